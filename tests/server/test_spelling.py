"""Choices spelt out: whoever knows nothing of a game can fill in every form of it."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.slips import Form, Picks
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.server.messages import FormInfo
from hippodrome.server.spelling import spelt_out

TABLES = [("finish", "1975", 3), ("finish-line", "2023", 3), ("triple-couronne", "complet", 5)]


def check(form: Form, told: FormInfo) -> None:
    """What is told of a form is what the form allows."""
    assert (told.kind, told.may_be_empty) == (form.kind, form.may_be_empty)
    if isinstance(form, Picks):
        assert [thing.number for thing in told.things] == form.things
        assert (told.least, told.most, told.lines) == (form.least, form.most, ())
        return
    spread = [line for line in told.lines for _ in range(line.count)]
    assert [line.name for line in spread] == [line.name for line in form.lines]
    for line, true in zip(spread, form.lines, strict=True):
        assert (line.low, line.high, line.step, line.fixed) == (true.low, true.high, true.step, true.fixed)
        named = [target.number for target in line.open] or list(range(1, line.targets + 1))
        assert named == true.open_targets()
        assert [(target.low, target.high) for target in line.open] == [
            (true.least(target.number), true.most(target.number)) for target in line.open
        ]


@pytest.mark.parametrize(("title", "edition", "seats"), TABLES)
def test_every_form_is_told_as_it_is(title: str, edition: str, seats: int) -> None:
    game, chance = load_game(title), FastChance(7)
    forms = 0
    for _ in range(3):
        state = game.start(Setup(title=title, edition=edition, seats=seats), chance)
        while owing := game.to_act(state):
            legal, told = game.legal(state, owing[0]), spelt_out(game, state, owing[0])
            for form, info in zip(legal.forms, told.forms, strict=True):
                check(form, info)
                forms += 1
            game.apply(state, owing[0], legal.draw(chance), chance)
    assert forms > 20


def test_targets_have_names_only_where_the_game_has_some() -> None:
    chance = FastChance(1)
    for title, edition, names in (("finish-line", "2023", set()), ("triple-couronne", "initiation", {1})):
        game = load_game(title)
        state = game.start(Setup(title=title, edition=edition, seats=4), chance)
        (form,) = spelt_out(game, state, game.to_act(state)[0]).forms
        targets = [*form.things, *(target for line in form.lines for target in line.open)]
        assert {len(target.name) for target in targets} == names
