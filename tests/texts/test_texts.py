"""Both languages say everything, with the same facts; and say it properly."""

from __future__ import annotations

import ast
import importlib
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from typer.main import get_command

import hippodrome
from hippodrome.bots import bots_of
from hippodrome.cli.app import app_for, help_keys
from hippodrome.cli.box_page import sections
from hippodrome.core.box import Source
from hippodrome.games import load_game, own_titles
from hippodrome.games.ticket_gagnant import notation
from hippodrome.texts import FOLDER, MissingText, Texts
from hippodrome.texts.fluent import Several, settled
from hippodrome.texts.languages import languages
from hippodrome.texts.telling import kebab

PACKAGE = Path(hippodrome.__file__).parent


class _Variables(Visitor):  # type: ignore[misc]
    """The variables in a text, and those of them that are lists."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.lists: set[str] = set()
        self.others: set[str] = set()
        """Texts that stand within this one."""
        self.says_something = False
        """Some texts are empty on purpose: { "" }."""

    def visit_TextElement(self, node: Any) -> None:
        self.says_something = True

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.others.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        if node.id.name in ("COUNT", "ROW"):
            self.lists.add(node.arguments.positional[0].id.name)
        self.generic_visit(node)


def variables(lang: str) -> dict[str, _Variables]:
    """Every key of a language, with the variables in its text."""
    found: dict[str, _Variables] = {}
    for file in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
                found[entry.id.name] = _Variables()
                found[entry.id.name].visit(entry)
    return found


@cache
def facts_of(lang: str) -> dict[str, set[str]]:
    """Every key of a language, with the facts that its text uses."""
    return {key: found.names for key, found in variables(lang).items()}


def test_both_languages_have_the_same_keys() -> None:
    assert set(facts_of("en")) == set(facts_of("fr"))


def test_a_text_uses_the_same_facts_in_both_languages() -> None:
    assert {key: (facts, facts_of("fr")[key]) for key, facts in facts_of("en").items() if facts != facts_of("fr")[key]} == {}


def test_both_languages_have_the_same_pages() -> None:
    pages = [{file.name for file in (FOLDER / lang).glob("*.md")} for lang in languages()]
    assert pages[0] == pages[1] != set()


@pytest.mark.parametrize("title", own_titles())
def test_every_event_has_a_sentence(title: str) -> None:
    events = importlib.import_module(f"hippodrome.games.{title.replace('-', '_')}.events")
    for kind in get_args(events.AnyEvent):
        key = f"event-{kebab(kind.__name__)}"
        assert f"{title}-{key}" in facts_of("en") or key in facts_of("en")


def refusals(title: str) -> dict[str, set[str]]:
    """Every key that a game refuses with, and the facts it gives."""
    reasons = importlib.import_module(f"hippodrome.games.{title.replace('-', '_')}.refusals").REASONS.values()
    found: dict[str, set[str]] = {}
    for reason in reasons:
        assert found.setdefault(reason.key, set(reason.facts)) == set(reason.facts)
    return found


@pytest.mark.parametrize("title", own_titles())
def test_every_refusal_has_a_sentence_that_uses_its_facts_only(title: str) -> None:
    found = refusals(title)
    assert found
    for key, facts in found.items():
        assert facts_of("en").get(f"{title}-refusal-{key}", facts_of("en")[f"refusal-{key}"]) <= facts, key


@pytest.mark.parametrize("title", own_titles())
def test_every_refusal_that_there_is_a_sentence_for_exists(title: str) -> None:
    known = {key for each in own_titles() for key in refusals(each)} | {"malformed"}
    assert {key.removeprefix("refusal-") for key in facts_of("en") if key.startswith("refusal-")} <= known


def asked_keys() -> dict[str, str]:
    """Every key that the code asks for by its whole name, and where; those put together are checked below."""
    found = {}
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say" and node.args:
                choices = [node.args[0]]
                if isinstance(node.args[0], ast.IfExp):
                    choices = [node.args[0].body, node.args[0].orelse]
                found.update({each.value: file.name for each in choices if isinstance(each, ast.Constant)})
    return found


def test_every_text_that_the_code_asks_for_exists() -> None:
    asked = asked_keys()
    assert len(asked) > 100
    assert {key: file for key, file in asked.items() if key not in facts_of("en")} == {}


WEB = Path(__file__).resolve().parents[2] / "web" / "src"
BROWSER = "".join(file.read_text(encoding="utf-8") for file in WEB.rglob("*") if file.suffix in (".ts", ".svelte"))


def test_every_text_that_the_browser_asks_for_exists() -> None:
    asked = set(re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", BROWSER))
    assert len(asked) > 100
    assert {key for key in asked if key not in facts_of("en")} == set()


def is_used_in_the_browser(key: str) -> bool:
    """By its whole name, or put together from a beginning such as `web-clock-${clock}`."""
    beginnings = tuple(re.findall(r"`([a-z]+-[a-z0-9-]*)\$\{", BROWSER))
    return key.startswith(beginnings) or re.search(rf"""["'`]{key}["'`]""", BROWSER) is not None


def commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Every command with the name under which its help is found."""
    yield name, command
    for under, part in getattr(command, "commands", {}).items():
        yield from commands(part, under if name == "hippodrome" else f"{name}-{under}")


COMMANDS = dict(commands(get_command(app_for(["play"])), "hippodrome"))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_has_help(name: str) -> None:
    assert f"help-{name}" in facts_of("en")
    for parameter in COMMANDS[name].params:
        assert any(key in facts_of("en") for key in help_keys(name, parameter.name)), parameter.name


def test_no_text_lies_about_unused() -> None:
    put_together = ("event-", "refusal-", "help-", "bot-", "lab-cannot-", "error-setup-")
    put_together += ("source-", "ask-", "games-", "input-ended", "interrupted")
    put_together += ("bids-", "calibrate-", "tournament-", "odds-", "story-", "col-", "field-", "word-", "source-")
    put_together += tuple(f"{title}-" for title in own_titles())
    named = {
        word for file in PACKAGE.rglob("*.py") for word in re.findall(r"[\"']([a-z0-9-]+)[\"']", file.read_text(encoding="utf-8"))
    }
    unused = [key for key in facts_of("en") if key not in named and not key.startswith(put_together)]
    assert [key for key in unused if not is_used_in_the_browser(key)] == []


@pytest.mark.parametrize("lang", languages())
def test_keys_that_are_put_together_exist(lang: str) -> None:
    texts = Texts(lang)
    for title in own_titles():
        for part in ("name", "authors", "year", "pitch"):
            assert texts.say(f"{title}-{part}")
        assert texts.page(f"{title}-help")
        load_game(title)
        for bot in bots_of(title):
            assert texts.say(f"bot-{bot}") and texts.say(f"bot-{bot}-what")
    for discipline in notation.DISCIPLINES:
        assert texts.say(f"ticket-gagnant-discipline-{discipline}") and texts.say(f"ticket-gagnant-about-{discipline}")
    for phase in ("discipline", "river", "secrecy"):
        assert texts.say(f"ticket-gagnant-ask-{phase}") and texts.say(f"ticket-gagnant-ask-{phase}-title", race=1)
    for source in get_args(Source):
        assert texts.say(f"source-{source}")
    for side in ("in-front", "behind", "to-the-left", "to-the-right"):
        assert texts.say(f"ticket-gagnant-way-{side}", horse="", other="")
    for way in ("forward", "backward", "left", "right"):
        assert texts.say(f"ticket-gagnant-direction-{way}") and texts.say(f"ticket-gagnant-way-{way}", spaces="")


@pytest.mark.parametrize("title", own_titles())
def test_the_reasons_of_the_standard_box_are_those_of_its_file(title: str) -> None:
    """If this fails, the box has changed: take its words over into en, and translate them into fr."""
    box, texts = load_game(title).box, Texts("en")
    written = {name: section.because for name, section in sections(box)} | {"simulation": box.simulation.how}
    for name, because in written.items():
        assert texts.say(f"{title}-because-{name}") == settled(because)


def test_an_unknown_text_or_a_missing_fact_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(MissingText):
        texts.say("no-such-text")
    with pytest.raises(MissingText):
        texts.say("race-of", race=1)
    with pytest.raises(MissingText):
        texts.page("no-such-page")
    with pytest.raises(MissingText):
        Texts("de")


def test_french_is_set_as_french() -> None:
    for file in (FOLDER / "fr").iterdir():
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r"\{[^}]*\}?|`[^`]*`|^\s*(#|[\w-]+ =)", "", line).strip()
            assert not re.search(r"(?<![.\s]) [;:!?»%](\s|$)", text), f"{file.name}:{number}: a plain space before {text!r}"
            assert "'" not in text, f"{file.name}:{number}: a straight apostrophe"
            assert not re.search(r"[a-zé][;!?](\s|$)", text), f"{file.name}:{number}: no space before a mark"


def test_english_is_set_without_french_spaces() -> None:
    for file in (FOLDER / "en").iterdir():
        assert not set("\u00a0\u202f") & set(file.read_text(encoding="utf-8")), file.name


@pytest.mark.parametrize("lang", languages())
def test_plurals_are_right(lang: str) -> None:
    texts = Texts(lang)
    assert texts.say("ticket-gagnant-spaces", spaces=1) in ("1 space", "1 case")
    assert texts.say("ticket-gagnant-spaces", spaces=3) in ("3 spaces", "3 cases")


def test_no_text_is_empty_or_has_stray_blanks() -> None:
    for lang in languages():
        texts = Texts(lang)
        known = variables(lang)
        for key, facts in known.items():
            if not (facts.says_something or facts.names or facts.others):
                continue
            said = texts.say(key, **samples(key, known))
            assert said.strip() == said != "", key
            assert set(said) - set(string.whitespace)


def samples(key: str, known: dict[str, _Variables]) -> dict[str, Any]:
    """Some facts for a text and for those within it."""
    facts = known[key]
    found: dict[str, Any] = dict.fromkeys(facts.names, 2) | dict.fromkeys(facts.lists, Several(["A", "B"]))
    for other in facts.others:
        found |= samples(other, known)
    return found
