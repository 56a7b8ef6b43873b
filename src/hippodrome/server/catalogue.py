"""The shelf: which games there are, and what a host may choose."""

from __future__ import annotations

from typing import Any

from hippodrome.bots import BOTS
from hippodrome.core.contract import Game
from hippodrome.games import TITLES, load_game
from hippodrome.games.finish.options import MOST_RACES
from hippodrome.games.ticket_gagnant.options import meetings
from hippodrome.games.triple_couronne.options import LONG
from hippodrome.server.bodies import GameInfo, OptionInfo

SHELF = {
    "ticket-gagnant": "Ticket Gagnant",
    "finish": "Finish",
    "triple-couronne": "La Triple Couronne",
    "finish-line": "Finish Line",
}


def shelf() -> tuple[GameInfo, ...]:
    """Every game, those to come too."""
    return tuple(_info(title, name) for title, name in SHELF.items())


def _info(title: str, name: str) -> GameInfo:
    if title not in TITLES:
        return GameInfo(title=title, name=name, ready=False)
    game = load_game(title)
    return GameInfo(
        title=title,
        name=name,
        ready=True,
        editions=game.editions(),
        seats=game.seat_counts(),
        options=_OPTIONS[title](game),
        bots=tuple(BOTS[title]),
    )


def _ticket_gagnant(game: Game[Any]) -> tuple[OptionInfo, ...]:
    races = {f"{edition}/{seats}": meetings(edition, seats) for edition in game.editions() for seats in game.seat_counts()}
    return (
        OptionInfo(name="races", kind="number", default=None, choices=races, editions=game.editions()),
        OptionInfo(name="flat_only", kind="yes-no", default=False, editions=game.editions()),
        OptionInfo(name="hidden_predictions", kind="yes-no", default=False, editions=("2022",)),
    )


def _finish(game: Game[Any]) -> tuple[OptionInfo, ...]:
    lengths = tuple(range(1, MOST_RACES + 1))
    races = {f"{edition}/{seats}": lengths for edition in game.editions() for seats in game.seat_counts()}
    return (OptionInfo(name="races", kind="number", default=3, choices=races, editions=game.editions()),)


def _finish_line(game: Game[Any]) -> tuple[OptionInfo, ...]:
    """Three races, always; who begins is left to chance."""
    return ()


def _triple_couronne(game: Game[Any]) -> tuple[OptionInfo, ...]:
    return (
        OptionInfo(name="stables", kind="word", default="random", words=("random", "chosen"), editions=game.editions()),
        OptionInfo(name="auction", kind="yes-no", default=True, editions=LONG),
        OptionInfo(name="jockeys", kind="word", default="random", words=("random", "drafted"), editions=LONG),
    )


_OPTIONS = {
    "ticket-gagnant": _ticket_gagnant,
    "finish": _finish,
    "finish-line": _finish_line,
    "triple-couronne": _triple_couronne,
}
