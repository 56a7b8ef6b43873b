"""Whole games of Finish Line on its drawn board: by pointer, by touch and with the keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hippodrome.games import load_game
from tests.browser import finish_line
from tests.browser.playing import Guest, play_out
from tests.server.playing import Message, any_action

Guests = Callable[..., Guest]
TIPSTER: Message = {"who": "bot", "bot": "tipster"}


def plain_slip(action: Message, capital: int) -> Message:
    """A slip as it is written without touching the chips: every stake is what the board proposes."""
    stake = capital // 5 // 100 * 100
    wins = [bet | {"stake": stake} for bet in action["wins"][:2]]
    return action | {"wins": wins, "places": [bet | {"stake": stake} for bet in action["places"][:1]]}


@pytest.mark.parametrize(
    ("seats", "language", "how", "keys"),
    [
        (2, "fr", {"size": (1280, 720)}, True),
        (3, "fr", {"size": (390, 664)}, False),
        (4, "en", {"size": (1440, 900)}, False),
    ],
    ids=["two-keyboard-fr", "three-phone-fr", "four-pointer-en"],
)
def test_a_whole_game_is_played_on_the_drawn_board(
    guest: Guests, seats: int, language: str, how: dict[str, Any], keys: bool
) -> None:
    ada = guest("Ada", language=language, **how)
    ada.plays("finish-line", [TIPSTER] * (seats - 1))
    chance = random.Random(seats)
    asked: set[str] = set()

    def turn(one: Guest) -> None:
        one.wait_for_turn()
        if one.is_over() or not one.is_asked():
            return
        view = one.view()
        action = any_action(view, chance)
        if action["do"] == "bets" and keys:
            action = plain_slip(action, view["choice"]["most"]) if view["race"] == 1 else {"do": "bets", "wins": [], "places": []}
        finish_line.carry_out(one, action, keys)
        asked.add(action["do"])

    play_out(ada, turn=turn, patience=150)
    assert asked >= {"bets", "take", "use", "aside"}
    assert ada.view()["phase"] == "over" and len(ada.told) > 0


def test_where_a_stake_would_lie_it_says_how_often_that_place_wins(guest: Guests) -> None:
    ada = guest("Ada", language="en")
    ada.plays("finish-line", [TIPSTER])
    ada.wait_for_turn()
    shares = load_game("finish-line").box.simulation.wins_played_well
    tiles = [ada.page.locator(f'[data-guide="tile-{start}"]') for start in range(1, len(shares) + 1)]
    assert all(f"≈{round(100 * share)}%" in tile.inner_text() for tile, share in zip(tiles, shares, strict=True))
