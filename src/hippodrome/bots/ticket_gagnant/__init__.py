"""Bots for Ticket Gagnant."""

from hippodrome.bots.ticket_gagnant.one_ahead import A_ROW_COUNTS, OneAhead
from hippodrome.bots.ticket_gagnant.own_horses import OwnHorses

__all__ = ["A_ROW_COUNTS", "OneAhead", "OwnHorses"]
