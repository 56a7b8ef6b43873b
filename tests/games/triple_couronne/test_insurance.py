"""Insurance: three contracts on one's own runners (TC-40 to TC-45)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hippodrome.core.money import MoneyMoved
from hippodrome.games.triple_couronne import events
from tests.games.triple_couronne.races import (
    GAME,
    HORSES,
    cash_of,
    charged,
    do,
    paid,
    raced,
    refused,
    told,
    told_of,
    view,
)

KELBOMEC = 7
"""A three-year-old of the first player. In Complet there are races for it after the fourth: 6 (1,000,000 F), 8 (600,000 F),
9 and 10."""
ALL_THREE = "insure race 7 next 7 two 7"


def insured(contracts: str, cards: Sequence[str], race: int = 4) -> tuple[int, int]:
    """Premium and payment when Kelbomec is insured so and draws these cards; another horse wins."""
    order = (8, 9) if cards[-1] == "out" else (8, KELBOMEC, 9)
    earnings = dict.fromkeys((KELBOMEC, 8, 9), 2_000_000 if race > 8 else 0)
    _, log = raced(
        order, cards={KELBOMEC: cards}, insure={0: contracts}, seats=3, race=race, earnings=earnings, cash=[9_000_000] * 3
    )
    return sum(charged(log, "premium").get(0, [])), sum(paid(log, "insurance").get(0, []))


def premiums(horse: int, edition: str = "complet", race: int = 4) -> tuple[int, int, int]:
    """What each contract costs, as the owner is told; 0 if it cannot be bought."""
    earnings = {horse: 2_000_000} if race > 8 else {}
    state, _ = raced((), runners=(horse,), edition=edition, race=race, earnings=earnings, owners={horse: 0}, stop="insurance")
    choice = view(state, 0).choice
    assert choice is not None
    found = [{price.horse: price.least for price in prices} for prices in (choice.prices, choice.next, choice.two)]
    return tuple(prices.get(HORSES[horse - 1], 0) for prices in found)  # type: ignore[return-value]


# Who, and on what


@pytest.mark.rule("TC-40")
@pytest.mark.parametrize(("edition", "offered"), [("initiation", 0), ("reduit", 0), ("complet", 1), ("marathon", 1)])
def test_only_the_long_programmes_have_insurance(edition: str, offered: int) -> None:
    _, log = raced((2, 1), edition=edition, seats=2)
    assert len(told_of(log, events.ContractsRevealed)) == offered


@pytest.mark.rule("TC-40")
def test_contracts_are_for_horses_that_run() -> None:
    state, _ = raced((), runners=(1, 2), seats=2, race=4, stop="insurance")
    assert refused(state, "insure race 7") == "TC-40"
    do(state, "insure race 1")


@pytest.mark.rule("TC-40")
def test_nobody_insures_a_horse_of_another() -> None:
    state, _ = raced((), runners=(1, 2), seats=2, race=4, stop="insurance")
    assert refused(state, "insure race 2") == "TC-40"


@pytest.mark.rule("TC-40", "TC-41")
@pytest.mark.parametrize(("left", "asked"), [(39_999, False), (40_000, True), (99_999, True)])
def test_who_holds_just_the_premium_may_insure_and_who_holds_less_is_not_asked(left: int, asked: bool) -> None:
    state, _ = raced((), runners=(7, 2), seats=2, race=4, cash=[40_000 + left, 900_000], stop="insurance")
    choice = view(state, 0).choice
    assert (choice is not None) == asked
    if choice is not None:
        assert [[price.horse for price in prices] for prices in (choice.prices, choice.next, choice.two)] == [[HORSES[6]], [], []]
        do(state, "insure race 7", seat=0)


@pytest.mark.rule("TC-40", "TC-42", "TC-43")
def test_a_contract_is_offered_to_whoever_holds_just_its_premium() -> None:
    for left, offered in ((100_000, [1, 1, 0]), (129_999, [1, 1, 0]), (130_000, [1, 1, 1])):
        state, _ = raced((), runners=(7, 2), seats=2, race=4, cash=[40_000 + left, 900_000], stop="insurance")
        choice = view(state, 0).choice
        assert choice is not None
        assert [len(prices) for prices in (choice.prices, choice.next, choice.two)] == offered


@pytest.mark.rule("TC-40")
def test_who_has_no_runner_is_not_asked() -> None:
    state, _ = raced((), runners=(1,), seats=2, race=4, stop="insurance")
    assert GAME.to_act(state) == (0,)


@pytest.mark.rule("TC-40")
def test_the_three_contracts_may_be_on_three_horses() -> None:
    cards = {1: ["hurt-1"], 7: ["out"], 13: ["hurt-2"]}
    _, log = raced((2, 8, 1), cards=cards, insure={0: "insure race 7 next 1 two 13"}, seats=3, race=4, cash=[9_000_000] * 3)
    # race 4: 400,000; next of two years, race 5: 800,000; next two of four years, races 7 and 8: 1,400,000 and 600,000
    assert charged(log, "premium") == {0: [40_000 + 80_000 + 140_000 + 30_000]}
    assert paid(log, "insurance") == {0: [400_000, 800_000, 2_000_000]}


@pytest.mark.rule("TC-40")
def test_everybody_may_take_contracts_and_is_paid_for_their_own() -> None:
    cards = {1: ["out"], 2: ["out"]}
    _, log = raced((3, 9, 15), cards=cards, insure={0: "insure race 1", 1: "insure next 2", 2: "insure race 3"}, seats=3, race=4)
    assert charged(log, "premium") == {0: [40_000], 1: [80_000], 2: [40_000]}
    assert paid(log, "insurance") == {0: [400_000]}


@pytest.mark.rule("TC-40", "TC-51")
def test_the_owner_insures_a_horse_that_is_rented_out_and_is_paid() -> None:
    _, log = raced((2, 3), cards={1: ["out"]}, rent={1: (1, 400_000)}, insure={0: "insure race 1"}, seats=3, cash=[2_000_000] * 3)
    assert [(event.owner, event.seat) for event in told_of(log, events.HorseRented)] == [(0, 1)]
    assert paid(log, "insurance") == {0: [400_000]}


@pytest.mark.rule("TC-40", "TC-51")
def test_the_tenant_does_not_insure_it() -> None:
    state, _ = raced((), runners=(1, 2), rent={1: (1, 400_000)}, seats=2, stop="insurance")
    assert refused(state, "insure race 1", seat=1) == "TC-40"


@pytest.mark.rule("TC-40", "TC-9")
def test_premiums_are_paid_from_the_cash_at_hand_before_the_start() -> None:
    """After the fee of 40,000 F, 70,000 F are left: enough for this race or not, never for both contracts."""
    state, _ = raced((), runners=(1, 2), seats=2, cash=[110_000, 500_000], stop="insurance")
    assert cash_of(state)[0] == 70_000
    assert refused(state, "insure race 1 next 1") == "TC-40"
    do(state, "insure race 1")
    _, log = raced((2, 1), seats=2, insure={0: "insure race 1"})
    kinds = [event.why if isinstance(event, MoneyMoved) else type(event).__name__ for event in told(log)]
    assert kinds.index("entry-fee") < kinds.index("premium") < kinds.index("RaceStarted")


# On this race


@pytest.mark.rule("TC-41", "TC-41e")
def test_on_race_4_the_premium_is_forty_thousand_and_a_withdrawal_pays_four_hundred() -> None:
    assert insured("insure race 7", ["out"]) == (40_000, 400_000)


@pytest.mark.rule("TC-41")
@pytest.mark.parametrize(("race", "first"), [(2, 400_000), (6, 1_000_000), (9, 2_000_000), (10, 3_000_000)])
def test_it_pays_the_first_prize_of_the_race_for_a_tenth_of_it(race: int, first: int) -> None:
    assert insured("insure race 7", ["out"], race) == (first // 10, first)


@pytest.mark.rule("TC-41")
@pytest.mark.parametrize("card", ["hurt-1", "hurt-2", "slip-1", "shield"])
def test_it_pays_nothing_unless_the_horse_is_withdrawn(card: str) -> None:
    assert insured("insure race 7", [card]) == (40_000, 0)


@pytest.mark.rule("TC-41")
def test_it_pays_nothing_for_a_horse_that_is_still_running_when_the_race_ends() -> None:
    _, log = raced((8, 9), runners=(7,), insure={0: "insure race 7"}, seats=3, race=2)
    assert charged(log, "premium") == {0: [40_000]}
    assert paid(log, "insurance") == {}


# On the next race


@pytest.mark.rule("TC-42", "TC-42e")
def test_for_a_three_year_old_before_race_4_the_next_one_is_race_6() -> None:
    assert insured("insure next 7", ["hurt-1"]) == (100_000, 1_000_000)


@pytest.mark.rule("TC-42")
def test_an_injury_for_two_races_pays_it_just_once() -> None:
    assert insured("insure next 7", ["hurt-2"]) == (100_000, 1_000_000)


@pytest.mark.rule("TC-42")
@pytest.mark.parametrize("card", ["out", "slip-1"])
def test_on_the_next_race_nothing_is_paid_without_an_injury(card: str) -> None:
    assert insured("insure next 7", [card]) == (100_000, 0)


@pytest.mark.rule("TC-42", "TC-43")
@pytest.mark.parametrize(
    ("race", "horse", "coming", "later"),
    [
        (1, 1, 400_000, 800_000),  # race 4, for all, then 5
        (2, 7, 400_000, 1_000_000),  # 4 and 6
        (3, 13, 400_000, 1_400_000),  # 4 and 7
        (3, 19, 400_000, 1_400_000),
        (4, 1, 800_000, 600_000),  # 5 and 8
        (4, 7, 1_000_000, 600_000),  # 6 and 8
        (4, 19, 1_400_000, 600_000),  # 7 and 8
        (5, 1, 600_000, 2_000_000),  # 8 and 9
        (8, 1, 2_000_000, 3_000_000),  # 9 and 10
        (9, 1, 3_000_000, 0),  # 10 alone
    ],
)
def test_the_next_races_are_those_of_its_age_whatever_it_has_earned(race: int, horse: int, coming: int, later: int) -> None:
    assert premiums(horse, race=race)[1:] == (coming // 10, coming // 10 + later // 20)


@pytest.mark.rule("TC-42")
def test_it_counts_by_age_in_marathon_too() -> None:
    """Race 5, for all that earned less than 150,000 F, comes after race 4; then, for two-year-olds, race 6."""
    assert premiums(1, "marathon")[1:] == (40_000, 40_000 + 30_000)


# On the next two races


@pytest.mark.rule("TC-43", "TC-43e")
def test_on_races_6_and_8_the_premium_is_a_hundred_and_thirty_thousand() -> None:
    assert insured("insure two 7", ["hurt-1"]) == (130_000, 1_000_000)
    assert insured("insure two 7", ["hurt-2"]) == (130_000, 1_600_000)


@pytest.mark.rule("TC-43", "TC-43e")
def test_all_three_contracts_pay_two_million_six_hundred_thousand_for_a_long_injury() -> None:
    """The horse was not withdrawn, so the first pays nothing."""
    assert insured(ALL_THREE, ["hurt-2"]) == (40_000 + 100_000 + 130_000, 2_600_000)


@pytest.mark.rule("TC-43")
@pytest.mark.parametrize("card", ["out", "slip-1"])
def test_on_the_next_two_races_nothing_is_paid_without_an_injury(card: str) -> None:
    assert insured("insure two 7", [card]) == (130_000, 0)


@pytest.mark.rule("TC-41", "TC-42", "TC-43")
def test_a_horse_that_is_injured_and_then_withdrawn_is_paid_for_by_all_three() -> None:
    assert insured(ALL_THREE, ["race-thrice", "hurt-1", "out"])[1] == 400_000 + 1_000_000 + 1_000_000


@pytest.mark.rule("TC-43", "TC-19")
def test_of_two_injuries_the_longer_is_paid_for() -> None:
    assert insured("insure two 7", ["race-thrice", "hurt-1", "hurt-2", "shield"]) == (130_000, 1_600_000)


# Where no race is left


@pytest.mark.rule("TC-44")
def test_before_the_last_race_only_that_race_can_be_insured() -> None:
    assert premiums(7, race=10) == (300_000, 0, 0)
    state, _ = raced((7,), seats=2, race=10, earnings={7: 2_000_000}, stop="insurance")
    assert refused(state, "insure next 7") == "TC-44"
    assert refused(state, "insure two 7") == "TC-44"
    do(state, "insure race 7")


@pytest.mark.rule("TC-44")
def test_with_one_race_left_the_second_part_is_left_out() -> None:
    assert premiums(7, race=9) == (200_000, 300_000, 300_000)
    assert insured("insure two 7", ["hurt-2"], race=9) == (300_000, 3_000_000)
    assert insured("insure two 7", ["hurt-1"], race=9) == (300_000, 3_000_000)


# Their end


@pytest.mark.rule("TC-45")
def test_contracts_are_paid_after_the_race_and_after_the_bets() -> None:
    insure, bets = {0: "insure race 7"}, {3: "bets win 2 10000"}
    _, log = raced((2, 3, 4), cards={7: ["out"]}, insure=insure, bets=bets, seats=4, race=4)
    whys = [event.why if isinstance(event, MoneyMoved) else type(event).__name__ for event in told(log)]
    assert whys.index("HorseWithdrawn") < whys.index("RaceEnded") < whys.index("prize") < whys.index("bets")
    assert whys.index("bets") < whys.index("insurance")


@pytest.mark.rule("TC-45")
def test_each_contract_pays_at_most_once_and_ends_with_the_race() -> None:
    state, log = raced((2, 7, 3), cards={7: ["hurt-1"]}, insure={0: ALL_THREE}, seats=3, race=4)
    assert paid(log, "insurance") == {0: [1_000_000, 1_000_000]}
    assert view(state).contracts == ()
    assert list(state.contracts) == [-1] * 9


@pytest.mark.rule("TC-22", "TC-42")
def test_payments_of_an_insurance_are_no_earnings() -> None:
    state, _ = raced((2, 8, 14), cards={7: ["hurt-2"]}, insure={0: ALL_THREE}, seats=3, race=4)
    assert state.earnings[6] == 0


@pytest.mark.rule("TC-40")
def test_contracts_are_revealed_together() -> None:
    _, log = raced((2, 1), insure={0: "insure race 1 two 1", 1: "insure next 2"}, seats=2)
    (revealed,) = told_of(log, events.ContractsRevealed)
    assert revealed.contracts == (
        events.Contracts(HORSES[0], None, HORSES[0]), events.Contracts(None, HORSES[1], None),
    )  # fmt: skip
