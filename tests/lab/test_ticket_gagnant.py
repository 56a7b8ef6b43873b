"""The reconstructed track of Ticket Gagnant does what was asked of it, and the box says so truthfully."""

from __future__ import annotations

from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.lab.report import Bound
from hippodrome.lab.simulation import Counts
from hippodrome.lab.ticket_gagnant import KINDS, bounds, count, gather


def measured(seats: int, cards: int) -> float:
    simulation = load_game("ticket-gagnant").box.simulation
    assert simulation is not None
    return next(found.crossed for found in simulation.measured if (found.seats, found.cards) == (seats, cards))


def test_the_box_reports_few_crossings_in_the_smallest_races_and_many_in_the_biggest() -> None:
    assert measured(2, 3) < 0.5 < measured(6, 7) < 1


def test_a_fresh_sample_agrees_with_what_the_box_reports() -> None:
    game = load_game("ticket-gagnant")
    assert isinstance(game, TicketGagnant)
    for seats, cards, races in ((2, 3, 20), (4, 7, 20), (6, 7, 20)):
        found = count(game, f"{seats} {cards}", races, seed=5).share("crossed", f"{seats} {cards}")
        expected = measured(seats, cards)
        # three standard deviations of a share measured on so few races, and a race for rounding
        assert abs(found - expected) <= 3 * (expected * (1 - expected) / races) ** 0.5 + 1 / races


def judged(least: int, most: int) -> list[Bound]:
    game, counts = load_game("ticket-gagnant"), Counts()
    assert isinstance(game, TicketGagnant)
    counts.add("crossed", KINDS[0], least, 100)
    counts.add("crossed", KINDS[-1], most, 100)
    return bounds(game, gather(game, counts, 100, 1))


def test_a_track_is_too_long_or_too_short_by_how_often_the_line_is_crossed() -> None:
    assert [bound.met for bound in judged(2, 80)] == [True, True]
    assert [bound.met for bound in judged(60, 40)] == [False, False]
