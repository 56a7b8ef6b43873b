"""What would follow: what a horse or a stake can bring, how long the race will last, and what one would get if it ended now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core import wire
from hippodrome.core.kinds import Amount, Lane, Place, Seat, Square
from hippodrome.core.log import Heard
from hippodrome.core.wire import Event
from hippodrome.games.finish import betting, events, prospects
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.prospects import Prospect
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import BETS, FALLEN, WAITING, Programme

if TYPE_CHECKING:
    from hippodrome.games.finish.rules import Finish


class OwnerPays(msgspec.Struct, frozen=True):
    """What the bank pays to the owner of a horse, times its price."""

    first: int
    second: int
    third: int


class OwnedRunner(msgspec.Struct, frozen=True):
    """A runner, what was paid for it, and what it brings to its owner by its place."""

    lane: Lane
    owner: Seat
    price: Amount
    first: Amount
    second: Amount
    third: Amount
    cross: Square
    """The square on which it would fall."""


class OddsSquare(msgspec.Struct, frozen=True):
    """One of the last squares, and what a stake returns there, times itself."""

    square: Square
    win: int
    """To win: if the second horse stands here."""
    place: int
    """For a place: if the horse itself stands here."""


class RoundEnds(msgspec.Struct, frozen=True):
    """How likely it is that the race ends in a round."""

    round: int
    percent: int


class LotOutlook(msgspec.Struct, frozen=True):
    """For a bidder."""

    pays: OwnerPays
    cash: Amount


class FormOutlook(msgspec.Struct, frozen=True):
    """For those who fill in a form."""

    runners: tuple[OwnedRunner, ...]
    odds: tuple[OddsSquare, ...]
    """From the last square back; further back a stake returns nothing."""
    rounds: tuple[RoundEnds, ...]
    """Those in which it may well end, falls left out."""
    cash: Amount


class BetReturn(msgspec.Struct, frozen=True):
    """A bet of one's own: where its horse is, and what it would bring."""

    bet: Literal["win", "place"]
    lane: Lane
    stake: Amount
    best: Place
    worst: Place
    """Where dice would decide it comes in somewhere between; both are 0 for a horse that fell."""
    least: Amount
    most: Amount


class HorseReturn(msgspec.Struct, frozen=True):
    """A horse of one's own: where it is, and what it would bring."""

    lane: Lane
    price: Amount
    best: Place
    worst: Place
    least: Amount
    most: Amount


class Standing(msgspec.Struct, frozen=True):
    """What one would get if the race ended with this move, the horse in front being the winner."""

    race: int
    round: int
    lane: Lane | None
    """The lane that has just moved (and fallen, if it fell there); None once the race is ranked."""
    order: tuple[tuple[Lane, ...], ...]
    """Front to back, those together that dice would have to part."""
    bets: tuple[BetReturn, ...]
    horses: tuple[HorseReturn, ...]
    least: Amount
    most: Amount
    """All of it together."""


class FinishOutlook(wire.Outlook, frozen=True):
    """What would follow for one seat."""

    length: int
    lot: LotOutlook | None = None
    form: FormOutlook | None = None
    race: tuple[Standing, ...] = ()
    """With the events of a race: one for each move, and one for the end."""


def outlook(game: Finish, state: Programme, seat: int, heard: Heard) -> FinishOutlook | None:
    """What would follow for a seat; nothing if it has nothing to choose and no race was run."""
    may = bool(game.legal(state, seat))
    cash = int(state.ledger.cash[seat])
    lot = LotOutlook(OwnerPays(*betting.OWNER_GETS), cash) if may and state.auction is not None else None
    form = _form(state, cash) if may and state.phase == BETS else None
    ran = any(isinstance(event, events.HorseMoved | events.RaceRanked) for event in heard.new)
    race = tuple(_standings(game, state, seat, heard.everything())) if ran else ()
    if lot is None and form is None and not race:
        return None
    return FinishOutlook(int(state.table.length), lot, form, race)


def _form(state: Programme, cash: int) -> FormOutlook:
    table, length = state.table, int(state.table.length)
    runners = []
    for lane in range(state.sold):
        price = state.prices[lane]
        first, second, third = (times * price for times in betting.OWNER_GETS)
        runners.append(OwnedRunner(lane + 1, state.owners[lane], price, first, second, third, table.crosses[lane]))
    odds = zip(table.win_odds, table.place_odds, strict=True)
    return FormOutlook(
        runners=tuple(runners),
        odds=tuple(OddsSquare(length - before, win, place) for before, (win, place) in enumerate(odds)),
        rounds=_rounds(tuple(state.paces), int(state.sold), length),
        cash=cash,
    )


@lru_cache(maxsize=256)
def _rounds(paces: tuple[int, ...], runners: int, length: int) -> tuple[RoundEnds, ...]:
    percents = enumerate((round(100 * likely) for likely in prospects.lasts(list(paces), runners, length)), 1)
    return tuple(RoundEnds(number, percent) for number, percent in percents if percent)


def _standings(game: Finish, state: Programme, seat: int, told: tuple[Event, ...]) -> Iterator[Standing]:
    """Move by move, from what was told of the last race."""
    starts = [number for number, event in enumerate(told) if isinstance(event, events.RaceAnnounced)]
    revealed = max(number for number, event in enumerate(told) if isinstance(event, events.BetsRevealed))
    first = max(number for number in starts if number < revealed)
    announced = told[first]
    assert isinstance(announced, events.RaceAnnounced)
    ran = Programme(game.table(state.table.seats, Options(int(state.table.races))))
    ran.clear_lanes()
    squares = [FALLEN] * len(ran.table.crosses)
    number = 0
    for event, following in pairwise(told[first:]):
        match event:
            case events.HorseSold(lane=lane, seat=owner, price=price):
                ran.saddle(0, 0, owner, price)  # which horse it is does not matter any more
                squares[lane - 1] = WAITING
            case events.BetsRevealed(slips=slips):
                ran.bets = vec[i64]([0] * (ran.table.seats * betting.PER_SEAT))
                slip = slips[seat]
                bets = [slip.win, *slip.places] if slip.win or slip.places else []
                betting.lay_open(ran, seat, [(0, 0) if bet is None else (bet.lane, bet.stake) for bet in bets])
            case events.StartRolled(lanes=lanes, to=to):
                for lane in lanes:
                    squares[lane - 1] = to
            case events.RoundRolled(round=rolled):
                number = rolled
            case events.HorseMoved(lane=lane, end=end):
                squares[lane - 1] = FALLEN if isinstance(following, events.HorseFell) else end
                yield _standing(ran, seat, squares, (announced.race, number, lane))
            case events.RaceRanked(order=order):
                yield _settled(ran, seat, squares, (announced.race, number, None), [lane - 1 for lane in order])
                return


def _race(ran: Programme, squares: list[int]) -> Race:
    race = Race(ran)
    race.squares = vec[i64](squares)
    return race


def _standing(ran: Programme, seat: int, squares: list[int], at: tuple[int, int, int | None]) -> Standing:
    return _told(ran, seat, at, prospects.prospect(ran, seat, _race(ran, squares)))


def _settled(ran: Programme, seat: int, squares: list[int], at: tuple[int, int, int | None], order: list[int]) -> Standing:
    """Once the race is ranked: dice have parted those who were level."""
    return _told(ran, seat, at, prospects.settled(ran, seat, _race(ran, squares), order))


def _told(ran: Programme, seat: int, at: tuple[int, int, int | None], found: Prospect) -> Standing:
    bets = zip(prospects.own_bets(ran, seat), found.bets, strict=True)
    horses = zip(prospects.own_lanes(ran, seat), found.horses, strict=True)
    return Standing(
        race=at[0],
        round=at[1],
        lane=at[2],
        order=tuple(tuple(lane + 1 for lane in level) for level in found.levels),
        bets=tuple(
            BetReturn("place" if line else "win", lane + 1, stake, back.best, back.worst, back.least, back.most)
            for (line, lane, stake), back in bets
        ),
        horses=tuple(
            HorseReturn(lane + 1, ran.prices[lane], back.best, back.worst, back.least, back.most) for lane, back in horses
        ),
        least=found.total.least,
        most=found.total.most,
    )
