"""Boxes: what the game's own holds, and every one that is refused, with file, line, key and reason."""

from __future__ import annotations

from itertools import combinations

import pytest

from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.box import Box
from tests.games.boxes import Boxes
from tests.games.ticket_gagnant.positions import BOX, BOX_TEXT

STANDARD: Box = load_game("ticket-gagnant").box
BOXES = Boxes(Box, BOX_TEXT)
changed, line_of, refusal, expect = BOXES.changed, BOXES.line_of, BOXES.refusal, BOXES.expect


# The game's own box


def test_the_box_has_seven_horses_with_the_colours_of_the_rulebook() -> None:
    colours = [(horse.number, horse.name["en"], horse.name["fr"]) for horse in STANDARD.horses.list]
    assert colours == [
        (1, "Orange", "Orange"), (2, "Violet", "Violet"), (3, "Green", "Vert"), (4, "Blue", "Bleu"),
        (5, "Red", "Rouge"), (6, "Yellow", "Jaune"), (7, "Black", "Noir"),
    ]  # fmt: skip


def test_the_deck_has_45_cards_three_jokers_every_single_and_every_pair() -> None:
    singles = [f"{horse}x{spaces}" for horse in range(1, 8) for spaces in (1, 2, 3)]
    doubles = [f"{low}={high}" for low, high in combinations(range(1, 8), 2)]
    assert sorted(STANDARD.deck.cards) == sorted([*singles, *doubles, "J", "J", "J"])
    assert len(STANDARD.deck.cards) == 45


@pytest.mark.rule("TG-51", "TG-52", "TG-53", "TG-54")
def test_the_tickets_have_the_values_of_the_rule_page() -> None:
    ticket = STANDARD.ticket
    assert (ticket.exact, ticket.placed, ticket.lost, ticket.disqualified) == ((7, 5, 4), 3, -1, -2)
    assert (ticket.trio_in_order, ticket.trio) == (5, 2)


@pytest.mark.rule("TG-55")
def test_the_score_track_ends_at_minus_8_and_has_tokens_of_50_and_40() -> None:
    assert STANDARD.score.floor == -8
    assert STANDARD.score.token == {"2022": 50, "2024": 40}


def test_the_digest_tells_boxes_apart_by_what_they_say_only() -> None:
    assert BOX.digest != STANDARD.digest
    assert BOXES.read(BOX_TEXT + "\n# a remark\n").digest == BOX.digest
    assert BOXES.read(changed(("floor = -8", "floor = -9"))).digest != BOX.digest


# The file itself


def test_a_missing_value_is_refused_with_the_line_of_its_section() -> None:
    expect(changed(("start_row = 2\n", "")), "track", line_of("[track]"), "`start_row`")


def test_an_unknown_value_is_refused_with_the_line_of_its_section() -> None:
    expect(changed(("start_row = 2", "start_row = 2\nlanes = 8")), "track", line_of("[track]"), "`lanes`")


def test_a_value_of_the_wrong_kind_is_refused_with_its_line() -> None:
    expect(changed(("rows = 19", 'rows = "many"')), "track.rows", line_of("rows = 19"), "int")


def test_an_unknown_source_is_refused() -> None:
    text = changed(('source = "derived"', 'source = "guessed"'))
    expect(text, "deck.source", line_of('source = "derived"'), "guessed")


# What must hold


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("number = 7", "number = 6", "number 6 stands 2 times"),
        ('colour = "black"', 'colour = "red"', "colour red stands 2 times"),
        ('fr = "Noir"', 'fr = "Rouge"', "name (fr) Rouge stands 2 times"),
        ('en = "Black"', 'en = "Red"', "name (en) Red stands 2 times"),
        ('en = "Black"', 'en = " "', "a horse has no name (en)"),
        ('colour = "black"', 'colour = ""', "a horse has no colour"),
        ("number = 7", "number = 8", "the horses are numbered 1 to 7, in this order"),
        ("number = 1,", "number = 0,", "the horses are numbered 1 to 7, in this order"),
    ],
)
def test_horses_that_are_not_seven_different_ones_are_refused(old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), "horses.list", line_of("list = ["), reason)


def test_a_horse_too_few_is_refused() -> None:
    black = '  { number = 7, colour = "black", name = { fr = "Noir", en = "Black" } },\n'
    expect(changed((black, "")), "horses.list", line_of("list = ["), "numbered 1 to 7")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"5x3", ', "", "the deck has 45 cards, here are 44; the regular deck also has 5x3"),
        ('"5x3", ', '"5x3", "5x3", ', "the deck has 45 cards, here are 46"),
        ('"J", "J", "J"', '"J", "J", "1x1"', "the deck has 3 jokers, here are 2"),
        ('"5x3", ', '"J", ', "the deck has 3 jokers, here are 4"),
        ('"5x3"', '"5x4"', "'5x4' is no card"),
        ('"5x3"', '"8x3"', "'8x3' is no card"),
        ('"5x3"', '"0x3"', "'0x3' is no card"),
        ('"5x3"', '"5x0"', "'5x0' is no card"),
        ('"5x3"', '"5x33"', "'5x33' is no card"),
        ('"5x3"', '"5-3"', "'5-3' is no card"),
        ('"4=5"', '"5=4"', "'5=4' is no card"),
        ('"4=5"', '"5=5"', "'5=5' is no card"),
        ('"4=5"', '"4=8"', "'4=8' is no card"),
        ('"4=5"', '"joker"', "'joker' is no card"),
        ('"4=5"', '""', "'' is no card"),
    ],
)
def test_a_deck_with_missing_or_impossible_cards_is_refused(old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), "deck.cards", line_of("cards = ["), reason)


def test_a_deck_with_an_unusual_card_in_place_of_another_is_playable() -> None:
    box = BOXES.read(changed(('"5x3", ', '"5x1", ')))
    assert box.deck.cards.count("5x1") == 2


@pytest.mark.parametrize(
    ("key", "old", "new", "reason"),
    [
        ("rows", "rows = 19", "rows = 7", "7 rows; a track has 8 to 36"),
        ("rows", "rows = 19", "rows = 37", "37 rows; a track has 8 to 36"),
        ("start_row", "start_row = 2", "start_row = 0", "row 0 is not before the dashed line, which follows row 18"),
        ("start_row", "start_row = 2", "start_row = 18", "row 18 is not before the dashed line, which follows row 18"),
        ("hedge_marks", "[7, 13]", "[7, 8]", "the second lies at least two rows beyond the first"),
        ("hedge_marks", "[7, 13]", "[13, 7]", "the second lies at least two rows beyond the first"),
        ("hedge_marks", "[7, 13]", "[2, 13]", "a hedge after row 2 is impossible"),
        ("hedge_marks", "[7, 13]", "[1, 13]", "a hedge after row 1 is impossible"),
        ("hedge_marks", "[7, 13]", "[7, 18]", "a hedge after row 18 is impossible"),
        ("hedge_marks", "[7, 13]", "[7, 19]", "a hedge after row 19 is impossible"),
    ],
)
def test_an_impossible_track_is_refused(key: str, old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), f"track.{key}", line_of(key), reason)


@pytest.mark.parametrize(("old", "new"), [("[7, 13]", "[7, 9]"), ("[7, 13]", "[3, 17]"), ("start_row = 2", "start_row = 1")])
def test_a_track_at_the_limits_is_playable(old: str, new: str) -> None:
    assert BOXES.read(changed((old, new))).digest


@pytest.mark.parametrize("rows", [8, 36])
def test_the_shortest_and_the_longest_track_are_playable(rows: int) -> None:
    start = BOX_TEXT.index("hoofprints = [")
    end = BOX_TEXT.index("]", start) + 1
    prints = "hoofprints = [" + ", ".join(['".o..o.."'] * rows) + "]"
    text = BOX_TEXT[:start] + prints + BOX_TEXT[end:]
    text = text.replace("rows = 19", f"rows = {rows}").replace("[7, 13]", "[3, 5]")
    assert BOXES.read(text).track.rows == rows


def test_a_third_hedge_mark_is_refused() -> None:
    expect(changed(("[7, 13]", "[7, 13, 16]")), "track.hedge_marks", line_of("hedge_marks"), "length 2")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('  "......o",\n', "", "18 lines for a track of 19 rows"),
        ('  "......o",\n', '  "......o",\n  ".......",\n', "20 lines for a track of 19 rows"),
        ('"......o"', '".....o"', "line 19 is '.....o': 7 letters"),
        ('"......o"', '".......o"', "line 19 is '.......o': 7 letters"),
        ('"......o"', '"......x"', "line 19 is '......x': 7 letters"),
        ('"......o"', '"ooooooo"', "row 19 is hoofprints all across"),
    ],
)
def test_wrong_hoofprints_are_refused(old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), "harness.hoofprints", line_of("hoofprints"), reason)


@pytest.mark.parametrize(("pattern", "share"), [("o......", "14%"), ("oo..o..", "43%")])
def test_too_few_or_too_many_hoofprints_are_refused(pattern: str, share: str) -> None:
    start = BOX_TEXT.index("hoofprints = [")
    end = BOX_TEXT.index("]", start) + 1
    text = BOX_TEXT[:start] + "hoofprints = [" + ", ".join([f'"{pattern}"'] * 19) + "]" + BOX_TEXT[end:]
    expect(text, "harness.hoofprints", line_of("hoofprints"), f"{share} of the cells have hoofprints; 15 to 30 % do")


@pytest.mark.parametrize(
    ("key", "new", "reason"),
    [
        ("score.token", "token = { 2022 = 50 }", "one value for each edition: 2022, 2024"),
        ("score.token", "token = { 2022 = 50, 2024 = 40, 2026 = 30 }", "one value for each edition: 2022, 2024"),
        ("score.token.2022", "token = { 2022 = 24, 2024 = 40 }", "24 points; a token is worth 25 to 1000"),
        ("score.token.2024", "token = { 2022 = 50, 2024 = 1001 }", "1001 points; a token is worth 25 to 1000"),
    ],
)
def test_a_bad_token_is_refused(key: str, new: str, reason: str) -> None:
    expect(changed(("token = { 2022 = 50, 2024 = 40 }", new)), key, line_of("token ="), reason)


@pytest.mark.parametrize("floor", [1, -101])
def test_a_floor_above_0_or_far_below_is_refused(floor: int) -> None:
    expect(changed(("floor = -8", f"floor = {floor}")), "score.floor", line_of("floor"), f"{floor} is not between")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("placed = 3", "placed = 21"),
        ("lost = -1", "lost = -21"),
        ("exact = [7, 5, 4]", "exact = [17, 3, 1]"),
        ("trio_in_order = 5", "trio_in_order = 10"),
        ("disqualified = -2", "disqualified = -21"),
    ],
)
def test_ticket_values_out_of_all_proportion_are_refused(old: str, new: str) -> None:
    expect(changed((old, new)), "ticket", line_of("[ticket]"), "points lie between −20 and 20")


def test_values_at_the_limits_are_playable() -> None:
    box = BOXES.read(changed(("floor = -8", "floor = 0"), ("2022 = 50, 2024 = 40", "2022 = 25, 2024 = 1000")))
    assert (box.score.floor, box.score.token) == (0, {"2022": 25, "2024": 1000})
    BOXES.read(changed(("trio_in_order = 5", "trio_in_order = 9"), ("lost = -1", "lost = -20")))
