"""A table is found by its host, who may have no seat at it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.create_index("tables_by_host", "tables", ["host"])
    connection = op.get_bind()
    deeds = sa.text("select body from entries where table_id = :id and kind = 'deed' order by seq")
    keep = sa.text("update tables set host = :host where id = :id")
    for id, charter in connection.execute(sa.text("select id, charter from tables")).all():
        bodies = connection.execute(deeds, {"id": id}).scalars().all()
        try:
            host = _host(json.loads(charter), [json.loads(body) for body in bodies])
        except (ValueError, KeyError, TypeError):
            continue  # a table that cannot be read, and so not be played at either, does not hold up the others
        connection.execute(keep, {"id": id, "host": host})


def _host(charter: dict[str, Any], deeds: list[dict[str, Any]]) -> str:
    """Whoever opened the table, or got the last of that person's seats by a recovery link."""
    host: str = charter["host"]
    seats = dict(enumerate(chair["person"] for chair in charter["chairs"]))
    for deed in deeds:
        what, seat = deed["fact"]["what"], deed["fact"]["seat"]
        if what == "recovered" and [own for own, person in seats.items() if person == host] == [seat]:
            host = deed["person"]
        if what in ("sat", "recovered", "kicked"):
            seats[seat] = None if what == "kicked" else deed["person"]
    return host
