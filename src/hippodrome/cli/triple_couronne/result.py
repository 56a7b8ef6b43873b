"""After a race: the order of the finish with its prizes, and what everybody got and paid. After the season: the trophies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.seats import emblem
from hippodrome.cli.triple_couronne.layout import Room, banner, boxed, cut, filled, lines_of, strip
from hippodrome.cli.triple_couronne.scene import Scene, scene_of
from hippodrome.cli.triple_couronne.silks import CREAM, FADED, INK, PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, RUST, SASH, STRIP
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.views import TripleCouronneView

_LOSS, _WIN = f"{FADED} on {CREAM}", f"bold {RUST} on {CREAM}"
_REASONS = (
    "purchase", "rent", "entry-fee", "entry-fee-back", "entry-share", "stake", "bets", "premium", "insurance", "prize", "card",
    "departure",
)  # fmt: skip
"""In the order in which they are paid, more or less."""


@dataclass(frozen=True)
class Result:
    """A race that was run, with all the money that moved since it was announced."""

    scene: Scene
    order: tuple[str, ...]
    moved: tuple[MoneyMoved, ...]
    injured: tuple[events.HorseInjured, ...]
    cash: tuple[int, ...]
    """After it."""


def result_of(history: Sequence[Event], cash: tuple[int, ...], words: Words) -> Result:
    """The last race of a history that has come to its end; `cash` is what everybody holds at the end of that history."""
    ended = max(at for at, event in enumerate(history) if isinstance(event, events.RaceEnded))
    announced = max(at for at, event in enumerate(history[:ended]) if isinstance(event, events.RaceAnnounced))
    later = [at for at in range(ended, len(history)) if isinstance(history[at], events.RaceAnnounced)]
    happened = history[announced : later[0]] if later else history[announced:]
    end = history[ended]
    assert isinstance(end, events.RaceEnded)
    return Result(
        scene=scene_of(history[: ended + 1], words.cards),
        order=end.order,
        moved=tuple(event for event in happened if isinstance(event, MoneyMoved)),
        injured=tuple(event for event in happened if isinstance(event, events.HorseInjured)),
        cash=cash,
    )


def pages(view: TripleCouronneView, result: Result, words: Words, room: Room, why: str = "") -> list[RenderableType]:
    """One page, or several where one has no room for everything. `view` is one of before the next race."""
    width = room.width
    head = [banner(view, words, width, words.say("triple-couronne-result-title"))]
    ranking = _ranking(result, words, width)
    everybody = range(len(result.cash))
    table = _seats(result, words, width, everybody)
    note = boxed(why, width) if why else []
    if not room.full or len(head) + len(ranking) + lines_of(table, width) + len(note) <= room.height - 2:
        return [Group(*head, *ranking, table, *note)]
    most = room.height - 2 - len(head)
    found: list[RenderableType] = [Group(*head, *ranking[:most])]
    shown: list[int] = []
    for seat in everybody:
        if shown and lines_of(_seats(result, words, width, [*shown, seat]), width) > most:
            found.append(Group(*head, _seats(result, words, width, shown)))
            shown = []
        shown.append(seat)
    table = _seats(result, words, width, shown)
    return [*found, Group(*head, table, *(note if lines_of(table, width) + len(note) <= most else []))]


def _ranking(result: Result, words: Words, width: int) -> list[Text]:
    """The finishers with their prizes; then those who are out, and who will be missing."""
    lines = []
    prizes = result.scene.prizes
    for place, horse in enumerate(result.order, 1):
        spot = result.scene.spot(horse)
        assert spot is not None
        line = (
            Text().append(f" {words.place(place):>4} ", style=PAPER_BOLD).append_text(words.disc(horse)).append(" ", style=PAPER)
        )
        line.append(cut(readable(horse), 18), style=PAPER_BOLD)
        prize = words.francs(prizes[place - 1]) if place <= len(prizes) else "–"
        line.append(f"{prize:>13}  ", style=PAPER_RUST)
        line.append("" if spot.seat is None else f"{emblem(spot.seat)} {words.label(spot.seat)}", style=PAPER)
        line.append(f" · {readable(spot.jockey)}" if spot.jockey else "", style=PAPER_FADED)
        lines.append(filled(line, width))
    if not result.order:
        lines.append(filled(Text(f" {words.say('triple-couronne-no-winner')}", style=PAPER_BOLD), width))
    out = [words.horse(spot.horse) for spot in result.scene.spots if spot.out]
    if out:
        said = words.say("triple-couronne-out-of-race", horses=words.several(out))
        lines.append(filled(Text().append("    ✖ ", style=PAPER_RUST).append(said, style=PAPER), width))
    for event in result.injured:
        said = f"{words.horse(event.horse)} · {words.say('triple-couronne-effect-injure', races=event.races)}"
        lines.append(filled(Text().append("    ✚ ", style=PAPER_RUST).append(said, style=PAPER), width))
    return lines


def _seats(result: Result, words: Words, width: int, seats: Sequence[int]) -> Table:
    """Per seat everything it got and paid for this race, and its cash."""
    grid = Table(box=None, style=PAPER, row_styles=[PAPER], header_style=STRIP, padding=(0, 1), width=width, pad_edge=True)
    grid.add_column(words.say("triple-couronne-col-seat"), no_wrap=True, max_width=16, overflow="ellipsis")
    grid.add_column(words.say("triple-couronne-col-account"), ratio=1)
    grid.add_column(words.say("triple-couronne-col-change"), justify="right", no_wrap=True)
    grid.add_column(words.say("triple-couronne-col-cash"), justify="right", no_wrap=True)
    accounts = [account(result.moved, seat) for seat in range(len(result.cash))]
    gains = [words.gain(sum(sums.values())) for sums in accounts]
    names = max(len(f"{emblem(seat)} {words.label(seat)}") for seat in range(len(accounts)))
    held = max(len(words.money(cash)) for cash in result.cash)
    room = width - min(16, names) - max(map(len, gains)) - held - 8
    for seat in seats:
        sums, cash = accounts[seat], result.cash[seat]
        change = sum(sums.values())
        said = _packed([_sum(words, why, amount) for why, amount in sums.items()], room)
        name = Text(f"{emblem(seat)} {words.label(seat)}", style="bold" if seat == words.you else "")
        gained = Text(gains[seat], style=f"bold {INK if change >= 0 else RUST}")
        grid.add_row(name, said, gained, Text(words.money(cash), style="bold"))
    return grid


def _packed(sums: Sequence[Text], width: int) -> Text:
    """Sums one after the other, each of them whole on its line."""
    said, used = Text(), 0
    for each in sums or [Text("–", style=_LOSS)]:
        if used and used + each.cell_len + 2 > width:
            said.append("\n")
            used = 0
        elif used:
            said.append(", ", style=_LOSS)
        said.append_text(each)
        used += each.cell_len + 2
    return said


def account(moved: Sequence[MoneyMoved], seat: int) -> dict[str, int]:
    """What a seat got and paid, by reason; cards and rents may go both ways."""
    sums: dict[str, int] = {}
    for why in _REASONS:
        gained = sum(event.amount for event in moved if event.payee == seat and event.why == why)
        paid = sum(event.amount for event in moved if event.payer == seat and event.why == why)
        if gained - paid:
            sums[why] = gained - paid
    return sums


def _sum(words: Words, why: str, amount: int) -> Text:
    style = _WIN if amount > 0 else _LOSS
    return Text(f"{words.say(f'triple-couronne-sum-{why}')} ").append(words.gain(amount), style=style)


def season_page(view: TripleCouronneView, ended: events.SeasonEnded, words: Words, room: Room) -> RenderableType:
    """The end: who won, and who holds which trophy."""
    width = room.width
    lines = [banner(view, words, width, words.say("triple-couronne-over-title"))]
    lines.append(strip(words.event(ended), width, SASH))
    order = sorted(range(view.seats), key=lambda seat: -ended.totals[seat])
    for seat in order:
        rank = 1 + sum(total > ended.totals[seat] for total in ended.totals)
        line = Text().append(f" {words.place(rank):>4} ", style=PAPER_BOLD)
        line.append(cut(f"{emblem(seat)} {words.label(seat)}", 24), style=PAPER_BOLD if seat in ended.winners else PAPER)
        line.append(f"{words.francs(ended.totals[seat]):>14}", style=PAPER_BOLD)
        lines.append(filled(line.append("" if view.in_game[seat] else f"  {words.say('triple-couronne-gone')}"), width))
    if view.edition in ("complet", "marathon"):
        lines += [filled(line, width) for line in _trophies(ended.trophies, words)]
    return Group(*lines)


def _trophies(trophies: events.Trophies, words: Words) -> list[Text]:
    """The three trophies, and the crown."""
    lines = [Text("")]
    held = (("whip", trophies.whip), ("horse", trophies.horse), ("cup", trophies.cup))
    for what, seats in held:
        who = words.several([words.label(seat) for seat in seats]) or words.say("triple-couronne-nobody")
        line = Text().append(f"  {words.say(f'triple-couronne-trophy-{what}'):<18}", style=PAPER_RUST)
        lines.append(line.append(who, style=PAPER_BOLD if seats else PAPER_FADED))
    if trophies.crown:
        who = words.several([words.label(seat) for seat in trophies.crown])
        lines += [Text(""), Text(f"  ♛ {words.say('triple-couronne-crown', seats=who)}", style=PAPER_RUST)]
    return lines
