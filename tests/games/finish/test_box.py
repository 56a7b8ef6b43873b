"""Boxes: what the game's own holds of the rulebook, and every one that is refused, with file, line, key and reason."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.log import Log
from hippodrome.games import load_game
from hippodrome.games.finish import events
from hippodrome.games.finish.box import Box
from hippodrome.games.finish.rules import Finish
from tests.games.boxes import Boxes
from tests.games.finish.programmes import (
    ALL_SHOWN,
    BOX,
    BOX_TEXT,
    SIX,
    betting,
    box_with,
    cash_of,
    do,
    mover,
    opened,
    paid,
    ranked,
    refused,
    run,
    sell,
    told_of,
)

STANDARD: Box = load_game("finish").box
BOXES = Boxes(Box, BOX_TEXT)
changed, line_of, refusal, expect = BOXES.changed, BOXES.line_of, BOXES.refusal, BOXES.expect


# The game's own box: only what the rulebook prints and the page derives; its other numbers may change


def test_the_box_has_15_horses_and_12_jockeys() -> None:
    assert (len(STANDARD.horses.list), len(STANDARD.jockeys.list)) == (15, 12)


@pytest.mark.rule("FI-10e")
def test_the_six_horses_of_the_rulebook_are_in_the_box() -> None:
    assert set(SIX) <= {card.name for card in STANDARD.horses.list}


@pytest.mark.rule("FI-22e")
@pytest.mark.parametrize("box", [STANDARD, BOX], ids=["standard", "test"])
def test_katzenbuckel_has_8_and_lundquist_0_in_round_1(box: Box) -> None:
    assert {card.name: card.numbers[0] for card in box.horses.list}["Katzenbuckel"] == 8
    assert {card.name: card.numbers[0] for card in box.jockeys.list}["Ernő Lundquist"] == 0


@pytest.mark.rule("FI-11e", "FI-12e", "FI-13")
@pytest.mark.parametrize("box", [STANDARD, BOX], ids=["standard", "test"])
def test_the_odds_are_those_of_the_rule_page(box: Box) -> None:
    assert (box.odds.win, box.odds.place) == ((20, 16, 12, 8, 4), (10, 8, 6, 4, 2))


@pytest.mark.rule("FI-1", "FI-3")
@pytest.mark.parametrize("box", [STANDARD, BOX], ids=["standard", "test"])
def test_the_money_is_that_of_the_rulebook(box: Box) -> None:
    assert (box.money.start, box.money.least_bid, box.money.step, box.money.most_horses) == (10_000, 1000, 100, 3)


def test_the_digest_tells_boxes_apart_by_what_they_say_only() -> None:
    assert BOX.digest != STANDARD.digest
    assert BOXES.read(BOX_TEXT + "\n# a remark\n").digest == BOX.digest
    assert BOXES.read(changed(("length = 40", "length = 41"))).digest != BOX.digest


# The file itself


def test_a_missing_value_is_refused_with_the_line_of_its_section() -> None:
    expect(changed(("length = 40\n", "")), "track", line_of("[track]"), "`length`")


def test_an_unknown_value_is_refused_with_the_line_of_its_section() -> None:
    expect(changed(("length = 40", "length = 40\nlanes = 6")), "track", line_of("[track]"), "`lanes`")


def test_a_value_of_the_wrong_kind_is_refused_with_its_line() -> None:
    expect(changed(("length = 40", 'length = "long"')), "track.length", line_of("length"), "int")


def test_an_unknown_source_is_refused() -> None:
    text = changed(('source = "rulebook"', 'source = "guessed"'))
    expect(text, "money.source", line_of("source", "money"), "guessed")


@pytest.mark.parametrize("numbers", ["[8, 7, 6, 4, 3]", "[8, 7, 6, 4, 3, 2, 1]"])
def test_a_horse_with_more_or_fewer_than_six_numbers_is_refused(numbers: str) -> None:
    problem = refusal(changed(("[8, 7, 6, 4, 3, 2]", numbers)))
    assert "length 6" in problem.reason and problem.key.startswith("horses.list")
    assert problem.file == f"my-box.toml:{line_of('list', 'horses')}"


@pytest.mark.parametrize("value", ["[5, 9, 14, 20, 27]", "[5, 9, 14, 20, 27, 33, 34]"])
def test_a_track_has_six_crosses(value: str) -> None:
    expect(changed(("[5, 9, 14, 20, 27, 33]", value)), "track.crosses", line_of("crosses"), "length 6")


@pytest.mark.parametrize("value", ["[20, 16, 12, 8]", "[20, 16, 12, 8, 4, 2]"])
def test_odds_are_given_for_five_squares(value: str) -> None:
    expect(changed(("[20, 16, 12, 8, 4]", value)), "odds.win", line_of("win"), "length 5")


# What must hold


@pytest.mark.parametrize(
    ("what", "old", "new", "reason"),
    [
        ("horses", 'name = "Irrwisch"', 'name = "Fiaker"', "Fiaker stands 2 times; every card has its own name"),
        ("horses", 'name = "Irrwisch"', 'name = " "', "a card has no name"),
        ("horses", "[2, 4, 6, 8, 6, 4]", "[2, 4, -1, 8, 6, 4]", "Irrwisch has -1 in round 3; a number lies between 0 and 30"),
        ("horses", "[2, 4, 6, 8, 6, 4]", "[2, 4, 6, 8, 6, 31]", "Irrwisch has 31 in round 6; a number lies between 0 and 30"),
        ("jockeys", 'name = "Karla Lund"', 'name = "Anna Berg"', "Anna Berg stands 2 times; every card has its own name"),
        ("jockeys", 'name = "Karla Lund"', 'name = ""', "a card has no name"),
        ("jockeys", "[0, 0, 0, 0, 0, 0]", "[31, 0, 0, 0, 0, 0]", "Karla Lund has 31 in round 1"),
        ("jockeys", "[0, 0, 0, 0, 0, 0]", "[0, 0, 0, 0, -2, 0]", "Karla Lund has -2 in round 5"),
    ],
)
def test_cards_with_wrong_names_or_numbers_are_refused(what: str, old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), f"{what}.list", line_of("list", what), reason)


IRRWISCH = '  { name = "Irrwisch", numbers = [2, 4, 6, 8, 6, 4], character = { fr = "tient au milieu", en = "a stayer" } },\n'
KARLA = '  { name = "Karla Lund", numbers = [0, 0, 0, 0, 0, 0] },\n'


@pytest.mark.parametrize(
    ("what", "card", "wanted", "found"),
    [
        ("horses", "", 15, 14),
        ("horses", IRRWISCH + IRRWISCH.replace("Irrwisch", "Kobold"), 15, 16),
        ("jockeys", "", 12, 11),
        ("jockeys", KARLA + KARLA.replace("Karla", "Lena"), 12, 13),
    ],
)
def test_a_card_too_few_or_too_many_is_refused(what: str, card: str, wanted: int, found: int) -> None:
    text = changed((IRRWISCH if what == "horses" else KARLA, card))
    expect(text, f"{what}.list", line_of("list", what), f"there are {wanted} {what[:-1]} cards, here are {found}")


@pytest.mark.parametrize(
    ("key", "old", "new", "reason"),
    [
        ("length", "length = 40", "length = 19", "19 squares; a lane has 20 to 200"),
        ("length", "length = 40", "length = 201", "201 squares; a lane has 20 to 200"),
        ("crosses", "[5, 9,", "[0, 9,", "the cross of lane 1 is on square 0; the lane has squares 1 to 40"),
        ("crosses", "27, 33]", "27, 41]", "the cross of lane 6 is on square 41; the lane has squares 1 to 40"),
        ("crosses", "[5, 9, 14", "[5, 14, 14", "the crosses lie at different distances"),
    ],
)
def test_an_impossible_track_is_refused(key: str, old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), f"track.{key}", line_of(key), reason)


@pytest.mark.parametrize(
    ("key", "old", "new"),
    [
        ("win", "[20, 16, 12, 8, 4]", "[101, 16, 12, 8, 4]"),
        ("win", "[20, 16, 12, 8, 4]", "[20, 16, 12, 8, -1]"),
        ("win", "[20, 16, 12, 8, 4]", "[20, 16, 17, 8, 4]"),
        ("place", "[10, 8, 6, 4, 2]", "[2, 4, 6, 8, 10]"),
        ("place", "[10, 8, 6, 4, 2]", "[101, 8, 6, 4, 2]"),
    ],
)
def test_impossible_odds_are_refused(key: str, old: str, new: str) -> None:
    reason = "odds lie between 0 and 100 and never grow with the distance from the finish"
    expect(changed((old, new)), f"odds.{key}", line_of(key, "odds"), reason)


@pytest.mark.parametrize(
    ("key", "old", "new", "reason"),
    [
        ("step", "step = 100", "step = 0", "0 is no amount"),
        ("step", "step = 100", "step = -100", "-100 is no amount"),
        ("least_bid", "least_bid = 1000", "least_bid = 0", "0 is not a multiple of 100"),
        ("least_bid", "least_bid = 1000", "least_bid = 1050", "1050 is not a multiple of 100"),
        ("least_bid", "least_bid = 1000", "least_bid = -1000", "-1000 is not a multiple of 100"),
        ("start", "start = 10000", "start = -100", "-100 is not a multiple of 100 up to 1,000,000"),
        ("start", "start = 10000", "start = 10050", "10050 is not a multiple of 100 up to 1,000,000"),
        ("start", "start = 10000", "start = 1000100", "1000100 is not a multiple of 100 up to 1,000,000"),
        ("most_horses", "most_horses = 3", "most_horses = 0", "0 horses; a player buys 1 to 6 at most"),
        ("most_horses", "most_horses = 3", "most_horses = 7", "7 horses; a player buys 1 to 6 at most"),
    ],
)
def test_impossible_money_is_refused(key: str, old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), f"money.{key}", line_of(key, "money"), reason)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("length = 40", "length = 200"),
        ("[5, 9, 14, 20, 27, 33]", "[1, 2, 3, 4, 5, 40]"),
        ("[20, 16, 12, 8, 4]", "[100, 100, 50, 0, 0]"),
        ("start = 10000", "start = 0"),
        ("start = 10000", "start = 1000000"),
        ("least_bid = 1000", "least_bid = 100"),
        ("step = 100", "step = 1"),
        ("most_horses = 3", "most_horses = 1"),
        ("most_horses = 3", "most_horses = 6"),
        ("[2, 4, 6, 8, 6, 4]", "[30, 0, 30, 0, 30, 0]"),
    ],
)
def test_values_at_the_limits_are_playable(old: str, new: str) -> None:
    assert BOXES.read(changed((old, new))).digest != BOX.digest


def test_the_shortest_track_is_playable() -> None:
    box = BOXES.read(changed(("length = 40", "length = 20"), ("[5, 9, 14, 20, 27, 33]", "[5, 9, 14, 20, 1, 2]")))
    assert box.track.length == 20


# Another box is really played with

OTHER = msgspec.structs.replace(
    box_with({1: [10] * 6, 2: [22] * 6, 3: [24] * 6}, length=25, crosses=[1, 2, 3, 4, 5, 6]),
    odds=msgspec.structs.replace(BOX.odds, win=(50, 40, 30, 20, 10), place=(9, 7, 5, 3, 1)),
    money=msgspec.structs.replace(BOX.money, start=6000, least_bid=500, step=50, most_horses=2),
)


def test_another_box_has_its_own_money() -> None:
    state = opened(game=Finish(OTHER))
    assert cash_of(state) == [6000, 6000]
    assert refused(state, "bid 450").facts == {"least": 500}
    assert refused(state, "bid 525").facts == {"step": 50}
    do(state, "bid 500", "bid 550")


def test_another_box_has_its_own_number_of_horses() -> None:
    state = opened(game=Finish(OTHER))
    sell(state, 0, 500)
    sell(state, 0, 550)
    assert mover(state) == 1
    sell(state, 1, 500)
    assert refused(state, "maximum 500", seat=0).facts == {"most": 2}


def test_another_box_has_its_own_track_and_odds() -> None:
    state, log = betting([0, 1, 0], box=OTHER, prices=[500, 550, 600], cash=[1000, 950]), Log()
    run(state, [*ALL_SHOWN, 1, 2], ["bets win 3 50", "bets place 2 50"], log)
    assert (ranked(log).order, ranked(log).squares) == ((3, 2, 1), (26, 24, 12))
    assert (ranked(log).win_odds, ranked(log).place_odds) == (40, (7, 0))
    assert told_of(log, events.HorseFell) == []
    assert cash_of(state) == [1000 - 50 + 4 * 600 + 500 + 50 * 40, 950 - 50 + 2 * 550 + 50 * 7]


def test_in_a_box_with_small_change_a_stake_is_not_taken_for_a_lane() -> None:
    money = msgspec.structs.replace(BOX.money, step=1)
    box = msgspec.structs.replace(box_with({1: [40] * 6, 2: [39] * 6, 3: [36] * 6}), money=money)
    state, log = betting([0, 1, 0], box=box, cash=[100, 100]), Log()
    run(state, [*ALL_SHOWN, 2, 1], ["bets win 1 2 place 3 2", "bets win 3 1 place 2 3 place 3 2"], log)
    assert (paid(log, 0, "win-bet"), paid(log, 0, "place-bet")) == ([2 * 20], [2 * 4])
    assert (paid(log, 1, "win-bet"), paid(log, 1, "place-bet")) == ([], [3 * 10, 2 * 4])
