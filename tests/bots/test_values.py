"""What choices of a race that is over had been worth is told of each prediction, bet and bid that was made, and of no other."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from hippodrome.bots import make_bot
from hippodrome.bots.hints import values_for
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.record import Match, new_match
from hippodrome.core.wire import Setup, View
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import go, hand_in, names, season, started, view

Told = list[tuple[str | int | None, ...]]
EDITIONS = {"triple-couronne": "complet"}


def a_race(title: str, seed: int) -> list[tuple[Game[Any], View, int]]:
    """All that is chosen in a race that everybody plays at random, with what was seen then."""
    game = load_game(title)
    setup = Setup(title=title, edition=EDITIONS.get(title, game.editions()[0]), seats=3, options={})
    match: Match = new_match(game, setup, ("somebody",) * 3, seed=f"{seed:064x}")
    bots, made = [make_bot(game, "random", FastChance(seed + seat)) for seat in range(3)], list[tuple[Game[Any], View, int]]()
    while game.race(match.state) < 1 and (movers := game.to_act(match.state)):
        seen = match.view(movers[0])
        made.append((game, seen, bots[movers[0]].choose(seen)))
        match.act(movers[0], made[-1][2])
    return made


def told(game: Game[Any], seen: View, code: int, *facts: str) -> Told:
    """Of what something is told, by these facts of it."""
    found = values_for(game, seen, code, FastChance(1), 20)
    assert all(hint.chance is not None or hint.worth is not None for hint in found)
    return [(hint.key, *(hint.facts.get(name) for name in facts)) for hint in found]


def numbers(pattern: str, action: str) -> list[int]:
    return [int(number) for number in re.findall(pattern, action)]


@pytest.mark.parametrize("seed", range(3))
def test_of_ticket_gagnant_each_prediction(seed: int) -> None:
    predictions = 0
    for game, seen, code in a_race("ticket-gagnant", seed):
        word, *rest = game.write(code).split()
        facts = told(game, seen, code, "first", "second", "third")
        if word == "predict":
            predictions += 1
            ((_, *horses),) = facts
            assert [horse or "." for horse in horses] == [int(part) if part != "." else "." for part in rest[0].split("/")]
        else:
            assert not facts
    assert predictions == 3


@pytest.mark.parametrize("seed", range(3))
def test_of_finish_each_bet_and_the_horse_of_each_bid(seed: int) -> None:
    words = set()
    for game, seen, code in a_race("finish", seed):
        action = game.write(code)
        words.add(action.split()[0])
        if action.startswith("bets"):
            staked = [("win", lane) for lane in numbers(r"win (\d+)", action)]
            staked += [("place", lane) for lane in numbers(r"place (\d+)", action)]
            assert sorted(told(game, seen, code, "lane")) == sorted(staked)
        elif action.startswith(("bid", "maximum")) and not action.endswith(" 0"):
            lot = [event for event in seen.history if type(event).__name__ == "LotOpened"][-1]
            assert told(game, seen, code, "horse") == [("owner", lot.horse)]  # type: ignore[attr-defined]
        else:
            assert not told(game, seen, code)
    assert {"bets", "bid"} <= words


@pytest.mark.parametrize("seed", range(3))
def test_of_finish_line_each_horse_and_each_pair_that_was_backed(seed: int) -> None:
    backed = 0
    for game, seen, code in a_race("finish-line", seed):
        wins, _, places = game.write(code).partition("place")
        starts = numbers(r"win s(\d+)", wins) if wins.startswith("bets") else []
        pairs = re.findall(r"s(\d+)\+s(\d+)", places)
        backed += len(starts)
        paired = [("pair", min(map(int, pair))) for pair in pairs]
        assert sorted(told(game, seen, code, "start")) == sorted([*(("backed", start) for start in starts), *paired])
    assert backed


# La Triple Couronne, where there is more to choose

_loaded: Any = load_game("triple-couronne")
assert isinstance(_loaded, TripleCouronne)
GAME: TripleCouronne = _loaded


def of(state: Season, action: str, *facts: str) -> Told:
    return told(GAME, view(state, 0), GAME.read(action), *facts)


@pytest.mark.parametrize("seed", range(2))
def test_of_triple_couronne_nothing_but_bids_and_bets(seed: int) -> None:
    words = set()
    for game, seen, code in a_race("triple-couronne", seed):
        word = game.write(code).split()[0]
        if told(game, seen, code):
            words.add(word)
    assert "bid" in words and words <= {"bid", "maximum", "bets"}


def test_of_triple_couronne_each_bet() -> None:
    owners = {17: 0, 18: 1, 20: 2, 22: 3, 23: 4}
    state = go(season(5, "complet", 4, owners=owners, earnings=dict.fromkeys(owners, 0)), "bets", list(owners))
    for first, second in combinations(owners, 2):
        (won, both) = names(first), names(first, second)
        found = of(state, f"bets win {first} 50000 pair {first} {second} 10000", "horse", "second")
        assert found == [("bet", *won, *won), ("pair", *both)]
    assert not of(state, "bets none")


def test_of_triple_couronne_the_horse_that_was_bid_for() -> None:
    state = started(4, "complet")
    lot = view(state, 0).lot
    assert lot is not None
    for action in ("bid 1200000", "maximum 2000000"):
        assert of(state, action, "horse") == [("lot", lot.horse)]
    assert not of(state, "pass")


def test_of_a_horse_for_rent_what_it_may_win_and_nothing_of_the_others() -> None:
    state = hand_in(go(season(4, "complet", 3), "rentals", [13, 14, 15, 16]), {1: "rent 14 400000"})
    found = of(state, "bid 500000", "horse")
    assert found and {horse for _, horse in found} == set(names(14)) and {key for key, _ in found} <= {"win", "prize"}
