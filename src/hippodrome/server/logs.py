"""Structured logs: one JSON object per line on standard error. No secret, link or text of a person's is ever logged.

The name of a table is part of its link. Only at level debug is it written out; otherwise a few letters of its hash tell whether
two lines are about the same table.
"""

from __future__ import annotations

import hashlib
import logging
import re
import time

import msgspec

from hippodrome.server.config import BadConfig

_IN_PATH = re.compile(r"^(/(?:api/tables|t|w|new|replay)/)([^/]+)")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


_FAULTS_OF_CLIENTS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What uvicorn warns of, with a traceback even, though any stranger can make it happen at will."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with whatever `extra` it carries."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in _OWN}
        if record.levelno > logging.DEBUG:
            line |= {name: veiled(str(line[name])) for name in ("table", "path") if name in line}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _tone_down(record: logging.LogRecord) -> bool:
    """Make a client's fault a line for those who want to know more; whether it is to be written."""
    if record.msg in _FAULTS_OF_CLIENTS:
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
    return logging.getLogger().isEnabledFor(record.levelno)


def veiled(name: str) -> str:
    """A table's name, or a path that may hold one, as it can be written down."""
    if name.startswith("/"):
        return _IN_PATH.sub(lambda found: found[1] + veiled(found[2]), name)
    return hashlib.sha256(b"hippodrome log " + name.encode()).hexdigest()[:8]


def set_up(level: str) -> None:
    """Log to standard error from now on. Raises BadConfig."""
    if level.upper() not in LEVELS:
        raise BadConfig(f"there is no log level {level!r}; there is {', '.join(LEVELS).lower()}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    for name in ("uvicorn", "websockets"):  # they write down whole messages, cookies included, and addresses with names of tables
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("uvicorn.error").addFilter(_tone_down)
