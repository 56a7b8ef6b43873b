"""What a seat knows, and a draw of what it cannot know: standing maxima of others, and betting forms that lie face down."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.auction import Auction
from hippodrome.core.chance import Chance
from hippodrome.core.policy import EVEN, Belief
from hippodrome.core.slips import KIND_BITS, LINE_BITS, pack_slip
from hippodrome.games.finish import betting, codes
from hippodrome.games.finish.codes import BET_LINES
from hippodrome.games.finish.state import BETS, OVER, Programme

_FORM_BYTES: Final = (KIND_BITS + BET_LINES * LINE_BITS + 7) // 8
MOST_STEPS: Final = 0x7FFFFFFF
FIRST_PLACE: Final = 1
"""The line of a form with the first bet for a place."""


def key(state: Programme, seat: i64) -> bytes:
    """All that this seat sees: what its view is made of."""
    found = BytesWriter()
    for number in (seat, state.table.seats, state.table.races, state.phase, state.race, state.opener, state.lot):
        write_i64_le(found, number)
    for cards in (state.offered, state.fallen, state.horses, state.jockeys, state.owners, state.prices):
        write_i64_le(found, len(cards))
        for card in cards:
            write_i64_le(found, card)
    auction = state.auction
    write_i64_le(found, int(auction is not None))
    if auction is not None:
        for number in (auction.turn, auction.price, auction.leader, auction.maxima[seat]):
            write_i64_le(found, number)
        for other in range(state.table.seats):
            write_i64_le(found, auction.still_in[other])
            write_i64_le(found, auction.limits[other])
    shown = state.phase == OVER and state.slips.missing == 0
    for other in range(state.table.seats):
        write_i64_le(found, state.ledger.cash[other])
        form = state.slips.choices[other]
        write_i64_le(found, int(form >= 0))
        if form >= 0 and (shown or other == seat):
            found.write(form.to_bytes(_FORM_BYTES, "little"))
    write_i64_le(found, state.ledger.bank)
    return found.getvalue()


def redeal(state: Programme, seat: i64, chance: Chance, belief: Belief | None) -> None:
    """Others' maxima and sealed forms; a spectator (−1) knows none. A belief is about horse cards."""
    auction = state.auction
    if auction is not None:
        horse = state.offered[state.lot]
        for other in range(state.table.seats):
            if other != seat:
                weight = EVEN if belief is None else belief.weight(other, horse)
                auction.maxima[other] = _any_maximum(auction, other, chance, weight)
    if state.phase == BETS:
        for other in range(state.table.seats):
            if other != seat and state.slips.choices[other] >= 0:
                _seal_any_form(state, other, chance, belief)


def _any_maximum(auction: Auction, seat: i64, chance: Chance, weight: i64) -> i64:
    """None as often as not, else any amount; the more a horse weighs, the likelier there is one, and the higher."""
    steps: i64 = (auction.limits[seat] - auction.least()) // auction.step
    if seat == auction.turn or not auction.still_in[seat] or steps < 0:
        return 0  # who is asked has no maximum left to act for them
    if chance.below(EVEN + weight) >= weight:
        return 0
    amount: i64 = chance.below(steps + 1)
    if weight != EVEN:
        again: i64 = chance.below(steps + 1)
        if weight > EVEN and chance.below(weight) >= EVEN:
            amount = max(amount, again)
        if weight < EVEN and chance.below(EVEN) >= weight:
            amount = min(amount, again)
    return auction.least() + auction.step * amount


def _seal_any_form(state: Programme, seat: i64, chance: Chance, belief: Belief | None) -> None:
    """Any form that this seat could have handed in, drawn as `Form.draw` does; by a belief, on horses by their weight."""
    bets = state.bets
    step: i64 = state.table.step
    left: i64 = state.ledger.cash[seat]
    taken: i64 = 0
    slip: list[tuple[int, int]] = []
    for line in range(BET_LINES):
        lane: i64 = 0
        stake: i64 = 0
        again = line > FIRST_PLACE  # FI-10: on another horse; equal lines are filled from the first
        may = left >= step and not (again and (taken == 0 or state.sold == 1))
        if may and chance.below(3) > 0:
            stake = step * (1 + chance.below(min(left // step, MOST_STEPS)))
            lane = _any_lane(state, seat, taken if again else 0, chance, belief)
        if line == FIRST_PLACE:
            taken = lane
        left -= stake
        bets[seat * betting.PER_SEAT + line * 2] = lane
        bets[seat * betting.PER_SEAT + line * 2 + 1] = stake
        slip.append((lane, stake))
    state.slips.put(seat, pack_slip(codes.BETS, slip))


def _any_lane(state: Programme, seat: i64, taken: i64, chance: Chance, belief: Belief | None) -> i64:
    """A lane (from 1) but the one that is taken (0: none)."""
    if belief is None:
        drawn: i64 = 1 + chance.below(state.sold - min(taken, 1))
        return drawn + 1 if taken and drawn >= taken else drawn
    lanes: vec[i64] = vec[i64](capacity=state.sold)
    horses: vec[i64] = vec[i64](capacity=state.sold)
    for lane in range(1, state.sold + 1):
        if lane != taken:
            lanes = append(lanes, lane)
            horses = append(horses, state.horses[lane - 1])
    return lanes[belief.draw(seat, horses, chance)]
