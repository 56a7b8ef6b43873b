"""Refusals as people read them."""

from __future__ import annotations

from hippodrome.core.errors import IllegalAction
from hippodrome.texts import Texts
from hippodrome.texts.languages import languages

SELECTORS = {"bet", "pairs"}
"""Facts that choose between words, and are not said themselves."""


def is_said(problem: IllegalAction) -> None:
    """There is a sentence in every language, which says every fact; and the error itself names rule, key and facts."""
    assert str(problem).startswith(f"{problem.rule}: {problem.key}")
    for lang in languages():
        said = Texts(lang).say(f"refusal-{problem.key}", **{name: str(fact) for name, fact in problem.facts.items()})
        for name, fact in problem.facts.items():
            assert str(fact) in str(problem)
            assert name in SELECTORS or str(fact) in said, f"{said!r} does not say {name}: {fact}"
