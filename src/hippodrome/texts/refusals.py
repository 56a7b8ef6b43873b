"""Refusals in words, for readers who bring no texts of their own."""

from __future__ import annotations

from hippodrome.core.errors import Fact, IllegalAction
from hippodrome.texts import Texts


def in_english(title: str, problem: IllegalAction) -> str:
    """What is wrong and what would be needed; just rule, key and facts if there is no sentence for it."""
    texts = Texts("en")
    key = next((key for key in (f"{title}-refusal-{problem.key}", f"refusal-{problem.key}") if texts.knows(key)), None)
    if key is None:
        return str(problem)
    facts: dict[str, Fact] = {name: f"seat {fact}" if name == "seat" else fact for name, fact in problem.facts.items()}
    return texts.say(key, **facts)
