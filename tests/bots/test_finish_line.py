"""The bot of Finish Line plays as its module says."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.bots.finish_line import CHANCES, Backed, Tipster
from hippodrome.core.chance import FastChance
from hippodrome.games.finish_line.actions import PlaceBets
from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line.races import EXAMPLE, GAME, ODDS, capital_of, finished, line_of, opened, put_capital, rolled, view

BLANKS = ("white blank", "red blank")


def choice(state: Meeting, seat: int = 0, seed: int = 1) -> str:
    """What the bot does in a seat."""
    return GAME.write(Tipster(GAME, FastChance(seed)).choose(view(state, seat)))


def bets(state: Meeting, seed: int = 1) -> PlaceBets:
    made = GAME.action(Tipster(GAME, FastChance(seed)).choose(view(state, 0)))
    assert isinstance(made, PlaceBets)
    return made


def test_it_reckons_what_bets_bring_as_the_rules_pay_them() -> None:
    for seed in range(60):
        random = Random(seed)
        line = random.sample(EXAMPLE, random.randint(2, 7))
        greens = {horse: random.choice((1000, 2000, 3000)) for horse in random.sample(line, random.randint(0, 2))}
        one, two, three, four, five = random.sample(range(1, 8), 5)
        slip = f"bets win s{one} 100 win s{two} 200 place s{one}+s{three} 300 place s{four}+s{five} 100"
        state, _ = finished(line, [slip], greens)
        own = view(state, 0).slip
        assert own is not None
        assert Backed(state, own).bring(*line_of(state)[:2]) == capital_of(state)[0] - 300


def test_its_chances_add_up_and_favour_the_front_horseshoes_and_favourites() -> None:
    chances = CHANCES.chances(rolled("white blank", *BLANKS, shoes=[3]), dice_left=12)
    assert sum(chances.values()) == pytest.approx(1)
    assert chances[20] > chances[11] > chances[5] > chances[8]
    assert chances[18] > chances[5] and chances[22] > chances[8]
    without = CHANCES.chances(rolled("white blank", *BLANKS), dice_left=12)
    assert chances[3] > without[3]


@pytest.mark.parametrize("capital", [1000, 3200, 700, 150, 0])
def test_it_bets_all_it_has_on_three_horses_and_two_pairs_of_them(capital: int) -> None:
    state = opened()
    put_capital(state, [capital, 0, 0])
    made = bets(state)
    stakes = [*(bet.stake for bet in made.wins), *(bet.stake for bet in made.places)]
    assert sum(stakes) == capital // 100 * 100
    if capital >= 500:
        one, two, three = (bet.start for bet in made.wins)
        assert [set(bet.starts) for bet in made.places] == [{one, two}, {one, three}]
        assert max(stakes) - min(stakes) <= 100


def test_it_draws_its_horses_by_chance_times_odds() -> None:
    state = opened()
    first = [bets(state, seed).wins[0].start for seed in range(3000)]
    chances = CHANCES.chances(state, dice_left=27)
    worth = [chances[horse] * odds for horse, odds in zip(EXAMPLE, ODDS, strict=True)]
    for start in range(1, 8):
        assert first.count(start) / 3000 == pytest.approx(worth[start - 1] / sum(worth), abs=0.04)


def test_it_takes_the_dice_with_the_fewest_blanks() -> None:
    state = rolled("white blank", *BLANKS, seats=2, turn=1)
    GAME.apply(state, 1, GAME.read("aside white"), FastChance(1))
    assert {choice(state, seed=seed) for seed in range(20)} == {"take yellow", "take black"}


def test_it_uses_its_dice_for_its_own_bets() -> None:
    own = ["bets win s2 500"]  # on 11
    assert choice(rolled("red double", "white blank", "red blank", reserve={}, bets=own)) == "use double 11"
    assert choice(rolled("black disqualified", "white blank", "red blank", line=(5, 11, 20), bets=own)) == "use disqualified 5"
    assert choice(rolled("yellow loss", "white blank", "red blank", reserve={}, bets=own)) == "use loss 20"
    assert choice(rolled("green outsider-3000", "white blank", "red blank", bets=own)) == "use outsider-3000 11"


def test_a_side_bet_is_worth_its_500_and_a_kept_die_a_horseshoe() -> None:
    own = ["bets win s2 100"]
    assert choice(rolled("black side-bet", "red double", "white blank", reserve={}, bets=own)) == "use side-bet"
    assert choice(rolled("black extra", "white blank", "red blank", bets=own, shoes=[11])) == "use extra"


def test_without_bets_it_plays_on_for_side_bets_alone() -> None:
    assert choice(rolled("black side-bet", "red whip", "white horseshoe")) == "use side-bet"
