"""What lies behind the track on a fine afternoon: hills, trees, the stand and the crowd."""

from __future__ import annotations

import math

from rich.text import Text

_SKY, _HILL, _MEADOW = "#bcd7e3", "#7fa96b", "#6c9a5b"
_TREE, _ROOF, _WALL, _WINDOW = "#2f5d34", "#a8452f", "#efe3c6", "#5b6b82"
_CROWD = ("#c42d2d", "#2463b8", "#ecc02c", "#f5eedd", "#7a45a6", "#22252b", "#e07020")
_STEPS = " ▁▂▃▄▅▆▇"


def backdrop(width: int, lines: int) -> list[Text]:
    """Three lines of scenery, or none."""
    if lines < 3:
        return []
    stand = range(int(width * 0.56), int(width * 0.84))
    return [_far(width, stand), _near(width, stand), _people(width)]


def _far(width: int, stand: range) -> Text:
    line = Text(no_wrap=True)
    for x in range(width):
        if x == stand.start:
            line.append("▗", style=f"{_ROOF} on {_SKY}")
        elif x == stand.stop - 1:
            line.append("▖", style=f"{_ROOF} on {_SKY}")
        elif x in stand:
            line.append("▄", style=f"{_ROOF} on {_SKY}")
        else:
            height = int(2.6 + 2.4 * math.sin(x / 13) + 1.4 * math.sin(x / 5 + 2))
            line.append(_STEPS[max(0, min(7, height))], style=f"{_HILL} on {_SKY}")
    return line


def _near(width: int, stand: range) -> Text:
    line = Text(no_wrap=True)
    for x in range(width):
        if x in stand:
            inside = stand.start < x < stand.stop - 1
            line.append("▐" if inside and (x - stand.start) % 3 == 1 else " ", style=f"{_WINDOW} on {_WALL}")
        elif (tree := _tree(x)) is not None:
            line.append(tree, style=f"{_TREE} on {_HILL}")
        else:
            line.append(" ", style=f"on {_HILL}")
    return line


def _tree(x: int) -> str | None:
    """Trees four letters wide, at irregular distances."""
    for trunk in range(2, 400, 11):
        at = x - trunk - (trunk * 7 % 5)
        if 0 <= at < 4:
            return "▗▇▇▖"[at]
    return None


def _people(width: int) -> Text:
    line = Text(no_wrap=True)
    for x in range(width):
        if width * 0.34 < x < width * 0.9 and (x * 5 + x // 3) % 4:
            line.append("•", style=f"bold {_CROWD[(x * 3 + x // 7) % len(_CROWD)]} on {_MEADOW}")
        else:
            line.append(" ", style=f"on {_MEADOW}")
    return line
