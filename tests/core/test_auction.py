"""An ascending auction in turn, with standing maxima."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.auction import NOBODY, Auction
from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.wire import Event


def opened(opener: int = 0, limits: tuple[int, ...] = (100, 100, 100), least: int = 10, step: int = 5) -> Auction:
    """A lot that costs 10 at least, by steps of 5, in which every seat has 100."""
    return Auction(opener, least, step, list(limits))


def told(log: Log) -> list[Event]:
    """What everybody hears."""
    assert all(only is None for _, only in log)
    return [event for event, _ in log]


def asked(auction: Auction, log: Log | None = None) -> int | None:
    """The seat that has something to decide; None once the hammer has fallen."""
    return None if auction.go_on(log) else int(auction.turn)


def test_a_lot_begins_without_a_price_and_with_everybody_in() -> None:
    auction = opened(opener=1)
    assert (auction.seats, auction.price, auction.leader, auction.turn) == (3, 0, NOBODY, 1)
    assert (list(auction.still_in), list(auction.limits), list(auction.maxima)) == ([1] * 3, [100] * 3, [0] * 3)


def test_nobody_is_no_seat() -> None:
    assert NOBODY == -1


def test_the_least_bid_is_the_first_price_and_then_a_step_above_the_last_bid() -> None:
    auction = opened()
    assert auction.least() == 10
    auction.bid(0, 30, None)
    assert auction.least() == 35


@pytest.mark.parametrize("opener", range(3))
def test_the_opener_is_asked_first_and_then_the_seats_in_turn(opener: int) -> None:
    auction = opened(opener)
    order = []
    for amount in (10, 20, 30, 40):
        seat = asked(auction)
        assert seat is not None
        order.append(seat)
        auction.bid(seat, amount, None)
    assert order == [(opener + turn) % 3 for turn in range(4)]


def test_a_bid_leads_until_the_next_one() -> None:
    auction, log = opened(), Log()
    auction.bid(0, 10, log)
    assert (auction.price, auction.leader, auction.turn) == (10, 0, 1)
    auction.bid(1, 25, log)
    assert (auction.price, auction.leader, auction.turn) == (25, 1, 2)
    auction.bid(2, 30, log)
    assert (auction.price, auction.leader, auction.turn) == (30, 2, 0)
    assert told(log) == [BidMade(0, 10), BidMade(1, 25), BidMade(2, 30)]


def test_who_passes_is_never_asked_again() -> None:
    auction, log = opened(), Log()
    auction.drop(0, log)
    assert told(log) == [BidPassed(0)]
    assert list(auction.still_in) == [0, 1, 1]
    auction.bid(1, 10, None)
    auction.bid(2, 15, None)
    assert asked(auction) == 1


def test_the_last_seat_passes_the_turn_on_to_the_first() -> None:
    auction = opened(opener=2)
    auction.drop(2, None)
    assert auction.turn == 0


def test_the_hammer_falls_when_all_but_the_leader_have_passed() -> None:
    auction = opened()
    auction.bid(0, 10, None)
    auction.drop(1, None)
    assert asked(auction) == 2
    auction.drop(2, None)
    assert asked(auction) is None
    assert (auction.leader, auction.price) == (0, 10)


def test_the_hammer_falls_when_all_have_passed() -> None:
    auction = opened()
    for seat in range(3):
        assert asked(auction) == seat
        auction.drop(seat, None)
    assert asked(auction) is None
    assert auction.leader == NOBODY


def test_a_single_seat_left_without_a_bid_is_asked() -> None:
    auction = opened()
    auction.drop(0, None)
    auction.drop(1, None)
    assert asked(auction) == 2


# Who acts by themselves


@pytest.mark.parametrize(("limit", "passes"), [(0, True), (9, True), (10, False)])
def test_a_seat_that_cannot_make_the_first_bid_passes_by_itself(limit: int, passes: bool) -> None:
    auction, log = opened(limits=(limit, 100, 100)), Log()
    assert asked(auction, log) == (1 if passes else 0)
    assert told(log) == ([BidPassed(0)] if passes else [])


@pytest.mark.parametrize(("limit", "passes"), [(30, True), (34, True), (35, False)])
def test_a_seat_that_cannot_raise_passes_by_itself(limit: int, passes: bool) -> None:
    auction, log = opened(limits=(100, limit, 100)), Log()
    auction.bid(0, 30, log)
    assert asked(auction, log) == (2 if passes else 1)
    assert (BidPassed(1) in told(log)) == passes


def test_a_lot_that_nobody_can_pay_ends_at_once() -> None:
    auction, log = opened(opener=1, limits=(0, 5, 9)), Log()
    assert asked(auction, log) is None
    assert told(log) == [BidPassed(1), BidPassed(2), BidPassed(0)]


def test_the_leader_is_not_asked_to_raise_and_does_not_pass_for_want_of_money() -> None:
    auction = opened(limits=(30, 100, 0))
    auction.bid(0, 30, None)
    assert asked(auction) == 1
    auction.drop(1, None)
    assert asked(auction) is None
    assert (auction.leader, auction.price) == (0, 30)


# Standing maxima


def test_a_maximum_bids_the_least_when_its_turn_comes() -> None:
    auction, log = opened(), Log()
    auction.maxima[1] = 60
    assert asked(auction, log) == 0
    auction.bid(0, 20, log)
    assert asked(auction, log) == 2
    assert told(log) == [BidMade(0, 20), BidMade(1, 25)]


@pytest.mark.parametrize(("maximum", "event"), [(24, BidPassed(1)), (25, BidMade(1, 25)), (26, BidMade(1, 25))])
def test_a_maximum_that_is_not_enough_passes(maximum: int, event: Event) -> None:
    auction, log = opened(), Log()
    auction.maxima[1] = maximum
    auction.bid(0, 20, log)
    assert asked(auction, log) == 2
    assert told(log) == [BidMade(0, 20), event]


def test_the_smallest_maximum_there_is_counts() -> None:
    auction, log = opened(least=1, step=1), Log()
    auction.maxima[1] = 1
    auction.bid(0, 1, log)
    assert asked(auction, log) == 2
    assert told(log) == [BidMade(0, 1), BidPassed(1)]


def test_a_maximum_of_the_first_price_opens_the_bidding() -> None:
    auction, log = opened(), Log()
    auction.maxima[0] = 10
    assert asked(auction, log) == 1
    assert told(log) == [BidMade(0, 10)]


def test_a_maximum_never_goes_beyond_the_limit_of_its_seat() -> None:
    auction, log = opened(limits=(100, 30, 100)), Log()
    auction.maxima[1] = 1000
    auction.bid(0, 30, log)
    assert asked(auction, log) == 2
    assert told(log)[-1] == BidPassed(1)


def test_two_maxima_raise_each_other_until_one_is_spent() -> None:
    auction, log = opened(limits=(100, 100)), Log()
    auction.maxima[0] = 30
    auction.maxima[1] = 60
    assert asked(auction, log) is None
    assert (auction.leader, auction.price) == (1, 35)
    assert told(log) == [BidMade(0, 10), BidMade(1, 15), BidMade(0, 30), BidMade(1, 35), BidPassed(0)]


def test_a_long_exchange_of_maxima_is_told_by_its_first_and_last_rounds_in_turn() -> None:
    auction, log = opened(opener=3, limits=(1000,) * 4), Log()
    auction.bid(3, 10, log)
    for seat, maximum in enumerate((500, 75, 900)):
        auction.maxima[seat] = maximum
    assert asked(auction, log) == 3
    assert told(log) == [BidMade(3, 10), BidMade(0, 15), BidMade(1, 20), BidMade(2, 25)]
    auction.drop(3, log)
    assert asked(auction, log) is None
    assert told(log)[5:] == [
        BidMade(0, 30), BidMade(1, 35), BidMade(2, 40),  # three maxima, and what they bid last
        BidMade(0, 60), BidMade(1, 65), BidMade(2, 70), BidMade(0, 75), BidPassed(1),
        BidMade(2, 80), BidMade(0, 85), BidMade(2, 490), BidMade(0, 495), BidMade(2, 500), BidPassed(0),
    ]  # fmt: skip
    assert (auction.leader, auction.price) == (2, 500)


def test_the_maximum_of_the_leader_defends_its_bid() -> None:
    auction, log = opened(limits=(100, 100)), Log()
    auction.bid(0, 10, log)
    auction.maxima[0] = 30
    assert asked(auction, log) == 1
    auction.bid(1, 20, log)
    assert asked(auction, log) == 1
    assert told(log)[-1] == BidMade(0, 25)


def test_who_passes_leaves_no_maximum_behind() -> None:
    auction = opened()
    auction.maxima[0] = 50
    auction.drop(0, None)
    assert list(auction.maxima) == [0, 0, 0]


def test_all_seats_with_maxima_play_the_lot_out_by_themselves() -> None:
    random = Random(1)
    for _ in range(200):
        seats = random.randint(2, 6)
        maxima = [random.randrange(10, 100, 5) for _ in range(seats)]
        auction = opened(random.randrange(seats), (100,) * seats)
        for seat, maximum in enumerate(maxima):
            auction.maxima[seat] = maximum
        assert asked(auction) is None
        highest, second = sorted(maxima)[-1], sorted(maxima)[-2]
        assert maxima[auction.leader] == highest
        assert second <= auction.price <= min(second + 5, highest)


# A highest price


def capped(opener: int = 0, limits: tuple[int, ...] = (50, 50, 50), least: int = 10, cap: int = 50) -> Auction:
    """A lot for which nobody may pay more than 50."""
    return Auction(opener, least, 5, list(limits), cap)


def test_without_a_cap_there_is_none_and_nobody_matches() -> None:
    auction = opened()
    auction.bid(0, 100, None)
    assert (auction.cap, list(auction.matched), auction.least()) == (0, [0, 0, 0], 105)


def test_below_the_cap_bids_are_raised_as_ever() -> None:
    auction = capped()
    assert auction.least() == 10
    auction.bid(0, 40, None)
    assert auction.least() == 45
    auction.bid(1, 45, None)
    assert (auction.least(), list(auction.matched), auction.leader) == (50, [0, 0, 0], 1)


def test_who_bids_the_cap_leads_and_others_can_only_match_it() -> None:
    auction, log = capped(), Log()
    auction.bid(0, 50, log)
    assert (auction.price, auction.leader, auction.least()) == (50, 0, 50)
    assert asked(auction) == 1
    auction.bid(1, 50, log)
    assert (auction.price, auction.leader, list(auction.matched)) == (50, 0, [0, 1, 0])
    assert told(log) == [BidMade(0, 50), BidMade(1, 50)]


def test_who_has_matched_the_cap_is_not_asked_again() -> None:
    auction = capped()
    auction.bid(0, 50, None)
    auction.bid(1, 50, None)
    assert asked(auction) == 2
    auction.drop(2, None)
    assert asked(auction) is None
    assert list(auction.still_in) == [1, 1, 0]


def test_takers_are_the_leader_and_then_those_who_matched() -> None:
    auction = capped(opener=1)
    assert auction.takers() == []
    auction.bid(1, 30, None)
    assert auction.takers() == [1]
    auction.bid(2, 50, None)
    assert auction.takers() == [2]
    auction.bid(0, 50, None)
    auction.bid(1, 50, None)
    assert auction.takers() == [2, 0, 1]
    assert asked(auction) is None


def test_a_first_bid_of_the_cap_leads() -> None:
    auction = capped(least=50)
    assert auction.least() == 50
    auction.bid(0, 50, None)
    assert (auction.leader, auction.takers()) == (0, [0])
    auction.drop(1, None)
    auction.bid(2, 50, None)
    assert auction.takers() == [0, 2]


@pytest.mark.parametrize(("limit", "passes"), [(49, True), (50, False)])
def test_a_seat_that_cannot_match_the_cap_passes_by_itself(limit: int, passes: bool) -> None:
    auction, log = capped(limits=(50, limit, 50)), Log()
    auction.bid(0, 50, log)
    assert asked(auction, log) == (2 if passes else 1)
    assert (BidPassed(1) in told(log)) == passes


def test_maxima_of_the_cap_match_it_by_themselves() -> None:
    auction, log = capped(), Log()
    auction.maxima[1] = 50
    auction.maxima[2] = 45
    auction.bid(0, 50, log)
    assert asked(auction, log) is None
    assert told(log) == [BidMade(0, 50), BidMade(1, 50), BidPassed(2)]
    assert auction.takers() == [0, 1]


def test_maxima_raise_each_other_to_the_cap_and_no_further() -> None:
    auction, log = capped(limits=(50, 50), least=40), Log()
    auction.maxima[0] = 50
    auction.maxima[1] = 50
    assert asked(auction, log) is None
    assert told(log) == [BidMade(0, 40), BidMade(1, 45), BidMade(0, 50), BidMade(1, 50)]
    assert (auction.leader, auction.price, auction.takers()) == (0, 50, [0, 1])


# No part in it


def test_a_seat_with_a_limit_below_nothing_has_no_part_in_the_lot() -> None:
    auction, log = opened(opener=1, limits=(100, -1, 100)), Log()
    assert list(auction.still_in) == [1, 0, 1]
    assert asked(auction, log) == 2
    auction.bid(2, 10, log)
    assert asked(auction, log) == 0
    auction.drop(0, log)
    assert asked(auction, log) is None
    assert told(log) == [BidMade(2, 10), BidPassed(0)]  # nothing is said of seat 1


def test_a_limit_of_nothing_is_a_part_in_the_lot_that_ends_with_a_pass() -> None:
    auction, log = opened(limits=(0, -1, 100)), Log()
    assert list(auction.still_in) == [1, 0, 1]
    assert asked(auction, log) == 2
    assert told(log) == [BidPassed(0)]


def test_a_lot_in_which_nobody_has_a_part_ends_at_once() -> None:
    auction, log = opened(limits=(-1, -1, -1)), Log()
    assert asked(auction, log) is None
    assert (auction.takers(), len(log)) == ([], 0)


# Copies


def test_a_copy_keeps_cap_and_matches_to_itself() -> None:
    auction = capped()
    auction.bid(0, 50, None)
    auction.bid(1, 50, None)
    copy = auction.clone()
    assert (copy.cap, list(copy.matched), copy.takers(), copy.least()) == (50, [0, 1, 0], [0, 1], 50)
    copy.bid(2, 50, None)
    assert (copy.takers(), auction.takers()) == ([0, 1, 2], [0, 1])


def test_a_copy_lives_its_own_life() -> None:
    auction = opened(opener=1, limits=(70, 80, 90))
    auction.bid(1, 30, None)
    auction.maxima[0] = 55
    auction.drop(2, None)

    def values(which: Auction) -> list[object]:
        numbers = [which.seats, which.least_first, which.step, which.turn, which.price, which.leader]
        return [*numbers, list(which.still_in), list(which.limits), list(which.maxima)]

    before = values(auction)
    assert before == [3, 10, 5, 0, 30, 1, [1, 1, 0], [70, 80, 90], [55, 0, 0]]
    copy = auction.clone()
    assert values(copy) == before
    copy.bid(0, 35, None)
    copy.drop(1, None)
    copy.maxima[0] = 60
    copy.limits[0] = 1
    assert values(auction) == before
    second = auction.clone()
    auction.drop(0, None)
    auction.bid(1, 40, None)
    auction.limits[1] = 2
    assert values(second) == before


def test_without_a_log_the_same_happens() -> None:
    loud, silent, log = opened(), opened(), Log()
    for auction, heard in ((loud, log), (silent, None)):
        auction.maxima[1] = 40
        auction.bid(0, 20, heard)
        auction.drop(2, heard)
        auction.go_on(heard)
    assert (loud.price, loud.leader, loud.turn) == (silent.price, silent.leader, silent.turn) == (25, 1, 0)
    assert told(log) == [BidMade(0, 20), BidPassed(2), BidMade(1, 25)]
