"""The engine against `naive.py`, a slow second implementation written from the rule page alone."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.ledger import Ledger
from hippodrome.core.log import Log
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import AUCTION, BETS, OVER, Programme
from tests.games.finish import naive
from tests.games.finish.programmes import GAME, SIX, box_with, cash_of, do, lot, ranked, setup, told_of, view

RACES = 700
"""Per block."""


class Trial:
    """A random race on a random track, laid out for the engine and for the naive rules alike.

    Short lanes, small numbers and few different ones: falls, level horses and close finishes are common.
    """

    def __init__(self, random: Random) -> None:
        self.length = random.choice((20, 25, 40))
        self.crosses = random.sample(range(1, random.choice((8, self.length + 1))), 6)
        self.lanes = random.randint(1, 6)
        self.seats = random.randint(2, 8)
        most = random.choice((1, 3, 9))
        self.numbers = [[random.randint(0, most) for _ in range(6)] for _ in range(self.lanes)]
        self.owners = [random.randrange(self.seats) for _ in range(self.lanes)]
        self.prices = [random.randint(10, 40) * 100 for _ in range(self.lanes)]
        self.cash = [random.choice((0, 100, 5000, 12_300)) for _ in range(self.seats)]
        self.bets = [self._bets(random, cash) for cash in self.cash]
        self.dice = [random.randint(1, 6) for _ in range(600)]

    def _bets(self, random: Random, cash: int) -> naive.Bets:
        lanes = random.sample(range(1, self.lanes + 1), min(self.lanes, random.randint(0, 2)))
        win = (random.randint(1, self.lanes), random.randint(1, 40) * 100) if random.random() < 0.7 else None
        bets = win, [(lane, random.randint(1, 40) * 100) for lane in lanes]
        return bets if naive.staked(bets) <= cash else (None, [])

    def horses(self) -> list[naive.Horse]:
        return [naive.Horse(lane + 1, self.numbers[lane], self.crosses[lane]) for lane in range(self.lanes)]

    def text(self, seat: int) -> str:
        win, place = self.bets[seat]
        bets = [f"win {win[0]} {win[1]}"] if win else []
        return "bets " + (" ".join([*bets, *[f"place {lane} {stake}" for lane, stake in place]]) or "none")

    def state(self) -> Programme:
        """The last race of a programme, its forms owed."""
        numbers = {lane + 1: self.numbers[lane] for lane in range(self.lanes)}
        game = Finish(box_with(numbers, length=self.length, crosses=self.crosses))
        state = Programme(game.table(self.seats, Options(1)))
        state.offered = list(range(6))
        state.lot = 6
        state.clear_lanes()
        for lane in range(self.lanes):
            state.saddle(lane, lane, self.owners[lane], self.prices[lane])
        state.ledger = Ledger(self.seats, 0)
        state.ledger.cash = vec[i64](self.cash)
        state.slips = Sealed(self.seats)
        state.bets = vec[i64]([0] * (self.seats * 6))
        state.phase = BETS
        return state


@pytest.mark.rule(
    "FI-11", "FI-12", "FI-13", "FI-14", "FI-20", "FI-21", "FI-22", "FI-23", "FI-24", "FI-25", "FI-26", "FI-27"
)  # fmt: skip
@pytest.mark.parametrize("block", range(4))
def test_races_go_and_pay_as_the_rule_page_says(block: int) -> None:
    random = Random(block)
    seen = dict.fromkeys(("a fall", "all fell", "a tie", "a tie again", "an empty lane", "a seventh round", "a winning bet"), 0)
    for _ in range(RACES):
        trial = Trial(random)
        dice = naive.Dice(trial.dice)
        expected = naive.race(trial.length, trial.horses(), dice)
        state, log = trial.state(), Log()
        chance = ScriptedChance(trial.dice[: dice.used])
        for seat in range(trial.seats):
            GAME.apply(state, seat, GAME.read(trial.text(seat)), chance, log)
        assert (state.phase, chance.left()) == (OVER, 0)
        compare(expected, log)
        assert view(state).fallen == tuple(SIX[lane - 1] for lane in expected.fallen)
        assert cash_of(state) == payments(trial, expected)
        seen["a fall"] += bool(expected.fallen)
        seen["all fell"] += not expected.order
        seen["a tie"] += bool(expected.ties)
        seen["a tie again"] += any(set(again) <= set(lanes) for (lanes, _), (again, _) in pairwise(expected.ties))
        seen["an empty lane"] += trial.lanes < 6
        seen["a seventh round"] += expected.rounds > 6
        seen["a winning bet"] += any(naive.won(trial.length, expected, bets) for bets in trial.bets)
    assert min(seen.values()) >= 5, seen


def compare(expected: naive.Result, log: Log) -> None:
    """Start, moves, falls, rolls and ranking, as told."""
    assert [(list(event.dice), list(event.lanes)) for event in told_of(log, events.StartRolled)] == expected.starts
    assert [(event.lane, event.start, event.end) for event in told_of(log, events.HorseMoved)] == expected.moves
    assert sorted(event.lane for event in told_of(log, events.HorseFell)) == expected.fallen
    assert [(list(event.lanes), list(event.dice)) for event in told_of(log, events.TieRolled)] == expected.ties
    assert [event.round for event in told_of(log, events.RoundRolled)] == list(range(1, expected.rounds + 1))
    assert [event.lane for event in told_of(log, events.FinishCrossed)] == expected.order[:1]
    assert list(ranked(log).order) == expected.order
    assert list(ranked(log).squares) == [expected.squares[lane] for lane in expected.order]


def payments(trial: Trial, result: naive.Result) -> list[int]:
    """What every seat holds in the end."""
    cash = [
        cash - naive.staked(bets) + naive.won(trial.length, result, bets)
        for cash, bets in zip(trial.cash, trial.bets, strict=True)
    ]
    for lane, (owner, price) in enumerate(zip(trial.owners, trial.prices, strict=True), 1):
        cash[owner] += naive.owner_gets(result, lane, price)
    return cash


@pytest.mark.rule("FI-3")
def test_auctions_between_standing_maxima_go_as_the_rule_page_says() -> None:
    random = Random(9)
    for _ in range(300):
        seats = random.randint(2, 6)
        opener = random.randrange(seats)
        purses = [random.choice((0, 900, 1000, 1500, 2000, 2500)) for _ in range(seats)]
        maxima = [random.randrange(1000, purse + 1, 100) if purse >= 1000 and random.random() < 0.8 else 0 for purse in purses]
        state, log = lot(seats, opener, purses, races=1), Log()
        for seat in random.sample(range(seats), seats):
            if maxima[seat] and seat not in GAME.to_act(state):
                do(state, f"maximum {maxima[seat]}", seat=seat, log=log)
        chance = FastChance(1)
        while state.phase == AUCTION and state.lot == 1:
            (seat,) = GAME.to_act(state)
            do(state, f"maximum {maxima[seat]}" if maxima[seat] else "pass", seat=seat, chance=chance, log=log)
        buyer, price = naive.auction(opener, purses, maxima)
        sold = [(event.seat, event.price) for event in told_of(log, events.HorseSold)]
        assert sold == ([] if buyer is None else [(buyer, price)]), (opener, purses, maxima)


@pytest.mark.rule("FI-1", "FI-4", "FI-10", "FI-11", "FI-12", "FI-13", "FI-14", "FI-24")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_whole_programmes_can_be_followed_by_the_rule_page(seats: int) -> None:
    """The naive rules get the dice, sales and forms that are told, and must come to the same cash."""
    for seed in range(3):
        chance, log = FastChance(seed), Log()
        state = GAME.start(setup(seats, races=6), chance, log)
        while owing := GAME.to_act(state):
            GAME.apply(state, owing[0], GAME.legal(state, owing[0]).draw(chance), chance, log)
        assert follow([event for event, _ in log], seats) == cash_of(state)


HORSES = {card.name: card.numbers for card in GAME.box.horses.list}
JOCKEYS = {card.name: card.numbers for card in GAME.box.jockeys.list}


def follow(told: list[Event], seats: int) -> list[int]:
    """Every seat's cash after a programme, worked out by the naive rules."""
    cash = [10_000] * seats
    sold: list[events.HorseSold] = []
    dice: list[int] = []
    slips: tuple[events.Slip, ...] = ()
    fallen: set[str] = set()
    for event in told:
        match event:
            case events.RaceAnnounced(horses=horses):
                assert not fallen & set(horses)
                sold, dice = [], []
            case events.HorseSold():
                sold.append(event)
                cash[event.seat] -= event.price
            case events.BetsRevealed():
                slips = event.slips
            case events.StartRolled() | events.TieRolled():
                dice.extend(event.dice)
            case events.RoundRolled():
                dice.extend((event.lane, event.plus))
            case events.RaceRanked():
                result = run_again(sold, dice)
                assert result.order == list(event.order)
                fallen |= {sold[lane - 1].horse for lane in result.fallen}
                for sale in sold:
                    cash[sale.seat] += naive.owner_gets(result, sale.lane, sale.price)
                for seat, slip in enumerate(slips):
                    win = (slip.win.lane, slip.win.stake) if slip.win else None
                    bets = win, [(bet.lane, bet.stake) for bet in slip.places]
                    cash[seat] += naive.won(40, result, bets) - naive.staked(bets)
    return cash


def run_again(sold: list[events.HorseSold], dice: list[int]) -> naive.Result:
    """A race of the test box, with the dice that were told."""
    horses = []
    for sale in sold:
        numbers = [horse + jockey for horse, jockey in zip(HORSES[sale.horse], JOCKEYS[sale.jockey], strict=True)]
        horses.append(naive.Horse(sale.lane, numbers, (5, 9, 14, 20, 27, 33)[sale.lane - 1]))
    told = naive.Dice(dice)
    result = naive.race(40, horses, told)
    assert told.used == len(dice)
    return result
