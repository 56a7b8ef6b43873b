"""Those who play Finish Line."""

from hippodrome.bots.finish_line.tipster import CHANCES, Backed, Model, Tipster

__all__ = ["CHANCES", "Backed", "Model", "Tipster"]
