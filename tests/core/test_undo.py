"""Undo in records: one's own last action, until another acts; never a draw, a reveal or a binding bid."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadRecord, CannotUndo
from hippodrome.core.record import UNDO, Match, new_match, replay
from hippodrome.core.wire import ActionUndone, Setup
from hippodrome.games import load_game

SEED = "ab" * 32


def match_of(title: str, **options: Any) -> Match:
    """A match for three."""
    game = load_game(title)
    setup = Setup(title=title, edition=game.editions()[0], seats=3, options={"races": 3, **options})
    return new_match(game, setup, ("A", "B", "C"), seed=SEED, nonces=("00", "01", "02"))


def act(match: Match, chance: FastChance) -> int:
    """Whoever owes a choice makes any; who it was."""
    seat = match.game.to_act(match.state)[0]
    match.act(seat, match.game.legal(match.state, seat).draw(chance))
    return seat


def undoable(title: str) -> tuple[Match, int, str]:
    """A match whose last action can be taken back, by whom, and the state before it."""
    match, chance = match_of(title), FastChance(1)
    for _ in range(500):
        before = match.state_digest()
        seat = act(match, chance)
        if match.can_undo(seat):
            return match, seat, before
    raise AssertionError("nothing could be taken back")


def test_who_takes_an_action_back_is_where_they_were() -> None:
    match, seat, before = undoable("ticket-gagnant")
    match.undo(seat)
    assert match.state_digest() == before
    assert match.game.to_act(match.state) == (seat,)


def test_undo_is_an_entry_in_log_and_record() -> None:
    match, seat, _ = undoable("ticket-gagnant")
    events, lines = len(match.log), len(match.lines)
    match.undo(seat)
    assert match.log.entries[events:] == [(ActionUndone(seat), None)]
    assert [json.loads(line)["do"] for line in match.lines[lines:]] == [UNDO]


def test_nobody_takes_back_the_action_of_another() -> None:
    match, seat, _ = undoable("ticket-gagnant")
    for other in range(3):
        assert match.can_undo(other) == (other == seat)
    with pytest.raises(CannotUndo, match="one's own last action"):
        match.undo((seat + 1) % 3)


def test_a_refused_undo_changes_nothing() -> None:
    match, seat, _ = undoable("ticket-gagnant")
    before = (match.state_digest(), match.text(), len(match.log))
    with pytest.raises(CannotUndo):
        match.undo((seat + 1) % 3)
    assert (match.state_digest(), match.text(), len(match.log)) == before


def test_an_action_is_taken_back_once() -> None:
    match, seat, _ = undoable("ticket-gagnant")
    while match.can_undo(seat):
        match.undo(seat)
    with pytest.raises(CannotUndo):
        match.undo(seat)


def test_several_actions_of_ones_own_are_taken_back_one_after_the_other() -> None:
    match = match_of("ticket-gagnant")
    seat = match.game.to_act(match.state)[0]
    states = [match.state_digest()]
    for action in ("discipline steeplechase", "river 1 after"):
        match.act(seat, match.game.read(action))
        states.append(match.state_digest())
    while match.can_undo(seat):
        assert match.state_digest() == states.pop()
        match.undo(seat)
    assert match.state_digest() == states.pop() and not states


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish"])
def test_nothing_is_taken_back_once_another_has_acted_or_something_was_drawn_or_revealed(title: str) -> None:
    match, chance = match_of(title), FastChance(3)
    for _ in range(2000):
        if not match.game.to_act(match.state):
            break
        drawn, told = len(match.chance.draws), len(match.log)
        seat = act(match, chance)
        happened = [event for event, _ in match.log.entries[told:]]
        is_final = len(match.chance.draws) > drawn or any(event.final for event in happened)
        assert [other for other in range(3) if match.can_undo(other)] == ([] if is_final else [seat])


def test_a_draw_keeps_what_was_done_before_it_too() -> None:
    match, chance = match_of("ticket-gagnant"), FastChance(3)
    for _ in range(300):
        drawn = len(match.chance.draws)
        seat = act(match, chance)
        if len(match.chance.draws) > drawn:
            assert not match.can_undo(seat)
            return
    raise AssertionError("nothing was drawn")


def test_undo_takes_nothing_out_of_the_stream_of_chance() -> None:
    match, seat, _ = undoable("ticket-gagnant")
    drawn = list(match.chance.draws)
    match.undo(seat)
    assert match.chance.draws == drawn


def test_what_was_sealed_stays_sealed_until_it_is_changed() -> None:
    match, chance = match_of("ticket-gagnant"), FastChance(4)
    while match.game.view(match.state, 0).phase != "predict":  # type: ignore[attr-defined]  # of this game's view
        act(match, chance)
    match.act(1, match.game.read("predict 1/2/3"))
    assert not match.can_undo(1)


def test_a_standing_maximum_is_taken_back_by_a_new_one_only_since_undo_would_betray_it() -> None:
    match = match_of("finish")
    seat = (match.game.to_act(match.state)[0] + 1) % 3
    match.act(seat, match.game.read("maximum 1500"))
    assert not match.can_undo(seat)
    match.act(seat, match.game.read("maximum 0"))


def test_a_record_with_undos_is_replayed_to_the_byte() -> None:
    match, chance = match_of("ticket-gagnant"), FastChance(5)
    undone = 0
    while match.game.to_act(match.state):
        seat = act(match, chance)
        if match.can_undo(seat) and chance.below(4) == 0:
            match.undo(seat)
            undone += 1
    end = list(replay(match.game, match.text()))[-1]
    assert undone > 5
    assert (end.text(), end.state_digest()) == (match.text(), match.state_digest())
    assert end.log.entries == match.log.entries


def test_an_undo_that_was_not_allowed_is_no_line_of_a_record() -> None:
    match, _, _ = undoable("ticket-gagnant")
    line = json.dumps({"seat": 0, "do": UNDO, "draws": [], "hash": "0" * 64}, separators=(",", ":"))
    first = match.text().split("\n", 1)[0]
    with pytest.raises(BadRecord) as refused:
        list(replay(match.game, f"{first}\n{line}\n", unfinished=True))
    assert refused.value.line == 2 and "taken back" in refused.value.reason


def test_an_undo_can_neither_be_left_out_of_a_record_nor_added_to_it() -> None:
    match, seat, _ = undoable("ticket-gagnant")
    short = match.text()
    match.undo(seat)
    act(match, FastChance(6))
    lines = match.text().splitlines()
    without = [line for line in lines if json.loads(line).get("do") != UNDO]
    with pytest.raises(BadRecord):
        list(replay(match.game, "\n".join(without) + "\n", unfinished=True))
    with pytest.raises(BadRecord):
        list(replay(match.game, short + lines[1] + "\n", unfinished=True))


@pytest.mark.parametrize("title", ["ticket-gagnant", "finish", "triple-couronne", "finish-line"])
def test_a_match_that_goes_back_to_its_mark_plays_on_as_if_nothing_had_happened(title: str) -> None:
    game = load_game(title)
    setup = Setup(title=title, edition=game.editions()[0], seats=3)
    straight, straying = (new_match(game, setup, ("A", "B", "C"), seed=SEED, nonces=("00",)) for _ in range(2))
    chance, whim = FastChance(5), FastChance(6)
    while (owing := game.to_act(straight.state)) and len(straight.lines) < 300:
        straying.mark()
        for _ in range(whim.below(4)):  # what is not to be
            if not (others := game.to_act(straying.state)):
                break
            stray = others[whim.below(len(others))]
            if straying.can_undo(stray) and whim.below(2):
                straying.undo(stray)
            else:
                straying.act(stray, game.legal(straying.state, stray).draw(whim))
        straying.go_back()
        assert straying.state_digest() == straight.state_digest()
        seat = owing[whim.below(len(owing))]
        if straight.can_undo(seat) and not whim.below(4):
            straight.undo(seat)
            straying.undo(seat)
        else:
            code = game.legal(straight.state, seat).draw(chance)
            straight.act(seat, code)
            straying.act(seat, code)
    assert (straying.text(), straying.log.entries) == (straight.text(), straight.log.entries)


def test_a_match_goes_back_from_an_action_that_broke_off_half_way() -> None:
    match = match_of("finish")
    match.mark()
    before = (match.state_digest(), match.text(), list(match.log.entries), list(match.chance.draws))
    seat = match.game.to_act(match.state)[0]
    match.act(seat, match.game.legal(match.state, seat).draw(FastChance(1)))
    match.log.tell(ActionUndone(seat))
    match.chance.below(6)
    match.go_back()
    assert (match.state_digest(), match.text(), match.log.entries, match.chance.draws) == before
