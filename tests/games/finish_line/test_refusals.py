"""Refusals name the rule; and what nobody could choose is refused as well."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import BadSetup, MalformedAction
from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line.races import GAME, handed, last_action, malformed, offered, opened, refused, rolled, running, setup

BLANKS = ("white blank", "red blank", "red blank")
WITHOUT_BLANKS = ("white horseshoe", "red whip", "red double")


def extra() -> Meeting:
    return last_action("aside white", *BLANKS, kept=[1, 0, 0])


def over() -> Meeting:
    return last_action("aside white", *BLANKS)


STAGES = {"bets": opened, "take": running, "use": lambda: rolled("white horseshoe", "red blank", "red blank"), "extra": extra}
ACTIONS = {
    "bets none": ("bets", "FL-3"),
    "take white white red": ("take", "FL-11"),
    "use horseshoe 5": ("use", "FL-11"),
    "aside white": ("use", "FL-14"),
    "extra 5": ("extra", "FL-26"),
    "extra none": ("extra", "FL-26"),
}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_what_is_not_to_be_chosen_now_is_refused_with_its_own_rule(stage: str, action: str) -> None:
    belongs, rule = ACTIONS[action]
    if belongs != stage:
        problem = refused(STAGES[stage](), action, seat=0)
        assert (problem.rule, problem.key) == (rule, "not-now")


@pytest.mark.rule("FL-40")
@pytest.mark.parametrize("action", ACTIONS)
def test_after_the_third_race_everything_is_refused_and_nothing_offered(action: str) -> None:
    for seat in range(3):
        problem = refused(over(), action, seat=seat)
        assert (problem.rule, problem.key) == ("FL-40", "meeting-over")
        assert offered(over(), seat=seat) == [] and not GAME.legal(over(), seat).forms


@pytest.mark.rule("FL-1")
@pytest.mark.parametrize("seat", [-1, 3])
@pytest.mark.parametrize("stage", STAGES)
def test_nobody_sits_beside_the_table(stage: str, seat: int) -> None:
    state = STAGES[stage]()
    legal = GAME.legal(state, seat)
    assert list(legal) == [] and not legal.forms
    action = next(action for action, (belongs, _) in ACTIONS.items() if belongs == stage)
    problem = refused(state, action, seat=seat)
    assert (problem.rule, problem.key, problem.facts) == ("FL-1", "no-such-seat", {"seats": 3})


@pytest.mark.rule("FL-1")
def test_the_game_is_for_two_three_or_four() -> None:
    assert GAME.seat_counts() == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSetup) as caught:
            GAME.start(setup(seats), FastChance(1))
        assert caught.value.rule == "FL-1"


@pytest.mark.rule("FL-6")
@pytest.mark.parametrize("first", [-1, 3])
def test_a_first_player_who_is_not_there_is_refused(first: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.start(setup(3, first=first), FastChance(1))
    assert caught.value.rule == "FL-6"


@pytest.mark.parametrize(
    ("state", "action", "rule", "key"),
    [
        (handed("red", "white", reserve={"white": 5}), "take white white red", "FL-11", "take-one"),
        (handed("white", "white", reserve={"white": 1, "red": 1}), "take white", "FL-12", "one-colour"),
        (rolled("white horseshoe", "red blank", "red blank"), "use horseshoe 9", "FL-11", "horse-not-running"),
        (rolled("yellow dead-heat", "white blank", "red blank", line=(20,)), "use dead-heat", "FL-32", "dead-heat-alone"),
        (rolled("black tip", "white blank", "red blank"), "use tip red", "FL-28", "tip-empty"),
        (rolled("black pace", "white blank", "red blank", shoes=[5]), "use pace 11 5", "FL-29", "pace-no-shoe"),
        (rolled("black pace", "white blank", "red blank", shoes=[5]), "use pace 5 5", "FL-29", "pace-same-horse"),
        (
            rolled("yellow interference", *BLANKS[:2], line=(20, 11, 18)),
            "use interference 20 20 11",
            "FL-31",
            "interference-apart",
        ),
        (extra(), "extra 9", "FL-11", "horse-not-running"),
        (last_action("aside red", *WITHOUT_BLANKS, kept=[1, 0, 0]), "extra 9", "FL-11", "horse-not-running"),
    ],
)
def test_a_refusal_names_its_rule(state: Meeting, action: str, rule: str, key: str) -> None:
    problem = refused(state, action)
    assert (problem.rule, problem.key) == (rule, key)


@pytest.mark.rule("FL-31")
@pytest.mark.parametrize("horses", ["20 20 18", "20 18 20", "18 20 20", "20 18 18", "18 20 18", "18 18 20", "11 11 11"])
def test_a_horse_named_twice_makes_no_three_neighbours(horses: str) -> None:
    problem = refused(rolled("yellow interference", "white blank", "red blank"), f"use interference {horses}")
    assert (problem.rule, problem.key) == ("FL-31", "interference-apart")


@pytest.mark.rule("FL-14")
def test_a_blank_cannot_be_used() -> None:
    malformed(3, rolled(*BLANKS))


def packed(kind: int, a: int = 0, b: int = 0, c: int = 0, face: int = 0) -> int:
    return kind | face << 4 | a << 8 | b << 13 | c << 18


TIP = 10


@pytest.mark.parametrize(
    ("state", "code"),
    [
        *((rolled("black tip", "white blank", "red blank", out={"black": 1}), packed(3, *dice, face=TIP)) for dice in (
            (0,), (0, 5), (0, 1), (6,), (31,), (5, 6), (5, 31), (5, 0, 1),
        )),
        *((rolled("black tip", "white blank", "red blank", out={"white": 1, "red": 1}), packed(3, *dice, face=TIP)) for dice in (
            (0, 1), (1, 6), (6, 1), (6, 6), (2, 1), (1, 2, 1), (1, 2, 6),
        )),
        *((running(), packed(1, *dice)) for dice in ((0, 1, 2), (0, 0, 1), (1, 3, 2), (2, 1, 4), (1, 2, 6), (6, 6, 6), (1, 1))),
        *((handed("red", "white", reserve={"white": 5, "black": 1}), packed(1, *dice)) for dice in ((0,), (6,), (1, 2))),
        (handed("red", "white", reserve={"white": 5, "black": 1}), packed(1, 1, 0, 2)),
        *((rolled(*BLANKS), packed(2, colour)) for colour in (0, 6, 31)),
        *((extra(), packed(4, horse)) for horse in (25, 31)),
    ],
)  # fmt: skip
def test_a_number_for_dice_or_horses_that_do_not_exist_is_no_action(state: Meeting, code: int) -> None:
    before = GAME.snapshot(state)
    with pytest.raises(MalformedAction):
        GAME.apply(state, 0, code, ScriptedChance([]))
    assert GAME.snapshot(state) == before
