"""A game's description of itself: one `TITLE` in the `__init__.py` of its package, read by everybody who needs to know.

That file is imported with every module of the game, so it imports nothing else of it. What lies elsewhere is named by its
place, `module:name`, and looked up when it is wanted first; a module with a dot in front is one of the game's own package.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any


@dataclass(frozen=True, kw_only=True)
class FirstTable:
    """A table laid for those who have never played the game: few seats, short and simple. Chance has its say as at any other."""

    seats: int
    """One for the newcomer, the first; bots have the others."""
    edition: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Variant:
    """A way to play a game: an edition and its options."""

    edition: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Title:
    """Everything about a game that others must know before they play it."""

    title: str
    """In commands, records and addresses: small letters, digits and hyphens."""
    name: str
    """As it stands on the box."""
    package: str
    """`__name__`: where its modules, its `box.toml` and its texts lie."""
    editions: tuple[str, ...]
    """The editions that can be played, the default one first."""
    seats: tuple[int, ...]
    """How many seats a table may have."""
    seats_rule: str = "seats"
    """The rule that says so."""
    shelf: int = 100
    """Where it stands on the shelf: smaller numbers first, then by title."""

    game: str = ".rules:Game"
    """The rules, a `core.contract.Game`: called with the box, or with nothing if there is none."""
    box: str | None = ".box:Box"
    """The type of its box, a `core.box.GameBox`; None for a game without one."""
    options: str | None = ".options:Options"
    """A struct whose fields are what a host chooses (see `core/setups.py`); None if there is nothing to choose."""
    view: str = ".views:View"
    outlook: str | None = None
    """The struct that says what would follow from a choice (`Game.outlook`), if the game says that."""
    actions: str = ".actions:AnyAction"
    """The union of its actions."""
    events: str = ".events:AnyEvent"
    """The union of its events."""

    encoding: str | None = None
    """Its actions as indices and its views as numbers, a `core.encoding.Encoding`: called with the game and a setup; None for a
    game that offers none."""

    guided: FirstTable | None = None
    """Where a newcomer is led through a first race, if its board has a guide (web/src/games/<title>/guide.ts)."""
    newcomers: Mapping[str, bool | int | str] = field(default_factory=dict)
    """Options of the table at which somebody who has never finished a game of it plays at once against bots."""

    plays_sole_actions: bool = False
    """Whether a person who has but one legal action is not asked for it: it happens by itself, and is told."""

    words: str | None = None
    """A module with what the teller cannot know of it (see `texts/telling.py`), if there is anything."""

    bots: Mapping[str, str] = field(default_factory=dict)
    """By name the bots of its own, the best one first; the house adds a random one. A place is called with the game and a stream
    of chance."""
    levels: tuple[str, ...] = ()
    """Those of its bots that people choose between, from the weakest to the strongest; none: all of them."""
    stand_in: str = ""
    """The bot that takes a person's seat, or that of a bot which fails: sensible, and quick. Empty: the first one."""
    variants: tuple[Variant, ...] = ()
    """The ways to play in which bots are measured (`lab strength`), the usual one first; none: the first edition."""
    hints: str | None = None
    """A function that tells a seat fair chances (see `bots/hints.py`), if there is one."""
    values: str | None = None
    """One that tells after a race what a choice had been worth when it was made."""
    simulate: str | None = None
    """The module of `lab simulate` and `calibrate`: many races, counted, and what is asked of them (see `lab/simulation.py`)."""
    bench: str | None = None
    """A module with `FIGURES` and `measure` (see `lab/bench.py`); without it, random games are timed."""
    scene: str | None = None
    """How it looks at a terminal (see `cli/scene.py`); without one it is shown in words."""

    compiled: tuple[str, ...] = ()
    """Modules that mypyc compiles, for games in this repository; written out, because the build reads it without importing."""
    mutated: tuple[str, ...] = ()
    """Modules with rules beside the compiled ones, for `scripts/mutate`."""

    def look_up(self, place: str) -> Any:
        """What is at a place."""
        module, _, name = place.partition(":")
        found = import_module(module, self.package)
        return getattr(found, name) if name else found

    @property
    def folder(self) -> Path:
        """Where its package lies."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent
