"""What an outlook needs and takes a while is worked out before a table is played, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hippodrome.games import load_game
from hippodrome.games.triple_couronne import form
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.server.tables.house import House
from tests.server.indoors import a_duel, a_house


def fresh(house: House) -> TripleCouronne:
    """A game of which nobody has asked for the form yet, as the house's own."""
    form._known.clear()
    game = load_game("triple-couronne")
    assert isinstance(game, TripleCouronne)
    house.games["triple-couronne"] = game
    return game


def is_prepared(game: TripleCouronne) -> bool:
    return game._form is not None and len(game._form._times) == 6


def test_a_game_is_prepared_when_a_table_is_opened_and_when_one_is_found_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_house(tmp_path) as house:
            game = fresh(house)
            assert not is_prepared(game)
            ada, _ = await a_duel(house, "triple-couronne", options={})
            assert is_prepared(game)
        async with a_house(tmp_path) as house:
            game = fresh(house)
            await house.room(ada.table)
            assert is_prepared(game)

    asyncio.run(run())
