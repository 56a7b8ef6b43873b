"""What there is to see of a race. Follows the events, so that any moment of it can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.box import AnyCard, Box, ShieldCard, StrideCard


@dataclass(frozen=True)
class Spot:
    """A runner somewhere on the course."""

    horse: str
    seat: int | None
    """Who leads it."""
    jockey: str | None
    square: int
    finish: int
    came_from: int
    """Where it stood before this move."""
    moved: bool = False
    """Whether it has advanced in this move."""
    place: int = 0
    """1 for the winner; 0 until it is across the line."""
    out: bool = False
    shields: int = 0
    strides: tuple[int, ...] = ()
    """Squares more on its next advances."""
    injured: bool = False

    @property
    def to_go(self) -> int:
        """Squares to the line."""
        return max(0, self.finish - self.square)

    @property
    def running(self) -> bool:
        """Whether it is still on the track."""
        return not self.out and self.place == 0


_Change = Callable[[Spot], Spot]


@dataclass(frozen=True)
class Scene:
    """A moment of a race."""

    race: int = 0
    prizes: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()
    move: int = 0
    """How many moves there have been; after twelve, the horses' numbers begin anew."""
    card: events.CardDrawn | None = None
    """The card that lies open."""
    turn: str | None = None
    """The horse that moved last."""

    def spot(self, horse: str) -> Spot | None:
        """A runner by its name."""
        return next((spot for spot in self.spots if spot.horse == horse), None)

    def standing(self) -> list[Spot]:
        """From the front: those across the line, then those with the smallest part of their lane before them, then the others.

        Lanes differ in length, and older horses are faster, so the part that is left tells more than the squares that are left.
        """
        home = sorted((spot for spot in self.spots if spot.place), key=lambda spot: spot.place)
        running = sorted((spot for spot in self.spots if spot.running), key=lambda spot: spot.to_go / spot.finish)
        return home + running + [spot for spot in self.spots if spot.out and not spot.place]

    def after(self, event: Event, cards: dict[str, AnyCard]) -> Scene:
        """The moment once this has happened; `cards` are those of the box, by their ids."""
        match event:
            case events.RaceStarted():
                spots = tuple(
                    Spot(each.horse, each.seat, each.jockey, each.square, each.finish, each.square) for each in event.runners
                )
                return Scene(event.race, event.prizes, spots)
            case events.MoveAnnounced():
                spots = tuple(replace(spot, came_from=spot.square, moved=False) for spot in self.spots)
                return replace(self, spots=spots, move=self.move + 1, card=None, turn=None)
            case events.HorseMoved():
                return replace(self._changed(event.horse, _moved(event)), turn=event.horse)
            case events.CardDrawn():
                return replace(self, card=event, turn=event.horse)
            case events.CardKept():
                card = cards.get(event.card)
                return self._changed(event.horse, lambda spot: _keeping(spot, card))
            case events.CardCancelled():
                spent = int(event.by == "shield")
                return self._changed(event.horse, lambda spot: replace(spot, shields=spot.shields - spent))
            case events.HorseInjured():
                return self._changed(event.horse, lambda spot: replace(spot, injured=True))
            case events.HorseFinished():
                return self._changed(event.horse, lambda spot: replace(spot, place=event.place))
            case events.HorseWithdrawn():
                return self._changed(event.horse, lambda spot: replace(spot, out=True))
            case events.HorseGivenUp():
                return self._changed(event.horse, lambda spot: _given_up(spot, event.seat))
            case _:
                return self

    def _changed(self, horse: str, change: _Change) -> Scene:
        return replace(self, spots=tuple(change(spot) if spot.horse == horse else spot for spot in self.spots))


def _moved(event: events.HorseMoved) -> _Change:
    """The first move of a horse in a round is its advance, which may use up a stride; further ones are those of cards."""
    return lambda spot: replace(spot, square=event.end, moved=True, strides=spot.strides if spot.moved else spot.strides[1:])


def _keeping(spot: Spot, card: AnyCard | None) -> Spot:
    if isinstance(card, ShieldCard):
        return replace(spot, shields=spot.shields + 1)
    if isinstance(card, StrideCard):
        longer = [*spot.strides, *[0] * (card.advances - len(spot.strides))]
        return replace(spot, strides=tuple(more + card.by * (at < card.advances) for at, more in enumerate(longer)))
    return spot


def _given_up(spot: Spot, seat: int) -> Spot:
    """TC-54: a horse that is rented out, or is placed already, is not affected."""
    return replace(spot, out=True) if spot.seat == seat and not spot.place else spot


def cards_of(box: Box) -> dict[str, AnyCard]:
    """All cards of the box by their ids."""
    return {card.id: card for card in (*box.race_cards.list, *box.chance_cards.list)}


def followed(happened: Sequence[Event], scene: Scene, cards: dict[str, AnyCard]) -> Scene:
    """The scene after all of this."""
    for event in happened:
        scene = scene.after(event, cards)
    return scene


def scene_of(history: Sequence[Event], cards: dict[str, AnyCard]) -> Scene:
    """The last race of a history, as far as it has come."""
    starts = [at for at, event in enumerate(history) if isinstance(event, events.RaceStarted)]
    return followed(history[starts[-1] :], Scene(), cards) if starts else Scene()
