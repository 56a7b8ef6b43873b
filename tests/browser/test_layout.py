"""Every phase of the drawn boards on every screen: nothing overlaps, is cut off, too small or has to be pushed aside.

What depends on the length of words is looked at in French on every screen; in English, and with another number of seats, on the
smallest and largest of their kind. Axe looks at what each stage shows too, on a phone and on a laptop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from hippodrome.core.log import Log
from hippodrome.games.finish.state import Programme
from tests.browser import finish, finish_line_phases, ticket_gagnant, triple_couronne_phases
from tests.browser.looking import GO_ON, STOP, found_by_axe, layout, resize
from tests.browser.playing import BOT, Guest
from tests.browser.stage import Stage
from tests.games.finish import programmes

Guests = Callable[..., Guest]
Size = tuple[int, int]
Sizes = tuple[Size, ...]
SIZES = (
    (360, 640),
    (390, 664),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1440, 900),
)
SOME = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 720))
PHONE, LAPTOP = (390, 664), (1280, 720)
LONG = "Wilhelmina Anastasia von"
"""As long as a name may be."""


def ticket_gagnant_phases(guest: Guest, _: Stage, seats: int) -> Iterator[str]:
    """A meeting, phase by phase, to its end."""
    table = guest.plays("ticket-gagnant", [BOT] * (seats - 1), options={"races": seats, "first_player": 0})
    while True:
        guest.wait_for_turn()
        kind = ticket_gagnant.asked(guest)
        yield kind
        if kind == "play":
            break
        if kind == "predict":
            for horse in (4, 5, 6):
                ticket_gagnant.token(guest, horse).click()
            yield "predict, filled in"
            for horse in (4, 5, 6):
                ticket_gagnant.token(guest, horse).click()
        ticket_gagnant.turn(guest, "steeplechase", cards=7)
    for number in range(ticket_gagnant.hand(guest).count()):
        ticket_gagnant.hand(guest).nth(number).click()
        if ticket_gagnant.spots(guest).count():
            break
    yield "play, card picked"
    ticket_gagnant.spots(guest).last.click()
    yield "play, cell touched"
    guest.plays_on_elsewhere(table)
    expect(guest.dialog("web-result-title")).to_be_visible()
    guest.close_dialog()
    yield "over"


def finish_phases(guest: Guest, stage: Stage, seats: int) -> Iterator[str]:
    """A programme, phase by phase, to its second sale: the race while it is being shown, too."""

    def sale(log: Log) -> Programme:
        state = programmes.opened(seats, log=log, races=2)
        for owner, price in enumerate((1500, 2000)):
            programmes.sell(state, owner, price, log=log)
        return state

    stage.race(guest, sale, bots=True, title="finish", options={"races": 2})
    guest.wait_for_turn()
    yield "auction"
    guest.page.locator(".much[aria-pressed]:enabled").last.click()  # how much can be added is up to what bots have bid
    guest.page.locator("[data-main]").click()
    yield "auction, asked whether it is sure"
    guest.button("web-bids-no").click()
    finish.forms(guest, stage, races=2, seats=seats, owners=(0, 1, 2, 3, 0, 1), cash=None)
    yield "form"
    finish.bet(guest, "win", 0)
    finish.bet(guest, "place", 1)
    yield "form, filled in"
    guest.open_menu().get_by_role("button", name=guest.say("web-speed-times", speed=4)).click()
    guest.close_dialog()
    guest.page.locator("[data-main]").click()
    expect(guest.text("finish-dice-round", round=3)).to_be_visible(timeout=60_000)
    guest.page.evaluate(STOP)
    yield "race"
    guest.page.evaluate(GO_ON)
    guest.page.keyboard.press("s")
    expect(guest.text("web-rest")).to_be_visible()
    yield "result"
    guest.goes_on()
    guest.wait_for_turn()
    yield "auction after a race"


Walk = Callable[[Guest, Stage, int], Iterator[str]]
WALKS: dict[str, Walk] = {"ticket-gagnant": ticket_gagnant_phases, "finish": finish_phases}


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize(("language", "seats", "sizes"), [("fr", 4, SIZES), ("en", 6, SOME)], ids=["fr-4", "en-6"])
def test_every_phase_fits_every_screen(guest: Guests, stage: Stage, walk: str, language: str, seats: int, sizes: Sizes) -> None:
    ada = guest(LONG, server=stage, language=language, size=SIZES[0])
    fits(ada, WALKS[walk](ada, stage, seats), sizes)


@pytest.mark.parametrize(
    ("language", "seats", "sizes", "heard"), [("fr", 4, SIZES, PHONE), ("en", 2, SOME, LAPTOP)], ids=["fr-4", "en-2"]
)
def test_every_phase_of_finish_line_fits_every_screen_and_can_be_heard(
    guest: Guests, stage: Stage, language: str, seats: int, sizes: Sizes, heard: Size
) -> None:
    ada = guest(LONG, server=stage, language=language, size=SIZES[0])
    fits(ada, finish_line_phases.phases(ada, stage, seats), sizes, heard)


@pytest.mark.parametrize(
    ("language", "seats", "sizes", "heard"), [("fr", 4, SIZES, PHONE), ("en", 6, SOME, LAPTOP)], ids=["fr-4", "en-6"]
)
def test_every_step_of_la_triple_couronne_fits_every_screen_and_can_be_heard(
    guest: Guests, stage: Stage, language: str, seats: int, sizes: Sizes, heard: Size
) -> None:
    ada = guest(LONG, server=stage, language=language, size=SIZES[0])
    fits(ada, triple_couronne_phases.phases(ada, stage, seats), sizes, heard)


def fits(ada: Guest, walk: Iterator[str], sizes: Sizes, heard: Size | None = None) -> None:
    """Look at every phase on each of the screens; on one of them with axe, too."""
    found: list[str] = []
    scenes: dict[tuple[str, Size], dict[str, float]] = {}
    for phase in walk:
        ada.page.wait_for_timeout(400)  # what has just appeared is dead for a moment, and may still be on its way
        for size in sizes:
            place = f"{phase} at {size[0]} × {size[1]}"
            resize(ada, size)
            found += layout(ada, place)
            scene = ada.board.bounding_box()
            kept = scenes.setdefault((phase.split(",")[0], size), scene or {})
            if scene != kept:
                found.append(f"{place}: the scene was {kept}, and is {scene}")
            if size == heard:
                found += found_by_axe(ada, place)
        resize(ada, SIZES[0])
    assert not found, "\n".join(found)
