"""The vocabulary of the rule tests: positions in the middle of a race, written down as a person would describe them.

    state = position(discipline="hurdles", horses={5: "e4", 4: "e6"}, hands=[["5x2"], ["J"]])
    ends(state, 5)               the cells where horse 5 may end
    pushes(state, 5, "e6")       where the horse that stands on e6 may be pushed
    do(state, "play 5x2 5>e6>f7")
    refused(state, "play 5x2 5>e8").rule

Lanes are a to g from the inside rail, rows count from 1, seats from 0. The box is `test-box.toml`: start row 2, hedges
after rows 7 and 13, the line after row 18, last row 19. A horse that a position does not mention is *parked* on row 1,
behind the start row, in the lane of its number (1 on a1 … 7 on g1): out of the way of everything further up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.log import Log
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.ticket_gagnant.actions import AnyAction, PlayCard
from hippodrome.games.ticket_gagnant.board import EMPTY
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import RACE, Meeting
from hippodrome.games.ticket_gagnant.views import TicketView
from tests.games.by_hand import ByHand

E = TypeVar("E", bound=Event)

BOX_TEXT = Path(__file__).with_name("test-box.toml").read_text(encoding="utf-8")
BOX: Box = Box.read(BOX_TEXT, "test-box.toml")
GAME = TicketGagnant(BOX)
BY_HAND = ByHand(GAME)
mover, do, refused, malformed = BY_HAND.mover, BY_HAND.do, BY_HAND.refused, BY_HAND.malformed
HORSES = range(1, 8)
LANES = "abcdefg"
DISCIPLINES = ("flat", "hurdles", "steeplechase", "harness")
RIVERS = ("1 before", "1 after", "2 before", "2 after")


# Tables


def setup(edition: str = "2022", seats: int = 2, **options: OptionValue) -> Setup:
    """A table of Ticket Gagnant."""
    return Setup(title="ticket-gagnant", edition=edition, seats=seats, options=options)


def opened(edition: str = "2022", seats: int = 2, first: int = 0, log: Log | None = None, **options: OptionValue) -> Meeting:
    """A meeting just opened, the first player chosen by the host."""
    return GAME.start(setup(edition, seats, first_player=first, **options), ScriptedChance([]), log)


def ready_to_predict(edition: str = "2022", seats: int = 2, first: int = 0, hidden: bool = False) -> Meeting:
    """A flat race whose cards are dealt and whose predictions are owed. In 2022 `hidden` is the table's option."""
    if edition == "2022":
        state = opened(edition, seats, first, hidden_predictions=hidden)
        do(state, "discipline flat", "hand 3", chance=FastChance(1))
    else:
        state = opened(edition, seats, first)
        secrecy = "secrecy hidden" if hidden else "secrecy open"
        do(state, "discipline flat", "arrange 1234567", secrecy, "hand 3", chance=FastChance(1))
    return state


def position(
    edition: str = "2022",
    discipline: str = "flat",
    river: str | None = None,
    horses: Mapping[int, str] | None = None,
    hands: Sequence[Sequence[str]] = (),
    turn: int = 0,
    first: int = 0,
    tickets: Sequence[str] = (),
    pawns: Sequence[int] = (),
    tokens: Sequence[int] = (),
    seats: int = 2,
    races: int | None = None,
    race: int = 1,
    hidden: bool = False,
) -> Meeting:
    """A meeting in the middle of a race. Seats without a hand hold nothing, seats without a ticket predict `1/./.`."""
    state = opened(edition, seats, first, races=races)
    do(state, f"discipline {discipline}")
    if river is not None:
        do(state, f"river {river}")
    stand(state, horses or {})
    deck = state.table.deck
    taken = 0
    bits: list[int] = []
    for cards in [*hands, *([()] * (seats - len(hands)))]:
        hand = deck.hand_of([deck.faces.index(card) for card in cards], taken)
        assert hand >= 0, f"the deck has not all of {cards}"
        taken |= hand
        bits.append(hand)
    state.hands = vec[i64](bits)
    state.cards_left = sum(len(hand) for hand in hands)
    state.hand_size = 3
    state.predictions = Sealed(seats)
    for seat in range(seats):
        ticket = tickets[seat] if seat < len(tickets) else "1/./."
        state.predictions.put(seat, GAME.read(f"predict {ticket}") & 511)
    state.pawns = vec[i64]([*pawns, *([0] * (seats - len(pawns)))])
    state.tokens = vec[i64]([*tokens, *([0] * (seats - len(tokens)))])
    state.race = race - 1
    state.hidden = hidden
    state.phase = RACE
    state.turn = turn
    return state


def stand(state: Meeting, horses: Mapping[int, str]) -> None:
    """Put every horse on its cell, those not mentioned on row 1."""
    state.standing = vec[i64]([EMPTY] * len(state.standing))
    places = {horse: horses.get(horse, f"{LANES[horse - 1]}1") for horse in HORSES}
    assert len(set(places.values())) == len(places), f"two horses on one cell: {places}"
    for horse, name in places.items():
        state.put(horse - 1, cell(name))


def cell(name: str) -> int:
    """The number of a cell: seven to a row, from a1."""
    return (int(name[1:]) - 1) * 7 + LANES.index(name[0])


def name_of(number: int) -> str:
    """The name of a cell's number."""
    return f"{LANES[number % 7]}{number // 7 + 1}"


# What may be done


def texts(state: Meeting, seat: int | None = None) -> list[str]:
    """Every legal action in its notation, in the engine's order."""
    return [GAME.write(code) for code in GAME.legal(state, mover(state) if seat is None else seat)]


def legal_actions(state: Meeting) -> list[AnyAction]:
    """Every legal action of the seat to act in its readable form."""
    return [GAME.action(code) for code in GAME.legal(state, mover(state))]


def moves_of(state: Meeting, horse: int, card: str | None = None) -> list[PlayCard]:
    """The legal plays that move this horse (with this card)."""
    found = [action for action in legal_actions(state) if isinstance(action, PlayCard) and action.horse == horse]
    return [action for action in found if card is None or action.card == card]


def ends(state: Meeting, horse: int, card: str | None = None) -> set[str]:
    """The cells where a legal play of the seat to act may take this horse."""
    return {str(action.to) for action in moves_of(state, horse, card)}


def pushes(state: Meeting, horse: int, to: str) -> set[str]:
    """Where the horse on a cell may be pushed when this horse ends there."""
    return {str(action.pushed_to) for action in moves_of(state, horse) if action.to == to}


# Doing it


def as_long_as(condition: Callable[[], object], limit: int = 1500) -> Iterator[int]:
    """Counts the steps of something that must come to an end, so that a broken rule fails a test instead of hanging it."""
    for step in range(limit):
        if not condition():
            return
        yield step
    raise AssertionError(f"it does not come to an end in {limit} steps")


# What is seen


def view(state: Meeting, seat: int | None = None, log: Log | None = None) -> TicketView:
    """What a seat, or a spectator, sees."""
    seen = GAME.view(state, seat, log.heard_by(seat) if log is not None else ())
    assert isinstance(seen, TicketView)
    return seen


def seen_bytes(state: Meeting, seat: int | None, log: Log | None = None) -> bytes:
    """The bytes that would be sent to a seat."""
    return msgspec.json.encode(view(state, seat, log))


def horse_at(state: Meeting, horse: int) -> str:
    """The cell where a horse stands, on which the track must agree."""
    where = state.cells[horse - 1]
    assert state.standing[where] == horse - 1
    return name_of(where)


def whereabouts(state: Meeting) -> dict[int, str]:
    """Every horse's cell; no other cell may hold a horse."""
    assert sum(horse != EMPTY for horse in state.standing) == 7
    return {horse: horse_at(state, horse) for horse in HORSES}


def told(log: Log) -> list[Event]:
    """Every event, whoever may know it."""
    return [event for event, _ in log]


def told_of(log: Log, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event, _ in log if isinstance(event, kind)]
