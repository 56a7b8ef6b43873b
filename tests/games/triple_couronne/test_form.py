"""Form: what trials say about horses, and what they should bring."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.form import HorseForm
from hippodrome.games.triple_couronne.race import WITHDRAWN, Race
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.worth import worth_of
from hippodrome.lab.triple_couronne import CATEGORIES, field_of, winner
from tests.games.triple_couronne.seasons import season

_loaded = load_game("triple-couronne")
assert isinstance(_loaded, TripleCouronne)
GAME: TripleCouronne = _loaded
ALL = list(range(24))


@pytest.fixture(scope="module")
def form() -> HorseForm:
    return GAME.form()


# Trials


@pytest.mark.parametrize("kind", CATEGORIES)
def test_chances_read_off_trials_are_those_of_real_races(form: HorseForm, kind: str) -> None:
    field, races = field_of(GAME, CATEGORIES[kind]), 1500
    wins = [winner(GAME.course, field, chance) for chance in [FastChance(3)] for _ in range(races)]
    chances = form.chances(field, [0] * len(field), 2)
    for horse in field:
        assert chances.places[horse][0] == pytest.approx(wins.count(horse) / races, abs=0.06)
    assert sum(places[0] for places in chances.places.values()) == pytest.approx(1, abs=0.01)
    assert sum(chances.firsts.values()) == pytest.approx(1, abs=0.03)


@pytest.mark.parametrize(("field", "needed"), [([0, 1, 2, 3], 1), ([12, 13, 14, 15, 18, 19, 20, 21], 4)])
def test_accidents_read_off_trials_are_those_of_races_that_end_when_enough_are_home(
    form: HorseForm, field: list[int], needed: int
) -> None:
    races, chance = 2500, FastChance(3)
    real = {horse: [0, 0, 0] for horse in field}
    for _ in range(races):
        race = Race(GAME.course, field, needed)
        while not race.run(chance, None):
            race.owed = 0
        for runner, horse in enumerate(field):
            real[horse][0] += race.fates[runner] == WITHDRAWN
            if race.injuries[runner]:
                real[horse][race.injuries[runner]] += 1
    found = form.chances(field, [0] * len(field), needed).accidents
    for horse in field:
        assert found[horse] == pytest.approx([count / races for count in real[horse]], abs=0.04)
    assert sum(map(sum, found.values())) == pytest.approx(sum(map(sum, real.values())) / races, rel=0.1)


def test_the_sooner_a_race_is_over_the_less_happens_to_its_horses(form: HorseForm) -> None:
    field = field_of(GAME, (4, 5))
    short, long = (form.chances(field, [0] * len(field), needed).accidents for needed in (1, 12))
    assert all(sum(short[horse]) <= sum(long[horse]) for horse in field)
    assert sum(map(sum, short.values())) < 0.9 * sum(map(sum, long.values()))


def test_a_head_start_helps(form: HorseForm) -> None:
    field = field_of(GAME, (2,))
    level, ahead = form.chances(field, [0] * 6, 2), form.chances(field, [5, 0, 0, 0, 0, 0], 2)
    assert ahead.places[0][0] > level.places[0][0] + 0.2


def test_the_same_box_always_has_the_same_form(form: HorseForm) -> None:
    again = HorseForm(GAME.course)
    assert again.times(0) == form.times(0) and again.cards == form.cards and again.accidents(0) == form.accidents(0)


def test_a_place_in_which_nobody_is_home_is_nobodys(form: HorseForm) -> None:
    alone = form.chances([5], [0], 2)
    assert alone.places[5][0] == pytest.approx(1 - alone.accidents[5][0]) and alone.places[5][1:] == [0, 0, 0]
    assert alone.firsts == {}


# What horses should bring


def test_all_horses_together_bring_the_prizes_and_what_cards_leave(form: HorseForm) -> None:
    state = season(4, "reduit")
    prizes = sum(sum(terms.prizes_for(4)) for terms in state.table.days)
    assert sum(worth_of(state, form, list(range(16)), 0)) == pytest.approx(prizes, rel=0.05)


def test_a_horse_without_a_race_left_brings_nothing_any_more(form: HorseForm) -> None:
    state = season(4, "initiation", 2)
    worth = worth_of(state, form, [horse for horse in ALL if state.owners[horse] >= 0], 1)
    assert worth[0] == 0 and worth[6] > 0 and worth[12] > 0


def test_a_barred_horse_is_worth_less(form: HorseForm) -> None:
    fit, hurt = season(4, "complet", 2), season(4, "complet", 2, bars={7: 2})
    horses = [horse for horse in ALL if fit.owners[horse] >= 0]
    assert worth_of(hurt, form, horses, 1)[6] < 0.95 * worth_of(fit, form, horses, 1)[6]


def test_the_better_of_two_horses_of_an_age_brings_more(form: HorseForm) -> None:
    worth = worth_of(season(6, "complet"), form, ALL, 0)
    assert worth[5] > worth[4] and worth[10] > worth[11] and worth[20] > worth[19]
