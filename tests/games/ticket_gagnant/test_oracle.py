"""The engine against `naive.py`, a slow second implementation written from the rule page alone."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadAction
from hippodrome.core.log import Log
from hippodrome.games.ticket_gagnant import events
from hippodrome.games.ticket_gagnant.state import RACE, Meeting
from tests.games.ticket_gagnant import naive
from tests.games.ticket_gagnant.positions import GAME, as_long_as, position, setup, texts, told_of, view
from tests.games.ticket_gagnant.random_positions import (
    COURSES,
    DECK,
    SCALE,
    horses_seen,
    naive_horses,
    naive_track,
    random_horses,
    random_position,
    river_row,
)


@pytest.mark.rule(
    "TG-11", "TG-12", "TG-13", "TG-14", "TG-15", "TG-16", "TG-17", "TG-18", "TG-19", "TG-30", "TG-31", "TG-40", "TG-41"
)
@pytest.mark.parametrize("block", range(4))
def test_the_engine_lists_the_plays_that_the_rule_page_allows(block: int) -> None:
    random = Random(block)
    for _ in range(750 * SCALE):
        state, track, horses, hand = random_position(random)
        listed = texts(state)
        assert set(listed) == naive.legal_texts(track, horses, hand), (track, horses, hand)
        assert len(listed) == len(set(listed)), (track, horses, hand)


@pytest.mark.rule("TG-15", "TG-16", "TG-17", "TG-18", "TG-31", "TG-40", "TG-41")
@pytest.mark.parametrize("course", COURSES, ids=lambda course: "-".join(filter(None, course)).replace(" ", "-"))
def test_every_card_of_the_deck_on_every_course_is_played_as_the_page_says(course: tuple[str, str, str | None]) -> None:
    random = Random("-".join(filter(None, course)))
    for card in sorted(set(DECK)):
        horses = random_horses(random, river_row(course[2]))
        state = position(*course, horses=horses, hands=[[card], []])
        assert set(texts(state)) == naive.legal_texts(naive_track(*course), naive_horses(horses), [card]), (horses, card)


@pytest.mark.rule("TG-11", "TG-15", "TG-17")
def test_an_action_is_carried_out_if_and_only_if_it_is_listed() -> None:
    random = Random(5)
    for _ in range(150 * SCALE):
        state, _, _, _ = random_position(random)
        listed = set(GAME.legal(state, 0))
        for _ in range(40):
            code = random.choice(sorted(listed))
            for shift, width in random.sample(((0, 8), (8, 8), (16, 3), (19, 1), (20, 6), (26, 2)), random.randint(1, 2)):
                code = code & ~(((1 << width) - 1) << shift) | random.getrandbits(width) << shift
            before = GAME.snapshot(state)
            carried_out = True
            copy = GAME.clone(state)
            try:
                GAME.apply(copy, 0, code, FastChance(1))
            except BadAction:
                carried_out = False
                assert GAME.snapshot(copy) == before
            assert carried_out == (code in listed), code


@pytest.mark.rule("TG-17")
def test_a_play_moves_the_named_horses_and_no_others() -> None:
    random = Random(6)
    for _ in range(300 * SCALE):
        state, _, horses, _ = random_position(random)
        code = random.choice(list(GAME.legal(state, 0)))
        if state.cards_left > 2 and not _crosses(state.course.last_row + 1, horses, GAME.write(code)):
            GAME.apply(state, 0, code, FastChance(1))
            assert horses_seen(state) == naive.horses_after(horses, GAME.write(code))
            assert all(state.standing[state.cells[horse]] == horse for horse in range(7))
            assert sum(horse >= 0 for horse in state.standing) == 7


def _crosses(last: int, horses: dict[int, naive.Cell], play: str) -> bool:
    after = naive.horses_after(horses, play)
    return any(after[horse][1] == last and horses[horse][1] != last for horse in horses)


@pytest.mark.rule("TG-10", "TG-32", "TG-43", "TG-44", "TG-50", "TG-51", "TG-52", "TG-53", "TG-54", "TG-55", "TG-56")
@pytest.mark.parametrize("edition", ["2022", "2024"])
@pytest.mark.parametrize("seats", [2, 3])
def test_whole_meetings_go_as_the_rule_page_says(edition: str, seats: int) -> None:
    for seed in range(2 * SCALE):
        _follow_a_meeting(edition, seats, seed)


def _follow_a_meeting(edition: str, seats: int, seed: int) -> None:
    """Play at random and follow every race by the rule page: plays, the end, disqualifications, points, pawns, winners."""
    chance, random = FastChance(seed), Random(seed)
    log = Log()
    state = GAME.start(setup(edition, seats), chance, log)
    worth = {"2022": 50, "2024": 40}[edition]
    pawns, tokens = [0] * seats, [0] * seats
    tickets: list[naive.Ticket] = []
    for _ in as_long_as(lambda: state.race < state.table.races):
        seat = random.choice(GAME.to_act(state))
        code = random.choice(list(GAME.legal(state, seat)))
        if GAME.write(code).startswith("hand"):
            code = GAME.read(f"hand {random.choice((3, 7))}")
        if state.phase != RACE:
            GAME.apply(state, seat, code, chance, log)
            if state.phase == RACE:
                tickets = [_own_ticket(state, other) for other in range(seats)]
            continue
        seen = view(state, seat)
        horses = horses_seen(state)
        track = naive.Track(seen.track.rows, seen.track.hedges, seen.track.river_row)
        assert set(texts(state)) == naive.legal_texts(track, horses, list(seen.hand))
        after = naive.horses_after(horses, GAME.write(code))
        crossed = [horse for horse in after if after[horse][1] == track.rows != horses[horse][1]]
        ends = sum(seen.cards_left) == 1 or (edition == "2024" and bool(crossed))
        race, hoofprints = state.race, set(seen.track.hoofprints)
        GAME.apply(state, seat, code, chance, log)
        assert (state.race == race + 1) == ends
        if ends:
            out = {horse for horse in after if naive.write_cell(after[horse]) in hoofprints}
            ranked = told_of(log, events.RaceRanked)[-1]
            assert set(ranked.disqualified) == out
            expected = naive.level_groups(after, out)
            assert [horse for group in expected for horse in group] == sorted(
                ranked.ranking, key=lambda horse: (-after[horse][1], horse)
            )
            assert [after[horse][1] for horse in ranked.ranking] == [after[group[0]][1] for group in expected for _ in group]
            for other, ticket in enumerate(tickets):
                points, bonus = naive.ticket_points(edition, ticket, list(ranked.ranking), out)
                pawns[other], taken = naive.pawn_after(edition, pawns[other], sum(points) + bonus)
                tokens[other] += taken
                scored = told_of(log, events.TicketScored)[other - seats]
                total = tokens[other] * worth + pawns[other]
                assert scored == events.TicketScored(
                    other, (points[0], points[1], points[2]), bonus, pawns[other], tokens[other], total
                )
    totals = told_of(log, events.MeetingEnded)[0].totals
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.totals == totals == tuple(tokens[seat] * worth + pawns[seat] for seat in range(seats))
    assert outcome.winners == tuple(seat for seat in range(seats) if totals[seat] == max(totals))


def _own_ticket(state: Meeting, seat: int) -> naive.Ticket:
    ticket = view(state, seat).ticket
    assert ticket is not None
    return ticket
