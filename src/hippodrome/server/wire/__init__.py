"""Connections before anything is understood: how many, how much, how fast."""
