"""What a horse should still bring: many seasons to the end, in which everybody enters whatever qualifies."""

from __future__ import annotations

from hippodrome.core.chance import FastChance
from hippodrome.games.triple_couronne import running
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.components import advance
from hippodrome.games.triple_couronne.form import NEVER, PLACES, TRIALS, Chances, HorseForm
from hippodrome.games.triple_couronne.insurance import THIS_RACE
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.state import AUCTION, STABLES, Season

SEASONS = 400
SEED = 1819
WINNER_TAKES, SECOND_TAKES = 0.75, 0.25
"""Of the entry fees (TC-11)."""
MOST_REMEMBERED = 200


def worth_of(state: Season, form: HorseForm, horses: list[int], first: int) -> list[float]:
    """Per horse what it should bring from race `first` on, fees paid, if these horses are in the game."""
    key = (
        state.table.edition,
        first,
        state.remaining(),
        tuple((horse, state.earnings[horse], state.bars[horse]) for horse in horses),
    )
    found = form.worth.get(key)
    if found is None:
        if len(form.worth) >= MOST_REMEMBERED:
            form.worth.clear()
        found = form.worth[key] = _seasons(state, form, horses, first)
    return found


def _seasons(state: Season, form: HorseForm, horses: list[int], first: int) -> list[float]:
    chance = FastChance(SEED)
    days = state.table.days[first:]
    brought = [[0.0] * HORSES for _ in days]
    for _ in range(SEASONS):
        earnings, bars = list(state.earnings), list(state.bars)
        for number, terms in enumerate(days):
            open_to = [horse for horse in horses if terms.is_for(horse)]
            field = [horse for horse in open_to if terms.least <= earnings[horse] < terms.below and not bars[horse]]
            for horse in open_to:
                bars[horse] -= bars[horse] > 0
            trial = chance.below(TRIALS)
            if terms.handicap:
                times = sorted(form.times(advance(earnings[horse]))[trial][horse] for horse in field)
            else:
                row = form.times(0)[trial]
                times = sorted(row[horse] for horse in field)
            home = [time % HORSES for time in times[:PLACES] if time < NEVER]
            fee = terms.first / 10 if state.table.fees else 0
            account = brought[number]
            for horse in field:
                account[horse] += form.cards[horse] - fee
            for horse, share in zip(home, (WINNER_TAKES, SECOND_TAKES), strict=False):
                account[horse] += share * fee * len(field)
            for horse, prize in zip(home, terms.prizes_for(state.remaining()), strict=False):
                account[horse] += prize
                earnings[horse] += prize
            for horse, races in form.injuries[trial]:
                if horse in field:
                    bars[horse] = races
    return [sum(max(0.0, account[horse]) for account in brought) / SEASONS for horse in range(HORSES)]


def in_question(state: Season) -> list[int]:
    """The horses that are in the game or may come into it: at an auction those still to be sold, at first all of them."""
    if state.phase == STABLES:
        return list(range(HORSES))
    coming = state.lots[state.lot :] if state.phase == AUCTION else []
    return [horse for horse in range(HORSES) if state.owners[horse] != NONE or horse in coming]


def gain(state: Season, form: HorseForm, chances: Chances, horse: int) -> float:
    """What a runner should bring in the race that is being prepared, its fee paid."""
    fee = int(state.fee())
    places = chances.places[horse]
    pool = fee * len(chances.places)
    brings = form.cards[horse] - fee + pool * (WINNER_TAKES * places[0] + SECOND_TAKES * places[1])
    for place, prize in enumerate(state.terms().prizes_for(state.remaining())):
        brings += places[place] * prize
    return brings


def chances_of(state: Season, form: HorseForm, horses: list[int]) -> Chances:
    """The chances of these horses in the race that is being prepared."""
    terms = state.terms()
    ahead = [advance(state.earnings[horse]) if terms.handicap else 0 for horse in horses]
    return form.chances(horses, ahead, running.needed(state))


def contract_pays(chances: Chances, kind: int, horse: int) -> list[float]:
    """TC-41 to TC-43: how often a contract on a runner pays: for a withdrawal, or for an injury for one race and for two."""
    withdrawn, one, two = chances.accidents[horse]
    return [withdrawn] if kind == THIS_RACE else [one, two]
