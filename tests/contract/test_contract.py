"""The contract suite: every registered game gets it for free, at every number of seats and in every edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import playout
from hippodrome.core.errors import BadAction, BadSetup, IllegalAction, MalformedAction
from hippodrome.core.log import Log
from hippodrome.core.record import new_match, replay
from hippodrome.core.wire import Event, Setup, View
from hippodrome.games import load_game, own_titles
from tests.contract import titles
from tests.contract.tables import drawn, every_table, moments

SEED = "5e" * 32


every = pytest.mark.parametrize("setup", every_table())


def encoded(log: Log) -> bytes:
    return msgspec.json.encode([[type(event).__name__, event, only] for event, only in log])


def test_every_registered_game_is_known_to_the_suite() -> None:
    assert set(titles.TITLES) == set(own_titles())
    for title in own_titles():
        assert set(titles.TITLES[title].options) == set(load_game(title).editions())


@every
def test_random_games_come_to_an_end_with_ranks_that_fit_the_totals(setup: Setup) -> None:
    game = load_game(setup.title)
    for seed in range(2):
        chance = FastChance(seed)
        state = game.start(setup, chance)
        assert game.outcome(state) is None
        assert playout(game, state, chance) > 0
        outcome = game.outcome(state)
        assert outcome is not None and game.to_act(state) == ()
        assert len(outcome.totals) == len(outcome.ranks) == setup.seats
        assert outcome.winners == tuple(seat for seat in range(setup.seats) if outcome.totals[seat] == max(outcome.totals))
        for seat in range(setup.seats):
            assert outcome.ranks[seat] == 1 + sum(total > outcome.totals[seat] for total in outcome.totals)
            assert not game.legal(state, seat)


@every
def test_the_same_seed_gives_the_same_log_and_the_log_changes_nothing(setup: Setup) -> None:
    game = load_game(setup.title)
    first, second = list(moments(game, setup, 7))[-1], list(moments(game, setup, 7))[-1]
    assert encoded(first.log) == encoded(second.log)
    assert game.snapshot(first.state) == game.snapshot(second.state)
    other = list(moments(game, setup, 8))[-1]
    assert encoded(other.log) != encoded(first.log)


@every
def test_applying_with_a_log_or_without_leads_to_the_same_state(setup: Setup) -> None:
    game = load_game(setup.title)
    loud, silent, whim = FastChance(3), FastChance(3), FastChance(4)
    state, mute = game.start(setup, loud, Log()), game.start(setup, silent)
    while owing := game.to_act(state):
        code = game.legal(state, owing[0]).draw(whim)
        game.apply(state, owing[0], code, loud, Log())
        game.apply(mute, owing[0], code, silent)
        assert game.snapshot(mute) == game.snapshot(state)


@every
def test_a_record_replays_to_the_same_lines_and_the_same_state(setup: Setup) -> None:
    game = load_game(setup.title)
    whim = FastChance(11)
    players = tuple(f"Seat {seat + 1}" for seat in range(setup.seats))
    table = new_match(game, setup, players, seed=SEED, nonces=tuple(f"{seat:02x}" for seat in range(setup.seats)))
    while owing := game.to_act(table.state):
        table.act(owing[0], game.legal(table.state, owing[0]).draw(whim))
    again = list(replay(game, table.text(), table.header.commitment))[-1]
    assert again.lines == table.lines
    assert game.snapshot(again.state) == game.snapshot(table.state)
    assert encoded(again.log) == encoded(table.log)


@every
def test_views_go_through_json_and_come_back_the_same(setup: Setup) -> None:
    game = load_game(setup.title)
    for moment in moments(game, setup, 21):
        if moment.number % 5 == 0 or game.outcome(moment.state) is not None:
            for seat in [None, *range(setup.seats)]:
                view = game.view(moment.state, seat, moment.log.heard_by(seat))
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every
def test_a_clone_keeps_its_state_whatever_happens_to_the_original_and_the_other_way_round(setup: Setup) -> None:
    game = load_game(setup.title)
    kept: list[tuple[Any, bytes]] = []
    for moment in moments(game, setup, 31):
        kept.append((game.clone(moment.state), game.snapshot(moment.state)))
        assert game.snapshot(kept[-1][0]) == kept[-1][1]
    assert all(game.snapshot(clone) == before for clone, before in kept)
    for clone, _ in kept[:-1:7]:
        original = game.clone(clone)
        before = game.snapshot(original)
        playout(game, clone, FastChance(1))
        assert game.snapshot(original) == before


@every
def test_every_listed_action_applies_and_is_listed_once(setup: Setup) -> None:
    game = load_game(setup.title)
    whim = FastChance(42)
    for moment in moments(game, setup, 41, most=120):
        for seat in range(setup.seats):
            legal = game.legal(moment.state, seat)
            codes = list(legal)
            assert len(set(codes)) == len(codes)
            some = codes if len(codes) < 60 else codes[:: len(codes) // 40]
            for code in some + [form.draw(whim) for form in legal.forms for _ in range(5)]:
                assert code in legal
                game.apply(game.clone(moment.state), seat, code, FastChance(1), Log())
                assert game.read(game.write(code)) == code
                assert game.code(game.action(code)) == code
                assert game.read(msgspec.json.encode(game.action(code))) == code


@every
def test_every_other_well_formed_action_is_refused_with_its_rule_and_changes_nothing(setup: Setup) -> None:
    game = load_game(setup.title)
    whim = FastChance(52)
    seats = range(setup.seats)
    pool = sorted({code for at in moments(game, setup, 51) for seat in seats for code in drawn(game.legal(at.state, seat), whim)})
    for moment in moments(game, setup, 53):
        before = game.snapshot(moment.state)
        for seat in [*range(setup.seats), -1, setup.seats]:
            for _ in range(6):
                code = pool[whim.below(len(pool))]
                if 0 <= seat < setup.seats and code in game.legal(moment.state, seat):
                    continue
                chance, log = FastChance(5), Log()
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(moment.state, seat, code, chance, log)
                assert refusal.value.rule and refusal.value.text and len(log) == 0
                assert chance.below(1000) == FastChance(5).below(1000)
        assert game.snapshot(moment.state) == before


@every
def test_any_number_offered_as_a_code_is_refused_or_listed(setup: Setup) -> None:
    game = load_game(setup.title)
    whim = FastChance(62)
    for moment in moments(game, setup, 61):
        if moment.number % 4 or not game.to_act(moment.state):
            continue
        seat = game.to_act(moment.state)[0]
        legal = drawn(game.legal(moment.state, seat), whim)
        strange = [-1, 2**31, -(2**63), 2**63 - 1, 2**64, 2**200, -(2**70), legal[0] ^ 1, legal[-1] | 1 << 27, legal[0] + 2**40]
        strange += [legal[0] ^ 1 << whim.below(40) for _ in range(10)]
        before = game.snapshot(moment.state)
        for code in strange:
            if code not in game.legal(moment.state, seat):
                with pytest.raises(BadAction):
                    game.apply(moment.state, seat, code, FastChance(1))
                assert game.snapshot(moment.state) == before


@every
def test_totals_can_be_worked_out_from_the_public_events_alone(setup: Setup) -> None:
    game = load_game(setup.title)
    for seed in (71, 72, 73):
        end = list(moments(game, setup, seed))[-1]
        outcome = game.outcome(end.state)
        assert outcome is not None
        public = list(end.log.heard_by(None))
        assert titles.TITLES[setup.title].recount(public, setup.edition, setup.seats) == list(outcome.totals)


def same_bytes(one: View, other: View) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(other)


@every
def test_an_imagined_state_shows_the_seat_just_what_it_saw(setup: Setup) -> None:
    game = load_game(setup.title)
    chance = FastChance(82)
    for moment in moments(game, setup, 81):
        if moment.number % 3 and game.to_act(moment.state):
            continue
        for seat in [None, *range(setup.seats)]:
            history = moment.log.heard_by(seat)
            view = game.view(moment.state, seat, history)
            assert same_bytes(game.view(game.imagine(view, chance), seat, history), view)


def until_revealed(events: tuple[Event, ...], reveals: Callable[[Event, int], bool], actor: int) -> list[Event]:
    """Up to the moment when the rules themselves turn something over."""
    kept = []
    for event in events:
        if reveals(event, actor):
            break
        kept.append(event)
    return kept


@every
def test_what_a_seat_may_not_know_makes_no_difference_to_what_it_learns(setup: Setup) -> None:
    """Non-interference: re-deal the hidden part; view and next events stay the same to the byte."""
    game = load_game(setup.title)
    reveals = titles.TITLES[setup.title].reveals
    chance, whim = FastChance(92), FastChance(93)
    compared = different = 0
    games = (moment for seed in range(8) for moment in moments(game, setup, 91 + seed))
    for moment in games:
        owing = game.to_act(moment.state)
        if not owing:
            if compared > 5 and different > 5:  # a short game alone would say little
                break
            continue
        seat = [None, *range(setup.seats)][whim.below(setup.seats + 1)]
        history = moment.log.heard_by(seat)
        view = game.view(moment.state, seat, history)
        here, there = game.clone(moment.state), game.clone(moment.state)
        titles.TITLES[setup.title].redeal(game, there, seat, chance)
        different += game.snapshot(here) != game.snapshot(there)
        assert same_bytes(game.view(there, seat, history), view)
        actor = owing[whim.below(len(owing))]
        theirs = game.legal(there, actor)
        code = next((code for code in drawn(game.legal(here, actor), whim) if code in theirs), None)
        if code is None:
            continue
        logs = Log(), Log()
        game.apply(here, actor, code, FastChance(94), logs[0])
        game.apply(there, actor, code, FastChance(94), logs[1])
        heard, heard_there = logs[0].heard_by(seat), logs[1].heard_by(seat)
        public, public_there = until_revealed(heard, reveals, actor), until_revealed(heard_there, reveals, actor)
        assert msgspec.json.encode(public) == msgspec.json.encode(public_there)
        if len(public) == len(heard) == len(heard_there):
            assert same_bytes(game.view(here, seat, history + heard), game.view(there, seat, history + heard_there))
        compared += 1
    assert compared > 5 and different > 5


def test_a_setup_that_no_rule_allows_is_refused() -> None:
    for title in own_titles():
        game = load_game(title)
        good = Setup(title=title, edition=game.editions()[0], seats=game.seat_counts()[0])
        for wrong in (
            msgspec.structs.replace(good, title="other"),
            msgspec.structs.replace(good, edition="1789"),
            msgspec.structs.replace(good, seats=max(game.seat_counts()) + 1),
            msgspec.structs.replace(good, seats=0),
            msgspec.structs.replace(good, options={"no_such_option": 1}),
            msgspec.structs.replace(good, box="0" * 64),
        ):
            with pytest.raises(BadSetup):
                game.start(wrong, FastChance(1))


def test_what_is_no_action_is_malformed() -> None:
    for title in own_titles():
        game = load_game(title)
        for junk in ("", " ", "play", b"\xff\xfe", "{", '{"do": "play"}', "x" * 5000, '{"do": 1}', "null", "[]", "{" * 900):
            with pytest.raises(MalformedAction):
                game.read(junk)
        for code in (-1, 2**40, 2**62):
            with pytest.raises(MalformedAction):
                game.action(code)
