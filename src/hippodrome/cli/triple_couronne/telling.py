"""What an action led to, in parts, and in as few sentences as will do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from hippodrome.cli.triple_couronne import silks
from hippodrome.cli.triple_couronne.scene import Scene
from hippodrome.cli.triple_couronne.words import Words
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games.triple_couronne import events
from hippodrome.texts.fluent import Several

OWN_PAPERS = (events.OffersMade, events.EntriesMade, events.MountsMade, events.BetsMade, events.ContractsMade)
"""What a seat alone hears of its own choice; soon everybody hears it."""
_SEEN_ANYWAY = (MoneyMoved, events.PaperSealed, events.SeasonEnded, *OWN_PAPERS)
LOT = (events.LotOpened, BidMade, BidPassed, MaximumSet)
"""Told while a horse is under the hammer; once it has fallen, its last word is enough."""
HAMMER = (events.HorseSold, events.HorseUnsold, events.HorseRented)
_RACE_ENDS = (events.RaceAnnounced, events.SeasonEnded)


@dataclass(frozen=True)
class Parts:
    """One action leads to one race at most: without somebody's choice no horse is entered."""

    earlier: Sequence[Event]
    race: Sequence[Event]
    """From the start, or from where it was interrupted (TC-54), to the last finisher, or to another interruption."""
    settled: Sequence[Event]
    """What it paid, and to whom."""
    later: Sequence[Event]

    @property
    def over(self) -> bool:
        """Whether the race came to its end."""
        return bool(self.race) and isinstance(self.race[-1], events.RaceEnded)


def parts_of(happened: Sequence[Event], racing: bool) -> Parts:
    """The parts of what happened; `racing`: it began in the middle of a race."""
    starts = [at for at, event in enumerate(happened) if isinstance(event, events.RaceStarted)]
    start = 0 if racing else starts[0] if starts else len(happened)
    ends = [at for at, event in enumerate(happened) if isinstance(event, events.RaceEnded)]
    end = ends[0] + 1 if ends else len(happened)
    rest = next((at for at in range(end, len(happened)) if isinstance(happened[at], _RACE_ENDS)), len(happened))
    return Parts(happened[:start], happened[start:end], happened[end:rest], happened[rest:])


def calm(happened: Sequence[Event], words: Words) -> Iterator[Text]:
    """The sentences of everything but races. What nobody did is not told, and a lot that is decided only with its end."""
    lot: list[Event] = []
    jockeys: list[events.JockeyTaken] = []
    for event in happened:
        if isinstance(event, _SEEN_ANYWAY):
            continue
        if isinstance(event, LOT):
            lot.append(event)
            continue
        if isinstance(event, events.JockeyTaken):
            jockeys.append(event)
            continue
        if isinstance(event, HAMMER):
            lot = [each for each in lot if _unwanted(each)]
        if _unwanted(event):
            lot.append(event)
            continue
        yield from _of_lot(lot, words)
        yield from _jockeys(jockeys, words)
        lot, jockeys = [], []
        if not _nothing(event):
            yield words.styled(words.event(event))
    yield from _of_lot(lot, words)
    yield from _jockeys(jockeys, words)


def _unwanted(event: Event) -> bool:
    """Whether somebody's offer found no taker: such horses are told together."""
    return isinstance(event, events.HorseUnsold) and event.seller is not None


def _of_lot(happened: Sequence[Event], words: Words) -> Iterator[Text]:
    """Horses that nobody wanted; then a lot that is still open: what it is, and the bids so far in a few words."""
    unwanted = [event for event in happened if isinstance(event, events.HorseUnsold)]
    if unwanted:
        key = "triple-couronne-nobody-rents" if unwanted[0].rent else "triple-couronne-nobody-buys"
        yield words.styled(words.say(key, horses=words.named([event.horse for event in unwanted])))
    open_lot = [event for event in happened if not isinstance(event, events.HorseUnsold)]
    yield from (words.styled(said) for said in words.teller.tell(open_lot))


def split_lot(happened: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """What happened, and the part of it that belongs to a lot which is still open."""
    told = [event for event in happened if not isinstance(event, _SEEN_ANYWAY)]
    end = len(told)
    while end and (isinstance(told[end - 1], LOT) or _unwanted(told[end - 1])):
        end -= 1
    return told[:end], told[end:]


def _nothing(event: Event) -> bool:
    """Whether something was revealed that is not there."""
    match event:
        case events.OffersRevealed():
            return not any(event.offers)
        case events.MountsRevealed():
            return not event.mounts
        case events.BetsRevealed():
            return not any(slip.wins or slip.pairs for slip in event.slips)
        case events.ContractsRevealed():
            return all(each == events.Contracts() for each in event.contracts)
        case _:
            return False


def _jockeys(taken: Sequence[events.JockeyTaken], words: Words) -> Iterator[Text]:
    """Who has which jockeys: one by one while they are chosen, in one sentence where they are dealt."""
    if len(taken) <= 1:
        yield from (words.styled(words.event(event)) for event in taken)
        return
    said = []
    for seat in sorted({event.seat for event in taken}):
        own = words.several([words.plain(event.jockey) for event in taken if event.seat == seat])
        said.append(f"{words.label(seat)} ({own})")
    yield Text(words.say("triple-couronne-jockeys-dealt", jockeys=Several(said)))


def told_move(happened: Sequence[Event], scene: Scene, words: Words, room: int, full: bool = False) -> list[Text]:
    """A move in words: who is in front, then a line for each card, with what it led to, and what it says if that is wanted."""
    title = f"{move_title(scene, words)} · "
    return [words.styled(title + words.leaders(scene, room - len(title))), *card_lines(happened, words, full)]


def move_title(scene: Scene, words: Words) -> str:
    """Which move it is; after the twelfth the numbers begin anew."""
    if scene.move > 12:
        return words.say("triple-couronne-move-again", move=scene.move, number=(scene.move - 1) % 12 + 1)
    return words.say("triple-couronne-move", move=scene.move)


def moves_of(race: Sequence[Event]) -> list[list[Event]]:
    """The events of a race by move; the first part is what came before the first move, if anything."""
    moves: list[list[Event]] = [[]]
    for event in race:
        if isinstance(event, events.MoveAnnounced):
            moves.append([])
        moves[-1].append(event)
    return moves if moves[0] else moves[1:]


def card_lines(happened: Sequence[Event], words: Words, full: bool = False) -> list[Text]:
    """A line for each card: the horse, the card, what it does and what came of it; and one for what is not due to a card."""
    lines: list[Text] = []
    last = Text()
    open_card: events.CardDrawn | None = None
    for event in happened:
        if isinstance(event, events.CardDrawn):
            open_card = event
            lines.append(_card_line(event, words))
            last = lines[-1]
            if full:
                lines.append(Text(f"      {words.card_text(event)}", style="dim"))
        elif open_card is not None and (said := _outcome(event, open_card, words)):
            last.append(f" → {said}" if isinstance(event, events.HorseMoved) else f" · {said}", style="bold")
        elif isinstance(event, events.HorseFinished | events.HorseGivenUp | events.PlayerLeft):
            lines.append(Text("  ").append_text(words.styled(words.event(event))))
        if isinstance(event, events.HorseMoved) and (open_card is None or event.horse != open_card.horse):
            open_card = None
    return lines


def _card_line(event: events.CardDrawn, words: Words) -> Text:
    line = Text("  ").append(" ▮ " if event.deck == "chance" else " ▯ ", style=silks.card_style(event.deck)).append(" ")
    line.append_text(words.styled(words.horse(event.horse))).append(f" · {words.card_name(event.card)}")
    effect = words.effect_of(event.card)
    return line.append(f" ({effect})" if effect else "")


def _outcome(event: Event, card: events.CardDrawn, words: Words) -> str:
    """What a card led to, beyond what stands on it."""
    match event:
        case events.HorseMoved() if event.horse == card.horse:
            return words.say("triple-couronne-to-square", square=event.end)
        case events.CardCancelled():
            if event.by == "shield":
                return words.say("triple-couronne-cancelled-shield")
            return words.say("triple-couronne-cancelled-jockey", jockey=words.plain(event.by))
        case events.HorseFinished() if event.horse == card.horse:
            return words.say("triple-couronne-across", place=words.place(event.place))
        case _:
            return ""
