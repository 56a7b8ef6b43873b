"""The levels of Finish Line that are characters of the searcher."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.finish_line import remarks
from hippodrome.bots.finish_line.searcher import Character, Searcher
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games.finish_line.views import FinishLineView

MAGPIE = Character(bets=30, dice=0, hinder=0.5, theirs=(0.0, 0.0), reads=False, most_horses=2)
HANDICAPPER = Character(bets=800, dice=60, hinder=0.7, theirs=(0.3, 0.3))
"""On 2026-11-19 it won 79 ± 7 % against the magpie (80 deals), and the maestro 70 ± 9 % against it (60). Looking no further than
the die itself, it won 71 ± 5 % (120) against the one, and the other won 94 ± 6 % (40): too wide a step."""
MAESTRO = Character(bets=2000, dice=40)
"""More for its dice hardly helps: 200 won 53 ± 7 % against 40 (two seats, 100 deals, seed 512, 2026-11-19), where 2000 for bets
won 57 ± 7 % against 400 (100 deals, seed 511)."""


class Magpie(Searcher):
    """Expects everybody to bet as before, and tries a few bets beside theirs; it reads nothing off dice, and hinders a little."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance, MAGPIE)

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishLineView)
        return remarks.of_magpie(view)


def magpie(game: Game[Any], chance: Chance) -> Searcher:
    """Remembers what was bet, and nothing else."""
    return Magpie(game, chance)


def handicapper(game: Game[Any], chance: Chance) -> Searcher:
    """Simulates its bets, and what its dice lead to, if not for long; it hinders less than it could."""
    return Searcher(game, chance, HANDICAPPER)


def maestro(game: Game[Any], chance: Chance) -> Searcher:
    """Reads everybody's bets off their dice, and searches both its own and the uses of its dice."""
    return Searcher(game, chance, MAESTRO)
