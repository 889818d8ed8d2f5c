"""Web Push: whoever is away from a table hears that it is their turn, if their browser has asked for it.

The server has keys of its own (VAPID, RFC 8292) and needs nobody's account: a browser names the push service of its
maker, and what we send there is encrypted for that browser alone (RFC 8291). It says that a seat is asked at a table,
in words that the browser has chosen, and nothing of the match. We send to services that are known, or that the operator
names, and to nobody else: an address that a visitor gives us must not make us call something in our own network.
"""

from __future__ import annotations

import asyncio
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.exc import SQLAlchemyError

from .logs import note
from .messages import Subscription
from .refusal import Refusal
from .settings import Settings
from .storage import Push, Storage
from .tables import HUMAN, Table

SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""The push services of browsers."""
ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?", re.ASCII)
LOOK = 5.0
"""Seconds between two looks for people who are waited for."""
LASTS = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
SIGNED = 12 * 3600
"""Seconds for which a signature is good."""
PATIENCE = 10.0
"""Seconds that a push service may take."""
GONE = (404, 410)
"""What a push service answers for a browser that does not listen any more."""
KEYSAKE = "vapid"


class Messenger:
    """What pushes the news of one server."""

    def __init__(self, settings: Settings, storage: Storage, tables: Callable[[], Iterable[Table]]) -> None:
        self.settings = settings
        self.storage = storage
        self._tables = tables
        self._vapid: Vapid02 | None = None
        self._told: dict[tuple[str, int], int] = {}
        """By table and seat, the number of the question that was looked at."""

    # -- who wants to hear ---------------------------------------------------------------------------------------

    async def public_key(self) -> str:
        """The key that browsers have to know, as they want it."""
        public = (await self._keys()).public_key
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def _keys(self) -> Vapid02:
        if self._vapid is None:
            found = await self.storage.keepsake(KEYSAKE, _new_key)
            self._vapid = Vapid02.from_pem(found.encode())
        return self._vapid

    async def subscribe(self, table: Table, seat: int, wish: Subscription) -> None:
        """Tell this browser when the seat is asked, as long as its key is the same."""
        if not is_service(wish.endpoint, (*SERVICES, *self.settings.push_services)):
            raise Refusal("bad-request", "this is not a push service that we know")
        if not _is_receiver(wish.p256dh, wish.auth):
            raise Refusal("bad-request", "nothing can be encrypted for this browser")
        key = table.seats[seat].key
        assert key is not None
        await self.storage.add_push(Push(table.code, seat, key, **msgspec.structs.asdict(wish)))
        self._told.pop((table.code, seat), None)

    # -- who is waited for ---------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Look again and again for people who are waited for and are not here."""
        while True:
            await asyncio.sleep(min(LOOK, self.settings.push_after or LOOK))
            await self._look_around()

    async def _look_around(self) -> None:
        there = self._codes()
        self._told = {place: number for place, number in self._told.items() if place[0] in there}
        for table in list(self._tables()):
            try:
                await self._look_at(table)
            except (SQLAlchemyError, OSError) as error:
                note("push failed", table=table.code, reason=type(error).__name__)

    def _codes(self) -> set[str]:
        return {table.code for table in self._tables()}

    async def _look_at(self, table: Table) -> None:
        late = time.monotonic() - self.settings.push_after
        for seat, (number, since) in list(table.awaited.items()):
            place = (table.code, seat)
            is_here = table.seats[seat].player != HUMAN or table.is_present(seat)
            if table.facts.room or is_here or since > late or self._told.get(place) == number:
                continue
            self._told[place] = number
            await self._tell(table, seat, number)

    async def _tell(self, table: Table, seat: int, number: int) -> None:
        """Tell every browser of a seat; of several servers the first does it."""
        for push in await self.storage.pushes(table.code, seat, table.seats[seat].key):
            if await self.storage.mark_push(push, number):
                await self._send(push)

    async def _send(self, push: Push) -> None:
        said = {"table": push.code, "title": push.title, "text": push.text}
        service = urlsplit(push.endpoint)
        claims = {"sub": self._contact(), "aud": f"{service.scheme}://{service.netloc}", "exp": _until()}
        headers = {
            **(await self._keys()).sign(claims),
            "TTL": str(LASTS),
            "Topic": push.code,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) as line:
                answer = await line.post(push.endpoint, content=encrypted(said, push), headers=headers)
        except httpx.HTTPError as error:
            note("push failed", table=push.code, reason=type(error).__name__)
            return
        if answer.status_code in GONE:
            await self.storage.forget_push(push)
        elif answer.is_error:
            note("push refused", table=push.code, service=service.netloc, status=answer.status_code)

    def _contact(self) -> str:
        """Where a push service finds us if we trouble it."""
        addresses = [*self.settings.origins, self.settings.address or ""]
        return next((one for one in addresses if one.startswith("https://")), "https://localhost")


def encrypted(said: Any, push: Push) -> bytes:
    """A message that only one browser can read (RFC 8291)."""
    return bytes(
        http_ece.encrypt(
            msgspec.json.encode(said),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(push.p256dh),
            auth_secret=_bytes(push.auth),
            version="aes128gcm",
        )
    )


def is_service(endpoint: str, services: Iterable[str]) -> bool:
    """Whether an address belongs to one of these services.

    >>> is_service("https://updates.push.services.mozilla.com/wpush/v2/x", SERVICES)
    True
    >>> is_service("https://localhost/x", SERVICES), is_service("https://fcm.googleapis.com@evil.example/", SERVICES)
    (False, False)
    """
    try:
        found = urlsplit(endpoint)
        origin = f"{found.scheme}://{found.netloc}".lower()
    except ValueError:
        return False
    return bool(ORIGIN.fullmatch(origin)) and any(fnmatchcase(origin, service) for service in services)


def _is_receiver(p256dh: str, auth: str) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def _new_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def _until() -> int:
    return int(time.time()) + SIGNED


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
