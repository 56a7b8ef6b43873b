"""The page after a race: the finish, everybody's bets, and what they brought."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as borders
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.finish_line.drawing import GOLD, TURF
from hippodrome.cli.finish_line.words import Words
from hippodrome.cli.seats import emblem
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.views import FinishLineView


def race_over(happened: Sequence[Event]) -> bool:
    """Whether a race ended here."""
    return any(isinstance(event, events.RaceRanked) for event in happened)


def page(before: FinishLineView, happened: Sequence[Event], words: Words) -> list[RenderableType]:
    """What the race brought; money for the next race is not counted."""
    ranked = next(event for event in happened if isinstance(event, events.RaceRanked))
    shown = next(event for event in happened if isinstance(event, events.BetsRevealed))
    change = [0] * before.seats
    for event in happened:
        if isinstance(event, MoneyMoved) and event.why != "capital":
            if event.payer is not None:
                change[event.payer] -= event.amount
            if event.payee is not None:
                change[event.payee] += event.amount
    parts: list[RenderableType] = [
        Text(f" {words.say('finish-line-result-title', race=ranked.race)} ", style=f"bold white on {TURF}"),
        _order(before, ranked, words),
    ]
    grid = Table(box=borders.SIMPLE_HEAD, header_style="bold")
    for key, right in (("seat", False), ("bets", False), ("change", True), ("capital", True)):
        grid.add_column(words.say(f"finish-line-col-{key}"), justify="right" if right else "left", overflow="fold")
    for seat, slip in enumerate(shown.slips):
        gained = Text(words.gain(change[seat]), style=f"bold {TURF}" if change[seat] > 0 else "")
        capital = words.money(before.capital[seat] + change[seat])
        grid.add_row(f"{emblem(seat)} {words.label(seat)}", _bets(slip, ranked, words), gained, capital)
    return [*parts, grid]


def _order(before: FinishLineView, ranked: events.RaceRanked, words: Words) -> Text:
    tiles = {tile.horse: tile for tile in before.tiles}
    line = Text(" ")
    for place, horse in enumerate(ranked.order, 1):
        style = f"bold {GOLD}" if place <= 2 else "dim"
        line.append(f"{place}. {horse} ×{tiles[horse].odds}", style=style)
        if place <= 2 and tiles[horse].outsider:
            line.append(f" {words.say('finish-line-result-bonus', amount=words.money(tiles[horse].outsider))}", style="bold")
        line.append("   ")
    return line


def _bets(slip: events.Slip, ranked: events.RaceRanked, words: Words) -> Text:
    """The bets, those that succeeded bright."""
    text = Text("")
    for win in slip.wins:
        style = f"bold {GOLD}" if ranked.order[:1] == (win.horse,) else "dim"
        text.append(f"{words.say('finish-line-brief-win')}{win.horse} {words.money(win.stake)}", style=style).append("  ")
    for place in slip.places:
        style = f"bold {GOLD}" if set(place.horses) == set(ranked.order[:2]) else "dim"
        one, other = place.horses
        text.append(f"{words.say('finish-line-brief-place')}{one}+{other} {words.money(place.stake)}", style=style).append("  ")
    return text if text.plain else Text("–", style="dim")
