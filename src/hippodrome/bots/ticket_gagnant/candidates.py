"""What is worth trying: of the many tickets and arrangements only a few."""

from __future__ import annotations

from itertools import permutations

from hippodrome.games.ticket_gagnant import codes
from hippodrome.games.ticket_gagnant.board import LANES
from hippodrome.games.ticket_gagnant.cards import HORSES
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import ARRANGE_HORSES, CHOOSE_HAND, HARNESS, PREDICT, RACE, Meeting

DOUBLE_HELPS = 1.5
"""What a double card is worth to each of its horses, in spaces."""
LIKELY = 4
"""The horses among which tickets are tried: those that its cards help most."""
BY_NUMBER = codes.arrange(list(range(HORSES)))


def candidates(game: TicketGagnant, state: Meeting, seat: int) -> list[int]:
    """The actions that are tried out for a decision.

    Horses are arranged by number: nobody has a card yet and every horse has the same cards, so no order is better than another,
    and in this one everybody finds them. As many cards as there may be are dealt, since a long race is won by play and a short
    one by luck: with 7, 5 and 3 cards whenever it deals, it won 89, 82 and 76 ± 8 % against the apprentice (2022, two seats, 40
    deals, 2026-11-18). Among equals that makes no difference before the last race: after the first of four its dealer stood at
    41.7, 42.0 and 42.2 ± 1.8 % of the meeting (two searchers with 60 rollouts a choice, flat, hurdles and harness in turn, 300
    races each, seeds 0 to 299, 2026-11-19). Only in the last race, where the lead may ask for something else, every number is
    tried.
    """
    if state.phase == ARRANGE_HORSES:
        return [BY_NUMBER]
    if state.phase == PREDICT:
        return _tickets(state, seat)
    legal = list(game.legal(state, seat))
    if state.phase == CHOOSE_HAND and state.race + 1 < state.table.races:
        return [max(legal)]
    return _plays(state, legal) if state.phase == RACE else legal


def _plays(state: Meeting, legal: list[int]) -> list[int]:
    """Of plays of one card after which every horse is on the same row, hoofprints or not, any one: lanes hardly matter."""
    prints = state.table.board.hoofprints if state.discipline == HARNESS else []
    found: dict[tuple[int, ...], int] = {}
    for code in legal:
        cell, pushed_to = code >> codes.CELL_SHIFT & codes.CELL_MASK, code & codes.CELL_MASK
        ends = [
            -1 if each == codes.NOWHERE else 2 * (each // LANES) + (bool(prints) and prints[each]) for each in (cell, pushed_to)
        ]
        pushed = -1 if pushed_to == codes.NOWHERE else state.standing[cell]
        found.setdefault((code >> codes.HORSE_SHIFT, pushed, *ends), code)
    return list(found.values())


def _tickets(state: Meeting, seat: int) -> list[int]:
    """Three of the horses that its cards help most, in any order."""
    deck = state.table.deck
    strength = [0.0] * HORSES
    for face in deck.faces_in(state.hands[seat]):
        horse, other = deck.horse[face], deck.other[face]
        if other >= 0:
            strength[horse] += DOUBLE_HELPS
            strength[other] += DOUBLE_HELPS
        elif horse >= 0:
            strength[horse] += int(deck.spaces[face])
    likely = sorted(range(1, HORSES + 1), key=lambda horse: -strength[horse - 1])[:LIKELY]
    return [codes.predict(*three) for three in permutations(likely, 3)]
