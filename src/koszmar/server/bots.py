"""Bots at the tables: they think beside the event loop, on a copy of the match, and answer like everybody else.

Most bots answer at once; they have threads, of which only a few are busy at the same time, so that people's choices are
not kept waiting. A search thinks in a process: bots and hints have processes of their own, and tables take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from hashlib import blake2b
from weakref import WeakKeyDictionary

from koszmar.bots import make_bot
from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match

from . import errands
from .errands import Advice
from .logs import note
from .refusal import Refusal
from .tables import HUMAN, Table
from .work import HINTS, SEARCHES, heavy

THINKERS = 32
"""Bots that may think at the same time; the others wait for their turn."""
AT_ONCE = 2
"""Bots that may keep a processor busy at the same time …"""
MOMENT = 0.25
"""… unless they take longer than this: whoever ponders makes room for those who answer at once."""
PATIENCE = 6.0
"""Seconds after which a bot does not wait any longer for its turn to search."""
SPARE = "sensible"
"""Who answers when a search cannot."""
_threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
_permits: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()


def bot_to_move(table: Table) -> tuple[int, str] | None:
    """The seat that is asked and has a bot in it, and which kind of bot.

    Where several seats may answer, people go first: a bot never snatches a question from under somebody's finger.
    """
    decision = table.match.decision
    if decision is None or table.facts.room:
        return None
    players = [table.seats[seat].player for seat in decision.seats]
    if HUMAN in players:
        return None
    return decision.seat, players[0]


def whim(table: Table, seat: int) -> str:
    """The seed of a bot in this seat at this moment.

    Whoever does not know the seed of the match foresees no bot; whoever does sees every bot do the same again.
    """
    return blake2b(f"koszmar bot {table.facts.seed} {table.number} {seat}".encode(), digest_size=16).hexdigest()


async def ask_bot(table: Table, seat: int, kind: str) -> str:
    """What a bot of this kind would answer for a seat; the event loop does not wait for it."""
    match, seed = table.match.fork(), whim(table, seat)
    if is_search(kind):
        try:
            async with asyncio.timeout(PATIENCE):
                return (await SEARCHES.do(table.payer, errands.search, match.checkpoint(), seat, kind, seed)).key
        except Exception as error:  # whatever it was, the table goes on
            note("a search failed", kind=kind, error=type(error).__name__)
            kind = SPARE
    return await _answer_of(match, seat, kind, seed)


async def ask_advice(table: Table, seat: int, kind: str, address: str) -> Advice:
    """What a bot of this kind would do, for a visitor who asks, and the chance to win that it sees."""
    match, seed = table.match.fork(), whim(table, seat)
    if is_search(kind):
        try:
            return await heavy(HINTS, address, table.code, errands.search, match.checkpoint(), seat, kind, seed)
        except Refusal:
            raise
        except Exception as error:
            note("a search failed", kind=kind, error=type(error).__name__)
            kind = SPARE
    return Advice(await _answer_of(match, seat, kind, seed))


def is_search(kind: str) -> bool:
    """Whether a kind of bot looks ahead, which takes long.

    >>> is_search("search:2s"), is_search("sensible")
    (True, False)
    """
    return kind.partition(":")[0] == "search"


async def _answer_of(match: Match, seat: int, kind: str, seed: str) -> str:
    async with _permit():
        return await asyncio.get_running_loop().run_in_executor(_threads, _think, match, seat, kind, seed)


@asynccontextmanager
async def _permit() -> AsyncIterator[None]:
    """Wait for a permit to think, and give it back after a moment at the latest."""
    loop = asyncio.get_running_loop()
    permits = _permits.setdefault(loop, asyncio.Semaphore(AT_ONCE))
    await permits.acquire()
    given_back = False

    def give_back() -> None:
        nonlocal given_back
        if not given_back:
            given_back = True
            permits.release()

    timer = loop.call_later(MOMENT, give_back)
    try:
        yield
    finally:
        timer.cancel()
        give_back()


def _think(match: Match, seat: int, kind: str, seed: str) -> str:
    return notation(make_bot(kind, seed=seed).choose(match, seat))
