"""The page after a race: the finish, the ranking, the photo finishes, what every ticket is worth."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hippodrome.cli.colours import CREAM, INK, PAPER, PAPER_BOLD, RUST, STRIP
from hippodrome.cli.seats import emblem
from hippodrome.cli.ticket_gagnant import silks, table, track
from hippodrome.cli.ticket_gagnant.scene import Scene
from hippodrome.cli.ticket_gagnant.words import Words, number, signed
from hippodrome.core.wire import Event
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.events import Places
from hippodrome.games.ticket_gagnant.views import TicketView


def result_page(
    before: TicketView, happened: Sequence[Event], after: TicketView, scene: Scene, words: Words, room: table.Room
) -> RenderableType:
    """Everything that a race came to. `before` is the view in which its last card was played."""
    lines = _ranking(before, happened, words, room.width)
    scores = _scores(before, happened, words, room.width)
    for_scene = room.height - 1 - len(lines) - before.seats - 2
    size = room.scene(scene, room.width, for_scene)
    return Group(table.banner(before, words, room.width), track.draw(scene, words.box, size), *lines, scores)


def _ranking(before: TicketView, happened: Sequence[Event], words: Words, width: int) -> list[Text]:
    lines = []
    discipline = words.say(f"ticket-gagnant-discipline-{before.discipline}")
    title = words.say("result-title", race=before.race, discipline=discipline)
    lines.append(Text(f" {title} ".ljust(width), style=STRIP, no_wrap=True))
    for event in happened:
        if isinstance(event, events.RaceRanked):
            line = Text(" ", style=PAPER, no_wrap=True)
            for rank, horse in enumerate(event.ranking, 1):
                line.append(f"{rank} ", style=PAPER_BOLD).append_text(silks.disc(words.box, horse)).append("  ")
            if event.disqualified:
                line.append("✗ ", style=f"bold {RUST} on {CREAM}")
                for horse in event.disqualified:
                    line.append_text(silks.disc(words.box, horse)).append(" ")
            line.append(" " * max(0, width - line.cell_len), style=PAPER)
            lines.append(line)
    for event in happened:
        if isinstance(event, events.PhotoFinishDrawn):
            level = " ".join(map(str, event.level))
            order = ", ".join(words.horse(horse) for horse in event.order)
            lines.append(words.styled(f" ◎ {words.say('result-photo', level=level, order=order)}"))
        elif isinstance(event, events.HorsesDisqualified):
            lines.append(words.styled(f" ∩ {words.say('result-disqualified', horses=words.horses(event.horses))}"))
    return lines


def _scores(before: TicketView, happened: Sequence[Event], words: Words, width: int) -> Table:
    tickets = _tickets(before, happened)
    grid = Table(box=None, style=PAPER, row_styles=[PAPER], header_style=PAPER_BOLD, padding=(0, 1), width=width)
    grid.add_column("")
    for rank in (1, 2, 3):
        grid.add_column(words.say(f"ticket-gagnant-place-{rank}"), justify="right")
    for key in ("result-bonus", "result-race", "result-total"):
        grid.add_column(words.say(key), justify="right")
    for event in happened:
        if isinstance(event, events.TicketScored):
            cells = [Text(f"{emblem(event.seat)} {words.label(event.seat)}", style="bold" if event.seat == words.you else "")]
            for horse, points in zip(tickets[event.seat], event.points, strict=True):
                said = Text(f" {signed(points):>3}" if horse else "    ")
                cells.append(Text().append_text(silks.disc(words.box, horse)).append_text(said))
            race = sum(event.points) + event.bonus
            cells.append(Text(signed(event.bonus) if event.bonus else ""))
            cells.append(Text(signed(race), style=f"bold {RUST if race < 0 else INK}"))
            worth = words.box.score.token[before.edition]
            tokens = f"{event.tokens} × {worth} + {number(event.pawn)} = " if event.tokens else ""
            cells.append(Text(tokens).append(number(event.total), style="bold"))
            grid.add_row(*cells)
    return grid


def _tickets(before: TicketView, happened: Sequence[Event]) -> tuple[Places, ...]:
    """All tickets: open during the race, or turned over with the ranking."""
    for event in happened:
        if isinstance(event, events.PredictionsRevealed):
            return event.tickets
    return before.tickets if before.tickets is not None else ((None, None, None),) * before.seats
