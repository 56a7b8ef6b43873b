"""Any bytes offered as an action end as MalformedAction or IllegalAction, or are a legal action; never otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadAction
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles

EXAMPLES = 5_000


@cache
def prepared() -> list[tuple[Any, Any, list[str], list[bytes]]]:
    """Per title and edition a game, states from all over a table, and actions of it as text and JSON."""
    found = []
    for title in own_titles():
        game = load_game(title)
        for edition in game.editions():
            chance = FastChance(len(found))
            state = game.start(Setup(title=title, edition=edition, seats=min(game.seat_counts()) + 1), chance)
            states, texts, blobs = [], set(), set()
            while owing := game.to_act(state):
                code = game.legal(state, owing[0]).draw(chance)
                states.append(game.clone(state))
                texts.add(game.write(code))
                blobs.add(msgspec.json.encode(game.action(code)))
                game.apply(state, owing[0], code, chance)
            found.append((game, [*states[:60], state], sorted(texts), sorted(blobs)))
    return found


@st.composite
def offers(draw: st.DrawFn) -> tuple[Any, Any, bytes]:
    """A game, a state of it, and bytes: any at all, or an action with a few bytes changed, cut out or put in."""
    game, states, texts, blobs = draw(st.sampled_from(prepared()))
    state = draw(st.sampled_from(states))
    real = st.sampled_from(texts).map(str.encode) | st.sampled_from(blobs)
    base = draw(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace")) | real | real)
    data = bytearray(base)
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(data)))
        how = draw(st.sampled_from(["change", "cut", "put in"]))
        if how == "put in":
            data[at:at] = draw(st.binary(min_size=1, max_size=3) | st.sampled_from([b"9", b"-", b" ", b'"', b"null", b"1e9"]))
        elif at < len(data):
            data[at : at + 1] = b"" if how == "cut" else bytes([draw(st.integers(0, 255))])
    return game, state, bytes(data)


@given(offers())
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_bytes_are_a_legal_action_or_are_refused(offer: tuple[Any, Any, bytes]) -> None:
    game, state, data = offer
    before = game.snapshot(state)
    seat = (game.to_act(state) or (0,))[0]
    try:
        code = game.read(data)
        copy = game.clone(state)
        game.apply(copy, seat, code, FastChance(1))
    except BadAction as refused:
        assert str(refused)
    else:
        assert code in game.legal(state, seat)
    assert game.snapshot(state) == before
