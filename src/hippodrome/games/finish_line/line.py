"""The line of tiles: who stands where, and how that changes. Places count from the front; a dead heat shares one."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.dice import GREEN, RED, WHITE
from hippodrome.games.finish_line.state import Meeting

LOST_PLACES = 2
"""FL-34: how far a loss of speed throws a horse back."""


def place_of(state: Meeting, horse: i64) -> i64:
    """FL-32: the place of a horse in the line, the lead at 0; both of a dead-heating pair lead."""
    at = state.position(horse)
    return at - state.level if at > 0 else at


def places(state: Meeting) -> i64:
    """How many places are taken."""
    return state.left - state.level


def leads_alone(state: Meeting, horse: i64) -> bool:
    """FL-21: such a horse cannot advance."""
    return state.level == 0 and state.line[0] == horse


def advance(state: Meeting, horse: i64, log: Log | None) -> None:
    """FL-21, FL-32, FL-33: one place. Out of a dead heat or past one, the horse then leads alone."""
    line = state.line
    at = state.position(horse)
    if state.level and at <= 2:
        if at == 2:
            line[2] = line[1]
        if at > 0:
            line[1] = line[0]
        line[0] = horse
        state.level = 0
    elif at > 0:
        line[at] = line[at - 1]
        line[at - 1] = horse
    else:
        return
    if log is not None:
        log.tell(events.HorseAdvanced(horse, standing(state), state.level == 1))


def drop_back(state: Meeting, horse: i64, log: Log | None) -> None:
    """FL-34: behind the next two places; whoever was level with it leads alone."""
    line = state.line
    at = state.position(horse)
    end = at + LOST_PLACES
    if state.level and at < 2:
        end = LOST_PLACES + 1
        state.level = 0
    while at < end:
        line[at] = line[at + 1]
        at += 1
    line[end] = horse
    if log is not None:
        log.tell(events.HorseDroppedBack(horse, standing(state), state.level == 1))


def rearrange(state: Meeting, first: i64, second: i64, third: i64, log: Log | None) -> None:
    """FL-31: three neighbours in a new order, each with a place of its own."""
    at = min(state.position(first), state.position(second), state.position(third))
    line = state.line
    line[at] = first
    line[at + 1] = second
    line[at + 2] = third
    if at == 0:
        state.level = 0
    if log is not None:
        log.tell(events.LineRearranged(standing(state), state.level == 1))


def draw_level(state: Meeting, log: Log | None) -> None:
    """FL-32: the second lies above the leader, and both lead."""
    state.level = 1
    state.level_used = 1
    if log is not None:
        log.tell(events.DeadHeatBegan(state.line[0], state.line[1]))


def disqualify(state: Meeting, horse: i64, log: Log | None) -> None:
    """FL-23, FL-27: the tile and all its dice leave play; whoever was level with it leads alone."""
    clear_tile(state, horse, log)
    line = state.line
    at = state.position(horse)
    if at < 2:
        state.level = 0
    state.left -= 1
    while at < state.left:
        line[at] = line[at + 1]
        at += 1
    if log is not None:
        log.tell(events.HorseDisqualified(horse, standing(state), state.level == 1))


def clear_tile(state: Meeting, horse: i64, log: Log | None) -> None:
    """All dice on a tile leave play."""
    green: i64 = 1 if state.greens[horse] else 0
    if log is not None and state.shoes[horse] + state.whips[horse] + green:
        log.tell(events.DiceLeft(horse, events.dice_left(state.shoes[horse], state.whips[horse], green)))
    state.out[WHITE] += state.shoes[horse]
    state.out[RED] += state.whips[horse]
    state.out[GREEN] += green
    state.shoes[horse] = 0
    state.whips[horse] = 0
    state.greens[horse] = 0


def spend_shoes(state: Meeting, horse: i64, log: Log | None) -> None:
    """The horseshoes on a tile leave play."""
    if state.shoes[horse]:
        if log is not None:
            log.tell(events.DiceLeft(horse, events.white_dice(state.shoes[horse])))
        state.out[WHITE] += state.shoes[horse]
        state.shoes[horse] = 0


def put_shoe(state: Meeting, horse: i64, log: Log | None) -> None:
    """FL-20: a horseshoe on a tile. The second one, or the first on a favourite, moves it on; on the leader the first waits."""
    waiting = state.shoes[horse]
    state.shoes[horse] = waiting + 1
    if waiting or (state.table.favourite[horse] and not leads_alone(state, horse)):
        advance(state, horse, log)
        spend_shoes(state, horse, log)


def standing(state: Meeting) -> tuple[int, ...]:
    """The line from the front, as events tell it."""
    return tuple([int(state.line[at]) for at in range(state.left)])
