"""Bots at the terminal: what they say after a race, how long they think, and who plays on if one fails."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hippodrome.bots import levels_of, make_bot
from hippodrome.bots.finish.levels import Prudent
from hippodrome.bots.finish.punter import Punter
from hippodrome.bots.player import CEILING, remark_of
from hippodrome.core.chance import FastChance
from hippodrome.core.search import Budget
from hippodrome.doors.bots import WithStandIn
from hippodrome.games import own_titles
from hippodrome.texts import Texts, languages
from tests.cli.conftest import Command
from tests.cli.sitter import Table, table_of

TITLES = list(own_titles())


def flowing(shown: str) -> str:
    """What was shown, as if no line had an end."""
    return " ".join(re.sub("[│┃]", " ", shown).split())


@pytest.mark.parametrize("full", [False, True], ids=["scrolling", "full"])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_after_a_race_every_bot_says_why_under_its_name(title: str, lang: str, full: bool) -> None:
    table = Table(table_of(title), lang, full=full)
    expected: list[str] = []
    act = table.match.act

    def heard(seat: int, code: int) -> None:
        before = table.match.game.race(table.match.state)
        act(seat, code)
        if table.match.game.race(table.match.state) == before:
            return
        for talker, bot in enumerate(table.sitting.bots):
            remark = None if bot is None else remark_of(bot, table.match.view(talker))
            if remark is not None:
                said = table.texts.say(f"{title}-remark-{remark.key}", **remark.facts)
                name = table.match.header.players[talker]
                expected.append(flowing(table.texts.say("remark-said", name=name, said=said)))

    table.match.act = heard  # type: ignore[method-assign]
    shown = flowing(table.play())
    assert len(expected) >= 2 * table.match.game.race(table.match.state)
    for said in expected:
        assert said in shown


def test_at_the_terminal_a_bot_has_the_same_ceiling_as_at_a_server() -> None:
    table = Table(table_of("finish", 2, races=1))
    given: list[float] = []

    def choose(view: Any, budget: Budget | None = None) -> int:
        assert budget is not None and budget.rollouts == 0
        given.append(budget.seconds_left())
        return table._bots[1].choose(view, budget)

    table.sitting.bots = [None, type("Timed", (), {"choose": staticmethod(choose)})()]
    table.play()
    assert given and all(0 < seconds <= CEILING for seconds in given) and max(given) > CEILING - 0.2


@pytest.mark.parametrize(("lang", "told"), [("en", "The bot Prudent failed"), ("fr", "Le robot Prudent a échoué")])
def test_another_one_plays_on_for_a_bot_of_ours_that_fails(
    command: Command, monkeypatch: pytest.MonkeyPatch, lang: str, told: str
) -> None:
    monkeypatch.setattr(Prudent, "_stakes", lambda *_: 1 / 0)
    code, said, _ = command(*GAME, "--bots", "prudent,punter", "--lang", lang)
    assert code == 0 and flowing(said).count(told) == 1 and "ZeroDivisionError" in said


def test_being_watched_over_changes_nothing_of_what_a_bot_chooses() -> None:
    match = table_of("ticket-gagnant", 2, flat_only=True, first_player=0)
    match.act(0, match.game.read("hand 4"))  # so that there is something to imagine: another one's cards
    game, view = match.game, match.view(0)
    lone, shared = FastChance(3), FastChance(3)
    alone, watched = make_bot(game, "random", lone), make_bot(game, "random", shared)
    guarded = WithStandIn(watched, "random", game, shared, lambda *_: None)
    assert [guarded.choose(view) for _ in range(5)] == [alone.choose(view) for _ in range(5)]


def test_if_the_stand_in_fails_too_any_legal_action_will_do(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Punter, "choose", lambda *_: 1 / 0)
    code, said, _ = command(*GAME, "--bots", "prudent,random")
    assert code == 0 and [f"The bot {name} failed" in flowing(said) for name in ("Prudent", "Punter")] == [True, True]


def test_a_bot_that_fails_says_nothing_and_nobody_says_why_it_did_what_another_did(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = Texts("en").say("remark-said", name="Prudent", said="").rstrip("”")
    assert name in command(*GAME, "--bots", "prudent,random")[1]
    monkeypatch.setattr(Prudent, "_stakes", lambda *_: 1 / 0)
    code, said, _ = command(*GAME, "--bots", "prudent,random")
    assert code == 0 and name not in said
    monkeypatch.undo()
    monkeypatch.setattr(Prudent, "remark", lambda *_: 1 / 0)
    code, said, _ = command(*GAME, "--bots", "prudent,random")
    assert code == 0 and name not in said and "failed" not in said


GAME = ("play", "finish", "--people", "0", "--races", "1", "--fast", "--plain", "--seed", "5e" * 32)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TITLES)
def test_help_names_the_levels_of_the_game_from_the_weakest_to_the_strongest(command: Command, title: str, lang: str) -> None:
    _, said, _ = command("play", title, "--lang", lang, "--help")
    assert f": {', '.join(levels_of(title))}." in flowing(said)


def test_help_without_a_game_names_those_of_every_game(command: Command) -> None:
    _, said, _ = command("play", "--help")
    for title, about in own_titles().items():
        assert f"{about.name}: {', '.join(levels_of(title))}" in flowing(said)
