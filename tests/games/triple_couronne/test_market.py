"""Horses that their owners sell (TC-52). Rentals, with the same bidding, are in test_rentals.py."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.events import Offer
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Price
from tests.games.triple_couronne.seasons import (
    BOX,
    GAME,
    HORSES,
    LONG,
    bidding,
    cash_of,
    choice_of,
    do,
    go,
    hand_in,
    lot_of,
    moved,
    mover,
    names,
    owner_of,
    phase_of,
    season,
    told_of,
    view,
    why,
)

RICH = [9_000_000] * 4


def selling(*offers: str, seats: int = 4, edition: str = "complet", race: int = 1, log: Log | None = None) -> Season:
    """A sale in which everybody holds nine million: seat 0 offers what is given first, seat 1 what comes next, and so on."""
    state = season(seats, edition, race, cash=RICH[:seats])
    return hand_in(state, {seat: f"sell {offer}" for seat, offer in enumerate(offers) if offer}, log)


# The offers


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
    assert why(season(3), f"sell 1 {price}") == ("TC-52", "offer-step", {"horse": HORSES[0], "step": 10_000})


@pytest.mark.rule("TC-52")
def test_any_horses_of_ones_own_may_be_offered_and_no_others() -> None:
    state = season(3)
    assert [price.horse for price in choice_of(state, 0).prices] == list(names(1, 7, 13, 19))
    assert GAME.read("sell 19 400000 1 2000000 13 600000 7 1600000") in GAME.legal(state, 0)
    assert why(state, "sell 2 1500000") == ("TC-52", "not-your-horse", {"horse": HORSES[1]})
    assert why(state, "sell 1 1500000 24 600000") == ("TC-52", "not-your-horse", {"horse": HORSES[23]})
    assert why(state, "sell 1 1500000 7 900000 13 700000 19 500000 2 1500000")[1] == "not-your-horse"


@pytest.mark.rule("TC-52")
def test_the_last_horse_of_the_catalogue_is_sold_like_any_other() -> None:
    state = season(6, cash=[9_000_000] * 6)
    hand_in(state, {5: f"sell 24 {choice_of(state, 5).prices[3].least}"})
    assert (lot_of(state).horse, lot_of(state).seller) == (HORSES[23], 5)


@pytest.mark.rule("TC-52", "TC-50")
def test_a_horse_that_found_no_buyer_is_not_up_for_rent() -> None:
    state = selling("1 1100000")
    do(state, *["pass"] * 3)
    assert (phase_of(state), owner_of(state, 1)) == ("entries", 0)
    go(state, "rentals", [1, 2])
    hand_in(state)
    assert (phase_of(state), view(state).lots) == ("mounts", ())


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


# The bidding


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
def test_a_seat_that_has_left_opens_nothing() -> None:
    log = Log()
    state = season(4, cash=RICH[:4], left=[1])
    hand_in(state, {0: "sell 1 1500000"}, log=log)
    (opened,) = told_of(log, events.LotOpened)
    assert (opened.opener, mover(state)) == (2, 2)


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
