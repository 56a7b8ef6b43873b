"""Every game of ours stands before the contract suite, with everything that it can be told."""

from __future__ import annotations

from importlib import import_module

import pytest

from hippodrome.games import own_titles


@pytest.mark.parametrize("title", own_titles())
def test_every_game_of_ours_has_its_contract_tests_in_every_edition(title: str) -> None:
    tests = import_module(f"tests.contract.test_{own_titles()[title].folder.name}")
    assert set(tests.OPTIONS) == set(own_titles()[title].editions)
    [cases] = [mark.args[1] for mark in tests.test_contract.pytestmark]
    left = {case.id.partition("-")[0] for case in cases if case.marks}
    assert left <= {"money"} and len(cases) > 100
