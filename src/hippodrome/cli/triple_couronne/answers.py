"""What people type at the table, read generously: `1 7`, `1 200 000`, `1.2M`, `max 1500`, `7 50, 7+14 20`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.codes import PAIR_LINES, WIN_LINES

_AMOUNT = re.compile(r"(\d{1,3}(?:[ ,.’'\u00a0\u202f]\d{3})+|\d{1,12})\s*(?:(k)|F)?", re.IGNORECASE)
_MILLIONS = re.compile(r"(\d{1,4})(?:[.,](\d{1,3}))?\s*m", re.IGNORECASE)
_BID = re.compile(r"(?:bid\s+)?(.+)", re.IGNORECASE)
_MAXIMUM = re.compile(r"(?:maximum|max|m)\s*(.+)", re.IGNORECASE)
_PASS = re.compile(r"p|pass|passe|passer|je passe", re.IGNORECASE)
_NONE = re.compile(r"0|-|none|no|non|aucun|aucune|rien|nothing", re.IGNORECASE)
_ALL = re.compile(r"all|tous|toutes|tout|\*", re.IGNORECASE)
_BET = re.compile(r"(\d{1,2})(?:\s*[+/]\s*(\d{1,2}))?(?:\s+(\S.*))?")
_CONTRACT = re.compile(r"([abc])\s*(\d{1,2})", re.IGNORECASE)


def amount_in(text: str, step: int) -> int | None:
    """An amount: 1200000, 1 200 000, 1200k, 1.2M; what is less than a step is meant in thousands, for nothing costs so little."""
    text = text.strip()
    if found := _MILLIONS.fullmatch(text):
        return int(found[1]) * 1_000_000 + int(f"{found[2] or '':0<3}") * 1_000
    found = _AMOUNT.fullmatch(text)
    if found is None:
        return None
    amount = int(re.sub(r"\D", "", found[1]))
    return amount * 1000 if found[2] or 0 < amount < step else amount


def bid_in(text: str, least: int, step: int) -> actions.Bid | actions.Pass | actions.SetMaximum | None:
    """A bid, a maximum or a pass. `+` is the least bid."""
    if text == "+":
        return actions.Bid(least)
    if _PASS.fullmatch(text):
        return actions.Pass()
    for pattern, kind in ((_MAXIMUM, actions.SetMaximum), (_BID, actions.Bid)):
        if found := pattern.fullmatch(text):
            amount = amount_in(found[1], step)
            if amount is not None:
                return kind(amount)
    return None


def is_none(text: str) -> bool:
    """Whether nothing is meant."""
    return _NONE.fullmatch(text) is not None


def is_all(text: str) -> bool:
    """Whether everything is meant."""
    return _ALL.fullmatch(text) is not None


def numbers_in(text: str) -> list[int] | None:
    """Numbers with blanks or commas between them."""
    pieces = text.replace(",", " ").replace("+", " ").split()
    if not pieces or not all(piece.isascii() and piece.isdigit() and len(piece) <= 2 for piece in pieces):
        return None
    return [int(piece) for piece in pieces]


def horses_in(text: str, horses: Mapping[int, str]) -> tuple[str, ...] | None:
    """Some of these horses, by their numbers; None if it says something else, or names another horse."""
    numbers = numbers_in(text)
    if numbers is None or any(number not in horses for number in numbers):
        return None
    return tuple(horses[number] for number in sorted(set(numbers)))


def mounts_in(text: str, horses: Mapping[int, str]) -> actions.MountJockeys | None:
    """What the first and the second jockey ride: `7 14`, `7`, `- 14`."""
    pieces = text.replace(",", " ").split()
    if not 1 <= len(pieces) <= 2:
        return None
    riding: list[str | None] = []
    for piece in [*pieces, "-"][:2]:
        if is_none(piece):
            riding.append(None)
        elif piece.isascii() and piece.isdigit() and int(piece) in horses:
            riding.append(horses[int(piece)])
        else:
            return None
    return actions.MountJockeys(*riding)


def parts_of(text: str) -> list[str]:
    """The parts of a line: between semicolons, or commas that are followed by a blank or stand between words."""
    return [part.strip() for part in re.split(r";|,(?!\d{3}\b)", text) if part.strip()]


def offers_in(text: str, horses: Mapping[int, str], least: Mapping[str, int], step: int) -> dict[str, int] | None:
    """Horses with their minimum prices: `7 900, 14`; without a price it is the least that is allowed; 0 takes an offer back."""
    found: dict[str, int] = {}
    for part in parts_of(text):
        number, _, price = part.partition(" ")
        if not (number.isascii() and number.isdigit() and int(number) in horses):
            return None
        horse = horses[int(number)]
        amount = amount_in(price, step) if price.strip() else least[horse]
        if amount is None:
            return None
        found[horse] = amount
    return found or None


@dataclass(frozen=True)
class Slip:
    """A betting slip that is being written. Horses by name; a jumelé by its two."""

    wins: tuple[events.Stake, ...] = ()
    pairs: tuple[events.PairStake, ...] = ()

    @property
    def total(self) -> int:
        """All stakes together."""
        return sum(bet.stake for bet in self.wins) + sum(bet.stake for bet in self.pairs)

    @property
    def too_long(self) -> bool:
        """TC-31, TC-33: a slip has so many lines."""
        return len(self.wins) > WIN_LINES or len(self.pairs) > PAIR_LINES

    def with_win(self, horse: str, stake: int) -> Slip:
        """A bet more, in place of one on the same horse; a stake of 0 rubs it out."""
        kept = tuple(bet for bet in self.wins if bet.horse != horse)
        return replace(self, wins=(*kept, events.Stake(horse, stake)) if stake else kept)

    def with_pair(self, first: str, second: str, stake: int) -> Slip:
        """A jumelé more, likewise."""
        kept = tuple(bet for bet in self.pairs if (bet.first, bet.second) != (first, second))
        return replace(self, pairs=(*kept, events.PairStake(first, second, stake)) if stake else kept)

    def action(self) -> actions.PlaceBets:
        """As it is handed in."""
        return actions.PlaceBets(self.wins, self.pairs)

    def slip(self) -> events.Slip:
        """As others will read it."""
        return events.Slip(self.wins, self.pairs)


def slip_with(slip: Slip, text: str, horses: Mapping[int, str], ordered: bool, step: int) -> Slip | None:
    """The slip with the bets in a line, `7 50, 7+14 20`; without a stake it is the least. None if they cannot be read."""
    for part in parts_of(text):
        found = _BET.fullmatch(part)
        if found is None or int(found[1]) not in horses or (found[2] and int(found[2]) not in horses):
            return None
        stake = step if found[3] is None else amount_in(found[3], step)
        if stake is None:
            return None
        numbers = [int(found[1])] + ([int(found[2])] if found[2] else [])
        if not ordered:
            numbers.sort()  # TC-33: where the order does not matter, the first in the catalogue is named first
        names = [horses[number] for number in numbers]
        slip = slip.with_win(names[0], stake) if len(names) == 1 else slip.with_pair(names[0], names[1], stake)
    return slip


def contracts_in(text: str, horses: Mapping[int, str], had: Sequence[str | None]) -> list[str | None] | None:
    """Insurance, `a 7, c 7`: this race, the next one, the next two. A contract that is typed again is taken out."""
    found = list(had)
    for part in parts_of(text.replace(" a", ",a").replace(" b", ",b").replace(" c", ",c")):
        said = _CONTRACT.fullmatch(part)
        if said is None or int(said[2]) not in horses:
            return None
        at, horse = "abc".index(said[1].lower()), horses[int(said[2])]
        found[at] = None if found[at] == horse else horse
    return found
