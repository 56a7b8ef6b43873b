"""Hints of La Triple Couronne are fair chances; and what a magnate says after a race is true and public."""

from __future__ import annotations

import pytest

from hippodrome.bots.hints import Hint
from hippodrome.bots.player import Remark
from hippodrome.bots.triple_couronne import Magnate
from hippodrome.bots.triple_couronne.hints import hints
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.core.money import BidMade, MoneyMoved
from hippodrome.core.wire import Event, Setup
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.state import Season
from hippodrome.texts import Texts
from tests.games.triple_couronne.seasons import go, names, season, started, view

_loaded = load_game("triple-couronne")
assert isinstance(_loaded, TripleCouronne)
GAME: TripleCouronne = _loaded


def given(state: Season, seat: int = 0, rollouts: int = 2000) -> tuple[Hint, ...]:
    return hints(GAME, view(state, seat), FastChance(1), rollouts)


def at_the_bets() -> Season:
    """Five outsiders, one of each seat."""
    owners = {17: 0, 18: 1, 20: 2, 22: 3, 23: 4}
    return go(season(5, "complet", 4, owners=owners, earnings=dict.fromkeys(owners, 0)), "bets", list(owners))


def of(found: tuple[Hint, ...], key: str) -> list[Hint]:
    return [hint for hint in found if hint.key == key]


def test_what_is_given_60_to_70_percent_happens_in_55_to_75_over_500_races_and_likewise_below() -> None:
    happened: dict[tuple[str, int], list[bool]] = {}
    for seed in range(1000, 1167):
        chance, log = FastChance(seed), Log()
        state = GAME.start(Setup(title="triple-couronne", edition="initiation", seats=2), chance, log)
        while GAME.to_act(state):
            said = hints(GAME, GAME.view(state, 0), FastChance(seed), 300)
            for seat in GAME.to_act(state):  # everybody enters everything
                horses = " ".join(str(horse + 1) for horse in state.qualified(seat))
                GAME.apply(state, seat, GAME.read(f"enter {horses}"), chance, log)
            order = [event.order for event, _ in log if isinstance(event, events.RaceEnded)][-1]
            for hint in said:
                assert hint.includes == (hint.key == "prize")
                came = hint.facts["horse"] in (order[:1] if hint.key == "win" else order[:2])
                happened.setdefault((hint.key, int(10 * (hint.chance or 0))), []).append(came)
    for tenth in (3, 6):
        for key in ("win", "prize"):
            found = happened[key, tenth]
            assert len(found) > 40 and tenth / 10 - 0.05 <= sum(found) / len(found) <= tenth / 10 + 0.15


def test_bets_and_pairs_come_in_as_often_as_it_says_over_500_races() -> None:
    """Hardly any is given more than 40 %: in these bands, too, what happens is no further off than five points."""
    happened: dict[tuple[str, int], list[bool]] = {}
    races, policy = 0, GAME.policy()
    for seed in range(76):
        chance, log, told = FastChance(seed), Log(), -1
        ordered, said = False, list[Hint]()
        state = GAME.start(Setup(title="triple-couronne", edition="complet", seats=4), chance, log)
        while seats := GAME.to_act(state):
            seen = view(state, seats[0])
            if seen.choice is not None and seen.choice.kind == "bets" and told != state.race:
                told, ordered = state.race, seen.choice.pairs == "ordered"
                said = [hint for hint in hints(GAME, seen, FastChance(seed), 300) if hint.key in ("bet", "pair")]
            GAME.apply(state, seats[0], policy.pick(state, seats[0], GAME.legal(state, seats[0]), chance), chance, log)
            if said and state.race != told:
                order = [event.order for event, _ in log if isinstance(event, events.RaceEnded)][-1]
                for hint in said:
                    horses = (hint.facts["horse"], hint.facts["second"])[: 1 if hint.key == "bet" else 2]
                    first = order[: len(horses)]
                    came = first == horses if ordered else set(first) == set(horses)
                    happened.setdefault((hint.key, int(10 * (hint.chance or 0))), []).append(came)
                races, said = races + 1, []
    assert races >= 500
    for key, tenth in (("bet", 1), ("bet", 2), ("bet", 3), ("pair", 0), ("pair", 1)):
        found = happened[key, tenth]
        assert len(found) > 300 and tenth / 10 - 0.05 <= sum(found) / len(found) <= tenth / 10 + 0.15


def test_before_the_bets_it_says_what_a_franc_brings_on_each() -> None:
    state = at_the_bets()
    found = given(state)
    assert sum(hint.chance or 0 for hint in of(found, "win")) == pytest.approx(1, abs=0.02)
    for hint in of(found, "bet"):
        odds = int(state.table.odds[GAME.course.names.index(str(hint.facts["horse"]))])
        assert hint.chance is not None and hint.worth == pytest.approx(odds * hint.chance)
    assert len(of(found, "bet")) == 5 and 1 <= len(of(found, "pair")) <= 5


def test_under_the_hammer_it_says_what_the_horse_brings_for_its_price() -> None:
    state = started(4, "complet")
    (hint,) = given(state, rollouts=300)
    assert hint.key == "lot" and hint.facts["price"] == 1_100_000
    assert hint.worth == pytest.approx(int(hint.facts["amount"]) / 1_100_000, rel=0.001)


def test_papers_that_others_have_sealed_change_no_hint() -> None:
    one, other = (go(season(4, "complet", 3), "rentals", [13, 14, 15, 16]) for _ in range(2))
    for state, paper in ((one, "rent none"), (other, "rent 14 600000")):
        GAME.apply(state, 1, GAME.read(paper), FastChance(1))
    assert given(one) == given(other)


def test_without_a_form_guide_there_are_no_hints() -> None:
    assert given(started(2, "initiation", form_guide=True)) and not given(started(2, "initiation", form_guide=False))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_hint_and_remark_has_a_sentence(lang: str) -> None:
    texts = Texts(lang)
    for hint in (*given(at_the_bets()), *given(started(4, "complet"), rollouts=50)):
        assert str(hint.facts["horse"]) in texts.say(f"triple-couronne-hint-{hint.key}", **hint.facts)
    for said in (bet_on(2), bet_on(1), bought(9_000_000), bought(600_000)):
        assert said is not None and texts.say(f"triple-couronne-remark-{said.key}", **said.facts)


# What the magnate says


def remark(*heard: Event, seat: int = 0) -> Remark | None:
    """What it says in a season of which this was heard."""
    log = Log()
    for event in heard:
        log.tell(event)
    return Magnate(GAME, FastChance(1)).remark(view(season(4, "complet", 2), seat, log))


def race(*order: int, slip: events.Slip | None = None, mine: int = 0) -> list[Event]:
    """The first race, run by all horses of two years, with a betting slip of the first seat, and perhaps a horse of its."""
    leaders = {horse: 0 if horse == mine else horse - 1 for horse in (2, 3, 4)}
    runners = tuple(events.Runner(names(horse)[0], seat, None, 0, 35) for horse, seat in leaders.items())
    slips = (slip or events.Slip(), *[events.Slip()] * 3)
    return [
        events.BetsRevealed(slips),
        events.RaceStarted(1, runners, 4, (400_000, 200_000)),
        events.RaceEnded(1, names(*order)),
    ]


def bet_on(horse: int) -> Remark | None:
    return remark(*race(2, 3, slip=events.Slip((events.Stake(names(horse)[0], 50_000),))))


def bought(others: int) -> Remark | None:
    """The first seat has bought the winner for 900,000 F, when all others had so much."""
    spent: list[Event] = [events.LotOpened(names(7)[0], 0, None, False, 100_000, None)]
    for seat in (1, 2, 3):
        spent.append(events.HorseSold(names(6 + seat)[0], seat, None, 10_000_000 - others))
    sale = [events.LotOpened(names(2)[0], 0, None, False, 100_000, None), BidMade(0, 900_000)]
    return remark(*spent, *sale, events.HorseSold(names(2)[0], 0, None, 900_000), *race(2, 3, mine=2))


def test_it_tells_of_its_bet() -> None:
    assert bet_on(2) == Remark("bet-won", {"horse": names(2)[0], "stake": 50_000})
    assert bet_on(3) == Remark("bet-lost", {"horse": names(3)[0], "stake": 50_000})


def test_it_tells_what_its_winner_cost_and_whether_anybody_could_have_paid_more() -> None:
    assert bought(9_000_000) == Remark("bought", {"horse": names(2)[0], "price": 900_000})
    assert bought(600_000) == Remark("bargain", {"horse": names(2)[0], "price": 900_000})


def sold(horse: int, seat: int) -> list[Event]:
    lot = events.LotOpened(names(horse)[0], 0, None, False, 100_000, None)
    return [lot, events.HorseSold(names(horse)[0], seat, None, 900_000)]


def test_it_tells_that_it_has_waited_only_if_all_that_ran_went_to_others() -> None:
    sale = [*sold(2, 1), *sold(3, 2)]
    assert remark(*sale, *sold(4, 3), *race(2, 3)) == Remark("waited", {})
    assert remark(*sale, *sold(4, 0), *race(2, 3)) == Remark("no-horse", {})
    assert remark(*sale, *race(2, 3)) == Remark("no-horse", {})


def test_of_any_race_it_tells_whom_it_entered_hired_or_let() -> None:
    two, three = names(2)[0], names(3)[0]
    fee = MoneyMoved(0, -1, 40_000, "entry-fee")
    assert remark(fee, *race(3, 2, mine=2)) == Remark("entered", {"horse": two})
    assert remark(*race(3, 2, mine=2)) == Remark("entered-free", {"horse": two})
    assert remark(events.HorseRented(two, 0, 1, 9_000), *race(3, 2, mine=2)) == Remark("hired", {"horse": two, "price": 9_000})
    assert remark(events.HorseRented(three, 2, 0, 8_000), *race(3, 2)) == Remark("let", {"horse": three, "price": 8_000})
    assert remark(events.EntryScratched(two, 0), *race(3)) == Remark("scratched", {"horse": two})
    assert remark(events.PlayerLeft(0, ()), *race(3)) == Remark("left", {})
    assert remark(events.RaceAnnounced(1, "", (2,), 0, None, False, 400_000), events.RaceNotRun(1)) == Remark("no-horse", {})


def test_before_the_first_race_it_says_nothing() -> None:
    assert remark(*sold(2, 0)) is None
