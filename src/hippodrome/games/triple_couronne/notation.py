"""How La Triple Couronne's actions are written.

    stable blue · jockey 3 · bid 1200000 · pass · maximum 2000000 · maximum 0 (takes it back) · taker 2
    sell 1 1500000 13 900000 · sell none · enter 1 7 · enter none · rent 7 300000 · rent none
    mount 1 - (the first jockey rides horse 1, the second nothing) · keep 1
    bets win 1 50000 win 4 20000 pair 1 4 10000 · bets none · insure race 1 next 7 two 7 · insure none · give 13

Horses count from 1 in the order of the catalogue, jockeys in the order of the box, seats from 1. An action may also be
written as JSON, with names instead of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome.core.fields import by_number
from hippodrome.core.spelling import Slip, Spelling
from hippodrome.games.triple_couronne import actions, codes, events
from hippodrome.games.triple_couronne.actions import AnyAction
from hippodrome.games.triple_couronne.box import Box

_EXAMPLES = (
    "stable blue · jockey 3 · bid 1200000 · pass · maximum 2000000 · taker 2 · sell 1 1500000 · enter 1 7"
    " · rent 7 300000 · mount 1 - · keep 1 · bets win 1 50000 pair 1 4 10000 · insure race 1 next 7 two 7 · give 13"
    " · and sell, enter, rent, bets, insure also with: none"
)


def spelling(box: Box) -> Spelling[AnyAction]:
    """With the names of a box."""
    return Spelling[AnyAction](
        {
            codes.PASS: actions.Pass,
            codes.BID: actions.Bid,
            codes.MAXIMUM: actions.SetMaximum,
            codes.STABLE: actions.TakeStable,
            codes.JOCKEY: actions.TakeJockey,
            codes.SALES: actions.OfferForSale,
            codes.ENTER: actions.EnterHorses,
            codes.RENTALS: actions.OfferForRent,
            codes.MOUNT: actions.MountJockeys,
            codes.KEEP: actions.KeepEntries,
            codes.BETS: actions.PlaceBets,
            codes.INSURE: actions.Insure,
            codes.GIVE_UP: actions.GiveUpHorse,
            codes.TAKER: actions.ChooseTaker,
        },
        _EXAMPLES,
        known={
            "horse": by_number([horse.name for horse in box.horses.list]),
            "jockey": by_number([jockey.name for jockey in box.jockeys.list]),
        },
        packed={actions.Insure: Slip},
        most_bytes=32_000,
    )


def slip(spelling: Spelling[AnyAction], code: int) -> events.Slip:
    """A betting slip as everybody reads it."""
    bets = spelling.action(code)
    assert isinstance(bets, actions.PlaceBets)
    return events.Slip(bets.wins, bets.pairs)


def slip_code(spelling: Spelling[AnyAction], found: events.Slip) -> int:
    """The packed form of a betting slip."""
    return spelling.code(actions.PlaceBets(found.wins, found.pairs))


def names(box: Box, horses: Iterable[int]) -> tuple[str, ...]:
    """Horses by name."""
    return tuple(box.horses.list[horse].name for horse in horses)
