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

from tests.browser import finish, finish_line, ticket_gagnant, triple_couronne_phases
from tests.browser.finish_line_phases import use
from tests.browser.playing import FLAGS, PHONE, Guest
from tests.browser.stage import Stage
from tests.games.finish_line.races import BLANKS, opened
from tests.server.playing import Server

ROOT = Path(__file__).parents[2]
FOLDER, DATA = ROOT / "docs" / "screenshots", ROOT / "build" / "screenshots" / "data"
MOST_BYTES = 400_000
OTHERS = [{"who": "bot"}] * 3
SLIPS = [
    "bets win s2 300 win s3 200 place s1+s2 400",
    "bets win s1 500 place s1+s3 300",
    "bets win s7 200 win s5 200 place s1+s2 100 place s2+s3 100",
    "bets win s4 600",
]
"""What four people bet on a race of Finish Line."""
SEASON = (
    "stable, picked", "auction", "jockey", "sales, offered", "lot of a sale", "entries", "rentals", "mounts",
    "bets, filled in", "insurance", "race", "result", "over",
)  # fmt: skip
"""The steps of La Triple Couronne that pictures are taken of."""
# All dice of the photo finish have fallen, and one of the two has more horseshoes.
_DECIDED = """() => {
  const falls = [...document.querySelectorAll(".photo .dice > span")].flatMap((die) => die.getAnimations())
  return document.querySelector(".photo p.won") && falls.every(({ playState }) => playState === "finished")
}"""
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
        fewer.quantize(colours, kmeans=2).save(file, optimize=True)
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


def finish_line_race(guest: Callable[..., Guest], take: Take, stage: Stage, size: str = "") -> None:
    """The phases of a race, each laid on the stage."""
    how: dict[str, Any] = {"size": PHONE} if size else {}
    ada = guest("Ada", server=stage, **how)
    stage.race(ada, lambda log: opened(seats=4, log=log))
    wins, pair = [{"start": 3, "stake": 200}, {"start": 5, "stake": 100}], {"starts": [1, 3], "stake": 200}
    finish_line.write_slip(ada, {"wins": wins, "places": [pair]})
    take(ada, f"finish-line-bets{size}")
    tiles: dict[str, Any] = {"level": False, "whips": [3], "shoes": [11, 18], "greens": {22: 2000}}
    early: dict[str, Any] = {"reserve": {"white": 6, "red": 3, "yellow": 5, "green": 1, "black": 1}, "home_stretch": False}
    stage.race(ada, use("white horseshoe", "red whip", "black pace", bets=SLIPS, **tiles, **early))
    finish_line.pick(ada, 0)
    if size:
        ada.press(finish_line.tile(ada, 11))
    else:
        finish_line.go_along(ada, 11)  # a pointer would be moved away before the picture is taken
    take(ada, f"finish-line-use{size}")
    stage.race(ada, use("yellow interference", "white horseshoe", "red double", bets=SLIPS))
    take(ada, f"finish-line-home-stretch{size}")
    stage.race(ada, use(*BLANKS, reserve={}, kept=[0, 0, 0, 0], bets=SLIPS))
    finish_line.carry_out(ada, {"do": "aside", "die": "red"})
    expect(ada.text("web-rest")).to_be_visible()
    take(ada, f"finish-line-result{size}")
    moving = guest("Ada", server=stage, motion=True, speed=1, **how)
    stage.race(moving, use(*BLANKS, reserve={}, kept=[0, 0, 0, 0], bets=SLIPS))
    finish_line.carry_out(moving, {"do": "aside", "die": "red"})
    photo = moving.page.get_by_role("group", name=moving.say("web-fl-scene-photo"), exact=True)
    expect(photo).to_be_visible()
    moving.page.wait_for_function(_DECIDED)
    take(moving, f"finish-line-photo{size}")


def finish_line_desktop(guest: Callable[..., Guest], take: Take) -> None:
    on_stage(lambda stage: finish_line_race(guest, take, stage))


def finish_line_phone(guest: Callable[..., Guest], take: Take) -> None:
    on_stage(lambda stage: finish_line_race(guest, take, stage, "-phone"))


def triple_couronne_season(guest: Callable[..., Guest], take: Take, stage: Stage, size: str = "") -> None:
    """The steps of a season, each laid on the stage."""
    how: dict[str, Any] = {"size": PHONE} if size else {}
    ada = guest("Ada", server=stage, **how)
    for phase in triple_couronne_phases.phases(ada, stage, 4):
        if phase in SEASON:
            take(ada, f"triple-couronne-{phase.split(',')[0].replace(' ', '-')}{size}")


def triple_couronne_desktop(guest: Callable[..., Guest], take: Take) -> None:
    on_stage(lambda stage: triple_couronne_season(guest, take, stage))


def triple_couronne_phone(guest: Callable[..., Guest], take: Take) -> None:
    on_stage(lambda stage: triple_couronne_season(guest, take, stage, "-phone"))


def on_stage(shoot: Callable[[Stage], None]) -> None:
    """Take pictures of races that stand just so."""
    stage = Stage(DATA.with_name(f"stage-{len(list(DATA.parent.iterdir()))}"))
    try:
        shoot(stage)
    finally:
        stage.close()


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
    "finish-line": finish_line_desktop,
    "finish-line-phone": finish_line_phone,
    "triple-couronne": triple_couronne_desktop,
    "triple-couronne-phone": triple_couronne_phone,
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
                guests.append(Guest(chromium, how.pop("server", server), name, sharp=2 if how.get("size") == PHONE else 1, **how))
                guests[-1].ask("GET", "home")  # it brings the cookie
                guests[-1].ask("PUT", "me", {"name": name, "emblem": "hat" if name == "Ada" else "carrot"})
                return guests[-1]

            SHOTS[name](guest, take)
            for one in guests:
                one.context.close()
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
