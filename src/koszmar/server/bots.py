"""Bots at the tables: they think in a thread, on a copy of the match, and answer like everybody else.

They have threads of their own: bots that think for long keep no table from being loaded.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from koszmar.bots import BOTS, make_bot
from koszmar.kernel.flow import notation
from koszmar.kernel.match import Match

from .tables import Table

THINKERS = 32
"""So many bots think at the same time; the others wait for their turn."""
_threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")

HINTS = "sensible"
"""The kind of bot that is asked for a hint."""


def bot_to_move(table: Table) -> tuple[int, str] | None:
    """The seat that is asked and has a bot in it, and which kind of bot.

    Where several seats may answer, people go first: a bot never snatches a question from under somebody's finger.
    """
    decision = table.match.decision
    if decision is None:
        return None
    players = [table.seats[seat].player for seat in decision.seats]
    if any(player not in BOTS for player in players):
        return None
    return decision.seat, players[0]


async def ask_bot(match: Match, seat: int, kind: str) -> str:
    """What a bot of this kind would answer for a seat; the event loop does not wait for it."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _think, match.fork(), seat, kind)


def _think(match: Match, seat: int, kind: str) -> str:
    return notation(make_bot(kind, seed=secrets.token_hex(8)).choose(match, seat))
