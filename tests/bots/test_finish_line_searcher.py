"""The searcher of Finish Line knows what a good player knows, and its levels play by the rules."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hippodrome.bots import levels_of, make_bot
from hippodrome.bots.finish_line.hints import EVERYBODY, hints, values
from hippodrome.bots.finish_line.history import hindering, races, read
from hippodrome.bots.finish_line.levels import maestro_with
from hippodrome.bots.finish_line.searcher import Character, Search, Searcher
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import ActionUndone, Setup
from hippodrome.games import load_game
from hippodrome.games.finish_line.actions import PlaceBets
from hippodrome.games.finish_line.events import BetsRevealed, RaceAnnounced, RaceRanked, RaceStarted, Slip, WinBet
from hippodrome.games.finish_line.policy import Pusher
from hippodrome.games.finish_line.reading import Reader
from hippodrome.games.finish_line.state import TAKE, Meeting
from hippodrome.games.finish_line.views import FinishLineView
from hippodrome.lab.tournament import Contest, play
from hippodrome.lab.work import Runner
from hippodrome.texts import Texts
from hippodrome.texts.languages import languages
from tests.games.finish_line.races import EXAMPLE, GAME, do, opened, put_capital, rolled, running, view

TITLE = "finish-line"
QUICK = Character(bets=400, dice=200)
BLANK, SHOE = 5, 1
"""Sides of a white die."""


def chosen(
    state: Meeting, seat: int = 0, log: Log | None = None, seed: int = 1, rollouts: int = 0, character: Character = QUICK
) -> str:
    """What a searcher does in a seat."""
    bot = Searcher(GAME, FastChance(seed), character)
    return GAME.write(bot.choose(view(state, seat, log), Budget(rollouts) if rollouts else None))


def bets(state: Meeting, seed: int = 1, log: Log | None = None) -> PlaceBets:
    made = GAME.action(GAME.read(chosen(state, seed=seed, log=log)))
    assert isinstance(made, PlaceBets)
    return made


def staked(made: PlaceBets) -> int:
    return sum(bet.stake for bet in made.wins) + sum(bet.stake for bet in made.places)


def last_bets(*capital: int) -> Meeting:
    """Bets are owed for the last race."""
    state = opened(seats=len(capital))
    state.race = 2
    put_capital(state, capital)
    return state


def pushed(horse: int, log: Log, times: int = 3, bets: tuple[str, ...] = (), capital: tuple[int, ...] = (3000, 3000)) -> Meeting:
    """The last race, in which seat 1 has used its dice on one horse, and seat 0, now in turn to take one, rolled blanks."""
    state = running(2, first=1, bets=bets, log=log, race=3, capital=capital)
    do(state, "take white white red", draws=[SHOE, BLANK, BLANK], log=log)
    for turn in range(times):
        do(state, f"use horseshoe {horse}", log=log)
        if turn + 1 < times:
            do(state, "take white", draws=[BLANK, BLANK, BLANK], log=log)
            do(state, "aside white", log=log)
            do(state, "take white", draws=[BLANK, BLANK, SHOE], log=log)
    return state


def shown(*places: int, seats: int) -> Log:
    """Races that are over, in which everybody but seat 0 had all of it on the place named for the race."""
    log = Log()
    for race, place in enumerate(places, 1):
        log.tell(RaceAnnounced(race, EXAMPLE, 0))
        log.tell(RaceStarted(race, 0))
        slip = Slip((WinBet(EXAMPLE[place - 1], 1000 * race),))
        log.tell(BetsRevealed((Slip(), *[slip] * (seats - 1))))
    return log


def reading(state: Meeting, log: Log) -> Reader:
    """What seat 0 concludes about everybody's bets."""
    seen = view(state, 0, log)
    return read(GAME, seen, races(seen), state, Pusher(state.table), FastChance(1))


# What a good player knows


def test_who_cannot_be_caught_any_more_stakes_nothing() -> None:
    made = bets(last_bets(200_000, 4000, 4000))
    assert staked(made) <= 200_000 - 25 * 4000


def test_on_level_terms_in_the_last_race_it_stakes_most_of_what_it_has() -> None:
    stakes = []
    for seed in range(4):
        made = bets(last_bets(4000, 4000), seed)
        stakes.append(staked(made))
    assert sum(stake >= 2000 for stake in stakes) >= 3


def test_it_bets_on_horses_and_pushes_them() -> None:
    slips = [made for seed in range(8) if (made := bets(last_bets(9000, 3000), seed)).wins]
    horses = [tile.horse for tile in view(opened(seats=2), 0).tiles]
    assert len(slips) >= 3
    for made in slips:
        backed = [horses[bet.start - 1] for bet in made.wins]
        others = [horse for horse in horses if horse not in backed]
        line = [others[0], backed[0], *others[1:], *backed[1:]]
        dice = ("red double", "white blank", "red blank")
        slip = GAME.write(GAME.code(made))
        state = rolled(*dice, seats=2, line=line, bets=[slip], capital=(9000, 3000), race=3, reserve={})
        assert chosen(state) == f"use double {backed[0]}"


def test_a_die_tells_whom_its_player_backs() -> None:
    log = Log()
    state = pushed(3, log)
    reader = reading(state, log)
    backs = reader.backs(1)
    assert backs[4] > 0.8 and all(backs[4] > 2 * other for start, other in enumerate(backs) if start != 4)
    assert reader.backs(0)[4] < 0.6


def test_a_deed_that_was_taken_back_tells_nothing() -> None:
    log = Log()
    state = pushed(3, log, times=1)
    log.tell(ActionUndone(1))
    reader = reading(state, log)
    assert reader.backs(1) == pytest.approx(reader.backs(0))


def test_it_hinders_what_another_pushes() -> None:
    for horse in (3, 5):
        log = Log()
        state = pushed(horse, log, bets=("bets none",), capital=(6000, 3000))
        do(state, "take black", draws=[BLANK, BLANK, 4], log=log)
        assert chosen(state, log=log, rollouts=1500) == f"use disqualified {horse}"


def test_it_joins_what_another_pushes_where_it_has_backed_it_itself() -> None:
    log = Log()
    state = pushed(3, log, bets=("bets win s5 3000",), capital=(3000, 100))
    do(state, "take black", draws=[BLANK, BLANK, 4], log=log)
    action = chosen(state, log=log, rollouts=1500)
    assert action.startswith("use disqualified") and action != "use disqualified 3"


def test_who_has_backed_the_same_place_twice_is_expected_to_back_it_again() -> None:
    state = last_bets(3000, 3000)
    assert reading(state, shown(5, 5, seats=2)).backs(1)[4] > 0.8
    assert reading(state, shown(5, 2, seats=2)).backs(1)[4] < 0.5
    assert reading(state, Log()).backs(1)[4] < 0.5


def test_it_joins_what_all_others_will_back_with_as_much_as_beats_them_and_keeps_the_rest() -> None:
    """5,000 against 3,000 each that are all on the fifth: who stakes more than 2,667 on it and keeps some wins in any case."""

    def covers(log: Log | None, seed: int) -> bool:
        made = bets(last_bets(5000, 3000, 3000, 3000), seed, log)
        on_fifth = sum(bet.stake for bet in made.wins if bet.start == 5)
        rest = 5000 - staked(made)
        return rest > 0 and rest + 7 * on_fifth > 7 * 3000

    assert sum(covers(shown(5, 5, seats=4), seed) for seed in range(4)) >= 3
    assert sum(covers(None, seed) for seed in range(4)) <= 1


def backed_by_one(place: int) -> Log:
    """Two races that are over: seat 1 had all of it on one place, seats 0 and 2 backed some horses in front."""
    log = Log()
    for race, front in enumerate(((2, 4), (3, 5)), 1):
        log.tell(RaceAnnounced(race, EXAMPLE, 0))
        log.tell(RaceStarted(race, 0))
        other = Slip(tuple(WinBet(EXAMPLE[start - 1], 500 * race) for start in front))
        log.tell(BetsRevealed((other, Slip((WinBet(EXAMPLE[place - 1], 1000 * race),)), other)))
    return log


def test_others_and_above_all_the_richest_are_suspected_of_joining_who_always_backs_the_same_place() -> None:
    for start in range(1, 8):
        usual = reading(last_bets(4000, 3000, 6000), shown(seats=3))
        reader = reading(last_bets(4000, 3000, 6000), backed_by_one(start))
        poorer, richest = (reader.backs(seat)[start - 1] for seat in (0, 2))
        assert poorer > usual.backs(0)[start - 1] + 0.05
        assert richest > poorer + 0.1
        assert sum(reader.backs(2)) <= 3
    alike = reading(last_bets(4000, 3000, 4000), backed_by_one(7))
    assert alike.backs(0) == pytest.approx(alike.backs(2))


def test_whoever_has_backed_the_front_or_nothing_is_expected_to_hinder_and_whoever_has_backed_the_back_is_not() -> None:
    def expected(*places: int) -> float:
        seen = view(last_bets(3000, 3000, 3000, 3000), 0, shown(*places, seats=4))
        return hindering(seen, races(seen))

    assert expected() == 0.5
    assert all(expected(place) > 0.8 for place in (1, 2, 3, 4)) and all(expected(place) < 0.2 for place in (5, 6, 7))
    assert expected(1, 3) > 0.95 and expected(7, 5) < 0.05 and expected(1, 7) == pytest.approx(expected(6, 2))
    nothing = Log()
    nothing.tell(RaceAnnounced(1, EXAMPLE, 0))
    nothing.tell(RaceStarted(1, 0))
    nothing.tell(BetsRevealed((Slip((WinBet(EXAMPLE[6], 1000),)), Slip(), Slip(), Slip())))
    seen = view(last_bets(3000, 3000, 3000, 3000), 0, nothing)
    assert hindering(seen, races(seen)) == expected(1)


def test_with_three_rivals_who_do_not_hinder_it_reckons_that_it_gets_the_last_horse_through_more_often() -> None:
    def wins(*places: int) -> int:
        """In how many of 300 races that it imagines the last horse wins, which it backs and pushes."""
        state = last_bets(3000, 3000, 3000, 3000)
        search = Search(GAME, view(state, 0, shown(*places, seats=4)), state, FastChance(1), maestro_with(3))
        return sum(search.finish([(7, 3000), *[(0, 0)] * 4]).first == 7 for _ in range(300))

    assert wins(5, 6) > wins(4, 3) + 20


def test_it_leaves_the_last_horse_alone_where_a_richer_one_may_join_it() -> None:
    """3,000 are always on the last horse; with 4,000 on it, too, all would be lost to 6,000."""
    joined = 0
    for seed in range(6):
        made = bets(last_bets(4000, 3000, 6000), seed, backed_by_one(7))
        joined += sum(bet.stake for bet in made.wins if bet.start == 7) >= 2000
    assert joined <= 1


def test_well_ahead_it_stakes_no_more_than_leaves_it_ahead() -> None:
    """Where one always has 3,000 on the last horse, 9,000 can cover that, and must not need it; once it covers others instead."""
    kept = []
    for seed in range(6):
        made = bets(last_bets(9000, 3000, 3000), seed, backed_by_one(7))
        kept.append(9000 - staked(made))
        assert kept[-1] > 3000 or len(made.wins) == 3
    assert sum(each > 3000 for each in kept) >= 5


# What every bot must do


def test_view_seed_and_budget_determine_what_it_chooses() -> None:
    log = Log()
    state = pushed(3, log)
    do(state, "take black", draws=[SHOE, 2, 1], log=log)
    assert len({chosen(state, log=log, seed=4, rollouts=60) for _ in range(3)}) == 1
    assert len({chosen(opened(), seed=4, rollouts=300) for _ in range(2)}) == 1


def test_a_clock_that_has_struck_ends_its_thinking_with_a_legal_choice() -> None:
    budget = Budget(10**9, 0.01)
    code = Searcher(GAME, FastChance(1)).choose(view(opened(), 0), budget)
    assert budget.struck and isinstance(GAME.action(code), PlaceBets)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_meetings_by_the_rules(seats: int) -> None:
    game = load_game(TITLE)
    for level in levels_of(TITLE):
        chance, log = FastChance(seats), Log()
        players = [make_bot(game, level, FastChance(seat)) for seat in range(seats)]
        state = game.start(Setup(title=TITLE, edition="2023", seats=seats), chance, log)
        while owing := game.to_act(state):
            seen = game.view(state, owing[0], log.heard_by(owing[0]))
            game.apply(state, owing[0], players[owing[0]].choose(seen, Budget(12)), chance, log)
        assert game.outcome(state) is not None


def test_the_strongest_beats_the_tipster_even_in_a_hurry() -> None:
    standings = play(Contest(title=TITLE, bots=("maestro@60", "tipster")), 4, 1, Runner(1))
    assert standings[0].wins >= 0.6


# What it says, and what it tells who asks


def race(bets: tuple[str, ...], *deeds: str, draws: list[int]) -> FinishLineView:
    """What seat 0 sees after a race of two seats in which it rolled its last three dice so, and did this."""
    log = Log()
    state = running(2, bets=bets, log=log, capital=(1000, 1000))
    state.reserve = vec[i64]([2, 0, 0, 0, 1])
    do(state, "take white white black", draws=draws, log=log)
    do(state, *deeds, chance=FastChance(1), log=log)
    return view(state, 0, log)


def said(seen: FinishLineView) -> str:
    made = Searcher(GAME, FastChance(1)).remark(seen)
    assert made is not None
    for lang in languages():
        assert Texts(lang).say(f"finish-line-remark-{made.key}", **made.facts)
    return f"{made.key} {made.facts.get('horse', '')}".strip()


@pytest.mark.parametrize(
    ("bets", "deed", "what"),
    [
        (("bets win s1 500",), "aside white", "alone 20"),
        (("bets win s1 500", "bets win s1 100"), "aside white", "together 20"),
        (("bets win s4 500", "bets win s2 100"), "use disqualified 11", "against 11"),
        (("bets win s4 500 win s5 200", "bets win s2 100"), "aside white", "lost 5"),
        (("bets none", "bets win s2 100"), "aside white", "nothing"),
    ],
)
def test_after_a_race_it_says_why_it_did_what_it_did(bets: tuple[str, ...], deed: str, what: str) -> None:
    assert said(race(bets, deed, draws=[BLANK, BLANK, 4])) == what


def test_before_a_race_is_over_it_says_nothing() -> None:
    log = Log()
    state = pushed(3, log)
    assert Searcher(GAME, FastChance(1)).remark(view(state, 0, log)) is None


def test_hints_before_a_race_say_what_a_euro_on_each_horse_and_on_the_best_pairs_brings_if_they_are_pushed() -> None:
    odds, horses = GAME.box.odds.ladder, [tile.horse for tile in view(opened(), 0).tiles]
    found = hints(GAME, view(opened(), 0), FastChance(1), 700)
    backed, pairs = found[:7], found[7:]
    assert {hint.key for hint in backed} == {"backed"} and {hint.key for hint in pairs} == {"pair"}
    assert [hint.facts["horse"] for hint in backed] == horses
    assert [hint.facts["start"] for hint in backed] == [1, 2, 3, 4, 5, 6, 7]
    for hint, pays in zip(backed, odds, strict=True):
        assert hint.chance is not None and hint.worth == pytest.approx(hint.chance * pays)
    for hint in pairs:
        start, second = int(hint.facts["start"]), int(hint.facts["second_start"])
        assert [hint.facts["horse"], hint.facts["second"]] == [horses[start - 1], horses[second - 1]]
        assert hint.chance is not None and hint.worth == pytest.approx(hint.chance * (odds[start - 1] + odds[second - 1]))
    worths = [hint.worth or 0 for hint in pairs]
    assert len(worths) == 3 and worths == sorted(worths, reverse=True)
    for lang in languages():
        assert all(Texts(lang).say(f"finish-line-hint-{key}", horse=3) for key in ("backed", "first", "front"))
        assert all(Texts(lang).say(f"finish-line-hint-pair{part}", horse=3, second=5) for part in ("", "-head", "-name"))


def test_what_a_pair_had_been_worth_is_told_of_the_pair_that_was_bet_on() -> None:
    seen = view(opened(), 0)
    best = hints(GAME, seen, FastChance(2), 2000)[7]
    code = GAME.read(f"bets win s6 300 place s{best.facts['second_start']}+s{best.facts['start']} 200")
    horse, pair = values(GAME, seen, code, FastChance(1), 700)
    assert (horse.key, horse.facts["start"]) == ("backed", 6)
    assert (pair.key, pair.facts) == ("pair", best.facts) and pair.chance == pytest.approx(best.chance, abs=0.06)


def test_hints_before_a_race_reckon_with_others_who_hinder() -> None:
    """Nobody backs the last horse and pushes it unseen."""
    state = opened()
    seen = view(state, 0)
    last = hints(GAME, seen, FastChance(1), 1400)[6]
    search = Search(GAME, seen, state, FastChance(1), EVERYBODY)
    unhindered = sum(search.finish([(7, 1000), *[(0, 0)] * 4]).first == 7 for _ in range(200)) / 200
    assert last.chance is not None and last.chance < unhindered - 0.1


def test_what_hints_call_likely_happens_as_often() -> None:
    """Over 500 races between those who push what they backed, asked when eight dice are left."""
    game, chance, pusher = GAME, FastChance(5), GAME.policy()
    told: list[tuple[float, bool]] = []
    for number in range(500):
        state, log = game.start(Setup(title=TITLE, edition="2023", seats=2 + number % 3), chance), Log()
        asked: list[tuple[str, int, float]] = []
        while state.race == 0:
            seat = game.to_act(state)[0]
            if not asked and state.phase == TAKE and state.in_reserve() <= 8:
                found = hints(game, game.view(state, seat, log.heard_by(seat)), chance, 100)
                asked = [(hint.key, int(hint.facts["horse"]), hint.chance or 0.0) for hint in found]
                assert all(hint.includes == (hint.key == "front") for hint in found)
            game.apply(state, seat, pusher.pick(state, seat, game.legal(state, seat), chance), chance, log)
        order = next(event for event, _ in log if isinstance(event, RaceRanked)).order
        told += [(likely, horse in order[: 1 if key == "first" else 2]) for key, horse, likely in asked]
    happened = [came for likely, came in told if 0.6 <= likely <= 0.7]
    assert len(happened) >= 80
    assert 0.55 <= sum(happened) / len(happened) <= 0.75
