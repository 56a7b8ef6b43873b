"""How faces act on each other, each as a sentence."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
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

SHOE = ("white horseshoe", "white blank", "red blank")
DOUBLE = ("red double", "white blank", "red blank")
WHIP = ("red whip", "white blank", "red blank")


def yellow(face: str) -> tuple[str, str, str]:
    return f"yellow {face}", "white blank", "red blank"


def black(face: str) -> tuple[str, str, str]:
    return f"black {face}", "white blank", "red blank"


# Dead heat with every other face. 20 lies below, 11 above it; 18 (favourite) is second.


@pytest.mark.rule("FL-32", "FL-33")
def test_one_place_takes_the_second_past_a_dead_heat_and_the_upper_falls_in_behind_the_lower() -> None:
    state = do(rolled(*DOUBLE, level=True), "use double 18")
    assert line_of(state) == (18, 20, 11, 5, 3, 22, 8) and not view(state).level


@pytest.mark.rule("FL-33e")
def test_5_passes_11_above_and_20_below_and_the_order_is_5_20_11() -> None:
    for dice, shoes, action in ((SHOE, [5], "use horseshoe 5"), (DOUBLE, [], "use double 5")):
        state = do(rolled(*dice, line=(20, 11, 5, 18), level=True, shoes=shoes), action)
        assert line_of(state) == (5, 20, 11, 18) and not view(state).level


@pytest.mark.rule("FL-32")
@pytest.mark.parametrize(("horse", "line"), [(20, (20, 11, 18)), (11, (11, 20, 18))])
def test_one_of_a_dead_heat_that_advances_stands_alone_ahead(horse: int, line: tuple[int, ...]) -> None:
    log = Log()
    state = do(rolled(*DOUBLE, line=(20, 11, 18), level=True), f"use double {horse}", log=log)
    assert line_of(state) == line and not view(state).level
    assert told_of(log, events.HorseAdvanced) == [events.HorseAdvanced(horse, line, False)]


@pytest.mark.rule("FL-20", "FL-32")
def test_two_horseshoes_take_one_of_a_dead_heat_ahead() -> None:
    state = do(rolled(*SHOE, level=True, shoes=[11]), "use horseshoe 11")
    assert line_of(state)[:2] == (11, 20) and not view(state).level and out_of(state) == {"white": 2}


@pytest.mark.rule("FL-20", "FL-32")
def test_a_favourite_in_a_dead_heat_moves_ahead_with_one_horseshoe_for_it_does_not_lead_alone() -> None:
    for line in ((20, 18, 11), (18, 20, 11)):
        state = do(rolled(*SHOE, line=line, level=True), "use horseshoe 18")
        assert line_of(state) == (18, 20, 11) and not view(state).level and out_of(state) == {"white": 1}


@pytest.mark.rule("FL-20", "FL-32")
def test_a_first_horseshoe_waits_in_a_dead_heat_as_elsewhere() -> None:
    state = do(rolled(*SHOE, level=True), "use horseshoe 11")
    assert view(state).level and dice_on(state, 11) == (1, 0, 0)


@pytest.mark.rule("FL-21", "FL-32")
def test_a_tile_further_back_that_advances_leaves_a_dead_heat_alone() -> None:
    state = do(rolled(*DOUBLE, level=True), "use double 5")
    assert line_of(state) == (20, 11, 5, 18, 3, 22, 8) and view(state).level


@pytest.mark.rule("FL-30", "FL-32")
def test_there_is_no_helmet_for_either_of_a_dead_heat() -> None:
    state = rolled(*yellow("helmet"), line=(20, 18, 11, 5), level=True, shoes=[20, 5])
    assert offered(state, "use") == ["use helmet 5"]
    for horse in (18, 20):
        assert refused(state, f"use helmet {horse}").key == "helmet-on-leader"


@pytest.mark.rule("FL-30", "FL-32", "FL-33")
def test_a_helmet_takes_the_tile_behind_a_dead_heat_one_place_past_both() -> None:
    state = do(rolled(*yellow("helmet"), level=True), "use helmet 18")
    assert line_of(state) == (18, 20, 11, 5, 3, 22, 8) and not view(state).level


@pytest.mark.rule("FL-30", "FL-32", "FL-33")
def test_a_helmet_takes_the_next_tile_but_one_two_places_past_both() -> None:
    state = do(rolled(*yellow("helmet"), level=True, shoes=[5]), "use helmet 5")
    assert line_of(state) == (5, 20, 11, 18, 3, 22, 8) and not view(state).level


@pytest.mark.rule("FL-30", "FL-32")
def test_a_helmet_further_back_brings_a_tile_behind_a_dead_heat() -> None:
    state = do(rolled(*yellow("helmet"), level=True, shoes=[3]), "use helmet 3")
    assert line_of(state) == (20, 11, 3, 18, 5, 22, 8) and view(state).level


@pytest.mark.rule("FL-31", "FL-32")
def test_an_interference_may_break_a_dead_heat_and_leaves_three_places() -> None:
    state = do(rolled(*yellow("interference"), level=True), "use interference 11 18 20")
    assert line_of(state) == (11, 18, 20, 5, 3, 22, 8) and not view(state).level


@pytest.mark.rule("FL-31", "FL-32")
def test_an_interference_in_the_present_order_breaks_a_dead_heat_too() -> None:
    state = do(rolled(*yellow("interference"), level=True), "use interference 20 11 18")
    assert line_of(state) == EXAMPLE and not view(state).level


@pytest.mark.rule("FL-31", "FL-32")
def test_an_interference_takes_both_of_a_dead_heat_or_neither() -> None:
    state = rolled(*yellow("interference"), level=True)
    assert len(offered(state, "use")) == 24
    for horses in ("11 18 5", "5 18 11"):
        problem = refused(state, f"use interference {horses}")
        assert (problem.rule, problem.key) == ("FL-31", "interference-splits")
    assert refused(state, "use interference 20 18 5").key == "interference-apart"
    do(state, "use interference 3 5 18")
    assert line_of(state) == (20, 11, 3, 5, 18, 22, 8) and view(state).level


@pytest.mark.rule("FL-31", "FL-32")
def test_an_interference_never_makes_a_dead_heat() -> None:
    for order in ("20 11 18", "11 20 18", "18 11 20"):
        assert not view(do(rolled(*yellow("interference")), f"use interference {order}")).level


@pytest.mark.rule("FL-32")
def test_a_second_dead_heat_is_a_blank_though_the_first_is_broken() -> None:
    state = do(rolled("yellow dead-heat", "white blank", "red blank"), "use dead-heat")
    do(state, "take yellow", draws=[6, 5, 5])
    assert view(state).hand[2].face == "dead-heat" and "use dead-heat" not in offered(state)
    state = rolled("red double", "yellow dead-heat", "white blank", level=True)
    do(state, "use double 11")
    assert not view(state).level and view(state).level_used


@pytest.mark.rule("FL-32", "FL-34")
@pytest.mark.parametrize(("horse", "line"), [(20, (11, 18, 5, 20, 3, 22, 8)), (11, (20, 18, 5, 11, 3, 22, 8))])
def test_one_of_a_dead_heat_that_loses_speed_goes_behind_the_next_two_places(horse: int, line: tuple[int, ...]) -> None:
    state = do(rolled(*yellow("loss"), level=True, shoes=[horse]), f"use loss {horse}")
    assert line_of(state) == line and not view(state).level and dice_on(state, horse) == (0, 0, 0)


@pytest.mark.rule("FL-34")
def test_the_last_two_are_counted_in_places_also_with_a_dead_heat() -> None:
    # four tiles, three places: only the pair itself can go back two
    assert offered(rolled(*yellow("loss"), line=(20, 11, 18, 5), level=True), "use") == ["use loss 20", "use loss 11"]
    assert offered(rolled(*yellow("loss"), line=(20, 11, 18), level=True), "use") == []
    assert len(offered(rolled(*yellow("loss"), level=True), "use")) == 5


@pytest.mark.rule("FL-32", "FL-34")
def test_a_loss_of_speed_behind_a_dead_heat_leaves_it_alone() -> None:
    state = do(rolled(*yellow("loss"), level=True), "use loss 18")
    assert line_of(state) == (20, 11, 5, 3, 18, 22, 8) and view(state).level


@pytest.mark.rule("FL-34", "FL-27")
@pytest.mark.parametrize(("line", "horse"), [((20, 11, 18), 11), ((11, 20, 18), 11)])
def test_when_one_of_a_dead_heat_is_disqualified_the_other_leads_alone(line: tuple[int, ...], horse: int) -> None:
    state = do(rolled(*black("disqualified"), line=line, level=True), f"use disqualified {horse}")
    assert line_of(state) == (20, 18) and not view(state).level


@pytest.mark.rule("FL-23", "FL-32")
def test_two_whips_on_one_of_a_dead_heat_leave_the_other_alone_ahead() -> None:
    state = do(rolled(*WHIP, level=True, whips=[11]), "use whip 11")
    assert line_of(state)[:2] == (20, 18) and not view(state).level


@pytest.mark.rule("FL-27", "FL-32")
def test_a_disqualification_behind_a_dead_heat_leaves_it_alone() -> None:
    state = do(rolled(*black("disqualified"), level=True), "use disqualified 18")
    assert line_of(state) == (20, 11, 5, 3, 22, 8) and view(state).level


@pytest.mark.rule("FL-29", "FL-32")
def test_a_change_of_pace_onto_one_of_a_dead_heat_takes_it_ahead_if_a_horseshoe_waited_there() -> None:
    state = do(rolled(*black("pace"), level=True, shoes=[11, 5]), "use pace 5 11")
    assert line_of(state)[:2] == (11, 20) and not view(state).level and dice_on(state, 5) == (0, 0, 0)


@pytest.mark.rule("FL-24", "FL-32")
def test_a_green_die_and_a_whip_leave_a_dead_heat_alone() -> None:
    assert view(do(rolled("green outsider-1000", "white blank", "red blank", level=True), "use outsider-1000 11")).level
    assert view(do(rolled(*WHIP, level=True), "use whip 11")).level


@pytest.mark.rule("FL-32")
def test_a_dead_heat_can_be_called_after_the_lead_has_changed() -> None:
    state = do(rolled("red double", "yellow dead-heat", "white blank"), "use double 11")
    state.hand[0], state.hand[1], state.hand[2], state.hand_size = 2, 0, 1, 3
    state.phase, state.faces[0] = 2, 14
    log = Log()
    do(state, "use dead-heat", log=log)
    assert told_of(log, events.DeadHeatBegan) == [events.DeadHeatBegan(lower=11, upper=20)]


# Whips


@pytest.mark.rule("FL-23")
def test_two_whips_from_two_players_disqualify() -> None:
    state = do(rolled(*WHIP), "use whip 5")
    assert dice_on(state, 5) == (0, 1, 0)
    do(state, "take red", draws=[5, 5, 1])
    do(state, "use whip 5")
    assert 5 not in line_of(state) and out_of(state) == {"red": 2}


@pytest.mark.rule("FL-23", "FL-34")
def test_a_loss_of_speed_takes_a_whip_off_so_that_the_next_one_is_a_first_again() -> None:
    state = do(rolled(*yellow("loss"), whips=[11]), "use loss 11")
    do(state, "take red", draws=[5, 5, 1])
    do(state, "use whip 11")
    assert 11 in line_of(state) and dice_on(state, 11) == (0, 1, 0)


@pytest.mark.rule("FL-22", "FL-23")
def test_a_double_horseshoe_and_a_whip_on_one_tile_are_not_two_whips() -> None:
    state = do(rolled(*DOUBLE, whips=[5]), "use double 5")
    assert 5 in line_of(state) and dice_on(state, 5) == (0, 1, 0)


@pytest.mark.rule("FL-24", "FL-34")
def test_after_a_loss_of_speed_a_tile_may_carry_a_green_die_again() -> None:
    state = do(rolled(*yellow("loss"), greens={11: 1000}), "use loss 11")
    do(state, "take green", draws=[5, 5, 2])
    assert "use outsider-2000 11" in offered(state)


# Tip


@pytest.mark.rule("FL-13", "FL-28")
def test_a_tip_may_bring_back_yellow_dice() -> None:
    state = do(rolled(*black("tip"), out={"yellow": 2}), "use tip yellow yellow")
    assert out_of(state) == {"black": 1} and "take yellow" in offered(state)


@pytest.mark.rule("FL-16", "FL-26", "FL-28")
def test_a_tip_as_the_last_action_puts_extra_actions_off() -> None:
    state = rolled(*black("tip"), reserve={}, out={"white": 1}, kept=[1, 0, 0])
    do(state, "use tip white")
    assert view(state).phase == "take" and list(state.kept) == [1, 0, 0]
    do(state, "take white", draws=[1, 1, 1])
    do(state, "aside white")
    assert view(state).phase == "extra" and mover(state) == 0


@pytest.mark.rule("FL-28")
def test_a_tip_can_bring_back_the_other_black_die_once_it_is_used() -> None:
    state = do(rolled(*black("tip"), out={"black": 1, "white": 1}), "use tip black white")
    assert reserve_of(state)["black"] == 1 and out_of(state) == {"black": 1}


# Side bets


@pytest.mark.rule("FL-25")
def test_a_side_bet_with_two_players_gives_the_dice_back_to_whoever_made_it() -> None:
    state = do(rolled(*black("side-bet"), seats=2, turn=1), "use side-bet")
    assert mover(state) == 1 and list(state.side_bets) == [-500, 500]


@pytest.mark.rule("FL-25")
def test_a_side_bet_with_four_players_skips_one_only() -> None:
    state = do(rolled(*black("side-bet"), seats=4, turn=3), "use side-bet")
    assert mover(state) == 1 and list(state.side_bets) == [-500, 0, 0, 500]


@pytest.mark.rule("FL-25", "FL-40")
def test_a_side_bet_as_the_last_action_still_pays() -> None:
    state = last_action("use side-bet", *black("side-bet"))
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.totals == (1500, 500, 1000) and outcome.winners == (0,)
    assert capital_of(state) == [1000, 1000, 1000]


@pytest.mark.rule("FL-25")
def test_side_bets_of_several_races_add_up_and_do_not_change_what_may_be_betted() -> None:
    state = rolled(*black("side-bet"), reserve={}, capital=[0, 0, 0])
    do(state, "use side-bet", draws=turning_over(1, 2, 4, 6, 7, 9, 10, ran=EXAMPLE))
    do(state, "bets win s1 2000", seat=1)
    assert refused(state, "bets win s1 2100", seat=0).facts == {"capital": 2000}
    again = do(rolled(*black("side-bet"), turn=2), "use side-bet")
    assert list(again.side_bets) == [-500, 0, 500]
    assert list(state.side_bets) == [500, -500, 0]


# Extra actions (after the reserve is empty)


@pytest.mark.rule("FL-26")
def test_an_extra_action_moves_a_favourite_like_a_horseshoe() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[0, 1, 0])
    assert view(state).phase == "extra" and mover(state) == 1
    assert offered(state) == [*(f"extra {horse}" for horse in EXAMPLE), "extra none"]
    do(state, "extra 18")
    assert line_of(state)[:3] == (20, 18, 11) and view(state).phase == "over"


@pytest.mark.rule("FL-26")
def test_an_extra_action_acts_with_a_horseshoe_that_waits() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], shoes=[11])
    do(state, "extra 11")
    assert line_of(state)[:2] == (11, 20)


@pytest.mark.rule("FL-26")
def test_a_first_extra_die_waits_for_a_second_one() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 1])
    do(state, "extra 11")
    assert line_of(state) == EXAMPLE and mover(state) == 2
    do(state, "extra 11")
    assert line_of(state)[:2] == (11, 20)


@pytest.mark.rule("FL-26")
def test_one_player_with_both_dice_acts_twice() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[0, 0, 2])
    do(state, "extra 11", "extra 11")
    assert line_of(state)[:2] == (11, 20) and view(state).phase == "over"


@pytest.mark.rule("FL-26")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_extra_actions_are_played_in_turn_from_the_first_player(first: int, order: list[int]) -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 1], first=first, turn=1)
    found = []
    while view(state).phase == "extra":
        found.append(mover(state))
        assert refused(state, "extra none", seat=1).key == "not-your-turn"
        do(state, "extra none")
    assert found == order


@pytest.mark.rule("FL-26")
def test_an_extra_action_on_the_leader_moves_nothing() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], shoes=[20])
    do(state, "extra 20")
    assert line_of(state) == EXAMPLE


@pytest.mark.rule("FL-26", "FL-32")
def test_an_extra_action_can_break_a_dead_heat_before_the_photo() -> None:
    log = Log()
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], level=True, shoes=[11])
    do(state, "extra 11", log=log)
    assert line_of(state)[:2] == (11, 20) and told_of(log, events.PhotoTaken) == []


@pytest.mark.rule("FL-26", "FL-33")
def test_an_extra_action_can_take_the_second_past_a_dead_heat() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], level=True)
    do(state, "extra 18")
    assert line_of(state)[:3] == (18, 20, 11)


@pytest.mark.rule("FL-26")
def test_an_extra_action_may_be_left_out_and_goes_to_horses_of_the_line_only() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], line=(20, 11, 18))
    assert refused(state, "extra 5").key == "horse-not-running"
    assert refused(state, "use horseshoe 11").key == "not-now"
    do(state, "extra none")
    assert view(state).phase == "over"


@pytest.mark.rule("FL-26", "FL-36")
def test_without_horses_nobody_is_asked_for_an_extra_action() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], line=())
    assert view(state).phase == "over"


@pytest.mark.rule("FL-26")
def test_an_extra_die_kept_in_the_last_turn_is_played_at_once() -> None:
    state = last_action("use extra", *black("extra"))
    assert view(state).phase == "extra" and mover(state) == 0


# The photo finish


@pytest.mark.rule("FL-35")
@pytest.mark.parametrize(("lower", "upper", "line"), [(6, 5, (20, 11)), (2, 3, (11, 20)), (0, 1, (11, 20)), (1, 0, (20, 11))])
def test_more_horseshoes_on_six_dice_win_a_photo_finish(lower: int, upper: int, line: tuple[int, ...]) -> None:
    log = Log()
    draws = [1] * lower + [5] * (6 - lower) + [4] * upper + [6] * (6 - upper)
    state = last_action("aside white", "white blank", "red blank", "red blank", level=True, draws=draws, log=log)
    assert line_of(state) == (*line, *EXAMPLE[2:])
    assert told_of(log, events.PhotoTaken) == [events.PhotoTaken((20, 11), (lower, upper))]
    assert told_of(log, events.RaceRanked)[0].order == line_of(state)


@pytest.mark.rule("FL-35")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_equal_photo_is_taken_again_with_all_twelve_dice(seats: int) -> None:
    log = Log()
    draws = [1] * 12 + [5] * 12 + [5] * 6 + [5] * 5 + [1]
    state = last_action("aside white", "white blank", "red blank", "red blank", level=True, draws=draws, log=log, seats=seats)
    assert [photo.horseshoes for photo in told_of(log, events.PhotoTaken)] == [(6, 6), (0, 0), (0, 1)]
    assert line_of(state)[:2] == (11, 20)


@pytest.mark.rule("FL-35", "FL-5")
def test_both_of_a_dead_heat_are_first_and_second_for_place_bets() -> None:
    state = last_action(
        "aside white", "white blank", "red blank", "red blank", level=True, draws=[1] * 6 + [5] * 6,
        bets=["bets place s1+s2 100", "bets win s2 100"],
    )  # fmt: skip
    assert capital_of(state) == [900 + 500, 900, 1000]


@pytest.mark.rule("FL-40")
def test_after_the_third_race_side_bets_are_settled_and_the_greatest_total_wins() -> None:
    log = Log()
    state = rolled("white blank", "red blank", "red blank", reserve={}, capital=[700, 1300, 900], race=3)
    state.side_bets[0], state.side_bets[1] = 500, -500
    do(state, "aside white", log=log)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.totals == (1200, 800, 900) and outcome.winners == (0,)
    assert told_of(log, events.SideBetsSettled) == [events.SideBetsSettled((500, -500, 0))]
    assert told_of(log, events.MeetingEnded) == [events.MeetingEnded((1200, 800, 900), (0,))]


@pytest.mark.rule("FL-40")
def test_equal_totals_share_the_win_and_a_total_may_be_below_zero() -> None:
    state = rolled("white blank", "red blank", "red blank", reserve={}, capital=[500, 0, 1000], race=3)
    state.side_bets[0], state.side_bets[1] = 500, -500
    do(state, "aside white")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.totals == (1000, -500, 1000) and outcome.winners == (0, 2)
    assert refused(state, "take white", seat=0).key == "meeting-over"
