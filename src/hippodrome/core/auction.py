"""An ascending auction in turn: raise or pass, and who passes is out.

A seat may leave a *standing maximum*, at its turn or before: from then on it bids the least that is needed, up to that
amount, and passes when that is no longer enough. A seat that cannot bid at all passes by itself. So an auction waits
only for seats that have something to decide. A maximum is a secret of its seat. Two maxima that raise each other are told
in short: nobody wants to hear a hundred bids.

A price may have a *cap*. Who bids it cannot be outbid, only matched; then several are willing to pay it (`takers`), and
whoever sells chooses.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.slips import Form, Line

NOBODY = -1


class Auction:
    """One lot. `limits` is the most that each seat may bid (0: it may not bid at all; −1: it has no part in it)."""

    __slots__ = ("seats", "least_first", "step", "cap", "turn", "price", "leader", "still_in", "limits", "maxima", "matched")

    def __init__(self, opener: i64, least_first: i64, step: i64, limits: list[int], cap: i64 = 0) -> None:
        self.seats: i64 = len(limits)
        self.least_first: i64 = least_first
        self.step: i64 = step
        self.cap: i64 = cap
        """The highest price; 0 for none."""
        self.turn: i64 = opener
        self.price: i64 = 0
        self.leader: i64 = NOBODY
        self.still_in: vec[i64] = vec[i64]([int(limit >= 0) for limit in limits])
        self.limits: vec[i64] = vec[i64](limits)
        self.maxima: vec[i64] = vec[i64]([0] * len(limits))
        self.matched: vec[i64] = vec[i64]([0] * len(limits))
        """Who bid the cap after somebody else had."""

    def clone(self) -> Auction:
        copy = Auction(self.turn, self.least_first, self.step, [], self.cap)
        copy.seats = self.seats
        copy.price = self.price
        copy.leader = self.leader
        copy.still_in = self.still_in[:]
        copy.limits = self.limits[:]
        copy.maxima = self.maxima[:]
        copy.matched = self.matched[:]
        return copy

    def least(self) -> i64:
        """The smallest bid that would be accepted now."""
        if self.leader == NOBODY:
            return self.least_first
        return self.cap if self.price == self.cap else self.price + self.step

    def form(self, seat: i64, kind: int) -> Form:
        """A bid or a standing maximum, as a slip of that kind: from the least bid to the most that the seat may pay."""
        line = Line("bid", 1, self.least(), self.limits[seat], self.step)
        return Form(kind, [line], self.limits[seat], False)

    def takers(self) -> list[int]:
        """Everybody who would pay the price: the leader, and those who matched the cap."""
        if self.leader == NOBODY:
            return []
        return [self.leader] + [seat for seat in range(self.seats) if self.matched[seat]]

    def bid(self, seat: i64, amount: i64, log: Log | None) -> None:
        """Take a bid that was checked."""
        if self.leader != NOBODY and self.price == self.cap:
            self.matched[seat] = 1
        else:
            self.price = amount
            self.leader = seat
        self.turn = (seat + 1) % self.seats
        if log is not None:
            log.tell(BidMade(seat, amount))

    def drop(self, seat: i64, log: Log | None) -> None:
        """A seat passes and is out."""
        self.still_in[seat] = 0
        self.maxima[seat] = 0
        self.turn = (seat + 1) % self.seats
        if log is not None:
            log.tell(BidPassed(seat))

    def go_on(self, log: Log | None) -> bool:
        """Let everybody act who acts by themselves. True once the hammer falls; else `turn` has something to decide."""
        if log is None:
            return self._run(None)
        run = Log()
        over = self._run(run)
        _cry_out(run, log)
        return over

    def _run(self, log: Log | None) -> bool:
        """As `go_on`, every single bid of it."""
        while True:
            waiting = self._next()
            if waiting == NOBODY:
                return True
            least = self.least()
            if self.limits[waiting] < least:
                self.drop(waiting, log)
            elif self.maxima[waiting] >= least:
                self.bid(waiting, least, log)
            elif self.maxima[waiting] > 0:
                self.drop(waiting, log)
            else:
                self.turn = waiting
                return False

    def _next(self) -> i64:
        """The next seat that is still in and has not bid the price."""
        seat: i64 = self.turn
        for _ in range(self.seats):
            if self.still_in[seat] and seat != self.leader and not self.matched[seat]:
                return seat
            seat = (seat + 1) % self.seats
        return NOBODY


def _cry_out(run: Log, log: Log) -> None:
    """What maxima did to each other: every pass, and of the bids between two passes the first and the last rounds."""
    bids: list[BidMade] = []
    for event, _ in run:
        if isinstance(event, BidMade):
            bids.append(event)
            continue
        _cry_out_bids(bids, log)
        bids = []
        log.tell(event)
    _cry_out_bids(bids, log)


def _cry_out_bids(bids: list[BidMade], log: Log) -> None:
    """Leaves out whole rounds, so that the bids that are told still follow each other in turn."""
    around = len({event.seat for event in bids})
    for number, event in enumerate(bids):
        if number < around or number >= len(bids) - len(bids) % around - around:
            log.tell(event)
