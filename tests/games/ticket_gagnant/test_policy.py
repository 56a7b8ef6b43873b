"""The policy of rollouts: what a sensible player does that takes no time over it."""

from __future__ import annotations

import pytest

from hippodrome.bots.ticket_gagnant import A_ROW_COUNTS, OneAhead
from hippodrome.core.chance import FastChance
from hippodrome.core.policy import AtRandom
from hippodrome.core.rollout import rollout
from hippodrome.core.wire import OptionValue
from hippodrome.games.ticket_gagnant.actions import PlayCard
from hippodrome.games.ticket_gagnant.policy import OneStep
from hippodrome.games.ticket_gagnant.state import PREDICT, RACE, Meeting
from tests.games.ticket_gagnant.positions import GAME, position, setup, view

POLICY = GAME.policy()


def best_by_the_apprentice(state: Meeting, seat: int) -> dict[int, float]:
    """What the bot that looks one card ahead thinks of each action, worked out from the view, cell by cell."""
    bot, seen = OneAhead(GAME, FastChance(1)), view(state, seat)
    assert seen.choice is not None
    found = {}
    for action in seen.choice.actions:
        cells = list(seen.horses)
        if isinstance(action, PlayCard) and action.horse is not None and action.to is not None:
            if action.pushed_to is not None:
                cells[cells.index(action.to)] = action.pushed_to
            cells[action.horse - 1] = action.to
        # Rows count for nothing to a horse that is out; the bot does not mind.
        out = [horse for horse in bot._gallopers(seen, cells) if seen.ticket and horse in seen.ticket]
        rows = sum(int(cells[horse - 1][1:]) for horse in out)
        found[GAME.code(action)] = bot._worth(seen, cells) - A_ROW_COUNTS * rows
    return found


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [("2022", 2, {}), ("2022", 3, {}), ("2022", 2, {"hidden_predictions": True}), ("2024", 4, {})],
)
def test_it_plays_what_looks_best_one_card_ahead(edition: str, seats: int, options: dict[str, OptionValue]) -> None:
    compared = 0
    for seed in range(6):
        chance = FastChance(seed)
        state = GAME.start(setup(edition, seats, **options), chance)
        while owing := GAME.to_act(state):
            seat = owing[0]
            legal = GAME.legal(state, seat)
            code = POLICY.pick(state, seat, legal, chance)
            if state.phase == RACE:
                worths = best_by_the_apprentice(state, seat)
                assert worths[code] == pytest.approx(max(worths.values()), abs=1e-6)
                compared += 1
            GAME.apply(state, seat, legal.draw(chance) if state.phase == RACE else code, chance)
    assert compared > 100


def test_it_predicts_the_horses_that_its_cards_help_most() -> None:
    state = position(hands=[["3x3", "3x1", "5x3", "2=5", "6x2", "J"], []])
    state.phase = PREDICT
    for seed in range(20):
        ticket = GAME.write(POLICY.pick(state, 0, GAME.legal(state, 0), FastChance(seed)))
        assert ticket == "predict 5/3/6"


def test_equals_are_played_by_lot() -> None:
    state = position(horses={1: "d9", 4: "d3"}, hands=[["4x1"], []], tickets=["1/./.", "1/./."])
    legal = GAME.legal(state, 0)
    assert {POLICY.pick(state, 0, legal, FastChance(seed)) for seed in range(40)} == set(legal)


def test_what_a_seat_may_not_know_makes_no_difference_to_it() -> None:
    picks = []
    for other in ("4/5/6", "1/2/3", "./2/."):
        horses, hands = {1: "d5", 2: "c6", 3: "a4"}, [["1x3", "2x2", "2=3", "J"], ["4x1"]]
        state = position(horses=horses, hands=hands, tickets=["1/2/3", other], hidden=True)
        picks.append([POLICY.pick(state, 0, GAME.legal(state, 0), FastChance(seed)) for seed in range(5)])
    assert picks[0] == picks[1] == picks[2]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_those_who_play_at_random(seats: int) -> None:
    won = 0.0
    for seed in range(40):
        chance = FastChance(seed)
        state = GAME.start(setup(seats=seats, flat_only=True), chance)
        sensible = seed % seats
        policies = [POLICY if seat == sensible else AtRandom() for seat in range(seats)]
        rollout(GAME, state, policies, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += (sensible in outcome.winners) / len(outcome.winners)
    assert won > 30


def test_who_is_patient_keeps_what_does_most_for_the_last_turn() -> None:
    patient, horses = OneStep(GAME.box.ticket, patient=True), {1: "c9", 4: "e10", 2: "a8", 3: "g8"}
    state = position(horses=horses, hands=[["1x3", "6x1"], ["7x1"]], tickets=["1/./.", "4/./."])
    for policy, card in ((patient, "6x1"), (POLICY, "1x3")):
        picked = policy.pick(state, 0, GAME.legal(state, 0), FastChance(1))
        assert GAME.write(picked).split()[1] == card
    last = position(horses=horses, hands=[["1x3"], []], tickets=["1/./.", "4/./."])
    assert GAME.write(patient.pick(last, 0, GAME.legal(last, 0), FastChance(1))) == "play 1x3 1>c12"
