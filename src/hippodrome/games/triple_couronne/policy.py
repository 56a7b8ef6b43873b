"""A quick player for rollouts: it enters every horse that pays, bids a share of what a horse should bring, and bets nothing.

What a horse should bring is read off the odds and the programme, without a trial: of the prizes and fees of a race it gets the
share that its chance has among those that may run. No horse is offered, none is insured.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance
from hippodrome.core.policy import Policy
from hippodrome.core.slips import pack_slip
from hippodrome.games.triple_couronne import codes, entries
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.refusals import choice_of, paper_of
from hippodrome.games.triple_couronne.state import AGES, AUCTION, COLOURS, ENTRIES, MOUNTS, RENTAL, STABLES, Season

KEEN = 0.85
"""The share of a horse's worth up to which it bids."""
FEES_KEPT = 3
"""For so many races of every horse it keeps the entry fees back when it buys."""


class Careful(Policy[Season]):
    """Enters what pays, bids with restraint, and does nothing else."""

    def pick(self, state: Season, seat: i64, legal: Actions, chance: Chance) -> int:
        if state.turn != NONE:
            return _alone(state, seat, legal, chance)
        if state.auction is not None:
            return _bid(state, seat)
        if state.phase == ENTRIES:
            return codes.number(codes.ENTER, _picked(state, state.qualified(seat), _paying(state, seat)))
        if state.phase == MOUNTS:
            return _mount(state, seat)
        return int(paper_of(state.phase))  # no offer, no bet, no contract


def _alone(state: Season, seat: i64, legal: Actions, chance: Chance) -> int:
    """A stable, a jockey, a taker, the runners to keep, or the horse to give up."""
    kind = choice_of(state.phase)
    if kind == codes.KEEP:
        return codes.number(codes.KEEP, _picked(state, state.led_by(seat), entries.affordable(state, seat)))
    if kind == codes.JOCKEY:
        return legal.draw(chance)
    best = legal[0]
    for code in legal:
        if _worth_of_taking(state, kind, code >> 4) > _worth_of_taking(state, kind, best >> 4):
            best = code
    return int(best)


def _worth_of_taking(state: Season, kind: i64, thing: i64) -> float:
    """How much better it is to take this stable or taker, or to give up this horse."""
    if kind == codes.STABLE:
        return sum([worth(state, age * COLOURS + thing, 0) for age in range(AGES)])
    if kind == codes.TAKER:
        return -float(state.ledger.cash[thing])
    return -worth(state, thing, state.race)


# What horses should bring


def worth(state: Season, horse: i64, first: i64) -> float:
    """What a horse should bring from race `first` on, fees paid, if all enter what they may."""
    brings = 0.0
    for race in range(first, len(state.table.days)):
        if state.table.days[race].is_for(horse):
            brings += max(0.0, _gain(state, race, horse, _field(state, race, horse)))
    return brings


def _gain(state: Season, race: i64, horse: i64, field: list[int]) -> float:
    """What a horse of this field should bring in a race, its fee paid."""
    terms = state.table.days[race]
    fee = float(terms.first // 10) if state.table.fees else 0.0
    shared = fee * len(field) + sum(terms.prizes_for(state.remaining()))
    return shared * _strength(state, horse) / sum([_strength(state, runner) for runner in field]) - fee


def _strength(state: Season, horse: i64) -> float:
    return 1.0 / float(state.table.odds[horse])


def _field(state: Season, race: i64, own: i64) -> list[int]:
    """The horses that a race is open to and that may come into it, this one among them; earnings are not foreseen."""
    terms = state.table.days[race]
    found: list[int] = []
    for horse in range(HORSES):
        in_question = horse == own or state.owners[horse] != NONE or state.phase == STABLES
        if in_question and terms.is_for(horse):
            found.append(horse)
    if state.phase == AUCTION:
        found += [horse for horse in state.lots[state.lot :] if horse != own and terms.is_for(horse)]
    return found


def _paying(state: Season, seat: i64) -> int:
    """How many of its horses a seat should enter, the strongest first: as many as pay their fees against all that may run."""
    horses = state.qualified(seat)
    fee = state.fee()
    if fee == 0:
        return len(horses)
    field = [horse for horse in range(HORSES) if state.owners[horse] != NONE and not state.unqualified(horse)]
    paying = len([horse for horse in horses if _gain(state, state.race, horse, field) > 0])
    return min(paying, int(state.ledger.cash[seat] // fee))


def _picked(state: Season, horses: list[int], count: int) -> int:
    """The strongest of these horses, a bit for each."""
    picked = 0
    for horse in strongest(state, horses)[:count]:
        picked |= 1 << horse
    return picked


def strongest(state: Season, horses: list[int]) -> list[int]:
    """These horses, the shortest odds first."""
    odds: vec[i64] = state.table.odds
    return [key % HORSES for key in sorted([int(odds[horse]) * HORSES + horse for horse in horses])]


def _mount(state: Season, seat: i64) -> int:
    """Its jockeys on its strongest runners."""
    runners = strongest(state, state.led_by(seat))
    return codes.mount(runners[0] + 1, runners[1] + 1 if len(runners) > 1 else 0)


# Under the hammer


def _bid(state: Season, seat: i64) -> int:
    """A standing maximum, as far as the horse is worth it and the fees of the stable are kept back; or it passes."""
    auction = state.auction
    assert auction is not None
    horse = state.lots[state.lot]
    purse: i64 = auction.limits[seat]
    if state.phase == RENTAL:
        value = _gain(state, state.race, horse, state.entries)
    else:
        value = worth(state, horse, max(state.race, 0))
        purse = min(purse, state.ledger.cash[seat] - _fees(state, seat, horse))
    most = min(int(value * KEEN), int(purse)) // int(state.table.step) * int(state.table.step)
    return pack_slip(codes.MAXIMUM, [(1, most)]) if most >= auction.least() else codes.PASS


def _fees(state: Season, seat: i64, bought: i64) -> i64:
    """What the next races of its stable, and of a horse that it buys, cost."""
    total: i64 = 0
    for horse in range(HORSES):
        if horse == bought or state.owners[horse] == seat:
            race = max(state.race - 1, NONE)
            for _ in range(FEES_KEPT):
                race = state.next_race_for(horse, race)
                if race == NONE:
                    break
                total += state.table.days[race].first // 10
    return total
