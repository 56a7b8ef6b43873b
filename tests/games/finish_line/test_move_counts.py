"""Counts of legal actions from fixed positions, worked out by hand from the rule page."""

from __future__ import annotations

import pytest

from tests.games.finish_line.races import offered, rolled, running

ALL = 7
SURE = 2
LETTERED = 2
"""Favourites in the example line: 18 and 22."""


@pytest.mark.parametrize(
    ("dice", "count"),
    [
        (("white blank", "red blank", "green blank"), 3),
        (("white horseshoe", "red blank", "green blank"), ALL + 3),
        (("white horseshoe", "red whip", "green outsider-1000"), ALL + (ALL - SURE) + ALL + 3),
        (("white horseshoe", "white horseshoe", "red double"), ALL + ALL + 2),
        (("red whip", "red double", "white blank"), (ALL - SURE) + ALL + 2),
        (("black side-bet", "black extra", "white blank"), 1 + 1 + 2),
        (("black disqualified", "black tip", "white blank"), (ALL - SURE) + 0 + 2),
        (("black pace", "yellow helmet", "white blank"), 0 + LETTERED + 3),
        (("yellow interference", "yellow dead-heat", "yellow loss"), 5 * 6 + 1 + (ALL - 2) + 1),
    ],
)
def test_so_many_actions_from_the_example_line(dice: tuple[str, ...], count: int) -> None:
    assert len(offered(rolled(*dice))) == count


def test_sixteen_ways_to_take_the_first_three_dice() -> None:
    assert len(offered(running())) == 16
