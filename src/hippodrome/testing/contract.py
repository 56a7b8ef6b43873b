"""What the suite is told about a game, and how it says that a promise is broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.ledger import Ledger
from hippodrome.core.title import Title
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games import game_of


class BrokenPromise(AssertionError):
    """Something that the contract promises does not hold."""


def promise(holds: bool, said: str) -> None:
    """Raises BrokenPromise unless it holds."""
    if not holds:
        raise BrokenPromise(said)


def _reveals_nothing(event: Event, actor: int) -> bool:
    return False


@dataclass(frozen=True)
class Contract:
    """A game as the suite sees it."""

    about: Title
    options: Mapping[str, Sequence[Mapping[str, OptionValue]]] | None = None
    """Per edition the option sets worth playing; else the plain table, and one for each option that is set otherwise."""
    recount: Callable[[list[Event], Setup], list[int]] | None = None
    """The final totals, worked out from public events alone, by code that shares nothing with the rules."""
    redeal: Callable[[Any, Any, int | None, Chance], None] | None = None
    """Change everything in a state (game, state, seat, chance) that this seat may not know. Else the game's own `imagine` is
    believed: it says too that a game has no secrets."""
    reveals: Callable[[Event, int], bool] = _reveals_nothing
    """Whether an event, after an action of that seat, is the rules themselves turning something hidden over."""
    ledger: Callable[[Any], Ledger] | None = None
    """Where in a state a game with money keeps it."""

    def game(self) -> Game[Any]:
        """The rules, with the box that comes with them."""
        return game_of(self.about)
