"""What is told of Ticket Gagnant, in both languages: cards, tickets, what a card did, what a ticket brought."""

from __future__ import annotations

import pytest

from hippodrome.core.errors import IllegalAction
from hippodrome.core.wire import Event
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.words import moved
from hippodrome.texts import Texts
from hippodrome.texts.telling import Teller, teller_of


def teller(lang: str, you: int | None = None) -> Teller:
    return teller_of(Texts(lang), load_game("ticket-gagnant"), ("Ada", "Ben"), you)


def straight(card: str, horse: int, start: str, end: str, pushed: int | None = None, to: str | None = None) -> events.CardPlayed:
    return events.CardPlayed(1, card, horse, start, end, pushed, to)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (straight("4x3", 4, "d5", "d8"), "Blue\u00a04 × 3: Blue\u00a04 moves up 3 spaces to d8", "avance de 3 cases, en d8"),
        (straight("4x1", 4, "d5", "d4"), "Blue\u00a04 × 1: Blue\u00a04 moves back 1 space to d4", "recule de 1 case, en d4"),
        (
            straight("4x2", 4, "d5", "b5"),
            "Blue\u00a04 × 2: Blue\u00a04 moves 2 spaces left to b5",
            "se décale de 2 cases à gauche, en b5",
        ),
        (straight("J", 4, "d5", "f5"), "joker: Blue\u00a04 moves 2 spaces right to f5", "se décale de 2 cases à droite, en f5"),
        (
            straight("4x2", 4, "a5", "a5"),
            "Blue\u00a04 × 2: Blue\u00a04 stays against the edge on a5",
            "reste contre le bord, en a5",
        ),
        (
            straight("1=4", 4, "d5", "e9"),
            "Orange\u00a01 & Blue\u00a04: Blue\u00a04 goes next to Orange\u00a01 on e9",
            "contre Orange\u00a01, en e9",
        ),
        (
            straight("4x3", 4, "d5", "d8", 7, "e9"),
            "Blue\u00a04 × 3: Blue\u00a04 moves up 3 spaces to d8, pushing Black\u00a07 to e9",
            "en d8, et pousse Noir\u00a07 en e9",
        ),
        (events.CardPlayed(1, "1=4"), "Orange\u00a01 & Blue\u00a04: both horses stay where they are", "restent où ils sont"),
    ],
)
def test_a_card_is_told_with_what_it_did(event: Event, english: str, french: str) -> None:
    assert teller("en").sentence(event) == f"Ben plays {english}."
    assert teller("fr").sentence(event).endswith(f"{french}.")


@pytest.mark.parametrize(
    ("fixed", "side"), [("d8", "in front of"), ("d10", "behind"), ("e9", "to the left of"), ("c9", "to the right of")]
)
def test_where_the_other_horse_of_a_double_card_is_known_its_side_is_told(fixed: str, side: str) -> None:
    said = moved(teller("en"), straight("1=4", 4, "d5", "d9"), fixed)
    assert said == f"Blue\u00a04 goes {side} Orange\u00a01 on d9"


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (events.CardsDealt(0, ("4x3", "J")), "Your hand: Blue\u00a04 × 3, joker.", "Votre main\u00a0: Bleu\u00a04 × 3, joker."),
        (
            events.PredictionMade(0, (4, None, 1)),
            "Your ticket: 1st Blue\u00a04, 3rd Orange\u00a01.",
            "Votre ticket\u00a0: 1er Bleu\u00a04, 3e Orange\u00a01.",
        ),
        (events.PredictionSealed(0), "", ""),
        (events.PredictionSealed(1), "Ben lays a ticket face down.", "Ben pose son ticket face cachée."),
        (
            events.PredictionsRevealed(((7, 3, 5), (None, 4, 7))),
            "The tickets are turned over: Ada 7-3-5, Ben ·-4-7.",
            "On retourne les tickets\u00a0: Ada 7-3-5, Ben ·-4-7.",
        ),
        (
            events.TicketScored(1, (7, -1, 0), 5, 8, 1, 58),
            "Ben scores +11, bonus 5 included; total 58.",
            "Ben marque +11, prime de 5 comprise\u202f; total 58.",
        ),
        (events.TicketScored(0, (-1, -1, 0), 0, -2, 0, -2), "You score −2; total −2.", "Vous marquez −2\u202f; total −2."),
        (
            events.MeetingEnded((9, 9), (0, 1)),
            "The meeting is over: Ada and Ben share the win with 9.",
            "La réunion est finie\u00a0: Ada et Ben se partagent la victoire avec 9.",
        ),
    ],
)
def test_cards_tickets_and_points_are_told_as_people_say_them(event: Event, english: str, french: str) -> None:
    assert teller("en", you=0).sentence(event) == english
    assert teller("fr", you=0).sentence(event) == french


def test_a_refusal_names_horses_and_seats() -> None:
    beside = IllegalAction("TG-15", "not-beside", horse=4, other=1)
    assert teller("fr").refusal(beside) == "Bleu\u00a04 va devant, derrière, à gauche ou à droite d’Orange\u00a01."
    assert teller("fr").refusal(IllegalAction("TG-10", "not-your-turn", seat=1)) == "C’est le tour d’Ada."
