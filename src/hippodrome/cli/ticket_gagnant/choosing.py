"""The ways to play a picked card: what may be chosen, in words, and what may not, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hippodrome.cli.ticket_gagnant.scene import LANES, Scene, cell_at, place
from hippodrome.cli.ticket_gagnant.words import Words
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import IllegalAction, MalformedAction
from hippodrome.games.ticket_gagnant.actions import PlayCard
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView
from hippodrome.games.ticket_gagnant.words import side_of, way_of

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Capitals, since small letters are lanes."""
_WAYS = {"forward": (1, 0), "backward": (-1, 0), "left": (0, -1), "right": (0, 1)}
_MOST_BARRED = 4
_NOT_BARRED = {"say-where", "say-stay"}
"""Refusals of plays that are legal once they are said in full."""


@dataclass(frozen=True)
class Way:
    """One end of a move: the horse, its cell, and the plays that end there (several, if a horse is pushed away)."""

    horse: int | None
    to: str | None
    plays: tuple[PlayCard, ...]


def plays_of(view: TicketView, card: str) -> list[PlayCard]:
    """Every legal play of a card."""
    offered = view.choice.actions if view.choice is not None else ()
    return [action for action in offered if isinstance(action, PlayCard) and action.card == card]


def ways(plays: list[PlayCard], view: TicketView) -> list[Way]:
    """The ends that plays may have: forward first, then sideways, then back."""
    ends: dict[tuple[int | None, str | None], list[PlayCard]] = {}
    for play in plays:
        ends.setdefault((play.horse, play.to), []).append(play)
    found = [Way(horse, to, tuple(group)) for (horse, to), group in ends.items()]
    return sorted(found, key=lambda way: _order(way, view))


def _order(way: Way, view: TicketView) -> tuple[int, int, int]:
    if way.horse is None or way.to is None:
        return 99, 0, 0
    if way.plays[0].card[1:2] == "=":
        fixed = view.horses[other_horse(way.plays[0].card, way.horse) - 1]
        return way.horse, list(_WAYS).index(way_of(fixed, way.to)[0]), 0
    direction, spaces = way_of(view.horses[way.horse - 1], way.to)
    return (0 if spaces else 1), list(_WAYS).index(direction), -spaces


def other_horse(card: str, horse: int) -> int:
    """The other horse of a double card."""
    return int(card[2]) if card[0] == str(horse) else int(card[0])


def in_words(way: Way, scene: Scene, words: Words) -> str:
    """A way to play a card, as in the list beside the lit cells."""
    if way.horse is None or way.to is None:
        return words.say("way-none")
    card = way.plays[0].card
    start = scene.horses[way.horse - 1]
    if card[1:2] == "=":
        fixed = other_horse(card, way.horse)
        side = side_of(scene.horses[fixed - 1], way.to)
        said = words.say(f"way-{side}", horse=words.horse(way.horse), other=words.horse(fixed))
    elif way.to == start:
        said = words.say("way-edge")
    else:
        direction, spaces = way_of(start, way.to)
        said = words.say(f"way-{direction}", spaces=words.spaces(spaces))
        if card[1:2] == "x" and spaces < int(card[2]):
            said = words.say("way-short", way=said, printed=card[2])
    parts = [f"{said} · {way.to}"]
    if way.plays[0].pushed_to is not None:
        pushed = scene.horse_on(way.to)
        assert pushed is not None
        parts.append(words.say("way-push", horse=words.horse(pushed)))
    if way.to in scene.track.hoofprints:
        parts.append(words.say("way-hoofprint"))
    return ", ".join(parts)


def barred(game: TicketGagnant, view: TicketView, card: str, horse: int | None, words: Words) -> list[str]:
    """The directions in which the card cannot be played, with the rule that forbids it; those of one rule together."""
    found: dict[str, list[str]] = {}
    for what, play in _beside_tries(view, card, words) if card[1:2] == "=" else _straight_tries(view, card, horse, words):
        problem = why_not(game, view, play)
        if problem is not None and problem.key not in _NOT_BARRED:
            found.setdefault(words.refusal(problem), []).append(what)
    return [words.say("way-barred", way=", ".join(ways), why=why) for why, ways in found.items()][:_MOST_BARRED]


def _beside_tries(view: TicketView, card: str, words: Words) -> Iterator[tuple[str, PlayCard]]:
    """Each horse of a double card on each side of the other, as far as the track goes."""
    for mover in (int(card[0]), int(card[2])):
        fixed = other_horse(card, mover)
        row, lane = place(view.horses[fixed - 1])
        for ahead, aside in _WAYS.values():
            if 1 <= row + ahead <= view.track.rows and 0 <= lane + aside < len(LANES):
                end = cell_at(row + ahead, lane + aside)
                side = side_of(view.horses[fixed - 1], end)
                yield words.say(f"way-{side}", horse=words.horse(mover), other=words.horse(fixed)), PlayCard(card, mover, end)


def _straight_tries(view: TicketView, card: str, horse: int | None, words: Words) -> Iterator[tuple[str, PlayCard]]:
    """The directions in which no play of a single card or joker goes."""
    mover = horse if horse is not None else int(card[0])
    spaces = int(card[2]) if card[1:2] == "x" else 1
    start = view.horses[mover - 1]
    row, lane = place(start)
    ends = {play.to for play in plays_of(view, card) if play.horse == mover and play.to is not None}
    open_ways = {way_of(start, end)[0] for end in ends if end != start}
    for direction, (ahead, aside) in _WAYS.items():
        end_row = min(view.track.rows, max(1, row + ahead * spaces))
        end_lane = min(len(LANES) - 1, max(0, lane + aside * spaces))
        if direction not in open_ways and cell_at(end_row, end_lane) not in ends:
            yield words.say(f"direction-{direction}"), PlayCard(card, mover, cell_at(end_row, end_lane))


def why_not(game: TicketGagnant, view: TicketView, play: PlayCard) -> IllegalAction | None:
    """The rule that forbids a play, asked of a state that fits the view: for one's own seat that is the truth."""
    chance = FastChance(0)
    try:
        game.apply(game.imagine(view, chance), view.seat or 0, game.code(play), chance)
    except IllegalAction as problem:
        return problem
    except MalformedAction:
        return None
    return None
