"""Ticket Gagnant at the terminal: choosing a play, the track as a picture, hands that nobody else sees."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from hippodrome.cli.choices import Choices
from hippodrome.cli.paper import Room
from hippodrome.cli.scenes.ticket_gagnant import LANES, TicketGagnantScene
from hippodrome.cli.words import Words
from hippodrome.core.chance import FastChance
from hippodrome.core.wire import Action, Setup
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.actions import ChooseDiscipline, ChooseHandSize, PlayCard, Predict
from hippodrome.games.ticket_gagnant.events import CardPlayed
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView, Track
from hippodrome.texts import Texts
from tests.cli.conftest import played
from tests.cli.sitter import Table, table_of
from tests.cli.terminal import run

GAME = load_game("ticket-gagnant")
SCENE = TicketGagnantScene(Words(GAME, Texts("en"), ["Anna", "Bob"], 0))
SHORT = ("play", "ticket-gagnant", "--edition", "2024", "--seats", "2", "--fast", "--first-player", "1", "--seed", "5e" * 32)


def standing(discipline: str, hand: tuple[str, ...], **cells: str) -> TicketView:
    """Anna's view of a race with these horses on these cells and these cards in her hand."""
    assert isinstance(GAME, TicketGagnant)
    chance = FastChance(1)
    state = GAME.start(Setup(title="ticket-gagnant", edition="2022", seats=2, options={"first_player": 0}), chance)
    for seat, action in (
        (0, ChooseDiscipline(discipline)),  # type: ignore[arg-type]  # one of the four
        (0, ChooseHandSize(3)),
        (0, Predict(1)),
        (1, Predict(2)),
    ):
        GAME.apply(state, seat, GAME.code(action), chance)
    view = GAME.view(state, 0)
    assert isinstance(view, TicketView)
    horses = list(view.horses)
    for name, cell in cells.items():
        horses[int(name[1:]) - 1] = cell
    again = GAME.view(GAME.imagine(msgspec.structs.replace(view, horses=tuple(horses), hand=hand), chance), 0)
    assert isinstance(again, TicketView)
    return again


def plays(view: TicketView, card: str, horse: int | None = None) -> list[Action]:
    assert view.choice is not None
    found = [play for play in view.choice.actions if isinstance(play, PlayCard) and play.card == card]
    return [play for play in found if horse in (None, play.horse)]


def said(view: TicketView, card: str, horse: int | None = None) -> list[str]:
    return [option.said.plain for option in SCENE.offer(view, plays(view, card, horse)) or ()]


def barred(view: TicketView, card: str, horse: int | None = None) -> str:
    return " / ".join(SCENE.barred(view, card, horse)).replace("\u00a0", " ")


def test_the_ways_of_a_single_card_are_said_in_words() -> None:
    view = standing("flat", ("5x3", "1x1", "J"), h5="e5", h4="e8")
    assert said(view, "5x3") == [
        "e8 · → forward 3 spaces, pushes ♞4",
        "e2 · ← back 3 spaces",
        "b5 · ↑ left 3 spaces",
        "g5 · ↓ right 2 spaces of 3",
    ]
    assert barred(view, "5x3") == ""


def test_a_hedge_behind_is_said_with_its_rule() -> None:
    view = standing("hurdles", ("5x3", "1x1", "J"), h5="e8")
    assert barred(view, "5x3") == "TG-40 · Red 5 cannot go back over a hedge. (← back)"


def test_a_move_that_a_hedge_cuts_short_is_not_barred() -> None:
    view = standing("hurdles", ("5x3", "1x1", "J"), h5="e9")
    assert "e8 · ← back 1 space of 3" in said(view, "5x3")
    assert barred(view, "5x3") == ""


def test_past_the_line_only_sideways_ways_are_left() -> None:
    view = standing("flat", ("5x1", "1x1", "J"), h5="e15")
    assert said(view, "5x1") == ["d15 · ↑ left 1 space", "f15 · ↓ right 1 space"]
    assert "TG-30" in barred(view, "5x1") and "→ forward, ← back" in barred(view, "5x1")


def test_a_move_against_the_edge_is_a_way_of_its_own() -> None:
    view = standing("flat", ("1x2", "5x1", "J"), h1="a5")
    assert said(view, "1x2")[-1] == "a5 · stay against the edge (the card is spent)"


def test_the_sides_of_a_double_card_are_said() -> None:
    view = standing("flat", ("4=5", "1x1", "J"), h4="d8", h5="e5")
    assert "e6 · ♞4 in front of ♞5" in said(view, "4=5")
    assert "c8 · ♞5 left of ♞4 ↑" in said(view, "4=5")
    assert len(said(view, "4=5")) == 8


def test_two_neighbours_may_be_left_where_they_are() -> None:
    view = standing("flat", ("4=5", "1x1", "J"), h4="d5", h5="e5")
    assert said(view, "4=5")[-1] == "leave both where they are"


def test_a_joker_moves_the_chosen_horse_in_all_ways() -> None:
    view = standing("flat", ("J", "1x1", "1x2"), h5="d8")
    assert len(said(view, "J", 5)) == 12


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_play_can_be_chosen_by_letters(seed: int) -> None:
    match = played("2022", 3, actions=8 + seed)
    seat = match.game.to_act(match.state)[0]
    view, legal = match.view(seat), match.game.legal(match.state, seat)
    words = Words(match.game, Texts("en"), ["A", "B", "C"], seat)
    scene = TicketGagnantScene(words)

    def reached(choices: Choices) -> set[int]:
        found = set()
        for option in choices.options:
            code = choices.read(option.key)
            if code is None and option.actions:
                found |= reached(choices)
                choices.read("")
            elif code is not None:
                found.add(code)
        return found

    assert reached(Choices(view, legal, words, lambda left: scene.offer(view, left), {})) == set(legal)


def track(discipline: str = "hurdles", rows: int = 15) -> Track:
    prints = tuple(f"{LANES[cell % 7]}{cell // 7 + 1}" for cell in SCENE.box.hoofprint_cells())
    hedges = (7, 11) if discipline in ("hurdles", "steeplechase") and rows > 12 else ()
    return Track(
        rows, 7, 3, hedges, (7, 11), 8 if discipline == "steeplechase" else None, prints if discipline == "harness" else ()
    )


FIELD = ("a6", "c7", "d6", "d5", "e3", "f4", "g1")


def drawn(
    discipline: str, width: int, height: int = 9, rows: int = 15, horses: tuple[str, ...] = FIELD, **more: object
) -> list[str]:
    facts: dict[str, object] = {"move": None, "lit": {}, **more}
    lines = SCENE.course.draw(track(discipline, rows), discipline, horses, facts["move"], facts["lit"], width, height)  # type: ignore[arg-type]  # as given
    assert all(line.cell_len == width for line in lines)
    return [line.plain for line in lines]


@pytest.mark.parametrize("rows", [8, 15, 36])
@pytest.mark.parametrize("height", [9, 16, 40])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_a_track_fits_the_screen_and_shows_every_horse_by_number(width: int, height: int, rows: int) -> None:
    lines = drawn("flat", width, height, rows)
    assert len(lines) <= max(9, height)
    start = next(at for at, line in enumerate(lines) if "━" in line)
    lanes = "".join(lines[start + 1 : -1])
    for horse in range(1, 8):
        assert f"♞{horse}" in lanes or f"▗{horse} ▄" in lanes


@pytest.mark.parametrize(
    ("discipline", "sign", "count"), [("hurdles", "♣", 14), ("steeplechase", "≈", 28), ("harness", "∩∩", 21), ("flat", "┆", 7)]
)
def test_obstacles_are_seen_without_colour(discipline: str, sign: str, count: int) -> None:
    assert "".join(drawn(discipline, 80)).count(sign) == count


def test_a_horse_on_hoofprints_shows_them() -> None:
    assert "♞1∩" in "".join(drawn("harness", 80, horses=("b4", "c3", "d3", "e3", "f3", "g3", "a3")))


def test_the_last_move_is_marked_without_colour() -> None:
    moved = drawn("flat", 80, horses=(*FIELD[:4], "e6", *FIELD[5:]), move=CardPlayed(0, "5x3", 5, "e3", "e6"))
    assert "".join(moved).count("∙") == 3 and "▶♞5" in "".join(moved)


@pytest.mark.parametrize(("width", "shown"), [(80, "(B)1"), (120, "(B)♞1")])
def test_lit_cells_have_letters_and_still_show_who_stands_there(width: int, shown: str) -> None:
    lines = "".join(drawn("hurdles", width, lit={"b5": "A", "a6": "B"}))
    assert "(A)" in lines and shown in lines


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize(("width", "height"), [(80, 20), (120, 36)])
def test_the_table_shows_hand_ticket_and_track(width: int, height: int, seats: int, lang: str) -> None:
    match = played("2022", seats, actions=seats + 4)
    view = match.view(0)
    words = Words(match.game, Texts(lang), [f"A rather long name {seat}" for seat in range(seats)], 0)
    lines = [line.plain for line in TicketGagnantScene(words).table(view, Room(width, height))]
    assert len(lines) <= height and all(len(line) <= width for line in lines)
    shown = "\n".join(lines)
    assert all(card in shown for card in view.hand) and words.say("ticket-gagnant-your-ticket") in shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_meeting_of_2022_with_every_discipline_is_played(size: tuple[int, int]) -> None:
    table = Table(table_of("ticket-gagnant", 4, first_player=0), "fr", size, full=True)
    disciplines = iter("1234" * 3)
    question = table.texts.say("ticket-gagnant-ask-discipline")
    table.screen.answer = lambda asked: next(disciplines) if asked.strip() == question else table.usual(asked)
    table.play()


def test_two_people_never_see_each_others_cards() -> None:
    table = Table(table_of("ticket-gagnant", 3, flat_only=True), size=(100, 30), full=True, people=2)
    table.play()
    hands: dict[tuple[int, int], set[str]] = {}
    race = 0
    for event, _ in table.match.log:
        race = event.race if isinstance(event, events.RaceAnnounced) else race
        if isinstance(event, events.CardsDealt):
            hands[race, event.seat] = set(event.cards)
    holder, seen, shown_race = -1, {0: 0, 1: 0}, 0
    for page in table.screen.pages_shown:
        cards = set(re.findall(r" \d +(\d[x=]\d) ", page))
        if found := re.search(r"Race (\d) of", page):
            shown_race = int(found[1])
        if found := re.search("Pass the device to (Anna|Bot 1)", page):
            holder = ("Anna", "Bot 1").index(found[1])
            assert not cards, "a hand lies open while the device goes round"
        if cards:
            assert cards <= hands[shown_race, holder], "a page shows cards that are not its reader's"
            seen[holder] += 1
    assert seen[0] > 6 and seen[1] > 6


def test_no_secret_of_another_seat_is_shown_before_it_is_revealed() -> None:
    table = Table(table_of("ticket-gagnant", 2, hidden_predictions=True, flat_only=True), full=True)
    table.play()
    pages = table.screen.pages_shown
    first = next(at for at, page in enumerate(pages) if "Result of race 1" in page or "· result" in page)
    own = next(set(event.cards) for event, only in table.match.log if isinstance(event, events.CardsDealt) and only == (0,))
    for page in pages[:first]:
        assert set(re.findall(r" \d +(\d[x=]\d) ", page)) <= own
        for line in page.splitlines():
            if "⚑ Bot 1" in line:
                assert "♞" not in line.split("⚑ Bot 1")[1], "a ticket that lies face down"
    assert "♞" in pages[first].split("⚑ Bot 1")[-1].splitlines()[0], "with the ranking it is turned over"


def test_a_refused_action_names_the_rule_in_the_readers_language(tmp_path: Path) -> None:
    begin = "1\n\n1\n3\n"
    found = run(tmp_path, *SHORT, lang="fr", said=f"{begin}7 7 5\npredict ././.\n".encode())
    assert "TG-5 · Un cheval n’a qu’un jeton" in found.stdout.replace("\u00a0", " ")
    assert "TG-5 · Pronostiquez au moins un cheval" in found.stdout.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("typed", "done"), [("7 3 5", "7/3/5"), ("735", "7/3/5"), ("7/3/5", "7/3/5"), ("7 . 5", "7/./5"), ("7 3\n", "7/3/.")]
)
def test_a_prediction_is_read_generously(tmp_path: Path, typed: str, done: str) -> None:
    path = tmp_path / "game.jsonl"
    run(tmp_path, *SHORT, "--save", str(path), said=f"1\n\n1\n3\n{typed}\n".encode())
    assert f'"do":"predict {done}"' in path.read_text(encoding="utf-8")


def test_a_card_and_its_cell_may_be_typed_at_once_or_in_the_notation_of_records() -> None:
    for style in ("letters", "notation"):
        table = Table(table_of("ticket-gagnant", 2, "2024", first_player=0))
        table.type("1", "", "1", "3", "7 3 5", "1 a" if style == "letters" else "zzz")
        table.play()
        if style == "letters":
            assert sum('"do":"play' in line for line in table.match.lines) > 3
        else:
            assert "That is none of the choices: zzz" in table.screen.shown
