"""How Ticket Gagnant's actions are written, and the canonical text of its parts.

    discipline steeplechase      river 2 before      arrange 7654321      secrecy hidden      hand 5
    predict 7/3/.                7 first, 3 second, nobody third
    play 5x3 5>c7                horse 5 ends on lane c, row 7
    play 4=6 4>d8>e9             4 ends on d8, the horse that stood there is pushed to e9
    play 4=6 stay                the double card moves neither (TG-16)
    discard 5x3

Lanes are a to g from the inside rail, rows count from 1. An action may also be written as JSON.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from hippodrome.core.errors import MalformedAction
from hippodrome.core.fields import Field, by_name
from hippodrome.core.sealed import Sealed
from hippodrome.core.spelling import Filled, Spelling, Word
from hippodrome.games.ticket_gagnant import actions, codes, events
from hippodrome.games.ticket_gagnant.actions import AnyAction
from hippodrome.games.ticket_gagnant.board import EMPTY, LANES, Board
from hippodrome.games.ticket_gagnant.cards import Deck
from hippodrome.games.ticket_gagnant.state import Meeting

DISCIPLINES: tuple[str, ...] = get_args(actions.DisciplineName)
PHASES = ("discipline", "river", "arrange", "secrecy", "hand", "predict", "race", "over")

_CELL_NAMES = [f"{lane}{row}" for row in range(1, 100) for lane in "abcdefg"[:LANES]]
_EXAMPLES = (
    "discipline flat · river 1 after · arrange 1234567 · secrecy open · hand 5 · "
    "predict 7/3/. · play 5x3 5>c7 · play 5x3 5>c7>d8 · play 4=5 stay · discard 5x3"
)


class Choice(Word):
    """One thing of each field, as one number: the last field is the lowest digit."""

    def pack(self, filled: Filled) -> int:
        value = 0
        for field, entries in zip(self.fields, filled, strict=True):
            value = value * field.targets + entries[0][0] - 1
        return codes.choice(self.kind, value)

    def unpack(self, code: int) -> Filled | None:
        value = code & codes.CHOICE_MASK
        filled: Filled = []
        for field in reversed(self.fields):
            value, number = divmod(value, field.targets)
            filled.insert(0, [(number + 1, 0)])
        return filled


class Discard(Word):
    """A card."""

    def pack(self, filled: Filled) -> int:
        return codes.discard(filled[0][0][0] - 1)

    def unpack(self, code: int) -> Filled | None:
        return [[((code >> codes.CARD_SHIFT & codes.CARD_MASK) + 1, 0)]]


class Arrangement(Word):
    """All horses, written without a space between them."""

    def pack(self, filled: Filled) -> int:
        return codes.arrange([number - 1 for number, _ in filled[0]])

    def unpack(self, code: int) -> Filled | None:
        return [[(horse + 1, 0) for horse in codes.arrangement(code & codes.CHOICE_MASK)]]

    def write(self, filled: Filled) -> str:
        tag, *horses = super().write(filled).split(" ")
        return f"{tag} {''.join(horses)}"

    def read(self, words: list[str]) -> Filled:
        return super().read([*words[:1], *words[1]] if len(words) == 2 else words[:1])


class Ticket(Word):
    """Three places, each a horse or nobody, with strokes between them."""

    def __init__(self, kind: int, action: Any, fields: list[Field]) -> None:
        super().__init__(kind, action, fields)
        self.missing = "."

    def pack(self, filled: Filled) -> int:
        first, second, third = (entries[0][0] if entries else 0 for entries in filled)
        return codes.predict(first, second, third)

    def unpack(self, code: int) -> Filled | None:
        return [[(horse + 1, 0)] if horse >= 0 else [] for horse in codes.ticket(code & codes.CHOICE_MASK)]

    def write(self, filled: Filled) -> str:
        tag, *places = super().write(filled).split(" ")
        return f"{tag} {'/'.join(places)}"

    def read(self, words: list[str]) -> Filled:
        return super().read([*words[:1], *words[1].split("/")] if len(words) == 2 else words[:1])


class Play(Word):
    """A card; then the horse that moves, where it ends, and where another is pushed; or that nobody moves."""

    def pack(self, filled: Filled) -> int:
        card, horse, to, pushed_to = (entries[0][0] - 1 if entries else -1 for entries in filled)
        if horse < 0 and to < 0 and pushed_to < 0:
            return card << codes.CARD_SHIFT | codes.STAY
        if horse < 0 or to < 0:
            raise MalformedAction(
                "a card that moves a horse names the horse and where it ends; one that moves none names neither"
            )
        return codes.play(card, horse, to, codes.NOWHERE if pushed_to < 0 else pushed_to)

    def unpack(self, code: int) -> Filled | None:
        card = [((code >> codes.CARD_SHIFT & codes.CARD_MASK) + 1, 0)]
        horse = code >> codes.HORSE_SHIFT & codes.HORSE_MASK
        if horse == codes.NOBODY:
            return [card, [], [], []]
        to, pushed_to = code >> codes.CELL_SHIFT & codes.CELL_MASK, code & codes.CELL_MASK
        return [card, [(horse + 1, 0)], [(to + 1, 0)], [] if pushed_to == codes.NOWHERE else [(pushed_to + 1, 0)]]

    def write(self, filled: Filled) -> str:
        tag, card, *moves = super().write(filled).split(" ")
        return f"{tag} {card} {'>'.join(moves) or 'stay'}"

    def read(self, words: list[str]) -> Filled:
        if len(words) != 3:
            raise MalformedAction("a play names a card, and what it moves")
        return super().read(words[:2] if words[2] == "stay" else [*words[:2], *words[2].split(">")])


class TicketSpelling(Spelling[AnyAction]):
    """Where Ticket Gagnant's numbers keep their kind."""

    def kind_of(self, code: int) -> int:
        return code >> codes.KIND_SHIFT


def spelling(deck: Deck, board: Board) -> TicketSpelling:
    """With the cards of a deck and the cells of a board."""
    return TicketSpelling(
        {
            codes.PLAY: actions.PlayCard,
            codes.DISCARD: actions.DiscardCard,
            codes.PREDICT: actions.Predict,
            codes.DISCIPLINE: actions.ChooseDiscipline,
            codes.RIVER: actions.PlaceRiver,
            codes.ARRANGE: actions.ArrangeHorses,
            codes.SECRECY: actions.ChooseSecrecy,
            codes.HAND: actions.ChooseHandSize,
        },
        _EXAMPLES,
        known={"card": by_name(deck.faces), "cell": by_name(_CELL_NAMES[: board.rows * LANES])},
        packed={
            actions.PlayCard: Play,
            actions.DiscardCard: Discard,
            actions.Predict: Ticket,
            actions.ChooseDiscipline: Choice,
            actions.PlaceRiver: Choice,
            actions.ArrangeHorses: Arrangement,
            actions.ChooseSecrecy: Choice,
            actions.ChooseHandSize: Choice,
        },
    )


def cell_name(cell: int) -> str:
    """`c5` for the third lane of the fifth row."""
    return _CELL_NAMES[cell]


def cell_of(name: str) -> int:
    """The cell of a name."""
    return _CELL_NAMES.index(name)


def horse_numbers(horses: list[int]) -> tuple[int, ...]:
    """Horses as printed on their discs."""
    return tuple(horse + 1 for horse in horses)


def horses_of(bits: int) -> tuple[int, ...]:
    """The numbers of a set of horses."""
    return tuple(horse + 1 for horse in range(7) if bits >> horse & 1)


def hedge_numbers(hedges: int) -> tuple[int, ...]:
    """The hedge marks of a set, 1 and 2."""
    return tuple(mark + 1 for mark in range(2) if hedges >> mark & 1)


def face_names(deck: Deck, faces: list[int]) -> tuple[str, ...]:
    """Cards as printed."""
    return tuple(deck.faces[face] for face in faces)


def places(ticket: int) -> events.Places:
    """The horses of a ticket, by number."""
    first, second, third = (horse + 1 if horse >= 0 else None for horse in codes.ticket(ticket))
    return first, second, third


def tickets(predictions: Sealed) -> tuple[events.Places, ...]:
    """Every seat's ticket."""
    return tuple(places(choice) for choice in predictions.choices)


def ruled_out(state: Meeting) -> tuple[tuple[str, ...], ...]:
    """Per seat the faces that it does not hold, each once; nothing as long as nobody has discarded."""
    deck = state.table.deck
    return tuple([face_names(deck, list(dict.fromkeys(deck.faces_in(cards)))) for cards in state.ruled_out])


def snapshot(state: Meeting) -> bytes:
    """Every value of a state, in one canonical form."""
    table, deck = state.table, state.table.deck
    return msgspec.json.encode(
        {
            "edition": table.edition,
            "seats": table.seats,
            "races": table.races,
            "flat_only": table.flat_only,
            "hidden_predictions": table.hidden_predictions,
            "phase": PHASES[state.phase],
            "race": state.race,
            "first": state.first,
            "turn": state.turn,
            "discipline": DISCIPLINES[state.discipline],
            "hedges": state.hedges,
            "river_row": state.river_row,
            "hidden": state.hidden,
            "hand_size": state.hand_size,
            "cards_left": state.cards_left,
            "horses": [cell_name(cell) for cell in state.cells],
            "standing": {cell_name(cell): horse for cell, horse in enumerate(state.standing) if horse != EMPTY},
            "hands": [face_names(deck, deck.faces_in(hand)) for hand in state.hands],
            "played": face_names(deck, deck.faces_in(state.played)),
            "predictions": list(state.predictions.choices),
            "missing": state.predictions.missing,
            "pawns": list(state.pawns),
            "tokens": list(state.tokens),
            "ranking": state.ranking,
            "disqualified": state.disqualified,
            **({"ruled_out": ruled_out(state)} if len(state.ruled_out) else {}),
        }
    )
