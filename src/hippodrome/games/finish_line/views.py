"""What one seat may know, and a whole state imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core import wire
from hippodrome.core.chance import Chance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.kinds import SEATS, Amount, Gain, HorseNumber, Seat, along
from hippodrome.core.ledger import Ledger
from hippodrome.core.sealed import Sealed
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import Event, View
from hippodrome.games.finish_line import betting, codes, knowing, line, notation
from hippodrome.games.finish_line.actions import AnyAction
from hippodrome.games.finish_line.dice import COLOURS, FACES, IN_HAND
from hippodrome.games.finish_line.events import AnyEvent, Die, Slip
from hippodrome.games.finish_line.state import BETS, NOWHERE, OVER, PER_SEAT, RACES, Meeting

if TYPE_CHECKING:
    from hippodrome.games.finish_line.rules import FinishLine


class Tile(msgspec.Struct, frozen=True):
    """A horse of this race, and the dice on its tile."""

    horse: HorseNumber
    start: int
    """Its starting place, 1 for the leading one."""
    odds: int
    favourite: bool
    sure: bool
    runs: bool
    """False once it is disqualified."""
    horseshoes: int
    whips: int
    outsider: Amount
    """What its green die promises; 0 without one."""


class Choice(wire.Choice, frozen=True):
    """`bets` with their bounds; `take`, `use` or `extra` with every action."""

    actions: tuple[AnyAction, ...] = ()
    most: Amount = 0
    """Of all stakes together."""
    step: Amount = 0


class FinishLineView(View, frozen=True, kw_only=True):
    """One seat's view of a meeting."""

    score: ClassVar[str] = "capital"
    aside: ClassVar[tuple[str, ...]] = ("bank",)
    first: Seat
    turn: Seat
    """The seat in turn; that of the first player while bets are made."""
    ran: tuple[HorseNumber, ...]
    """The horses of earlier races, in the order they were turned over."""
    tiles: tuple[Tile, ...]
    """The seven horses of this race by starting place, the leading one first."""
    line: tuple[HorseNumber, ...]
    """The horses as they stand now, from the front."""
    level: bool
    """Whether the first two share the lead, the second lying above the first."""
    level_used: bool
    reserve: dict[str, int]
    out: dict[str, int]
    """Dice out of play in this race."""
    hand: tuple[Die, ...]
    home_stretch: bool
    kept: Annotated[tuple[int, ...], along(SEATS)]
    """Per seat the black dice kept for extra actions."""
    capital: Annotated[tuple[Amount, ...], along(SEATS)]
    bank: Amount
    side_bets: Annotated[tuple[Gain, ...], along(SEATS)]
    """Per seat what side bets bring at the end."""
    slip: Slip | None
    """One's own bets, once made."""
    betted: Annotated[tuple[bool, ...], along(SEATS)]
    slips: Annotated[tuple[Slip, ...], along(SEATS)] | None
    """Everybody's, of the last race, once it is over."""
    choice: Choice | None
    history: tuple[AnyEvent, ...]


def view(game: FinishLine, state: Meeting, seat: int | None, history: tuple[Event, ...]) -> FinishLineView:
    """Built up from what the seat may know; nothing is copied wholesale."""
    own = seat if seat is not None and 0 <= seat < state.table.seats else None
    slip = -1 if own is None else state.slips.choices[own]
    return FinishLineView(
        seat=seat,
        seats=state.table.seats,
        races=RACES,
        race=min(state.race + 1, RACES),
        phase=notation.PHASES[state.phase],
        to_act=game.to_act(state),
        first=state.first,
        turn=state.turn,
        ran=tuple(state.drawn[: -codes.RUNNERS]),
        tiles=tuple(_tile(state, start) for start in range(1, codes.RUNNERS + 1)),
        line=line.standing(state),
        level=state.level == 1,
        level_used=state.level_used == 1,
        reserve=_counts(state.reserve),
        out=_counts(state.out),
        hand=notation.hand(state),
        home_stretch=state.home_stretch == 1,
        kept=tuple(state.kept),
        capital=tuple(state.ledger.cash),
        bank=state.ledger.bank,
        side_bets=tuple(state.side_bets),
        slip=notation.slip(state, slip) if slip >= 0 else None,
        betted=tuple(choice >= 0 for choice in state.slips.choices),
        slips=notation.slips(state) if state.phase == OVER else None,
        choice=None if own is None else _choice(game, state, own),
        history=cast(tuple[AnyEvent, ...], history),
    )


def _tile(state: Meeting, start: int) -> Tile:
    horse = state.runners[start - 1]
    return Tile(
        horse=horse,
        start=start,
        odds=state.table.odds[start - 1],
        favourite=state.table.favourite[horse] == 1,
        sure=state.table.sure[horse] == 1,
        runs=state.position(horse) >= 0,
        horseshoes=state.shoes[horse],
        whips=state.whips[horse],
        outsider=betting.bonus_of(state.greens[horse]),
    )


def _counts(dice: vec[i64]) -> dict[str, int]:
    return {COLOURS[colour]: dice[colour] for colour in range(len(COLOURS))}


def _choice(game: FinishLine, state: Meeting, seat: int) -> Choice | None:
    legal = game.legal(state, seat)
    if not legal:
        return None
    kind, owed = notation.PHASES[state.phase], seat in game.to_act(state)
    if state.phase == BETS:
        return Choice(kind, owed, (), state.ledger.cash[seat], state.table.step)
    return Choice(kind, owed, tuple(notation.SPELLING.action(code) for code in legal))


def imagine(game: FinishLine, seen: View, chance: Chance) -> Meeting:
    """A state in which this seat sees just this: others' secret bets are drawn."""
    if not isinstance(seen, FinishLineView):
        raise HippodromeError(f"{type(seen).__name__} is not a view of Finish Line")
    state = Meeting(game.table(seen.seats), Ledger(seen.seats, 0), Sealed(seen.seats))
    state.phase = notation.PHASES.index(seen.phase)
    state.race = RACES if state.phase == OVER else seen.race - 1
    state.line_up([tile.horse for tile in seen.tiles])
    state.first, state.turn = seen.first, seen.turn
    state.drawn = [*seen.ran, *(tile.horse for tile in reversed(seen.tiles))]
    state.left = len(seen.line)
    state.line = vec[i64]([*seen.line, *[0] * (codes.RUNNERS - len(seen.line))])
    state.level, state.level_used = int(seen.level), int(seen.level_used)
    for tile in seen.tiles:
        state.shoes[tile.horse] = tile.horseshoes
        state.whips[tile.horse] = tile.whips
        state.greens[tile.horse] = FACES.index(f"outsider-{tile.outsider}") if tile.outsider else 0
    state.reserve = vec[i64]([seen.reserve[colour] for colour in COLOURS])
    state.out = vec[i64]([seen.out[colour] for colour in COLOURS])
    state.hand_size = len(seen.hand)
    state.hand = vec[i64]([COLOURS.index(die.colour) for die in seen.hand] + [0] * (IN_HAND - len(seen.hand)))
    for at, die in enumerate(seen.hand):
        state.faces[at] = FACES.index(die.face or "blank")
    state.home_stretch = int(seen.home_stretch)
    state.kept = vec[i64](seen.kept)
    state.side_bets = vec[i64](seen.side_bets)
    state.ledger.cash = vec[i64](seen.capital)
    state.ledger.bank = seen.bank
    _imagine_slips(state, seen, chance)
    return state


def _imagine_slips(state: Meeting, seen: FinishLineView, chance: Chance) -> None:
    state.bets = vec[i64]([NOWHERE] * (seen.seats * PER_SEAT))
    for seat in range(seen.seats):
        if not seen.betted[seat]:
            continue
        known = seen.slip if seat == seen.seat else seen.slips[seat] if seen.slips else None
        if known is None:
            knowing.draw_bets(state, seat, chance, None)
            continue
        code = notation.slip_code(state, known)
        state.slips.put(seat, code)
        betting.lay_open(state, seat, unpack_slip(code, codes.BET_LINES, codes.TARGET_BITS) or [])
