"""Answers by name: what a seat can have done for it, decision by decision, from what it can see. No more than good manners."""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome.core.wire import Action
from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.box import AGES
from hippodrome.games.triple_couronne.options import LONG
from hippodrome.games.triple_couronne.views import Card, Choice, TripleCouronneView

Answers = dict[str, dict[str, Action | None]]
_NAMES = {
    "stable": ("best",), "auction": ("advised", "none"), "jockey": ("first",), "taker": ("first",), "sales": ("none",),
    "entries": ("all",), "rentals": ("none",), "bids": ("none",), "mounts": ("same", "none"), "keep": ("likeliest",),
    "bets": ("none",), "insurance": ("none",), "give-up": ("least-missed",),
}  # fmt: skip
"""By decision, the usual answer first. `bids` is about other people's horses, `auction` about those that the bank sells."""
_AT_ONES_OWN_RISK = ("entries", "sales", "rentals")
_SPENT_OF_TEN = 9
"""At the auction; the rest is kept for entry fees."""


def answers(view: TripleCouronneView) -> Answers:
    """Those to decisions that may come up again, and to the present one: these with what they do."""
    now = "" if view.choice is None or not view.choice.owed else _decision(view, view.choice)
    done: dict[str, Action] = {}
    if view.choice is not None and now and not (now in _AT_ONES_OWN_RISK and is_in_danger(view)):
        done = dict(zip(_NAMES[now], _actions(view, view.choice, now), strict=True))
    decisions = dict.fromkeys([*_recurring(view), *([now] if now else [])])
    return {each: {name: done.get(name) if each == now else None for name in _NAMES[each]} for each in decisions}


def is_in_danger(view: TripleCouronneView) -> bool:
    """TC-53: less than one entry fee, in a programme in which that can cost the game; then a seat decides for itself."""
    return view.race > 0 and view.edition in LONG and _cash(view) < view.fee


def _decision(view: TripleCouronneView, choice: Choice) -> str:
    if choice.kind == "bid":
        return "auction" if view.lot is not None and view.lot.seller is None else "bids"
    return choice.kind


def _recurring(view: TripleCouronneView) -> list[str]:
    """What is decided more than once in this programme, and still may be."""
    if view.edition == "initiation":
        return ["entries"]
    bets = ["bets"] if view.seats >= 4 else []
    if view.edition not in LONG:
        return ["entries", *bets]
    auction = ["auction"] if view.auction and view.race == 0 else []
    return [*auction, "entries", "sales", "rentals", "bids", "mounts", *bets, "insurance"]


def _actions(view: TripleCouronneView, choice: Choice, decision: str) -> list[Action]:
    """What the answers to a decision do, in the order of their names."""
    match decision:
        case "stable":
            return [actions.TakeStable(_best_stable(view, choice))]  # type: ignore[arg-type]  # a colour found in the view
        case "jockey":
            return [actions.TakeJockey(choice.names[0])]
        case "auction":
            return [_advised_bid(view, choice), actions.Pass()]
        case "taker":
            return [actions.ChooseTaker(choice.seats[0])]
        case "sales":
            return [actions.OfferForSale()]
        case "entries":
            return [actions.EnterHorses(_all_that_can_be_paid(view, choice))]
        case "rentals":
            return [actions.OfferForRent()]
        case "mounts":
            return [_same_mounts(view, choice), actions.MountJockeys()]
        case "keep":
            return [actions.KeepEntries(_in_order(choice, by_odds(view, choice.horses)[: choice.most]))]
        case "bets":
            return [actions.PlaceBets()]
        case "insurance":
            return [actions.Insure()]
        case "give-up":
            return [actions.GiveUpHorse(_least_missed(view, choice))]
        case _:
            return [actions.Pass()]


def _cash(view: TripleCouronneView) -> int:
    return 0 if view.seat is None else view.cash[view.seat]


def _cards(view: TripleCouronneView) -> dict[str, Card]:
    return {card.name: card for card in view.catalogue}


def by_odds(view: TripleCouronneView, horses: Iterable[str]) -> list[str]:
    """Horses from the likeliest winner on; where the odds are equal, those of more points first."""
    found = _cards(view)
    return sorted(horses, key=lambda horse: (found[horse].odds, -found[horse].points))


def _in_order(choice: Choice, horses: Iterable[str]) -> tuple[str, ...]:
    picked = set(horses)
    return tuple(horse for horse in choice.horses if horse in picked)


def _best_stable(view: TripleCouronneView, choice: Choice) -> str:
    """The colour whose horses are likeliest to win."""
    chances = {colour: sum(1 / card.odds for card in view.catalogue if card.colour == colour) for colour in choice.names}
    return max(choice.names, key=lambda colour: chances[colour])


def _all_that_can_be_paid(view: TripleCouronneView, choice: Choice) -> tuple[str, ...]:
    """All that qualify, or as many as can be paid for; all, if that is none: somebody may rent one."""
    affordable = _cash(view) // view.fee if view.fee else len(choice.horses)
    if affordable == 0 or affordable >= len(choice.horses):
        return choice.horses
    return _in_order(choice, by_odds(view, choice.horses)[:affordable])


def _least_missed(view: TripleCouronneView, choice: Choice) -> str:
    """TC-54: a horse that does not run, and of those the cheapest."""
    found = _cards(view)
    running = {entry.horse for entry in view.entries}
    return min(choice.horses, key=lambda horse: (horse in running, found[horse].suggested))


def _same_mounts(view: TripleCouronneView, choice: Choice) -> actions.MountJockeys:
    """Whoever rode one of these horses last rides it again; other jockeys get the likeliest winners."""
    riding: dict[str, str] = {}
    for event in reversed(view.history):
        if isinstance(event, events.MountsRevealed):
            for mount in event.mounts:
                free = mount.jockey not in riding and mount.horse not in riding.values()
                if free and mount.jockey in choice.names and mount.horse in choice.horses:
                    riding[mount.jockey] = mount.horse
    for horse in by_odds(view, choice.horses):
        left = [jockey for jockey in choice.names if jockey not in riding]
        if left and horse not in riding.values():
            riding[left[0]] = horse
    first, second = ([riding.get(jockey) for jockey in choice.names] + [None, None])[:2]
    return actions.MountJockeys(first, second)


def _advised_bid(view: TripleCouronneView, choice: Choice) -> actions.SetMaximum | actions.Pass:
    """A maximum for a horse of an age that one has none of yet; else a pass.

    It is what experts think, but no more than a fair part of the money for the ages that are missing, with something kept
    back for entry fees. One answer is enough for each horse that way.
    """
    lot = view.lot
    assert lot is not None
    found = _cards(view)
    missing = set(AGES) - {found[horse.name].age for horse in view.horses if horse.owner == view.seat}
    card = found[lot.horse]
    if card.age not in missing:
        return actions.Pass()
    share = choice.most * _SPENT_OF_TEN // (10 * len(missing))
    worth = min(card.suggested, share // choice.step * choice.step)
    return actions.SetMaximum(worth) if worth >= choice.least else actions.Pass()
