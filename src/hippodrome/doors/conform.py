"""Whether a bot of any language keeps to the protocol: whole games of each title, every seat played by it, nothing overlooked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.doors.process import BotFailed, Conversation
from hippodrome.games import load_game


class Played(NamedTuple):
    """One game: how many choices it took, and what went wrong, if anything did."""

    title: str
    edition: str
    seats: int
    choices: int
    problem: BotFailed | None


def conform(command: str, titles: list[str], seed: int) -> Iterator[Played]:
    """A game of every edition of these titles, with as few seats as there may be, then with as many. Raises BadSetup."""
    for title in titles:
        game = load_game(title)
        for at, edition in enumerate(game.editions()):
            seats = min(game.seat_counts()) if at % 2 == 0 else max(game.seat_counts())
            yield _play(command, game, Setup(title=title, edition=edition, seats=seats), seed)
        if len(game.editions()) == 1:
            yield _play(command, game, Setup(title=title, edition=game.editions()[0], seats=max(game.seat_counts())), seed)


def _play(command: str, game: Game[Any], setup: Setup, seed: int) -> Played:
    """One game, by a program started for it alone."""
    chance, log, choices = FastChance(seed), Log(), 0
    state = game.start(setup, chance, log)
    problem = None
    try:
        bot = Conversation(command, game, most_refusals=0)
        while owing := game.to_act(state):
            code = bot.ask(game.view(state, owing[0], log.heard_by(owing[0])), None, chance)
            game.apply(state, owing[0], code, chance, log)
            choices += 1
        problem = bot.end()
    except BotFailed as failed:
        problem = failed
    return Played(setup.title, setup.edition, setup.seats, choices, problem)
