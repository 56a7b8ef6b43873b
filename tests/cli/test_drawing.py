"""The table as a picture: it fits every screen, and nothing is told by colour alone."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from hippodrome.cli.ticket_gagnant import table, track
from hippodrome.cli.ticket_gagnant.scene import Scene, cell_at, scene_of
from hippodrome.cli.ticket_gagnant.words import Words
from hippodrome.games.ticket_gagnant.box import load_box
from hippodrome.games.ticket_gagnant.events import CardPlayed
from hippodrome.games.ticket_gagnant.views import TicketView, Track
from hippodrome.texts import Texts
from tests.cli.conftest import played

BOX = load_box()
HOOFPRINTS = tuple(cell_at(cell // 7 + 1, cell % 7) for cell in BOX.hoofprint_cells())


def drawn(part: RenderableType, width: int) -> list[str]:
    """What a terminal without colours shows."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def scene(discipline: str = "hurdles", rows: int = 15) -> Scene:
    hedges = (7, 11) if discipline in ("hurdles", "steeplechase") and rows > 12 else ()
    river = 8 if discipline == "steeplechase" else None
    lying = Track(rows, 7, 3, hedges, (7, 11), river, HOOFPRINTS if discipline == "harness" else ())
    return Scene(lying, discipline, ("a6", "c7", "d6", "d5", "e3", "f4", "g1"))


@pytest.mark.parametrize("rows", [8, 15, 36])
@pytest.mark.parametrize("height", [9, 16, 40])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_a_track_fits_the_screen_and_shows_every_horse_by_number(width: int, height: int, rows: int) -> None:
    size = track.size_for(rows, width, height)
    lines = drawn(track.draw(scene("flat", rows), BOX, size), width)
    assert len(lines) == size.height <= max(9, height)
    assert all(len(line) <= width for line in lines)
    lanes = "".join(lines[size.backdrop + 1 : -1])
    for horse in range(1, 8):
        assert str(horse) in lanes


@pytest.mark.parametrize(
    ("discipline", "sign", "count"), [("hurdles", "♣", 14), ("steeplechase", "≈", 28), ("harness", "∩∩", 21), ("flat", "┆", 8)]
)
def test_obstacles_are_seen_without_colour(discipline: str, sign: str, count: int) -> None:
    lines = drawn(track.draw(scene(discipline), BOX, track.size_for(15, 80, 9)), 80)
    assert "".join(lines).count(sign) == count


def test_a_horse_on_hoofprints_shows_them() -> None:
    standing = Scene(scene("harness").track, "harness", ("b4", "c3", "d3", "e3", "f3", "g3", "a3"))
    lines = drawn(track.draw(standing, BOX, track.size_for(15, 80, 9)), 80)
    assert "♞1∩" in "".join(lines)


def test_the_last_move_is_marked_without_colour() -> None:
    moved = scene("flat").after(CardPlayed(0, "5x3", 5, "e3", "e6"))
    assert moved.horses[4] == "e6" and moved.path() == {"e3", "e4", "e5"}
    lines = drawn(track.draw(moved, BOX, track.size_for(15, 80, 9)), 80)
    assert "".join(lines).count("∙") == 3
    assert "▶♞5" in "".join(lines)


def test_lit_cells_have_letters_and_still_show_who_stands_there() -> None:
    lines = drawn(track.draw(scene().lighting({"b5": "A", "a6": "B"}), BOX, track.size_for(15, 120, 9)), 120)
    assert "(A)" in "".join(lines)
    assert "(B)♞1" in "".join(lines)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (99, 24), (100, 30), (120, 40), (200, 60)])
def test_the_whole_table_fits_with_room_for_a_question(width: int, height: int, seats: int, lang: str) -> None:
    game = played("2022", seats, actions=seats + 4)
    view = game.view(0)
    assert isinstance(view, TicketView) and view.phase == "race"
    words = Words(Texts(lang), BOX, [f"A rather long name {seat}" for seat in range(seats)], 0)
    news = [words.styled(words.event(event)) for event in view.history]
    page = table.Page(view, scene_of(view), news)
    lines = drawn(table.lay(page, words, table.Room(width, height)), width)
    assert len(lines) <= height - 3
    assert all(len(line) <= width for line in lines)
    shown = "\n".join(lines)
    for card in view.hand:
        assert card in shown
    assert words.say("your-ticket") in shown
