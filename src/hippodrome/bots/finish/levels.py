"""Five players of Finish, from the weakest to the strongest; the punter would stand between the third and the fourth."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.finish import remarks
from hippodrome.bots.finish.plain import Dreamer, Saver
from hippodrome.bots.finish.punter import Punter
from hippodrome.bots.finish.searcher import Searcher, Style
from hippodrome.bots.player import Bot, Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games.finish.events import Bet
from hippodrome.games.finish.views import Choice, FinishView

CARE = 0.6
"""What the prudent one stakes of what the punter would."""


def dreamer(game: Game[Any], chance: Chance) -> Bot:
    """Falls in love with the quickest starter."""
    return Dreamer(game, chance)


def saver(game: Game[Any], chance: Chance) -> Bot:
    """Knows the cards, and stakes too little."""
    return Saver(game, chance)


class Prudent(Punter):
    """Reckons like the punter, and stakes less."""

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishView)
        return remarks.of_prudent(view)

    def _stakes(self, choice: Choice, returns: list[float], most: int) -> list[Bet]:
        careful = [
            Bet(bet.lane, int(bet.stake * CARE) // choice.step * choice.step) for bet in super()._stakes(choice, returns, most)
        ]
        return [bet for bet in careful if bet.stake > 0]


def prudent(game: Game[Any], chance: Chance) -> Bot:
    """Knows what a horse is worth, and stakes with a careful hand."""
    return Prudent(game, chance)


class Reckoner(Searcher):
    """Stakes what growth asks for, buys little, and forgets that others bet too."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        super().__init__(game, chance, Style(rollouts=300, watches=False, thrift=4.0))

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishView)
        return remarks.of_reckoner(view)


def reckoner(game: Game[Any], chance: Chance) -> Bot:
    """Plays every race alike, for growth."""
    return Reckoner(game, chance)


def high_roller(game: Game[Any], chance: Chance) -> Bot:
    """Knows what others do, and plays for the win."""
    return Searcher(game, chance, Style(rollouts=600))
