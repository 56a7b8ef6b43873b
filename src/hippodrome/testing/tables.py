"""Every table that the suite plays at, and random games there, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from hippodrome.core.actions import Actions
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Heard, Log
from hippodrome.core.setups import Option, options_of
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.testing.contract import Contract


def tables_of(contract: Contract) -> dict[str, Setup]:
    """By name a setup per edition, option set and number of seats."""
    about = contract.about
    found = {}
    for edition in about.editions:
        for seats in about.seats:
            for options in _option_sets(contract, edition, seats):
                name = "-".join([edition, f"{seats}-seats", *(f"{key}={value}" for key, value in options.items())])
                found[name] = Setup(title=about.title, edition=edition, seats=seats, options=dict(options))
    return found


def _option_sets(contract: Contract, edition: str, seats: int) -> Sequence[Mapping[str, OptionValue]]:
    if contract.options is not None:
        return contract.options[edition]
    offered = [one for one in options_of(contract.about) if edition in one.editions(contract.about)]
    return [{}, *({one.name: value} for one in offered for value in _others(one, edition, seats))]


def _others(one: Option, edition: str, seats: int) -> list[OptionValue]:
    """What an option may be besides its default; of numbers the least and the most."""
    match one.kind:
        case "yes-no":
            return [not one.default]
        case "word":
            return [word for word in one.words if word != one.default]
        case "seat":
            return [seats - 1]
    numbers = one.numbers(edition, seats)
    return [number for number in {min(numbers): 0, max(numbers): 0} if number != one.default]


class Moment(NamedTuple):
    """A point of a random game: the state before a choice, and the log so far."""

    state: Any
    log: Log
    number: int
    told: int
    """How many events had been told before the last choice."""

    def news(self, seat: int) -> Heard:
        """What a seat has been told, what came of the last choice being new."""
        return self.log.told_to(
            seat, tuple(event for event, only in self.log.entries[self.told :] if only is None or seat in only)
        )


def moments(game: Game[Any], setup: Setup, seed: int, most: int = 10_000) -> Iterator[Moment]:
    """A random game, choice by choice; simultaneous choices are made in random order and sometimes changed."""
    chance, whim = FastChance(seed), FastChance(seed + 1_000_000)
    log = Log()
    state = game.start(setup, chance, log)
    number = told = 0
    while (owing := game.to_act(state)) and number < most:
        yield Moment(state, log, number, told)
        seat = owing[whim.below(len(owing))]
        others = [other for other in range(setup.seats) if other not in owing and game.legal(state, other)]
        if others and whim.below(4) == 0:
            seat = others[whim.below(len(others))]
        told = len(log)
        game.apply(state, seat, game.legal(state, seat).draw(whim), chance, log)
        number += 1
    yield Moment(state, log, number, told)


def drawn(legal: Actions, whim: FastChance, times: int = 50) -> list[int]:
    """Some legal actions, drawn at random."""
    return [legal.draw(whim) for _ in range(times)] if legal else []


def encoded(log: Log) -> bytes:
    """A log as bytes, to be compared."""
    return msgspec.json.encode([[type(event).__name__, event, only] for event, only in log])
