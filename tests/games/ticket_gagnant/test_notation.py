"""Text, JSON and packed forms of actions."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import MalformedAction
from hippodrome.core.wire import Action
from hippodrome.games.ticket_gagnant import actions
from tests.games.ticket_gagnant.positions import GAME, do, opened, position, ready_to_predict, setup, view
from tests.games.ticket_gagnant.random_positions import random_position

EXAMPLES: list[tuple[str, actions.AnyAction, dict[str, Any]]] = [
    ("discipline flat", actions.ChooseDiscipline("flat"), {"do": "discipline", "discipline": "flat"}),
    ("discipline hurdles", actions.ChooseDiscipline("hurdles"), {"do": "discipline", "discipline": "hurdles"}),
    ("discipline steeplechase", actions.ChooseDiscipline("steeplechase"), {"do": "discipline", "discipline": "steeplechase"}),
    ("discipline harness", actions.ChooseDiscipline("harness"), {"do": "discipline", "discipline": "harness"}),
    ("river 1 before", actions.PlaceRiver(1, False), {"do": "river", "hedge": 1, "after": False}),
    ("river 1 after", actions.PlaceRiver(1, True), {"do": "river", "hedge": 1, "after": True}),
    ("river 2 before", actions.PlaceRiver(2, False), {"do": "river", "hedge": 2, "after": False}),
    ("river 2 after", actions.PlaceRiver(2, True), {"do": "river", "hedge": 2, "after": True}),
    ("arrange 7654321", actions.ArrangeHorses((7, 6, 5, 4, 3, 2, 1)), {"do": "arrange", "order": [7, 6, 5, 4, 3, 2, 1]}),
    ("secrecy hidden", actions.ChooseSecrecy(True), {"do": "secrecy", "hidden": True}),
    ("secrecy open", actions.ChooseSecrecy(False), {"do": "secrecy", "hidden": False}),
    ("hand 5", actions.ChooseHandSize(5), {"do": "hand", "size": 5}),
    ("predict 7/3/5", actions.Predict(7, 3, 5), {"do": "predict", "first": 7, "second": 3, "third": 5}),
    ("predict 7/./5", actions.Predict(7, None, 5), {"do": "predict", "first": 7, "third": 5}),
    ("predict ./3/.", actions.Predict(None, 3), {"do": "predict", "second": 3}),
    ("play 5x3 5>c7", actions.PlayCard("5x3", 5, "c7"), {"do": "play", "card": "5x3", "horse": 5, "to": "c7"}),
    (
        "play 4=6 4>d8>e9",
        actions.PlayCard("4=6", 4, "d8", "e9"),
        {"do": "play", "card": "4=6", "horse": 4, "to": "d8", "pushed_to": "e9"},
    ),
    ("play J 1>a1", actions.PlayCard("J", 1, "a1"), {"do": "play", "card": "J", "horse": 1, "to": "a1"}),
    ("play J 7>g19>f19", actions.PlayCard("J", 7, "g19", "f19"),
     {"do": "play", "card": "J", "horse": 7, "to": "g19", "pushed_to": "f19"}),
    ("play 4=6 stay", actions.PlayCard("4=6"), {"do": "play", "card": "4=6"}),
    ("discard 5x3", actions.DiscardCard("5x3"), {"do": "discard", "card": "5x3"}),
    ("discard J", actions.DiscardCard("J"), {"do": "discard", "card": "J"}),
]  # fmt: skip
IDS = [text for text, _, _ in EXAMPLES]


@pytest.mark.parametrize(("text", "action", "data"), EXAMPLES, ids=IDS)
def test_an_action_has_one_text_one_object_one_json_and_one_number(text: str, action: Action, data: dict[str, Any]) -> None:
    code = GAME.read(text)
    assert GAME.write(code) == text
    assert GAME.action(code) == action
    assert GAME.code(action) == code
    assert GAME.read(json.dumps(data)) == code
    assert GAME.read(msgspec.json.encode(action)) == code


def test_the_numbers_are_packed_as_documented() -> None:
    """bits 28–30 kind, 20–25 card, 16–18 horse, 8–15 cell, 0–7 pushed to."""
    assert GAME.read("play 1x1 1>a1>b1") == 1
    assert GAME.read("play 1x1 1>b1>a1") == 1 << 8
    assert GAME.read("play 1x1 2>a1>a1") == 1 << 16
    assert GAME.read("play 1x2 1>a1>a1") == 1 << 20
    assert GAME.read("play 1x1 1>a1") == 255
    assert GAME.read("play 1=2 stay") == 21 << 20 | 7 << 16 | 255 << 8 | 255
    assert GAME.read("play J 7>g19") == 42 << 20 | 6 << 16 | 132 << 8 | 255
    assert GAME.read("discard 1x2") == 1 << 28 | 1 << 20
    assert GAME.read("predict 1/2/3") == 2 << 28 | 1 | 2 << 3 | 3 << 6
    assert GAME.read("discipline harness") == 3 << 28 | 3
    assert GAME.read("river 2 before") == 4 << 28 | 2
    assert GAME.read("arrange 2345671") == 5 << 28 | 1 | 2 << 3 | 3 << 6 | 4 << 9 | 5 << 12 | 6 << 15
    assert GAME.read("secrecy hidden") == 6 << 28 | 1
    assert GAME.read("hand 7") == 7 << 28 | 7


@pytest.mark.parametrize("edition", ["2022", "2024"])
def test_every_choice_before_a_race_survives_the_round_trip(edition: str) -> None:
    chance = FastChance(4)
    state = GAME.start(setup(edition, 3), chance)
    for action in ("discipline steeplechase", "river 1 after", "arrange 2134567", "secrecy open", "hand 7"):
        if edition == "2022" and action.startswith(("arrange", "secrecy")):
            continue
        for code in GAME.legal(state, state.first):
            assert GAME.read(GAME.write(code)) == GAME.code(GAME.action(code)) == code
        do(state, action, chance=chance)


def test_every_prediction_survives_the_round_trip() -> None:
    for code in GAME.legal(ready_to_predict(), 0):
        assert GAME.read(GAME.write(code)) == GAME.code(GAME.action(code)) == code


def test_every_play_of_many_positions_survives_the_round_trip() -> None:
    random = Random(8)
    for _ in range(60):
        state, _, _, _ = random_position(random, cards=5)
        for code in GAME.legal(state, 0):
            action = GAME.action(code)
            assert GAME.read(GAME.write(code)) == GAME.code(action) == GAME.read(msgspec.json.encode(action)) == code


@pytest.mark.parametrize(
    "text", ["  play 5x3   5>c7 ", "play\t5x3\n5>c7", b"play 5x3 5>c7", '  {"do":"play","card":"5x3","horse":5,"to":"c7"} ']
)
def test_spaces_and_bytes_do_not_matter(text: str | bytes) -> None:
    assert GAME.read(text) == GAME.read("play 5x3 5>c7")


def test_a_prediction_of_nobody_can_be_read_so_that_its_rule_can_refuse_it() -> None:
    assert GAME.read('{"do":"predict"}') == GAME.read("predict ././.") == 2 << 28


def test_every_hand_size_of_two_digits_can_be_read_so_that_its_rule_can_refuse_it() -> None:
    for size in range(100):
        assert GAME.write(GAME.read(f"hand {size}")) == f"hand {size}"
        assert GAME.read(json.dumps({"do": "hand", "size": size})) == GAME.read(f"hand {size}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "run",
        "play",
        "play 5x3",
        "play 5x3 5",
        "play 5x3 5>",
        "play 5x3 5>c7>",
        "play 5x3 5>c7>d8>e9",
        "play 5x3 8>c7",
        "play 5x3 0>c7",
        "play 5x4 5>c7",
        "play 5x0 5>c7",
        "play 8x1 5>c7",
        "play 0x1 5>c7",
        "play 5x3 5>h7",
        "play 5x3 5>c0",
        "play 5x3 5>c07",
        "play 5x3 5>c20",
        "play 5x3 5>c99",
        "play 5x3 5>c100",
        "play 5x3 5>c7>d20",
        "play 5x3 5>7c",
        "play 5=4 5>c7",
        "play 5=5 stay",
        "play 4=8 stay",
        "play 4=5 STAY",
        "play j 5>c7",
        "PLAY J 5>c7",
        "play J 5>C7",
        "play J 5 > c7",
        "play J 5>c7 now",
        "play J 5>c７",
        "discard",
        "discard 5x9",
        "discard 5=4",
        "discard stay",
        "predict 7/3",
        "predict 7/3/5/1",
        "predict 8/./.",
        "predict 0/./.",
        "predict 7-3-5",
        "predict",
        "hand",
        "hand -3",
        "hand 3.0",
        "hand 100",
        "hand three",
        "hand ٣",
        "arrange 123456",
        "arrange 12345678",
        "arrange 1234568",
        "arrange 0123456",
        "river 3 before",
        "river 0 after",
        "river 1",
        "river 1 beside",
        "secrecy",
        "secrecy maybe",
        "discipline",
        "discipline trot",
        "discipline flat flat",
        "play 5x3 5>c7\0",
        "\ud800",
        "[]",
        "null",
        "5",
        '"play 5x3 5>c7"',
    ],
)
def test_text_that_is_no_action_is_malformed(text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.read(text)
    assert len(str(caught.value)) > 20


@pytest.mark.parametrize(
    "data",
    [
        "{}",
        "{",
        '{"do":"play"}',
        '{"do":"run"}',
        '{"do":1}',
        '{"do":"play","card":"5x3","horse":5}',
        '{"do":"play","card":"5x3","to":"c7"}',
        '{"do":"play","card":"5x3","pushed_to":"c7"}',
        '{"do":"play","card":"5x3","horse":null,"to":"c7","pushed_to":"d8"}',
        '{"do":"play","card":"5x3","horse":8,"to":"c7"}',
        '{"do":"play","card":"5x3","horse":0,"to":"c7"}',
        '{"do":"play","card":"5x3","horse":"5","to":"c7"}',
        '{"do":"play","card":"5x3","horse":5,"to":"c20"}',
        '{"do":"play","card":"5x3","horse":5,"to":"c7\\n"}',
        '{"do":"play","card":"5x3","horse":5,"to":"h7"}',
        '{"do":"play","card":"5x3","horse":5,"to":"c7","pushed_to":"d20"}',
        '{"do":"play","card":"5=4","horse":5,"to":"c7"}',
        '{"do":"play","card":"5x9","horse":5,"to":"c7"}',
        '{"do":"play","card":"5x3","horse":5,"to":"c7","fast":true}',
        '{"do":"discard"}',
        '{"do":"discard","card":"5=5"}',
        '{"do":"predict","first":8}',
        '{"do":"predict","first":0}',
        '{"do":"predict","first":"7"}',
        '{"do":"hand","size":100}',
        '{"do":"hand","size":-1}',
        '{"do":"hand","size":"5"}',
        '{"do":"hand","size":true}',
        '{"do":"hand","size":1e400}',
        '{"do":"hand"}',
        '{"do":"arrange","order":[1,2,3,4,5,6]}',
        '{"do":"arrange","order":[1,2,3,4,5,6,8]}',
        '{"do":"arrange","order":[1,2,3,4,5,6,7,7]}',
        '{"do":"arrange","order":"1234567"}',
        '{"do":"river","hedge":3,"after":true}',
        '{"do":"river","hedge":0,"after":true}',
        '{"do":"river","hedge":1}',
        '{"do":"river","hedge":1,"after":1}',
        '{"do":"secrecy","hidden":"yes"}',
        '{"do":"discipline","discipline":"trot"}',
        '{"do":"hand","size":5} {"do":"hand","size":5}',
        '{"do":"play","card":' + "[" * 400,
    ],
)
def test_json_that_is_no_action_is_malformed(data: str) -> None:
    for form in (data, data.encode()):
        with pytest.raises(MalformedAction):
            GAME.read(form)


def test_an_action_of_more_than_a_thousand_bytes_is_not_even_looked_at() -> None:
    assert GAME.read("hand" + " " * 995 + "3") == GAME.read("hand 3")
    with pytest.raises(MalformedAction, match="at most 1000 bytes"):
        GAME.read("hand" + " " * 996 + "3")


def test_the_complaint_about_a_text_shows_what_actions_look_like() -> None:
    with pytest.raises(MalformedAction) as caught:
        GAME.read("gallop")
    for text in ("discipline flat", "river 1 after", "arrange 1234567", "secrecy open", "hand 5", "predict 7/3/.",
                 "play 5x3 5>c7", "play 5x3 5>c7>d8", "play 4=5 stay", "discard 5x3"):  # fmt: skip
        assert text in str(caught.value)
        GAME.read(text)


@pytest.mark.parametrize(
    ("text", "word"), [("play 5x3 5>c20", "c20"), ("play 5=4 5>c7", "5=4"), ("play 5x3 8>c7", "8"), ("predict 7/9/.", "9")]
)
def test_the_word_that_is_not_understood_is_named(text: str, word: str) -> None:
    with pytest.raises(MalformedAction, match=f"'{word}' is not understood here"):
        GAME.read(text)


def test_a_cell_or_a_card_that_there_is_not_is_named() -> None:
    with pytest.raises(MalformedAction, match="there is no c20"):
        GAME.read('{"do":"play","card":"5x3","horse":5,"to":"c20"}')
    with pytest.raises(MalformedAction, match="there is no 5=4"):
        GAME.read('{"do":"discard","card":"5=4"}')


def test_a_number_has_a_readable_form_or_is_malformed_and_the_form_leads_back_to_it() -> None:
    random = Random(9)
    read = 0
    for _ in range(3000):
        code = random.getrandbits(random.choice((8, 16, 22, 28, 29, 31, 32, 40)))
        if random.random() < 0.3:
            code = random.randrange(8) << 28 | random.getrandbits(random.choice((3, 9, 21)))
        try:
            action = GAME.action(code)
        except MalformedAction:
            continue
        read += 1
        assert GAME.code(action) == GAME.read(GAME.write(code)) == GAME.read(msgspec.json.encode(action)) == code
    assert read > 300


@pytest.mark.parametrize("code", [-1, -255, 8 << 28, 1 << 40, 43 << 20 | 255, 1 << 28 | 43 << 20, 7 << 28 | 100, 5 << 28 | 7])
def test_a_number_that_stands_for_no_action_cannot_be_read_or_written(code: int) -> None:
    with pytest.raises(MalformedAction):
        GAME.action(code)
    with pytest.raises(MalformedAction):
        GAME.write(code)


def test_an_action_of_another_game_is_malformed() -> None:
    class Fly(Action, frozen=True, tag="fly"):
        pass

    with pytest.raises(MalformedAction, match="Fly is no action of this game"):
        GAME.code(Fly())


def test_what_a_seat_is_offered_can_be_sent_back_as_it_is() -> None:
    state = position(horses={5: "d10", 4: "e10"}, hands=[["4=5", "J"], ["1x1"]])
    choice = view(state, 0).choice
    assert choice is not None
    offered = [GAME.read(msgspec.json.encode(action)) for action in choice.actions]
    assert offered == list(GAME.legal(state, 0))
    assert view(opened(), 1).choice is None


@pytest.mark.parametrize(
    "action",
    [
        actions.ChooseDiscipline("gallop"),  # type: ignore[arg-type]  # what no reader lets through
        actions.PlaceRiver(3, True),  # type: ignore[arg-type]  # likewise
        actions.ArrangeHorses((1, 2, 3)),  # type: ignore[arg-type]  # likewise
        actions.ArrangeHorses((1, 2, 3, 4, 5, 6, 8)),
        actions.ChooseHandSize(-1),
        actions.ChooseHandSize(100),
        actions.Predict(9, None, None),
        actions.PlayCard("5x3", 9, "c7"),
        actions.PlayCard("5x3", 5, "zz"),
        actions.PlayCard("5x3", 5, "c7", "h1"),
    ],
)
def test_an_action_built_by_hand_that_cannot_be_is_malformed(action: actions.AnyAction) -> None:
    with pytest.raises(MalformedAction):
        GAME.code(action)
