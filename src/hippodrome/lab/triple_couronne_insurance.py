"""Insurance in La Triple Couronne by simulation: what a franc of premium brings back (TC-41 to TC-43).

The premiums are printed, the cards that withdraw and injure are ours. So whether there are as many of them drawn as there should
be can be tested: nobody would have printed premiums that bring back more than they cost, or far less.
"""

from __future__ import annotations

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.slips import Picks
from hippodrome.core.wire import Setup
from hippodrome.games.triple_couronne import TITLE, events, insurance
from hippodrome.games.triple_couronne.box import Insured
from hippodrome.games.triple_couronne.codes import CONTRACTS
from hippodrome.games.triple_couronne.race import RUNNING, WITHDRAWN
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import INSURANCE, Season
from hippodrome.lab.simulation import Counts

PROGRAMMES = ("complet", "marathon")
KINDS = ("race", "next", "two")
"""The contracts, as the box calls them."""
SEEDS = 7_368_787
"""Seeds of one way are so far from those of the next."""


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

    def counts(self) -> Counts:
        """Per kind of contract what was paid, of all premiums."""
        counts = Counts()
        for kind, paid, premiums in zip(KINDS, self.paid, self.premiums, strict=True):
            counts.add("insurance", kind, paid, premiums)
        return counts


def ways() -> list[str]:
    """Each long programme with each number of players."""
    return [f"{edition} {seats}" for edition in PROGRAMMES for seats in TITLE.seats]


def insured(game: TripleCouronne, way: str, seasons: int, seed: int) -> Counts:
    """So many seasons in one of these ways; all enter whatever qualifies, and do nothing else."""
    edition, seats = way.split()
    accounts, chance = Accounts(), FastChance(seed + SEEDS * ways().index(way))
    setup = Setup(title=game.title(), edition=edition, seats=int(seats), options={"auction": False})
    for _ in range(seasons):
        _season(game, setup, chance, accounts)
    return accounts.counts()


def returns(counts: Counts, seasons: int) -> Insured:
    """What a franc brings back, per kind of contract."""
    race, coming, two = counts.shares("insurance", KINDS, 3).values()
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
