"""What a seat sees, and states imagined from it."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.log import Log
from hippodrome.core.rollout import playout
from hippodrome.core.wire import View
from hippodrome.games.finish.events import Bet, Slip
from hippodrome.games.finish.state import Programme
from hippodrome.games.finish.views import Choice, FinishView, Lot, Runner
from tests.games.finish.programmes import (
    CROSSES,
    GAME,
    SIX,
    betting,
    do,
    finished,
    lot,
    opened,
    seen_bytes,
    sell,
    setup,
    view,
)


def bidding() -> Programme:
    """The third auction of three seats: seat 1 leads, seat 2 is asked, seat 0 has left a maximum."""
    state = opened(3, opener=2, races=4)
    sell(state, 1, 2500, "Greta Holm")
    sell(state, 0, 0)
    do(state, "bid 1500")
    do(state, "maximum 7000", seat=0)
    return state


def writing() -> Programme:
    """Forms are owed by seats 0 and 2."""
    state = betting([0, 1, 1], prices=[1000, 1500, 2000], seats=3, cash=[4000, 5000, 0])
    return do(state, "bets win 3 700 place 1 200", seat=1)


def race_over() -> Programme:
    return finished({1: 41, 2: 30, 3: CROSSES[2]}, bets=["bets win 1 300", "bets place 2 500"])[0]


def test_a_view_has_these_fields_and_no_others() -> None:
    assert set(FinishView.__struct_fields__) == {
        "seat", "seats", "races", "race", "phase", "to_act", "opener", "length", "crosses", "horses", "lot", "auction",
        "maximum", "runners", "fallen", "cash", "bank", "slip", "betted", "slips", "choice", "history",
    }  # fmt: skip


def test_a_seat_sees_the_auction_and_its_own_maximum() -> None:
    seen = view(bidding(), 0)
    assert (seen.seat, seen.seats, seen.races, seen.race, seen.phase) == (0, 3, 4, 1, "auction")
    assert (seen.to_act, seen.opener, seen.length, seen.crosses) == ((2,), 2, 40, CROSSES)
    assert (seen.horses, seen.lot, seen.fallen) == (SIX, 2, ())
    assert seen.auction == Lot("Napoléon", 1500, 1, 2, (True, True, True), (10_000, 7500, 10_000))
    assert seen.maximum == 7000
    assert seen.runners == (Runner(1, "Katzenbuckel", "Greta Holm", 1, 2500),)
    assert (seen.cash, seen.bank) == ((10_000, 7500, 10_000), 2500)
    assert (seen.slip, seen.betted, seen.slips, seen.history) == (None, (False, False, False), None, ())


def test_a_horse_that_nobody_has_bid_for_has_no_leader_and_no_price() -> None:
    assert view(opened(opener=1)).auction == Lot("Katzenbuckel", 0, None, 1, (True, True), (10_000, 10_000))


def test_seats_that_passed_and_seats_with_three_horses_are_seen() -> None:
    seen = view(do(lot(3, opener=0, cash=[5000, 6000, 7000], owned=[0, 0, 3]), "pass")).auction
    assert seen is not None
    assert (seen.still_in, seen.limits) == ((False, True, True), (5000, 6000, 0))


def test_the_seat_in_turn_owes_a_bid() -> None:
    assert view(bidding(), 2).choice == Choice("bid", True, 1600, 10_000, 100, ())


def test_the_other_seats_may_leave_a_maximum() -> None:
    assert view(bidding(), 0).choice == Choice("maximum", False, 1600, 10_000, 100, ())
    assert view(bidding(), 1).choice == Choice("maximum", False, 1600, 7500, 100, ())


def test_a_seat_that_is_out_has_no_choice() -> None:
    assert view(do(opened(3), "pass"), 0).choice is None


def test_a_seat_that_cannot_go_on_may_still_take_its_maximum_back() -> None:
    state = do(do(lot(3, cash=[9000, 9000, 1500]), "maximum 1500", seat=2), "bid 2000")
    assert view(state, 2).choice == Choice("maximum", False, 2100, 1500, 100, ())


def test_a_seat_sees_its_own_form_and_who_has_handed_in_one() -> None:
    seen = view(writing(), 1)
    assert (seen.phase, seen.to_act, seen.auction, seen.lot) == ("bets", (0,), None, 6)
    assert (seen.slip, seen.betted, seen.slips) == (Slip(Bet(3, 700), (Bet(1, 200),)), (False, True, True), None)
    assert [(runner.lane, runner.owner, runner.price) for runner in seen.runners] == [(1, 0, 1000), (2, 1, 1500), (3, 1, 2000)]
    assert (seen.cash, seen.maximum) == ((4000, 5000, 0), 0)


def test_the_form_is_a_choice_with_its_bounds_owed_or_not() -> None:
    assert view(writing(), 0).choice == Choice("bets", True, 100, 4000, 100, (1, 2, 3))
    assert view(writing(), 1).choice == Choice("bets", False, 100, 5000, 100, (1, 2, 3))
    assert view(writing(), 2).choice == Choice("bets", False, 100, 0, 100, (1, 2, 3))


def test_when_it_is_over_everything_lies_open() -> None:
    seen = view(race_over(), 0)
    assert (seen.phase, seen.to_act, seen.race, seen.races, seen.choice) == ("over", (), 1, 1, None)
    assert seen.fallen == ("Napoléon",)
    assert seen.slip == Slip(Bet(1, 300))
    assert seen.slips == (Slip(Bet(1, 300)), Slip(None, (Bet(2, 500),)))


def test_after_a_race_that_was_not_run_there_are_no_forms() -> None:
    state = opened(races=1)
    while GAME.to_act(state):
        do(state, "pass")
    seen = view(state, 0)
    assert (seen.phase, seen.slip, seen.slips, seen.betted) == ("over", None, None, (False, False))


def test_a_view_carries_the_events_that_its_seat_heard() -> None:
    log = Log()
    state = opened(3, log=log)
    do(state, "maximum 5000", seat=1, log=log)
    assert view(state, 1, log).history == log.heard_by(1)
    assert len(view(state, 1, log).history) == len(view(state, 2, log).history) + 1


@pytest.mark.parametrize("state", [bidding(), writing()], ids=["bidding", "writing"])
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees(state: Programme, seat: int) -> None:
    spectator = view(state, None)
    assert (spectator.seat, spectator.maximum, spectator.slip, spectator.choice) == (None, 0, None, None)
    assert msgspec.structs.replace(view(state, seat), seat=None) == spectator


@pytest.mark.parametrize("onlooker", [0, 1, 2, None])
def test_what_a_seat_may_not_know_is_not_in_its_bytes(onlooker: int | None) -> None:
    for state, secret, owner in ((bidding(), b"7000", 0), (writing(), b"700", 1)):
        assert (secret in seen_bytes(state, onlooker)) == (onlooker == owner)


def test_a_view_can_be_sent_and_read_back() -> None:
    for state in (bidding(), writing(), race_over()):
        for seat in (0, 1, None):
            seen = view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=FinishView) == seen


# Imagined states


def test_a_state_imagined_from_a_view_looks_just_like_it() -> None:
    for seats in (2, 5):
        chance = FastChance(seats)
        state = GAME.start(setup(seats, races=4), chance)
        steps = 0
        while GAME.to_act(state):
            for onlooker in (0, seats - 1, None):
                seen = view(state, onlooker)
                assert view(GAME.imagine(seen, chance), onlooker) == seen
            owing = GAME.to_act(state)
            seat = owing[chance.below(len(owing))]
            others = [other for other in range(seats) if GAME.legal(state, other)]
            seat = others[chance.below(len(others))] if steps % 3 == 0 else seat
            GAME.apply(state, seat, GAME.legal(state, seat).draw(chance), chance)
            steps += 1
        assert view(GAME.imagine(view(state, 1), chance), 1) == view(state, 1)


@pytest.mark.parametrize("start", [bidding, writing])
@pytest.mark.parametrize("onlooker", [0, 1, None])
def test_an_imagined_state_can_be_played_to_its_end(start: object, onlooker: int | None) -> None:
    for seed in range(5):
        state = bidding() if start is bidding else writing()
        imagined = GAME.imagine(view(state, onlooker), FastChance(seed))
        assert imagined.ledger.total() == 30_000
        playout(GAME, imagined, FastChance(seed))
        assert GAME.outcome(imagined) is not None


def test_ones_own_maximum_is_known_and_those_of_others_are_drawn() -> None:
    mine = {
        tuple(view(GAME.imagine(view(bidding(), 0), FastChance(seed)), seat).maximum for seat in range(3)) for seed in range(30)
    }
    assert {maxima[0] for maxima in mine} == {7000}
    assert {maxima[2] for maxima in mine} == {0}
    leaders = {maxima[1] for maxima in mine}
    assert 0 in leaders and len(leaders) > 5
    assert all(amount == 0 or (1600 <= amount <= 7500 and amount % 100 == 0) for amount in leaders)


def test_ones_own_form_is_known_and_those_of_others_are_drawn() -> None:
    drawn = {view(GAME.imagine(view(writing(), 0), FastChance(seed)), 1).slip for seed in range(30)}
    assert len(drawn) > 10
    known = {view(GAME.imagine(view(writing(), 1), FastChance(seed)), 1).slip for seed in range(5)}
    assert known == {Slip(Bet(3, 700), (Bet(1, 200),))}


def test_a_form_not_yet_written_is_not_imagined() -> None:
    assert GAME.to_act(GAME.imagine(view(writing(), 1), FastChance(1))) == (0,)


def test_an_imagined_race_is_run_with_the_horses_and_stakes_that_are_seen() -> None:
    state = writing()
    imagined = GAME.imagine(view(state, 1), FastChance(1))
    assert GAME.snapshot(imagined) == GAME.snapshot(state)
    for each in (state, imagined):
        do(each, "bets win 2 1000", seat=0, chance=FastChance(8))
    assert GAME.snapshot(imagined) == GAME.snapshot(state)


def test_the_view_of_another_game_cannot_be_imagined() -> None:
    with pytest.raises(HippodromeError, match="not a view of Finish"):
        GAME.imagine(View(seat=0, seats=2, phase="over", to_act=()), FastChance(1))
