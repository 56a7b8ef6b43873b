"""How tips, side bets, extra actions and changes of pace act on other dice, each as a sentence."""

from __future__ import annotations

import itertools

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.dice import COLOURS
from tests.games.finish_line.races import (
    EXAMPLE,
    GAME,
    capital_of,
    dice_on,
    do,
    last_action,
    line_of,
    mover,
    offered,
    out_of,
    refused,
    reserve_of,
    rolled,
    told_of,
    turning_over,
    view,
)


def black(face: str) -> tuple[str, str, str]:
    return f"black {face}", "white blank", "red blank"


# Tip


@pytest.mark.rule("FL-28")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tip_brings_back_a_single_die_of_any_colour_if_it_is_the_only_one_out(colour: str) -> None:
    state = rolled(*black("tip"), out={colour: 1})
    assert offered(state, "use") == [f"use tip {colour}"]
    before = reserve_of(state)
    do(state, f"use tip {colour}")
    after = reserve_of(state)
    assert after[colour] == before.get(colour, 0) + 1 and sum(after.values()) == sum(before.values()) + 1


@pytest.mark.rule("FL-28")
@pytest.mark.parametrize("colours", [*itertools.permutations(COLOURS, 2)])
def test_with_three_dice_out_a_tip_brings_back_no_fewer_than_two(colours: tuple[str, str]) -> None:
    one, other = colours
    out = {one: 2, other: 1}
    if one == "black":
        out = {one: 1, other: 2}  # the other black die is being used
    state = rolled(*black("tip"), out=out)
    assert all(len(action.split()) == 4 for action in offered(state, "use tip"))
    problem = refused(state, f"use tip {one}")
    assert (problem.rule, problem.facts["count"]) == ("FL-28", 2)


@pytest.mark.rule("FL-23", "FL-28")
def test_the_dice_of_a_disqualified_tile_may_come_back_by_a_tip() -> None:
    state = do(rolled("red whip", "black tip", "white blank", shoes=[5], whips=[5], greens={5: 1000}), "use whip 5")
    assert out_of(state) == {"white": 1, "red": 2, "green": 1}
    do(state, "take white", draws=[5, 5, 5])
    assert {"use tip red red", "use tip white green"} <= set(offered(state))


@pytest.mark.rule("FL-16", "FL-28")
def test_a_tip_that_is_set_aside_as_the_last_action_ends_the_race() -> None:
    state = rolled(*black("tip"), reserve={}, out={"white": 3}, race=3)
    do(state, "aside black")
    assert view(state).phase == "over"


@pytest.mark.rule("FL-16", "FL-28")
def test_a_tip_as_the_last_action_brings_back_one_die_and_the_race_lasts_one_turn_more() -> None:
    state = rolled(*black("tip"), reserve={}, out={"white": 1}, race=3)
    do(state, "use tip white")
    assert mover(state) == 1 and offered(state) == ["take white"]
    do(state, "take white", draws=[5, 5, 5])
    do(state, "aside white")
    assert view(state).phase == "over"


# Side bets


@pytest.mark.rule("FL-25")
def test_with_two_players_side_bets_in_a_row_add_up_and_the_other_gets_no_turn() -> None:
    state = do(rolled("black side-bet", "black side-bet", "white blank", seats=2), "use side-bet")
    do(state, "take red", draws=[1, 5, 5])
    assert mover(state) == 0
    do(state, "use side-bet")
    assert mover(state) == 0 and list(state.side_bets) == [1000, -1000]


@pytest.mark.rule("FL-16", "FL-25")
def test_with_two_players_a_side_bet_as_the_last_action_pays_and_ends_the_race() -> None:
    state = last_action("use side-bet", *black("side-bet"), seats=2)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.totals == (1500, 500) and capital_of(state) == [1000, 1000]


@pytest.mark.rule("FL-25", "FL-26")
def test_a_skipped_player_still_plays_a_kept_extra_action() -> None:
    state = last_action("use side-bet", *black("side-bet"), kept=[0, 1, 0])
    assert view(state).phase == "extra" and mover(state) == 1


# Extra actions


@pytest.mark.rule("FL-23", "FL-26")
def test_an_extra_action_leaves_whips_and_green_dice_on_its_tile() -> None:
    state = rolled("white blank", "red blank", "red blank", reserve={}, kept=[1, 0, 0], shoes=[11], whips=[11], greens={11: 1000})
    log = Log()
    do(state, "aside white")
    do(state, "extra 11", draws=turning_over(1, 2, 4, 6, 7, 9, 10, ran=EXAMPLE), log=log)
    assert told_of(log, events.RaceRanked)[0].order[:2] == (11, 20)
    assert told_of(log, events.DiceLeft) == [events.DiceLeft(11, ("white", "white"))]


# Change of pace


@pytest.mark.rule("FL-20", "FL-29")
def test_a_change_of_pace_onto_a_leader_with_a_horseshoe_spends_both() -> None:
    state = do(rolled(*black("pace"), shoes=[20, 5]), "use pace 5 20")
    assert line_of(state) == EXAMPLE and dice_on(state, 20) == (0, 0, 0)
    assert out_of(state) == {"white": 2, "black": 1}


@pytest.mark.rule("FL-20", "FL-29")
def test_a_change_of_pace_onto_a_leading_favourite_waits() -> None:
    state = do(rolled(*black("pace"), line=(18, 11, 5), shoes=[5]), "use pace 5 18")
    assert line_of(state) == (18, 11, 5) and dice_on(state, 18) == (1, 0, 0) and out_of(state) == {"black": 1}


@pytest.mark.rule("FL-29", "FL-30")
def test_a_horse_whose_horseshoe_was_moved_gets_no_helmet() -> None:
    state = do(rolled("black pace", "yellow helmet", "white blank", line=(20, 11, 5, 3), shoes=[3]), "use pace 3 5")
    do(state, "take red", draws=[1, 5, 5])
    assert offered(state, "use") == ["use helmet 5"]


# Whips


@pytest.mark.rule("FL-15", "FL-23")
def test_a_whip_travels_with_its_tile_and_the_second_one_finds_it_there() -> None:
    state = do(rolled("red double", "red whip", "white blank", whips=[5]), "use double 5")
    do(state, "take red", draws=[1, 5, 5])
    do(state, "use whip 5")
    assert line_of(state) == (20, 11, 18, 3, 22, 8)


@pytest.mark.rule("FL-23")
def test_one_whip_on_each_of_two_tiles_disqualifies_neither() -> None:
    state = do(rolled("red whip", "white blank", "red blank", whips=[11]), "use whip 5")
    assert line_of(state) == EXAMPLE and dice_on(state, 11) == dice_on(state, 5) == (0, 1, 0)


@pytest.mark.rule("FL-23")
def test_two_whips_on_the_leader_make_the_second_lead() -> None:
    state = do(rolled("red whip", "white blank", "red blank", line=(11, 20, 18), whips=[11]), "use whip 11")
    assert line_of(state) == (20, 18)


@pytest.mark.rule("FL-36", "FL-23")
def test_whips_may_leave_a_single_horse_which_wins_and_no_second() -> None:
    log = Log()
    bets = ["bets win s1 100 place s1+s2 100"]
    state = rolled("red whip", "white blank", "red blank", line=(20, 11), whips=[11], reserve={}, race=3, bets=bets)
    do(state, "use whip 11", log=log)
    assert told_of(log, events.RaceRanked)[0].order == (20,) and capital_of(state)[0] == 800 + 200


@pytest.mark.rule("FL-28")
@pytest.mark.parametrize("colours", [*itertools.combinations(COLOURS, 2)])
def test_a_tip_brings_back_one_of_each_of_any_two_colours(colours: tuple[str, str]) -> None:
    one, other = colours
    assert offered(rolled(*black("tip"), out={one: 1, other: 1}), "use") == [f"use tip {one} {other}"]


@pytest.mark.rule("FL-27", "FL-36")
def test_when_the_last_horse_is_disqualified_nobody_wins_not_even_that_horse() -> None:
    log = Log()
    bets = ["bets win s4 100", "bets win s1 100 place s1+s4 100"]
    state = rolled(*black("disqualified"), line=(5,), greens={5: 1000}, reserve={}, race=3, bets=bets)
    do(state, "use disqualified 5", log=log)
    assert line_of(state) == () and capital_of(state) == [900, 800, 1000]
    assert told_of(log, events.RaceRanked)[0].order == ()


@pytest.mark.rule("FL-27", "FL-36")
def test_when_the_second_of_two_is_disqualified_no_place_bet_wins_with_it() -> None:
    bets = ["bets place s1+s4 100"]
    state = rolled(*black("disqualified"), line=(20, 5), reserve={}, race=3, bets=bets)
    do(state, "use disqualified 5")
    assert line_of(state) == (20,) and capital_of(state)[0] == 900
