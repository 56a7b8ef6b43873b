"""The match at a table, in memory: its turns, and what each place has been told of it.

A move is made here first, then persisted, and only then told (moves.py). What could not be persisted is forgotten: `roll_back`.
A place is a seat, or None, from where spectators look.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from hippodrome.core.choices import Legal, spelt_out
from hippodrome.core.contract import Game, sole_action
from hippodrome.core.errors import BadAction, CannotUndo, IllegalAction
from hippodrome.core.record import Match, replay
from hippodrome.core.wire import Event, Outcome, Outlook
from hippodrome.server.protocol import messages
from hippodrome.server.protocol.messages import Progress
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.protocol.turns import is_waiting_for_the_rest
from hippodrome.server.replays.worker import Job
from hippodrome.server.tables.orders import Answer, Obeyed, OrderBook
from hippodrome.server.tables.tenures import Tenure
from hippodrome.server.tables.viewer import Wants
from hippodrome.texts.refusals import in_english


class Play:
    """A match that has begun, and those who follow it."""

    def __init__(self, match: Match, at: float, orders: OrderBook) -> None:
        self.game = match.game
        self.match = match
        self.orders = orders
        self.turn = 1
        """Goes up whenever choices are asked anew."""
        self.turn_began = at
        self.outcome: Outcome | None = None
        """Once it is on disk."""
        self._persisted = self.turn, self.turn_began  # as far as it is on disk
        match.mark()
        self._tenures = [Tenure()] * match.header.setup.seats
        self._told = 0  # events
        self._heard = [0] * (match.header.setup.seats + 1)  # events, per place
        self._shown: dict[int | None, tuple[Any, ...]] = {}  # per place, the view that its viewers have been told, by fields
        self._count_heard()

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice."""
        return self.game.to_act(self.match.state)

    def sole_action(self, seat: int) -> int | None:
        """What a seat must do, where there is no choice and nobody is asked for it."""
        return sole_action(self.game, self.match.state, seat)

    def by_order(self, seat: int) -> Answer | None:
        """What a seat owes, as it has ordered or planned it."""
        if not self.orders.has_any(seat) or seat not in self.to_act():
            return None
        return self.orders.answer(seat, self.game, self.view(seat))

    def is_asked(self, seat: int) -> bool:
        """Whether a seat that owes an action is asked for it: it has a choice, and has not ordered how to make it."""
        return self.sole_action(seat) is None and self.by_order(seat) is None

    def by_itself(self) -> int | None:
        """The first seat that owes an action and is not asked for it."""
        return next((seat for seat in self.to_act() if not self.is_asked(seat)), None)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back what it did last; what happened by itself would only happen again."""
        before = self.match.before(seat)
        if before is None or sole_action(self.game, before, seat) is not None:
            return False
        if not self._tenures[seat].has_acted(self.match):
            return False
        return not self.orders.has_any(seat) or self.orders.answer(seat, self.game, self.game.view(before, seat)) is None

    # Moves

    def make(self, asked: messages.AnyMove, at: float) -> list[str]:
        """Make a move; the lines that it adds to the record. Raises Refusal; then nothing has changed."""
        seat = asked.seat
        match asked:
            case messages.Act(action=action):
                return self.act(seat, self._read(bytes(action)), at)
            case messages.Undo():
                return self._step(seat, lambda: self._undo(seat), at)

    def act(self, seat: int, code: int, at: float) -> list[str]:
        """Carry out an action; the lines that it adds to the record. Raises Refusal; then nothing has changed."""
        return self._step(seat, lambda: self.match.act(seat, code), at)

    def obey(self, answer: Answer, at: float) -> list[str]:
        """Do what a seat has ordered; the lines that it adds to the record. Raises Refusal; then nothing has changed."""
        obeyed, log = answer.obeyed, self.match.log
        log.tell(obeyed.event, only=(obeyed.seat,))
        try:
            return self.act(obeyed.seat, answer.code, at)
        except Refusal:
            log.entries.pop()
            raise

    def _undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise CannotUndo("only one's own last choice can be taken back, and no draw, reveal or binding bid")
        self.match.undo(seat)

    def _step(self, mover: int, step: Callable[[], None], at: float) -> list[str]:
        start, before = len(self.match.lines), self.to_act()
        try:
            step()
        except IllegalAction as problem:
            raise Refusal(
                "rule", in_english(self.game.title(), problem), rule=problem.rule, key=problem.key, facts=problem.facts
            ) from problem
        except CannotUndo as problem:
            raise Refusal("not-now", str(problem), key="cannot-undo") from problem
        except BadAction as problem:
            raise Refusal("malformed", str(problem), key="malformed") from problem
        if not is_waiting_for_the_rest(before, self.to_act(), mover):
            self.turn += 1
            self.turn_began = at
        return self.match.lines[start:]

    def _read(self, action: bytes) -> int:
        try:
            return self.game.read(msgspec.json.decode(action, type=str) if action.startswith(b'"') else action)
        except (BadAction, msgspec.MsgspecError, UnicodeError) as problem:
            raise Refusal("malformed", str(problem), key="malformed") from problem

    def mark_persisted(self) -> bool:
        """Everything up to now is on disk. Returns whether choices are asked anew since it was so last."""
        anew = self.turn != self._persisted[0]
        self._persisted = self.turn, self.turn_began
        self.match.mark()
        if not self.to_act():
            self.outcome = self.game.outcome(self.match.state)
        return anew

    def roll_back(self) -> None:
        """Forget what is not on disk."""
        self.turn, self.turn_began = self._persisted
        self.match.go_back()

    # What is told of it

    def change_hands(self, seat: int) -> None:
        """A seat is another person's from now on, who is told nothing of what was told to the seat alone before."""
        self._tenures[seat] = self._tenures[seat].after(self.match)
        self._shown.pop(seat, None)
        self._heard[seat] = self.first(seat) + len(self.heard_by(seat))

    def tenure(self, seat: int) -> int:
        """How many owners a seat had before this one."""
        return self._tenures[seat].number

    def heard_by(self, seat: int | None) -> tuple[Event, ...]:
        """What the owner of a seat, or a spectator (None), may know of it all."""
        return self.match.log.heard_by(seat, since=0 if seat is None else self._tenures[seat].events)

    def first(self, seat: int | None) -> int:
        """From where the owner of a seat counts what they hear."""
        return 0 if seat is None else self._tenures[seat].first()

    def view(self, seat: int) -> Any:
        """What the owner of a seat may know now, its history included."""
        return self.game.view(self.match.state, seat, self.heard_by(seat))

    def progress(self, seat: int | None, events: tuple[Event, ...], wants: Wants) -> Progress:
        """Where it stands for one viewer, these events, and what it has asked for besides."""
        view = self.game.view(self.match.state, seat)
        return self._progress(seat, events, self._asking(seat, view), wants, self._orders(seat, view))

    def show(self, seat: int | None, events: tuple[Event, ...], wants: Wants) -> Progress:
        """The same for a place; what changes from now on is told as changes."""
        progress = self.progress(seat, events, wants)
        self._shown[seat] = msgspec.structs.astuple(progress.view)
        return progress

    def has_public_news(self) -> bool:
        """Whether something has happened, since it was told last, that is for everybody."""
        return _is_public(self.match, self._told)

    def news(self, places: Mapping[int | None, Wants], movers: Collection[int | None]) -> dict[int | None, Progress]:
        """What each place may know of what is new; `places` says what its viewers have asked for.

        A place that neither moved nor heard anything is left out: it is not told that something happened.
        """
        new = self._count_heard()
        heard: dict[int | None, tuple[Event, ...]] = {}
        for seat in places:
            events = tuple([event for event, only in new if only is None or seat in only])
            if events or seat in movers:
                heard[seat] = events
        views = self.game.views(self.match.state, tuple(heard))
        return {
            seat: self._progress(
                seat, events, self._changes(seat, self._asking(seat, view)), places[seat], self._orders(seat, view)
            )
            for (seat, events), view in zip(heard.items(), views, strict=True)
        }

    def _progress(
        self, seat: int | None, events: tuple[Event, ...], view: Any, wants: Wants, orders: messages.Orders | None
    ) -> Progress:
        return Progress(
            heard=self._heard[-1 if seat is None else seat],
            turn=self.turn,
            undo=seat is not None and self.can_undo(seat),
            events=events,
            view=view,
            legal=self._legal(seat) if seat is not None and wants.plain else None,
            outlook=self._outlook(seat, events) if seat is not None and wants.outlook else None,
            orders=orders,
        )

    def _orders(self, seat: int | None, view: Any) -> messages.Orders | None:
        return None if seat is None else self.orders.told(seat, self.game, view)

    def _asking(self, seat: int | None, view: Any) -> Any:
        """A view in which nobody is asked for what happens by itself."""
        if seat is None or view.choice is None or self.is_asked(seat):
            return view
        return msgspec.structs.replace(view, choice=None)

    def _legal(self, seat: int) -> Legal | None:
        return spelt_out(self.game, self.match.state, seat) if self.is_asked(seat) else None

    def _outlook(self, seat: int, events: tuple[Event, ...]) -> Outlook | None:
        """What would follow for a seat, which is told to nobody else."""
        heard = self.match.log.told_to(seat, events, self._tenures[seat].events)
        return self.game.outlook(self.match.state, seat, heard)

    def _changes(self, seat: int | None, view: Any) -> dict[str, Any]:
        """What is different in a place's view since its viewers were told last."""
        before = self._shown.get(seat)
        now = self._shown[seat] = msgspec.structs.astuple(view)
        names = view.__struct_fields__
        if before is None:
            return dict(zip(names, now, strict=True))
        return {name: new for name, new, old in zip(names, now, before, strict=True) if new is not old and new != old}

    def _count_heard(self) -> list[tuple[Event, tuple[int, ...] | None]]:
        """Count the events that are new, for every place; returns them."""
        new = self.match.log.entries[self._told :]
        self._told = len(self.match.log.entries)
        for _, only in new:
            for place in range(len(self._heard)) if only is None else only:
                self._heard[place] += 1
        return new

    def choices_of(self, seat: int, race: int) -> Job:
        """What is to be asked of the record, to know what the owner of a seat chose in a race and what that had been worth."""
        return Job(want="values", record=_text(self.match.lines), seat=seat, race=race, since=self._tenures[seat].lines)

    # From disk

    @classmethod
    def rebuild(
        cls,
        game: Game[Any],
        lines: list[str],
        times: list[float],
        orders: OrderBook,
        obeyed: dict[int, Obeyed],
        taken: Mapping[int, Sequence[int]],
    ) -> tuple[Play, float]:
        """The match from its record, its turns counted as they were when it was played; and when everybody last heard of it.

        `taken`: the seats that changed hands, by how many lines of the record there were. Raises BadRecord.
        """
        steps = _replayed(game, lines, obeyed)
        match = next(steps)
        play, touched, told = cls(match, times[0], orders), times[0], len(match.log)
        before = game.to_act(match.state)
        play._take(taken.get(1, ()))
        for number, match in enumerate(steps, 1):
            after = game.to_act(match.state)
            if not is_waiting_for_the_rest(before, after, _seat_of(lines[number])):
                play.turn += 1
                play.turn_began = times[number]
            if _is_public(match, told):
                touched = max(touched, times[number])
            before, told = after, len(match.log)
            play._take(taken.get(number + 1, ()))
        play.mark_persisted()
        return play, touched

    def _take(self, seats: Sequence[int]) -> None:
        """Count what has been told so far, then let these seats change hands."""
        self._count_heard()
        for seat in seats:
            self.change_hands(seat)


def _replayed(game: Game[Any], lines: list[str], obeyed: Mapping[int, Obeyed]) -> Iterator[Match]:
    """A record played again, and told with what was done by order."""
    for number, match in enumerate(replay(game, _text(lines), unfinished=True), 1):
        yield match
        if number in obeyed:
            match.log.tell(obeyed[number].event, only=(obeyed[number].seat,))


def _is_public(match: Match, told: int) -> bool:
    """Whether anything after the first so many events is for everybody."""
    return any(only is None for _, only in match.log.entries[told:])


def _seat_of(line: str) -> int:
    seat: int = msgspec.json.decode(line)["seat"]
    return seat


def _text(lines: list[str]) -> str:
    return "".join(line + "\n" for line in lines)
