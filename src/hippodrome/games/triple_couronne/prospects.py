"""What would follow in a season: where a horse may run, what a prize would change, what fees are to come, and what a race would
bring if it ended now. Nothing here is drawn or simulated; see form.py and worth.py for that."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.games.triple_couronne import betting, components, insurance, settling
from hippodrome.games.triple_couronne.race import NONE, PER_AGE, RUNNING, Race
from hippodrome.games.triple_couronne.reasons import ABOUT, BARRED, WRONG_EARNINGS
from hippodrome.games.triple_couronne.state import ENTRIES, RENTAL, RaceTerms, Season

QUALIFIES, MIGHT, SHUT_OUT = range(3)


class Mark:
    """A coming race that is for the age of a horse, and whether it may run there."""

    def __init__(self, race: int, horse: int, state: int, reason: int) -> None:
        self.race = race
        self.horse = horse
        self.state = state
        """As things stand; `MIGHT` if they may still come out otherwise before that race."""
        self.reason = reason
        """Why it does not qualify (reasons.py); 0 if it does."""


def today(state: Season) -> int:
    """The race that is being prepared or run; the first one before the season."""
    return max(int(state.race), 0)


def calendar(state: Season, horse: int) -> list[Mark]:
    """From today on, the races for the age of a horse (TC-10, TC-19)."""
    earned: int = state.earnings[horse]
    reachable = {earned}
    misses: int = state.bars[horse]
    found: list[Mark] = []
    for race in range(today(state), len(state.table.days)):
        terms = state.table.days[race]
        if not terms.is_for(horse):
            continue
        if misses:
            misses -= 1
            found.append(Mark(race, horse, SHUT_OUT, BARRED | horse << ABOUT))
            continue
        if _accepts(terms, earned):
            found.append(Mark(race, horse, QUALIFIES, 0))
        else:
            might = race != state.race and any([_accepts(terms, each) for each in reachable])
            found.append(Mark(race, horse, MIGHT if might else SHUT_OUT, WRONG_EARNINGS | horse << ABOUT))
        if race != state.race or state.phase <= ENTRIES or horse in state.entries:
            reachable |= _with_a_prize(terms, reachable)
    return found


def _accepts(terms: RaceTerms, earned: int) -> bool:
    return terms.least <= earned < terms.below


def _with_a_prize(terms: RaceTerms, earned: set[int]) -> set[int]:
    """What a horse may have earned after a race; how many players there will be, and so which prizes, is not known yet."""
    prizes = {prize for row in terms.prizes for prize in row}
    return {before + prize for before in earned if _accepts(terms, before) for prize in prizes}


def fees_to_come(state: Season, seat: i64, horse: int) -> int:
    """TC-11: the entry fees of a horse for the seat, in all races in which it qualifies as things stand."""
    total = 0
    for mark in calendar(state, horse):
        if mark.state == QUALIFIES and (mark.race != state.race or _would_pay(state, seat, horse)):
            total += int(state.table.days[mark.race].first) // 10
    return total


def _would_pay(state: Season, seat: i64, horse: int) -> bool:
    """Whether the fee of today's race may still be the seat's to pay: once horses are rented, only for those that it leads."""
    return state.phase != RENTAL or state.leaders[horse] == seat


def stable_fees(state: Season, seat: i64) -> int:
    """What is to come for a bidder: for its own horses, and today for those it has rented."""
    own = sum([fees_to_come(state, seat, horse) for horse in state.stable_of(seat)])
    return own + sum([int(state.fee()) for horse in state.entries if state.tenants[horse] == seat])


class Closing:
    """What a prize of today's race would change for a horse."""

    def __init__(self, state: Season, horse: int) -> None:
        prizes = sorted(state.terms().prizes_for(state.remaining()))
        earned: int = state.earnings[horse]
        days = enumerate(state.table.days)
        coming = [(race, terms) for race, terms in days if race > state.race and terms.is_for(horse)]
        best = earned + prizes[-1]
        self.closes = [race for race, terms in coming if earned < terms.below <= best]
        """Races that the first prize would shut it out of."""
        self.opens = [race for race, terms in coming if earned < terms.least <= best < terms.below]
        """Races that the first prize would let it into."""
        shutting = [prize for prize in prizes if any([earned < terms.below <= earned + prize for _, terms in coming])]
        self.prize = shutting[0] if shutting else 0
        """The smallest prize that shuts it out of any."""
        handicaps = [race for race, terms in coming if terms.handicap and _accepts(terms, earned + prizes[0])]
        self.handicap = handicaps[0] if handicaps else NONE
        """The next race with an advance (TC-12) in which it would run all the same after the smallest prize."""
        self.ahead = components.advance(earned)
        self.ahead_then = components.advance(earned + prizes[0])


def order_now(race: Race) -> list[int]:
    """The horses as if the race ended now: those across the line, then the others by the squares that they have to go."""
    running = [runner for runner in range(race.count) if race.fates[runner] == RUNNING]
    running.sort(key=lambda runner: int(_to_go(race, runner)))
    across = [int(race.order[place]) for place in range(race.finished)]
    return [int(race.horses[runner]) for runner in across + running]


def _to_go(race: Race, runner: i64) -> i64:
    return race.course.finish[race.horses[runner] // PER_AGE] - race.squares[runner]


class Returns:
    """What one seat would get for an order of finish (TC-11, TC-22, TC-32 to TC-34, TC-41 to TC-43)."""

    def __init__(self, state: Season, race: Race, seat: i64, order: list[int]) -> None:
        settled = state.clone()
        cash: list[int] = [int(settled.ledger.cash[seat])]
        settling.pay_prizes(settled, order, None)
        settling.share_fees(settled, order, None)
        cash.append(int(settled.ledger.cash[seat]))
        betting.pay_bets(settled, order, None)
        cash.append(int(settled.ledger.cash[seat]))
        insurance.pay_contracts(settled, race, None)
        cash.append(int(settled.ledger.cash[seat]))
        self.prizes = cash[1] - cash[0]
        """With the shares of the entry fees."""
        self.bets = cash[2] - cash[1]
        self.contracts = cash[3] - cash[2]
