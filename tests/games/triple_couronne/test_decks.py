"""Decks: a drawn card is laid aside, a deck that is used up is shuffled again, kept cards stay out of it (TC-14, TC-16)."""

from __future__ import annotations

import contextlib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadChance
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from tests.games.triple_couronne.races import BOX, FAR, LAST, RED, YELLOW, box_with, deck_of, finish, finished, race, told_of

RACE_DECK = deck_of(BOX, "race")
CHANCE_DECK = deck_of(BOX, "chance")


def possible(deck: str, left: list[str], draws: list[int]) -> Counter[str]:
    """How often each card comes next, over all draws, when of this deck just these cards are left and `draws` are made."""
    cards = RACE_DECK if deck == "race" else CHANCE_DECK
    pile = [cards.index(card) for card in left]
    pile += [card for card in range(50) if card not in pile]
    found: Counter[str] = Counter()
    for draw in range(50):
        run = race([1, LAST], box=box_with({1: [YELLOW if deck == "race" else RED], LAST: [FAR]}))
        if deck == "race":
            run.race_deck, run.race_left = vec[i64](pile), len(left)
        else:
            run.chance_deck, run.chance_left = vec[i64](pile), len(left)
        log = Log()
        with contextlib.suppress(BadChance):  # there is no such card, or it asks for more than the script has
            finish(run, ScriptedChance([*draws, draw]), log)
        found.update([event.card for event in told_of(log, events.CardDrawn)][len(draws) :])
    return found


@pytest.mark.rule("TC-14")
@pytest.mark.parametrize(("card", "deck"), [("race-again", RACE_DECK), ("draw-chance", CHANCE_DECK)])
def test_a_drawn_card_is_laid_aside(card: str, deck: list[str]) -> None:
    left = [card, *(other for other in dict.fromkeys(deck) if other != card)]
    found = possible("race" if deck is RACE_DECK else "chance", left, [0])
    assert found == Counter(left[1:])


@pytest.mark.rule("TC-16")
@pytest.mark.parametrize(("card", "deck"), [("race-again", RACE_DECK), ("draw-chance", CHANCE_DECK)])
def test_a_deck_that_is_used_up_is_shuffled_again(card: str, deck: list[str]) -> None:
    """The last card asks for another one: that may be any of the fifty."""
    assert possible("race" if deck is RACE_DECK else "chance", [card], [0]) == Counter(deck)


@pytest.mark.rule("TC-14", "TC-16")
@pytest.mark.parametrize("card", ["shield", "stride", "leaps"])
def test_a_kept_card_is_not_shuffled_in_again(card: str) -> None:
    """Three cards are asked for, the first is the last of the deck, and kept: the next is any of the other forty-nine."""
    assert possible("race", [card, "race-thrice"], [1, 0]) == Counter(RACE_DECK) - Counter([card])


@pytest.mark.rule("TC-14", "TC-16")
def test_two_kept_cards_are_not_shuffled_in_again() -> None:
    found = possible("race", ["leaps", "shield", "race-thrice"], [2, 1, 0])
    assert found == Counter(RACE_DECK) - Counter(["leaps", "shield"])


@pytest.mark.rule("TC-16")
def test_nothing_is_drawn_while_all_race_cards_are_kept() -> None:
    run = race([1, LAST], box=box_with({1: [7], LAST: [FAR]}))
    run.race_left = run.race_size = 0
    assert finished(run).drawn() == []
