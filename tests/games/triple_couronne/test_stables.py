"""Who has which stable (TC-5) and which jockeys (TC-8)."""

from __future__ import annotations

import pytest

from hippodrome.core.chance import FastChance, ScriptedChance
from hippodrome.core.errors import BadChance
from hippodrome.core.log import Log
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.seasons import (
    COLOURS,
    GAME,
    JOCKEYS,
    LONG,
    choice_of,
    do,
    go,
    hand_in,
    mover,
    names,
    owner_of,
    phase_of,
    season,
    setup,
    started,
    told,
    told_of,
    view,
    why,
)


def stable(state: Season, seat: int) -> list[int]:
    """The horses of a seat."""
    return [horse for horse in range(1, 25) if owner_of(state, horse) == seat]


def jockeys(state: Season, seat: int) -> list[str]:
    """The jockeys of a seat."""
    return [jockey.name for jockey in view(state).jockeys if jockey.seat == seat]


# Dealt


@pytest.mark.rule("TC-5")
@pytest.mark.parametrize("edition", ["initiation", "reduit", "complet", "marathon"])
def test_a_stable_is_the_four_horses_of_one_colour(edition: str) -> None:
    state = started(3, edition, auction=False)
    assert [stable(state, seat) for seat in range(3)] == [[1, 7, 13, 19], [2, 8, 14, 20], [3, 9, 15, 21]]
    catalogue = view(state).catalogue
    for seat in range(3):
        own = [catalogue[horse - 1] for horse in stable(state, seat)]
        assert [horse.age for horse in own] == [2, 3, 4, 5]
        assert {horse.colour for horse in own} == {COLOURS[seat]}
    assert view(state).colours == ("blue", "white", "red")


@pytest.mark.rule("TC-5")
def test_every_stable_is_drawn_from_the_colours_that_are_left() -> None:
    log = Log()
    state = started(3, "reduit", log=log, draws=[5, 0, 3])
    assert view(state).colours == ("black", "blue", "green")
    assert stable(state, 2) == [5, 11, 17, 23]
    assert told_of(log, events.StableTaken) == [
        events.StableTaken(0, "black"), events.StableTaken(1, "blue"), events.StableTaken(2, "green"),
    ]  # fmt: skip
    with pytest.raises(BadChance, match="it must be 0 to 3"):
        started(3, "reduit", draws=[0, 0, 4])


@pytest.mark.rule("TC-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_horses_of_colours_that_nobody_has_are_not_in_the_game(seats: int) -> None:
    state = started(seats, "initiation")
    for horse in range(1, 25):
        colour = (horse - 1) % 6
        assert owner_of(state, horse) == (colour if colour < seats else None)
    assert len(view(state).horses) == 4 * seats


@pytest.mark.rule("TC-5")
def test_with_random_stables_the_first_race_begins_at_once() -> None:
    assert [phase_of(started(2, edition, auction=False)) for edition in ("initiation", "reduit", *LONG)] == [
        "entries", "entries", "sales", "sales",
    ]  # fmt: skip


# Chosen


@pytest.mark.rule("TC-5")
def test_colours_are_chosen_in_turn_from_the_seat_drawn_by_lot() -> None:
    state, log = started(4, "initiation", opener=2, stables="chosen"), Log()
    asked = []
    for colour in ("red", "black", "blue", "white"):
        assert phase_of(state) == "stables"
        asked.append(GAME.to_act(state))
        do(state, f"stable {colour}", log=log)
    assert asked == [(2,), (3,), (0,), (1,)]
    assert view(state).colours == ("blue", "white", "red", "black")
    assert told_of(log, events.StableTaken) == [
        events.StableTaken(2, "red"), events.StableTaken(3, "black"), events.StableTaken(0, "blue"),
        events.StableTaken(1, "white"),
    ]  # fmt: skip
    assert (stable(state, 3), phase_of(state)) == ([6, 12, 18, 24], "entries")


@pytest.mark.rule("TC-5")
def test_only_colours_that_nobody_has_can_be_chosen() -> None:
    state = do(started(3, "reduit", stables="chosen"), "stable green")
    assert [GAME.write(code) for code in GAME.legal(state, 1)] == [f"stable {colour}" for colour in COLOURS if colour != "green"]
    assert choice_of(state).names == ("blue", "white", "red", "yellow", "black")
    assert (choice_of(state).kind, choice_of(state).owed) == ("stable", True)
    assert why(state, "stable green") == ("TC-5", "stable-taken", {})


@pytest.mark.rule("TC-5")
def test_nobody_chooses_a_colour_out_of_turn_or_twice() -> None:
    state = do(started(3, "reduit", stables="chosen"), "stable green")
    for seat in (0, 2):
        assert not GAME.legal(state, seat)
        assert why(state, "stable blue", seat=seat) == ("TC-5", "not-your-turn", {"seat": 2})


@pytest.mark.rule("TC-5")
def test_six_players_have_all_the_colours() -> None:
    state = do(started(6, "initiation", stables="chosen"), *[f"stable {colour}" for colour in COLOURS])
    assert None not in [owner_of(state, horse) for horse in range(1, 25)]


@pytest.mark.rule("TC-5")
def test_a_long_programme_without_auction_may_have_chosen_stables() -> None:
    state = started(2, "complet", stables="chosen", auction=False)
    do(state, "stable black")
    do(state, "stable white", draws=[0] * 4)
    assert (stable(state, 0), stable(state, 1), phase_of(state)) == ([6, 12, 18, 24], [2, 8, 14, 20], "sales")


# Jockeys


@pytest.mark.rule("TC-8")
@pytest.mark.parametrize("edition", LONG)
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_dealt_two_of_the_twelve_jockeys(seats: int, edition: str) -> None:
    state = GAME.start(setup(seats, edition, auction=False), FastChance(seats))
    dealt = [jockeys(state, seat) for seat in range(seats)]
    assert [len(two) for two in dealt] == [2] * seats
    assert len({name for two in dealt for name in two}) == 2 * seats
    assert len(view(state).jockeys) == 12


@pytest.mark.rule("TC-8")
def test_every_jockey_is_drawn_from_those_who_are_left() -> None:
    log = Log()
    state = started(2, "complet", auction=False, log=log, draws=[0, 0, 11, 0, 9, 8])
    assert jockeys(state, 0) == [JOCKEYS[10], JOCKEYS[11]]
    assert jockeys(state, 1) == [JOCKEYS[0], JOCKEYS[9]]
    assert told_of(log, events.JockeyTaken) == [
        events.JockeyTaken(0, JOCKEYS[11]), events.JockeyTaken(1, JOCKEYS[0]),
        events.JockeyTaken(0, JOCKEYS[10]), events.JockeyTaken(1, JOCKEYS[9]),
    ]  # fmt: skip
    with pytest.raises(BadChance, match="it must be 0 to 9"):
        started(2, "complet", auction=False, draws=[0, 0, 11, 0, 10, 8])


@pytest.mark.rule("TC-8")
def test_jockeys_are_drafted_in_turn_from_the_seat_drawn_by_lot_twice_round() -> None:
    state, log = started(3, "complet", opener=1, auction=False, jockeys="drafted"), Log()
    asked = []
    for jockey in (12, 3, 7, 1, 2, 4):
        assert phase_of(state) == "jockeys"
        asked.append(GAME.to_act(state))
        do(state, f"jockey {jockey}", log=log)
    assert asked == [(1,), (2,), (0,), (1,), (2,), (0,)]
    assert [jockeys(state, seat) for seat in range(3)] == [
        [JOCKEYS[3], JOCKEYS[6]], [JOCKEYS[0], JOCKEYS[11]], [JOCKEYS[1], JOCKEYS[2]],
    ]  # fmt: skip
    assert told(log)[:2] == [events.JockeyTaken(1, JOCKEYS[11]), events.JockeyTaken(2, JOCKEYS[2])]
    assert (phase_of(state), view(state).race) == ("sales", 1)


@pytest.mark.rule("TC-8")
@pytest.mark.parametrize("opener", range(3))
def test_after_an_auction_the_draft_begins_with_the_seat_drawn_by_lot(opener: int) -> None:
    state = started(3, "complet", opener=opener, jockeys="drafted")
    while phase_of(state) == "auction":
        do(state, "pass")
    assert (phase_of(state), mover(state)) == ("jockeys", opener)


@pytest.mark.rule("TC-8")
def test_only_jockeys_whom_nobody_has_can_be_drafted() -> None:
    state = do(started(2, "marathon", auction=False, jockeys="drafted"), "jockey 3", "jockey 12")
    assert [GAME.write(code) for code in GAME.legal(state, 0)] == [f"jockey {number}" for number in (1, 2, *range(4, 12))]
    assert choice_of(state).names == (*JOCKEYS[:2], *JOCKEYS[3:11])
    assert why(state, "jockey 12") == ("TC-8", "jockey-taken", {})
    assert why(state, "jockey 3") == ("TC-8", "jockey-taken", {})
    assert why(state, "jockey 1", seat=1) == ("TC-8", "not-your-turn", {"seat": 1})


@pytest.mark.rule("TC-8")
@pytest.mark.parametrize("jockeys_option", ["random", "drafted"])
def test_after_an_auction_jockeys_are_dealt_or_drafted_and_then_the_first_race_begins(jockeys_option: str) -> None:
    state = started(2, "complet", jockeys=jockeys_option)
    chance = ScriptedChance([0] * (4 if jockeys_option == "random" else 0))
    while phase_of(state) == "auction":
        GAME.apply(state, mover(state), GAME.read(f"bid {view(state, mover(state)).lots[0].least}"), chance)
        if phase_of(state) == "auction":
            GAME.apply(state, mover(state), GAME.read("pass"), chance)
    assert chance.left() == 0
    assert phase_of(state) == ("sales" if jockeys_option == "random" else "jockeys")


@pytest.mark.rule("TC-8")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_short_programmes_have_no_jockeys(edition: str) -> None:
    state, log = season(4, edition), Log()
    assert view(state).jockeys == ()
    assert why(state, "jockey 1")[:2] == ("TC-8", "not-now")
    hand_in(state, {0: "enter 1", 1: "enter 2"}, log)
    assert [runner.jockey for runner in told_of(log, events.RaceStarted)[0].runners] == [None, None]


@pytest.mark.rule("TC-8")
def test_jockeys_stay_with_their_player_when_horses_are_sold_and_rented() -> None:
    state = season(3, "complet", cash=[9_000_000] * 3)
    before = [jockeys(state, seat) for seat in range(3)]
    hand_in(state, {0: "sell 1 1100000"})
    do(state, "bid 1100000", "pass")
    go(state, "rentals", [1, 2, 3])
    hand_in(state, {1: "rent 1 200000"})
    do(state, "bid 200000", "pass")
    assert [jockeys(state, seat) for seat in range(3)] == before
    go(state, "insurance")
    hand_in(state)
    assert [jockeys(state, seat) for seat in range(3)] == before
    assert choice_jockeys(state) == before


def choice_jockeys(state: Season) -> list[list[str]]:
    """The jockeys whom seats may put on a horse in the next race."""
    go(state, "mounts", [7, 8, 9])
    return [list(choice_of(state, seat).names) for seat in range(3)]


@pytest.mark.rule("TC-8")
def test_the_jockeys_of_somebody_who_left_are_not_dealt_again() -> None:
    state = season(3, "complet", left=[1])
    assert jockeys(state, 1) == [JOCKEYS[1], JOCKEYS[4]]
    assert names(1) == (view(state).horses[0].name,)
