"""Bets on a race: to win, and jumelés on the first two (TC-30 to TC-35)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.core.slips import Form, banded, unpack_slip
from hippodrome.games.triple_couronne import codes
from hippodrome.games.triple_couronne.codes import BET_LINES, HORSES, PAIR_BITS, PAIR_LINES, PAIRS, WIN_LINES, pair
from hippodrome.games.triple_couronne.money import pay
from hippodrome.games.triple_couronne.state import Season

LEAST_PLAYERS = 4
LEAST_RUNNERS = 4


def are_allowed(state: Season) -> bool:
    """TC-30: never in the first programme."""
    return state.table.fees and state.remaining() >= LEAST_PLAYERS and len(state.entries) >= LEAST_RUNNERS


def most(state: Season, seat: i64) -> int:
    """TC-31: what a seat may stake on this race in all."""
    cash = state.ledger.cash[seat]
    return min(cash, state.table.most_stakes) if state.table.most_stakes else cash


def in_order(state: Season) -> bool:
    """TC-33: with exactly four runners a jumelé names the first two in their order."""
    return len(state.entries) == LEAST_RUNNERS


def betting_form(state: Season, seat: i64) -> Form:
    """TC-31: stakes in steps, together within what the seat may stake."""
    step: int = state.table.step
    total = most(state, seat)
    wins: dict[int, tuple[int, int]] = {}
    for horse in state.entries:
        wins[horse + 1] = (step, total)
    lines = [banded("win", HORSES, step, wins)] * WIN_LINES
    named: dict[int, tuple[int, int]] = {}
    for first, second in pairs(state):
        named[pair(first, second)] = (step, total)
    return Form(codes.BETS, lines + [banded("pair", PAIRS, step, named)] * PAIR_LINES, total, True)


def pairs(state: Season) -> list[tuple[int, int]]:
    """TC-33: the runners that a jumelé may name, in one order or in both; none in the short programmes."""
    runners, ordered = state.entries, in_order(state)
    if not state.table.long:
        return []
    return [(one, other) for one in runners for other in runners if one < other or (ordered and one != other)]


def take_stakes(state: Season, log: Log | None) -> None:
    """TC-31, TC-35: paid once all slips are turned over."""
    state.slips = state.papers.choices[:]
    for seat in range(state.table.seats):
        stakes = 0
        for _, stake in unpack_slip(state.slips[seat], BET_LINES, PAIR_BITS) or []:
            stakes += stake
        pay(state, seat, BANK, stakes, "stake", log)


def doubled_odds(state: Season, horses: list[int]) -> int:
    """TC-32, TC-33: twice what a bet on this horse to win, or on these two, pays for a franc."""
    odds: int = state.table.odds[horses[0]]
    return 2 * odds if len(horses) == 1 else odds * state.table.odds[horses[1]]


def worth_staking(state: Season, seat: i64, doubled: int) -> int:
    """TC-34: the stake that brings the first prize, of which more brings no more; or as much as the seat may stake."""
    step: int = state.table.step
    brings_all = -(-2 * int(state.terms().first) // (doubled * step)) * step
    return min(brings_all, most(state, seat) // step * step)


def winnings(state: Season, code: int, order: list[int]) -> int:
    """TC-32, TC-33: what a slip is worth for this order of finish, before the cap."""
    won = 0
    if not order:
        return won
    for line, (target, stake) in enumerate(unpack_slip(code, BET_LINES, PAIR_BITS) or []):
        if line < WIN_LINES:
            if target == order[0] + 1:
                won += doubled_odds(state, order[:1]) * stake // 2
        elif len(order) > 1:
            first, second = order[0], order[1]
            if target == pair(first, second) or (not in_order(state) and target == pair(second, first)):
                won += doubled_odds(state, order[:2]) * stake // 2
    return won


def pay_bets(state: Season, order: list[int], log: Log | None) -> None:
    """TC-34: no more than the first prize for all bets of a player."""
    for seat in range(len(state.slips)):
        if state.in_game[seat]:
            pay(state, BANK, seat, min(winnings(state, state.slips[seat], order), state.terms().first), "bets", log)
