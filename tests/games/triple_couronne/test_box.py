"""The game's own box: what it holds of the rulebook, what the rule page asks of the rest, and its words."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hippodrome.core.box import Words
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import TITLE
from hippodrome.games.triple_couronne.box import (
    AGES,
    COLOURS,
    AnyCard,
    DrawCard,
    InjureCard,
    MoveCard,
    PayCard,
    RaceDay,
    ReceiveCard,
    ShieldCard,
    StrideCard,
    WithdrawCard,
)

BOX = load_game("triple-couronne").box
HORSES = {horse.name: horse for horse in BOX.horses.list}
RACE_CARDS, CHANCE_CARDS = BOX.race_cards.list, BOX.chance_cards.list
DECKS = {"race_cards": RACE_CARDS, "chance_cards": CHANCE_CARDS}


def race(edition: str, number: int) -> RaceDay:
    """A race as the programme counts them."""
    return BOX.programmes.of(edition)[number - 1]


def thousands(day: RaceDay, seats: int) -> list[int]:
    """The prizes as they are printed."""
    return [prize // 1000 for prize in day.prizes[seats - 2]]


# What the rulebook prints


def test_the_catalogue_goes_by_age_then_colour() -> None:
    assert [(horse.age, horse.colour) for horse in BOX.horses.list] == [(age, colour) for age in AGES for colour in COLOURS]


def test_the_columns_of_the_catalogue_add_up_to_those_of_the_leaflet() -> None:
    horses = BOX.horses.list
    assert (sum(horse.points for horse in horses), sum(horse.odds for horse in horses)) == (940, 119)
    assert sum(horse.complet.suggested for horse in horses) == 36_000_000
    assert sum(horse.complet.reserve for horse in horses) == 17_200_000
    assert sum(horse.marathon.suggested for horse in horses) == 48_000_000
    assert sum(horse.marathon.reserve for horse in horses) == 23_400_000
    moves = [sum(column) for column in zip(*(horse.moves for horse in horses), strict=True)]
    assert moves == [73, 72, 82, 89, 84, 89, 65, 88, 84, 80, 63, 71]


def test_the_moves_of_a_horse_add_up_to_its_points_and_only_the_best_of_an_age_has_one_more() -> None:
    for at, age in enumerate(AGES):
        horses = BOX.horses.list[6 * at : 6 * at + 6]
        assert all(sum(horse.moves) == horse.points for horse in horses)
        best = min(horses, key=lambda horse: horse.odds)
        assert [horse.points for horse in horses] == [25 + 4 * age + (horse is best) for horse in horses]
        assert best.moves[-1] == 1


@pytest.mark.rule("TC-15e")
def test_danseuse_etoile_moves_3_3_4() -> None:
    assert HORSES["Danseuse Etoile"].moves == (3, 3, 4, 4, 2, 3, 2, 3, 2, 1, 2, 4)


@pytest.mark.rule("TC-52e")
def test_the_prices_of_danseuse_etoile() -> None:
    horse = HORSES["Danseuse Etoile"]
    assert (horse.complet.reserve, horse.complet.suggested) == (1_100_000, 2_200_000)
    assert (horse.marathon.reserve, horse.marathon.suggested) == (1_400_000, 2_900_000)


@pytest.mark.rule("TC-32e", "TC-33e")
def test_the_odds_of_the_examples() -> None:
    assert [HORSES[name].odds for name in ("Danseuse Etoile", "Jumbo", "Schmatex", "D’Artagnan")] == [3, 4, 5, 3]


def test_the_name_that_the_copies_print_differently_is_that_of_most() -> None:
    assert "Kelbomec" in HORSES


@pytest.mark.parametrize(("edition", "races"), [("initiation", 3), ("reduit", 5), ("complet", 10), ("marathon", 15)])
def test_a_programme_has_its_races_and_ends_with_the_championship_but_for_the_first(edition: str, races: int) -> None:
    programme = BOX.programmes.of(edition)
    assert len(programme) == races
    assert (programme[-1].name == "Championnat du Monde") == (edition != "initiation")


@pytest.mark.parametrize(
    ("edition", "sums"),
    [
        ("initiation", [1800, 2400, 2400, 2700, 2700]),
        ("reduit", [4300, 5300, 5300, 5700, 5700]),
        ("complet", [16300, 18600, 18600, 19800, 19800]),
        ("marathon", [22100, 25800, 26300, 28500, 28500]),
    ],
)
def test_the_prizes_add_up_to_those_of_the_leaflet(edition: str, sums: list[int]) -> None:
    programme = BOX.programmes.of(edition)
    assert [sum(sum(thousands(day, seats)) for day in programme) for seats in range(2, 7)] == sums


@pytest.mark.rule("TC-22e")
def test_the_prizes_of_the_examples() -> None:
    assert thousands(race("initiation", 3), 4) == [600, 400, 200]
    assert thousands(race("reduit", 4), 2) == thousands(race("complet", 4), 2) == [400, 300]
    assert race("reduit", 5).least == 150_000 <= 300_000


@pytest.mark.rule("TC-22")
def test_the_fifth_race_of_the_marathon_pays_one_prize_with_two_or_three_players() -> None:
    assert [len(prizes) for prizes in race("marathon", 5).prizes] == [1, 1, 3, 4, 4]


@pytest.mark.rule("TC-42e", "TC-43e")
def test_the_races_that_a_three_year_old_has_next_after_race_4_of_complet() -> None:
    later = [number for number in range(5, 11) if 3 in race("complet", number).ages]
    assert later[:2] == [6, 8]
    assert [thousands(race("complet", number), 2)[0] for number in later[:2]] == [1000, 600]


@pytest.mark.rule("TC-12")
def test_all_prizes_are_multiples_of_100_000() -> None:
    for edition in TITLE.editions:
        assert all(prize % 100_000 == 0 for day in BOX.programmes.of(edition) for prizes in day.prizes for prize in prizes)


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize(
    ("edition", "conditions"),
    [
        ("initiation", "2 3 4+5"),
        ("reduit", "2 3 4+5 <1 >=150000"),
        ("complet", "2 3 4+5 <1 2 3 4+5 <550000 >=550000 >=750000"),
        ("marathon", "2 3 4+5 <1 <150000 2 3 4+5 <550000 2 3 4+5 <950000 >=950000 >=1150000"),
    ],
)
def test_who_qualifies_is_as_printed(edition: str, conditions: str) -> None:
    def condition(day: RaceDay) -> str:
        if day.least:
            return f">={day.least}"
        return "+".join(map(str, day.ages)) if day.below is None else f"<{day.below}"

    assert " ".join(condition(day) for day in BOX.programmes.of(edition)) == conditions
    assert all(day.ages == AGES for day in BOX.programmes.of(edition) if day.least or day.below is not None)


@pytest.mark.rule("TC-12", "TC-52")
def test_head_starts_and_the_end_of_sales_are_where_they_are_printed() -> None:
    days = [(edition, day) for edition in TITLE.editions for day in BOX.programmes.of(edition)]
    assert [(edition, day.name) for edition, day in days if day.handicap] == [
        ("complet", "Prix de l’Espérance"),
        ("marathon", "Prix de l’Espérance"),
        ("marathon", "Prix Sélection"),
    ]
    assert [(edition, day.name) for edition, day in days if day.last_sale] == [
        ("complet", "Prix de l’Espérance"),
        ("marathon", "Prix de l’Espérance"),
    ]


@pytest.mark.rule("TC-1", "TC-2", "TC-31")
def test_the_money_is_that_of_the_rulebook() -> None:
    money = BOX.money
    assert (money.start, money.auction_start, money.bank) == (2_000_000, 10_000_000, 87_960_000)
    assert (money.step, money.reduit_stakes) == (10_000, 200_000)


# What the rule page derives or asks of what is reconstructed


def test_the_lanes_grow_by_four_squares_from_age_to_age() -> None:
    assert BOX.track.finish == (35, 39, 43, 47)


@pytest.mark.parametrize("lane", BOX.squares.lanes)
def test_two_of_every_five_squares_of_a_lane_are_coloured_and_never_more_than_three_in_a_row_plain(lane: str) -> None:
    for at in range(0, len(lane) - 4, 5):
        assert lane[at : at + 5].count(".") == 3
    assert "...." not in lane
    assert 0.38 <= 1 - lane.count(".") / len(lane) <= 0.42
    assert 0 < lane.count("r") - lane.count("y") <= 3


def test_of_all_coloured_squares_twenty_seven_are_yellow_and_thirty_seven_red() -> None:
    assert [sum(lane.count(colour) for lane in BOX.squares.lanes) for colour in "yr"] == [27, 37]


def test_one_race_card_alone_asks_for_another_race_card() -> None:
    decks = [card.deck for card in RACE_CARDS if isinstance(card, DrawCard)]
    assert sorted(decks) == ["chance", "chance", "chance", "race"]
    assert {card.deck for card in CHANCE_CARDS if isinstance(card, DrawCard)} == {"chance"}


def test_the_race_cards_do_all_that_the_rulebook_says() -> None:
    kinds = Counter(type(card) for card in RACE_CARDS)
    assert set(kinds) == {MoveCard, DrawCard, WithdrawCard, InjureCard, ShieldCard, StrideCard}
    assert (kinds[WithdrawCard], kinds[InjureCard]) == (2, 2)
    assert {card.races for card in RACE_CARDS if isinstance(card, InjureCard)} == {1, 2}


@pytest.mark.rule("TC-17")
def test_the_chance_cards_move_horses_ask_for_cards_and_pay_as_much_as_they_cost() -> None:
    assert {type(card) for card in CHANCE_CARDS} == {MoveCard, DrawCard, ReceiveCard, PayCard}
    received = [card.amount for card in CHANCE_CARDS if isinstance(card, ReceiveCard)]
    paid = [card.amount for card in CHANCE_CARDS if isinstance(card, PayCard)]
    assert sum(received) == sum(paid)
    assert (min(received + paid), max(received + paid)) == (10_000, 100_000)


@pytest.mark.rule("TC-18")
def test_twelve_jockeys_protect_against_the_twelve_cards_that_move_back_one_square() -> None:
    back = [card.id for card in RACE_CARDS if isinstance(card, MoveCard) and card.by == -1]
    assert len(back) == 12
    assert sorted(jockey.asset for jockey in BOX.jockeys.list) == sorted(back)


def test_no_two_cards_have_the_same_name_or_text() -> None:
    for language in ("fr", "en"):
        for words in ([card.name[language] for card in (*RACE_CARDS, *CHANCE_CARDS)],
                      [card.text[language] for card in (*RACE_CARDS, *CHANCE_CARDS)]):  # fmt: skip
            assert len(set(words)) == 100


def promise(card: AnyCard, own: str) -> tuple[str, str]:
    """What the text of a card must say, in French and English; `own` is the deck that it belongs to."""
    match card:
        case MoveCard(by=by):
            fr, en = ("avance", "forward") if by > 0 else ("recule", "back")
            return (
                f"{fr} d’une case." if abs(by) == 1 else f"{fr} de {abs(by)} cases.",
                f"moves {en} one square." if abs(by) == 1 else f"moves {en} {abs(by)} squares.",
            )
        case DrawCard(deck=deck, count=count):
            fr, en = ("de course", "race card") if deck == "race" else ("d’entraînement et de chance", "training-and-chance card")
            if count > 1:
                return f": tirez {count} autres cartes {fr}.", f": draw {count} more {en}s."
            return (
                (f": tirez une autre carte {fr}.", f": draw another {en}.")
                if f"{deck}_cards" == own
                else (f": tirez une carte {fr}.", f": draw a {en}.")
            )
        case WithdrawCard():
            return "quitte aussitôt la course.", "leaves the race at once."
        case InjureCard(races=1):
            return "finit la course, puis manque la prochaine", "finishes the race, then misses the next one"
        case InjureCard():
            return "finit la course, puis manque les 2 prochaines", "finishes the race, then misses the next 2"
        case ShieldCard():
            return "la prochaine carte qui le ferait reculer", "the next card that would move it back"
        case StrideCard(by=by, advances=advances):
            fr, en = ("une case", "one square") if by == 1 else (f"{by} cases", f"{by} squares")
            return (
                f"à chacune de ses {advances} prochaines avancées, il fait {fr} de plus.",
                f"on each of its next {advances} advances it goes {en} further.",
            )
        case ReceiveCard(amount=amount):
            return f": recevez {amount // 1000}\u00a0000\u00a0F.", f": receive {amount:,} F."
        case PayCard(amount=amount):
            return f": payez {amount // 1000}\u00a0000\u00a0F.", f": pay {amount:,} F."


@pytest.mark.parametrize("deck", DECKS)
def test_the_text_of_a_card_says_exactly_what_happens(deck: str) -> None:
    for card in DECKS[deck]:
        fr, en = promise(card, deck)
        assert fr in card.text["fr"] and en in card.text["en"], card.id


@pytest.mark.rule("TC-14")
@pytest.mark.parametrize("deck", DECKS)
def test_only_cards_that_are_kept_say_so(deck: str) -> None:
    for card in DECKS[deck]:
        kept = isinstance(card, ShieldCard | StrideCard)
        assert card.text["fr"].startswith("Gardez cette carte\u00a0: ") == card.text["en"].startswith("Keep this card: ") == kept


def every_word() -> list[Words]:
    """Every name, text and character in the box."""
    cards = [words for card in (*RACE_CARDS, *CHANCE_CARDS) for words in (card.name, card.text)]
    characters = [*(horse.character for horse in BOX.horses.list), *(jockey.character for jockey in BOX.jockeys.list)]
    return [BOX.name, *cards, *characters]


@pytest.mark.parametrize("words", every_word(), ids=lambda words: words["en"])
def test_words_are_there_in_both_languages_short_and_well_set(words: Words) -> None:
    assert 0 < len(words["fr"]) <= 110 and 0 < len(words["en"]) <= 110
    assert words["fr"].strip() == words["fr"] and words["en"].strip() == words["en"]
    assert not re.search(r" [;:!?»]|[^\u202f][;!?]|[^\u00a0]:|'", words["fr"])
    assert not set("\u00a0\u202f'") & set(words["en"])


SECTIONS = ("money", "horses", "track", "squares", "race_cards", "chance_cards", "jockeys", "programmes")


def test_every_section_says_where_its_values_come_from() -> None:
    sources = {name: getattr(BOX, name).source for name in SECTIONS}
    assert {name for name, source in sources.items() if source == "rulebook"} == {"money", "horses", "programmes"}
    assert sources["track"] == "derived"
    assert all(getattr(BOX, name).because for name in SECTIONS)
