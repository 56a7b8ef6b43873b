"""Predictions: what may be predicted, and who may know it when (TG-5, TG-6)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant.positions import (
    GAME,
    HORSES,
    as_long_as,
    do,
    opened,
    position,
    ready_to_predict,
    refused,
    seen_bytes,
    texts,
    told,
    told_of,
    view,
)


def every_ticket() -> set[str]:
    """TG-5, counted out: one, two or three different horses on as many of the three places."""
    tickets = set()
    for tokens in (1, 2, 3):
        for horses in permutations(map(str, HORSES), tokens):
            for used in product((True, False), repeat=3):
                if sum(used) == tokens:
                    left = list(horses)
                    tickets.add("/".join(left.pop(0) if place else "." for place in used))
    return tickets


# TG-5


@pytest.mark.rule("TG-5")
def test_a_prediction_is_one_two_or_three_different_horses_on_any_places() -> None:
    listed = texts(ready_to_predict())
    assert len(listed) == 7 * 3 + 7 * 6 * 3 + 7 * 6 * 5 == 357
    assert set(listed) == {f"predict {ticket}" for ticket in every_ticket()}


@pytest.mark.rule("TG-5e")
def test_two_tokens_on_the_first_two_places_are_a_legal_prediction() -> None:
    state = do(ready_to_predict(), "predict 6/4/.")
    assert view(state, 0).ticket == (6, 4, None)


@pytest.mark.rule("TG-5")
@pytest.mark.parametrize(
    ("ticket", "places"),
    [
        ("./3/.", (None, 3, None)),
        ("././7", (None, None, 7)),
        ("1/./2", (1, None, 2)),
        ("./6/5", (None, 6, 5)),
        ("7/3/5", (7, 3, 5)),
    ],
)
def test_any_places_may_be_used(ticket: str, places: events.Places) -> None:
    assert view(do(ready_to_predict(), f"predict {ticket}"), 0).ticket == places


@pytest.mark.rule("TG-5")
def test_predicting_no_horse_is_refused() -> None:
    problem = refused(ready_to_predict(), "predict ././.")
    assert (problem.rule, problem.key) == ("TG-5", "predict-one")


@pytest.mark.rule("TG-5")
@pytest.mark.parametrize("ticket", ["5/5/.", "5/./5", "./5/5", "5/5/5", "5/5/4"])
def test_a_horse_is_predicted_on_one_place_only(ticket: str) -> None:
    problem = refused(ready_to_predict(), f"predict {ticket}")
    assert (problem.rule, problem.key) == ("TG-5", "different-horses")


@pytest.mark.rule("TG-5")
def test_all_players_predict_at_once_in_any_order() -> None:
    state = ready_to_predict(seats=3, first=1)
    assert GAME.to_act(state) == (0, 1, 2)
    do(state, "predict 1/./.", seat=2)
    assert GAME.to_act(state) == (0, 1)
    do(state, "predict 1/./.", seat=0)
    assert GAME.to_act(state) == (1,)
    do(state, "predict 1/./.", seat=1)
    assert (view(state).phase, GAME.to_act(state)) == ("race", (1,))


@pytest.mark.rule("TG-6")
def test_a_prediction_may_be_changed_until_the_last_one_is_in() -> None:
    state = ready_to_predict(seats=3)
    do(state, "predict 1/./.", "predict 2/3/.", "predict 4/./.", seat=0)
    assert view(state, 0).ticket == (4, None, None)
    assert view(state).predicted == (True, False, False)
    choice = view(state, 0).choice
    assert choice is not None and not choice.owed
    assert len(GAME.legal(state, 0)) == 357
    do(state, "predict 5/./.", seat=1)
    do(state, "predict 6/./.", seat=2)
    assert view(state).tickets == ((4, None, None), (5, None, None), (6, None, None))


@pytest.mark.rule("TG-6")
def test_once_the_race_has_started_no_prediction_is_changed() -> None:
    problem = refused(position(hands=[["5x1"], ["J"]]), "predict 2/./.", seat=0)
    assert (problem.rule, problem.key) == ("TG-5", "not-now")


# TG-6: who knows what when


def two_worlds(edition: str, hidden: bool, *, all_in: bool) -> tuple[Meeting, Log, Meeting, Log]:
    """Two races that differ only in the prediction of seat 1, with their logs."""
    worlds = []
    for ticket in ("2/3/.", "././7"):
        state, log = ready_to_predict(edition, 3, hidden=hidden), Log()
        do(state, f"predict {ticket}", seat=1, log=log)
        do(state, "predict 4/./.", seat=2, log=log)
        if all_in:
            do(state, "predict 5/./.", seat=0, log=log)
        worlds.append((state, log))
    return (*worlds[0], *worlds[1])


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("onlooker", [0, 2, None])
def test_nobody_sees_a_prediction_before_the_last_one_is_in(edition: str, onlooker: int | None) -> None:
    one, one_log, other, other_log = two_worlds(edition, hidden=False, all_in=False)
    assert seen_bytes(one, onlooker, one_log) == seen_bytes(other, onlooker, other_log)
    assert view(one, onlooker).predicted == (False, True, True)
    assert view(one, onlooker).tickets is None


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_predictions_are_revealed_together_before_the_start(edition: str, onlooker: int | None) -> None:
    state, log, _, _ = two_worlds(edition, hidden=False, all_in=True)
    everybody = ((5, None, None), (2, 3, None), (4, None, None))
    assert view(state, onlooker).tickets == everybody
    assert told(log)[-2:] == [events.PredictionsRevealed(everybody), events.RaceStarted(False)]


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("onlooker", [0, 2, None])
def test_hidden_predictions_stay_hidden_during_the_race(edition: str, onlooker: int | None) -> None:
    one, one_log, other, other_log = two_worlds(edition, hidden=True, all_in=True)
    assert view(one).hidden
    chance = FastChance(2)
    for _ in as_long_as(lambda: one.cards_left > 1):
        for state, log in ((one, one_log), (other, other_log)):
            do(state, texts(state)[0], chance=chance, log=log)
        assert seen_bytes(one, onlooker, one_log) == seen_bytes(other, onlooker, other_log)
        assert view(one, onlooker).tickets is None
    assert told_of(one_log, events.PredictionsRevealed) == []
    assert told_of(one_log, events.RaceStarted) == [events.RaceStarted(True)]


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize("hidden", [False, True])
def test_one_always_sees_one_s_own_prediction(hidden: bool) -> None:
    state, log, _, _ = two_worlds("2022", hidden=hidden, all_in=True)
    assert view(state, 1).ticket == (2, 3, None)
    assert events.PredictionMade(1, (2, 3, None)) in log.heard_by(1)
    assert events.PredictionMade(1, (2, 3, None)) not in log.heard_by(0)
    assert events.PredictionMade(1, (2, 3, None)) not in log.heard_by(None)


@pytest.mark.rule("TG-6")
def test_everybody_hears_that_a_prediction_is_sealed() -> None:
    _, log, _, _ = two_worlds("2022", hidden=False, all_in=False)
    assert [event for event in log.heard_by(None) if isinstance(event, events.PredictionSealed)] == [
        events.PredictionSealed(1),
        events.PredictionSealed(2),
    ]


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_hidden_predictions_are_revealed_once_the_ranking_is_known_photo_finish_included(edition: str) -> None:
    horses = {7: "a10", 5: "a9", 4: "b8", 2: "c8", 1: "a7", 3: "a6", 6: "a5"}
    state = position(edition, horses=horses, hands=[["6x1"], []], tickets=["7/5/4", "1/./."], hidden=True)
    log = Log()
    do(state, "play 6x1 6>b5", draws=[1], log=log)
    kinds = [type(event).__name__ for event in told(log)]
    assert kinds[:5] == ["CardPlayed", "PhotoFinishDrawn", "RaceRanked", "PredictionsRevealed", "TicketScored"]
    assert told(log)[3] == events.PredictionsRevealed(((7, 5, 4), (1, None, None)))


@pytest.mark.rule("TG-6")
def test_open_predictions_are_not_revealed_a_second_time() -> None:
    state = position(hands=[["6x1"], []])
    log = Log()
    do(state, "play 6x1 6>f2", draws=[0] * 5, log=log)
    assert told_of(log, events.PredictionsRevealed) == []


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize(("choice", "hidden"), [("hidden", True), ("open", False)])
def test_in_2024_the_first_player_decides_on_secrecy_for_each_race(choice: str, hidden: bool) -> None:
    state, log = opened("2024", 3, first=2), Log()
    do(state, "discipline flat", "arrange 1234567")
    assert texts(state) == ["secrecy open", "secrecy hidden"]
    do(state, f"secrecy {choice}", log=log)
    assert view(state).hidden == hidden
    assert told(log) == [events.SecrecyChosen(2, hidden)]


@pytest.mark.rule("TG-6")
@pytest.mark.parametrize("option", [False, True])
def test_in_2022_secrecy_is_the_table_s_option_and_nobody_s_choice(option: bool) -> None:
    state = ready_to_predict("2022", hidden=option)
    assert view(state).hidden == option
    problem = refused(state, "secrecy hidden")
    assert (problem.rule, problem.key) == ("TG-6", "not-now")


@pytest.mark.rule("TG-6")
def test_after_the_meeting_the_last_predictions_lie_open() -> None:
    state = position(hands=[["6x1"], []], tickets=["7/5/4", "1/./."], hidden=True, races=4, race=4)
    do(state, "play 6x1 6>f2", draws=[0] * 5)
    assert view(state).phase == "over"
    assert view(state).tickets == ((7, 5, 4), (1, None, None))


# Other secrets of the table


@pytest.mark.rule("TG-4")
@pytest.mark.parametrize("onlooker", [0, None])
def test_nobody_sees_another_s_cards(onlooker: int | None) -> None:
    one = position(hands=[["5x1"], ["J", "4=5"]])
    other = position(hands=[["5x1"], ["7x3", "1x2"]])
    assert seen_bytes(one, onlooker) == seen_bytes(other, onlooker)
    assert view(one, 1).hand == ("4=5", "J")


@pytest.mark.rule("TG-4")
def test_only_the_seat_that_got_them_hears_which_cards_were_dealt() -> None:
    state, log = opened(seats=2), Log()
    do(state, "discipline flat", "hand 3", chance=FastChance(1), log=log)
    for seat in (0, 1):
        heard = [event for event in log.heard_by(seat) if isinstance(event, events.CardsDealt)]
        assert heard == [events.CardsDealt(seat, view(state, seat).hand)]
    assert not [event for event in log.heard_by(None) if isinstance(event, events.CardsDealt)]
    assert view(state, None).hand == ()
