"""Every phase of Finish Line, laid on a stage: what its screens are looked at in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from hippodrome.core.log import Log
from hippodrome.games.finish_line.state import Meeting
from tests.browser import finish_line
from tests.browser.looking import GO_ON, STOP
from tests.browser.playing import Guest
from tests.browser.stage import Lay, Stage
from tests.games.finish_line.races import BLANKS, do, opened, rolled, running

FULL = "bets win s1 200 win s5 100 win s7 200 place s1+s2 300 place s1+s7 200"
"""As many bets as a slip has lines."""
CROWDED: dict[str, Any] = {
    "shoes": [11, 5],
    "whips": [11, 3],
    "greens": {11: 3000, 22: 2000},
    "out": {"white": 3, "red": 1},
    "reserve": {"white": 3, "red": 1, "yellow": 2},
    "level": True,
}
"""A race in which much lies on the tiles, two lead together and the yellow dice may be taken."""


def use(*dice: str, **more: Any) -> Lay:
    """Three dice lie before the first seat."""

    def lay(log: Log) -> Meeting:
        seats = more.get("seats", 4)
        position = CROWDED | {"kept": [1, *[0] * (seats - 1)], "seats": seats, "bets": [FULL] * seats} | more
        state = rolled(*dice, log=log, **position)
        state.side_bets[0], state.side_bets[1] = 500, -500
        return state

    return lay


def taking(seats: int) -> Lay:
    """Two dice were handed on to the first seat."""

    def lay(log: Log) -> Meeting:
        state = rolled(*BLANKS, seats=seats, turn=seats - 1, log=log, bets=[FULL] * seats, **CROWDED)
        return do(state, "aside green", log=log)

    return lay


def third_race(seats: int, **more: Any) -> Lay:
    """The last action of the last race; two races before it were won by somebody."""

    def lay(log: Log) -> Meeting:
        state = rolled(*BLANKS, seats=seats, log=log, bets=[FULL] * seats, race=3, **(CROWDED | {"reserve": {}} | more))
        state.side_bets[0], state.side_bets[1] = 500, -500
        return state

    return lay


def phases(guest: Guest, stage: Stage, seats: int) -> Iterator[str]:
    """One after the other, each at a table of its own; without motion."""
    stage.race(guest, lambda log: opened(seats=seats, log=log))
    yield "bets"
    guest.press(finish_line.tile(guest, 20))
    finish_line.write_slip(guest, {"wins": [{"start": 5, "stake": 100}], "places": [{"starts": [1, 2], "stake": 200}]})
    yield "bets, filled in"
    stage.race(guest, lambda log: running(seats=seats, bets=[FULL] * seats, log=log))
    yield "take, three"
    stage.race(guest, taking(seats))
    yield "take"
    stage.race(guest, use("white horseshoe", "black pace", "yellow interference", seats=seats))
    yield "use"
    finish_line.pick(guest, 0)
    yield "use, die picked"
    finish_line.tile(guest, 18).hover() if not guest.touch else guest.press(finish_line.tile(guest, 18))
    yield "use, target picked"
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    finish_line.pick(guest, 2)
    finish_line.arrange(guest, [3, 18, 5])
    yield "use, arranged"
    stage.race(guest, use("black tip", "white horseshoe", "red whip", seats=seats))
    finish_line.pick(guest, 0)
    yield "use, tip"
    stage.race(guest, use("black tip", "white horseshoe", "red whip", seats=seats, out={"white": 1, "yellow": 1}, reserve={}))
    finish_line.pick(guest, 0)
    yield "use, tip without a choice"
    stage.race(guest, use(*BLANKS, reserve={}, seats=seats))
    finish_line.carry_out(guest, {"do": "aside", "die": "red"})
    guest.wait_for_turn()
    yield "extra"
    stage.race(guest, use(*BLANKS, reserve={}, seats=seats, kept=[0] * seats))
    finish_line.carry_out(guest, {"do": "aside", "die": "red"})
    expect(guest.text("web-rest")).to_be_visible()
    yield "result"
    stage.race(guest, use(*BLANKS, reserve={}, seats=seats, kept=[0] * seats))
    guest.open_menu().get_by_role("button", name=guest.say("web-speed-times", speed=1)).click()
    guest.close_dialog()
    finish_line.carry_out(guest, {"do": "aside", "die": "red"})
    expect(guest.page.get_by_role("group", name=guest.say("web-fl-scene-photo"), exact=True)).to_be_visible()
    guest.page.evaluate(STOP)
    yield "photo finish"
    guest.page.evaluate(GO_ON)
    guest.open_menu().get_by_role("button", name=guest.say("web-speed-none")).click()
    guest.close_dialog()
    stage.race(guest, third_race(seats))
    finish_line.carry_out(guest, {"do": "aside", "die": "red"})
    guest.sees_result()
    guest.close_dialog()
    yield "over"
