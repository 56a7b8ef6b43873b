"""Rows of numbers that compiled rules can look into without unpacking Python objects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance


def packed(rows: list[list[int]]) -> vec[vec[i64]]:
    """Rows of numbers, of any lengths."""
    found = vec[vec[i64]]()
    for row in rows:
        found = append(found, vec[i64](row))
    return found


def total(numbers: vec[i64]) -> i64:
    """All of them together."""
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def draw_by(weights: vec[i64], chance: Chance) -> i64:
    """A place, drawn in proportion to its weight; a place without weight never is."""
    point = chance.below(total(weights))
    at: i64 = 0
    while point >= weights[at]:
        point -= weights[at]
        at += 1
    return at
