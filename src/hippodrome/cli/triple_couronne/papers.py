"""The papers that are filled in before a race: stables, jockeys, entries, offers, mounts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from hippodrome.cli.triple_couronne import silks
from hippodrome.cli.triple_couronne.layout import NARROW, cut, digits, filled, profile, strip, wrapped
from hippodrome.cli.triple_couronne.silks import PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, PENCIL, STRIP
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.games.triple_couronne.actions import MountJockeys
from hippodrome.games.triple_couronne.views import Horse, TripleCouronneView

_COLOUR = 14
"""Letters for the number and the name of a colour."""
_PENCILLED = 11
"""Letters for what is written at the end of a line."""


def head(words: Words, width: int, title: str, right: str = "") -> Text:
    """The title of a paper."""
    return strip(title, width, STRIP, right)


def columns(words: Words, width: int, last: str = "") -> Text:
    """What stands where on the lines below."""
    said = f"    {cut(words.say('triple-couronne-col-horse'), 17)}{words.say('triple-couronne-col-age'):>3} "
    said += f"{words.say('triple-couronne-col-odds'):>4} "
    if width >= NARROW:
        said += f"{words.say('triple-couronne-col-earned'):>11}  {words.say('triple-couronne-col-moves'):<25}"
    return filled(Text(f"{said}{last:>{_PENCILLED}}", style=PAPER_FADED), width)


def row(
    words: Words, width: int, horse: str, earned: int, mark: str = " ", last: Text | None = None, faded: bool = False
) -> Text:
    """A horse on a line: number, name, age, odds, earnings, its twelve moves as bars and figures, and a remark."""
    card = words.card(horse)
    style = PAPER_FADED if faded else PAPER
    line = Text().append(f"{mark:<1}", style=PAPER_RUST).append_text(words.disc(horse)).append(" ", style=PAPER)
    line.append(cut(readable(horse), 17), style=PAPER_FADED if faded else PAPER_BOLD)
    line.append(f"{card.age:>3} {card.odds:>4} ", style=style)
    if width >= NARROW:
        line.append(f"{words.francs(earned) if earned else '–':>11}  ", style=style)
        line.append(f"{profile(card.moves)} ", style=f"{silks.FADED if faded else '#3f7d4c'} on {silks.CREAM}")
        line.append(f"{digits(card.moves)} ", style=PAPER_FADED)
    return filled(line.append_text(last or Text("")), width)


def pencilled(said: str, room: int = _PENCILLED) -> Text:
    """Something written by hand."""
    return Text(f"{said:>{room}}", style=PENCIL)


def earnings(view: TripleCouronneView) -> dict[str, int]:
    """What every horse has earned."""
    return {horse.name: horse.earnings for horse in view.horses}


def stables(view: TripleCouronneView, words: Words, width: int, names: Sequence[str], best: str) -> list[Text]:
    """The colours that are free, with their four horses."""
    lines = [head(words, width, words.say("triple-couronne-stables-title"), words.say("triple-couronne-odds-note"))]
    for number, colour in enumerate(names, 1):
        line = Text().append("▸" if colour == best else " ", style=PAPER_RUST).append(f"{number} ", style=PAPER_BOLD)
        line.append(f" {words.colour(colour):<9}", style=silks.silk(colour)).append(" ", style=PAPER)
        four = ", ".join(f"{readable(card.name)}\u00a0{card.odds}" for card in view.catalogue if card.colour == colour)
        said = wrapped(four, width - _COLOUR - 1)
        lines.append(filled(line.append(said[0], style=PAPER), width))
        lines += [filled(Text(" " * _COLOUR, style=PAPER).append(more), width) for more in said[1:]]
    return lines


def jockeys(view: TripleCouronneView, words: Words, width: int, names: Sequence[str]) -> list[Text]:
    """The jockeys that are free: each cancels one card that would cost a square."""
    lines = [head(words, width, words.say("triple-couronne-jockeys-title"), words.say("triple-couronne-asset-note"))]
    for number, jockey in enumerate(view.jockeys, 1):
        if jockey.name not in names:
            continue
        line = Text().append(f"▸{number:>2} " if jockey.name == names[0] else f" {number:>2} ", style=PAPER_RUST)
        line.append(cut(readable(jockey.name), 22), style=PAPER_BOLD)
        lines.append(filled(line.append(words.card_name(jockey.asset), style=PAPER), width))
    return lines


def entries(view: TripleCouronneView, words: Words, width: int, horses: Sequence[str], chosen: Sequence[str]) -> list[Text]:
    """One's own horses: those that qualify, then the others with the reason why they do not."""
    right = words.say("triple-couronne-fee-each", fee=words.francs(view.fee)) if view.fee else words.say("triple-couronne-no-fee")
    lines = [head(words, width, words.say("triple-couronne-entries-title"), right), columns(words, width)]
    earned = earnings(view)
    for horse in horses:
        last = pencilled(words.say("triple-couronne-entered")) if horse in chosen else Text("")
        lines.append(row(words, width, horse, earned[horse], "▸" if horse in chosen else " ", last))
    for own in view.horses:
        if own.owner == view.seat and own.name not in horses:
            why = Text(f"{not_qualified(view, words, own):>{_PENCILLED}}", style=PAPER_FADED)
            lines.append(row(words, width, own.name, own.earnings, " ", why, faded=True))
    return lines


def not_qualified(view: TripleCouronneView, words: Words, horse: Horse) -> str:
    """Why a horse may not run in the present race."""
    day = view.programme[view.race - 1]
    if words.card(horse.name).age not in day.ages:
        return words.say("triple-couronne-not-its-age")
    if horse.misses:
        return words.say("triple-couronne-injured")
    return words.say("triple-couronne-not-its-earnings")


def horses(
    view: TripleCouronneView, words: Words, width: int, title: str, names: Sequence[str], chosen: Sequence[str]
) -> list[Text]:
    """Some horses to choose from."""
    earned = earnings(view)
    lines = [head(words, width, title), columns(words, width)]
    return lines + [row(words, width, horse, earned.get(horse, 0), "▸" if horse in chosen else " ") for horse in names]


def offers(view: TripleCouronneView, words: Words, width: int, drafted: Mapping[str, int], rent: bool) -> list[Text]:
    """One's horses, with the band of prices for each, and what is pencilled in."""
    choice = view.choice
    assert choice is not None
    kind = "rentals" if rent else "sales"
    title = words.say(f"triple-couronne-{kind}-title")
    lines = [head(words, width, title), filled(Text(_offer_columns(words), style=PAPER_FADED), width)]
    for price in choice.prices:
        card = words.card(price.horse)
        line = Text(" ", style=PAPER).append_text(words.disc(price.horse)).append(" ", style=PAPER)
        line.append(cut(readable(price.horse), 18), style=PAPER_BOLD).append(f"{card.age:>4} {card.odds:>5} ", style=PAPER)
        line.append(f"{words.francs(price.least):>13} – {words.francs(price.most):<13} ", style=PAPER)
        if price.horse in drafted:
            line.append_text(pencilled(words.francs(drafted[price.horse]), 13))
        lines.append(filled(line, width))
    return lines


def _offer_columns(words: Words) -> str:
    said = f"    {cut(words.say('triple-couronne-col-horse'), 18)}{words.say('triple-couronne-col-age'):>4} "
    return f"{said}{words.say('triple-couronne-col-odds'):>5} {words.say('triple-couronne-col-band'):^29} "


def mounts(view: TripleCouronneView, words: Words, width: int, drafted: MountJockeys) -> list[Text]:
    """The two jockeys, and the runners that they could ride."""
    choice = view.choice
    assert choice is not None
    lines = [head(words, width, words.say("triple-couronne-mounts-title"), words.say("triple-couronne-asset-note"))]
    known = {jockey.name: jockey for jockey in view.jockeys}
    riding = dict(zip(choice.names, (drafted.first, drafted.second), strict=False))
    for number, jockey in enumerate(choice.names, 1):
        asset, wins = words.card_name(known[jockey].asset), known[jockey].wins
        line = Text().append(f" {number}. ", style=PAPER_RUST).append(cut(readable(jockey), 22), style=PAPER_BOLD)
        line.append(cut(asset, 26), style=PAPER)
        lines.append(filled(line.append(words.say("triple-couronne-wins", wins=wins), style=PAPER_FADED), width))
    lines.append(columns(words, width))
    earned = earnings(view)
    for horse in choice.horses:
        by = [number for number, jockey in enumerate(choice.names, 1) if riding.get(jockey) == horse]
        last = pencilled(words.say("triple-couronne-ridden", number=by[0])) if by else Text("")
        lines.append(row(words, width, horse, earned.get(horse, 0), "▸" if by else " ", last))
    return lines
