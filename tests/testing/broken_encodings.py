"""Encodings that break one promise each, made from that of Finish."""

from __future__ import annotations

from array import array
from typing import Any

from hippodrome.core.encoding import MORE, Encoding, encoding_of
from hippodrome.core.errors import BadIndex, CannotSay
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.finish.encoding import BID, PASS, TAKE_BACK

FINISH = load_game("finish")


class Borrowed(Encoding[Any]):
    """That of Finish at arm's length: compiled classes cannot be subclassed."""

    def __init__(self, game: Any, setup: Setup) -> None:
        self.of: Encoding[Any] = encoding_of(FINISH, setup)
        self.setup = setup
        super().__init__(self.of.size, self.of.width)

    def clone(self) -> Borrowed:
        copy = type(self)(FINISH, self.setup)
        copy.of = self.of.clone()
        return copy

    def clear(self) -> None:
        self.of.clear()

    def mask(self, state: Any, seat: int, buffer: Any) -> None:
        self.of.mask(state, seat, buffer)

    def code(self, state: Any, seat: int, index: int) -> int:
        return self.of.code(state, seat, index)

    def index(self, state: Any, seat: int, code: int) -> int:
        return self.of.index(state, seat, code)

    def steps(self, state: Any, seat: int, code: int) -> list[int]:
        return self.of.steps(state, seat, code)

    def observe(self, state: Any, seat: int, buffer: Any) -> None:
        self.of.observe(state, seat, buffer)


class Silent(Borrowed):
    """Allows nothing at all."""

    def mask(self, state: Any, seat: int, buffer: Any) -> None:
        buffer[:] = bytes(self.size)


class Boastful(Borrowed):
    """Allows what is then refused."""

    def mask(self, state: Any, seat: int, buffer: Any) -> None:
        super().mask(state, seat, buffer)
        buffer[TAKE_BACK] = 1


class HalfWritten(Borrowed):
    """Leaves in the buffer what was there."""

    def mask(self, state: Any, seat: int, buffer: Any) -> None:
        found = bytearray(self.size)
        super().mask(state, seat, found)
        for index, may in enumerate(found):
            if may:
                buffer[index] = 1


class Obliging(Borrowed):
    """Takes any index for a pass."""

    def code(self, state: Any, seat: int, index: int) -> int:
        try:
            return super().code(state, seat, index)
        except BadIndex:
            return PASS


class Stubborn(Borrowed):
    """Has no word for a pass."""

    def steps(self, state: Any, seat: int, code: int) -> list[int]:
        if super().steps(state, seat, code) == [PASS]:
            raise CannotSay("never")
        return super().steps(state, seat, code)


class Ambiguous(Borrowed):
    """A pass has two indices."""

    def mask(self, state: Any, seat: int, buffer: Any) -> None:
        super().mask(state, seat, buffer)
        buffer[TAKE_BACK] |= buffer[PASS]

    def code(self, state: Any, seat: int, index: int) -> int:
        return super().code(state, seat, PASS if index == TAKE_BACK else index)


class Crossed(Borrowed):
    """Says that a pass is a bid."""

    def steps(self, state: Any, seat: int, code: int) -> list[int]:
        return [BID if step == PASS else step for step in super().steps(state, seat, code)]


class DeadEnd(Borrowed):
    """After a target no amount is allowed."""

    def mask(self, state: Any, seat: int, buffer: Any) -> None:
        super().mask(state, seat, buffer)
        if any(buffer[1:9]):
            buffer[:] = bytes(self.size)


class Endless(Borrowed):
    """Notes a slip for ever."""

    def code(self, state: Any, seat: int, index: int) -> int:
        before = self.of.clone()
        if 0 < index < 9 and super().code(state, seat, index) != MORE:
            self.of = before
            return MORE
        return super().code(state, seat, index)


class Mumbling(Borrowed):
    """Says another amount than was meant."""

    def steps(self, state: Any, seat: int, code: int) -> list[int]:
        return [1 if 0 < step < 9 else step for step in super().steps(state, seat, code)]


class OneDraft(Borrowed):
    """A clone notes in the draft of its original."""

    def clone(self) -> Borrowed:
        copy = super().clone()
        copy.of = self.of
        return copy


class ForgetfulClone(Borrowed):
    def clone(self) -> Borrowed:
        copy = super().clone()
        copy.clear()
        return copy


class Clinging(Borrowed):
    """Never forgets a draft."""

    def clear(self) -> None:
        pass


class Peeking(Borrowed):
    """Observes the standing maxima of all."""

    def observe(self, state: Any, seat: int, buffer: Any) -> None:
        super().observe(state, seat, buffer)
        if state.auction is not None:
            buffer[0] = sum(state.auction.maxima)


class Blind(Borrowed):
    def observe(self, state: Any, seat: int, buffer: Any) -> None:
        buffer[:] = array("f", [0.0] * self.width)


class Unfinished(Borrowed):
    """Leaves one number as it was."""

    def observe(self, state: Any, seat: int, buffer: Any) -> None:
        found = array("f", [0.0] * self.width)
        super().observe(state, seat, found)
        buffer[1:] = found[1:]


class Absent(Borrowed):
    """Does not observe its draft."""

    def observe(self, state: Any, seat: int, buffer: Any) -> None:
        plain = self.of.clone()
        plain.clear()
        plain.observe(state, seat, buffer)


class Overheard(Borrowed):
    """Shows to all whether somebody has a draft."""

    def __init__(self, game: Any, setup: Setup) -> None:
        super().__init__(game, setup)
        self.noted = 0.0

    def clone(self) -> Borrowed:
        copy = super().clone()
        assert isinstance(copy, Overheard)
        copy.noted = self.noted
        return copy

    def code(self, state: Any, seat: int, index: int) -> int:
        code = super().code(state, seat, index)
        self.noted = float(code == MORE)
        return code

    def observe(self, state: Any, seat: int, buffer: Any) -> None:
        super().observe(state, seat, buffer)
        buffer[0] += self.noted
