"""What a seat is told to follow from its choices is what the rules then do: bids, offers, entries, bets and contracts."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import betting
from hippodrome.games.triple_couronne.outlook import (
    BetOutlook,
    BetsOutlook,
    ContractOutlook,
    EntryOutlook,
    Handicap,
    LotOutlook,
    Mark,
    Rival,
    TripleCouronneOutlook,
)
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne import races
from tests.games.triple_couronne.seasons import (
    GAME,
    HORSES,
    cash_of,
    choice_of,
    do,
    enter,
    go,
    hand_in,
    lot_of,
    names,
    season,
    started,
    started_race,
    view,
    why,
)


def look(state: Season, seat: int = 0) -> TripleCouronneOutlook:
    """What is said to a seat."""
    found = GAME.outlook(state, seat, Log().told_to(seat, ()))
    assert isinstance(found, TripleCouronneOutlook)
    return found


def lot(state: Season, seat: int) -> LotOutlook:
    """What is said to a bidder."""
    found = look(state, seat).lot
    assert found is not None
    return found


# Under the hammer


def test_a_lot_says_which_races_are_for_its_age_and_what_the_winner_of_each_gets() -> None:
    races = lot(started(3, "complet"), 0).races  # Danseuse Etoile, two years
    assert [race.race for race in races] == [1, 4, 5, 8, 9, 10]
    assert [race.first for race in races] == [400_000, 400_000, 800_000, 600_000, 2_000_000, 3_000_000]


def test_later_in_the_season_past_races_are_left_out() -> None:
    state = hand_in(season(3, "complet", 5), {0: "sell 1 1100000"})
    assert [race.race for race in lot(state, 1).races] == [5, 8, 9, 10]


@pytest.mark.rule("TC-7")
def test_the_cash_afterwards_is_what_is_left_once_the_least_bid_has_won() -> None:
    state = started(3, "complet")
    do(state, "bid 1300000")
    said = lot(state, 1).cash_after
    do(state, "bid 1310000", "pass", "pass")
    assert said == cash_of(state)[1] == 10_000_000 - 1_310_000


@pytest.mark.rule("TC-7")
def test_who_cannot_bid_leads_or_has_passed_is_told_no_cash_afterwards() -> None:
    state = season(4, "complet", 1, cash=[9_000_000, 1_200_000, 1_199_999, 5_000_000])
    hand_in(state, {0: "sell 1 1200000"})
    assert [lot(state, seat).cash_after for seat in range(4)] == [None, 0, None, 3_800_000]
    do(state, "bid 1200000")
    assert [lot(state, seat).cash_after for seat in range(4)] == [None, None, None, 3_790_000]
    state = season(4, "complet", 1, cash=[9_000_000] * 4)
    hand_in(state, {0: "sell 1 1200000"})
    do(state, "pass")
    assert [lot(state, seat).cash_after for seat in range(4)] == [None, None, 7_800_000, 7_800_000]


@pytest.mark.rule("TC-11")
def test_fees_to_come_are_those_of_all_races_in_which_the_horses_qualify_as_things_stand() -> None:
    """At 0 F: two years in 1, 4, 5, 8; three in 2, 4, 6, 8; four and five in 3, 4, 7, 8."""
    state = hand_in(season(3, "complet", 1), {1: "sell 2 1000000"})
    said = lot(state, 0)
    assert said.more_fees == 40_000 + 40_000 + 80_000 + 60_000
    assert said.fees == said.more_fees + (40_000 + 40_000 + 100_000 + 60_000) + 2 * (60_000 + 40_000 + 140_000 + 60_000)


@pytest.mark.rule("TC-11", "TC-19")
def test_no_fee_is_to_come_for_a_race_that_a_horse_misses_or_has_earned_too_much_for() -> None:
    state = hand_in(season(3, "complet", 1, bars={2: 1}, earnings={2: 550_000}), {1: "sell 2 1000000"})
    assert lot(state, 0).more_fees == 80_000 + 200_000  # races 5 and 9; not 1, 4, 8, nor 10


@pytest.mark.rule("TC-50", "TC-51")
def test_a_bidder_for_rent_is_told_the_fee_of_the_day_and_those_still_to_be_paid() -> None:
    state = go(season(3, "complet", 1), "rentals", [1, 2, 3])
    before = look(state, 0)
    assert before.lot is None
    hand_in(state, {1: "rent 2 400000", 2: "rent 3 400000"})
    assert lot(state, 0).more_fees == 40_000
    own = lot(state, 0).fees
    assert own == lot(state, 1).fees == 1_060_000, "as before any race: the fee of today is still to be paid"
    do(state, "pass", "bid 400000")  # seat 2 passes, seat 0 takes it
    assert lot(state, 0).fees == own + 40_000, "the rented horse's fee has come to those of the stable"
    assert lot(state, 1).fees == own - 40_000, "its owner does not pay it"
    cash, fee = cash_of(state)[0], 40_000
    do(state, "pass", "pass")
    hand_in(state)
    assert cash_of(state)[0] == cash - 2 * fee, "for one's own horse and the rented one"


@pytest.mark.rule("TC-11")
def test_once_entries_are_known_only_those_entered_cost_a_fee_today() -> None:
    state = hand_in(go(season(3, "complet", 1), "rentals", [2, 3]), {1: "rent 2 400000"})
    assert lot(state, 0).fees == 1_060_000 - 40_000, "Danseuse Etoile stays in her box"
    assert lot(state, 2).fees == 1_060_000


def test_rivals_are_all_others_who_may_bid_with_their_cash_and_the_ages_that_they_lack() -> None:
    cash = [3_000_000, 2_000_000, 4_000_000, 0]
    state = hand_in(season(4, "complet", 1, cash=cash, owners={2: 0, 8: 0, 3: None}), {0: "sell 1 1100000"})
    assert lot(state, 1).rivals == (Rival(2, 4_000_000, (2,)), Rival(3, 0, ()))
    assert lot(state, 2).rivals == (Rival(1, 2_000_000, (2, 3)), Rival(3, 0, ()))


# Offers


@pytest.mark.rule("TC-52")
def test_those_who_could_pay_for_a_horse_are_those_who_may_then_bid_the_least() -> None:
    state = season(4, "complet", 1, cash=[0, 1_099_999, 1_100_000, 5_000_000])
    (first, *_) = look(state, 0).offers
    assert (first.horse, first.buyers) == (HORSES[0], (2, 3))
    hand_in(state, {0: "sell 1 1100000"})
    assert tuple(seat for seat, limit in enumerate(lot_of(state).limits) if limit >= 1_100_000) == (2, 3)


@pytest.mark.rule("TC-50")
def test_those_who_could_rent_a_horse_keep_its_fee_back() -> None:
    state = go(season(4, "complet", 1, cash=[2_000_000, 439_999, 440_000, 400_000]), "rentals", [1, 2])
    (offer,) = look(state, 0).offers
    assert (offer.horse, offer.buyers) == (HORSES[0], (2,))
    hand_in(state, {0: "rent 1 400000"})
    assert tuple(seat for seat, limit in enumerate(lot_of(state).limits) if limit >= 400_000) == (2,)


def test_there_is_an_offer_to_look_at_for_each_horse_that_may_be_offered() -> None:
    state = season(3, "complet", 1)
    assert tuple(offer.horse for offer in look(state, 1).offers) == tuple(price.horse for price in choice_of(state, 1).prices)
    go(state, "rentals", [2, 3])
    assert tuple(offer.horse for offer in look(state, 1).offers) == names(2)
    assert look(state, 0).offers == ()


# Entries


def entry(state: Season, horse: int, seat: int = 0) -> EntryOutlook:
    """What is said of a horse that may be entered."""
    (found,) = [each for each in look(state, seat).entries if each.horse == HORSES[horse - 1]]
    return found


@pytest.mark.rule("TC-10", "TC-22")
@pytest.mark.parametrize(
    ("earned", "race", "closes", "prize", "opens"),
    [
        (0, 1, (4,), 200_000, ()),  # any prize ends "0 F"; 400,000 F are below all other limits
        (150_000, 1, (8,), 400_000, (9,)),
        (200_000, 1, (8,), 400_000, (9,)),
        (400_000, 1, (8,), 200_000, (9, 10)),
        (550_000, 1, (), 0, (10,)),
        (600_000, 1, (), 0, (10,)),
        (900_000, 1, (), 0, ()),
        (0, 5, (8,), 800_000, (9, 10)),  # 400,000 F would leave it in
        (549_999, 8, (), 0, (9, 10)),
        (2_000_000, 10, (), 0, ()),
    ],
)
def test_an_entry_says_which_races_the_first_prize_would_close_and_open_and_which_prize_is_enough(
    earned: int, race: int, closes: tuple[int, ...], prize: int, opens: tuple[int, ...]
) -> None:
    state = go(season(3, "complet", race, earnings={1: earned, 2: earned}), "entries")
    said = entry(state, 1)
    assert (said.closes, said.prize, said.opens) == (closes, prize, opens)


@pytest.mark.rule("TC-10", "TC-22")
def test_the_races_that_a_prize_closes_are_closed_once_it_is_won() -> None:
    state = go(season(3, "complet", 1, earnings={1: 200_000, 2: 200_000, 3: 200_000}), "entries")
    said = {horse: entry(state, horse, horse - 1) for horse in (1, 2, 3)}
    enter(state, 1, 2, 3)
    hand_in(state)  # rentals
    hand_in(state)  # mounts
    hand_in(state)  # insurance, and the race is run
    assert sorted(int(state.earnings[horse]) for horse in range(3)) == [200_000, 400_000, 600_000]
    for horse in (1, 2, 3):
        barred = [mark.race for mark in marks(state, horse) if mark.state == "barred"]
        won = int(state.earnings[horse - 1]) - 200_000
        closed = said[horse].closes if won >= said[horse].prize else ()
        assert set(barred) == {4, *closed}


@pytest.mark.rule("TC-12")
def test_a_prize_shortens_the_start_in_the_next_handicap() -> None:
    assert entry(go(season(3, "complet", 1), "entries"), 1).handicap == Handicap(8, 5, 3)  # the smallest prize: 200,000 F
    state = go(season(3, "complet", 8, earnings={1: 100_000}), "entries")
    assert entry(state, 1).ahead == 4 and entry(state, 7).ahead == 5
    assert entry(state, 1).handicap is None, "there is no other one"
    assert entry(go(season(3, "complet", 1), "entries"), 1).ahead == 0, "not a handicap"


@pytest.mark.rule("TC-12")
def test_the_squares_ahead_are_those_of_the_start() -> None:
    state = go(season(2, "complet", 8, earnings={1: 300_000, 2: 400_000}), "entries")
    said = {horse: entry(state, horse, seat).ahead for horse, seat in ((1, 0), (7, 0), (2, 1))}
    log = Log()
    go(state, "insurance", [1, 2, 7])
    hand_in(state, log=log)
    at_the_start = {runner.horse: runner.square for runner in started_race(log).runners}
    assert at_the_start == {HORSES[horse - 1]: ahead for horse, ahead in said.items()}


@pytest.mark.rule("TC-10", "TC-19")
def test_a_horse_that_may_not_be_entered_says_what_a_refusal_would() -> None:
    state = go(season(3, "complet", 4, earnings={7: 100_000}, bars={13: 2}), "entries")
    said = {each.horse: each.why for each in look(state, 0).barred}
    assert set(said) == set(names(7, 13))
    for horse in (7, 13):
        found = said[HORSES[horse - 1]]
        assert (found.rule, found.why, found.facts) == why(state, f"enter {horse}", 0)


def test_entries_are_told_of_all_that_qualify_and_then_of_all_that_are_entered() -> None:
    state = go(season(3, "complet", 1, bars={2: 1}), "entries")
    assert [each.horse for each in look(state, 2).entries] == list(names(1, 3))
    go(state, "rentals", [3])
    assert [each.horse for each in look(state, 0).entries] == list(names(3))


# The calendar


def marks(state: Season, horse: int) -> list[Mark]:
    """The marks of a horse, as its owner is told."""
    owner = int(state.owners[horse - 1])
    return [mark for mark in look(state, owner).calendar if mark.horse == HORSES[horse - 1]]


def written(state: Season, horse: int) -> str:
    return " ".join(f"{mark.race}{mark.state[0]}" for mark in marks(state, horse))


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize(
    ("race", "earned", "said"),
    [
        (1, 0, "1q 4q 5q 8q 9m 10m"),
        (1, 500_000, "1q 4b 5q 8q 9m 10m"),
        (1, 550_000, "1q 4b 5q 8b 9q 10m"),
        (1, 750_000, "1q 4b 5q 8b 9q 10q"),
        (8, 0, "8q 9m 10m"),
        (9, 600_000, "9q 10m"),
        (10, 750_000, "10q"),
    ],
)
def test_each_coming_race_for_its_age_says_whether_a_horse_qualifies_might_or_never_will(
    race: int, earned: int, said: str
) -> None:
    assert written(go(season(3, "complet", race, earnings={1: earned, 2: 9_000_000}), "entries"), 1) == said


@pytest.mark.rule("TC-19")
def test_an_injured_horse_is_barred_from_just_the_races_that_it_misses() -> None:
    state = go(season(3, "complet", 1, bars={2: 2}), "entries")
    assert written(state, 2) == "1b 4b 5q 8q 9m 10m"
    first = marks(state, 2)[0].why
    assert first is not None and (first.rule, first.why, first.facts) == ("TC-19", "barred", {"horse": HORSES[1], "count": 2})
    assert [mark.race for mark in marks(state, 2) if mark.why is None] == [5, 8]


@pytest.mark.rule("TC-10", "TC-19")
def test_what_a_horse_has_not_earned_it_might_unless_it_misses_the_races_in_which_it_could() -> None:
    state = go(season(3, "complet", 8, bars={1: 1}), "entries")
    assert written(state, 1) == "8b 9b 10b"


@pytest.mark.rule("TC-10")
def test_a_horse_that_was_not_entered_cannot_earn_anything_today() -> None:
    state = go(season(3, "complet", 8), "rentals", [7, 8])
    assert written(state, 1) == "8q 9b 10b" and written(state, 7) == "8q 9m 10m"


@pytest.mark.rule("TC-10")
def test_a_mark_says_what_a_refusal_would_say_there() -> None:
    state = go(season(3, "complet", 1, earnings={7: 400_000}), "entries")
    (mark,) = [mark for mark in marks(state, 7) if mark.race == 4]
    assert mark.why is not None and mark.why.why == "wrong-earnings"
    later = go(season(3, "complet", 4, earnings={7: 400_000}), "entries")
    assert (mark.why.rule, mark.why.why, mark.why.facts) == why(later, "enter 7", 0)


def test_before_the_season_the_calendar_begins_with_the_first_race() -> None:
    state = started(2, "complet")
    assert look(state, 0).calendar == ()
    do(state, "bid 1100000", "pass")
    assert written(state, 1) == "1q 4q 5q 8q 9m 10m"


# Bets


def bets(state: Season, seat: int = 0) -> BetsOutlook:
    """What is said of bets."""
    found = look(state, seat).bets
    assert found is not None
    return found


def numbers(bet: BetOutlook) -> list[int]:
    return [HORSES.index(horse) + 1 for horse in bet.horses]


def returned(state: Season, seat: int, bet: BetOutlook, stake: int) -> int:
    """What a stake alone on a bet brings, if the race ends as it says."""
    state = GAME.clone(state)
    horses = numbers(bet)
    text = f"bets {'win' if len(horses) == 1 else 'pair'} {' '.join(map(str, horses))} {stake}"
    hand_in(state, {seat: text})
    before = cash_of(state)[seat]
    betting.pay_bets(state, [horse - 1 for horse in [*horses, 99][:2]], None)
    return cash_of(state)[seat] - before


@pytest.mark.rule("TC-32", "TC-33", "TC-34")
@pytest.mark.parametrize("runners", [(1, 2, 3, 4), (1, 2, 3, 4, 7)])
def test_beyond_the_most_of_a_bet_a_stake_brings_nothing_more(runners: Sequence[int]) -> None:
    state = go(season(4, "complet", 4, cash=[9_000_000] * 4), "bets", runners)
    said = bets(state)
    assert said.cap == 400_000
    for bet in said.bets:
        assert returned(state, 0, bet, bet.most) == said.cap == returned(state, 0, bet, bet.most + 10_000)
        assert bet.most == 10_000 or returned(state, 0, bet, bet.most - 10_000) < said.cap
        assert returned(state, 0, bet, 10_000) == min(said.cap, 10_000 * bet.doubled // 2)


@pytest.mark.rule("TC-33")
@pytest.mark.parametrize(("runners", "pairs"), [((1, 2, 3, 4), 12), ((1, 2, 3, 4, 7), 10)])
def test_there_is_a_bet_for_each_runner_and_each_pair_that_may_be_named(runners: Sequence[int], pairs: int) -> None:
    state = go(season(4, "complet", 4), "bets", runners)
    found = [tuple(numbers(bet)) for bet in bets(state).bets]
    assert found[: len(runners)] == [(horse,) for horse in runners]
    assert len(found) == len(set(found)) == len(runners) + pairs
    for horses in found[len(runners) :]:
        do(GAME.clone(state), f"bets pair {horses[0]} {horses[1]} 10000", seat=0)


@pytest.mark.rule("TC-31")
def test_no_stake_is_advised_that_may_not_be_made() -> None:
    state = go(season(4, "complet", 4, cash=[65_000, *[900_000] * 3]), "bets", [1, 2, 3, 4, 8])
    assert choice_of(state).most == 25_000
    assert max(bet.most for bet in bets(state).bets) == 20_000
    reduced = go(season(4, "reduit", 1), "bets", [1, 2, 3, 4])
    assert max(bet.most for bet in bets(reduced).bets) <= 200_000
    assert all(len(bet.horses) == 1 for bet in bets(reduced).bets), "there are no jumelés"


def test_a_seat_that_has_no_bets_to_make_is_told_of_none() -> None:
    assert look(go(season(4, "complet", 4), "insurance", [1, 2, 3, 4])).bets is None


# Insurance


def contracts(state: Season, seat: int = 0) -> dict[tuple[str, str], ContractOutlook]:
    """What is said of contracts, by kind and horse."""
    found = races.GAME.outlook(state, seat, Log().told_to(seat, ()))
    assert isinstance(found, TripleCouronneOutlook)
    return {(each.kind, each.horse): each for each in found.insurance}


def insured(kind: str, cards: Sequence[str], race: int) -> tuple[ContractOutlook, int, int]:
    """What is said of a contract on Kelbomec; what is then charged, and paid if it draws these cards."""
    order = (8, 9) if cards == ["out"] else (8, 7, 9)
    earnings = dict.fromkeys((7, 8, 9), 2_000_000 if race > 8 else 0)
    table = {"seats": 3, "race": race, "earnings": earnings, "cash": [9_000_000] * 3}
    state, _ = races.raced((), runners=(7, 8, 9), stop="insurance", **table)  # type: ignore[arg-type]
    said = contracts(state)[kind, HORSES[6]]
    _, log = races.raced(order, cards={7: cards}, insure={0: f"insure {kind} 7"}, **table)  # type: ignore[arg-type]
    charged, paid = races.charged(log, "premium").get(0, []), races.paid(log, "insurance").get(0, [])
    return said, sum(charged), sum(paid)


@pytest.mark.rule("TC-41", "TC-42", "TC-43", "TC-44")
@pytest.mark.parametrize("race", [4, 6, 9])
@pytest.mark.parametrize("kind", ["race", "next", "two"])
def test_a_contract_says_its_premium_and_what_it_pays(kind: str, race: int) -> None:
    once = ["out"] if kind == "race" else ["hurt-1"]
    said, charged, paid = insured(kind, once, race)
    assert (said.premium, said.pays) == (charged, paid)
    if kind != "race":
        assert said.most == insured(kind, ["hurt-2"], race)[2]
    assert said.why is None


@pytest.mark.rule("TC-41", "TC-42", "TC-43")
def test_a_contract_says_which_races_it_is_about() -> None:
    state, _ = races.raced((), runners=(7, 8), seats=2, race=4, cash=[9_000_000] * 2, stop="insurance")
    said = contracts(state)
    assert [said[kind, HORSES[6]].races for kind in ("race", "next", "two")] == [(4,), (6,), (6, 8)]


@pytest.mark.rule("TC-40", "TC-44")
@pytest.mark.parametrize(("race", "cash", "kind"), [(4, 130_000, "two"), (10, 9_000_000, "next")])
def test_a_contract_that_cannot_be_bought_says_what_a_refusal_would(race: int, cash: int, kind: str) -> None:
    earnings = dict.fromkeys((7, 8), 2_000_000 if race > 8 else 0)
    state, _ = races.raced(
        (), runners=(7, 8), seats=2, race=race, cash=[cash, 900_000], earnings=earnings, stop="insurance"
    )  # fmt: skip
    said = contracts(state)[kind, HORSES[6]].why
    assert said is not None
    with pytest.raises(IllegalAction) as caught:
        races.GAME.apply(state, 0, races.GAME.read(f"insure {kind} 7"), ScriptedChance([]))
    assert (said.rule, said.why, said.facts) == (caught.value.rule, caught.value.key, caught.value.facts)


# Who is told


def test_nothing_is_told_once_the_season_is_over() -> None:
    state = season(2, "initiation", 3)
    enter(state, 13, 14)
    assert view(state).phase == "over"
    assert GAME.outlook(state, 0, Log().told_to(0, ())) is None


def test_who_has_left_has_nothing_to_decide_and_is_nobodys_rival() -> None:
    state = season(4, "complet", 1, left=[3])
    told = look(state, 3)
    assert (told.calendar, told.offers) == ((), ()) and told.chances == look(state, 0).chances
    hand_in(state, {0: "sell 1 1100000"})
    assert [rival.seat for rival in lot(state, 1).rivals] == [2]
    assert (lot(state, 3).cash_after, lot(state, 3).fees) == (None, 0)


@pytest.mark.rule("TC-61")
def test_the_view_says_who_leads_the_trophies() -> None:
    state = season(3, "complet", 4, earnings={2: 300_000, 3: 300_000, 1: 100_000})
    state.wins[0] = 1
    trophies = view(state).trophies
    assert trophies is not None and (trophies.whip, trophies.horse, trophies.cup, trophies.crown) == ((0,), (1, 2), (), ())
    assert view(season(3, "reduit", 2)).trophies is None
