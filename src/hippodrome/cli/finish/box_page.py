"""The box of Finish on paper: every component, and where its values come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.finish import lanes
from hippodrome.cli.finish.numbers import measured
from hippodrome.cli.finish.scene import Scene
from hippodrome.cli.finish.silks import MUSTARD, ORANGE, RUST
from hippodrome.cli.finish.words import Words
from hippodrome.cli.seats import visible
from hippodrome.core.box import Section
from hippodrome.core.contract import Game
from hippodrome.games.finish.rules import Finish
from hippodrome.texts import Texts


def box_pages(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """Section by section. The reasons of the game's own box are in the reader's language, others as they are written."""
    assert isinstance(game, Finish)
    box = game.box
    words = Words(texts, box, ())
    parts: list[RenderableType] = []
    for name, section, content in (
        ("horses", box.horses, _horses(words)),
        ("jockeys", box.jockeys, _jockeys(words)),
        ("track", box.track, _track(words, width)),
        ("odds", box.odds, _odds(words)),
        ("money", box.money, _money(words)),
    ):
        parts += ["", _heading(words, name, section), *content, _because(words, name, section)]
    if box.simulation is not None:
        parts += ["", Text(words.say("finish-box-simulation"), style=f"bold {ORANGE}"), *measured(box.simulation, words)]
        how = _translated(words, "finish-because-simulation", box.simulation.how)
        parts.append(Text(f"  {how}", style="dim italic"))
    return [Group(*parts)]


def _heading(words: Words, name: str, section: Section) -> Text:
    ours = section.source == "reconstructed"
    line = Text(words.say(f"finish-section-{name}"), style=f"bold {ORANGE}").append("  ")
    return line.append(f" {words.say(f'source-{section.source}')} ", style=f"bold white on {RUST}" if ours else "reverse dim")


def _because(words: Words, name: str, section: Section) -> Text:
    return Text(f"  {_translated(words, f'finish-because-{name}', section.because)}", style="dim italic")


def _translated(words: Words, key: str, written: str) -> str:
    """Words of a box in the reader's language, if they are those of the game's own box."""
    return words.say(key) if written == Texts("en").say(key) else visible(written)


def _numbers(numbers: Sequence[int]) -> str:
    return "".join(f"{number:>3}" for number in numbers)


def _horses(words: Words) -> list[RenderableType]:
    rows: list[RenderableType] = [_rounds(words)]
    for card in words.box.horses.list:
        line = Text(f"  {visible(card.name):<20.20}").append(_numbers(card.numbers), style="bold")
        rows.append(line.append(f"   {words.character(card.name)}", style="dim"))
    return rows


def _jockeys(words: Words) -> list[RenderableType]:
    rows: list[RenderableType] = [_rounds(words)]
    for card in words.box.jockeys.list:
        rows.append(Text(f"  {visible(card.name):<20.20}").append(_numbers(card.numbers), style="bold"))
    return rows


def _rounds(words: Words) -> Text:
    return Text(f"  {words.say('finish-round'):<20}{_numbers(range(1, 7))}", style=f"dim {MUSTARD}")


def _track(words: Words, width: int) -> list[RenderableType]:
    track = words.box.track
    crosses = ", ".join(f"{lane}: {square}" for lane, square in enumerate(track.crosses, 1))
    said = words.say("finish-box-track", length=track.length, crosses=crosses)
    board = lanes.draw(Scene(track.length, track.crosses), words, lanes.size_for(track.length, min(width, 100), 9))
    return [Text(f"  {said}"), *board]


def _odds(words: Words) -> list[RenderableType]:
    odds = words.box.odds
    rows: list[RenderableType] = [Text(f"  {words.say('finish-odds-reminder')}", style="dim")]
    for key, values in (("finish-odds-win", odds.win), ("finish-odds-place", odds.place)):
        rows.append(Text(f"  {words.say(key):<20}").append("".join(f"{value:>4}" for value in values), style="bold"))
    return rows


def _money(words: Words) -> list[RenderableType]:
    money = words.box.money
    start, least, step = words.money(money.start), words.money(money.least_bid), words.money(money.step)
    return [Text(f"  {words.say('finish-box-money', start=start, least=least, step=step, horses=money.most_horses)}")]
