"""For every test: the `rule` and `twice` markers, and a guard that the intended build of the engine is under test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hippodrome.core import contract

TWICE = {"contract", "core", "games"}
"""The folders of tests that call compiled modules themselves; what the others start does not depend on how rules run. Bots
search, which takes fifty times as long uncompiled; that they find the same is tested in tests/contract/."""
AGAIN = "browser"
"""The folder of tests that are run once more if they fail: a browser on a busy machine misses a moment now and then. What has
passed only then is listed at the end, as `RERUN`."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", 'rule(*ids): the rules of a rule page that this test covers, as in rule("TG-12")')


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(Path(__file__).parent).parts[0]
        if folder in TWICE:
            item.add_marker(pytest.mark.twice)
        if folder == AGAIN:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_sessionstart(session: pytest.Session) -> None:
    """HIPPODROME_EXPECT=compiled (or uncompiled) refuses to test another build than the one that was meant."""
    expected = os.environ.get("HIPPODROME_EXPECT", "")
    if not expected:
        return
    if expected not in ("compiled", "uncompiled"):
        pytest.exit(f"HIPPODROME_EXPECT is {expected!r}; it must be 'compiled' or 'uncompiled'", returncode=3)
    found = "uncompiled" if Path(contract.__file__).suffix == ".py" else "compiled"
    if found != expected:
        pytest.exit(f"HIPPODROME_EXPECT={expected}, but the engine under test is {found}: {contract.__file__}", returncode=3)
