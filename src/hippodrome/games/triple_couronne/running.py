"""A race from the start to its settlement: who pays for cards, and who can no longer do so (TC-9, TC-17, TC-54)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import betting, components, entries, events, insurance, settling, telling
from hippodrome.games.triple_couronne.money import pay
from hippodrome.games.triple_couronne.race import NONE, Race
from hippodrome.games.triple_couronne.state import RACE, Season


def start(state: Season, log: Log | None) -> None:
    """TC-12, TC-20: everybody to the start, some with an advance."""
    terms = state.terms()
    race = Race(state.table.course, state.entries, needed(state))
    for runner, horse in enumerate(state.entries):
        if state.mounts[horse] != NONE:
            race.saddle(runner, state.mounts[horse])
        if terms.handicap:
            race.squares[runner] = components.advance(state.earnings[horse])
    state.run = race
    state.phase = RACE
    if log is not None:
        log.tell(telling.race_started(state, race))


def needed(state: Season) -> int:
    """TC-20: how many must cross the line; two at least where the second has a share of the fees."""
    prizes = len(state.terms().prizes_for(state.players))
    return max(prizes, 2) if state.table.fees else prizes


def run(state: Season, chance: Chance, log: Log | None) -> bool:
    """True once the race is over and settled; False when somebody must give up a horse, and has a choice."""
    race = state.run
    assert race is not None
    while not race.run(chance, log):
        seat: i64 = state.leaders[race.horses[race.turn]]
        if seat != NONE and not _charge(state, race, seat, log):  # cards of a horse that the bank leads concern nobody
            state.turn = seat
            return False
        race.owed = 0
    _settle(state, race, log)
    return True


def _charge(state: Season, race: Race, seat: i64, log: Log | None) -> bool:
    """TC-17, TC-54: what a card gives or takes; False if the seat has to choose which horse to give up instead."""
    amount: i64 = race.owed
    if amount > 0:
        pay(state, BANK, seat, amount, "card", log)
        return True
    cash: i64 = state.ledger.cash[seat]
    if cash < -amount and state.table.long:
        stable = state.stable_of(seat)
        if len(stable) > 1:
            return False
        if stable:
            give_up(state, seat, stable[0], log)
        else:
            entries.leave(state, seat, log)  # with all that is left
        return True
    pay(state, seat, BANK, min(cash, -amount), "card", log)
    return True


def give_up(state: Season, seat: i64, horse: i64, log: Log | None) -> None:
    """TC-54: a horse instead of money; one that is rented out finishes the race first."""
    race = state.run
    assert race is not None
    if log is not None:
        log.tell(events.HorseGivenUp(seat, state.table.course.names[horse], -race.owed))
    race.owed = 0
    state.owners[horse] = NONE
    if state.leaders[horse] == seat and horse in state.entries:
        race.give_up(state.entries.index(horse))


def _settle(state: Season, race: Race, log: Log | None) -> None:
    """TC-9: prizes, entry shares, the jockey's win, bets, insurance."""
    order = [int(race.horses[race.order[place]]) for place in range(race.finished)]
    if log is not None:
        names = state.table.course.names
        log.tell(events.RaceEnded(state.race + 1, tuple([names[horse] for horse in order])))
    settling.pay_prizes(state, order, log)
    settling.share_fees(state, order, log)
    settling.count_win(state, order, log)
    betting.pay_bets(state, order, log)
    insurance.pay_contracts(state, race, log)
    settling.count_bars(state)
    settling.bar_injured(state, race)
    if state.race == len(state.table.days) - 1 and order:
        state.champion = order[0]
