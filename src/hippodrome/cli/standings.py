"""The seats of a table: whose turn it is, what everybody has, what a race has brought them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.paper import Palette, Room, filled, in_columns, lines_of, packed
from hippodrome.cli.words import NOTHING, Words
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event

_NARROW = 76
_NAME = 16


def seat_name(words: Words, view: Any, seat: int, width: int, palette: Palette) -> Text:
    """Whose turn, emblem and name, cut or filled to a width."""
    turn, own = seat in view.to_act, seat == words.you
    line = Text(no_wrap=True).append("▶" if turn else " ", style=palette.red)
    emblem, _, name = words.seat(seat).partition(" ")
    line.append(f"{emblem} ", style=palette.paper)
    line.append(name, style=palette.lit if own and turn else palette.bold if own else palette.paper)
    return filled(line, width, palette.paper)


def seat_lines(words: Words, view: Any, width: int, palette: Palette, room: int, tail: Callable[[int], Text]) -> list[Text]:
    """Everybody, two on a line; the tail, so many letters, is what the game has to say about a seat."""
    columns = 2 if width >= _NARROW else 1
    name = max(6, width // columns - room)
    seats = [seat_name(words, view, seat, name, palette).append_text(tail(seat)) for seat in range(len(words.names))]
    return in_columns(seats, columns, width, palette.paper)


def change(moved: Sequence[Event], seat: int) -> int:
    """What a seat won or lost."""
    return sum(account(moved, seat).values())


def account(moved: Sequence[Event], seat: int) -> dict[str, int]:
    """What a seat got and paid, by reason."""
    sums: dict[str, int] = {}
    for event in moved:
        if isinstance(event, MoneyMoved) and seat in (event.payer, event.payee):
            sums[event.why] = sums.get(event.why, 0) + (event.amount if event.payee == seat else -event.amount)
    return {why: amount for why, amount in sums.items() if amount}


def sums(moved: Sequence[Event], seat: int, words: Words, palette: Palette) -> list[Text]:
    """What a seat got and paid, in words."""
    said = []
    for why, amount in account(moved, seat).items():
        style = palette.red if amount > 0 else palette.faded
        said.append(Text(f"{words.say(f'{words.title}-sum-{why}')} ").append(words.gain(amount), style=style))
    return said


def accounts(
    moved: Sequence[Event],
    cash: Sequence[int],
    details: Callable[[int], Sequence[Text]],
    words: Words,
    palette: Palette,
    room: Room,
) -> Callable[[Sequence[int]], RenderableType]:
    """A table of some seats: what a race brought each of them in detail, in all, and what they hold after it."""
    names = [words.seat(seat) for seat in range(len(cash))]
    changes = [change(moved, seat) for seat in range(len(cash))]
    figures = [
        [words.say(key), *map(show, values)]
        for key, show, values in (("col-change", words.gain, changes), ("col-cash", words.number, cash))
    ]
    taken = min(_NAME, max(map(len, names))) + sum(max(map(len, column)) for column in figures) + 8

    def table(seats: Sequence[int]) -> RenderableType:
        drawn = Table(box=None, style=palette.paper, row_styles=[palette.paper], header_style=palette.strip, width=room.width)
        drawn.add_column(words.say("col-seat"), no_wrap=True, max_width=_NAME, overflow="ellipsis")
        drawn.add_column(words.say("col-account"), ratio=1)
        for column in figures:
            drawn.add_column(column[0], justify="right", no_wrap=True)
        for seat in seats:
            gained = Text(figures[0][seat + 1], style=f"bold {palette.ink if changes[seat] >= 0 else palette.accent}")
            paid = packed(details(seat) or [Text(NOTHING, style=palette.faded)], room.width - taken)
            drawn.add_row(
                Text(names[seat], style="bold" if seat == words.you else ""),
                paid,
                gained,
                Text(figures[1][seat + 1], style="bold"),
            )
        return drawn

    return table


def pages(head: Sequence[Text], table: Callable[[Sequence[int]], RenderableType], seats: int, room: Room) -> list[RenderableType]:
    """The head and the table on one page, or on several where one has no room for everything."""
    everybody = range(seats)
    if not room.full or len(head) + lines_of(table(everybody), room.width) <= room.height:
        return [Group(*head, table(everybody))]
    found: list[RenderableType] = [Group(*head[: room.height])]
    shown: list[int] = []
    for seat in everybody:
        if shown and lines_of(table([*shown, seat]), room.width) > room.height:
            found.append(table(shown))
            shown = []
        shown.append(seat)
    return [*found, table(shown)]
