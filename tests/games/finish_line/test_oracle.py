"""The line of tiles against a second, naive implementation, on random positions."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line import naive
from tests.games.finish_line.races import BOX, dice_on, do, line_of, offered, rolled

FAVOURITES = BOX.tiles.favourites
FACES = {
    "horseshoe": "white horseshoe",
    "double": "red double",
    "helmet": "yellow helmet",
    "loss": "yellow loss",
    "interference": "yellow interference",
    "disqualified": "black disqualified",
    "pace": "black pace",
}


def position(seed: int, face: str) -> tuple[Meeting, naive.Line, list[int]]:
    random = Random(seed)
    horses = random.sample(range(1, 25), random.randint(1, 7))
    level = len(horses) > 1 and random.random() < 0.5
    shoes = [horse for horse in horses if random.random() < 0.4]
    state = rolled(FACES[face], "white blank", "red blank", line=horses, level=level, shoes=shoes)
    return state, naive.make(horses, level), shoes


def seen(state: Meeting) -> tuple[tuple[int, ...], bool]:
    return line_of(state), state.level == 1


def expected(face: str, line: naive.Line, shoes: list[int]) -> dict[str, tuple[naive.Line, int]]:
    """Every use of a face, with the line and the number of horseshoes on tiles that it leads to."""
    horses = naive.flat(line)[0]
    found: dict[str, tuple[naive.Line, int]] = {}
    for horse in horses:
        waiting, favourite, count = horse in shoes, horse in FAVOURITES, len(shoes)
        if face == "double":
            found[f"{horse}"] = naive.up(line, horse), count
        if face == "horseshoe":
            moved, waits = naive.horseshoe(line, horse, waiting, favourite)
            found[f"{horse}"] = moved, count + waits - waiting
        if face == "helmet" and (favourite or waiting) and (helmed := naive.helmet(line, horse)) is not None:
            found[f"{horse}"] = helmed, count - waiting
        if face == "loss" and (lost := naive.back(line, horse)) is not None:
            found[f"{horse}"] = lost, count - waiting
        if face == "disqualified" and horse not in BOX.tiles.sure_runners:
            found[f"{horse}"] = naive.without(line, horse), count - waiting
        if face == "pace" and waiting and horse not in BOX.tiles.sure_runners:
            for other in horses:
                if other != horse:
                    moved, waits = naive.horseshoe(line, other, other in shoes, other in FAVOURITES)
                    found[f"{horse} {other}"] = moved, count - 1 + waits - (other in shoes)
    if face == "interference":
        found = {" ".join(map(str, order)): (then, len(shoes)) for order, then in naive.interferences(line).items()}
    return found


@pytest.mark.rule("FL-20", "FL-21", "FL-22", "FL-27", "FL-29", "FL-30", "FL-31", "FL-32", "FL-33", "FL-34")
@pytest.mark.parametrize("face", FACES)
def test_every_use_of_a_face_leads_where_the_naive_rules_lead(face: str) -> None:
    for seed in range(60):
        state, line, shoes = position(seed, face)
        assert seen(state) == naive.flat(line)
        uses = expected(face, line, shoes)
        assert sorted(offered(state, "use")) == sorted(f"use {face} {use}" for use in uses)
        for use, (then, waiting) in uses.items():
            again, _, _ = position(seed, face)
            do(again, f"use {face} {use}")
            assert seen(again) == naive.flat(then), (seed, use)
            assert sum(dice_on(again, horse)[0] for horse in range(1, 25)) == waiting
