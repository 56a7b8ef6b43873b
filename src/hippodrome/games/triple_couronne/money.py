"""Money: every franc goes through here, so that the log can say when the bank of the box would have run dry (TC-2)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import Season


def pay(state: Season, payer: i64, payee: i64, amount: i64, why: str, log: Log | None) -> None:
    """Move money between accounts; nothing happens if it is none."""
    if amount == 0 or payer == payee:
        return
    state.ledger.transfer(payer, payee, amount, why, log)
    if state.ledger.bank < 0 and not state.bank_empty:
        state.bank_empty = 1
        if log is not None:
            log.tell(events.BankEmptied())


def account_of(seat: i64) -> i64:
    """Where money for somebody goes: to the bank, where there is nobody, as for a runner whose tenant has left (TC-54)."""
    return BANK if seat == NONE else seat
