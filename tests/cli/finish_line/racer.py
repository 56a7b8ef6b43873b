"""Somebody at a Finish Line table for the tests."""

from __future__ import annotations

import re
from pathlib import Path

from hippodrome.bots import make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.record import Match, is_over, new_match
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from tests.cli.terminal import Player, bare

SEED = "5e" * 32


class Racer(Player):
    """Bets on the horse in front, takes any die there is, and uses the one that the hint names."""

    def __init__(self, folder: Path, *arguments: str, lang: str = "en", **more: object) -> None:
        super().__init__(folder, *arguments, lang=lang, **more)  # type: ignore[arg-type]  # passed on as given
        say = self.texts.say
        self.bet, self.take, self.use = (say(f"finish-line-ask-{what}") for what in ("bets", "take", "use"))
        self.extra = say("finish-line-ask-extra")
        waits = [say("finish-line-wait-next"), say("finish-line-wait-end")]
        asked = (say("fair-nonce-ask"), self.bet, self.take, self.use, self.extra, *waits)
        self._question = re.compile(r"(?:^|[\n ])(" + "|".join(map(re.escape, asked)) + r") \Z")
        self._bets: list[str] = []
        letters = [say(f"finish-line-colour-{colour}")[:2] for colour in ("white", "red", "black", "green", "yellow")]
        self._dice = [*letters, " ".join(letters[:3])]
        self._tried = 0

    def answer(self, question: str) -> str:
        if question == self.bet:
            if not self._bets:
                self._bets = ["bets win s1 100"]
            return self._bets.pop(0)
        if question == self.take:
            self._tried += 1
            return self._dice[self._tried % len(self._dice)]
        if question == self.use:
            found = re.findall(r"^ (\S[^\n]*?) · x ", bare(self.output[-3000:]), re.MULTILINE)
            return str(found[-1]) if found else "x a"
        return ""


def played(seats: int = 3, bot: str = "tipster") -> Match:
    """A game between bots, to the end."""
    game = load_game("finish-line")
    setup = Setup(title="finish-line", edition="2023", seats=seats)
    table = new_match(game, setup, ("Anna", *[f"bot:{bot}"] * (seats - 1)), SEED, ("ab",) * seats)
    bots = [make_bot(game, bot, FastChance(seat)) for seat in range(seats)]
    while not is_over(table):
        seat = game.to_act(table.state)[0]
        table.act(seat, bots[seat].choose(table.view(seat)))
    return table
