"""How fast it is: steps per second, compiled and not, beside other people's engines measured in the same run.

A step is one decision of a player: its legal actions listed in full, one of them drawn at random, that one applied.
A Ticket Gagnant race here is the last of a meeting, 4 seats, 7 cards each, every discipline in turn: 33 steps, from
the choice of the hand to the last score. A Finish race is a copy of a table that waits for its last betting form, and
that form: race, ranking and all payments. A Finish programme is a whole game of random choices, 4 seats, 3 races. Of Finish
Line whole meetings are played at random, 4 seats; betting forms are drawn, all other choices listed. Of La Triple Couronne
whole games are played at random, 4 seats, with the auction where there is one; and races alone are run as the lab and the
bots run them: all twelve horses of four and five years, until four are across the line.
Each figure is the median of some runs, in processor time, on one pinned core.
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
from pathlib import Path
from random import Random
from typing import Any

import hippodrome
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.contract import playout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.race import Race

SEATS = 4
PLACES = 4
CARDS = 7
DISCIPLINES = ("flat", "hurdles", "steeplechase", "harness")
UNCOMPILED = "uncompiled"
COMPILED = "compiled"


def main(argv: list[str]) -> int:
    """Measure and print."""
    if argv[:1] == ["server"]:
        return _bench_server(argv[1:])
    parser = argparse.ArgumentParser(prog="hippodrome bench", description="How fast the engines are.")
    parser.add_argument(
        "--peers", action="store_true", help="also measure OpenSpiel's backgammon and gin_rummy (pip install open_spiel)"
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


def _bench_server(argv: list[str]) -> int:
    """Tables of a live server under load, beside the bare wire measured in the same run."""
    from hippodrome.lab import bare, load

    parser = argparse.ArgumentParser(prog="hippodrome bench server", description="How many moves a second a live server takes.")
    parser.add_argument("tables", nargs="*", type=int, default=[10, 100, 500], help="numbers of tables")
    parser.add_argument("--runs", type=int, default=3, help="runs per figure; the median counts")
    parser.add_argument("--seconds", type=float, default=8.0, help="length of a run")
    asked = parser.parse_args(argv)
    print("tables  moves/s   p50 ms   p99 ms  limit ms  KB/table  busy   bare wire/s  ratio")
    for tables in asked.tables:
        runs, wires = [], []
        for _ in range(asked.runs):
            runs.append(load.measure(tables, asked.seconds))
            wires.append(bare.measure(tables, asked.seconds / 2))
        run = sorted(runs, key=lambda some: some.moves_per_second)[len(runs) // 2]
        wire = statistics.median(some.moves_per_second for some in wires)
        limit = 2000 * tables / run.moves_per_second
        print(
            f"{tables:6}  {run.moves_per_second:7.0f}  {run.p50 * 1000:7.1f}  {run.p99 * 1000:7.1f}  {limit:8.1f}  "
            f"{run.bytes_per_table / 1000:8.0f}  {run.busy:4.0%}  {wire:12.0f}  {run.moves_per_second / wire:5.2f}"
            + (f"  {run.refused} refused" if run.refused else ""),
            flush=True,
        )
    return 0


def _report(peers: bool, runs: int, seconds: float) -> dict[str, Any]:
    report: dict[str, Any] = {"machine": _machine(), "runs": runs, "seconds": seconds}
    if hippodrome.is_compiled():
        report[COMPILED] = _in_own_process("ours", runs, seconds)
    report[UNCOMPILED] = _without_compiled_code(runs, seconds)
    if peers:
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
    return _measure_ours(runs, seconds) if what == "ours" else _measure_peers(runs, seconds)


def _median_rate(run: Callable[[], int], runs: int, seconds: float) -> float:
    """Median of `runs` rates: how much `run` gets done per second."""
    rates = []
    for _ in range(runs):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            done += run()
        rates.append(done / spent)
    return round(statistics.median(rates))


def _measure_ours(runs: int, seconds: float) -> dict[str, Any]:
    return {
        "is_compiled": hippodrome.is_compiled(),
        **_measure_ticket_gagnant(runs, seconds),
        **_measure_finish(runs, seconds),
        **_measure_finish_line(runs, seconds),
        **_measure_triple_couronne(runs, seconds),
    }


def _measure_ticket_gagnant(runs: int, seconds: float) -> dict[str, float]:
    game: Any = load_game("ticket-gagnant")
    chance = FastChance(1)
    random = Random(1).random
    starts = [_last_race(game, discipline, chance) for discipline in DISCIPLINES]
    hand = game.read(f"hand {CARDS}")

    def from_python() -> int:
        to_act, legal, apply = game.to_act, game.legal, game.apply
        steps = 0
        for start in starts:
            state = game.clone(start)
            apply(state, state.first, hand, chance)
            seats = to_act(state)
            while seats:
                seat = seats[0]
                actions = legal(state, seat)
                apply(state, seat, actions[int(random() * len(actions))], chance)
                steps += 1
                seats = to_act(state)
            steps += 1
        return steps

    def in_playout() -> int:
        steps = 0
        for start in starts:
            state = game.clone(start)
            game.apply(state, state.first, hand, chance)
            steps += 1 + playout(game, state, chance)
        return steps

    midway = game.clone(starts[1])
    game.apply(midway, midway.first, hand, chance)
    for _ in range(SEATS + SEATS * CARDS // 2):
        seat = game.to_act(midway)[0]
        game.apply(midway, seat, game.legal(midway, seat).draw(chance), chance)

    def clones() -> int:
        clone = game.clone
        for _ in range(1000):
            clone(midway)
        return 1000

    return {
        "race_from_python": _median_rate(from_python, runs, seconds),
        "race_in_playout": _median_rate(in_playout, runs, seconds),
        "clone_microseconds": round(1e6 / _median_rate(clones, runs, seconds), 3),
    }


def _measure_finish(runs: int, seconds: float) -> dict[str, float]:
    game: Any = load_game("finish")
    chance = FastChance(1)
    waiting = game.start(Setup(title="finish", edition="1975", seats=SEATS, options={"races": 1}), chance)
    while waiting.auction is not None:
        sold = waiting.auction.leader >= 0
        game.apply(waiting, waiting.auction.turn, game.read("pass" if sold else "bid 1000"), chance)
    *first, last = game.to_act(waiting)
    for seat in first:
        game.apply(waiting, seat, game.read("bets win 1 100 place 2 200 place 3 300"), chance)
    form = game.read("bets win 4 100 place 5 200 place 6 300")

    def races() -> int:
        clone, apply = game.clone, game.apply
        for _ in range(100):
            apply(clone(waiting), last, form, chance)
        return 100

    setup = Setup(title="finish", edition="1975", seats=SEATS, options={"races": 3})

    def programmes() -> int:
        for _ in range(10):
            playout(game, game.start(setup, chance), chance)
        return 10

    return {
        "finish_races": _median_rate(races, runs, seconds),
        "finish_programmes": _median_rate(programmes, runs, seconds),
    }


def _measure_finish_line(runs: int, seconds: float) -> dict[str, float]:
    game: Any = load_game("finish-line")
    chance = FastChance(1)
    random = Random(1).random
    setup = Setup(title="finish-line", edition="2023", seats=SEATS)

    def from_python() -> int:
        to_act, legal, apply = game.to_act, game.legal, game.apply
        state = game.start(setup, chance)
        steps = 0
        seats = to_act(state)
        while seats:
            seat = seats[0]
            actions = legal(state, seat)
            listed = len(actions)
            apply(state, seat, actions[int(random() * listed)] if listed else actions.draw(chance), chance)
            steps += 1
            seats = to_act(state)
        return steps

    return {"finish_line_from_python": _median_rate(from_python, runs, seconds)}


def _measure_triple_couronne(runs: int, seconds: float) -> dict[str, float]:
    game: Any = load_game("triple-couronne")
    chance = FastChance(1)
    found: dict[str, float] = {}
    for edition in ("initiation", "marathon"):
        setup = Setup(title="triple-couronne", edition=edition, seats=SEATS)

        def games(setup: Setup = setup) -> int:
            playout(game, game.start(setup, chance), chance)
            return 1

        found[f"triple_couronne_{edition}"] = _median_rate(games, runs, seconds)
    course, field = game.course, list(range(12, 24))

    def races() -> int:
        for _ in range(100):
            race = Race(course, field, PLACES)
            while not race.run(chance, None):
                race.owed = 0
        return 100

    return {**found, "triple_couronne_races": _median_rate(races, runs, seconds)}


def _last_race(game: Any, discipline: str, chance: Chance) -> Any:
    """A state in which the first player of a meeting's last race chooses the hand."""
    state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=SEATS), chance)
    while state.race < state.table.races - 1:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat).draw(chance), chance)
    game.apply(state, state.first, game.read(f"discipline {discipline}"), chance)
    if discipline == "steeplechase":
        game.apply(state, state.first, game.read("river 1 after"), chance)
    return state


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
        for name, words in (("race_from_python", "race, driven from Python"), ("race_in_playout", "race, in playout()")):
            ratio = f"   {times[name]:g} × backgammon" if name in times else ""
            lines.append(f"{kind:<11} {words:<28}{found[name]:>12,.0f} steps/s{ratio}")
        lines.append(f"{kind:<11} {'clone of a mid-race state':<28}{found['clone_microseconds']:>12.3f} µs")
        lines.append(f"{kind:<11} {'Finish, a race with bets':<28}{found['finish_races']:>12,.0f} /s")
        lines.append(f"{kind:<11} {'Finish, a programme':<28}{found['finish_programmes']:>12,.0f} /s")
        lines.append(f"{kind:<11} {'Finish Line, from Python':<28}{found['finish_line_from_python']:>12,.0f} steps/s")
        for name in ("initiation", "marathon", "races"):
            words = f"Triple Couronne, {name}"
            lines.append(f"{kind:<11} {words:<28}{found[f'triple_couronne_{name}']:>12,.0f} /s")
    for name, found in report.get("peers", {}).items():
        with_draws = found["with_chance_nodes_per_second"]
        lines.append(
            f"{'OpenSpiel':<11} {name:<28}{found['steps_per_second']:>12,.0f} steps/s   ({with_draws:,.0f} with chance nodes)"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
