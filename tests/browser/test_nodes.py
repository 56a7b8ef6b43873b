"""Two nodes behind the documented proxy: whole games go on in the browser when the node that has the table is killed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser import finish, finish_line, ticket_gagnant, triple_couronne
from tests.browser.playing import BOT, Guest, play_out
from tests.browser.test_coming_back import LINE_DOWN
from tests.faults.nodes import Node, nodes
from tests.faults.test_proxy import proxy
from tests.server.conftest import Cluster, postgres

__all__ = ["postgres"]
pytestmark = pytest.mark.xdist_group("postgres")
PATIENCE = 5.0
KILLED_AT = {3: 0, 6: 1}
"""At which turn which node: whichever has the table, it is killed once."""
PLANS: dict[str, dict[str, Any]] = {
    "ticket-gagnant": {},
    "finish": {},
    "finish-line": {},
    "triple-couronne": {"others": [{"who": "bot", "bot": "trainer"}] * 3, "edition": "reduit", "options": {}},
}


@pytest.fixture
def house(client: None, postgres: Cluster, tmp_path: Path) -> Iterator[tuple[list[Node], str]]:
    """Two nodes, and the address of the proxy before them."""
    with nodes(tmp_path, [postgres.database()] * 2, patience=PATIENCE) as running, proxy(tmp_path, running) as address:
        yield running, address


def turns(title: str) -> Callable[[Guest], object]:
    """How a turn of a game is taken."""
    chance = random.Random(80)
    return {
        "ticket-gagnant": ticket_gagnant.turn,
        "finish": finish.turn,
        "finish-line": lambda one: finish_line.turn(one, chance),
        "triple-couronne": lambda one: triple_couronne.turn(one, chance),
    }[title]


@pytest.mark.parametrize("title", PLANS)
def test_a_game_goes_on_in_the_browser_when_its_node_is_killed(
    title: str, house: tuple[list[Node], str], guest: Callable[..., Guest]
) -> None:
    running, address = house
    ada = guest("Ada", server=running[0], address=address)
    ada.allowed.append(LINE_DOWN)
    ada.plays(title, **{"others": [BOT], **PLANS[title]})
    take, taken = turns(title), 0

    def turn(one: Guest) -> None:
        nonlocal taken
        one.wait_for_turn()
        if one.is_over() or not one.is_asked():
            return
        taken += 1
        if taken in KILLED_AT:
            node = running[KILLED_AT[taken]]
            node.kill()
            node.start()
            expect(one.page.get_by_text(one.say("web-reconnecting"))).to_have_count(0)
            one.wait_for_turn()
        take(one)

    play_out(ada, turn=turn, patience=150)
    assert taken > max(KILLED_AT)
    assert sum(told["tell"] == "welcome" for told in ada.told) > 1  # its line was lost
    ada.sees_result()


def test_a_browser_follows_a_table_that_another_node_was_asked_for(
    house: tuple[list[Node], str], guest: Callable[..., Guest]
) -> None:
    running, address = house
    ada = guest("Ada", server=running[0], address=address)
    table = ada.plays("ticket-gagnant", options={"first_player": 0})
    ada.wait_for_turn()
    ada.page.wait_for_timeout(1000 * PATIENCE)  # until then the node that has the table does not give it up
    for node in running:
        httpx.get(f"{node.address}/api/tables/{table['id']}", trust_env=False, timeout=20)
    ada.wait_until(lambda: sum(told["tell"] == "welcome" for told in ada.told) > 1, "the browser is back at the table")
    expect(ada.page.get_by_text(ada.say("web-reconnecting"))).to_have_count(0)
    ada.wait_for_turn()
    ticket_gagnant.turn(ada)
