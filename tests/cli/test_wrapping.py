"""Lines are broken where a printer would break them."""

from __future__ import annotations

from rich.text import Text

from hippodrome.cli.wrapping import wrap


def test_a_line_is_not_broken_at_a_space_that_keeps_words_together() -> None:
    text = Text("Premier prix 400\u00a0000\u00a0F\u202f!")
    assert [line.plain for line in wrap(text, 18)] == ["Premier prix", "400\u00a0000\u00a0F\u202f!"]


def test_styles_stay_with_their_words() -> None:
    text = Text("one two\u00a0three")
    text.stylize("bold", 4, 13)
    first, second = wrap(text, 9)
    assert not first.spans and [(span.start, span.end) for span in second.spans] == [(0, 9)]
