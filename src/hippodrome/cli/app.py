"""The `hippodrome` command: its parts, its help in the reader's language, and its errors in one clear line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.main import get_command

from hippodrome.bots import levels_of
from hippodrome.cli import backup, box, catalogue, lab, play, replay, serve
from hippodrome.cli.language import language_of
from hippodrome.cli.options import titles_for, with_flags
from hippodrome.cli.problems import one_line
from hippodrome.core.errors import BadSetup, HippodromeError
from hippodrome.texts import Texts

REFUSED, BAD_USE = 1, 2


def app_for(arguments: Sequence[str]) -> typer.Typer:
    """All commands; `play` has the options of the games that this command line names."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    about = titles_for(arguments) if "play" in arguments[:1] else []
    app.callback()(hippodrome)
    app.command("serve")(serve.serve)
    app.command("backup")(backup.backup)
    app.command("restore")(backup.restore)
    app.command("games")(catalogue.games)
    app.command("play")(with_flags(play.play, about))
    app.command("replay")(replay.replay)
    app.command("verify")(replay.verify)
    app.add_typer(box.app, name="box")
    app.command("rules")(catalogue.rules)
    app.command("bench", context_settings={"ignore_unknown_options": True}, add_help_option=False)(lab.bench)
    app.add_typer(lab.app, name="lab")
    return app


def hippodrome(version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """Horse-racing board games at the terminal."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    _speak_any_letter()
    texts = Texts(language_of(arguments))
    if list(arguments[:1]) == ["--version"]:
        print(catalogue.version(texts))
        return 0
    if not arguments:
        arguments = ["serve"]
    command = get_command(app_for(arguments))
    _translate(command, texts, "hippodrome", _levels(arguments))
    try:
        command.main(args=list(arguments), prog_name="hippodrome")
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0 if leaving.code is None else 1
    except HippodromeError as problem:
        print(one_line(problem, texts), file=sys.stderr)
        return BAD_USE if isinstance(problem, BadSetup) else REFUSED
    except KeyboardInterrupt:
        return play.INTERRUPTED
    return 0


def _speak_any_letter() -> None:
    """A terminal that lacks a letter shows another one; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _levels(arguments: Sequence[str]) -> str:
    """The bots that people choose between: of the game that is named, or of every one."""
    about = titles_for(arguments) if "play" in arguments[:1] else []
    named = [title for title in about if title.title in arguments]
    listed = [(title, ", ".join(levels_of(title.title))) for title in named or about]
    return "; ".join(levels if named else f"{title.name}: {levels}" for title, levels in listed)


def help_keys(command: str, parameter: str) -> tuple[str, str]:
    """Where the help of a parameter is looked for: its own, then that of all parameters of this name."""
    return f"help-{command}-{parameter}", f"help-option-{parameter}"


def _translate(command: Any, texts: Texts, name: str, levels: str) -> None:
    """Put the help of a command, and of those under it, into the reader's language, as far as there are texts for it. `levels`
    are the bots that it may name."""
    if texts.knows(f"help-{name}"):
        command.help = texts.say(f"help-{name}")
        command.short_help = None
    for parameter in command.params:
        key = next((key for key in help_keys(name, parameter.name) if texts.knows(key)), None)
        if key is not None:
            parameter.help = texts.say(key, levels=levels)
    for under, part in getattr(command, "commands", {}).items():
        _translate(part, texts, under if name == "hippodrome" else f"{name}-{under}", levels)
