"""What there is to see of a race: runners, squares, dice. Follows the events, so that any moment of it can be drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from hippodrome.games.finish.state import WAITING
from hippodrome.games.finish.views import FinishView, Runner


@dataclass(frozen=True)
class Thrown:
    """Dice on the table: what they are for (start, again, round, tie), what they show, and which of them count."""

    what: str
    dice: tuple[int, ...]
    counting: tuple[bool, ...]
    lanes: tuple[int, ...] = ()
    """In a tie, whose die it is."""


@dataclass(frozen=True)
class Scene:
    """A moment of a race."""

    length: int
    crosses: tuple[int, ...]
    runners: tuple[Runner, ...] = ()
    squares: tuple[int, ...] = ()
    """Per runner."""
    fallen: frozenset[int] = frozenset()
    """Lanes."""
    round: int = 0
    thrown: Thrown | None = None
    moved: int | None = None
    """The lane that moved last."""
    came_from: int = 0
    winner: int | None = None
    slips: tuple[events.Slip, ...] = ()

    def after(self, event: Event) -> Scene:
        """The moment once this has happened."""
        match event:
            case events.RaceAnnounced():
                return Scene(self.length, self.crosses)
            case events.HorseSold():
                sold = Runner(event.lane, event.horse, event.jockey, event.seat, event.price)
                return replace(self, runners=(*self.runners, sold), squares=(*self.squares, WAITING))
            case events.BetsRevealed():
                return replace(self, slips=event.slips)
            case events.StartRolled():
                what = "start" if event.to == 0 else "again"
                return replace(self._moved_to(event.lanes, event.to), thrown=Thrown(what, event.dice, _counting(event)))
            case events.RoundRolled():
                thrown = Thrown("round", (event.lane, event.plus), (True, True))
                return replace(self, round=event.round, thrown=thrown, moved=None)
            case events.HorseMoved():
                return replace(self._moved_to((event.lane,), event.end), moved=event.lane, came_from=event.start)
            case events.HorseFell():
                return replace(self, fallen=self.fallen | {event.lane})
            case events.FinishCrossed():
                return replace(self, winner=event.lane)
            case events.TieRolled():
                best = max(event.dice)
                counting = tuple(die == best for die in event.dice)
                return replace(self, thrown=Thrown("tie", event.dice, counting, event.lanes), moved=None)
            case _:
                return self

    def _moved_to(self, lanes: tuple[int, ...], square: int) -> Scene:
        return replace(self, squares=tuple(square if lane in lanes else old for lane, old in enumerate(self.squares, 1)))

    def order(self) -> list[int]:
        """The lanes of this round in the order in which they move (FI-21)."""
        if self.thrown is None or self.thrown.what != "round":
            return []
        first = self.thrown.dice[0]
        lanes = [(first - 1 + step) % 6 + 1 for step in range(6)]
        return [lane for lane in lanes if lane <= len(self.runners) and lane not in self.fallen]


def _counting(event: events.StartRolled) -> tuple[bool, ...]:
    """Of the dice of a start, those that called a horse: one for each (FI-20)."""
    left = list(event.lanes)
    counting = []
    for die in event.dice:
        counting.append(die in left)
        if die in left:
            left.remove(die)
    return tuple(counting)


def scene_of(view: FinishView) -> Scene:
    """The scene before a race: the horses sold so far, waiting."""
    return Scene(view.length, view.crosses, view.runners, (WAITING,) * len(view.runners))
