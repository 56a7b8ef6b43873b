"""A bot for Ticket Gagnant that tries out what it may do: in deals as they may be, played sensibly to the end of the race."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant.candidates import candidates
from hippodrome.bots.ticket_gagnant.guesses import Guesses
from hippodrome.bots.ticket_gagnant.remarks import remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.rollout import rollout
from hippodrome.core.search import Budget, allowed
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import Meeting
from hippodrome.games.ticket_gagnant.views import TicketView

ROLLOUTS = 2000
"""How long it thinks if nobody says."""
SHORT = 14
"""Cards of a race that it thinks about so long; rollouts of a longer one take longer, so that there are fewer."""
MOST_CARDS = 7
A_WIN = 20.0
LEADS_COUNT = 0.2
"""What winning the meeting is worth, in points, once the last race is over; the lead still counts a little. It hardly matters: 20
and 0.2, 10 and 0.5, 5 and 0.8 won 80, 78 and 79 ± 6 % against the apprentice (2024, two seats, 105 deals, 2026-11-18)."""


class Tried:
    """An action, and what came of it."""

    __slots__ = ("code", "rollouts", "sum")

    def __init__(self, code: int) -> None:
        self.code = code
        self.rollouts = 0
        self.sum = 0.0

    def worth(self) -> float:
        """What it led to, on average."""
        return self.sum / max(self.rollouts, 1)


class Searcher:
    """Does what leads to the best end of the race, on average, if everybody plays sensibly from then on."""

    def __init__(self, game: Game[Any], chance: Chance, rollouts: int = ROLLOUTS) -> None:
        assert isinstance(game, TicketGagnant)
        self._game = game
        self._chance = chance
        self._rollouts = rollouts
        self._policies = [game.policy()]

    def choose(self, view: View, budget: Budget | None = None) -> int:
        return self.weigh(view, budget)[0].code

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that has just ended."""
        assert isinstance(view, TicketView)
        return remark(view)

    def weigh(self, view: View, budget: Budget | None = None) -> list[Tried]:
        """What it has tried for this decision, the best first: the worse half is dropped, round by round."""
        assert isinstance(view, TicketView) and view.seat is not None
        state = self._game.imagine(view, self._chance)
        budget = allowed(budget, self._usual(state))
        guesses = Guesses(self._game, view, state, self._chance)
        tried = [Tried(code) for code in self._candidates(state, view)]
        rounds = (len(tried) - 1).bit_length()
        alive = len(tried)
        while alive > 1 and not budget.struck:
            for deal in guesses.draw(max(1, budget.rollouts // (rounds * alive))):
                if tried[0].rollouts and budget.is_late():
                    break
                for each in tried[:alive]:
                    each.sum += self._worth(deal, view.seat, each.code)
                    each.rollouts += 1
            tried[:alive] = sorted(tried[:alive], key=Tried.worth, reverse=True)
            alive = (alive + 1) // 2 if alive > 2 else 1
        return tried

    def _usual(self, state: Meeting) -> int:
        """How many rollouts it takes if nobody says."""
        cards = int(state.cards_left) or MOST_CARDS * int(state.table.seats)
        return self._rollouts * SHORT // max(SHORT, cards)

    def _candidates(self, state: Meeting, view: TicketView) -> list[int]:
        """The actions that it tries out."""
        assert view.seat is not None
        return candidates(self._game, state, view.seat)

    def _worth(self, deal: Meeting, seat: int, code: int) -> float:
        """What an action leads to in this deal."""
        game = self._game
        state = game.clone(deal)
        game.apply(state, seat, code, self._chance)
        if state.race == deal.race:
            rollout(game, state, self._policies, self._chance, "race")
        totals = game.totals(state)
        own = totals.pop(seat)
        ahead = own - max(totals)
        if state.race < state.table.races:
            return float(ahead)
        return LEADS_COUNT * ahead + (A_WIN if ahead > 0 else A_WIN / 2 if ahead == 0 else 0.0)
