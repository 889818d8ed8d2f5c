"""What every answer carries, and what every page that talks to us must come from."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .client import Parcel, parcel
from .limits import is_our_host, is_our_origin
from .refusal import Refusal

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LONGEST_PART = 200
"""Characters between two slashes of a path."""
SAFE = ("GET", "HEAD", "OPTIONS")
LATE = 1.0
"""Seconds after which somebody is refused who calls too often."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Strict headers on everything that we send."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


async def check_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse whatever changes something if a foreign page asks for it."""
    if not isinstance(connection, Request) or connection.method in SAFE:
        return
    headers, origins = connection.headers, connection.app.state.settings.origins
    if not is_our_origin(headers.get("origin"), connection.scope["scheme"], headers.get("host"), origins):
        raise Refusal("foreign-origin", "this page is not ours")


async def check_address(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a host that we are not, and a path that no file can have."""
    if not isinstance(connection, Request):
        return
    host = connection.headers.get("host")
    if not is_our_host(host, connection.app.state.settings.origins):
        raise Refusal("foreign-host", "this server has no such name; its operator can give it one with --origin")
    parts = connection.scope["path"].split("/")
    if any(len(part) > LONGEST_PART or not part.isprintable() for part in parts):
        raise Refusal("no-such-thing", "there is nothing here")


class TakeTurns(ASGIMiddleware):
    """A few calls of one visitor are answered at the same time, and only so many in a second: each is cheap, hundreds
    at once are not. Whoever does not stop is answered late. Sockets are counted elsewhere.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """One call."""
        house, client = scope["litestar_app"].state.house, scope["client"]
        address = client[0] if client else ""
        async with house.answers.of(address):
            if not house.calls.take(address):
                await asyncio.sleep(LATE)
                raise Refusal("too-fast", "slower, please")
            await next_app(scope, receive, send)


def unless_known(request: Request[Any, Any, Any], text: bytes, tag: str, media_type: str) -> Response[bytes]:
    """A text that browsers may keep but ask about each time, or nothing but its tag for one that has it."""
    return sent(request, _packed(text, tag, media_type), "no-cache")


@lru_cache(maxsize=64)
def _packed(text: bytes, tag: str, media_type: str) -> Parcel:
    """Only texts that are the same for everybody are packed: how long a packed secret is says something about it."""
    return msgspec.structs.replace(parcel(text, media_type), tag=tag)


def sent(request: Request[Any, Any, Any], what: Parcel, keep: str) -> Response[bytes]:
    """Something to send, packed for whoever can unpack it; ``keep`` says how long a browser may go without asking."""
    headers = {"etag": what.tag, "cache-control": keep}
    if what.packed:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == what.tag:
        return Response(b"", status_code=304, headers=headers, media_type=what.media)
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for name, text in what.packed.items():
        if name in accepted:
            return Response(text, headers={**headers, "content-encoding": name}, media_type=what.media)
    return Response(what.text, headers=headers, media_type=what.media)


def _accepted(header: str) -> set[str]:
    """In which ways something may be packed.

    >>> sorted(_accepted("gzip;q=0, br, zstd;q=0.5"))
    ['br', 'zstd']
    """
    ways = (one.replace(" ", "").lower().partition(";q=") for one in header.split(","))
    return {name for name, _, worth in ways if (name and worth.strip("0.") != "") or (name and not worth)}
