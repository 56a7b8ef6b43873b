"""A bot for Ticket Gagnant that predicts from its hand and looks one card ahead."""

from __future__ import annotations

from typing import Any

import msgspec

from hippodrome.bots.at_random import AtRandom
from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant import remarks
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.actions import AnyAction, ChooseHandSize, PlayCard, Predict
from hippodrome.games.ticket_gagnant.box import Ticket
from hippodrome.games.ticket_gagnant.events import Places
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView

HORSES = range(1, 8)
DOUBLE_HELPS = 1.5
"""What a double card is worth to each of its horses, in spaces: it can bring one level with the other."""
FIRST_GAMES = 4
"""Cards that it deals where all races are on the flat, as in first games (TG-3)."""
A_ROW_COUNTS = 0.15
"""What a row gained by a predicted horse is worth, in points, when the order stays the same."""


class OneAhead:
    """Plays the card after which its own ticket, compared with the others that it knows, looks best."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, TicketGagnant)
        self._game = game
        self._chance = chance
        self._otherwise = AtRandom(game, chance)

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, TicketView) and view.choice is not None
        if view.phase == "predict":
            return self._game.code(self._prediction(view))
        if view.phase == "race":
            return self.ranked(view)[0]
        if view.phase == "hand" and view.flat_only:
            return self._game.code(ChooseHandSize(FIRST_GAMES))
        return self._otherwise.choose(view)

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that has just ended."""
        assert isinstance(view, TicketView)
        return remarks.of_apprentice(view)

    def _prediction(self, view: TicketView) -> Predict:
        """The three horses that its cards can help most, the likeliest first; equals in any order."""
        strength = {horse: self._chance.below(1000) / 10_000 for horse in HORSES}
        for card in view.hand:
            if card == "J":
                continue
            if card[1] == "x":
                strength[int(card[0])] += int(card[2])
            else:
                strength[int(card[0])] += DOUBLE_HELPS
                strength[int(card[2])] += DOUBLE_HELPS
        first, second, third = sorted(HORSES, key=lambda horse: -strength[horse])[:3]
        return Predict(first, second, third)

    def ranked(self, view: TicketView) -> list[int]:
        """The codes of all plays, those first after which its ticket looks best; equals in any order."""
        assert view.choice is not None
        worths = [
            self._worth(view, _cells_after(view, action)) + self._chance.below(1000) / 100_000 for action in view.choice.actions
        ]
        best = sorted(range(len(worths)), key=lambda at: -worths[at])
        return [self._game.code(view.choice.actions[at]) for at in best]

    def _worth(self, view: TicketView, cells: list[str]) -> float:
        """Its ticket if the race ended here, less the mean of the other tickets that it knows."""
        values = self._values(view.edition)
        rows = [int(cell[1:]) for cell in cells]
        out = self._gallopers(view, cells)
        assert view.ticket is not None
        worth = ticket_worth(values, rows, out, view.ticket)
        if view.tickets is not None:
            others = [ticket_worth(values, rows, out, t) for seat, t in enumerate(view.tickets) if seat != view.seat]
            worth -= sum(others) / len(others)
        return worth + A_ROW_COUNTS * sum(rows[horse - 1] for horse in view.ticket if horse is not None)

    def _values(self, edition: str) -> Ticket:
        """What tickets are worth; in 2024 a disqualified horse just counts as last (TG-43)."""
        values = self._game.box.ticket
        return values if edition == "2022" else msgspec.structs.replace(values, disqualified=values.lost)

    def _gallopers(self, view: TicketView, cells: list[str]) -> set[int]:
        """The horses on hoofprints, once there is no turn left to take them off."""
        if view.discipline != "harness" or sum(view.cards_left) > view.seats:
            return set()
        return {horse for horse in HORSES if cells[horse - 1] in view.track.hoofprints}


def _cells_after(view: TicketView, action: AnyAction) -> list[str]:
    """Where the horses stand after a play."""
    cells = list(view.horses)
    if isinstance(action, PlayCard) and action.horse is not None and action.to is not None:
        if action.pushed_to is not None:
            cells[cells.index(action.to)] = action.pushed_to
        cells[action.horse - 1] = action.to
    return cells


def ticket_worth(values: Ticket, rows: list[int], out: set[int], ticket: Places) -> float:
    """What a ticket would score on average if the race ended now: level horses share their places."""
    worth = 0.0
    for place, horse in enumerate(ticket):
        if horse is None:
            continue
        if horse in out:
            worth += values.disqualified
            continue
        runners = [rows[other - 1] for other in HORSES if other not in out]
        ahead = sum(row > rows[horse - 1] for row in runners)
        level = sum(row == rows[horse - 1] for row in runners)
        for rank in range(ahead, ahead + level):
            points = values.exact[place] if rank == place else values.placed if rank < 3 else values.lost
            worth += points / level
    return worth
