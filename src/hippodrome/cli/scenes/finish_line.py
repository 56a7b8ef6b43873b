"""Finish Line: seven tiles on the turf, the leading one at the right, and the dice that push them about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from rich.console import RenderableType
from rich.text import Text

from hippodrome.cli.choices import Choices, Option
from hippodrome.cli.figures import Row
from hippodrome.cli.paper import PENCIL, Palette, Room, packed, strip
from hippodrome.cli.scene import Scene, Shot
from hippodrome.cli.standings import accounts, change, pages, seat_lines
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Action, Event
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.actions import SetAside, TakeDice, UseDie
from hippodrome.games.finish_line.dice import COLOURS
from hippodrome.games.finish_line.events import Die, Slip
from hippodrome.games.finish_line.views import FinishLineView, Tile

TURF, HEDGE, INK, CREAM, GOLD, FADED = "#3f8f5b", "#1f4d31", "#1c2a22", "#f7f1e1", "#e0b03c", "#7b7a62"
_DICE = {
    "white": "bold #1c1c1c on #ffffff", "red": "bold white on #b3261e", "yellow": "bold #1c1c1c on #f2c230",
    "green": "bold white on #2f7d4a", "black": "bold white on #2a2a30",
}  # fmt: skip
_SIGNS = {
    "blank": "·", "horseshoe": "∩", "outsider-1000": "1k", "outsider-2000": "2k", "outsider-3000": "3k", "whip": "/",
    "double": "∩∩", "side-bet": "€", "extra": "+∩", "disqualified": "✗", "tip": "↺", "pace": "⇄", "helmet": "»»",
    "interference": "⤨", "dead-heat": "=", "loss": "««",
}  # fmt: skip
_TILE, _GAP = 7, 3
"""Letters of a tile, and of the turf between two."""
_STEP, _ROLL, _PAUSE = 0.7, 1.2, 0.8
Line = tuple[tuple[int, ...], bool, int]
"""The horses from the front, whether the first two are level, and the horse that has just moved (0 for none)."""


class FinishLineScene(Scene):
    """Bets, dice, the line, what it pays."""

    palette = Palette(INK, CREAM, FADED, "#9c4a1f", GOLD, HEDGE, CREAM)
    silent = (MoneyMoved, events.DicePassed, events.RaceRanked, events.BetsRevealed)
    chapters = (events.RaceAnnounced, events.SideBetsSettled)
    ends = (events.RaceRanked,)
    secrets = (events.BetsMade,)
    headings = (events.RaceAnnounced,)
    tiles: tuple[Tile, ...] = ()
    """Those of the race that has just been run."""

    def headline(self, view: FinishLineView) -> str:
        stretch = f" · {self.say('finish-line-stretch')}" if view.home_stretch else ""
        return f"{super().headline(view)}{stretch}"

    def names(self, view: FinishLineView) -> Mapping[str, str]:
        return {str(tile.horse): f"s{tile.start}" for tile in view.tiles}

    def table(self, view: FinishLineView, room: Room, choices: Choices | None = None) -> list[Text]:
        width, line = room.width, partial(self.palette.line, room.width)
        lines = self._line((view.line, view.level, 0), view, width)
        if view.phase != "bets":
            lines.append(line(" ", *self._dice_of("reserve", view.reserve), "   ", *self._dice_of("out", view.out)))
        if view.hand:
            lines.append(line(f" {self.say('finish-line-hand', who=self.words.label(view.turn))}  ", *map(self._die, view.hand)))
        lines += seat_lines(self.words, view, width, self.palette, 22, partial(self._seat, view))
        if view.slip is not None and view.phase != "bets":
            bets = self.words.teller.text(self.words.teller.show("Slip", view.slip, brief=True))
            lines.append(line((f" {self.say('finish-line-own-bets', bets=bets)}", "bold")))
        return lines if choices is None else [*lines, *self._chosen(view, room, choices)]

    # The turf

    def _line(self, now: Line, view: FinishLineView, width: int) -> list[Text]:
        """The line from the last horse, left, to the leading one, right; on a narrow screen without gaps."""
        order, level, moved = now
        tiles = {tile.horse: tile for tile in view.tiles}
        gap = _GAP if width >= len(tiles) * (_TILE + _GAP) + 2 else 0
        last, first = self.say("finish-line-back"), self.say("finish-line-front")
        rows = [Row(width, HEDGE), *(Row(width, TURF) for _ in range(4))]
        rows[0].put(1, last, CREAM).put(width - len(first) - 1, first, CREAM)
        left = max(0, width - len(order) * (_TILE + gap) - 1)
        for place, horse in enumerate(reversed(order)):
            at, tile = left + place * (_TILE + gap), tiles[horse]
            ground = GOLD if level and place >= len(order) - 2 else CREAM
            letter = "F" if tile.favourite else "S" if tile.sure else " "
            rows[1].put(at, f"▏{horse:>2} {letter} ▕", f"bold {INK}", ground)
            rows[2].put(at, f"▏ ×{tile.odds:<3}▕", FADED, ground)
            rows[3].put(at, f"▏{'':5}▕", FADED, ground)
            for offset, (sign, colour) in enumerate(_on_tile(tile), at + 1):
                style, _, paint = _DICE[colour].partition(" on ")
                rows[3].put(offset, sign, style, paint)
            rows[4].put(at + 2, "▲▲▲" if horse == moved else "", f"bold {GOLD}")
        lines = [row.text() for row in rows]
        if level:
            lines.append(strip(self.say("finish-line-level", lower=order[0], upper=order[1]), width, self.palette.lit))
        gone = [str(tile.horse) for tile in view.tiles if tile.horse not in order]
        if gone:
            lines.append(self.palette.line(width, (f" {self.say('finish-line-out-of-race', horses=', '.join(gone))}", "faded")))
        return lines

    def _die(self, die: Die) -> Text:
        """The first letter of its colour, for whoever cannot tell colours, and what it shows."""
        sign = f"{_SIGNS[die.face]} " if die.face else ""
        return Text(f" {self._letter(die.colour)[0]} {sign}", style=_DICE[die.colour]).append(" ", style=self.palette.paper)

    def _letter(self, colour: str) -> str:
        """What is typed for a colour: the beginning of its name, as far as it does not mean something else everywhere."""
        name = self.words.show("word:colour", colour)
        return name[:2] if name[0] in "rq" else name[0]

    def _dice_of(self, what: str, dice: Mapping[str, int]) -> list[Text | tuple[str, str]]:
        counted = [
            Text(f" {count} {self._letter(colour)[0]} ", style=_DICE[colour]).append(" ", style=self.palette.paper)
            for colour, count in dice.items() if count
        ]  # fmt: skip
        return [(f"{self.say(f'finish-line-{what}', count=sum(dice.values()))} ", "bold"), *counted]

    def _seat(self, view: FinishLineView, seat: int) -> Text:
        owed = f" ({self.words.gain(view.side_bets[seat])})" if view.side_bets[seat] else ""
        line = Text(f"{self.words.number(view.capital[seat]):>8}", style=self.palette.bold).append(owed, style=self.palette.faded)
        for _ in range(view.kept[seat]):
            line.append(" ", style=self.palette.paper).append(" +∩ ", style=_DICE["black"])
        return line.append(" ✓" if view.phase == "bets" and view.betted[seat] else "", style=self.palette.red)

    # Choosing

    def ask(self, view: FinishLineView, choices: Choices) -> tuple[str, str]:
        assert view.choice is not None
        kind, draft = view.choice.kind, choices.draft
        question = self.say(f"finish-line-ask-{kind}")
        if choices.path or (draft is not None and draft.entries):
            return choices.hint(), question
        if kind == "bets":
            front = [tile.horse for tile in view.tiles]
            return self.say("finish-line-ask-bets-hint", win=str(front[2]), pair=f"{front[0]}+{front[1]}"), question
        if kind == "take":
            example = " ".join(map(self._letter, ("white", "red", "black")[: 1 if view.hand else 3]))
            return self.say("finish-line-ask-take-hint", example=example), question
        example = choices.options[0].key if choices.options else ""
        return self.say(f"finish-line-ask-{kind}-hint", example=example), question

    def offer(self, view: FinishLineView, left: Sequence[Action]) -> Sequence[Option] | None:
        if all(isinstance(action, TakeDice) for action in left):
            return self._colours([action for action in left if isinstance(action, TakeDice)])
        uses = [action for action in left if isinstance(action, UseDie)]
        aside = tuple(action for action in left if isinstance(action, SetAside))
        if not aside:
            return None
        options = []
        for letter, die in zip("abc", dict.fromkeys(view.hand), strict=False):
            with_it = tuple(use for use in uses if use.face == die.face)
            if with_it:
                options.append(Option(letter, self._use(die, with_it), with_it))
            elif not uses:
                options.append(Option(letter, self._die(die), tuple(each for each in aside if each.die == die.colour)))
        return [*options, Option("x", Text(self.say("finish-line-aside")), aside)] if uses else options

    def _colours(self, left: Sequence[TakeDice]) -> list[Option]:
        """A colour more: those that all of them have were named before."""
        named: Counter[str] = Counter(left[0].dice)
        for action in left:
            named &= Counter[str](action.dice)
        options = []
        for colour in COLOURS:
            having = tuple(action for action in left if action.dice.count(colour) > named[colour])
            if having:
                options.append(Option(self._letter(colour), Text(self.words.show("word:colour", colour)), having))
        return options

    def _use(self, die: Die, uses: Sequence[UseDie]) -> Text:
        """A die, what it may be used on, and what that does."""
        assert die.face is not None
        if uses[0].face == "tip":
            targets = " ".join("+".join(map(self._letter, use.dice)) for use in uses)
        else:
            targets = " ".join(dict.fromkeys(str(use.horses[0]) for use in uses if use.horses))
        said = self._die(die).append(self.words.show("word:face", die.face), style=self.palette.bold)
        said.append(f"  {targets}" if targets else "", style=self.palette.red)
        return said.append(f" – {self.say(f'finish-line-does-{die.face}')}", style=self.palette.faded)

    def _chosen(self, view: FinishLineView, room: Room, choices: Choices) -> list[Text]:
        """What may be chosen, or the bets that are being written."""
        draft = choices.draft
        if draft is None:
            return choices.lines(room.width, self.palette, max(4, room.height - 12))
        horse = {f"s{tile.start}": str(tile.horse) for tile in view.tiles}
        written = []
        for field, target, stake in draft.entries:
            things = draft.fields[field].things
            on = "+".join(horse[start] for start in (things.words[target] if things else "").split("+"))
            kind = self.say(f"finish-line-brief-{draft.lines[field].name}")
            written.append(Text(f" {kind}{on} {self.words.number(stake)} ", style=PENCIL))
        total, capital = draft.total, view.capital[view.seat or 0]
        sums = self.say("finish-line-form-sums", total=total, left=capital - total, capital=capital)
        title = strip(self.say("finish-line-form-title"), room.width, self.palette.strip, sums)
        return [title, *[self.palette.line(room.width, " ", line) for line in packed(written, room.width - 2, " ").split("\n")]]

    # The race

    def pace(self, event: Event) -> float:
        return 0 if isinstance(event, events.BetsSealed) else _PAUSE

    def follow(self, event: Event, view: FinishLineView) -> Iterator[Shot]:
        match event:
            case events.HorseAdvanced() | events.HorseDroppedBack() | events.HorseDisqualified():
                yield Shot(partial(self._moment, (event.line, event.level, event.horse), view, ()), _STEP)
            case events.LineRearranged():
                yield Shot(partial(self._moment, (event.line, event.level, 0), view, ()), _STEP)
            case events.DiceRolled():
                yield Shot(partial(self._moment, (view.line, view.level, 0), view, event.dice), _ROLL)
            case events.RaceRanked():
                self.tiles = view.tiles

    def _moment(self, now: Line, view: FinishLineView, dice: Sequence[Die], room: Room) -> list[Text]:
        lines = self._line(now, view, room.width)
        who = self.say("finish-line-hand", who=self.words.label(view.turn))
        return [*lines, self.palette.line(room.width, f" {who}  ", *map(self._die, dice or view.hand))]

    def result(self, chapter: Sequence[Event], view: FinishLineView, room: Room) -> list[RenderableType]:
        ranked = next(event for event in chapter if isinstance(event, events.RaceRanked))
        slips = next(event.slips for event in chapter if isinstance(event, events.BetsRevealed))
        paid = [event for event in chapter if isinstance(event, MoneyMoved) and event.why != "capital"]
        odds = {tile.horse: tile for tile in self.tiles}
        order = []
        for place, horse in enumerate(ranked.order, 1):
            bonus = odds[horse].outsider if place <= 2 else 0
            more = f" {self.say('finish-line-result-bonus', amount=bonus)}" if bonus else ""
            order.append(Text(f"{place}. {horse} ×{odds[horse].odds}{more}", style="bold" if place <= 2 else "dim"))
        title = strip(self.say("finish-line-result-title", race=ranked.race), room.width, self.palette.strip)
        head = [title, *[self.palette.line(room.width, " ", line) for line in packed(order, room.width - 2, "   ").split("\n")]]
        later = [
            event
            for event in view.history[view.history.index(ranked) :]
            if isinstance(event, MoneyMoved) and event.why == "capital"
        ]
        cash = [held - change(later, seat) for seat, held in enumerate(view.capital)]
        table = accounts(paid, cash, lambda seat: self._bets(slips[seat], ranked), self.words, self.palette, room)
        return pages(head, table, view.seats, room)

    def _bets(self, slip: Slip, ranked: events.RaceRanked) -> list[Text]:
        """The bets, those that succeeded bright."""
        bets = [
            (f"{self.say('finish-line-brief-win')}{bet.horse}", bet.stake, ranked.order[:1] == (bet.horse,)) for bet in slip.wins
        ]
        for bet in slip.places:
            pair = f"{self.say('finish-line-brief-place')}{bet.horses[0]}+{bet.horses[1]}"
            bets.append((pair, bet.stake, set(bet.horses) == set(ranked.order[:2])))
        styles = {True: self.palette.red, False: self.palette.faded}
        return [Text(f"{on} {self.words.number(stake)}", style=styles[won]) for on, stake, won in bets]


def _on_tile(tile: Tile) -> list[tuple[str, str]]:
    """The dice that lie on a tile, letter by letter."""
    green = f"{tile.outsider // 1000}k" if tile.outsider else ""
    signs = [("∩", "white")] * tile.horseshoes + [("/", "red")] * tile.whips
    return signs + [(letter, "green") for letter in green]
