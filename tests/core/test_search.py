"""Actions that are tried out by rollouts: the better ones come first, by what the seat knows, the seed and the budget alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.search import WIN, Budget, lead, share, try_out
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles

pytestmark = pytest.mark.twice
GAME = load_game("ticket-gagnant")


def positions(title: str, seats: int, seed: int, edition: str = "") -> Iterator[Any]:
    """Before every choice of a game played at random."""
    game, chance = load_game(title), FastChance(seed)
    state = game.start(Setup(title=title, edition=edition or game.editions()[0], seats=seats), chance)
    while owing := game.to_act(state):
        yield game.clone(state)
        game.apply(state, owing[0], game.legal(state, owing[0]).draw(chance), chance)


def last_choice(seed: int) -> Any:
    """Where a meeting is over after the next card, whatever is drawn."""
    *_, last = positions("ticket-gagnant", 2, seed)
    return last


def worth(state: Any, seat: int, code: int) -> float:
    """What a card brings that is the last one: often level horses draw lots after it."""
    ends = []
    for draw in range(60):
        copy = GAME.clone(state)
        GAME.apply(copy, seat, code, FastChance(draw))
        ends.append(lead(GAME, copy, seat) / WIN)
    return sum(ends) / len(ends)


def test_of_the_last_cards_of_a_meeting_one_that_wins_is_found() -> None:
    mattered = 0
    for seed in range(24):
        state = last_choice(seed)
        seat = GAME.to_act(state)[0]
        codes = list(GAME.legal(state, seat))
        worths = {code: worth(state, seat, code) for code in codes}
        tried = try_out(GAME, state, seat, codes, [GAME.policy()], FastChance(seed), Budget(200 * len(codes)), "race")
        assert worths[tried[0].code] >= max(worths.values()) - 0.2
        assert sorted(each.code for each in tried) == sorted(codes)
        mattered += max(worths.values()) - min(worths.values()) > 0.4
    assert mattered > 1


@pytest.mark.parametrize("title", own_titles())
def test_state_seed_and_budget_determine_what_is_chosen_and_the_state_stays_as_it_is(title: str) -> None:
    game = load_game(title)
    for number, state in enumerate(positions(title, 3, 5)):
        seat = game.to_act(state)[0]
        listed = list(game.legal(state, seat).codes)[:6]
        if number > 60:
            break
        if number % 6 or len(listed) < 2:
            continue
        before = game.snapshot(state)
        once, again = [try_out(game, state, seat, listed, [game.policy()], FastChance(9), Budget(12), "race") for _ in range(2)]
        assert [(each.code, each.sum) for each in once] == [(each.code, each.sum) for each in again]
        assert game.snapshot(state) == before


def test_what_the_others_really_hold_plays_no_part() -> None:
    compared = 0
    for state in list(positions("ticket-gagnant", 3, 7))[9:60:5]:
        seat = GAME.to_act(state)[0]
        codes = list(GAME.legal(state, seat))[:8]
        other = GAME.clone(state)
        GAME.redeal(other, seat, FastChance(3))
        compared += GAME.snapshot(other) != GAME.snapshot(state)
        found = [try_out(GAME, each, seat, codes, [GAME.policy()], FastChance(4), Budget(40), "race") for each in (state, other)]
        assert [each.code for each in found[0]] == [each.code for each in found[1]]
    assert compared > 3


@pytest.mark.parametrize(("count", "budget"), [(2, 10), (5, 300), (8, 300), (40, 200), (7, 1)])
def test_no_more_rollouts_are_spent_than_the_budget_has_and_at_least_one_for_each_action(count: int, budget: int) -> None:
    state = list(positions("ticket-gagnant", 2, 11))[12]
    seat = GAME.to_act(state)[0]
    listed = list(GAME.legal(state, seat))
    codes = [listed[at % len(listed)] for at in range(count)]
    tried = try_out(GAME, state, seat, codes, [GAME.policy()], FastChance(2), Budget(budget), "race")
    assert all(each.rollouts > 0 for each in tried)
    least = sum(max(1, count >> halved) for halved in range(count.bit_length()))
    assert sum(each.rollouts for each in tried) <= max(budget, 2 * least)
    assert tried[0].rollouts == max(each.rollouts for each in tried), "most is known of the best"


def test_a_clock_that_strikes_ends_it_early_with_as_much_known_of_every_action_and_says_so() -> None:
    state = list(positions("ticket-gagnant", 2, 11))[12]
    seat = GAME.to_act(state)[0]
    codes = list(GAME.legal(state, seat))[:4]
    late, early = Budget(100_000, seconds=1e-9), Budget(40, seconds=1000)
    tried = try_out(GAME, state, seat, codes, [GAME.policy()], FastChance(2), late, "race")
    assert late.struck and [each.rollouts for each in tried] == [1] * 4
    once = try_out(GAME, state, seat, codes, [GAME.policy()], FastChance(2), early, "race")
    again = try_out(GAME, state, seat, codes, [GAME.policy()], FastChance(2), Budget(40), "race")
    assert not early.struck and [each.sum for each in once] == [each.sum for each in again]


@pytest.mark.parametrize(
    ("cash", "ahead", "part"), [((3000, 1000, 500), 2000, 750_000), ((1000, 1000, 1000), 0, 500_000), ((0, 200, 900), -900, 1)]
)
def test_before_the_end_lead_and_share_are_counted_against_the_best_of_the_others(
    cash: tuple[int, ...], ahead: int, part: int
) -> None:
    game = load_game("finish-line")
    state = game.start(Setup(title="finish-line", edition="2023", seats=3), FastChance(1))
    for seat, held in enumerate(cash):
        state.ledger.cash[seat] = held
    assert lead(game, state, 0) == ahead
    assert share(game, state, 0) == pytest.approx(part, abs=1200)


@pytest.mark.parametrize(("cash", "won"), [((3000, 2999, 0), 1.0), ((3000, 100, 3000), 0.5), ((9, 10, 0), 0.0)])
def test_in_the_end_only_a_win_counts(cash: tuple[int, ...], won: float) -> None:
    game = load_game("finish-line")
    *_, state = positions("finish-line", 3, 2)
    game.apply(state, game.to_act(state)[0], game.legal(state, game.to_act(state)[0])[0], FastChance(1))
    assert game.outcome(state) is not None
    for seat, held in enumerate(cash):
        state.ledger.cash[seat], state.side_bets[seat] = held, 0
    assert share(game, state, 0) == won * 1_000_000
    assert lead(game, state, 0) == won * WIN + cash[0] - max(cash[1:])


def test_actions_are_judged_by_lead_or_share_alone() -> None:
    state = last_choice(1)
    seat = GAME.to_act(state)[0]
    with pytest.raises(ValueError, match="not by 'luck'"):
        try_out(
            GAME, state, seat, list(GAME.legal(state, seat)), [GAME.policy()], FastChance(1), Budget(10), "race", None, "luck"
        )
