"""Never stuck: clocks, nudges and bots, in a house whose clocks can be set."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from hippodrome.server.protocol import bodies, messages
from hippodrome.server.tables import bots, clocks
from hippodrome.server.tables.house import House
from hippodrome.server.tables.play import Play
from tests.server.indoors import ADA, CLEO, Guest, a_duel, a_house, until
from tests.server.playing import Message, any_action

CHANCE = random.Random(4)


@pytest.fixture(autouse=True)
def short_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less than a second instead of minutes."""
    monkeypatch.setattr(clocks, "ALLOWANCE", {"none": None, "relaxed": 60.0, "fast": 0.8})
    monkeypatch.setattr(clocks, "NUDGE_SECONDS", 0.6)
    monkeypatch.setattr(clocks, "GRACE_SECONDS", 0.2)


def seat_of(guest: Guest) -> int:
    return 0 if guest.messages[0]["table"]["mine"] == [0] else 1


async def mover_of(guests: tuple[Guest, Guest]) -> tuple[Guest, Guest, int]:
    """Who owes a choice, who waits, and the seat that is waited for."""
    for guest, other in (guests, guests[::-1]):
        if guest.owes():
            return guest, other, seat_of(guest)
    raise AssertionError("nobody owes a choice")


def facts(guest: Guest) -> list[tuple[str, int | None]]:
    guest.hear()
    return [(told["fact"]["what"], told["fact"]["seat"]) for told in guest.messages if told["tell"] == "room" and told["fact"]]


def test_who_lets_the_clock_run_out_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            began = time.time()
            mover, other, seat = await mover_of(await a_duel(house, clock="fast"))
            await until(lambda: ("clock", seat) in facts(other))
            assert time.time() - began >= 0.8
            assert (await mover.room()).seating.chairs[seat].is_played_by_bot()
            await until(lambda: other.hear() is not None and other.turn > 1)  # the bot has acted

    asyncio.run(test())


def test_who_was_replaced_takes_the_seat_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house, clock="fast"))
            await until(lambda: ("clock", seat) in facts(other))
            await mover.ask(messages.TakeBack(id="back", seat=seat))
            assert mover.messages[-1] == {"tell": "done", "id": "back"}
            assert not (await mover.room()).seating.chairs[seat].is_played_by_bot()

    asyncio.run(test())


def test_everybody_sees_when_the_clock_runs_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            _, other, seat = await mover_of(await a_duel(house, clock="relaxed"))
            seats = (await other.hello())["table"]["seats"]
            assert seats[seat]["due"] == pytest.approx(time.time() + 60, abs=5)
            assert seats[1 - seat]["due"] is None

    asyncio.run(test())


def test_without_a_clock_nobody_is_replaced_unless_nudged(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house))
            await asyncio.sleep(0.9)
            assert not (await mover.room()).seating.chairs[seat].is_played_by_bot()
            await other.ask(messages.Nudge(id="nudge", seat=seat))
            await until(lambda: ("clock", seat) in facts(other))

    asyncio.run(test())


def test_who_acts_after_a_nudge_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "NUDGE_SECONDS", 2.0)  # on a busy machine acting takes a while

    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house))
            await other.ask(messages.Nudge(id="nudge", seat=seat))
            await mover.act_somehow(seat, CHANCE)
            await asyncio.sleep(2.2)
            assert ("clock", seat) not in facts(other)

    asyncio.run(test())


def test_the_clock_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house, clock="fast"))
            await mover.leave()
            await other.leave()
            await asyncio.sleep(1.0)
            table = await mover.room()
            assert not table.seating.chairs[seat].is_played_by_bot()
            welcome = await other.hello()
            assert welcome["table"]["seats"][seat]["due"] > time.time()  # the grace for who comes back

    asyncio.run(test())


def test_a_spectator_does_not_make_the_clock_go_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house, clock="fast"))
            await mover.leave()
            await other.leave()
            await Guest(house, mover.table, CLEO).hello()
            await asyncio.sleep(1.0)
            assert not (await mover.room()).seating.chairs[seat].is_played_by_bot()

    asyncio.run(test())


def test_clocks_go_on_after_a_restart_with_some_grace(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house, clock="fast"))
            table, waiting = mover.table, other.person
        async with a_house(tmp_path) as house:
            again = Guest(house, table, waiting)
            seats = (await again.hello())["table"]["seats"]
            assert seats[seat]["due"] >= time.time()
            await until(lambda: ("clock", seat) in facts(again))

    asyncio.run(test())


def test_a_nudge_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            mover, other, seat = await mover_of(await a_duel(house))
            await other.ask(messages.Nudge(id="nudge", seat=seat))
            table, waiting = mover.table, other.person
        async with a_house(tmp_path) as house:
            again = Guest(house, table, waiting)
            await again.hello()
            await until(lambda: ("clock", seat) in facts(again))

    asyncio.run(test())


def test_a_nudge_that_was_answered_is_forgotten_after_a_restart_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house)
            nudged, other, seat = await mover_of(guests)
            await other.ask(messages.Nudge(id="nudge", seat=seat))
            await nudged.act_somehow(seat, CHANCE)
            while seat not in nudged.view["to_act"]:  # until it is waited for again
                await other.act_somehow(1 - seat, CHANCE)
                nudged.hear()
            table, waiting = nudged.table, other.person
        async with a_house(tmp_path) as house:
            again = Guest(house, table, waiting)
            assert (await again.hello())["table"]["seats"][seat]["due"] is None

    asyncio.run(test())


def test_one_clock_runs_for_all_who_still_owe_a_sealed_choice(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = await a_duel(house, clock="relaxed")
            while guests[0].view["phase"] != "predict":
                mover, _, seat = await mover_of(guests)
                await mover.act_somehow(seat, CHANCE)
                for guest in guests:
                    guest.hear()
            before = [seat["due"] for seat in (await guests[0].hello())["table"]["seats"]]
            await guests[0].act({"do": "predict", "first": 1, "second": 2, "third": 3}, 0)
            after = [seat["due"] for seat in (await guests[0].hello())["table"]["seats"]]
            assert before[0] == before[1] == after[1] and after[0] is None

    asyncio.run(test())


# The take-back window


async def act_before_a_bot(house: House) -> tuple[Guest, Message]:
    """Somebody against a bot, after an action (given too) that can be taken back and that the bot is to answer."""
    for _ in range(40):
        plans = (bodies.SeatPlan(who="me", name="Ada"), bodies.SeatPlan(who="bot", bot="random"))
        wanted = bodies.NewTable(title="ticket-gagnant", options={"races": 4}, seats=plans, begin=True)
        table, _ = await house.open(ADA, wanted)
        guest = Guest(house, table.id, ADA)
        await guest.hello()
        for _ in range(400):
            if guest.owes():
                action = any_action(guest.view, CHANCE)
                answer = await guest.act(action, 0)
                if answer["tell"] == "update" and answer["game"]["undo"] and guest.view["to_act"] == [1]:
                    return guest, action
            await asyncio.sleep(0.002)
    raise AssertionError("nothing could be taken back")


def test_bots_wait_out_the_take_back_window_and_then_act(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, take_back_seconds=0.6) as house:
            guest, _ = await act_before_a_bot(house)
            turn = guest.turn
            await asyncio.sleep(0.3)
            play = (await guest.room()).play
            assert play is not None and play.turn == turn
            await until(lambda: guest.hear() and guest.turn > turn)

    asyncio.run(test())


def test_who_takes_back_and_acts_again_has_the_whole_window_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, take_back_seconds=1.0) as house:
            guest, action = await act_before_a_bot(house)
            await asyncio.sleep(0.65)
            await guest.ask(messages.Undo(id="undo", seat=0, turn=guest.turn))
            assert guest.owes()
            answer = await guest.act(action, 0)
            assert answer["game"]["undo"]
            await asyncio.sleep(0.65)  # the first window is over
            play = (await guest.room()).play
            assert play is not None and play.turn == guest.turn

    asyncio.run(test())


# Bots at a pleasant pace


def waits_of(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots let people look, each time they are about to choose."""
    waits: list[float] = []
    patience = bots.BotRunner._patience

    def noted(runner: bots.BotRunner, play: Play, seat: int) -> float:
        waits.append(patience(runner, play, seat))
        return waits[-1]

    monkeypatch.setattr(bots.BotRunner, "_patience", noted)
    return waits


def bots_alone(title: str, seats: int) -> bodies.NewTable:
    return bodies.NewTable(title=title, seats=(bodies.SeatPlan(who="bot", bot="random"),) * seats, begin=True)


def test_people_can_look_before_a_bot_chooses_and_nobody_waits_where_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = waits_of(monkeypatch)

    async def test() -> None:
        async with a_house(tmp_path, take_back_seconds=1.5) as house:
            plans = (bodies.SeatPlan(who="me", name="Ada"), *[bodies.SeatPlan(who="bot", bot="random")] * 2)
            away, _ = await house.open(ADA, bodies.NewTable(title="finish-line", seats=plans, begin=True))
            await until(lambda: away.play is not None and away.play.to_act() == (0,))
            assert set(waits) == {0.0}
            room, _ = await house.open(ADA, bots_alone("finish", 2))
            await Guest(house, room.id, None).hello()
            del waits[:]
            await until(lambda: max(waits, default=0.0) > 0.4)
            assert max(waits) <= 0.6

    asyncio.run(test())


def test_bots_that_choose_at_once_are_waited_for_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = waits_of(monkeypatch)

    async def test() -> None:
        async with a_house(tmp_path, take_back_seconds=1.5) as house:
            room, _ = await house.open(ADA, bots_alone("finish-line", 4))
            await Guest(house, room.id, None).hello()
            await until(lambda: len(waits) > 4 and room.play is not None and room.play.turn > 1)
            play = room.play
            assert play is not None and sum(wait for wait in waits[:5] if wait > 0) <= 0.6 + 0.6  # four slips, the first die

    asyncio.run(test())
