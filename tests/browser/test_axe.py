"""Pages as those who hear them, or use no mouse, find them: axe sees nothing moderate or worse.

It looks at the phases of the boards with the tests of their layout, and at the walk through the house with those of its looks.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.looking import found_by_axe
from tests.browser.playing import BOT, FRIEND, Guest
from tests.browser.test_plain_board import on_plain_board
from tests.browser.tour import doors

Guests = Callable[..., Guest]


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
