"""How smoothly the races of the drawn boards are shown: frames per second, and the longest block of the main thread.

A recorded race is opened as a replay and played at normal speed in Chromium, in a window and on a phone's screen. Beside it, in
the same run, an empty page on which one thing moves: what this machine can show at all. Started by `scripts/bench film`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from hippodrome.core.record import read_header
from hippodrome.games import load_game
from hippodrome.server.protocol.bodies import Frame
from hippodrome.server.replays.worker import show
from hippodrome.texts import Texts
from tests.browser.playing import FLAGS
from tests.server.playing import Server

RECORDED = Path(__file__).parents[2] / "tests" / "games" / "recorded"
RACES = {
    "ticket-gagnant": ("2024-4-seats", "RaceStarted"),
    "finish": ("1975-4-seats", "BetsRevealed"),
    "finish-line": ("2023-4-seats", "RaceStarted"),
}
"""The record of each game, and the event with which its race begins."""
ENDS = {"ticket-gagnant": "RaceRanked", "finish": "RaceRanked", "finish-line": "RaceRanked"}
"""The event with which it is over."""
SPEEDS = (1, 4)
SCREENS = {"1440 × 900": (1440, 900), "390 × 844": (390, 844)}
WANTED_FRAMES, WANTED_BLOCK = 50, 80
_COUNT = """() => {
  window.film = { times: [], blocks: [] }
  new PerformanceObserver((list) => window.film.blocks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" })
  const tick = (time) => { window.film.times.push(time); requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""
_SHOWN = """([end, play]) =>
  Number(document.querySelector("input[type=range]").value) >= end || document.querySelector(`button[aria-label="${play}"]`)"""
_EMPTY = """<style>@keyframes go { to { transform: translateX(300px) } } div { width: 40px; height: 40px; background: #a33;
animation: go 1s infinite alternate linear }</style><div></div>"""


@dataclass(frozen=True)
class Smoothness:
    """Of one showing."""

    frames: float
    """Per second."""
    block: float
    """The longest, in milliseconds; 0 if none lasted 50 ms."""
    gap: float
    """The longest time between two frames, in milliseconds."""
    work: float
    """The longest task of the main thread in processor time: what a block would be on a machine that is not busy."""


def measured(chromium: Browser, page: Page, seconds: float, begin: Callable[[], None] = lambda: None) -> Smoothness:
    """What is shown on a page, from when it begins."""
    page.evaluate(_COUNT)
    chromium.start_tracing(page=page, categories=["toplevel"])
    begin()
    page.wait_for_timeout(seconds * 1000)
    film = page.evaluate("window.film")
    work = longest_task(json.loads(chromium.stop_tracing())["traceEvents"])
    times: list[float] = film["times"]
    gaps = [after - before for before, after in itertools.pairwise(times)]
    return Smoothness(1000 * len(gaps) / (times[-1] - times[0]), max(film["blocks"], default=0.0), max(gaps), work)


def longest_task(trace: list[dict[str, Any]]) -> float:
    """The longest of the main threads of pages, in milliseconds of processor time."""
    named = [event for event in trace if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"]
    mains = {(event["pid"], event["tid"]) for event in named}
    tasks = (event for event in trace if event["ph"] == "X" and (event["pid"], event["tid"]) in mains)
    return max((event.get("tdur", 0) for event in tasks), default=0) / 1000


def median(shown: list[Smoothness]) -> Smoothness:
    """Of several showings, value by value."""
    each = ([getattr(one, field.name) for one in shown] for field in fields(Smoothness))
    return Smoothness(*(round(statistics.median(values), 1) for values in each))


def new_page(chromium: Browser, size: tuple[int, int], address: str) -> Page:
    """A page of this size: a phone's, if it is narrow."""
    phone = size[0] < 700
    context = chromium.new_context(
        base_url=address,
        locale="en",
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        reduced_motion="no-preference",
        service_workers="block",
    )
    context.set_default_timeout(30_000)
    return context.new_page()


def first_race(title: str) -> tuple[Path, int, int]:
    """A recorded game, and the frames of its replay with which its first race begins and is over: the next one, if one frame
    holds all of it."""
    name, event = RACES[title]
    file = RECORDED / title / f"{name}.jsonl"
    text = file.read_text(encoding="utf-8")
    game = load_game(read_header(text).setup.title)
    shown: list[Frame] = []
    show(game, text, 0, shown.append)
    told = [[type(one).__name__ for one in frame.events] for frame in shown]
    start = next(at for at, names in enumerate(told) if event in names)
    end = next(at for at, names in enumerate(told) if at >= start and ENDS[title] in names)
    return file, start, max(end, start + 1)


def race(chromium: Browser, address: str, size: tuple[int, int], title: str, seconds: float) -> Smoothness:
    """Show a race once."""
    page = new_page(chromium, size, address)
    try:
        file, start, _ = first_race(title)
        return measured(chromium, page, seconds, at_the_start(page, file, start).click)
    finally:
        page.context.close()


def at_the_start(page: Page, file: Path, start: int) -> Locator:
    """Open a record where its race begins; the button that plays it."""
    say = Texts("en").say
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("combobox", name=say("web-replay-from")).select_option("0")
    scrubber = page.get_by_role("slider", name=say("web-replay-scrub"))
    expect(scrubber).to_be_visible()
    scrubber.fill(str(start - 1))
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    return page.get_by_role("button", name=say("web-replay-play"), exact=True)


def duration(chromium: Browser, address: str, title: str, speed: int) -> float:
    """How many seconds a race takes at this speed, from its start to its result."""
    page = new_page(chromium, SCREENS["1440 × 900"], address)
    try:
        page.add_init_script(f"localStorage.setItem('hippodrome-speed', '{speed}')")
        file, start, end = first_race(title)
        play = at_the_start(page, file, start)
        began = time.monotonic()
        play.click()
        page.wait_for_function(_SHOWN, arg=[end, Texts("en").say("web-replay-play")], timeout=300_000, polling=50)
        return time.monotonic() - began
    finally:
        page.context.close()


def empty(chromium: Browser, size: tuple[int, int], seconds: float) -> Smoothness:
    """An empty page on which one thing moves."""
    page = new_page(chromium, size, "about:blank")
    try:
        page.set_content(_EMPTY)
        return measured(chromium, page, seconds)
    finally:
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench film", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="how often each race is shown; the median counts")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long it is watched")
    parser.add_argument("--title", choices=RACES, action="append", help="only this game")
    parser.add_argument("--whole", action="store_true", help="measure how long a whole race takes instead, at 1× and at 4×")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    program = os.environ.get("HIPPODROME_CHROMIUM") or shutil.which("chromium")
    found: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        if asked.whole:
            for title in asked.title or RACES:
                times = [duration(chromium, server.address, title, speed) for speed in SPEEDS]
                said = ", ".join(f"{seconds:.1f} s at {speed}×" for speed, seconds in zip(SPEEDS, times, strict=True))
                print(f"{title:15} a race takes {said}: {times[1] / times[0]:.0%}")
            return
        for screen, size in SCREENS.items():
            blank = median([empty(chromium, size, 3) for _ in range(asked.runs)])
            for title in asked.title or RACES:
                shown = median([race(chromium, server.address, size, title, asked.seconds) for _ in range(asked.runs)])
                ratio = round(shown.frames / blank.frames, 2)
                found.append({"title": title, "screen": screen, **asdict(shown), "empty page": blank.frames, "ratio": ratio})
        chromium.close()
    busy = os.getloadavg()[0]
    if asked.json:
        print(json.dumps({"races": found, "load": busy}))
        return
    print(f"Wanted: {WANTED_FRAMES} frames/s, no block over {WANTED_BLOCK} ms. Load of the machine at the end: {busy:.1f}.")
    for one in found:
        print(
            f"{one['title']:15} {one['screen']:11} {one['frames']:5} frames/s ({one['ratio']} of an empty page's "
            f"{one['empty page']}), longest block {one['block']} ms ({one['work']} ms of processor time), longest time "
            f"without a frame {one['gap']} ms"
        )


if __name__ == "__main__":
    main()
