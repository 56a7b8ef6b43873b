"""The vocabulary of the rule tests: races at any stage, written down as a person would describe them.

    state = opened(seats=3, first=1)                         bets are owed for the first race
    state = running(bets=["bets win s1 100"])                the first player takes three dice
    state = rolled("white horseshoe", "red blank", "red whip", shoes=[11], level=True)
    do(state, "use horseshoe 11")
    refused(state, "use whip 8").key
    state, log = finished((11, 5, 20), bets=[...])           a race whose line ends so, all paid

Seats count from 0. The box is `test-box.toml`: favourites 2, 6, 10, 14, 18, 22; sure runners 1, 8, 12, 16, 20, 24. Unless a
test says otherwise the line is that of the rulebook's example, from the front: 20 (sure), 11, 18 (favourite), 5, 3,
22 (favourite), 8 (sure).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import MalformedAction
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.finish_line.box import Box
from hippodrome.games.finish_line.dice import COLOURS, FACES
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import USE, Meeting
from hippodrome.games.finish_line.views import FinishLineView
from tests.games.by_hand import ByHand

E = TypeVar("E", bound=Event)

BOX_TEXT = Path(__file__).with_name("test-box.toml").read_text(encoding="utf-8")
BOX: Box = Box.read(BOX_TEXT, "test-box.toml")
GAME = FinishLine(BOX)
BY_HAND = ByHand(GAME)
mover, do, refused = BY_HAND.mover, BY_HAND.do, BY_HAND.refused
EXAMPLE = (20, 11, 18, 5, 3, 22, 8)
"""The starting line of the rulebook, from the front."""
ODDS = (2, 3, 4, 5, 7, 10, 15)
BLANKS = ("white blank", "red blank", "green blank")


# Tables


def setup(seats: int = 3, first: int | None = None) -> Setup:
    """A table of Finish Line."""
    options: dict[str, OptionValue] = {} if first is None else {"first_player": first}
    return Setup(title="finish-line", edition="2023", seats=seats, options=options)


def turning_over(*horses: int, ran: Iterable[int] = ()) -> list[int]:
    """The draws that lay these horses in a line; given from the front, though the last one is turned over first."""
    stack = [number for number in range(1, 25) if number not in set(ran)]
    draws = []
    for horse in reversed(horses):
        draws.append(stack.index(horse))
        stack.remove(horse)
    return draws


def opened(
    seats: int = 3, first: int = 0, horses: Sequence[int] = EXAMPLE, log: Log | None = None, game: FinishLine = GAME
) -> Meeting:
    """A meeting whose first bets are owed."""
    chance = ScriptedChance(turning_over(*horses))
    state = game.start(setup(seats, first), chance, log)
    assert chance.left() == 0
    return state


def put_capital(state: Meeting, capital: Sequence[int]) -> None:
    """Give every seat this sum; the bank makes up for the difference."""
    total = state.ledger.total()
    state.ledger.cash = vec[i64](list(capital))
    state.ledger.bank = total - sum(capital)


def running(
    seats: int = 3, first: int = 0, bets: Sequence[str] = (), horses: Sequence[int] = EXAMPLE, capital: Sequence[int] = (),
    log: Log | None = None, race: int = 1, game: FinishLine = GAME,
) -> Meeting:  # fmt: skip
    """A race at its start: all have bet (`bets none` unless given), the first player takes three dice."""
    state = opened(seats, first, horses, log, game)
    state.race = race - 1
    if capital:
        put_capital(state, capital)
    for seat in range(seats):
        game.apply(state, seat, game.read(bets[seat] if seat < len(bets) else "bets none"), ScriptedChance([]), log)
    return state


def rolled(
    *dice: str, seats: int = 3, first: int = 0, turn: int | None = None, line: Sequence[int] = EXAMPLE, level: bool = False,
    used: bool | None = None, shoes: Iterable[int] = (), whips: Iterable[int] = (), greens: Mapping[int, int] | None = None,
    reserve: Mapping[str, int] | None = None, out: Mapping[str, int] | None = None, home_stretch: bool = True,
    kept: Sequence[int] = (), bets: Sequence[str] = (), capital: Sequence[int] = (), log: Log | None = None, race: int = 1,
) -> Meeting:  # fmt: skip
    """A race in which somebody has rolled these dice, such as "red whip".

    Dice are taken out of a full reserve for the roll, the tiles and what is kept or out; or the reserve is as given.
    """
    state = running(seats, first, bets, log=log, race=race, capital=capital)
    state.turn = first if turn is None else turn
    state.line = vec[i64]([*line, *[0] * (7 - len(line))])
    state.left = len(line)
    state.level, state.level_used = int(level), int(level if used is None else used)
    spent = dict.fromkeys(COLOURS, 0)
    for colour, count in (out or {}).items():
        state.out[COLOURS.index(colour)] = count
        spent[colour] += count
    for horse in shoes:
        state.shoes[horse] += 1
        spent["white"] += 1
    for horse in whips:
        state.whips[horse] += 1
        spent["red"] += 1
    for horse, bonus in (greens or {}).items():
        state.greens[horse] = FACES.index(f"outsider-{bonus}")
        spent["green"] += 1
    if kept:
        state.kept = vec[i64](list(kept))
        spent["black"] += sum(kept)
    state.phase, state.hand_size = USE, 3
    for at, die in enumerate(dice):
        colour, face = die.split()
        assert face in BOX.faces.listed()[COLOURS.index(colour)].sides
        state.hand[at], state.faces[at] = COLOURS.index(colour), FACES.index(face)
        spent[colour] += 1
    for number, colour in enumerate(COLOURS):
        state.reserve[number] = reserve.get(colour, 0) if reserve is not None else state.reserve[number] - spent[colour]
        assert state.reserve[number] >= 0
    state.home_stretch = int(home_stretch)
    return state


def handed(*dice: str, reserve: Mapping[str, int], home_stretch: bool = False, seats: int = 3, turn: int = 0) -> Meeting:
    """A turn that begins with these two dice, and so many in the reserve."""
    state = rolled(*BLANKS, seats=seats, turn=turn, reserve=reserve, home_stretch=home_stretch)
    do_pass(state)
    state.turn = turn
    state.home_stretch = int(home_stretch)
    for at, colour in enumerate(dice):
        state.hand[at] = COLOURS.index(colour)
    return state


def do_pass(state: Meeting) -> None:
    do(state, "aside green")


# Doing it


def face_draw(die: str) -> int:
    """The side of a die that shows this."""
    colour, face = die.split()
    return BOX.faces.listed()[COLOURS.index(colour)].sides.index(face) + 1


def last_action(action: str, *dice: str, draws: Iterable[int] = (), log: Log | None = None, **position: object) -> Meeting:
    """The last action of a race, of the second one unless told otherwise: nothing is left in the reserve after it.

    The next race is run by 1 to 7, 7 leading, so that it can be told from this one.
    """
    state = rolled(*dice, reserve={}, **{"race": 3, **position})  # type: ignore[arg-type]
    return do(state, action, draws=draws, log=log)


def finished(
    line: Sequence[int], bets: Sequence[str] = (), greens: Mapping[int, int] | None = None, capital: Sequence[int] = (),
    seats: int = 3, level: bool = False, draws: Iterable[int] = (), kept: Sequence[int] = (),
) -> tuple[Meeting, Log]:  # fmt: skip
    """A third race that ends with this line, all paid."""
    log = Log()
    state = rolled(
        "white blank", "white blank", "red blank", line=line, bets=bets, greens=greens, reserve={}, capital=capital, seats=seats,
        race=3, level=level, kept=kept,
    )  # fmt: skip
    do(state, "aside white", draws=draws, log=log)
    return state, log


def malformed(text: str | int, state: Meeting | None = None) -> str:
    """The complaint about what is no action."""
    with pytest.raises(MalformedAction) as caught:
        if isinstance(text, str):
            GAME.read(text)
        else:
            GAME.apply(state or running(), 0, text, ScriptedChance([]))
    return str(caught.value)


# What is seen


def offered(state: Meeting, start: str = "", seat: int | None = None) -> list[str]:
    """What the seat in turn may do, in notation, as far as it starts so."""
    legal = GAME.legal(state, mover(state) if seat is None else seat)
    return [text for text in map(GAME.write, legal) if text.startswith(start)]


def line_of(state: Meeting) -> tuple[int, ...]:
    """The horses from the front."""
    return tuple(state.line[at] for at in range(state.left))


def dice_on(state: Meeting, horse: int) -> tuple[int, int, int]:
    """Horseshoes, whips and green dice on a tile."""
    return state.shoes[horse], state.whips[horse], int(state.greens[horse] > 0)


def out_of(state: Meeting) -> dict[str, int]:
    """The dice that are out of play."""
    return {colour: state.out[number] for number, colour in enumerate(COLOURS) if state.out[number]}


def reserve_of(state: Meeting) -> dict[str, int]:
    """The dice in the reserve."""
    return {colour: state.reserve[number] for number, colour in enumerate(COLOURS) if state.reserve[number]}


def hand_of(state: Meeting) -> list[str]:
    """The colours of the dice before the player in turn."""
    return [COLOURS[state.hand[at]] for at in range(state.hand_size)]


def all_dice(state: Meeting) -> list[int]:
    """Every die wherever it lies, per colour, while a race is on."""
    count = [state.reserve[colour] + state.out[colour] for colour in range(5)]
    for at in range(state.hand_size):
        count[state.hand[at]] += 1
    count[0] += sum(state.shoes)
    count[1] += sum(state.whips)
    count[3] += sum(green > 0 for green in state.greens)
    count[4] += sum(state.kept)
    return count


def capital_of(state: Meeting) -> list[int]:
    return list(state.ledger.cash)


def view(state: Meeting, seat: int | None = None, log: Log | None = None) -> FinishLineView:
    """What a seat, or a spectator, sees."""
    seen = GAME.view(state, seat, log.heard_by(seat) if log is not None else ())
    assert isinstance(seen, FinishLineView)
    return seen


def told_of(log: Log, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event, _ in log if isinstance(event, kind)]


def paid(log: Log, seat: int, why: str) -> list[int]:
    """What the bank paid a seat for this reason, payment by payment."""
    moved = told_of(log, MoneyMoved)
    return [event.amount for event in moved if (event.payer, event.payee, event.why) == (None, seat, why)]
