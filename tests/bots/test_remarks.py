"""What bots say after a race: every level of every game, in whole games; true, and from nothing that is still hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from hippodrome.bots import levels_of, make_bot
from hippodrome.bots.player import Remark
from hippodrome.core.chance import FastChance
from hippodrome.core.contract import Game
from hippodrome.core.log import Log
from hippodrome.core.search import Budget
from hippodrome.core.wire import OptionValue, Setup, View
from hippodrome.games import load_game, own_titles
from hippodrome.games.finish import events as finish
from hippodrome.games.finish_line.events import BetsRevealed, Die, DieUsed, RaceRanked, RaceStarted, Slip, WinBet
from hippodrome.games.ticket_gagnant.events import PredictionsRevealed
from hippodrome.games.triple_couronne import events as couronne
from hippodrome.texts import Texts, languages

TABLES: list[tuple[str, str, dict[str, OptionValue]]] = [
    (title, edition, {}) for title, about in own_titles().items() for edition in about.editions
] + [("ticket-gagnant", "2022", {"hidden_predictions": True}), ("triple-couronne", "complet", {"auction": False})]
NAMES = [" ".join((title, edition, *options)) for title, edition, options in TABLES]
SEEDS = 3
ROLLOUTS = 8
COUNTED = ("rows", "place")
"""Facts that are counted from several events."""


class Said(NamedTuple):
    """What a bot said after a race."""

    game: Game[Any]
    level: str
    bot: Any
    view: Any
    remark: Remark | None
    public: View
    """What everybody knew then, as from its seat."""


@cache
def said_at(table: int) -> tuple[Said, ...]:
    """Whole games in which all levels of a game sit at one table, or as many as may; each in a different seat each time."""
    title, edition, options = TABLES[table]
    return tuple(each for seed in range(SEEDS) for each in said_in(title, edition, options, seed))


def said_in(title: str, edition: str, options: dict[str, OptionValue], seed: int) -> Iterator[Said]:
    game, levels = load_game(title), levels_of(title)
    seats = min(len(levels), max(game.about.seats))
    seated = [levels[(seed + seat) % len(levels)] for seat in range(seats)]
    bots = [make_bot(game, level, FastChance(seed * 8 + seat)) for seat, level in enumerate(seated)]
    chance, log = FastChance(seed), Log()
    state = game.start(Setup(title=title, edition=edition, seats=seats, options=options, box=game.box_digest()), chance, log)
    while owing := game.to_act(state):
        seat, races = owing[0], game.race(state)
        code = bots[seat].choose(game.view(state, seat, log.heard_by(seat)), Budget(ROLLOUTS))
        game.apply(state, seat, code, chance, log)
        for talker, bot in enumerate(bots) if game.race(state) > races else ():
            view = game.view(state, talker, log.heard_by(talker))
            public = msgspec.structs.replace(game.view(state, None, log.heard_by(None)), seat=talker)
            yield Said(game, seated[talker], bot, view, bot.remark(view), public)  # type: ignore[attr-defined]


def facts_in(thing: Any) -> Iterator[Any]:
    """All names and numbers in something told."""
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from facts_in(part)
    else:
        yield thing


@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_every_level_has_a_sentence_after_every_race_in_every_language(table: int) -> None:
    said = said_at(table)
    assert {each.level for each in said} == set(levels_of(TABLES[table][0]))
    for each in said:
        assert each.remark is not None, each.level
        key, facts = f"{TABLES[table][0]}-remark-{each.remark.key}", each.remark.facts
        texts = {Texts(lang).say(key, **facts) for lang in languages()}
        assert len(texts) == len(languages()), key  # else a language has only that of another
        assert all(fact in text for fact in facts.values() if isinstance(fact, str) for text in texts), texts


@pytest.mark.parametrize("table", range(len(TABLES)), ids=NAMES)
def test_what_they_say_follows_from_what_everybody_has_heard(table: int) -> None:
    for each in said_at(table):
        assert each.remark == each.bot.remark(each.public)
        assert each.remark is not None
        heard = set(facts_in(msgspec.to_builtins(each.public.history)))
        told = {fact for name, fact in each.remark.facts.items() if name not in COUNTED}
        assert told <= heard, each.remark


# True of who says it


def said_by(title: str, level: str) -> list[Said]:
    """What one level says in all of these games."""
    return [each for at, table in enumerate(TABLES) if table[0] == title for each in said_at(at) if each.level == level]


def keys(title: str, level: str) -> set[str]:
    return {each.remark.key for each in said_by(title, level) if each.remark is not None}


def test_in_finish_the_last_race_counts_for_who_plays_for_the_win_alone() -> None:
    assert "last" in keys("finish", "high-roller")
    assert {"won", "bet", "nothing"} & keys("finish", "reckoner") and "last" not in keys("finish", "reckoner")


def test_the_saver_and_the_dreamer_speak_of_the_horse_that_their_cards_say() -> None:
    seen = set()
    for level in ("saver", "dreamer"):
        for each in said_by("finish", level):
            box, remark = each.game.box, each.remark
            runners = [event for event in last_race(each.view, finish.RaceAnnounced) if isinstance(event, finish.HorseSold)]
            numbers = {card.name: card.numbers for card in (*box.horses.list, *box.jockeys.list)}
            best = max(sum(numbers[runner.horse]) + sum(numbers[runner.jockey]) for runner in runners)
            by_name = {runner.horse: runner for runner in runners}
            assert remark is not None
            seen.add(remark.key)
            if remark.key == "best-cards":
                told = by_name[remark.facts["horse"]]
                assert sum(numbers[told.horse]) + sum(numbers[told.jockey]) == best
            elif remark.key in ("love", "love-bought"):
                assert numbers[remark.facts["horse"]][0] == max(numbers[runner.horse][0] for runner in runners)
            else:
                assert remark.key in ("cheap", "too-little")
    assert {"best-cards", "love", "love-bought"} <= seen


def last_race(view: Any, announced: type[Any]) -> list[Any]:
    """What was heard of the last race that was announced and is over."""
    starts = [at for at, event in enumerate(view.history) if isinstance(event, announced)]
    is_over = starts[-1] if view.phase == "over" else starts[-2]
    return list(view.history[is_over:])


def in_finish_line(level: str, slips: tuple[Slip, ...], *uses: DieUsed, order: tuple[int, ...]) -> str:
    """What a level in the first seat says of a race with these bets and dice."""
    log = Log()
    for event in (RaceStarted(1, 0), *uses, RaceRanked(1, order), BetsRevealed(slips)):
        log.tell(event)
    game = load_game("finish-line")
    state = game.start(Setup(title="finish-line", edition="2023", seats=len(slips)), FastChance(1))
    remark = make_bot(game, level, FastChance(1)).remark(game.view(state, 0, log.heard_by(0)))  # type: ignore[attr-defined]
    return f"{remark.key} {remark.facts['horse']}"


def on(*horses: int) -> Slip:
    return Slip(tuple(WinBet(horse, 100) for horse in horses))


def die(seat: int, colour: str, face: str, horse: int) -> DieUsed:
    return DieUsed(seat, Die(colour, face), (horse,))


def test_only_who_reads_dice_says_that_they_told_it_and_only_if_they_did() -> None:
    shoe, whip = die(1, "white", "horseshoe", 7), die(0, "red", "whip", 7)
    slips, order = (on(3), on(7)), (9, 3, 7)
    for level, told in (("maestro", "hindered 7"), ("handicapper", "hindered 7"), ("magpie", "against 7")):
        assert in_finish_line(level, slips, shoe, whip, order=order) == told
        assert in_finish_line(level, slips, whip, shoe, order=order) == "against 7"  # it came too late to tell anything
        assert in_finish_line(level, (on(3), on(7), on(5)), die(2, "white", "horseshoe", 7), whip, order=order) == "against 7"
    assert "hindered" not in keys("finish-line", "magpie")


def test_a_horse_was_pushed_only_by_who_used_a_die_for_it() -> None:
    slips, order = (on(3), on(7)), (3, 7)
    for level in ("maestro", "magpie"):
        assert in_finish_line(level, slips, die(0, "white", "horseshoe", 3), order=order) == "pushed 3"
        assert in_finish_line(level, slips, die(1, "white", "horseshoe", 3), order=order) == "alone 3"
        assert in_finish_line(level, (on(3), on(7, 3)), order=order) == "together 3"


def test_in_la_triple_couronne_each_speaks_of_its_own_ways() -> None:
    own = {
        "heiress": {"colour"},
        "squire": {"catalogue"},
        "spendthrift": {"at-once", "backed-own"},
        "trainer": {"worth-it", "bet-won", "bet-lost"},
        "magnate": {"bargain", "bought", "waited", "bet-won", "bet-lost"},
    }
    shared = {"entered", "entered-free", "hired", "let", "scratched", "no-horse", "left"}
    for level, theirs in own.items():
        said = keys("triple-couronne", level)
        assert said & theirs and said <= theirs | shared, level


def test_the_squire_never_paid_more_than_the_catalogue_says_and_the_spendthrift_backed_its_own() -> None:
    for each in said_by("triple-couronne", "squire"):
        assert each.remark is not None
        if each.remark.key == "catalogue":
            suggested = {card.name: card.suggested for card in each.view.catalogue}
            assert int(each.remark.facts["price"]) <= suggested[str(each.remark.facts["horse"])]
    for each in said_by("triple-couronne", "spendthrift"):
        if each.remark is not None and each.remark.key == "backed-own":
            runners = [event for event in each.view.history if isinstance(event, couronne.RaceStarted)][-1].runners
            assert (each.remark.facts["horse"], each.view.seat) in [(runner.horse, runner.seat) for runner in runners]


# What still matters


def test_before_the_last_race_nobody_tells_a_love_that_goes_on() -> None:
    """The horse that the sweetheart puts first at every race, the colour for which the heiress pays double."""
    for title, level, key in (("ticket-gagnant", "sweetheart", "beloved"), ("triple-couronne", "heiress", "colour")):
        said = said_by(title, level)
        told = [each for each in said if each.remark is not None and each.remark.key == key]
        assert told and all(each.view.phase == "over" for each in told)
    for each in said_by("ticket-gagnant", "sweetheart"):
        tickets = [event.tickets for event in each.view.history if isinstance(event, PredictionsRevealed)][-1]
        assert each.remark is not None
        assert (each.remark.facts.get("horse") == tickets[each.view.seat][0]) == (each.view.phase == "over")
