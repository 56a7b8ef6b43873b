"""The betting forms: what may be written on them, in secret and at once (FI-10)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.games.finish import events
from hippodrome.games.finish.events import Bet, Slip
from hippodrome.games.finish.state import BETS, OVER, Programme
from tests.games.finish.programmes import (
    ALL_SHOWN,
    GAME,
    SIX,
    betting,
    box_with,
    cash_of,
    do,
    opened,
    put_cash,
    refused,
    run,
    seen_bytes,
    sell,
    told,
    told_of,
    view,
)

LANE_1_AT_ONCE = {1: [40] * 6, 2: [6] * 6, 3: [6] * 6, 4: [6] * 6, 5: [6] * 6, 6: [6] * 6}
"""Lane 1 crosses with its first move, while all others stand on the start line."""
LANE_1_FIRST = [*ALL_SHOWN, 1, 1, 6, 5, 4, 3, 2]
"""Dice for it; the five that are level get 6, 5, 4, 3, 2."""


def accepts(state: Programme, text: str, seat: int = 0) -> bool:
    """Hand in a form that must be listed, and look whether it lies there."""
    assert GAME.read(text) in GAME.legal(state, seat)
    do(state, text, seat=seat)
    return seat not in GAME.to_act(state)


# What may be written


@pytest.mark.rule("FI-10", "FI-10e")
def test_the_form_of_the_rulebook_is_accepted() -> None:
    """Moskito to win 1,000; Schlagobers for a place 300; Lady Skunx for a place 500."""
    state, log = betting(cash=[2000, 2000]), Log()
    lanes = {runner.horse: runner.lane for runner in view(state).runners}
    assert (lanes["Moskito"], lanes["Schlagobers"], lanes["Lady Skunx"]) == (5, 2, 6)
    do(state, "bets win 5 1000 place 2 300 place 6 500", seat=0, log=log)
    assert told(log)[0] == events.BetsMade(0, Slip(Bet(5, 1000), (Bet(2, 300), Bet(6, 500))))


@pytest.mark.rule("FI-10", "FI-10e")
def test_the_form_of_the_rulebook_costs_1800() -> None:
    state, log = betting(cash=[2000, 2000], box=box_with(LANE_1_AT_ONCE)), Log()
    run(state, LANE_1_FIRST, ["bets win 5 1000 place 2 300 place 6 500"], log)
    assert told_of(log, MoneyMoved)[0] == MoneyMoved(0, None, 1800, "stakes")


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize(
    "text",
    [
        "bets none",
        "bets win 1 100",
        "bets place 1 100",
        "bets place 6 100 place 1 100",
        "bets win 6 100 place 5 100",
        "bets win 1 100 place 2 200 place 3 300",
    ],
)
def test_fewer_than_three_bets_or_none_are_allowed(text: str) -> None:
    assert accepts(betting(), text)


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("text", ["bets win 3 100 place 3 100", "bets win 3 100 place 1 100 place 3 100"])
def test_win_and_place_on_the_same_horse_may_be_combined(text: str) -> None:
    assert accepts(betting(), text)


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("text", ["bets place 3 100 place 3 200", "bets win 1 100 place 3 100 place 3 100"])
def test_two_place_bets_on_the_same_horse_are_refused(text: str) -> None:
    problem = refused(betting(), text)
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "place-twice", {"lane": 3})


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("stake", [100, 200, 1900, 2000])
@pytest.mark.parametrize("bet", ["win 4", "place 4"])
def test_a_stake_is_a_multiple_of_100_up_to_ones_cash(bet: str, stake: int) -> None:
    assert accepts(betting(cash=[2000, 2000]), f"bets {bet} {stake}")


def last(bets: str) -> str:
    """Whether the last of some bets is to win or for a place."""
    return "place" if "place" in bets else "win"


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("stake", [0, 50, 99, -100, -50, -(2**53)])
@pytest.mark.parametrize("bet", ["win 4", "place 4", "win 1 100 place 4", "place 1 100 place 4"])
def test_a_stake_below_100_is_refused(bet: str, stake: int) -> None:
    problem = refused(betting(), f"bets {bet} {stake}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "stake-too-low", {"bet": last(bet), "least": 100})


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("stake", [101, 150, 199, 1999, 2050])
@pytest.mark.parametrize("bet", ["win 4", "place 4", "place 1 100 place 4"])
def test_a_stake_that_is_no_multiple_of_100_is_refused(bet: str, stake: int) -> None:
    problem = refused(betting(cash=[2000, 2000]), f"bets {bet} {stake}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "stake-step", {"bet": last(bet), "step": 100})


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("stake", [2100, 10_000, 10**9, 2**53 - 92])
@pytest.mark.parametrize("bet", ["win 4", "place 4", "win 1 100 place 2 100 place 4"])
def test_a_stake_above_ones_cash_is_refused(bet: str, stake: int) -> None:
    problem = refused(betting(cash=[2000, 9000]), f"bets {bet} {stake}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "stakes-above-cash", {"cash": 2000})


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize(
    "text",
    [
        "bets win 1 2000 place 2 100",
        "bets win 1 1000 place 2 1100",
        "bets place 1 1000 place 2 1100",
        "bets win 1 700 place 2 700 place 3 700",
    ],
)
def test_all_stakes_together_stay_within_ones_cash(text: str) -> None:
    problem = refused(betting(cash=[2000, 9000]), text)
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "stakes-above-cash", {"cash": 2000})


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("text", ["bets win 1 1000 place 2 1000", "bets win 1 700 place 2 700 place 3 600"])
def test_all_stakes_together_may_be_all_of_ones_cash(text: str) -> None:
    assert accepts(betting(cash=[2000, 9000]), text)


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("lane", [4, 5, 6])
@pytest.mark.parametrize("bet", ["win", "place", "win 1 100 place", "place 1 100 place"])
def test_a_bet_on_an_empty_lane_is_refused(bet: str, lane: int) -> None:
    problem = refused(betting([0, 1, 0]), f"bets {bet} {lane} 100")
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "no-such-runner", {"bet": last(bet), "lanes": 3})


@pytest.mark.rule("FI-10")
def test_the_last_runner_can_be_betted_on() -> None:
    assert accepts(betting([0, 1, 0]), "bets win 3 100 place 3 100 place 1 100")


@pytest.mark.rule("FI-10")
def test_one_may_bet_on_ones_own_horses_and_on_those_of_others() -> None:
    assert accepts(betting([0, 1]), "bets win 1 100 place 2 100", seat=0)
    assert accepts(betting([0, 1]), "bets win 1 100 place 2 100", seat=1)


@pytest.mark.rule("FI-10")
def test_who_owns_no_horse_may_bet_all_the_same() -> None:
    assert accepts(betting([0, 1], seats=3), "bets win 1 100", seat=2)


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("held", [100, 5000])
def test_the_form_tells_its_bounds(held: int) -> None:
    (form,) = GAME.legal(betting([0, 1, 0, 1], cash=[5000, held]), 1).forms
    assert (form.kind, form.total, form.may_be_empty) == (4, held, True)
    assert [(line.name, line.targets, line.low, line.high, line.step) for line in form.lines] == [
        ("win", 4, 100, held, 100), ("place", 4, 100, held, 100), ("place", 4, 100, held, 100),
    ]  # fmt: skip


# Secretly and at once


@pytest.mark.rule("FI-10")
def test_everybody_writes_at_the_same_time_in_any_order() -> None:
    state = betting([0, 1, 2], seats=3)
    assert GAME.to_act(state) == (0, 1, 2)
    do(state, "bets none", seat=1)
    assert GAME.to_act(state) == (0, 2)
    do(state, "bets none", seat=2)
    assert GAME.to_act(state) == (0,)


@pytest.mark.rule("FI-10")
def test_a_form_is_heard_by_its_seat_only_and_everybody_hears_that_it_is_in() -> None:
    state, log = betting(), Log()
    do(state, "bets win 5 1700", seat=1, log=log)
    assert list(log) == [(events.BetsMade(1, Slip(Bet(5, 1700))), (1,)), (events.BetsSealed(1), None)]


@pytest.mark.rule("FI-10")
@pytest.mark.parametrize("onlooker", [0, 2, None, 3, -1])
def test_nobody_else_sees_a_form_before_the_last_one_is_in(onlooker: int | None) -> None:
    state, log = betting([0, 1], seats=3), Log()
    do(state, "bets win 2 1700", seat=1, log=log)
    assert view(state, 1).slip == Slip(Bet(2, 1700))
    assert b"1700" in seen_bytes(state, 1, log)
    assert (view(state, onlooker).slip, view(state, onlooker).slips) == (None, None)
    assert b"1700" not in seen_bytes(state, onlooker, log)


@pytest.mark.rule("FI-10")
def test_forms_are_revealed_together_when_the_last_one_is_in() -> None:
    state, log = betting(box=box_with(LANE_1_AT_ONCE)), Log()
    do(state, "bets win 1 100", seat=1, log=log)
    assert told_of(log, events.BetsRevealed) == []
    do(state, "bets place 2 300 place 6 500", seat=0, draws=LANE_1_FIRST, log=log)
    revealed = events.BetsRevealed((Slip(None, (Bet(2, 300), Bet(6, 500))), Slip(Bet(1, 100))))
    assert [(event, only) for event, only in log if isinstance(event, events.BetsRevealed)] == [(revealed, None)]
    assert view(state, None).slips == revealed.slips


@pytest.mark.rule("FI-10")
def test_a_form_can_be_changed_until_the_last_one_is_in() -> None:
    state, log = betting(box=box_with(LANE_1_AT_ONCE)), Log()
    do(state, "bets win 1 100", "bets win 2 400 place 1 300 place 3 200", "bets place 4 700", seat=0, log=log)
    do(state, "bets none", seat=1, draws=LANE_1_FIRST, log=log)
    assert told_of(log, events.BetsRevealed) == [events.BetsRevealed((Slip(None, (Bet(4, 700),)), Slip()))]
    assert told_of(log, MoneyMoved)[0] == MoneyMoved(0, None, 700, "stakes")


@pytest.mark.rule("FI-10")
def test_a_form_can_be_taken_back_by_an_empty_one() -> None:
    state, log = betting(box=box_with(LANE_1_AT_ONCE), cash=[5000, 5000]), Log()
    do(state, "bets win 1 100 place 2 100 place 3 100", "bets none", seat=0, log=log)
    do(state, "bets none", seat=1, draws=LANE_1_FIRST, log=log)
    assert [event.why for event in told_of(log, MoneyMoved)] == ["owner"] * 3


@pytest.mark.rule("FI-10")
def test_a_changed_form_may_again_cost_all_of_ones_cash() -> None:
    state = betting(cash=[2000, 2000])
    do(state, "bets win 1 2000", "bets win 2 2000", seat=0)
    assert view(state, 0).slip == Slip(Bet(2, 2000))


@pytest.mark.rule("FI-10")
def test_stakes_are_paid_when_the_forms_are_revealed_and_not_before() -> None:
    state, log = betting(cash=[5000, 5000], box=box_with(LANE_1_AT_ONCE)), Log()
    do(state, "bets win 2 1000 place 6 500", seat=0, log=log)
    assert cash_of(state) == [5000, 5000]
    do(state, "bets win 3 200 place 1 300 place 2 400", seat=1, draws=LANE_1_FIRST, log=log)
    at = told(log).index(told_of(log, events.BetsRevealed)[0])
    assert told(log)[at + 1 : at + 3] == [MoneyMoved(0, None, 1500, "stakes"), MoneyMoved(1, None, 900, "stakes")]


@pytest.mark.rule("FI-10")
def test_an_empty_form_costs_nothing() -> None:
    state, log = betting(box=box_with(LANE_1_AT_ONCE)), Log()
    run(state, LANE_1_FIRST, ["bets none", "bets win 2 200"], log)
    assert [event for event in told_of(log, MoneyMoved) if event.why == "stakes"] == [MoneyMoved(1, None, 200, "stakes")]


@pytest.mark.rule("FI-10")
def test_bets_come_after_the_last_auction_and_before_the_start() -> None:
    state, log = opened(), Log()
    for number in range(5):
        sell(state, number % 2, 1000, log=log)
    problem = refused(state, "bets none")
    assert (problem.rule, problem.key, problem.facts) == ("FI-10", "not-now", {})
    assert told_of(log, events.BettingOpened) == []
    sell(state, 1, 1000, log=log)
    assert told(log)[-1] == events.BettingOpened(1)
    assert told_of(log, events.StartRolled) == []


@pytest.mark.rule("FI-10", "FI-3")
@pytest.mark.parametrize("action", ["pass", "bid 1000", "maximum 1000", "maximum 0"])
def test_there_is_no_bidding_while_forms_are_written(action: str) -> None:
    problem = refused(betting(), action)
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "not-now", {})


# Without money


@pytest.mark.rule("FI-10", "FI-30")
def test_a_seat_without_money_hands_in_an_empty_form_by_itself() -> None:
    log = Log()
    state = betting([0, 2], cash=[5000, 0, 100], seats=3, log=log)
    assert GAME.to_act(state) == (0, 2)
    assert view(state, 1).slip == Slip()
    assert list(log)[-3:] == [
        (events.BettingOpened(1), None), (events.BetsMade(1, Slip()), (1,)), (events.BetsSealed(1), None),
    ]  # fmt: skip


@pytest.mark.rule("FI-10", "FI-30")
def test_a_seat_with_100_writes_its_form_itself() -> None:
    assert GAME.to_act(betting([0, 1], cash=[100, 100])) == (0, 1)


@pytest.mark.rule("FI-10", "FI-30")
def test_a_seat_without_money_cannot_bet() -> None:
    state = betting([0, 1], cash=[5000, 0])
    assert refused(state, "bets win 1 100", seat=1).facts == {"cash": 0}
    do(state, "bets none", seat=1)
    assert state.phase == BETS


@pytest.mark.rule("FI-10", "FI-30")
def test_when_nobody_has_money_left_the_race_starts_by_itself() -> None:
    state, log = opened(races=1), Log()
    sell(state, 0, 1000)
    for _ in range(4):
        sell(state, 0, 0)
    put_cash(state, [0, 0])
    do(state, "pass", "pass", draws=[*ALL_SHOWN, *[1, 6] * 3], log=log)
    assert state.phase == OVER
    assert told_of(log, events.BetsRevealed) == [events.BetsRevealed((Slip(), Slip()))]
    assert cash_of(state) == [4000, 0]


@pytest.mark.rule("FI-10", "FI-30")
def test_with_one_seat_without_money_the_race_starts_after_the_last_form_of_the_others() -> None:
    state = betting([0, 1], cash=[500, 0], box=box_with({1: [40] * 6}))
    do(state, "bets win 1 500", seat=0, draws=[*ALL_SHOWN, 1, 1])
    assert state.phase == OVER


@pytest.mark.rule("FI-10", "FI-28")
def test_forms_of_one_race_do_not_count_in_the_next() -> None:
    state = betting([0, 1], box=box_with({1: [40] * 6}), races=2, cash=[5000, 5000])
    run(state, [*ALL_SHOWN, 1, 1, 0, 0, 0, 0, 0, 0], ["bets win 2 500", "bets place 1 300"])
    assert (view(state, 0).slip, view(state, 0).betted) == (None, (False, False))
    assert view(state).horses == SIX
    for lane in range(6):
        sell(state, lane % 2, 1000 if lane < 2 else 0)
    before, log = cash_of(state), Log()
    run(state, [*ALL_SHOWN, 1, 1], log=log)
    assert [event for event in told_of(log, MoneyMoved) if event.why != "owner"] == []
    assert cash_of(state) == [before[0] + 4000, before[1] + 2000]


@pytest.mark.rule("FI-10", "FI-30")
def test_who_lost_everything_has_no_bets_left_in_the_next_race() -> None:
    state = betting([1, 1], box=box_with({1: [40] * 6}), races=2, cash=[600, 5000])
    run(state, [*ALL_SHOWN, 1, 1, 0, 0, 0, 0, 0, 0], ["bets win 2 100 place 1 200 place 2 300"])
    assert cash_of(state)[0] == 0
    for lane in range(6):
        sell(state, 1, 1000 if lane == 1 else 0)
    log = Log()
    run(state, [*ALL_SHOWN, *[1, 6] * 7], log=log)
    assert told_of(log, events.BetsRevealed) == [events.BetsRevealed((Slip(), Slip()))]
    assert cash_of(state)[0] == 0
