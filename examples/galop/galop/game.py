"""The whole game: what can be chosen, what can happen, what is seen, and the rules (G-…, as in `rules/`)."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Annotated, ClassVar

import msgspec

from galop import TITLE
from hippodrome.core.actions import Actions, actions_of
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.errors import IllegalAction
from hippodrome.core.kinds import Horse, Post, Seat, Square
from hippodrome.core.log import Log
from hippodrome.core.setups import option, read_setup
from hippodrome.core.spelling import Spelling
from hippodrome.core.wire import Action, ActionUndone, Choice, Event, GameEnded, Outcome, Setup, View, outcome_of

HORSES = ("Alizé", "Brindille", "Cyclone", "Dentelle", "Éclair", "Farandole")
TROT, GALLOP, SAFE = 1, 2, 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host chooses."""

    length: Annotated[int, option("G-1", ge=10, le=60)] = 25


class Trot(Action, frozen=True, tag="trot"):
    """G-2"""


class Gallop(Action, frozen=True, tag="gallop"):
    """G-3"""


AnyAction = Trot | Gallop
SPELLING = Spelling[AnyAction]({TROT: Trot, GALLOP: Gallop}, "trot · gallop")


class Runner(msgspec.Struct, frozen=True):
    """A horse on the course."""

    horse: Horse
    seat: Seat
    square: Square
    finish: Post
    shaken: bool = False


class RaceStarted(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "started"
    first: Seat
    runners: tuple[Runner, ...]


class HorseMoved(Event, frozen=True, tag=True):
    happens: ClassVar[str] = "moved"
    seat: Seat
    horse: Horse
    start: Square
    end: Square


class HorseStumbled(Event, frozen=True, tag=True):
    seat: Seat
    horse: Horse


class RaceEnded(GameEnded, frozen=True, tag=True):
    """In squares."""


AnyEvent = RaceStarted | HorseMoved | HorseStumbled | RaceEnded | ActionUndone


class GalopView(View, frozen=True, kw_only=True):
    """Everybody sees everything."""

    first: Seat
    runners: tuple[Runner, ...]
    history: tuple[AnyEvent, ...] = ()


@dataclass
class Race:
    """The state."""

    length: int
    first: int
    turn: int
    squares: list[int]
    shaken: list[bool]
    over: bool = False


class Galop(Game[Race]):
    """The rules."""

    def __init__(self) -> None:
        super().__init__(TITLE)

    def rules_version(self) -> str:
        return "1"

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Race:
        options = read_setup(setup, TITLE, self.box_digest(), Options)
        first = chance.below(setup.seats)  # G-1
        state = Race(options.length, first, first, [0] * setup.seats, [False] * setup.seats)
        if log is not None:
            log.tell(RaceStarted(first, self._runners(state)))
        return state

    def to_act(self, state: Race) -> tuple[int, ...]:
        return () if state.over else (state.turn,)

    def legal(self, state: Race, seat: int) -> Actions:
        if state.over or seat != state.turn:
            return Actions()
        return actions_of([TROT] if state.shaken[seat] else [TROT, GALLOP])

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        action = SPELLING.action(code)
        if state.over or seat != state.turn:
            raise IllegalAction("G-2", "galop-turn")
        if isinstance(action, Gallop) and state.shaken[seat]:
            raise IllegalAction("G-3", "galop-shaken")
        die = chance.die(6) if isinstance(action, Gallop) else SAFE
        state.shaken[seat] = falls = isinstance(action, Gallop) and die == 1
        start = state.squares[seat]
        state.squares[seat] += 0 if falls else die
        state.turn = (seat + 1) % len(state.squares)
        state.over = state.turn == state.first and max(state.squares) >= state.length  # G-4
        if log is not None:
            log.tell(HorseStumbled(seat, HORSES[seat]) if falls else HorseMoved(seat, HORSES[seat], start, state.squares[seat]))
        if log is not None and state.over:
            log.tell(RaceEnded(tuple(state.squares), outcome_of(state.squares).winners))

    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        acts = not state.over and seat == state.turn
        return GalopView(
            seat=seat,
            seats=len(state.squares),
            phase="over" if state.over else "race",
            to_act=self.to_act(state),
            choice=Choice("pace", True) if acts else None,
            history=history,  # type: ignore[arg-type]  # whatever was told is one of ours
            first=state.first,
            runners=self._runners(state),
        )

    def imagine(self, view: View, chance: Chance) -> Race:
        assert isinstance(view, GalopView)
        squares, shaken = [runner.square for runner in view.runners], [runner.shaken for runner in view.runners]
        turn = view.to_act[0] if view.to_act else view.first
        return Race(view.runners[0].finish, view.first, turn, squares, shaken, not view.to_act)

    def redeal(self, state: Race, seat: int, chance: Chance, belief: object = None) -> None:
        """Nothing is hidden."""

    def outcome(self, state: Race) -> Outcome | None:
        return outcome_of(state.squares) if state.over else None

    def clone(self, state: Race) -> Race:
        return copy.deepcopy(state)

    def snapshot(self, state: Race) -> bytes:
        return msgspec.json.encode(state)

    def spelling(self) -> Spelling[AnyAction]:
        return SPELLING

    def _runners(self, state: Race) -> tuple[Runner, ...]:
        places = enumerate(zip(state.squares, state.shaken, strict=True))
        return tuple(Runner(HORSES[seat], seat, square, state.length, shaken) for seat, (square, shaken) in places)
