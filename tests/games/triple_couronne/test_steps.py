"""What is decided before a race: told beforehand, and then what is asked."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.games.triple_couronne.views import TripleCouronneView
from tests.games.triple_couronne import mild
from tests.games.triple_couronne.mild import LIVELY
from tests.games.triple_couronne.seasons import go, season, setup, started, view

ALL_STEPS = ("sales", "entries", "rentals", "mounts", "bets", "insurance")


@pytest.mark.rule("TC-30")
def test_the_steps_before_a_race_are_those_of_its_programme() -> None:
    assert view(started(4, "complet")).steps == ()
    assert view(season(4, "complet")).steps == view(season(4, "complet", race=8)).steps == ALL_STEPS
    assert view(season(4, "complet", race=9, earnings={1: 600_000})).steps == ALL_STEPS[1:]
    assert view(season(3, "complet")).steps == tuple(step for step in ALL_STEPS if step != "bets")
    assert view(season(4, "reduit")).steps == ("entries", "bets")
    assert view(season(4, "initiation")).steps == ("entries",)


@pytest.mark.rule("TC-30")
def test_there_is_no_step_for_bets_once_fewer_than_four_horses_are_entered() -> None:
    assert "bets" not in view(go(season(4, "complet"), "mounts", [1, 2, 3])).steps
    assert "bets" in view(go(season(4, "complet"), "mounts", [1, 2, 3, 4])).steps


@pytest.mark.parametrize(
    ("edition", "seats", "seed"), [("initiation", 3, 1), ("reduit", 5, 2), ("complet", 4, 3), ("marathon", 4, 5)]
)
def test_whatever_all_choose_at_once_is_one_of_the_steps_of_its_race(edition: str, seats: int, seed: int) -> None:
    chance = FastChance(seed)
    state = LIVELY.start(setup(seats, edition), chance, None)
    asked, announced = set[str](), set[str]()
    while LIVELY.to_act(state):
        seen = LIVELY.view(state, None, ())
        assert isinstance(seen, TripleCouronneView)
        announced |= set(seen.steps)
        if seen.phase in ALL_STEPS:
            assert seen.phase in seen.steps
            asked.add(seen.phase)
        mild.play(state, chance, None)
    assert asked == announced
