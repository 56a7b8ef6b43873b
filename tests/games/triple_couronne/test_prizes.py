"""After a race: prizes, shares of the entry fees, the jockey’s win; what a tenant has of them (TC-11, TC-22, TC-24, TC-51)."""

from __future__ import annotations

from itertools import groupby

import pytest

from hippodrome.core.money import MoneyMoved
from hippodrome.games.triple_couronne import events
from tests.games.triple_couronne.races import (
    HORSES,
    JOCKEYS,
    POOL,
    STANDARD,
    cash_of,
    charged,
    paid,
    raced,
    told,
    told_of,
)

# Prizes


@pytest.mark.rule("TC-22", "TC-22e")
def test_in_race_3_of_initiation_with_four_players_the_first_three_get_a_prize() -> None:
    order = (14, 13, 20, 19)
    _, log = raced(order, runners=(15, 16), edition="initiation", seats=4, race=3)
    assert paid(log, "prize") == {1: [600_000, 200_000], 0: [400_000]}


@pytest.mark.rule("TC-22", "TC-22e")
@pytest.mark.parametrize("edition", ["reduit", "complet"])
def test_in_race_4_with_two_players_there_are_400_and_300_thousand(edition: str) -> None:
    _, log = raced((2, 1, 8), runners=(8,), edition=edition, seats=2, race=4)
    assert paid(log, "prize") == {1: [400_000], 0: [300_000]}


@pytest.mark.rule("TC-22", "TC-22e")
def test_danseuse_etoile_second_in_race_4_of_reduit_qualifies_for_race_5() -> None:
    state, log = raced((2, 1), edition="reduit", seats=2, race=4)
    raised = told_of(log, events.EarningsRaised)
    assert raised[1] == events.EarningsRaised("Danseuse Etoile", 300_000, 300_000)
    assert state.race == 4
    assert [horse + 1 for horse in state.qualified(0)] == [1]
    assert [horse + 1 for horse in state.qualified(1)] == [2]


@pytest.mark.rule("TC-22")
@pytest.mark.parametrize("edition", ["initiation", "reduit", "complet", "marathon"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_race_pays_the_prizes_that_are_printed_for_the_players(edition: str, seats: int) -> None:
    """Five horses of the age run, or of one age if the race is for several; all are the first player's."""
    for race, day in enumerate(STANDARD.programmes.of(edition), 1):
        runners = [(day.ages[0] - 2) * 6 + colour for colour in range(1, 6)]
        order = [runners[2], runners[0], runners[4], runners[1]]
        earned = 500_000 if day.handicap else day.least
        _, log = raced(
            order, runners=runners, edition=edition, seats=seats, race=race, earnings=dict.fromkeys(runners, earned),
            owners=dict.fromkeys(runners, 0),
        )  # fmt: skip
        printed = day.prizes[seats - 2]
        raised = [(event.horse, event.prize, event.earnings) for event in told_of(log, events.EarningsRaised)]
        places = zip(order, printed, strict=False)
        assert raised == [(HORSES[horse - 1], prize, earned + prize) for horse, prize in places]
        assert paid(log, "prize") == {0: list(printed)}


@pytest.mark.rule("TC-22")
def test_prizes_add_up_to_the_earnings_of_a_horse() -> None:
    state, _ = raced((1, 2), edition="reduit", seats=2, race=4)
    assert state.earnings[0] == 400_000
    state, _ = raced((1, 2), edition="reduit", seats=2, race=5, earnings={1: 400_000, 2: 300_000})
    assert [state.earnings[horse] for horse in (0, 1)] == [1_400_000, 800_000]


@pytest.mark.rule("TC-22")
def test_entry_shares_bets_and_cards_are_no_earnings() -> None:
    state, log = raced((1, 2), cards={1: ["get-50"]}, runners=(3, 4), bets={0: "bets win 1 50000"}, seats=4, edition="reduit")
    assert paid(log, "entry-share", POOL) == {0: [120_000], 1: [40_000]}
    assert paid(log, "bets") == {0: [150_000]}
    assert [state.earnings[horse] for horse in range(4)] == [400_000, 200_000, 0, 0]


@pytest.mark.rule("TC-22")
def test_a_prize_without_a_finisher_stays_in_the_bank() -> None:
    """Race 4, three players: 400, 300 and 200 thousand; two of three horses are withdrawn."""
    state, log = raced((2,), cards={1: ["out"], 3: ["out"]}, edition="reduit", seats=3, race=4)
    assert paid(log, "prize") == {1: [400_000]}
    assert [state.earnings[horse] for horse in range(3)] == [0, 400_000, 0]


@pytest.mark.rule("TC-22")
def test_a_player_with_two_horses_in_the_money_is_paid_for_both() -> None:
    _, log = raced((13, 19), runners=(14,), edition="reduit", seats=2, race=3)
    assert paid(log, "prize") == {0: [600_000, 400_000]}


@pytest.mark.rule("TC-22", "TC-23", "TC-54")
def test_who_leaves_during_the_race_still_counts_for_its_prizes() -> None:
    """The third player, without a horse, has rented one and cannot pay a card. Race 1 has one prize for two players."""
    owners = dict.fromkeys((3, 9, 15, 21))
    state, log = raced(
        (2, 1), cards={1: ["pay-300"]}, rent={1: (2, 400_000)}, seats=3, owners=owners, cash=[500_000, 500_000, 450_000]
    )
    assert [event.seat for event in told_of(log, events.PlayerLeft)] == [2]
    assert paid(log, "prize") == {1: [400_000]}
    assert state.earnings[0] == 200_000


# Shares of the entry fees


@pytest.mark.rule("TC-11", "TC-11e")
@pytest.mark.parametrize("edition", ["reduit", "complet"])
def test_eight_runners_in_race_4_pay_into_a_pool_of_which_the_first_two_take_240_and_80_thousand(edition: str) -> None:
    state, log = raced((2, 1, 3), runners=range(1, 9), owners={4: 0, 5: 1, 6: 2}, edition=edition, seats=3, race=4)
    assert sum(sum(fees) for fees in charged(log, "entry-fee", POOL).values()) == 320_000
    assert paid(log, "entry-share", POOL) == {1: [240_000], 0: [80_000]}
    assert state.ledger.pool == 0


@pytest.mark.rule("TC-11")
def test_one_player_may_take_both_shares() -> None:
    _, log = raced((19, 13), runners=(14, 20), edition="reduit", seats=2, race=3)
    assert paid(log, "entry-share", POOL) == {0: [180_000, 60_000]}


@pytest.mark.rule("TC-11")
def test_if_only_one_horse_finishes_it_takes_all() -> None:
    state, log = raced((2,), cards={1: ["out"], 3: ["out"]}, edition="reduit", seats=3)
    assert paid(log, "entry-share", POOL) == {1: [120_000]}
    assert state.ledger.pool == 0


@pytest.mark.rule("TC-11")
def test_a_lone_runner_gets_its_fee_back_with_the_prize() -> None:
    state, log = raced((2,), edition="reduit", seats=2)
    assert paid(log, "entry-share", POOL) == {1: [40_000]}
    assert cash_of(state) == [2_000_000, 2_400_000]


@pytest.mark.rule("TC-11", "TC-22")
def test_if_no_horse_finishes_the_payers_get_their_fees_back() -> None:
    cards = {13: ["out"], 14: ["out"]}
    state, log = raced((), cards=cards, edition="reduit", seats=2, race=3)
    assert paid(log, "entry-fee-back", POOL) == {0: [60_000], 1: [60_000]}
    assert paid(log, "prize") == {} and paid(log, "entry-share", POOL) == {}
    assert cash_of(state) == [2_000_000, 2_000_000]
    assert state.ledger.pool == 0


@pytest.mark.rule("TC-11", "TC-51")
def test_it_is_the_tenant_who_gets_the_fee_back() -> None:
    cards = {1: ["out"], 2: ["out"]}
    state, log = raced((), cards=cards, rent={1: (1, 400_000)}, seats=2)
    assert paid(log, "entry-fee-back", POOL) == {1: [40_000, 40_000]}
    assert cash_of(state) == [2_400_000, 1_600_000]


@pytest.mark.rule("TC-11")
def test_initiation_has_neither_fees_nor_shares() -> None:
    state, log = raced((2,), runners=(1, 2), edition="initiation", seats=2)
    assert cash_of(state) == [2_000_000, 2_400_000]
    assert paid(log, "entry-share", POOL) == {} and charged(log, "entry-fee", POOL) == {}


# The jockey's win


@pytest.mark.rule("TC-24")
def test_the_winners_jockey_scores_a_win_and_no_other() -> None:
    """Of two players the second has jockeys 2 and 4."""
    state, log = raced((2, 1), mounts={0: "mount 1 -", 1: "mount - 2"}, seats=2, wins={2: 1, 4: 2})
    assert told_of(log, events.JockeyWon) == [events.JockeyWon(JOCKEYS[3], 3)]
    assert list(state.wins) == [0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("TC-24")
def test_a_winner_without_one_of_the_twelve_scores_none() -> None:
    state, log = raced((2, 1), mounts={0: "mount 1 -"}, seats=2)
    assert told_of(log, events.JockeyWon) == []
    assert sum(state.wins) == 0


@pytest.mark.rule("TC-24")
def test_without_a_winner_no_jockey_scores() -> None:
    state, _ = raced((), cards={1: ["out"], 2: ["out"]}, mounts={0: "mount 1 -", 1: "mount 2 -"}, seats=2)
    assert sum(state.wins) == 0


@pytest.mark.rule("TC-24", "TC-51")
def test_on_a_rented_winner_the_tenants_jockey_scores() -> None:
    _, log = raced((1, 2), rent={1: (1, 400_000)}, mounts={1: "mount 1 -"}, seats=2)
    assert told_of(log, events.JockeyWon) == [events.JockeyWon(JOCKEYS[1], 1)]


# The order of payments


@pytest.mark.rule("TC-9")
def test_prizes_come_first_then_entry_shares_the_jockeys_win_bets_and_insurance() -> None:
    _, log = raced(
        (2, 1), cards={4: ["out"]}, runners=(3,), mounts={1: "mount 2 -"}, bets={0: "bets win 2 10000"},
        insure={3: "insure race 4"}, seats=4,
    )  # fmt: skip
    kinds = [event.why if isinstance(event, MoneyMoved) else type(event).__name__ for event in told(log)]
    after = kinds[kinds.index("RaceEnded") + 1 : kinds.index("RaceAnnounced")]
    seen = [kind for kind, _ in groupby(kind for kind in after if kind != "EarningsRaised")]
    assert seen == ["prize", "entry-share", "JockeyWon", "bets", "insurance"]


# Rented horses


@pytest.mark.rule("TC-51")
def test_prize_and_entry_share_of_a_rented_horse_are_the_tenants() -> None:
    state, log = raced((1, 2, 3), rent={1: (2, 400_000)}, seats=3)
    assert paid(log, "prize") == {2: [400_000], 1: [200_000]}
    assert paid(log, "entry-share", POOL) == {2: [90_000], 1: [30_000]}
    assert cash_of(state) == [2_400_000, 2_000_000 - 40_000 + 230_000, 2_000_000 - 400_000 - 80_000 + 490_000]


@pytest.mark.rule("TC-51")
@pytest.mark.parametrize(("card", "why"), [("get-50", "to"), ("pay-300", "from")])
def test_the_tenant_gets_and_pays_what_its_cards_say(card: str, why: str) -> None:
    _, log = raced((1, 2, 3), cards={1: [card]}, rent={1: (2, 400_000)}, seats=3)
    assert (paid(log, "card") if why == "to" else charged(log, "card")) == {2: [50_000 if why == "to" else 300_000]}


@pytest.mark.rule("TC-51", "TC-22")
def test_the_prize_of_a_rented_horse_counts_as_its_earnings() -> None:
    state, _ = raced((1, 2, 3), rent={1: (2, 400_000)}, seats=3)
    assert state.earnings[0] == 400_000
    assert state.owners[0] == 0


@pytest.mark.rule("TC-51", "TC-50")
def test_the_rental_is_for_one_race() -> None:
    state, _ = raced((1, 2, 3), rent={1: (2, 400_000)}, seats=3)
    assert (state.owners[0], state.tenants[0], state.leaders[0]) == (0, -1, -1)
