"""Actions tried out in a deal: what each leads to by the end of the race, if everybody plays sensibly from then on.

A photo finish is not drawn but averaged: what tickets bring is worked out for all of its outcomes at once, which takes no more
rollouts and leaves less to luck.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.games.ticket_gagnant import moves
from hippodrome.games.ticket_gagnant.codes import KIND_SHIFT, PREDICT
from hippodrome.games.ticket_gagnant.policy import BYTE, SHARES, OneStep, among, rows_of
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import RACE, Meeting

CLOSE: Final = 1.5
A_RACE: Final = 5.0
"""Points by which a seat must lead for its win to be e times as likely as the other's: at the end, where photo finishes are
still to be drawn, and, squared, what each race to come adds (totals lie some 6 points apart after one). Judged by the lead alone,
it won 58 instead of 79 ± 20 % of four-seat meetings against three apprentices (6 deals each, 1,000 rollouts, 2026-11-18)."""


class Tried:
    """An action, and what came of it."""

    __slots__ = ("code", "rollouts", "sum")

    def __init__(self, code: int) -> None:
        self.code = code
        self.rollouts: i64 = 0
        self.sum: float = 0.0

    def worth(self) -> float:
        """What it led to, on average."""
        return self.sum / float(max(self.rollouts, 1))


class Trials:
    """Tries actions of one seat out. Rollouts are quick: the seat is patient from then on, and the others are not. Or they are
    deep: in them everybody tries the best play of each of their cards in a quick one, as if all cards lay open, and makes the
    one that leads furthest. A deep one takes as long as some hundred quick ones."""

    def __init__(self, game: TicketGagnant, seat: i64, chance: Chance, deep: bool = False) -> None:
        self.game = game
        self.seat: i64 = seat
        self.chance = chance
        self.deep = deep
        self.spent: i64 = 0
        """Rollouts so far, quick ones within deep ones too."""
        self.own = OneStep(game.box.ticket, patient=True)
        self.others = OneStep(game.box.ticket)

    def run(self, deal: Meeting, tried: list[Tried], alive: i64) -> None:
        """Each of the first ones once, in the same deal."""
        for at in range(alive):
            each = tried[at]
            state = deal.clone()
            self.play_out(state, each.code)
            each.sum += self.standing(state, self.seat)
            each.rollouts += 1

    def play_out(self, state: Meeting, code: i64) -> None:
        """Do this, and play on to the end of the race; its ranking is not drawn."""
        game, chance = self.game, self.chance
        self.spent += 1
        over = False
        if code >> KIND_SHIFT < PREDICT:
            over = moves.take_turn(state, code)
        else:
            game.apply(state, self.seat, code, chance)
        while state.phase != RACE:
            seat: i64 = game.to_act(state)[0]
            game.apply(state, seat, self.others.pick(state, seat, game.legal(state, seat), chance), chance)
        while not over:
            over = moves.take_turn(state, self._tried_out(state) if self.deep else self._at_once(state, self.seat))

    def _at_once(self, state: Meeting, patient: i64) -> i64:
        """What is played without much thought."""
        turn: i64 = state.turn
        policy = self.own if turn == patient else self.others
        return policy.pick(state, turn, moves.plays(state, turn), self.chance)

    def _tried_out(self, state: Meeting) -> i64:
        """Of the best plays of each card the one that leads furthest."""
        turn: i64 = state.turn
        legal = moves.plays(state, turn)
        listed = self.own.best_of_each(state, turn, legal)
        if len(listed) == 1:
            return self.others.pick(state, turn, legal, self.chance)
        best: i64 = 0
        most = -1.0
        for code in listed:
            copy = state.clone()
            over = moves.take_turn(copy, code)
            while not over:
                over = moves.take_turn(copy, self._at_once(copy, turn))
            self.spent += 1
            found = self.standing(copy, turn)
            if found > most:
                best = code
                most = found
        return best

    def standing(self, state: Meeting, seat: i64) -> float:
        """A seat's share of the meeting after a race that is played out: by how far each seat is ahead, and how much of the
        meeting is to come. It is the chance to win, as far as that can be told."""
        totals = self.totals(state)
        own = totals[seat]
        scale: float = math.sqrt(CLOSE * CLOSE + A_RACE * A_RACE * float(state.table.races - state.race - 1))
        weights: float = 0.0
        for total in totals:
            weights += math.exp((total - own) / scale)
        return 1.0 / weights

    def totals(self, state: Meeting) -> list[float]:
        """Per seat what it has after such a race, on average (TG-55)."""
        table = state.table
        rows = rows_of(state, True)
        found: list[float] = []
        for seat in range(table.seats):
            pawn: float = max(float(table.floor), float(state.pawns[seat]) + self._points(state, rows, seat))
            found.append(float(state.tokens[seat] * table.token) + pawn)
        return found

    def _points(self, state: Meeting, rows: i64, seat: i64) -> float:
        """What a ticket brings on average (TG-51 to TG-54)."""
        ticket: i64 = state.predictions.choices[seat]
        policy = self.own
        points: i64 = 0
        podium: vec[i64] = vec[i64](capacity=3)
        for place in range(3):
            horse: i64 = (ticket >> 3 * place & 7) - 1
            if horse < 0:
                continue
            row: i64 = rows >> horse * 8 & BYTE
            if row == 0:
                points += policy.out(state)
                continue
            found = among(rows, row)
            points += policy.shares[place * 64 + found]
            if found >> 3 < 3:
                podium = append(podium, found)
        brings: float = float(points) / float(SHARES)
        return brings + _trio(state, podium[0], podium[1], podium[2]) if len(podium) == 3 else brings


def _trio(state: Meeting, a: i64, b: i64, c: i64) -> float:
    """TG-54, for the three horses of a ticket, all of which may come in among the first three."""
    others = _in_order(a, c, b) + _in_order(b, a, c) + _in_order(b, c, a) + _in_order(c, a, b) + _in_order(c, b, a)
    return float(state.table.trio_in_order) * _in_order(a, b, c) + float(state.table.trio) * others


def _in_order(first: i64, second: i64, third: i64) -> float:
    """How likely three horses come in first, second and third; of each the horses ahead × 8, and those on its row."""
    if first >> 3 != 0:
        return 0.0
    level: i64 = first & 7
    ways: i64 = level
    if second >> 3 == 0:
        level -= 1
    elif second >> 3 == 1:
        level = second & 7
    else:
        return 0.0
    ways *= level
    if third >> 3 == 2:
        level = third & 7
    elif third >> 3 == second >> 3:
        level -= 1
    else:
        return 0.0
    return 1.0 / float(ways * level)
