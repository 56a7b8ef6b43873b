"""Choices spelt out: whoever knows nothing of a game can fill in every form of it."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.choices import FormInfo, spelt_out
from hippodrome.core.slips import Form, Picks, unpack_slip
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

TABLES = [("finish", "1975", 3), ("finish-line", "2023", 3), ("triple-couronne", "complet", 5)]


def written(told: FormInfo, form: Form, code: int) -> str:
    """A filled form, put into words by what is told of it alone."""
    if isinstance(form, Picks):
        words = [thing.word for thing in told.things if code >> 3 + thing.number & 1]
    else:
        words = []
        named = {line.name: line for line in told.lines}
        for true, (number, amount) in zip(form.lines, unpack_slip(code, len(form.lines), form.target_bits) or [], strict=True):
            line = named[true.name]
            for target in line.open:
                if target.number == number:
                    words += [line.label, target.word, "" if line.fixed else str(amount)]
    return " ".join([told.kind, *(filter(None, words) if words else ["none"])])


def check(form: Form, told: FormInfo) -> None:
    """What is told of a form is what the form allows."""
    assert told.may_be_empty == form.may_be_empty
    if isinstance(form, Picks):
        assert [thing.number for thing in told.things] == form.things
        assert (told.least, told.most, told.lines) == (form.least, form.most, ())
        return
    assert [line.name for line in told.lines] == list(dict.fromkeys(line.name for line in form.lines))
    for line in told.lines:
        alike = [each for each in form.lines if each.name == line.name]
        true = alike[0]
        assert line.count == min(len(alike), max(1, len(line.open))), "as many as can be filled"
        assert (line.low, line.high, line.step, line.fixed) == (true.low, true.high, true.step, true.fixed)
        assert line.targets == true.targets
        assert [target.number for target in line.open] == true.open_targets()
        assert [(target.low, target.high) for target in line.open] == [
            (true.least(target.number), true.most(target.number)) for target in line.open
        ]


@pytest.mark.parametrize(("title", "edition", "seats"), TABLES)
def test_every_form_is_told_as_it_is_and_can_be_put_into_words(title: str, edition: str, seats: int) -> None:
    game, chance = load_game(title), FastChance(7)
    forms = 0
    for _ in range(3):
        state = game.start(Setup(title=title, edition=edition, seats=seats), chance)
        while owing := game.to_act(state):
            legal, told = game.legal(state, owing[0]), spelt_out(game, state, owing[0])
            for form, info in zip(legal.forms, told.forms, strict=True):
                check(form, info)
                for code in [form.draw(chance) for _ in range(5)]:
                    assert game.read(written(info, form, code)) == code
                forms += 1
            game.apply(state, owing[0], legal.draw(chance), chance)
    assert forms > 20


def test_targets_have_names_only_where_the_game_has_some() -> None:
    chance = FastChance(1)
    for title, edition, names in (("finish-line", "2023", {0}), ("triple-couronne", "initiation", {1})):
        game = load_game(title)
        state = game.start(Setup(title=title, edition=edition, seats=4), chance)
        (form,) = spelt_out(game, state, game.to_act(state)[0]).forms
        targets = [*form.things, *(target for line in form.lines for target in line.open)]
        assert {len(target.name) for target in targets} == names
