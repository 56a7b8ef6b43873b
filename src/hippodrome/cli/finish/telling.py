"""What an action led to, in parts: what came before a race, the race, its payments, what came after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from hippodrome.cli.finish.scene import Scene
from hippodrome.cli.finish.words import Words
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.finish import events

SEEN_ANYWAY = (MoneyMoved, events.ProgrammeEnded)
"""What other sentences and pages say already: prices with the hammer, the end with the standings."""


@dataclass(frozen=True)
class Parts:
    """One action leads to one race at most: a horse is only sold, and a form only filled in, by somebody's choice."""

    earlier: Sequence[Event]
    race: Sequence[Event]
    """From the opened forms to the ranking."""
    paid: Sequence[MoneyMoved]
    """Stakes and payments of the race."""
    later: Sequence[Event]


def parts_of(happened: Sequence[Event]) -> Parts:
    """The parts of what happened."""
    start = next((at for at, event in enumerate(happened) if isinstance(event, events.BetsRevealed)), len(happened))
    ranked = next((at for at, event in enumerate(happened) if isinstance(event, events.RaceRanked)), len(happened) - 1)
    end = ranked + 1
    while end < len(happened) and isinstance(happened[end], MoneyMoved):
        end += 1
    race = [event for event in happened[start : ranked + 1] if not isinstance(event, MoneyMoved)]
    paid = [event for event in happened[start:end] if isinstance(event, MoneyMoved)]
    return Parts(happened[:start], race, paid, happened[max(start, end) :])


def calm(happened: Sequence[Event], words: Words) -> Iterator[Text]:
    """The sentences of an auction or of betting; the end of a programme has a page of its own."""
    for sentence in words.condensed([event for event in happened if not isinstance(event, SEEN_ANYWAY)]):
        yield words.styled(sentence)


def race_told(happened: Sequence[Event], scene: Scene, words: Words) -> Iterator[tuple[Text, Scene]]:
    """The sentences of a race, each with the scene after it; the moves of a round are one sentence."""
    words = words.about(scene.runners)
    moves: list[events.HorseMoved] = []
    for event in happened:
        if moves and not isinstance(event, events.HorseMoved):
            yield words.styled(words.moves(moves)), scene
            moves = []
        scene = scene.after(event)
        if isinstance(event, events.HorseMoved):
            moves.append(event)
        else:
            yield words.styled(words.event(event)), scene


def followed(happened: Sequence[Event], scene: Scene) -> Scene:
    """The scene after all of this."""
    for event in happened:
        scene = scene.after(event)
    return scene
