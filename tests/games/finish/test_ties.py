"""Level horses: dice for the better place, only where second or third place is at stake (FI-26)."""

from __future__ import annotations

import pytest

from hippodrome.games.finish import events
from hippodrome.games.finish.events import TieRolled
from tests.games.finish.programmes import ACROSS, CROSSES, cash_of, finished, paid, ranked, told_of


def placed(ends: dict[int, int], dice: list[int]) -> tuple[tuple[int, ...], list[TieRolled]]:
    """The order of the finish, and every roll for a place. The dice must be used up exactly."""
    _, log = finished(ends, ties=dice)
    return ranked(log).order, told_of(log, TieRolled)


@pytest.mark.rule("FI-26")
@pytest.mark.parametrize(("dice", "order"), [([6, 5], (2, 1, 3)), ([1, 2], (2, 3, 1)), ([3, 2], (2, 1, 3)), ([1, 6], (2, 3, 1))])
def test_of_two_level_horses_the_higher_die_is_placed_better(dice: list[int], order: tuple[int, ...]) -> None:
    assert placed({1: 38, 2: ACROSS, 3: 38}, dice) == (order, [TieRolled((1, 3), (dice[0], dice[1]))])


@pytest.mark.rule("FI-26")
def test_equals_roll_again_until_they_differ() -> None:
    order, rolls = placed({1: 38, 2: ACROSS, 3: 38}, [4, 4, 1, 1, 6, 6, 2, 3])
    assert order == (2, 3, 1)
    assert [roll.dice for roll in rolls] == [(4, 4), (1, 1), (6, 6), (2, 3)]
    assert {roll.lanes for roll in rolls} == {(1, 3)}


@pytest.mark.rule("FI-26")
def test_the_lower_lane_rolls_first() -> None:
    order, rolls = placed({1: 10, 2: 38, 3: 12, 4: 38, 5: ACROSS, 6: 38}, [2, 6, 4])
    assert order == (5, 4, 6, 2, 3, 1)
    assert rolls == [TieRolled((2, 4, 6), (2, 6, 4))]


@pytest.mark.rule("FI-26")
def test_of_three_level_horses_only_the_equal_ones_roll_again() -> None:
    order, rolls = placed({1: 38, 2: 38, 3: 38, 4: ACROSS}, [6, 3, 3, 1, 5])
    assert order == (4, 1, 3, 2)
    assert rolls == [TieRolled((1, 2, 3), (6, 3, 3)), TieRolled((2, 3), (1, 5))]


@pytest.mark.rule("FI-26")
def test_of_three_level_horses_the_two_highest_roll_again_for_second_place() -> None:
    order, rolls = placed({1: 38, 2: 38, 3: 38, 4: ACROSS}, [5, 2, 5, 3, 4])
    assert order == (4, 3, 1, 2)
    assert rolls == [TieRolled((1, 2, 3), (5, 2, 5)), TieRolled((1, 3), (3, 4))]


@pytest.mark.rule("FI-26")
def test_of_three_level_horses_all_roll_again_if_all_are_equal() -> None:
    order, rolls = placed({1: 38, 2: 38, 3: 38, 4: ACROSS}, [2, 2, 2, 1, 2, 3])
    assert order == (4, 3, 2, 1)
    assert [roll.lanes for roll in rolls] == [(1, 2, 3), (1, 2, 3)]


@pytest.mark.rule("FI-26")
def test_of_four_level_horses_the_two_lowest_do_not_roll_again() -> None:
    """They are fourth and fifth: nothing is paid for that, and they keep the order of their lanes."""
    order, rolls = placed({1: 38, 2: 38, 3: 38, 4: 38, 5: ACROSS}, [2, 6, 2, 5])
    assert order == (5, 2, 4, 1, 3)
    assert len(rolls) == 1


@pytest.mark.rule("FI-26")
def test_of_four_level_horses_three_equal_ones_roll_for_third_place() -> None:
    order, rolls = placed({1: 38, 2: 38, 3: 38, 4: 38, 5: ACROSS}, [2, 6, 2, 2, 3, 5, 3])
    assert order == (5, 2, 3, 1, 4)
    assert rolls[1] == TieRolled((1, 3, 4), (3, 5, 3))
    assert len(rolls) == 2


@pytest.mark.rule("FI-26")
def test_two_pairs_of_equals_roll_the_higher_pair_first_and_the_lower_pair_not_at_all() -> None:
    order, rolls = placed({1: 38, 2: 38, 3: 38, 4: 38, 5: ACROSS}, [1, 4, 1, 4, 2, 6])
    assert order == (5, 4, 2, 1, 3)
    assert rolls == [TieRolled((1, 2, 3, 4), (1, 4, 1, 4)), TieRolled((2, 4), (2, 6))]


@pytest.mark.rule("FI-26")
def test_horses_level_in_third_place_roll() -> None:
    order, rolls = placed({1: 40, 2: 38, 3: 38, 4: ACROSS}, [1, 2])
    assert order == (4, 1, 3, 2)
    assert rolls == [TieRolled((2, 3), (1, 2))]


@pytest.mark.rule("FI-26")
def test_horses_level_in_fourth_place_do_not_roll() -> None:
    order, rolls = placed({1: 36, 2: 36, 3: 39, 4: ACROSS, 5: 36, 6: 40}, [])
    assert order == (4, 6, 3, 1, 2, 5)
    assert rolls == []


@pytest.mark.rule("FI-26")
def test_level_horses_behind_two_level_ones_do_not_roll() -> None:
    order, rolls = placed({1: 36, 2: 36, 3: 39, 4: ACROSS, 5: 39}, [1, 2])
    assert order == (4, 5, 3, 1, 2)
    assert [roll.lanes for roll in rolls] == [(3, 5)]


@pytest.mark.rule("FI-26")
def test_level_horses_further_in_front_have_the_better_places() -> None:
    """A single horse is second, the level ones behind it roll for third only."""
    order, rolls = placed({1: 36, 2: 37, 3: 36, 4: ACROSS, 5: 20, 6: 20}, [5, 6])
    assert order == (4, 2, 3, 1, 5, 6)
    assert rolls == [TieRolled((1, 3), (5, 6))]


@pytest.mark.rule("FI-26")
def test_five_level_horses_all_roll() -> None:
    order, rolls = placed({1: 7, 2: 7, 3: 7, 4: 7, 5: 7, 6: ACROSS}, [1, 2, 3, 4, 5])
    assert order == (6, 5, 4, 3, 2, 1)
    assert len(rolls) == 1


@pytest.mark.rule("FI-26")
def test_dice_are_rolled_for_places_without_odds_too_since_owners_are_paid() -> None:
    state, log = finished({1: 7, 2: 7, 3: ACROSS}, ties=[1, 2], owners=[0, 1, 0], prices=[1100, 1200, 1300], cash=[100, 100])
    assert (ranked(log).win_odds, ranked(log).place_odds) == (0, (0, 0))
    assert cash_of(state) == [100 + 4 * 1300 + 1100, 100 + 2 * 1200]


@pytest.mark.rule("FI-26")
def test_each_horse_has_a_die_even_if_one_player_owns_both() -> None:
    state, log = finished({1: 38, 2: ACROSS, 3: 38}, ties=[1, 6], owners=[1, 0, 1], prices=[1100, 1200, 1300], cash=[100, 100])
    assert told_of(log, TieRolled) == [TieRolled((1, 3), (1, 6))]
    assert paid(log, 1, "owner") == [2600, 1100]
    assert cash_of(state)[1] == 100 + 2600 + 1100


@pytest.mark.rule("FI-26", "FI-12")
def test_level_horses_have_the_same_odds_whatever_their_dice() -> None:
    _, log = finished({1: 38, 2: ACROSS, 3: 38}, ties=[1, 6], bets=["bets place 1 100 place 3 100", "bets win 2 100"])
    assert paid(log, 0, "place-bet") == [600, 600]
    assert paid(log, 1, "win-bet") == [1200]


@pytest.mark.rule("FI-26", "FI-12")
def test_the_level_horse_that_is_placed_fourth_pays_nothing() -> None:
    _, log = finished({1: 38, 2: ACROSS, 3: 38, 4: 38}, ties=[1, 6, 2], bets=["bets place 1 100 place 4 100"])
    assert paid(log, 0, "place-bet") == [600]


@pytest.mark.rule("FI-26", "FI-24")
def test_fallen_horses_take_no_part_in_a_roll() -> None:
    order, rolls = placed({1: 3, 2: CROSSES[1], 3: CROSSES[2], 4: 3, 5: ACROSS}, [1, 2])
    assert order == (5, 4, 1)
    assert rolls == [TieRolled((1, 4), (1, 2))]


@pytest.mark.rule("FI-26")
def test_the_winner_is_never_level_with_anybody() -> None:
    _, log = finished({1: 40, 2: ACROSS})
    assert told_of(log, TieRolled) == []


@pytest.mark.rule("FI-26")
def test_rolls_come_after_the_finish_and_before_the_ranking() -> None:
    _, log = finished({1: 38, 2: ACROSS, 3: 38}, ties=[2, 2, 3, 4])
    names = [type(event).__name__ for event, _ in log]
    at = names.index("FinishCrossed")
    assert names[at : at + 4] == ["FinishCrossed", "TieRolled", "TieRolled", "RaceRanked"]
    assert events.RaceRanked(1, (2, 3, 1), (41, 38, 38), 12, (6, 6), (4, 2, 1)) == ranked(log)
