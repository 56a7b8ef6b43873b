"""Several nodes on one machine, one for each processor, behind an HAProxy that brings the people of a table to the same one.

This process serves nobody: it starts the nodes and the proxy, starts a node again that has ended, and stops all of them.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

from hippodrome.server.config import BadConfig, Config

log = logging.getLogger("hippodrome.fleet")
LOOPBACK = "127.0.0.1"
LOOK_SECONDS = 0.1
START_SECONDS = 60.0
STOP_SECONDS = 8.0
AGAIN_SECONDS = 1.0
HAPROXY = """\
global
    log stderr format raw local0 warning
defaults
    log global
    mode http
    timeout connect 2s
    timeout http-request 15s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    timeout check 1s
    option redispatch 1
    retries 3
    retry-on conn-failure empty-response
frontend door
    bind fd@{door}
    acl proxied src {trusted}
    stick-table type ipv6 size 100k expire 1m store conn_cur
    tcp-request connection track-sc0 src,ipmask(32,64) unless proxied
    tcp-request connection reject if {{ sc0_conn_cur gt {most} }}
    http-request del-header X-Forwarded-For unless proxied
    http-request del-header X-Forwarded-Proto unless proxied
    option forwardfor if-none
    http-request return status 404 if {{ path /metrics }}
    http-request set-var(txn.table) path,field(4,/) if {{ path_beg /api/tables/ }}
    http-request disable-l7-retry unless {{ method GET }}
    default_backend nodes
backend nodes
    balance hash var(txn.table)
    hash-type consistent
    option httpchk
    http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost
    http-check expect status 200
    default-server check inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
{servers}
"""
"""Which node a table is at decides how fast it is, never what is right: that is PostgreSQL's business."""


def must_have_haproxy() -> str:
    """Where HAProxy is. Raises BadConfig."""
    folders = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))  # where it is, off a user's path
    found = shutil.which(os.environ.get("HIPPODROME_HAPROXY") or "haproxy", path=folders)
    if found is None:
        raise BadConfig(
            "--processes needs HAProxy, which brings the people of a table to the same process; "
            "install it (Debian, Ubuntu: apt-get install haproxy), or do without --processes"
        )
    return found


def must_be_shared(database: str) -> None:
    """Raises BadConfig for a database that processes cannot share."""
    if not database.startswith("postgresql"):
        raise BadConfig(
            "--processes needs PostgreSQL, which several processes can share; "
            "name it with --database postgresql+psycopg://…, or do without --processes"
        )


def run(config: Config, arguments: Sequence[str], processes: int, door: socket.socket, ready: Callable[[], None]) -> None:
    """Serve with so many processes until interrupted. `arguments`: of `hippodrome serve`, for each node. Raises BadConfig."""
    haproxy = must_have_haproxy()
    ended = False

    def end(signal: int, frame: FrameType | None) -> None:
        nonlocal ended
        ended = True

    with contextlib.ExitStack() as stack:
        for number in (signal.SIGTERM, signal.SIGINT):
            stack.callback(signal.signal, number, signal.signal(number, end))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hippodrome-")))
        ports = [stack.enter_context(_reserved_port()) for _ in range(processes)]
        fleet = [_Child(_node(arguments, port)) for port in ports]
        proxy = _Child([haproxy, "-db", "-f", str(folder / "haproxy.cfg")], door)
        (folder / "haproxy.cfg").write_text(haproxy_config(config, ports, door.fileno()))
        stack.callback(_stop, [*fleet, proxy])
        for node in fleet:
            node.start()
        _wait(fleet, ports, lambda: ended)
        proxy.start()
        if not ended:
            ready()
        while not ended:
            if not proxy.is_running():
                raise BadConfig("HAProxy has ended; the lines above say why")
            for node in fleet:
                node.start_again()
            time.sleep(LOOK_SECONDS)


def haproxy_config(config: Config, ports: Sequence[int], door: int) -> str:
    """What HAProxy is told: `door` is the socket that it inherits; there may be trusted proxies in front of it."""
    servers = "\n".join(f"    server node{number} {LOOPBACK}:{port}" for number, port in enumerate(ports))
    trusted = config.trusted_proxies.strip()
    sources = " ".join(part.strip() for part in trusted.split(",") if part.strip() not in ("", "*")) or LOOPBACK
    if trusted == "*":
        sources = "0.0.0.0/0 ::/0"
    return HAPROXY.format(door=door, trusted=sources, most=config.limits.sockets, servers=servers)


def _node(arguments: Sequence[str], port: int) -> list[str]:
    return [sys.executable, "-P", "-m", "hippodrome", "serve", *arguments, "--no-browser", "--node", str(port)]


@contextlib.contextmanager
def _reserved_port() -> Iterator[int]:
    """A port that nobody else is given: bound, but not listened on, which leaves it to a node."""
    with socket.socket() as reserved:
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind((LOOPBACK, 0))
        yield reserved.getsockname()[1]


class _Child:
    """A process of ours, started again whenever it ends."""

    def __init__(self, command: Sequence[str], inherits: socket.socket | None = None) -> None:
        self._command = command
        self._inherits = () if inherits is None else (inherits.fileno(),)
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0

    def start(self) -> None:
        """Start it."""
        self._started = time.monotonic()
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=self._inherits,
            start_new_session=True,  # Ctrl+C is for this process, which stops them in good order
            preexec_fn=_end_with_parent,
        )

    def is_running(self) -> bool:
        """Whether it is there."""
        return self._process is not None and self._process.poll() is None

    def start_again(self) -> None:
        """Start it again if it has ended, not too often."""
        if not self.is_running() and time.monotonic() - self._started > AGAIN_SECONDS:
            log.error("a node has ended, and is started again")
            self.start()

    def ask_to_stop(self) -> None:
        """SIGTERM: it hands over what it has."""
        if self._process is not None and self.is_running():
            self._process.terminate()

    def wait(self, seconds: float) -> None:
        """Wait for its end, and then for no longer."""
        if self._process is not None:
            try:
                self._process.wait(seconds)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def _end_with_parent() -> None:
    """On Linux: if this process is killed, so are its children."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


def _wait(fleet: Sequence[_Child], ports: Sequence[int], ended: Callable[[], bool]) -> None:
    """Until every node answers. Raises BadConfig if one cannot start."""
    end = time.monotonic() + START_SECONDS
    for node, port in zip(fleet, ports, strict=True):
        while not ended() and not _answers(port):
            if not node.is_running() or time.monotonic() > end:
                raise BadConfig("a process could not start; the lines above say why")
            time.sleep(LOOK_SECONDS)


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError, urllib.error.URLError):
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"http://{LOOPBACK}:{port}/healthz", timeout=1) as answer:
            return bool(answer.status == 200)
    return False


def _stop(children: Sequence[_Child]) -> None:
    for child in children:
        child.ask_to_stop()
    for child in children:
        child.wait(STOP_SECONDS)
