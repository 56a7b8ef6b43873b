"""What bots search with: bets drawn again, by belief or not, and the quick player of rollouts."""

from __future__ import annotations

from collections import Counter

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.policy import AtRandom, Belief, Policy
from hippodrome.core.rollout import rollout
from hippodrome.core.slips import unpack_slip
from hippodrome.games.finish_line import betting, knowing
from hippodrome.games.finish_line.codes import BET_LINES, PAIRS, TARGET_BITS
from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line.races import GAME, finished, opened, rolled, running, setup, view

BETS = ["bets win s1 100", "bets win s7 900", "bets win s3 300 place s1+s2 200"]


def slip_of(state: Meeting, seat: int) -> list[tuple[int, int]]:
    found = unpack_slip(state.slips.choices[seat], BET_LINES, TARGET_BITS)
    assert found is not None
    return found


def redealt(state: Meeting, seed: int, belief: Belief | None = None, seat: int = 0) -> Meeting:
    copy = GAME.clone(state)
    GAME.redeal(copy, seat, FastChance(seed), belief)
    return copy


@pytest.mark.parametrize("cash", [100, 300, 1000, 5300])
def test_bets_are_drawn_as_a_form_is_filled_in_at_random(cash: int) -> None:
    state = running(seats=2, capital=[cash, cash])
    for seed in range(200):
        form = betting.form_of(state, 1)
        knowing.draw_bets(state, 1, FastChance(seed), None)
        assert state.slips.choices[1] == form.draw(FastChance(seed))
        assert list(state.bets)[BET_LINES * 2 :] == [number for line in slip_of(state, 1) for number in line]


def test_redealt_bets_come_as_often_as_imagined_ones() -> None:
    state = running(bets=BETS)
    seen = view(state, 0)
    chance = FastChance(5)
    again = [slip_of(redealt(state, seed), 2) for seed in range(3000)]
    imagined = [slip_of(GAME.imagine(seen, chance), 2) for _ in range(3000)]
    for line in range(BET_LINES):
        ours, theirs = (Counter(slip[line][0] for slip in slips) for slips in (again, imagined))
        assert all(abs(ours[target] - theirs[target]) < 160 for target in range(len(PAIRS) + 1))
        ours, theirs = (Counter(slip[line][1] // 300 for slip in slips) for slips in (again, imagined))
        assert all(abs(ours[stake] - theirs[stake]) < 160 for stake in range(4))


def test_ones_own_bets_and_those_not_yet_made_are_not_drawn() -> None:
    state = opened()
    GAME.apply(state, 1, GAME.read(BETS[1]), FastChance(1))
    GAME.apply(state, 0, GAME.read(BETS[0]), FastChance(1))
    copy = redealt(state, 3)
    assert copy.slips.choices[0] == state.slips.choices[0] and copy.slips.choices[2] == -1
    assert GAME.to_act(copy) == (2,)


@pytest.mark.rule("FL-7")
def test_bets_that_were_laid_open_in_the_end_stay_as_they_are() -> None:
    state, _ = finished((11, 5, 20), bets=BETS)
    assert GAME.outcome(state) is not None
    assert GAME.snapshot(redealt(state, 4)) == GAME.snapshot(state)


def test_by_belief_a_horse_of_thrice_the_weight_is_backed_thrice_as_often_and_so_are_its_pairs() -> None:
    state = running(bets=BETS)
    belief = Belief(3, 7)
    belief.weigh(2, 4, 300)
    firsts: Counter[int] = Counter()
    pairs: Counter[bool] = Counter()
    others: Counter[int] = Counter()
    for seed in range(4000):
        dealt = redealt(state, seed, belief)
        slip = slip_of(dealt, 2)
        firsts[slip[0][0]] += 1
        others[slip_of(dealt, 1)[0][0]] += 1
        if slip[3][0]:
            pairs[5 in PAIRS[slip[3][0] - 1]] += 1
    backed = 4000 - firsts[0]
    assert abs(firsts[5] / backed - 3 / 9) < 0.03
    assert abs(firsts[2] / backed - 1 / 9) < 0.03
    assert abs(pairs[True] / pairs.total() - 18 / 33) < 0.04
    assert abs(others[5] / (4000 - others[0]) - 1 / 7) < 0.03  # of another seat nothing was said


# The quick player


def share_of_wins(seats: int, games: int) -> float:
    """Of one who plays by the policy, against others at random, in every seat as often."""
    won = 0.0
    for number in range(games):
        chance = FastChance(number)
        state = GAME.start(setup(seats), chance)
        players: list[Policy[Meeting]] = [AtRandom() for _ in range(seats)]
        players[number % seats] = GAME.policy()
        rollout(GAME, state, players, chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += (number % seats in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.75), (4, 0.7)])
def test_the_policy_beats_chance_clearly(seats: int, least: float) -> None:
    assert share_of_wins(seats, 48) > least


def picked(state: Meeting, seat: int = 0, seed: int = 1) -> str:
    policy = GAME.policy()
    return GAME.write(policy.pick(state, seat, GAME.legal(state, seat), FastChance(seed)))


def test_the_policy_pushes_the_horse_that_it_has_backed() -> None:
    for start, horse in enumerate((20, 11, 18, 5, 3, 22, 8), 1):
        state = rolled("white horseshoe", "red blank", "red blank", bets=[f"bets win s{start} 1000"])
        if start > 1:
            assert picked(state) == f"use horseshoe {horse}"
        state = rolled("red double", "red blank", "white blank", bets=[f"bets win s{start} 1000"])
        if start > 1:
            assert picked(state) == f"use double {horse}"


def test_the_policy_hinders_the_horse_before_its_own_and_never_its_own() -> None:
    state = rolled("black disqualified", "red blank", "red blank", bets=["bets win s2 1000"], line=(3, 11, 18, 5))
    assert picked(state) == "use disqualified 3"
    state = rolled("black disqualified", "red blank", "red blank", bets=["bets win s2 1000"], line=(11, 3, 18, 5))
    assert picked(state) != "use disqualified 11"
    state = rolled("yellow loss", "red blank", "red blank", bets=["bets win s2 1000"], line=(3, 11, 18, 5))
    assert picked(state) == "use loss 3"


@pytest.mark.parametrize(
    ("die", "start", "wanted"),
    [
        ("yellow interference", 3, "use interference 18 "),
        ("yellow interference", 4, "use interference 5 "),
        ("yellow helmet", 6, "use helmet 22"),
        ("yellow dead-heat", 2, "use dead-heat"),
        ("black side-bet", 1, "use side-bet"),
        ("black pace", 7, "use pace 3 8"),
    ],
)
def test_the_policy_uses_each_die_for_the_horse_that_it_has_backed(die: str, start: int, wanted: str) -> None:
    state = rolled(die, "red blank", "white blank", bets=[f"bets win s{start} 1000"], shoes=[3])
    assert picked(state).startswith(wanted)


def test_the_policy_puts_an_outsider_on_the_best_placed_horse_that_it_has_backed_to_win() -> None:
    bets = ["bets win s4 100 win s3 100"]
    state = rolled("green outsider-3000", "red blank", "white blank", bets=bets)
    assert picked(state) == "use outsider-3000 18"


def test_the_policy_takes_the_dice_with_the_fewest_blanks() -> None:
    state = running(seats=2)
    assert {picked(state, seed=seed) for seed in range(20)} == {"take white black black", "take red black black"}


def test_the_policy_stakes_all_it_has_on_three_horses_and_two_pairs_of_them() -> None:
    state = opened()
    slip = view_of_bets(picked(state))
    assert sum(stake for _, stake in slip) == 1000
    first, second, third = (target for target, _ in slip[:3])
    assert len({first, second, third}) == 3
    assert {PAIRS[target - 1] for target, _ in slip[3:]} == {(min(first, other), max(first, other)) for other in (second, third)}


def view_of_bets(text: str) -> list[tuple[int, int]]:
    found = unpack_slip(GAME.read(text), BET_LINES, TARGET_BITS)
    assert found is not None
    return found


def test_the_policy_does_not_look_at_the_bets_of_others() -> None:
    for seed in range(30):
        dice = ("white horseshoe", "yellow interference", "black pace")
        states = [rolled(*dice, bets=["bets win s4 500", other], shoes=[3]) for other in ("bets none", "bets win s4 1000")]
        assert picked(states[0], seed=seed) == picked(states[1], seed=seed)
