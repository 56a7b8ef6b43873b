"""Boxes that are refused, with file, line, key and reason."""

from __future__ import annotations

import pytest

from hippodrome.games import load_game, standard_box, title_of
from hippodrome.games.triple_couronne.box import Box, MoveCard
from tests.games.boxes import Boxes

BOX: Box = load_game("triple-couronne").box
TEXT = standard_box(title_of("triple-couronne")).read_text(encoding="utf-8")
BOXES = Boxes(Box, TEXT)
line_of, expect = BOXES.line_of, BOXES.expect
RACE_CARDS, CHANCE_CARDS = BOX.race_cards.list, BOX.chance_cards.list
DECKS = {"race_cards": RACE_CARDS, "chance_cards": CHANCE_CARDS}
SECTIONS = ("money", "horses", "track", "squares", "race_cards", "chance_cards", "jockeys", "programmes")


def changed(line: str, old: str, new: str, text: str = TEXT) -> str:
    """The standard box with some words replaced in the one line that starts so, where they must stand once."""
    lines = text.splitlines(keepends=True)
    (at,) = [at for at, here in enumerate(lines) if here.strip().startswith(line)]
    assert lines[at].count(old) == 1, f"{old!r} stands {lines[at].count(old)} times"
    lines[at] = lines[at].replace(old, new)
    return "".join(lines)


def test_the_digest_tells_boxes_apart_by_what_they_say_only() -> None:
    assert BOXES.read(TEXT + "\n# a remark\n").digest == BOX.digest
    assert BOXES.read(changed('{ id = "carrot"', "Quelqu’un croque", "On croque")).digest == BOX.digest
    assert BOXES.read(changed('{ id = "carrot"', "by = 1", "by = 2")).digest != BOX.digest


def test_a_card_with_an_unknown_effect_is_refused() -> None:
    problem = BOXES.refusal(changed('{ id = "wings"', '"move"', '"fly"'))
    assert "fly" in problem.reason
    assert problem.file == f"my-box.toml:{line_of('list', 'race_cards')}"


# What must hold

LATE, CARROT, WINGS, OUT = (f'{{ id = "{name}"' for name in ("late-start", "carrot", "wings", "soft-landing"))
HOOF, RHYTHM, SIGN = (f'{{ id = "{name}"' for name in ("bruised-hoof", "fine-rhythm", "trainers-sign"))
POSTCARDS, FLY = '{ id = "postcards"', '{ id = "the-fly"'
JUMBO, HARRIET, SALAMANDRE = '{ name = "Jumbo"', '{ name = "Harriet', '{ name = "Prix de la Salamandre"'


@pytest.mark.parametrize(
    ("key", "line", "old", "new", "reason"),
    [
        ("title", "title", "triple-couronne", "finish", "this is a box of 'finish', not of 'triple-couronne'"),
        ("digest", "title", "triple-couronne", 'triple-couronne"\ndigest = "abc', "take it out"),
        ("money.step", "step", "10_000", "0", "0: a tenth of every prize"),
        ("money.step", "step", "10_000", "-10_000", "-10000: a tenth of every prize"),
        ("money.step", "step", "10_000", "20_000", "20000: a tenth of every prize"),
        ("money.step", "step", "10_000", "625", "half of it is paid for a jumelé"),
        ("money.start", "start", "2_000_000", "0", "0 is no multiple of 10000"),
        ("money.start", "start", "2_000_000", "2_000_001", "2000001 is no multiple of 10000"),
        ("money.auction_start", "auction_start", "10_000_000", "1_000_010_000", "is no multiple of 10000 up to 1000000000"),
        ("money.reduit_stakes", "reduit_stakes", "200_000", "5_000", "5000 is no multiple of 10000"),
        ("money.bank", "bank", "87_960_000", "0", "0 is no amount"),
        ("money.bank", "bank", "87_960_000", "1_000_000_001", "1000000001 is no amount"),
        ("horses.list", JUMBO, "Jumbo", "Bolide", "Bolide stands 2 times"),
        ("horses.list", JUMBO, "Jumbo", " ", "something has no name"),
        ("horses.list", JUMBO, "age = 2", "age = 3", "Jumbo stands where the yellow horse of 2 years belongs"),
        ("horses.list", JUMBO, '"yellow"', '"red"', "Jumbo stands where the yellow horse of 2 years belongs"),
        ("horses.list", JUMBO, "[3, 4, 3,", "[3, 4, 3, 1,", "Jumbo needs 12 moves of 1 to 6"),
        ("horses.list", JUMBO, "[3, 4, 3,", "[3, 7, 3,", "Jumbo needs 12 moves of 1 to 6"),
        ("horses.list", JUMBO, "[3, 4, 3,", "[3, 4, 0,", "Jumbo needs 12 moves of 1 to 6"),
        ("horses.list", JUMBO, "[3, 4, 3,", "[3, 4, 4,", "the moves of Jumbo add up to 34, not to its 33 points"),
        ("horses.list", JUMBO, "odds = 4", "odds = 1", "Jumbo has odds of 1; they lie between 2 and 100"),
        ("horses.list", JUMBO, "odds = 4", "odds = 101", "Jumbo has odds of 101"),
        ("horses.list", JUMBO, "reserve = 700_000", "reserve = 0", "Jumbo (complet): a reserve price up to"),
        ("horses.list", JUMBO, "reserve = 700_000", "reserve = 705_000", "Jumbo (complet): a reserve price up to"),
        ("horses.list", JUMBO, "suggested = 1_500_000", "suggested = 690_000", "Jumbo (complet): a reserve price up to"),
        ("horses.list", JUMBO, "suggested = 2_000_000", "suggested = 2_000_001", "Jumbo (marathon): a reserve price up to"),
        ("horses.list", JUMBO, "suggested = 2_000_000", "suggested = 200_000_000", "Jumbo (marathon)"),
        ("track.finish", "finish", "35", "9", "9 squares for horses of 2 years; a lap has 10 to 100"),
        ("track.finish", "finish", "47", "101", "101 squares for horses of 5 years; a lap has 10 to 100"),
        ("squares.lanes", "finish", "39", "38", "the lane of 3 years has 38 squares before the line; it needs 37"),
        ("squares.lanes", '"...ry', "...ry", "...by", "the lane of 2 years may hold only y, r and '.'"),
        ("race_cards.list", WINGS, "by = 4", "by = 4, copies = 2", "a deck has 50 cards, these are 51"),
        ("race_cards.list", WINGS, '"wings"', '"carrot"', "carrot stands 2 times"),
        ("race_cards.list", WINGS, '"wings"', '""', "something has no name"),
        ("race_cards.list", WINGS, 'fr = "Des ailes"', 'fr = ""', "wings: name and text are needed in the same languages"),
        ("race_cards.list", WINGS, "by = 4", "by = 0", "wings: a card moves a horse by 1 to 10 squares, not by 0"),
        ("race_cards.list", WINGS, "by = 4", "by = 11", "wings: a card moves a horse by 1 to 10 squares, not by 11"),
        ("race_cards.list", WINGS, "by = 4", "by = -11", "wings: a card moves a horse by 1 to 10 squares, not by -11"),
        ("race_cards.list", SIGN, '"chance"', '"chance", count = 0', "a card asks for 1 to 3 further ones, not for 0"),
        ("race_cards.list", SIGN, '"chance"', '"chance", count = 4', "a card asks for 1 to 3 further ones, not for 4"),
        ("race_cards.list", HOOF, "races = 1", "races = 3", "bruised-hoof: an injury lasts 1 or 2 races, not 3"),
        ("race_cards.list", HOOF, "races = 1", "races = 2", "exactly two race cards injure a horse"),
        ("race_cards.list", OUT, '"withdraw"', '"injure", races = 1', "exactly two race cards injure a horse"),
        ("race_cards.list", RHYTHM, "by = 1", "by = 4", "fine-rhythm: 1 to 3 squares more on 1 to 6 advances"),
        ("race_cards.list", RHYTHM, "advances = 3", "advances = 7", "fine-rhythm: 1 to 3 squares more on 1 to 6 advances"),
        ("race_cards.list", OUT, '"withdraw"', '"pay", amount = 5000', "only training-and-chance cards are about money"),
        ("chance_cards.list", POSTCARDS, "10_000", "0", "postcards: 0 is no multiple of 5,000"),
        ("chance_cards.list", POSTCARDS, "10_000", "1_005_000", "postcards: 1005000 is no multiple of 5,000"),
        ("chance_cards.list", POSTCARDS, '"receive", amount = 10_000', '"pay", amount = 1', "postcards: 1 is no multiple"),
        ("chance_cards.list", FLY, '"move", by = -1', '"withdraw"', "the-fly: only race cards injure, withdraw or are kept"),
        ("chance_cards.list", FLY, '"move", by = -1', '"shield"', "the-fly: only race cards injure, withdraw or are kept"),
        ("chance_cards.list", FLY, '"move", by = -1', '"injure", races = 1', "the-fly: only race cards injure"),
        ("chance_cards.list", FLY, '"move", by = -1', '"stride", by = 1, advances = 1', "the-fly: only race cards injure"),
        ("chance_cards.list", FLY, '"the-fly"', '"carrot"', "carrot is also the id of a race card"),
        ("jockeys.list", HARRIET, "Harriet Quickthorn", "Oona Kilbrack", "Oona Kilbrack stands 2 times"),
        ("jockeys.list", HARRIET, '"late-start"', '"headwind"', "every jockey protects against another card"),
        ("jockeys.list", HARRIET, '"late-start"', '"stumble"', "'stumble' is not a race card that moves a horse back one square"),
        ("jockeys.list", HARRIET, '"late-start"', '"the-fly"', "'the-fly' is not a race card"),
        ("jockeys.list", LATE, "by = -1", "by = -2", "'late-start' is not a race card that moves a horse back one square"),
        ("programmes.marathon", SALAMANDRE, "de la Salamandre", "Morny", "Prix Morny stands 2 times"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[]", "Salamandre: ages are some of 2, 3, 4, 5, in ascending order"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[3, 2]", "Salamandre: ages are some of 2, 3, 4, 5"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[1, 2]", "Salamandre: ages are some of 2, 3, 4, 5"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[2], least = -1", "Salamandre: no horse can have earned that"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[2], below = 0", "Salamandre: no horse can have earned that"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[2], least = 100, below = 100", "no horse can have earned that"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[2], least = 1_000_000_000", "no horse can have earned that"),
        ("programmes.marathon", SALAMANDRE, "[2]", "[2], last_sale = true", "only one race is the last"),
        ("programmes.marathon", SALAMANDRE, "[[600_000], ", "[", "Salamandre: prizes are needed for 2 to 6 players"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", "[[]", "Salamandre: one to four prizes"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", "[[600_000, 700_000]", "none greater than the one before"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", f"[[{', '.join(['600_000'] * 5)}]", "one to four prizes"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", "[[650_000]", "prizes are multiples of 100000"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", "[[600_000, 0]", "prizes are multiples of 100000"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", "[[1_000_100_000]", "up to 1000000000"),
        ("programmes.marathon", SALAMANDRE, "[[600_000]", "[[700_000]", "the first prize is the same for any number of players"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(key: str, line: str, old: str, new: str, reason: str) -> None:
    section, _, name = key.rpartition(".")
    at = line_of(name, section) if section else TEXT.splitlines().index('title = "triple-couronne"') + 1 + (name == "digest")
    expect(changed(line, old, new), key, at, reason)


@pytest.mark.parametrize(
    ("key", "line", "reason"),
    [
        ("horses.list", '  { name = "Monseigneur"', "the catalogue has 24 horses, here are 23"),
        ("race_cards.list", f"  {CARROT}", "a deck has 50 cards, these are 49"),
        ("chance_cards.list", f"  {FLY}", "a deck has 50 cards, these are 49"),
        ("jockeys.list", f"  {HARRIET}", "there are 12 jockeys, here are 11"),
    ],
)
def test_something_missing_is_refused(key: str, line: str, reason: str) -> None:
    text = "".join(one for one in TEXT.splitlines(keepends=True) if not one.startswith(line))
    section, name = key.split(".")
    expect(text, key, line_of(name, section), reason)


def test_a_card_without_copies_is_refused() -> None:
    text = changed(WINGS, "by = 4", "by = 4, copies = 0", changed(CARROT, "by = 1", "by = 1, copies = 2"))
    expect(text, "race_cards.list", line_of("list", "race_cards"), "wings: 0 copies")


def test_a_jockey_cannot_protect_against_a_card_of_which_there_are_two() -> None:
    text = changed(LATE, "by = -1", "by = -1, copies = 2")
    text = "".join(line for line in text.splitlines(keepends=True) if not line.strip().startswith(CARROT))
    expect(text, "jockeys.list", line_of("list", "jockeys") - 1, "'late-start' is not a race card that moves a horse back")


def test_strides_that_add_up_to_too_much_are_refused() -> None:
    """Fourteen squares of five cards, and the two of giant strides."""
    text = TEXT
    for name, by in (("carrot", 3), ("mousehole", 3), ("tailwind", 3), ("wings", 3), ("shelter", 1)):
        old = f'"move", by = {next(card.by for card in RACE_CARDS if isinstance(card, MoveCard) and card.id == name)}'
        text = changed(f'{{ id = "{name}"', old, f'"stride", by = {by}, advances = 1', text)
    assert BOXES.read(text.replace('"stride", by = 1, advances = 3', '"shield"'))
    expect(text, "race_cards.list", line_of("list", "race_cards"), "strides may add up to 15 squares")


@pytest.mark.parametrize(
    ("deck", "total", "cards"),
    [
        ("race_cards", 8, {"wings": -10, "open-road": -10, "second-wind": -4}),
        ("chance_cards", 0, {"sea-air": -10, "cello-method": -10}),
    ],
)
def test_a_deck_that_moves_horses_back_faster_than_they_advance_is_refused(deck: str, total: int, cards: dict[str, int]) -> None:
    """The slowest horses advance by 33 squares in twelve moves, 2.75 in one. Five cards in a row of a deck that moves back 27
    squares in all take 2.7 of that on average, with 28 squares 2.8."""
    moves = {card.id: card.by for card in DECKS[deck] if isinstance(card, MoveCard)}
    assert sum(moves.values()) == total
    assert sum(by - moves[name] for name, by in cards.items()) + total == -27
    text = TEXT
    for name, by in cards.items():
        text = changed(f'{{ id = "{name}"', f"by = {moves[name]}", f"by = {by}", text)
    assert BOXES.read(text)
    name = "shelter" if deck == "race_cards" else "hill-work"
    text = changed(f'{{ id = "{name}"', "by = 2", "by = 1", text)
    expect(text, f"{deck}.list", line_of("list", deck), "a race might never end")


@pytest.mark.parametrize("races", [0, 21])
def test_a_programme_without_races_or_with_too_many_is_refused(races: int) -> None:
    start, end = TEXT.index("\ninitiation = [") + 1, TEXT.index("\nreduit = [") + 1
    day = '{ name = "Prix %d", prizes = [[100_000], [100_000], [100_000], [100_000], [100_000]] },'
    text = TEXT[:start] + "initiation = [" + "".join(day % number for number in range(races)) + "]\n" + TEXT[end:]
    expect(text, "programmes.initiation", line_of("initiation", "programmes"), f"1 to 20 races, this one {races}")


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("step", "10_000", "2"),
        ("bank", "87_960_000", "1_000_000_000"),
        (JUMBO, "odds = 4", "odds = 100"),
        (JUMBO, "odds = 4", "odds = 2"),
        (JUMBO, "reserve = 700_000", "reserve = 1_500_000"),
        (WINGS, "by = 4", "by = 10"),
        (SIGN, '"chance"', '"chance", count = 3'),
        (RHYTHM, "by = 1, advances = 3", "by = 3, advances = 6"),
        (POSTCARDS, "10_000", "1_000_000"),
        (SALAMANDRE, "[2]", "[2], least = 0, below = 1"),
        (SALAMANDRE, "[[600_000]", "[[600_000, 600_000, 600_000, 100_000]"),
    ],
)
def test_values_at_the_limits_are_playable(line: str, old: str, new: str) -> None:
    assert BOXES.read(changed(line, old, new)).digest != BOX.digest


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_in_the_short_programmes_no_race_ends_the_sales(edition: str) -> None:
    lines = TEXT.splitlines(keepends=True)
    at = lines.index(f"{edition} = [\n")
    lines[at + 1] = lines[at + 1].replace("ages = [2]", "ages = [2], last_sale = true")
    expect("".join(lines), f"programmes.{edition}", at + 1, "horses are sold in complet and marathon only")
