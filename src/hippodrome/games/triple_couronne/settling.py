"""After a race: prizes, entry shares, wins, injuries (TC-11, TC-19, TC-22, TC-24). At the end: trophies (TC-61, TC-62)."""

from __future__ import annotations

from mypy_extensions import i64

from hippodrome.core.ledger import BANK, POOL
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.money import account_of, pay
from hippodrome.games.triple_couronne.race import NONE, Race
from hippodrome.games.triple_couronne.state import JOCKEY_COUNT, Season


def pay_prizes(state: Season, order: list[int], log: Log | None) -> None:
    """TC-22: to owners or tenants; they count as the horse's earnings."""
    for place, prize in enumerate(state.terms().prizes_for(state.players)):
        if place == len(order):
            return
        horse = order[place]
        pay(state, BANK, account_of(state.leaders[horse]), prize, "prize", log)
        state.earnings[horse] += prize
        if log is not None:
            log.tell(events.EarningsRaised(state.table.course.names[horse], prize, state.earnings[horse]))


def share_fees(state: Season, order: list[int], log: Log | None) -> None:
    """TC-11: three quarters to the winner, one to the second; all to a lone finisher; back to the payers if there is none."""
    if not order:
        for horse in state.entries:
            pay(state, POOL, account_of(state.leaders[horse]), state.fee(), "entry-fee-back", log)
        return
    quarter: i64 = state.ledger.pool // 4 if len(order) > 1 else 0
    pay(state, POOL, account_of(state.leaders[order[0]]), state.ledger.pool - quarter, "entry-share", log)
    if len(order) > 1:
        pay(state, POOL, account_of(state.leaders[order[1]]), quarter, "entry-share", log)


def count_win(state: Season, order: list[int], log: Log | None) -> None:
    """TC-24: one of the twelve jockeys has won."""
    jockey: i64 = state.mounts[order[0]] if order else NONE
    if jockey != NONE:
        state.wins[jockey] += 1
        if log is not None:
            log.tell(events.JockeyWon(state.table.course.jockeys[jockey], state.wins[jockey]))


def count_bars(state: Season) -> None:
    """TC-19: this race, run or not, is one that barred horses of its ages have missed."""
    terms = state.terms()
    for horse in range(HORSES):
        if state.bars[horse] and terms.is_for(horse):
            state.bars[horse] -= 1


def bar_injured(state: Season, run: Race) -> None:
    """TC-19: they miss their next races by age."""
    for runner in range(run.count):
        state.bars[run.horses[runner]] = run.injuries[runner]  # whoever runs was not barred before


def trophies(state: Season, winners: tuple[int, ...]) -> events.Trophies:
    """TC-61, TC-62: only in the long programmes."""
    if not state.table.long:
        return events.Trophies()
    whip = _holders([(int(state.wins[j]), _in_game(state, state.riders[j])) for j in range(JOCKEY_COUNT)])
    horse = _holders([(int(state.earnings[h]), int(state.owners[h])) for h in range(HORSES)])
    champion = state.champion
    cup = () if champion == NONE or state.owners[champion] == NONE else (int(state.owners[champion]),)
    crown = tuple([seat for seat in winners if seat in whip and seat in horse and seat in cup])
    return events.Trophies(whip, horse, cup, crown)


def _in_game(state: Season, seat: i64) -> int:
    return seat if seat != NONE and state.in_game[seat] else NONE


def _holders(scores: list[tuple[int, int]]) -> tuple[int, ...]:
    """The seats with the best score above nothing; seats that are not there do not count."""
    there = [(score, seat) for score, seat in scores if score and seat != NONE]
    return tuple(sorted({seat for score, seat in there if score == max(there)[0]}))
