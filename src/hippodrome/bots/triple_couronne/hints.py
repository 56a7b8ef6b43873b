"""Fair chances of La Triple Couronne for a seat that asks: of runners and bets before a race, of a horse under the hammer.

A rollout is a race in which every runner goes as in a trial of its own, drawn from the form: horses do not hinder each other.
Under the hammer it is a season.
"""

from __future__ import annotations

from typing import Any

from hippodrome.bots.hints import Hint
from hippodrome.bots.triple_couronne.slips import possible
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games.triple_couronne.actions import Bid, PlaceBets, SetMaximum
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.components import advance
from hippodrome.games.triple_couronne.form import NEVER, PLACES, TRIALS, Chances
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.seasons import seasons_of
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.views import TripleCouronneView
from hippodrome.games.triple_couronne.worth import in_question

PAIRS = 5
"""So many jumelés are told, the best ones."""


def hints(game: Game[Any], view: View, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """How likely horses win or get a prize, what a franc brings on a bet, or for the horse on offer; nothing at a table without
    a form guide (TC-70)."""
    return _told(game, view, chance, rollouts, PAIRS)


def values(game: Game[Any], view: View, code: int, chance: Chance, rollouts: int) -> tuple[Hint, ...]:
    """What bets, or the horse that was bid for, could be expected to bring; of one for rent, how likely it brings it."""
    assert isinstance(view, TripleCouronneView)
    match game.action(code):
        case PlaceBets(wins=wins, pairs=pairs):
            told = {(hint.facts["horse"], hint.facts.get("second")): hint for hint in _told(game, view, chance, rollouts)}
            staked = [(bet.horse, bet.horse) for bet in wins] + [(bet.first, bet.second) for bet in pairs]
            return tuple(told.get(bet) or _never(*bet) for bet in staked) if told else ()
        case Bid(amount=paid) | SetMaximum(amount=paid) if paid and view.lot is not None:
            return tuple(hint for hint in _told(game, view, chance, rollouts) if hint.facts["horse"] == view.lot.horse)
        case _:
            return ()


def _never(horse: str, second: str) -> Hint:
    """Of a jumelé that came in no rollout."""
    return Hint(key="pair", facts={"horse": horse, "second": second}, chance=0.0, worth=0.0)


def _told(game: Game[Any], view: View, chance: Chance, rollouts: int, pairs: int | None = None) -> tuple[Hint, ...]:
    """The same, with the best so many jumelés, or all of them."""
    assert isinstance(game, TripleCouronne) and isinstance(view, TripleCouronneView)
    if not view.form_guide:
        return ()
    state = game.imagine(view, chance)
    if view.lot is not None and not view.lot.rent:
        return _of_lot(game, view, state, rollouts)
    if view.phase in ("sales", "entries", "rentals", "rental", "mounts", "fees", "bets", "insurance"):
        return _of_race(game, view, state, chance, rollouts, pairs)
    return ()


def _of_lot(game: TripleCouronne, view: TripleCouronneView, state: Season, rollouts: int) -> tuple[Hint, ...]:
    """What the horse under the hammer brings in the rest of the season, for the least that it costs now."""
    assert state.auction is not None and view.lot is not None
    seasons = seasons_of(state, game.form(), in_question(state), max(0, state.race), rollouts)
    brings, price = seasons.worth[state.lots[state.lot]], int(state.auction.least())
    return (Hint(key="lot", facts={"horse": view.lot.horse, "amount": round(brings), "price": price}, worth=brings / price),)


def _of_race(
    game: TripleCouronne, view: TripleCouronneView, state: Season, chance: Chance, rollouts: int, pairs: int | None
) -> tuple[Hint, ...]:
    """Of the runners, or of all that qualify as long as the entries are not known."""
    known = bool(state.entries)
    field = list(state.entries) if known else [h for h in range(HORSES) if state.owners[h] != NONE and not state.unqualified(h)]
    prizes = len(state.terms().prizes_for(state.remaining()))
    chances, found = drawn(game, state, field, chance, rollouts), list[Hint]()
    names = game.course.names
    for horse in field:
        places = chances.places[horse]
        found.append(Hint(key="win", facts={"horse": names[horse]}, chance=places[0]))
        if prizes > 1:
            found.append(Hint(key="prize", facts={"horse": names[horse]}, chance=sum(places[:prizes]), includes=True))
    if view.choice is not None and view.choice.kind == "bets":
        bets = sorted(possible(list(state.table.odds), chances, view.choice.pairs), key=lambda bet: -bet.worth())
        for bet in [each for each in bets if len(each.horses) == 1] + [each for each in bets if len(each.horses) == 2][:pairs]:
            facts: dict[str, str | int] = {"horse": names[bet.horses[0]], "second": names[bet.horses[-1]]}
            found.append(Hint(key="bet" if len(bet.horses) == 1 else "pair", facts=facts, chance=bet.likely, worth=bet.worth()))
    return tuple(found)


def drawn(game: TripleCouronne, state: Season, field: list[int], chance: Chance, rollouts: int) -> Chances:
    """What so many races of this field come to."""
    form, handicap = game.form(), state.terms().handicap
    times = [form.times(advance(int(state.earnings[horse])) if handicap else 0) for horse in field]
    places: dict[int, list[float]] = {horse: [0.0] * PLACES for horse in field}
    firsts: dict[tuple[int, int], float] = {}
    for _ in range(rollouts):
        across = sorted(trials[chance.below(TRIALS)][horse] for horse, trials in zip(field, times, strict=True))
        home = [time % HORSES for time in across[:PLACES] if time < NEVER]
        for place, horse in enumerate(home):
            places[horse][place] += 1 / rollouts
        if len(home) > 1:
            firsts[home[0], home[1]] = firsts.get((home[0], home[1]), 0.0) + 1 / rollouts
    return Chances(places, firsts, {})
