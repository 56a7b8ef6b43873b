"""Locks: exactly what is installed, with a hash of every file, so that nobody can slip in another one.

    python scripts/lib/locks.py make [--upgrade]    works out requirements/*.txt anew (by uv, with a package index)
    python scripts/lib/locks.py check               whether they are what pyproject.toml asks for; asks nobody
    python scripts/lib/locks.py audit               whether something bad is known of them; passes where nobody can be asked

pip and uv read them. They hold for every platform and every Python that the project allows, and name no package index. A set is
locked with what it needs in turn; sets that share a package have the same version of it, that of `dev`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "requirements"
FIRST = "dev"
"""The largest set, which decides about versions."""
ASKED = "# Made by scripts/lock. pyproject.toml asks for:"
PYTHON = "3.11"
_ENTRY = re.compile(r"^[A-Za-z0-9._-]+==[^\s;\\]+(?: ;[^\\]+)? \\$")
_HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def asked_for(root: Path = ROOT) -> dict[str, list[str]]:
    """The sets, and what pyproject.toml asks for in each."""
    file = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    project, extras = file["project"]["dependencies"], file["project"]["optional-dependencies"]
    hook = file["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return {
        FIRST: [*project, *extras[FIRST]],
        "project": project,
        "postgres": [*project, *extras["postgres"]],
        "peers": [*project, *extras["peers"]],
        "build": [*file["build-system"]["requires"], *hook["requires"], *hook["client-requires"]],
        "lock": extras["lock"],
    }


def make(upgrade: bool) -> None:
    """Work out every set; without `upgrade`, versions that still fit are kept."""
    FOLDER.mkdir(exist_ok=True)
    for name, requirements in asked_for().items():
        file = FOLDER / f"{name}.txt"
        command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "-", "--output-file", str(file)]
        command += ["--universal", "--python-version", PYTHON, "--generate-hashes", "--no-header", "--no-annotate"]
        command += ["--upgrade"] if upgrade else []
        command += [] if name == FIRST else ["--constraint", str(FOLDER / f"{FIRST}.txt")]
        subprocess.run(command, input="\n".join(requirements), text=True, check=True, stdout=subprocess.DEVNULL)
        header = "\n".join([ASKED, *(f"#   {one}" for one in requirements)])
        file.write_text(f"{header}\n{file.read_text(encoding='utf-8')}", encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {sum(map(is_entry, file.read_text(encoding='utf-8').splitlines()))} packages")


def is_entry(line: str) -> bool:
    """Whether a line names a package."""
    return _ENTRY.match(line) is not None


def problems_of(name: str, requirements: list[str], text: str) -> Iterator[str]:
    """What is wrong with a lock."""
    lines = text.splitlines()
    header = [line for line in lines if line.startswith("#")]
    if header != [ASKED, *(f"#   {one}" for one in requirements)]:
        yield f"requirements/{name}.txt is not what pyproject.toml asks for: run scripts/lock"
    body = lines[len(header) :]
    for number, line in enumerate(body, len(header) + 1):
        if not is_entry(line) and not _HASH.match(line):
            yield f"requirements/{name}.txt:{number} is no version with its hashes: {line.strip()}"
    for line, following in zip(body, [*body[1:], ""], strict=True):
        if is_entry(line) and not _HASH.match(following):
            yield f"requirements/{name}.txt has no hash of {line.split('==')[0]}"


def check() -> list[str]:
    """What is wrong with the locks."""
    found: list[str] = []
    for name, requirements in asked_for().items():
        file = FOLDER / f"{name}.txt"
        if file.is_file():
            found += problems_of(name, requirements, file.read_text(encoding="utf-8"))
        else:
            found.append(f"there is no requirements/{name}.txt: run scripts/lock")
    return found


def audit() -> str:
    """Ask the package index what is known of all that is locked; what it said. Exits if something bad is."""
    command = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--disable-pip"]
    for name in asked_for():
        command += ["--requirement", str(FOLDER / f"{name}.txt")]
    try:
        packages = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)["dependencies"]
    except ValueError:
        return "NOT RUN: the package index cannot be asked"
    known = [package for package in packages if "vulns" in package]
    if bad := [f"{one['name']} {one['version']}: {found['id']}" for one in known for found in one["vulns"]]:
        sys.exit("\n".join(dict.fromkeys(bad)))
    if not known:
        return "NOT RUN: this package index knows nothing of it"
    return f"nothing bad is known of {len(known)} of {len(packages)} packages"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", *options]:
            make("--upgrade" in options)
        case ["audit"]:
            print(audit())
        case _:
            sys.exit("\n".join(check()) or None)
