"""The package as people get it: built and installed for real, with a C compiler and npm's registry, and without."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games import own_titles

ROOT = Path(__file__).resolve().parents[2]
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
OF_CORE = [f"hippodrome.{module.replace('/', '.')}" for module in BUILD["hooks"]["custom"]["compiled"]]
COMPILED = [*OF_CORE, *(f"{about.package}.{module}" for about in own_titles().values() for module in about.compiled)]
NO_COMPILER = "/bin/false"
NO_REGISTRY = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}  # nobody listens there

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("packaging"),
    pytest.mark.skipif(os.environ.get("HIPPODROME_EXPECT") == "uncompiled", reason="checked once, in the compiled run"),
]

LOOK = """
import importlib, json, sys
from hippodrome.core.chance import FastChance
from hippodrome.core.rollout import playout
from hippodrome.core.wire import Setup
from hippodrome.games import load_game

game = load_game("ticket-gagnant")
chance = FastChance(7)
state = game.start(Setup(title="ticket-gagnant", edition="2022", seats=3), chance)
playout(game, state, chance)
files = {name: importlib.import_module(name).__file__ for name in sys.argv[1:]}
print(json.dumps({"files": files, "end": game.snapshot(state).hex()}))
"""


class Look:
    """What an installed Hippodrome is: its modules, and how a meeting ends there."""

    def __init__(self, python: str) -> None:
        look = json.loads(run(python, "-P", "-W", "error", "-c", LOOK, *COMPILED))
        self.files: dict[str, str] = look["files"]
        self.end: str = look["end"]

    def uncompiled(self, modules: Sequence[str] = COMPILED) -> list[str]:
        """Those of the modules that are not."""
        return [name for name in modules if not self.files[name].endswith((".so", ".pyd"))]


class Install(Look):
    """One installation in a virtual environment of its own, built from a copy of the sources."""

    def __init__(self, place: Path, **environment: str) -> None:
        self.sources = quick_to_compile(copy_of_the_sources(place / "sources"))
        self.venv = place / "venv"
        self.before = listing(self.sources)
        run(sys.executable, "-m", "venv", "--without-pip", str(self.venv))
        self.python = self.venv / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        run(*pip, "install", "-q", "--no-compile", str(self.sources), **environment)  # Python's own cache would take seconds
        self.after = listing(self.sources)
        site = run(str(self.python), "-c", "import sysconfig; print(sysconfig.get_path('platlib'))").strip()
        self.package = Path(site, "hippodrome")
        self.wheel_note = next(Path(site).glob("hippodrome-*.dist-info/WHEEL")).read_text()
        self.build_note = (self.package / "build.txt").read_text(encoding="utf-8")
        super().__init__(str(self.python))


def copy_of_the_sources(place: Path) -> Path:
    """What a build may read: everything but version control, environments and caches."""
    by_products = shutil.ignore_patterns(
        ".git", ".venv", ".*cache*", "__pycache__", ".hypothesis", "node_modules", "dist", "tests"
    )
    shutil.copytree(ROOT, place, ignore=by_products)
    return place


def quick_to_compile(sources: Path) -> Path:
    """No game asks for anything to be compiled: the core stands for all. The package under test has everything compiled."""
    for file in sources.glob("src/hippodrome/games/*/__init__.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(r"\bcompiled=\([^)]*\)", "compiled=()", text), encoding="utf-8")
    return sources


def listing(place: Path) -> list[str]:
    """Every file but Python's own cache, which hatchling leaves of the build hook."""
    return sorted(str(path.relative_to(place)) for path in place.rglob("*") if "__pycache__" not in path.parts)


def surroundings(**environment: str) -> dict[str, str]:
    """The environment without anything that would change a build, but for what is asked."""
    ours = ("HIPPODROME_", "PYTHON", "PYTEST_", "CC", "CFLAGS", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | environment


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(command, env=surroundings(**environment), capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(sources: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    """A wheel made by the tools that run this test, which is quicker than an isolated build."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(sources / f"{target}s")]
    return subprocess.run(command, cwd=sources, env=surroundings(**environment), capture_output=True, text=True)


@pytest.fixture(scope="module")
def installs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Install, Install]:
    """With a compiler but on purpose without the browser client; and without either, since neither can be made."""
    without = NO_REGISTRY | {"npm_config_cache": str(tmp_path_factory.mktemp("cache")), "CC": NO_COMPILER}
    with ThreadPoolExecutor(2) as both:
        compiled = both.submit(Install, tmp_path_factory.mktemp("compiled"), HIPPODROME_OPTIMIZE="0", HIPPODROME_WEB="0")
        uncompiled = both.submit(Install, tmp_path_factory.mktemp("uncompiled"), **without)
        return compiled.result(), uncompiled.result()


@pytest.fixture(scope="module")
def under_test() -> Look:
    """The package that these tests run with: built with everything."""
    return Look(sys.executable)


@pytest.fixture
def compiled(installs: tuple[Install, Install]) -> Install:
    return installs[0]


@pytest.fixture
def uncompiled(installs: tuple[Install, Install]) -> Install:
    return installs[1]


def test_with_a_compiler_the_rules_are_compiled(compiled: Install) -> None:
    assert compiled.uncompiled(OF_CORE) == []
    assert compiled.build_note.startswith("compiled: ")


def test_all_that_is_to_be_compiled_is(under_test: Look) -> None:
    assert under_test.uncompiled() == []


def test_without_a_compiler_the_rules_run_as_they_are_and_the_package_says_why(uncompiled: Install) -> None:
    assert uncompiled.uncompiled() == COMPILED
    assert uncompiled.build_note.startswith("uncompiled: ")
    assert NO_COMPILER in uncompiled.build_note


def test_compiled_and_uncompiled_rules_play_the_same_meeting(under_test: Look, compiled: Install, uncompiled: Install) -> None:
    assert under_test.end == compiled.end == uncompiled.end


def test_only_a_compiled_wheel_is_bound_to_a_platform(compiled: Install, uncompiled: Install) -> None:
    assert "Tag: py3-none-any" in uncompiled.wheel_note
    assert "Root-Is-Purelib: true" in uncompiled.wheel_note
    assert f"Tag: cp3{sys.version_info.minor}-" in compiled.wheel_note
    assert "Root-Is-Purelib: false" in compiled.wheel_note


@pytest.mark.parametrize("kind", ["compiled", "uncompiled"])
def test_boxes_texts_and_rules_are_installed(kind: str, request: pytest.FixtureRequest) -> None:
    install: Install = request.getfixturevalue(kind)
    source = install.sources / "src" / "hippodrome"
    wanted = [path.relative_to(source) for path in source.rglob("*") if path.suffix in (".toml", ".ftl")]
    wanted += [Path("rules_texts", path.name) for path in (install.sources / "docs" / "rules").glob("*.md")]
    assert {path.suffix for path in wanted} == {".toml", ".ftl", ".md"}
    assert [str(path) for path in wanted if not (install.package / path).is_file()] == []


@pytest.mark.parametrize("kind", ["compiled", "uncompiled"])
def test_a_build_leaves_nothing_behind_in_the_sources(kind: str, request: pytest.FixtureRequest) -> None:
    install: Install = request.getfixturevalue(kind)
    assert install.after == install.before


def test_the_hippodrome_command_is_installed(compiled: Install) -> None:
    assert "play" in run(str(compiled.venv / "bin" / "hippodrome"), "--help")


def test_compiling_can_be_left_out_on_purpose(tmp_path: Path) -> None:
    sources = copy_of_the_sources(tmp_path / "sources")
    done = build(sources, HIPPODROME_COMPILE="0", HIPPODROME_WEB="0")
    assert done.returncode == 0, done.stderr
    assert [wheel.name.split("-", 2)[2] for wheel in sources.glob("wheels/*.whl")] == ["py3-none-any.whl"]


@pytest.mark.parametrize(("demand", "wheels"), [({}, ["py3-none-any.whl"]), ({"HIPPODROME_COMPILE": "1"}, [])])
def test_rules_that_do_not_compile_stop_the_build_only_on_demand(
    tmp_path: Path, demand: dict[str, str], wheels: list[str]
) -> None:
    sources = quick_to_compile(copy_of_the_sources(tmp_path / "sources"))
    (sources / "src/hippodrome/core/sealed.py").write_text("mistake: int = 'text'\n", encoding="utf-8")
    done = build(sources, HIPPODROME_WEB="0", **demand)
    assert "Incompatible types in assignment" in done.stdout + done.stderr
    assert (done.returncode == 0) == bool(wheels)
    assert [wheel.name.split("-", 2)[2] for wheel in sources.glob("wheels/*.whl")] == wheels


def test_the_browser_client_is_installed() -> None:
    package = Path(hippodrome.__file__).parent
    note = (package / "build.txt").read_text(encoding="utf-8").splitlines()[1]
    if note != "client: built" and os.environ.get("HIPPODROME_ALLOW_MISSING"):
        pytest.skip(note)
    assert note == "client: built"
    page = (package / "client" / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'src="/(assets/[^"]+\.js)"', page)
    assert scripts
    assert [script for script in scripts if not (package / "client" / script).is_file()] == []


def test_the_browser_client_can_be_left_out_on_purpose(compiled: Install) -> None:
    assert compiled.build_note.splitlines()[1] == "client: missing: HIPPODROME_WEB=0"
    assert not (compiled.package / "client").exists()


def test_an_isolated_build_has_npm_and_does_without_the_client_where_there_is_no_registry(uncompiled: Install) -> None:
    note = uncompiled.build_note.splitlines()[1]
    assert note.startswith("client: missing: npm cannot get what the browser client needs (")
    assert "ECONNREFUSED" in note


@pytest.mark.parametrize("insist", [False, True])
def test_a_client_that_cannot_be_built_stops_the_build_only_on_demand(tmp_path: Path, insist: bool) -> None:
    sources = copy_of_the_sources(tmp_path / "sources")
    without = NO_REGISTRY | {"npm_config_cache": str(tmp_path / "cache"), "HIPPODROME_COMPILE": "0"}
    done = build(sources, **without, **({"HIPPODROME_WEB": "1"} if insist else {}))
    assert "npm error code ECONNREFUSED" in done.stdout + done.stderr
    wheels = list(sources.glob("wheels/*.whl"))
    if insist:
        assert done.returncode != 0
        assert wheels == []
    else:
        assert done.returncode == 0, done.stderr
        with zipfile.ZipFile(wheels[0]) as wheel:
            note = wheel.read("hippodrome/build.txt").decode().splitlines()[1]
            assert not [name for name in wheel.namelist() if name.startswith("hippodrome/client/")]
        assert note.startswith("client: missing: npm cannot get what the browser client needs (")
        assert "ECONNREFUSED" in note
        assert note in done.stdout + done.stderr


def test_a_source_distribution_holds_all_that_a_build_needs(tmp_path: Path) -> None:
    sources = copy_of_the_sources(tmp_path / "sources")
    for by_product in ("web/node_modules/vite/index.js", "web/dist/index.html"):
        (sources / by_product).parent.mkdir(parents=True)
        (sources / by_product).write_text("", encoding="utf-8")
    done = build(sources, "sdist")
    assert done.returncode == 0, done.stderr
    with tarfile.open(next(sources.glob("sdists/*.tar.gz"))) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    needed = {"pyproject.toml", "hatch_build.py", "README.md", "web/.npmrc", "web/index.html"}
    needed |= {
        str(path.relative_to(sources)) for top in ("src", "web/src", "docs/rules") for path in (sources / top).rglob("*.*")
    }
    assert needed - packed == set()
    assert [name for name in packed if "node_modules" in name or "dist/" in name] == []
