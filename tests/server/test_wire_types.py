"""The browser's types are made from the server's definitions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts/lib/wire_types.py"), "--check"], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
