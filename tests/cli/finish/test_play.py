"""Whole programmes at the terminal: through a pipe and at a real pseudo-terminal, in both languages."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from hippodrome.core.money import MaximumSet
from hippodrome.core.record import replay
from hippodrome.games import load_game
from hippodrome.games.finish import events
from tests.cli.conftest import Command
from tests.cli.finish.bettor import AUCTIONS, SEED, Bettor
from tests.cli.terminal import ERASED, bare, run

TWO = ("play", "finish", "--people", "2", "--seats", "2", "--name", "Anna", "--name", "Bob", "--races", "1", "--seed", SEED)
FORMS = ["win 1 300", "place 2 200, place 3 100", "", "", "y"]


def _said(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("terminal", [True, False], ids=["terminal", "pipe"])
def test_a_whole_programme_is_played_saved_and_verified(tmp_path: Path, lang: str, terminal: bool) -> None:
    player = Bettor(tmp_path, "play", "finish", "--races", "2", "--fast", lang=lang, terminal=terminal)
    assert player.play() == 0
    shown = bare(player.output)
    assert player.texts.say("over-title") in shown
    assert player.texts.say("finish-result-title", race=2) in shown
    (path,) = player.records(tmp_path)
    commitment = re.search(r"^\s*([0-9a-f]{64})$", shown, re.MULTILINE)
    assert commitment
    checked = run(tmp_path, "verify", str(path), "--commitment", commitment[1], lang=lang)
    assert checked.returncode == 0
    assert player.texts.say("verify-good") in checked.stdout


@pytest.mark.parametrize("size", [(40, 16), (80, 24), (120, 40), (160, 50)])
def test_eight_seats_fit_on_every_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    player = Bettor(
        tmp_path, "play", "finish", "--seats", "8", "--bots", "random", "--races", "1", "--fast", terminal=True, size=size
    )
    assert player.play() == 0
    for page in player.output.split(ERASED)[1:-1]:
        assert size == (40, 16) or len(bare(page).rstrip("\n").split("\n")) <= size[1]


def test_a_scripted_game_through_a_pipe(command: Command) -> None:
    code, said, _ = command(*TWO, said=_said(*AUCTIONS, *FORMS))
    assert code == 0
    assert said.count("Sold! ") == 6
    assert "Stakes 600 · left 6,400 of 7,000" in said
    assert "The forms are opened. Anna W1 300  P2 200  P3 100; Bob –." in said
    assert "Round 1: lane " in said and " crosses the line and wins!" in said
    assert "The game is over" in said


def test_in_french_the_same_game_is_french(command: Command) -> None:
    forms = ["gagnant 1 300", "placé 2 200, p 3 100", "", "", "o"]
    code, said, _ = command(*TWO, "--lang", "fr", said=_said(*AUCTIONS, *forms))
    said = said.replace("\u00a0", " ")
    assert code == 0
    assert said.count("Adjugé ! ") == 6
    assert "Mises 600 · reste 6 400 sur 7 000" in said
    assert "Les formulaires sont révélés. Anna G1 300  P2 200  P3 100 ; Bob –." in said


def test_the_notation_of_records_works(command: Command) -> None:
    auctions = ["bid 1000", "pass"] * 4 + ["bid 1000", '{"do":"pass"}', "maximum 2000"]
    code, said, _ = command(*TWO, said=_said(*auctions, "bets win 5 1000 place 2 300 place 6 500", "bets none"))
    assert code == 0
    assert "Anna W5 1,000  P2 300  P6 500; Bob –." in said


def test_a_form_is_filled_in_step_by_step(command: Command) -> None:
    forms = ["win", "5", "1 000", "place", "2", "300", "p 2 0", "w 4 200", "place 3 100", "place 4 100", "place 5 100", ""]
    code, said, _ = command(*TWO, said=_said(*AUCTIONS, *forms, "x", "", "n", "place 1", "100", ""))
    assert code == 0
    assert "Both place bets are written: " in said
    assert "Anna W4 200  P3 100  P4 100; Bob P1 100." in said


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("900", "FI-3 · Bid at least 1,000.", "FI-3 · Offrez au moins 1 000."),
        ("bid 1050", "FI-3 · Bids are multiples of 100.", "FI-3 · Les enchères sont des multiples de 100."),
        ("max 20 000", "FI-3 · You hold 10,000: nobody bids more than they hold.", "FI-3 · Vous avez 10 000 :"),
        ("maximum 20000", "FI-3 · You hold 10,000", "FI-3 · Vous avez 10 000 :"),
        ("bets none", "FI-10 · This is not the moment", "FI-10 · Ce n’est pas le moment"),
        ("hello", "Type an amount from 1,000 to 10,000", "Tapez un montant de 1 000 à 10 000"),
        ("", "Type an amount from 1,000 to 10,000", "Tapez un montant de 1 000 à 10 000"),
        ("9" * 40, "Type an amount", "Tapez un montant"),
    ],
)
def test_a_refused_bid_names_the_rule_and_is_asked_again(command: Command, answer: str, english: str, french: str) -> None:
    for lang, expected in (("en", english), ("fr", french)):
        code, said, _ = command(*TWO, "--lang", lang, said=_said(answer, *AUCTIONS, "bets none", "bets none"))
        assert code == 0
        assert f"✗ {expected}" in said.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("win 1 50", "FI-10 · A stake is 100 at least.", "FI-10 · Une mise est de 100 au moins."),
        ("win 1 150", "FI-10 · Stakes are multiples of 100.", "FI-10 · Les mises sont des multiples de 100."),
        ("win 1 7100", "FI-10 · You hold 7,000: all stakes", "FI-10 · Vous avez 7 000 :"),
        ("win 1 4000 place 1 4000", "FI-10 · You hold 7,000: all stakes", "FI-10 · Vous avez 7 000 :"),
        ("bets place 1 100 place 1 200", "FI-10 · The two place bets go to", "FI-10 · Les deux paris placé portent"),
        ("bid 1000", "FI-3 · This is not the moment", "FI-3 · Ce n’est pas le moment"),
        ("win 9 100", "Lanes 1 to 6 run.", "Les couloirs 1 à 6 sont occupés."),
        ("four", "Type win or place, a lane and a stake", "Tapez gagnant ou placé, un couloir et une mise"),
    ],
)
def test_a_refused_bet_names_the_rule_and_is_asked_again(command: Command, answer: str, english: str, french: str) -> None:
    for lang, expected in (("en", english), ("fr", french)):
        code, said, _ = command(*TWO, "--lang", lang, said=_said(*AUCTIONS, answer, "bets none", "bets none"))
        assert code == 0
        assert f"✗ {expected}" in said.replace("\u00a0", " ")


def test_help_and_rules_are_at_hand(command: Command) -> None:
    _, said, _ = command(*TWO, said=_said("?", "r", "q"))
    assert "white cross: a horse that lands right on it falls" in said
    assert "FI-24" in said
    assert "hippodrome play --resume" in said


def test_two_people_never_see_each_others_secrets(tmp_path: Path) -> None:
    people = ("--people", "2", "--seats", "2", "--name", "Anna", "--name", "Bob", "--races", "1", "--fast")
    player = Bettor(tmp_path, "play", "finish", *people, terminal=True, size=(100, 30))
    held, bids, forms = "", 0, iter(["win 1 700", "", "place 2 600", ""])
    while (code := player.play(lambda question: question in (player.bid, player.bet))) == -1:
        if player.wait() == player.bid:
            player.type("max 3700" if bids % 2 == 0 else "p")
            bids += 1
        else:
            player.type(next(forms))
    assert code == 0
    pages, maxima = [bare(page) for page in player.output.split(ERASED)], 0
    before_forms = pages[: next(at for at, page in enumerate(pages) if "The forms are open" in page)]
    for page in before_forms:
        if found := re.search("Pass the device to (Anna|Bob)", page):
            held = found[1]
            assert "3,700" not in page and "700 " not in page
        answered = page.split("Your bid?")[0].split("Bet?")[0]
        maxima += "secret maximum" in answered
        assert "3,700" not in answered
        if held == "Bob":
            assert "700 " not in answered.replace("9,700 ", "")
    assert maxima == 0, "a maximum that is not the reader's own"
    assert any(re.search(r" 700 +\. \. \.", page) for page in before_forms), "one's own form is shown while it is written"
    revealed = pages[len(before_forms)]
    assert "W1 700" in revealed and "P2 600" in revealed


def test_no_form_or_maximum_of_a_bot_is_shown_before_it_is_revealed(tmp_path: Path) -> None:
    player = Bettor(tmp_path, "play", "finish", "--races", "1", "--name", "Anna", terminal=True, lang="en")
    assert player.play(lambda question: question == player.waits[0]) == -1
    (path,) = player.records(tmp_path)
    *_, table = replay(load_game("finish"), path.read_text(encoding="utf-8"), unfinished=True)
    maxima = [event for event, _ in table.log if isinstance(event, MaximumSet) and event.seat]
    (slips,) = [event.slips for event, _ in table.log if isinstance(event, events.BetsRevealed)]
    assert maxima and any(slip.win for slip in slips[1:])
    *pages, forms = map(bare, player.output.split(ERASED))
    for page in pages:
        assert not re.search(r"Punter \d leaves", page)
        assert not re.search(r"[WP][1-6] \d", page)
        for seat in (1, 2, 3):
            assert f"Punter {seat} hands in a form:" not in page
    assert all(f"W{slip.win.lane} {slip.win.stake:,}" in forms for slip in slips if slip.win)
    player.kill()


def test_the_race_is_a_film_that_can_be_skipped(tmp_path: Path) -> None:
    player = Bettor(tmp_path, "play", "finish", "--races", "1", terminal=True)
    assert player.play(lambda question: question == player.waits[0]) == -1
    shown = len(player.output)
    player.type("")
    time.sleep(1.5)
    player.type("")  # skips
    assert player.wait() == player.waits[1]
    film = bare(player.output[shown:])
    assert player.texts.say("finish-dice-start") in film and player.texts.say("finish-skip") in film
    assert "Result of race 1" in film or "all horses fell" in film
    assert player.play() == 0


def test_a_killed_programme_goes_on_where_it_was(tmp_path: Path) -> None:
    player = Bettor(tmp_path, "play", "finish", "--races", "1", "--fast")
    assert player.play(lambda question: question == player.bet) == -1
    (path,) = player.records(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    player.kill()
    again = Bettor(tmp_path, "play", "--resume", str(path), "--fast")
    assert again.play() == 0
    assert "the betting forms are handed out" in bare(again.output)
    assert path.read_text(encoding="utf-8").splitlines()[: len(lines)] == lines
    assert run(tmp_path, "verify", str(path)).returncode == 0


def test_bots_can_be_watched(command: Command) -> None:
    code, said, _ = command("play", "finish", "--people", "0", "--seats", "3", "--races", "1", "--seed", SEED)
    assert code == 0
    assert "Result of race 1" in said or "is not run" in said
