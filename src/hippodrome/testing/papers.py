"""What games with money and forms owe on top: every coin accounted for, and slips checked at every bound."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, IllegalAction
from hippodrome.core.money import MoneyMoved
from hippodrome.core.slips import Form, Line, Picks
from hippodrome.core.wire import Setup
from hippodrome.testing.contract import Contract, promise
from hippodrome.testing.tables import moments

MOST_OF_A_KIND = 12
"""Forms of one kind that are tried in a game."""


def accounts_balance(contract: Contract, setup: Setup) -> None:
    """Money is conserved and never owed, after every single event."""
    game, ledger_of = contract.game(), contract.ledger
    assert ledger_of is not None
    ledger = ledger_of(game.start(setup, FastChance(1)))
    cash, bank, pool, heard = list(ledger.cash), ledger.bank, ledger.pool, 0
    total = bank + pool + sum(cash)
    for moment in moments(game, setup, 101):
        for event, _ in moment.log.entries[heard:]:
            if isinstance(event, MoneyMoved):
                promise(event.amount > 0 and bool(event.why) and event.payer != event.payee, f"{event} is no payment")
                for account, change in ((event.payer, -event.amount), (event.payee, event.amount)):
                    if account is None:
                        bank += change
                    elif account == -1:
                        pool += change
                    else:
                        cash[account] += change
                promise(pool >= 0 and min(cash) >= 0, f"{event} leaves debts")
        heard = len(moment.log.entries)
        ledger = ledger_of(moment.state)
        kept = (list(ledger.cash), ledger.bank, ledger.pool)
        promise(kept == (cash, bank, pool), f"told {cash}, {bank}, {pool}; the ledger has {kept}")
        promise(ledger.total() == total == bank + pool + sum(cash), "money has come or gone")


def slips_at_their_bounds(contract: Contract, setup: Setup) -> None:
    """Slips are accepted at every bound, and refused beyond it."""
    game = contract.game()
    tried: Counter[int] = Counter()
    for moment in moments(game, setup, 102):
        for seat in game.to_act(moment.state)[:1]:
            for form in game.legal(moment.state, seat).forms:
                tried[form.kind] += 1
                if tried[form.kind] > MOST_OF_A_KIND:
                    continue
                desk = _Desk(game, moment.state, seat)
                if isinstance(form, Picks):
                    desk.check_picks(form)
                for index, line in enumerate(form.lines):
                    if line.open_targets():
                        desk.check_line(form, index)


class _Desk:
    """Where one seat hands slips in."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat

    def accepts(self, code: int) -> None:
        try:
            self.game.apply(self.game.clone(self.state), self.seat, code, FastChance(1))
        except BadAction as problem:
            promise(False, f"{self.game.write(code)} is within the bounds, but refused: {problem}")

    def refuses(self, code: int, for_its_amount: bool = False) -> None:
        before = self.game.snapshot(self.state)
        try:
            self.game.apply(self.state, self.seat, code, FastChance(1))
        except IllegalAction as problem:
            promise(bool(problem.rule), f"{problem!r} names no rule")
            bound = any(isinstance(fact, int) for fact in problem.facts.values())
            promise(bound or not for_its_amount, f"{problem!r} does not name the bound")
        except BadAction:
            pass
        else:
            promise(False, f"the slip {code} is beyond the bounds, but accepted")
        promise(self.game.snapshot(self.state) == before, f"the slip {code} is refused, but changes the state")

    def check_line(self, form: Form, index: int) -> None:
        """At every bound of a line, and beyond it."""
        line = form.lines[index]
        for target in {line.open_targets()[0], line.open_targets()[-1]}:
            before = sum(line.least(other) for other in _others(form, index, target))
            most = min(line.most(target), form.total - before)
            if len(_others(form, index, target)) < len(_equal_before(form, index)) or most < line.least(target):
                continue
            low = _written(line, target)
            top = low + (0 if line.fixed else (most - low) // line.step * line.step)
            self.accepts(_slip(form, index, target, low))
            self.accepts(_slip(form, index, target, top))
            amounts = {low - line.step, -line.step, top + line.step, 2**50, -(2**50)} | (set() if line.fixed else {0})
            if line.step > 1:
                amounts.add(low + 1)
            for amount in amounts:
                self.refuses(_slip(form, index, target, amount), for_its_amount=True)
            self._check_targets(form, index, target, low)

    def _check_targets(self, form: Form, index: int, target: int, low: int) -> None:
        """No target that is not open, and none twice."""
        line = form.lines[index]
        closed = [other for other in range(1, line.targets + 2) if other not in line.open_targets()]
        for strange in (closed[0], closed[-1], 2**form.target_bits - 1, *([] if line.fixed else [0])):
            self.refuses(_slip(form, index, strange, low))
        for earlier in _equal_before(form, index):
            twice = [(0, 0)] * len(form.lines)
            twice[earlier] = twice[index] = (target, low)
            self.refuses(form.pack(twice))

    def check_picks(self, form: Picks) -> None:
        """As few and as many as allowed, and none that is not among them."""
        fewest, most = ([(thing, 0) for thing in form.things[:count]] for count in (form.least, form.most))
        self.accepts(form.pack(fewest))
        self.accepts(form.pack(most))
        strange = next(thing for thing in range(1, max(form.things) + 2) if thing not in form.things)
        self.refuses(form.pack([*most[1:], (strange, 0)]))
        if form.least:
            self.refuses(form.pack(fewest[1:]))
        if form.most < len(form.things):
            self.refuses(form.pack([*most, (form.things[form.most], 0)]))


def _written(line: Line, target: int) -> int:
    """The least that a slip says for a target: nothing where the price is fixed."""
    return 0 if line.fixed else line.least(target)


def _slip(form: Form, index: int, target: int, amount: int) -> int:
    """A slip with this line filled, and the equal lines before it with the least on other targets."""
    lines = [(0, 0)] * len(form.lines)
    lines[index] = (target, amount)
    for earlier, other in zip(_equal_before(form, index), _others(form, index, target), strict=False):
        lines[earlier] = (other, _written(form.lines[earlier], other))
    return form.pack(lines)


def _equal_before(form: Form, index: int) -> list[int]:
    return [earlier for earlier in range(index) if form.lines[earlier].name == form.lines[index].name]


def _others(form: Form, index: int, target: int) -> list[int]:
    """Targets for the equal lines before this one."""
    return [other for other in form.lines[index].open_targets() if other != target][: len(_equal_before(form, index))]
