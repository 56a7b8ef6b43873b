"""What each face does, on its own."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from tests.games.finish_line.races import (
    EXAMPLE,
    GAME,
    dice_on,
    do,
    hand_of,
    line_of,
    mover,
    offered,
    out_of,
    refused,
    reserve_of,
    rolled,
    told_of,
    view,
)

WHITE = ("white horseshoe", "white blank", "red blank")
DOUBLE = ("red double", "white blank", "red blank")
WHIP = ("red whip", "white blank", "red blank")
GREEN = ("green outsider-2000", "white blank", "red blank")


def yellow(face: str) -> tuple[str, str, str]:
    return f"yellow {face}", "white blank", "red blank"


def black(face: str) -> tuple[str, str, str]:
    return f"black {face}", "white blank", "red blank"


# Horseshoes


@pytest.mark.rule("FL-20")
def test_a_first_horseshoe_waits_on_a_tile() -> None:
    state = do(rolled(*WHITE), "use horseshoe 5")
    assert line_of(state) == EXAMPLE and dice_on(state, 5) == (1, 0, 0) and out_of(state) == {}


@pytest.mark.rule("FL-20", "FL-20e")
def test_a_second_horseshoe_moves_the_tile_one_place_and_both_leave_play() -> None:
    log = Log()
    state = do(rolled(*WHITE, shoes=[11], line=(20, 18, 11, 5)), "use horseshoe 11", log=log)
    assert line_of(state) == (20, 11, 18, 5)
    assert dice_on(state, 11) == (0, 0, 0) and out_of(state) == {"white": 2}
    assert told_of(log, events.HorseAdvanced) == [events.HorseAdvanced(11, (20, 11, 18, 5), False)]
    assert told_of(log, events.DiceLeft) == [events.DiceLeft(11, ("white", "white"))]


@pytest.mark.rule("FL-20")
def test_a_favourite_moves_with_a_single_horseshoe() -> None:
    state = do(rolled(*WHITE), "use horseshoe 18")
    assert line_of(state) == (20, 18, 11, 5, 3, 22, 8) and out_of(state) == {"white": 1} and dice_on(state, 18) == (0, 0, 0)


@pytest.mark.rule("FL-20")
def test_red_and_green_dice_stay_when_horseshoes_move_a_tile() -> None:
    state = do(rolled(*WHITE, shoes=[5], whips=[5], greens={5: 1000}), "use horseshoe 5")
    assert line_of(state)[2] == 5 and dice_on(state, 5) == (0, 1, 1) and out_of(state) == {"white": 2}


@pytest.mark.rule("FL-20")
@pytest.mark.parametrize("leader", [20, 18])
def test_a_horseshoe_may_wait_on_the_leader_also_on_a_leading_favourite(leader: int) -> None:
    line = (leader, 11, 5)
    state = do(rolled(*WHITE, line=line), f"use horseshoe {leader}")
    assert line_of(state) == line and dice_on(state, leader) == (1, 0, 0) and out_of(state) == {}


@pytest.mark.rule("FL-20")
@pytest.mark.parametrize("leader", [20, 18])
def test_a_second_horseshoe_on_the_leader_spends_both(leader: int) -> None:
    line = (leader, 11, 5)
    state = do(rolled(*WHITE, line=line, shoes=[leader]), f"use horseshoe {leader}")
    assert line_of(state) == line and dice_on(state, leader) == (0, 0, 0) and out_of(state) == {"white": 2}


@pytest.mark.rule("FL-20")
def test_a_favourite_that_lost_the_lead_moves_one_place_with_its_second_horseshoe_and_both_leave() -> None:
    state = do(rolled(*WHITE, line=(11, 5, 18, 3), shoes=[18]), "use horseshoe 18")
    assert line_of(state) == (11, 18, 5, 3) and out_of(state) == {"white": 2}


@pytest.mark.rule("FL-20")
def test_a_horseshoe_goes_on_any_tile() -> None:
    assert offered(rolled(*WHITE), "use") == [f"use horseshoe {horse}" for horse in EXAMPLE]


@pytest.mark.rule("FL-21")
@pytest.mark.parametrize("place", range(1, 7))
def test_advancing_swaps_a_tile_with_the_one_ahead(place: int) -> None:
    state = do(rolled(*DOUBLE), f"use double {EXAMPLE[place]}")
    swapped = list(EXAMPLE)
    swapped[place - 1], swapped[place] = swapped[place], swapped[place - 1]
    assert line_of(state) == tuple(swapped)


@pytest.mark.rule("FL-22")
def test_a_double_horseshoe_moves_a_tile_at_once_and_leaves_play_while_other_dice_stay() -> None:
    state = do(rolled(*DOUBLE, shoes=[3], whips=[3], greens={3: 1000}), "use double 3")
    assert line_of(state) == (20, 11, 18, 3, 5, 22, 8)
    assert dice_on(state, 3) == (1, 1, 1) and out_of(state) == {"red": 1}


@pytest.mark.rule("FL-21", "FL-22")
def test_a_double_horseshoe_on_the_leader_is_spent_without_effect() -> None:
    log = Log()
    state = do(rolled(*DOUBLE), "use double 20", log=log)
    assert line_of(state) == EXAMPLE and out_of(state) == {"red": 1}
    assert told_of(log, events.HorseAdvanced) == []


# Whips and green dice


@pytest.mark.rule("FL-23")
def test_a_first_whip_is_a_warning() -> None:
    state = do(rolled(*WHIP), "use whip 5")
    assert line_of(state) == EXAMPLE and dice_on(state, 5) == (0, 1, 0) and out_of(state) == {}


@pytest.mark.rule("FL-23")
def test_no_whip_on_a_sure_runner() -> None:
    state = rolled(*WHIP)
    assert offered(state, "use") == [f"use whip {horse}" for horse in (11, 18, 5, 3, 22)]
    problem = refused(state, "use whip 8")
    assert (problem.rule, problem.key, problem.facts) == ("FL-23", "whip-on-sure", {"horse": 8})


@pytest.mark.rule("FL-23")
def test_a_second_whip_disqualifies_the_tile_with_all_its_dice() -> None:
    log = Log()
    state = do(rolled(*WHIP, shoes=[5], whips=[5], greens={5: 1000}), "use whip 5", log=log)
    assert line_of(state) == (20, 11, 18, 3, 22, 8)
    assert dice_on(state, 5) == (0, 0, 0) and out_of(state) == {"white": 1, "red": 2, "green": 1}
    assert told_of(log, events.HorseDisqualified) == [events.HorseDisqualified(5, (20, 11, 18, 3, 22, 8), False)]
    assert not view(state).tiles[3].runs


@pytest.mark.rule("FL-24")
@pytest.mark.parametrize("bonus", [1000, 2000, 3000])
def test_an_outsider_is_put_on_a_tile(bonus: int) -> None:
    state = do(rolled(f"green outsider-{bonus}", "white blank", "red blank"), f"use outsider-{bonus} 5")
    assert view(state).tiles[3].outsider == bonus and line_of(state) == EXAMPLE and out_of(state) == {}


@pytest.mark.rule("FL-24")
def test_there_is_one_green_die_on_a_tile_at_most() -> None:
    state = rolled(*GREEN, greens={5: 1000})
    assert "use outsider-2000 5" not in offered(state) and len(offered(state, "use")) == 6
    problem = refused(state, "use outsider-2000 5")
    assert (problem.rule, problem.key, problem.facts) == ("FL-24", "second-green", {"horse": 5})


# Black dice


@pytest.mark.rule("FL-25")
def test_a_side_bet_skips_the_next_player_who_owes_500_at_the_end() -> None:
    log = Log()
    state = do(rolled(*black("side-bet"), turn=1), "use side-bet", log=log)
    assert mover(state) == 0 and hand_of(state) == ["white", "red"]
    assert list(state.side_bets) == [0, 500, -500] and list(state.ledger.cash) == [1000, 1000, 1000]
    assert out_of(state) == {"black": 1}
    assert told_of(log, events.TurnSkipped) == [events.TurnSkipped(2, 1, 500)]


@pytest.mark.rule("FL-26")
def test_the_die_of_an_extra_action_is_kept_until_the_end() -> None:
    state = do(rolled(*black("extra"), turn=1), "use extra")
    assert list(state.kept) == [0, 1, 0] and out_of(state) == {} and hand_of(state) == ["white", "red"]


@pytest.mark.rule("FL-27")
def test_a_disqualified_tile_leaves_play_with_its_dice() -> None:
    state = do(rolled(*black("disqualified"), shoes=[20, 11], whips=[11], greens={11: 3000}), "use disqualified 11")
    assert line_of(state) == (20, 18, 5, 3, 22, 8)
    assert out_of(state) == {"white": 1, "red": 1, "green": 1, "black": 1}
    assert dice_on(state, 11) == (0, 0, 0) and dice_on(state, 20) == (1, 0, 0)


@pytest.mark.rule("FL-27")
def test_a_sure_runner_cannot_be_disqualified() -> None:
    state = rolled(*black("disqualified"))
    assert offered(state, "use") == [f"use disqualified {horse}" for horse in (11, 18, 5, 3, 22)]
    problem = refused(state, "use disqualified 20")
    assert (problem.rule, problem.key, problem.facts) == ("FL-27", "disqualified-sure", {"horse": 20})


@pytest.mark.rule("FL-28")
def test_a_tip_brings_two_dice_back_of_the_players_choice() -> None:
    state = rolled(*black("tip"), out={"white": 2, "red": 1, "green": 1})
    assert offered(state, "use") == [
        f"use tip {dice}" for dice in ("white white", "white red", "white green", "red green")
    ]  # fmt: skip
    before = reserve_of(state)
    do(state, "use tip green red")
    assert out_of(state) == {"white": 2, "black": 1}
    assert reserve_of(state) == {**before, "red": before["red"] + 1, "green": before["green"] + 1}


@pytest.mark.rule("FL-28")
def test_a_tip_brings_back_fewer_if_fewer_are_out() -> None:
    state = rolled(*black("tip"), out={"yellow": 1})
    assert offered(state, "use") == ["use tip yellow"]
    do(state, "use tip yellow")
    assert out_of(state) == {"black": 1}


@pytest.mark.rule("FL-28")
def test_a_tip_never_brings_itself_back_and_without_dice_out_is_a_blank() -> None:
    state = rolled(*black("tip"))
    assert offered(state, "use") == []
    assert refused(state, "use tip black").key == "tip-empty"
    assert refused(rolled(*black("tip"), out={"white": 1}), "use tip white black").key == "tip-not-out"


@pytest.mark.rule("FL-28")
@pytest.mark.parametrize("dice", ["white", "white yellow", "red red", "white white"])
def test_a_tip_takes_just_two_dice_that_are_out(dice: str) -> None:
    problem = refused(rolled(*black("tip"), out={"white": 1, "red": 1}), f"use tip {dice}")
    assert (problem.rule, problem.key) == ("FL-28", "tip-not-out")
    assert problem.facts == {"count": 2, "colour": "1 white, 1 red"}


@pytest.mark.rule("FL-28")
def test_dice_on_tiles_kept_dice_and_those_set_aside_for_two_players_are_not_out() -> None:
    state = rolled(*black("tip"), seats=2, shoes=[5], whips=[11], greens={3: 1000}, kept=[0, 1])
    assert offered(state, "use") == []


@pytest.mark.rule("FL-14", "FL-28")
def test_dice_set_aside_unused_may_come_back_by_a_tip() -> None:
    state = do(rolled("white horseshoe", "white blank", "black tip"), "aside white")
    assert out_of(state) == {"white": 1}
    state.turn = 0
    do(state, "take red", draws=[1, 5, 1])
    assert "use tip white" in offered(state)


@pytest.mark.rule("FL-29")
def test_a_change_of_pace_moves_a_horseshoe_which_acts_as_if_placed() -> None:
    state = do(rolled(*black("pace"), shoes=[5]), "use pace 5 8")
    assert (dice_on(state, 5)[0], dice_on(state, 8)[0]) == (0, 1) and out_of(state) == {"black": 1}
    state = do(rolled(*black("pace"), shoes=[5, 3]), "use pace 5 3")
    assert line_of(state) == (20, 11, 18, 3, 5, 22, 8) and out_of(state) == {"white": 2, "black": 1}
    state = do(rolled(*black("pace"), shoes=[5]), "use pace 5 18")
    assert line_of(state) == (20, 18, 11, 5, 3, 22, 8) and out_of(state) == {"white": 1, "black": 1}


@pytest.mark.rule("FL-29")
def test_a_change_of_pace_takes_no_horseshoe_from_a_sure_runner() -> None:
    state = rolled(*black("pace"), shoes=[8, 5])
    assert offered(state, "use") == [f"use pace 5 {horse}" for horse in EXAMPLE if horse != 5]
    problem = refused(state, "use pace 8 5")
    assert (problem.rule, problem.key, problem.facts) == ("FL-29", "pace-from-sure", {"horse": 8})


@pytest.mark.rule("FL-29")
def test_a_change_of_pace_needs_a_horseshoe_and_another_tile() -> None:
    state = rolled(*black("pace"), shoes=[5])
    assert refused(state, "use pace 11 5").key == "pace-no-shoe"
    assert refused(state, "use pace 5 5").key == "pace-same-horse"
    assert offered(rolled(*black("pace")), "use") == []


# Yellow dice


@pytest.mark.rule("FL-30")
def test_a_helmet_moves_a_favourite_two_places() -> None:
    state = do(rolled(*yellow("helmet")), "use helmet 22")
    assert line_of(state) == (20, 11, 18, 22, 5, 3, 8) and out_of(state) == {"yellow": 1}


@pytest.mark.rule("FL-30")
def test_a_helmet_moves_a_tile_with_a_horseshoe_which_leaves_play_too() -> None:
    state = do(rolled(*yellow("helmet"), shoes=[3], whips=[3], greens={3: 1000}), "use helmet 3")
    assert line_of(state) == (20, 11, 3, 18, 5, 22, 8)
    assert dice_on(state, 3) == (0, 1, 1) and out_of(state) == {"white": 1, "yellow": 1}


@pytest.mark.rule("FL-30")
def test_the_horseshoe_of_a_favourite_leaves_play_with_the_helmet() -> None:
    state = do(rolled(*yellow("helmet"), shoes=[22]), "use helmet 22")
    assert out_of(state) == {"white": 1, "yellow": 1} and dice_on(state, 22) == (0, 0, 0)


@pytest.mark.rule("FL-30")
def test_a_helmet_moves_the_second_one_place_only() -> None:
    state = do(rolled(*yellow("helmet"), shoes=[11]), "use helmet 11")
    assert line_of(state) == (11, 20, 18, 5, 3, 22, 8)


@pytest.mark.rule("FL-30")
def test_a_helmet_is_for_favourites_and_horses_with_a_horseshoe_that_do_not_lead() -> None:
    state = rolled(*yellow("helmet"), shoes=[20, 3])
    assert offered(state, "use") == ["use helmet 18", "use helmet 3", "use helmet 22"]
    assert (refused(state, "use helmet 20").rule, refused(state, "use helmet 20").key) == ("FL-30", "helmet-on-leader")
    assert (refused(state, "use helmet 5").rule, refused(state, "use helmet 5").key) == ("FL-30", "helmet-unfit")


@pytest.mark.rule("FL-31")
def test_an_interference_puts_three_neighbours_in_any_order() -> None:
    state = do(rolled(*yellow("interference"), shoes=[5], whips=[18]), "use interference 3 18 5")
    assert line_of(state) == (20, 11, 3, 18, 5, 22, 8) and out_of(state) == {"yellow": 1}
    assert dice_on(state, 5) == (1, 0, 0) and dice_on(state, 18) == (0, 1, 0)


@pytest.mark.rule("FL-31")
def test_the_present_order_counts_as_one() -> None:
    state = do(rolled(*yellow("interference")), "use interference 18 5 3")
    assert line_of(state) == EXAMPLE and out_of(state) == {"yellow": 1}


@pytest.mark.rule("FL-31")
@pytest.mark.parametrize(("horses", "ways"), [(7, 30), (6, 24), (4, 12), (3, 6), (2, 0), (1, 0), (0, 0)])
def test_six_orders_for_every_three_neighbours(horses: int, ways: int) -> None:
    assert len(offered(rolled(*yellow("interference"), line=EXAMPLE[:horses]), "use")) == ways


@pytest.mark.rule("FL-31")
def test_an_interference_needs_three_different_neighbours() -> None:
    state = rolled(*yellow("interference"))
    for horses in ("20 11 5", "8 20 11", "11 11 18", "11 18 18"):
        problem = refused(state, f"use interference {horses}")
        assert (problem.rule, problem.key) == ("FL-31", "interference-apart")
    assert refused(state, "use interference 20 11 9").key == "horse-not-running"


@pytest.mark.rule("FL-31")
def test_with_fewer_than_three_tiles_an_interference_is_a_blank() -> None:
    problem = refused(rolled(*yellow("interference"), line=(20, 11)), "use interference 20 11 20")
    assert (problem.rule, problem.key) == ("FL-31", "interference-few")


@pytest.mark.rule("FL-32")
def test_a_dead_heat_brings_the_second_level_with_the_leader_and_above_it() -> None:
    log = Log()
    state = do(rolled(*yellow("dead-heat")), "use dead-heat", log=log)
    assert line_of(state) == EXAMPLE and view(state).level and out_of(state) == {"yellow": 1}
    assert told_of(log, events.DeadHeatBegan) == [events.DeadHeatBegan(lower=20, upper=11)]


@pytest.mark.rule("FL-32")
def test_a_dead_heat_happens_once_a_race_and_is_a_blank_after_that() -> None:
    state = rolled(*yellow("dead-heat"), used=True)
    assert offered(state, "use") == []
    problem = refused(state, "use dead-heat")
    assert (problem.rule, problem.key) == ("FL-32", "dead-heat-used")


@pytest.mark.rule("FL-32")
def test_a_dead_heat_with_fewer_than_two_tiles_is_a_blank() -> None:
    state = rolled(*yellow("dead-heat"), line=(20,))
    assert offered(state, "use") == []
    assert refused(state, "use dead-heat").key == "dead-heat-alone"
    assert offered(rolled(*yellow("dead-heat"), line=(20, 11)), "use") == ["use dead-heat"]


@pytest.mark.rule("FL-34")
def test_a_loss_of_speed_throws_a_tile_back_two_places_and_takes_its_dice() -> None:
    log = Log()
    state = do(rolled(*yellow("loss"), shoes=[18], whips=[18], greens={18: 1000}), "use loss 18", log=log)
    assert line_of(state) == (20, 11, 5, 3, 18, 22, 8)
    assert dice_on(state, 18) == (0, 0, 0) and out_of(state) == {"white": 1, "red": 1, "green": 1, "yellow": 1}
    assert told_of(log, events.HorseDroppedBack) == [events.HorseDroppedBack(18, (20, 11, 5, 3, 18, 22, 8), False)]


@pytest.mark.rule("FL-34")
def test_the_leader_may_lose_speed_but_not_the_last_two() -> None:
    state = rolled(*yellow("loss"))
    assert offered(state, "use") == [f"use loss {horse}" for horse in EXAMPLE[:5]]
    for horse in (22, 8):
        problem = refused(state, f"use loss {horse}")
        assert (problem.rule, problem.key, problem.facts) == ("FL-34", "loss-too-far", {"horse": horse})
    assert line_of(do(state, "use loss 20")) == (11, 18, 20, 5, 3, 22, 8)


@pytest.mark.rule("FL-34")
def test_with_two_tiles_nobody_can_lose_speed() -> None:
    assert offered(rolled(*yellow("loss"), line=(20, 11)), "use") == []


def test_a_horse_that_does_not_run_is_refused_for_every_face() -> None:
    for dice, action in (
        (WHITE, "horseshoe 9"), (DOUBLE, "double 9"), (WHIP, "whip 9"), (GREEN, "outsider-2000 9"),
        (black("disqualified"), "disqualified 9"), (yellow("helmet"), "helmet 9"), (yellow("loss"), "loss 9"),
        (black("pace"), "pace 9 5"), (black("pace"), "pace 5 9"),
    ):  # fmt: skip
        problem = refused(rolled(*dice, shoes=[5]), f"use {action}")
        assert (problem.key, problem.facts) == ("horse-not-running", {"horse": 9})


def test_without_horses_every_die_but_some_black_ones_is_a_blank() -> None:
    for dice in (WHITE, DOUBLE, WHIP, GREEN, *map(yellow, ("helmet", "interference", "dead-heat", "loss")), black("pace")):
        assert offered(rolled(*dice, line=()), "use") == []
    assert offered(rolled(*black("side-bet"), line=()), "use") == ["use side-bet"]
    assert GAME.to_act(rolled(*WHITE, line=())) == (0,)
