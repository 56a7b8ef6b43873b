"""Finished games played again, in processes of their own."""
