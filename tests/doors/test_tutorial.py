"""The tutorial: every command of the page is run, in the order of the page, as a reader would; only shorter."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import hippodrome

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHORTER = (
    (r"--deals \d+", "--deals 1 --processes 1"),
    (r"--minutes \d+", "--minutes 0.05"),
    ("lab conform", "lab conform --title finish"),
)
pytestmark = pytest.mark.server


class Reader:
    """Somebody who follows the page, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "examples").symlink_to(ROOT / "examples")
        self._own = Path(hippodrome.__file__).parents[1]
        self._environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "HIPPODROME_LANG": "en"}
        self._found_at("")

    def _found_at(self, path: str) -> None:
        self._environment["PYTHONPATH"] = os.pathsep.join(filter(None, [path, str(self._own)]))

    def command(self, line: str) -> list[str] | str:
        """What to run; an export is done at once."""
        if line.startswith("export PYTHONPATH="):
            self._found_at(line.partition("=")[2])
            return []
        for long, short in SHORTER:
            line = re.sub(long, short, line)
        return line.replace("hippodrome ", f"{sys.executable} -P -m hippodrome ").replace(
            "python examples", f"{sys.executable} examples"
        )

    def run(self, line: str) -> None:
        if not (command := self.command(line)):
            return
        done = subprocess.run(command, shell=True, cwd=self._folder, env=self._environment, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}: {done.stdout}{done.stderr}"
        assert "failed" not in done.stderr

    def serve(self, line: str) -> None:
        """A server does not end by itself: it is asked for what the page says that it offers."""
        command = f"exec {self.command(line)} --no-browser --port 0 --data {self._folder}/server"
        with subprocess.Popen(
            command, shell=True, cwd=self._folder, env=self._environment, stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+", server.stdout.readline())
                assert address
                with urllib.request.urlopen(f"{address[0]}api/home") as answer:
                    assert all("mine" in game["others"] for game in json.load(answer)["games"])
            finally:
                server.terminate()


def blocks() -> Iterator[tuple[str, str, str]]:
    for found in BLOCK.finditer(PAGE):
        yield found[1], found[2], found[3]


def test_every_command_of_the_page_works(tmp_path: Path) -> None:
    reader, ran = Reader(tmp_path), []
    for kind, name, text in blocks():
        if kind == "python":
            (tmp_path / name).write_text(text)
            continue
        for line in text.splitlines():
            ran.append(line)
            if line.startswith("hippodrome serve"):
                reader.serve(line)
            elif not line.startswith("pip install"):  # the package is installed: else this test would not run
                reader.run(line)
    assert len(ran) > 9 and (tmp_path / "network.npz").exists()


def test_the_bot_has_twenty_lines() -> None:
    (code,) = (text for kind, _, text in blocks() if kind == "python")
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
