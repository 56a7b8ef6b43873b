"""Secrets that are drawn again: standing maxima and sealed forms, evenly or as one believes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.policy import Belief
from hippodrome.core.slips import unpack_slip
from hippodrome.games.finish.betting import form
from hippodrome.games.finish.state import Programme
from tests.games.finish.programmes import GAME, HORSES, SIX, betting, do, opened, put_cash, view

CARDS = [HORSES.index(name) for name in SIX]


def asked_second() -> Programme:
    """Seat 1 is asked for the first horse; seat 0 leads with a maximum, seats 2 and 3 have not been asked yet."""
    return do(opened(4), "maximum 5000", seat=0)


def three_sealed() -> Programme:
    """All four horses are in the lanes of their cards; seats 1 to 3 have handed in a form."""
    state = betting([0, 1, 2, 3], prices=[1000] * 4, seats=4, cash=[5000] * 4)
    for seat in (1, 2, 3):
        do(state, "bets win 1 1000 place 2 500 place 3 500", seat=seat)
    return state


def test_a_seat_keeps_its_own_maximum_and_form() -> None:
    bidding, writing = asked_second(), three_sealed()
    own = writing.slips.choices[2]
    for seed in range(20):
        GAME.redeal(bidding, 0, FastChance(seed))
        GAME.redeal(writing, 2, FastChance(seed))
        assert bidding.auction is not None and bidding.auction.maxima[0] == 5000
        assert writing.slips.choices[2] == own and writing.slips.choices[0] == -1


def test_who_is_asked_has_no_maximum_and_others_one_as_often_as_not() -> None:
    state, chance, found = asked_second(), FastChance(2), Counter[int]()
    assert state.auction is not None
    for _ in range(2000):
        GAME.redeal(state, 3, chance)
        found.update(seat for seat in range(4) if state.auction.maxima[seat])
        assert all(0 <= most <= 10_000 and most % 100 == 0 for most in state.auction.maxima)
    assert found[1] == found[3] == 0
    assert found[0] == pytest.approx(1000, abs=120) and found[2] == pytest.approx(1000, abs=120)


def test_redealt_forms_are_laid_open_as_they_are_packed() -> None:
    state, chance = three_sealed(), FastChance(3)
    for _ in range(50):
        GAME.redeal(state, 0, chance)
        for seat in (1, 2, 3):
            slip = view(state, seat).slip
            assert slip is not None
            bets = [slip.win, *slip.places, None, None][:3]
            flat = [number for bet in bets for number in ((bet.lane, bet.stake) if bet else (0, 0))]
            assert list(state.bets[seat * 6 : seat * 6 + 6]) == flat
            assert sum(flat[1::2]) <= 5000


@pytest.mark.parametrize("moment", [asked_second, three_sealed])
def test_redealt_and_imagined_states_are_alike_on_average(moment: Callable[[], Programme]) -> None:
    state = moment()
    seen, times = view(state, 0), 3000
    found: list[Counter[object]] = [Counter(), Counter()]
    for seed in range(times):
        copy = GAME.clone(state)
        GAME.redeal(copy, 0, FastChance(seed))
        for which, drawn in enumerate((copy, GAME.imagine(seen, FastChance(seed + times)))):
            if drawn.auction is not None:
                found[which].update((seat, most // 1000) for seat, most in enumerate(drawn.auction.maxima) if most)
            found[which].update((at, number // 500) for at, number in enumerate(drawn.bets) if number)
    assert len(found[0]) > 10
    for what in {*found[0], *found[1]}:
        assert abs(found[0][what] - found[1][what]) < 5 * sqrt(found[0][what] + found[1][what])


def test_without_a_belief_forms_are_drawn_as_random_slips_are() -> None:
    state, chance, times = three_sealed(), FastChance(8), 6000
    put_cash(state, [0, 900, 5000, 50])
    found: list[Counter[object]] = [Counter(), Counter()]
    for _ in range(times):
        GAME.redeal(state, 0, chance)
        for seat in (1, 2, 3):
            for which, code in enumerate((state.slips.choices[seat], form(state, seat).draw(chance))):
                lines = unpack_slip(code, 3)
                assert lines is not None
                found[which].update((seat, line, lane, -(-stake // 500)) for line, (lane, stake) in enumerate(lines))
                found[which][seat, tuple(lane > 0 for lane, _ in lines)] += 1
    assert len(found[0]) > 40
    for what in {*found[0], *found[1]}:
        assert abs(found[0][what] - found[1][what]) <= 5 * sqrt(found[0][what] + found[1][what])


def mean_maximum(weight: int) -> tuple[float, float]:
    """How often seat 2 has a maximum for the horse on offer, and how high it is then."""
    state, chance, belief = asked_second(), FastChance(4), Belief(4, len(HORSES))
    belief.weigh(2, CARDS[0], weight)
    found = []
    for _ in range(4000):
        GAME.redeal(state, 0, chance, belief)
        assert state.auction is not None
        found.append(int(state.auction.maxima[2]))
    left = [most for most in found if most]
    return len(left) / len(found), sum(left) / len(left)


def test_the_heavier_a_horse_the_likelier_and_the_higher_a_maximum_for_it() -> None:
    light, even, heavy = mean_maximum(25), mean_maximum(100), mean_maximum(400)
    assert [light[0], even[0], heavy[0]] == [pytest.approx(share, abs=0.04) for share in (0.2, 0.5, 0.8)]
    assert light[1] < 0.9 * even[1] and heavy[1] > 1.1 * even[1]


def test_a_belief_about_another_horse_says_nothing_about_this_lot() -> None:
    belief = Belief(4, len(HORSES))
    belief.weigh(2, CARDS[1], 10_000)
    state, chance = asked_second(), FastChance(5)
    assert state.auction is not None
    left = 0
    for _ in range(2000):
        GAME.redeal(state, 0, chance, belief)
        left += state.auction.maxima[2] > 0
    assert left == pytest.approx(1000, abs=120)


def test_bets_go_to_horses_of_three_times_the_weight_three_times_as_often() -> None:
    state, chance, belief = three_sealed(), FastChance(6), Belief(4, len(HORSES))
    belief.weigh(1, state.horses[3], 300)
    wins, places = Counter[int](), Counter[int]()
    for _ in range(6000):
        GAME.redeal(state, 0, chance, belief)
        slip = view(state, 1).slip
        assert slip is not None
        wins.update([slip.win.lane] if slip.win else [])
        places.update(bet.lane for bet in slip.places[:1])
        assert len({bet.lane for bet in slip.places}) == len(slip.places)
    for found in (wins, places):
        assert found[4] / ((sum(found.values()) - found[4]) / 3) == pytest.approx(3, rel=0.15)
