"""A server in this process until it is stopped: how uvicorn is set up wherever we use it."""

from __future__ import annotations

from typing import Any

import uvicorn

from .app import create_app
from .limits import LARGEST_FRAME
from .settings import Settings
from .tidying import tidy_memory


def uvicorn_options() -> dict[str, Any]:
    """What uvicorn has to know beside the address."""
    return {
        "log_config": None,
        "access_log": False,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }


def run(settings: Settings, host: str, port: int) -> None:
    """Serve tables until somebody stops it."""
    with tidy_memory():
        uvicorn.run(create_app(settings), host=host, port=port, **uvicorn_options())
