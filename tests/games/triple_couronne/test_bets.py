"""Bets: to win, and jumelés on the first two (TC-30 to TC-35)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

import msgspec
import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.games.triple_couronne import events
from hippodrome.server.config import Limits
from tests.games.triple_couronne.races import (
    GAME,
    HORSES,
    STANDARD,
    cash_of,
    charged,
    do,
    paid,
    phase_of,
    raced,
    refused,
    told,
    told_of,
)

FOUR = (1, 2, 3, 4)
FIVE = (1, 2, 3, 4, 5)
OWNERS = {5: 0, 6: 1}
"""Of four players two have a second horse of two years."""


def won(
    order: Sequence[int], bets: Mapping[int, str], runners: Sequence[int] = FOUR, edition: str = "complet", race: int = 1,
    cards: Mapping[int, Sequence[str]] | None = None,
) -> dict[int | None, list[int]]:  # fmt: skip
    """What the bank pays for bets on a race of four players."""
    _, log = raced(
        order, runners=runners, bets=bets, cards=cards, edition=edition, seats=4, race=race, owners=OWNERS, cash=[9_000_000] * 4
    )
    return paid(log, "bets")


def can_bet(runners: Sequence[int], **situation: object) -> bool:
    """Whether slips are handed in before a race."""
    state, _ = raced((), runners=runners, stop="bets", owners=OWNERS, **{"edition": "complet", "seats": 4, **situation})  # type: ignore[arg-type]
    return phase_of(state) == "bets"


# When one may bet


@pytest.mark.rule("TC-30")
def test_four_players_and_four_runners_are_enough() -> None:
    assert can_bet(FOUR)
    assert can_bet(FOUR, edition="reduit")
    assert can_bet(FIVE, seats=5, edition="marathon")


@pytest.mark.rule("TC-30")
def test_three_players_may_not_bet() -> None:
    state, log = raced((1, 2), runners=FOUR, seats=3, owners={4: 0})
    assert told_of(log, events.BetsRevealed) == []
    assert state.race == 1


@pytest.mark.rule("TC-30")
def test_three_runners_are_too_few() -> None:
    _, log = raced((1, 2), runners=(1, 2, 3), seats=4)
    assert told_of(log, events.BetsRevealed) == []


@pytest.mark.rule("TC-30")
def test_players_who_have_left_do_not_count() -> None:
    assert can_bet(FOUR, seats=5, left=[4])
    _, log = raced((1, 2), runners=FOUR, seats=4, left=[3], owners={4: 0})
    assert told_of(log, events.BetsRevealed) == []


@pytest.mark.rule("TC-30")
def test_a_scratched_horse_is_no_runner() -> None:
    """The first player can pay for one of two entries; three run."""
    _, log = raced(
        (2, 3), runners=(1, 2, 3, 5), seats=4, owners=OWNERS, cash=[50_000, 100_000, 100_000, 100_000], keep={0: "keep 1"}
    )
    assert len(told_of(log, events.RaceStarted)[0].runners) == 3
    assert told_of(log, events.BetsRevealed) == []


@pytest.mark.rule("TC-30")
def test_nobody_bets_in_initiation() -> None:
    _, log = raced((1, 2), runners=FOUR, edition="initiation", seats=4)
    assert told_of(log, events.BetsRevealed) == []


# Stakes


@pytest.mark.rule("TC-31")
def test_stakes_are_paid_to_the_bank_before_the_start_whatever_comes_of_them() -> None:
    _, log = raced((1, 2), runners=FOUR, seats=4, bets={3: "bets win 4 30000 win 3 10000 pair 3 4 20000"})
    assert charged(log, "stake") == {3: [60_000]}
    kinds = [event.why if isinstance(event, MoneyMoved) else type(event).__name__ for event in told(log)]
    assert kinds.index("BetsRevealed") < kinds.index("stake") < kinds.index("RaceStarted")


@pytest.mark.rule("TC-31")
@pytest.mark.parametrize("stake", [5_000, 15_000, 9_999, 0])
def test_stakes_are_multiples_of_ten_thousand(stake: int) -> None:
    state, _ = raced((), runners=FOUR, seats=4, stop="bets")
    assert refused(state, f"bets win 1 {stake}") == "TC-31"
    do(state, "bets win 1 10000")


@pytest.mark.rule("TC-31")
def test_in_reduit_a_player_stakes_at_most_two_hundred_thousand_on_a_race() -> None:
    state, _ = raced((), runners=FOUR, edition="reduit", seats=4, stop="bets")
    assert refused(state, "bets win 1 210000") == "TC-31"
    assert refused(state, "bets win 1 110000 win 2 100000") == "TC-31"
    do(state, "bets win 1 100000 win 2 100000")
    assert refused(state, "bets win 1 210000", seat=1) == "TC-31"
    do(state, "bets win 1 200000", seat=1)


@pytest.mark.rule("TC-31")
@pytest.mark.parametrize("edition", ["complet", "marathon"])
def test_in_the_long_programmes_only_cash_is_a_limit(edition: str) -> None:
    """Of 2,000,000 F the entry fee is already paid."""
    state, _ = raced((), runners=FOUR, edition=edition, seats=4, stop="bets")
    assert cash_of(state)[0] == 1_960_000
    assert refused(state, "bets win 1 1000000 pair 1 2 970000") == "TC-31"
    do(state, "bets win 1 1000000 pair 1 2 960000")


@pytest.mark.rule("TC-31")
def test_in_reduit_cash_is_a_limit_too() -> None:
    state, _ = raced((), runners=FOUR, edition="reduit", seats=4, cash=[90_000, 90_000, 90_000, 90_000], stop="bets")
    assert refused(state, "bets win 1 60000") == "TC-31"
    do(state, "bets win 1 50000")


@pytest.mark.rule("TC-31")
def test_a_player_without_the_smallest_stake_is_not_asked() -> None:
    state, _ = raced((), runners=FOUR, edition="reduit", seats=4, cash=[40_000, 45_000, 50_000, 49_000], stop="bets")
    assert GAME.to_act(state) == (2,)


def everything(runners: Sequence[int]) -> str:
    """A slip with a bet on every runner and on every pair of them."""
    pairs = permutations(runners, 2) if len(runners) == 4 else combinations(runners, 2)
    wins = [f"win {horse} 10000" for horse in runners]
    return " ".join(["bets", *wins, *(f"pair {one} {other} 20000" for one, other in pairs)])


@pytest.mark.rule("TC-31", "TC-33")
@pytest.mark.parametrize(("runners", "pairs"), [(FOUR, 12), (tuple(range(1, 25)), 276)])
def test_every_runner_and_every_pair_of_the_race_can_be_backed(runners: tuple[int, ...], pairs: int) -> None:
    """In a race for all horses; with four runners the order of a pair counts, with twenty-four it does not."""
    owners = {horse: (horse - 1) % 6 for horse in range(1, 25)}
    bets, rich = {3: everything(runners)}, [9_000_000] * 6
    state, log = raced(runners[:5], runners=runners, bets=bets, seats=6, race=4, owners=owners, cash=rich)
    slip = told_of(log, events.BetsRevealed)[0].slips[3]
    assert (len(slip.wins), len(slip.pairs)) == (len(runners), pairs)
    assert charged(log, "stake") == {3: [10_000 * len(runners) + 20_000 * pairs]}
    assert len(paid(log, "bets")[3]) == 1
    assert state.ledger.total() == 87_960_000


@pytest.mark.rule("TC-31", "TC-33")
def test_the_fullest_slip_can_be_written_in_both_forms_and_sent_in_one_message() -> None:
    text = everything(range(1, 25)).replace("0000", "0000000")
    bets = GAME.action(GAME.read(text))
    assert GAME.write(GAME.read(text)) == text
    assert GAME.read(msgspec.json.encode(bets)) == GAME.read(text)
    assert len(text) < Limits().message_bytes - 500


# To win


@pytest.mark.rule("TC-32", "TC-32e")
@pytest.mark.parametrize("edition", ["reduit", "complet"])
def test_thirty_thousand_on_danseuse_etoile_pay_ninety_thousand(edition: str) -> None:
    assert HORSES[0] == "Danseuse Etoile"
    assert won((1, 2), {0: "bets win 1 30000"}, edition=edition) == {0: [90_000]}


@pytest.mark.rule("TC-32")
@pytest.mark.parametrize("horse", range(1, 25))
def test_a_win_bet_pays_the_stake_times_the_odds_of_the_winner(horse: int) -> None:
    """In a race for all horses, four of which run."""
    others = [other for other in (1, 8, 15, 22) if other != horse][:3]
    odds = STANDARD.horses.list[horse - 1].odds
    owners = {horse: 0, others[0]: 1, others[1]: 2, others[2]: 3}
    bets = {1: f"bets win {horse} 20000", 2: f"bets win {others[0]} 20000"}
    _, log = raced((horse, *others[:2]), runners=others, bets=bets, seats=4, race=4, owners=owners)
    assert paid(log, "bets") == {1: [20_000 * odds]}


@pytest.mark.rule("TC-32")
def test_a_bet_on_any_but_the_winner_is_lost() -> None:
    assert won((1, 2), {0: "bets win 2 50000", 1: "bets win 3 50000"}) == {}


@pytest.mark.rule("TC-32")
def test_of_several_bets_only_the_one_on_the_winner_pays() -> None:
    assert won((2, 1), {3: "bets win 1 10000 win 2 20000 win 3 30000"}) == {3: [60_000]}


@pytest.mark.rule("TC-32")
def test_a_bet_on_a_withdrawn_horse_is_lost() -> None:
    state, log = raced((1, 3), runners=FOUR, cards={2: ["out"]}, bets={0: "bets win 2 100000"}, seats=4)
    assert paid(log, "bets") == {}
    assert state.ledger.total() == 87_960_000


@pytest.mark.rule("TC-32", "TC-33")
def test_all_bets_are_lost_if_no_horse_wins() -> None:
    """Of four runners two are withdrawn, the others given up."""
    cards = {horse: ["out"] for horse in (1, 2)} | {horse: ["pay-300"] for horse in (3, 4)}
    bets = {0: "bets win 1 10000 pair 1 2 10000"}
    owners = {9: None, 15: None, 21: None, 10: None, 16: None, 22: None}
    _, log = raced((), cards=cards, bets=bets, seats=4, owners=owners, cash=[900_000, 900_000, 50_000, 50_000])
    assert told_of(log, events.RaceEnded)[0].order == ()
    assert paid(log, "bets") == {}


# Jumelés


@pytest.mark.rule("TC-33", "TC-33e")
def test_with_four_runners_danseuse_etoile_before_jumbo_pays_three_hundred_thousand_for_fifty() -> None:
    assert (HORSES[0], HORSES[3]) == ("Danseuse Etoile", "Jumbo")
    assert won((1, 4), {0: "bets pair 1 4 50000"}) == {0: [300_000]}


@pytest.mark.rule("TC-33")
def test_with_four_runners_the_other_order_loses() -> None:
    assert won((1, 4), {0: "bets pair 4 1 50000"}) == {}
    assert won((4, 1), {0: "bets pair 4 1 50000", 1: "bets pair 1 4 50000"}) == {0: [300_000]}


@pytest.mark.rule("TC-33", "TC-33e")
def test_with_five_runners_schmatex_and_dartagnan_pay_a_hundred_and_fifty_thousand_for_twenty() -> None:
    assert (HORSES[4], HORSES[1]) == ("Schmatex", "D’Artagnan")
    assert won((5, 2), {0: "bets pair 2 5 20000"}, FIVE) == {0: [150_000]}


@pytest.mark.rule("TC-33", "TC-33e")
def test_with_five_runners_or_more_either_order_wins() -> None:
    assert won((2, 5), {0: "bets pair 2 5 20000"}, FIVE) == {0: [150_000]}
    assert won((5, 2), {0: "bets pair 2 5 20000"}, (*FIVE, 6)) == {0: [150_000]}


@pytest.mark.rule("TC-33")
def test_both_horses_of_a_jumele_must_be_the_first_two() -> None:
    bets = {0: "bets pair 1 3 10000", 1: "bets pair 2 3 10000", 2: "bets pair 3 4 10000"}
    assert won((1, 2), bets, FIVE) == {}
    assert won((1, 2, 3), {0: "bets pair 1 3 10000"}, FIVE, race=4) == {}


@pytest.mark.rule("TC-33")
def test_it_is_the_number_of_runners_at_the_start_that_decides_about_the_order() -> None:
    """Of five runners one is withdrawn: four are left, and still either order wins."""
    assert won((5, 2), {0: "bets pair 2 5 20000"}, FIVE, cards={3: ["out"]}) == {0: [150_000]}
    assert won((4, 1), {0: "bets pair 1 4 20000"}, FOUR, cards={3: ["out"]}) == {}


@pytest.mark.rule("TC-33")
def test_a_jumele_loses_if_only_one_horse_finishes() -> None:
    cards = {horse: ["out"] for horse in (2, 3)}
    owners = {10: None, 16: None, 22: None}
    _, log = raced(
        (1,), cards={**cards, 4: ["pay-300"]}, bets={0: "bets win 1 10000 pair 1 2 10000 pair 1 4 10000"}, seats=4,
        owners=owners, cash=[900_000, 900_000, 900_000, 50_000],
    )  # fmt: skip
    assert told_of(log, events.RaceEnded)[0].order == (HORSES[0],)
    assert paid(log, "bets") == {0: [30_000]}


@pytest.mark.rule("TC-33", "TC-30")
def test_there_are_no_jumeles_in_reduit() -> None:
    state, _ = raced((), runners=FOUR, edition="reduit", seats=4, stop="bets")
    assert refused(state, "bets pair 1 2 10000") == "TC-30"


# The cap


@pytest.mark.rule("TC-34", "TC-34e")
@pytest.mark.parametrize("edition", ["reduit", "complet"])
def test_four_hundred_and_twenty_thousand_are_paid_as_four_hundred_in_race_4(edition: str) -> None:
    assert won((1, 2, 3), {0: "bets win 1 140000"}, edition=edition, race=4) == {0: [400_000]}


@pytest.mark.rule("TC-34", "TC-34e")
def test_a_hundred_and_twenty_thousand_and_three_hundred_and_twenty_too() -> None:
    """Caroline Chérie before Jumbo, both at 4: 30,000 to win, 40,000 on the jumelé."""
    assert won((3, 4, 1), {2: "bets win 3 30000"}, race=4) == {2: [120_000]}
    assert won((3, 4, 1), {2: "bets pair 3 4 40000"}, race=4) == {2: [320_000]}
    assert won((3, 4, 1), {2: "bets win 3 30000 pair 3 4 40000"}, race=4) == {2: [400_000]}


@pytest.mark.rule("TC-34")
def test_the_cap_is_the_first_prize_of_this_race() -> None:
    """600,000 F in race 3."""
    owners = {13: 0, 14: 1, 15: 2, 16: 3}
    _, log = raced((14, 13, 15), runners=(16,), bets={0: "bets win 14 160000"}, seats=4, race=3, owners=owners)
    assert paid(log, "bets") == {0: [600_000]}


@pytest.mark.rule("TC-34")
def test_what_is_not_above_the_first_prize_is_paid_in_full() -> None:
    assert won((1, 2), {0: "bets win 1 130000", 1: "bets pair 1 2 80000"}) == {0: [390_000], 1: [360_000]}


@pytest.mark.rule("TC-34")
def test_the_cap_is_for_each_player() -> None:
    bets = {seat: "bets win 1 500000" for seat in range(4)}
    assert won((1, 2), bets) == {seat: [400_000] for seat in range(4)}


# Slips


@pytest.mark.rule("TC-35")
def test_slips_are_sealed_until_the_last_is_in_and_may_be_changed() -> None:
    state, _ = raced((), runners=FOUR, seats=4, stop="bets")
    log = Log()
    for seat in (0, 1, 3):
        do(state, "bets win 1 10000", seat=seat, log=log)
    do(state, "bets win 2 20000", seat=3, log=log)
    assert told_of(log, events.BetsRevealed) == []
    assert paid(log, "stake") == {} and [event for event in log.heard_by(2) if isinstance(event, events.BetsMade)] == []
    do(state, "bets none", seat=2, log=log)
    (revealed,) = (event for event in log.heard_by(None) if isinstance(event, events.BetsRevealed))
    assert [slip.wins for slip in revealed.slips] == [
        (events.Stake(HORSES[0], 10_000),), (events.Stake(HORSES[0], 10_000),), (), (events.Stake(HORSES[1], 20_000),),
    ]  # fmt: skip
    assert charged(log, "stake") == {0: [10_000], 1: [10_000], 3: [20_000]}


@pytest.mark.rule("TC-35")
def test_every_slip_shows_its_jumeles_too() -> None:
    _, log = raced((1, 2), runners=FOUR, seats=4, bets={1: "bets win 3 10000 pair 4 2 30000"})
    (revealed,) = told_of(log, events.BetsRevealed)
    slip = events.Slip((events.Stake(HORSES[2], 10_000),), (events.PairStake(HORSES[3], HORSES[1], 30_000),))
    assert revealed.slips == (events.Slip(), slip, events.Slip(), events.Slip())
