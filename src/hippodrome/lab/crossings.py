"""How often the dashed line is crossed: the measure by which Ticket Gagnant's track was reconstructed."""

from __future__ import annotations

from hippodrome.bots.ticket_gagnant import OneAhead
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.wire import Setup
from hippodrome.games.ticket_gagnant.actions import ChooseDiscipline, ChooseHandSize
from hippodrome.games.ticket_gagnant.box import Measured
from hippodrome.games.ticket_gagnant.events import LineCrossed
from hippodrome.games.ticket_gagnant.rules import TicketGagnant


def line_crossings(game: TicketGagnant, seats: int, cards: int, races: int, seed: int) -> Measured:
    """Flat races of edition 2022 between bots that look one card ahead: in what share is the line crossed?"""
    chance = FastChance(seed)
    bots = [OneAhead(game, chance) for _ in range(seats)]
    crossed = sum(_is_crossed(game, bots, cards, chance) for _ in range(races))
    return Measured(seats=seats, cards=cards, races=races, crossed=round(crossed / races, 3))


def _is_crossed(game: TicketGagnant, bots: list[OneAhead], cards: int, chance: FastChance) -> bool:
    state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=len(bots)), chance)
    game.apply(state, state.first, game.code(ChooseDiscipline("flat")), chance)
    game.apply(state, state.first, game.code(ChooseHandSize(cards)), chance)
    log = Log()
    while state.race == 0 and not any(isinstance(event, LineCrossed) for event, _ in log):
        for seat in game.to_act(state):
            game.apply(state, seat, bots[seat].choose(game.view(state, seat)), chance, log)
    return any(isinstance(event, LineCrossed) for event, _ in log)
