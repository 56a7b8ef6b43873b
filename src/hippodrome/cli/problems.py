"""What went wrong, in one line and in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.cli.records import RecordRefused
from hippodrome.cli.seats import visible
from hippodrome.core.errors import BadBox, BadSetup, HippodromeError
from hippodrome.doors.bots import told
from hippodrome.doors.process import BotFailed
from hippodrome.lab.problems import LabProblem
from hippodrome.texts import Texts


def one_line(problem: HippodromeError, texts: Texts) -> str:
    """Why a command was not carried out."""
    if isinstance(problem, LabProblem):
        said = of_lab(problem, texts)
    elif isinstance(problem, BadSetup):
        said = texts.say("error-setup", reason=_of_setup(problem, texts))
    elif isinstance(problem, BadBox):
        said = texts.say("error-box", reason=_line(str(problem)))
    elif isinstance(problem, RecordRefused):
        said = texts.say("error-record", reason=_line(str(problem)))
    else:
        said = of_bot(problem, texts)
    return texts.say("error", reason=said)


def of_bot(problem: Exception, texts: Texts) -> str:
    """What somebody else's bot did wrong."""
    return texts.say(problem.key, **_facts(problem.facts)) if isinstance(problem, BotFailed) else _line(told(problem))


def of_lab(problem: LabProblem, texts: Texts) -> str:
    """Why work of the lab cannot begin or go on."""
    facts = _facts(problem.facts)
    if "why" in facts:
        facts["reason"] = texts.say(facts["why"], **facts)
    return texts.say(problem.key, **facts)


def _of_setup(problem: BadSetup, texts: Texts) -> str:
    """Rule or option, and what is allowed; what the rules have no text for is told as they say it."""
    for key in (f"error-setup-{problem.key}", f"web-setup-{problem.key}"):
        if problem.key and texts.knows(key):
            return f"{problem.rule}: {texts.say(key, **_facts(problem.facts))}"
    return _line(str(problem))


def _facts(facts: Mapping[str, str | int]) -> dict[str, Any]:
    return {name: _line(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def _line(said: str) -> str:
    return visible(" ".join(said.split()))
