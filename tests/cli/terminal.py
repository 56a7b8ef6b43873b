"""Sits at a terminal for the tests: runs `hippodrome` in a process of its own, through a pipe or a real pseudo-terminal."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

from hippodrome.texts import Texts

COMMAND = [sys.executable, "-P", "-m", "hippodrome"]
ERASED = "\x1b[H\x1b[2J"
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
PATIENCE = 60.0


def environment(folder: Path, lang: str, **more: str) -> dict[str, str]:
    """A clean environment: records under `folder`, this language, no colours of the machine's own."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "HOME", "TMPDIR")}
    return {**kept, "XDG_DATA_HOME": str(folder), "HIPPODROME_LANG": lang, "TERM": "xterm-256color", "PYTHONUTF8": "1", **more}


def run(folder: Path, *arguments: str, lang: str = "en", said: bytes = b"", **more: str) -> subprocess.CompletedProcess[str]:
    """A command to its end."""
    found = subprocess.run(
        [*COMMAND, *arguments],
        input=said,
        capture_output=True,
        env=environment(folder, lang, **more),
        cwd=folder,
        timeout=PATIENCE,
    )
    return subprocess.CompletedProcess(found.args, found.returncode, found.stdout.decode(), found.stderr.decode())


def bare(output: str) -> str:
    """Without colours and other escapes."""
    return _ESCAPES.sub("", output)


class Ended(Exception):
    """The process is over."""


class Player:
    """Sits at a process and answers its questions as they come."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        lang: str = "en",
        terminal: bool = False,
        size: tuple[int, int] = (80, 24),
        before: Callable[[], None] | None = None,
        **more: str,
    ) -> None:
        self.texts = Texts(lang)
        self._heard: list[str] = []
        self._tail = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        env = environment(folder, lang, **more)

        def begin() -> None:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background ignores it
            if before is not None:
                before()

        if terminal:
            ours, theirs = pty.openpty()
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            self._in = self._out = ours
            self.process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                env=env,
                cwd=folder,
                preexec_fn=begin,
                start_new_session=True,
            )
            os.close(theirs)
        else:
            self.process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=env,
                cwd=folder,
                preexec_fn=begin,
            )
            assert self.process.stdin is not None and self.process.stdout is not None
            self._in, self._out = self.process.stdin.fileno(), self.process.stdout.fileno()
        self._question = re.compile(r"(?:^|\n) ?([^\n]+\?) \Z")

    def wait(self) -> str:
        """Until the next question, which is returned. Raises Ended."""
        until = time.monotonic() + PATIENCE
        while True:
            if found := self._question.search(bare(self._tail)):
                return found[1]
            ready, _, _ = select.select([self._out], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"nothing was asked for {PATIENCE} s; last: {bare(self._tail)!r}"
            try:
                data = os.read(self._out, 65536)
            except OSError:
                data = b""
            if not data:
                raise Ended
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        said = self._decoder.decode(data).replace("\r", "")
        self._heard.append(said)
        self._tail = (self._tail + said)[-400:]

    @property
    def output(self) -> str:
        """Everything that was shown so far, escapes included."""
        return "".join(self._heard)

    def type(self, answer: str) -> None:
        """Type a line."""
        self._tail = ""  # so that the question is not taken for a new one
        with contextlib.suppress(BrokenPipeError):
            os.write(self._in, answer.encode() + b"\n")

    def answer(self, question: str) -> str:
        """What is typed."""
        raise NotImplementedError

    def play(self, until: Callable[[str], bool] = lambda question: False) -> int:
        """Answer until a question is as asked for (returns −1), or to the end: the exit code."""
        try:
            while not until(question := self.wait()):
                self.type(self.answer(question))
        except Ended:
            return self.end()
        return -1

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> int:
        """Read what is left; the exit code."""
        with contextlib.suppress(OSError):
            while data := os.read(self._out, 65536):
                self._hear(data)
        if self.process.stdin is not None and self.process.stdout is not None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
            self.process.stdout.close()
        else:
            os.close(self._out)
        return self.process.wait(PATIENCE)

    def records(self, folder: Path) -> list[Path]:
        """The records that were written."""
        return sorted((folder / "hippodrome").glob("*.jsonl"))
