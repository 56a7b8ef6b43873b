"""Bots of other people: found where they are named, and only there; asked in processes of their own at a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.bots import stand_in
from hippodrome.bots.at_random import AtRandom
from hippodrome.cli.serve import options_of_a_node
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadSetup
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.doors.bots import GROUP, installed_bots, load_bot
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.tournament import Contest, play
from hippodrome.lab.work import Runner
from hippodrome.server.config import BadConfig, Config, checked_bots
from hippodrome.server.protocol.bodies import NewTable, SeatPlan
from hippodrome.server.thinking import thinkers
from hippodrome.server.thinking.thinkers import Thinkers
from tests.doors.test_programs import FINISH, JAVASCRIPT, faulty, first_view
from tests.server.indoors import ADA, a_house


class Tortoise(AtRandom):
    """Plays at random, without hurry."""


class Hare(AtRandom):
    """Falls asleep before the end."""

    def choose(self, view: View, budget: Budget | None = None) -> int:
        raise KeyError("zzz")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if a package had been installed that offers two bots."""
    info = tmp_path / "stable-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stable\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\ntortoise = {__name__}:Tortoise\nghost = nothing.there:Ghost\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    installed_bots.cache_clear()
    yield
    installed_bots.cache_clear()


def test_a_package_offers_bots_by_entry_point(installed: None) -> None:
    assert isinstance(load_bot(FINISH, "tortoise", FastChance(1)), Tortoise)
    with pytest.raises(BadSetup, match=r"'ghost' cannot be loaded: ModuleNotFoundError"):
        load_bot(FINISH, "ghost", FastChance(1))
    with pytest.raises(BadSetup, match=r"there is .*tortoise.*module:Class or exec:COMMAND"):
        load_bot(FINISH, "achilles", FastChance(1))


def test_what_cannot_choose_is_no_bot() -> None:
    with pytest.raises(BadSetup, match="it has no method choose"):
        load_bot(FINISH, f"{__name__}:not_a_bot", FastChance(1))


def not_a_bot(*_: Any) -> object:
    return object()


def test_bots_of_other_people_play_tournaments_in_which_nobody_stands_in_for_them(installed: None) -> None:
    standings = play(Contest(title="finish", bots=("tortoise", f"exec:{JAVASCRIPT}")), 1, 1, Runner(1))
    assert sum(standing.wins for standing in standings) == pytest.approx(1)
    with pytest.raises(LabProblem, match=r"Hare.*KeyError: 'zzz'"):
        play(Contest(title="finish", bots=("tortoise", f"{__name__}:Hare")), 1, 1, Runner(1))


async def chosen(bot: str, place: str) -> int:
    thinking = Thinkers(lambda _: {bot: place})
    try:
        return await thinking.choose(FINISH, bot, first_view())
    finally:
        await thinking.close()


@pytest.fixture
def from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find this module too."""
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[2]}:{Path(thinkers.__file__).parents[3]}")


@pytest.mark.server
@pytest.mark.parametrize("place", [f"{__name__}:Tortoise", f"exec:{JAVASCRIPT}"])
def test_at_a_server_they_think_in_its_workers(place: str, from_here: None, caplog: pytest.LogCaptureFixture) -> None:
    assert FINISH.write(asyncio.run(chosen("mine", place)))
    assert not caplog.records


@pytest.mark.server
@pytest.mark.parametrize(
    ("place", "why"),
    [(f"{__name__}:Hare", "zzz"), (f"exec:{faulty('dies-at-once')}", "it ended with 3"), ("exec:./nothing", "cannot be started")],
)
def test_there_they_are_replaced_when_they_fail(place: str, why: str, from_here: None, caplog: pytest.LogCaptureFixture) -> None:
    assert FINISH.write(asyncio.run(chosen("mine", place)))
    (told,) = caplog.records
    assert (vars(told)["bot"], vars(told)["by"]) == ("mine", stand_in("finish")) and why in vars(told)["why"]


@pytest.mark.server
def test_a_client_may_name_what_the_operator_allowed_and_nothing_else(tmp_path: Path) -> None:
    async def asked() -> None:
        async with a_house(tmp_path, bots={"finish/mine": "exec:./secret", "hers": "a:B"}) as house:
            others = {game.title: game.others for game in house.shelf}
            assert others["finish"] == ("mine", "hers") and others["finish-line"] == ("hers",)
            for title, bot in [("finish", "exec:./secret"), ("finish", "os:system"), ("finish-line", "mine")]:
                with pytest.raises(BadSetup, match="there is no bot"):
                    await house.open(ADA, new_table(title, bot))
            assert await house.open(ADA, new_table("finish", "mine"))

    asyncio.run(asked())


def new_table(title: str, bot: str) -> NewTable:
    return NewTable(title=title, edition="", seats=(SeatPlan(who="me", name="Anna"), SeatPlan(who="bot", bot=bot)))


def test_an_operator_names_bots_on_the_command_line(tmp_path: Path) -> None:
    named = checked_bots(["mine=exec:node bot.mjs", "finish/hers=a:B", "tortoise"])
    config = Config(data=tmp_path, bots=named)
    assert config.bots_for("finish") == {"mine": "exec:node bot.mjs", "hers": "a:B", "tortoise": "tortoise"}
    assert "hers" not in config.bots_for("finish-line")
    options = options_of_a_node(config, True, "info")
    assert checked_bots([options[at + 1] for at, part in enumerate(options) if part == "--bot"]) == named
    for bad in ("Mine=a:B", "mine=", "exec:./bot", "a/b/c=d:E"):
        with pytest.raises(BadConfig, match="is no bot"):
            checked_bots([bad])
