"""A worker like the server's own, with bots of Finish that no house would have: they crash, hang, talk nonsense, or spy."""

from __future__ import annotations

import gc
import os
import sys
import time
from pathlib import Path
from typing import Any

from hippodrome.bots.at_random import AtRandom
from hippodrome.core.search import Budget
from hippodrome.core.wire import View
from hippodrome.games import title_of
from hippodrome.server.thinking.worker import answer, prepare
from hippodrome.server.workers.serving import serve

SOUGHT = ("Programme", "Match", "Room", "House")
"""What holds a true state, or leads to one."""


class Strange(AtRandom):
    """Makes itself known: a file for each time that it was asked."""

    def choose(self, view: View, budget: Budget | None = None) -> int:
        Path(os.environ["HOME"], type(self).__name__.lower()).touch()
        return self.go_wrong(view, budget)

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        """Play at random, which is not wrong."""
        return super().choose(view, budget)


class Crashing(Strange):
    """Raises what nobody expects."""

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        raise ZeroDivisionError("a bot that cannot count")


class Dying(Strange):
    """Ends its process."""

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        os._exit(3)


class Hanging(Strange):
    """Never comes back."""

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        time.sleep(1000)
        return 0


class Raving(Strange):
    """Chooses what is no action."""

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        return 123_456_789_123_456_789


class Dreaming(Strange):
    """Thinks until the clock strikes."""

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        assert budget is not None
        while not budget.is_late():
            time.sleep(0.01)
        return super().go_wrong(view, budget)


class Spying(Strange):
    """Looks for the true state wherever a program can look, and writes down what it found."""

    def go_wrong(self, view: View, budget: Budget | None) -> int:
        found = [type(each).__name__ for each in gc.get_objects() if type(each).__name__ in SOUGHT]
        found += [name for name in os.environ if "DATA" in name.upper() or "SECRET" in name.upper()]
        for handle in Path("/proc/self/fd").iterdir():
            if int(handle.name) > 2 and handle.exists() and not os.readlink(handle).startswith(("pipe:", "/dev/", "/proc/")):
                found.append(os.readlink(handle))
        found += [argument for argument in sys.argv[1:] if not argument.isdecimal()]
        Path(os.environ["HOME"], "found").write_text("\n".join(found))
        return super().go_wrong(view, budget)


if __name__ == "__main__":
    bots: Any = title_of("finish").bots
    for strange in (Crashing, Dying, Hanging, Raving, Dreaming, Spying):
        bots[strange.__name__.lower()] = f"__main__:{strange.__name__}"
    serve(answer, int(sys.argv[1]), int(sys.argv[2]), prepare)
