"""Standing orders (core/orders.py) at the terminal.

The usual one of the answers that go by a name is also what Enter stands for. Orders belong to the seat and can be changed at any
question. They lie in a small file beside the record, so that a game that is resumed has them still.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from hippodrome.cli.asking import Asker
from hippodrome.cli.paper import Palette, filled, strip
from hippodrome.cli.words import Words
from hippodrome.core.contract import Game
from hippodrome.core.orders import SeatOrders, answered, now
from hippodrome.core.wire import Action, View

KEY, ALWAYS, BOOK = "d", "=", "i"
_ALL_ON, _ALL_OFF = "a", "x"


class Orders:
    """Everybody's orders at one table. Without a file they last for the sitting."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.file: Path | None = None
        self.seats: dict[int, SeatOrders] = {}

    def keep_in(self, file: Path) -> None:
        """Take over what lies there, and keep it there from now on. A file that makes no sense counts as none."""
        self.file = file
        with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
            self.seats = msgspec.json.decode(file.read_bytes(), type=dict[int, SeatOrders])

    def of(self, seat: int) -> dict[str, str]:
        """The orders of a seat."""
        return self.seats.setdefault(seat, SeatOrders()).given

    def holders(self) -> list[int]:
        """The seats that have given some."""
        return sorted(seat for seat, each in self.seats.items() if each.given)

    def give(self, seat: int, decision: str, answer: str | None) -> None:
        """An order, or None to be asked again."""
        given = self.of(seat)
        given.pop(decision, None)
        if answer is not None:
            given[decision] = answer
        self._write()

    def _write(self) -> None:
        """In one piece or not at all. A full disk costs a convenience, not the game, so nothing is said about it."""
        if self.file is None:
            return
        written = self.file.with_name(f"{self.file.name}.new")
        with contextlib.suppress(OSError):
            written.write_bytes(msgspec.json.encode({str(seat): each for seat, each in self.seats.items()}))
            os.replace(written, self.file)

    def answer(self, view: View) -> tuple[str, str, Action] | None:
        """What the seat's orders answer now: the decision, the name of the answer and what it does."""
        return None if view.seat is None else answered(self.game, view, self.seats.get(view.seat, SeatOrders()))

    def always(self, view: View, code: int, typed: bool) -> bool:
        """Make this the answer from now on; False if it has no name. Who typed it means no more than just that, if it has two."""
        decision, answers = now(self.game, view)
        named = [name for name, action in answers.items() if self.game.code(action) == code]
        if not named or view.seat is None:
            return False
        self.give(view.seat, decision, named[-1 if typed else 0])
        return True

    def switch(self, view: View, decision: str) -> None:
        """The next answer to a decision; after the last one, none."""
        assert view.seat is not None
        names = [*self.game.answers(view)[decision]]
        ordered = self.of(view.seat).get(decision)
        at = names.index(ordered) + 1 if ordered in names else 0
        self.give(view.seat, decision, names[at] if at < len(names) else None)


def said(words: Words, decision: str, answer: str) -> str:
    """An order in words: entries: all that qualify."""
    what, does = named(words, "decision", decision), named(words, "answer", f"{decision}-{answer}")
    return words.say("orders-one", decision=what, answer=does)


def named(words: Words, what: str, name: str) -> str:
    """A decision or an answer in words; by its bare name, if there are none."""
    key = words.teller.known(f"{what}-{name}")
    return words.say(key) if key else name.replace("-", " ")


def line(orders: Orders, view: View, words: Words, width: int, palette: Palette) -> list[Text]:
    """The seat's orders in one line, and how to change them; nothing in a game that knows none."""
    known = orders.game.answers(view)
    if view.seat is None or not known:
        return []
    given = orders.of(view.seat)
    told = " · ".join(said(words, each, given[each]) for each in known if given.get(each) in known[each])
    text = words.say("orders-some", orders=told) if told else words.say("orders-none")
    return [filled(Text(f" {text}", style=palette.faded), width, palette.paper)]


def hint(orders: Orders, view: View, words: Words) -> str:
    """What Enter does, if it does something."""
    decision, answers = now(orders.game, view)
    for name, action in answers.items():
        key = words.teller.known(f"action-{type(action).__struct_config__.tag}")
        answer = words.action(action) if key else named(words, "answer", f"{decision}-{name}")
        return words.say("ask-enter", answer=answer)
    return ""


def change(orders: Orders, view: View, words: Words, asker: Asker, palette: Palette) -> None:
    """A page on which orders are switched on and off."""
    seat, width = view.seat, asker.screen.width
    assert seat is not None
    while True:
        known = orders.game.answers(view)
        lines = [strip(words.say("orders-title"), width, palette.strip, words.label(seat))]
        for number, (decision, answers) in enumerate(known.items(), 1):
            ordered = orders.of(seat).get(decision)
            mark = f" {number} {'▣' if ordered in answers else '□'} "
            told = said(words, decision, ordered if ordered in answers and ordered else next(iter(answers)))
            lines.append(palette.line(width, (mark, "red"), (told, "bold" if ordered in answers else "faded")))
        page = Group(*lines)
        typed = asker.ask(lambda page=page: page, words.say("ask-orders-hint"), words.say("ask-orders")).lower()  # type: ignore[misc]  # mypy: lambda default
        if typed in ("", KEY):
            return
        numbers = typed.replace(",", " ").split()
        if typed in (_ALL_ON, _ALL_OFF):
            for decision, answers in known.items():
                orders.give(seat, decision, next(iter(answers)) if typed == _ALL_ON else None)
        elif all(each.isascii() and each.isdigit() and 1 <= int(each) <= len(known) for each in numbers):
            for each in numbers:
                orders.switch(view, [*known][int(each) - 1])
        else:
            asker.problem = words.say("not-understood", answer=typed)
