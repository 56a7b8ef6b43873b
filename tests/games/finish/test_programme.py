"""A programme from race to race (FI-1, FI-2, FI-5, FI-28) and its end (FI-30)."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import BadChance
from hippodrome.core.log import Log
from hippodrome.core.money import BidPassed
from hippodrome.core.wire import Outcome
from hippodrome.games.finish import events
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import OVER, Programme
from tests.games.finish.programmes import (
    ALL_SHOWN,
    BOX,
    GAME,
    HORSES,
    JOCKEYS,
    SIX,
    betting,
    box_with,
    cash_of,
    do,
    finished,
    mover,
    offering,
    opened,
    put_cash,
    refused,
    run,
    sell,
    setup,
    told,
    told_of,
    view,
)

OTHERS = ("Abendstern", "Biedermeier", "Csárdás", "Dampfnudel", "Eulenspiegel", "Fiaker")
ONE_ROUND = {1: [40] * 6, 2: [30] * 6}
"""In a race of two, lane 1 crosses at once; lane 2, if it moves first, stands on square 31."""
LANE_1_WINS = [*ALL_SHOWN, 2, 1]


def after_a_race(races: int = 3, log: Log | None = None, next_horses: tuple[str, ...] = SIX) -> Programme:
    """At the first auction of the second race."""
    state = betting([0, 1], box=box_with(ONE_ROUND), races=races)
    return run(state, [*LANE_1_WINS, *offering(*next_horses)], log=log)


def with_falls(*lanes: int, next_horses: tuple[str, ...]) -> Programme:
    """At the first auction of the second race; in the first, of six, these lanes fell."""
    crosses = (5, 9, 14, 20, 27, 33)
    numbers = {lane: [(crosses[lane - 1] if lane in lanes else 34) - 1] * 6 for lane in range(1, 7)}
    winner = next(lane for lane in range(6, 0, -1) if lane not in lanes)
    numbers[winner] = [40] * 6
    order = [lane for lane in range(1, 7) if lane not in lanes and lane != winner]
    ties = list(range(6, 6 - len(order), -1)) if len(order) > 1 else []
    state = betting(box=box_with(numbers), races=2)
    fallen = [SIX[lane - 1] for lane in lanes]
    return run(state, [*ALL_SHOWN, winner % 6 + 1, 1, *ties, *offering(*next_horses, fallen=fallen)])


def pass_all_lots(state: Programme, draws: list[int], log: Log | None = None) -> None:
    """Nobody wants any horse of this race."""
    chance = ScriptedChance(draws)
    race = state.race
    while state.race == race:
        GAME.apply(state, mover(state), GAME.read("pass"), chance, log)
    assert chance.left() == 0


# The stable


@pytest.mark.rule("FI-2")
def test_six_horses_are_taken_from_a_stable_of_fifteen() -> None:
    last_six = HORSES[:8:-1]
    assert view(opened(horses=last_six)).horses == last_six
    for number, outcomes in enumerate((15, 14, 13, 12, 11, 10)):
        with pytest.raises(BadChance, match=f"is {outcomes}; it must be 0 to {outcomes - 1}"):
            GAME.start(setup(), ScriptedChance([0, *[0] * number, outcomes]))


@pytest.mark.rule("FI-2", "FI-28")
def test_unsold_and_finished_horses_can_be_offered_again() -> None:
    """Katzenbuckel and Schlagobers ran, the others found no buyer."""
    assert view(after_a_race()).horses == SIX


@pytest.mark.rule("FI-2", "FI-28")
def test_the_stable_is_shuffled_anew_for_each_race() -> None:
    assert view(after_a_race(next_horses=OTHERS)).horses == OTHERS
    mixed = ("Irrwisch", "Schlagobers", "Abendstern", "Hallodri", "Katzenbuckel", "Heuriger")
    assert view(after_a_race(next_horses=mixed)).horses == mixed


@pytest.mark.rule("FI-2", "FI-28")
def test_after_a_race_owners_give_their_horses_back() -> None:
    state = after_a_race()
    assert view(state).runners == ()
    assert all(state.horses_of(seat) == 0 for seat in range(2))


@pytest.mark.rule("FI-28")
def test_after_a_race_all_jockeys_can_be_drawn_again() -> None:
    state = after_a_race()
    for jockey in JOCKEYS:
        copy = GAME.clone(state)
        sell(copy, 0, 1000, jockey)
        assert view(copy).runners[0].jockey == jockey


@pytest.mark.rule("FI-24", "FI-28")
def test_the_jockey_of_a_fallen_horse_can_be_drawn_again() -> None:
    state = with_falls(1, 2, next_horses=OTHERS)
    for lane, jockey in enumerate(JOCKEYS[:2], 1):
        sell(state, lane % 2, 1000, jockey)
    assert [runner.jockey for runner in view(state).runners] == ["Ernő Lundquist", "Anna Berg"]


@pytest.mark.rule("FI-1", "FI-24")
def test_a_fallen_horse_is_not_in_the_stable_of_the_next_race() -> None:
    state = with_falls(2, 4, next_horses=("Katzenbuckel", "Napoléon", "Moskito", "Lady Skunx", *OTHERS[:2]))
    assert view(state).fallen == ("Schlagobers", "Hallodri")
    with pytest.raises(BadChance, match="is 13; it must be 0 to 12"):
        pass_all_lots(after_a_fall_of_two(), [13])


def after_a_fall_of_two() -> Programme:
    """The first race of two, in which two horses are out of the programme already."""
    state = opened(races=2)
    state.fallen = [1, 3]
    return state


@pytest.mark.rule("FI-1", "FI-24")
def test_a_horse_that_fell_never_runs_again_in_the_programme() -> None:
    state = with_falls(1, next_horses=OTHERS)
    assert view(state).fallen == ("Katzenbuckel",)
    pass_all_lots(state, [])
    assert view(state).fallen == ("Katzenbuckel",)


@pytest.mark.rule("FI-2")
@pytest.mark.parametrize("left", [6, 5, 1])
def test_with_fewer_than_six_horses_left_all_of_them_are_for_sale(left: int) -> None:
    state, log = opened(races=2), Log()
    state.fallen = list(range(15 - left))
    pass_all_lots(state, [0] * left, log)
    assert view(state).horses == HORSES[15 - left :]
    assert told_of(log, events.RaceAnnounced) == [events.RaceAnnounced(2, HORSES[15 - left :])]
    pass_all_lots(state, [])
    assert state.phase == OVER


@pytest.mark.rule("FI-2", "FI-5")
def test_with_no_horse_left_there_is_nothing_to_run_and_the_races_count() -> None:
    state, log = opened(races=3), Log()
    state.fallen = list(range(15))
    pass_all_lots(state, [], log)
    assert told(log)[-5:] == [
        events.RaceAnnounced(2, ()),
        events.RaceCancelled(2),
        events.RaceAnnounced(3, ()),
        events.RaceCancelled(3),
        events.ProgrammeEnded((10_000, 10_000), (0, 1)),
    ]


# No race


@pytest.mark.rule("FI-5")
def test_with_no_horse_sold_there_is_no_race_and_it_counts_as_one() -> None:
    state, log = opened(races=2), Log()
    pass_all_lots(state, offering(*OTHERS), log)
    assert told_of(log, events.RaceCancelled) == [events.RaceCancelled(1)]
    assert told_of(log, events.BettingOpened) == []
    assert told_of(log, events.StartRolled) == []
    assert (view(state).race, view(state).phase, view(state).horses) == (2, "auction", OTHERS)


@pytest.mark.rule("FI-5")
def test_a_programme_whose_last_race_is_not_run_is_over() -> None:
    state, log = opened(races=1), Log()
    pass_all_lots(state, [], log)
    assert told(log)[-2:] == [events.RaceCancelled(1), events.ProgrammeEnded((10_000, 10_000), (0, 1))]
    assert GAME.to_act(state) == ()


@pytest.mark.rule("FI-5")
def test_one_horse_sold_is_enough_for_a_race() -> None:
    state = opened(races=1)
    for number in range(6):
        sell(state, 1, 1000 if number == 5 else 0)
    assert view(state).phase == "bets"
    assert [runner.horse for runner in view(state).runners] == ["Lady Skunx"]


# The number of races


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("races", [1, 2, 3, 6])
def test_a_programme_is_over_after_the_agreed_number_of_races(races: int) -> None:
    state, log = opened(races=races), Log()
    for number in range(races):
        assert view(state).race == number + 1
        sell(state, 0, 1000, log=log)
        for _ in range(5):
            sell(state, 0, 0, log=log)
        run(state, [*ALL_SHOWN, *[1, 6] * 3, *(offering(*SIX) if number + 1 < races else [])], log=log)
    assert [event.race for event in told_of(log, events.RaceRanked)] == list(range(1, races + 1))
    assert (state.phase, GAME.to_act(state), view(state).race) == (OVER, (), races)


@pytest.mark.rule("FI-1")
def test_money_has_to_last_for_the_whole_programme() -> None:
    state = betting([0, 1], prices=[3000, 2000], box=box_with(ONE_ROUND), races=2)
    assert cash_of(state) == [7000, 8000]
    run(state, [*LANE_1_WINS, *offering(*SIX)], ["bets place 1 500", "bets win 2 300"])
    assert cash_of(state) == [7000 - 500 + 4 * 3000, 8000 - 300 + 2 * 2000]


# The end


@pytest.mark.rule("FI-30")
def test_the_most_money_wins() -> None:
    state, log = finished({1: 41, 2: 20, 3: 30}, owners=[1, 0, 2], cash=[5000, 0, 6000], seats=3)
    assert GAME.outcome(state) == Outcome(totals=(6000, 4000, 8000), ranks=(2, 3, 1), winners=(2,))
    assert told(log)[-1] == events.ProgrammeEnded((6000, 4000, 8000), (2,))


@pytest.mark.rule("FI-30")
def test_equal_sums_share_the_win() -> None:
    state, log = finished({1: 41, 2: 20}, owners=[1, 2], cash=[7000, 3000, 0], seats=3)
    assert GAME.outcome(state) == Outcome(totals=(7000, 7000, 2000), ranks=(1, 1, 3), winners=(0, 1))
    assert told(log)[-1] == events.ProgrammeEnded((7000, 7000, 2000), (0, 1))


@pytest.mark.rule("FI-30")
def test_equal_sums_share_any_other_rank_too() -> None:
    state, _ = finished({1: 41}, owners=[3], cash=[200, 900, 900, 0], seats=4)
    assert GAME.outcome(state) == Outcome(totals=(200, 900, 900, 4000), ranks=(4, 2, 2, 1), winners=(3,))


@pytest.mark.rule("FI-30")
def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(opened()) is None
    assert GAME.outcome(betting()) is None


@pytest.mark.rule("FI-30")
@pytest.mark.parametrize("action", ["pass", "bid 1000", "maximum 1000", "maximum 0", "bets none", "bets win 1 100"])
def test_nothing_is_done_after_the_end(action: str) -> None:
    state, _ = finished({1: 41, 2: 20})
    assert not GAME.legal(state, 0) and not GAME.legal(state, 1)
    problem = refused(state, action, seat=1)
    assert (problem.rule, problem.key, problem.facts) == ("FI-30", "programme-over", {})


# Without money


@pytest.mark.rule("FI-30")
def test_a_player_without_money_stays_in_and_passes_every_horse() -> None:
    state, log = opened(3, races=1), Log()
    put_cash(state, [10_000, 0, 10_000])
    do(state, "pass", "pass", "pass", log=log)
    for _ in range(5):
        do(state, "pass", "pass", log=log)
    lots = told_of(log, events.LotOpened)
    assert len(lots) == 5
    assert [event.seat for event in told_of(log, BidPassed)].count(1) == 6
    assert state.phase == OVER


@pytest.mark.rule("FI-30")
def test_a_player_without_money_can_win_some_again() -> None:
    state, _ = finished({1: 41, 2: 30}, owners=[1, 0], cash=[500, 0])
    assert cash_of(state) == [2500, 4000]


@pytest.mark.rule("FI-30", "FI-5")
def test_a_table_where_nobody_has_money_plays_its_races_by_itself() -> None:
    poor = Finish(msgspec.structs.replace(BOX, money=msgspec.structs.replace(BOX.money, start=0)))
    log = Log()
    state = poor.start(setup(3, races=2), ScriptedChance([2, *[0] * 12]), log)
    assert len(told_of(log, events.HorseUnsold)) == 12
    assert [event.race for event in told_of(log, events.RaceCancelled)] == [1, 2]
    assert poor.to_act(state) == ()
    assert poor.outcome(state) == Outcome(totals=(0, 0, 0), ranks=(1, 1, 1), winners=(0, 1, 2))


@pytest.mark.rule("FI-5")
def test_passing_every_horse_of_every_race_leads_to_the_end() -> None:
    state = opened(8, races=6)
    chance = FastChance(1)
    choices = 0
    while GAME.to_act(state):
        do(state, "pass", chance=chance)
        choices += 1
    assert choices == 8 * 6 * 6
    assert cash_of(state) == [10_000] * 8
