"""The checks: one function for each promise of the contract, called with what is known of the game and one table of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import msgspec

from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.errors import BadAction, BadRecord, BadSetup, HippodromeError, IllegalAction, MalformedAction
from hippodrome.core.log import Log
from hippodrome.core.record import new_match, replay
from hippodrome.core.rollout import playout
from hippodrome.core.setups import options_of
from hippodrome.core.wire import Event, Setup
from hippodrome.testing import encodings, searching
from hippodrome.testing.contract import BrokenPromise, Contract, promise
from hippodrome.testing.papers import accounts_balance, slips_at_their_bounds
from hippodrome.testing.tables import drawn, encoded, moments

SEED = "5e" * 32
JUNK: tuple[str | bytes, ...] = (
    "", " ", "play", b"\xff\xfe", "{", '{"do": "play"}', "x" * 5000, '{"do": 1}', "null", "[]", "{" * 900,
)  # fmt: skip


class Check(NamedTuple):
    """A promise, and what must be known to check it."""

    holds: Callable[[Contract, Setup], None]
    needs: str = ""
    """A field of `Contract`."""
    method: str = ""
    """A method that a game of another package may do without."""
    part: str = ""
    """A place in its description that it may leave out."""

    def lacks(self, contract: Contract) -> str:
        """Why it cannot be checked; nothing if it can."""
        if self.needs and getattr(contract, self.needs) is None:
            return f"not told: {self.needs}"
        if self.method and getattr(type(contract.game()), self.method) is getattr(Game, self.method):
            return f"the game has no {self.method}"
        if self.part and getattr(contract.about, self.part) is None:
            return f"the game has no {self.part}"
        return ""

    def __call__(self, contract: Contract, setup: Setup) -> None:
        """Raises BrokenPromise."""
        self.holds(contract, setup)


def description(contract: Contract, setup: Setup) -> None:
    """What a game says about itself is so: its name, its box, its types, its options."""
    about, game = contract.about, contract.game()
    promise(game.title() == about.title, f"the game calls itself {game.title()}, its description {about.title}")
    promise(game.box.title == about.title, f"the box is one of {game.box.title}")
    promise(game.box.digest == game.box_digest(), "box_digest is not the digest of the box")
    promise(bool(msgspec.json.encode(game.box)), "the box cannot be sent")
    promise(bool(game.rules_version()), "there is no version of the rules")
    options_of(about)
    view, told = about.look_up(about.view), about.look_up(about.events)
    known = get_args(told) or (told,)
    end = list(moments(game, setup, 1))[-1]
    for seat in (None, *range(setup.seats)):
        promise(type(game.view(end.state, seat)) is view, f"a view is no {view.__name__}")
    for event, _ in end.log:
        promise(type(event) in known, f"{type(event).__name__} is none of its events")


def ending(contract: Contract, setup: Setup) -> None:
    """Random games come to an end, with ranks that fit the totals; a game may part equal ones."""
    game = contract.game()
    for seed in range(2):
        chance = FastChance(seed)
        state = game.start(setup, chance)
        promise(game.outcome(state) is None, "there is an outcome before the first choice")
        promise(playout(game, state, chance) > 0, "nobody has anything to choose")
        outcome = game.outcome(state)
        promise(game.to_act(state) == (), "it is over, but somebody is to act")
        if outcome is None:
            raise BrokenPromise("it is over, but there is no outcome")
        totals = outcome.totals
        promise(len(totals) == len(outcome.ranks) == setup.seats, "totals and ranks are not one per seat")
        best = tuple(seat for seat in range(setup.seats) if outcome.ranks[seat] == 1)
        promise(outcome.winners == best, "the winners are not those of rank 1")
        for seat, rank in enumerate(outcome.ranks):
            fits = rank == 1 + sum(other < rank for other in outcome.ranks)
            fits = fits and all(totals[seat] <= total for total, other in zip(totals, outcome.ranks, strict=True) if other < rank)
            promise(fits, f"rank {rank} does not fit the totals {totals}")
            promise(not game.legal(state, seat), "it is over, but something may be done")


def chance_alone(contract: Contract, setup: Setup) -> None:
    """The same seed gives the same log and state; another seed another log."""
    game = contract.game()
    first, second = list(moments(game, setup, 7))[-1], list(moments(game, setup, 7))[-1]
    promise(encoded(first.log) == encoded(second.log), "the same seed gives another log")
    promise(game.snapshot(first.state) == game.snapshot(second.state), "the same seed leads to another state")
    promise(encoded(list(moments(game, setup, 8))[-1].log) != encoded(first.log), "another seed gives the same log")


def silence(contract: Contract, setup: Setup) -> None:
    """Applying with a log or without leads to the same state."""
    game = contract.game()
    loud, silent, whim = FastChance(3), FastChance(3), FastChance(4)
    state, mute = game.start(setup, loud, Log()), game.start(setup, silent)
    while owing := game.to_act(state):
        code = game.legal(state, owing[0]).draw(whim)
        game.apply(state, owing[0], code, loud, Log())
        game.apply(mute, owing[0], code, silent)
        promise(game.snapshot(mute) == game.snapshot(state), f"{game.write(code)} without a log leads elsewhere")


def records(contract: Contract, setup: Setup) -> None:
    """A record replays to the same lines and the same state."""
    game = contract.game()
    whim = FastChance(11)
    players = tuple(f"Seat {seat + 1}" for seat in range(setup.seats))
    match = new_match(game, setup, players, seed=SEED, nonces=tuple(f"{seat:02x}" for seat in range(setup.seats)))
    while owing := game.to_act(match.state):
        match.act(owing[0], game.legal(match.state, owing[0]).draw(whim))
    try:
        again = list(replay(game, match.text(), match.header.commitment))[-1]
    except BadRecord as problem:
        raise BrokenPromise(f"a record does not replay: {problem}") from problem
    promise(again.lines == match.lines, "a record replays to other lines")
    promise(game.snapshot(again.state) == game.snapshot(match.state), "a record replays to another state")
    promise(encoded(again.log) == encoded(match.log), "a record replays to other events")


def views(contract: Contract, setup: Setup) -> None:
    """Views go through JSON and come back the same; what the house reads in them is so."""
    game = contract.game()
    for moment in moments(game, setup, 21):
        over = not game.to_act(moment.state)
        if moment.number % 5 and not over:
            continue
        seats = (None, *range(setup.seats))
        for seat, alike in zip(seats, game.views(moment.state, seats), strict=True):
            view = game.view(moment.state, seat, moment.log.heard_by(seat))
            promise(msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view, "a view comes back otherwise")
            promise((view.seat, view.seats) == (seat, setup.seats), "a view names other seats")
            promise(view.to_act == game.to_act(moment.state), "a view has others to act")
            promise(0 <= view.race <= view.races, f"race {view.race} of {view.races}")
            promise(view.history == moment.log.heard_by(seat), "a view has another history")
            promise(msgspec.structs.replace(view, history=()) == alike, "views and view differ")
            may = seat is not None and bool(game.legal(moment.state, seat))
            promise((view.choice is not None) == may, "a view has a choice where nothing is legal, or none where something is")
            owed = seat is not None and seat in view.to_act
            promise(view.choice is None or view.choice.owed == owed, "a choice is owed by another seat than acts")


def outlooks(contract: Contract, setup: Setup) -> None:
    """What would follow is what the description names, goes through JSON, and leaves the state as it is."""
    game, about = contract.game(), contract.about
    kind = None if about.outlook is None else about.look_up(about.outlook)
    for moment in moments(game, setup, 25):
        before = game.snapshot(moment.state)
        for seat in range(setup.seats):
            found = game.outlook(moment.state, seat, moment.news(seat))
            if found is None:
                continue
            promise(type(found) is kind, f"an outlook is a {type(found).__name__}, which the description does not name")
            promise(msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found, "an outlook comes back otherwise")
        promise(game.snapshot(moment.state) == before, "to look ahead changes the state")


def clones(contract: Contract, setup: Setup) -> None:
    """A clone keeps its state whatever happens to the original, and the other way round."""
    game = contract.game()
    kept: list[tuple[Any, bytes]] = []
    for moment in moments(game, setup, 31):
        kept.append((game.clone(moment.state), game.snapshot(moment.state)))
        promise(game.snapshot(kept[-1][0]) == kept[-1][1], "a clone is not what it was made of")
    promise(all(game.snapshot(clone) == before for clone, before in kept), "a clone changes with its original")
    for clone, _ in kept[:-1:7]:
        original = game.clone(clone)
        before = game.snapshot(original)
        playout(game, clone, FastChance(1))
        promise(game.snapshot(original) == before, "an original changes with its clone")


def legal_actions(contract: Contract, setup: Setup) -> None:
    """Every listed action applies and is listed once; it can be written, read and taken apart."""
    game = contract.game()
    whim = FastChance(42)
    for moment in moments(game, setup, 41, most=120):
        for seat in range(setup.seats):
            legal = game.legal(moment.state, seat)
            codes = list(legal)
            promise(len(set(codes)) == len(codes), "an action is listed twice")
            some = codes if len(codes) < 60 else codes[:: len(codes) // 40]
            for code in some + [form.draw(whim) for form in legal.forms for _ in range(5)]:
                promise(code in legal, f"{game.write(code)} is listed, but not legal")
                game.apply(game.clone(moment.state), seat, code, FastChance(1), Log())
                promise(game.read(game.write(code)) == code, f"{game.write(code)} is read as another action")
                promise(game.code(game.action(code)) == code, f"{game.action(code)} has another code")
                promise(game.read(msgspec.json.encode(game.action(code))) == code, f"{game.action(code)} in JSON is another")


def refusals(contract: Contract, setup: Setup) -> None:
    """Every other well-formed action is refused with its rule, and changes nothing."""
    game = contract.game()
    whim = FastChance(52)
    seats = range(setup.seats)
    pool = sorted({code for at in moments(game, setup, 51) for seat in seats for code in drawn(game.legal(at.state, seat), whim)})
    for moment in moments(game, setup, 53):
        before = game.snapshot(moment.state)
        for seat in [*seats, -1, setup.seats]:
            for _ in range(6):
                code = pool[whim.below(len(pool))]
                if seat in seats and code in game.legal(moment.state, seat):
                    continue
                chance, log = FastChance(5), Log()
                problem = _refused(game, moment.state, seat, code, chance, log)
                if not isinstance(problem, IllegalAction):
                    raise BrokenPromise(f"{game.write(code)} is not legal, and is {'done' if problem is None else repr(problem)}")
                promise(bool(problem.rule and problem.key), f"{problem!r} names no rule")
                promise(len(log) == 0, f"{game.write(code)} is refused, but something is told")
                promise(chance.below(1000) == FastChance(5).below(1000), f"{game.write(code)} is refused after a draw")
        promise(game.snapshot(moment.state) == before, "a refused action changes the state")


def _refused(game: Game[Any], state: Any, seat: int, code: int, chance: FastChance, log: Log | None) -> HippodromeError | None:
    try:
        game.apply(state, seat, code, chance, log)
    except BadAction as problem:
        return problem
    return None


def strange_codes(contract: Contract, setup: Setup) -> None:
    """Any number offered as an action is refused or legal."""
    game = contract.game()
    whim = FastChance(62)
    for moment in moments(game, setup, 61):
        if moment.number % 4 or not game.to_act(moment.state):
            continue
        seat = game.to_act(moment.state)[0]
        legal = drawn(game.legal(moment.state, seat), whim)
        strange = [-1, 2**31, -(2**63), 2**63 - 1, 2**64, 2**200, -(2**70), legal[0] ^ 1, legal[-1] | 1 << 27, legal[0] + 2**40]
        strange += [legal[0] ^ 1 << whim.below(40) for _ in range(10)]
        before = game.snapshot(moment.state)
        for code in strange:
            if code not in game.legal(moment.state, seat):
                promise(_refused(game, moment.state, seat, code, FastChance(1), None) is not None, f"{code} is done")
                promise(game.snapshot(moment.state) == before, f"{code} is refused, but changes the state")


def totals(contract: Contract, setup: Setup) -> None:
    """The totals can be worked out from the public events alone."""
    game = contract.game()
    assert contract.recount is not None
    for seed in (71, 72, 73):
        end = list(moments(game, setup, seed))[-1]
        outcome = game.outcome(end.state)
        assert outcome is not None
        counted = contract.recount(list(end.log.heard_by(None)), setup)
        promise(counted == list(outcome.totals), f"counted {counted}, but the totals are {outcome.totals}")


def _same(one: object, other: object) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(other)


def imagined_states(contract: Contract, setup: Setup) -> None:
    """An imagined state shows the seat just what it saw."""
    game = contract.game()
    chance = FastChance(82)
    for moment in moments(game, setup, 81):
        if moment.number % 3 and game.to_act(moment.state):
            continue
        for seat in [None, *range(setup.seats)]:
            history = moment.log.heard_by(seat)
            view = game.view(moment.state, seat, history)
            promise(_same(game.view(game.imagine(view, chance), seat, history), view), "an imagined state looks otherwise")


def _until_revealed(contract: Contract, events: tuple[Event, ...], actor: int) -> list[Event]:
    """Up to the moment when the rules themselves turn something over."""
    kept = []
    for event in events:
        if contract.reveals(event, actor):
            break
        kept.append(event)
    return kept


def secrets(contract: Contract, setup: Setup) -> None:
    """What a seat may not know makes no difference to what it learns: with other secrets it sees and hears the same bytes."""
    game = contract.game()
    chance, whim = FastChance(92), FastChance(93)
    compared = different = 0
    for moment in (moment for seed in range(8) for moment in moments(game, setup, 91 + seed)):
        owing = game.to_act(moment.state)
        if not owing:
            if compared > 5 and (different > 5 or contract.redeal is None):  # a short game alone would say little
                break
            continue
        seat = [None, *range(setup.seats)][whim.below(setup.seats + 1)]
        history = moment.log.heard_by(seat)
        view = game.view(moment.state, seat, history)
        here = game.clone(moment.state)
        there = game.clone(moment.state) if contract.redeal is not None else game.imagine(view, chance)
        if contract.redeal is not None:
            contract.redeal(game, there, seat, chance)
        different += game.snapshot(here) != game.snapshot(there)
        promise(_same(game.view(there, seat, history), view), "a view shows what its seat may not know")
        if seat is not None:
            ahead = [game.outlook(state, seat, moment.news(seat)) for state in (here, there)]
            promise(_same(*ahead), "an outlook shows what its seat may not know")
        actor = owing[whim.below(len(owing))]
        theirs = game.legal(there, actor)
        code = next((code for code in drawn(game.legal(here, actor), whim) if code in theirs), None)
        if code is None:
            continue
        logs = Log(), Log()
        game.apply(here, actor, code, FastChance(94), logs[0])
        game.apply(there, actor, code, FastChance(94), logs[1])
        heard, heard_there = logs[0].heard_by(seat), logs[1].heard_by(seat)
        public, public_there = (_until_revealed(contract, events, actor) for events in (heard, heard_there))
        same = msgspec.json.encode(public) == msgspec.json.encode(public_there)
        promise(same, f"after {game.write(code)} a seat hears what it may not know")
        if len(public) == len(heard) == len(heard_there):
            same = _same(game.view(here, seat, history + heard), game.view(there, seat, history + heard_there))
            promise(same, f"after {game.write(code)} a view shows what its seat may not know")
        compared += 1
    promise(compared > 5, "hardly anything could be compared")
    promise(different > 5 or contract.redeal is None, "redeal hardly changes anything")


def setups(contract: Contract, setup: Setup) -> None:
    """A table that no rule allows is refused."""
    game = contract.game()
    for wrong in (
        msgspec.structs.replace(setup, title="other"),
        msgspec.structs.replace(setup, edition="1789"),
        msgspec.structs.replace(setup, seats=max(game.seat_counts()) + 1),
        msgspec.structs.replace(setup, seats=0),
        msgspec.structs.replace(setup, options={"no_such_option": 1}),
        msgspec.structs.replace(setup, box="0" * 64),
    ):
        try:
            game.start(wrong, FastChance(1))
        except BadSetup:
            continue
        promise(False, f"{wrong} is a table")


def junk(contract: Contract, setup: Setup) -> None:
    """What is no action is malformed."""
    game = contract.game()
    for text in JUNK:
        promise(_is_malformed(lambda text=text: game.read(text)), f"{text[:20]!r} is an action")  # type: ignore[misc]
    for code in (-1, 2**40, 2**62):
        promise(_is_malformed(lambda code=code: game.action(code)), f"{code} is an action")  # type: ignore[misc]


def _is_malformed(read: Callable[[], object]) -> bool:
    try:
        read()
    except MalformedAction:
        return True
    return False


CHECKS: dict[str, Check] = {
    "description": Check(description),
    "ending": Check(ending),
    "chance": Check(chance_alone),
    "silence": Check(silence),
    "records": Check(records),
    "views": Check(views),
    "outlooks": Check(outlooks),
    "clones": Check(clones),
    "legal": Check(legal_actions),
    "refusals": Check(refusals),
    "codes": Check(strange_codes),
    "totals": Check(totals, needs="recount"),
    "imagine": Check(imagined_states),
    "secrets": Check(secrets),
    "rollouts": Check(searching.rollouts),
    "redeal": Check(searching.redealt_states, method="redeal"),
    "keys": Check(searching.keys),
    "indices": Check(encodings.indices, part="encoding"),
    "small-steps": Check(encodings.small_steps, part="encoding"),
    "observations": Check(encodings.observations, method="redeal", part="encoding"),
    "setups": Check(setups),
    "junk": Check(junk),
    "money": Check(accounts_balance, needs="ledger"),
    "slips": Check(slips_at_their_bounds),
}
"""By name."""
