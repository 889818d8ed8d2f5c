"""How a company gathers: free seats are taken with the one link, everybody gets ready, and absent friends are relieved.

Each of these is an act that everybody sees, or a wish that the others grant. A seat is taken by whoever comes first: of
two who ask at the same moment, with whichever server, storage hears one before the other. The key of a seat that was
taken is told to nobody but the one who took it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .bots import SPARE
from .keys import digest, new_key
from .messages import Act, Relief
from .refusal import Refusal
from .tables import HUMAN, Grants, Table

AWAY = 60.0
"""Seconds after which the others may ask for a bot in the place of somebody who is away."""


# -- free seats ------------------------------------------------------------------------------------------------------


async def claim(table: Table, seat: int, name: str, grants: Grants) -> str:
    """Take a free seat with the one link; returns its new key, the only one."""
    key = new_key()

    async def attempt() -> None:
        sitter = table.seats[seat]
        if grants.guest is None or grants.guest != table.facts.guests:
            raise Refusal("wrong-key", "this is for whoever has the link of the table")
        if table.match.over:
            raise Refusal("match-over", "the match is over")
        if not sitter.free:
            raise Refusal("seat-taken", f"seat {seat} is not free")
        is_late = sitter.hands > 0 or sitter.player != HUMAN
        secrets = is_late and table.keeps_secrets(seat)
        values = {**NOBODYS, "key": digest(key), "player": HUMAN, "name": name.strip(), "free": False}
        await table.change_seat(seat, values, Act("joined", seat, HUMAN, secrets), secrets, passes=is_late)

    await table.written(attempt)
    return key


NOBODYS: dict[str, Any] = {"taken": None, "ready": False}
"""What is left of whoever had a seat before."""


async def sit_down(table: Table, grants: Grants) -> None:
    """Whoever comes with the key of a free seat has taken it."""

    async def attempt() -> None:
        for seat in sorted(grants.seats):
            if table.seats[seat].free and table.holds(grants, seat):
                values = {"free": False, "player": HUMAN}
                await table.change_seat(seat, values, Act("joined", seat, HUMAN), passes=False)

    if any(table.seats[seat].free for seat in grants.seats):
        await table.written(attempt)


async def offer(table: Table, seat: int, is_free: bool, grants: Grants) -> None:
    """Let anybody with the one link take a seat, or nobody any more. While people gather, whoever has it may get up."""

    async def attempt() -> None:
        sitter = table.seats[seat]
        mine = table.holds(grants, seat)
        if not (grants.owner or (mine and table.facts.room)):
            raise Refusal("wrong-key", "this is for the owner, or for who has the seat before the match begins")
        if is_free == sitter.free:
            return
        if not is_free:
            await table.change_seat(seat, {"free": False}, None)
            return
        gets_up = mine and table.facts.room
        values = {**NOBODYS, "key": None, "free": True}
        values |= {"name": ""} if gets_up or not mine else {}
        act = Act("left" if gets_up else "offered", seat, sitter.player)
        await table.change_seat(seat, values, act, passes=not gets_up and sitter.key is not None)

    await table.written(attempt)


# -- getting ready ---------------------------------------------------------------------------------------------------


async def get_ready(table: Table, seat: int, is_ready: bool, grants: Grants) -> None:
    """Somebody wants to begin, or not yet; when everybody does, the match begins."""

    async def attempt() -> None:
        table.check_holds(grants, seat)
        _check_room(table)
        people = [one for one in table.seats if one.player == HUMAN and one.seat != seat]
        begins = is_ready and all(one.ready and not one.free for one in people)
        await table.change_seats({seat: {"ready": is_ready}}, None, facts={"room": False} if begins else {})

    await table.written(attempt)


async def begin(table: Table, bot: str | None, grants: Grants) -> None:
    """The owner begins, whoever is not ready; a bot plays where nobody sits, until somebody takes the seat."""

    async def attempt() -> None:
        if not grants.owner:
            raise Refusal("wrong-key", "this is for the owner of the table")
        _check_room(table)
        empty = [one.seat for one in table.seats if one.free and one.player == HUMAN]
        bots = {seat: {"player": bot} for seat in empty} if bot else {}
        await table.change_seats(bots, Act("begun", None), facts={"room": False})

    await table.written(attempt)


def _check_room(table: Table) -> None:
    if not table.facts.room:
        raise Refusal("begun", "the match has begun already")


# -- absent friends --------------------------------------------------------------------------------------------------


async def relieve(table: Table, seat: int, away: int, agree: bool, grants: Grants) -> bool:
    """Wish that a bot plays for somebody who is away, agree to that or refuse it; returns whether a bot does now.

    Whoever is there has to agree; who is away can take the seat back at any time.
    """

    async def attempt() -> bool:
        table.check_holds(grants, seat)
        table.check_begun()
        _check_away(table, seat, away)
        wish = table.relief if table.relief and table.relief.seat == away else None
        if not agree:
            await _set_relief(table, None)
            return False
        asked = wish.waits if wish else [one.seat for one in table.seats if one.player == HUMAN]
        waits = [
            one for one in asked if one not in (seat, away) and table.is_present(one) and not table.holds(grants, one)
        ]
        if waits:
            await _set_relief(table, Relief(away, wish.by if wish else seat, waits))
            return False
        values = {"player": SPARE, "taken": table.number}
        await table.change_seat(away, values, Act("relieved", away, SPARE), relief=None)
        return True

    return await table.written(attempt)


async def come_back(table: Table, grants: Grants) -> None:
    """Whoever returns needs no bot any more."""

    async def attempt() -> None:
        if table.relief and table.holds(grants, table.relief.seat):
            await _set_relief(table, None)

    if table.relief and table.relief.seat in grants.seats:
        await table.written(attempt)


def _check_away(table: Table, seat: int, away: int) -> None:
    if table.match.over:
        raise Refusal("match-over", "the match is over")
    if not 0 <= away < len(table.seats) or away == seat or table.seats[away].player != HUMAN:
        raise Refusal("no-such-seat", f"nobody plays in seat {away} who could be relieved")
    if table.away(away) < AWAY:
        raise Refusal("not-away", f"seat {away} has not been away for a minute")


async def _set_relief(table: Table, relief: Relief | None) -> None:
    await table.change_seats({}, None, facts={"relief": msgspec.to_builtins(relief)})
