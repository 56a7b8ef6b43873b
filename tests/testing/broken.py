"""Games that break one promise of the contract each, made from Galop and Finish."""

from __future__ import annotations

import contextlib
import itertools
import random
from dataclasses import replace
from typing import Any

import msgspec
from galop.game import GALLOP, HORSES, SPELLING, TROT, Galop, GalopView, HorseMoved, HorseStumbled, Race, Runner

from hippodrome.core.actions import Actions, actions_of
from hippodrome.core.box import NoBox
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import IllegalAction, MalformedAction
from hippodrome.core.log import Heard, Log
from hippodrome.core.policy import Belief, Policy
from hippodrome.core.wire import Event, Outcome, Outlook, Setup, View
from hippodrome.games import load_game
from hippodrome.games.finish import TITLE as FINISH
from hippodrome.games.finish.rules import Finish


class OfAnotherName(Galop):
    def __init__(self) -> None:
        super().__init__()
        self.box = NoBox("canter")


class Undescribed(Galop):
    """Tells an event that its description does not name."""

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Race:
        if log is not None:
            log.tell(Event())
        return super().start(setup, chance, log)


class LastIsFirst(Galop):
    def outcome(self, state: Race) -> Outcome | None:
        found = super().outcome(state)
        return None if found is None else Outcome(found.totals, found.ranks[::-1], found.winners[::-1])


class Endless(Galop):
    """Something may still be done when it is over."""

    def legal(self, state: Race, seat: int) -> Actions:
        return actions_of([TROT]) if state.over else super().legal(state, seat)


class OtherDice(Galop):
    """Has dice of its own."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        super().apply(state, seat, code, FastChance(random.getrandbits(60)), log)


class Loud(Galop):
    """Draws once more if somebody listens."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        super().apply(state, seat, code, chance, log)
        if log is not None and not state.over:
            state.squares[seat] += chance.below(2)


class Moody(Galop):
    """Every game after the first begins one square ahead."""

    games = itertools.count()

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Race:
        state = super().start(setup, chance, log)
        state.squares[0] += next(self.games)
        return state


class ToActUnsaid(Galop):
    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        return msgspec.structs.replace(super().view(state, seat, history), to_act=(0,))


class ChoiceUnsaid(Galop):
    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        return msgspec.structs.replace(super().view(state, seat, history), choice=None)


class HistoryLost(Galop):
    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        return super().view(state, seat, history[1:])


class OneState(Galop):
    def clone(self, state: Race) -> Race:
        return state


class SharedSquares(Galop):
    """A clone shares a list with its original."""

    def clone(self, state: Race) -> Race:
        return Race(state.length, state.first, state.turn, state.squares, list(state.shaken), state.over)


class ListedTwice(Galop):
    def legal(self, state: Race, seat: int) -> Actions:
        codes = list(super().legal(state, seat))
        return actions_of(codes + codes[:1])


class Misspelt(Galop):
    def write(self, code: int) -> str:
        return SPELLING.write(TROT)


class Lenient(Galop):
    """A shaken horse may gallop, though that is not listed."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        if seat == state.turn:
            state.shaken[seat] = False
        super().apply(state, seat, code, chance, log)


class Hasty(Galop):
    """Changes the state before it refuses."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        try:
            super().apply(state, seat, code, chance, log)
        except IllegalAction:
            state.squares[0] += 1
            raise


class Wordless(Galop):
    """Names no rule."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        try:
            super().apply(state, seat, code, chance, log)
        except IllegalAction as problem:
            problem.rule = ""
            raise


class Obliging(Galop):
    """Takes any number for a trot."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        super().apply(state, seat, code if 0 < code < 3 else TROT, chance, log)


class Bonus(Galop):
    """Totals that nobody could count."""

    def outcome(self, state: Race) -> Outcome | None:
        found = super().outcome(state)
        return None if found is None else msgspec.structs.replace(found, totals=tuple(total + 1 for total in found.totals))


class Forgetful(Galop):
    def imagine(self, view: View, chance: Chance) -> Race:
        state = super().imagine(view, chance)
        state.squares[0] = 0
        return state


class Secretive(Galop):
    """Who has stumbled is known to their own rider alone: so far an honest game."""

    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        view = super().view(state, seat, history)
        runners = tuple(msgspec.structs.replace(one, shaken=one.shaken and one.seat == seat) for one in view.runners)
        return msgspec.structs.replace(view, runners=runners)

    def imagine(self, view: View, chance: Chance) -> Race:
        state = super().imagine(view, chance)
        for seat in range(len(state.shaken)):
            if seat != view.seat:
                state.shaken[seat] = chance.below(2) == 1
        return state

    def redeal(self, state: Race, seat: int, chance: Chance, belief: Belief | None = None) -> None:
        for other in range(len(state.shaken)):
            if other != seat:
                state.shaken[other] = chance.below(2) == 1

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        whispers = Log()
        super().apply(state, seat, code, chance, whispers)
        for event, _ in whispers:
            stumbled = isinstance(event, HorseStumbled)
            if log is not None:
                log.tell(event, only=(seat,) if stumbled else None)
            if log is not None and stumbled:
                log.tell(HorseMoved(seat, HORSES[seat], state.squares[seat], state.squares[seat]))


class Whispering(Secretive):
    """Whoever moves lets slip whether others are shaken."""

    def apply(self, state: Race, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        shaken = sum(state.shaken)
        super().apply(state, seat, code, chance, log)
        if log is not None:
            log.tell(HorseMoved(seat, "Alizé", shaken, shaken))


class PeekingView(Secretive):
    """The view of every rider tells how many are shaken."""

    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        view = super().view(state, seat, history)
        extra = Runner("Zéphyr", 0, sum(state.shaken), state.length)
        return msgspec.structs.replace(view, runners=(*view.runners, extra))

    def imagine(self, view: View, chance: Chance) -> Race:
        assert isinstance(view, GalopView)
        return super().imagine(msgspec.structs.replace(view, runners=view.runners[:-1]), chance)


class PeekingAhead(Secretive):
    """What would follow tells every rider how many are shaken."""

    def outlook(self, state: Race, seat: int, heard: Heard) -> Outlook | None:
        return Shaken(sum(state.shaken))


class Shaken(Outlook, frozen=True):
    many: int


class Meddling(Galop):
    """To look ahead is to go ahead."""

    def outlook(self, state: Race, seat: int, heard: Heard) -> Outlook | None:
        state.squares[seat] += 1
        return None


class RacesRunBackwards(Galop):
    """Its races are fewer and fewer."""

    def race(self, state: Race) -> int:
        return -max(state.squares)


class NeverCounted(Galop):
    """Its race is never over."""

    def race(self, state: Race) -> int:
        return 0


class Reckless(Policy[Race]):
    def pick(self, state: Race, seat: int, legal: Actions, chance: Chance) -> int:
        return GALLOP


class RecklessPolicy(Galop):
    """Its policy gallops even where that is forbidden."""

    def policy(self) -> Policy[Race]:
        return Reckless()


class Whimsical(Policy[Race]):
    def pick(self, state: Race, seat: int, legal: Actions, chance: Chance) -> int:
        return legal.draw(FastChance(random.getrandbits(60)))


class WhimsicalPolicy(Galop):
    """Its policy has dice of its own."""

    def policy(self) -> Policy[Race]:
        return Whimsical()


class RedealsAll(Secretive):
    """Draws again what the seat knows too."""

    def redeal(self, state: Race, seat: int, chance: Chance, belief: Belief | None = None) -> None:
        super().redeal(state, -1, chance)


class RedealsNothing(Secretive):
    def redeal(self, state: Race, seat: int, chance: Chance, belief: Belief | None = None) -> None:
        pass


class RedealsByTheTruth(Secretive):
    """Those who are shaken stay so, mostly."""

    def redeal(self, state: Race, seat: int, chance: Chance, belief: Belief | None = None) -> None:
        for other in range(len(state.shaken)):
            if other != seat:
                state.shaken[other] = chance.below(4 if state.shaken[other] else 2) > 0


class RedealsWithOtherDice(Secretive):
    def redeal(self, state: Race, seat: int, chance: Chance, belief: Belief | None = None) -> None:
        super().redeal(state, seat, FastChance(random.getrandbits(60)))


class RedealsUnplayably(Secretive):
    """Leaves the others nothing to choose."""

    def redeal(self, state: Race, seat: int, chance: Chance, belief: Belief | None = None) -> None:
        super().redeal(state, seat, chance)
        state.length += 0 if state.over else 1000

    def legal(self, state: Race, seat: int) -> Actions:
        return Actions() if state.length > 1000 else super().legal(state, seat)

    def view(self, state: Race, seat: int | None, history: tuple[Event, ...] = ()) -> GalopView:
        return super().view(replace(state, length=state.length % 1000), seat, history)


class TellingKey(Secretive):
    """Its keys tell what the seat cannot know."""

    def key(self, state: Race, seat: int) -> bytes:
        return self.snapshot(state)


class BlindKey(Galop):
    """Its keys do not say where the horses are."""

    def key(self, state: Race, seat: int) -> bytes:
        return bytes([seat, state.turn])


class AnyTable(Galop):
    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Race:
        return super().start(msgspec.structs.replace(setup, options={}), chance, log)


class AnyText(Galop):
    def read(self, text: bytes | str) -> int:
        try:
            return super().read(text)
        except MalformedAction:
            return TROT


class Borrowed(Game[Any]):
    """Finish at arm's length: compiled rules cannot be subclassed."""

    def __init__(self, box: Any) -> None:
        super().__init__(FINISH, box)
        found = load_game("finish")
        assert isinstance(found, Finish)
        self.rules = found

    def __getattribute__(self, name: str) -> Any:
        own = type(self).__dict__
        if name in own or name in ("rules", "about", "box", "__class__", "__dict__"):
            return super().__getattribute__(name)
        return getattr(self.rules, name)


class Thieving(Borrowed):
    """A coin is gone after every choice."""

    def apply(self, state: Any, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        self.rules.apply(state, seat, code, chance, log)
        state.ledger.bank -= 1


class Grudging(Borrowed):
    """Refuses what is still within the bounds that it names."""

    def apply(self, state: Any, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        if code > self.rules.read("bid 5000"):
            raise IllegalAction("FI-3", "bid", most=5000)
        self.rules.apply(state, seat, code, chance, log)


class Generous(Borrowed):
    """Lets pass what is beyond the bounds."""

    def apply(self, state: Any, seat: int, code: int, chance: Chance, log: Log | None = None) -> None:
        with contextlib.suppress(IllegalAction):
            self.rules.apply(state, seat, code, chance, log)
