"""The magnate imagines auctions and seasons: what a good player knows shows in what it bids and bets."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from hippodrome.bots import levels_of, make_bot
from hippodrome.bots.triple_couronne import Magnate, rivals
from hippodrome.bots.triple_couronne.slips import Chance, Margins, slip, worth_making
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import Action, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.form import TRIALS
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.seasons import Seasons
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.worth import in_question, worth_of
from hippodrome.lab.triple_couronne_sales import sold, wins
from tests.games.triple_couronne.seasons import do, go, mover, put_cash, season, started, view

_loaded = load_game("triple-couronne")
assert isinstance(_loaded, TripleCouronne)
GAME: TripleCouronne = _loaded
FEW = 800
"""Rollouts, enough to see what it is after."""


def table(seats: int, edition: str) -> Setup:
    return Setup(title="triple-couronne", edition=edition, seats=seats, box=GAME.box_digest())


def chosen(state: Season, seed: int = 1, log: Log | None = None, seat: int | None = None) -> Action:
    """What the magnate does in this place."""
    asked = mover(state) if seat is None else seat
    return GAME.action(Magnate(GAME, FastChance(seed)).choose(view(state, asked, log), Budget(FEW)))


# The auction


class Sold(NamedTuple):
    """An auction that is over: what the magnate paid for a franc of worth, its share of all worth, and how often it wins."""

    paid: float
    bought: float
    wins: float


@cache
def auction(seats: int, rival: str, seed: int) -> Sold:
    """The magnate, in the first seat, at an auction with others of one kind."""
    state = sold(GAME, "complet", ["magnate", *[rival] * (seats - 1)], 0, seed, FEW)
    guide = worth_of(state, GAME.form(), in_question(state), 0)
    own = sum(guide[horse] for horse in state.stable_of(0))
    return Sold((int(state.table.cash) - int(state.ledger.cash[0])) / own, own / sum(guide), wins(GAME, state, 0, 900))


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def test_with_two_seats_it_bids_with_restraint_and_with_four_keenly() -> None:
    two, four = [auction(2, "trainer", seed) for seed in (1, 2, 3)], [auction(4, "trainer", seed) for seed in (1, 2)]
    assert mean([each.paid for each in two]) < 0.75 < 0.9 < mean([each.paid for each in four])
    assert mean([each.bought for each in four]) > 0.27


def test_its_auctions_win_the_season_more_often_than_not() -> None:
    assert mean([auction(2, "trainer", seed).wins for seed in (1, 2, 3)]) > 0.57
    assert mean([auction(4, "trainer", seed).wins for seed in (1, 2)]) > 0.3


def test_it_takes_for_little_what_nobody_else_wants() -> None:
    found = auction(2, "reserve-price", 1)
    assert found.paid < 0.6 and found.bought > 0.7 and found.wins > 0.9


def test_it_buys_when_the_others_have_no_money_left() -> None:
    state = started(2, "complet")
    put_cash(state, [9_000_000, 300_000])
    action = chosen(state)
    assert isinstance(action, actions.SetMaximum) and action.amount >= state.table.reserve[state.lots[0]]


def test_it_keeps_the_next_fees_back() -> None:
    state = started(4, "complet")
    do(state, "pass", "pass", "pass", "pass")
    put_cash(state, [1_100_000, 1_200_000, 1_100_000, 1_100_000])
    state.lots = state.lots[: state.lot + 1]  # the last chance to buy a horse, and nobody has one
    # races 1, 4 and 5 are the next for a horse of two years: 40,000, 40,000 and 80,000 F
    action = chosen(state)
    assert isinstance(action, actions.SetMaximum) and 1_000_000 <= action.amount <= 1_040_000


def lot(buyer: int, price: int, *bids: int) -> rivals.Lot:
    return rivals.Lot(0, buyer, price, bids, (10_000_000,) * len(bids))


def believed(*sold: rivals.Lot) -> float:
    """How far it thinks that the second seat goes, on average, for a horse that should bring a million."""
    shares = list(rivals.believed(sold, 1, [1_000_000.0], 10_000))
    return sum(shares) / len(shares) / 1000


def test_it_learns_from_bids_how_far_the_others_go() -> None:
    assert believed() == pytest.approx(0.96, abs=0.04)
    assert believed(*[lot(0, 600_000, 600_000, 590_000)] * 3) < 0.7
    assert believed(*[lot(1, 1_100_000, 1_090_000, 1_100_000)] * 3) > 1.05
    broke = lot(0, 600_000, 600_000, 590_000)._replace(cash=(10_000_000, 600_000))
    assert believed(*[broke] * 3) > 0.9  # it could not go on: that says nothing of what it thinks of a horse


# Bets


def bet(pays: float, likely: float) -> Chance:
    return Chance((0,), pays, likely, frozenset({(0, 1)}))


def test_a_bet_must_beat_the_odds_by_more_than_the_error_of_its_chance() -> None:
    error = (0.3 * 0.7 / TRIALS) ** 0.5
    assert worth_making([bet(1.01 / (0.3 - error), 0.3)]) and not worth_making([bet(0.99 / (0.3 - error), 0.3)])


def imagined(ahead: dict[tuple[int, int], list[int]]) -> tuple[Season, Margins]:
    """The first race of complet, as it comes to the bets, and by how much the first seat is ahead in the end, by first two."""
    state = go(season(4, "complet", 1), "bets", [1, 2, 3, 4])
    margins = Margins(state, 0, Seasons(1))
    margins.by_end = {end: sorted(each) for end, each in ahead.items()}
    return state, margins


def test_it_bets_what_wins_seasons_and_nothing_where_the_season_is_won_or_lost() -> None:
    good = [Chance((3,), 4.0, 0.5, frozenset({(3, 0)}))]
    close, won, lost = ({(3, 0): [amount] * 50, (0, 1): [500_000] * 50} for amount in (-150_000, 900_000, -9_000_000))
    state, margins = imagined(close)
    (made,) = slip(state, margins, good, 2_000_000, 10_000)
    assert made.horses == (3,) and 60_000 <= made.stake <= 100_000
    for ahead in (won, lost):
        state, margins = imagined(ahead)
        assert slip(state, margins, good, 2_000_000, 10_000) == []


def test_it_does_not_bet_for_what_may_be_chance() -> None:
    good = [Chance((3,), 4.0, 0.5, frozenset({(3, 0)}))]
    state, margins = imagined({(3, 0): [-150_000], (0, 1): [500_000] * 50})
    assert slip(state, margins, good, 2_000_000, 10_000) == []


def test_its_bets_fit_the_slip() -> None:
    outsiders = {horse: 0 for horse in (17, 18, 20, 22, 23)}
    state = season(5, "complet", 4, owners={17: 0, 18: 1, 20: 2, 22: 3, 23: 4}, earnings=outsiders)
    go(state, "bets", [17, 18, 20, 22, 23])
    action = chosen(state, seat=0)
    assert isinstance(action, actions.PlaceBets) and (action.wins or action.pairs)
    favourites = go(season(6, "complet", 1), "bets", [1, 2, 3, 4, 5, 6])
    assert chosen(favourites, seat=0) == actions.PlaceBets()


# All of them


def test_view_seed_and_budget_determine_what_it_does() -> None:
    state = started(4, "complet")
    first = [GAME.write(Magnate(GAME, FastChance(seed)).choose(view(state, 0), Budget(200))) for seed in range(6)]
    again = [GAME.write(Magnate(GAME, FastChance(seed)).choose(view(state, 0), Budget(200))) for seed in range(6)]
    assert first == again and len(set(first)) > 1


def test_when_its_clock_has_struck_it_answers_all_the_same() -> None:
    state = started(4, "complet")
    budget = Budget(10_000_000, seconds=0.000_001)
    GAME.action(Magnate(GAME, FastChance(1)).choose(view(state, 0), budget))
    assert budget.struck


@pytest.mark.parametrize("edition", GAME.editions())
@pytest.mark.parametrize("seats", GAME.seat_counts())
def test_all_levels_play_by_the_rules_with_every_number_of_seats(edition: str, seats: int) -> None:
    levels = [*levels_of("triple-couronne"), "reserve-price"]
    chance, log = FastChance(seats), Log()
    players = [make_bot(GAME, levels[-1 - seat], FastChance(seat)) for seat in range(seats)]
    players[0] = Magnate(GAME, FastChance(9))
    state = GAME.start(table(seats, edition), chance, log)
    while owing := GAME.to_act(state):
        code = players[owing[0]].choose(GAME.view(state, owing[0], log.heard_by(owing[0])), Budget(50))
        GAME.apply(state, owing[0], code, chance, log)
    assert GAME.outcome(state) is not None
