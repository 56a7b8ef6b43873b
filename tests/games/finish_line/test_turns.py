"""Turns: taking, rolling, using or setting aside, passing on; the home stretch and the end of a race."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.dice import COLOURS
from tests.games.finish_line.races import (
    BLANKS,
    GAME,
    all_dice,
    do,
    face_draw,
    hand_of,
    handed,
    line_of,
    mover,
    offered,
    out_of,
    refused,
    reserve_of,
    rolled,
    running,
    told_of,
    turning_over,
    view,
)

# Taking dice


@pytest.mark.rule("FL-10")
def test_the_first_player_takes_three_dice_and_rolls_them() -> None:
    log = Log()
    state = running(first=1)
    assert GAME.to_act(state) == (1,)
    draws = [face_draw("white horseshoe"), face_draw("red whip"), face_draw("black tip")]
    do(state, "take white red black", draws=draws, log=log)
    dice = (events.Die("white", "horseshoe"), events.Die("red", "whip"), events.Die("black", "tip"))
    assert view(state).hand == dice and view(state).phase == "use" and mover(state) == 1
    assert reserve_of(state) == {"white": 11, "red": 5, "yellow": 5, "green": 2, "black": 1}
    assert told_of(log, events.DiceRolled) == [events.DiceRolled(1, ("white", "red", "black"), dice)]


@pytest.mark.rule("FL-10", "FL-12")
def test_the_first_three_dice_are_of_two_colours_at_least_and_not_yellow() -> None:
    state = running()
    assert sorted(offered(state)) == sorted(
        f"take {dice}"
        for dice in (
            "white white red", "white white green", "white white black", "white red red", "red red green", "red red black",
            "white red green", "white red black", "white green green", "white green black", "white black black",
            "red green green", "red green black", "red black black", "green green black", "green black black",
        )
    )  # fmt: skip
    for colour in ("white", "red"):
        problem = refused(state, f"take {colour} {colour} {colour}")
        assert (problem.rule, problem.key) == ("FL-12", "one-colour")


@pytest.mark.rule("FL-10")
def test_a_race_begins_with_three_dice_not_with_one() -> None:
    problem = refused(running(), "take white")
    assert (problem.rule, problem.key) == ("FL-10", "take-three")


@pytest.mark.rule("FL-10")
def test_no_more_dice_of_a_colour_than_there_are() -> None:
    problem = refused(running(), "take green green green")
    assert (problem.rule, problem.key, problem.facts) == ("FL-11", "not-in-reserve", {"colour": "green", "left": 2})


@pytest.mark.rule("FL-11")
def test_the_others_take_one_die_and_roll_all_three() -> None:
    state = handed("red", "white", reserve={"white": 5, "black": 1}, turn=2)
    assert refused(state, "take white white black").key == "take-one"
    do(state, "take black", draws=[1, 1, 1])
    assert view(state).hand == (events.Die("red", "whip"), events.Die("white", "horseshoe"), events.Die("black", "side-bet"))
    assert reserve_of(state) == {"white": 5} and mover(state) == 2


@pytest.mark.rule("FL-11")
def test_a_colour_that_the_reserve_has_not_is_refused() -> None:
    problem = refused(handed("red", "white", reserve={"white": 5}), "take green")
    assert (problem.rule, problem.key, problem.facts) == ("FL-11", "not-in-reserve", {"colour": "green", "left": 0})


@pytest.mark.rule("FL-12")
def test_with_two_dice_of_one_colour_another_colour_must_be_taken() -> None:
    state = handed("white", "white", reserve={"white": 5, "red": 1, "black": 1, "yellow": 2})
    assert offered(state) == ["take red", "take black"]
    assert refused(state, "take white").rule == "FL-12"


@pytest.mark.rule("FL-12")
def test_with_two_dice_of_two_colours_any_colour_will_do() -> None:
    state = handed("white", "red", reserve={"white": 5, "red": 1, "black": 1})
    assert offered(state) == ["take white", "take red", "take black"]


@pytest.mark.rule("FL-12")
def test_one_colour_is_allowed_when_the_reserve_has_no_other() -> None:
    state = handed("white", "white", reserve={"white": 8})
    assert offered(state) == ["take white"]


@pytest.mark.rule("FL-12", "FL-13")
def test_yellow_dice_that_may_not_be_taken_yet_do_not_forbid_a_third_of_one_colour() -> None:
    state = handed("red", "red", reserve={"red": 3, "yellow": 5})
    assert offered(state) == ["take red"]
    state = handed("red", "red", reserve={"red": 3, "yellow": 4}, home_stretch=True)
    assert offered(state) == ["take yellow"]


# The home stretch


@pytest.mark.rule("FL-13")
def test_a_yellow_die_before_the_home_stretch_is_refused() -> None:
    problem = refused(handed("red", "white", reserve={"white": 3, "yellow": 5}), "take yellow")
    assert (problem.rule, problem.key, problem.facts) == ("FL-13", "yellow-too-early", {"most": 7})
    problem = refused(running(), "take white red yellow")
    assert (problem.rule, problem.key) == ("FL-13", "yellow-too-early")


@pytest.mark.rule("FL-13")
@pytest.mark.parametrize(("white", "yellow", "reached"), [(3, 5, False), (2, 5, True), (7, 0, True), (8, 0, False)])
def test_the_home_stretch_begins_with_seven_dice_in_the_reserve_when_two_are_handed_on(
    white: int, yellow: int, reached: bool
) -> None:
    log = Log()
    state = rolled(*BLANKS, reserve={"white": white, "yellow": yellow}, home_stretch=False)
    do(state, "aside green", log=log)
    assert view(state).home_stretch is reached
    assert told_of(log, events.HomeStretchReached) == ([events.HomeStretchReached(7)] if reached else [])
    assert ("take yellow" in offered(state)) is (reached and yellow > 0)


@pytest.mark.rule("FL-13")
def test_seven_dice_in_the_reserve_while_three_lie_before_a_player_are_not_yet_the_home_stretch() -> None:
    state = handed("red", "white", reserve={"white": 3, "yellow": 5})
    do(state, "take white", draws=[1, 1, 1])
    assert sum(reserve_of(state).values()) == 7 and not view(state).home_stretch
    do(state, "aside white")
    assert view(state).home_stretch


@pytest.mark.rule("FL-13", "FL-28")
def test_a_tip_that_fills_the_reserve_above_seven_before_the_dice_are_handed_on_puts_the_home_stretch_off() -> None:
    state = rolled("black tip", "red blank", "white blank", reserve={"white": 2, "yellow": 5}, out={"red": 2}, home_stretch=False)
    do(state, "use tip red red")
    assert not view(state).home_stretch and "take yellow" not in offered(state)


@pytest.mark.rule("FL-13", "FL-28")
def test_once_reached_the_home_stretch_lasts_though_a_tip_lifts_the_reserve_again() -> None:
    state = rolled("black tip", "red blank", "white blank", reserve={"white": 2, "yellow": 5}, out={"red": 2})
    do(state, "use tip red red")
    assert sum(reserve_of(state).values()) == 9 and "take yellow" in offered(state)


# Using a die, or not


@pytest.mark.rule("FL-11")
def test_one_die_is_used_and_the_other_two_go_to_the_left() -> None:
    log = Log()
    state = rolled("white horseshoe", "red whip", "black tip", turn=2)
    do(state, "use whip 5", log=log)
    assert hand_of(state) == ["white", "black"] and mover(state) == 0
    assert all(die.face is None for die in view(state).hand)
    assert told_of(log, events.DicePassed) == [events.DicePassed(0, ("white", "black"))]


@pytest.mark.rule("FL-11")
def test_a_face_that_was_not_rolled_cannot_be_used() -> None:
    problem = refused(rolled("white horseshoe", "red whip", "red blank"), "use double 5")
    assert (problem.rule, problem.key, problem.facts) == ("FL-11", "face-not-rolled", {"face": "double"})


@pytest.mark.rule("FL-11")
def test_only_the_seat_in_turn_acts() -> None:
    state = rolled("white horseshoe", "red whip", "red blank", turn=1)
    problem = refused(state, "use horseshoe 5", seat=0)
    assert (problem.rule, problem.key, problem.facts) == ("FL-11", "not-your-turn", {"seat": 2})
    assert offered(state, seat=0) == []


@pytest.mark.rule("FL-14")
def test_a_player_may_do_nothing_and_set_a_die_of_their_choice_aside() -> None:
    for colour, left in (("white", ["red", "black"]), ("red", ["white", "black"]), ("black", ["white", "red"])):
        log = Log()
        state = rolled("white horseshoe", "red whip", "black tip")
        do(state, f"aside {colour}", log=log)
        assert out_of(state) == {colour: 1} and hand_of(state) == left
        assert line_of(state) == (20, 11, 18, 5, 3, 22, 8) and sum(state.whips) + sum(state.shoes) == 0
        assert told_of(log, events.DieSetAside) == [events.DieSetAside(0, colour)]


@pytest.mark.rule("FL-14")
def test_with_nothing_but_blanks_a_die_is_set_aside_all_the_same() -> None:
    assert offered(rolled(*BLANKS)) == ["aside white", "aside red", "aside green"]
    assert offered(rolled("white blank", "white blank", "red blank")) == ["aside white", "aside red"]


@pytest.mark.rule("FL-14")
def test_a_die_that_is_not_there_cannot_be_set_aside() -> None:
    problem = refused(rolled(*BLANKS), "aside black")
    assert (problem.rule, problem.key, problem.facts) == ("FL-14", "die-not-there", {"colour": "black"})


def test_equal_dice_are_offered_once() -> None:
    once = offered(rolled("white horseshoe", "white blank", "red blank"))
    twice = offered(rolled("white horseshoe", "white horseshoe", "red blank"))
    assert once == twice and len(set(once)) == len(once)


@pytest.mark.rule("FL-15")
def test_used_and_set_aside_dice_do_not_come_back_to_the_reserve() -> None:
    for action in ("use double 5", "aside red", "use horseshoe 18"):
        state = rolled("white horseshoe", "red double", "red blank")
        before = reserve_of(state)
        do(state, action)
        assert reserve_of(state) == before and sum(out_of(state).values()) == 1


@pytest.mark.rule("FL-15")
def test_dice_on_a_tile_travel_with_it() -> None:
    state = rolled("red double", "red blank", "white blank", shoes=[5], whips=[5], greens={5: 2000})
    do(state, "use double 5")
    assert line_of(state)[2] == 5 and (state.shoes[5], state.whips[5]) == (1, 1) and view(state).tiles[3].outsider == 2000


@pytest.mark.rule("FL-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_die_is_ever_lost_or_made_during_a_race(seats: int) -> None:
    full = [12, 6, 5, 2, 2] if seats > 2 else [10, 5, 4, 2, 2]
    for seed in range(6):
        chance = FastChance(seed)
        state = running(seats)
        while view(state).race == 1 and view(state).phase in ("take", "use"):
            assert all_dice(state) == full
            GAME.apply(state, mover(state), GAME.legal(state, mover(state)).draw(chance), chance)


# The end of a race


@pytest.mark.rule("FL-16")
def test_the_race_ends_when_the_reserve_is_empty_after_an_action() -> None:
    log = Log()
    state = handed("red", "white", reserve={"white": 1}, home_stretch=True)
    do(state, "take white", draws=[5, 5, 5])
    assert view(state).race == 1 and view(state).phase == "use"
    do(state, "aside red", draws=turning_over(1, 2, 4, 6, 7, 9, 10, ran=(20, 11, 18, 5, 3, 22, 8)), log=log)
    assert view(state).race == 2
    assert told_of(log, events.FinishReached) == [events.FinishReached(1)]


@pytest.mark.rule("FL-16")
def test_with_a_die_in_the_reserve_the_race_goes_on() -> None:
    state = rolled(*BLANKS, reserve={"white": 1})
    do(state, "aside red")
    assert view(state).race == 1 and offered(state) == ["take white"]


@pytest.mark.rule("FL-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_race_without_tips_has_as_many_turns_as_dice_less_two(seats: int) -> None:
    chance = FastChance(seats)
    state = running(seats)
    turns = 0
    while view(state).race == 1 and view(state).phase in ("take", "use"):
        legal = [code for code in GAME.legal(state, mover(state)) if "tip" not in GAME.write(code)]
        turns += view(state).phase == "use"
        GAME.apply(state, mover(state), legal[chance.below(len(legal))], chance)
    assert turns == (25 if seats > 2 else 21)


@pytest.mark.rule("FL-16", "FL-28")
def test_a_tip_as_the_last_action_lets_the_race_go_on() -> None:
    state = rolled("black tip", "red blank", "white blank", reserve={}, out={"white": 5, "yellow": 1})
    do(state, "use tip white yellow")
    assert view(state).phase == "take" and reserve_of(state) == {"white": 1, "yellow": 1}
    assert mover(state) == 1 and hand_of(state) == ["red", "white"]


@pytest.mark.rule("FL-16")
@pytest.mark.parametrize("colour", ["white", "red", "yellow", "green", "black"])
def test_a_single_die_of_any_colour_in_the_reserve_lets_the_race_go_on(colour: str) -> None:
    state = do(rolled(*BLANKS, reserve={colour: 1}), "aside red")
    assert view(state).phase == "take" and offered(state) == [f"take {colour}"]


@pytest.mark.rule("FL-13")
@pytest.mark.parametrize(
    "reserve",
    [
        {"white": 1, "red": 2, "yellow": 1, "green": 2, "black": 1},
        {"white": 2, "red": 1, "yellow": 2, "green": 1, "black": 1},
        {"white": 1, "red": 1, "yellow": 3, "green": 1, "black": 1},
    ],
)
def test_dice_of_every_colour_count_for_the_home_stretch(reserve: dict[str, int]) -> None:
    log = Log()
    do(rolled(*BLANKS, reserve=reserve, home_stretch=False), "aside red", log=log)
    assert told_of(log, events.HomeStretchReached) == [events.HomeStretchReached(7)]
    more = {**reserve, "white": reserve["white"] + 1}
    assert not view(do(rolled(*BLANKS, reserve=more, home_stretch=False), "aside red")).home_stretch


@pytest.mark.rule("FL-10")
def test_the_first_three_dice_are_no_more_than_the_reserve_has() -> None:
    state = running()
    for colour, count in enumerate((3, 1, 5, 1, 1)):
        state.reserve[colour] = count
    assert sorted(offered(state)) == sorted(
        f"take {dice}"
        for dice in (
            "white white red", "white white green", "white white black", "white red green", "white red black",
            "white green black", "red green black",
        )
    )  # fmt: skip
    problem = refused(state, "take white black black")
    assert (problem.rule, problem.key, problem.facts) == ("FL-11", "not-in-reserve", {"colour": "black", "left": 1})
    assert refused(state, "take red red black").facts == {"colour": "red", "left": 1}


@pytest.mark.rule("FL-10")
@pytest.mark.parametrize("missing", ["white", "red", "green", "black"])
def test_of_a_colour_that_the_reserve_has_not_none_can_be_among_the_first_three(missing: str) -> None:
    state = running()
    state.reserve[COLOURS.index(missing)] = 0
    assert offered(state) and not [action for action in offered(state) if missing in action]
    for dice in ("white red green", "white red black", "white green black", "red green black"):
        if missing in dice:
            assert refused(state, f"take {dice}").facts == {"colour": missing, "left": 0}


@pytest.mark.rule("FL-12")
@pytest.mark.parametrize("other", ["white", "green", "black", "yellow"])
def test_any_other_colour_in_the_reserve_forbids_a_third_of_one(other: str) -> None:
    state = handed("red", "red", reserve={"red": 3, other: 1}, home_stretch=True)
    assert offered(state) == [f"take {other}"]
    state = handed("white", "white", reserve={"white": 3, "red": 1}, home_stretch=True)
    assert offered(state) == ["take red"]
