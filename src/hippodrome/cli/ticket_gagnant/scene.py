"""What there is to draw of a race: the track, the horses, the last move, and the cells one may choose."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hippodrome.games.ticket_gagnant.events import CardPlayed
from hippodrome.games.ticket_gagnant.views import TicketView, Track

LANES = "abcdefg"


@dataclass(frozen=True)
class Scene:
    """A moment of a race. Cells by name: `c5` is lane c, row 5."""

    track: Track
    discipline: str
    horses: tuple[str, ...]
    """Per horse, by number, the cell where it stands."""
    move: CardPlayed | None = None
    lit: dict[str, str] = field(default_factory=dict)
    """Per cell that may be chosen, its letter."""

    def after(self, event: CardPlayed) -> Scene:
        """The scene once this card is played."""
        horses = list(self.horses)
        if event.horse is not None and event.end is not None:
            horses[event.horse - 1] = event.end
        if event.pushed is not None and event.pushed_to is not None:
            horses[event.pushed - 1] = event.pushed_to
        return replace(self, horses=tuple(horses), move=event, lit={})

    def lighting(self, lit: dict[str, str]) -> Scene:
        """The same moment with these cells lit."""
        return replace(self, lit=lit, move=None)

    def horse_on(self, cell: str) -> int | None:
        """The number of the horse that stands on a cell."""
        return self.horses.index(cell) + 1 if cell in self.horses else None

    def path(self) -> set[str]:
        """The cells that the last move came from and passed."""
        if self.move is None or self.move.start is None or self.move.end is None or self.move.start == self.move.end:
            return set()
        start, end = place(self.move.start), place(self.move.end)
        if start[0] != end[0] and start[1] != end[1]:
            return {self.move.start}
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        ahead, aside = (end[0] - start[0]) // steps, (end[1] - start[1]) // steps
        return {cell_at(start[0] + ahead * step, start[1] + aside * step) for step in range(steps)}


def scene_of(view: TicketView) -> Scene:
    """The scene that a view shows, with the last card if one was played in this race."""
    scene = Scene(view.track, view.discipline, view.horses)
    last = view.history[-1] if view.history else None
    return replace(scene, move=last) if isinstance(last, CardPlayed) else scene


def place(cell: str) -> tuple[int, int]:
    """Row and lane of a cell, the lane from 0."""
    return int(cell[1:]), LANES.index(cell[0])


def cell_at(row: int, lane: int) -> str:
    """The name of a cell."""
    return f"{LANES[lane]}{row}"
