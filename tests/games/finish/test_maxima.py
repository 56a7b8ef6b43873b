"""Standing maxima: a seat bids by itself the least that is needed, up to an amount that nobody else learns (FI-3)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed, MaximumSet
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from tests.games.finish.programmes import (
    GAME,
    SIX,
    do,
    lot,
    mover,
    offering,
    opened,
    refused,
    seen_bytes,
    sell,
    told,
    told_of,
    view,
)


def public(log: Log) -> list[Event]:
    """Bids and passes as everybody hears them."""
    return [event for event in log.heard_by(None) if isinstance(event, BidMade | BidPassed)]


def sale(log: Log) -> tuple[int, int]:
    """Who bought the only horse that was sold, and for how much."""
    (event,) = told_of(log, events.HorseSold)
    return event.seat, event.price


# At one's turn


@pytest.mark.rule("FI-3")
def test_at_its_turn_a_maximum_bids_the_least_at_once() -> None:
    state, log = opened(), Log()
    do(state, "maximum 3000", log=log)
    assert told(log) == [MaximumSet(0, 3000), BidMade(0, 1000)]
    assert mover(state) == 1


@pytest.mark.rule("FI-3")
def test_a_maximum_raises_by_100_however_high_it_is() -> None:
    state, log = opened(), Log()
    do(state, "bid 2500", "maximum 9000", log=log)
    assert public(log) == [BidMade(0, 2500), BidMade(1, 2600)]


@pytest.mark.rule("FI-3")
def test_a_maximum_of_just_the_least_bid_bids_it() -> None:
    state, log = opened(), Log()
    do(state, "bid 2500", "maximum 2600", log=log)
    assert public(log) == [BidMade(0, 2500), BidMade(1, 2600)]
    do(state, "pass", draws=[0], log=log)
    assert sale(log) == (1, 2600)


@pytest.mark.rule("FI-3")
def test_a_maximum_may_be_all_of_ones_cash() -> None:
    state, log = lot(cash=[4200, 10_000]), Log()
    do(state, "maximum 4200", "bid 4100", log=log)
    assert public(log) == [BidMade(0, 1000), BidMade(1, 4100), BidMade(0, 4200)]


# Before one's turn


@pytest.mark.rule("FI-3")
def test_a_maximum_left_before_ones_turn_waits_for_it() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 2000", seat=1, log=log)
    assert told(log) == [MaximumSet(1, 2000)]
    assert mover(state) == 0
    do(state, "bid 1300", log=log)
    assert public(log) == [BidMade(0, 1300), BidMade(1, 1400)]
    assert mover(state) == 2


@pytest.mark.rule("FI-3")
def test_when_its_turn_comes_a_maximum_opens_the_bidding() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 2000", seat=1, log=log)
    do(state, "pass", log=log)
    assert public(log) == [BidPassed(0), BidMade(1, 1000)]


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize(("bid", "answer"), [(1900, BidMade(1, 2000)), (2000, BidPassed(1)), (2100, BidPassed(1))])
def test_a_seat_passes_when_its_maximum_is_not_enough(bid: int, answer: Event) -> None:
    state, log = opened(3), Log()
    do(state, "maximum 2000", seat=1, log=log)
    do(state, f"bid {bid}", log=log)
    assert public(log) == [BidMade(0, bid), answer]
    assert mover(state) == 2


@pytest.mark.rule("FI-3")
def test_a_seat_whose_maximum_was_passed_is_out_for_that_horse() -> None:
    state = opened(3)
    do(state, "maximum 2000", seat=1)
    do(state, "bid 2000")
    for action in ("bid 2100", "maximum 3000", "maximum 0"):
        assert refused(state, action, seat=1).key == "passed"


@pytest.mark.rule("FI-3")
def test_a_maximum_goes_on_bidding_round_after_round() -> None:
    state, log = opened(), Log()
    do(state, "maximum 1500", "bid 1100", "bid 1400", log=log)
    assert public(log) == [BidMade(0, 1000), BidMade(1, 1100), BidMade(0, 1200), BidMade(1, 1400), BidMade(0, 1500)]
    do(state, "bid 1600", draws=[0], log=log)
    assert public(log)[-2:] == [BidMade(1, 1600), BidPassed(0)]
    assert sale(log) == (1, 1600)


# Two maxima


@pytest.mark.rule("FI-3")
def test_of_two_maxima_the_higher_one_wins_for_100_more_than_the_lower() -> None:
    state, log = opened(), Log()
    do(state, "maximum 1900", seat=1, log=log)
    do(state, "maximum 2500", seat=0, draws=[0], log=log)
    assert [event.amount for event in told_of(log, BidMade)] == [1000, 1100, 1800, 1900, 2000]
    assert public(log)[-1] == BidPassed(1)
    assert sale(log) == (0, 2000)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize(("maximum", "buyer", "price"), [(1900, 1, 1900), (2000, 0, 2000), (2100, 0, 2000)])
def test_of_two_maxima_the_price_depends_on_who_must_raise(maximum: int, buyer: int, price: int) -> None:
    """Seat 0 opens, so that seat 1 bids the odd hundreds: 1,900 is its bid."""
    state, log = opened(), Log()
    do(state, "maximum 1900", seat=1, log=log)
    do(state, f"maximum {maximum}", seat=0, draws=[0], log=log)
    assert sale(log) == (buyer, price)


@pytest.mark.rule("FI-3")
def test_three_maxima_go_round_the_table_until_one_is_left() -> None:
    state, log = opened(3, opener=2), Log()
    do(state, "maximum 1300", seat=0, log=log)
    do(state, "maximum 1500", seat=1, log=log)
    do(state, "maximum 9000", seat=2, draws=[0], log=log)
    assert public(log) == [
        BidMade(2, 1000), BidMade(0, 1100), BidMade(1, 1200), BidMade(2, 1300), BidPassed(0), BidMade(1, 1400),
        BidMade(2, 1500), BidPassed(1),
    ]  # fmt: skip
    assert sale(log) == (2, 1500)


@pytest.mark.rule("FI-3")
def test_equal_maxima_go_to_the_seat_that_bids_the_amount_first() -> None:
    state, log = opened(), Log()
    do(state, "maximum 1300", seat=1, log=log)
    do(state, "maximum 1300", seat=0, draws=[0], log=log)
    assert sale(log) == (1, 1300)


@pytest.mark.rule("FI-3")
def test_a_seat_without_a_maximum_is_asked_between_those_that_have_one() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 3000", seat=0, log=log)
    do(state, "maximum 3000", seat=2, log=log)
    assert mover(state) == 1
    do(state, "bid 2000", log=log)
    assert public(log) == [BidMade(0, 1000), BidMade(1, 2000), BidMade(2, 2100), BidMade(0, 2200)]
    assert mover(state) == 1


# Who leads


@pytest.mark.rule("FI-3")
def test_the_seat_with_the_highest_bid_may_leave_a_maximum_that_defends_it() -> None:
    state, log = opened(), Log()
    do(state, "bid 1500", log=log)
    do(state, "maximum 2000", seat=0, log=log)
    assert public(log) == [BidMade(0, 1500)]
    do(state, "bid 1800", log=log)
    assert public(log)[1:] == [BidMade(1, 1800), BidMade(0, 1900)]


@pytest.mark.rule("FI-3")
def test_a_maximum_never_bids_against_its_own_seat() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 9000", "pass", "pass", draws=[0], log=log)
    assert sale(log) == (0, 1000)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("amount", [1400, 1500])
def test_a_maximum_of_the_leading_seat_lies_above_its_bid(amount: int) -> None:
    problem = refused(do(opened(), "bid 1500"), f"maximum {amount}", seat=0)
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "bid-too-low", {"least": 1600})


@pytest.mark.rule("FI-3")
def test_a_leading_seat_that_has_bid_all_its_cash_can_leave_no_maximum() -> None:
    state = do(lot(cash=[1500, 10_000]), "bid 1500")
    problem = refused(state, "maximum 1600", seat=0)
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "too-little-cash", {"least": 1600, "cash": 1500})


# Changing one's mind


@pytest.mark.rule("FI-3")
def test_a_maximum_can_be_raised_before_the_turn() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 1500", "maximum 2500", seat=1, log=log)
    do(state, "bid 2000", log=log)
    assert public(log) == [BidMade(0, 2000), BidMade(1, 2100)]


@pytest.mark.rule("FI-3")
def test_a_maximum_can_be_lowered_before_the_turn() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 2500", "maximum 1500", seat=1, log=log)
    do(state, "bid 2000", log=log)
    assert public(log) == [BidMade(0, 2000), BidPassed(1)]


@pytest.mark.rule("FI-3")
def test_a_maximum_is_taken_back_with_0() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 2500", "maximum 0", seat=1, log=log)
    assert told(log) == [MaximumSet(1, 2500), MaximumSet(1, 0)]
    do(state, "bid 1000", log=log)
    assert public(log) == [BidMade(0, 1000)]
    assert mover(state) == 1


@pytest.mark.rule("FI-3")
def test_a_maximum_is_taken_back_even_when_the_price_is_above_it() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 1500", seat=2, log=log)
    do(state, "bid 2000", log=log)
    assert [GAME.write(code) for code in GAME.legal(state, 2)] == ["maximum 0"]
    do(state, "maximum 0", seat=2, log=log)
    do(state, "pass", log=log)
    assert mover(state) == 2


@pytest.mark.rule("FI-3")
def test_a_maximum_is_taken_back_even_when_the_price_is_above_ones_cash() -> None:
    state = do(lot(3, cash=[10_000, 10_000, 1500]), "maximum 1500", seat=2)
    do(state, "bid 2000")
    legal = GAME.legal(state, 2)
    assert ([GAME.write(code) for code in legal], legal.forms) == (["maximum 0"], [])
    do(state, "maximum 0", seat=2)
    assert not GAME.legal(state, 2)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_where_there_is_no_maximum_none_can_be_taken_back(seat: int) -> None:
    assert refused(opened(), "maximum 0", seat=seat).key == "no-maximum"


@pytest.mark.rule("FI-3")
def test_a_maximum_is_for_the_horse_on_offer_and_not_for_the_next_one() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 9000", "pass", "pass", draws=[0], log=log)
    assert view(state, 0).maximum == 0
    do(state, "bid 1000", "bid 1100", log=log)
    assert mover(state) == 0


@pytest.mark.rule("FI-3")
def test_a_maximum_that_was_never_used_is_gone_with_the_horse() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 1500", seat=2, log=log)
    do(state, "bid 3000", "pass", draws=[0], log=log)
    assert view(state, 2).maximum == 0
    assert mover(state) == 1
    do(state, "pass", log=log)
    assert mover(state) == 2


# Bounds


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("amount", "key"),
    [
        (900, "bid-too-low"),
        (-100, "bid-too-low"),
        (-(2**53), "bid-too-low"),
        (1050, "bid-step"),
        (4300, "bid-above-cash"),
        (2**53 - 92, "bid-above-cash"),
    ],
)
def test_a_maximum_has_the_bounds_of_a_bid_in_turn_and_out_of_turn(seat: int, amount: int, key: str) -> None:
    problem = refused(lot(cash=[4200, 4200]), f"maximum {amount}", seat=seat)
    assert (problem.rule, problem.key) == ("FI-3", key)


@pytest.mark.rule("FI-3")
def test_a_seat_that_cannot_bid_can_leave_no_maximum() -> None:
    problem = refused(lot(cash=[10_000, 900]), "maximum 1000", seat=1)
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "too-little-cash", {"least": 1000, "cash": 900})


@pytest.mark.rule("FI-3")
def test_a_seat_with_three_horses_can_leave_no_maximum() -> None:
    problem = refused(lot(owned=[0, 3]), "maximum 1000", seat=1)
    assert (problem.rule, problem.key, problem.facts) == ("FI-3", "three-horses", {"most": 3})


@pytest.mark.rule("FI-3")
def test_a_seat_with_two_horses_may_leave_a_maximum() -> None:
    assert view(do(lot(owned=[0, 2]), "maximum 1000", seat=1), 1).maximum == 1000


# Secrecy


@pytest.mark.rule("FI-3")
def test_only_the_seat_itself_hears_of_its_maximum() -> None:
    state, log = opened(3), Log()
    do(state, "maximum 7700", seat=1, log=log)
    do(state, "maximum 8800", seat=0, log=log)
    assert [(event, only) for event, only in log if isinstance(event, MaximumSet)] == [
        (MaximumSet(1, 7700), (1,)),
        (MaximumSet(0, 8800), (0,)),
    ]
    for other in (0, 2, None):
        assert MaximumSet(1, 7700) not in log.heard_by(other)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("onlooker", [0, 2, None, 3, -1])
def test_no_view_but_its_own_shows_a_maximum(onlooker: int | None) -> None:
    state, log = opened(3), Log()
    do(state, "maximum 7700", seat=1, log=log)
    assert view(state, 1, log).maximum == 7700
    assert b"7700" in seen_bytes(state, 1, log)
    assert view(state, onlooker).maximum == 0
    assert b"7700" not in seen_bytes(state, onlooker, log)


@pytest.mark.rule("FI-3")
def test_with_and_without_a_maximum_others_see_the_same_bytes() -> None:
    state, log, plain = opened(3), Log(), opened(3)
    do(state, "maximum 7700", seat=1, log=log)
    for onlooker in (0, 2, None):
        assert seen_bytes(state, onlooker, log) == seen_bytes(plain, onlooker, Log())


@pytest.mark.rule("FI-3")
def test_a_bid_of_a_maximum_looks_like_a_bid_by_hand() -> None:
    by_maximum, by_hand, logs = opened(3), opened(3), (Log(), Log())
    do(by_maximum, "maximum 7700", log=logs[0])
    do(by_hand, "bid 1000", log=logs[1])
    for onlooker in (1, 2, None):
        assert logs[0].heard_by(onlooker) == logs[1].heard_by(onlooker)
        assert seen_bytes(by_maximum, onlooker, logs[0]) == seen_bytes(by_hand, onlooker, logs[1])


@pytest.mark.rule("FI-3")
def test_no_refusal_tells_of_anothers_maximum() -> None:
    state = do(opened(3), "maximum 7700", seat=1)
    for action, seat in (("bid 900", 0), ("bid 99900", 0), ("pass", 2), ("maximum 99900", 2), ("maximum 0", 0)):
        assert "7700" not in str(refused(state, action, seat=seat))


@pytest.mark.rule("FI-3")
def test_maxima_work_in_later_races_too() -> None:
    state, log = opened(races=2), Log()
    for number in range(6):
        for _ in range(2):
            do(state, "pass", draws=offering(*SIX) if number == 5 and mover(state) == 0 else [])
    sell(state, 0, 1000)
    do(state, "maximum 2000", seat=0, log=log)
    do(state, "bid 1500", log=log)
    assert public(log) == [BidMade(1, 1500), BidMade(0, 1600)]
