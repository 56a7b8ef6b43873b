"""Sealed choices."""

from __future__ import annotations

from hippodrome.core.sealed import Sealed


def test_choices_come_in_any_order_and_the_last_one_completes_them() -> None:
    sealed = Sealed(3)
    assert sealed.owing() == (0, 1, 2)
    assert not sealed.put(2, 5)
    assert not sealed.put(0, 0)
    assert sealed.owing() == (1,)
    assert sealed.put(1, 7)
    assert list(sealed.choices) == [0, 7, 5] and sealed.owing() == ()


def test_a_choice_can_be_changed_while_another_is_missing() -> None:
    sealed = Sealed(2)
    assert not sealed.put(0, 1)
    assert not sealed.put(0, 2)
    assert sealed.owing() == (1,)
    assert sealed.put(1, 3)
    assert list(sealed.choices) == [2, 3]


def test_a_copy_lives_its_own_life() -> None:
    sealed = Sealed(2)
    sealed.put(0, 4)
    copy = sealed.clone()
    assert copy.put(1, 9)
    assert list(sealed.choices) == [4, -1] and sealed.missing == 1
