"""Which rules no test carries, and which ids tests carry that are no rule's.

Rules are read from the English rules of every registered game (`- **TG-12** …`, an example `- **TG-51e** …`).
What tests carry, their `@pytest.mark.rule("TG-12", …)`, is collected by pytest itself, so only tests that would
really run count. Exits with 1 if anything is missing. Run by scripts/check.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from hippodrome.games import own_titles

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"^\s*- \*\*([A-Z]+-\d+[a-z]?)\*\*", re.MULTILINE)


class RuleCollector:
    """A pytest plugin that gathers the ids which collected tests carry, each with one test that does."""

    def __init__(self) -> None:
        self.carried: dict[str, str] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for test in session.items:
            if test.get_closest_marker("skip"):
                continue
            for mark in test.iter_markers("rule"):
                for rule in mark.args:
                    self.carried.setdefault(str(rule), test.nodeid)


def written_rules(title: str) -> list[str]:
    """The ids in a game's rules, in their order. Ends the program if there is none."""
    page = ROOT / "docs" / "rules" / f"{title}.en.md"
    rules = RULE.findall(page.read_text(encoding="utf-8")) if page.is_file() else []
    return rules or sys.exit(f"rule coverage: {page.relative_to(ROOT)} is missing, or has no ids")


def carried_rules() -> dict[str, str]:
    """The ids that tests carry. Ends the program if the tests cannot be collected."""
    collector = RuleCollector()
    listing = io.StringIO()
    with contextlib.redirect_stdout(listing):
        verdict = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(ROOT / "tests")], plugins=[collector])
    if verdict not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{listing.getvalue()}\nrule coverage: the tests cannot be collected")
    return collector.carried


def problems_of(written: list[str], carried: dict[str, str]) -> list[str]:
    """Rules without a test, tests without a rule, and ids that two rules share."""
    problems = [f"no test carries {rule}" for rule in dict.fromkeys(written) if rule not in carried]
    problems += [f"{rule} is no rule, but {test} carries it" for rule, test in carried.items() if rule not in written]
    problems += [f"{rule} is written {times} times" for rule, times in Counter(written).items() if times > 1]
    return problems


def main() -> int:
    """Compare, say what is wrong, and return the exit code."""
    written = [rule for title in own_titles() for rule in written_rules(title)]
    carried = carried_rules()
    problems = problems_of(written, carried)
    for problem in problems:
        print(problem)
    print(f"{len(carried.keys() & set(written))} of {len(set(written))} rules are carried by a test")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
