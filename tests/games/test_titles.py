"""Which games there are: ours by folder, others by entry point; and what happens to a package that cannot be used."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from hippodrome import games
from hippodrome.core.chance import FastChance
from hippodrome.core.errors import BadSetup
from hippodrome.core.setups import option, options_of
from hippodrome.core.title import Title
from hippodrome.core.wire import Setup
from hippodrome.games import is_title, load_game, own_titles, title_of, titles
from hippodrome.server.tables.catalogue import shelf

Install = Callable[[str, str], None]
GOOD = """
from hippodrome.core.title import Title
TITLE = Title(
    title="amble", name="Amble", package=__name__, editions=("1",), seats=(2,), box=None, options=None, game=".nowhere:Game"
)
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts packages that announce a game beside Hippodrome, as pip would."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def put(package: str, source: str) -> None:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(source, encoding="utf-8")
        metadata = tmp_path / f"{package}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
        (metadata / "entry_points.txt").write_text(f"[hippodrome.games]\n{package} = {package}:TITLE\n", encoding="utf-8")
        games.titles.cache_clear()

    yield put
    games.titles.cache_clear()
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_every_folder_of_ours_is_a_game_of_that_name() -> None:
    folders = {path.parent.name.replace("_", "-") for path in Path(games.__file__).parent.glob("*/rules.py")}
    assert set(own_titles()) == folders
    for title, about in own_titles().items():
        assert load_game(title).title() == about.title == title


def test_the_shelf_says_for_every_game_of_ours_what_a_host_may_choose() -> None:
    found = {info.title: info for info in shelf(lambda title: ())}
    assert list(found) == ["ticket-gagnant", "finish", "triple-couronne", "finish-line"]
    races, flat_only, hidden = found["ticket-gagnant"].options
    assert (races.kind, races.default, races.choices["2022/2"], races.choices["2024/3"]) == ("number", None, (4, 6), (3, 6, 9))
    assert (flat_only.kind, flat_only.default, flat_only.editions) == ("yes-no", False, ("2022", "2024"))
    assert hidden.editions == ("2022",)
    assert set(found["finish"].options[0].choices.values()) == {(1, 2, 3, 4, 5, 6)} and found["finish"].options[0].default == 3
    assert found["finish-line"].options == ()
    stables, auction, jockeys, guide = found["triple-couronne"].options
    assert (stables.words, auction.default, jockeys.default) == (("random", "chosen"), True, "random")
    assert auction.editions == jockeys.editions == ("complet", "marathon")
    assert (guide.default, guide.editions) == (True, own_titles()["triple-couronne"].editions)


@pytest.mark.parametrize("title", [title for title, about in own_titles().items() if about.guided is not None])
def test_the_tables_laid_for_newcomers_are_tables_of_the_game(title: str) -> None:
    """Both the one with a guide and the one of those who play at once; and a game with a guide has its marks in the browser."""
    game, about = load_game(title), own_titles()[title]
    assert about.guided is not None
    for edition, seats, options in (
        (about.guided.edition, about.guided.seats, about.guided.options),
        (about.editions[0], 4, about.newcomers),
    ):
        state = game.start(Setup(title=title, edition=edition, seats=seats, options=dict(options)), FastChance(1))
        assert game.to_act(state)
    assert (Path(__file__).resolve().parents[2] / "web" / "src" / "games" / title / "guide.ts").is_file()


def test_the_game_of_another_package_is_found_by_its_entry_point(install: Install) -> None:
    assert not is_title("amble")
    install("amble", GOOD)
    assert is_title("amble") and title_of("amble").name == "Amble"
    assert [*own_titles(), "amble"] == list(titles())


BROKEN = {
    "unreadable": ("TITLE = (", "SyntaxError"),
    "unfinished": ("import no_such_module", "no_such_module"),
    "leaving": ("raise SystemExit(3)", "SystemExit"),
    "nameless": ("", "TITLE"),
    "wordy": ("TITLE = 'amble'", "is no Title"),
    "shouting": (GOOD.replace('"amble"', '"Amble!"'), "small letters"),
    "greedy": (GOOD.replace('"amble"', '"finish"'), "one of ours"),
}


@pytest.mark.parametrize("package", BROKEN)
def test_a_package_that_cannot_be_used_is_left_out_and_named(
    package: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    source, reason = BROKEN[package]
    install(package, source)
    assert titles() == own_titles() and title_of("finish").package == "hippodrome.games.finish"
    [said] = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert package in said and reason in said


def test_of_two_packages_with_one_title_neither_is_taken(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install("amble", GOOD)
    install("ambler", GOOD)
    assert titles() == own_titles()
    assert "amble, ambler" in caplog.text


def test_another_packages_game_that_cannot_be_loaded_is_refused_and_is_not_on_the_shelf(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    install("amble", GOOD)
    with pytest.raises(BadSetup, match=r"amble cannot be played: .*nowhere"):
        load_game("amble")
    assert [info.title for info in shelf(lambda title: ())] == list(own_titles())
    assert "amble" in caplog.text


def test_a_number_without_bounds_cannot_be_offered() -> None:
    assert [one.bounds for one in options_of(with_options(Bounded))] == [range(1, 4)]
    with pytest.raises(TypeError, match="laps"):
        options_of(with_options(Endless))


class Endless(msgspec.Struct):
    laps: int = 1


class Bounded(msgspec.Struct):
    laps: Annotated[int, option("G-1", ge=1, le=3)] = 1


def with_options(kind: type[msgspec.Struct]) -> Title:
    return Title(title="t", name="T", package="tests", editions=("1",), seats=(2,), options=f"{__name__}:{kind.__name__}")
