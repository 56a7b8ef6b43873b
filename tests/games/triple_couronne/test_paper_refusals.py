"""Why a betting slip or a contract is refused: the rule, the reason, and the bound that holds."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.core.slips import pack_slip
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from hippodrome.texts.refusals import in_english
from tests.games.triple_couronne.seasons import (
    HORSES,
    enter,
    go,
    hand_in,
    malformed,
    refused,
    season,
    started,
    told_of,
    view,
    why,
)


def betting(*horses: int, edition: str = "complet", race: int = 1) -> Season:
    return go(season(4, edition, race, cash=[1_000_000] * 4), "bets", horses)


FOUR = (1, 2, 3, 4)
FIVE = (13, 14, 15, 16, 19)


@pytest.mark.rule("TC-32")
@pytest.mark.parametrize(("text", "horse"), [("bets win 7 10000", 7), ("bets win 1 10000 win 24 10000", 24)])
def test_a_bet_on_a_horse_that_does_not_run_is_refused_by_its_name(text: str, horse: int) -> None:
    state = betting(*FOUR)
    assert why(state, text, seat=0) == ("TC-32", "not-running", {"horse": HORSES[horse - 1]})


@pytest.mark.rule("TC-31")
def test_stakes_are_refused_below_the_least_between_the_steps_and_above_the_cash() -> None:
    state = betting(*FOUR)
    assert why(state, "bets win 1 0", seat=0) == ("TC-31", "stake-too-low", {"bet": "win", "least": 10_000})
    assert why(state, "bets pair 1 2 -10000", seat=0) == ("TC-31", "stake-too-low", {"bet": "pair", "least": 10_000})
    assert why(state, "bets win 1 15000", seat=0) == ("TC-31", "stake-step", {"bet": "win", "step": 10_000})
    assert why(state, "bets pair 1 2 10001", seat=0) == ("TC-31", "stake-step", {"bet": "pair", "step": 10_000})
    most = view(state).cash[0]
    assert why(state, "bets win 1 500000 pair 1 2 500000", seat=0) == ("TC-31", "stakes-too-high", {"most": most})


@pytest.mark.rule("TC-31")
@pytest.mark.rule("TC-33")
def test_a_horse_or_a_pair_stands_on_one_line() -> None:
    state = betting(*FOUR)
    assert why(state, "bets win 1 10000 win 1 20000", seat=0) == ("TC-31", "bet-twice", {"bet": "win"})
    assert why(state, "bets pair 1 2 10000 pair 1 2 10000", seat=0) == ("TC-33", "bet-twice", {"bet": "pair"})


def no_such_pair(first: str, second: str, pairs: str) -> tuple[str, str, dict[str, str]]:
    return "TC-33", "no-such-pair", {"first": first, "second": second, "pairs": pairs}


@pytest.mark.rule("TC-33")
def test_with_four_runners_both_orders_are_pairs_of_their_own() -> None:
    state = betting(*FOUR)
    assert why(state, "bets pair 1 7 10000", seat=0) == no_such_pair(HORSES[0], HORSES[6], "ordered")
    assert why(state, "bets pair 3 3 10000", seat=0) == no_such_pair(HORSES[2], HORSES[2], "ordered")
    assert "in the order of the finish" in in_english("triple-couronne", refused(state, "bets pair 3 3 10000", seat=0))
    hand_in(state, {0: "bets pair 1 2 10000 pair 2 1 10000"})


@pytest.mark.rule("TC-33")
def test_with_five_runners_a_pair_is_named_in_the_order_of_the_catalogue() -> None:
    state = betting(*FIVE, race=3)
    assert why(state, "bets pair 14 13 10000", seat=0) == no_such_pair(HORSES[13], HORSES[12], "any-order")
    assert "first in the catalogue" in in_english("triple-couronne", refused(state, "bets pair 14 13 10000", seat=0))
    hand_in(state, {0: "bets pair 13 14 10000"})


@pytest.mark.rule("TC-30")
def test_in_the_short_programme_there_are_no_pairs() -> None:
    assert why(betting(*FOUR, edition="reduit"), "bets pair 1 2 10000", seat=0) == ("TC-30", "win-only", {})


def insuring(cash: int = 1_000_000, race: int = 4) -> Season:
    state = go(season(2, race=race, cash=[cash] * 2), "entries")
    enter(state, 1, 7, 2)
    return go(state, "insurance")


@pytest.mark.rule("TC-40")
def test_only_horses_of_ones_own_that_run_are_insured() -> None:
    state = insuring()
    assert why(state, "insure race 2", seat=0) == ("TC-40", "not-your-runner", {"horse": HORSES[1]})
    assert why(state, "insure race 1 next 13", seat=0) == ("TC-40", "not-your-runner", {"horse": HORSES[12]})


@pytest.mark.rule("TC-40")
def test_premiums_stay_within_ones_cash_alone_and_together() -> None:
    state = insuring(cash=170_000)  # 90,000 are left when both fees are paid
    assert view(state).cash[0] == 90_000
    assert why(state, "insure two 7", seat=0) == ("TC-40", "premiums-above-cash", {"cost": 130_000, "cash": 90_000})
    both = why(state, "insure race 1 next 1", seat=0)
    assert both == ("TC-40", "premiums-above-cash", {"cost": 120_000, "cash": 90_000})


@pytest.mark.rule("TC-44")
def test_without_a_next_race_there_is_nothing_to_insure() -> None:
    rich = {1: 800_000, 2: 800_000}
    state = go(season(2, race=10, cash=[2_000_000] * 2, earnings=rich), "insurance", [1, 2])
    assert why(state, "insure next 1", seat=0) == ("TC-44", "no-next-race", {"horse": HORSES[0]})
    assert why(state, "insure two 1", seat=0) == ("TC-44", "no-next-race", {"horse": HORSES[0]})


def test_a_number_of_no_kind_is_malformed() -> None:
    assert "stands for no action" in malformed(betting(*FOUR), 0, seat=0)


@pytest.mark.rule("TC-6")
def test_the_bank_sets_no_highest_price() -> None:
    log = Log()
    started(3, "complet", log=log)
    (opened,) = told_of(log, events.LotOpened)
    assert (opened.seller, opened.least, opened.most) == (None, 1_100_000, None)


@pytest.mark.rule("TC-10")
def test_the_entries_of_the_last_race_are_gone_when_the_next_is_announced() -> None:
    state = go(season(3, "initiation"), "entries")
    enter(state, 1, 2, 3)
    assert (view(state).race, view(state).entries, view(state).track) == (2, (), None)


@pytest.mark.rule("TC-31", "TC-40", "TC-52")
@pytest.mark.parametrize(("phase", "kind", "bits"), [("bets", 11, 10), ("insurance", 12, 5), ("sales", 6, 5)])
def test_an_amount_for_no_horse_is_malformed(phase: str, kind: int, bits: int) -> None:
    state = go(season(4, "complet", 1, cash=[1_000_000] * 4), phase, FOUR)
    code = pack_slip(kind, [(0, 10_000)], bits)
    assert malformed(state, code, seat=0) == f"{code} stands for no action"


@pytest.mark.rule("TC-40")
def test_premiums_above_the_cash_are_those_of_the_horse_that_is_named() -> None:
    """Horse 12 is the last of its age: the next race of a four-year-old has another prize."""
    state = go(season(6, "complet", 4, cash=[1_000_000] * 5 + [160_000]), "insurance", [1, 12])
    assert why(state, "insure race 12 next 12", seat=5) == ("TC-40", "premiums-above-cash", {"cost": 140_000, "cash": 120_000})
