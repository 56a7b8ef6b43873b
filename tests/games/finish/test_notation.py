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
from hippodrome.games.finish import actions
from hippodrome.games.finish.actions import Bid, Pass, PlaceBets, SetMaximum
from hippodrome.games.finish.events import Bet
from tests.games.finish.programmes import GAME, betting, lot

MOST = 2**53

EXAMPLES: list[tuple[str, actions.AnyAction, dict[str, Any]]] = [
    ("pass", Pass(), {"do": "pass"}),
    ("bid 1500", Bid(1500), {"do": "bid", "amount": 1500}),
    ("bid 0", Bid(0), {"do": "bid", "amount": 0}),
    ("bid -100", Bid(-100), {"do": "bid", "amount": -100}),
    (f"bid {MOST}", Bid(MOST), {"do": "bid", "amount": MOST}),
    (f"bid -{MOST}", Bid(-MOST), {"do": "bid", "amount": -MOST}),
    ("maximum 3000", SetMaximum(3000), {"do": "maximum", "amount": 3000}),
    ("maximum 0", SetMaximum(0), {"do": "maximum", "amount": 0}),
    ("bets none", PlaceBets(), {"do": "bets"}),
    ("bets win 5 1000", PlaceBets(Bet(5, 1000)), {"do": "bets", "win": {"lane": 5, "stake": 1000}}),
    ("bets place 2 300", PlaceBets(None, (Bet(2, 300),)), {"do": "bets", "places": [{"lane": 2, "stake": 300}]}),
    (
        "bets place 2 300 place 6 500",
        PlaceBets(None, (Bet(2, 300), Bet(6, 500))),
        {"do": "bets", "win": None, "places": [{"lane": 2, "stake": 300}, {"lane": 6, "stake": 500}]},
    ),
    (
        "bets win 1 100 place 1 200",
        PlaceBets(Bet(1, 100), (Bet(1, 200),)),
        {"do": "bets", "win": {"lane": 1, "stake": 100}, "places": [{"lane": 1, "stake": 200}]},
    ),
    (
        "bets win 5 1000 place 2 300 place 6 500",
        PlaceBets(Bet(5, 1000), (Bet(2, 300), Bet(6, 500))),
        {"do": "bets", "win": {"lane": 5, "stake": 1000}, "places": [{"lane": 2, "stake": 300}, {"lane": 6, "stake": 500}]},
    ),
    ("bets win 3 -100", PlaceBets(Bet(3, -100)), {"do": "bets", "win": {"lane": 3, "stake": -100}}),
]
IDS = [text for text, _, _ in EXAMPLES]


@pytest.mark.parametrize(("text", "action", "data"), EXAMPLES, ids=IDS)
def test_an_action_has_one_text_one_object_one_json_and_one_number(text: str, action: Action, data: dict[str, Any]) -> None:
    code = GAME.read(text)
    assert GAME.write(code) == text
    assert GAME.action(code) == action
    assert GAME.code(action) == code
    assert GAME.read(json.dumps(data)) == code
    assert GAME.read(msgspec.json.encode(action)) == code


@pytest.mark.rule("FI-10e")
def test_the_form_of_the_rulebook_can_be_written() -> None:
    form = PlaceBets(win=Bet(lane=5, stake=1000), places=(Bet(lane=2, stake=300), Bet(lane=6, stake=500)))
    assert GAME.write(GAME.code(form)) == "bets win 5 1000 place 2 300 place 6 500"


def test_the_numbers_are_packed_as_documented() -> None:
    """bits 0–3 kind; then per line 4 bits target and 56 bits amount."""
    assert GAME.read("pass") == 1
    assert GAME.read("bid 1500") == 2 | 1 << 4 | 1500 << 8
    assert GAME.read("maximum 3000") == 3 | 1 << 4 | 3000 << 8
    assert GAME.read("maximum 0") == 3 | 1 << 4
    assert GAME.read("bid -1") == 2 | 1 << 4 | (2**56 - 1) << 8
    assert GAME.read("bets none") == 4
    assert GAME.read("bets win 5 1000") == 4 | 5 << 4 | 1000 << 8
    assert GAME.read("bets place 2 300 place 6 500") == 4 | 2 << 64 | 300 << 68 | 6 << 124 | 500 << 128


@pytest.mark.parametrize(
    "text",
    ["  bid   1500 ", "bid\t1500\n", b"bid 1500", '  {"do":"bid","amount":1500} ', "bid 01500", '{"amount":1500,"do":"bid"}'],
)
def test_spaces_bytes_and_zeros_do_not_matter(text: str | bytes) -> None:
    assert GAME.read(text) == GAME.read("bid 1500")


def test_random_actions_survive_the_round_trip() -> None:
    whim = FastChance(1)
    for state in (betting(), betting([0, 1]), lot(cash=[4200, 9000])):
        legal = GAME.legal(state, 0)
        for code in [legal.draw(whim) for _ in range(300)]:
            action = GAME.action(code)
            assert GAME.read(GAME.write(code)) == GAME.code(action) == GAME.read(msgspec.json.encode(action)) == code


def test_any_amount_and_any_lane_survive_the_round_trip() -> None:
    random = Random(2)
    for _ in range(300):
        amounts = [random.choice((1, -1)) * random.randrange(MOST + 1) for _ in range(3)]
        lanes = [random.randint(1, 6) for _ in range(3)]
        stakes = [Bet(lane, amount) for lane, amount in zip(lanes, amounts, strict=True)]
        for action in (Bid(amounts[0]), SetMaximum(amounts[0]), PlaceBets(stakes[0], tuple(stakes[1:]))):
            assert GAME.action(GAME.code(action)) == action
            assert GAME.read(GAME.write(GAME.code(action))) == GAME.code(action)


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
        "bid - 100",
        "bid --100",
        "bid 1500 now",
        "bid １５００",
        "bid ١٥٠٠",
        f"bid {MOST + 1}",
        f"bid -{MOST + 1}",
        "bid 9999999999999999",
        "bid 10000000000000000",
        "bid 99999999999999999999999999",
        "BID 1500",
        "maximum",
        "maximum none",
        f"maximum {MOST + 1}",
        "max 1500",
        "bets",
        "bets nothing",
        "bets none none",
        "bets none win 1 100",
        "bets win",
        "bets win 5",
        "bets win 0 100",
        "bets win 7 100",
        "bets win 12 100",
        "bets win -1 100",
        "bets win Moskito 100",
        f"bets win 5 {MOST + 1}",
        "bets win 5 100 win 6 100",
        "bets place 5 100 win 6 100",
        "bets place 1 100 place 2 100 place 3 100",
        "bets place 0 100",
        "bets place 7 100",
        f"bets place 1 100 place 2 {MOST + 1}",
        "bets win 5 100 place",
        "bet win 5 100",
        "win 5 100",
        "bid 1500\0",
        "\ud800",
        "[]",
        "null",
        "5",
        '"bid 1500"',
    ],
)
def test_text_that_is_no_action_is_malformed_and_told_what_actions_look_like(text: str) -> None:
    with pytest.raises(MalformedAction, match="bets win 5 1000 place 2 300 place 6 500"):
        GAME.read(text)


@pytest.mark.parametrize(
    "data",
    [
        "{}",
        "{",
        '{"do":"run"}',
        '{"do":1}',
        '{"do":null}',
        '{"amount":1500}',
        '{"do":"pass","seat":1}',
        '{"do":"bid"}',
        '{"do":"bid","amount":"1500"}',
        '{"do":"bid","amount":null}',
        '{"do":"bid","amount":true}',
        '{"do":"bid","amount":1500.5}',
        '{"do":"bid","amount":1e400}',
        '{"do":"bid","amount":9007199254740993}',
        '{"do":"bid","amount":-9007199254740993}',
        '{"do":"bid","amount":1' + "0" * 60 + "}",
        '{"do":"bid","amount":1500,"fast":true}',
        '{"do":"maximum"}',
        '{"do":"maximum","amount":9007199254740993}',
        '{"do":"bets","win":5}',
        '{"do":"bets","win":{"lane":5}}',
        '{"do":"bets","win":{"stake":100}}',
        '{"do":"bets","win":{"lane":0,"stake":100}}',
        '{"do":"bets","win":{"lane":7,"stake":100}}',
        '{"do":"bets","win":{"lane":"5","stake":100}}',
        '{"do":"bets","win":{"lane":5,"stake":9007199254740993}}',
        '{"do":"bets","win":{"lane":5,"stake":100,"odds":20}}',
        '{"do":"bets","win":[5,100]}',
        '{"do":"bets","places":{"lane":5,"stake":100}}',
        '{"do":"bets","places":[null]}',
        '{"do":"bets","places":[{"lane":7,"stake":100}]}',
        '{"do":"bets","places":[{"lane":1,"stake":100},{"lane":2,"stake":100},{"lane":3,"stake":100}]}',
        '{"do":"bets","place":[{"lane":1,"stake":100}]}',
        '{"do":"pass"} {"do":"pass"}',
        '{"do":"bets","places":' + "[" * 400,
    ],
)
def test_json_that_is_no_action_is_malformed(data: str) -> None:
    for form in (data, data.encode()):
        with pytest.raises(MalformedAction):
            GAME.read(form)


def test_an_action_of_more_than_a_thousand_bytes_is_not_even_looked_at() -> None:
    assert GAME.read("bid" + " " * 993 + "1500") == GAME.read("bid 1500")
    with pytest.raises(MalformedAction, match="at most 1000 bytes"):
        GAME.read("bid" + " " * 994 + "1500")


@pytest.mark.parametrize(
    "code",
    [
        -1, 0, 2, 3, 5, 15, 17, 2**40, 2**62, 2**64, 2**200, -(2**70),
        1 | 1 << 4, 2 | 1500 << 8, 2 | 2 << 4 | 1500 << 8, 2 | 1 << 4 | 1500 << 8 | 1 << 64,
        4 | 100 << 8, 4 | 7 << 4 | 100 << 8, 4 | 15 << 124 | 100 << 128, 4 | 6 << 124 | 500 << 128, 4 | 1 << 184,
    ],
)  # fmt: skip
def test_a_number_that_stands_for_no_action_cannot_be_turned_into_one(code: int) -> None:
    for turn in (GAME.action, GAME.write):
        with pytest.raises(MalformedAction, match=f"{code} stands for no action"):
            turn(code)


@pytest.mark.parametrize("amount", [MOST + 1, -MOST - 1, 2**55, -(2**55) - 1, 2**56 + 1000, 2**60 + 1500, -(2**56) + 1000])
def test_more_money_than_there_is_cannot_be_packed(amount: int) -> None:
    """Neither is it taken for another, smaller amount."""
    for action in (Bid(amount), SetMaximum(amount), PlaceBets(Bet(1, amount)), PlaceBets(None, (Bet(1, amount),))):
        with pytest.raises(MalformedAction):
            GAME.code(action)


@pytest.mark.parametrize("amount", [MOST + 1, 2**54, 2**55 - 1])
def test_a_number_with_more_money_than_there_is_stands_for_no_action(amount: int) -> None:
    for signed in (amount, -amount):
        for code in (pack_slip(2, [(1, signed)]), pack_slip(3, [(1, signed)]), pack_slip(4, [(1, signed), (0, 0), (0, 0)])):
            with pytest.raises(MalformedAction):
                GAME.write(code)


@pytest.mark.parametrize("lane", [-1, 0, 7, 8, 15, 16, 17, 33])
def test_a_lane_that_does_not_exist_cannot_be_packed(lane: int) -> None:
    for action in (PlaceBets(Bet(lane, 100)), PlaceBets(None, (Bet(1, 100), Bet(lane, 100)))):
        with pytest.raises(MalformedAction):
            GAME.code(action)


def test_a_third_place_bet_cannot_be_packed() -> None:
    with pytest.raises(MalformedAction):
        GAME.code(PlaceBets(None, (Bet(1, 100), Bet(2, 100), Bet(3, 100))))


def test_an_action_of_another_game_cannot_be_packed() -> None:
    with pytest.raises(MalformedAction, match="Action is no action of this game"):
        GAME.code(Action())
