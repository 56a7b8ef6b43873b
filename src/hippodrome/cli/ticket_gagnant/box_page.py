"""The box of Ticket Gagnant on paper: every component, and where its values come from."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.cli.colours import GOLD, RUST
from hippodrome.cli.seats import visible
from hippodrome.cli.ticket_gagnant import silks, track
from hippodrome.cli.ticket_gagnant.scene import Scene, cell_at
from hippodrome.cli.ticket_gagnant.words import Words, number, signed
from hippodrome.core.box import Section
from hippodrome.core.contract import Game
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import Track
from hippodrome.texts import Texts
from hippodrome.texts.fluent import settled


def box_pages(game: Game[Any], texts: Texts, width: int) -> list[RenderableType]:
    """Section by section. The reasons of the game's own box are in the reader's language, others as they are written."""
    assert isinstance(game, TicketGagnant)
    box = game.box
    words = Words(texts, box, ())
    parts: list[RenderableType] = []
    for name, section, content in (
        ("horses", box.horses, _horses(words)),
        ("deck", box.deck, _deck(words)),
        ("track", box.track, _track(words, width)),
        ("harness", box.harness, _hoofprints(words, width)),
        ("ticket", box.ticket, _ticket(words)),
        ("score", box.score, _score(words)),
    ):
        parts += ["", _heading(words, name, section), *content, _because(words, name, section)]
    return [*parts, *_simulation(words)]


def _heading(words: Words, name: str, section: Section) -> Text:
    ours = section.source == "reconstructed"
    line = Text(words.say(f"section-{name}"), style=f"bold {GOLD}").append("  ")
    return line.append(f" {words.say(f'source-{section.source}')} ", style=f"bold white on {RUST}" if ours else "reverse dim")


def _because(words: Words, name: str, section: Section) -> Text:
    return Text(f"  {_translated(words, f'because-{name}', section.because)}", style="dim italic")


def _translated(words: Words, key: str, written: str) -> str:
    """Words of a box in the reader's language, if they are those of the game's own box."""
    return words.say(key) if settled(written) == Texts("en").say(key) else visible(written)


def _horses(words: Words) -> list[RenderableType]:
    line = Text("  ")
    for horse in words.box.horses.list:
        line.append_text(silks.disc(words.box, horse.number)).append(f" {words.horse(horse.number)}   ")
    return [line]


def _deck(words: Words) -> list[RenderableType]:
    cards = words.box.deck.cards
    singles = [card for card in cards if card[1:2] == "x"]
    doubles = [card for card in cards if card[1:2] == "="]
    jokers = len(cards) - len(singles) - len(doubles)
    said = words.say("box-cards", singles=len(singles), doubles=len(doubles), jokers=jokers)
    return [Text(f"  {said}"), Text(f"  {' '.join(singles)}"), Text(f"  {' '.join(doubles)}")]


def _bare(box: Box, discipline: str, hedges: tuple[int, ...], hoofprints: tuple[str, ...]) -> Scene:
    rows, start = box.track.rows, box.track.start_row
    lying = Track(rows, LANES, start, hedges, box.track.hedge_marks, None, hoofprints)
    return Scene(lying, discipline, tuple(cell_at(start, lane) for lane in range(LANES)))


def _picture(words: Words, width: int, scene: Scene) -> Text:
    return track.draw(scene, words.box, track.size_for(scene.track.rows, min(width, 100), 9))


def _track(words: Words, width: int) -> list[RenderableType]:
    lying = words.box.track
    first, second = lying.hedge_marks
    said = words.say("box-track", rows=lying.rows, start=lying.start_row, first=first, second=second, line=lying.rows - 1)
    return [Text(f"  {said}"), _picture(words, width, _bare(words.box, "hurdles", lying.hedge_marks, ()))]


def _hoofprints(words: Words, width: int) -> list[RenderableType]:
    box = words.box
    cells = tuple(cell_at(cell // LANES + 1, cell % LANES) for cell in box.hoofprint_cells())
    said = words.say("box-hoofprints", count=len(cells), cells=box.track.rows * LANES)
    return [Text(f"  {said}"), _picture(words, width, _bare(box, "harness", (), cells))]


def _ticket(words: Words) -> list[RenderableType]:
    values = words.box.ticket
    first, second, third = values.exact
    lines = [
        words.say("box-exact", first=first, second=second, third=third),
        words.say("box-placed", points=signed(values.placed)),
        words.say("box-lost", points=signed(values.lost)),
        words.say("box-disqualified", points=signed(values.disqualified)),
        words.say("box-trio-in-order", points=signed(values.trio_in_order)),
        words.say("box-trio", points=signed(values.trio)),
    ]
    return [Text(f"  {line}") for line in lines]


def _score(words: Words) -> list[RenderableType]:
    score = words.box.score
    lines = [words.say("box-floor", floor=number(score.floor))]
    lines += [words.say("box-token", edition=edition, points=signed(points)) for edition, points in sorted(score.token.items())]
    return [Text(f"  {line}") for line in lines]


def _simulation(words: Words) -> list[RenderableType]:
    simulation = words.box.simulation
    if simulation is None:
        return []
    parts: list[RenderableType] = ["", Text(words.say("box-simulation"), style=f"bold {GOLD}")]
    for found in simulation.measured:
        percent = number(round(found.crossed * 100))
        said = words.say("box-measured", seats=found.seats, cards=found.cards, percent=percent, races=found.races)
        parts.append(Text(f"  {said}"))
    return [Group(*parts), Text(f"  {_translated(words, 'because-simulation', simulation.how)}", style="dim italic")]
