"""A bot for Ticket Gagnant that tries out what it may do: in deals as they may be, played sensibly to the end of the race."""

from __future__ import annotations

from typing import Any

from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant.candidates import candidates
from hippodrome.bots.ticket_gagnant.guesses import Guesses
from hippodrome.bots.ticket_gagnant.remarks import remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget, allowed
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import Meeting
from hippodrome.games.ticket_gagnant.trials import Trials, Tried
from hippodrome.games.ticket_gagnant.views import TicketView

ROLLOUTS = 2000
"""How long it thinks if nobody says."""
SHORT = 14
"""Cards of a race that it thinks about so long; rollouts of a longer one take longer, so that there are fewer."""
MOST_CARDS = 7


class Searcher:
    """Does what leads to the best end of the race, on average, if everybody plays sensibly from then on."""

    def __init__(self, game: Game[Any], chance: Chance, rollouts: int = ROLLOUTS) -> None:
        assert isinstance(game, TicketGagnant)
        self._game = game
        self._chance = chance
        self._rollouts = rollouts

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
        trials = Trials(self._game, view.seat, self._chance)
        rounds = (len(tried) - 1).bit_length()
        alive = len(tried)
        while alive > 1 and not budget.struck:
            for deal in guesses.draw(max(1, budget.rollouts // (rounds * alive))):
                if tried[0].rollouts and budget.is_late():
                    break
                trials.run(deal, tried, alive)
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
