"""What only Ticket Gagnant says: cards such as `5x3`, tickets, what a card did, what a ticket brought.

The browser has its twin (web/src/games/ticket-gagnant/words.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.games.ticket_gagnant.events import CardPlayed, Places, TicketScored

if TYPE_CHECKING:
    from hippodrome.texts.telling import Facts, Show, Teller

_SIDES = {"forward": "in-front", "backward": "behind", "left": "to-the-left", "right": "to-the-right"}


def card(teller: Teller, card: str, brief: bool = False) -> str:
    """A card by what is printed on it: Blue 4 × 3."""
    if card == "J":
        return _say(teller, "card-joker")
    horse = teller.show("horse", int(card[0]))
    if card[1] == "x":
        return _say(teller, "card-single", horse=horse, spaces=card[2])
    return _say(teller, "card-double", horse=horse, other=teller.show("horse", int(card[2])))


def ticket(teller: Teller, places: Places, brief: bool = False) -> str:
    """A prediction: 1st Blue 4, 3rd Red 5; or as people jot it down: 4-·-5."""
    if brief:
        return "-".join(str(horse or "·") for horse in places)
    named = [(rank, teller.text(teller.show("horse", horse))) for rank, horse in enumerate(places, 1) if horse]
    return ", ".join(f"{_say(teller, f'place-{rank}')} {horse}" for rank, horse in named)


def moved(teller: Teller, event: CardPlayed, fixed: str | None = None) -> str:
    """What a card did to the horses. `fixed` is where a double card's other horse stands, if that is known."""
    if event.horse is None or event.start is None or event.end is None:
        return _say(teller, "move-none")
    facts = {"horse": teller.show("horse", event.horse), "cell": event.end}
    if event.card[1:2] == "=":
        other = event.card[2] if event.card[0] == str(event.horse) else event.card[0]
        side = "next-to" if fixed is None else side_of(fixed, event.end)
        said = _say(teller, f"move-{side}", **facts, other=teller.show("horse", int(other)))
    else:
        way, spaces = way_of(event.start, event.end)
        said = _say(teller, f"move-{way if spaces else 'edge'}", **facts, spaces=_say(teller, "spaces", spaces=spaces))
    if event.pushed is None or event.pushed_to is None:
        return said
    return _say(teller, "move-push", what=said, pushed=teller.show("horse", event.pushed), to=event.pushed_to)


def way_of(start: str, end: str) -> tuple[str, int]:
    """The direction of a straight move, and its spaces. Left is the riders' left, towards the rail."""
    rows, lanes = int(end[1:]) - int(start[1:]), ord(end[0]) - ord(start[0])
    if rows:
        return ("forward" if rows > 0 else "backward"), abs(rows)
    return ("left" if lanes < 0 else "right"), abs(lanes)


def side_of(fixed: str, cell: str) -> str:
    """On which side of a fixed horse a cell lies."""
    return _SIDES[way_of(fixed, cell)[0]]


def _card_played(teller: Teller, event: CardPlayed) -> Facts:
    return {"what": moved(teller, event)}


def _ticket_scored(teller: Teller, event: TicketScored) -> Facts:
    return {"scored": teller.show("gain", sum(event.points) + event.bonus)}


def _say(teller: Teller, key: str, **facts: Any) -> str:
    return teller.texts.say(f"ticket-gagnant-{key}", **facts)


KINDS: Mapping[str, Show] = {"card": card, "ticket": ticket}
FACTS: Mapping[str, Callable[[Teller, Any], Facts]] = {"CardPlayed": _card_played, "TicketScored": _ticket_scored}
