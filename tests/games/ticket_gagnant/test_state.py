"""States are data: clones live their own life, snapshots tell states apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance
from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant.positions import BY_HAND, GAME, as_long_as, do, opened, position, ready_to_predict, setup, texts

Change = Callable[[Meeting], None]


def racing() -> Meeting:
    """A race in which everything has some value."""
    state = position(
        "2022", "steeplechase", "1 after", {5: "d10", 4: "e10"}, [["4=5", "J"], ["1x1"]], turn=0, first=1,
        tickets=["7/3/5", "./2/."], pawns=[4, -3], tokens=[1, 0], race=2,
    )  # fmt: skip
    state.ranking = [6, 5, 4, 3, 2]
    state.disqualified = [0, 1]
    return state


def _set(name: str, value: object) -> Change:
    return lambda state: setattr(state, name, value)


def _in_vec(name: str, index: int, value: int) -> Change:
    def change(state: Meeting) -> None:
        getattr(state, name)[index] = value

    return change


CHANGES: dict[str, Change] = {
    "phase": _set("phase", 0),
    "race": _set("race", 3),
    "first": _set("first", 0),
    "turn": _set("turn", 1),
    "discipline": _set("discipline", 1),
    "hedges": _set("hedges", 1),
    "river": _set("river_row", 13),
    "hidden": _set("hidden", True),
    "hand size": _set("hand_size", 7),
    "cards left": _set("cards_left", 9),
    "a horse": _in_vec("cells", 4, 30),
    "a cell": _in_vec("standing", 30, 4),
    "a hand": _in_vec("hands", 0, 1),
    "the pile": _set("played", 1),
    "a pawn": _in_vec("pawns", 1, 7),
    "a token": _in_vec("tokens", 1, 7),
    "the ranking": lambda state: state.ranking.append(1),
    "the disqualified": lambda state: state.disqualified.append(1),
    "a prediction": lambda state: _drop(state.predictions.put(1, 5)),
}


def _drop(_: object) -> None:
    """Lambdas that change something have nothing to say."""


@pytest.mark.parametrize("what", CHANGES)
def test_a_clone_and_its_original_do_not_share(what: str) -> None:
    BY_HAND.shares_nothing(racing, CHANGES[what])


@pytest.mark.parametrize("what", CHANGES)
def test_states_that_differ_have_different_snapshots(what: str) -> None:
    BY_HAND.shows(racing, CHANGES[what])


def test_tables_that_differ_have_different_snapshots() -> None:
    snapshots = [
        GAME.snapshot(state)
        for state in (
            opened("2022"),
            opened("2024"),
            opened("2022", races=6),
            opened("2022", 3),
            opened("2022", hidden_predictions=True),
        )
    ]
    assert len(set(snapshots)) == len(snapshots)


def test_a_clone_plays_on_without_its_original() -> None:
    original = racing()
    before = GAME.snapshot(original)
    clone = GAME.clone(original)
    for _ in as_long_as(lambda: GAME.to_act(clone)):
        GAME.apply(clone, GAME.to_act(clone)[0], GAME.legal(clone, GAME.to_act(clone)[0])[0], FastChance(1))
    assert GAME.snapshot(original) == before


def test_a_clone_before_the_race_does_not_share_its_predictions() -> None:
    original = ready_to_predict()
    clone = GAME.clone(original)
    do(clone, "predict 1/./.")
    assert GAME.to_act(original) == (0, 1)
    assert GAME.to_act(clone) == (1,)
    do(original, "predict 2/./.", "predict 3/./.")
    assert GAME.to_act(clone) == (1,)


def test_the_same_draws_and_actions_lead_to_the_same_state() -> None:
    ends = []
    for _ in range(2):
        random, chance = Random(3), FastChance(3)
        state = GAME.start(setup("2024", 3), chance)
        for _ in range(80):
            if GAME.to_act(state):
                do(state, random.choice(texts(state)[:400]), chance=chance)
        ends.append(GAME.snapshot(state))
    assert ends[0] == ends[1]


def test_equal_cards_are_equal_whichever_of_them_is_held() -> None:
    one, other = position(hands=[["J"], ["1x1"]]), position(hands=[["1x1"], ["J"]])
    other.hands = vec[i64]([other.table.deck.bit[44], other.hands[0]])
    assert one.hands[0] != other.hands[0]
    assert GAME.snapshot(one) == GAME.snapshot(other)
