"""La Triple Couronne: a racecourse of the 1980s, cream paper, a black display board with amber figures.

A horse is told by its number in the catalogue; the colour of its silk comes on top of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from hippodrome.cli.choices import Choices, Option
from hippodrome.cli.paper import Room, cut, filled, strip, wrapped
from hippodrome.cli.scene import Shot
from hippodrome.cli.scenes.triple_couronne_course import GOLD, INK, SAND, SCREEN_BOLD, SILKS, WHITE, Course, Moment
from hippodrome.cli.scenes.triple_couronne_papers import Papers, bars
from hippodrome.cli.seats import emblem, visible
from hippodrome.cli.standings import accounts, pages, seat_lines, sums
from hippodrome.cli.words import NOTHING, Words
from hippodrome.core.money import BidMade, BidPassed, MaximumSet, MoneyMoved
from hippodrome.core.wire import Action, Event
from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.answers import by_odds, is_in_danger
from hippodrome.games.triple_couronne.options import LONG
from hippodrome.games.triple_couronne.views import Choice, TripleCouronneView
from hippodrome.texts.fluent import Several

_STEP, _CARD, _MOVE, _LOOK, _BID, _HAMMER = 0.16, 1.5, 0.9, 2.2, 0.5, 1.4
"""Seconds: a horse that moves, a card to read, the end of a move, something worth looking at; a bid, the hammer."""
_UNHURRIED = 5
"""With more runners than this, what happens to other people's horses goes by faster."""
_CARD_LINES = 3
_NOTE, _PLAIN = f"{INK} on #efe3bd", f"{INK} on {SAND}"
_CARDS = {"race": f"bold {INK} on #f3c93f", "chance": f"bold {WHITE} on #b2382c"}
_LOT = (events.LotOpened, BidMade, BidPassed, MaximumSet)
_HAMMERS = (events.HorseSold, events.HorseUnsold, events.HorseRented)
_OWN = {
    "sales": (events.OffersMade,), "rentals": (events.OffersMade,), "entries": (events.EntriesMade,), "bets": (events.BetsMade,),
    "mounts": (events.MountsMade,), "insurance": (events.ContractsMade,), "bid": (BidMade, BidPassed, MaximumSet),
    "jockey": (events.JockeyTaken,), "stable": (), "taker": (), "keep": (), "give-up": (),
}  # fmt: skip
"""By kind of question what a seat that has been asked before has heard of itself."""


class TripleCouronneScene(Papers):
    """The sale, papers before a race, the race, what it pays."""

    silent = (
        MoneyMoved, events.PaperSealed, events.OffersMade, events.EntriesMade, events.MountsMade, events.BetsMade,
        events.ContractsMade, events.MoveAnnounced, events.HorseMoved, events.EarningsRaised, events.JockeyWon,
        events.SeasonEnded,
    )  # fmt: skip
    chapters = (events.RaceAnnounced, events.SeasonEnded)
    ends = (events.RaceEnded, events.SeasonEnded)
    secrets, headings = (MaximumSet,), (events.LotOpened,)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.moment = Moment({card.id: card for card in (*self.box.race_cards.list, *self.box.chance_cards.list)})
        self._concerned = True
        """Whether the reader is still in the bidding, or only watches the game."""
        self._told = self.moment
        """As far as the race has been told."""

    def silks(self) -> Mapping[str, Style]:
        cloths = {horse.name: SILKS[horse.colour] for horse in self.box.horses.list}
        return {visible(name): Style.parse(f"bold {figure} on {ground}") for name, (ground, figure) in cloths.items()}

    def names(self, view: TripleCouronneView) -> Mapping[str, str]:
        return {visible(name).casefold(): str(number) for name, number in self.numbers.items()}

    def pictured(self, section: str, width: int) -> list[Text]:
        return Course(self.box, self.words, width).bare() if section == "squares" else []

    # The table

    def headline(self, view: TripleCouronneView) -> str:
        said = self.words.show("word:phase", view.phase)
        if view.lot is not None:
            said = self.lot_title(view, view.lot)
        return f"{visible(view.programme[view.race - 1].name)} · {said}" if view.race else said

    def table(self, view: TripleCouronneView, room: Room, choices: Choices | None = None) -> list[Text]:
        width = room.width
        top, low = self._about_race(view, width), self._note(self._why(view), width) if choices else []
        if choices and view.phase in ("sales", "entries", "rentals") and is_in_danger(view):
            said = self.say("triple-couronne-danger", fee=self.francs(view.fee))
            low += [self.palette.line(width, (f" ⚠ {line}", "red")) for line in wrapped(said, width - 4)]
        money = [] if view.lot else seat_lines(self.words, view, width, self.palette, 20, partial(self._money, view))
        if not room.full:
            return [*top, *self._paper(view, Room(width, 99, False), choices), *money, *low]
        low = low[: max(0, room.height - len(top) - 8)]
        left = room.less(len(top) + len(low))
        paper = self._paper(view, left.less(len(money)), choices)
        if len(paper) > left.height:
            paper = [*paper[: left.height - 1], self.palette.line(width, ("   …", "faded"))]
        return [*top, *paper, *money[: max(0, left.height - len(paper))], *low]

    def _about_race(self, view: TripleCouronneView, width: int) -> list[Text]:
        """Who may run in the race, and for how much."""
        if not view.race:
            return []
        day = view.programme[view.race - 1]
        prizes = " / ".join(self.words.number(prize) for prize in day.prizes[max(2, view.players) - 2])
        said = [self._condition(view, view.race, "condition"), self.say("triple-couronne-prizes", prizes=prizes)]
        said += [self.say("triple-couronne-fee-each", fee=self.francs(view.fee))] if view.fee else []
        return [filled(Text(f" {line}", style=_PLAIN), width, _PLAIN) for line in wrapped(" · ".join(said), width - 2)]

    def _condition(self, view: TripleCouronneView, race: int, key: str) -> str:
        """Who may run in a race."""
        facts = self.words.teller.facts("Day", view.programme[race - 1])
        return self.words.texts.say(f"triple-couronne-{key}", **facts)

    def _money(self, view: TripleCouronneView, seat: int) -> Text:
        if not view.in_game[seat]:
            return Text(f"  {self.say('triple-couronne-gone')}", style=self.palette.faded)
        owned = sum(horse.owner == seat for horse in view.horses)
        line = Text(f"{self.francs(view.cash[seat]):>13}", style=self.palette.bold).append(f" ♞{owned}", style=self.palette.faded)
        return line.append(
            (" ✓" if view.sealed[seat] else " …") if view.asked and view.asked[seat] else "", style=self.palette.red
        )

    def _note(self, said: str, width: int) -> list[Text]:
        """A word to somebody new, set apart."""
        marks = [" ☞ ", *["   "] * 99]
        lines = [
            Text(mark, style=f"bold {_NOTE}").append(line) for mark, line in zip(marks, wrapped(said, width - 6), strict=False)
        ]
        return [filled(line, width, _NOTE) for line in lines] if said else []

    def _why(self, view: TripleCouronneView) -> str:
        """What a question is about, for a seat that is asked it for the first time."""
        choice, lot = view.choice, view.lot
        if choice is None or not choice.owed:
            return ""
        own = [event for event in view.history if isinstance(event, _OWN[choice.kind])]
        if any(getattr(event, "seat", None) == view.seat and _is_rent(event) == (choice.kind == "rentals") for event in own):
            return ""
        kind = choice.kind
        if kind == "bid" and lot is not None:
            kind = "auction" if lot.seller is None else "rental" if lot.rent else "sale"
        more = {
            "stable": "-auction" * view.auction,
            "entries": "-free" * (not view.fee),
            "bets": f"-{choice.pairs}" if choice.pairs else "",
        }
        return self.say(f"triple-couronne-why-{kind}{more.get(kind, '')}")

    # Asking

    def ask(self, view: TripleCouronneView, choices: Choices) -> tuple[str, str]:
        choice = view.choice
        assert choice is not None
        hint = (
            choices.hint()
            if choices.begun
            else self.say(f"triple-couronne-ask-{choice.kind}-hint", example=self._example(view, choice))
        )
        return hint, self.say(f"triple-couronne-ask-{choice.kind}")

    def _example(self, view: TripleCouronneView, choice: Choice) -> str:
        """Something that could be typed."""
        if choice.kind in ("sales", "rentals"):
            return f"{self.numbers[choice.prices[0].horse]} {choice.prices[0].least // 1000}"
        if choice.kind == "insurance":
            offered = next(prices for prices in (choice.prices, choice.next, choice.two) if prices)
            return str(self.numbers[offered[0].horse])
        if choice.kind == "bets":
            first, second = (self.numbers[horse] for horse in by_odds(view, choice.horses)[:2])
            return f"{first} 50, {first}+{second} 20" if choice.pairs else f"{first} 50"
        shown = {"give-up": 1, "keep": choice.most}.get(choice.kind, 2)
        numbers = [str(self.numbers[horse]) for horse in choice.horses[:shown]]
        return " ".join([*numbers, "-"][:2] if choice.kind == "mounts" else numbers)

    def offer(self, view: TripleCouronneView, left: Sequence[Action]) -> Sequence[Option] | None:
        """By the number that a horse or jockey has anywhere else."""
        usual, options = self.usual(view), []
        riders = [jockey.name for jockey in self.box.jockeys.list]
        for number, action in enumerate(left, 1):
            mark = Text("▸" if action == usual else " ", style=self.palette.red)
            match action:
                case actions.TakeStable():
                    ground, figure = SILKS[action.colour]
                    four = "  ".join(
                        f"{visible(card.name)} {card.odds}" for card in view.catalogue if card.colour == action.colour
                    )
                    mark.append(f" {self.words.show('word:colour', action.colour):<7}", style=f"bold {figure} on {ground}")
                    options.append(Option(str(number), mark.append(f" {four}", style=self.palette.paper), (action,)))
                case actions.TakeJockey():
                    rider = self.box.jockeys.list[riders.index(action.jockey)]
                    mark.append(cut(visible(rider.name), 22), style=self.palette.bold)
                    said = mark.append(self.card_name(rider.asset), style=self.palette.paper)
                    options.append(Option(str(riders.index(rider.name) + 1), said, (action,)))
                case actions.ChooseTaker():
                    mark.append(cut(self.words.seat(action.seat), 26), style=self.palette.bold)
                    options.append(Option(str(number), mark.append(self.francs(view.cash[action.seat])), (action,)))
                case actions.GiveUpHorse():
                    options.append(Option(str(self.numbers[action.horse]), mark.append(visible(action.horse)), (action,)))
                case actions.MountJockeys():
                    return self._mountings(left)
                case _:
                    return None
        return options

    def _mountings(self, left: Sequence[Action]) -> list[Option]:
        """What the first jockey rides; once that is said, what the second one does."""
        mounts = [action for action in left if isinstance(action, actions.MountJockeys)]
        second = len({action.first for action in mounts}) == 1
        groups: dict[str | None, list[Action]] = {}
        for action in mounts:
            groups.setdefault(action.second if second else action.first, []).append(action)
        return [
            Option("-", Text(NOTHING), tuple(found)) if horse is None
            else Option(str(self.numbers[horse]), Text(visible(horse)), tuple(found))
            for horse, found in groups.items()
        ]  # fmt: skip

    # What lies there

    def _paper(self, view: TripleCouronneView, room: Room, choices: Choices | None) -> list[Text]:
        """What is just being filled in, or lies under the hammer."""
        width, choice = room.width, view.choice
        if choices is None or choice is None:
            return self.sale(view, view.lot, width) if view.lot else self._race(self.moment, room) if view.phase == "race" else []
        match choice.kind:
            case "bid" | "maximum" if view.lot is not None:
                return self.sale(view, view.lot, width)
            case "sales" | "rentals":
                return self.offers(choice, choices.draft, width)
            case "entries" | "keep":
                return self.runners(view, choice, width)
            case "mounts":
                return self.mounts(view, choice, choices, width)
            case "bets":
                return self.bets(view, choice, choices.draft, room)
            case "insurance":
                return self.insurance(choice, choices.draft, width)
            case "give-up":
                owed = -view.track.owed if view.track is not None else 0
                listed = self.listed(
                    view, self.say("triple-couronne-give-up-title", owed=self.francs(owed)), choice.horses, width
                )
                return [*self._race(self.moment, room.less(len(listed))), *listed]
            case _:
                return [self.title(view, choice, width), *choices.lines(width, self.palette, room.height - 1)]

    # The race

    def follow(self, event: Event, view: TripleCouronneView) -> Iterator[Shot]:
        before, self.moment = self.moment, self.moment.after(event)
        self._concerned = view.seat is None or view.lot is None or view.lot.still_in[view.seat]
        now = self.moment
        shot = partial(Shot, partial(self._race, now), what=self._move_title(now))
        own = any(spot.horse == now.turn and spot.seat == self.words.you for spot in now.spots)
        pace = min(1.0, _UNHURRIED / max(1, len(now.spots)))
        match event:
            case events.HorseSold() | events.HorseUnsold() | events.HorseRented() if view.lot is not None:
                lot = view.lot
                yield Shot(lambda room: self.sale(view, lot, room.width), _HAMMER)
            case events.RaceStarted() if event.race == 1:
                yield shot(_LOOK, wait="triple-couronne-wait-start")
            case events.RaceStarted():
                yield shot(_LOOK)
            case events.MoveAnnounced() if before.move:
                yield Shot(partial(self._race, before), _MOVE, self._move_title(before))
            case events.HorseMoved():
                yield shot(_STEP * pace)
            case events.CardDrawn() | events.CardCancelled() | events.HorseWithdrawn() | events.HorseFinished():
                yield shot(_CARD if own else _CARD * pace)
            case events.RaceEnded():
                yield shot(_LOOK)

    def pace(self, event: Event) -> float:
        return _BID if isinstance(event, _LOT) and self._concerned else 0.0

    def _move_title(self, now: Moment) -> str:
        """Which move it is; after the twelfth the numbers begin anew."""
        if now.move > 12:
            return self.say("triple-couronne-move-again", move=now.move, number=(now.move - 1) % 12 + 1)
        return self.say("triple-couronne-move", move=now.move) if now.move else self.say("triple-couronne-start-title")

    def _race(self, now: Moment, room: Room) -> list[Text]:
        """The course, who is in front, and the card that lies open; at the first start, a word to somebody new."""
        width = room.width
        front = self.say("triple-couronne-ready")
        if now.move:
            title = self.say("triple-couronne-front", horses="")
            front = f"{title}{self._leaders(now, width - len(title) - 2)}"
        below = [filled(Text(f" {front}", style=SCREEN_BOLD), width, SCREEN_BOLD)]
        below += self._card(now, width) if now.move else self._note(self.say("triple-couronne-why-race"), width)
        return [*Course(self.box, self.words, width).draw(now, max(6, room.height - len(below) - 2)), *below]

    def _card(self, now: Moment, width: int) -> list[Text]:
        """The card that lies open, or what the signs on the course mean."""
        event, line = now.card, partial(self.palette.line, width)
        if event is None:
            note = wrapped(self.say("triple-couronne-squares-note"), width - 2)
            lines = [line((f" {said}", "faded")) for said in note]
        else:
            deck = (f" {self.words.show('word:deck', event.deck)} ", _CARDS[event.deck])
            about = f" {visible(event.horse)} · "
            lines = [line(deck, " ", self.disc(event.horse), about, (self.card_name(event.card), "bold"))]
            said = self.words.teller.text(self.words.teller.facts("CardDrawn", event)["card-text"])
            lines += [line(f"   {part}") for part in wrapped(said, width - 5)]
        return [*lines, *[line()] * _CARD_LINES][:_CARD_LINES]

    def _leaders(self, now: Moment, room: int = 200) -> str:
        """The first three, or as many as there is room for, with the squares that are left."""
        said = ""
        for spot in now.standing()[:3]:
            far = self.say("triple-couronne-place", place=spot.place) if spot.place else self.words.number(spot.to_go)
            more = f"{said}{', ' * bool(said)}{visible(spot.horse)} ({far})"
            if spot.out or len(more) > room:
                break
            said = more
        return said

    # In words

    def told(self, happened: Sequence[Event]) -> list[str]:
        """A race move by move, with who is in front after each; a lot that is decided only with its end."""
        said: list[str] = []
        batch: list[Event] = []
        for event in _worth_telling(happened):
            if isinstance(event, events.MoveAnnounced | events.RaceEnded) and self._told.move:
                said += super().told(batch)
                said.append(f"{self._move_title(self._told)} · {self._leaders(self._told)}")
                batch = []
            self._told = self._told.after(event)
            batch.append(event)
        jockeys = [event for event in batch if isinstance(event, events.JockeyTaken)]
        if len(jockeys) < 2:
            return said + super().told(batch)
        first = batch.index(jockeys[0])
        later = [event for event in batch[first:] if event not in jockeys]
        return [*said, *super().told(batch[:first]), self._dealt(jockeys), *super().told(later)]

    def _dealt(self, taken: Sequence[events.JockeyTaken]) -> str:
        """Who was dealt which jockeys."""
        said = []
        for seat in sorted({event.seat for event in taken}):
            own = Several([visible(event.jockey) for event in taken if event.seat == seat])
            said.append(f"{self.words.label(seat)} ({self.words.teller.text(own)})")
        return self.words.texts.say("triple-couronne-jockeys-dealt", jockeys=Several(said))

    # What it pays

    def result(self, chapter: Sequence[Event], view: TripleCouronneView, room: Room) -> list[RenderableType]:
        ended = chapter[-1]
        if isinstance(ended, events.SeasonEnded):
            return [Group(*self._season(view, ended, room.width))]
        title = strip(self.say("triple-couronne-result-title"), room.width, self.palette.strip)
        course = [] if room.full else Course(self.box, self.words, room.width).draw(self.moment, 99)
        table = accounts(
            chapter, view.cash, lambda seat: sums(chapter, seat, self.words, self.palette), self.words, self.palette, room
        )
        first = any(isinstance(event, events.RaceAnnounced) and event.race == 1 for event in chapter)
        note = self._note(self.say("triple-couronne-why-result"), room.width) if first else []
        return pages([*course, title, *self._ranking(room.width), *note], table, view.seats, room)

    def _ranking(self, width: int) -> list[Text]:
        """The finishers with their prizes; then those who are out, and who will be missing."""
        now, lines = self.moment, []
        for spot in [spot for spot in now.standing() if spot.place]:
            prize = self.francs(now.prizes[spot.place - 1]) if spot.place <= len(now.prizes) else NOTHING
            rank = (f" {self.say('triple-couronne-place', place=spot.place):>4} ", "bold")
            horse, rider = (cut(visible(spot.horse), 18), "bold"), (f" · {visible(spot.jockey)}" if spot.jockey else "", "faded")
            who = self.words.seat(spot.seat)
            lines.append(self.palette.line(width, rank, self.disc(spot.horse), " ", horse, (f"{prize:>13}  ", "red"), who, rider))
        out = [visible(spot.horse) for spot in now.spots if spot.out]
        remarks = [("✖", self.words.texts.say("triple-couronne-out-of-race", horses=Several(out)))] if out else []
        for spot in now.spots:
            if spot.injured:
                remarks.append(("✚", f"{visible(spot.horse)} · {self.say('triple-couronne-info-misses', races=spot.injured)}"))
        nobody = [] if lines else [self.palette.line(width, (f" {self.say('triple-couronne-no-winner')}", "bold"))]
        return [*nobody, *lines, *(self.palette.line(width, (f"    {mark} ", "red"), said) for mark, said in remarks)]

    def _season(self, view: TripleCouronneView, ended: events.SeasonEnded, width: int) -> list[Text]:
        """The end: who won, and who holds which trophy."""
        lines = [strip(self.words.teller.sentence(ended), width, self.palette.lit)]
        for seat in sorted(range(view.seats), key=lambda seat: -ended.totals[seat]):
            rank = 1 + sum(total > ended.totals[seat] for total in ended.totals)
            name = (cut(self.words.seat(seat), 24), "bold" if seat in ended.winners else "paper")
            gone = "" if view.in_game[seat] else f"  {self.say('triple-couronne-gone')}"
            place = (f" {self.say('triple-couronne-place', place=rank):>4} ", "bold")
            lines.append(self.palette.line(width, place, name, (f"{self.francs(ended.totals[seat]):>14}", "bold"), gone))
        return lines + self._trophies(ended.trophies, width) if view.edition in LONG else lines

    def _trophies(self, trophies: events.Trophies, width: int) -> list[Text]:
        """The three trophies, and the crown."""
        lines = [self.palette.line(width)]
        for what, seats in (("whip", trophies.whip), ("horse", trophies.horse), ("cup", trophies.cup)):
            who = self._seated(seats) or self.say("triple-couronne-nobody")
            trophy = (f"  {self.say(f'triple-couronne-trophy-{what}'):<18}", "red")
            lines.append(self.palette.line(width, trophy, (who, "bold" if seats else "faded")))
        if trophies.crown:
            said = self.say("triple-couronne-crown", seats=self._seated(trophies.crown))
            lines += [self.palette.line(width), self.palette.line(width, (f"  ♛ {said}", "red"))]
        return lines

    def _seated(self, seats: Sequence[int]) -> str:
        return self.words.teller.text(Several([self.words.label(seat) for seat in seats]))

    # The stable book

    def book(self, view: TripleCouronneView) -> RenderableType:
        """The programme, everybody's horses and jockeys, and the catalogue."""
        players = max(2, sum(view.in_game))
        parts: list[RenderableType] = [self._heading("programme", players=players)]
        for day in view.programme:
            mark = "▶" if day.number == view.race else "✓" if day.number < view.race else " "
            prizes = " / ".join(self.words.number(prize // 1000) for prize in day.prizes[players - 2])
            said = cut(self._condition(view, day.number, "brief-condition"), 27)
            style = "bold" if mark == "▶" else "dim" if mark == "✓" else ""
            parts.append(_line(f" {mark} {day.number:>2} {cut(visible(day.name), 23)}{said}{prizes}", style))
        parts += ["", self._heading("stables")]
        for seat in range(view.seats):
            cash = self.francs(view.cash[seat]) if view.in_game[seat] else self.say("triple-couronne-gone")
            parts.append(_line(f" {self.words.seat(seat)} · {cash}", "bold"))
            parts += self._stable(view, seat)
        return Group(*parts, "", self._heading("catalogue"), *self._catalogue(view))

    def _heading(self, what: str, **facts: int) -> Text:
        return Text(self.say(f"triple-couronne-info-{what}", **facts), style=f"bold {GOLD}")

    def _stable(self, view: TripleCouronneView, seat: int) -> list[Text]:
        lines = []
        for horse in [horse for horse in view.horses if horse.owner == seat]:
            line = _line("    ").append_text(self.disc(horse.name)).append(f" {cut(visible(horse.name), 18)}")
            line.append(f"{self.say('triple-couronne-years', age=self.horses[horse.name].age):<8}")
            line.append(self.say("triple-couronne-info-earned", amount=self.francs(horse.earnings)))
            misses = f" · ✚ {self.say('triple-couronne-info-misses', races=horse.misses)}" if horse.misses else ""
            lines.append(line.append(misses))
        for jockey in [jockey for jockey in view.jockeys if jockey.seat == seat]:
            wins = self.say("triple-couronne-wins", wins=jockey.wins)
            lines.append(_line(f"    ⌒ {cut(visible(jockey.name), 22)}{cut(self.card_name(jockey.asset), 24)}{wins}", "dim"))
        return lines

    def _catalogue(self, view: TripleCouronneView) -> list[Text]:
        """All horses; those that are in nobody's stable stand there for those who bid."""
        owners, lines = {horse.name: horse.owner for horse in view.horses}, []
        for card in view.catalogue:
            owner = owners.get(card.name)
            line = _line(" ").append_text(self.disc(card.name)).append(f" {cut(visible(card.name), 18)}{card.age} ")
            line.append(f"{self.words.show('word:colour', card.colour):<8}× {card.odds:<3}{bars(card.moves)} ")
            line.append("".join(map(str, card.moves)))
            if view.edition in LONG:
                prices = f"{self.words.number(card.reserve // 1000):>6}–{self.words.number(card.suggested // 1000):<6}"
                line.append(f" {prices}", style="dim")
            lines.append(line.append(f" {emblem(owner)}" if owner is not None else ""))
        return lines


def _line(said: str, style: str = "") -> Text:
    return Text(said, style=style, no_wrap=True, overflow="ellipsis")


def _is_rent(event: Event) -> bool:
    return isinstance(event, events.OffersMade) and event.rent


def _worth_telling(happened: Sequence[Event]) -> list[Event]:
    """Without reveals of what is not there; once the hammer has fallen, its last word is enough."""
    kept: list[Event] = []
    for event in happened:
        if isinstance(event, _HAMMERS):
            while kept and isinstance(kept[-1], (*_LOT, MoneyMoved)):
                kept.pop()
        if not _is_nothing(event):
            kept.append(event)
    return kept


def _is_nothing(event: Event) -> bool:
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
