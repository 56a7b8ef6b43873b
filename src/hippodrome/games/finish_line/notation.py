"""Text, JSON and packed forms of Finish Line's actions, and the canonical text of its parts.

    bets win s3 200 win s2 400 place s2+s3 200      bets none
    take white white red      take yellow      aside red
    use horseshoe 11      use pace 5 11      use interference 20 11 5      use tip white red      use side-bet
    extra 11      extra none

Horses are named by the number on their tile; in bets by their starting place: s1 leads, s7 is last. An action may also
be written as JSON.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from hippodrome.core.errors import MalformedAction
from hippodrome.core.slips import MOST_AMOUNT, pack_slip, unpack_slip
from hippodrome.core.wire import Action
from hippodrome.games.finish_line import actions, codes, events
from hippodrome.games.finish_line.dice import COLOUR_OF, COLOURS, FACES, IN_HAND, TIP
from hippodrome.games.finish_line.state import TILES, Meeting

PHASES = ("bets", "take", "use", "extra", "over")

_MOST_BYTES = 1000
_FORMS = (
    "an action reads like: bets win s3 200 place s2+s3 100 · bets none · take white white red · use horseshoe 11 · "
    "use interference 20 11 5 · use tip white red · aside red · extra 11 · extra none"
)
_DECODER = msgspec.json.Decoder(actions.AnyAction)
_WIN = re.compile(r" win s([1-7]) (-?[0-9]{1,16})", re.ASCII)
_PLACE = re.compile(r" place s([1-7])\+s([1-7]) (-?[0-9]{1,16})", re.ASCII)
_BETS = re.compile(rf"bets(?:{_WIN.pattern}){{0,3}}(?:{_PLACE.pattern}){{0,2}}", re.ASCII)
_NUMBER = re.compile(r"[1-9][0-9]?", re.ASCII)
_HORSES = {"side-bet": 0, "extra": 0, "dead-heat": 0, "tip": 0, "pace": 2, "interference": 3}
"""How many horses a face needs, if not one."""


def read(text: bytes | str) -> int:
    """An action from its text or JSON form."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    if len(data) > _MOST_BYTES:
        raise MalformedAction(f"an action has at most {_MOST_BYTES} bytes, this one has {len(data)}")
    try:
        if data.lstrip().startswith(b"{"):
            return code(_DECODER.decode(data))
        return code(_from_text(" ".join(data.decode("utf-8").split())))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise MalformedAction(f"this is no action: {problem}; {_FORMS}") from problem


def _from_text(text: str) -> actions.AnyAction:
    word, *rest = text.split(" ") if text else [""]
    if text == "bets none":
        return actions.PlaceBets()
    if word == "bets" and rest and _BETS.fullmatch(text):
        return _bets(text)
    if word == "take" and rest:
        return _made({"do": "take", "dice": rest})
    if word == "aside" and len(rest) == 1:
        return _made({"do": "aside", "die": rest[0]})
    if word == "use" and rest:
        if rest[0] == "tip":
            return _made({"do": "use", "face": "tip", "dice": rest[1:]})
        return _made({"do": "use", "face": rest[0], "horses": [_horse(number) for number in rest[1:]]})
    if word == "extra" and len(rest) == 1:
        return _made({"do": "extra", "horse": None if rest[0] == "none" else _horse(rest[0])})
    raise MalformedAction(_FORMS)


def _made(parts: dict[str, Any]) -> actions.AnyAction:
    """An action from its parts, with the checks that its JSON form would get."""
    made: actions.AnyAction = msgspec.convert(parts, actions.AnyAction)
    return made


def _horse(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise MalformedAction(f"{text!r} is no horse; {_FORMS}")
    return int(text)


def _bets(text: str) -> actions.PlaceBets:
    wins = [actions.WinStake(int(start), int(stake)) for start, stake in _WIN.findall(text)]
    places = [actions.PlaceStake((int(one), int(other)), int(stake)) for one, other, stake in _PLACE.findall(text)]
    return actions.PlaceBets(tuple(wins), tuple(places))


def write(number: int) -> str:
    """An action's text form."""
    match action(number):
        case actions.PlaceBets(wins, places):
            bets = [f"win s{bet.start} {bet.stake}" for bet in wins]
            bets += [f"place s{bet.starts[0]}+s{bet.starts[1]} {bet.stake}" for bet in places]
            return "bets " + (" ".join(bets) or "none")
        case actions.TakeDice(dice):
            return "take " + " ".join(dice)
        case actions.SetAside(die):
            return f"aside {die}"
        case actions.UseDie(face, horses, dice):
            return " ".join(["use", face, *map(str, horses), *dice])
        case actions.PlayExtra(horse):
            return f"extra {horse or 'none'}"


def code(action: Action) -> int:
    """The packed form of an action."""
    match action:
        case actions.PlaceBets(wins, places):
            return _bets_code(wins, places)
        case actions.TakeDice(dice) if len(dice) in (1, 3):
            return _pack(codes.TAKE, 0, sorted(_colours(dice)), len(COLOURS))
        case actions.SetAside(die):
            return _pack(codes.ASIDE, 0, _colours((die,)), len(COLOURS))
        case actions.UseDie(face, horses, dice):
            return _use_code(face, horses, dice)
        case actions.PlayExtra(horse):
            return _pack(codes.EXTRA, 0, [] if horse is None else [horse], TILES)
    raise MalformedAction(f"{type(action).__name__}: {_FORMS}")


def _bets_code(wins: tuple[actions.WinStake, ...], places: tuple[actions.PlaceStake, ...]) -> int:
    """Objects made by hand are not checked by msgspec, and what is too large would turn into another action."""
    if len(wins) > codes.WIN_LINES or len(places) > codes.PLACE_LINES:
        raise MalformedAction(f"at most {codes.WIN_LINES} win bets and {codes.PLACE_LINES} place bets; {_FORMS}")
    lines = [(0, 0)] * codes.BET_LINES
    for at, win in enumerate(wins):
        if not 1 <= win.start <= codes.RUNNERS:
            raise MalformedAction(f"there is no starting place {win.start}; {_FORMS}")
        lines[at] = win.start, _amount(win.stake)
    for at, place in enumerate(places, codes.WIN_LINES):
        pair = (min(place.starts), max(place.starts))
        if pair not in codes.PAIRS:
            raise MalformedAction(f"starting places {pair[0]} and {pair[1]} are no pair; {_FORMS}")
        lines[at] = codes.PAIRS.index(pair) + 1, _amount(place.stake)
    return pack_slip(codes.BETS, lines, codes.TARGET_BITS)


def _amount(stake: int) -> int:
    if abs(stake) > MOST_AMOUNT:
        raise MalformedAction(f"{stake} is more money than there is; {_FORMS}")
    return stake


def _use_code(face: str, horses: tuple[int, ...], dice: tuple[str, ...]) -> int:
    if face not in FACES[1:] or len(horses) != _HORSES.get(face, 1) or bool(dice) != (face == "tip") or len(dice) > 2:
        raise MalformedAction(f"{face} is used with {_HORSES.get(face, 1)} horses, and a tip with dice; {_FORMS}")
    if face == "tip":
        return _pack(codes.USE, TIP, sorted(_colours(dice)), len(COLOURS))
    return _pack(codes.USE, FACES.index(face), list(horses), TILES)


def _colours(dice: tuple[str, ...]) -> list[int]:
    unknown = [die for die in dice if die not in COLOURS]
    if unknown:
        raise MalformedAction(f"there are no {unknown[0]} dice; {_FORMS}")
    return [COLOURS.index(die) + 1 for die in dice]


def _pack(kind: int, face: int, things: list[int], most: int) -> int:
    if any(not 1 <= thing <= most for thing in things):
        raise MalformedAction(_FORMS)
    a, b, c = things + [0] * (3 - len(things))
    return int(codes.packed(kind, face, a, b, c))


def action(number: int) -> actions.AnyAction:
    """The readable form of a packed action. Raises MalformedAction unless packing gives the same number back."""
    try:
        found = _unpack(number)
        if found is not None and code(found) == number:
            return found
    except MalformedAction:
        pass
    raise MalformedAction(f"{number} stands for no action")


def _unpack(number: int) -> actions.AnyAction | None:
    kind = number & 15
    if kind == codes.BETS:
        return _unpack_bets(number)
    if not 0 <= number < 1 << codes.WIDTH:
        return None
    things = [thing for thing in (codes.first_of(number), codes.second_of(number), codes.third_of(number)) if thing]
    if kind == codes.TAKE and max(things, default=9) <= len(COLOURS):
        return actions.TakeDice(_names(things))
    if kind == codes.ASIDE and len(things) == 1 and things[0] <= len(COLOURS):
        return actions.SetAside(_names(things)[0])
    if kind == codes.EXTRA:
        return actions.PlayExtra(things[0] if things else None)
    if kind == codes.USE and codes.face_of(number) == TIP and max(things, default=0) <= len(COLOURS):
        return actions.UseDie("tip", (), _names(things))
    if kind == codes.USE:
        face: Any = FACES[codes.face_of(number)]
        return actions.UseDie(face, tuple(things))
    return None


def _unpack_bets(number: int) -> actions.PlaceBets | None:
    lines = unpack_slip(number, codes.BET_LINES, codes.TARGET_BITS)
    if lines is None or any(target > len(codes.PAIRS) for target, _ in lines):
        return None
    wins = [actions.WinStake(target, stake) for target, stake in lines[: codes.WIN_LINES] if target]
    places = [actions.PlaceStake(codes.PAIRS[target - 1], stake) for target, stake in lines[codes.WIN_LINES :] if target]
    return actions.PlaceBets(tuple(wins), tuple(places))


def _names(things: list[int]) -> tuple[Any, ...]:
    return tuple(COLOURS[thing - 1] for thing in things)


def colour(number: int) -> str:
    """The name of a colour."""
    return COLOURS[number]


def colours(a: int, b: int, c: int) -> tuple[str, ...]:
    """Up to three colours, counted from 1, by name."""
    return tuple(COLOURS[thing - 1] for thing in (a, b, c) if thing)


def hand(state: Meeting) -> tuple[events.Die, ...]:
    """The dice before the player in turn, as everybody sees them."""
    rolled = PHASES[state.phase] == "use"
    return tuple(events.Die(COLOURS[state.hand[at]], FACES[state.faces[at]] if rolled else None) for at in range(state.hand_size))


def die_used(seat: int, face: int, a: int, b: int, c: int) -> events.DieUsed:
    """The event of a die that is used."""
    die = events.Die(COLOURS[COLOUR_OF[face]], FACES[face])
    if face == TIP:
        return events.DieUsed(seat, die, (), colours(a, b, c))
    return events.DieUsed(seat, die, tuple(horse for horse in (a, b, c) if horse))


def slip(state: Meeting, number: int) -> events.Slip:
    """Bets as everybody reads them: with the horses' numbers."""
    lines = unpack_slip(number, codes.BET_LINES, codes.TARGET_BITS)
    assert lines is not None
    runners = [0, *state.runners]
    wins = [events.WinBet(int(runners[target]), stake) for target, stake in lines[: codes.WIN_LINES] if target]
    places = []
    for target, stake in lines[codes.WIN_LINES :]:
        if target:
            one, other = codes.PAIRS[target - 1]
            places.append(events.PlaceBet((int(runners[one]), int(runners[other])), stake))
    return events.Slip(tuple(wins), tuple(places))


def slip_code(state: Meeting, found: events.Slip) -> int:
    """The packed form of such bets."""
    wins = [actions.WinStake(int(state.starting_place(bet.horse)), bet.stake) for bet in found.wins]
    places = []
    for bet in found.places:
        one, other = (int(state.starting_place(horse)) for horse in bet.horses)
        places.append(actions.PlaceStake((one, other), bet.stake))
    return _bets_code(tuple(wins), tuple(places))


def slips(state: Meeting) -> tuple[events.Slip, ...]:
    """Every seat's bets."""
    return tuple(slip(state, choice) for choice in state.slips.choices)


def snapshot(state: Meeting) -> bytes:
    """Every value of a state, in one canonical form."""
    return msgspec.json.encode(
        {
            "seats": state.table.seats,
            "phase": PHASES[state.phase],
            "race": state.race,
            "first": state.first,
            "turn": state.turn,
            "drawn": state.drawn,
            "runners": list(state.runners),
            "line": list(state.line)[: state.left],
            "level": state.level,
            "level_used": state.level_used,
            "shoes": list(state.shoes),
            "whips": list(state.whips),
            "greens": list(state.greens),
            "reserve": list(state.reserve),
            "out": list(state.out),
            "hand": list(state.hand)[: state.hand_size],
            "faces": list(state.faces) if PHASES[state.phase] == "use" else [0] * IN_HAND,
            "home_stretch": state.home_stretch,
            "kept": list(state.kept),
            "side_bets": list(state.side_bets),
            "cash": list(state.ledger.cash),
            "bank": state.ledger.bank,
            "slips": [str(choice) for choice in state.slips.choices],
            "missing": state.slips.missing,
            "bets": list(state.bets),
        }
    )
