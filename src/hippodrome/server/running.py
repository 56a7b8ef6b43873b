"""Running a server: one per data folder, on a port that is free, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import uvicorn

from hippodrome.server.app import create_app
from hippodrome.server.config import BadConfig, Config
from hippodrome.server.wire.protocols import WireConfig, sweeping

FIRST_PORT, LAST_PORT = 8000, 8020
DEAF_MILLISECONDS = 60_000
MANY_FILES = 10_240
"""What macOS allows at most."""
OWN_FILES = 100
"""Open files that are no connections: the database, pages, logs."""


class AlreadyRunning(BadConfig):
    """Another server has this data folder; `address` is where it is."""

    def __init__(self, address: str) -> None:
        super().__init__(f"a server is running on this data folder already, at {address or 'an unknown address'}")
        self.address = address


@contextlib.contextmanager
def only_one(data: Path) -> Iterator[Callable[[str], None]]:
    """Hold the lock of a data folder; yields a function that notes the server's address there. Raises AlreadyRunning."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = open(data / "server.lock", "a+")  # noqa: SIM115  # closed below; the lock lives as long as the file is open
    except OSError as problem:
        raise BadConfig(f"{data} cannot be used as data folder ({problem.strerror}); name another one with --data") from problem
    with lock:
        if not _lock(lock.fileno()):
            lock.seek(0)
            raise AlreadyRunning(lock.read().strip())

        def note(address: str) -> None:
            lock.seek(0)
            lock.truncate()
            lock.write(address)
            lock.flush()

        note("")
        yield note


@contextlib.contextmanager
def alone(data: Path, database: str) -> Iterator[Callable[[str], None]]:
    """As `only_one`, unless servers may share the database. Raises AlreadyRunning."""
    if database.startswith("postgresql"):
        yield lambda _: None
    else:
        with only_one(data) as note:
            yield note


def _lock(file: int) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]  # Windows only
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def listening_socket(host: str, port: int | None) -> socket.socket:
    """A socket that listens: on that port, or on the first free one of the usual. Raises BadConfig."""
    ports = [port] if port is not None else [*range(FIRST_PORT, LAST_PORT + 1), 0]
    problem: OSError | None = None
    for candidate in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: a client that takes nothing for so long is gone, and holds no buffers
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_MILLISECONDS)
        try:
            found.bind((host, candidate))
            found.listen(2048)
            found.setblocking(False)
            return found
        except OSError as error:
            found.close()
            problem = error
    reason = "" if problem is None else problem.strerror
    raise BadConfig(f"cannot listen on {host} port {port} ({reason}); choose another --host or --port")


def most_connections() -> int | None:
    """Allow this process all the open files that it may have; how many of them may be connections."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, MANY_FILES):
        with contextlib.suppress(ValueError, OSError):  # macOS names no hard limit, but has one
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
            break
    _make_room_for_files(MANY_FILES if soft == resource.RLIM_INFINITY else min(soft, MANY_FILES))
    return None if soft == resource.RLIM_INFINITY else max(soft - OWN_FILES, soft // 2)


def _make_room_for_files(many: int) -> None:
    """Have the kernel make its table of open files as long as it may get. Linux doubles it when it is full, and holds up a
    program of several threads for 10 to 20 ms each time: in the middle of a crowd that comes."""
    with contextlib.suppress(OSError), open(os.devnull) as any_file:
        os.close(os.dup2(any_file.fileno(), many - 1))


def run(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until interrupted. `ready` is called once people can come."""
    asgi = WireConfig(
        create_app(config),
        config,
        most_connections(),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,  # costs more than it saves on messages of a few KB
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = uvicorn.Server(asgi)

    async def serve() -> None:
        async with _watching(server, ready), sweeping(server.server_state.connections):
            await server.serve(sockets=[listening])

    with asyncio.Runner(loop_factory=asgi.get_loop_factory()) as runner:
        runner.run(serve())
    if not server.started:
        raise BadConfig("the server could not start; the lines above say why")


@contextlib.asynccontextmanager
async def _watching(server: uvicorn.Server, ready: Callable[[], None]) -> AsyncIterator[None]:
    async def watch() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        # What is there now stays; what comes and goes has no cycles worth looking for after every few hundred objects.
        gc.collect()
        gc.freeze()
        # The first number says for how long the young ones are looked through at a time: about 2 ms.
        gc.set_threshold(10_000, 100, 50)
        sys.setswitchinterval(0.001)  # the thread that writes waits less for Python's lock
        ready()

    task = asyncio.create_task(watch())
    try:
        yield
    finally:
        task.cancel()
