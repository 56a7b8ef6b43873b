"""States are data: clones live their own life, snapshots tell states apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.rollout import playout
from hippodrome.core.slips import pack_slip
from hippodrome.games.finish.state import Programme
from tests.games.finish.programmes import (
    BY_HAND,
    GAME,
    betting,
    box_with,
    cash_of,
    do,
    lot,
    mover,
    opened,
    run,
    sell,
    setup,
    view,
)

Change = Callable[[Programme], object]


def bidding() -> Programme:
    """An auction in which everything has some value."""
    state = lot(3, opener=1, cash=[4000, 5000, 6000], owned=[1, 0, 1])
    state.fallen = [9, 12]
    do(state, "bid 1200")
    return do(state, "maximum 2500", seat=1)


def writing() -> Programme:
    """Forms are owed; one is in."""
    state = betting([0, 1, 2], seats=3, cash=[4000, 5000, 6000])
    return do(state, "bets win 1 300 place 2 200", seat=1)


def _set(name: str, value: object) -> Change:
    return lambda state: setattr(state, name, value)


def _in_auction(name: str, value: object) -> Change:
    return lambda state: setattr(state.auction, name, value)


def _at(path: str, index: int, value: int) -> Change:
    def change(state: Programme) -> None:
        found: object = state
        for name in path.split("."):
            found = getattr(found, name)
        found[index] = value  # type: ignore[index]  # a list or a vec

    return change


CHANGES: dict[str, Change] = {
    "phase": _set("phase", 2),
    "race": _set("race", 2),
    "opener": _set("opener", 0),
    "the fallen": lambda state: state.fallen.append(1),
    "the offered": lambda state: state.offered.pop(),
    "lot": _set("lot", 4),
    "no auction": _set("auction", None),
    "turn": _in_auction("turn", 0),
    "price": _in_auction("price", 1300),
    "leader": _in_auction("leader", 0),
    "who is in": _at("auction.still_in", 2, 0),
    "a limit": _at("auction.limits", 2, 100),
    "a maximum": _at("auction.maxima", 2, 9000),
    "sold": _set("sold", 1),
    "a horse": _at("horses", 0, 14),
    "a jockey": _at("jockeys", 0, 11),
    "an owner": _at("owners", 0, 2),
    "a price": _at("prices", 0, 9000),
    "cash": _at("ledger.cash", 1, 0),
    "bank": lambda state: setattr(state.ledger, "bank", 7),
    "a form": lambda state: state.slips.put(1, 5),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_clone_and_its_original_do_not_share(what: str) -> None:
    BY_HAND.shares_nothing(bidding, CHANGES[what])


@pytest.mark.parametrize("what", CHANGES)
def test_states_that_differ_have_different_snapshots(what: str) -> None:
    BY_HAND.shows(bidding, CHANGES[what])


def test_tables_that_differ_have_different_snapshots() -> None:
    snapshots = [GAME.snapshot(state) for state in (opened(), opened(races=4), opened(3), opened(opener=1))]
    assert len(set(snapshots)) == len(snapshots)


def test_a_clone_keeps_the_numbers_of_its_horses() -> None:
    original = betting([0, 1], box=box_with({1: [40] * 6}))
    clone = GAME.clone(original)
    for number in range(36):
        original.paces[number] = 0
    run(clone, [1, 2, 3, 4, 5, 6, 1, 1])
    assert GAME.outcome(clone) is not None


def test_a_clone_keeps_the_forms_that_are_in() -> None:
    """The forms laid open, too, from which stakes are taken."""
    original = betting([0, 1], box=box_with({1: [40] * 6}), cash=[1000, 1000])
    do(original, "bets win 2 300", seat=0)
    clone = GAME.clone(original)
    do(original, "bets win 2 900", seat=0)
    do(clone, "bets none", seat=1, draws=[1, 2, 3, 4, 5, 6, 1, 1])
    assert cash_of(clone) == [1000 - 300 + 4000, 1000 + 2000]
    do(original, "bets none", seat=1, draws=[1, 2, 3, 4, 5, 6, 1, 1])
    assert cash_of(original) == [1000 - 900 + 4000, 1000 + 2000]


def test_a_clone_at_the_forms_does_not_share_them() -> None:
    original = writing()
    before = GAME.snapshot(original)
    clone = GAME.clone(original)
    assert GAME.snapshot(clone) == before
    do(clone, "bets none", seat=0)
    assert (GAME.to_act(original), GAME.to_act(clone)) == ((0, 2), (2,))
    assert GAME.snapshot(original) == before
    do(original, "bets none", seat=1)
    assert view(clone, 1).slip != view(original, 1).slip


def test_a_clone_of_an_auction_is_bid_in_alone() -> None:
    original = opened(3)
    clone = GAME.clone(original)
    do(clone, "bid 5000")
    assert (mover(original), mover(clone)) == (0, 1)
    sell(original, 2, 1000)
    assert cash_of(clone) == [10_000] * 3
    assert view(clone).runners == ()


@pytest.mark.parametrize("start", [bidding, writing])
def test_a_clone_plays_on_without_its_original(start: Callable[[], Programme]) -> None:
    original = start()
    before = GAME.snapshot(original)
    assert playout(GAME, GAME.clone(original), FastChance(1)) > 0
    assert GAME.snapshot(original) == before


def test_a_clone_plays_just_like_its_original() -> None:
    for start in (bidding, writing):
        original = start()
        clone = GAME.clone(original)
        ends = []
        for state in (original, clone):
            playout(GAME, state, FastChance(2))
            ends.append(GAME.snapshot(state))
        assert ends[0] == ends[1]


def test_the_same_draws_and_actions_lead_to_the_same_state_and_log() -> None:
    ends = []
    for _ in range(2):
        chance, log = FastChance(3), Log()
        state = GAME.start(setup(3), chance, log)
        while owing := GAME.to_act(state):
            GAME.apply(state, owing[-1], GAME.legal(state, owing[-1]).draw(chance), chance, log)
        ends.append((GAME.snapshot(state), list(log)))
    assert ends[0] == ends[1]


def test_a_log_changes_nothing() -> None:
    loud, silent, whim = FastChance(5), FastChance(5), FastChance(6)
    state, mute = GAME.start(setup(4), loud, Log()), GAME.start(setup(4), silent)
    while owing := GAME.to_act(state):
        code = GAME.legal(state, owing[0]).draw(whim)
        GAME.apply(state, owing[0], code, loud, Log())
        GAME.apply(mute, owing[0], code, silent)
        assert GAME.snapshot(mute) == GAME.snapshot(state)


def test_the_forms_are_in_the_snapshot_as_they_are_packed() -> None:
    form = pack_slip(4, [(1, 300), (2, 200), (0, 0)])
    assert str(form).encode() in GAME.snapshot(writing())
