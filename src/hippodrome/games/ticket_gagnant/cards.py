"""Movement cards. A face is what is printed on a card; several cards may share one, as the jokers do.

Faces as text: `5x3` moves horse 5 by three spaces, `4=5` puts 4 beside 5 or 5 beside 4, `J` is a joker.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HORSES: Final = 7
JOKER = "J"


class Deck:
    """The movement cards of a box: 0 … size − 1, equal faces side by side. A set of cards is a number with their bits."""

    def __init__(self, cards: list[str]) -> None:
        self.faces: list[str] = sorted(set(cards), key=face_order)
        self.face_of: vec[i64] = vec[i64]([self.faces.index(face) for face in sorted(cards, key=face_order)])
        self.size: i64 = len(cards)
        # Looked up, not shifted: mypyc 2.4 compiles 1 << card as a 32-bit shift.
        self.bit: vec[i64] = vec[i64]([2**card for card in range(len(cards))])
        self.all: i64 = 2 ** len(cards) - 1
        """The whole deck."""
        self.cards_with: vec[i64] = vec[i64]([self._cards_with(face) for face in range(len(self.faces))])
        """Per face the cards that show it, as bits."""
        self.twins: vec[i64] = vec[i64]([face for face in range(len(self.faces)) if cards.count(self.faces[face]) > 1])
        """The faces of which there are several cards."""
        read = [read_face(face) for face in self.faces]
        self.horse: vec[i64] = vec[i64]([horse for horse, _, _ in read])
        """Per face the horse of a single card, the lower one of a double card; −1 for a joker."""
        self.other: vec[i64] = vec[i64]([other for _, other, _ in read])
        """Per face the higher horse of a double card; −1 for the rest."""
        self.spaces: vec[i64] = vec[i64]([spaces for _, _, spaces in read])
        """Per face the spaces of a single card; 0 for the rest."""

    def _cards_with(self, face: int) -> int:
        return sum([2**card for card in range(self.size) if self.face_of[card] == face])

    def held(self, hand: i64, face: i64) -> i64:
        """A card of this face in a hand, as a bit; 0 if there is none."""
        cards: i64 = hand & self.cards_with[face]
        return cards & -cards

    def faces_in(self, hand: i64) -> list[int]:
        """The faces in a hand, in order, an equal pair twice."""
        return [self.face_of[card] for card in range(self.size) if hand & self.bit[card]]

    def cards_in(self, hand: i64) -> vec[i64]:
        """The cards of a set one by one, each as its bit."""
        found: vec[i64] = vec[i64](capacity=self.size)
        while hand:
            found = append(found, hand & -hand)
            hand &= hand - 1
        return found

    def sorted_out(self, hand: i64) -> i64:
        """The same faces, equal ones always by the same cards: nobody can tell those apart."""
        for face in self.twins:
            cards: i64 = hand & self.cards_with[face]
            hand &= ~cards
            first: i64 = self.cards_with[face]
            for _ in range(count(cards)):
                hand |= first & -first
                first &= first - 1
        return hand

    def hand_of(self, faces: list[int], taken: i64 = 0) -> i64:
        """A hand with these faces, of cards that are not taken; −1 if the deck has too few."""
        hand: i64 = 0
        for face in faces:
            card = self.held(~(hand | taken), face)
            if card == 0:
                return -1
            hand |= card
        return hand


def count(cards: i64) -> i64:
    """How many cards are in a set."""
    found: i64 = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def read_face(text: str) -> tuple[int, int, int]:
    """Horse, other horse and spaces of a face, horses counted from 0; ValueError if it is none."""
    if text == JOKER:
        return -1, -1, 0
    if len(text) == 3 and text[0] in "1234567":
        horse = int(text[0]) - 1
        if text[1] == "x" and text[2] in "123":
            return horse, -1, int(text[2])
        if text[1] == "=" and text[2] in "1234567" and text[0] < text[2]:
            return horse, int(text[2]) - 1, 0
    raise ValueError(f"{text!r} is no card: write 5x3 (horse 5, three spaces), 4=5 (horses 4 and 5, lower first) or J")


def face_order(text: str) -> tuple[int, str]:
    """Singles first, then doubles, then jokers."""
    _, other, spaces = read_face(text)
    return (0 if spaces else 1 if other >= 0 else 2), text
