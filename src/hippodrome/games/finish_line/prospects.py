"""What would follow: the line after each use of a die, what one's own slip would bring if the race ended so, and what is barred.

A photo finish is open until it is rolled, so what a slip would bring is then a least and a most.
"""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.games.finish_line import betting, codes, line, refusals
from hippodrome.games.finish_line.codes import BET_LINES, EXTRA, USE
from hippodrome.games.finish_line.dice import COLOUR_COUNT, HORSESHOE, IN_HAND, INTERFERENCE, PACE
from hippodrome.games.finish_line.faces import EFFECTS, NEXT
from hippodrome.games.finish_line.state import NOWHERE, PER_SEAT, Meeting

MOVES_UP, TAKES_LEAD, WAITS, SPENT, WARNED, DISQUALIFIED, DROPS_BACK, STAYS, LEVEL, PROMISED, GIVES = range(11)
"""What a die does to a horse that it is used on."""


class Return:
    """What a bet, or a whole slip, would bring at least and at most."""

    def __init__(self) -> None:
        self.least = -1
        self.most = 0

    def could_be(self, amount: int) -> None:
        """A photo finish goes one way or the other."""
        self.most = max(self.most, amount)
        self.least = amount if self.least < 0 else min(self.least, amount)


class Prospect:
    """The race as if it ended like this."""

    def __init__(self, state: Meeting, bets: list[int]) -> None:
        self.levels = _levels(state)
        """Front to back, a dead-heating pair together."""
        self.out = [int(horse) for horse in state.runners if state.position(horse) == NOWHERE]
        self.bets = [Return() for _ in bets]
        """Along the lines of the slip that are filled in."""
        self.total = Return()


def prospect(state: Meeting, seat: i64) -> Prospect:
    """What a seat's slip brings if the race ends with the line as it stands (FL-4, FL-5, FL-24, FL-35, FL-36)."""
    bets = own_bets(state, seat)
    found = Prospect(state, bets)
    for first, second in _finishes(state):
        total = 0
        for at, index in enumerate(bets):
            amount = betting.won(state, seat, index, first, second) + betting.bonus(state, seat, index, first, second)
            found.bets[at].could_be(amount)
            total += amount
        found.total.could_be(total)
    return found


def own_bets(state: Meeting, seat: i64) -> list[int]:
    """The lines of a seat's slip that are filled in."""
    return [index for index in range(BET_LINES) if state.bets[seat * PER_SEAT + index * 2]]


def _levels(state: Meeting) -> list[list[int]]:
    horses = list(line.standing(state))
    if state.level:
        return [horses[:2], *[[horse] for horse in horses[2:]]]
    return [[horse] for horse in horses]


def _finishes(state: Meeting) -> list[tuple[int, int]]:
    """First and second, in every way that a photo finish can decide; −1 is an empty place."""
    first: int = state.line[0] if state.left > 0 else NOWHERE
    second: int = state.line[1] if state.left > 1 else NOWHERE
    return [(first, second), (second, first)] if state.level else [(first, second)]


class Effect:
    """What happens to a horse that a die is used on, and its place from then on, the lead at 1 (0: out)."""

    def __init__(self, horse: int, what: int, place: int, cleared: bool) -> None:
        self.horse = horse
        self.what = what
        self.place = place
        self.cleared = cleared
        """Whether dice lay on it and none do any more."""


class Follow:
    """What follows from an action: which of the prospects, what happens to the horses it is about, and who gets the dice."""

    def __init__(self, prospect: int, effects: list[Effect], heir: int) -> None:
        self.prospect = prospect
        self.effects = effects
        self.heir = heir
        """The seat that the other two dice go to; −1 if they go to nobody."""


def after_each(state: Meeting, seat: i64, legal: Actions) -> tuple[list[Prospect], list[Follow]]:
    """What follows from every action with a rolled or a kept die: the different prospects, and per action which of them."""
    found: list[Prospect] = []
    known: dict[tuple[int, ...], int] = {}
    follows: list[Follow] = []
    for code in legal.codes:
        trial = state.clone()
        further = _act(trial, seat, code)
        effects = _effects(state, trial, code)
        heir = (seat + further) % state.table.seats if further and trial.in_reserve() else NOWHERE
        key = _as_paid(trial)
        if key not in known:
            known[key] = len(found)
            found.append(prospect(trial, seat))
        follows.append(Follow(known[key], effects, heir))
    return found, follows


def _act(trial: Meeting, seat: i64, code: i64) -> i64:
    """Carry out an action on a copy, as far as tiles are concerned. Returns how many seats further the other two dice go."""
    kind, face = codes.kind_of(code), codes.face_of(code)
    a, b, c = codes.first_of(code), codes.second_of(code), codes.third_of(code)
    if kind == EXTRA:
        if a:
            line.put_shoe(trial, a, None)
        return 0
    return EFFECTS[face].act(trial, seat, a, b, c, None) if kind == USE else NEXT


def _effects(state: Meeting, trial: Meeting, code: i64) -> list[Effect]:
    """Compare the line before and after an action."""
    kind, face = codes.kind_of(code), codes.face_of(code)
    a, b, c = codes.first_of(code), codes.second_of(code), codes.third_of(code)
    if kind == EXTRA and a:
        return [_effect(state, trial, HORSESHOE, a, False)]
    if kind != USE:
        return []
    if EFFECTS[face].needs():
        return [_effect(state, trial, face, horse, face == PACE and horse == a) for horse in (a, b, c) if horse]
    if trial.level and not state.level:
        return [_effect(state, trial, face, horse, False) for horse in (trial.line[0], trial.line[1])]
    return []


def _effect(before: Meeting, after: Meeting, face: i64, horse: i64, gave: bool) -> Effect:
    place = line.place_of(after, horse) + 1
    cleared = _carries_dice(before, horse) and not _carries_dice(after, horse)
    return Effect(horse, GIVES if gave else _what(before, after, face, horse), place, cleared)


def _carries_dice(state: Meeting, horse: i64) -> bool:
    return state.shoes[horse] + state.whips[horse] + state.greens[horse] > 0


def _what(before: Meeting, after: Meeting, face: i64, horse: i64) -> int:
    if after.position(horse) == NOWHERE:
        return DISQUALIFIED
    if after.level and not before.level:
        return LEVEL
    if line.leads_alone(after, horse) and not line.leads_alone(before, horse):
        return TAKES_LEAD
    old, new = line.place_of(before, horse), line.place_of(after, horse)
    if new != old:
        return MOVES_UP if new < old else DROPS_BACK
    if after.shoes[horse] > before.shoes[horse]:
        return WAITS
    if after.whips[horse] > before.whips[horse]:
        return WARNED
    if after.greens[horse] != before.greens[horse]:
        return PROMISED
    return STAYS if face == INTERFERENCE else SPENT


def _as_paid(state: Meeting) -> tuple[int, ...]:
    """All that payments depend on."""
    return (*line.standing(state), int(state.level), *[int(state.greens[horse]) for horse in state.runners])


class Barred:
    """A horse that a die may not be used on, and the reason (reasons.py)."""

    def __init__(self, face: int, horse: int, giver: int, reason: int) -> None:
        self.face = face
        self.horse = horse
        self.giver = giver
        """The horse whose horseshoe it cannot get; 0 if it is barred as the first one chosen."""
        self.reason = reason


def faces_rolled(state: Meeting) -> list[int]:
    """What the three dice show, each face once."""
    return list(dict.fromkeys([int(state.faces[at]) for at in range(IN_HAND)]))


def barred(state: Meeting) -> list[Barred]:
    """For each rolled face that is good for something, the horses of the line that it is not good for."""
    found: list[Barred] = []
    for face in faces_rolled(state):
        if EFFECTS[face].idle(state):
            continue
        for horse in line.standing(state):
            reason = _against(state, face, horse)
            if reason:
                found.append(Barred(face, horse, 0, reason))
            elif face == PACE:
                found.append(Barred(face, horse, horse, EFFECTS[face].against(state, horse, horse, 0)))
    return found


def _against(state: Meeting, face: i64, horse: i64) -> i64:
    """Why a horse may not be chosen (first) for a face."""
    if EFFECTS[face].needs() == 3:
        return _against_threes(state, face, state.position(horse))
    if EFFECTS[face].needs() == 2:
        other = state.line[1] if state.left > 1 and state.line[0] == horse else state.line[0]
        return EFFECTS[face].against(state, horse, other, 0)
    if EFFECTS[face].needs() == 1:
        return EFFECTS[face].against(state, horse, 0, 0)
    return 0


def _against_threes(state: Meeting, face: i64, at: i64) -> i64:
    """Why none of the threes that take in this place may be chosen."""
    reason: i64 = 0
    front = max(at - 2, 0)
    while front <= at and front + 2 < state.left:
        reason = EFFECTS[face].against(state, state.line[front], state.line[front + 1], state.line[front + 2])
        if not reason:
            return reason
        front += 1
    return reason


def blanks(state: Meeting) -> list[tuple[int, int]]:
    """The rolled faces that are but blanks now, with the reason."""
    found: list[tuple[int, int]] = []
    for face in faces_rolled(state):
        reason: int = EFFECTS[face].idle(state)
        if reason:
            found.append((face, reason))
    return found


def kept_back(state: Meeting) -> list[tuple[int, int]]:
    """FL-12, FL-13: the colours (from 1) that lie in the reserve but may not be taken now, with the reason."""
    found: list[tuple[int, int]] = []
    for colour in range(1, COLOUR_COUNT + 1):
        if state.reserve[colour - 1]:
            reason: int = refusals.untakable(state, colour, 0, 0) if state.hand_size else refusals.lacking(state, colour, 1)
            if reason:
                found.append((colour, reason))
    return found
