"""Finish Line: bet in secret on horses in a line, then draft, roll and pass on the dice that move them.

By Dan Glimne (2023). Two to four seats, three races. One edition. The rule ids (FL-…) are those of
`docs/rules/finish-line.en.md`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.actions import Actions
from hippodrome.core.chance import Chance
from hippodrome.core.contract import Game
from hippodrome.core.ledger import BANK, Ledger
from hippodrome.core.log import Heard, Log
from hippodrome.core.policy import Belief, Policy
from hippodrome.core.sealed import Sealed
from hippodrome.core.setups import read_setup
from hippodrome.core.slips import unpack_slip
from hippodrome.core.spelling import Spelling
from hippodrome.core.wire import Event, Outcome, Outlook, Setup, View, outcome_of
from hippodrome.games.finish_line import TITLE, betting, codes, events, knowing, line, notation, outlook, refusals, views
from hippodrome.games.finish_line.actions import AnyAction
from hippodrome.games.finish_line.box import Box
from hippodrome.games.finish_line.codes import RUNNERS, packed
from hippodrome.games.finish_line.dice import (
    COLOUR_COUNT,
    COLOUR_OF,
    FACES_PER_DIE,
    HORSESHOE,
    IN_HAND,
    PHOTO_DICE,
    WHITE,
)
from hippodrome.games.finish_line.faces import EFFECTS, NEXT
from hippodrome.games.finish_line.options import Options
from hippodrome.games.finish_line.policy import Pusher
from hippodrome.games.finish_line.reasons import ABOUT, DIE_NOT_THERE, FACE_NOT_ROLLED, FINE, HORSE_NOT_RUNNING, MALFORMED
from hippodrome.games.finish_line.state import (
    BETS,
    EXTRA,
    NOWHERE,
    NUMBERS,
    OVER,
    PER_SEAT,
    RACES,
    TAKE,
    TILES,
    USE,
    Meeting,
    Table,
)

RULES_VERSION = "1"


class FinishLine(Game[Meeting]):
    """The game, bound to a box."""

    box: Box

    def __init__(self, box: Box) -> None:
        super().__init__(TITLE, box)

    def rules_version(self) -> str:
        return RULES_VERSION

    def table(self, seats: int) -> Table:
        """The fixed part of a state."""
        box = self.box
        return Table(
            seats=seats,
            favourites=list(box.tiles.favourites),
            sure=list(box.tiles.sure_runners),
            faces=box.face_numbers(),
            dice=box.dice_for(seats),
            odds=list(box.odds.ladder),
            capital=list(box.money.capital),
            step=box.money.step,
            home_stretch=box.course.home_stretch,
            side_bet=box.money.side_bet,
        )

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> Meeting:
        options = read_setup(setup, TITLE, self.box.digest, Options)
        table = self.table(setup.seats)
        state = Meeting(table, Ledger(setup.seats, table.capital[0]), Sealed(setup.seats))
        state.side_bets = vec[i64]([0] * setup.seats)
        first = options.first_player
        state.first = chance.below(setup.seats) if first is None else first  # FL-6
        if log is not None:
            log.tell(events.MeetingOpened(RACES, table.capital[0], state.first))
        self._announce_race(state, chance, log)
        return state

    def to_act(self, state: Meeting) -> tuple[int, ...]:
        if state.phase == BETS:
            return state.slips.owing()
        if state.phase == OVER:
            return ()
        return state.table.turns[state.turn]

    def legal(self, state: Meeting, seat: i64) -> Actions:
        if not 0 <= seat < state.table.seats:
            return Actions()
        if state.phase == BETS:
            return Actions([betting.form_of(state, seat)])
        actions = Actions()
        if seat != state.turn:
            return actions
        if state.phase == USE:
            self._offer_dice(state, actions)
        elif state.phase == TAKE:
            self._offer_reserve(state, actions)
        elif state.phase == EXTRA:
            at: i64 = 0
            while at < state.left:
                actions.add(packed(codes.EXTRA, 0, state.line[at], 0, 0))
                at += 1
            actions.add(packed(codes.EXTRA, 0, 0, 0, 0))
        return actions

    def apply(self, state: Meeting, seat: i64, code: int, chance: Chance, log: Log | None = None) -> None:
        kind: i64 = code & 15
        reason = refusals.barred(state, seat, kind)
        if not reason and kind == codes.BETS:
            self._bet(state, seat, code, log)
            return
        if reason or code >> codes.WIDTH != 0:
            raise refusals.why(state, seat, code, reason)
        number: i64 = code
        face, a, b, c = codes.face_of(number), codes.first_of(number), codes.second_of(number), codes.third_of(number)
        reason = self._against(state, kind, face, a, b, c)
        if reason:
            raise refusals.why(state, seat, code, reason)
        if kind == codes.USE:
            self._use(state, seat, face, a, b, c, chance, log)
        elif kind == codes.ASIDE:
            self._set_aside(state, seat, a - 1, chance, log)
        elif kind == codes.TAKE:
            self._take(state, seat, a, b, c, chance, log)
        else:
            self._extra(state, seat, a, chance, log)

    def _against(self, state: Meeting, kind: i64, face: i64, a: i64, b: i64, c: i64) -> i64:
        """Why the seat in turn may not do just this; 0 if it may."""
        if kind == codes.USE:
            if self._shows(state, face):
                return EFFECTS[face].against(state, a, b, c)
            return FACE_NOT_ROLLED
        if face != 0:
            return MALFORMED
        if kind == codes.TAKE:
            return refusals.untakable(state, a, b, c)
        if b or c:
            return MALFORMED
        if kind == codes.ASIDE:
            if self._holds(state, a - 1):
                return FINE
            return DIE_NOT_THERE | a << ABOUT
        if a == 0 or state.position(a) != NOWHERE:
            return FINE
        return HORSE_NOT_RUNNING | a << ABOUT

    # Before a race

    def _announce_race(self, state: Meeting, chance: Chance, log: Log | None) -> None:
        """FL-1: the next seven tiles of a stack that was shuffled once; the last one turned over leads."""
        turned = vec[i64]([0] * NUMBERS)
        for number in state.drawn:
            turned[number] = 1
        stack = [number for number in range(1, TILES + 1) if not turned[number]]
        for _ in range(RUNNERS):
            state.drawn.append(stack.pop(chance.below(len(stack))))
        state.line_up(state.drawn[-RUNNERS:][::-1])
        if log is not None:
            log.tell(events.RaceAnnounced(state.race + 1, line.standing(state), state.first))
        state.phase = BETS
        state.turn = state.first
        state.slips = Sealed(state.table.seats)
        state.bets = vec[i64]([NOWHERE] * (state.table.seats * PER_SEAT))

    def _bet(self, state: Meeting, seat: i64, code: int, log: Log | None) -> None:
        """FL-3: secret; FL-7: until the race is over."""
        slip = unpack_slip(code, codes.BET_LINES, codes.TARGET_BITS)
        if slip is None:
            raise refusals.why(state, seat, code, MALFORMED)
        reason = refusals.against_bets(betting.form_of(state, seat).problem_with(slip))
        if reason:
            raise refusals.why(state, seat, code, reason)
        betting.lay_open(state, seat, slip)
        if log is not None:
            log.tell(events.BetsMade(seat, notation.slip(state, code)), only=(seat,))
            log.tell(events.BetsSealed(seat))
        if state.slips.put(seat, code):
            state.phase = TAKE
            if log is not None:
                log.tell(events.RaceStarted(state.race + 1, state.first))

    # Taking dice

    def _offer_reserve(self, state: Meeting, actions: Actions) -> None:
        for one in range(COLOUR_COUNT):
            a: i64 = one + 1
            if state.hand_size:
                if not refusals.untakable(state, a, 0, 0):
                    actions.add(packed(codes.TAKE, 0, a, 0, 0))
                continue
            for two in range(one, COLOUR_COUNT):
                for three in range(two, COLOUR_COUNT):
                    b: i64 = two + 1
                    c: i64 = three + 1
                    if not refusals.untakable(state, a, b, c):
                        actions.add(packed(codes.TAKE, 0, a, b, c))

    def _take(self, state: Meeting, seat: i64, a: i64, b: i64, c: i64, chance: Chance, log: Log | None) -> None:
        if state.hand_size == 0:
            self._pick(state, a - 1)
            self._pick(state, b - 1)
            self._pick(state, c - 1)
        else:
            self._pick(state, a - 1)
        thrown: i64 = chance.dice(IN_HAND)
        at: i64 = 0
        while at < IN_HAND:
            state.faces[at] = self._side(state, state.hand[at], thrown)
            thrown = thrown // FACES_PER_DIE
            at += 1
        state.phase = USE
        if log is not None:
            log.tell(events.DiceRolled(seat, notation.colours(a, b, c), notation.hand(state)))

    def _side(self, state: Meeting, colour: i64, thrown: i64) -> i64:
        """What a die shows: the first of those that were thrown."""
        return state.table.faces[colour * FACES_PER_DIE + thrown % FACES_PER_DIE]

    def _pick(self, state: Meeting, colour: i64) -> None:
        state.reserve[colour] -= 1
        state.hand[state.hand_size] = colour
        state.hand_size += 1

    # Using a die

    def _offer_dice(self, state: Meeting, actions: Actions) -> None:
        """FL-11, FL-14: every use of every die, equal dice once; and setting aside one of each colour."""
        hand, faces = state.hand, state.faces
        at: i64 = 0
        while at < IN_HAND:
            new_face = new_colour = True
            before: i64 = 0
            while before < at:
                if hand[before] == hand[at]:
                    new_colour = False
                    if faces[before] == faces[at]:
                        new_face = False
                before += 1
            if new_face:
                EFFECTS[faces[at]].offer(state, actions)
            if new_colour:
                actions.add(packed(codes.ASIDE, 0, hand[at] + 1, 0, 0))
            at += 1

    def _shows(self, state: Meeting, face: i64) -> bool:
        return state.faces[0] == face or state.faces[1] == face or state.faces[2] == face

    def _holds(self, state: Meeting, colour: i64) -> bool:
        return state.hand[0] == colour or state.hand[1] == colour or state.hand[2] == colour

    def _use(self, state: Meeting, seat: i64, face: i64, a: i64, b: i64, c: i64, chance: Chance, log: Log | None) -> None:
        self._let_go(state, COLOUR_OF[face])
        if log is not None:
            log.tell(notation.die_used(seat, face, a, b, c))
        further = EFFECTS[face].act(state, seat, a, b, c, log)
        self._pass_on(state, seat, further, chance, log)

    def _set_aside(self, state: Meeting, seat: i64, colour: i64, chance: Chance, log: Log | None) -> None:
        """FL-14"""
        self._let_go(state, colour)
        state.out[colour] += 1
        if log is not None:
            log.tell(events.DieSetAside(seat, notation.colour(colour)))
        self._pass_on(state, seat, NEXT, chance, log)

    def _let_go(self, state: Meeting, colour: i64) -> None:
        """One die of this colour leaves the hand."""
        hand = state.hand
        at: i64 = 0
        while hand[at] != colour:
            at += 1
        while at + 1 < IN_HAND:
            hand[at] = hand[at + 1]
            at += 1
        state.hand_size = IN_HAND - 1

    def _pass_on(self, state: Meeting, seat: i64, further: i64, chance: Chance, log: Log | None) -> None:
        """FL-11, FL-13, FL-16: two dice go on, unless the reserve is empty."""
        reserve = state.in_reserve()
        if reserve == 0:
            state.phase = EXTRA
            if log is not None:
                log.tell(events.FinishReached(state.race + 1))
            self._next_extra(state, chance, log)
            return
        state.phase = TAKE
        state.turn = (seat + further) % state.table.seats
        if log is not None:
            log.tell(events.DicePassed(state.turn, notation.colours(state.hand[0] + 1, state.hand[1] + 1, 0)))
        if not state.home_stretch and reserve <= state.table.home_stretch:
            state.home_stretch = 1
            if log is not None:
                log.tell(events.HomeStretchReached(reserve))

    # The finish

    def _next_extra(self, state: Meeting, chance: Chance, log: Log | None) -> None:
        """FL-26: in turn from the first player; without horses there is nothing to choose."""
        seats = state.table.seats
        for step in range(seats):
            seat: i64 = (state.first + step) % seats
            if state.kept[seat] and state.left:
                state.turn = seat
                return
        self._end_race(state, chance, log)

    def _extra(self, state: Meeting, seat: i64, horse: i64, chance: Chance, log: Log | None) -> None:
        state.kept[seat] -= 1
        if log is not None:
            log.tell(events.ExtraActionTaken(seat, horse if horse else None))
        if horse:
            line.put_shoe(state, horse, log)
        self._next_extra(state, chance, log)

    def _end_race(self, state: Meeting, chance: Chance, log: Log | None) -> None:
        """FL-16: first and second; FL-7: only then the bets."""
        if state.level:
            self._photo(state, chance, log)
        first: i64 = state.line[0] if state.left > 0 else NOWHERE  # FL-36
        second: i64 = state.line[1] if state.left > 1 else NOWHERE
        if log is not None:
            log.tell(events.RaceRanked(state.race + 1, line.standing(state)))
            log.tell(events.BetsRevealed(notation.slips(state)))
        betting.settle(state, first, second, log)
        self._next_race(state, chance, log)

    def _photo(self, state: Meeting, chance: Chance, log: Log | None) -> None:
        """FL-35: six white dice each, until one has more horseshoes."""
        lower, upper = state.line[0], state.line[1]
        mine: i64 = 0
        theirs: i64 = 0
        while mine == theirs:
            mine, theirs = self._horseshoes(state, chance), self._horseshoes(state, chance)
            if log is not None:
                log.tell(events.PhotoTaken((lower, upper), (mine, theirs)))
        if theirs > mine:
            state.line[0] = upper
            state.line[1] = lower
        state.level = 0

    def _horseshoes(self, state: Meeting, chance: Chance) -> i64:
        thrown: i64 = chance.dice(PHOTO_DICE)
        shoes: i64 = 0
        for _ in range(PHOTO_DICE):
            if self._side(state, WHITE, thrown) == HORSESHOE:
                shoes += 1
            thrown = thrown // FACES_PER_DIE
        return shoes

    def _next_race(self, state: Meeting, chance: Chance, log: Log | None) -> None:
        state.race += 1
        if state.race == RACES:
            self._end_meeting(state, log)
            return
        state.first = betting.richest(state)
        for seat in range(state.table.seats):
            state.ledger.transfer(BANK, seat, state.table.capital[state.race], "capital", log)  # FL-2
        self._announce_race(state, chance, log)

    def _end_meeting(self, state: Meeting, log: Log | None) -> None:
        state.phase = OVER
        if log is not None:
            outcome = self.outcome(state)
            assert outcome is not None
            log.tell(events.SideBetsSettled(tuple([int(amount) for amount in state.side_bets])))
            log.tell(events.MeetingEnded(outcome.totals, outcome.winners))

    def race(self, state: Meeting) -> i64:
        return state.race

    def outcome(self, state: Meeting) -> Outcome | None:
        if state.phase != OVER:
            return None
        return outcome_of(self.totals(state))

    def totals(self, state: Meeting) -> list[int]:
        return [state.ledger.cash[seat] + state.side_bets[seat] for seat in range(state.table.seats)]  # FL-40

    # The edges

    def view(self, state: Meeting, seat: int | None, history: tuple[Event, ...] = ()) -> View:
        return views.view(self, state, seat, history)

    def outlook(self, state: Meeting, seat: int, heard: Heard) -> Outlook | None:
        return outlook.outlook(self, state, seat)

    def imagine(self, view: View, chance: Chance) -> Meeting:
        return views.imagine(self, view, chance)

    def redeal(self, state: Meeting, seat: i64, chance: Chance, belief: Belief | None = None) -> None:
        knowing.redeal(state, seat, chance, belief)

    def key(self, state: Meeting, seat: i64) -> bytes:
        return knowing.key(state, seat)

    def policy(self) -> Policy[Meeting]:
        return Pusher(self.table(min(self.seat_counts())))

    def clone(self, state: Meeting) -> Meeting:
        return state.clone()

    def snapshot(self, state: Meeting) -> bytes:
        return notation.snapshot(state)

    def spelling(self) -> Spelling[AnyAction]:
        return notation.SPELLING
