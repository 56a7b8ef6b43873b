"""Before a new table is opened: which programme, and how stables and jockeys are shared out, in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from hippodrome.cli.colours import GOLD
from hippodrome.cli.screen import Screen
from hippodrome.core.wire import OptionValue
from hippodrome.games.triple_couronne import TITLE
from hippodrome.games.triple_couronne.options import LONG


def ask_programme(screen: Screen, given: Mapping[str, OptionValue]) -> tuple[str, dict[str, OptionValue]]:
    """The edition and its options; what was given already is not asked for. Raises InputEnded."""
    say = screen.texts.say
    screen.line(Text(say("triple-couronne-open-title"), style=f"bold {GOLD}"))
    edition = TITLE.editions[_choose(screen, [say(f"triple-couronne-open-{edition}") for edition in TITLE.editions], "programme")]
    options = dict(given)
    long = edition in LONG
    if long and "auction" not in options:
        options["auction"] = (
            _choose(screen, [say("triple-couronne-open-auction-yes"), say("triple-couronne-open-auction-no")], "auction") == 0
        )
    if "stables" not in options:
        kind = "lots" if long and options["auction"] else "stables"
        answers = [say(f"triple-couronne-open-{kind}-random"), say(f"triple-couronne-open-{kind}-chosen")]
        options["stables"] = ("random", "chosen")[_choose(screen, answers, kind)]
    if long and "jockeys" not in options:
        answers = [say("triple-couronne-open-jockeys-random"), say("triple-couronne-open-jockeys-drafted")]
        options["jockeys"] = ("random", "drafted")[_choose(screen, answers, "jockeys")]
    screen.line()
    return edition, options


def _choose(screen: Screen, answers: Sequence[str], what: str) -> int:
    """One of these, from 0; Enter is the first."""
    say = screen.texts.say
    screen.line(Text(say(f"triple-couronne-open-about-{what}")))
    for number, answer in enumerate(answers, 1):
        screen.line(Text(f"  {number}  {answer}", style="bold" if number == 1 else ""))
    while True:
        typed = screen.ask(say("triple-couronne-open-ask", most=len(answers)))
        if typed == "":
            return 0
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        screen.line(Text(say("not-understood", answer=typed)))
