"""What a dead heat does with the faces that do not move its horses, what events tell of it, and how it is decided."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line.races import (
    EXAMPLE,
    capital_of,
    dice_on,
    do,
    last_action,
    line_of,
    mover,
    offered,
    out_of,
    paid,
    rolled,
    told_of,
    view,
)

# 20 (sure) lies below, 11 above it; 18 (favourite) is second.
BLANKS = ("white blank", "red blank", "red blank")


def yellow(face: str) -> tuple[str, str, str]:
    return f"yellow {face}", "white blank", "red blank"


def black(face: str) -> tuple[str, str, str]:
    return f"black {face}", "white blank", "red blank"


@pytest.mark.rule("FL-25", "FL-26", "FL-28", "FL-32")
@pytest.mark.parametrize("action", ["use side-bet", "use extra", "use tip white", "aside white"])
def test_dice_that_go_on_no_tile_leave_a_dead_heat_alone(action: str) -> None:
    face = action.split()[1]
    dice = BLANKS if face == "white" else black(face)
    state = do(rolled(*dice, level=True, out={"white": 1} if face == "tip" else {}), action)
    assert view(state).level and line_of(state) == EXAMPLE


@pytest.mark.rule("FL-29", "FL-32")
def test_a_change_of_pace_takes_a_horseshoe_off_one_of_a_dead_heat_and_leaves_it_alone() -> None:
    state = do(rolled(*black("pace"), level=True, shoes=[11]), "use pace 11 5")
    assert view(state).level and dice_on(state, 11) == (0, 0, 0) and dice_on(state, 5) == (1, 0, 0)


@pytest.mark.rule("FL-29", "FL-32", "FL-33")
def test_a_change_of_pace_from_one_of_a_dead_heat_to_the_favourite_behind_takes_that_past_both() -> None:
    state = do(rolled(*black("pace"), level=True, shoes=[11]), "use pace 11 18")
    assert line_of(state)[:3] == (18, 20, 11) and not view(state).level


@pytest.mark.rule("FL-29", "FL-32")
def test_a_change_of_pace_between_the_two_of_a_dead_heat_takes_the_receiver_ahead() -> None:
    state = do(rolled(*black("pace"), level=True, shoes=[11, 20]), "use pace 11 20")
    assert line_of(state)[:2] == (20, 11) and not view(state).level and out_of(state) == {"white": 2, "black": 1}


@pytest.mark.rule("FL-23", "FL-32")
def test_two_whips_on_the_lower_of_a_dead_heat_leave_the_upper_alone_ahead() -> None:
    state = do(rolled("red whip", *BLANKS[:2], line=(11, 20, 18), level=True, whips=[11]), "use whip 11")
    assert line_of(state) == (20, 18) and not view(state).level


@pytest.mark.rule("FL-23", "FL-32")
def test_two_whips_behind_a_dead_heat_leave_it_alone() -> None:
    state = do(rolled("red whip", *BLANKS[:2], level=True, whips=[18]), "use whip 18")
    assert line_of(state)[:2] == (20, 11) and view(state).level


@pytest.mark.rule("FL-27", "FL-32")
def test_when_the_leader_is_disqualified_the_next_two_may_draw_level() -> None:
    state = do(rolled(*black("disqualified"), line=(11, 20, 18)), "use disqualified 11")
    do(state, "take yellow", draws=[5, 5, 5])
    do(state, "use dead-heat")
    assert line_of(state) == (20, 18) and view(state).level


@pytest.mark.rule("FL-32", "FL-34")
def test_after_a_loss_of_speed_broke_a_dead_heat_there_is_no_other() -> None:
    state = do(rolled("yellow loss", *BLANKS[:2], level=True), "use loss 11")
    do(state, "take yellow", draws=[5, 5, 5])
    assert not view(state).level and offered(state, "use") == []


@pytest.mark.rule("FL-26", "FL-32")
def test_an_extra_action_takes_a_favourite_of_a_dead_heat_ahead_at_once() -> None:
    for line in ((20, 18, 11), (18, 20, 11)):
        log = Log()
        state = last_action("aside white", *BLANKS, kept=[1, 0, 0], level=True, line=line)
        do(state, "extra 18", log=log)
        assert line_of(state) == (18, 20, 11) and told_of(log, events.PhotoTaken) == []


@pytest.mark.rule("FL-26", "FL-35")
def test_a_first_extra_die_on_one_of_a_dead_heat_waits_and_the_photo_is_taken() -> None:
    log = Log()
    state = last_action("aside white", *BLANKS, kept=[1, 0, 0], level=True)
    do(state, "extra 11", log=log, draws=[1] * 6 + [5] * 6)
    assert line_of(state)[:2] == (20, 11) and len(told_of(log, events.PhotoTaken)) == 1


@pytest.mark.rule("FL-26", "FL-35")
def test_two_players_may_break_a_dead_heat_together() -> None:
    state = last_action("aside white", *BLANKS, kept=[1, 0, 1], level=True)
    do(state, "extra 11")
    assert mover(state) == 2 and view(state).level
    do(state, "extra 11")
    assert line_of(state)[:2] == (11, 20)


@pytest.mark.rule("FL-24", "FL-35")
def test_the_photo_decides_who_gets_the_whole_bonus_of_an_outsider_and_who_half() -> None:
    bets = ["bets win s2 100", "bets win s1 100", "bets place s2+s7 100"]
    draws = [1] * 6 + [5] * 6  # 20, below, has more horseshoes than 11
    log = Log()
    last_action("aside white", *BLANKS, level=True, bets=bets, greens={11: 1000, 20: 3000}, draws=draws, log=log)
    assert [paid(log, seat, "win-bonus") for seat in range(3)] == [[], [3000], []]
    assert [paid(log, seat, "place-bonus") for seat in range(3)] == [[], [], [500]]


@pytest.mark.rule("FL-35")
def test_a_dead_heat_of_the_last_two_horses_is_decided_by_a_photo() -> None:
    state = last_action("aside white", *BLANKS, line=(20, 11), level=True, draws=[5] * 6 + [1] * 6, bets=["bets win s2 100"])
    assert line_of(state) == (11, 20) and capital_of(state)[0] == 900 + 300


# What is told: every event with the line says whether the first two are level.


@pytest.mark.rule("FL-32")
@pytest.mark.parametrize(
    ("dice", "action", "event"),
    [
        (("red double", *BLANKS[:2]), "use double 5", events.HorseAdvanced(5, (20, 11, 5, 18, 3, 22, 8), True)),
        (yellow("loss"), "use loss 18", events.HorseDroppedBack(18, (20, 11, 5, 3, 18, 22, 8), True)),
        (yellow("interference"), "use interference 3 5 18", events.LineRearranged((20, 11, 3, 5, 18, 22, 8), True)),
        (black("disqualified"), "use disqualified 18", events.HorseDisqualified(18, (20, 11, 5, 3, 22, 8), True)),
    ],
)
def test_what_happens_behind_a_dead_heat_is_told_with_the_dead_heat(
    dice: tuple[str, ...], action: str, event: events.AnyEvent
) -> None:
    log = Log()
    do(rolled(*dice, level=True), action, log=log)
    assert event in told_of(log, type(event))


@pytest.mark.rule("FL-32")
@pytest.mark.parametrize(
    ("dice", "action", "event"),
    [
        (("red double", *BLANKS[:2]), "use double 18", events.HorseAdvanced(18, (18, 20, 11, 5, 3, 22, 8), False)),
        (yellow("loss"), "use loss 11", events.HorseDroppedBack(11, (20, 18, 5, 11, 3, 22, 8), False)),
        (yellow("interference"), "use interference 18 11 20", events.LineRearranged((18, 11, 20, 5, 3, 22, 8), False)),
        (black("disqualified"), "use disqualified 11", events.HorseDisqualified(11, (20, 18, 5, 3, 22, 8), False)),
    ],
)
def test_what_breaks_a_dead_heat_is_told_without_it(dice: tuple[str, ...], action: str, event: events.AnyEvent) -> None:
    log = Log()
    do(rolled(*dice, level=True), action, log=log)
    assert event in told_of(log, type(event))


# When a dead heat is broken somebody leads alone: a first horseshoe waits there, though it is a favourite.


@pytest.mark.rule("FL-20", "FL-21", "FL-32")
@pytest.mark.parametrize(
    ("dice", "action"),
    [
        (yellow("loss"), "use loss 11"),
        (yellow("interference"), "use interference 18 11 5"),
        (black("disqualified"), "use disqualified 11"),
        (("red double", *BLANKS[:2]), "use double 18"),
    ],
)
@pytest.mark.parametrize("pair", [(18, 11), (11, 18)])
def test_whoever_is_left_in_front_leads_alone(dice: tuple[str, ...], action: str, pair: tuple[int, int]) -> None:
    state = do(rolled(*dice, line=(*pair, 5, 3, 22), level=True), action)
    assert line_of(state)[0] == 18
    do(state, f"take {reserved(state)}", draws=[5, 5, 5])
    state.hand[0], state.faces[0] = 0, 1  # a white die that shows a horseshoe
    do(state, "use horseshoe 18")
    assert line_of(state)[0] == 18 and dice_on(state, 18) == (1, 0, 0)


def reserved(state: Meeting) -> str:
    """A die that may be taken."""
    return offered(state, "take")[0].removeprefix("take ")
