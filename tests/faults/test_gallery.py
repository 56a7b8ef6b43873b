"""A crowd comes to the start of one game, as scripts/gallery measures it; here a small one, with wide bounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.server
def test_players_elsewhere_hardly_notice_spectators() -> None:
    path = os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]).strip(os.pathsep)
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/lib/gallery.py"), "100", "--tables", "3", "--seconds", "2", "--json"],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert max(found["coming"], found["watching"]) < 10 * found["before"] + 0.5, found
