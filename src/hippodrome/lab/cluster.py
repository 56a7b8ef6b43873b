"""Pieces of work on a Dask cluster: pip install "hippodrome[cluster]", here and on its machines, in the same version."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

import hippodrome
from hippodrome.lab.problems import LabProblem
from hippodrome.lab.work import Piece

T = TypeVar("T")
ANSWERS_WITHIN = 5.0
"""Seconds until a cluster that has not answered is given up."""
ALONE_FOR = 10.0
"""Seconds until a cluster without any worker is given up."""


def on_cluster(address: str, work: Callable[..., T], pieces: Sequence[Piece]) -> Iterator[tuple[int, T]]:
    """Which piece ended, and with what. A worker that is lost has its pieces done by the others; if there is none left, or a
    piece takes one worker after the other with it, LabProblem says so."""
    try:
        dask: Any = import_module("distributed")
    except ImportError as problem:
        raise LabProblem("lab-cluster-missing") from problem
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what went wrong is said in one sentence, by us
    try:
        client = dask.Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise LabProblem("lab-cluster-silent", address=address, seconds=int(ANSWERS_WITHIN)) from problem
    with client:
        futures = client.map(_checked, [hippodrome.__version__] * len(pieces), [work] * len(pieces), pieces, pure=False)
        numbers = {future.key: at for at, future in enumerate(futures)}
        ended = dask.as_completed(futures, loop=client.loop)
        try:
            for future in _watched(client, ended, address):
                yield numbers[future.key], future.result()
        except dask.KilledWorker as problem:
            raise LabProblem("lab-cluster-killed", address=address) from problem
        finally:
            client.cancel(futures, force=True)


def _watched(client: Any, ended: Any, address: str) -> Iterator[Any]:
    """Futures as they end, as long as the cluster has somebody to work on them."""
    last_seen = time.monotonic()
    while ended.count():
        if ended.has_ready():
            last_seen = time.monotonic()
            yield next(ended)
            continue
        time.sleep(0.02)
        if client.status != "running":
            raise LabProblem("lab-cluster-gone", address=address)
        if client.scheduler_info(n_workers=-1)["workers"]:
            last_seen = time.monotonic()
        elif time.monotonic() - last_seen > ALONE_FOR:
            raise LabProblem("lab-cluster-empty", address=address, seconds=int(ALONE_FOR))


def _checked(version: str, work: Callable[..., T], piece: Piece) -> T:
    """Do a piece on a worker, if it is of our version: others may play otherwise."""
    if hippodrome.__version__ != version:
        raise LabProblem("lab-cluster-version", there=hippodrome.__version__, here=version)
    return work(*piece)
