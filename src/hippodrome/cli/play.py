"""`hippodrome play`: a game at this terminal."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich import box as borders
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.bots import Bot
from hippodrome.cli.asking import Left
from hippodrome.cli.catalogue import known_title, name_of
from hippodrome.cli.colours import GOLD
from hippodrome.cli.face import Face
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.opening import ask_edition, bots_for, open_new, open_record, reopen
from hippodrome.cli.options import chosen, flag_of
from hippodrome.cli.records import RecordFile
from hippodrome.cli.screen import InputEnded, Screen
from hippodrome.cli.seats import bot_of, emblem, seat_players, shown_names
from hippodrome.cli.sitting import Failure, Sitting, only_person
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup
from hippodrome.core.record import Match, is_over
from hippodrome.core.wire import OptionValue
from hippodrome.games import load_game, titles
from hippodrome.texts import Texts

USUAL_SEATS = 4
INTERRUPTED, TERMINATED = 130, 143


def play(
    title: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option("--seats", min=1)] = None,
    people: Annotated[int | None, typer.Option("--people", min=0)] = None,
    bots: Annotated[str | None, typer.Option("--bots")] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    edition: Annotated[str | None, typer.Option("--edition")] = None,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    box: Annotated[Path | None, typer.Option("--box")] = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    save: Annotated[Path | None, typer.Option("--save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    lang: Language = None,
    **flags: OptionValue,
) -> None:
    """Play a game at this terminal; `flags` are options of the games (see `cli/options.py`)."""
    texts = texts_in(lang)
    screen = Screen(texts, plain=plain, fast=fast)
    try:
        if resume is not None:
            fixed: dict[str, object] = {"--seats": seats, "--people": people, "--name": name, "--seed": seed}
            fixed |= {"--edition": edition, "--option": option, "--box": box, "--save": save}
            fixed |= {flag_of(flag): value for flag, value in flags.items()}
            set_here = [option for option, value in fixed.items() if value is not None]
            sitting = _resumed(screen, resume, set_here, [kind.strip() for kind in (bots or "").split(",")])
        else:
            game = _game(texts, title, box)
            players = seat_players(texts, game.title(), seats, people, bots, name or [], USUAL_SEATS)
            options = chosen(texts, game.about, flags, option or [], len(players))
            if edition is None and any(bot_of(player) is None for player in players):
                edition, options = ask_edition(screen, game, len(players), options)
            _welcome(screen, game, edition)
            table = open_new(screen, game, box, edition, options, players, seed)
            record = open_record(screen, game.title(), save)
            failures: list[Failure] = []
            bots_here = bots_for(game, players, lambda *failure: failures.append(failure), seed)
            sitting = _sitting(screen, table, bots_here, failures, record, unnamed=not name)
    except (InputEnded, KeyboardInterrupt) as leaving:
        screen.line()
        raise typer.Exit(INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 1) from leaving
    raise typer.Exit(_run(sitting))


def _game(texts: Texts, title: str | None, box: Path | None) -> Game[Any]:
    if title is None:
        raise BadSetup("TITLE", texts.say("error-title", titles=", ".join(titles())))
    return load_game(known_title(title, texts), box)


def _resumed(screen: Screen, path: Path, set_here: list[str], allowed: list[str]) -> Sitting:
    texts = screen.texts
    if set_here:
        raise BadSetup("--resume", texts.say("error-resume-with", options=", ".join(set_here)))
    table, record = reopen(screen, path, allowed)
    players = table.header.players
    failures: list[Failure] = []
    bots = bots_for(table.game, players, lambda *failure: failures.append(failure))
    unnamed = texts.say("person-name", number=1) in players
    sitting = _sitting(screen, table, bots, failures, record, unnamed)
    screen.whole(Text(texts.say("resumed", actions=len(table.lines) - 1, path=str(path)), style="dim"))
    return sitting


def _sitting(
    screen: Screen, table: Match, bots: list[Bot | None], failures: list[Failure], record: RecordFile | None, unnamed: bool
) -> Sitting:
    texts = screen.texts
    names = shown_names(table.header.players, texts)
    face = Face(table.game, texts, screen, names, only_person(bots), unnamed)
    if record is not None:
        face.remember_in(record.path.with_suffix(".orders.json"))
    labels = _labels(texts, names, only_person(bots), unnamed)
    return Sitting(table, bots, names, labels, face, screen, texts, record, failures)


def _labels(texts: Texts, names: tuple[str, ...], you: int | None, unnamed: bool) -> tuple[str, ...]:
    """The names, with You for the only person if they gave none."""
    return tuple(texts.say("seat-you") if unnamed and seat == you else name for seat, name in enumerate(names))


def _welcome(screen: Screen, game: Game[Any], edition: str | None) -> None:
    texts, title = screen.texts, game.title()
    said = texts.say("welcome", title=name_of(title, texts), edition=edition or game.editions()[0])
    screen.line(Text(said, style=f"bold {GOLD}"))
    authors, year = texts.say(f"{title}-authors"), texts.say(f"{title}-year")
    screen.line(Text(texts.say("origin", authors=authors, year=year), style="dim"))
    screen.line()


@contextmanager
def _ending_cleanly() -> Iterator[None]:
    """A terminated game gives the terminal back as it was; every line of its record is on the disk already."""

    def end(*_: object) -> NoReturn:
        raise SystemExit(TERMINATED)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(sitting: Sitting) -> int:
    """Play, then say what there is to say. The exit code."""
    code, said = 0, None
    try:
        with _ending_cleanly(), sitting.screen.opened():
            sitting.play()
    except Left:
        pass
    except InputEnded:
        code, said = 1, "input-ended"
    except KeyboardInterrupt:
        code, said = INTERRUPTED, "interrupted"
    finally:
        if sitting.record is not None:
            sitting.record.close()
    if said is not None:
        sitting.screen.line(Text(sitting.texts.say(said), style="bold"))
    if is_over(sitting.table):
        _say_how_it_ended(sitting)
        return 0
    _say_how_to_go_on(sitting)
    return code


def _say_how_to_go_on(sitting: Sitting) -> None:
    screen, texts, record = sitting.screen, sitting.texts, sitting.record
    if record is None or record.trouble is not None:
        screen.line(Text(texts.say("left-unsaved", reason=_trouble(sitting))))
        return
    screen.line(Text(texts.say("left-saved")))
    screen.whole(_command("hippodrome", "play", "--resume", str(record.path)))


def _trouble(sitting: Sitting) -> str:
    """Why the game is not saved."""
    known = sitting.record.trouble if sitting.record is not None else None
    return known or sitting.texts.say("save-nowhere")


def _say_how_it_ended(sitting: Sitting) -> None:
    screen, texts, record = sitting.screen, sitting.texts, sitting.record
    outcome = sitting.table.game.outcome(sitting.table.state)
    assert outcome is not None
    screen.line(Text(texts.say("over-title"), style=f"bold {GOLD}"))
    grid = Grid(box=borders.SIMPLE)
    for seat in sorted(range(len(sitting.names)), key=lambda seat: outcome.ranks[seat]):
        style = f"bold {GOLD}" if seat in outcome.winners else ""
        points = texts.number(outcome.totals[seat])
        grid.add_row(f"{outcome.ranks[seat]}.", Text(f"{emblem(seat)} {sitting.labels[seat]}"), points, style=style)
    grid.show_header = False
    screen.line(grid)
    commitment = sitting.table.header.commitment
    screen.whole(Text(texts.say("over-commitment", commitment=commitment)))
    if record is None or record.trouble is not None:
        screen.line(Text(texts.say("over-unsaved", reason=_trouble(sitting))))
        return
    screen.whole(Text(texts.say("over-record", path=str(record.path))))
    screen.line(Text(texts.say("over-verify")))
    screen.whole(_command("hippodrome", "verify", str(record.path), "--commitment", commitment))


def _command(*words: str) -> Text:
    """A command to copy, on one line however long it is."""
    return Text(f"  {shlex.join(words)}", style="bold")
