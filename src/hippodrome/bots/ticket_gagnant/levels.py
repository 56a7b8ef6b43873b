"""Players to choose between, from one that a child beats to the strongest; the second of the five is in `one_ahead.py`."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.player import Bot
from hippodrome.bots.ticket_gagnant.glancer import Glancer
from hippodrome.bots.ticket_gagnant.searcher import Searcher
from hippodrome.bots.ticket_gagnant.sweetheart import Sweetheart
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game

REGULAR = 30
COUNTER = 150
ACE = 60_000
"""Rollouts for a choice, where two seats play. On 2026-11-18 the apprentice won 72 ± 3 % against the sweetheart (400 deals, seed
21), the regular 74 ± 3 % against the apprentice (300, seed 32), the card counter 71 ± 4 % against the regular (300, seed 43), and
the ace 69 ± 6 % against the card counter (120, seed 54). To play that again: `hippodrome lab tournament ticket-gagnant --bots
card-counter,regular --deals 300 --seed 43`."""


def sweetheart(game: Game[Any], chance: Chance) -> Bot:
    """Falls in love with a horse, and sees nobody's ticket but its own."""
    return Sweetheart(game, chance)


def regular(game: Game[Any], chance: Chance) -> Bot:
    """Thinks a race through now and then, but only of the plays that catch its eye."""
    return Glancer(game, chance, REGULAR)


def card_counter(game: Game[Any], chance: Chance) -> Bot:
    """Knows which cards are left, and thinks every play through, if not for long."""
    return Searcher(game, chance, COUNTER)


def turf_ace(game: Game[Any], chance: Chance) -> Bot:
    """Thinks every play through, for as long as that helps."""
    return Searcher(game, chance, ACE)
