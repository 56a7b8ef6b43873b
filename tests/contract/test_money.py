"""What games with money owe on top of the contract: every coin accounted for, and slips checked at every bound."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadAction, IllegalAction
from hippodrome.core.money import MoneyMoved
from hippodrome.core.slips import Form, Line, Picks
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from tests.contract import titles
from tests.contract.tables import every_table, moments

MOST_OF_A_KIND = 12
"""Forms of one kind that are tried in a game."""

every = pytest.mark.parametrize("setup", every_table(with_money=True))


@every
def test_money_is_conserved_and_never_owed_after_every_single_event(setup: Setup) -> None:
    game = load_game(setup.title)
    ledger_of = titles.TITLES[setup.title].ledger
    assert ledger_of is not None
    ledger = ledger_of(game.start(setup, FastChance(1)))
    cash, bank, pool, heard = list(ledger.cash), ledger.bank, ledger.pool, 0
    total = bank + pool + sum(cash)
    for moment in moments(game, setup, 101):
        for event, _ in moment.log.entries[heard:]:
            if isinstance(event, MoneyMoved):
                assert event.amount > 0 and event.why and event.payer != event.payee
                for account, change in ((event.payer, -event.amount), (event.payee, event.amount)):
                    if account is None:
                        bank += change
                    elif account == -1:
                        pool += change
                        assert pool >= 0
                    else:
                        cash[account] += change
                        assert cash[account] >= 0
        heard = len(moment.log.entries)
        ledger = ledger_of(moment.state)
        assert list(ledger.cash) == cash and ledger.bank == bank and ledger.pool == pool
        assert ledger.total() == total == bank + pool + sum(cash)


def refused(game: Any, state: Any, seat: int, code: int, for_its_amount: bool = False) -> None:
    before = game.snapshot(state)
    with pytest.raises(BadAction) as problem:
        game.apply(state, seat, code, FastChance(1))
    assert game.snapshot(state) == before
    if isinstance(problem.value, IllegalAction):
        assert problem.value.rule and problem.value.text
        if for_its_amount:  # then the bound is named
            assert any(letter.isdigit() for letter in problem.value.text)


def accepted(game: Any, state: Any, seat: int, code: int) -> None:
    game.apply(game.clone(state), seat, code, FastChance(1))


def written(line: Line, target: int) -> int:
    """The least that a slip says for a target: nothing where the price is fixed."""
    return 0 if line.fixed else line.least(target)


def lines_of(form: Form, index: int, target: int, amount: int) -> int:
    """A slip with this line filled, and the equal lines before it with the least on other targets."""
    lines = [(0, 0)] * len(form.lines)
    lines[index] = (target, amount)
    for earlier, other in zip(equal_before(form, index), others(form, index, target), strict=False):
        lines[earlier] = (other, written(form.lines[earlier], other))
    return form.pack(lines)


def equal_before(form: Form, index: int) -> list[int]:
    return [earlier for earlier in range(index) if form.lines[earlier].name == form.lines[index].name]


def others(form: Form, index: int, target: int) -> list[int]:
    """Targets for the equal lines before this one."""
    return [other for other in form.lines[index].open_targets() if other != target][: len(equal_before(form, index))]


def check_line(game: Any, state: Any, seat: int, form: Form, index: int) -> None:
    """At every bound of a line, and beyond it."""
    line = form.lines[index]
    for target in {line.open_targets()[0], line.open_targets()[-1]}:
        before = sum(line.least(other) for other in others(form, index, target))
        most = min(line.most(target), form.total - before)
        if len(others(form, index, target)) < len(equal_before(form, index)) or most < line.least(target):
            continue
        low = written(line, target)
        top = low + (0 if line.fixed else (most - low) // line.step * line.step)
        accepted(game, state, seat, lines_of(form, index, target, low))
        accepted(game, state, seat, lines_of(form, index, target, top))
        amounts = {low - line.step, -line.step, top + line.step, 2**50, -(2**50)} | (set() if line.fixed else {0})
        if line.step > 1:
            amounts.add(low + 1)
        for amount in amounts:
            refused(game, state, seat, lines_of(form, index, target, amount), for_its_amount=True)
        closed = [other for other in range(1, line.targets + 2) if other not in line.open_targets()]
        for strange in (closed[0], closed[-1], 2**form.target_bits - 1, *([] if line.fixed else [0])):
            refused(game, state, seat, lines_of(form, index, strange, low))
        for earlier in equal_before(form, index):
            twice = [(0, 0)] * len(form.lines)
            twice[earlier] = twice[index] = (target, low)
            refused(game, state, seat, form.pack(twice))


def check_picks(game: Any, state: Any, seat: int, form: Picks) -> None:
    """As few and as many as allowed, and none that is not among them."""
    fewest, most = ([(thing, 0) for thing in form.things[:count]] for count in (form.least, form.most))
    accepted(game, state, seat, form.pack(fewest))
    accepted(game, state, seat, form.pack(most))
    strange = next(thing for thing in range(1, max(form.things) + 2) if thing not in form.things)
    refused(game, state, seat, form.pack([*most[1:], (strange, 0)]))
    if form.least:
        refused(game, state, seat, form.pack(fewest[1:]))
    if form.most < len(form.things):
        refused(game, state, seat, form.pack([*most, (form.things[form.most], 0)]))


@every
def test_slips_are_accepted_at_every_bound_and_refused_beyond_it(setup: Setup) -> None:
    game = load_game(setup.title)
    tried: Counter[int] = Counter()
    for moment in moments(game, setup, 102):
        for seat in game.to_act(moment.state)[:1]:
            for form in game.legal(moment.state, seat).forms:
                tried[form.kind] += 1
                if tried[form.kind] > MOST_OF_A_KIND:
                    continue
                if isinstance(form, Picks):
                    check_picks(game, moment.state, seat, form)
                for index, line in enumerate(form.lines):
                    if line.open_targets():
                        check_line(game, moment.state, seat, form, index)
    assert sum(tried.values()) > 3
