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

MAGPIE = Character(bets=30, dice=0, hinder=0.5, theirs=0.0, reads=False, most_horses=2)
HANDICAPPER = Character(bets=800, dice=60, hinder=0.7, theirs=0.3)
"""On 2026-11-19 it won 79 ± 7 % against the magpie (80 deals), and the maestro 70 ± 9 % against it (60). Looking no further than
the die itself, it won 71 ± 5 % (120) against the one, and the other won 94 ± 6 % (40): too wide a step."""
MAESTRO = Character(bets=6000, dice=800)
"""With one rival. About 25 ms a decision on one core. To expect hindering by 4.0 won 45 ± 7 % against this (120 deals, seed 71,
2026-11-19)."""
AMONG_SEVERAL = Character(bets=2000, dice=40, theirs=4.0)
"""With several it expects more hindering, or it would think that it gets the front through: with 1.4 the places won 21 21 27 18 9
3 2 % (3 seats, 900 races between such players, seed 601, 2026-11-19), with 4.0 26 26 25 14 6 2 1 %. With 8.0 it thought that
nobody would come from behind: 78 of 100 euros were on the first two, which won 60 % (555 races, seed 111, 200 rollouts for a
die). And it looks less far beyond a die, since whoever looks further leaves the hindering to others: with 200 rollouts for one a
euro on the sixth place brought back 0.2 ± 0.3, on the last 3.3 ± 2.3 (900 races, seed 601), with 40 0.9 ± 1.4 and 1.4 ± 2.0."""


def maestro_with(rivals: int) -> Character:
    """How the maestro plays with so many."""
    return MAESTRO if rivals == 1 else AMONG_SEVERAL


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
    return Searcher(game, chance, MAESTRO, AMONG_SEVERAL)
