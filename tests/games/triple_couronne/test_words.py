"""La Triple Couronne in words: what its sentences make of the facts of events."""

from __future__ import annotations

import pytest

from hippodrome.core.errors import IllegalAction
from hippodrome.core.money import BidMade, BidPassed, MoneyMoved
from hippodrome.core.wire import Event
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import TITLE, events
from hippodrome.games.triple_couronne.box import COLOURS
from hippodrome.games.triple_couronne.views import FATES
from hippodrome.texts import Texts
from hippodrome.texts.languages import languages
from hippodrome.texts.telling import Teller, teller_of

BOX = load_game("triple-couronne").box
GAME = load_game("triple-couronne")
NAMES = ("Ada", "Bruno", "Irène")


def teller(lang: str = "en", you: int | None = None) -> Teller:
    return teller_of(Texts(lang), GAME, NAMES, you)


def told(event: Event, lang: str = "en", you: int | None = None) -> str:
    return teller(lang, you).sentence(event)


def test_a_stable_is_told_with_the_horses_of_its_colour() -> None:
    taken = events.StableTaken(1, "yellow")
    assert told(taken) == "Bruno takes yellow: Jumbo, Sauve qui peut, Barbare and Douchka."
    assert told(taken, "fr", you=1) == "Vous prenez le jaune\u00a0: Jumbo, Sauve qui peut, Barbare et Douchka."


@pytest.mark.rule("TC-6")
def test_a_colour_that_is_named_for_the_auction_is_told_as_nobodys() -> None:
    named = events.StableTaken(1, "yellow", auctioned=True)
    horses = "Jumbo, Sauve qui peut, Barbare and Douchka"
    assert told(named) == f"Bruno names yellow: {horses} come under the hammer and are nobody’s yet."
    assert told(named, "fr").startswith("Bruno désigne le jaune")


def test_a_card_is_told_with_what_the_box_prints_on_it() -> None:
    card = BOX.chance_cards.list[0]
    drawn = events.CardDrawn("Jumbo", "chance", card.id)
    assert told(drawn) == f"Jumbo draws (Training and chance) {card.name['en']}: {card.text['en']}"
    assert told(drawn, "fr") == f"Jumbo tire (Entraînement et chance) {card.name['fr']}\u00a0: {card.text['fr']}"


def test_words_of_the_box_are_made_harmless() -> None:
    loud = teller_of(Texts("en"), GAME, NAMES, clean=str.upper)
    assert loud.sentence(events.CardDrawn("Jumbo", "race", "wings")) == (
        "JUMBO draws (Race card) WINGS: ITS HOOVES NO LONGER TOUCH THE GROUND, OR HARDLY: IT MOVES FORWARD 4 SQUARES."
    )
    announced = events.RaceAnnounced(1, "Prix Lupin", (2,), 0, None, False, 400_000)
    assert loud.sentence(announced).startswith("Race 1, PRIX LUPIN: ")
    assert loud.refusal(IllegalAction("TC-10", "wrong-age", horse="Jumbo")).startswith("JUMBO ")


def test_a_card_is_cancelled_by_a_shield_or_by_a_jockey() -> None:
    assert told(events.CardCancelled("Jumbo", "shield")) == "The shield of Jumbo cancels the card."
    assert told(events.CardCancelled("Jumbo", "Ambroise Lacorde")) == "Ambroise Lacorde, on Jumbo, cancels the card."
    assert told(events.CardCancelled("Air Distingué", "shield"), "fr") == "Le bouclier d’Air Distingué annule la carte."


def test_money_between_the_bank_and_the_pool_is_not_told() -> None:
    for payer, payee in ((-1, None), (None, -1)):
        assert told(MoneyMoved(payer, payee, 50_000, "entry-share")) == ""
    assert told(MoneyMoved(None, 0, 50_000, "prize")) == "Ada gets 50,000 F as a prize."
    assert told(MoneyMoved(-1, 0, 50_000, "entry-share"), you=0) == "You get 50,000 F of the entry fees."
    assert told(MoneyMoved(0, 1, 50_000, "rent"), "fr", you=1) == "Ada paie 50\u00a0000\u00a0F de loyer."


@pytest.mark.parametrize(
    ("ages", "least", "below", "handicap", "said"),
    [
        ((2, 3, 4, 5), 0, None, False, "for all horses"),
        ((4, 5), 0, None, False, "for horses of 4 and 5 years"),
        ((3,), 0, None, True, "for horses of 3 years · head starts"),
        ((2, 3, 4, 5), 0, 1, False, "for horses without a prize so far"),
        ((2, 3, 4, 5), 0, 500_000, False, "for horses that earned less than 500,000 F"),
        ((2, 3, 4, 5), 300_000, None, False, "for horses that earned 300,000 F or more"),
    ],
)
def test_a_race_is_announced_with_its_conditions(
    ages: tuple[int, ...], least: int, below: int | None, handicap: bool, said: str
) -> None:
    announced = events.RaceAnnounced(2, "Prix Lupin", ages, least, below, handicap, 400_000)
    assert told(announced) == f"Race 2, Prix Lupin: {said}. First prize 400,000 F."


def test_a_lot_of_the_bank_is_told_with_who_opens_and_one_of_a_seat_with_the_seller() -> None:
    for_sale = events.LotOpened("Jumbo", 1, None, False, 700_000, None)
    assert told(for_sale, you=1) == "Jumbo is up for sale, from 700,000 F; you open."
    offered = [events.LotOpened("Jumbo", 1, 0, rent, 700_000, 1_500_000) for rent in (False, True)]
    assert [told(lot) for lot in offered] == [
        f"Jumbo of Ada is up for {what}, 700,000 F to 1,500,000 F." for what in ("sale", "rent")
    ]
    assert told(events.HorseUnsold("Air Distingué", None, False), "fr") == "Personne ne veut d’Air Distingué\u00a0: hors jeu."


def test_a_rent_is_told_to_the_tenant() -> None:
    rented = events.HorseRented("Jumbo", seat=1, owner=0, price=300_000)
    assert told(rented, you=1) == "You rent Jumbo from Ada for this race, for 300,000 F."
    assert told(rented, you=0) == "Bruno rents Jumbo from Ada for this race, for 300,000 F."


def test_a_horse_moves_forward_or_back() -> None:
    assert told(events.HorseMoved("Jumbo", 3, 7)) == "Jumbo goes 4, to square 7."
    assert told(events.HorseMoved("Jumbo", 7, 5)) == "Jumbo goes back 2, to square 5."


def test_slips_are_told_in_full_to_their_seat_and_briefly_to_all() -> None:
    slip = events.Slip((events.Stake("Jumbo", 50_000),), (events.PairStake("Jumbo", "Schmatex", 20_000),))
    assert told(events.BetsMade(0, slip), you=0) == "You bet: 50,000 F on Jumbo to win, 20,000 F on Jumbo and Schmatex together."
    assert told(events.BetsMade(0, events.Slip()), you=0) == "You bet: no bets."
    revealed = events.BetsRevealed((slip, events.Slip(), events.Slip(slip.wins)))
    assert told(revealed) == "Bets: Ada (Jumbo 50,000 F, Jumbo + Schmatex 20,000 F); Irène (Jumbo 50,000 F)."
    assert told(events.BetsRevealed((events.Slip(),) * 3)) == "Nobody bets."


def test_insurance_is_told_for_those_who_have_some() -> None:
    contracts = events.Contracts(race="Jumbo", two="Schmatex")
    assert told(events.ContractsMade(0, contracts)) == "Ada insures: Jumbo for this race, Schmatex for its next two races."
    assert told(events.ContractsMade(0, events.Contracts())) == "Ada insures: none."
    revealed = events.ContractsRevealed((events.Contracts(), contracts, events.Contracts()))
    assert told(revealed) == "Insured: Bruno (Jumbo for this race, Schmatex for its next two races)."
    assert told(events.ContractsRevealed((events.Contracts(),) * 3)) == "Nothing is insured."


def test_offers_are_told_by_seat() -> None:
    offers = (events.Offer("Jumbo", 700_000), events.Offer("Schmatex", 600_000))
    assert told(events.OffersRevealed(False, ((), offers, ()))) == (
        "For sale: Bruno (Jumbo from 700,000 F and Schmatex from 600,000 F)."
    )
    assert told(events.OffersRevealed(True, ((), (), ()))) == "No horse is for rent."
    assert told(events.OffersMade(0, True, ()), "fr", you=0) == "Vous proposez à louer\u00a0: aucun."


def test_a_long_exchange_of_bids_is_told_in_francs() -> None:
    bids: list[Event] = [BidMade(at % 2, 700_000 + 10_000 * at) for at in range(5)]
    assert teller().tell([*bids, BidPassed(1), BidPassed(2)]) == [
        "Bids climb from 700,000 F to 740,000 F. Ada leads.",
        "Out: Bruno and Irène.",
    ]


def test_a_refused_amount_is_told_in_francs() -> None:
    low = IllegalAction("TC-6", "bid-too-low", least=700_000)
    assert teller().refusal(low) == "Bid at least 700,000 F."
    late = IllegalAction("TC-44", "no-next-race", horse="Air Distingué")
    assert teller("fr").refusal(late).endswith("de l’âge d’Air Distingué.")


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_events_and_views_has_a_text(lang: str) -> None:
    papers = ("sales", "entries", "rentals", "mounts", "bets", "insurance")
    domains = {
        "colour": COLOURS,
        "deck": ("race", "chance"),
        "fate": FATES,
        "paper": papers,
        "programme": TITLE.editions,
    }
    texts = Texts(lang)
    for kind, domain in domains.items():
        assert all(texts.knows(f"triple-couronne-{kind}-{word}") for word in domain), kind
