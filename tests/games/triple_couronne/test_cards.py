"""What cards do to a horse: one effect after the other, chains of draws, kept cards, jockeys (TC-14, TC-16 to TC-19)."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import components, effects, events
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.races import (
    BOX,
    FAR,
    HORSES,
    JOCKEYS,
    LAST,
    box_with,
    cash_of,
    deck_of,
    finished,
    race,
    raced,
    ran,
    rode,
    told,
    told_of,
    view,
)

RACE_DECK = deck_of(BOX, "race")
CHANCE_DECK = deck_of(BOX, "chance")


@pytest.mark.rule("TC-14", "TC-16", "TC-17", "TC-19")
def test_the_cards_of_these_tests_do_everything_that_a_card_can_do() -> None:
    found = {type(components.effect(card)) for card in (*BOX.race_cards.list, *BOX.chance_cards.list)}
    assert found == set(effects.Effect.__subclasses__())


@pytest.mark.rule("TC-16")
def test_a_drawn_card_is_told_as_one_of_its_deck() -> None:
    box, log = load_game("triple-couronne").box, Log()
    game, chance = TripleCouronne(box), FastChance(3)
    state = game.start(Setup(title="triple-couronne", edition="initiation", seats=4), chance, log)
    while owing := game.to_act(state):
        horses = [horse + 1 for horse in state.qualified(owing[0])]
        game.apply(state, owing[0], game.read(f"enter {' '.join(map(str, horses))}"), chance, log)
    decks = {"race": box.race_cards.list, "chance": box.chance_cards.list}
    drawn = told_of(log, events.CardDrawn)
    assert {event.deck for event in drawn} == set(decks)
    assert all(event.card in [card.id for card in decks[event.deck]] for event in drawn)


# Move


@pytest.mark.rule("TC-16")
@pytest.mark.parametrize(("card", "square"), [("on-2", 9), ("on-9", 16), ("slip-1", 6), ("back-2", 5), ("back-3", 4)])
def test_a_race_card_moves_the_horse_that_drew_it_forward_or_back(card: str, square: int) -> None:
    ride = rode(card)
    assert ride.moved(1) == [(1, 0, 7), (1, 7, square)]
    assert ride.drawn() == [card]


@pytest.mark.rule("TC-16")
@pytest.mark.parametrize(("card", "square"), [("up-1", 9), ("up-2", 10), ("down-3", 5)])
def test_a_chance_card_moves_it_too(card: str, square: int) -> None:
    assert rode(card).moved(1) == [(1, 0, 8), (1, 8, square)]


@pytest.mark.rule("TC-16")
def test_a_card_is_done_at_once_before_the_next_horse_moves() -> None:
    ride = ran([1, 2], "on-2", moves={1: [7], 2: [FAR]})
    assert [(horse, end) for horse, _, end in ride.moved()] == [(1, 7), (1, 9), (2, FAR)]


@pytest.mark.rule("TC-16")
def test_a_card_that_moves_a_horse_onto_a_coloured_square_makes_it_draw_again() -> None:
    ride = rode("on-1", "down-1", "hurt-1")
    assert ride.drawn() == ["on-1", "down-1", "hurt-1"]
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 8), (1, 8, 7)]


@pytest.mark.rule("TC-16", "TC-20")
def test_a_card_that_carries_a_horse_over_the_line_ends_its_draws() -> None:
    squares = {2: {35: "y"}}
    ride = ran([1, 2], "race-thrice", "on-9", needed=2, moves={1: [35], 2: [FAR]}, squares=squares)
    assert ride.drawn() == ["race-thrice", "on-9"]
    assert ride.order() == [1, 2]


@pytest.mark.rule("TC-16")
def test_a_horse_at_the_start_line_that_should_go_back_does_not_and_draws_no_more() -> None:
    ride = rode("race-thrice", "back-9", "slip-1", "hurt-1", moves=[7, 3])
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 0), (1, 0, 3)]
    assert ride.drawn() == ["race-thrice", "back-9", "slip-1", "hurt-1"]


# Draw


@pytest.mark.rule("TC-16")
@pytest.mark.parametrize(
    ("card", "deck", "further"),
    [
        ("race-again", "race", ["hurt-1"]),
        ("race-thrice", "race", ["hurt-1", "hurt-2", "shield"]),
        ("chance-next", "chance", ["get-5"]),
        ("chance-twice", "chance", ["get-5", "pay-50"]),
        ("draw-race", "race", ["hurt-1"]),
        ("draw-chance", "chance", ["get-5"]),
        ("draw-chances", "chance", ["get-5", "pay-50"]),
    ],
)
def test_a_card_may_ask_for_further_cards_of_a_deck(card: str, deck: str, further: list[str]) -> None:
    ride = rode(card, *further)
    assert ride.drawn() == [card, *further]
    assert {event.deck for event in told_of(ride.log, events.CardDrawn)[1:]} == {deck}


@pytest.mark.rule("TC-16")
def test_a_card_is_finished_before_the_next_is_drawn() -> None:
    """Of two chance cards that are asked for, the first moves the horse; then comes the second, from where it stands."""
    ride = rode("chance-twice", "up-2", "up-1")
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 9), (1, 9, 10)]


@pytest.mark.rule("TC-16")
def test_the_square_that_a_card_leads_to_is_settled_before_the_next_card_that_was_asked_for() -> None:
    """The first of three race cards puts the horse on red: its chance card comes before the other two."""
    ride = rode("race-thrice", "on-1", "get-5", "hurt-1", "hurt-2")
    assert ride.drawn() == ["race-thrice", "on-1", "get-5", "hurt-1", "hurt-2"]


@pytest.mark.rule("TC-16")
def test_cards_that_a_card_asks_for_come_before_those_that_were_asked_for_earlier() -> None:
    """Of two chance cards the first asks for a race card, which leads onto red; only then the second."""
    ride = rode("chance-twice", "draw-race", "on-1", "get-5", "pay-50")
    assert ride.drawn() == ["chance-twice", "draw-race", "on-1", "get-5", "pay-50"]


@pytest.mark.rule("TC-16")
def test_at_most_five_cards_are_drawn_in_a_row_from_square_to_square() -> None:
    ride = rode("on-1", "down-1", "on-1", "down-1", "on-1")
    assert ride.square() == 8, "a red square, but no sixth card"


@pytest.mark.rule("TC-16")
def test_cards_that_a_card_asks_for_are_among_the_five() -> None:
    ride = rode("race-again", "race-thrice", "chance-twice", "get-5", "pay-50")
    assert len(ride.drawn()) == 5, "two race cards are still owed"


@pytest.mark.rule("TC-16")
def test_the_card_of_a_square_is_drawn_and_one_that_was_asked_for_earlier_lapses_as_the_sixth() -> None:
    ride = rode("race-again", "race-thrice", "on-1", "get-5", "hurt-1")
    assert ride.square() == 8
    assert ride.drawn() == ["race-again", "race-thrice", "on-1", "get-5", "hurt-1"]


@pytest.mark.rule("TC-16")
def test_the_five_are_counted_anew_with_every_advance_and_every_horse() -> None:
    five = ["on-1", "down-1", "on-1", "down-1", "on-1"]
    ride = ran([1, 2, LAST], *five, "down-1", "hurt-1", moves={1: [7], 2: [8], LAST: [FAR]})
    assert ride.drawn() == [*five, "down-1", "hurt-1"]
    ride = ran([1, LAST], *five, "hurt-1", moves={1: [7, 2], LAST: [1, FAR]}, squares={2: {7: "y", 8: "r", 10: "y"}})
    assert ride.drawn() == [*five, "hurt-1"]


# Withdraw


@pytest.mark.rule("TC-19")
def test_a_withdrawn_horse_leaves_the_race_and_never_moves_again() -> None:
    ride = rode("out", moves=[7, 3, 3])
    assert ride.fate() == "withdrawn"
    assert ride.moved(1) == [(1, 0, 7)]
    assert [event.horse for event in told_of(ride.log, events.HorseWithdrawn)] == [HORSES[0]]


@pytest.mark.rule("TC-16", "TC-19")
def test_draws_that_are_still_owed_lapse_when_the_horse_is_withdrawn() -> None:
    ride = rode("race-thrice", "out")
    assert ride.drawn() == ["race-thrice", "out"]


@pytest.mark.rule("TC-19")
def test_the_others_run_on_without_a_withdrawn_horse() -> None:
    ride = ran([1, 2, 3], "out", needed=2, moves={1: [1, 1, FAR], 2: [7], 3: [1, FAR]})
    assert ride.order() == [3, 1]


# Injure


@pytest.mark.rule("TC-19")
@pytest.mark.parametrize(("card", "races"), [("hurt-1", 1), ("hurt-2", 2)])
def test_an_injured_horse_finishes_the_race(card: str, races: int) -> None:
    ride = ran([1, 2], card, needed=2, moves={1: [7, FAR], 2: [1, 1, FAR]})
    assert ride.order() == [1, 2]
    assert ride.injury() == races
    assert [(event.horse, event.races) for event in told_of(ride.log, events.HorseInjured)] == [(HORSES[0], races)]


@pytest.mark.rule("TC-19")
@pytest.mark.parametrize("cards", [("hurt-1", "hurt-2"), ("hurt-2", "hurt-1")])
def test_of_two_injuries_in_one_race_the_longer_counts(cards: tuple[str, str]) -> None:
    assert rode("race-thrice", *cards, "shield").injury() == 2


@pytest.mark.rule("TC-19")
def test_a_horse_injured_for_one_race_misses_the_next_of_its_age_and_no_other() -> None:
    """Complet: race 1 is for two-year-olds, 2 for three, 3 for four and five, 4 for every age."""
    state, _ = raced((2, 1), cards={1: ["hurt-1"]}, edition="complet", seats=2)
    assert missing(state) == {HORSES[0]: 1}
    state, _ = raced((8, 7), edition="complet", seats=2, race=2, bars={1: 1})
    assert missing(state) == {HORSES[0]: 1}, "a race of another age is not one that it misses"
    state, _ = raced((2, 8), edition="complet", seats=2, race=4, bars={1: 1})
    assert missing(state) == {}, "a race for all horses counts for every age"


@pytest.mark.rule("TC-19")
def test_a_horse_injured_for_two_races_misses_two_of_its_age() -> None:
    state, _ = raced((8, 7), cards={7: ["hurt-2"]}, edition="complet", seats=2, race=2)
    assert missing(state) == {HORSES[6]: 2}
    state, _ = raced((2, 8), edition="complet", seats=2, race=4, bars={7: 2})
    assert missing(state) == {HORSES[6]: 1}
    state, _ = raced((8,), edition="complet", seats=2, race=6, bars={7: 1})
    assert missing(state) == {}


@pytest.mark.rule("TC-19")
def test_the_race_in_which_it_was_injured_is_not_one_that_it_misses() -> None:
    """Not even if it is for every age."""
    state, _ = raced((2, 1), cards={1: ["hurt-1"]}, edition="complet", seats=2, race=4)
    assert missing(state) == {HORSES[0]: 1}


@pytest.mark.rule("TC-19")
def test_a_race_whose_earnings_it_does_not_meet_counts_as_missed_all_the_same() -> None:
    state, _ = raced((2, 8), edition="complet", seats=2, race=4, bars={1: 1}, earnings={1: 400_000})
    assert missing(state) == {}


@pytest.mark.rule("TC-19")
def test_a_race_that_is_not_run_counts_as_missed() -> None:
    state, log = raced((), edition="complet", seats=2, race=5, bars={1: 1, 2: 2, 7: 1})
    assert told_of(log, events.RaceNotRun) != []
    assert missing(state) == {HORSES[1]: 1, HORSES[6]: 1}


@pytest.mark.rule("TC-19")
def test_a_horse_that_is_barred_cannot_be_entered_and_another_can() -> None:
    state, _ = raced((2, 1), cards={1: ["hurt-2"]}, edition="initiation", seats=2)
    state.race = 0
    assert [horse + 1 for seat in (0, 1) for horse in state.qualified(seat)] == [2]


def missing(state: Season) -> dict[str, int]:
    """The horses that still have races to miss."""
    return {horse.name: horse.misses for horse in view(state).horses if horse.misses}


# Shield


@pytest.mark.rule("TC-14")
def test_a_shield_is_kept_and_cancels_the_next_card_that_moves_the_horse_back() -> None:
    ride = rode("race-thrice", "shield", "back-3", "back-2")
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 5)]
    assert [(event.horse, event.card) for event in told_of(ride.log, events.CardKept)] == [(HORSES[0], "shield")]
    assert [(event.horse, event.by) for event in told_of(ride.log, events.CardCancelled)] == [(HORSES[0], "shield")]


@pytest.mark.rule("TC-14")
def test_a_shield_waits_for_such_a_card_over_all_moves_of_the_race() -> None:
    ride = rode("shield", "down-3", moves=[7, 1, 3])
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 8), (1, 8, 11)]


@pytest.mark.rule("TC-14")
def test_a_shield_is_not_spent_on_other_cards() -> None:
    ride = rode("race-thrice", "shield", "on-2", "hurt-1")
    assert (ride.square(), ride.injury(), ride.shields()) == (9, 1, 1)
    ride = rode("race-thrice", "shield", "out")
    assert (ride.fate(), ride.shields()) == ("withdrawn", 1)


@pytest.mark.rule("TC-14")
def test_two_shields_cancel_two_cards() -> None:
    ride = rode("race-thrice", "shield", "shield", "back-3", "down-1", moves=[7, 1, 1])
    assert ride.moved(1) == [(1, 0, 7), (1, 7, 8), (1, 8, 9)]
    assert ride.shields() == 0


@pytest.mark.rule("TC-14")
def test_a_shield_protects_the_horse_that_drew_it_and_no_other() -> None:
    ride = ran([1, 2, LAST], "shield", "back-3", moves={1: [7], 2: [7], LAST: [FAR]})
    assert (ride.square(1), ride.square(2)) == (7, 4)


@pytest.mark.rule("TC-14", "TC-16")
def test_a_cancelled_card_calls_for_no_further_draw() -> None:
    """The horse stands on a coloured square all the while."""
    ride = rode("race-thrice", "shield", "slip-1", "hurt-1")
    assert ride.square() == 7
    assert len(ride.drawn()) == 4


# Stride


@pytest.mark.rule("TC-14")
def test_a_stride_is_kept_and_lengthens_just_the_next_advances() -> None:
    """One square more on each of three."""
    ride = rode("stride", moves=[7, 3, 3, 3, 3])
    assert ride.advanced(1) == [7, 4, 4, 4, 3]
    assert [event.card for event in told_of(ride.log, events.CardKept)] == ["stride"]


@pytest.mark.rule("TC-14")
def test_a_stride_does_not_lengthen_what_cards_do() -> None:
    assert rode("race-thrice", "leaps", "on-2", "back-3", moves=[7, 2]).moved(1) == [
        (1, 0, 7), (1, 7, 9), (1, 9, 6), (1, 6, 11),
    ]  # fmt: skip


@pytest.mark.rule("TC-14")
def test_strides_add_up() -> None:
    """Three squares more on two advances, one more on three, another one on three, drawn one advance later."""
    ride = ran(
        [1, LAST], "race-thrice", "leaps", "stride", "hurt-1", "stride",
        moves={1: [7, 2, 2, 2, 2, 2], LAST: [1, 1, 1, 1, 1, FAR]}, squares={2: {7: "y", 13: "y"}},
    )  # fmt: skip
    assert ride.advanced(1) == [7, 6, 7, 4, 3, 2]


@pytest.mark.rule("TC-14")
def test_a_longer_advance_ends_on_the_square_that_counts() -> None:
    ride = ran([1, LAST], "stride", "get-5", moves={1: [7, 3], LAST: [1, FAR]}, squares={2: {7: "y", 10: "y", 11: "r"}})
    assert ride.drawn() == ["stride", "get-5"]


@pytest.mark.rule("TC-14")
def test_many_strides_on_one_advance_do_not_spill_into_the_next() -> None:
    run = race([1, LAST], box=box_with({1: [1, 1, 1], LAST: [1, 1, FAR]}))
    for _ in range(8):
        run.lengthen(0, 3, 1)
    assert finished(run).advanced(1) == [25, 1, 1]


# Money


@pytest.mark.rule("TC-17")
@pytest.mark.parametrize(("card", "amount"), [("get-50", 50_000), ("get-5", 5_000), ("pay-50", -50_000), ("pay-300", -300_000)])
def test_a_chance_card_may_bring_or_cost_money(card: str, amount: int) -> None:
    assert rode(card).owed == [(1, amount)]


@pytest.mark.rule("TC-17")
@pytest.mark.parametrize(("card", "gain"), [("get-50", 50_000), ("pay-300", -300_000)])
def test_the_owner_of_the_horse_gets_it_from_the_bank_or_pays_it_there(card: str, gain: int) -> None:
    state, _ = raced((2,), cards={1: [card]}, edition="initiation", seats=2)
    assert cash_of(state) == [2_000_000 + gain, 2_400_000]
    assert sum(cash_of(state)) + state.ledger.bank == 87_960_000


@pytest.mark.rule("TC-16", "TC-17")
def test_money_is_settled_before_the_next_card_is_drawn() -> None:
    _, log = raced((2,), cards={1: ["draw-chances", "get-5", "pay-50"]}, edition="initiation", seats=2)
    words = [getattr(event, "card", None) or getattr(event, "amount", None) for event in told(log)]
    assert [word for word in words if word][:5] == ["draw-chances", "get-5", 5_000, "pay-50", 50_000]


# Jockeys


@pytest.mark.rule("TC-18")
@pytest.mark.parametrize("jockey", range(1, 13))
def test_a_jockey_cancels_the_card_of_the_asset(jockey: int) -> None:
    ride = rode(f"slip-{jockey}", jockey=jockey)
    assert ride.square() == 7
    assert [(event.horse, event.by) for event in told_of(ride.log, events.CardCancelled)] == [(HORSES[0], JOCKEYS[jockey - 1])]


@pytest.mark.rule("TC-18")
def test_a_jockey_cancels_no_other_card_and_on_no_other_horse() -> None:
    assert rode("slip-2", jockey=1).square() == 6
    assert rode("back-2", jockey=1).square() == 5
    ride = ran([1, 2, LAST], "slip-1", jockeys={2: 1}, moves={1: [7], LAST: [FAR]})
    assert ride.square(1) == 6


@pytest.mark.rule("TC-18", "TC-13")
@pytest.mark.parametrize("jockey", range(1, 13))
def test_a_horse_without_one_of_the_twelve_is_protected_against_nothing(jockey: int) -> None:
    _, log = raced((2, 1), cards={1: [f"slip-{jockey}"]}, edition="complet", seats=2)
    assert told_of(log, events.CardCancelled) == []


@pytest.mark.rule("TC-18")
def test_an_asset_names_a_race_card_not_the_chance_card_of_the_same_place_in_its_deck() -> None:
    """The first of the race cards is the asset of the first jockey; the first chance card is none."""
    assert (RACE_DECK[0], CHANCE_DECK[0]) == ("slip-1", "up-1")
    assert rode("up-1", jockey=1).square() == 9


@pytest.mark.rule("TC-18", "TC-16")
def test_a_card_that_a_jockey_cancels_calls_for_no_further_draw_and_spends_no_shield() -> None:
    ride = rode("race-thrice", "shield", "slip-1", "hurt-1", jockey=1)
    assert ride.shields() == 1
    assert ride.drawn() == ["race-thrice", "shield", "slip-1", "hurt-1"]


@pytest.mark.rule("TC-18", "TC-51")
def test_the_tenants_jockey_protects_a_rented_horse() -> None:
    """Horse 1 is the first player's, rented by the second, whose first jockey has the second asset."""
    rent, cards = {1: (1, 400_000)}, {1: ["slip-2"]}
    _, log = raced((1, 2), cards=cards, rent=rent, mounts={1: "mount 1 -"}, edition="complet", seats=2)
    assert [(event.horse, event.by) for event in told_of(log, events.CardCancelled)] == [(HORSES[0], JOCKEYS[1])]
    _, log = raced((1, 2), cards=cards, rent=rent, edition="complet", seats=2)
    assert told_of(log, events.CardCancelled) == []


@pytest.mark.rule("TC-18")
def test_both_jockeys_of_a_player_protect_their_own_mounts() -> None:
    """Of two players the first has jockeys 1 and 3."""
    cards, mounts = {13: ["slip-3"], 19: ["slip-1"]}, {0: "mount 19 13"}
    _, log = raced((13, 19), cards=cards, mounts=mounts, edition="complet", seats=2, race=3)
    assert [(event.horse, event.by) for event in told_of(log, events.CardCancelled)] == [
        (HORSES[12], JOCKEYS[2]), (HORSES[18], JOCKEYS[0]),
    ]  # fmt: skip
