"""How Finish's actions are written, and the canonical text of its parts.

    bid 1500      pass      maximum 3000      maximum 0 (takes it back)
    bets win 5 1000 place 2 300 place 6 500      bets place 2 300      bets none

Lanes count from 1. An action may also be written as JSON.
"""

from __future__ import annotations

import msgspec

from hippodrome.core.sealed import Sealed
from hippodrome.core.spelling import Spelling
from hippodrome.games.finish import betting, codes, events
from hippodrome.games.finish.actions import AnyAction, Bid, Pass, PlaceBets, SetMaximum
from hippodrome.games.finish.box import Box
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.state import Programme

PHASES = ("auction", "bets", "over")
SPELLING = Spelling[AnyAction](
    {codes.PASS: Pass, codes.BID: Bid, codes.MAXIMUM: SetMaximum, codes.BETS: PlaceBets},
    "bid 1500 · pass · maximum 3000 · bets win 5 1000 place 2 300 place 6 500 · bets none",
)


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
    form = SPELLING.action(packed)
    assert isinstance(form, PlaceBets)
    return events.Slip(form.win, form.places)


def slip_code(found: events.Slip) -> int:
    """The packed form of a betting form."""
    return SPELLING.code(PlaceBets(found.win, found.places))


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
        owner_odds=betting.OWNER_GETS[: len(order)],
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
