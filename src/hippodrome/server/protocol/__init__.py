"""What clients and server say to each other: messages of a live connection, bodies of requests, refusals."""
