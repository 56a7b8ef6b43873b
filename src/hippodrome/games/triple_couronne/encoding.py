"""Actions of La Triple Couronne as 805 indices, and what a seat knows as numbers.

| indices | what they mean |
| --- | --- |
| 9 | hand in, and shares of one's cash or of the highest price (core/drafts.py) |
| 1, 1 | a bid, a standing maximum; the share comes next |
| 24 | offer this horse for sale, or for rent; the share comes next |
| 24 | enter this horse, or keep it entered |
| 24, 552 | a bet on this horse to win, a jumelé on these two; the share comes next |
| 3 × 24 | insure this horse: for this race, the next, the next two |
| 2 × 24 | the first, or the second, jockey rides this horse |
| 1, 1 | pass, take a standing maximum back |
| 6, 12, 6, 24 | take a stable, take a jockey, choose a taker (seats counted from one's own), give up a horse |

Horses are numbered as in the catalogue. Amounts between the shares cannot be said.

An observation holds, in this order: phase · races over of those there are · the present race: open to which ages, its first
prize, handicap · who opens · whose turn · the auction: whose turn, who leads, price, least, own maximum · per seat cash,
whether it is in the game, is asked, has handed in its paper, is in the auction, the most it may bid · per horse owner,
leader, earnings, races to miss, entered, ridden by a jockey, offered at what price, to come under the hammer, under it; in
the race its square, fate, injury; insured by oneself for this race, the next, the next two; stakes of each seat on it to win,
once bets are known · per jockey whose, and wins · the draft. What is one of several is a row of 0 and 1; money is a share of
the cash at the start. Not in it: jumelés, contracts of others, cards that are gone from the decks, strides and shields still
to come, one's own sealed paper.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.drafts import FIRST, Draft, SlipEncoding
from hippodrome.core.encoding import flag, one_of, pour, share, whose
from hippodrome.core.setups import read_setup
from hippodrome.core.slips import Form, Problem, banded, unpack_slip
from hippodrome.core.wire import Setup
from hippodrome.games.triple_couronne import TITLE, codes, insurance
from hippodrome.games.triple_couronne.codes import BET_LINES, CONTRACTS, HORSE_BITS, HORSES, PAIR_BITS, WIN_LINES
from hippodrome.games.triple_couronne.options import Options
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import AGES, COLOURS, JOCKEY_COUNT, MOUNTS, Season, Table

MOST_SEATS: Final = 6
BID: Final = FIRST
MAXIMUM: Final = BID + 1
OFFER: Final = MAXIMUM + 1
RUNS: Final = OFFER + HORSES
WIN: Final = RUNS + HORSES
PAIR: Final = WIN + HORSES
INSURED: Final = PAIR + HORSES * (HORSES - 1)
RIDES: Final = INSURED + CONTRACTS * HORSES
PASS: Final = RIDES + 2 * HORSES
TAKE_BACK: Final = PASS + 1
STABLE: Final = TAKE_BACK + 1
JOCKEY: Final = STABLE + COLOURS
TAKER: Final = JOCKEY + JOCKEY_COUNT
GIVE_UP: Final = TAKER + MOST_SEATS
END: Final = GIVE_UP + HORSES

PHASES: Final = 14
FATES: Final = 4
SQUARES: Final = 100
"""By which squares are divided."""
JOCKEYS: Final = ("first", "second")


class Mounting(Form):
    """What one's two jockeys ride, as a form (TC-13): its list would be longer than all others."""

    def __init__(self, runners: list[int], draft: Draft | None) -> None:
        self.runners = [horse + 1 for horse in runners]
        ridden = [] if draft is None or draft.kind != codes.MOUNT else [target for target, _ in draft.filled]
        bands = {target: (0, 0) for target in self.runners if target not in ridden}
        super().__init__(codes.MOUNT, [banded(name, HORSES, 1, bands, fixed=True) for name in JOCKEYS], 0, True)

    def problem(self, code: int) -> Problem | None:
        first, second = [target for target, _ in self.unpack(code)]
        known = all([target == 0 or target in self.runners for target in (first, second)])
        if code == codes.mount(first, second) and known and (first == 0 or first != second):
            return None
        return Problem(0, "malformed", 0)

    def problem_with(self, slip: list[tuple[int, int]]) -> Problem | None:
        return self.problem(self.pack(slip))

    def pack(self, lines: list[tuple[int, int]]) -> int:
        return codes.mount(lines[0][0], lines[1][0])

    def unpack(self, code: int) -> list[tuple[int, int]]:
        return [(code >> 4 & 31, 0), (code >> 4 + HORSE_BITS & 31, 0)]


def encoding(game: TripleCouronne, setup: Setup) -> TripleCouronneEncoding:
    """A new encoding for a table. Raises BadSetup."""
    options = read_setup(setup, TITLE, game.box.digest, Options)
    return TripleCouronneEncoding(game, game.table(setup.seats, setup.edition, options))


class TripleCouronneEncoding(SlipEncoding[Season]):
    """The indices and observations of one table."""

    def __init__(self, game: TripleCouronne, table: Table) -> None:
        seats = table.seats
        horses = HORSES * (9 + FATES + CONTRACTS + 3 * seats)
        width = PHASES + 1 + AGES + 2 + 4 * seats + 3 + 6 * seats + horses + JOCKEY_COUNT * (seats + 1)
        super().__init__(game, seats, PASS - FIRST, END - PASS, width)
        self.rules = game
        self.table = table

    def clone(self) -> TripleCouronneEncoding:
        copy = TripleCouronneEncoding(self.rules, self.table)
        copy.copy_drafts(self)
        return copy

    def listed(self, state: Season, seat: i64, draft: Draft | None) -> tuple[list[int], list[Form]]:
        found, forms = super().listed(state, seat, draft)
        if state.phase == MOUNTS and found:
            return [], [Mounting(state.led_by(seat), draft)]
        return found, forms

    def target_at(self, kind: int, name: str, target: int) -> int:
        if kind == codes.BID:
            return BID
        if kind == codes.MAXIMUM:
            return MAXIMUM
        if kind == codes.SALES or kind == codes.RENTALS:
            return OFFER + target - 1
        if kind == codes.ENTER or kind == codes.KEEP:
            return RUNS + target - 1
        if kind == codes.INSURE:
            return INSURED + insurance.NAMES.index(name) * HORSES + target - 1
        if kind == codes.MOUNT:
            return RIDES + JOCKEYS.index(name) * HORSES + target - 1
        if name == "win":
            return WIN + target - 1
        first, second = divmod(target - 1, HORSES)
        return PAIR + first * (HORSES - 1) + (second if second < first else second - 1)

    def listed_at(self, state: Season, code: int) -> int:
        kind, value = code & 15, code >> 4
        if kind == codes.PASS:
            return PASS
        if kind == codes.STABLE:
            return STABLE + value
        if kind == codes.JOCKEY:
            return JOCKEY + value
        if kind == codes.TAKER:
            return TAKER + (value - state.turn + self.seats) % self.seats
        return GIVE_UP + value if kind == codes.GIVE_UP else TAKE_BACK

    def observe(self, state: Season, seat: i64, buffer: Any) -> None:
        self.found.truncate(0)
        self._season(state, seat)
        self._auction(state, seat)
        self._seats(state, seat)
        self._horses(state, seat)
        for jockey in range(JOCKEY_COUNT):
            whose(self.found, state.riders[jockey], seat, self.seats)
            share(self.found, state.wins[jockey], len(state.table.days))
        self.observe_draft(state, seat)
        pour(self.found.getvalue(), buffer)

    def _season(self, state: Season, seat: i64) -> None:
        found, table = self.found, state.table
        one_of(found, state.phase, PHASES)
        share(found, max(state.race, 0), len(table.days))
        terms = state.terms() if 0 <= state.race < len(table.days) else None
        for age in range(AGES):
            flag(found, terms is not None and terms.ages >> age & 1 == 1)
        share(found, 0 if terms is None else terms.first, table.cash)
        flag(found, terms is not None and terms.handicap)
        whose(found, state.opener, seat, self.seats)
        whose(found, state.turn, seat, self.seats)

    def _auction(self, state: Season, seat: i64) -> None:
        found, auction, cash = self.found, state.auction, state.table.cash
        whose(found, NONE if auction is None else auction.turn, seat, self.seats)
        whose(found, NONE if auction is None else auction.leader, seat, self.seats)
        share(found, 0 if auction is None else auction.price, cash)
        share(found, 0 if auction is None else auction.least(), cash)
        share(found, 0 if auction is None else auction.maxima[seat], cash)

    def _seats(self, state: Season, seat: i64) -> None:
        found, auction, cash = self.found, state.auction, state.table.cash
        handed_in = state.papers.choices
        for away in range(self.seats):
            other: i64 = (seat + away) % self.seats
            share(found, state.ledger.cash[other], cash)
            flag(found, state.in_game[other] > 0)
            flag(found, len(handed_in) > 0 and state.asked[other] > 0)
            flag(found, len(handed_in) > 0 and handed_in[other] >= 0)
            flag(found, auction is not None and auction.still_in[other] > 0)
            share(found, 0 if auction is None else auction.limits[other], cash)

    def _horses(self, state: Season, seat: i64) -> None:
        found, table, cash = self.found, state.table, state.table.cash
        coming = state.lots[state.lot :] if state.auction is not None else []
        stakes = _stakes_to_win(state)
        for horse in range(HORSES):
            whose(found, state.owners[horse], seat, self.seats)
            entered = horse in state.entries
            whose(found, state.leaders[horse] if entered else NONE, seat, self.seats)
            share(found, state.earnings[horse], cash)
            share(found, state.bars[horse], 2)
            flag(found, entered)
            flag(found, entered and state.mounts[horse] != NONE)
            share(found, state.offers[horse] if horse in coming else 0, max(table.suggested[horse], 1))
            flag(found, horse in coming)
            flag(found, len(coming) > 0 and coming[0] == horse)
            self._in_race(state, horse)
            for kind in range(CONTRACTS):
                flag(found, state.contracts[seat * CONTRACTS + kind] == horse)
            for away in range(self.seats):
                share(found, stakes[(seat + away) % self.seats * HORSES + horse], cash)

    def _in_race(self, state: Season, horse: i64) -> None:
        found, run = self.found, state.run
        runner: i64 = NONE
        if run is not None:
            for at in range(run.count):
                if run.horses[at] == horse:
                    runner = at
        share(found, 0 if run is None or runner == NONE else run.squares[runner], SQUARES)
        one_of(found, NONE if run is None or runner == NONE else run.fates[runner], FATES)
        share(found, 0 if run is None or runner == NONE else run.injuries[runner], 2)


def _stakes_to_win(state: Season) -> vec[i64]:
    """At seat × 24 + horse: what is staked on it to win, on slips that are known."""
    found = vec[i64]([0] * (state.table.seats * HORSES))
    for seat, slip in enumerate(state.slips):
        for target, stake in (unpack_slip(slip, BET_LINES, PAIR_BITS) or [])[:WIN_LINES]:
            if target:
                found[seat * HORSES + target - 1] = stake
    return found
