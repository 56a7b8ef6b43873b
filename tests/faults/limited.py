"""A server whose limits and configuration are a test's own. Run as a program, it is that server."""

from __future__ import annotations

import json
import resource
import socket
import sys
from pathlib import Path
from typing import Any

from hippodrome.server.config import Config, Limits, client_folder
from hippodrome.server.logs import set_up
from hippodrome.server.running import listening_socket, only_one, run


def serve(data: Path, limits: dict[str, Any], config: dict[str, Any], files: int, most_files: int) -> None:
    """Serve on a free port until the end."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files or soft, most_files or hard))
    set_up("warning")
    with only_one(data), listening_socket("127.0.0.1", 0) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)  # what is not taken is soon felt
        port = listening.getsockname()[1]
        wanted = Config(port=port, data=data, limits=Limits(**limits), client=client_folder(), **config)
        run(wanted, listening, lambda: print(f"http://127.0.0.1:{port}/", flush=True))


if __name__ == "__main__":
    serve(Path(sys.argv[1]), *json.loads(sys.argv[2]))
else:
    from tests.server.playing import Server

    class Limited(Server):
        """Such a server, in a process of its own; `files` is how many it may open before it asks for more, up to `most_files`."""

        def __init__(
            self, data: Path, config: dict[str, Any] | None = None, files: int = 0, most_files: int = 0, **limits: Any
        ) -> None:
            self._wanted = json.dumps([limits, config or {}, files, most_files])
            super().__init__(data, limits=True)

        def program(self) -> list[str]:
            return [__file__, str(self.data), self._wanted]
