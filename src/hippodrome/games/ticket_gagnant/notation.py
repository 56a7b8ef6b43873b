"""Text, JSON and packed forms of Ticket Gagnant's actions, and the canonical text of its parts.

    discipline steeplechase      river 2 before      arrange 7654321      secrecy hidden      hand 5
    predict 7/3/.                7 first, 3 second, nobody third
    play 5x3 5>c7                horse 5 ends on lane c, row 7
    play 4=6 4>d8>e9             4 ends on d8, the horse that stood there is pushed to e9
    play 4=6 stay                the double card moves neither (TG-16)
    discard 5x3

Lanes are a to g from the inside rail, rows count from 1. An action may also be written as JSON.
"""

from __future__ import annotations

import re

import msgspec

from hippodrome.core.errors import MalformedAction
from hippodrome.core.sealed import Sealed
from hippodrome.core.wire import Action
from hippodrome.games.ticket_gagnant import actions, codes, events
from hippodrome.games.ticket_gagnant.board import LANES, Board
from hippodrome.games.ticket_gagnant.cards import Deck
from hippodrome.games.ticket_gagnant.state import EMPTY, Meeting

DISCIPLINES = ("flat", "hurdles", "steeplechase", "harness")
PHASES = ("discipline", "river", "arrange", "secrecy", "hand", "predict", "race", "over")

_CELL_NAMES = [f"{lane}{row}" for row in range(1, 100) for lane in "abcdefg"[:LANES]]
_MOST_BYTES = 1000
_FORMS = (
    "an action reads like: discipline flat · river 1 after · arrange 1234567 · secrecy open · hand 5 · "
    "predict 7/3/. · play 5x3 5>c7 · play 5x3 5>c7>d8 · play 4=5 stay · discard 5x3"
)
_DECODER = msgspec.json.Decoder(actions.AnyAction)
_TEXT = re.compile(
    r"discipline (?P<discipline>flat|hurdles|steeplechase|harness)"
    r"|river (?P<hedge>[12]) (?P<side>before|after)"
    r"|arrange (?P<order>[1-7]{7})"
    r"|secrecy (?P<secrecy>hidden|open)"
    r"|hand (?P<size>[0-9]{1,2})"
    r"|predict (?P<first>[1-7.])/(?P<second>[1-7.])/(?P<third>[1-7.])"
    r"|play (?P<card>[1-7]x[1-3]|[1-7]=[1-7]|J) "
    r"(?:stay|(?P<horse>[1-7])>(?P<to>[a-g][1-9][0-9]?)(?:>(?P<pushed_to>[a-g][1-9][0-9]?))?)"
    r"|discard (?P<dropped>[1-7]x[1-3]|[1-7]=[1-7]|J)",
    re.ASCII,
)


def cell_name(cell: int) -> str:
    """`c5` for the third lane of the fifth row."""
    return _CELL_NAMES[cell]


def read_cell(board: Board, name: str) -> int:
    """The cell of a name. Raises MalformedAction if the track has no such cell."""
    if not re.fullmatch("[a-g][1-9][0-9]?", name, re.ASCII):
        raise MalformedAction(f"{name!r} is no cell: write a lane and a row, as in c7")
    row = int(name[1:])
    if row > board.rows:
        raise MalformedAction(f"{name} is not on the track, which has rows 1 to {board.rows}")
    return (row - 1) * LANES + "abcdefg".index(name[0])


def read_face(deck: Deck, name: str) -> int:
    """The face of a card's name. Raises MalformedAction if the deck has no such card."""
    if name not in deck.faces:
        raise MalformedAction(f"there is no card {name} in this deck")
    return deck.faces.index(name)


def read(deck: Deck, board: Board, text: bytes | str) -> int:
    """An action from its text or JSON form."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    if len(data) > _MOST_BYTES:
        raise MalformedAction(f"an action has at most {_MOST_BYTES} bytes, this one has {len(data)}")
    if data.lstrip().startswith(b"{"):
        try:
            return code(deck, board, _DECODER.decode(data))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise MalformedAction(f"this JSON is no action: {problem}") from problem
    try:
        found = _TEXT.fullmatch(" ".join(data.decode("utf-8").split()))
    except UnicodeDecodeError as problem:
        raise MalformedAction(f"this is not UTF-8 text; {_FORMS}") from problem
    if found is None:
        raise MalformedAction(_FORMS)
    return code(deck, board, _from_text(found))


def _from_text(found: re.Match[str]) -> actions.AnyAction:
    part = found.groupdict()
    word = found[0].split(" ", 1)[0]
    if word == "play":
        return actions.PlayCard(part["card"], _number(part["horse"]), part["to"], part["pushed_to"])
    if word == "predict":
        return actions.Predict(_number(part["first"]), _number(part["second"]), _number(part["third"]))
    if word == "discard":
        return actions.DiscardCard(part["dropped"])
    if word == "discipline":
        return _discipline(part["discipline"])
    if word == "river":
        return actions.PlaceRiver(1 if part["hedge"] == "1" else 2, part["side"] == "after")
    if word == "arrange":
        a, b, c, d, e, f, g = map(int, part["order"])
        return actions.ArrangeHorses((a, b, c, d, e, f, g))
    if word == "secrecy":
        return actions.ChooseSecrecy(part["secrecy"] == "hidden")
    return actions.ChooseHandSize(int(part["size"]))


def _discipline(name: str) -> actions.ChooseDiscipline:
    return msgspec.convert({"do": "discipline", "discipline": name}, actions.ChooseDiscipline)


def _number(text: str | None) -> int | None:
    return None if text is None or text == "." else int(text)


def write(action: actions.AnyAction) -> str:
    """An action's text form."""
    match action:
        case actions.PlayCard(card, None):
            return f"play {card} stay"
        case actions.PlayCard(card, horse, to, pushed_to):
            return f"play {card} {horse}>{to}" + (f">{pushed_to}" if pushed_to else "")
        case actions.Predict(first, second, third):
            return f"predict {first or '.'}/{second or '.'}/{third or '.'}"
        case actions.DiscardCard(card):
            return f"discard {card}"
        case actions.ChooseDiscipline(discipline):
            return f"discipline {discipline}"
        case actions.PlaceRiver(hedge, after):
            return f"river {hedge} {'after' if after else 'before'}"
        case actions.ArrangeHorses(order):
            return "arrange " + "".join(map(str, order))
        case actions.ChooseSecrecy(hidden):
            return f"secrecy {'hidden' if hidden else 'open'}"
        case actions.ChooseHandSize(size):
            return f"hand {size}"


def code(deck: Deck, board: Board, action: Action) -> int:
    """The packed form of an action."""
    match action:
        case actions.PlayCard(card, None, None, None):
            return read_face(deck, card) << codes.CARD_SHIFT | codes.STAY
        case actions.PlayCard(card, int(horse), str(to), pushed_to):
            pushed = codes.NOWHERE if pushed_to is None else read_cell(board, pushed_to)
            return codes.play(read_face(deck, card), _disc(horse) - 1, read_cell(board, to), pushed)
        case actions.PlayCard():
            raise MalformedAction(
                "a card that moves a horse names the horse and where it ends; one that moves none names neither"
            )
        case actions.Predict(first, second, third):
            return codes.predict(*(0 if horse is None else _disc(horse) for horse in (first, second, third)))
        case actions.DiscardCard(card):
            return codes.discard(read_face(deck, card))
        case actions.ChooseDiscipline(discipline):
            if discipline not in DISCIPLINES:
                raise MalformedAction(f"{discipline!r} is no discipline; there is {', '.join(DISCIPLINES)}")
            return codes.choice(codes.DISCIPLINE, DISCIPLINES.index(discipline))
        case actions.PlaceRiver(hedge, after):
            if hedge not in (1, 2):
                raise MalformedAction(f"{hedge} is no hedge; there is 1 and 2")
            return codes.choice(codes.RIVER, (hedge - 1) * 2 + after)
        case actions.ArrangeHorses(order):
            if len(order) != LANES:
                raise MalformedAction(f"an arrangement names {LANES} horses")
            return codes.arrange([_disc(horse) - 1 for horse in order])
        case actions.ChooseSecrecy(hidden):
            return codes.choice(codes.SECRECY, int(hidden))
        case actions.ChooseHandSize(size):
            if not 0 <= size <= 99:
                raise MalformedAction(f"{size} is no size of a hand")
            return codes.choice(codes.HAND, size)
    raise MalformedAction(f"{type(action).__name__} is no action of Ticket Gagnant")


def _disc(horse: int) -> int:
    """The number of a horse, if it is one."""
    if not 1 <= horse <= 7:
        raise MalformedAction(f"there is no horse {horse}; they are numbered 1 to 7")
    return horse


def action(deck: Deck, board: Board, packed: int) -> actions.AnyAction:
    """The readable form of a packed action. Raises MalformedAction unless packing gives the same number back."""
    found = _unpack(deck, packed)
    if found is None or code(deck, board, found) != packed:
        raise MalformedAction(f"{packed} stands for no action")
    return found


def unpacked(deck: Deck, packed: int) -> actions.AnyAction:
    """The readable form of a packed action that is known to be one, such as a legal one."""
    found = _unpack(deck, packed)
    assert found is not None
    return found


def _unpack(deck: Deck, packed: int) -> actions.AnyAction | None:
    kind, value = packed >> codes.KIND_SHIFT, packed & codes.CHOICE_MASK
    face = packed >> codes.CARD_SHIFT & codes.CARD_MASK
    if kind == codes.PLAY and packed >= 0 and face < len(deck.faces):
        horse = packed >> codes.HORSE_SHIFT & codes.HORSE_MASK
        if horse == codes.NOBODY:
            return actions.PlayCard(deck.faces[face])
        to, pushed_to = packed >> codes.CELL_SHIFT & codes.CELL_MASK, packed & codes.CELL_MASK
        return actions.PlayCard(
            deck.faces[face], horse + 1, cell_name(to), None if pushed_to == codes.NOWHERE else cell_name(pushed_to)
        )
    if kind == codes.DISCARD and face < len(deck.faces):
        return actions.DiscardCard(deck.faces[face])
    if kind == codes.PREDICT:
        return actions.Predict(*places(value))
    if kind == codes.DISCIPLINE and value < len(DISCIPLINES):
        return _discipline(DISCIPLINES[value])
    if kind == codes.RIVER and value < 4:
        return actions.PlaceRiver(1 if value < 2 else 2, value & 1 == 1)
    if kind == codes.ARRANGE and codes.NOBODY not in codes.arrangement(value):
        a, b, c, d, e, f, g = horse_numbers(codes.arrangement(value))
        return actions.ArrangeHorses((a, b, c, d, e, f, g))
    if kind == codes.SECRECY:
        return actions.ChooseSecrecy(value == 1)
    if kind == codes.HAND and value <= 99:
        return actions.ChooseHandSize(value)
    return None


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
        }
    )
