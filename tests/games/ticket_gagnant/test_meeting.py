"""A meeting: the order before each race, the deal, the line-up, turns, the first player token (TG-2 to TG-4, TG-7, TG-10)."""

from __future__ import annotations

from itertools import permutations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant.positions import (
    BOX,
    DISCIPLINES,
    GAME,
    HORSES,
    as_long_as,
    do,
    horse_at,
    mover,
    opened,
    position,
    refused,
    texts,
    told,
    told_of,
    view,
    whereabouts,
)

START_ROW = {1: "a2", 2: "b2", 3: "c2", 4: "d2", 5: "e2", 6: "f2", 7: "g2"}


def phases(state: Meeting, *actions: str) -> list[str]:
    """The phase before each of these actions, and after the last one."""
    found = [view(state).phase]
    for action in actions:
        do(state, action, chance=FastChance(1))
        found.append(view(state).phase)
    return found


# TG-3: the order before a race


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("discipline", ["flat", "hurdles", "harness"])
def test_in_2022_discipline_then_hand_size_then_predictions_then_the_race(discipline: str) -> None:
    state = opened("2022")
    actions = [f"discipline {discipline}", "hand 3", "predict 1/./.", "predict 2/./."]
    assert phases(state, *actions) == ["discipline", "hand", "predict", "predict", "race"]


@pytest.mark.rule("TG-3", "TG-42")
def test_in_2022_the_river_is_placed_before_the_deal() -> None:
    assert phases(opened("2022"), "discipline steeplechase", "river 1 before", "hand 3") == [
        "discipline", "river", "hand", "predict",
    ]  # fmt: skip


@pytest.mark.rule("TG-3", "TG-6", "TG-7")
@pytest.mark.parametrize("discipline", ["flat", "hurdles", "harness"])
def test_in_2024_arrangement_and_secrecy_come_before_the_hand_size(discipline: str) -> None:
    state = opened("2024")
    actions = [f"discipline {discipline}", "arrange 7654321", "secrecy open", "hand 3", "predict 1/./.", "predict 2/./."]
    assert phases(state, *actions) == ["discipline", "arrange", "secrecy", "hand", "predict", "predict", "race"]


@pytest.mark.rule("TG-3", "TG-42")
def test_in_2024_the_river_is_placed_before_the_arrangement() -> None:
    state = opened("2024")
    assert phases(state, "discipline steeplechase", "river 2 after", "arrange 1234567") == [
        "discipline", "river", "arrange", "secrecy",
    ]  # fmt: skip


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_the_first_player_has_four_disciplines_to_choose_from(edition: str) -> None:
    assert texts(opened(edition)) == [f"discipline {name}" for name in DISCIPLINES]


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("discipline", DISCIPLINES)
def test_the_chosen_discipline_is_the_one_that_is_run(discipline: str) -> None:
    assert view(do(opened(), f"discipline {discipline}")).discipline == discipline


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize("first", range(3))
def test_all_choices_before_the_deal_are_the_first_player_s(first: int) -> None:
    state = opened("2024", 3, first=first)
    for action in ("discipline steeplechase", "river 1 after", "arrange 2134567", "secrecy hidden", "hand 4"):
        assert GAME.to_act(state) == (first,)
        for other in {0, 1, 2} - {first}:
            assert len(GAME.legal(state, other)) == 0
            assert refused(state, action, seat=other).key == "first-player-chooses"
        do(state, action, chance=FastChance(1))


@pytest.mark.rule("TG-3")
@pytest.mark.parametrize(("edition", "phase"), [("2022", "hand"), ("2024", "arrange")])
def test_a_flat_only_meeting_never_asks_for_the_discipline(edition: str, phase: str) -> None:
    log = Log()
    state = opened(edition, log=log, flat_only=True)
    assert (view(state).phase, view(state).discipline) == (phase, "flat")
    assert refused(state, "discipline flat").rule == "TG-3"
    assert told(log) == [
        events.MeetingOpened(state.table.races, 0, False),
        events.RaceAnnounced(1, 0),
        events.DisciplineChosen(1, 0, "flat", ()),
    ]


@pytest.mark.rule("TG-3")
def test_a_flat_only_meeting_stays_on_the_flat_in_its_second_race() -> None:
    state = opened("2022", flat_only=True)
    do(state, "hand 3", "predict 1/./.", "predict 1/./.", chance=FastChance(3))
    for _ in as_long_as(lambda: state.race == 0):
        do(state, texts(state)[0], chance=FastChance(1))
    assert (view(state).phase, view(state).discipline, view(state).race) == ("hand", "flat", 2)


# TG-4: the deal


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_a_hand_has_three_to_seven_cards(edition: str) -> None:
    state = opened(edition, flat_only=True)
    if edition == "2024":
        do(state, "arrange 1234567", "secrecy open")
    assert texts(state) == ["hand 3", "hand 4", "hand 5", "hand 6", "hand 7"]


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("size", [0, 1, 2, 8, 9, 99])
def test_any_other_hand_size_is_refused(size: int) -> None:
    problem = refused(do(opened(), "discipline flat"), f"hand {size}")
    assert (problem.rule, problem.key) == ("TG-4", "hand-size")


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [3, 7])
def test_everybody_gets_the_same_number_of_different_cards_from_the_deck(seats: int, size: int) -> None:
    state = opened("2022", seats, flat_only=True)
    do(state, f"hand {size}", chance=FastChance(seats))
    hands = [view(state, seat).hand for seat in range(seats)]
    assert [len(hand) for hand in hands] == [size] * seats
    left = list(BOX.deck.cards)
    for card in [card for hand in hands for card in hand]:
        left.remove(card)
    assert len(left) == 45 - seats * size
    assert view(state).cards_left == (size,) * seats
    assert view(state).hand_size == size


@pytest.mark.rule("TG-4")
def test_cards_are_dealt_one_by_one_clockwise_from_the_first_player() -> None:
    state = opened("2022", 3, first=1, flat_only=True)
    do(state, "hand 3", draws=[0] * 9)  # an unshuffled deck: 1x1 1x2 1x3 2x1 …
    assert view(state, 1).hand == ("1x1", "2x1", "3x1")
    assert view(state, 2).hand == ("1x2", "2x2", "3x2")
    assert view(state, 0).hand == ("1x3", "2x3", "3x3")


@pytest.mark.rule("TG-4")
def test_a_card_once_dealt_is_not_dealt_again() -> None:
    state = opened("2022", 2, flat_only=True)
    do(state, "hand 3", draws=[44, 43, 42, 0, 0, 1])
    # The last card each time: a joker, then the two that were swapped there; then 4th, 5th and 7th from the front.
    assert view(state, 0).hand == ("1x2", "2x2", "J")
    assert view(state, 1).hand == ("1x1", "2x1", "3x1")


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("draw", range(45))
def test_the_first_card_dealt_may_be_any_of_the_45(draw: int) -> None:
    state = opened("2022", 2, flat_only=True)
    do(state, "hand 3", draws=[draw, 0, 0, 0, 0, 0])
    assert BOX.deck.cards[draw] in view(state, 0).hand


@pytest.mark.rule("TG-4")
def test_cards_left_over_stay_unseen() -> None:
    log = Log()
    state = opened("2022", 2, flat_only=True)
    do(state, "hand 3", draws=[0] * 6, log=log)
    assert told_of(log, events.CardsDealt) == [
        events.CardsDealt(0, ("1x1", "1x3", "2x2")),
        events.CardsDealt(1, ("1x2", "2x1", "2x3")),
    ]
    assert view(state).played == ()
    assert "3x1" not in str(view(state, 0))


# TG-7: the line-up


@pytest.mark.rule("TG-7")
@pytest.mark.parametrize("discipline", ["flat", "hurdles", "harness"])
def test_in_2022_the_horses_start_by_number_with_1_at_the_inside_rail(discipline: str) -> None:
    assert whereabouts(do(opened(), f"discipline {discipline}")) == START_ROW


@pytest.mark.rule("TG-7")
def test_in_a_steeplechase_of_2022_they_also_start_by_number() -> None:
    assert whereabouts(do(opened(), "discipline steeplechase", "river 2 before")) == START_ROW


@pytest.mark.rule("TG-7")
def test_in_2022_nobody_arranges_the_horses() -> None:
    state = do(opened(), "discipline flat")
    assert (refused(state, "arrange 7654321").rule, refused(state, "arrange 7654321").key) == ("TG-7", "not-now")


@pytest.mark.rule("TG-7")
def test_in_2024_the_first_player_arranges_the_horses_from_the_inside_rail() -> None:
    state = do(opened("2024"), "discipline flat", "arrange 3174652")
    assert whereabouts(state) == {3: "a2", 1: "b2", 7: "c2", 4: "d2", 6: "e2", 5: "f2", 2: "g2"}


@pytest.mark.rule("TG-7")
def test_in_2024_every_arrangement_is_allowed() -> None:
    state = do(opened("2024"), "discipline hurdles")
    assert sorted(texts(state)) == sorted("arrange " + "".join(map(str, order)) for order in permutations(HORSES))


@pytest.mark.rule("TG-7")
@pytest.mark.parametrize("order", ["1123456", "7777777", "1234566"])
def test_an_arrangement_names_each_horse_once(order: str) -> None:
    problem = refused(do(opened("2024"), "discipline flat"), f"arrange {order}")
    assert (problem.rule, problem.key) == ("TG-7", "each-horse-once")


# TG-10: turns


@pytest.mark.rule("TG-10")
@pytest.mark.parametrize("first", range(3))
def test_the_first_player_plays_first_then_clockwise_one_card_each(first: int) -> None:
    state = opened("2022", 3, first=first, flat_only=True)
    do(state, "hand 3", "predict 1/./.", "predict 1/./.", "predict 1/./.", chance=FastChance(2))
    turns = []
    for _ in as_long_as(lambda: state.race == 0):
        turns.append(mover(state))
        left = view(state).cards_left
        do(state, texts(state)[0], chance=FastChance(1))
        if state.race == 0:
            assert view(state).cards_left == tuple(n - (seat == turns[-1]) for seat, n in enumerate(left))
    assert turns == [first, (first + 1) % 3, (first + 2) % 3] * 3


@pytest.mark.rule("TG-10")
def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    state = position(seats=3, hands=[["1x1"], ["2x1"], ["3x1"]], turn=1)
    assert GAME.to_act(state) == (1,)
    assert len(GAME.legal(state, 0)) == len(GAME.legal(state, 2)) == 0
    problem = refused(state, "play 1x1 1>a2", seat=0)
    assert (problem.rule, problem.key, problem.facts) == ("TG-10", "not-your-turn", {"seat": 2})


@pytest.mark.rule("TG-10")
def test_the_race_goes_on_until_the_last_card_is_played() -> None:
    state = position(hands=[["1x1"], ["2x1"]], tickets=["1/./.", "1/./."])
    do(state, "play 1x1 1>a2")
    assert view(state).phase == "race"
    do(state, "play 2x1 2>b2", draws=[0, 0, 0, 0, 0])
    assert (view(state).phase, view(state).race) == ("discipline", 2)


@pytest.mark.rule("TG-10")
def test_a_played_card_leaves_the_hand_and_lies_on_the_pile() -> None:
    state = do(position(hands=[["5x3", "J", "J"], ["1x1"]]), "play J 5>e3")
    assert view(state, 0).hand == ("5x3", "J")
    assert view(state).played == ("J",)
    do(state, "play 1x1 1>a2", "play J 5>e4")
    assert view(state, 0).hand == ("5x3",)
    assert view(state).played == ("1x1", "J", "J")


# TG-2: the first player token


@pytest.mark.rule("TG-2")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 1, [1, 0, 1, 0]), (3, 2, [2, 0, 1]), (4, 2, [2, 3, 0, 1])])
def test_the_first_player_token_moves_clockwise_after_each_race(seats: int, first: int, order: list[int]) -> None:
    log, chance = Log(), FastChance(7)
    state = opened("2022", seats, first=first, log=log, flat_only=True)
    for _ in as_long_as(lambda: GAME.to_act(state)):
        legal = GAME.legal(state, mover(state))
        GAME.apply(state, mover(state), legal[0], chance, log)
    assert [event.first_player for event in told_of(log, events.RaceAnnounced)] == order
    assert [event.race for event in told_of(log, events.RaceAnnounced)] == list(range(1, len(order) + 1))
    assert [event.seat for event in told_of(log, events.HandSizeChosen)] == order


@pytest.mark.rule("TG-3", "TG-7")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_a_new_race_starts_from_a_cleared_table(edition: str) -> None:
    state = position(edition, "steeplechase", "1 after", horses={5: "e18", 4: "d16"}, hands=[["5x1"], []], hidden=True, races=4)
    do(state, "play 5x1 5>e19", draws=[0] * 4)
    seen = view(state, 0)
    assert (seen.phase, seen.race, seen.first_player, seen.discipline) == ("discipline", 2, 1, "flat")
    assert (seen.track.hedges, seen.track.river_row, seen.hidden, seen.hand_size) == ((), None, False, 0)
    assert (seen.hand, seen.cards_left, seen.played) == ((), (0, 0), ())
    assert (seen.ticket, seen.predicted, seen.tickets) == (None, (False, False), None)
    assert whereabouts(state) == START_ROW
    assert seen.ranking[:2] == (5, 4)


@pytest.mark.rule("TG-3", "TG-32")
def test_cards_that_a_race_of_2024_leaves_unplayed_are_gone_in_the_next_one() -> None:
    state = position("2024", horses={5: "e18"}, hands=[["5x1", "J"], ["J", "J"]])
    do(state, "play 5x1 5>e19", draws=[0] * 5)
    assert [view(state, seat).hand for seat in (0, 1)] == [(), ()]
    assert (view(state).cards_left, view(state).played, state.cards_left) == ((0, 0), (), 0)


@pytest.mark.rule("TG-6")
def test_in_2022_hidden_predictions_are_hidden_in_every_race() -> None:
    state = opened("2022", flat_only=True, hidden_predictions=True)
    assert view(state).hidden
    do(state, "hand 3", "predict 1/./.", "predict 1/./.", chance=FastChance(3))
    for _ in as_long_as(lambda: state.race == 0):
        do(state, texts(state)[0], chance=FastChance(1))
    assert view(state).hidden


def test_the_track_is_shown_as_it_lies_on_the_table() -> None:
    track = view(opened()).track
    assert (track.rows, track.lanes, track.start_row, track.hedge_marks) == (19, 7, 2, (7, 13))
    assert horse_at(opened(), 4) == "d2"
