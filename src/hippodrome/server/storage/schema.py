"""What is on disk: people, tables, seats, and the journal of each table. Migrations in `migrations/` lead here."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of the secret in the cookie, which is kept nowhere
    Column("name", String(64), nullable=False),
    Column("emblem", String(20), nullable=False),
    Column("seen", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),  # cookies: with which they are signed
    Column("value", String(64), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("charter", Text, nullable=False),
    Column("rematch", String(32)),
    Column("host", String(32)),  # as the journal has it: here to be found by
    Index("tables_by_host", "host"),
    Index("tables_by_touch", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("recovery", String(64)),  # a hash of the secret in the recovery link
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(8), nullable=False),  # line: of the record; deed: done to the table; chat; order: of a seat; obeyed
    Column("request", String(80)),  # who asked for it under which id, so that it is done once
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "request", name="entries_once"),
)
