"""Insurance in La Triple Couronne by simulation: what a franc of premium brings back (TC-41 to TC-43).

The premiums are printed, the cards that withdraw and injure are ours. So whether there are as many of them drawn as there should
be can be tested: nobody would have printed premiums that bring back more than they cost, or far less.
"""

from __future__ import annotations

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.slips import Picks
from hippodrome.core.wire import Setup
from hippodrome.games.triple_couronne import events, insurance
from hippodrome.games.triple_couronne.box import Insured
from hippodrome.games.triple_couronne.codes import CONTRACTS
from hippodrome.games.triple_couronne.race import RUNNING, WITHDRAWN
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import INSURANCE, Season

PROGRAMMES = ("complet", "marathon")


class Accounts:
    """Per kind of contract all premiums, and all that is paid, if every runner were insured in every way."""

    def __init__(self) -> None:
        self.premiums = [0] * CONTRACTS
        self.paid = [0] * CONTRACTS

    def book(self, state: Season, log: Log) -> None:
        """A race: its runners before the start, and what was then told of it."""
        names = state.table.course.names
        withdrawn = {event.horse for event, _ in log if isinstance(event, events.HorseWithdrawn)}
        injuries = {name: 0 for name in names}
        for event, _ in log:
            if isinstance(event, events.HorseInjured):
                injuries[event.horse] = max(injuries[event.horse], event.races)
        for horse in state.entries:
            fate = WITHDRAWN if names[horse] in withdrawn else RUNNING
            for kind in range(CONTRACTS):
                premium = insurance.premium(state, kind, horse)
                if premium:
                    self.premiums[kind] += premium
                    self.paid[kind] += insurance.benefit(state, kind, horse, fate, injuries[names[horse]])

    def returns(self) -> list[float]:
        """What a franc brings back, per kind of contract."""
        return [round(paid / premiums, 3) for paid, premiums in zip(self.paid, self.premiums, strict=True)]


def insured(game: TripleCouronne, seasons: int, seed: int) -> Insured:
    """So many seasons of each long programme with every number of players; all enter whatever qualifies, and do nothing else."""
    accounts, chance = Accounts(), FastChance(seed)
    for edition in PROGRAMMES:
        for seats in game.seat_counts():
            for _ in range(seasons):
                _season(
                    game, Setup(title=game.title(), edition=edition, seats=seats, options={"auction": False}), chance, accounts
                )
    race, coming, two = accounts.returns()
    return Insured(seasons=seasons, race=race, next=coming, two=two)


def _season(game: TripleCouronne, setup: Setup, chance: FastChance, accounts: Accounts) -> None:
    state = game.start(setup, chance)
    before: Season | None = None
    log = Log()
    while owing := game.to_act(state):
        if state.phase == INSURANCE and before is None:
            before, log = game.clone(state), Log()
        game.apply(state, owing[0], _usual(game, state, owing[0]), chance, log if before is not None else None)
        if before is not None and game.outcome(state) is None and state.race == before.race:
            continue
        if before is not None:
            accounts.book(before, log)
            before = None


def _usual(game: TripleCouronne, state: Season, seat: int) -> int:
    """All that qualifies is entered; every other paper is handed in empty."""
    legal = game.legal(state, seat)
    if not legal.forms:
        return legal[0]
    form = legal.forms[0]
    return form.pack([(thing, 0) for thing in form.things[: form.most]] if isinstance(form, Picks) else [])
