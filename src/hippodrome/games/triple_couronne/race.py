"""The race: moves and cards, no decision. It stops only where money is due, for whoever runs it to settle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.core.chance import Chance
from hippodrome.core.log import Log
from hippodrome.core.vectors import packed
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.effects import Effect

NONE: Final = -1
RUNNING: Final = 0
FINISHED: Final = 1
WITHDRAWN: Final = 2
GIVEN_UP: Final = 3

RACE_DECK: Final = 1
CHANCE_DECK: Final = 2
"""As squares are coloured: 0 is plain, 1 yellow, 2 red."""

MOST_DRAWS: Final = 5
MOVES: Final = 12
PER_AGE: Final = 6
LANE_ROOM: Final = 128
STRIDE_BITS: Final = 8
STRIDE_MASK: Final = 255
"""Room for every race card on one advance; a card lasts for six at most."""


class Course:
    """What stays the same for every race: the board, the horses' cards, the decks."""

    def __init__(
        self,
        names: list[str],
        moves: list[list[int]],
        finish: list[int],
        lanes: list[str],
        race_effects: list[Effect],
        chance_effects: list[Effect],
        cards: list[list[str]],
        jockeys: list[str],
        assets: list[int],
    ) -> None:
        self.names = names
        self.jockeys = jockeys
        self.moves: vec[i64] = vec[i64]([number for card in moves for number in card])
        """At horse × 12 + move."""
        self.finish: vec[i64] = vec[i64](finish)
        """Per age, from the youngest."""
        squares = [0] * (LANE_ROOM * len(lanes))
        for age, lane in enumerate(lanes):
            for at, colour in enumerate(lane):
                squares[age * LANE_ROOM + at + 1] = ".yr".index(colour)
        self.squares: vec[i64] = vec[i64](squares)
        """At age × 128 + square: the deck it draws from."""
        self.race_effects = race_effects
        """Per race card; likewise the training-and-chance cards."""
        self.chance_effects = chance_effects
        self.cards = cards
        """Per deck and card its id in the box."""
        self.first_of_name: vec[vec[i64]] = packed([[deck.index(card) for card in deck] for deck in cards])
        """Per deck and card the first of its copies."""
        self.assets: vec[i64] = vec[i64](assets)
        """Per jockey the race card against which he or she protects."""
        self.full_race: vec[i64] = vec[i64](list(range(len(race_effects))))
        self.full_chance: vec[i64] = vec[i64](list(range(len(chance_effects))))


class Race:
    """Where the runners of a race stand. Runners are numbered in the order in which they move (TC-15)."""

    __slots__ = (
        "course", "count", "needed", "horses", "riders", "assets", "squares", "fates", "shields", "strides", "injuries",
        "order", "finished", "left", "move", "turn", "queue", "queued", "drawn", "owed", "race_deck", "race_left",
        "race_size", "chance_deck", "chance_left",
    )  # fmt: skip

    def __init__(self, course: Course, horses: list[int], needed: i64) -> None:
        count = len(horses)
        nothing = vec[i64]([0] * count)
        self.course = course
        self.count: i64 = count
        self.needed: i64 = needed
        """How many must cross the line before it ends (TC-20)."""
        self.horses: vec[i64] = vec[i64](horses)
        self.riders: vec[i64] = vec[i64]([NONE] * count)
        """Jockeys, where one of the twelve rides."""
        self.assets: vec[i64] = vec[i64]([NONE] * count)
        """The race card against which the jockey protects."""
        self.squares: vec[i64] = nothing
        self.fates: vec[i64] = nothing[:]
        self.shields: vec[i64] = nothing[:]
        self.strides: vec[i64] = nothing[:]
        """Squares more on the next advances, eight bits for each, the next one lowest."""
        self.injuries: vec[i64] = nothing[:]
        self.order: vec[i64] = nothing[:]
        self.finished: i64 = 0
        self.left: i64 = count
        self.move: i64 = -1
        self.turn: i64 = count - 1
        """The runner that moved last; it draws the cards that are called."""
        self.queue: i64 = 0
        """Decks still to draw from, two bits each, the next one lowest."""
        self.queued: i64 = 0
        self.drawn: i64 = 0
        """Draws in a row so far (TC-16)."""
        self.owed: i64 = 0
        """Money due to (or, negative, from) whoever leads the runner `turn`."""
        self.race_deck: vec[i64] = course.full_race[:]
        self.race_left: i64 = len(course.full_race)
        self.race_size: i64 = self.race_left
        """Without the cards that are kept."""
        self.chance_deck: vec[i64] = course.full_chance[:]
        self.chance_left: i64 = len(course.full_chance)

    def clone(self) -> Race:
        copy = Race(self.course, [], self.needed)
        copy.count = self.count
        copy.horses = self.horses
        copy.riders = self.riders
        copy.assets = self.assets
        copy.squares = self.squares[:]
        copy.fates = self.fates[:]
        copy.shields = self.shields[:]
        copy.strides = self.strides[:]
        copy.injuries = self.injuries[:]
        copy.order = self.order[:]
        copy.finished = self.finished
        copy.left = self.left
        copy.move = self.move
        copy.turn = self.turn
        copy.queue = self.queue
        copy.queued = self.queued
        copy.drawn = self.drawn
        copy.owed = self.owed
        copy.race_deck = self.race_deck[:]
        copy.race_left = self.race_left
        copy.race_size = self.race_size
        copy.chance_deck = self.chance_deck[:]
        copy.chance_left = self.chance_left
        return copy

    def saddle(self, runner: i64, jockey: i64) -> None:
        """One of the twelve jockeys rides."""
        self.riders[runner] = jockey
        self.assets[runner] = self.course.assets[jockey]

    def over(self) -> bool:
        """TC-20: enough horses are across the line, or nobody is left to cross it."""
        return self.finished >= self.needed or self.left == 0

    def run(self, chance: Chance, log: Log | None) -> bool:
        """Until it is over (True), or until `owed` has to be settled (False); then call again."""
        while True:
            while self.queued > 0:
                self._draw(chance, log)
                if self.owed != 0:
                    return False
            if self.over():
                return True
            self._advance(log)

    def step(self, chance: Chance, log: Log | None) -> None:
        """The next card that is called for, or else the next advance."""
        if self.queued > 0:
            self._draw(chance, log)
        else:
            self._advance(log)

    def _advance(self, log: Log | None) -> None:
        """TC-15: the next runner goes by its card's number for this move."""
        runner: i64 = self.turn
        while True:
            runner += 1
            if runner == self.count:
                runner = 0
                self.move += 1
                if log is not None:
                    log.tell(events.MoveAnnounced(self.move % MOVES + 1))
            if self.fates[runner] == RUNNING:
                break
        self.turn = runner
        self.drawn = 0
        course = self.course
        by: i64 = course.moves[self.horses[runner] * MOVES + self.move % MOVES]
        strides: i64 = self.strides[runner]
        self.strides[runner] = strides >> STRIDE_BITS
        self.shift(runner, by + (strides & STRIDE_MASK), log)

    def shift(self, runner: i64, by: i64, log: Log | None) -> None:
        """Forward or back, never behind the start line; over the line, or onto a square that may ask for a card."""
        start: i64 = self.squares[runner]
        end: i64 = max(start + by, 0)
        if end == start:
            return
        self.squares[runner] = end
        horse: i64 = self.horses[runner]
        age: i64 = horse // PER_AGE
        if log is not None:
            log.tell(events.HorseMoved(self.course.names[horse], start, end))
        if end >= self.course.finish[age]:
            self._cross(runner, log)
            return
        colour: i64 = self.course.squares[age * LANE_ROOM + end]
        if colour:
            self.call(colour)

    def _cross(self, runner: i64, log: Log | None) -> None:
        """TC-20: placed, and off the track."""
        self.fates[runner] = FINISHED
        self.order[self.finished] = runner
        self.finished += 1
        self.left -= 1
        self.queued = 0
        self.queue = 0
        if log is not None:
            log.tell(events.HorseFinished(self._name(runner), self.finished))

    def call(self, deck: i64) -> None:
        """TC-16: one more card to draw, before those that were called earlier; whatever would be a sixth in a row lapses."""
        self.queued = min(self.queued + 1, MOST_DRAWS - self.drawn)
        self.queue = (self.queue << 2 | deck) & (1 << 2 * self.queued) - 1

    def _draw(self, chance: Chance, log: Log | None) -> None:
        """TC-16: draw a card and do what it says."""
        deck: i64 = self.queue & 3
        self.queue >>= 2
        self.queued -= 1
        self.drawn += 1
        course = self.course
        runner: i64 = self.turn
        at: i64
        card: i64
        effect: Effect
        if deck == RACE_DECK:
            if self.race_left == 0:
                self.race_left = self.race_size
            if self.race_left == 0:
                return  # every race card is kept by somebody
            at = chance.below(self.race_left)
            self.race_left -= 1
            card = self.race_deck[at]
            self.race_deck[at] = self.race_deck[self.race_left]
            self.race_deck[self.race_left] = card
            effect = course.race_effects[card]
        else:
            if self.chance_left == 0:
                self.chance_left = len(self.chance_deck)
            at = chance.below(self.chance_left)
            self.chance_left -= 1
            card = self.chance_deck[at]
            self.chance_deck[at] = self.chance_deck[self.chance_left]
            self.chance_deck[self.chance_left] = card
            effect = course.chance_effects[card]
        if log is not None:
            name = "race" if deck == RACE_DECK else "chance"
            log.tell(events.CardDrawn(self._name(runner), name, course.cards[deck - 1][card]))
        if deck == RACE_DECK and self.assets[runner] == card:
            self.cancel(runner, course.jockeys[self.riders[runner]], log)  # TC-18
            return
        effect.play(self, runner, log)

    def keep(self, runner: i64, log: Log | None) -> None:
        """TC-14: the race card just drawn stays with the horse until the race is over, out of any reshuffle."""
        self.race_size -= 1
        card = self.race_deck[self.race_left]
        self.race_deck[self.race_left] = self.race_deck[self.race_size]
        self.race_deck[self.race_size] = card
        if log is not None:
            log.tell(events.CardKept(self._name(runner), self.course.cards[0][card]))

    def cancel(self, runner: i64, by: str, log: Log | None) -> None:
        """A card has no effect, thanks to a jockey or a kept card."""
        if log is not None:
            log.tell(events.CardCancelled(self._name(runner), by))

    def lengthen(self, runner: i64, by: i64, advances: i64) -> None:
        """Some squares more on each of the next advances."""
        for at in range(advances):
            self.strides[runner] += by << STRIDE_BITS * at

    def injure(self, runner: i64, races: i64, log: Log | None) -> None:
        """TC-19: of two injuries in one race the longer counts."""
        self.injuries[runner] = max(self.injuries[runner], races)
        if log is not None:
            log.tell(events.HorseInjured(self._name(runner), races))

    def withdraw(self, runner: i64, log: Log | None) -> None:
        """TC-19: a card takes it out."""
        self._leave(runner, WITHDRAWN)
        if log is not None:
            log.tell(events.HorseWithdrawn(self._name(runner)))

    def give_up(self, runner: i64) -> None:
        """TC-54: the bank takes it; a place already taken stands."""
        if self.fates[runner] == RUNNING:
            self._leave(runner, GIVEN_UP)

    def _leave(self, runner: i64, fate: i64) -> None:
        self.fates[runner] = fate
        self.left -= 1
        if runner == self.turn:
            self.queued = 0
            self.queue = 0

    def _name(self, runner: i64) -> str:
        return self.course.names[self.horses[runner]]
