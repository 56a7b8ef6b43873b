"""Players who choose at random but in moderation, so that long programmes reach their last race.

They enter most of their horses, bid and stake little; now and then they do anything at all.
"""

from __future__ import annotations

import msgspec

from hippodrome.core.box import digest_of
from hippodrome.core.chance import Chance, FastChance
from hippodrome.core.log import Log
from hippodrome.core.slips import Form
from hippodrome.core.wire import Setup
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.races import BOX, phase_of

FINISH = (35, 39, 43, 47)
LIVELY = TripleCouronne(
    msgspec.structs.replace(
        BOX,
        digest=digest_of([BOX.digest, "lively"]),
        track=msgspec.structs.replace(BOX.track, finish=FINISH),
        squares=msgspec.structs.replace(BOX.squares, lanes=tuple(("..y.r" * 10)[: line - 1] for line in FINISH)),
    )
)
"""The cards of the tests on a board on which two squares of five are coloured."""
STEP = 10_000


def played(edition: str, seats: int, seed: int, log: Log | None = None, **options: bool) -> Season:
    """A whole season of such players."""
    chance = FastChance(seed)
    state = LIVELY.start(Setup(title="triple-couronne", edition=edition, seats=seats, options=dict(options)), chance, log)
    while LIVELY.to_act(state):
        play(state, chance, log)
    return state


def play(state: Season, chance: Chance, log: Log | None = None) -> None:
    """One choice of a seat that owes one."""
    owing = LIVELY.to_act(state)
    seat = owing[chance.below(len(owing))]
    LIVELY.apply(state, seat, choose(state, seat, chance), chance, log)


def choose(state: Season, seat: int, chance: Chance) -> int:
    """What a seat does."""
    legal = LIVELY.legal(state, seat)
    phase = phase_of(state)
    if chance.below(30) == 0 or not legal.forms:
        return legal.draw(chance)
    form = legal.forms[0]
    if phase == "entries":
        horses = [horse + 1 for horse in state.qualified(seat) if chance.below(6)]
        return LIVELY.read(" ".join(map(str, ["enter", *horses] if horses else ["enter", "none"])))
    if phase in ("auction", "sale", "rental") and state.auction is not None:
        least, most = form.lines[0].low, form.lines[0].high
        amount = least + STEP * chance.below(10)
        return LIVELY.read(f"bid {amount}" if chance.below(2) and amount <= most // 3 else "pass")
    if phase in ("sales", "rentals"):
        word = "sell" if phase == "sales" else "rent"
        return LIVELY.read(f"{word} none" if chance.below(6) else f"{word} {_offer(form, chance)}")
    if phase == "bets":
        return LIVELY.read(_bets(form, chance))
    if phase == "insurance" and chance.below(2):
        return LIVELY.read("insure none")
    return legal.draw(chance)


def _offer(form: Form, chance: Chance) -> str:
    """One horse, for the least that may be asked."""
    bands = form.lines[0].bands or {}
    horse = list(bands)[chance.below(len(bands))]
    return f"{horse} {bands[horse][0]}"


def _bets(form: Form, chance: Chance) -> str:
    """A small stake to win, and perhaps one on the first two."""
    if form.total < 2 * STEP or chance.below(2):
        return "bets none"
    runners = list(form.lines[0].bands or {})
    first = chance.below(len(runners) - 1)
    second = first + 1 + chance.below(len(runners) - first - 1)
    bets = f"bets win {runners[first]} {STEP}"
    return f"{bets} pair {runners[first]} {runners[second]} {STEP}" if form.lines[-1].bands and chance.below(2) else bets
