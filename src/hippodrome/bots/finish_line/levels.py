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
MAESTRO = (
    Character(bets=6000, dice=800),
    Character(bets=2000, dice=40, theirs=4.0),
    Character(bets=2000, dice=200, tried=3, by_bets=True),
)
"""With one rival, with two, and with three; 5 to 25 ms a decision on one core.

With two it expects more hindering, or it would think that it gets the front through: with 1.4 the places won 21 21 27 18 9 3 2 %
(900 races between such players, seed 601, 2026-11-19), with 4.0 26 26 25 14 6 2 1 %. And it looks less far beyond a die, since
whoever looks further leaves the hindering to the other: with 200 rollouts for one a euro on the sixth place brought back
0.2 ± 0.3, on the last 3.3 ± 2.3 (900 races, seed 601), with 40 0.9 ± 1.4 and 1.4 ± 2.0. That costs strength: it won 47 ± 5 %
against two tipsters (150 deals, seed 2027), and 66 ± 3 % without (300 deals, 400 rollouts). With other numbers of rivals 4.0
would only do harm: with one it won 45 ± 7 % against 1.4 (120 deals, seed 71), with three 42 ± 5 % against tipsters (104 deals,
seed 2027).

With three it tells by bets who hinders. Told by dice, which all of them see, now and then all believed that nobody hindered,
since all had backed the same, and three or four had everything on one of the last two places, which then won: 15 of 355 second
races, and a euro on these two brought back 3.7 ± 1.2 (1,065 races, seed 704, 2026-11-19). To expect half of it at least
helped against that, but won only 34 ± 5 % against tipsters instead of 53 ± 4 (70 deals, seed 4002, and 150, seed 4005,
2026-11-20). It looks into three uses of a die, which hinder more than those after them: of five it took others so often that the
second place won more than the first, 30.6 ± 1.6 against 27.1 ± 1.5 % (3,150 races, seed 705, 2026-11-20)."""


def maestro_with(rivals: int) -> Character:
    """How the maestro plays with so many."""
    return MAESTRO[rivals - 1]


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
    return Searcher(game, chance, *MAESTRO)
