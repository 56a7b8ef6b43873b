"""Chance: a stream of draws that stands beside the state, never in it.

Three kinds behind one interface: `FastChance` for lab and search, `SealedChance` for tables that
must be provably fair, `ScriptedChance` for tests. Rules only ever call `below` and `die`.

The stream of `SealedChance`, version 1, so that anybody can check a finished game:

    commitment = SHA-256("hippodrome commitment 1" ‖ seed)               seed: 32 secret bytes
    key        = SHA-256("hippodrome key 1" ‖ seed ‖ for each seat: length of its nonce in 2 bytes ‖ nonce)
    block i    = HMAC-SHA-256(key, i as 8 bytes)                           i = 0, 1, 2, …
    words      = each block cut into eight 4-byte numbers; all numbers big-endian
    below(n)   = take the next word w; if w ≥ 2³² − (2³² mod n), take another; the draw is w mod n
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from hippodrome.core.errors import BadChance

STREAM_VERSION = 1
SEED_BYTES = 32
_POWERS_OF_SIX: Final = [6**count for count in range(12)]


class Chance:
    """What rules may ask of luck."""

    def below(self, n: i64) -> i64:
        """One of 0 … n − 1, each as likely."""
        raise NotImplementedError

    def die(self, sides: i64 = 6) -> i64:
        """One of 1 … sides, each as likely."""
        return self.below(sides) + 1

    def dice(self, count: i64) -> i64:
        """That many ordinary dice at once, as one number: each die's eyes less one are a digit to the base of six,
        the first die the lowest."""
        thrown: i64 = 0
        worth: i64 = 1
        for _ in range(count):
            thrown += (self.die(6) - 1) * worth
            worth *= 6
        return thrown


class FastChance(Chance):
    """xoshiro128** (Blackman and Vigna): quick, the same compiled and uncompiled, not secret."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"hippodrome fast chance" + str(seed).encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big") | 1
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._d: i64 = int.from_bytes(digest[12:16], "big")

    def _word(self) -> i64:
        a, b, c, d = self._a, self._b, self._c, self._d
        x: i64 = (b * 5) & 0xFFFFFFFF
        x = ((x << 7) & 0xFFFFFFFF) | (x >> 25)
        x = (x * 9) & 0xFFFFFFFF
        c ^= a
        d ^= b
        self._a = a ^ d
        self._c = c ^ ((b << 9) & 0xFFFFFFFF)
        self._b = b ^ c
        self._d = ((d << 11) & 0xFFFFFFFF) | (d >> 21)
        return x

    def below(self, n: i64) -> i64:
        if n <= 0 or n > 0x7FFFFFFF:
            raise BadChance("a draw needs between 1 and 2³¹ − 1 outcomes")
        product: i64 = self._word() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            # Lemire: only this sliver of words would favour some outcomes.
            floor: i64 = 0x100000000 % n
            while low < floor:
                product = self._word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def dice(self, count: i64) -> i64:
        return self.below(_POWERS_OF_SIX[count])


class SealedChance(Chance):
    """The documented stream of a live table. Keeps every draw, for the record."""

    def __init__(self, seed: bytes, nonces: list[bytes]) -> None:
        self._key = stream_key(seed, nonces)
        self._block = b""
        self._next_block = 0
        self._at = 0
        self.draws: list[int] = []

    def _word(self) -> int:
        if self._at == len(self._block):
            self._block = hmac.digest(self._key, self._next_block.to_bytes(8, "big"), "sha256")
            self._next_block += 1
            self._at = 0
        word = int.from_bytes(self._block[self._at : self._at + 4], "big")
        self._at += 4
        return word

    def below(self, n: i64) -> i64:
        if n <= 0 or n > 0x7FFFFFFF:
            raise BadChance("a draw needs between 1 and 2³¹ − 1 outcomes")
        outcomes: int = n
        limit = (1 << 32) - (1 << 32) % outcomes
        word = self._word()
        while word >= limit:
            word = self._word()
        draw = word % outcomes
        self.draws.append(draw)
        return draw

    def place(self) -> tuple[int, int, bytes, int]:
        """Where the stream stands, to return to."""
        return len(self.draws), self._next_block, self._block, self._at

    def return_to(self, place: tuple[int, int, bytes, int]) -> None:
        """Give the same draws once more that followed there: those since were shown to nobody."""
        draws, self._next_block, self._block, self._at = place
        del self.draws[draws:]


class ScriptedChance(Chance):
    """Draws written down beforehand, as a person would say them: a die's 6 is a 6."""

    def __init__(self, script: list[int]) -> None:
        self._script = list(script)
        self._at = 0

    def _take(self, low: int, high: int) -> int:
        if self._at == len(self._script):
            raise BadChance(f"the script ended after {self._at} draws; one of {low} to {high} is needed")
        draw = self._script[self._at]
        if draw < low or draw > high:
            raise BadChance(f"draw {self._at + 1} of the script is {draw}; it must be {low} to {high}")
        self._at += 1
        return draw

    def below(self, n: i64) -> i64:
        return self._take(0, n - 1)

    def die(self, sides: i64 = 6) -> i64:
        return self._take(1, sides)

    def left(self) -> int:
        """How many scripted draws nobody has asked for."""
        return len(self._script) - self._at


def stream_key(seed: bytes, nonces: list[bytes]) -> bytes:
    """The key of a sealed stream: the table's seed, and a nonce from each seat."""
    if len(seed) != SEED_BYTES:
        raise BadChance(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
    digest = hashlib.sha256(b"hippodrome key 1" + seed)
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(2, "big"))
        digest.update(nonce)
    return digest.digest()


def commitment(seed: bytes) -> str:
    """What a table shows before the start, so that its seed cannot be changed afterwards."""
    return hashlib.sha256(b"hippodrome commitment 1" + seed).hexdigest()
