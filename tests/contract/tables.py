"""Every table that the contract suite plays at, and random games there, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hippodrome.core.actions import Actions
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles
from tests.contract import titles


def every_table(with_money: bool = False) -> list[Any]:
    """A setup per title, edition, option set and number of seats."""
    found = []
    for title in own_titles():
        if with_money and titles.TITLES[title].ledger is None:
            continue
        game = load_game(title)
        for edition in game.editions():
            for options in titles.TITLES[title].options[edition]:
                for seats in game.seat_counts():
                    name = "-".join([title, edition, f"{seats}-seats", *(f"{key}={value}" for key, value in options.items())])
                    found.append(pytest.param(Setup(title=title, edition=edition, seats=seats, options=options), id=name))
    return found


class Moment:
    """A point of a random game: the state before a choice, and the log so far."""

    def __init__(self, state: Any, log: Log, number: int) -> None:
        self.state = state
        self.log = log
        self.number = number


def moments(game: Game[Any], setup: Setup, seed: int, most: int = 10_000) -> Iterator[Moment]:
    """A random game, choice by choice; simultaneous choices are made in random order and sometimes changed."""
    chance, whim = FastChance(seed), FastChance(seed + 1_000_000)
    log = Log()
    state = game.start(setup, chance, log)
    number = 0
    while (owing := game.to_act(state)) and number < most:
        yield Moment(state, log, number)
        seat = owing[whim.below(len(owing))]
        others = [other for other in range(setup.seats) if other not in owing and game.legal(state, other)]
        if others and whim.below(4) == 0:
            seat = others[whim.below(len(others))]
        game.apply(state, seat, game.legal(state, seat).draw(whim), chance, log)
        number += 1
    yield Moment(state, log, number)


def drawn(legal: Actions, whim: FastChance, times: int = 50) -> list[int]:
    """Some legal actions, drawn at random."""
    return [legal.draw(whim) for _ in range(times)] if legal else []
