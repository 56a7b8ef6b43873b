"""OpenSpiel: its own random simulation, for every game at every number of seats."""

from __future__ import annotations

import pyspiel
import pytest

from hippodrome.doors import spiel
from hippodrome.games import own_titles

TABLES = [(about.title, seats) for about in own_titles().values() if about.encoding is not None for seats in about.seats]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_openspiel_plays_at_random(title: str, seats: int) -> None:
    game = pyspiel.load_game(spiel.TYPE.short_name, {"title": title, "seats": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_copy_goes_its_own_way_and_cannot_foresee_chance() -> None:
    """From equal states, the same action leads to hands that differ."""
    game = pyspiel.load_game(spiel.TYPE.short_name, {"title": "ticket-gagnant", "seats": 2})
    state = game.new_initial_state()
    before = str(state)
    ends = set()
    for _ in range(8):
        copy = state.clone()
        while not copy.is_terminal() and len(copy.history()) < 12:
            copy.apply_action(copy.legal_actions()[0])
        ends.add(str(copy))
    assert str(state) == before and len(ends) == 8
