"""The end of a season: who wins, and who holds which trophy (TC-60 to TC-62)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.state import Season
from tests.games.triple_couronne.races import GAME, cash_of, phase_of, raced, told_of, view

RICH = 2_000_000
"""Earnings that qualify for every late race."""


def ended(
    order: Sequence[int] = (), *, cash: Sequence[int] = (5_000_000, 5_000_000, 5_000_000), wins: Mapping[int, int] | None = None,
    earnings: Mapping[int, int] | None = None, **situation: object,
) -> tuple[Season, events.SeasonEnded]:  # fmt: skip
    """The Championnat du Monde of Complet is run, if anybody runs, and the season is over. Of three players the first has
    jockeys 1 and 4, the second 2 and 5, the third 3 and 6."""
    situation = {"seats": 3, "race": 10, **situation}
    state, log = raced(order, cash=cash, wins=wins, earnings=earnings, **situation)  # type: ignore[arg-type]
    assert phase_of(state) == "over"
    (event,) = told_of(log, events.SeasonEnded)
    assert view(state).trophies == event.trophies
    return state, event


# Winning


@pytest.mark.rule("TC-60")
@pytest.mark.parametrize(
    ("cash", "winners"),
    [((3, 1, 2), (0,)), ((1, 3, 2), (1,)), ((1, 2, 3), (2,)), ((3, 3, 1), (0, 1)), ((2, 2, 2), (0, 1, 2)), ((0, 1, 1), (1, 2))],
)
def test_most_cash_wins_and_equal_cash_shares_the_win(cash: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state, event = ended(cash=[10_000 * held for held in cash])
    assert event.winners == winners
    assert event.totals == tuple(10_000 * held for held in cash)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == winners


@pytest.mark.rule("TC-60")
def test_horses_count_nothing_whatever_they_are_worth() -> None:
    """The first player has all horses, the second none."""
    _, event = ended(cash=[500_000, 510_000], seats=2, owners=dict.fromkeys(range(1, 25), 0))
    assert event.winners == (1,)


@pytest.mark.rule("TC-60")
def test_the_prizes_of_the_last_race_count() -> None:
    _, event = ended((2,), cash=[3_000_000, 400_000], seats=2, earnings={2: RICH})
    assert event.totals == (3_000_000, 3_400_000)
    assert event.winners == (1,)


@pytest.mark.rule("TC-60")
@pytest.mark.parametrize(("edition", "races"), [("initiation", 3), ("reduit", 5), ("complet", 10), ("marathon", 15)])
def test_the_season_is_over_after_the_last_race_not_before(edition: str, races: int) -> None:
    state, log = raced((), edition=edition, seats=2, race=races - 1, earnings={1: RICH})
    assert told_of(log, events.SeasonEnded) == [] and GAME.outcome(state) is None
    assert state.race == races - 1
    state, log = raced((), edition=edition, seats=2, race=races, earnings={1: RICH})
    assert len(told_of(log, events.SeasonEnded)) == 1
    assert GAME.to_act(state) == ()
    assert all(not GAME.legal(state, seat) for seat in (0, 1))


@pytest.mark.rule("TC-60", "TC-54")
def test_a_player_who_has_left_has_nothing() -> None:
    _, event = ended(cash=[0, 20_000, 10_000], left=[0])
    assert event.totals == (0, 20_000, 10_000)
    assert event.winners == (1,)


@pytest.mark.rule("TC-60")
def test_who_has_left_cannot_win_even_if_the_others_have_nothing_either() -> None:
    state, event = ended(cash=[0, 0, 0], left=[0, 2])
    assert (event.totals, event.winners) == ((0, 0, 0), (1,))
    outcome = GAME.outcome(state)
    assert outcome is not None and (outcome.ranks, outcome.winners) == ((2, 1, 2), (1,))


# Trophies


@pytest.mark.rule("TC-61")
def test_the_golden_whip_is_for_the_jockey_with_most_wins() -> None:
    _, event = ended(wins={1: 2, 5: 3, 3: 1, 4: 2})
    assert event.trophies.whip == (1,), "the wins of two jockeys are not added up"


@pytest.mark.rule("TC-61")
def test_a_tie_shares_the_whip_and_two_jockeys_of_one_player_count_once() -> None:
    assert ended(wins={1: 2, 6: 2, 2: 1})[1].trophies.whip == (0, 2)
    assert ended(wins={1: 2, 4: 2})[1].trophies.whip == (0,)


@pytest.mark.rule("TC-61", "TC-24")
def test_the_win_of_the_last_race_counts() -> None:
    _, event = ended((2,), wins={1: 1, 2: 1}, mounts={1: "mount 2 -"}, earnings={2: RICH})
    assert event.trophies.whip == (1,)


@pytest.mark.rule("TC-61")
def test_the_golden_horse_is_for_the_horse_with_most_earnings() -> None:
    """The earnings of a player's horses are not added up."""
    _, event = ended(earnings={1: 500_000, 7: 500_000, 8: 600_000, 3: 100_000})
    assert event.trophies.horse == (1,)


@pytest.mark.rule("TC-61")
def test_a_tie_shares_the_golden_horse() -> None:
    assert ended(earnings={1: 500_000, 9: 500_000})[1].trophies.horse == (0, 2)


@pytest.mark.rule("TC-61")
def test_the_golden_cup_is_for_the_winner_of_the_championnat_du_monde() -> None:
    state, event = ended((3, 1), earnings={1: RICH, 3: RICH, 2: 9_000_000})
    assert event.trophies.cup == (2,)
    assert view(state).champion == "Caroline Chérie"


@pytest.mark.rule("TC-61")
@pytest.mark.parametrize("race", [1, 9])
def test_no_other_race_gives_the_cup(race: int) -> None:
    state, _ = raced((3, 1), seats=3, race=race, earnings={} if race == 1 else {1: RICH, 3: RICH})
    assert view(state).champion is None


@pytest.mark.rule("TC-61", "TC-51")
def test_golden_horse_and_golden_cup_stay_with_the_owner_of_a_rented_horse() -> None:
    """The second player has rented the champion of the first."""
    state, event = ended((1, 3), rent={1: (1, 3_000_000)}, earnings={1: RICH, 3: RICH})
    assert cash_of(state)[:2] == [8_000_000, 5_150_000], "prize and entry share are the tenant's"
    assert (event.trophies.cup, event.trophies.horse) == ((0,), (0,))


@pytest.mark.rule("TC-61")
def test_without_a_win_earnings_or_a_last_race_there_is_no_trophy() -> None:
    _, event = ended()
    assert event.trophies == events.Trophies((), (), (), ())


@pytest.mark.rule("TC-61")
def test_no_cup_if_no_horse_finishes_the_last_race() -> None:
    _, event = ended((), cards={1: ["out"]}, earnings={1: RICH})
    assert event.trophies.cup == ()


@pytest.mark.rule("TC-61")
def test_horses_out_of_the_game_do_not_count() -> None:
    """Neither the one that earned most, nor the champion, given up after it had won."""
    assert ended(earnings={1: 500_000, 2: 400_000}, owners={1: None})[1].trophies.horse == (1,)
    state, event = champion_given_up()
    assert view(state).champion == "Kelbomec"
    assert event.trophies.cup == ()
    assert event.trophies.horse == (1,)


def champion_given_up() -> tuple[Season, events.SeasonEnded]:
    """Kelbomec (7) wins in the second move; later in it, its owner cannot pay a card of Comète (13) and gives it up."""
    return ended(
        (7, 8, 9), cards={13: ["pay-1000"]}, when={13: 2}, give=[7], earnings=dict.fromkeys((7, 8, 9, 13), RICH),
        cash=[700_000, 5_000_000, 5_000_000],
    )  # fmt: skip


@pytest.mark.rule("TC-61")
def test_jockeys_of_players_who_have_left_do_not_count() -> None:
    assert ended(wins={1: 5, 2: 2, 3: 1}, left=[0])[1].trophies.whip == (1,)
    assert ended(wins={1: 5}, left=[0])[1].trophies.whip == ()


@pytest.mark.rule("TC-61")
def test_jockeys_that_nobody_has_do_not_count() -> None:
    assert ended(wins={12: 5, 2: 1})[1].trophies.whip == (1,)


@pytest.mark.rule("TC-61")
@pytest.mark.parametrize("edition", ["initiation", "reduit"])
def test_the_short_programmes_have_no_trophies(edition: str) -> None:
    race = 3 if edition == "initiation" else 5
    _, log = raced((14, 13), edition=edition, seats=2, race=race, earnings={13: RICH, 14: RICH})
    (event,) = told_of(log, events.SeasonEnded)
    assert event.trophies == events.Trophies()


@pytest.mark.rule("TC-61", "TC-53")
def test_a_season_that_ends_early_has_a_whip_and_a_horse_but_no_cup() -> None:
    _, log = raced((1,), runners=(1, 2), cash=[500_000, 30_000], seats=2, mounts={0: "mount 1 -"})
    (event,) = told_of(log, events.SeasonEnded)
    assert event.trophies == events.Trophies((0,), (0,), ())


# The Triple Crown


@pytest.mark.rule("TC-62")
def test_a_winner_with_all_three_trophies_takes_the_triple_crown() -> None:
    _, event = ended((1, 2), earnings={1: RICH, 2: RICH}, mounts={0: "mount 1 -"})
    assert event.trophies == events.Trophies((0,), (0,), (0,), (0,))


@pytest.mark.rule("TC-62")
def test_all_three_are_not_enough_without_the_win() -> None:
    _, event = ended((1, 2), earnings={1: RICH, 2: RICH}, mounts={0: "mount 1 -"}, cash=[400_000, 9_000_000, 5_000_000])
    assert event.winners == (1,)
    assert event.trophies == events.Trophies((0,), (0,), (0,), ())


@pytest.mark.rule("TC-62")
@pytest.mark.parametrize("missing", ["whip", "horse", "cup"])
def test_two_of_them_are_not_enough(missing: str) -> None:
    earnings = {1: RICH, 2: 9_000_000 if missing == "horse" else RICH}
    order = (2, 1) if missing == "cup" else (1, 2)
    wins = {2: 5} if missing == "whip" else {1: 5}
    if missing == "cup":
        earnings = {1: 6_000_000, 2: RICH}
    _, event = ended(order, earnings=earnings, wins=wins, cash=[9_000_000, 1_000_000, 1_000_000])
    held = {"whip": event.trophies.whip, "horse": event.trophies.horse, "cup": event.trophies.cup}
    assert event.winners == (0,)
    assert {name for name, seats in held.items() if seats == (0,)} == {"whip", "horse", "cup"} - {missing}
    assert event.trophies.crown == ()


@pytest.mark.rule("TC-62")
def test_a_shared_trophy_counts() -> None:
    """Whip and horse are shared with the second player."""
    _, event = ended((1, 2), earnings={1: RICH, 2: RICH + 1_500_000}, mounts={0: "mount 1 -"}, wins={2: 1})
    assert event.trophies == events.Trophies((0, 1), (0, 1), (0,), (0,))


@pytest.mark.rule("TC-62", "TC-60")
def test_a_shared_win_counts() -> None:
    """After a prize of 3,000,000 F both have the same."""
    _, event = ended((1,), earnings={1: RICH}, wins={1: 1}, cash=[2_000_000, 5_000_000], seats=2)
    assert event.winners == (0, 1)
    assert event.trophies.crown == (0,)
