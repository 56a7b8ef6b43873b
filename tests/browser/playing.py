"""A guest at the tables: somebody who looks at a page and presses what is on it."""

from __future__ import annotations

import contextlib
import json
import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, TimeoutError, WebSocket, expect

from hippodrome.server.people import COOKIE
from hippodrome.texts import Texts
from tests.server.playing import Live, Message, Server, play_on

DESKTOP, PHONE = (1360, 850), (390, 844)
PATIENCE = 15.0
"""Seconds that a test waits for something that must come."""
LONG_PATIENCE = 90.0
"""The same, where a game may have to be prepared first: La Triple Couronne runs trial races for its form guide."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP lan.test 127.0.0.1",
)
"""How Chromium is started: without a sandbox (tests run as root too), and without calling home."""
SPOT = re.compile(r"\b[a-g]\d\d?\b")
"""What the buttons on the course of Ticket Gagnant have in their names: a cell."""
BOT: Message = {"who": "bot", "bot": "random"}
FRIEND: Message = {"who": "friend"}

_LEFT_EARLY = "WebSocket is closed before the connection is established"  # what Chromium says when one sits down quickly
_SPEED = """if (location.protocol.startsWith("http") && localStorage.getItem("hippodrome-speed") === null) {{
    localStorage.setItem("hippodrome-speed", "{speed}")
}}"""

# Looked for with every frame: what Playwright expects it looks for ever less often.
_ON = ".prompt > .on"
_ASKED = "() => document.title.startsWith('●')"
_READY = f"() => document.title.startsWith('●') && !document.querySelector('.below.dead, .prompt > .dots, {_ON}')"
_SETTLED = "() => !document.querySelector('.prompt > .dots')"

expect.set_options(timeout=PATIENCE * 1000)


class Guest:
    """Somebody with a browser: its own cookies, language and size. Notes what its pages complain of and what they are told."""

    def __init__(
        self,
        chromium: Browser,
        server: Server,
        name: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        motion: bool = False,
        speed: int = 0,
        address: str = "",
        touch: bool | None = None,
        sharp: int = 1,
    ) -> None:
        self.name = name
        self.server = server
        self.address = address or server.address
        self.allowed: list[str] = [_LEFT_EARLY]
        """Patterns of complaints that this test brings about."""
        self.complaints: list[str] = []
        self.told: list[Message] = []
        """What came over the WebSockets of all pages."""
        self.sent: list[Message] = []
        self.touch = phone = size[0] < 700 if touch is None else touch
        self.context: BrowserContext = chromium.new_context(
            base_url=self.address,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=sharp,  # without a graphics card every pixel costs time
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if speed != 1:
            self.context.add_init_script(_SPEED.format(speed=speed))
        self.context.on("page", self._watch)
        self.language = language
        self.page: Page = self.context.new_page()

    @property
    def language(self) -> str:
        return self._texts.lang

    @language.setter
    def language(self, language: str) -> None:
        """The language in which this guest reads from now on; the page's own is chosen on the page."""
        self._texts = Texts(language)

    # What the browser notes

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard_console)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("websocket", self._heard_socket)

    def _heard_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _heard_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def troubles(self) -> list[str]:
        """What went wrong in this browser, unless the test wanted it."""
        return [f"{self.name}: {text}" for text in self.complaints if not any(re.search(some, text) for some in self.allowed)]

    def leave_pictures(self, name: Path) -> None:
        for number, page in enumerate(self.context.pages):
            try:
                page.screenshot(path=f"{name}-{number}.png", timeout=5000)
                Path(f"{name}-{number}.txt").write_text(f"{page.url}\n{page.locator('body').aria_snapshot()}\n")
            except Exception as problem:
                print(f"no picture of {name}: {problem}")

    # Looking and pressing

    def say(self, key: str, **facts: Any) -> str:
        """A text in this guest's language, as the catalogues have it."""
        return self._texts.say(key, **facts)

    def figure(self, amount: int) -> str:
        """An amount as this guest reads it."""
        return self._texts.number(amount)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    def link(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **facts), exact=True)

    def dialog(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(key, **facts), exact=True)

    def text(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_text(self.say(key, **facts), exact=True).first

    def press(self, what: Locator) -> None:
        """Touch it, where there is no mouse."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def go(self, path: str) -> None:
        self.page.goto(path)

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for something that only Python can see."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"{self.name} waited in vain until {what}"
            self.page.wait_for_timeout(15)

    def close_dialog(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    # Tables

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request with this browser's cookies."""
        answer = self.context.request.fetch(f"{self.address}/api/{path}", method=method, data=body, timeout=LONG_PATIENCE * 1000)
        assert answer.ok, f"{answer.status}: {answer.text()}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text()

    def opens(self, title: str, others: Sequence[Message] = (BOT,), **more: Any) -> Message:
        """Open a table for this guest and others without the forms; {"id": …, "join": …}. Short ones, unless told otherwise."""
        short: Message = {"options": {"races": 1}}
        if title == "ticket-gagnant":
            short = {"edition": "2024", "options": {"races": len(others) + 1}}
        elif title == "finish-line":
            short = {}
        friends = any(seat["who"] == "friend" for seat in others)
        plan = {"title": title, "seats": [{"who": "me", "name": self.name}, *others], "begin": not friends, **short, **more}
        self.ask("GET", "home")  # it brings the cookie of a browser that has not seen a page yet
        opened: Message = self.ask("POST", "tables", plan)
        return opened

    def plays(self, title: str, others: Sequence[Message] = (BOT,), **more: Any) -> Message:
        """Open a table and look at it."""
        table = self.opens(title, others, **more)
        self.go(f"/t/{table['id']}")
        self.see_table()
        return table

    def sits(self, table: Message) -> None:
        """Come by the invitation link, and sit down."""
        self.go(f"/t/{table['id']}#join={table['join']}")
        self.page.get_by_label(self.say("web-name"), exact=True).fill(self.name)
        self.button("web-join-sit").click()
        expect(self.text("web-lobby-wait").or_(self.board)).to_be_visible()

    def watches(self, table: Message) -> None:
        """Come by the spectators' link."""
        self.go(f"/w/{table['id']}")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main", name=self.say("web-scene"), exact=True)

    def see_table(self) -> None:
        """Wait until the board is there."""
        expect(self.board).to_be_visible()
        self.page.evaluate("document.fonts.ready")

    def seat_menu(self, name: str) -> Locator:
        """Open what can be done about a seat."""
        self.button("web-seat-menu", name=name).click()
        dialog = self.page.get_by_role("dialog", name=name, exact=True)
        expect(dialog).to_be_visible()
        return dialog

    def open_menu(self) -> Locator:
        self.button("web-menu").click()
        expect(self.dialog("web-menu")).to_be_visible()
        return self.dialog("web-menu")

    # Playing

    def view(self) -> Message:
        """Where the game stands as far as this browser was told."""
        view: Message = {}
        for told in self.told:
            if (game := told.get("game")) and told["tell"] in ("welcome", "update"):
                view = view | game["view"]
        return view

    def told_last(self, part: str) -> Any:
        """The last that this browser was told of a part of the game that is always told whole."""
        return next(game[part] for told in reversed(self.told) if (game := told.get("game")))

    def events(self) -> list[Message]:
        """What this browser was told of the game, in order."""
        found: list[Message] = []
        for told in self.told:
            if (game := told.get("game")) and told["tell"] in ("welcome", "update"):
                if told["tell"] == "welcome" and told["fresh"]:
                    found = []
                found += game["events"]
        return found

    def is_asked(self) -> bool:
        """Whether the page says that it is this guest's turn."""
        return self.page.title().startswith("●")

    def is_over(self) -> bool:
        return self.dialog("web-result-title").is_visible()

    def wait_for_turn(self) -> None:
        """Wait until this guest is asked for something, has seen what lies before it, and can press what is on the desk."""
        self.page.wait_for_function(_ASKED)
        self.goes_on()
        self.page.wait_for_function(_READY)

    def goes_on(self) -> None:
        """Leave what is being shown: a result on which the film rests, or all that lies before one's own choice."""
        button = self.page.locator(_ON)
        end = time.monotonic() + PATIENCE
        while button.count() and time.monotonic() < end:
            with contextlib.suppress(TimeoutError):  # the film may have ended by itself
                button.tap(timeout=1000) if self.touch else button.click(timeout=1000)

    def sees_result(self) -> None:
        """Go on until the result lies open."""

        def over() -> bool:
            self.goes_on()
            return self.is_over()

        self.wait_until(over, "the result lies open")

    def settle(self) -> None:
        """Wait until nothing is on its way to the server any more."""
        self.page.wait_for_function(_SETTLED)

    def prompts(self) -> list[str]:
        """What the page says should be done."""
        return self.page.get_by_role("status").all_inner_texts()

    def secret(self) -> str:
        """By which the server knows this browser."""
        return next(str(cookie["value"]) for cookie in self.context.cookies() if cookie["name"] == COOKIE)

    def plays_on_elsewhere(self, table: Message) -> None:
        """Play at random from another device of one's own, to the end: only where no other person has to."""
        live = Live(self.server, table["id"], self.secret())
        try:
            live.hello()
            play_on([live], random.Random(1))
        finally:
            live.close()

    def verifies(self, key: str = "web-verify") -> None:
        """Have the draws of a finished game checked, from the page of its result."""
        self.button("web-more").click()
        self.button(key).click()

    def finishes(self, title: str, **more: Any) -> Message:
        """Sit at a table from its beginning to its end, without playing by hand; the result lies open."""
        table = self.plays(title, **more)
        self.plays_on_elsewhere(table)
        self.sees_result()
        return table


def play_out(
    *guests: Guest, turn: Callable[[Guest], object], until: Callable[[], bool] = lambda: False, patience: float = 60
) -> None:
    """Let everybody take their turns as they come, until the game is over for all (or something else has happened)."""
    end = time.monotonic() + patience
    while not until() and not all(guest.is_over() for guest in guests):
        for guest in guests:
            guest.goes_on()
            if guest.is_asked() and not guest.is_over():
                turn(guest)
        assert time.monotonic() < end, "the game does not go on"
        guests[0].page.wait_for_timeout(10)
