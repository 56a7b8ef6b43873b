"""What our games say about themselves, read without importing anything: whoever tests mutants must not have the rules loaded."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[2] / "src" / "hippodrome" / "games"


def described() -> dict[str, dict[str, Any]]:
    """By folder the fields of each `TITLE` that are written out."""
    found = {}
    for file in sorted(GAMES.glob("*/__init__.py")):
        calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        title = next(call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Title")
        found[file.parent.name] = {
            str(word.arg): ast.literal_eval(word.value)
            for word in title.keywords
            if not isinstance(word.value, ast.Name | ast.Call)
        }
    return found
