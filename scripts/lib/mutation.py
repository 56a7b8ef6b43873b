"""Runs the tests against mutants of the rules, and lists the mutants that no test notices.

Every mutant lives in a copy of src and is tested in a forked process, which finds pytest already imported; two run
at a time. The file with the test that killed other mutants of the same function is tried alone at first. Else the tests
that reach the mutated function come first, those that killed its other mutants before all, then the quickest. A mutant
that ends in an error or takes too long is killed, too. Run by scripts/mutate.
"""

from __future__ import annotations

import argparse
import compileall
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import msgspec  # noqa: F401 (imported once here, so that no fork has to)
import pytest
from hypothesis import Phase, settings
from mutants import Mutant, mutants_of
from titles import described

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "hippodrome"
ALLOWED = ROOT / "scripts" / "mutate-allowed.txt"
_MONEY = ("auction", "ledger", "slips")
MONEY = (
    [f"core/{name}.py" for name in _MONEY],
    " ".join(["tests/games/finish", "tests/core/test_bands_and_picks.py", *(f"tests/core/test_{name}.py" for name in _MONEY)]),
)


def targets() -> dict[str, tuple[list[str], str]]:
    """Per game, and for what money games share: the files with rules, and the tests that must notice every change in them."""
    found = {"money": MONEY}
    for folder, about in described().items():
        files = [f"games/{folder}/{name}.py" for name in (*about["compiled"], *about["mutated"])]
        clones = f"clones-{about['editions'][-1]}-{about['seats'][0]}-seats"
        found[about["title"]] = (files, f"tests/games/{folder} tests/contract/test_{folder}.py::test_contract[{clones}]")
    return found


AT_ONCE = 2
MEMORY = 4 << 30
SHORTEST_TIMEOUT = 20.0
SHORTEST_PATIENCE = 4.0


@dataclass
class Reach:
    """What one run over the unbroken rules tells: per test its seconds, and the functions that it calls."""

    seconds: dict[str, float] = field(default_factory=dict)
    calls: dict[str, list[str]] = field(default_factory=dict)


class Recorder:
    """A pytest plugin for the run over the unbroken rules; fills a Reach and writes it down."""

    def __init__(self, note: Path) -> None:
        self.note = note
        self.reach = Reach()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        called: set[str] = set()

        def watch(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                called.add(f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}")

        started = time.monotonic()
        sys.setprofile(watch)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.reach.seconds[item.nodeid] = time.monotonic() - started
            ours = (call.rpartition("hippodrome/")[2] for call in called if "hippodrome/" in call)
            self.reach.calls[item.nodeid] = sorted(ours)

    def pytest_sessionfinish(self) -> None:
        self.note.write_text(json.dumps([self.reach.seconds, self.reach.calls]))


class Killers:
    """A pytest plugin for a mutant: likely killers first, no shrinking; writes down which test failed.

    A test that takes far longer than on the unbroken rules is stuck, and ends the process.
    """

    def __init__(self, order: dict[str, tuple[int, int, float]], note: Path) -> None:
        self.order = order
        self.note = note

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        _, _, seconds = self.order.get(item.nodeid, (2, 0, 0.0))
        signal.setitimer(signal.ITIMER_PROF, max(SHORTEST_PATIENCE, 4 * seconds))  # its own computing, however busy the machine
        return (yield)

    def pytest_sessionstart(self) -> None:
        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutant", settings.default, phases=phases, derandomize=True, database=None)
        settings.load_profile("mutant")
        signal.setitimer(signal.ITIMER_PROF, SHORTEST_TIMEOUT)  # for the collection, which calls rules, too

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.order.get(item.nodeid, (2, 0, 0.0)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.note.write_text(report.nodeid)


@dataclass
class Trial:
    """A mutant under test, in a process of its own."""

    mutant: Mutant
    tests: str
    process: int
    ends: float
    bench: Bench


@dataclass
class Bench:
    """A copy of src where one mutant at a time is tested."""

    place: Path

    @property
    def note(self) -> Path:
        return self.place / "note"

    def set_up(self) -> None:
        shutil.copytree(PACKAGE, self.place / "hippodrome", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        compileall.compile_dir(self.place, quiet=2)

    def put(self, mutant: Mutant) -> None:
        (self.place / "hippodrome" / mutant.file).write_text(mutant.source, encoding="utf-8")
        self.note.unlink(missing_ok=True)

    def restore(self, file: str) -> None:
        shutil.copy2(PACKAGE / file, self.place / "hippodrome" / file)  # with its time, by which Python knows its cache


def fork_pytest(bench: Bench, tests: str, plugin: object) -> int:
    """Start the tests against a bench in a fork; its process id. It ends with pytest's exit code."""
    process = os.fork()
    if process:
        return process
    code = 3
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2) if isinstance(plugin, Killers) else (0,):
            os.dup2(silence, stream)
        sys.dont_write_bytecode = isinstance(plugin, Killers)  # the run over the unbroken rules leaves the tests compiled
        sys.path.insert(0, str(bench.place))
        os.environ["HIPPODROME_EXPECT"] = "uncompiled"
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(bench.place / "hypothesis")
        options = ["-x", "-q", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow"]
        options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis was imported before the fork
        code = int(pytest.main([*options, *tests.split()], plugins=[plugin]))
    except BaseException as problem:
        print(problem, file=sys.stderr)
    finally:
        os._exit(code)


def run_unbroken(bench: Bench, tests: str) -> Reach:
    """The tests must pass before mutants say anything. Ends the program if they do not."""
    process = fork_pytest(bench, tests, Recorder(bench.note))
    _, status = os.waitpid(process, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit("The tests fail on the rules as they are; mutants would say nothing.")
    seconds, calls = json.loads(bench.note.read_text())
    return Reach(seconds, calls)


class Hunt:
    """Tests mutants, two at a time, and keeps those that survive."""

    def __init__(self, benches: list[Bench], tests: str, reach: Reach) -> None:
        self.idle = benches
        self.tests = tests
        self.reach = reach
        self.timeout = max(SHORTEST_TIMEOUT, 4 * sum(reach.seconds.values()))
        self.killers: dict[str, dict[str, int]] = {}
        self.running: list[Trial] = []

    def survivors(self, mutants: list[Mutant]) -> Iterator[tuple[Mutant, bool]]:
        """Each mutant, as it is decided, with whether it survives."""
        waiting = list(reversed(mutants))
        try:
            while waiting or self.running:
                while waiting and self.idle:
                    self._start(waiting.pop())
                yield from self._ended()
                time.sleep(0.005)
        finally:
            for trial in self.running:
                os.killpg(trial.process, signal.SIGKILL)
                os.waitpid(trial.process, 0)

    def _start(self, mutant: Mutant) -> None:
        bench = self.idle.pop()
        bench.put(mutant)
        self._try(mutant, self._likely(mutant), bench)

    def _likely(self, mutant: Mutant) -> str:
        """Where the test is that killed most of the other mutants of this function; all tests, if none has yet."""
        killers = self.killers.get(f"{mutant.file}:{mutant.function}")
        if not killers:
            return self.tests
        file = max(killers, key=killers.__getitem__).partition("::")[0]
        return next((part for part in self.tests.split() if part.startswith(file)), file)

    def _try(self, mutant: Mutant, tests: str, bench: Bench) -> None:
        process = fork_pytest(bench, tests, Killers(self._order(mutant), bench.note))
        self.running.append(Trial(mutant, tests, process, time.monotonic() + self.timeout, bench))

    def _order(self, mutant: Mutant) -> dict[str, tuple[int, int, float]]:
        function = f"{mutant.file}:{mutant.function}"
        killers = self.killers.get(function, {})
        return {
            test: (0 if function in self.reach.calls[test] else 1, -killers.get(test, 0), seconds)
            for test, seconds in self.reach.seconds.items()
        }

    def _ended(self) -> Iterator[tuple[Mutant, bool]]:
        for trial in list(self.running):
            process, status = os.waitpid(trial.process, os.WNOHANG)
            if not process and time.monotonic() < trial.ends:
                continue
            if not process:
                os.killpg(trial.process, signal.SIGKILL)
                _, status = os.waitpid(trial.process, 0)
            self.running.remove(trial)
            survives = os.waitstatus_to_exitcode(status) == 0
            if survives and trial.tests != self.tests:  # not the file that killed its siblings, but another one may
                self._try(trial.mutant, self.tests, trial.bench)
                continue
            self._learn(trial)
            trial.bench.restore(trial.mutant.file)
            self.idle.append(trial.bench)
            yield trial.mutant, survives

    def _learn(self, trial: Trial) -> None:
        with contextlib.suppress(FileNotFoundError):
            killer = trial.bench.note.read_text()
            counts = self.killers.setdefault(f"{trial.mutant.file}:{trial.mutant.function}", {})
            counts[killer] = counts.get(killer, 0) + 1


def read_allowed() -> dict[str, str]:
    """Survivors that are known to do no harm, each with its reason. Ends the program on a line without one."""
    allowed: dict[str, str] = {}
    for number, line in enumerate(ALLOWED.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, mark, reason = line.rpartition("  # ")
        if not mark or not reason.strip():
            sys.exit(f"{ALLOWED.name}:{number}: say after two spaces and # why this survivor does no harm")
        allowed[name.strip()] = reason.strip()
    return allowed


def judge(every: list[Mutant], verdicts: dict[Mutant, bool], allowed: dict[str, str]) -> list[str]:
    """What is wrong: survivors that are not allowed, and allowed ones that are none. Partial runs leave some undecided."""
    surviving = {mutant.name for mutant, survives in verdicts.items() if survives}
    undecided = {mutant.name for mutant in every if mutant not in verdicts}
    names = {mutant.name for mutant in every}
    files = {mutant.file for mutant in every}
    problems = [str(mutant) for mutant in every if verdicts.get(mutant) and mutant.name not in allowed]
    for name in allowed:
        if name not in names and name.partition(":")[0] in files:
            problems.append(f"allowed, but there is no such mutant any more: {name}")
        elif name in names - surviving - undecided:
            problems.append(f"allowed, but a test kills it now: {name}")
    return problems


def try_all(mutants: list[Mutant], tests: str) -> dict[Mutant, bool]:
    """Which of them survive. Says now and then how far it is."""
    verdicts: dict[Mutant, bool] = {}
    with tempfile.TemporaryDirectory(prefix="hippodrome-mutants-") as place:
        benches = [Bench(Path(place, str(number))) for number in range(AT_ONCE)]
        for bench in benches:
            bench.set_up()
        reach = run_unbroken(benches[0], tests)
        started = time.monotonic()
        for mutant, survives in Hunt(benches, tests, reach).survivors(mutants):
            verdicts[mutant] = survives
            if survives:
                print(f"survives: {mutant}", file=sys.stderr)
            if len(verdicts) % 50 == 0:
                seconds = time.monotonic() - started
                print(f"{len(verdicts)} of {len(mutants)}, {sum(verdicts.values())} survive, {seconds:.0f} s", file=sys.stderr)
    return verdicts


def read_arguments() -> argparse.Namespace:
    """The command line of scripts/mutate."""
    parser = argparse.ArgumentParser(prog="scripts/mutate", description="Break the rules and see whether a test notices.")
    parser.add_argument("files", nargs="*", type=Path, help="files to break (default: the rules of the game)")
    parser.add_argument("--title", choices=targets(), required=True, help="which game, or money")
    parser.add_argument("--list", action="store_true", help="only list the mutants, with their numbers")
    parser.add_argument("--only", type=int, metavar="N", help="test only the mutant of this number")
    parser.add_argument("--sample", type=int, metavar="N", help="test N mutants drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="for --sample: another seed, another sample")
    parser.add_argument("--tests", help="folders or files of tests, in one argument (default: those of the game)")
    return parser.parse_intermixed_args()


def main() -> int:
    """List or test the mutants; the exit code."""
    arguments = read_arguments()
    rules, tests = targets()[arguments.title]
    files = [str(path.resolve().relative_to(PACKAGE)) for path in arguments.files] or rules
    every = [mutant for file in files for mutant in mutants_of(file, (PACKAGE / file).read_text(encoding="utf-8"))]
    if arguments.list:
        for number, mutant in enumerate(every, 1):
            print(f"{number}: {mutant}")
        return 0
    allowed = read_allowed()
    mutants = every
    if arguments.only is not None:
        mutants = every[arguments.only - 1 : arguments.only]
    elif arguments.sample is not None:
        mutants = random.Random(arguments.seed).sample(every, min(arguments.sample, len(every)))
    verdicts = try_all(mutants, arguments.tests or tests)
    problems = judge(every, verdicts, allowed)
    for problem in problems:
        print(problem)
    survive = sum(verdicts.values())
    print(f"{len(verdicts)} mutants: {len(verdicts) - survive} killed, {survive} survive; {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
