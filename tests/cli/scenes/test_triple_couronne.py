"""La Triple Couronne at the terminal: its pages at every size, the course with all its runners, answers and standing orders."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest

from hippodrome.cli.forms import Paper
from hippodrome.cli.paper import Room
from hippodrome.cli.scenes.triple_couronne import TripleCouronneScene
from hippodrome.cli.scenes.triple_couronne_course import Course, Moment, columns
from hippodrome.cli.words import Words
from hippodrome.core.money import BidMade, BidPassed
from hippodrome.core.record import is_over
from hippodrome.core.wire import Event
from hippodrome.games import load_game
from hippodrome.games.triple_couronne import events
from hippodrome.games.triple_couronne.rules import TripleCouronne
from hippodrome.games.triple_couronne.views import TripleCouronneView
from hippodrome.texts import Texts
from tests.cli.conftest import SEED, Command
from tests.cli.sitter import Sitter, Table, table_of
from tests.cli.terminal import ERASED, bare, run
from tests.cli.test_every_game import too_long
from tests.games.triple_couronne.seasons import go, season

NAMES = ("Anna", "Bob", "Cleo", "Dan", "Eve", "Fritz")
TWO = ("play", "triple-couronne", "--seed", SEED, "--name", "Anna", "--name", "Bob", "--seats", "2")
LONG = (*TWO, "--edition", "complet", "--no-auction")
ALL = ("d", "a", "")


def _game() -> TripleCouronne:
    game = load_game("triple-couronne")
    assert isinstance(game, TripleCouronne)
    return game


def _words(lang: str = "en", you: int | None = 0) -> Words:
    return Words(_game(), Texts(lang), NAMES, you)


def _scene(*happened: Event) -> TripleCouronneScene:
    """A scene after some events."""
    scene = TripleCouronneScene(_words())
    view = table_of("triple-couronne", 6).view(0)
    assert isinstance(view, TripleCouronneView)
    for event in happened:
        list(scene.follow(event, view))
    return scene


def _runner(horse: str, seat: int = 0, square: int = 0, finish: int = 35) -> events.Runner:
    return events.Runner(horse, seat, None, square, finish)


class OnlySome(Exception):
    """So many races are enough."""


def _season(edition: str, seats: int, lang: str, size: tuple[int, int], full: bool, races: int = 99) -> tuple[Table, str]:
    """So many races of a season, in which a trainer sits in every seat."""
    table = Table(table_of("triple-couronne", seats, edition), lang, size, full)
    answer = table.screen.answer

    def until(question: str) -> str:
        view = table.match.view(0)
        assert isinstance(view, TripleCouronneView)
        if view.race > races:
            raise OnlySome
        return answer(question)

    table.screen.answer = until
    with contextlib.suppress(OnlySome):
        table.sitting.play()
    return table, table.screen.shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("edition", "seats", "size"),
    [("initiation", 6, (80, 24)), ("reduit", 4, (120, 40)), ("complet", 6, (80, 24)), ("complet", 3, (80, 24))],
)
def test_every_page_of_a_season_fits_on_the_screen(lang: str, edition: str, seats: int, size: tuple[int, int]) -> None:
    table, shown = _season(edition, seats, lang, size, True, races=3)
    assert too_long(shown, size[0]) == []
    assert is_over(table.match) == (edition == "initiation")


@pytest.mark.parametrize(("edition", "seats"), [("initiation", 6), ("complet", 4)])
def test_through_a_pipe_every_race_is_told_and_every_runner_is_on_the_course(edition: str, seats: int) -> None:
    table, shown = _season(edition, seats, "en", (80, 24), False, races=2 if edition == "complet" else 99)
    assert too_long(shown, 80) == []
    started = [event for event in table.match.view(0).history if isinstance(event, events.RaceStarted)]
    assert len(started) == (3 if edition == "initiation" else 2)
    courses = shown.split("╭ bend ╮    far side")[1:]
    assert len(courses) == len(started)
    for event, course in zip(started, courses, strict=True):
        drawn = course.split(table.texts.say("triple-couronne-result-title"))[0]
        assert all(runner.horse in drawn for runner in event.runners), event
    ended = [event for event in table.match.view(0).history if isinstance(event, events.RaceEnded)]
    for event in ended:
        assert all(
            re.search(rf"\n +{place}(?:st|nd|rd|th) +\d+ {re.escape(horse)} ", shown)
            for place, horse in enumerate(event.order, 1)
        )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_season_is_filmed_at_a_terminal_and_verified(tmp_path: Path, lang: str) -> None:
    player = Sitter(tmp_path, "triple-couronne", "--edition", "initiation", "--seats", "3", lang=lang, terminal=True)
    assert player.play() == 0, player.output[-2000:]
    pages = [bare(page) for page in player.output.split(ERASED)]
    assert [line for page in pages[1:-1] for line in page.splitlines() if len(line) > 80] == []
    assert any(player.texts.say("triple-couronne-wait-start") in page and "▚" in page for page in pages)
    assert sum(player.texts.say("col-account") in page for page in pages) == 3
    assert run(tmp_path, "verify", str(player.path), lang=lang).returncode == 0


def test_the_end_of_a_long_season_shows_the_trophies() -> None:
    scene = _scene()
    table = table_of("triple-couronne", 3, "complet")
    view = table.view(0)
    ended = events.SeasonEnded((100, 300, 200), (1,), events.Trophies((1,), (), (0, 1), (1,)))
    (page,) = scene.result([ended], view, Room(80, 24))
    table_shown = Table(table).screen
    table_shown.line(page)
    lines = [line.strip() for line in table_shown.shown.splitlines()]
    assert [line.split()[0] for line in lines[1:4]] == ["1st", "2nd", "3rd"]
    assert "Golden Whip       Bob" in lines and "Golden Horse      nobody" in lines and "Golden Cup        Anna and Bob" in lines
    assert lines[-1] == "♛ The Triple Crown goes to Bob!"


# The course


def test_start_and_finish_are_straight_across_the_lanes() -> None:
    lanes = columns(_game().box.track.finish)
    assert len({lane[-1] for lane in lanes}) == 1 and {lane[0] for lane in lanes} == {0}
    assert all(lane == sorted(set(lane)) for lane in lanes)


@pytest.mark.parametrize("width", [40, 80, 120, 160])
def test_every_coloured_square_is_drawn(width: int) -> None:
    box = _game().box
    _, *rows = [line.plain for line in Course(box, _words(), width).bare()]
    assert {len(row) for row in rows} == {width}
    for row, squares in zip(rows, box.squares.lanes, strict=True):
        if width >= 80:
            assert (row.count("○"), row.count("●")) == (squares.count("y"), squares.count("r"))


def test_who_is_in_front_is_told_by_the_part_of_the_lane_that_is_left() -> None:
    start = events.RaceStarted(1, (_runner("Jumbo", finish=35), _runner("Comète", finish=43)), 2, (100,))
    moved = events.HorseMoved("Jumbo", 0, 17), events.HorseMoved("Comète", 0, 22)
    assert [spot.horse for spot in _scene(start, *moved).moment.standing()] == ["Comète", "Jumbo"]


def test_a_runner_is_drawn_where_it_is_with_what_it_carries() -> None:
    start = events.RaceStarted(1, (_runner("Jumbo"), _runner("Schmatex", 1)), 2, (100,))
    scene = _scene(start, events.MoveAnnounced(1), events.HorseMoved("Jumbo", 0, 10), events.HorseInjured("Jumbo", 2))
    course = Course(scene.box, scene.words, 80)
    _, jumbo, schmatex = [line.plain for line in course.draw(scene.moment, 3)]
    assert jumbo.startswith(" 4▸Jumbo") and "✚" in jumbo and "-" in jumbo.split("│")[1]
    assert jumbo.index(" 4", 10) > schmatex.index(" 5", 10)
    after = scene.moment.after(events.HorseFinished("Jumbo", 1)).after(events.HorseWithdrawn("Schmatex"))
    _, jumbo, schmatex = [line.plain for line in course.draw(after, 3)]
    assert "1st" in jumbo and "✖" in schmatex


def test_kept_cards_are_used_up() -> None:
    scene = _scene(events.RaceStarted(1, (_runner("Jumbo"),), 2, (100,)))
    stride = next(card for card in scene.moment.cards.values() if type(card).__name__ == "StrideCard")
    shield = next(card for card in scene.moment.cards.values() if type(card).__name__ == "ShieldCard")
    now = scene.moment.after(events.CardKept("Jumbo", stride.id)).after(events.CardKept("Jumbo", shield.id))
    assert now.spots[0].shields == 1 and sum(now.spots[0].strides) == stride.by * stride.advances
    for move in range(stride.advances):
        now = now.after(events.MoveAnnounced(move + 1)).after(events.HorseMoved("Jumbo", move, move + 1))
    now = now.after(events.CardCancelled("Jumbo", "shield"))
    assert now.spots[0].shields == 0 and now.spots[0].strides == ()


@pytest.mark.parametrize("most", [12, 16, 21, 60])
@pytest.mark.parametrize("width", [80, 120])
def test_a_field_of_twenty_four_is_drawn_in_few_lines(width: int, most: int) -> None:
    box = _game().box
    runners = [_runner(horse.name, at % 6, at, 35 + 4 * (at // 6)) for at, horse in enumerate(box.horses.list)]
    now = Moment({}).after(events.RaceStarted(1, tuple(runners), 6, (100,)))
    lines = [line.plain for line in Course(box, _words(), width).draw(now, most)]
    assert len(lines) <= most and {len(line) for line in lines} == {width}
    if most > 12:
        assert all(any(horse.name[:13] in line for line in lines) for horse in box.horses.list)


# In words


def test_a_race_is_told_move_by_move() -> None:
    start = events.RaceStarted(1, (_runner("Jumbo"), _runner("Schmatex", 1)), 2, (100,))
    first = events.MoveAnnounced(1), events.HorseMoved("Jumbo", 0, 3), events.HorseMoved("Schmatex", 0, 2)
    scene = _scene()
    assert scene.told([start, *first, events.MoveAnnounced(2)]) == [
        "They’re off, 2 horses.",
        "Move 1 · Jumbo (32), Schmatex (33)",
    ]
    assert scene.told([events.HorseMoved("Schmatex", 2, 9), events.RaceEnded(1, ())])[0] == "Move 2 · Schmatex (26), Jumbo (32)"


def test_what_nobody_did_is_not_told_and_a_lot_only_with_its_end() -> None:
    scene = _scene()
    lot = events.LotOpened("Jumbo", 0, None, False, 100, None)
    assert len(scene.told([lot, BidMade(0, 100), BidPassed(1)])) == 3
    (sold,) = scene.told([lot, BidMade(0, 100), BidPassed(1), events.HorseSold("Jumbo", 0, None, 100)])
    assert "Jumbo" in sold and "100" in sold
    nothing = events.OffersRevealed(False, ((), ())), events.MountsRevealed(()), events.BetsRevealed((events.Slip(),))
    assert scene.told([*nothing, events.ContractsRevealed((events.Contracts(),))]) == []
    jockeys = [events.JockeyTaken(seat, jockey.name) for seat, jockey in enumerate(scene.box.jockeys.list[:2])]
    assert len(scene.told(jockeys)) == 1


# Asking


def _said(command: Command, *answers: str, arguments: tuple[str, ...] = LONG) -> str:
    return command(*arguments, said="".join(f"{answer}\n" for answer in answers))[1]


def test_a_question_is_explained_once(command: Command) -> None:
    said = _said(command, *[""] * 40, arguments=(*TWO, "--edition", "reduit"))
    assert said.count("Each runner costs an entry fee") == 2  # to Anna, and to Bob
    assert said.count("Who runs?") > 4


def _typed(view: TripleCouronneView, numbers: dict[str, int]) -> tuple[str, str] | None:
    """What somebody types, and the action that it is; None for questions of other kinds."""
    choice = view.choice
    assert choice is not None
    runners = sorted(numbers[horse] for horse in choice.horses)
    match choice.kind:
        case "sales" | "rentals":
            price, word = choice.prices[0], "sell" if choice.kind == "sales" else "rent"
            return f"{numbers[price.horse]} {price.least // 1000}", f"{word} {numbers[price.horse]} {price.least}"
        case "entries":
            return ", ".join(map(str, runners)), f"enter {' '.join(map(str, runners))}"
        case "mounts":
            return f"- {runners[0]}", f"mount - {runners[0]}"
        case "bets":
            first, second = runners[:2]
            return f"{first} 50, {first}+{second} 20k", f"bets win {first} 50000 pair {first} {second} 20000"
        case "insurance" if choice.prices:
            return f"a {numbers[choice.prices[0].horse]}", f"insure race {numbers[choice.prices[0].horse]}"
        case _:
            return None


def test_papers_are_filled_in_by_the_numbers_of_the_catalogue() -> None:
    table = Table(table_of("triple-couronne", 4, "complet", auction=False), size=(80, 24), full=True)
    numbers = {horse.name: number for number, horse in enumerate(_game().box.horses.list, 1)}
    meant: dict[str, str] = {}
    written: list[str] = []

    def answer(question: str) -> str:
        view = table.match.view(0)
        assert isinstance(view, TripleCouronneView) and view.choice is not None
        kind = view.choice.kind
        if kind in written:
            written.remove(kind)
            return ""
        typed = None if kind in meant else _typed(view, numbers)
        if len(meant) == 6:
            raise OnlySome
        if typed is None:
            return table.usual(question)
        meant[kind] = typed[1]
        written.extend([kind] if kind in ("sales", "rentals", "bets", "insurance") else [])
        return typed[0]

    table.screen.answer = answer
    with pytest.raises(OnlySome):
        table.sitting.play()
    done = [line.split('"do":"')[1].split('"')[0] for line in table.match.lines[1:] if '"seat":0' in line]
    assert set(meant) == {"sales", "entries", "rentals", "mounts", "bets", "insurance"}
    assert [action for action in meant.values() if action not in done] == []
    assert "Stakes 70,000 F" in table.screen.shown and "▣" in table.screen.shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_slip_with_more_pairs_than_fit_shows_the_last_ones_and_still_its_sums(size: tuple[int, int]) -> None:
    state = go(season(6, "complet", 4, cash=[9_000_000] * 6), "bets", range(1, 13))
    view = _game().view(state, 0)
    assert isinstance(view, TripleCouronneView) and view.choice is not None
    paper = Paper(_game().legal(state, 0).forms[0], _words(), {})
    scene, lines = _scene(), [""]
    for pair in paper.lines[1].open_targets():
        paper.entries.append((1, pair, 50_000))
        lines = [line.plain for line in scene.bets(view, view.choice, paper, Room(*size))]
        assert len(lines) <= size[1]
        last = paper.written()[-1].plain
        assert last in " ".join(line.strip() for line in lines)
    assert len(paper.entries) == 66 and "3,300,000" in lines[-1]
    assert ("…" in "".join(lines)) == (size == (80, 24))


# Standing orders


def test_an_answer_with_an_equals_sign_is_an_order(command: Command) -> None:
    said = _said(command, "=", "", "0=")  # Anna and Bob about sales, Anna about entries
    assert "d orders ↻ for sale: none" in said
    assert "There is none for this answer" in said  # nobody stays at home for good
    said = _said(command, "=", *ALL, "", "=", "- -=", "q")
    assert "jockeys: nobody" in said


def test_orders_are_switched_on_their_own_page(command: Command) -> None:
    said = _said(command, "d", "1 3", "9", "x", "5 5", "5", "a", "q")
    assert "□ entries: all qualified" in said and "▣ entries: all qualified" in said
    assert said.count("▣ to rent: none") == 3  # after 1 3, after the mistake, after a
    assert said.count("▣ jockeys: nobody") == 1


def test_with_all_orders_given_nobody_is_asked_anything_any_more(command: Command) -> None:
    code, said, _ = command(*LONG, said="".join(f"{answer}\n" for answer in (*ALL, *ALL)))
    assert code == 0 and "The season is over" in said
    assert said.count("For sale? ") == 2 and "Who runs? " not in said and "Insure? " not in said
    assert "↻ entries: all qualified" in said


def test_at_a_shared_device_orders_spare_the_passing_round(command: Command) -> None:
    arguments = ("play", "triple-couronne", "--edition", "initiation", "--people", "2", "--seats", "2", "--seed", SEED)
    code, said, _ = command(*arguments, said="=\n\n\n\n")
    assert code == 0
    assert said.count("Pass the device to Player 1.") == 1 and said.count("Who runs? ") == 4


def test_a_marathon_that_is_killed_goes_on_with_its_orders(tmp_path: Path) -> None:
    more = ("--edition", "marathon", "--no-auction", "--seats", "3", "--bots", "random")
    player = Sitter(tmp_path, "triple-couronne", *more, terminal=True)
    assert player.play(until=lambda question: question == player.texts.say("triple-couronne-ask-sales")) == -1
    for answer in ALL:
        player.type(answer)
        player.wait()
    after_a_race = player.texts.say("orders-wait")
    assert player.play(until=lambda question: question == after_a_race) == -1
    player.kill()
    resumed = Sitter(tmp_path, "triple-couronne", terminal=True)
    assert resumed.wait() == player.texts.say("orders-resumed")
    resumed.type("d")
    assert resumed.wait() == player.texts.say("ask-orders")
    assert bare(resumed.output.split(ERASED)[-1]).count("▣") == 6
    resumed.type("")
    assert resumed.play(until=lambda question: question == after_a_race) == -1  # a race later, and nothing was asked
    resumed.kill()
