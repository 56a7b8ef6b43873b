"""The build hook: compiles the rules with mypyc where that works, and packs them as they are where it does not.

Which modules are compiled is said in pyproject.toml and nowhere else. `HIPPODROME_COMPILE` in the environment:

    unset   compile if possible; on any failure install uncompiled, and say so
    0       install uncompiled on purpose
    1       a failure to compile fails the build

Why not hatch-mypyc: it aborts the build where there is no compiler, so it would have to be run inside a guard
anyway; and it compiles in the source tree. The part of it that we need is the few lines of `compile_here`.
They run in a process of their own, in a copy of the sources, because mypy ends its process on errors, a compiler
may crash, and nothing may be left behind in the source tree, where a stale .so would hide every later edit.

pip shows what a build prints only with -v. So every wheel says in `hippodrome/build.txt` how it was built.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "HIPPODROME_COMPILE"
PACKAGE = "hippodrome"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds compiled modules to the wheel, if they can be had, and `build.txt`."""

    def dependencies(self) -> list[str]:
        """What compiling needs; nothing where nothing is compiled."""
        return [] if os.environ.get(SWITCH) == "0" else list(self.config["requires"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling collects the files of the wheel."""
        if version == "editable":
            return  # runs from the sources, which compiled modules would hide
        self._workplace = tempfile.TemporaryDirectory(prefix="hippodrome-build-")
        place = Path(self._workplace.name)
        try:
            built, report = self._compile_in(place / "src")
        except Exception as problem:
            if os.environ.get(SWITCH) == "1":
                raise
            built, report = [], f"uncompiled: {problem}"
            self._warn(report)
        for file in built:
            build_data["force_include"][str(file)] = file.relative_to(place / "src").as_posix()
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        note = place / "build.txt"
        note.write_text(report + "\n", encoding="utf-8")
        build_data["force_include"][str(note)] = f"{PACKAGE}/build.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._workplace.cleanup()

    def _compile_in(self, copy: Path) -> tuple[list[Path], str]:
        """The compiled files, made in a copy of the sources, and a report in one line. Raises on any failure."""
        if os.environ.get(SWITCH) == "0":
            return [], f"uncompiled: {SWITCH}=0"
        by_products = shutil.ignore_patterns("__pycache__", ".*", "*.so", "*.pyd")
        shutil.copytree(Path(self.root, "src", PACKAGE), copy / PACKAGE, ignore=by_products)
        modules: list[str] = self.config["compiled"]
        self._run("there is no C compiler that works", copy, "try", [])
        self._run("the rules do not compile", copy, "compile", modules)
        self._run("the compiled rules do not work", copy, "import", modules)
        built = [file for file in (*copy.glob("*"), *(copy / PACKAGE).rglob("*")) if file.suffix in (".so", ".pyd")]
        return sorted(built), f"compiled: {len(modules)} modules, {self.config['requires'][0]}"

    def _run(self, otherwise: str, copy: Path, task: str, modules: list[str]) -> None:
        command = [sys.executable, str(Path(__file__).resolve()), task, *modules]
        run = subprocess.run(command, cwd=copy, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode != 0:
            output = run.stdout.decode(errors="replace")
            self.app.display_error(output)
            raise RuntimeError(f"{otherwise} ({_cause(output)})")

    def _warn(self, report: str) -> None:
        rule = "*" * 78
        self.app.display_warning(f"{rule}\nHippodrome is being built {report}\nIt plays the same games, more slowly.\n{rule}")


def _cause(output: str) -> str:
    """The first error in the output of a compiler, else its last line; short enough to be shown to anybody."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no output"]
    cause = next((line for line in lines if "error:" in line), lines[-1])
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
    extensions = mypycify(["--config-file=", "--strict", *paths], opt_level="3", debug_level="0", group_name=PACKAGE)
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


if __name__ == "__main__":
    {"try": try_compiler, "compile": compile_here, "import": import_here}[sys.argv[1]](sys.argv[2:])
