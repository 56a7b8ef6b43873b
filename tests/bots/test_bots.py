"""Bots: they choose legal actions from a view alone, in every game, and the good one of each game beats the random one."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.bots import RANDOM, bots_of, make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadSetup
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import Setup
from hippodrome.games import load_game, own_titles, title_of

TABLES = [(title, edition, bot) for title in own_titles() for edition in load_game(title).editions() for bot in bots_of(title)]


def totals(title: str, edition: str, bots: list[str], seed: int) -> tuple[int, ...]:
    """A game between these bots; what they see has gone through JSON, as it does to a browser."""
    game = load_game(title)
    chance, log = FastChance(seed), Log()
    players = [make_bot(game, bot, FastChance(seed * 100 + seat)) for seat, bot in enumerate(bots)]
    state = game.start(Setup(title=title, edition=edition, seats=len(bots)), chance, log)
    while owing := game.to_act(state):
        view = game.view(state, owing[0], log.heard_by(owing[0]))
        seen = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        game.apply(state, owing[0], players[owing[0]].choose(seen, Budget(20)), chance, log)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.totals


@pytest.mark.parametrize(("title", "edition", "bot"), TABLES)
def test_a_bot_plays_whole_games_by_the_rules(title: str, edition: str, bot: str) -> None:
    assert len(totals(title, edition, [bot, bot], seed=1)) == 2
    assert len(totals(title, edition, [bot, "random", bot], seed=2)) == 3


@pytest.mark.parametrize("title", own_titles())
def test_the_best_bot_of_a_game_beats_the_random_one(title: str) -> None:
    best = bots_of(title)[0]
    edition = load_game(title).editions()[0]
    games = [totals(title, edition, [best, "random"], seed) for seed in range(12)]
    assert sum(mine > theirs for mine, theirs in games) >= 9


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="no bot 'champion'"):
        make_bot(load_game("ticket-gagnant"), "champion", FastChance(1))


def test_the_apprentice_deals_few_cards_where_all_races_are_flat() -> None:
    game = load_game("ticket-gagnant")
    options = {"flat_only": True, "first_player": 0}
    state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=3, options=options), FastChance(1))
    chosen = {game.write(make_bot(game, "apprentice", FastChance(seed)).choose(game.view(state, 0))) for seed in range(20)}
    assert chosen == {"hand 4"}


def test_no_two_games_call_different_bots_by_the_same_name() -> None:
    names = [bot for title in own_titles() for bot in bots_of(title) if bot != RANDOM]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("title", own_titles())
def test_every_game_has_five_levels_and_a_sensible_stand_in(title: str) -> None:
    about = title_of(title)
    assert len(about.levels) == 5 and {*about.levels, about.stand_in} <= set(about.bots)
    assert [bot for bot in about.bots if bot not in about.levels], "something to measure the levels by"


@pytest.mark.parametrize("title", own_titles())
def test_a_budget_without_a_number_is_what_the_bot_is_used_to(title: str) -> None:
    game, chance, log = load_game(title), FastChance(3), Log()
    state = game.start(Setup(title=title, edition=game.editions()[-1], seats=2), chance, log)
    level = title_of(title).levels[-2]  # the strongest takes its time
    for _ in range(5):
        seat = game.to_act(state)[0]
        view = game.view(state, seat, log.heard_by(seat))
        alone, given = (make_bot(game, level, FastChance(4)).choose(view, budget) for budget in (None, Budget(0, 1000)))
        assert alone == given
        game.apply(state, seat, game.legal(state, seat).draw(chance), chance, log)
