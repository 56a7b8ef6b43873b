"""How a finished game went: where everybody stood after each race."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from hippodrome.server.replays.standings import MOST_MOMENTS
from tests.server.playing import Person, play_on

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]
BOTS = [{"who": "bot", "bot": "random"}]


@pytest.mark.parametrize(("title", "races"), [("ticket-gagnant", 2), ("finish", 3)])
def test_everybodys_total_is_told_for_the_start_and_after_each_race(people: People, title: str, races: int) -> None:
    (ada,) = people("Ada")
    edition = {"edition": "2024"} if title == "ticket-gagnant" else {}
    table = ada.open(title, seats=[{"who": "me"}, *BOTS], begin=True, options={"races": races}, **edition)
    path = f"/api/tables/{table['id']}/standings"
    assert ada.web.get(path).status_code == 409, "nothing is told of a game that goes on"
    live = ada.live(table)
    play_on([live], random.Random(4))
    standings = ada.get(path)
    assert [standing["race"] for standing in standings] == [1, *range(1, races + 1)]
    assert standings[0]["totals"] == ([0, 0] if title == "ticket-gagnant" else [10_000, 10_000])
    assert standings[-1]["totals"] == ada.info(table)["outcome"]["totals"]
    if title == "ticket-gagnant":
        scored = [event["total"] for event in live.events if event["event"] == "TicketScored" and event["seat"] == 0]
        assert [standing["totals"][0] for standing in standings[1:]] == scored
    frames = ada.get(f"/api/tables/{table['id']}/replay")["frames"]
    score = "totals" if title == "ticket-gagnant" else "cash"
    assert [frames[standing["step"]]["view"][score] for standing in standings] == [one["totals"] for one in standings]


def test_of_a_single_race_some_moments_are_told(people: People) -> None:
    (ada,) = people("Ada")
    table = ada.open("finish", seats=[{"who": "me"}, *BOTS], begin=True)
    play_on([ada.live(table)], random.Random(5))
    standings = ada.get(f"/api/tables/{table['id']}/standings")
    assert 2 < len(standings) <= MOST_MOMENTS + 1
    assert {standing["race"] for standing in standings} == {0}
    assert standings[-1]["totals"] == ada.info(table)["outcome"]["totals"]
