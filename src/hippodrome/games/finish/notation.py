"""Text, JSON and packed forms of Finish's actions, and the canonical text of its parts.

    bid 1500      pass      maximum 3000      maximum 0 (takes it back)
    bets win 5 1000 place 2 300 place 6 500      bets place 2 300      bets none

Lanes count from 1. An action may also be written as JSON.
"""

from __future__ import annotations

import re

import msgspec

from hippodrome.core.errors import MalformedAction
from hippodrome.core.sealed import Sealed
from hippodrome.core.slips import MOST_AMOUNT, pack_slip, unpack_slip
from hippodrome.core.wire import Action
from hippodrome.games.finish import actions, betting, codes, events
from hippodrome.games.finish.box import Box
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import LANES, Programme

PHASES = ("auction", "bets", "over")

_MOST_BYTES = 1000
_FORMS = "an action reads like: bid 1500 · pass · maximum 3000 · bets win 5 1000 place 2 300 place 6 500 · bets none"
_DECODER = msgspec.json.Decoder(actions.AnyAction)
_AMOUNT = r"-?[0-9]{1,16}"
_BET = rf"([1-6]) ({_AMOUNT})"
_BETS = re.compile(rf"bets(?: win {_BET})?(?: place {_BET})?(?: place {_BET})?", re.ASCII)
_AUCTION = re.compile(rf"(bid|maximum) ({_AMOUNT})", re.ASCII)


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
    if text == "pass":
        return actions.Pass()
    if text == "bets none":
        return actions.PlaceBets()
    if found := _AUCTION.fullmatch(text):
        kind = actions.Bid if found[1] == "bid" else actions.SetMaximum
        return kind(_amount(found[2]))
    if (found := _BETS.fullmatch(text)) and text != "bets":
        bets = [actions.Stake(int(found[at]), _amount(found[at + 1])) if found[at] else None for at in (1, 3, 5)]
        return actions.PlaceBets(bets[0], tuple(bet for bet in bets[1:] if bet is not None))
    raise MalformedAction(_FORMS)


def _amount(text: str) -> int:
    amount = int(text)
    if abs(amount) > MOST_AMOUNT:
        raise MalformedAction(f"{text} is more money than there is; {_FORMS}")
    return amount


def write(packed: int) -> str:
    """An action's text form."""
    match action(packed):
        case actions.Pass():
            return "pass"
        case actions.Bid(amount):
            return f"bid {amount}"
        case actions.SetMaximum(amount):
            return f"maximum {amount}"
        case actions.PlaceBets(win, places):
            bets = ([f"win {win.lane} {win.stake}"] if win else []) + [f"place {bet.lane} {bet.stake}" for bet in places]
            return "bets " + (" ".join(bets) or "none")


def code(action: Action) -> int:
    """The packed form of an action."""
    match action:
        case actions.Pass():
            return codes.PASS
        case actions.Bid(amount):
            return _pack(codes.BID, [(1, amount)])
        case actions.SetMaximum(amount):
            return _pack(codes.MAXIMUM, [(1, amount)])
        case actions.PlaceBets(win, places):
            bets = [win, *places, *[None] * (codes.BET_LINES - 1 - len(places))]
            return _pack(codes.BETS, [(bet.lane, bet.stake) if bet else (0, 0) for bet in bets])
    raise MalformedAction(f"{type(action).__name__} is no action of Finish")


def _pack(kind: int, lines: list[tuple[int, int]]) -> int:
    """Objects made by hand are not checked by msgspec, and what is too large would turn into another action."""
    for lane, amount in lines:
        if (lane, amount) != (0, 0) and not (1 <= lane <= LANES and abs(amount) <= MOST_AMOUNT):
            raise MalformedAction(f"lane {lane}, amount {amount}: a lane is 1 to {LANES}, an amount at most {MOST_AMOUNT}")
    if len(lines) > codes.BET_LINES:
        raise MalformedAction(_FORMS)
    return pack_slip(kind, lines)


def action(packed: int) -> actions.AnyAction:
    """The readable form of a packed action. Raises MalformedAction unless packing gives the same number back."""
    found = _unpack(packed)
    if found is None or code(found) != packed:
        raise MalformedAction(f"{packed} stands for no action")
    return found


def _unpack(packed: int) -> actions.AnyAction | None:
    kind = packed & 15
    if packed == codes.PASS:
        return actions.Pass()
    if kind in (codes.BID, codes.MAXIMUM) and (line := unpack_slip(packed, 1)):
        return actions.Bid(line[0][1]) if kind == codes.BID else actions.SetMaximum(line[0][1])
    if kind == codes.BETS and (lines := unpack_slip(packed, codes.BET_LINES)):
        bets = [actions.Stake(lane, stake) if lane else None for lane, stake in lines]
        if all(bet is None or bet.lane <= 6 for bet in bets):
            return actions.PlaceBets(bets[0], tuple(bet for bet in bets[1:] if bet is not None))
    return None


def horse_name(box: Box, card: int) -> str:
    """The name on a horse card."""
    return box.horses.list[card].name


def horse_names(box: Box, cards: list[int]) -> tuple[str, ...]:
    """The names on some horse cards."""
    return tuple(box.horses.list[card].name for card in cards)


def jockey_name(box: Box, card: int) -> str:
    """The name on a jockey card."""
    return box.jockeys.list[card].name


def slip(packed: int) -> events.Slip:
    """A betting form as everybody reads it."""
    lines = unpack_slip(packed, codes.BET_LINES)
    assert lines is not None
    bets = [events.Bet(lane, stake) if lane else None for lane, stake in lines]
    return events.Slip(bets[0], tuple(bet for bet in bets[1:] if bet is not None))


def slip_code(found: events.Slip) -> int:
    """The packed form of a betting form."""
    bets = [found.win, *found.places, *[None] * (codes.BET_LINES - 1 - len(found.places))]
    return pack_slip(codes.BETS, [(bet.lane, bet.stake) if bet else (0, 0) for bet in bets])


def slips(sealed: Sealed) -> tuple[events.Slip, ...]:
    """Every seat's form."""
    return tuple(slip(choice) for choice in sealed.choices)


def race_ranked(state: Programme, race: Race, order: list[int]) -> events.RaceRanked:
    """The event of a finished race."""
    return events.RaceRanked(
        race=state.race + 1,
        order=tuple(lane + 1 for lane in order),
        squares=tuple(race.squares[lane] for lane in order),
        win_odds=betting.win_odds(state, race, order),
        place_odds=tuple(betting.odds_at(state.table.place_odds, race, lane) for lane in order[1:3]),
    )


def snapshot(state: Programme) -> bytes:
    """Every value of a state, in one canonical form."""
    auction = state.auction
    return msgspec.json.encode(
        {
            "seats": state.table.seats,
            "races": state.table.races,
            "phase": PHASES[state.phase],
            "race": state.race,
            "opener": state.opener,
            "fallen": state.fallen,
            "offered": state.offered,
            "lot": state.lot,
            "auction": None
            if auction is None
            else {
                "turn": auction.turn,
                "price": auction.price,
                "leader": auction.leader,
                "still_in": list(auction.still_in),
                "limits": list(auction.limits),
                "maxima": list(auction.maxima),
            },
            "sold": state.sold,
            "horses": state.horses,
            "jockeys": state.jockeys,
            "owners": state.owners,
            "prices": state.prices,
            "cash": list(state.ledger.cash),
            "bank": state.ledger.bank,
            "slips": [str(choice) for choice in state.slips.choices],
            "missing": state.slips.missing,
        }
    )
