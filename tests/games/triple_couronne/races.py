"""The vocabulary of the tests from the start of a race on: races that go and end as a test wants them.

    ride = ran([1, 7], "on-1", moves={1: [7], 7: [FAR]})          a race alone, without a season; cards in the order drawn
    ride = rode("on-1", "down-1")                                horse 1 stops on yellow (7), or on red (8), and draws these
    state, log = raced((1, 4), runners=(1, 2, 3, 4), cards={3: ["out"]}, edition="reduit", seats=4, race=4)
    do(state, "give 7", draws=drawing("out"))

Horses count from 1 in the order of the catalogue, jockeys in the order of the box, seats from 0. Decks and board are those
of `test-box.toml`: in each lane square 7 is yellow, 8 is red, all others are plain. In the races of a season, horses
that are to draw a card stop there, the others cross the line in the order that the test gives, from the second move on.
Unless told otherwise seat 0 has the blue horses (1, 7, 13, 19), seat 1 the white ones, and so on; in the long programmes
seat 0 has jockey 1 and, once everybody has one, the next. Nobody bought horses in an auction.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.box import digest_of
from hippodrome.core.chance import Chance, ScriptedChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import components, events
from hippodrome.games.triple_couronne.box import Box, Cards, Riders, Squares, Track
from hippodrome.games.triple_couronne.race import Race
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import RACE, Season
from hippodrome.games.triple_couronne.views import FATES, PHASES, TripleCouronneView
from tests.games.by_hand import ByHand

E = TypeVar("E", bound=Event)


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of the tests holds."""

    track: Track
    squares: Squares
    race_cards: Cards
    chance_cards: Cards
    jockeys: Riders


PARTS = msgspec.convert(tomllib.loads(Path(__file__).with_name("test-box.toml").read_text(encoding="utf-8")), Parts)
STANDARD: Box = load_game("triple-couronne").box
BOX: Box = msgspec.structs.replace(STANDARD, simulation=None, digest="", **msgspec.structs.asdict(PARTS))
assert not list(BOX.problems())
GAME = TripleCouronne(BOX)
do = ByHand(GAME).do

HORSES = tuple(horse.name for horse in BOX.horses.list)
JOCKEYS = tuple(jockey.name for jockey in BOX.jockeys.list)
YELLOW, RED = 7, 8
LAST = 24
"""The horse that moves last."""
FAR = 60
"""A move that carries any horse across the line."""
LONG = ("complet", "marathon")
ALL_MONEY = 87_960_000
NOTHING = {
    "sales": "sell none",
    "rentals": "rent none",
    "rental": "pass",
    "mounts": "mount - -",
    "bets": "bets none",
    "insurance": "insure none",
}


def deck_of(box: Box, deck: str) -> list[str]:
    """The cards of a deck by id, copies one after the other."""
    cards = box.race_cards.list if deck == "race" else box.chance_cards.list
    return [card.id for card in cards for _ in range(card.copies)]


RACE_CARDS = frozenset(deck_of(BOX, "race"))


def drawing(*cards: str, kept: Iterable[str] = ()) -> list[int]:
    """The draws that turn over these cards of two fresh decks, in this order; `kept` ones were taken out beforehand."""
    piles = {True: deck_of(BOX, "race"), False: deck_of(BOX, "chance")}
    for card in kept:
        piles[True].remove(card)
    draws = []
    for card in cards:
        pile = piles[card in RACE_CARDS]
        at = pile.index(card)
        draws.append(at)
        pile[at] = pile[-1]
        pile.pop()
    return draws


def box_with(
    moves: Mapping[int, Sequence[int]] | None = None, squares: Mapping[int, Mapping[int, str]] | None = None,
    finish: Sequence[int] | None = None, box: Box = BOX,
) -> Box:  # fmt: skip
    """Another board: horses with these moves (then 1 each), per age the coloured squares, per age the line."""
    if moves is not None:
        cards = list(box.horses.list)
        for horse, numbers in moves.items():
            padded = (*numbers, *[1] * 12)[:12]
            cards[horse - 1] = msgspec.structs.replace(cards[horse - 1], moves=padded)
        box = msgspec.structs.replace(box, horses=msgspec.structs.replace(box.horses, list=tuple(cards)))
    if finish is not None:
        box = msgspec.structs.replace(box, track=msgspec.structs.replace(box.track, finish=tuple(finish)))
    if squares is not None:
        lanes = tuple(
            "".join(squares.get(age, {}).get(square, ".") for square in range(1, line))
            for age, line in zip((2, 3, 4, 5), box.track.finish, strict=True)
        )
        box = msgspec.structs.replace(box, squares=msgspec.structs.replace(box.squares, lanes=lanes))
    return msgspec.structs.replace(box, digest=digest_of([box.digest, str((moves, squares, finish))]))


# A race alone


class Ride:
    """A race that was run, what was told of it, and the money that its cards asked for: horse and amount."""

    def __init__(self, run: Race, log: Log, owed: list[tuple[int, int]]) -> None:
        self.run = run
        self.log = log
        self.owed = owed

    def _runner(self, horse: int) -> int:
        return [number + 1 for number in self.run.horses].index(horse)

    def square(self, horse: int = 1) -> int:
        return self.run.squares[self._runner(horse)]

    def fate(self, horse: int = 1) -> str:
        return FATES[self.run.fates[self._runner(horse)]]

    def injury(self, horse: int = 1) -> int:
        return self.run.injuries[self._runner(horse)]

    def shields(self, horse: int = 1) -> int:
        return self.run.shields[self._runner(horse)]

    def order(self) -> list[int]:
        """The horses in the order of crossing."""
        return [self.run.horses[self.run.order[place]] + 1 for place in range(self.run.finished)]

    def moved(self, horse: int | None = None) -> list[tuple[int, int, int]]:
        """Every step: the horse, where from, where to; perhaps of one horse only."""
        steps = [(number(event.horse), event.start, event.end) for event in told_of(self.log, events.HorseMoved)]
        return [step for step in steps if horse in (None, step[0])]

    def advanced(self, horse: int) -> list[int]:
        """By how many squares a horse went, step by step."""
        return [end - start for _, start, end in self.moved(horse)]

    def drawn(self) -> list[str]:
        return [event.card for event in told_of(self.log, events.CardDrawn)]


def number(name: str) -> int:
    """A horse's number."""
    return HORSES.index(name) + 1


def race(
    horses: Iterable[int], needed: int = 1, *, at: Mapping[int, int] | None = None, jockeys: Mapping[int, int] | None = None,
    box: Box = BOX,
) -> Race:  # fmt: skip
    """A race at its start: these horses, some of them ahead, some ridden by one of the twelve."""
    runners = sorted(horse - 1 for horse in horses)
    run = Race(components.course(box), runners, needed)
    for horse, square in (at or {}).items():
        run.squares[runners.index(horse - 1)] = square
    for horse, jockey in (jockeys or {}).items():
        run.saddle(runners.index(horse - 1), jockey - 1)
    return run


def finish(run: Race, chance: Chance, log: Log | None = None) -> list[tuple[int, int]]:
    """Run to the end; whatever cards ask for is noted, and settled at once."""
    owed = []
    while not run.run(chance, log):
        owed.append((run.horses[run.turn] + 1, run.owed))
        run.owed = 0
    return owed


def ran(
    horses: Iterable[int], *cards: str, needed: int = 1, at: Mapping[int, int] | None = None,
    jockeys: Mapping[int, int] | None = None, moves: Mapping[int, Sequence[int]] | None = None,
    squares: Mapping[int, Mapping[int, str]] | None = None, finish_at: Sequence[int] | None = None,
) -> Ride:  # fmt: skip
    """A whole race in which just these cards are drawn."""
    run = race(horses, needed, at=at, jockeys=jockeys, box=box_with(moves, squares, finish_at))
    return finished(run, *cards)


def finished(run: Race, *cards: str, draws: Sequence[int] | None = None) -> Ride:
    """Run a race to its end, in which just these cards are drawn; or just these draws are made."""
    log = Log()
    chance = ScriptedChance(drawing(*cards) if draws is None else list(draws))
    owed = finish(run, chance, log)
    assert chance.left() == 0, f"{chance.left()} draws are left"
    return Ride(run, log, owed)


def rode(*cards: str, moves: Sequence[int] = (), jockey: int | None = None, at: int = 0) -> Ride:
    """Horse 1 in a race that another one wins in the last of these moves, after horse 1 has moved.

    Without moves it stops in the first one on the square that asks for the first card.
    """
    own = list(moves) or [YELLOW if not cards or cards[0] in RACE_CARDS else RED]
    assert len(own) <= YELLOW - 1
    winner = [*[1] * (len(own) - 1), FAR]
    jockeys = {} if jockey is None else {1: jockey}
    return ran([1, LAST], *cards, at={1: at}, jockeys=jockeys, moves={1: own, LAST: winner})


# A race of a season


def season(
    edition: str = "complet", seats: int = 2, race: int = 1, *, owners: Mapping[int, int | None] | None = None,
    cash: Sequence[int] | None = None, earnings: Mapping[int, int] | None = None, bars: Mapping[int, int] | None = None,
    left: Iterable[int] = (), box: Box = BOX, log: Log | None = None,
) -> Season:  # fmt: skip
    """A season in which this race is to be prepared; horses have these owners, seats this cash, some have left."""
    options: dict[str, OptionValue] = {"auction": False} if edition in LONG else {}
    chance = ScriptedChance([0, *[0] * seats, *([0] * 2 * seats if edition in LONG else [])])
    setup = Setup(title="triple-couronne", edition=edition, seats=seats, options=options)
    state = TripleCouronne(box).start(setup, chance, log)
    assert chance.left() == 0
    state.race = race - 1
    for seat in left:
        state.in_game[seat] = 0
        for horse in state.stable_of(seat):
            state.owners[horse] = -1
    for horse, owner in (owners or {}).items():
        state.owners[horse - 1] = -1 if owner is None else owner
    for seat in range(seats):
        if not state.stable_of(seat):
            state.asked[seat] = 0
            state.papers.put(seat, GAME.empty_paper(state))
    for horse, earned in (earnings or {}).items():
        state.earnings[horse - 1] = earned
    for horse, count in (bars or {}).items():
        state.bars[horse - 1] = count
    if cash is not None:
        put_cash(state, cash)
    return state


def put_cash(state: Season, cash: Sequence[int]) -> None:
    """Give every seat this sum; the bank makes up for the difference."""
    total = state.ledger.total()
    state.ledger.cash = vec[i64](list(cash))
    state.ledger.bank = total - sum(cash) - state.ledger.pool


class Plan:
    """What everybody chooses up to the end of a race: nothing, unless it is said here."""

    def __init__(
        self, runners: Iterable[int], rent: Mapping[int, tuple[int, int]], mounts: Mapping[int, str], bets: Mapping[int, str],
        insure: Mapping[int, str], keep: Mapping[int, str], give: Sequence[int],
    ) -> None:  # fmt: skip
        self.runners = tuple(runners)
        self.rent = rent
        self.papers = {"mounts": mounts, "bets": bets, "insurance": insure, "fees": keep}
        self.give = list(give)

    def text(self, state: Season, seat: int) -> str:
        """The action of a seat."""
        phase = PHASES[state.phase]
        if phase == "entries":
            own = [str(horse) for horse in self.runners if state.owners[horse - 1] == seat]
            return " ".join(["enter", *(own or ["none"])])
        if phase == "rentals":
            offers = [f"{horse} {price}" for horse, (_, price) in self.rent.items() if state.owners[horse - 1] == seat]
            return " ".join(["rent", *(offers or ["none"])])
        if phase == "rental" and self.rent[state.lots[state.lot] + 1][0] == seat:
            return f"bid {self.rent[state.lots[state.lot] + 1][1]}"
        if phase == "race":
            return f"give {self.give.pop(0)}"
        return self.papers.get(phase, {}).get(seat) or NOTHING[phase]


def raced(
    order: Sequence[int], *, runners: Iterable[int] = (), cards: Mapping[int, Sequence[str]] | None = None,
    when: Mapping[int, int] | None = None, edition: str = "complet", seats: int = 2, race: int = 1,
    owners: Mapping[int, int | None] | None = None, cash: Sequence[int] | None = None,
    earnings: Mapping[int, int] | None = None, bars: Mapping[int, int] | None = None, left: Iterable[int] = (),
    wins: Mapping[int, int] | None = None, rent: Mapping[int, tuple[int, int]] | None = None,
    mounts: Mapping[int, str] | None = None, bets: Mapping[int, str] | None = None, insure: Mapping[int, str] | None = None,
    keep: Mapping[int, str] | None = None, give: Sequence[int] = (), stop: str = "",
) -> tuple[Season, Log]:  # fmt: skip
    """A race that is crossed in this order, and all that is paid for it; or up to a phase, or to a choice of a horse to
    give up that `give` does not answer.

    Horses with cards draw them in the first move, or `when` it is said; other `runners` never get to the line.
    """
    cards, when = cards or {}, when or {}
    runners = sorted({*order, *cards, *runners})
    state = season(
        edition, seats, race, owners=owners, cash=cash, earnings=earnings, bars=bars, left=left,
        box=box_with({horse: _moves(horse, order, cards, when) for horse in runners}),
    )  # fmt: skip
    for jockey, count in (wins or {}).items():
        state.wins[jockey - 1] = count
    drawn = sorted(cards, key=lambda horse: (when.get(horse, 1), horse))
    chance = ScriptedChance(drawing(*[card for horse in drawn for card in cards[horse]]))
    log = Log()
    plan = Plan(runners, rent or {}, mounts or {}, bets or {}, insure or {}, keep or {}, give)
    while state.race == race - 1 and (owing := GAME.to_act(state)):
        if phase_of(state) == stop or (state.phase == RACE and not plan.give):
            return state, log
        GAME.apply(state, owing[0], GAME.read(plan.text(state, owing[0])), chance, log)
    if not stop:
        assert chance.left() == 0, f"{chance.left()} draws are left"
    return state, log


def _moves(horse: int, order: Sequence[int], cards: Mapping[int, Sequence[str]], when: Mapping[int, int]) -> list[int]:
    """Short steps; one that ends on a coloured square, if there are cards to draw; a great one over the line."""
    numbers = [1] * 12
    if horse in cards:
        move = when.get(horse, 1)
        square = YELLOW if cards[horse][0] in RACE_CARDS else RED
        numbers = [*[1] * (move - 1), square - move + 1, *[5] * (12 - move)]
    if horse in order:
        numbers[order.index(horse) + 1] = FAR
    return numbers


def refused(state: Season, action: str, seat: int = 0) -> str:
    """The rule by which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, seat, GAME.read(action), ScriptedChance([]))
    return caught.value.rule


# What is seen


def cash_of(state: Season) -> list[int]:
    return list(state.ledger.cash)


def phase_of(state: Season) -> str:
    return PHASES[state.phase]


def horses_of(state: Season, seat: int) -> list[int]:
    """The horses that a seat owns."""
    return [horse + 1 for horse in state.stable_of(seat)]


def view(state: Season, seat: int | None = None) -> TripleCouronneView:
    """What a seat, or a spectator, sees."""
    seen = GAME.view(state, seat)
    assert isinstance(seen, TripleCouronneView)
    return seen


def told(log: Log) -> list[Event]:
    return [event for event, _ in log]


def told_of(log: Log, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event, _ in log if isinstance(event, kind)]


BANK = None
POOL = -1


def paid(log: Log, why: str, payer: int | None = BANK) -> dict[int | None, list[int]]:
    """What an account paid for this reason: per payee the amounts."""
    found: dict[int | None, list[int]] = {}
    for event in told_of(log, MoneyMoved):
        if (event.payer, event.why) == (payer, why):
            found.setdefault(event.payee, []).append(event.amount)
    return found


def charged(log: Log, why: str, payee: int | None = BANK) -> dict[int | None, list[int]]:
    """What an account was paid for this reason: per payer the amounts."""
    found: dict[int | None, list[int]] = {}
    for event in told_of(log, MoneyMoved):
        if (event.payee, event.why) == (payee, why):
            found.setdefault(event.payer, []).append(event.amount)
    return found
