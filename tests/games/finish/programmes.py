"""The vocabulary of the rule tests: programmes at any stage, written down as a person would describe them.

    state = opened(seats=3, opener=1)                              the first auction of a programme
    state = lot(cash=[5000, 900], owned=[2, 0])                    an auction in which seats hold these sums and horses
    state = betting(owners=[0, 1, 0], prices=[1500, 1000, 2000], cash=[5000, 300])
    run(state, dice=[1, 2, 3, 4, 5, 6, 4, 5], bets=["bets win 5 1000", "bets none"])
    state, log = finished({1: ACROSS, 2: 40, 3: 37}, bets=["bets win 1 100"])
    do(state, "bid 1500", "pass")
    refused(state, "bid 900").key

Lanes count from 1, seats from 0. The box is `test-box.toml`: lanes of 40 squares, the crosses on 5, 9, 14, 20, 27 and 33.
Unless a test says otherwise the six horses of the rulebook's betting form are for sale, in its order, and sold horses
are ridden by the jockeys in the order of the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.finish import events
from hippodrome.games.finish.box import Box
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import AUCTION, BETS, OVER, Programme
from hippodrome.games.finish.views import FinishView
from tests.games.by_hand import ByHand

E = TypeVar("E", bound=Event)

BOX_TEXT = Path(__file__).with_name("test-box.toml").read_text(encoding="utf-8")
BOX: Box = Box.read(BOX_TEXT, "test-box.toml")
GAME = Finish(BOX)
BY_HAND = ByHand(GAME)
mover, do, refused, malformed = BY_HAND.mover, BY_HAND.do, BY_HAND.refused, BY_HAND.malformed
HORSES = tuple(card.name for card in BOX.horses.list)
JOCKEYS = tuple(card.name for card in BOX.jockeys.list)
SIX = ("Katzenbuckel", "Schlagobers", "Napoléon", "Hallodri", "Moskito", "Lady Skunx")
LENGTH = 40
CROSSES = (5, 9, 14, 20, 27, 33)
ACROSS = 41
"""A square beyond the last one: the line is crossed."""
ALL_SHOWN = [1, 2, 3, 4, 5, 6]
"""Start dice that bring every horse to the line."""


# Tables


def setup(seats: int = 2, **options: OptionValue) -> Setup:
    """A table of Finish."""
    return Setup(title="finish", edition="1975", seats=seats, options=options)


def offering(*horses: str, fallen: Iterable[str] = ()) -> list[int]:
    """The draws that put these horses up for sale, in this order."""
    stable = [name for name in HORSES if name not in set(fallen)]
    draws = []
    for horse in horses:
        draws.append(stable.index(horse))
        stable.remove(horse)
    return draws


def mounting(state: Programme, jockey: str) -> int:
    """The draw that gives the next buyer this jockey."""
    return [name for number, name in enumerate(JOCKEYS) if number not in state.jockeys].index(jockey)


def opened(
    seats: int = 2, opener: int = 0, horses: Sequence[str] = SIX, log: Log | None = None, races: int = 3, game: Finish = GAME
) -> Programme:
    """A programme at its first auction."""
    chance = ScriptedChance([opener, *offering(*horses)])
    state = game.start(setup(seats, races=races), chance, log)
    assert chance.left() == 0
    return state


def put_cash(state: Programme, cash: Sequence[int]) -> None:
    """Give every seat this sum; the bank makes up for the difference."""
    total = state.ledger.total()
    state.ledger.cash = vec[i64](list(cash))
    state.ledger.bank = total - sum(cash)


def lot(
    seats: int = 2, opener: int = 0, cash: Sequence[int] | None = None, owned: Sequence[int] = (), races: int = 3
) -> Programme:
    """An auction, opened by this seat, for which seats hold these sums and have bought that many horses already.

    It is the second one of a race: nobody wanted the first horse. So the rules themselves work out who may bid what.
    """
    state = opened(seats, (opener - 1) % seats, races=races)
    for seat, count in enumerate(owned):
        for _ in range(count):
            state.saddle(len(SIX) + state.sold, state.sold, seat, 1000)
    if cash is not None:
        put_cash(state, cash)
    for _ in range(seats):
        do(state, "pass")
    return state


def sell(state: Programme, owner: int, price: int, jockey: str | None = None, log: Log | None = None) -> None:
    """The horse on offer goes to this seat: it bids at its turn, everybody else passes. For price 0 nobody bids."""
    draws = [0 if jockey is None else mounting(state, jockey)] if price else []
    chance = ScriptedChance(draws)
    number = state.lot
    while state.phase == AUCTION and state.lot == number:
        seat = mover(state)
        GAME.apply(state, seat, GAME.read(f"bid {price}" if price and seat == owner else "pass"), chance, log)
    assert chance.left() == 0


def box_with(
    numbers: Mapping[int, Sequence[int]] | None = None, horses: Sequence[str] = SIX, length: int = LENGTH,
    crosses: Sequence[int] = CROSSES,
) -> Box:  # fmt: skip
    """The test box with another track, or with horses that add these numbers in the lanes 1, 2, … (jockeys add none)."""
    track = msgspec.structs.replace(BOX.track, length=length, crosses=tuple(crosses))
    if numbers is None:
        return msgspec.structs.replace(BOX, track=track)
    lanes = {horse: lane for lane, horse in enumerate(horses, 1)}
    cards = tuple(
        msgspec.structs.replace(card, numbers=tuple(numbers.get(lanes.get(card.name, 0), [0] * 6))) for card in BOX.horses.list
    )
    jockeys = tuple(msgspec.structs.replace(card, numbers=(0,) * 6) for card in BOX.jockeys.list)
    return msgspec.structs.replace(
        BOX,
        track=track,
        horses=msgspec.structs.replace(BOX.horses, list=cards),
        jockeys=msgspec.structs.replace(BOX.jockeys, list=jockeys),
    )


def betting(
    owners: Sequence[int] = (0, 1, 0, 1, 0, 1), prices: Sequence[int] = (), cash: Sequence[int] | None = None, seats: int = 2,
    box: Box = BOX, horses: Sequence[str] = SIX, jockeys: Sequence[str] = JOCKEYS, races: int = 1, log: Log | None = None,
) -> Programme:  # fmt: skip
    """A programme whose forms are owed: one lane per owner, the other horses unsold. Prices are 1,000 unless given.

    All horses were really auctioned; then every seat was given the cash that it is said to hold.
    """
    state = opened(seats, 0, horses, log, races, Finish(box))
    for lane in range(len(horses)):
        owner = owners[lane] if lane < len(owners) else 0
        price = 0 if lane >= len(owners) else prices[lane] if lane < len(prices) else 1000
        if lane == len(horses) - 1 and cash is not None:
            put_cash(state, [held + (price if seat == owner else 0) for seat, held in enumerate(cash)])
        sell(state, owner, price, jockeys[lane], log)
    assert state.phase == BETS and state.sold == len(owners)
    return state


# Doing it


def run(state: Programme, dice: Iterable[int], bets: Sequence[str] = (), log: Log | None = None) -> Programme:
    """Hand in every form that is owed, `bets none` unless given, and run the race with these dice (and later draws)."""
    owing = GAME.to_act(state)
    for seat in owing:
        text = bets[seat] if seat < len(bets) else "bets none"
        do(state, text, seat=seat, draws=list(dice) if seat == owing[-1] else [], log=log)
    return state


def finished(
    ends: Mapping[int, int], bets: Sequence[str] = (), ties: Sequence[int] = (), owners: Sequence[int] = (),
    prices: Sequence[int] = (), cash: Sequence[int] | None = None, seats: int = 2,
) -> tuple[Programme, Log]:  # fmt: skip
    """A programme of one race, all over: in round one the winner moved last and crossed, and the others stand on these
    squares; one that stands on its cross has fallen. `ties` are the dice of level horses."""
    winners = [lane for lane, square in ends.items() if square > LENGTH]
    assert sorted(ends) == list(range(1, len(ends) + 1)) and len(winners) == 1
    numbers = {lane: [square - 1] * 6 for lane, square in ends.items()}
    owners = owners or [lane % seats for lane in range(len(ends))]
    log = Log()
    state = betting(owners, prices, cash, seats, box_with(numbers))
    run(state, [*ALL_SHOWN, winners[0] % 6 + 1, 1, *ties], bets, log)
    assert state.phase == OVER
    return state, log


# What is seen


def cash_of(state: Programme) -> list[int]:
    """What every seat holds."""
    return list(state.ledger.cash)


def view(state: Programme, seat: int | None = None, log: Log | None = None) -> FinishView:
    """What a seat, or a spectator, sees."""
    seen = GAME.view(state, seat, log.heard_by(seat) if log is not None else ())
    assert isinstance(seen, FinishView)
    return seen


def seen_bytes(state: Programme, seat: int | None, log: Log | None = None) -> bytes:
    """The bytes that would be sent to a seat."""
    return msgspec.json.encode(view(state, seat, log))


def told(log: Log) -> list[Event]:
    """Every event, whoever may know it."""
    return [event for event, _ in log]


def told_of(log: Log, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event, _ in log if isinstance(event, kind)]


def ranked(log: Log) -> events.RaceRanked:
    """The ranking of the only race."""
    (event,) = told_of(log, events.RaceRanked)
    return event


def paid(log: Log, seat: int, why: str) -> list[int]:
    """What the bank paid a seat for this reason, payment by payment."""
    moved = told_of(log, MoneyMoved)
    return [event.amount for event in moved if (event.payer, event.payee, event.why) == (None, seat, why)]
