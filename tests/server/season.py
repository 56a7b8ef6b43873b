"""People who play La Triple Couronne, one at random and one quietly, from nothing but the choice in the view."""

from __future__ import annotations

import random
from typing import Any

Message = dict[str, Any]


def any_choice(choice: Message, chance: random.Random) -> Message:
    """A legal action for what is to be chosen."""
    match choice["kind"]:
        case "stable":
            return {"do": "stable", "colour": chance.choice(choice["names"])}
        case "jockey":
            return {"do": "jockey", "jockey": chance.choice(choice["names"])}
        case "taker":
            return {"do": "taker", "seat": chance.choice(choice["seats"])}
        case "give-up":
            return {"do": "give", "horse": chance.choice(choice["horses"])}
        case "bid" | "maximum":
            return _bid(choice, chance)
        case "sales" | "rentals":
            kind = "sell" if choice["kind"] == "sales" else "rent"
            offered = [price for price in choice["prices"] if chance.random() < 0.4]
            return {"do": kind, "offers": [{"horse": price["horse"], "least": price["least"]} for price in offered]}
        case "entries":
            return {"do": "enter", "horses": [horse for horse in choice["horses"] if chance.random() < 0.8]}
        case "keep":
            return {"do": "keep", "horses": chance.sample(choice["horses"], choice["least"])}
        case "mounts":
            mounts = chance.sample([*choice["horses"], None, None], 2)
            return {"do": "mount", "first": mounts[0], "second": mounts[1]}
        case "bets":
            return _bets(choice, chance)
        case _:
            return _insurance(choice, chance)


def quiet_choice(choice: Message) -> Message:
    """What keeps the most in hand: all that qualify are entered, nothing is offered, bid, bet or insured."""
    match choice["kind"]:
        case "stable":
            return {"do": "stable", "colour": choice["names"][0]}
        case "jockey":
            return {"do": "jockey", "jockey": choice["names"][0]}
        case "give-up":
            return {"do": "give", "horse": choice["horses"][0]}
        case "entries":
            return {"do": "enter", "horses": choice["horses"]}
        case "keep":
            return {"do": "keep", "horses": choice["horses"][: choice["least"]]}
        case "bid":
            return {"do": "pass"}
        case kind:
            return {"do": {"sales": "sell", "rentals": "rent", "mounts": "mount", "insurance": "insure"}.get(kind, kind)}


def _bid(choice: Message, chance: random.Random) -> Message:
    least, most, step = choice["least"], choice["most"], choice["step"]
    amounts = range(least, min(most, least + 20 * step) + 1, step)
    if choice["kind"] == "maximum" or (amounts and chance.random() < 0.7):
        kinds = ("maximum",) if choice["kind"] == "maximum" else ("bid", "maximum")
        return {"do": chance.choice(kinds), "amount": chance.choice(amounts)}
    return {"do": "pass"}


def _bets(choice: Message, chance: random.Random) -> Message:
    step, lines = choice["step"], min(3, choice["most"] // choice["step"])
    horses = chance.sample(choice["horses"], min(lines, len(choice["horses"])))
    pairs = []
    if choice["pairs"] and lines == 3 and len(horses) == 3:
        first, second = (horse for horse in choice["horses"] if horse in horses[:2])
        pairs = [{"first": first, "second": second, "stake": step}]
        horses = horses[2:]
    return {"do": "bets", "wins": [{"horse": horse, "stake": step} for horse in horses], "pairs": pairs}


def _insurance(choice: Message, chance: random.Random) -> Message:
    action: Message = {"do": "insure"}
    left = choice["most"]
    for kind, prices in (("race", choice["prices"]), ("next", choice["next"]), ("two", choice["two"])):
        if prices and chance.random() < 0.5 and (price := chance.choice(prices))["least"] <= left:
            action[kind] = price["horse"]
            left -= price["least"]
    return action
