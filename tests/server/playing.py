"""Servers, people and their live connections, for tests: real processes, real cookies, real WebSockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hippodrome.games.ticket_gagnant.options import meetings
from hippodrome.server.people import COOKIE
from tests.server import season

Message = dict[str, Any]
PATIENCE = 20.0
"""Seconds that a test waits for something that must come."""


class Server:
    """`hippodrome serve` in a process of its own, on a free port; its log is kept beside its data."""

    def __init__(self, data: Path, *arguments: str, limits: bool = False, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self.arguments = [*arguments, *([] if limits else ["--no-limits"])]
        self.environment = {"HIPPODROME_LANG": "en", "PYTHONWARNINGS": "default"} | (environment or {})
        self.log = data.parent / f"{data.name}.log"
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it (again), and wait until it can be used."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", *self.program(), *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.data.parent,
                env=os.environ | self.environment,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = line.rsplit(" ", 1)[-1].strip().rstrip("/")
        if not self.address.startswith("http"):
            self.stop()
            raise RuntimeError(f"the server did not start: {line}{self.log.read_text()}")

    def program(self) -> list[str]:
        """What Python runs."""
        return ["-m", "hippodrome", "serve", "--no-browser", "--port", "0", "--data", str(self.data)]

    def stop(self) -> None:
        """Ask it to end, and wait."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def restart(self) -> None:
        """End it and start it anew, on the same data."""
        self.stop()
        self.start()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Person:
    """Somebody with a browser: a cookie jar, and what it was answered."""

    def __init__(self, server: Server, name: str = "Ada", **headers: str) -> None:
        self.server = server
        self.name = name
        self.web = httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE, trust_env=False)
        self.answers: list[bytes] = []
        self.lives: list[Live] = []
        self.web.event_hooks["response"].append(self._keep)
        self.web.get("/api/home").raise_for_status()

    def _keep(self, answer: httpx.Response) -> None:
        self.answers.append(answer.read())

    @property
    def secret(self) -> str:
        return str(self.web.cookies[COOKIE])

    def follow(self) -> None:
        """The server was restarted, perhaps on another port."""
        self.web.base_url = httpx.URL(self.server.address)

    def get(self, path: str, **query: Any) -> Any:
        """The answer to a request that must succeed."""
        return self.must(self.web.get(path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        """The answer to a request that must succeed."""
        return self.must(self.web.post(path, json=body))

    def leave(self) -> None:
        """Close the browser, and every connection with it."""
        for live in self.lives:
            live.close()
        self.web.close()

    @staticmethod
    def must(answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.status_code}: {answer.text}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    def open(self, title: str = "ticket-gagnant", seats: Sequence[Message] | None = None, **more: Any) -> Message:
        """Open a table; {"id": …, "join": …}."""
        plan = seats or [{"who": "me", "name": self.name}, {"who": "friend"}]
        options = {"races": meetings("2022", len(plan))[0] if title == "ticket-gagnant" else 1}
        if title in ("triple-couronne", "finish-line"):
            options = {}
        opened: Message = self.post("/api/tables", {"title": title, "options": options, "seats": list(plan), **more})
        return opened

    def sit(self, table: Message, **more: Any) -> int:
        """Sit down at an open seat."""
        body = {"join": table["join"], "name": self.name, "emblem": "hat", **more}
        seat: int = self.post(f"/api/tables/{table['id']}/sit", body)["seat"]
        return seat

    def info(self, table: Message) -> Message:
        """The table as this person sees it."""
        found: Message = self.get(f"/api/tables/{table['id']}")
        return found

    def live(self, table: Message, hello: bool = True, **how: Any) -> Live:
        """A live connection to a table, with its Welcome."""
        live = Live(self.server, table["id"], self.secret)
        self.lives.append(live)
        if hello:
            live.hello(**how)
        return live


class Live:
    """One WebSocket to a table. Keeps every message, and where the game stands as a browser would know it."""

    _numbers = itertools.count()

    def __init__(self, server: Server, table: str, secret: str | None, **headers: str) -> None:
        if secret is not None:
            headers["Cookie"] = f"{COOKIE}={secret}"
        url = f"ws{server.address[4:]}/api/tables/{table}/live"
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                open_timeout=PATIENCE,
                max_size=None,
                max_queue=None,
                proxy=None,
            )
        )
        self.raw: list[str] = []
        self.messages: list[Message] = []
        self.table: Message = {}
        self.seat: int | None = None
        self.view: Message = {}
        self.events: list[Message] = []
        self.heard = self.turn = 0
        self.undo = False

    def hello(self, **how: Any) -> Message:
        """Say Hello; the Welcome."""
        self.send({"ask": "hello", **how})
        return self.until(lambda told: told["tell"] == "welcome")

    def send(self, asked: Message) -> None:
        self.socket.send(json.dumps(asked))

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message. Raises TimeoutError, or ConnectionClosed."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        told: Message = json.loads(text)
        self.raw.append(text)
        self.messages.append(told)
        self._note(told)
        return told

    def _note(self, told: Message) -> None:
        if told["tell"] in ("welcome", "room"):
            self.table = told["table"]
        if told["tell"] == "welcome":
            self.seat = told["seat"]
            if told["fresh"]:
                self.events, self.view = [], {}
        game = told.get("game")
        if game is not None and told["tell"] in ("welcome", "update"):
            self.events += game["events"]
            self.view = self.view | game["view"]
            self.heard, self.turn, self.undo = game["heard"], game["turn"], game["undo"]

    def until(self, wanted: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        """Listen until such a message has come; that message."""
        end = time.monotonic() + patience
        while True:
            told = self.hear(max(0.0, end - time.monotonic()))
            if wanted(told):
                return told

    def drain(self, quiet: float = 0.0) -> list[Message]:
        """Everything that has come, until nothing comes for so long."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.hear(quiet))
        return found

    def sync(self) -> list[Message]:
        """Everything that was sent to this connection before now: a refused request comes back behind it."""
        id = f"sync-{next(self._numbers)}"
        self.send({"ask": "nudge", "id": id, "seat": 15})
        before = len(self.messages)
        self.until(lambda told: told["tell"] == "refused" and told["id"] == id)
        return self.messages[before:-1]

    def ask(self, what: str, id: str | None = None, **more: Any) -> Message:
        """Ask for something; the answer to it (`update` with it done, `done` or `refused`)."""
        id = id or f"{what}-{next(self._numbers)}"
        self.send({"ask": what, "id": id, **more})
        return self.until(lambda told: id in (told.get("id"), told.get("done")))

    def act(self, action: Any, seat: int | None = None, turn: int | None = None, id: str | None = None) -> Message:
        """Decide something in the game; the answer to it."""
        return self.ask(
            "act", id, seat=self.seat if seat is None else seat, turn=self.turn if turn is None else turn, action=action
        )

    def must(self, what: str, **more: Any) -> Message:
        """Ask for something that must be granted."""
        answer = self.act(**more) if what == "act" else self.ask(what, **more)
        assert answer["tell"] != "refused", answer
        return answer

    def owes(self) -> bool:
        """Whether this seat owes a choice."""
        choice = self.view.get("choice")
        return choice is not None and choice["owed"]

    def is_over(self) -> bool:
        return bool(self.view) and self.view["phase"] == "over"

    def close(self) -> None:
        self._open.close()

    def closing_code(self) -> int:
        """Listen until the server closes the connection; the code that it gives."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


@contextlib.contextmanager
def closing(*lives: Live) -> Iterator[tuple[Live, ...]]:
    """Close live connections at the end of a test."""
    try:
        yield lives
    finally:
        for live in lives:
            live.close()


def any_action(view: Message, chance: random.Random) -> Message:
    """A legal action, from nothing but the view."""
    choice = view["choice"]
    if "catalogue" in view:
        return season.any_choice(choice, chance)
    match choice["kind"]:
        case "bid" | "maximum" | "bets" if "least" in choice:
            return _any_of_finish(choice, chance)
        case "predict":
            first, second, third = chance.sample(range(1, 8), 3)
            return {
                "do": "predict",
                "first": first,
                "second": chance.choice((second, None)),
                "third": chance.choice((third, None)),
            }
        case "bets":
            return _any_of_finish_line(choice, chance)
        case _ if choice["actions"]:
            action: Message = chance.choice(choice["actions"])
            return action
        case _:  # any order of the horses will do
            return {"do": "arrange", "order": chance.sample(range(1, 8), 7)}


def _any_of_finish(choice: Message, chance: random.Random) -> Message:
    least, most, step = choice["least"], choice["most"], choice["step"]
    amounts = range(least, min(most, least + 20 * step) + 1, step)
    match choice["kind"]:
        case "bid" if amounts and chance.random() < 0.7:
            return {"do": chance.choice(("bid", "maximum")), "amount": chance.choice(amounts)}
        case "bid":
            return {"do": "pass"}
        case "maximum":
            return {"do": "maximum", "amount": chance.choice(amounts)}
    if most < 3 * step:
        return {"do": "bets"}
    places = [{"lane": lane, "stake": step} for lane in chance.sample(choice["lanes"], min(2, len(choice["lanes"])))]
    return {"do": "bets", "win": {"lane": chance.choice(choice["lanes"]), "stake": step}, "places": places}


def _any_of_finish_line(choice: Message, chance: random.Random) -> Message:
    """A slip with three win bets and two on pairs, or fewer where there is no money for more."""
    stakes = [choice["step"] * chance.randint(1, 3) for _ in range(5)]
    while sum(stakes) > choice["most"]:
        stakes.pop()
    starts = chance.sample(range(1, 8), 3)
    wins = [{"start": start, "stake": stake} for start, stake in zip(starts, stakes, strict=False)]
    pairs = (starts[:2], starts[1:])
    places = [{"starts": sorted(pair), "stake": stake} for pair, stake in zip(pairs, stakes[3:], strict=False)]
    return {"do": "bets", "wins": wins, "places": places}


def play_on(
    lives: Sequence[Live],
    chance: random.Random,
    until: Callable[[], bool] = lambda: False,
    before_acting: Callable[[Live], None] = lambda live: None,
    patience: float = 60,
    choose: Callable[[Message, random.Random], Message] = any_action,
) -> None:
    """Let every connection act as soon as it may, until all have seen the end (or something else has happened)."""
    end = time.monotonic() + patience
    while not all(live.is_over() for live in lives) and not until():
        assert time.monotonic() < end, "the game did not go on"
        went_on = False
        for live in lives:
            went_on = bool(live.drain()) or went_on
            if live.owes() and not until():
                before_acting(live)
                answer = live.act(choose(live.view, chance))
                assert answer["tell"] == "update" or answer["why"] == "stale", answer
                went_on = True
        if not went_on:
            time.sleep(0.003)


class Duel:
    """A running game of Ada (who is the host) and Ben."""

    def __init__(self, ada: Person, ben: Person, *, title: str = "ticket-gagnant", **more: Any) -> None:
        self.ada, self.ben = ada, ben
        self.chance = random.Random(11)
        self.table = ada.open(title, **more)
        ben.sit(self.table)
        self.lives = [ada.live(self.table), ben.live(self.table)]
        self.lives[0].must("begin")
        for live in self.lives:
            if not live.view:
                live.until(lambda told: told["tell"] == "welcome" and told["game"] is not None)

    def mover(self) -> Live:
        """The connection that owes a choice."""
        for live in self.lives:
            live.sync()
        return next(live for live in self.lives if live.owes())

    def other(self) -> Live:
        """The one that waits."""
        return self.lives[1] if self.mover() is self.lives[0] else self.lives[0]

    def play_until(self, phase: str) -> None:
        """Go on at random until this phase begins."""
        play_on(self.lives, self.chance, until=lambda: any(live.view["phase"] == phase for live in self.lives))
        for live in self.lives:
            live.sync()
