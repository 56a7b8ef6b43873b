"""Every play has an index of its own, by direction and push; an arrangement is seven steps."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.encoding import MORE, encoding_of
from hippodrome.core.errors import BadIndex, CannotSay
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

GAME: Any = load_game("ticket-gagnant")
DISCIPLINES = {"flat": [], "hurdles": [], "steeplechase": ["river 2 after"], "harness": []}


def table(edition: str = "2024", seats: int = 3) -> Setup:
    return Setup(title="ticket-gagnant", edition=edition, seats=seats)


def allowed(encoding: Any, state: Any, seat: int) -> list[int]:
    mask = bytearray(encoding.size)
    encoding.mask(state, seat, mask)
    return [index for index, may in enumerate(mask) if may]


def test_there_are_3460_indices_and_seven_to_arrange() -> None:
    assert encoding_of(GAME, table()).size == 3460 + 7


@pytest.mark.parametrize("discipline", DISCIPLINES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_no_two_legal_actions_share_an_index(edition: str, seats: int, discipline: str) -> None:
    chance = FastChance(seats)
    setup = table(edition, seats)
    encoding, state = encoding_of(GAME, setup), GAME.start(setup, chance)
    for text in [f"discipline {discipline}", *DISCIPLINES[discipline]]:
        GAME.apply(state, state.first, GAME.read(text), chance)
    while state.race == 0:
        seat = GAME.to_act(state)[0]
        codes = list(GAME.legal(state, seat))
        if len(codes) < 5040:
            found = [encoding.index(state, seat, code) for code in codes]
            assert sorted(found) == allowed(encoding, state, seat)
            assert [encoding.code(state, seat, index) for index in found] == codes
        GAME.apply(state, seat, codes[chance.below(len(codes))], chance)


def arranging() -> tuple[Any, Any, int]:
    chance = FastChance(1)
    state = GAME.start(table(), chance)
    GAME.apply(state, state.first, GAME.read("discipline flat"), chance)
    return encoding_of(GAME, table()), state, state.first


def test_an_arrangement_is_said_horse_by_horse() -> None:
    encoding, state, seat = arranging()
    code = GAME.read("arrange 7654321")
    steps = encoding.steps(state, seat, code)
    assert [encoding.code(state, seat, step) for step in steps] == [MORE] * 6 + [code]
    with pytest.raises(CannotSay, match="seven steps"):
        encoding.index(state, seat, code)


def test_a_horse_is_placed_once_and_seen_in_the_draft_of_its_seat_alone() -> None:
    encoding, state, seat = arranging()
    before = [observed(encoding, state, other) for other in range(3)]
    assert encoding.code(state, seat, 3462) == MORE
    with pytest.raises(BadIndex, match="3462"):
        encoding.code(state, seat, 3462)
    after = [observed(encoding, state, other) for other in range(3)]
    assert [other for other in range(3) if before[other] != after[other]] == [seat]


def observed(encoding: Any, state: Any, seat: int) -> list[float]:
    found = array("f", [0.0] * encoding.width)
    encoding.observe(state, seat, found)
    return list(found)


def test_a_draft_is_worth_nothing_in_another_race() -> None:
    encoding, state, seat = arranging()
    encoding.code(state, seat, 3462)
    state.race += 1
    assert len(allowed(encoding, state, seat)) == 7


def test_the_position_looks_the_same_from_every_seat() -> None:
    encoding = encoding_of(GAME, table())
    seen = []
    for seat in range(3):
        setup = Setup(title="ticket-gagnant", edition="2024", seats=3, options={"first_player": seat})
        seen.append(observed(encoding, GAME.start(setup, FastChance(1)), seat))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("buffer", [bytearray(12), bytes(3467), 5])
def test_a_buffer_that_cannot_hold_a_mask_is_refused_with_what_it_should_be(buffer: Any) -> None:
    encoding, state, seat = arranging()
    with pytest.raises(ValueError, match="3467 bytes"):
        encoding.mask(state, seat, buffer)
