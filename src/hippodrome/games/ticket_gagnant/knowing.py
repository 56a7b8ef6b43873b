"""What a seat knows, and a draw of what it cannot know: the cards in other hands, and tickets that lie face down.

A seat that has discarded (TG-19) held nothing but cards that could not be played just then; what it has kept since is among
those. Such hands are dealt first, so that what is drawn always fits what everybody has seen.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from librt.vecs import append, pop, vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.policy import EVEN, Belief
from hippodrome.core.vectors import draw_by
from hippodrome.games.ticket_gagnant import codes, refusals
from hippodrome.games.ticket_gagnant.cards import HORSES, count
from hippodrome.games.ticket_gagnant.state import RACE, Meeting

_TICKETS: Final = vec[i64]([code & codes.CHOICE_MASK for code in refusals.every_prediction()])
_HORSES: Final = vec[i64](range(HORSES))


def key(state: Meeting, seat: i64) -> bytes:
    """All that this seat sees: what its view is made of."""
    table, deck = state.table, state.table.deck
    found = BytesWriter()
    options: i64 = (2 if table.flat_only else 0) | (1 if table.hidden_predictions else 0)
    for number in (seat, table.edition, table.seats, table.races, options, state.phase, state.race, state.first):
        write_i64_le(found, number)
    write_i64_le(found, state.turn if state.phase == RACE else 0)
    for number in (state.discipline, state.hedges, state.river_row, int(state.hidden), state.hand_size):
        write_i64_le(found, number)
    for cell in state.cells:
        write_i64_le(found, cell)
    write_i64_le(found, deck.sorted_out(state.hands[seat]))
    write_i64_le(found, deck.sorted_out(state.played))
    shown = state.predictions_are_open()
    for other in range(table.seats):
        ticket: i64 = state.predictions.choices[other]
        write_i64_le(found, count(state.hands[other]))
        write_i64_le(found, ticket if shown or other == seat else min(ticket, 0))
        write_i64_le(found, state.pawns[other])
        write_i64_le(found, state.tokens[other])
    write_i64_le(found, len(state.ruled_out))
    for cards in state.ruled_out:
        write_i64_le(found, cards)
    write_i64_le(found, len(state.ranking))
    for horse in state.ranking:
        write_i64_le(found, horse)
    for horse in state.disqualified:
        write_i64_le(found, horse)
    return found.getvalue()


def redeal(state: Meeting, seat: i64, chance: Chance, belief: Belief | None) -> None:
    """Other hands and hidden tickets; a spectator (−1) knows none of either."""
    own: i64 = 0
    if seat >= 0:
        own = state.hands[seat]
    hands = state.hands
    counts: vec[i64] = vec[i64](capacity=state.table.seats)
    for other in range(state.table.seats):
        counts = append(counts, 0 if other == seat else count(hands[other]))
    deal(state, seat, own, counts, chance, belief)
    if not state.predictions_are_open():
        choices = state.predictions.choices
        for other in range(state.table.seats):
            if other != seat and choices[other] >= 0:
                choices[other] = any_ticket(other, chance, belief)


def deal(state: Meeting, seat: i64, own: i64, counts: vec[i64], chance: Chance, belief: Belief | None) -> None:
    """Give every other seat so many of the cards that this one has not seen, any that fit being as likely without a belief."""
    unseen: i64 = state.table.deck.all & ~(own | state.played)
    while not _deal_fitting(state, seat, unseen, counts, chance, belief):
        pass


def _deal_fitting(state: Meeting, seat: i64, unseen: i64, counts: vec[i64], chance: Chance, belief: Belief | None) -> bool:
    """One try; false if it must be made again, because the cards that a later hand may be of are gone, or by lot.

    The lot makes all deals that fit equally likely: the fewer ways an earlier hand leaves for a later one, the rarer it stays.
    """
    ruled_out = state.ruled_out
    taken: i64 = 0
    for other in range(len(ruled_out)):
        if other != seat and ruled_out[other]:
            fits: i64 = unseen & ~ruled_out[other]
            free: i64 = fits & ~taken
            if not _stays(count(free), count(fits), counts[other], chance):
                return False
            state.hands[other] = _hand(state, other, free, counts[other], chance, belief)
            taken |= state.hands[other]
    for other in range(len(counts)):
        if other != seat and (len(ruled_out) == 0 or not ruled_out[other]):
            state.hands[other] = _hand(state, other, unseen & ~taken, counts[other], chance, belief)
            taken |= state.hands[other]
    return True


def _stays(free: i64, fitting: i64, cards: i64, chance: Chance) -> bool:
    """True as often as there are hands of the free cards among those of all fitting ones."""
    if free == fitting:
        return True
    for dealt in range(cards):
        if chance.below(fitting - dealt) >= free - dealt:
            return False
    return True


def _hand(state: Meeting, seat: i64, cards: i64, size: i64, chance: Chance, belief: Belief | None) -> i64:
    """So many of these cards, drawn one by one, each by its weight."""
    deck = state.table.deck
    pool = deck.cards_in(cards)
    left: i64 = len(pool)
    hand: i64 = 0
    if belief is None:
        for _ in range(size):
            at: i64 = chance.below(left)
            hand |= pool[at]
            left -= 1
            pool[at] = pool[left]
        return hand
    weights: vec[i64] = vec[i64](capacity=left)
    for card in range(deck.size):
        if cards & deck.bit[card]:
            weights = append(weights, _weight(state, seat, deck.face_of[card], belief))
    for _ in range(size):
        at = draw_by(weights, chance)
        hand |= pool[at]
        weights[at] = 0
    return hand


def _weight(state: Meeting, seat: i64, face: i64, belief: Belief) -> i64:
    """A single card has the weight of its horse, a double the mean of both, a joker that of any other thing."""
    deck = state.table.deck
    horse: i64 = deck.horse[face]
    if horse < 0:
        return EVEN
    other: i64 = deck.other[face]
    if other < 0:
        return belief.weight(seat, horse)
    return (belief.weight(seat, horse) + belief.weight(seat, other) + 1) // 2


def any_ticket(seat: i64, chance: Chance, belief: Belief | None) -> i64:
    """Any ticket; by a belief, its places are filled with horses by their weight."""
    drawn: i64 = _TICKETS[chance.below(len(_TICKETS))]
    if belief is None:
        return drawn
    ticket: i64 = 0
    left: vec[i64] = _HORSES[:]
    for place in range(3):
        if drawn >> 3 * place & 7:
            which = belief.draw(seat, left, chance)
            ticket |= left[which] + 1 << 3 * place
            left, _ = pop(left, which)
    return ticket
