"""Recorded programmes of Finish, its box, and the list of games."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.core.record import Match
from hippodrome.games.finish.box import load_box
from hippodrome.texts import Texts
from tests.cli.conftest import Command
from tests.cli.finish.bettor import SEED, played


@pytest.fixture(scope="module")
def programme() -> Match:
    return played(races=2)


@pytest.fixture
def finish_record(programme: Match, tmp_path: Path) -> Path:
    path = tmp_path / "finish.jsonl"
    path.write_text(programme.text(), encoding="utf-8")
    return path


def test_a_programme_is_verified(command: Command, finish_record: Path, programme: Match) -> None:
    code, said, _ = command("verify", str(finish_record), "--commitment", programme.header.commitment)
    assert code == 0
    assert "Verified" in said


def test_a_changed_programme_is_not_verified(command: Command, finish_record: Path) -> None:
    text = finish_record.read_text(encoding="utf-8")
    finish_record.write_text(text.replace("pass", "bid 9900", 1), encoding="utf-8")
    code, said, _ = command("verify", str(finish_record))
    assert code == 1
    assert "NOT verified" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_replay_tells_both_races_and_opens_the_maxima_at_the_end(command: Command, finish_record: Path, lang: str) -> None:
    texts = Texts(lang)
    code, said, _ = command("replay", str(finish_record), "--lang", lang)
    assert code == 0
    for race in (1, 2):
        assert texts.say("finish-result-title", race=race) in said
    told, opened = said.split(texts.say("replay-open"))
    assert texts.say("finish-replay-maxima") in opened and SEED in opened
    assert texts.say("finish-replay-maxima") not in told and SEED not in told


def test_a_seat_sees_its_own_maxima_and_no_others(command: Command, finish_record: Path) -> None:
    _, said, _ = command("replay", str(finish_record), "--seat", "1")
    told = said.split("so everything is open")[0]
    assert "Anna leaves a secret maximum" in told
    assert "Punter 1 leaves" not in told and "Punter 1 hands in a form:" not in told


def test_a_step_draws_the_board_after_every_round(command: Command, finish_record: Path) -> None:
    _, plain, _ = command("replay", str(finish_record))
    _, stepped, _ = command("replay", str(finish_record), "--step")
    assert plain.count("FINISH") == 2
    assert stepped.count("FINISH") >= 2 + 2 * 2


def test_the_box_says_where_everything_comes_from(command: Command) -> None:
    for lang in ("en", "fr"):
        texts = Texts(lang)
        code, said, _ = command("box", "show", "finish", "--lang", lang)
        assert code == 0
        for name in ("horses", "jockeys", "track", "odds", "money"):
            assert texts.say(f"finish-section-{name}") in said
        assert said.count(texts.say("source-reconstructed")) == 4
        for card in (*load_box().horses.list, *load_box().jockeys.list):
            assert card.name in said


def test_the_reasons_of_the_standard_box_are_those_of_its_file() -> None:
    """If this fails, the box has changed: take its words over into en, and translate them into fr."""
    box, texts = load_box(), Texts("en")
    for name in ("horses", "jockeys", "track", "odds", "money"):
        assert texts.say(f"finish-because-{name}") == getattr(box, name).because
    assert box.simulation is None or texts.say("finish-because-simulation") == box.simulation.how


def test_a_copied_box_is_played_with(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    assert command("box", "copy", "finish", str(box))[0] == 0
    box.write_text(box.read_text(encoding="utf-8").replace("start = 10000", "start = 20000"), encoding="utf-8")
    assert command("box", "check", str(box))[0] == 0
    save = tmp_path / "game.jsonl"
    code, said, _ = command(
        "play", "finish", "--people", "0", "--races", "1", "--box", str(box), "--seed", SEED, "--save", str(save)
    )
    assert code == 0 and "Everybody starts with 20,000" in said
    assert command("verify", str(save))[0] == 0


def test_finish_is_listed_and_its_rules_can_be_read(command: Command) -> None:
    assert "E. Siena, 1975" in command("games")[1]
    for lang in ("en", "fr"):
        code, said, _ = command("rules", "finish", "--lang", lang)
        assert code == 0 and "FI-26" in said


def test_options_of_another_game_are_bad_use(command: Command) -> None:
    code, _, error = command("play", "finish", "--flat-only")
    assert code == 2
    assert "flat_only" in error
