"""The deck: faces, hands, and what is no card."""

from __future__ import annotations

import pytest

from hippodrome.games.ticket_gagnant.cards import Deck, read_face
from tests.games.ticket_gagnant.positions import BOX

DECK = Deck(list(BOX.deck.cards))


def face(name: str) -> int:
    return DECK.faces.index(name)


def test_singles_come_first_then_doubles_then_jokers() -> None:
    shuffled = Deck(["J", "6=7", "1x1", "J", "1=2", "7x3"])
    assert shuffled.faces == ["1x1", "7x3", "1=2", "6=7", "J"]
    assert [shuffled.faces[shuffled.face_of[card]] for card in range(6)] == ["1x1", "7x3", "1=2", "6=7", "J", "J"]


def test_the_deck_has_43_faces_on_45_cards() -> None:
    assert (len(DECK.faces), DECK.size) == (43, 45)


def test_a_hand_is_made_of_cards_that_the_deck_has() -> None:
    hand = DECK.hand_of([face("J"), face("5x3"), face("J")])
    assert [DECK.faces[held] for held in DECK.faces_in(hand)] == ["5x3", "J", "J"]


@pytest.mark.parametrize("wanted", [["J", "J", "J", "J"], ["5x3", "5x3"], ["5x3", "J", "5x3", "J"]])
def test_a_hand_of_more_cards_than_the_deck_has_cannot_be_made(wanted: list[str]) -> None:
    assert DECK.hand_of([face(name) for name in wanted]) == -1


def test_a_hand_is_not_made_of_cards_that_are_taken() -> None:
    two_jokers = DECK.hand_of([face("J"), face("J")])
    third = DECK.hand_of([face("J")], two_jokers)
    assert third & two_jokers == 0
    assert DECK.hand_of([face("J"), face("J")], two_jokers) == -1


def test_a_card_that_is_not_in_a_hand_is_not_held() -> None:
    hand = DECK.hand_of([face("J"), face("5x3")])
    assert DECK.held(hand, face("5x3")) == 1 << 14
    assert DECK.held(hand, face("5x2")) == 0


@pytest.mark.parametrize(
    "text", ["", "j", "JJ", "5", "5x", "x3", "Xx3", "5xX", "8x1", "0x1", "5x0", "5x4", "5x33", "5=4", "5=5", "4=8", "4=X", "5-3"]
)
def test_what_is_no_card_is_said_to_be_none_with_what_cards_look_like(text: str) -> None:
    with pytest.raises(ValueError, match="is no card: write 5x3") as caught:
        read_face(text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(("text", "read"), [("5x3", (4, -1, 3)), ("1x1", (0, -1, 1)), ("4=5", (3, 4, 0)), ("J", (-1, -1, 0))])
def test_a_card_tells_its_horses_and_its_spaces(text: str, read: tuple[int, int, int]) -> None:
    assert read_face(text) == read
