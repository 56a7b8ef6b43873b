"""A bot for La Triple Couronne that runs its stable from simulated chances."""

from __future__ import annotations

import math
from typing import Any

from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne import remarks
from hippodrome.bots.triple_couronne.betting import bets
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games.triple_couronne import actions, insurance
from hippodrome.games.triple_couronne.box import COLOURS
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.events import HorseRented, HorseSold, HorseUnsold, Offer, PairStake, Stake
from hippodrome.games.triple_couronne.race import NONE, RUNNING, WITHDRAWN
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import Choice, Price, TripleCouronneView
from hippodrome.games.triple_couronne.worth import chances_of, contract_pays, gain, in_question, worth_of

KEEN, WHIM = 0.92, 0.08
"""The share of a horse's worth up to which it bids, and how much that varies from horse to horse."""
SELLS_FROM, RENTS_FROM = 1.2, 1.15
"""For how many times what a horse should bring it parts with it."""
FEES_KEPT = 3
"""For so many races of every horse it keeps the entry fees back when it buys."""
SAFE = 1.3
"""How much better than its premium a contract must be."""
PATIENCE = 2
"""After so many offers in a row that nobody took, it makes no more of the kind, and asks nobody any more."""


class Trainer:
    """Values horses by simulation; bids, enters, rents, sells and bets where that leaves something over."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, TripleCouronne)
        self._game = game
        self._chance = chance
        self._form = game.form()

    def choose(self, view: View, budget: Budget | None = None) -> int:
        assert isinstance(view, TripleCouronneView) and view.choice is not None and view.seat is not None
        state = self._game.imagine(view, self._chance)
        return self._game.code(self._decide(view, view.choice, state, view.seat))

    def remark(self, view: View) -> Remark | None:
        """Why it did what it did in the race that has just ended."""
        assert isinstance(view, TripleCouronneView)
        return remarks.of_trainer(view, self._game.box.money.auction_start)

    def _decide(self, view: TripleCouronneView, choice: Choice, state: Season, seat: int) -> actions.AnyAction:
        match choice.kind:
            case "stable":
                return self._stable(choice, state)
            case "jockey":
                return actions.TakeJockey(choice.names[self._chance.below(len(choice.names))])  # one is as good as another
            case "bid":
                return self._bid(view, choice, state, seat)
            case "taker":
                return actions.ChooseTaker(min(choice.seats, key=lambda taker: view.cash[taker]))
            case "sales":
                return self._sales(view, choice, state)
            case "entries":
                return self._entries(choice, state, seat)
            case "rentals":
                return self._rentals(view, choice, state)
            case "mounts":
                return self._mounts(choice, state)
            case "keep":
                best = sorted(self._numbers(choice.horses), key=lambda horse: -self._gain(state, horse))
                return actions.KeepEntries(self._names(sorted(best[: choice.most])))
            case "bets":
                return self._bets(choice, state, seat)
            case "insurance":
                return self._insurance(choice, state)
            case _:
                return self._give_up(choice, state)

    # Horses

    def _stable(self, choice: Choice, state: Season) -> actions.TakeStable:
        """The colour whose horses should bring most, if all of them were in the game."""
        worth = self._worth(state, 0)
        free = [colour for colour in COLOURS if colour in choice.names]
        return actions.TakeStable(max(free, key=lambda colour: sum(worth[COLOURS.index(colour) :: len(COLOURS)])))

    def _worth(self, state: Season, first: int) -> list[float]:
        """What every horse should bring from this race on, those still to be sold included."""
        return worth_of(state, self._form, in_question(state), first)

    def _bid(self, view: TripleCouronneView, choice: Choice, state: Season, seat: int) -> actions.AnyAction:
        """A standing maximum, if it may be as much as is asked: some of what the horse should bring, and not the last franc."""
        assert view.lot is not None
        (horse,) = self._numbers((view.lot.horse,))
        if view.lot.rent:
            worth = self._gain(state, horse)
            purse = choice.most
        else:
            worth = self._worth(state, max(0, state.race))[horse]
            purse = min(choice.most, view.cash[seat] - self._fees(state, seat, horse))
        keen = KEEN + WHIM * (self._chance.below(1000) / 1000)
        most = min(int(worth * keen), purse) // choice.step * choice.step
        return actions.SetMaximum(most) if most >= choice.least else actions.Pass()

    def _fees(self, state: Season, seat: int, horse: int) -> int:
        """What the next races of its stable and of this horse cost."""
        total = 0
        for each in [*state.stable_of(seat), horse]:
            race = max(state.race - 1, NONE)
            for _ in range(FEES_KEPT):
                race = state.next_race_for(each, race)
                if race == NONE:
                    break
                total += int(state.table.days[race].first) // 10
        return total

    def _sales(self, view: TripleCouronneView, choice: Choice, state: Season) -> actions.OfferForSale:
        """One horse, if it may cost clearly more than it should bring."""
        if self._nobody_wants(view, rent=False):
            return actions.OfferForSale()
        return actions.OfferForSale(self._offers(choice, self._worth(state, state.race), SELLS_FROM))

    def _rentals(self, view: TripleCouronneView, choice: Choice, state: Season) -> actions.OfferForRent:
        """One runner, for more than it should bring."""
        if self._nobody_wants(view, rent=True):
            return actions.OfferForRent()
        worth = [0.0] * HORSES
        for horse in state.entries:
            worth[horse] = max(0.0, self._gain(state, horse))
        return actions.OfferForRent(self._offers(choice, worth, RENTS_FROM))

    def _nobody_wants(self, view: TripleCouronneView, rent: bool) -> bool:
        """Whether its last offers of this kind stayed without an answer."""
        refused = 0
        for event in view.history:
            match event:
                case HorseUnsold(seller=seller, rent=of_rent) if seller == view.seat and of_rent == rent:
                    refused += 1
                case HorseRented(owner=owner) if rent and owner == view.seat:
                    refused = 0
                case HorseSold(seller=seller) if not rent and seller == view.seat:
                    refused = 0
                case _:
                    pass
        return refused >= PATIENCE

    def _offers(self, choice: Choice, worth: list[float], times: float) -> tuple[Offer, ...]:
        """The horse that it would gain most by parting with, at the least price that it likes."""
        best: tuple[Offer, ...] = ()
        most = 0.0
        for price in choice.prices:
            (horse,) = self._numbers((price.horse,))
            asked = max(price.least, math.ceil(times * worth[horse] / choice.step) * choice.step)
            if asked <= price.most and asked - worth[horse] > most:
                best, most = (Offer(price.horse, asked),), asked - worth[horse]
        return best

    def _give_up(self, choice: Choice, state: Season) -> actions.GiveUpHorse:
        """The horse that should bring least from now on."""
        worth = list(self._worth(state, state.race + 1))
        run = state.run
        assert run is not None
        for runner, horse in enumerate(state.entries):
            if run.fates[runner] == RUNNING and state.leaders[horse] == state.turn:
                worth[horse] += self._gain(state, horse) + int(state.fee())
        return actions.GiveUpHorse(min(choice.horses, key=lambda name: worth[self._numbers((name,))[0]]))

    # A race

    def _gain(self, state: Season, horse: int) -> float:
        """What an entry should bring in this race."""
        return gain(state, self._form, chances_of(state, self._form, state.entries), horse)

    def _entries(self, choice: Choice, state: Season, seat: int) -> actions.EnterHorses:
        """The best horse first, and others as long as the stable gains by them, against all that others may enter."""
        fee = int(state.fee())
        others = [horse for other in range(state.table.seats) if other != seat for horse in self._likely(state, other)]
        own = self._numbers(choice.horses)
        chances = chances_of(state, self._form, sorted(others + own))
        entered: list[int] = []
        together = 0.0
        for horse in sorted(own, key=lambda each: -gain(state, self._form, chances, each)):
            if fee * (len(entered) + 1) > state.ledger.cash[seat]:
                break
            field = chances_of(state, self._form, sorted([*others, *entered, horse]))
            brings = sum(gain(state, self._form, field, each) for each in [*entered, horse])
            if brings > together or fee == 0:
                entered.append(horse)
                together = brings
        return actions.EnterHorses(self._names(sorted(entered)))

    def _likely(self, state: Season, seat: int) -> list[int]:
        """What another seat will probably enter: all that qualify, as far as it can pay."""
        fee = int(state.fee())
        qualified = state.qualified(seat)
        count = len(qualified) if fee == 0 else int(state.ledger.cash[seat]) // fee
        return sorted(qualified, key=lambda horse: state.table.odds[horse])[:count]

    def _mounts(self, choice: Choice, state: Season) -> actions.MountJockeys:
        """Its jockeys on those of its runners that win most often; no jockey is better than another."""
        places = chances_of(state, self._form, state.entries).places
        best = sorted(self._numbers(choice.horses), key=lambda horse: -places[horse][0])
        first, *rest = self._names(best[: len(choice.names)])
        return actions.MountJockeys(first, rest[0] if rest else None)

    def _bets(self, choice: Choice, state: Season, seat: int) -> actions.PlaceBets:
        chances = chances_of(state, self._form, state.entries)
        placed = bets(state, chances, choice.pairs, choice.most, int(state.ledger.cash[seat]), choice.step)
        names = [(self._names(bet.horses), bet.stake) for bet in placed]
        return actions.PlaceBets(
            tuple(Stake(horses[0], stake) for horses, stake in names if len(horses) == 1),
            tuple(PairStake(horses[0], horses[1], stake) for horses, stake in names if len(horses) == 2),
        )

    def _insurance(self, choice: Choice, state: Season) -> actions.Insure:
        """A contract only where its premium is a bargain; together never more than there is."""
        left = choice.most
        insured: list[str | None] = []
        for kind, prices in enumerate((choice.prices, choice.next, choice.two)):
            best = max(prices, key=lambda price: self._benefit(state, kind, price), default=None)
            if best is None or best.least > left or self._benefit(state, kind, best) < SAFE * best.least:
                insured.append(None)
                continue
            insured.append(best.horse)
            left -= best.least
        return actions.Insure(*insured)

    def _benefit(self, state: Season, kind: int, price: Price) -> float:
        """What a contract should pay."""
        (horse,) = self._numbers((price.horse,))
        often = contract_pays(chances_of(state, self._form, state.entries), kind, horse)
        paid = [insurance.benefit(state, kind, horse, WITHDRAWN, races) for races in (1, 2)]
        return sum(share * int(amount) for share, amount in zip(often, paid, strict=False))

    # Names

    def _numbers(self, names: tuple[str, ...]) -> list[int]:
        return [self._game.course.names.index(name) for name in names]

    def _names(self, horses: list[int] | tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self._game.course.names[horse] for horse in horses)
