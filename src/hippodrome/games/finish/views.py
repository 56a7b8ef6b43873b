"""What one seat may know, and a whole state imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core import wire
from hippodrome.core.auction import NOBODY, Auction
from hippodrome.core.chance import Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.kinds import SEATS, Amount, Horse, Jockey, Lane, Seat, along
from hippodrome.core.ledger import Ledger
from hippodrome.core.sealed import Sealed
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import Event, View
from hippodrome.games.finish import betting, codes, knowing, notation
from hippodrome.games.finish.events import AnyEvent, Slip
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.state import OVER, Programme

if TYPE_CHECKING:
    from hippodrome.games.finish.rules import Finish


class Runner(msgspec.Struct, frozen=True):
    """A horse that was sold, with its jockey, in its lane."""

    lane: Lane
    horse: Horse
    jockey: Jockey
    owner: Seat
    price: Amount


class Lot(msgspec.Struct, frozen=True):
    """The auction that is going on."""

    horse: Horse
    price: Amount
    leader: Seat | None
    turn: Seat
    still_in: Annotated[tuple[bool, ...], along(SEATS)]
    limits: Annotated[tuple[Amount, ...], along(SEATS)]
    """The most that each seat could bid."""


class Choice(wire.Choice, frozen=True):
    """With its bounds: `bid` (in turn: bid, pass, or leave a maximum), `maximum` (out of turn), or `bets`, the form."""

    least: Amount
    most: Amount
    """Of a bid or maximum; of all stakes together. Less than `least`: nothing but passing, or an empty form."""
    step: Amount
    lanes: tuple[Lane, ...] = ()
    """The lanes that can be betted on."""


class FinishView(View, frozen=True, kw_only=True):
    """One seat's view of a programme."""

    score: ClassVar[str] = "cash"
    aside: ClassVar[tuple[str, ...]] = ("bank",)
    opener: Seat
    """The seat that opens the next auction."""
    length: int
    crosses: tuple[int, ...]
    horses: tuple[Horse, ...]
    """The horse cards of this race, in the order of their auctions."""
    lot: int
    """How many of them have been auctioned."""
    auction: Lot | None
    maximum: Amount
    """One's own standing maximum; 0 for none."""
    runners: tuple[Runner, ...]
    fallen: tuple[Horse, ...]
    cash: Annotated[tuple[Amount, ...], along(SEATS)]
    bank: Amount
    slip: Slip | None
    """One's own betting form, once handed in."""
    betted: Annotated[tuple[bool, ...], along(SEATS)]
    """Who has handed in a form."""
    slips: Annotated[tuple[Slip, ...], along(SEATS)] | None
    """Everybody's, of the last race, once it is over."""
    choice: Choice | None
    history: tuple[AnyEvent, ...]


def view(game: Finish, state: Programme, seat: int | None, history: tuple[Event, ...]) -> FinishView:
    """Built up from what the seat may know; nothing is copied wholesale."""
    own = seat if seat is not None and 0 <= seat < state.table.seats else None
    box, auction = game.box, state.auction
    slip = -1 if own is None else state.slips.choices[own]
    return FinishView(
        seat=seat,
        seats=state.table.seats,
        races=state.table.races,
        race=min(state.race + 1, state.table.races),
        phase=notation.PHASES[state.phase],
        to_act=game.to_act(state),
        opener=state.opener,
        length=state.table.length,
        crosses=tuple(state.table.crosses),
        horses=notation.horse_names(box, state.offered),
        lot=state.lot,
        auction=None if auction is None else _lot(game, state, auction),
        maximum=0 if own is None or auction is None else auction.maxima[own],
        runners=tuple(
            Runner(lane + 1, notation.horse_name(box, horse), notation.jockey_name(box, jockey), owner, price)
            for lane, (horse, jockey, owner, price) in enumerate(
                zip(state.horses, state.jockeys, state.owners, state.prices, strict=True)
            )
        ),
        fallen=notation.horse_names(box, state.fallen),
        cash=tuple(state.ledger.cash),
        bank=state.ledger.bank,
        slip=notation.slip(slip) if slip >= 0 else None,
        betted=tuple(choice >= 0 for choice in state.slips.choices),
        slips=notation.slips(state.slips) if state.phase == OVER and state.slips.missing == 0 else None,
        choice=None if own is None else _choice(game, state, own),
        history=cast(tuple[AnyEvent, ...], history),
    )


def _lot(game: Finish, state: Programme, auction: Auction) -> Lot:
    return Lot(
        horse=notation.horse_name(game.box, state.offered[state.lot]),
        price=auction.price,
        leader=None if auction.leader == NOBODY else auction.leader,
        turn=auction.turn,
        still_in=tuple(still == 1 for still in auction.still_in),
        limits=tuple(auction.limits),
    )


def _choice(game: Finish, state: Programme, seat: int) -> Choice | None:
    if not game.legal(state, seat):
        return None
    owed = seat in game.to_act(state)
    auction, step = state.auction, state.table.step
    if auction is None:
        lanes = tuple(range(1, state.sold + 1))
        return Choice("bets", owed, step, state.ledger.cash[seat], step, lanes)
    return Choice("bid" if owed else "maximum", owed, auction.least(), auction.limits[seat], step)


def imagine(game: Finish, seen: View, chance: Chance) -> Programme:
    """A state in which this seat sees just this: others' maxima and sealed forms are drawn."""
    if not isinstance(seen, FinishView):
        raise HippodromeError(f"{type(seen).__name__} is not a view of Finish")
    state = Programme(game.table(seen.seats, Options(seen.races)))
    horses = {card.name: number for number, card in enumerate(game.box.horses.list)}
    jockeys = {card.name: number for number, card in enumerate(game.box.jockeys.list)}
    state.phase = notation.PHASES.index(seen.phase)
    state.race = seen.races if state.phase == OVER else seen.race - 1
    state.opener = seen.opener
    state.fallen = [horses[name] for name in seen.fallen]
    state.offered = [horses[name] for name in seen.horses]
    state.lot = seen.lot
    state.clear_lanes()
    for runner in seen.runners:
        state.saddle(horses[runner.horse], jockeys[runner.jockey], runner.owner, runner.price)
    state.ledger = Ledger(seen.seats, 0)
    state.ledger.cash = vec[i64](seen.cash)
    state.ledger.bank = seen.bank
    if seen.auction is not None:
        state.auction = _imagine_auction(state, seen, seen.auction)
    _known_forms(state, seen)
    knowing.redeal(state, -1 if seen.seat is None else seen.seat, chance, None)
    return state


def _imagine_auction(state: Programme, seen: FinishView, lot: Lot) -> Auction:
    auction = Auction(lot.turn, state.table.least_bid, state.table.step, list(lot.limits))
    auction.price = lot.price
    auction.leader = NOBODY if lot.leader is None else lot.leader
    auction.still_in = vec[i64]([int(still) for still in lot.still_in])
    if seen.seat is not None and 0 <= seen.seat < seen.seats:
        auction.maxima[seen.seat] = seen.maximum
    return auction


def _known_forms(state: Programme, seen: FinishView) -> None:
    """One's own and those that lie open; what is sealed is kept as an empty form until it is drawn."""
    state.slips = Sealed(seen.seats)
    state.bets = vec[i64]([0] * (seen.seats * betting.PER_SEAT))
    for seat in range(seen.seats):
        if not seen.betted[seat]:
            continue
        known = seen.slip if seat == seen.seat else seen.slips[seat] if seen.slips else None
        code = notation.slip_code(known or Slip())
        state.slips.put(seat, code)
        betting.lay_open(state, seat, unpack_slip(code, codes.BET_LINES) or [])
