"""What Enter stands for: a sensible choice for every question, from what the seat can see. No more than good manners."""

from __future__ import annotations

from collections.abc import Iterable

from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.box import AGES
from hippodrome.games.triple_couronne.views import Card, Choice, TripleCouronneView

_SPENT_OF_TEN = 9
"""At the auction; the rest is kept for entry fees."""


def cards(view: TripleCouronneView) -> dict[str, Card]:
    """The catalogue by name."""
    return {card.name: card for card in view.catalogue}


def cash(view: TripleCouronneView) -> int:
    """What the reader holds."""
    return 0 if view.seat is None else view.cash[view.seat]


def in_danger(view: TripleCouronneView) -> bool:
    """TC-53: less than one entry fee, in a programme in which that can cost the game."""
    return view.edition in ("complet", "marathon") and cash(view) < view.fee


def by_odds(view: TripleCouronneView, horses: Iterable[str]) -> list[str]:
    """Horses from the likeliest winner on; where the odds are equal, those of more points first."""
    found = cards(view)
    return sorted(horses, key=lambda horse: (found[horse].odds, -found[horse].points))


def stable(view: TripleCouronneView, choice: Choice) -> str:
    """The colour whose horses are likeliest to win."""
    chances = {colour: sum(1 / card.odds for card in view.catalogue if card.colour == colour) for colour in choice.names}
    return max(choice.names, key=lambda colour: chances[colour])


def entries(view: TripleCouronneView, choice: Choice) -> tuple[str, ...]:
    """All that qualify, or as many as can be paid for; all, if that is none: somebody may rent one."""
    affordable = cash(view) // view.fee if view.fee else len(choice.horses)
    if affordable == 0 or affordable >= len(choice.horses):
        return choice.horses
    best = by_odds(view, choice.horses)[:affordable]
    return tuple(horse for horse in choice.horses if horse in best)


def keep(view: TripleCouronneView, choice: Choice) -> tuple[str, ...]:
    """TC-53: the likeliest winners."""
    best = by_odds(view, choice.horses)[: choice.most]
    return tuple(horse for horse in choice.horses if horse in best)


def give_up(view: TripleCouronneView, choice: Choice) -> str:
    """TC-54: the horse that would be missed least: one that does not run, and of those the cheapest."""
    found = cards(view)
    running = {entry.horse for entry in view.entries}
    return min(choice.horses, key=lambda horse: (horse in running, found[horse].suggested))


def mounts(view: TripleCouronneView, choice: Choice) -> actions.MountJockeys:
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


def bid(view: TripleCouronneView, choice: Choice) -> actions.SetMaximum | actions.Pass:
    """At the auction, a maximum for a horse of an age that one has none of yet; else a pass.

    It is what experts think, but no more than a fair part of the money for the ages that are missing, with something kept
    back for entry fees. One answer is enough for each horse that way.
    """
    lot = view.lot
    if lot is None or lot.seller is not None:
        return actions.Pass()
    found = cards(view)
    missing = set(AGES) - {found[horse.name].age for horse in view.horses if horse.owner == view.seat}
    card = found[lot.horse]
    if card.age not in missing:
        return actions.Pass()
    share = choice.most * _SPENT_OF_TEN // (10 * len(missing))
    worth = min(card.suggested, share // choice.step * choice.step)
    return actions.SetMaximum(worth) if worth >= choice.least else actions.Pass()
