"""What people type at a table of La Triple Couronne, and what Enter stands for."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.cli.triple_couronne import advice
from hippodrome.cli.triple_couronne.answers import (
    Slip,
    amount_in,
    bid_in,
    contracts_in,
    horses_in,
    mounts_in,
    offers_in,
    slip_with,
)
from hippodrome.games.triple_couronne.actions import Bid, MountJockeys, Pass, SetMaximum
from hippodrome.games.triple_couronne.events import Mount, MountsRevealed, PairStake, Stake
from hippodrome.games.triple_couronne.views import Horse
from tests.cli.triple_couronne.owner import asked_for, opened

STEP = 10_000
HORSES = {4: "Jumbo", 7: "Kelbomec", 14: "Bolide"}


@pytest.mark.parametrize(
    ("typed", "amount"),
    [
        ("1200000", 1_200_000),
        ("1 200 000", 1_200_000),
        ("1,200,000 F", 1_200_000),
        ("1.200.000", 1_200_000),
        ("1200", 1_200_000),
        ("50", 50_000),
        ("50k", 50_000),
        ("1.2M", 1_200_000),
        ("1,25m", 1_250_000),
        ("0", 0),
        ("hello", None),
        ("-5", None),
        ("9" * 40, None),
    ],
)
def test_an_amount_may_be_typed_in_thousands(typed: str, amount: int | None) -> None:
    assert amount_in(typed, STEP) == amount


def test_a_bid_a_maximum_and_a_pass_are_told_apart() -> None:
    assert bid_in("+", 700_000, STEP) == Bid(700_000)
    assert bid_in("1100", 700_000, STEP) == Bid(1_100_000)
    assert bid_in("max 1.5M", 700_000, STEP) == SetMaximum(1_500_000)
    assert bid_in("p", 700_000, STEP) == bid_in("je passe", 700_000, STEP) == Pass()
    assert bid_in("perhaps", 700_000, STEP) is None


def test_horses_go_by_their_numbers() -> None:
    assert horses_in("14, 4", HORSES) == ("Jumbo", "Bolide")
    assert horses_in("4 4", HORSES) == ("Jumbo",)
    assert horses_in("4 5", HORSES) is horses_in("Jumbo", HORSES) is horses_in("", HORSES) is None


def test_jockeys_are_mounted_in_turn() -> None:
    assert mounts_in("14 4", HORSES) == MountJockeys("Bolide", "Jumbo")
    assert mounts_in("14", HORSES) == MountJockeys("Bolide")
    assert mounts_in("- 4", HORSES) == MountJockeys(None, "Jumbo")
    assert mounts_in("4 7 14", HORSES) is mounts_in("5", HORSES) is None


def test_an_offer_without_a_price_asks_for_the_least() -> None:
    least = {"Jumbo": 700_000, "Bolide": 800_000}
    offered = {4: "Jumbo", 14: "Bolide"}
    assert offers_in("4", offered, least, STEP) == {"Jumbo": 700_000}
    assert offers_in("4 1 200 000, 14 900", offered, least, STEP) == {"Jumbo": 1_200_000, "Bolide": 900_000}
    assert offers_in("7 900", offered, least, STEP) is offers_in("4 dear", offered, least, STEP) is None


def test_a_slip_is_written_line_by_line() -> None:
    slip = slip_with(Slip(), "4 50, 14+4 20", HORSES, False, STEP)
    assert slip == Slip((Stake("Jumbo", 50_000),), (PairStake("Jumbo", "Bolide", 20_000),))
    assert slip is not None and slip.total == 70_000
    assert slip_with(slip, "4 0; 7", HORSES, False, STEP) == Slip((Stake("Kelbomec", STEP),), slip.pairs)
    assert slip_with(slip, "5 50", HORSES, False, STEP) is slip_with(slip, "4 much", HORSES, False, STEP) is None


@pytest.mark.rule("TC-33")
def test_where_the_order_counts_a_pair_stays_as_it_was_typed() -> None:
    slip = slip_with(Slip(), "14+4 20", HORSES, True, STEP)
    assert slip is not None and slip.pairs == (PairStake("Bolide", "Jumbo", 20_000),)


def test_a_contract_that_is_typed_again_is_taken_out() -> None:
    none: list[str | None] = [None, None, None]
    assert contracts_in("a 4, c 14", HORSES, none) == ["Jumbo", None, "Bolide"]
    assert contracts_in("a4 b4", HORSES, none) == ["Jumbo", "Jumbo", None]
    assert contracts_in("a 4", HORSES, ["Jumbo", None, None]) == none
    assert contracts_in("d 4", HORSES, none) is contracts_in("a 5", HORSES, none) is None


# Enter


def test_enter_enters_all_that_qualify_or_all_that_can_be_paid_for() -> None:
    view = asked_for("entries", "initiation", stables="random")
    assert view.choice is not None
    assert advice.entries(view, view.choice) == view.choice.horses
    all_ages = tuple(card.name for card in view.catalogue[:3])
    choice = msgspec.structs.replace(view.choice, horses=all_ages)
    poor = msgspec.structs.replace(view, fee=40_000, cash=(90_000, *view.cash[1:]))
    assert advice.entries(poor, choice) == ("Danseuse Etoile", "D’Artagnan")  # of odds 3, 3 and 4
    broke = msgspec.structs.replace(poor, cash=(10_000, *view.cash[1:]))
    assert advice.entries(broke, choice) == all_ages


def test_enter_puts_jockeys_where_they_rode_last_then_on_the_likeliest_winners() -> None:
    view = asked_for("mounts", auction=False)
    assert view.choice is not None
    second = view.choice.names[1]
    choice = msgspec.structs.replace(view.choice, horses=("Jumbo", "Schmatex", "Force de Frappe"))
    fresh = msgspec.structs.replace(view, history=())
    assert advice.mounts(fresh, choice) == MountJockeys("Force de Frappe", "Jumbo")
    rode = msgspec.structs.replace(view, history=(MountsRevealed((Mount(second, "Schmatex"),)),))
    assert advice.mounts(rode, choice) == MountJockeys("Force de Frappe", "Schmatex")


def test_enter_leaves_a_maximum_for_an_age_that_is_missing_and_passes_for_others() -> None:
    table = opened(auction=True)
    view = table.view(table.game.to_act(table.state)[0])
    card = next(card for card in view.catalogue if card.name == view.lot.horse)
    bid = advice.bid(view, view.choice)
    assert isinstance(bid, SetMaximum) and view.choice.least <= bid.amount <= card.suggested
    mate = next(other.name for other in view.catalogue if other.age == card.age and other.name != card.name)
    owned = msgspec.structs.replace(view, horses=(Horse(mate, view.seat, 0, 0),))
    assert advice.bid(owned, view.choice) == Pass()
    sold = msgspec.structs.replace(view, lot=msgspec.structs.replace(view.lot, seller=1))
    assert advice.bid(sold, view.choice) == Pass()
