"""The shelf: which games there are, and what a host may choose."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from hippodrome.bots import levels_of
from hippodrome.core.setups import Option, options_of
from hippodrome.core.title import FirstTable, Title
from hippodrome.games import load_game, own_titles, titles
from hippodrome.server.protocol.bodies import FirstTableInfo, GameInfo, OptionInfo

log = logging.getLogger("hippodrome.games")


def shelf(others: Callable[[str], Iterable[str]]) -> tuple[GameInfo, ...]:
    """Every game that can be played; `others` says which bots of other people it may be played with."""
    return tuple(info for about in titles().values() if (info := _info(about, others)) is not None)


def _info(about: Title, others: Callable[[str], Iterable[str]]) -> GameInfo | None:
    """A game as the shelf has it; None for another package's if it cannot be played after all."""
    try:
        load_game(about.title)
        return GameInfo(
            title=about.title,
            name=about.name,
            ready=True,
            editions=about.editions,
            seats=about.seats,
            options=tuple(_option(one, about) for one in options_of(about) if one.kind != "seat"),
            bots=levels_of(about.title),
            others=tuple(others(about.title)),
            hints=about.hints is not None,
            guided=_first_table(about.guided),
            newcomers=dict(about.newcomers),
        )
    except Exception:
        if about.title in own_titles():
            raise
        log.warning("the game %r of %s is left out", about.title, about.package, exc_info=True)
        return None


def _first_table(laid: FirstTable | None) -> FirstTableInfo | None:
    return None if laid is None else FirstTableInfo(laid.seats, laid.edition, dict(laid.options))


def _option(one: Option, about: Title) -> OptionInfo:
    numbers = {
        f"{edition}/{seats}": one.numbers(edition, seats)
        for edition in one.editions(about)
        for seats in about.seats
        if one.kind == "number"
    }
    assert one.kind != "seat"
    return OptionInfo(
        name=one.name,
        kind=one.kind,
        default=one.default,
        choices=numbers,
        words=one.words,
        editions=one.editions(about),
    )
