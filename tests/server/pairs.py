"""Two tables over real sockets: one true, one with another truth that a seat cannot tell apart; every frame compared.

At some moment of a match all that a seat cannot know is dealt another way. Both matches stand at tables of one server;
everybody makes the same choices at both, the dice fall the same, and whatever reaches the seat has to be the same:
views and events, summaries, who is asked, hints, reasons, the timeline, undo, what a reconnecting browser is sent, and
what is refused. The seat sits there with a real socket; what the others answer is given to the server directly.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from zlib import decompress

from msgspec import Struct
from tests.server.conftest import PATIENCE, Server
from websockets.asyncio.client import ClientConnection, connect

from koszmar.bots import make_bot
from koszmar.kernel.errors import RuleFault
from koszmar.kernel.flow import Decision, Key, find_option, notation, read_answer
from koszmar.kernel.match import Match
from koszmar.kernel.record import read_record
from koszmar.kernel.worlds import World
from koszmar.server import house, requests
from koszmar.server.errands import Saved, look_back, looked_at
from koszmar.server.house import Plan
from koszmar.server.messages import Opened
from koszmar.server.settings import Settings
from koszmar.server.tables import Table

FAR_BACK = 40
"""How many choices back another truth may begin."""
OFTEN = 0.1
"""How often the seat asks for something besides the choices."""
ERRANDS = (
    "reconnect",
    "timeline",
    "record",
    "checkpoint",
    "summary",
    "glance",
    "ledger",
    "chat",
    "hint",
    "why",
    "about",
    "undo",
    "nonsense",
)
"""What a browser may ask for; some of it only of whoever is asked something."""


class Paired(Struct):
    """What came of it."""

    pairs: int = 0
    frames: int = 0
    """Frames compared while the two truths differed."""
    moments: int = 0
    """Choices after which they were compared."""

    def add(self, other: Paired) -> None:
        """Count another one in."""
        self.pairs, self.frames, self.moments = (
            self.pairs + other.pairs, self.frames + other.frames, self.moments + other.moments
        )  # fmt: skip


class Difference(AssertionError):
    """A seat can tell two truths apart by what it is sent."""


class Habits(Struct, frozen=True):
    """What the seat does besides the choices, and how often."""

    errands: Sequence[str] = ERRANDS
    often: float = OFTEN
    packs: bool = True
    """Whether half of all seats are sent long messages packed."""


def play(game: str, players: int, seed: str, choices: int, bot: str = "random", **setup: Any) -> Match:
    """A match after some choices, or at its end."""
    match = Match.new(game, players=players, seed=seed, **setup)
    player = make_bot(bot, seed=seed)
    for decision in match:
        if match.number >= choices:
            break
        seat = decision.seats[-1]
        match.choose(player.choose(match, seat), seat)
    return match


def compare(
    server: Server,
    match: Match,
    seats: Collection[int | None],
    random: Random,
    habits: Habits = Habits(),  # noqa: B008 (it never changes)
) -> Paired:
    """Hold what reaches seats (None: a spectator) at a true table against what reaches them in another truth.

    All of them at the same time, each with two tables of its own.
    """
    found = [pair for seat in seats if (pair := _other_truth(match, seat, random)) is not None]
    with _timelines_of_other_truths(), _tables_that_stay():
        return server.submit(_run([(Pair(server, match, *one, habits), Random(random.random())) for one in found]))


def _other_truth(match: Match, seat: int | None, random: Random) -> tuple[int | None, Match, Match, World] | None:
    since = random.randrange(max(0, match.number - FAR_BACK), match.number + 1)
    pair = match.other_truth(seat, str(random.random()), since)
    if pair is None or pair[0].fingerprint() == pair[1].fingerprint():
        return None
    return seat, *pair


async def _run(pairs: list[tuple[Pair, Random]]) -> Paired:
    done = Paired()
    async with asyncio.timeout(4 * PATIENCE):
        for found in await asyncio.gather(*(pair.run(random) for pair, random in pairs), return_exceptions=True):
            if isinstance(found, BaseException):
                raise found
            done.add(found)
    return done


def settings(folder: Path) -> Settings:
    """A server whose hints do not hang on how much time there was to think, and that lets one visitor do anything."""
    return Settings(
        database=str(folder / "tables.db"), messages_per_second=1e9, tables_per_minute=1e6, hints="sensible", pace=0,
        calls_per_second=1e9, lines=10**6, memory=10**12,
    )  # fmt: skip


# -- other truths at tables ----------------------------------------------------------------------------------------

_IMAGINED: dict[str, Match] = {}
"""By the code of their tables, how imagined matches stood when they were laid there."""


@contextmanager
def _timelines_of_other_truths() -> Iterator[None]:
    """A match is played again from its seed; one that never was has to be played again from where it was laid."""
    heavy = requests.heavy

    async def look(lane: Any, address: str, code: str, work: Callable[..., Any], *args: Any) -> Any:
        if work is not look_back or code not in _IMAGINED:
            return await heavy(lane, address, code, work, *args)
        saved, seat, whole = args
        match = _IMAGINED[code].fork(events=True)
        for text in saved.record.choices:
            who, key = read_answer(text)
            match.choose(key, who)
        return looked_at(match, seat, whole)

    requests.heavy = look
    try:
        yield
    finally:
        requests.heavy = heavy


@contextmanager
def _tables_that_stay() -> Iterator[None]:
    """A heavy table goes with its last guest and is loaded at the next knock; one that never was cannot be loaded."""
    heavy = house.HEAVY
    house.HEAVY = sys.maxsize
    try:
        yield
    finally:
        house.HEAVY = heavy


class Place:
    """One of the two tables, and the socket of the seat there."""

    def __init__(self, server: Server, opened: Opened, match: Match, seat: int | None) -> None:
        self.server, self.opened, self.seat = server, opened, seat
        self.house: Any = server.app.state.house
        self.table: Table = self.house.tables[opened.code]
        self.table.match = match
        self.table.heights = [match.number]
        self.table._views.clear()
        self.table._free = None
        self.grants = self.table.grants([key for key in opened.seats if key])
        self.socket: ClientConnection | None = None
        self.frames: list[str] = []
        """What has come since the last comparison."""
        self.summary = ""
        self.talk: list[Any] = []
        self.ids = 0
        self.packed = False
        """Whether long messages come packed, as browsers want them."""
        _IMAGINED[opened.code] = match.fork(events=True)

    @property
    def key(self) -> str:
        """The key with which the seat comes in."""
        key = self.opened.spectators if self.seat is None else self.opened.seats[self.seat]
        assert key is not None
        return key

    async def sit_down(self) -> None:
        """Come in, for the first time or again."""
        if self.socket is not None:
            await self.socket.close()
        self.talk = []
        place = f"ws://127.0.0.1:{self.server.port}/ws"
        self.socket = await connect(place, max_size=None, compression=None, ping_interval=None)
        await self.ask("hello", table=self.opened.code, keys=[self.key], packed=self.packed)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer; what comes before it is kept."""
        assert self.socket is not None
        self.ids += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.ids, **fields}))
        while True:
            said = await self.socket.recv()
            text = (said if isinstance(said, str) else decompress(said).decode()).replace(self.opened.code, "TABLE")
            is_answer = text.endswith(f'"re":{self.ids}}}')
            if is_answer and kind == "hello" and text.startswith('{"type":"error"'):
                return {}  # it was only said to see that nothing else comes
            self.keep(text)
            if is_answer:
                answer: dict[str, Any] = json.loads(text)
                return answer

    def keep(self, text: str) -> None:
        """Keep a frame. Summaries and talk wait for nobody, so that several may come as one: the latest counts."""
        if text.startswith('{"type":"table"'):
            self.summary = text
        elif text.startswith('{"type":"chat"'):
            self.talk += [{**line, "at": "", "line": 0} for line in json.loads(text)["lines"]]
        else:
            self.frames.append(text)

    async def settle(self) -> None:
        """Wait until all that has happened has come: what is on its way comes before the second answer."""
        for _ in range(2):
            await self.ask("hello", table=self.opened.code)

    async def fetch(self, path: str) -> None:
        """Ask over HTTP."""
        place, headers = f"/api/tables/{self.opened.code}{path}", {"Authorization": f"Bearer {self.key}"}
        found = await self.server.fetch.get(place, headers=headers)
        self.frames.append(f"{found.status_code} {found.text.replace(self.opened.code, 'TABLE')}")

    async def leave(self) -> None:
        """Everybody leaves; an imagined match cannot be kept."""
        if self.socket is not None:
            await self.socket.close()
        _IMAGINED.pop(self.opened.code, None)
        self.house.tables.pop(self.opened.code, None)


class Pair:
    """The two tables."""

    def __init__(
        self, server: Server, match: Match, seat: int | None, truth: Match, other: Match, world: World, habits: Habits
    ) -> None:
        self.server, self.match, self.seat, self.world, self.habits = server, match, seat, world, habits
        self.answers = match.choices
        self.begun = truth.number
        self.truths = (truth, other)
        self.places: list[Place] = []
        self.done = Paired(pairs=1)

    async def run(self, random: Random) -> Paired:
        """Make the choices of the match at both tables, with errands in between, and compare."""
        try:
            await self._lay()
            for place in self.places:
                place.packed = self.habits.packs and len(self.answers) % 2 == 0
            await self.both(lambda place: place.sit_down())
            await self.hold("sits down")
            while (answer := self._next()) is not None:
                if random.random() < self.habits.often:
                    await self.errand(random)
                    continue
                await self.choose(*answer)
                self.done.moments += 1
                await self.hold(f"after choice {self.truth.number}")
            return self.done
        finally:
            await asyncio.gather(*(place.leave() for place in self.places))

    async def _lay(self) -> None:
        """Tables that stand where the matches stand, and go on in their truths."""
        house: Any = self.server.app.state.house
        record = read_record(self.match.record())
        for truth in self.truths:
            start = Saved(type(record)(**{**_fields(record), "choices": []}))
            opened = await house.open(start, Plan(), "192.0.2.1")
            self.places.append(Place(self.server, opened, truth, self.seat))

    @property
    def truth(self) -> Match:
        """The true match, where it stands now."""
        return self.places[0].table.match

    def _next(self) -> tuple[int, Key, Key] | None:
        """Who answers next, and what in each of the truths; None where the comparison ends."""
        truth, other = (place.table.match for place in self.places)
        if truth.number >= len(self.answers) or other.number != truth.number:
            return None
        answer, asked, decision = read_answer(self.answers[truth.number]), truth.decision, other.decision
        assert asked is not None
        seat = asked.seat if answer.seat is None else answer.seat
        key = find_option(asked.offered(seat), notation(answer.key))
        assert key is not None
        theirs = self._instead(key, seat, decision)
        trial = truth.fork()
        trial.choose(key, seat)
        if theirs is None or trial.over:
            return None  # somebody answered what only the true world offers, or what is seen now is no secret any more
        try:
            other.fork().choose(theirs, seat)
        except RuleFault:  # a world that could not have been: what was found since was not there yet
            return None
        return seat, key, theirs

    def _instead(self, key: Key, seat: int, decision: Decision | None) -> Key | None:
        """What a seat answers in the other truth."""
        theirs: Key | None = key
        offered = () if decision is None else decision.offered(seat)
        if seat != self.seat:
            theirs = self.world.choice(key, seat)
            if self.world.alike is not None:
                truth, other = (place.table.match.scene for place in self.places)
                theirs = self.world.alike(truth, other, seat, theirs, offered)
        return theirs if theirs in offered else None

    async def both(self, work: Callable[[Place], Coroutine[Any, Any, Any]]) -> None:
        """The same at both tables."""
        await asyncio.gather(*map(work, self.places))

    async def choose(self, seat: int, key: Key, theirs: Key) -> None:
        """The same choice at both tables, as each of them calls it."""
        for place, chosen in zip(self.places, (key, theirs), strict=True):
            number, text = place.table.number, notation(chosen)
            if seat == self.seat:
                said = await place.ask("choose", seat=seat, number=number, key=text)
                assert said["type"] == "chosen", said
            else:
                await place.house.choose(place.table, seat, number, text, place.grants)

    # -- errands -----------------------------------------------------------------------------------------------------

    async def errand(self, random: Random) -> None:
        """Something that a browser may do between two choices."""
        decision, seat = self.truth.decision, self.seat
        asked = decision is not None and seat in decision.seats
        what = random.choice(self.habits.errands)
        match what:
            case "reconnect":
                await self.both(lambda place: place.sit_down())
            case "timeline":
                choice = random.randrange(len(self.places[0].table.log) + 1)
                eyes = {} if seat is None else {"seat": seat}
                await self.ask("timeline", choice=choice, whole=choice % 2 == 0, **eyes)
            case "record" | "checkpoint" | "ledger":
                await self.both(lambda place: place.fetch(f"/{what}"))
            case "summary":
                await self.both(lambda place: place.fetch(""))
            case "glance":
                await self.both(lambda place: place.fetch("/glance/pl"))
            case "chat" if seat is not None:
                await self.ask("chat", text="Is anybody there?", seat=seat)
            case "hint" if asked:
                await self.ask("hint", seat=seat)
            case "why" | "about" if asked:
                await self._ask_why(random, about=what == "about")
            case "undo" if seat is not None and self.truth.number > self.begun:
                await self._undo()
            case "nonsense" if seat is not None:
                await self.ask("choose", seat=seat, number=0, key="nothing of the kind")
                await self.ask("choose", seat=seat, number=self.places[0].table.number, key="nothing of the kind")
        await self.hold(what)

    async def ask(self, kind: str, **fields: Any) -> None:
        """The seat asks the same at both tables."""
        await self.both(lambda place: place.ask(kind, **fields))

    async def _ask_why(self, random: Random, about: bool) -> None:
        """Why something is not offered, or what cannot be done with a thing."""
        truth, seat = self.truth, self.seat
        assert truth.decision is not None
        scene, decision, face = truth.seen_by(seat), truth.decision.seen_by(seat), truth.game.face
        actions = list(face.actions(scene, decision))
        if not actions:
            return
        key = random.choice(actions)
        things = face.touches(scene, decision, key) if about else []
        await self.ask("why", seat=seat, **({"thing": things[0]} if things else {"key": notation(key)}))

    async def _undo(self) -> None:
        """The seat takes back the last choice, and everybody agrees."""
        for place in self.places:
            said = await place.ask("undo", seat=self.seat, number=place.table.number, size="choice", sure=True)
            if said.get("done") is False:
                for other in range(len(place.table.seats)):
                    if place.table.wish is not None and other != self.seat:
                        await place.table.consent(other, place.table.number, True, place.grants)
                place.house.changed(place.table)

    # -- comparing ---------------------------------------------------------------------------------------------------

    async def hold(self, moment: str) -> None:
        """Whatever has come to the seat at both tables since is the same."""
        await self.both(lambda place: place.settle())
        fresh = [[*place.frames, place.summary, json.dumps(place.talk)] for place in self.places]
        for number, (one, two) in enumerate(zip(*fresh, strict=False)):
            if one != two:
                raise Difference(f"seat {self.seat}, {moment}, frame {number}: {_apart(one, two)}")
        if len(fresh[0]) != len(fresh[1]):
            raise Difference(f"seat {self.seat}, {moment}: {len(fresh[0])} frames and {len(fresh[1])}")
        self.done.frames += len(self.places[0].frames) + 1
        for place in self.places:
            place.frames.clear()


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def _apart(one: str, two: str) -> str:
    """Where two texts part."""
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 200) : at + 200]} / …{two[max(0, at - 200) : at + 200]}"
