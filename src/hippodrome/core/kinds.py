"""What the fields of events and views are: seats, lanes, horses, amounts … Said once, beside the field.

    class HorseSold(Event, frozen=True, tag=True):
        lane: Lane
        horse: Horse
        seat: Seat
        price: Amount

`table_of` reads it off, for all who show facts without knowing the game: the teller in Python and in the browser, and the
plain board. A kind is written

    number · yes-no · text      as they are; texts are words that catalogues select on
    seat                        a seat, from 0; below 0 nobody
    horse · jockey · card       a name, or the `number` or `id` of an entry of the box, which has its `name` (and `text`)
    name                        what else the box names: a race
    lane                        the horse that an event with a lane and a horse has put there
    amount · gain · place       money; money won or lost; a rank
    cloth                       the number on a horse's saddle cloth
    square · post               how far a horse is; how far it has to go: what has both, and a horse, runs in a race
    word:colour                 a word of ours, in words under `<title>-colour-<word>`
    Slip                        a struct, in words under `<title>-slip`, or field by field under `<title>-slip-<field>`;
                                without such texts, what its fields hold

with `[]` behind it for several, and `[]@seats` for one per seat, or per entry of the field of that name.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import inspect

from hippodrome.core.slips import MOST_AMOUNT

IS: Final = "is"
ALONG: Final = "along"
SEATS: Final = "seats"


def kind(name: str) -> msgspec.Meta:
    """The mark of a field of that kind."""
    return msgspec.Meta(extra={IS: name})


def word(name: str) -> msgspec.Meta:
    """The mark of a field that holds a word of ours: a colour, the face of a die."""
    return kind(f"word:{name}")


def along(name: str) -> msgspec.Meta:
    """The mark of a list that has one entry per seat (`SEATS`), or per entry of another field."""
    return msgspec.Meta(extra={ALONG: name})


Seat = Annotated[int, kind("seat")]
Lane = Annotated[int, kind("lane")]
Horse = Annotated[str, kind("horse")]
HorseNumber = Annotated[int, kind("horse")]
Jockey = Annotated[str, kind("jockey")]
Card = Annotated[str, kind("card")]
Name = Annotated[str, kind("name")]
Amount = Annotated[int, msgspec.Meta(ge=-MOST_AMOUNT, le=MOST_AMOUNT, extra={IS: "amount"})]
"""Money: any amount that can be written; in an action, the rules refuse what is too little or too much."""
Gain = Annotated[int, kind("gain")]
Place = Annotated[int, kind("place")]
Cloth = Annotated[int, kind("cloth")]
Square = Annotated[int, kind("square")]
Post = Annotated[int, kind("post")]

Kinds = dict[str, dict[str, str]]
"""Per event or struct the kinds of its fields."""


def table_of(*types: Any) -> Kinds:
    """The kinds of all fields of some structs (or unions of them), and of the structs in these."""
    table: Kinds = {}
    for each in types:
        _written(inspect.type_info(each), table)
    return table


def table_of_game(events: Any, actions: Any, view: Any, *more: Any) -> Kinds:
    """All kinds of a game; and among them, under names that no struct has, what is said of whole structs:

    happens     by event what kind of thing happens (core/wire.py, HAPPENINGS)
    actions     by its word in `do` the struct of each action
    view        the struct that views are, its `score`, and the fields that stand `aside`, with spaces between
    """
    table = table_of(events, actions, view, *more)
    every = {each.__name__: each for each in get_args(events) or (events,)}
    table["happens"] = {name: event.happens for name, event in every.items() if event.happens}
    table["actions"] = {str(each.__struct_config__.tag): each.__name__ for each in get_args(actions) or (actions,)}
    table["view"] = {"is": view.__name__, "score": view.score, "aside": " ".join(view.aside)}
    return table


def _written(info: inspect.Type, table: Kinds) -> str:
    match info:
        case inspect.Metadata(type=inner, extra=extra):
            if extra is not None and ALONG in extra:
                return f"{_written(inner, table)}@{extra[ALONG]}"
            if extra is not None and IS in extra:
                return str(extra[IS])
            return _written(inner, table)
        case inspect.StructType():
            return _struct(info, table)
        case inspect.UnionType(types=types):
            found = [_written(each, table) for each in types if not isinstance(each, inspect.NoneType)]
            return found[0]  # what may be missing is still of its kind; a union of structs is told by what is there
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"{_written(item, table)}[]"
        case inspect.TupleType(item_types=items):
            return f"{_written(items[0], table)}[]"
        case inspect.BoolType():
            return "yes-no"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case _:
            return "text"


def _struct(info: inspect.StructType, table: Kinds) -> str:
    name = info.cls.__name__
    fields: dict[str, str] = {}
    if name in table:
        return name
    table[name] = fields
    for field in info.fields:
        fields[field.encode_name] = _written(field.type, table)
    return name
