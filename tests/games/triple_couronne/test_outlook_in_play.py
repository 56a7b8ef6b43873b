"""Over whole random seasons: what a seat is told of its races, of the calendar and of the form, against what then happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Audience, Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.outlook import TripleCouronneOutlook
from hippodrome.games.triple_couronne.standings import RaceOutlook
from hippodrome.games.triple_couronne.state import ENTRIES, OVER, RACE, Season
from tests.games.triple_couronne import mild
from tests.games.triple_couronne.mild import LIVELY

SEASONS = [("initiation", 3, 1), ("reduit", 5, 2), ("complet", 4, 3), ("complet", 6, 4), ("marathon", 4, 5)]


class Moment(NamedTuple):
    """A state, and what every seat is told with the events that led to it."""

    state: Season
    log: Log
    told: list[TripleCouronneOutlook | None]


def moments(edition: str, seats: int, seed: int, **options: OptionValue) -> Iterator[Moment]:
    """A whole season of players who choose at random but in moderation."""
    chance, log = FastChance(seed), Log()
    setup = Setup(title="triple-couronne", edition=edition, seats=seats, options=options)
    state = LIVELY.start(setup, chance, log)
    heard = 0
    while True:
        new, heard = log.entries[heard:], len(log)
        yield Moment(state, log, [_told(state, log, seat, new) for seat in range(seats)])
        if not LIVELY.to_act(state):
            return
        mild.play(state, chance, log)


def _told(state: Season, log: Log, seat: int, new: list[tuple[Event, Audience]]) -> TripleCouronneOutlook | None:
    events = tuple(event for event, only in new if only is None or seat in only)
    found = LIVELY.outlook(state, seat, log.told_to(seat, events))
    assert found is None or isinstance(found, TripleCouronneOutlook)
    return found


def name(horse: int) -> str:
    return LIVELY.course.names[horse]


# Races


def gains(told: tuple[object, ...], seat: int) -> Counter[str]:
    """What a seat was paid after the race that ended last."""
    ends = [number for number, event in enumerate(told) if isinstance(event, events.RaceEnded)]
    found: Counter[str] = Counter()
    for event in told[ends[-1] :]:
        if isinstance(event, events.RaceAnnounced | events.SeasonEnded):
            break
        if isinstance(event, MoneyMoved) and event.payee == seat:
            found[event.why] += event.amount
    return found


def ended(season: tuple[str, int, int]) -> Iterator[tuple[RaceOutlook, tuple[object, ...], int]]:
    """For every race and seat: what was told of it, and everything that the seat has heard by then."""
    for state, log, told in moments(*season):
        for seat, found in enumerate(told):
            if found is not None and found.race is not None and state.phase != RACE:
                yield found.race, log.heard_by(seat), seat


@pytest.mark.rule("TC-11", "TC-22", "TC-32", "TC-33", "TC-34", "TC-41", "TC-42", "TC-43")
@pytest.mark.parametrize("season", SEASONS, ids=str)
def test_what_a_race_would_bring_in_the_end_is_what_is_then_paid(season: tuple[str, int, int]) -> None:
    races = 0
    for race, heard, seat in ended(season):
        last, paid = race.standings[-1], gains(heard, seat)
        assert last.prizes == paid["prize"] + paid["entry-share"] + paid["entry-fee-back"]
        assert (last.won, last.contracts) == (paid["bets"], paid["insurance"])
        races += last.prizes > 0
    assert races >= 2


def test_bets_contracts_and_caps_all_occur_there() -> None:
    seen: Counter[str] = Counter()
    for season in SEASONS[3:5]:
        for race, _, _ in ended(season):
            last = race.standings[-1]
            seen.update(bets=last.won > 0, contracts=last.contracts > 0, slips=len(race.slip) > 1, pairs=sum(last.bets) > 0)
    assert all(seen[what] > 2 for what in ("bets", "contracts", "slips", "pairs")), seen


@pytest.mark.parametrize("season", SEASONS[1:4], ids=str)
def test_standings_follow_the_events_one_by_one_and_lead_to_the_order_of_the_finish(season: tuple[str, int, int]) -> None:
    for race, heard, _ in ended(season):
        began = max(number for number, event in enumerate(heard) if isinstance(event, events.RaceStarted))
        over = next(number for number, event in enumerate(heard) if number > began and isinstance(event, events.RaceEnded))
        event = heard[over]
        assert isinstance(event, events.RaceEnded)
        after = [standing.after for standing in race.standings]
        assert after == sorted(set(after)) and after[0] == 0 and after[-1] <= over - began
        assert race.standings[-1].order == event.order[: len(race.standings[-1].order)]
        assert race.race == event.race
        for standing in race.standings:
            crossed = [each.horse for each in heard[began : began + standing.after + 1] if isinstance(each, events.HorseFinished)]
            assert list(standing.order[: len(crossed)]) == crossed[: len(standing.order)]


# The calendar


@pytest.mark.rule("TC-10", "TC-19")
@pytest.mark.parametrize("season", SEASONS, ids=str)
def test_the_calendar_says_what_may_then_be_entered(season: tuple[str, int, int]) -> None:
    """What was promised for a race is compared with who may be entered there, race by race and horse by horse."""
    promised: dict[tuple[int, str], list[tuple[str, int, int]]] = {}
    came: Counter[tuple[str, bool]] = Counter()
    looked = -1
    for state, _, told in moments(*season):
        if state.race < 0 or state.phase > ENTRIES or state.race == looked:
            continue
        if state.phase == ENTRIES:
            looked = int(state.race)
        for horse in range(24):
            owner = int(state.owners[horse])
            if owner < 0:
                continue
            found = told[owner]
            assert found is not None
            marks = {mark.race - 1: mark for mark in found.calendar if mark.horse == name(horse)}
            days = [race for race, day in enumerate(state.table.days) if race >= state.race and day.is_for(horse)]
            assert list(marks) == days
            for race, mark in marks.items():
                said_now = mark.state, int(state.earnings[horse]), _misses(state, horse, race)
                promised.setdefault((race, name(horse)), []).append(said_now)
            if state.phase == ENTRIES and int(state.race) in marks:
                may = horse in state.qualified(owner)
                assert (marks[int(state.race)].state == "qualifies") == may
                for said, earned, misses in promised[int(state.race), name(horse)]:
                    came[said, may] += 1
                    if earned == state.earnings[horse] and misses == state.bars[horse]:
                        assert (said == "qualifies") == may
                    assert may is False or said != "barred"
    if season[0] != "initiation":
        assert came["qualifies", True] and came["barred", False]
    if season[0] in ("complet", "marathon"):
        assert came["might", True] and came["might", False]


def _misses(state: Season, horse: int, race: int) -> int:
    """The bars that a horse would still have at a later race, if nothing more befell it."""
    between = sum(state.table.days[each].is_for(horse) for each in range(int(state.race), race))
    return max(0, int(state.bars[horse]) - between)


# The form guide


@pytest.mark.rule("TC-70")
@pytest.mark.parametrize("season", SEASONS[1:4], ids=str)
def test_everybody_is_told_the_same_chances_and_worth(season: tuple[str, int, int]) -> None:
    told_something = 0
    for state, _, told in moments(*season):
        said = {(found.chances, found.worth) for found in told if found is not None and state.phase < RACE}
        assert len(said) <= 1
        told_something += any(chances and worth for chances, worth in said)
    assert told_something > 10


@pytest.mark.rule("TC-70")
@pytest.mark.parametrize("season", SEASONS[1:4], ids=str)
def test_chances_are_those_of_the_field_in_question_and_add_up(season: tuple[str, int, int]) -> None:
    for state, _, told in moments(*season):
        for found in told:
            if found is None or state.race < 0 or state.phase > RACE:
                continue
            field = [each.horse for each in found.chances]
            if state.phase > ENTRIES:
                assert field == [name(horse) for horse in state.entries]
            else:
                qualified = [horse for seat in range(state.table.seats) for horse in state.qualified(seat)]
                assert field == [name(horse) for horse in sorted(qualified)]
            assert len(field) < 2 or sum(each.win for each in found.chances) == pytest.approx(1000, abs=40)
            for each in found.chances:
                assert 0 <= each.win <= each.placed <= 1000 and each.gain % 10_000 == 0


@pytest.mark.rule("TC-70")
def test_without_a_form_guide_no_simulated_figure_is_sent() -> None:
    bets = contracts = 0
    for _, _, told in moments("complet", 6, 4, form_guide=False):
        for found in told:
            if found is None:
                continue
            assert found.chances == found.worth == ()
            assert found.bets is None or all(bet.chance is None for bet in found.bets.bets)
            assert all(contract.often is None for contract in found.insurance)
            bets += found.bets is not None
            contracts += len(found.insurance)
    assert bets and contracts, "they are offered all the same"


@pytest.mark.rule("TC-70")
def test_but_for_simulated_figures_a_form_guide_changes_nothing() -> None:
    for (_, _, plain), (_, _, guided) in zip(moments("complet", 4, 3, form_guide=False), moments("complet", 4, 3), strict=True):
        for one, other in zip(plain, guided, strict=True):
            if one is not None and other is not None:
                assert (one.calendar, one.lot, one.offers, one.entries, one.race) == (
                    other.calendar, other.lot, other.offers, other.entries, other.race,
                )  # fmt: skip


# Secrets


def test_a_maximum_or_a_paper_of_somebody_else_changes_nothing_that_one_is_told() -> None:
    compared = 0
    for season in SEASONS[1:3]:
        for state, log, told in moments(*season):
            for seat, found in enumerate(told):
                if found is None or state.phase == OVER:
                    continue
                other = LIVELY.clone(state)
                for rival in range(state.table.seats):
                    if rival == seat:
                        continue
                    if other.auction is not None and rival != other.auction.turn:
                        other.auction.maxima[rival] = other.auction.limits[rival]
                    if other.papers.choices and other.papers.choices[rival] >= 0 and other.asked[rival]:
                        other.papers.choices[rival] = LIVELY.legal(other, rival).draw(FastChance(1))
                again = LIVELY.outlook(other, seat, log.told_to(seat, ()))
                assert again == msgspec.structs.replace(found, race=None)
                compared += LIVELY.snapshot(other) != LIVELY.snapshot(state)
    assert compared > 100


def test_at_the_end_only_the_last_race_is_told() -> None:
    for season in SEASONS[:3]:
        *_, (state, log, told) = moments(*season)
        for seat, found in enumerate(told):
            assert found is None or msgspec.structs.replace(found, race=None) == TripleCouronneOutlook()
            assert LIVELY.outlook(state, seat, log.told_to(seat, ())) is None
