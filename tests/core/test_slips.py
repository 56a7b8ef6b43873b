"""Slips: forms with free amounts, packed into one number each."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.actions import Actions
from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.slips import (
    AMOUNT_BITS,
    KIND_BITS,
    LINE_BITS,
    MOST_AMOUNT,
    TARGET_BITS,
    Form,
    Line,
    one_amount,
    pack_slip,
    unpack_slip,
)

KIND = 5
EMPTY = (0, 0)


def betting(total: int = 1000, may_be_empty: bool = True, high: int = 1000) -> Form:
    """One line to win and two for a place, on targets 1 to 4, in fifties from 50."""
    lines = [Line(name, 4, 50, high, 50) for name in ("win", "place", "place")]
    return Form(KIND, lines, total, may_be_empty)


def bid(low: int = 300, high: int = 1000) -> Form:
    """One amount in hundreds."""
    return Form(2, [Line("bid", 1, low, high, 100)], high, False)


def problem(form: Form, *lines: tuple[int, int]) -> tuple[int, str, int] | None:
    """What is wrong with a slip: line, kind of problem, bound. Packed and unpacked it must be the same."""
    found = form.problem_with(list(lines))
    packed = form.problem(pack_slip(form.kind, list(lines)))
    assert (found is None) == (packed is None)
    if found is None or packed is None:
        return None
    assert (found.line, found.what, found.bound) == (packed.line, packed.what, packed.bound)
    return found.line, found.what, found.bound


# Packing


def test_a_form_with_more_than_15_targets_has_wider_lines() -> None:
    lines = [Line("win", 7, 100, 1000, 100), Line("pair", 21, 100, 1000, 100)]
    wide, usual = Form(KIND, lines, 1000, True), Form(KIND, lines[:1], 1000, True)
    assert (usual.target_bits, wide.target_bits) == (TARGET_BITS, 5)
    assert [Form(KIND, [Line("x", count, 1, 9, 1)], 9, True).target_bits for count in (1, 15, 16, 31, 32)] == [4, 4, 5, 5, 6]
    code = wide.pack([(7, 200), (21, 300)])
    assert code == KIND | 7 << 4 | 200 << 9 | 21 << 65 | 300 << 70
    assert unpack_slip(code, 2, 5) == [(7, 200), (21, 300)]
    assert wide.problem(code) is None
    assert usual.pack([(7, 200)]) == pack_slip(KIND, [(7, 200)])
    beyond = wide.problem(wide.pack([(7, 200), (22, 300)]))
    assert beyond is not None and (beyond.line, beyond.what, beyond.bound) == (1, "target", 21)


def test_wide_slips_are_drawn_within_their_bounds_and_reach_every_target() -> None:
    form = Form(KIND, [Line("pair", 21, 100, 1000, 100)] * 2, 1000, True)
    chance, seen = FastChance(3), set()
    for _ in range(600):
        code = form.draw(chance)
        assert form.problem(code) is None
        seen |= {target for target, _ in unpack_slip(code, 2, 5) or []}
    assert seen == set(range(22))


@pytest.mark.parametrize("amount", [0, 1, -1, MOST_AMOUNT, -MOST_AMOUNT])
@pytest.mark.parametrize("target", [0, 1, 15, 16, 31])
def test_what_was_packed_wide_can_be_unpacked(target: int, amount: int) -> None:
    for lines in ([(target, amount)], [EMPTY, (target, amount)], [(target, amount), (17, 7), (target, amount)]):
        assert unpack_slip(pack_slip(9, lines, 5), len(lines), 5) == lines


def test_a_line_has_room_for_its_target_and_its_amount() -> None:
    assert (KIND_BITS, TARGET_BITS, AMOUNT_BITS) == (4, 4, 56)
    assert LINE_BITS == TARGET_BITS + AMOUNT_BITS
    assert MOST_AMOUNT == 2**53 < 2 ** (AMOUNT_BITS - 1)


def test_a_slip_is_packed_as_documented() -> None:
    assert pack_slip(5, [EMPTY]) == 5
    assert pack_slip(2, [(1, 1500)]) == 2 | 1 << 4 | 1500 << 8
    assert pack_slip(4, [(5, 1000), (2, 300), (6, 500)]) == (4 | 5 << 4 | 1000 << 8 | 2 << 64 | 300 << 68 | 6 << 124 | 500 << 128)
    assert pack_slip(2, [(1, -1)]) == 2 | 1 << 4 | (2**56 - 1) << 8


@pytest.mark.parametrize("amount", [0, 1, -1, 100, MOST_AMOUNT, -MOST_AMOUNT, 2**55 - 1, -(2**55)])
@pytest.mark.parametrize("target", [0, 1, 15])
def test_what_was_packed_can_be_unpacked(target: int, amount: int) -> None:
    for lines in ([(target, amount)], [EMPTY, (target, amount)], [(target, amount), (3, 7), (target, amount)]):
        assert unpack_slip(pack_slip(9, lines), len(lines)) == lines


def test_random_slips_survive_the_round_trip() -> None:
    random = Random(1)
    for _ in range(300):
        lines = [(random.randrange(16), random.randint(-MOST_AMOUNT, MOST_AMOUNT)) for _ in range(random.randint(1, 4))]
        kind = random.randrange(16)
        code = pack_slip(kind, lines)
        assert code & 15 == kind
        assert unpack_slip(code, len(lines)) == lines


def test_a_number_wider_than_the_lines_cannot_be_unpacked() -> None:
    assert unpack_slip(1 << 63, 1) is not None
    assert unpack_slip(1 << 64, 1) is None
    assert unpack_slip(pack_slip(4, [EMPTY, (1, 100)]), 1) is None
    assert unpack_slip(1 << 64, 2) is not None
    assert unpack_slip(1 << 124, 2) is None


@pytest.mark.parametrize("code", [-1, -16, -(2**70)])
def test_a_negative_number_cannot_be_unpacked(code: int) -> None:
    assert unpack_slip(code, 3) is None


def test_nothing_is_the_empty_slip() -> None:
    assert unpack_slip(0, 2) == [EMPTY, EMPTY]


def test_the_amount_of_a_slip_with_one_line() -> None:
    assert one_amount(pack_slip(2, [(1, 1500)])) == 1500
    assert one_amount(pack_slip(2, [(1, -700)])) == -700
    assert one_amount(pack_slip(2, [(1, 100), (2, 200)])) == 0
    assert one_amount(-5) == 0


# What may be handed in


@pytest.mark.parametrize("amount", [300, 400, 900, 1000])
def test_an_amount_within_the_bounds_may_be_handed_in(amount: int) -> None:
    assert problem(bid(), (1, amount)) is None


@pytest.mark.parametrize(
    ("amount", "what", "bound"),
    [
        (299, "low", 300), (200, "low", 300), (0, "low", 300), (-400, "low", 300),
        (301, "step", 100), (350, "step", 100), (999, "step", 100), (1050, "step", 100),
        (1100, "high", 1000), (MOST_AMOUNT // 100 * 100, "high", 1000),
    ],
)  # fmt: skip
def test_an_amount_beyond_its_bounds_is_a_problem(amount: int, what: str, bound: int) -> None:
    assert problem(bid(), (1, amount)) == (0, what, bound)


@pytest.mark.parametrize("target", [0, 2, 15])
def test_a_target_that_is_none_is_a_problem(target: int) -> None:
    assert problem(bid(), (target, 300)) == (0, "target", 1)


@pytest.mark.parametrize(("line", "target"), [(0, 5), (1, 0), (2, 5), (2, 15)])
def test_the_line_of_a_problem_is_told(line: int, target: int) -> None:
    lines = [(1, 100), (1, 100), (2, 100)]
    lines[line] = (target, 100)
    assert problem(betting(), *lines) == (line, "target", 4)


def test_the_first_and_the_last_target_may_be_chosen() -> None:
    assert problem(betting(), (4, 100), (1, 100), (4, 100)) is None


def test_a_slip_that_must_be_filled_in_cannot_be_empty() -> None:
    assert problem(bid(), EMPTY) == (0, "empty", 0)
    assert problem(betting(may_be_empty=False), EMPTY, EMPTY, EMPTY) == (0, "empty", 0)
    assert problem(betting(may_be_empty=False), EMPTY, (1, 50), EMPTY) is None


def test_a_slip_that_may_be_empty_can_be_empty() -> None:
    assert problem(betting(), EMPTY, EMPTY, EMPTY) is None


def test_lines_of_the_same_name_go_to_different_targets() -> None:
    assert problem(betting(), EMPTY, (3, 50), (3, 100)) == (2, "twice", 3)
    assert problem(betting(), (3, 50), (3, 50), EMPTY) is None
    assert problem(betting(), (3, 50), (2, 50), (3, 50)) is None


def test_lines_of_the_same_name_are_compared_however_far_apart() -> None:
    lines = [Line(name, 4, 50, 1000, 50) for name in ("win", "place", "show", "place")]
    form = Form(KIND, lines, 1000, True)
    assert problem(form, (1, 50), (3, 50), (3, 50), (3, 50)) == (3, "twice", 3)
    assert problem(form, (1, 50), (3, 50), (3, 50), (2, 50)) is None


def test_lines_of_the_same_name_are_filled_from_the_first() -> None:
    assert problem(betting(), (1, 50), EMPTY, (2, 50)) == (2, "malformed", 0)
    assert problem(betting(), EMPTY, (2, 50), EMPTY) is None
    assert problem(betting(), (1, 50), EMPTY, EMPTY) is None


def test_all_amounts_together_stay_within_the_total() -> None:
    assert problem(betting(), (1, 500), (2, 300), (3, 200)) is None
    assert problem(betting(), (1, 500), (2, 300), (3, 250)) == (0, "total", 1000)
    assert problem(betting(), (1, 1000), EMPTY, EMPTY) is None
    assert problem(betting(), (1, 1000), (1, 50), EMPTY) == (0, "total", 1000)


def test_a_single_amount_has_its_own_bound_beside_the_total() -> None:
    assert problem(betting(total=1000, high=400), (1, 400), (2, 400), EMPTY) is None
    assert problem(betting(total=1000, high=400), (1, 450), EMPTY, EMPTY) == (0, "high", 400)


def test_a_number_of_another_kind_or_width_is_malformed() -> None:
    for code in (
        pack_slip(KIND + 1, [EMPTY, EMPTY, EMPTY]),
        pack_slip(0, [(1, 100), EMPTY, EMPTY]),
        pack_slip(KIND, [(1, 100), (1, 100), (2, 100), (3, 100)]),
        -1,
        KIND - 16,
    ):
        found = betting().problem(code)
        assert found is not None
        assert (found.line, found.what, found.bound) == (0, "malformed", 0)


# Drawn slips


@pytest.mark.parametrize(
    "form",
    [betting(), betting(total=120), betting(total=40), betting(high=400), betting(may_be_empty=False), bid(), bid(1000, 1000)],
    ids=["plain", "little", "nothing", "bounded", "must", "bid", "one amount"],
)
def test_every_drawn_slip_may_be_handed_in(form: Form) -> None:
    chance = FastChance(3)
    for _ in range(300):
        assert form.problem(form.draw(chance)) is None


def test_every_single_bet_can_be_drawn() -> None:
    form = Form(KIND, [Line("win", 3, 50, 200, 50)], 200, True)
    chance = FastChance(4)
    drawn = {form.draw(chance) for _ in range(500)}
    assert drawn == {pack_slip(KIND, [EMPTY]), *[pack_slip(KIND, [(t, a)]) for t in (1, 2, 3) for a in (50, 100, 150, 200)]}


def test_a_slip_is_drawn_line_by_line_amount_before_target() -> None:
    """Wanted or not (one in three is not), then steps above the least amount, then one of the free targets."""
    chance = ScriptedChance([1, 2, 3, 2, 4, 0, 1, 0, 2])
    assert betting().draw(chance) == pack_slip(KIND, [(4, 150), (1, 250), (4, 50)])
    assert chance.left() == 0
    chance = ScriptedChance([0, 0, 1])
    assert betting().draw(chance) == pack_slip(KIND, [EMPTY, EMPTY, EMPTY])
    assert chance.left() == 0


def test_a_slip_that_must_be_filled_in_is_drawn_full() -> None:
    chance = ScriptedChance([7, 0])
    assert bid().draw(chance) == pack_slip(2, [(1, 1000)])
    assert chance.left() == 0


def test_a_drawn_slip_spends_no_more_than_is_left() -> None:
    chance = ScriptedChance([1, 19, 0, 1, 1])
    assert betting().draw(chance) == pack_slip(KIND, [(1, 1000), EMPTY, EMPTY])
    chance = ScriptedChance([1, 17, 0, 1, 1, 0, 1])
    assert betting().draw(chance) == pack_slip(KIND, [(1, 900), (1, 100), EMPTY])
    assert chance.left() == 0


def test_with_more_lines_than_targets_the_last_one_stays_empty() -> None:
    form = Form(KIND, [Line("place", 1, 50, 1000, 50)] * 2, 1000, True)
    chance = ScriptedChance([1, 0, 0, 1])
    assert form.draw(chance) == pack_slip(KIND, [(1, 50), EMPTY])
    assert chance.left() == 0


def test_enormous_bounds_can_be_drawn_from() -> None:
    form = bid(300, MOST_AMOUNT // 100 * 100)
    chance = FastChance(5)
    assert all(form.problem(form.draw(chance)) is None for _ in range(50))
    assert form.draw(ScriptedChance([0x7FFFFFFE, 0])) == pack_slip(2, [(1, 300 + 100 * 0x7FFFFFFE)])


# Forms among the actions of a seat


def test_an_action_is_listed_or_fits_a_form() -> None:
    actions = Actions([bid(), betting()])
    actions.add(1)
    assert 1 in actions and pack_slip(2, [(1, 500)]) in actions and pack_slip(KIND, [EMPTY, EMPTY, EMPTY]) in actions
    assert 3 not in actions and pack_slip(2, [(1, 5000)]) not in actions
    assert -1 not in actions and 2**63 not in actions and 2**200 + 1 not in actions and -(2**200) not in actions
    assert (list(actions), len(actions), bool(actions)) == ([1], 1, True)


def test_a_form_alone_is_something_to_choose() -> None:
    assert bool(Actions([bid()])) and len(Actions([bid()])) == 0
    assert not Actions()


def test_any_listed_action_or_form_can_be_drawn() -> None:
    actions = Actions([bid(), betting()])
    actions.add(1)
    actions.add(9)
    assert actions.draw(ScriptedChance([0])) == 1
    assert actions.draw(ScriptedChance([1])) == 9
    assert actions.draw(ScriptedChance([2, 0, 0])) == pack_slip(2, [(1, 300)])
    assert actions.draw(ScriptedChance([3, 0, 0, 0])) == pack_slip(KIND, [EMPTY, EMPTY, EMPTY])
