"""Secrets that are drawn again: other hands and hidden tickets, as everybody's plays allow and as one believes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance
from hippodrome.core.policy import Belief
from hippodrome.games.ticket_gagnant import codes
from hippodrome.games.ticket_gagnant.state import Meeting
from tests.games.ticket_gagnant.positions import GAME, do, position, ready_to_predict, setup, view

DECK = GAME.start(setup(), FastChance(1)).table.deck
ALL = sum(1 << card for card in range(DECK.size))


def faces(hand: int) -> list[str]:
    return [DECK.faces[face] for face in DECK.faces_in(hand)]


def could_be_played(state: Meeting) -> set[str]:
    """What somebody with every card of the deck could play now."""
    rich = GAME.clone(state)
    rich.hands[int(rich.turn)] = ALL
    return {DECK.faces[code >> codes.CARD_SHIFT & codes.CARD_MASK] for code in GAME.legal(rich, rich.turn)}


def discards(edition: str, seats: int) -> Iterator[tuple[Meeting, int, set[str]]]:
    """Crowds at the far end, just after a seat without a play has discarded: the state, who that was, and what could have been
    played. In a whole game that happens once in a thousand races."""
    random = Random(7)
    for _ in range(200):
        cells = [f"{lane}{row}" for lane in "abcdefg" for row in (18, 19, 19)]
        horses = dict(zip(range(1, 8), random.sample(sorted(set(cells), key=lambda name: -int(name[1:]))[:9], 7), strict=True))
        who = random.randrange(seats)
        state = position(edition, horses=horses, turn=who, seats=seats, tickets=["1/2/3"] * seats)
        playable = could_be_played(state)
        stuck = [face for face in DECK.faces if face not in playable]
        others = [face for face in DECK.faces if face not in stuck]
        if len(stuck) < 3:
            continue
        hands = [random.sample(stuck, 3) if seat == who else [others.pop() for _ in range(3)] for seat in range(seats)]
        state = position(edition, horses=horses, hands=hands, turn=who, seats=seats, tickets=["1/2/3"] * seats)
        yield do(state, f"discard {hands[who][0]}"), who, playable


def redealt(state: Meeting, seat: int, seed: int, belief: Belief | None = None) -> Meeting:
    copy = GAME.clone(state)
    GAME.redeal(copy, seat, FastChance(seed), belief)
    return copy


def imagined(state: Meeting, seat: int, seed: int) -> Meeting:
    return GAME.imagine(view(state, seat), FastChance(seed))


@pytest.mark.rule("TG-19")
@pytest.mark.parametrize("draw", [redealt, imagined])
@pytest.mark.parametrize(("edition", "seats"), [("2022", 2), ("2022", 4), ("2024", 6)])
def test_after_a_discard_the_hand_that_is_drawn_holds_nothing_that_could_have_been_played(
    edition: str, seats: int, draw: Callable[[Meeting, int, int], Meeting]
) -> None:
    seen = 0
    for state, who, playable in discards(edition, seats):
        assert not playable & set(faces(state.hands[who]))
        for seed in range(5):
            other = (who + 1) % seats
            assert not playable & set(faces(draw(state, other, seed).hands[who]))
            seen += 1
    assert seen > 50


@pytest.mark.rule("TG-19")
def test_what_was_ruled_out_in_one_race_is_forgotten_in_the_next() -> None:
    state = next(state for state, _, _ in discards("2022", 2))
    assert any(view(state, None).ruled_out)
    chance, race = FastChance(3), state.race
    while state.race == race:
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat).draw(chance), chance)
    assert view(state, None).ruled_out == ()


def cards(names: str) -> int:
    return DECK.hand_of([DECK.faces.index(name) for name in names.split()])


def few_unseen() -> Meeting:
    """Nine cards that seat 0 has not seen: two for each other seat, three of which keep clear of some."""
    state = position(hands=[["1x1"], ["2x1", "3x1"], ["4x1", "5x1"], ["6x1", "7x1"]], seats=4)
    hidden = DECK.hand_of(
        [DECK.faces.index(f"{horse}x1") for horse in range(2, 8)] + [DECK.faces.index(f"{n}x2") for n in (1, 2, 3)]
    )
    state.played = ALL & ~hidden & ~state.hands[0]
    state.rule_out(1, DECK.hand_of([DECK.faces.index(name) for name in ("4x1", "5x1", "6x1")]))
    state.rule_out(3, DECK.hand_of([DECK.faces.index(name) for name in ("2x1", "3x1", "1x2", "2x2", "3x2")]))
    return state


def deals(state: Meeting) -> list[tuple[int, ...]]:
    """Every way to deal two cards to each other seat that fits, found by trying all."""
    unseen = [1 << card for card in range(DECK.size) if not (state.played | state.hands[0]) >> card & 1]
    pairs = [one | other for one, other in combinations(unseen, 2)]
    first = [pair for pair in pairs if not pair & state.ruled_out[1]]
    third = [pair for pair in pairs if not pair & state.ruled_out[3]]
    return [(a, b, c) for a in first for c in third if not a & c for b in pairs if not b & (a | c)]


def test_every_deal_that_fits_is_as_likely_as_any_other() -> None:
    state = few_unseen()
    possible, chance, times = deals(state), FastChance(11), 60_000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        GAME.redeal(state, 0, chance)
        found[tuple(state.hands)[1:]] += 1
    assert set(found) == set(possible)
    mean = times / len(possible)
    assert max(abs(number - mean) for number in found.values()) < 5 * sqrt(mean)
    assert sum((number - mean) ** 2 for number in found.values()) / mean / len(possible) == pytest.approx(1, abs=0.25)


@pytest.mark.parametrize("hidden", [False, True])
def test_redealt_and_imagined_states_are_alike_on_average(hidden: bool) -> None:
    state = do(ready_to_predict(seats=3, hidden=hidden), "predict 7/3/.", seat=1)
    times = 3000
    cards: list[Counter[str]] = [Counter(), Counter()]
    tickets: list[Counter[int]] = [Counter(), Counter()]
    for seed in range(times):
        for which, drawn in enumerate((redealt(state, 0, seed), imagined(state, 0, seed + times))):
            cards[which].update(faces(drawn.hands[1]) + faces(drawn.hands[2]))
            tickets[which].update((place, horse) for place, horse in enumerate(codes.ticket(drawn.predictions.choices[1])))
            assert drawn.predictions.choices[2] == -1
    for one, other in (cards, tickets):
        for what in {*one, *other}:
            assert abs(one[what] - other[what]) < 5 * sqrt(one[what] + other[what])


def drawn_horses(state: Meeting, belief: Belief, times: int = 6000) -> Counter[str]:
    chance = FastChance(21)
    found: Counter[str] = Counter()
    for _ in range(times):
        GAME.redeal(state, 0, chance, belief)
        found.update(face[0] for face in faces(state.hands[1]) if "x" in face)
    return found


def test_cards_of_a_horse_of_four_times_the_weight_are_four_times_as_likely() -> None:
    belief = Belief(2, 7)
    belief.weigh(1, 6, 400)
    found = drawn_horses(position(hands=[[], ["1x1"]]), belief)
    others = [found[str(horse)] for horse in range(1, 7)]
    assert found["7"] / (sum(others) / 6) == pytest.approx(4, rel=0.15)
    assert max(others) < 1.3 * min(others)


def test_a_belief_about_one_seat_says_nothing_about_another() -> None:
    belief = Belief(3, 7)
    belief.weigh(2, 6, 400)
    found = drawn_horses(position(hands=[[], ["1x1"], []], seats=3), belief)
    assert found["7"] == pytest.approx(sum(found.values()) / 7, rel=0.15)


def test_a_double_card_has_the_mean_weight_of_its_horses() -> None:
    belief = Belief(2, 7)
    belief.weigh(1, 6, 500)
    state, chance = position(hands=[[], ["1x1"]]), FastChance(22)
    found: Counter[str] = Counter()
    for _ in range(8000):
        GAME.redeal(state, 0, chance, belief)
        found.update(faces(state.hands[1]))
    with_7 = sum(found[f"{horse}=7"] for horse in range(1, 7)) / 6
    without = sum(number for face, number in found.items() if "=" in face and "7" not in face) / 15
    assert with_7 / without == pytest.approx(3, rel=0.15)


def test_hidden_tickets_are_drawn_by_belief_too() -> None:
    state = position(hands=[["J"], ["1x1"]], tickets=["1/2/3", "4/5/6"], hidden=True)
    belief, chance = Belief(2, 7), FastChance(23)
    belief.weigh(1, 6, 300)
    found: Counter[int] = Counter()
    for _ in range(6000):
        GAME.redeal(state, 0, chance, belief)
        places = [horse for horse in codes.ticket(state.predictions.choices[1]) if horse >= 0]
        assert len(set(places)) == len(places)
        found.update(places[:1])
    assert state.predictions.choices[0] == GAME.read("predict 1/2/3") & 511
    assert found[6] / ((sum(found.values()) - found[6]) / 6) == pytest.approx(3, rel=0.15)


def test_what_is_believed_never_contradicts_what_was_seen() -> None:
    state, belief = few_unseen(), Belief(4, 7)
    for seat, horse in ((1, 3), (3, 1), (2, 6)):
        belief.weigh(seat, horse, 10_000)
    possible = set(deals(state))
    for seed in range(300):
        assert tuple(redealt(state, 0, seed, belief).hands)[1:] in possible


def test_equal_cards_make_no_difference_to_a_key() -> None:
    jokers = [1 << card for card in range(DECK.size) if DECK.faces[DECK.face_of[card]] == "J"]
    one, other = position(hands=[["1x1", "J"], []]), position(hands=[["1x1", "J"], []])
    other.hands = vec[i64]([other.hands[0] & ~jokers[0] | jokers[2], 0])
    assert GAME.key(one, 0) == GAME.key(other, 0)
    assert GAME.key(position(hands=[["1x1", "2x1"], []]), 0) != GAME.key(one, 0)
