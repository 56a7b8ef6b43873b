"""Opening a table: a new one with its commitment and nonces, or a saved one that goes on."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from hippodrome.bots import Bot
from hippodrome.cli.colours import GOLD
from hippodrome.cli.records import (
    RecordFile,
    RecordRefused,
    game_of_record,
    new_record_path,
    read_record,
    records_folder,
    replayed,
)
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import bot_of, shown_names, visible
from hippodrome.core.chance import SEED_BYTES, FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadSetup, HippodromeError
from hippodrome.core.record import Match, commitment_to, is_over, new_match, new_nonce, new_seed
from hippodrome.core.setups import options_of
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.doors.bots import Tell, WithStandIn, is_ours, load_bot
from hippodrome.games import load_game
from hippodrome.texts import Texts

_LONGEST_NONCE = 64


def ask_edition(
    screen: Screen, game: Game[Any], seats: int, given: dict[str, OptionValue]
) -> tuple[str | None, dict[str, OptionValue]]:
    """The edition and its options, of a game that has texts to ask for them. Raises BadSetup, InputEnded."""
    about, texts, options = game.about, screen.texts, dict(given)
    if not texts.knows(f"{about.title}-open-title"):
        return None, options
    longest = Setup(title=game.title(), edition=game.editions()[-1], seats=seats, options=dict(options))
    game.start(longest, FastChance(0))  # what can be refused is refused before anybody is asked
    screen.line(Text(texts.say(f"{about.title}-open-title"), style=f"bold {GOLD}"))
    edition = _choose(screen, about.title, "edition", about.editions, {})
    said = {one.name: "no" for one in options_of(about)}
    for one in sorted(options_of(about), key=lambda one: one.kind != "yes-no"):
        words = ("yes", "no") if one.kind == "yes-no" else one.words
        if one.name not in options and words and edition in one.editions(about):
            said[one.name] = _choose(screen, about.title, one.name, words, said)
            options[one.name] = said[one.name] == "yes" if one.kind == "yes-no" else said[one.name]
    screen.line()
    return edition, options


def _choose(screen: Screen, title: str, what: str, answers: Sequence[str], facts: Mapping[str, str]) -> str:
    """One of these; Enter is the first. `facts` are the options that were chosen before."""
    say = screen.texts.say
    screen.line(Text(say(f"{title}-open-about-{what}", **facts)))
    for number, answer in enumerate(answers, 1):
        said = say(f"{title}-open-{what}-{answer}", **facts)
        screen.line(Text(f"  {number}  {said}", style="bold" if number == 1 else ""))
    while True:
        typed = screen.ask(say("open-ask", most=len(answers))) or "1"
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(answers):
            return answers[int(typed) - 1]
        screen.line(Text(say("not-understood", answer=typed)))


def open_new(
    screen: Screen,
    game: Game[Any],
    box: Path | None,
    edition: str | None,
    options: Mapping[str, OptionValue],
    players: tuple[str, ...],
    seed: str | None,
) -> Match:
    """A new table. Everything about it is checked before anybody is asked for anything. Raises BadSetup."""
    texts = screen.texts
    setup = Setup(title=game.title(), edition=edition or game.editions()[0], seats=len(players), options=dict(options))
    game.start(setup, FastChance(0))
    if seed is not None and not is_hex(seed, SEED_BYTES):
        raise BadSetup("--seed", texts.say("error-seed"))
    chosen = (seed or new_seed()).lower()
    if seed is None:
        _show_commitment(screen, commitment_to(chosen))
        nonces = _ask_nonces(screen, players)
    else:
        screen.line(Text(texts.say("repeatable"), style="dim"))
        nonces = tuple(_digest(chosen, "nonce", seat)[:32] for seat in range(len(players)))
    return new_match(game, setup, players, chosen, nonces, _own_box(game, box))


def is_hex(text: str, count: int) -> bool:
    """Whether a text is so many bytes in hexadecimal digits."""
    return len(text) == 2 * count and all(sign in "0123456789abcdefABCDEF" for sign in text)


def _own_box(game: Game[Any], box: Path | None) -> str | None:
    """The text of a box that is not the game's own, for the record."""
    if box is None or load_game(game.title()).box_digest() == game.box_digest():
        return None
    return box.read_text(encoding="utf-8")


def _show_commitment(screen: Screen, commitment: str) -> None:
    screen.line(Text(screen.texts.say("fair-title"), style="bold"))
    screen.line(Text(screen.texts.say("fair-commitment")))
    screen.whole(Text(f"  {commitment}", style=f"bold {GOLD}"))
    screen.line()


def _ask_nonces(screen: Screen, players: tuple[str, ...]) -> tuple[str, ...]:
    """Every seat adds a nonce of its own: bots and people in a hurry a random one."""
    texts = screen.texts
    names = shown_names(players, texts)
    people = sum(bot_of(player) is None for player in players)
    nonces = []
    for seat, player in enumerate(players):
        nonce = new_nonce()
        if bot_of(player) is None:
            screen.line(Text(texts.say("fair-nonce", name=names[seat], people=people)))
            words = screen.ask(texts.say("fair-nonce-ask"))
            nonce = nonce_of(words) if words else nonce
            screen.whole(Text(texts.say("fair-nonce-kept", nonce=nonce), style="dim"))
            screen.line()
        nonces.append(nonce)
    return tuple(nonces)


def nonce_of(words: str) -> str:
    """What a person typed, as a nonce: its bytes, or a digest of them if they are many."""
    data = words.encode()
    return (data if len(data) <= _LONGEST_NONCE else hashlib.sha256(data).digest()).hex()


def _digest(seed: str, what: str, seat: int) -> str:
    return hashlib.sha256(f"hippodrome {what} {seat} {seed}".encode()).hexdigest()


def bots_for(game: Game[Any], players: tuple[str, ...], tell: Tell, seed: str | None = None) -> list[Bot | None]:
    """Per seat its bot. Their luck is their own, never the table's; only a repeatable game fixes it too. `tell` hears if one has
    failed, for which others play on, ours or not: a person is waiting. Raises BadSetup or BotFailed."""
    bots: list[Bot | None] = []
    for seat, player in enumerate(players):
        kind = bot_of(player)
        chance = FastChance(secrets.randbits(128) if seed is None else int(_digest(seed, "bot", seat), 16))
        bots.append(None if kind is None else WithStandIn(load_bot(game, kind, chance), kind, game, chance, tell))
    return bots


def _must_be_allowed(texts: Texts, game: Game[Any], players: tuple[str, ...], allowed: Sequence[str]) -> None:
    """A record may come from anybody: what it names runs only if it is one of ours, or was named here. Raises BadSetup."""
    for kind in filter(None, map(bot_of, players)):
        if not is_ours(game.title(), kind) and kind not in allowed:
            raise BadSetup("--resume", texts.say("error-resume-bot", bot=visible(kind)))


def open_record(screen: Screen, title: str, save: Path | None) -> RecordFile | None:
    """The file of a new game. Without a place for it the game is played unsaved, unless that place was asked for."""
    texts = screen.texts
    try:
        return RecordFile.create(save if save is not None else new_record_path(title, records_folder()))
    except FileExistsError as problem:
        raise HippodromeError(texts.say("save-exists", path=str(save))) from problem
    except OSError as problem:
        reason = problem.strerror or str(problem)
        if save is not None:
            raise HippodromeError(texts.say("save-impossible", path=str(save), reason=reason)) from problem
        where = f"{problem.filename or records_folder()} ({reason})"
        screen.line(Text(texts.say("save-failed-start", reason=where), style="bold"))
        return None


def reopen(screen: Screen, path: Path, allowed: Sequence[str]) -> tuple[Match, RecordFile]:
    """A saved game, to go on with, by our bots or these. Raises RecordRefused, BadSetup, or HippodromeError if it cannot be
    written."""
    texts = screen.texts
    text = read_record(path, texts)
    was = len(text.encode())
    text = _whole(screen, path, text)
    game, _ = game_of_record(path, text, texts)
    table: Match | None = None
    try:
        for step in replayed(path, game, text, unfinished=True):
            table = step
    except RecordRefused:
        # A process that was killed between the last action and the closing line leaves a game that is over, unclosed.
        if table is None or not is_over(table) or text.split("\n")[:-1] != table.lines[:-1]:
            raise
        screen.line(Text(texts.say("record-mended")))
    assert table is not None
    _must_be_allowed(texts, game, table.header.players, allowed)
    try:
        record = RecordFile.reopen(path, table.lines[: text.count("\n")], was)
    except BlockingIOError as problem:
        raise HippodromeError(texts.say("save-busy", path=str(path))) from problem
    except OSError as problem:
        raise HippodromeError(texts.say("save-impossible", path=str(path), reason=problem.strerror or str(problem))) from problem
    return table, record


def _whole(screen: Screen, path: Path, text: str) -> str:
    """The text without a half-written last line, if the player agrees to drop it."""
    if text.endswith("\n"):
        return text
    kept, cut, rest = text.rpartition("\n")
    if not cut:
        raise RecordRefused(path, 1, "is cut in the middle")
    texts = screen.texts
    screen.line(Text(texts.say("record-cut", bytes=len(rest.encode())), style="bold"))
    answer = screen.ask(f"{texts.say('record-cut-ask')} ({texts.say('choice-yes-no')})")
    if not answer.lower().startswith((texts.say("yes-letter"), "y")):
        raise HippodromeError(texts.say("record-cut-kept"))
    return kept + "\n"
