"""The pictures in docs/screenshots: a guest walks through the house and takes them (see scripts/screenshots)."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import finish, ticket_gagnant
from tests.browser.playing import FLAGS, PHONE, Guest
from tests.server.playing import Server

ROOT = Path(__file__).parents[2]
FOLDER, DATA = ROOT / "docs" / "screenshots", ROOT / "build" / "screenshots" / "data"
MOST_BYTES = 400_000
OTHERS = [{"who": "bot"}] * 3
Take = Callable[[Guest, str], None]
Shot = Callable[[Callable[..., Guest], Take], None]


def take(guest: Guest, name: str) -> None:
    """Take a picture; one that is too big gets fewer colours."""
    file = FOLDER / f"{name}.png"
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.fonts.ready")
    guest.page.screenshot(path=file)
    with Image.open(file) as picture:
        fewer = picture.convert("RGB")
    for colours in (256, 128, 64):
        if file.stat().st_size < MOST_BYTES:
            break
        fewer.quantize(colours).save(file, optimize=True)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} KB")


def home(guest: Callable[..., Guest], take: Take) -> None:
    ada = guest("Ada")
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Ticket Gagnant")).to_be_visible()
    take(ada, "home")


def new_table(guest: Callable[..., Guest], take: Take) -> None:
    ada = guest("Ada")
    ada.go("/new/ticket-gagnant?for=friends")
    ada.page.get_by_label(ada.say("web-name"), exact=True).fill("Ada")
    take(ada, "new-table")


def lobby(guest: Callable[..., Guest], take: Take) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.opens("ticket-gagnant", [{"who": "friend"}, {"who": "friend"}, OTHERS[0]])
    ada.go(f"/t/{table['id']}")
    ben.sits(table)
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    take(ada, "lobby")


def half_a_race(ada: Guest) -> dict[str, Any]:
    """A race of four, half of its cards played, one's own turn, a card picked."""
    table = ada.plays("ticket-gagnant", OTHERS, edition="2022", options={"first_player": 0})
    while len(ada.view()["played"]) < 12:
        ada.wait_for_turn()
        ticket_gagnant.turn(ada, "hurdles", 6)
    ada.wait_for_turn()
    for card in ticket_gagnant.hand(ada).all():
        card.click()
        if ticket_gagnant.spots(ada).count() > 1:
            break
    return table


def ticket_gagnant_race(guest: Callable[..., Guest], take: Take) -> None:
    ada = guest("Ada")
    table = half_a_race(ada)
    take(ada, "ticket-gagnant-race")
    ada.plays_on_elsewhere(table)
    expect(ada.dialog("web-result-title")).to_be_visible()
    ada.close_dialog()
    take(ada, "ticket-gagnant-result")
    ada.go(f"/replay/{table['id']}")
    scrubber = ada.page.get_by_role("slider", name=ada.say("web-replay-scrub"))
    scrubber.fill(str(int(scrubber.get_attribute("max") or 0) * 2 // 5))
    take(ada, "replay")


def ticket_gagnant_phone(guest: Callable[..., Guest], take: Take) -> None:
    ada = guest("Ada", size=PHONE)
    half_a_race(ada)
    take(ada, "ticket-gagnant-race-phone")


def finish_auction(guest: Callable[..., Guest], take: Take) -> None:
    ada = guest("Ada")
    ada.plays("finish", OTHERS)
    while ada.view()["lot"] < 2:
        ada.wait_for_turn()
        finish.turn(ada)
    ada.wait_for_turn()
    take(ada, "finish-auction")


def run_race(ada: Guest, name: str, take: Take) -> None:
    """A race in the middle of its third round, while it is being shown."""
    ada.plays("finish", OTHERS)
    ada.wait_for_turn()
    while ada.button("web-bids-pass").count():
        finish.turn(ada)
        ada.wait_for_turn()
    finish.bet(ada, "win", 0)
    finish.bet(ada, "place", 1)
    take(ada, f"{name.replace('race', 'form')}")
    ada.page.evaluate("localStorage.setItem('hippodrome-speed', '1')")
    ada.page.reload()
    ada.see_table()
    finish.bet(ada, "win", 0)
    finish.bet(ada, "place", 1)
    finish.handing_in(ada).click()
    round_three = re.compile(re.escape(ada.say("finish-dice-round", round=3)))
    expect(ada.page.get_by_text(round_three).first).to_be_attached(timeout=60_000)
    take(ada, name)


def finish_race(guest: Callable[..., Guest], take: Take) -> None:
    run_race(guest("Ada", motion=True), "finish-race", take)


def finish_phone(guest: Callable[..., Guest], take: Take) -> None:
    run_race(guest("Ada", motion=True, size=PHONE), "finish-race-phone", take)


def rules(guest: Callable[..., Guest], take: Take) -> None:
    ada = guest("Ada")
    ada.go("/rules/ticket-gagnant")
    ada.page.get_by_role("searchbox").fill("hedge")
    expect(ada.page.locator("mark").first).to_be_visible()
    take(ada, "rules")


SHOTS: dict[str, Shot] = {
    "home": home,
    "new-table": new_table,
    "lobby": lobby,
    "ticket-gagnant-race": ticket_gagnant_race,
    "ticket-gagnant-phone": ticket_gagnant_phone,
    "finish-auction": finish_auction,
    "finish-race": finish_race,
    "finish-phone": finish_phone,
    "rules": rules,
}


def main(names: list[str]) -> None:
    shutil.rmtree(DATA.parent, ignore_errors=True)
    DATA.parent.mkdir(parents=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = os.environ.get("HIPPODROME_CHROMIUM") or shutil.which("chromium")
    with Server(DATA, "--take-back", "0") as server, sync_playwright() as playwright:
        chromium: Browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        for name in names or SHOTS:
            guests: list[Guest] = []

            def guest(name: str, guests: list[Guest] = guests, **how: Any) -> Guest:
                guests.append(Guest(chromium, server, name, sharp=2 if how.get("size") == PHONE else 1, **how))
                guests[-1].ask("GET", "home")  # it brings the cookie
                guests[-1].ask("PUT", "me", {"name": name, "emblem": "hat" if name == "Ada" else "carrot"})
                return guests[-1]

            SHOTS[name](guest, take)
            for one in guests:
                one.context.close()
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
