"""Bots for La Triple Couronne: a sensible one, one that imagines auctions and seasons, and characters."""

from hippodrome.bots.triple_couronne.magnate import Magnate
from hippodrome.bots.triple_couronne.trainer import Trainer

__all__ = ["Magnate", "Trainer"]
