"""What happened, in words: one way from an event to a sentence, for every game. The browser has its twin (texts/telling.ts).

The catalogue has a sentence per event, `<title>-event-horse-sold`, or `event-bid-made` for what is told alike at every table;
its facts are the fields of the event, shown as their kinds say (core/kinds.py):

    $who, $you          the first seat among the fields that is somebody, and whether it is the reader's own (yes, no);
                        where that is a list, such as winners, whether it is the reader alone
    $lane-number        beside $lane and $horse: the number alone
    $die-face           the fields of a struct, beside the struct itself
    $card-text          beside $card: what is printed on it
    $total              what the first of $winners has in $totals

What is missing is `none`. A sentence that comes out empty is not told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from hippodrome.core.contract import Game
from hippodrome.core.errors import IllegalAction
from hippodrome.core.kinds import Kinds
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.wire import Event
from hippodrome.games import kinds_of, title_of
from hippodrome.texts import Texts
from hippodrome.texts.fluent import Several, Shown

FEW_BIDS = 4
"""So many bids and passes are told one by one."""
NONE = "none"
_WORD = re.compile(r"[\w-]+")
Facts = dict[str, Any]
Show = Callable[["Teller", Any, bool], str]


class Special(Protocol):
    """What a game must say itself: kinds of its own (`brief` where one stands per seat), and facts that no field holds."""

    KINDS: Mapping[str, Show]
    FACTS: Mapping[str, Callable[[Teller, Any], Facts]]


def kebab(name: str) -> str:
    """HorseSold and horse_sold both become horse-sold."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).replace("_", "-").lower()


class Teller:
    """Tells one table to one reader. Events must be heard in their order, for some say what others mean by a lane."""

    def __init__(
        self,
        texts: Texts,
        title: str,
        kinds: Kinds,
        names: Sequence[str],
        you: int | None = None,
        box: object = None,
        special: Special | None = None,
        clean: Callable[[str], str] = str,
    ) -> None:
        self.texts = texts
        self.title = title
        self.kinds = kinds
        self.names = names
        self.you = you
        self.box = box
        self.special = special
        self.clean = clean
        """Makes names from outside harmless where they are shown."""
        self.lanes: dict[int, str] = {}
        self._entries = _entries(msgspec.to_builtins(box))

    # Sentences

    def tell(self, happened: Sequence[Event]) -> list[str]:
        """The sentences for some events; a long exchange of bids becomes one or two, for nobody follows forty."""
        told: list[str] = []
        run: list[Event] = []
        for event in happened:
            if isinstance(event, BidMade | BidPassed):
                run.append(event)
                continue
            told += [*self._bids(run), self.sentence(event)]
            run = []
        return [sentence for sentence in told + self._bids(run) if sentence]

    def sentence(self, event: Event) -> str:
        """What happened, in one sentence; an empty one if it says nothing new."""
        self.hear(event)
        name = type(event).__name__
        facts = self.facts(name, event)
        more = None if self.special is None else self.special.FACTS.get(name)
        if more is not None:
            facts |= more(self, event)
        key = self.known(f"event-{kebab(name)}")
        return self.texts.say(key, **facts) if key else self._plainly(name, event)

    def hear(self, event: Event) -> None:
        """Learn which horse runs in which lane."""
        kinds = {kind: name for name, kind in self.kinds.get(type(event).__name__, {}).items()}
        if "lane" in kinds and "horse" in kinds:
            self.lanes[getattr(event, kinds["lane"])] = getattr(event, kinds["horse"])

    def refusal(self, problem: IllegalAction) -> str:
        """Why an action is refused, without its rule; one that has no text is told by its key."""
        key = self.known(f"refusal-{problem.key}")
        if key is None:
            return str(problem)
        facts: Facts = dict(problem.facts)
        if "seat" in facts:
            facts["seat"] = self.show("seat", int(facts["seat"]) - 1)
        for name, value in facts.items():
            if name in ("horse", "other") and isinstance(value, int):
                facts[name] = self.show("horse", value)
            elif isinstance(value, str):
                facts[name] = self._in_words(name, value)
        return self.texts.say(key, **facts)

    def _in_words(self, name: str, value: str) -> str:
        """A word of ours, or several: "1 white, 2 red", if the fact is a colour."""

        def said(word: re.Match[str]) -> str:
            key = self.known(f"{name}-{word[0]}")
            return self.texts.say(key) if key else word[0]

        return _WORD.sub(said, self.clean(value))

    def known(self, key: str) -> str | None:
        """The game's own text of that name, else the house's, if there is one."""
        return next((each for each in (f"{self.title}-{key}", key) if self.texts.knows(each)), None)

    def _bids(self, run: Sequence[Event]) -> list[str]:
        if len(run) <= FEW_BIDS:
            return [self.sentence(event) for event in run]
        made = [event for event in run if isinstance(event, BidMade)]
        passed = [event for event in run if isinstance(event, BidPassed)]
        told = [self.sentence(event) for event in made]
        if len(made) > 1:
            first, last = made[0], made[-1]
            facts = self.facts("BidMade", last) | {"least": first.amount, "most": last.amount}
            told = [f"{self._say('bids-climb', facts)} {self._say('bids-lead', facts)}"]
        if len(passed) > 1:
            return [*told, self._say("bids-passed", {"seats": Several([self.names[event.seat] for event in passed])})]
        return told + [self.sentence(event) for event in passed]

    def _say(self, key: str, facts: Facts) -> str:
        return self.texts.say(self.known(key) or key, **facts)

    def _plainly(self, name: str, event: Event) -> str:
        """For a game without texts: the event's name, and its facts by theirs."""
        shown = [
            f"{kebab(field).replace('-', ' ')} {self.text(self.facts(name, event)[field])}" for field in self.kinds.get(name, {})
        ]
        return ": ".join([kebab(name).replace("-", " ").capitalize(), *([", ".join(shown)] if shown else [])])

    # Facts

    def facts(self, name: str, thing: Any, brief: bool = False) -> Facts:
        """The fields of an event or struct, as a catalogue is given them."""
        kinds = self.kinds.get(name, {})
        facts: Facts = {}
        for field, kind in kinds.items():
            value = getattr(thing, field)
            facts |= self._beside(field, kind, value)
            facts[field] = self._along(thing, kind, value) if "@" in kind else self.show(kind, value, brief)
        return facts | self._who(thing, kinds) | self._total(thing, kinds)

    def _who(self, thing: Any, kinds: Mapping[str, str]) -> Facts:
        seated = [getattr(thing, field) for field, kind in kinds.items() if kind in ("seat", "seat[]")]
        if not seated:
            return {}
        held = [seat for seat in seated if (seat if isinstance(seat, tuple) else seat is not None and seat >= 0)]
        if not held:
            return {"who": NONE, "you": "no"}
        first = held[0] if isinstance(held[0], tuple) else (held[0],)
        who = [self.names[seat] for seat in first]
        return {"who": Several(who) if len(who) > 1 else Shown(who[0]), "you": _yes(first == (self.you,))}

    def _total(self, thing: Any, kinds: Mapping[str, str]) -> Facts:
        if "winners" not in kinds or "totals" not in kinds:
            return {}
        return {"total": self.show("amount", thing.totals[thing.winners[0]])}

    def _beside(self, field: str, kind: str, value: Any) -> Facts:
        """What goes with a fact: the number of a horse, the parts of a struct, the text of a card."""
        if kind in self.kinds and value is not None:
            parts = {part: of for part, of in self.kinds[kind].items() if of.removesuffix("[]") not in self.kinds}
            return {f"{field}-{part}": self.show(of, getattr(value, part)) for part, of in parts.items()}
        if kind in ("lane", "horse") and isinstance(value, int):
            return {f"{field}-number": value}
        if kind == "card" and value is not None:
            return {f"{field}-text": Shown(self.clean(self.texts.translated(self._entries.get(value, {}).get("text", ""))))}
        return {}

    def _along(self, thing: Any, kind: str, values: Sequence[Any]) -> Several:
        """One thing per seat, or per entry of another field; those who have nothing are left out."""
        kind, _, beside = kind.partition("@")
        each = kind.removesuffix("[]")
        of_kind = "seat" if beside == "seats" else self.kinds[type(thing).__name__][beside].removesuffix("[]")
        owners = range(len(values)) if beside == "seats" else getattr(thing, beside)
        told = []
        for owner, value in zip(owners, values, strict=True):
            what = "" if each == "gain" and value == 0 else self.text(self.show(each, value, brief=True))
            if what:
                told.append(self._say(f"of-{of_kind}", {"of": self.show(of_kind, owner), "what": Shown(what)}))
        return Several(told)

    def show(self, kind: str, value: Any, brief: bool = False) -> Any:
        """A value as its kind is shown: something that a catalogue can print, count or select on."""
        if value is None:
            return NONE
        if self.special is not None and kind in self.special.KINDS:
            return Shown(self.special.KINDS[kind](self, value, brief))
        if kind.endswith("[]"):
            return Several([self.text(self.show(kind[:-2], each, brief)) for each in value])
        if kind in self.kinds:
            return Shown(self._struct(kind, value, brief))
        if kind.startswith("word:"):
            return Shown(self.texts.say(f"{self.title}-{kind[5:]}-{value}"))
        match kind:
            case "yes-no":
                return _yes(value)
            case "seat":
                return Shown(self.names[value]) if value >= 0 else NONE
            case "lane":
                return Shown(f"{self.clean(self.lanes[value])}\u00a0{value}") if value in self.lanes else value
            case "horse" | "jockey" | "card" | "name":
                return self._named(value)
            case "gain":
                return Shown(f"{'+' if value > 0 else ''}{self.text(value)}")
            case _:
                return value

    def text(self, shown: Any) -> str:
        """What a fact looks like in a sentence."""
        if isinstance(shown, int):
            return self.texts.number(shown)
        return shown if isinstance(shown, str) else str(shown.format(self.texts.locale))

    def _named(self, value: int | str) -> Any:
        name = self._entries.get(value, {}).get("name")
        if isinstance(value, str):
            return Shown(self.clean(value if name is None else self.texts.translated(name)))
        return value if name is None else Shown(f"{self.clean(self.texts.translated(name))}\u00a0{value}")

    def _struct(self, kind: str, thing: Any, brief: bool) -> str:
        key = f"{self.title}-{kebab(kind)}"
        if self.texts.knows(key):
            return self.texts.say(key, **self.facts(kind, thing))
        parts = []
        for field, part in self.kinds[kind].items():
            value = getattr(thing, field)
            for each in value if part.endswith("[]") else () if value is None else (value,):
                parts.append(self._part(f"{key}-{field}", field, part.removesuffix("[]"), each, brief))
        if parts:
            return ", ".join(parts)
        none = self._brief(f"{key}-none", brief)
        return self.texts.say(none) if self.texts.knows(none) else ""

    def _part(self, key: str, field: str, kind: str, value: Any, brief: bool) -> str:
        if not self.texts.knows(key):
            return self.text(self.show(kind, value, brief))
        facts = self.facts(kind, value) if kind in self.kinds else {field: self.show(kind, value)}
        return self.texts.say(self._brief(key, brief), **facts)

    def _brief(self, key: str, brief: bool) -> str:
        return f"{key}-brief" if brief and self.texts.knows(f"{key}-brief") else key


def teller_of(
    texts: Texts, game: Game[Any], names: Sequence[str], you: int | None = None, clean: Callable[[str], str] = str
) -> Teller:
    """The teller of a table of that game."""
    about = title_of(game.title())
    special = None if about.words is None else about.look_up(about.words)
    return Teller(texts, about.title, kinds_of(about.title), names, you, game.box, special, clean)


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def _entries(box: Any) -> dict[int | str, Mapping[str, Any]]:
    """Everything in a box that has a `number` or an `id`, and a name."""
    found: dict[int | str, Mapping[str, Any]] = {}
    if isinstance(box, Mapping):
        known = box.get("id", box.get("number"))
        if known is not None and "name" in box:
            found[known] = box
        for part in box.values():
            found |= _entries(part)
    elif isinstance(box, list | tuple):
        for part in box:
            found |= _entries(part)
    return found
