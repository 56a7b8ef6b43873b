"""Bots against each other: wins are shared fairly, seats change with every deal, and the same seed gives the same games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.chance import Chance
from hippodrome.core.errors import BadSetup
from hippodrome.core.search import Budget
from hippodrome.games import load_game
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.tournament import Contest, Standing, play
from hippodrome.lab.work import Kept, Runner, stamp_of

GAME = load_game("triple-couronne")
SEATS: list[tuple[str, int]] = []


class Idle:
    """Enters nothing, and remembers where it sat and how long it might have thought."""

    def __init__(self, game: Any, chance: Chance) -> None:
        pass

    def choose(self, view: Any, budget: Budget | None = None) -> int:
        SEATS.append((type(self).__name__ + ("" if budget is None else f" {budget.rollouts}"), view.seat))
        return GAME.read("enter none")


class Lazy(Idle):
    """The same."""


def season(*bots: str, deals: int = 2, seed: int = 1, processes: int = 1, **options: Any) -> list[Standing]:
    return play(
        Contest(title="triple-couronne", bots=bots, edition="initiation", options=options), deals, seed, Runner(processes)
    )


def test_all_wins_add_up_to_one_and_are_repeated_on_any_number_of_processes() -> None:
    players = ("random", "random", "trainer")
    first, again, other = (
        [standing[:4] for standing in season(*players, deals=4, seed=seed, processes=processes)]
        for seed, processes in ((1, 1), (1, 2), (2, 1))
    )
    assert first == again != other
    assert sum(wins for _, wins, _, _ in first) == pytest.approx(1)
    assert [bot for bot, *_ in first] == list(players)


def test_every_deal_is_played_once_in_every_rotation() -> None:
    SEATS.clear()
    standings = season(f"{__name__}:Idle@30", f"{__name__}:Lazy", deals=1)
    assert set(SEATS[:6]) == {("Idle 30", 0), ("Lazy", 1)} and set(SEATS[6:]) == {("Idle 30", 1), ("Lazy", 0)}
    assert [(standing.wins, standing.within) for standing in standings] == [(0.5, 1.0)] * 2
    assert [standing.total for standing in standings] == [2_000_000, 2_000_000]


def test_the_interval_is_over_deals() -> None:
    one, other = season("trainer", "random", deals=8)
    assert 0 < one.within < 0.5 and one.within == pytest.approx(other.within)


def test_choices_that_the_clock_cuts_short_are_counted() -> None:
    contest = Contest(title="finish", bots=("high-roller@400", "random"), options={"races": 1}, seconds=1e-9)
    one, other = play(contest, 1, 1, Runner(1))
    assert one.struck > 0 and other.struck == 0


class Faulty(Idle):
    """Chooses what cannot be read as an action."""

    def choose(self, view: Any, budget: Budget | None = None) -> int:
        return -1


class Crashing(Idle):
    def choose(self, view: Any, budget: Budget | None = None) -> int:
        raise KeyError("lost")


@pytest.mark.parametrize(("bot", "key"), [("Faulty", "lab-bot-illegal"), ("Crashing", "lab-bot-failed")])
def test_a_bot_that_fails_is_named_with_the_deal(bot: str, key: str) -> None:
    with pytest.raises(LabProblem) as problem:
        season(f"{__name__}:{bot}", "random", processes=2)
    assert problem.value.key == key and problem.value.facts["bot"] == f"{__name__}:{bot}" and problem.value.facts["rotation"] == 0


@pytest.mark.parametrize("bot", ["nobody", "random@", "random@some", "random@0", "nothing.there:Bot", f"{__name__}:Missing"])
def test_bots_are_checked_before_anything_is_played(bot: str) -> None:
    with pytest.raises(BadSetup):
        season("random", bot)


def test_options_are_checked_as_at_any_table() -> None:
    with pytest.raises(BadSetup):
        season("random", "random", auction=True)


def test_what_is_kept_of_one_way_to_play_is_not_taken_for_another(tmp_path: Path) -> None:
    file, stamp = tmp_path / "kept.jsonl", stamp_of(GAME, "strength", 1)
    ways = [Contest(title="triple-couronne", bots=("random", "random"), edition=edition) for edition in ("initiation", "reduit")]
    alone = [[standing.total for standing in play(way, 2, 1, Runner(1))] for way in ways]
    assert [[standing.total for standing in play(way, 2, 1, Runner(1, "", Kept(file, stamp)))] for way in ways] == alone
