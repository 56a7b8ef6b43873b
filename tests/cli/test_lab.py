"""The commands of the lab: tables, verdicts, plots, files and pages, in both languages; and what they refuse."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hippodrome.cli.numbers import bot_name
from hippodrome.games import load_game
from hippodrome.lab import results
from hippodrome.lab.tournament import Sat
from hippodrome.lab.work import stamp_of
from hippodrome.texts import Texts
from tests.cli.conftest import Command

ONE = ("--processes", "1")
CALIBRATE = ("lab", "calibrate", "triple-couronne", "--races", "400", *ONE)
TOURNAMENT = ("lab", "tournament", "triple-couronne", "--deals", "2", "--bots", "trainer,random", *ONE)
RECORDED = Path(__file__).parents[1] / "games" / "recorded"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_calibration_is_told_in_a_table(command: Command, lang: str) -> None:
    code, said, _ = command(*CALIBRATE, "--races", "1000", "--seed", "3", "--lang", lang)
    texts = Texts(lang)
    for horse in load_game("triple-couronne").box.horses.list:
        assert horse.name in said
    for key in ("two", "three", "four-and-five", "odds", "promised", "divergence", "insurance", "contract-two"):
        assert texts.say(f"calibrate-{key}") in said
    assert ("26.8%" in said and "at most 0.02" in said) if lang == "en" else ("26,8\u00a0%" in said and "au plus 0,02" in said)
    passed = texts.say("calibrate-passed") in said
    assert passed != (texts.say("calibrate-failed") in said)
    assert code == (0 if passed else 1)


def test_the_box_that_comes_with_the_game_passes(command: Command) -> None:
    code, said, _ = command(*CALIBRATE, "--races", "3000", "--seed", "4")  # with so few, horses of equal odds may change places
    assert code == 0 and "Passed" in said and "✗" not in said


def test_a_box_with_other_odds_fails(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    command("box", "copy", "triple-couronne", str(box))
    text = box.read_text(encoding="utf-8")
    box.write_text(text.replace("points = 33, odds = 5", "points = 33, odds = 2"), encoding="utf-8")
    code, said, _ = command(*CALIBRATE, "--box", str(box))
    assert code == 1 and "✗ no" in said and "Failed" in said


def test_too_few_races_are_no_accident(command: Command) -> None:
    code, said, _ = command(*CALIBRATE, "--races", "1")
    assert code == 1 and "∞" in said


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_calibration_is_plotted(command: Command, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "plot.png"
    _, said, _ = command(*CALIBRATE, "--plot", str(path), "--lang", lang)
    assert path.read_bytes().startswith(b"\x89PNG") and path.stat().st_size > 10_000
    assert str(path) in said


def test_what_speaks_against_a_plot_is_said_first(command: Command) -> None:
    code, said, error = command(*CALIBRATE, "--plot", "plot.gif")
    assert code == 1 and said == "" and "a picture is a .png or a .svg file" in error


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tournament_is_told_in_a_table(command: Command, lang: str) -> None:
    code, said, _ = command(*TOURNAMENT, "--lang", lang)
    texts = Texts(lang)
    assert code == 0
    for key in ("bot-trainer", "bot-random", "tournament-rating"):
        assert texts.say(key) in said


@pytest.mark.parametrize(("lang", "place", "rows"), [("en", 7, ("Race 1", "All races")), ("fr", 0, ("Place", "Retour"))])
def test_what_a_euro_brings_is_told_in_a_table(command: Command, lang: str, place: int, rows: tuple[str, ...]) -> None:
    code, said, _ = command("lab", "returns", "--seats", "2", "--place", str(place), "--meetings", "1", *ONE, "--lang", lang)
    assert code == 0 and Texts(lang).say("finish-line-returns-title") in said and "∞" in said
    assert all(row in said for row in rows)


def test_bots_and_edition_of_a_tournament_can_be_chosen(command: Command) -> None:
    code, said, _ = command(*TOURNAMENT, "--edition", "reduit", "--seats", "3")
    assert code == 0 and "reduit" in said and "3 seats" in said
    for bots, reason in (("random,nobody", "there is no bot nobody"), ("random,random", "each bot is named once")):
        code, said, error = command(*TOURNAMENT, "--bots", bots)
        assert code == 2 and said == "" and reason in error


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("prudent", "Prudent"),
        ("prudent@50", "Prudent @50"),
        ("prudent[levels.CARE=0.3]@50", "Prudent [levels.CARE=0.3]@50"),
        ("mine:Bot@50", "mine:Bot@50"),
        ("exec:./mine\x1b", "exec:./mine�"),
    ],
)
def test_constants_and_budget_stand_behind_the_name_of_a_bot(bot: str, name: str) -> None:
    assert bot_name(bot, Texts("en")) == name


def test_options_of_the_table_of_a_tournament_can_be_set(command: Command) -> None:
    code, _, _ = command(*TOURNAMENT, "--edition", "marathon", "--option", "auction=yes", "--deals", "1")
    assert code == 0
    for setting, reason in (
        ("auction", "is no value of auction"),
        ("nonsense=1", "triple-couronne has no option nonsense; it has"),
    ):
        code, said, error = command(*TOURNAMENT, "--option", setting)
        assert code == 2 and said == "" and reason in error


def test_a_run_goes_on_from_what_it_left_and_leaves_nothing_beside_its_table(command: Command, tmp_path: Path) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "out.csv"
    kept = tmp_path / "kept.jsonl"
    command(*TOURNAMENT, "--out", str(whole), "--keep", str(kept))
    part = tmp_path / "out.csv.part"
    part.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:2]))
    code, said, _ = command(*TOURNAMENT, "--out", str(out))
    assert code == 0 and str(out) in said and not part.exists()
    first, again = (results.rows_as(results.read(file)[1], Sat, file) for file in (whole, out))
    assert [(each.bot, each.win, each.total) for each in first] == [(each.bot, each.win, each.total) for each in again]
    assert first[0] == again[0]  # seconds and all: it was not played again
    code, _, error = command(*TOURNAMENT, "--keep", str(kept), "--seed", "3")
    assert code == 1 and "pieces of other work (seed: there 2022, here 3)" in error


def test_a_bot_that_fails_is_told_and_what_was_played_is_kept(command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    code, _, error = command(*TOURNAMENT, "--bots", "trainer,tests.lab.test_tournament:Crashing", "--keep", str(kept))
    assert code == 1 and "Crashing failed in deal 0" in error and f"kept in {kept}" in error.replace("\n", "")


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (("--cluster", "tcp://127.0.0.1:1", "--processes", "2"), "leave --processes out"),
        (("--processes", "0", "--cluster", "tcp://127.0.0.1:1"), "no cluster answers at tcp://127.0.0.1:1"),
        (("--out", "found.txt"), "a .parquet or a .csv file"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    command: Command, asked: tuple[str, ...], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.lab.cluster.ANSWERS_WITHIN", 0.5)
    code, said, error = command(*TOURNAMENT, *asked)
    assert code and said == "" and reason in error


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["finish/1975-2-seats", "triple-couronne/initiation-2-seats"])
def test_odds_are_told_and_plotted_from_a_record(command: Command, tmp_path: Path, name: str, lang: str) -> None:
    record, plot, out = RECORDED / f"{name}.jsonl", tmp_path / "odds.svg", tmp_path / "odds.csv"
    more = ("--plot", str(plot), "--out", str(out)) if lang == "fr" else ()
    code, said, _ = command("lab", "odds", str(record), "--rollouts", "50", "--lang", lang, *more)
    assert code == 0 and Texts(lang).say("odds-worth") in said and "%" in said
    if more:
        stamp, rows = results.read(out)
        assert stamp.work == "odds" and rows and "</svg>" in plot.read_text()


def test_a_moment_without_odds_or_of_no_action_is_refused(command: Command) -> None:
    record = str(RECORDED / "finish/1975-2-seats.jsonl")
    code, _, error = command("lab", "odds", record, "--after", "99999")
    assert code == 2 and "there is no action" in error
    actions = len(Path(record).read_text().splitlines()) - 2
    code, _, error = command("lab", "odds", record, "--after", str(actions))
    assert code == 1 and "there is nothing to bet on" in error


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_has_a_page_that_stands_alone(command: Command, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "page.html"
    record = RECORDED / "triple-couronne/initiation-3-seats.jsonl"
    code, _, _ = command("lab", "report", str(record), "--out", str(page), "--rollouts", "20", "--lang", lang, *ONE)
    text = page.read_text(encoding="utf-8")
    assert code == 0 and f'<html lang="{lang}">' in text and text.count("<svg") >= 4
    assert Texts(lang).say("story-chances") in text and "http" not in text and "src=" not in text


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_results_have_a_page(command: Command, tmp_path: Path, ending: str) -> None:
    for name, asked in (("tournament", TOURNAMENT), ("simulation", ("lab", "simulate", "finish", "--races", "300", *ONE))):
        file = tmp_path / f"{name}.{ending}"
        assert command(*asked, "--out", str(file))[0] == 0
        code, said, _ = command("lab", "report", str(file))
        assert code == 0 and f"{name}.html" in said
        assert "<svg" in file.with_suffix(".html").read_text(encoding="utf-8")


def test_results_of_another_version_or_box_are_refused(command: Command, tmp_path: Path) -> None:
    stamp = stamp_of(load_game("finish"), "tournament", 7, edition="1975")
    row = Sat(0, "a,b", 0, 0, 0, "a", 1.0, 1200, 0.25, 9, 1)
    for field, other, reason in (
        ("hippodrome", "0.0.9", "was made by Hippodrome and rules 0.0.9"),
        ("rules", "0", "use that version"),
        ("box", "ab", "made with another box"),
        ("title", "chess", "a game that is not installed here"),
        ("work", "odds", "of which there is no page"),
    ):
        file = tmp_path / f"{field}.parquet"
        results.write(file, msgspec.structs.replace(stamp, **{field: other}), [row])
        code, said, error = command("lab", "report", str(file))
        assert code == 1 and said == "" and reason in error, field
