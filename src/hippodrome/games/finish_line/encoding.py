"""Actions of Finish Line as 428 indices, and what a seat knows as numbers. Horses go by their starting place.

| indices | what they mean |
| --- | --- |
| 9 | hand in, and shares of one's capital (core/drafts.py) |
| 7, 21 | a win bet on a horse, a place bet on a pair; the share comes next |
| 35, 5 | take three dice, take one |
| 5 | set a die of this colour aside |
| 8 | an extra action for a horse, or for none |
| 9 × 7, 3 | use a face on a horse; use one that needs none |
| 5, 15 | a tip: bring one die back, or two |
| 42 | change of pace: from which horse to which |
| 210 | interference: three horses in their new order |

Stakes between the shares cannot be said.

An observation holds, in this order: phase · races over · first player · whose turn · dead heat now, dead heat called, home
stretch · per starting place whether the horse runs, its position, favourite, sure runner, horseshoe, whip, what an outsider's
die promises · per tile whether it was turned over · dice per colour in the reserve, and out of play · per die in hand its
colour, what it shows · per seat capital, black dice kept, side bets, whether its bets are in · own bets per horse and pair ·
the draft. What is one of several is a row of 0 and 1; money is a share of all that a seat is given in a meeting.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.drafts import FIRST, SlipEncoding
from hippodrome.core.encoding import flag, one_of, pour, share, whose
from hippodrome.core.setups import read_setup
from hippodrome.core.vectors import total
from hippodrome.core.wire import Setup
from hippodrome.games.finish_line import TITLE, betting, codes, dice
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, RUNNERS, WIN_LINES, packed
from hippodrome.games.finish_line.dice import COLOUR_COUNT, IN_HAND
from hippodrome.games.finish_line.options import Options
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import NOWHERE, PER_SEAT, RACES, TILES, USE, Meeting, Table

PHASES: Final = 5
FACES: Final = 16
DICE: Final = 6
"""By which numbers of dice are divided."""
GREATEST_BONUS: Final = 3000
TARGETS: Final = RUNNERS + len(PAIRS)

_COLOURS: Final = range(1, COLOUR_COUNT + 1)
_PLACES: Final = range(1, RUNNERS + 1)
_ON_HORSES: Final = (
    dice.HORSESHOE, dice.OUTSIDER_1000, dice.OUTSIDER_2000, dice.OUTSIDER_3000, dice.WHIP, dice.DOUBLE, dice.DISQUALIFIED,
    dice.HELMET, dice.LOSS,
)  # fmt: skip
_ON_NOTHING: Final = (dice.SIDE_BET, dice.EXTRA, dice.DEAD_HEAT)
_LISTED: Final = (
    [packed(codes.TAKE, 0, a, b, c) for a, b, c in combinations_with_replacement(_COLOURS, 3)]
    + [packed(codes.TAKE, 0, colour, 0, 0) for colour in _COLOURS]
    + [packed(codes.ASIDE, 0, colour, 0, 0) for colour in _COLOURS]
    + [packed(codes.EXTRA, 0, place, 0, 0) for place in range(RUNNERS + 1)]
    + [packed(codes.USE, face, place, 0, 0) for face in _ON_HORSES for place in _PLACES]
    + [packed(codes.USE, face, 0, 0, 0) for face in _ON_NOTHING]
    + [packed(codes.USE, dice.TIP, colour, 0, 0) for colour in _COLOURS]
    + [packed(codes.USE, dice.TIP, a, b, 0) for a, b in combinations_with_replacement(_COLOURS, 2)]
    + [packed(codes.USE, dice.PACE, a, b, 0) for a, b in permutations(_PLACES, 2)]
    + [packed(codes.USE, dice.INTERFERENCE, a, b, c) for a, b, c in permutations(_PLACES, 3)]
)
"""Every action that is no slip, with starting places for horses."""
_LISTED_AT: Final = {code: FIRST + TARGETS + at for at, code in enumerate(_LISTED)}


def encoding(game: FinishLine, setup: Setup) -> FinishLineEncoding:
    """A new encoding for a table. Raises BadSetup."""
    read_setup(setup, TITLE, game.box.digest, Options)
    return FinishLineEncoding(game, game.table(setup.seats))


class FinishLineEncoding(SlipEncoding[Meeting]):
    """The indices and observations of one table."""

    def __init__(self, game: FinishLine, table: Table) -> None:
        horses, hand = RUNNERS * (6 + RUNNERS), IN_HAND * (COLOUR_COUNT + FACES)
        width = PHASES + 4 + horses + TILES + 2 * COLOUR_COUNT + hand + 6 * table.seats + TARGETS
        super().__init__(game, table.seats, TARGETS, len(_LISTED), width)
        self.rules = game
        self.table = table
        self.money: i64 = total(table.capital)

    def clone(self) -> FinishLineEncoding:
        copy = FinishLineEncoding(self.rules, self.table)
        copy.copy_drafts(self)
        return copy

    def target_at(self, kind: int, name: str, target: int) -> int:
        return (FIRST if name == "win" else FIRST + RUNNERS) + target - 1

    def listed_at(self, state: Meeting, code: int) -> int:
        number: i64 = code
        face, kind = codes.face_of(number), codes.kind_of(number)
        if kind == codes.TAKE or kind == codes.ASIDE or face == dice.TIP:
            return _LISTED_AT[code]  # colours, no horses
        a, b, c = codes.first_of(number), codes.second_of(number), codes.third_of(number)
        return _LISTED_AT[packed(kind, face, _place(state, a), _place(state, b), _place(state, c))]

    def observe(self, state: Meeting, seat: i64, buffer: Any) -> None:
        self.found.truncate(0)
        self._meeting(state, seat)
        self._horses(state)
        self._dice(state)
        self._seats(state, seat)
        self._own_bets(state, seat)
        self.observe_draft(state, seat)
        pour(self.found.getvalue(), buffer)

    def _meeting(self, state: Meeting, seat: i64) -> None:
        found = self.found
        one_of(found, state.phase, PHASES)
        share(found, state.race, RACES)
        whose(found, state.first, seat, self.seats)
        whose(found, state.turn, seat, self.seats)
        flag(found, state.level > 0)
        flag(found, state.level_used > 0)
        flag(found, state.home_stretch > 0)

    def _horses(self, state: Meeting) -> None:
        found, table = self.found, state.table
        for horse in state.runners:
            position = state.position(horse)
            flag(found, position != NOWHERE)
            one_of(found, position, RUNNERS)
            flag(found, table.favourite[horse] > 0)
            flag(found, table.sure[horse] > 0)
            flag(found, state.shoes[horse] > 0)
            flag(found, state.whips[horse] > 0)
            share(found, betting.bonus_of(state.greens[horse]), GREATEST_BONUS)
        for tile in range(1, TILES + 1):
            flag(found, tile in state.drawn)

    def _dice(self, state: Meeting) -> None:
        found = self.found
        for colour in range(COLOUR_COUNT):
            share(found, state.reserve[colour], DICE)
            share(found, state.out[colour], DICE)
        for at in range(IN_HAND):
            held = at < state.hand_size
            one_of(found, state.hand[at] if held else -1, COLOUR_COUNT)
            one_of(found, state.faces[at] if held and state.phase == USE else -1, FACES)

    def _seats(self, state: Meeting, seat: i64) -> None:
        found = self.found
        for away in range(self.seats):
            other: i64 = (seat + away) % self.seats
            share(found, state.ledger.cash[other], self.money)
            share(found, state.kept[other], DICE)
            share(found, state.side_bets[other], self.money)
            flag(found, state.slips.choices[other] >= 0)

    def _own_bets(self, state: Meeting, seat: i64) -> None:
        stakes = vec[i64]([0] * TARGETS)
        if state.slips.choices[seat] >= 0:
            for line in range(BET_LINES):
                at = seat * PER_SEAT + 2 * line
                target = state.bets[at]
                if target:
                    stakes[target - 1 if line < WIN_LINES else RUNNERS + target - 1] = state.bets[at + 1]
        for stake in stakes:
            share(self.found, stake, self.money)


def _place(state: Meeting, horse: i64) -> i64:
    """The starting place of a horse; 0 for none."""
    if horse == 0:
        return 0
    return state.starting_place(horse)
