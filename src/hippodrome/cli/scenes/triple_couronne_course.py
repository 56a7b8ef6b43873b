"""The course of La Triple Couronne, unrolled: a line or two for each runner, from the start at the left to the finish.

Start and finish are straight across the lanes. An outer lane has more squares in every bend; there the inner ones show turf.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from hippodrome.cli.figures import HORSE_WIDTH, Row, put_horse
from hippodrome.cli.paper import cut, filled, in_columns
from hippodrome.cli.seats import emblem, visible
from hippodrome.cli.words import Words
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import AGES, COLOURS, AnyCard, Box, ShieldCard, StrideCard

INK, CREAM, SAND, FADED = "#1d2a44", "#f6efdc", "#e3d6b4", "#7b7357"
GOLD, RUST, WHITE, TURF_GREEN = "#e8b93c", "#a8452f", "#fdfaf0", "#3f7d4c"
BOARD, AMBER, DIMMED = "#15171a", "#ffb938", "#8f7a4a"
_TURF, _INFIELD = (TURF_GREEN, "#4b8a57"), "#2f5f3a"
SCREEN, SCREEN_BOLD, _SCREEN_FADED = f"{AMBER} on {BOARD}", f"bold {AMBER} on {BOARD}", f"{DIMMED} on {BOARD}"
SILKS = {
    "blue": ("#2456a8", WHITE), "white": ("#faf6ea", "#1b1b1f"), "red": ("#b7302a", WHITE), "yellow": ("#f2cb3a", "#1b1b1f"),
    "green": ("#12502f", WHITE), "black": ("#1b1b1f", WHITE),
}  # fmt: skip
_COATS = ("#5b2f16", "#2e2019", "#8a5a33", "#4a4440")
_SIGNS = {".": ("·", "#9cc79a"), "y": ("○", "bold #ffd84a"), "r": ("●", "bold #ff8d7a")}
"""Plain, yellow and red squares."""
_BENDS = (0.17, 0.36, 0.66, 0.85)
"""Where the four corners of the course are, as parts of a lap."""
_WAITING, _BEYOND = HORSE_WIDTH - 1, 4
"""Letters behind the start line and beyond the finish."""
_PANEL, _NARROW_PANEL, _JOCKEY, _TABLE = 23, 4, 22, 26
"""Letters for a runner at the left, for its number alone, for its jockey, and for a horse in the table of a big field."""


@dataclass(frozen=True)
class Spot:
    """A runner somewhere on the course."""

    horse: str
    seat: int
    """Who leads it."""
    jockey: str | None
    square: int
    finish: int
    came_from: int
    """Where it stood before this move."""
    moved: bool = False
    """Whether it has advanced in this move."""
    place: int = 0
    """1 for the winner; 0 until it is across the line."""
    out: bool = False
    shields: int = 0
    strides: tuple[int, ...] = ()
    """Squares more on its next advances."""
    injured: int = 0
    """Races that it will miss."""

    @property
    def to_go(self) -> int:
        """Squares to the line."""
        return max(0, self.finish - self.square)

    @property
    def running(self) -> bool:
        """Whether it is still on the track."""
        return not self.out and self.place == 0

    def keeping(self, card: AnyCard | None) -> Spot:
        """With a card that it keeps."""
        if isinstance(card, ShieldCard):
            return replace(self, shields=self.shields + 1)
        if isinstance(card, StrideCard):
            longer = [*self.strides, *[0] * (card.advances - len(self.strides))]
            return replace(self, strides=tuple(more + card.by * (at < card.advances) for at, more in enumerate(longer)))
        return self


@dataclass(frozen=True)
class Moment:
    """What there is to see of a race."""

    cards: dict[str, AnyCard]
    """Those of the box by their ids."""
    prizes: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()
    move: int = 0
    """How many moves there have been; after twelve, the horses' numbers begin anew."""
    card: events.CardDrawn | None = None
    """The card that lies open."""
    turn: str = ""
    """The horse that moved last."""

    def standing(self) -> list[Spot]:
        """From the front: those across the line, then those with the smallest part of their lane before them, then the others.

        Lanes differ in length, and older horses are faster, so the part that is left tells more than the squares that are left.
        """
        home = sorted((spot for spot in self.spots if spot.place), key=lambda spot: spot.place)
        running = sorted((spot for spot in self.spots if spot.running), key=lambda spot: spot.to_go / spot.finish)
        return home + running + [spot for spot in self.spots if spot.out and not spot.place]

    def after(self, event: Event) -> Moment:
        """Once this has happened."""
        match event:
            case events.RaceStarted():
                spots = [
                    Spot(each.horse, each.seat, each.jockey, each.square, each.finish, each.square) for each in event.runners
                ]
                return Moment(self.cards, event.prizes, tuple(spots))
            case events.MoveAnnounced():
                spots = [replace(spot, came_from=spot.square, moved=False) for spot in self.spots]
                return replace(self, spots=tuple(spots), move=self.move + 1, card=None, turn="")
            case events.HorseMoved():
                return replace(self._changed(event.horse, lambda spot: _moved(spot, event.end)), turn=event.horse)
            case events.CardDrawn():
                return replace(self, card=event, turn=event.horse)
            case events.CardKept():
                return self._changed(event.horse, lambda spot: spot.keeping(self.cards.get(event.card)))
            case events.CardCancelled():
                spent = int(event.by == "shield")
                return self._changed(event.horse, lambda spot: replace(spot, shields=spot.shields - spent))
            case events.HorseInjured():
                return self._changed(event.horse, lambda spot: replace(spot, injured=event.races))
            case events.HorseFinished():
                return self._changed(event.horse, lambda spot: replace(spot, place=event.place))
            case events.HorseWithdrawn():
                return self._changed(event.horse, lambda spot: replace(spot, out=True))
            case events.HorseGivenUp():  # TC-54: one that is rented out, or is placed already, is not affected
                return self._changed(
                    event.horse, lambda spot: replace(spot, out=spot.out or (spot.seat == event.seat and not spot.place))
                )
            case _:
                return self

    def _changed(self, horse: str, change: Callable[[Spot], Spot]) -> Moment:
        return replace(self, spots=tuple(change(spot) if spot.horse == horse else spot for spot in self.spots))


def _moved(spot: Spot, end: int) -> Spot:
    """The first move of a horse in a round is its advance, which may use up a stride; further ones are those of cards."""
    return replace(spot, square=end, moved=True, strides=spot.strides if spot.moved else spot.strides[1:])


def columns(finishes: Sequence[int]) -> list[list[int]]:
    """Per lane, for every square from the start line (0) to the finish, the column in which it is drawn."""
    shortest, longest = min(finishes), max(finishes)
    bends = [round(shortest * part) for part in _BENDS]
    widest = _shares(longest - shortest)
    drawn = []
    for finish in finishes:
        lane, column, mine = [0], 0, _shares(finish - shortest)
        for square in range(1, shortest + 1):
            column += 1
            lane.append(column)
            for at, bend in enumerate(bends):
                if square == bend:
                    lane += [column + more for more in range(1, mine[at] + 1)]
                    column += widest[at]
        drawn.append(lane)
    return drawn


def _shares(squares: int) -> list[int]:
    """The squares that a lane has more than the innermost, by bend."""
    return [squares * (at + 1) // len(_BENDS) - squares * at // len(_BENDS) for at in range(len(_BENDS))]


class Course:
    """The course in so many letters: whole letters a square, unless there is not even one."""

    def __init__(self, box: Box, words: Words, width: int) -> None:
        self.box, self.words, self.width = box, words, width
        self.numbers = {horse.name: number for number, horse in enumerate(box.horses.list, 1)}
        self.lanes = columns(box.track.finish)
        self.longest = max(lane[-1] for lane in self.lanes)
        self.panel = _PANEL if width - _PANEL - _WAITING - _BEYOND - 1 >= self.longest else _NARROW_PANEL
        self.room = width - self.panel - _WAITING - _BEYOND - 1
        if self.room >= self.longest:
            spare = self.room - self.longest * min(2, self.room // self.longest)
            self.room -= spare
            self.panel += _JOCKEY if spare >= _JOCKEY else 0

    def draw(self, now: Moment, most: int) -> list[Text]:
        """The course and its runners, two lines for each, or one, or as they look best in so few lines."""
        if len(now.spots) + 1 > most:
            return self._field(now, most)
        lines, age = [self._ruler()], 0
        for spot in now.spots:
            rows = [
                self._ground(self._lane(spot), painted)
                for painted in ([False, True] if 2 * len(now.spots) + 1 <= most else [True])
            ]
            self._trail(rows[-1], spot)
            self._put(rows, spot, True)
            panels = [self._panel(now, spot, AGES[self._lane(spot)] != age), self._numbers(now, spot)]
            lines += [self._joined(panel, row) for panel, row in zip(panels, rows, strict=False)]
            age = AGES[self._lane(spot)]
        return lines

    def bare(self) -> list[Text]:
        """The empty course: its four lanes with their squares."""
        rows = [self._joined(Text(f" {self._years(lane)}", style=SCREEN), self._ground(lane)) for lane in range(len(AGES))]
        return [self._ruler(), *rows]

    def _years(self, lane: int) -> str:
        return self.words.say("triple-couronne-years", age=AGES[lane])

    def _lane(self, spot: Spot) -> int:
        return (self.numbers[spot.horse] - 1) // len(COLOURS)

    def _at(self, lane: int, square: int) -> int:
        """The letter behind the panel at which a square of a lane is drawn."""
        squares = self.lanes[lane]
        return _WAITING + squares[min(square, len(squares) - 1)] * self.room // self.longest

    def _joined(self, panel: Text, row: Row) -> Text:
        return filled(filled(panel, self.panel, SCREEN).append_text(row.text()), self.width, f"on {BOARD}")

    def _ruler(self) -> Text:
        """The upper edge: where the bends and the straights are."""
        row, start, finish = Row(self.width, BOARD), self.panel + _WAITING, self.panel + self._at(0, 999)
        points = [start, *(start + int(part * (finish - start)) for part in _BENDS), finish]
        middles = (points[0], (points[1] + points[2]) // 2, (points[2] + points[3]) // 2, (points[3] + points[4]) // 2, points[5])
        for middle, key in zip(middles, ("start", "bend", "far", "bend", "finish"), strict=True):
            said = self.words.say(f"triple-couronne-ruler-{key}")
            left = max(0, min(middle - len(said) // 2 + 1, self.width - len(said)))
            if all(row.is_free(at) for at in range(max(0, left - 1), min(self.width, left + len(said) + 1))):
                row.put(left, said, DIMMED)
        return row.text()

    def _ground(self, lane: int, painted: bool = True) -> Row:
        """A lane without horses, from behind the start line to beyond the finish; its squares are painted, or bare."""
        turf, finish = _TURF[lane % 2], self._at(lane, 999)
        row = Row(finish + 1 + _BEYOND, _INFIELD).ground(0, _WAITING, turf).ground(finish, finish + 1 + _BEYOND, turf)
        wide = self.room // self.longest
        for square, sign in enumerate(self.box.squares.lanes[lane], 1):
            at = self._at(lane, square)
            row.ground(at - max(0, wide - 1), at + 1, turf).put(at, _SIGNS[sign][0] if painted else " ", _SIGNS[sign][1], turf)
        return row.ground(finish - wide + 1, finish, turf).put(_WAITING, "│", f"bold {WHITE}", turf).put(finish, "▚", WHITE, INK)

    def _panel(self, now: Moment, spot: Spot, first: bool) -> Text:
        """Number, name, who leads it, and at the first of a lane the age that runs there."""
        style = _SCREEN_FADED if spot.out else SCREEN_BOLD if spot.seat == self.words.you else SCREEN
        line = self.disc(spot.horse).append("▸" if now.turn == spot.horse else " ", style=SCREEN_BOLD)
        line.append(f"{cut(visible(spot.horse), 17)}{emblem(spot.seat)}", style=style)
        line.append(f" {AGES[self._lane(spot)]}" if first else "  ", style=_SCREEN_FADED)
        return line.append(f" {visible(spot.jockey or '')}" if self.panel > _PANEL else "", style=_SCREEN_FADED)

    def _numbers(self, now: Moment, spot: Spot) -> Text:
        """The horse's twelve moves, the present one lit."""
        line = Text("   ", style=_SCREEN_FADED)
        for number, move in enumerate(self.box.horses.list[self.numbers[spot.horse] - 1].moves):
            lit = now.move > 0 and number == (now.move - 1) % 12 and spot.running
            line.append(str(move), style=f"bold {INK} on {GOLD}" if lit else _SCREEN_FADED)
        return line

    def disc(self, horse: str) -> Text:
        """A horse by its number, in the colour of its silk."""
        number = self.numbers[horse]
        ground, figure = SILKS[self.box.horses.list[number - 1].colour]
        return Text(f"{number:>2}", style=f"bold {figure} on {ground}")

    def _trail(self, row: Row, spot: Spot) -> None:
        """Where it came from in this move."""
        lane, back = self._lane(spot), spot.square < spot.came_from
        left, right = sorted((self._at(lane, spot.came_from), self._at(lane, spot.square)))
        for at in range(left + 1, right) if spot.moved else ():
            if row.is_free(at):
                row.put(at, "‹" if back else "-", WHITE)

    def _put(self, rows: Sequence[Row], spot: Spot, alone: bool) -> None:
        """The horse with its nose on its square; if it is alone on its line, also its place, or what it carries."""
        lane = self._lane(spot)
        finish = self._at(lane, 999)
        nose = self._at(lane, spot.square) - (1 if spot.square == 0 and len(rows) == 1 else 0)
        if spot.place:
            rows[0].put(
                finish + 1, self.words.say("triple-couronne-place", place=spot.place) if alone else "", f"bold {INK}", GOLD
            )
            return
        if spot.out:
            rows[-1].put(nose, "✖", f"bold {SAND}", FADED)
            return
        number = self.numbers[spot.horse]
        cloth = SILKS[self.box.horses.list[number - 1].colour]
        if len(rows) == 1:
            rows[0].put(nose - 1, f"{number:>2}", f"bold {cloth[1]}", cloth[0])
        else:
            put_horse(rows, nose, str(number), cloth, _COATS[number % len(_COATS)], spot.square)
        carried = "»" * bool(spot.strides) + "◊" * bool(spot.shields) + "✚" * bool(spot.injured)
        rows[0].put(finish + 1, carried if alone else "", f"bold {WHITE}")

    # A field that is too big for a line each

    def _field(self, now: Moment, most: int) -> list[Text]:
        """A few lines for each lane, and a table of everybody from the front."""
        lanes = sorted({self._lane(spot) for spot in now.spots})
        table = self._table(now)[: max(0, most - 1 - len(lanes))]
        each = max(1, min(len(COLOURS), (most - 1 - len(table)) // len(lanes)))
        lines = [self._ruler()]
        for lane in lanes:
            rows = [self._ground(lane) for _ in range(each)]
            for spot in now.spots:
                if self._lane(spot) == lane and not spot.place:
                    self._put([rows[(self.numbers[spot.horse] - 1) % len(COLOURS) % each]], spot, False)
            panels = [Text(f" {self._years(lane)}" if at == 0 else "", style=_SCREEN_FADED) for at in range(each)]
            lines += [self._joined(panel, row) for panel, row in zip(panels, rows, strict=True)]
        return lines + table

    def _table(self, now: Moment) -> list[Text]:
        """Everybody from the front, with the squares that are left."""
        parts = []
        for spot in now.standing():
            style = _SCREEN_FADED if spot.out else SCREEN_BOLD if spot.seat == self.words.you else SCREEN
            far = (
                "✖" if spot.out else self.words.say("triple-couronne-place", place=spot.place) if spot.place else f"−{spot.to_go}"
            )
            part = Text(" ", style=SCREEN).append_text(self.disc(spot.horse)).append(f" {emblem(spot.seat)} ", style=style)
            parts.append(part.append(f"{cut(visible(spot.horse), 15)}{far}", style=style))
        return in_columns(parts, max(1, self.width // _TABLE), self.width, SCREEN)
