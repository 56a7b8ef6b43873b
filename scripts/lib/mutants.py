"""Mutants: copies of a source file with one small mistake in it.

Texts, docstrings and annotations are left alone. A mistake replaces a piece of the source as it is written, so
that what a survivor looks like can be read and found again.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}

COUNTERPARTS = (
    ("FORWARD", "BACKWARD"),
    ("LEFT", "RIGHT"),
    ("AHEAD", "ASIDE"),
    ("ahead", "aside"),
    ("row", "lane"),
    ("rows", "lanes"),
    ("next_row", "next_lane"),
    ("horse", "other"),
    ("mover", "fixed"),
    ("here", "there"),
    ("first", "turn"),
    ("exact", "placed"),
    ("lost", "disqualified"),
    ("trio", "trio_in_order"),
    ("FLAT", "HARNESS"),
    ("HURDLES", "STEEPLECHASE"),
    ("min", "max"),
    ("any", "all"),
)
SWAPPED = {**dict(COUNTERPARTS), **{right: left for left, right in COUNTERPARTS}}

RULE_ID = re.compile(r"[A-Z]+-\d+")


@dataclass(frozen=True)
class Mutant:
    """One mistake: where it is, what stood there, what stands there now, and the whole file with it."""

    file: str
    function: str
    line: int
    was: str
    now: str
    source: str

    @property
    def name(self) -> str:
        """What the list of allowed survivors calls it."""
        return f"{self.file}:{self.function}: {self.now}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.function}\n    was  {self.was}\n    now  {self.now}"


class Text:
    """A source file with its lines and comments. Columns count bytes, as those of ast do."""

    def __init__(self, source: str) -> None:
        self.lines = source.encode().splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.bytes = b"".join(self.lines)
        self.comments = {
            token.start[0]: len(token.line[: token.start[1]].encode())
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def line_of(self, position: int) -> int:
        return next(number for number, start in enumerate(self.starts) if start > position)

    def shown(self, number: int, changed: bytes | None = None) -> str:
        """A line, as it is or changed, without indentation and comment."""
        line = self.lines[number - 1]
        comment = self.comments.get(number)
        if comment is not None:
            if changed is None:
                line = line[:comment]
            else:
                changed = changed.replace(line[comment:].rstrip(b"\r\n"), b"")
        return (line if changed is None else changed).decode().strip()


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    maker = _Maker(file, source)
    maker.visit_body(ast.parse(source).body, "")
    return sorted(maker.found.values(), key=lambda mutant: mutant.line)


class _Maker:
    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.text = Text(source)
        tree = ast.parse(source)
        self.attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        self.globals = _bound(node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef))
        self.locals: dict[str, int] = {}
        self.found: dict[str, Mutant] = {}

    def visit_body(self, body: list[ast.stmt], function: str) -> None:
        for statement in body:
            if isinstance(statement, ast.FunctionDef | ast.ClassDef):
                inner = f"{function}.{statement.name}" if function else statement.name
                if isinstance(statement, ast.FunctionDef):
                    self.locals = _bound([statement])
                    for default in [*statement.args.defaults, *statement.args.kw_defaults]:
                        self.visit(default, inner)
                self.visit_body(statement.body, inner)
            elif not _is_text(statement) and not isinstance(statement, ast.Import | ast.ImportFrom):
                self.visit_statement(statement, function or "module")

    def visit_statement(self, statement: ast.stmt, function: str) -> None:
        if function != "module" and self.can_be_dropped(statement):
            self.drop(statement, function)
        if isinstance(statement, ast.If) and ast.unparse(statement.test) != "TYPE_CHECKING":
            self.condition(statement.test, function)
        if isinstance(statement, ast.While):
            self.replace(statement.test, "False", function)
        if isinstance(statement, ast.AugAssign):
            self.operator(statement.op, self.text.end(statement.target), self.text.start(statement.value), function)
        for name, field in ast.iter_fields(statement):
            if name == "annotation":
                continue
            for part in field if isinstance(field, list) else [field]:
                if isinstance(part, ast.stmt):
                    self.visit_body([part], "" if function == "module" else function)
                elif isinstance(part, ast.ExceptHandler | ast.match_case):
                    self.visit_body(part.body, function)
                elif isinstance(part, ast.AST):
                    self.visit(part, function)

    def visit(self, node: ast.AST | None, function: str) -> None:
        """Mistakes in an expression and all its parts, but for texts."""
        if node is None or isinstance(node, ast.JoinedStr):
            return
        for now in self.instead_of(node):
            self.replace(node, now, function)
        for part in ast.iter_child_nodes(node):
            self.visit(part, function)
        match node:
            case ast.Compare(left, operators, rights):
                for operator, before, after in zip(operators, [left, *rights], rights, strict=False):
                    self.operator(operator, self.text.end(before), self.text.start(after), function)
            case ast.BinOp(left, operator, right):
                self.operator(operator, self.text.end(left), self.text.start(right), function)
            case ast.BoolOp(operator, values):
                for before, after in pairwise(values):
                    self.operator(operator, self.text.end(before), self.text.start(after), function)
            case ast.IfExp(test):
                self.condition(test, function)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    self.condition(test, function)

    def instead_of(self, node: ast.AST) -> Iterator[str]:
        """What else may stand for this very node."""
        match node:
            case ast.Constant(bool(value)):
                yield str(not value)
            case ast.Constant(int(value)):
                yield str(value + 1)
                yield str(value - 1)
            case ast.Constant(str(value)) if RULE_ID.fullmatch(value):
                yield f'"not {value}"'
            case ast.Name(name, ast.Load()) if SWAPPED.get(name, "") in {*self.locals, *self.globals, "min", "max", "any", "all"}:
                yield SWAPPED[name]
            case ast.Attribute(value, name, ast.Load()) if SWAPPED.get(name, "") in self.attributes:
                yield f"{ast.unparse(value)}.{SWAPPED[name]}"
            case ast.UnaryOp(ast.Not(), operand):
                yield f"({ast.unparse(operand)})"

    def condition(self, test: ast.expr, function: str) -> None:
        self.replace(test, "True", function)
        self.replace(test, "False", function)

    def replace(self, node: ast.AST, now: str, function: str) -> None:
        assert isinstance(node, ast.expr)
        self.add(self.text.start(node), self.text.end(node), now, function)

    def operator(self, operator: ast.AST, start: int, end: int, function: str) -> None:
        if type(operator) not in OPERATORS:
            return
        written, instead = OPERATORS[type(operator)]
        gap = self.text.bytes[start:end]
        pattern = rb"\s+".join(re.escape(word).encode() for word in written.split())
        if place := re.search(pattern, gap):
            self.add(start + place.start(), start + place.end(), instead, function)

    def can_be_dropped(self, statement: ast.stmt) -> bool:
        """Assignments and calls; not the only binding of a local name, whose loss any test would notice."""
        match statement:
            case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name), _, ast.expr()):
                return self.locals.get(name, 0) > 1
            case ast.Assign() | ast.AugAssign() | ast.AnnAssign(value=ast.expr()) | ast.Expr(ast.Call()):
                return True
        return False

    def drop(self, statement: ast.stmt, function: str) -> None:
        was = ast.unparse(statement)
        self.add(self.text.start(statement), self.text.end(statement), "pass", function, was, f"drop {was}")

    def add(self, start: int, end: int, now: str, function: str, was: str = "", shown: str = "") -> None:
        whole = self.text.bytes[:start] + now.encode() + self.text.bytes[end:]
        source = whole.decode()
        try:
            ast.parse(source)
        except SyntaxError:
            return
        line, last = self.text.line_of(start), self.text.line_of(max(start, end - 1))
        begin = self.text.starts[line - 1]
        changed = whole[begin : self.text.starts[last] + len(whole) - len(self.text.bytes)]
        if not shown:
            was = " ".join(self.text.shown(number) for number in range(line, last + 1))
            shown = " ".join(self.text.shown(line, changed).split())
        self.found.setdefault(source, Mutant(self.file, function, line, was, shown, source))


def _is_text(statement: ast.stmt) -> bool:
    """A docstring, or a text under a value that says what it is."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _bound(nodes: Iterable[ast.AST]) -> dict[str, int]:
    """The names that are bound there, blocks and nested functions included, and how often."""
    names: list[str] = []
    for node in nodes:
        for part in ast.walk(node):
            match part:
                case ast.Name(name, ast.Store()) | ast.arg(name) | ast.alias(name):
                    names.append(name)
    return dict(Counter(names))
