"""What a bot sees, its seed and its budget determine what it chooses: on one core alone, and on all of them with other work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hippodrome.games import own_titles

CHOOSING = """
import json, os, sys
cores = json.loads(sys.argv[2])
if cores: os.sched_setaffinity(0, cores)
from hippodrome.bots import levels_of, make_bot, stand_in
from hippodrome.core.chance import FastChance
from hippodrome.core.search import Budget
from hippodrome.lab.benches.bots import views_of
from hippodrome.games import load_game
game = load_game(sys.argv[1])
views = views_of(game, 3)
views = views[:: max(1, len(views) // 6)]
bots = [make_bot(game, level, FastChance(7)) for level in levels_of(sys.argv[1])]
print(json.dumps([[bot.choose(view, Budget(150)) for view in views] for bot in bots]))
"""


@contextmanager
def other_work() -> Iterator[None]:
    """As many busy processes as there are cores."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in os.sched_getaffinity(0)]
    try:
        yield
    finally:
        for each in busy:
            each.kill()
            each.wait()


def choices(title: str, cores: list[int]) -> list[list[int]]:
    """By level what it chooses at some moments of a game, in a process of its own, on these cores; none: on all."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", CHOOSING, title, json.dumps(cores)], stdout=subprocess.PIPE, check=True, text=True
    )
    found: list[list[int]] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores cannot be chosen here")
@pytest.mark.parametrize("title", own_titles())
def test_every_level_chooses_the_same_on_one_core_and_on_all_of_them_with_other_work(title: str) -> None:
    alone = choices(title, [min(os.sched_getaffinity(0))])
    assert len(alone) == 5 and all(len(level) >= 6 for level in alone)
    with other_work():
        assert choices(title, []) == alone
