"""What one seat knows of a meeting, and what it does not: the bets of others, until the race is over."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.policy import Belief
from hippodrome.core.slips import pack_slip
from hippodrome.games.finish_line import codes
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, RUNNERS, TARGET_BITS, WIN_LINES
from hippodrome.games.finish_line.dice import COLOUR_COUNT
from hippodrome.games.finish_line.state import OVER, PER_SEAT, USE, Meeting


def redeal(state: Meeting, seat: i64, chance: Chance, belief: Belief | None) -> None:
    """Draw again the bets of all others. A belief weighs the horses by starting place, the leading one at 0."""
    if state.phase == OVER:
        return
    other: i64 = 0
    while other < state.table.seats:
        if other != seat and state.slips.choices[other] >= 0:
            draw_bets(state, other, chance, belief)
        other += 1


def draw_bets(state: Meeting, seat: i64, chance: Chance, belief: Belief | None) -> None:
    """Any bets that a seat may have made, as `Form.draw` draws them, but by belief where there is one: then a horse of twice the
    weight is backed twice as often, and so is a pair of which one has twice the weight."""
    bets = state.bets
    step: i64 = state.table.step
    left: i64 = state.ledger.cash[seat]
    base: i64 = seat * PER_SEAT
    filled: list[tuple[int, int]] = []
    index: i64 = 0
    while index < BET_LINES:
        at = base + index * 2
        first: i64 = 0 if index < WIN_LINES else WIN_LINES
        wanted = chance.below(3) > 0 and left >= step and (index == first or bets[at - 2] > 0)
        target: i64 = 0
        stake: i64 = 0
        if wanted:
            stake = step * (1 + chance.below(left // step))
            target = _target(bets, base, first, index, chance, belief, seat)
            left -= stake
        bets[at] = target
        bets[at + 1] = stake
        filled.append((target, stake))
        index += 1
    state.slips.put(seat, pack_slip(codes.BETS, filled, TARGET_BITS))


def _target(bets: vec[i64], base: i64, first: i64, index: i64, chance: Chance, belief: Belief | None, seat: i64) -> i64:
    """A horse, or a pair, that no earlier line of its kind names."""
    count: i64 = RUNNERS if index < WIN_LINES else len(PAIRS)
    total: i64 = 0
    target: i64 = 1
    while target <= count:
        if not _named(bets, base, first, index, target):
            total += _weight(belief, seat, index, target)
        target += 1
    point = chance.below(total)
    target = 0
    while point >= 0:
        target += 1
        if not _named(bets, base, first, index, target):
            point -= _weight(belief, seat, index, target)
    return target


def _named(bets: vec[i64], base: i64, first: i64, index: i64, target: i64) -> bool:
    earlier = first
    while earlier < index:
        if bets[base + earlier * 2] == target:
            return True
        earlier += 1
    return False


def _weight(belief: Belief | None, seat: i64, index: i64, target: i64) -> i64:
    if belief is None:
        return 1
    if index < WIN_LINES:
        return belief.weight(seat, target - 1)
    one, other = PAIRS[target - 1]
    return belief.weight(seat, one - 1) * belief.weight(seat, other - 1)


def key(state: Meeting, seat: i64) -> bytes:
    """What a seat sees, in few bytes; what it could work out from the rest is left out."""
    seen = BytesWriter()
    flags = state.phase | state.race << 4 | state.first << 8 | state.turn << 12 | state.left << 16 | state.level << 20
    write_i64_le(seen, flags | state.level_used << 21 | state.home_stretch << 22 | state.hand_size << 24)
    for horse in state.drawn:
        seen.append(horse)
    at: i64 = 0
    while at < RUNNERS:
        runner = state.runners[at]
        seen.append(state.line[at] if at < state.left else 0)
        seen.append(state.shoes[runner] | state.whips[runner] << 2 | state.greens[runner] << 4)
        at += 1
    at = 0
    while at < COLOUR_COUNT:
        seen.append(state.reserve[at])
        seen.append(state.out[at])
        at += 1
    at = 0
    while at < state.hand_size:
        seen.append(state.hand[at] | (state.faces[at] << 4 if state.phase == USE else 0))
        at += 1
    _write_seats(seen, state, seat)
    return seen.getvalue()


def _write_seats(seen: BytesWriter, state: Meeting, seat: i64) -> None:
    """What everybody has, who has made bets, and those bets that this seat knows."""
    other: i64 = 0
    while other < state.table.seats:
        seen.append(state.kept[other] << 1 | (1 if state.slips.choices[other] >= 0 else 0))
        write_i64_le(seen, state.ledger.cash[other])
        write_i64_le(seen, state.side_bets[other])
        if other == seat or state.phase == OVER:
            at: i64 = other * PER_SEAT
            while at < (other + 1) * PER_SEAT:
                write_i64_le(seen, state.bets[at])
                at += 1
        other += 1
    write_i64_le(seen, state.ledger.bank)
