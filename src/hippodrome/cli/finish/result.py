"""After a race: the ranking with its odds, then what every bet and every horse pays, and everybody's cash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.finish import lanes, silks
from hippodrome.cli.finish.layout import Room, banner, filled, lines_of, strip
from hippodrome.cli.finish.scene import Scene
from hippodrome.cli.finish.silks import CREAM, FADED, INK, PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, RUST, STRIP
from hippodrome.cli.finish.telling import Parts, followed
from hippodrome.cli.finish.words import Words
from hippodrome.cli.seats import emblem, visible
from hippodrome.core.money import MoneyMoved
from hippodrome.games.finish import events
from hippodrome.games.finish.betting import OWNER_GETS
from hippodrome.games.finish.events import Bet
from hippodrome.games.finish.views import FinishView

_LOSS, _WIN = f"{FADED} on {CREAM}", f"bold {RUST} on {CREAM}"


@dataclass(frozen=True)
class Result:
    """A race that was run: how it stands, and the money that moved for it."""

    view: FinishView
    """Before the forms were opened."""
    scene: Scene
    ranked: events.RaceRanked
    moved: Sequence[MoneyMoved]
    """Stakes and payments."""
    cash: tuple[int, ...]
    """What everybody held before the stakes."""


def result_of(before: FinishView, parts: Parts, start: Scene) -> Result:
    """The race among these parts; `start` is the scene before it."""
    ranked = parts.race[-1]
    assert isinstance(ranked, events.RaceRanked)
    bought = [event for event in parts.earlier if isinstance(event, MoneyMoved)]
    cash = tuple(held + _change(bought, seat) for seat, held in enumerate(before.cash))
    return Result(before, followed(parts.race, start), ranked, parts.paid, cash)


def pages(result: Result, words: Words, room: Room) -> list[RenderableType]:
    """One page, or several where one has no room for everything."""
    words = words.about(result.scene.runners)
    title = words.say("finish-result-title", race=result.ranked.race)
    ranking = [strip(title, room.width, STRIP), *_ranking(result, words, room.width)]
    head = banner(result.view, words, room.width, words.say("finish-payments-title"))
    everybody = range(result.view.seats)
    table = _seats(result, words, room.width, everybody)
    if not room.full:
        return [Group(*_board(result, words, room), *ranking, table)]
    most = room.height - 2 - len(head)
    if len(ranking) + lines_of(table, room.width) <= most:
        return [Group(*head, *ranking, table)]
    found: list[RenderableType] = [Group(*head, *ranking)]
    shown: list[int] = []
    for seat in everybody:
        if shown and lines_of(_seats(result, words, room.width, [*shown, seat]), room.width) > most:
            found.append(Group(*head, _seats(result, words, room.width, shown)))
            shown = []
        shown.append(seat)
    return [*found, Group(*head, _seats(result, words, room.width, shown))]


def _board(result: Result, words: Words, room: Room) -> list[Text]:
    size = lanes.size_for(result.scene.length, room.width, lanes.TWO_LINES)
    mine = result.scene.slips[words.you] if result.scene.slips and words.you is not None else None
    return lanes.draw(result.scene, words, size, mine=mine)


def _ranking(result: Result, words: Words, width: int) -> list[Text]:
    ranked, scene = result.ranked, result.scene
    lines = []
    for place, (lane, square) in enumerate(zip(ranked.order, ranked.squares, strict=True), 1):
        runner = scene.runners[lane - 1]
        rank = words.say("finish-place", place=place)
        line = Text().append(f" {rank:>4} ", style=PAPER_BOLD if place <= 3 else PAPER_FADED)
        line.append_text(silks.disc(lane)).append(f"{visible(runner.horse):<17.17}", style=PAPER_BOLD)
        line.append(f"{_where(square, scene.length, words):<24.24}", style=PAPER)
        line.append_text(_odds(ranked, place, words))
        line.append(f"  {emblem(runner.owner)} {words.label(runner.owner)}", style=PAPER_FADED)
        lines.append(filled(line, width))
    for lane in sorted(scene.fallen):
        runner = scene.runners[lane - 1]
        line = (
            Text()
            .append("    ✖ ", style=PAPER_RUST)
            .append_text(silks.disc(lane))
            .append(f"{visible(runner.horse):<17.17}", style=PAPER)
        )
        line.append(words.say("finish-fell", square=scene.squares[lane - 1]), style=PAPER_RUST)
        lines.append(filled(line, width))
    if not ranked.order:
        lines.append(filled(Text(f" {words.say('finish-no-winner')}", style=PAPER_BOLD), width))
    return lines


def _where(square: int, length: int, words: Words) -> str:
    if square > length:
        return words.say("finish-across")
    return words.say("finish-before-line", before=length - square + 1)


def _odds(ranked: events.RaceRanked, place: int, words: Words) -> Text:
    """What bets on this horse pay."""
    if place == 1:
        said = words.say("finish-win-odds", odds=ranked.win_odds)
    elif place <= 3:
        said = words.say("finish-place-odds", odds=ranked.place_odds[place - 2])
    else:
        said = ""
    return Text(f"{said:<13.13}", style=PAPER_RUST)


def _seats(result: Result, words: Words, width: int, seats: Sequence[int]) -> Table:
    """Per seat every bet and every horse that paid, in words, and the cash."""
    grid = Table(box=None, style=PAPER, row_styles=[PAPER], header_style=STRIP, padding=(0, 1), width=width, pad_edge=True)
    grid.add_column(words.say("finish-col-seat"), no_wrap=True, max_width=16, overflow="ellipsis")
    grid.add_column(words.say("finish-col-pays"), ratio=1)
    grid.add_column(words.say("finish-col-change"), justify="right", no_wrap=True)
    grid.add_column(words.say("finish-col-cash"), justify="right", no_wrap=True)
    changes = [_change(result.moved, seat) for seat in range(result.view.seats)]
    cash = [words.money(held + change) for held, change in zip(result.cash, changes, strict=True)]
    names = [f"{emblem(seat)} {words.label(seat)}" for seat in range(result.view.seats)]
    gains = [words.gain(change) for change in changes]
    others = [min(16, max(map(len, names)))]
    others += [
        max(map(len, [words.say(title), *cells])) for title, cells in (("finish-col-change", gains), ("finish-col-cash", cash))
    ]
    room = width - 2 * (len(others) + 1) - sum(others)
    for seat in seats:
        name = Text(names[seat], style="bold" if seat == words.you else "")
        paid = _packed(payments(result, words, seat), room)
        grid.add_row(
            name, paid, Text(gains[seat], style=f"bold {INK if changes[seat] >= 0 else RUST}"), Text(cash[seat], style="bold")
        )
    return grid


def _packed(payments: Sequence[Text], width: int) -> Text:
    """Payments one after the other, each of them whole on its line."""
    paid, used = Text(), 0
    for payment in payments or [Text("–", style=_LOSS)]:
        if used and used + payment.cell_len + 3 > width:
            paid.append("\n")
            used = 0
        elif used:
            paid.append(" · ", style=_LOSS)
        paid.append_text(payment)
        used += payment.cell_len + 3
    return paid


def _change(moved: Sequence[MoneyMoved], seat: int) -> int:
    """What a seat won or lost."""
    gained = sum(event.amount for event in moved if event.payee == seat)
    return gained - sum(event.amount for event in moved if event.payer == seat)


def payments(result: Result, words: Words, seat: int) -> list[Text]:
    """Every bet of a seat and every horse of its that is paid, each with what it brings."""
    ranked, scene = result.ranked, result.scene
    slip = scene.slips[seat]
    parts = []
    if slip.win is not None:
        won = bool(ranked.order) and ranked.order[0] == slip.win.lane
        parts.append(_bet(words, words.say("finish-win"), slip.win, ranked.win_odds if won else None))
    for bet in slip.places:
        placed = ranked.order[1:3].index(bet.lane) if bet.lane in ranked.order[1:3] else None
        parts.append(_bet(words, words.say("finish-placed"), bet, None if placed is None else ranked.place_odds[placed]))
    for times, lane in zip(OWNER_GETS, ranked.order, strict=False):
        runner = scene.runners[lane - 1]
        if runner.owner == seat:
            line = Text(f"{words.say('finish-owner')} ").append(f"♞{lane}", style=silks.style_of(lane))
            line.append(f" {times} × {words.money(runner.price)} = ")
            parts.append(line.append(words.money(times * runner.price), style=_WIN))
    return parts


def _bet(words: Words, kind: str, bet: Bet, odds: int | None) -> Text:
    """A bet and what it pays; `odds` is None if it is lost."""
    line = Text(f"{kind} ", style=_LOSS if odds is None else "").append(f"♞{bet.lane}", style=silks.style_of(bet.lane))
    line.append(f" {words.money(bet.stake)} ")
    if odds is None:
        return line.append(words.say("finish-lost"))
    return line.append(f"× {odds} = ").append(words.money(bet.stake * odds), style=_WIN if odds else _LOSS)
