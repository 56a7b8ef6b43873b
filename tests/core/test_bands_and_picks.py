"""Slips whose targets differ: bounds for each of them, fixed prices, and picks without amounts."""

from __future__ import annotations

import pytest

from hippodrome.core.actions import Actions
from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.slips import Form, Line, Picks, banded

KIND = 5
EMPTY = (0, 0)


# Targets that differ


BANDS = {2: (100, 300), 5: (200, 200), 20: (50, 400)}


def offering(lines: int = 2, total: int = 900, may_be_empty: bool = True) -> Form:
    """Offers for the targets 2, 5 and 20, each with its own bounds, in fifties."""
    return Form(KIND, [Line("offer", 24, 50, 900, 50, BANDS)] * lines, total, may_be_empty)


def offer_problem(*lines: tuple[int, int]) -> tuple[int, str, int] | None:
    form = offering(len(lines))
    found = form.problem(form.pack(list(lines)))
    return None if found is None else (found.line, found.what, found.bound)


def test_a_banded_line_goes_from_the_least_to_the_most_of_its_targets() -> None:
    line = banded("offer", 24, 50, BANDS)
    assert (line.name, line.targets, line.low, line.high, line.step, line.bands, line.fixed) == (
        "offer", 24, 50, 400, 50, BANDS, False,
    )  # fmt: skip
    assert banded("race", 24, 1, BANDS, fixed=True).fixed
    nothing = banded("pair", 24, 50, {})
    assert (nothing.low, nothing.high, nothing.open_targets()) == (0, 0, [])


def test_a_line_with_bands_has_the_bounds_of_each_target() -> None:
    line = offering().lines[0]
    assert line.open_targets() == [2, 5, 20]
    assert [(line.least(target), line.most(target)) for target in BANDS] == list(BANDS.values())
    assert (line.least(3), line.most(3)) == (50, 900)


def test_a_line_without_bands_has_the_same_bounds_for_all_targets() -> None:
    line = Line("win", 3, 50, 200, 50)
    assert line.open_targets() == [1, 2, 3]
    assert {(line.least(target), line.most(target)) for target in (1, 2, 3)} == {(50, 200)}


@pytest.mark.parametrize(("target", "amount"), [(2, 100), (2, 150), (2, 300), (5, 200), (20, 50), (20, 400)])
def test_an_amount_within_the_band_of_its_target_may_be_handed_in(target: int, amount: int) -> None:
    assert offer_problem((target, amount)) is None


@pytest.mark.parametrize(
    ("target", "amount", "what", "bound"),
    [
        (2, 50, "low", 100), (2, 99, "low", 100), (2, 0, "low", 100), (2, 350, "high", 300), (2, 101, "step", 50),
        (5, 150, "low", 200), (5, 250, "high", 200), (20, 450, "high", 400), (20, -50, "low", 50),
        (1, 100, "target", 24), (24, 100, "target", 24), (25, 100, "target", 24), (0, 100, "target", 24),
    ],
)  # fmt: skip
def test_an_amount_outside_the_band_and_a_target_without_one_are_problems(
    target: int, amount: int, what: str, bound: int
) -> None:
    assert offer_problem((target, amount)) == (0, what, bound)


def test_lines_with_bands_go_to_different_targets_from_the_first_line_on() -> None:
    assert offer_problem((2, 100), (20, 50)) is None
    assert offer_problem((20, 50), (2, 100)) is None
    assert offer_problem((2, 100), (2, 150)) == (1, "twice", 2)
    assert offer_problem((0, 0), (2, 100)) == (1, "malformed", 0)
    assert offer_problem((2, 100), (20, 500)) == (1, "high", 400)


def test_lines_with_bands_stay_within_the_total() -> None:
    form = offering(3, total=500)
    assert form.problem(form.pack([(2, 300), (5, 200), EMPTY])) is None
    found = form.problem(form.pack([(2, 300), (5, 200), (20, 50)]))
    assert found is not None and (found.line, found.what, found.bound) == (0, "total", 500)


@pytest.mark.parametrize(
    "form", [offering(3), offering(3, total=350), offering(3, total=90), offering(1, may_be_empty=False), offering(5)]
)
def test_every_drawn_slip_with_bands_may_be_handed_in(form: Form) -> None:
    chance = FastChance(6)
    for _ in range(200):
        assert form.problem(form.draw(chance)) is None


def test_every_offer_within_the_bands_can_be_drawn() -> None:
    form = Form(KIND, [Line("offer", 24, 50, 900, 50, BANDS)], 900, True)
    chance = FastChance(7)
    every = {form.pack([(target, amount)]) for target, (low, high) in BANDS.items() for amount in range(low, high + 1, 50)}
    assert {form.draw(chance) for _ in range(600)} == {form.pack([EMPTY]), *every}


def test_a_slip_with_bands_is_drawn_line_by_line_target_before_amount() -> None:
    """Wanted or not (one in three is not), then one of the free targets, then steps above its least amount."""
    chance = ScriptedChance([1, 2, 7, 2, 0, 4])
    form = offering()
    assert form.draw(chance) == form.pack([(20, 400), (2, 300)])
    assert chance.left() == 0
    chance = ScriptedChance([0])
    assert form.draw(chance) == form.pack([EMPTY, EMPTY])
    assert chance.left() == 0


def test_a_drawn_slip_names_no_target_that_is_dearer_than_what_is_left() -> None:
    form = offering(2, total=250)
    chance = ScriptedChance([1, 1, 0, 1, 0, 0])  # 5 for 200: then only 20 is cheap enough, for the 50 that are left
    assert form.draw(chance) == form.pack([(5, 200), (20, 50)])
    assert chance.left() == 0


# Fixed prices


def insuring(total: int = 500, may_be_empty: bool = True) -> Form:
    """Two kinds of contract; what they cost is not written on the slip."""
    lines = [Line("race", 24, 0, 500, 1, {1: (40, 40), 20: (40, 40)}, fixed=True)]
    lines.append(Line("next", 24, 0, 500, 1, {1: (300, 300), 20: (480, 480)}, fixed=True))
    return Form(KIND, lines, total, may_be_empty)


def insuring_problem(form: Form, *lines: tuple[int, int]) -> tuple[int, str, int] | None:
    found = form.problem(form.pack(list(lines)))
    return None if found is None else (found.line, found.what, found.bound)


def test_a_fixed_price_is_not_written_on_the_slip() -> None:
    assert insuring_problem(insuring(), (1, 0), (1, 0)) is None
    assert insuring_problem(insuring(), EMPTY, (20, 0)) is None
    assert insuring_problem(insuring(), EMPTY, EMPTY) is None
    assert insuring_problem(insuring(), (1, 40), EMPTY) == (0, "malformed", 0)
    assert insuring_problem(insuring(), (1, 0), (1, -1)) == (1, "malformed", 0)


def test_a_target_without_a_price_cannot_be_named() -> None:
    assert insuring_problem(insuring(), (2, 0), EMPTY) == (0, "target", 24)
    assert insuring_problem(insuring(), (1, 0), (24, 0)) == (1, "target", 24)


def test_fixed_prices_count_in_the_total() -> None:
    assert insuring_problem(insuring(total=340), (1, 0), (1, 0)) is None
    assert insuring_problem(insuring(total=339), (1, 0), (1, 0)) == (0, "total", 339)
    assert insuring_problem(insuring(), (20, 0), (20, 0)) == (0, "total", 500)


def test_a_slip_of_fixed_prices_may_have_to_be_filled_in() -> None:
    assert insuring_problem(insuring(may_be_empty=False), EMPTY, EMPTY) == (0, "empty", 0)
    assert insuring_problem(insuring(may_be_empty=False), EMPTY, (1, 0)) is None


def test_drawn_slips_of_fixed_prices_stay_within_the_total_and_reach_every_mix() -> None:
    form, chance = insuring(), FastChance(8)
    drawn = {form.draw(chance) for _ in range(400)}
    mixes = [
        (EMPTY, EMPTY),
        ((1, 0), EMPTY),
        ((20, 0), EMPTY),
        (EMPTY, (1, 0)),
        (EMPTY, (20, 0)),
        ((1, 0), (1, 0)),
        ((20, 0), (1, 0)),
    ]
    assert drawn == {form.pack(list(mix)) for mix in mixes}
    assert all(form.problem(code) is None for code in drawn)


# Picks


def picks(least: int = 0, most: int = 3) -> Picks:
    """Some of the things 1, 7 and 24."""
    return Picks(KIND, [1, 7, 24], least, most)


def picked(*things: int) -> int:
    return KIND | sum(1 << thing - 1 for thing in things) << 4


def picks_problem(form: Picks, code: int) -> tuple[str, int] | None:
    found = form.problem(code)
    return None if found is None else (found.what, found.bound)


def test_picks_are_packed_as_a_bit_for_each_thing() -> None:
    assert picks().pack([(1, 0), (24, 0)]) == picked(1, 24) == KIND | 1 << 4 | 1 << 27
    assert picks().pack([]) == KIND
    assert (picks().things, picks().least, picks().most, picks().lines) == ([1, 7, 24], 0, 3, [])


@pytest.mark.parametrize("things", [(), (1,), (7,), (24,), (1, 7), (1, 7, 24)])
def test_any_of_the_things_may_be_picked(things: tuple[int, ...]) -> None:
    assert picks_problem(picks(), picked(*things)) is None


def test_other_things_cannot_be_picked_and_the_last_of_them_is_told() -> None:
    assert picks_problem(picks(), picked(2)) == ("target", 2)
    assert picks_problem(picks(), picked(1, 3, 25, 7)) == ("target", 25)
    assert picks_problem(picks(), picked(400)) == ("target", 400)


def test_no_fewer_and_no_more_than_the_bounds_are_picked() -> None:
    two = picks(2, 2)
    assert picks_problem(two, picked(1, 24)) is None
    assert picks_problem(two, picked(1)) == ("few", 2)
    assert picks_problem(two, picked()) == ("few", 2)
    assert picks_problem(two, picked(1, 7, 24)) == ("many", 2)


def test_a_number_of_another_kind_is_no_pick() -> None:
    for code in (picked(1) ^ 1, KIND + 1, 0, -1, KIND - 16):
        assert picks_problem(picks(), code) == ("malformed", 0)


def test_every_pick_within_the_bounds_can_be_drawn_and_no_other() -> None:
    chance = FastChance(9)
    assert {picks().draw(chance) for _ in range(200)} == {
        picked(), picked(1), picked(7), picked(24), picked(1, 7), picked(1, 24), picked(7, 24), picked(1, 7, 24),
    }  # fmt: skip
    assert {picks(2, 2).draw(chance) for _ in range(100)} == {picked(1, 7), picked(1, 24), picked(7, 24)}


def test_a_pick_is_drawn_by_how_many_and_then_which() -> None:
    chance = ScriptedChance([2, 1, 1])
    assert picks().draw(chance) == picked(7, 24)
    assert chance.left() == 0
    assert picks().things == [1, 7, 24]


def test_picks_are_found_among_the_actions_of_a_seat() -> None:
    actions = Actions([picks()])
    assert picked(1, 24) in actions and picked(2) not in actions and -1 not in actions
    assert (bool(actions), len(actions)) == (True, 0)
