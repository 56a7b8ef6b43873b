"""Pages as those who hear them, or use no mouse, find them: axe sees nothing moderate or worse."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser import finish_line_phases, triple_couronne_phases
from tests.browser.playing import BOT, FRIEND, Guest
from tests.browser.stage import Stage
from tests.browser.test_plain_board import on_plain_board
from tests.browser.tour import WALKS, doors

Guests = Callable[..., Guest]
MILD = ("minor", None)


def found_by_axe(guest: Guest, place: str) -> list[str]:
    violations = Axe().run(guest.page).response["violations"]
    return [
        f"{place}: {one['id']} ({one['impact']}): {node['html'][:160]}"
        for one in violations
        if one["impact"] not in MILD
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("walk", WALKS)
def test_axe_finds_nothing_moderate_or_worse(guest: Guests, walk: str) -> None:
    ada = guest("Ada")
    found = [fault for place in WALKS[walk](ada) for fault in found_by_axe(ada, place)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(390, 664), (1280, 720)], ids=["phone", "laptop"])
@pytest.mark.parametrize("walk", [finish_line_phases, triple_couronne_phases], ids=["finish-line", "triple-couronne"])
def test_axe_finds_nothing_in_any_phase(guest: Guests, stage: Stage, size: tuple[int, int], walk: ModuleType) -> None:
    ada = guest("Ada", server=stage, size=size)
    found = [fault for place in walk.phases(ada, stage, 4) for fault in found_by_axe(ada, place)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_the_way_to_a_friends_table(guest: Guests) -> None:
    ada, dora = guest("Ada"), guest("Dora")
    table = ada.opens("ticket-gagnant", [FRIEND, BOT])
    found = [fault for place in doors(dora, table) for fault in found_by_axe(dora, place)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", ["finish-line", "triple-couronne"])
def test_axe_finds_nothing_on_the_plain_board(guest: Guests, title: str) -> None:
    ada = guest("Ada")
    on_plain_board(ada, title, **({"options": {}} if title == "triple-couronne" else {}))
    ada.wait_for_turn()
    expect(ada.board).to_be_visible()
    found = found_by_axe(ada, title)
    assert not found, "\n".join(found)
