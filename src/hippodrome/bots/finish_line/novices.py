"""Two who do not yet know much about Finish Line, and one who knows a single thing.

They play like people on their first days: they bet by liking, and do not see what some of the faces are good for.
"""

from __future__ import annotations

from typing import Any

from hippodrome.bots.finish_line import remarks
from hippodrome.bots.finish_line.tipster import Tipster
from hippodrome.bots.love import loved
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.finish_line import codes
from hippodrome.games.finish_line.actions import PlaceBets, WinStake
from hippodrome.games.finish_line.dice import (
    DOUBLE,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    OUTSIDER_1000,
    OUTSIDER_2000,
    OUTSIDER_3000,
    SIDE_BET,
)
from hippodrome.games.finish_line.events import RaceAnnounced
from hippodrome.games.finish_line.policy import Pusher
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import TILES, USE
from hippodrome.games.finish_line.views import FinishLineView

FIFTH = 5
UNDERSTOOD = frozenset((HORSESHOE, OUTSIDER_1000, OUTSIDER_2000, OUTSIDER_3000, DOUBLE, SIDE_BET, HELMET, INTERFERENCE))
"""Faces that help a horse, or bring money, and one that hinders."""


class Novice:
    """Uses, of the faces that it has understood, the one that helps its bets most; else it sets a die aside. It has understood
    those that help, and interference; no whips, and of the black dice nothing but side bets."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, FinishLine)
        self._game = game
        self._chance = chance

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None and view.seat is not None
        if view.choice.kind == "bets":
            return self._game.code(self.bets(view))
        state = self._game.imagine(view, self._chance)
        legal = self._game.legal(state, view.seat)
        pusher = Pusher(state.table)
        if state.phase != USE:
            return pusher.pick(state, view.seat, legal, self._chance)
        pusher.look(state, view.seat)
        worth = {code: pusher.worth(state, code) for code in legal if self._sees(code)}
        best = [code for code in worth if worth[code] == max(worth.values())]
        return best[self._chance.below(len(best))]

    def bets(self, view: FinishLineView) -> PlaceBets:
        """What it stakes on a race."""
        raise NotImplementedError

    def _sees(self, code: int) -> bool:
        return codes.kind_of(code) == codes.ASIDE or codes.face_of(code) in UNDERSTOOD


class Daydreamer(Novice):
    """Falls in love with a horse, and puts everything on it. On 2026-11-19 the stroller won 63 ± 5 % against it (200 deals, seed
    78), and 86 ± 3 % (200, seed 2026) when it had not understood interference: too wide a step."""

    def bets(self, view: FinishLineView) -> PlaceBets:
        lucky = _lucky_number(view)
        beloved = min(view.tiles, key=lambda tile: (abs(tile.horse - lucky), tile.start))
        return all_on(view, beloved.start)

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishLineView)
        return remarks.of_daydreamer(view)


def _lucky_number(view: FinishLineView) -> int:
    """The number that a seat likes for a whole meeting, by the first line that it has seen; the horse of a race that comes
    closest is its own."""
    assert view.seat is not None
    lines = (event.horses for event in view.history if isinstance(event, RaceAnnounced))
    return loved(next(lines, ()), view.seat, TILES) + 1


class Stroller(Novice):
    """Backs three horses as the tipster does."""

    def bets(self, view: FinishLineView) -> PlaceBets:
        found = self._game.action(Tipster(self._game, self._chance).choose(view))
        assert isinstance(found, PlaceBets)
        return found

    def remark(self, view: View) -> Remark | None:
        assert isinstance(view, FinishLineView)
        return remarks.of_stroller(view)


class Backer:
    """Puts everything on the horse that starts in one place, and pushes it as the tipster would."""

    def __init__(self, game: Game[Any], chance: Chance, start: int = FIFTH) -> None:
        self._game = game
        self._tipster = Tipster(game, chance)
        self._start = start

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None
        if view.choice.kind != "bets":
            return self._tipster.choose(view)
        return self._game.code(all_on(view, self._start))


def all_on(view: FinishLineView, start: int) -> PlaceBets:
    """The whole capital on the horse that starts there."""
    assert view.choice is not None
    stake = view.choice.most // view.choice.step * view.choice.step
    return PlaceBets((WinStake(start, stake),) if stake else ())
