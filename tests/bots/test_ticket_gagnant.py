"""The bots of Ticket Gagnant: what a good player knows is seen in positions, and strength in short matches."""

from __future__ import annotations

import math
import time
from collections import Counter

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.bots import levels_of, make_bot
from hippodrome.bots.ticket_gagnant.guesses import Guesses
from hippodrome.bots.ticket_gagnant.searcher import ENOUGH, FINALISTS, MANY, QUICK, Searcher
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.sealed import Sealed
from hippodrome.core.search import Budget
from hippodrome.core.wire import OptionValue
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant import codes
from hippodrome.games.ticket_gagnant.rules import TicketGagnant
from hippodrome.games.ticket_gagnant.state import PREDICT, Meeting
from hippodrome.lab.tournament import Contest, play
from hippodrome.lab.work import Runner
from tests.games.ticket_gagnant.positions import GAME, do, opened, position, setup, view

_loaded = load_game("ticket-gagnant")
assert isinstance(_loaded, TicketGagnant)
REAL: TicketGagnant = _loaded
FAR_HEDGE = TicketGagnant(msgspec.structs.replace(REAL.box, track=msgspec.structs.replace(REAL.box.track, hedge_marks=(6, 13))))
"""Its marks lie further apart."""
LEVELS = levels_of("ticket-gagnant")
SEEDS = range(6)


def chosen(state: Meeting, rollouts: int = 600, seat: int = 0, log: Log | None = None) -> Counter[str]:
    """What the searcher does here, by how many of six seeds."""
    seen = view(state, seat, log)
    return Counter(GAME.write(Searcher(GAME, FastChance(seed)).choose(seen, Budget(rollouts))) for seed in SEEDS)


# What a good player knows


def test_it_counts_the_trio_bonus() -> None:
    horses = {1: "c11", 2: "b10", 3: "e9", 4: "f6", 5: "e6"}
    state = position(horses=horses, hands=[["1=5"], []], tickets=["1/2/3", "6/./."])
    # 5>c10 leaves 1 first, and 2 or 5 second: 10 points on average. 1>e7 makes it 2-3-1: 9 points, and 2 for the trio.
    assert chosen(state) == {"play 1=5 1>e7": 6}


def test_it_keeps_a_card_for_the_last_turn() -> None:
    horses = {1: "c9", 4: "e10", 2: "a8", 3: "g8", 5: "f2", 6: "b2", 7: "d2"}
    state = position(horses=horses, hands=[["1x3", "6x1"], ["7x1"]], tickets=["1/./.", "4/./."])
    assert {play.split()[1] for play in chosen(state)} == {"6x1"}


def test_without_another_turn_it_does_not_keep_it() -> None:
    horses = {1: "c9", 4: "e10", 2: "a8", 3: "g8", 5: "f2", 6: "b2", 7: "d2"}
    state = position(horses=horses, hands=[["1x3"], ["7x1"]], tickets=["1/./.", "4/./."])
    assert chosen(state) == {"play 1x3 1>c12": 6}


def test_in_harness_it_leaves_hoofprints_on_its_last_turn() -> None:
    horses = {1: "d10", 2: "c8", 3: "a9", 4: "g9"}
    state = position(discipline="harness", horses=horses, hands=[["J"], []], tickets=["1/2/.", "3/4/."])
    assert {play.split()[2][0] for play in chosen(state)} == {"1"}


def test_in_harness_it_does_not_lead_a_horse_onto_hoofprints() -> None:
    horses = {1: "d9", 3: "a9", 4: "g8"}
    state = position(discipline="harness", horses=horses, hands=[["1x1"], []], tickets=["1/./.", "3/4/."])
    assert "play 1x1 1>d10" not in chosen(state)
    flat = position(horses=horses, hands=[["1x1"], []], tickets=["1/./.", "3/4/."])
    assert chosen(flat) == {"play 1x1 1>d10": 6}


def test_in_harness_it_keeps_the_card_that_takes_its_horse_off_hoofprints() -> None:
    horses = {1: "d10", 3: "a9", 4: "g9"}
    state = position(discipline="harness", horses=horses, hands=[["1x1", "7x1"], ["6x1"]], tickets=["1/./.", "3/./."])
    for seed in SEEDS:
        then = GAME.clone(state)
        for seat in (0, 1, 0):
            code = Searcher(GAME, FastChance(seed)).choose(view(then, seat), Budget(300))
            GAME.apply(then, seat, code, FastChance(seed))
        assert 0 not in then.disqualified and then.ranking[0] == 0


def test_in_2024_it_ends_a_race_that_it_wins_by_crossing() -> None:
    horses = {1: "c18", 2: "d16", 3: "e15", 4: "f14"}
    hands = [["1x1", "6x1"], ["J", "4x3"]]
    state = position(edition="2024", horses=horses, hands=hands, tickets=["1/2/3", "4/5/6"])
    assert chosen(state) == {"play 1x1 1>c19": 6}


def test_in_2024_it_does_not_cross_where_others_win() -> None:
    horses = {1: "c18", 2: "d16", 3: "e15", 4: "f14"}
    hands = [["1x1", "4x3"], ["6x1", "7x1"]]
    state = position(edition="2024", horses=horses, hands=hands, tickets=["4/5/6", "1/2/3"])
    assert "play 1x1 1>c19" not in chosen(state)


def test_it_deals_all_cards_so_that_play_counts_for_more_than_luck() -> None:
    state = opened()
    do(state, "discipline flat")
    assert chosen(state) == {"hand 7": 6}


def test_in_the_last_race_it_tries_every_number_of_cards_and_finds_that_a_long_race_is_won_by_play() -> None:
    state = opened(races=4)
    state.race = 3
    do(state, "discipline flat")
    tried = Searcher(GAME, FastChance(1)).weigh(view(state, 0), Budget(1500))
    worths = {GAME.write(each.code): each.worth() for each in tried}
    assert set(worths) == {f"hand {size}" for size in range(3, 8)} and worths["hand 7"] > worths["hand 3"] + 0.03


def last_race(game: TicketGagnant, edition: str, lead: int, seats: int = 2) -> Meeting:
    """Before the last race, which seat 0 prepares, so many points ahead of every other."""
    state = game.start(setup(edition, seats, first_player=0, races=4), FastChance(1))
    state.race = 3
    state.pawns = vec[i64]([10 + lead, *[10] * (seats - 1)])
    return state


def first_choice(game: TicketGagnant, state: Meeting, seed: int) -> str:
    """What it prepares, from as many rollouts as can be quick ones."""
    code = Searcher(game, FastChance(seed)).choose(game.view(state, 0), Budget(MANY - 1))
    return game.write(code)


@pytest.mark.parametrize(("seats", "lead", "in_harness"), [(2, -5, True), (4, 5, False)])
def test_a_race_in_harness_swings_most_so_it_is_for_who_is_behind(seats: int, lead: int, in_harness: bool) -> None:
    """Over 6,000 rollouts each, 26 against 20 % in any other are won from behind, and 54 against 60 % from in front."""
    state = last_race(REAL, "2022", lead, seats)
    assert [first_choice(REAL, state, seed) == "discipline harness" for seed in range(3)] == [in_harness] * 3


@pytest.mark.parametrize(("lead", "hedge"), [(-5, "2"), (7, "1")])
def test_the_only_hedge_comes_late_for_who_is_behind_and_soon_for_who_leads(lead: int, hedge: str) -> None:
    """TG-42: a river sets one of the two marks of 2024. Behind it no horse is taken back any more, which is well for who leads:
    over 8,000 rollouts each, 87 against 85 % are won with a lead if it comes soon, 19 against 21 % from behind."""
    state = last_race(FAR_HEDGE, "2024", lead)
    FAR_HEDGE.apply(state, 0, FAR_HEDGE.read("discipline steeplechase"), FastChance(1))
    assert {first_choice(FAR_HEDGE, state, seed).split()[1] for seed in range(3)} == {hedge}


@pytest.mark.parametrize("order", ["2134567", "2345671", "7654321"])
def test_no_order_at_the_start_is_better_than_another_as_every_horse_has_the_same_cards(order: str) -> None:
    """Horses are arranged before anybody holds a card: with other numbers it is the same race."""

    def renamed(card: str) -> str:
        horses, times, spaces = card.partition("x")
        return "=".join(sorted(order[int(horse) - 1] for horse in horses.split("=") if horse != "J")) + times + spaces

    cards = REAL.box.deck.cards
    assert Counter(map(renamed, cards)) == Counter(card.replace("J", "") for card in cards)


def test_in_2024_it_leaves_the_horses_by_number_as_no_order_is_better() -> None:
    state = opened("2024")
    do(state, "discipline flat")
    assert chosen(state) == {"arrange 1234567": 6}


@pytest.mark.parametrize(("hand", "first"), [("1=2 1=3 4x3", "4"), ("2=4 2=6 7x3", "7"), ("1x1 1x3 4x3", "1")])
def test_it_predicts_what_brings_most_not_what_its_cards_show_most(hand: str, first: str) -> None:
    """Two doubles name a horse twice, and take others in front of it: over 200 deep rollouts each, who predicts 1 first with the
    first hand wins 39 %, with 4 first 41; two single cards take their horse ahead."""
    state = position(
        horses={horse: f"{lane}2" for horse, lane in enumerate("abcdefg", 1)}, hands=[hand.split(), ["5x1", "6x1", "6x2"]]
    )
    state.phase, state.predictions = PREDICT, Sealed(2)
    assert {ticket[8] for ticket in chosen(state, MANY + 20_000)} == {first}


# Hidden tickets


def test_it_learns_hidden_tickets_from_what_their_owners_push() -> None:
    log = Log()
    state = position(hands=[["1x1", "2x1", "3x1"], ["6x3", "7x3", "4x1"]], turn=1, hidden=True, tickets=["1/2/3", "6/7/."])
    do(state, "play 6x3 6>f4", "play 1x1 1>b1>a2", "play 7x3 7>g4", log=log)
    told, untold = view(state, 0, log), view(state, 0)
    shares = []
    for seen in (told, untold):
        deals = Guesses(GAME, seen, GAME.imagine(seen, FastChance(1)), FastChance(2)).draw(200)
        tickets = [codes.ticket(deal.predictions.choices[1]) for deal in deals]
        shares.append(sum(5 in ticket and 6 in ticket for ticket in tickets) / 200)
    assert shares[0] > 0.8 > 0.3 > shares[1]


# Every level


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("edition", "seats", "options"), [
    ("2022", 3, {"hidden_predictions": True}), ("2022", 6, {"flat_only": True}), ("2024", 2, {}), ("2024", 5, {}),
])  # fmt: skip
def test_a_level_plays_by_the_rules(level: str, edition: str, seats: int, options: dict[str, OptionValue]) -> None:
    chance, log = FastChance(3), Log()
    state = GAME.start(setup(edition, seats, **options), chance, log)
    bots = [make_bot(GAME, level, FastChance(seat)) for seat in range(seats)]
    while state.race < 2 - seats // 4 and (owing := GAME.to_act(state)):
        code = bots[owing[0]].choose(view(state, owing[0], log), Budget(8))
        GAME.apply(state, owing[0], code, chance, log)
    assert state.ranking


@pytest.mark.parametrize("level", LEVELS)
def test_view_seed_and_budget_determine_what_a_level_chooses(level: str) -> None:
    horses = {1: "c9", 4: "e10", 2: "a8"}
    state = position(horses=horses, hands=[["1x3", "6x1", "2=4", "J"], ["7x1", "5x1", "3x3"]], tickets=["1/2/.", "4/3/."])
    seen = view(state, 0)
    choices = [[make_bot(GAME, level, FastChance(seed)).choose(seen, Budget(100)) for seed in range(5)] for _ in range(2)]
    assert choices[0] == choices[1]


def test_when_the_clock_strikes_it_answers_with_what_it_knows() -> None:
    state = position(hands=[["1x3", "6x1", "2=4", "J"], ["7x1", "5x1", "3x3"]], tickets=["1/2/.", "4/3/."])
    budget = Budget(10_000_000, seconds=1e-9)
    assert Searcher(GAME, FastChance(1)).choose(view(state, 0), budget) in GAME.legal(state, 0)
    assert budget.struck


@pytest.mark.parametrize(("edition", "options"), [("2022", {}), ("2022", {"hidden_predictions": True}), ("2024", {})])
def test_a_searcher_beats_the_apprentice(edition: str, options: dict[str, OptionValue]) -> None:
    contest = Contest(title="ticket-gagnant", bots=("card-counter@100", "apprentice"), edition=edition, options=options)
    assert play(contest, 5, 1, Runner(1))[0].wins >= 0.65


def test_one_among_three_apprentices_wins_more_than_all_of_them() -> None:
    contest = Contest(title="ticket-gagnant", bots=("card-counter@100", "apprentice", "apprentice", "apprentice"))
    assert play(contest, 2, 1, Runner(1))[0].wins >= 0.5


def test_every_level_above_the_second_beats_who_only_pushes_its_own_horses() -> None:
    for level in LEVELS[2:]:
        contest = Contest(title="ticket-gagnant", bots=(f"{level}@60", "own-horses"))
        assert play(contest, 4, 1, Runner(1))[0].wins >= 0.7


# Many rollouts


def test_with_many_rollouts_it_looks_at_what_seemed_best_in_deep_ones() -> None:
    hands = [["1x3", "7x1", "2x1", "4x2"], ["1x2", "6x1", "3x3", "5x1"]]
    state = position(horses={1: "c2", 4: "e3"}, hands=hands, tickets=["1/4/.", "4/1/."])
    quick = Searcher(GAME, FastChance(1)).weigh(view(state, 0), Budget(MANY - 1))
    quick_ones = Searcher(GAME, FastChance(1)).weigh(view(state, 0), Budget(QUICK))
    deep = Searcher(GAME, FastChance(1)).weigh(view(state, 0), Budget(MANY))
    assert sorted(each.code for each in deep) == sorted(each.code for each in quick)
    assert sum(each.rollouts for each in quick) > 0.9 * MANY
    # a deep one counts for the many that it is made of
    assert ENOUGH < sum(each.rollouts for each in deep[:FINALISTS]) < (MANY - QUICK) / 5
    assert {each.code for each in deep[FINALISTS:]} == {each.code for each in quick_ones[FINALISTS:]}


def test_if_the_clock_strikes_early_what_the_quick_rollouts_said_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(hands=[["1x3", "7x1", "2x1"], ["1x2", "6x1", "3x3"]], tickets=["1/4/.", "4/1/."])
    looks = 0

    def tried(rollouts: int, strikes_at: float) -> list[int]:
        """How often the actions were tried if the clock strikes when it is looked at so often, the best first."""
        nonlocal looks
        looks = 0

        def clock() -> float:
            nonlocal looks
            looks += 1
            return 2.0 if looks > strikes_at else 0.0

        monkeypatch.setattr(time, "monotonic", clock)
        return [int(each.rollouts) for each in Searcher(GAME, FastChance(1)).weigh(view(state, 0), Budget(rollouts, 1.0))]

    quick = tried(QUICK, math.inf)
    before = looks
    assert tried(MANY, before + ENOUGH // 2) == quick
    assert ENOUGH < tried(MANY, before + 3 * ENOUGH)[0] < quick[0]


def test_before_the_cards_are_dealt_and_while_many_are_left_all_are_quick_and_no_more_than_help() -> None:
    state = opened(seats=4)
    for said in ([], ["discipline flat"], ["hand 7"]):
        do(state, *said, chance=FastChance(1))
        tried = Searcher(GAME, FastChance(1)).weigh(view(state, 0), Budget(MANY))
        assert sum(each.rollouts for each in tried) <= QUICK + 100
