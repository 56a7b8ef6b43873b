"""What can be asked of records: to be shown step by step, and to be verified. replays/ does the work."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from hippodrome.core.errors import BadRecord
from hippodrome.core.record import read_header
from hippodrome.server.http.api import Denied, SeatId, TableId, finished, problems
from hippodrome.server.protocol import bodies
from hippodrome.server.replays.worker import GZIP, Answer, Job
from hippodrome.server.tables.house import House
from hippodrome.server.wire.addresses import address_of

MOST_RECORD_BYTES = 2_000_000
PATHS = ["^/api/(replay|verify)$", "^/api/tables/[^/]+/replay$"]
"""Answers that are compressed already."""
_JSON = "application/json"
_CHUNK = 1 << 16
_WHY_NOT = {
    "too-big": "this record is too long to be shown here; it can be verified, and shown at a terminal: hippodrome replay FILE",
    "too-long": "this record takes too long to play again here; at a terminal there is no limit: hippodrome verify FILE",
    "memory": "this record needs too much memory to be played here; at a terminal there is no limit: hippodrome verify FILE",
}


def answers(body: type) -> dict[int, ResponseSpec]:
    """What is answered if all goes well, for its documentation."""
    return {200: ResponseSpec(body, description="As JSON.", generate_examples=False)}


@get("/api/tables/{id:str}/replay", responses=problems(404, 409, 410, 422) | answers(bodies.Replay))
async def replay_table(house: House, id: TableId, request: Request[Any, Any, State], seat: SeatId | None = None) -> Response[Any]:
    """A finished game, step by step, as a seat or a spectator saw it."""
    found = await finished(house, id)
    if seat is not None and not 0 <= seat < read_header(found.text()).setup.seats:
        raise Denied(404, "no-seat", f"there is no seat {seat} at this table")
    answer = await outcome_of(request, house, Job(want="replay", record=found.text(), seat=seat))
    return packed(request, answer)


@get("/api/tables/{id:str}/standings", responses=problems(404, 409, 410, 422))
async def standings(house: House, id: TableId, request: Request[Any, Any, State]) -> tuple[bodies.Standing, ...]:
    """How a finished game went: where everybody stood at the start, and after each race."""
    found, room = await finished(house, id), house.rooms.get(id)
    if room is not None and room.standings is not None:
        return room.standings
    answer = await outcome_of(request, house, Job(want="standings", record=found.text()))
    standings = msgspec.json.decode(gzip.decompress(answer.body), type=tuple[bodies.Standing, ...])
    if room is not None:
        room.standings = standings
    return standings


@post(
    "/api/replay",
    responses=problems(413, 422) | answers(bodies.Replay),
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_RECORD_BYTES + 1000,
)
async def replay_record(house: House, data: bodies.RecordText, request: Request[Any, Any, State]) -> Response[Any]:
    """A saved game, step by step."""
    try:
        answer = await outcome_of(request, house, Job(want="replay", record=data.record, seat=data.seat))
    except BadRecord as problem:
        raise Denied(422, "record", str(problem)) from problem
    return packed(request, answer)


@post(
    "/api/verify",
    responses=problems(413, 422) | answers(bodies.Verdict),
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_RECORD_BYTES + 1000,
)
async def verify(house: House, data: bodies.RecordText, request: Request[Any, Any, State]) -> Response[Any]:
    """Play a saved game again, checking every line, and that its seed is the one committed to."""
    job = Job(want="verdict", record=data.record, commitment=data.commitment)
    return packed(request, await outcome_of(request, house, job))


async def outcome_of(request: Request[Any, Any, State], house: House, job: Job) -> Answer:
    """What comes of a job, if its client waits for it. Raises Denied, Busy or BadRecord."""
    work = asyncio.ensure_future(house.replays.do(job, address_of(request)))
    leaving = asyncio.ensure_future(_leaving(request))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise Denied(499, "gone", "nobody waits for this any more")
        answer = work.result()
    finally:
        work.cancel()
        leaving.cancel()
    if answer.how == "bad":
        raise BadRecord(answer.line, answer.reason)
    if answer.how == "broken":
        raise Denied(500, "broken", "something is broken here; it has been written down")
    if answer.how != "done":
        raise Denied(422, f"replay-{answer.how}", _WHY_NOT[answer.how])
    return answer


async def _leaving(request: Request[Any, Any, State]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def packed(request: Request[Any, Any, State], answer: Answer) -> Response[Any]:
    """An answer as it came from the worker; unpacked on the way, piece by piece, for a client that cannot do so itself."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Stream(_unpacked(answer.body), media_type=_JSON, headers={"vary": "accept-encoding"})
    return Response(answer.body, media_type=_JSON, headers={"content-encoding": "gzip", "vary": "accept-encoding"})


def _unpacked(body: bytes) -> Iterator[bytes]:
    unpack = zlib.decompressobj(wbits=GZIP)
    while not unpack.eof:
        yield unpack.decompress(body, _CHUNK)
        body = unpack.unconsumed_tail


HANDLERS = [replay_table, standings, replay_record, verify]
