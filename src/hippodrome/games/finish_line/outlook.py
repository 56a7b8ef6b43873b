"""What would follow from each use of a die, for the seat that has the choice: from the line, the dice and its own slip."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from hippodrome.core import wire
from hippodrome.core.kinds import Amount, HorseNumber, Place, Seat
from hippodrome.games.finish_line import betting, prospects, refusals
from hippodrome.games.finish_line.codes import WIN_LINES
from hippodrome.games.finish_line.dice import COLOURS, FACES
from hippodrome.games.finish_line.events import Colour, Face
from hippodrome.games.finish_line.prospects import Prospect
from hippodrome.games.finish_line.state import BETS, OVER, PER_SEAT, TAKE, USE, Meeting

if TYPE_CHECKING:
    from hippodrome.games.finish_line.rules import FinishLine

What = Literal[
    "moves-up", "takes-lead", "waits", "spent", "warned", "disqualified", "drops-back", "stays", "level", "promised", "gives"
]
"""In the order of their numbers (see prospects.py)."""
WHATS: tuple[What, ...] = get_args(What)


class BetStanding(msgspec.Struct, frozen=True):
    """A bet of one's own: where its horses are, and what it would bring."""

    bet: Literal["win", "place"]
    horses: tuple[HorseNumber, ...]
    stake: Amount
    odds: int
    """Of a pair: those of both together."""
    pays: Amount
    """If it is won; outsiders left out."""
    places: tuple[Place, ...]
    """Along its horses; 0 for one that is out."""
    least: Amount
    most: Amount
    """If the race ended so, outsiders included; they differ only where a photo finish is open."""


class Standing(msgspec.Struct, frozen=True):
    """The race as if it ended like this."""

    line: tuple[tuple[HorseNumber, ...], ...]
    """Front to back, a dead-heating pair together: the lower tile, then the upper one."""
    out: tuple[HorseNumber, ...]
    win: tuple[int, ...]
    """The odds of those who lead."""
    pair: int
    """What the first two pay together, times a stake; 0 with fewer than two."""
    bets: tuple[BetStanding, ...]
    """One's own slip."""
    least: Amount
    most: Amount
    """All of it together."""


class Effect(msgspec.Struct, frozen=True):
    """What a die does to a horse that it is used on."""

    horse: HorseNumber
    what: What
    """`waits`: the horseshoe stays on the tile; `spent`: nothing comes of it; `promised`: an outsider's amount lies there;
    `gives`: its horseshoe goes to another; `takes-lead`: it leads alone from now on; `level`: it shares the lead."""
    place: Place
    """Where it is then; 0 if it is out."""
    cleared: bool
    """Whether dice lie on it now and none do then."""


class Follow(msgspec.Struct, frozen=True):
    """What follows from an action."""

    standing: int
    """Which of the standings."""
    effects: tuple[Effect, ...]
    """On the horses that it is about, in the order in which it names them; on both of a new dead heat."""
    heir: Seat | None
    """The seat that the other two dice go to; None if the race ends."""


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may not be chosen: what a refusal would say of it."""

    why: str
    """The key of its sentence (`refusal-…`), with the facts in it."""
    rule: str
    facts: dict[str, str | int]


class BarredHorse(Barred, frozen=True, kw_only=True):
    """A horse of the line that a rolled die may not be used on."""

    face: Face
    horse: HorseNumber
    giver: HorseNumber | None
    """For a change of pace: the horse that would give its horseshoe; None if this one cannot give any itself."""


class BarredDie(Barred, frozen=True, kw_only=True):
    """Dice that lie in the reserve, but may not be taken now."""

    colour: Colour


class BarredFace(Barred, frozen=True, kw_only=True):
    """A rolled face that is but a blank now."""

    face: Face


class FinishLineOutlook(wire.Outlook, frozen=True):
    """What one's slip is worth now, and after each use of a die."""

    now: Standing | None = None
    """While a race is on."""
    standings: tuple[Standing, ...] = ()
    """How it could stand after one's own action, each once."""
    follows: tuple[Follow, ...] = ()
    """For each action of the choice, in its order; none while dice are taken, since they are rolled then."""
    barred: tuple[BarredHorse, ...] = ()
    dice: tuple[BarredDie, ...] = ()
    blanks: tuple[BarredFace, ...] = ()
    odds: tuple[int, ...] = ()
    """While bets are made: by starting place, the leading horse first."""


def outlook(game: FinishLine, state: Meeting, seat: int) -> FinishLineOutlook | None:
    """What would follow for a seat; nothing once the meeting is over."""
    if state.phase == OVER:
        return None
    if state.phase == BETS:
        return FinishLineOutlook(odds=tuple(state.table.odds))
    now = _standing(state, seat, prospects.prospect(state, seat))
    if seat != state.turn:
        return FinishLineOutlook(now)
    if state.phase == TAKE:
        return FinishLineOutlook(now, dice=_dice(state, seat))
    found, follows = prospects.after_each(state, seat, game.legal(state, seat))
    return FinishLineOutlook(
        now=now,
        standings=tuple(_standing(state, seat, each) for each in found),
        follows=tuple(_follow(each) for each in follows),
        barred=_barred(state, seat) if state.phase == USE else (),
        blanks=_blanks(state, seat) if state.phase == USE else (),
    )


def _standing(state: Meeting, seat: int, found: Prospect) -> Standing:
    odds = {int(horse): int(odds) for horse, odds in zip(state.runners, state.table.odds, strict=True)}
    places = {horse: place for place, level in enumerate(found.levels, 1) for horse in level}
    front = [horse for level in found.levels for horse in level][:2]
    return Standing(
        line=tuple(tuple(level) for level in found.levels),
        out=tuple(found.out),
        win=tuple(odds[horse] for level in found.levels[:1] for horse in level),
        pair=sum(odds[horse] for horse in front) if len(front) == 2 else 0,
        bets=tuple(
            _bet(state, seat, index, places, back)
            for index, back in zip(prospects.own_bets(state, seat), found.bets, strict=True)
        ),
        least=found.total.least,
        most=found.total.most,
    )


def _bet(state: Meeting, seat: int, index: int, places: dict[int, int], back: prospects.Return) -> BetStanding:
    at = seat * PER_SEAT + index * 2
    target, stake = int(state.bets[at]), int(state.bets[at + 1])
    horses = tuple(int(horse) for start, horse in enumerate(state.runners, 1) if betting.names(index, target, start))
    odds = betting.odds_of(state, index, target)
    return BetStanding(
        bet="win" if index < WIN_LINES else "place",
        horses=horses,
        stake=stake,
        odds=odds,
        pays=stake * odds,
        places=tuple(places.get(horse, 0) for horse in horses),
        least=back.least,
        most=back.most,
    )


def _follow(found: prospects.Follow) -> Follow:
    effects = tuple(Effect(each.horse, WHATS[each.what], each.place, each.cleared) for each in found.effects)
    return Follow(found.prospect, effects, None if found.heir < 0 else found.heir)


def _reason(state: Meeting, seat: int, reason: int) -> dict[str, Any]:
    """The fields of a `Barred`, from the refusal itself."""
    refusal = refusals.illegal(state, seat, reason)
    return {"why": refusal.key, "rule": refusal.rule, "facts": refusal.facts}


def _barred(state: Meeting, seat: int) -> tuple[BarredHorse, ...]:
    return tuple(
        BarredHorse(face=FACES[each.face], horse=each.horse, giver=each.giver or None, **_reason(state, seat, each.reason))
        for each in prospects.barred(state)
    )


def _dice(state: Meeting, seat: int) -> tuple[BarredDie, ...]:
    return tuple(
        BarredDie(colour=COLOURS[colour - 1], **_reason(state, seat, reason)) for colour, reason in prospects.kept_back(state)
    )


def _blanks(state: Meeting, seat: int) -> tuple[BarredFace, ...]:
    return tuple(BarredFace(face=FACES[face], **_reason(state, seat, reason)) for face, reason in prospects.blanks(state))
