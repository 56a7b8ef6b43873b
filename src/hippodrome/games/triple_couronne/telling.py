"""Events that take more than a line to tell."""

from __future__ import annotations

from hippodrome.core.spelling import Spelling
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.actions import AnyAction
from hippodrome.games.triple_couronne.race import NONE, PER_AGE, Race
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import day


def paper_made(spelling: Spelling[AnyAction], state: Season, seat: int, code: int) -> Event:
    """For the seat itself: what it has chosen."""
    match spelling.action(code):
        case actions.OfferForSale(offers):
            return events.OffersMade(seat, False, offers)
        case actions.OfferForRent(offers):
            return events.OffersMade(seat, True, offers)
        case actions.EnterHorses(horses):
            return events.EntriesMade(seat, horses)
        case actions.MountJockeys(first, second):
            jockeys = [state.table.course.jockeys[jockey] for jockey in state.jockeys_of(seat)]
            mounts = zip(jockeys, (first, second), strict=False)
            return events.MountsMade(seat, tuple(events.Mount(jockey, horse) for jockey, horse in mounts if horse is not None))
        case actions.PlaceBets(wins, pairs):
            return events.BetsMade(seat, events.Slip(wins, pairs))
        case actions.Insure(race, following, two):
            return events.ContractsMade(seat, events.Contracts(race, following, two))
    raise AssertionError("nothing else is handed in at once")


def papers_revealed(spelling: Spelling[AnyAction], state: Season) -> Event:
    """What everybody has chosen, where that is shown as it was handed in."""
    papers = [spelling.action(paper) for paper in state.papers.choices]
    offers = [paper.offers for paper in papers if isinstance(paper, (actions.OfferForSale, actions.OfferForRent))]
    if offers:
        return events.OffersRevealed(isinstance(papers[0], actions.OfferForRent), tuple(offers))
    slips = [events.Slip(paper.wins, paper.pairs) for paper in papers if isinstance(paper, actions.PlaceBets)]
    if slips:
        return events.BetsRevealed(tuple(slips))
    contracts = [events.Contracts(paper.race, paper.next, paper.two) for paper in papers if isinstance(paper, actions.Insure)]
    return events.ContractsRevealed(tuple(contracts))


def mounts_revealed(state: Season) -> Event:
    """Everybody's mounts, in the order of the runners."""
    course = state.table.course
    ridden = [horse for horse in state.entries if state.mounts[horse] != NONE]
    return events.MountsRevealed(
        tuple(events.Mount(course.jockeys[state.mounts[horse]], course.names[horse]) for horse in ridden)
    )


def race_announced(state: Season) -> Event:
    """The next race and its conditions."""
    terms = state.terms()
    told = day(state.race + 1, terms)
    return events.RaceAnnounced(told.number, told.name, told.ages, told.least, told.below, told.handicap, terms.first)


def race_started(state: Season, race: Race) -> Event:
    """The runners behind the line."""
    course = state.table.course
    runners = []
    for at, horse in enumerate(state.entries):
        jockey = None if race.riders[at] == NONE else course.jockeys[race.riders[at]]
        runners.append(
            events.Runner(course.names[horse], state.leaders[horse], jockey, race.squares[at], course.finish[horse // PER_AGE])
        )
    prizes = tuple(state.terms().prizes_for(state.players))
    return events.RaceStarted(state.race + 1, tuple(runners), state.players, prizes)
