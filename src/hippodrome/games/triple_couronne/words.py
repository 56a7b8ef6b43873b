"""What sentences need beyond the fields of their events. The browser has its twin (web/src/games/triple-couronne/words.ts)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.games.triple_couronne.box import Box
from hippodrome.games.triple_couronne.events import CardCancelled, StableTaken

if TYPE_CHECKING:
    from hippodrome.texts.telling import Facts, Show, Teller


def _stable_taken(teller: Teller, event: StableTaken) -> Facts:
    """The horses of the colour, which stand in the box only."""
    assert isinstance(teller.box, Box)
    horses = [horse.name for horse in teller.box.horses.list if horse.colour == event.colour]
    return {"horses": teller.show("horse[]", horses)}


def _card_cancelled(teller: Teller, event: CardCancelled) -> Facts:
    """Whether a kept card did it, and no jockey."""
    return {"shield": teller.show("yes-no", event.by == "shield")}


KINDS: Mapping[str, Show] = {}
FACTS: Mapping[str, Callable[[Teller, Any], Facts]] = {"StableTaken": _stable_taken, "CardCancelled": _card_cancelled}
