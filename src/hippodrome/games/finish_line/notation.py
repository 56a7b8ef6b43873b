"""How Finish Line's actions are written, and the canonical text of its parts.

    bets win s3 200 win s2 400 place s2+s3 200      bets none
    take white white red      take yellow      aside red
    use horseshoe 11      use pace 5 11      use interference 20 11 5      use tip white red      use side-bet
    extra 11      extra none

Horses are named by the number on their tile; in bets by their starting place: s1 leads, s7 is last. An action may also
be written as JSON.
"""

from __future__ import annotations

import msgspec

from hippodrome.core.errors import MalformedAction
from hippodrome.core.spelling import Filled, Spelling, Word
from hippodrome.games.finish_line import codes, events
from hippodrome.games.finish_line.actions import AnyAction, PlaceBets, PlaceStake, PlayExtra, SetAside, TakeDice, UseDie, WinStake
from hippodrome.games.finish_line.dice import COLOUR_OF, COLOURS, FACES, IN_HAND, TIP
from hippodrome.games.finish_line.faces import EFFECTS
from hippodrome.games.finish_line.state import Meeting

PHASES = ("bets", "take", "use", "extra", "over")


class Dice(Word):
    """What is done with dice: a face, then up to three horses or colours (see codes.py)."""

    def pack(self, filled: Filled) -> int:
        face = filled[0][0][0] if self.action is UseDie else 0
        things = [number for entries in filled[bool(face) :] for number, _ in entries]
        if self.action is TakeDice or face == TIP:
            things.sort()
        if self.action is TakeDice and len(things) not in (1, IN_HAND):
            raise MalformedAction(f"one die is taken, or {IN_HAND}")
        if face and (len(filled[1]) != EFFECTS[face].needs() or bool(filled[2]) != (face == TIP)):
            raise MalformedAction(f"{FACES[face]} is used with {EFFECTS[face].needs()} horses, and a tip with dice")
        a, b, c = things + [0] * (3 - len(things))
        return codes.packed(self.kind, face, a, b, c)

    def unpack(self, code: int) -> Filled | None:
        if code >> codes.WIDTH:
            return None
        things = [(thing, 0) for thing in (codes.first_of(code), codes.second_of(code), codes.third_of(code)) if thing]
        if self.action is not UseDie:
            return [things]
        face = codes.face_of(code)
        return [[(face, 0)], [], things] if face == TIP else [[(face, 0)], things, []]


SPELLING = Spelling[AnyAction](
    {codes.BETS: PlaceBets, codes.TAKE: TakeDice, codes.ASIDE: SetAside, codes.USE: UseDie, codes.EXTRA: PlayExtra},
    "bets win s3 200 place s2+s3 100 · bets none · take white white red · use horseshoe 11 · use interference 20 11 5 · "
    "use tip white red · aside red · extra 11 · extra none",
    packed=dict.fromkeys([TakeDice, SetAside, UseDie, PlayExtra], Dice),
)


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
    form = SPELLING.action(number)
    assert isinstance(form, PlaceBets)
    horses = [0, *state.runners]
    return events.Slip(
        tuple(events.WinBet(horses[bet.start], bet.stake) for bet in form.wins),
        tuple(events.PlaceBet((horses[bet.starts[0]], horses[bet.starts[1]]), bet.stake) for bet in form.places),
    )


def slip_code(state: Meeting, found: events.Slip) -> int:
    """The packed form of such bets."""
    place = state.starting_place
    wins = tuple(WinStake(place(bet.horse), bet.stake) for bet in found.wins)
    places = tuple(PlaceStake((place(bet.horses[0]), place(bet.horses[1])), bet.stake) for bet in found.places)
    return SPELLING.code(PlaceBets(wins, places))


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
