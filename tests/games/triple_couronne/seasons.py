"""The vocabulary of the tests up to the start of a race: seasons at any stage, driven by the notation of actions.

    state = started(3, "complet", opener=1)                     just opened; colours and jockeys dealt in order
    state = season(4, "complet", race=4, cash=[...])            a race is announced; nobody ran in those before
    go(state, "rentals", [1, 2, 3])                             on to a phase; these horses are entered, all else is declined
    hand_in(state, {0: "rent 1 300000"})                        everybody's papers of this phase; nothing unless given
    do(state, "bid 300000", "pass")                             whoever is in turn
    refused(state, "bid 310000", seat=2).key

Horses count from 1 in the order of the catalogue, as in the notation; seats from 0. Unless a test says otherwise seat 0
has the blue horses (1, 7, 13, 19), seat 1 the white ones (2, 8, 14, 20), and so on; of the jockeys seat 0 has the first
and, once everybody has one, the next. No square of this board asks for a card, so that races run by themselves and
always in the same way; the rest is the box that comes with the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.box import digest_of
from hippodrome.core.chance import ScriptedChance
from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed, MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import Box
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import PHASES, Choice, Lot, TripleCouronneView
from tests.games.by_hand import ByHand

E = TypeVar("E", bound=Event)

REAL_BOX: Box = load_game("triple-couronne").box
BOX: Box = msgspec.structs.replace(
    REAL_BOX,
    digest=digest_of([REAL_BOX.digest, "straight"]),
    squares=msgspec.structs.replace(REAL_BOX.squares, lanes=("." * 34, "." * 38, "." * 42, "." * 46)),
    track=msgspec.structs.replace(REAL_BOX.track, finish=(35, 39, 43, 47)),
)
GAME = TripleCouronne(BOX)
BY_HAND = ByHand(GAME)
mover, do, refused, malformed = BY_HAND.mover, BY_HAND.do, BY_HAND.refused, BY_HAND.malformed
HORSES = tuple(horse.name for horse in BOX.horses.list)
JOCKEYS = tuple(jockey.name for jockey in BOX.jockeys.list)
ALL_MONEY = 87_960_000
COLOURS = ("blue", "white", "red", "yellow", "green", "black")
LONG = ("complet", "marathon")
NOTHING = {
    "sales": "sell none",
    "entries": "enter none",
    "rentals": "rent none",
    "mounts": "mount - -",
    "bets": "bets none",
    "insurance": "insure none",
}
"""Per phase in which all choose at once: how to decline."""


def names(*horses: int) -> tuple[str, ...]:
    """Horses by their number in the catalogue."""
    return tuple(HORSES[horse - 1] for horse in horses)


# Tables


def setup(seats: int = 2, edition: str = "initiation", **options: OptionValue) -> Setup:
    """A table of La Triple Couronne."""
    return Setup(title="triple-couronne", edition=edition, seats=seats, options=options)


def started(
    seats: int = 2, edition: str = "initiation", opener: int = 0, log: Log | None = None, draws: Iterable[int] | None = None,
    **options: OptionValue,
) -> Season:  # fmt: skip
    """A season just opened. Whatever is dealt is dealt in order, unless the draws are given; all of them must be used."""
    if draws is None:
        colours = 0 if options.get("stables") == "chosen" else seats
        waits = options.get("stables") == "chosen" or options.get("auction", True) or options.get("jockeys") == "drafted"
        jockeys = 0 if edition not in LONG or waits else 2 * seats
        draws = [0] * (colours + jockeys)
    chance = ScriptedChance([opener, *draws])
    state = GAME.start(setup(seats, edition, **options), chance, log)
    assert chance.left() == 0
    return state


def put_cash(state: Season, cash: Sequence[int]) -> None:
    """Give every seat this sum; the bank makes up for the difference."""
    total = state.ledger.total()
    state.ledger.cash = vec[i64](list(cash))
    state.ledger.bank = total - sum(cash) - state.ledger.pool


def season(
    seats: int = 4, edition: str = "complet", race: int = 1, *, cash: Sequence[int] | None = None,
    owners: Mapping[int, int | None] | None = None, earnings: Mapping[int, int] | None = None,
    bars: Mapping[int, int] | None = None, left: Iterable[int] = (), log: Log | None = None,
) -> Season:  # fmt: skip
    """A season whose race of that number is announced. Nobody ran in those before it, and no horse was sold; what horses are
    said to have, they have from the beginning; cash and injuries are those of the last moment."""
    state, last = _about_to_begin(seats, edition)
    for seat in left:
        state.in_game[seat] = 0
        for horse in state.stable_of(seat):
            state.owners[horse] = -1
    while True:
        for horse, owner in (owners or {}).items():
            state.owners[horse - 1] = -1 if owner is None else owner
        for horse, earned in (earnings or {}).items():
            state.earnings[horse - 1] = earned
        ahead = do(GAME.clone(state), last)
        if ahead.race >= race - 1:
            break
        state, last = ahead, NOTHING[phase_of(ahead)]
    for horse, count in (bars or {}).items():
        missed = state.race >= 0 and state.terms().is_for(horse - 1)
        state.bars[horse - 1] = count + int(missed)  # the race that nobody enters is one of those it misses
    do(state, last, log=log)
    assert state.race == race - 1, "in this race nobody was asked"
    if cash is not None:
        put_cash(state, cash)
    return state


def _about_to_begin(seats: int, edition: str) -> tuple[Season, str]:
    """A season in which one choice is left before the first race, and that choice."""
    if edition in LONG:
        state = started(seats, edition, auction=False, jockeys="drafted")
        do(state, *[f"jockey {jockey}" for jockey in range(1, 2 * seats)])
        return state, f"jockey {2 * seats}"
    state = started(seats, edition, stables="chosen")
    do(state, *[f"stable {colour}" for colour in COLOURS[: seats - 1]])
    return state, f"stable {COLOURS[seats - 1]}"


# Doing it


def phase_of(state: Season) -> str:
    """The word for what is to be done."""
    return PHASES[state.phase]


def hand_in(state: Season, papers: Mapping[int, str] | None = None, log: Log | None = None) -> Season:
    """The papers of all who are asked in this phase; they decline unless a paper is given."""
    phase = phase_of(state)
    wanted = dict(papers or {})
    for seat in GAME.to_act(state):
        do(state, wanted.pop(seat, NOTHING[phase]), seat=seat, log=log)
    assert not wanted, f"seats {list(wanted)} were not asked"
    return state


def enter(state: Season, *horses: int, log: Log | None = None) -> Season:
    """Everybody's entries: these horses, whoever has them."""
    papers: dict[int, list[int]] = {}
    for horse in horses:
        papers.setdefault(int(state.owners[horse - 1]), []).append(horse)
    return hand_in(state, {seat: " ".join(["enter", *map(str, entered)]) for seat, entered in papers.items()}, log)


def go(state: Season, phase: str, enter_these: Sequence[int] = (), log: Log | None = None) -> Season:
    """On to a phase of this race; these horses are entered, everything else is declined."""
    race = state.race
    while phase_of(state) != phase:
        assert state.race == race, f"there is no {phase} in this race"
        if phase_of(state) == "entries":
            enter(state, *enter_these, log=log)
        else:
            hand_in(state, log=log)
    return state


def why(state: Season, action: str | int, seat: int | None = None) -> tuple[str, str, dict[str, str | int]]:
    """Rule, key and facts of a refusal."""
    problem = refused(state, action, seat)
    return problem.rule, problem.key, problem.facts


# What is seen


def cash_of(state: Season) -> list[int]:
    """What every seat holds."""
    return list(state.ledger.cash)


def owner_of(state: Season, horse: int) -> int | None:
    """Whose horse it is."""
    owner = int(state.owners[horse - 1])
    return None if owner < 0 else owner


def view(state: Season, seat: int | None = None, log: Log | None = None) -> TripleCouronneView:
    """What a seat, or a spectator, sees."""
    seen = GAME.view(state, seat, log.heard_by(seat) if log is not None else ())
    assert isinstance(seen, TripleCouronneView)
    return seen


def lot_of(state: Season) -> Lot:
    """The auction that is going on."""
    lot = view(state).lot
    assert lot is not None
    return lot


def choice_of(state: Season, seat: int | None = None) -> Choice:
    """What a seat, or the one that is to act, may choose."""
    choice = view(state, mover(state) if seat is None else seat).choice
    assert choice is not None
    return choice


def told(log: Log) -> list[Event]:
    """Every event, whoever may know it."""
    return [event for event, _ in log]


def told_of(log: Log, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event, _ in log if isinstance(event, kind)]


def bidding(log: Log) -> list[Event]:
    """Bids and passes as everybody hears them."""
    return [event for event in log.heard_by(None) if isinstance(event, BidMade | BidPassed)]


def moved(log: Log, why: str) -> list[tuple[int | None, int | None, int]]:
    """Payments for this reason: payer, payee, amount."""
    return [(event.payer, event.payee, event.amount) for event in told_of(log, MoneyMoved) if event.why == why]


def started_race(log: Log) -> events.RaceStarted:
    """The start of the only race that was run."""
    (event,) = told_of(log, events.RaceStarted)
    return event
