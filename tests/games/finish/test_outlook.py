"""What is said to follow is what the rules then pay, over whole random programmes; and by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.finish import events
from hippodrome.games.finish.outlook import FinishOutlook, FormOutlook, LotOutlook, Standing
from hippodrome.games.finish.race import Race
from tests.games.finish.programmes import ACROSS, ALL_SHOWN, GAME, betting, box_with, run

SEATS = 3
WINNINGS = ("owner", "win-bet", "place-bet")


class Ran(NamedTuple):
    """A race of a random programme: what was said to a seat before it and with it, and what was told."""

    seat: int
    lots: dict[str, LotOutlook]
    form: FormOutlook | None
    standings: tuple[Standing, ...]
    told: list[Any]
    sold: list[events.HorseSold]


def look(game: Any, state: Any, seat: int, log: Log, new: int = 0) -> FinishOutlook | None:
    """What is said to a seat; `new` of all events, counted from the first, are old."""
    heard = tuple(event for event, only in log.entries[new:] if only is None or seat in only)
    found = game.outlook(state, seat, log.told_to(seat, heard))
    assert found is None or isinstance(found, FinishOutlook)
    return found


def races(seed: int) -> Iterator[Ran]:
    """Every race of a random programme, as each seat is told of it."""
    game, chance, whim = load_game("finish"), FastChance(seed), FastChance(seed + 1)
    log = Log()
    state = game.start(Setup(title="finish", edition="1975", seats=SEATS, options={"races": 4}), chance, log)
    lots: list[dict[str, LotOutlook]] = [{} for _ in range(SEATS)]
    forms: list[FormOutlook | None] = [None] * SEATS
    began = 0
    while owing := game.to_act(state):
        seat = owing[whim.below(len(owing))]
        before = look(game, state, seat, log, len(log))
        assert before is not None
        if before.lot is not None:
            lots[seat][game.view(state, seat).auction.horse] = before.lot
        forms[seat] = before.form
        first = len(log)
        game.apply(state, seat, game.legal(state, seat).draw(whim), chance, log)
        told = [event for event, _ in log.entries[first:]]
        if any(isinstance(event, events.RaceRanked) for event in told):
            sold = [event for event, _ in log.entries[began:] if isinstance(event, events.HorseSold)]
            for each in range(SEATS):
                after = look(game, state, each, log, first)
                assert after is not None
                yield Ran(each, lots[each], forms[each], after.race, told, sold)
            lots, forms, began = [{} for _ in range(SEATS)], [None] * SEATS, len(log)


@pytest.mark.rule("FI-14")
def test_what_is_said_at_the_end_of_a_race_is_what_the_bank_pays() -> None:
    paid = 0
    for seed in range(6):
        for ran in races(seed):
            won = sum(e.amount for e in ran.told if isinstance(e, MoneyMoved) and e.payee == ran.seat and e.why in WINNINGS)
            end = ran.standings[-1]
            assert end.lane is None
            assert end.least == end.most == won
            assert won == sum(bet.most for bet in end.bets) + sum(horse.most for horse in end.horses)
            paid += won > 0
    assert paid > 15


def test_there_is_a_standing_for_every_move_in_its_order() -> None:
    for ran in races(3):
        moves = [event.lane for event in ran.told if isinstance(event, events.HorseMoved)]
        assert [standing.lane for standing in ran.standings] == [*moves, None]
        rounds = [event.round for event in ran.told if isinstance(event, events.RoundRolled)]
        assert sorted({standing.round for standing in ran.standings}) == rounds


def test_the_last_standing_before_the_end_allows_for_what_then_comes_out() -> None:
    parted = 0
    for seed in range(12):
        for ran in races(seed):
            crossed, end = ran.standings[-2:]
            assert crossed.least <= end.least <= crossed.most
            parted += crossed.least < crossed.most
            placed = [lane for level in end.order for lane in level]
            assert [set(level) for level in crossed.order] == _grouped(placed, [len(level) for level in crossed.order])
    assert parted  # dice had something to decide


def _grouped(lanes: list[int], sizes: list[int]) -> list[set[int]]:
    found = []
    for size in sizes:
        found.append(set(lanes[:size]))
        lanes = lanes[size:]
    return found


@pytest.mark.rule("FI-14")
def test_a_bidder_and_a_bettor_are_told_what_a_horse_then_brings_its_owner() -> None:
    brought = 0
    for seed in range(6):
        for ran in races(seed):
            ranked = next(event for event in ran.told if isinstance(event, events.RaceRanked))
            owner = [event for event in ran.told if isinstance(event, MoneyMoved) and event.why == "owner"]
            for place, (lane, payment) in enumerate(zip(ranked.order, owner, strict=False)):
                sold = ran.sold[lane - 1]
                if sold.horse in ran.lots:
                    pays = ran.lots[sold.horse].pays
                    assert payment.amount == sold.price * (pays.first, pays.second, pays.third)[place]
                    brought += 1
                if ran.form is not None:
                    runner = ran.form.runners[lane - 1]
                    assert (runner.lane, runner.owner, runner.price) == (lane, sold.seat, sold.price)
                    assert payment.amount == (runner.first, runner.second, runner.third)[place]
    assert brought > 20


@pytest.mark.rule("FI-13")
def test_a_stake_returns_what_was_said_of_the_square() -> None:
    returned = 0
    for seed in range(8):
        for ran in races(seed):
            if ran.form is None:
                continue
            odds = {square.square: square for square in ran.form.odds}
            ranked = next(event for event in ran.told if isinstance(event, events.RaceRanked))
            for bet in ran.standings[-1].bets:
                if bet.bet == "win" and ranked.order[:1] == (bet.lane,) and len(ranked.order) > 1:
                    times = odds[ranked.squares[1]].win if ranked.squares[1] in odds else 0
                elif bet.bet == "place" and bet.lane in ranked.order[1:3]:
                    square = ranked.squares[ranked.order.index(bet.lane)]
                    times = odds[square].place if square in odds else 0
                else:
                    times = 0
                assert bet.most == bet.stake * times
                returned += times > 0
    assert returned > 5


def test_a_race_ends_in_the_rounds_that_were_said_as_often_as_was_said() -> None:
    state = betting(owners=[0, 1, 0, 1, 0, 1], prices=[1000] * 6)
    found = look(GAME, state, 0, Log())
    assert found is not None and found.form is not None
    ended: Counter[int] = Counter()
    chance = FastChance(5)
    while ended.total() < 4000:
        race, log = Race(state), Log()
        race.crosses = vec[i64]([-9] * 6)  # nobody falls
        race.run(chance, log)
        ended[max(event.round for event, _ in log if isinstance(event, events.RoundRolled))] += 1
    said = {each.round: each.percent for each in found.form.rounds}
    assert sum(said.values()) in (99, 100, 101)
    for number in {*said, *ended}:
        assert abs(said.get(number, 0) - ended[number] / 40) < 3, (number, said, ended)


@pytest.mark.rule("FI-26")
def test_where_horses_are_level_the_least_and_the_most_are_said() -> None:
    bets = ["bets win 1 100 place 2 100", "bets none"]
    log, ends = Log(), {1: ACROSS, 2: 40, 3: 40, 4: 30, 5: 21}
    box = box_with({lane: [square - 1] * 6 for lane, square in ends.items()})
    state = betting([0, 1, 0, 1, 0], [1000, 1500, 2000, 1000, 1000], box=box, log=log)
    run(state, [*ALL_SHOWN, 2, 1, 5, 2], bets, log)  # lane 1 moves last; 2 and 3 roll for the second place
    found = look(GAME, state, 0, log)
    assert found is not None
    crossed = found.race[-2]
    assert crossed.order[:2] == ((1,), (2, 3))
    win, place = crossed.bets
    assert (win.bet, win.best, win.worst, win.least, win.most) == ("win", 1, 1, 2000, 2000)
    assert (place.bet, place.best, place.worst, place.least, place.most) == ("place", 2, 3, 1000, 1000)
    assert [(horse.lane, horse.least, horse.most) for horse in crossed.horses] == [(1, 4000, 4000), (3, 2000, 4000), (5, 0, 0)]
    assert (crossed.least, crossed.most) == (2000 + 1000 + 4000 + 2000, 2000 + 1000 + 4000 + 4000)


def test_a_seat_with_nothing_to_choose_is_told_nothing() -> None:
    state = load_game("finish").start(Setup(title="finish", edition="1975", seats=2), FastChance(1))
    state.ledger.cash[1 - state.auction.turn] = 0
    state.auction.limits[1 - state.auction.turn] = 0
    assert look(load_game("finish"), state, 1 - state.auction.turn, Log()) is None
