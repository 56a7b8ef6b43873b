"""A bot for La Triple Couronne that runs its stable from simulated chances."""

from hippodrome.bots.triple_couronne.trainer import Trainer

__all__ = ["Trainer"]
