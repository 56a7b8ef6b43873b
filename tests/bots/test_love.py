"""Those who go by their hearts: a server makes them anew for every choice, and they love the same one all the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hippodrome.bots import make_bot, stand_in
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import Setup, View
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.actions import SetMaximum

SEATS = 3
LOVERS = {
    "ticket-gagnant": ("sweetheart", "2022"),
    "finish-line": ("daydreamer", "2023"),
    "triple-couronne": ("heiress", "complet"),
}


def asked(title: str, seed: int, kind: str) -> Iterator[View]:
    """The views of every seat that is asked for this, in a game of sensible bots; as a server hands them on."""
    game, chance, log = load_game(title), FastChance(seed), Log()
    bots = [make_bot(game, stand_in(title), FastChance(seat)) for seat in range(SEATS)]
    state = game.start(Setup(title=title, edition=LOVERS[title][1], seats=SEATS), chance, log)
    while owing := game.to_act(state):
        view = game.view(state, owing[0], log.heard_by(owing[0]))
        if view.choice.kind == kind:
            yield msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        game.apply(state, owing[0], bots[owing[0]].choose(view, Budget(20)), chance, log)
        if title == "triple-couronne" and view.choice.kind != "bid":
            return  # the sale is over


def chosen(title: str, view: View, seed: int) -> Any:
    game = load_game(title)
    return game.action(make_bot(game, LOVERS[title][0], FastChance(seed)).choose(view))


def first_horses(seed: int) -> Iterator[tuple[int, set[int]]]:
    """Per prediction the seat, and whom newly made sweethearts put first."""
    for view in asked("ticket-gagnant", seed, "predict"):
        assert view.seat is not None
        yield view.seat, {chosen("ticket-gagnant", view, other).first for other in range(4)}


def test_the_sweetheart_loves_the_same_horse_for_a_whole_meeting() -> None:
    for seed in range(3):
        loves = list(first_horses(seed))
        assert len(loves) > 2 * SEATS
        by_seat = {seat: set().union(*(horses for each, horses in loves if each == seat)) for seat in range(SEATS)}
        assert [len(horses) for horses in by_seat.values()] == [1] * SEATS


def test_at_another_table_it_loves_another() -> None:
    assert len({min(next(first_horses(seed))[1]) for seed in range(12)}) > 3


def slips(seed: int) -> Iterator[tuple[Any, set[int]]]:
    """Per race the view, and on which horses newly made daydreamers put everything."""
    for view in asked("finish-line", seed, "bets"):
        bets = [chosen("finish-line", view, other) for other in range(4)]
        yield view, {view.tiles[bet.wins[0].start - 1].horse for bet in bets}  # type: ignore[attr-defined]


def test_the_daydreamer_has_one_lucky_number_for_a_whole_meeting() -> None:
    """Some number to which all its horses of a meeting are as close as any that ran."""
    for seed in range(3):
        for seat in range(SEATS):
            lucky = set(range(1, 31))
            for view, horses in slips(seed):
                if view.seat == seat:
                    (horse,) = horses
                    lucky &= {each for each in lucky if abs(each - horse) == min(abs(each - tile.horse) for tile in view.tiles)}
            assert lucky, (seed, seat)


def test_at_another_table_and_in_another_seat_it_has_another() -> None:
    starts = []
    for seed in range(8):
        firsts = list(slips(seed))[:SEATS]
        starts.append([next(tile.start for tile in view.tiles if tile.horse in horses) for view, horses in firsts])
    assert len({start for table in starts for start in table}) > 4
    assert sum(len(set(table)) > 1 for table in starts) > 4


def dear_colours(seed: int) -> dict[int, set[str]]:
    """Per seat the colours of horses for which a newly made heiress goes beyond the catalogue."""
    found: dict[int, set[str]] = {}
    for view in asked("triple-couronne", seed, "bid"):
        card = next(card for card in view.catalogue if card.name == view.choice.horses[0])  # type: ignore[attr-defined,union-attr]
        for other in range(2):
            action = chosen("triple-couronne", view, other)
            if isinstance(action, SetMaximum) and action.amount > card.suggested:
                found.setdefault(view.seat or 0, set()).add(card.colour)
    return found


def test_the_heiress_loves_one_colour_and_another_one_at_another_table() -> None:
    tables = [dear_colours(seed) for seed in range(4)]
    assert all(len(colours) == 1 for table in tables for colours in table.values())
    assert len({colour for table in tables for colour in table.get(0, ())}) > 1
