"""The contract suite: plays any game at random, at every edition, option and number of seats, and checks every promise.

In a test file of the game's own package:

    from galop import TITLE
    from hippodrome.testing import contract_tests

    test_contract = contract_tests(TITLE)

Nothing else need be said. What only the author of the rules can say makes it stronger: how to `recount` the totals, what a
seat may not know (`redeal`), where the money is (`ledger`); see `Contract`. A check that was told too little is skipped, with
the reason. Without pytest, `check_game(TITLE)` does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hippodrome.core.title import Title
from hippodrome.core.wire import Setup
from hippodrome.testing.checks import CHECKS, Check
from hippodrome.testing.contract import BrokenPromise, Contract
from hippodrome.testing.tables import tables_of

__all__ = ["CHECKS", "BrokenPromise", "Contract", "check_game", "contract_tests"]


def contract_tests(about: Title, **told: Any) -> Callable[..., None]:
    """A test for pytest, one case for each check and table; `told` are the fields of `Contract`."""
    import pytest

    contract = Contract(about, **told)
    cases = []
    for name, check in CHECKS.items():
        lacking = check.lacks(contract)
        marks = [pytest.mark.skip(reason=lacking)] if lacking else []
        for table, setup in tables_of(contract).items():
            cases.append(pytest.param(check, setup, id=f"{name}-{table}", marks=marks))

    def test_contract(check: Check, setup: Setup) -> None:
        check(contract, setup)

    tests: Callable[..., None] = pytest.mark.parametrize(("check", "setup"), cases)(test_contract)
    return tests


def check_game(about: Title, **told: Any) -> list[str]:
    """Check everything; what could not be checked, with the reason. Raises BrokenPromise."""
    contract = Contract(about, **told)
    left = [f"{name}: {lacking}" for name, check in CHECKS.items() if (lacking := check.lacks(contract))]
    for check in CHECKS.values():
        for setup in tables_of(contract).values():
            if not check.lacks(contract):
                check(contract, setup)
    return left
