"""The engine plays by the box it is given, whatever its values."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.board import EMPTY
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import HARNESS, RACE
from hippodrome.games.ticket_gagnant.views import TicketView
from tests.games.ticket_gagnant.positions import BOX_TEXT, as_long_as, setup, told_of


def game_with(*changes: tuple[str, str]) -> TicketGagnant:
    """The game with a changed box."""
    text = BOX_TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return TicketGagnant(Box.read(text, "changed.toml"))


def play_until_ranked(game: TicketGagnant, tickets: tuple[str, str], discipline: str = "flat") -> Log:
    """A race in which nobody gets far: the first legal play each time."""
    log, chance = Log(), FastChance(1)
    state = game.start(setup("2022", 2, first_player=0), ScriptedChance([]), log)
    for text in (f"discipline {discipline}", "hand 3", f"predict {tickets[0]}", f"predict {tickets[1]}"):
        game.apply(state, game.to_act(state)[0], game.read(text), chance, log)
    for _ in as_long_as(lambda: state.race == 0):
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0], chance, log)
    return log


@pytest.mark.rule("TG-51", "TG-52", "TG-53", "TG-54")
def test_tickets_are_worth_what_the_box_says() -> None:
    game = game_with(
        ("exact = [7, 5, 4]", "exact = [8, 6, 2]"),
        ("placed = 3", "placed = 1"),
        ("lost = -1", "lost = -3"),
        ("trio_in_order = 5", "trio_in_order = 9"),
        ("trio = 2", "trio = 4"),
        ("disqualified = -2", "disqualified = -5"),
    )
    ranking = told_of(play_until_ranked(game, ("1/./.", "1/./.")), events.RaceRanked)[0].ranking
    first, second, third, last = ranking[0], ranking[1], ranking[2], ranking[6]
    log = play_until_ranked(game, (f"{first}/{second}/{third}", f"{second}/{first}/{last}"))
    assert [(event.points, event.bonus) for event in told_of(log, events.TicketScored)] == [((8, 6, 2), 9), ((1, 1, -3), 0)]
    log = play_until_ranked(game, (f"{second}/{third}/{first}", f"{last}/./."))
    assert [(event.points, event.bonus) for event in told_of(log, events.TicketScored)] == [((1, 1, 1), 4), ((-3, 0, 0), 0)]


@pytest.mark.rule("TG-43")
def test_a_disqualified_horse_costs_what_the_box_says() -> None:
    game = game_with(("disqualified = -2", "disqualified = -5"))
    log = play_until_ranked(game, ("2/./.", "6/./."), "harness")
    out = told_of(log, events.RaceRanked)[0].disqualified
    assert {2, 6} & set(out), "the start cells of 2 and 6 have hoofprints, and at least one of them has not moved"
    for horse, scored in zip((2, 6), told_of(log, events.TicketScored), strict=True):
        if horse in out:
            assert scored.points == (-5, 0, 0)


@pytest.mark.rule("TG-55")
def test_floor_and_token_are_those_of_the_box() -> None:
    game = game_with(("floor = -8", "floor = 0"), ("2022 = 50", "2022 = 33"))
    state = game.start(setup("2022", 2), ScriptedChance([0]))
    assert (state.table.floor, state.table.token) == (0, 33)
    later = game.start(setup("2024", 2), ScriptedChance([0]))
    assert later.table.token == 40


@pytest.mark.rule("TG-7")
@pytest.mark.parametrize("row", [1, 2, 5])
def test_the_horses_start_on_the_start_row_of_the_box(row: int) -> None:
    game = game_with(("start_row = 2", f"start_row = {row}"))
    state = game.start(setup("2022", 2), ScriptedChance([0]))
    assert [state.cells[horse] for horse in range(7)] == [(row - 1) * 7 + lane for lane in range(7)]


@pytest.mark.rule("TG-14")
def test_twin_cards_of_a_changed_deck_are_listed_once_and_spent_one_by_one() -> None:
    game = game_with(('"5x3", ', '"5x1", '))
    state = game.start(setup("2022", 2, first_player=0, flat_only=True), ScriptedChance([]))
    twelfth, thirteenth = 12, 13 - 2  # equal cards lie side by side: two cards are dealt before the thirteenth
    game.apply(state, 0, game.read("hand 3"), ScriptedChance([twelfth, 0, thirteenth, 0, 0, 0]))
    for seat in (0, 1):
        game.apply(state, seat, game.read("predict 1/./."), ScriptedChance([]))
    listed = [game.write(code) for code in game.legal(state, 0)]
    assert len(listed) == len(set(listed))
    game.apply(state, 0, game.read("play 5x1 5>e3"), ScriptedChance([]))
    seen = game.view(state, 0)
    assert isinstance(seen, TicketView)
    assert (seen.hand.count("5x1"), seen.played) == (1, ("5x1",))


@pytest.mark.rule("TG-19")
def test_twin_cards_without_a_legal_move_are_one_discard() -> None:
    game = game_with(('"3x3", ', '"3x2", '))
    state = game.start(setup("2022", 2, first_player=0, flat_only=True), ScriptedChance([]))
    deck = state.table.deck
    twins = deck.hand_of([deck.faces.index(card) for card in ("3x2", "3x2", "4x2")])
    state.hands = vec[i64]([twins, deck.bit[0]])
    state.cards_left = 4
    state.phase = RACE
    state.standing = vec[i64]([EMPTY] * len(state.standing))
    for horse in range(7):
        state.put(horse, 18 * 7 + horse)  # all of them past the line: nobody has room for another
    assert [game.write(code) for code in game.legal(state, 0)] == ["discard 3x2", "discard 4x2"]


@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("seats", [2, 6])
def test_meetings_with_the_game_s_own_box_come_to_an_end(edition: str, seats: int) -> None:
    game = TicketGagnant(load_game("ticket-gagnant").box)
    chance = FastChance(seats)
    state = game.start(Setup(title="ticket-gagnant", edition=edition, seats=seats), chance)
    for _ in as_long_as(lambda: game.to_act(state)):
        seat = game.to_act(state)[0]
        actions = game.legal(state, seat)
        game.apply(state, seat, actions[chance.below(len(actions))], chance)
    outcome = game.outcome(state)
    assert outcome is not None
    assert len(outcome.totals) == seats
    assert 1 in outcome.ranks


@pytest.mark.rule("TG-43")
def test_the_harness_side_of_the_game_s_own_box_disqualifies() -> None:
    game = TicketGagnant(load_game("ticket-gagnant").box)
    state = game.start(setup("2022", 2, first_player=0), ScriptedChance([]))
    game.apply(state, 0, game.read("discipline harness"), ScriptedChance([]))
    assert state.discipline == HARNESS
    seen = game.view(state, None)
    assert isinstance(seen, TicketView)
    assert 0.15 <= len(seen.track.hoofprints) / (seen.track.rows * 7) <= 0.30
