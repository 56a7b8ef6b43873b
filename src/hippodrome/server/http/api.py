"""The HTTP side: opening tables, sitting down, and reading what is over."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Request, Response, delete, get, post, put, route
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from hippodrome.server.http.guard import lan_addresses
from hippodrome.server.http.health import Health
from hippodrome.server.people import clean
from hippodrome.server.protocol import bodies
from hippodrome.server.protocol.bodies import Problem
from hippodrome.server.protocol.messages import TableInfo
from hippodrome.server.tables.house import House, Record
from hippodrome.server.tables.room import Room
from hippodrome.server.wire.addresses import address_of
from hippodrome.texts import MissingText, rules_text
from hippodrome.texts.languages import languages

TABLE = re.compile("[A-Za-z0-9]{8,32}")
TableId = Annotated[str, Parameter(pattern=f"^{TABLE.pattern}$", description="The name of a table, as in its link.")]
SeatId = Annotated[int, Parameter(ge=0, le=15)]


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
    503: "It could not be saved, or there is too much to do now; nothing was done.",
}


class Denied(Exception):
    """A request that is refused with a status of HTTP."""

    def __init__(self, status: int, why: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.status, self.problem = status, Problem(why, text, rule)


@get("/api/home", responses=problems())
async def home(house: House, visitor: str) -> bodies.Home:
    """What the first page shows: who one is, the games, one's tables, and those one may watch. A new browser gets a cookie."""
    mine, listed = await house.tables_for(visitor)
    return bodies.Home(
        me=await house.me(visitor),
        games=house.shelf,
        mine=mine,
        listed=listed,
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
    house.must_not_flood(address_of(request))
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
    return bodies.Invitation(_hosted(await house.room(id), person).seating.join)


@post("/api/tables/{id:str}/invitation/renewal", responses=problems(404, 409, 410), status_code=HTTP_200_OK)
async def renew_invitation(house: House, person: str, id: TableId) -> bodies.Invitation:
    """A new invitation (its host only); the one before it is void."""
    return bodies.Invitation(await _hosted(await house.room(id), person).renew_invitation(person))


@post("/api/tables/{id:str}/sit", responses=problems(404, 409, 410, 413, 422), status_code=HTTP_200_OK)
async def sit_down(house: House, person: str, id: TableId, data: bodies.SitDown) -> bodies.Seated:
    """Take an open seat, with the secret of its recovery link; a person who has one gets it back."""
    room, name = await house.room(id), _name(data.name)
    seated = await room.sit(person, msgspec.structs.replace(data, name=name))
    await house.persist_me(person, name, data.emblem)
    return seated


@post("/api/tables/{id:str}/seats/{seat:int}/recovery", responses=problems(404, 409, 410), status_code=HTTP_200_OK)
async def recovery(house: House, person: str, id: TableId, seat: SeatId) -> bodies.Recovery:
    """A new recovery link for one's own seat; the one before it is void. Nobody else gets one, not even the host."""
    room = await house.room(id)
    if seat not in room.seating.seats_of(person):
        raise Denied(403, "not-yours", "only the person who sits there can have a recovery link")
    return bodies.Recovery(await room.renew_recovery(seat, person))


@post("/api/tables/{id:str}/seats/{seat:int}/hints", responses=problems(404, 409, 410), status_code=HTTP_200_OK)
async def hints(house: House, person: str, id: TableId, seat: SeatId) -> Response[bodies.Hints]:
    """Fair chances for one's own seat, while it has a choice; everybody at the table is told that they were asked for."""
    room = await house.room(id)
    if seat not in room.seating.seats_of(person):
        raise Denied(403, "not-yours", "only the person who sits there gets hints")
    return Response(bodies.Hints(await room.hints(person, seat)), headers={"cache-control": "no-store"})


@get("/api/tables/{id:str}/seats/{seat:int}/values", responses=problems(404, 409, 410))
async def values(
    house: House, person: str, id: TableId, seat: SeatId, request: Request[Any, Any, State]
) -> Response[bodies.Hints]:
    """What one's own choices in the race that was over last had been worth when they were made; nobody is told of it."""
    room = await house.room(id)
    if seat not in room.seating.seats_of(person):
        raise Denied(403, "not-yours", "only the person who sits there is told")
    return Response(bodies.Hints(await room.values(person, seat, address_of(request))), headers={"cache-control": "no-store"})


@post("/api/tables/{id:str}/recover", responses=problems(404, 409, 410, 413), status_code=HTTP_200_OK)
async def recover(house: House, person: str, id: TableId, data: bodies.Recover) -> bodies.Seated:
    """Get one's seat back by its recovery link, and a new one: this one is spent."""
    return await (await house.room(id)).recover(data.secret, person)


@post("/api/tables/{id:str}/rematch", responses=problems(404, 409, 410))
async def rematch(house: House, person: str, id: TableId) -> bodies.Opened:
    """Another game for the same people."""
    room = await house.room(id)
    if person != room.seating.host and not room.seating.seats_of(person):
        raise Denied(403, "not-yours", "only players can ask for another game")
    return bodies.Opened(*await house.rematch(room, person))


@get("/api/tables/{id:str}/record", media_type="text/plain", responses=problems(404, 409, 410))
async def record(house: House, id: TableId) -> Response[str]:
    """The record of a finished game, seed included: a file that can be replayed and verified."""
    found = await finished(house, id)
    name = f"{found.game.title()}-{id[:8]}.jsonl"
    return Response(found.text(), media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'})


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
async def healthz(house: House, health: Health) -> dict[str, str]:
    """Whether the server and its database answer: on PostgreSQL, whether this server's session there lives."""
    if not house.store.is_sure():
        raise Denied(503, "storage-lost", "there is no connection to the database")
    await health.check()
    return {"status": "ok", "version": house.version}


def _name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Denied(422, "name", "a name has at least one letter")
    return name


def _hosted(room: Room, person: str) -> Room:
    if person != room.seating.host:
        raise Denied(403, "not-yours", "only the host may do this")
    return room


async def finished(house: House, id: str) -> Record:
    """The record of a table, once it is over. Raises Denied."""
    found = await house.record(id)
    if not found.is_over():
        raise Denied(409, "not-over", "the record is published when the game is over: its seed is a secret until then")
    return found


HANDLERS = [
    home, call_me, open_table, table_options, table, delete_table, invitation, renew_invitation, sit_down, recovery, hints,
    values, recover, rematch, record, rules, healthz,
]  # fmt: skip
