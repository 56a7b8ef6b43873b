"""The auctions: bids by hand (FI-3) and what the buyer gets (FI-4). Standing maxima are in test_maxima.py."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadChance
from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed, MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from tests.games.finish.programmes import (
    ALL_SHOWN,
    BOX,
    GAME,
    JOCKEYS,
    SIX,
    betting,
    box_with,
    cash_of,
    do,
    lot,
    mover,
    offering,
    opened,
    put_cash,
    refused,
    run,
    sell,
    told,
    told_of,
    view,
)


def sold(log: Log) -> list[events.HorseSold]:
    return told_of(log, events.HorseSold)


def bidding(log: Log) -> list[Event]:
    """Bids and passes in their order."""
    return [event for event in told(log) if isinstance(event, BidMade | BidPassed)]


# The order of bidding


@pytest.mark.rule("FI-3")
def test_bidding_goes_round_the_table_from_the_opener() -> None:
    state = opened(4, opener=2)
    asked = []
    for amount in range(1000, 1800, 100):
        asked.append(mover(state))
        do(state, f"bid {amount}")
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("FI-3")
def test_each_auction_is_opened_by_the_next_seat() -> None:
    state, log = opened(4, opener=2, races=1), Log()
    openers = []
    for _ in range(6):
        openers.append(mover(state))
        do(state, "pass", "pass", "pass", "pass", log=log)
    assert openers == [2, 3, 0, 1, 2, 3]
    assert [(event.horse, event.opener) for event in told_of(log, events.LotOpened)] == list(
        zip(SIX[1:], openers[1:], strict=True)
    )


@pytest.mark.rule("FI-3")
def test_the_next_seat_opens_whoever_bought_the_horse() -> None:
    for buyer in range(3):
        state = opened(3, opener=1)
        sell(state, buyer, 2000)
        assert mover(state) == 2


@pytest.mark.rule("FI-3")
def test_the_opening_seat_goes_on_rotating_from_race_to_race() -> None:
    state = opened(4, opener=1, races=2)
    for number in range(6):
        for _ in range(4):
            do(state, "pass", draws=offering(*SIX) if number == 5 and mover(state) == 1 else [])
    assert (view(state).race, mover(state)) == (2, 3)


@pytest.mark.rule("FI-3")
def test_the_opening_seat_goes_on_rotating_after_a_race_that_was_run() -> None:
    state = betting([0, 1], seats=4, box=box_with({1: [40] * 6}), races=2)
    run(state, [*ALL_SHOWN, 1, 1, *offering(*SIX)])
    assert mover(state) == 6 % 4


@pytest.mark.rule("FI-3")
def test_the_horses_are_auctioned_one_by_one_in_the_order_of_their_cards() -> None:
    state = opened()
    for number, horse in enumerate(SIX):
        lot_now = view(state).auction
        assert lot_now is not None and lot_now.horse == horse
        assert view(state).lot == number
        sell(state, number % 2, 1000)
    assert [runner.horse for runner in view(state).runners] == list(SIX)


# Bids


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [1000, 1100, 5000, 9900])
def test_the_first_bid_is_1000_or_more(amount: int) -> None:
    state, log = opened(), Log()
    do(state, f"bid {amount}", log=log)
    assert told(log) == [BidMade(0, amount)]
    lot_now = view(state).auction
    assert lot_now is not None and (lot_now.price, lot_now.leader, lot_now.turn) == (amount, 0, 1)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [900, 999, 100, 0, -100, -1000, -(2**53), 950])
def test_a_first_bid_below_1000_is_refused(amount: int) -> None:
    problem = refused(opened(), f"bid {amount}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "bid-too-low", {"least": 1000})


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [2600, 2700, 9900])
def test_a_raise_of_100_or_more_is_accepted(amount: int) -> None:
    state = do(opened(), "bid 2500", f"bid {amount}")
    lot_now = view(state).auction
    assert lot_now is not None and (lot_now.price, lot_now.leader) == (amount, 1)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [1000, 2400, 2500, 2501, 2550, 2599, 0, -2600])
def test_a_bid_that_raises_by_less_than_100_is_refused(amount: int) -> None:
    problem = refused(do(opened(), "bid 2500"), f"bid {amount}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "bid-too-low", {"least": 2600})


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [2601, 2650, 2699, 9999, 3050])
def test_a_bid_that_is_no_multiple_of_100_is_refused(amount: int) -> None:
    problem = refused(do(opened(), "bid 2500"), f"bid {amount}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "bid-step", {"step": 100})


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [4300, 5000, 10_000, 10**9, 2**53 - 92])
def test_nobody_bids_more_than_they_hold(amount: int) -> None:
    state = lot(cash=[4200, 10_000])
    problem = refused(state, f"bid {amount}")
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "bid-above-cash", {"cash": 4200})
    do(state, "bid 4200")


@pytest.mark.rule("FI-3", "FI-1")
def test_what_a_horse_cost_is_no_longer_there_for_the_next_one() -> None:
    state = opened()
    sell(state, 1, 7000)
    assert refused(state, "bid 3100").facts == {"cash": 3000}
    do(state, "bid 3000")


# Passing


@pytest.mark.rule("FI-3")
def test_who_passes_is_out_for_that_horse() -> None:
    state, log = opened(3), Log()
    do(state, "pass", "bid 1000", "bid 1100", "bid 1200", "bid 1300", log=log)
    assert bidding(log) == [BidPassed(0), BidMade(1, 1000), BidMade(2, 1100), BidMade(1, 1200), BidMade(2, 1300)]
    for action in ("bid 1400", "pass", "maximum 5000", "maximum 0"):
        problem = refused(state, action, seat=0)
        assert (problem.rule, problem.key, problem.facts) == ("FI-3", "passed", {})
    assert not GAME.legal(state, 0)


@pytest.mark.rule("FI-3")
def test_who_passed_may_bid_for_the_next_horse() -> None:
    state, log = opened(), Log()
    do(state, "pass", "pass")
    do(state, "pass", "bid 1000", draws=[0], log=log)
    assert [(event.horse, event.seat) for event in sold(log)] == [("Schlagobers", 0)]


@pytest.mark.rule("FI-3")
def test_a_seat_may_pass_after_having_bid() -> None:
    state, log = opened(3), Log()
    do(state, "bid 1000", "bid 1100", "pass", "pass", draws=[0], log=log)
    assert sold(log) == [events.HorseSold(1, "Katzenbuckel", "Ernő Lundquist", 1, 1100)]


@pytest.mark.rule("FI-3")
def test_the_horse_goes_to_the_highest_bid_once_all_others_have_passed() -> None:
    state, log = opened(4, opener=1), Log()
    do(state, "bid 1000", "pass", "bid 1500", "pass", log=log)
    assert sold(log) == []
    do(state, "pass", draws=[0], log=log)
    assert [(event.seat, event.price) for event in sold(log)] == [(3, 1500)]


@pytest.mark.rule("FI-3")
def test_the_only_seat_left_is_still_asked_before_the_horse_goes_unsold() -> None:
    state, log = opened(3), Log()
    do(state, "pass", "pass", log=log)
    assert mover(state) == 2
    do(state, "bid 1000", draws=[0], log=log)
    assert [(event.seat, event.price) for event in sold(log)] == [(2, 1000)]


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("action", ["pass", "bid 2000"])
def test_out_of_turn_nobody_bids_or_passes(action: str) -> None:
    state = do(opened(3, opener=1), "bid 1000")
    for seat in (0, 1):
        problem = refused(state, action, seat=seat)
        assert (problem.rule, problem.key, problem.facts) == ("FI-3", "not-your-turn", {"seat": 3})


@pytest.mark.rule("FI-3")
def test_who_has_bid_all_their_cash_leads_until_somebody_bids_more() -> None:
    state, log = lot(cash=[4200, 10_000]), Log()
    do(state, "bid 4200", "bid 4300", draws=[0], log=log)
    assert bidding(log) == [BidMade(0, 4200), BidMade(1, 4300), BidPassed(0)]
    assert [(event.seat, event.price) for event in sold(log)] == [(1, 4300)]


# Who cannot bid


@pytest.mark.rule("FI-3")
def test_a_seat_that_cannot_pay_the_first_bid_passes_by_itself() -> None:
    state, log = opened(3), Log()
    put_cash(state, [10_000, 900, 1000])
    do(state, "pass", "pass", "pass", log=log)
    assert told(log)[3:] == [events.HorseUnsold("Katzenbuckel"), events.LotOpened("Schlagobers", 1), BidPassed(1)]
    assert mover(state) == 2


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize(("held", "passes"), [(1500, True), (1600, False)])
def test_a_seat_that_cannot_raise_passes_by_itself(held: int, passes: bool) -> None:
    state, log = lot(3, cash=[10_000, held, 10_000]), Log()
    do(state, "bid 1500", log=log)
    assert bidding(log) == ([BidMade(0, 1500), BidPassed(1)] if passes else [BidMade(0, 1500)])
    assert mover(state) == (2 if passes else 1)


@pytest.mark.rule("FI-3", "FI-30")
def test_with_one_rich_seat_the_horse_is_its_own_for_the_first_bid() -> None:
    state, log = lot(3, cash=[0, 10_000, 900], opener=2), Log()
    assert mover(state) == 1
    do(state, "bid 1000", draws=[0], log=log)
    assert [(event.seat, event.price) for event in sold(log)] == [(1, 1000)]


@pytest.mark.rule("FI-3")
def test_a_horse_that_nobody_can_pay_is_passed_by_all_without_a_question() -> None:
    state, log = opened(2, races=1), Log()
    put_cash(state, [900, 0])
    do(state, "pass", "pass", log=log)
    assert [event.horse for event in told_of(log, events.HorseUnsold)] == list(SIX)
    assert told(log)[3:7] == [
        events.LotOpened("Schlagobers", 1), BidPassed(1), BidPassed(0), events.HorseUnsold("Schlagobers"),
    ]  # fmt: skip


@pytest.mark.rule("FI-3")
def test_nobody_buys_a_fourth_horse() -> None:
    state, log = opened(2), Log()
    for _ in range(3):
        sell(state, 0, 1000)
    assert mover(state) == 1
    do(state, "bid 1000", draws=[0], log=log)
    assert bidding(log) == [BidMade(1, 1000), BidPassed(0), BidPassed(0)]
    assert [(event.seat, event.price) for event in sold(log)] == [(1, 1000)]
    assert mover(state) == 1


@pytest.mark.rule("FI-3")
def test_a_third_horse_may_be_bought() -> None:
    state = opened(2)
    for _ in range(3):
        sell(state, 0, 1000)
    assert [runner.owner for runner in view(state).runners] == [0, 0, 0]


@pytest.mark.rule("FI-3")
def test_when_everybody_has_three_horses_all_are_sold() -> None:
    state = opened(2)
    for number in range(6):
        sell(state, number % 2, 1000)
    assert view(state).phase == "bets"


@pytest.mark.rule("FI-3")
def test_a_seat_with_three_horses_passes_by_itself_however_rich() -> None:
    state, log = lot(2, cash=[10_000, 10_000], owned=[3, 0]), Log()
    assert mover(state) == 1
    assert not GAME.legal(state, 0)
    assert refused(state, "bid 1000", seat=0).key == "passed"
    do(state, "pass", log=log)
    assert told_of(log, events.HorseUnsold) == [events.HorseUnsold("Schlagobers")]


# What the buyer gets


@pytest.mark.rule("FI-4")
def test_the_buyer_pays_the_bank_and_nobody_else_pays_anything() -> None:
    state, log = opened(3), Log()
    do(state, "bid 1200", "bid 3400", "pass", "pass", draws=[0], log=log)
    assert cash_of(state) == [10_000, 6600, 10_000]
    assert state.ledger.bank == 3400
    assert told_of(log, MoneyMoved) == [MoneyMoved(1, None, 3400, "purchase")]


@pytest.mark.rule("FI-4")
def test_the_buyer_takes_the_top_card_of_the_jockey_pile() -> None:
    for jockey in JOCKEYS:
        state, log = opened(), Log()
        sell(state, 1, 1000, jockey, log)
        assert sold(log) == [events.HorseSold(1, "Katzenbuckel", jockey, 1, 1000)]


@pytest.mark.rule("FI-4")
def test_a_jockey_rides_one_horse_of_a_race_only() -> None:
    state = opened()
    for number in range(6):
        with pytest.raises(BadChance, match=f"it must be 0 to {11 - number}"):
            do(GAME.clone(state), "bid 1000", "pass", draws=[12 - number])
        sell(state, number % 2, 1000, "Karla Lund" if number == 0 else None)
    riders = [runner.jockey for runner in view(state).runners]
    assert riders == ["Karla Lund", *JOCKEYS[:5]]


@pytest.mark.rule("FI-4")
def test_the_jockey_card_is_drawn_when_the_horse_is_sold_and_not_before() -> None:
    state = opened()
    do(state, "bid 1000")
    with pytest.raises(BadChance, match="one of 0 to 11 is needed"):
        GAME.apply(state, 1, GAME.read("pass"), ScriptedChance([]))


@pytest.mark.rule("FI-4")
def test_sold_horses_take_the_lanes_in_the_order_of_their_sale() -> None:
    state = opened()
    for number, price in enumerate((1000, 0, 1200, 0, 1400, 1500)):
        sell(state, number % 2, price, JOCKEYS[number])
    assert [(runner.lane, runner.horse, runner.jockey, runner.owner, runner.price) for runner in view(state).runners] == [
        (1, "Katzenbuckel", "Ernő Lundquist", 0, 1000),
        (2, "Napoléon", "Bruno Koch", 0, 1200),
        (3, "Moskito", "Dino Elba", 0, 1400),
        (4, "Lady Skunx", "Elsa Fink", 1, 1500),
    ]


@pytest.mark.rule("FI-4")
def test_an_unsold_horse_is_not_replaced() -> None:
    state, log = opened(), Log()
    sell(state, 0, 0, log=log)
    assert told(log)[2:] == [events.HorseUnsold("Katzenbuckel"), events.LotOpened("Schlagobers", 1)]
    assert view(state).horses == SIX
    assert cash_of(state) == [10_000, 10_000]


@pytest.mark.rule("FI-4")
@pytest.mark.parametrize("count", range(1, 6))
def test_with_fewer_horses_sold_the_highest_lanes_stay_empty(count: int) -> None:
    state = betting([lane % 2 for lane in range(count)])
    choice = view(state, 0).choice
    assert choice is not None and choice.lanes == tuple(range(1, count + 1))
    assert refused(state, f"bets win {count + 1} 100").key == "no-such-runner"


@pytest.mark.rule("FI-4")
def test_after_the_sixth_horse_there_is_no_further_auction() -> None:
    state, log = opened(), Log()
    for number in range(6):
        sell(state, number % 2, 1000, log=log)
    assert told(log)[-1] == events.BettingOpened(1)
    assert view(state).auction is None
    assert (view(state).lot, len(BOX.horses.list)) == (6, 15)


# What may be done


@pytest.mark.rule("FI-3")
def test_the_seat_in_turn_may_pass_bid_or_leave_a_maximum() -> None:
    legal = GAME.legal(lot(cash=[4200, 10_000]), 0)
    assert [GAME.write(code) for code in legal] == ["pass"]
    bounds = [(form.kind, form.total, form.lines[0].low, form.lines[0].high, form.lines[0].step) for form in legal.forms]
    assert bounds == [(2, 4200, 1000, 4200, 100), (3, 4200, 1000, 4200, 100)]


@pytest.mark.rule("FI-3")
def test_the_other_seats_may_leave_a_maximum_only() -> None:
    legal = GAME.legal(do(lot(cash=[4200, 6000]), "bid 2000"), 0)
    assert list(legal) == []
    assert [(form.kind, form.lines[0].low, form.lines[0].high) for form in legal.forms] == [(3, 2100, 4200)]


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [1000, 1100, 4100, 4200])
def test_bids_within_the_bounds_are_listed(amount: int) -> None:
    legal = GAME.legal(lot(cash=[4200, 10_000]), 0)
    assert GAME.read(f"bid {amount}") in legal and GAME.read(f"maximum {amount}") in legal


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [0, 900, 1050, 4250, 4300])
def test_bids_beyond_the_bounds_are_not_listed(amount: int) -> None:
    legal = GAME.legal(lot(cash=[4200, 10_000]), 0)
    assert GAME.read(f"bid {amount}") not in legal and GAME.read(f"maximum {amount}") not in legal
