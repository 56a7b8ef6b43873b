"""Text, JSON and packed forms of actions."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import MalformedAction
from hippodrome.core.wire import Action
from hippodrome.games.finish_line.actions import (
    AnyAction,
    PlaceBets,
    PlaceStake,
    PlayExtra,
    SetAside,
    TakeDice,
    UseDie,
    WinStake,
)
from hippodrome.games.finish_line.codes import PAIRS
from hippodrome.games.finish_line.state import Meeting
from tests.games.finish_line.races import GAME, last_action, malformed, rolled, running, setup

MOST = 2**53
EXAMPLES: list[tuple[str, AnyAction, dict[str, Any]]] = [
    ("bets none", PlaceBets(), {"do": "bets"}),
    ("bets win s3 200", PlaceBets((WinStake(3, 200),)), {"do": "bets", "wins": [{"start": 3, "stake": 200}]}),
    ("bets win s7 -100", PlaceBets((WinStake(7, -100),)), {"do": "bets", "wins": [{"start": 7, "stake": -100}]}),
    (f"bets win s1 {MOST}", PlaceBets((WinStake(1, MOST),)), {"do": "bets", "wins": [{"start": 1, "stake": MOST}]}),
    (
        "bets place s6+s7 100 place s1+s2 300",
        PlaceBets((), (PlaceStake((6, 7), 100), PlaceStake((1, 2), 300))),
        {"do": "bets", "places": [{"starts": [6, 7], "stake": 100}, {"starts": [1, 2], "stake": 300}]},
    ),
    (
        "bets win s3 200 win s5 100 win s2 400 place s2+s3 200 place s1+s2 100",
        PlaceBets((WinStake(3, 200), WinStake(5, 100), WinStake(2, 400)), (PlaceStake((2, 3), 200), PlaceStake((1, 2), 100))),
        {
            "do": "bets",
            "wins": [{"start": 3, "stake": 200}, {"start": 5, "stake": 100}, {"start": 2, "stake": 400}],
            "places": [{"starts": [3, 2], "stake": 200}, {"starts": [1, 2], "stake": 100}],
        },
    ),
    ("take white white red", TakeDice(("white", "white", "red")), {"do": "take", "dice": ["white", "red", "white"]}),
    ("take yellow", TakeDice(("yellow",)), {"do": "take", "dice": ["yellow"]}),
    ("aside black", SetAside("black"), {"do": "aside", "die": "black"}),
    ("use horseshoe 11", UseDie("horseshoe", (11,)), {"do": "use", "face": "horseshoe", "horses": [11]}),
    ("use outsider-3000 24", UseDie("outsider-3000", (24,)), {"do": "use", "face": "outsider-3000", "horses": [24]}),
    ("use pace 5 11", UseDie("pace", (5, 11)), {"do": "use", "face": "pace", "horses": [5, 11]}),
    (
        "use interference 20 11 5",
        UseDie("interference", (20, 11, 5)),
        {"do": "use", "face": "interference", "horses": [20, 11, 5]},
    ),
    ("use tip white red", UseDie("tip", (), ("white", "red")), {"do": "use", "face": "tip", "dice": ["red", "white"]}),
    ("use tip green", UseDie("tip", (), ("green",)), {"do": "use", "face": "tip", "dice": ["green"]}),
    ("use side-bet", UseDie("side-bet"), {"do": "use", "face": "side-bet", "horses": [], "dice": []}),
    ("use dead-heat", UseDie("dead-heat"), {"do": "use", "face": "dead-heat"}),
    ("use extra", UseDie("extra"), {"do": "use", "face": "extra"}),
    ("extra 11", PlayExtra(11), {"do": "extra", "horse": 11}),
    ("extra none", PlayExtra(), {"do": "extra"}),
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
    assert GAME.read("take white white red") == 1 | 1 << 8 | 1 << 13 | 2 << 18
    assert GAME.read("aside black") == 2 | 5 << 8
    assert GAME.read("use interference 20 11 5") == 3 | 13 << 4 | 20 << 8 | 11 << 13 | 5 << 18
    assert GAME.read("extra 24") == 4 | 24 << 8
    assert GAME.read("bets win s3 200") == 5 | 3 << 4 | 200 << 9
    assert GAME.read("bets place s6+s7 100") == 5 | 21 << 187 | 100 << 192
    assert len(PAIRS) == 21 and PAIRS[0] == (1, 2) and PAIRS[20] == (6, 7)


@pytest.mark.parametrize("text", ["  use   whip 5 ", "use\twhip\n5", b"use whip 5", ' {"do":"use","face":"whip","horses":[5]} '])
def test_spaces_and_bytes_do_not_matter(text: str | bytes) -> None:
    assert GAME.read(text) == GAME.read("use whip 5")


def test_the_order_of_dice_and_of_a_pair_does_not_matter_but_that_of_an_interference_does() -> None:
    assert GAME.read("take red white white") == GAME.read("take white red white")
    assert GAME.read("use tip red white") == GAME.read("use tip white red")
    assert GAME.read("bets place s3+s2 100") == GAME.read("bets place s2+s3 100")
    assert GAME.read("use interference 1 2 3") != GAME.read("use interference 3 2 1")
    assert GAME.read("use pace 1 2") != GAME.read("use pace 2 1")


def test_everything_legal_survives_the_round_trip() -> None:
    chance = FastChance(5)
    state = GAME.start(setup(3), chance)
    while seats := GAME.to_act(state):
        legal = GAME.legal(state, seats[0])
        for code in [*legal, *(form.draw(chance) for form in legal.forms)]:
            action = GAME.action(code)
            assert GAME.read(GAME.write(code)) == GAME.code(action) == GAME.read(msgspec.json.encode(action)) == code
        GAME.apply(state, seats[0], legal.draw(chance), chance)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "bets", "bets win", "bets win 3 200", "bets win s3", "bets win s8 100", "bets win s0 100", "bets win s3 1e3",
        "bets place s1 100", "bets place s1+s1 100", "bets place s1+s8 100", "bets place s2+s3 100 win s1 100",
        "bets none none", "bets win s1 100 win s2 100 win s3 100 win s4 100", "bets win s1 99999999999999999",
        "bets win s1 9999999999999999", "take", "take pink", "take white red", "take white white white white", "take White",
        "aside", "aside pink", "aside white red", "use", "use blank", "use wings 5", "use whip", "use whip 0", "use whip 25",
        "use whip 5 6", "use whip ٣", "use whip -5", "use whip 5.0", "use tip", "use tip 5",
        "use tip white white white", "use side-bet 5", "use interference 1 2", "use interference 1 2 3 4", "use pace 5",
        "use dead-heat 5", "extra", "extra 25", "extra 0", "extra 5 6", "extra None", "win", "{", "{}", "[]", "null",
        '{"do":"use"}', '{"do":"use","face":"blank"}', '{"do":"use","face":"whip","horses":[5],"dice":["red"]}',
        '{"do":"use","face":"tip","horses":[5],"dice":["red"]}', '{"do":"use","face":"whip","horses":["5"]}',
        '{"do":"take","dice":[]}', '{"do":"take","dice":"white"}', '{"do":"extra","horse":"11"}',
        '{"do":"aside","die":"white","x":1}', '{"do":"bets","wins":[{"start":1.5,"stake":100}]}',
        '{"do":"bets","wins":[{"start":1,"stake":9007199254740993}]}', '{"do":"bets","places":[{"starts":[1],"stake":100}]}',
        "\ud800", "use whip 5\x00", "x" * 1001,
    ],
)  # fmt: skip
def test_what_is_no_action_is_malformed(text: str) -> None:
    malformed(text)


@pytest.mark.parametrize(
    "action",
    [
        PlaceBets((WinStake(8, 100),)),
        PlaceBets((WinStake(0, 100),)),
        PlaceBets((WinStake(1, 2**60),)),
        PlaceBets((WinStake(1, 100),) * 4),
        PlaceBets((), (PlaceStake((3, 3), 100),)),
        PlaceBets((), (PlaceStake((0, 3), 100),)),
        PlaceBets((), (PlaceStake((1, 2), 100),) * 3),
        TakeDice(("white", "red")),
        TakeDice(()),
        TakeDice(("pink",)),  # type: ignore[arg-type]
        SetAside("pink"),  # type: ignore[arg-type]
        UseDie("blank"),  # type: ignore[arg-type]
        UseDie("whip", (32,)),
        UseDie("whip", (0,)),
        UseDie("tip", (), ("white",) * 3),
        PlayExtra(0),
        PlayExtra(25),
    ],
    ids=str,
)
def test_objects_made_by_hand_are_checked_too(action: Action) -> None:
    with pytest.raises(MalformedAction):
        GAME.code(action)


@pytest.mark.parametrize(
    "code",
    [
        -1, 0, 6, 15, 1, 1 | 6 << 8, 1 | 1 << 13, 2, 2 | 1 << 8 | 1 << 13, 2 | 9 << 8, 3, 3 | 5 << 4, 3 | 5 << 4 | 25 << 8,
        3 | 10 << 4, 3 | 10 << 4 | 2 << 8 | 1 << 13, 3 | 7 << 4 | 1 << 8, 4 | 31 << 8, 4 | 1 << 4, 1 | 1 << 8 | 1 << 23, 1 << 40,
        5 | 8 << 4 | 100 << 9, 5 | 22 << 187 | 100 << 192, 5 | 1 << 310, 5 | 100 << 9, 2**200,
    ],
)  # fmt: skip
def test_other_numbers_stand_for_no_action(code: int) -> None:
    with pytest.raises(MalformedAction):
        GAME.action(code)
    for state in (running(), rolled("white horseshoe", "red whip", "black tip")):
        malformed(code, state)


def test_a_slip_with_a_gap_is_malformed() -> None:
    code = 5 | 3 << 65 | 200 << 70
    assert GAME.write(GAME.read("bets win s3 200")) == "bets win s3 200"
    with pytest.raises(MalformedAction):
        GAME.action(code)


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (rolled("white horseshoe", "red blank", "red blank"), "aside white"),
        (running(), "take white white red"),
        (last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0]), "extra 11"),
        (last_action("aside white", "white blank", "red blank", "red blank", kept=[1, 0, 0]), "extra none"),
    ],
    ids=["aside", "take", "extra", "extra none"],
)
def test_a_number_with_bits_that_say_nothing_is_no_action(state: Meeting, text: str) -> None:
    code, before = GAME.read(text), GAME.snapshot(state)
    face = {1 << bit for bit in range(4, 8)}
    second_and_third = set() if text.startswith("take") else {1 << bit for bit in range(13, 23)}
    bits = sorted(face | second_and_third | {1 << 23, 1 << 30})
    for one in bits:
        for other in bits[: bits.index(one) + 1]:
            with pytest.raises(MalformedAction):
                GAME.apply(state, 0, code | one | other, FastChance(1))
    assert GAME.snapshot(state) == before
