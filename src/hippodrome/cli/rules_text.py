"""The rules to read at the terminal."""

from __future__ import annotations

from rich.markdown import Markdown

from hippodrome.core.errors import HippodromeError
from hippodrome.texts import MissingText, Texts, rules_text


def rules_page(title: str, texts: Texts) -> Markdown:
    """The rules of a game in the reader's language. Raises HippodromeError if they are not installed."""
    try:
        return Markdown(rules_text(title, texts.lang))
    except MissingText as problem:
        raise HippodromeError(texts.say("error-no-rules", title=title)) from problem
