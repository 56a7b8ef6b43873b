"""What games look like at a terminal: a file for each that is drawn (see cli/scene.py)."""
