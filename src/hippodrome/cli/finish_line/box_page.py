"""The box of Finish Line on paper: every component, and where its values come from."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.finish_line.drawing import GOLD
from hippodrome.cli.finish_line.numbers import measured
from hippodrome.cli.finish_line.words import Words
from hippodrome.cli.seats import visible
from hippodrome.core.box import Section
from hippodrome.core.contract import Game
from hippodrome.games.finish_line.box import Counts, DieFaces
from hippodrome.games.finish_line.dice import COLOURS
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.texts import Texts


def box_pages(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """Section by section. The reasons of the game's own box are in the reader's language, others as they are written."""
    assert isinstance(game, FinishLine)
    box, words = game.box, Words(texts, ())
    tiles = words.say(
        "finish-line-box-tiles",
        favourites=", ".join(map(str, box.tiles.favourites)),
        sure=", ".join(map(str, box.tiles.sure_runners)),
    )
    dice = words.say("finish-line-box-dice", all=_counts(box.dice.all, words), aside=_counts(box.dice.not_with_two, words))
    capital = words.several([words.money(amount) for amount in box.money.capital])
    step, side = words.money(box.money.step), words.money(box.money.side_bet)
    sections: list[tuple[str, Section, str]] = [("tiles", box.tiles, tiles), ("dice", box.dice, dice)]
    sections += [(colour, die, _sides(die, words)) for colour, die in zip(COLOURS, box.faces.listed(), strict=True)]
    sections += [
        ("course", box.course, words.say("finish-line-box-course", count=box.course.home_stretch)),
        ("odds", box.odds, "  ".join(f"×{odds}" for odds in box.odds.ladder)),
        ("money", box.money, words.say("finish-line-box-money", capital=capital, step=step, side=side)),
    ]
    parts: list[RenderableType] = []
    for name, section, content in sections:
        because = _translated(words, f"finish-line-because-{name}", section.because)
        parts += ["", _heading(words, name, section), Text(f"  {content}"), Text(f"  {because}", style="dim italic")]
    if box.simulation is not None:
        parts += [
            "",
            Text(words.say("finish-line-box-simulation"), style=f"bold {GOLD}"),
            measured(box.simulation, box.odds.ladder, words),
        ]
        parts.append(Text(f"  {_translated(words, 'finish-line-because-simulation', box.simulation.how)}", style="dim italic"))
    return [Group(*parts)]


def _heading(words: Words, name: str, section: Section) -> Text:
    ours = section.source == "reconstructed"
    line = Text(words.say(f"finish-line-section-{name}"), style=f"bold {GOLD}").append("  ")
    return line.append(f" {words.say(f'source-{section.source}')} ", style="bold white on #9c4a1f" if ours else "reverse dim")


def _translated(words: Words, key: str, written: str) -> str:
    """Words of a box in the reader's language, if they are those of the game's own box."""
    return words.say(key) if written == Texts("en").say(key) else visible(written)


def _counts(counts: Counts, words: Words) -> str:
    named = zip(COLOURS, counts.listed(), strict=True)
    return ", ".join(f"{count} {words.colour(colour)}" for colour, count in named if count)


def _sides(die: DieFaces, words: Words) -> str:
    return ", ".join(f"{count} × {words.face(face)}" for face, count in Counter(die.sides).items())
