"""Ports for the servers that tests start."""

from __future__ import annotations

import os
import socket
from itertools import count

PORTS = range(10_000, 32_000)
"""Below those that the system gives to whoever asks for any: nobody takes one before its server has started."""
_numbers = count(97 * os.getpid())
"""Tests that run beside these begin to look elsewhere."""


def free_port() -> int:
    """A port that nobody listens at."""
    for number in _numbers:
        port = PORTS[number % len(PORTS)]
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("there is always another one")
