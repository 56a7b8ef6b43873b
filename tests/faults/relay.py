"""A relay between a node and its database, which can fall silent, or break off in the middle of a commit."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Literal

from sqlalchemy.engine import make_url


class Relay:
    """Passes everything on to a database, until it is cut."""

    def __init__(self, database: str) -> None:
        self._to = make_url(database)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.database = self._to.set(port=self._door.getsockname()[1]).render_as_string(hide_password=False)
        """The same database, through this relay."""
        self._flows = threading.Event()
        self._flows.set()
        self._open: set[socket.socket] = set()
        self._breaks: Literal["before", "after"] | None = None
        self._muted: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing passes any more; every socket stays open."""
        self._flows.clear()

    def heal(self) -> None:
        """What waits, and what comes, passes again."""
        self._flows.set()

    def break_commit(self, when: Literal["before", "after"]) -> None:
        """The next commit, or entries that are written by one statement, do not reach the database, or the reply is lost."""
        self._breaks = when

    def has_broken(self) -> bool:
        """Whether that has happened."""
        return self._breaks is None

    def told(self, data: bytes) -> bytes:
        """What a node is told of what the database says."""
        return data

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                inner, _ = self._door.accept()
                try:
                    outer = socket.create_connection((self._to.host, self._to.port))
                except ConnectionError:
                    inner.close()  # there is no database just now
                    continue
                self._open |= {inner, outer}
                threading.Thread(target=self._join, args=(inner, outer), daemon=True).start()

    def _join(self, node: socket.socket, database: socket.socket) -> None:
        asking = threading.Thread(target=self._pump_asked, args=(node, database), daemon=True)
        asking.start()
        self._pump(database, node)
        asking.join()
        for end in (node, database):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self._open.discard(end)

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while (data := source.recv(65536)) and source not in self._muted:
                self._flows.wait()
                target.sendall(self.told(data))
        self._hang_up(target)

    def _pump_asked(self, node: socket.socket, database: socket.socket) -> None:
        in_transaction = False
        with contextlib.suppress(OSError):
            while data := node.recv(65536):
                self._flows.wait()
                in_transaction = (in_transaction or b"BEGIN" in data) and b"COMMIT" not in data and b"ROLLBACK" not in data
                if self._breaks and (b"COMMIT" in data or (b'"table_id"' in data and not in_transaction)):
                    when, self._breaks = self._breaks, None
                    if when == "before":
                        node.shutdown(socket.SHUT_RDWR)
                        break
                    self._muted.add(database)
                database.sendall(data)
        self._hang_up(database)

    def _hang_up(self, end: socket.socket) -> None:
        """Pass on that the other end has gone, however it went."""
        self._flows.wait()
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_WR)

    def __enter__(self) -> Relay:
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.heal()
        self._door.close()
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
