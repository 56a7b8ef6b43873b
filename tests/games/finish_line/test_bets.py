"""Bets: what may be betted, and what it pays."""

from __future__ import annotations

import pytest

from hippodrome.core.log import Log
from hippodrome.games.finish_line import events
from tests.games.finish_line.races import (
    EXAMPLE,
    ODDS,
    capital_of,
    do,
    finished,
    malformed,
    mover,
    opened,
    paid,
    put_capital,
    refused,
    rolled,
    running,
    told_of,
    view,
)

RULEBOOK = "bets win s3 200 win s5 100 win s2 400 place s2+s3 200 place s1+s2 100"
"""200 on 18, 100 on 3, 400 on 11; 200 on 18 and 11, 100 on 11 and 20."""


@pytest.mark.rule("FL-5e")
def test_the_odds_of_the_rulebooks_line() -> None:
    tiles = {tile.horse: tile.odds for tile in view(opened()).tiles}
    assert (tiles[20], tiles[11], tiles[18], tiles[3]) == (2, 3, 4, 7)
    assert tuple(tiles.values()) == ODDS


@pytest.mark.rule("FL-3")
@pytest.mark.parametrize(
    "bets",
    [
        "bets none",
        "bets win s1 1000",
        "bets place s6+s7 1000",
        "bets win s1 100 win s2 100 win s3 100 place s1+s2 100 place s1+s3 600",
        RULEBOOK,
    ],
)
def test_up_to_three_win_bets_and_two_place_bets_are_allowed(bets: str) -> None:
    state = opened()
    do(state, bets, seat=0)
    assert state.slips.choices[0] >= 0


@pytest.mark.rule("FL-3")
@pytest.mark.parametrize(
    ("bets", "key", "facts"),
    [
        ("bets win s1 100 win s1 200", "win-twice", {"start": 1}),
        ("bets win s1 100 win s2 100 win s1 100", "win-twice", {"start": 1}),
        ("bets place s1+s2 100 place s2+s1 200", "pair-twice", {"one": 1, "other": 2}),
        ("bets place s5+s7 100 place s5+s7 100", "pair-twice", {"one": 5, "other": 7}),
        ("bets win s1 150", "stake-step", {"bet": "win", "step": 100}),
        ("bets place s1+s4 199", "stake-step", {"bet": "place", "step": 100}),
        ("bets win s1 0", "stake-too-low", {"bet": "win", "least": 100}),
        ("bets win s1 -100", "stake-too-low", {"bet": "win", "least": 100}),
        ("bets win s1 1100", "stakes-above-capital", {"capital": 1000}),
        ("bets win s1 600 place s1+s2 500", "stakes-above-capital", {"capital": 1000}),
    ],
)
def test_other_bets_are_refused(bets: str, key: str, facts: dict[str, int]) -> None:
    problem = refused(opened(), bets)
    assert (problem.rule, problem.key, problem.facts) == ("FL-3", key, facts)


@pytest.mark.rule("FL-3")
def test_four_win_bets_three_place_bets_or_a_horse_with_itself_are_no_bets() -> None:
    for text in (
        "bets win s1 100 win s2 100 win s3 100 win s4 100",
        "bets place s1+s2 100 place s1+s3 100 place s1+s4 100",
        "bets place s1+s1 100",
        "bets win s8 100",
        "bets win s0 100",
    ):
        malformed(text)


@pytest.mark.rule("FL-3")
def test_the_whole_capital_may_be_betted_and_no_more() -> None:
    state = opened()
    put_capital(state, [3250, 100, 0])
    do(state, "bets win s1 3200", seat=0)
    assert refused(state, "bets win s1 3300", seat=0).facts == {"capital": 3250}
    assert refused(state, "bets win s1 200", seat=1).facts == {"capital": 100}
    do(state, "bets none", seat=2)


@pytest.mark.rule("FL-3")
def test_bets_are_made_by_all_at_once_and_may_be_changed_until_the_last_is_in() -> None:
    state = opened(3)
    do(state, "bets win s1 100", seat=2)
    do(state, "bets win s2 300", seat=2)
    assert view(state, 2).slip == events.Slip((events.WinBet(11, 300),))
    do(state, "bets none", seat=0)
    assert view(state).phase == "bets" and view(state).to_act == (1,)
    do(state, "bets none", seat=1)
    assert view(state).phase == "take"
    assert refused(state, "bets none", seat=2).key == "not-now"


@pytest.mark.rule("FL-4")
@pytest.mark.parametrize("start", range(1, 8))
def test_a_win_bet_pays_stake_times_the_odds_of_the_starting_place(start: int) -> None:
    horse = EXAMPLE[start - 1]
    others = tuple(other for other in EXAMPLE if other != horse)
    state, log = finished((horse, *others), [f"bets win s{start} 300"])
    assert paid(log, 0, "win-bet") == [300 * ODDS[start - 1]]
    assert capital_of(state) == [1000 - 300 + 300 * ODDS[start - 1], 1000, 1000]


@pytest.mark.rule("FL-4")
def test_a_win_bet_on_the_second_is_lost_with_its_stake() -> None:
    state, log = finished((11, 20, 18), ["bets win s1 300"])
    assert capital_of(state)[0] == 700 and paid(log, 0, "win-bet") == []


@pytest.mark.rule("FL-5")
@pytest.mark.parametrize("line", [(18, 11, 20), (11, 18, 20)])
def test_a_place_bet_pays_the_sum_of_the_odds_in_either_order(line: tuple[int, ...]) -> None:
    state, _ = finished(line, ["bets place s2+s3 200"])
    assert capital_of(state)[0] == 1000 - 200 + 200 * 7


@pytest.mark.rule("FL-5", "FL-5e")
def test_4_and_3_make_a_7_times_place_bet_and_3_and_2_a_5_times_one() -> None:
    assert paid(finished((18, 11), ["bets place s2+s3 100"])[1], 0, "place-bet") == [700]
    assert paid(finished((11, 20), ["bets place s1+s2 100"])[1], 0, "place-bet") == [500]


@pytest.mark.rule("FL-5")
@pytest.mark.parametrize("line", [(11, 20, 18), (18, 20, 11), (20, 18, 11), (20, 11, 18)])
def test_a_place_bet_needs_both_of_its_horses(line: tuple[int, ...]) -> None:
    state, log = finished(line, ["bets place s2+s3 200"])
    assert capital_of(state)[0] == 800 and paid(log, 0, "place-bet") == []


@pytest.mark.rule("FL-4e")
def test_the_rulebooks_player_has_1200_after_the_first_race() -> None:
    state, log = finished((11, 5, 20, 18), [RULEBOOK])
    assert capital_of(state)[0] == 1200
    assert (paid(log, 0, "win-bet"), paid(log, 0, "place-bet")) == ([1200], [])


@pytest.mark.rule("FL-4e")
def test_had_18_been_second_it_would_have_been_2600() -> None:
    state, log = finished((11, 18, 20, 5), [RULEBOOK])
    assert capital_of(state)[0] == 2600
    assert (paid(log, 0, "win-bet"), paid(log, 0, "place-bet")) == ([1200], [1400])


@pytest.mark.rule("FL-7")
def test_bets_are_shown_only_when_the_race_is_over() -> None:
    state = rolled("white blank", "red blank", "red blank", reserve={}, kept=[1, 0, 0], level=True, bets=[RULEBOOK], race=3)
    log = Log()
    do(state, "aside red", log=log)
    assert told_of(log, events.BetsRevealed) == [] and view(state, 1).slips is None
    do(state, "extra none", log=log, draws=[1] * 6 + [6] * 6)
    kinds = [type(event).__name__ for event, _ in log]
    assert kinds.index("ExtraActionTaken") < kinds.index("PhotoTaken") < kinds.index("BetsRevealed")
    assert told_of(log, events.BetsRevealed)[0].slips[0] == events.Slip(
        (events.WinBet(18, 200), events.WinBet(3, 100), events.WinBet(11, 400)),
        (events.PlaceBet((11, 18), 200), events.PlaceBet((20, 11), 100)),
    )


@pytest.mark.rule("FL-7")
def test_nobody_hears_what_others_bet_while_the_race_is_on() -> None:
    log = Log()
    state = running(bets=[RULEBOOK], log=log)
    for seat in (1, 2, None):
        assert not [event for event in log.heard_by(seat) if isinstance(event, events.BetsMade) and event.seat == 0]
        assert view(state, seat, log).slip in (None, events.Slip()) and view(state, seat, log).slips is None
    assert view(state, 0).slip is not None and view(state, 0).capital == (1000, 1000, 1000)


# Bonuses (FL-24)


@pytest.mark.rule("FL-24")
@pytest.mark.parametrize("bonus", [1000, 2000, 3000])
def test_if_an_outsider_wins_every_win_bet_on_it_gets_the_bonus_besides(bonus: int) -> None:
    state, log = finished((5, 11), ["bets win s4 100", "bets win s4 300 win s1 100", "bets win s2 100"], {5: bonus})
    assert [paid(log, seat, "win-bonus") for seat in range(3)] == [[bonus], [bonus], []]
    assert capital_of(state) == [900 + 500 + bonus, 600 + 1500 + bonus, 900]


@pytest.mark.rule("FL-24")
def test_an_outsider_that_is_second_brings_win_bets_nothing() -> None:
    assert paid(finished((11, 5), ["bets win s4 100"], {5: 3000})[1], 0, "win-bonus") == []


@pytest.mark.rule("FL-24")
@pytest.mark.parametrize("line", [(5, 20, 11), (20, 5, 11)])
def test_a_place_bet_with_an_outsider_gets_half_though_the_bet_itself_is_lost(line: tuple[int, ...]) -> None:
    _, log = finished(line, ["bets place s4+s6 100"], {5: 3000})
    assert (paid(log, 0, "place-bet"), paid(log, 0, "place-bonus")) == ([], [1500])


@pytest.mark.rule("FL-24")
def test_an_outsider_that_is_third_brings_nothing() -> None:
    _, log = finished((20, 11, 5), ["bets win s4 100 place s4+s1 100"], {5: 3000})
    assert paid(log, 0, "win-bonus") + paid(log, 0, "place-bonus") == []


@pytest.mark.rule("FL-24")
def test_half_is_paid_once_for_each_player_and_die() -> None:
    _, log = finished((5, 20), ["bets place s4+s1 100 place s4+s2 100"], {5: 1000})
    assert paid(log, 0, "place-bonus") == [500]


@pytest.mark.rule("FL-24")
def test_two_outsiders_in_one_pair_pay_a_half_each() -> None:
    _, log = finished((5, 11), ["bets place s2+s4 100"], {5: 1000, 11: 3000})
    assert sorted(paid(log, 0, "place-bonus")) == [500, 1500]


@pytest.mark.rule("FL-24")
def test_win_and_place_bonus_add_up() -> None:
    state, log = finished((5, 11), ["bets win s4 100 place s4+s7 100"], {5: 2000})
    assert (paid(log, 0, "win-bonus"), paid(log, 0, "place-bonus")) == ([2000], [1000])
    assert capital_of(state)[0] == 1000 - 200 + 500 + 2000 + 1000


@pytest.mark.rule("FL-24", "FL-27")
def test_the_bonus_is_gone_with_a_disqualified_outsider() -> None:
    state = rolled("black disqualified", "red blank", "white blank", greens={5: 1000}, bets=["bets win s4 100"])
    do(state, "use disqualified 5")
    assert state.greens[5] == 0 and mover(state) == 1


# Missing places (FL-36)


@pytest.mark.rule("FL-36")
def test_with_one_horse_left_there_is_a_winner_and_no_place_bet_wins() -> None:
    _, log = finished((11,), ["bets win s2 100 place s2+s3 100"], {11: 1000})
    assert paid(log, 0, "win-bet") == [300] and paid(log, 0, "place-bet") == []
    assert paid(log, 0, "place-bonus") == [500]
    assert told_of(log, events.RaceRanked)[0].order == (11,)


@pytest.mark.rule("FL-36")
def test_with_no_horse_left_all_bets_are_lost() -> None:
    state, log = finished((), ["bets win s2 100 place s2+s3 100", "bets win s1 1000"])
    assert capital_of(state) == [800, 0, 1000]
    assert told_of(log, events.RaceRanked)[0].order == ()


@pytest.mark.rule("FL-24")
def test_the_greatest_sum_that_can_be_won_is_the_20_million_of_the_author() -> None:
    """In every race 100 on the last horse to win, all else on the last two, and both carry 3000."""
    capital = 0
    for race in (1, 2, 3):
        capital += race * 1000
        bets = [f"bets win s7 100 place s6+s7 {capital - 100}"]
        state, _ = finished((8, 22), bets, {22: 3000, 8: 3000}, capital=[capital, 0, 0])
        capital = capital_of(state)[0]
    assert capital == 20_205_000


@pytest.mark.rule("FL-24")
@pytest.mark.parametrize("place", ["", " place s1+s2 100"])
def test_without_a_place_bet_on_it_an_outsider_brings_no_half(place: str) -> None:
    for line in ((8, 22, 5), (22, 8, 5)):
        _, log = finished(line, [f"bets win s7 100{place}"], {8: 1000, 22: 3000})
        assert [paid(log, seat, "place-bonus") for seat in range(3)] == [[], [], []]


@pytest.mark.rule("FL-36")
def test_with_no_horse_left_nobody_is_paid_anything_not_even_nothing() -> None:
    _, log = finished((), ["bets win s1 100", "bets place s6+s7 100", "bets none"])
    for why in ("win-bet", "win-bonus", "place-bet", "place-bonus"):
        assert [paid(log, seat, why) for seat in range(3)] == [[], [], []]
