"""How far a seat goes for lots to come: what it can plan, and what its plan does when the lot is asked."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.bots.at_random import AtRandom
from hippodrome.core.chance import FastChance
from hippodrome.core.record import is_over
from hippodrome.games.triple_couronne.actions import Pass, SetMaximum
from hippodrome.games.triple_couronne.plans import coming, planned
from tests.games.triple_couronne.seasons import HORSES, do, hand_in, season, started
from tests.games.triple_couronne.seasons import view as view_of
from tests.games.triple_couronne.test_answers import _tables, asked_for

STEP = 10_000


def test_all_lots_of_the_auction_can_be_planned_the_present_one_first() -> None:
    view = view_of(started(2, "complet"), 0)
    lots = list(coming(view, STEP).values())
    assert [lot.name for lot in lots] == [offer.horse for offer in view.lots]
    assert lots[0].name == view.lot.horse and lots[0].least == view.lot.least


def test_a_horse_that_is_offered_again_is_another_lot() -> None:
    first, second = season(2, "complet", race=1), season(2, "complet", race=2)
    for state in (first, second):
        hand_in(state, {0: "sell 1 1200000"})
    lots = [coming(view_of(state, 1), STEP) for state in (first, second)]
    assert [lot.name for each in lots for lot in each.values()] == [HORSES[0]] * 2
    assert not lots[0].keys() & lots[1].keys()


def test_nobody_plans_for_a_horse_of_their_own() -> None:
    state = season(2, "complet", race=1)
    hand_in(state, {0: "sell 1 1200000"})
    assert coming(view_of(state, 0), STEP) == {}


def test_who_has_passed_plans_for_the_lots_after_it() -> None:
    state = started(3, "complet")
    seat = view_of(state, 0).to_act[0]
    before = coming(view_of(state, seat), STEP)
    do(state, "pass")
    assert list(coming(view_of(state, seat), STEP)) == list(before)[1:]


@pytest.mark.parametrize("off", [0, STEP - 1])
def test_a_plan_leaves_a_maximum(off: int) -> None:
    view = asked_for("bid")
    lot = next(iter(coming(view, STEP)))
    assert view.choice is not None
    assert planned(view, lot, view.choice.least + off) == SetMaximum(view.choice.least)


def test_a_plan_beyond_ones_money_goes_as_far_as_that() -> None:
    view = asked_for("bid")
    assert view.choice is not None
    assert planned(view, next(iter(coming(view, STEP))), 10**9) == SetMaximum(view.choice.most // STEP * STEP)


@pytest.mark.parametrize("short", [1, 10**9])
def test_a_plan_that_is_not_enough_passes(short: int) -> None:
    view = asked_for("bid")
    assert view.choice is not None
    assert planned(view, next(iter(coming(view, STEP))), max(0, view.choice.least - short)) == Pass()


def test_a_plan_for_another_lot_does_nothing() -> None:
    view = asked_for("bid")
    _, another, *_ = coming(view, STEP)
    assert planned(view, another, 10**9) is None
    assert view.choice is not None and view.lot is not None
    waiting = msgspec.structs.replace(view, choice=msgspec.structs.replace(view.choice, kind="maximum"))
    assert planned(waiting, next(iter(coming(view, STEP))), 10**9) is None


def test_whatever_is_planned_is_legal_in_games_at_random() -> None:
    followed = 0
    for chance, table in enumerate(_tables("complet", 3)[:3]):
        bot = AtRandom(table.game, FastChance(chance))
        while not is_over(table):
            seat = table.game.to_act(table.state)[0]
            view = table.view(seat)
            found = [table.game.planned(view, lot, most) for lot in table.game.coming(view) for most in (0, 1_234_567, 10**8)]
            actions = [action for action in found if action is not None]
            followed += len(actions)
            for action in actions:
                table.game.apply(table.game.clone(table.state), seat, table.game.code(action), FastChance(1))
            table.act(seat, bot.choose(view))
    assert followed > 100
