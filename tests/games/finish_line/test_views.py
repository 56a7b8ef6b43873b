"""What a seat sees, and what it may imagine."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import HippodromeError
from hippodrome.core.log import Log
from hippodrome.core.wire import View
from hippodrome.games.finish_line import events
from hippodrome.games.finish_line.actions import PlayExtra, SetAside, TakeDice, UseDie
from tests.games.finish_line.races import GAME, do, finished, last_action, opened, rolled, running, setup, view

SECRET = "bets win s3 700 place s2+s6 300"


def test_the_tiles_are_shown_with_their_letters_odds_and_dice() -> None:
    state = rolled("white blank", "red blank", "red blank", shoes=[18], whips=[18], greens={18: 3000}, line=(20, 18, 5))
    tile = view(state).tiles[2]
    assert (tile.horse, tile.start, tile.odds, tile.favourite, tile.sure, tile.runs) == (18, 3, 4, True, False, True)
    assert (tile.horseshoes, tile.whips, tile.outsider) == (1, 1, 3000)
    assert not view(state).tiles[1].runs and view(state).tiles[0].sure


def test_a_seat_sees_what_it_may_choose() -> None:
    assert view(opened(), 1).choice == msgspec.structs.replace(
        view(opened(), 1).choice, kind="bets", owed=True, most=1000, step=100
    )
    taking = view(running(), 0).choice
    assert taking is not None and taking.kind == "take" and len(taking.actions) == 16
    assert TakeDice(("white", "red", "black")) in taking.actions
    using = view(rolled("white horseshoe", "red blank", "red blank"), 0).choice
    assert using is not None and using.actions == (
        *(UseDie("horseshoe", (horse,)) for horse in (20, 11, 18, 5, 3, 22, 8)), SetAside("white"), SetAside("red"),
    )  # fmt: skip
    extra = view(last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0], line=(11, 5)), 0).choice
    assert extra is not None and extra.actions == (PlayExtra(11), PlayExtra(5), PlayExtra())


def test_a_seat_that_is_not_asked_and_a_spectator_have_no_choice() -> None:
    state = running()
    assert view(state, 1).choice is None and view(state, None).choice is None


def test_a_seat_that_has_bet_may_still_change_its_mind_but_owes_nothing() -> None:
    state = do(opened(), SECRET, seat=0)
    choice = view(state, 0).choice
    assert choice is not None and not choice.owed


@pytest.mark.rule("FL-7")
def test_no_view_or_event_of_another_seat_holds_a_bet() -> None:
    log = Log()
    state, other = running(bets=[SECRET], log=log), running(bets=["bets none"])
    for seat in (1, 2, None):
        heard = log.heard_by(seat)
        assert msgspec.json.encode(GAME.view(state, seat)) == msgspec.json.encode(GAME.view(other, seat))
        assert b"700" not in msgspec.json.encode(heard)
    assert view(state, 0).slip == events.Slip((events.WinBet(18, 700),), (events.PlaceBet((11, 22), 300),))


def test_when_all_is_over_everybody_sees_the_last_bets() -> None:
    state, _ = finished((20, 11), [SECRET])
    slips = view(state, 2).slips
    assert slips is not None and slips[0].wins == (events.WinBet(18, 700),)
    assert view(state).to_act == () and view(state).race == 3 and view(state).choice is None


def test_an_imagined_state_keeps_what_is_known_and_draws_bets_within_ones_capital() -> None:
    state = rolled("black tip", "red whip", "white horseshoe", shoes=[5], greens={3: 2000}, out={"red": 1}, bets=[SECRET, SECRET])
    drawn = set()
    for seed in range(8):
        imagined = GAME.imagine(view(state, 0), FastChance(seed))
        assert view(imagined, 0) == view(state, 0)
        assert imagined.slips.choices[0] == state.slips.choices[0]
        assert sum(list(imagined.bets)[11:20:2]) <= 1000
        drawn.add(imagined.slips.choices[1])
    assert len(drawn) > 3


def test_a_view_of_another_game_cannot_be_imagined() -> None:
    with pytest.raises(HippodromeError, match="not a view of Finish Line"):
        GAME.imagine(View(seat=0, seats=2, phase="over", to_act=()), FastChance(1))


def test_a_clone_shares_nothing_that_changes() -> None:
    state = rolled("white horseshoe", "red whip", "black disqualified", shoes=[5], whips=[3], greens={11: 1000})
    before = GAME.snapshot(state)
    for action in ("use horseshoe 5", "use whip 3", "use disqualified 11", "aside white"):
        do(GAME.clone(state), action)
        assert GAME.snapshot(state) == before


def test_a_clone_is_the_same_in_everything_and_goes_on_in_the_same_way() -> None:
    level = rolled("white horseshoe", "red whip", "black tip", level=True, kept=[0, 1, 0])
    assert GAME.snapshot(GAME.clone(level)) == GAME.snapshot(level)
    for seats in (2, 3):
        chance, steps = FastChance(seats), 0
        state = GAME.start(setup(seats, first=1), chance)
        while owing := GAME.to_act(state):
            assert GAME.snapshot(GAME.clone(state)) == GAME.snapshot(state)
            if steps % 7 == 0:
                one, other = GAME.clone(state), GAME.clone(state)
                code = GAME.legal(state, owing[0]).draw(FastChance(steps))
                GAME.apply(one, owing[0], code, FastChance(steps))
                GAME.apply(other, owing[0], code, FastChance(steps))
                assert GAME.snapshot(one) == GAME.snapshot(other)
            GAME.apply(state, owing[0], GAME.legal(state, owing[0]).draw(chance), chance)
            steps += 1
