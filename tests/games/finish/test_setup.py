"""Opening a table: seats, length, options (FI-1), what the game says of itself, and every setup that is refused."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadChance, BadSetup
from hippodrome.core.log import Log
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.games.finish import events
from tests.games.finish.programmes import BOX, GAME, SIX, cash_of, offering, opened, setup, told, told_of, view


def bad_setup(table: Setup) -> BadSetup:
    """The refusal of a table."""
    with pytest.raises(BadSetup) as caught:
        GAME.start(table, ScriptedChance([0] * 7))
    assert str(caught.value) == f"{caught.value.rule}: {caught.value.text}"
    return caught.value


def test_the_game_says_its_title_its_edition_its_seats_and_its_box() -> None:
    assert (GAME.title(), GAME.rules_version(), GAME.editions()) == ("finish", "1", ("1975",))
    assert GAME.seat_counts() == (2, 3, 4, 5, 6, 7, 8)
    assert GAME.box_digest() == BOX.digest
    assert len(BOX.digest) == 64


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_each_player_starts_with_10_000(seats: int) -> None:
    state = opened(seats)
    assert cash_of(state) == [10_000] * seats
    assert state.ledger.bank == 0


@pytest.mark.rule("FI-1")
def test_a_programme_has_three_races_unless_the_host_asks_for_another_number() -> None:
    state = GAME.start(setup(), ScriptedChance([0, *offering(*SIX)]))
    assert view(state).races == 3


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("races", range(1, 7))
def test_a_host_may_ask_for_one_to_six_races(races: int) -> None:
    assert view(opened(races=races)).races == races


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("races", [-1, 0, 7, 100])
def test_a_programme_of_no_race_or_of_more_than_six_is_refused(races: int) -> None:
    problem = bad_setup(setup(races=races))
    assert problem.rule == "FI-1"
    assert problem.text == f"{races} races; there may be 1 to 6"


@pytest.mark.rule("FI-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 10])
def test_a_table_has_two_to_eight_seats(seats: int) -> None:
    problem = bad_setup(setup(seats))
    assert problem.rule == "FI-1"
    assert problem.text == f"{seats} seats; a table has 2 to 8"


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("seat", range(3))
def test_the_seat_that_opens_the_first_auction_is_drawn_by_lot(seat: int) -> None:
    log = Log()
    state = opened(3, opener=seat, log=log)
    assert GAME.to_act(state) == (seat,)
    assert told(log)[0] == events.ProgrammeOpened(3, 10_000, seat)


@pytest.mark.rule("FI-3")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_can_be_drawn_and_no_other(seats: int) -> None:
    assert GAME.to_act(opened(seats, opener=seats - 1)) == (seats - 1,)
    with pytest.raises(BadChance, match=f"it must be 0 to {seats - 1}"):
        opened(seats, opener=seats)


@pytest.mark.rule("FI-2")
def test_the_six_horse_cards_of_a_race_lie_open_from_the_start_of_its_auctions() -> None:
    log = Log()
    state = opened(horses=["Fiaker", "Moskito", "Irrwisch", "Katzenbuckel", "Csárdás", "Napoléon"], log=log)
    assert told_of(log, events.RaceAnnounced) == [
        events.RaceAnnounced(1, ("Fiaker", "Moskito", "Irrwisch", "Katzenbuckel", "Csárdás", "Napoléon"))
    ]
    assert view(state, None).horses == ("Fiaker", "Moskito", "Irrwisch", "Katzenbuckel", "Csárdás", "Napoléon")


# Refused


def test_a_table_of_another_game_is_refused() -> None:
    problem = bad_setup(msgspec.structs.replace(setup(), title="ticket-gagnant"))
    assert (problem.rule, problem.text) == ("title", "this is a table of ticket-gagnant, not of finish")


def test_another_edition_is_refused() -> None:
    problem = bad_setup(msgspec.structs.replace(setup(), edition="1973"))
    assert (problem.rule, problem.text) == ("edition", "1973 is no edition; choose 1975")


def test_a_table_of_another_box_is_refused() -> None:
    assert bad_setup(msgspec.structs.replace(setup(), box="0" * 64)).rule == "box"


def test_a_table_may_name_the_box_it_is_played_with() -> None:
    state = GAME.start(msgspec.structs.replace(setup(), box=BOX.digest), ScriptedChance([0, *offering(*SIX)]))
    assert GAME.to_act(state) == (0,)


@pytest.mark.parametrize("value", ["3", None, 2.5, True])
def test_a_number_of_races_that_is_no_number_is_refused(value: OptionValue) -> None:
    assert bad_setup(setup(races=value)).rule == "options"


def test_an_unknown_option_is_refused_and_named() -> None:
    problem = bad_setup(setup(rounds=3))
    assert problem.rule == "options"
    assert "rounds" in problem.text
