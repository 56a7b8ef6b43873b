"""The table drawn with letters: the line of tiles, the reserve, the dice before a player, the seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.finish_line.words import Words
from hippodrome.cli.seats import emblem
from hippodrome.games.finish_line.events import Die
from hippodrome.games.finish_line.views import FinishLineView, Tile

TURF, GOLD, FADED = "#3f8f5b", "#e0b03c", "dim"
_DICE = {
    "white": "bold #1c1c1c on #f4efe4",
    "red": "bold white on #b3261e",
    "yellow": "bold #1c1c1c on #f2c230",
    "green": "bold white on #2f7d4a",
    "black": "bold white on #3a3a42",
}
_SIGNS = {
    "blank": "·", "horseshoe": "∩", "outsider-1000": "1k", "outsider-2000": "2k", "outsider-3000": "3k", "whip": "/",
    "double": "∩∩", "side-bet": "€", "extra": "+∩", "disqualified": "✗", "tip": "↺", "pace": "⇄", "helmet": "»»",
    "interference": "⤨", "dead-heat": "=", "loss": "««",
}  # fmt: skip
TILE = 8
"""Letters that a tile takes, with the gap behind it."""


def title(view: FinishLineView, words: Words, width: int) -> Text:
    """Which race it is."""
    line = Text(" FINISH LINE ", style=f"bold white on {TURF}", no_wrap=True)
    line.append(f"  {words.say('finish-line-race-of', race=view.race, races=view.races)}", style="bold")
    if view.home_stretch:
        line.append(f"  {words.say('finish-line-stretch')} ", style=f"bold {GOLD}")
    line.truncate(width, overflow="ellipsis")
    return line


def tiles(view: FinishLineView, words: Words, width: int) -> list[Text]:
    """The line from the last horse, left, to the leading one, right; on a narrow screen one below the other."""
    by_number = {tile.horse: tile for tile in view.tiles}
    shown = [by_number[horse] for horse in reversed(view.line)]
    if width < 7 * TILE + 1:
        return [*(_as_line(tile, place) for place, tile in enumerate(reversed(shown), 1)), *_remarks(view, words)]
    rows = [Text(" ", no_wrap=True) for _ in range(5)]
    for at, tile in enumerate(shown):
        level = view.level and at >= len(shown) - 2
        for row, part in zip(rows, _box(tile, level), strict=True):
            row.append_text(part).append(" ")
    room = max(2, len(shown) * TILE - len(words.say("finish-line-back")) - len(words.say("finish-line-front")))
    ends = Text(f" {words.say('finish-line-back')}{' ' * room}{words.say('finish-line-front')}", style=FADED, no_wrap=True)
    return [*rows, ends, *_remarks(view, words)]


def _box(tile: Tile, level: bool) -> list[Text]:
    corner = "╔╗╚╝═║" if level else "┌┐└┘─│"
    style = f"bold {GOLD}" if level else TURF
    letter = "F" if tile.favourite else "S" if tile.sure else " "
    inside = [
        Text(f" {tile.horse:>2}", style="bold").append(f" {letter}", style=f"bold {GOLD if tile.favourite else TURF}"),
        Text(f" ×{tile.odds:<3}", style=FADED),
        _dice_on(tile),
    ]
    rows = [Text(corner[0] + corner[4] * 5 + corner[1], style=style)]
    for line in inside:
        line.append(" " * (5 - line.cell_len))
        rows.append(Text(corner[5], style=style).append_text(line).append(corner[5], style=style))
    return [*rows, Text(corner[2] + corner[4] * 5 + corner[3], style=style)]


def _dice_on(tile: Tile) -> Text:
    signs = Text("")
    for count, colour, sign in ((tile.horseshoes, "white", "∩"), (tile.whips, "red", "/")):
        for _ in range(count):
            signs.append(sign, style=_DICE[colour])
    if tile.outsider:
        signs.append(f"{tile.outsider // 1000}k", style=_DICE["green"])
    return signs


def _as_line(tile: Tile, place: int) -> Text:
    letter = "F" if tile.favourite else "S" if tile.sure else " "
    line = Text(f" {place}. ", style=FADED, no_wrap=True).append(f"{tile.horse:>2} {letter}", style="bold")
    return line.append(f" ×{tile.odds:<3}", style=FADED).append_text(_dice_on(tile))


def _remarks(view: FinishLineView, words: Words) -> list[Text]:
    said = []
    if view.level:
        said.append(Text(f" {words.say('finish-line-level', lower=view.line[0], upper=view.line[1])}", style=f"bold {GOLD}"))
    gone = [tile.horse for tile in view.tiles if not tile.runs]
    if gone:
        said.append(Text(f" {words.say('finish-line-out-of-race', horses=', '.join(map(str, gone)))}", style=FADED))
    return said


def die(shown: Die, words: Words) -> Text:
    """A die as it lies on the table: the first letter of its colour, for whoever cannot tell colours, and what it shows."""
    letter = words.colour(shown.colour)[0]
    return Text(f" {letter} {_SIGNS[shown.face]} " if shown.face else f" {letter} ", style=_DICE[shown.colour])


def reserve(view: FinishLineView, words: Words) -> Text:
    """How many dice of each colour may still be taken, and how many are out."""
    line = Text(" ", no_wrap=True)
    for key, dice in (("finish-line-reserve", view.reserve), ("finish-line-out", view.out)):
        line.append(words.say(key, count=sum(dice.values())), style="bold").append(" ")
        for colour, count in dice.items():
            if count:
                line.append(f" {count} {words.colour(colour)[0]} ", style=_DICE[colour])
        line.append("   ")
    return line


def hand(view: FinishLineView, words: Words) -> Text:
    """The dice before the player in turn."""
    line = Text(f" {words.say('finish-line-hand', who=words.label(view.turn))}  ", no_wrap=True)
    for shown in view.hand:
        line.append_text(die(shown, words)).append(" ")
    return line


def seats(view: FinishLineView, words: Words) -> list[Text]:
    """Everybody's capital, side bets and kept dice."""
    lines = []
    for seat in range(view.seats):
        line = Text("▶" if seat in view.to_act else " ", style=GOLD, no_wrap=True)
        line.append(f"{emblem(seat)} {words.label(seat):<20.20} ", style="bold" if seat == words.you else "")
        line.append(f"{words.money(view.capital[seat]):>10}", style="bold")
        if view.side_bets[seat]:
            line.append(f"  ({words.gain(view.side_bets[seat])})", style=FADED)
        for _ in range(view.kept[seat]):
            line.append("  ").append(" +∩ ", style=_DICE["black"]).append(f" {words.say('finish-line-kept')}", style=FADED)
        if view.phase == "bets" and view.betted[seat]:
            line.append("  ✓", style=TURF)
        lines.append(line)
    return lines


def news(told: Sequence[Text], lines: int) -> list[Text]:
    """The last sentences, the newest one bright."""
    last = list(told)[-lines:] if lines > 0 else []
    return [
        Text(" · ", style=FADED).append_text(said if at == len(last) - 1 else Text(said.plain, style=FADED))
        for at, said in enumerate(last)
    ]
