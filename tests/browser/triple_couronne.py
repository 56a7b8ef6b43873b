"""La Triple Couronne as a person plays it on the drawn board: touching rows and papers, or with the keys alone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.playing import Guest
from tests.server.playing import Message
from tests.server.season import any_choice

JUMPS = (0, 1, 5, 10)
"""By how many steps a bid may be higher than the least, without writing it."""
DEAR = 1_500_000
"""What nobody here gives for a horse, once there are a few."""
STABLE = 3
"""So many are bought whatever they cost: who has none is asked for little."""


# What lies there


def row(guest: Guest, horse: str) -> Locator:
    """The mark at the end of a horse's row in the paddock."""
    return guest.page.locator(f"[data-horse='{number(guest, horse)}'] button.mark")


def main(guest: Guest) -> Locator:
    """The one button that decides."""
    return guest.page.locator("[data-main]:visible")


def number(guest: Guest, horse: str) -> int:
    """Of a horse in the catalogue."""
    return next(int(card["number"]) for card in guest.view()["catalogue"] if card["name"] == horse)


# Deciding


def turn(guest: Guest, chance: random.Random, keys: bool = False) -> str:
    """Do anything that may be done, by touch or with the keys alone; what was asked."""
    guest.settle()
    view = guest.view()
    carry_out(guest, any_of(view, chance, keys), keys)
    return str(view["choice"]["kind"])


def any_of(view: Message, chance: random.Random, keys: bool) -> Message:
    """A legal action that the board offers without writing amounts."""
    choice = view["choice"]
    if choice["kind"] == "bid":
        owned = sum(horse["owner"] == view["seat"] for horse in view["horses"])
        if view["phase"] == "auction" and owned < STABLE and choice["least"] <= choice["most"]:
            return {"do": "bid", "amount": choice["least"]}
        amounts = [choice["least"] + jump * choice["step"] for jump in JUMPS]
        fair = [amount for amount in amounts if amount <= min(choice["most"], DEAR)]
        if not fair or chance.random() < 0.8:
            return {"do": "pass"}
        return {"do": "bid", "amount": fair[0] if keys else chance.choice(fair)}
    action = any_choice(choice, chance)
    if keys and action["do"] == "insure":
        return {"do": "insure", "race": action.get("race")}
    if keys and action["do"] == "bets":  # digits reach nine
        near = choice["horses"][:9]
        wins = [bet for bet in action.get("wins", ()) if bet["horse"] in near]
        pairs = [bet for bet in action.get("pairs", ()) if bet["first"] in near and bet["second"] in near]
        return {"do": "bets", "wins": wins, "pairs": pairs}
    return action


def carry_out(guest: Guest, action: Message, keys: bool = False) -> None:
    """Decide just this."""
    sent, wanted = len(guest.sent), as_sent(guest, action)
    (type_in if keys else touch)(guest, action)
    guest.wait_until(lambda: bool(decisions(guest, sent)), f"{action} is sent")
    done = decisions(guest, sent)[0]["action"]
    assert done == wanted, f"{done} instead of {wanted}"
    guest.settle()


def decisions(guest: Guest, since: int) -> list[Message]:
    """What was handed in since so many messages."""
    return [asked for asked in guest.sent[since:] if asked["ask"] == "act"]


def as_sent(guest: Guest, action: Message) -> Message | str:
    """An action as the board writes it: with every field, bets in short."""
    match action["do"]:
        case "bets":
            lines = [f"win {number(guest, bet['horse'])} {bet['stake']}" for bet in action.get("wins", ())]
            for bet in action.get("pairs", ()):
                lines.append(f"pair {number(guest, bet['first'])} {number(guest, bet['second'])} {bet['stake']}")
            return f"bets {' '.join(lines) or 'none'}"
        case "enter" | "keep":
            horses = guest.view()["choice"]["horses"]
            return action | {"horses": [horse for horse in horses if horse in action["horses"]]}
        case "sell" | "rent":
            return {"offers": []} | action
        case "mount":
            return {"first": None, "second": None} | action
        case "insure":
            return {"race": None, "next": None, "two": None} | action
    return action


def touch(guest: Guest, action: Message) -> None:
    """Press all that leads there, then the button that says so."""
    match action["do"]:
        case "pass":
            guest.press(guest.button("web-bids-pass"))
            return
        case "bid":
            bid(guest, action["amount"])
            return
        case "maximum":
            leave_maximum(guest, action["amount"])
            return
        case "stable":
            press_in(guest, "web-tc-colours", guest.say(f"triple-couronne-colour-{action['colour']}"))
        case "jockey":
            press_in(guest, "web-tc-jockeys", action["jockey"])
        case "taker":
            seats = guest.view()["choice"]["seats"]
            guest.press(guest.page.locator(".takers button").nth(seats.index(action["seat"])))
        case "sell" | "rent":
            for offer in action["offers"]:
                guest.press(row(guest, offer["horse"]))
        case "enter" | "keep":
            tick(guest, action["horses"])
        case "mount":
            mount(guest, action)
        case "bets":
            write_slip(guest, action)
        case "insure":
            for contract in ("race", "next", "two"):
                if action.get(contract):
                    paper = guest.page.get_by_role("group", name=guest.say(f"web-tc-contract-{contract}"), exact=True)
                    guest.press(paper.get_by_role("button").filter(has_text=action[contract]))
        case "give":
            guest.press(row(guest, action["horse"]))
    guest.press(main(guest))


def press_in(guest: Guest, group: str, text: str) -> None:
    paper = guest.page.get_by_role("group", name=guest.say(group), exact=True)
    guest.press(paper.get_by_role("button").filter(has_text=text).first)


def tick(guest: Guest, wanted: list[str]) -> None:
    """Touch the rows of horses that are picked and should not be, then of those that should be and are not."""
    for should in (False, True):
        for horse in guest.view()["choice"]["horses"]:
            picked = row(guest, horse).get_attribute("aria-pressed") == "true"
            if (horse in wanted) is should and picked is not should:
                guest.press(row(guest, horse))
                expect(row(guest, horse)).to_have_attribute("aria-pressed", str(should).lower())


def bid(guest: Guest, amount: int) -> None:
    """Pick how much, and bid; where that is a lot, say so once more."""
    choice = guest.view()["choice"]
    guest.press(guest.page.locator(f".much.s{(amount - choice['least']) // choice['step']}"))
    guest.press(main(guest))
    sure = guest.button("web-bids-yes", amount=guest.figure(amount))
    if sure.count():
        guest.press(sure)


def leave_maximum(guest: Guest, amount: int) -> None:
    """By the envelope."""
    guest.press(guest.page.get_by_role("button", name=guest.say("web-bids-maximum")))
    panel = guest.dialog("web-bids-maximum-title", horse=guest.view()["lot"]["horse"])
    panel.get_by_role("textbox").fill(str(amount))
    guest.press(panel.get_by_role("button", name=guest.say("web-bids-set"), exact=True))


def mount(guest: Guest, action: Message) -> None:
    """Jockey by jockey: a horse, or none."""
    for jockey, horse in zip(guest.view()["choice"]["names"], (action.get("first"), action.get("second")), strict=False):
        paper = guest.page.get_by_role("group", name=guest.say("web-tc-what-rides", jockey=jockey), exact=True)
        name = guest.say("web-tc-rides", jockey=jockey, horse=horse) if horse else guest.say("web-tc-none")
        guest.press(paper.get_by_role("button", name=name, exact=True))


def write_slip(guest: Guest, action: Message) -> None:
    """Touch a runner for a bet to win, two for a jumelé; the stake is the smallest chip."""
    if not action.get("wins") and not action.get("pairs"):
        return
    chips = guest.page.get_by_role("group", name=guest.say("web-tc-stake"), exact=True)
    guest.press(chips.get_by_role("button").first)
    for bet in action.get("wins", ()):
        guest.press(row(guest, bet["horse"]))
    if action.get("pairs"):
        guest.press(guest.page.get_by_role("group", name=guest.say("web-tc-kind"), exact=True).get_by_role("button").last)
        for bet in action["pairs"]:
            guest.press(row(guest, bet["first"]))
            guest.press(row(guest, bet["second"]))


# With the keys alone


def type_in(guest: Guest, action: Message) -> None:
    """Digits pick in the order in which things lie there, W and J turn the slip, B bids, P passes, Enter hands in."""
    press = guest.page.keyboard.press
    choice = guest.view()["choice"]
    match action["do"]:
        case "pass" | "bid":
            press("p" if action["do"] == "pass" else "b")
            if guest.page.get_by_role("alert").count():
                press("Enter")
            return
        case "stable" | "jockey":
            press(str(choice["names"].index(action.get("colour") or action["jockey"]) + 1))
        case "taker":
            press(str(choice["seats"].index(action["seat"]) + 1))
        case "sell" | "rent":
            offered = [price["horse"] for price in choice["prices"]]
            for offer in action["offers"]:
                press(str(offered.index(offer["horse"]) + 1))
        case "enter" | "keep":
            for should in (False, True):
                for at, horse in enumerate(choice["horses"], 1):
                    picked = row(guest, horse).get_attribute("aria-pressed") == "true"
                    if (horse in action["horses"]) is should and picked is not should:
                        press(str(at))
        case "mount":
            type_mounts(guest, action)
        case "bets":
            type_slip(guest, action)
        case "insure" if action.get("race"):
            insured = [price["horse"] for price in choice["prices"]]
            press(str(insured.index(action["race"]) + 1))
        case "give":
            press(str(choice["horses"].index(action["horse"]) + 1))
    tab_to(guest, "[data-main]")
    press("Enter")


def type_mounts(guest: Guest, action: Message) -> None:
    """With the tabulator from jockey to jockey."""
    for jockey, horse in zip(guest.view()["choice"]["names"], (action.get("first"), action.get("second")), strict=False):
        paper = guest.page.get_by_role("group", name=guest.say("web-tc-what-rides", jockey=jockey), exact=True)
        name = guest.say("web-tc-rides", jockey=jockey, horse=horse) if horse else guest.say("web-tc-none")
        button = paper.get_by_role("button", name=name, exact=True)
        for _ in range(80):
            if button.evaluate("one => one === document.activeElement"):
                break
            guest.page.keyboard.press("Tab")
        guest.page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-pressed", "true")


def type_slip(guest: Guest, action: Message) -> None:
    """A digit for each horse, J before a jumelé."""
    press, choice = guest.page.keyboard.press, guest.view()["choice"]
    for bet in action.get("wins", ()):
        press(str(choice["horses"].index(bet["horse"]) + 1))
        lower_to(guest, bet["stake"])
    for bet in action.get("pairs", ()):
        press("j")
        for horse in (bet["first"], bet["second"]):
            press(str(choice["horses"].index(horse) + 1))
        lower_to(guest, bet["stake"])


def lower_to(guest: Guest, stake: int) -> None:
    """Take the bet that is being written down to a stake; it begins with five steps, or as many as can bring something."""
    written = guest.page.locator(".slip .lines li.on button").first
    for _ in range(5):
        if re.search(rf"(?<![\d,\u202f]){guest.figure(stake)}", written.get_attribute("aria-label") or ""):
            return
        guest.page.keyboard.press("-")
    raise AssertionError(f"no stake of {stake}")


def tab_to(guest: Guest, what: str) -> None:
    """To something else, with the tabulator."""
    for _ in range(120):
        if guest.page.evaluate("what => document.activeElement.matches(what)", what):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached with the tabulator")
