"""The betting slip and the insurance form, as they are pencilled in."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.cli.seats import emblem
from hippodrome.cli.triple_couronne.answers import Slip
from hippodrome.cli.triple_couronne.layout import cut, filled, profile, strip, wrapped
from hippodrome.cli.triple_couronne.papers import head, pencilled
from hippodrome.cli.triple_couronne.silks import CREAM, PAPER, PAPER_BOLD, PAPER_FADED, PAPER_RUST, PENCIL, SASH
from hippodrome.cli.triple_couronne.words import Words, readable
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.views import Choice, Entry, Price, TripleCouronneView

_BARS = f"#3f7d4c on {CREAM}"
_STAKE = 11


def bets(view: TripleCouronneView, words: Words, width: int, slip: Slip, most: int) -> list[Text]:
    """The runners with their odds, the stakes, and the sums; a field that is too big stands in two columns."""
    choice = view.choice
    assert choice is not None
    pairs = words.say(f"triple-couronne-pairs-{choice.pairs}") if choice.pairs else words.say("triple-couronne-pairs-no")
    lines = [head(words, width, words.say("triple-couronne-bets-title"), pairs)]
    stakes = {bet.horse: bet.stake for bet in slip.wins}
    if len(view.entries) + 4 <= most or width < 76:
        lines += [_runner(words, width, entry, stakes.get(entry.horse, 0)) for entry in view.entries]
    else:
        half = (len(view.entries) + 1) // 2
        for at in range(half):
            line = _brief_runner(words, width // 2, view.entries[at], stakes)
            if at + half < len(view.entries):
                line.append_text(_brief_runner(words, width - width // 2, view.entries[at + half], stakes))
            lines.append(filled(line, width))
    if slip.pairs:
        said = words.slip(events.Slip(pairs=tuple(slip.pairs)))
        lines += [filled(Text(f" {line}", style=PENCIL), width, PENCIL) for line in wrapped(said, width - 2)]
    prize = view.programme[view.race - 1].prizes[0][0]
    sums = words.say(
        "triple-couronne-slip-sums",
        total=words.francs(slip.total),
        left=words.francs(choice.most - slip.total),
        most=words.francs(prize),
    )
    return [*lines, strip(sums, width, SASH)]


def _runner(words: Words, width: int, entry: Entry, stake: int) -> Text:
    card = words.card(entry.horse)
    line = Text(" ", style=PAPER).append_text(words.disc(entry.horse)).append(" ", style=PAPER)
    line.append(cut(readable(entry.horse), 17), style=PAPER_BOLD)
    line.append(f"× {card.odds:<3}", style=PAPER_RUST)
    line.append(f"{profile(card.moves)} ", style=_BARS)
    who = "" if entry.seat is None else f"{emblem(entry.seat)} {words.label(entry.seat)}"
    rider = f" · {readable(entry.jockey)}" if entry.jockey else ""
    room = width - line.cell_len - _STAKE - 1
    line.append(cut(f"{who}{rider}", max(1, room)), style=PAPER_BOLD if entry.seat == words.you else PAPER_FADED)
    return filled(line.append_text(pencilled(words.francs(stake) if stake else ". . .", _STAKE)), width)


def _brief_runner(words: Words, width: int, entry: Entry, stakes: dict[str, int]) -> Text:
    line = Text(" ", style=PAPER).append_text(words.disc(entry.horse)).append(" ", style=PAPER)
    line.append(cut(readable(entry.horse), 17), style=PAPER_BOLD)
    line.append(f"× {words.card(entry.horse).odds:<3}", style=PAPER_RUST)
    line.append(emblem(entry.seat) if entry.seat is not None else " ", style=PAPER_FADED)
    stake = stakes.get(entry.horse, 0)
    return filled(line.append_text(pencilled(words.francs(stake) if stake else ". .", _STAKE)), width)


def insurance(view: TripleCouronneView, words: Words, width: int, chosen: Sequence[str | None]) -> list[Text]:
    """One's own runners and the three contracts, each with its premium."""
    choice = view.choice
    assert choice is not None
    spent = sum(price.least for at, prices in enumerate(contracts(choice)) for price in prices if price.horse == chosen[at])
    held = words.francs(choice.most - spent)
    lines = [head(words, width, words.say("triple-couronne-insurance-title"), words.say("triple-couronne-held", cash=held))]
    room = min(18, (width - 23) // 3)
    said = "".join(cut(words.say(f"triple-couronne-contract-{kind}"), room) for kind in ("race", "next", "two"))
    lines.append(filled(Text(f"{'':<23}{said}", style=PAPER_FADED), width))
    names = dict.fromkeys(price.horse for prices in contracts(choice) for price in prices)
    for horse in sorted(names, key=words.number):
        line = Text(" ", style=PAPER).append_text(words.disc(horse)).append(" ", style=PAPER)
        line.append(cut(readable(horse), 19), style=PAPER_BOLD)
        for at, prices in enumerate(contracts(choice)):
            cost = next((price.least for price in prices if price.horse == horse), 0)
            mark = "▣" if chosen[at] == horse else "□"
            written = f"{'abc'[at]} {mark} {words.francs(cost)}" if cost else "–"
            line.append(cut(written, room), style=PENCIL if chosen[at] == horse else PAPER)
        lines.append(filled(line, width))
    pays = words.say("triple-couronne-insurance-pays")
    return lines + [filled(Text(f" {line}", style=PAPER_FADED), width) for line in wrapped(pays, width - 2)]


def contracts(choice: Choice) -> tuple[tuple[Price, ...], ...]:
    """The premiums: on this race, on the next, on the next two."""
    return choice.prices, choice.next, choice.two
