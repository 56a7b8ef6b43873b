"""What bots say after a race: every level of every game, in whole games; true, and from nothing that is still hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from hippodrome.bots import levels_of, make_bot
from hippodrome.bots.player import Remark
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import OptionValue, Setup, View
from hippodrome.games import load_game, own_titles
from hippodrome.texts import Texts, languages

TABLES: list[tuple[str, str, dict[str, OptionValue]]] = [
    (title, edition, {}) for title, about in own_titles().items() for edition in about.editions
] + [("ticket-gagnant", "2022", {"hidden_predictions": True}), ("triple-couronne", "complet", {"auction": False})]
NAMES = [" ".join((title, edition, *options)) for title, edition, options in TABLES]
SEEDS = 3
ROLLOUTS = 8
COUNTED = ("rows", "place")
"""Facts that are counted from several events."""


class Said(NamedTuple):
    """What a bot said after a race."""

    game: Game[Any]
    level: str
    bot: Any
    view: Any
    remark: Remark | None
    public: View
    """What everybody knew then, as from its seat."""


@cache
def said_at(table: int) -> tuple[Said, ...]:
    """Whole games in which all levels of a game sit at one table, or as many as may; each in a different seat each time."""
    title, edition, options = TABLES[table]
    return tuple(each for seed in range(SEEDS) for each in said_in(title, edition, options, seed))


def said_in(title: str, edition: str, options: dict[str, OptionValue], seed: int) -> Iterator[Said]:
    game, levels = load_game(title), levels_of(title)
    seats = min(len(levels), max(game.about.seats))
    seated = [levels[(seed + seat) % len(levels)] for seat in range(seats)]
    bots = [make_bot(game, level, FastChance(seed * 8 + seat)) for seat, level in enumerate(seated)]
    chance, log = FastChance(seed), Log()
    state = game.start(Setup(title=title, edition=edition, seats=seats, options=options, box=game.box_digest()), chance, log)
    while owing := game.to_act(state):
        seat, races = owing[0], game.race(state)
        code = bots[seat].choose(game.view(state, seat, log.heard_by(seat)), Budget(ROLLOUTS))
        game.apply(state, seat, code, chance, log)
        for talker, bot in enumerate(bots) if game.race(state) > races else ():
            view = game.view(state, talker, log.heard_by(talker))
            public = msgspec.structs.replace(game.view(state, None, log.heard_by(None)), seat=talker)
            yield Said(game, seated[talker], bot, view, bot.remark(view), public)  # type: ignore[attr-defined]


def facts_in(thing: Any) -> Iterator[Any]:
    """All names and numbers in something told."""
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from facts_in(part)
    else:
        yield thing


@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_every_level_has_a_sentence_after_every_race_in_every_language(table: int) -> None:
    said = said_at(table)
    assert {each.level for each in said} == set(levels_of(TABLES[table][0]))
    for each in said:
        assert each.remark is not None, each.level
        for lang in languages():
            text = Texts(lang).say(f"{TABLES[table][0]}-remark-{each.remark.key}", **each.remark.facts)
            names = [fact for name, fact in each.remark.facts.items() if isinstance(fact, str)]
            assert "{" not in text and all(name in text for name in names), text


@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_what_they_say_follows_from_what_everybody_has_heard(table: int) -> None:
    for each in said_at(table):
        assert each.remark == each.bot.remark(each.public)
        assert each.remark is not None
        heard = set(facts_in(msgspec.to_builtins(each.public.history)))
        told = {fact for name, fact in each.remark.facts.items() if name not in COUNTED}
        assert told <= heard, each.remark
