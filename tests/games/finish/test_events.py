"""One whole scripted race and what follows: every event, in order, with its exact contents and who may know it."""

from __future__ import annotations

import msgspec

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Audience, Log
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from hippodrome.games.finish.events import AnyEvent, Bet, Slip
from hippodrome.games.finish.state import Programme
from tests.games.finish.programmes import GAME, SIX, cash_of, do, offering, opened, setup

Told = list[tuple[Event, Audience]]


NEXT_SIX = ("Irrwisch", "Katzenbuckel", "Schlagobers", "Napoléon", "Hallodri", "Lady Skunx")
"""Without Moskito, which fell."""


def auctions(log: Log) -> tuple[Programme, Told]:
    """Seat 1 opens. Four horses are sold, one of them between two maxima, one to a seat that then has three."""
    state = opened(2, opener=1, log=log, races=2)
    do(state, "bid 1000", "bid 1500", "pass", draws=[0], log=log)
    do(state, "pass", "pass", log=log)
    do(state, "maximum 1300", seat=0, log=log)
    do(state, "maximum 2000", seat=1, draws=[1], log=log)
    do(state, "pass", "bid 1000", draws=[2], log=log)
    do(state, "bid 2000", "pass", draws=[8], log=log)
    do(state, "pass", log=log)
    return state, [
        (events.ProgrammeOpened(2, 10_000, 1), None),
        (events.RaceAnnounced(1, SIX), None),
        (events.LotOpened("Katzenbuckel", 1), None),
        (BidMade(1, 1000), None),
        (BidMade(0, 1500), None),
        (BidPassed(1), None),
        (MoneyMoved(0, None, 1500, "purchase"), None),
        (events.HorseSold(1, "Katzenbuckel", "Ernő Lundquist", 0, 1500), None),
        (events.LotOpened("Schlagobers", 0), None),
        (BidPassed(0), None),
        (BidPassed(1), None),
        (events.HorseUnsold("Schlagobers"), None),
        (events.LotOpened("Napoléon", 1), None),
        (MaximumSet(0, 1300), (0,)),
        (MaximumSet(1, 2000), (1,)),
        (BidMade(1, 1000), None),
        (BidMade(0, 1100), None),
        (BidMade(1, 1200), None),
        (BidMade(0, 1300), None),
        (BidMade(1, 1400), None),
        (BidPassed(0), None),
        (MoneyMoved(1, None, 1400, "purchase"), None),
        (events.HorseSold(2, "Napoléon", "Bruno Koch", 1, 1400), None),
        (events.LotOpened("Hallodri", 0), None),
        (BidPassed(0), None),
        (BidMade(1, 1000), None),
        (MoneyMoved(1, None, 1000, "purchase"), None),
        (events.HorseSold(3, "Hallodri", "Dino Elba", 1, 1000), None),
        (events.LotOpened("Moskito", 1), None),
        (BidMade(1, 2000), None),
        (BidPassed(0), None),
        (MoneyMoved(1, None, 2000, "purchase"), None),
        (events.HorseSold(4, "Moskito", "Karla Lund", 1, 2000), None),
        (events.LotOpened("Lady Skunx", 0), None),
        (BidPassed(0), None),
        (BidPassed(1), None),
        (events.HorseUnsold("Lady Skunx"), None),
        (events.BettingOpened(1), None),
    ]


def race_told() -> Told:
    """With their jockeys Katzenbuckel has 8, 8, 8, 7, Napoléon 9, 2, 8, 4, Hallodri 6, 7, 3, 10, Moskito 2, 3, 5, 6."""
    return [
        (events.BetsMade(1, Slip(Bet(1, 500), (Bet(3, 100), Bet(2, 200)))), (1,)),
        (events.BetsSealed(1), None),
        (events.BetsMade(0, Slip(None, (Bet(2, 300),))), (0,)),
        (events.BetsSealed(0), None),
        (events.BetsRevealed((Slip(None, (Bet(2, 300),)), Slip(Bet(1, 500), (Bet(3, 100), Bet(2, 200))))), None),
        (MoneyMoved(0, None, 300, "stakes"), None),
        (MoneyMoved(1, None, 800, "stakes"), None),
        (events.StartRolled((3, 1, 1, 6, 3, 5), (1, 3), 0), None),
        (events.StartRolled((6, 2, 5, 2), (2,), -1), None),
        (events.RoundRolled(1, 6, 4), None),
        (events.HorseMoved(1, 0, 12), None),
        (events.HorseMoved(2, -1, 12), None),
        (events.HorseMoved(3, 0, 10), None),
        (events.HorseMoved(4, -2, 4), None),
        (events.RoundRolled(2, 2, 6), None),
        (events.HorseMoved(2, 12, 20), None),
        (events.HorseMoved(3, 10, 23), None),
        (events.HorseMoved(4, 4, 13), None),
        (events.HorseMoved(1, 12, 26), None),
        (events.RoundRolled(3, 4, 2), None),
        (events.HorseMoved(4, 13, 20), None),
        (events.HorseFell(4, 20), None),
        (events.HorseMoved(1, 26, 36), None),
        (events.HorseMoved(2, 20, 30), None),
        (events.HorseMoved(3, 23, 28), None),
        (events.RoundRolled(4, 2, 5), None),
        (events.HorseMoved(2, 30, 39), None),
        (events.HorseMoved(3, 28, 43), None),
        (events.FinishCrossed(3), None),
        (events.RaceRanked(1, (3, 2, 1), (43, 39, 36), 16, (8, 2), (4, 2, 1)), None),
        (MoneyMoved(None, 1, 4000, "owner"), None),
        (MoneyMoved(None, 1, 2800, "owner"), None),
        (MoneyMoved(None, 0, 1500, "owner"), None),
        (MoneyMoved(None, 0, 2400, "place-bet"), None),
        (MoneyMoved(None, 1, 1600, "place-bet"), None),
        (events.RaceAnnounced(2, NEXT_SIX), None),
        (events.LotOpened("Irrwisch", 1), None),
    ]


def test_a_race_is_told_from_the_opening_to_the_next_announcement() -> None:
    log = Log()
    state, expected = auctions(log)
    dice = [3, 1, 1, 6, 3, 5, 6, 2, 5, 2, 6, 4, 2, 6, 4, 2, 2, 5]
    do(state, "bets win 1 500 place 3 100 place 2 200", seat=1, log=log)
    do(state, "bets place 2 300", seat=0, draws=[*dice, *offering(*NEXT_SIX, fallen=["Moskito"])], log=log)
    assert list(log) == expected + race_told()
    assert cash_of(state) == [10_000 - 1500 - 300 + 1500 + 2400, 10_000 - 1400 - 1000 - 2000 - 800 + 4000 + 2800 + 1600]


def test_every_event_can_be_sent_and_read_back() -> None:
    chance, log = FastChance(3), Log()
    state = GAME.start(setup(4, races=3), chance, log)
    while owing := GAME.to_act(state):
        GAME.apply(state, owing[0], GAME.legal(state, owing[0]).draw(chance), chance, log)
    assert len({type(event) for event, _ in log}) > 15
    for event, _ in log:
        assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event
