"""Horses that change hands: sold by their owners (TC-52), rented for a race (TC-50, TC-51)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.events import Offer
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Price
from tests.games.triple_couronne.seasons import (
    BOX,
    GAME,
    HORSES,
    JOCKEYS,
    LONG,
    cash_of,
    choice_of,
    do,
    enter,
    go,
    hand_in,
    lot_of,
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

RICH = [9_000_000] * 4
FIVE = [1, 2, 3, 4, 7]
"""Five horses that nobody has won anything with: runners of race 4."""


def bidding(log: Log) -> list[Event]:
    """Bids and passes as everybody hears them."""
    return [event for event in log.heard_by(None) if isinstance(event, BidMade | BidPassed)]


def selling(*offers: str, seats: int = 4, edition: str = "complet", race: int = 1, log: Log | None = None) -> Season:
    """A sale in which everybody holds nine million: seat 0 offers what is given first, seat 1 what comes next, and so on."""
    state = season(seats, edition, race, cash=RICH[:seats])
    return hand_in(state, {seat: f"sell {offer}" for seat, offer in enumerate(offers) if offer}, log)


def renting(
    *offers: str, entries: list[int] | None = None, seats: int = 4, race: int = 4, edition: str = "complet",
    log: Log | None = None,
) -> Season:  # fmt: skip
    """Rentals of race 4, for which a rent lies between 200,000 and 400,000 F; everybody holds nine million."""
    state = go(season(seats, edition, race, cash=(RICH * 2)[:seats]), "rentals", entries or FIVE)
    return hand_in(state, {seat: f"rent {offer}" for seat, offer in enumerate(offers) if offer}, log)


# For sale: the offers


@pytest.mark.rule("TC-52e")
@pytest.mark.parametrize(("edition", "least", "most"), [("complet", 1_100_000, 2_200_000), ("marathon", 1_400_000, 2_900_000)])
def test_danseuse_etoile_is_sold_between_her_reserve_and_her_suggested_price(edition: str, least: int, most: int) -> None:
    state = season(3, edition)
    assert choice_of(state, 0).prices[0] == Price("Danseuse Etoile", least, most)
    for price in (least, least + 10_000, most):
        assert GAME.read(f"sell 1 {price}") in GAME.legal(state, 0)
    facts: dict[str, str | int] = {"horse": "Danseuse Etoile"}
    for price in (0, -least, 10_000, least - 10_000, least - 1):
        assert why(state, f"sell 1 {price}") == ("TC-52", "offer-too-low", {**facts, "least": least})
    for price in (most + 10_000, 10 * most):
        assert why(state, f"sell 1 {price}") == ("TC-52", "offer-too-high", {**facts, "most": most})


@pytest.mark.rule("TC-52")
def test_every_horse_has_the_band_of_its_own_card() -> None:
    for edition in LONG:
        state = season(6, edition)
        bands = {price.horse: (price.least, price.most) for seat in range(6) for price in choice_of(state, seat).prices}
        cards = {horse.name: horse.complet if edition == "complet" else horse.marathon for horse in BOX.horses.list}
        assert bands == {name: (card.reserve, card.suggested) for name, card in cards.items()}


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize("price", [1_100_001, 1_105_000, 2_195_000])
def test_a_minimum_is_a_multiple_of_10_000(price: int) -> None:
    assert why(season(3), f"sell 1 {price}") == ("TC-52", "offer-step", {"step": 10_000})


@pytest.mark.rule("TC-52")
def test_any_horses_of_ones_own_may_be_offered_and_no_others() -> None:
    state = season(3)
    assert [price.horse for price in choice_of(state, 0).prices] == list(names(1, 7, 13, 19))
    assert GAME.read("sell 19 400000 1 2000000 13 600000 7 1600000") in GAME.legal(state, 0)
    assert why(state, "sell 2 1500000") == ("TC-52", "not-your-horse", {"horse": HORSES[1]})
    assert why(state, "sell 1 1500000 24 600000") == ("TC-52", "not-your-horse", {"horse": HORSES[23]})
    assert why(state, "sell 1 1500000 7 900000 13 700000 19 500000 2 1500000")[1] == "not-your-horse"


@pytest.mark.rule("TC-52")
def test_a_horse_is_offered_once() -> None:
    state = season(3)
    assert why(state, "sell 1 1500000 1 1600000") == ("TC-52", "offer-twice", {"horse": HORSES[0]})
    assert why(state, "sell 1 1500000 7 900000 1 1500000")[1:] == ("offer-twice", {"horse": HORSES[0]})
    assert why(state, "sell 1 1500000 7 900000 13 700000 19 500000 7 900000")[1:] == ("offer-twice", {"horse": HORSES[6]})


@pytest.mark.rule("TC-52")
def test_offers_lie_face_down_until_the_last_one_is_in_and_may_be_changed() -> None:
    state, log = season(3), Log()
    do(state, "sell 1 1500000", seat=0, log=log)
    do(state, "sell none", seat=1, log=log)
    do(state, "sell 7 900000", seat=0, log=log)
    assert (phase_of(state), GAME.to_act(state)) == ("sales", (2,))
    assert told_of(log, events.OffersRevealed) == []
    do(state, "sell 3 700000", seat=2, log=log)
    assert told_of(log, events.OffersRevealed) == [
        events.OffersRevealed(False, ((Offer(HORSES[6], 900_000),), (), (Offer(HORSES[2], 700_000),)))
    ]
    assert [lot.horse for lot in view(state).lots] == list(names(3, 7))


@pytest.mark.rule("TC-52")
def test_nothing_need_be_offered() -> None:
    assert phase_of(hand_in(season(4))) == "entries"


# For sale: the bidding


@pytest.mark.rule("TC-52")
def test_offered_horses_are_sold_one_by_one_in_the_order_of_the_catalogue() -> None:
    state, log = selling("19 500000 7 900000", "2 1200000", "", "4 700000 10 600000"), Log()
    assert [(lot.horse, lot.least) for lot in view(state).lots] == [
        (HORSES[1], 1_200_000), (HORSES[3], 700_000), (HORSES[6], 900_000), (HORSES[9], 600_000), (HORSES[18], 500_000),
    ]  # fmt: skip
    while phase_of(state) == "sale":
        do(state, "pass", log=log)
    assert [event.horse for event in told_of(log, events.HorseUnsold)] == list(names(2, 4, 7, 10, 19))


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize(("seller", "offer"), [(0, "1 1500000"), (1, "2 1500000"), (2, "3 1000000"), (3, "4 1000000")])
def test_the_seat_after_the_seller_opens_and_the_seller_has_no_part_in_it(seller: int, offer: str) -> None:
    log = Log()
    state = selling(*[""] * seller, offer, log=log)
    asked = []
    for _ in range(3):
        asked.append(mover(state))
        do(state, "pass", log=log)
    assert asked == [(seller + after) % 4 for after in (1, 2, 3)]
    assert BidPassed(seller) not in bidding(log)
    (opened,) = told_of(log, events.LotOpened)
    assert (opened.opener, opened.seller, opened.rent) == ((seller + 1) % 4, seller, False)


@pytest.mark.rule("TC-52")
def test_the_seller_does_not_bid_for_their_own_horse() -> None:
    state = selling("1 1500000")
    assert not GAME.legal(state, 0) and view(state, 0).choice is None
    for action in ("bid 1500000", "pass", "maximum 1500000", "maximum 0"):
        assert why(state, action, seat=0) == ("TC-52", "own-horse", {})
    assert lot_of(state).limits == (-1, 2_200_000, 2_200_000, 2_200_000)
    assert lot_of(state).still_in == (False, True, True, True)


@pytest.mark.rule("TC-52")
def test_bidding_opens_at_the_minimum_of_the_seller() -> None:
    log = Log()
    state = selling("1 1500000", log=log)
    assert told_of(log, events.LotOpened) == [events.LotOpened(HORSES[0], 1, 0, False, 1_500_000, 2_200_000)]
    assert why(state, "bid 1490000") == ("TC-52", "bid-too-low", {"least": 1_500_000})
    assert (choice_of(state).least, choice_of(state).most, choice_of(state).step) == (1_500_000, 2_200_000, 10_000)
    do(state, "bid 1500000")
    assert why(state, "bid 1500000") == ("TC-52", "bid-too-low", {"least": 1_510_000})
    assert why(state, "bid 1515000") == ("TC-52", "bid-step", {"step": 10_000})


@pytest.mark.rule("TC-52")
def test_nobody_pays_more_than_the_suggested_price() -> None:
    state = selling("1 1500000")
    for action in ("bid 2210000", "bid 9000000", "maximum 2210000"):
        assert why(state, action) == ("TC-52", "bid-above-band", {"most": 2_200_000})
    do(state, "bid 2200000")


@pytest.mark.rule("TC-7", "TC-52")
def test_nobody_bids_more_for_a_horse_than_they_hold() -> None:
    state = hand_in(season(3, cash=[2_000_000, 1_700_000, 1_400_000]), {0: "sell 1 1500000"})
    assert lot_of(state).limits == (-1, 1_700_000, 1_400_000)
    assert why(state, "bid 1710000") == ("TC-7", "bid-above-cash", {"cash": 1_700_000})
    assert why(state, "maximum 1500000", seat=2) == ("TC-7", "too-little-cash", {"least": 1_500_000, "cash": 1_400_000})
    do(state, "bid 1500000")  # seat 2 passes by itself
    assert owner_of(state, 1) == 1


@pytest.mark.rule("TC-52", "TC-2")
def test_the_highest_bidder_pays_the_seller_and_owns_the_horse() -> None:
    state, log = selling("", "8 1000000"), Log()
    do(state, "bid 1000000", "bid 1200000", "pass", "pass", log=log)
    assert moved(log, "purchase") == [(3, 1, 1_200_000)]
    assert told_of(log, events.HorseSold) == [events.HorseSold(HORSES[7], 3, 1, 1_200_000)]
    assert owner_of(state, 8) == 3
    assert cash_of(state) == [9_000_000, 10_200_000, 9_000_000, 7_800_000]


@pytest.mark.rule("TC-52")
def test_what_the_seller_gets_can_be_spent_on_the_next_horse() -> None:
    state = hand_in(season(2, cash=[0, 3_000_000]), {0: "sell 1 2000000", 1: "sell 8 1000000"})
    do(state, "bid 2000000")
    assert (lot_of(state).horse, lot_of(state).limits) == (HORSES[7], (1_700_000, -1))


@pytest.mark.rule("TC-52")
def test_an_offer_that_nobody_answers_lapses() -> None:
    state, log = selling("1 1500000"), Log()
    do(state, "pass", "pass", "pass", log=log)
    assert told_of(log, events.HorseUnsold) == [events.HorseUnsold(HORSES[0], 0, False)]
    assert (owner_of(state, 1), cash_of(state), phase_of(state)) == (0, RICH, "entries")


@pytest.mark.rule("TC-52")
def test_a_horse_is_sold_with_what_it_has_earned_and_runs_for_its_new_owner() -> None:
    state = season(3, race=2, cash=RICH[:3], earnings={7: 400_000}, bars={7: 0})
    hand_in(state, {0: "sell 7 800000"})
    do(state, "bid 800000", "pass")
    horse = next(horse for horse in view(state).horses if horse.name == HORSES[6])
    assert (horse.owner, horse.earnings) == (1, 400_000)
    assert (choice_of(state, 1).horses, GAME.to_act(state)) == (names(7, 8), (1, 2))


@pytest.mark.rule("TC-52")
def test_an_injury_is_sold_with_the_horse() -> None:
    state = hand_in(season(3, race=2, cash=RICH[:3], bars={7: 1}), {0: "sell 7 800000"})
    do(state, "bid 800000", "pass")
    assert why(state, "enter 7", seat=1) == ("TC-19", "barred", {"horse": HORSES[6], "count": 1})


@pytest.mark.rule("TC-52")
def test_a_horse_that_was_bought_may_be_offered_again_before_the_next_race() -> None:
    state = selling("1 1500000", seats=3)
    do(state, "bid 1500000", "pass")
    go(state, "entries")
    hand_in(state)
    assert [price.horse for price in choice_of(state, 1).prices] == list(names(1, 2, 8, 14, 20))


@pytest.mark.rule("TC-52")
def test_who_sold_every_horse_stays_in_the_game_without_one() -> None:
    state = hand_in(season(2, owners={7: None, 13: None, 19: None}, cash=RICH[:2]), {0: "sell 1 1100000"})
    do(state, "bid 1100000")
    assert (phase_of(state), GAME.to_act(state), view(state).in_game) == ("entries", (1,), (True, True))


# At the highest price


@pytest.mark.rule("TC-52")
def test_the_highest_price_can_be_matched_and_then_the_seller_chooses() -> None:
    state, log = selling("1 1500000"), Log()
    do(state, "bid 2200000", "bid 2200000", "pass", log=log)
    assert bidding(log) == [BidMade(1, 2_200_000), BidMade(2, 2_200_000), BidPassed(3)]
    assert told_of(log, events.HorseSold) == []
    assert (phase_of(state), GAME.to_act(state)) == ("sale", (0,))
    assert [GAME.write(code) for code in GAME.legal(state, 0)] == ["taker 2", "taker 3"]
    assert (choice_of(state).kind, choice_of(state).seats, choice_of(state).most) == ("taker", (1, 2), 2_200_000)
    do(state, "taker 3", log=log)
    assert moved(log, "purchase") == [(2, 0, 2_200_000)]
    assert (owner_of(state, 1), phase_of(state)) == (2, "entries")


@pytest.mark.rule("TC-52")
def test_the_seller_may_choose_whoever_offers_the_highest_price() -> None:
    for taker in (1, 2, 3):
        state = do(selling("1 2200000"), "bid 2200000", "bid 2200000", "bid 2200000", f"taker {taker + 1}")
        assert owner_of(state, 1) == taker


@pytest.mark.rule("TC-52")
def test_only_those_who_offer_the_highest_price_can_be_chosen_and_only_by_the_seller() -> None:
    state = do(selling("1 1500000"), "bid 2200000", "bid 2200000", "pass")
    for taker in (1, 4, 5, 6):
        assert why(state, f"taker {taker}") == ("TC-52", "no-taker", {})
    for seat in (1, 2, 3):
        assert why(state, "taker 2", seat=seat) == ("TC-52", "not-your-turn", {"seat": 1})
        assert not GAME.legal(state, seat)
        assert why(state, "bid 2200000", seat=seat) == ("TC-52", "not-now", {})
        assert why(state, "pass", seat=seat) == ("TC-52", "not-now", {})


@pytest.mark.rule("TC-52")
def test_while_the_bidding_goes_on_there_are_no_takers_to_choose_from() -> None:
    state = do(selling("1 1500000"), "bid 2200000")
    assert why(state, "taker 2", seat=0) == ("TC-52", "not-now", {})


@pytest.mark.rule("TC-52")
def test_at_the_highest_price_others_match_or_pass() -> None:
    state = do(selling("1 1500000"), "bid 2200000")
    assert (choice_of(state).least, choice_of(state).most) == (2_200_000, 2_200_000)
    assert why(state, "bid 2190000") == ("TC-52", "bid-too-low", {"least": 2_200_000})
    assert why(state, "bid 2210000") == ("TC-52", "bid-above-band", {"most": 2_200_000})


@pytest.mark.rule("TC-52")
def test_who_has_bid_the_highest_price_cannot_do_more() -> None:
    state = do(selling("1 1500000"), "bid 2200000", "bid 2200000")
    for seat in (1, 2):
        for action in ("bid 2200000", "pass", "maximum 2200000"):
            assert why(state, action, seat=seat) == ("TC-52", "bid-the-most", {"most": 2_200_000})
        assert view(state, seat).choice is None
    assert lot_of(state).matched == (False, False, True, False)


@pytest.mark.rule("TC-52")
def test_when_nobody_matches_the_highest_price_the_seller_is_not_asked() -> None:
    state, log = selling("1 1500000"), Log()
    do(state, "bid 1500000", "pass", "bid 2200000", "pass", log=log)
    assert told_of(log, events.HorseSold) == [events.HorseSold(HORSES[0], 3, 0, 2_200_000)]


@pytest.mark.rule("TC-52")
def test_below_the_highest_price_an_equal_bid_is_too_low() -> None:
    state = do(selling("1 1500000"), "bid 2190000")
    assert why(state, "bid 2190000") == ("TC-52", "bid-too-low", {"least": 2_200_000})


@pytest.mark.rule("TC-52")
def test_maxima_raise_each_other_to_the_highest_price_and_match_it() -> None:
    state, log = selling("19 880000"), Log()
    do(state, "maximum 900000", seat=2, log=log)
    do(state, "maximum 900000", seat=1, log=log)
    assert bidding(log) == [BidMade(1, 880_000), BidMade(2, 890_000)]
    do(state, "pass", log=log)
    assert bidding(log)[2:] == [BidPassed(3), BidMade(1, 900_000), BidMade(2, 900_000)]
    assert choice_of(state, 0).seats == (1, 2)


@pytest.mark.rule("TC-52")
def test_a_seat_without_the_highest_price_cannot_match_it() -> None:
    state, log = hand_in(season(3, cash=[0, 2_200_000, 2_190_000]), {0: "sell 1 1500000"}), Log()
    do(state, "bid 2200000", log=log)
    assert bidding(log) == [BidMade(1, 2_200_000), BidPassed(2)]
    assert owner_of(state, 1) == 1


# Until when


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize(("edition", "last"), [("complet", 8), ("marathon", 9)])
def test_horses_are_sold_up_to_the_prix_de_l_esperance_and_no_longer(edition: str, last: int) -> None:
    state = season(2, edition, last)
    assert (view(state).programme[last - 1].name, phase_of(state)) == ("Prix de l’Espérance", "sales")
    assert GAME.read(f"sell 1 {view(state).catalogue[0].reserve}") in GAME.legal(state, 0)
    for race in range(1, last):
        assert phase_of(season(2, edition, race)) == "sales"
    later = season(2, edition, last + 1, earnings={1: 2_000_000, 2: 2_000_000})
    assert phase_of(later) == "entries"
    assert why(later, "sell 1 2000000") == ("TC-52", "not-now", {})


@pytest.mark.rule("TC-52")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_in_the_short_programmes_nothing_is_sold(edition: str) -> None:
    for race in (1, 2, 3):
        assert phase_of(season(2, edition, race)) == "entries"
    if edition == "reduit":
        assert phase_of(season(2, edition, 4)) == "entries"
    assert why(season(2, edition), "sell none") == ("TC-52", "not-now", {})


@pytest.mark.rule("TC-52", "TC-53")
def test_somebody_who_left_has_no_part_in_a_sale() -> None:
    state = hand_in(season(4, left=[1], cash=[9_000_000, 0, 9_000_000, 9_000_000]), {0: "sell 1 1500000"})
    assert (mover(state), lot_of(state).still_in) == (2, (False, False, True, True))
    assert why(state, "bid 1500000", seat=1) == ("TC-53", "left", {})


# For rent: the band


@pytest.mark.rule("TC-50e")
@pytest.mark.parametrize(
    ("entries", "least", "most"),
    [
        ([1], 400_000, 400_000),
        ([1, 2], 400_000, 400_000),
        ([1, 2, 3], 300_000, 400_000),
        ([1, 2, 3, 4], 300_000, 400_000),
        ([1, 2, 3, 4, 7], 200_000, 400_000),
        ([1, 7, 13, 19, 2, 8, 14, 20], 200_000, 400_000),
    ],
)
def test_the_rent_of_race_4_lies_within_the_prizes_for_the_number_of_runners(entries: list[int], least: int, most: int) -> None:
    state = go(season(4, "complet", 4), "rentals", entries)
    assert set(choice_of(state, 0).prices) == {Price(HORSES[horse - 1], least, most) for horse in entries if horse % 6 == 1}
    facts: dict[str, str | int] = {"horse": HORSES[0]}
    assert why(state, f"rent 1 {least - 10_000}", seat=0) == ("TC-50", "offer-too-low", {**facts, "least": least})
    assert why(state, f"rent 1 {most + 10_000}", seat=0) == ("TC-50", "offer-too-high", {**facts, "most": most})
    for rent in (least, most):
        assert GAME.read(f"rent 1 {rent}") in GAME.legal(state, 0)


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize(
    ("seats", "race", "entries", "band"),
    [
        (2, 1, [1, 2], (400_000, 400_000)),  # one prize
        (2, 3, [13, 19, 14], (400_000, 600_000)),
        (3, 3, [13, 19, 14, 20, 15], (200_000, 600_000)),
        (5, 1, [1, 2, 3, 4, 5], (100_000, 400_000)),
        (5, 4, [1, 2, 3, 4, 5], (200_000, 400_000)),  # the third of four prizes, not the last
    ],
)
def test_the_band_is_that_of_the_race_and_the_number_of_players(
    seats: int, race: int, entries: list[int], band: tuple[int, int]
) -> None:
    price = choice_of(go(season(seats, "complet", race), "rentals", entries), 0).prices[0]
    assert (price.least, price.most) == band


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize(
    ("edition", "seats", "race", "entries", "band"),
    [
        ("complet", 3, 1, [1, 2, 3], (200_000, 400_000)),
        ("complet", 2, 3, [13, 19, 14, 20, 15], (400_000, 600_000)),  # five runners, two prizes
        ("complet", 4, 1, [1, 2, 3, 4, 5], (200_000, 400_000)),
        ("marathon", 3, 5, [1, 2, 3, 7, 8], (400_000, 400_000)),  # one prize
        ("marathon", 2, 5, [1, 2, 7], (400_000, 400_000)),
    ],
)
def test_a_prize_that_does_not_exist_counts_as_the_lowest_that_does(
    edition: str, seats: int, race: int, entries: list[int], band: tuple[int, int]
) -> None:
    state = season(seats, edition, race, owners={5: 0, 15: 0})
    price = choice_of(go(state, "rentals", entries), 0).prices[0]
    assert (price.least, price.most) == band


@pytest.mark.rule("TC-50", "TC-23")
def test_players_who_left_do_not_count_for_the_band() -> None:
    state = go(season(5, "complet", 1, left=[4]), "rentals", [1, 2, 3, 4])
    assert [(price.least, price.most) for price in choice_of(state, 0).prices] == [(200_000, 400_000)]
    alone = go(season(3, "complet", 3, left=[1]), "rentals", [13, 19, 15, 21])
    assert choice_of(alone, 0).prices[0] == Price(HORSES[12], 400_000, 600_000)


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize("rent", [300_001, 305_000, 399_999])
def test_a_minimum_rent_is_a_multiple_of_10_000(rent: int) -> None:
    state = go(season(4, "complet", 4), "rentals", [1, 2, 3])
    assert why(state, f"rent 1 {rent}") == ("TC-50", "offer-step", {"step": 10_000})


# For rent: the offers


@pytest.mark.rule("TC-50")
def test_only_ones_own_entries_can_be_rented_out() -> None:
    state = go(season(4, "complet", 4), "rentals", [1, 7, 2])
    assert [price.horse for price in choice_of(state, 0).prices] == list(names(1, 7))
    assert why(state, "rent 2 400000") == ("TC-50", "not-your-entry", {"horse": HORSES[1]})
    assert why(state, "rent 13 400000") == ("TC-50", "not-your-entry", {"horse": HORSES[12]})
    assert why(state, "rent 1 400000 7 400000 13 400000") == ("TC-50", "not-your-entry", {"horse": HORSES[12]})
    assert why(state, "rent 1 400000 1 400000") == ("TC-50", "offer-twice", {"horse": HORSES[0]})
    assert why(state, "rent 1 400000 1 400000 7 400000") == ("TC-50", "offer-twice", {"horse": HORSES[0]})
    assert GAME.read("rent 7 400000 1 400000") in GAME.legal(state, 0)


@pytest.mark.rule("TC-50")
def test_who_has_entered_nothing_has_nothing_to_rent_out() -> None:
    state = go(season(4, "complet", 4), "rentals", [1, 7, 2])
    assert GAME.to_act(state) == (0, 1)
    assert why(state, "rent none", seat=2) == ("TC-50", "nothing-to-choose", {})


@pytest.mark.rule("TC-50")
def test_offers_for_rent_are_revealed_together() -> None:
    state, log = go(season(4, "complet", 4), "rentals", FIVE), Log()
    hand_in(state, {0: "rent 7 250000", 2: "rent 3 200000"}, log)
    assert told_of(log, events.OffersRevealed) == [
        events.OffersRevealed(True, ((Offer(HORSES[6], 250_000),), (), (Offer(HORSES[2], 200_000),), ()))
    ]
    assert [(lot.horse, lot.least) for lot in view(state).lots] == [(HORSES[2], 200_000), (HORSES[6], 250_000)]


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_in_the_short_programmes_nothing_is_rented(edition: str) -> None:
    state, log = season(4, edition), Log()
    enter(state, 1, 2, 3, log=log)
    assert told_of(log, events.OffersRevealed) == []
    assert why(season(4, edition), "rent none") == ("TC-50", "not-now", {})


@pytest.mark.rule("TC-50")
def test_horses_can_be_rented_after_sales_have_ended() -> None:
    state = season(3, "complet", 10, earnings={1: 800_000, 2: 800_000, 3: 800_000})
    assert phase_of(go(state, "rentals", [1, 2, 3])) == "rentals"


# For rent: the bidding


@pytest.mark.rule("TC-50")
def test_the_seat_after_the_owner_opens_at_the_minimum_and_nobody_goes_above_the_first_prize() -> None:
    log = Log()
    state = renting("", "", "3 250000", log=log)
    assert told_of(log, events.LotOpened) == [events.LotOpened(HORSES[2], 3, 2, True, 250_000, 400_000)]
    assert mover(state) == 3
    assert why(state, "bid 240000") == ("TC-50", "bid-too-low", {"least": 250_000})
    assert why(state, "bid 255000") == ("TC-50", "bid-step", {"step": 10_000})
    assert why(state, "bid 410000") == ("TC-50", "bid-above-band", {"most": 400_000})
    assert why(state, "bid 400000", seat=0) == ("TC-50", "not-your-turn", {"seat": 4})
    assert why(state, "bid 400000", seat=2) == ("TC-50", "own-horse", {})
    do(state, "pass")
    assert why(state, "bid 400000", seat=3) == ("TC-50", "passed", {})
    assert why(state, "maximum 0") == ("TC-50", "no-maximum", {"least": 250_000})


@pytest.mark.rule("TC-50", "TC-51")
def test_the_tenant_pays_the_owner_the_rent_before_the_race() -> None:
    state, log = renting("1 250000"), Log()
    do(state, "bid 250000", "bid 300000", "pass", "pass", log=log)
    assert moved(log, "rent") == [(2, 0, 300_000)]
    assert told_of(log, events.HorseRented) == [events.HorseRented(HORSES[0], 0, 2, 300_000)]
    assert cash_of(state) == [9_300_000, 9_000_000, 8_700_000, 9_000_000]
    entry = next(entry for entry in view(state).entries if entry.horse == HORSES[0])
    assert (entry.owner, entry.seat, entry.tenant) == (0, 2, 2)
    assert phase_of(state) == "mounts"


@pytest.mark.rule("TC-50")
def test_of_several_who_offer_the_first_prize_the_owner_chooses() -> None:
    state, log = renting("1 250000"), Log()
    do(state, "bid 400000", "pass", "bid 400000", log=log)
    assert (phase_of(state), GAME.to_act(state), choice_of(state).seats) == ("rental", (0,), (1, 3))
    assert why(state, "taker 3") == ("TC-50", "no-taker", {})
    assert why(state, "taker 2", seat=1) == ("TC-50", "not-your-turn", {"seat": 1})
    do(state, "taker 4", log=log)
    assert moved(log, "rent") == [(3, 0, 400_000)]


@pytest.mark.rule("TC-50")
def test_with_two_runners_the_rent_is_the_first_prize_and_nothing_else() -> None:
    state = renting("1 400000", entries=[1, 2])
    assert (choice_of(state).least, choice_of(state).most) == (400_000, 400_000)
    do(state, "bid 400000", "bid 400000", "pass", "taker 3")
    assert cash_of(state) == [9_400_000, 9_000_000, 8_600_000, 9_000_000]


@pytest.mark.rule("TC-50")
def test_an_offer_for_rent_that_nobody_answers_lapses_and_the_owner_runs_the_horse() -> None:
    state, log = renting("1 400000"), Log()
    do(state, "pass", "pass", "pass", log=log)
    assert told_of(log, events.HorseUnsold) == [events.HorseUnsold(HORSES[0], 0, True)]
    assert (cash_of(state), owner_of(state, 1)) == (RICH, 0)
    assert choice_of(state, 0).horses == names(1, 7)


@pytest.mark.rule("TC-50", "TC-7")
@pytest.mark.parametrize(("held", "limit"), [(500_000, 400_000), (440_000, 400_000), (430_000, 390_000), (245_000, 205_000)])
def test_a_tenant_keeps_back_the_entry_fee_of_40_000(held: int, limit: int) -> None:
    state = go(season(4, "complet", 4, cash=[0, held, 0, 2_000_000]), "rentals", FIVE)
    hand_in(state, {0: "rent 1 200000"})
    assert (mover(state), choice_of(state).most) == (1, limit)
    above = "bid-above-band" if limit == 400_000 else "bid-above-cash"
    assert why(state, f"bid {limit // 10_000 * 10_000 + 10_000}")[1] == above
    do(state, f"bid {limit // 10_000 * 10_000}")


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize(("held", "asked"), [(240_000, True), (239_999, False), (40_000, False), (0, False)])
def test_who_could_not_pay_rent_and_fee_passes_by_itself(held: int, asked: bool) -> None:
    state, log = go(season(4, "complet", 4, cash=[0, held, 0, 2_000_000]), "rentals", FIVE), Log()
    hand_in(state, {0: "rent 1 200000"}, log)
    assert mover(state) == (1 if asked else 3)
    assert lot_of(state).limits[1] == max(0, held - 40_000)
    assert (BidPassed(1) in bidding(log)) == (not asked)


@pytest.mark.rule("TC-50")
def test_a_tenant_keeps_back_the_fees_of_horses_rented_before() -> None:
    state = go(season(4, "complet", 4, cash=[0, 720_000, 0, 0]), "rentals", FIVE)
    hand_in(state, {0: "rent 1 200000 7 200000", 2: "rent 3 200000"})
    for left in (720_000 - 40_000, 520_000 - 80_000, 320_000 - 120_000):
        assert choice_of(state, 1).most == min(left, 400_000)
        do(state, "bid 200000")
    assert (phase_of(state), cash_of(state)) == ("mounts", [400_000, 120_000, 200_000, 0])


@pytest.mark.rule("TC-50")
def test_the_fees_of_ones_own_entries_are_not_kept_back() -> None:
    state = go(season(2, "complet", 4, cash=[0, 440_000]), "rentals", [1, 2, 8, 14])
    hand_in(state, {0: "rent 1 300000"})
    assert choice_of(state, 1).most == 400_000


@pytest.mark.rule("TC-50", "TC-53")
def test_somebody_who_left_has_no_part_in_a_rental() -> None:
    state = go(season(4, "complet", 4, left=[1]), "rentals", [1, 7, 3, 4])
    hand_in(state, {0: "rent 1 300000"})
    assert (mover(state), lot_of(state).limits[1]) == (2, -1)


# What a tenant has


def rented(log: Log | None = None, seats: int = 3) -> Season:
    """Seat 1 has rented horse 1 from seat 0 for 300,000 F, for race 4 of three horses."""
    state = renting("1 300000", entries=[1, 2, 3], seats=seats)
    return do(state, "bid 300000", *["pass"] * (seats - 2), log=log)


@pytest.mark.rule("TC-51")
def test_the_tenant_puts_one_of_their_own_jockeys_on_the_horse() -> None:
    state, log = rented(), Log()
    assert GAME.to_act(state) == (1, 2)  # the owner leads no runner any more
    assert choice_of(state, 1).horses == names(1, 2)
    assert choice_of(state, 1).names == (JOCKEYS[1], JOCKEYS[4])
    assert why(state, "mount 1 -", seat=0) == ("TC-13", "nothing-to-choose", {})
    hand_in(state, {1: "mount 2 1"}, log)
    assert told_of(log, events.MountsRevealed) == [
        events.MountsRevealed((events.Mount(JOCKEYS[4], HORSES[0]), events.Mount(JOCKEYS[1], HORSES[1])))
    ]


@pytest.mark.rule("TC-51")
def test_the_owner_of_a_rented_horse_still_rides_the_others() -> None:
    state = renting("1 200000", entries=FIVE)
    do(state, "bid 200000", "pass", "pass")
    assert choice_of(state, 0).horses == names(7)
    assert why(state, "mount 1 -", seat=0) == ("TC-13", "not-your-runner", {})


@pytest.mark.rule("TC-51", "TC-11")
def test_the_tenant_pays_the_entry_fee() -> None:
    state, log = rented(), Log()
    hand_in(state, log=log)
    assert moved(log, "entry-fee") == [(1, -1, 40_000), (1, -1, 40_000), (2, -1, 40_000)]
    assert cash_of(state) == [9_300_000, 8_620_000, 8_960_000]


@pytest.mark.rule("TC-51")
def test_the_tenant_leads_the_horse_and_takes_its_prize_and_its_share_of_the_fees() -> None:
    state, log = rented(), Log()
    go(state, "insurance", log=log)
    hand_in(state, log=log)
    assert [(runner.horse, runner.seat) for runner in started_race(log).runners] == list(
        zip(names(1, 2, 3), (1, 1, 2), strict=True)
    )
    (ended,) = told_of(log, events.RaceEnded)
    assert ended.order[:2] == names(1, 3)
    assert moved(log, "prize")[0] == (None, 1, 400_000)
    assert moved(log, "entry-share") == [(-1, 1, 90_000), (-1, 2, 30_000)]
    assert cash_of(state)[0] == 9_300_000


@pytest.mark.rule("TC-51", "TC-50")
def test_after_the_race_the_horse_is_its_owner_s_again_with_what_it_has_earned() -> None:
    state = rented()
    go(state, "insurance")
    hand_in(state)
    horse = view(state).horses[0]
    assert (horse.name, horse.owner, horse.earnings) == (HORSES[0], 0, 400_000)
    assert (view(state).race, [price.horse for price in choice_of(state, 0).prices]) == (5, list(names(1, 7, 13, 19)))
    go(state, "rentals", [1, 2, 3])
    assert [entry.tenant for entry in view(state).entries] == [None, None, None]


@pytest.mark.rule("TC-51")
def test_all_entries_of_a_seat_may_be_rented_to_different_tenants() -> None:
    state, log = renting("1 200000 7 200000"), Log()
    do(state, "bid 200000", "pass", "pass", "pass", "bid 200000", "pass", log=log)
    assert [(rent.horse, rent.seat) for rent in told_of(log, events.HorseRented)] == [(HORSES[0], 1), (HORSES[6], 2)]
    assert GAME.to_act(state) == (1, 2, 3)
    assert choice_of(state, 2).horses == names(3, 7)


@pytest.mark.rule("TC-51", "TC-53")
def test_a_tenant_who_cannot_pay_for_all_chooses_among_own_and_rented_horses() -> None:
    state, log = go(season(2, "complet", 4, cash=[0, 440_000]), "rentals", [1, 2, 8, 14]), Log()
    hand_in(state, {0: "rent 1 400000"})
    do(state, "bid 400000")
    hand_in(state)
    assert (phase_of(state), GAME.to_act(state), choice_of(state).horses) == ("fees", (1,), names(1, 2, 8, 14))
    do(state, "keep 8", log=log)
    assert [event.horse for event in told_of(log, events.EntryScratched)] == list(names(1, 2, 14))
    assert [(runner.horse, runner.seat) for runner in started_race(log).runners] == [(HORSES[7], 1)]
    assert moved(log, "entry-fee") == [(1, -1, 40_000)]


@pytest.mark.rule("TC-50")
def test_before_the_entries_are_known_nothing_is_rented() -> None:
    state = season(4, "complet", 4)
    assert why(state, "rent 1 400000") == ("TC-50", "not-now", {})
    go(state, "entries")
    assert why(state, "rent 1 400000") == ("TC-50", "not-now", {})
