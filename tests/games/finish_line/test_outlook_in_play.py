"""Over whole random meetings: what a seat is told to follow from each action is compared with what that action then does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from hippodrome.core.chance import FastChance
from hippodrome.core.errors import IllegalAction
from hippodrome.core.log import Log
from hippodrome.core.money import MoneyMoved
from hippodrome.core.wire import Setup
from hippodrome.games.finish_line import codes, events
from hippodrome.games.finish_line.actions import PlayExtra, UseDie
from hippodrome.games.finish_line.dice import COLOURS, FACES
from hippodrome.games.finish_line.outlook import FinishLineOutlook, Standing
from hippodrome.games.finish_line.state import EXTRA, TAKE, USE, Meeting
from hippodrome.games.finish_line.views import FinishLineView
from tests.games.finish_line.races import GAME
from tests.games.saying import is_said

WINNINGS = ("win-bet", "win-bonus", "place-bet", "place-bonus")
ADVANCES, DROPS = ("moves-up", "takes-lead"), ("drops-back",)


class Moment(NamedTuple):
    """A seat that has a choice, and what it is told."""

    state: Meeting
    seat: int
    told: FinishLineOutlook


def moments(seed: int, seats: int = 3) -> Iterator[Moment]:
    """Every choice in a race of a random meeting."""
    chance, whim = FastChance(seed), FastChance(seed + 1)
    state = GAME.start(Setup(title="finish-line", edition="2023", seats=seats), chance)
    while owing := GAME.to_act(state):
        seat = owing[0]
        if state.phase in (TAKE, USE, EXTRA):
            yield Moment(state, seat, _told(state, seat))
        GAME.apply(state, seat, GAME.legal(state, seat).draw(whim), chance)


def _told(state: Meeting, seat: int) -> FinishLineOutlook:
    found = GAME.outlook(state, seat, Log().told_to(seat, ()))
    assert isinstance(found, FinishLineOutlook)
    return found


def acting(seeds: range, seats: int = 3) -> Iterator[tuple[Moment, int, Meeting, Log]]:
    """For each choice and each action of it: which one, and the state and the events that come of it."""
    for seed in seeds:
        for moment in moments(seed, seats):
            if moment.state.phase == TAKE:
                continue
            for at, code in enumerate(GAME.legal(moment.state, moment.seat)):
                after, log = GAME.clone(moment.state), Log()
                GAME.apply(after, moment.seat, code, FastChance(at), log)
                yield moment, at, after, log


def standing_of(moment: Moment, at: int) -> Standing:
    return moment.told.standings[moment.told.follows[at].standing]


def told(log: Log, kind: type[Any]) -> list[Any]:
    return [event for event, _ in log if isinstance(event, kind)]


def seen(state: Meeting, seat: int) -> FinishLineView:
    found = GAME.view(state, seat)
    assert isinstance(found, FinishLineView)
    return found


def placed(line: tuple[int, ...], level: bool, horse: int) -> int:
    """The place of a horse by FL-32: of a dead heat both lead, and the next one is second."""
    if horse not in line:
        return 0
    at = line.index(horse)
    return at + 1 if not level or at == 0 else at


def test_the_line_that_was_said_to_follow_is_the_line_that_follows() -> None:
    ended = 0
    for moment, at, after, log in acting(range(3)):
        said = standing_of(moment, at)
        horses, level = tuple(h for group in said.line for h in group), len(said.line[:1] and said.line[0]) == 2
        ranked = told(log, events.RaceRanked)
        if ranked:
            order = ranked[0].order
            assert (set(order[:2]), order[2:]) == (set(horses[:2]), horses[2:]) if level else order == horses
            ended += 1
        else:
            now = seen(after, moment.seat)
            assert (now.line, now.level) == (horses, level)
            assert set(said.out) == {tile.horse for tile in now.tiles if not tile.runs}
    assert ended > 10


def test_what_the_slip_was_said_to_bring_is_what_the_bank_pays() -> None:
    paid = photos = 0
    for seed in range(30):
        for moment in moments(seed, seats=2):
            for seat in range(2):
                said = _told(moment.state, seat).now
                assert said is not None
                outcomes = {sum(amounts) for amounts in _payments(moment.state, seat)}
                assert {said.least, said.most} == {min(outcomes), max(outcomes)}
                paid += said.most > 0
                photos += said.least < said.most
            if moment.state.race:
                break  # one race of each meeting is enough
    assert paid > 100 and photos > 5


def _payments(state: Meeting, seat: int) -> list[list[int]]:
    """What the bank pays a seat if the race ends now: once, or for each way in which a photo finish went."""
    found = {}
    for seed in range(20 if state.level else 1):
        over, log = GAME.clone(state), Log()
        over.phase, over.hand_size, over.turn = USE, 3, 0
        for colour in range(len(COLOURS)):
            over.reserve[colour] = 0
        for other in range(over.table.seats):
            over.kept[other] = 0
        over.hand[0] = COLOURS.index("white")
        GAME.apply(over, 0, GAME.read("aside white"), FastChance(seed), log)
        first = told(log, events.RaceRanked)[0].order[:1]
        found[first] = [e.amount for e in told(log, MoneyMoved) if e.payee == seat and e.why in WINNINGS]
    return list(found.values())


def test_what_follows_for_the_slip_is_what_the_next_outlook_says() -> None:
    for moment, at, after, log in acting(range(4, 6)):
        if not told(log, events.RaceRanked):
            assert _told(after, moment.seat).now == standing_of(moment, at)


def test_what_was_said_of_each_horse_is_what_happens_to_it() -> None:
    words: Counter[str] = Counter()
    for moment, at, after, log in acting(range(6, 12)):
        if after.race != moment.state.race:
            continue
        action = GAME.action(GAME.legal(moment.state, moment.seat)[at])
        before, now = seen(moment.state, moment.seat), seen(after, moment.seat)
        effects = moment.told.follows[at].effects
        if isinstance(action, UseDie) and action.face != "dead-heat":
            assert tuple(each.horse for each in effects) == action.horses
        elif isinstance(action, PlayExtra):
            assert [each.horse for each in effects] == ([] if action.horse is None else [action.horse])
        for each in effects:
            words[each.what] += 1
            assert each.place == placed(now.line, now.level, each.horse)
            assert each.cleared == (_dice_on(before, each.horse) > 0 and _dice_on(now, each.horse) == 0)
            _happens(each.what, each.horse, action, before, now, log)
    assert set(words) == {
        "moves-up", "takes-lead", "waits", "spent", "warned", "disqualified", "drops-back", "stays", "level", "promised", "gives",
    }  # fmt: skip


def _dice_on(view: FinishLineView, horse: int) -> int:
    tile = next(tile for tile in view.tiles if tile.horse == horse)
    return tile.horseshoes + tile.whips + tile.outsider


def test_the_other_two_dice_go_where_it_was_said() -> None:
    heirs: Counter[int | None] = Counter()
    for moment, at, _, log in acting(range(12, 15)):
        passed = [event.seat for event in told(log, events.DicePassed)]
        heir = moment.told.follows[at].heir
        assert heir == (passed[0] if passed else None)
        heirs[None if heir is None else (heir - moment.seat) % moment.state.table.seats] += 1
    assert {None, 1, 2} <= set(heirs)  # the finish, the next seat, and the one after a side bet


def _happens(what: str, horse: int, action: object, before: FinishLineView, now: FinishLineView, log: Log) -> None:
    old = next(tile for tile in before.tiles if tile.horse == horse)
    new = next(tile for tile in now.tiles if tile.horse == horse)
    was, is_ = (placed(each.line, each.level, horse) for each in (before, now))
    advanced = horse in [event.horse for event in told(log, events.HorseAdvanced)]
    assert (what == "disqualified") == (horse in [event.horse for event in told(log, events.HorseDisqualified)])
    assert (what == "waits") == (new.horseshoes == old.horseshoes + 1)
    assert (what == "warned") == (new.whips == old.whips + 1)
    assert (what == "promised") == (new.outsider > old.outsider)
    assert (what == "level") == (now.level and not before.level)
    if isinstance(action, UseDie) and action.face == "interference":
        assert what == "stays" if (was, before.level) == (is_, now.level) else what != "spent"
        return
    assert (what in ADVANCES) == advanced
    assert (what == "takes-lead") == (advanced and now.line[0] == horse)
    assert (what in DROPS) == (horse in [event.horse for event in told(log, events.HorseDroppedBack)])
    if what == "gives":
        assert isinstance(action, UseDie) and action.face == "pace" and new.horseshoes == old.horseshoes - 1
    if what == "spent":
        assert new.horseshoes in (old.horseshoes, old.horseshoes - 1) and now.line == before.line


def test_what_is_barred_is_refused_in_the_same_words_and_all_else_is_offered() -> None:
    why: Counter[str] = Counter()
    for seed in range(12, 24):
        for state, seat, said in moments(seed):
            if state.phase != USE:
                assert said.barred == said.blanks == ()
                continue
            actions = [GAME.action(code) for code in GAME.legal(state, seat)]
            for each in said.barred:
                why[each.why] += 1
                _is_refused(state, seat, _use(state, each.face, each.horse, each.giver), each)
            for each in said.blanks:
                why[each.why] += 1
                assert not [action for action in actions if isinstance(action, UseDie) and action.face == each.face]
            for face in {die.face for die in seen(state, seat).hand} - {each.face for each in said.blanks}:
                uses = [action.horses for action in actions if isinstance(action, UseDie) and action.face == face]
                first = {horse for horses in uses for horse in (horses if face == "interference" else horses[:1])}
                barred = {each.horse for each in said.barred if each.face == face and each.giver is None}
                if face in ("blank", "side-bet", "extra", "tip", "dead-heat"):
                    assert not first and not barred
                else:
                    assert not first & barred and first | barred == set(seen(state, seat).line)
    assert len(why) >= 10, why


def _use(state: Meeting, face: str, horse: int, giver: int | None) -> int:
    """A use of a face that takes this horse."""
    line = [int(state.line[at]) for at in range(state.left)]
    if face == "interference":
        at = min(max(0, line.index(horse) - 1), len(line) - 3)
        return codes.packed(codes.USE, FACES.index(face), *line[at : at + 3])
    if face == "pace":
        other = next((each for each in line if each != horse), horse)
        return codes.packed(codes.USE, FACES.index(face), giver or horse, horse if giver else other, 0)
    return codes.packed(codes.USE, FACES.index(face), horse, 0, 0)


def _is_refused(state: Meeting, seat: int, code: int, said: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, seat, code, FastChance(0))
    refusal = caught.value
    assert (refusal.rule, refusal.key, refusal.facts) == (said.rule, said.why, said.facts)
    is_said(refusal)


def test_dice_that_may_not_be_taken_are_refused_in_the_same_words_and_all_else_is_offered() -> None:
    why: Counter[str] = Counter()
    for seed in range(24, 40):
        for state, seat, said in moments(seed):
            if state.phase != TAKE:
                assert said.dice == ()
                continue
            for each in said.dice:
                why[each.why] += 1
                others = [] if state.hand_size else ["white", "white"]
                _is_refused(state, seat, GAME.read(" ".join(["take", *others, each.colour])), each)
            there = {colour for colour, count in seen(state, seat).reserve.items() if count}
            taken = {word for code in GAME.legal(state, seat) for word in GAME.write(code).split()[1:]}
            assert taken == there - {each.colour for each in said.dice}
    assert set(why) == {"yellow-too-early", "one-colour"}


@pytest.mark.rule("FL-7")
def test_it_is_the_same_whatever_others_have_bet() -> None:
    chance, different = FastChance(3), 0
    for state, seat, said in moments(40, seats=4):
        other = GAME.imagine(GAME.view(state, seat), chance)
        different += GAME.snapshot(other) != GAME.snapshot(state)
        assert msgspec.json.encode(_told(other, seat)) == msgspec.json.encode(said)
    assert different > 20
