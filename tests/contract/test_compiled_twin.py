"""Compiled and uncompiled rules play the same games: logs, views and states equal to the byte."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hippodrome

PLAY = """
import hashlib
import msgspec
import hippodrome
from hippodrome.core.chance import FastChance, SealedChance
from hippodrome.core.log import Log
from hippodrome.core.policy import Belief
from hippodrome.core.rollout import rollout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles

print("compiled" if hippodrome.is_compiled() else "uncompiled")
for title in own_titles():
    game = load_game(title)
    for edition in game.editions():
        for seats in game.seat_counts():
            for seed in range(3):
                digest = hashlib.sha256()
                chance = SealedChance(bytes([seed] * 32), [b"x"]) if seed else FastChance(seed)
                whim, log = FastChance(seed + 99), Log()
                state = game.start(Setup(title=title, edition=edition, seats=seats), chance, log)
                start = game.clone(state)
                while owing := game.to_act(state):
                    legal = game.legal(state, owing[0])
                    digest.update(repr(list(legal)).encode())
                    game.apply(state, owing[0], legal.draw(whim), chance, log)
                    digest.update(game.snapshot(state))
                    view = game.view(state, owing[0])
                    digest.update(msgspec.json.encode(view))
                    imagined = game.imagine(view, whim)
                    game.redeal(imagined, owing[0], whim, Belief(seats, 24) if seed else None)
                    digest.update(game.snapshot(imagined))
                    digest.update(game.key(imagined, owing[0]))
                rollout(game, start, [game.policy()], whim)
                digest.update(game.snapshot(start))
                digest.update(msgspec.json.encode([[event, only] for event, only in log]))
                print(title, edition, seats, seed, digest.hexdigest())
"""


def play_with(folder: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, "-P", "-c", PLAY], env=environment, stdout=subprocess.PIPE, check=True, text=True)
    return done.stdout.splitlines()


@pytest.mark.skipif(not hippodrome.is_compiled(), reason="the twin is made from the compiled package: runs in the compiled half")
def test_compiled_and_uncompiled_rules_play_the_same_games(tmp_path: Path) -> None:
    here = Path(hippodrome.__file__).parent
    shutil.copytree(here, tmp_path / "hippodrome", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    compiled, plain = play_with(here.parent), play_with(tmp_path)
    assert compiled[0] == "compiled" and plain[0] == "uncompiled"
    assert compiled[1:] == plain[1:] and len(plain) > 10
