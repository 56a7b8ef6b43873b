"""The parts of the table: answers, the board at every size, results that add up."""

from __future__ import annotations

import re

import pytest

from hippodrome.cli.finish import film, lanes, result, words
from hippodrome.cli.finish.answers import Draft, Entry, bid_in, entries_in
from hippodrome.cli.finish.layout import Room, lines_of
from hippodrome.cli.finish.scene import Scene, scene_of
from hippodrome.cli.finish.telling import followed, parts_of
from hippodrome.core.money import MoneyMoved
from hippodrome.core.record import Match
from hippodrome.games.finish import actions, events
from hippodrome.games.finish.box import load_box
from hippodrome.games.finish.views import FinishView, Runner
from hippodrome.texts import Texts
from tests.cli.finish.bettor import played


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1500", actions.Bid(1500)),
        ("1 500", actions.Bid(1500)),
        ("1\u00a0500", actions.Bid(1500)),
        ("1,500", actions.Bid(1500)),
        ("bid 1500", actions.Bid(1500)),
        ("+", actions.Bid(1100)),
        ("max 3000", actions.SetMaximum(3000)),
        ("MAX 3 000", actions.SetMaximum(3000)),
        ("m3000", actions.SetMaximum(3000)),
        ("max 0", actions.SetMaximum(0)),
        ("p", actions.Pass()),
        ("passe", actions.Pass()),
        ("-100", None),
        ("15 00", None),
        ("max", None),
        ("", None),
    ],
)
def test_bids_are_read_generously(typed: str, meant: actions.AnyAction | None) -> None:
    assert bid_in(typed, 1100) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("win 5 1000", [Entry(True, 5, 1000)]),
        ("gagnant 5 1 000", [Entry(True, 5, 1000)]),
        ("g5 1000 p2 300", [Entry(True, 5, 1000), Entry(False, 2, 300)]),
        ("win 5 1000 place 2 300 place 6 500", [Entry(True, 5, 1000), Entry(False, 2, 300), Entry(False, 6, 500)]),
        ("placé 2 300, placé 6 500", [Entry(False, 2, 300), Entry(False, 6, 500)]),
        ("win", [Entry(True)]),
        ("place 2", [Entry(False, 2)]),
        ("place win 5 100", None),
        ("winner 5 100", None),
        ("win 5 100x", None),
        ("5 100", None),
        ("", None),
    ],
)
def test_bets_are_read_generously(typed: str, meant: list[Entry] | None) -> None:
    assert entries_in(typed) == meant


def test_a_form_takes_a_win_bet_and_two_place_bets() -> None:
    draft = Draft().having(Entry(True, 5, 1000)).having(Entry(False, 2, 300)).having(Entry(False, 6, 500))
    assert draft.total == 1800
    assert draft.full(Entry(False, 1, 100)) and not draft.full(Entry(False, 2, 100)) and not draft.full(Entry(True, 1, 100))
    draft = draft.having(Entry(True, 4, 100)).having(Entry(False, 2, 0))
    assert draft.action() == actions.PlaceBets(events.Bet(4, 100), (events.Bet(6, 500),))


def _field(length: int, crosses: tuple[int, ...]) -> tuple[Scene, words.Words]:
    box = load_box()
    pairs = zip(box.horses.list, box.jockeys.list, strict=False)
    runners = tuple(Runner(lane, horse.name, jockey.name, lane % 3, 1000) for lane, (horse, jockey) in enumerate(pairs, 1))[:6]
    scene = Scene(length, crosses, runners, (-2, -1, 0, 1, length, length + 20), frozenset({4}), 3, winner=6)
    return scene, words.Words(Texts("fr"), box, ("Anna", "Bob", "Carla"), 0, True, runners)


@pytest.mark.parametrize("length", [20, 43, 52, 100, 200])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 120, 160])
@pytest.mark.parametrize("height", [9, 15, 21])
def test_the_board_fills_its_room_whatever_its_length(length: int, width: int, height: int) -> None:
    scene, told = _field(length, (1, 2, 3, length - 1, length, 10))
    size = lanes.size_for(length, width, height)
    slip = events.Slip(events.Bet(1, 1000), (events.Bet(6, 300),))
    board = lanes.draw(scene, told, size, 1, slip)
    assert len(board) == size.height == height
    assert {line.cell_len for line in board} == {width}
    columns = [size.column(square) for square in range(-2, length + 2)]
    assert columns == sorted(columns) and columns[-7:] == sorted(set(columns[-7:]))
    assert all(lanes.HORSE_WIDTH - 1 <= column < width for column in columns)


def _races(table: Match) -> list[tuple[FinishView, result.Result]]:
    """Per race the view before it, and its result as a spectator sees it."""
    found = []
    history = table.view(0).history
    spectator = table.view(None)
    assert isinstance(spectator, FinishView)
    for at, event in enumerate(history):
        if isinstance(event, events.BetsRevealed):
            parts = parts_of(history[at:])
            start = followed(history[:at], scene_of(spectator))
            found.append((spectator, result.result_of(spectator, parts, start)))
    return found


@pytest.mark.parametrize("seed", ["5e", "77", "a1"])
@pytest.mark.parametrize("bot", ["punter", "random"])
def test_what_is_said_to_be_paid_is_what_was_paid(seed: str, bot: str) -> None:
    table = played(races=3, seats=5, seed=seed * 32, bot=bot)
    races = _races(table)
    assert races
    for _, race in races:
        told = words.Words(Texts("en"), load_box(), ["A", "B", "C", "D", "E"], None, False, race.scene.runners)
        for seat in range(5):
            said = [part.plain for part in result.payments(race, told, seat)]
            gains = sum(int(amount.replace(",", "")) for part in said for amount in re.findall(r"= ([\d,]+)$", part))
            paid = sum(event.amount for event in race.moved if event.payee == seat)
            assert gains == paid, said


def test_every_race_has_its_own_money() -> None:
    table = played(races=3)
    history = table.view(0).history
    cash = [10_000] * 4
    for at, event in enumerate(history):
        if isinstance(event, events.BetsRevealed):
            parts = parts_of(history[at:])
            end = next((n for n in range(at + 1, len(history)) if isinstance(history[n], events.RaceAnnounced)), len(history))
            assert list(parts.paid) == [each for each in history[at:end] if isinstance(each, MoneyMoved)]
        if isinstance(event, MoneyMoved):
            for seat, sign in ((event.payer, -1), (event.payee, 1)):
                if seat is not None:
                    cash[seat] += sign * event.amount
    ended = history[-1]
    assert isinstance(ended, events.ProgrammeEnded) and list(ended.totals) == cash


@pytest.mark.parametrize("size", [(80, 24), (80, 50), (120, 40)])
def test_a_result_fits_on_its_pages(size: tuple[int, int]) -> None:
    for _, race in _races(played(races=2, seats=8)):
        told = words.Words(Texts("fr"), load_box(), [f"Parieur {n}" for n in range(8)])
        pages = result.pages(race, told, Room(*size))
        assert len(pages) == 1 or size[1] < 50
        assert all(lines_of(page, size[0]) <= size[1] - 1 for page in pages)


def test_long_bidding_is_told_in_one_sentence() -> None:
    from hippodrome.core.money import BidMade, BidPassed

    told = words.Words(Texts("en"), load_box(), ["Anna", "Bob", "Carla"], 0)
    run = [BidMade(at % 3, 1000 + 100 * at) for at in range(10)]
    assert told.condensed([*run, BidPassed(1), BidPassed(2)]) == [
        "Bids climb from 1,000 to 1,900. You lead with 1,900.",
        "Out: Bob and Carla.",
    ]
    assert told.condensed(run[:2]) == ["You bid 1,000.", "Bob bids 1,100."]


def test_a_film_passes_over_no_square_twice() -> None:
    assert list(film.steps(-2, 11)) == [1, 4, 7]
