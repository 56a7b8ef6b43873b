"""Nobody is asked without a choice: where a person's only legal action is known, the table takes it by itself."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.contract import sole_action
from hippodrome.core.record import replay
from hippodrome.games import load_game
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.tables import clocks
from hippodrome.server.tables.house import House
from tests.games.finish_line.races import GAME, handed, rolled
from tests.server.indoors import ADA, BEN, Guest, a_duel, a_house, until
from tests.server.playing import any_action

CHANCE = random.Random(7)
ONE_COLOUR = {"white": 3}
"""A reserve from which only one colour can be taken, whatever lies in the hand."""
EQUAL_BLANKS = ("white blank", "white blank", "white blank")


def one_colour(turn: int = 0) -> Any:
    """A turn in which only white can be taken; whatever is rolled then leaves a choice, since three blanks are never alike."""
    return handed("white", "red", reserve=ONE_COLOUR, seats=2, turn=turn)


async def a_race(house: House, state: Any, **more: Any) -> tuple[Guest, Guest]:
    """Ada and Ben at a race that stands just so; Ada is in turn."""
    house.games["finish-line"] = GAME
    guests = await a_duel(house, "finish-line", options={"first_player": 0}, **more)
    play = (await guests[0].room()).play
    assert play is not None
    play.match.state = state
    return guests


async def look_again(*guests: Guest) -> None:
    """Come in anew, as after a reload of the page."""
    for guest in guests:
        await guest.hello()


def in_a_house(tmp_path: Path, test: Callable[[House], Awaitable[None]], **config: Any) -> None:
    async def run() -> None:
        async with a_house(tmp_path, **config) as house:
            await test(house)

    asyncio.run(run())


def told(guest: Guest, kind: str) -> list[Any]:
    guest.hear()
    return [event for event in guest.events if event["event"] == kind]


@pytest.mark.parametrize("seed", [1, 2])
def test_over_a_whole_game_nobody_is_asked_who_has_no_choice(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)

    async def test(house: House) -> None:
        guests = await a_duel(house, "finish-line", options={})
        asked = 0
        play = (await guests[0].room()).play
        assert play is not None
        while play.outcome is None:
            for seat, guest in enumerate(guests):
                if guest.owes() and seat in guest.view["to_act"]:
                    choice = guest.view["choice"]
                    assert choice["kind"] == "bets" or len(choice["actions"]) > 1
                    await guest.act(any_action(guest.view, chance), seat)
                    asked += 1
            await asyncio.sleep(0)
        truth = list(replay(load_game("finish-line"), play.match.text()))[-1]
        actions = len(truth.lines) - 2
        assert actions - asked == alone(play.match.text()) > 0

    in_a_house(tmp_path, test)


def alone(record: str) -> int:
    """How many actions of a record were the only ones that their seats had."""
    game, count = load_game("finish-line"), 0
    for match in replay(game, record):
        count += any(sole_action(game, match.state, seat) is not None for seat in game.to_act(match.state))
    return count


def test_what_happens_by_itself_is_told_to_everybody_after_a_moment(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, one_colour())
        began = time.monotonic()
        await look_again(*guests)
        assert guests[0].view["to_act"] == [0] and guests[0].view["choice"] is None
        for guest in guests:
            await until(lambda guest=guest: told(guest, "DiceRolled"))
        assert 0.3 <= time.monotonic() - began < 1.5
        assert guests[0].owes() and guests[0].view["phase"] == "use"

    in_a_house(tmp_path, test, take_back_seconds=0.3)


def test_it_waits_no_longer_than_a_second(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, one_colour())
        began = time.monotonic()
        await look_again(*guests)
        await until(lambda: told(guests[0], "DiceRolled"))
        assert 0.5 < time.monotonic() - began < 1.1

    in_a_house(tmp_path, test, take_back_seconds=5)


def test_the_plain_board_is_not_asked_either(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, one_colour())
        welcome = await guests[0].hello(plain=True)
        assert welcome["game"]["legal"] is None

    in_a_house(tmp_path, test, take_back_seconds=5)


def test_a_choice_of_two_colours_is_asked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, handed("white", "red", reserve={"white": 2, "red": 2}, seats=2))
        await look_again(*guests)
        await asyncio.sleep(0.2)
        assert guests[0].owes() and not told(guests[1], "DiceRolled")

    in_a_house(tmp_path, test)


def test_who_passed_the_dice_on_has_the_whole_window_to_take_that_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, rolled("white horseshoe", "white blank", "red blank", seats=2, reserve=ONE_COLOUR))
        await look_again(*guests)
        await guests[0].act("use horseshoe 11", 0)
        await asyncio.sleep(0.9)  # longer than what happens by itself waits otherwise
        guests[1].hear()
        assert guests[1].view["to_act"] == [1] and guests[1].view["choice"] is None
        await guests[0].ask(messages.Undo(id="undo", seat=0, turn=guests[0].turn))
        await asyncio.sleep(0.8)  # the first window is over
        assert guests[0].owes() and guests[0].view["phase"] == "use" and not told(guests[1], "DiceRolled")

    in_a_house(tmp_path, test, take_back_seconds=1.3)


def test_what_happened_by_itself_is_not_taken_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, rolled(*EQUAL_BLANKS, seats=2))
        await look_again(*guests)
        await until(lambda: told(guests[0], "DieSetAside"))
        answer = await guests[0].ask(messages.Undo(id="undo", seat=0, turn=guests[0].turn))
        assert answer["key"] == "cannot-undo"
        assert not any(told["game"]["undo"] for told in guests[0].messages if told.get("game"))

    in_a_house(tmp_path, test)


def test_no_clock_runs_for_who_has_no_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "ALLOWANCE", {"none": None, "relaxed": 60.0, "fast": 0.1})
    monkeypatch.setattr(clocks, "GRACE_SECONDS", 0.1)

    async def test(house: House) -> None:
        guests = await a_race(house, one_colour(), clock="relaxed")
        welcome = await guests[0].hello()
        assert welcome["table"]["seats"][0]["due"] is None
        await until(lambda: told(guests[0], "DiceRolled"))
        assert (await guests[0].hello())["table"]["seats"][0]["due"] > time.time() + 50
        room = await guests[0].room()
        assert not any(chair.is_played_by_bot() for chair in room.seating.chairs)

    in_a_house(tmp_path, test, take_back_seconds=0.4)


def test_a_seat_that_is_handed_over_meanwhile_is_played_on_by_its_bot(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_race(house, one_colour())
        await look_again(*guests)
        await guests[0].ask(messages.HandOver(id="over", seat=0))
        await until(lambda: guests[1].hear() is not None and guests[1].view["to_act"] == [1])
        assert told(guests[1], "DiceRolled")[0]["seat"] == 0

    in_a_house(tmp_path, test, take_back_seconds=0.4)


def test_a_restart_in_between_does_not_leave_the_table_waiting(tmp_path: Path) -> None:
    async def until_no_choice(house: House) -> tuple[str, int]:
        guests = await a_duel(house, "finish-line", options={})
        while True:
            for seat, guest in enumerate(guests):
                if guest.owes() and seat in guest.view["to_act"]:
                    await guest.act(any_action(guest.view, CHANCE), seat)
            play = (await guests[0].room()).play
            assert play is not None and play.outcome is None
            if play.by_itself() is not None:
                return guests[0].table, len(play.match.lines)
            await asyncio.sleep(0)

    async def test() -> None:
        async with a_house(tmp_path, take_back_seconds=0.5) as house:
            table, lines = await until_no_choice(house)
        async with a_house(tmp_path, take_back_seconds=0.1) as house:
            ben = Guest(house, table, BEN)
            await ben.hello()
            play = (await ben.room()).play
            assert play is not None
            await until(lambda: len(play.match.lines) > lines)

    asyncio.run(test())


def test_a_bot_of_the_house_still_waits_only_for_what_people_could_take_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.games["finish-line"] = GAME
        plans = (bodies.SeatPlan(who="me", name="Ada"), bodies.SeatPlan(who="bot", bot="random"))
        room, _ = await house.open(ADA, bodies.NewTable(title="finish-line", options={"first_player": 0}, seats=plans))
        ada = Guest(house, room.id, ADA)
        await ada.hello()
        await ada.ask(messages.Begin(id="begin"))
        assert room.play is not None
        room.play.match.state = one_colour(turn=1)
        began = time.monotonic()
        await ada.hello()
        await until(lambda: told(ada, "DiceRolled"))
        assert time.monotonic() - began < 0.7

    in_a_house(tmp_path, test, take_back_seconds=5)
