"""Ticket Gagnant: race-goers predict the first three of seven horses, then move the horses themselves.

By Célestine and Jean-Christophe Bouvier. Two to six seats, a meeting of two to eighteen races. Editions 2022 (the full
rulebook, the default) and 2024. The rule ids (TG-…) are those of `docs/rules/ticket-gagnant.en.md`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions, actions_of
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.errors import MalformedAction
from hippodrome.core.log import Heard, Log
from hippodrome.core.policy import Belief, Policy
from hippodrome.core.sealed import Sealed
from hippodrome.core.setups import read_setup
from hippodrome.core.spelling import Spelling
from hippodrome.core.wire import Event, Outcome, Outlook, Setup, View, outcome_of
from hippodrome.games.ticket_gagnant import (
    TITLE,
    codes,
    events,
    knowing,
    moves,
    notation,
    outlook,
    refusals,
    scoring,
    seeing,
    views,
)
from hippodrome.games.ticket_gagnant.actions import AnyAction
from hippodrome.games.ticket_gagnant.board import Board
from hippodrome.games.ticket_gagnant.box import Box
from hippodrome.games.ticket_gagnant.cards import HORSES, Deck
from hippodrome.games.ticket_gagnant.codes import CARD_MASK, CARD_SHIFT, CHOICE_MASK, KIND_SHIFT, LAST_BIT
from hippodrome.games.ticket_gagnant.options import Options
from hippodrome.games.ticket_gagnant.policy import OneStep
from hippodrome.games.ticket_gagnant.reasons import MALFORMED
from hippodrome.games.ticket_gagnant.state import (
    ARRANGE_HORSES,
    CHOOSE_DISCIPLINE,
    CHOOSE_HAND,
    CHOOSE_SECRECY,
    FLAT,
    HARNESS,
    HURDLES,
    OVER,
    PLACE_RIVER,
    PREDICT,
    RACE,
    STEEPLECHASE,
    Meeting,
    Table,
)

RULES_VERSION = "1"
BOTH_HEDGES = 3


_NOTHING: Final = Actions()
CHOICES: Final[list[Actions]] = [
    actions_of([codes.choice(codes.DISCIPLINE, kind) for kind in (FLAT, HURDLES, STEEPLECHASE, HARNESS)]),
    actions_of([codes.choice(codes.RIVER, place) for place in range(4)]),
    actions_of([codes.arrange(list(order)) for order in permutations(range(HORSES))]),
    actions_of([codes.choice(codes.SECRECY, hidden) for hidden in range(2)]),
    actions_of([codes.choice(codes.HAND, size) for size in range(100) if not refusals.against_choice(codes.HAND, size)]),
    actions_of(refusals.every_prediction()),
]
"""By phase before the race: lists that are the same every time."""
_ONE_SEAT: Final = [(seat,) for seat in range(6)]


_READABLE_KEPT = 30_000
"""Readable forms of actions that are kept, some 10 MB at most."""


class TicketGagnant(Game[Meeting]):
    """The game, bound to a box."""

    box: Box

    def __init__(self, box: Box) -> None:
        super().__init__(TITLE, box)
        self._board = Board(box.track.rows, box.track.start_row - 1, box.marks(), box.hoofprint_cells())
        self._deck = Deck(list(box.deck.cards))
        self._spelling = notation.spelling(self._deck, self._board)
        self._readable: dict[int, AnyAction] = {}

    def rules_version(self) -> str:
        return RULES_VERSION

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Meeting:
        options = read_setup(setup, TITLE, self.box.digest, Options)
        state = Meeting(self.table(setup.edition, setup.seats, options), self._board.course(0, -1))
        state.pawns = vec[i64]([0] * setup.seats)
        state.tokens = vec[i64]([0] * setup.seats)
        first = options.first_player
        state.first = chance.below(setup.seats) if first is None else first  # TG-2
        if log is not None:
            log.tell(events.MeetingOpened(state.table.races, state.first, first is None))
        self._announce_race(state, log)
        return state

    def table(self, edition: str, seats: int, options: Options) -> Table:
        """The fixed part of a state."""
        values = self.box.ticket
        return Table(
            board=self._board,
            deck=self._deck,
            exact=values.exact,
            placed=values.placed,
            lost=values.lost,
            disqualified=values.disqualified,
            trio_in_order=values.trio_in_order,
            trio=values.trio,
            floor=self.box.score.floor,
            token=self.box.score.token[edition],
            edition=int(edition),
            seats=seats,
            races=options.races or 0,
            flat_only=options.flat_only,
            hidden_predictions=options.hidden_predictions,
        )

    def to_act(self, state: Meeting) -> tuple[int, ...]:
        if state.phase == RACE:
            return _ONE_SEAT[state.turn]
        if state.phase == PREDICT:
            return state.predictions.owing()
        if state.phase == OVER:
            return ()
        return _ONE_SEAT[state.first]

    def legal(self, state: Meeting, seat: i64) -> Actions:
        phase = state.phase
        if phase == RACE:
            return moves.plays(state, seat) if seat == state.turn else _NOTHING
        if refusals.barred(state, seat, refusals.asked(phase)):
            return _NOTHING
        return CHOICES[phase]

    def apply(self, state: Meeting, seat: i64, code: int, chance: Chance, log: Log | None = None) -> None:
        if code < 0 or code >> LAST_BIT:
            raise MalformedAction(f"{code} stands for no action")
        reason = self._apply(state, seat, code, chance, log)
        if reason:
            raise refusals.why(self._spelling, state, seat, code, reason)

    def _apply(self, state: Meeting, seat: i64, code: i64, chance: Chance, log: Log | None) -> i64:
        """Carry out an action; if there is a reason against it, nothing is done."""
        kind: i64 = code >> KIND_SHIFT
        reason = refusals.barred(state, seat, kind)
        if reason:
            return reason
        if kind == codes.PLAY:
            reason = moves.against_play(state, seat, code)
            if not reason:
                self._play(state, seat, code, chance, log)
            return reason
        if kind == codes.DISCARD:
            reason = moves.against_discard(state, seat, code)
            if not reason:
                self._discard(state, seat, code, chance, log)
            return reason
        value: i64 = code & CHOICE_MASK
        if code != kind << KIND_SHIFT | value:
            return MALFORMED
        reason = refusals.against_choice(kind, value)
        if not reason:
            self._choose(state, seat, kind, value, chance, log)
        return reason

    # Before the race (TG-3)

    def _announce_race(self, state: Meeting, log: Log | None) -> None:
        state.hands = vec[i64]([0] * state.table.seats)
        state.played = 0
        state.cards_left = 0
        state.hand_size = 0
        state.predictions = Sealed(state.table.seats)
        state.hidden = state.table.hidden_predictions
        self._lay_course(state, FLAT, 0, -1)
        state.phase = CHOOSE_DISCIPLINE
        if log is not None:
            log.tell(events.RaceAnnounced(state.race + 1, state.first))
        if state.table.flat_only:
            self._take_discipline(state, FLAT, log)

    def _lay_course(self, state: Meeting, discipline: i64, hedges: i64, river_row: i64) -> None:
        state.discipline = discipline
        state.hedges = hedges
        state.river_row = river_row
        state.course = state.table.board.course(hedges, river_row)
        state.line_up(list(range(HORSES)))  # TG-7: by number, unless the first player arranges them

    def _choose(self, state: Meeting, seat: i64, kind: i64, value: i64, chance: Chance, log: Log | None) -> None:
        if kind == codes.PREDICT:
            self._predict(state, seat, value, log)
        elif kind == codes.DISCIPLINE:
            self._take_discipline(state, value, log)
        elif kind == codes.RIVER:
            self._place_river(state, value, log)
        elif kind == codes.ARRANGE:
            state.line_up(codes.arrangement(value))
            if log is not None:
                log.tell(events.HorsesArranged(seat, notation.horse_numbers(codes.arrangement(value))))
            state.phase = CHOOSE_SECRECY
        elif kind == codes.SECRECY:
            state.hidden = value == 1
            if log is not None:
                log.tell(events.SecrecyChosen(seat, state.hidden))
            state.phase = CHOOSE_HAND
        else:
            self._deal(state, value, chance, log)

    def _take_discipline(self, state: Meeting, discipline: i64, log: Log | None) -> None:
        hedged = discipline == HURDLES or (discipline == STEEPLECHASE and state.table.edition == 2022)
        self._lay_course(state, discipline, BOTH_HEDGES if hedged else 0, -1)
        if log is not None:
            name = notation.DISCIPLINES[discipline]
            log.tell(events.DisciplineChosen(state.race + 1, state.first, name, notation.hedge_numbers(state.hedges)))
        if discipline == STEEPLECHASE:
            state.phase = PLACE_RIVER
        else:
            self._after_obstacles(state)

    def _place_river(self, state: Meeting, place: i64, log: Log | None) -> None:
        hedge = place >> 1
        hedges = BOTH_HEDGES if state.table.edition == 2022 else hedge + 1  # TG-41, TG-42
        self._lay_course(state, STEEPLECHASE, hedges, state.table.board.river_row(place))
        if log is not None:
            after = place & 1 == 1
            in_play = notation.hedge_numbers(hedges)
            log.tell(events.RiverPlaced(state.first, hedge + 1, after, state.river_row + 1, in_play))
        self._after_obstacles(state)

    def _after_obstacles(self, state: Meeting) -> None:
        """TG-6, TG-7: arrangement and secrecy are the first player's in 2024 only."""
        state.phase = CHOOSE_HAND if state.table.edition == 2022 else ARRANGE_HORSES

    def _deal(self, state: Meeting, size: i64, chance: Chance, log: Log | None) -> None:
        """TG-4: the deck is shuffled and dealt clockwise; what is left over stays unseen."""
        deck = state.table.deck
        seats: i64 = state.table.seats
        cards: vec[i64] = vec[i64](range(deck.size))
        dealt: i64 = 0
        while dealt < size * seats:
            at: i64 = dealt + chance.below(deck.size - dealt)
            card: i64 = cards[at]
            cards[at] = cards[dealt]
            state.hands[(state.first + dealt) % seats] |= deck.bit[card]
            dealt += 1
        state.hand_size = size
        state.cards_left = dealt
        state.phase = PREDICT
        if log is not None:
            log.tell(events.HandSizeChosen(state.first, size))
            for seat in range(seats):
                faces = deck.faces_in(state.hands[seat])
                log.tell(events.CardsDealt(seat, notation.face_names(deck, faces)), only=(seat,))

    def _predict(self, state: Meeting, seat: i64, ticket: i64, log: Log | None) -> None:
        """TG-5, TG-6: sealed until the last one is in."""
        all_in = state.predictions.put(seat, ticket)
        if log is not None:
            log.tell(events.PredictionMade(seat, notation.places(ticket)), only=(seat,))
            log.tell(events.PredictionSealed(seat))
        if all_in:
            state.phase = RACE
            state.turn = state.first
            if log is not None:
                if not state.hidden:
                    log.tell(events.PredictionsRevealed(notation.tickets(state.predictions)))
                log.tell(events.RaceStarted(state.hidden))

    # The race

    def _play(self, state: Meeting, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        if log is not None:
            log.tell(moves.played(state, seat, code))
        before = state.past_the_line()
        over = moves.take_turn(state, code)
        crossed = state.past_the_line() & ~before
        if crossed and log is not None:
            log.tell(events.LineCrossed(notation.horses_of(crossed)))
        if over:
            self._finish_race(state, chance, log)

    def _discard(self, state: Meeting, seat: i64, code: i64, chance: Chance, log: Log | None) -> None:
        """TG-19"""
        face: i64 = code >> CARD_SHIFT & CARD_MASK
        over = moves.take_turn(state, code)
        state.rule_out(seat, moves.playable(state))
        if log is not None:
            log.tell(events.CardDiscarded(seat, state.table.deck.faces[face]))
        if over:
            self._finish_race(state, chance, log)

    # After the race

    def _finish_race(self, state: Meeting, chance: Chance, log: Log | None) -> None:
        state.forget_ruled_out()
        out = scoring.gallopers(state)
        if out and log is not None:
            log.tell(events.HorsesDisqualified(notation.horse_numbers(out)))
        ranking: list[int] = []
        for level in scoring.level_groups(state, out):
            order = scoring.photo_finish(level, chance)
            ranking.extend(order)
            if len(level) > 1 and log is not None:
                log.tell(events.PhotoFinishDrawn(notation.horse_numbers(level), notation.horse_numbers(order)))
        state.ranking = ranking
        state.disqualified = out
        if log is not None:
            finishers, gone = notation.horse_numbers(ranking), notation.horse_numbers(out)
            log.tell(events.RaceRanked(state.race + 1, finishers, gone))
            if state.hidden:  # TG-6: only now
                log.tell(events.PredictionsRevealed(notation.tickets(state.predictions)))
        self._score(state, log)
        state.race += 1
        if state.race == state.table.races:
            self._end(state, log)
        else:
            state.first = (state.first + 1) % state.table.seats  # TG-2
            self._announce_race(state, log)

    def _score(self, state: Meeting, log: Log | None) -> None:
        for seat in range(state.table.seats):
            places = codes.ticket(state.predictions.choices[seat])
            points = scoring.ticket_points(state.table, places, state.ranking, state.disqualified)
            bonus = scoring.trio_bonus(state.table, places, state.ranking)
            pawn, tokens = scoring.move_pawn(state.table, state.pawns[seat], sum(points) + bonus)
            state.pawns[seat] = pawn
            state.tokens[seat] += tokens
            if log is not None:
                log.tell(events.TicketScored(seat, points, bonus, pawn, state.tokens[seat], state.total(seat)))

    def _end(self, state: Meeting, log: Log | None) -> None:
        state.phase = OVER
        if log is not None:
            outcome = self.outcome(state)
            assert outcome is not None
            log.tell(events.MeetingEnded(outcome.totals, outcome.winners))

    def race(self, state: Meeting) -> i64:
        return state.race

    def outcome(self, state: Meeting) -> Outcome | None:
        if state.phase != OVER:
            return None
        return outcome_of(self.totals(state))

    def totals(self, state: Meeting) -> list[int]:
        return [state.total(seat) for seat in range(state.table.seats)]  # TG-56

    # The edges

    def view(self, state: Meeting, seat: int | None, history: tuple[Event, ...] = ()) -> View:
        return seeing.view(self, state, seat, history)

    def views(self, state: Meeting, seats: tuple[int | None, ...]) -> tuple[View, ...]:
        return seeing.views(self, state, seats)

    def outlook(self, state: Meeting, seat: int, heard: Heard) -> Outlook | None:
        return outlook.outlook(self, state, seat)

    def imagine(self, view: View, chance: Chance) -> Meeting:
        return views.imagine(self, view, chance)

    def redeal(self, state: Meeting, seat: i64, chance: Chance, belief: Belief | None = None) -> None:
        knowing.redeal(state, seat, chance, belief)

    def key(self, state: Meeting, seat: i64) -> bytes:
        return knowing.key(state, seat)

    def policy(self) -> Policy[Meeting]:
        return OneStep(self.box.ticket)

    def clone(self, state: Meeting) -> Meeting:
        return state.clone()

    def snapshot(self, state: Meeting) -> bytes:
        return notation.snapshot(state)

    def spelling(self) -> Spelling[AnyAction]:
        return self._spelling

    def readable(self, legal: Actions) -> tuple[AnyAction, ...]:
        """The readable forms of legal actions; most are the same ones again, so they are kept."""
        kept = self._readable
        if len(kept) > _READABLE_KEPT:
            kept.clear()
        found: list[AnyAction] = []
        for code in legal.codes:
            action = kept.get(code)
            if action is None:
                action = kept[code] = self._spelling.action(code)
            found.append(action)
        return tuple(found)
