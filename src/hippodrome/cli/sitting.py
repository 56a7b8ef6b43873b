"""A game being played at this terminal: whose turn it is, showing what happens, writing it down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from hippodrome.bots import Bot
from hippodrome.bots.player import CEILING, remark_of
from hippodrome.cli.asking import TakenBack
from hippodrome.cli.colours import PAPER
from hippodrome.cli.face import Face
from hippodrome.cli.problems import of_bot
from hippodrome.cli.records import RecordFile
from hippodrome.cli.screen import Screen
from hippodrome.cli.seats import emblem, visible
from hippodrome.core.contract import sole_action
from hippodrome.core.errors import BadAction
from hippodrome.core.record import Match, is_over
from hippodrome.core.search import Budget
from hippodrome.texts import Texts

Failure = tuple[str, Exception]
"""A bot, and what it did wrong."""


@dataclass
class Sitting:
    """A table, who sits at it, and where it is written down."""

    table: Match
    bots: Sequence[Bot | None]
    """Per seat its bot; None for a person."""
    names: Sequence[str]
    labels: Sequence[str]
    """The names as the reader of this terminal would call them."""
    face: Face
    screen: Screen
    texts: Texts
    record: RecordFile | None
    failures: list[Failure] = field(default_factory=list)
    """Bots that failed, until that has been told."""

    def __post_init__(self) -> None:
        self._people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self._holder: int | None = None
        """Who has the device in hand, where it goes round."""
        self._reader = only_person(self.bots)
        self._had_trouble = False

    def play(self) -> None:
        """Play to the end. Raises Left, InputEnded or KeyboardInterrupt; whatever happened until then is saved."""
        self._keep()
        self.face.catch_up(self.table.view(self._reader))
        while not is_over(self.table):
            seat = self.table.game.to_act(self.table.state)[0]
            bot = self.bots[seat]
            if bot is not None:
                code = bot.choose(self.table.view(seat), Budget(0, CEILING))
                self._tell_failures()
                self._do(partial(self.table.act, seat, code), False)
            else:
                self._ask(seat)

    def _tell_failures(self) -> None:
        while self.failures:
            bot, why = self.failures.pop(0)
            name = self.texts.say(f"bot-{bot}") if self.texts.knows(f"bot-{bot}") else visible(bot)
            self.face.notice(self.texts.say("bot-failed", bot=name, why=of_bot(why, self.texts)))

    def _ask(self, seat: int) -> None:
        sole = sole_action(self.table.game, self.table.state, seat)
        if sole is not None:
            self._do(partial(self.table.act, seat, sole), False)
            return
        if self._ordered(seat):
            return
        self._pass_device(seat)
        self.face.asker.can_undo = self.table.can_undo(seat)
        while True:
            try:
                code = self.face.choose(self.table.view(seat), self.table.game.legal(self.table.state, seat))
                self._do(partial(self.table.act, seat, code), True)
                return
            except TakenBack:
                self._do(partial(self.table.undo, seat), True)
                return
            except BadAction as problem:
                self.face.refuse(problem)

    def _ordered(self, seat: int) -> bool:
        """Whether the seat's standing orders have answered; then nobody needs to take the device."""
        code = self.face.by_orders(self.table.view(seat))
        if code is None:
            return False
        try:
            self._do(partial(self.table.act, seat, code), True)
        except BadAction:
            return False
        return True

    def _pass_device(self, seat: int) -> None:
        """Where several people share a device, nobody sees another one's hand."""
        if len(self._people) < 2 or self._holder == seat:
            return
        self._holder = seat
        name = self.names[seat]
        said = Text(f"\n{emblem(seat)}  {self.texts.say('pass-device', name=name)}\n", justify="center")
        self.screen.page(Padding(Panel(said, style=PAPER, width=min(60, self.screen.width)), (2, 2)))
        self.screen.wait(self.texts.say("pass-device-hint", name=name))

    def _do(self, deed: Callable[[], None], mine: bool) -> None:
        """Have something happen, write it down and show it. Raises BadAction."""
        before, races = self.table.view(self._reader), self.table.game.race(self.table.state)
        deed()
        self._keep()
        after = self.table.view(self._reader)
        remarks = self._remarks() if self.table.game.race(self.table.state) > races else []
        self.face.show(before, after.history[len(before.history) :], after, mine, remarks)

    def _remarks(self) -> list[str]:
        """Why the bots did what they did in the race that is just over, a sentence each."""
        said = []
        for seat, bot in enumerate(self.bots):
            remark = None if bot is None else remark_of(bot, self.table.view(seat))
            key = "" if remark is None else f"{self.table.game.title()}-remark-{remark.key}"
            if remark is not None and self.texts.knows(key):
                said.append(self.texts.say("remark-said", name=self.names[seat], said=self.texts.say(key, **remark.facts)))
        return said

    def _keep(self) -> None:
        """Write down what is new; trouble is said once, and once it is over."""
        if self.record is None:
            return
        self.record.keep(self.table.lines)
        trouble = self.record.trouble
        if trouble and not self._had_trouble:
            self.face.notice(self.texts.say("save-failed", reason=trouble))
        elif self._had_trouble and not trouble:
            self.face.notice(self.texts.say("save-works-again"))
        self._had_trouble = trouble is not None


def only_person(bots: Sequence[Bot | None]) -> int | None:
    """The seat of the only person, who then reads everything as themselves; None if there are several, or none."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    return people[0] if len(people) == 1 else None
