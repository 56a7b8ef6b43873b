"""Who runs: entries, mounts, entry fees, and those who can no longer pay them (TC-10 to TC-13, TC-53)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK, POOL
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.money import pay
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import Season


def clear(state: Season) -> None:
    """All horses back in their boxes, before the next race is prepared."""
    state.entries = []
    state.run = None
    state.players = state.remaining()
    state.slips = []
    for horse in range(HORSES):
        state.tenants[horse] = NONE
        state.mounts[horse] = NONE
        state.leaders[horse] = NONE
    for at in range(len(state.contracts)):
        state.contracts[at] = NONE


def enter(state: Season) -> None:
    """TC-10: everybody's entries, in the order in which they would move."""
    picked = 0
    for paper in state.papers.choices:
        picked |= paper >> 4
    state.entries = [horse for horse in range(HORSES) if picked >> horse & 1]
    for horse in state.entries:
        state.leaders[horse] = state.owners[horse]


def mount(state: Season) -> None:
    """TC-13: everybody's jockeys on their horses."""
    for seat in range(state.table.seats):
        code = state.papers.choices[seat] >> 4
        for jockey in state.jockeys_of(seat):
            if code & 31:
                state.mounts[(code & 31) - 1] = jockey
            code >>= 5


def affordable(state: Season, seat: i64) -> int:
    """How many of its runners a seat can pay for."""
    fee = state.fee()
    return len(state.led_by(seat)) if fee == 0 else min(len(state.led_by(seat)), int(state.ledger.cash[seat] // fee))


def next_to_scratch(state: Season) -> i64:
    """The next seat that can pay for some of its runners, not for all: it chooses which; −1 if there is none."""
    for seat in range(state.table.seats):
        if 0 < affordable(state, seat) < len(state.led_by(seat)):
            return seat
    return NONE


def scratch(state: Season, horses: list[int], log: Log | None) -> None:
    """TC-53: these do not run."""
    for horse in horses:
        state.entries.remove(horse)
        if log is not None:
            log.tell(events.EntryScratched(state.table.course.names[horse], state.leaders[horse]))
        state.mounts[horse] = NONE


def take_fees(state: Season, log: Log | None) -> None:
    """TC-11, TC-53: whoever can pay for none has them scratched; in the long programmes such a player may have to leave."""
    fee = state.fee()
    leaving: list[int] = []
    for seat in range(state.table.seats):
        if state.in_game[seat] and state.ledger.cash[seat] < fee:
            if state.table.long and _has_one_to_enter(state, seat):
                leaving.append(seat)
            scratch(state, state.led_by(seat), log)
    for seat in leaving:
        leave(state, seat, log)
    for horse in state.entries:
        pay(state, state.leaders[horse], POOL, fee, "entry-fee", log)


def _has_one_to_enter(state: Season, seat: i64) -> bool:
    """A horse that qualifies and is not rented out for this race."""
    for horse in state.qualified(seat):
        if state.tenants[horse] == NONE:
            return True
    return False


def leave(state: Season, seat: i64, log: Log | None) -> None:
    """TC-53, TC-54: out of the game; money and horses go to the bank, the horses out of the game."""
    horses = state.stable_of(seat)
    pay(state, seat, BANK, state.ledger.cash[seat], "departure", log)
    state.in_game[seat] = 0
    for horse in horses:
        state.owners[horse] = NONE
    for horse in state.entries:
        if state.leaders[horse] == seat:
            state.leaders[horse] = NONE
    if log is not None:
        log.tell(events.PlayerLeft(seat, tuple([state.table.course.names[horse] for horse in horses])))
