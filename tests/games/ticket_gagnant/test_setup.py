"""Opening a table: editions, seats, lengths, options (TG-1, TG-2, TG-3, TG-6), and every setup that is refused."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.chance import ScriptedChance
from hippodrome.core.errors import BadSetup
from hippodrome.core.log import Log
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.games.ticket_gagnant import events
from tests.games.ticket_gagnant.positions import BOX, GAME, opened, setup, told, view

LENGTHS_2022 = [(2, {4, 6}), (3, {3, 6}), (4, {4, 8}), (5, {5}), (6, {6})]
LENGTHS_2024 = [(seats, {seats, 2 * seats, 3 * seats}) for seats in range(2, 7)]


def bad_setup(table: Setup) -> BadSetup:
    """The refusal of a table."""
    with pytest.raises(BadSetup) as caught:
        GAME.start(table, ScriptedChance([0]))
    assert str(caught.value) == f"{caught.value.rule}: {caught.value.text}"
    return caught.value


def accepted_lengths(edition: str, seats: int) -> set[int]:
    """The numbers of races that a host may choose."""
    accepted = set()
    for races in range(-2, 25):
        try:
            accepted.add(opened(edition, seats, races=races).table.races)
        except BadSetup as problem:
            assert problem.rule == "TG-1"
    return accepted


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize(("seats", "lengths"), LENGTHS_2022)
def test_a_meeting_of_2022_has_the_printed_numbers_of_races(seats: int, lengths: set[int]) -> None:
    assert accepted_lengths("2022", seats) == lengths


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize(("seats", "lengths"), LENGTHS_2024)
def test_a_meeting_of_2024_has_one_to_three_rounds(seats: int, lengths: set[int]) -> None:
    assert accepted_lengths("2024", seats) == lengths


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize(("seats", "races"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_a_meeting_of_2022_has_the_shorter_length_unless_the_host_chooses(seats: int, races: int) -> None:
    assert view(opened("2022", seats)).races == races


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_meeting_of_2024_has_one_round_unless_the_host_chooses(seats: int) -> None:
    assert view(opened("2024", seats)).races == seats


@pytest.mark.rule("TG-1")
def test_a_meeting_ends_after_the_chosen_number_of_races() -> None:
    log = Log()
    opened("2022", 2, log=log, races=6)
    assert told(log)[0] == events.MeetingOpened(6, 0, False)


@pytest.mark.rule("TG-2")
@pytest.mark.parametrize("seat", range(3))
def test_chance_gives_the_first_player_token_to_any_seat(seat: int) -> None:
    log = Log()
    chance = ScriptedChance([seat])
    state = GAME.start(setup("2022", 3), chance, log)
    assert chance.left() == 0
    assert view(state).first_player == seat
    assert told(log) == [events.MeetingOpened(3, seat, True), events.RaceAnnounced(1, seat)]


@pytest.mark.rule("TG-2")
@pytest.mark.parametrize("seat", range(3))
def test_the_host_may_choose_the_first_player_and_then_nothing_is_drawn(seat: int) -> None:
    log = Log()
    state = opened("2022", 3, first=seat, log=log)
    assert view(state).first_player == seat
    assert told(log) == [events.MeetingOpened(3, seat, False), events.RaceAnnounced(1, seat)]


def test_everybody_starts_with_a_pawn_on_0_and_no_token() -> None:
    seen = view(opened("2022", 3))
    assert (seen.pawns, seen.tokens, seen.totals) == ((0, 0, 0), (0, 0, 0), (0, 0, 0))


def test_the_game_introduces_itself() -> None:
    assert GAME.title() == "ticket-gagnant"
    assert GAME.editions() == ("2022", "2024")
    assert GAME.seat_counts() == (2, 3, 4, 5, 6)
    assert GAME.box_digest() == BOX.digest
    assert GAME.rules_version()


def test_a_view_tells_the_options_of_its_table() -> None:
    seen = view(opened("2022", 4, races=8, flat_only=True, hidden_predictions=True))
    assert (seen.edition, seen.seats, seen.races, seen.flat_only, seen.hidden_predictions) == ("2022", 4, 8, True, True)


def test_a_plain_table_has_no_option_switched_on() -> None:
    seen = view(opened("2024", 2))
    assert (seen.edition, seen.seats, seen.flat_only, seen.hidden_predictions) == ("2024", 2, False, False)


# What is refused


def test_a_table_of_another_game_is_refused() -> None:
    problem = bad_setup(Setup(title="finish-line", edition="2022", seats=2))
    assert (problem.rule, problem.text) == ("title", "this is a table of finish-line, not of ticket-gagnant")


def test_an_unknown_edition_is_refused() -> None:
    problem = bad_setup(setup("2023"))
    assert (problem.rule, problem.text) == ("edition", "2023 is no edition; choose 2022 or 2024")


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_a_table_has_two_to_six_seats(edition: str, seats: int) -> None:
    problem = bad_setup(setup(edition, seats))
    assert (problem.rule, problem.text) == ("TG-1", f"{seats} seats; a table has 2 to 6")


def test_a_table_with_another_box_is_refused() -> None:
    problem = bad_setup(msgspec.structs.replace(setup(), box="0" * 64))
    assert (problem.rule, problem.text) == ("box", "this table is played with another box; open that box first")


def test_a_table_that_names_this_box_is_opened() -> None:
    table = msgspec.structs.replace(setup(first_player=1), box=BOX.digest)
    assert view(GAME.start(table, ScriptedChance([]))).first_player == 1


@pytest.mark.rule("TG-1")
@pytest.mark.parametrize(
    ("edition", "seats", "races", "lengths"),
    [("2022", 2, 5, "4 or 6"), ("2022", 5, 10, "5"), ("2024", 3, 12, "3 or 6 or 9"), ("2022", 3, 0, "3 or 6")],
)
def test_a_refused_length_says_which_there_are(edition: str, seats: int, races: int, lengths: str) -> None:
    problem = bad_setup(setup(edition, seats, races=races))
    assert problem.rule == "TG-1"
    assert problem.text == f"{races} races; with {seats} seats, edition {edition} has {lengths}"


@pytest.mark.rule("TG-2")
@pytest.mark.parametrize("seat", [-1, 3, 4])
def test_a_first_player_without_a_seat_is_refused(seat: int) -> None:
    problem = bad_setup(setup("2022", 3, first_player=seat))
    assert (problem.rule, problem.text) == ("TG-2", f"first player {seat}; the seats are 0 to 2")


@pytest.mark.rule("TG-6")
def test_hidden_predictions_are_no_table_option_in_2024() -> None:
    problem = bad_setup(setup("2024", hidden_predictions=True))
    assert problem.rule == "TG-6"
    assert problem.text == "there is no option hidden predictions in 2024; choose 2022"


@pytest.mark.rule("TG-6")
def test_predictions_that_are_not_hidden_may_be_said_in_2024() -> None:
    assert not view(opened("2024", hidden_predictions=False)).hidden_predictions


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("laps", 3),
        ("races", "four"),
        ("races", True),
        ("first_player", "me"),
        ("flat_only", 1),
        ("hidden_predictions", "yes"),
        ("flat_only", None),
    ],
)
def test_an_option_that_is_unknown_or_of_the_wrong_kind_is_refused(key: str, value: OptionValue) -> None:
    problem = bad_setup(Setup(title="ticket-gagnant", edition="2022", seats=2, options={key: value}))
    assert problem.rule == "options"
    assert key in problem.text
