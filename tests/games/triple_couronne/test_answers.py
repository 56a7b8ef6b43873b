"""Answers by name: which there are in a programme, what each of them does, and when a seat is left to decide for itself."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.bots.at_random import AtRandom
from hippodrome.core.chance import FastChance
from hippodrome.core.record import Match, is_over, new_match
from hippodrome.core.wire import OptionValue, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import actions, events
from hippodrome.games.triple_couronne.answers import answers, by_odds
from hippodrome.games.triple_couronne.views import Horse, TripleCouronneView

NAMES = ("Anna", "Bob", "Cleo", "Dan")


def _tables(edition: str, seats: int, **options: OptionValue) -> list[Match]:
    setup = Setup(title="triple-couronne", edition=edition, seats=seats, options=options)
    game = load_game("triple-couronne")
    return [new_match(game, setup, NAMES[:seats], f"{seed:02x}" * 32, ("ab",) * seats) for seed in range(40)]


def asked_for(kind: str, edition: str = "complet", seats: int = 4, **options: OptionValue) -> TripleCouronneView:
    """The view of the first seat with money for a fee that is asked for something of this kind, in games at random."""
    for chance, table in enumerate(_tables(edition, seats, **options)):
        bot = AtRandom(table.game, FastChance(chance))
        while not is_over(table):
            seat = table.game.to_act(table.state)[0]
            view = table.view(seat)
            assert isinstance(view, TripleCouronneView) and view.choice is not None
            if view.choice.kind == kind and view.cash[seat] >= view.fee:
                return view
            table.act(seat, bot.choose(view))
    raise AssertionError(f"nobody was asked for {kind}")


def _done(view: TripleCouronneView, decision: str) -> dict[str, object]:
    """What the answers to the present decision do; no other one says anything."""
    found = answers(view)
    assert all(action is None for each, named in found.items() if each != decision for action in named.values())
    return dict(found[decision])


@pytest.mark.parametrize(
    ("edition", "seats", "decisions"),
    [
        ("initiation", 3, ["entries"]),
        ("reduit", 3, ["entries"]),
        ("reduit", 4, ["entries", "bets"]),
        ("complet", 3, ["entries", "sales", "rentals", "bids", "mounts", "insurance"]),
        ("marathon", 4, ["entries", "sales", "rentals", "bids", "mounts", "bets", "insurance"]),
    ],
)
def test_a_programme_has_answers_to_what_it_asks_again_and_again(edition: str, seats: int, decisions: list[str]) -> None:
    options: dict[str, OptionValue] = {"auction": False} if edition in ("complet", "marathon") else {}
    assert list(answers(asked_for("entries", edition, seats, **options))) == decisions


@pytest.mark.parametrize(
    ("kind", "done"),
    [
        ("sales", {"none": actions.OfferForSale()}),
        ("rentals", {"none": actions.OfferForRent()}),
        ("bets", {"none": actions.PlaceBets()}),
        ("insurance", {"none": actions.Insure()}),
    ],
)
def test_none_is_an_empty_paper(kind: str, done: dict[str, object]) -> None:
    assert _done(asked_for(kind, auction=False), kind) == done


@pytest.mark.parametrize(
    "kind", ["stable", "jockey", "bid", "taker", "sales", "entries", "rentals", "mounts", "bets", "insurance"]
)
def test_every_answer_may_be_given(kind: str) -> None:
    view = asked_for(kind, stables="chosen", jockeys="drafted", auction=kind == "bid")
    game, chance = load_game("triple-couronne"), FastChance(3)
    given = [action for named in answers(view).values() for action in named.values() if action is not None]
    assert given and view.seat is not None
    for action in given:
        game.apply(game.imagine(view, chance), view.seat, game.code(action), chance)


def test_what_is_decided_once_is_answered_when_it_is_asked() -> None:
    view = asked_for("stable", stables="chosen")
    assert view.choice is not None
    (done,) = _done(view, "stable").values()
    assert isinstance(done, actions.TakeStable)
    chances = {colour: sum(1 / card.odds for card in view.catalogue if card.colour == colour) for colour in view.choice.names}
    assert chances[done.colour] == max(chances.values())
    assert "stable" not in answers(asked_for("entries", stables="chosen", auction=False))


def test_bids_for_the_horses_of_the_bank_are_another_decision() -> None:
    bank = asked_for("bid", auction=True)
    assert bank.lot is not None and bank.choice is not None
    done = _done(bank, "auction")
    assert isinstance(done["advised"], actions.SetMaximum) and done["none"] == actions.Pass()
    card = next(card for card in bank.catalogue if card.name == bank.lot.horse)
    assert bank.choice.least <= done["advised"].amount <= card.suggested
    other = msgspec.structs.replace(bank, lot=msgspec.structs.replace(bank.lot, seller=1))
    assert _done(other, "bids") == {"none": actions.Pass()}


def test_no_horse_of_an_age_that_one_has_is_advised() -> None:
    view = asked_for("bid", auction=True)
    assert view.lot is not None
    age = {card.name: card.age for card in view.catalogue}
    twin = next(name for name, years in age.items() if years == age[view.lot.horse] and name != view.lot.horse)
    owning = msgspec.structs.replace(view, horses=(Horse(twin, view.seat, 0, 0),))
    assert _done(owning, "auction") == {"advised": actions.Pass(), "none": actions.Pass()}


@pytest.mark.rule("TC-53")
@pytest.mark.parametrize("kind", ["sales", "entries", "rentals"])
def test_whoever_cannot_pay_one_fee_decides_alone(kind: str) -> None:
    view = asked_for(kind, auction=False)
    assert view.seat is not None and any(_done(view, kind).values())
    poor = [view.fee - 1 if seat == view.seat else cash for seat, cash in enumerate(view.cash)]
    assert not any(_done(msgspec.structs.replace(view, cash=tuple(poor)), kind).values())


def test_all_that_can_be_paid_for_are_entered_the_likeliest_first() -> None:
    view = asked_for("entries", auction=False)
    assert view.choice is not None and view.seat is not None
    horses = tuple(card.name for card in view.catalogue[:4])
    view = msgspec.structs.replace(view, choice=msgspec.structs.replace(view.choice, horses=horses))
    for held, runs in ((1, 1), (2, 2), (4, 4), (9, 4)):
        cash = [held * view.fee if seat == view.seat else cash for seat, cash in enumerate(view.cash)]
        done = _done(msgspec.structs.replace(view, cash=tuple(cash)), "entries")["all"]
        assert isinstance(done, actions.EnterHorses)
        assert set(done.horses) == set(by_odds(view, horses)[:runs]) and list(done.horses) == [
            h for h in horses if h in done.horses
        ]


def test_jockeys_keep_their_horses() -> None:
    view = asked_for("mounts", auction=False)
    assert view.choice is not None
    horses = tuple(card.name for card in view.catalogue[:3])
    _, second = view.choice.names
    best = by_odds(view, horses)
    choice = msgspec.structs.replace(view.choice, horses=horses)
    before = events.MountsRevealed((events.Mount(second, best[0]),))
    done = _done(msgspec.structs.replace(view, choice=choice, history=(before,)), "mounts")
    assert done == {"same": actions.MountJockeys(best[1], best[0]), "none": actions.MountJockeys()}
    done = _done(msgspec.structs.replace(view, choice=choice, history=()), "mounts")
    assert done["same"] == actions.MountJockeys(best[0], best[1])


def test_a_spectator_has_nothing_to_answer() -> None:
    table = _tables("complet", 3)[0]
    found = table.game.answers(table.view(None))
    assert all(action is None for named in found.values() for action in named.values())
    assert load_game("finish").answers(table.view(None)) == {}
