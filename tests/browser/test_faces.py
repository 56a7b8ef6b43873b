"""Each kind of face on the drawn board of Finish Line: what it says beforehand is what the rules then do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
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


@pytest.fixture(scope="module")
def stage(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """Where the races of this file are laid."""
    stage = Stage(tmp_path_factory.mktemp("stage") / "data")
    yield stage
    stage.close()


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
        return guest.say("web-fl-effect-drops-back", place=nth(guest, now))
    if then.shoes[horse] > before.shoes[horse]:
        return guest.say("web-fl-effect-waits")
    if then.whips[horse] > before.whips[horse]:
        return guest.say("web-fl-effect-warned")
    if then.greens[horse] != before.greens[horse]:
        return guest.say("web-fl-effect-promised")
    return guest.say("web-fl-effect-spent")


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
