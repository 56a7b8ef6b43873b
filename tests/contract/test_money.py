"""What games with money owe on top of the contract: every coin accounted for, and slips checked at every bound."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadAction, IllegalAction
from hippodrome.core.money import MoneyMoved
from hippodrome.core.slips import Form
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from tests.contract import titles
from tests.contract.tables import every_table, moments

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


def refused(game: Any, state: Any, seat: int, code: int) -> None:
    before = game.snapshot(state)
    with pytest.raises(BadAction) as problem:
        game.apply(state, seat, code, FastChance(1))
    assert game.snapshot(state) == before
    if isinstance(problem.value, IllegalAction):
        assert problem.value.rule and any(letter.isdigit() for letter in problem.value.text)


def accepted(game: Any, state: Any, seat: int, code: int) -> None:
    game.apply(game.clone(state), seat, code, FastChance(1))


def lines_of(form: Form, index: int, target: int, amount: int) -> int:
    """A slip with this line filled, and the equal lines before it with the least on other targets."""
    lines = [(0, 0)] * len(form.lines)
    lines[index] = (target, amount)
    free = [other for other in range(1, form.lines[index].targets + 1) if other != target]
    for earlier in range(index):
        if form.lines[earlier].name == form.lines[index].name:
            lines[earlier] = (free.pop(), form.lines[earlier].low)
    return form.pack(lines)


@every
def test_slips_are_accepted_at_every_bound_and_refused_beyond_it(setup: Setup) -> None:
    game = load_game(setup.title)
    tried = 0
    for moment in moments(game, setup, 102):
        for seat in game.to_act(moment.state)[:1]:
            for form in game.legal(moment.state, seat).forms:
                tried += 1
                state = moment.state
                for index, line in enumerate(form.lines):
                    least_before = sum(other.low for other in form.lines[:index] if other.name == line.name)
                    most = min(line.high, form.total - least_before)
                    if most < line.low or (least_before and line.targets < 2):
                        continue
                    top = line.low + (most - line.low) // line.step * line.step
                    accepted(game, state, seat, lines_of(form, index, 1, line.low))
                    accepted(game, state, seat, lines_of(form, index, line.targets, top))
                    for amount in (line.low - line.step, 0, -line.step, top + line.step, 2**50, -(2**50)):
                        refused(game, state, seat, lines_of(form, index, 1, amount))
                    if line.step > 1:
                        refused(game, state, seat, lines_of(form, index, 1, line.low + 1))
                    for target in (0, line.targets + 1, 2**form.target_bits - 1):
                        refused(game, state, seat, lines_of(form, index, target, line.low))
                    for earlier in range(index):
                        if form.lines[earlier].name == line.name:
                            twice = [(0, 0)] * len(form.lines)
                            twice[earlier] = twice[index] = (1, line.low)
                            refused(game, state, seat, form.pack(twice))
    assert tried > 3
