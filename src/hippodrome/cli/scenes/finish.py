"""Finish: a board of the 1970s in orange and brown. Six lanes from left to right, odds along the last five squares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from hippodrome.cli.choices import Choices
from hippodrome.cli.figures import DIE_LINES, HORSE_WIDTH, Row, die_lines, disc, put_fallen, put_horse
from hippodrome.cli.forms import Paper
from hippodrome.cli.paper import BLANK, PENCIL, Palette, Room, bar, beside, cut, filled, strip, wrapped
from hippodrome.cli.scene import Scene, Shot
from hippodrome.cli.seats import emblem, visible
from hippodrome.cli.standings import accounts, pages, seat_lines, seat_name
from hippodrome.cli.words import Words
from hippodrome.core.money import MaximumSet, MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.finish import events
from hippodrome.games.finish.box import Box
from hippodrome.games.finish.events import Slip
from hippodrome.games.finish.rules import Finish
from hippodrome.games.finish.state import LANES, WAITING
from hippodrome.games.finish.views import FinishView, Lot, Runner

ORANGE, RUST, BROWN, BARK = "#d9742a", "#a9481c", "#5a3218", "#331d0f"
CREAM, SAND, MUSTARD, WHITE = "#f9edd2", "#ecd3a0", "#efb73e", "#fffaf0"
INK, FADED = "#2a180c", "#82602f"
_GROUND, _PRICED_GROUND, _EMPTY = ("#dc8a45", "#d27d38"), ("#f3d594", "#e9c67c"), "#6b4124"
_SILKS = (
    ("#f4cf3a", INK), ("#1d6f74", WHITE), ("#586f1f", WHITE), ("#2b3f80", WHITE), ("#8c1d43", WHITE), ("#1f1712", WHITE),
)  # fmt: skip
_COATS = ("#4a2411", "#38302c", "#24150c", "#5c554d", "#5f260c", "#2f2320")
_PRICED, _PRICED_WIDTH, _BEYOND = 5, 3, HORSE_WIDTH
"""Squares with odds, letters for each, and letters beyond the finish."""
_NARROW, _FULL_BAR = 76, 12
_STEP, _ROLL, _LOOK, _HAMMER, _BID = 0.07, 1.0, 1.4, 2.0, 0.7
"""Seconds."""
_CLOTH, _LYING, _DULL, _PLUS = f"{CREAM} on {BROWN}", f"bold {INK} on {CREAM}", f"{FADED} on {SAND}", f"bold {CREAM} on {RUST}"
Hammer = events.HorseSold | events.HorseUnsold


@dataclass(frozen=True)
class Moment:
    """What there is to see of a race."""

    runners: tuple[Runner, ...] = ()
    squares: tuple[int, ...] = ()
    fallen: frozenset[int] = frozenset()
    round: int = 0
    thrown: Event | None = None
    moved: int = 0
    """The lane that moved last; where it came from; in which stride it is."""
    came_from: int = 0
    stride: int = 0
    slips: tuple[Slip, ...] = ()

    def after(self, event: Event) -> Moment:
        """Once this has happened."""
        match event:
            case events.RaceAnnounced():
                return Moment()
            case events.HorseSold():
                sold = Runner(event.lane, event.horse, event.jockey, event.seat, event.price)
                return replace(self, runners=(*self.runners, sold), squares=(*self.squares, WAITING))
            case events.BetsRevealed():
                return replace(self, slips=event.slips)
            case events.StartRolled():
                return replace(self.standing(event.lanes, event.to), thrown=event)
            case events.RoundRolled():
                return replace(self, round=event.round, thrown=event, moved=0)
            case events.HorseMoved():
                return replace(self.standing((event.lane,), event.end), moved=event.lane, came_from=event.start)
            case events.HorseFell():
                return replace(self, fallen=self.fallen | {event.lane})
            case events.TieRolled():
                return replace(self, thrown=event, moved=0)
            case _:
                return self

    def standing(self, lanes: Sequence[int], square: int) -> Moment:
        """With these lanes on that square."""
        return replace(self, squares=tuple(square if lane in lanes else old for lane, old in enumerate(self.squares, 1)))


class Board:
    """How big the board is drawn: letters and lines."""

    def __init__(self, length: int, width: int, lane: int) -> None:
        self.length, self.width, self.lane = length, width, lane
        self.squares = length - _PRICED - WAITING + 1
        self.post = width - _BEYOND - 1
        self.odds = self.post - _PRICED * _PRICED_WIDTH
        room = self.odds - 2 - HORSE_WIDTH
        self.columns = room // self.squares * self.squares if room >= self.squares else room

    def column(self, square: int) -> int:
        """The letter where the nose of a horse on this square is."""
        if square > self.length:
            return self.width - 1
        if self.length - square < _PRICED:
            return self.post - (self.length - square) * _PRICED_WIDTH - 1
        return self.odds - self.columns + ((square - WAITING + 1) * self.columns - 1) // self.squares


class FinishScene(Scene):
    """Auctions, betting forms, the race, what it pays."""

    palette = Palette(INK, CREAM, FADED, RUST, MUSTARD, BARK, SAND)
    silent = (MoneyMoved,)
    chapters = (events.RaceAnnounced, events.ProgrammeEnded)
    ends = (events.RaceRanked,)
    secrets, headings = (MaximumSet,), (events.LotOpened,)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, Finish)
        self.box: Box = words.game.box
        self.moment = Moment()

    def headline(self, view: FinishView) -> str:
        if view.phase == "bets":
            return self.say("finish-form-title")
        return self.say("finish-sale-title", lot=min(view.lot + 1, len(view.horses)), lots=len(view.horses))

    def table(self, view: FinishView, room: Room, choices: Choices | None = None) -> list[Text]:
        return (
            self._sale(view, room) if view.phase != "bets" else self._form(view, room.width, choices.draft if choices else None)
        )

    def ask(self, view: FinishView, choices: Choices) -> tuple[str, str]:
        choice, draft = view.choice, choices.draft
        assert choice is not None
        if choice.kind != "bets":
            example = str(choice.least + 10 * choice.step)
            return self.say("finish-ask-bid-hint", least=choice.least, most=choice.most, example=example), self.say(
                "finish-ask-bid"
            )
        more = draft is not None and draft.entries
        return (choices.hint() if more else self.say("finish-ask-form-hint", lane=len(view.runners))), self.say("finish-ask-form")

    def pace(self, event: Event) -> float:
        return _BID

    def told(self, happened: Sequence[Event]) -> list[str]:
        """The moves of a round are one sentence."""
        moves = [event for event in happened if isinstance(event, events.HorseMoved)]
        if len(moves) < 2:
            return super().told(happened)
        first, last = happened.index(moves[0]), happened.index(moves[0])
        while last < len(happened) and isinstance(happened[last], events.HorseMoved):
            last += 1
        said = [
            f"{self.words.show('lane', each.lane)} +{each.end - each.start} → {self.words.number(each.end)}" for each in moves
        ]
        return [*super().told(happened[:first]), ", ".join(said[: last - first]), *self.told(happened[last:])]

    def silks(self) -> Mapping[str, Style]:
        lanes = self.words.teller.lanes
        return {f"{visible(horse)}\u00a0{lane}": Style.parse(_cloth(lane)) for lane, horse in lanes.items()}

    def pictured(self, section: str, width: int) -> list[Text]:
        return self._board(Moment(), Room(width, LANES + 3)) if section == "track" else []

    # The auction

    def _sale(self, view: FinishView, room: Room, hammer: Hammer | None = None) -> list[Text]:
        """The card of the horse for sale beside the bids; then all horses of the race."""
        width, right = room.width, 42 if room.width < 110 else 52
        if width < _NARROW:
            lines = [filled(line, width, self.palette.paper) for line in self._bids(view, width, hammer)]
        else:
            card = self._card(view, width - right - 1, hammer)
            lines = beside(card, self._bids(view, right, hammer), width, right, self.palette)
        return [*lines, *self._field(view, width)[: max(0, room.height - len(lines)) if room.full else None]]

    def _card(self, view: FinishView, width: int, hammer: Hammer | None) -> list[Text]:
        """Its name, its character, its six numbers with a bar each; once sold, with its jockey's added."""
        line = partial(self.palette.line, width)
        horse = hammer.horse if hammer else view.auction.horse if view.auction else None
        if horse is None:
            return [line()]
        card = next(card for card in self.box.horses.list if card.name == horse)
        if isinstance(hammer, events.HorseSold):
            title = strip(self.say("finish-sold", horse=visible(horse).upper()), width, self.palette.strip)
            price = self.say("finish-sold-to", seat=self.words.seat(hammer.seat), price=hammer.price)
            lane = line(
                f" {self.say('finish-lane')} ", _disc(hammer.lane), self.say("finish-ridden-by", jockey=visible(hammer.jockey))
            )
            runner = Runner(hammer.lane, horse, hammer.jockey, hammer.seat, hammer.price)
            return [title, line((f" {price}", "bold")), lane, *self._chart(self._paces(runner))]
        about = self.say("finish-unsold") if hammer else self.words.translated(card.character)
        foot = self.say("finish-unsold-why" if hammer else "finish-jockey-later")
        title = strip(visible(horse).upper(), width, f"bold {INK} on {MUSTARD if hammer else ORANGE}")
        return [title, line((f" {about}", "faded")), line(), *self._chart(card.numbers), line((f" {foot}", "faded"))]

    def _chart(self, numbers: Sequence[int]) -> list[Text]:
        """Bars two lines high over the numbers, so that a character shows at a glance."""
        bars = ["".join(f"{bar(number, _FULL_BAR, level, 2) * 2}  " for number in numbers) for level in (1, 0)]
        figures, rounds = ("".join(f"{number:>2}  " for number in row) for row in (numbers, range(1, 7)))
        lines = [Text(f"        {each}", style=f"{ORANGE} on {CREAM}") for each in bars]
        lines.append(Text(f"        {figures}", style=self.palette.bold))
        return [*lines, Text(f" {self.say('finish-round'):<7}{rounds}", style=self.palette.faded)]

    def _bids(self, view: FinishView, width: int, hammer: Hammer | None) -> list[Text]:
        """The price, and per seat the cash, the horses bought, and whether it is still in."""
        lot = view.auction
        if hammer is not None:
            said = self.say("finish-hammer")
        elif lot is None or lot.leader is None:
            said = self.say("finish-no-bid", least=self.box.money.least_bid)
        else:
            said = self.say("finish-price", price=lot.price, seat=self.words.label(lot.leader))
        lines = [strip(said, width, self.palette.strip)]
        for seat in range(view.seats):
            owned = sum(runner.owner == seat for runner in view.runners)
            cash = f"{self.words.number(view.cash[seat]):>8} "
            standing = Text("") if hammer or lot is None else self._standing(view, lot, seat)
            name = seat_name(self.words, view, seat, width - 22, self.palette)
            lines.append(self.palette.line(width, name, (cash, "bold"), (f"{'♞' * owned:<4}", "faded"), standing))
        if view.maximum and hammer is None:
            lines.append(self.palette.line(width, (f" {self.say('finish-own-maximum', amount=view.maximum)}", "red")))
        return lines

    def _standing(self, view: FinishView, lot: Lot, seat: int) -> Text:
        if lot.leader == seat:
            return Text(f"{self.words.number(lot.price):>7} ◀", style=self.palette.lit)
        said = "" if seat in view.to_act else "…" if lot.still_in[seat] else self.say("finish-out")
        return Text(f"  {said}", style=self.palette.faded)

    def _field(self, view: FinishView, width: int) -> list[Text]:
        """All horses of the race: sold ones with lane, jockey and summed numbers, then those to come."""
        lines = [strip(self.say("finish-field-title"), width, self.palette.strip)]
        runners = {runner.horse: runner for runner in view.runners}
        for at, horse in enumerate(view.horses):
            runner, name = runners.get(horse), cut(visible(horse), 18)
            if runner is not None:
                sold = f"  {self.words.seat(runner.owner)} {self.words.number(runner.price)} · {visible(runner.jockey)}"
                parts = " ", _disc(runner.lane), (name, "bold"), (_figures(self._paces(runner)), "bold"), sold
                lines.append(self.palette.line(width, *parts))
                continue
            now = view.auction is not None and at == view.lot
            numbers = next(card.numbers for card in self.box.horses.list if card.name == horse)
            style = "red" if now else "paper" if at >= view.lot else "faded"
            said = self.say("finish-now" if now else "finish-coming" if at >= view.lot else "finish-back")
            mark = (" ▶  " if now else "    ", "red")
            lines.append(self.palette.line(width, mark, (name, style), (_figures(numbers), "faded"), (f"  {said}", style)))
        return lines

    def _paces(self, runner: Runner) -> list[int]:
        """Per round what a horse and its jockey add together."""
        horse = next(card.numbers for card in self.box.horses.list if card.name == runner.horse)
        jockey = next(card.numbers for card in self.box.jockeys.list if card.name == runner.jockey)
        return [one + other for one, other in zip(horse, jockey, strict=True)]

    # The form

    def _form(self, view: FinishView, width: int, draft: Paper | None) -> list[Text]:
        """The runners with their summed numbers, the stakes as they are pencilled in, and who has handed in a form."""
        wide, line = width >= _NARROW, partial(self.palette.line, width)
        horse, owner = (width - 62, 16) if wide else (width - 22, 0)
        middle = f"{_figures(range(1, 7))}  ✖   {cut(self.say('finish-col-owner'), owner)}" if wide else ""
        ends = self.say("finish-col-win"), self.say("finish-col-place")
        head = f"   {cut(self.say('finish-col-horse'), horse)}{middle}{ends[0]:>8} {ends[1]:>8}"
        lines = [strip(head, width, self.palette.strip)]
        for runner in view.runners:
            about: list[str | tuple[str, str]] = [(cut(visible(runner.horse), horse), "bold")]
            if wide:
                own = "bold" if runner.owner == self.words.you else "paper"
                about += [_figures(self._paces(runner)), (f"  {view.crosses[runner.lane - 1]:<4}", "faded")]
                about.append((cut(self.words.seat(runner.owner), owner), own))
            stakes = _stakes(runner.lane, draft, view.slip)
            about += [(f"{self.words.number(stake) if stake else '. . .':>8} ", PENCIL if stake else BLANK) for stake in stakes]
            lines.append(line(" ", _disc(runner.lane), *about))
        cash = view.cash[view.seat] if view.seat is not None else 0
        total = draft.total if draft else 0
        lines.append(strip(self.say("finish-form-sums", total=total, left=cash - total, cash=cash), width, self.palette.lit))
        odds = [f"{self.say(f'finish-odds-{kind}')} {' '.join(map(str, values))}" for kind, values in
                (("win", self.box.odds.win), ("place", self.box.odds.place))]  # fmt: skip
        reminder, cross = f" {self.say('finish-odds-reminder')}  ", f"   {self.say('finish-cross')}"
        lines.append(line((reminder, "faded"), "  ".join(odds), (cross, "faded")))
        return lines + seat_lines(self.words, view, width, self.palette, 26, partial(self._handed_in, view))

    def _handed_in(self, view: FinishView, seat: int) -> Text:
        said = f"▣ {self.say('finish-handed-in')}" if view.betted[seat] else f"✎ {self.say('finish-writing')}"
        return Text(f"{self.words.number(view.cash[seat]):>8} ", style=self.palette.bold).append(said, style=self.palette.faded)

    # The race

    def follow(self, event: Event, view: FinishView) -> Iterator[Shot]:
        before, self.moment = self.moment, self.moment.after(event)
        now = self.moment
        what = self.say("finish-race-title", round=now.round) if now.round else self.say("finish-start-title")
        drawn = partial(self._race, now)
        match event:
            case events.HorseSold() | events.HorseUnsold():
                yield Shot(partial(self._sale, view, hammer=event), _HAMMER)
            case events.BetsRevealed():
                yield Shot(partial(self._open_forms, now), 0, self.say("finish-forms-title"), "finish-wait-start")
            case events.HorseMoved():
                for stride, square in enumerate(_steps(before.squares[event.lane - 1], event.end), 1):
                    yield Shot(partial(self._race, replace(now.standing((event.lane,), square), stride=stride)), _STEP, what)
                yield Shot(drawn, 3 * _STEP, what)
            case events.RoundRolled():
                yield Shot(drawn, _ROLL, what)
            case events.StartRolled() | events.TieRolled() | events.HorseFell() | events.FinishCrossed():
                yield Shot(drawn, _LOOK, what)
            case events.RaceRanked():
                yield Shot(drawn, 0, what, "finish-wait-result")

    def _open_forms(self, now: Moment, room: Room) -> list[Text]:
        forms = [
            self.palette.line(room.width, (f" {self.words.seat(seat)}  ", "bold"), self.words.show("Slip", slip))
            for seat, slip in enumerate(now.slips)
        ]
        return [*self._board(now, room.less(len(forms))), *forms]

    def _race(self, now: Moment, room: Room) -> list[Text]:
        return [*self._board(now, room.less(DIE_LINES)), *self._dice(now, room.width)]

    def _board(self, now: Moment, room: Room) -> list[Text]:
        """The odds, the lanes, and a ruler with the number of every tenth square."""
        board = Board(self.box.track.length, room.width, max(1, min(3, (room.height - 3) // LANES)))
        lines = [self._odds(board, "win", self.box.odds.win), self._odds(board, "place", self.box.odds.place)]
        mine = now.slips[self.words.you] if now.slips and self.words.you is not None else None
        for lane in range(1, LANES + 1):
            lines += self._lane(board, now, lane, mine)
        ruler = Row(board.width, BROWN)
        for square in (0, *range(10, board.length - 2, 10), board.length):
            ruler.put(board.column(square) - len(str(square)) + 1, str(square), SAND)
        return [*lines, ruler.text()]

    def _odds(self, board: Board, kind: str, odds: Sequence[int]) -> Text:
        title = self.say(f"finish-odds-{kind}")
        row = Row(board.width, BROWN).put(board.odds - len(title) - 1, title, SAND).put(board.post, "▚", WHITE, INK)
        style, ground = (f"bold {INK}", MUSTARD) if kind == "win" else (INK, SAND)
        for at, value in enumerate(reversed(odds)):
            row.put(board.odds + at * _PRICED_WIDTH, f"{value:^{_PRICED_WIDTH}}", style, ground)
        goal = self.say("finish-goal")[:_BEYOND] if kind == "win" else ""
        return row.put(board.post + 1, goal, f"bold {MUSTARD}").text()

    def _lane(self, board: Board, now: Moment, lane: int, mine: Slip | None) -> list[Text]:
        runner = now.runners[lane - 1] if lane <= len(now.runners) else None
        ground, cloth = (_GROUND[lane % 2], _SILKS[lane - 1]) if runner else (_EMPTY, (_EMPTY, SAND))
        rows = [Row(board.width, ground) for _ in range(board.lane)]
        for at, row in enumerate(rows):
            for square in range(_PRICED if runner else 0):
                start = board.odds + square * _PRICED_WIDTH
                row.ground(start, start + _PRICED_WIDTH, _PRICED_GROUND[square % 2])
            row.put(0, f" {lane} " if at == (board.lane - 1) // 2 else "   ", f"bold {cloth[1]}", cloth[0])
            dark = (lane * board.lane + at) % 2
            row.put(board.post, "▚", *((WHITE, INK) if dark else (INK, WHITE))).put(board.column(0), "│", f"bold {WHITE}")
        cross = board.column(self.box.track.crosses[lane - 1])
        if runner is not None:
            for square in range(WAITING, board.length + 1):
                rows[-1].put(board.column(square), "·", "#a85f24")
            painted = f"{visible(runner.horse)}  {emblem(runner.owner)}  {self._bets_on(lane, mine)}"
            rows[0].put(board.column(0) + 2, painted[: board.columns - 4], "#5c2b0a")
        rows[-1].put(board.column(0), "│", f"bold {WHITE}").put(cross, "✖", f"bold {WHITE if runner else SAND}", ground)
        if runner is not None:
            self._put_runner(rows, board, now, lane)
        return [row.text() for row in rows]

    def _put_runner(self, rows: Sequence[Row], board: Board, now: Moment, lane: int) -> None:
        nose, mover = board.column(now.squares[lane - 1]), now.moved == lane
        for column in range(board.column(now.came_from), nose - HORSE_WIDTH + 1) if mover else ():
            rows[-1].put(column, "∙", f"bold {CREAM}")
        put = put_fallen if lane in now.fallen else partial(put_horse, stride=now.stride if mover else 0)
        put(rows, nose, str(lane), _SILKS[lane - 1], _COATS[lane - 1])

    def _bets_on(self, lane: int, slip: Slip | None) -> str:
        if slip is None:
            return ""
        bets = [("win", slip.win), *(("place", bet) for bet in slip.places)]
        return " ".join(
            f"{self.say(f'finish-brief-{kind}')} {self.words.number(bet.stake)}" for kind, bet in bets if bet and bet.lane == lane
        )

    def _dice(self, now: Moment, width: int) -> list[Text]:
        """The dice on their cloth, with what they are for."""
        said, about, dice, thrown = self.say("finish-dice-wait"), "", [], now.thrown
        match thrown:
            case events.StartRolled():
                key = "finish-dice-again" if thrown.to else "finish-dice-start"
                said, about = self.say(key), self.say(f"{key}-about")
                first = [
                    die in thrown.lanes and die not in thrown.dice[:at] for at, die in enumerate(thrown.dice)
                ]  # FI-20: one each
                dice = [("", die, _LYING if calls else _DULL) for die, calls in zip(thrown.dice, first, strict=True)]
            case events.TieRolled():
                said, about, best = self.say("finish-dice-tie"), self.say("finish-dice-tie-about"), max(thrown.dice)
                pairs = zip(thrown.lanes, thrown.dice, strict=True)
                dice = [(f"♞{lane}", die, _LYING if die == best else _DULL) for lane, die in pairs]
            case events.RoundRolled():
                order = [(thrown.lane - 1 + step) % LANES + 1 for step in range(LANES)]
                shown = " ".join(f"♞{lane}" for lane in order if lane <= len(now.runners) and lane not in now.fallen)
                said, about = (
                    f"{self.say('finish-dice-order', lane=thrown.lane)} {shown}",
                    self.say("finish-dice-plus", plus=thrown.plus),
                )
                dice = [("▸ ", thrown.lane, _LYING), ("+ ", thrown.plus, _PLUS)]
        lines = [Text(" ", style=_CLOTH, no_wrap=True) for _ in range(DIE_LINES)]
        for sign, die, style in dice:
            for at, part in enumerate(die_lines(die, style)):
                lines[at].append(sign if at == 1 else " " * len(sign)).append_text(part).append(" ")
        notes = [said, *wrapped(about, width - lines[0].cell_len - 2)]
        for line, note in zip(lines, notes, strict=False):
            line.append(f" {note}", style="bold" if note == said else "")
        return [filled(line, width, _CLOTH) for line in lines]

    # What it pays

    def result(self, chapter: Sequence[Event], view: FinishView, room: Room) -> list[RenderableType]:
        ranked = next(event for event in chapter if isinstance(event, events.RaceRanked))
        opened = next(at for at, event in enumerate(chapter) if isinstance(event, events.BetsRevealed))
        title = strip(self.say("finish-result-title", race=ranked.race), room.width, self.palette.strip)
        board = [] if room.full else self._board(self.moment, Room(room.width, 2 * LANES + 3))
        table = accounts(chapter[opened:], view.cash, partial(self._payments, ranked), self.words, self.palette, room)
        return pages([*board, title, *self._ranking(ranked, room.width)], table, view.seats, room)

    def _ranking(self, ranked: events.RaceRanked, width: int) -> list[Text]:
        """The finishers, where they stand and what bets on them pay; then those that fell."""
        lines = []
        for place, (lane, square) in enumerate(zip(ranked.order, ranked.squares, strict=True), 1):
            runner, before = self.moment.runners[lane - 1], self.box.track.length - square + 1
            where = self.say("finish-before-line", before=before) if before > 0 else self.say("finish-across")
            odds = self.say("finish-win-odds", odds=ranked.win_odds) if place == 1 else ""
            odds = self.say("finish-place-odds", odds=ranked.place_odds[place - 2]) if place in (2, 3) else odds
            rank = (f" {self.say('finish-place', place=place):>4} ", "bold" if place <= 3 else "faded")
            horse, owner = (cut(visible(runner.horse), 18), "bold"), (f"  {self.words.seat(runner.owner)}", "faded")
            lines.append(self.palette.line(width, rank, _disc(lane), horse, cut(where, 26), (cut(odds, 13), "red"), owner))
        for lane in sorted(self.moment.fallen):
            fell = self.say("finish-fell", square=self.moment.squares[lane - 1])
            horse = (cut(visible(self.moment.runners[lane - 1].horse), 18), "paper")
            lines.append(self.palette.line(width, ("    ✖ ", "red"), _disc(lane), horse, (fell, "red")))
        nobody = [] if ranked.order else [self.palette.line(width, (f" {self.say('finish-no-winner')}", "bold"))]
        return lines + nobody

    def _payments(self, ranked: events.RaceRanked, seat: int) -> list[Text]:
        """Every bet of a seat and every horse of its that is paid, each with what it brings."""
        slip, parts, number = self.moment.slips[seat], [], self.words.number
        pays = {("win", ranked.order[0]): ranked.win_odds} if ranked.order else {}
        pays |= {("place", lane): odds for lane, odds in zip(ranked.order[1:3], ranked.place_odds, strict=True)}
        for kind, bet in (("win", slip.win), *(("place", bet) for bet in slip.places)):
            if bet is not None:
                odds = pays.get((kind, bet.lane))
                end = (self.say("finish-lost"), "faded") if odds is None else (f"× {odds} = {number(bet.stake * odds)}", "red")
                said = self.say("finish-win" if kind == "win" else "finish-placed")
                parts.append(
                    Text.assemble(f"{said} ", _disc(bet.lane), f"{number(bet.stake)} ", (end[0], getattr(self.palette, end[1])))
                )
        for times, lane in zip(ranked.owner_odds, ranked.order, strict=False):
            runner = self.moment.runners[lane - 1]
            if runner.owner == seat:
                paid = f"{times} × {number(runner.price)} = {number(times * runner.price)}"
                parts.append(Text.assemble(f"{self.say('finish-owner')} ", _disc(lane), (paid, self.palette.red)))
        return parts


def _cloth(lane: int) -> str:
    ground, figure = _SILKS[lane - 1]
    return f"bold {figure} on {ground}"


def _disc(lane: int) -> Text:
    return disc(lane, _SILKS[lane - 1], CREAM)


def _figures(numbers: Sequence[int]) -> str:
    return "".join(f"{number:>3}" for number in numbers)


def _stakes(lane: int, draft: Paper | None, slip: Slip | None) -> tuple[int, int]:
    """What is staked on a lane to win and for a place: as it is being written, or as it was handed in."""
    if draft is not None:
        return draft.amount("win", lane), draft.amount("place", lane)
    bets = slip or Slip()
    win = bets.win.stake if bets.win and bets.win.lane == lane else 0
    return win, sum(bet.stake for bet in bets.places if bet.lane == lane)


def _steps(start: int, end: int) -> range:
    """Four strides at most, however far it is."""
    return range(start + 1, end, max(1, (end - start) // 4))
