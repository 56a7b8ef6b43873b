"""What is on disk, and who may write it."""
