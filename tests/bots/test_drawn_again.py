"""What is drawn again is drawn as it is imagined: in every game, edition and phase, whatever the others see comes as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles, title_of

TABLES = [
    (title, edition, seats)
    for title in own_titles()
    for edition in title_of(title).editions
    for seats in (2, 4)
    if (edition, seats) != ("marathon", 4)  # it is played by the rules of complet, and takes long
]
TIMES = 300
MOST_MOMENTS = 10


def moments(game: Game[Any], setup: Setup) -> Iterator[tuple[Any, Any]]:
    """States of a random game and what seat 0 sees of them: the third of each phase, when others have chosen, too."""
    chance, log, phases = FastChance(9), Log(), Counter[str]()
    state = game.start(setup, chance, log)
    while (owing := game.to_act(state)) and len(phases) < MOST_MOMENTS:
        view: Any = game.view(state, 0, log.heard_by(0))
        phases[view.phase] += 1
        if phases[view.phase] == 3:
            yield state, view
        game.apply(state, owing[-1], game.legal(state, owing[-1]).draw(chance), chance, log)


def seen_by_others(game: Game[Any], state: Any, seats: int) -> list[str]:
    """Every leaf of their views."""
    return [leaf for seat in range(1, seats) for leaf in leaves(msgspec.to_builtins(game.view(state, seat)), str(seat))]


def leaves(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in ("choice", "history"):
                yield from leaves(each, f"{path}.{key}")
    elif isinstance(value, (list, tuple)):
        for at, each in enumerate(value):
            yield from leaves(each, f"{path}.{at}")
    else:
        yield f"{path}={value}"


@pytest.mark.parametrize(("title", "edition", "seats"), TABLES)
def test_what_is_drawn_again_comes_as_often_as_what_is_imagined(title: str, edition: str, seats: int) -> None:
    game, compared = load_game(title), 0
    for state, view in moments(game, Setup(title=title, edition=edition, seats=seats)):
        drawn, imagined = Counter[str](), Counter[str]()
        for seed in range(TIMES):
            copy = game.clone(state)
            game.redeal(copy, 0, FastChance(seed))
            drawn.update(seen_by_others(game, copy, seats))
            imagined.update(seen_by_others(game, game.imagine(view, FastChance(seed + TIMES)), seats))
        for leaf in {*drawn, *imagined}:
            assert abs(drawn[leaf] - imagined[leaf]) <= 5 * sqrt(drawn[leaf] + imagined[leaf]), (view.phase, leaf)
        compared += 1
    assert compared
