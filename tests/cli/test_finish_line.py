"""Finish Line at the terminal: what people type there, its tiles and dice, its result."""

from __future__ import annotations

import re

import pytest

from hippodrome.cli.paper import Room
from hippodrome.core.money import MoneyMoved
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.views import FinishLineView
from hippodrome.texts import Texts
from tests.cli.conftest import Command
from tests.cli.sitter import SEED, Table, table_of

SCRIPTED = ("play", "finish-line", "--seats", "2", "--bots", "random", "--seed", SEED, "--name", "Anna", "--first-player", "1")


def _until(command: Command, *answers: str, lang: str = "en") -> str:
    """What is said if these answers come through a pipe, and then none."""
    code, said, _ = command(*SCRIPTED, "--lang", lang, said="".join(f"{answer}\n" for answer in answers))
    assert code == 1
    return said.replace("\u00a0", " ")


def test_bets_are_typed_by_the_numbers_of_horses(command: Command) -> None:
    front = [int(number) for number in re.findall(r"▏ ?(\d+) ", _until(command))[:7]][::-1]
    bets = f"{front[0]} 300, {front[1]} 200, {front[1]}+{front[0]} 400"
    said = _until(command, bets)
    assert f"W{front[0]} 300   W{front[1]} 200   P{front[0]}+{front[1]} 400" in said
    assert "Staked 900 · left 100 of 1,000" in said
    said = _until(command, bets, f"{front[2]} 200")
    assert "FL-3" in said and "Your capital is 1,000" in said
    said = _until(command, bets, f"{front[1]} 0", "")
    assert f"You bet: 300 on {front[0]} to win, 400 on {front[0]} and {front[1]} for a place." in said


@pytest.mark.parametrize(
    ("answer", "problem"),
    [("hello", "none of the choices"), ("99 100", "none of the choices"), ("bets win s1 5000", "Your capital is 1,000")],
)
def test_what_is_no_bet_is_said(command: Command, answer: str, problem: str) -> None:
    assert problem in _until(command, answer)


def test_an_empty_sheet_is_handed_in_with_a_second_enter(command: Command) -> None:
    assert "Nothing is written" in _until(command, "") and "You bet: no bets." not in _until(command, "")
    assert "You bet: no bets." in _until(command, "", "")


@pytest.mark.parametrize("typed", ["wrb", "white red black", "w re b", "b w re", "take white red black"])
def test_dice_are_taken_by_their_colours_in_any_order(command: Command, typed: str) -> None:
    assert "You take white, red and black and roll" in _until(command, "bets none", typed)


@pytest.mark.parametrize("typed", ["b r n", "blanc rouge noir", "brn"])
def test_in_french_colours_are_french(command: Command, typed: str) -> None:
    assert "Vous prenez blanc, rouge et noir et lancez" in _until(command, "bets none", typed, lang="fr")


@pytest.mark.parametrize(("typed", "rule"), [("w w w", "FL-12"), ("w r y", "FL-13"), ("take white", "FL-10")])
def test_dice_that_may_not_be_taken_are_refused_with_their_rule(command: Command, typed: str, rule: str) -> None:
    assert f"✗ {rule} · " in _until(command, "bets none", typed)


def test_every_die_that_can_be_used_has_a_line_that_says_what_it_does(command: Command) -> None:
    said = _until(command, "bets none", "wrb")
    lines = [line for line in said.splitlines() if re.match(r"  [abc]  .* – ", line)]
    assert 1 <= len(lines) <= 3
    assert "You do nothing; a " in _until(command, "bets none", "wrb", "x a")
    assert "none of the choices" in _until(command, "bets none", "wrb", "zzz")


@pytest.mark.parametrize("size", [(60, 24), (80, 24), (120, 40)])
def test_every_horse_in_the_line_is_on_the_turf(size: tuple[int, int]) -> None:
    table = Table(table_of("finish-line", 4))
    table.play()
    view = table.match.view(0)
    assert isinstance(view, FinishLineView)
    drawn = [line.plain for line in table.face.scene.table(view, Room(*size))]
    numbers = [int(number) for number in re.findall(r"▏ ?(\d+) ", drawn[1])]
    assert numbers == list(reversed(view.line))
    assert all(len(line) == size[0] for line in drawn)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_result_says_what_everybody_won_or_lost_in_the_race(lang: str) -> None:
    table = Table(table_of("finish-line", 3), lang)
    shown = table.play()
    texts = Texts(lang)
    history = table.match.view(None).history
    for race in (1, 2, 3):
        page = shown.split(texts.say("finish-line-result-title", race=race))[1]
        at = next(n for n, event in enumerate(history) if isinstance(event, events.RaceRanked) and event.race == race)
        end = next((n for n in range(at, len(history)) if isinstance(history[n], events.RaceAnnounced)), len(history))
        for seat, name in enumerate(table.match.header.players):
            moved = [event for event in history[at:end] if isinstance(event, MoneyMoved) and event.why != "capital"]
            change = sum(e.amount for e in moved if e.payee == seat) - sum(e.amount for e in moved if e.payer == seat)
            line = next(line for line in page.splitlines() if name in line)
            assert f"{'+' if change > 0 else ''}{texts.number(change)}" in line, (race, name, line)


def test_only_bots_can_play_while_one_watches(command: Command) -> None:
    code, said, _ = command("play", "finish-line", "--people", "0", "--seats", "2", "--bots", "random", "--seed", SEED)
    assert code == 0 and "Race 3 · finish" in said and "Side bets: " in said
