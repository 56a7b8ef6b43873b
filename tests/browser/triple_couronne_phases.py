"""Every step of La Triple Couronne, laid on a stage: what its screens are looked at in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import expect

from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.orders import now
from hippodrome.core.record import Match, is_over, new_match
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from tests.browser import triple_couronne
from tests.browser.looking import GO_ON, STOP
from tests.browser.playing import Guest
from tests.browser.stage import Lay, Stage
from tests.games.triple_couronne.seasons import put_cash
from tests.server.playing import Live, Message, closing
from tests.server.season import any_choice

TITLE = "triple-couronne"
BY_CHANCE = ("sales", "rentals", "bets", "insurance")
"""What the others decide at random; else they give the usual answer."""
LATE = 4
"""A race before which there is something to tell of others."""
LONGEST = "Gaspard Tournebride"
"""The jockey whose name needs most room."""
CARD = """() => document.querySelector(".large .lies") !== null"""
"""A card is read out."""
HOME = """() => Number(/\\d+/.exec(document.querySelector(".infield ol em")?.textContent ?? "99")?.[0] ?? 0) <= 8"""
"""The leader has eight squares to go, or has arrived."""
PAUSE = "() => { for (const one of document.getAnimations()) one.pause() }"
Wanted = Callable[[Any], bool]


def asked(kind: str, phase: str = "", race: int = 0) -> Wanted:
    """The first seat is asked for this, and everybody else has chosen."""

    def wanted(view: Any) -> bool:
        return view.choice.kind == kind and phase in ("", view.phase) and view.race >= race and view.to_act == (0,)

    return wanted


def until(wanted: Wanted, seats: int, edition: str = "complet", game: Game[Any] | None = None, **options: Any) -> Match:
    """A season played until the first seat is asked for something."""
    game = game or load_game(TITLE)
    setup = Setup(title=TITLE, edition=edition, seats=seats, options=options)
    for seed in range(1, 40):
        match = new_match(game, setup, tuple(f"Player {seat}" for seat in range(seats)), f"{seed:064x}", ("ab",) * seats)
        chance = random.Random(seed)
        while not is_over(match):
            seat = game.to_act(match.state)[-1]  # the first seat comes last
            view = match.view(seat)
            if seat == 0 and wanted(view):
                return match
            match.act(seat, decided(match, seat, chance))
    raise AssertionError("nobody was asked for that")


def decided(match: Match, seat: int, chance: random.Random) -> int:
    """What a seat does on the way there."""
    view = match.view(seat)
    _, answers = now(match.game, view)
    if answers and (seat == 0 or view.choice.kind not in BY_CHANCE):
        return match.game.code(next(iter(answers.values())))
    choice: Message = json.loads(msgspec.json.encode(view.choice))
    return match.game.read(json.dumps(any_choice(choice, chance)))


def laid(match: Match) -> Lay:
    """The match as it stands, with all that was told of it."""

    def lay(log: Log) -> Any:
        log.entries += match.log.entries
        return match.state

    return lay


def poor(match: Match, left: int) -> Match:
    """The first seat has only so much left; the bank has the rest."""
    put_cash(match.state, [left, *list(match.state.ledger.cash)[1:]])
    return match


def keeping(seats: int) -> Match:
    """Two runners, and money for one fee."""
    match = until(lambda view: asked("mounts")(view) and len(view.choice.horses) > 1, seats)
    match.act(0, decided(poor(match, match.view(0).fee), 0, random.Random(1)))
    return match


def giving_up(seats: int) -> Match:
    """A card costs more than the first seat has."""
    for race in range(1, 10):
        match = poor(until(asked("insurance", race=race), seats), 0)
        match.act(0, decided(match, 0, random.Random(1)))
        if match.view(0).choice is not None and match.view(0).choice.kind == "give-up":
            return match
    raise AssertionError("no card was dear enough")


def elsewhere(guest: Guest, stage: Stage, table: Message, action: Message | str) -> None:
    """Decide from another device of one's own."""
    live = Live(stage, table["id"], guest.secret())  # type: ignore[arg-type]  # it has an address
    with closing(live):
        live.hello()
        live.must("act", action=action)


def set_speed(guest: Guest, key: str, **facts: int) -> None:
    guest.press(guest.open_menu().get_by_role("button", name=guest.say(key, **facts), exact=True))
    guest.close_dialog()


def phases(guest: Guest, stage: Stage, seats: int) -> Iterator[str]:
    """One after the other, each at a table of its own; without motion."""

    def lay(match: Match) -> Message:
        edition = match.header.setup.edition
        table = stage.race(guest, laid(match), title=TITLE, edition=edition, options=match.header.setup.options)
        guest.wait_for_turn()
        return table

    lay(until(asked("stable"), seats, stables="chosen"))
    yield "stable"
    guest.press(guest.page.get_by_role("group", name=guest.say("web-tc-colours"), exact=True).get_by_role("button").last)
    yield "stable, picked"
    lay(until(lambda view: asked("bid", "auction")(view) and len(view.lots) < 4 * seats - 2, seats))
    yield "auction"
    guest.press(guest.page.locator(".much.s10"))
    guest.press(triple_couronne.main(guest))
    yield "auction, asked whether it is sure"
    lay(until(asked("jockey"), seats, auction=False, jockeys="drafted"))
    guest.page.keyboard.press("2")
    yield "jockey"
    lay(until(asked("sales", race=LATE), seats, auction=False))
    yield "sales"
    guest.press(triple_couronne.row(guest, guest.view()["choice"]["prices"][0]["horse"]))
    yield "sales, offered"
    guest.press(guest.page.locator("[data-guide=calendar]"))
    guest.press(guest.button("web-tc-scene-look-at", race=1))
    yield "sales, a race looked at again"
    lay(until(asked("bid", "sale"), seats, auction=False))
    yield "lot of a sale"
    lay(until(asked("entries", race=1), seats, "initiation"))
    yield "entries, first season"
    lay(until(asked("entries", race=LATE), seats))
    yield "entries"
    guest.press(triple_couronne.row(guest, guest.view()["choice"]["horses"][0]))
    yield "entries, scratched"
    lay(until(asked("rentals", race=LATE), seats))
    guest.press(triple_couronne.row(guest, guest.view()["choice"]["prices"][0]["horse"]))
    yield "rentals"
    lay(until(asked("bid", "rental"), seats))
    yield "lot of a rental"
    lay(until(lambda view: asked("mounts", race=LATE)(view) and LONGEST in view.choice.names, seats))
    yield "mounts"
    lay(keeping(seats))
    yield "keep"
    if seats >= 4:
        lay(until(asked("bets", race=LATE), seats))
        yield "bets"
        horses = guest.view()["choice"]["horses"]
        bets = {"wins": [{"horse": horse} for horse in horses[:3]], "pairs": [{"first": horses[0], "second": horses[1]}]}
        triple_couronne.write_slip(guest, bets)
        yield "bets, filled in"
    table = lay(until(asked("insurance", race=LATE), seats))
    yield "insurance"
    runs(guest, stage, table, CARD)
    yield "race"
    guest.page.evaluate(GO_ON)
    guest.page.keyboard.press("s")
    expect(guest.text("web-rest")).to_be_visible()
    yield "result"
    runs(guest, stage, lay(until(asked("insurance", race=LATE), seats)), HOME)
    yield "race, last squares"
    guest.page.evaluate(GO_ON)
    set_speed(guest, "web-speed-none")
    lay(giving_up(seats))
    yield "give up"
    table = lay(until(lambda view: asked("insurance")(view) and view.race == view.races, seats))
    elsewhere(guest, stage, table, {"do": "insure"})
    guest.sees_result()
    guest.close_dialog()
    yield "over"


def runs(guest: Guest, stage: Stage, table: Message, sight: str) -> None:
    """Start the race, and stop its film at a sight."""
    set_speed(guest, "web-speed-times", speed=4)
    elsewhere(guest, stage, table, {"do": "insure"})
    guest.page.wait_for_function(sight, timeout=60_000)
    guest.page.evaluate(STOP)
    guest.page.evaluate(PAUSE)
