"""Structured logs: one JSON object per line on standard error. No secret, link or text of a person's is ever logged."""

from __future__ import annotations

import logging
import time

import msgspec

from hippodrome.server.config import BadConfig

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


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
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Log to standard error from now on. Raises BadConfig."""
    if level.upper() not in LEVELS:
        raise BadConfig(f"there is no log level {level!r}; there is {', '.join(LEVELS).lower()}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    for name in ("uvicorn", "websockets"):  # at level debug they write down whole messages, cookies included
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
