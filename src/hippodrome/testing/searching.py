"""Checks of what bots search with: rollouts, secrets that are drawn again, and keys."""

from __future__ import annotations

from typing import Any

import msgspec

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import HippodromeError
from hippodrome.core.policy import AtRandom
from hippodrome.core.rollout import rollout
from hippodrome.core.wire import Setup
from hippodrome.testing.contract import BrokenPromise, Contract, promise
from hippodrome.testing.tables import moments


def rollouts(contract: Contract, setup: Setup) -> None:
    """Races end one after the other, and the game's own policy plays them by the rules."""
    game = contract.game()
    chance = FastChance(101)
    state = game.start(setup, chance)
    races: int = game.race(state)
    promise(races == 0, "a race is over before the first choice")
    while game.to_act(state):
        _play_on(game, state, "race", chance)
        promise(game.race(state) > races, "a race is played to its end, but not counted")
        races = game.race(state)
    chance = FastChance(101)
    again = game.start(setup, chance)
    _play_on(game, again, "game", chance)
    promise(game.snapshot(again) == game.snapshot(state), "race by race, the same seed leads elsewhere than at once")
    last = 0
    for moment in moments(game, setup, 102):
        promise(game.race(moment.state) >= last, "a race that was over is not")
        last = game.race(moment.state)


def _play_on(game: Game[Any], state: Any, until: str, chance: FastChance) -> None:
    try:
        rollout(game, state, [game.policy()], chance, until)
    except HippodromeError as problem:
        raise BrokenPromise(f"the game's policy does not play by the rules: {problem!r}") from problem


def redealt_states(contract: Contract, setup: Setup) -> None:
    """What is drawn again is all that the seat cannot know, and nothing else; it can be played."""
    game = contract.game()
    hidden = drawn = 0
    for moment in moments(game, setup, 111):
        if moment.number % 4 and game.to_act(moment.state):
            continue
        before = game.snapshot(moment.state)
        for seat in range(setup.seats):
            history = moment.log.heard_by(seat)
            view = game.view(moment.state, seat, history)
            dealt = _redealt(game, moment.state, seat, 112 + moment.number)
            same = msgspec.json.encode(game.view(dealt, seat, history)) == msgspec.json.encode(view)
            promise(same, "a redealt state looks otherwise")
            promise(game.key(dealt, seat) == game.key(moment.state, seat), "a redealt state has another key")
            other = _redealt(game, _with_other_secrets(contract, game, moment.state, seat), seat, 112 + moment.number)
            promise(game.snapshot(other) == game.snapshot(dealt), "what is drawn depends on what the seat cannot know")
            drawn += game.snapshot(dealt) != game.snapshot(_redealt(game, moment.state, seat, 113 + moment.number))
            imagined = [game.snapshot(game.imagine(view, FastChance(seed))) for seed in range(2)]
            hidden += imagined[0] != imagined[1]
        promise(game.snapshot(moment.state) == before, "redealing a copy changes its original")
        _can_be_played(game, dealt)
    promise(drawn > 0 or hidden == 0, "redeal draws nothing, though something is hidden")


def _redealt(game: Game[Any], state: Any, seat: int, seed: int) -> Any:
    copy = game.clone(state)
    game.redeal(copy, seat, FastChance(seed))
    return copy


def _with_other_secrets(contract: Contract, game: Game[Any], state: Any, seat: int) -> Any:
    """A state that looks the same to the seat; if the author said how, by code that shares nothing with the game's."""
    if contract.redeal is None:
        return _redealt(game, state, seat, 114)
    copy = game.clone(state)
    contract.redeal(game, copy, seat, FastChance(114))
    return copy


def _can_be_played(game: Game[Any], state: Any) -> None:
    try:
        rollout(game, state, [AtRandom()], FastChance(115))
    except HippodromeError as problem:
        raise BrokenPromise(f"a redealt state cannot be played: {problem!r}") from problem
    promise(game.outcome(state) is not None, "a redealt state comes to no end")


def keys(contract: Contract, setup: Setup) -> None:
    """Two states have the same key for a seat exactly when their views are the same; what a seat has heard settles both."""
    game = contract.game()
    chance = FastChance(122)
    by_view: dict[tuple[int, bytes], bytes] = {}
    by_key: dict[tuple[int, bytes], bytes] = {}
    by_history: dict[tuple[int, bytes], bytes] = {}
    for moment in (moment for seed in range(2) for moment in moments(game, setup, 121 + seed)):
        if moment.number % 3 and moment.number > 12:
            continue
        for seat in range(setup.seats):
            history = moment.log.heard_by(seat)
            twin = game.imagine(game.view(moment.state, seat, history), chance)
            for state in (moment.state, twin):
                key, view = game.key(state, seat), msgspec.json.encode(game.view(state, seat))
                promise(by_view.setdefault((seat, view), key) == key, "two states look the same, but have different keys")
                promise(by_key.setdefault((seat, key), view) == view, "two states look different, but have the same key")
                heard = msgspec.json.encode(history)
                promise(by_history.setdefault((seat, heard), key) == key, "after the same events a seat has different keys")
