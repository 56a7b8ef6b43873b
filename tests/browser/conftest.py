"""A real server, a real Chromium, and guests with browsers of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from hippodrome.server.config import client_folder
from tests.browser.playing import FLAGS, Guest
from tests.browser.stage import Stage
from tests.server.playing import Server

_FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever uses a browser is a test of a real server."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.server)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test failed: its guests then leave pictures behind."""
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


def missing(word: str) -> None:
    """Something that these tests need is not there."""
    if os.environ.get("HIPPODROME_ALLOW_MISSING"):
        pytest.skip(word)
    pytest.fail(f"{word}; to do without: scripts/test --allow-missing")


# Not for the whole session: Playwright's event loop runs as long as it does, and other tests in this process have their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    program = os.environ.get("HIPPODROME_CHROMIUM") or shutil.which("chromium")
    if not program:
        missing("Chromium is missing (Debian, Ubuntu: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The browser client must be built."""
    if client_folder() is None:
        missing("the browser client is not built (in web/: npm ci && npm run build)")


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share, each at tables of its own; its bots never wait."""
    with Server(tmp_path_factory.mktemp("house") / "data", "--take-back", "0") as running:
        yield running


@pytest.fixture
def another_server(client: None, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of a test's own."""
    started: list[Server] = []

    def start(*arguments: str) -> Server:
        started.append(Server(tmp_path / f"data{len(started)}", *arguments))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture(scope="package")
def stage(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server at whose tables races stand as a test wants them."""
    stage = Stage(tmp_path_factory.mktemp("stage") / "data")
    yield stage
    stage.close()


@pytest.fixture
def guest(chromium: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Guest]]:
    """Makes guests, each with a browser of their own. No page may complain: not of errors, policies or missing texts."""
    made: list[Guest] = []

    def come_in(name: str = "Ada", **how: Any) -> Guest:
        made.append(Guest(chromium, how.pop("server", server), name, **how))
        return made[-1]

    yield come_in
    if request.node.stash.get(_FAILED, False):
        for number, one in enumerate(made):
            one.leave_pictures(tmp_path / f"{number}-{one.name}")
    troubles = [trouble for one in made for trouble in one.troubles()]
    for one in made:
        one.context.close()
    assert not troubles, "\n".join(troubles)
