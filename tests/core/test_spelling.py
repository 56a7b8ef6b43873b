"""Spelling: every shape that an action can have, on actions of a game that there is not."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.core.errors import MalformedAction
from hippodrome.core.fields import by_name, by_number
from hippodrome.core.kinds import Amount
from hippodrome.core.slips import MOST_AMOUNT, pack_slip
from hippodrome.core.spelling import Filled, Slip, Spelling, Word
from hippodrome.core.wire import Action

Horse = Annotated[str, msgspec.Meta(extra={"is": "horse"})]
Card = Annotated[str, msgspec.Meta(extra={"is": "card"})]
Lane = Annotated[int, msgspec.Meta(ge=1, le=20, extra={"before": "l"})]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5, extra={"is": "seat"})]


class Stake(msgspec.Struct, frozen=True):
    lane: Lane
    stake: Amount


class InOrder(msgspec.Struct, frozen=True):
    first: Horse
    second: Horse
    stake: Amount


class Either(msgspec.Struct, frozen=True):
    lanes: tuple[Lane, Lane]
    stake: Amount


class Offer(msgspec.Struct, frozen=True):
    horse: Horse
    least: Amount


class Wait(Action, frozen=True, tag="wait"):
    pass


class Pay(Action, frozen=True, tag="pay"):
    amount: Amount


class Wear(Action, frozen=True, tag="wear"):
    colour: Literal["red", "blue", "green"]


class Ask(Action, frozen=True, tag="ask"):
    seat: Seat


class Deal(Action, frozen=True, tag="deal"):
    card: Card


class Lead(Action, frozen=True, tag="lead"):
    horse: Horse | None = None


class Ride(Action, frozen=True, tag="ride"):
    first: Horse | None = None
    second: Horse | None = None


class Enter(Action, frozen=True, tag="enter"):
    horses: Annotated[tuple[Horse, ...], msgspec.Meta(max_length=3)] = ()


class Sell(Action, frozen=True, tag="sell"):
    offers: Annotated[tuple[Offer, ...], msgspec.Meta(max_length=3)] = ()


class Bet(Action, frozen=True, tag="bet"):
    win: Stake | None = None
    places: Annotated[tuple[Stake, ...], msgspec.Meta(max_length=2)] = ()
    orders: Annotated[tuple[InOrder, ...], msgspec.Meta(max_length=1)] = ()
    eithers: Annotated[tuple[Either, ...], msgspec.Meta(max_length=1)] = ()


class Insure(Action, frozen=True, tag="insure"):
    race: Horse | None = None
    next: Horse | None = None


class Hide(Action, frozen=True, tag="hide"):
    hidden: Annotated[bool, msgspec.Meta(extra={"words": ("open", "shut")})]
    lane: Lane


class Rank(Action, frozen=True, tag="rank"):
    order: tuple[Lane, Lane, Lane]


class Lanes(Word):
    """Three lanes in their order, five bits each."""

    def pack(self, filled: Filled) -> int:
        return self.kind | sum(number << 4 + 5 * at for at, (number, _) in enumerate(filled[0]))

    def unpack(self, code: int) -> Filled | None:
        return [[(code >> 4 + 5 * at & 31, 0) for at in range(3)]]


class Stranger(Action, frozen=True, tag="stranger"):
    pass


HORSES = ["Aube", "Brise", "Cime d’or"]
SPELLING: Spelling[Any] = Spelling(
    {1: Wait, 2: Pay, 3: Wear, 4: Ask, 5: Deal, 6: Lead, 7: Ride, 8: Enter, 9: Sell, 10: Bet, 11: Insure, 12: Hide, 13: Rank},
    "wait · pay 5",
    known={"horse": by_number(HORSES), "card": by_name(["5x3", "J"])},
    packed={Insure: Slip, Rank: Lanes},
)
EITHER = [(one, other) for one in range(1, 21) for other in range(one + 1, 21)]
EXAMPLES: list[tuple[str, Action, int]] = [
    ("wait", Wait(), 1),
    ("pay 0", Pay(0), 2 | 1 << 4),
    ("pay -5", Pay(-5), pack_slip(2, [(1, -5)])),
    (f"pay {MOST_AMOUNT}", Pay(MOST_AMOUNT), pack_slip(2, [(1, MOST_AMOUNT)])),
    ("wear red", Wear("red"), 3),
    ("wear blue", Wear("blue"), 3 | 1 << 4),
    ("wear green", Wear("green"), 3 | 2 << 4),
    ("ask 1", Ask(0), 4),
    ("ask 6", Ask(5), 4 | 5 << 4),
    ("deal 5x3", Deal("5x3"), 5),
    ("deal J", Deal("J"), 5 | 1 << 4),
    ("lead none", Lead(), 6),
    ("lead 3", Lead("Cime d’or"), 6 | 3 << 4),
    ("ride - -", Ride(), 7),
    ("ride 3 -", Ride("Cime d’or"), 7 | 3 << 4),
    ("ride - 1", Ride(None, "Aube"), 7 | 1 << 6),
    ("ride 2 2", Ride("Brise", "Brise"), 7 | 2 << 4 | 2 << 6),
    ("enter none", Enter(), 8),
    ("enter 1 3", Enter(("Aube", "Cime d’or")), 8 | 0b101 << 4),
    ("sell none", Sell(), 9),
    ("sell 3 500 1 -7", Sell((Offer("Cime d’or", 500), Offer("Aube", -7))), pack_slip(9, [(3, 500), (1, -7)])),
    ("bet none", Bet(), 10),
    ("bet win l20 5", Bet(Stake(20, 5)), pack_slip(10, [(20, 5)], 8)),
    ("bet place l2 6", Bet(None, (Stake(2, 6),)), pack_slip(10, [(0, 0), (2, 6)], 8)),
    ("bet order 3 1 7", Bet(orders=(InOrder("Cime d’or", "Aube", 7),)), pack_slip(10, [(0, 0)] * 3 + [(7, 7)], 8)),
    (
        "bet either l2+l20 8",
        Bet(eithers=(Either((2, 20), 8),)),
        pack_slip(10, [(0, 0)] * 4 + [(EITHER.index((2, 20)) + 1, 8)], 8),
    ),
    (
        "bet win l1 1 place l2 2 place l2 3 order 2 2 4 either l1+l2 5",
        Bet(Stake(1, 1), (Stake(2, 2), Stake(2, 3)), (InOrder("Brise", "Brise", 4),), (Either((1, 2), 5),)),
        pack_slip(10, [(1, 1), (2, 2), (2, 3), (5, 4), (1, 5)], 8),
    ),
    ("insure none", Insure(), 11),
    ("insure next 2", Insure(None, "Brise"), pack_slip(11, [(0, 0), (2, 0)])),
    ("hide open l1", Hide(False, 1), 12),
    ("hide shut l20", Hide(True, 20), 12 | 1 << 4 | 19 << 5),
    ("rank l3 l20 l3", Rank((3, 20, 3)), 13 | 3 << 4 | 20 << 9 | 3 << 14),
    ("insure race 1 next 1", Insure("Aube", "Aube"), pack_slip(11, [(1, 0), (1, 0)])),
]
TEXTS = [text for text, _, _ in EXAMPLES]


@pytest.mark.parametrize(("text", "action", "code"), EXAMPLES, ids=TEXTS)
def test_an_action_has_one_text_one_object_one_json_and_one_number(text: str, action: Action, code: int) -> None:
    assert SPELLING.read(text) == code
    assert SPELLING.write(code) == text
    assert SPELLING.action(code) == action
    assert SPELLING.code(action) == code
    assert SPELLING.read(msgspec.json.encode(action)) == code


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (" pay\t 05 ", "pay 5"),
        ("ride 02 -", "ride 2 -"),
        ("enter 3 1", "enter 1 3"),
        ("bet order 03 01 7", "bet order 3 1 7"),
        ("bet either l20+l2 8", "bet either l2+l20 8"),
        ('{"do":"bet","eithers":[{"lanes":[20,2],"stake":8}]}', "bet either l2+l20 8"),
    ],
)
def test_an_action_may_be_written_in_other_ways(text: str, meant: str) -> None:
    assert SPELLING.read(text) == SPELLING.read(meant)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "run", "Wait", "wait none", "wait 1", "pay", "pay none", "pay +5", "pay 5 5", "pay 5.0", "pay ٣", "pay 0x5",
        f"pay {MOST_AMOUNT + 1}", f"pay -{MOST_AMOUNT + 1}", "pay " + "9" * 30, "wear", "wear none", "wear 1", "wear red blue",
        "ask 0", "ask 7", "ask -1", "deal 1", "deal j", "lead", "lead Aube", "lead 4", "lead none none", "lead 1 2", "ride",
        "ride 1",
        "ride none", "ride 1 2 3", "ride - - -", "enter", "enter 1 1", "enter 4", "enter none 1", "enter 1 none", "sell 1",
        "sell 1 5 2",
        "sell offer 1 5", "sell 1 5 2 5 3 5 1 5", "bet", "bet win", "bet win 1 5", "bet win l1", "bet win l0 5",
        "bet win l21 5",
        "bet win l1 5 win l2 5", "bet place l1 5 win l2 5", "bet order 1 5", "bet order 1 4 5", "bet either l1+l1 5",
        "bet either l1 l2 5",
        "bet none win l1 5", "insure 1", "insure race", "insure next 1 race 1", "insure race 1 5", "hide open",
        "hide none l1", "hide l1 open", "rank l1 l2", "rank l1 l2 l3 l4", "rank none", "[]", "null", "{", "{}",
        '{"do":"run"}',
        '{"do":"wait","x":1}', '{"do":"deal","card":"Q"}', "\ud800", "wait\0", "stranger",
    ],
)  # fmt: skip
def test_what_is_no_action_is_malformed_and_told_what_actions_look_like(text: str) -> None:
    with pytest.raises(MalformedAction, match="an action reads like: wait · pay 5"):
        SPELLING.read(text)


def test_an_action_that_is_too_long_is_not_even_looked_at() -> None:
    assert SPELLING.read("pay" + " " * 996 + "5") == SPELLING.read("pay 5")
    with pytest.raises(MalformedAction, match="at most 1000 bytes, this one has 1001"):
        SPELLING.read("pay" + " " * 997 + "5")


@pytest.mark.parametrize(
    ("action", "complaint"),
    [
        (Pay(MOST_AMOUNT + 1), "more money than there is"),
        (Pay(-(2**56) + 5), "more money than there is"),
        (Wear("pink"), "there is no pink"),  # type: ignore[arg-type]
        (Ask(6), "there is no 6"),
        (Lead("Nobody"), "there is no Nobody"),
        (Enter(("Aube", "Aube")), "named once"),
        (Rank((1, 2)), "2 of them, where 3 to 3"),  # type: ignore[arg-type]
        (Sell((Offer("Aube", 1),) * 4), "4 of them, where 0 to 3"),
        (Bet(Stake(21, 1)), "there is no 21"),
        (Bet(eithers=(Either((3, 3), 1),)), r"there is no \(3, 3\)"),
        (Stranger(), "Stranger is no action of this game"),
    ],
)
def test_objects_made_by_hand_are_checked_too(action: Action, complaint: str) -> None:
    with pytest.raises(MalformedAction, match=complaint):
        SPELLING.code(action)


@pytest.mark.parametrize(
    "code",
    [
        -1, -15, 0, 14, 15, 12 | 20 << 5, 13, 13 | 1 << 4, 13 | 21 << 4 | 1 << 9 | 1 << 14, 1 | 1 << 4, 2, 2 | 5 << 8,
        2 | 2 << 4 | 5 << 8, 3 | 3 << 4, 3 | 1 << 6, 4 | 6 << 4, 5 | 2 << 4,
        6 | 1 << 6,
        7 | 1 << 8, 8 | 1 << 7, 9 | 4 << 4 | 5 << 8, 9 | 5 << 8, 9 | 1 << 64 | 5 << 68, 10 | 21 << 4 | 5 << 12,
        11 | 1 << 4 | 5 << 8,
        pack_slip(2, [(1, MOST_AMOUNT + 1)]), pack_slip(10, [(0, 0)] * 3 + [(10, 7)], 8), pack_slip(10, [(0, 0), (0, 0), (2,
        6)], 8),
        2**70, 2**2000, -(2**70),
    ],
)  # fmt: skip
def test_a_number_that_stands_for_no_action_cannot_be_turned_into_one(code: int) -> None:
    for turn in (SPELLING.action, SPELLING.write):
        with pytest.raises(MalformedAction, match=f"{code} stands for no action"):
            turn(code)


@given(st.sampled_from(EXAMPLES), st.lists(st.integers(0, 400), min_size=1, max_size=2))
def test_whatever_number_can_be_written_is_read_as_the_same(example: tuple[str, Action, int], bits: list[int]) -> None:
    code = example[2]
    for bit in bits:
        code ^= 1 << bit
    try:
        text, action = SPELLING.write(code), SPELLING.action(code)
    except MalformedAction:
        return
    assert SPELLING.read(text) == SPELLING.code(action) == SPELLING.read(msgspec.json.encode(action)) == code


WORDS = sorted({word for text in TEXTS for word in text.split()} | {"none", "-", "0", "l0", "4"})


@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_whatever_text_can_be_read_is_an_action(text: str) -> None:
    try:
        code = SPELLING.read(text)
    except MalformedAction:
        return
    assert SPELLING.read(SPELLING.write(code)) == SPELLING.code(SPELLING.action(code)) == code


def test_a_kind_has_its_word_a_line_its_label_and_a_target_its_words_and_names() -> None:
    assert [SPELLING.word(kind) for kind in (1, 8, 10)] == ["wait", "enter", "bet"]
    assert [SPELLING.label(10, "win"), SPELLING.label(9, "offer"), SPELLING.label(2, "amount")] == ["win", "", ""]
    assert SPELLING.target(8, "", 3) == ("3", ("Cime d’or",))
    assert SPELLING.target(9, "offer", 1) == ("1", ("Aube",))
    assert SPELLING.target(10, "order", 7) == ("3 1", ("Cime d’or", "Aube"))
    assert SPELLING.target(10, "win", 7) == ("l7", ())
    assert SPELLING.target(2, "whatever the form calls it", 1) == ("", ())
