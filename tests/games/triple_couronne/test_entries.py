"""Who may run and who does: entries (TC-10), head starts (TC-12), mounts (TC-13), races without runners (TC-21), and the
number of players that counts (TC-23)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.slips import Picks
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.events import Mount
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import (
    GAME,
    HORSES,
    JOCKEYS,
    LONG,
    choice_of,
    do,
    enter,
    go,
    hand_in,
    moved,
    names,
    phase_of,
    season,
    started_race,
    told,
    told_of,
    view,
    why,
)


def may_enter(state: Season) -> set[int]:
    """Every horse that somebody may enter."""
    go(state, "entries")
    choices = [view(state, seat).choice for seat in range(state.table.seats)]
    return {HORSES.index(horse) + 1 for choice in choices if choice is not None for horse in choice.horses}


def run(state: Season, *horses: int) -> events.RaceStarted:
    """The start of a race of these horses, and the race as well."""
    log = Log()
    race = state.race
    while state.race == race and phase_of(state) != "over":
        if phase_of(state) == "entries":
            enter(state, *horses, log=log)
        else:
            hand_in(state, log=log)
    return started_race(log)


TWO, THREE, FOUR, FIVE = range(1, 7), range(7, 13), range(13, 19), range(19, 25)
EVERY = set(range(1, 25))


# By age


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize("edition", ["initiation", "reduit", "complet", "marathon"])
def test_the_first_three_races_are_for_two_for_three_and_for_four_and_five_years(edition: str) -> None:
    assert may_enter(season(6, edition, 1)) == {*TWO}
    assert may_enter(season(6, edition, 2)) == {*THREE}
    assert may_enter(season(6, edition, 3)) == {*FOUR, *FIVE}


@pytest.mark.rule("TC-10")
def test_all_none_or_any_of_the_horses_that_qualify_may_be_entered() -> None:
    (form,) = GAME.legal(go(season(4, "complet", 4), "entries"), 0).forms
    assert isinstance(form, Picks)
    assert (form.things, form.least, form.most, form.may_be_empty) == ([1, 7, 13, 19], 0, 4, True)


@pytest.mark.rule("TC-10")
def test_a_horse_of_another_age_is_refused() -> None:
    state = go(season(4, "reduit", 2), "entries")
    assert why(state, "enter 1", seat=0) == ("TC-10", "wrong-age", {"horse": HORSES[0]})
    assert why(state, "enter 7 13", seat=0) == ("TC-10", "wrong-age", {"horse": HORSES[12]})


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize("edition", LONG)
def test_in_a_race_by_age_earnings_do_not_matter(edition: str) -> None:
    assert may_enter(season(6, edition, 1, earnings={1: 5_000_000, 2: 100_000})) == {*TWO}


# By earnings


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize("edition", ["reduit", "complet", "marathon"])
def test_race_4_is_for_horses_that_have_earned_nothing(edition: str) -> None:
    state = season(6, edition, 4, earnings={1: 100_000, 13: 400_000})
    assert may_enter(state) == EVERY - {1, 13}
    assert why(state, "enter 1", seat=0) == ("TC-10", "wrong-earnings", {"horse": HORSES[0], "earned": 100_000})
    assert why(state, "enter 7 13", seat=0) == ("TC-10", "wrong-earnings", {"horse": HORSES[12], "earned": 400_000})


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize(
    ("edition", "race", "bound"),
    [
        ("reduit", 5, 150_000),
        ("complet", 9, 550_000),
        ("complet", 10, 750_000),
        ("marathon", 14, 950_000),
        ("marathon", 15, 1_150_000),
    ],
)
def test_the_great_races_ask_for_earnings_of_at_least_a_sum(edition: str, race: int, bound: int) -> None:
    """Prizes being what they are, no horse earns just that sum; the bound itself is tried all the same."""
    earned = {1: bound - 1, 2: bound, 3: bound + 1, 4: 0, 13: 9_000_000, 24: bound}
    state = season(6, edition, race, earnings=earned)
    assert may_enter(state) == {2, 3, 13, 24}
    assert why(state, "enter 1", seat=0) == ("TC-10", "wrong-earnings", {"horse": HORSES[0], "earned": bound - 1})


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize(
    ("edition", "race", "bound"),
    [("complet", 8, 550_000), ("marathon", 5, 150_000), ("marathon", 9, 550_000), ("marathon", 13, 950_000)],
)
def test_other_races_ask_for_earnings_below_a_sum(edition: str, race: int, bound: int) -> None:
    state = season(6, edition, race, earnings={1: bound - 1, 2: bound, 3: bound + 1, 4: 0, 13: 9_000_000})
    assert may_enter(state) == EVERY - {2, 3, 13}
    assert why(state, "enter 2", seat=1) == ("TC-10", "wrong-earnings", {"horse": HORSES[1], "earned": bound})


@pytest.mark.rule("TC-10", "TC-22e")
def test_a_second_place_in_race_4_opens_race_5_of_the_reduced_programme() -> None:
    """The rulebook's Danseuse Etoile: from 0 to 300,000 F, where 150,000 F are asked for."""
    state = season(2, "reduit", 4, earnings={7: 100_000})
    assert 1 in may_enter(state)
    state.earnings[0] = 300_000
    enter(state)
    assert (view(state).race, may_enter(state)) == (5, {1})


# Injured


@pytest.mark.rule("TC-10", "TC-19")
@pytest.mark.parametrize("count", [1, 2])
def test_an_injured_horse_cannot_be_entered(count: int) -> None:
    state = go(season(3, "complet", 4, bars={1: count}), "entries")
    assert 1 not in may_enter(state) and 7 in may_enter(state)
    problem = why(state, "enter 1", seat=0)
    assert problem == ("TC-19", "barred", {"horse": HORSES[0], "count": count})
    horse = next(horse for horse in view(state).horses if horse.name == HORSES[0])
    assert horse.misses == count


@pytest.mark.rule("TC-10")
def test_a_race_for_other_ages_is_no_race_missed_and_the_age_is_named_first() -> None:
    state = go(season(3, "complet", 2, bars={1: 1}), "entries")
    assert why(state, "enter 1", seat=0)[:2] == ("TC-10", "wrong-age")
    run(state, 7, 8)
    assert state.bars[0] == 1


# Whose


@pytest.mark.rule("TC-10")
def test_only_ones_own_horses_can_be_entered() -> None:
    state = season(3, "initiation")
    assert why(state, "enter 2", seat=0) == ("TC-10", "not-your-horse", {"horse": HORSES[1]})
    assert why(state, "enter 1 2", seat=0) == ("TC-10", "not-your-horse", {"horse": HORSES[1]})
    assert why(state, "enter 6", seat=0) == ("TC-10", "not-your-horse", {"horse": HORSES[5]})  # nobody's


@pytest.mark.rule("TC-10")
def test_any_of_ones_horses_may_be_entered_or_none() -> None:
    state = season(2, "initiation", 3)
    for text in ("enter none", "enter 13", "enter 19", "enter 13 19", "enter 19 13"):
        assert GAME.read(text) in GAME.legal(state, 0)
    start = run(state, 13, 19, 20)
    assert [(runner.horse, runner.seat) for runner in start.runners] == list(zip(names(13, 19, 20), (0, 0, 1), strict=True))


@pytest.mark.rule("TC-10")
def test_who_has_no_horse_that_qualifies_is_not_asked() -> None:
    state = season(4, "reduit", 4, earnings={2: 1, 8: 1, 14: 1, 20: 1})
    assert GAME.to_act(state) == (0, 2, 3)
    assert why(state, "enter none", seat=1) == ("TC-10", "nothing-to-choose", {})
    assert not GAME.legal(state, 1)


# At once


@pytest.mark.rule("TC-10")
def test_everybody_enters_at_once_in_any_order_and_may_change_until_the_last_entry_is_in() -> None:
    state, log = season(3, "reduit", 3), Log()
    assert GAME.to_act(state) == (0, 1, 2)
    do(state, "enter 15", seat=2, log=log)
    do(state, "enter 13 19", seat=0, log=log)
    do(state, "enter none", seat=2, log=log)
    assert GAME.to_act(state) == (1,)
    assert told_of(log, events.EntriesRevealed) == [] and view(state).entries == ()
    do(state, "enter 20", seat=1, log=log)
    assert told_of(log, events.EntriesRevealed) == [events.EntriesRevealed(names(13, 19, 20))]
    assert [seal.seat for seal in told_of(log, events.PaperSealed)] == [2, 0, 2, 1]


@pytest.mark.rule("TC-10")
def test_entries_are_revealed_in_the_order_in_which_horses_move() -> None:
    log = Log()
    enter(season(4, "reduit", 3), 22, 13, 14, 19, 16, log=log)
    assert told_of(log, events.EntriesRevealed) == [events.EntriesRevealed(names(13, 14, 16, 19, 22))]


@pytest.mark.rule("TC-10", "TC-15")
def test_runners_start_in_the_order_of_the_catalogue() -> None:
    start = run(season(4, "complet", 3), 22, 13, 14, 19, 16)
    assert [runner.horse for runner in start.runners] == list(names(13, 14, 16, 19, 22))
    assert [runner.seat for runner in start.runners] == [0, 1, 3, 0, 3]


# Nobody


@pytest.mark.rule("TC-21")
@pytest.mark.parametrize("edition", ["initiation", "reduit", "complet", "marathon"])
def test_a_race_without_entries_is_not_run(edition: str) -> None:
    state, log = go(season(4, edition), "entries"), Log()
    cash = list(state.ledger.cash)
    hand_in(state, log=log)
    assert [type(event) for event in told(log)[-3:]] == [events.EntriesRevealed, events.RaceNotRun, events.RaceAnnounced]
    assert told_of(log, events.RaceNotRun) == [events.RaceNotRun(1)]
    assert (view(state).race, list(state.ledger.cash)) == (2, cash)
    assert told_of(log, events.RaceStarted) == []


@pytest.mark.rule("TC-21")
def test_a_race_for_which_nobody_qualifies_is_not_run_and_nobody_is_asked() -> None:
    state, log = season(2, "reduit", 4), Log()
    hand_in(state, log=log)
    assert told_of(log, events.RaceNotRun) == [events.RaceNotRun(4), events.RaceNotRun(5)]
    assert phase_of(state) == "over"


@pytest.mark.rule("TC-21", "TC-19")
@pytest.mark.parametrize(("race", "left"), [(2, 1), (4, 0)])
def test_a_race_that_is_not_run_counts_as_missed_for_the_ages_it_is_for(race: int, left: int) -> None:
    """Race 2 is for three-year-olds, race 4 for all."""
    state = go(season(2, "complet", race, bars={1: 1}), "entries")
    hand_in(state)
    assert (view(state).race, state.bars[0]) == (race + 1, left)


@pytest.mark.rule("TC-21")
def test_one_entry_is_enough_for_a_race() -> None:
    assert len(run(season(4, "complet"), 1).runners) == 1


# Head starts


@pytest.mark.rule("TC-12")
@pytest.mark.parametrize(("edition", "race"), [("complet", 8), ("marathon", 9), ("marathon", 13)])
def test_in_a_handicap_horses_start_ahead_by_what_they_have_earned(edition: str, race: int) -> None:
    earned = {2: 100_000, 3: 200_000, 4: 300_000, 7: 400_000, 8: 500_000}
    start = run(season(4, edition, race, earnings=earned), 1, 2, 3, 4, 7, 8, 19)
    assert [runner.square for runner in start.runners] == [5, 4, 3, 2, 1, 0, 5]


@pytest.mark.rule("TC-12")
def test_more_earnings_than_400_000_give_no_squares_and_take_none() -> None:
    start = run(season(4, "marathon", 13, earnings={1: 600_000, 2: 900_000}), 1, 2, 3)
    assert [runner.square for runner in start.runners] == [0, 0, 5]


@pytest.mark.rule("TC-12")
@pytest.mark.parametrize(("edition", "race"), [("complet", 1), ("complet", 4), ("marathon", 5), ("reduit", 4), ("initiation", 1)])
def test_in_other_races_all_start_behind_the_line(edition: str, race: int) -> None:
    start = run(season(4, edition, race), 1, 2, 3)
    assert [runner.square for runner in start.runners] == [0, 0, 0]


@pytest.mark.rule("TC-12")
def test_the_races_that_say_so_are_handicaps_and_no_others() -> None:
    assert [day.number for day in view(season(2, "complet")).programme if day.handicap] == [8]
    assert [day.number for day in view(season(2, "marathon")).programme if day.handicap] == [9, 13]
    assert not any(day.handicap for edition in ("initiation", "reduit") for day in view(season(2, edition)).programme)


# Mounts


def mounting(*entries: int, seats: int = 3) -> Season:
    return go(season(seats, "complet", 4), "mounts", entries)


@pytest.mark.rule("TC-13")
def test_each_player_puts_their_two_jockeys_on_at_most_two_runners() -> None:
    state = mounting(1, 7, 13, 2)
    assert (choice_of(state, 0).names, choice_of(state, 0).horses) == ((JOCKEYS[0], JOCKEYS[3]), names(1, 7, 13))
    listed = [GAME.write(code) for code in GAME.legal(state, 0)]
    assert len(listed) == len(set(listed)) == 13
    assert set(listed) == {
        "mount - -", "mount 1 -", "mount 7 -", "mount 13 -", "mount - 1", "mount - 7", "mount - 13", "mount 1 7", "mount 7 1",
        "mount 1 13", "mount 13 1", "mount 7 13", "mount 13 7",
    }  # fmt: skip


@pytest.mark.rule("TC-13")
def test_mounts_are_revealed_together_and_the_others_have_riders_without_a_name() -> None:
    state, log = mounting(1, 7, 13, 2, 3), Log()
    do(state, "mount 13 1", seat=0, log=log)
    do(state, "mount - 2", seat=1, log=log)
    assert told_of(log, events.MountsRevealed) == []
    assert [entry.jockey for entry in view(state).entries] == [None] * 5
    do(state, "mount - -", seat=2, log=log)
    assert told_of(log, events.MountsRevealed) == [
        events.MountsRevealed((Mount(JOCKEYS[3], HORSES[0]), Mount(JOCKEYS[4], HORSES[1]), Mount(JOCKEYS[0], HORSES[12])))
    ]
    assert [entry.jockey for entry in view(state).entries] == [JOCKEYS[3], JOCKEYS[4], None, None, JOCKEYS[0]]
    hand_in(state, log=log)
    assert [runner.jockey for runner in started_race(log).runners] == [JOCKEYS[3], JOCKEYS[4], None, None, JOCKEYS[0]]


@pytest.mark.rule("TC-13")
def test_jockeys_who_ride_nothing_are_on_no_horse_at_all() -> None:
    state, log = go(season(6, "complet", 3), "mounts", [13, 18, 24]), Log()
    hand_in(state, {5: "mount - 18"}, log)
    assert told_of(log, events.MountsRevealed) == [events.MountsRevealed((Mount(JOCKEYS[11], HORSES[17]),))]
    assert [entry.jockey for entry in view(state).entries] == [None, JOCKEYS[11], None]


@pytest.mark.rule("TC-13")
def test_a_mount_may_be_changed_until_the_last_one_is_in() -> None:
    state, log = mounting(1, 7, 2), Log()
    do(state, "mount 1 7", seat=0)
    do(state, "mount - 1", seat=0)
    do(state, "mount - -", seat=1, log=log)
    assert told_of(log, events.MountsRevealed) == [events.MountsRevealed((Mount(JOCKEYS[3], HORSES[0]),))]


@pytest.mark.rule("TC-13")
def test_a_horse_has_one_jockey() -> None:
    assert why(mounting(1, 7, 2), "mount 1 1") == ("TC-13", "one-jockey", {})


@pytest.mark.rule("TC-13")
@pytest.mark.parametrize(
    ("text", "horse"), [("mount 2 -", 2), ("mount - 2", 2), ("mount 1 2", 2), ("mount 13 -", 13), ("mount 24 1", 24)]
)
def test_jockeys_ride_runners_of_their_own_player_only(text: str, horse: int) -> None:
    assert why(mounting(1, 7, 2), text) == ("TC-13", "not-your-runner", {"horse": HORSES[horse - 1]})


@pytest.mark.rule("TC-13")
def test_who_leads_no_runner_has_no_mounts_to_choose() -> None:
    state = mounting(1, 7, 2)
    assert GAME.to_act(state) == (0, 1)
    assert why(state, "mount - -", seat=2) == ("TC-13", "nothing-to-choose", {})


@pytest.mark.rule("TC-13")
def test_mounts_are_chosen_anew_for_every_race() -> None:
    state = hand_in(mounting(1, 2), {0: "mount 1 -", 1: "mount 2 -"})
    hand_in(state)
    assert view(state).race == 5
    go(state, "mounts", [1, 2])
    assert [entry.jockey for entry in view(state).entries] == [None, None]


@pytest.mark.rule("TC-13")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_in_the_short_programmes_there_are_no_mounts(edition: str) -> None:
    log = Log()
    enter(season(2, edition), 1, 2, log=log)
    assert told_of(log, events.MountsRevealed) == []
    assert why(season(2, edition), "mount - -") == ("TC-13", "not-now", {})


# The number of players


@pytest.mark.rule("TC-23")
@pytest.mark.parametrize(
    ("seats", "prizes"),
    [
        (2, (600_000, 400_000)),
        (3, (600_000, 400_000, 200_000)),
        (4, (600_000, 400_000, 200_000)),
        (5, (600_000, 400_000, 200_000, 100_000)),
        (6, (600_000, 400_000, 200_000, 100_000)),
    ],
)
@pytest.mark.parametrize("edition", ["initiation", "complet"])
def test_prizes_are_those_for_the_number_of_players(edition: str, seats: int, prizes: tuple[int, ...]) -> None:
    start = run(season(seats, edition, 3), 13, 14)
    assert (start.players, start.prizes) == (seats, prizes)


@pytest.mark.rule("TC-23")
def test_players_who_left_earlier_do_not_count() -> None:
    start = run(season(5, "complet", 3, left=[2]), 13, 14)
    assert (start.players, start.prizes) == (4, (600_000, 400_000, 200_000))
    start = run(season(3, "complet", 3, left=[2]), 13, 14)
    assert (start.players, start.prizes) == (2, (600_000, 400_000))


@pytest.mark.rule("TC-23")
def test_players_count_who_have_no_runner() -> None:
    assert run(season(5, "complet", 3), 13).prizes == (600_000, 400_000, 200_000, 100_000)


@pytest.mark.rule("TC-23", "TC-53")
def test_who_leaves_when_the_fees_are_due_does_not_count_in_this_race() -> None:
    """In the first race there is a third prize with five players, and none with four."""
    state = season(5, "complet", cash=[1_000_000] * 4 + [0])
    assert run(state, 1, 2, 3, 4).prizes == (400_000, 200_000)
    assert view(state).players == 4
    assert run(season(5, "complet", cash=[1_000_000] * 5), 1, 2, 3, 4).prizes == (400_000, 200_000, 100_000)


@pytest.mark.rule("TC-23", "TC-53")
def test_a_player_who_is_left_alone_races_for_the_prizes_of_two() -> None:
    state, log = go(season(2, "complet", 3, cash=[1_000_000, 0]), "mounts", [13, 19]), Log()
    hand_in(state, log=log)
    hand_in(state, log=log)
    assert (started_race(log).players, started_race(log).prizes) == (1, (600_000, 400_000))
    assert [amount for _, _, amount in moved(log, "prize")] == [600_000, 400_000]
