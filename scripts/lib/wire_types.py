"""Makes web/src/wire.ts, the browser's types, from the definitions of the server and the games.

Usage: wire_types.py [--check]; with --check nothing is written, and a difference is an error.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from hippodrome.core import wire
from hippodrome.games import own_titles
from hippodrome.server.protocol import bodies, messages

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "wire.ts"
HEAD = "// Made by scripts/types from the definitions of the server and the games. Do not edit.\n"
HTTP = (
    bodies.Home, bodies.NewTable, bodies.Opened, bodies.SitDown, bodies.Seated, bodies.Recovery, bodies.Recover,
    bodies.Invitation, bodies.WhoIAm, bodies.Replay, bodies.Standing, bodies.Hints, bodies.RecordText, bodies.Verdict,
    bodies.RulesPage, bodies.TextsInfo, bodies.Problem, wire.View,
)  # fmt: skip


class Writer:
    """Collects the declarations of one namespace."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.kinds: dict[str, type] = {}

    def declare(self, kind: Any) -> str:
        return self.write(inspect.type_info(kind))

    def write(self, info: inspect.Type) -> str:
        """A type as TypeScript; structs are declared on the way and named."""
        match info:
            case inspect.Metadata(type=kind):
                return self.write(kind)
            case inspect.StructType(cls=wire.Event):
                return "{ readonly event: string }"  # any game's
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.write(part) for part in types))
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly {self._bracketed(item)}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.write, items))}]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self.write(value)}>>"
            case inspect.EnumType(cls=cls):
                return " | ".join(msgspec.json.encode(member.value).decode() for member in cls)
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")

    def _bracketed(self, info: inspect.Type) -> str:
        found = self.write(info)
        return f"({found})" if " " in found else found

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if self.kinds.setdefault(name, info.cls) is not info.cls:  # a horse in the box is not the horse in the view
            name = info.cls.__module__.rpartition(".")[2].title() + name
            assert self.kinds.setdefault(name, info.cls) is info.cls, name
        if name not in self.declared:
            self.declared[name] = ""  # a struct may hold its own kind
            lines = [f"export interface {name} {{"]
            if info.tag_field is not None:
                lines.append(f"  readonly {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
            for field in info.fields:
                # What the server sends is always complete; what it reads may leave out what has a default.
                optional = "?" if not field.required and info.forbid_unknown_fields and _is_read(info.cls) else ""
                lines.append(f"  readonly {field.encode_name}{optional}: {self.write(field.type)}")
            self.declared[name] = "\n".join([*lines, "}"])
        return name

    def text(self) -> str:
        return "\n\n".join(self.declared.values())


def _is_read(kind: type) -> bool:
    """Whether it is something that a client sends."""
    return issubclass(kind, wire.Action) or kind.__module__ in (bodies.__name__, messages.__name__) or kind.__name__ == "Stake"


def make() -> str:
    """The whole file."""
    parts = [HEAD]
    shared = Writer()
    parts_of_shared = []
    for name, kind in (("AnyAsked", messages.AnyAsked), ("AnyTold", messages.AnyTold)):
        parts_of_shared.append(f"export type {name} = {shared.declare(kind)}")
    for part in HTTP:
        shared.declare(part)
    for name in ("EMBLEMS", "REACTIONS"):
        parts_of_shared.append(f"export const {name} = {msgspec.json.encode(getattr(messages, name)).decode()} as const")
    parts_of_shared.append("export type Emblem = (typeof EMBLEMS)[number]\nexport type Reaction = (typeof REACTIONS)[number]")
    parts += [shared.text(), *parts_of_shared]
    for about in own_titles().values():
        writer = Writer()
        unions = {"AnyAction": about.actions, "AnyEvent": about.events}
        lines = [f"export type {name} = {writer.declare(about.look_up(place))}" for name, place in unions.items()]
        for place in (about.view, about.outlook, about.box):
            if place is not None:
                writer.declare(about.look_up(place))
        namespace = about.title.title().replace("-", "")
        body = "\n\n".join([writer.text(), *lines])
        parts.append(f"export namespace {namespace} {{\n{body}\n}}")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    made = make()
    if "--check" in sys.argv:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == made:
            return 0
        print(f"{TARGET.name} is not what the definitions say: run scripts/types", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
