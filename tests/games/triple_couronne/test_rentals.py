"""Horses that are rented for a race (TC-50, TC-51)."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import BidPassed
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.events import Offer
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Price
from tests.games.triple_couronne.seasons import (
    GAME,
    HORSES,
    JOCKEYS,
    bidding,
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


def renting(
    *offers: str, entries: list[int] | None = None, seats: int = 4, race: int = 4, edition: str = "complet",
    log: Log | None = None,
) -> Season:  # fmt: skip
    """Rentals of race 4, for which a rent lies between 200,000 and 400,000 F; everybody holds nine million."""
    state = go(season(seats, edition, race, cash=(RICH * 2)[:seats]), "rentals", entries or FIVE)
    return hand_in(state, {seat: f"rent {offer}" for seat, offer in enumerate(offers) if offer}, log)


# The band


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
    """With five runners the third prize counts: 100,000 F with five players, none with four, 200,000 F with three …"""
    four = go(season(5, "complet", 1, left=[4], owners={5: 0}), "rentals", [1, 2, 3, 4, 5])
    assert choice_of(four, 0).prices[0] == Price(HORSES[0], 200_000, 400_000)
    two = go(season(3, "complet", 3, left=[1], owners={14: 0}), "rentals", [13, 14, 15, 19, 21])
    assert choice_of(two, 0).prices[0] == Price(HORSES[12], 400_000, 600_000)


@pytest.mark.rule("TC-50")
@pytest.mark.parametrize("rent", [300_001, 305_000, 399_999])
def test_a_minimum_rent_is_a_multiple_of_10_000(rent: int) -> None:
    state = go(season(4, "complet", 4), "rentals", [1, 2, 3])
    assert why(state, f"rent 1 {rent}") == ("TC-50", "offer-step", {"horse": HORSES[0], "step": 10_000})


# The offers


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


# The bidding


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
    assert told_of(log, events.HorseRented) == [events.HorseRented(HORSES[0], 2, 0, 300_000)]
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
    if not asked:
        assert why(state, "bid 200000", seat=1) == ("TC-50", "passed", {})


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
    assert why(state, "mount 1 -", seat=0) == ("TC-13", "not-your-runner", {"horse": names(1)[0]})


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
