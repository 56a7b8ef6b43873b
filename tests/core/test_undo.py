"""Undo in records: one's own last action, until another acts; never a draw, a reveal or a binding bid."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadRecord, CannotUndo
from hippodrome.core.record import UNDO, Table, open_table, replay
from hippodrome.core.wire import ActionUndone, Setup
from hippodrome.games import load_game

SEED = "ab" * 32


def table_of(title: str, **options: Any) -> Table:
    """A table for three."""
    game = load_game(title)
    setup = Setup(title=title, edition=game.editions()[0], seats=3, options={"races": 3, **options})
    return open_table(game, setup, ("A", "B", "C"), seed=SEED, nonces=("00", "01", "02"))


def act(table: Table, chance: FastChance) -> int:
    """Whoever owes a choice makes any; who it was."""
    seat = table.game.to_act(table.state)[0]
    table.act(seat, table.game.legal(table.state, seat).draw(chance))
    return seat


def undoable(title: str) -> tuple[Table, int, str]:
    """A table whose last action can be taken back, by whom, and the state before it."""
    table, chance = table_of(title), FastChance(1)
    for _ in range(500):
        before = table.state_digest()
        seat = act(table, chance)
        if table.can_undo(seat):
            return table, seat, before
    raise AssertionError("nothing could be taken back")


def test_who_takes_an_action_back_is_where_they_were() -> None:
    table, seat, before = undoable("ticket-gagnant")
    table.undo(seat)
    assert table.state_digest() == before
    assert table.game.to_act(table.state) == (seat,)


def test_undo_is_an_entry_in_log_and_record() -> None:
    table, seat, _ = undoable("ticket-gagnant")
    events, lines = len(table.log), len(table.lines)
    table.undo(seat)
    assert table.log.entries[events:] == [(ActionUndone(seat), None)]
    assert [json.loads(line)["do"] for line in table.lines[lines:]] == [UNDO]


def test_nobody_takes_back_the_action_of_another() -> None:
    table, seat, _ = undoable("ticket-gagnant")
    for other in range(3):
        assert table.can_undo(other) == (other == seat)
    with pytest.raises(CannotUndo, match="one's own last action"):
        table.undo((seat + 1) % 3)


def test_a_refused_undo_changes_nothing() -> None:
    table, seat, _ = undoable("ticket-gagnant")
    before = (table.state_digest(), table.text(), len(table.log))
    with pytest.raises(CannotUndo):
        table.undo((seat + 1) % 3)
    assert (table.state_digest(), table.text(), len(table.log)) == before


def test_an_action_is_taken_back_once() -> None:
    table, seat, _ = undoable("ticket-gagnant")
    while table.can_undo(seat):
        table.undo(seat)
    with pytest.raises(CannotUndo):
        table.undo(seat)


def test_several_actions_of_ones_own_are_taken_back_one_after_the_other() -> None:
    table = table_of("ticket-gagnant")
    seat = table.game.to_act(table.state)[0]
    states = [table.state_digest()]
    for action in ("discipline steeplechase", "river 1 after"):
        table.act(seat, table.game.read(action))
        states.append(table.state_digest())
    while table.can_undo(seat):
        assert table.state_digest() == states.pop()
        table.undo(seat)
    assert table.state_digest() == states.pop() and not states


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish"])
def test_nothing_is_taken_back_once_another_has_acted_or_something_was_drawn_or_revealed(title: str) -> None:
    table, chance = table_of(title), FastChance(3)
    for _ in range(2000):
        if not table.game.to_act(table.state):
            break
        drawn, told = len(table.chance.draws), len(table.log)
        seat = act(table, chance)
        happened = [event for event, _ in table.log.entries[told:]]
        is_final = len(table.chance.draws) > drawn or any(event.final for event in happened)
        assert [other for other in range(3) if table.can_undo(other)] == ([] if is_final else [seat])


def test_a_draw_keeps_what_was_done_before_it_too() -> None:
    table, chance = table_of("ticket-gagnant"), FastChance(3)
    for _ in range(300):
        drawn = len(table.chance.draws)
        seat = act(table, chance)
        if len(table.chance.draws) > drawn:
            assert not table.can_undo(seat)
            return
    raise AssertionError("nothing was drawn")


def test_undo_takes_nothing_out_of_the_stream_of_chance() -> None:
    table, seat, _ = undoable("ticket-gagnant")
    drawn = list(table.chance.draws)
    table.undo(seat)
    assert table.chance.draws == drawn


def test_what_was_sealed_stays_sealed_until_it_is_changed() -> None:
    table, chance = table_of("ticket-gagnant"), FastChance(4)
    while table.game.view(table.state, 0).phase != "predict":  # type: ignore[attr-defined]  # of this game's view
        act(table, chance)
    table.act(1, table.game.read("predict 1/2/3"))
    assert not table.can_undo(1)


def test_a_standing_maximum_is_taken_back_by_a_new_one_only_since_undo_would_betray_it() -> None:
    table = table_of("finish")
    seat = (table.game.to_act(table.state)[0] + 1) % 3
    table.act(seat, table.game.read("maximum 1500"))
    assert not table.can_undo(seat)
    table.act(seat, table.game.read("maximum 0"))


def test_a_record_with_undos_is_replayed_to_the_byte() -> None:
    table, chance = table_of("ticket-gagnant"), FastChance(5)
    undone = 0
    while table.game.to_act(table.state):
        seat = act(table, chance)
        if table.can_undo(seat) and chance.below(4) == 0:
            table.undo(seat)
            undone += 1
    end = list(replay(table.game, table.text()))[-1]
    assert undone > 5
    assert (end.text(), end.state_digest()) == (table.text(), table.state_digest())
    assert end.log.entries == table.log.entries


def test_an_undo_that_was_not_allowed_is_no_line_of_a_record() -> None:
    table, _, _ = undoable("ticket-gagnant")
    line = json.dumps({"seat": 0, "do": UNDO, "draws": [], "hash": "0" * 64}, separators=(",", ":"))
    first = table.text().split("\n", 1)[0]
    with pytest.raises(BadRecord) as refused:
        list(replay(table.game, f"{first}\n{line}\n", unfinished=True))
    assert refused.value.line == 2 and "taken back" in refused.value.reason


def test_an_undo_can_neither_be_left_out_of_a_record_nor_added_to_it() -> None:
    table, seat, _ = undoable("ticket-gagnant")
    short = table.text()
    table.undo(seat)
    act(table, FastChance(6))
    lines = table.text().splitlines()
    without = [line for line in lines if json.loads(line).get("do") != UNDO]
    with pytest.raises(BadRecord):
        list(replay(table.game, "\n".join(without) + "\n", unfinished=True))
    with pytest.raises(BadRecord):
        list(replay(table.game, short + lines[1] + "\n", unfinished=True))
