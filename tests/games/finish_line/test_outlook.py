"""What is said to follow is what the engine then does: face by face by hand, and over whole random meetings."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish_line.dice import FACES
from hippodrome.games.finish_line.outlook import BarredDie, BarredFace, BarredHorse, FinishLineOutlook, Follow, Standing
from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line.races import GAME, do, finished, handed, last_action, line_of, opened, rolled, running

SLIP = "bets win s1 100 win s3 200 place s2+s3 300"
"""On 20; on 18; on 11 and 18."""


def look(state: Meeting, seat: int = 0) -> FinishLineOutlook:
    """What is said to a seat."""
    found = GAME.outlook(state, seat, Log().told_to(seat, ()))
    assert isinstance(found, FinishLineOutlook)
    return found


def following(state: Meeting, action: str) -> tuple[Follow, Standing]:
    """What is said to follow from one of the actions of the seat in turn."""
    found = look(state, state.turn)
    follow = found.follows[list(map(GAME.write, GAME.legal(state, state.turn))).index(action)]
    return follow, found.standings[follow.standing]


def flat(standing: Standing) -> tuple[int, ...]:
    """The horses from the front."""
    return tuple(horse for level in standing.line for horse in level)


EFFECTS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("white horseshoe", "horseshoe 11", "11 waits 2", {}),
    ("white horseshoe", "horseshoe 11", "11 takes-lead 1", {"shoes": [11]}),
    ("white horseshoe", "horseshoe 22", "22 moves-up 5", {}),
    ("white horseshoe", "horseshoe 20", "20 waits 1", {}),
    ("white horseshoe", "horseshoe 20", "20 spent 1", {"shoes": [20]}),
    ("white horseshoe", "horseshoe 18", "18 takes-lead 1", {"level": True}),
    ("white horseshoe", "horseshoe 11", "11 takes-lead 1", {"level": True, "shoes": [11]}),
    ("green outsider-2000", "outsider-2000 3", "3 promised 5", {}),
    ("red whip", "whip 5", "5 warned 4", {}),
    ("red whip", "whip 5", "5 disqualified 0", {"whips": [5]}),
    ("red double", "double 5", "5 moves-up 3", {}),
    ("red double", "double 20", "20 spent 1", {}),
    ("black side-bet", "side-bet", "", {}),
    ("black extra", "extra", "", {}),
    ("black disqualified", "disqualified 11", "11 disqualified 0", {}),
    ("black tip", "tip white red", "", {"out": {"white": 1, "red": 1}}),
    ("black pace", "pace 11 5", "11 gives 2 5 waits 4", {"shoes": [11]}),
    ("black pace", "pace 11 18", "11 gives 3 18 moves-up 2", {"shoes": [11]}),
    ("yellow helmet", "helmet 22", "22 moves-up 4", {}),
    ("yellow helmet", "helmet 11", "11 takes-lead 1", {"shoes": [11]}),
    ("yellow interference", "interference 18 11 20", "18 takes-lead 1 11 stays 2 20 drops-back 3", {}),
    ("yellow interference", "interference 20 18 11", "20 takes-lead 1 18 stays 2 11 drops-back 3", {"level": True}),
    ("yellow dead-heat", "dead-heat", "20 level 1 11 level 1", {}),
    ("yellow loss", "loss 11", "11 drops-back 4", {"shoes": [11]}),
]


@pytest.mark.parametrize(("die", "use", "said", "position"), EFFECTS, ids=[f"{use} {list(at)}" for _, use, _, at in EFFECTS])
def test_every_face_says_what_it_does_to_its_horses_and_the_line_that_the_engine_then_makes(
    die: str, use: str, said: str, position: dict[str, Any]
) -> None:
    state = rolled(die, "white blank", "red blank", bets=[SLIP], **position)
    follow, standing = following(state, f"use {use}")
    assert " ".join(f"{each.horse} {each.what} {each.place}" for each in follow.effects) == said
    do(state, f"use {use}")
    assert flat(standing) == line_of(state)
    assert [len(level) for level in standing.line[:1]] == [1 + state.level]
    assert {*standing.out, *line_of(state)} == {20, 11, 18, 5, 3, 22, 8}


def test_no_kind_of_face_is_missing_there() -> None:
    assert {die.partition("-2000")[0].split()[1] for die, _, _, _ in EFFECTS} == {
        face.partition("-1000")[0] for face in FACES if face not in ("blank", "outsider-2000", "outsider-3000")
    }


def test_a_blank_that_is_set_aside_changes_nothing() -> None:
    state = rolled("white blank", "red blank", "red blank", bets=[SLIP])
    follow, standing = following(state, "aside white")
    assert (follow.effects, standing) == ((), look(state).now)


@pytest.mark.rule("FL-26")
def test_an_extra_action_says_what_a_horseshoe_does() -> None:
    state = last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], shoes=[5], bets=[SLIP])
    follow, standing = following(state, "extra 5")
    assert [(each.horse, each.what, each.place) for each in follow.effects] == [(5, "moves-up", 3)]
    assert flat(standing) == (20, 11, 5, 18, 3, 22, 8)
    assert following(state, "extra none")[1] == look(state).now
    assert look(state).barred == look(state).blanks == ()  # dice that were rolled before no longer count


# What one's slip would bring


def test_each_bet_says_its_stake_odds_and_where_its_horses_are() -> None:
    now = look(rolled("white blank", "red blank", "red blank", bets=[SLIP], line=(18, 20, 5, 3, 22, 8))).now
    assert now is not None
    assert [(bet.bet, bet.horses, bet.stake, bet.odds, bet.pays, bet.places) for bet in now.bets] == [
        ("win", (20,), 100, 2, 200, (2,)),
        ("win", (18,), 200, 4, 800, (1,)),
        ("place", (11, 18), 300, 7, 2100, (0, 1)),
    ]
    assert [(bet.least, bet.most) for bet in now.bets] == [(0, 0), (800, 800), (0, 0)]
    assert (now.out, now.win, now.pair, now.least, now.most) == ((11,), (4,), 6, 800, 800)


@pytest.mark.rule("FL-35")
def test_an_open_photo_finish_leaves_a_least_and_a_most() -> None:
    state = rolled("white blank", "red blank", "red blank", bets=[SLIP], line=(18, 11, 20, 5, 3, 22, 8), level=True)
    now = look(state).now
    assert now is not None
    assert (now.line[:2], now.win, now.pair) == (((18, 11), (20,)), (4, 3), 7)
    assert [(bet.least, bet.most) for bet in now.bets] == [(0, 0), (0, 800), (2100, 2100)]
    assert (now.least, now.most) == (2100, 2900)
    assert [bet.places for bet in now.bets] == [(2,), (1,), (1, 1)]


@pytest.mark.rule("FL-24")
def test_outsiders_count_in_full_for_a_win_bet_and_by_half_and_once_for_place_bets() -> None:
    slip = "bets win s3 200 place s2+s3 300 place s3+s4 100"
    greens = {18: 3000, 5: 1000}
    now = look(rolled("white blank", "red blank", "red blank", bets=[slip], line=(18, 5, 20, 11, 3, 22, 8), greens=greens)).now
    assert now is not None
    assert [bet.most for bet in now.bets] == [800 + 3000, 1500, 900 + 500]
    assert (now.least, now.most) == (6700, 6700)


@pytest.mark.rule("FL-24")
def test_an_outsider_that_is_laid_is_counted_in_what_the_slip_would_bring() -> None:
    state = rolled("green outsider-1000", "red blank", "red blank", bets=["bets win s1 100"])
    assert following(state, "use outsider-1000 20")[1].most == 1200
    assert following(state, "use outsider-1000 11")[1].most == 200


@pytest.mark.rule("FL-36")
def test_with_fewer_than_two_horses_no_pair_pays() -> None:
    state = rolled("black disqualified", "red blank", "red blank", bets=[SLIP], line=(18,), greens={18: 1000})
    now = look(state).now
    assert now is not None
    assert (now.line, now.pair, now.most) == (((18,),), 0, 800 + 1000 + 500)
    _, nobody = following(state, "use disqualified 18")
    assert (nobody.line, nobody.win, nobody.pair, nobody.most) == ((), (), 0, 0)
    assert nobody.bets[2].places == (0, 0)


def test_odds_are_told_by_starting_place_while_bets_are_made_and_nothing_when_it_is_over() -> None:
    state = do(opened(), SLIP, seat=0)
    assert look(state) == FinishLineOutlook(odds=(2, 3, 4, 5, 7, 10, 15))
    over, _ = finished((11, 5, 20))
    assert GAME.outlook(over, 0, Log().told_to(0, ())) is None


def test_a_seat_that_is_not_in_turn_is_told_only_how_it_stands() -> None:
    state = rolled("red whip", "yellow dead-heat", "black tip", bets=[SLIP, SLIP])
    found = look(state, 1)
    assert found == FinishLineOutlook(now=look(state).now)


@pytest.mark.rule("FL-7")
def test_nothing_in_it_depends_on_the_slips_of_others() -> None:
    dice = ("red whip", "yellow interference", "white horseshoe")
    mine = look(rolled(*dice, bets=[SLIP, "bets win s5 1000"], capital=[1000, 1000, 1000]))
    assert mine == look(rolled(*dice, bets=[SLIP, "bets none", "bets place s1+s2 500"]))
    assert mine != look(rolled(*dice, bets=["bets win s5 1000"]))


# What is barred


BARRED: list[tuple[str, dict[int, tuple[str, str]], dict[str, Any]]] = [
    ("red whip", {20: ("FL-23", "whip-on-sure"), 8: ("FL-23", "whip-on-sure")}, {}),
    ("black disqualified", {20: ("FL-27", "disqualified-sure"), 8: ("FL-27", "disqualified-sure")}, {}),
    ("green outsider-1000", {5: ("FL-24", "second-green")}, {"greens": {5: 3000}}),
    (
        "yellow helmet",
        {20: ("FL-30", "helmet-on-leader"), **{horse: ("FL-30", "helmet-unfit") for horse in (11, 3, 8)}},
        {"shoes": [20, 5]},
    ),
    ("yellow loss", {22: ("FL-34", "loss-too-far"), 8: ("FL-34", "loss-too-far")}, {}),
    ("white horseshoe", {}, {}),
    ("yellow interference", {5: ("FL-31", "interference-splits")}, {"level": True, "line": (20, 11, 18, 5)}),
]


@pytest.mark.parametrize(("die", "barred", "position"), BARRED, ids=[die for die, _, _ in BARRED])
def test_horses_that_a_die_may_not_be_used_on_are_named_with_reason_and_rule(
    die: str, barred: dict[int, tuple[str, str]], position: dict[str, Any]
) -> None:
    found = look(rolled(die, "white blank", "white blank", **position)).barred
    assert {each.horse: (each.rule, each.why) for each in found} == barred
    assert all(each.face == die.split()[1] and each.giver is None for each in found)


@pytest.mark.rule("FL-29")
def test_a_change_of_pace_names_those_who_cannot_give_and_that_nobody_gives_to_itself() -> None:
    found = look(rolled("black pace", "white blank", "white blank", line=(20, 11, 18), shoes=[20, 11])).barred
    assert [(each.horse, each.giver, each.rule, each.why, each.facts) for each in found] == [
        (20, None, "FL-29", "pace-from-sure", {"horse": 20}),
        (11, 11, "FL-29", "pace-same-horse", {"horse": 11}),
        (18, None, "FL-29", "pace-no-shoe", {"horse": 18}),
    ]


BLANKS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("black tip", "FL-28", "tip-empty", {}),
    ("yellow dead-heat", "FL-32", "dead-heat-used", {"used": True}),
    ("yellow dead-heat", "FL-32", "dead-heat-alone", {"line": (20,)}),
    ("yellow interference", "FL-31", "interference-few", {"line": (20, 11)}),
]


@pytest.mark.parametrize(("die", "rule", "why", "position"), BLANKS, ids=[why for _, _, why, _ in BLANKS])
def test_a_face_that_is_but_a_blank_now_says_why(die: str, rule: str, why: str, position: dict[str, Any]) -> None:
    state = rolled(die, "white blank", "white blank", **position)
    face = die.split()[1]
    assert look(state).blanks == (BarredFace(face=face, rule=rule, why=why, facts={}),)
    assert look(state).barred == ()
    assert look(rolled(die, "white blank", "white blank", out={"white": 1})).blanks == ()


@pytest.mark.rule("FL-12", "FL-13")
def test_colours_that_lie_there_but_may_not_be_taken_say_why() -> None:
    reserve = {"white": 3, "red": 0, "yellow": 5, "black": 1}
    assert look(handed("white", "white", reserve=reserve)).dice == (
        BarredDie(colour="white", rule="FL-12", why="one-colour", facts={}),
        BarredDie(colour="yellow", rule="FL-13", why="yellow-too-early", facts={"most": 7}),
    )
    assert look(handed("white", "red", reserve=reserve, home_stretch=True)).dice == ()
    assert [each.colour for each in look(running()).dice] == ["yellow"]


def test_reasons_carry_what_their_sentences_name() -> None:
    found = look(rolled("red whip", "white blank", "white blank")).barred
    assert found[0] == BarredHorse(face="whip", horse=20, giver=None, rule="FL-23", why="whip-on-sure", facts={"horse": 20})
