"""What the bots of Ticket Gagnant say after a race, and the chances that they tell on request."""

from __future__ import annotations

import pytest

from hippodrome.bots import Bot, make_bot
from hippodrome.bots.player import Remark
from hippodrome.bots.ticket_gagnant.hints import hints
from hippodrome.bots.ticket_gagnant.searcher import Searcher
from hippodrome.bots.ticket_gagnant.sweetheart import Sweetheart
from hippodrome.core.chance import FastChance
from hippodrome.core.log import Log
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant.events import PredictionsRevealed, RaceAnnounced, RaceStarted
from hippodrome.games.ticket_gagnant.state import PREDICT, RACE, Meeting
from hippodrome.texts import Texts
from tests.games.ticket_gagnant.positions import GAME, do, position, setup, view

BOT = Searcher(GAME, FastChance(1))


def told(state: Meeting, *plays: str) -> tuple[str, dict[str, str | int]]:
    """What the first seat says after these plays have ended the race."""
    log = Log()
    log.tell(RaceAnnounced(1, 0))
    log.tell(PredictionsRevealed(view(state).tickets or ()))
    do(state, *plays, log=log, chance=FastChance(1))
    remark = BOT.remark(view(state, 0, log))
    assert remark is not None
    for lang in ("fr", "en"):
        assert Texts(lang).say(f"ticket-gagnant-remark-{remark.key}", **remark.facts)
    return remark.key, remark.facts


def test_after_a_trio_it_says_that_it_played_for_the_bonus() -> None:
    state = position(horses={1: "c9", 2: "b8", 3: "e7"}, hands=[["1x1"], []], tickets=["1/2/3", "4/./."])
    assert told(state, "play 1x1 1>c10") == ("trio", {"bonus": 5})


def test_it_says_whom_it_pushed_and_where_it_had_it() -> None:
    state = position(horses={1: "c9", 4: "b5"}, hands=[["1x3"], []], tickets=["./1/.", "4/./."])
    assert told(state, "play 1x3 1>c12") == ("pushed", {"horse": 1, "rows": 3, "place": 2})


def test_it_says_whom_it_held_back() -> None:
    state = position(horses={1: "c9", 4: "b8"}, hands=[["4x2"], []], tickets=["1/./.", "4/./."])
    assert told(state, "play 4x2 4>b6") == ("held-back", {"horse": 4, "rows": 2})


def test_if_it_could_do_nothing_it_says_what_it_counted_on() -> None:
    state = position(horses={1: "c9", 4: "b8"}, hands=[["7x1"], []], tickets=["1/./.", "4/./."])
    assert told(state, "play 7x1 7>g2") == ("hoped", {"horse": 1})


def test_before_a_race_is_over_it_says_nothing() -> None:
    assert BOT.remark(view(position(hands=[["1x1"], ["2x1"]]), 0)) is None


def after_a_race(bot: Bot, state: Meeting, *plays: str, hidden: bool = False) -> Remark | None:
    """What a bot in the first seat says after these plays have ended the race."""
    log = Log()
    log.tell(RaceAnnounced(1, 0))
    log.tell(RaceStarted(hidden))
    log.tell(PredictionsRevealed(view(state).tickets or ()))
    do(state, *plays, log=log, chance=FastChance(1))
    return bot.remark(view(state, 0, log))  # type: ignore[attr-defined, no-any-return]


def test_the_apprentice_who_never_thinks_of_the_bonus_does_not_say_that_it_played_for_it() -> None:
    state = position(horses={1: "c9", 2: "b8", 3: "e7"}, hands=[["1x1"], []], tickets=["1/2/3", "4/./."])
    said = after_a_race(make_bot(GAME, "apprentice", FastChance(1)), state, "play 1x1 1>c10")
    assert said == Remark("pushed", {"horse": 1, "rows": 1, "place": 1})


def test_where_tickets_lay_face_down_nobody_says_that_a_horse_was_on_one() -> None:
    state = position(horses={1: "c9", 4: "b8"}, hands=[["4x2"], []], tickets=["1/./.", "5/./."])
    said = after_a_race(BOT, state, "play 4x2 4>b6", hidden=True)
    assert said == Remark("held-back-unseen", {"horse": 4, "rows": 2})


def test_the_sweetheart_tells_whom_it_loves_only_after_the_last_race() -> None:
    for race, said in ((3, Remark("own-ticket", {})), (4, Remark("beloved", {"horse": 1}))):
        state = position(horses={1: "c9", 4: "b5"}, hands=[["1x3"], []], tickets=["1/2/3", "4/./."], races=4, race=race)
        assert after_a_race(Sweetheart(GAME, FastChance(1)), state, "play 1x3 1>c12") == said


# Chances


def test_before_predictions_it_tells_chances_and_what_good_tickets_bring() -> None:
    state = GAME.start(setup(first_player=0, flat_only=True), FastChance(2))
    do(state, "hand 4", chance=FastChance(3))
    found = hints(GAME, view(state, 0), FastChance(1), 200)
    assert [hint.key for hint in found] == ["wins", "podium"] * 7 + ["ticket"] * 3
    assert sum(hint.chance or 0 for hint in found if hint.key == "wins") == pytest.approx(1)
    assert sum(hint.chance or 0 for hint in found if hint.key == "podium") == pytest.approx(3)
    assert {hint.key for hint in found if hint.includes} == {"podium"}
    worths = [hint.worth or 0 for hint in found if hint.key == "ticket"]
    assert worths == sorted(worths, reverse=True) and worths[0] > 4
    for hint in found:
        assert Texts("fr").say(f"ticket-gagnant-hint-{hint.key}", **hint.facts)


def test_on_the_last_turn_it_knows_what_the_ticket_brings() -> None:
    state = position(horses={1: "c9", 4: "b8"}, hands=[["1x3"], []], tickets=["1/./.", "4/./."])
    found = hints(GAME, view(state, 0), FastChance(1), 50)
    assert found[-1].key == "own-ticket" and found[-1].worth == 7
    assert [hint.chance for hint in found if hint.key == "wins"] == [1, 0, 0, 0, 0, 0, 0]


def test_what_others_hold_makes_no_difference_to_chances() -> None:
    horses, tickets = {1: "c9", 4: "b8"}, ["1/2/3", "4/5/6"]
    one = position(horses=horses, hands=[["1x3", "7x1"], ["4x3", "4x2"]], tickets=tickets)
    other = position(horses=horses, hands=[["1x3", "7x1"], ["2x1", "J"]], tickets=tickets)
    assert hints(GAME, view(one, 0), FastChance(1), 100) == hints(GAME, view(other, 0), FastChance(1), 100)


def test_chances_are_calibrated_over_500_races() -> None:
    """Of all that is given 60 to 70 %, 55 to 75 % happen: asked once a race, at any moment, where everybody plays sensibly."""
    game = load_game("ticket-gagnant")
    policy, given, happened = game.policy(), 0, 0
    for seed in range(500):
        chance = FastChance(seed)
        edition, seats = ("2022", "2024")[seed % 2], 2 + seed % 3
        state = game.start(setup(edition, seats), chance)
        wait = chance.below(5 * seats)
        likely: list[tuple[str, int]] = []
        while state.race == 0:
            seat = game.to_act(state)[0]
            if state.phase in (PREDICT, RACE):
                wait -= 1
                if wait == 0:
                    found = hints(game, game.view(state, seat), FastChance(seed), 60)
                    likely = [(each.key, int(each.facts["horse"]) - 1) for each in found if 0.6 <= (each.chance or 0) < 0.7]
            game.apply(state, seat, policy.pick(state, seat, game.legal(state, seat), chance), chance)
        given += len(likely)
        happened += sum(horse in state.ranking[: 1 if key == "wins" else 3] for key, horse in likely)
    assert given > 200 and 0.55 <= happened / given <= 0.75
