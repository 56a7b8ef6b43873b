"""What bots search with: maxima and papers drawn again, by belief or not, keys, and the quick player of rollouts."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from hippodrome.core.chance import FastChance
from hippodrome.core.policy import AtRandom, Belief, Policy
from hippodrome.core.rollout import rollout
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import knowing
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.race import RACE_DECK
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import GAME, REAL_BOX, do, go, put_cash, season, setup, started

REAL: TripleCouronne = load_game("triple-couronne")
SAMPLES = 2000


def redealt(state: Season, seed: int, seat: int = 0, belief: Belief | None = None) -> Season:
    copy = GAME.clone(state)
    GAME.redeal(copy, seat, FastChance(seed), belief)
    return copy


def sealed(phase: str, seats: int = 4, race: int = 7, edition: str = "complet") -> Season:
    """A phase of a race for horses of four and five years; all but the first seat have handed in their papers."""
    state = season(seats, edition, race)
    go(state, phase, [13, 14, 15, 16, 19, 20, 21, 22])
    for seat in range(1, seats - 1):
        GAME.apply(state, seat, GAME.legal(state, seat).draw(FastChance(seat)), FastChance(0))
    return state


PHASES = ["sales", "entries", "rentals", "mounts", "bets", "insurance"]


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_papers_are_drawn_as_forms_are_filled_in_at_random(phase: str) -> None:
    state = sealed(phase)
    for seed in range(200):
        chance = FastChance(seed)
        legal = GAME.legal(state, 1)
        drawn = legal.forms[0].draw(chance) if legal.forms else legal.draw(chance)
        assert knowing.draw_paper(state, 1, FastChance(seed), None) == drawn


def test_contracts_are_drawn_as_often_as_on_forms_filled_in_at_random() -> None:
    state, chance = sealed("insurance"), FastChance(7)
    drawn = Counter(knowing.draw_paper(state, 1, chance, None) for _ in range(SAMPLES))
    filled = Counter(GAME.legal(state, 1).forms[0].draw(chance) for _ in range(SAMPLES))
    assert set(drawn) == set(filled) and len(drawn) > 8
    assert all(abs(drawn[paper] - filled[paper]) < 100 for paper in drawn)


@pytest.mark.parametrize("phase", PHASES)
def test_redealt_papers_come_as_often_as_imagined_ones(phase: str) -> None:
    state = sealed(phase)
    seen = GAME.view(state, 0)
    chance = FastChance(5)
    shown = -1 if phase in ("entries", "mounts") else (1 << 9) - 1  # of slips the first horse
    again = Counter(redealt(state, seed).papers.choices[1] & shown for seed in range(SAMPLES))
    imagined = Counter(GAME.imagine(seen, chance).papers.choices[1] & shown for _ in range(SAMPLES))
    for paper in {*again, *imagined}:
        assert abs(again[paper] - imagined[paper]) < 130
    assert len(again) > 1


def test_ones_own_paper_and_those_not_yet_handed_in_are_not_drawn() -> None:
    state = sealed("bets")
    GAME.apply(state, 0, GAME.read("bets win 13 10000"), FastChance(1))
    copy = redealt(state, 2)
    assert copy.papers.choices[0] == state.papers.choices[0]
    assert copy.papers.choices[3] == -1 and GAME.to_act(copy) == (3,)


def bidding() -> Season:
    """The first lot; seat 1 of 4 is in turn."""
    return do(started(4, "complet", auction=True), "bid 1100000")


def test_redealt_maxima_come_as_often_as_imagined_ones_and_whoever_is_asked_has_none() -> None:
    state = bidding()
    GAME.apply(state, 2, GAME.read("maximum 5000000"), FastChance(1))
    seen = GAME.view(state, 3)
    chance = FastChance(6)
    again = [list(maxima_of(redealt(state, seed, seat=3))) for seed in range(SAMPLES)]
    imagined = [list(maxima_of(GAME.imagine(seen, chance))) for _ in range(SAMPLES)]
    for seat in range(4):
        ours, theirs = (Counter(maxima[seat] // 2_000_000 for maxima in drawn) for drawn in (again, imagined))
        assert all(abs(ours[band] - theirs[band]) < 130 for band in range(6))
    assert all(maxima[1] == 0 and maxima[3] == 0 for maxima in again)
    assert len({maxima[2] for maxima in again}) > 100


def maxima_of(state: Season) -> list[int]:
    assert state.auction is not None
    return [int(most) for most in state.auction.maxima]


def test_ones_own_maximum_stays() -> None:
    state = bidding()
    GAME.apply(state, 2, GAME.read("maximum 5000000"), FastChance(1))
    assert maxima_of(redealt(state, 1, seat=2))[2] == 5_000_000


def test_by_belief_a_maximum_goes_as_much_further_as_the_horse_weighs() -> None:
    state = bidding()
    horse = state.lots[state.lot]
    beyond = {weight: mean_beyond(state, horse, weight) for weight in (25, 50, 100)}
    assert abs(beyond[50] / beyond[100] - 0.5) < 0.05
    assert abs(beyond[25] / beyond[100] - 0.25) < 0.04
    assert mean_beyond(state, horse, 400) > 1.4 * beyond[100]  # nobody bids more than they have


def mean_beyond(state: Season, horse: int, weight: int) -> float:
    """How far beyond the least bid the maxima of seat 2 go."""
    belief = Belief(4, HORSES)
    belief.weigh(2, horse, weight)
    drawn = [maxima_of(redealt(state, seed, belief=belief))[2] for seed in range(SAMPLES)]
    assert state.auction is not None
    found = [most - int(state.auction.least()) for most in drawn if most]
    assert abs(len(found) - SAMPLES / 2) < 120
    return sum(found) / len(found)


def test_by_belief_a_horse_of_thrice_the_weight_is_named_thrice_as_often() -> None:
    belief = Belief(4, HORSES)
    belief.weigh(1, 13, 300)  # number 14 of the catalogue, the lighter of the two that seat 1 has
    first_win: Counter[int] = Counter()
    entered: Counter[int] = Counter()
    bets, entries = sealed("bets"), sealed("entries")
    for seed in range(SAMPLES):
        first_win[redealt(bets, seed, belief=belief).papers.choices[1] >> 4 & 1023] += 1
        picked = redealt(entries, seed, belief=belief).papers.choices[1] >> 4
        if picked.bit_count() == 1:
            entered[picked.bit_length() - 1] += 1
    assert abs(first_win[14] / (SAMPLES - first_win[0]) - 3 / 10) < 0.05
    assert abs(first_win[15] / (SAMPLES - first_win[0]) - 1 / 10) < 0.04
    assert set(entered) == {13, 19} and abs(entered[13] / entered.total() - 3 / 4) < 0.06


def test_the_colours_that_only_made_up_the_lots_are_nobodys_to_know() -> None:
    state = started(3, "complet", auction=True)
    assert GAME.snapshot(redealt(state, 1)) == GAME.snapshot(redealt(_with_colours_swapped(state), 1))


def _with_colours_swapped(state: Season) -> Season:
    copy = GAME.clone(state)
    copy.colours[0], copy.colours[1] = copy.colours[1], copy.colours[0]
    return copy


# Keys

TWICE = TripleCouronne(
    replace(
        REAL_BOX,
        race_cards=replace(REAL_BOX.race_cards, list=tuple(replace(card, copies=2) for card in REAL_BOX.race_cards.list)),
    )
)
"""Played with a box in which every race card is there twice."""


def racing() -> Season:
    """A race in which somebody has to give up a horse; cards were drawn."""
    for seed in range(200):
        chance = FastChance(seed)
        state = TWICE.start(setup(2, "complet"), chance)
        while TWICE.to_act(state):
            if state.run is not None and state.turn >= 0 and state.run.race_left < state.run.race_size:
                return state
            seat = TWICE.to_act(state)[0]
            TWICE.apply(state, seat, TWICE.legal(state, seat).draw(chance), chance)
    raise AssertionError("nobody ever went broke")


def exchanged(state: Season, one: int, other: int) -> Season:
    """The same but for two race cards, which have changed places."""
    swapped = TWICE.clone(state)
    race = swapped.run
    assert race is not None
    cards = list(race.race_deck)
    race.race_deck[cards.index(one)], race.race_deck[cards.index(other)] = other, one
    return swapped


def test_the_order_of_cards_in_a_deck_and_their_copies_make_no_difference_to_a_key() -> None:
    state = racing()
    run = state.run
    assert run is not None
    cards, names = list(run.race_deck), run.course.cards[RACE_DECK - 1]
    undrawn, drawn = cards[: run.race_left], cards[run.race_left : run.race_size]
    assert TWICE.key(exchanged(state, undrawn[0], undrawn[-1]), 0) == TWICE.key(state, 0)
    twins = strangers = 0
    for one in undrawn:
        for other in drawn:
            same = TWICE.key(exchanged(state, one, other), 0) == TWICE.key(state, 0)
            assert same == (names[one] == names[other])
            twins, strangers = twins + same, strangers + (not same)
    assert twins and strangers


# The quick player


def share_of_wins(edition: str, seats: int, games: int) -> float:
    """Of one who plays by the policy, against others at random, in every seat as often."""
    won = 0.0
    for number in range(games):
        chance = FastChance(number)
        state = REAL.start(setup(seats, edition), chance)
        players: list[Policy[Season]] = [AtRandom() for _ in range(seats)]
        players[number % seats] = REAL.policy()
        rollout(REAL, state, players, chance)
        outcome = REAL.outcome(state)
        assert outcome is not None
        won += (number % seats in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(("edition", "least"), [("initiation", 0.6), ("reduit", 0.7), ("complet", 0.9), ("marathon", 0.9)])
def test_the_policy_beats_chance_clearly_in_every_programme(edition: str, least: float) -> None:
    assert share_of_wins(edition, 2, 40) > least
    assert share_of_wins(edition, 4, 40) > least - 0.3


def picked(state: Season, seat: int) -> str:
    return GAME.write(GAME.policy().pick(state, seat, GAME.legal(state, seat), FastChance(1)))


def test_without_fees_the_policy_enters_every_horse() -> None:
    assert picked(season(4, "initiation", 3), 0) == "enter 13 19"


def test_the_policy_enters_no_more_horses_than_it_can_pay_for_the_best_first() -> None:
    state = go(season(4, "complet", 7), "entries")
    put_cash(state, [140_000, 5_000_000, 5_000_000, 5_000_000])
    assert picked(state, 0) == "enter 13"


def test_the_policy_bids_no_more_than_a_share_of_what_a_horse_should_bring_and_keeps_the_fees() -> None:
    state = started(2, "complet", auction=True)
    first = picked(state, 0)
    assert first.startswith("maximum ") and int(first.split()[1]) >= 1_100_000
    assert state.auction is not None
    state.auction.price, state.auction.leader = 9_000_000, 1
    assert picked(state, 0) == "pass"
    poor = started(2, "complet", auction=True)
    put_cash(poor, [1_200_000, 1_200_000])
    assert picked(poor, 0) == "pass"


def test_the_policy_offers_bets_and_insures_nothing_and_mounts_its_best_runners() -> None:
    for phase, paper in (("sales", "sell none"), ("rentals", "rent none"), ("bets", "bets none"), ("insurance", "insure none")):
        assert picked(sealed(phase), 0) == paper
    assert picked(sealed("mounts"), 0) == "mount 13 19"
