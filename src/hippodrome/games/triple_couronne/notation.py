"""Text, JSON and packed forms of La Triple Couronne's actions, and the canonical text of its parts.

    stable blue · jockey 3 · bid 1200000 · pass · maximum 2000000 · maximum 0 (takes it back) · taker 2
    sell 1 1500000 13 900000 · sell none · enter 1 7 · enter none · rent 7 300000 · rent none
    mount 1 - (the first jockey rides horse 1, the second nothing) · keep 1
    bets win 1 50000 win 4 20000 pair 1 4 10000 · bets none · insure race 1 next 7 two 7 · insure none · give 13

Horses count from 1 in the order of the catalogue, jockeys in the order of the box, seats from 1. An action may also be
written as JSON, with names instead of numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from hippodrome.core.errors import MalformedAction
from hippodrome.core.slips import MOST_AMOUNT, pack_slip, unpack_slip
from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne import actions, codes, events
from hippodrome.games.triple_couronne.box import COLOURS, JOCKEYS, SEATS, Box
from hippodrome.games.triple_couronne.codes import CONTRACTS, HORSE_BITS, HORSES, PAIR_BITS, PAIR_LINES, PAIRS, WIN_LINES

_MOST_BYTES = 4000
_FORMS = (
    "an action reads like: stable blue · jockey 3 · bid 1200000 · pass · maximum 2000000 · taker 2 · sell 1 1500000 · enter 1 7"
    " · rent 7 300000 · mount 1 - · keep 1 · bets win 1 50000 pair 1 4 10000 · insure race 1 next 7 two 7 · give 13"
    " · and sell, enter, rent, bets, insure also with: none"
)
_DECODER = msgspec.json.Decoder(actions.AnyAction)
_NUMBER = re.compile(r"-?[0-9]{1,16}", re.ASCII)
_OFFERS = {"sell": codes.SALES, "rent": codes.RENTALS}
_PICKS = {"enter": codes.ENTER, "keep": codes.KEEP}
_SINGLE = {"jockey": (codes.JOCKEY, JOCKEYS), "taker": (codes.TAKER, max(SEATS)), "give": (codes.GIVE_UP, HORSES)}
_KINDS = ("race", "next", "two")


def read(box: Box, text: bytes | str) -> int:
    """An action from its text or JSON form."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    if len(data) > _MOST_BYTES:
        raise MalformedAction(f"an action has at most {_MOST_BYTES} bytes, this one has {len(data)}")
    try:
        if data.lstrip().startswith(b"{"):
            return code(box, _DECODER.decode(data))
        return _from_words(data.decode("utf-8").split())
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise MalformedAction(f"this is no action: {problem}; {_FORMS}") from problem


def _from_words(words: list[str]) -> int:
    match words:
        case ["pass"]:
            return codes.PASS
        case ["bid", amount]:
            return _pack(codes.BID, [(1, _number(amount))])
        case ["maximum", amount]:
            return _pack(codes.MAXIMUM, [(1, _number(amount))])
        case ["stable", colour] if colour in COLOURS:
            return codes.number(codes.STABLE, COLOURS.index(colour))
        case [("jockey" | "taker" | "give") as what, which]:
            kind, most = _SINGLE[what]
            return codes.number(kind, _from_one(which, most) - 1)
        case [("sell" | "rent") as what, *rest]:
            said = _unless_none(rest)
            if len(said) % 2 or len(said) > 2 * HORSES:
                raise MalformedAction(_FORMS)
            offers = [(_from_one(horse, HORSES), _number(least)) for horse, least in zip(said[::2], said[1::2], strict=True)]
            return _pack(_OFFERS[what], offers, HORSE_BITS, HORSES)
        case [("enter" | "keep") as what, *rest]:
            return _picks(_PICKS[what], [_from_one(word, HORSES) for word in _unless_none(rest)])
        case ["mount", first, second]:
            return codes.mount(*(0 if word == "-" else _from_one(word, HORSES) for word in (first, second)))
        case ["bets", *rest]:
            return _bets(_unless_none(rest))
        case ["insure", *rest]:
            return _insurance(_unless_none(rest))
    raise MalformedAction(_FORMS)


def _unless_none(words: list[str]) -> list[str]:
    if not words:
        raise MalformedAction(_FORMS)
    return [] if words == ["none"] else words


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word) or abs(int(word)) > MOST_AMOUNT:
        raise MalformedAction(f"{word} is no number that can be written here; {_FORMS}")
    return int(word)


def _from_one(word: str, most: int) -> int:
    number = _number(word)
    if not 1 <= number <= most:
        raise MalformedAction(f"{word} is not between 1 and {most}; {_FORMS}")
    return number


def _bets(words: list[str]) -> int:
    wins: list[tuple[int, int]] = []
    pairs: list[tuple[int, int]] = []
    while words:
        match words:
            case ["win", horse, stake, *rest] if not pairs:
                wins.append((_from_one(horse, HORSES), _number(stake)))
            case ["pair", first, second, stake, *rest]:
                pairs.append((codes.pair(_from_one(first, HORSES) - 1, _from_one(second, HORSES) - 1), _number(stake)))
            case _:
                raise MalformedAction(_FORMS)
        words = rest
    return _bets_code(wins, pairs)


def _bets_code(wins: list[tuple[int, int]], pairs: list[tuple[int, int]]) -> int:
    if len(wins) > WIN_LINES or len(pairs) > PAIR_LINES:
        raise MalformedAction(f"a slip has {WIN_LINES} lines to win and {PAIR_LINES} jumelés; {_FORMS}")
    return _pack(codes.BETS, wins + [(0, 0)] * (WIN_LINES - len(wins)) + pairs, PAIR_BITS, PAIRS)


def _insurance(words: list[str]) -> int:
    lines = [(0, 0)] * CONTRACTS
    at = 0
    while words:
        kind, which, *rest = words if len(words) > 1 else [*words, ""]
        if kind not in _KINDS[at:]:
            raise MalformedAction(_FORMS)
        at = _KINDS.index(kind) + 1
        lines[at - 1] = (_from_one(which, HORSES), 0)
        words = rest
    return _pack(codes.INSURE, lines, HORSE_BITS, HORSES)


def _picks(kind: int, horses: list[int]) -> int:
    if len(set(horses)) != len(horses):
        raise MalformedAction(f"every horse is named once; {_FORMS}")
    return codes.number(kind, sum(1 << horse - 1 for horse in horses))


def _pack(kind: int, lines: list[tuple[int, int]], bits: int = 4, most: int = 1) -> int:
    """What is too large would turn into another action."""
    for target, amount in lines:
        if (target, amount) != (0, 0) and not (1 <= target <= most and abs(amount) <= MOST_AMOUNT):
            raise MalformedAction(f"{target} with {amount}: the first is 1 to {most}, an amount at most {MOST_AMOUNT}; {_FORMS}")
    return pack_slip(kind, lines, bits)


def write(packed: int) -> str:
    """An action's text form. Raises MalformedAction unless reading it gives the same number back."""
    try:
        text = _text(packed) if packed >= 0 and is_within(packed) else ""
        if _from_words(text.split()) == packed:
            return text
    except MalformedAction:
        pass
    raise MalformedAction(f"{packed} stands for no action")


def _text(packed: int) -> str:
    kind, rest = packed & 15, packed >> 4
    match kind:
        case codes.PASS:
            return "pass"
        case codes.BID | codes.MAXIMUM:
            return f"{'bid' if kind == codes.BID else 'maximum'} {(unpack_slip(packed, 1) or [(0, 0)])[0][1]}"
        case codes.STABLE:
            return f"stable {COLOURS[rest]}"
        case codes.JOCKEY | codes.TAKER | codes.GIVE_UP:
            return f"{ {codes.JOCKEY: 'jockey', codes.TAKER: 'taker', codes.GIVE_UP: 'give'}[kind] } {rest + 1}"
        case codes.SALES | codes.RENTALS:
            word = "sell" if kind == codes.SALES else "rent"
            return _or_none(word, [f"{horse + 1} {least}" for horse, least in offers_of(packed)])
        case codes.ENTER | codes.KEEP:
            return _or_none("enter" if kind == codes.ENTER else "keep", [str(horse + 1) for horse in picks_of(packed)])
        case codes.MOUNT:
            return " ".join(["mount", *(str(horse) if horse else "-" for horse in (rest & 31, rest >> HORSE_BITS))])
        case codes.BETS:
            wins, pairs = bets_of(packed)
            said = [f"win {horse + 1} {stake}" for horse, stake in wins]
            return _or_none("bets", said + [f"pair {first + 1} {second + 1} {stake}" for first, second, stake in pairs])
        case codes.INSURE:
            return _or_none("insure", [f"{_KINDS[at]} {horse + 1}" for at, horse in enumerate(insured(packed)) if horse >= 0])
    raise MalformedAction(f"{packed} stands for no action")


def _or_none(word: str, parts: Iterable[str]) -> str:
    return " ".join([word, *(list(parts) or ["none"])])


def offers_of(packed: int) -> list[tuple[int, int]]:
    """Horses (from 0) and least prices of an offering."""
    return [(target - 1, least) for target, least in unpack_slip(packed, HORSES, HORSE_BITS) or [] if target]


def picks_of(packed: int) -> list[int]:
    """Horses that are entered or kept."""
    return [horse for horse in range(HORSES) if packed >> 4 + horse & 1]


def bets_of(packed: int) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]:
    """Horses and stakes to win; pairs of horses and stakes."""
    lines = unpack_slip(packed, codes.BET_LINES, PAIR_BITS) or []
    wins = [(target - 1, stake) for target, stake in lines[:WIN_LINES] if target]
    return wins, [(*divmod(target - 1, HORSES), stake) for target, stake in lines[WIN_LINES:] if target]


def insured(packed: int) -> list[int]:
    """Per kind of contract the horse, −1 for none."""
    return [target - 1 for target, _ in unpack_slip(packed, CONTRACTS, HORSE_BITS) or []]


def code(box: Box, action: Action) -> int:
    """The packed form of an action."""
    match action:
        case actions.Pass():
            return codes.PASS
        case actions.Bid(amount):
            return _pack(codes.BID, [(1, amount)])
        case actions.SetMaximum(amount):
            return _pack(codes.MAXIMUM, [(1, amount)])
        case actions.TakeStable(colour) if colour in COLOURS:
            return codes.number(codes.STABLE, COLOURS.index(colour))
        case actions.TakeJockey(jockey):
            return codes.number(codes.JOCKEY, _jockey(box, jockey))
        case actions.ChooseTaker(seat) if 0 <= seat < max(SEATS):
            return codes.number(codes.TAKER, seat)
        case actions.GiveUpHorse(horse):
            return codes.number(codes.GIVE_UP, horse_number(box, horse))
        case actions.OfferForSale(offers):
            return offers_code(box, codes.SALES, offers)
        case actions.OfferForRent(offers):
            return offers_code(box, codes.RENTALS, offers)
        case actions.EnterHorses(horses):
            return _picks(codes.ENTER, [horse_number(box, horse) + 1 for horse in horses])
        case actions.KeepEntries(horses):
            return _picks(codes.KEEP, [horse_number(box, horse) + 1 for horse in horses])
        case actions.MountJockeys(first, second):
            return codes.mount(_or_zero(box, first), _or_zero(box, second))
        case actions.PlaceBets(wins, pairs):
            return slip_code(box, events.Slip(wins, pairs))
        case actions.Insure(race, following, two):
            return contracts_code(box, events.Contracts(race, following, two))
    raise MalformedAction(f"{type(action).__name__} is no action of La Triple Couronne")


def _or_zero(box: Box, horse: str | None) -> int:
    return 0 if horse is None else horse_number(box, horse) + 1


def horse_number(box: Box, name: str) -> int:
    """A horse by its name, from 0."""
    for number, horse in enumerate(box.horses.list):
        if horse.name == name:
            return number
    raise MalformedAction(f"there is no horse {name!r}; see the catalogue")


def _jockey(box: Box, name: str) -> int:
    for number, jockey in enumerate(box.jockeys.list):
        if jockey.name == name:
            return number
    raise MalformedAction(f"there is no jockey {name!r}; there is {', '.join(jockey.name for jockey in box.jockeys.list)}")


def offers_code(box: Box, kind: int, offers: tuple[events.Offer, ...]) -> int:
    """The packed form of an offering."""
    if len(offers) > HORSES:
        raise MalformedAction(_FORMS)
    return _pack(kind, [(horse_number(box, offer.horse) + 1, offer.least) for offer in offers], HORSE_BITS, HORSES)


def slip_code(box: Box, slip: events.Slip) -> int:
    """The packed form of a betting slip."""
    wins = [(horse_number(box, bet.horse) + 1, bet.stake) for bet in slip.wins]
    pairs = [(codes.pair(horse_number(box, bet.first), horse_number(box, bet.second)), bet.stake) for bet in slip.pairs]
    return _bets_code(wins, pairs)


def contracts_code(box: Box, contracts: events.Contracts) -> int:
    """The packed form of insurance."""
    lines = [(_or_zero(box, horse), 0) for horse in (contracts.race, contracts.next, contracts.two)]
    return _pack(codes.INSURE, lines, HORSE_BITS, HORSES)


def action(box: Box, packed: int) -> actions.AnyAction:
    """The readable form of a packed action. Raises MalformedAction unless packing gives the same number back."""
    found = _unpack(box, packed)
    if found is None or code(box, found) != packed:
        raise MalformedAction(f"{packed} stands for no action")
    return found


def _unpack(box: Box, packed: int) -> actions.AnyAction | None:
    kind, rest = packed & 15, packed >> 4
    if packed < 0 or not is_within(packed):
        return None
    match kind:
        case codes.PASS:
            return actions.Pass()
        case codes.BID | codes.MAXIMUM:
            amount = (unpack_slip(packed, 1) or [(0, 0)])[0][1]
            return actions.Bid(amount) if kind == codes.BID else actions.SetMaximum(amount)
        case codes.STABLE:
            return actions.TakeStable(COLOURS[rest])
        case codes.JOCKEY:
            return actions.TakeJockey(box.jockeys.list[rest].name)
        case codes.TAKER:
            return actions.ChooseTaker(rest)
        case codes.GIVE_UP:
            return actions.GiveUpHorse(box.horses.list[rest].name)
        case codes.SALES:
            return actions.OfferForSale(offers(box, packed))
        case codes.RENTALS:
            return actions.OfferForRent(offers(box, packed))
        case codes.ENTER:
            return actions.EnterHorses(names(box, picks_of(packed)))
        case codes.KEEP:
            return actions.KeepEntries(names(box, picks_of(packed)))
        case codes.MOUNT:
            return actions.MountJockeys(_name_or_none(box, (rest & 31) - 1), _name_or_none(box, (rest >> HORSE_BITS) - 1))
        case codes.BETS:
            found = slip(box, packed)
            return actions.PlaceBets(found.wins, found.pairs)
        case codes.INSURE:
            insurance = contracts(box, packed)
            return actions.Insure(insurance.race, insurance.next, insurance.two)
    return None


def is_within(packed: int) -> bool:
    """Whether every number in a packed action names something that there is."""
    kind, rest = packed & 15, packed >> 4
    match kind:
        case codes.PASS:
            return rest == 0
        case codes.BID | codes.MAXIMUM:
            return unpack_slip(packed, 1) is not None
        case codes.STABLE:
            return rest < len(COLOURS)
        case codes.JOCKEY:
            return rest < JOCKEYS
        case codes.TAKER:
            return rest < max(SEATS)
        case codes.GIVE_UP:
            return rest < HORSES
        case codes.SALES | codes.RENTALS:
            return _targets_within(unpack_slip(packed, HORSES, HORSE_BITS), HORSES)
        case codes.INSURE:
            return _targets_within(unpack_slip(packed, CONTRACTS, HORSE_BITS), HORSES)
        case codes.BETS:
            lines = unpack_slip(packed, codes.BET_LINES, PAIR_BITS)
            return _targets_within(lines, PAIRS) and _targets_within((lines or [])[:WIN_LINES], HORSES)
        case codes.ENTER | codes.KEEP:
            return rest < 1 << HORSES
        case codes.MOUNT:
            return rest & 31 <= HORSES and rest >> HORSE_BITS <= HORSES
    return False


def _targets_within(lines: list[tuple[int, int]] | None, most: int) -> bool:
    return lines is not None and all(0 < target <= most or (target, amount) == (0, 0) for target, amount in lines)


def _name_or_none(box: Box, horse: int) -> str | None:
    return None if horse < 0 else box.horses.list[horse].name


def names(box: Box, horses: Iterable[int]) -> tuple[str, ...]:
    """Horses by name."""
    return tuple(box.horses.list[horse].name for horse in horses)


def label(box: Box, line: str, target: int) -> tuple[str, ...]:
    """A target of a form by name: a horse, or the two of a jumelé."""
    return names(box, divmod(target - 1, HORSES) if line == "pair" else (target - 1,))


def offers(box: Box, packed: int) -> tuple[events.Offer, ...]:
    """An offering as everybody reads it."""
    return tuple(events.Offer(box.horses.list[horse].name, least) for horse, least in offers_of(packed))


def slip(box: Box, packed: int) -> events.Slip:
    """A betting slip as everybody reads it."""
    wins, pairs = bets_of(packed)
    horses = box.horses.list
    return events.Slip(
        tuple(events.Stake(horses[horse].name, stake) for horse, stake in wins),
        tuple(events.PairStake(horses[first].name, horses[second].name, stake) for first, second, stake in pairs),
    )


def contracts(box: Box, packed: int) -> events.Contracts:
    """Insurance as everybody reads it."""
    return events.Contracts(*(_name_or_none(box, horse) for horse in insured(packed)))
