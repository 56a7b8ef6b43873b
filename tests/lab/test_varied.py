"""Bots with other constants: what a constant is worth can be found out, and nobody else at the table has another one for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hippodrome.bots import Bot, make_bot
from hippodrome.bots.finish import levels as finish
from hippodrome.bots.finish_line import levels as finish_line
from hippodrome.bots.finish_line.searcher import Searcher
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadSetup
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.finish.events import BetsRevealed, Slip
from hippodrome.lab.tournament import Contest, play
from hippodrome.lab.varied import Varied
from hippodrome.lab.work import Runner

FINISH, FINISH_LINE = load_game("finish"), load_game("finish-line")


def forms(one: Bot, other: Bot) -> tuple[Slip, ...]:
    """What two bots have staked when they have betted on the same race."""
    chance, log = FastChance(5), Log()
    state = FINISH.start(Setup(title="finish", edition="1975", seats=2, options={"races": 1}), chance, log)
    while not any(isinstance(event, BetsRevealed) for event, _ in log):
        seat = FINISH.to_act(state)[0]
        FINISH.apply(state, seat, (one, other)[seat].choose(FINISH.view(state, seat, log.heard_by(seat))), chance, log)
    return next(event.slips for event, _ in log if isinstance(event, BetsRevealed))


def prudent(seed: int) -> Bot:
    return make_bot(FINISH, "prudent", FastChance(seed))


def test_only_the_bot_that_is_named_has_it_and_only_while_it_chooses() -> None:
    usual = finish.CARE
    both = forms(prudent(1), prudent(2))
    one, other = forms(Varied(FINISH, "prudent", "levels.CARE=0", FastChance(1)), prudent(2))
    assert (both[0] != Slip()) and (one, other) == (Slip(), both[1])
    assert usual == finish.CARE


def test_items_of_tuples_and_characters_can_be_changed_several_at_once() -> None:
    usual = finish_line.MAESTRO
    short = replace(usual[0], bets=40, dice=0)
    varied = Varied(FINISH_LINE, "maestro", "levels.MAESTRO.0.bets=40; levels.MAESTRO.0.dice=0", FastChance(1))
    meant = Searcher(FINISH_LINE, FastChance(1), short, *usual[1:])
    chance, log = FastChance(3), Log()
    state = FINISH_LINE.start(Setup(title="finish-line", edition=FINISH_LINE.editions()[0], seats=2), chance, log)
    for _ in range(12):
        seat = FINISH_LINE.to_act(state)[0]
        view = FINISH_LINE.view(state, seat, log.heard_by(seat))
        code = varied.choose(view)
        assert code == meant.choose(view)
        FINISH_LINE.apply(state, seat, code, chance, log)
    assert finish_line.MAESTRO is usual


def test_a_bot_that_fails_leaves_no_constant_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = finish.CARE
    careless = Varied(FINISH, "prudent", "levels.CARE=0", FastChance(1))
    monkeypatch.setattr(finish.Prudent, "choose", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        forms(careless, careless)
    assert usual == finish.CARE


def test_a_tournament_pits_a_bot_against_itself_with_another_constant() -> None:
    bots = ("prudent[levels.CARE=0]", "prudent[levels.CARE=0]@50")
    one, other = play(Contest(title="finish", bots=bots, options={"races": 1}), 2, 1, Runner(1))
    assert [one.bot, other.bot] == list(bots) and one.wins + other.wins == pytest.approx(1)
    with pytest.raises(BadSetup) as refused:
        play(Contest(title="finish", bots=("prudent[]", "prudent")), 1, 1, Runner(1))
    assert refused.value.key == "bot-unknown"


@pytest.mark.parametrize(
    "change",
    [
        "levels.CARE",
        "levels.CARE=",
        "levels.CARE=much",
        "levels.CARE=true",
        "levels.CARE=[1]",
        "levels.CARE.0=1",
        "levels.NOTHING=1",
        "nowhere.CARE=1",
        "CARE=1",
        "levels.Prudent=1",
        "searcher.POWER=2.5",
        "",
        "levels.CARE=0;",
    ],
)
def test_what_is_no_constant_is_refused(change: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Varied(FINISH, "prudent", change, FastChance(1))
    assert refused.value.key == "bot-constant" and "hippodrome/bots/finish" in str(refused.value.facts)


@pytest.mark.parametrize("change", ["MAESTRO.3.bets=1", "MAESTRO.0.wits=1", "MAESTRO=1", "MAESTRO.0=1"])
def test_what_is_no_item_is_refused(change: str) -> None:
    with pytest.raises(BadSetup):
        Varied(FINISH_LINE, "maestro", f"levels.{change}", FastChance(1))
