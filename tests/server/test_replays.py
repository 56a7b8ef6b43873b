"""After the end: the record of a game, its replay for each place, and whether its draws were honest."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.server.playing import Duel, Message, Person, Server, play_on

pytestmark = [pytest.mark.server, pytest.mark.xdist_group("replays")]  # they share a game
People = Callable[..., list[Person]]


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Duel, str]]:
    """A game that is over, and its record."""
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    duel = Duel(ada, ben, title="finish")
    play_on(duel.lives, duel.chance)
    for live in duel.lives:
        live.sync()
    yield duel, ada.get(f"/api/tables/{duel.table['id']}/record")
    ada.leave()
    ben.leave()


def test_the_record_is_published_when_the_game_is_over_and_not_before(people: People) -> None:
    duel = Duel(*people("Ada", "Ben"), title="finish")
    for path in ("record", "replay"):
        answer = duel.ada.web.get(f"/api/tables/{duel.table['id']}/{path}")
        assert (answer.status_code, answer.json()["why"]) == (409, "not-over")


def test_a_record_comes_as_a_file(finished: tuple[Duel, str]) -> None:
    duel, _ = finished
    answer = duel.ada.web.get(f"/api/tables/{duel.table['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]


def test_a_replay_shows_each_place_what_it_saw_then(finished: tuple[Duel, str]) -> None:
    duel, record = finished
    for seat, live in enumerate(duel.lives):
        replay: Message = duel.ada.get(f"/api/tables/{duel.table['id']}/replay", seat=seat)
        assert [event for frame in replay["frames"] for event in frame["events"]] == live.events
        assert replay["frames"][-1]["view"] == live.view
        assert len(replay["frames"]) == len(record.splitlines()) - 1


def test_a_replay_for_spectators_shows_only_what_is_public(finished: tuple[Duel, str]) -> None:
    duel, _ = finished
    replay = duel.ada.get(f"/api/tables/{duel.table['id']}/replay")
    kinds = {event["event"] for frame in replay["frames"] for event in frame["events"]}
    assert not kinds & {"MaximumSet", "BetsMade"}


def test_there_is_no_replay_of_a_seat_that_there_is_not(finished: tuple[Duel, str]) -> None:
    duel, _ = finished
    assert duel.ada.web.get(f"/api/tables/{duel.table['id']}/replay", params={"seat": 7}).status_code == 404
    assert duel.ada.web.get(f"/api/tables/{duel.table['id']}/replay", params={"seat": -1}).status_code == 404


def test_a_saved_record_is_replayed_like_the_table_itself(finished: tuple[Duel, str]) -> None:
    duel, record = finished
    assert duel.ada.post("/api/replay", {"record": record}) == duel.ada.get(f"/api/tables/{duel.table['id']}/replay")


def test_a_true_record_verifies_against_the_commitment_that_was_shown(finished: tuple[Duel, str]) -> None:
    duel, record = finished
    shown = duel.lives[0].messages[0]["table"]["commitment"]
    verdict = duel.ada.post("/api/verify", {"record": record, "commitment": shown})
    assert verdict["holds"] and verdict["commitment"] == shown and verdict["actions"] == len(record.splitlines()) - 2


def test_a_record_of_another_seed_does_not_verify(finished: tuple[Duel, str]) -> None:
    duel, record = finished
    verdict = duel.ada.post("/api/verify", {"record": record, "commitment": "0" * 64})
    assert (verdict["holds"], verdict["line"]) == (False, 1)


def test_a_changed_record_does_not_verify_and_the_line_is_named(finished: tuple[Duel, str]) -> None:
    duel, record = finished
    lines = record.splitlines()
    line = json.loads(lines[4])
    line["seat"] = 1 - line["seat"]
    lines[4] = json.dumps(line, separators=(",", ":"))
    verdict = duel.ada.post("/api/verify", {"record": "\n".join(lines) + "\n"})
    assert (verdict["holds"], verdict["line"]) == (False, 5) and verdict["reason"]


def test_answers_are_compressed_when_that_is_worth_it(finished: tuple[Duel, str]) -> None:
    duel, _ = finished
    url = f"{duel.ada.server.address}/api/tables/{duel.table['id']}/replay"
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip"}, trust_env=False) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip" and json.loads(gzip.decompress(raw))["title"] == "finish"
