"""From the box to what the rules work with: course, cards, programme."""

from __future__ import annotations

from hippodrome.games.triple_couronne import box as things
from hippodrome.games.triple_couronne import effects
from hippodrome.games.triple_couronne.box import Box
from hippodrome.games.triple_couronne.options import Options
from hippodrome.games.triple_couronne.race import CHANCE_DECK, NONE, RACE_DECK, Course
from hippodrome.games.triple_couronne.state import RaceTerms, Table

MOST_ADVANCE = 5


def course(box: Box) -> Course:
    """The board, the horses' cards, the decks."""
    race, chance = _deck(box.race_cards.list), _deck(box.chance_cards.list)
    ids = [card.id for card in race]
    return Course(
        names=[horse.name for horse in box.horses.list],
        moves=[list(horse.moves) for horse in box.horses.list],
        finish=list(box.track.finish),
        lanes=list(box.squares.lanes),
        race_effects=[effect(card) for card in race],
        chance_effects=[effect(card) for card in chance],
        cards=[[card.id for card in deck] for deck in (race, chance)],
        jockeys=[jockey.name for jockey in box.jockeys.list],
        assets=[ids.index(jockey.asset) for jockey in box.jockeys.list],
    )


def _deck(cards: tuple[things.AnyCard, ...]) -> list[things.AnyCard]:
    return [card for card in cards for _ in range(card.copies)]


def effect(card: things.AnyCard) -> effects.Effect:
    """What a card of the box does."""
    match card:
        case things.MoveCard(by=by):
            return effects.Move(by)
        case things.DrawCard(deck=deck, count=count):
            return effects.Draw(RACE_DECK if deck == "race" else CHANCE_DECK, count)
        case things.WithdrawCard():
            return effects.Withdraw()
        case things.InjureCard(races=races):
            return effects.Injure(races)
        case things.ShieldCard():
            return effects.Shield()
        case things.StrideCard(by=by, advances=advances):
            return effects.Stride(by, advances)
        case things.ReceiveCard(amount=amount):
            return effects.Money(amount)
        case things.PayCard(amount=amount):
            return effects.Money(-amount)


def table(box: Box, course: Course, seats: int, edition: str, options: Options) -> Table:
    """The fixed part of a state."""
    days = box.programmes.of(edition)
    prices = [horse.marathon if edition == "marathon" else horse.complet for horse in box.horses.list]
    sales = [race for race, day in enumerate(days) if day.last_sale]
    auction = bool(options.auction)
    return Table(
        course=course,
        days=[
            RaceTerms(day.name, list(day.ages), day.least, day.below, day.handicap, [list(row) for row in day.prizes])
            for day in days
        ],
        odds=[horse.odds for horse in box.horses.list],
        suggested=[price.suggested for price in prices],
        reserve=[price.reserve for price in prices],
        seats=seats,
        edition=edition,
        cash=box.money.auction_start if auction else box.money.start,
        bank=box.money.bank,
        step=box.money.step,
        most_stakes=box.money.reduit_stakes if edition == "reduit" else 0,
        last_sale=sales[0] if sales else NONE,
        stables=options.stables,
        auction=auction,
        jockeys=options.jockeys,
        form_guide=options.form_guide,
    )


def advance(earnings: int) -> int:
    """TC-12: the squares ahead in a handicap: five for nothing, one less for every hundred thousand."""
    return max(0, MOST_ADVANCE - earnings // things.PRIZE_STEP)
