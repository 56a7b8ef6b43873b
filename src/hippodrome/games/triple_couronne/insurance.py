"""Insurance: three kinds of contract on one's own runners (TC-40 to TC-45)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.core.slips import Form, Line, banded, unpack_slip
from hippodrome.games.triple_couronne import codes
from hippodrome.games.triple_couronne.codes import CONTRACTS, HORSE_BITS, HORSES
from hippodrome.games.triple_couronne.money import pay
from hippodrome.games.triple_couronne.race import NONE, WITHDRAWN, Race
from hippodrome.games.triple_couronne.reasons import ABOUT, FINE, NO_NEXT_RACE, PREMIUMS_ABOVE_CASH
from hippodrome.games.triple_couronne.state import Season

THIS_RACE = 0
NEXT_TWO = 2
NAMES = ("race", "next", "two")


def covers(state: Season, kind: int, horse: i64) -> list[int]:
    """TC-41 to TC-44: the races that a contract is about."""
    if kind == THIS_RACE:
        return [int(state.race)]
    coming = state.next_race_for(horse, state.race)
    later = state.next_race_for(horse, coming) if kind == NEXT_TWO and coming != NONE else NONE
    return [int(race) for race in (coming, later) if race != NONE]


def premium(state: Season, kind: int, horse: i64) -> i64:
    """TC-41 to TC-44: what a contract costs; 0 where it cannot be bought."""
    days = state.table.days
    if kind == THIS_RACE:
        return days[state.race].first // 10
    coming = state.next_race_for(horse, state.race)
    if coming == NONE:
        return 0
    cost = days[coming].first // 10
    if kind == NEXT_TWO:
        later = state.next_race_for(horse, coming)
        if later != NONE:
            cost += days[later].first // 20
    return cost


def against_contract(cost: i64, cash: i64, horse: i64) -> i64:
    """Why a horse of one's own cannot be insured for that premium; 0 if it can."""
    if cost == 0:
        return NO_NEXT_RACE | horse << ABOUT  # TC-44
    return FINE if cost <= cash else PREMIUMS_ABOVE_CASH


def cost(state: Season, code: int) -> int:
    """The premiums of all contracts that are asked for."""
    lines = unpack_slip(code, CONTRACTS, HORSE_BITS) or []
    return sum([int(premium(state, kind, target - 1)) for kind, (target, _) in enumerate(lines) if target])


def insurance_form(state: Season, seat: i64) -> Form:
    """TC-40: at most one contract of each kind, on one's own runners, rented out or not."""
    cash: int = state.ledger.cash[seat]
    lines: list[Line] = []
    for kind in range(CONTRACTS):
        bands: dict[int, tuple[int, int]] = {}
        for horse in state.entered_by(seat):
            cost: int = premium(state, kind, horse)
            if not against_contract(cost, cash, horse):
                bands[horse + 1] = (cost, cost)
        lines.append(banded(NAMES[kind], HORSES, 1, bands, fixed=True))
    return Form(codes.INSURE, lines, cash, True)


def can_insure(state: Season, seat: i64) -> bool:
    """Whether there is a contract that this seat could buy."""
    for line in insurance_form(state, seat).lines:
        if line.bands:
            return True
    return False


def take_premiums(state: Season, log: Log | None) -> None:
    """TC-41 to TC-43: paid to the bank before the start."""
    for seat in range(state.table.seats):
        paid: i64 = 0
        for kind, (target, _) in enumerate(unpack_slip(state.papers.choices[seat], CONTRACTS, HORSE_BITS) or []):
            state.contracts[seat * CONTRACTS + kind] = target - 1
            if target:
                paid += premium(state, kind, target - 1)
        pay(state, seat, BANK, paid, "premium", log)


def benefit(state: Season, kind: int, horse: i64, fate: i64, injury: i64) -> i64:
    """TC-41 to TC-43: what a contract pays for what befell a horse."""
    days = state.table.days
    if kind == THIS_RACE:
        return days[state.race].first if fate == WITHDRAWN else 0
    coming = state.next_race_for(horse, state.race)
    if injury == 0 or coming == NONE:
        return 0
    paid = days[coming].first
    if kind == NEXT_TWO and injury == 2:
        later = state.next_race_for(horse, coming)
        if later != NONE:
            paid += days[later].first
    return paid


def pay_contracts(state: Season, run: Race, log: Log | None) -> None:
    """TC-45: after the race; not for a horse that was given up (TC-54)."""
    for seat in range(state.table.seats):
        for kind in range(CONTRACTS):
            horse = state.contracts[seat * CONTRACTS + kind]
            if horse == NONE or state.owners[horse] != seat:
                continue
            runner = state.entries.index(horse)
            pay(state, BANK, seat, benefit(state, kind, horse, run.fates[runner], run.injuries[runner]), "insurance", log)
