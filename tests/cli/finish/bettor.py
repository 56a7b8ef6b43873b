"""Somebody at a Finish table for the tests, and games whose answers are known beforehand."""

from __future__ import annotations

import re
from pathlib import Path

from hippodrome.bots import make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.record import Match, is_over, new_match
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from tests.cli.terminal import Player

SEED = "5e" * 32
AUCTIONS = [*["+", "p"] * 5, "+"]
"""Between two people: whoever opens an auction buys, so that both buy three horses for 1,000 each.
In the last auction the other one may not bid any more (FI-3)."""


class Bettor(Player):
    """Bids a little, passes a little, and bets on the first two horses."""

    def __init__(self, folder: Path, *arguments: str, lang: str = "en", **more: object) -> None:
        super().__init__(folder, *arguments, lang=lang, **more)  # type: ignore[arg-type]  # passed on as given
        say = self.texts.say
        self.bid, self.bet = say("finish-ask-bid"), say("finish-ask-form")
        self.empty = f"{say('finish-ask-empty')} ({say('choice-yes-no')})"
        self.waits = [say(f"finish-wait-{what}") for what in ("start", "result", "next", "end")]
        patterns = [re.escape(each) for each in (say("fair-nonce-ask"), self.bid, self.bet, self.empty, *self.waits)]
        patterns.append(re.escape(say("pass-device-hint", name="@")).replace("@", ".{1,30}?"))
        self._question = re.compile(r"(?:^|[\n ])(" + "|".join(patterns) + r") \Z")
        self._bids = ["+", "max 1500", "p", "1 800", "p"]
        self._bets: list[str] = []
        self._count = 0

    def answer(self, question: str) -> str:
        if question == self.bid:
            self._count += 1
            return self._bids[self._count % len(self._bids)]
        if question == self.bet:
            if not self._bets:
                self._bets = ["win 1 100", "place 1 100", ""]
            return self._bets.pop(0)
        return self.texts.say("yes-letter") if question == self.empty else ""


def played(races: int = 1, seats: int = 4, seed: str = SEED, bot: str = "punter") -> Match:
    """A game between bots, to the end."""
    game = load_game("finish")
    setup = Setup(title="finish", edition="1975", seats=seats, options={"races": races})
    table = new_match(game, setup, ("Anna", *[f"bot:{bot}"] * (seats - 1)), seed, ("ab",) * seats)
    bots = [make_bot(game, bot, FastChance(seat)) for seat in range(seats)]
    while not is_over(table):
        seat = game.to_act(table.state)[0]
        table.act(seat, bots[seat].choose(table.view(seat)))
    return table
