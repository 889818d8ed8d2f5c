"""One client's connection: it comes in with its keys, is sent what its seats may see, and asks for things.

Two tasks serve a connection. The reader carries out what the client says, one message after another. The writer sends
answers and then whatever the client does not know yet; while a slow client takes its time, changes pile up unsent and
the next view covers them all, so that nobody waits for anybody. A third task ends it when the client takes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any
from zlib import compress

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from . import company
from .follower import Follower
from .headers import LATE
from .house import House
from .kept import Secrets
from .limits import LARGEST_MESSAGE, PATIENCE_WITH_HASTE, Bucket, is_our_host, is_our_origin
from .logs import LOGGER
from .messages import (
    ChatLine,
    ChatNews,
    Error,
    Hello,
    Hint,
    Lost,
    Refresh,
    Request,
    Sent,
    TableNews,
    TellAll,
    Timeline,
    ViewNews,
    Welcome,
    Why,
    WordsNews,
    id_in,
    read_request,
    write,
)
from .refusal import Refusal
from .requests import answer
from .tables import Grants, Table

LONG = 4096
"""Characters; a longer message is worth packing."""
MOST_ANSWERS = 64
"""Answers that may wait for a client; while it does not read them, nothing more is read from it."""


CLOSES = {
    "no-such-table": 4404,
    "too-fast": 4429,
    "other-rules": 4410,
    "busy": 4503,
    "elsewhere": 4503,
    "unavailable": 4503,
}
"""With which code a connection ends whose table is refused; any other reason: the table cannot go on."""


HASTE = 0.01
"""Seconds by which an answer to one who is in haste comes later each time."""
PACE = 4
"""Everything that a seat sees is told to one visitor again after so many times as long as it took."""


LOOKS = (Timeline, Hint, Why, Refresh, TellAll)
"""What changes nothing."""


class Leaving(Exception):
    """The connection ends, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def serve(socket: WebSocket[Any, Any, Any], house: House) -> None:
    """Everything about one connection, from the first message to the last."""
    host, origins = socket.headers.get("host"), house.settings.origins
    scheme = socket.scope["scheme"]
    if not (is_our_host(host, origins) and is_our_origin(socket.headers.get("origin"), scheme, host, origins)):
        await socket.close(code=4403)
        return
    if not house.calls.take(socket.client.host if socket.client else ""):
        await socket.close(code=CLOSES["too-fast"])
        return
    await socket.accept()
    house.metrics.connections.inc()
    connection = Connection(socket, house)
    try:
        await connection.run()
    except Leaving as leaving:
        await _close(socket, leaving.code)
    except (WebSocketDisconnect, OSError):
        pass
    except Exception:
        LOGGER.exception("connection failed")
        await _close(socket, 1011)
    finally:
        connection.forget_table()
        house.metrics.connections.dec()


async def _close(socket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        async with asyncio.timeout(5):
            await socket.close(code=code)
    except Exception:  # whoever is gone cannot be told goodbye
        LOGGER.debug("closing failed")


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self.socket = socket
        self.house = house
        rate, burst = house.settings.messages_per_second, house.settings.burst
        self.bucket = Bucket(rate, burst)
        self.talk, self.refreshes = Bucket(rate / 20, burst / 3), Bucket(rate / 20, burst / 3)
        self.address = socket.client.host if socket.client else ""
        self.haste = 0
        self.answers: deque[Sent] = deque()
        self.awake = asyncio.Event()
        self.taken = asyncio.Event()
        self.table: Table
        self.grants: Grants
        self.followers: list[Follower] = []
        self.announced: int | None = None
        """Which of the table's announcements it was sent."""
        self.line = 0
        self.secrets: Secrets | None = None
        self.words: set[str] = set()
        """The secret words that it has been given."""
        self.packed = False
        """Whether it reads packed messages."""
        self.sending: float | None = None
        """Since when it has been sent a message that it has not taken yet."""

    # -- coming in -----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Greet, then read and write until one side leaves."""
        try:
            async with asyncio.timeout(self.house.settings.greeting):
                hello = await self._hello()
        except TimeoutError:
            raise Leaving(4408) from None
        await self._enter(hello)
        try:
            with self.house.seating(self.address, self.table):
                await self._stay(hello)
        except Refusal as refusal:
            await self._refuse_entry(refusal.name, refusal.detail, hello.id, CLOSES.get(refusal.name, 4409))

    async def _stay(self, hello: Hello) -> None:
        """Sit at the table until one side leaves."""
        await company.sit_down(self.table, self.grants)
        await company.come_back(self.table, self.grants)
        self.packed = hello.packed
        await self._welcome(hello)
        self.table.watchers.add(self.awake)
        self.table.present.update(list(self.grants.seats))
        self.house.changed(self.table)
        try:
            await self._talk()
        finally:
            self.table.watchers.discard(self.awake)
            self.table.present.subtract(list(self.grants.seats))
            self.table.used = time.monotonic()
            self.house.changed(self.table)

    async def _hello(self) -> Hello:
        try:
            said = await self._read()
        except Refusal as refusal:
            await self._refuse_entry(refusal.name, refusal.detail, refusal.re, CLOSES.get(refusal.name, 4400))
        if not isinstance(said, Hello):
            await self._refuse_entry("bad-message", "the first message must be hello", said.id, 4400)
        assert isinstance(said, Hello)
        return said

    async def _enter(self, hello: Hello) -> None:
        try:
            self.house.pressure.check()
            self.table = await self.house.find(hello.table.strip().upper(), self.address)
        except Refusal as refusal:
            await self._refuse_entry(refusal.name, refusal.detail, hello.id, CLOSES.get(refusal.name, 4409))
        except (SQLAlchemyError, OSError) as error:
            LOGGER.error("storage failed", extra={"facts": {"reason": type(error).__name__}})
            await self._refuse_entry("unavailable", "storage cannot be reached", hello.id, CLOSES["unavailable"])
        self.secrets = self.table.secrets
        self.grants = self.table.grants(hello.keys)
        if not self.grants:
            await self._refuse_entry("wrong-key", "none of these keys opens anything", hello.id, 4403)

    async def _welcome(self, hello: Hello) -> None:
        seats = sorted(self.grants.seats)
        watches = self.grants.owner or self.grants.spectator or self.table.facts.spectators is not None
        watched: list[int | None] = [*seats] or ([None] if watches else [])
        self.followers = [Follower(self.table, seat, self._key_hash(seat)) for seat in watched]
        dead = [key for key in hello.keys if not self.table.grants([key])]
        welcome = Welcome(
            re=_re(hello),
            table=self.table.code,
            seats=seats,
            owner=self.grants.owner,
            spectator=self.grants.spectator,
            dead=dead,
            guest=self.grants.guest is not None,
        )
        await self._send_first(welcome)

    def _key_hash(self, seat: int | None) -> str | None:
        if seat is not None:
            return self.grants.seats[seat]
        return None if self.grants.owner else self.table.facts.spectators

    async def _refuse_entry(self, name: str, detail: str, re: int | None, code: int) -> None:
        self.house.metrics.refused.labels(error=name).inc()
        await self._send_first(Error(re=_number(re), error=name, detail=detail))
        raise Leaving(code)

    # -- reading -------------------------------------------------------------------------------------------------

    async def _talk(self) -> None:
        tasks = [asyncio.create_task(one) for one in (self._listen(), self._write(), self._lose_patience())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        ended = next(iter(done)).exception()
        del task, tasks, done  # a task holds its end, which would hold the task: whoever has left would stay in memory
        try:
            if ended is not None:
                raise ended
        finally:
            del ended

    async def _listen(self) -> None:
        while True:
            try:
                said = await self._read()
            except Refusal as refusal:
                self._answer(Error(re=_number(refusal.re), error=refusal.name, detail=refusal.detail))
            else:
                attending = self._attend(said)
                # What is begun is finished, whoever leaves meanwhile; but nobody thinks for one who is gone.
                await (attending if isinstance(said, LOOKS) else asyncio.shield(attending))
            while len(self.answers) >= MOST_ANSWERS:
                self.taken.clear()
                await self.taken.wait()

    async def _read(self) -> Request:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text: Any = event.get("text")
        data: Any = event.get("bytes")
        try:
            await self._check_haste()
            return self._understood(text)
        except Refusal as refusal:
            refusal.re = id_in(text if isinstance(text, str) else data or b"")
            raise

    async def _check_haste(self) -> None:
        """Refuse what comes too fast, the later the more often: until then nothing else is read from this client."""
        if not self.bucket.take():
            self.haste += 1
            if self.haste > PATIENCE_WITH_HASTE:
                raise Leaving(4429)
            await asyncio.sleep(min(LATE, HASTE * self.haste))
            raise Refusal("too-fast", "slower, please")
        if not self.house.messages.take(self.address):
            await asyncio.sleep(LATE)
            raise Refusal("too-fast", "all of you together: slower, please")

    def _understood(self, text: str | None) -> Request:
        if not isinstance(text, str):
            raise Refusal("bad-message", "messages are text")
        if len(text) > LARGEST_MESSAGE:
            raise Refusal("too-large", f"a message has at most {LARGEST_MESSAGE} characters")
        try:
            return read_request(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-message", str(error)[:200]) from None

    async def _attend(self, said: Request) -> None:
        self._answer(await self._carry_out(said))

    async def _carry_out(self, said: Request) -> Sent:
        try:
            return await answer(self, said)
        except Refusal as refusal:
            self.house.metrics.refused.labels(error=refusal.name).inc()
            if refusal.name == "stale-number":
                self.table.wake()
            return Error(re=_re(said), error=refusal.name, detail=refusal.detail)
        except (SQLAlchemyError, OSError) as error:
            LOGGER.error("storage failed", extra={"facts": {"table": self.table.code, "reason": type(error).__name__}})
            return Error(re=_re(said), error="unavailable", detail="storage cannot be reached")
        except Exception as error:  # a client never sees a traceback, and the connection goes on
            LOGGER.exception("request failed", extra={"facts": {"table": self.table.code, "kind": type(said).__name__}})
            return Error(re=_re(said), error="rule-fault", detail=type(error).__name__)

    def _answer(self, message: Sent) -> None:
        self.answers.append(message)
        self.awake.set()

    # -- writing -------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        self.awake.set()
        while True:
            await self.awake.wait()
            self.awake.clear()
            while self.answers:
                await self._send(self.answers.popleft())
                self.taken.set()
            if self.table.moved:
                raise Leaving(CLOSES["elsewhere"])
            await self._check_keys()
            await self._send_news()

    async def _send(self, message: Sent) -> None:
        text, self.sending = write(message), time.monotonic()
        if self.secrets is not None and (words := self.secrets.needed(self.secrets.said_in(text), self.words)):
            await self._put(write(WordsNews(texts=words)))
        await self._put(text)
        self.sending = None

    async def _send_first(self, message: Sent) -> None:
        """Send something before anybody else minds how long the client takes for it."""
        try:
            async with asyncio.timeout(self.house.settings.patience):  # not wait_for: it can lose a cancellation
                await self._send(message)
        except TimeoutError:
            raise Leaving(4408) from None

    async def _lose_patience(self) -> None:
        """Leave a client that takes a message for longer than we wait. A timeout for each message would cost more."""
        while True:
            before = self.sending
            await asyncio.sleep(self.house.settings.patience)
            if before is not None and self.sending == before:
                raise Leaving(4408)

    async def _put(self, text: str) -> None:
        """Long messages travel packed to those who can read that: a whole view is a quarter of its size then."""
        if self.packed and len(text) > LONG:
            await self.socket.send_bytes(compress(text.encode()))
        else:
            await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _check_keys(self) -> None:
        """Let go of seats whose key was taken back; a client that has none left leaves."""
        lost = [follower for follower in self.followers if not self._still_open(follower)]
        if not (self.followers or self._is_guest):
            raise Leaving(4403)
        if not lost:
            return
        self.followers = [follower for follower in self.followers if follower not in lost]
        seats = [follower.seat for follower in lost if follower.seat is not None]
        for seat in seats:
            del self.grants.seats[seat]
        self.table.present.subtract(seats)
        await self._send(Lost(seats=seats))
        if not (self.followers or self._is_guest):
            raise Leaving(4403)

    def follower(self, seat: int | None) -> Follower | None:
        """What the client was sent about a seat; None about one that it does not follow."""
        return next((follower for follower in self.followers if follower.seat == seat), None)

    @property
    def _is_guest(self) -> bool:
        """Whether it came with the one link, which sees the seats and nothing else, and the link is still good."""
        return self.grants.guest is not None and self.grants.guest == self.table.facts.guests

    @property
    def is_welcome(self) -> bool:
        """Whether any of its keys still opens anything."""
        return any(map(self._still_open, self.followers))

    def _still_open(self, follower: Follower) -> bool:
        if follower.seat is not None:
            return self.table.seats[follower.seat].key == follower.key
        return follower.key is None or self.table.facts.spectators == follower.key

    async def _send_news(self) -> None:
        """Send whatever the client does not know yet."""
        table = self.table
        if self.announced != table.announced:
            self.announced = table.announced
            await self._send(TableNews(table=table.summary()))
        for follower in [] if table.facts.room else list(self.followers):
            if (news := await self._news_of(follower)) is not None:
                self.house.metrics.views["changes" if news.view is msgspec.UNSET else "whole"] += 1
                await self._send(news)
        if self.followers and table.chat and table.chat[-1].line > self.line:
            lines = [line for line in table.chat if line.line > self.line]
            self.line = lines[-1].line
            await self._send(ChatNews(lines=[msgspec.convert(line, ChatLine, from_attributes=True) for line in lines]))

    async def _news_of(self, follower: Follower) -> ViewNews | None:
        """What the client does not know yet of a seat.

        To tell everything from the beginning takes long after a long match: nobody who comes in again and again, or on
        many lines, gets more than a fifth of our time for that.
        """
        single = len(self.followers) == 1
        if follower.number is not None:
            return follower.news(single=single)
        async with self.house.whole_views.of(self.address):
            took, began = await follower.get_ready(), time.perf_counter()
            if not self._still_open(follower):  # the key was taken back while we waited for our turn
                return None
            news = follower.news(single=single)
            await asyncio.sleep(PACE * (took + time.perf_counter() - began))
        return news

    def forget_table(self) -> None:
        """Hold nothing of the table: what is left of a connection may lie about in memory for a while."""
        self.followers.clear()
        self.__dict__.pop("table", None)

    def forget(self) -> None:
        """The client wants everything whole again."""
        self.announced, self.line = None, 0
        self.words.clear()
        for follower in self.followers:
            follower.forget()


def _re(said: Request) -> int | msgspec.UnsetType:
    return _number(said.id)


def _number(id: int | None) -> int | msgspec.UnsetType:
    return msgspec.UNSET if id is None else id
