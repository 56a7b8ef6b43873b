"""The contract that every game follows; server, bots, lab and command line know nothing else of a game.

A state is data, rules are stateless: `apply` changes the state it is given, after checking; whoever
wants the old one keeps a `clone`. Chance and log stand beside the state. Actions are integers inside
the engine; `action`/`code` and `read`/`write` turn them into objects and text at the edges.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from hippodrome.core.actions import Actions
from hippodrome.core.box import NoBox
from hippodrome.core.chance import Chance
from hippodrome.core.log import Heard, Log
from hippodrome.core.policy import AtRandom, Belief, Policy
from hippodrome.core.spelling import Spelling
from hippodrome.core.title import Title
from hippodrome.core.wire import Action, Coming, Event, Outcome, Outlook, Setup, View

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game, bound to one box. `S` is its state."""

    def __init__(self, about: Title, box: Any = None) -> None:
        self.about = about
        """Its description of itself."""
        self.box: Any = NoBox(about.title) if box is None else box
        """What it is played with: a struct with `title` and `digest`, sent to every client as it is."""

    def title(self) -> str:
        """What it is called in commands and records: `ticket-gagnant`."""
        return self.about.title

    def rules_version(self) -> str:
        """Changes whenever the same actions and draws could lead elsewhere than before."""
        raise NotImplementedError

    def editions(self) -> tuple[str, ...]:
        """The editions that can be played, the default one first."""
        return self.about.editions

    def seat_counts(self) -> tuple[int, ...]:
        """How many seats a table may have."""
        return self.about.seats

    def box_digest(self) -> str:
        """Identifies the box played with; empty if nothing is in it."""
        return str(self.box.digest)

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> S:
        """The first state of a table. Raises BadSetup."""
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that owe a choice now; none when it is over."""
        raise NotImplementedError

    def legal(self, state: S, seat: i64) -> Actions:
        """Every action this seat may take now, each once; forms for slips with free amounts."""
        raise NotImplementedError

    def apply(self, state: S, seat: i64, code: int, chance: Chance, log: Log | None = None) -> None:
        """Carry out an action. Raises IllegalAction, the state untouched, if a rule forbids it."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None, history: tuple[Event, ...] = ()) -> View:
        """What a seat (None: a spectator) may know, with the events it heard and the choice it owes."""
        raise NotImplementedError

    def views(self, state: S, seats: tuple[int | None, ...]) -> tuple[View, ...]:
        """What several viewers may know, without history; a game may build what they share only once."""
        return tuple([self.view(state, seat) for seat in seats])

    def prepare(self) -> None:
        """Work out beforehand what `outlook` needs of the box alone, if that takes a while: called in a thread before a table is
        played, so that nobody has to wait for it."""

    def outlook(self, state: S, seat: int, heard: Heard) -> Outlook | None:
        """What would follow for a seat from what it may choose now, and what it would get if all ended now: worked out from
        nothing but what this seat may know, for people. It stands in no view: bots and lab must not pay for it."""
        return None

    def answers(self, view: View) -> Mapping[str, Mapping[str, Action | None]]:
        """Answers that go by a name, decision by decision, the usual one first, so that a seat can have them given each time:
        those to decisions that may come up again, and to the present one. Only the latter say what they do; None if the seat
        had better decide for itself."""
        return {}

    def coming(self, view: View) -> Mapping[str, Coming]:
        """What a seat may be asked to bid for one after the other, the present one first; each by a word that never comes again.
        For each a seat can say beforehand how far it goes."""
        return {}

    def planned(self, view: View, coming: str, most: int) -> Action | None:
        """What a seat does that goes so far for it (0: not at all); None unless it is asked just that now."""
        return None

    def imagine(self, view: View, chance: Chance) -> S:
        """A full state that fits a view, what the view leaves open being drawn."""
        raise NotImplementedError

    def redeal(self, state: S, seat: i64, chance: Chance, belief: Belief | None = None) -> None:
        """Draw again, in place, everything that this seat cannot know: as `imagine(view(state, seat))` does, but much faster.
        What is drawn depends on nothing but what the seat sees, the belief, and chance."""
        raise NotImplementedError

    def key(self, state: S, seat: i64) -> bytes:
        """Equal for two states exactly when the seat sees the same. Games have quicker ones than this, which tells what it
        means."""
        return msgspec.json.encode(self.view(state, seat))

    def race(self, state: S) -> i64:
        """How many races are over; for a game that is one race, and says no more, that is whether it is over."""
        return 0 if self.to_act(state) else 1

    def totals(self, state: S) -> list[int]:
        """What each seat has so far, by which it is ranked in the end; a game that counts nothing before its end need not say."""
        outcome = self.outcome(state)
        if outcome is None:
            raise NotImplementedError
        return list(outcome.totals)

    def policy(self) -> Policy[S]:
        """How a seat plays that takes no time over it, for rollouts: as sensibly as that can be done."""
        return AtRandom()

    def outcome(self, state: S) -> Outcome | None:
        """Totals, ranks and winners once it is over."""
        raise NotImplementedError

    def clone(self, state: S) -> S:
        """A copy that lives its own life."""
        raise NotImplementedError

    def snapshot(self, state: S) -> bytes:
        """The whole state, secrets included, in one canonical form: equal states, equal bytes."""
        raise NotImplementedError

    def spelling(self) -> Spelling[Any]:
        """How its actions are written and packed."""
        raise NotImplementedError

    def code(self, action: Action) -> int:
        """The packed form of an action. Raises MalformedAction."""
        return self.spelling().code(action)

    def action(self, code: int) -> Action:
        """The readable form of a packed action. Raises MalformedAction."""
        found: Action = self.spelling().action(code)
        return found

    def read(self, text: bytes | str) -> int:
        """An action from its notation or its JSON form. Raises MalformedAction."""
        return self.spelling().read(text)

    def write(self, code: int) -> str:
        """An action in its notation."""
        return self.spelling().write(code)


def sole_action(game: Game[S], state: S, seat: i64) -> int | None:
    """What a seat must do, if it has no choice and its game spares people being asked then (`Title.plays_sole_actions`)."""
    if not game.about.plays_sole_actions:
        return None
    legal = game.legal(state, seat)
    return legal[0] if len(legal) == 1 and not legal.forms else None
