"""Before the first race: who has which stable, which horses come under the hammer, who has which jockeys (TC-5 to TC-8)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import box, events
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import AGES, COLOURS, JOCKEY_COUNT, PER_SEAT, Season


def free_colours(state: Season) -> list[int]:
    """The colours that nobody has taken."""
    return [colour for colour in range(COLOURS) if colour not in list(state.colours)]


def deal_stables(state: Season, chance: Chance, log: Log | None) -> None:
    """TC-5: a colour at random for everybody; with an auction nobody has one of their own yet."""
    for seat in range(state.table.seats):
        free = free_colours(state)
        take_stable(state, seat, free[chance.below(len(free))], None if state.table.auction else log)


def take_stable(state: Season, seat: i64, colour: i64, log: Log | None) -> None:
    """TC-5, TC-6: the four horses of a colour are the seat's, or come under the hammer."""
    state.colours[seat] = colour
    if not state.table.auction:
        for age in range(AGES):
            state.owners[age * COLOURS + colour] = seat
    if log is not None:
        log.tell(events.StableTaken(seat, box.COLOURS[colour], state.table.auction))


def next_to_choose(state: Season) -> i64:
    """Whose turn it is to take a colour: in turn from the opener; −1 when all have one."""
    for after in range(state.table.seats):
        seat = (state.opener + after) % state.table.seats
        if state.colours[seat] == NONE:
            return seat
    return NONE


def lots(state: Season) -> list[int]:
    """TC-6: all horses of the colours chosen, in the order of the catalogue."""
    return [age * COLOURS + colour for age in range(AGES) for colour in range(COLOURS) if colour in list(state.colours)]


def free_jockeys(state: Season) -> list[int]:
    """The jockeys that nobody has taken."""
    return [jockey for jockey in range(JOCKEY_COUNT) if state.riders[jockey] == NONE]


def deal_jockeys(state: Season, chance: Chance, log: Log | None) -> None:
    """TC-8: two each, at random."""
    for _ in range(PER_SEAT):
        for seat in range(state.table.seats):
            free = free_jockeys(state)
            take_jockey(state, seat, free[chance.below(len(free))], log)


def take_jockey(state: Season, seat: i64, jockey: i64, log: Log | None) -> None:
    """TC-8: for the whole season."""
    state.riders[jockey] = seat
    if log is not None:
        log.tell(events.JockeyTaken(seat, state.table.course.jockeys[jockey]))


def next_to_draft(state: Season) -> i64:
    """TC-8: in turn from the opener, twice round; −1 when all have two jockeys."""
    taken = JOCKEY_COUNT - len(free_jockeys(state))
    if taken == PER_SEAT * state.table.seats:
        return NONE
    return (state.opener + taken) % state.table.seats
