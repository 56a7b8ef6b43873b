"""Decisions, in their readable form. Wire types: never compiled. Horses and jockeys are called by their names."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hippodrome.core.kinds import Amount, Horse, Jockey, Seat
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne.box import Colour
from hippodrome.games.triple_couronne.codes import HORSES, PAIR_LINES, WIN_LINES
from hippodrome.games.triple_couronne.events import Offer, PairStake, Stake

Horses = Annotated[tuple[Horse, ...], msgspec.Meta(max_length=HORSES)]
Offers = Annotated[tuple[Offer, ...], msgspec.Meta(max_length=HORSES)]


class TakeStable(Action, frozen=True, tag="stable"):
    colour: Colour


class TakeJockey(Action, frozen=True, tag="jockey"):
    jockey: Jockey


class Bid(Action, frozen=True, tag="bid"):
    amount: Amount


class Pass(Action, frozen=True, tag="pass"):
    """Out of this auction."""


class SetMaximum(Action, frozen=True, tag="maximum"):
    """Bid by itself up to this amount; 0 takes it back."""

    amount: Amount


class ChooseTaker(Action, frozen=True, tag="taker"):
    """Of several who would pay the most that may be paid."""

    seat: Annotated[Seat, msgspec.Meta(ge=0, le=5)]


class OfferForSale(Action, frozen=True, tag="sell"):
    offers: Offers = ()


class EnterHorses(Action, frozen=True, tag="enter"):
    horses: Horses = ()


class OfferForRent(Action, frozen=True, tag="rent"):
    offers: Offers = ()


class MountJockeys(Action, frozen=True, tag="mount"):
    """What one's first and second jockey ride, if anything."""

    first: Horse | None = None
    second: Horse | None = None


class KeepEntries(Action, frozen=True, tag="keep"):
    """The runners whose fees are paid; the others are scratched."""

    horses: Horses = ()


class PlaceBets(Action, frozen=True, tag="bets"):
    wins: Annotated[tuple[Stake, ...], msgspec.Meta(max_length=WIN_LINES)] = ()
    pairs: Annotated[tuple[PairStake, ...], msgspec.Meta(max_length=PAIR_LINES)] = ()


class Insure(Action, frozen=True, tag="insure"):
    """At most one contract of each kind: on this race, on the next one, on the next two."""

    race: Horse | None = None
    next: Horse | None = None
    two: Horse | None = None


class GiveUpHorse(Action, frozen=True, tag="give"):
    """To the bank, instead of a charge that one cannot pay."""

    horse: Horse


AnyAction = (
    TakeStable
    | TakeJockey
    | Bid
    | Pass
    | SetMaximum
    | ChooseTaker
    | OfferForSale
    | EnterHorses
    | OfferForRent
    | MountJockeys
    | KeepEntries
    | PlaceBets
    | Insure
    | GiveUpHorse
)
