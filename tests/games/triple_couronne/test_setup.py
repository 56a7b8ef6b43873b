"""Opening a table: programmes, options, money (TC-1 to TC-3), the order of a race (TC-9), and every setup that is refused."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import BadChance, BadSetup
from hippodrome.core.ledger import BANK
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.money import pay
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import (
    ALL_MONEY,
    BOX,
    GAME,
    HORSES,
    LONG,
    REAL_BOX,
    cash_of,
    do,
    enter,
    go,
    hand_in,
    lot_of,
    moved,
    mover,
    names,
    phase_of,
    put_cash,
    season,
    setup,
    started,
    told,
    told_of,
    view,
)

EDITIONS = ("initiation", "reduit", "complet", "marathon")


def bad_setup(table: Setup) -> BadSetup:
    """The refusal of a table."""
    with pytest.raises(BadSetup) as caught:
        GAME.start(table, ScriptedChance([0] * 40))
    assert str(caught.value) == f"{caught.value.rule}: {caught.value.text}"
    return caught.value


def played(seats: int, edition: str, seed: int, **options: OptionValue) -> tuple[Season, Log]:
    """A season of the real box, played at random to its end."""
    game, chance, log = TripleCouronne(REAL_BOX), FastChance(seed), Log()
    state = game.start(setup(seats, edition, **options), chance, log)
    total = state.ledger.total()
    while owing := game.to_act(state):
        game.apply(state, owing[0], game.legal(state, owing[0]).draw(chance), chance, log)
        assert state.ledger.total() == total == ALL_MONEY
        assert min(state.ledger.cash) >= 0 and state.ledger.pool >= 0
    return state, log


def test_the_game_says_its_title_its_editions_its_seats_and_its_box() -> None:
    assert (GAME.title(), GAME.rules_version(), GAME.editions()) == ("triple-couronne", "2", EDITIONS)
    assert GAME.seat_counts() == (2, 3, 4, 5, 6)
    assert GAME.box_digest() == BOX.digest and len(BOX.digest) == 64


# Money


@pytest.mark.rule("TC-1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_with_a_stable_of_their_own_all_start_with_2_000_000(seats: int, edition: str) -> None:
    assert cash_of(started(seats, edition, auction=False)) == [2_000_000] * seats


@pytest.mark.rule("TC-1")
@pytest.mark.parametrize("edition", LONG)
@pytest.mark.parametrize("seats", range(2, 7))
def test_before_an_auction_all_start_with_10_000_000(seats: int, edition: str) -> None:
    assert cash_of(started(seats, edition)) == [10_000_000] * seats
    assert cash_of(started(seats, edition, auction=True)) == [10_000_000] * seats


@pytest.mark.rule("TC-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_what_players_start_with_comes_from_the_bank_of_87_960_000(seats: int, edition: str) -> None:
    state = started(seats, edition)
    assert state.ledger.bank == 87_960_000 - sum(cash_of(state))
    assert (state.ledger.pool, state.ledger.total()) == (0, ALL_MONEY)
    assert (view(state).bank, view(state).pool) == (state.ledger.bank, 0)


@pytest.mark.rule("TC-2")
@pytest.mark.parametrize(
    ("seats", "edition", "seed"), [(2, "initiation", 1), (4, "reduit", 2), (3, "complet", 3), (5, "marathon", 4)]
)
def test_no_franc_is_made_or_lost_and_all_can_be_followed(seats: int, edition: str, seed: int) -> None:
    state, log = played(seats, edition, seed)
    cash = [told_of(log, events.SeasonOpened)[0].cash] * seats
    accounts: dict[int | None, int] = {**dict(enumerate(cash)), None: ALL_MONEY - sum(cash), -1: 0}
    for event in told_of(log, MoneyMoved):
        assert event.amount > 0 and event.payer != event.payee
        accounts[event.payer] -= event.amount
        accounts[event.payee] += event.amount
    assert [accounts[seat] for seat in range(seats)] == cash_of(state)
    assert (accounts[None], accounts[-1]) == (state.ledger.bank, 0)


@pytest.mark.rule("TC-2")
def test_the_bank_never_runs_dry_and_the_log_says_once_when_that_of_the_box_would_have() -> None:
    state, log = season(2, "initiation"), Log()
    put_cash(state, [ALL_MONEY, 0])
    assert (view(state).bank, view(state).bank_emptied) == (0, False)
    enter(state, 1, 2, log=log)
    assert moved(log, "prize") == [(None, 0, 400_000)]
    assert (state.ledger.bank, view(state).bank_emptied) == (-400_000, True)
    assert told(log).index(events.BankEmptied()) == told(log).index(MoneyMoved(None, 0, 400_000, "prize")) + 1
    enter(state, 7, 8, log=log)
    assert len(told_of(log, events.BankEmptied)) == 1
    assert state.ledger.total() == ALL_MONEY


@pytest.mark.rule("TC-2")
def test_a_bank_with_nothing_left_has_not_run_dry() -> None:
    state, log = season(2, "initiation"), Log()
    put_cash(state, [ALL_MONEY - 400_000, 0])
    enter(state, 1, 2, log=log)
    assert (state.ledger.bank, view(state).bank_emptied) == (0, False)
    assert told_of(log, events.BankEmptied) == []


@pytest.mark.rule("TC-2")
def test_a_payment_of_nothing_and_one_to_oneself_are_no_payments() -> None:
    state, log = started(), Log()
    pay(state, 0, BANK, 0, "card", log)
    pay(state, BANK, BANK, 500, "prize", log)
    assert (cash_of(state), len(log)) == ([2_000_000] * 2, 0)


@pytest.mark.rule("TC-3")
@pytest.mark.parametrize(("edition", "seed"), [("reduit", 1), ("complet", 2), ("complet", 3), ("marathon", 4)])
def test_money_goes_from_player_to_player_for_a_horse_or_its_rent_only(edition: str, seed: int) -> None:
    _, log = played(4, edition, seed, **({} if edition == "reduit" else {"auction": False}))
    between = [event for event in told_of(log, MoneyMoved) if (event.payer or 0) >= 0 and (event.payee or 0) >= 0]
    between = [event for event in between if event.payer is not None and event.payee is not None]
    dealt = [MoneyMoved(sale.seat, sale.seller, sale.price, "purchase") for sale in told_of(log, events.HorseSold)]
    dealt += [MoneyMoved(rent.seat, rent.owner, rent.price, "rent") for rent in told_of(log, events.HorseRented)]
    assert sorted(between, key=repr) == sorted(dealt, key=repr)
    assert bool(between) == (edition != "reduit")


# The season opens


@pytest.mark.parametrize(("edition", "races"), [("initiation", 3), ("reduit", 5), ("complet", 10), ("marathon", 15)])
def test_a_programme_has_its_races(edition: str, races: int) -> None:
    seen = view(started(2, edition))
    assert (seen.edition, seen.races, len(seen.programme)) == (edition, races, races)
    assert [day.number for day in seen.programme] == list(range(1, races + 1))
    assert seen.programme[-1].name == ("Prix de France" if races == 3 else "Championnat du Monde")


@pytest.mark.rule("TC-5", "TC-6")
@pytest.mark.parametrize("seat", range(3))
def test_the_seat_that_is_first_is_drawn_by_lot(seat: int) -> None:
    log = Log()
    state = started(3, "complet", opener=seat, log=log)
    assert told(log)[0] == events.SeasonOpened("complet", 10, 10_000_000, seat)
    assert mover(state) == seat
    assert mover(started(3, "reduit", opener=seat, stables="chosen")) == seat


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_can_be_drawn_and_no_other(seats: int) -> None:
    assert mover(started(seats, "complet", opener=seats - 1)) == seats - 1
    with pytest.raises(BadChance, match=f"it must be 0 to {seats - 1}"):
        started(seats, "complet", opener=seats)


def test_the_first_race_is_announced_with_its_conditions() -> None:
    log = Log()
    state = started(2, "initiation", log=log)
    assert told(log)[-1] == events.RaceAnnounced(1, "Prix du Premier Pas", (2,), 0, None, False, 400_000)
    assert (view(state).race, view(state).phase) == (1, "entries")


def test_a_race_by_earnings_is_announced_with_its_bounds() -> None:
    log = Log()
    season(2, "complet", 8, log=log)
    (announced,) = told_of(log, events.RaceAnnounced)
    assert (announced.race, announced.ages, announced.least, announced.below) == (8, (2, 3, 4, 5), 0, 550_000)
    assert (announced.handicap, announced.first_prize) == (True, 600_000)


def test_before_the_first_race_there_is_none() -> None:
    seen = view(started(2, "complet"))
    assert (seen.race, seen.phase, seen.fee, seen.entries) == (0, "auction", 0, ())


# The order of a race


def phases(state: Season, papers: dict[str, dict[int, str]] | None = None, log: Log | None = None) -> list[str]:
    """The phases of a race in which anybody is asked."""
    race, found = state.race, []
    while state.race == race and phase_of(state) != "over":
        found.append(phase_of(state))
        if found[-1] in ("sale", "rental"):
            do(state, "pass" if lot_of(state).price else f"bid {lot_of(state).least}", log=log)
            continue
        everything = {seat: "enter " + " ".join(str(horse + 1) for horse in state.qualified(seat)) for seat in GAME.to_act(state)}
        hand_in(state, everything if found[-1] == "entries" else (papers or {}).get(found[-1], {}), log)
    return found


@pytest.mark.rule("TC-9")
def test_in_the_long_programmes_a_race_goes_sales_entries_rentals_mounts_fees_bets_insurance_start() -> None:
    for edition in LONG:
        state, log = season(4, edition), Log()
        put_cash(state, [10_000_000] * 4)
        offers = {"sales": {0: "sell 7 800000" if edition == "complet" else "sell 7 1000000"}, "rentals": {1: "rent 2 400000"}}
        order = phases(state, offers, log)
        assert list(dict.fromkeys(order)) == ["sales", "sale", "entries", "rentals", "rental", "mounts", "bets", "insurance"]
        kinds = [type(event) for event in told(log)]
        steps: list[type[Event]] = [
            events.OffersRevealed, events.HorseSold, events.EntriesRevealed, events.HorseRented, events.MountsRevealed,
            events.BetsRevealed, events.ContractsRevealed, events.RaceStarted, events.RaceEnded,
        ]  # fmt: skip
        assert [kinds.index(step) for step in steps] == sorted(kinds.index(step) for step in steps)
        fees = [at for at, event in enumerate(told(log)) if isinstance(event, MoneyMoved) and event.why == "entry-fee"]
        assert kinds.index(events.MountsRevealed) < min(fees) <= max(fees) < kinds.index(events.BetsRevealed)


@pytest.mark.rule("TC-9")
def test_in_the_reduced_programme_there_are_entries_fees_and_bets() -> None:
    assert phases(season(4, "reduit")) == ["entries", "bets"]


@pytest.mark.rule("TC-9")
def test_in_the_first_programme_there_are_entries_only() -> None:
    assert phases(season(4, "initiation")) == ["entries"]


@pytest.mark.rule("TC-9", "TC-30")
def test_with_three_players_there_is_no_betting_before_a_race() -> None:
    assert phases(season(3, "complet")) == ["sales", "entries", "rentals", "mounts", "insurance"]


@pytest.mark.rule("TC-9")
def test_after_the_races_comes_the_next_and_after_the_last_the_end() -> None:
    state = season(2, "initiation")
    for race in (1, 2, 3):
        assert view(state).race == race
        hand_in(state)
    assert (phase_of(state), GAME.to_act(state)) == ("over", ())


@pytest.mark.rule("TC-9", "TC-11")
def test_what_is_paid_is_paid_from_the_cash_of_the_moment() -> None:
    """The fee comes before the bets and these before insurance: each leaves less for what follows."""
    state = go(season(4, "complet"), "bets", [1, 2, 3, 4])
    assert cash_of(state) == [1_960_000] * 4
    hand_in(state, {0: "bets win 1 1950000"})
    assert (phase_of(state), GAME.to_act(state)) == ("insurance", (1, 2, 3))
    assert cash_of(state) == [10_000, 1_960_000, 1_960_000, 1_960_000]


@pytest.mark.rule("TC-10")
def test_a_seat_with_nothing_to_choose_is_never_asked() -> None:
    state = season(4, "complet", owners={1: None, 7: None, 13: None, 19: None, 2: None}, cash=[500_000] * 4)
    assert GAME.to_act(state) == (1, 2, 3)
    go(state, "entries")
    assert GAME.to_act(state) == (2, 3)
    enter(state, 3)
    assert (phase_of(state), GAME.to_act(state)) == ("rentals", (2,))
    hand_in(state)
    assert (phase_of(state), GAME.to_act(state)) == ("mounts", (2,))
    hand_in(state)
    assert (phase_of(state), GAME.to_act(state)) == ("insurance", (2,))


# Options


def test_unless_the_host_asks_for_something_else_everything_is_random_and_long_programmes_have_an_auction() -> None:
    for edition in EDITIONS:
        seen = view(started(2, edition))
        assert (seen.stables, seen.auction, seen.jockey_draft) == ("random", edition in LONG, False)


def test_the_options_are_seen() -> None:
    seen = view(started(2, "marathon", stables="chosen", auction=False, jockeys="drafted"))
    assert (seen.stables, seen.auction, seen.jockey_draft, seen.phase) == ("chosen", False, True, "stables")


@pytest.mark.rule("TC-6")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_an_auction_in_a_short_programme_is_refused(edition: str) -> None:
    problem = bad_setup(setup(2, edition, auction=True))
    assert (problem.rule, problem.text) == ("TC-6", f"there is no option auction in {edition}; choose complet or marathon")
    assert phase_of(started(2, edition, auction=False)) == "entries"


@pytest.mark.rule("TC-8")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
@pytest.mark.parametrize("jockeys", ["random", "drafted"])
def test_jockeys_in_a_short_programme_are_refused(edition: str, jockeys: str) -> None:
    problem = bad_setup(setup(2, edition, jockeys=jockeys))
    assert (problem.rule, problem.text) == ("TC-8", f"there is no option jockeys in {edition}; choose complet or marathon")


@pytest.mark.parametrize(
    "options",
    [
        {"stables": "drafted"}, {"stables": None}, {"stables": 1}, {"auction": "yes"}, {"auction": 1}, {"jockeys": "chosen"},
        {"jockeys": True}, {"races": 3}, {"programme": "complet"},
    ],
)  # fmt: skip
def test_an_option_that_there_is_not_is_refused(options: dict[str, OptionValue]) -> None:
    problem = bad_setup(setup(2, "complet", **options))
    assert problem.rule == "options"


@pytest.mark.rule("TC-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_a_table_has_two_to_six_seats(seats: int) -> None:
    problem = bad_setup(setup(seats))
    assert (problem.rule, problem.text) == ("TC-1", f"{seats} seats; a table has 2 to 6")


def test_a_table_of_another_game_is_refused() -> None:
    problem = bad_setup(msgspec.structs.replace(setup(), title="finish"))
    assert (problem.rule, problem.text) == ("title", "this is a table of finish, not of triple-couronne")


def test_a_programme_that_there_is_not_is_refused() -> None:
    problem = bad_setup(setup(2, "réduit"))
    assert problem.rule == "edition"
    assert problem.text == "réduit is no edition; choose initiation or reduit or complet or marathon"


def test_a_table_of_another_box_is_refused() -> None:
    assert bad_setup(msgspec.structs.replace(setup(), box="0" * 64)).rule == "box"


def test_a_table_may_name_the_box_it_is_played_with() -> None:
    state = GAME.start(msgspec.structs.replace(setup(), box=BOX.digest), ScriptedChance([0, 0, 0]))
    assert GAME.to_act(state) == (0, 1)


def test_the_catalogue_that_is_seen_is_that_of_the_box() -> None:
    for edition in LONG:
        cards = view(started(2, edition)).catalogue
        assert tuple(card.name for card in cards) == HORSES
        assert [card.number for card in cards] == list(range(1, 25))
    first = view(started(2, "complet")).catalogue[0]
    assert (first.name, first.age, first.colour, first.points, first.odds) == (*names(1), 2, "blue", 33, 3)
    assert first.moves == (3, 3, 4, 4, 2, 3, 2, 3, 2, 1, 2, 4)
