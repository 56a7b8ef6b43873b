"""Why the lab cannot do something, to be said in the reader's language."""

from __future__ import annotations

from typing import Any

from hippodrome.core.errors import HippodromeError


class LabProblem(HippodromeError):
    """Why work cannot begin or go on: the text of that key says it, with facts. If one of them is `why`, that is the key of a
    text with the same facts, which says the fact `reason` in the reader's language."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.key} ({', '.join(f'{name} {fact}' for name, fact in self.facts.items())})"

    def __reduce__(self) -> Any:
        return _problem, (self.key, self.facts)  # from another process


def _problem(key: str, facts: dict[str, str | int]) -> LabProblem:
    return LabProblem(key, **facts)
