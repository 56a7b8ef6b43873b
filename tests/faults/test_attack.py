"""A thousandth of what `scripts/attack 10000000` does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.server
ROOT = Path(__file__).resolve().parents[2]


def test_a_server_stands_ten_thousand_hostile_frames_and_messages() -> None:
    path = os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]).strip(os.pathsep)
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/lib/attack.py"), "10000"],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stdout + done.stderr
