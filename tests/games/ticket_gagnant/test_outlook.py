"""What is said to follow from a play is what the rules then do, over whole random games; and in some positions, by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.actions import PlayCard
from hippodrome.games.ticket_gagnant.events import RaceRanked, TicketScored
from hippodrome.games.ticket_gagnant.outlook import Standing, TicketOutlook
from hippodrome.games.ticket_gagnant.state import CHOOSE_HAND
from tests.games.ticket_gagnant.positions import BOX, GAME, position

TABLES = [
    Setup(title="ticket-gagnant", edition="2022", seats=2),
    Setup(title="ticket-gagnant", edition="2022", seats=3, options={"hidden_predictions": True}),
    Setup(title="ticket-gagnant", edition="2024", seats=4),
    Setup(title="ticket-gagnant", edition="2024", seats=2, options={"races": 6}),
]


class Turn(NamedTuple):
    """A play in a random game: what was said before it, what was told by it, and the state after it."""

    seat: int
    said: Standing
    told: list[Any]
    after: Any


def look(game: Game[Any], state: Any, seat: int) -> TicketOutlook | None:
    found = game.outlook(state, seat, Log().told_to(seat, ()))
    assert found is None or isinstance(found, TicketOutlook)
    return found


def turns(setup: Setup, seed: int) -> Iterator[Turn]:
    game, chance, whim = load_game("ticket-gagnant"), FastChance(seed), FastChance(seed + 1)
    state = game.start(setup, chance)
    while owing := game.to_act(state):
        seat = owing[0]
        legal = list(game.legal(state, seat))
        number = whim.below(len(legal))
        ahead = look(game, state, seat)
        log = Log()
        game.apply(state, seat, legal[number], chance, log)
        if ahead is not None:
            assert len(ahead.plays) == len(legal)
            yield Turn(seat, ahead.standings[ahead.plays[number]], [event for event, _ in log], state)


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.edition}-{setup.seats}")
def test_after_a_play_it_stands_as_was_said_before_it(setup: Setup) -> None:
    compared = 0
    for seed in (1, 2, 3):
        for turn in turns(setup, seed):
            now = look(load_game("ticket-gagnant"), turn.after, turn.seat)
            if not turn.said.ends:
                assert now is not None
                assert now.now == msgspec.structs.replace(turn.said, ends=False)
                compared += 1
    assert compared > 40


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: f"{setup.edition}-{setup.seats}")
def test_a_race_ends_just_when_it_was_said_and_pays_one_of_the_sums_that_were_said(setup: Setup) -> None:
    ended = open_photos = 0
    for seed in range(20, 32):
        for turn in turns(setup, seed):
            ranked = [event for event in turn.told if isinstance(event, RaceRanked)]
            assert bool(ranked) == turn.said.ends
            for event in ranked:
                ended += 1
                at = 0
                for level in turn.said.order:
                    assert set(event.ranking[at : at + len(level)]) == set(level)
                    at += len(level)
                assert event.disqualified == turn.said.disqualified
            for scored in turn.told:
                if isinstance(scored, TicketScored) and scored.seat == turn.seat:
                    assert sum(scored.points) + scored.bonus in turn.said.points
                    for pick, points in zip(turn.said.ticket, scored.points, strict=True):
                        assert points in ((0,) if pick is None else pick.points)
                    open_photos += len(turn.said.points) > 1
    assert ended > 30 and open_photos > 5


def test_every_sum_that_is_said_can_come_true() -> None:
    """A photo finish is drawn again and again: what comes out is what was said, no more and no less."""
    game = load_game("ticket-gagnant")
    tried = 0
    for seed in range(4):
        chance, whim = FastChance(seed), FastChance(seed)
        state = game.start(TABLES[0], chance)
        while owing := game.to_act(state):
            ahead = look(game, state, owing[0])
            legal = list(game.legal(state, owing[0]))
            if ahead is not None and ahead.standings[0].ends and len(ahead.standings[0].points) in (2, 3, 4):
                seen = set()
                for again in range(150):
                    there, log = game.clone(state), Log()
                    game.apply(there, owing[0], legal[0], FastChance(again), log)
                    seen |= {sum(e.points) + e.bonus for e, _ in log if isinstance(e, TicketScored) and e.seat == owing[0]}
                assert seen == set(ahead.standings[0].points)
                tried += 1
            game.apply(state, owing[0], legal[whim.below(len(legal))], chance)
    assert tried > 3


def test_nothing_is_said_before_the_race() -> None:
    game = load_game("ticket-gagnant")
    state = game.start(TABLES[0], FastChance(1))
    assert look(game, state, 0) is look(game, state, 1) is None


def test_a_seat_that_waits_is_told_what_its_ticket_is_worth_and_nothing_of_plays() -> None:
    for turn in turns(TABLES[0], 5):
        if not turn.said.ends:
            waiting = look(load_game("ticket-gagnant"), turn.after, turn.seat)
            assert waiting is not None and waiting.plays == waiting.standings == waiting.barred == ()
            return


# By hand


def now(horses: dict[int, str], ticket: str, **more: Any) -> Standing:
    """How it stands in a position, for the seat that has this ticket."""
    found = look(GAME, position(horses=horses, tickets=[ticket], **more), 0)
    assert found is not None
    return found.now


EXACT, PLACED, LOST = BOX.ticket.exact, BOX.ticket.placed, BOX.ticket.lost


@pytest.mark.rule("TG-51")
def test_a_ticket_in_order_brings_its_points_and_the_bonus() -> None:
    found = now({1: "a9", 2: "a8", 3: "a7", 4: "a6"}, "1/2/3")
    assert found.points == (sum(EXACT) + BOX.ticket.trio_in_order,)
    assert [pick and (pick.best, pick.worst, pick.points) for pick in found.ticket] == [
        (1, 1, (EXACT[0],)),
        (2, 2, (EXACT[1],)),
        (3, 3, (EXACT[2],)),
    ]


@pytest.mark.rule("TG-50")
def test_where_a_photo_finish_is_open_both_sums_are_said() -> None:
    found = now({1: "a9", 2: "b9", 4: "a8", 3: "a7"}, "1/2/3")
    assert found.order[:3] == ((1, 2), (4,), (3,))
    assert found.points == (EXACT[0] + EXACT[1] + LOST, 2 * PLACED + LOST)
    assert found.ticket[0] is not None and (found.ticket[0].best, found.ticket[0].worst) == (1, 2)


def test_an_empty_place_of_the_ticket_is_empty() -> None:
    found = now({1: "a9", 2: "a8"}, "./1/.")
    assert found.ticket[0] is found.ticket[2] is None
    assert found.points == (PLACED,)


@pytest.mark.rule("TG-43")
def test_a_horse_on_a_hoofprint_would_be_disqualified() -> None:
    found = now({1: "b2", 2: "a19"}, "1/./.", discipline="harness")
    assert found.disqualified == (1,) and found.points == (BOX.ticket.disqualified,)
    assert found.ticket[0] is not None and found.ticket[0].best == found.ticket[0].worst == 0


# What is in the way


def barred(card: str, horses: dict[int, str], **more: Any) -> set[tuple[int, str, str]]:
    """The cells that this card cannot bring a horse to: horse, cell and why."""
    found = look(GAME, position(horses=horses, hands=[[card], ["J"]], **more), 0)
    assert found is not None
    assert {each.card for each in found.barred} <= {card}
    return {(each.horse, each.cell, each.why) for each in found.barred}


@pytest.mark.rule("TG-40")
def test_a_hedge_behind_is_named() -> None:
    assert barred("5x3", {5: "e8"}, discipline="hurdles") == {(5, "e7", "hedge")}


@pytest.mark.rule("TG-41")
def test_a_river_ahead_is_named() -> None:
    assert barred("5x1", {5: "e6"}, discipline="steeplechase", river="1 before") == {(5, "e7", "river")}


@pytest.mark.rule("TG-30")
def test_past_the_line_there_is_no_way_back() -> None:
    assert barred("5x1", {5: "e19"}) == {(5, "e18", "line")}


@pytest.mark.rule("TG-18")
def test_a_horse_that_can_be_pushed_nowhere_is_in_the_way() -> None:
    crowd = {2: "a2", 1: "a1", 3: "b1", 4: "b2", 5: "b3", 6: "a3", 7: "a4"}
    assert (7, "a3", "full") not in barred("7x1", crowd)  # it pushes to where it came from
    assert barred("5=7", {**crowd, 7: "d9", 5: "a1", 1: "b3"}) >= {(7, "a2", "full")}


@pytest.mark.rule("TG-15")
def test_beside_another_horse_too_the_hedge_is_named() -> None:
    assert barred("4=5", {5: "e8", 4: "d7"}, discipline="hurdles") == {(5, cell, "hedge") for cell in ("c7", "e7", "d6")}


def test_no_cell_is_said_to_be_out_of_reach_that_a_legal_play_ends_on() -> None:
    game = load_game("ticket-gagnant")
    said = 0
    for seed in range(4):
        chance = FastChance(seed)
        state = game.start(TABLES[1], chance)
        while owing := game.to_act(state):
            legal = [game.read("hand 7")] if state.phase == CHOOSE_HAND else list(game.legal(state, owing[0]))
            ahead = look(game, state, owing[0])
            if ahead is not None:
                ends = {(a.card, a.horse, a.to) for a in map(game.action, legal) if isinstance(a, PlayCard)}
                assert not ends & {(each.card, each.horse, each.cell) for each in ahead.barred}
                said += len(ahead.barred)
            game.apply(state, owing[0], legal[chance.below(len(legal))], chance)
    assert said > 20
