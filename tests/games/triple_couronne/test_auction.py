"""The auction of the bank: which horses, in which order, for how much (TC-6, TC-7)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import (
    GAME,
    HORSES,
    LONG,
    bidding,
    cash_of,
    choice_of,
    do,
    enter,
    go,
    lot_of,
    mover,
    names,
    owner_of,
    phase_of,
    put_cash,
    started,
    told,
    told_of,
    view,
    why,
)


def sell(state: Season, buyer: int | None, price: int = 0, log: Log | None = None) -> None:
    """The horse on offer goes to this seat, at the reserve price unless told; nobody bids for buyer None."""
    horse = lot_of(state).horse
    price = price or lot_of(state).least
    while phase_of(state) == "auction" and lot_of(state).horse == horse:
        do(state, f"bid {price}" if mover(state) == buyer and lot_of(state).leader != buyer else "pass", log=log)


def sold_out(state: Season, *buyers: int | None) -> Season:
    """The whole auction: these seats buy one horse after the other, nobody the last ones. Then jockeys are dealt."""
    for buyer in buyers:
        sell(state, buyer)
    while len(view(state).lots) > 1:
        sell(state, None)
    while len(list(filter(None, lot_of(state).still_in))) > 1:
        do(state, "pass")
    return do(state, "pass", draws=[0] * 2 * state.table.seats)


# What is sold


@pytest.mark.rule("TC-6e")
def test_with_three_players_the_twelve_horses_of_three_colours_are_sold() -> None:
    state = started(3, "complet")
    assert [lot.horse for lot in view(state).lots] == list(names(1, 2, 3, 7, 8, 9, 13, 14, 15, 19, 20, 21))


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize("edition", LONG)
@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_colours_are_sold_as_there_are_players(seats: int, edition: str) -> None:
    log = Log()
    state = started(seats, edition, log=log)
    lots = [lot.horse for lot in view(state).lots]
    assert len(lots) == 4 * seats
    assert told_of(log, events.AuctionOpened) == [events.AuctionOpened(tuple(lots))]
    assert phase_of(state) == "auction"


@pytest.mark.rule("TC-6")
def test_the_colours_are_drawn_by_lot_and_nobody_has_one_of_their_own() -> None:
    log = Log()
    state = started(2, "complet", draws=[5, 2], log=log)
    assert [lot.horse for lot in view(state).lots] == list(names(3, 6, 9, 12, 15, 18, 21, 24))
    assert told_of(log, events.StableTaken) == []
    assert {owner_of(state, horse) for horse in range(1, 25)} == {None}


@pytest.mark.rule("TC-6")
def test_chosen_colours_are_the_ones_that_are_sold() -> None:
    state, log = started(2, "complet", opener=1, stables="chosen"), Log()
    assert mover(state) == 1
    do(state, "stable green", "stable white", log=log)
    assert [lot.horse for lot in view(state).lots] == list(names(2, 5, 8, 11, 14, 17, 20, 23))
    assert told(log)[:3] == [
        events.StableTaken(1, "green", auctioned=True),
        events.StableTaken(0, "white", auctioned=True),
        events.AuctionOpened(names(2, 5, 8, 11, 14, 17, 20, 23)),
    ]
    assert {owner_of(state, horse) for horse in range(1, 25)} == {None}
    assert (phase_of(state), mover(state)) == ("auction", 1)


@pytest.mark.rule("TC-6")
def test_horses_are_sold_one_by_one_in_the_order_of_the_catalogue() -> None:
    state, log = started(2, "complet"), Log()
    seen = []
    for number in range(7):
        seen.append(lot_of(state).horse)
        sell(state, number % 2, log=log)
    seen.append(lot_of(state).horse)
    assert seen == list(names(1, 2, 7, 8, 13, 14, 19, 20))
    assert [sale.horse for sale in told_of(log, events.HorseSold)] == seen[:7]


# Prices


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize(
    ("edition", "prices"), [("complet", [1_100_000, 1_000_000, 700_000]), ("marathon", [1_400_000, 1_400_000, 1_000_000])]
)
def test_bidding_opens_at_the_reserve_price_of_the_programme(edition: str, prices: list[int]) -> None:
    state, log = started(3, edition), Log()
    for price in prices:
        assert (lot_of(state).least, choice_of(state).least) == (price, price)
        assert why(state, f"bid {price - 10_000}") == ("TC-6", "bid-too-low", {"least": price})
        assert why(state, f"bid {price - 1}") == ("TC-6", "bid-too-low", {"least": price})
        sell(state, mover(state), price, log)
    assert [sale.price for sale in told_of(log, events.HorseSold)] == prices


@pytest.mark.rule("TC-6")
def test_every_horse_is_opened_at_its_own_reserve_price() -> None:
    for edition in LONG:
        seen = view(started(6, edition))
        assert [lot.least for lot in seen.lots] == [card.reserve for card in seen.catalogue]


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize("amount", [1_110_000, 1_120_000, 2_200_000, 2_210_000, 9_990_000])
def test_a_raise_is_10_000_or_more_and_nothing_but_cash_is_the_limit(amount: int) -> None:
    """The suggested price of Danseuse Etoile, 2,200,000 F, binds nobody here."""
    state = do(started(3, "complet"), "bid 1100000", f"bid {amount}")
    assert (lot_of(state).price, lot_of(state).leader, lot_of(state).most) == (amount, 1, None)


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize("amount", [0, -1_110_000, 10_000, 1_100_000, 1_100_001, 1_105_000, 1_109_999])
def test_a_raise_of_less_than_10_000_is_refused(amount: int) -> None:
    state = do(started(3, "complet"), "bid 1100000")
    assert why(state, f"bid {amount}") == ("TC-6", "bid-too-low", {"least": 1_110_000})
    if amount:
        assert why(state, f"maximum {amount}") == ("TC-6", "bid-too-low", {"least": 1_110_000})


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize("amount", [1_110_001, 1_115_000, 9_999_999])
def test_bids_and_maxima_are_multiples_of_10_000(amount: int) -> None:
    state = do(started(3, "complet"), "bid 1100000")
    assert why(state, f"bid {amount}") == ("TC-6", "bid-step", {"step": 10_000})
    assert why(state, f"maximum {amount}") == ("TC-6", "bid-step", {"step": 10_000})
    assert why(state, f"maximum {amount}", seat=2) == ("TC-6", "bid-step", {"step": 10_000})


@pytest.mark.rule("TC-7")
def test_nobody_bids_more_than_they_hold() -> None:
    state = started(2, "complet")
    for action in ("bid 10010000", "bid 20000000", "maximum 10010000"):
        assert why(state, action) == ("TC-7", "bid-above-cash", {"cash": 10_000_000})
    assert why(state, "maximum 10010000", seat=1) == ("TC-7", "bid-above-cash", {"cash": 10_000_000})
    do(state, "bid 10000000")
    assert owner_of(state, 1) == 0  # seat 1 cannot go higher, and passed by itself


@pytest.mark.rule("TC-7")
def test_what_a_horse_cost_is_no_longer_there_for_the_next_one() -> None:
    state = started(2, "complet")
    sell(state, 0, 4_000_000)
    assert (mover(state), lot_of(state).limits) == (1, (6_000_000, 10_000_000))
    do(state, "bid 1000000")
    assert why(state, "bid 6010000") == ("TC-7", "bid-above-cash", {"cash": 6_000_000})
    do(state, "bid 6000000")


@pytest.mark.rule("TC-7")
@pytest.mark.parametrize(("held", "passes"), [(999_999, True), (1_000_000, False)])
def test_a_seat_that_cannot_pay_the_reserve_price_passes_by_itself(held: int, passes: bool) -> None:
    state, log = started(3, "complet"), Log()
    put_cash(state, [10_000_000, held, 10_000_000])
    do(state, "pass", "pass", "pass", log=log)
    assert (lot_of(state).horse, lot_of(state).least) == (HORSES[1], 1_000_000)
    assert mover(state) == (2 if passes else 1)
    assert (bidding(log)[-1] == BidPassed(1)) == passes


@pytest.mark.rule("TC-7")
def test_a_seat_with_less_than_the_least_bid_is_told_so_before_its_turn() -> None:
    state = started(3, "complet", opener=2)
    sell(state, 2, 9_500_000)
    assert mover(state) == 0
    assert why(state, "maximum 1000000", seat=2) == ("TC-7", "too-little-cash", {"least": 1_000_000, "cash": 500_000})


# Whose turn


@pytest.mark.rule("TC-6")
def test_bidding_goes_round_the_table_from_the_opener() -> None:
    state, asked = started(4, "complet", opener=2), []
    for amount in range(1_100_000, 1_180_000, 10_000):
        asked.append(mover(state))
        do(state, f"bid {amount}")
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.rule("TC-6")
def test_every_horse_is_opened_by_the_next_seat_whoever_bought_the_last() -> None:
    for buyer in (0, 1, 2, None):
        state, log, openers = started(3, "complet", opener=1), Log(), []
        for _ in range(5):
            openers.append(mover(state))
            sell(state, buyer, log=log)
        assert openers == [1, 2, 0, 1, 2]
        assert [lot.opener for lot in told_of(log, events.LotOpened)] == [2, 0, 1, 2, 0]


@pytest.mark.rule("TC-6")
def test_out_of_turn_nobody_bids_or_passes() -> None:
    state = do(started(3, "complet", opener=1), "bid 1100000")
    for seat in (0, 1):
        for action in ("bid 2000000", "pass"):
            assert why(state, action, seat=seat) == ("TC-6", "not-your-turn", {"seat": 3})


@pytest.mark.rule("TC-6")
def test_who_passes_is_out_for_that_horse_and_only_for_that_one() -> None:
    state, log = started(3, "complet"), Log()
    do(state, "pass", "bid 1100000", "bid 1110000", "bid 1120000", log=log)
    assert bidding(log) == [BidPassed(0), BidMade(1, 1_100_000), BidMade(2, 1_110_000), BidMade(1, 1_120_000)]
    for action in ("bid 1130000", "pass", "maximum 1130000", "maximum 0"):
        assert why(state, action, seat=0) == ("TC-6", "passed", {})
    assert not GAME.legal(state, 0)
    do(state, "pass")
    assert (lot_of(state).horse, lot_of(state).still_in) == (HORSES[1], (True, True, True))


@pytest.mark.rule("TC-6")
def test_the_only_seat_left_is_still_asked_before_a_horse_goes_unsold() -> None:
    state = do(started(3, "complet"), "pass", "pass")
    assert (lot_of(state).horse, mover(state)) == (HORSES[0], 2)
    do(state, "bid 1100000")
    assert owner_of(state, 1) == 2


# Who gets it


@pytest.mark.rule("TC-6", "TC-2")
def test_the_last_bidder_pays_the_bank_and_owns_the_horse() -> None:
    state, log = started(3, "complet"), Log()
    bank = state.ledger.bank
    do(state, "bid 1100000", "bid 1500000", "pass", "pass", log=log)
    assert told_of(log, MoneyMoved) == [MoneyMoved(1, None, 1_500_000, "purchase")]
    assert told_of(log, events.HorseSold) == [events.HorseSold(HORSES[0], 1, None, 1_500_000)]
    assert (cash_of(state), state.ledger.bank) == ([10_000_000, 8_500_000, 10_000_000], bank + 1_500_000)
    assert owner_of(state, 1) == 1


@pytest.mark.rule("TC-6")
def test_one_seat_may_buy_several_horses_of_any_colour() -> None:
    state = started(2, "complet")
    for buyer in (0, 0, 1, 0):
        sell(state, buyer)
    assert [owner_of(state, horse) for horse in (1, 2, 7, 8)] == [0, 0, 1, 0]


@pytest.mark.rule("TC-6")
def test_a_horse_without_a_bid_is_out_of_the_game() -> None:
    state, log = started(2, "complet"), Log()
    do(state, "pass", "pass", log=log)
    assert told_of(log, events.HorseUnsold) == [events.HorseUnsold(HORSES[0], None, False)]
    assert HORSES[0] not in [lot.horse for lot in view(state).lots]
    sold_out(state, 1, 0)
    assert owner_of(state, 1) is None
    assert [horse.name for horse in view(state).horses] == list(names(2, 7))
    go(state, "entries")
    assert GAME.to_act(state) == (1,)  # with horse 2, the only one of two years
    assert choice_of(state, 1).horses == names(2)


@pytest.mark.rule("TC-6")
def test_a_player_may_end_without_a_horse_and_stays_in() -> None:
    state = sold_out(started(3, "complet"), 0, 1, 0, 1)
    assert view(state).in_game == (True, True, True)
    assert state.remaining() == 3
    assert GAME.to_act(state) == (0, 1)
    assert cash_of(state)[2] == 10_000_000
    go(state, "entries")
    assert why(state, "enter none", seat=2) == ("TC-10", "nothing-to-choose", {})
    enter(state, 1, 2)
    assert phase_of(state) == "rentals"


@pytest.mark.rule("TC-6")
def test_when_nobody_buys_anything_no_race_is_run() -> None:
    log = Log()
    state = started(2, "complet")
    while len(view(state).lots) > 1 or all(lot_of(state).still_in):
        do(state, "pass")
    do(state, "pass", draws=[0] * 4, log=log)
    assert [event.race for event in told_of(log, events.RaceNotRun)] == list(range(1, 11))
    assert phase_of(state) == "over"
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.totals == (10_000_000, 10_000_000)


@pytest.mark.rule("TC-6")
def test_after_the_last_horse_the_auction_is_over() -> None:
    state = sold_out(started(2, "complet"), 0, 1)
    assert (phase_of(state), view(state).lot, view(state).lots, view(state).race) == ("sales", None, (), 1)


# Standing maxima


@pytest.mark.rule("TC-6")
def test_a_maximum_bids_the_least_that_is_needed() -> None:
    state, log = started(3, "complet"), Log()
    do(state, "maximum 3000000", seat=1, log=log)
    assert told(log) == [MaximumSet(1, 3_000_000)]
    do(state, "bid 1500000", log=log)
    assert bidding(log) == [BidMade(0, 1_500_000), BidMade(1, 1_510_000)]
    assert mover(state) == 2


@pytest.mark.rule("TC-6")
def test_a_maximum_opens_at_the_reserve_price_and_passes_when_it_is_not_enough() -> None:
    state, log = started(2, "complet"), Log()
    do(state, "maximum 1200000", "bid 1190000", log=log)
    assert bidding(log) == [BidMade(0, 1_100_000), BidMade(1, 1_190_000), BidMade(0, 1_200_000)]
    do(state, "bid 1210000", log=log)
    assert bidding(log)[-1] == BidPassed(0)
    assert told_of(log, events.HorseSold) == [events.HorseSold(HORSES[0], 1, None, 1_210_000)]


@pytest.mark.rule("TC-6")
def test_a_maximum_can_be_changed_and_taken_back() -> None:
    state = do(started(3, "complet"), "maximum 3000000", seat=1)
    do(state, "maximum 2000000", seat=1)
    assert view(state, 1).maximum == 2_000_000
    do(state, "maximum 0", seat=1)
    assert view(state, 1).maximum == 0
    do(state, "bid 1100000")
    assert mover(state) == 1


@pytest.mark.rule("TC-6")
def test_without_a_maximum_there_is_none_to_take_back() -> None:
    state = started(3, "complet")
    for seat in range(3):
        assert why(state, "maximum 0", seat=seat) == ("TC-6", "no-maximum", {"least": 1_100_000})


@pytest.mark.rule("TC-6")
def test_a_maximum_is_for_one_horse_only() -> None:
    state = do(started(2, "complet"), "maximum 9000000", seat=1)
    do(state, "pass")
    assert owner_of(state, 1) == 1
    assert (lot_of(state).horse, view(state, 1).maximum) == (HORSES[1], 0)


@pytest.mark.rule("TC-6", "TC-7")
def test_the_seat_in_turn_may_pass_bid_or_leave_a_maximum_and_others_may_leave_one() -> None:
    state = started(3, "complet")
    sell(state, 0, 4_000_000)
    do(state, "bid 1000000", "bid 1010000")
    legal = GAME.legal(state, 0)
    assert [GAME.write(code) for code in legal] == ["pass"]
    bounds = [(form.kind, form.total, form.lines[0].low, form.lines[0].high, form.lines[0].step) for form in legal.forms]
    assert bounds == [(2, 6_000_000, 1_020_000, 6_000_000, 10_000), (3, 6_000_000, 1_020_000, 6_000_000, 10_000)]
    others = GAME.legal(state, 1)
    assert (list(others), [form.kind for form in others.forms]) == ([], [3])
    assert (choice_of(state, 0).kind, choice_of(state, 0).most) == ("bid", 6_000_000)
    assert (choice_of(state, 1).kind, choice_of(state, 1).owed) == ("maximum", False)
