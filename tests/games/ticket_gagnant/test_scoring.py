"""Ranking, tickets, the score track, the winner (TG-50 to TG-56)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events, notation, scoring
from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant import naive
from tests.games.ticket_gagnant.positions import GAME, do, position, ready_to_predict, told, told_of, view

IN_ORDER = {7: "a18", 5: "a16", 4: "a14", 2: "a12", 1: "a10", 3: "a8", 6: "a6"}
"""The ranking is 7 5 4 2 1 3 6 once 6x1 has taken horse 6 from a6 to b6."""


def finished(
    tickets: list[str],
    horses: dict[int, str] | None = None,
    edition: str = "2022",
    draws: list[int] | None = None,
    pawns: list[int] | None = None,
    tokens: list[int] | None = None,
    last_race: bool = False,
    seats: int = 2,
) -> tuple[Meeting, Log]:
    """A flat race after its last card, 6x1, which takes horse 6 from a6 to b6."""
    state = position(
        edition,
        horses=IN_ORDER | (horses or {}),
        hands=[["6x1"], []],
        tickets=tickets,
        pawns=pawns or [],
        tokens=tokens or [],
        seats=seats,
    )
    if last_race:
        state.race = state.table.races - 1
    log = Log()
    do(state, "play 6x1 6>b6", draws=draws or [], log=log)
    return state, log


def scored(ticket: str, edition: str = "2022") -> tuple[tuple[int, int, int], int]:
    """Points per place and bonus of a ticket when the ranking is 7 5 4 2 1 3 6."""
    _, log = finished([ticket], edition=edition)
    event = told_of(log, events.TicketScored)[0]
    return event.points, event.bonus


# TG-50: the ranking


@pytest.mark.rule("TG-50")
def test_the_ranking_is_the_order_of_rows_furthest_first() -> None:
    state, log = finished(["1/./."])
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (7, 5, 4, 2, 1, 3, 6), ())]
    assert told_of(log, events.PhotoFinishDrawn) == []
    assert view(state).ranking == (7, 5, 4, 2, 1, 3, 6)


@pytest.mark.rule("TG-50")
def test_a_horse_past_the_line_is_ahead_of_all_before_it_and_row_1_comes_last() -> None:
    _, log = finished(["1/./."], {3: "g19", 7: "g1"})
    assert told_of(log, events.RaceRanked)[0].ranking == (3, 5, 4, 2, 1, 6, 7)


@pytest.mark.rule("TG-50e")
def test_black_7_wins_red_5_is_second_and_the_photo_finish_puts_blue_4_before_violet_2() -> None:
    _, log = finished(["1/./."], {2: "c14"}, draws=[1])
    assert told_of(log, events.PhotoFinishDrawn) == [events.PhotoFinishDrawn((2, 4), (4, 2))]
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(1, (7, 5, 4, 2, 1, 3, 6), ())]


@pytest.mark.rule("TG-50")
def test_the_first_card_drawn_is_best_placed() -> None:
    _, log = finished(["1/./."], {2: "c14"}, draws=[0])
    assert told_of(log, events.RaceRanked)[0].ranking == (7, 5, 2, 4, 1, 3, 6)


@pytest.mark.rule("TG-50")
@pytest.mark.parametrize(
    ("draws", "order"),
    [
        ([0, 0], (1, 2, 4)),
        ([0, 1], (1, 4, 2)),
        ([1, 0], (2, 1, 4)),
        ([1, 1], (2, 4, 1)),
        ([2, 0], (4, 1, 2)),
        ([2, 1], (4, 2, 1)),
    ],
)
def test_three_level_horses_are_drawn_one_by_one_from_those_left(draws: list[int], order: tuple[int, ...]) -> None:
    _, log = finished(["1/./."], {2: "c14", 1: "g14"}, draws=draws)
    assert told_of(log, events.PhotoFinishDrawn) == [events.PhotoFinishDrawn((1, 2, 4), order)]
    assert told_of(log, events.RaceRanked)[0].ranking == (7, 5, *order, 3, 6)


@pytest.mark.rule("TG-50")
def test_level_groups_are_drawn_front_to_back_one_shuffle_each() -> None:
    _, log = finished(["1/./."], {5: "b18", 2: "b14", 6: "a6", 3: "c6"}, draws=[1, 0, 1])
    assert told_of(log, events.PhotoFinishDrawn) == [
        events.PhotoFinishDrawn((5, 7), (7, 5)),
        events.PhotoFinishDrawn((2, 4), (2, 4)),
        events.PhotoFinishDrawn((3, 6), (6, 3)),
    ]
    assert told_of(log, events.RaceRanked)[0].ranking == (7, 5, 2, 4, 1, 6, 3)


@pytest.mark.rule("TG-50")
def test_a_photo_finish_of_all_seven_takes_six_draws() -> None:
    horses = {1: "b10", 2: "c10", 3: "d10", 4: "e10", 5: "f10", 7: "g10"}
    state = position(horses=horses | {6: "a9"}, hands=[["6x1"], []])
    log = Log()
    do(state, "play 6x1 6>a10", draws=[6, 5, 4, 3, 2, 1], log=log)
    assert told_of(log, events.RaceRanked)[0].ranking == (7, 6, 5, 4, 3, 2, 1)


# TG-51 to TG-53: a ticket


@pytest.mark.rule("TG-51e")
def test_prediction_7_3_5_with_the_result_7_5_4_and_3_finishing_6th_scores_9() -> None:
    state, log = finished(["7/3/5"])
    assert told_of(log, events.TicketScored)[0] == events.TicketScored(0, (7, -1, 3), 0, 9, 0, 9)
    assert view(state).pawns[0] == 9


@pytest.mark.rule("TG-51")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize(("ticket", "points"), [("7/./.", (7, 0, 0)), ("./5/.", (0, 5, 0)), ("././4", (0, 0, 4))])
def test_the_exact_place_scores_7_5_or_4(edition: str, ticket: str, points: tuple[int, int, int]) -> None:
    assert scored(ticket, edition) == (points, 0)


@pytest.mark.rule("TG-52")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize(
    ("ticket", "points"),
    [
        ("5/./.", (3, 0, 0)),
        ("4/./.", (3, 0, 0)),
        ("./7/.", (0, 3, 0)),
        ("./4/.", (0, 3, 0)),
        ("././7", (0, 0, 3)),
        ("././5", (0, 0, 3)),
    ],
)
def test_another_place_among_the_first_three_scores_3(edition: str, ticket: str, points: tuple[int, int, int]) -> None:
    assert scored(ticket, edition) == (points, 0)


@pytest.mark.rule("TG-53")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("horse", [2, 1, 3, 6])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_horse_that_finishes_4th_to_7th_loses_a_point(edition: str, horse: int, place: int) -> None:
    ticket = [".", ".", "."]
    ticket[place] = str(horse)
    points = [0, 0, 0]
    points[place] = -1
    assert scored("/".join(ticket), edition) == (tuple(points), 0)


@pytest.mark.rule("TG-51", "TG-52", "TG-53", "TG-54", "TG-43", "TG-44")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_every_ticket_on_many_results_is_worth_what_the_page_says(edition: str) -> None:
    random = Random(int(edition))
    table = position(edition).table
    places = [notation.places(code & 511) for code in GAME.legal(ready_to_predict(), 0)]
    for _ in range(12):
        horses = random.sample(range(1, 8), 7)
        out = set(horses[: random.choice((0, 0, 1, 2, 4, 5, 6))])
        ranking = [horse for horse in horses if horse not in out]
        for ticket in places:
            first, second, third = (-1 if horse is None else horse - 1 for horse in ticket)
            zero_based = (first, second, third)
            expected, bonus = naive.ticket_points(edition, ticket, ranking, out)
            engine_ranking, engine_out = [horse - 1 for horse in ranking], sorted(horse - 1 for horse in out)
            assert list(scoring.ticket_points(table, zero_based, engine_ranking, engine_out)) == expected
            assert scoring.trio_bonus(table, zero_based, engine_ranking) == bonus


# TG-54: trios


@pytest.mark.rule("TG-54")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_three_exact_predictions_earn_a_bonus_of_5(edition: str) -> None:
    assert scored("7/5/4", edition) == ((7, 5, 4), 5)


@pytest.mark.rule("TG-54")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("ticket", ["/".join(order) for order in permutations("754") if "".join(order) != "754"])
def test_the_first_three_in_any_other_order_earn_a_bonus_of_2(edition: str, ticket: str) -> None:
    assert scored(ticket, edition)[1] == 2


@pytest.mark.rule("TG-54")
@pytest.mark.parametrize("ticket", ["7/5/2", "7/5/.", "./5/4", "2/5/4", "5/7/1", "7/2/4"])
def test_anything_less_than_the_first_three_earns_no_bonus(ticket: str) -> None:
    assert scored(ticket)[1] == 0


# TG-55: the score track


@pytest.mark.rule("TG-55")
def test_the_net_points_of_a_race_move_the_pawn() -> None:
    state, log = finished(["7/5/4", "2/1/."], pawns=[10, 3])
    assert view(state).pawns == (31, 1)
    assert told_of(log, events.TicketScored) == [
        events.TicketScored(0, (7, 5, 4), 5, 31, 0, 31),
        events.TicketScored(1, (-1, -1, 0), 0, 1, 0, 1),
    ]


@pytest.mark.rule("TG-55")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize(("pawn", "after"), [(-5, -8), (-6, -8), (-7, -8), (-8, -8), (-4, -7), (1, -2)])
def test_the_pawn_never_goes_below_minus_8(edition: str, pawn: int, after: int) -> None:
    state, _ = finished(["2/1/3"], edition=edition, pawns=[pawn])
    assert view(state).pawns[0] == view(state).totals[0] == after


@pytest.mark.rule("TG-55")
def test_the_floor_binds_the_net_points_and_not_each_loss() -> None:
    state, _ = finished(["2/7/1"], pawns=[-8])  # −1 + 3 − 1
    assert view(state).pawns[0] == -7


@pytest.mark.rule("TG-55")
def test_points_lost_beyond_the_floor_are_not_counted_later() -> None:
    state, _ = finished(["2/1/3"], pawns=[-7])
    assert view(state).pawns[0] == -8
    state, _ = finished(["7/./."], pawns=[-8])
    assert view(state).pawns[0] == -1


@pytest.mark.rule("TG-55")
@pytest.mark.parametrize(
    ("edition", "pawn", "after", "tokens", "total"),
    [
        ("2022", 42, 49, 0, 49),
        ("2022", 43, 50, 0, 50),
        ("2022", 44, 1, 1, 51),
        ("2022", 50, 7, 1, 57),
        ("2024", 32, 39, 0, 39),
        ("2024", 33, 40, 0, 40),
        ("2024", 34, 1, 1, 41),
        ("2024", 40, 7, 1, 47),
    ],
)
def test_passing_50_or_40_takes_a_token_and_exactly_that_does_not_pass(
    edition: str, pawn: int, after: int, tokens: int, total: int
) -> None:
    state, log = finished(["7/./."], edition=edition, pawns=[pawn])
    assert (view(state).pawns[0], view(state).tokens[0], view(state).totals[0]) == (after, tokens, total)
    assert told_of(log, events.TicketScored)[0] == events.TicketScored(0, (7, 0, 0), 0, after, tokens, total)


@pytest.mark.rule("TG-55")
def test_tokens_add_up() -> None:
    state, _ = finished(["7/./."], pawns=[48], tokens=[2])
    assert (view(state).pawns[0], view(state).tokens[0], view(state).totals[0]) == (5, 3, 155)


@pytest.mark.rule("TG-55")
@pytest.mark.parametrize("pawn", [0, -6, -8])
def test_tokens_are_never_given_back(pawn: int) -> None:
    state, _ = finished(["2/1/3"], pawns=[pawn], tokens=[1])
    after = max(-8, pawn - 3)
    assert (view(state).pawns[0], view(state).tokens[0], view(state).totals[0]) == (after, 1, 50 + after)


@pytest.mark.rule("TG-55")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_every_pawn_moves_as_it_would_space_by_space(edition: str) -> None:
    table = position(edition).table
    for pawn in range(-8, table.token + 1):
        for points in range(-6, 22):
            assert scoring.move_pawn(table, pawn, points) == naive.pawn_after(edition, pawn, points)


# TG-56: the winner


@pytest.mark.rule("TG-56")
def test_after_the_last_race_the_highest_total_wins() -> None:
    state, log = finished(["7/./.", "5/./.", "2/./."], pawns=[0, 40, 12], tokens=[1, 0, 0], last_race=True, seats=3)
    assert view(state).phase == "over"
    assert GAME.to_act(state) == ()
    assert told(log)[-1] == events.MeetingEnded((57, 43, 11), (0,))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.totals, outcome.ranks, outcome.winners) == ((57, 43, 11), (1, 2, 3), (0,))


@pytest.mark.rule("TG-56")
def test_equal_totals_share_the_win() -> None:
    state, log = finished(["7/./.", "7/./.", "2/./."], pawns=[-4, 46, 54 - 50], tokens=[1, 0, 1], last_race=True, seats=3)
    assert told(log)[-1] == events.MeetingEnded((53, 53, 53), (0, 1, 2))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 1)


@pytest.mark.rule("TG-56")
def test_there_is_no_outcome_before_the_last_race_is_scored() -> None:
    state, log = finished(["7/./."])
    assert GAME.outcome(state) is None
    assert told_of(log, events.MeetingEnded) == []


@pytest.mark.rule("TG-56", "TG-1")
def test_the_meeting_ends_after_its_last_race_and_not_before() -> None:
    for race in range(1, 5):
        state = position(hands=[["6x1"], []], race=race, races=4)
        do(state, "play 6x1 6>f2", draws=[0] * 5)
        assert (view(state).phase == "over") == (race == 4)
        assert view(state).race == min(race + 1, 4)
