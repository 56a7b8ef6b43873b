"""The story of a record: chances at each moment, and where it was won."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.core.record import read_header, replay
from hippodrome.games import load_game
from hippodrome.lab.odds import last_moment, odds_at
from hippodrome.lab.story import MOMENTS, Moment, _turns, tell
from hippodrome.lab.work import Runner

RECORDED = Path(__file__).parents[1] / "games" / "recorded"
SHORT = ("finish/1975-2-seats", "ticket-gagnant/2022-2-seats", "finish-line/2023-2-seats", "triple-couronne/initiation-2-seats")


@pytest.mark.parametrize("name", SHORT)
def test_chances_add_up_to_one_at_every_moment_and_end_with_the_winners(name: str) -> None:
    text = (RECORDED / f"{name}.jsonl").read_text()
    title = read_header(text).setup.title
    story = tell(load_game(title), text, "", 2, 1, Runner(1))
    moments = [moment for race in story.races for moment in race.moments]
    assert all(sum(moment.chances) == pytest.approx(1, abs=0.001) for moment in moments)
    assert [race.number for race in story.races] == list(range(1, len(story.races) + 1))
    assert all(len(race.moments) <= MOMENTS + 1 and race.odds is not None for race in story.races)
    assert moments[0].actions == 0 and moments[-1].actions == text.count("\n") - 2
    closing = text.splitlines()[-1]
    winners = [seat for seat, chance in enumerate(moments[-1].chances) if chance]
    assert f'"winners":{winners}'.replace(" ", "") in closing.replace(" ", "")


def test_a_race_is_reckoned_with_where_something_is_still_open() -> None:
    game, text = load_game("finish-line"), (RECORDED / "finish-line/2023-4-seats.jsonl").read_text()
    after = last_moment((match for match in replay(game, text) if game.race(match.state) == 2), None)
    at_it = next(match for at, match in enumerate(replay(game, text)) if at == after)
    odds = odds_at(at_it, None, 100, 1)
    assert odds is not None and any(0 < hint.chance < 1 for hint in odds.hints if hint.chance is not None)


def test_it_was_won_where_the_winners_chance_rose_most_but_not_by_accident() -> None:
    moments = [Moment(at, 0, 0, "", (chance, 1 - chance)) for at, chance in enumerate((0.5, 0.3, 0.7, 0.75, 1.0))]
    assert [turn.after.actions for turn in _turns(moments, 0.1)] == [2, 4]
