"""Frames of a WebSocket: counted without reading them, and the usual ones, a whole text each way, read and written at once."""

from __future__ import annotations

from websockets.utils import apply_mask

_TEXT = 0x81
"""How a frame begins that is a whole text, without extensions."""
_LONG, _LONGEST = 126, 127
"""Instead of a length: it stands in the next two, or eight, bytes (RFC 6455, 5.2)."""


class FrameCounter:
    """Follows the frames in a stream of bytes."""

    __slots__ = ("_cut", "_skip")

    def __init__(self) -> None:
        self._cut = b""
        """The beginning of a frame whose length has not come yet."""
        self._skip = 0
        """Bytes to come that belong to the last frame."""

    def count(self, data: bytes, most: float) -> int:
        """How many frames begin in these bytes; stops at one more than `most`."""
        if self._cut:
            data, self._cut = self._cut + data, b""
        at, end, begun = self._skip, len(data), 0
        while at < end and begun <= most:
            size = _size(data, at)
            if size is None:
                self._cut = data[at:]
                at = end
                break
            begun += 1
            at += size
        self._skip = at - end
        return begun

    def is_between(self) -> bool:
        """Whether the bytes so far end where a frame does."""
        return not self._skip and not self._cut


def read_text(frame: bytes) -> bytes | None:
    """The text in a whole frame; None if it is anything but a text of a client in one frame, of less than 64 KB."""
    if len(frame) < 6 or frame[0] != _TEXT or not 128 <= frame[1] < 128 + _LONGEST:
        return None
    mask = 2 if frame[1] < 128 + _LONG else 4
    return apply_mask(frame[mask + 4 :], frame[mask : mask + 4])


def write_text(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < _LONG:
        return bytes((_TEXT, size)) + text
    wide, mark = (2, _LONG) if size < 1 << 16 else (8, _LONGEST)
    return bytes((_TEXT, mark)) + size.to_bytes(wide) + text


def _size(data: bytes, at: int) -> int | None:
    """The bytes of the frame that begins there, head and all; None if that cannot be seen yet."""
    if len(data) < at + 2:
        return None
    length = data[at + 1] & 127
    mask = 4 if data[at + 1] & 128 else 0
    if length < _LONG:
        return 2 + mask + length
    wide = 2 if length == _LONG else 8
    if len(data) < at + 2 + wide:
        return None
    return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide])
