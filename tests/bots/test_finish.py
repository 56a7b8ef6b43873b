"""The bots of Finish: what a good player knows can be seen in their play, on positions and over whole programmes."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.bots import bots_of, levels_of, make_bot, stand_in
from hippodrome.bots.finish import Searcher
from hippodrome.bots.finish.hints import hints
from hippodrome.bots.finish.searcher import growing_form
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.finish.actions import Bid, Pass, PlaceBets, SetMaximum
from hippodrome.games.finish.chances import tally
from hippodrome.games.finish.events import Bet, BetsRevealed, HorseSold, RaceRanked
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import BETS, Programme
from hippodrome.games.finish.views import FinishView
from hippodrome.games.finish.wagers import WIN_ONLY, Betting, quick_form, run_races
from hippodrome.lab.tournament import Contest, play
from hippodrome.lab.work import Runner
from hippodrome.texts import Texts

LEVELS = levels_of("finish")
YARDSTICKS = ("punter", "card-reader")
IRRLICHT, SANS_GENE, GRAF_BOBBY, NAPOLEON = 11, 13, 9, 2
FIELD = ((IRRLICHT, 2), (SANS_GENE, 4), (GRAF_BOBBY, 8), (NAPOLEON, 6))
"""Horses and jockeys in lanes 1 to 4, of which the first wins more than every second race."""


@pytest.fixture(scope="module")
def game() -> Finish:
    found: Any = load_game("finish")
    assert isinstance(found, Finish)
    return found


def started(game: Finish, seats: int = 2, seed: int = 1, races: int = 3) -> Programme:
    setup = Setup(title="finish", edition="1975", seats=seats, options={"races": races}, box=game.box_digest())
    return game.start(setup, FastChance(seed))


def before_the_bets(
    game: Finish, owners: tuple[int, ...], prices: tuple[int, ...], cash: tuple[int, ...], race: int
) -> Programme:
    """Two seats before the bets of a race (from 1) of three."""
    state = started(game)
    state.clear_lanes()
    for (horse, jockey), owner, price in zip(FIELD, owners, prices, strict=True):
        state.saddle(horse, jockey, owner, price)
    state.race, state.phase, state.lot, state.auction = race - 1, BETS, len(state.offered), None
    state.ledger.cash = vec[i64](cash)
    state.bets = vec[i64]([0] * 12)
    return state


def form_of(game: Finish, bot: str, state: Programme, seed: int) -> PlaceBets:
    form = game.action(make_bot(game, bot, FastChance(seed)).choose(game.view(state, 0), Budget(450)))
    assert isinstance(form, PlaceBets)
    return form


def staked(form: PlaceBets) -> dict[str, int]:
    """By bet, `win 1` or `place 3`, its stake."""
    found = {f"place {bet.lane}": bet.stake for bet in form.places}
    return found | ({f"win {form.win.lane}": form.win.stake} if form.win else {})


# Whole programmes


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("bot", [*LEVELS, "card-reader"])
def test_every_level_plays_by_the_rules_at_every_table(game: Finish, bot: str, seats: int) -> None:
    for races, others in ((1, bot), (3, "random")):
        chance, log = FastChance(seats), Log()
        setup = Setup(title="finish", edition="1975", seats=seats, options={"races": races}, box=game.box_digest())
        state = game.start(setup, chance, log)
        players = [make_bot(game, others if seat else bot, FastChance(seat)) for seat in range(seats)]
        while owing := game.to_act(state):
            code = players[owing[0]].choose(game.view(state, owing[0], log.heard_by(owing[0])), Budget(30))
            game.apply(state, owing[0], code, chance, log)
        assert state.race == races


def test_there_are_five_levels_and_the_punter_stands_in() -> None:
    assert len(LEVELS) == 5 and set(LEVELS) <= set(bots_of("finish")) and stand_in("finish") == "punter"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("bot", [*LEVELS, *YARDSTICKS])
def test_the_name_of_a_bot_fits_on_its_label(bot: str, lang: str) -> None:
    assert len(Texts(lang).say(f"bot-{bot}")) <= 14 and Texts(lang).say(f"bot-{bot}-what")


@pytest.mark.parametrize("bot", ["high-roller", "reckoner"])
def test_view_seed_and_budget_determine_a_choice(game: Finish, bot: str) -> None:
    bidding = started(game, seats=3)
    betting = before_the_bets(game, (0, 1, 0, 1), (2000, 1000, 1500, 1000), (7000, 9000), race=2)
    for state in (bidding, betting):
        view = game.view(state, game.to_act(state)[0])
        chosen = {make_bot(game, bot, FastChance(7)).choose(view, Budget(200)) for _ in range(3)}
        assert len(chosen) == 1


def test_when_the_clock_strikes_it_answers_with_what_it_knows(game: Finish) -> None:
    """Bids take no time to speak of; bets end early."""
    for state in (started(game), before_the_bets(game, (0, 1, 0, 1), (2000, 1000, 1500, 1000), (7000, 9000), race=3)):
        budget = Budget(1_000_000_000, seconds=1e-9)
        seat, betting = game.to_act(state)[0], state.phase == BETS
        bot = make_bot(game, "high-roller", FastChance(1))
        game.apply(state, seat, bot.choose(game.view(state, seat), budget), FastChance(1))
        assert budget.struck == betting


# How strong they are: few deals, with bounds that only a broken bot fails


def wins(bots: tuple[str, ...], deals: int) -> float:
    """The share of games that the first of these bots wins."""
    return play(Contest(title="finish", bots=bots), deals, 0, Runner(1))[0].wins


@pytest.mark.parametrize(
    ("bots", "deals", "at_least"),
    [
        (("high-roller@150", "punter"), 10, 0.6),
        (("high-roller@150", "saver", "saver", "saver"), 5, 0.5),
        (("reckoner@150", "saver"), 10, 0.6),
        (("prudent", "card-reader"), 30, 0.55),
        (("saver", "dreamer"), 60, 0.55),
    ],
)
def test_the_better_player_wins_more(bots: tuple[str, ...], deals: int, at_least: float) -> None:
    assert wins(bots, deals) >= at_least


# What a form is worth


def test_what_a_form_is_reckoned_to_leave_is_what_the_rules_pay(game: Finish) -> None:
    forms = PlaceBets(Bet(1, 2000), (Bet(2, 700), Bet(1, 500))), PlaceBets(Bet(2, 1000), (Bet(3, 300),))
    for seed in range(60):
        state = before_the_bets(game, (0, 1, 1, 0), (3000, 1000, 2000, 1500), (9000, 8000), race=3)
        runs = run_races(state, 1, FastChance(seed), Budget(1))
        mine, other = (Betting(state, seat, runs, WIN_ONLY).mine[0] + runs.pay(0, laid_open(forms[seat])) for seat in (0, 1))
        for seat in (0, 1):
            game.apply(state, seat, game.code(forms[seat]), FastChance(seed))
        assert game.totals(state) == [mine, other]


# What a good player knows


def bid_of(game: Finish, state: Programme, cash: int) -> int:
    """What the high roller gives at most for the horse on offer, if it has so much."""
    seat = game.to_act(state)[0]
    assert state.auction is not None
    state.ledger.cash[seat] = state.auction.limits[seat] = cash
    bid = game.action(make_bot(game, "high-roller", FastChance(1)).choose(game.view(state, seat)))
    return bid.amount if isinstance(bid, SetMaximum) else 0


def test_a_price_is_a_stake_so_it_bids_a_share_of_its_cash(game: Finish) -> None:
    """An owner is paid in multiples of the price: who has more stakes more on the same horse."""
    state = started(game, seed=3)
    assert tally(state, 500, FastChance(1)).owner(0) > 1.4
    bids = [bid_of(game, state, cash) for cash in (10000, 20000, 80000)]
    assert 1500 <= bids[0] <= 4000
    assert bids[1] == pytest.approx(2 * bids[0], abs=200) and bids[2] == pytest.approx(8 * bids[0], abs=800)


def test_it_bids_more_the_more_a_horse_should_bring_and_nothing_if_that_is_less_than_its_price(game: Finish) -> None:
    state = started(game, seed=3)
    chances = tally(state, 2000, FastChance(1))
    shares = []
    for lot in range(6):
        state.offered[0], state.offered[lot] = state.offered[lot], state.offered[0]
        shares.append((chances.owner(lot), bid_of(game, state, 100_000)))
        state.offered[0], state.offered[lot] = state.offered[lot], state.offered[0]
    shares.sort()
    assert shares[0] < (0.9, 1) and shares[-1] > (1.4, 15_000)
    assert shares[-1][1] > shares[-3][1] > shares[0][1]


def test_it_counts_its_horses_when_it_bets(game: Finish) -> None:
    """What its own horse brings by winning need not be betted on as well."""
    prices, cash = (8000, 1000, 1000, 1000), (10000, 10000)
    own = before_the_bets(game, (0, 1, 1, 1), prices, cash, race=1)
    rivals = before_the_bets(game, (1, 0, 0, 0), prices, cash, race=1)
    for seed in range(3):
        with_it, against_it = (staked(form_of(game, "high-roller", state, seed)) for state in (own, rivals))
        assert with_it["win 1"] < against_it["win 1"]
        assert sum(stake for bet, stake in with_it.items() if not bet.endswith("1")) > sum(
            stake for bet, stake in against_it.items() if not bet.endswith("1")
        )


def last_race(game: Finish, owners: tuple[int, ...], cash: tuple[int, ...]) -> tuple[Programme, Betting]:
    """Before the last bets, and what they are worth against either of two likely forms of the rival."""
    state = before_the_bets(game, owners, (1000,) * 4, cash, race=3)
    runs = run_races(state, 3000, FastChance(100), Budget(1))
    betting = Betting(state, 0, runs, WIN_ONLY)
    betting.face(1, [quick_form(state, 1, runs, 0, 150, 100), growing_form(state, 1, runs, Budget(1))])
    return state, betting


def test_in_the_last_race_the_leader_plays_for_the_win_and_not_for_money(game: Finish) -> None:
    """All on the favourite would bring most, and lose every third game; it covers what the rival may win instead."""
    state, betting = last_race(game, (1, 1, 1, 1), (30000, 10000))
    all_on_one = vec[i64]([1, 30000, 0, 0, 0, 0])
    for seed in range(3):
        form = laid_open(form_of(game, "high-roller", state, seed))
        assert betting.worth(form) > 0.95 and betting.worth(all_on_one) < 0.7
        assert sum(betting.runs.pay(at, form) - betting.runs.pay(at, all_on_one) for at in range(3000)) < 0


def test_in_the_last_race_who_is_behind_risks_all_of_it(game: Finish) -> None:
    """What would make its money grow evenly leaves it second."""
    state, betting = last_race(game, (0, 1, 0, 1), (10000, 20000))
    for seed in range(3):
        to_win, to_grow = (laid_open(form_of(game, bot, state, seed)) for bot in ("high-roller", "reckoner"))
        assert betting.worth(to_win) > betting.worth(to_grow) + 0.1


def laid_open(form: PlaceBets) -> vec[i64]:
    """A form as a state keeps it."""
    places = [(bet.lane, bet.stake) for bet in form.places] + [(0, 0)] * (2 - len(form.places))
    lines = [(form.win.lane, form.win.stake) if form.win else (0, 0), *places]
    return vec[i64]([number for line in lines for number in line])


def test_in_the_last_race_a_sure_winner_does_not_stake_the_win(game: Finish) -> None:
    for seed in range(3):
        form = form_of(game, "high-roller", before_the_bets(game, (1, 1, 1, 1), (1000,) * 4, (90000, 1500), race=3), seed)
        assert 90000 - sum(staked(form).values()) > 20 * 1500 + 4 * 1000


def test_the_reckoner_forgets_that_others_bet_and_plays_every_race_alike(game: Finish) -> None:
    for seed in range(3):
        races = [before_the_bets(game, (1, 1, 1, 1), (1000,) * 4, (10000, 30000), race) for race in (1, 3)]
        assert form_of(game, "reckoner", races[0], seed) == form_of(game, "reckoner", races[1], seed)


def test_the_dreamer_bids_for_the_quickest_starter_only(game: Finish) -> None:
    state = started(game)
    bot = make_bot(game, "dreamer", FastChance(1))
    bidden, chance = set(), FastChance(1)
    while state.phase != BETS:
        seat, horse = game.to_act(state)[0], state.offered[state.lot]
        code = bot.choose(game.view(state, seat))
        bidden |= set() if code == game.code(Pass()) else {game.box.horses.list[horse].numbers[0]}
        game.apply(state, seat, code, chance)
    assert bidden == {max(game.box.horses.list[horse].numbers[0] for horse in state.offered)}


# What they say


def test_after_a_race_it_says_what_it_did_from_what_lies_open(game: Finish) -> None:
    heard = 0
    for seed in range(5):
        chance, log = FastChance(seed), Log()
        state = game.start(Setup(title="finish", edition="1975", seats=2, box=game.box_digest()), chance, log)
        talker, other = Searcher(game, FastChance(seed)), make_bot(game, "punter", FastChance(seed))
        while owing := game.to_act(state):
            race, seat = state.race, owing[0]
            view = game.view(state, seat, log.heard_by(seat))
            game.apply(state, seat, (other if seat else talker).choose(view, Budget(30)), chance, log)
            if state.race > race:
                heard += said_of_its_own(talker, game.view(state, 0, log.heard_by(0)))
    assert heard >= 8


def said_of_its_own(bot: Searcher, view: FinishView | Any) -> bool:
    remark = bot.remark(view)
    if remark is None:
        return False
    last = max(at for at, event in enumerate(view.history) if isinstance(event, RaceRanked))
    slips = [event.slips[0] for event in view.history[:last] if isinstance(event, BetsRevealed)][-1]
    stakes = {bet.stake for bet in (slips.win, *slips.places) if bet is not None}
    prices = {event.price for event in view.history[:last] if isinstance(event, HorseSold) and event.seat == 0}
    for lang in ("en", "fr"):
        text = Texts(lang).say(f"finish-remark-{remark.key}", **remark.facts)
        assert all(str(fact) in text for fact in remark.facts.values() if isinstance(fact, str))
    assert remark.facts.get("stake", 0) in stakes | {0} and remark.facts.get("price", 0) in prices | {0}
    return True


def test_before_any_race_it_has_nothing_to_say(game: Finish) -> None:
    state = started(game)
    assert Searcher(game, FastChance(1)).remark(game.view(state, 0)) is None


def test_stated_chances_are_calibrated(game: Finish) -> None:
    """Of what is given 60 to 70 %, between 55 and 75 % happens, over 500 races."""
    stated, happened = 0, 0
    for seed in range(500):
        chance, log = FastChance(seed), Log()
        setup = Setup(title="finish", edition="1975", seats=2, options={"races": 1}, box=game.box_digest())
        state = game.start(setup, chance, log)
        while state.auction is not None:
            buys = state.auction.leader < 0 and state.sold < 2 + seed % 3 and state.horses_of(state.auction.turn) < 3
            game.apply(state, state.auction.turn, game.code(Bid(1000) if buys else Pass()), chance, log)
        told = hints(game, game.view(state, 0), FastChance(seed), 300)
        for seat in (0, 1):
            game.apply(state, seat, game.code(PlaceBets()), chance, log)
        order = next(event.order for event, _ in log if isinstance(event, RaceRanked))
        for hint in told:
            if hint.chance is not None and 0.6 <= hint.chance < 0.7:
                stated += 1
                happened += hint.facts["lane"] in (order[:1] if hint.key == "win" else order[1:3])
    assert stated >= 100 and 0.55 <= happened / stated <= 0.75


def test_of_owners_too_as_many_are_paid_as_it_says(game: Finish) -> None:
    """Over 500 races, if all are sold, as it says."""
    stated, happened = 0, 0
    for seed in range(500):
        chance, log = FastChance(seed), Log()
        state = started(game, seed=seed, races=1)
        told = hints(game, game.view(state, 0), FastChance(seed), 300)
        while state.auction is not None:
            buys = state.auction.leader < 0 and state.horses_of(state.auction.turn) < 3
            game.apply(state, state.auction.turn, game.code(Bid(1000) if buys else Pass()), chance, log)
        for seat in (0, 1):
            game.apply(state, seat, game.code(PlaceBets()), chance, log)
        order = next(event.order for event, _ in log if isinstance(event, RaceRanked))
        lanes = {event.horse: event.lane for event, _ in log if isinstance(event, HorseSold)}
        assert len(lanes) == len(told)
        for hint in told:
            if 0.6 <= (hint.chance or 0) < 0.7:
                stated += 1
                happened += lanes[str(hint.facts["horse"])] in order[:3]
    assert stated >= 100 and 0.55 <= happened / stated <= 0.75


def test_hints_of_an_auction_are_about_the_horses_to_come(game: Finish) -> None:
    state = started(game)
    view = game.view(state, 0)
    assert isinstance(view, FinishView)
    told = hints(game, view, FastChance(1), 200)
    assert [hint.facts["horse"] for hint in told] == list(view.horses)
    assert sum(hint.chance or 0 for hint in told) == pytest.approx(3, abs=0.1)
    for lang in ("en", "fr"):
        assert str(told[0].facts["horse"]) in Texts(lang).say("finish-hint-owner", **told[0].facts)
