"""Who sits where: people and bots, their names and emblems, and how a record keeps them.

A record names a bot's seat `bot:apprentice`, so that a resumed game knows who plays; any other text is a person's name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hippodrome.bots import bots_of, usual_bot
from hippodrome.core.errors import BadSetup
from hippodrome.doors.bots import EXEC, installed_bots
from hippodrome.texts import Texts

BOT = "bot:"
LONGEST_NAME = 20
EMBLEMS = ("☂", "⚑", "✿", "♫", "☘", "✦", "☀", "❖")
"""A seat is told by its emblem and name, never by the colour of a horse."""


_SPACES = {"\u00a0": "\u00a0", "\u202f": "\u00a0"}
"""Spaces that keep words together; not every terminal has the narrow one."""


def emblem(seat: int) -> str:
    """The emblem of a seat."""
    return EMBLEMS[seat % len(EMBLEMS)]


def bot_of(player: str) -> str | None:
    """The kind of bot behind a player's name in a record; None for a person."""
    return player[len(BOT) :] if player.startswith(BOT) else None


def visible(text: str) -> str:
    """Text from outside (a record, a box, an error), without anything that could steer a terminal."""
    return "".join(letter if letter.isprintable() else _SPACES.get(letter, "�") for letter in text)


def shown_names(players: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """The names as shown: bots in the reader's language, and numbered where a name stands twice."""
    names = [_shown(player, texts) for player in players]
    times, seen = Counter(names), Counter[str]()
    shown = []
    for name in names:
        seen[name] += 1
        shown.append(f"{name} {seen[name]}" if times[name] > 1 else name)
    return tuple(shown)


def _shown(player: str, texts: Texts) -> str:
    bot = bot_of(player)
    if bot is not None and texts.knows(f"bot-{bot}"):
        return texts.say(f"bot-{bot}")
    if bot is not None and ":" in bot:  # somebody else's: the name of its class, or of the last file in its command
        words = bot.removeprefix(EXEC).replace("/", " ").replace(":", " ").split()
        return visible(words[-1] if words else bot)[:LONGEST_NAME]
    return visible(player)[:LONGEST_NAME]


def seat_players(
    texts: Texts, title: str, seats: int | None, people: int | None, bots: str | None, names: Sequence[str], usual: int
) -> tuple[str, ...]:
    """The players of a new table, people first. Without further word: one person, and bots up to `usual` seats."""
    kinds = bot_kinds(texts, title, bots)
    if people is None:
        people = max(1, len(names))
    if len(names) > people:
        raise BadSetup("--name", texts.say("error-names", names=len(names), people=people))
    if seats is None:
        seats = people + len(kinds) if kinds else max(usual, people)
    missing = seats - people
    if kinds and missing > len(kinds):
        kinds += [kinds[-1]] * (missing - len(kinds))
    elif not kinds and missing > 0:
        kinds = [usual_bot(title)] * missing
    if missing < 0 or len(kinds) != missing:
        raise BadSetup("--seats", texts.say("error-seats", people=people, bots=len(kinds), seats=seats))
    return (*_people(texts, people, names), *[BOT + kind for kind in kinds])


def bot_kinds(texts: Texts, title: str, bots: str | None) -> list[str]:
    """The bots of a list such as `apprentice,random`; none without one. Raises BadSetup."""
    if bots is None:
        return []
    kinds = [kind.strip() for kind in bots.split(",")]
    if not all(kinds):
        raise BadSetup("--bots", texts.say("error-bots", bots=", ".join(bots_of(title))))
    for kind in kinds:
        if not (kind in bots_of(title) or ":" in kind or kind in installed_bots()):
            there = ", ".join((*bots_of(title), *installed_bots()))
            raise BadSetup("--bots", texts.say("error-bot", bot=visible(kind), bots=there))
    return kinds


def _people(texts: Texts, people: int, names: Sequence[str]) -> list[str]:
    chosen = [" ".join(name.split()) for name in names]
    for name in chosen:
        if not name or len(name) > LONGEST_NAME or name.startswith(BOT) or not name.isprintable():
            raise BadSetup("--name", texts.say("error-name", name=visible(name)))
        if chosen.count(name) > 1:
            raise BadSetup("--name", texts.say("error-name-twice", name=name))
    return chosen + [texts.say("person-name", number=number) for number in range(len(chosen) + 1, people + 1)]
