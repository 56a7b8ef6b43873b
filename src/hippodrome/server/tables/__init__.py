"""A table in memory: its people, its game, and all that they are told."""
