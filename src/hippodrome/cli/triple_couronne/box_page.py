"""The box of La Triple Couronne on paper: every component, and where its values come from."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.triple_couronne import course
from hippodrome.cli.triple_couronne.layout import cut, digits, profile
from hippodrome.cli.triple_couronne.silks import GOLD, RUST, card_style
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.core.box import Section
from hippodrome.core.contract import Game
from hippodrome.games.triple_couronne import TITLE
from hippodrome.games.triple_couronne.box import AGES, Cards, Category, RaceDay, Simulation
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.views import Day
from hippodrome.texts import Texts


def box_pages(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """Section by section. The reasons of the game's own box are in the reader's language, others as they are written."""
    assert isinstance(game, TripleCouronne)
    box = game.box
    words = Words(texts, box, ())
    sections: list[tuple[str, Section, list[RenderableType]]] = [
        ("horses", box.horses, _horses(words)),
        ("track", box.track, [Text(f"  {words.say('triple-couronne-box-track', lengths=_lengths(words))}")]),
        ("squares", box.squares, [*course.bare(words, min(width, 120)), _legend(words)]),
        ("race-cards", box.race_cards, _cards(words, box.race_cards, "race")),
        ("chance-cards", box.chance_cards, _cards(words, box.chance_cards, "chance")),
        ("jockeys", box.jockeys, _jockeys(words)),
        ("programmes", box.programmes, _programmes(words)),
        ("money", box.money, _money(words)),
    ]
    parts: list[RenderableType] = []
    for name, section, content in sections:
        parts += [
            "",
            _heading(words, name, section),
            *content,
            _because(words, f"triple-couronne-because-{name}", section.because),
        ]
    if box.simulation is not None:
        parts += [
            "",
            Text(words.say("triple-couronne-box-simulation"), style=f"bold {GOLD}"),
            *_simulation(words, box.simulation),
        ]
        parts.append(_because(words, "triple-couronne-because-simulation", box.simulation.how))
    return [Group(*parts)]


def _heading(words: Words, name: str, section: Section) -> Text:
    ours = section.source == "reconstructed"
    line = Text(words.say(f"triple-couronne-section-{name}"), style=f"bold {GOLD}").append("  ")
    return line.append(f" {words.say(f'source-{section.source}')} ", style=f"bold white on {RUST}" if ours else "reverse dim")


def _because(words: Words, key: str, written: str) -> Text:
    """Words of a box in the reader's language, if they are those of the game's own box."""
    own = words.texts.knows(key) and written == Texts("en").say(key)
    return Text(f"  {words.say(key) if own else readable(written)}", style="dim italic")


def _lengths(words: Words) -> str:
    pairs = zip(AGES, words.box.track.finish, strict=True)
    return ", ".join(f"{words.say('triple-couronne-years', age=age)} {finish}" for age, finish in pairs)


def _legend(words: Words) -> Text:
    return Text(f"  {words.say('triple-couronne-squares-note')}", style="dim")


def _horses(words: Words) -> list[RenderableType]:
    rows: list[RenderableType] = [Text(f"  {words.say('triple-couronne-box-horses')}", style="dim")]
    for horse in words.box.horses.list:
        line = Text("  ").append_text(words.disc(horse.name)).append(f" {cut(readable(horse.name), 18)}", style="bold")
        line.append(f"{horse.age} {words.colour(horse.colour):<8}× {horse.odds:<3}{horse.points} ")
        line.append(f"{profile(horse.moves)} {digits(horse.moves)} ")
        thousands = [price // 1000 for each in (horse.complet, horse.marathon) for price in (each.reserve, each.suggested)]
        prices = "{}–{}, {}–{}".format(*(words.money(price) for price in thousands))
        rows += [line, Text(f"     {prices} · {words.character(horse.name)}", style="dim")]
    return rows


def _cards(words: Words, cards: Cards, deck: str) -> list[RenderableType]:
    rows: list[RenderableType] = []
    for card in cards.list:
        line = Text(f" {card.copies} × " if card.copies > 1 else "  ").append(" ▯ ", style=card_style(deck)).append(" ")
        line.append(cut(words.card_name(card.id), 27), style="bold").append(cut(words.effect(card), 24))
        rows.append(line)
        rows.append(Text(f"      {readable(words.texts.translated(card.text))}", style="dim"))
    return rows


def _jockeys(words: Words) -> list[RenderableType]:
    rows: list[RenderableType] = [Text(f"  {words.say('triple-couronne-asset-note')}", style="dim")]
    for jockey in words.box.jockeys.list:
        line = Text(f"  {cut(readable(jockey.name), 22)}", style="bold").append(words.card_name(jockey.asset), style="not bold")
        rows.append(line)
        rows.append(Text(f"     {readable(words.texts.translated(jockey.character))}", style="dim"))
    return rows


def _programmes(words: Words) -> list[RenderableType]:
    rows: list[RenderableType] = [Text(f"  {words.say('triple-couronne-box-programmes')}", style="dim")]
    for edition in TITLE.editions:
        rows.append(Text(f"  {words.programme(edition)}", style="bold"))
        for number, day in enumerate(words.box.programmes.of(edition), 1):
            condition = words.brief_condition(_day(number, day))
            line = Text(f"  {number:>2} {cut(readable(day.name), 23)}{cut(condition, 24)}", no_wrap=True, overflow="ellipsis")
            rows.append(line.append(_prizes(day), style="dim"))
    return rows


def _prizes(day: RaceDay) -> str:
    """The prizes in thousands, and how many of them are paid with 2, 3, 4, 5 and 6 players; row by row if they differ more."""
    most = max(day.prizes, key=len)
    if all(row == most[: len(row)] for row in day.prizes):
        return f"{_thousands(most)} ({'·'.join(str(len(row)) for row in day.prizes)})"
    return " · ".join(_thousands(row) for row in dict.fromkeys(day.prizes))


def _thousands(prizes: tuple[int, ...]) -> str:
    return "/".join(str(prize // 1000) for prize in prizes)


def _day(number: int, day: RaceDay) -> Day:
    return Day(number, day.name, day.ages, day.least, day.below, day.handicap, day.prizes)


def _money(words: Words) -> list[RenderableType]:
    money = words.box.money
    start, auction, bank = words.francs(money.start), words.francs(money.auction_start), words.francs(money.bank)
    step, stakes = words.francs(money.step), words.francs(money.reduit_stakes)
    said = words.say("triple-couronne-box-money", start=start, auction=auction, bank=bank, step=step, stakes=stakes)
    return [Text(f"  {said}")]


def _simulation(words: Words, found: Simulation) -> list[RenderableType]:
    """How often every horse won, by kind of race; from the best odds on."""
    rows: list[RenderableType] = []
    for key, category in (("two", found.two), ("three", found.three), ("four-five", found.four_and_five)):
        rows.append(Text(f"  {words.say(f'triple-couronne-lab-{key}')}", style="bold"))
        rows += _wins(words, category)
    return rows


def _wins(words: Words, category: Category) -> list[RenderableType]:
    rows: list[RenderableType] = []
    for name, share in sorted(category.wins.items(), key=lambda pair: -pair[1]):
        odds = f"× {words.card(name).odds}" if name in words.horses else ""
        bar = "█" * round(share * 60)
        percent = words.texts.percent(share, 1)
        rows.append(Text(f"  {cut(readable(name), 19)}{odds:<5}{percent:>8} {bar}"))
    return rows
