"""The form guide (TC-70). On a board without coloured squares every race is certain: what should come is what then comes."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.triple_couronne.outlook import HorseChance, TripleCouronneOutlook
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne import races
from tests.games.triple_couronne.seasons import (
    GAME,
    HORSES,
    REAL_BOX,
    cash_of,
    enter,
    go,
    hand_in,
    names,
    season,
    started,
    view,
)

REAL = TripleCouronne(REAL_BOX)


def look(state: Season, seat: int = 0, game: TripleCouronne = GAME) -> TripleCouronneOutlook:
    """What is said to a seat."""
    found = game.outlook(state, seat, Log().told_to(seat, ()))
    assert isinstance(found, TripleCouronneOutlook)
    return found


def chances(state: Season) -> dict[str, HorseChance]:
    return {each.horse: each for each in look(state).chances}


@pytest.mark.rule("TC-70", "TC-11", "TC-22")
@pytest.mark.parametrize(("race", "field"), [(1, (1, 2, 3)), (3, (13, 14, 15, 19, 20)), (4, (1, 8, 15))])
def test_what_a_runner_should_bring_is_what_it_brings(race: int, field: tuple[int, ...]) -> None:
    state = season(3, "complet", race)
    before = cash_of(state)
    said = look(go(state, "rentals", field)).chances
    for _ in ("rentals", "mounts", "insurance"):
        hand_in(state)
    assert state.race == race
    for seat in range(3):
        own = [HORSES[horse - 1] for horse in field if state.owners[horse - 1] == seat]
        brought = cash_of(state)[seat] - before[seat]
        assert sum(each.gain for each in said if each.horse in own) == pytest.approx(brought, abs=5_000 * len(own))


@pytest.mark.rule("TC-70")
def test_the_winner_and_the_placed_are_certain() -> None:
    state = go(season(3, "complet", 1), "rentals", [1, 2, 3])  # two prizes
    order = sorted(chances(state).values(), key=lambda each: -each.win - each.placed)
    assert [(each.win, each.placed) for each in order] == [(1000, 1000), (0, 1000), (0, 0)]
    for _ in ("rentals", "mounts", "insurance"):
        hand_in(state)
    assert [int(state.earnings[HORSES.index(each.horse)]) for each in order] == [400_000, 200_000, 0]


@pytest.mark.rule("TC-70")
def test_until_entries_are_known_a_horse_is_measured_against_all_that_qualify() -> None:
    state = season(3, "complet", 1)
    assert set(chances(state)) == set(names(1, 2, 3))
    go(state, "rentals", [1, 3])
    assert set(chances(state)) == set(names(1, 3))


@pytest.mark.rule("TC-70", "TC-12")
def test_a_handicap_counts() -> None:
    field = {1: 400_000, 2: 400_000, 3: 0}
    level = chances(go(season(3, "complet", 5, earnings=field), "rentals", [1, 2, 3]))
    ahead = chances(go(season(3, "complet", 8, earnings=field), "rentals", [1, 2, 3]))
    assert level[HORSES[2]].win == 0 and ahead[HORSES[2]].win == 1000


@pytest.mark.rule("TC-70", "TC-22")
def test_what_horses_should_bring_in_the_programme_is_what_they_bring_if_all_are_entered() -> None:
    state = season(3, "initiation", 1)
    said = {each.horse: each.worth for each in look(state).worth}
    assert set(said) == {HORSES[horse] for horse in range(24) if state.owners[horse] >= 0}
    for field in ((1, 2, 3), (7, 8, 9), (13, 14, 15, 19, 20, 21)):
        enter(state, *field)
    assert {horse: int(state.earnings[HORSES.index(horse)]) for horse in said} == said
    assert sum(said.values()) == 400_000 + 200_000 + 400_000 + 200_000 + 600_000 + 400_000 + 200_000


@pytest.mark.rule("TC-70")
def test_before_the_first_race_horses_that_may_still_be_bought_have_their_worth() -> None:
    assert len(look(started(3, "complet", stables="chosen", auction=False)).worth) == 24
    auction = started(3, "complet")
    assert {each.horse for each in look(auction).worth} == {HORSES[horse] for horse in auction.lots}
    assert look(auction).chances == ()


@pytest.mark.rule("TC-70", "TC-33")
@pytest.mark.parametrize("field", [(1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_the_bets_that_will_be_won_are_certain(field: tuple[int, ...]) -> None:
    state = go(season(4, "complet", 4), "bets", field)
    said = look(state).bets
    assert said is not None
    certain = [set(bet.horses) for bet in said.bets if bet.chance == 1000]
    assert [bet.chance for bet in said.bets].count(0) == len(said.bets) - 2
    hand_in(state)
    hand_in(state)
    won = {prize: HORSES[horse] for horse in range(24) if (prize := int(state.earnings[horse]))}
    assert certain == [{won[400_000]}, {won[400_000], won[300_000]}]


@pytest.mark.rule("TC-70", "TC-41", "TC-42", "TC-43")
def test_how_often_contracts_pay_is_counted_in_trials() -> None:
    state = go(season(3, "complet", 3), "insurance", [13, 14, 15, 19])
    said = {(each.horse, each.kind): each.often for each in look(state, 0, REAL).insurance}
    accidents = REAL.form().chances([12, 13, 14, 18], [0] * 4, 3).accidents
    for horse in (12, 18):
        withdrawn, one, two = accidents[horse]
        assert said[HORSES[horse], "race"] == round(1000 * withdrawn)
        assert said[HORSES[horse], "next"] == said[HORSES[horse], "two"] == round(1000 * (one + two))
        assert 20 < round(1000 * withdrawn) < 200


@pytest.mark.rule("TC-70")
def test_while_a_race_is_run_horses_have_the_worth_of_those_to_come() -> None:
    last = {"seats": 2, "race": 10, "earnings": {1: 2_000_000, 2: 2_000_000}, "cash": [310_000, 900_000]}
    before, _ = races.raced((), runners=(1, 2), stop="rentals", **last)  # type: ignore[arg-type]
    assert sum(each.worth for each in look(before, 0, races.GAME).worth) > 3_000_000
    running, _ = races.raced((2,), cards={1: ["pay-300"]}, **last)  # type: ignore[arg-type]
    assert races.phase_of(running) == "race"
    assert {each.worth for each in look(running, 0, races.GAME).worth} == {0}


@pytest.mark.rule("TC-70")
@pytest.mark.parametrize("edition", ["initiation", "reduit", "complet", "marathon"])
def test_there_is_a_form_guide_unless_the_host_wants_none_and_everybody_sees_whether(edition: str) -> None:
    with_guide, without = started(2, edition), started(2, edition, form_guide=False)
    for seat in (None, 0, 1):
        assert view(with_guide, seat).form_guide and not view(without, seat).form_guide
    assert look(with_guide).worth and not look(without).worth


@pytest.mark.rule("TC-70")
@pytest.mark.parametrize("phase", ["bets", "insurance"])
def test_without_a_form_guide_bets_and_contracts_say_all_but_how_often(phase: str) -> None:
    state = go(season(4, "complet", 4), phase, [1, 2, 3, 4])
    told = look(state)
    state.table.form_guide = False
    plain = look(state)
    if phase == "bets":
        assert told.bets is not None and plain.bets is not None
        assert [bet.chance for bet in plain.bets.bets] == [None] * 16
        assert [(bet.horses, bet.most) for bet in plain.bets.bets] == [(bet.horses, bet.most) for bet in told.bets.bets]
    else:
        assert [contract.often for contract in plain.insurance] == [None] * 3
        assert [contract.premium for contract in plain.insurance] == [contract.premium for contract in told.insurance]
