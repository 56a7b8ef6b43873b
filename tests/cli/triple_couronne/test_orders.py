"""Standing orders: given with an answer or on their own page, kept with the record, and set aside when it gets serious."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hippodrome.cli.triple_couronne.orders import Orders, next_value, subjects
from hippodrome.games.triple_couronne import actions
from tests.cli.conftest import Command
from tests.cli.terminal import ERASED, bare
from tests.cli.triple_couronne.owner import SEED, Owner, asked_for

TWO = ("play", "triple-couronne", "--seed", SEED, "--name", "Anna", "--name", "Bob", "--seats", "2")
LONG = (*TWO, "--edition", "complet", "--no-auction")
ALL = ("d", "a", "")


def _said(command: Command, *answers: str, arguments: tuple[str, ...] = LONG) -> str:
    return command(*arguments, said="".join(f"{answer}\n" for answer in answers))[1]


@pytest.mark.parametrize(
    ("kind", "value", "action"),
    [
        ("sales", "none", actions.OfferForSale()),
        ("rentals", "none", actions.OfferForRent()),
        ("mounts", "none", actions.MountJockeys()),
        ("bets", "none", actions.PlaceBets()),
        ("insurance", "none", actions.Insure()),
    ],
)
def test_an_order_answers_for_its_seat(kind: str, value: str, action: object) -> None:
    view = asked_for(kind, "complet", 4, auction=False)
    orders = Orders()
    assert orders.action(view) is None
    orders.give(0, kind, value)
    assert orders.action(view) == action
    orders.give(0, kind, None)
    assert orders.action(view) is None


def test_orders_about_bids_tell_the_bank_from_other_people() -> None:
    bank = asked_for("bid", auction=True)
    assert bank.lot is not None
    other = msgspec.structs.replace(bank, lot=msgspec.structs.replace(bank.lot, seller=1))
    orders = Orders()
    orders.give(0, "bids", "none")
    assert orders.action(bank) is None and orders.action(other) == actions.Pass()
    orders.give(0, "auction", "none")
    assert orders.action(bank) == actions.Pass()


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize("kind", ["sales", "entries", "rentals"])
def test_whoever_cannot_pay_one_fee_is_asked_in_spite_of_orders(kind: str) -> None:
    view = asked_for(kind, auction=False)
    orders = Orders()
    orders.give(0, kind, "all" if kind == "entries" else "none")
    assert orders.action(view) is not None
    assert orders.action(msgspec.structs.replace(view, cash=(view.fee - 1, *view.cash[1:]))) is None


def test_a_programme_has_only_the_orders_that_it_can_use() -> None:
    assert subjects(asked_for("entries", "initiation")) == ["entries"]
    assert subjects(asked_for("entries", "reduit", 4)) == ["entries", "bets"]
    assert subjects(asked_for("entries", "reduit", 3)) == ["entries"]
    assert subjects(asked_for("bid", "marathon", 4, auction=True))[0] == "auction"
    assert "auction" not in subjects(asked_for("sales", "complet", 4, auction=False))


def test_jockeys_have_two_kinds_of_order() -> None:
    assert [next_value("mounts", value) for value in (None, "same", "none")] == ["same", "none", None]
    assert [next_value("bets", value) for value in (None, "none")] == ["none", None]


def test_orders_lie_in_a_file_and_nonsense_there_counts_as_none(tmp_path: Path) -> None:
    file = tmp_path / "game.orders.json"
    orders = Orders()
    orders.keep_in(file)
    orders.give(2, "mounts", "same")
    assert orders.explain(2, "mounts") and not orders.explain(2, "mounts")
    again = Orders()
    again.keep_in(file)
    assert again.of(2).given == {"mounts": "same"} and not again.explain(2, "mounts")
    for nonsense in (b"", b"[1]", b"\xff", b'{"0":{"given":{"mounts":"perhaps","tea":"none"}}}'):
        file.write_bytes(nonsense)
        other = Orders()
        other.keep_in(file)
        assert other.of(0).given == {}


def test_a_disk_without_room_costs_no_game(tmp_path: Path) -> None:
    orders = Orders()
    orders.keep_in(tmp_path / "no" / "such" / "folder" / "game.orders.json")
    orders.give(0, "bets", "none")
    assert orders.of(0).given == {"bets": "none"}


# At the table


def test_an_answer_with_an_equals_sign_is_an_order(command: Command) -> None:
    said = _said(command, "=", "", "0=")  # Anna and Bob about sales, Anna about entries
    assert "d orders ↻ no sales" in said
    assert "There is none for this answer" in said  # nobody stays at home for good
    said = _said(command, "=", *ALL, "", "=", "0=")
    assert "d orders ↻ no sales · no rents · no jockeys" in said


def test_orders_are_switched_on_their_own_page(command: Command) -> None:
    said = _said(command, "d", "1 3", "9", "x", "5 5", "5", "a", "q")
    assert "□ Enter every horse that qualifies" in said and "▣ Enter every horse that qualifies" in said
    assert "Type a number from 1 to 6." in said
    assert said.count("▣ Put no horse up for rent") == 3  # after 1 3, after the mistake, after a
    assert said.count("▣ Jockeys on no horse") == 1


def test_with_all_orders_given_nobody_is_asked_anything_any_more(command: Command) -> None:
    code, said, _ = command(*LONG, said="".join(f"{answer}\n" for answer in (*ALL, *ALL)))
    assert code == 0 and "The season is over" in said
    assert said.count("For sale? ") == 2 and "Who runs? " not in said and "Insure? " not in said


def test_at_a_shared_device_orders_spare_the_passing_round(command: Command) -> None:
    arguments = ("play", "triple-couronne", "--edition", "initiation", "--people", "2", "--seats", "2", "--seed", SEED)
    code, said, _ = command(*arguments, said="=\n\n\n\n")
    assert code == 0
    assert said.count("Pass the device to Player 1.") == 1 and said.count("Who runs? ") == 4


def test_a_marathon_that_is_killed_goes_on_with_its_orders(tmp_path: Path) -> None:
    arguments = ("play", "triple-couronne", "--edition", "marathon", "--no-auction", "--seats", "3", "--bots", "random", "--fast")
    player = Owner(tmp_path, *arguments, terminal=True)
    player.play(until=lambda question: question == player.texts.say("triple-couronne-ask-sales"))
    for answer in ("d", "a", ""):
        player.type(answer)
        player.wait()
    player.play(until=lambda question: question == player.next)
    player.kill()
    (path,) = player.records(tmp_path)
    resumed = Owner(tmp_path, "play", "--resume", str(path), "--fast", terminal=True)
    assert resumed.wait() == resumed.resumed
    resumed.type("d")
    assert resumed.wait() == resumed.texts.say("triple-couronne-ask-orders")
    assert bare(resumed.output.split(ERASED)[-1]).count("▣") == 6
    resumed.type("")
    assert resumed.play(until=lambda question: question == resumed.next) == -1  # a race later, and nothing was asked
    resumed.type("q")
    assert resumed.play() == 0 and resumed.texts.say("left-saved") in bare(resumed.output)
