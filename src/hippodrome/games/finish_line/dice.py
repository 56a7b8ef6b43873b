"""Dice: five colours, fourteen kinds of face. What each die carries is written in the box."""

from __future__ import annotations

from typing import Final, get_args

from hippodrome.games.finish_line.actions import Colour, UsableFace

WHITE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLACK: Final = 4
COLOURS: tuple[str, ...] = get_args(Colour)
COLOUR_COUNT: Final = 5

BLANK: Final = 0
HORSESHOE: Final = 1
OUTSIDER_1000: Final = 2
OUTSIDER_2000: Final = 3
OUTSIDER_3000: Final = 4
WHIP: Final = 5
DOUBLE: Final = 6
SIDE_BET: Final = 7
EXTRA: Final = 8
DISQUALIFIED: Final = 9
TIP: Final = 10
PACE: Final = 11
HELMET: Final = 12
INTERFERENCE: Final = 13
DEAD_HEAT: Final = 14
LOSS: Final = 15
FACES: tuple[str, ...] = ("blank", *get_args(UsableFace))

COLOUR_OF = (
    -1, WHITE, GREEN, GREEN, GREEN, RED, RED, BLACK, BLACK, BLACK, BLACK, BLACK, YELLOW, YELLOW, YELLOW, YELLOW,
)  # fmt: skip
"""The dice that carry a face; a blank may be on any."""

FACES_PER_DIE: Final = 6
IN_HAND: Final = 3
"""FL-11: dice before the player whose turn it is."""
PHOTO_DICE: Final = 6
"""FL-35: white dice for each horse of a dead heat."""
