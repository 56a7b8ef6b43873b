"""Whole games of three people and a spectator, with all that was sent to everybody: what tests look through for secrets."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hippodrome.core.record import Match, replay
from hippodrome.games import load_game
from tests.server.playing import Live, Message, Person, any_action, play_on

People = Callable[..., list[Person]]
PLANNED = 7_654_321
"""How far Ben goes: nothing else at the table comes to this."""
SIDE_DOORS = ("", "/invitation", "/record", "/replay", "/replay?seat=0")


@dataclass
class Evening:
    """A whole game, with all that was sent to everybody."""

    table: Message
    people: list[Person]
    lives: list[Live]
    """Of three players and a spectator."""
    recovery: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    """Everything that each of them was sent before the record was published, by WebSocket and HTTP."""

    def end(self) -> None:
        """Keep what was sent, and only then ask for the game with all its secrets."""
        for person in self.people:
            raw = [raw for live in person.lives for raw in live.raw]
            self.sent.append("\n".join([*raw, *(answer.decode() for answer in person.answers)]))
        text = self.people[0].get(f"/api/tables/{self.table['id']}/record")
        self.truth: Match = list(replay(load_game(self.lives[0].table["title"]), text))[-1]


def play(people: People, title: str, seed: int, **more: Any) -> Evening:
    """A game in which everybody keeps trying every side door, and bidders leave maxima out of turn."""
    everybody = people("Ada", "Ben", "Cleo", "Dan")
    ada, ben, cleo = everybody[:3]
    table = ada.open(title, [{"who": "me", "name": "Ada"}, {"who": "friend"}, {"who": "friend"}], **more)
    ben.sit(table)
    cleo.sit(table)
    evening = Evening(table, everybody, [person.live(table, outlook=True) for person in everybody])
    evening.lives[0].must("begin")
    chance = random.Random(seed)

    acts = itertools.count(1)

    def try_doors(mover: Live) -> None:
        if (act := next(acts)) % 12 == 1:
            knock(evening, chance, act // 12 % 4)
        if mover is evening.lives[2] and title == "triple-couronne":
            order(evening, chance)
        for live in evening.lives[:3]:
            choice = live.view.get("choice")
            if choice and choice["kind"] == "maximum" and choice["most"] >= choice["least"] and chance.random() < 0.3:
                live.act(any_action(live.view, chance))

    play_on(evening.lives, chance, before_acting=try_doors)
    for live in evening.lives:
        live.sync()
    evening.end()
    return evening


def knock(evening: Evening, chance: random.Random, number: int) -> None:
    """Somebody tries what else there is while the game is running."""
    person = evening.people[number]
    for door in SIDE_DOORS:
        person.web.get(f"/api/tables/{evening.table['id']}{door}")
    person.web.get("/api/home")
    if number < 3:
        secret = person.post(f"/api/tables/{evening.table['id']}/seats/{number}/recovery")["secret"]
        evening.recovery.append(secret)
    for how in ({"watch": True}, {"seat": chance.randrange(3)}, {"heard": 3}):
        person.live(evening.table, outlook=True, **how).close()
    answer = person.lives[0].act({"do": "hand", "size": 5}, seat=(number + 1) % 3)
    assert answer["why"] == "not-yours"


def order(evening: Evening, chance: random.Random) -> None:
    """Ada gives a standing order, or lifts one; Ben plans how far to go for a lot."""
    ada, ben = evening.lives[:2]
    ada.sync()
    ben.sync()
    one = chance.choice(orders(ada)["known"])
    ada.ask("order", seat=0, decision=one["decision"], answer=None if one["given"] else one["answers"][0])
    for lot in orders(ben)["coming"][1:3]:
        ben.ask("plan", seat=1, coming=lot["coming"], most=PLANNED)


def orders(live: Live) -> Message:
    """What one was told last of one's own orders."""
    return next(told["game"]["orders"] for told in reversed(live.messages) if told.get("game") and told["game"]["orders"])


def games(live: Live) -> Iterator[tuple[list[Message], Message]]:
    """What one connection was told of the game, message by message: all it had heard by then, and the message's own part."""
    heard: list[Message] = []
    for told in live.messages:
        game = told.get("game")
        if game is not None:
            if told["tell"] == "welcome" and told["fresh"]:
                heard = []
            if told["tell"] in ("welcome", "update"):
                heard = heard + game["events"]
            yield heard, game


def everywhere(evening: Evening) -> Iterator[tuple[int | None, list[Message], Message]]:
    """The same for every connection there was, with the place that it looked from."""
    for person in evening.people:
        for live in person.lives:
            for heard, game in games(live):
                yield live.seat, heard, game


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every plain value, with where it stands."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    else:
        yield path, value
