"""Why an action is refused: the rule, the key for the texts, the facts in it; and numbers that stand for no action.

The bounds of bids, offers, entries, mounts and kept entries are tried beside their rules, in test_auction.py,
test_market.py, test_rentals.py, test_entries.py and test_fees.py; here is who and when, and what is named first.
"""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import BadAction, IllegalAction
from hippodrome.core.slips import pack_slip
from hippodrome.games.triple_couronne import codes
from hippodrome.games.triple_couronne.state import Season
from hippodrome.texts.refusals import in_english
from tests.games.triple_couronne.seasons import (
    GAME,
    HORSES,
    do,
    go,
    hand_in,
    malformed,
    phase_of,
    put_cash,
    refused,
    season,
    started,
    why,
)

SAMPLES = {
    "stable blue": "TC-5",
    "jockey 1": "TC-8",
    "bid 1100000": "TC-6",
    "bid -10000": "TC-6",
    "pass": "TC-6",
    "maximum 1100000": "TC-6",
    "maximum 0": "TC-6",
    "taker 1": "TC-52",
    "sell none": "TC-52",
    "sell 1 1100000": "TC-52",
    "enter none": "TC-10",
    "enter 1 24": "TC-10",
    "rent none": "TC-50",
    "rent 1 400000": "TC-50",
    "mount - -": "TC-13",
    "mount 1 1": "TC-13",
    "keep none": "TC-53",
    "keep 1": "TC-53",
    "bets none": "TC-30",
    "bets win 1 10000 pair 1 2 10000": "TC-30",
    "insure none": "TC-40",
    "insure race 1": "TC-40",
    "give 1": "TC-54",
}
AT_HOME = {
    "stable": ("stables",),
    "jockey": ("jockeys",),
    "bid": ("auction", "sale", "rental"),
    "pass": ("auction", "sale", "rental"),
    "maximum": ("auction", "sale", "rental"),
    "taker": ("sale", "rental"),
    "sell": ("sales",),
    "enter": ("entries",),
    "rent": ("rentals",),
    "mount": ("mounts",),
    "keep": ("fees",),
    "bets": ("bets",),
    "insure": ("insurance",),
    "give": ("race",),
}
PHASES = (
    "stables", "auction", "jockeys", "sales", "sale", "entries", "rentals", "rental", "mounts", "fees", "bets", "insurance",
    "over",
)  # fmt: skip


def in_phase(phase: str, seats: int = 4) -> Season:
    """A table of four seats, or of five of whom the last has left, at which this phase waits for somebody."""
    if phase == "stables":
        return started(4, "complet", stables="chosen")
    if phase == "auction":
        return started(4, "complet")
    if phase == "jockeys":
        return started(4, "complet", auction=False, jockeys="drafted")
    state = season(seats, "complet", 4, left=range(4, seats))
    runners = [1, 7, 2, 8, 3, 4]
    if phase == "sale":
        return hand_in(state, {0: "sell 1 1100000"})
    if phase == "rental":
        return hand_in(go(state, "rentals", runners), {0: "rent 1 300000"})
    if phase == "fees":
        put_cash(state, [50_000] + [2_000_000] * 3 + [0] * (seats - 4))
        return hand_in(go(state, "mounts", runners))
    if phase == "over":
        state = season(4, "initiation", 3)
        return hand_in(state)
    return go(state, phase, runners)


STATES = {phase: in_phase(phase) for phase in PHASES}


def at(phase: str) -> Season:
    return GAME.clone(STATES[phase])


# Who and when


def test_the_tables_of_these_tests_are_where_they_are_said_to_be() -> None:
    assert {phase: phase_of(state) for phase, state in STATES.items()} == {phase: phase for phase in PHASES}


@pytest.mark.rule("TC-1")
@pytest.mark.parametrize("phase", PHASES)
def test_a_seat_that_the_table_has_not_is_refused(phase: str) -> None:
    state = at(phase)
    for seat in (-1, -2, 4, 99):
        assert not GAME.legal(state, seat)
        for action in SAMPLES:
            assert why(state, action, seat=seat) == ("TC-1", "no-such-seat", {"seats": 4})


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_an_action_at_the_wrong_moment_names_its_own_rule(phase: str) -> None:
    state = at(phase)
    for action, rule in SAMPLES.items():
        if phase not in AT_HOME[action.split()[0]]:
            for seat in range(4):
                assert why(state, action, seat=seat) == (rule, "not-now", {})


@pytest.mark.rule("TC-60")
def test_after_the_end_every_action_is_refused() -> None:
    for action in SAMPLES:
        for seat in range(4):
            assert why(at("over"), action, seat=seat) == ("TC-60", "season-over", {})


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize("phase", ["sales", "sale", "entries", "rentals", "rental", "mounts", "fees", "bets", "insurance"])
def test_whoever_has_left_is_told_so_before_anything_else(phase: str) -> None:
    state = in_phase(phase, seats=5)
    for action in SAMPLES:
        assert why(state, action, seat=4) == ("TC-53", "left", {})
    assert not GAME.legal(state, 4)


@pytest.mark.parametrize(
    ("phase", "action", "rule"),
    [("stables", "stable blue", "TC-5"), ("jockeys", "jockey 1", "TC-8"), ("fees", "keep 1", "TC-53")],
)
def test_while_one_chooses_alone_the_others_wait(phase: str, action: str, rule: str) -> None:
    state = at(phase)
    assert GAME.to_act(state) == (0,)
    for seat in (1, 2, 3):
        assert why(state, action, seat=seat) == (rule, "not-your-turn", {"seat": 1})
        assert not GAME.legal(state, seat)


@pytest.mark.parametrize(
    ("phase", "action", "rule"),
    [
        ("sales", "sell none", "TC-52"),
        ("entries", "enter none", "TC-10"),
        ("rentals", "rent none", "TC-50"),
        ("mounts", "mount - -", "TC-13"),
        ("bets", "bets none", "TC-30"),
        ("insurance", "insure none", "TC-40"),
    ],
)
def test_who_has_nothing_to_choose_is_refused(phase: str, action: str, rule: str) -> None:
    state = at(phase)
    state.asked[2] = 0
    assert why(state, action, seat=2) == (rule, "nothing-to-choose", {})
    assert not GAME.legal(state, 2)


@pytest.mark.parametrize(("phase", "rule"), [("auction", "TC-6"), ("sale", "TC-52"), ("rental", "TC-50")])
def test_the_refusal_of_a_bid_names_the_rule_of_its_auction(phase: str, rule: str) -> None:
    state = at(phase)
    first = GAME.to_act(state)[0]
    assert why(state, "bid 10000")[:2] == (rule, "bid-too-low")
    assert why(state, "pass", seat=(first + 1) % 4) == (rule, "not-your-turn", {"seat": first + 1})
    do(state, "pass")
    assert why(state, "pass", seat=first) == (rule, "passed", {})


def test_a_bid_that_is_too_low_and_no_step_is_too_low() -> None:
    assert refused(at("auction"), "bid 1099999").key == "bid-too-low"
    assert refused(at("auction"), "bid 20000001").key == "bid-step"


@pytest.mark.parametrize(
    ("phase", "text", "key"),
    [
        ("sales", "sell 7 10000 1 1099999", "offer-too-low"),
        ("sales", "sell 1 1100000 7 10000", "offer-too-low"),
        ("sales", "sell 1 9999999", "offer-step"),
        ("sales", "sell 1 9990000", "offer-too-high"),
        ("sales", "sell 1 10000 2 1100000", "not-your-horse"),
        ("sales", "sell 1 1100000 1 10000", "offer-twice"),
        ("rentals", "rent 7 10000 13 300000", "not-your-entry"),
        ("entries", "enter 1 2 24", "not-your-horse"),
        ("mounts", "mount 2 2", "one-jockey"),
    ],
)
def test_of_several_faults_one_is_named(phase: str, text: str, key: str) -> None:
    assert refused(at(phase), text, seat=0).key == key


def test_every_refusal_says_something_and_names_a_rule_of_the_page() -> None:
    """Any action of one phase, tried in all the others by everybody."""
    whim = FastChance(3)
    pool = {
        GAME.legal(state, GAME.to_act(state)[0]).draw(whim) for state in STATES.values() for _ in range(6) if GAME.to_act(state)
    }
    for state in STATES.values():
        for code in sorted(pool):
            for seat in range(4):
                if code in GAME.legal(state, seat):
                    continue
                problem = refused(state, code, seat=seat)
                assert len(in_english("triple-couronne", problem).split()) >= 4
                assert problem.rule.startswith("TC-") and problem.rule[3:].isdigit()


# Numbers that stand for no action


@pytest.mark.parametrize("phase", PHASES)
def test_a_number_of_no_kind_is_malformed_in_every_phase(phase: str) -> None:
    for code in (-1, -15, -(2**70), 0, 15, 16, 31, 2**62, 2**64, 2**2000):
        assert malformed(at(phase), code, seat=0) == f"{code} stands for no action"


@pytest.mark.parametrize(
    "code",
    [
        codes.PASS | 1 << 4, codes.PASS | 1 << 200,
        pack_slip(codes.BID, [(1, 1000)]) | 1 << 64, pack_slip(codes.MAXIMUM, [(1, 1000)]) | 1 << 300,
        codes.STABLE | 6 << 4, codes.JOCKEY | 12 << 4, codes.TAKER | 6 << 4, codes.GIVE_UP | 24 << 4,
        codes.ENTER | 1 << 28, codes.KEEP | 1 << 28, codes.MOUNT | 25 << 4, codes.MOUNT | 25 << 9,
        pack_slip(codes.SALES, [(25, 1000)], 5), pack_slip(codes.RENTALS, [(31, 1000)], 5), codes.SALES | 1 << 4 + 24 * 61,
        codes.BETS | 25 << 4, codes.BETS | 577 << 4 + 8 * 66, codes.INSURE | 25 << 4, codes.INSURE | 1 << 4 + 3 * 61,
    ],
)  # fmt: skip
def test_what_names_something_that_there_is_not_is_malformed_in_every_phase(code: int) -> None:
    for phase in PHASES:
        assert malformed(at(phase), code, seat=0) == f"{code} stands for no action"


@pytest.mark.parametrize("phase", ["auction", "sale", "rental"])
@pytest.mark.parametrize("kind", [codes.BID, codes.MAXIMUM])
@pytest.mark.parametrize("target", [0, 2, 15])
def test_a_bid_on_anything_but_the_horse_on_offer_is_malformed(phase: str, kind: int, target: int) -> None:
    code = pack_slip(kind, [(target, 1_100_000)])
    assert malformed(at(phase), code) == f"{code} stands for no action"


def test_a_bid_without_an_amount_is_malformed() -> None:
    assert malformed(at("auction"), codes.BID) == f"{codes.BID} stands for no action"


@pytest.mark.parametrize(("phase", "kind"), [("sales", codes.SALES), ("rentals", codes.RENTALS)])
def test_an_offer_below_an_empty_line_is_malformed(phase: str, kind: int) -> None:
    malformed(at(phase), pack_slip(kind, [(0, 0), (7, 1_000_000)], 5), seat=0)


TEXTS = {
    "stables": ["stable white"],
    "auction": ["pass", "bid 1100000", "maximum 2000000"],
    "jockeys": ["jockey 6"],
    "sales": ["sell none", "sell 1 1500000 13 700000"],
    "sale": ["pass", "bid 1100000"],
    "entries": ["enter none", "enter 1 13"],
    "rentals": ["rent 1 300000", "rent none"],
    "rental": ["bid 400000"],
    "mounts": ["mount 1 7"],
    "fees": ["keep 7"],
}


@pytest.mark.parametrize("phase", TEXTS)
def test_no_single_bit_of_an_action_can_be_flipped_unnoticed(phase: str) -> None:
    """Whatever number comes of it, it is listed and carried out, or refused."""
    state = at(phase)
    seat = GAME.to_act(state)[0]
    legal, before = GAME.legal(state, seat), GAME.snapshot(state)
    for code in [GAME.read(text) ^ 1 << bit for text in TEXTS[phase] for bit in range(135)]:
        if code in legal:
            GAME.apply(GAME.clone(state), seat, code, FastChance(1))
            assert GAME.code(GAME.action(code)) == code
        else:
            with pytest.raises(BadAction):
                GAME.apply(state, seat, code, ScriptedChance([]))
    assert GAME.snapshot(state) == before


def test_a_refusal_is_an_error_with_rule_key_and_facts_and_there_is_a_sentence_for_it() -> None:
    problem = refused(at("sales"), "sell 1 10000", seat=0)
    assert isinstance(problem, IllegalAction)
    assert (problem.rule, problem.key) == ("TC-52", "offer-too-low")
    assert str(problem) == f"TC-52: offer-too-low (horse {HORSES[0]}, least 1100000)"
    assert in_english("triple-couronne", problem) == f"{HORSES[0]}: at least 1,100,000 F."
    assert problem.facts == {"horse": HORSES[0], "least": 1_100_000}
