"""The papers of La Triple Couronne, as they are pencilled in: entries, offers, mounts, bets, insurance; and the sale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from hippodrome.cli.choices import Choices
from hippodrome.cli.forms import Paper
from hippodrome.cli.paper import BLANK, PENCIL, Palette, Room, beside, cut, filled, in_columns, strip, wrapped
from hippodrome.cli.scene import Scene
from hippodrome.cli.scenes.triple_couronne_course import (
    AMBER,
    BOARD,
    CREAM,
    FADED,
    GOLD,
    INK,
    RUST,
    SCREEN_BOLD,
    SILKS,
    TURF_GREEN,
)
from hippodrome.cli.seats import visible
from hippodrome.cli.standings import seat_name
from hippodrome.cli.words import NOTHING, Words
from hippodrome.games.triple_couronne import actions
from hippodrome.games.triple_couronne.box import AGES, Box
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.views import Choice, Entry, Horse, Lot, TripleCouronneView

NARROW = 76
_BIDS, _PENCILLED = 43, 11
"""Letters for the bids beside a horse, and for what is written at the end of a line."""
_MOVES = " ▁▂▃▅▆█"
"""A move of 1 to 6 squares."""
_GREEN = f"{TURF_GREEN} on {CREAM}"
Parts = list[str | Text | tuple[str, str]]


def bars(moves: Sequence[int]) -> str:
    """Twelve moves as bars, so that a character shows at a glance."""
    return "".join(_MOVES[max(0, min(6, move))] for move in moves)


class Papers(Scene):
    """What lies before a seat that is asked something."""

    palette = Palette(INK, CREAM, FADED, RUST, GOLD, BOARD, AMBER)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, TripleCouronne)
        self.box: Box = words.game.box
        self.horses = {horse.name: horse for horse in self.box.horses.list}
        self.numbers = {horse.name: number for number, horse in enumerate(self.box.horses.list, 1)}

    # Small words

    def francs(self, amount: int) -> str:
        """An amount with its unit."""
        return self.say("triple-couronne-francs", amount=amount)

    def card_name(self, card: str) -> str:
        return self.words.show("card", card)

    def disc(self, horse: str) -> Text:
        ground, figure = SILKS[self.horses[horse].colour]
        return Text(f"{self.numbers[horse]:>2}", style=f"bold {figure} on {ground}")

    # Papers

    def title(self, view: TripleCouronneView, choice: Choice, width: int) -> Text:
        if choice.kind == "taker" and view.lot is not None:
            said = self.say("triple-couronne-taker-title", price=self.francs(choice.most), horse=visible(view.lot.horse))
            return strip(said, width, self.palette.strip)
        notes = {"stable": "odds-note", "jockey": "asset-note"}
        return strip(
            self.say(f"triple-couronne-{choice.kind}s-title"),
            width,
            self.palette.strip,
            self.say(f"triple-couronne-{notes[choice.kind]}"),
        )

    def _row(self, horse: str, width: int, earned: int, mark: str = " ", last: Text | None = None, style: str = "bold") -> Text:
        """A horse on a line: number, name, age, odds, earnings, its twelve moves as bars and figures, and a remark."""
        card, plain = self.horses[horse], "faded" if style == "faded" else "paper"
        parts: Parts = [(mark, "red"), self.disc(horse), " ", (cut(visible(horse), 17), style)]
        parts.append((f"{card.age:>3} {card.odds:>4} ", plain))
        if width >= NARROW:
            parts += [(f"{self.francs(earned) if earned else NOTHING:>11}  ", plain), (f"{bars(card.moves)} ", _GREEN)]
            parts.append((f"{''.join(map(str, card.moves))} ", "faded"))
        return self.palette.line(width, *parts, last or Text(""))

    def _columns(self, width: int) -> Text:
        """What stands where on the lines below."""
        said = f"    {cut(self.say('triple-couronne-col-horse'), 17)}{self.say('triple-couronne-col-age'):>3} "
        said += f"{self.say('triple-couronne-col-odds'):>4} "
        if width >= NARROW:
            said += f"{self.say('triple-couronne-col-earned'):>11}  {self.say('triple-couronne-col-moves')}"
        return self.palette.line(width, (said, "faded"))

    def listed(self, view: TripleCouronneView, title: str, horses: Sequence[str], width: int, right: str = "") -> list[Text]:
        """Some horses to choose from; marked are those that Enter would take."""
        usual, earned = self.usual(view), {horse.name: horse.earnings for horse in view.horses}
        taken = getattr(usual, "horses", None) or (getattr(usual, "horse", None),)
        rows = [self._row(horse, width, earned.get(horse, 0), "▸" if horse in taken else " ") for horse in horses]
        return [strip(title, width, self.palette.strip, right), self._columns(width), *rows]

    def runners(self, view: TripleCouronneView, choice: Choice, width: int) -> list[Text]:
        """One's own horses: those that qualify, then the others with the reason why they do not."""
        if choice.kind == "keep":
            return self.listed(view, self.say("triple-couronne-keep-title", count=choice.most), choice.horses, width)
        fee = self.say("triple-couronne-fee-each", fee=self.francs(view.fee)) if view.fee else self.say("triple-couronne-no-fee")
        lines = self.listed(view, self.say("triple-couronne-entries-title"), choice.horses, width, fee)
        for own in view.horses:
            if own.owner == view.seat and own.name not in choice.horses:
                why = Text(f"{self._not_qualified(view, own):>{_PENCILLED}}", style=self.palette.faded)
                lines.append(self._row(own.name, width, own.earnings, " ", why, "faded"))
        return lines

    def _not_qualified(self, view: TripleCouronneView, horse: Horse) -> str:
        if self.horses[horse.name].age not in view.programme[view.race - 1].ages:
            return self.say("triple-couronne-not-its-age")
        return self.say("triple-couronne-injured" if horse.misses else "triple-couronne-not-its-earnings")

    def offers(self, choice: Choice, draft: Paper | None, width: int) -> list[Text]:
        """One's horses, with the band of prices for each, and what is pencilled in."""
        head = f"    {cut(self.say('triple-couronne-col-horse'), 18)}{self.say('triple-couronne-col-age'):>4} "
        head += f"{self.say('triple-couronne-col-odds'):>5} {self.say('triple-couronne-col-band'):^29} "
        title = strip(self.say(f"triple-couronne-{choice.kind}-title"), width, self.palette.strip)
        lines = [title, self.palette.line(width, (head, "faded"))]
        for price in choice.prices:
            card = self.horses[price.horse]
            asked = draft.amount("offer", self.numbers[price.horse]) if draft else 0
            pencilled = (f"{self.francs(asked) if asked else '. . .':>13}", PENCIL if asked else BLANK)
            band = f"{self.francs(price.least):>13} – {self.francs(price.most):<13} "
            about: tuple[str | tuple[str, str], ...] = (
                (cut(visible(price.horse), 18), "bold"),
                f"{card.age:>4} {card.odds:>5} {band}",
            )
            lines.append(self.palette.line(width, " ", self.disc(price.horse), " ", *about, pencilled))
        return lines

    def mounts(self, view: TripleCouronneView, choice: Choice, choices: Choices, width: int) -> list[Text]:
        """The two jockeys, and the runners that they could ride: as pencilled in, or as said so far."""
        usual, known = self.usual(view), {jockey.name: jockey for jockey in view.jockeys}
        mounts = choices.left[0] if choices.begun else usual
        assert isinstance(mounts, actions.MountJockeys)
        riding = dict(zip(choice.names, (mounts.first, None if choices.begun else mounts.second), strict=False))
        note = self.say("triple-couronne-asset-note")
        lines = [strip(self.say("triple-couronne-mounts-title"), width, self.palette.strip, note)]
        for number, jockey in enumerate(choice.names, 1):
            wins = (self.say("triple-couronne-wins", wins=known[jockey].wins), "faded")
            asset = cut(self.card_name(known[jockey].asset), 26)
            lines.append(self.palette.line(width, (f" {number}. ", "red"), (cut(visible(jockey), 22), "bold"), asset, wins))
        earned = {horse.name: horse.earnings for horse in view.horses}
        lines.append(self._columns(width))
        for horse in choice.horses:
            by = [number for number, jockey in enumerate(choice.names, 1) if riding.get(jockey) == horse]
            last = Text(f"{self.say('triple-couronne-ridden', number=by[0]):>{_PENCILLED}}", style=PENCIL) if by else Text("")
            lines.append(self._row(horse, width, earned.get(horse, 0), "▸" if by else " ", last))
        return lines

    def bets(self, view: TripleCouronneView, choice: Choice, draft: Paper | None, room: Room) -> list[Text]:
        """The runners with their odds, the stakes, and the sums; a field that is too big stands in two columns."""
        width, total = room.width, draft.total if draft else 0
        note = self.say(f"triple-couronne-pairs-{choice.pairs or 'no'}")
        lines = [strip(self.say("triple-couronne-bets-title"), width, self.palette.strip, note)]
        long = len(view.entries) + 4 <= room.height or width < NARROW
        columns = 1 if long else 2
        runners = [self._bet_on(entry, draft, width // columns, long) for entry in view.entries]
        if columns == 2:
            half = (len(runners) + 1) // 2
            runners = [runner for pair in zip(runners, [*runners[half:], Text("")], strict=False) for runner in pair][: 2 * half]
        lines += in_columns(runners, columns, width, self.palette.paper)
        pairs = (
            [written.plain for entry, written in zip(draft.entries, draft.written(), strict=True) if entry[0]] if draft else []
        )
        pencilled = wrapped(", ".join(pairs), width - 2) if pairs else []
        fitting = max(2, room.height - len(lines) - 1)
        if room.full and len(pencilled) > fitting:
            pencilled = ["…", *pencilled[1 - fitting :]]  # what was written last
        lines += [filled(Text(f" {line}", style=PENCIL), width, PENCIL) for line in pencilled]
        most = self.francs(view.programme[view.race - 1].prizes[0][0])
        said = self.say("triple-couronne-slip-sums", total=self.francs(total), left=self.francs(choice.most - total), most=most)
        return [*lines, strip(said, width, self.palette.lit)]

    def _bet_on(self, entry: Entry, draft: Paper | None, width: int, long: bool) -> Text:
        card, stake = self.horses[entry.horse], draft.amount("win", self.numbers[entry.horse]) if draft else 0
        line = Text(" ").append_text(self.disc(entry.horse)).append(f" {cut(visible(entry.horse), 17)}", style="bold")
        line.append(f"× {card.odds:<3}", style=self.palette.red)
        who = "" if entry.seat is None else self.words.seat(entry.seat)
        if long:
            line.append(f"{bars(card.moves)} ", style=_GREEN)
            who += f" · {visible(entry.jockey)}" if entry.jockey else ""
        own = self.palette.bold if entry.seat == self.words.you else self.palette.faded
        line.append(cut(who, max(2, width - line.cell_len - _PENCILLED - 1)), style=own)
        pencilled = f"{self.francs(stake) if stake else '. . .':>{_PENCILLED}} "
        return filled(line.append(pencilled, style=PENCIL if stake else BLANK), width, self.palette.paper)

    def insurance(self, choice: Choice, draft: Paper | None, width: int) -> list[Text]:
        """One's own runners and the three contracts, each with its premium."""
        held = self.say("triple-couronne-held", cash=self.francs(choice.most - (draft.total if draft else 0)))
        lines = [strip(self.say("triple-couronne-insurance-title"), width, self.palette.strip, held)]
        room = min(18, (width - 23) // 3)
        kinds = {"race": choice.prices, "next": choice.next, "two": choice.two}
        chosen = {(field, target) for field, target, _ in draft.entries} if draft else set()
        said = "".join(cut(self.words.word(kind), room) for kind in kinds)
        lines.append(self.palette.line(width, (f"{'':<23}{said}", "faded")))
        for horse in sorted({price.horse for prices in kinds.values() for price in prices}, key=self.numbers.__getitem__):
            parts: Parts = [" ", self.disc(horse), " ", (cut(visible(horse), 19), "bold")]
            for at, prices in enumerate(kinds.values()):
                cost = next((price.least for price in prices if price.horse == horse), 0)
                bought = (at, self.numbers[horse]) in chosen
                written = f"{'abc'[at]} {'▣' if bought else '□'} {self.francs(cost)}" if cost else NOTHING
                parts.append((cut(written, room), PENCIL if bought else "paper"))
            lines.append(self.palette.line(width, *parts))
        pays = wrapped(self.say("triple-couronne-insurance-pays"), width - 2)
        return lines + [self.palette.line(width, (f" {line}", "faded")) for line in pays]

    # Under the hammer

    def lot_title(self, view: TripleCouronneView, lot: Lot) -> str:
        if lot.seller is None:
            return self.say("triple-couronne-auction-title", left=len(view.lots))
        return self.say(
            "triple-couronne-rental-title" if lot.rent else "triple-couronne-sale-title", seat=self.words.label(lot.seller)
        )

    def sale(self, view: TripleCouronneView, lot: Lot, width: int) -> list[Text]:
        """The card of the horse and the bids side by side, one's own horses below."""
        right = _BIDS if width < 110 else 52
        if width < NARROW:
            lines = [self._lot_card(view, lot, width)[0], *self._bids(view, lot, width)]
        else:
            lines = beside(self._lot_card(view, lot, width - right - 1), self._bids(view, lot, right), width, right, self.palette)
        if lot.seller is None and self.words.you is not None:
            lines.append(self._own_by_age(view, width))
        return lines

    def _lot_card(self, view: TripleCouronneView, lot: Lot, width: int) -> list[Text]:
        """The horse: age and colour, odds, moves, prices."""
        card, line = self.horses[lot.horse], partial(self.palette.line, width)
        ground, figure = SILKS[card.colour]
        lines = [strip(f"{self.numbers[lot.horse]} {visible(lot.horse).upper()}", width, f"bold {figure} on {ground}")]
        lines.append(line(f" {self.say('triple-couronne-lot-about', age=card.age, odds=card.odds, points=card.points)}"))
        lines.append(line((f" {bars(card.moves)} ", _GREEN), ("".join(map(str, card.moves)), "bold")))
        lines += [line((f" {said}", "faded")) for said in wrapped(self.words.translated(card.character), width - 2)[:3]]
        if lot.rent:
            more = self.say("triple-couronne-lot-rent"), self.say("triple-couronne-fee-each", fee=self.francs(view.fee))
        else:
            worth = next(each.suggested for each in view.catalogue if each.name == lot.horse)
            coming = sum(card.age in day.ages for day in view.programme[max(0, view.race - 1) :])
            races = self.say("triple-couronne-lot-races", count=coming)
            more = self.say("triple-couronne-lot-worth", suggested=self.francs(worth)), races
        return [*lines, line(f" {more[0]}"), line((f" {more[1]}", "faded"))]

    def _bids(self, view: TripleCouronneView, lot: Lot, width: int) -> list[Text]:
        """The price, and per seat the cash, the horses, and whether it is still in."""
        said = self.say("triple-couronne-no-bid", least=self.francs(lot.least))
        if lot.leader is not None:
            said = self.say("triple-couronne-price", price=self.francs(lot.price), seat=self.words.label(lot.leader))
        lines = [strip(said, width, SCREEN_BOLD)]
        for seat in range(view.seats):
            owned = sum(horse.owner == seat for horse in view.horses)
            name = seat_name(self.words, view, seat, width - 26, self.palette)
            cash = (f"{self.francs(view.cash[seat]):>13}", "bold")
            lines.append(self.palette.line(width, name, cash, (f" ♞{owned:<2} ", "faded"), self._standing(view, lot, seat)))
        if lot.most is not None:
            lines.append(self.palette.line(width, (f" {self.say('triple-couronne-cap', most=self.francs(lot.most))}", "faded")))
        if view.maximum:
            maximum = self.say("triple-couronne-own-maximum", amount=self.francs(view.maximum))
            lines.append(self.palette.line(width, (f" {maximum}", "red")))
        return lines

    def _standing(self, view: TripleCouronneView, lot: Lot, seat: int) -> tuple[str, str]:
        if seat == lot.seller:
            return self.say("triple-couronne-lets" if lot.rent else "triple-couronne-sells"), "faded"
        if lot.leader == seat or lot.matched[seat]:
            return " ◀ ", "lit"
        return (self.say("triple-couronne-out") if not lot.still_in[seat] else "" if seat in view.to_act else "…"), "faded"

    def _own_by_age(self, view: TripleCouronneView, width: int) -> Text:
        """One's own horses by age: the rulebook advises one of each."""
        parts: Parts = [(f" {self.say('triple-couronne-own-stable')} ", "bold")]
        for age in AGES:
            own = [horse.name for horse in view.horses if horse.owner == self.words.you and self.horses[horse.name].age == age]
            parts.append((f" {self.say('triple-couronne-years', age=age)} ", "faded"))
            parts += [part for horse in own for part in (self.disc(horse), " ")] or [(f"{NOTHING} ", "red")]
        return self.palette.line(width, *parts)
