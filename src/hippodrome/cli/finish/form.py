"""The betting form on one page: the runners with their summed numbers, and the stakes as they are pencilled in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.finish import silks
from hippodrome.cli.finish.answers import Draft
from hippodrome.cli.finish.layout import NEWS, PROMPT_LINES, Room, banner, filled, seat_name, strip
from hippodrome.cli.finish.silks import CREAM, INK, MUSTARD, PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, SAND, STRIP
from hippodrome.cli.finish.words import Words
from hippodrome.cli.news import last_news
from hippodrome.cli.seats import emblem, visible
from hippodrome.games.finish.views import FinishView, Runner

_PENCIL = "bold italic #27407d on #fff8e2"
_BLANK = f"{SAND} on #fff8e2"
_WIDE, _NARROW = 100, 76


@dataclass(frozen=True)
class FormPage:
    """What lies on the table while everybody bets."""

    view: FinishView
    draft: Draft = field(default_factory=Draft)
    news: Sequence[Text] = ()


def handed_in(view: FinishView) -> Draft:
    """The reader's own form, if it lies on the table already."""
    return Draft() if view.slip is None else Draft(view.slip.win, view.slip.places)


def lay(page: FormPage, words: Words, room: Room) -> RenderableType:
    """The page, cut to fit the room."""
    view, width = page.view, room.width
    lines = banner(view, words, width, words.say("finish-form-title"))
    lines.append(_head(words, width))
    for runner in view.runners:
        lines.append(filled(_row(runner, page.draft, words, view, width), width))
        if room.height - len(view.runners) > 26:
            lines.append(filled(Text(" " + "┈" * (width - 2), style=f"{SAND} on {CREAM}"), width))
    lines.append(_sums(page, words, width))
    lines.append(_odds(words, width))
    most = room.height - PROMPT_LINES if room.full else 100
    lines += _seats(view, words, width)[: max(0, most - len(lines))]
    if room.full:
        lines += last_news(page.news, width, min(8, most - len(lines)), NEWS)
    return Group(*lines)


def _columns(width: int) -> tuple[int, int, int]:
    """Letters for horses, jockeys and owners; a narrow form has no numbers and owners."""
    if width < _NARROW:
        return width - 22, 0, 0
    if width < _WIDE:
        return width - 62, 0, 16
    spare = width - 46
    return spare // 3, spare // 3, spare - 2 * (spare // 3)


def _head(words: Words, width: int) -> Text:
    horse, jockey, owner = _columns(width)
    said = f" {'':<3}{words.say('finish-col-horse'):<{horse}}"
    if jockey:
        said += f"{words.say('finish-col-jockey'):<{jockey}}"
    if owner:
        said += "".join(f"{number:>3}" for number in range(1, 7))
        said += f"  ✖{'':<3}{words.say('finish-col-owner'):<{owner}}"
    said += f"{words.say('finish-col-win'):>8} {words.say('finish-col-place'):>8} "
    return filled(Text(said, style=STRIP), width, STRIP)


def _row(runner: Runner, draft: Draft, words: Words, view: FinishView, width: int) -> Text:
    horse, jockey, owner = _columns(width)
    line = Text(" ", style=PAPER).append_text(silks.disc(runner.lane))
    line.append(_cut(visible(runner.horse), horse), style=PAPER_BOLD)
    if jockey:
        line.append(_cut(visible(runner.jockey), jockey), style=PAPER)
    if owner:
        for pace in words.paces(runner):
            line.append(f"{pace:>3}", style=PAPER_RUST if pace >= _fast(view, words) else PAPER)
        line.append(f"  {view.crosses[runner.lane - 1]:<4}", style=PAPER_FADED)
        own = runner.owner == words.you
        line.append(_cut(f"{emblem(runner.owner)} {words.label(runner.owner)}", owner), style=PAPER_BOLD if own else PAPER)
    win = draft.win.stake if draft.win and draft.win.lane == runner.lane else 0
    place = sum(bet.stake for bet in draft.places if bet.lane == runner.lane)
    for stake in (win, place):
        line.append(f"{words.money(stake) if stake else '. . .':>8} ", style=_PENCIL if stake else _BLANK)
    return line


def _cut(text: str, width: int) -> str:
    return f"{text if len(text) < width else text[: width - 2] + '…':<{width}}"


def _fast(view: FinishView, words: Words) -> int:
    """From which number on a round is among the fastest of this race."""
    paces = sorted((pace for runner in view.runners for pace in words.paces(runner)), reverse=True)
    return paces[min(len(paces) - 1, len(paces) // 6)]


def _sums(page: FormPage, words: Words, width: int) -> Text:
    view, total = page.view, page.draft.total
    cash = view.cash[view.seat] if view.seat is not None else 0
    said = words.say("finish-form-sums", total=words.money(total), left=words.money(cash - total), cash=words.money(cash))
    return strip(said, width, f"bold {INK} on {MUSTARD}")


def _odds(words: Words, width: int) -> Text:
    """A reminder of what bets pay, from the finish backwards."""
    box = words.box.odds
    line = Text(f" {words.say('finish-odds-reminder')}  ", style=PAPER_FADED)
    line.append(f"{words.say('finish-odds-win')} {' '.join(map(str, box.win))}", style=PAPER)
    line.append(f"  {words.say('finish-odds-place')} {' '.join(map(str, box.place))}", style=PAPER)
    line.append(f"   {words.say('finish-cross')}", style=PAPER_FADED)
    return filled(line, width)


def _seats(view: FinishView, words: Words, width: int) -> list[Text]:
    """Who has handed in a form, two seats on a line."""
    half = width // 2
    lines = []
    for left in range(0, view.seats, 2):
        line = Text(no_wrap=True)
        for seat in range(left, min(left + 2, view.seats)):
            each = seat_name(words, view, seat, max(6, half - 26))
            each.append(f"{words.money(view.cash[seat]):>8} ", style=PAPER_BOLD)
            said = words.say("finish-handed-in" if view.betted[seat] else "finish-writing")
            each.append(f" {'▣' if view.betted[seat] else '✎'} {said}", style=PAPER_FADED)
            line.append_text(filled(each, half if seat == left else width - half))
        lines.append(filled(line, width))
    return lines
