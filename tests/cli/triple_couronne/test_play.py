"""Whole seasons at the terminal: through a pipe and at a real pseudo-terminal, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hippodrome.cli.records import read_record
from hippodrome.core.record import read_header
from hippodrome.texts import Texts
from tests.cli.conftest import Command
from tests.cli.terminal import bare
from tests.cli.triple_couronne.owner import SEED, Owner

TWO = ("play", "triple-couronne", "--seed", SEED, "--name", "Anna", "--name", "Bob", "--seats", "2")
SHORT = (*TWO, "--edition", "initiation")
LONG = (*TWO, "--edition", "complet", "--no-auction")
"""Here Anna has the white horses (2, 8, 14, 20) and Bob the blue ones (1, 7, 13, 19)."""


def _said(command: Command, *answers: str, arguments: tuple[str, ...] = LONG) -> str:
    return command(*arguments, said="".join(f"{answer}\n" for answer in answers))[1]


def test_a_whole_season_at_a_terminal_is_saved_and_verified(command: Command, tmp_path: Path) -> None:
    player = Owner(tmp_path, "play", "triple-couronne", "--seats", "2", "--bots", "random", "--fast", lang="fr", terminal=True)
    assert player.play() == 0
    shown = bare(player.output)
    assert player.texts.say("over-title") in shown and player.texts.say("triple-couronne-over-title") in shown
    (path,) = player.records(tmp_path)
    commitment = re.search(r"^\s*([0-9a-f]{64})$", shown, re.MULTILINE)
    assert commitment
    code, said, _ = command("verify", str(path), "--commitment", commitment[1])
    assert code == 0 and Texts("en").say("verify-good") in said


def test_a_whole_season_through_a_pipe_is_saved_and_verified(command: Command, tmp_path: Path) -> None:
    code, said, _ = command("play", "triple-couronne", "--seats", "2", "--bots", "random", said="\n" * 20)
    assert code == 0 and "The season is over" in said
    assert re.search(r"1\. +. \w+ +\d,\d{3},\d{3}", said.split("The game is over")[1])
    (path,) = (tmp_path / "hippodrome").glob("*.jsonl")
    assert command("verify", str(path))[0] == 0


# Opening a table


@pytest.mark.parametrize(
    ("answers", "edition", "options"),
    [
        (("", ""), "initiation", {"stables": "random"}),
        (("2", "2"), "reduit", {"stables": "chosen"}),
        (("3", "", "", ""), "complet", {"auction": True, "stables": "random", "jockeys": "random"}),
        (("zebra", "4", "2", "2", "2"), "marathon", {"auction": False, "stables": "chosen", "jockeys": "drafted"}),
    ],
)
def test_the_programme_is_asked_for_in_plain_words(
    command: Command, tmp_path: Path, answers: tuple[str, ...], edition: str, options: dict[str, object]
) -> None:
    said = _said(command, *answers, "q", arguments=TWO)
    assert "which programme?" in said and f"edition {edition}" in said
    (path,) = (tmp_path / "hippodrome").glob("*.jsonl")
    setup = read_header(read_record(path, Texts("en"))).setup
    assert (setup.edition, setup.options) == (edition, options)


def test_what_the_command_says_is_not_asked_for(command: Command, tmp_path: Path) -> None:
    said = _said(command, "4", "q", arguments=(*TWO, "--stables", "chosen", "--no-auction", "--jockeys", "drafted"))
    assert said.count("Enter for the first") == 1
    said = _said(command, "q", arguments=LONG)
    assert "Enter for the first" not in said


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("--flat-only",), "flat_only"),
        (("--stables", "mine"), "mine"),
        (("--edition", "initiation", "--auction"), "TC-6"),
        (("--edition", "reduit", "--jockeys", "drafted"), "TC-8"),
        (("--seats", "7"), "TC-1"),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_anybody_is_asked(command: Command, more: tuple[str, ...], reason: str) -> None:
    code, said, error = command(*TWO, *more)
    assert code == 2 and reason in error and "?" not in said


def test_bots_are_watched_without_a_question(command: Command) -> None:
    code, said, _ = command("play", "triple-couronne", "--people", "0", "--seats", "2", "--bots", "random", "--seed", SEED)
    assert code == 0 and "which programme?" not in said and "The season is over" in said


# Questions


def test_a_first_question_is_explained_and_a_second_one_is_not(command: Command) -> None:
    said = _said(command, *[""] * 6, arguments=SHORT)
    assert said.count("☞ Which of your horses run?") == 2 and said.count("Who runs? ") == 6  # two people, three races


def test_the_race_is_told_move_by_move_with_what_the_cards_say(command: Command) -> None:
    said = _said(command, "", "", arguments=SHORT)
    assert re.search(r"^Move 1 · .+ \(\d+\), .+ \(\d+\)", said, re.MULTILINE)
    assert re.search(r"^   [▮▯]  \S.* · .+ \(.+\)", said, re.MULTILINE)
    assert "crosses the line: 1st!" in said and "▚1st" in said
    assert "it moves forward" in said and "it moves back" in said


def test_horses_are_entered_by_number_all_or_none(command: Command) -> None:
    for answer in ("zebra", "99", "8"):  # Air Distingué is three years old
        assert "Type numbers of horses, out of 2." in _said(command, answer, arguments=SHORT)
    assert "TC-10 · Air Distingué has not the age" in _said(command, "enter 2 8", arguments=SHORT)
    for answer in ("2", "all", "enter 2"):
        assert "Entered: Danseuse Etoile and D’Artagnan." in _said(command, answer, "", arguments=SHORT)
    assert "D’Artagnan" not in _said(command, "0", "", arguments=SHORT).split("Entered: ")[1].split(".")[0]
    assert "has no runner" in _said(command, "0", "none", arguments=SHORT)


def test_the_sequence_of_a_long_race(command: Command) -> None:
    said = _said(command, *[""] * 10)
    order = [said.find(question) for question in ("For sale? ", "Who runs? ", "For rent? ", "Who rides what? ", "Insure? ")]
    assert order == sorted(order) and -1 not in order


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        (("8 100",), "TC-52 · Air Distingué: at least"),
        (("8 99M",), "TC-52 · Air Distingué: at most"),
        (("zebra",), "Type the number of a horse and a least price"),
        (("sell 1 1500000",), "TC-52 · Danseuse Etoile is not yours."),
        (("bets none",), "TC-30 · This is not the moment"),
    ],
)
def test_an_offer_that_cannot_be_is_refused_with_its_rule(command: Command, answers: tuple[str, ...], reason: str) -> None:
    assert f"✗ {reason}" in _said(command, *answers)


def test_an_offer_is_pencilled_in_taken_back_and_handed_in(command: Command) -> None:
    said = _said(command, "8 900", "8 0", "14", "", "").replace("\u00a0", " ")
    assert re.search(r"8 Air Distingué .+ 1,700,000 F +900,000 F", said) and re.search(
        r"14 Bolide .+ 1,600,000 F +800,000 F", said
    )
    assert "For sale: Anna (Bolide from 800,000 F)." in said


def test_the_stable_book_is_open_at_any_question(command: Command) -> None:
    said = _said(command, "i")
    assert "The programme" in said and "Championnat du Monde" in said and "Monseigneur" in said
