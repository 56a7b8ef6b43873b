"""What people type at a Finish table, read generously: `1 500`, `max 3000`, `p`, `g 5 1000, p 2 300`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hippodrome.games.finish import actions
from hippodrome.games.finish.events import Bet

_AMOUNT = r"(?:\d{1,3}(?:[ ,.’'\u00a0\u202f]\d{3})+|\d+)"
_BID = re.compile(rf"(?:bid\s+)?({_AMOUNT})", re.IGNORECASE)
_MAXIMUM = re.compile(rf"(?:m|max|maximum)\s*({_AMOUNT})", re.IGNORECASE)
_PASS = re.compile(r"p|pass|passe|passer|je passe", re.IGNORECASE)
_KIND = r"(win|w|gagnant|g|place|placé|p)"
_BET = re.compile(rf"{_KIND}(?:\s*([1-9])(?:\s*[:=]?\s+({_AMOUNT}))?)?", re.IGNORECASE)
_LONGEST = 15


@dataclass(frozen=True)
class Entry:
    """Something to write on the form; what is None was not said yet."""

    win: bool
    lane: int | None = None
    stake: int | None = None


def amount_in(text: str) -> int | None:
    """An amount of money, with or without separators."""
    if not re.fullmatch(_AMOUNT, text):
        return None
    digits = re.sub(r"\D", "", text)
    return int(digits) if len(digits) <= _LONGEST else None


def bid_in(text: str, least: int) -> actions.AnyAction | None:
    """A bid, a maximum or a pass. `+` is the least bid."""
    if text == "+":
        return actions.Bid(least)
    if _PASS.fullmatch(text):
        return actions.Pass()
    for pattern, kind in ((_MAXIMUM, actions.SetMaximum), (_BID, actions.Bid)):
        if found := pattern.fullmatch(text):
            amount = amount_in(found[1])
            return None if amount is None else kind(amount)
    return None


def entries_in(text: str) -> list[Entry] | None:
    """The bets in a line, or None if it is something else. Only the last one may be unfinished."""
    entries: list[Entry] = []
    rest = text.strip()
    while rest:
        found = _BET.match(rest)
        if found is None or (entries and entries[-1].stake is None):
            return None
        rest = rest[found.end() :]
        if rest and not re.match(r"[\s,;/+]", rest):
            return None
        rest = rest.lstrip(" \t,;/+\u00a0\u202f")
        stake = None if found[3] is None else amount_in(found[3])
        if found[3] is not None and stake is None:
            return None
        entries.append(Entry(found[1].lower()[0] in "wg", None if found[2] is None else int(found[2]), stake))
    return entries or None


@dataclass(frozen=True)
class Draft:
    """A betting form that is being filled in."""

    win: Bet | None = None
    places: tuple[Bet, ...] = ()

    @property
    def total(self) -> int:
        """All stakes together."""
        return sum(bet.stake for bet in (self.win, *self.places) if bet is not None)

    def action(self) -> actions.PlaceBets:
        """The form as it would be handed in."""
        return actions.PlaceBets(self.win, self.places)

    def full(self, entry: Entry) -> bool:
        """Whether both place bets are on other horses already."""
        return not entry.win and len(self.places) == 2 and all(bet.lane != entry.lane for bet in self.places)

    def having(self, entry: Entry) -> Draft:
        """With this bet written in; a stake of 0 rubs it out."""
        assert entry.lane is not None and entry.stake is not None
        bet = Bet(entry.lane, entry.stake) if entry.stake else None
        if entry.win:
            return Draft(bet, self.places)
        if any(old.lane == entry.lane for old in self.places):
            places = tuple(bet if old.lane == entry.lane else old for old in self.places)
            return Draft(self.win, tuple(old for old in places if old is not None))
        return Draft(self.win, self.places if bet is None else (*self.places, bet))
