"""What people type at a table of Finish Line, and what they may choose, as a list that reads at a glance."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hippodrome.cli.finish_line.words import Words
from hippodrome.games.finish_line.actions import AnyAction, PlaceBets, PlaceStake, SetAside, TakeDice, UseDie, WinStake
from hippodrome.games.finish_line.dice import COLOURS
from hippodrome.games.finish_line.events import Die, PlaceBet, Slip, WinBet
from hippodrome.games.finish_line.views import FinishLineView

_BET = re.compile(r"([0-9]{1,2})(?:\s*\+\s*([0-9]{1,2}))?\s+([0-9]{1,9})", re.ASCII)
_WITH_DICE = "tip"


@dataclass(frozen=True)
class Option:
    """A die of the roll, under the letter by which it is chosen, with the horses or dice that it may be used on."""

    letter: str
    die: Die
    targets: str
    """As they are shown; empty if nothing is to be named."""
    usable: bool


def options_of(view: FinishLineView, words: Words) -> list[Option]:
    """Every different die of the roll, in the order it lies there."""
    assert view.choice is not None
    found: list[Option] = []
    for die in view.hand:
        if any(option.die == die for option in found):
            continue
        uses = [action for action in view.choice.actions if isinstance(action, UseDie) and action.face == die.face]
        found.append(Option("abc"[len(found)], die, _targets(uses, words), bool(uses)))
    return found


def _targets(uses: Sequence[UseDie], words: Words) -> str:
    if not uses:
        return ""
    if uses[0].face == _WITH_DICE:
        return " · ".join("+".join(words.letter(colour) for colour in use.dice) for use in uses)
    if uses[0].face == "interference":
        return " ".join(dict.fromkeys(str(horse) for use in uses for horse in use.horses))
    if uses[0].face == "pace":
        givers = dict.fromkeys(use.horses[0] for use in uses)
        return " ".join(f"{giver}→" for giver in givers)
    return " ".join(str(use.horses[0]) for use in uses if use.horses)


def example_of(view: FinishLineView, words: Words) -> str:
    """A use that is legal now, as one would type it."""
    assert view.choice is not None
    for option in options_of(view, words):
        for action in view.choice.actions:
            if isinstance(action, UseDie) and action.face == option.die.face:
                things = [*map(str, action.horses), *(words.letter(colour) for colour in action.dice)]
                return " ".join([option.letter, *things])
    return "x a"


def use_in(answer: str, view: FinishLineView, words: Words) -> AnyAction | None:
    """`a 11`, `b 20 11 5`, `c w r`, `x a`; None if it is none of these."""
    parts = answer.lower().replace("+", " ").replace("→", " ").split()
    if not parts:
        return None
    dice = {option.letter: option.die for option in options_of(view, words)}
    if parts[0] == "x":
        return _aside(parts[1:], dice, words)
    die = dice.get(parts[0])
    if die is None or die.face is None or die.face == "blank":
        return None
    if die.face == _WITH_DICE:
        colours = _colours(" ".join(parts[1:]), words)
        return UseDie("tip", (), tuple(sorted(colours, key=COLOURS.index))) if colours else None  # type: ignore[arg-type]  # colours found in the view
    if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts[1:]):
        return None
    return UseDie(die.face, tuple(int(part) for part in parts[1:]))  # type: ignore[arg-type]  # a face found in the view


def _aside(parts: Sequence[str], dice: dict[str, Die], words: Words) -> AnyAction | None:
    if len(parts) != 1:
        return None
    die = dice.get(parts[0])
    return None if die is None else SetAside(die.colour)  # type: ignore[arg-type]  # a colour found in the view


def take_in(answer: str, words: Words) -> TakeDice | None:
    """Colours by their first letters: `w re b` or `wrb`."""
    colours = _colours(answer.lower(), words)
    return TakeDice(tuple(colours)) if colours else None  # type: ignore[arg-type]  # colours found in the view


def _colours(typed: str, words: Words) -> list[str] | None:
    """Colours named by the first letters of their names, with spaces between them or, one letter each, without."""
    pieces = typed.split()
    found = [_colour(piece, words) for piece in pieces]
    if None in found and len(pieces) == 1:
        found = [_colour(letter, words) for letter in pieces[0]]
    colours = [colour for colour in found if colour is not None]
    return colours if 1 <= len(colours) == len(found) <= 3 else None


def _colour(start: str, words: Words) -> str | None:
    """The colour whose name starts so; no two start with the same letter."""
    return next((colour for colour in COLOURS if words.colour(colour).startswith(start)), None)


@dataclass(frozen=True)
class Draft:
    """Bets being written: by starting place, or by a pair of them."""

    wins: tuple[tuple[int, int], ...] = ()
    places: tuple[tuple[tuple[int, int], int], ...] = ()

    @property
    def total(self) -> int:
        """All stakes together."""
        return sum(stake for _, stake in self.wins) + sum(stake for _, stake in self.places)

    def with_win(self, start: int, stake: int) -> Draft:
        """A win bet more, in place of one on the same horse; a stake of 0 takes it out."""
        kept = tuple(bet for bet in self.wins if bet[0] != start)
        return Draft((*kept, (start, stake)) if stake else kept, self.places)

    def with_place(self, pair: tuple[int, int], stake: int) -> Draft:
        """A place bet more, likewise."""
        kept = tuple(bet for bet in self.places if bet[0] != pair)
        return Draft(self.wins, (*kept, (pair, stake)) if stake else kept)

    @property
    def too_many(self) -> bool:
        """FL-3"""
        return len(self.wins) > 3 or len(self.places) > 2

    def action(self) -> PlaceBets:
        """As it is handed in."""
        return PlaceBets(
            tuple(WinStake(start, stake) for start, stake in self.wins),
            tuple(PlaceStake(pair, stake) for pair, stake in self.places),
        )

    def slip(self, view: FinishLineView) -> Slip:
        """With the horses' numbers."""
        horse = {tile.start: tile.horse for tile in view.tiles}
        return Slip(
            tuple(WinBet(horse[start], stake) for start, stake in self.wins),
            tuple(PlaceBet((horse[one], horse[other]), stake) for (one, other), stake in self.places),
        )


def draft_with(draft: Draft, answer: str, view: FinishLineView) -> Draft | None:
    """The bets with those that were typed: `11 400, 18+11 200`; None if they cannot be read."""
    start = {tile.horse: tile.start for tile in view.tiles}
    for part in answer.split(","):
        found = _BET.fullmatch(part.strip())
        if found is None:
            return None
        horses = [int(found[1])] + ([int(found[2])] if found[2] else [])
        if any(horse not in start for horse in horses) or len(set(horses)) < len(horses):
            return None
        starts = sorted(start[horse] for horse in horses)
        stake = int(found[3])
        draft = draft.with_win(starts[0], stake) if len(starts) == 1 else draft.with_place((starts[0], starts[1]), stake)
    return draft
