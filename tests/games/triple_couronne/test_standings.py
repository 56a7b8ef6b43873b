"""If the race ended now: what prizes, bets and contracts would bring, told along with the events of the race."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from hippodrome.core.log import Log
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.outlook import TripleCouronneOutlook
from hippodrome.games.triple_couronne.standings import RaceOutlook, SlipBet, Standing
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.races import GAME, HORSES, paid, raced


def told(state: Season, log: Log, seat: int = 0) -> RaceOutlook:
    """What a seat is told of a race, with all that it has heard."""
    found = GAME.outlook(state, seat, log.told_to(seat, log.heard_by(seat)))
    assert isinstance(found, TripleCouronneOutlook) and found.race is not None
    return found.race


def at(log: Log, race: RaceOutlook, kind: type[Event], before: bool = False) -> Standing:
    """How it stands with the first event of a kind, or just before it."""
    heard = list(log.heard_by(None))
    began = next(number for number, event in enumerate(heard) if isinstance(event, events.RaceStarted))
    number = next(number for number, event in enumerate(heard) if number > began and isinstance(event, kind))
    return [standing for standing in race.standings if standing.after <= number - began - before][-1]


def names(*horses: int) -> tuple[str, ...]:
    return tuple(HORSES[horse - 1] for horse in horses)


def four(**more: Any) -> tuple[Season, Log]:
    """Four two-year-olds in race 4 of Complet; horse 1 wins before horse 4."""
    return raced(**{"order": (1, 4, 2), "runners": (1, 2, 3, 4), "seats": 4, "race": 4, "cash": [2_000_000] * 4, **more})


@pytest.mark.rule("TC-32", "TC-33")
def test_a_slip_says_what_each_bet_would_pay_and_what_it_brings_as_it_stands() -> None:
    race = told(*four(bets={0: "bets win 1 30000 win 2 20000 pair 1 4 10000"}))
    assert race.slip == (
        SlipBet(names(1), 30_000, 90_000),
        SlipBet(names(2), 20_000, 60_000),
        SlipBet(names(1, 4), 10_000, 60_000),
    )
    first, last = race.standings[0], race.standings[-1]
    assert (first.order, first.bets, first.won) == (names(1, 2, 3), (90_000, 0, 0), 90_000), "level: as the catalogue has them"
    assert (last.order, last.bets, last.won) == (names(1, 4, 2), (90_000, 0, 60_000), 150_000)
    assert race.race == 4


@pytest.mark.rule("TC-34")
def test_all_bets_together_stop_at_the_cap_and_each_alone_does_not() -> None:
    state, log = four(bets={0: "bets win 1 120000 pair 1 4 100000"})
    last = told(state, log).standings[-1]
    assert (last.bets, last.won) == ((360_000, 600_000), 400_000)
    assert paid(log, "bets") == {0: [400_000]}


@pytest.mark.rule("TC-11", "TC-22")
def test_prizes_are_those_of_the_runners_that_one_leads_with_their_shares() -> None:
    state, log = four()
    # four fees of 40,000 F: 120,000 F and 40,000 F
    assert [told(state, log, seat).standings[-1].prizes for seat in range(4)] == [520_000, 200_000, 0, 340_000]
    assert [told(state, log, seat).standings[0].prizes for seat in range(4)] == [520_000, 340_000, 200_000, 0]


@pytest.mark.rule("TC-51")
def test_the_tenant_is_told_what_a_rented_horse_would_bring() -> None:
    state, log = raced((2, 3), runners=(1,), rent={2: (0, 400_000)}, seats=3, cash=[2_000_000] * 3)
    assert [told(state, log, seat).standings[-1].prizes for seat in range(3)] == [490_000, 0, 230_000]


@pytest.mark.rule("TC-41", "TC-42", "TC-43")
def test_a_contract_counts_from_the_card_on_that_makes_it_pay() -> None:
    cards = {1: ["out"], 2: ["hurt-2"]}
    state, log = raced((3, 2), cards=cards, insure={0: "insure race 1", 1: "insure next 2 two 2"}, seats=3, race=4,
                       cash=[2_000_000] * 3)  # fmt: skip
    own, other = told(state, log, 0), told(state, log, 1)
    assert at(log, own, events.HorseWithdrawn, before=True).contracts == 0
    assert at(log, own, events.HorseWithdrawn).contracts == own.standings[-1].contracts == 400_000
    assert at(log, other, events.HorseInjured, before=True).contracts == 0
    assert at(log, other, events.HorseInjured).contracts == 800_000 + 800_000 + 600_000
    assert told(state, log, 2).standings[-1].contracts == 0


@pytest.mark.rule("TC-19")
def test_a_withdrawn_horse_stands_nowhere_any_more() -> None:
    state, log = four(order=(2, 4, 3), cards={1: ["out"]}, bets={0: "bets win 1 30000"})
    race = told(state, log)
    assert at(log, race, events.HorseWithdrawn, before=True).order[0] == HORSES[0]
    assert HORSES[0] not in at(log, race, events.HorseWithdrawn).order
    assert at(log, race, events.HorseWithdrawn).won == 0


@pytest.mark.rule("TC-15")
def test_those_on_the_way_stand_by_the_squares_that_they_have_to_go() -> None:
    """The lanes of four and five years: horse 19 has further to go from the same square, and horse 14 steps further."""
    state, log = raced((13, 14), runners=(13, 14, 19), seats=2, race=3)
    race = told(state, log)
    lines = {runner.horse: runner.finish for event in log.heard_by(None) if isinstance(event, events.RaceStarted)
             for runner in event.runners}  # fmt: skip
    assert lines[HORSES[18]] > lines[HORSES[12]]
    assert race.standings[0].order == names(13, 14)
    squares = dict.fromkeys(lines, 0)
    heard = list(log.heard_by(None))
    began = next(number for number, event in enumerate(heard) if isinstance(event, events.RaceStarted))
    for after, event in enumerate(heard[began:]):
        if isinstance(event, events.HorseMoved):
            squares[event.horse] = event.end
        if isinstance(event, events.HorseFinished):
            return
        standing = [each for each in race.standings if each.after <= after][-1]
        nearest = sorted(squares, key=lambda horse: lines[horse] - squares[horse])
        assert standing.order == tuple(nearest[:2])


@pytest.mark.rule("TC-54")
def test_a_race_that_waits_for_somebody_is_told_so_far_and_then_on() -> None:
    situation: dict[str, Any] = {"order": (2, 3), "cards": {1: ["pay-300"]}, "cash": [100_000, 2_000_000, 2_000_000], "seats": 3}
    state, log = raced(**situation)
    waiting = told(state, log)
    state, log = raced(**situation, give=[1])
    after = told(state, log)
    assert after.standings[: len(waiting.standings)] == waiting.standings
    assert HORSES[0] in waiting.standings[-1].order and HORSES[0] not in after.standings[-1].order


@pytest.mark.rule("TC-54", "TC-45")
def test_no_contract_would_pay_for_a_horse_that_is_given_up() -> None:
    cards = {1: ["hurt-1"], 3: ["pay-1000"]}
    state, log = raced(
        (2, 3), cards=cards, owners={3: 0}, insure={0: "insure next 1"}, cash=[200_000, 2_000_000], seats=2, give=[1]
    )
    race = told(state, log)
    assert at(log, race, events.HorseInjured).contracts == 400_000
    assert at(log, race, events.HorseGivenUp).contracts == race.standings[-1].contracts == 0


@pytest.mark.rule("TC-54", "TC-51")
def test_who_leaves_would_get_nothing_any_more() -> None:
    state, log = raced(
        (1, 2), cards={1: ["pay-300"]}, owners=dict.fromkeys((3, 9, 15, 21)), rent={1: (2, 400_000)}, seats=3,
        cash=[500_000, 500_000, 450_000],
    )  # fmt: skip
    race = told(state, log, 2)
    assert race.standings[0].prizes == 460_000
    assert at(log, race, events.PlayerLeft).prizes == race.standings[-1].prizes == 0


def test_a_race_is_told_only_with_its_events() -> None:
    state, log = four()
    assert GAME.outlook(state, 0, log.told_to(0, ())) is not None
    found = GAME.outlook(state, 0, log.told_to(0, log.heard_by(0)[-1:]))
    assert isinstance(found, TripleCouronneOutlook) and found.race is None


def test_nothing_is_told_twice_in_a_row() -> None:
    race = told(*four(bets={0: "bets win 1 30000"}))
    keys = [(each.order, each.prizes, each.bets, each.won, each.contracts) for each in race.standings]
    assert all(one != other for one, other in pairwise(keys))
