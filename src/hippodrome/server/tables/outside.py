"""A table from outside: what everybody may know of it, as it is on disk; it is neither claimed nor its game played for that."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from hippodrome.bots.hints import has_hints
from hippodrome.core.record import ClosingLine, commitment_to
from hippodrome.core.wire import Outcome
from hippodrome.server.protocol.messages import SeatInfo, Status, TableInfo
from hippodrome.server.storage import schema
from hippodrome.server.tables.charter import Charter, Deed
from hippodrome.server.tables.seating import Seating

Version = tuple[int | None, float, str | None]
"""Of what is on disk: the last number of the journal, and what changes beside it, when the table was touched and its rematch."""
_closing = msgspec.json.Decoder(ClosingLine).decode
_deed = msgspec.json.Decoder(Deed).decode


class _Rules(msgspec.Struct):
    rules: str


@dataclass(frozen=True, slots=True)
class Life:
    """What changes at a table while people are at it."""

    status: Status
    outcome: Outcome | None
    touched: float
    rematch: str | None
    here: Collection[str | None] = ()
    """The people who look at it, other than spectators."""
    spectators: int = 0
    due: Mapping[int, float] = field(default_factory=dict)
    waits: Mapping[int, float] = field(default_factory=dict)
    """For how long people who are away are waited for."""


def info(id: str, charter: Charter, seating: Seating, life: Life) -> TableInfo:
    """A table as spectators see it from outside."""
    has_begun = life.status != "waiting"
    return TableInfo(
        id=id,
        title=charter.title,
        edition=charter.edition,
        options=charter.options,
        clock=charter.clock,
        status=life.status,
        seats=tuple(
            SeatInfo(
                name=chair.name,
                emblem=chair.emblem,
                kind=chair.kind,
                bot=chair.bot,
                by_bot=chair.is_played_by_bot() and (has_begun or chair.kind == "bot"),
                here=chair.person in life.here and chair.person is not None,
                muted=chair.muted,
                host=chair.person == seating.host,
                due=life.due.get(seat),
                freeing=seating.freeing_info(seat, life.waits.get(seat)) if life.status == "running" else None,
            )
            for seat, chair in enumerate(seating.chairs)
        ),
        mine=(),
        host=False,
        one_device=charter.one_device,
        listed=charter.listed,
        locked=seating.locked,
        chat=seating.chat_rule,
        hints=charter.hints and has_hints(charter.title),
        muted=seating.muted_spectators(),
        spectators=life.spectators,
        commitment=commitment_to(charter.seed),
        created=charter.created,
        touched=life.touched,
        rematch=life.rematch,
        outcome=life.outcome,
    )


def seen_by(info: TableInfo, seating: Seating, person: str | None) -> TableInfo:
    """The same as a person sees it, who may be more than a spectator."""
    if person not in seating.known():
        return info
    mine, petitions = seating.seats_of(person), seating.petitions_for(person)
    return msgspec.structs.replace(info, mine=mine, host=person == seating.host, petitions=petitions)


@dataclass(frozen=True, slots=True)
class Outside:
    """A table that is not in this server's memory."""

    id: str
    version: Version
    charter: Charter
    seating: Seating
    rules: str | None
    """By which version of them it is played, once it has begun."""
    life: Life

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it from outside."""
        return seen_by(info(self.id, self.charter, self.seating, self.life), self.seating, person)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A table of which nothing can be said."""

    version: Version
    why: str

    @classmethod
    def because(cls, version: Version, problem: Exception) -> Unreadable:
        """One with which something is wrong."""
        return cls(version, f"{type(problem).__name__}: {problem}")


def look(
    connection: Connection, ids: Sequence[str], known: Mapping[str, Outside | Unreadable] = MappingProxyType({})
) -> dict[str, Outside | Unreadable]:
    """Those of some tables that are there; nothing is read again of one that is as it is known."""
    tables, entries = schema.tables.c, schema.entries.c
    last = select(func.max(entries.seq)).where(entries.table_id == tables.id).scalar_subquery()
    rows = list(connection.execute(select(schema.tables, last.label("last")).where(tables.id.in_(ids))))
    versions: dict[str, Version] = {row.id: (row.last, row.touched, row.rematch) for row in rows}
    changed = [id for id, version in versions.items() if id not in known or known[id].version != version]
    deeds, lines = _entries(connection, changed) if changed else ({}, {})
    found = {row.id: known[row.id] for row in rows if row.id not in changed}
    for row in (row for row in rows if row.id in changed):
        try:
            found[row.id] = _outside(row, versions[row.id], deeds.get(row.id, []), lines.get(row.id, []))
        except Exception as problem:  # whatever was written there
            found[row.id] = Unreadable.because(versions[row.id], problem)
    return found


def _entries(connection: Connection, ids: Sequence[str]) -> tuple[dict[str, list[Any]], dict[str, list[str]]]:
    """The deeds of some tables, and the first and the last line of their records."""
    entries = schema.entries.c
    deeds: dict[str, list[Any]] = {}
    for row in connection.execute(
        select(entries.table_id, entries.at, entries.body)
        .where(entries.table_id.in_(ids), entries.kind == "deed")
        .order_by(entries.seq)
    ):
        deeds.setdefault(row.table_id, []).append(row)
    of_record = (entries.table_id.in_(ids), entries.kind == "line")
    ends = select(entries.table_id, func.min(entries.seq).label("first"), func.max(entries.seq).label("last")).where(*of_record)
    end = ends.group_by(entries.table_id).subquery().c
    lines: dict[str, list[str]] = {}
    for line in connection.execute(
        select(entries.table_id, entries.body)
        .join(end.table_id.table, (entries.table_id == end.table_id) & entries.seq.in_((end.first, end.last)))
        .order_by(entries.seq)
    ):
        lines.setdefault(line.table_id, []).append(line.body)
    return deeds, lines


def _outside(table: Any, version: Version, deeds: Sequence[Any], lines: Sequence[str]) -> Outside:
    """Of its record, the first line and the last are enough."""
    charter = msgspec.json.decode(table.charter, type=Charter)
    seating = Seating(charter)
    for row in deeds:
        seating.apply(_deed(row.body), row.at)
    outcome = outcome_of(lines[-1]) if lines else None
    status: Status = "waiting" if not lines else "running" if outcome is None else "over"
    rules = msgspec.json.decode(lines[0], type=_Rules).rules if lines else None
    touched = max([table.touched, *(row.at for row in deeds)])
    return Outside(table.id, version, charter, seating, rules, Life(status, outcome, touched, table.rematch))


def outcome_of(line: str) -> Outcome | None:
    """How a game ended, by the last line of its record; None if it is not over."""
    try:
        return _closing(line).outcome
    except msgspec.MsgspecError:
        return None


def record_lines(connection: Connection, id: str) -> list[str]:
    """The record of a table, as far as it goes."""
    entries = schema.entries.c
    return list(
        connection.execute(
            select(entries.body).where(entries.table_id == id, entries.kind == "line").order_by(entries.seq)
        ).scalars()
    )
