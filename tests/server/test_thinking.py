"""Bots think in processes of their own, from a view and nothing else; whatever they do, tables go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import generate_latest

from hippodrome.bots import levels_of, stand_in
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup, View
from hippodrome.games import load_game, own_titles
from hippodrome.server.metrics import Metrics
from hippodrome.server.thinking import thinkers
from hippodrome.server.thinking.thinkers import WORKER, Thinkers
from hippodrome.server.thinking.worker import Question, think
from hippodrome.server.workers.pool import Pool
from tests.faults.inside import open_house, open_table

pytestmark = pytest.mark.server
FINISH = load_game("finish")
STRANGE = ("-P", "-m", "tests.server.strange_bots")


def first_view(title: str, seats: int = 3, seed: int = 1, steps: int = 0) -> tuple[Any, View]:
    """A game after so many choices at random, and what the seat sees that has the next one."""
    game, chance, log = load_game(title), FastChance(seed), Log()
    state = game.start(Setup(title=title, edition=game.editions()[0], seats=seats), chance, log)
    for _ in range(steps):
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat).draw(chance), chance, log)
    seat = game.to_act(state)[0]
    return state, game.view(state, seat, log.heard_by(seat))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where strange bots leave their marks; they find their module from the top of the project."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[2]}:{Path(thinkers.__file__).parents[3]}")
    monkeypatch.setenv("HIPPODROME_DATABASE", "postgresql+psycopg://secret@localhost/true")
    return tmp_path


SLOW = """\
import runpy, time
time.sleep(2)
runpy.run_module("tests.server.strange_bots", run_name="__main__", alter_sys=True)
"""
"""A worker that takes longer to start than any bot may think."""


async def chosen_by(bot: str, worker: Sequence[str] = STRANGE, metrics: Metrics | None = None) -> int:
    thinking = Thinkers(metrics=metrics, worker=worker, hanging=thinkers.HANGING)
    try:
        return await thinking.choose(FINISH, bot, first_view("finish")[1])
    finally:
        await thinking.close()


@pytest.mark.parametrize(
    ("bot", "why"),
    [("crashing", "a bot that cannot count"), ("dying", "ended with 3"), ("raving", "malformed"), ("nobody", "there is no bot")],
)
def test_a_bot_that_fails_is_replaced_by_a_sensible_one_and_the_log_says_so(
    bot: str, why: str, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    code = asyncio.run(chosen_by(bot))
    state, view = first_view("finish")
    FINISH.apply(state, view.seat or 0, code, FastChance(1))  # it is legal
    (told,) = caplog.records
    said = vars(told)
    assert (said["bot"], said["by"]) == (bot, stand_in("finish")) and why in said["why"].lower()
    assert (home / bot).exists() == (bot != "nobody")


def test_a_bot_that_hangs_is_killed_and_replaced_within_a_second_and_a_half(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of three times the shortest: the machine may be busy with other tests."""
    view, took = first_view("finish")[1], list[float]()

    async def choices() -> None:
        thinking = Thinkers(worker=STRANGE, hanging=thinkers.HANGING)
        try:
            assert await thinking.choose(FINISH, "punter", view)
            for _ in range(3):
                await asyncio.sleep(1)  # the spare worker starts
                began = time.monotonic()
                assert await thinking.choose(FINISH, "hanging", view)
                took.append(time.monotonic() - began)
        finally:
            await thinking.close()

    asyncio.run(choices())
    assert (home / "hanging").exists()
    assert ["did not answer" in vars(record)["why"] for record in caplog.records] == [True] * 3
    assert thinkers.CEILING < min(took) < 1.5


def test_nobody_waits_for_a_process_to_start_when_a_bot_has_failed(home: Path) -> None:
    view = first_view("finish")[1]

    async def seconds() -> float:
        thinking = Thinkers(worker=("-P", "-c", SLOW))
        try:
            await thinking.choose(FINISH, "punter", view)
            await asyncio.sleep(3)
            began = time.monotonic()
            assert await thinking.choose(FINISH, "dying", view)
            return time.monotonic() - began
        finally:
            await thinking.close()

    assert asyncio.run(seconds()) < 2


def test_how_long_its_process_takes_to_start_makes_no_bot_a_hanging_one_but_its_choice_a_short_one(
    home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "hippodrome.bots")
    began = time.monotonic()
    assert asyncio.run(chosen_by("dreaming", worker=("-P", "-c", SLOW)))
    assert [record.message for record in caplog.records] == ["a bot was cut short by the clock"]
    assert 2 < time.monotonic() - began < 2 + thinkers.CEILING


def test_a_bot_that_is_cut_short_by_the_clock_answers_and_log_and_figures_say_so(
    home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "hippodrome.bots")
    metrics = Metrics()
    assert asyncio.run(chosen_by("dreaming", metrics=metrics))
    assert [(record.message, vars(record)["bot"]) for record in caplog.records] == [
        ("a bot was cut short by the clock", "dreaming")
    ]
    figures = generate_latest(metrics.registry).decode()
    assert "hippodrome_choices_cut_short_total 1.0" in figures and "hippodrome_bots_replaced_total 0.0" in figures
    assert asyncio.run(chosen_by("crashing", metrics=metrics))
    assert "hippodrome_bots_replaced_total 1.0" in generate_latest(metrics.registry).decode()


def test_a_bot_cannot_reach_the_true_state(home: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(chosen_by("spying"))
    assert (home / "found").read_text() == "" and not caplog.records


def test_a_true_state_would_have_been_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.strange_bots import Spying

    monkeypatch.setattr("sys.argv", ["worker", "20", "800"])
    state, view = first_view("finish")
    Spying(FINISH, FastChance(1)).choose(view)
    assert {"Programme", "HIPPODROME_DATABASE"} <= set((home / "found").read_text().splitlines())
    assert state is not None


@pytest.mark.parametrize("title", own_titles())
def test_a_view_loses_nothing_on_its_way_to_a_bot(title: str) -> None:
    game, chance = load_game(title), FastChance(5)
    for edition in game.editions():
        log = Log()
        state = game.start(Setup(title=title, edition=edition, seats=3), chance, log)
        while owing := game.to_act(state):
            view = game.view(state, owing[0], log.heard_by(owing[0]))
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            game.apply(state, owing[0], game.legal(state, owing[0]).draw(chance), chance, log)


@pytest.mark.parametrize("title", own_titles())
def test_view_seed_and_budget_determine_the_choice_in_this_process_and_in_another(title: str) -> None:
    game = load_game(title)
    _, view = first_view(title, steps=3)
    seen = msgspec.json.encode(view)
    for bot in (levels_of(title)[0], levels_of(title)[-1]):
        question = Question(title=title, bot=bot, seed=11, view=seen, seconds=0)
        once = think(question)
        assert once.code and not once.was_cut_short

        async def elsewhere(asked: Question = question) -> bytes:
            async with Thinkers()._pool.lend() as worker:
                worker.is_spent = True
                return await worker.ask(msgspec.msgpack.encode(asked))

        assert msgspec.msgpack.decode(asyncio.run(elsewhere()), type=type(once)) == once
        assert game.write(int(once.code))


def test_who_asks_first_is_served_first() -> None:
    """With one worker, in the order of asking."""
    served: list[int] = []

    async def asked() -> None:
        pool = Pool(1, [*WORKER, "20", "800"])

        async def ask(number: int) -> None:
            async with pool.lend() as worker:
                await worker.ask(msgspec.msgpack.encode(Question(title="nothing", seed=1, view=b"")))
                served.append(number)

        await asyncio.gather(*[ask(number) for number in range(6)])
        await pool.close()

    asyncio.run(asked())
    assert served == list(range(6))


@pytest.mark.parametrize("moment", [0.0, 0.002, 0.01, 0.3])
def test_who_closes_waits_for_no_bot_and_leaves_no_process(moment: float) -> None:
    """While its process starts, and while it thinks; what is left running would be complained of."""

    async def test() -> None:
        thinking = Thinkers()
        asking = asyncio.create_task(thinking.choose(FINISH, "punter", first_view("finish")[1]))
        await asyncio.sleep(moment)
        asking.cancel()
        await thinking.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_once_it_is_closed_no_process_is_started_any_more() -> None:
    state, view = first_view("finish")

    async def scenario() -> int:
        thinking = Thinkers()
        await thinking.close()
        code = await thinking.choose(FINISH, "punter", view)
        assert not thinking._pool._resting and not thinking._pool._starting
        return code

    assert asyncio.run(scenario()) in FINISH.legal(state, view.seat or 0)


def test_a_bot_whose_turn_is_over_before_it_is_asked_is_not_asked(tmp_path: Path) -> None:
    """Somebody may act between the moment when its turn is seen and the one when it begins to think."""

    async def scenario() -> int | None:
        async with open_house(tmp_path) as house:
            room = await open_table(house, "ticket-gagnant", bots=2)
            play = room.play
            assert play is not None
            seats = [seat for seat, chair in enumerate(room.seating.chairs) if chair.is_played_by_bot()]
            (idle,) = [seat for seat in seats if seat not in play.to_act()][:1]
            return await room._bots._choose(play, idle)

    assert asyncio.run(scenario()) is None
