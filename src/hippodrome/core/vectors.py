"""Rows of numbers that compiled rules can look into without unpacking Python objects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def packed(rows: list[list[int]]) -> vec[vec[i64]]:
    """Rows of numbers, of any lengths."""
    found = vec[vec[i64]]()
    for row in rows:
        found = append(found, vec[i64](row))
    return found
