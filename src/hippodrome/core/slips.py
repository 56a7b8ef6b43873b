"""Slips: forms with free amounts, such as bids and bets, that are too many to list.

A `Form` describes what may be filled in: some lines, each with its targets (lanes, horses …) and the bounds of its
amount. A filled slip is packed into one integer, like any other action, but as wide as it needs to be:

    bits 0–3  kind      then per line 60 bits:  4 bits target (0: the line is empty)  ·  56 bits amount, signed

A form with more than 15 targets on a line has as many bits for them as it needs, on all its lines. `Picks` are forms
without amounts: any of some things, a bit for each after the kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hippodrome.core.chance import Chance

KIND_BITS: Final = 4
TARGET_BITS: Final = 4
AMOUNT_BITS: Final = 56
LINE_BITS: Final = 60
MOST_TARGET: Final = 15
MOST_AMOUNT: Final = 2**53
"""No amount is larger, so that every reader of JSON can hold it."""


class Line:
    """One line of a form."""

    def __init__(
        self,
        name: str,
        targets: int,
        low: int,
        high: int,
        step: int,
        bands: dict[int, tuple[int, int]] | None = None,
        fixed: bool = False,
    ) -> None:
        self.name = name
        self.targets = targets
        """Targets are 1 up to this number."""
        self.low = low
        self.high = high
        self.step = step
        self.bands = bands
        """Where targets differ: those that may be named, each with the least and the most for it."""
        self.fixed = fixed
        """Whether every target has its price (the least of its band), which is not written on the slip: the amount is 0."""

    def least(self, target: int) -> int:
        """The least amount for a target; that of the whole line for one that may not be named."""
        bands = self.bands
        return bands[target][0] if bands is not None and target in bands else self.low

    def most(self, target: int) -> int:
        """The greatest amount for a target."""
        bands = self.bands
        return bands[target][1] if bands is not None and target in bands else self.high

    def open_targets(self) -> list[int]:
        """The targets that may be named."""
        bands = self.bands
        return list(range(1, self.targets + 1)) if bands is None else list(bands)


def banded(name: str, targets: int, step: int, bands: dict[int, tuple[int, int]], fixed: bool = False) -> Line:
    """A line whose targets differ. As a whole it goes from the least of them to the most."""
    low = min([band[0] for band in bands.values()], default=0)
    high = max([band[1] for band in bands.values()], default=0)
    return Line(name, targets, low, high, step, bands, fixed)


class Problem:
    """What is wrong with a slip: the line, the kind of problem, and the bound that holds."""

    def __init__(self, line: int, what: str, bound: int) -> None:
        self.line = line
        self.what = what
        self.bound = bound


class Form:
    """A slip to be filled in. Lines of the same name go to different targets; all amounts together stay within `total`."""

    def __init__(self, kind: int, lines: list[Line], total: int, may_be_empty: bool) -> None:
        self.kind = kind
        self.lines = lines
        self.total = total
        self.may_be_empty = may_be_empty
        self.target_bits = TARGET_BITS
        for line in lines:
            if line.targets > MOST_TARGET:
                self.target_bits = max(self.target_bits, bits_for(line.targets))

    def problem(self, code: int) -> Problem | None:
        """The first thing that is wrong with a packed slip; None if it may be handed in."""
        slip = unpack_slip(code, len(self.lines), self.target_bits)
        if slip is None or code & 15 != self.kind:
            return Problem(0, "malformed", 0)
        return self.problem_with(slip)

    def problem_with(self, slip: list[tuple[int, int]]) -> Problem | None:
        """The same for a slip that was unpacked."""
        total = 0
        for index, line in enumerate(self.lines):
            target, amount = slip[index]
            if target == 0 and amount == 0:
                continue
            if index and self.lines[index - 1].name == line.name and slip[index - 1] == (0, 0):
                return Problem(index, "malformed", 0)  # equal lines are filled from the first, so a slip has one form only
            bands = line.bands
            if not 1 <= target <= line.targets or (bands is not None and target not in bands):
                return Problem(index, "target", line.targets)
            if line.fixed:
                if amount:
                    return Problem(index, "malformed", 0)
                amount = line.least(target)
            if amount < line.least(target):
                return Problem(index, "low", line.least(target))
            if amount % line.step:
                return Problem(index, "step", line.step)
            if amount > line.most(target):
                return Problem(index, "high", line.most(target))
            for earlier in range(index):
                if self.lines[earlier].name == line.name and slip[earlier][0] == target:
                    return Problem(index, "twice", target)
            total += amount
        if total > self.total:
            return Problem(0, "total", self.total)
        if total == 0 and not self.may_be_empty:
            return Problem(0, "empty", 0)
        return None

    def draw(self, chance: Chance) -> int:
        """Any slip that may be handed in: random lines, targets and amounts."""
        filled: list[tuple[int, int]] = []
        left = self.total
        for index, line in enumerate(self.lines):
            if line.bands is not None:
                target, amount = self._draw_in_bands(index, line, filled, left, chance)
                filled.append((target, 0 if line.fixed else amount))
                left -= amount
                continue
            taken = [filled[i][0] for i in range(index) if self.lines[i].name == line.name]
            free = [target for target in range(1, line.targets + 1) if target not in taken]
            most = min(line.high, left)
            wanted = not self.may_be_empty or chance.below(3) > 0
            if index and self.lines[index - 1].name == line.name and filled[index - 1] == (0, 0):
                wanted = False
            if free and most >= line.low and wanted:
                steps = min((most - line.low) // line.step, 0x7FFFFFFE)
                amount = line.low + line.step * chance.below(steps + 1)
                filled.append((free[chance.below(len(free))], amount))
                left -= amount
            else:
                filled.append((0, 0))
        return self.pack(filled)

    def _draw_in_bands(self, index: int, line: Line, filled: list[tuple[int, int]], left: int, chance: Chance) -> tuple[int, int]:
        """A line whose targets differ; the target is drawn before the amount."""
        again = index > 0 and self.lines[index - 1].name == line.name
        if again and filled[index - 1] == (0, 0):
            return (0, 0)
        free = [target for target in line.open_targets() if line.least(target) <= left]
        if again:
            taken = [filled[i][0] for i in range(index) if self.lines[i].name == line.name]
            free = [target for target in free if target not in taken]
        if not free or (self.may_be_empty and chance.below(3) == 0):
            return (0, 0)
        target = free[chance.below(len(free))]
        low = line.least(target)
        steps = min((min(line.most(target), left) - low) // line.step, 0x7FFFFFFE)
        return (target, low + line.step * chance.below(steps + 1))

    def pack(self, lines: list[tuple[int, int]]) -> int:
        """A filled form as one integer."""
        return pack_slip(self.kind, lines, self.target_bits)

    def unpack(self, code: int) -> list[tuple[int, int]]:
        """Target and amount of every line of a slip that is in order."""
        return unpack_slip(code, len(self.lines), self.target_bits) or []


class Picks(Form):
    """Any of some things (numbers from 1), at least and at most so many of them: `kind`, then a bit for each."""

    def __init__(self, kind: int, things: list[int], least: int, most: int) -> None:
        super().__init__(kind, [], 0, least == 0)
        self.things = things
        self.least = least
        self.most = most

    def problem(self, code: int) -> Problem | None:
        if code < 0 or code & 15 != self.kind:
            return Problem(0, "malformed", 0)
        rest = code >> KIND_BITS
        for thing in self.things:
            rest &= ~(1 << thing - 1)
        if rest:
            return Problem(0, "target", rest.bit_length())
        picked = (code >> KIND_BITS).bit_count()
        if picked < self.least:
            return Problem(0, "few", self.least)
        if picked > self.most:
            return Problem(0, "many", self.most)
        return None

    def draw(self, chance: Chance) -> int:
        """Any pick: a number of things, then so many of them."""
        left = self.things[:]
        wanted = self.least + chance.below(self.most - self.least + 1)
        picked: list[tuple[int, int]] = []
        for _ in range(wanted):
            picked.append((left.pop(chance.below(len(left))), 0))
        return self.pack(picked)

    def pack(self, lines: list[tuple[int, int]]) -> int:
        code = 0
        for thing, _ in lines:
            code |= 1 << thing - 1
        return code << KIND_BITS | self.kind

    def unpack(self, code: int) -> list[tuple[int, int]]:
        return [(thing, 0) for thing in self.things if code >> KIND_BITS + thing - 1 & 1]


def bits_for(targets: int) -> int:
    """How many bits name one of so many targets, or none."""
    return max(TARGET_BITS, targets.bit_length())


def pack_slip(kind: int, lines: list[tuple[int, int]], target_bits: int = TARGET_BITS) -> int:
    """A filled form as one integer."""
    code = 0
    for index in range(len(lines) - 1, -1, -1):
        target, amount = lines[index]
        code = code << target_bits + AMOUNT_BITS | (amount & 0xFFFFFFFFFFFFFF) << target_bits | target
    return code << KIND_BITS | kind


def unpack_slip(code: int, lines: int, target_bits: int = TARGET_BITS) -> list[tuple[int, int]] | None:
    """Target and amount of every line; None if the integer is wider than that many lines."""
    if code < 0:
        return None
    rest = code >> KIND_BITS
    targets = MOST_TARGET if target_bits == TARGET_BITS else (1 << target_bits) - 1
    width = target_bits + AMOUNT_BITS
    filled: list[tuple[int, int]] = []
    while rest and len(filled) < lines:
        amount = rest >> target_bits & 0xFFFFFFFFFFFFFF
        if amount >= 0x80000000000000:
            amount -= 0x100000000000000
        filled.append((rest & targets, amount))
        rest >>= width
    if rest:
        return None
    return filled + [(0, 0)] * (lines - len(filled))


def one_amount(code: int) -> i64:
    """The amount of a slip with a single line, such as a bid."""
    slip = unpack_slip(code, 1)
    return 0 if slip is None else slip[0][1]
