"""Finish at the terminal: what people type there, its board, its film, its result."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from hippodrome.cli.paper import Room, lines_of
from hippodrome.cli.scenes.finish import Board, FinishScene, Moment
from hippodrome.cli.words import Words
from hippodrome.core.money import BidMade, BidPassed, MoneyMoved
from hippodrome.games import load_game
from hippodrome.games.finish import events
from hippodrome.games.finish.state import LANES
from hippodrome.games.finish.views import Runner
from hippodrome.texts import Texts
from tests.cli.conftest import Command
from tests.cli.sitter import SEED, Sitter, Table, table_of
from tests.cli.terminal import ERASED, bare

TWO = ("play", "finish", "--people", "2", "--seats", "2", "--name", "Anna", "--name", "Bob", "--races", "1", "--seed", SEED)
AUCTIONS = [*["+", "p"] * 5, "+"]
"""Between two people: whoever opens an auction buys, so that both buy three horses for 1,000 each.
In the last auction the other one may not bid any more (FI-3)."""


def _said(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def test_a_scripted_game_through_a_pipe(command: Command) -> None:
    code, said, _ = command(*TWO, said=_said(*AUCTIONS, "win 1 300", "place 2 200, place 3 100", "", "", ""))
    assert code == 0
    assert said.count("Sold! ") == 6
    assert "Stakes 600 · left 6,400 of 7,000" in said
    assert "The forms are opened. Anna W1 300, P2 200, P3 100; Bob –." in said
    assert "Round 1: lane " in said and " crosses the line and wins!" in said
    assert "The game is over" in said


def test_in_french_the_same_game_is_french(command: Command) -> None:
    code, said, _ = command(*TWO, "--lang", "fr", said=_said(*AUCTIONS, "gagnant 1 300", "placé 2 200, p 3 100", "", "", ""))
    said = said.replace("\u00a0", " ")
    assert code == 0
    assert said.count("Adjugé ! ") == 6
    assert "Mises 600 · reste 6 400 sur 7 000" in said
    assert "Les formulaires sont révélés. Anna G1 300, P2 200, P3 100 ; Bob –." in said


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        ("1500", "bid 1500"), ("1 500", "bid 1500"), ("1\u00a0500", "bid 1500"), ("1,500", "bid 1500"), ("b 1500", "bid 1500"),
        ("bid 1500", "bid 1500"), ("1.5k", None), ("+", "bid 1000"), ("max 3000", "maximum 3000"), ("MAX 3 000", "maximum 3000"),
        ("m3000", "maximum 3000"), ("p", "pass"), ("-100", None), ("15 00", None), ("max", None), ("", None), ("hello", None),
        ('{"do":"pass"}', "pass"), ("9" * 40, None),
    ],
)  # fmt: skip
def test_bids_are_read_generously(typed: str, done: str | None) -> None:
    table = Table(table_of("finish", 2, races=1), people=2)
    table.type(typed, "pass")
    table.play()
    assert f'"do":"{done or "pass"}"' in table.match.lines[1]


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        (["win 5 1000", ""], "bets win 5 1000"),
        (["w5 1 000 p2 300", ""], "bets win 5 1000 place 2 300"),
        (["win 5 1000 place 2 300 place 6 500", ""], "bets win 5 1000 place 2 300 place 6 500"),
        (["place 2", ""], "bets place 2 100"),
        (["win 5 100", "win 4 200", "place 2 300", "p 2 0", ""], "bets win 4 200"),
        (["win 5 100", "x", "place 1 100", ""], "bets place 1 100"),
        (["", ""], "bets none"),
        (["none"], "bets none"),
        (["bets win 5 1000 place 2 300"], "bets win 5 1000 place 2 300"),
        (["winner 5 100", "win 5 100x", "four", "p", "none"], "bets none"),
    ],
)
def test_a_form_is_filled_in_line_by_line(typed: list[str], done: str) -> None:
    table = Table(table_of("finish", 2, races=1), people=2)
    table.type(*AUCTIONS, *typed)
    table.play()
    assert f'"do":"{done}"' in table.match.lines[1 + len(AUCTIONS)]


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("900", "FI-3 · Bid at least 1,000.", "FI-3 · Offrez au moins 1 000."),
        ("bid 1050", "FI-3 · Bids are multiples of 100.", "FI-3 · Les enchères sont des multiples de 100."),
        ("max 20 000", "FI-3 · You hold 10,000: nobody bids more than they hold.", "FI-3 · Vous avez 10 000 :"),
        ("bets none", "FI-10 · This is not the moment", "FI-10 · Ce n’est pas le moment"),
        ("hello", "That is none of the choices: hello", "Ce choix n’existe pas : hello"),
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
        ("win 1 50", "FI-10 · A win bet has a stake of 100", "FI-10 · La mise d’un pari gagnant est de 100 au moins."),
        ("win 1 150", "FI-10 · The stake of a win bet is a", "FI-10 · La mise d’un pari gagnant est un multiple de 100."),
        ("win 1 4000 place 1 4000", "FI-10 · You hold 7,000: all stakes", "FI-10 · Vous avez 7 000 :"),
        ("bets place 1 100 place 1 200", "FI-10 · The two place bets go to", "FI-10 · Les deux paris placé portent"),
        ("place 1 100, place 2 100, place 3 100", "There is no room for that: place", "Il n’y a plus de place pour cela : placé"),
        ("bid 1000", "FI-3 · This is not the moment", "FI-3 · Ce n’est pas le moment"),
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


def test_two_people_never_see_each_others_secrets() -> None:
    table = Table(table_of("finish", 2, races=1), size=(100, 30), full=True, people=2)
    table.type("max 3700", "p", *["max 3700", "p"] * 4, "max 3700", "win 1 700", "", "place 2 600", "")
    table.play()
    pages = table.screen.pages_shown
    before = pages[: next(at for at, page in enumerate(pages) if "The forms are open" in page)]
    held, own = "", 0
    for page in before:
        if found := re.search("Pass the device to (Anna|Bot 1)", page):
            held = found[1]
        assert "3,700" not in page
        if held == "Bot 1":
            assert " 700 " not in page
        own += bool(re.search(r" 700 +\. \. \.", page))
    assert own, "one's own form is shown while it is written"


def _scene(length: int, crosses: tuple[int, ...]) -> FinishScene:
    game = load_game("finish")
    scene = FinishScene(Words(game, Texts("fr"), ("Anna", "Bob", "Carla"), 0, True))
    track = type("Track", (), {"length": length, "crosses": crosses})
    scene.box = type("Box", (), {"track": track, "odds": scene.box.odds})  # type: ignore[assignment]  # only what is drawn
    return scene


def _moment(length: int) -> Moment:
    box = load_game("finish").box
    pairs = zip(box.horses.list, box.jockeys.list, strict=False)
    runners = tuple(Runner(lane, horse.name, jockey.name, lane % 3, 1000) for lane, (horse, jockey) in enumerate(pairs, 1))[:6]
    slip = events.Slip(events.Bet(1, 1000), (events.Bet(6, 300),))
    return Moment(runners, (-2, -1, 0, 1, length, length + 20), frozenset({4}), 3, slips=(slip,) * 3)


@pytest.mark.parametrize("length", [20, 43, 52, 100, 200])
@pytest.mark.parametrize("width", [40, 60, 80, 120, 160])
@pytest.mark.parametrize("height", [9, 15, 21])
def test_the_board_fills_its_room_and_every_runner_is_on_it(length: int, width: int, height: int) -> None:
    scene = _scene(length, (1, 2, 3, length - 1, length, 10))
    lines = scene._board(_moment(length), Room(width, height))
    assert len(lines) == height and {line.cell_len for line in lines} == {width}
    per_lane = (height - 3) // LANES
    for lane in range(1, LANES + 1):
        drawn = "".join(line.plain[3:] for line in lines[2 + (lane - 1) * per_lane : 2 + lane * per_lane])
        assert re.search(rf"▗{lane} ▄|▂{lane} ▄|♞{lane}|✖{lane}|▗{lane} █", drawn), (lane, drawn)
    columns = [Board(length, width, 1).column(square) for square in range(-2, length + 2)]
    assert columns == sorted(columns) and columns[-7:] == sorted(set(columns[-7:])) and columns[-1] == width - 1


@pytest.mark.parametrize("seed", ["5e", "77", "a1"])
@pytest.mark.parametrize("bot", ["punter", "random"])
def test_what_is_said_to_be_paid_is_what_was_paid(seed: str, bot: str) -> None:
    table = Table(table_of("finish", 5, races=2), bot=bot)
    table.play()
    chapter: list[object] = []
    for event in table.match.view(None).history:
        chapter = [event] if isinstance(event, events.RaceAnnounced) else [*chapter, event]
        if isinstance(event, events.RaceRanked):
            ranked = event
    for seat in range(5):
        said = [part.plain for part in table.face.scene._payments(ranked, seat)]  # type: ignore[attr-defined]  # Finish's own
        gains = sum(int(amount.replace(",", "")) for part in said for amount in re.findall(r"= ([\d,]+)$", part))
        race = chapter[chapter.index(ranked) :]
        assert gains == sum(event.amount for event in race if isinstance(event, MoneyMoved) and event.payee == seat), said


@pytest.mark.parametrize("size", [(80, 24), (80, 50), (120, 40)])
def test_a_result_fits_on_its_pages(size: tuple[int, int]) -> None:
    table = Table(table_of("finish", 8, races=1), "fr")
    table.play()
    pages = table.face.scene.result(table.face.chapter[:0] or _last_race(table), table.match.view(None), Room(*size))
    assert len(pages) == 1 or size[1] < 50
    assert all(lines_of(page, size[0]) <= size[1] for page in pages)


def _last_race(table: Table) -> list[events.AnyEvent]:
    history = table.match.view(None).history
    start = max(at for at, event in enumerate(history) if isinstance(event, events.RaceAnnounced))
    return list(history[start:])


def test_long_bidding_is_told_in_one_sentence() -> None:
    words = Words(load_game("finish"), Texts("en"), ["Anna", "Bob", "Carla"], 0)
    run = [BidMade(at % 3, 1000 + 100 * at) for at in range(10)]
    assert words.teller.tell([*run, BidPassed(1), BidPassed(2)]) == [
        "Bids climb from 1,000 to 1,900. You lead with 1,900.",
        "Out: Bob and Carla.",
    ]


def test_the_race_is_a_film_that_can_be_skipped(tmp_path: Path) -> None:
    say = Texts("en").say
    player = Sitter(tmp_path, "finish", "--races", "1", "--seats", "2", terminal=True, slow=True)
    assert player.play(lambda question: question == say("finish-wait-start")) == -1
    shown = len(player.output)
    player.type("")
    time.sleep(1.5)
    player.type("")  # skips
    assert player.wait() == say("finish-wait-result")
    film = bare(player.output[shown:])
    assert say("finish-dice-start") in film and say("film-skip") in film
    assert "Result of race 1" in film or "all horses fell" in film
    assert player.play() == 0
    assert player.output.count(ERASED) > 10


def test_bots_can_be_watched(command: Command) -> None:
    code, said, _ = command("play", "finish", "--people", "0", "--seats", "3", "--races", "1", "--seed", SEED)
    assert code == 0
    assert "Result of race 1" in said or "is not run" in said
