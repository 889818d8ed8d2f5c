"""Bots at the tables: they think beside the event loop, on a copy of the match, and answer like everybody else.

They have threads of their own: bots that think for long keep no table from being loaded. A search would keep every
other thread waiting while it thinks, so that it gets a process.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from threading import Lock

from msgspec import Struct

from koszmar.arena.workers import cores
from koszmar.bots import make_bot
from koszmar.bots.search import SearchBot
from koszmar.bots.search.processes import start_thinkers
from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match

from .logs import note
from .tables import HUMAN, Table

THINKERS = 32
"""Bots that may think at the same time; the others wait for their turn."""
SPARE = "sensible"
"""Who answers when a search cannot."""
_threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
_processes: set[ProcessPoolExecutor] = set()
_starting = Lock()


class Advice(Struct, frozen=True):
    """What a bot would do, and the chance to win that it sees, if it looks ahead."""

    key: str
    chance: float | None = None


def bot_to_move(table: Table) -> tuple[int, str] | None:
    """The seat that is asked and has a bot in it, and which kind of bot.

    Where several seats may answer, people go first: a bot never snatches a question from under somebody's finger.
    """
    decision = table.match.decision
    if decision is None:
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
    return (await ask_advice(table, seat, kind)).key


async def ask_advice(table: Table, seat: int, kind: str) -> Advice:
    """The same, with the chance to win that the bot sees."""
    thinking = (table.match.fork(), seat, kind, whim(table, seat))
    return await asyncio.get_running_loop().run_in_executor(_threads, _think, *thinking)


def _think(match: Match, seat: int, kind: str, seed: str) -> Advice:
    if kind.partition(":")[0] == "search":
        pool = _searchers()
        try:
            return pool.submit(search, match.checkpoint(), seat, kind, seed).result()
        except Exception as error:  # whatever it was, the table goes on
            note("a search failed", kind=kind, error=f"{type(error).__name__}: {error}")
            if isinstance(error, BrokenProcessPool):  # somebody killed one of its processes: the next gets new ones
                _processes.discard(pool)
            kind = SPARE
    return Advice(notation(make_bot(kind, seed=seed).choose(match, seat)))


def _searchers() -> ProcessPoolExecutor:
    """The processes for searches; one core is left to the tables."""
    with _starting:
        if not _processes:
            _processes.add(start_thinkers(max(1, cores() - 1)))
        return next(iter(_processes))


def search(checkpoint: str, seat: int, kind: str, seed: str) -> Advice:
    """Think in a process of its own, to which the match has to be brought as text."""
    bot = make_bot(kind, seed=seed)
    assert isinstance(bot, SearchBot)
    thought = bot.think(Match.resume(checkpoint, events=False), seat)
    return Advice(notation(thought.key), thought.chance)
