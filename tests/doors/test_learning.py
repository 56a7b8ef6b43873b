"""The network of the tutorial learns: of what it is shown again and again it expects what came, and takes what went well."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples" / "learning" / "train.py"


@pytest.fixture(scope="module")
def train() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def judged(net: Any, lessons: Any) -> tuple[float, float]:
    """How far its expectations are from what they should have been, and how likely it makes what went well."""
    masks = np.unpackbits(lessons.masks, axis=1, count=net.weights["scores"].shape[1])
    _, chances, expected = net.look(lessons.seen, masks)
    taken = chances[np.arange(len(lessons.taken)), lessons.taken]
    return float(np.mean((expected - lessons.worth) ** 2)), float(np.mean(lessons.gain * np.log(taken)))


def test_what_is_shown_again_and_again_is_learned(train: ModuleType) -> None:
    matches = train.Matches(1)
    net = train.Network(matches.width, matches.size, 1)
    lessons = matches.play(net, 600).some(slice(600))
    off, well = judged(net, lessons)
    for _ in range(12):
        net.learn(lessons)
    off_then, well_then = judged(net, lessons)
    assert off_then < 0.8 * off
    assert well_then > well + 0.05
