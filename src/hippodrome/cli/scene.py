"""How a game looks at a terminal. Everything here has a plain default, which shows the fields of a view and tells every event;
a game's own scene (`Title.scene`, a file in cli/scenes/) draws what it can draw better.

    table       what lies on the table while something is decided, with what is being chosen or written
    follow      what there is to see of an event: moments of a film, each drawn when it is shown
    result      the pages after a race, or whatever else a chapter of the game is
    ask         the hint and the question beneath the table
    offer       how some listed actions are put to a person

The house does the rest: the banner, the news beneath the picture, asking and reading, pauses, saving.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from hippodrome.cli.choices import Choices, Option
from hippodrome.cli.fields import fields
from hippodrome.cli.paper import Palette, Room
from hippodrome.cli.words import Words
from hippodrome.core.contract import Game
from hippodrome.core.errors import Fact
from hippodrome.core.orders import now
from hippodrome.core.wire import Action, Event

LOOK = 1.1
"""Seconds to look at what somebody else did."""


@dataclass(frozen=True)
class Shot:
    """A moment of a film: what is drawn under the banner, for how long, and what the banner says."""

    draw: Callable[[Room], list[Text]]
    seconds: float = LOOK
    what: str = ""
    wait: str = ""
    """The key of what is said while it waits for Enter; such a moment is never skipped."""


class Scene:
    """One game, for whoever reads `words` at the moment."""

    palette = Palette()
    silent: tuple[type[Event], ...] = ()
    """What pictures show without a sentence."""
    chapters: tuple[type[Event], ...] = ()
    """With these, something new begins, such as a race; what was told before is put away."""
    ends: tuple[type[Event], ...] = ()
    """With these and what follows them a chapter ends: its result is shown."""

    secrets: tuple[type[Event], ...] = (Event,)
    """What is told of the secrets of single seats once everything is open; under the last of the `headings`."""
    headings: tuple[type[Event], ...] = ()

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.words.say(key, **facts)

    def headline(self, view: Any) -> str:
        """What is going on, for the banner."""
        phase = getattr(view, "phase", "")
        return self.words.word(phase) if phase else ""

    def table(self, view: Any, room: Room, choices: Choices | None = None) -> list[Text]:
        """What lies on the table."""
        lines = [] if choices is None else choices.lines(room.width, self.palette, room.height // 2)
        shown = fields(view, self.words, room.width, self.palette)
        return [*(shown[: max(0, room.height - len(lines))] if room.full else shown), *lines]

    def follow(self, event: Event, view: Any) -> Iterator[Shot]:
        """What there is to see of an event, the view being one of before. Run to its end for every event, drawn or not."""
        yield from ()

    def pace(self, event: Event) -> float:
        """Seconds to look at an event that somebody else brought about."""
        return LOOK

    def told(self, happened: Sequence[Event]) -> list[str]:
        """Some events in sentences."""
        return self.words.teller.tell([event for event in happened if not isinstance(event, self.silent)])

    def result(self, chapter: Sequence[Event], view: Any, room: Room) -> list[RenderableType]:
        """The pages at the end of a chapter. The view is the one after it."""
        return []

    def ask(self, view: Any, choices: Choices) -> tuple[str, str]:
        """Hint and question."""
        return choices.hint(), self.words.say("ask-choice")

    def offer(self, view: Any, left: Sequence[Action]) -> Sequence[Option] | None:
        """How some actions are listed; None leaves it to the house."""
        return None

    def usual(self, view: Any) -> Action | None:
        """What Enter means before anything is said: the first of the answers that the game has a name for."""
        return next(iter(now(self.words.game, view)[1].values()), None)

    def names(self, view: Any) -> Mapping[str, str]:
        """What people type for a target of a form, and how it is written."""
        return {}

    def silks(self) -> Mapping[str, Style]:
        """Names that are shown in colours of their own."""
        return {}

    def book(self, view: Any) -> RenderableType | None:
        """What can be looked up at any question."""
        return None

    def pictured(self, section: str, width: int) -> list[Text]:
        """What a section of the box looks like on the table, such as the bare course."""
        return []

    def styled(self, sentence: str) -> Text:
        """A sentence with its names in their colours."""
        text = Text(sentence)
        for name, style in self.silks().items():
            text.highlight_words([name], style)
        return text


def scene_of(game: Game[Any], words: Words) -> Scene:
    """The scene of a game, for whoever reads these words first."""
    about = game.about
    made: Scene = (Scene if about.scene is None else about.look_up(about.scene))(words)
    return made
