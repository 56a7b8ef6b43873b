"""The paper beside the track: cards in hand, tote tickets, the seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.colours import CREAM, FADED, GOLD, INK, LIT, PAPER, PAPER_BOLD, PAPER_FADED, RUST, STRIP
from hippodrome.cli.seats import emblem
from hippodrome.cli.ticket_gagnant import silks
from hippodrome.cli.ticket_gagnant.words import Words, number
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.events import Places
from hippodrome.games.ticket_gagnant.views import TicketView

CARD_WIDTH = 7
HAND_LINES = 4
_JOKER = ("#e07020", "#16733a", "#2463b8", "#c42d2d", "#7a45a6")


def hand(box: Box, cards: Sequence[str], picked: int | None = None) -> list[Text]:
    """The cards, side by side, numbered for choosing; the picked one lies on gold."""
    lines = [Text(no_wrap=True) for _ in range(HAND_LINES)]
    for at, card in enumerate(cards):
        for line, part in zip(lines, _card(box, card, at + 1, at == picked), strict=True):
            line.append_text(part).append(" ")
    return lines


def _card(box: Box, card: str, index: int, picked: bool) -> list[Text]:
    paper = GOLD if picked else CREAM
    plain = f"{INK} on {paper}"
    head = Text(f" {index}", style=f"bold {INK} on {paper}")
    head.append(f"{card:>{CARD_WIDTH - 3}} ", style=f"{FADED if not picked else INK} on {paper}")
    return [head, _centred(_face(box, card, paper), paper), _centred(Text(_move(card), style=plain), paper), _edge(paper)]


def _face(box: Box, card: str, paper: str) -> Text:
    """The horses of a card, or the star of a joker."""
    face = Text()
    if card == "J":
        for colour, letter in zip(_JOKER, "♞★♞★♞", strict=True):
            face.append(letter, style=f"bold {colour} on {paper}")
        return face
    face.append(f"♞{card[0]}", style=silks.style_of(box, int(card[0])))
    if card[1] == "=":
        face.append(" ", style=f"on {paper}").append(f"♞{card[2]}", style=silks.style_of(box, int(card[2])))
    return face


def _move(card: str) -> str:
    """What a card does, without words: so many spaces, or side by side."""
    if card == "J":
        return "1–3"
    return "⇄" if card[1] == "=" else " ".join("▪" * int(card[2]))


def _centred(text: Text, paper: str) -> Text:
    left = (CARD_WIDTH - text.cell_len) // 2
    line = Text(" " * left, style=f"on {paper}").append_text(text)
    return line.append(" " * (CARD_WIDTH - line.cell_len), style=f"on {paper}")


def _edge(paper: str) -> Text:
    return Text("▁" * CARD_WIDTH, style=f"{'#b8861c' if paper == GOLD else '#cdbf9a'} on {paper}")


def ticket(words: Words, places: Places | None) -> list[Text]:
    """One's own ticket, with a perforated edge: the horses and what their exact places are worth."""
    box = words.box
    lines = [Text(words.say("your-ticket").center(22), style=STRIP, no_wrap=True)]
    faces, ranks = Text("┊", style=PAPER_FADED), Text("┊", style=PAPER_FADED)
    for rank in range(3):
        horse = places[rank] if places else None
        face = Text("  ", style=PAPER).append_text(silks.disc(box, horse)).append("  ", style=PAPER)
        faces.append_text(face)
        worth = f"{words.say(f'ticket-gagnant-place-{rank + 1}')}·{box.ticket.exact[rank]}"
        ranks.append(worth.center(7), style=PAPER)
    return [*lines, faces, ranks, Text("╌" * 22, style=f"{RUST} on {CREAM}")]


def tickets_line(words: Words, view: TicketView, seat: int) -> Text:
    """A seat's prediction, as far as the reader may know it: 9 letters."""
    known = view.tickets[seat] if view.tickets is not None else view.ticket if seat == view.seat else None
    line = Text(no_wrap=True)
    if known is not None:
        for horse in known:
            line.append_text(silks.disc(words.box, horse))
    elif view.predicted[seat]:
        line.append("▒▒ ▒▒ ▒▒ ", style=PAPER_FADED)
    else:
        line.append("·  ·  ·  ", style=PAPER_FADED)
    return line


def seat_line(words: Words, view: TicketView, seat: int, width: int) -> Text:
    """A seat on one line: whose turn, emblem, name, points, ticket, cards left, first player token."""
    line = _name_of(words, view, seat, width - 20)
    line.append(f"{number(view.totals[seat]):>4} ", style=PAPER_BOLD)
    line.append_text(tickets_line(words, view, seat))
    line.append(f" {view.cards_left[seat]}▯ " if view.hand_size else "    ", style=PAPER)
    line.append("◆ " if seat == view.first_player else "  ", style=f"{RUST} on {CREAM}")
    return line


def seat_lines(words: Words, view: TicketView, seat: int, width: int) -> list[Text]:
    """A seat on two lines, for the side of a wide table."""
    points = f"{number(view.totals[seat])} "
    if view.tokens[seat]:
        points = f"({view.tokens[seat]} × {words.box.score.token[view.edition]})  {points}"
    top = _name_of(words, view, seat, width - len(points))
    top.append(points, style=PAPER_BOLD)
    low = Text("   ", style=PAPER).append_text(tickets_line(words, view, seat))
    if view.hand_size:
        low.append(" " + words.say("cards", cards=view.cards_left[seat]), style=PAPER_FADED)
    if seat == view.first_player:
        low.append(" ◆", style=f"{RUST} on {CREAM}")
    low.append(" " * max(0, width - low.cell_len), style=PAPER)
    return [top, low]


def _name_of(words: Words, view: TicketView, seat: int, width: int) -> Text:
    """Marker, emblem and name, cut or filled to a width."""
    turn = seat in view.to_act
    line = Text("▶" if turn else " ", style=f"bold {RUST} on {CREAM}", no_wrap=True)
    line.append(f"{emblem(seat)} ", style=PAPER)
    line.append(words.label(seat), style=LIT if seat == words.you and turn else PAPER_BOLD if seat == words.you else PAPER)
    line.truncate(width, overflow="ellipsis")
    return line.append(" " * (width - line.cell_len), style=PAPER)
