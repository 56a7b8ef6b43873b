"""Text, JSON and packed forms of actions."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import MalformedAction
from hippodrome.core.slips import pack_slip
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne import actions, codes
from hippodrome.games.triple_couronne.actions import (
    Bid,
    ChooseTaker,
    EnterHorses,
    GiveUpHorse,
    Insure,
    KeepEntries,
    MountJockeys,
    OfferForRent,
    OfferForSale,
    Pass,
    PlaceBets,
    SetMaximum,
    TakeJockey,
    TakeStable,
)
from hippodrome.games.triple_couronne.events import Offer, PairStake, Stake
from tests.games.triple_couronne.seasons import COLOURS, GAME, HORSES, JOCKEYS, go, names, season, started

MOST = 2**53

EXAMPLES: list[tuple[str, actions.AnyAction, dict[str, Any]]] = [
    ("stable blue", TakeStable("blue"), {"do": "stable", "colour": "blue"}),
    ("stable black", TakeStable("black"), {"do": "stable", "colour": "black"}),
    ("jockey 1", TakeJockey(JOCKEYS[0]), {"do": "jockey", "jockey": JOCKEYS[0]}),
    ("jockey 12", TakeJockey(JOCKEYS[11]), {"do": "jockey", "jockey": JOCKEYS[11]}),
    ("pass", Pass(), {"do": "pass"}),
    ("bid 1200000", Bid(1_200_000), {"do": "bid", "amount": 1_200_000}),
    ("bid 0", Bid(0), {"do": "bid", "amount": 0}),
    ("bid -10000", Bid(-10_000), {"do": "bid", "amount": -10_000}),
    (f"bid {MOST}", Bid(MOST), {"do": "bid", "amount": MOST}),
    (f"bid -{MOST}", Bid(-MOST), {"do": "bid", "amount": -MOST}),
    ("maximum 2000000", SetMaximum(2_000_000), {"do": "maximum", "amount": 2_000_000}),
    ("maximum 0", SetMaximum(0), {"do": "maximum", "amount": 0}),
    ("taker 1", ChooseTaker(0), {"do": "taker", "seat": 0}),
    ("taker 6", ChooseTaker(5), {"do": "taker", "seat": 5}),
    ("sell none", OfferForSale(), {"do": "sell"}),
    (
        "sell 1 1500000 13 900000",
        OfferForSale((Offer(HORSES[0], 1_500_000), Offer(HORSES[12], 900_000))),
        {"do": "sell", "offers": [{"horse": HORSES[0], "least": 1_500_000}, {"horse": HORSES[12], "least": 900_000}]},
    ),
    ("sell 24 0", OfferForSale((Offer(HORSES[23], 0),)), {"do": "sell", "offers": [{"horse": HORSES[23], "least": 0}]}),
    (
        "sell 2 -1 2 -1",
        OfferForSale((Offer(HORSES[1], -1), Offer(HORSES[1], -1))),
        {"do": "sell", "offers": [{"horse": HORSES[1], "least": -1}] * 2},
    ),
    ("enter none", EnterHorses(), {"do": "enter"}),
    ("enter 1 7", EnterHorses(names(1, 7)), {"do": "enter", "horses": list(names(1, 7))}),
    ("enter 24", EnterHorses(names(24)), {"do": "enter", "horses": list(names(24))}),
    ("rent none", OfferForRent(), {"do": "rent", "offers": []}),
    (
        "rent 7 300000",
        OfferForRent((Offer(HORSES[6], 300_000),)),
        {"do": "rent", "offers": [{"horse": HORSES[6], "least": 300_000}]},
    ),
    ("mount - -", MountJockeys(), {"do": "mount"}),
    ("mount 1 -", MountJockeys(HORSES[0]), {"do": "mount", "first": HORSES[0]}),
    ("mount - 24", MountJockeys(None, HORSES[23]), {"do": "mount", "first": None, "second": HORSES[23]}),
    ("mount 13 7", MountJockeys(HORSES[12], HORSES[6]), {"do": "mount", "first": HORSES[12], "second": HORSES[6]}),
    ("keep none", KeepEntries(), {"do": "keep"}),
    ("keep 1 13", KeepEntries(names(1, 13)), {"do": "keep", "horses": list(names(1, 13))}),
    ("bets none", PlaceBets(), {"do": "bets"}),
    (
        "bets win 1 50000 win 4 20000",
        PlaceBets((Stake(HORSES[0], 50_000), Stake(HORSES[3], 20_000))),
        {"do": "bets", "wins": [{"horse": HORSES[0], "stake": 50_000}, {"horse": HORSES[3], "stake": 20_000}]},
    ),
    (
        "bets pair 4 1 10000",
        PlaceBets((), (PairStake(HORSES[3], HORSES[0], 10_000),)),
        {"do": "bets", "pairs": [{"first": HORSES[3], "second": HORSES[0], "stake": 10_000}]},
    ),
    (
        "bets win 24 10000 pair 24 24 20000",
        PlaceBets((Stake(HORSES[23], 10_000),), (PairStake(HORSES[23], HORSES[23], 20_000),)),
        {
            "do": "bets",
            "wins": [{"horse": HORSES[23], "stake": 10_000}],
            "pairs": [{"first": HORSES[23], "second": HORSES[23], "stake": 20_000}],
        },
    ),
    ("insure none", Insure(), {"do": "insure"}),
    ("insure race 1", Insure(HORSES[0]), {"do": "insure", "race": HORSES[0]}),
    ("insure two 24", Insure(None, None, HORSES[23]), {"do": "insure", "two": HORSES[23]}),
    (
        "insure race 1 next 7 two 7",
        Insure(HORSES[0], HORSES[6], HORSES[6]),
        {"do": "insure", "race": HORSES[0], "next": HORSES[6], "two": HORSES[6]},
    ),
    ("give 13", GiveUpHorse(HORSES[12]), {"do": "give", "horse": HORSES[12]}),
]


@pytest.mark.parametrize(("text", "action", "data"), EXAMPLES, ids=[text for text, _, _ in EXAMPLES])
def test_an_action_has_one_text_one_object_one_json_and_one_number(text: str, action: Action, data: dict[str, Any]) -> None:
    code = GAME.read(text)
    assert GAME.write(code) == text
    assert GAME.action(code) == action
    assert GAME.code(action) == code
    assert GAME.read(json.dumps(data)) == code
    assert GAME.read(msgspec.json.encode(action)) == code


def test_the_numbers_are_packed_as_documented() -> None:
    """Four bits kind, then what the kind needs."""
    assert GAME.read("pass") == 1
    assert GAME.read("bid 1500") == 2 | 1 << 4 | 1500 << 8
    assert GAME.read("maximum 3000") == 3 | 1 << 4 | 3000 << 8
    assert [GAME.read(f"stable {colour}") for colour in COLOURS] == [4 | at << 4 for at in range(6)]
    assert [GAME.read(f"jockey {number}") for number in range(1, 13)] == [5 | at << 4 for at in range(12)]
    assert GAME.read("give 24") == 13 | 23 << 4
    assert GAME.read("taker 6") == 14 | 5 << 4
    assert GAME.read("sell none") == 6 and GAME.read("rent none") == 8
    assert GAME.read("sell 24 900000 1 5") == 6 | 24 << 4 | 900_000 << 9 | 1 << 65 | 5 << 70
    assert GAME.read("enter none") == 7 and GAME.read("keep none") == 10
    assert GAME.read("enter 1 3 24") == 7 | (1 | 1 << 2 | 1 << 23) << 4
    assert GAME.read("mount - -") == 9
    assert GAME.read("mount 24 1") == 9 | 24 << 4 | 1 << 9
    assert GAME.read("bets none") == 11 and GAME.read("insure none") == 12
    assert GAME.read("bets win 2 700") == 11 | 2 << 4 | 700 << 14
    assert GAME.read("bets pair 24 23 700") == 11 | 575 << 4 + 24 * 66 | 700 << 14 + 24 * 66
    assert GAME.read("insure next 24") == 12 | 24 << 65


@pytest.mark.parametrize(
    "text",
    [
        "  enter   7  1 ",
        "enter\t1\n7",
        b"enter 1 7",
        "enter 7 1",
        "enter 01 07",
        ' {"do":"enter","horses":["Kelbomec","Danseuse Etoile"]}',
    ],
)
def test_spaces_bytes_zeros_and_the_order_of_entries_do_not_matter(text: str | bytes) -> None:
    assert GAME.read(text) == GAME.read("enter 1 7")


def test_every_horse_has_its_number_and_its_name() -> None:
    for number, name in enumerate(HORSES, 1):
        assert GAME.action(GAME.read(f"give {number}")) == GiveUpHorse(name)
        assert GAME.write(GAME.code(EnterHorses((name,)))) == f"enter {number}"
        assert GAME.write(GAME.code(MountJockeys(name, None))) == f"mount {number} -"


def test_random_actions_survive_the_round_trip() -> None:
    whim = FastChance(1)
    full = season(4, "complet", 4)
    states = [
        started(3, "reduit", stables="chosen"),
        started(3, "complet"),
        started(2, "complet", auction=False, jockeys="drafted"),
    ]
    states.append(full)
    for phase in ("entries", "rentals", "mounts", "bets", "insurance"):
        states.append(GAME.clone(go(GAME.clone(full), phase, [1, 7, 2, 8, 3])))
    for state in states:
        legal = GAME.legal(state, GAME.to_act(state)[0])
        for code in [legal.draw(whim) for _ in range(60)]:
            action = GAME.action(code)
            assert GAME.read(GAME.write(code)) == GAME.code(action) == GAME.read(msgspec.json.encode(action)) == code


def test_any_amount_and_any_horse_survive_the_round_trip() -> None:
    random = Random(2)
    for _ in range(150):
        amounts = [random.choice((1, -1)) * random.randrange(MOST + 1) for _ in range(3)]
        horses = [random.choice(HORSES) for _ in range(4)]
        offers = tuple(Offer(horse, amount) for horse, amount in zip(horses, amounts, strict=False))
        wins = tuple(Stake(horse, amount) for horse, amount in zip(horses, amounts, strict=False))
        pairs = (PairStake(horses[0], horses[1], amounts[0]), PairStake(horses[2], horses[3], amounts[1]))
        forms: list[actions.AnyAction] = [
            OfferForSale(offers),
            OfferForRent(offers),
            PlaceBets(wins, pairs),
            PlaceBets((), pairs),
        ]
        for action in [*forms, Bid(amounts[0]), SetMaximum(amounts[1]), MountJockeys(horses[0], horses[1]), Insure(*horses[:3])]:
            assert GAME.action(GAME.code(action)) == action
            assert GAME.read(GAME.write(GAME.code(action))) == GAME.code(action)


def test_a_slip_has_room_for_all_the_horses_there_are() -> None:
    everything = "sell " + " ".join(f"{horse} 10000" for horse in range(1, 25))
    assert GAME.write(GAME.read(everything)) == everything
    wins = " ".join(f"win {horse} 10000" for horse in range(1, 9))
    pairs = " ".join(f"pair {horse} {horse + 1} 10000" for horse in range(1, 9))
    assert GAME.write(GAME.read(f"bets {wins} {pairs}")) == f"bets {wins} {pairs}"


# What cannot be read


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "run",
        "Pass",
        "pass 1",
        "bid",
        "bid 1,500",
        "bid 1500.0",
        "bid 1e3",
        "bid +1500",
        "bid --100",
        "bid 1500 now",
        "bid １５００",
        "bid ١٥٠٠",
        f"bid {MOST + 1}",
        f"bid -{MOST + 1}",
        "bid 99999999999999999999999999",
        "maximum",
        "maximum none",
        f"maximum {MOST + 1}",
        "stable",
        "stable purple",
        "stable Blue",
        "stable 1",
        "stable blue white",
        "jockey",
        "jockey 0",
        "jockey 13",
        "jockey -1",
        "jockey x",
        "taker 0",
        "taker 7",
        "give 0",
        "give 25",
        "give none",
        "sell",
        "sell 1",
        "sell 1 1500000 2",
        "sell 0 0",
        "sell 0 1500000",
        "sell 0 0 1 1500000",
        "sell 25 1500000",
        "sell -1 1500000",
        "sell 1 none",
        "sell none 1",
        "sell none none",
        f"sell 1 {MOST + 1}",
        "sell " + "1 10000 " * 25,
        "rent",
        "rent 7",
        "rent 0 0",
        "rent 25 300000",
        "enter",
        "enter 0",
        "enter 25",
        "enter 1 1",
        "enter 1 2 1",
        "enter all",
        "enter 1 none",
        "enter -1",
        "keep",
        "keep 0",
        "keep 7 7",
        "mount",
        "mount 1",
        "mount 0 -",
        "mount 1 25",
        "mount none none",
        "mount - - -",
        "bets",
        "bets nothing",
        "bets none none",
        "bets none win 1 100",
        "bets win",
        "bets win 5",
        "bets win 0 100",
        "bets win 25 100",
        "bets win 0 0",
        f"bets win 5 {MOST + 1}",
        "bets pair 1 100",
        "bets pair 0 1 100",
        "bets pair 1 25 100",
        "bets pair 1 2 100 win 3 100",
        "bets place 1 100",
        "bets " + "win 1 100 " * 25,
        "bets " + "pair 1 24 100 " * 277,
        "insure",
        "insure race",
        "insure race 0",
        "insure race 25",
        "insure race 1 race 2",
        "insure next 1 race 1",
        "insure life 1",
        "insure race 1 next",
        "insure none race 1",
        "bid 1500\0",
        "\ud800",
        "[]",
        "null",
        "5",
        '"bid 1500"',
    ],
)
def test_text_that_is_no_action_is_malformed_and_told_what_actions_look_like(text: str) -> None:
    with pytest.raises(MalformedAction, match="insure race 1 next 7 two 7"):
        GAME.read(text)


@pytest.mark.parametrize(
    ("kind", "rest"),
    [
        (Pass, '"seat":1'),
        (Bid, ""),
        (Bid, '"amount":"1500"'),
        (Bid, '"amount":null'),
        (Bid, '"amount":true'),
        (Bid, '"amount":1500.5'),
        (Bid, '"amount":9007199254740993'),
        (Bid, '"amount":-9007199254740993'),
        (Bid, '"amount":1500,"fast":true'),
        (SetMaximum, ""),
        (SetMaximum, '"amount":9007199254740993'),
        (TakeStable, ""),
        (TakeStable, '"colour":"purple"'),
        (TakeStable, '"colour":0'),
        (TakeJockey, '"jockey":"Nobody"'),
        (TakeJockey, '"jockey":1'),
        (ChooseTaker, '"seat":-1'),
        (ChooseTaker, '"seat":6'),
        (ChooseTaker, '"seat":null'),
        (GiveUpHorse, '"horse":"Rocinante"'),
        (GiveUpHorse, '"horse":null'),
        (OfferForSale, '"offers":[{"horse":"Rocinante","least":1500000}]'),
        (OfferForSale, '"offers":[{"horse":"Jumbo"}]'),
        (OfferForSale, '"offers":[{"horse":"Jumbo","least":"1500000"}]'),
        (OfferForSale, '"offers":[{"horse":"Jumbo","least":9007199254740993}]'),
        (OfferForSale, '"offers":[{"horse":"Jumbo","least":1,"most":2}]'),
        (OfferForSale, '"offers":[["Jumbo",1500000]]'),
        (OfferForSale, '"offers":null'),
        (OfferForSale, '"offers":[' + ",".join(['{"horse":"Jumbo","least":1}'] * 25) + "]"),
        (OfferForRent, '"offers":[{"horse":"jumbo","least":300000}]'),
        (EnterHorses, '"horses":["Jumbo","Jumbo"]'),
        (EnterHorses, '"horses":["jumbo"]'),
        (EnterHorses, '"horses":[4]'),
        (EnterHorses, '"horses":"Jumbo"'),
        (EnterHorses, '"horses":[' + ",".join(['"Jumbo"'] * 25) + "]"),
        (KeepEntries, '"horses":["Jumbo","Jumbo"]'),
        (MountJockeys, '"first":"Rocinante"'),
        (MountJockeys, '"first":1'),
        (MountJockeys, '"third":"Jumbo"'),
        (PlaceBets, '"wins":[{"horse":"Rocinante","stake":100}]'),
        (PlaceBets, '"wins":[{"horse":"Jumbo"}]'),
        (PlaceBets, '"wins":[' + ",".join(['{"horse":"Jumbo","stake":1}'] * 25) + "]"),
        (PlaceBets, '"pairs":[{"first":"Jumbo","stake":100}]'),
        (PlaceBets, '"pairs":[' + ",".join(['{"first":"Jumbo","second":"Jumbo","stake":1}'] * 277) + "]"),
        (Insure, '"race":"Rocinante"'),
        (Insure, '"life":"Jumbo"'),
        (Insure, '"race":["Jumbo"]'),
    ],
)
def test_json_that_is_no_action_is_malformed(kind: type[Action], rest: str) -> None:
    data = "{" + ",".join(filter(None, [f'"do":"{kind.__struct_config__.tag}"', rest])) + "}"
    for form in (data, data.encode()):
        with pytest.raises(MalformedAction):
            GAME.read(form)


@pytest.mark.parametrize("data", ["{}", "{", '{"do":"run"}', '{"do":1}', '{"do":null}', '{"amount":1500}', '{"do":' + "[" * 900])
def test_json_without_a_known_action_is_malformed(data: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.read(data)


def test_an_action_of_more_than_thirty_two_thousand_bytes_is_not_even_looked_at() -> None:
    assert GAME.read("bid" + " " * 31_993 + "1500") == GAME.read("bid 1500")
    with pytest.raises(MalformedAction, match="at most 32000 bytes"):
        GAME.read("bid" + " " * 31_994 + "1500")


# Numbers and objects that are no actions


@pytest.mark.parametrize(
    "code",
    [
        -1, 0, 15, 16, 2**40, 2**62, 2**64, 2**3000, -(2**70),
        codes.PASS | 1 << 4,
        codes.BID, codes.BID | 1500 << 8, codes.BID | 2 << 4 | 1500 << 8, codes.BID | 1 << 4 | 1500 << 8 | 1 << 64,
        codes.STABLE | 6 << 4, codes.STABLE | 600 << 4, codes.JOCKEY | 12 << 4, codes.TAKER | 6 << 4, codes.GIVE_UP | 24 << 4,
        codes.ENTER | 1 << 28, codes.KEEP | 1 << 28, codes.MOUNT | 25 << 4, codes.MOUNT | 25 << 9, codes.MOUNT | 1 << 14,
        codes.SALES | 25 << 4 | 100 << 9, codes.SALES | 100 << 9, codes.SALES | 1 << 65 | 100 << 70,
        codes.SALES | 1 << 4 + 24 * 61,
        codes.BETS | 25 << 4 | 100 << 14, codes.BETS | 577 << 4 + 24 * 66, codes.BETS | 1 << 4 + 66 | 100 << 14 + 66,
        codes.INSURE | 25 << 4, codes.INSURE | 1 << 4 | 100 << 9, codes.INSURE | 1 << 4 + 3 * 61,
    ],
)  # fmt: skip
def test_a_number_that_stands_for_no_action_cannot_be_turned_into_one(code: int) -> None:
    for turn in (GAME.action, GAME.write):
        with pytest.raises(MalformedAction, match=f"{code} stands for no action"):
            turn(code)


@pytest.mark.parametrize("amount", [MOST + 1, 2**54, 2**55 - 1])
def test_a_number_with_more_money_than_there_is_stands_for_no_action(amount: int) -> None:
    for signed in (amount, -amount):
        for code in (pack_slip(2, [(1, signed)]), pack_slip(3, [(1, signed)]), pack_slip(6, [(1, signed)], 5)):
            for turn in (GAME.action, GAME.write):
                with pytest.raises(MalformedAction):
                    turn(code)


@pytest.mark.parametrize("amount", [MOST + 1, -MOST - 1, 2**55, 2**56 + 1000, 2**60 + 1500, -(2**56) + 1000])
def test_more_money_than_there_is_cannot_be_packed(amount: int) -> None:
    """Neither is it taken for another, smaller amount."""
    horse = HORSES[0]
    slips: list[actions.AnyAction] = [Bid(amount), SetMaximum(amount), OfferForSale((Offer(horse, amount),))]
    slips += [OfferForRent((Offer(horse, amount),)), PlaceBets((Stake(horse, amount),))]
    slips += [PlaceBets((), (PairStake(horse, horse, amount),))]
    for action in slips:
        with pytest.raises(MalformedAction):
            GAME.code(action)


@pytest.mark.parametrize("seat", [-1, 6, 7, 100])
def test_a_seat_that_no_table_has_cannot_be_packed(seat: int) -> None:
    with pytest.raises(MalformedAction):
        GAME.code(ChooseTaker(seat))


def test_what_the_box_has_not_cannot_be_packed() -> None:
    strange: list[actions.AnyAction] = [
        TakeStable("purple"),  # type: ignore[arg-type]  # what msgspec would refuse
        TakeJockey("Nobody"), GiveUpHorse("Rocinante"), EnterHorses(("Rocinante",)), KeepEntries(("Rocinante",)),
        MountJockeys("Rocinante"), MountJockeys(None, "Rocinante"), Insure("Rocinante"), Insure(None, None, "Rocinante"),
        OfferForSale((Offer("Rocinante", 1),)), PlaceBets((Stake("Rocinante", 1),)),
        PlaceBets((), (PairStake("Jumbo", "Rocinante", 1),)),
    ]  # fmt: skip
    for action in strange:
        with pytest.raises(MalformedAction):
            GAME.code(action)


def test_more_lines_than_a_slip_has_cannot_be_packed() -> None:
    long: list[actions.AnyAction] = [
        OfferForSale((Offer("Jumbo", 1),) * 25),
        OfferForRent((Offer("Jumbo", 1),) * 25),
        PlaceBets((Stake("Jumbo", 1),) * 25),
        PlaceBets((), (PairStake("Jumbo", "Jumbo", 1),) * 277),
        EnterHorses(("Jumbo", "Jumbo")),
    ]
    for action in long:
        with pytest.raises(MalformedAction):
            GAME.code(action)


def test_an_action_of_another_game_cannot_be_packed() -> None:
    with pytest.raises(MalformedAction, match="Action is no action of this game"):
        GAME.code(Action())


def test_targets_of_forms_are_known_by_name() -> None:
    target = GAME.spelling().target
    assert target(codes.BETS, "win", 1) == ("1", (HORSES[0],))
    assert target(codes.BETS, "pair", codes.pair(0, 23)) == ("1 24", (HORSES[0], HORSES[23]))
    assert target(codes.BETS, "pair", codes.pair(23, 0)) == ("24 1", (HORSES[23], HORSES[0]))
    assert target(codes.ENTER, "", 24) == ("24", (HORSES[23],))
    assert target(codes.BID, "bid", 1) == ("", ())
