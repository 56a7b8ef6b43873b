"""Boxes: what the game's own holds of the rulebook, and every one that is refused, with file, line, key and reason."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadBox
from hippodrome.core.rollout import playout
from hippodrome.games import load_game
from hippodrome.games.finish_line.box import Box
from hippodrome.games.finish_line.rules import FinishLine
from tests.games.boxes import Boxes
from tests.games.finish_line.races import BOX, BOX_TEXT, capital_of, opened, setup, view

STANDARD: Box = load_game("finish-line").box
BOXES = Boxes(Box, BOX_TEXT)
changed = BOXES.changed
BOTH = pytest.mark.parametrize("box", [STANDARD, BOX], ids=["standard", "test"])


def expect(text: str, key: str, reason: str) -> BadBox:
    """The box must be refused at this key, at the line where it stands, for a reason that says this."""
    problem = BOXES.refusal(text)
    assert problem.key == key
    assert reason in problem.reason
    if key:
        section, _, name = key.rpartition(".")
        lines = text.splitlines()
        start = lines.index(f"[{section}]") if section else 0
        number = next(at for at in range(start, len(lines)) if lines[at].startswith(name.partition("[")[0] or f"[{key}]"))
        assert problem.file == f"my-box.toml:{number + 1}"
    return problem


# The game's own box: only what the rulebook prints and the page derives


@BOTH
def test_the_box_has_the_dice_of_the_rulebook(box: Box) -> None:
    assert box.dice.all.listed() == [12, 6, 5, 2, 2] and sum(box.dice.all.listed()) == 27
    assert box.dice_for(2) == [10, 5, 4, 2, 2] and box.dice_for(3) == box.dice_for(4) == [12, 6, 5, 2, 2]


@BOTH
def test_the_faces_are_those_that_the_rulebook_names(box: Box) -> None:
    assert set(box.faces.white.sides) == {"horseshoe", "blank"}
    assert set(box.faces.red.sides) == {"whip", "double", "blank"}
    assert set(box.faces.yellow.sides) == {"helmet", "interference", "dead-heat", "loss"}
    assert set(box.faces.green.sides) == {"blank", "outsider-1000", "outsider-2000", "outsider-3000"}
    assert set(box.faces.black.sides) == {"side-bet", "extra", "disqualified", "tip", "pace"}


@BOTH
def test_odds_and_money_are_those_of_the_rule_page(box: Box) -> None:
    assert box.odds.ladder[:3] == (2, 3, 4) and box.odds.ladder[4] == 7 and sum(box.odds.ladder[5:]) == 25
    assert (box.money.capital, box.money.step, box.money.side_bet) == ((1000, 2000, 3000), 100, 500)
    assert box.course.home_stretch == 7


@BOTH
def test_5_and_11_are_no_favourites_and_no_tile_is_both(box: Box) -> None:
    assert not {5, 11} & set(box.tiles.favourites)
    assert len(box.tiles.favourites) == len(box.tiles.sure_runners) == 6
    assert not set(box.tiles.favourites) & set(box.tiles.sure_runners)


def test_the_digest_tells_boxes_apart_by_what_is_played_with_only() -> None:
    assert BOX.digest != STANDARD.digest
    assert BOXES.read(BOX_TEXT + "\n# a remark\n").digest == BOX.digest
    assert BOXES.read(changed(("home_stretch = 7", "home_stretch = 8"))).digest != BOX.digest


# The file itself


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('title = "finish-line"', 'title = "finish"', "title", "this is a box of 'finish', not of 'finish-line'"),
        (
            "[2, 6, 10, 14, 18, 22]",
            "[2, 6, 10, 14, 18, 25]",
            "tiles.favourites",
            "there is no tile 25; tiles are numbered 1 to 24",
        ),
        ("[2, 6, 10, 14, 18, 22]", "[0, 6]", "tiles.favourites", "there is no tile 0"),
        ("[2, 6, 10, 14, 18, 22]", "[6, 6]", "tiles.favourites", "tile 6 stands there twice"),
        ("[1, 8, 12, 16, 20, 24]", "[1, 1]", "tiles.sure_runners", "tile 1 stands there twice"),
        ("[1, 8, 12, 16, 20, 24]", "[1, 6]", "tiles.sure_runners", "tile 6 is a favourite already"),
        ("white = 12", "white = 11", "dice.all", "there are 27 dice, here are 26"),
        ("white = 12, red = 6", "white = 11, red = 7", "dice.all", "11 white dice; a photo finish needs 12"),
        ("yellow = 5, green = 2", "yellow = 7, green = 0", "dice.all", "0 green dice; there is at least one of each colour"),
        ("red = 6, yellow = 5", "red = 3, yellow = 8", "course.home_stretch", "with 8 yellow dice"),
        ("home_stretch = 7", "home_stretch = 4", "course.home_stretch", "with 5 yellow dice"),
        ("home_stretch = 7", 'home_stretch = "seven"', "course.home_stretch", "int"),
        ("white = 2, red = 1", "white = 13, red = 1", "dice.not_with_two", "13 of 12 white dice cannot be set aside"),
        ("white = 2, red = 1", "white = -1, red = 1", "dice.not_with_two", "-1 of 12 white dice"),
        ("white = 2, red = 1", "white = 12, red = 6, green = 2", "dice.not_with_two", "three dice of two colours"),
        ("[2, 3, 4, 5, 7, 10, 15]", "[2, 3, 4, 5, 7, 10, 9]", "odds.ladder", "never fall"),
        ("[2, 3, 4, 5, 7, 10, 15]", "[0, 3, 4, 5, 7, 10, 15]", "odds.ladder", "odds lie between 1 and 100"),
        ("[2, 3, 4, 5, 7, 10, 15]", "[2, 3, 4, 5, 7, 10, 101]", "odds.ladder", "odds lie between 1 and 100"),
        ("[2, 3, 4, 5, 7, 10, 15]", "[2, 3, 4, 5, 7, 10]", "odds.ladder", "length 7"),
        ("step = 100", "step = 0", "money.step", "0 is no amount"),
        ("[1000, 2000, 3000]", "[1050, 2000, 3000]", "money.capital", "1050 before race 1 is not a multiple of 100"),
        ("[1000, 2000, 3000]", "[1000, 0, 3000]", "money.capital", "0 before race 2"),
        ("[1000, 2000, 3000]", "[1000, 2000, 1000100]", "money.capital", "1000100 before race 3"),
        ("side_bet = 500", "side_bet = -1", "money.side_bet", "-1 is no amount"),
        ("side_bet = 500", "side_bet = 1000001", "money.side_bet", "is no amount from 0 to 1,000,000"),
    ],
)
def test_an_impossible_box_is_refused(old: str, new: str, key: str, reason: str) -> None:
    expect(changed((old, new)), key, reason)


WHITE = '["horseshoe", "horseshoe", "horseshoe", "horseshoe", "blank", "blank"]'


@pytest.mark.parametrize(
    ("colour", "old", "new", "reason"),
    [
        ("white", WHITE, WHITE.replace('"blank", ', '"whip", '), "whip is on red dice, not on white ones"),
        ("white", WHITE, WHITE.replace("blank", "horseshoe"), "white dice with horseshoes and blanks"),
        ("white", WHITE, WHITE.replace("horseshoe", "blank"), "white dice with horseshoes and blanks"),
        ("black", '"pace"]', '"helmet"]', "helmet is on yellow dice, not on black ones"),
        ("green", '"outsider-3000"', '"dead-heat"', "dead-heat is on yellow dice, not on green ones"),
    ],
)
def test_a_face_on_the_wrong_die_is_refused(colour: str, old: str, new: str, reason: str) -> None:
    expect(changed((old, new)), f"faces.{colour}.sides", reason)


@pytest.mark.parametrize(("new", "reason"), [('"pace", "tip"]', "length 6"), ('"wings"]', "wings"), ("7]", "str")])
def test_a_die_has_six_sides_with_known_faces(new: str, reason: str) -> None:
    problem = BOXES.refusal(changed(('"pace"]', new)))
    assert problem.key.startswith("faces.black.sides") and reason in problem.reason


# Another box is really played with


def test_another_box_has_its_own_money_odds_and_faces() -> None:
    text = changed(
        ("[1000, 2000, 3000]", "[50, 100, 150]"),
        ("step = 100", "step = 10"),
        ("[2, 3, 4, 5, 7, 10, 15]", "[1, 1, 1, 1, 1, 1, 100]"),
        ('"pace"]', '"blank"]'),
        ("[2, 6, 10, 14, 18, 22]", "[20]"),
        ("[1, 8, 12, 16, 20, 24]", "[]"),
    )
    game = FinishLine(BOXES.read(text))
    state = opened(game=game)
    seen = view(state)
    assert capital_of(state) == [50, 50, 50] and [tile.odds for tile in seen.tiles] == [1, 1, 1, 1, 1, 1, 100]
    assert [tile.horse for tile in seen.tiles if tile.favourite] == [20] and not any(tile.sure for tile in seen.tiles)
    game.apply(state, 0, game.read("bets win s1 10"), FastChance(1))
    assert playout(game, game.start(setup(2), FastChance(2)), FastChance(3)) > 100
