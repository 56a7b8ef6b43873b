"""What one seat may know. Sealed papers and standing maxima are the only secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, cast

import msgspec

from hippodrome.core import kinds, wire
from hippodrome.core.auction import NOBODY, Auction
from hippodrome.core.kinds import SEATS, Amount, Cloth, Post, Seat, Square, along, word
from hippodrome.core.wire import Event, View
from hippodrome.games.triple_couronne import betting, codes, entries, insurance, market, notation, settling, stables
from hippodrome.games.triple_couronne.actions import AnyAction
from hippodrome.games.triple_couronne.box import AGES, COLOURS
from hippodrome.games.triple_couronne.events import AnyEvent, Colour, Contracts, Deck, Offer, Slip, Trophies
from hippodrome.games.triple_couronne.race import CHANCE_DECK, NONE, RACE_DECK, Race
from hippodrome.games.triple_couronne.state import (
    BETS,
    ENTRIES,
    FEES,
    JOCKEYS,
    MOUNTS,
    NEVER,
    OVER,
    RENTAL,
    RENTALS,
    SALE,
    SALES,
    STABLES,
    RaceTerms,
    Season,
)

if TYPE_CHECKING:
    from hippodrome.games.triple_couronne.rules import TripleCouronne

PHASES = (
    "stables", "auction", "jockeys", "sales", "sale", "entries", "rentals", "rental", "mounts", "fees", "bets", "insurance",
    "race", "over",
)  # fmt: skip
FATES = ("running", "finished", "withdrawn", "given-up")
Step = Literal["sales", "entries", "rentals", "mounts", "bets", "insurance"]


class Card(msgspec.Struct, frozen=True):
    """A horse as the catalogue has it."""

    number: Cloth
    name: kinds.Horse
    age: int
    colour: Colour
    points: int
    odds: int
    suggested: Amount
    reserve: Amount
    moves: tuple[int, ...]


class Day(msgspec.Struct, frozen=True):
    """A race of the programme."""

    number: int
    name: kinds.Name
    ages: tuple[int, ...]
    least: Amount
    below: Amount | None
    handicap: bool
    prizes: tuple[tuple[Amount, ...], ...]
    """For 2 to 6 players."""


class Horse(msgspec.Struct, frozen=True):
    """A horse that is, or was, in the game."""

    name: kinds.Horse
    owner: Seat | None
    earnings: Amount
    misses: int
    """Races of its age that it still has to miss."""


class Jockey(msgspec.Struct, frozen=True):
    name: kinds.Jockey
    seat: Seat | None
    wins: int
    asset: kinds.Card
    """The race card that has no effect with this jockey."""


class Lot(msgspec.Struct, frozen=True):
    """The auction that is going on."""

    horse: kinds.Horse
    seller: Seat | None
    rent: bool
    least: Amount
    """The opening price."""
    most: Amount | None
    price: Amount
    leader: Seat | None
    turn: Seat
    still_in: Annotated[tuple[bool, ...], along(SEATS)]
    matched: Annotated[tuple[bool, ...], along(SEATS)]
    limits: Annotated[tuple[Amount, ...], along(SEATS)]
    """The most that each seat could bid; −1 for those who have no part in it."""


class Entry(msgspec.Struct, frozen=True):
    """A horse that is entered, or runs."""

    horse: kinds.Horse
    owner: Seat | None
    seat: Seat | None
    """Who leads it."""
    tenant: Seat | None
    jockey: kinds.Jockey | None


class Place(msgspec.Struct, frozen=True):
    """A runner on the course."""

    horse: kinds.Horse
    square: Square
    finish: Post
    fate: Annotated[str, word("fate")]
    shields: int
    strides: int
    injury: int


class Track(msgspec.Struct, frozen=True):
    """The race as it stands: who is where, what was drawn, what is still to be drawn."""

    runners: tuple[Place, ...]
    order: tuple[kinds.Horse, ...]
    move: int
    turn: int
    """The runner that moved last."""
    needed: int
    calls: tuple[Deck, ...]
    """Decks that it still draws from."""
    drawn: int
    owed: Amount
    race_cards: tuple[kinds.Card, ...]
    """Race cards drawn since the deck was shuffled, those kept by horses apart; likewise the others."""
    kept: tuple[kinds.Card, ...]
    chance_cards: tuple[kinds.Card, ...]


class Price(msgspec.Struct, frozen=True):
    """What a horse may be offered for, or costs to insure."""

    horse: kinds.Horse
    least: Amount
    most: Amount


class Choice(wire.Choice, frozen=True, kw_only=True):
    """With its bounds: `stable`, `jockey`, `bid` (in turn: bid, pass, or leave a maximum), `maximum` (out of turn), `taker`,
    `sales`, `entries`, `rentals`, `mounts`, `keep`, `bets`, `insurance`, `give-up`."""

    horses: tuple[kinds.Horse, ...] = ()
    """To be entered, mounted, kept, betted on, given up; the one to bid for."""
    names: tuple[str, ...] = ()
    """Colours or jockeys to choose from; one's own two jockeys for mounts."""
    seats: tuple[Seat, ...] = ()
    """Takers to choose from."""
    least: int = 0
    most: int = 0
    """Of a bid or maximum (0: one can but take one's maximum back); of all stakes or premiums together; of horses to keep."""
    step: Amount = 0
    prices: tuple[Price, ...] = ()
    """Bands of offers; premiums of a contract on this race."""
    next: tuple[Price, ...] = ()
    """Premiums of a contract on the next race."""
    two: tuple[Price, ...] = ()
    pairs: str = ""
    """Jumelés: `ordered`, `any-order`, or none."""


class TripleCouronneView(View, frozen=True, kw_only=True):
    """One seat's view of a season."""

    score: ClassVar[str] = "cash"
    aside: ClassVar[tuple[str, ...]] = ("edition", "bank")
    edition: Annotated[str, word("programme")]
    stables: Literal["random", "chosen"]
    auction: bool
    jockey_draft: bool
    form_guide: bool
    opener: Seat
    cash: Annotated[tuple[Amount, ...], along(SEATS)]
    bank: Amount
    bank_emptied: bool
    pool: Amount
    in_game: Annotated[tuple[bool, ...], along(SEATS)]
    colours: Annotated[tuple[Colour | None, ...], along(SEATS)]
    """The colour that each seat was dealt or has chosen; nothing where colours were drawn for an auction."""
    players: int
    """Still in the game; from the start of a race to its end, when it started."""
    fee: Amount
    steps: tuple[Step, ...]
    """What is decided before this race, as far as is known; nothing before the first."""
    horses: tuple[Horse, ...]
    jockeys: tuple[Jockey, ...]
    lots: tuple[Offer, ...]
    """What is still to come under the hammer, the present lot first."""
    lot: Lot | None
    maximum: Amount
    """One's own standing maximum; 0 for none."""
    entries: tuple[Entry, ...]
    asked: Annotated[tuple[bool, ...], along(SEATS)]
    sealed: Annotated[tuple[bool, ...], along(SEATS)]
    """Who has something to choose, and who has chosen."""
    paper: AnyAction | None
    """One's own choice, while it lies face down."""
    slips: Annotated[tuple[Slip, ...], along(SEATS)]
    """Everybody's bets on this race, once they are known."""
    contracts: Annotated[tuple[Contracts, ...], along(SEATS)]
    track: Track | None
    champion: kinds.Horse | None
    trophies: Trophies | None
    """Who leads them, and in the end has them; None in the short programmes."""
    choice: Choice | None
    programme: tuple[Day, ...]
    catalogue: tuple[Card, ...]
    history: tuple[AnyEvent, ...]


def view(game: TripleCouronne, state: Season, seat: int | None, history: tuple[Event, ...]) -> TripleCouronneView:
    """Built up from what the seat may know; nothing is copied wholesale."""
    own = seat if seat is not None and 0 <= seat < state.table.seats else None
    auction, table = state.auction, state.table
    choosing = len(state.papers.choices) > 0
    paper = -1 if own is None or not choosing or not state.asked[own] else state.papers.choices[own]
    winners = () if state.phase != OVER else _winners(game, state)
    programme, catalogue = printed(game, state)
    return TripleCouronneView(
        seat=seat,
        edition=table.edition,
        seats=table.seats,
        stables="chosen" if table.stables == "chosen" else "random",
        auction=table.auction,
        jockey_draft=table.jockeys == "drafted",
        form_guide=table.form_guide,
        races=len(table.days),
        race=state.race + 1,
        phase=PHASES[state.phase],
        to_act=game.to_act(state),
        opener=state.opener,
        cash=tuple(state.ledger.cash),
        bank=state.ledger.bank,
        bank_emptied=state.bank_empty == 1,
        pool=state.ledger.pool,
        in_game=tuple(still == 1 for still in state.in_game),
        colours=_colours(state),
        players=state.players,
        fee=state.fee() if state.race >= 0 else 0,
        steps=_steps(state),
        horses=tuple(_horses(state)),
        jockeys=tuple(_jockeys(game, state)),
        lots=tuple(Offer(table.course.names[horse], _least(state, horse)) for horse in state.lots[state.lot :]),
        lot=None if auction is None else _lot(state, auction),
        maximum=0 if own is None or auction is None else auction.maxima[own],
        entries=tuple(_entries(state)),
        asked=tuple(asked == 1 for asked in state.asked) if choosing else (),
        sealed=tuple(choice >= 0 for choice in state.papers.choices),
        paper=None if paper < 0 else game.speller.action(paper),
        slips=tuple(notation.slip(game.speller, slip) for slip in state.slips),
        contracts=contracts(game, state),
        track=None if state.run is None else _track(game, state.run),
        champion=None if state.champion == NONE else table.course.names[state.champion],
        trophies=settling.trophies(state, winners) if table.long else None,
        choice=None if own is None else choice(game, state, own),
        programme=programme,
        catalogue=catalogue,
        history=cast(tuple[AnyEvent, ...], history),
    )


def _winners(game: TripleCouronne, state: Season) -> tuple[int, ...]:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


def _colours(state: Season) -> tuple[str | None, ...]:
    if state.table.auction and state.table.stables == "random":
        return ()
    return tuple(None if colour == NONE else COLOURS[colour] for colour in state.colours)


def _steps(state: Season) -> tuple[Step, ...]:
    table = state.table
    if state.race == NONE:
        return ()
    expected = state.phase <= ENTRIES and table.fees and state.remaining() >= betting.LEAST_PLAYERS  # TC-30
    found: list[Step] = ["sales"] if state.race <= table.last_sale else []
    found += ["entries", "rentals", "mounts"] if table.long else ["entries"]
    found += ["bets"] if expected or betting.are_allowed(state) else []
    found += ["insurance"] if table.long else []
    return tuple(found)


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _least(state: Season, horse: int) -> int:
    return state.offers[horse] or state.table.reserve[horse]


def _horses(state: Season) -> list[Horse]:
    found = []
    for horse, name in enumerate(state.table.course.names):
        owner, earnings, misses = _seat(state.owners[horse]), state.earnings[horse], state.bars[horse]
        if owner is not None or earnings or misses:
            found.append(Horse(name, owner, earnings, misses))
    return found


def _jockeys(game: TripleCouronne, state: Season) -> list[Jockey]:
    if not state.table.long:
        return []
    return [
        Jockey(jockey.name, _seat(state.riders[number]), state.wins[number], jockey.asset)
        for number, jockey in enumerate(game.box.jockeys.list)
    ]


def _lot(state: Season, auction: Auction) -> Lot:
    horse = state.lots[state.lot]
    return Lot(
        horse=state.table.course.names[horse],
        seller=_seat(state.owners[horse]),
        rent=state.phase == RENTAL,
        least=auction.least_first,
        most=auction.cap or None,
        price=auction.price,
        leader=None if auction.leader == NOBODY else auction.leader,
        turn=auction.turn,
        still_in=tuple(still == 1 for still in auction.still_in),
        matched=tuple(matched == 1 for matched in auction.matched),
        limits=tuple(auction.limits),
    )


def _entries(state: Season) -> list[Entry]:
    course = state.table.course
    return [
        Entry(
            horse=course.names[horse],
            owner=_seat(state.owners[horse]),
            seat=_seat(state.leaders[horse]),
            tenant=_seat(state.tenants[horse]),
            jockey=None if state.mounts[horse] == NONE else course.jockeys[state.mounts[horse]],
        )
        for horse in state.entries
    ]


def contracts(game: TripleCouronne, state: Season) -> tuple[Contracts, ...]:
    """Everybody's insurance on this race, once it is known; nothing if there is none."""
    if all(horse == NONE for horse in state.contracts):
        return ()
    names = [None if horse == NONE else state.table.course.names[horse] for horse in state.contracts]
    return tuple(Contracts(*names[at : at + codes.CONTRACTS]) for at in range(0, len(names), codes.CONTRACTS))


def _track(game: TripleCouronne, run: Race) -> Track:
    course = run.course
    names = [course.names[horse] for horse in run.horses]
    places = [
        Place(
            horse=names[at],
            square=run.squares[at],
            finish=course.finish[run.horses[at] // len(COLOURS)],
            fate=FATES[run.fates[at]],
            shields=run.shields[at],
            strides=run.strides[at],
            injury=run.injuries[at],
        )
        for at in range(run.count)
    ]
    calls = [run.queue >> 2 * at & 3 for at in range(run.queued)]
    race, chance = course.cards
    return Track(
        runners=tuple(places),
        order=tuple(names[runner] for runner in list(run.order)[: run.finished]),
        move=run.move,
        turn=run.turn,
        needed=run.needed,
        calls=tuple({RACE_DECK: "race", CHANCE_DECK: "chance"}[deck] for deck in calls),
        drawn=run.drawn,
        owed=run.owed,
        race_cards=tuple(race[card] for card in sorted(list(run.race_deck)[run.race_left : run.race_size])),
        kept=tuple(race[card] for card in sorted(list(run.race_deck)[run.race_size :])),
        chance_cards=tuple(chance[card] for card in sorted(list(run.chance_deck)[run.chance_left :])),
    )


def day(number: int, terms: RaceTerms) -> Day:
    """A race of the programme."""
    return Day(
        number=number,
        name=terms.name,
        ages=tuple(age for at, age in enumerate(AGES) if terms.ages >> at & 1),
        least=terms.least,
        below=None if terms.below == NEVER else terms.below,
        handicap=terms.handicap,
        prizes=tuple(tuple(row) for row in terms.prizes),
    )


def printed(game: TripleCouronne, state: Season) -> tuple[tuple[Day, ...], tuple[Card, ...]]:
    """Programme and catalogue, which never change: built once for each edition."""
    table = state.table
    if table.edition not in game.printed:
        programme = tuple(day(number, terms) for number, terms in enumerate(table.days, 1))
        catalogue = tuple(
            Card(
                number=at + 1,
                name=horse.name,
                age=horse.age,
                colour=horse.colour,
                points=horse.points,
                odds=horse.odds,
                suggested=table.suggested[at],
                reserve=table.reserve[at],
                moves=horse.moves,
            )
            for at, horse in enumerate(game.box.horses.list)
        )
        game.printed[table.edition] = (programme, catalogue)
    return game.printed[table.edition]


# What is to be chosen


def choice(game: TripleCouronne, state: Season, seat: int) -> Choice | None:
    """What a seat may choose now."""
    legal = game.legal(state, seat)
    if not legal:
        return None
    owed = seat in game.to_act(state)
    names = state.table.course.names
    auction, step = state.auction, state.table.step
    if state.turn != NONE:
        return _choice_alone(state, seat)
    if auction is not None:
        most = auction.limits[seat] if legal.forms else 0
        lot = (names[state.lots[state.lot]],)
        return Choice(kind="bid" if owed else "maximum", owed=owed, horses=lot, least=auction.least(), most=most, step=step)
    match state.phase:
        case phase if phase in (SALES, RENTALS):
            horses = state.stable_of(seat) if phase == SALES else state.entered_by(seat)
            bands = [Price(names[horse], *market.price_band(state, phase == RENTALS, horse)) for horse in horses]
            return Choice(kind=PHASES[phase], owed=owed, step=step, prices=tuple(bands))
        case phase if phase == ENTRIES:
            return Choice(kind="entries", owed=owed, horses=tuple(names[horse] for horse in state.qualified(seat)))
        case phase if phase == MOUNTS:
            jockeys = tuple(state.table.course.jockeys[jockey] for jockey in state.jockeys_of(seat))
            return Choice(kind="mounts", owed=owed, names=jockeys, horses=tuple(names[horse] for horse in state.led_by(seat)))
        case phase if phase == BETS:
            pairs = "" if not state.table.long else "ordered" if betting.in_order(state) else "any-order"
            runners = tuple(names[horse] for horse in state.entries)
            return Choice(
                kind="bets", owed=owed, horses=runners, least=step, most=betting.most(state, seat), step=step, pairs=pairs
            )
    costs = [
        tuple(
            Price(names[horse], cost, cost)
            for horse in state.entered_by(seat)
            if 0 < (cost := insurance.premium(state, kind, horse)) <= state.ledger.cash[seat]
        )
        for kind in range(codes.CONTRACTS)
    ]
    return Choice(kind="insurance", owed=owed, most=state.ledger.cash[seat], prices=costs[0], next=costs[1], two=costs[2])


def _choice_alone(state: Season, seat: int) -> Choice:
    course = state.table.course
    auction = state.auction
    match state.phase:
        case phase if phase == STABLES:
            return Choice(kind="stable", owed=True, names=tuple(COLOURS[colour] for colour in stables.free_colours(state)))
        case phase if phase == JOCKEYS:
            return Choice(kind="jockey", owed=True, names=tuple(course.jockeys[jockey] for jockey in stables.free_jockeys(state)))
        case phase if phase == FEES:
            count = entries.affordable(state, seat)
            horses = tuple(course.names[horse] for horse in state.led_by(seat))
            return Choice(kind="keep", owed=True, horses=horses, least=count, most=count)
        case phase if phase in (SALE, RENTAL) and auction is not None:
            return Choice(kind="taker", owed=True, seats=tuple(auction.takers()), least=auction.price, most=auction.price)
    return Choice(kind="give-up", owed=True, horses=tuple(course.names[horse] for horse in state.stable_of(seat)))
