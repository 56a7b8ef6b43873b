"""Choosing a play: every legal way once, and for the rest the rule that forbids it."""

from __future__ import annotations

import pytest

from hippodrome.cli.ticket_gagnant import choosing
from hippodrome.cli.ticket_gagnant.scene import scene_of
from hippodrome.cli.ticket_gagnant.words import Words
from hippodrome.core.chance import FastChance
from hippodrome.core.wire import Setup
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.actions import ChooseDiscipline, ChooseHandSize, PlayCard, Predict
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.views import TicketView
from hippodrome.texts import Texts
from tests.cli.conftest import played

GAME = load_game("ticket-gagnant")
assert isinstance(GAME, TicketGagnant)
WORDS = Words(Texts("en"), GAME.box, ["Anna", "Bob"], 0)


def standing(discipline: str, hand: tuple[str, ...], **cells: str) -> TicketView:
    """Anna's view of a race with these horses on these cells and these cards in her hand."""
    assert isinstance(GAME, TicketGagnant)
    chance = FastChance(1)
    setup = Setup(title="ticket-gagnant", edition="2022", seats=2, options={"first_player": 0})
    state = GAME.start(setup, chance)
    for seat, action in (
        (0, ChooseDiscipline(discipline)),  # type: ignore[arg-type]  # one of the four
        (0, ChooseHandSize(3)),
        (0, Predict(1)),
        (1, Predict(2)),
    ):
        GAME.apply(state, seat, GAME.code(action), chance)
    view = GAME.view(state, 0)
    assert isinstance(view, TicketView)
    import msgspec

    horses = list(view.horses)
    for name, cell in cells.items():
        horses[int(name[1:]) - 1] = cell
    changed = msgspec.structs.replace(view, horses=tuple(horses), hand=hand)
    again = GAME.view(GAME.imagine(changed, chance), 0)
    assert isinstance(again, TicketView)
    return again


def said(view: TicketView, card: str, horse: int | None = None) -> list[str]:
    plays = [play for play in choosing.plays_of(view, card) if horse in (None, play.horse)]
    scene = scene_of(view)
    return [choosing.in_words(way, scene, WORDS).replace("\u00a0", " ") for way in choosing.ways(plays, view)]


def barred(view: TicketView, card: str, horse: int | None = None) -> str:
    assert isinstance(GAME, TicketGagnant)
    return " / ".join(choosing.barred(GAME, view, card, horse, WORDS)).replace("\u00a0", " ")


def test_the_ways_of_a_single_card_are_said_in_words() -> None:
    view = standing("flat", ("5x3", "1x1", "J"), h5="e5", h4="e8")
    assert said(view, "5x3") == [
        "→ forward 3 spaces · e8, pushes Blue 4",
        "← back 3 spaces · e2",
        "↑ left 3 spaces · b5",
        "↓ right 2 spaces of 3 · g5",
    ]
    assert barred(view, "5x3") == ""


def test_a_hedge_behind_is_said_with_its_rule() -> None:
    view = standing("hurdles", ("5x3", "1x1", "J"), h5="e8")
    assert barred(view, "5x3") == "TG-40 · Red 5 cannot go back over a hedge. (← back)"


def test_a_move_that_a_hedge_cuts_short_is_not_barred() -> None:
    view = standing("hurdles", ("5x3", "1x1", "J"), h5="e9")
    assert "← back 1 space of 3 · e8" in said(view, "5x3")
    assert barred(view, "5x3") == ""


def test_past_the_line_only_sideways_ways_are_left() -> None:
    view = standing("flat", ("5x1", "1x1", "J"), h5="e15")
    assert said(view, "5x1") == ["↑ left 1 space · d15", "↓ right 1 space · f15"]
    assert "TG-30" in barred(view, "5x1") and "→ forward, ← back" in barred(view, "5x1")


def test_a_move_against_the_edge_is_a_way_of_its_own() -> None:
    view = standing("flat", ("1x2", "5x1", "J"), h1="a5")
    assert said(view, "1x2")[-1] == "stay against the edge (the card is spent) · a5"


def test_the_sides_of_a_double_card_are_said_by_name() -> None:
    view = standing("flat", ("4=5", "1x1", "J"), h4="d8", h5="e5")
    assert "Blue 4 in front of Red 5 · e6" in said(view, "4=5")
    assert "Red 5 left of Blue 4 ↑ · c8" in said(view, "4=5")
    assert len(said(view, "4=5")) == 8


def test_two_neighbours_may_be_left_where_they_are() -> None:
    view = standing("flat", ("4=5", "1x1", "J"), h4="d5", h5="e5")
    assert said(view, "4=5")[-1] == "leave both where they are"


def test_a_joker_moves_the_chosen_horse_in_all_ways() -> None:
    view = standing("flat", ("J", "1x1", "1x2"), h5="d8")
    assert len(said(view, "J", 5)) == 12


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_play_can_be_chosen(seed: int) -> None:
    game = played("2022", 3, actions=8 + seed)
    view = game.view(game.game.to_act(game.state)[0])
    assert isinstance(view, TicketView) and view.choice is not None
    offered = {action for action in view.choice.actions if isinstance(action, PlayCard)}
    reached = set()
    for card in set(view.hand):
        for horse in range(1, 8) if card == "J" else (None,):
            plays = [play for play in choosing.plays_of(view, card) if horse in (None, play.horse)]
            found = choosing.ways(plays, view)
            assert len(found) <= len(choosing.LETTERS)
            for way in found:
                assert len(way.plays) <= len(choosing.LETTERS)
                reached |= set(way.plays)
    assert reached == offered
