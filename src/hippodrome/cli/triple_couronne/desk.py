"""One page of the table: which race it is, the paper in hand, everybody's money, what happened, a word to somebody new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.news import last_news
from hippodrome.cli.triple_couronne import course
from hippodrome.cli.triple_couronne.layout import NEWS, PROMPT_LINES, Room, about_race, banner, boxed, filled, seats, wrapped
from hippodrome.cli.triple_couronne.orders import Orders, subjects
from hippodrome.cli.triple_couronne.scene import scene_of
from hippodrome.cli.triple_couronne.silks import PAPER_FADED, PAPER_RUST, PLAIN
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.games.triple_couronne.views import TripleCouronneView

_MOST_NEWS = 8
_LEAST_PAPER = 4
"""On the lowest of screens, a word to somebody new is cut rather than the paper."""


@dataclass(frozen=True)
class Page:
    """What lies on the table."""

    view: TripleCouronneView
    what: str
    """For the banner."""
    paper: Sequence[Text] = ()
    news: Sequence[Text] = ()
    why: str = ""
    """A word to somebody who is asked this for the first time."""
    warning: str = ""
    orders: str = ""
    seats: bool = True


def lay(page: Page, words: Words, room: Room) -> RenderableType:
    """The page, cut to fit the room."""
    view, width = page.view, room.width
    top = [banner(view, words, width, page.what), *about_race(view, words, width)]
    low = boxed(page.why, width) if page.why else []
    low += (
        [filled(Text(f" ⚠ {line}", style=PAPER_RUST), width) for line in wrapped(page.warning, width - 4)] if page.warning else []
    )
    low += [filled(Text(f" {page.orders}", style=PAPER_FADED), width)] if page.orders else []
    middle = list(page.paper)
    money = seats(view, words, width) if page.seats else []
    if not room.full:
        return Group(*top, *middle, *money, *low)
    low = low[-max(1, room.height - PROMPT_LINES - len(top) - _LEAST_PAPER) :]
    left = room.height - PROMPT_LINES - len(top) - len(low)
    if len(middle) + len(money) > left:
        money = money[: max(0, left - len(middle))]
    middle = cut_to(middle, left - len(money), width)
    news = last_news(page.news, width, min(_MOST_NEWS, left - len(middle) - len(money)), NEWS)
    return Group(*top, *middle, *money, *news, *low)


def paper_room(view: TripleCouronneView, words: Words, room: Room, why: str) -> int:
    """The lines that are left for a paper, if everybody's money is to be seen below it."""
    if not room.full:
        return 100
    around = 2 + len(about_race(view, words, room.width)) + len(seats(view, words, room.width))
    return room.height - PROMPT_LINES - around - (len(boxed(why, room.width)) if why else 0)


def cut_to(lines: list[Text], most: int, width: int) -> list[Text]:
    """The first so many lines; the last of them says that there are more."""
    if len(lines) <= most:
        return lines
    return [*lines[: max(0, most - 1)], filled(Text("   …", style=PAPER_FADED), width)]


def on_the_course(view: TripleCouronneView, words: Words, room: Room) -> list[Text]:
    """The race as it stands, while somebody has to decide something."""
    scene = scene_of(view.history, words.cards)
    return course.draw(scene, words, room.width, max(6, room.height - 14) if room.full else None)


def orders_line(view: TripleCouronneView, words: Words, orders: Orders) -> str:
    """The seat's standing orders in one line, and how to change them."""
    assert view.seat is not None
    given = orders.of(view.seat).given
    said = [words.say(f"triple-couronne-ordered-{what}-{given[what]}") for what in subjects(view) if what in given]
    if not said:
        return words.say("triple-couronne-orders-none")
    return words.say("triple-couronne-orders-some", orders=" · ".join(said))


def orders_page(view: TripleCouronneView, words: Words, orders: Orders, width: int) -> list[Text]:
    """All orders that there can be, numbered, with those that are given."""
    assert view.seat is not None
    given = orders.of(view.seat).given
    lines = []
    for number, what in enumerate(subjects(view), 1):
        value = given.get(what)
        line = Text(f" {number} ", style=PLAIN).append(f" {'▣' if value else '□'} ", style=PAPER_RUST)
        first = {"mounts": "same", "entries": "all"}.get(what, "none")
        lines.append(filled(line.append(words.say(f"triple-couronne-order-{what}-{value or first}"), style=""), width, ""))
    return lines
