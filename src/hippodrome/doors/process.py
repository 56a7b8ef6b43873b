"""A bot of any language: a program that is asked by lines on its standard input, and answers on its standard output.

docs/bot-protocol.md is what its author reads. A program is started once and asked for every table that it plays in this process:
what it is told each time is all that it needs. Whatever it does wrong ends it, and is told in one sentence (`BotFailed`).
"""

from __future__ import annotations

import atexit
import contextlib
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Iterator
from typing import IO, Any

import msgspec

from hippodrome.core.chance import Chance
from hippodrome.core.choices import spelt_out
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, HippodromeError, IllegalAction
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.doors.messages import VERSION, Answer, Choose, Hello, Ready, Refused, Reply

START_SECONDS = 10.0
"""For a program to say that it is ready; it may have a lot to load."""
USUAL_SECONDS = 5.0
"""For a choice, if nobody says how long it may take."""
GRACE = 0.5
"""Seconds beyond those that a program is told: its answer may be on its way."""
LAST_SECONDS = 1.0
"""For a program to end by itself, when its input has ended."""
MOST_REFUSALS = 2
LONGEST_LINE, MOST_LINES = 100_000, 8
"""What is read of a program ahead of time: one that says more has to wait."""
SHOWN = 120
_REPLY = msgspec.json.Decoder(Reply)


class BotFailed(HippodromeError):
    """What a bot of somebody else's did wrong: the text `bot-fault-<key>` says it, with facts. As a string, in English."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = f"bot-fault-{key}"
        self.facts = facts

    def __str__(self) -> str:
        from hippodrome.texts import Texts  # where all goes well nobody pays for it

        return Texts("en").say(self.key, **self.facts)


class Program:
    """A running program, and what is wrong with what it says."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._said: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self._complaint = b""
        try:
            words = shlex.split(command) or [""]
            with _own_limits():
                self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        except (OSError, ValueError) as problem:
            raise BotFailed("start", command=command, reason=str(problem)) from problem
        assert self._process.stdout is not None and self._process.stderr is not None
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()
        threading.Thread(target=self._overhear, args=(self._process.stderr,), daemon=True).start()

    def _listen(self, output: IO[bytes]) -> None:
        with output:
            while line := output.readline(LONGEST_LINE):
                self._said.put(line)
        self._said.put(b"")

    def _overhear(self, errors: IO[bytes]) -> None:
        """Keep the last line of its standard error, which may say why it died."""
        with errors:
            while line := errors.readline(LONGEST_LINE):
                self._complaint = line.strip() or self._complaint

    def tell(self, message: Hello | Choose | Refused) -> None:
        """Say something to it, once it has nothing left to say itself. Raises BotFailed."""
        with contextlib.suppress(queue.Empty):
            if line := self._said.get_nowait():
                raise BotFailed("unasked", said=_shown(line))
            raise self._died()
        assert self._process.stdin is not None
        writing = threading.Timer(START_SECONDS, self._process.kill)  # one that does not read would let us wait for ever
        writing.start()
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._died() from None
        finally:
            writing.cancel()

    def hear(self, until: float) -> Reply:
        """What it says next, at the latest then. Raises BotFailed."""
        try:
            line = self._said.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise BotFailed("silent") from None
        if not line:
            raise self._died()
        if not line.endswith(b"\n") and len(line) >= LONGEST_LINE:
            raise BotFailed("long", bytes=LONGEST_LINE)
        try:
            reply: Reply = _REPLY.decode(line)
            return reply
        except (msgspec.MsgspecError, RecursionError) as problem:
            raise BotFailed("nonsense", said=_shown(line), reason=str(problem)) from None

    def _died(self) -> BotFailed:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_SECONDS)
        code = str(self._process.returncode)
        return (
            BotFailed("died-saying", code=code, said=_shown(self._complaint)) if self._complaint else BotFailed("died", code=code)
        )

    def end(self) -> BotFailed | None:
        """Let it see that its input has ended, and kill it if it goes on. What was wrong with how it ended, if anything."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        left, problem = self._rest(), None
        try:
            if code := self._process.wait(LAST_SECONDS):
                problem = BotFailed("end-code", code=str(code))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            problem = BotFailed("stays", seconds=int(LAST_SECONDS))
        return BotFailed("unasked", said=_shown(left)) if left else problem

    def _rest(self) -> bytes:
        """The first line of what it still has to say, which it must be able to get rid of before it can end."""
        first, until = b"", time.monotonic() + LAST_SECONDS
        with contextlib.suppress(queue.Empty):
            while line := self._said.get(timeout=max(0.0, until - time.monotonic())):
                first = first or line
        return first

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self.end()


class Conversation:
    """A program that plays one game with one box."""

    def __init__(self, command: str, game: Game[Any], most_refusals: int = MOST_REFUSALS) -> None:
        """Starts it. Raises BotFailed."""
        self._game = game
        self._most_refusals = most_refusals
        self._program = Program(command)
        self._asked = 0
        try:
            self._program.tell(Hello(VERSION, game.title(), game.rules_version(), game.box))
            ready = self._program.hear(time.monotonic() + START_SECONDS)
            if not isinstance(ready, Ready):
                raise BotFailed("not-ready", answer='{"type": "ready", "version": 1}')
            if ready.version != VERSION:
                raise BotFailed("version", there=str(ready.version), here=str(VERSION))
            if ready.sorry:
                raise BotFailed("sorry", title=game.title(), said=_shown(ready.sorry.encode()))
        except BaseException:
            self._program.kill()
            raise

    def ask(self, view: View, budget: Budget | None, chance: Chance) -> int:
        """The packed action that it chooses. Raises BotFailed, and is over then."""
        assert view.seat is not None
        try:
            return self._ask(view, budget, chance)
        except BaseException:
            self._program.kill()
            raise

    def _ask(self, view: View, budget: Budget | None, chance: Chance) -> int:
        state, seat = self._game.imagine(view, chance), view.seat
        assert seat is not None
        seconds = (budget.seconds_left() if budget is not None else 0.0) or USUAL_SECONDS
        self._asked += 1
        rollouts = budget.rollouts if budget is not None else 0
        self._program.tell(Choose(self._asked, round(seconds, 3), rollouts, view, spelt_out(self._game, state, seat)))
        until, refusals = time.monotonic() + seconds + GRACE, 0
        while True:
            answer = self._program.hear(until)
            if not isinstance(answer, Answer):
                raise BotFailed("no-action", answer='{"type": "action", "id": …, "action": …}')
            if answer.id != self._asked:
                raise BotFailed("other-request", there=str(answer.id), here=str(self._asked))
            try:
                code = self._game.read(answer.action if isinstance(answer.action, str) else msgspec.json.encode(answer.action))
                self._game.apply(self._game.clone(state), seat, code, chance)
                return code
            except BadAction as problem:
                refusals += 1
                if refusals > self._most_refusals:
                    said = _shown(msgspec.json.encode(answer.action))
                    raise BotFailed("refused", said=said, reason=self._why(problem)) from None
                self._program.tell(Refused(self._asked, self._why(problem)))

    def _why(self, problem: BadAction) -> str:
        """Why an action is refused, as far as the rules say."""
        from hippodrome.texts.refusals import in_english

        if isinstance(problem, IllegalAction):
            return f"{problem.rule}: {in_english(self._game.title(), problem)}"
        return str(problem)

    def end(self) -> BotFailed | None:
        """End the program; what was wrong with how it ended, if anything."""
        return self._program.end()


class ProcessBot:
    """A bot that is a program of its own."""

    def __init__(self, command: str, game: Game[Any], chance: Chance) -> None:
        """Starts the program. Raises BotFailed."""
        self._command = command
        self._game = game
        self._chance = chance
        self._key = (command, game.title(), game.box_digest())
        self._conversation()

    def choose(self, view: View, budget: Budget | None = None) -> int:
        """What the program answers. Raises BotFailed; the next choice starts it anew."""
        try:
            return self._conversation().ask(view, budget, self._chance)
        except BotFailed:
            _running.pop(self._key, None)
            raise

    def _conversation(self) -> Conversation:
        if self._key not in _running:
            _running[self._key] = Conversation(self._command, self._game)
        return _running[self._key]


_running: dict[tuple[str, str, str], Conversation] = {}
"""The programs that this process has started, by command, title and box; they end with it."""


@atexit.register
def _end_all() -> None:
    for one in _running.values():
        one.end()


@contextlib.contextmanager
def _own_limits() -> Iterator[None]:
    """What is started meanwhile has none of the limits of this process, which are for one choice in Python: how much memory a
    program may claim is for its operator to say."""
    try:
        import resource
    except ImportError:  # Windows has none
        yield
        return
    kinds = (resource.RLIMIT_AS, resource.RLIMIT_CPU)
    before = [resource.getrlimit(kind) for kind in kinds]
    try:
        for kind, (_, hard) in zip(kinds, before, strict=True):
            resource.setrlimit(kind, (hard, hard))
        yield
    finally:
        for kind, limits in zip(kinds, before, strict=True):
            resource.setrlimit(kind, limits)


def _shown(line: bytes) -> str:
    """Something that a program said, as far as it fits into a sentence."""
    text = line.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
