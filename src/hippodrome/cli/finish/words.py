"""Finish in words: horses, money, bets, what happened, why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.finish import silks
from hippodrome.cli.seats import visible
from hippodrome.core.errors import BadAction, Fact, IllegalAction
from hippodrome.core.wire import Event
from hippodrome.games import kinds_of
from hippodrome.games.finish import events
from hippodrome.games.finish.box import Box, HorseCard, JockeyCard
from hippodrome.games.finish.views import Runner
from hippodrome.texts import Texts
from hippodrome.texts.fluent import Several
from hippodrome.texts.telling import Teller

DICE = "⚀⚁⚂⚃⚄⚅"


class Words:
    """Says things about one table to one reader: `you` is the reader's seat, if they have one.

    A reader who gave no name is called You. `runners` are the horses of the race that is talked about.
    """

    def __init__(
        self,
        texts: Texts,
        box: Box,
        names: Sequence[str],
        you: int | None = None,
        unnamed: bool = False,
        runners: Sequence[Runner] = (),
    ) -> None:
        self.texts = texts
        self.box = box
        self.names = tuple(names)
        self.you = you
        self.unnamed = unnamed
        self.runners = tuple(runners)
        self._horses = {card.name: card for card in box.horses.list}
        self._jockeys = {card.name: card for card in box.jockeys.list}
        self.teller = Teller(texts, "finish", kinds_of("finish"), names, you, box, clean=visible)
        self.teller.lanes = {runner.lane: runner.horse for runner in self.runners}

    def about(self, runners: Sequence[Runner]) -> Words:
        """The same words about the runners of a race."""
        return Words(self.texts, self.box, self.names, self.you, self.unnamed, runners)

    def say(self, key: str, **facts: Fact) -> str:
        """A text of the interface."""
        return self.texts.say(key, **facts)

    # Small words

    def money(self, amount: int) -> str:
        """An amount, grouped as in the reader's language."""
        return self.texts.number(amount)

    def gain(self, amount: int) -> str:
        """An amount with its sign."""
        return f"+{self.money(amount)}" if amount > 0 else self.money(amount)

    def label(self, seat: int) -> str:
        """A seat's name, or the word for the reader's own."""
        return self.say("seat-you") if seat == self.you and self.unnamed else self.names[seat]

    def several(self, things: Sequence[str]) -> str:
        """A list as one would say it."""
        return self.teller.text(Several(things))

    def card(self, horse: str) -> HorseCard:
        """The card of a horse."""
        return self._horses[horse]

    def jockey_card(self, jockey: str) -> JockeyCard:
        """The card of a jockey."""
        return self._jockeys[jockey]

    def character(self, horse: str) -> str:
        """What a horse is like."""
        return visible(self.texts.translated(self._horses[horse].character))

    def paces(self, runner: Runner) -> tuple[int, ...]:
        """Per round what a horse and its jockey add together."""
        pairs = zip(self._horses[runner.horse].numbers, self._jockeys[runner.jockey].numbers, strict=True)
        return tuple(horse + jockey for horse, jockey in pairs)

    def horse(self, lane: int) -> str:
        """A runner by name and number: Moskito 5."""
        return f"{visible(self.runners[lane - 1].horse)}\u00a0{lane}" if lane <= len(self.runners) else f"♞{lane}"

    def horses(self, lanes: Sequence[int]) -> str:
        """Several runners."""
        return self.several([self.horse(lane) for lane in lanes])

    def brief_slip(self, slip: events.Slip) -> str:
        """A form as people jot it down: W5 1,000, P2 300."""
        return self.teller.text(self.teller.show("Slip", slip, brief=True))

    def dice(self, dice: Sequence[int]) -> str:
        """Dice as they lie on the table."""
        return " ".join(DICE[die - 1] for die in dice)

    def styled(self, sentence: str) -> Text:
        """A sentence with the runners in it in their colours."""
        text = Text(sentence)
        for runner in self.runners:
            text.highlight_words([self.horse(runner.lane)], silks.style_of(runner.lane))
        return text

    # Refusals

    def refusal(self, problem: BadAction) -> str:
        """Why an action is refused: the rule, and the sentence in the reader's language."""
        if not isinstance(problem, IllegalAction):
            return self.say("finish-refusal-malformed")
        return self.say("refused", rule=problem.rule, reason=self.teller.refusal(problem))

    # What happened

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        return self.teller.sentence(event)

    def moves(self, moves: Sequence[events.HorseMoved]) -> str:
        """The moves of a round: Moskito 5 +13 → 11."""
        return ", ".join(f"{self.horse(move.lane)} +{move.end - move.start} → {_square(move.end)}" for move in moves)

    def condensed(self, happened: Sequence[Event]) -> list[str]:
        """The sentences for some events; a long exchange of bids becomes one sentence, for nobody follows forty."""
        return self.teller.tell(happened)


def _square(square: int) -> str:
    return str(square).replace("-", "−")
