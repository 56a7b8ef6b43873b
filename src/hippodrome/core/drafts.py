"""Slips in small steps: an encoding for games with forms (core/slips.py), whose free amounts cannot be listed.

A slip is said target by target, each followed by its amount, until it is handed in:

| index | what it means |
| --- | --- |
| 0 | hand the slip in as it is |
| 1–8 | the amount: 0, 2, 5, 10, 20, 35, 50 or 100 % of the most that may be written there |
| from 9 | a target; then actions that are said in one step: each game says which |

An amount is rounded down to its step, and is never less than the least or more than what is left of the total; of shares that
come to the same amount the smallest is allowed. Things that are picked, and contracts at a fixed price, need no amount. A slip
to which nothing can be added, such as a bid, is handed in by itself. Amounts between those shares cannot be said.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, Encoding, pour
from hippodrome.core.errors import BadIndex, CannotSay
from hippodrome.core.slips import Form, Line, Picks

S = TypeVar("S")
HAND_IN: Final = 0
SHARES: Final = (0, 2, 5, 10, 20, 35, 50, 100)
"""Of the most that may be written on a line, in per cent."""
FIRST_SHARE: Final = 1
FIRST: Final = FIRST_SHARE + len(SHARES)
"""The first index that is a game's own."""


class Draft:
    """A slip that is half filled in."""

    def __init__(self, form: Form, race: i64) -> None:
        self.kind = form.kind
        self.race: i64 = race
        """The race in which it was begun; it is worth nothing in another."""
        self.filled: list[tuple[int, int]] = [] if isinstance(form, Picks) else [(0, 0)] * len(form.lines)
        """Per line target and amount, as they are packed; of picks the things."""
        self.spent = 0
        self.line = -1
        """The line whose target is known, and whose amount is asked for; −1: none."""
        self.target = 0

    def clone(self) -> Draft:
        copy = Draft(_NO_FORM, self.race)
        copy.kind = self.kind
        copy.filled = self.filled[:]
        copy.spent = self.spent
        copy.line = self.line
        copy.target = self.target
        return copy

    def openings(self, form: Form) -> list[tuple[int, int]]:
        """What can be added: a line, and a target for it."""
        if isinstance(form, Picks):
            if len(self.filled) >= form.most:
                return []
            return [(0, thing) for thing in form.things if (thing, 0) not in self.filled]
        found: list[tuple[int, int]] = []
        taken: list[int] = []
        name = ""
        for at, line in enumerate(form.lines):
            if line.name != name:
                name = line.name
                taken = []
            elif taken and taken[-1] == 0:
                continue  # equal lines are filled from the first
            taken.append(self.filled[at][0])
            if taken[-1] == 0:
                for target in line.open_targets():
                    if target not in taken and line.least(target) <= form.total - self.spent:
                        found.append((at, target))
        return found

    def amounts(self, line: Line, target: int, total: int) -> list[int]:
        """By share what would be written for a target."""
        least, most = line.least(target), line.most(target)
        left = min(most, total - self.spent)
        return [max(least, min(most * share // 100, left) // line.step * line.step) for share in SHARES]

    def aim(self, form: Form, at: int, target: int) -> None:
        """Note a target; its amount too, if there is nothing to choose."""
        if isinstance(form, Picks):
            self.filled.append((target, 0))
        elif form.lines[at].fixed:
            self.filled[at] = (target, 0)
            self.spent += form.lines[at].least(target)
        else:
            self.line = at
            self.target = target

    def write(self, amount: int) -> None:
        """Note the amount for the target."""
        self.filled[self.line] = (self.target, amount)
        self.spent += amount
        self.line = -1

    def can_be_handed_in(self, form: Form) -> bool:
        """Whether it is a legal slip as it is."""
        if isinstance(form, Picks):
            return len(self.filled) >= form.least
        return form.problem_with(self.filled) is None


@mypyc_attr(allow_interpreted_subclasses=True)
class SlipEncoding(Encoding[S]):
    """An encoding of a game with slips. A game says which index a target has, and which an action that is listed."""

    def __init__(self, game: Game[S], seats: i64, targets: i64, others: i64, width: i64) -> None:
        super().__init__(FIRST + targets + others, width + targets)
        self.game = game
        self.targets: i64 = targets
        """How many indices from FIRST on are targets; an observation ends with a number for each."""
        self.seats: i64 = seats
        self.drafts: list[Draft | None] = [None] * seats
        self.none: vec[u8] = vec[u8]([0] * self.size)
        self.found = BytesWriter()

    def target_at(self, kind: int, name: str, target: int) -> int:
        """The index of a target on the lines of that name, on a slip of that kind."""
        raise NotImplementedError

    def listed_at(self, state: S, code: int) -> int:
        """The index of an action that is listed."""
        raise NotImplementedError

    def listed(self, state: S, seat: i64, draft: Draft | None) -> tuple[list[int], list[Form]]:
        """What may be done now: actions, and forms. A game may make a form of a long list, and look at the draft for it."""
        legal = self.game.legal(state, seat)
        return [code for code in legal.codes], legal.forms

    def copy_drafts(self, other: SlipEncoding[S]) -> None:
        """The drafts of another encoding of the same table."""
        self.drafts = [None if draft is None else draft.clone() for draft in other.drafts]

    def clear(self) -> None:
        self.drafts = [None] * self.seats

    def draft(self, state: S, seat: i64, forms: list[Form]) -> tuple[Draft, Form] | None:
        """What this seat has begun, if there still is such a form."""
        draft = self.drafts[seat]
        if draft is not None and draft.race == self.game.race(state):
            for form in forms:
                if form.kind == draft.kind:
                    return draft, form
        return None

    def mask(self, state: S, seat: i64, buffer: Any) -> None:
        found: vec[u8] = self.none[:]
        for index in self.allowed(state, seat):
            found[index] = 1
        pour(found, buffer)

    def allowed(self, state: S, seat: i64) -> list[int]:
        """Every index that a seat may take now."""
        if not 0 <= seat < self.seats:
            return []
        codes, forms = self.listed(state, seat, self.drafts[seat])
        begun = self.draft(state, seat, forms)
        if begun is not None:
            draft, form = begun
            if draft.line >= 0:
                return self._shares(draft, form)
            return self._targets(draft, form) + ([HAND_IN] if draft.can_be_handed_in(form) else [])
        found = [self.listed_at(state, code) for code in codes]
        for form in forms:
            fresh = Draft(form, 0)
            found.extend(self._targets(fresh, form))
            if fresh.can_be_handed_in(form):
                found.append(HAND_IN)
        return found

    def _shares(self, draft: Draft, form: Form) -> list[int]:
        amounts = draft.amounts(form.lines[draft.line], draft.target, form.total)
        return [FIRST_SHARE + at for at, amount in enumerate(amounts) if amount not in amounts[:at]]

    def _targets(self, draft: Draft, form: Form) -> list[int]:
        return [self._target(form, at, target) for at, target in draft.openings(form)]

    def _target(self, form: Form, at: int, target: int) -> int:
        return self.target_at(form.kind, "" if isinstance(form, Picks) else form.lines[at].name, target)

    def code(self, state: S, seat: i64, index: i64) -> int:
        number: int = index
        if number not in self.allowed(state, seat):
            raise BadIndex(f"seat {seat} may not take {index} now: take an index that the mask allows")
        codes, forms = self.listed(state, seat, self.drafts[seat])
        begun = self.draft(state, seat, forms)
        if begun is not None:
            draft, form = begun
            return self._step(draft, form, seat, number)
        for form in forms:
            draft = Draft(form, self.game.race(state))
            if number in self._targets(draft, form) or (number == HAND_IN and draft.can_be_handed_in(form)):
                return self._step(draft, form, seat, number)
        return next(code for code in codes if self.listed_at(state, code) == number)

    def _step(self, draft: Draft, form: Form, seat: i64, index: int) -> int:
        """Note a step that is allowed; the slip, if it is the last one."""
        self.drafts[seat] = draft
        if index != HAND_IN:
            self._note(draft, form, index)
            if draft.line >= 0 or draft.openings(form):
                return MORE
        self.drafts[seat] = None
        return form.pack(draft.filled)

    def _note(self, draft: Draft, form: Form, index: int) -> None:
        if draft.line >= 0:
            draft.write(draft.amounts(form.lines[draft.line], draft.target, form.total)[index - FIRST_SHARE])
            return
        for at, target in draft.openings(form):
            if self._target(form, at, target) == index:
                draft.aim(form, at, target)
                return

    def index(self, state: S, seat: i64, code: int) -> i64:
        found = self.steps(state, seat, code)
        if len(found) > 1:
            raise CannotSay(f"{self.game.write(code)} is said in {len(found)} steps; ask for those")
        return found[0]

    def steps(self, state: S, seat: i64, code: int) -> list[int]:
        codes, forms = self.listed(state, seat, None)
        if code in codes:
            return [self.listed_at(state, code)]
        for form in forms:
            if form.problem(code) is None:
                return self._said(form, code)
        raise CannotSay(f"{code} is not legal for seat {seat} now")

    def _said(self, form: Form, code: int) -> list[int]:
        """The steps of a slip that is legal."""
        draft = Draft(form, 0)
        found: list[int] = []
        for at, (target, amount) in enumerate(form.unpack(code)):
            if target == 0:
                continue
            found.append(self._target(form, at, target))
            draft.aim(form, at, target)
            if draft.line >= 0:
                amounts = draft.amounts(form.lines[at], target, form.total)
                if amount not in amounts:
                    near = ", ".join([str(each) for each in sorted(set(amounts))])
                    raise CannotSay(f"an amount of {amount} cannot be said here, only {near}")
                found.append(FIRST_SHARE + amounts.index(amount))
                draft.write(amount)
        if not found or draft.openings(form):
            found.append(HAND_IN)
        return found

    def observe_draft(self, state: S, seat: i64) -> None:
        """For each target its amount in the draft, as a share of the most; 1 if it needs none; −1 if it is asked for."""
        values = [0.0] * self.targets
        begun = self.draft(state, seat, self.listed(state, seat, self.drafts[seat])[1])
        if begun is not None:
            draft, form = begun
            for at, (target, amount) in enumerate(draft.filled):
                if target:
                    index = self._target(form, at, target) - FIRST
                    values[index] = amount / form.lines[at].most(target) if amount else 1.0
            if draft.line >= 0:
                values[self._target(form, draft.line, draft.target) - FIRST] = -1.0
        for value in values:
            write_f32_le(self.found, value)


_NO_FORM: Final = Form(0, [], 0, True)
