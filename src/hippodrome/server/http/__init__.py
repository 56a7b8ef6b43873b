"""What the server answers: pages, requests and live connections."""
