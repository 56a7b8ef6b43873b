"""La Triple Couronne: a stable of thoroughbreds, a season of races, and a bank that nobody has to keep by hand.

A French box of the days of the franc. Two to six seats. Its four programmes are the editions here, of growing depth:
`initiation`, `reduit`, `complet`, `marathon`. The rule ids (TC-…) are those of `docs/rules/triple-couronne.en.md`.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from hippodrome.core.actions import Actions, actions_of
from hippodrome.core.auction import Auction
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.ledger import Ledger
from hippodrome.core.log import Heard, Log
from hippodrome.core.money import MaximumSet
from hippodrome.core.policy import Belief, Policy
from hippodrome.core.sealed import Sealed
from hippodrome.core.setups import read_setup
from hippodrome.core.slips import Form, Picks, one_amount, pack_slip
from hippodrome.core.spelling import Spelling
from hippodrome.core.wire import Action, Coming, Event, Outcome, Outlook, Setup, View, outcome_of
from hippodrome.games.triple_couronne import (
    TITLE,
    answers,
    betting,
    codes,
    components,
    entries,
    events,
    imagining,
    insurance,
    keys,
    knowing,
    market,
    notation,
    outlook,
    plans,
    refusals,
    running,
    settling,
    stables,
    telling,
    views,
)
from hippodrome.games.triple_couronne.actions import AnyAction
from hippodrome.games.triple_couronne.box import Box
from hippodrome.games.triple_couronne.form import HorseForm, form_of
from hippodrome.games.triple_couronne.options import Options
from hippodrome.games.triple_couronne.policy import Careful
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.reasons import ABOUT, FINE, JOCKEY_TAKEN, MALFORMED, NO_TAKER, NOT_YOUR_HORSE, STABLE_TAKEN
from hippodrome.games.triple_couronne.refusals import barred, choice_of, paper_of
from hippodrome.games.triple_couronne.state import (
    AUCTION,
    BETS,
    ENTRIES,
    FEES,
    INSURANCE,
    JOCKEYS,
    MOUNTS,
    OVER,
    RACE,
    RENTAL,
    RENTALS,
    SALE,
    SALES,
    STABLES,
    Season,
    Table,
)

RULES_VERSION = "2"
NO_MAXIMUM = pack_slip(codes.MAXIMUM, [(1, 0)])


class TripleCouronne(Game[Season]):
    """The game, bound to a box."""

    box: Box

    def __init__(self, box: Box) -> None:
        super().__init__(TITLE, box)
        self.course = components.course(box)
        self.speller = notation.spelling(box)
        self._form: HorseForm | None = None
        self.printed: dict[str, tuple[tuple[views.Day, ...], tuple[views.Card, ...]]] = {}

    def rules_version(self) -> str:
        return RULES_VERSION

    def table(self, seats: int, edition: str, options: Options) -> Table:
        """The fixed part of a state."""
        return components.table(self.box, self.course, seats, edition, options)

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Season:
        options = read_setup(setup, TITLE, self.box.digest, Options)
        table = self.table(setup.seats, setup.edition, options)
        state = Season(table, Ledger(table.seats, table.cash))  # TC-1
        state.ledger.bank = table.bank - table.seats * table.cash
        state.opener = chance.below(table.seats)
        if log is not None:
            log.tell(events.SeasonOpened(table.edition, len(table.days), table.cash, state.opener))
        if table.stables == "chosen":
            state.turn = stables.next_to_choose(state)
        else:
            stables.deal_stables(state, chance, log)
        self._go_on(state, chance, log)
        return state

    def to_act(self, state: Season) -> tuple[int, ...]:
        if state.turn != NONE:
            return (int(state.turn),)
        auction = state.auction
        if auction is not None:
            return (int(auction.turn),)
        return state.papers.owing()

    # What may be chosen

    def legal(self, state: Season, seat: i64) -> Actions:
        if state.phase == OVER:
            return Actions()
        if state.turn != NONE:
            return Actions() if barred(state, seat, choice_of(state.phase)) else self._alone(state)
        auction = state.auction
        if auction is not None:
            return self._bidding(state, auction, seat)
        if barred(state, seat, paper_of(state.phase)):
            return Actions()
        if state.phase == MOUNTS:
            return actions_of(self.mounts(state, seat))
        return Actions([self.paper(state, seat)])

    def _alone(self, state: Season) -> Actions:
        """For a seat that chooses while the others wait."""
        kind = choice_of(state.phase)
        if kind == codes.KEEP:
            return Actions([self.keeping(state, state.turn)])
        return actions_of([codes.number(kind, thing) for thing in self._to_take(state, kind)])

    def _to_take(self, state: Season, kind: i64) -> list[int]:
        """The things of which a seat chooses one while the others wait."""
        if kind == codes.STABLE:
            return stables.free_colours(state)
        if kind == codes.JOCKEY:
            return stables.free_jockeys(state)
        auction = state.auction
        if kind == codes.TAKER and auction is not None:
            return auction.takers()
        return state.stable_of(state.turn)

    def _bidding(self, state: Season, auction: Auction, seat: i64) -> Actions:
        """TC-6: forms for a bid and for a standing maximum; passing, and taking the maximum back."""
        forms = [auction.form(seat, kind) for kind in (codes.BID, codes.MAXIMUM) if not barred(state, seat, kind)]
        actions = Actions(forms)
        if not barred(state, seat, codes.PASS):
            actions.add(codes.PASS)
        if not barred(state, seat, codes.TAKE_BACK):
            actions.add(NO_MAXIMUM)
        return actions

    def paper(self, state: Season, seat: i64) -> Form:
        """The form of a phase in which all choose at once."""
        phase = state.phase
        if phase == SALES:
            return market.offering_form(state, codes.SALES, state.stable_of(seat))
        if phase == RENTALS:
            return market.offering_form(state, codes.RENTALS, state.entered_by(seat))
        if phase == BETS:
            return betting.betting_form(state, seat)
        if phase == INSURANCE:
            return insurance.insurance_form(state, seat)
        horses = state.qualified(seat)
        return Picks(codes.ENTER, [horse + 1 for horse in horses], 0, len(horses))  # TC-10

    def keeping(self, state: Season, seat: i64) -> Picks:
        """TC-53: as many of its runners as a seat can pay for."""
        count = entries.affordable(state, seat)
        return Picks(codes.KEEP, [horse + 1 for horse in state.led_by(seat)], count, count)

    def mounts(self, state: Season, seat: i64) -> list[int]:
        """TC-13: every way to put two jockeys on at most two runners."""
        runners = [0] + [horse + 1 for horse in state.led_by(seat)]
        return [codes.mount(first, second) for first in runners for second in runners if first == 0 or first != second]

    # What is chosen

    def apply(self, state: Season, seat: i64, code: int, chance: Chance, log: Log | None = None) -> None:
        kind: i64 = codes.TAKE_BACK if code == NO_MAXIMUM else code & 15
        reason = barred(state, seat, kind)
        if not reason:
            reason = self._against(state, seat, kind, code)
        if reason:
            raise refusals.why(self.speller, state, seat, code, reason)
        if state.turn != NONE:
            self._decide(state, seat, code, chance, log)
        elif state.auction is not None:
            if not self._bid(state.auction, seat, code, log):
                return
        else:
            state.papers.put(seat, code)
            if log is not None:
                log.tell(telling.paper_made(self.speller, state, seat, code), only=(int(seat),))
                log.tell(events.PaperSealed(seat, views.PHASES[state.phase]))
        self._go_on(state, chance, log)

    def _against(self, state: Season, seat: i64, kind: i64, code: int) -> i64:
        """Why a seat may not do just this; 0 if it may."""
        if kind == codes.TAKE_BACK:
            return FINE
        if kind == codes.PASS:
            return FINE if code == codes.PASS else MALFORMED
        if kind == codes.BID or kind == codes.MAXIMUM:
            auction = state.auction
            assert auction is not None
            return refusals.against_bid(state, seat, auction.form(seat, kind).problem(code))
        value = code >> 4
        if kind == codes.MOUNT:
            return refusals.against_mount(state, seat, value)
        if kind == codes.KEEP:
            return refusals.against_paper(state, seat, self.keeping(state, seat), code)
        if state.turn == NONE:
            return refusals.against_paper(state, seat, self.paper(state, seat), code)
        if value in self._to_take(state, kind):
            return FINE
        if value >= codes.HORSES:
            return MALFORMED
        if kind == codes.STABLE:
            return STABLE_TAKEN
        if kind == codes.JOCKEY:
            return JOCKEY_TAKEN
        if kind == codes.TAKER:
            return NO_TAKER
        return NOT_YOUR_HORSE | value << ABOUT

    def _decide(self, state: Season, seat: i64, code: int, chance: Chance, log: Log | None) -> None:
        """A choice of one seat, while the others wait."""
        value = code >> 4
        kind = code & 15
        if kind == codes.STABLE:
            stables.take_stable(state, seat, value, log)
            state.turn = stables.next_to_choose(state)
        elif kind == codes.JOCKEY:
            stables.take_jockey(state, seat, value, log)
            state.turn = stables.next_to_draft(state)
        elif kind == codes.TAKER:
            auction = state.auction
            assert auction is not None
            market.conclude(state, auction, value, log)
            market.open_lot(state, log)
        elif kind == codes.KEEP:
            entries.scratch(state, [horse for horse in state.led_by(seat) if not value >> horse & 1], log)
            state.turn = entries.next_to_scratch(state)
        else:
            state.turn = NONE
            running.give_up(state, seat, value, log)

    def _bid(self, auction: Auction, seat: i64, code: int, log: Log | None) -> bool:
        """True if the auction goes on, False if a maximum was left out of turn."""
        kind = code & 15
        if kind == codes.PASS:
            auction.drop(seat, log)
        elif kind == codes.BID:
            auction.bid(seat, one_amount(code), log)
        else:
            auction.maxima[seat] = one_amount(code)
            if log is not None:
                log.tell(MaximumSet(seat, auction.maxima[seat]), only=(int(seat),))
            return seat == auction.turn
        return True

    # One phase after the other (TC-9)

    def _go_on(self, state: Season, chance: Chance, log: Log | None) -> None:
        """Phase after phase, until somebody has something to choose, or the season is over."""
        while state.phase != OVER and state.turn == NONE:
            if state.phase == RACE:
                if running.run(state, chance, log):
                    self._next_race(state, log)
                continue
            auction = state.auction
            if auction is not None:
                if not auction.go_on(log):
                    return
                market.hammer(state, auction, log)
                if state.turn == NONE:
                    market.open_lot(state, log)
                continue
            if state.papers.missing:
                return
            self._close(state, chance, log)

    def _close(self, state: Season, chance: Chance, log: Log | None) -> None:
        """A phase is complete: reveal what was chosen, and open the next."""
        phase = state.phase
        long = state.table.long
        if phase == STABLES:
            state.phase = AUCTION
            if state.table.auction:
                state.lots = stables.lots(state)
                if log is not None:
                    log.tell(events.AuctionOpened(notation.names(self.box, state.lots)))
                market.open_lot(state, log)
        elif phase == AUCTION:
            state.phase = JOCKEYS
            if state.table.jockeys == "drafted":
                state.turn = stables.next_to_draft(state)
            elif long:
                stables.deal_jockeys(state, chance, log)
        elif phase == JOCKEYS:
            self._announce(state, log)
        elif phase == SALES or phase == RENTALS:
            if log is not None:
                log.tell(telling.papers_revealed(self.speller, state))
            market.lay_out(state)
            state.phase = SALE if phase == SALES else RENTAL
            market.open_lot(state, log)
        elif phase == SALE:
            self._ask(state, ENTRIES)
        elif phase == ENTRIES:
            entries.enter(state)
            if log is not None:
                log.tell(events.EntriesRevealed(notation.names(self.box, state.entries)))
            if long and state.entries:
                self._ask(state, RENTALS)
            else:
                self._open_fees(state)
        elif phase == RENTAL:
            self._ask(state, MOUNTS)
        elif phase == MOUNTS:
            entries.mount(state)
            if log is not None:
                log.tell(telling.mounts_revealed(state))
            self._open_fees(state)
        elif phase == FEES:
            self._close_fees(state, log)
        elif phase == BETS:
            if log is not None:
                log.tell(telling.papers_revealed(self.speller, state))
            betting.take_stakes(state, log)
            self._open_insurance(state, log)
        else:
            if log is not None:
                log.tell(telling.papers_revealed(self.speller, state))
            insurance.take_premiums(state, log)
            running.start(state, log)
        if paper_of(state.phase) == NONE:
            state.papers = Sealed(0)

    def _announce(self, state: Season, log: Log | None) -> None:
        """The next race of the programme."""
        state.race += 1
        entries.clear(state)
        if log is not None:
            log.tell(telling.race_announced(state))
        self._ask(state, SALES if state.race <= state.table.last_sale else ENTRIES)

    def _ask(self, state: Season, phase: i64) -> None:
        """All who have something to choose do it at once; nobody else is asked."""
        state.phase = phase
        state.papers = Sealed(state.table.seats)
        for seat in range(state.table.seats):
            asked = bool(state.in_game[seat]) and self._has_a_choice(state, seat)
            state.asked[seat] = int(asked)
            if not asked:
                state.papers.put(seat, self.empty_paper(state))

    def empty_paper(self, state: Season) -> int:
        """What stands for the choice of a seat that has none, in a phase in which all choose at once."""
        return int(paper_of(state.phase))

    def _has_a_choice(self, state: Season, seat: i64) -> bool:
        phase = state.phase
        if phase == SALES:
            return len(state.stable_of(seat)) > 0
        if phase == ENTRIES:
            return len(state.qualified(seat)) > 0
        if phase == RENTALS:
            return len(state.entered_by(seat)) > 0
        if phase == MOUNTS:
            return len(state.led_by(seat)) > 0
        if phase == BETS:
            return betting.most(state, seat) >= state.table.step
        return insurance.can_insure(state, seat)

    def _open_fees(self, state: Season) -> None:
        state.phase = FEES
        state.turn = entries.next_to_scratch(state)

    def _close_fees(self, state: Season, log: Log | None) -> None:
        """TC-11, TC-53: fees are paid; then it is known who is in the game and what runs."""
        entries.take_fees(state, log)
        state.players = state.remaining()  # TC-23
        if not state.entries:
            self._not_run(state, log)
        elif betting.are_allowed(state):
            self._ask(state, BETS)
        else:
            self._open_insurance(state, log)

    def _open_insurance(self, state: Season, log: Log | None) -> None:
        if state.table.long:
            self._ask(state, INSURANCE)
        else:
            running.start(state, log)

    def _not_run(self, state: Season, log: Log | None) -> None:
        """TC-21; for barred horses it counts as missed (TC-19)."""
        if log is not None:
            log.tell(events.RaceNotRun(state.race + 1))
        settling.count_bars(state)
        self._next_race(state, log)

    def _next_race(self, state: Season, log: Log | None) -> None:
        if state.race < len(state.table.days) - 1 and state.remaining() > 1:  # TC-53
            self._announce(state, log)
            return
        state.phase = OVER
        if log is not None:
            outcome = self.outcome(state)
            assert outcome is not None
            trophies = settling.trophies(state, outcome.winners)
            log.tell(events.SeasonEnded(outcome.totals, outcome.winners, trophies))

    def race(self, state: Season) -> i64:
        if state.phase == OVER:
            return state.race + 1
        return max(state.race, 0)  # none is on while stables are made up

    def outcome(self, state: Season) -> Outcome | None:
        if state.phase != OVER:
            return None
        cash = [int(held) for held in state.ledger.cash]
        ranked = outcome_of(self.totals(state))
        return Outcome(totals=tuple(cash), ranks=ranked.ranks, winners=ranked.winners)

    def totals(self, state: Season) -> list[int]:
        """TC-60: who has left comes last."""
        return [1 + held if state.in_game[seat] else 0 for seat, held in enumerate(state.ledger.cash)]

    # The edges

    def view(self, state: Season, seat: int | None, history: tuple[Event, ...] = ()) -> View:
        return views.view(self, state, seat, history)

    def prepare(self) -> None:
        self.form().prepare()

    def form(self) -> HorseForm:
        """What trials say about the horses, run when they are first asked for."""
        form = self._form
        if form is None:
            form = self._form = form_of(self.box_digest(), self.course)
        return form

    def outlook(self, state: Season, seat: int, heard: Heard) -> Outlook | None:
        return outlook.outlook(self, state, seat, heard)

    def answers(self, view: View) -> Mapping[str, Mapping[str, Action | None]]:
        assert isinstance(view, views.TripleCouronneView)
        return answers.answers(view)

    def coming(self, view: View) -> Mapping[str, Coming]:
        assert isinstance(view, views.TripleCouronneView)
        return plans.coming(view, self.box.money.step)

    def planned(self, view: View, coming: str, most: int) -> Action | None:
        assert isinstance(view, views.TripleCouronneView)
        return plans.planned(view, coming, most)

    def imagine(self, view: View, chance: Chance) -> Season:
        return imagining.imagine(self, view, chance)

    def redeal(self, state: Season, seat: i64, chance: Chance, belief: Belief | None = None) -> None:
        knowing.redeal(state, seat, chance, belief)

    def key(self, state: Season, seat: i64) -> bytes:
        return keys.key(state, seat)

    def policy(self) -> Policy[Season]:
        return Careful()

    def clone(self, state: Season) -> Season:
        return state.clone()

    def snapshot(self, state: Season) -> bytes:
        return imagining.snapshot(state)

    def spelling(self) -> Spelling[AnyAction]:
        return self.speller
