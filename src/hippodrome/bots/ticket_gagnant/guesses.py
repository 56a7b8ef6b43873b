"""What others may hold: deals that fit what a seat has seen; where tickets lie face down, such as fit the cards of their owners.

Two beliefs are not here, since they won no more games (two seats, 2022, 200 rollouts a choice, 2026-11-18): that hands fit open
tickets (51 ± 11 % of 54 games against the same without), and that hidden tickets fit what their owners took ahead or back, beyond
the cards that they laid for it (74 ± 9 % of 82 games against the apprentice, without it 77 ± 8 % of 84).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hippodrome.core.chance import Chance
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import ActionUndone
from hippodrome.games.ticket_gagnant import codes
from hippodrome.games.ticket_gagnant.events import AnyEvent, CardDiscarded, CardPlayed, RaceAnnounced
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import PREDICT, RACE, Meeting
from hippodrome.games.ticket_gagnant.views import TicketView


class Laid(NamedTuple):
    """A card that somebody has laid down in this race, and the rows that horses (from 0) have gained by it."""

    seat: int
    card: str
    gains: tuple[tuple[int, int], ...]


def laid_down(history: Iterable[AnyEvent]) -> list[Laid]:
    """The cards of the last race that these events tell of, in order."""
    laid: list[Laid] = []
    for event in history:
        if isinstance(event, RaceAnnounced):
            laid = []
        elif isinstance(event, CardPlayed):
            laid.append(Laid(event.seat, event.card, _gains(event)))
        elif isinstance(event, CardDiscarded):
            laid.append(Laid(event.seat, event.card, ()))
        elif isinstance(event, ActionUndone) and laid and laid[-1].seat == event.seat:
            laid.pop()
    return laid


def _gains(event: CardPlayed) -> tuple[tuple[int, int], ...]:
    if event.horse is None or event.start is None or event.end is None:
        return ()
    gains = [(event.horse - 1, int(event.end[1:]) - int(event.start[1:]))]
    if event.pushed is not None and event.pushed_to is not None:
        gains.append((event.pushed - 1, int(event.pushed_to[1:]) - int(event.end[1:])))
    return tuple((horse, rows) for horse, rows in gains if rows)


class Guesses:
    """Deals as they may be, for one decision of one seat; each is drawn anew from an imagined state."""

    def __init__(self, game: TicketGagnant, view: TicketView, state: Meeting, chance: Chance) -> None:
        assert view.seat is not None
        self._game = game
        self._seat = view.seat
        self._state = state
        self._chance = chance
        self._policy = game.policy()
        self._laid = laid_down(view.history)
        self._hidden = state.phase == RACE and state.hidden
        if state.phase == PREDICT:
            state.predictions = Sealed(view.seats)  # what others have chosen they choose again, by the cards that they are dealt

    def draw(self, count: int) -> list[Meeting]:
        """So many deals."""
        return [self.deal() for _ in range(count)]

    def deal(self) -> Meeting:
        """One of them."""
        return self._with_tickets() if self._hidden else self._dealt()

    def _dealt(self) -> Meeting:
        dealt = self._game.clone(self._state)
        self._game.redeal(dealt, self._seat, self._chance)
        return dealt

    def _with_tickets(self) -> Meeting:
        """A deal in which the others have predicted by the cards that they held then."""
        dealt = self._dealt()
        before = self._game.clone(dealt)
        before.phase = PREDICT
        deck, used = dealt.table.deck, 0
        for laid in self._laid:
            card = deck.held(dealt.played & ~used, deck.faces.index(laid.card))
            used |= card
            before.hands[laid.seat] |= card
        for seat in range(dealt.table.seats):
            if seat != self._seat:
                code = self._policy.pick(before, seat, self._game.legal(before, seat), self._chance)
                dealt.predictions.choices[seat] = code & codes.CHOICE_MASK
        return dealt
