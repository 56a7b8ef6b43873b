"""The work of replaying, in a process of its own, which bears what a stranger's record costs (queue.py asks it): MessagePack."""

from __future__ import annotations

import functools
import itertools
import secrets
import sys
import traceback
import zlib
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from hippodrome.bots.hints import Hint
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadRecord, HippodromeError
from hippodrome.core.record import Match, read_header, replay
from hippodrome.games import kinds_of, load_game, load_game_from_text
from hippodrome.server.protocol import bodies
from hippodrome.server.replays.standings import standings_of
from hippodrome.server.replays.values import values_of
from hippodrome.server.workers.serving import serve

MOST_ANSWER_BYTES = 100_000_000
"""Of JSON, before it is compressed: more than a browser can show."""
GZIP = 31
"""zlib's word for it."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A record, and what is wanted of it. For `values`: in which race, and how long it was when the owner of the seat came."""

    want: Literal["replay", "standings", "verdict", "values"]
    record: str
    seat: int | None = None
    commitment: str = ""
    race: int = 0
    since: int = 0


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a job. `body` is JSON, compressed by gzip; `line` and `reason` are those of a bad record."""

    how: Literal["done", "bad", "too-big", "too-long", "memory", "broken"]
    body: bytes = b""
    line: int = 0
    reason: str = ""


class TooBig(Exception):
    """An answer that nobody could show."""


class _Packer:
    """Compresses an answer as it is made, so that it is never whole in memory."""

    def __init__(self) -> None:
        self._squeeze = zlib.compressobj(level=3, wbits=GZIP)
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, text: bytes) -> None:
        self._size += len(text)
        if self._size > MOST_ANSWER_BYTES:
            raise TooBig
        self._parts.append(self._squeeze.compress(text))

    def packed(self) -> bytes:
        return b"".join([*self._parts, self._squeeze.flush()])


def done(job: Job) -> bytes:
    """What is wanted of a record. Raises BadRecord or TooBig."""
    packer = _Packer()
    match job.want:
        case "replay":
            _show(packer, job.record, job.seat)
        case "standings":
            packer.add(msgspec.json.encode(standings_of(_game_of(job.record), job.record)))
        case "verdict":
            packer.add(msgspec.json.encode(_verdict(job.record, job.commitment)))
        case "values":
            packer.add(msgspec.json.encode(_values(job)))
    return packer.packed()


def show(game: Game[Any], text: str, seat: int | None, take: Callable[[bodies.Frame], None]) -> bodies.Replay:
    """A record as what a seat saw: `take` is given each step, the answer has none of them. Raises BadRecord."""
    told = 0
    end: Match | None = None
    for end in replay(game, text):
        if seat is not None and seat >= end.header.setup.seats:
            raise BadRecord(1, f"there is no seat {seat} at this table")
        take(bodies.Frame(end.log.heard_by(seat, told), game.view(end.state, seat)))
        told = len(end.log)
    assert end is not None
    outcome = game.outcome(end.state)
    assert outcome is not None
    header = end.header
    return bodies.Replay(
        title=game.title(),
        players=header.players,
        commitment=header.commitment,
        seed=header.seed,
        outcome=outcome,
        box=game.box,
        kinds=kinds_of(game.title()),
        frames=(),
    )


def _show(packer: _Packer, text: str, seat: int | None) -> None:
    """The frames first, each as soon as it is made; the outcome is known when all have been."""
    between = itertools.chain([b'{"frames":['], itertools.repeat(b","))
    about = show(_game_of(text), text, seat, lambda frame: packer.add(next(between) + msgspec.json.encode(frame)))
    rest = {name: value for name, value in msgspec.structs.asdict(about).items() if name != "frames"}
    packer.add(b"]," + msgspec.json.encode(rest)[1:])


def _verdict(text: str, commitment: str) -> bodies.Verdict:
    try:
        *_, end = replay(_game_of(text), text, commitment or None)
    except BadRecord as problem:
        return bodies.Verdict(False, problem.reason, problem.line)
    return bodies.Verdict(True, "", 0, end.header.commitment, end.header.seed, len(end.lines) - 2)


def _values(job: Job) -> tuple[Hint, ...]:
    chance = FastChance(secrets.randbits(60))
    return values_of(_game_of(job.record), job.record, job.seat or 0, job.race, job.since, chance)


def _game_of(text: str) -> Game[Any]:
    header = read_header(text)
    try:
        if header.box is not None:
            return load_game_from_text(header.setup.title, header.box, "the record's box")
        return _own_game(header.setup.title)
    except HippodromeError as problem:
        raise BadRecord(1, str(problem)) from problem


_own_game = functools.cache(load_game)


def answer(job: Job) -> Answer:
    """What comes of a job, whatever happens."""
    try:
        return Answer(how="done", body=done(job))
    except BadRecord as problem:
        return Answer(how="bad", line=problem.line, reason=problem.reason)
    except TooBig:
        return Answer(how="too-big")
    except MemoryError:
        return Answer(how="memory")
    except Exception:
        return Answer(how="broken", reason=traceback.format_exc())


def _answered(message: bytes) -> bytes:
    return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(message, type=Job)))


if __name__ == "__main__":
    serve(_answered, int(sys.argv[1]), int(sys.argv[2]))
