"""Finish: buy horses at auction, bet on them in secret, then watch the dice run the race.

By E. Siena (Pelikan, 1973 and 1975). Two to eight seats, a programme of one to six races. One edition. The rule ids
(FI-…) are those of `docs/rules/finish.en.md`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.auction import NOBODY, Auction
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.ledger import BANK, Ledger
from hippodrome.core.log import Heard, Log
from hippodrome.core.money import MaximumSet
from hippodrome.core.policy import Belief, Policy
from hippodrome.core.sealed import Sealed
from hippodrome.core.setups import read_setup
from hippodrome.core.slips import Form, one_amount, pack_slip, unpack_slip
from hippodrome.core.spelling import Spelling
from hippodrome.core.wire import Event, Outcome, Outlook, Setup, View, outcome_of
from hippodrome.games.finish import TITLE, betting, codes, events, knowing, notation, outlook, refusals, views
from hippodrome.games.finish.actions import AnyAction
from hippodrome.games.finish.box import Box
from hippodrome.games.finish.options import Options
from hippodrome.games.finish.policy import ByRank
from hippodrome.games.finish.race import Race
from hippodrome.games.finish.reasons import FINE, MALFORMED
from hippodrome.games.finish.refusals import barred
from hippodrome.games.finish.state import AUCTION, BETS, FALLEN, LANES, OVER, Programme, Table

RULES_VERSION = "1"
NO_BETS = pack_slip(codes.BETS, [(0, 0)] * codes.BET_LINES)
NO_MAXIMUM = pack_slip(codes.MAXIMUM, [(1, 0)])


class Finish(Game[Programme]):
    """The game, bound to a box."""

    box: Box

    def __init__(self, box: Box) -> None:
        super().__init__(TITLE, box)
        self._policy: ByRank | None = None

    def rules_version(self) -> str:
        return RULES_VERSION

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Programme:
        options = read_setup(setup, TITLE, self.box.digest, Options)
        state = Programme(self.table(setup.seats, options))
        state.ledger = Ledger(setup.seats, state.table.cash)
        state.opener = chance.below(setup.seats)  # FI-3
        if log is not None:
            log.tell(events.ProgrammeOpened(state.table.races, state.table.cash, state.opener))
        self._announce_race(state, chance, log)
        return state

    def table(self, seats: int, options: Options) -> Table:
        """The fixed part of a state."""
        box = self.box
        return Table(
            horses=[list(horse.numbers) for horse in box.horses.list],
            jockeys=[list(jockey.numbers) for jockey in box.jockeys.list],
            length=box.track.length,
            crosses=list(box.track.crosses),
            win_odds=list(box.odds.win),
            place_odds=list(box.odds.place),
            seats=seats,
            races=options.races,
            cash=box.money.start,
            least_bid=box.money.least_bid,
            step=box.money.step,
            most_horses=box.money.most_horses,
        )

    def to_act(self, state: Programme) -> tuple[int, ...]:
        if state.phase == BETS:
            return state.slips.owing()
        auction = state.auction
        return () if auction is None else (int(auction.turn),)

    def legal(self, state: Programme, seat: i64) -> Actions:
        if not barred(state, seat, codes.BETS):
            return Actions([betting.form(state, seat)])
        auction = state.auction
        if auction is None:
            return Actions()
        forms: list[Form] = []
        for kind in (codes.BID, codes.MAXIMUM):
            if not barred(state, seat, kind):
                forms.append(auction.form(seat, kind))
        actions = Actions(forms)
        if not barred(state, seat, codes.PASS):
            actions.add(codes.PASS)
        if not barred(state, seat, codes.TAKE_BACK):
            actions.add(NO_MAXIMUM)
        return actions

    def apply(self, state: Programme, seat: i64, code: int, chance: Chance, log: Log | None = None) -> None:
        kind: i64 = codes.TAKE_BACK if code == NO_MAXIMUM else code & 15
        reason = barred(state, seat, kind)
        if reason:
            raise refusals.why(state, seat, code, reason)
        if kind == codes.BETS:
            self._bet(state, seat, code, chance, log)
        elif self._bid(state, seat, kind, code, log):
            self._go_on(state, chance, log)

    # The auctions

    def _bid(self, state: Programme, seat: i64, kind: i64, code: int, log: Log | None) -> bool:
        """FI-3: true if the auction goes on, false if a maximum was left out of turn."""
        auction = state.auction
        assert auction is not None
        reason: i64 = FINE
        if kind == codes.BID or kind == codes.MAXIMUM:
            reason = refusals.against_bid(auction.form(seat, kind).problem(code))
        elif kind == codes.PASS and code != codes.PASS:
            reason = MALFORMED
        if reason:
            raise refusals.why(state, seat, code, reason)
        if kind == codes.PASS:
            auction.drop(seat, log)
        elif kind == codes.BID:
            auction.bid(seat, one_amount(code), log)
        else:
            auction.maxima[seat] = one_amount(code)
            if log is not None:
                log.tell(MaximumSet(seat, auction.maxima[seat]), only=(seat,))
            return seat == auction.turn
        return True

    def _announce_race(self, state: Programme, chance: Chance, log: Log | None) -> None:
        """FI-2: the next six horses of a stable that is shuffled anew."""
        stable = [card for card in range(state.table.horse_count) if card not in state.fallen]
        state.offered = []
        while stable and len(state.offered) < LANES:
            state.offered.append(stable.pop(chance.below(len(stable))))
        state.phase = AUCTION
        state.lot = 0
        state.clear_lanes()
        state.slips = Sealed(state.table.seats)
        if log is not None:
            log.tell(events.RaceAnnounced(state.race + 1, notation.horse_names(self.box, state.offered)))
        self._open_lot(state, log)
        self._go_on(state, chance, log)

    def _open_lot(self, state: Programme, log: Log | None) -> None:
        """FI-3: the next horse, opened by the next seat."""
        if state.lot == len(state.offered):
            state.auction = None
            return
        limits = [self._limit(state, seat) for seat in range(state.table.seats)]
        state.auction = Auction(state.opener, state.table.least_bid, state.table.step, limits)
        if log is not None:
            log.tell(events.LotOpened(notation.horse_name(self.box, state.offered[state.lot]), state.opener))
        state.opener = (state.opener + 1) % state.table.seats

    def _limit(self, state: Programme, seat: i64) -> int:
        """FI-3: nobody bids more than they hold, nor for a fourth horse."""
        return 0 if state.horses_of(seat) >= state.table.most_horses else state.ledger.cash[seat]

    def _go_on(self, state: Programme, chance: Chance, log: Log | None) -> None:
        """Auction after auction, until a seat has something to decide or all lots are gone."""
        while True:
            auction = state.auction
            if auction is None:
                break
            if not auction.go_on(log):
                return
            self._hammer(state, auction, chance, log)
            state.lot += 1
            self._open_lot(state, log)
        self._open_betting(state, chance, log)

    def _hammer(self, state: Programme, auction: Auction, chance: Chance, log: Log | None) -> None:
        """FI-4: the buyer pays the bank and takes the top jockey card."""
        horse = state.offered[state.lot]
        buyer = auction.leader
        if buyer == NOBODY:
            if log is not None:
                log.tell(events.HorseUnsold(notation.horse_name(self.box, horse)))
            return
        state.ledger.transfer(buyer, BANK, auction.price, "purchase", log)
        talon = [card for card in range(state.table.jockey_count) if card not in state.jockeys]
        jockey = talon[chance.below(len(talon))]
        state.saddle(horse, jockey, buyer, auction.price)
        if log is not None:
            names = notation.horse_name(self.box, horse), notation.jockey_name(self.box, jockey)
            log.tell(events.HorseSold(state.sold, names[0], names[1], buyer, auction.price))

    # The bets

    def _open_betting(self, state: Programme, chance: Chance, log: Log | None) -> None:
        if state.sold == 0:  # FI-5
            if log is not None:
                log.tell(events.RaceCancelled(state.race + 1))
            self._next_race(state, chance, log)
            return
        state.phase = BETS
        state.bets = vec[i64]([0] * (state.table.seats * betting.PER_SEAT))
        if log is not None:
            log.tell(events.BettingOpened(state.race + 1))
        for seat in range(state.table.seats):
            if state.ledger.cash[seat] < state.table.step:  # FI-30: nothing to bet with
                self._seal(state, seat, NO_BETS, [], log)
        if state.slips.missing == 0:
            self._race(state, chance, log)

    def _bet(self, state: Programme, seat: i64, code: int, chance: Chance, log: Log | None) -> None:
        """FI-10: sealed until the last form is in."""
        slip = unpack_slip(code, codes.BET_LINES)
        if slip is None:
            raise refusals.why(state, seat, code, MALFORMED)
        reason = refusals.against_bets(betting.form(state, seat).problem_with(slip))
        if reason:
            raise refusals.why(state, seat, code, reason)
        self._seal(state, seat, code, slip, log)
        if state.slips.missing == 0:
            self._race(state, chance, log)

    def _seal(self, state: Programme, seat: i64, code: int, slip: list[tuple[int, int]], log: Log | None) -> None:
        state.slips.put(seat, code)
        betting.lay_open(state, seat, slip)
        if log is not None:
            log.tell(events.BetsMade(seat, notation.slip(code)), only=(seat,))
            log.tell(events.BetsSealed(seat))

    # The race

    def _race(self, state: Programme, chance: Chance, log: Log | None) -> None:
        if log is not None:
            log.tell(events.BetsRevealed(notation.slips(state.slips)))
        betting.take_stakes(state, log)
        race = Race(state)
        race.run(chance, log)
        order = race.ranking(chance, log)
        if log is not None:
            log.tell(notation.race_ranked(state, race, order))
        betting.pay_owners(state, order, log)
        betting.pay_bets(state, race, order, log)
        self._remember_falls(state, race)
        self._next_race(state, chance, log)

    def _remember_falls(self, state: Programme, race: Race) -> None:
        """FI-24: out of the programme."""
        for lane in range(state.sold):
            if race.squares[lane] == FALLEN:
                state.fallen.append(state.horses[lane])

    def _next_race(self, state: Programme, chance: Chance, log: Log | None) -> None:
        state.race += 1
        if state.race < state.table.races:
            self._announce_race(state, chance, log)
            return
        state.phase = OVER
        state.auction = None
        if log is not None:
            outcome = self.outcome(state)
            assert outcome is not None
            log.tell(events.ProgrammeEnded(outcome.totals, outcome.winners))

    def race(self, state: Programme) -> i64:
        return state.race

    def outcome(self, state: Programme) -> Outcome | None:
        if state.phase != OVER:
            return None
        return outcome_of(self.totals(state))

    def totals(self, state: Programme) -> list[int]:
        return [cash for cash in state.ledger.cash]  # FI-30

    # The edges

    def view(self, state: Programme, seat: int | None, history: tuple[Event, ...] = ()) -> View:
        return views.view(self, state, seat, history)

    def outlook(self, state: Programme, seat: int, heard: Heard) -> Outlook | None:
        return outlook.outlook(self, state, seat, heard)

    def imagine(self, view: View, chance: Chance) -> Programme:
        return views.imagine(self, view, chance)

    def redeal(self, state: Programme, seat: i64, chance: Chance, belief: Belief | None = None) -> None:
        knowing.redeal(state, seat, chance, belief)

    def key(self, state: Programme, seat: i64) -> bytes:
        return knowing.key(state, seat)

    def policy(self) -> Policy[Programme]:
        if self._policy is None:
            self._policy = ByRank(self.table(2, Options()))
        return self._policy

    def clone(self, state: Programme) -> Programme:
        return state.clone()

    def snapshot(self, state: Programme) -> bytes:
        return notation.snapshot(state)

    def spelling(self) -> Spelling[AnyAction]:
        return notation.SPELLING
