"""Checks of an encoding (core/encoding.py), for games that offer one."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.encoding import MORE, Encoding
from hippodrome.core.errors import BadIndex, CannotSay
from hippodrome.core.wire import Setup
from hippodrome.testing.contract import BrokenPromise, Contract, promise
from hippodrome.testing.tables import Moment, moments

MOST_STEPS = 1000
"""No action takes more small steps."""
Playing = Encoding[Any]


def indices(contract: Contract, setup: Setup) -> None:
    """A seat that may act has an index for every action that is listed, no two share one, and every other is refused."""
    game, encoding = contract.game(), _encoding(contract, setup)
    for moment, seat in _looks(game, setup, 131):
        state, legal = moment.state, game.legal(moment.state, seat)
        allowed = _allowed(encoding, state, seat)
        promise(bool(allowed) == bool(legal), "a mask is empty where something is legal, or the other way round")
        meant = {index: _code(encoding.clone(), state, seat, index) for index in allowed}
        codes = [code for code in meant.values() if code != MORE]
        promise(len(set(codes)) == len(codes), "two indices mean the same action")
        promise(all(code in legal for code in codes), "an index means an action that is not legal")
        listed = list(legal)
        for code in listed if len(listed) < 400 else listed[:: len(listed) // 40]:
            steps = _steps(encoding, state, seat, code)
            if steps is None:
                raise BrokenPromise(f"{game.write(code)} is listed, but cannot be said")
            promise(len(steps) > 1 or meant.get(steps[0]) == code, f"the index of {game.write(code)} means something else")
        whim = FastChance(132 + moment.number)
        for index in (-1, encoding.size, *(whim.below(encoding.size) for _ in range(5))):
            promise(index in meant or _is_refused(encoding, state, seat, index), f"{index} is not allowed, but taken")
        promise(_allowed(encoding, state, seat) == allowed, "to ask what an index means, or to be refused, changes the mask")


def small_steps(contract: Contract, setup: Setup) -> None:
    """Every step that is allowed leads to a legal action; what can be said is said by its steps; drafts are a clone's own."""
    game, encoding = contract.game(), _encoding(contract, setup)
    whim = FastChance(142)
    for moment, seat in _looks(game, setup, 141):
        state, legal = moment.state, game.legal(moment.state, seat)
        before = _allowed(encoding, state, seat)
        snapshot = game.snapshot(state)
        for index in before if len(before) < 12 else [before[whim.below(len(before))] for _ in range(12)]:
            code = _walk(encoding.clone(), state, seat, index, whim)
            promise(code in legal, f"steps lead to {code}, which is not legal")
        for code in [form.draw(whim) for form in legal.forms for _ in range(3)] + [legal.draw(whim) for _ in range(3) if legal]:
            _say(game, encoding.clone(), state, seat, code)
        if before:
            _drafts_are_ones_own(encoding, state, seat, before)
        promise(game.snapshot(state) == snapshot, "small steps change the state")
    _play(game, encoding, setup, whim)


def observations(contract: Contract, setup: Setup) -> None:
    """What is observed is what the seat may know: the same whatever it cannot know, its draft among it, and no other's."""
    game, encoding = contract.game(), _encoding(contract, setup)
    seen: set[bytes] = set()
    for moment, seat in _looks(game, setup, 151):
        state = moment.state
        for draft in _with_a_draft(encoding, state, seat):
            plain = _observed(draft, state, seat)
            seen.add(plain)
            for seed in range(2):
                other = game.clone(state)
                game.redeal(other, seat, FastChance(152 + moment.number + seed))
                promise(_observed(draft, other, seat) == plain, "an observation shows what its seat may not know")
            rest = [other for other in range(setup.seats) if other != seat]
            same = all(_observed(draft, state, other) == _observed(encoding, state, other) for other in rest)
            promise(same, "an observation shows the draft of another seat")
            promise(draft is encoding or plain != _observed(encoding, state, seat), "a draft is not observed")
    promise(len(seen) > 3, "observations are all the same")


def _encoding(contract: Contract, setup: Setup) -> Playing:
    about = contract.about
    assert about.encoding is not None
    found: Playing = about.look_up(about.encoding)(contract.game(), setup)
    return found


def _looks(game: Game[Any], setup: Setup, seed: int) -> Iterator[tuple[Moment, int]]:
    """Seats that are asked at some moments of a random game; and now and then one that is not."""
    for moment in moments(game, setup, seed, most=150):
        owing = game.to_act(moment.state)
        if moment.number % 5 == 0 or moment.number < 10:
            yield moment, owing[-1] if owing else 0
        if moment.number % 10 == 5:
            yield moment, moment.number % setup.seats


def _allowed(encoding: Playing, state: Any, seat: int) -> list[int]:
    mask = bytearray(b"\x07" * encoding.size)
    encoding.mask(state, seat, mask)
    promise(max(mask) <= 1, "a mask has to hold 0 and 1, and to be written whole")
    return [index for index, may in enumerate(mask) if may]


def _observed(encoding: Playing, state: Any, seat: int) -> bytes:
    found = array("f", [float("nan")] * encoding.width)
    encoding.observe(state, seat, found)
    promise(all(abs(number) < 1e9 for number in found), "an observation has to be written whole, in numbers")
    return found.tobytes()


def _code(encoding: Playing, state: Any, seat: int, index: int) -> int:
    try:
        return encoding.code(state, seat, index)
    except BadIndex as problem:
        raise BrokenPromise(f"the mask allows {index}, which is refused: {problem}") from problem


def _is_refused(encoding: Playing, state: Any, seat: int, index: int) -> bool:
    try:
        encoding.clone().code(state, seat, index)
    except BadIndex:
        return True
    return False


def _steps(encoding: Playing, state: Any, seat: int, code: int) -> list[int] | None:
    try:
        return encoding.steps(state, seat, code)
    except CannotSay:
        return None


def _walk(encoding: Playing, state: Any, seat: int, index: int, whim: FastChance) -> int:
    """Take an index, then any that are allowed, until they come to an action."""
    for _ in range(MOST_STEPS):
        code = _code(encoding, state, seat, index)
        if code != MORE:
            return code
        allowed = _allowed(encoding, state, seat)
        promise(bool(allowed), "a draft comes to a dead end")
        index = allowed[whim.below(len(allowed))]
    raise BrokenPromise(f"an action takes more than {MOST_STEPS} steps")


def _say(game: Game[Any], encoding: Playing, state: Any, seat: int, code: int) -> None:
    """What can be said in steps is said by them."""
    steps = _steps(encoding, state, seat, code)
    if steps is not None:
        said = [_code(encoding, state, seat, step) for step in steps]
        promise(said == [MORE] * (len(steps) - 1) + [code], f"the steps of {game.write(code)} say something else")


def _drafts_are_ones_own(encoding: Playing, state: Any, seat: int, before: list[int]) -> None:
    draft = _with_a_draft(encoding, state, seat)[-1]
    promise(_allowed(encoding, state, seat) == before, "a draft of a clone is noted in its original")
    promise(_allowed(draft.clone(), state, seat) == _allowed(draft, state, seat), "a clone has another draft")
    draft.clear()
    promise(_allowed(draft, state, seat) == before, "a draft is not forgotten")


def _with_a_draft(encoding: Playing, state: Any, seat: int) -> list[Playing]:
    """An encoding, and a clone of it with one small step, if there is any to take."""
    for index in _allowed(encoding, state, seat):
        copy = encoding.clone()
        if _code(copy, state, seat, index) == MORE:
            return [encoding, copy]
    return [encoding]


def _play(game: Game[Any], encoding: Playing, setup: Setup, whim: FastChance) -> None:
    """A whole game, by indices alone."""
    state = game.start(setup, whim)
    while owing := game.to_act(state):
        seat = owing[whim.below(len(owing))]
        allowed = _allowed(encoding, state, seat)
        promise(bool(allowed), "a seat owes a choice, and has no index")
        game.apply(state, seat, _walk(encoding, state, seat, allowed[whim.below(len(allowed))], whim), whim)
