"""What bets and horses pay (FI-11 to FI-14).

Lanes have 40 squares, so that square 40 is the last before the line, 37 the fourth, 35 the sixth.
"""

from __future__ import annotations

import pytest

from hippodrome.core.money import MoneyMoved
from tests.games.finish.programmes import ACROSS, CROSSES, cash_of, finished, paid, ranked, told_of

WIN_ODDS = [(40, 20), (39, 16), (38, 12), (37, 8), (36, 4), (35, 0), (34, 0), (20, 0), (1, 0)]
PLACE_ODDS = [(40, 10), (39, 8), (38, 6), (37, 4), (36, 2), (35, 0), (34, 0), (20, 0), (1, 0)]
WELL_SPREAD = {1: ACROSS, 2: 40, 3: 38, 4: 37, 5: 20, 6: 10}
"""Lanes 1, 2, 3 are first, second and third. Win odds 20; place odds 10 and 6."""


# Win bets


@pytest.mark.rule("FI-11", "FI-11e")
def test_with_the_second_on_the_last_square_a_win_bet_pays_20_times_its_stake() -> None:
    _, log = finished({1: 39, 2: 40, 3: 41}, bets=["bets win 3 100", "bets place 2 100"])
    assert paid(log, 0, "win-bet") == [2000]


@pytest.mark.rule("FI-12", "FI-11e")
def test_a_place_bet_on_a_second_on_the_last_square_pays_10_times_its_stake() -> None:
    _, log = finished({1: 39, 2: 40, 3: 41}, bets=["bets win 3 100", "bets place 2 100"])
    assert paid(log, 1, "place-bet") == [1000]


@pytest.mark.rule("FI-11", "FI-13")
@pytest.mark.parametrize(("square", "odds"), WIN_ODDS)
def test_win_odds_depend_on_the_square_where_the_second_stands(square: int, odds: int) -> None:
    _, log = finished({1: square, 2: ACROSS}, bets=["bets win 2 300"])
    assert ranked(log).win_odds == odds
    assert paid(log, 0, "win-bet") == ([300 * odds] if odds else [])


@pytest.mark.rule("FI-11")
@pytest.mark.parametrize("beyond", [41, 42, 45, 60])
def test_how_far_the_winner_went_beyond_the_line_does_not_matter(beyond: int) -> None:
    _, log = finished({1: 38, 2: beyond}, bets=["bets win 2 100"])
    assert paid(log, 0, "win-bet") == [1200]


@pytest.mark.rule("FI-11")
def test_win_odds_do_not_depend_on_the_third() -> None:
    _, log = finished({1: 36, 2: ACROSS, 3: 40, 4: 38}, bets=["bets win 2 100"])
    assert paid(log, 0, "win-bet") == [2000]


@pytest.mark.rule("FI-11")
@pytest.mark.parametrize("lane", [2, 3, 4, 5, 6])
def test_a_win_bet_on_any_other_horse_loses(lane: int) -> None:
    state, log = finished(WELL_SPREAD, bets=[f"bets win {lane} 500"], cash=[1000, 1000], owners=[1, 1, 1, 0, 0, 0])
    assert cash_of(state)[0] == 500
    assert paid(log, 0, "win-bet") == paid(log, 0, "place-bet") == []


@pytest.mark.rule("FI-11")
def test_without_a_second_a_win_bet_pays_nothing() -> None:
    state, log = finished({1: ACROSS}, bets=["bets none", "bets win 1 500"], cash=[1000, 1000], owners=[0])
    assert (ranked(log).order, ranked(log).win_odds, ranked(log).place_odds) == ((1,), 0, ())
    assert cash_of(state) == [1000 + 4000, 500]


@pytest.mark.rule("FI-11", "FI-24")
def test_where_all_others_fell_a_win_bet_pays_nothing() -> None:
    _, log = finished({1: CROSSES[0], 2: ACROSS, 3: CROSSES[2]}, bets=["bets win 2 500"])
    assert (ranked(log).order, ranked(log).win_odds) == ((2,), 0)
    assert paid(log, 0, "win-bet") == []


@pytest.mark.rule("FI-11", "FI-24")
def test_a_fallen_horse_is_not_the_second() -> None:
    _, log = finished({1: 37, 2: ACROSS, 6: CROSSES[5], 3: 10, 4: 11, 5: 12}, bets=["bets win 2 100"])
    assert ranked(log).order == (2, 1, 5, 4, 3)
    assert paid(log, 0, "win-bet") == [800]


# Place bets


@pytest.mark.rule("FI-12", "FI-13")
@pytest.mark.parametrize(("square", "odds"), PLACE_ODDS)
def test_place_odds_of_the_second_depend_on_its_own_square(square: int, odds: int) -> None:
    _, log = finished({1: square, 2: ACROSS}, bets=["bets place 1 300"])
    assert ranked(log).place_odds == (odds,)
    assert paid(log, 0, "place-bet") == ([300 * odds] if odds else [])


@pytest.mark.rule("FI-12", "FI-13")
@pytest.mark.parametrize(("square", "odds"), PLACE_ODDS[1:])
def test_place_odds_of_the_third_depend_on_its_own_square(square: int, odds: int) -> None:
    _, log = finished({1: square, 2: ACROSS, 3: 40}, bets=["bets place 1 300"])
    assert ranked(log).place_odds == (10, odds)
    assert paid(log, 0, "place-bet") == ([300 * odds] if odds else [])


@pytest.mark.rule("FI-12", "FI-12e")
def test_a_third_on_the_fourth_square_before_the_line_pays_4_times() -> None:
    _, log = finished({1: ACROSS, 2: 40, 3: 37}, bets=["bets place 3 100"])
    assert paid(log, 0, "place-bet") == [400]


@pytest.mark.rule("FI-13", "FI-13e")
@pytest.mark.parametrize("square", [35, 34, 10])
def test_a_third_six_or_more_squares_before_the_line_pays_nothing(square: int) -> None:
    state, log = finished({1: ACROSS, 2: 40, 3: square}, bets=["bets place 3 100"], cash=[1000, 0], owners=[1, 1, 1])
    assert ranked(log).order == (1, 2, 3)
    assert cash_of(state)[0] == 900


@pytest.mark.rule("FI-12")
def test_a_place_bet_on_the_winner_loses() -> None:
    state, log = finished(WELL_SPREAD, bets=["bets place 1 500"], cash=[1000, 1000], owners=[1, 1, 1, 0, 0, 0])
    assert paid(log, 0, "place-bet") == paid(log, 0, "win-bet") == []
    assert cash_of(state)[0] == 500


@pytest.mark.rule("FI-12")
@pytest.mark.parametrize("lane", [4, 5, 6])
def test_a_place_bet_on_the_fourth_or_a_later_horse_loses(lane: int) -> None:
    """The fourth stands where odds are printed, too."""
    _, log = finished(WELL_SPREAD, bets=[f"bets place {lane} 500"])
    assert paid(log, 0, "place-bet") == []


@pytest.mark.rule("FI-12", "FI-24")
def test_a_place_bet_on_a_fallen_horse_loses() -> None:
    _, log = finished({1: ACROSS, 2: CROSSES[1], 3: 40}, bets=["bets place 2 500"])
    assert ranked(log).order == (1, 3)
    assert paid(log, 0, "place-bet") == []


@pytest.mark.rule("FI-12")
def test_both_place_bets_of_a_form_can_succeed() -> None:
    _, log = finished(WELL_SPREAD, bets=["bets place 3 300 place 2 200"])
    assert paid(log, 0, "place-bet") == [300 * 6, 200 * 10]


@pytest.mark.rule("FI-11", "FI-12")
def test_all_three_bets_of_a_form_can_succeed() -> None:
    state, log = finished(
        WELL_SPREAD, bets=["bets none", "bets win 1 100 place 2 200 place 3 300"], cash=[0, 600], owners=[0, 0, 0, 1, 1, 1]
    )
    assert paid(log, 1, "win-bet") == [100 * 20]
    assert paid(log, 1, "place-bet") == [200 * 10, 300 * 6]
    assert cash_of(state)[1] == 2000 + 2000 + 1800


@pytest.mark.rule("FI-10", "FI-12")
def test_of_win_and_place_on_the_same_horse_only_one_can_succeed() -> None:
    for lane, win, place in ((1, [2000], []), (2, [], [1000]), (4, [], [])):
        _, log = finished(WELL_SPREAD, bets=[f"bets win {lane} 100 place {lane} 100"])
        assert (paid(log, 0, "win-bet"), paid(log, 0, "place-bet")) == (win, place)


@pytest.mark.rule("FI-11", "FI-12")
def test_everybody_is_paid_for_their_own_bets() -> None:
    bets = ["bets win 1 100", "bets win 2 100 place 2 700", "bets none", "bets win 1 900 place 3 100"]
    _, log = finished(WELL_SPREAD, bets=bets, seats=4)
    assert [paid(log, seat, "win-bet") for seat in range(4)] == [[2000], [], [], [18_000]]
    assert [paid(log, seat, "place-bet") for seat in range(4)] == [[], [7000], [], [600]]


@pytest.mark.rule("FI-13")
@pytest.mark.parametrize(("bet", "odds"), [("win 1", 20), ("place 2", 10), ("place 3", 6)])
def test_the_stake_of_a_winning_bet_is_spent(bet: str, odds: int) -> None:
    state, _ = finished(WELL_SPREAD, bets=[f"bets {bet} 400"], cash=[1000, 0], owners=[1, 1, 1, 0, 0, 0])
    assert cash_of(state)[0] == 1000 - 400 + 400 * odds


# Owners


@pytest.mark.rule("FI-14")
def test_owners_get_4_times_2_times_and_once_the_price_of_their_horse() -> None:
    state, log = finished(
        {1: 30, 2: ACROSS, 3: 32, 4: 31}, owners=[0, 1, 2, 3], prices=[1100, 1200, 1300, 1400], cash=[100] * 4, seats=4
    )
    assert told_of(log, MoneyMoved) == [
        MoneyMoved(None, 1, 4800, "owner"), MoneyMoved(None, 2, 2600, "owner"), MoneyMoved(None, 3, 1400, "owner"),
    ]  # fmt: skip
    assert cash_of(state) == [100, 4900, 2700, 1500]


@pytest.mark.rule("FI-14")
def test_an_owner_is_paid_for_each_horse_on_its_own() -> None:
    state, log = finished({1: 30, 2: ACROSS, 3: 32, 4: 31}, owners=[0, 1, 1, 1], prices=[1100, 1200, 1300, 1400], cash=[100, 100])
    assert paid(log, 1, "owner") == [4800, 2600, 1400]
    assert cash_of(state) == [100, 8900]


@pytest.mark.rule("FI-14", "FI-13")
def test_owners_are_paid_whatever_the_odds() -> None:
    state, log = finished({1: 1, 2: ACROSS, 3: 2}, owners=[0, 1, 2], prices=[1100, 1200, 1300], cash=[100] * 3, seats=3)
    assert (ranked(log).win_odds, ranked(log).place_odds) == (0, (0, 0))
    assert cash_of(state) == [1200, 4900, 2700]


@pytest.mark.rule("FI-14", "FI-24")
def test_the_owner_of_a_fallen_horse_gets_nothing() -> None:
    state, _ = finished({1: CROSSES[0], 2: ACROSS}, owners=[0, 1], prices=[5000, 1000], cash=[100, 100])
    assert cash_of(state) == [100, 4100]


@pytest.mark.rule("FI-14")
@pytest.mark.parametrize(("ends", "places"), [({1: ACROSS}, 1), ({1: ACROSS, 2: 30}, 2), ({1: ACROSS, 2: 30, 3: 29}, 3)])
def test_with_fewer_than_three_at_the_finish_only_those_are_paid(ends: dict[int, int], places: int) -> None:
    _, log = finished(ends, owners=[1] * len(ends))
    assert paid(log, 1, "owner") == [4000, 2000, 1000][:places]


@pytest.mark.rule("FI-14")
def test_owners_are_paid_before_bets_and_bets_by_seat() -> None:
    _, log = finished(WELL_SPREAD, bets=["bets place 3 100 place 2 200", "bets win 1 100 place 2 100"], owners=[0, 0, 1, 0, 1, 1])
    assert [(event.payee, event.why, event.amount) for event in told_of(log, MoneyMoved)] == [
        (None, "stakes", 300), (None, "stakes", 200),
        (0, "owner", 4000), (0, "owner", 2000), (1, "owner", 1000),
        (0, "place-bet", 600), (0, "place-bet", 2000), (1, "win-bet", 2000), (1, "place-bet", 1000),
    ]  # fmt: skip


@pytest.mark.rule("FI-13")
def test_all_money_won_comes_from_the_bank_and_none_is_made() -> None:
    state, _ = finished(WELL_SPREAD, bets=["bets win 1 3000", "bets place 2 2000"])
    assert state.ledger.total() == 20_000
    assert state.ledger.bank < 0
