"""What a seat sees, and states imagined from it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.wire import View
from hippodrome.games.ticket_gagnant.state import Meeting
from hippodrome.games.ticket_gagnant.views import TicketView
from tests.games.ticket_gagnant.positions import (
    GAME,
    as_long_as,
    do,
    opened,
    position,
    ready_to_predict,
    setup,
    texts,
    view,
)


def racing(hidden: bool = False) -> Meeting:
    return position(
        "2022", "steeplechase", "2 before", {5: "d10", 4: "e10"}, [["4=5", "J"], ["1x1", "J"], ["7x3", "2=3"]], turn=1,
        first=2, tickets=["7/3/5", "./2/.", "1/./."], pawns=[4, -3, 0], tokens=[1, 0, 2], seats=3, race=2, hidden=hidden,
    )  # fmt: skip


def test_a_seat_sees_the_table_and_its_own_cards() -> None:
    seen = view(racing(), 0)
    assert (seen.seat, seen.edition, seen.seats, seen.races, seen.race) == (0, "2022", 3, 3, 2)
    assert (seen.phase, seen.first_player, seen.to_act, seen.discipline) == ("race", 2, (1,), "steeplechase")
    assert (seen.track.hedges, seen.track.hedge_marks, seen.track.river_row) == ((7, 13), (7, 13), 13)
    assert seen.horses == ("a1", "b1", "c1", "e10", "d10", "f1", "g1")
    assert (seen.hand, seen.cards_left, seen.played) == (("4=5", "J"), (2, 2, 2), ())
    assert (seen.ticket, seen.predicted) == ((7, 3, 5), (True, True, True))
    assert (seen.pawns, seen.tokens, seen.totals) == ((4, -3, 0), (1, 0, 2), (54, -3, 100))
    assert (seen.ranking, seen.disqualified, seen.choice, seen.history) == ((), (), None, ())


def test_a_spectator_sees_no_hand_no_ticket_and_owes_nothing() -> None:
    seen = view(racing(hidden=True), None)
    assert (seen.seat, seen.hand, seen.ticket, seen.tickets, seen.choice) == (None, (), None, None, None)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees(seat: int) -> None:
    stranger, spectator = view(racing(hidden=True), seat), view(racing(hidden=True), None)
    assert msgspec.structs.replace(stranger, seat=None) == spectator


def test_the_seat_whose_turn_it_is_sees_every_play() -> None:
    state = racing()
    choice = view(state, 1).choice
    assert choice is not None
    assert (choice.kind, choice.owed) == ("race", True)
    assert [GAME.code(action) for action in choice.actions] == list(GAME.legal(state, 1))


@pytest.mark.parametrize("phase", ["discipline", "river", "secrecy", "hand"])
def test_the_first_player_sees_every_choice_and_the_others_none(phase: str) -> None:
    actions = ["discipline steeplechase", "river 1 after", "arrange 1234567", "secrecy open"]
    done = {"discipline": 0, "river": 1, "secrecy": 3, "hand": 4}[phase]
    state = do(opened("2024"), *actions[:done])
    choice = view(state, 0).choice
    assert choice is not None
    assert (choice.kind, choice.owed) == (phase, True)
    assert [GAME.code(action) for action in choice.actions] == list(GAME.legal(state, 0))
    assert view(state, 1).choice is None


def test_the_5040_arrangements_are_not_sent() -> None:
    choice = view(do(opened("2024"), "discipline flat"), 0).choice
    assert choice is not None
    assert (choice.kind, choice.owed, choice.actions) == ("arrange", True, ())


def test_a_view_can_be_sent_and_read_back() -> None:
    seen = view(racing(), 1)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=TicketView) == seen


@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_a_state_imagined_from_a_view_looks_just_like_it(edition: str) -> None:
    random, chance = Random(5), FastChance(5)
    state = GAME.start(setup(edition, 3), chance)
    for step in as_long_as(lambda: GAME.to_act(state)):
        if step % 3 == 0:
            for onlooker in (0, 2, None):
                seen = view(state, onlooker)
                assert view(GAME.imagine(seen, chance), onlooker) == seen
        seat = random.choice(GAME.to_act(state))
        GAME.apply(state, seat, random.choice(list(GAME.legal(state, seat))[:500]), chance)
    assert view(GAME.imagine(view(state, 1), chance), 1) == view(state, 1)


def test_an_imagined_state_can_be_played_to_its_end() -> None:
    chance = FastChance(6)
    imagined = GAME.imagine(view(racing(), 1), chance)
    for _ in as_long_as(lambda: GAME.to_act(imagined)):
        do(imagined, texts(imagined)[-1], chance=chance)
    assert GAME.outcome(imagined) is not None


def test_imagined_hands_hold_only_cards_that_nobody_has_seen() -> None:
    state = do(racing(), "play 1x1 1>a2")
    for seed in range(20):
        imagined = GAME.imagine(view(state, 0), FastChance(seed))
        hands = [view(imagined, seat).hand for seat in range(3)]
        assert hands[0] == ("4=5", "J")
        assert [len(hand) for hand in hands] == [2, 1, 2]
        assert not {"4=5", "1x1"} & {*hands[1], *hands[2]}
        assert sum(hand.count("J") for hand in hands) <= 3


def test_hidden_tickets_are_imagined_and_open_ones_are_not() -> None:
    hidden = {view(GAME.imagine(view(racing(hidden=True), 0), FastChance(seed)), 1).ticket for seed in range(20)}
    assert len(hidden) > 5
    open_ones = {view(GAME.imagine(view(racing(), 0), FastChance(seed)), 1).ticket for seed in range(5)}
    assert open_ones == {(None, 2, None)}


def test_a_prediction_not_yet_made_is_not_imagined() -> None:
    state = do(ready_to_predict(seats=3), "predict 7/./.", seat=2)
    imagined = GAME.imagine(view(state, 0), FastChance(1))
    assert GAME.to_act(imagined) == (0, 1)


def test_the_view_of_another_game_cannot_be_imagined() -> None:
    with pytest.raises(HippodromeError, match="not a view of Ticket Gagnant"):
        GAME.imagine(View(seat=0, seats=2, phase="over", to_act=()), FastChance(1))
