"""`hippodrome replay` and `hippodrome verify`: recorded games, shown and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hippodrome.cli.catalogue import name_of
from hippodrome.cli.colours import GOLD
from hippodrome.cli.face import Face
from hippodrome.cli.language import Language, texts_in
from hippodrome.cli.opening import is_hex
from hippodrome.cli.records import RecordRefused, game_of_record, read_record, replayed
from hippodrome.cli.screen import InputEnded, Screen
from hippodrome.cli.seats import shown_names, visible
from hippodrome.core.errors import BadSetup
from hippodrome.core.record import Match, is_over
from hippodrome.core.wire import Event
from hippodrome.texts import Texts

_COMMITMENT_BYTES = 32


def replay(
    file: Annotated[Path, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    lang: Language = None,
) -> None:
    """Show a recorded game, event by event."""
    texts = texts_in(lang)
    screen = Screen(texts, plain=True)
    text = read_record(file, texts)
    game, header = game_of_record(file, text, texts)
    names = shown_names(header.players, texts)
    if seat is not None and not 1 <= seat <= len(names):
        raise BadSetup("--seat", texts.say("error-seat", seat=seat, seats=len(names)))
    reader = None if seat is None else seat - 1
    face = Face(game, texts, screen, names)
    face.step = step
    _say_who_plays(screen, header.setup.title, header.setup.edition, names, reader)
    table: Match | None = None
    before, told = None, 0
    heard: tuple[Event, ...] = ()
    for table in replayed(file, game, text, unfinished=unfinished):
        happened, told = table.log.heard_by(reader, told), len(table.log)
        heard += happened
        after = game.view(table.state, reader, heard)
        face.show(before or after, happened, after, True)
        before = after
        if step and happened and not _goes_on(screen):
            return
    assert table is not None
    if is_over(table):
        _open_everything(screen, table, names)
        face.open_secrets(table.log)
    else:
        screen.line(Text(texts.say("replay-unfinished"), style="bold"))


def _goes_on(screen: Screen) -> bool:
    try:
        return screen.wait(screen.texts.say("replay-next")).lower() != "q"
    except InputEnded:
        return False


def _say_who_plays(screen: Screen, title: str, edition: str, names: tuple[str, ...], reader: int | None) -> None:
    texts = screen.texts
    screen.line(Text(texts.say("replay-title", title=name_of(title, texts), edition=edition), style=f"bold {GOLD}"))
    screen.line(Text(texts.say("replay-players", players=", ".join(names))))
    said = texts.say("replay-spectator") if reader is None else texts.say("replay-seat", name=names[reader])
    screen.line(Text(said, style="dim"))
    screen.line()


def _open_everything(screen: Screen, table: Match, names: tuple[str, ...]) -> None:
    """The game is over: nothing is secret any more."""
    texts = screen.texts
    screen.line()
    screen.line(Text(texts.say("replay-open"), style=f"bold {GOLD}"))
    screen.whole(Text(texts.say("replay-seed", seed=table.header.seed)))
    for name, nonce in zip(names, table.header.nonces, strict=False):
        screen.whole(Text(texts.say("replay-nonce", name=name, nonce=visible(nonce))))


def verify(
    file: Annotated[Path, typer.Argument()],
    commitment: Annotated[str | None, typer.Option("--commitment")] = None,
    lang: Language = None,
) -> None:
    """Check that a recorded game was not arranged or changed."""
    texts = texts_in(lang)
    screen = Screen(texts, plain=True)
    if commitment is not None and not is_hex(commitment.strip(), _COMMITMENT_BYTES):
        raise BadSetup("--commitment", texts.say("error-commitment"))
    screen.whole(Text(texts.say("verify-title", file=str(file)), style="bold"))
    try:
        text = read_record(file, texts)
        game, _ = game_of_record(file, text, texts)
        *_, table = replayed(file, game, text, commitment)
    except RecordRefused as problem:
        screen.whole(Text(f" ✗ {texts.say('verify-bad', reason=visible(str(problem)))}", style="bold red"))
        raise typer.Exit(1) from problem
    for said in _checked(texts, table, commitment is not None):
        screen.whole(Text(" ✓ ", style="bold green").append(said, style="not bold default"))
    screen.whole(Text(texts.say("verify-good" if commitment else "verify-good-inner"), style="bold"))


def _checked(texts: Texts, table: Match, committed: bool) -> list[str]:
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    names = shown_names(table.header.players, texts)
    winners = ", ".join(names[seat] for seat in outcome.winners)
    total = str(outcome.totals[outcome.winners[0]]).replace("-", "−")
    return [
        texts.say("verify-header", rules=table.header.rules),
        texts.say("verify-commitment" if committed else "verify-commitment-inner"),
        texts.say("verify-actions", actions=len(table.lines) - 2),
        texts.say("verify-draws", draws=len(table.chance.draws)),
        texts.say("verify-hashes", lines=len(table.lines)),
        texts.say("verify-outcome", winners=winners, total=total),
    ]
