"""What bots say at a table: chances for who asks, told to nobody else, and a sentence after a race."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hippodrome.bots.hints import Hint
from hippodrome.bots.player import Remark
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games import title_of
from hippodrome.server.protocol import bodies
from hippodrome.server.protocol.messages import Fact
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.tables.house import House
from hippodrome.server.tables.room import Room
from hippodrome.server.thinking.thinkers import Thinkers
from tests.server.indoors import ADA, BEN, Guest, a_duel, a_house, until
from tests.server.test_freed_seats import DORA, Trio, in_a_trio, play_some, private

SEEN: list[View] = []


def heard(hints: tuple[Hint, ...]) -> bytes:
    """What the seat for which these hints were worked out had heard."""
    return msgspec.json.encode(SEEN[int(hints[0].facts["asked"]) - 1].history)


def known(game: Game[Any], view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """All that is told of a view here is whose it is."""
    SEEN.append(view)
    return (Hint(key="seat", facts={"seat": view.seat or 0, "asked": len(SEEN)}, chance=0.5),)


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finish tells chances, in this process."""

    async def hints(thinkers: Thinkers, game: Game[Any], view: View) -> tuple[Hint, ...]:
        return known(game, view, None, 0)  # type: ignore[arg-type]

    SEEN.clear()
    monkeypatch.setattr(Thinkers, "hints", hints)


async def a_duel_of(house: House, **how: Any) -> tuple[Guest, Guest, Room]:
    ada, ben = await a_duel(house, **how)
    return ada, ben, await ada.room()


def test_who_has_a_choice_is_told_chances_of_their_own_seat_and_everybody_that_they_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben, room = await a_duel_of(house)
            mover, other = (ada, ben) if ada.owes() else (ben, ada)
            seat = (room.play and room.play.to_act()[0]) or 0
            assert mover.person is not None and other.person is not None
            (hint,) = await room.hints(mover.person, seat)
            assert hint.facts["seat"] == seat and [view.seat for view in SEEN] == [seat]
            other.hear()
            assert [told["fact"]["what"] for told in other.messages if told["tell"] == "room" and told["fact"]][-1] == "hinted"
            assert not any("hints" in told for told in other.messages)
            with pytest.raises(Refusal, match="not your"):
                await room.hints(other.person, seat)

    asyncio.run(test())


def test_hints_are_worked_out_and_told_of_once_a_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            _, _, room = await a_duel_of(house)
            seat = (room.play and room.play.to_act()[0]) or 0
            person = room.seating.chairs[seat].person
            assert person is not None
            first, again = await asyncio.gather(room.hints(person, seat), room.hints(person, seat))
            assert first == again and len(SEEN) == 1
            assert [fact.what for fact in room.facts].count("hinted") == 1

    asyncio.run(test())


def test_there_are_no_hints_for_who_has_no_choice_nor_where_the_table_has_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            _, _, room = await a_duel_of(house)
            waiting = next(seat for seat in (0, 1) if room.play is not None and seat not in room.play.to_act())
            person = room.seating.chairs[waiting].person
            assert person is not None
            with pytest.raises(Refusal, match="who have a choice"):
                await room.hints(person, waiting)
            plans = (bodies.SeatPlan(who="me", name="Ada"), bodies.SeatPlan(who="bot", bot="random"))
            without, _ = await house.open(ADA, bodies.NewTable(title="finish", seats=plans, hints=False, begin=True))
            with pytest.raises(Refusal, match="no hints"):
                await without.hints(ADA, 0)
            assert not without.info(BEN).hints and not SEEN

    asyncio.run(test())


def test_a_table_says_whether_its_game_has_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            _, _, room = await a_duel_of(house)
            for place, has in ((None, False), (f"{__name__}:known", True)):
                about = replace(title_of("ticket-gagnant"), hints=place)
                monkeypatch.setattr("hippodrome.bots.hints.titles", lambda about=about: {room.charter.title: about})
                assert room.info(None).hints == has

    asyncio.run(test())


@pytest.mark.parametrize("chat", ["everybody", "closed"])
def test_after_a_race_bots_say_why_if_they_may_speak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chat: Any) -> None:
    async def remark(thinkers: Thinkers, game: Game[Any], bot: str, view: View) -> Remark:
        return Remark("because", {"seat": view.seat or 0})

    monkeypatch.setattr(Thinkers, "remark", remark)

    async def test() -> None:
        async with a_house(tmp_path) as house:
            seats = (bodies.SeatPlan(who="bot", bot="saver"),) * 2
            wanted = bodies.NewTable(title="finish", options={"races": 2}, seats=seats, chat=chat, begin=True)
            room, _ = await house.open(ADA, wanted)
            guest = Guest(house, room.id, None)
            await guest.hello()
            await until(lambda: room.status() == "over")
            if chat == "closed":
                await asyncio.sleep(0.1)
                assert not room.chat
                return
            await until(lambda: len(room.chat) == 4)
            assert [(line.seat, line.remark) for line in room.chat[:2]] == [
                (seat, Remark("because", {"seat": seat})) for seat in (0, 1)
            ]
        async with a_house(tmp_path) as house:  # and it stands in the journal
            assert len((await house.room(room.id)).chat) == 4

    asyncio.run(test())


def test_hints_that_one_owner_of_a_seat_was_told_are_not_told_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(thinkers: Thinkers, game: Game[Any], bot: str, view: View) -> int:
        return await asyncio.get_running_loop().create_future()  # the turn is still the same when somebody else sits there

    monkeypatch.setattr(Thinkers, "choose", choose)

    async def test(trio: Trio) -> None:
        chance, seats = random.Random(3), {0: trio.ada, 1: trio.ben, 2: trio.cleo}
        while not (private(trio.room, 1) and trio.ben.owes()):
            await play_some(trio, chance, seats, 1)
        play = trio.room.play
        assert play is not None
        turn, known_then = play.turn, private(trio.room, 1)
        assert known_then[0] in heard(await trio.room.hints(BEN, 1))
        await trio.ben.leave()
        await trio.free()
        await trio.seat_down(DORA, "Dora")
        assert play.turn == turn, "what was worked out for Ben is still of this turn"
        told = heard(await trio.room.hints(DORA, 1))
        assert not [event for event in known_then if event in told]
        assert [fact for fact in trio.room.facts if fact.what == "hinted"] == [
            Fact(what="hinted", seat=1, name=name) for name in ("Ben", "Dora")
        ]

    in_a_trio(test, tmp_path, "finish")
