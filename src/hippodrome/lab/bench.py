"""How fast it is: steps per second, compiled and not, beside other people's engines measured in the same run.

A step is one decision of a player: its legal actions listed in full, one of them drawn at random, that one applied. What is
measured of a game stands in the module that its description names (`bench`, see `lab/benches/`); of a game that names none,
random games are played to the end. Each figure is the median of some runs, in processor time, on one pinned core.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import hippodrome
from hippodrome.core.chance import FastChance
from hippodrome.core.rollout import playout
from hippodrome.core.title import Title
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, titles
from hippodrome.lab.benches import SEATS, Rate, bots

UNCOMPILED = "uncompiled"
COMPILED = "compiled"


def main(argv: list[str]) -> int:
    """Measure and print."""
    if argv[:1] == ["server"]:
        return _bench_server(argv[1:])
    if argv[:1] == ["lab"]:
        return _bench_lab(argv[1:])
    if argv[:1] == ["bots"]:
        return _bench_bots(argv[1:])
    parser = argparse.ArgumentParser(prog="hippodrome bench", description="How fast the engines are.")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="also measure OpenSpiel's backgammon and gin_rummy, and PettingZoo's connect_four beside ours (hippodrome[peers])",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--runs", type=int, default=5, help="runs per figure; the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.measure:
        print(json.dumps(_measure(asked.measure, asked.runs, asked.seconds)))
        return 0
    report = _report(asked.peers, asked.runs, asked.seconds)
    print(json.dumps(report, indent=2) if asked.json else _as_text(report))
    return 0


def _bench_lab(argv: list[str]) -> int:
    """Long work on several processes against one, by the clock on the wall: so nothing else should run."""
    from hippodrome.lab.round_robin import play_all
    from hippodrome.lab.simulation import counted
    from hippodrome.lab.tournament import Contest
    from hippodrome.lab.work import Runner

    parser = argparse.ArgumentParser(prog="hippodrome bench lab", description="How much several processes help the lab.")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--runs", type=int, default=3, help="runs per figure; the median counts")
    parser.add_argument("--races", type=int, default=400_000, help="races of the simulation")
    parser.add_argument("--deals", type=int, default=60, help="deals of the tournament")
    asked = parser.parse_args(argv)
    contest = Contest(title="finish", bots=("high-roller", "reckoner", "prudent"))
    works: dict[str, Callable[[Runner], object]] = {
        "simulate finish": lambda runner: counted("finish", "", asked.races, 1, runner),
        "tournament finish": lambda runner: play_all(contest, 2, asked.deals, 1, runner),
    }
    for name, work in works.items():
        one, more = (_on_the_wall(partial(work, Runner(count)), asked.runs) for count in (1, asked.processes))
        print(f"{name}: {one:.1f} s on one process, {more:.1f} s on {asked.processes}: {one / more:.2f} ×")
    return 0


def _bench_bots(argv: list[str]) -> int:
    """Every level of every game, and the hints that a person is told."""
    parser = argparse.ArgumentParser(
        prog="hippodrome bench bots", description="How quickly bots choose, and how long hints take."
    )
    parser.add_argument("--runs", type=int, default=3, help="runs per figure; the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a run; of the slowest at least a dozen choices")
    asked = parser.parse_args(argv)
    for title, found in _in_own_process("bots", asked.runs, asked.seconds).items():
        hints = found.pop(bots.HINTS, None)
        for level, decisions in found.items():
            print(f"{title:<16} {level:<16}{decisions:>10,.1f} decisions/s")
        if hints is not None:
            print(f"{title:<16} {'hints, at most':<16}{hints:>10,.0f} ms")
    return 0


def _on_the_wall(work: Callable[[], object], runs: int) -> float:
    """Seconds that pass, the median of some runs."""
    seconds = []
    for _ in range(runs):
        began = time.perf_counter()
        work()
        seconds.append(time.perf_counter() - began)
    return statistics.median(seconds)


def _bench_server(argv: list[str]) -> int:
    """Tables of a live server under load, beside the bare wire measured in the same run."""
    from hippodrome.lab import bare, load

    parser = argparse.ArgumentParser(prog="hippodrome bench server", description="How many moves a second a live server takes.")
    parser.add_argument("tables", nargs="*", type=int, default=[10, 100, 500], help="numbers of tables")
    parser.add_argument("--runs", type=int, default=3, help="runs per figure; the median counts")
    parser.add_argument("--seconds", type=float, default=8.0, help="length of a run")
    parser.add_argument("--title", default=load.TITLE, help="what is played")
    parser.add_argument(
        "--database", action="append", default=[], help="a PostgreSQL, in place of a new SQLite; of several each node has one"
    )
    parser.add_argument("--nodes", type=int, default=1, help="servers that share that PostgreSQL")
    asked = parser.parse_args(argv)
    print("tables  moves/s   p50 ms   p99 ms  limit ms  KB/table  µs/move   bare wire/s  ratio")
    for tables in asked.tables:
        runs, wires = [], []
        for _ in range(asked.runs):
            runs.append(load.measure(tables, asked.seconds, asked.title, asked.database, asked.nodes))
            wires.append(bare.measure(tables, asked.seconds / 2))
        run = sorted(runs, key=lambda some: some.moves_per_second)[len(runs) // 2]
        wire = statistics.median(some.moves_per_second for some in wires)
        limit = 2000 * tables / run.moves_per_second
        print(
            f"{tables:6}  {run.moves_per_second:7.0f}  {run.p50 * 1000:7.1f}  {run.p99 * 1000:7.1f}  {limit:8.1f}  "
            f"{run.bytes_per_table / 1000:8.0f}  {1e6 * run.busy / run.moves_per_second:7.0f}  {wire:12.0f}  "
            f"{run.moves_per_second / wire:5.2f}" + (f"  {run.refused} refused" if run.refused else ""),
            flush=True,
        )
    return 0


def _report(peers: bool, runs: int, seconds: float) -> dict[str, Any]:
    report: dict[str, Any] = {"machine": _machine(), "runs": runs, "seconds": seconds}
    if hippodrome.is_compiled():
        report[COMPILED] = _in_own_process("ours", runs, seconds)
    report[UNCOMPILED] = _without_compiled_code(runs, seconds)
    if peers:
        report["doors"] = _in_own_process("doors", runs, seconds)
        report["peers"] = _in_own_process("peers", runs, seconds)
        backgammon = report["peers"]["backgammon"]
        for kind in (COMPILED, UNCOMPILED):
            if kind in report:
                report[kind]["times_backgammon"] = {
                    name: round(report[kind][name] / backgammon["steps_per_second"], 2)
                    for name in ("race_from_python", "race_in_playout")
                }
    return report


def _in_own_process(what: str, runs: int, seconds: float, path: str | None = None) -> dict[str, Any]:
    """A fresh process for every subject, so that none warms up or slows down another."""
    command = [
        sys.executable,
        "-P",
        "-m",
        "hippodrome.lab.bench",
        "--measure",
        what,
        "--runs",
        str(runs),
        "--seconds",
        str(seconds),
    ]
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    environment["PYTHONPATH"] = path or str(Path(hippodrome.__file__).parents[1])
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _without_compiled_code(runs: int, seconds: float) -> dict[str, Any]:
    """The same sources, copied without their compiled twins."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(hippodrome.__file__).parent
        shutil.copytree(here, Path(folder) / "hippodrome", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        return _in_own_process("ours", runs, seconds, folder)


def _measure(what: str, runs: int, seconds: float) -> dict[str, Any]:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if what == "doors":
        from hippodrome.lab.benches import doors  # what it needs is only there with --peers

        return doors.measure(lambda run: _median_rate(run, runs, seconds))
    if what == "bots":
        return bots.measure(lambda run: _median_rate(run, runs, seconds, 1))
    return _measure_ours(runs, seconds) if what == "ours" else _measure_peers(runs, seconds)


def _median_rate(run: Callable[[], int], runs: int, seconds: float, digits: int | None = None) -> float:
    """Median of `runs` rates: how much `run` gets done per second."""
    rates = []
    for _ in range(runs):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += run()
        rates.append(done / spent)
    return round(statistics.median(rates), digits)


def _measure_ours(runs: int, seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {"is_compiled": hippodrome.is_compiled()}
    for about in titles().values():
        found |= _measured(about, lambda run: _median_rate(run, runs, seconds))
    return found


def _measured(about: Title, rate: Rate) -> dict[str, float]:
    if about.bench is not None:
        measured: dict[str, float] = about.look_up(about.bench).measure(rate)
        return measured
    game, chance = load_game(about.title), FastChance(1)
    setup = Setup(title=about.title, edition=about.editions[0], seats=min(SEATS, max(about.seats)))

    def games() -> int:
        playout(game, game.start(setup, chance), chance)
        return 1

    return {_games_of(about): rate(games)}


def _figures() -> dict[str, tuple[str, str]]:
    """By name what every figure is called, and its unit."""
    found: dict[str, tuple[str, str]] = {}
    for about in titles().values():
        own = {_games_of(about): (f"{about.name}, a game", "/s")}
        found |= own if about.bench is None else about.look_up(about.bench).FIGURES
    return found


def _games_of(about: Title) -> str:
    return f"{about.title.replace('-', '_')}_games"


def _measure_peers(runs: int, seconds: float) -> dict[str, Any]:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]  # only there with --peers

    random = Random(1).random

    def rates(name: str) -> dict[str, float]:
        game = pyspiel.load_game(name)
        nodes = decisions = 0

        def play() -> int:
            nonlocal nodes, decisions
            state = game.new_initial_state()
            steps = draws = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                    draws += 1
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    steps += 1
            nodes += steps + draws
            decisions += steps
            return steps

        rate = _median_rate(play, runs, seconds)
        return {"steps_per_second": rate, "with_chance_nodes_per_second": round(rate * nodes / decisions)}

    return {name: rates(name) for name in ("backgammon", "gin_rummy")}


def _machine() -> dict[str, str]:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    return {"processor": model, "cores": str(os.cpu_count()), "system": platform.platform(), "python": platform.python_version()}


def _as_text(report: dict[str, Any]) -> str:
    machine = report["machine"]
    lines = [
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, Python {machine['python']}",
        f"median of {report['runs']} runs of {report['seconds']:g} s on one core",
        "",
    ]
    for kind in (COMPILED, UNCOMPILED):
        if kind not in report:
            lines.append(f"{kind}: not installed compiled, so not measured")
            continue
        found = report[kind]
        times = found.get("times_backgammon", {})
        for name, (words, unit) in ((name, said) for name, said in _figures().items() if name in found):
            ratio = f"   {times[name]:g} × backgammon" if name in times else ""
            lines.append(f"{kind:<11} {words:<28}{found[name]:>12,{'.3f' if unit == 'µs' else '.0f'}} {unit}{ratio}")
    for name, value in report.get("doors", {}).items():
        lines.append(f"{'doors':<11} {name:<28}{value:>12,{'.2f' if name.endswith('times') else '.0f'}}")
    for name, found in report.get("peers", {}).items():
        with_draws = found["with_chance_nodes_per_second"]
        lines.append(
            f"{'OpenSpiel':<11} {name:<28}{found['steps_per_second']:>12,.0f} steps/s   ({with_draws:,.0f} with chance nodes)"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
