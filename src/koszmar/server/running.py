"""A server in this process until it is stopped: how uvicorn is set up wherever we use it."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from . import work
from .app import create_app
from .limits import LARGEST_FRAME
from .lines import Line, Socket
from .settings import Settings
from .storage import Storage
from .tidying import tidy_memory

PING = 20.0
"""Seconds between two pings of a socket, and within which it has to answer, or is closed."""
KEPT = 125
"""Seconds for which a connection that asks nothing is kept: longer than a reverse proxy keeps its own (Caddy two
minutes, nginx one), or it would now and then send a request just as we hang up."""
SWITCH = 0.001
"""Seconds for which a thread may keep the event loop waiting."""


def uvicorn_options() -> dict[str, Any]:
    """What uvicorn has to know beside the address."""
    return {
        "log_config": None,
        "access_log": False,
        "http": Line,
        "ws": Socket,
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "server_header": False,
        "timeout_keep_alive": KEPT,
        "timeout_graceful_shutdown": 5,
    }


class Unwritable(Exception):
    """The database cannot be opened or written to, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(reason)
        self.place = place
        self.reason = reason


async def check_database(settings: Settings) -> None:
    """Bring the database up to date and write to it once, or say why that cannot be done."""
    place = settings.database
    try:
        storage = Storage(settings.database)
        place = str(storage.path or storage.engine.url.render_as_string(hide_password=True))
        try:
            await storage.open()
        finally:
            await storage.close()
    except (SQLAlchemyError, OSError) as error:
        raise Unwritable(place, _first_line(error)) from error


def _first_line(error: Exception) -> str:
    """What went wrong, without the statement that did, and without the system's number for it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = (cause.strerror if isinstance(cause, OSError) else None) or str(cause) or type(cause).__name__
    return said.splitlines()[0].rstrip(".")


def open_many_files() -> None:
    """Every visitor takes a file: have as many of them as the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # on some systems a limit that is said to be none cannot be had
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(settings: Settings, host: str, port: int) -> None:
    """Serve tables until somebody stops it."""
    sys.setswitchinterval(SWITCH)
    open_many_files()
    try:
        with tidy_memory():
            uvicorn.run(create_app(settings), host=host, port=port, **uvicorn_options())
    finally:
        work.stop()
