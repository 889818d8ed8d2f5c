"""Structured logs: one JSON object a line. What is noted is named field by field, so no key, seed or card gets in."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb
from typing import Any

LOGGER = logging.getLogger("koszmar.server")


class Lines(logging.Formatter):
    """A log record as one line of JSON. Of an error it tells kind and place only: its text could hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= getattr(record, "facts", {})
        if record.exc_info and (error := record.exc_info[1]):
            line["error"] = type(error).__name__
            line["trace"] = [
                f"{frame.name} {frame.filename}:{frame.lineno}" for frame in extract_tb(error.__traceback__)
            ]
        return json.dumps(line, ensure_ascii=False)


def note(event: str, **facts: Any) -> None:
    """Write down that something happened."""
    LOGGER.info(event, extra={"facts": facts})


def start_logs() -> None:
    """Send our notes, and uvicorn's complaints, to the standard error."""
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(Lines())
    for logger, level in ((LOGGER, logging.INFO), (logging.getLogger("uvicorn"), logging.WARNING)):
        logger.handlers = [stream]
        logger.setLevel(level)
        logger.propagate = False
