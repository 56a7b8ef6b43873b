"""What long commands of the lab share: how many processes, a cluster, a bar, a file of what is done, a table of results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from hippodrome.cli.colours import GOLD
from hippodrome.cli.screen import Screen
from hippodrome.core.box import read_box_text
from hippodrome.core.errors import BadSetup
from hippodrome.lab import results
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.work import Kept, Runner, Stamp
from hippodrome.texts import Texts

Seed = Annotated[int, typer.Option("--seed", min=0)]
BoxFile = Annotated[Path | None, typer.Option("--box")]
Plot = Annotated[Path | None, typer.Option("--plot")]
Processes = Annotated[int, typer.Option("--processes", min=0, max=1024)]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS")]
Keep = Annotated[Path | None, typer.Option("--keep")]
Out = Annotated[Path | None, typer.Option("--out")]
SEED = 2022


class Work:
    """How a command does its work, and where it leaves what it found."""

    def __init__(self, texts: Texts, processes: int, cluster: str, keep: Path | None, out: Path | None) -> None:
        if cluster and processes:
            raise BadSetup("--processes", texts.say("lab-cluster-processes"))
        if out is not None:
            results.check_file(out)
        self._texts = texts
        self._processes = processes
        self._cluster = cluster
        self._keep = keep
        self._out = out

    @property
    def _file(self) -> Path | None:
        """Where pieces are kept: in the file that was named, or beside the table that is to be written."""
        if self._keep is not None or self._out is None:
            return self._keep
        return self._out.with_name(self._out.name + ".part")

    @contextmanager
    def runner(self, stamp: Stamp, said: str) -> Iterator[Runner]:
        """Does pieces, with a bar; says what is kept if it cannot go on."""
        kept = None if self._file is None else Kept(self._file, stamp)
        errors = Console(stderr=True, highlight=False)
        columns = (TextColumn("{task.description}"), BarColumn(complete_style=GOLD), MofNCompleteColumn(), TimeRemainingColumn())
        try:
            with Progress(*columns, console=errors, transient=True) as bar:
                task = bar.add_task(said)
                told = lambda done, total: bar.update(task, completed=done, total=total)  # noqa: E731  # a line
                yield Runner(self._processes, self._cluster, kept, told)
        except (KeyboardInterrupt, LabProblem):
            if kept is not None:
                errors.print(self._texts.say("lab-kept", file=str(kept.file)), soft_wrap=True, markup=False)
            raise

    def finish(self, screen: Screen, stamp: Stamp, rows: Sequence[msgspec.Struct]) -> None:
        """Write the table, if one is wanted; then what was kept beside it can go."""
        if self._out is None:
            return
        results.write(self._out, stamp, rows)
        screen.whole(Text(self._texts.say("lab-written", file=str(self._out))))
        if self._keep is None and self._file is not None:
            self._file.unlink(missing_ok=True)


def box_text(box: Path | None) -> str:
    """The text of a box that is not the game's own."""
    return "" if box is None else read_box_text(box)
