"""Breaking lines as a printer would: never at a space that keeps two words together, as in « 400 000 F »."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

_MEASURE = Console(file=StringIO(), width=400)
"""Only measures; nothing is printed on it."""
_HELD = {"\u00a0": "\ue000", "\u202f": "\ue001"}
"""Rich breaks at these spaces too, so letters that nobody uses stand in for them meanwhile."""
_BACK = {stand_in: space for space, stand_in in _HELD.items()}


def wrap(text: Text, width: int) -> list[Text]:
    """A text in lines of so many letters at most."""
    held = text.copy()
    held.plain = _replaced(text.plain, _HELD)
    lines = []
    for line in held.wrap(_MEASURE, max(1, width)):
        line.rstrip()
        line.plain = _replaced(line.plain, _BACK)
        lines.append(line)
    return lines


def _replaced(text: str, signs: dict[str, str]) -> str:
    return "".join(signs.get(sign, sign) for sign in text)
