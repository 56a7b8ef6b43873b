"""What would follow for one seat: the figures that its decisions want, from the rules; and, where there is a form guide (TC-70),
from trials, which are the same for everybody.

What a view says already (bands, fees, premiums that can be paid, jockeys and their assets) is not said again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from hippodrome.core import wire
from hippodrome.core.kinds import Amount, Horse, Seat
from hippodrome.core.log import Heard
from hippodrome.core.slips import pack_slip
from hippodrome.games.triple_couronne import betting, codes, insurance, market, prospects, refusals, standings, worth
from hippodrome.games.triple_couronne.box import AGES, COLOURS
from hippodrome.games.triple_couronne.form import Chances, HorseForm
from hippodrome.games.triple_couronne.race import NONE, WITHDRAWN
from hippodrome.games.triple_couronne.state import (
    BETS,
    ENTRIES,
    INSURANCE,
    OVER,
    RACE,
    RENTAL,
    RENTALS,
    SALES,
    Season,
)

if TYPE_CHECKING:
    from hippodrome.games.triple_couronne.rules import TripleCouronne

Contract = Literal["race", "next", "two"]
CONTRACTS: tuple[Contract, ...] = get_args(Contract)
MarkState = Literal["qualifies", "might", "barred"]
MARKS: tuple[MarkState, ...] = get_args(MarkState)
"""In the order of their numbers (see prospects.py)."""


# From trials


class HorseChance(msgspec.Struct, frozen=True):
    """How a horse should do in the race that is being prepared or run: against all entries once they are known, until then
    against all that qualify."""

    horse: Horse
    win: int
    """In a thousand races; likewise the next."""
    placed: int
    """Gets a prize."""
    gain: Amount
    """What it should bring: prizes, share of the entry fees and cards, its own fee paid."""


class HorseWorth(msgspec.Struct, frozen=True):
    """What a horse should still bring in this programme, fees paid; from the next race on while one is run."""

    horse: Horse
    worth: Amount


# From the rules


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """What a refusal would say."""

    why: str
    """The key of its sentence (`refusal-…`), with the facts in it."""
    rule: str
    facts: dict[str, str | int]


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """A horse of one's own, and a race from today on that is for its age."""

    race: int
    horse: Horse
    state: MarkState
    """As things stand; `might`: not as things stand, but prizes may still let it in; `barred`: never."""
    why: Why | None
    """None if it qualifies."""


class OpenRace(msgspec.Struct, frozen=True):
    """A race from today on that is for the age of a horse."""

    race: int
    first: Amount


class Rival(msgspec.Struct, frozen=True):
    """Somebody else who may bid."""

    seat: Seat
    cash: Amount
    gaps: tuple[int, ...]
    """Ages of which that seat has no horse."""


class LotOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """For a bidder: the horse under the hammer."""

    horse: Horse
    races: tuple[OpenRace, ...]
    cash_after: Amount | None
    """After the least bid; None for those who cannot make it, have passed, or lead."""
    fees: Amount
    """Entry fees to come for one's own stable, in all races in which its horses qualify as things stand."""
    more_fees: Amount
    """The same for this horse: of today's race alone, if it is for rent."""
    rivals: tuple[Rival, ...]


class OfferOutlook(msgspec.Struct, frozen=True):
    """For a horse that may be offered: who could pay the least of its band now."""

    horse: Horse
    buyers: tuple[Seat, ...]


class Handicap(msgspec.Struct, frozen=True):
    """What a prize would cost a horse in the next race with an advance."""

    race: int
    now: int
    """Squares ahead as things stand."""
    then: int
    """After the smallest prize of today."""


class EntryOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """A horse, of anybody's, that may be entered or has been: its start, and what a prize would change for it."""

    horse: Horse
    ahead: int
    """Squares ahead at the start of this race (TC-12)."""
    closes: tuple[int, ...]
    """Races that the first prize would shut it out of."""
    prize: Amount
    """The smallest prize that shuts it out of one of them; 0 if none does."""
    opens: tuple[int, ...]
    """Races that the first prize would let it into."""
    handicap: Handicap | None


class BarredHorse(msgspec.Struct, frozen=True):
    """A horse of one's own that may not be entered in this race."""

    horse: Horse
    why: Why


class BetOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """A bet that may be made: on one horse to win, or a jumelé on two."""

    horses: tuple[Horse, ...]
    doubled: int
    """Twice what it pays, times its stake."""
    most: Amount
    """The stake from which on more brings nothing more, even alone (TC-34), as far as one may stake that much."""
    chance: int | None
    """In a thousand races; None without a form guide."""


class BetsOutlook(msgspec.Struct, frozen=True):
    """For a betting slip."""

    cap: Amount
    """The most that all bets together return (TC-34)."""
    bets: tuple[BetOutlook, ...]
    """First those to win."""


class ContractOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """An insurance contract on a runner of one's own."""

    kind: Contract
    horse: Horse
    races: tuple[int, ...]
    """What it covers."""
    premium: Amount
    pays: Amount
    """If the horse is withdrawn; if it is injured for one race."""
    most: Amount
    """If it is injured for two."""
    often: int | None
    """How often it pays, in a thousand races; None without a form guide."""
    why: Why | None
    """Why it cannot be bought; None if it can."""


class TripleCouronneOutlook(wire.Outlook, frozen=True, kw_only=True):
    """What would follow for one seat."""

    chances: tuple[HorseChance, ...] = ()
    """Nothing without a form guide (TC-70); likewise the next."""
    worth: tuple[HorseWorth, ...] = ()
    """Of all horses in the game, those still to be sold included; of all in the catalogue while colours are chosen."""
    calendar: tuple[Mark, ...] = ()
    lot: LotOutlook | None = None
    offers: tuple[OfferOutlook, ...] = ()
    entries: tuple[EntryOutlook, ...] = ()
    barred: tuple[BarredHorse, ...] = ()
    bets: BetsOutlook | None = None
    insurance: tuple[ContractOutlook, ...] = ()
    race: standings.RaceOutlook | None = None
    """With the events of a race: what it would have brought if it had ended then, event by event."""


def outlook(game: TripleCouronne, state: Season, seat: int, heard: Heard) -> TripleCouronneOutlook | None:
    """What would follow for a seat; nothing once the season is over, but for the race that ended it."""
    race = standings.of_race(game, state, seat, heard)
    if state.phase == OVER:
        return None if race is None else TripleCouronneOutlook(race=race)
    form = game.form() if state.table.form_guide else None
    chances = None if form is None or state.race == NONE else worth.chances_of(state, form, _field(state))
    may = bool(game.legal(state, seat))
    return TripleCouronneOutlook(
        chances=() if form is None or chances is None else _chances(state, form, chances),
        worth=() if form is None else _worth(state, form),
        calendar=tuple(_mark(state, seat, mark) for horse in state.stable_of(seat) for mark in prospects.calendar(state, horse)),
        lot=None if state.auction is None or state.turn != NONE else _lot(state, seat),
        offers=_offers(state, seat) if may and state.phase in (SALES, RENTALS) else (),
        entries=tuple(_entry(state, horse) for horse in _field(state)) if ENTRIES <= state.phase < RACE else (),
        barred=_barred(state, seat) if state.phase == ENTRIES else (),
        bets=_bets(state, seat, chances) if may and state.phase == BETS else None,
        insurance=_contracts(state, seat, chances) if may and state.phase == INSURANCE else (),
        race=race,
    )


def _name(state: Season, horse: int) -> str:
    return state.table.course.names[horse]


def _permille(share: float) -> int:
    return round(1000 * share)


def _in_steps(state: Season, amount: float) -> int:
    """Simulated money is not known to the franc."""
    step = int(state.table.step)
    return round(amount / step) * step


def _field(state: Season) -> list[int]:
    """The horses in question for today's race."""
    if state.phase > ENTRIES:
        return state.entries
    return sorted(horse for seat in range(state.table.seats) for horse in state.qualified(seat))


def _chances(state: Season, form: HorseForm, chances: Chances) -> tuple[HorseChance, ...]:
    prizes = len(state.terms().prizes_for(state.players))
    return tuple(
        HorseChance(
            _name(state, horse),
            _permille(places[0]),
            _permille(sum(places[:prizes])),
            _in_steps(state, worth.gain(state, form, chances, horse)),
        )
        for horse, places in chances.places.items()
    )


def _worth(state: Season, form: HorseForm) -> tuple[HorseWorth, ...]:
    first = prospects.today(state) + (state.phase == RACE)
    horses = worth.in_question(state)
    found = worth.worth_of(state, form, horses, first)
    return tuple(HorseWorth(_name(state, horse), _in_steps(state, found[horse])) for horse in horses)


def _why(state: Season, seat: int, kind: int, reason: int) -> Why:
    refusal = refusals.illegal(state, seat, kind, reason)
    return Why(why=refusal.key, rule=refusal.rule, facts=refusal.facts)


def _mark(state: Season, seat: int, mark: prospects.Mark) -> Mark:
    why = _why(state, seat, codes.ENTER, mark.reason) if mark.reason else None
    return Mark(race=mark.race + 1, horse=_name(state, mark.horse), state=MARKS[mark.state], why=why)


def _lot(state: Season, seat: int) -> LotOutlook:
    auction, horse = state.auction, state.lots[state.lot]
    assert auction is not None
    rent = state.phase == RENTAL
    least, limit = int(auction.least()), int(auction.limits[seat])
    may_bid = auction.still_in[seat] and auction.leader != seat
    days = state.table.days
    return LotOutlook(
        horse=_name(state, horse),
        races=tuple(
            OpenRace(race + 1, days[race].first) for race in range(prospects.today(state), len(days)) if days[race].is_for(horse)
        ),
        cash_after=int(state.ledger.cash[seat]) - least if limit >= least and may_bid else None,
        fees=prospects.stable_fees(state, seat),
        more_fees=int(state.fee()) if rent else prospects.fees_to_come(state, seat, horse),
        rivals=tuple(
            Rival(other, state.ledger.cash[other], _gaps(state, other))
            for other in range(state.table.seats)
            if other != seat and auction.limits[other] >= 0
        ),
    )


def _gaps(state: Season, seat: int) -> tuple[int, ...]:
    ages = {AGES[horse // len(COLOURS)] for horse in state.stable_of(seat)}
    return tuple(age for age in AGES if age not in ages)


def _offers(state: Season, seat: int) -> tuple[OfferOutlook, ...]:
    rent = state.phase == RENTALS
    horses = state.entered_by(seat) if rent else state.stable_of(seat)
    found = []
    for horse in horses:
        least, most = market.price_band(state, rent, horse)
        able = [other for other in range(state.table.seats) if market.limit(state, other, seat, most, rent) >= least]
        found.append(OfferOutlook(_name(state, horse), tuple(able)))
    return tuple(found)


def _entry(state: Season, horse: int) -> EntryOutlook:
    found = prospects.Closing(state, horse)
    return EntryOutlook(
        horse=_name(state, horse),
        ahead=found.ahead if state.terms().handicap else 0,
        closes=tuple(race + 1 for race in found.closes),
        prize=found.prize,
        opens=tuple(race + 1 for race in found.opens),
        handicap=None if found.handicap == NONE else Handicap(found.handicap + 1, found.ahead, found.ahead_then),
    )


def _barred(state: Season, seat: int) -> tuple[BarredHorse, ...]:
    found = [(horse, state.unqualified(horse)) for horse in state.stable_of(seat)]
    return tuple(BarredHorse(_name(state, horse), _why(state, seat, codes.ENTER, reason)) for horse, reason in found if reason)


def _bets(state: Season, seat: int, chances: Chances | None) -> BetsOutlook:
    wins = [[horse] for horse in state.entries]
    pairs = [list(pair) for pair in betting.pairs(state)]
    return BetsOutlook(state.terms().first, tuple(_bet(state, seat, horses, chances) for horses in wins + pairs))


def _bet(state: Season, seat: int, horses: list[int], chances: Chances | None) -> BetOutlook:
    chance = None
    if chances is not None:
        chance = _permille(chances.places[horses[0]][0] if len(horses) == 1 else _of_pair(state, chances, horses))
    doubled = betting.doubled_odds(state, horses)
    return BetOutlook(
        horses=tuple(_name(state, horse) for horse in horses),
        doubled=doubled,
        most=betting.worth_staking(state, seat, doubled),
        chance=chance,
    )


def _of_pair(state: Season, chances: Chances, horses: list[int]) -> float:
    first, second = horses
    so = chances.firsts.get((first, second), 0.0)
    return so if betting.in_order(state) else so + chances.firsts.get((second, first), 0.0)


def _contracts(state: Season, seat: int, chances: Chances | None) -> tuple[ContractOutlook, ...]:
    return tuple(
        _contract(state, seat, kind, horse, chances) for horse in state.entered_by(seat) for kind in range(codes.CONTRACTS)
    )


def _contract(state: Season, seat: int, kind: int, horse: int, chances: Chances | None) -> ContractOutlook:
    premium = int(insurance.premium(state, kind, horse))
    reason = insurance.against_contract(premium, state.ledger.cash[seat], horse)
    lines = [(horse + 1, premium) if line == kind else (0, 0) for line in range(codes.CONTRACTS)]
    asked = pack_slip(codes.INSURE, lines, codes.HORSE_BITS)
    return ContractOutlook(
        kind=CONTRACTS[kind],
        horse=_name(state, horse),
        races=tuple(race + 1 for race in insurance.covers(state, kind, horse)),
        premium=premium,
        pays=insurance.benefit(state, kind, horse, WITHDRAWN, 1),
        most=insurance.benefit(state, kind, horse, WITHDRAWN, 2),
        often=None if chances is None else _permille(sum(worth.contract_pays(chances, kind, horse))),
        why=_why(state, seat, asked, reason) if reason else None,
    )
