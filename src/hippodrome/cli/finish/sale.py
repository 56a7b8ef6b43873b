"""The auction on one page: the card of the horse for sale, the bids, everybody's cash, and all horses of the race."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.finish import silks
from hippodrome.cli.finish.layout import NEWS, PROMPT_LINES, Room, banner, beside, filled, seat_name, strip
from hippodrome.cli.finish.silks import CREAM, INK, LIT, MUSTARD, ORANGE, PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, RUST, STRIP
from hippodrome.cli.finish.words import Words
from hippodrome.cli.news import last_news
from hippodrome.cli.seats import emblem, visible
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from hippodrome.games.finish.views import FinishView, Runner

_SEATS = 42
_CARD_LINES = 8
_NARROW = 76
_BARS = " ▁▂▃▄▅▆▇█"
_FULL = 12
"""A number this big has a full bar."""


@dataclass(frozen=True)
class SalePage:
    """What lies on the table during an auction. `sold` is shown instead of the card while the hammer falls."""

    view: FinishView
    news: Sequence[Text] = ()
    sold: events.HorseSold | events.HorseUnsold | None = None


def lay(page: SalePage, words: Words, room: Room) -> RenderableType:
    """The page, cut to fit the room."""
    view = page.view
    what = words.say("finish-sale-title", lot=min(view.lot + 1, len(view.horses)), lots=len(view.horses))
    lines = banner(view, words, room.width, what)
    most = room.height - PROMPT_LINES if room.full else 100
    if room.width < _NARROW:
        lines += [filled(line, room.width) for line in (_card(view, words, room.width)[0], *_bids(page, words, room.width))]
    else:
        seats = _SEATS if room.width < 110 else 52
        card = _hammer(page.sold, words, room.width - seats - 1) if page.sold else _card(view, words, room.width - seats - 1)
        lines += beside(card, _bids(page, words, seats), room.width, seats, _CARD_LINES)
    stable = _stable(page, words, room.width)
    lines += stable[: max(0, most - len(lines))]
    if room.full:
        lines += last_news(page.news, room.width, min(9, most - len(lines)), NEWS)
    return Group(*lines)


def _card(view: FinishView, words: Words, width: int) -> list[Text]:
    """The horse for sale: its name, its character, its six numbers with a bar each."""
    if view.auction is None:
        return [strip("", width, STRIP)]
    horse = view.auction.horse
    numbers = words.card(horse).numbers
    lines = [strip(visible(horse).upper(), width, f"bold {INK} on {ORANGE}")]
    lines.append(Text(f" {words.character(horse)}", style=PAPER_FADED))
    lines.append(Text(""))
    lines += _chart(numbers, words.say("finish-round"))
    lines.append(Text(f" {words.say('finish-jockey-later')}", style=PAPER_FADED))
    return lines


def _chart(numbers: Sequence[int], title: str) -> list[Text]:
    """Bars two lines high over the numbers, so that a character shows at a glance."""
    lines = []
    for level in (1, 0):
        line = Text("        ", style=PAPER)
        for number in numbers:
            eighths = max(0, min(8, round(number * 16 / _FULL) - 8 * level))
            line.append(f"{_BARS[eighths] * 2}  ", style=f"{ORANGE} on {CREAM}")
        lines.append(line)
    figures, rounds = Text("        ", style=PAPER), Text(f" {title:<7}", style=PAPER_FADED)
    for round_number, number in enumerate(numbers, 1):
        figures.append(f"{number:>2}  ", style=PAPER_BOLD)
        rounds.append(f"{round_number:>2}  ", style=PAPER_FADED)
    return [*lines, figures, rounds]


def _hammer(sold: events.HorseSold | events.HorseUnsold, words: Words, width: int) -> list[Text]:
    """The moment when the hammer falls."""
    if isinstance(sold, events.HorseUnsold):
        lines = [strip(visible(sold.horse).upper(), width, f"bold {INK} on {MUSTARD}"), Text("")]
        return [
            *lines,
            Text(f" {words.say('finish-unsold')}", style=PAPER_BOLD),
            Text(f" {words.say('finish-unsold-why')}", style=PAPER),
        ]
    lines = [strip(words.say("finish-sold", horse=visible(sold.horse).upper()), width, STRIP)]
    price = words.say("finish-sold-to", seat=f"{emblem(sold.seat)} {words.label(sold.seat)}", price=words.money(sold.price))
    lines.append(Text(f" {price}", style=PAPER_BOLD))
    lane = Text(f" {words.say('finish-lane')} ", style=PAPER).append_text(silks.disc(sold.lane))
    lines.append(lane.append(words.say("finish-ridden-by", jockey=visible(sold.jockey)), style=PAPER))
    runner = Runner(sold.lane, sold.horse, sold.jockey, sold.seat, sold.price)
    return lines + _chart(words.paces(runner), words.say("finish-round"))


def _bids(page: SalePage, words: Words, width: int) -> list[Text]:
    """The price, and per seat the cash, the horses bought, and whether it is still in."""
    view = page.view
    auction = view.auction
    if page.sold is not None:
        said = words.say("finish-hammer")
    elif auction is None or auction.leader is None:
        least = view.choice.least if view.choice is not None else words.box.money.least_bid
        said = words.say("finish-no-bid", least=words.money(least))
    else:
        said = words.say("finish-price", price=words.money(auction.price), seat=words.label(auction.leader))
    lines = [strip(said, width, STRIP)]
    for seat in range(view.seats):
        line = seat_name(words, view, seat, width - 22)
        owned = sum(runner.owner == seat for runner in view.runners)
        line.append(f"{words.money(view.cash[seat]):>8} ", style=PAPER_BOLD)
        line.append(f"{'♞' * owned:<4}", style=PAPER_FADED)
        line.append_text(Text("") if page.sold else _standing(view, words, seat))
        lines.append(line)
    if view.maximum and page.sold is None:
        lines.append(Text(f" {words.say('finish-own-maximum', amount=words.money(view.maximum))}", style=PAPER_RUST))
    return lines


def _standing(view: FinishView, words: Words, seat: int) -> Text:
    auction = view.auction
    if auction is None:
        return Text("")
    if auction.leader == seat:
        return Text(f"{words.money(auction.price):>7} ◀", style=LIT)
    if not auction.still_in[seat]:
        return Text(f"  {words.say('finish-out')}", style=PAPER_FADED)
    return Text("  …" if seat not in view.to_act else "", style=PAPER_FADED)


def _stable(page: SalePage, words: Words, width: int) -> list[Text]:
    """All horses of the race: sold ones with lane, jockey and summed numbers, then those to come."""
    view = page.view
    lines = [strip(words.say("finish-field-title"), width, f"bold {CREAM} on {RUST}")]
    runners = {runner.horse: runner for runner in view.runners}
    for at, horse in enumerate(view.horses):
        runner = runners.get(horse)
        if runner is not None:
            line = (
                Text(" ", style=PAPER).append_text(silks.disc(runner.lane)).append(f"{visible(horse):<17.17}", style=PAPER_BOLD)
            )
            line.append(_row(words.paces(runner)), style=PAPER_BOLD)
            price = words.money(runner.price)
            line.append(f"  {emblem(runner.owner)} {words.label(runner.owner)} {price} · {visible(runner.jockey)}", style=PAPER)
        else:
            now = view.auction is not None and at == view.lot and page.sold is None
            line = Text().append(" ▶  " if now else "    ", style=PAPER_RUST)
            line.append(f"{visible(horse):<17.17}", style=PAPER_RUST if now else PAPER if at >= view.lot else PAPER_FADED)
            line.append(_row(words.card(horse).numbers), style=PAPER_FADED)
            key = "finish-now" if now else "finish-coming" if at >= view.lot else "finish-back"
            line.append(f"  {words.say(key)}", style=PAPER_RUST if now else PAPER_FADED)
        lines.append(filled(line, width))
    return lines


def _row(numbers: Sequence[int]) -> str:
    return "".join(f"{number:>3}" for number in numbers)


def hammer_in(happened: Sequence[Event]) -> list[events.HorseSold | events.HorseUnsold]:
    """The horses that went under the hammer."""
    return [event for event in happened if isinstance(event, events.HorseSold | events.HorseUnsold)]
