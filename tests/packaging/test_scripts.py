"""The parts of the scripts that decide something, and the example in the README."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """A module of scripts/lib."""
    monkeypatch.syspath_prepend(ROOT / "scripts" / "lib")
    return import_module(request.param)


def mutations(script: ModuleType, source: str) -> list[str]:
    return [mutant.now for mutant in script.mutants_of("rules.py", source)]


def test_the_example_in_the_readme_runs() -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-W", "error", "-c", example[0]], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Outcome(totals=" in done.stdout


@pytest.mark.parametrize("script", ["rule_coverage"], indirect=True)
def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found(script: ModuleType) -> None:
    assert script.problems_of(["TG-1", "TG-2"], {"TG-1": "test_a", "TG-3": "test_b"}) == [
        "no test carries TG-2",
        "TG-3 is no rule, but test_b carries it",
    ]


@pytest.mark.parametrize("script", ["rule_coverage"], indirect=True)
def test_ids_of_rules_and_examples_are_read_from_the_rules(script: ModuleType) -> None:
    page = "- **TG-1** One (TG-2).\n  - *Ruling:* so it is.\n- **TG-51e** An example.\n\n**TG-3** is no item"
    assert script.RULE.findall(page) == ["TG-1", "TG-51e"]


@pytest.mark.parametrize("script", ["mutants"], indirect=True)
@pytest.mark.parametrize(
    ("line", "mistakes"),
    [
        ("return a < b", ["return a <= b"]),
        ("return a is not None", ["return a is None"]),
        ("return a + 2", ["return a + 3", "return a + 1", "return a - 2"]),
        ("return not a", ["return (a)"]),
        ("return LEFT", ["return RIGHT"]),
        ("return True", ["return False"]),
        ("a.b -= c  # why", ["drop a.b -= c", "a.b += c"]),
        ("tell(a)", ["drop tell(a)"]),
        ('raise Refused("TG-1", "the text")', ['raise Refused("not TG-1", "the text")']),
        ("if a and b: return", ["if True: return", "if False: return", "if a or b: return"]),
        ('"""A text of 3 < 4."""', []),
        ('return f"{a + 1} < 2"', []),
        ("c: list[Literal[1]] = []", []),
    ],
)
def test_mistakes_are_made_in_rules_but_not_in_texts(script: ModuleType, line: str, mistakes: list[str]) -> None:
    source = f"LEFT = RIGHT = None\ndef rule(a: int, b: int) -> int:\n    {line}\n"
    assert mutations(script, source) == mistakes


@pytest.mark.parametrize("script", ["mutation"], indirect=True)
def test_an_allowed_mutant_must_exist_and_survive(script: ModuleType) -> None:
    killed, survivor = script.mutants_of("rules.py", "def rule():\n    return 1\n")
    verdicts = {killed: False, survivor: True}
    assert script.judge([killed, survivor], verdicts, {survivor.name: "harmless"}) == []
    assert script.judge([killed, survivor], verdicts, {}) == [str(survivor)]
    stale = script.judge([killed, survivor], verdicts, {name: "" for name in (survivor.name, killed.name, "rules.py:gone: x")})
    assert [problem.partition(":")[0] for problem in stale] == [
        "allowed, but a test kills it now",
        "allowed, but there is no such mutant any more",
    ]


LOCKED = """# Made by scripts/lock. pyproject.toml asks for:
#   msgspec>=0.19
msgspec==0.22.0 ; sys_platform != 'win32' \\
    --hash=sha256:{0} \\
    --hash=sha256:{0}
""".format("ab" * 32)


@pytest.mark.parametrize("script", ["locks"], indirect=True)
def test_locks_are_what_pyproject_asks_for(script: ModuleType) -> None:
    assert script.check() == []
    assert list(script.problems_of("project", ["msgspec>=0.19"], LOCKED)) == []


@pytest.mark.parametrize("script", ["locks"], indirect=True)
@pytest.mark.parametrize(
    ("requirements", "old", "new"),
    [
        (["msgspec>=0.20"], "", ""),
        (["msgspec>=0.19", "rich>=13"], "", ""),
        (["msgspec>=0.19"], "msgspec==0.22.0", "msgspec>=0.22.0"),
        (["msgspec>=0.19"], "msgspec==0.22.0 ;", "rich==13.0.0 ; sys_platform == 'win32' \\\nmsgspec==0.22.0 ;"),
        (["msgspec>=0.19"], "sha256:abab", "md5:abab"),
        (["msgspec>=0.19"], "msgspec==0.22.0", "--index-url https://packages.example.org/simple\nmsgspec==0.22.0"),
    ],
)
def test_a_lock_that_is_old_open_without_hashes_or_bound_to_a_host_is_found(
    script: ModuleType, requirements: list[str], old: str, new: str
) -> None:
    assert list(script.problems_of("project", requirements, LOCKED.replace(old, new)))


@pytest.mark.parametrize("script", ["locks"], indirect=True)
def test_what_several_locks_name_has_one_version(script: ModuleType) -> None:
    entry = re.compile(r"^([\w.-]+==)(\S+)(.*) \\$", re.MULTILINE)
    versions: dict[str, set[str]] = {}
    for name in script.asked_for():
        for package, version, marker in entry.findall((script.FOLDER / f"{name}.txt").read_text()):
            versions.setdefault(package + marker, set()).add(version)
    assert len(versions) > 100
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}
