"""A browser for the table: opened once the server answers, where there is a screen to show it on."""

from __future__ import annotations

import errno
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from threading import Thread
from typing import Literal

PATIENCE = 30.0
"""Seconds until we stop waiting for the server to answer."""


def has_screen() -> bool:
    """Whether a window could open here; a browser of letters would take the terminal away from the server."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str, host: str, port: int, otherwise: Callable[[], None]) -> None:
    """Show the address as soon as somebody answers there; where that cannot be, do the other thing."""

    def show() -> None:
        if wait_for(host, port):
            open_page(address, otherwise)

    if has_screen():
        Thread(target=show, daemon=True).start()
    else:
        otherwise()


def open_page(address: str, otherwise: Callable[[], None]) -> None:
    """Show an address; where that cannot be, do the other thing."""
    if not has_screen() or not webbrowser.open(address):
        otherwise()


Obstacle = Literal["taken", "forbidden", "elsewhere"]
"""What keeps a server from an address: another program has it, the system keeps it, or it is no address of this
computer."""


def obstacle(host: str, port: int) -> Obstacle | None:
    """Why no server could listen there; None if one could."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            return "forbidden"
        except socket.gaierror:
            return "elsewhere"
        except OSError as error:
            return "elsewhere" if error.errno == errno.EADDRNOTAVAIL else "taken"
    return None


def is_taken(host: str, port: int) -> bool:
    """Whether no server could listen there, most likely because another program does already."""
    return obstacle(host, port) is not None


def wait_for(host: str, port: int) -> bool:
    """Wait until somebody answers there; whether somebody did."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection((host, port), timeout=1):
                return True
        except OSError:
            time.sleep(0.1)
    return False
