"""How well a bot of La Triple Couronne buys: auctions against others of one kind, and how often the horses bought win the season.

Whole games tell that too, but one in three is decided by luck: what a purchase is worth is seen much sooner in seasons drawn from
the form. By this the constants of the magnate were found:

    python -m hippodrome.lab.triple_couronne_sales --seats 2 --deals 30 --set magnate.SEASONS=600
"""

from __future__ import annotations

import argparse
import math
from importlib import import_module

from hippodrome.bots import make_bot
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne.codes import HORSES
from hippodrome.games.triple_couronne.race import NONE
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.seasons import seasons_of
from hippodrome.games.triple_couronne.state import Season
from hippodrome.games.triple_couronne.worth import in_question

SEASONS, SEED = 3000, 1928
"""Others than those by which bots buy."""
WITHIN = 1.96


def sold(game: TripleCouronne, edition: str, bots: list[str], own: int, seed: int, budget: int = 0) -> Season:
    """A season whose auction is over; the bot in seat `own` has a budget of so many rollouts (0: its own)."""
    chance, log = FastChance(seed), Log()
    state = game.start(Setup(title=game.title(), edition=edition, seats=len(bots), box=game.box_digest()), chance, log)
    players = [make_bot(game, bot, FastChance(seed * len(bots) + seat)) for seat, bot in enumerate(bots)]
    while state.race < 0:
        (seat,) = game.to_act(state)
        view = game.view(state, seat, log.heard_by(seat))
        code = players[seat].choose(view, Budget(budget) if budget and seat == own else None)
        game.apply(state, seat, code, chance, log)
    return state


def wins(game: TripleCouronne, state: Season, own: int, count: int = SEASONS) -> float:
    """How many of the seasons to come a seat wins with the horses and the cash that it has."""
    seasons = seasons_of(state, game.form(), in_question(state), max(0, state.race), count, seed=SEED)
    won = 0
    stables = [(horse, int(state.owners[horse])) for horse in range(HORSES) if state.owners[horse] != NONE]
    for at in range(0, count * HORSES, HORSES):
        totals = [int(held) for held in state.ledger.cash]
        for horse, owner in stables:
            totals[owner] += seasons.now[at + horse] + seasons.later[at + horse]
        won += totals[own] > max(total for seat, total in enumerate(totals) if seat != own)
    return won / count


def main() -> None:
    """Play so many auctions and print how often they win."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="magnate")
    parser.add_argument("--rival", default="trainer")
    parser.add_argument("--edition", default="complet")
    parser.add_argument("--rollouts", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], help="a constant of a bot's module: rivals.USUAL=900")
    for name, usual in (("--seats", 2), ("--deals", 30), ("--seed", 1)):
        parser.add_argument(name, type=int, default=usual)
    asked = parser.parse_args()
    for setting in asked.set:
        module, _, named = setting.partition(".")
        name, _, value = named.partition("=")
        setattr(import_module(f"hippodrome.bots.triple_couronne.{module}"), name, float(value) if "." in value else int(value))
    game = load_game("triple-couronne")
    assert isinstance(game, TripleCouronne)
    shares = []
    for deal in range(asked.deals):
        own = deal % asked.seats
        bots = [asked.bot if seat == own else asked.rival for seat in range(asked.seats)]
        state = sold(game, asked.edition, bots, own, asked.seed * 1_000_003 + deal, asked.rollouts)
        shares.append(wins(game, state, own))
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    print(f"{asked.bot}, {asked.seats} seats, {asked.deals} auctions: {mean:.1%} ± {WITHIN * spread:.1%}")


if __name__ == "__main__":
    main()
