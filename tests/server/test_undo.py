"""Undo at a live table: one's own last action, until another acts; bots wait (tests of that are in test_clocks.py)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.server.playing import Duel, Live, Person, any_action, play_on

pytestmark = pytest.mark.server
People = Callable[..., list[Person]]


@pytest.fixture
def duel(people: People) -> Duel:
    return Duel(*people("Ada", "Ben"))


def until_undo(duel: Duel) -> Live:
    """Play until somebody could take an action back; their connection."""
    play_on(duel.lives, duel.chance, until=lambda: any(live.undo for live in duel.lives))
    for live in duel.lives:
        live.sync()
    return next(live for live in duel.lives if live.undo)


def test_who_takes_back_is_asked_again(duel: Duel) -> None:
    mover = duel.mover()
    before, choice = mover.view["to_act"], mover.view["choice"]
    mover.must("act", action={"do": "discipline", "discipline": "flat"})
    assert mover.undo
    mover.must("undo", seat=mover.seat, turn=mover.turn)
    assert (mover.view["to_act"], mover.view["choice"]) == (before, choice)


def test_everybody_hears_of_an_undo(duel: Duel) -> None:
    mover = until_undo(duel)
    other = next(live for live in duel.lives if live is not mover)
    mover.must("undo", seat=mover.seat, turn=mover.turn)
    other.sync()
    assert other.events[-1] == {"event": "ActionUndone", "seat": mover.seat}


def test_what_was_answered_to_the_action_taken_back_is_stale(duel: Duel) -> None:
    mover = until_undo(duel)
    other = next(live for live in duel.lives if live is not mover)
    seen = other.turn
    mover.must("undo", seat=mover.seat, turn=mover.turn)
    assert other.act({"do": "hand", "size": 5}, turn=seen)["why"] == "stale"


def test_nobody_takes_back_what_another_did(duel: Duel) -> None:
    mover = until_undo(duel)
    other = next(live for live in duel.lives if live is not mover)
    refused = other.ask("undo", seat=other.seat, turn=other.turn)
    assert (refused["why"], refused["key"], refused["rule"]) == ("not-now", "cannot-undo", "")
    assert other.ask("undo", seat=mover.seat, turn=other.turn)["why"] == "not-yours"


def test_an_action_is_kept_once_another_has_acted(duel: Duel) -> None:
    duel.play_until("race")
    for _ in range(30):
        mover, other = duel.mover(), duel.other()
        mover.must("act", action=any_action(mover.view, duel.chance))
        other.sync()
        if mover.undo and other.owes():
            other.must("act", action=any_action(other.view, duel.chance))
            mover.sync()
            assert not mover.undo
            refused = mover.ask("undo", seat=mover.seat, turn=mover.turn)
            assert (refused["why"], refused["key"]) == ("not-now", "cannot-undo")
            return
    raise AssertionError("nothing could be taken back")


def test_dealt_cards_are_kept(duel: Duel) -> None:
    duel.play_until("hand")
    mover = duel.mover()
    mover.must("act", action=any_action(mover.view, duel.chance))
    assert not mover.undo
    assert mover.ask("undo", seat=mover.seat, turn=mover.turn)["key"] == "cannot-undo"


def test_an_undo_is_carried_out_once(duel: Duel) -> None:
    mover = until_undo(duel)
    turn = mover.turn
    mover.must("undo", seat=mover.seat, turn=turn, id="undo")
    heard = mover.heard
    assert mover.ask("undo", seat=mover.seat, turn=turn, id="undo") == {"tell": "done", "id": "undo"}
    mover.sync()
    assert mover.heard == heard


def test_a_stale_undo_is_refused(duel: Duel) -> None:
    mover = until_undo(duel)
    assert mover.ask("undo", seat=mover.seat, turn=mover.turn - 1)["why"] == "stale"


def test_an_undo_stands_in_the_published_record_which_verifies(duel: Duel) -> None:
    for _ in range(3):
        mover = until_undo(duel)
        mover.must("undo", seat=mover.seat, turn=mover.turn)
    play_on(duel.lives, duel.chance)
    for live in duel.lives:
        live.sync()
    record = duel.ada.get(f"/api/tables/{duel.table['id']}/record")
    assert sum(json.loads(line).get("do") == "undo" for line in record.splitlines()) == 3
    commitment = duel.ada.info(duel.table)["commitment"]
    assert duel.ada.post("/api/verify", {"record": record, "commitment": commitment})["holds"]


def test_a_stable_is_put_back_until_the_next_one_is_taken(people: People) -> None:
    duel = Duel(*people("Ada", "Ben"), title="triple-couronne", options={"stables": "chosen"})
    mover, other = duel.mover(), duel.other()
    before = (mover.view["colours"], mover.view["to_act"], mover.view["choice"])
    mover.must("act", action={"do": "stable", "colour": "red"})
    mover.must("undo", seat=mover.seat, turn=mover.turn)
    assert (mover.view["colours"], mover.view["to_act"], mover.view["choice"]) == before
    mover.must("act", action={"do": "stable", "colour": "blue"})
    other.sync()
    other.must("act", action={"do": "stable", "colour": "red"})
    mover.sync()
    assert not mover.undo and mover.view["phase"] == "entries"
