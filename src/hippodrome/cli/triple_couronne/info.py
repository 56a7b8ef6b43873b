"""The stable book: the programme, everybody's horses and jockeys, and the catalogue. To be leafed through at any question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.seats import emblem
from hippodrome.cli.triple_couronne.layout import cut, digits, profile
from hippodrome.cli.triple_couronne.silks import GOLD
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.games.triple_couronne.views import Day, TripleCouronneView


def book(view: TripleCouronneView, words: Words) -> RenderableType:
    """All of it, one thing after the other."""
    parts: list[RenderableType] = [*_programme(view, words), "", *_stables(view, words), "", *_catalogue(view, words)]
    return Group(*parts)


def _title(said: str) -> Text:
    return Text(said, style=f"bold {GOLD}")


def _programme(view: TripleCouronneView, words: Words) -> list[RenderableType]:
    players = max(2, sum(view.in_game))
    lines: list[RenderableType] = [_title(words.say("triple-couronne-info-programme", players=players))]
    for day in view.programme:
        lines.append(race_line(day, players, words, "▶" if day.number == view.race else "✓" if day.number < view.race else " "))
    return lines


def race_line(day: Day, players: int, words: Words, mark: str = " ") -> Text:
    """A race of the programme: its condition and its prizes."""
    prizes = " / ".join(words.money(prize // 1000) for prize in day.prizes[players - 2])
    style = "bold" if mark == "▶" else "dim" if mark == "✓" else ""
    line = Text(f" {mark} {day.number:>2} {cut(readable(day.name), 23)}", style=style, no_wrap=True, overflow="ellipsis")
    return line.append(cut(words.brief_condition(day), 27)).append(prizes)


def _stables(view: TripleCouronneView, words: Words) -> list[RenderableType]:
    lines: list[RenderableType] = [_title(words.say("triple-couronne-info-stables"))]
    for seat in range(view.seats):
        cash = words.francs(view.cash[seat]) if view.in_game[seat] else words.say("triple-couronne-gone")
        lines.append(Text(f" {emblem(seat)} {words.label(seat)} · {cash}", style="bold"))
        for horse in view.horses:
            if horse.owner != seat:
                continue
            line = Text("    ", no_wrap=True).append_text(words.disc(horse.name)).append(f" {cut(readable(horse.name), 18)}")
            line.append(f"{words.say('triple-couronne-years', age=words.card(horse.name).age):<8}")
            line.append(words.say("triple-couronne-info-earned", amount=words.francs(horse.earnings)))
            if horse.misses:
                line.append(f" · ✚ {words.say('triple-couronne-info-misses', races=horse.misses)}")
            lines.append(line)
        for jockey in view.jockeys:
            if jockey.seat == seat:
                wins = words.say("triple-couronne-wins", wins=jockey.wins)
                said = f"    ⌒ {cut(readable(jockey.name), 22)}{cut(words.card_name(jockey.asset), 24)}{wins}"
                lines.append(Text(said, no_wrap=True, overflow="ellipsis", style="dim"))
    return lines


def _catalogue(view: TripleCouronneView, words: Words) -> list[RenderableType]:
    """All horses; those that are in nobody's stable stand there for those who bid."""
    owners = {horse.name: horse.owner for horse in view.horses}
    lines: list[RenderableType] = [_title(words.say("triple-couronne-info-catalogue"))]
    for card in view.catalogue:
        owner = owners.get(card.name)
        line = (
            Text(" ", no_wrap=True, overflow="ellipsis")
            .append_text(words.disc(card.name))
            .append(f" {cut(readable(card.name), 18)}")
        )
        line.append(f"{card.age} {words.colour(card.colour):<8}× {card.odds:<3}{profile(card.moves)} {digits(card.moves)}")
        if view.edition in ("complet", "marathon"):
            line.append(f" {words.money(card.reserve // 1000):>6}–{words.money(card.suggested // 1000):<6}", style="dim")
        lines.append(line.append(f" {emblem(owner)}" if owner is not None else ""))
    return lines
