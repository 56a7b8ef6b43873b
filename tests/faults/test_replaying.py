"""Records of strangers: however long they are and whatever becomes of their senders, nobody else has to wait for them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.record import is_over, new_match
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.server.replays.queue import Busy, ReplayLimits, Replays
from hippodrome.server.replays.worker import Job, answer
from tests.server.playing import PATIENCE, Server

pytestmark = pytest.mark.server


def record_with(undos: int) -> str:
    """A whole game in which somebody took so many choices back, to make each of them again."""
    game, chance = load_game("finish-line"), FastChance(3)
    match = new_match(game, Setup(title="finish-line", edition=game.editions()[0], seats=2), ("A", "B"), seed="ab" * 32)
    while not is_over(match):
        seat = game.to_act(match.state)[0]
        code = game.legal(match.state, seat).draw(chance)
        match.act(seat, code)
        while undos and match.can_undo(seat):
            match.undo(seat)
            match.act(seat, code)
            undos -= 1
    assert not undos
    return match.text()


@pytest.fixture(scope="module")
def long_record() -> str:
    return record_with(6_500)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits."""
    with Server(tmp_path_factory.mktemp("replaying") / "data", limits=True) as running:
        yield running


def workers(server: Server) -> list[int]:
    """The processes that replay for a server."""
    assert server.process is not None
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent, *_ = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(parent) == server.process.pid and state != "Z":
            found.append(int(file.parent.name))
    return found


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)


def ask(server: Server, record: str, path: str = "/api/replay") -> httpx.Response:
    return httpx.post(f"{server.address}{path}", json={"record": record}, timeout=120, trust_env=False)


def served(server: Server, record: str) -> httpx.Response:
    """The answer of a server that is no longer busy."""
    while (answer := ask(server, record)).status_code == 503:
        time.sleep(0.2)
    return answer


def is_busy(server: Server) -> bool:
    """Whether a record more is refused at once; otherwise nobody waits for it."""
    try:
        answer = httpx.post(f"{server.address}/api/replay", json={"record": record_with(0)}, timeout=3, trust_env=False)
    except httpx.TimeoutException:
        return False
    return answer.status_code == 503 and bool(answer.json()["why"] == "busy")


def freeze(server: Server, count: int) -> list[int]:
    """Stop the workers of a server as soon as there are so many: none of them gets any further."""
    wait_until(lambda: len(workers(server)) >= count)
    found = workers(server)
    for worker in found:
        os.kill(worker, signal.SIGSTOP)
    return found


def test_four_times_the_undos_take_four_times_the_time_and_not_sixteen_times() -> None:
    def seconds(record: str) -> float:
        taken = []
        for _ in range(3):
            began = time.process_time()
            assert answer(Job(want="replay", record=record, seat=0)).how == "done"
            taken.append(time.process_time() - began)
        return min(taken)

    assert seconds(record_with(6_000)) < 6 * seconds(record_with(1_500))


def test_a_record_of_a_megabyte_and_a_half_is_shown_and_verified_in_seconds(server: Server, long_record: str) -> None:
    assert len(long_record) > 1_450_000
    began = time.monotonic()
    shown, verdict = ask(server, long_record), ask(server, long_record, "/api/verify")
    assert time.monotonic() - began < 90  # where little else runs, two or three
    assert len(shown.json()["frames"]) == long_record.count("\n") - 1
    assert verdict.json()["holds"]


def test_a_client_without_gzip_is_sent_the_same(server: Server) -> None:
    body = {"record": record_with(50)}
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as web:
        plain = web.post("/api/replay", json=body, headers={"accept-encoding": "identity"})
        packed = web.post("/api/replay", json=body, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()


def test_a_client_that_leaves_frees_its_worker(server: Server, long_record: str) -> None:
    for worker in workers(server):
        os.kill(worker, signal.SIGKILL)
    wait_until(lambda: not workers(server))
    host, port = server.address.removeprefix("http://").split(":")
    body = json.dumps({"record": long_record}).encode()
    kind = "Content-Type: application/json"
    head = f"POST /api/replay HTTP/1.1\r\nHost: {host}:{port}\r\n{kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection((host, int(port))) as client:
        client.sendall(head.encode() + body)
        (worker,) = freeze(server, 1)
    wait_until(lambda: worker not in workers(server))
    assert ask(server, record_with(0)).status_code == 200
    assert "Traceback" not in server.log.read_text()


def test_a_queue_that_is_full_refuses_and_the_others_get_their_answers(server: Server, long_record: str) -> None:
    limits = ReplayLimits()
    with ThreadPoolExecutor(limits.of_one_address) as crowd:
        asked = [crowd.submit(served, server, long_record) for _ in range(limits.of_one_address)]
        frozen = freeze(server, limits.workers)
        try:
            wait_until(lambda: is_busy(server))
            assert httpx.get(f"{server.address}/api/home", timeout=PATIENCE, trust_env=False).status_code == 200
        finally:
            for worker in frozen:
                os.kill(worker, signal.SIGCONT)
        assert [each.result().status_code for each in asked] == [200] * limits.of_one_address


async def outcome(record: str, **limits: float) -> str:
    """What comes of a record under some limits; afterwards a good one is played again all the same."""
    replays = Replays(ReplayLimits(**limits))  # type: ignore[arg-type]  # whole numbers where they are due
    try:
        found = await replays.do(Job(want="replay", record=record))
        return found.how
    finally:
        assert (await replays.do(Job(want="verdict", record="no record"))).how in ("done", "too-long")
        await replays.close()


def test_a_record_that_takes_too_long_by_the_clock_is_given_up(long_record: str) -> None:
    assert asyncio.run(outcome(long_record, patience=0.02)) == "too-long"


def test_a_record_that_takes_too_much_of_a_processor_is_given_up() -> None:
    assert asyncio.run(outcome(record_with(40_000), seconds=1)) == "too-long"


def test_a_record_that_takes_too_much_memory_is_given_up(long_record: str) -> None:
    assert asyncio.run(outcome(long_record, megabytes=6)) == "memory"


def test_one_address_does_not_fill_the_queue_for_the_others(long_record: str) -> None:
    async def scenario() -> None:
        replays = Replays(ReplayLimits(workers=1, waiting=4, of_one_address=2))
        job = Job(want="verdict", record=long_record)
        greedy = [asyncio.ensure_future(replays.do(job, "greedy")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await replays.do(job, "greedy")
        assert (await replays.do(job, "modest")).how == "done"
        await asyncio.gather(*greedy)
        await replays.close()

    asyncio.run(scenario())
