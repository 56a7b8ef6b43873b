"""How La Triple Couronne looks: pages that fit, the course, recorded seasons, the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.cli.triple_couronne import course, desk, telling
from hippodrome.cli.triple_couronne.layout import PROMPT_LINES
from hippodrome.cli.triple_couronne.questions import question_of
from hippodrome.cli.triple_couronne.scene import Scene, cards_of, followed
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.record import Match, is_over
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import load_box
from hippodrome.games.triple_couronne.views import TripleCouronneView
from hippodrome.texts import Texts
from tests.cli.conftest import Command
from tests.cli.triple_couronne.owner import NAMES, Sheet, face_on, opened, played

BOX = load_box()
SECTIONS = ("horses", "track", "squares", "race-cards", "chance-cards", "jockeys", "programmes", "money")


def words(lang: str = "en") -> Words:
    return Words(Texts(lang), BOX, NAMES, 0)


# Pages


def _played_by_default(table: Match, sheet: Sheet, races: int) -> None:
    """Some races in which everybody presses Enter, as seat 1 sees them; every question is laid out."""
    face = face_on(sheet, table)
    face.catch_up(table.view(0))
    while not is_over(table):
        seat = table.game.to_act(table.state)[0]
        view = table.view(seat)
        assert isinstance(view, TripleCouronneView)
        if view.race > races:
            return
        question = question_of(view, face.words_for(view))
        if seat == 0:
            why = face.words_for(view).say(f"triple-couronne-why-{question.why}")
            page = sheet.lines(face._page(view, face.words_for(view), question, why))
            sheet.shown.append([*page, *[""] * PROMPT_LINES])
            assert len(question.hint()) + 2 < sheet.width
        before = table.view(0)
        table.act(seat, table.game.code(question.default()))
        after = table.view(0)
        face.show(before, after.history[len(before.history) :], after, seat == 0)


@pytest.mark.parametrize(
    ("lang", "edition", "seats", "size"),
    [("fr", "complet", 6, (80, 24)), ("en", "reduit", 4, (80, 24)), ("fr", "reduit", 6, (120, 40))],
)
def test_every_page_of_a_season_fits_on_the_screen(lang: str, edition: str, seats: int, size: tuple[int, int]) -> None:
    sheet = Sheet(lang, size)
    _played_by_default(opened(edition, seats), sheet, 4)
    assert len(sheet.shown) > 20
    for page in sheet.shown:
        assert len(page) <= size[1] and all(len(line) <= size[0] for line in page), page


def test_orders_stand_on_one_line_even_if_there_are_many() -> None:
    table = opened("marathon", 4, auction=False)
    sheet = Sheet("fr", (80, 24))
    face = face_on(sheet, table)
    for what in ("entries", "sales", "rentals", "bids", "mounts", "bets", "insurance"):
        face.orders.give(0, what, "all" if what == "entries" else "same" if what == "mounts" else "none")
    view = table.view(0)
    assert len(desk.orders_line(view, face.words_for(view), face.orders)) > 80
    page = sheet.lines(face._page(view, face.words_for(view), question_of(view, face.words_for(view)), ""))
    assert all(len(line) <= 80 for line in page) and "d consignes ↻ engager tout" in " ".join(page)


# The course


def test_start_and_finish_are_straight_across_the_lanes() -> None:
    lanes = course.columns(BOX.track.finish)
    assert [len(lane) for lane in lanes] == [finish + 1 for finish in BOX.track.finish]
    assert {lane[0] for lane in lanes} == {0} and len({lane[-1] for lane in lanes}) == 1
    assert all(lane == sorted(set(lane)) for lane in lanes)
    assert lanes[-1] == list(range(BOX.track.finish[-1] + 1))


@pytest.mark.parametrize("width", [40, 80, 120, 160])
def test_every_coloured_square_is_drawn(width: int) -> None:
    lines = [line.plain for line in course.bare(words(), width)]
    assert all(len(line) == width for line in lines)
    if width >= 80:
        for line, squares in zip(lines[1:], BOX.squares.lanes, strict=True):
            assert (line.count("○"), line.count("●")) == (squares.count("y"), squares.count("r"))


def _race(*happened: Event) -> Scene:
    runners = (
        events.Runner("Jumbo", 0, None, 0, 35),
        events.Runner("Schmatex", 1, None, 0, 35),
        events.Runner("Monseigneur", 2, None, 0, 47),
    )
    start = events.RaceStarted(1, runners, 4, (400_000, 200_000))
    return followed([start, events.MoveAnnounced(1), *happened], Scene(), cards_of(BOX))


def test_who_is_in_front_is_told_by_the_part_of_the_lane_that_is_left() -> None:
    scene = _race(events.HorseMoved("Schmatex", 0, 10), events.HorseMoved("Monseigneur", 0, 12))
    assert [spot.horse for spot in scene.standing()] == ["Schmatex", "Monseigneur", "Jumbo"]
    assert words().leaders(scene) == "Schmatex\u00a05 (25), Monseigneur\u00a024 (35), Jumbo\u00a04 (35)"


def test_a_runner_is_drawn_where_it_is_with_what_it_carries() -> None:
    scene = _race(
        events.HorseMoved("Jumbo", 0, 3),
        events.CardKept("Jumbo", "blinkers"),
        events.CardKept("Schmatex", "fine-rhythm"),
        events.HorseWithdrawn("Monseigneur"),
    )
    drawn = [line.plain for line in course.draw(scene, words(), 80)]
    assert " 4" in drawn[1][23:] and drawn[1].rstrip().endswith("▚◊")
    assert drawn[2].rstrip().endswith("▚»") and "✖" in drawn[3]


def test_kept_cards_are_used_up() -> None:
    kept = [events.CardKept("Jumbo", "blinkers"), events.CardKept("Jumbo", "giant-strides")]
    scene = _race(*kept)
    assert scene.spots[0].shields == 1 and scene.spots[0].strides == (2, 2)
    later = [events.CardCancelled("Jumbo", "shield"), events.HorseMoved("Jumbo", 0, 5), events.HorseMoved("Jumbo", 5, 6)]
    scene = _race(*kept, *later)
    assert scene.spots[0].shields == 0 and scene.spots[0].strides == (2,)  # a card's move is no advance


def test_a_field_of_twenty_four_is_drawn_in_few_lines() -> None:
    runners = tuple(events.Runner(horse.name, 0, None, 0, BOX.track.finish[horse.age - 2]) for horse in BOX.horses.list)
    scene = followed([events.RaceStarted(1, runners, 6, (400_000,))], Scene(), cards_of(BOX))
    drawn = [line.plain for line in course.draw(scene, words(), 80, 15)]
    assert len(drawn) <= 15 and all(len(line) == 80 for line in drawn)
    assert sum("Monseigneur" in line for line in drawn) == 1


def test_a_card_is_one_line_with_what_came_of_it() -> None:
    happened = [
        events.HorseMoved("Jumbo", 0, 3),
        events.CardDrawn("Jumbo", "race", "tailwind"),
        events.HorseMoved("Jumbo", 3, 4),
        events.CardDrawn("Jumbo", "race", "headwind"),
        events.CardCancelled("Jumbo", "Céleste Vautrevent"),
        events.HorseMoved("Schmatex", 0, 2),
        events.HorseFinished("Schmatex", 1),
    ]
    assert [line.plain.strip().replace("\u00a0", " ") for line in telling.card_lines(happened, words())] == [
        "▯  Jumbo 4 · Tailwind (+1) → 4",
        "▯  Jumbo 4 · Headwind (−1) · cancelled by Céleste Vautrevent",
        "Schmatex crosses the line: 1st!",
    ]


def test_what_nobody_did_is_not_told_and_a_lot_only_with_its_end() -> None:
    from hippodrome.core.money import BidMade, BidPassed

    happened: list[Event] = [
        events.OffersRevealed(False, ((), ())),
        events.LotOpened("Jumbo", 1, 0, False, 700_000, 1_500_000),
        BidPassed(1),
        events.HorseUnsold("Jumbo", 0, False),
        events.LotOpened("Comète", 1, 0, False, 700_000, 1_500_000),
        BidPassed(1),
        events.HorseUnsold("Comète", 0, False),
        events.MountsRevealed(()),
        events.LotOpened("Bolide", 1, None, False, 700_000, None),
        *[BidMade(at % 2, 700_000 + 10_000 * at) for at in range(9)],
    ]
    told = [sentence.plain.replace("\u00a0", " ") for sentence in telling.calm(happened, words())]
    assert told == [
        "Nobody buys Jumbo 4 and Comète 13.",
        "Bolide is up for sale, from 700,000 F; Bob opens.",
        "Bids climb from 700,000 F to 780,000 F. You lead.",
    ]
    assert len(telling.split_lot(happened)[1]) == 10


# Records, box, rules


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("triple-couronne") / "game.jsonl"
    path.write_text(played(opened("complet", 3)).text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_is_told_race_by_race(command: Command, record: Path, lang: str) -> None:
    code, said, _ = command("replay", str(record), "--lang", lang)
    assert code == 0
    assert Texts(lang).say("triple-couronne-result-title") in said and Texts(lang).say("triple-couronne-over-title") in said
    assert Texts(lang).say("triple-couronne-replay-maxima") in said.split(Texts(lang).say("replay-open"))[1]


def test_a_step_draws_the_course_at_every_move(command: Command, record: Path) -> None:
    code, plain, _ = command("replay", str(record))
    code, stepped, _ = command("replay", str(record), "--step", "--seat", "1")
    assert code == 0 and stepped.count("╭ bend ╮") > 5 * plain.count("╭ bend ╮") > 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_box_is_shown_with_its_origins(command: Command, lang: str) -> None:
    code, said, _ = command("box", "show", "triple-couronne", "--lang", lang)
    assert code == 0
    texts = Texts(lang)
    for name in SECTIONS:
        assert texts.say(f"triple-couronne-section-{name}") in said
    for each in (*BOX.horses.list, *BOX.jockeys.list):
        assert each.name in said
    reconstructed = [section for section in SECTIONS if getattr(BOX, section.replace("-", "_")).source == "reconstructed"]
    assert said.count(texts.say("source-reconstructed")) == len(reconstructed)


def test_the_reasons_of_the_standard_box_are_those_of_its_file() -> None:
    """If this fails, the box has changed: take its words over into en, and translate them into fr."""
    texts = Texts("en")
    for name in SECTIONS:
        assert texts.say(f"triple-couronne-because-{name}") == getattr(BOX, name.replace("-", "_")).because
    assert BOX.simulation is not None and texts.say("triple-couronne-because-simulation") == BOX.simulation.how


def test_the_game_is_listed_and_its_rules_can_be_read(command: Command) -> None:
    assert "La Triple Couronne" in command("games")[1]
    code, said, _ = command("rules", "triple-couronne")
    assert code == 0 and "TC-54" in said
