"""Events that take more than a line to tell."""

from __future__ import annotations

from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import codes, events, notation
from hippodrome.games.triple_couronne.box import Box
from hippodrome.games.triple_couronne.race import NONE, PER_AGE, Race
from hippodrome.games.triple_couronne.state import BETS, ENTRIES, MOUNTS, RENTALS, SALES, Season
from hippodrome.games.triple_couronne.views import day


def paper_made(box: Box, state: Season, seat: int, code: int) -> Event:
    """For the seat itself: what it has chosen."""
    phase = state.phase
    if phase == SALES or phase == RENTALS:
        return events.OffersMade(seat, phase == RENTALS, notation.offers(box, code))
    if phase == ENTRIES:
        return events.EntriesMade(seat, notation.names(box, notation.picks_of(code)))
    if phase == MOUNTS:
        return events.MountsMade(seat, _mounts(box, state, seat, code))
    if phase == BETS:
        return events.BetsMade(seat, notation.slip(box, code))
    return events.ContractsMade(seat, notation.contracts(box, code))


def _mounts(box: Box, state: Season, seat: int, code: int) -> tuple[events.Mount, ...]:
    found = []
    rest = code >> 4
    for jockey in state.jockeys_of(seat):
        if rest & 31:
            found.append(events.Mount(box.jockeys.list[jockey].name, box.horses.list[(rest & 31) - 1].name))
        rest >>= codes.HORSE_BITS
    return tuple(found)


def offers_revealed(box: Box, state: Season) -> Event:
    """Everybody's offers."""
    return events.OffersRevealed(state.phase == RENTALS, tuple(notation.offers(box, paper) for paper in state.papers.choices))


def mounts_revealed(box: Box, state: Season) -> Event:
    """Everybody's mounts, in the order of the runners."""
    jockeys, horses = box.jockeys.list, box.horses.list
    ridden = [horse for horse in state.entries if state.mounts[horse] != NONE]
    return events.MountsRevealed(tuple(events.Mount(jockeys[state.mounts[horse]].name, horses[horse].name) for horse in ridden))


def bets_revealed(box: Box, state: Season) -> Event:
    """Everybody's slips."""
    return events.BetsRevealed(tuple(notation.slip(box, paper) for paper in state.papers.choices))


def contracts_revealed(box: Box, state: Season) -> Event:
    """Everybody's insurance."""
    return events.ContractsRevealed(tuple(notation.contracts(box, paper) for paper in state.papers.choices))


def race_announced(state: Season) -> Event:
    """The next race and its conditions."""
    race_day = state.race_day()
    told = day(state.race + 1, race_day)
    return events.RaceAnnounced(told.number, told.name, told.ages, told.least, told.below, told.handicap, race_day.first)


def race_started(state: Season, race: Race) -> Event:
    """The runners behind the line."""
    course = state.table.course
    runners = []
    for at, horse in enumerate(state.entries):
        jockey = None if race.riders[at] == NONE else course.jockeys[race.riders[at]]
        runners.append(
            events.Runner(course.names[horse], state.leaders[horse], jockey, race.squares[at], course.finish[horse // PER_AGE])
        )
    prizes = tuple(state.race_day().prizes_for(state.players))
    return events.RaceStarted(state.race + 1, tuple(runners), state.players, prizes)
