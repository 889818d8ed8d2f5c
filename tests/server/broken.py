"""Messages and files that somebody has scribbled over: each gets a clear answer, nothing fails, and play goes on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.conftest import Server
from tests.server.pairs import play
from websockets.asyncio.client import connect

from koszmar.kernel.flow import notation
from koszmar.kernel.game import find_game
from koszmar.kernel.testing.scribbles import CLUMSY, WAYS
from koszmar.server.errands import Saved
from koszmar.server.house import Plan
from koszmar.server.limits import LARGEST_MESSAGE

ROUND = 20
"""Messages that are sent one after another before it is looked whether the server is still there."""


def scribble(text: str, random: Random) -> str:
    """A text with one to three things done to it."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(WAYS)(text, random) or "{"
    return text


def messages(code: str, key: str, number: int, option: str) -> list[dict[str, Any]]:
    """A message of every kind, as a client would send it."""
    return [
        {"type": "hello", "id": 1, "table": code, "keys": [key]},
        {"type": "choose", "id": 2, "seat": 0, "number": number, "key": option},
        {"type": "why", "id": 3, "seat": 0, "key": option},
        {"type": "why", "id": 4, "seat": 0, "thing": option},
        {"type": "hint", "id": 5, "seat": 0},
        {"type": "undo", "id": 6, "seat": 0, "number": number, "size": "choice", "sure": True},
        {"type": "consent", "id": 7, "seat": 0, "number": number, "agree": True},
        {"type": "chat", "id": 8, "seat": 0, "text": "Good evening"},
        {"type": "timeline", "id": 9, "seat": 0, "choice": 1},
        {"type": "branch", "id": 10, "choice": 1, "seats": ["human", "sensible"]},
        {"type": "refresh", "id": 11},
    ]


def broken_messages(server: Server, game: str, random: Random, count: int) -> None:
    """Send messages that were scribbled over; afterwards the table still plays."""
    server.submit(_broken_messages(server, game, random, count))


async def _broken_messages(server: Server, game: str, random: Random, count: int) -> None:
    house: Any = server.app.state.house
    players = max(2, find_game(game).players[0])
    match = play(game, players, str(random.random()), 4)
    opened = await house.open(Saved(match._record()), Plan(), "192.0.2.1")
    table, key = house.tables[opened.code], opened.seats[0]
    place = f"ws://127.0.0.1:{server.port}/ws"
    async with connect(place, max_size=None, compression=None, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": opened.code, "keys": [key]}))
        for number in range(count):
            option = notation((table.match.options() or ["end"])[0])
            text = scribble(json.dumps(random.choice(messages(opened.code, key, table.number, option))), random)
            await socket.send(text[: LARGEST_MESSAGE + 1])
            if number % ROUND == ROUND - 1 or number == count - 1:
                await socket.send(json.dumps({"type": "refresh", "id": 10**9 + number}))
                while not (said := str(await socket.recv())).endswith(f'"re":{10**9 + number}}}'):
                    assert not said.startswith('{"type":"error","error":"rule-fault"'), (text, said)
                    assert not ('"type":"error"' in said[:20] and CLUMSY.search(said)), (text, said)
                assert said.startswith('{"type":"done"'), said
    if (decision := table.match.decision) is not None:
        seat, before = decision.seat, table.number
        key = notation(decision.offered(seat)[0])
        await house.choose(table, seat, before, key, table.grants(opened.seats))
        assert table.number == before + 1


def broken_files(server: Server, game: str, random: Random, count: int) -> None:
    """Send records and checkpoints that were scribbled over."""
    server.submit(_broken_files(server, game, random, count))


async def _broken_files(server: Server, game: str, random: Random, count: int) -> None:
    match = play(game, max(2, find_game(game).players[0]), str(random.random()), 12)
    files = (match.record(), match.checkpoint())
    for _ in range(count):
        text = scribble(random.choice(files), random).encode("utf-8", "replace")
        path = random.choice(("/api/records/verify", "/api/records/verify", "/api/records"))
        answer = await server.fetch.post(path, content=text)
        assert answer.status_code in (200, 201, 400, 404, 409, 413), (path, text, answer.text)
        assert answer.status_code < 300 or not CLUMSY.search(answer.text), (text, answer.text)
    assert (await server.fetch.get("/health")).status_code == 200
