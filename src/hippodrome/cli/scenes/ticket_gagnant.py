"""Ticket Gagnant: a fine afternoon at the races. The field runs from left to right, lane a along the upper rail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from hippodrome.cli.choices import Choices, Option
from hippodrome.cli.colours import CREAM, FADED, GOLD, INK, RUST
from hippodrome.cli.figures import disc
from hippodrome.cli.paper import Palette, Room, filled, in_columns, strip
from hippodrome.cli.scene import Scene, Shot
from hippodrome.cli.scenes.ticket_gagnant_course import LANES, Course
from hippodrome.cli.standings import seat_lines
from hippodrome.cli.words import Words
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.wire import Action, ActionUndone, Event
from hippodrome.games.ticket_gagnant import actions, events
from hippodrome.games.ticket_gagnant.actions import DiscardCard, PlayCard
from hippodrome.games.ticket_gagnant.events import CardPlayed, Places
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView, Track
from hippodrome.games.ticket_gagnant.words import moved, side_of, way_of

_CARD, _PAPERS, _USUAL_HAND = 7, 5, 5
_WAYS = {"forward": (1, 0), "backward": (-1, 0), "left": (0, -1), "right": (0, 1)}
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Capitals, since small letters are lanes."""
_SAID_IN_FULL = ("say-where", "say-stay")
"""Refusals of plays that are legal once they are said in full."""


class TicketGagnantScene(Scene):
    """The track with its horses, cards in hand, tickets."""

    palette = Palette()
    silent = (
        events.PredictionMade, events.PredictionSealed, events.TicketScored, events.PhotoFinishDrawn,
        events.HorsesDisqualified,
    )  # fmt: skip
    chapters = (events.RaceAnnounced, events.MeetingEnded)
    ends = (events.RaceRanked,)
    secrets, headings = (events.CardsDealt,), (events.RaceAnnounced,)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, TicketGagnant)
        self.box = words.game.box
        self.course = Course(self.box)
        self.horses: tuple[str, ...] = ()
        """Per horse, by number, the cell where it stands."""
        self.move: CardPlayed | None = None
        self.tickets: tuple[Places, ...] = ()

    def headline(self, view: TicketView) -> str:
        return self.words.show("word:discipline", view.discipline) if view.phase != "discipline" else "…"

    def silks(self) -> Mapping[str, Style]:
        named = {self.words.show("horse", horse.number): horse.number for horse in self.box.horses.list}
        named |= {f"♞{number}": number for number in named.values()}
        return {name: Style.parse("bold {1} on {0}".format(*self.course.cloth(number))) for name, number in named.items()}

    def _disc(self, horse: int | None) -> Text:
        return Text(" – ", style=self.palette.faded) if horse is None else disc(horse, self.course.cloth(horse), CREAM)

    def told(self, happened: Sequence[Event]) -> list[str]:
        """Of a double card it is told on which side of the other horse the one goes."""
        told: list[str] = []
        for event in happened:
            if isinstance(event, CardPlayed) and event.horse and event.card[1:2] == "=" and self.horses:
                what = moved(self.words.teller, event, self.horses[other_horse(event.card, event.horse) - 1])
                facts = self.words.teller.facts("CardPlayed", event) | {"what": what}
                told.append(self.words.texts.say("ticket-gagnant-event-card-played", **facts))
            else:
                told += super().told([event])
        return told

    # The table

    def table(self, view: TicketView, room: Room, choices: Choices | None = None) -> list[Text]:
        """The track leads; what may be chosen, the seats and one's own papers lie below it."""
        lit = {} if choices is None else _lit(choices)
        low = [] if choices is None else self._below(view, room, choices, bool(lit))
        papers = self._papers(view, room.width, choices) if view.seat is not None and (view.hand or view.ticket) else []
        seats = seat_lines(self.words, view, room.width, self.palette, 20, partial(self._seat, view))
        left = room.height - len(low) - len(papers)
        if room.full and left - len(seats) < len(LANES) + 2:
            seats = []  # choosing matters more than the standings
        move = view.history[-1] if view.history and isinstance(view.history[-1], CardPlayed) and not lit else None
        track = self.course.draw(
            view.track, view.discipline, view.horses, move, lit, room.width, left - len(seats) if room.full else 9
        )
        return [*track, *seats, *low, *papers]

    def _seat(self, view: TicketView, seat: int) -> Text:
        """Points, the prediction as far as the reader may know it, cards left, first player token."""
        known = view.tickets[seat] if view.tickets is not None else view.ticket if seat == view.seat else None
        line = Text(f"{self.words.number(view.totals[seat]):>4} ", style=self.palette.bold)
        if known is None:
            line.append("▒▒ ▒▒ ▒▒ " if view.predicted[seat] else "·  ·  ·  ", style=self.palette.faded)
        for horse in known or ():
            line.append_text(self._disc(horse))
        line.append(f" {view.cards_left[seat]}▯ " if view.hand_size else "    ", style=self.palette.paper)
        return line.append("◆ " if seat == view.first_player else "  ", style=self.palette.red)

    def _below(self, view: TicketView, room: Room, choices: Choices, lit: bool) -> list[Text]:
        """A title for a choice of the first player; the ways to play a card, and those that a rule forbids."""
        assert view.choice is not None
        palette, kind = self.palette, view.choice.kind
        if kind != "race":
            key = f"ticket-gagnant-ask-{kind}-title"
            title = f" {self.say(key, race=view.race)}" if self.words.texts.knows(key) else ""
            listed = choices.lines(room.width, palette) if kind in ("discipline", "river", "secrecy") or choices.path else []
            return [palette.line(room.width, (title, "bold")), *listed] if title else listed
        if not lit:
            return []
        options = [Text(f" {each.key} ", style=palette.lit).append(" ").append_text(each.said) for each in choices.options]
        play = choices.left[0]
        assert isinstance(play, PlayCard)
        barred = self.barred(view, play.card, play.horse if play.card == "J" else None)
        lines = in_columns(options, 2 if len(options) > 3 else 1, room.width, palette.paper)
        return lines + [palette.line(room.width, (" ✗ ", "red"), self.styled(why)) for why in barred]

    def _papers(self, view: TicketView, width: int, choices: Choices | None) -> list[Text]:
        """The hand, numbered for choosing, and one's own ticket at its right."""
        chosen = choices.left[0] if choices is not None and choices.path else None
        picked = view.hand.index(chosen.card) if isinstance(chosen, PlayCard) and chosen.card in view.hand else -1
        lines = [Text(" ", no_wrap=True) for _ in range(_PAPERS - 1)]
        for at, card in enumerate(view.hand):
            for line, part in zip(lines, self._card(card, at + 1, GOLD if at == picked else CREAM), strict=True):
                line.append_text(part).append(" ")
        for line, part in zip(lines, self._ticket(view.ticket), strict=True):
            line.append(" " * max(1, width - line.cell_len - part.cell_len - 1)).append_text(part)
        return [Text(""), *lines]

    def _card(self, card: str, index: int, paper: str) -> list[Text]:
        """A card by what is printed on it: its horses, or the star of a joker; and what it does, without words."""
        plain = f"{INK} on {paper}"
        head = Text(f" {index}", style=f"bold {plain}").append(f"{card:>{_CARD - 3}} ", style=f"{FADED} on {paper}")
        face = Text("♞★♞★♞", style=f"bold {plain}")
        if card != "J":
            face = Text(" ", style=plain).join(
                [_chip(int(horse), self.course.cloth(int(horse))) for horse in card[::2][: 1 + (card[1] == "=")]]
            )
        does = "1–3" if card == "J" else "⇄" if card[1] == "=" else " ".join("▪" * int(card[2]))
        return [head, _centred(face, plain), _centred(Text(does), plain), Text("▁" * _CARD, style=f"#b8861c on {paper}")]

    def _ticket(self, places: Places | None) -> list[Text]:
        """One's own ticket, with a perforated edge: the horses and what their exact places are worth."""
        faces, ranks = Text("┊", style=self.palette.faded), Text("┊", style=self.palette.faded)
        for rank, worth in enumerate(self.box.ticket.exact):
            faces.append("  ", style=self.palette.paper).append_text(self._disc(places[rank] if places else None))
            faces.append("  ", style=self.palette.paper)
            ranks.append(f"{self.say(f'ticket-gagnant-place-{rank + 1}')}·{worth}".center(7), style=self.palette.paper)
        title = Text(self.say("ticket-gagnant-your-ticket").center(22), style=self.palette.strip)
        return [title, faces, ranks, Text("╌" * 22, style=f"{RUST} on {CREAM}")]

    def pictured(self, section: str, width: int) -> list[Text]:
        lying = self.box.track
        start = tuple(f"{lane}{lying.start_row}" for lane in LANES)
        cells = tuple(f"{LANES[cell % 7]}{cell // 7 + 1}" for cell in self.box.hoofprint_cells())
        bare = Track(lying.rows, len(LANES), lying.start_row, (), lying.hedge_marks, None, ())
        if section == "track":
            return self.course.draw(msgspec.structs.replace(bare, hedges=lying.hedge_marks), "hurdles", start, None, {}, width, 9)
        return (
            self.course.draw(msgspec.structs.replace(bare, hoofprints=cells), "harness", start, None, {}, width, 9)
            if section == "harness"
            else []
        )

    # Choosing

    def ask(self, view: TicketView, choices: Choices) -> tuple[str, str]:
        assert view.choice is not None
        kind, left = view.choice.kind, choices.left
        if kind != "race":
            sizes = [action.size for action in choices.all if isinstance(action, actions.ChooseHandSize)]
            facts = {"least": min(sizes), "most": max(sizes), "usual": _USUAL_HAND} if sizes else {"usual": 1}
            hint = (
                choices.hint()
                if choices.path
                else self.say(f"ticket-gagnant-ask-{kind if kind in ('hand', 'arrange', 'predict') else 'menu'}-hint", **facts)
            )
            return hint, self.say(f"ticket-gagnant-ask-{kind}")
        if isinstance(left[0], DiscardCard):
            return self.say("ticket-gagnant-ask-discard-hint"), self.say("ticket-gagnant-ask-discard")
        lit = _lit(choices)
        plays = [play for play in left if isinstance(play, PlayCard)]
        if lit and len({play.to for play in plays}) == 1 and plays[0].pushed_to is not None:
            pushed = self.words.show("horse", view.horses.index(str(plays[0].to)) + 1)
            return self.say("ticket-gagnant-ask-push-hint", horse=pushed), self.say("ticket-gagnant-ask-push", horse=pushed)
        step = "target" if lit else "horse" if choices.path else "card"
        return self.say(f"ticket-gagnant-ask-{step}-hint"), self.say(f"ticket-gagnant-ask-{step}")

    def usual(self, view: TicketView) -> Action | None:
        """What Enter means before a race."""
        assert view.choice is not None
        match view.choice.kind:
            case "arrange":
                return actions.ArrangeHorses((1, 2, 3, 4, 5, 6, 7))
            case "hand":
                return actions.ChooseHandSize(_USUAL_HAND)
            case "discipline" | "river" | "secrecy":
                return view.choice.actions[0]
            case _:
                return None

    def offer(self, view: TicketView, left: Sequence[Action]) -> Sequence[Option] | None:
        if isinstance(left[0], DiscardCard):
            return [Option(str(at), Text(card), (DiscardCard(card),)) for at, card in enumerate(view.hand, 1)]
        plays = [play for play in left if isinstance(play, PlayCard)]
        if not plays:
            return [self._menu(view, at, action) for at, action in enumerate(left, 1)] if len(left) < 5 else None
        if len({play.card for play in plays}) > 1:
            return [self._pick(view, at, card, plays) for at, card in enumerate(view.hand, 1)]
        if plays[0].card == "J" and len({play.horse for play in plays}) > 1:
            return None
        ends: dict[Any, list[PlayCard]] = {}
        for play in sorted(plays, key=partial(_order, view)):
            ends.setdefault((play.horse, play.to), []).append(play)
        if len(ends) == 1 and len(plays) > 1:
            ends = {play.pushed_to: [play] for play in plays}
        pairs = zip(_LETTERS, ends.values(), strict=False)
        return [
            Option(letter, self.styled(self.way(view, group, len(ends) == len(plays))), tuple(group)) for letter, group in pairs
        ]

    def _menu(self, view: TicketView, at: int, action: Action) -> Option:
        """A choice of the first player."""
        said = self.words.action(action)
        match action:
            case actions.ChooseDiscipline(discipline):
                said = f"{self.words.show('word:discipline', discipline)} – {self.say(f'ticket-gagnant-about-{discipline}')}"
            case actions.PlaceRiver(hedge, after):
                row = view.track.hedge_marks[hedge - 1] + after
                said = self.say("ticket-gagnant-river-after" if after else "ticket-gagnant-river-before", hedge=hedge, row=row)
            case actions.ChooseSecrecy(hidden):
                said = self.say("ticket-gagnant-secrecy-hidden" if hidden else "ticket-gagnant-secrecy-open")
        return Option(str(at), Text(said), (action,))

    def _pick(self, view: TicketView, at: int, card: str, plays: Sequence[PlayCard]) -> Option:
        """A card of the hand; one that cannot be played says why."""
        with_it = tuple(play for play in plays if play.card == card)
        stuck = [
            self.say("ticket-gagnant-card-stuck", card=self.words.show("card", card)),
            *(() if with_it else self.barred(view, card, None)),
        ]
        return Option(str(at), Text(card if with_it else " / ".join(stuck)), with_it)

    def way(self, view: TicketView, plays: Sequence[PlayCard], last: bool) -> str:
        """A way to play a card, as in the list beside the lit cells."""
        play = plays[0]
        if play.horse is None or play.to is None:
            return self.say("ticket-gagnant-way-none")
        pushed = view.horses.index(play.to) + 1 if play.to in view.horses and play.pushed_to else None
        end, start = (play.pushed_to if pushed and len(plays) == 1 and last else play.to) or play.to, view.horses[play.horse - 1]
        if end == play.pushed_to and pushed:
            said = f"♞{pushed} → {end}"
        elif play.card[1:2] == "=":
            other = other_horse(play.card, play.horse)
            side = side_of(view.horses[other - 1], play.to)
            said = self.say(f"ticket-gagnant-way-{side}", horse=f"♞{play.horse}", other=f"♞{other}")
        elif play.to == start:
            said = self.say("ticket-gagnant-way-edge")
        else:
            direction, spaces = way_of(start, play.to)
            said = self.say(f"ticket-gagnant-way-{direction}", spaces=self.say("ticket-gagnant-spaces", spaces=spaces))
            if play.card[1:2] == "x" and spaces < int(play.card[2]):
                said = self.say("ticket-gagnant-way-short", way=said, printed=play.card[2])
        push = f", {self.say('ticket-gagnant-way-push', horse=f'♞{pushed}')}" if pushed and end == play.to else ""
        hoof = f", {self.say('ticket-gagnant-way-hoofprint')}" if end in view.track.hoofprints else ""
        return f"{end} · {said}{push}{hoof}"

    def barred(self, view: TicketView, card: str, horse: int | None) -> list[str]:
        """The directions in which a card cannot be played, with the rule that forbids it; those of one rule together."""
        found: dict[str, list[str]] = {}
        for what, play in self._tries(view, card, horse):
            problem = self._why_not(view, play)
            if problem is not None and problem.key not in _SAID_IN_FULL:
                found.setdefault(self.words.refusal(problem), []).append(what)
        return [self.say("ticket-gagnant-way-barred", way=", ".join(ways), why=why) for why, ways in found.items()]

    def _tries(self, view: TicketView, card: str, horse: int | None) -> Iterator[tuple[str, PlayCard]]:
        """What a card might do: a double card on each side of the other horse, others straight on in every direction."""
        double = card[1:2] == "="
        legal = [
            play for play in (view.choice.actions if view.choice else ()) if isinstance(play, PlayCard) and play.card == card
        ]
        for mover in (int(card[0]), int(card[2])) if double else (horse or int(card[0]) if card != "J" or horse else 1,):
            other = other_horse(card, mover) if double else mover
            start = view.horses[other - 1]
            spaces = 1 if double or card == "J" else int(card[2])
            ends = {play.to for play in legal if play.horse == mover}
            open_ways = {way_of(start, end)[0] for end in ends if end and end != start}
            for direction, (ahead, aside) in _WAYS.items():
                row, lane = int(start[1:]) + ahead * spaces, LANES.index(start[0]) + aside * spaces
                if double and not (1 <= row <= view.track.rows and 0 <= lane < len(LANES)):
                    continue
                end = f"{LANES[max(0, min(len(LANES) - 1, lane))]}{max(1, min(view.track.rows, row))}"
                if direction in open_ways or end in ends:
                    continue
                side = (
                    self.say(f"ticket-gagnant-way-{side_of(start, end)}", horse=f"♞{mover}", other=f"♞{other}") if double else ""
                )
                yield side or self.say(f"ticket-gagnant-direction-{direction}"), PlayCard(card, mover, end)

    def _why_not(self, view: TicketView, play: PlayCard) -> IllegalAction | None:
        """The rule that forbids a play, asked of a state that fits the view: for one's own seat that is the truth."""
        game, chance = self.words.game, FastChance(0)
        try:
            game.apply(game.imagine(view, chance), view.seat or 0, game.code(play), chance)
        except IllegalAction as problem:
            return problem
        return None

    # The race

    def pace(self, event: Event) -> float:
        return 0 if isinstance(event, events.PredictionSealed) else super().pace(event)

    def follow(self, event: Event, view: TicketView) -> Iterator[Shot]:
        if isinstance(event, events.HorsesArranged):
            self.horses = tuple(f"{LANES[event.order.index(horse)]}{view.track.start_row}" for horse in range(1, 8))
        elif isinstance(event, events.PredictionsRevealed):
            self.tickets = event.tickets
        elif isinstance(event, ActionUndone):
            self.horses = ()  # the next view knows where they stand
        elif isinstance(event, CardPlayed):
            cells = list(self.horses or view.horses)
            for horse, cell in ((event.horse, event.end), (event.pushed, event.pushed_to)):
                if horse is not None and cell is not None:
                    cells[horse - 1] = cell
            self.horses, self.move = tuple(cells), event
        yield from ()

    def result(self, chapter: Sequence[Event], view: TicketView, room: Room) -> list[RenderableType]:
        """The finish, the ranking, the photo finishes, what every ticket is worth."""
        chosen = next(event for event in chapter if isinstance(event, events.DisciplineChosen))
        ranked = next(event for event in chapter if isinstance(event, events.RaceRanked))
        title = self.say(
            "ticket-gagnant-result-title", race=ranked.race, discipline=self.words.show("word:discipline", chosen.discipline)
        )
        lines = [strip(title, room.width, self.palette.strip)]
        places = [
            part for rank, horse in enumerate(ranked.ranking, 1) for part in ((f"{rank} ", "bold"), self._disc(horse), "  ")
        ]
        out = [part for horse in ranked.disqualified for part in (("✗ ", "red"), self._disc(horse))]
        lines.append(self.palette.line(room.width, " ", *places, *out))
        for event in chapter:
            if isinstance(event, events.PhotoFinishDrawn | events.HorsesDisqualified):
                (said,) = self.words.teller.tell([event])
                lines.append(self.palette.line(room.width, " ", self.styled(said)))
        river = next((event for event in chapter if isinstance(event, events.RiverPlaced)), None)
        marks, hedges = self.box.track.hedge_marks, (river or chosen).hedges
        prints = (
            tuple(f"{LANES[cell % 7]}{cell // 7 + 1}" for cell in self.box.hoofprint_cells())
            if chosen.discipline == "harness"
            else ()
        )
        lying = Track(
            self.box.track.rows,
            7,
            self.box.track.start_row,
            tuple(marks[at - 1] for at in hedges),
            marks,
            river.row if river else None,
            prints,
        )
        height = room.height - len(lines) - view.seats - 1 if room.full else 9
        track = self.course.draw(lying, chosen.discipline, self.horses, self.move, {}, room.width, height)
        return [Group(*track, *lines, self._scores(chapter, view, room.width))]

    def _scores(self, chapter: Sequence[Event], view: TicketView, width: int) -> Table:
        palette = self.palette
        drawn = Table(box=None, style=palette.paper, row_styles=[palette.paper], header_style=palette.bold, width=width)
        for at, key in enumerate(
            (
                "",
                *(f"ticket-gagnant-place-{rank}" for rank in (1, 2, 3)),
                "ticket-gagnant-result-bonus",
                "ticket-gagnant-result-race",
                "ticket-gagnant-result-total",
            )
        ):
            drawn.add_column(self.say(key) if key else "", justify="right" if at else "left")
        for event in chapter:
            if isinstance(event, events.TicketScored):
                cells = [Text(self.words.seat(event.seat), style="bold" if event.seat == self.words.you else "")]
                for horse, points in zip(self.tickets[event.seat], event.points, strict=True):
                    cells.append(
                        Text().append_text(self._disc(horse)).append(f" {self.words.gain(points):>3}" if horse else "    ")
                    )
                race = sum(event.points) + event.bonus
                cells.append(Text(self.words.gain(event.bonus) if event.bonus else ""))
                cells.append(Text(self.words.gain(race), style=f"bold {RUST if race < 0 else INK}"))
                worth = (
                    f"{event.tokens} × {self.box.score.token[view.edition]} + {self.words.number(event.pawn)} = "
                    if event.tokens
                    else ""
                )
                drawn.add_row(*cells, Text(worth).append(self.words.number(event.total), style="bold"))
        return drawn


def other_horse(card: str, horse: int) -> int:
    """The other horse of a double card."""
    return int(card[2]) if card[0] == str(horse) else int(card[0])


def _lit(choices: Choices) -> dict[str, str]:
    """Per cell that may be chosen now, its letter."""
    plays = {option.key: option.actions for option in choices.options if option.key in _LETTERS}
    lit = {}
    for letter, found in plays.items():
        first, left = found[0], choices.left
        if isinstance(first, PlayCard):
            push = len(found) == 1 and len({play.to for play in left if isinstance(play, PlayCard)}) == 1 and len(left) > 1
            lit[(first.pushed_to if push else first.to) or ""] = letter
    return lit


def _order(view: TicketView, play: PlayCard) -> tuple[int, int, int]:
    """Forward first, then back, then sideways; those of a double card horse by horse."""
    if play.horse is None or play.to is None:
        return 99, 0, 0
    if play.card[1:2] == "=":
        return play.horse, list(_WAYS).index(way_of(view.horses[other_horse(play.card, play.horse) - 1], play.to)[0]), 0
    direction, spaces = way_of(view.horses[play.horse - 1], play.to)
    return (0 if spaces else 1), list(_WAYS).index(direction), -spaces


def _chip(horse: int, cloth: tuple[str, str]) -> Text:
    return Text(f"♞{horse}", style=f"bold {cloth[1]} on {cloth[0]}")


def _centred(text: Text, style: str) -> Text:
    left = (_CARD - text.cell_len) // 2
    return filled(Text(" " * left, style=style).append_text(text), _CARD, style)
