"""Results as a table in a file: Parquet or CSV, by its ending.

What the results belong to (`work.Stamp`) stands in columns of its own before the others, the same in every row, so that tables
can be put below each other and still say where a row comes from.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hippodrome.lab.problems import LabProblem
from hippodrome.lab.work import Stamp

T = TypeVar("T")
PARQUET, CSV = ".parquet", ".csv"
ENDINGS = (PARQUET, CSV)


def check_file(file: Path) -> None:
    """Raises LabProblem if no table can be written there: better before than after the work."""
    if file.suffix.lower() not in ENDINGS:
        raise LabProblem("lab-out-kind", file=str(file))
    if not file.absolute().parent.is_dir():
        raise LabProblem("lab-folder", folder=str(file.parent))
    if file.suffix.lower() == PARQUET:
        _pyarrow()


def write(file: Path, stamp: Stamp, rows: Sequence[msgspec.Struct]) -> None:
    """Write a table, in one go. Raises LabProblem."""
    before = msgspec.structs.asdict(stamp) | {"asked": msgspec.json.encode(stamp.asked).decode()}
    table = [before | msgspec.structs.asdict(row) for row in rows]
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_bytes(_parquet(table) if file.suffix.lower() == PARQUET else _csv(table))
        beside.replace(file)
    except OSError as problem:
        raise LabProblem("lab-out-file", file=str(file), reason=problem.strerror or str(problem)) from problem


def read(file: Path) -> tuple[Stamp, list[dict[str, Any]]]:
    """What a table belongs to, and its rows. Raises LabProblem."""
    try:
        table = _read_parquet(file) if file.suffix.lower() == PARQUET else _read_csv(file)
    except OSError as problem:
        raise LabProblem("lab-unreadable", file=str(file), reason=problem.strerror or str(problem)) from problem
    names = Stamp.__struct_fields__
    if not table or not all(name in table[0] for name in names):
        raise LabProblem("lab-foreign", file=str(file))
    try:
        stamps = {tuple(row[name] for name in names) for row in table}
        fields = dict(zip(names, next(iter(stamps)), strict=True))
        fields["asked"] = msgspec.json.decode(fields["asked"])
        stamp = msgspec.convert(fields, Stamp, strict=False)
    except (msgspec.MsgspecError, TypeError) as problem:
        raise LabProblem("lab-foreign", file=str(file)) from problem
    if len(stamps) > 1:
        raise LabProblem("lab-mixed", file=str(file))
    return stamp, [{name: cell for name, cell in row.items() if name not in names} for row in table]


def rows_as(rows: Sequence[dict[str, Any]], kind: type[T], file: Path) -> list[T]:
    """Rows of a table as what they were. Raises LabProblem."""
    try:
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.array_like:
            return [msgspec.convert([row[name] for name in kind.__struct_fields__], kind, strict=False) for row in rows]
        return [msgspec.convert(row, kind, strict=False) for row in rows]
    except (msgspec.MsgspecError, KeyError) as problem:
        raise LabProblem("lab-foreign", file=str(file)) from problem


def _csv(table: Sequence[dict[str, Any]]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue().encode()


def _read_csv(file: Path) -> list[dict[str, Any]]:
    try:
        return list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"), newline="")))
    except (UnicodeDecodeError, csv.Error) as problem:
        raise LabProblem("lab-foreign", file=str(file)) from problem


def _parquet(table: Sequence[dict[str, Any]]) -> bytes:
    arrow, parquet = _pyarrow()
    to = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(list(table)), to)
    return to.getvalue()


def _read_parquet(file: Path) -> list[dict[str, Any]]:
    arrow, parquet = _pyarrow()
    try:
        found: list[dict[str, Any]] = parquet.read_table(io.BytesIO(file.read_bytes())).to_pylist()
    except arrow.ArrowException as problem:
        raise LabProblem("lab-foreign", file=str(file)) from problem
    return found


def _pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as problem:
        raise LabProblem("lab-parquet-missing") from problem
