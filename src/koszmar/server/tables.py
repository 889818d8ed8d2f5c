"""A live table: a match with its seats, in memory, always as storage has it.

Whatever changes a table is written to storage first and done here afterwards. Everything is done under the table's
lock; whoever only looks needs no lock, because nothing is ever seen half-done.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from koszmar.kernel.errors import MatchOver, NotOffered, NotYourDecision, RuleFault, UndoRefused
from koszmar.kernel.flow import Decision
from koszmar.kernel.match import Match
from koszmar.kernel.past import SIZES, Size

from .changes import pieces
from .journal import Entry, Taken
from .keys import digest, new_key
from .logs import note
from .messages import SeatSummary, Summary, Wish
from .refusal import Refusal
from .revival import load_match, record_of, resumed_at, standing
from .storage import Line, Seat, Storage, Stored

HUMAN = "human"
CHECKPOINT_EVERY = 20
"""Entries of the log between two checkpoints of the match in storage."""


class Grants(Struct, frozen=True):
    """What somebody's keys open."""

    seats: dict[int, str]
    """The seats, each with the hash of its key: a key that is renewed opens nothing any more."""
    owner: bool
    spectator: bool

    def __bool__(self) -> bool:
        return bool(self.seats) or self.owner or self.spectator


class AskedOpenly(msgspec.Struct):
    """What a summary needs of the question as spectators see it."""

    seats: list[int]


class Table:
    """A match with its seats."""

    def __init__(self, storage: Storage, stored: Stored, match: Match) -> None:
        self.storage = storage
        self.facts = stored.facts
        self.seats = stored.seats
        self.chat: list[Line] = stored.chat
        self.match = match
        self.log = stored.entries
        self.heights = _heights(stored.entries)
        """How many choices stood after each entry of the log."""
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        """Connections that want to be woken when something changes."""
        self.present: Counter[int] = Counter()
        """How many connections each seat has here."""
        self._forfeits: dict[int, tuple[str, int, str]] = {}
        """Engines that lost decisions to chance: who sat there, how often, why the last time."""
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """The seats that are present with other servers, and when these were last heard of."""
        self.used = time.monotonic()
        self._resumed = resumed_at(stored.facts)
        self._kept = -1
        """The length of the log when it was last kept where the match stands."""
        self.announced = 0
        """Rises whenever the summary has changed, counts of choices aside: those come with every view."""
        self._views: dict[int | None, Any] = {}
        self._free: list[Size] | None = None
        self.open_number = self.number
        """The number of the last moment at which a spectator learned anything: what is answered in the dark since then
        is not counted before everybody."""
        self._standing = self._uncounted()
        self.longest_thought: dict[str, float] = {}
        """By kind of bot, for how many seconds one has thought at most about a question in the dark."""

    @classmethod
    async def load(cls, storage: Storage, code: str) -> Table:
        """The table with this code, from storage."""
        stored = await storage.load(code)
        if stored is None:
            raise Refusal("no-such-table", f"there is no table {code!r}")
        choices = standing(stored.entries)
        kept = await storage.checkpoint(code)
        facts, match = await asyncio.to_thread(load_match, stored.facts, choices, kept)
        if facts is stored.facts:
            return cls(storage, stored, match)
        try:
            await storage.change(
                code, facts.edition, rules=facts.rules, content=facts.content, checkpoint=facts.checkpoint
            )
        except Taken:
            return await cls.load(storage, code)
        facts = msgspec.structs.replace(facts, edition=facts.edition + 1)
        note("table goes on under newer rules", table=code, before=stored.facts.rules, now=facts.rules)
        return cls(storage, msgspec.structs.replace(stored, facts=facts), match)

    # -- what can be seen ----------------------------------------------------------------------------------------

    @property
    def code(self) -> str:
        """The name of the table."""
        return self.facts.code

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def open_choice(self) -> int:
        """How many choices had been made at the last moment at which a spectator learned anything."""
        return self.match.number - self.heights[-1] + self.heights[self.open_number]

    @property
    def humans(self) -> list[int]:
        """The seats that no bot sits in."""
        return [seat.seat for seat in self.seats if seat.player == HUMAN]

    @property
    def wish(self) -> Wish | None:
        """The undo that somebody wishes."""
        return msgspec.convert(self.facts.wish, Wish) if self.facts.wish else None

    def summary(self) -> Summary:
        """The table as everybody may see it."""
        facts, match = self.facts, self.match
        return Summary(
            code=facts.code,
            game=facts.game,
            players=facts.players,
            options=facts.options,
            rulings=facts.rulings,
            parameters=facts.parameters,
            seats=[
                SeatSummary(
                    seat.seat,
                    seat.player,
                    seat.name,
                    seat.player != HUMAN or self._is_present(seat.seat),
                    *self._trouble(seat),
                )
                for seat in self.seats
            ],
            spectators=facts.spectators is not None,
            number=self.open_number,
            choice=self.open_choice,
            asked=self._asked_openly(),
            over=match.over,
            seal=facts.seal,
            seed=facts.seed if match.over else None,
            exposed=facts.exposed,
            resumed=self._resumed,
            wish=self.wish,
        )

    def _is_present(self, seat: int) -> bool:
        return self.present[seat] > 0 or any(seat in seats for _, seats in self._elsewhere.values())

    def _trouble(self, seat: Seat) -> tuple[int, str]:
        player, count, reason = self._forfeits.get(seat.seat, ("", 0, ""))
        return (count, reason) if player == seat.player else (0, "")

    def _uncounted(self) -> Summary:
        return msgspec.structs.replace(self.summary(), number=0, choice=0, asked=[])

    def _asked_openly(self) -> list[int]:
        """The seats that are asked, as far as everybody may know: who of several thinks about what may be a secret."""
        question = self.view(None).get("question")
        return msgspec.json.decode(question, type=AskedOpenly).seats if question else []

    def view(self, seat: int | None) -> Any:
        """The table as a seat sees it, in pieces of JSON; made once for everybody who looks from there."""
        if seat not in self._views:
            self._views[seat] = pieces(self.match.view(seat))
        return self._views[seat]

    def is_dark(self, seat: int) -> bool:
        """Whether spectators do not see what this seat is asked."""
        mine, openly = self.match.view(seat).question, self.match.view(None).question
        return mine is not None and openly is not None and (mine.prompt, mine.seats) != (openly.prompt, openly.seats)

    def free_undo(self) -> list[Size]:
        """The sizes of undo that take back no revelation."""
        if self._free is None:
            self._free = [size for size in SIZES if not self.match.over and self._is_free(size)]
        return self._free

    # -- keys ----------------------------------------------------------------------------------------------------

    def grants(self, keys: Iterable[str]) -> Grants:
        """What these keys open."""
        hashes = {digest(key) for key in keys}
        seats = {seat.seat: seat.key for seat in self.seats if seat.key is not None and seat.key in hashes}
        return Grants(seats, self.facts.owner in hashes, self.facts.spectators in hashes)

    def holds_everything(self, grants: Grants) -> bool:
        """Whether nobody else plays here: all human seats are in one hand."""
        humans = self.humans
        return all(seat in grants.seats for seat in humans) if humans else grants.owner

    def check_open(self, grants: Grants) -> None:
        """Refuse what would show the whole truth while others still play for it."""
        if not (self.match.over or self.holds_everything(grants)):
            raise Refusal("not-over", "while others play, this is for after the end")

    def seat_exists(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", f"there is no seat {seat}; there are 0 to {len(self.seats) - 1}")

    # -- choices -------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, number: int, key: str) -> int:
        """Answer the question with this number; returns the number after it. The same answer twice counts once."""
        async with self.lock:
            if self._is_repeated(seat, number, key):
                return number + 1
            self._check_number(number)
            decision = self._asked(seat)
            after = await self._try(decision, seat, key)
            text = f"@{seat} {key}" if decision.answered_by != "one" else key
            due = after.over or self.number + 1 - max(self._kept, 0) >= CHECKPOINT_EVERY
            await self._append(Entry("choice", seat, text), after if due else None)
            return number + 1

    def _is_repeated(self, seat: int, number: int, key: str) -> bool:
        if not 0 <= number < self.number:
            return False
        entry = self.log[number]
        return entry.kind == "choice" and entry.seat == seat and entry.text in (key, f"@{seat} {key}")

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise Refusal("stale-number", f"the table is at number {self.number}, not {number}")

    def _asked(self, seat: int) -> Decision:
        decision = self.match.decision
        if decision is None:
            raise Refusal("match-over", "the match is over; nothing is asked any more")
        if seat not in decision.seats:
            raise Refusal("not-asked", f"seat {seat} is not asked now")
        return decision

    async def _try(self, decision: Decision, seat: int, key: str) -> Match:
        """Carry out a choice on a copy: what goes into the log is known to work."""
        trial = self.match.fork()
        try:
            trial.choose(key, seat)
        except NotOffered:
            raise Refusal("not-offered", f"{key!r} is not offered by {decision.prompt!r}") from None
        except (NotYourDecision, MatchOver) as error:
            raise Refusal("not-asked", str(error)) from None
        except RuleFault as error:
            await self.report(f"rule fault: seat {seat} chose {key!r}: {error}")
            raise Refusal("rule-fault", "a rule failed; the match stands where it stood") from error
        return trial

    async def _append(self, entry: Entry, after: Match | None) -> None:
        """Write an entry to storage, and where the match then stands if it is given; then do it here."""
        ends_wish = self.facts.wish is not None
        checkpoint = after.checkpoint() if after else None
        try:
            await self.storage.append(self.code, self.number, entry, ends_wish, checkpoint)
        except Taken:
            await self._catch_up()
            raise Refusal("stale-number", f"the table is at number {self.number}") from None
        self._do(entry)
        if checkpoint is not None:
            self._kept = self.number
        if ends_wish:
            await self._catch_up()

    def _do(self, entry: Entry) -> None:
        before, told = self.view(None), len(self.match.scene.events or ())
        if entry.kind == "choice":
            at, _, key = entry.text.partition(" ") if entry.text.startswith("@") else ("", "", entry.text)
            self.match.choose(key, int(at[1:]) if at else None)
        else:
            for _ in range(int(entry.text)):
                self.match.undo("choice", agreed=True)
        self.log.append(entry)
        self.heights.append(self.match.number)
        self._views.clear()
        self._free = None
        self.used = time.monotonic()
        if entry.kind != "choice" or self.match.events(None, told) or self.view(None) != before:
            self.open_number = self.number

    # -- undo ----------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, number: int, size: Size, sure: bool, grants: Grants) -> bool:
        """Take back, at once or when everybody agrees; returns whether it is done."""
        async with self.lock:
            self._check_number(number)
            if self.match.over:
                raise Refusal("match-over", "the seed is known: go on from a moment of the timeline instead")
            self._steps_back(size)
            if not (sure or self._is_free(size)):
                raise Refusal("revealed", "something was revealed since")
            waits = [other for other in self.humans if other not in grants.seats]
            if not waits:
                await self._take_back(seat, size)
                return True
            await self._set_wish(Wish(size, seat, number, waits))
            return False

    async def consent(self, seat: int, number: int, agree: bool) -> bool:
        """Agree to an undo or refuse it; returns whether it is done."""
        async with self.lock:
            wish = self.wish
            if wish is None or wish.number != number or self.number != number:
                raise Refusal("no-wish", "nobody wishes to take anything back")
            if not agree:
                await self._set_wish(None)
                return False
            humans = self.humans
            waits = [other for other in wish.waits if other != seat and other in humans]
            if waits:
                await self._set_wish(Wish(wish.size, wish.seat, wish.number, waits))
                return False
            await self._take_back(wish.seat, wish.size)
            return True

    def _steps_back(self, size: Size, agreed: bool = True) -> int:
        """How many choices an undo takes back: whatever bots have answered since goes with it."""
        trial, humans = self.match.fork(), self.humans
        try:
            steps = trial.undo(size, agreed=agreed)
            while humans and trial.decision and not any(seat in humans for seat in trial.decision.seats):
                steps += trial.undo("choice", agreed=agreed)
        except UndoRefused as error:
            raise Refusal("nothing-to-undo", str(error)) from None
        return steps

    def _is_free(self, size: Size) -> bool:
        if not self.match.can_undo(size):
            return False
        if len(self.humans) == len(self.seats):
            return True
        try:
            return self._steps_back(size, agreed=False) > 0
        except Refusal:
            return False

    async def _take_back(self, seat: int, size: Size) -> None:
        steps, after = self._steps_back(size), self.match.fork()
        for _ in range(steps):
            after.undo("choice", agreed=True)
        await self._append(Entry("undo", seat, str(steps)), after)

    async def _set_wish(self, wish: Wish | None) -> None:
        try:
            await self.storage.change(self.code, self.facts.edition, wish=msgspec.to_builtins(wish))
        except Taken:
            await self._catch_up()
            raise Refusal("stale-number", "the table has changed in the same moment") from None
        await self._catch_up()

    # -- seats, spectators, talk ---------------------------------------------------------------------------------

    async def renew_key(self, seat: int) -> str:
        """A new key for a seat; the old one opens nothing any more."""
        key = new_key()
        await self._change_seat(seat, key=digest(key))
        return key

    async def revoke_key(self, seat: int) -> None:
        """Nobody has a key for this seat."""
        await self._change_seat(seat, key=None)

    async def give_seat(self, seat: int, player: str | None, name: str | None) -> None:
        """Let a bot or a person sit here, or name whoever does."""
        wanted = {"player": player, "name": None if name is None else name.strip()}
        if values := {field: value for field, value in wanted.items() if value is not None}:
            await self._change_seat(seat, **values)

    def forfeited(self, seat: int, reason: str) -> None:
        """Note that the engine in this seat has lost a decision to chance."""
        sitter = self.seats[seat]
        count, _ = self._trouble(sitter)
        self._forfeits[seat] = (sitter.player, count + 1, reason)

    async def _change_seat(self, seat: int, **values: Any) -> None:
        async with self.lock:
            await self.storage.change_seat(self.code, seat, **values)
            await self._catch_up()

    async def open_to_spectators(self, is_open: bool) -> str | None:
        """Let spectators in with a new key, or close the door."""
        key = new_key() if is_open else None
        async with self.lock:
            await self.storage.change(self.code, spectators=digest(key) if key else None)
            await self._catch_up()
        return key

    async def expose(self) -> None:
        """Note that somebody could know the seed before the end."""
        if self.facts.exposed or self.match.over:
            return
        async with self.lock:
            await self.storage.change(self.code, exposed=True)
            await self._catch_up()

    async def say(self, seat: int | None, text: str) -> None:
        """A line of talk."""
        name = "" if seat is None else self.seats[seat].name
        async with self.lock:
            await self.storage.say(self.code, seat, name, text)
            await self._catch_up()

    async def report(self, note: str) -> None:
        """Keep a note with the record of the match."""
        record = record_of(self.facts, standing(self.log)).text()
        await self.storage.report(self.code, self.number, note, record)

    def unkept(self) -> str | None:
        """A checkpoint, if storage does not know yet where the match stands."""
        if self._kept == self.number or not self.number:
            return None
        self._kept = self.number
        return self.match.checkpoint()

    # -- keeping up ----------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Do what another server has written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        line = self.chat[-1].line if self.chat else 0
        stored = await self.storage.load(self.code, self.number, line)
        assert stored is not None
        for entry in stored.entries:
            self._do(entry)
        self.facts, self.seats, self._free = stored.facts, stored.seats, None
        self.chat.extend(stored.chat)

    def hear_of(self, server: str, present: Iterable[int]) -> bool:
        """Another server says which seats are present there; whether that is news."""
        seats = frozenset(present)
        _, before = self._elsewhere.get(server, (0.0, frozenset()))
        self._elsewhere[server] = (time.monotonic(), seats)
        return seats != before

    def forget_elsewhere(self, before: float) -> bool:
        """Forget servers that were last heard of before this time; whether that is news."""
        gone = [server for server, (heard, _) in self._elsewhere.items() if heard < before]
        forgotten = [self._elsewhere.pop(server) for server in gone]
        return any(seats for _, seats in forgotten)

    def wake(self) -> None:
        """Tell every connection here that something may have changed."""
        standing = self._uncounted()
        if standing != self._standing:
            self._standing = standing
            self.announced += 1
        for watcher in self.watchers:
            watcher.set()


def _heights(entries: list[Entry]) -> list[int]:
    heights = [0]
    for entry in entries:
        heights.append(heights[-1] + (1 if entry.kind == "choice" else -int(entry.text)))
    return heights
