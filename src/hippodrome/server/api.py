"""The HTTP side: opening tables, sitting down, and reading what is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Request, Response, delete, get, post, put, route
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from hippodrome.core.contract import Game
from hippodrome.core.errors import BadRecord, HippodromeError
from hippodrome.core.record import Match, read_header, replay
from hippodrome.games import kinds_of, load_game, load_game_from_text
from hippodrome.server import bodies
from hippodrome.server.bodies import Problem
from hippodrome.server.guard import lan_addresses
from hippodrome.server.house import House
from hippodrome.server.messages import TableInfo
from hippodrome.server.people import clean
from hippodrome.server.room import Room
from hippodrome.server.standings import standings_of
from hippodrome.texts import MissingText, rules_text
from hippodrome.texts.languages import languages

TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9]{8,32}$", description="The name of a table, as in its link.")]
SeatId = Annotated[int, Parameter(ge=0, le=15)]
MOST_RECORD_BYTES = 2_000_000


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a request may get, for its documentation."""
    return {
        status: ResponseSpec(data_container=Problem, description=_MEANING[status], generate_examples=False)
        for status in (400, 403, 405, 429, 503, *statuses)
    }


_MEANING = {
    400: "Something in the request is not allowed; the text says what.",
    403: "This is not yours to do.",
    404: "There is no such table, or page.",
    405: "Not so.",
    409: "Not now.",
    410: "This table cannot be continued by this version.",
    413: "Too long.",
    422: "It can be read, but a rule forbids it; the text says which.",
    429: "Too many requests: wait a moment.",
    503: "It could not be saved; nothing was done.",
}


class Denied(Exception):
    """A request that is refused with a status of HTTP."""

    def __init__(self, status: int, why: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.status, self.problem = status, Problem(why, text, rule)


@get("/api/home", responses=problems())
async def home(house: House, visitor: str) -> bodies.Home:
    """What the first page shows: who one is, the games, one's tables, and those one may watch. A new browser gets a cookie."""
    return bodies.Home(
        me=await house.me(visitor),
        games=house.shelf,
        mine=await house.tables_of(visitor),
        listed=await house.listed(visitor),
        addresses=_addresses(house),
        keeps=house.config.keep_days,
        version=house.version,
    )


def _addresses(house: House) -> tuple[str, ...]:
    config = house.config
    if config.public_url:
        return (config.public_url,)
    if config.host in ("0.0.0.0", "::"):
        return tuple(f"http://{address}:{config.port}" for address in lan_addresses())
    return ()


@put("/api/me", responses=problems(413, 422))
async def call_me(house: House, person: str, data: bodies.WhoIAm) -> bodies.Me:
    """Choose a name and an emblem."""
    name = _name(data.name)
    await house.persist_me(person, name, data.emblem)
    return bodies.Me(name, data.emblem)


@post("/api/tables", responses=problems(413, 422))
async def open_table(house: House, person: str, data: bodies.NewTable, request: Request[Any, Any, State]) -> bodies.Opened:
    """Open a table."""
    house.must_not_flood(request.client.host if request.client else "")
    room, join = await house.open(person, data)
    return bodies.Opened(room.id, join)


@get("/api/tables/{id:str}", responses=problems(404, 410))
async def table(house: House, onlooker: str | None, id: TableId) -> TableInfo:
    """A table as everybody sees it."""
    return (await house.room(id)).info(onlooker)


@delete("/api/tables/{id:str}", responses=problems(404, 410))
async def delete_table(house: House, person: str, id: TableId) -> None:
    """Delete a table and everything that is kept of it (its host only)."""
    await house.close_table(_hosted(await house.room(id), person))


@route("/api/tables/{id:str}", http_method=HttpMethod.OPTIONS, include_in_schema=False, status_code=HTTP_204_NO_CONTENT)
async def table_options(id: str) -> Response[None]:
    """What can be asked here: Litestar's own answer, made with the first handler of a path, would name only that one."""
    return Response(None, headers={"allow": "DELETE, GET, OPTIONS"})


@get("/api/tables/{id:str}/invitation", responses=problems(404, 410))
async def invitation(house: House, person: str, id: TableId) -> bodies.Invitation:
    """The secret for those who may sit down (for its host only)."""
    return bodies.Invitation(_hosted(await house.room(id), person).charter.join)


@post("/api/tables/{id:str}/sit", responses=problems(404, 409, 410, 413, 422), status_code=HTTP_200_OK)
async def sit_down(house: House, person: str, id: TableId, data: bodies.SitDown) -> bodies.Seated:
    """Take an open seat; a person who has one gets it back."""
    room = await house.room(id)
    if data.join != room.charter.join:
        raise Denied(403, "join", "this invitation is not for this table: ask the host for a new one")
    name = _name(data.name)
    seat = await room.sit(person, msgspec.structs.replace(data, name=name))
    await house.persist_me(person, name, data.emblem)
    return bodies.Seated(seat)


@post("/api/tables/{id:str}/seats/{seat:int}/recovery", responses=problems(404, 409, 410), status_code=HTTP_200_OK)
async def recovery(house: House, person: str, id: TableId, seat: SeatId) -> bodies.Recovery:
    """A recovery link for a seat (for the host, or the person who sits there); the one before it is void."""
    room = await house.room(id)
    mine = room.seating.seats_of(person)
    if person != room.seating.host and seat not in mine:
        raise Denied(403, "not-yours", "only the host, or whoever sits there, can have a recovery link")
    return bodies.Recovery(await room.reissue(seat, mine[0] if mine else None))


@post("/api/tables/{id:str}/recover", responses=problems(404, 409, 410, 413), status_code=HTTP_200_OK)
async def recover(house: House, person: str, id: TableId, data: bodies.Recover) -> bodies.Seated:
    """Get a seat back by its recovery link."""
    return bodies.Seated(await (await house.room(id)).recover(data.secret, person))


@post("/api/tables/{id:str}/rematch", responses=problems(404, 409, 410))
async def rematch(house: House, person: str, id: TableId) -> bodies.Opened:
    """Another game for the same people."""
    room = await house.room(id)
    if person != room.seating.host and not room.seating.seats_of(person):
        raise Denied(403, "not-yours", "only players can ask for another game")
    again, join = await house.rematch(room, person)
    return bodies.Opened(again.id, join)


@get("/api/tables/{id:str}/record", media_type="text/plain", responses=problems(404, 409, 410))
async def record(house: House, id: TableId) -> Response[str]:
    """The record of a finished game, seed included: a file that can be replayed and verified."""
    found = _finished(await house.room(id))
    name = f"{found.game.title()}-{id[:8]}.jsonl"
    return Response(found.text(), media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{id:str}/replay", responses=problems(404, 409, 410))
async def replay_table(house: House, id: TableId, seat: SeatId | None = None) -> bodies.Replay:
    """A finished game, step by step, as a seat or a spectator saw it."""
    found = _finished(await house.room(id))
    if seat is not None and not 0 <= seat < found.header.setup.seats:
        raise Denied(404, "no-seat", f"there is no seat {seat} at this table")
    async with house.replaying:
        return await asyncio.to_thread(frames, found.game, found.text(), seat)


@get("/api/tables/{id:str}/standings", responses=problems(404, 409, 410))
async def standings(house: House, id: TableId) -> tuple[bodies.Standing, ...]:
    """How a finished game went: where everybody stood at the start, and after each race."""
    room = await house.room(id)
    found = _finished(room)
    if room.standings is None:
        async with house.replaying:
            room.standings = await asyncio.to_thread(standings_of, found.game, found.text())
    return room.standings


@post("/api/replay", responses=problems(413, 422), status_code=HTTP_200_OK, request_max_body_size=MOST_RECORD_BYTES + 1000)
async def replay_record(house: House, data: bodies.RecordText) -> bodies.Replay:
    """A saved game, step by step."""
    try:
        async with house.replaying:
            return await asyncio.to_thread(lambda: frames(_game_of(data.record), data.record, data.seat))
    except BadRecord as problem:
        raise Denied(422, "record", str(problem)) from problem


@post("/api/verify", responses=problems(413), status_code=HTTP_200_OK, request_max_body_size=MOST_RECORD_BYTES + 1000)
async def verify(house: House, data: bodies.RecordText) -> bodies.Verdict:
    """Play a saved game again, checking every line, and that its seed is the one committed to."""

    def check() -> bodies.Verdict:
        try:
            *_, end = replay(_game_of(data.record), data.record, data.commitment or None)
        except BadRecord as problem:
            return bodies.Verdict(False, problem.reason, problem.line)
        return bodies.Verdict(True, "", 0, end.header.commitment, end.header.seed, len(end.lines) - 2)

    async with house.replaying:
        return await asyncio.to_thread(check)


@get("/api/rules/{title:str}/{language:str}", responses=problems(404))
async def rules(title: str, language: str) -> bodies.RulesPage:
    """The rules of a game."""
    try:
        if language not in languages() or not title.replace("-", "").isalpha():
            raise MissingText(title)
        return bodies.RulesPage(title, language, rules_text(title, language))
    except MissingText as problem:
        raise Denied(404, "rules", "there are no rules of that game in that language") from problem


@get("/healthz", responses=problems())
async def healthz(house: House) -> dict[str, str]:
    """Whether the server and its database answer."""
    from sqlalchemy import text

    await house.store.read(lambda db: db.execute(text("select 1")).scalar_one())
    return {"status": "ok", "version": house.version}


def frames(game: Game[Any], text: str, seat: int | None) -> bodies.Replay:
    """A record as what a seat saw, step by step. Raises BadRecord."""
    shown: list[bodies.Frame] = []
    heard = 0
    end: Match | None = None
    for end in replay(game, text):
        if seat is not None and seat >= end.header.setup.seats:
            raise BadRecord(1, f"there is no seat {seat} at this table")
        events = end.log.heard_by(seat)
        shown.append(bodies.Frame(events[heard:], game.view(end.state, seat)))
        heard = len(events)
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
        frames=tuple(shown),
    )


def _game_of(text: str) -> Game[Any]:
    header = read_header(text)
    try:
        if header.box is not None:
            return load_game_from_text(header.setup.title, header.box, "the record's box")
        return load_game(header.setup.title)
    except HippodromeError as problem:
        raise BadRecord(1, str(problem)) from problem


def _name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Denied(422, "name", "a name has at least one letter")
    return name


def _hosted(room: Room, person: str) -> Room:
    if person != room.seating.host:
        raise Denied(403, "not-yours", "only the host may do this")
    return room


def _finished(room: Room) -> Match:
    if room.play is None or room.play.outcome is None:
        raise Denied(409, "not-over", "the record is published when the game is over: its seed is a secret until then")
    return room.play.match


HANDLERS = [
    home, call_me, open_table, table_options, table, delete_table, invitation, sit_down, recovery, recover, rematch, record,
    replay_table, standings, replay_record, verify, rules, healthz,
]  # fmt: skip
