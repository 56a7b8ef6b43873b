"""Every phase of the drawn boards on every screen: nothing overlaps, is cut off, too small or has to be pushed aside."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import ticket_gagnant
from tests.browser.looking import layout
from tests.browser.playing import BOT, Guest

Guests = Callable[..., Guest]
SIZES = (
    (360, 640),
    (375, 667),
    (390, 664),
    (390, 844),
    (412, 760),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1440, 900),
)
LONG = "Wilhelmina Anastasia von"
"""As long as a name may be."""


def ticket_gagnant_phases(guest: Guest, seats: int) -> Iterator[str]:
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


WALKS: dict[str, Callable[[Guest, int], Iterator[str]]] = {"ticket-gagnant": ticket_gagnant_phases}


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize(("language", "seats"), [("fr", 4), ("en", 6)])
def test_every_phase_fits_every_screen(guest: Guests, walk: str, language: str, seats: int) -> None:
    ada = guest(LONG, language=language, size=SIZES[0])
    found: list[str] = []
    scenes: dict[tuple[str, tuple[int, int]], dict[str, float]] = {}
    for phase in WALKS[walk](ada, seats):
        for size in SIZES:
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            found += layout(ada, f"{phase} at {size[0]} × {size[1]}")
            scene = ada.board.bounding_box()
            kept = scenes.setdefault((phase.split(",")[0], size), scene or {})
            if scene != kept:
                found.append(f"{phase} at {size}: the scene was {kept}, and is {scene}")
        ada.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    assert not found, "\n".join(found)
