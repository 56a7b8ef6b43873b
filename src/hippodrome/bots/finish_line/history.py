"""What has been heard of races, made to happen again: so every die is seen with all that might have been done with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hippodrome.core.chance import Chance
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import ActionUndone
from hippodrome.games.finish_line import betting, codes, notation
from hippodrome.games.finish_line.actions import PlayExtra, SetAside, TakeDice, UseDie
from hippodrome.games.finish_line.dice import FACES
from hippodrome.games.finish_line.events import (
    BetsRevealed,
    DiceRolled,
    DieSetAside,
    DieUsed,
    ExtraActionTaken,
    RaceAnnounced,
    RaceStarted,
    Slip,
)
from hippodrome.games.finish_line.policy import Pusher
from hippodrome.games.finish_line.reading import Reader, guess_of
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import TAKE, USE, Meeting
from hippodrome.games.finish_line.views import FinishLineView

MIDDLE = 4
"""So many starting places are the front and the middle."""
PUSHERS_IN_FRONT, HINDERERS_IN_FRONT = 0.12, 0.82
"""How often somebody backs no place behind the middle, who hinders nobody and who does: tipsters (480 slips with four seats, seed
77, 2026-11-20), and maestros (4,260 slips of 355 meetings with four seats, seed 704, 2026-11-19)."""


class Step(NamedTuple):
    """Who did what, and what was rolled then, if anything was."""

    seat: int
    action: TakeDice | SetAside | UseDie | PlayExtra
    faces: tuple[str, ...] = ()


class Race:
    """A race as it was heard."""

    def __init__(self, number: int, first: int, horses: tuple[int, ...]) -> None:
        self.number = number
        self.first = first
        self.horses = horses
        self.steps: list[Step] = []
        self.slips: tuple[Slip, ...] = ()
        """Everybody's bets, once it is over."""

    def in_front(self, seat: int) -> bool:
        """Whether a seat has backed no place behind the middle, once it is known."""
        return all(self.horses.index(bet.horse) < MIDDLE for bet in self.slips[seat].wins)

    def again(self, game: FinishLine, state: Meeting, chance: Chance) -> Iterator[tuple[Meeting, int, int]]:
        """Each use of a die: the state in which it was chosen, by whom, and what. `state` is any one of this table."""
        begun = state.clone()
        begun.line_up(list(self.horses))
        begun.level = 0
        begun.phase, begun.turn, begun.first = TAKE, self.first, self.first
        for seat, slip in enumerate(self.slips):
            lines = unpack_slip(notation.slip_code(begun, slip), codes.BET_LINES, codes.TARGET_BITS)
            betting.lay_open(begun, seat, lines or [])
        for step in self.steps:
            code = game.code(step.action)
            if begun.phase == USE:
                yield begun, step.seat, code
            if begun.phase == USE and not begun.in_reserve() and not _is_tip(step.action):
                return  # the race ends, and what follows is told by nothing but extra actions
            game.apply(begun, step.seat, code, chance)
            for at, face in enumerate(step.faces):
                begun.faces[at] = FACES.index(face)


def read(game: FinishLine, view: FinishLineView, heard: list[Race], state: Meeting, pusher: Pusher, chance: Chance) -> Reader:
    """What earlier bets and the dice of this race have given away so far; `state` is one that fits the view."""
    begun = state.clone()
    begun.line_up([tile.horse for tile in view.tiles])
    reader = Reader(begun, pusher, habits(view.seats, heard))
    for race in heard:
        if race.number == view.race:
            for seen, seat, code in race.again(game, state, chance):
                reader.hear(seen, seat, game.legal(seen, seat), code)
    return reader


def habits(seats: int, heard: list[Race]) -> list[list[int]]:
    """By seat the guesses that come closest to the slips that were shown, race by race."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for race in heard:
        for seat, slip in enumerate(race.slips):
            if (guess := guess_at(slip, race.horses)) >= 0:
                found[seat].append(guess)
    return found


def guess_at(slip: Slip, horses: Sequence[int]) -> int:
    """The guess that comes closest to a slip; `horses` started in this order. −1 for a slip on nothing."""
    wins = [horses.index(bet.horse) + 1 for bet in slip.wins]
    return guess_of(wins, [(horses.index(bet.horses[0]) + 1, horses.index(bet.horses[1]) + 1) for bet in slip.places])


def hindering(view: FinishLineView, heard: list[Race]) -> float:
    """How many of the others hinder, from 0 to 1, by the bets that they have shown: who stays in front or bets on nothing expects
    to be hindered, and hinders. Dice tell less: who has backed what all have backed has nothing to hinder."""
    likely = []
    for seat in (seat for seat in range(view.seats) if seat != view.seat):
        pushes = hinders = 1.0
        for in_front in (race.in_front(seat) for race in heard if race.slips):
            pushes *= PUSHERS_IN_FRONT if in_front else 1 - PUSHERS_IN_FRONT
            hinders *= HINDERERS_IN_FRONT if in_front else 1 - HINDERERS_IN_FRONT
        likely.append(hinders / (hinders + pushes))
    return sum(likely) / len(likely)


def selfish(game: FinishLine, view: FinishLineView, heard: list[Race], state: Meeting, chance: Chance) -> tuple[int, int]:
    """Of all dice that others used in races whose bets are shown by now, how many served their own bets best; and how many
    there were."""
    pusher = Pusher(state.table)
    served = count = 0
    for race in heard:
        for seen, seat, code in race.again(game, state, chance) if race.slips else ():
            if seat == view.seat or not race.slips[seat].wins:
                continue
            pusher.look(seen, seat)
            best = max(pusher.worth(seen, other) for other in game.legal(seen, seat))
            served += pusher.worth(seen, code) >= best
            count += 1
    return served, count


def races(view: FinishLineView) -> list[Race]:
    """The races of which a seat has heard the beginning."""
    found: list[Race] = []
    horses: tuple[int, ...] = ()
    for event in view.history:
        if isinstance(event, RaceAnnounced):
            horses = event.horses
        elif isinstance(event, RaceStarted):
            now = tuple(tile.horse for tile in view.tiles)
            found.append(Race(event.race, event.first, now if event.race == view.race else horses))
        elif found and isinstance(event, BetsRevealed):
            found[-1].slips = event.slips
        elif found and isinstance(event, ActionUndone) and found[-1].steps:
            found[-1].steps.pop()
        elif found and not found[-1].slips:
            found[-1].steps += _step(event)
    return [race for race in found if race.horses]


def _step(event: object) -> list[Step]:
    # mypy: events tell colours and faces as text, and only those that actions name
    if isinstance(event, DiceRolled):
        return [Step(event.seat, TakeDice(event.taken), tuple(die.face or "" for die in event.dice))]  # type: ignore[arg-type]
    if isinstance(event, DieUsed):
        return [Step(event.seat, UseDie(event.die.face, event.horses, event.dice))]  # type: ignore[arg-type]
    if isinstance(event, DieSetAside):
        return [Step(event.seat, SetAside(event.colour))]  # type: ignore[arg-type]
    if isinstance(event, ExtraActionTaken):
        return [Step(event.seat, PlayExtra(event.horse))]
    return []


def _is_tip(action: object) -> bool:
    return isinstance(action, UseDie) and action.face == "tip"
