"""Records: a game as a text file that can be replayed and checked, line by line.

One JSON object per line:

    1     header   format, title, rules version, setup, players, seed, commitment, nonces, box (if not the game's own)
    2 …   action   {"seat": 0, "do": "play 5x3 5>c7", "draws": [3, 0], "hash": "…"}
          undo     {"seat": 0, "do": "undo", "draws": [], "hash": "…"}, which takes back the seat's action before it
    last  closing  {"outcome": {…}, "state": digest of the final state, "hash": "…"}, once the game is over

Each `hash` is SHA-256 over the hash before it and the line without its hash, so no line can be changed, moved or
left out unnoticed. The seed stands in the header: until the game is over, a record is private to the program that runs
it; then the seed is published with it, and anybody who kept the commitment can verify that nothing was arranged.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from hippodrome.core.chance import SEED_BYTES, STREAM_VERSION, SealedChance, commitment
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, BadChance, BadRecord, BadSetup, CannotUndo
from hippodrome.core.log import Log
from hippodrome.core.wire import ActionUndone, Outcome, Setup

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: everything that is fixed before the first action."""

    hippodrome: int
    """The version of this file format."""
    stream: int
    """The version of the stream of chance (see chance.py)."""
    rules: str
    setup: Setup
    players: tuple[str, ...]
    seed: str
    commitment: str
    nonces: tuple[str, ...]
    box: str | None = None
    """The text of the box, if it is not the one that comes with the game."""
    hash: str = ""


class ActionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One action, as text, with the draws that it took."""

    seat: int
    do: str
    draws: tuple[int, ...] = ()
    hash: str = ""


class ClosingLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How it ended."""

    outcome: Outcome
    state: str
    hash: str = ""


Line = Header | ActionLine | ClosingLine
K = TypeVar("K", Header, ActionLine, ClosingLine)
UNDO = "undo"
"""What stands in a record, instead of an action, where a seat took its last one back."""


class Mark(msgspec.Struct):
    """A moment of a match to which it can return. States in it are never changed."""

    lines: int
    hash: str
    told: int
    place: tuple[int, int, bytes, int]
    drawn: int
    mover: int
    earlier: tuple[Any, ...]
    state: Any = None
    """Once the match has gone on: until then it is the match's own, and need not be copied."""


class Match:
    """One game from setup to outcome, being played or replayed: its state, chance and log, and the record as it grows.

    `lines` grows by one text line with every action; a server or terminal that keeps the record writes it to disk at once.
    """

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.log = Log()
        self.lines: list[str] = []
        self._hash = ""
        self.chance = SealedChance(_hex(header.seed), [_hex(nonce) for nonce in header.nonces])
        self._write(header)
        self.state = game.start(header.setup, self.chance, self.log)
        self._drawn = 0  # so the draws of laying the table go with the first action
        self._mover = -1
        self._earlier: list[Any] = []  # the states before each of the last actions of the seat `_mover`, as far as it may go back
        self._mark: Mark | None = None

    def act(self, seat: int, code: int) -> None:
        """Carry out an action and write it down. Raises IllegalAction; then nothing has changed."""
        before, told = self.game.clone(self.state), len(self.log)
        self._leave(before)
        drawn = len(self.chance.draws)
        self.game.apply(self.state, seat, code, self.chance, self.log)
        if seat != self._mover:
            self._mover, self._earlier = seat, []
        if len(self.chance.draws) > drawn or any(event.final for event, _ in self.log.entries[told:]):
            self._earlier = []
        else:
            self._earlier.append(before)
        draws = tuple(self.chance.draws[self._drawn :])
        self._drawn = len(self.chance.draws)
        self._write(ActionLine(seat=seat, do=self.game.write(code), draws=draws))
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self._write(ClosingLine(outcome=outcome, state=self.state_digest()))

    def before(self, seat: int) -> Any | None:
        """The state that a seat would go back to by taking back its last action; None if it may not."""
        return self._earlier[-1] if seat == self._mover and self._earlier else None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action: nothing was drawn or revealed since, and nobody else has acted."""
        return self.before(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action; an entry of its own in log and record. Raises CannotUndo."""
        if not self.can_undo(seat):
            raise CannotUndo("only one's own last action can be taken back, and no draw, reveal or binding bid")
        self._leave(self.state)
        self.state = self.game.clone(self._earlier.pop())  # a mark may need the other
        self.log.tell(ActionUndone(seat))
        self._write(ActionLine(seat=seat, do=UNDO))

    def mark(self) -> None:
        """Remember this moment, in place of any before it, for `go_back`."""
        place, earlier = self.chance.place(), tuple(self._earlier)
        self._mark = Mark(len(self.lines), self._hash, len(self.log), place, self._drawn, self._mover, earlier)

    def go_back(self) -> None:
        """Be as at the last mark again: what happened since was never told, and leaves no trace in log, record or chance."""
        mark = self._mark
        assert mark is not None
        if mark.state is not None:
            self.state, mark.state = mark.state, None
        del self.lines[mark.lines :], self.log.entries[mark.told :]
        self._hash, self._drawn, self._mover, self._earlier = mark.hash, mark.drawn, mark.mover, list(mark.earlier)
        self.chance.return_to(mark.place)

    def _leave(self, state: Any) -> None:
        """The match goes on from a state, which is not changed any more."""
        if self._mark is not None and self._mark.state is None:
            self._mark.state = state

    def state_digest(self) -> str:
        """A digest of the whole state: two matches with equal digests are in the same state."""
        return hashlib.sha256(self.game.snapshot(self.state)).hexdigest()

    def view(self, seat: int | None) -> Any:
        """What a seat may know now, its history included."""
        return self.game.view(self.state, seat, self.log.heard_by(seat))

    def text(self) -> str:
        """The record so far."""
        return "".join(line + "\n" for line in self.lines)

    def _write(self, line: Line) -> None:
        self._hash = _line_hash(self._hash, line)
        self.lines.append(msgspec.json.encode(msgspec.structs.replace(line, hash=self._hash)).decode())


def new_seed() -> str:
    """A fresh secret seed."""
    return secrets.token_hex(SEED_BYTES)


def new_nonce() -> str:
    """A fresh nonce, for a seat that leaves it to the machine."""
    return secrets.token_hex(16)


def commitment_to(seed: str) -> str:
    """What is shown of a seed before the start."""
    return commitment(_hex(seed))


def new_match(
    game: Game[Any],
    setup: Setup,
    players: tuple[str, ...],
    seed: str | None = None,
    nonces: tuple[str, ...] = (),
    box: str | None = None,
) -> Match:
    """A new match. Without a seed a fresh one is drawn; a box's text is kept if it is not the game's own."""
    if len(players) != setup.seats:
        raise BadSetup("players", f"{len(players)} players for {setup.seats} seats")
    seed = seed or new_seed()
    header = Header(
        hippodrome=FORMAT,
        stream=STREAM_VERSION,
        rules=game.rules_version(),
        setup=msgspec.structs.replace(setup, box=game.box_digest()),
        players=players,
        seed=seed,
        commitment=commitment_to(seed),
        nonces=nonces,
        box=box,
    )
    return Match(game, header)


def read_header(text: str) -> Header:
    """The first line of a record, so that the right game and box can be loaded. Raises BadRecord."""
    first = text.split("\n", 1)[0]
    header = _read_line(1, first, Header)
    if header.hippodrome != FORMAT:
        raise BadRecord(1, f"is of record format {header.hippodrome}; this version reads format {FORMAT}")
    if header.stream != STREAM_VERSION:
        raise BadRecord(1, f"uses stream {header.stream} of chance; this version knows stream {STREAM_VERSION}")
    if _line_hash("", header) != header.hash:
        raise BadRecord(1, "has been changed: its hash does not fit")
    return header


def replay(game: Game[Any], text: str, expected_commitment: str | None = None, unfinished: bool = False) -> Iterator[Match]:
    """Play a record again, checking every line: the match before the first action and after each one.

    Raises BadRecord, naming the first line that does not hold. The record of a game that is not over is refused as
    cut, unless `unfinished` says that it may be: then it is replayed as far as it goes.
    """
    header = read_header(text)
    _check_header(game, header, expected_commitment)
    lines = text.split("\n")
    if lines.pop() != "":
        raise BadRecord(len(lines) + 1, "is cut in the middle")
    try:
        match = Match(game, header)
    except (BadSetup, BadChance) as problem:
        raise BadRecord(1, f"the table cannot be laid: {problem}") from problem
    _compare(1, lines[0], match.lines[0], Header)
    yield match
    for at in range(2, len(lines) + 1):
        if is_over(match):
            break
        _replay_action(match, at, lines[at - 1])
        yield match
    if is_over(match):
        _check_end(match, lines)
    elif not unfinished:
        raise BadRecord(len(lines), "is the last one, but the game is not over: the record is cut, or the game still running")


def is_over(match: Match) -> bool:
    """Whether the game was played to its end."""
    return match.game.outcome(match.state) is not None


def _check_header(game: Game[Any], header: Header, expected_commitment: str | None) -> None:
    if header.setup.title != game.title():
        raise BadRecord(1, f"is a game of {header.setup.title}, not of {game.title()}")
    if header.rules != game.rules_version():
        raise BadRecord(
            1, f"was played by version {header.rules} of the rules, these are version {game.rules_version()}: use that version"
        )
    if header.setup.box != game.box_digest():
        raise BadRecord(1, "was played with another box than this one")
    if header.commitment != commitment_to(header.seed):
        raise BadRecord(1, "the seed does not fit the commitment in the header")
    if expected_commitment is not None and header.commitment != expected_commitment.strip().lower():
        raise BadRecord(1, "the seed is not the one that was committed to before the start")


def _check_end(match: Match, lines: list[str]) -> None:
    end = len(match.lines)
    if len(lines) < end:
        raise BadRecord(len(lines), "is the last action, but the closing line after it is missing")
    _compare(end, lines[end - 1], match.lines[-1], ClosingLine)
    if len(lines) > end:
        raise BadRecord(end + 1, "stands after the end of the game")


def _replay_action(match: Match, at: int, text: str) -> None:
    line = _read_line(at, text, ActionLine)
    try:
        if line.do == UNDO:
            match.undo(line.seat)
        else:
            match.act(line.seat, match.game.read(line.do))
    except BadAction as problem:
        raise BadRecord(at, f"is refused: {problem}") from problem
    _compare(at, text, match.lines[at - 1], ActionLine)


def _compare(at: int, found: str, made: str, kind: type[K]) -> None:
    """The line found must be the line that this version writes, to the byte."""
    if found == made:
        return
    there, here = _read_line(at, found, kind), _read_line(at, made, kind)
    if isinstance(there, ActionLine) and isinstance(here, ActionLine) and there.draws != here.draws:
        raise BadRecord(at, f"has draws {list(there.draws)}, the seed gives {list(here.draws)}")
    if isinstance(there, ClosingLine) and isinstance(here, ClosingLine):
        if there.outcome != here.outcome:
            raise BadRecord(at, "claims another outcome than the game has")
        if there.state != here.state:
            raise BadRecord(at, "claims another final state than the game has")
    if there.hash != here.hash:
        raise BadRecord(at, "has been changed, or a line before it is missing: its hash does not fit")
    raise BadRecord(at, "is not written the way records are")


def _read_line(at: int, text: str, kind: type[K]) -> K:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRecord(at, f"is not a line of a record: {problem}") from problem


def _line_hash(before: str, line: Line) -> str:
    bare = msgspec.json.encode(msgspec.structs.replace(line, hash=""))
    return hashlib.sha256(before.encode() + bare).hexdigest()


def _hex(text: str, most: int = 64) -> bytes:
    """Seeds and nonces are written as hexadecimal digits."""
    try:
        found = bytes.fromhex(text)
    except ValueError as problem:
        raise BadRecord(1, "a seed or nonce is not written in hexadecimal digits") from problem
    if len(found) > most:
        raise BadRecord(1, f"a seed or nonce has {len(found)} bytes; it may have {most}")
    return found
