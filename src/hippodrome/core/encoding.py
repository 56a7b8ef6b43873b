"""Encodings: actions as indices, and what a seat knows as numbers, for programs that learn.

A game that offers one names it in its `TITLE` (`encoding`). It is made for a game and a setup, and belongs to one table:
what cannot be listed (arrangements, slips with free amounts) is said in small steps, and what was said so far, the *draft* of
a seat, lives here and not in the state. Whoever begins another match at the table, or acts for a seat by other means while it
has a draft, clears it.

A step goes like this:

    encoding.observe(state, seat, features)      # float32, `width` of them
    encoding.mask(state, seat, allowed)          # uint8, `size` of them
    code = encoding.code(state, seat, index)     # an index that is allowed
    if code != MORE:
        game.apply(state, seat, code, chance)
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, mypyc_attr

from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup
from hippodrome.core.wire import Setup

S = TypeVar("S")
MORE: Final = -1
"""In place of a code: the step was noted in the draft, and the same seat is asked again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """The indices and observations of one table, with the drafts of its seats. Nothing here decides a rule."""

    def __init__(self, size: i64, width: i64) -> None:
        self.size: i64 = size
        """How many indices there are; the same for every table of a game and box."""
        self.width: i64 = width
        """How many numbers an observation has; more where there are more seats."""

    def clone(self) -> Encoding[S]:
        """A copy with drafts of its own."""
        raise NotImplementedError

    def clear(self) -> None:
        """Forget all drafts."""
        raise NotImplementedError

    def mask(self, state: S, seat: i64, buffer: Any) -> None:
        """Write 1 for each index that this seat may take now, and 0 for all others, into a buffer of `size` bytes (uint8)."""
        raise NotImplementedError

    def code(self, state: S, seat: i64, index: i64) -> int:
        """The action that an index means now, to be applied; MORE if it is a small step, which is then noted in the draft.
        After the last of them the draft is gone. Raises BadIndex, nothing noted, for one that the mask does not allow."""
        raise NotImplementedError

    def index(self, state: S, seat: i64, code: int) -> i64:
        """The index of a legal action that is said in one step. Raises CannotSay."""
        raise NotImplementedError

    def steps(self, state: S, seat: i64, code: int) -> list[int]:
        """The indices that say a legal action, one after the other, from an empty draft; just one unless it is composed.
        Raises CannotSay if small steps cannot say it."""
        return [self.index(state, seat, code)]

    def observe(self, state: S, seat: i64, buffer: Any) -> None:
        """Write what this seat may know, its draft included, into a buffer of `width` numbers (float32). Seats are counted from
        the one that looks, so the same position looks the same from everywhere."""
        raise NotImplementedError


def encoding_of(game: Game[S], setup: Setup) -> Encoding[S]:
    """A new encoding for a table. Raises BadSetup if the game offers none, or there is no such table."""
    place = game.about.encoding
    if place is None:
        raise BadSetup("encoding", f"{game.title()} offers no encoding; the games of this package do")
    found: Encoding[S] = game.about.look_up(place)(game, setup)
    return found


def pour(found: Any, buffer: Any) -> None:
    """Copy bytes, or numbers, into a buffer of a caller. Raises ValueError, with what it should be."""
    try:
        memoryview(buffer).cast("B")[:] = found
    except (TypeError, ValueError, BufferError):
        length = len(found)
        raise ValueError(
            f"needs a writable buffer of {length} bytes in one piece: uint8 for a mask, float32 for an observation"
        ) from None


def one_of(found: BytesWriter, which: i64, choices: i64) -> None:
    """So many numbers, a 1 where it is, 0 elsewhere; all 0 for −1."""
    for at in range(choices):
        write_f32_le(found, 1.0 if at == which else 0.0)


def flag(found: BytesWriter, holds: bool) -> None:
    """One number: 1 if it is so."""
    write_f32_le(found, 1.0 if holds else 0.0)


def share(found: BytesWriter, number: i64, whole: i64) -> None:
    """One number, as a share of another."""
    write_f32_le(found, float(number) / float(whole))


def whose(found: BytesWriter, which: i64, viewer: i64, seats: i64) -> None:
    """One of the seats, counted from the one that looks; all 0 for −1."""
    one_of(found, (which - viewer + seats) % seats if which >= 0 else -1, seats)
