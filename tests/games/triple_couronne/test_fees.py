"""Entry fees (TC-11), and those who can no longer pay them (TC-53)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import (
    ALL_MONEY,
    GAME,
    HORSES,
    JOCKEYS,
    cash_of,
    choice_of,
    do,
    enter,
    go,
    hand_in,
    moved,
    mover,
    names,
    owner_of,
    phase_of,
    season,
    started_race,
    told_of,
    view,
    why,
)


def due(*entries: int, cash: list[int], race: int = 4, edition: str = "complet", log: Log | None = None) -> Season:
    """Entries are made, mounts chosen, fees fall due: 40,000 F for each runner of race 4."""
    state = season(len(cash), edition, race, cash=cash)
    if edition == "reduit":
        return enter(go(state, "entries"), *entries, log=log)
    return hand_in(go(state, "mounts", entries), log=log)


def scratched(log: Log) -> list[tuple[str, int]]:
    return [(event.horse, event.seat) for event in told_of(log, events.EntryScratched)]


def left(log: Log) -> list[int]:
    return [event.seat for event in told_of(log, events.PlayerLeft)]


def runners(state: Season) -> list[str]:
    return [entry.horse for entry in view(state).entries]


# What is paid


@pytest.mark.rule("TC-11")
@pytest.mark.parametrize(
    ("edition", "race", "entries", "fee"),
    [
        ("reduit", 1, [1, 2], 40_000),
        ("reduit", 3, [13, 14], 60_000),
        ("complet", 1, [1, 2], 40_000),
        ("complet", 6, [7, 8], 100_000),
        ("complet", 7, [13, 20], 140_000),
        ("marathon", 7, [7, 8], 120_000),
    ],
)
def test_each_runner_pays_a_tenth_of_the_first_prize_into_the_pool(edition: str, race: int, entries: list[int], fee: int) -> None:
    state, log = season(2, edition, race), Log()
    assert view(state).fee == fee
    go(state, "entries")
    enter(state, *entries, log=log)
    if edition != "reduit":
        hand_in(state, log=log)
        hand_in(state, log=log)
        assert (phase_of(state), view(state).pool, state.ledger.pool) == ("insurance", 2 * fee, 2 * fee)
        assert state.ledger.total() == ALL_MONEY
    assert moved(log, "entry-fee") == [(0, -1, fee), (1, -1, fee)]


@pytest.mark.rule("TC-11")
@pytest.mark.parametrize("race", [1, 2, 3])
def test_in_the_first_programme_there_is_no_fee(race: int) -> None:
    state, log = season(2, "initiation", race, cash=[0, 0]), Log()
    assert view(state).fee == 0
    enter(state, *([1, 2], [7, 8], [13, 19, 20])[race - 1], log=log)
    assert moved(log, "entry-fee") == moved(log, "entry-share") == []
    assert scratched(log) == []
    assert len(told_of(log, events.RaceStarted)) == 1


@pytest.mark.rule("TC-11")
def test_a_player_pays_for_every_runner() -> None:
    log = Log()
    state = due(1, 7, 13, 2, cash=[2_000_000, 2_000_000, 2_000_000], log=log)
    assert moved(log, "entry-fee") == [(0, -1, 40_000), (1, -1, 40_000), (0, -1, 40_000), (0, -1, 40_000)]
    assert cash_of(state) == [1_880_000, 1_960_000, 2_000_000]


@pytest.mark.rule("TC-11e")
@pytest.mark.parametrize("edition", ["reduit", "complet"])
def test_race_4_with_eight_runners_costs_40_000_each_and_pays_240_000_and_80_000(edition: str) -> None:
    state, log = go(season(2, edition, 4), "entries"), Log()
    enter(state, 1, 7, 13, 19, 2, 8, 14, 20, log=log)
    while view(state).race == 4:
        assert view(state).fee == 40_000
        hand_in(state, log=log)
    assert sorted(amount for _, _, amount in moved(log, "entry-fee")) == [40_000] * 8
    assert sum(amount for _, _, amount in moved(log, "entry-fee")) == 320_000
    (ended,) = told_of(log, events.RaceEnded)
    winner, second = (HORSES.index(horse) % 6 for horse in ended.order[:2])
    assert moved(log, "entry-share") == [(-1, winner, 240_000), (-1, second, 80_000)]
    assert state.ledger.pool == 0


@pytest.mark.rule("TC-11")
def test_a_horse_that_is_not_entered_costs_nothing() -> None:
    log = Log()
    state = due(1, cash=[2_000_000, 2_000_000], log=log)
    assert moved(log, "entry-fee") == [(0, -1, 40_000)]
    assert cash_of(state)[1] == 2_000_000


# Too little money for all


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize(("cash", "count"), [(40_000, 1), (79_999, 1), (80_000, 2), (119_999, 2)])
def test_who_cannot_pay_for_all_chooses_which_ones_to_keep(cash: int, count: int) -> None:
    state = due(1, 7, 13, 2, cash=[cash, 2_000_000])
    assert (phase_of(state), GAME.to_act(state)) == ("fees", (0,))
    choice = choice_of(state)
    assert (choice.kind, choice.horses, choice.least, choice.most) == ("keep", names(1, 7, 13), count, count)
    for text in ("keep none", "keep 1", "keep 7", "keep 13", "keep 1 7", "keep 7 13", "keep 1 7 13"):
        picked = 0 if text == "keep none" else len(text.split()) - 1
        if picked == count:
            assert GAME.read(text) in GAME.legal(state, 0)
        else:
            assert why(state, text) == ("TC-53", "keep-count", {"most": count, "count": 3})


@pytest.mark.rule("TC-53", "TC-11")
def test_the_others_are_scratched_and_only_the_runners_pay() -> None:
    log = Log()
    state = due(1, 7, 13, 2, cash=[100_000, 2_000_000])
    do(state, "keep 7 13", log=log)
    assert scratched(log) == [(HORSES[0], 0)]
    assert moved(log, "entry-fee") == [(1, -1, 40_000), (0, -1, 40_000), (0, -1, 40_000)]
    assert (phase_of(state), runners(state)) == ("insurance", list(names(2, 7, 13)))
    assert cash_of(state)[0] == 20_000


@pytest.mark.rule("TC-53")
def test_who_can_pay_for_all_is_not_asked() -> None:
    log = Log()
    due(1, 7, 13, 2, cash=[120_000, 40_000], log=log)
    assert scratched(log) == []
    assert [amount for _, _, amount in moved(log, "entry-fee")] == [40_000] * 4


@pytest.mark.rule("TC-53")
def test_several_choose_one_after_the_other() -> None:
    state, log = due(1, 7, 2, 8, 3, 9, cash=[50_000, 2_000_000, 60_000]), Log()
    assert GAME.to_act(state) == (0,)
    assert why(state, "keep 3", seat=2) == ("TC-53", "not-your-turn", {"seat": 1})
    do(state, "keep 7", log=log)
    assert GAME.to_act(state) == (2,)
    do(state, "keep 9", log=log)
    assert scratched(log) == [(HORSES[0], 0), (HORSES[2], 2)]
    assert runners(state) == list(names(2, 7, 8, 9))


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize(("text", "horse"), [("keep 2", 2), ("keep 19", 19), ("keep 24", 24), ("keep 1 2", 2)])
def test_only_runners_that_one_leads_can_be_kept(text: str, horse: int) -> None:
    state = due(1, 7, 2, cash=[50_000, 2_000_000])
    assert why(state, text) == ("TC-53", "not-your-runner", {"horse": HORSES[horse - 1]})


@pytest.mark.rule("TC-53", "TC-13")
def test_a_scratched_horse_has_no_jockey_any_more() -> None:
    state = go(season(2, "complet", 4, cash=[50_000, 2_000_000]), "mounts", [1, 7, 2])
    hand_in(state, {0: "mount 1 7"})
    do(state, "keep 7")
    assert [(entry.horse, entry.jockey) for entry in view(state).entries] == [(HORSES[1], None), (HORSES[6], JOCKEYS[2])]
    assert state.mounts[0] == -1


@pytest.mark.rule("TC-53", "TC-30")
def test_scratched_horses_are_no_runners_when_it_comes_to_bets() -> None:
    state = due(1, 7, 2, 3, cash=[50_000] + [2_000_000] * 3)
    do(state, "keep 1")
    assert (phase_of(state), len(runners(state))) == ("insurance", 3)
    state = due(1, 7, 2, 3, 4, cash=[50_000] + [2_000_000] * 3)
    do(state, "keep 1")
    assert (phase_of(state), len(runners(state))) == ("bets", 4)


# Out of money


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize("entries", [[1, 2, 3], [2, 3]])
def test_without_a_fee_to_pay_a_player_with_a_qualified_horse_leaves_entered_or_not(entries: list[int]) -> None:
    log = Log()
    state = due(*entries, cash=[39_999, 2_000_000, 2_000_000], log=log)
    assert told_of(log, events.PlayerLeft) == [events.PlayerLeft(0, names(1, 7, 13, 19))]
    assert scratched(log) == ([(HORSES[0], 0)] if 1 in entries else [])
    assert moved(log, "departure") == [(0, None, 39_999)]
    assert view(state).in_game == (False, True, True)
    assert cash_of(state) == [0, 1_960_000, 1_960_000]
    assert runners(state) == list(names(2, 3))
    assert state.ledger.total() == ALL_MONEY


@pytest.mark.rule("TC-53")
def test_the_horses_of_a_player_who_left_are_out_of_the_game() -> None:
    state = due(2, 3, cash=[0, 2_000_000, 2_000_000])
    assert [owner_of(state, horse) for horse in (1, 7, 13, 19)] == [None] * 4
    assert not {horse.name for horse in view(state).horses} & {*names(1, 7, 13, 19)}
    hand_in(state)
    assert (view(state).race, GAME.to_act(state)) == (5, (1, 2))


@pytest.mark.rule("TC-53")
def test_with_just_the_fee_a_player_stays() -> None:
    log = Log()
    due(1, 2, cash=[40_000, 2_000_000], log=log)
    assert left(log) == []
    assert moved(log, "entry-fee") == [(0, -1, 40_000), (1, -1, 40_000)]


@pytest.mark.rule("TC-53")
def test_who_has_the_fee_but_does_not_wish_to_enter_stays() -> None:
    log = Log()
    due(2, cash=[40_000, 2_000_000], log=log)
    assert left(log) == []


@pytest.mark.rule("TC-53")
def test_who_has_no_qualified_horse_stays_even_without_a_franc() -> None:
    log = Log()
    state = season(3, "complet", 4, cash=[0, 2_000_000, 2_000_000], earnings={1: 1, 7: 1, 13: 1}, bars={19: 1})
    hand_in(go(state, "mounts", [2, 3]), log=log)
    assert left(log) == []
    assert view(state).in_game == (True, True, True)


@pytest.mark.rule("TC-53")
def test_who_has_no_horse_at_all_stays_even_without_a_franc() -> None:
    log = Log()
    nothing = {1: None, 7: None, 13: None, 19: None}
    hand_in(go(season(3, "complet", 4, cash=[0, 2_000_000, 2_000_000], owners=nothing), "mounts", [2, 3]), log=log)
    assert left(log) == []


@pytest.mark.rule("TC-53")
def test_a_horse_sold_in_time_keeps_its_owner_in_the_game() -> None:
    state, log = season(2, "complet", 4, cash=[0, 2_000_000]), Log()
    hand_in(state, {0: "sell 19 400000"})
    do(state, "bid 400000")
    go(state, "mounts", [1, 2])
    hand_in(state, log=log)
    assert (left(log), cash_of(state)[0]) == ([], 360_000)


@pytest.mark.rule("TC-53", "TC-50")
def test_a_horse_rented_out_in_time_keeps_its_owner_in_the_game() -> None:
    state, log = go(season(2, "complet", 4, cash=[0, 2_000_000]), "rentals", [1, 7, 2]), Log()
    hand_in(state, {0: "rent 1 300000"})
    do(state, "bid 300000")
    hand_in(state, log=log)
    assert left(log) == []
    assert moved(log, "entry-fee") == [(1, -1, 40_000), (1, -1, 40_000), (0, -1, 40_000)]


@pytest.mark.rule("TC-53", "TC-50")
def test_who_has_rented_out_the_only_horse_stays_even_if_the_rent_is_less_than_a_fee() -> None:
    """In the box every rent is more than the fee; a box of one's own may have smaller prizes."""
    state = season(4, "complet", 4, cash=[0, *[2_000_000] * 3], owners=dict.fromkeys((7, 13, 19)))
    state.terms().prizes[2] = [400_000, 20_000]
    go(state, "rentals", [1, 2, 3])
    log = Log()
    hand_in(state, {0: "rent 1 20000"})
    do(state, "bid 20000", "pass", "pass", log=log)
    hand_in(state, log=log)
    assert (cash_of(state)[0], left(log)) == (20_000, [])


@pytest.mark.rule("TC-53")
def test_who_has_left_is_never_asked_again_and_is_told_so() -> None:
    state = due(2, 3, 4, cash=[0, 2_000_000, 2_000_000, 2_000_000])
    for _ in range(4):
        assert 0 not in GAME.to_act(state) and not GAME.legal(state, 0)
        assert view(state, 0).choice is None
        for text in ("sell none", "bid 400000", "enter 1", "bets none", "insure none"):
            assert why(state, text, seat=0) == ("TC-53", "left", {})
        hand_in(state)


@pytest.mark.rule("TC-53", "TC-30")
def test_departures_come_before_the_bets() -> None:
    """Five players, one of whom leaves, are enough for bets; four, one of whom leaves, are not."""
    rich = [2_000_000] * 4
    assert phase_of(due(1, 2, 3, 4, cash=[*rich, 0])) == "bets"
    assert phase_of(due(1, 2, 3, 7, cash=[*rich[:3], 0])) == "insurance"
    assert phase_of(due(1, 2, 3, 7, cash=rich)) == "bets"


@pytest.mark.rule("TC-53")
def test_two_may_leave_before_the_same_race() -> None:
    log = Log()
    state = due(1, 2, 3, 4, cash=[0, 2_000_000, 30_000, 2_000_000], log=log)
    assert left(log) == [0, 2]
    assert moved(log, "departure") == [(2, None, 30_000)]  # nothing moves for somebody who has nothing
    assert runners(state) == list(names(2, 4))


@pytest.mark.rule("TC-53")
def test_departures_come_before_any_fee_is_paid() -> None:
    log = Log()
    due(1, 2, 3, cash=[2_000_000, 2_000_000, 30_000], log=log)
    order = [event.why for event in told_of(log, MoneyMoved)]
    assert order == ["departure", "entry-fee", "entry-fee"]


@pytest.mark.rule("TC-53")
def test_with_one_player_left_the_race_is_settled_and_the_game_is_over() -> None:
    log = Log()
    state = due(1, 2, cash=[2_000_000, 0], log=log)
    hand_in(state, log=log)
    assert [runner.horse for runner in started_race(log).runners] == list(names(1))
    assert moved(log, "prize") == [(None, 0, 400_000)]
    assert moved(log, "entry-share") == [(-1, 0, 40_000)]
    assert (phase_of(state), view(state).race) == ("over", 4)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,)


@pytest.mark.rule("TC-53", "TC-21")
def test_when_nobody_can_pay_the_race_is_not_run_and_the_game_is_over() -> None:
    log = Log()
    state = due(1, 2, cash=[0, 30_000], log=log)
    assert left(log) == [0, 1]
    assert told_of(log, events.RaceNotRun) == [events.RaceNotRun(4)]
    assert (phase_of(state), cash_of(state)) == ("over", [0, 0])


@pytest.mark.rule("TC-60", "TC-53")
def test_if_nobody_is_left_in_the_game_all_are_equal() -> None:
    outcome = GAME.outcome(due(1, 2, cash=[0, 30_000]))
    assert outcome is not None and (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))


@pytest.mark.rule("TC-53", "TC-21")
def test_who_cannot_pay_leaves_too_if_nobody_has_entered_a_horse() -> None:
    log = Log()
    state = enter(go(season(3, "complet", 4, cash=[2_000_000, 39_999, 40_000]), "entries"), log=log)
    assert left(log) == [1]
    kinds = [type(event) for event, _ in log]
    assert kinds.index(events.EntriesRevealed) < kinds.index(events.PlayerLeft) < kinds.index(events.RaceNotRun)
    assert (phase_of(state), view(state).race, view(state).players) == ("sales", 5, 2)


@pytest.mark.rule("TC-53", "TC-21")
def test_if_nobody_has_entered_a_horse_and_one_player_is_left_the_game_is_over() -> None:
    log = Log()
    state = enter(go(season(2, "complet", 4, cash=[0, 2_000_000]), "entries"), log=log)
    assert (left(log), phase_of(state)) == ([0], "over")
    assert told_of(log, events.RaceNotRun) == [events.RaceNotRun(4)]
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (1,)


@pytest.mark.rule("TC-53")
def test_with_two_players_left_the_game_goes_on() -> None:
    state = due(1, 2, 3, cash=[2_000_000, 0, 2_000_000])
    hand_in(state)
    assert (phase_of(state), view(state).race, view(state).players) == ("sales", 5, 2)


# In the reduced programme


@pytest.mark.rule("TC-53")
def test_in_the_reduced_programme_nobody_leaves_and_what_is_not_paid_is_scratched() -> None:
    log = Log()
    state = due(1, 7, 2, cash=[39_999, 2_000_000], edition="reduit", log=log)
    assert scratched(log) == [(HORSES[0], 0), (HORSES[6], 0)]
    assert left(log) == []
    assert moved(log, "entry-fee") == [(1, -1, 40_000)]
    assert (cash_of(state)[0], view(state).in_game) == (39_999, (True, True))
    assert [owner_of(state, horse) for horse in (1, 7, 13, 19)] == [0] * 4


@pytest.mark.rule("TC-53")
def test_in_the_reduced_programme_too_one_chooses_which_ones_to_keep() -> None:
    state, log = due(1, 7, 2, cash=[50_000, 2_000_000], edition="reduit"), Log()
    assert (phase_of(state), mover(state)) == ("fees", 0)
    do(state, "keep 7", log=log)
    assert [runner.horse for runner in started_race(log).runners] == list(names(2, 7))


@pytest.mark.rule("TC-53", "TC-21")
def test_in_the_reduced_programme_a_race_whose_entries_are_all_scratched_is_not_run() -> None:
    log = Log()
    due(1, 2, cash=[0, 0], edition="reduit", log=log)
    assert told_of(log, events.RaceNotRun)[0] == events.RaceNotRun(4)
    assert told_of(log, events.RaceStarted) == [] == left(log)


@pytest.mark.rule("TC-53", "TC-11")
def test_in_the_first_programme_everybody_runs_without_a_franc() -> None:
    log = Log()
    enter(season(2, "initiation", cash=[0, 0]), 1, 2, log=log)
    assert (scratched(log), left(log)) == ([], [])
    assert len(started_race(log).runners) == 2
