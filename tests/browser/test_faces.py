"""Each kind of face on the drawn board of Finish Line: what it says beforehand is what the rules then do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.log import Log
from hippodrome.games.finish_line import betting
from hippodrome.games.finish_line.line import place_of
from hippodrome.games.finish_line.state import Meeting
from tests.browser import finish_line
from tests.browser.playing import Guest
from tests.browser.stage import Stage
from tests.games.finish_line.races import EXAMPLE, GAME, line_of, rolled
from tests.server.playing import Message

Guests = Callable[..., Guest]
BETS = ["bets win s1 200 win s4 100 place s1+s2 300"]
ON = pytest.mark.parametrize(("language", "size"), [("en", (1280, 720)), ("fr", (390, 664))], ids=["en-desktop", "fr-phone"])


def a_race(*dice: str, **more: Any) -> Callable[[Log], Meeting]:
    """A race with dice on some tiles, in which the first seat has rolled these."""
    position = {"shoes": [11, 5], "whips": [3], "greens": {22: 2000}, "out": {"white": 2, "red": 1}, "bets": BETS} | more
    return lambda log: rolled(*dice, log=log, **position)  # type: ignore[arg-type]


def after(state: Meeting, action: Message) -> Meeting:
    """What the rules make of an action. Raises IllegalAction."""
    then = GAME.clone(state)
    GAME.apply(then, 0, GAME.read(_written(action)), FastChance(1))
    return then


def _written(action: Message) -> str:
    words = {"use": "face", "aside": "die"}
    return " ".join(map(str, (action["do"], action[words[action["do"]]], *action.get("horses", ()), *action.get("dice", ()))))


def effect(guest: Guest, before: Meeting, then: Meeting, horse: int) -> str:
    """What has become of a horse, in the words of the board."""
    was, now = place_of(before, horse) + 1, place_of(then, horse) + 1
    if horse not in line_of(then):
        return guest.say("web-fl-effect-disqualified")
    if now < was:
        alone = now == 1 and not then.level
        return guest.say("web-fl-effect-takes-lead") if alone else guest.say("web-fl-effect-moves-up", place=nth(guest, now))
    if now > was:
        told = guest.say("web-fl-effect-drops-back", place=nth(guest, now))
        return guest.say("web-fl-effect-and-dice", told=told) if dice_on(before, horse) > dice_on(then, horse) else told
    if then.shoes[horse] > before.shoes[horse]:
        return guest.say("web-fl-effect-waits")
    if then.whips[horse] > before.whips[horse]:
        return guest.say("web-fl-effect-warned")
    if then.greens[horse] != before.greens[horse]:
        return guest.say("web-fl-effect-promised")
    return guest.say("web-fl-effect-spent")


def dice_on(state: Meeting, horse: int) -> int:
    """How many dice lie on its tile."""
    return int(state.shoes[horse] + state.whips[horse] + (state.greens[horse] > 0))


def nth(guest: Guest, place: int) -> str:
    return guest.say("finish-place", place=place)


def brings(state: Meeting) -> int:
    """What the first seat's slip is paid if the race ends with this line."""
    paid = GAME.clone(state)
    line = line_of(state)
    before = paid.ledger.cash[0]
    betting.settle(paid, line[0], line[1], None)
    staked = sum(paid.bets[at] for at in range(1, 10, 2) if paid.bets[at - 1] > 0)
    return int(paid.ledger.cash[0] - before + staked)


def use(face: str, *horses: int, dice: tuple[str, ...] = ()) -> Message:
    return {"do": "use", "face": face, "horses": list(horses), "dice": list(dice)}


ONE_HORSE = {
    "horseshoe": ("white horseshoe", {}),
    "double": ("red double", {}),
    "whip": ("red whip", {}),
    "outsider-3000": ("green outsider-3000", {}),
    "disqualified": ("black disqualified", {}),
    "helmet": ("yellow helmet", {}),
    "loss": ("yellow loss", {}),
}
"""Faces that are used on one horse, each with its die."""


@ON
@pytest.mark.parametrize("face", ONE_HORSE)
def test_every_tile_says_what_a_die_would_do_there_and_so_it_happens(
    guest: Guests, stage: Stage, language: str, size: tuple[int, int], face: str
) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    written, more = ONE_HORSE[face]
    table = stage.race(ada, a_race(written, "white blank", "red blank", **more))
    before = stage.state(table)
    ada.press(finish_line.die(ada, 0))
    legal = []
    for horse in EXAMPLE:
        try:
            then = after(before, use(face, horse))
        except IllegalAction as problem:
            expect(finish_line.tile(ada, horse)).to_have_attribute("aria-label", ends(ada, problem))
            ada.press(finish_line.tile(ada, horse))
            expect(ada.page.get_by_role("status").first).to_contain_text(problem.rule)
            continue
        legal.append(horse)
        label = finish_line.tile(ada, horse).get_attribute("aria-label") or ""
        assert label.endswith(f"; {effect(ada, before, then, horse)}"), (horse, label)
    assert legal
    chosen = legal[len(legal) // 2]
    then = after(before, use(face, chosen))
    shows_what_follows(ada, chosen, then)
    finish_line.carry_out(ada, use(face, chosen))
    assert line_of(stage.state(table)) == line_of(then)
    ada.wait_until(lambda: finish_line.line_seen(ada) == list(line_of(then)), "the line lies so")


def shows_what_follows(guest: Guest, horse: int, then: Meeting) -> None:
    """With a target picked (or pointed at), the strip says who would lead, and what one's slip would bring."""
    if guest.touch:
        guest.press(finish_line.tile(guest, horse))
    else:
        finish_line.tile(guest, horse).hover()
    strip = guest.page.locator("[data-guide~=strip]")
    expect(strip).to_contain_text(guest.say("web-fl-after"))
    expect(strip).to_contain_text(guest.figure(brings(then)))
    expect(strip.locator(".after")).to_contain_text(str(line_of(then)[0]))
    if guest.touch:
        guest.press(guest.button("web-fl-back"))


def ends(guest: Guest, problem: IllegalAction) -> Any:
    """A label that closes with why a horse is barred."""
    return re.compile(re.escape(guest.say(f"refusal-{problem.key}", **problem.facts)) + "$")


# Faces that are used on more than one horse, or on none


@ON
def test_a_change_of_pace_says_who_may_give_and_what_the_horseshoe_does_elsewhere(
    guest: Guests, stage: Stage, language: str, size: tuple[int, int]
) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("black pace", "white blank", "red blank", shoes=[11, 5, 8]))
    before = stage.state(table)
    ada.press(finish_line.die(ada, 0))
    gives = ada.say("web-fl-effect-gives")
    for horse in EXAMPLE:
        label = finish_line.tile(ada, horse).get_attribute("aria-label") or ""
        assert label.endswith(f"; {gives}") == (horse in (11, 5)), label
    ada.press(finish_line.tile(ada, 8))  # a sure runner keeps its horseshoe
    expect(ada.page.get_by_role("status").first).to_contain_text("FL-29")
    ada.press(finish_line.tile(ada, 5))
    for horse in EXAMPLE:
        if horse != 5:
            then = after(before, use("pace", 5, horse))
            label = finish_line.tile(ada, horse).get_attribute("aria-label") or ""
            assert label.endswith(f"; {effect(ada, before, then, horse)}"), label
    then = after(before, use("pace", 5, 11))
    finish_line.carry_out(ada, use("pace", 5, 11))
    assert line_of(stage.state(table)) == line_of(then) == (11, 20, 18, 5, 3, 22, 8)
    ada.wait_until(lambda: finish_line.line_seen(ada) == list(line_of(then)), "the line lies so")


@ON
def test_interference_is_arranged_by_hand(guest: Guests, stage: Stage, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("yellow interference", "white blank", "red blank"))
    before = stage.state(table)
    order = [3, 18, 5]
    finish_line.carry_out(ada, use("interference", *order))
    then = after(before, use("interference", *order))
    assert line_of(stage.state(table)) == line_of(then) == (20, 11, 3, 18, 5, 22, 8)
    ada.wait_until(lambda: finish_line.line_seen(ada) == list(line_of(then)), "the line lies so")


@pytest.mark.parametrize("order", [[3, 18, 5], [18, 3, 5], [5, 3, 18]])
def test_interference_is_arranged_by_keyboard(guest: Guests, stage: Stage, order: list[int]) -> None:
    ada = guest("Ada", server=stage)
    table = stage.race(ada, a_race("yellow interference", "white blank", "red blank"))
    finish_line.carry_out(ada, use("interference", *order), keys=True)
    assert line_of(stage.state(table)) == (20, 11, *order, 22, 8)


@ON
def test_the_three_say_where_each_of_them_would_be(guest: Guests, stage: Stage, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    stage.race(ada, a_race("yellow interference", "white blank", "red blank"))
    ada.press(finish_line.die(ada, 0))
    finish_line.arrange(ada, [18, 11, 20])
    for horse, place in ((18, 1), (11, 2), (20, 3)):
        said = ada.say("web-fl-arrange-place", place=nth(ada, place), horse=horse)
        expect(ada.page.locator(f"[data-third='{horse}']")).to_have_attribute("aria-label", said)
    label = finish_line.tile(ada, 18).get_attribute("aria-label") or ""
    assert label.endswith(f"; {ada.say('web-fl-effect-takes-lead')}")


@ON
def test_a_tip_brings_two_dice_of_ones_choice_back(guest: Guests, stage: Stage, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("black tip", "white blank", "red blank"))
    before = stage.state(table)
    finish_line.carry_out(ada, use("tip", dice=("white", "red")))
    now = stage.state(table)
    assert (now.reserve[0], now.reserve[1]) == (before.reserve[0] + 1, before.reserve[1] + 1)
    assert now.out[0] == before.out[0] - 1


@ON
def test_a_dead_heat_lays_the_second_over_the_leader(guest: Guests, stage: Stage, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("yellow dead-heat", "white blank", "red blank"))
    ada.press(finish_line.die(ada, 0))
    for horse in (20, 11):
        label = finish_line.tile(ada, horse).get_attribute("aria-label") or ""
        assert label.endswith(f"; {ada.say('web-fl-effect-level')}"), label
    finish_line.carry_out(ada, use("dead-heat"))
    assert stage.state(table).level == 1
    boxes = {horse: ada.page.locator(f"[data-tile='{horse}']").bounding_box() for horse in (20, 11)}
    assert overlap(boxes[20], boxes[11])


def overlap(one: Any, other: Any) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@pytest.mark.parametrize(
    ("dice", "more", "rule"),
    [
        ("yellow dead-heat", {"used": True}, "FL-32"),
        ("yellow interference", {"line": (20, 11), "shoes": [], "whips": [], "greens": {}}, "FL-31"),
        ("black tip", {"out": {}}, "FL-28"),
    ],
    ids=["dead-heat", "interference", "tip"],
)
def test_a_face_that_is_but_a_blank_now_says_so_with_its_rule(
    guest: Guests, stage: Stage, dice: str, more: dict[str, Any], rule: str
) -> None:
    ada = guest("Ada", server=stage)
    stage.race(ada, a_race(dice, "white blank", "red blank", **more))
    ada.press(finish_line.die(ada, 0))
    expect(ada.page.get_by_role("status").first).to_contain_text(f"({rule})")
    finish_line.carry_out(ada, {"do": "aside", "die": dice.split()[0]})


@pytest.mark.parametrize(
    ("dice", "more"),
    [
        ("black tip", {"out": {"white": 2}}),
        ("yellow interference", {"line": (20, 11, 18), "shoes": [], "whips": [], "greens": {}}),
    ],
    ids=["tip", "interference"],
)
def test_a_die_that_fills_itself_in_can_still_be_put_aside_by_touch(
    guest: Guests, stage: Stage, dice: str, more: dict[str, Any]
) -> None:
    ada = guest("Ada", server=stage, language="fr", size=(390, 664))
    table = stage.race(ada, a_race(dice, "white blank", "red blank", **more))
    finish_line.pick(ada, 0)
    expect(finish_line.main(ada)).to_be_enabled()  # the only thing that can be done with it
    ada.press(ada.button("web-fl-put-aside"))
    ada.wait_until(lambda: stage.state(table).hand_size == 2, "the die is put aside")


@ON
def test_a_blank_is_put_aside(guest: Guests, stage: Stage, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("red blank", "white horseshoe", "white blank"))
    out = stage.state(table).out[1]
    finish_line.carry_out(ada, {"do": "aside", "die": "red"})
    assert stage.state(table).out[1] == out + 1


@ON
def test_an_extra_action_is_kept_on_ones_seat(guest: Guests, stage: Stage, language: str, size: tuple[int, int]) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("black extra", "white blank", "red blank"))
    finish_line.carry_out(ada, use("extra"))
    assert list(stage.state(table).kept) == [1, 0, 0]
    expect(ada.page.get_by_role("img", name=ada.say("web-fl-scene-kept", count=1))).to_be_visible()


@ON
def test_a_side_bet_with_two_seats_brings_the_dice_back_to_oneself(
    guest: Guests, stage: Stage, language: str, size: tuple[int, int]
) -> None:
    ada = guest("Ada", server=stage, language=language, size=size)
    table = stage.race(ada, a_race("black side-bet", "white blank", "red blank", seats=2))
    finish_line.carry_out(ada, use("side-bet"))
    now = stage.state(table)
    assert list(now.side_bets) == [500, -500] and now.turn == 0
    ada.wait_for_turn()
    finish_line.carry_out(ada, {"do": "take", "dice": ["red"]})
    assert stage.state(table).hand_size == 3


# The end of a race


def last_turn(*dice: str, **more: Any) -> Callable[[Log], Meeting]:
    """The last action of a race: nothing is left in the reserve."""
    return a_race(*dice, **({"reserve": {}, "out": {"white": 3}, "seats": 2} | more))


def told(guest: Guest, kind: str) -> list[Message]:
    return [event for event in guest.events() if event["event"] == kind]


def rests(guest: Guest) -> None:
    """Wait until the result lies there, to be looked at as long as one likes."""
    expect(guest.text("web-rest")).to_be_visible()


def test_a_dead_heat_at_the_finish_is_decided_by_a_photograph(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage)
    table = stage.race(ada, last_turn("white blank", "white horseshoe", "red blank", level=True))
    finish_line.carry_out(ada, {"do": "aside", "die": "red"})
    rests(ada)
    last = told(ada, "PhotoTaken")[-1]
    [ranked] = told(ada, "RaceRanked")
    assert sorted(last["horses"]) == [11, 20]
    assert ranked["order"][0] == last["horses"][last["horseshoes"].index(max(last["horseshoes"]))]
    assert stage.state(table).race == 1


def test_an_extra_action_breaks_a_dead_heat_before_any_photograph(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage)
    stage.race(ada, last_turn("white blank", "white horseshoe", "red blank", level=True, kept=[1, 0], shoes=[11]))
    finish_line.carry_out(ada, {"do": "aside", "die": "red"})
    ada.wait_for_turn()
    label = finish_line.tile(ada, 11).get_attribute("aria-label") or ""
    assert label.endswith(f"; {ada.say('web-fl-effect-takes-lead')}"), label
    finish_line.carry_out(ada, {"do": "extra", "horse": 11})
    rests(ada)
    assert not told(ada, "PhotoTaken") and told(ada, "RaceRanked")[0]["order"][:2] == [11, 20]


def test_a_leader_that_is_disqualified_leaves_the_line_to_the_next(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage)
    stage.race(ada, a_race("red whip", "white blank", "red blank", line=(11, 20, 18, 5, 3, 22, 8), whips=[11]))
    finish_line.carry_out(ada, use("whip", 11))
    ada.wait_until(lambda: finish_line.line_seen(ada) == [20, 18, 5, 3, 22, 8], "the line closes up")


def test_with_fewer_than_two_horses_places_stay_empty_and_pairs_are_lost(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage)
    alone: dict[str, Any] = {"line": (20,), "shoes": [], "whips": [], "greens": {}}
    stage.race(ada, last_turn("white blank", "white horseshoe", "red blank", **alone))
    finish_line.carry_out(ada, {"do": "aside", "die": "red"})
    rests(ada)
    assert told(ada, "RaceRanked")[0]["order"] == [20]
    paid = [event["amount"] for event in told(ada, "MoneyMoved") if event["payee"] == 0 and event["why"] != "capital"]
    assert paid == [400]  # 200 × 2; nothing for the pair of 20 and 11


def test_a_tip_as_the_last_action_lets_the_race_go_on(guest: Guests, stage: Stage) -> None:
    ada = guest("Ada", server=stage)
    table = stage.race(ada, last_turn("black tip", "white blank", "red blank"))
    finish_line.carry_out(ada, use("tip", dice=("white", "white")))
    assert stage.state(table).race == 0 and not told(ada, "FinishReached")
