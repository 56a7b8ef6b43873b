"""What the games let a host choose, on the command line: a flag for each option, made from what the game says about itself."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

import typer

from hippodrome.cli.seats import visible
from hippodrome.core.errors import BadSetup
from hippodrome.core.setups import Option, options_of
from hippodrome.core.title import Title
from hippodrome.core.wire import OptionValue
from hippodrome.games import own_titles, titles
from hippodrome.texts import Texts

_TYPES: dict[str, Any] = {"number": int | None, "seat": int | None, "yes-no": bool | None, "word": str | None}
_ANSWERS = {"yes": True, "true": True, "no": False, "false": False}


def titles_for(arguments: Sequence[str]) -> list[Title]:
    """The games whose options this command line may have: other packages are looked at only if it names none of ours."""
    return list((own_titles() if any(title in arguments for title in own_titles()) else titles()).values())


def flag_of(name: str) -> str:
    """The flag of an option: `--flat-only`."""
    return f"--{name.replace('_', '-')}"


def with_flags(command: Callable[..., None], about: Sequence[Title]) -> Callable[..., None]:
    """The command with a flag for every option of these games, in place of its `**flags`."""
    *own, rest = inspect.signature(command, eval_str=True).parameters.values()
    assert rest.kind is rest.VAR_KEYWORD
    taken = {parameter.name for parameter in own}
    kinds: dict[str, str] = {}
    for one in (one for title in about for one in options_of(title) if one.name not in taken):
        kinds.setdefault(one.name, one.kind)  # another game's option of this name may be of another kind: --option sets it
    flags = [_parameter(name, kind) for name, kind in kinds.items()]
    at = next(index for index, parameter in enumerate(own) if parameter.name == "option")

    @wraps(command)
    def flagged(**asked: Any) -> None:
        command(**asked)

    parameters = [*own[:at], *flags, *own[at:]]
    flagged.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # read by inspect.signature
    flagged.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return flagged


def _parameter(name: str, kind: str) -> inspect.Parameter:
    flag = flag_of(name)
    declared = typer.Option(None, f"{flag}/--no-{flag[2:]}" if kind == "yes-no" else flag)
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=declared, annotation=_TYPES[kind])


def chosen(
    texts: Texts, about: Title, flags: Mapping[str, OptionValue], pairs: Sequence[str], seats: int
) -> dict[str, OptionValue]:
    """The options of a table, from flags and from `name=value`. Raises BadSetup."""
    offered = {one.name: one for one in options_of(about)}
    found: dict[str, OptionValue] = {name: value for name, value in flags.items() if value is not None}
    for pair in pairs:
        name, _, text = pair.partition("=")
        name = name.replace("-", "_")
        if name in offered:
            found[name] = _read(texts, offered[name], text)
        else:
            _refuse_option(texts, about, name, offered)
    for name, value in found.items():
        if name not in offered:
            _refuse_option(texts, about, name, offered)
        if offered[name].kind == "seat" and isinstance(value, int):
            found[name] = _seat(texts, name, value, seats)
    return found


def _refuse_option(texts: Texts, about: Title, name: str, offered: Mapping[str, Option]) -> None:
    said = texts.say("error-option", title=about.title, option=visible(name), count=len(offered), options=", ".join(offered))
    raise BadSetup("--option", said)


def _read(texts: Texts, one: Option, text: str) -> OptionValue:
    if one.kind == "word" and text in one.words:
        return text
    if one.kind == "yes-no" and text in _ANSWERS:
        return _ANSWERS[text]
    if one.kind in ("number", "seat") and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    allowed = ", ".join(one.words) if one.kind == "word" else "yes, no" if one.kind == "yes-no" else "1, 2, …"
    raise BadSetup("--option", texts.say("error-option-value", value=visible(text), option=one.name, allowed=allowed))


def _seat(texts: Texts, name: str, number: int, seats: int) -> int:
    """A seat as people count it, from 1."""
    if not 1 <= number <= seats:
        raise BadSetup(flag_of(name), texts.say("error-first-player", seat=number, seats=seats))
    return number - 1
