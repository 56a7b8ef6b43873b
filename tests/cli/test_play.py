"""Whole games at the terminal: through a pipe and at a real pseudo-terminal, in both languages."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest

from hippodrome.core.record import read_header, replay
from hippodrome.games import load_game
from hippodrome.games.ticket_gagnant import events
from tests.cli.terminal import ERASED, Player, bare, run

SHORT = ("play", "ticket-gagnant", "--edition", "2024", "--seats", "2", "--fast")


def _commitment(output: str) -> str:
    found = re.search(r"^\s*([0-9a-f]{64})$", bare(output), re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("terminal", [True, False], ids=["terminal", "pipe"])
def test_a_whole_game_is_played_saved_and_verified(tmp_path: Path, lang: str, terminal: bool) -> None:
    player = Player(tmp_path, *SHORT, lang=lang, terminal=terminal)
    assert player.play() == 0
    shown = bare(player.output)
    assert player.texts.say("over-title") in shown
    (path,) = player.records(tmp_path)
    commitment = _commitment(player.output)
    assert f"hippodrome verify {path} --commitment {commitment}" in shown
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    checked = run(tmp_path, "verify", str(path), "--commitment", commitment, lang=lang)
    assert checked.returncode == 0
    assert player.texts.say("verify-good") in checked.stdout


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_meeting_of_2022_with_every_discipline_is_played_at_a_terminal(tmp_path: Path, size: tuple[int, int]) -> None:
    player = Player(tmp_path, "play", "ticket-gagnant", "--seats", "4", "--fast", lang="fr", terminal=True, size=size)
    disciplines = iter("234" * 3)
    while (code := player.play(lambda question: question == player.texts.say("ask-discipline"))) == -1:
        player.type(next(disciplines))
    assert code == 0


def _dealt(path: Path) -> dict[tuple[int, int], set[str]]:
    """Per race and seat the cards that were dealt, from the record."""
    game = load_game("ticket-gagnant")
    *_, table = replay(game, path.read_text(encoding="utf-8"), unfinished=True)
    hands: dict[tuple[int, int], set[str]] = {}
    race = 0
    for event, _ in table.log:
        if isinstance(event, events.RaceAnnounced):
            race = event.race
        elif isinstance(event, events.CardsDealt):
            hands[race, event.seat] = set(event.cards)
    return hands


def _pages(player: Player) -> list[tuple[int, str, set[str]]]:
    """The pages of a terminal with their race, and the cards that lie open on each."""
    pages = []
    race = 0
    for page in map(bare, player.output.split(ERASED)):
        if found := re.search(r"Race (\d+) of", page):
            race = int(found[1])
        pages.append((race, page, set(re.findall(r" \d +(\d[x=]\d) ", page))))
    return pages


def test_two_people_pass_the_device_and_never_see_each_others_cards(tmp_path: Path) -> None:
    people = ("--people", "2", "--name", "Anna", "--name", "Bob", "--flat-only")
    player = Player(tmp_path, "play", "ticket-gagnant", "--seats", "3", "--fast", *people, terminal=True, size=(100, 30))
    assert player.play() == 0
    hands = _dealt(player.records(tmp_path)[0])
    holder, seen = -1, {0: 0, 1: 0}
    for race, page, cards in _pages(player):
        if found := re.search("Pass the device to (Anna|Bob)", page):
            holder = ("Anna", "Bob").index(found[1])
            assert not cards, "a hand lies open while the device goes round"
        if cards:
            assert cards <= hands[race, holder], "a page shows cards that are not its reader's"
            seen[holder] += 1
    assert seen[0] > 6 and seen[1] > 6


def test_no_secret_of_another_seat_is_shown_before_it_is_revealed(tmp_path: Path) -> None:
    options = ("--hidden-predictions", "--flat-only", "--name", "Anna")
    player = Player(tmp_path, "play", "ticket-gagnant", "--seats", "2", "--fast", *options, terminal=True)
    assert player.play(lambda question: question == player.texts.say("result-next")) == -1
    (path,) = player.records(tmp_path)
    header = read_header(path.read_text(encoding="utf-8"))
    assert header.seed not in player.output and header.nonces[1] not in player.output
    hands = _dealt(path)
    *pages, (_, result, _) = _pages(player)
    assert any(cards for _, _, cards in pages)
    for _, page, cards in pages:
        assert cards <= hands[1, 0], "a card that is not in Anna's hand"
        for line in page.splitlines():
            if "⚑ Apprentice" in line:
                assert "♞" not in line.split("⚑ Apprentice")[1], "a ticket that lies face down"
    assert "♞" in result.split("⚑ Apprentice")[-1].splitlines()[0], "with the ranking it is turned over"
    player.kill()


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    player = Player(tmp_path, *SHORT)
    count = 0

    def third_card(question: str) -> bool:
        nonlocal count
        count += question == "Card?"
        return count == 3

    assert player.play(third_card) == -1
    (path,) = player.records(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    player.kill()
    assert path.read_text(encoding="utf-8").splitlines() == lines
    again = Player(tmp_path, "play", "--resume", str(path), "--fast")
    assert again.play() == 0
    assert path.read_text(encoding="utf-8").splitlines()[: len(lines)] == lines
    checked = run(tmp_path, "verify", str(path), "--commitment", _commitment(player.output))
    assert checked.returncode == 0, checked.stdout


def test_a_terminated_game_gives_the_terminal_back(tmp_path: Path) -> None:
    player = Player(tmp_path, *SHORT, terminal=True)
    player.play(lambda question: question == "Card?")
    player.process.terminate()
    assert player.end() == 143
    assert player.output.rstrip().endswith("\x1b[?1049l\x1b[?25h") or "\x1b[?1049l" in player.output[-40:]


def test_control_c_leaves_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    player = Player(tmp_path, *SHORT, terminal=True)
    player.play(lambda question: question == "Card?")
    player.process.send_signal(2)
    assert player.end() == 130
    (path,) = player.records(tmp_path)
    assert f"hippodrome play --resume {path}" in bare(player.output)
    assert "Traceback" not in player.output


def test_the_end_of_the_input_stops_the_game_with_a_word(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, lang="fr", said=b"\n")
    assert found.returncode == 1
    assert "--resume" in found.stdout and "L’entrée s’est tarie" in found.stdout
    assert "Traceback" not in found.stderr


def test_leaving_with_q_is_no_error(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, "--first-player", "1", said=b"\nq\n")
    assert found.returncode == 0
    assert "The game is saved" in found.stdout


def test_a_refused_action_names_the_rule_in_the_readers_language(tmp_path: Path) -> None:
    player = Player(tmp_path, *SHORT, "--first-player", "1", lang="fr")
    assert player.play(lambda question: question == player.texts.say("ask-ticket")) == -1
    player.type("7 7 5")
    player.wait()
    assert "TG-5 · Un cheval n’a qu’un jeton" in bare(player.output)
    player.type("predict ././.")
    player.wait()
    assert "TG-5 · Pronostiquez au moins un cheval" in bare(player.output)
    player.kill()


def test_a_play_may_be_typed_in_the_notation_of_records(tmp_path: Path) -> None:
    player = Player(tmp_path, *SHORT, "--first-player", "1", "--seed", "5e" * 32)
    assert player.play(lambda question: question == "Card?") == -1
    player.type("nonsense")
    player.wait()
    example = re.search(r"a play such as\s+([^\s.]+ [^\s.]+)\.", bare(player.output))
    assert example
    player.type(example[1])
    player.play(lambda question: True)
    assert f'"do":"play {example[1]}"' in player.records(tmp_path)[0].read_text(encoding="utf-8")
    player.kill()


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    records = []
    for place in ("one", "two"):
        folder = tmp_path / place
        folder.mkdir()
        player = Player(folder, *SHORT, "--seed", "5e" * 32)
        assert player.play() == 0
        records.append(player.records(folder)[0].read_text(encoding="utf-8"))
    assert records[0] == records[1]


def test_only_bots_can_play_while_one_watches(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, "--people", "0", "--bots", "apprentice,random")
    assert found.returncode == 0
    assert "The game is over" in found.stdout


def test_help_and_rules_can_be_read_in_the_middle_of_a_game(tmp_path: Path) -> None:
    found = run(tmp_path, *SHORT, "--first-player", "1", lang="fr", said=b"\n?\nr\nq\n")
    assert "La course va de gauche à droite" in found.stdout
    assert "TG-17" in found.stdout
