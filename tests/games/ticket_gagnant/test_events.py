"""One whole scripted race per discipline: every event, in order, with its exact contents and who may know it."""

from __future__ import annotations

from hippodrome.core.log import Audience, Log
from hippodrome.core.wire import Event
from hippodrome.games.ticket_gagnant import events
from tests.games.ticket_gagnant.positions import BOX, GAME, do, opened, view, whereabouts

Told = list[tuple[Event, Audience]]


def draws_for(hands: list[list[str]], first: int) -> list[int]:
    """The draws that deal these hands, card by card clockwise from the first player."""
    deck = list(BOX.deck.cards)
    draws = []
    for dealt in range(sum(map(len, hands))):
        seat = (first + dealt) % len(hands)
        at = deck.index(hands[seat][dealt // len(hands)], dealt)
        draws.append(at - dealt)
        deck[at] = deck[dealt]
    return draws


def test_a_flat_race_of_2022_is_told_from_the_opening_to_the_next_announcement() -> None:
    log = Log()
    state = opened("2022", 2, first=1, log=log)
    hands = [["1x2", "2x1", "2x3"], ["1x3", "2x2", "1x1"]]
    do(state, "discipline flat", log=log)
    do(state, "hand 3", draws=draws_for(hands, first=1), log=log)
    do(state, "predict 2/1/3", seat=0, log=log)
    do(state, "predict 1/./2", seat=1, log=log)
    do(state, "play 1x3 1>a5", "play 2x3 2>b5", "play 2x2 2>b7", "play 1x2 1>a7", "play 1x1 1>a8", log=log)
    do(state, "play 2x1 2>b8", draws=[1, 0, 0, 0, 0], log=log)
    expected: Told = [
        (events.MeetingOpened(4, 1, False), None),
        (events.RaceAnnounced(1, 1), None),
        (events.DisciplineChosen(1, 1, "flat", ()), None),
        (events.HandSizeChosen(1, 3), None),
        (events.CardsDealt(0, ("1x2", "2x1", "2x3")), (0,)),
        (events.CardsDealt(1, ("1x1", "1x3", "2x2")), (1,)),
        (events.PredictionMade(0, (2, 1, 3)), (0,)),
        (events.PredictionSealed(0), None),
        (events.PredictionMade(1, (1, None, 2)), (1,)),
        (events.PredictionSealed(1), None),
        (events.PredictionsRevealed(((2, 1, 3), (1, None, 2))), None),
        (events.RaceStarted(False), None),
        (events.CardPlayed(1, "1x3", 1, "a2", "a5"), None),
        (events.CardPlayed(0, "2x3", 2, "b2", "b5"), None),
        (events.CardPlayed(1, "2x2", 2, "b5", "b7"), None),
        (events.CardPlayed(0, "1x2", 1, "a5", "a7"), None),
        (events.CardPlayed(1, "1x1", 1, "a7", "a8"), None),
        (events.CardPlayed(0, "2x1", 2, "b7", "b8"), None),
        (events.PhotoFinishDrawn((1, 2), (2, 1)), None),
        (events.PhotoFinishDrawn((3, 4, 5, 6, 7), (3, 4, 5, 6, 7)), None),
        (events.RaceRanked(1, (2, 1, 3, 4, 5, 6, 7), ()), None),
        (events.TicketScored(0, (7, 5, 4), 5, 21, 0, 21), None),
        (events.TicketScored(1, (3, 0, 3), 0, 6, 0, 6), None),
        (events.RaceAnnounced(2, 0), None),
    ]
    assert list(log) == expected


def test_a_hurdle_race_of_2024_with_hidden_predictions_is_told() -> None:
    log = Log()
    state = opened("2024", 2, first=0, log=log)
    hands = [["6=7", "J", "2x3"], ["1=7", "1x1", "J"]]
    do(state, "discipline hurdles", "arrange 7654321", "secrecy hidden", log=log)
    do(state, "hand 3", draws=draws_for(hands, first=0), log=log)
    do(state, "predict ././1", seat=1, log=log)
    do(state, "predict 7/6/.", seat=1, log=log)
    do(state, "predict 5/./.", seat=0, log=log)
    do(state, "play 6=7 stay", "play 1=7 1>a3", "play J 7>a5", "play 1x1 1>a4", "play 2x3 2>f5", log=log)
    do(state, "play J 1>a5>b6", draws=[0, 2, 1, 0], log=log)
    expected: Told = [
        (events.MeetingOpened(2, 0, False), None),
        (events.RaceAnnounced(1, 0), None),
        (events.DisciplineChosen(1, 0, "hurdles", (1, 2)), None),
        (events.HorsesArranged(0, (7, 6, 5, 4, 3, 2, 1)), None),
        (events.SecrecyChosen(0, True), None),
        (events.HandSizeChosen(0, 3), None),
        (events.CardsDealt(0, ("2x3", "6=7", "J")), (0,)),
        (events.CardsDealt(1, ("1x1", "1=7", "J")), (1,)),
        (events.PredictionMade(1, (None, None, 1)), (1,)),
        (events.PredictionSealed(1), None),
        (events.PredictionMade(1, (7, 6, None)), (1,)),
        (events.PredictionSealed(1), None),
        (events.PredictionMade(0, (5, None, None)), (0,)),
        (events.PredictionSealed(0), None),
        (events.RaceStarted(True), None),
        (events.CardPlayed(0, "6=7"), None),
        (events.CardPlayed(1, "1=7", 1, "g2", "a3"), None),
        (events.CardPlayed(0, "J", 7, "a2", "a5"), None),
        (events.CardPlayed(1, "1x1", 1, "a3", "a4"), None),
        (events.CardPlayed(0, "2x3", 2, "f2", "f5"), None),
        (events.CardPlayed(1, "J", 1, "a4", "a5", 7, "b6"), None),
        (events.PhotoFinishDrawn((1, 2), (1, 2)), None),
        (events.PhotoFinishDrawn((3, 4, 5, 6), (5, 4, 3, 6)), None),
        (events.RaceRanked(1, (7, 1, 2, 5, 4, 3, 6), ()), None),
        (events.PredictionsRevealed(((5, None, None), (7, 6, None))), None),
        (events.TicketScored(0, (-1, 0, 0), 0, -1, 0, -1), None),
        (events.TicketScored(1, (7, -1, 0), 0, 6, 0, 6), None),
        (events.RaceAnnounced(2, 1), None),
    ]
    assert list(log) == expected


def test_a_steeplechase_of_2022_is_told() -> None:
    log = Log()
    state = opened("2022", 2, first=0, log=log)
    hands = [["4x3", "4x2", "J"], ["4=5", "5x3", "6x1"]]
    do(state, "discipline steeplechase", "river 1 before", log=log)
    do(state, "hand 3", draws=draws_for(hands, first=0), log=log)
    do(state, "predict 4/5/.", "predict 5/4/6", log=log)
    do(state, "play 4x3 4>d5", "play 4=5 5>d6", "play 4x2 4>d6>e6", "play 5x3 5>e9", "play J 6>f5", log=log)
    do(state, "play 6x1 6>g5", draws=[0, 0, 0], log=log)
    expected: Told = [
        (events.MeetingOpened(4, 0, False), None),
        (events.RaceAnnounced(1, 0), None),
        (events.DisciplineChosen(1, 0, "steeplechase", (1, 2)), None),
        (events.RiverPlaced(0, 1, False, 7, (1, 2)), None),
        (events.HandSizeChosen(0, 3), None),
        (events.CardsDealt(0, ("4x2", "4x3", "J")), (0,)),
        (events.CardsDealt(1, ("5x3", "6x1", "4=5")), (1,)),
        (events.PredictionMade(0, (4, 5, None)), (0,)),
        (events.PredictionSealed(0), None),
        (events.PredictionMade(1, (5, 4, 6)), (1,)),
        (events.PredictionSealed(1), None),
        (events.PredictionsRevealed(((4, 5, None), (5, 4, 6))), None),
        (events.RaceStarted(False), None),
        (events.CardPlayed(0, "4x3", 4, "d2", "d5"), None),
        (events.CardPlayed(1, "4=5", 5, "e2", "d6"), None),
        (events.CardPlayed(0, "4x2", 4, "d5", "d6", 5, "e6"), None),  # the river on row 7 stops it
        (events.CardPlayed(1, "5x3", 5, "e6", "e9"), None),
        (events.CardPlayed(0, "J", 6, "f2", "f5"), None),
        (events.CardPlayed(1, "6x1", 6, "f5", "g5"), None),
        (events.PhotoFinishDrawn((1, 2, 3, 7), (1, 2, 3, 7)), None),
        (events.RaceRanked(1, (5, 4, 6, 1, 2, 3, 7), ()), None),
        (events.TicketScored(0, (3, 3, 0), 0, 6, 0, 6), None),
        (events.TicketScored(1, (7, 5, 4), 5, 21, 0, 21), None),
        (events.RaceAnnounced(2, 1), None),
    ]
    assert list(log) == expected


def test_a_harness_race_of_2022_is_told() -> None:
    log = Log()
    state = opened("2022", 3, first=2, log=log)
    hands = [["2x1", "4x3", "1x2"], ["3x1", "4x1", "5x1"], ["6x1", "7x1", "7x2"]]
    do(state, "discipline harness", log=log)
    do(state, "hand 3", draws=draws_for(hands, first=2), log=log)
    do(state, "predict 4/./.", "predict 7/5/4", "predict 2/./6", log=log)
    do(state, "play 6x1 6>f3", "play 2x1 2>b1", "play 3x1 3>c3", "play 7x1 7>g3", "play 4x3 4>d5", log=log)
    do(state, "play 4x1 4>e5", "play 7x2 7>g5", "play 1x2 1>a4", log=log)
    assert whereabouts(state) == {1: "a4", 2: "b1", 3: "c3", 4: "e5", 5: "e2", 6: "f3", 7: "g5"}
    do(state, "play 5x1 5>f2", draws=[1, 0], log=log)
    expected: Told = [
        (events.MeetingOpened(3, 2, False), None),
        (events.RaceAnnounced(1, 2), None),
        (events.DisciplineChosen(1, 2, "harness", ()), None),
        (events.HandSizeChosen(2, 3), None),
        (events.CardsDealt(0, ("1x2", "2x1", "4x3")), (0,)),
        (events.CardsDealt(1, ("3x1", "4x1", "5x1")), (1,)),
        (events.CardsDealt(2, ("6x1", "7x1", "7x2")), (2,)),
        (events.PredictionMade(0, (4, None, None)), (0,)),
        (events.PredictionSealed(0), None),
        (events.PredictionMade(1, (7, 5, 4)), (1,)),
        (events.PredictionSealed(1), None),
        (events.PredictionMade(2, (2, None, 6)), (2,)),
        (events.PredictionSealed(2), None),
        (events.PredictionsRevealed(((4, None, None), (7, 5, 4), (2, None, 6))), None),
        (events.RaceStarted(False), None),
        (events.CardPlayed(2, "6x1", 6, "f2", "f3"), None),
        (events.CardPlayed(0, "2x1", 2, "b2", "b1"), None),
        (events.CardPlayed(1, "3x1", 3, "c2", "c3"), None),
        (events.CardPlayed(2, "7x1", 7, "g2", "g3"), None),
        (events.CardPlayed(0, "4x3", 4, "d2", "d5"), None),
        (events.CardPlayed(1, "4x1", 4, "d5", "e5"), None),
        (events.CardPlayed(2, "7x2", 7, "g3", "g5"), None),
        (events.CardPlayed(0, "1x2", 1, "a2", "a4"), None),
        (events.CardPlayed(1, "5x1", 5, "e2", "f2"), None),
        (events.HorsesDisqualified((5,)), None),
        (events.PhotoFinishDrawn((4, 7), (7, 4)), None),
        (events.PhotoFinishDrawn((3, 6), (3, 6)), None),
        (events.RaceRanked(1, (7, 4, 1, 3, 6, 2), (5,)), None),
        (events.TicketScored(0, (3, 0, 0), 0, 3, 0, 3), None),
        (events.TicketScored(1, (7, -2, 3), 0, 8, 0, 8), None),
        (events.TicketScored(2, (-1, 0, -1), 0, -2, 0, -2), None),
        (events.RaceAnnounced(2, 0), None),
    ]
    assert list(log) == expected


def test_a_race_without_a_log_goes_the_same_way() -> None:
    told, untold = opened("2024", 2), opened("2024", 2)
    log = Log()
    hands = [["6=7", "J", "2x3"], ["1=7", "1x1", "J"]]
    for state, its_log in ((told, log), (untold, None)):
        do(state, "discipline steeplechase", "river 2 after", "arrange 7654321", "secrecy hidden", log=its_log)
        do(state, "hand 3", draws=draws_for(hands, first=0), log=its_log)
        do(state, "predict 7/6/.", "predict 5/./.", log=its_log)
        do(state, "play 6=7 stay", "play 1=7 1>a3", "play J 7>a5", "play 1x1 1>a4", "play 2x3 2>f5", log=its_log)
        do(state, "play J 1>a5>b6", draws=[0, 2, 1, 0], log=its_log)
    assert GAME.snapshot(told) == GAME.snapshot(untold)
    assert view(told) == view(untold)
