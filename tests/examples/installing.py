"""The example game, installed for real, but beside everything else: in a folder of its own that Python is told of."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "examples" / "galop"


def install(place: Path) -> dict[str, str]:
    """Put the example into a folder, as pip does it; what the environment must say to find it there."""
    shutil.copytree(SOURCES, place / "sources", ignore=shutil.ignore_patterns("__pycache__", ".*"))
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-compile", "--no-cache-dir"]
    done = subprocess.run([*pip, "--target", str(place / "installed"), str(place / "sources")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    folders = [str(place / "installed"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(folders)}
