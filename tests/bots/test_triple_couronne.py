"""The trainer: it reads the form of its horses off simulated trials, and does what that makes worth doing."""

from __future__ import annotations

import pytest

from hippodrome.bots.triple_couronne import Trainer
from hippodrome.bots.triple_couronne.betting import WORTH_A_PAIR, Bet, bets
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Action
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.events import HorseRented, HorseUnsold, Offer
from hippodrome.games.triple_couronne.form import Chances, HorseForm
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.worth import chances_of, gain, worth_of
from hippodrome.lab.tournament import Contest, Standing, play
from hippodrome.lab.work import Runner
from tests.games.triple_couronne.seasons import (
    choice_of,
    do,
    go,
    hand_in,
    mover,
    names,
    phase_of,
    put_cash,
    season,
    setup,
    started,
    view,
)

_loaded = load_game("triple-couronne")
assert isinstance(_loaded, TripleCouronne)
GAME: TripleCouronne = _loaded
ALL = list(range(24))


@pytest.fixture(scope="module")
def form() -> HorseForm:
    return GAME.form()


def chosen(state: Season, seat: int | None = None, log: Log | None = None, seed: int = 1) -> Action:
    """What the trainer does in this place."""
    asked = mover(state) if seat is None else seat
    return GAME.action(Trainer(GAME, FastChance(seed)).choose(view(state, asked, log)))


# Bets


def slip(
    firsts: dict[tuple[int, int], float], pairs: str = "any-order", cash: int = 10_000_000, most: int | None = None
) -> list[Bet]:
    """The bets on a race of complet with a first prize of 400,000 F in which the first two have these chances."""
    state = season(4, "complet")
    horses = sorted({horse for end in firsts for horse in end})
    places = {horse: [sum(share for end, share in firsts.items() if end[0] == horse), 0.0, 0.0, 0.0] for horse in horses}
    return bets(state, Chances(places, firsts, {}), pairs, cash if most is None else most, cash, 10_000)


def test_a_bet_that_pays_no_better_than_it_should_is_not_made() -> None:
    # the odds are 3 for 0 and 1, 4 for 2: of each franc some 90 centimes come back
    assert slip({(0, 1): 0.15, (0, 2): 0.15, (1, 0): 0.15, (1, 2): 0.15, (2, 0): 0.11, (2, 1): 0.11}, pairs="") == []


def test_a_bargain_is_taken_up_to_what_the_race_pays_at_most() -> None:
    assert slip({(4, 0): 0.3, (4, 1): 0.3, (0, 1): 0.2, (1, 0): 0.2}, pairs="") == [Bet((4,), 80_000)]


def test_what_a_bet_has_filled_up_another_does_not_count_on() -> None:
    # 2 and 4 pay 10 together, 4 alone pays 5: where both would win, the pair has reached the cap
    firsts = {(4, 2): 0.2, (2, 4): 0.15, (4, 0): 0.2, (4, 1): 0.2, (0, 1): 0.25}
    assert slip(firsts)[:2] == [Bet((2, 4), 40_000), Bet((4,), 80_000)]
    rarely = {(4, 2): 0.4, (2, 4): 0.15, (4, 0): 0.1, (4, 1): 0.1, (0, 1): 0.25}
    assert Bet((4,), 80_000) not in slip(rarely)


def test_it_stakes_a_quarter_of_its_cash_at_most_and_no_more_than_is_allowed() -> None:
    firsts = {(4, 2): 0.6, (2, 4): 0.4}
    assert sum(bet.stake for bet in slip(firsts, cash=200_000)) <= 50_000
    assert sum(bet.stake for bet in slip(firsts, most=20_000)) <= 20_000
    assert slip(firsts, cash=30_000) == []


def test_a_pair_is_bet_on_in_its_order_where_the_order_counts() -> None:
    firsts = {(4, 2): 0.5, (2, 4): 0.1, (0, 1): 0.4}
    ordered = [bet.horses for bet in slip(firsts, "ordered") if len(bet.horses) == 2]
    either = [bet.horses for bet in slip(firsts, "any-order") if len(bet.horses) == 2]
    assert (4, 2) in ordered and (2, 4) not in ordered and (2, 4) in either


def test_it_backs_every_pair_that_is_worth_it() -> None:
    pairs = [(one, other) for one in (14, 16, 17) for other in (18, 19, 21, 22)]
    firsts = dict.fromkeys([*pairs, *((other, one) for one, other in pairs)], 1 / (2 * len(pairs)))
    placed = slip(firsts)
    assert 7 * 8 / 2 / len(pairs) > WORTH_A_PAIR
    assert {bet.horses for bet in placed if len(bet.horses) == 2} == set(pairs)


# A race


def test_without_fees_it_enters_whatever_qualifies() -> None:
    assert chosen(season(4, "initiation", 3)) == actions.EnterHorses(names(13, 19))


def test_it_enters_what_pays_and_leaves_what_does_not() -> None:
    state = season(6, "complet", 10, earnings=dict.fromkeys(range(1, 25), 1_000_000))
    assert chosen(state, 1) == actions.EnterHorses(names(2, 8, 14))  # not Flûte Enchantée, the longest shot of all


def test_it_enters_no_more_than_it_can_pay_for() -> None:
    state = season(4, "reduit", 3, cash=[100_000, 2_000_000, 2_000_000, 2_000_000])
    assert chosen(state, 0) == actions.EnterHorses(names(13))


def test_its_jockeys_ride_its_likeliest_winners(form: HorseForm) -> None:
    state = go(season(3, "complet", 3, owners={15: 0, 21: 0}), "mounts", [13, 15, 19, 21, 14, 20])
    places = chances_of(state, form, state.entries).places
    likely = sorted((12, 14, 18, 20), key=lambda horse: -places[horse][0])
    assert chosen(state, 0) == actions.MountJockeys(*names(*(horse + 1 for horse in likely[:2])))


def test_with_one_runner_the_first_jockey_rides() -> None:
    assert chosen(go(season(4, "complet", 1), "mounts", [1, 2]), 0) == actions.MountJockeys(names(1)[0], None)


def test_it_pays_for_the_runners_that_should_bring_most() -> None:
    state = season(4, "complet", 3, owners={21: 0})
    go(state, "mounts", [13, 19, 21, 14, 20, 16])
    put_cash(state, [130_000, 2_000_000, 2_000_000, 2_000_000])
    hand_in(state)
    assert phase_of(state) == "fees"
    assert chosen(state) == actions.KeepEntries(names(13, 21))


def test_it_bets_where_the_odds_are_on_its_side() -> None:
    outsiders = {horse: 0 for horse in (17, 18, 20, 22, 23)}
    state = season(5, "complet", 4, owners={17: 0, 18: 1, 20: 2, 22: 3, 23: 4}, earnings=outsiders)
    action = chosen(go(state, "bets", [17, 18, 20, 22, 23]), 0)
    assert isinstance(action, actions.PlaceBets) and action.wins and action.pairs
    favourites = go(season(6, "complet", 1), "bets", [1, 2, 3, 4, 5, 6])
    assert chosen(favourites, 0) == actions.PlaceBets()


def test_it_insures_only_where_the_premium_is_a_bargain(form: HorseForm, monkeypatch: pytest.MonkeyPatch) -> None:
    state = go(season(2, "complet", 3), "insurance", [13, 19, 14])

    def accidents(comete: list[float], mamamouchi: list[float]) -> Action:
        """What it insures if that is how often they are withdrawn, injured for one race, for two."""
        found = Chances({}, {}, {12: comete, 18: mamamouchi})
        monkeypatch.setitem(form._chances, (2, ((12, 0), (13, 0), (18, 0))), found)
        return chosen(state, 0)

    assert accidents([0.1, 0.0, 0.0], [0.1, 0.0, 0.0]) == actions.Insure()
    assert accidents([0.1, 0.0, 0.0], [0.14, 0.0, 0.0]) == actions.Insure(race=names(19)[0])
    assert accidents([0.1, 0.14, 0.0], [0.14, 0.0, 0.0]) == actions.Insure(names(19)[0], names(13)[0], None)
    assert accidents([0.1, 0.0, 0.14], [0.14, 0.0, 0.0]) == actions.Insure(names(19)[0], names(13)[0], names(13)[0])


# Buying and selling


def test_it_takes_the_stable_that_should_bring_most(form: HorseForm) -> None:
    state = started(4, "initiation", stables="chosen")
    worth = worth_of(state, form, ALL, 0)
    best = max(range(6), key=lambda colour: sum(worth[colour::6]))
    assert chosen(state) == actions.TakeStable(("blue", "white", "red", "yellow", "green", "black")[best])


def test_it_takes_any_jockey_that_is_free() -> None:
    state = started(4, "complet", auction=False, jockeys="drafted")
    do(state, "jockey 3")
    action = chosen(state)
    assert isinstance(action, actions.TakeJockey) and action.jockey in choice_of(state).names


def test_it_bids_up_to_most_of_what_a_horse_should_bring(form: HorseForm) -> None:
    state = started(4, "complet")
    worth = worth_of(state, form, state.lots, 0)[state.lots[0]]
    for seed in range(5):
        action = chosen(state, seed=seed)
        assert isinstance(action, actions.SetMaximum) and 0.9 * worth <= action.amount <= worth


def test_it_passes_when_a_horse_costs_more_than_it_should_bring(form: HorseForm) -> None:
    state = started(4, "complet")
    worth = int(worth_of(state, form, state.lots, 0)[state.lots[0]]) // 10_000 * 10_000
    do(state, f"bid {worth}")
    assert chosen(state) == actions.Pass()


def test_it_keeps_the_next_fees_back() -> None:
    state = started(4, "complet")
    put_cash(state, [1_200_000] * 4)
    do(state, "pass", "pass", "pass", "pass")
    # races 1, 4 and 5 are the next for a horse of two years: 40,000, 40,000 and 80,000 F
    assert chosen(state) == actions.SetMaximum(1_040_000)


def test_it_offers_for_sale_what_may_cost_more_than_it_should_bring(form: HorseForm) -> None:
    state = season(4, "complet", 8)
    worth = worth_of(state, form, [horse for horse in ALL if state.owners[horse] >= 0], 7)
    action = chosen(state, 0)
    assert isinstance(action, actions.OfferForSale)
    (offer,) = action.offers
    assert offer.horse in names(1, 7, 13, 19)
    assert offer.least >= 1.2 * worth[names(*range(1, 25)).index(offer.horse)]


def test_it_offers_no_more_after_two_offers_that_nobody_took() -> None:
    state = season(4, "complet", 8)
    log = Log()
    for _ in range(2):
        assert chosen(state, 0, log) != actions.OfferForSale()
        log.tell(HorseUnsold(names(1)[0], 0, False))
    assert chosen(state, 0, log) == actions.OfferForSale()


def test_a_rent_starts_its_patience_anew() -> None:
    state = go(season(4, "complet", 3), "rentals", [13, 14, 15, 16, 19, 20])
    log = Log()
    log.tell(HorseUnsold(names(13)[0], 0, True))
    log.tell(HorseRented(names(13)[0], 1, 0, 600_000))
    log.tell(HorseUnsold(names(13)[0], 0, True))
    log.tell(HorseUnsold(names(14)[0], 1, True))
    assert chosen(state, 0, log) != actions.OfferForRent()
    log.tell(HorseUnsold(names(13)[0], 0, True))
    assert chosen(state, 0, log) == actions.OfferForRent()


def test_it_rents_out_for_more_than_a_runner_should_bring(form: HorseForm) -> None:
    state = go(season(4, "complet", 3), "rentals", [13, 14, 15, 16, 19, 20])
    chances = chances_of(state, form, state.entries)
    action = chosen(state, 0)
    assert isinstance(action, actions.OfferForRent)
    assert action.offers == (Offer(names(19)[0], 200_000),)
    assert gain(state, form, chances, 18) < 200_000


def test_it_rents_what_should_bring_more_than_it_costs(form: HorseForm) -> None:
    state = go(season(4, "complet", 3), "rentals", [13, 14, 15, 16, 19, 20])
    hand_in(state, {3: "rent 16 200000"})
    worth = gain(state, form, chances_of(state, form, state.entries), 15)
    action = chosen(state, 0)
    if worth < 210_000:
        assert action == actions.Pass()
    else:
        assert isinstance(action, actions.SetMaximum) and action.amount <= worth
    dear = go(season(4, "complet", 3), "rentals", [13, 14, 15, 16, 19, 20])
    assert chosen(hand_in(dear, {1: "rent 20 600000"}), 2) == actions.Pass()


def test_of_several_takers_the_poorest_gets_it() -> None:
    state = season(4, "complet", 1, cash=[2_000_000, 8_000_000, 5_000_000, 9_000_000])
    hand_in(state, {0: "sell 1 2200000"})
    do(state, "bid 2200000", "bid 2200000", "bid 2200000")
    assert chosen(state) == actions.ChooseTaker(2)


def in_debt() -> Season:
    """A race in which the first seat, which has no money left, cannot pay for a card and has several horses."""
    chance = FastChance(1)
    trainer = Trainer(GAME, chance)
    state = GAME.start(setup(4, "complet", auction=False), chance)
    while not (phase_of(state) == "race" and GAME.to_act(state)):
        if phase_of(state) == "bets":
            put_cash(state, [0, *[2_000_000] * 3])
        seat = mover(state)
        GAME.apply(state, seat, trainer.choose(GAME.view(state, seat)), chance)
    return state


def test_it_gives_up_the_horse_that_should_bring_least(form: HorseForm) -> None:
    state = in_debt()
    action = GAME.action(Trainer(GAME, FastChance(1)).choose(GAME.view(state, 0)))
    assert isinstance(action, actions.GiveUpHorse)
    worth = worth_of(state, form, [horse for horse in ALL if state.owners[horse] >= 0], state.race + 1)
    others = [horse for horse in state.stable_of(0) if horse not in state.entries]
    assert worth[GAME.course.names.index(action.horse)] <= min(worth[horse] for horse in others)


# Against others


def tournament(edition: str, *bots: str, deals: int, **options: bool) -> list[Standing]:
    return play(Contest(title="triple-couronne", bots=bots, edition=edition, options=options), deals, 1, Runner(1))


def test_it_beats_three_random_players_in_the_short_programme() -> None:
    standing = tournament("reduit", "trainer", "random", "random", "random", deals=4)
    assert standing[0].wins >= 0.5
    assert standing[0].total > 1.2 * max(other.total for other in standing[1:])


def test_in_the_long_programme_it_leaves_random_players_no_chance() -> None:
    standing = tournament("complet", "random", "trainer", "random", "random", deals=1)
    assert standing[1].wins == 1


def test_it_never_goes_broke_among_its_like() -> None:
    standing = tournament("complet", *["trainer"] * 4, deals=1, auction=False)
    assert all(player.total > 0 for player in standing)
