"""Finish Line before the contract suite: what only its rules can say."""

from __future__ import annotations

from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.slips import unpack_slip
from hippodrome.core.wire import Event, OptionValue, Setup
from hippodrome.games.finish_line import TITLE
from hippodrome.games.finish_line import events as fl
from hippodrome.testing import contract_tests

OPTIONS: dict[str, list[dict[str, OptionValue]]] = {"2023": [{}, {"first_player": 1}]}
"""Per edition the option sets worth playing; the first one is the plain table."""


def redeal(game: Any, state: Any, seat: int | None, chance: Chance) -> None:
    """Other bets, while they are secret: from the betting to the end of the race."""
    for other in range(state.table.seats):
        if other != seat and state.phase != 4 and state.slips.choices[other] >= 0:
            legal = game.start(Setup(title="finish-line", edition="2023", seats=state.table.seats), chance)
            legal.ledger = state.ledger
            code = game.legal(legal, other).draw(chance)
            state.slips.choices[other] = code
            for line, (target, stake) in enumerate(unpack_slip(code, 5, 5) or []):
                state.bets[other * 10 + line * 2], state.bets[other * 10 + line * 2 + 1] = target, stake


def recount(events: list[Event], setup: Setup) -> list[int]:
    """FL-2, FL-4, FL-5, FL-24, FL-25, written again from the rule page: from sheets, rankings and green dice alone."""
    capital = [0] * setup.seats
    odds: dict[int, int] = {}
    bonus: dict[int, int] = {}
    order: tuple[int, ...] = ()
    for event in events:
        if isinstance(event, fl.RaceAnnounced):
            capital = [money + event.race * 1000 for money in capital]
            odds = dict(zip(event.horses, (2, 3, 4, 5, 7, 10, 15), strict=True))
            bonus = {}
        if isinstance(event, fl.DieUsed) and event.die.colour == "green":
            assert event.die.face is not None
            bonus[event.horses[0]] = int(event.die.face.removeprefix("outsider-"))
        if isinstance(event, fl.DiceLeft) and "green" in event.dice:
            del bonus[event.horse]
        if isinstance(event, fl.TurnSkipped):
            capital[event.owes] += 500
            capital[event.seat] -= 500
        if isinstance(event, fl.RaceRanked):
            order = event.order
        if isinstance(event, fl.BetsRevealed):
            for seat, slip in enumerate(event.slips):
                capital[seat] += _change(slip, order, odds, bonus)
    return capital


def _change(slip: fl.Slip, order: tuple[int, ...], odds: dict[int, int], bonus: dict[int, int]) -> int:
    change = -sum(bet.stake for bet in slip.wins) - sum(bet.stake for bet in slip.places)
    for win in slip.wins:
        if order[:1] == (win.horse,):
            change += win.stake * odds[win.horse] + bonus.get(win.horse, 0)
    for place in slip.places:
        if set(place.horses) == set(order[:2]):
            change += place.stake * (odds[place.horses[0]] + odds[place.horses[1]])
    backed = {horse for place in slip.places for horse in place.horses}
    return change + sum(bonus.get(horse, 0) // 2 for horse in backed & set(order[:2]))


test_contract = contract_tests(
    TITLE,
    options=OPTIONS,
    reveals=lambda event, actor: isinstance(event, fl.BetsRevealed),
    recount=recount,
    redeal=redeal,
    ledger=lambda state: state.ledger,
)
