"""Streams of chance: fair, repeatable, and checkable by anybody who has the seed."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from hippodrome.core.chance import Chance, FastChance, ScriptedChance, SealedChance, commitment
from hippodrome.core.errors import BadChance

SEED = bytes(range(32))


def documented_stream(seed: bytes, nonces: list[bytes], bounds: list[int]) -> list[int]:
    """The stream written again from its description, without a look at the code."""
    key = hashlib.sha256(b"hippodrome key 1" + seed + b"".join(len(n).to_bytes(2, "big") + n for n in nonces)).digest()
    words: list[int] = []
    block = 0
    draws = []
    for bound in bounds:
        while True:
            if not words:
                digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
                words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % bound:
                draws.append(word % bound)
                break
    return draws


def test_a_sealed_stream_is_the_one_that_is_documented() -> None:
    bounds = [2, 6, 7, 45, 3, 1, 1000, 2**31 - 1, 2**30 + 1] * 40
    chance = SealedChance(SEED, [b"one", b""])
    assert [chance.below(bound) for bound in bounds] == documented_stream(SEED, [b"one", b""], bounds)
    assert chance.draws == documented_stream(SEED, [b"one", b""], bounds)


def test_every_nonce_and_where_it_ends_changes_a_sealed_stream() -> None:
    streams = [
        [SealedChance(SEED, nonces).below(2**31 - 1) for _ in range(1)]
        for nonces in ([], [b""], [b"ab"], [b"a", b"b"], [b"b", b"a"], [b"", b"ab"])
    ]
    assert len({stream[0] for stream in streams}) == len(streams)


def test_the_commitment_is_the_documented_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(b"hippodrome commitment 1" + SEED).hexdigest()


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(BadChance, match="32 bytes"):
        SealedChance(b"short", [])


def test_the_fast_generator_is_xoshiro128_starstar() -> None:
    """The first words that the published generator gives from the state 1, 2, 3, 4."""
    chance = FastChance(0)
    chance._a, chance._b, chance._c, chance._d = 1, 2, 3, 4
    words = [11520, 0, 5927040, 70819200]
    assert [chance._word() for _ in words] == words


@pytest.mark.parametrize("make", [lambda: FastChance(5), lambda: SealedChance(SEED, [])], ids=["fast", "sealed"])
def test_every_outcome_is_about_as_likely(make: type[Chance]) -> None:
    chance = make()
    counts = [0] * 7
    for _ in range(14_000):
        counts[chance.below(7)] += 1
    # chi-squared with 6 degrees of freedom: 27.9 is passed once in ten thousand streams, and these are fixed
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 27.9


@pytest.mark.parametrize("make", [lambda: FastChance(5), lambda: SealedChance(SEED, [])], ids=["fast", "sealed"])
def test_a_draw_among_none_or_too_many_is_refused(make: type[Chance]) -> None:
    for outcomes in (0, -1, 2**31):
        with pytest.raises(BadChance):
            make().below(outcomes)


def test_equal_seeds_give_equal_streams_and_others_others() -> None:
    def stream(seed: int) -> list[int]:
        chance = FastChance(seed)
        return [chance.below(1000) for _ in range(20)]

    assert stream(1) == stream(1) != stream(2)
    assert stream(-1) != stream(1) != stream(2**70)


def test_a_script_says_a_die_as_it_is_rolled_and_refuses_what_cannot_be() -> None:
    chance = ScriptedChance([6, 6, 1, 0])
    assert [chance.die(6), chance.die(6), chance.die(6)] == [6, 6, 1]
    assert chance.below(3) == 0 and chance.left() == 0
    with pytest.raises(BadChance, match="ended after 4"):
        chance.die(6)
    with pytest.raises(BadChance, match="must be 1 to 6"):
        ScriptedChance([7]).die(6)
    with pytest.raises(BadChance, match="must be 0 to 2"):
        ScriptedChance([3]).below(3)
