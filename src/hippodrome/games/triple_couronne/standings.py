"""What a race would have brought one seat, event by event, if it had ended then: for those who watch it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from hippodrome.core.kinds import Amount, Horse
from hippodrome.core.ledger import Ledger
from hippodrome.core.log import Heard
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import betting, codes, events, notation, running
from hippodrome.games.triple_couronne.prospects import Returns, order_now
from hippodrome.games.triple_couronne.race import FINISHED, NONE, WITHDRAWN, Race
from hippodrome.games.triple_couronne.state import Season

if TYPE_CHECKING:
    from hippodrome.games.triple_couronne.rules import TripleCouronne


class SlipBet(msgspec.Struct, frozen=True):
    """A bet of one's own: on one horse to win, or a jumelé on two."""

    horses: tuple[Horse, ...]
    stake: Amount
    pays: Amount
    """If it is won, before the cap (TC-34)."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What one would get if the race ended so."""

    after: int
    """How many events have been told since the start of the race; it stands so until the next standing."""
    order: tuple[Horse, ...]
    """Those who would get the prizes, or be first and second."""
    prizes: Amount
    """For the runners that one leads, with their shares of the entry fees."""
    bets: tuple[Amount, ...]
    """Along the slip, each alone."""
    won: Amount
    """All bets together (TC-34)."""
    contracts: Amount


class RaceOutlook(msgspec.Struct, frozen=True):
    """A race from its start on."""

    race: int
    slip: tuple[SlipBet, ...]
    standings: tuple[Standing, ...]
    """Wherever something changes."""


def of_race(game: TripleCouronne, state: Season, seat: int, heard: Heard) -> RaceOutlook | None:
    """The last race, if any of it is new."""
    if not any(isinstance(event, events.RaceStarted | events.HorseMoved | events.RaceEnded) for event in heard.new):
        return None
    told = heard.everything()
    begun = max(number for number, event in enumerate(told) if isinstance(event, events.RaceStarted))
    started = told[begun]
    assert isinstance(started, events.RaceStarted)
    slip, contracts = _papers(told[:begun], seat)
    ran, run = _at_the_start(state, seat, started, contracts)
    bets = [notation.slip_code(game.speller, each) for each in _bets_of(slip)]
    ran.slips = [notation.slip_code(game.speller, slip if each == seat else events.Slip()) for each in range(ran.table.seats)]
    return RaceOutlook(
        race=started.race,
        slip=tuple(_slip_bet(ran, each) for each in _bets_of(slip)),
        standings=tuple(_standings(ran, run, seat, bets, told[begun:])),
    )


def _papers(told: tuple[Event, ...], seat: int) -> tuple[events.Slip, events.Contracts]:
    """The seat's bets and contracts on the race that starts now."""
    slip, contracts = events.Slip(), events.Contracts()
    for event in reversed(told):
        match event:
            case events.BetsRevealed(slips=slips):
                slip = slips[seat]
            case events.ContractsRevealed(contracts=everybodys):
                contracts = everybodys[seat]
            case events.RaceAnnounced():
                break
            case _:
                pass
    return slip, contracts


def _at_the_start(state: Season, seat: int, started: events.RaceStarted, contracts: events.Contracts) -> tuple[Season, Race]:
    """A season of which no more is known than a race needs."""
    numbers = {name: number for number, name in enumerate(state.table.course.names)}
    ran = Season(state.table, Ledger(state.table.seats, 0))
    ran.race = started.race - 1
    ran.players = started.players
    ran.entries = [numbers[runner.horse] for runner in started.runners]
    ran.ledger.pool = ran.fee() * len(ran.entries)
    run = Race(state.table.course, ran.entries, running.needed(ran))
    for at, runner in enumerate(started.runners):
        ran.leaders[ran.entries[at]] = runner.seat
        run.squares[at] = runner.square
    for kind, horse in enumerate((contracts.race, contracts.next, contracts.two)):
        if horse is not None:
            ran.owners[numbers[horse]] = seat  # one insures one's own horses
            ran.contracts[seat * codes.CONTRACTS + kind] = numbers[horse]
    return ran, run


def _bets_of(slip: events.Slip) -> Iterator[events.Slip]:
    """A slip for each bet."""
    for win in slip.wins:
        yield events.Slip(wins=(win,))
    for pair in slip.pairs:
        yield events.Slip(pairs=(pair,))


def _slip_bet(ran: Season, bet: events.Slip) -> SlipBet:
    stakes = [*[((win.horse,), win.stake) for win in bet.wins], *[((pair.first, pair.second), pair.stake) for pair in bet.pairs]]
    ((horses, stake),) = stakes
    numbers = [ran.table.course.names.index(horse) for horse in horses]
    return SlipBet(horses, stake, betting.doubled_odds(ran, numbers) * stake // 2)


def _standings(ran: Season, run: Race, seat: int, bets: list[int], told: tuple[Event, ...]) -> Iterator[Standing]:
    """One for each event that changes what would be paid."""
    key: tuple[object, ...] = ()
    last: Standing | None = None
    for after, event in enumerate(told):
        _follow(ran, run, event)
        ended = isinstance(event, events.RaceEnded)
        order = order_now(run)[: run.finished if ended else run.needed]
        now = (*order, *run.fates, *run.injuries, *ran.leaders, *ran.in_game)
        if now != key:  # else nothing can have changed
            key = now
            found = _standing(ran, run, seat, bets, after, order)
            if last is None or msgspec.structs.replace(found, after=last.after) != last:
                last = found
                yield found
        if ended:
            return


def _follow(ran: Season, run: Race, event: Event) -> None:
    """What an event of a race changes."""
    match event:
        case events.HorseMoved(horse=horse, end=end):
            run.squares[_runner(run, horse)] = end
        case events.HorseFinished(horse=horse):
            runner = _runner(run, horse)
            run.fates[runner] = FINISHED
            run.order[run.finished] = runner
            run.finished += 1
        case events.HorseWithdrawn(horse=horse):
            run.fates[_runner(run, horse)] = WITHDRAWN
        case events.HorseInjured(horse=horse, races=races):
            runner = _runner(run, horse)
            run.injuries[runner] = max(run.injuries[runner], races)
        case events.HorseGivenUp(seat=giver, horse=horse):
            number = run.course.names.index(horse)
            ran.owners[number] = NONE
            if number in ran.entries and ran.leaders[number] == giver:
                run.give_up(ran.entries.index(number))
        case events.PlayerLeft(seat=gone):
            ran.in_game[gone] = 0
            for number in range(codes.HORSES):
                if ran.leaders[number] == gone:
                    ran.leaders[number] = NONE
                if ran.owners[number] == gone:
                    ran.owners[number] = NONE
        case _:
            pass


def _runner(run: Race, horse: str) -> int:
    return list(run.horses).index(run.course.names.index(horse))


def _standing(ran: Season, run: Race, seat: int, bets: list[int], after: int, order: list[int]) -> Standing:
    found = Returns(ran, run, seat, order)
    return Standing(
        after=after,
        order=tuple(run.course.names[horse] for horse in order),
        prizes=found.prizes,
        bets=tuple(betting.winnings(ran, bet, order) for bet in bets),
        won=found.bets,
        contracts=found.contracts,
    )
