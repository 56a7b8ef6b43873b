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
MANY, QUICK = 10_000, 3_000
"""Of so many rollouts or more only so many are quick ones, since more of these hardly help. Of fewer all are."""
FINALISTS, ENOUGH = 6, 20
"""So many actions are looked at in deep rollouts, each in as many deals at least, or what the quick ones said holds."""


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
        """What it has tried for this decision, the best first. Of many rollouts only the first are quick: with the others, deep
        ones, it looks at what seemed best in these, once so few cards are left that there can be enough of them."""
        assert isinstance(view, TicketView) and view.seat is not None
        state = self._game.imagine(view, self._chance)
        budget = allowed(budget, self._usual(state))
        guesses = Guesses(self._game, view, state, self._chance)
        tried = [Tried(code) for code in self._candidates(state, view)]
        quick = budget.rollouts if budget.rollouts < MANY else QUICK
        self._halve(tried, Trials(self._game, view.seat, self._chance), guesses, budget, quick)
        if quick == budget.rollouts or budget.struck or not 0 < state.cards_left <= SHORT:
            return tried
        finalists = [Tried(each.code) for each in tried[:FINALISTS]]
        deep = Trials(self._game, view.seat, self._chance, deep=True)
        self._halve(finalists, deep, guesses, budget, budget.rollouts - quick)
        if budget.struck and finalists[0].rollouts < ENOUGH:
            return tried
        return finalists + tried[FINALISTS:]

    def _halve(self, tried: list[Tried], trials: Trials, guesses: Guesses, budget: Budget, rollouts: int) -> None:
        """Spend so many rollouts on these: the worse half is dropped, round by round, and the best come first."""
        rounds = (len(tried) - 1).bit_length()
        alive = len(tried)
        while alive > 1 and not budget.struck:
            until = trials.spent + rollouts // rounds
            while not (tried[0].rollouts and budget.is_late()):
                trials.run(guesses.deal(), tried, alive)
                if trials.spent >= until:
                    break
            tried[:alive] = sorted(tried[:alive], key=Tried.worth, reverse=True)
            alive = (alive + 1) // 2 if alive > 2 else 1

    def _usual(self, state: Meeting) -> int:
        """How many rollouts it takes if nobody says."""
        cards = int(state.cards_left) or MOST_CARDS * int(state.table.seats)
        return self._rollouts * SHORT // max(SHORT, cards)

    def _candidates(self, state: Meeting, view: TicketView) -> list[int]:
        """The actions that it tries out."""
        assert view.seat is not None
        return candidates(self._game, state, view.seat)
