"""What comes over the line and is no text at all is no action of any game."""

from __future__ import annotations

import pytest

from hippodrome.core.errors import MalformedAction
from hippodrome.games import load_game, own_titles


@pytest.mark.parametrize("title", own_titles())
@pytest.mark.parametrize("data", [b"\xff\xfe", b"pass\xff", b'{"do":"\xff"}', b'{"do":"pass"}\xff', b"\x00" * 10])
def test_bytes_that_are_no_text_are_malformed(title: str, data: bytes) -> None:
    with pytest.raises(MalformedAction):
        load_game(title).read(data)
