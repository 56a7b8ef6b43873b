"""Finish Line as a person plays it: touching tiles and dice, or with the keys alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.playing import Guest
from tests.server.playing import Message, any_action

COLOURS = ("white", "red", "yellow", "green", "black")


# What lies there


def tile(guest: Guest, horse: int) -> Locator:
    """A horse of the line, to be touched."""
    return guest.page.locator(f"[data-horse='{horse}']")


def die(guest: Guest, index: int) -> Locator:
    """One of the three dice, as a card on the desk."""
    dice = guest.page.get_by_role("group", name=guest.say("web-fl-hand"), exact=True)
    return dice.get_by_role("button", pressed=None).filter(has=guest.page.locator(".cube")).nth(index)


def main(guest: Guest) -> Locator:
    """The one button that decides."""
    return guest.page.locator("[data-main]:visible")


def line_seen(guest: Guest) -> list[int]:
    """The horses as they lie on the table, from the front: leader on the right, on a phone held upright at the top."""
    where: list[tuple[int, float, float]] = guest.page.evaluate(
        """() => [...document.querySelectorAll("[data-tile]")]
          .filter((tile) => getComputedStyle(tile).visibility === "visible")
          .map((tile) => [Number(tile.dataset.tile), tile.getBoundingClientRect().x, tile.getBoundingClientRect().y])"""
    )
    upright = guest.page.evaluate("document.querySelector('[data-held~=upright]') !== null")
    return [horse for horse, *_ in sorted(where, key=lambda seen: seen[2] if upright else -seen[1])]


# Deciding


def turn(guest: Guest, chance: random.Random, keys: bool = False) -> str:
    """Do anything that may be done, by touch or with the keys alone; what was asked."""
    guest.settle()
    view = guest.view()
    carry_out(guest, any_action(view, chance), keys)
    return str(view["choice"]["kind"])


def carry_out(guest: Guest, action: Message, keys: bool = False) -> None:
    """Decide just this."""
    sent = len(guest.sent)
    (type_in if keys else touch)(guest, action, sent)
    guest.wait_until(lambda: bool(decisions(guest, sent)), f"{action} is sent")
    done = decisions(guest, sent)[0]["action"]
    assert done == action, f"{done} instead of {action}"
    guest.settle()


def touch(guest: Guest, action: Message, sent: int) -> None:
    """Press all that leads there; the main button, unless the last thing pressed has decided."""
    match action["do"]:
        case "bets":
            write_slip(guest, action)
        case "take":
            for colour in action["dice"]:
                guest.press(well(guest, colour))
        case "aside":
            put_aside(guest, place_in_hand(guest, colour=action["die"]))
        case "use":
            use(guest, action)
        case "extra" if action.get("horse"):
            guest.press(tile(guest, action["horse"]))
    if not decisions(guest, sent):
        guest.press(main(guest))


def decisions(guest: Guest, since: int) -> list[Message]:
    """What was handed in since so many messages."""
    return [asked for asked in guest.sent[since:] if asked["ask"] == "act"]


def well(guest: Guest, colour: str) -> Locator:
    """A colour of the reserve, on the desk."""
    colours = guest.page.get_by_role("group", name=guest.say("web-fl-colours"), exact=True)
    return colours.locator(f"[data-key='{COLOURS.index(colour) + 1}']")


def place_in_hand(guest: Guest, **wanted: str) -> int:
    """Which of the three dice it is."""
    hand = guest.view()["hand"]
    return next(at for at, one in enumerate(hand) if all(one[name] == value for name, value in wanted.items()))


def write_slip(guest: Guest, action: Message) -> None:
    """Touch a tile for a bet to win, two for a pair; then the chips or the steps until the stake is right."""
    horses = {tile["start"]: tile["horse"] for tile in guest.view()["tiles"]}
    for bet in action.get("wins", ()):
        guest.press(tile(guest, horses[bet["start"]]))
        put_stake(guest, bet["stake"])
    for bet in action.get("places", ()):
        guest.press(guest.button("web-fl-new-pair").first)
        for start in bet["starts"]:
            guest.press(tile(guest, horses[start]))
        put_stake(guest, bet["stake"])
    if not action.get("wins") and not action.get("places"):
        guest.press(main(guest))  # asked once whether that is meant


def put_stake(guest: Guest, stake: int) -> None:
    chips = guest.page.get_by_role("group", name=guest.say("web-fl-chips"), exact=True)
    guest.press(chips.get_by_role("button", name=guest.figure(100), exact=True))
    for _ in range(stake // 100 - 1):
        guest.press(chips.get_by_role("button", name=guest.say("web-fl-more"), exact=True))


def use(guest: Guest, action: Message) -> None:
    """Pick a die, and touch what it is used on."""
    pick(guest, place_in_hand(guest, face=action["face"]))
    horses = action.get("horses", [])
    if action["face"] == "interference":
        arrange(guest, horses)
    elif action["face"] == "pace":
        if tile(guest, horses[0]).get_attribute("aria-pressed") != "true":  # the only one that can give is picked already
            guest.press(tile(guest, horses[0]))
        guest.press(tile(guest, horses[1]))
    elif horses:
        guest.press(tile(guest, horses[0]))
    for colour in action.get("dice", ()):
        dice = guest.page.get_by_role("group", name=guest.say("web-fl-come-back"), exact=True)
        key = dice.locator(f"[data-key='{COLOURS.index(colour) + 1}']")
        if key.is_enabled():
            guest.press(key)


def put_aside(guest: Guest, index: int) -> None:
    """Say of a die that it is put aside: on its card, on a phone beside the prompt; a blank can do nothing else."""
    if not guest.touch:
        guest.press(guest.button("web-fl-put-aside").nth(index))
        return
    pick(guest, index)
    colour = guest.say(f"finish-line-colour-{guest.view()['hand'][index]['colour']}")
    if guest.button("web-fl-put-aside-die", colour=colour).count():
        return
    asides = guest.button("web-fl-put-aside")
    guest.press(asides.nth(index if asides.count() == 3 else 0))


def pick(guest: Guest, index: int) -> None:
    """Pick a die, unless it is picked already."""
    if die(guest, index).get_attribute("aria-pressed") != "true":
        guest.press(die(guest, index))
        seen = "dice => dice.length === 0 || dice[0].ariaPressed === 'true'"  # a tip takes the place of the dice
        guest.wait_until(lambda: bool(die(guest, index).evaluate_all(seen)), "the die is picked")


def thirds(guest: Guest) -> Locator:
    """The three tiles in hand that are put in a new order, from the back to the front."""
    return guest.page.locator("[data-third]")


def arrange(guest: Guest, order: list[int]) -> None:
    """Touch the three until they lie on the desk; then two at a time, until they stand in this order from the front."""
    for horse in order:
        if not thirds(guest).count():
            guest.press(tile(guest, horse))
    expect(thirds(guest)).to_have_count(3)
    for at, horse in enumerate(order):
        now = [int(number) for number in thirds(guest).evaluate_all("all => all.map((one) => one.dataset.third)")][::-1]
        if now[at] != horse:
            for one in (now[at], horse):
                guest.press(guest.page.locator(f"[data-third='{one}']"))


# With the keys alone


def type_in(guest: Guest, action: Message, sent: int) -> None:
    """Digits pick dice and colours, arrows go along the line, Enter decides, A puts aside."""
    press = guest.page.keyboard.press
    match action["do"]:
        case "bets":
            type_slip(guest, action)
        case "take":
            for colour in action["dice"]:
                press(str(COLOURS.index(colour) + 1))
        case "aside":
            press(str(place_in_hand(guest, colour=action["die"]) + 1))
            press("a")
        case "use":
            press(str(place_in_hand(guest, face=action["face"]) + 1))
            if action["face"] == "interference":
                type_order(guest, action["horses"])
            else:
                for horse in action.get("horses", ()):
                    if tile(guest, horse).get_attribute("aria-pressed") != "true":
                        go_along(guest, horse)
                        press("Enter")
            for colour in action.get("dice", ()):
                press(str(COLOURS.index(colour) + 1))
        case "extra" if action.get("horse"):
            go_along(guest, action["horse"])
            press("Enter")
    guest.page.wait_for_timeout(30)
    if not decisions(guest, sent):
        tab_to(guest, "[data-main]")
        press("Enter")


def go_along(guest: Guest, horse: int) -> None:
    """To a tile, with the arrows."""
    line = guest.view()["line"]
    for key in ("ArrowRight", "ArrowLeft"):
        for _ in range(len(line)):
            if guest.page.evaluate("document.activeElement.dataset.horse") == str(horse):
                return
            guest.page.keyboard.press(key)
    assert guest.page.evaluate("document.activeElement.dataset.horse") == str(horse)


def tab_to(guest: Guest, what: str) -> None:
    """To something else, with the tabulator."""
    for _ in range(60):
        if guest.page.evaluate("what => document.activeElement.matches(what)", what):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with the tabulator")


def type_slip(guest: Guest, action: Message) -> None:
    """Enter on a tile writes a bet to win; the pair is written on its paper."""
    horses = {tile["start"]: tile["horse"] for tile in guest.view()["tiles"]}
    for bet in action.get("wins", ()):
        go_along(guest, horses[bet["start"]])
        guest.page.keyboard.press("Enter")
    for bet in action.get("places", ()):
        tab_to(guest, ".new:not(:disabled)")
        guest.page.keyboard.press("Enter")
        for start in bet["starts"]:
            go_along(guest, horses[start])
            guest.page.keyboard.press("Enter")
    if not action.get("wins") and not action.get("places"):
        tab_to(guest, "[data-main]")
        guest.page.keyboard.press("Enter")  # asked once whether that is meant


def type_order(guest: Guest, order: list[int]) -> None:
    """Enter on tiles of the line until three lie on the desk; there Space lifts one, and the arrows carry it."""
    for horse in order:
        if not thirds(guest).count():
            go_along(guest, horse)
            guest.page.keyboard.press("Enter")
            guest.page.evaluate("new Promise(requestAnimationFrame)")  # the third one lays all of them on the desk
    expect(thirds(guest)).to_have_count(3)
    for at, horse in enumerate(order):
        now = [int(number) for number in thirds(guest).evaluate_all("all => all.map((one) => one.dataset.third)")][::-1]
        if now[at] != horse:
            tab_to(guest, f"[data-third='{horse}']")
            guest.page.keyboard.press("Space")
            for _ in range(now.index(horse) - at):
                guest.page.keyboard.press("ArrowRight")
            guest.page.keyboard.press("Space")
