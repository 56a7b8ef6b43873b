"""What one's choices had been worth, asked for once a race is over: told to their maker alone, and worked out once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hippodrome.bots.hints import Hint
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.record import Match, new_match
from hippodrome.core.wire import Event, Setup, View
from hippodrome.games import load_game
from hippodrome.server.protocol.refusal import Refusal
from hippodrome.server.replays.queue import Busy, Replays
from hippodrome.server.replays.values import choices, values_of
from hippodrome.server.replays.worker import Answer, Job, answer
from hippodrome.server.tables.room import Room
from tests.server.indoors import ADA, BEN, Guest, a_duel, a_house
from tests.server.playing import Duel, Person, any_action, play_on
from tests.server.test_freed_seats import DORA, Trio, in_a_trio

JOBS: list[Job] = []


def told(game: Game[Any], view: View, code: int, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """All that is told of a choice here is what it was, and how much had been heard."""
    return (Hint(key="chose", facts={"do": game.write(code), "heard": len(view.history)}),)


@pytest.fixture
def cheaply(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are played again in this process."""

    async def do(replays: Replays, job: Job, address: str = "") -> Answer:
        JOBS.append(job)
        await asyncio.sleep(0)
        return answer(job)

    JOBS.clear()
    monkeypatch.setattr(Replays, "do", do)
    monkeypatch.setattr("hippodrome.server.replays.values.values_for", told)


def chosen(values: tuple[Hint, ...]) -> list[str]:
    return [str(hint.facts["do"]) for hint in values]


async def over(guests: dict[int, Guest], room: Room, races: int = 1) -> dict[int, list[str]]:
    """Play until so many races are over; what each seat has done."""
    chance, done = random.Random(races), {seat: list[str]() for seat in guests}
    assert room.play is not None
    while room.game.race(room.play.match.state) < races:
        for seat, guest in guests.items():
            if room.game.race(room.play.match.state) < races and guest.owes():
                action = any_action(guest.view, chance)
                await guest.act(action, seat)
                done[seat].append(room.game.write(room.game.read(msgspec.json.encode(action))))
        await asyncio.sleep(0.001)
    return done


# On the server


@pytest.mark.usefixtures("cheaply")
def test_all_that_one_chose_in_the_race_that_is_over_is_told_with_what_had_been_heard_then(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = dict(enumerate(await a_duel(house, "finish", options={"races": 2})))
            room = await guests[0].room()
            assert await room.values(ADA, 0) == () and not JOBS, "no race is over"
            done = await over(guests, room)
            values = await room.values(ADA, 0)
            assert chosen(values) == done[0] and chosen(await room.values(BEN, 1)) == done[1]
            heard = [int(hint.facts["heard"]) for hint in values]
            assert heard == sorted(heard) and heard[0] < heard[-1]
            second = await over(guests, room, 2)
            assert chosen(await room.values(ADA, 0)) == second[0] != done[0]

    asyncio.run(test())


@pytest.mark.usefixtures("cheaply")
def test_a_new_owner_of_a_seat_is_not_told_what_the_choices_of_the_one_before_had_been_worth(tmp_path: Path) -> None:
    async def test(trio: Trio) -> None:
        seats = {0: trio.ada, 1: trio.ben, 2: trio.cleo}
        done = await over(seats, trio.room)
        assert chosen(await trio.room.values(BEN, 1)) == done[1] != []
        await trio.ben.leave()
        await trio.free()
        with pytest.raises(Refusal, match="not your"):
            await trio.room.values(BEN, 1)
        seats[1] = await trio.seat_down(DORA, "Dora")
        assert await trio.room.values(DORA, 1) == ()
        own = (await over(seats, trio.room, 2))[1]
        assert chosen(await trio.room.values(DORA, 1)) == own != []

    in_a_trio(test, tmp_path)


@pytest.mark.usefixtures("cheaply")
def test_fifty_who_ask_at_once_have_the_record_played_again_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = dict(enumerate(await a_duel(house)))
            room = await guests[0].room()
            await over(guests, room)
            found = await asyncio.gather(*(room.values(ADA, 0) for _ in range(50)))
            assert len(JOBS) == 1 and found[0] and all(each == found[0] for each in found)
            await room.values(BEN, 1)
            await room.values(ADA, 0)
            assert [job.seat for job in JOBS] == [0, 1]

    asyncio.run(test())


def test_who_is_refused_because_much_is_being_played_again_is_told_when_they_ask_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            guests = dict(enumerate(await a_duel(house)))
            room = await guests[0].room()
            await over(guests, room)
            monkeypatch.setattr(Replays, "do", busy)
            with pytest.raises(Busy):
                await room.values(ADA, 0)
            monkeypatch.setattr(Replays, "do", nothing)
            assert await room.values(ADA, 0) == ()

    async def busy(replays: Replays, job: Job, address: str = "") -> Answer:
        raise Busy

    async def nothing(replays: Replays, job: Job, address: str = "") -> Answer:
        return Answer(how="too-long")

    asyncio.run(test())


@pytest.mark.server
def test_only_who_sits_there_is_told_and_only_at_a_table_with_hints(people: Callable[..., list[Person]]) -> None:
    ada, ben = people("Ada", "Ben")
    duel = Duel(ada, ben, title="finish", options={"races": 1})
    path = f"/api/tables/{duel.table['id']}/seats/0/values"
    assert ada.get(path) == {"hints": []}, "no race is over"
    play_on(duel.lives, duel.chance)
    slip = next(event["slips"][0] for event in duel.lives[0].events if event["event"] == "BetsRevealed")
    staked = {("place", bet["lane"]) for bet in slip["places"]} | ({("win", slip["win"]["lane"])} if slip["win"] else set())
    values = ada.get(path)["hints"]
    assert {(hint["key"], hint["facts"]["lane"]) for hint in values if hint["key"] != "owner"} == staked
    assert ben.web.get(path).status_code == 403
    assert ada.web.get(path).headers["cache-control"] == "no-store"
    without = Duel(ada, ben, title="finish", hints=False)
    answer = ada.web.get(f"/api/tables/{without.table['id']}/seats/0/values")
    assert (answer.status_code, answer.json()["why"]) == (409, "no-hints")


# Which choices count


ASKED = ("predict", "race", "auction")


def a_match(title: str, seats: int = 2) -> Match:
    game = load_game(title)
    setup = Setup(title=title, edition=game.editions()[0], seats=seats, options={})
    match = new_match(game, setup, ("somebody",) * seats, seed="07" * 32)
    while match.view(None).phase not in ASKED:
        seat = game.to_act(match.state)[0]
        match.act(seat, next(iter(game.legal(match.state, seat))))
    return match


def do(match: Match, seat: int, action: str) -> None:
    match.act(seat, match.game.read(action))


def found(match: Match, seat: int = 0) -> list[str]:
    """What counts as chosen by a seat, once predictions or bids are asked for."""
    made = choices(match.game, match.text(), seat, 0)
    return [match.game.write(code) for view, code in made if view.phase in ASKED]  # type: ignore[attr-defined]


def test_a_sealed_choice_counts_as_it_was_when_the_last_was_in() -> None:
    match = a_match("ticket-gagnant")
    do(match, 0, "predict 1/2/3")
    do(match, 0, "predict 4/5/6")
    do(match, 1, "predict 1/2/3")
    assert found(match) == ["predict 4/5/6"] and found(match, 1) == ["predict 1/2/3"]


def test_a_maximum_that_is_left_out_of_turn_counts() -> None:
    match = a_match("finish")
    waiting = next(seat for seat in range(2) if seat not in match.game.to_act(match.state))
    do(match, waiting, "maximum 2000")
    do(match, waiting, "maximum 3000")
    assert found(match, waiting) == ["maximum 3000"]


def a_race() -> tuple[Match, int, list[int]]:
    """A match of which the race is on, who moves, and how."""
    match = a_match("ticket-gagnant")
    for seat in range(2):
        do(match, seat, "predict 1/2/3")
    mover = match.game.to_act(match.state)[0]
    return match, mover, list(match.game.legal(match.state, mover))


def test_what_was_taken_back_does_not_count() -> None:
    match, mover, (one, other, *_) = a_race()
    match.act(mover, one)
    match.undo(mover)
    assert found(match, mover) == ["predict 1/2/3"]
    match.act(mover, other)
    assert found(match, mover) == ["predict 1/2/3", match.game.write(other)]


def work(undos: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many events are looked through for the choices of a match in which so many things were taken back."""
    walked = list[int]()
    match, mover, (one, *_) = a_race()
    for _ in range(undos):
        match.act(mover, one)
        match.undo(mover)
    match.act(mover, one)
    heard_by = Log.heard_by

    def counted(log: Log, *of: Any, **since: Any) -> tuple[Event, ...]:
        walked.append(len(log))
        return heard_by(log, *of, **since)

    with monkeypatch.context() as patched:
        patched.setattr(Log, "heard_by", counted)
        assert len(found(match, mover)) == 2
    return sum(walked)


def test_the_work_grows_with_the_record_and_not_with_its_square(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = work(100, monkeypatch), work(200, monkeypatch)
    assert 0 < few < many <= 2.1 * few


def test_of_several_bids_for_a_horse_only_the_last_is_told() -> None:
    match = a_match("finish")
    for amount in (1000, 1100, 1200):
        bidder = match.game.to_act(match.state)[0]
        do(match, bidder, f"bid {amount}")
    assert len(found(match, bidder)) == 2
    told = [(hint.key, *hint.facts.values()) for hint in values_of(match.game, match.text(), bidder, 0, 0, FastChance(1))]
    assert told and len(set(told)) == len(told)


def test_a_bid_and_a_maximum_after_it_are_two_choices() -> None:
    match = a_match("finish")
    mover = match.game.to_act(match.state)[0]
    do(match, mover, "bid 1000")
    do(match, mover, "maximum 3000")
    assert found(match, mover) == ["bid 1000", "maximum 3000"]


def test_a_new_owner_is_told_from_what_they_had_heard_themselves() -> None:
    match, mover, (one, *_) = a_race()
    since = len(match.lines)
    match.act(mover, one)
    known = {number: choices(match.game, match.text(), mover, 0, number)[-1][0].history for number in (0, since)}
    dealt = [event for event, only in match.log if only == (mover,)]
    assert dealt[0] in known[0] and not [event for event in dealt if event in known[since]]
