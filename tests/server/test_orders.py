"""Standing orders and plans at a live table: kept with the seat, answered at once, lifted at any time, told to nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.record import replay
from hippodrome.games import load_game
from hippodrome.server.protocol import bodies, messages
from hippodrome.server.storage.store import StorageFailed, Write
from hippodrome.server.tables import house as houses
from hippodrome.server.tables import room as rooms
from hippodrome.server.tables.house import House
from hippodrome.server.tables.play import Play
from hippodrome.server.thinking import thinkers
from tests.server.indoors import ADA, BEN, CLEO, Guest, a_duel, a_house, until
from tests.server.playing import Message
from tests.server.season import quiet_choice

TITLE = "triple-couronne"
QUIET = {"auction": False}


def in_a_house(tmp_path: Path, test: Callable[[House], Awaitable[None]], **config: Any) -> None:
    async def run() -> None:
        async with a_house(tmp_path, **config) as house:
            await test(house)

    asyncio.run(run())


@pytest.fixture
def a_fixed_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance and bots always do the same, so that nobody is broke by accident."""
    for module in (houses, rooms):
        monkeypatch.setattr(module, "new_nonce", lambda: "0" * 32)
    monkeypatch.setattr(houses, "new_seed", lambda: "5" * 64)
    monkeypatch.setattr(thinkers.secrets, "randbits", lambda _: 7)


async def a_season(house: House, seats: int = 2, edition: str = "complet", **options: Any) -> Guest:
    """Ada against bots that play at random."""
    plans = (bodies.SeatPlan(who="me", name="Ada"), *[bodies.SeatPlan(who="bot", bot="random")] * (seats - 1))
    room, _ = await house.open(ADA, bodies.NewTable(title=TITLE, edition=edition, options=options, seats=plans))
    ada = Guest(house, room.id, ADA)
    await ada.hello()
    await ada.ask(messages.Begin(id="begin"))
    return ada


async def match_of(guest: Guest) -> Play:
    play = (await guest.room()).play
    assert play is not None
    return play


def orders(guest: Guest) -> dict[str, str | None]:
    """The orders that a seat's viewer was told last."""
    guest.hear()
    told = next(told["game"]["orders"] for told in reversed(guest.messages) if told.get("game"))
    return {each["decision"]: each["given"] for each in told["known"]}


def coming(guest: Guest) -> list[Message]:
    guest.hear()
    told: list[Message] = next(told["game"]["orders"]["coming"] for told in reversed(guest.messages) if told.get("game"))
    return told


async def order(guest: Guest, decision: str, answer: str | None, seat: int = 0) -> Message:
    id = f"order-{next(Guest._numbers)}"
    await guest.ask(messages.Order(id=id, seat=seat, decision=decision, answer=answer))
    return next(told for told in reversed(guest.messages) if told.get("id") == id)


async def plan(guest: Guest, coming: str, most: int | None, seat: int = 0) -> Message:
    id = f"plan-{next(Guest._numbers)}"
    await guest.ask(messages.Plan(id=id, seat=seat, coming=coming, most=most))
    return next(told for told in reversed(guest.messages) if told.get("id") == id)


async def order_all(guest: Guest, but: tuple[str, ...] = ()) -> None:
    """Every order that is known now, by its usual answer."""
    told = next(told["game"]["orders"] for told in reversed(guest.messages) if told.get("game"))
    for each in told["known"]:
        if each["decision"] not in but:
            assert (await order(guest, each["decision"], each["answers"][0]))["tell"] == "done"


async def until_asked(guest: Guest, kind: str) -> None:
    """Play quietly until the seat is asked this."""
    play = await match_of(guest)
    while True:
        await until(lambda: guest.owes() or play.outcome is not None)
        assert play.outcome is None, "the season went by without it"
        if guest.view["choice"]["kind"] == kind:
            return
        await guest.act(quiet_choice(guest.view["choice"]), 0)


def told(guest: Guest, kind: str) -> list[Message]:
    guest.hear()
    return [event for event in guest.events if event["event"] == kind]


def test_with_all_orders_a_whole_season_asks_nothing(tmp_path: Path, a_fixed_deal: None) -> None:
    async def test(house: House) -> None:
        ada = await a_season(house, seats=4)
        await order_all(ada)
        before = len(ada.messages)
        play = await match_of(ada)
        await until(lambda: play.outcome is not None, 120)
        ada.hear()
        asked = [each["game"]["view"].get("choice") for each in ada.messages[before:] if each.get("game")]
        assert not [choice for choice in asked if choice and choice["owed"]]
        assert len(told(ada, "OrderObeyed")) > 20
        *_, truth = replay(load_game(TITLE), play.match.text())
        assert truth.state_digest() == play.match.state_digest()

    in_a_house(tmp_path, test)


def test_with_all_orders_but_the_entries_a_race_costs_one_paper(tmp_path: Path, a_fixed_deal: None) -> None:
    async def test(house: House) -> None:
        ada = await a_season(house, seats=4)
        await order_all(ada, but=("entries",))
        play = await match_of(ada)
        papers: Counter[int] = Counter()
        while play.outcome is None:
            await until(lambda: ada.owes() or play.outcome is not None, 60)
            if play.outcome is None:
                assert ada.view["choice"]["kind"] == "entries"
                papers[ada.view["race"]] += 1
                await ada.act(quiet_choice(ada.view["choice"]), 0)
        assert set(papers) <= set(range(1, ada.view["races"] + 1)) and set(papers.values()) == {1}

    in_a_house(tmp_path, test)


def test_without_orders_a_race_costs_at_most_eight_papers(tmp_path: Path, a_fixed_deal: None) -> None:
    async def test(house: House) -> None:
        ada = await a_season(house, seats=4, auction=False)
        play = await match_of(ada)
        papers: dict[int, set[str]] = {}
        while play.outcome is None:
            await until(lambda: ada.owes() or play.outcome is not None, 60)
            if play.outcome is None:
                papers.setdefault(ada.view["race"], set()).add(ada.view["phase"])  # the lots of one sale are one paper
                await ada.act(quiet_choice(ada.view["choice"]), 0)
        assert 5 < max(len(each) for each in papers.values()) <= 8

    in_a_house(tmp_path, test)


def test_an_order_answers_at_once_what_is_just_being_asked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, ben = await a_duel(house, TITLE, edition="complet", options=QUIET)
        assert ada.owes() and ada.view["choice"]["kind"] == "sales"
        await order(ada, "sales", "none")
        await until(lambda: told(ada, "OffersMade"))
        assert not ada.owes() and orders(ada)["sales"] == "none"
        (obeyed,) = told(ada, "OrderObeyed")
        assert (obeyed["decision"], obeyed["answer"]) == ("sales", "sales-none")
        assert ada.events.index(obeyed) < ada.events.index(told(ada, "OffersMade")[0])
        assert ben.owes() and not told(ben, "OrderObeyed")

    in_a_house(tmp_path, test)


def test_an_order_that_is_lifted_in_time_asks_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, ben = await a_duel(house, TITLE, edition="complet", options=QUIET)
        await ben.act({"do": "sell"}, 1)  # Ben may take that back: the order waits for so long
        await order(ada, "sales", "none")
        ada.hear()
        assert ada.view["choice"] is None
        await order(ada, "sales", None)
        assert ada.owes() and orders(ada)["sales"] is None
        await asyncio.sleep(0.7)
        assert ada.owes() and not told(ada, "OrderObeyed")

    in_a_house(tmp_path, test, take_back_seconds=0.4)


def test_what_an_order_did_is_taken_back_only_once_it_is_lifted(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = await a_duel(house, TITLE, edition="complet", options={"stables": "chosen"})
        seat = guests[0].view["to_act"][0]
        mover = guests[seat]
        await order(mover, "stable", "best", seat)
        await until(lambda: told(mover, "StableTaken"))
        assert not mover.messages[-1]["game"]["undo"]
        refused = await mover.ask(messages.Undo(id="undo", seat=seat, turn=mover.turn))
        assert refused["key"] == "cannot-undo"
        await order(mover, "stable", None, seat)
        assert mover.messages[-2]["game"]["undo"] and not mover.owes()
        await mover.ask(messages.Undo(id="again", seat=seat, turn=mover.turn))
        assert mover.owes() and mover.view["choice"]["kind"] == "stable"

    in_a_house(tmp_path, test)


def test_orders_and_what_they_did_are_there_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, ben = await a_duel(house, TITLE, edition="complet", options=QUIET)
            for decision in ("sales", "bets", "entries"):
                await order(ada, decision, "all" if decision == "entries" else "none")
            await order(ada, "bets", None)
            await until(lambda: told(ada, "OrderObeyed"))
            before, given = ada.events, orders(ada)
        async with a_house(tmp_path) as house:
            again = Guest(house, ada.table, ADA)
            await again.hello()
            assert again.events == before and again.heard == ada.heard
            assert orders(again) == given
            assert {each for each, answer in given.items() if answer} == {"sales", "entries"}
            ben = Guest(house, ada.table, BEN)
            await ben.hello()
            assert set(orders(ben).values()) == {None}
            await ben.act({"do": "sell"}, 1)
            await until(lambda: told(again, "EntriesMade"))  # by order, on the next evening

    asyncio.run(test())


def test_another_device_of_the_same_person_has_the_orders(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, _ = await a_duel(house, TITLE, edition="complet", options=QUIET)
        phone = Guest(house, ada.table, ADA)
        await phone.hello()
        await order(ada, "bids", "none")
        assert orders(phone)["bids"] == "none"

    in_a_house(tmp_path, test)


def test_who_takes_a_seat_that_was_given_up_does_not_inherit_its_orders(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, ben = await a_duel(house, TITLE, edition="complet", options=QUIET)
        await order(ben, "bids", "none", seat=1)
        await ben.leave()
        room = await ada.room()
        room.clocks._grace_until = 0.0
        await ada.ask(messages.HostRules(id="free", do="free", seat=1))
        await until(lambda: room.seating.chairs[1].kind == "open")
        await room.sit(CLEO, bodies.SitDown(join=room.seating.join, name="Cleo", emblem="fan"))
        cleo = Guest(house, ada.table, CLEO)
        await cleo.hello()
        assert set(orders(cleo).values()) == {None}

    in_a_house(tmp_path, test, seat_wait_seconds=0)


def test_a_bot_that_plays_for_somebody_does_not_follow_their_orders(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, _ = await a_duel(house, TITLE, edition="complet", options=QUIET)
        await ada.ask(messages.HandOver(id="over", seat=0))
        await order(ada, "sales", "none")
        await until(lambda: told(ada, "OffersMade"))
        assert not told(ada, "OrderObeyed")
        await ada.ask(messages.TakeBack(id="back", seat=0))
        assert orders(ada)["sales"] == "none"

    in_a_house(tmp_path, test)


def test_an_order_that_could_not_be_persisted_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        ada, _ = await a_duel(house, TITLE, edition="complet", options=QUIET)
        fail_to_write("order", house, monkeypatch)
        assert (await order(ada, "sales", "none"))["why"] == "storage"
        assert ada.owes() and orders(ada)["sales"] is None

    in_a_house(tmp_path, test)


def test_what_an_order_did_is_told_once_though_it_had_to_be_persisted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        ada, _ = await a_duel(house, TITLE, edition="complet", options=QUIET)
        failures = fail_to_write("obeyed", house, monkeypatch)
        await order(ada, "sales", "none")
        await until(lambda: told(ada, "OffersMade"))
        assert failures and len(told(ada, "OrderObeyed")) == 1
        heard = ada.heard
        await ada.hello()
        assert ada.heard == heard == len(ada.events)

    in_a_house(tmp_path, test)


def fail_to_write(kind: str, house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the first write of such an entry fail; says when that has happened."""
    write, failed = house.store.write, []

    def once(asked: Write) -> asyncio.Future[None]:
        if not failed and any(entry["kind"] == kind for entry in asked.entries):
            failed.append(kind)
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.set_exception(StorageFailed("full", "the disk is full"))
            return done
        return write(asked)

    monkeypatch.setattr(house.store, "write", once)
    return failed


HOSTILE: list[tuple[str, str | None]] = [
    ("nonsense", "none"),
    ("bets", "all"),
    ("stable", "best"),
    ("__class__", None),
    ("sales", "none "),
]


@pytest.mark.parametrize(("decision", "answer"), HOSTILE)
def test_an_order_that_nobody_knows_is_refused(tmp_path: Path, decision: str, answer: str | None) -> None:
    async def test(house: House) -> None:
        ada, _ = await a_duel(house, TITLE, edition="complet", options=QUIET)
        before = orders(ada)
        refused = await order(ada, decision, answer)
        assert (refused["tell"], refused["key"]) == ("refused", "no-order")
        assert orders(ada) == before and ada.owes()

    in_a_house(tmp_path, test)


def test_nobody_orders_for_another_or_as_a_spectator_or_too_early(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, ben = await a_duel(house, TITLE, edition="complet", options=QUIET)
        assert (await order(ada, "sales", "none", seat=1))["key"] == "not-yours"
        assert (await plan(ada, "0 auction Nuage", 0, seat=1))["key"] == "not-yours"
        watching = Guest(house, ada.table, ADA)
        await watching.hello(watch=True)
        assert (await order(watching, "sales", "none"))["key"] == "watching"
        stranger = Guest(house, ada.table, CLEO)
        await stranger.hello()
        assert (await order(stranger, "sales", "none"))["key"] == "not-yours"
        assert ben.owes() and ada.owes()
        seats = (bodies.SeatPlan(who="me", name="Cleo"), bodies.SeatPlan(who="friend"))
        early, _ = await house.open(CLEO, bodies.NewTable(title=TITLE, seats=seats))
        cleo = Guest(house, early.id, CLEO)
        await cleo.hello()
        assert (await order(cleo, "entries", "all"))["key"] == "not-begun"

    in_a_house(tmp_path, test)


def test_a_game_without_names_for_answers_tells_nothing_of_orders(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, _ = await a_duel(house, "finish")
        assert (await ada.hello())["game"]["orders"] is None
        assert (await order(ada, "bets", "none"))["key"] == "no-order"

    in_a_house(tmp_path, test)


# Plans


async def at_the_auction(house: House) -> tuple[Guest, Guest]:
    guests = await a_duel(house, TITLE, edition="complet", options={})
    assert guests[0].view["phase"] == "auction"
    return guests


async def let_pass(ada: Guest, ben: Guest, but: int) -> None:
    """Ben passes, and Ada where she is asked, until so many lots are left."""
    while len(ada.view["lots"]) > but:
        await until(lambda: ada.owes() or ben.owes())
        for seat, guest in enumerate((ada, ben)):
            if guest.owes():
                await guest.act({"do": "pass"}, seat)
        ada.hear()


def test_coming_lots_are_planned_and_not_asked_any_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, ben = await at_the_auction(house)
        lots = coming(ada)
        assert [each["lot"]["name"] for each in lots] == [offer["horse"] for offer in ada.view["lots"]]
        for each, most in zip(lots[1:4], (0, 100_000_000, 10_000), strict=True):
            await plan(ada, each["coming"], most)
        assert [each["most"] for each in coming(ada)[:5]] == [None, 0, 100_000_000, 10_000, None]
        await let_pass(ada, ben, len(lots) - 1)
        while len(ada.view["lots"]) > len(lots) - 4:
            await until(lambda: ben.owes() or ada.owes())
            assert not ada.owes() or len(ada.view["lots"]) == len(lots) - 4
            if ben.owes():
                await ben.act({"do": "pass"}, 1)
            ada.hear()
        followed = told(ada, "PlanFollowed")
        assert [(each["name"], each["most"]) for each in followed] == [
            (lots[1]["lot"]["name"], 0), (lots[2]["lot"]["name"], 100_000_000), (lots[3]["lot"]["name"], 10_000),
        ]  # fmt: skip
        assert [sold["horse"] for sold in told(ada, "HorseSold")] == [lots[2]["lot"]["name"]]
        assert ada.view["cash"][0] > 0 and not told(ben, "PlanFollowed")
        assert [each["most"] for each in coming(ada)] == [None] * (len(lots) - 4)

    in_a_house(tmp_path, test)


def test_a_plan_goes_before_an_order(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, ben = await at_the_auction(house)
        lots = coming(ada)
        await plan(ada, lots[1]["coming"], 100_000_000)
        await order(ada, "auction", "none")
        await let_pass(ada, ben, len(lots) - 3)
        assert [sold["horse"] for sold in told(ada, "HorseSold")] == [lots[1]["lot"]["name"]]

    in_a_house(tmp_path, test)


def test_a_plan_is_taken_back_and_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            ada, _ = await at_the_auction(house)
            first, second = coming(ada)[1:3]
            await plan(ada, first["coming"], 0)
            await plan(ada, second["coming"], 70_000)
            await plan(ada, first["coming"], None)
        async with a_house(tmp_path) as house:
            again = Guest(house, ada.table, ADA)
            await again.hello()
            assert [each["most"] for each in coming(again)[1:3]] == [None, 70_000]

    asyncio.run(test())


@pytest.mark.parametrize("lot", ["nonsense", "0 auction Nobody", "1 sale Nuage"])
def test_a_plan_for_what_is_not_coming_is_refused(tmp_path: Path, lot: str) -> None:
    async def test(house: House) -> None:
        ada, _ = await at_the_auction(house)
        assert (await plan(ada, lot, 0))["key"] == "no-lot"

    in_a_house(tmp_path, test)
