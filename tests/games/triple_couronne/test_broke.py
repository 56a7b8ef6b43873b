"""Who cannot pay a card gives up a horse, or leaves; a game may end so (TC-53, TC-54)."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.races import (
    ALL_MONEY,
    GAME,
    HORSES,
    POOL,
    cash_of,
    charged,
    do,
    horses_of,
    paid,
    phase_of,
    raced,
    told,
    told_of,
    view,
)

BLUE = (1, 7, 13, 19)
"""The horses of the first player."""
POOR = [100_000, 2_000_000]
"""After the entry fee of race 1 the first player has 60,000 F left."""


def broke(give: int | None = None, **situation: object) -> tuple[Season, Log]:
    """In race 1 of Complet horse 1 costs its leader, the first player, 300,000 F that are not there."""
    situation = {"order": (2, 1), "cards": {1: ["pay-300"]}, "cash": POOR, "seats": 2, **situation}
    return raced(give=[] if give is None else [give], **situation)  # type: ignore[arg-type]


def given_up(log: Log) -> list[tuple[int, str, int]]:
    return [(event.seat, event.horse, event.owed) for event in told_of(log, events.HorseGivenUp)]


def order_of(log: Log) -> tuple[str, ...]:
    return told_of(log, events.RaceEnded)[0].order


# A horse instead of money


@pytest.mark.rule("TC-54")
def test_who_cannot_pay_a_card_chooses_one_of_several_horses_and_the_race_waits() -> None:
    state, _ = broke()
    assert phase_of(state) == "race"
    assert GAME.to_act(state) == (0,)
    assert [GAME.write(code) for code in GAME.legal(state, 0)] == [f"give {horse}" for horse in BLUE]
    assert not GAME.legal(state, 1)


@pytest.mark.rule("TC-54")
@pytest.mark.parametrize("horse", [2, 3, 8, 24])
def test_only_a_horse_of_ones_own_can_be_given_up(horse: int) -> None:
    state, _ = broke()
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, 0, GAME.read(f"give {horse}"), ScriptedChance([]))
    assert (caught.value.rule, caught.value.key) == ("TC-54", "not-your-horse")
    assert caught.value.facts == {"horse": HORSES[horse - 1]}


@pytest.mark.rule("TC-54")
@pytest.mark.parametrize("horse", BLUE)
def test_the_horse_is_out_of_the_game_the_debt_is_gone_and_the_cash_is_kept(horse: int) -> None:
    state, log = broke(horse)
    assert given_up(log) == [(0, HORSES[horse - 1], 300_000)]
    assert horses_of(state, 0) == [other for other in BLUE if other != horse]
    assert state.owners[horse - 1] == -1
    assert charged(log, "card") == {}


@pytest.mark.rule("TC-54")
def test_nothing_is_given_back_for_it() -> None:
    state, _ = broke(19)
    # 60,000 F and, for the second place, a quarter of the fees
    assert cash_of(state) == [80_000, 1_960_000 + 400_000 + 60_000]


@pytest.mark.rule("TC-54")
@pytest.mark.parametrize(("cash", "gives"), [(340_000, False), (335_000, True), (345_000, False)])
def test_who_has_just_enough_pays(cash: int, gives: bool) -> None:
    """40,000 F are the fee."""
    _, log = broke(19, cash=[cash, 2_000_000])
    assert given_up(log) == ([(0, HORSES[18], 300_000)] if gives else [])
    assert charged(log, "card") == ({} if gives else {0: [300_000]})


@pytest.mark.rule("TC-54")
def test_a_horse_that_does_not_run_is_given_up_without_changing_the_race() -> None:
    _, log = broke(13)
    assert order_of(log) == (HORSES[1], HORSES[0])


@pytest.mark.rule("TC-54")
def test_a_running_horse_that_is_given_up_leaves_the_race() -> None:
    _, log = broke(1, order=(2,))
    assert order_of(log) == (HORSES[1],)
    assert paid(log, "prize") == {1: [400_000]}
    assert paid(log, "entry-share", POOL) == {1: [80_000]}


@pytest.mark.rule("TC-54", "TC-16")
def test_what_it_still_had_to_draw_lapses() -> None:
    _, log = broke(1, order=(2,), cards={1: ["chance-twice", "pay-300"]})
    assert [event.card for event in told_of(log, events.CardDrawn)] == ["chance-twice", "pay-300"]


@pytest.mark.rule("TC-54", "TC-16")
def test_if_another_one_is_given_up_it_draws_on() -> None:
    _, log = broke(13, cards={1: ["chance-twice", "pay-300", "get-50"]})
    assert paid(log, "card") == {0: [50_000]}


@pytest.mark.rule("TC-54", "TC-16")
def test_a_copy_of_a_race_that_waits_draws_on_like_the_original() -> None:
    state, _ = broke(cards={1: ["race-thrice", "chance-next", "pay-300"]})
    told_twice = []
    for race in (GAME.clone(state), state):
        log = Log()
        GAME.apply(race, 0, GAME.read("give 13"), FastChance(5), log)
        told_twice.append(told(log))
        assert told_of(log, events.CardDrawn)[0].deck == "race"
    assert told_twice[0] == told_twice[1]


@pytest.mark.rule("TC-54")
def test_another_running_horse_of_the_same_player_may_be_given_up() -> None:
    """It leaves the race; the one that drew the card runs on and wins."""
    owners = {3: 0}
    state, log = broke(3, order=(1, 2), runners=(3,), owners=owners, cash=[140_000, 2_000_000])
    assert order_of(log) == (HORSES[0], HORSES[1])
    assert horses_of(state, 0) == list(BLUE)


@pytest.mark.rule("TC-54")
def test_a_horse_that_is_given_up_never_moves_again() -> None:
    _, log = broke(3, order=(2, 1), cards={1: ["pay-300"]}, runners=(3,), owners={3: 0}, cash=[140_000, 2_000_000])
    moved = [event.horse for event in told_of(log, events.HorseMoved)]
    assert HORSES[2] not in moved


@pytest.mark.rule("TC-54")
def test_everybody_sees_that_it_was_given_up_not_withdrawn() -> None:
    """While the race waits for a second horse."""
    cards = {1: ["draw-chances", "pay-300", "pay-1000"]}
    state, _ = broke(3, cards=cards, runners=(3,), owners={3: 0}, cash=[140_000, 2_000_000])
    track = view(state).track
    assert track is not None
    assert [place.fate for place in track.runners] == ["running", "running", "given-up"]


@pytest.mark.rule("TC-54")
def test_the_race_ends_if_nobody_is_left_in_it() -> None:
    _, log = broke(1, order=(), cards={1: ["pay-300"], 2: ["out"]}, when={1: 2})
    assert order_of(log) == ()


@pytest.mark.rule("TC-54", "TC-51")
def test_a_horse_that_is_rented_out_finishes_the_race_for_its_tenant_first() -> None:
    """The first player rents out horse 3 to the third, and gives it up because of horse 1."""
    owners = {3: 0}
    state, log = broke(
        3, order=(3, 2), owners=owners, rent={3: (2, 200_000)}, cards={1: ["pay-1000"]}, seats=3,
        cash=[100_000, 2_000_000, 2_000_000],
    )  # fmt: skip
    assert given_up(log) == [(0, HORSES[2], 1_000_000)]
    assert order_of(log) == (HORSES[2], HORSES[1])
    assert paid(log, "prize") == {2: [400_000], 1: [200_000]}
    assert state.owners[2] == -1 and state.earnings[2] == 400_000


@pytest.mark.rule("TC-54")
def test_a_place_already_taken_stands() -> None:
    """Horse 13 crosses first; later in the same move its owner cannot pay a card of horse 19."""
    state, log = raced((13, 14), cards={19: ["pay-1000"]}, when={19: 2}, cash=[160_000, 2_000_000], seats=2, race=3, give=[13])
    assert given_up(log) == [(0, HORSES[12], 1_000_000)]
    assert order_of(log) == (HORSES[12], HORSES[13])
    assert paid(log, "prize") == {0: [600_000], 1: [400_000]}
    assert paid(log, "entry-share", POOL) == {0: [135_000], 1: [45_000]}
    assert state.owners[12] == -1 and state.earnings[12] == 600_000


@pytest.mark.rule("TC-54", "TC-20")
def test_a_placed_horse_that_is_given_up_does_not_end_the_race_of_the_others() -> None:
    """Then horse 19 is withdrawn, and horse 14 is still on its way."""
    cards = ["race-thrice", "chance-next", "pay-1000", "out"]
    _, log = raced((13, 14), cards={19: cards}, when={19: 2}, cash=[160_000, 2_000_000], seats=2, race=3, give=[13])
    assert [event.horse for event in told_of(log, events.HorseWithdrawn)] == [HORSES[18]]
    assert order_of(log) == (HORSES[12], HORSES[13])


@pytest.mark.rule("TC-54", "TC-45")
@pytest.mark.parametrize(("give", "payments"), [(1, {}), (13, {0: [400_000]})])
def test_no_insurance_pays_for_a_horse_that_is_given_up(give: int, payments: dict[int, list[int]]) -> None:
    """Horse 1, insured, is injured; then its owner cannot pay a card of horse 3."""
    cards = {1: ["hurt-1"], 3: ["pay-1000"]}
    _, log = broke(give, order=(2, 3), cards=cards, owners={3: 0}, insure={0: "insure next 1"}, cash=[200_000, 2_000_000])
    assert paid(log, "insurance") == payments


@pytest.mark.rule("TC-54", "TC-41")
def test_a_given_up_horse_is_not_a_withdrawn_one() -> None:
    _, log = broke(1, order=(2,), insure={0: "insure race 1"}, cash=[150_000, 2_000_000])
    assert paid(log, "insurance") == {}
    assert told_of(log, events.HorseWithdrawn) == []


@pytest.mark.rule("TC-54")
def test_the_last_horse_goes_by_itself_and_its_owner_stays_in_the_game() -> None:
    owners = dict.fromkeys((7, 13, 19))
    state, log = broke(order=(2,), owners=owners)
    assert given_up(log) == [(0, HORSES[0], 300_000)]
    assert horses_of(state, 0) == []
    assert cash_of(state)[0] == 60_000
    assert state.in_game[0] == 1 and state.race == 1


@pytest.mark.rule("TC-54")
def test_of_two_horses_one_is_chosen() -> None:
    state, _ = broke(order=(2,), owners=dict.fromkeys((7, 13)))
    assert GAME.to_act(state) == (0,)
    assert [GAME.write(code) for code in GAME.legal(state, 0)] == ["give 1", "give 19"]


@pytest.mark.rule("TC-54")
def test_two_charges_in_a_row_cost_two_horses() -> None:
    state, log = raced((2, 1), cards={1: ["draw-chances", "pay-300", "pay-1000"]}, cash=POOR, seats=2, give=[7, 19])
    assert given_up(log) == [(0, HORSES[6], 300_000), (0, HORSES[18], 1_000_000)]
    assert horses_of(state, 0) == [1, 13]


@pytest.mark.rule("TC-54")
def test_a_given_up_horse_is_never_asked_for_again() -> None:
    state, _ = broke(7)
    assert phase_of(state) == "sales" and state.race == 1
    do(state, "sell none", "sell none")
    assert GAME.to_act(state) == (1,), "race 2 is for three-year-olds, and the first player has none left"


# No horse left


def tenant_leaves(**situation: object) -> tuple[Season, Log]:
    """The third player has no horse of their own, rents horse 1 for 400,000 F, pays the fee, and cannot pay 300,000 F."""
    owners = dict.fromkeys((3, 9, 15, 21))
    situation = {
        "order": (1, 2), "cards": {1: ["pay-300"]}, "owners": owners, "rent": {1: (2, 400_000)}, "seats": 3,
        "cash": [500_000, 500_000, 450_000], **situation,
    }  # fmt: skip
    return raced(**situation)  # type: ignore[arg-type]


@pytest.mark.rule("TC-54")
def test_who_has_no_horse_left_pays_what_there_is_and_leaves() -> None:
    state, log = tenant_leaves()
    assert [(event.seat, event.horses) for event in told_of(log, events.PlayerLeft)] == [(2, ())]
    assert charged(log, "departure") == {2: [10_000]}
    assert cash_of(state)[2] == 0
    assert state.in_game[2] == 0


@pytest.mark.rule("TC-54", "TC-51")
def test_the_rented_horse_runs_on_and_its_money_goes_to_the_bank() -> None:
    state, log = tenant_leaves()
    assert order_of(log) == (HORSES[0], HORSES[1])
    assert paid(log, "prize") == {1: [200_000]}
    assert paid(log, "entry-share", POOL) == {None: [60_000], 1: [20_000]}
    assert state.earnings[0] == 400_000
    assert state.owners[0] == 0, "it remains its owner's"
    assert cash_of(state) == [900_000, 500_000 - 40_000 + 220_000, 0]


@pytest.mark.rule("TC-54", "TC-17")
def test_cards_of_a_horse_whose_tenant_has_left_neither_bring_nor_cost_anybody_money() -> None:
    state, log = tenant_leaves(cards={1: ["chance-twice", "pay-300", "get-50"]})
    assert paid(log, "card") == {}
    state, log = tenant_leaves(cards={1: ["chance-twice", "pay-300", "pay-1000"]})
    assert len(told_of(log, events.PlayerLeft)) == 1
    assert horses_of(state, 0) == list(BLUE)
    assert cash_of(state)[0] == 900_000


@pytest.mark.rule("TC-54", "TC-11")
def test_if_no_horse_finishes_the_fee_of_one_who_left_goes_to_the_bank() -> None:
    _, log = tenant_leaves(order=(), cards={1: ["draw-chances", "pay-300", "draw-race", "out"], 2: ["out"]})
    assert order_of(log) == ()
    assert paid(log, "entry-fee-back", POOL) == {None: [40_000], 1: [40_000]}


@pytest.mark.rule("TC-54", "TC-32")
def test_bets_of_one_who_leaves_are_void() -> None:
    """Five players, four runners; the third bets on the horse that they have rented, which wins without them."""
    bets = {2: "bets win 1 10000", 3: "bets win 1 10000"}
    cash = [500_000, 500_000, 460_000, 500_000, 500_000]
    state, log = tenant_leaves(order=(1, 2, 4), runners=(5,), bets=bets, seats=5, cash=cash)
    assert told_of(log, events.PlayerLeft)[0].seat == 2
    assert paid(log, "bets") == {3: [30_000]}
    assert cash_of(state)[2] == 0


@pytest.mark.rule("TC-54")
def test_a_tenant_with_horses_gives_up_one_of_them_and_leads_the_rented_one_on() -> None:
    state, log = raced((1, 2), cards={1: ["pay-300"]}, rent={1: (1, 400_000)}, cash=[100_000, 500_000], seats=2, give=[20])
    assert given_up(log) == [(1, HORSES[19], 300_000)]
    assert paid(log, "prize") == {1: [400_000]}
    assert horses_of(state, 0) == list(BLUE)


@pytest.mark.rule("TC-54")
def test_a_tenant_who_left_takes_no_further_part() -> None:
    state, _ = tenant_leaves()
    assert (state.race, phase_of(state)) == (1, "sales")
    assert GAME.to_act(state) == (0, 1)
    assert not GAME.legal(state, 2)


# The short programmes


@pytest.mark.rule("TC-54")
@pytest.mark.parametrize(("edition", "fee"), [("initiation", 0), ("reduit", 40_000)])
def test_in_the_short_programmes_one_pays_what_one_has_and_keeps_everything_else(edition: str, fee: int) -> None:
    state, log = raced((2, 1), cards={1: ["pay-300"]}, cash=POOR, edition=edition, seats=2)
    assert charged(log, "card") == {0: [100_000 - fee]}
    assert given_up(log) == [] and told_of(log, events.PlayerLeft) == []
    assert horses_of(state, 0) == list(BLUE)
    assert cash_of(state)[0] == (0 if edition == "initiation" else 20_000)


@pytest.mark.rule("TC-54")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_who_has_nothing_pays_nothing_there_and_stays(edition: str) -> None:
    cash = [0 if edition == "initiation" else 40_000, 2_000_000]
    state, log = raced((2, 1), cards={1: ["pay-300"]}, cash=cash, edition=edition, seats=2)
    assert charged(log, "card") == {}
    assert state.in_game[0] == 1 and state.race == 1


# One player left


@pytest.mark.rule("TC-53", "TC-54")
def test_if_a_card_leaves_one_player_the_race_is_settled_and_the_game_is_over() -> None:
    state, log = raced(
        (3, 1), cards={1: ["pay-300"]}, owners={**dict.fromkeys((2, 8, 14, 20)), 3: 0}, rent={1: (1, 400_000)},
        cash=[500_000, 450_000], seats=2,
    )  # fmt: skip
    assert [event.seat for event in told_of(log, events.PlayerLeft)] == [1]
    assert order_of(log) == (HORSES[2], HORSES[0])
    assert paid(log, "prize") == {0: [400_000]}
    assert phase_of(state) == "over" and state.race == 0
    (ended,) = told_of(log, events.SeasonEnded)
    assert ended.winners == (0,)
    assert ended.totals == tuple(cash_of(state)) == (500_000 + 400_000 - 40_000 + 400_000 + 60_000, 0)


@pytest.mark.rule("TC-53")
def test_if_the_fees_leave_one_player_the_race_is_run_for_the_prizes_of_two_and_the_game_is_over() -> None:
    state, log = raced((1,), runners=(1, 2), cash=[500_000, 30_000], seats=2)
    assert [event.seat for event in told_of(log, events.PlayerLeft)] == [1]
    assert told_of(log, events.RaceStarted)[0].players == 1
    assert order_of(log) == (HORSES[0],)
    assert cash_of(state) == [900_000, 0]
    assert phase_of(state) == "over"


@pytest.mark.rule("TC-53", "TC-21")
def test_it_is_over_even_if_no_race_is_run() -> None:
    state, log = raced((), runners=(2,), cash=[500_000, 30_000], seats=2)
    assert told_of(log, events.RaceNotRun) != []
    assert phase_of(state) == "over"


@pytest.mark.rule("TC-53")
def test_with_two_players_left_the_game_goes_on() -> None:
    state, _ = tenant_leaves()
    assert phase_of(state) == "sales"


@pytest.mark.rule("TC-23", "TC-54")
def test_the_next_race_is_announced_for_those_who_are_left() -> None:
    state, log = tenant_leaves()
    assert told_of(log, events.RaceStarted)[-1].players == 3
    assert view(state).players == 2


@pytest.mark.rule("TC-2", "TC-54")
def test_no_money_is_lost_over_all_that() -> None:
    for state, _ in (broke(1, order=(2,)), broke(7), tenant_leaves()):
        assert state.ledger.total() == ALL_MONEY
        assert min(cash_of(state)) >= 0
        assert state.ledger.pool == 0
