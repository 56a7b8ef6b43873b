"""Processes of the server's own that work for it: they know nothing but what they are asked."""
