"""`hippodrome lab calibrate` and `hippodrome lab tournament`: tables, a verdict, a plot, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games import load_game
from hippodrome.texts import Texts
from tests.cli.conftest import Command

CALIBRATE = ("lab", "calibrate", "triple-couronne", "--races", "400")
TOURNAMENT = ("lab", "tournament", "triple-couronne", "--deals", "2", "--processes", "1")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_calibration_is_told_in_a_table(command: Command, lang: str) -> None:
    code, said, _ = command(*CALIBRATE, "--races", "1000", "--seed", "3", "--lang", lang)
    texts = Texts(lang)
    for horse in load_game("triple-couronne").box.horses.list:
        assert horse.name in said
    for key in ("two", "three", "four-and-five", "odds", "promised", "divergence", "insurance", "contract-two"):
        assert texts.say(f"calibrate-{key}") in said
    assert ("26.8%" in said and "at most 0.02" in said) if lang == "en" else ("26,8\u00a0%" in said and "au plus 0,02" in said)
    passed = texts.say("calibrate-passed") in said
    assert passed != (texts.say("calibrate-failed") in said)
    assert code == (0 if passed else 1)


def test_the_box_that_comes_with_the_game_passes(command: Command) -> None:
    code, said, _ = command(*CALIBRATE, "--races", "3000", "--seed", "4")  # with so few, horses of equal odds may change places
    assert code == 0 and "Passed" in said and "✗" not in said


def test_a_box_with_other_odds_fails(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    command("box", "copy", "triple-couronne", str(box))
    text = box.read_text(encoding="utf-8")
    box.write_text(text.replace("points = 33, odds = 5", "points = 33, odds = 2"), encoding="utf-8")
    code, said, _ = command(*CALIBRATE, "--box", str(box))
    assert code == 1 and "✗ no" in said and "Failed" in said


def test_too_few_races_are_no_accident(command: Command) -> None:
    code, said, _ = command(*CALIBRATE, "--races", "1")
    assert code == 1 and "∞" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_calibration_is_plotted(command: Command, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "plot.png"
    _, said, _ = command(*CALIBRATE, "--plot", str(path), "--lang", lang)
    assert path.read_bytes().startswith(b"\x89PNG") and path.stat().st_size > 10_000
    assert str(path) in said


def test_what_speaks_against_a_plot_is_said_first(command: Command) -> None:
    code, said, error = command(*CALIBRATE, "--plot", "plot.gif")
    assert code == 1 and said == "" and "a picture is a .png or a .svg file" in error


def test_no_other_game_is_calibrated(command: Command) -> None:
    code, said, error = command("lab", "calibrate", "finish")
    assert code == 2 and said == "" and "finish cannot be calibrated; triple-couronne can" in error


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tournament_is_told_in_a_table(command: Command, lang: str) -> None:
    code, said, _ = command(*TOURNAMENT, "--lang", lang)
    texts = Texts(lang)
    assert code == 0
    assert texts.say("bot-magnate") in said and f"{texts.say('bot-random')} 3" in said
    assert texts.say("tournament-total") in said


def test_bots_and_edition_of_a_tournament_can_be_chosen(command: Command) -> None:
    code, said, _ = command(*TOURNAMENT, "--edition", "reduit", "--bots", "random,random")
    assert code == 0 and "reduit: 2 deals" in said and "Magnate" not in said
    code, said, error = command(*TOURNAMENT, "--bots", "random,nobody")
    assert code == 2 and said == "" and "there is no bot 'nobody'" in error


def test_options_of_the_table_of_a_tournament_can_be_set(command: Command) -> None:
    code, _, _ = command(*TOURNAMENT, "--edition", "marathon", "--bots", "random,random", "--set", "auction=true")
    assert code == 0
    code, said, error = command(*TOURNAMENT, "--set", "auction")
    assert code == 2 and said == "" and "write name=value" in error
