"""What one seat knows of a season, and what it does not: the standing maxima of others, and the papers that they have sealed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.auction import NOBODY, Auction
from hippodrome.core.chance import Chance
from hippodrome.core.policy import EVEN, Belief
from hippodrome.core.slips import AMOUNT_BITS, KIND_BITS, pack_slip
from hippodrome.core.vectors import draw_by, total
from hippodrome.games.triple_couronne import betting, codes, insurance, market
from hippodrome.games.triple_couronne.codes import CONTRACTS, HORSE_BITS, PAIR_BITS, WIN_LINES
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.refusals import paper_of
from hippodrome.games.triple_couronne.state import BETS, ENTRIES, MOUNTS, RENTALS, SALES, Season

PAIRS_FROM: Final = KIND_BITS + WIN_LINES * (PAIR_BITS + AMOUNT_BITS)
"""Where the jumelés of a betting slip begin."""


def redeal(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> None:
    """Draw again the maxima and the sealed papers of all others. By belief a horse of twice the weight is twice as often named
    on a paper, and under the hammer a maximum for it goes twice as far beyond the least bid, on average."""
    table = state.table
    if table.auction and table.stables == "random":
        state.colours = vec[i64]([NONE] * table.seats)  # what was drawn to make up the lots is shown to nobody
    auction = state.auction
    if auction is not None:
        draw_maxima(auction, seat, chance, belief, state.lots[state.lot])
    papers = state.papers
    other: i64 = 0
    while other < len(papers.choices):
        if other != seat and state.asked[other] and papers.choices[other] >= 0:
            papers.put(other, draw_paper(state, other, chance, belief))
        other += 1


def draw_maxima(auction: Auction, seat: i64, chance: Chance, belief: Belief | None, horse: i64) -> None:
    """Whoever is asked has no maximum left to act for them; all others but this seat may have one."""
    least = auction.least()
    other: i64 = 0
    while other < auction.seats:
        steps = (auction.limits[other] - least) // auction.step
        if other != seat:
            auction.maxima[other] = 0
            may = other != auction.turn and auction.still_in[other] and not auction.matched[other]
            if may and steps >= 0 and chance.below(2):
                further = chance.below(steps + 1) * _weight(belief, other, horse) // EVEN
                auction.maxima[other] = least + auction.step * min(further, steps)
        other += 1


def draw_paper(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> int:
    """Any paper that a seat may have sealed, as its form draws it, but by belief where there is one."""
    phase = state.phase
    if phase == ENTRIES:
        return _picks(state, seat, chance, belief)
    if phase == MOUNTS:
        return _mounts(state, seat, chance, belief)
    if phase == BETS:
        return _bets(state, seat, chance, belief)
    if phase == SALES or phase == RENTALS:
        return _offers(state, seat, chance, belief)
    return _contracts(state, seat, chance, belief)


def _picks(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> int:
    """TC-10: a number of horses, then so many of them."""
    horses = vec[i64](state.qualified(seat))
    weights = _weights(horses, belief, seat)
    wanted: i64 = chance.below(len(horses) + 1)
    picked: i64 = 0
    while wanted > 0:
        at = draw_by(weights, chance)
        weights[at] = 0
        picked |= 1 << horses[at]
        wanted -= 1
    return codes.number(codes.ENTER, picked)


def _mounts(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> int:
    """TC-13: two jockeys on at most two runners."""
    firsts, seconds, weights = vec[i64](), vec[i64](), vec[i64]()
    runners = [NONE, *state.led_by(seat)]
    for first in runners:
        for second in runners:
            if first == NONE or first != second:
                firsts = append(firsts, first)
                seconds = append(seconds, second)
                weights = append(weights, _weight_of_two(belief, seat, first, second))
    at = draw_by(weights, chance)
    return codes.mount(firsts[at] + 1, seconds[at] + 1)


def _offers(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> int:
    """TC-50, TC-52: some horses, each for a price within its band."""
    rent = state.phase == RENTALS
    horses = vec[i64](state.entered_by(seat) if rent else state.stable_of(seat))
    weights = _weights(horses, belief, seat)
    step = state.table.step
    offered: list[tuple[int, int]] = []
    while len(offered) < len(horses) and chance.below(3):
        at = draw_by(weights, chance)
        weights[at] = 0
        least, most = market.price_band(state, rent, horses[at])
        offered.append((horses[at] + 1, least + step * chance.below((most - least) // step + 1)))
    return pack_slip(paper_of(state.phase), offered, HORSE_BITS)


def _bets(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> int:
    """TC-31, TC-33: some runners to win, then some jumelés."""
    runners = vec[i64](state.entries)
    left: i64 = betting.most(state, seat)
    weights = _weights(runners, belief, seat)
    wins: list[tuple[int, int]] = []
    while left >= state.table.step and len(wins) < len(runners) and chance.below(3):
        at = draw_by(weights, chance)
        weights[at] = 0
        stake = _stake(state, left, chance)
        wins.append((runners[at] + 1, stake))
        left -= stake
    code = pack_slip(codes.BETS, wins, PAIR_BITS)
    if state.table.long:
        pairs = _jumeles(state, runners, seat, left, chance, belief)
        if pairs:
            code |= pack_slip(0, pairs, PAIR_BITS) >> KIND_BITS << PAIRS_FROM
    return code


def _jumeles(
    state: Season, runners: vec[i64], seat: i64, left: i64, chance: Chance, belief: Belief | None
) -> list[tuple[int, int]]:
    ordered = betting.in_order(state)
    named, weights = vec[i64](), vec[i64]()
    for one in runners:
        for other in runners:
            if one < other or (ordered and one != other):
                named = append(named, codes.pair(one, other))
                weights = append(weights, _weight_of_two(belief, seat, one, other))
    drawn: list[tuple[int, int]] = []
    while left >= state.table.step and len(drawn) < len(named) and chance.below(3):
        at = draw_by(weights, chance)
        weights[at] = 0
        stake = _stake(state, left, chance)
        drawn.append((named[at], stake))
        left -= stake
    return drawn


def _stake(state: Season, left: i64, chance: Chance) -> i64:
    return state.table.step * (1 + chance.below(min((left - state.table.step) // state.table.step, 0x7FFFFFFE) + 1))


def _contracts(state: Season, seat: i64, chance: Chance, belief: Belief | None) -> int:
    """TC-40: of each kind at most one contract, within one's cash."""
    horses = vec[i64](state.entered_by(seat))
    cash = state.ledger.cash[seat]
    left = cash
    bought: list[tuple[int, int]] = []
    for kind in range(CONTRACTS):
        weights = _weights(horses, belief, seat)
        at: i64 = 0
        while at < len(horses):
            cost = insurance.premium(state, kind, horses[at])
            if cost > left or insurance.against_contract(cost, cash, horses[at]):
                weights[at] = 0
            at += 1
        at = draw_by(weights, chance) if total(weights) and chance.below(3) else NOBODY
        bought.append((0, 0) if at == NOBODY else (horses[at] + 1, 0))
        if at != NOBODY:
            left -= insurance.premium(state, kind, horses[at])
    return pack_slip(codes.INSURE, bought, HORSE_BITS)


# Drawing by weight


def _weight(belief: Belief | None, seat: i64, horse: i64) -> i64:
    return EVEN if belief is None else belief.weight(seat, horse)


def _weight_of_two(belief: Belief | None, seat: i64, one: i64, other: i64) -> i64:
    """Of two horses together, or of one and nothing."""
    if belief is None:
        return 1
    first = EVEN if one == NONE else belief.weight(seat, one)
    second = EVEN if other == NONE else belief.weight(seat, other)
    return max(first * second // EVEN, 1)


def _weights(horses: vec[i64], belief: Belief | None, seat: i64) -> vec[i64]:
    weights = vec[i64]()
    for horse in horses:
        weights = append(weights, 1 if belief is None else belief.weight(seat, horse))
    return weights
