"""What everybody is told, step by step, and what is not worth telling."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.games.finish_line import events
from tests.games.finish_line.races import (
    EXAMPLE,
    GAME,
    do,
    finished,
    last_action,
    line_of,
    opened,
    paid,
    rolled,
    running,
    told_of,
    turning_over,
    view,
)

NEXT = (7, 6, 2, 1, 9, 10, 12)
BLANKS = ("white blank", "red blank", "red blank")


@pytest.mark.rule("FL-2", "FL-6")
def test_a_meeting_opens_with_its_races_the_capital_and_the_first_player() -> None:
    log = Log()
    opened(4, first=2, log=log)
    assert told_of(log, events.MeetingOpened) == [events.MeetingOpened(3, 1000, 2)]


@pytest.mark.rule("FL-1", "FL-6")
def test_each_race_is_announced_with_its_horses_from_the_front_and_its_first_player() -> None:
    log = Log()
    opened(3, first=2, log=log)
    state = rolled(*BLANKS, first=0, turn=2, reserve={}, capital=[0, 900, 0])
    do(state, "aside red", draws=turning_over(*NEXT, ran=EXAMPLE), log=log)
    assert told_of(log, events.RaceAnnounced) == [
        events.RaceAnnounced(1, EXAMPLE, 2),
        events.RaceAnnounced(2, NEXT, 1),
    ]  # fmt: skip


@pytest.mark.rule("FL-3", "FL-7")
def test_bets_are_told_to_their_seat_alone_and_that_they_are_made_to_everybody() -> None:
    log = Log()
    running(2, bets=["bets win s3 200", "bets none"], log=log)
    made = [events.BetsMade(0, events.Slip((events.WinBet(18, 200),))), events.BetsMade(1, events.Slip())]
    for seat in (0, 1):
        heard = log.heard_by(seat)
        assert [event for event in heard if isinstance(event, events.BetsMade)] == [made[seat]]
        assert [event for event in heard if isinstance(event, events.BetsSealed)] == [events.BetsSealed(0), events.BetsSealed(1)]


@pytest.mark.rule("FL-6", "FL-10")
@pytest.mark.parametrize("race", [1, 2])
def test_a_race_starts_once_all_bets_are_in(race: int) -> None:
    log = Log()
    running(3, first=1, log=log, race=race)
    assert told_of(log, events.RaceStarted) == [events.RaceStarted(race, 1)]


@pytest.mark.rule("FL-11")
@pytest.mark.parametrize(
    ("dice", "action", "event"),
    [
        ("white horseshoe", "use horseshoe 5", events.DieUsed(1, events.Die("white", "horseshoe"), (5,))),
        ("green outsider-2000", "use outsider-2000 8", events.DieUsed(1, events.Die("green", "outsider-2000"), (8,))),
        ("black side-bet", "use side-bet", events.DieUsed(1, events.Die("black", "side-bet"))),
        ("black pace", "use pace 11 5", events.DieUsed(1, events.Die("black", "pace"), (11, 5))),
        ("black tip", "use tip red red", events.DieUsed(1, events.Die("black", "tip"), (), ("red", "red"))),
        ("yellow interference", "use interference 5 18 11", events.DieUsed(1, events.Die("yellow", "interference"), (5, 18, 11))),
    ],
)
def test_everybody_is_told_which_die_is_used_and_on_what(dice: str, action: str, event: events.DieUsed) -> None:
    log = Log()
    do(rolled(dice, "white blank", "red blank", turn=1, shoes=[11], out={"red": 2}), action, log=log)
    assert told_of(log, events.DieUsed) == [event]


@pytest.mark.rule("FL-11")
def test_it_is_told_which_two_dice_go_to_whom() -> None:
    log = Log()
    do(rolled("red blank", "black tip", "white blank", first=1, turn=1), "aside white", log=log)
    assert told_of(log, events.DicePassed) == [events.DicePassed(2, ("red", "black"))]


@pytest.mark.rule("FL-26")
def test_an_extra_action_is_told_with_its_horse_or_as_left_out() -> None:
    log = Log()
    state = last_action("aside white", *BLANKS, kept=[1, 0, 1])
    do(state, "extra 5", "extra none", log=log)
    assert told_of(log, events.ExtraActionTaken) == [events.ExtraActionTaken(0, 5), events.ExtraActionTaken(2, None)]


@pytest.mark.rule("FL-26", "FL-35")
def test_extra_actions_that_are_left_out_change_nothing() -> None:
    log = Log()
    state = last_action("aside white", *BLANKS, kept=[1, 0, 1], level=True)
    do(state, "extra none", "extra none", draws=[1] * 6 + [5] * 6, log=log)
    assert line_of(state) == EXAMPLE and len(told_of(log, events.PhotoTaken)) == 1 and not view(state).level


@pytest.mark.rule("FL-16")
@pytest.mark.parametrize("race", [1, 2, 3])
def test_the_finish_and_the_ranking_are_told_with_the_number_of_the_race(race: int) -> None:
    log = Log()
    state = rolled(*BLANKS, reserve={}, race=race)
    do(state, "aside red", draws=turning_over(*NEXT, ran=EXAMPLE) if race < 3 else [], log=log)
    assert told_of(log, events.FinishReached) == [events.FinishReached(race)]
    assert told_of(log, events.RaceRanked) == [events.RaceRanked(race, EXAMPLE)]


# Dice that leave a tile


@pytest.mark.rule("FL-15", "FL-27")
@pytest.mark.parametrize(
    ("shoes", "whips", "greens", "dice"),
    [
        ([5], [], {}, ("white",)),
        ([], [5], {}, ("red",)),
        ([], [], {5: 1000}, ("green",)),
        ([5], [5], {}, ("white", "red")),
        ([5], [], {5: 1000}, ("white", "green")),
        ([], [5], {5: 1000}, ("red", "green")),
        ([5], [5], {5: 1000}, ("white", "red", "green")),
    ],
)
def test_dice_that_leave_with_a_disqualified_tile_are_named(
    shoes: Iterable[int], whips: Iterable[int], greens: dict[int, int], dice: tuple[str, ...]
) -> None:
    log = Log()
    state = rolled("black disqualified", "white blank", "red blank", shoes=shoes, whips=whips, greens=greens)
    do(state, "use disqualified 5", log=log)
    assert told_of(log, events.DiceLeft) == [events.DiceLeft(5, dice)]


@pytest.mark.rule("FL-30", "FL-34")
@pytest.mark.parametrize(("die", "action"), [("yellow helmet", "use helmet 22"), ("yellow loss", "use loss 18")])
def test_where_no_dice_lay_none_are_told_to_leave(die: str, action: str) -> None:
    log = Log()
    do(rolled(die, "white blank", "red blank"), action, log=log)
    assert told_of(log, events.DiceLeft) == []


# Money: nothing is told of sums of nothing


@pytest.mark.rule("FL-4")
def test_nobody_stakes_nothing() -> None:
    _, log = finished(EXAMPLE, ["bets win s2 300 place s1+s2 200", "bets none"])
    stakes = [(event.payer, event.amount) for event in told_of(log, MoneyMoved) if event.why == "stakes"]
    assert stakes == [(0, 500)]


@pytest.mark.rule("FL-24")
def test_without_a_green_die_no_bonus_is_told() -> None:
    _, log = finished(EXAMPLE, ["bets win s1 100 place s1+s2 100 place s1+s7 100"])
    assert paid(log, 0, "win-bet") == [200] and paid(log, 0, "place-bet") == [500]
    assert paid(log, 0, "win-bonus") + paid(log, 0, "place-bonus") == []


@pytest.mark.rule("FL-40")
def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(opened()) is None and GAME.outcome(running()) is None and GAME.outcome(rolled(*BLANKS)) is None
    assert GAME.outcome(last_action("aside white", *BLANKS, kept=[1, 0, 0])) is None


@pytest.mark.rule("FL-32")
def test_once_called_a_dead_heat_is_shown_as_used_up() -> None:
    state = rolled("yellow dead-heat", "white blank", "red blank")
    assert not view(state).level_used
    do(state, "use dead-heat")
    assert view(state).level_used


@pytest.mark.rule("FL-35")
def test_after_a_photo_the_two_are_level_no_longer() -> None:
    state = last_action("aside white", *BLANKS, level=True, draws=[1] * 6 + [5] * 6)
    assert not view(state).level
    state = rolled(*BLANKS, level=True, reserve={})
    do(state, "aside red", draws=[1] * 6 + [5] * 6 + turning_over(*NEXT, ran=EXAMPLE))
    assert not view(state).level and line_of(state) == NEXT
