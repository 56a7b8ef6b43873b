"""Prints a digest of all that decides what an installed Hippodrome is: sources, Python, compiler, place.

When it changes, the scripts build and install anew. Run by the Python of the virtual environment.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "src" / "hippodrome", ROOT / "docs" / "rules", ROOT / "web")
BY_PRODUCTS = {"__pycache__", "node_modules", "dist"}


def sources() -> list[Path]:
    """Every file that ends up in the package or decides how it is built."""
    files = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", "requirements/build.txt")]
    for top in FOLDERS:
        for folder, folders, names in os.walk(top):
            folders[:] = [name for name in folders if name not in BY_PRODUCTS]  # not walked: node_modules is large
            files += [Path(folder, name) for name in names]
    return sorted(files)


def surroundings() -> list[str]:
    """What a compiler would be, if there is one; and the place, which installed commands have inside."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    uncompiled = os.environ.get("HIPPODROME_COMPILE") == "0"
    return [sys.version, sys.executable, str(shutil.which(command.split()[0])), str(headers.exists()), str(uncompiled)]


if __name__ == "__main__":
    digest = hashlib.sha256("\n".join(surroundings()).encode())
    for path in sources():
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    print(digest.hexdigest())
