"""What one client may ask of us: how large, how often, from where."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import gethostname
from urllib.parse import urlsplit

LARGEST_MESSAGE = 16_384
"""Characters of a message that a client sends."""
LARGEST_FRAME = 65_536
"""Bytes of a WebSocket frame; larger ones are not even read."""
LARGEST_BODY = 65_536
"""Bytes of a request, …"""
LARGEST_RECORD = 4_000_000
"""… and of one that brings a record."""
LONGEST_CHAT = 500
"""Characters; so are the next two."""
LONGEST_NOTE = 2_000
LONGEST_NAME = 40
PATIENCE_WITH_HASTE = 100
"""How many messages may come too fast before the connection is closed."""


class Bucket:
    """A bucket of permissions that fills up again at a steady rate."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = float(burst)
        self.at = clock()

    def full(self) -> float:
        """How many permissions there are now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self) -> bool:
        """Take one permission, if there is one."""
        if self.full() < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each visitor. Those who have stayed away longest are forgotten: their buckets are full by then."""

    MOST = 10_000
    """How many visitors are remembered."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        """By visitor; whoever came last is at the end."""

    def left(self, address: str) -> float:
        """How many permissions the visitor at this address has."""
        bucket = self.buckets.get(household(address))
        return self.burst if bucket is None else bucket.full()

    def take(self, address: str) -> bool:
        """Take one permission of the visitor at this address."""
        visitor = household(address)
        bucket = self.buckets.pop(visitor, None) or Bucket(self.rate, self.burst, self.clock)
        self.buckets[visitor] = bucket
        if len(self.buckets) > self.MOST:
            self.buckets.popitem(last=False)
        return bucket.take()


class Turns:
    """So many things of one visitor are done at the same time; the others wait, so that other visitors come between."""

    def __init__(self, at_once: int = 1) -> None:
        self.at_once = at_once
        self._places: dict[str, tuple[asyncio.Semaphore, int]] = {}
        """By visitor, while somebody is there: the turns, and how many take or want one."""

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """While it is this visitor's turn."""
        visitor = household(address)
        turns, there = self._places.get(visitor) or (asyncio.Semaphore(self.at_once), 0)
        self._places[visitor] = (turns, there + 1)
        try:
            async with turns:
                yield
        finally:
            turns, there = self._places.pop(visitor)
            if there > 1:
                self._places[visitor] = (turns, there - 1)


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """Who is behind an address: with IPv6, a visitor has a network of 2⁶⁴ addresses and could use each of them once.

    >>> household("192.0.2.7"), household("2001:db8:1:2::3"), household("2001:db8:1:2:ffff::9")
    ('192.0.2.7', '2001:db8:1:2::', '2001:db8:1:2::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


SCHEMES = {"ws": "http", "wss": "https"}
"""The scheme of the page behind a socket."""
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?", re.ASCII | re.IGNORECASE)


def is_our_origin(origin: str | None, scheme: str, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page from this origin may talk to us; programs that are no browsers send none.

    >>> is_our_origin("https://table.example", "https", "table.example", ())
    True
    >>> is_our_origin("http://table.example", "https", "table.example", ())
    False
    """
    return origin is None or origin in others or (bool(host) and origin == f"{SCHEMES.get(scheme, scheme)}://{host}")


def is_our_host(host: str | None, origins: tuple[str, ...]) -> bool:
    """Whether a visitor means us by this name.

    A page can point a name of its own at our address and then talk to us as if we were its own server. It cannot do so
    with an address, with ``localhost``, or with a name that the operator has given us.

    >>> is_our_host("192.0.2.7:8642", ()), is_our_host("evil.example:8642", ())
    (True, False)
    """
    found = HOST.fullmatch(host or "")
    if not found:
        return False
    name = found[1].lower()
    return _is_address(name) or name in _our_names() or name in {urlsplit(origin).hostname for origin in origins}


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@cache
def _our_names() -> frozenset[str]:
    own = gethostname().lower()
    return frozenset(("localhost", own, f"{own}.local"))
