"""`hippodrome lab simulate finish`: tables and plots, in both languages."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from hippodrome.games.finish.box import load_box
from hippodrome.texts import Texts
from tests.cli.conftest import Command

FEW = ("lab", "simulate", "finish", "--races", "200")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_simulation_is_told_in_tables(command: Command, lang: str) -> None:
    code, said, _ = command(*FEW, "--lang", lang)
    assert code == 0
    for card in (*load_box().horses.list, *load_box().jockeys.list):
        assert card.name in said
    for key in ("horses", "jockeys", "rounds", "fall", "dull", "dice", "no-winner"):
        assert Texts(lang).say(f"finish-lab-{key}") in said
    assert "seed 2022" in said if lang == "en" else "graine 2022" in said


def test_the_same_seed_gives_the_same_races(command: Command) -> None:
    first, again, other = (command(*FEW, "--seed", seed)[1] for seed in ("7", "7", "8"))
    assert first == again != other


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("name", "start"), [("plot.png", b"\x89PNG"), ("plot.SVG", b"<?xml")])
def test_a_plot_is_drawn(command: Command, tmp_path: Path, lang: str, name: str, start: bytes) -> None:
    path = tmp_path / name
    code, said, _ = command(*FEW, "--plot", str(path), "--lang", lang)
    assert code == 0
    assert path.read_bytes().startswith(start) and path.stat().st_size > 10_000
    assert str(path) in said


def test_whatever_speaks_against_a_plot_is_said_first(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, said, error = command(*FEW, "--plot", "plot.gif")
    assert code == 1 and said == "" and "a picture is a .png or a .svg file" in error
    code, said, error = command(*FEW, "--plot", str(tmp_path / "nowhere" / "plot.png"))
    assert code == 1 and said == "" and "there is no folder" in error
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    code, said, error = command(*FEW, "--plot", str(tmp_path / "plot.png"))
    assert code == 1 and said == "" and 'pip install "hippodrome[lab]"' in error


def test_another_box_is_simulated(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    command("box", "copy", "finish", str(box))
    box.write_text(box.read_text(encoding="utf-8").replace('"Moskito"', '"Gelse"'), encoding="utf-8")
    code, said, _ = command(*FEW, "--box", str(box))
    assert code == 0 and "Gelse" in said and "Moskito" not in said


def test_only_finish_is_simulated(command: Command) -> None:
    code, _, error = command("lab", "simulate", "ticket-gagnant")
    assert code == 2 and "ticket-gagnant cannot be simulated; finish, finish-line can" in error
