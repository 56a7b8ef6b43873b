"""A bot for Finish Line that backs horses worth their odds, and uses its dice for them."""

from __future__ import annotations

import math
from typing import Any

from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.wire import View
from hippodrome.games.finish_line.actions import PlaceBets, PlaceStake, TakeDice, WinStake
from hippodrome.games.finish_line.events import DieUsed, RaceStarted, Slip
from hippodrome.games.finish_line.rules import FinishLine
from hippodrome.games.finish_line.state import Meeting
from hippodrome.games.finish_line.views import FinishLineView

BLUR_AT_THE_END, BLUR_PER_DIE = 0.12, 0.085
"""How much the line may still change: in places, at the end of a race and for every die in the reserve."""
SHOE_HELPS, LETTER_HELPS, WHIP_HURTS = 0.4, 0.3, 0.4
"""What a waiting horseshoe, the letter F or a whip is worth to a horse, in places."""
SIDE_BET_WORTH, EXTRA_WORTH = 700, 0.04
"""In euros; and as a share of what is at stake."""
ENVY, EVIDENCE = 0.6, 4
"""How much it minds what others would win on the horses they help; and how often it must have seen them help to be sure."""
HELP = ("horseshoe", "double", "helmet", "outsider-1000", "outsider-2000", "outsider-3000")
TAKEN_FIRST = {"yellow": 1.2, "red": 1.0, "white": 0.9, "black": 0.8, "green": 0.6}
"""Which dice it likes to take."""
BLUR_AT_THE_START = 3.0
"""The same for a whole race, in which everybody pushes somebody: so much that no place is a clear mistake to back."""
BOLDNESS = 0.9
"""The share of its capital that it bets."""


class Tipster:
    """Bets where odds times chance look best, then makes the line better for its own bets and worse for those of the others."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        assert isinstance(game, FinishLine)
        self._game = game
        self._chance = chance

    def choose(self, view: View) -> int:
        assert isinstance(view, FinishLineView) and view.choice is not None and view.seat is not None
        if view.choice.kind == "bets":
            return self._game.code(self._bets(view))
        if view.choice.kind == "take":
            return self._game.code(self._take(view))
        return self._use(view)

    # Bets

    def _bets(self, view: FinishLineView) -> PlaceBets:
        """Three horses to win and the two pairs among them that promise most, with a little whim."""
        assert view.choice is not None
        chances = self._chances_at_the_start(view)
        worth = [chances[at] * tile.odds * (0.5 + self._whim()) for at, tile in enumerate(view.tiles)]
        best = sorted(range(len(worth)), key=lambda at: -worth[at])[:3]
        hundreds = int(view.choice.most * BOLDNESS) // view.choice.step
        shares = (0.36, 0.2, 0.12, 0.2, 0.12)
        stakes = [int(hundreds * share) * view.choice.step for share in shares]
        wins = [WinStake(at + 1, stake) for at, stake in zip(best, stakes[:3], strict=True) if stake]
        pairs = ((best[0], best[1]), (best[0], best[2]))
        places = [
            PlaceStake((min(one, other) + 1, max(one, other) + 1), stake)
            for (one, other), stake in zip(pairs, stakes[3:], strict=True)
            if stake
        ]
        return PlaceBets(tuple(wins), tuple(places))

    def _chances_at_the_start(self, view: FinishLineView) -> list[float]:
        weights = [
            math.exp((LETTER_HELPS * tile.favourite + 0.5 * LETTER_HELPS * tile.sure - at) / BLUR_AT_THE_START)
            for at, tile in enumerate(view.tiles)
        ]
        return [weight / sum(weights) for weight in weights]

    # Dice

    def _take(self, view: FinishLineView) -> TakeDice:
        assert view.choice is not None
        best, best_worth = None, -1.0
        for action in view.choice.actions:
            assert isinstance(action, TakeDice)
            worth = sum(TAKEN_FIRST[colour] for colour in action.dice) + 0.5 * self._whim()
            if worth > best_worth:
                best, best_worth = action, worth
        assert best is not None
        return best

    def _use(self, view: FinishLineView) -> int:
        """What leaves its own bets in the best light."""
        assert view.choice is not None and view.seat is not None
        state = self._game.imagine(view, self._chance)
        seat, slip = view.seat, view.slip or Slip()
        threats = self._threats(view)
        dice_left = state.in_reserve()
        if dice_left == 0:
            state.reserve[0] = 1  # so that the race does not end while it thinks
        best, best_worth = -1, -math.inf
        for code in self._game.legal(state, seat):
            then = state.clone()
            if view.phase == "extra":
                then.kept[(seat + 1) % view.seats] += 1  # nor here
            self._game.apply(then, seat, code, self._chance)
            worth = self._worth(then, slip, threats, dice_left) + self._whim()
            worth += SIDE_BET_WORTH * (then.side_bets[seat] - state.side_bets[seat]) / 500
            if then.kept[seat] > state.kept[seat]:
                worth += EXTRA_WORTH * self._at_stake(then, slip)
            if worth > best_worth:
                best, best_worth = code, worth
        return best

    def _threats(self, view: FinishLineView) -> dict[int, float]:
        """By horse what the others may have on it to win: guessed from the horses that they have helped in this race."""
        helped: dict[int, int] = {}
        for event in view.history:
            if isinstance(event, RaceStarted):
                helped = {}
            elif isinstance(event, DieUsed) and event.seat != view.seat and event.die.face in HELP:
                helped[event.horses[0]] = helped.get(event.horses[0], 0) + 1
        others = [capital for seat, capital in enumerate(view.capital) if seat != view.seat]
        sure = ENVY * sum(others) / len(others) / max(EVIDENCE, sum(helped.values()))
        return {horse: times * sure for horse, times in helped.items()}

    def _worth(self, state: Meeting, slip: Slip, threats: dict[int, float], dice_left: int) -> float:
        """What its bets should bring, seen from this line, less what the others would enjoy."""
        chances = self._chances(state, BLUR_AT_THE_END + BLUR_PER_DIE * dice_left)
        worth = 0.0
        for horse, stake in threats.items():
            worth -= chances.get(horse, 0.0) * stake * self._odds(state, horse)
        for bet in slip.wins:
            chance = chances.get(bet.horse, 0.0)
            worth += chance * (bet.stake * self._odds(state, bet.horse) + self._bonus(state, bet.horse))
        for pair in slip.places:
            one, other = pair.horses
            p, q = chances.get(one, 0.0), chances.get(other, 0.0)
            both = p * q / max(1e-9, 1 - p) + q * p / max(1e-9, 1 - q)
            worth += both * pair.stake * (self._odds(state, one) + self._odds(state, other))
            worth += p * self._bonus(state, one) / 2 + q * self._bonus(state, other) / 2
        return worth

    def _chances(self, state: Meeting, blur: float) -> dict[int, float]:
        """By horse the chance to be first, from its place and what lies on its tile."""
        weights: dict[int, float] = {}
        for at in range(state.left):
            horse = int(state.line[at])
            place = float(at - state.level if at else at)
            if blur > BLUR_AT_THE_END:
                place -= SHOE_HELPS * int(state.shoes[horse]) + LETTER_HELPS * int(state.table.favourite[horse])
                place += WHIP_HURTS * int(state.whips[horse])
            weights[horse] = math.exp(-place / blur)
        total = sum(weights.values())
        return {horse: weight / total for horse, weight in weights.items()}

    def _odds(self, state: Meeting, horse: int) -> int:
        return int(state.table.odds[state.starting_place(horse) - 1])

    def _bonus(self, state: Meeting, horse: int) -> int:
        return 1000 * (int(state.greens[horse]) - 1) if state.greens[horse] else 0

    def _at_stake(self, state: Meeting, slip: Slip) -> int:
        wins = sum(bet.stake * self._odds(state, bet.horse) for bet in slip.wins)
        return wins + sum(bet.stake * sum(self._odds(state, horse) for horse in bet.horses) for bet in slip.places)

    def _whim(self) -> float:
        """From 0 to 1: so that it does not always do the same."""
        return self._chance.below(1000) / 1000
