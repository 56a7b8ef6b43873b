"""Recorded meetings, the box and the simulation of Finish Line on paper, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games.finish_line.box import load_box
from hippodrome.texts import Texts
from tests.cli.conftest import Command
from tests.cli.finish_line.racer import played

FEW = ("lab", "simulate", "finish-line", "--races", "60")
SECTIONS = ("tiles", "dice", "course", "odds", "money")
COLOURS = ("white", "red", "yellow", "green", "black")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("finish-line") / "game.jsonl"
    path.write_text(played().text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_is_told_race_by_race(command: Command, record: Path, lang: str) -> None:
    code, said, _ = command("replay", str(record), "--lang", lang)
    assert code == 0
    for race in (1, 2, 3):
        assert Texts(lang).say("finish-line-result-title", race=race) in said
    code, stepped, _ = command("replay", str(record), "--lang", lang, "--step", "--seat", "1")
    assert code == 0 and "┌─────┐" in stepped


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_box_is_shown_with_its_origins(command: Command, lang: str) -> None:
    code, said, _ = command("box", "show", "finish-line", "--lang", lang)
    assert code == 0
    for name in (*SECTIONS, *COLOURS):
        assert Texts(lang).say(f"finish-line-section-{name}") in said
    assert Texts(lang).say("finish-line-box-simulation") in said


def test_the_reasons_of_the_standard_box_are_those_of_its_file() -> None:
    """If this fails, the box has changed: take its words over into en, and translate them into fr."""
    box, texts = load_box(), Texts("en")
    for name in SECTIONS:
        assert texts.say(f"finish-line-because-{name}") == getattr(box, name).because
    for name in COLOURS:
        assert texts.say(f"finish-line-because-{name}") == getattr(box.faces, name).because
    assert box.simulation is not None and texts.say("finish-line-because-simulation") == box.simulation.how


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_can_be_read(command: Command, lang: str) -> None:
    code, said, _ = command("rules", "finish-line", "--lang", lang)
    assert code == 0 and "FL-40" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_simulation_is_told_in_a_table_and_plotted(command: Command, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "plot.png"
    code, said, _ = command(*FEW, "--lang", lang, "--plot", str(path))
    assert code == 0 and path.read_bytes().startswith(b"\x89PNG") and str(path) in said.replace("\n", "")
    for key in ("title", "random", "well", "back", "pushed"):
        assert Texts(lang).say(f"finish-line-lab-{key}") in said


def test_the_same_seed_gives_the_same_races(command: Command) -> None:
    first, again, other = (command(*FEW, "--seed", seed)[1] for seed in ("7", "7", "8"))
    assert first == again != other


def test_a_plot_that_cannot_be_drawn_is_refused_first(command: Command) -> None:
    code, said, error = command(*FEW, "--plot", "plot.gif")
    assert code == 1 and said == "" and "a picture is a .png or a .svg file" in error
