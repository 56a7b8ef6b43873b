"""The reconstructed track of Ticket Gagnant does what was asked of it, and the box says so truthfully."""

from __future__ import annotations

from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.lab.crossings import line_crossings


def measured(seats: int, cards: int) -> float:
    simulation = load_game("ticket-gagnant").box.simulation
    assert simulation is not None
    return next(found.crossed for found in simulation.measured if (found.seats, found.cards) == (seats, cards))


def test_the_box_reports_few_crossings_in_the_smallest_races_and_many_in_the_biggest() -> None:
    assert measured(2, 3) < 0.5 < measured(6, 7) < 1


def test_a_fresh_sample_agrees_with_what_the_box_reports() -> None:
    game = load_game("ticket-gagnant")
    assert isinstance(game, TicketGagnant)
    for seats, cards, races in ((2, 3, 40), (4, 7, 40), (6, 7, 40)):
        found = line_crossings(game, seats, cards, races, seed=5)
        expected = measured(seats, cards)
        # three standard deviations of a share measured on so few races, and a race for rounding
        assert abs(found.crossed - expected) <= 3 * (expected * (1 - expected) / races) ** 0.5 + 1 / races
