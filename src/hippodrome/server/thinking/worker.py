"""Bots in a process of their own, which is told nothing but views of a seat, as a browser gets them: what they choose, why they
did so, and what chances a person in that seat has."""

from __future__ import annotations

import contextlib
import functools
import sys
import time
import traceback
from typing import Any, Literal

import msgspec

from hippodrome.bots import make_bot
from hippodrome.bots.hints import ROLLOUTS, Hint, hints_for
from hippodrome.bots.player import Bot, Remark, remark_of
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.doors.bots import is_ours, load_bot, load_code
from hippodrome.games import load_game
from hippodrome.server.workers.serving import serve

LEAST = 0.02
"""Seconds that a bot may think however long it has waited."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot should choose, why it chose as it did in the race that is over, or what is likely."""

    want: Literal["choice", "remark", "hints"] = "choice"
    title: str
    bot: str = ""
    place: str = ""
    """Where it comes from, if the operator has allowed one of somebody else's (`doors/bots.py`); empty for ours."""
    seed: int
    view: bytes = b""
    """As JSON."""
    seconds: float = 0.0
    """By the clock, when a choice must come to an end."""
    since: float = 0.0
    """From when that counts, by the clock of the machine: a process that had to be started first has less."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a question."""

    code: str = ""
    """The packed action, which may be wider than any machine's integer; empty if there is none."""
    was_cut_short: bool = False
    remark: Remark | None = None
    hints: tuple[Hint, ...] = ()
    problem: str = ""
    """What went wrong, if anything did."""


def think(question: Question) -> Thought:
    """Answer a question, whatever happens."""
    try:
        game, chance = _own_game(question.title), FastChance(question.seed)
        view = _read(game, question.view)
        if question.want == "hints":
            return Thought(hints=hints_for(game, view, chance, ROLLOUTS))
        bot = load_bot(game, question.place, chance) if question.place else make_bot(game, question.bot, chance)
        if question.want == "remark":
            return Thought(remark=remark_of(bot, view))
        waited = time.monotonic() - question.since if question.since else 0.0
        return _chosen(game, bot, view, chance, Budget(0, question.seconds and max(LEAST, question.seconds - waited)))
    except Exception:
        return Thought(problem=traceback.format_exc())


def _chosen(game: Game[Any], bot: Bot, view: View, chance: FastChance, budget: Budget) -> Thought:
    """What a bot chooses. What is not legal for its seat is no answer."""
    assert view.seat is not None
    code = bot.choose(view, budget)
    game.apply(game.imagine(view, chance), view.seat, code, chance)
    return Thought(code=str(code), was_cut_short=budget.struck)


def _read(game: Game[Any], view: bytes) -> View:
    found: View = msgspec.json.decode(view, type=game.about.look_up(game.about.view))
    return found


_own_game = functools.cache(load_game)


def prepare(message: bytes) -> None:
    """Load the game, and the code of the bot; what is wrong with them is said in answer to the question."""
    question = msgspec.msgpack.decode(message, type=Question)
    with contextlib.suppress(Exception):
        game = _own_game(question.title)
        if question.place or is_ours(question.title, question.bot):
            load_code(game, question.place or question.bot)


def answer(message: bytes) -> bytes:
    """A question's thought, both as MessagePack."""
    return msgspec.msgpack.encode(think(msgspec.msgpack.decode(message, type=Question)))


if __name__ == "__main__":
    serve(answer, int(sys.argv[1]), int(sys.argv[2]), prepare)
