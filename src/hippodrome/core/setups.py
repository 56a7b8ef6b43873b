"""Setups and options: what every game checks before it lays a table, and what a host is offered.

The options of a game are the fields of one struct. Type and default say most of it: a number with its bounds, yes or no, one
of some words. `option` adds what a type cannot say, and the rule that a refusal names:

    races: Annotated[int, option("FI-1", ge=1, le=6)] = 3
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from hippodrome.core.errors import BadSetup
from hippodrome.core.title import Title
from hippodrome.core.wire import OptionValue, Setup

Options = TypeVar("Options", bound=msgspec.Struct)
Choices = Callable[[str, int], tuple[int, ...]]
"""By edition and seats: the numbers that may be chosen, the usual one first."""


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class Said(NamedTuple):
    """What a type cannot say of an option."""

    rule: str = "options"
    editions: tuple[str, ...] = ()
    """The editions that have it; none named: all."""
    usual: OptionValue = None
    """What None stands for."""
    choices: Choices | None = None
    seat: bool = False
    """Whether the number is that of a seat."""


class Option(NamedTuple):
    """What a host may choose, in one respect."""

    name: str
    kind: Literal["number", "yes-no", "word", "seat"]
    default: OptionValue
    said: Said
    bounds: range
    words: tuple[str, ...]

    def numbers(self, edition: str, seats: int) -> tuple[int, ...]:
        """The numbers that may be chosen at such a table."""
        return tuple(self.bounds) if self.said.choices is None else self.said.choices(edition, seats)

    def editions(self, about: Title) -> tuple[str, ...]:
        """The editions that have it."""
        return self.said.editions or about.editions


def option(
    rule: str,
    *,
    ge: int | None = None,
    le: int | None = None,
    editions: tuple[str, ...] = (),
    usual: OptionValue = None,
    choices: Choices | None = None,
    seat: bool = False,
) -> msgspec.Meta:
    """What else there is to say about a field of an options struct; see `Said`."""
    return msgspec.Meta(ge=ge, le=le, extra={"said": Said(rule, editions, usual, choices, seat)})


def options_of(about: Title) -> tuple[Option, ...]:
    """What a host of this game may choose. Raises TypeError if a field of its options cannot be offered."""
    return () if about.options is None else _described(about.look_up(about.options))


@cache
def _described(kind: type[msgspec.Struct]) -> tuple[Option, ...]:
    return tuple(_option(field) for field in msgspec.structs.fields(kind))


def _option(field: msgspec.structs.FieldInfo) -> Option:
    hint, meta = _unwrapped(field.type)
    said: Said = ((meta.extra if meta else None) or {}).get("said", Said())
    default = field.default if said.usual is None else said.usual
    if hint is bool:
        return Option(field.name, "yes-no", default, said, range(0), ())
    if get_origin(hint) is Literal:
        return Option(field.name, "word", default, said, range(0), get_args(hint))
    if hint is int and said.seat:
        return Option(field.name, "seat", default, said, range(0), ())
    if hint is int and said.choices is not None:
        return Option(field.name, "number", default, said, range(0), ())
    if hint is int and meta is not None and meta.ge is not None and meta.le is not None:
        return Option(field.name, "number", default, said, range(int(meta.ge), int(meta.le) + 1), ())
    raise TypeError(f"the option {field.name} is neither yes or no, nor some words, nor a number with bounds or choices")


def _unwrapped(hint: Any) -> tuple[Any, msgspec.Meta | None]:
    """A type without its None, and what is said about it."""
    if get_origin(hint) in (Union, UnionType):
        some = [part for part in get_args(hint) if part is not NoneType]
        return _unwrapped(some[0]) if len(some) == 1 else (hint, None)
    if get_origin(hint) is Annotated:
        bare, *said = get_args(hint)
        return bare, next((one for one in said if isinstance(one, msgspec.Meta)), None)
    return hint, None


def read_setup(setup: Setup, about: Title, digest: str, kind: type[Options]) -> Options:
    """The options of a setup, completed, once everything in it is such a game's own. Raises BadSetup."""
    if setup.title != about.title:
        raise BadSetup("title", f"this is a table of {setup.title}, not of {about.title}")
    if setup.edition not in about.editions:
        text = f"{setup.edition} is no edition; choose {' or '.join(about.editions)}"
        raise BadSetup("edition", text, "edition", edition=setup.edition, allowed=", ".join(about.editions))
    if setup.seats not in about.seats:
        least, most = min(about.seats), max(about.seats)
        text = f"{setup.seats} seats; a table has {least} to {most}"
        raise BadSetup(about.seats_rule, text, "seats", seats=setup.seats, least=least, most=most)
    if setup.box not in ("", digest):
        raise BadSetup("box", "this table is played with another box; open that box first")
    try:
        options = msgspec.convert(setup.options, kind)
    except msgspec.ValidationError as problem:
        raise _refused(setup, kind, problem) from problem
    completed: dict[str, Any] = {}
    for one in _described(kind):
        value = getattr(options, one.name)
        _check(one, value, setup, about)
        if value is None and (usual := _usual(one, setup, about)) is not None:
            completed[one.name] = usual
    return msgspec.structs.replace(options, **completed) if completed else options


def _refused(setup: Setup, kind: type[msgspec.Struct], problem: msgspec.ValidationError) -> BadSetup:
    """A number out of its bounds is refused with the rule that sets them, anything else as what it is."""
    for one in _described(kind):
        value = setup.options.get(one.name)
        if one.bounds and type(value) is int and value not in one.bounds:
            low, high = one.bounds[0], one.bounds[-1]
            text = f"{value} {_words(one)}; there may be {low} to {high}"
            return BadSetup(one.said.rule, text, "bounds", option=one.name, value=value, low=low, high=high)
    return BadSetup("options", str(problem), "options")


def _check(one: Option, value: OptionValue, setup: Setup, about: Title) -> None:
    """Whether an option is one of this table's edition and seats. Raises BadSetup."""
    if value is None or value is False:
        return
    rule, editions = one.said.rule, one.editions(about)
    if setup.edition not in editions and one.name in setup.options:
        text = f"there is no option {_words(one)} in {setup.edition}; choose {' or '.join(editions)}"
        facts = {"option": one.name, "edition": setup.edition, "allowed": ", ".join(editions)}
        raise BadSetup(rule, text, "option-edition", **facts)
    if one.kind == "seat" and value not in range(setup.seats):
        raise BadSetup(rule, f"{_words(one)} {value}; the seats are 0 to {setup.seats - 1}")
    if one.said.choices is not None and value not in one.said.choices(setup.edition, setup.seats):
        allowed = " or ".join(map(str, one.said.choices(setup.edition, setup.seats)))
        text = f"{value} {_words(one)}; with {setup.seats} seats, edition {setup.edition} has {allowed}"
        listed = ", ".join(map(str, one.said.choices(setup.edition, setup.seats)))
        raise BadSetup(rule, text, "choices", option=one.name, value=str(value), seats=setup.seats, allowed=listed)


def _usual(one: Option, setup: Setup, about: Title) -> OptionValue:
    """What an option is that was left open; None if that stays to be seen."""
    if setup.edition not in one.editions(about):
        return None
    return one.said.usual if one.said.choices is None else one.said.choices(setup.edition, setup.seats)[0]


def _words(one: Option) -> str:
    return one.name.replace("_", " ")
