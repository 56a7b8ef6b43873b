"""Tables that people share: seats, storage, live updates. The only holder of a full state."""
