"""A live table: a match with its seats, in memory, always as storage has it.

Whatever changes a table is written to storage first and done here afterwards. Everything is done under the table's
lock; whoever only looks needs no lock, because nothing is ever seen half-done.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from koszmar.kernel.errors import MatchOver, NotOffered, NotYourDecision, RuleFault, UndoRefused
from koszmar.kernel.flow import Decision, read_answer
from koszmar.kernel.match import Match
from koszmar.kernel.past import SIZES, Size
from koszmar.kernel.record import read_record
from koszmar.kernel.scene import Event
from koszmar.kernel.view import View

from .changes import Compared, Operation, Pieces, common_changes, pieces
from .errands import happened
from .journal import Entry
from .kept import Secrets, secrets
from .keys import digest, new_key
from .logfile import Taken
from .logs import note
from .messages import Act, Chronicle, Happened, Relief, SeatSummary, Summary, Wish
from .refusal import Refusal
from .revival import load_match, record_of, resumed_at, standing
from .standings import Standing, Trail, standing_of, trail_of
from .storage import CHAT_KEPT, Facts, Line, Seat, Storage, Stored

T = TypeVar("T")

HUMAN = "human"
ATTEMPTS = 8
"""How often something is tried that others' changes prevent."""


WEIGHT, EVENT_WEIGHT, ENTRY_WEIGHT = 300_000, 1_000, 300
"""About how many bytes a table takes, and each event and each entry of its log."""
SLACK = 1.4
"""Bytes of memory that each byte of a snapshot takes."""
SELDOM = 16
"""Entries of the log after which snapshots are weighed again."""
MOST_UNSURE = 8
"""Choices of which it may be open whether a spectator saw any of it; for each the match before it stays in memory."""
_loaders = ThreadPoolExecutor(2, thread_name_prefix="table")
"""Tables are loaded, and matches begun, apart from everything else that takes long."""


class Grants(Struct, frozen=True):
    """What somebody's keys open."""

    seats: dict[int, str]
    """The seats, each with the hash of its key: a key that is renewed opens nothing any more."""
    owner: bool
    spectator: bool
    guest: str | None = None
    """The hash of the one link's key, if it is among them."""

    def __bool__(self) -> bool:
        return bool(self.seats) or self.owner or self.spectator or self.guest is not None

    @classmethod
    def of(cls, facts: Facts, seats: Iterable[Seat], keys: Iterable[str]) -> Grants:
        """What these keys open at a table."""
        hashes = {digest(key) for key in keys}
        held = {seat.seat: seat.key for seat in seats if seat.key is not None and seat.key in hashes}
        guest = facts.guests if facts.guests in hashes else None
        return cls(held, facts.owner in hashes, facts.spectators in hashes, guest)


class AskedOpenly(msgspec.Struct):
    """What a summary needs of the question as spectators see it."""

    seats: list[int]


class Table:
    """A match with its seats."""

    def __init__(self, storage: Storage, stored: Stored, match: Match, secrets: Secrets | None) -> None:
        self.storage = storage
        self.facts = stored.facts
        self.seats = stored.seats
        self.chat: list[Line] = stored.chat
        self.match = match
        self.secrets = secrets
        """The words that it keeps back: of its game, and all that its scenario brings."""
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
        self._left: dict[int, float] = {}
        """Since when somebody is away, as far as we know."""
        self.used = time.monotonic()
        self.brought_by = ""
        """The visitor for whom it was loaded."""
        self.chosen = 0.0
        """When a choice was last made here."""
        self.payer = f"table {stored.facts.code}"
        """On whose account its bots think: whoever opened it, as long as that is known."""
        self._resumed = resumed_at(stored.facts)
        self.moved = False
        """Whether another server plays it by other rules now: here it is not served any more."""
        self.announced = 0
        """Rises whenever the summary has changed, counts of choices aside: those come with every view."""
        self._views: dict[int | None, Any] = {}
        self._latest: tuple[View, Pieces] | None = None
        """The view that was made last: what the next one has in common with it is not written again."""
        self._apart: dict[int | None, tuple[View, Pieces]] = {}
        """What seats saw last whose map was another than that of whoever was drawn before them."""
        self._compared: Compared = {}
        """What has changed in parts that views have in common."""
        self._told: dict[tuple[object, ...], tuple[Any, list[Event], list[Happened]]] = {}
        """By the identity of what is held fast here, and by weight: a scene as it is seen, events, and the telling."""
        self.cost = 0.0
        """Seconds of the server's time that the last choice has taken, to be stored and to be shown."""
        self._weighed: tuple[int, int] | None = None
        """When its snapshots were last weighed (in entries, divided by ``SELDOM``), and how many bytes they took."""
        self._free: list[Size] | None = None
        self._trail = trail_of(standing(stored.entries))
        self._open_number = self.number
        """The last moment of which it is known that a spectator learned anything …"""
        self._unsure: list[Match] = []
        """… and the match before each choice since then: nobody has looked yet whether a spectator saw any of these."""
        self.awaited: dict[int, tuple[int, float]] = {}
        """The seats that are asked, each with the number and the time at which that began."""
        self._note_who_is_asked()
        self.chronicle: Chronicle | None = None
        """What is worth telling of it, once somebody has asked for that after its end."""
        self._announced = self._without_counts()
        self.longest_thought: dict[str, float] = {}
        """By kind of bot, for how many seconds one has thought at most about a question in the dark."""

    @classmethod
    async def load(
        cls, storage: Storage, code: str, is_taken: Callable[[Facts], Awaitable[bool]], pay: Callable[[float], None]
    ) -> Table:
        """The table with this code, from storage; its rules become ours unless others play by them just now.

        ``pay`` is told how many seconds it took to play the match again.
        """
        stored = await storage.load(code)
        if stored is None:
            raise Refusal("no-such-table", f"there is no table {code!r}")
        choices = standing(stored.entries)
        number = len(stored.entries)
        kept = await sound_standing(storage, code, number, choices)
        older = None if kept else await storage.checkpoint(code)
        facts, match, words = await timed(pay, _loaded, stored.facts, choices, kept, older)
        if facts == stored.facts:
            if kept is None:
                await storage.keep_standing(code, standing_of(match, number))
            return cls(storage, stored, match, words)
        if await is_taken(stored.facts):
            raise Refusal("elsewhere", "another server plays this table by other rules; try again in a moment")
        try:
            await storage.change(
                code, facts.edition, rules=facts.rules, content=facts.content, checkpoint=facts.checkpoint
            )
        except Taken:
            return await cls.load(storage, code, is_taken, pay)
        facts = msgspec.structs.replace(facts, edition=facts.edition + 1)
        note("table goes on under newer rules", table=code, before=stored.facts.rules, now=facts.rules)
        return cls(storage, msgspec.structs.replace(stored, facts=facts), match, words)

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
    def open_number(self) -> int:
        """The number of the last moment at which a spectator learned anything: what is answered in the dark since then
        is not counted before everybody.
        """
        if self._unsure:
            after = self.view(None)
            for ago, match in enumerate(reversed(self._unsure)):
                before = pieces(match.view(None), self._latest)
                if before != after:
                    self._open_number = self.number - ago
                    break
                after = before
            self._unsure = []
        return self._open_number

    @property
    def open_choice(self) -> int:
        """How many choices had been made at the last moment at which a spectator learned anything."""
        return self.match.number - self.heights[-1] + self.heights[self.open_number]

    @property
    def weight(self) -> int:
        """About how many bytes it takes in memory."""
        if self._weighed is None or self._weighed[0] != self.number // SELDOM:
            self._weighed = self.number // SELDOM, int(SLACK * self.match.snapshot_bytes)
        events, entries = len(self.match.scene.events or ()), len(self.log)
        return WEIGHT + EVENT_WEIGHT * events + ENTRY_WEIGHT * entries + self._weighed[1]

    def close(self) -> None:
        """It leaves the memory, at once: nothing holds it in a circle."""
        self.match.scene.tell = _tell_nobody
        self._latest, self._apart, self._unsure = None, {}, []
        self._forget_views()

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
        counts = {"number": self.open_number, "choice": self.open_choice, "asked": self._asked_openly()}
        return msgspec.structs.replace(self._without_counts(), **counts)

    def _without_counts(self) -> Summary:
        """The summary without what comes with every view: how many choices were made, and who is asked."""
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
                    seat.player != HUMAN or self.is_present(seat.seat),
                    *self._trouble(seat),
                    seat.hands,
                    seat.free,
                    seat.ready,
                )
                for seat in self.seats
            ],
            spectators=facts.spectators is not None,
            number=0,
            choice=0,
            asked=[],
            over=match.over,
            seal=facts.seal,
            seed=facts.seed if match.over else None,
            exposed=facts.exposed,
            resumed=self._resumed,
            wish=self.wish,
            room=facts.room,
            guests=facts.guests is not None,
            relief=self.relief,
            next=facts.next,
        )

    @property
    def relief(self) -> Relief | None:
        """The wish that a bot plays for somebody who is away."""
        return msgspec.convert(self.facts.relief, Relief) if self.facts.relief else None

    def is_present(self, seat: int) -> bool:
        """Whether somebody is connected for a seat, here or elsewhere."""
        return self.present[seat] > 0 or any(seat in seats for _, seats in self._elsewhere.values())

    def away(self, seat: int) -> float:
        """For how many seconds a seat has been without anybody, as far as this server knows."""
        return 0.0 if self.is_present(seat) else time.monotonic() - self._left.setdefault(seat, time.monotonic())

    def _note_who_is_away(self) -> None:
        for seat in range(len(self.seats)):
            if self.is_present(seat):
                self._left.pop(seat, None)
            else:
                self._left.setdefault(seat, time.monotonic())

    def _trouble(self, seat: Seat) -> tuple[int, str]:
        player, count, reason = self._forfeits.get(seat.seat, ("", 0, ""))
        return (count, reason) if player == seat.player else (0, "")

    def _asked_openly(self) -> list[int]:
        """The seats that are asked, as far as everybody may know: who of several thinks about what may be a secret."""
        question = None if self.facts.room else self.view(None).get("question")
        return msgspec.json.decode(question, type=AskedOpenly).seats if question else []

    def view(self, seat: int | None) -> Any:
        """The table as a seat sees it, in pieces of JSON; made once for everybody who looks from there.

        It is made for all who are present together: much of it is the same for them, and is written once.
        """
        if seat not in self._views:
            began = time.thread_time()
            present = [one for one, lines in self.present.items() if lines > 0]
            for one in {seat, *present} - self._views.keys():
                self._views[one] = self._draw(one)
            self.match.forget_parts()
            self.cost += time.thread_time() - began
        return self._views[seat]

    def _draw(self, seat: int | None) -> Pieces:
        """A view in pieces: most is as in the one before or, where that shows another map, as this seat saw it."""
        seen, like = self.match.view(seat), self._latest
        if like is not None and like[0].boards != seen.boards:
            like = self._apart.setdefault(seat, like)
        self._latest = seen, pieces(seen, like)
        if seat in self._apart:
            self._apart[seat] = self._latest
        return self._latest[1]

    def changes(self, seat: int | None, old: Pieces) -> list[Operation]:
        """What makes the table as a seat sees it of how it saw it before."""
        return common_changes(old, self.view(seat), self._compared)

    def told(self, seat: int | None, since: int) -> list[Happened]:
        """What happened from event ``since`` on, as a seat is told of it while it happens.

        Nothing but the weight of an event depends on the seat: those that know the same are told the same.
        """
        match = self.match
        if not (events := match.events(seat, since)):
            return []
        scene, weight = match.seen_by(seat), match.game.face.telling.weight
        same = id(scene), *((event.kind, id(event.args), weight(scene, event, seat)) for event in events)
        if same not in self._told:
            self._told[same] = scene, events, happened(match, events, seat)
        return self._told[same][2]

    def _forget_views(self) -> None:
        self._views, self._compared, self._told = {}, {}, {}

    def is_dark(self, seat: int) -> bool:
        """Whether spectators do not see what this seat is asked."""
        mine, openly = self.match.view(seat).question, self.match.view(None).question
        return mine is not None and openly is not None and (mine.prompt, mine.seats) != (openly.prompt, openly.seats)

    def free_undo(self) -> list[Size]:
        """The sizes of undo that take back no revelation."""
        if self._free is None:
            self._free = [size for size in SIZES if not self.match.over and self._is_free(size)]
        return self._free

    def check_begun(self) -> None:
        """Refuse whatever belongs to a match that people are still gathering for."""
        if self.facts.room:
            raise Refusal("not-begun", "the match has not begun: not everybody is ready")

    # -- keys ----------------------------------------------------------------------------------------------------

    def grants(self, keys: Iterable[str]) -> Grants:
        """What these keys open."""
        return Grants.of(self.facts, self.seats, keys)

    def holds(self, grants: Grants, seat: int) -> bool:
        """Whether a seat is still open to somebody who came in with these grants."""
        key = grants.seats.get(seat)
        return key is not None and self.seats[seat].key == key

    def check_holds(self, grants: Grants, seat: int) -> None:
        """Refuse a seat whose key was taken back, at the moment when something is done with it."""
        if not self.holds(grants, seat):
            raise Refusal("foreign-seat", f"seat {seat} is not yours")

    def holds_everything(self, grants: Grants) -> bool:
        """Whether nobody else plays here: all seats of people are in one hand.

        A person whose seat somebody else gave to a bot is still a player.
        """
        people = [seat.seat for seat in self.seats if seat.player == HUMAN or seat.taken is not None]
        return all(self.holds(grants, seat) for seat in people) if people else grants.owner

    def keeps_secrets(self, seat: int) -> bool:
        """Whether a seat knows something that not everybody knows."""
        everybody = range(len(self.seats))
        return not self.match.over and any(
            seat in secret.seen_by and secret.places and not all(other in secret.seen_by for other in everybody)
            for secret in self.match.game.knowledge.secrets(self.match.scene)
        )

    def check_open(self, grants: Grants) -> None:
        """Refuse what would show the whole truth while others still play for it."""
        if not (self.match.over or self.holds_everything(grants)):
            raise Refusal("not-over", "while others play, this is for after the end")

    def seat_exists(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", f"there is no seat {seat}; there are 0 to {len(self.seats) - 1}")

    # -- choices -------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, number: int, key: str, grants: Grants | None) -> int:
        """Answer the question with this number; returns the number after it. The same answer twice counts once.

        Without grants it is the answer of a bot.
        """

        async def attempt() -> int:
            self._check_answers(seat, grants)
            if self._is_repeated(seat, number, key):
                return number + 1
            self._check_number(number)
            decision = self._asked(seat)
            after = await self._try(decision, seat, key)
            text = f"@{seat} {key}" if decision.answered_by != "one" else key
            await self._append(Entry("choice", seat, text), after)
            return number + 1

        return await self.written(attempt)

    def _check_answers(self, seat: int, grants: Grants | None) -> None:
        if grants is not None:
            self.check_holds(grants, seat)
        elif self.seats[seat].player == HUMAN:
            raise Refusal("stale-number", "a person has taken the seat meanwhile")

    async def written(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do something that is written to storage; if the table has changed elsewhere, look again and try again."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                try:
                    return await attempt()
                except Taken:
                    await self._catch_up()
        raise Refusal("stale-number", "the table changes faster than this can be written")

    def _is_repeated(self, seat: int, number: int, key: str) -> bool:
        if not 0 <= number < self.number:
            return False
        entry = self.log[number]
        return entry.kind == "choice" and entry.seat == seat and entry.text in (key, f"@{seat} {key}")

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise Refusal("stale-number", f"number {number} is not the question that is asked now")

    def _asked(self, seat: int) -> Decision:
        self.check_begun()
        decision = self.match.decision
        if decision is None:
            raise Refusal("match-over", "the match is over; nothing is asked any more")
        if seat not in decision.seats:
            raise Refusal("not-asked", f"seat {seat} is not asked now")
        return decision

    async def _try(self, decision: Decision, seat: int, key: str) -> Match:
        """Carry out a choice on a copy, which takes the place of the match when the choice is in the log."""
        trial = self.match.fork(events=True)
        try:
            trial.choose(key, seat)
        except NotOffered:
            raise Refusal("not-offered", f"{key!r} is not offered by {decision.prompt!r}") from None
        except (NotYourDecision, MatchOver):
            raise Refusal("not-asked", f"seat {seat} is not asked now") from None
        except RuleFault as error:
            await self.report(f"rule fault: seat {seat} chose {key!r}: {error}")
            raise Refusal("rule-fault", "a rule failed; the match stands where it stood") from error
        return trial

    async def _append(self, entry: Entry, after: Match) -> None:
        """Write an entry to storage, and where the match then stands; then it stands there for everybody."""
        ends_wish, trail, began = self.facts.wish is not None, self._trail_after(entry, after), time.thread_time()
        standing = standing_of(after, self.number + 1, trail)
        took = time.thread_time() - began
        await self.storage.append(self.code, self.number, self.facts.edition, entry, ends_wish, standing)
        self.cost = took
        self._stand(entry, after, trail)
        if ends_wish:
            await self._catch_up()

    def _do(self, entry: Entry) -> None:
        """Do what another server has written."""
        after = self.match.fork(events=True)
        if entry.kind == "choice":
            seat, key = read_answer(entry.text)
            after.choose(key, seat)
        else:
            for _ in range(int(entry.text)):
                after.undo("choice", agreed=True)
        self._stand(entry, after, self._trail_after(entry, after))

    def _trail_after(self, entry: Entry, after: Match) -> Trail:
        return self._trail.then(entry.text) if entry.kind == "choice" else trail_of(after.choices)

    def _stand(self, entry: Entry, after: Match, trail: Trail) -> None:
        """The match stands somewhere else, as storage says."""
        before = self.match
        after.take_the_place_of(before)
        self.match, self._free, self._trail = after, None, trail
        self._forget_views()
        self.log.append(entry)
        self.heights.append(after.number)
        self.used = self.chosen = time.monotonic()
        self._note_who_is_asked()
        self._note_who_learns_of_it(entry, before)
        before.scene.tell = _tell_nobody  # or it would stay in memory, held by itself in a circle

    def _note_who_learns_of_it(self, entry: Entry, before: Match) -> None:
        """Whether a spectator learns anything of a choice is looked up when somebody has to know, unless they are told.

        To make what they see takes as long as for a player, and mostly nobody is there.
        """
        if entry.kind != "choice" or self.match.events(None, len(before.scene.events or ())):
            self._open_number, self._unsure = self.number, []
            return
        self._unsure.append(before)
        if len(self._unsure) >= MOST_UNSURE:
            _ = self.open_number

    def _note_who_is_asked(self) -> None:
        decision, now = self.match.decision, (self.number, time.monotonic())
        self.awaited = {seat: self.awaited.get(seat, now) for seat in (decision.seats if decision else ())}

    # -- undo ----------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, number: int, size: Size, sure: bool, grants: Grants, *, own: bool = False) -> bool:
        """Take back, at once or when everybody agrees; returns whether it is done.

        Whoever leaves what is their ``own`` needs nobody's leave as long as nothing was revealed.
        """

        async def attempt() -> bool:
            self.check_holds(grants, seat)
            self._check_number(number)
            if self.match.over:
                raise Refusal("match-over", "the seed is known: go on from a moment of the timeline instead")
            steps = self._steps_back(size)
            if not (sure or self._is_free(size)):
                raise Refusal("revealed", "something was revealed since")
            waits = [other for other in self._concerned(steps) if not self.holds(grants, other)]
            if not waits or (own and self._is_free(size) and self._is_own(steps, grants)):
                await self._take_back(seat, size)
                return True
            await self._set_wish(Wish(size, seat, number, waits))
            return False

        return await self.written(attempt)

    async def consent(self, seat: int, number: int, agree: bool, grants: Grants) -> bool:
        """Agree to an undo or refuse it; returns whether it is done."""

        async def attempt() -> bool:
            self.check_holds(grants, seat)
            wish = self.wish
            if wish is None or wish.number != number or self.number != number:
                raise Refusal("no-wish", "nobody wishes to take anything back")
            if not agree:
                await self._set_wish(None)
                return False
            concerned = self._concerned(self._steps_back(wish.size))
            waits = [other for other in wish.waits if other != seat and other in concerned]
            if waits:
                await self._set_wish(Wish(wish.size, wish.seat, wish.number, waits))
                return False
            await self._take_back(wish.seat, wish.size)
            return True

        return await self.written(attempt)

    def _concerned(self, steps: int) -> list[int]:
        """Who has to agree: people, and whoever was one at the moment to which this many choices lead back.

        Whoever gives the own seat to a bot agrees to everything; if somebody else does it, that changes nothing about
        what was before.
        """
        left = self.match.number - steps
        return [
            seat.seat
            for seat in self.seats
            if seat.player == HUMAN or (seat.taken is not None and left < self.heights[seat.taken])
        ]

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

    def _is_own(self, steps: int, grants: Grants) -> bool:
        """Whether all these choices were asked of seats of this visitor alone."""
        trial = self.match.fork()
        for _ in range(steps):
            trial.undo("choice", agreed=True)
            if trial.decision is None or not all(self.holds(grants, seat) for seat in trial.decision.seats):
                return False
        return True

    async def _take_back(self, seat: int, size: Size) -> None:
        steps, after = self._steps_back(size), self.match.fork(events=True)
        for _ in range(steps):
            after.undo("choice", agreed=True)
        await self._append(Entry("undo", seat, str(steps)), after)

    async def _set_wish(self, wish: Wish | None) -> None:
        await self.storage.change(self.code, self.facts.edition, wish=msgspec.to_builtins(wish))
        await self._catch_up()

    # -- seats, spectators, talk ---------------------------------------------------------------------------------

    async def renew_key(self, seat: int, grants: Grants) -> str:
        """A new key for a seat; the old one opens nothing any more, and everybody is told."""
        key = new_key()

        async def attempt() -> None:
            secrets = self.keeps_secrets(seat)
            act = Act("key", seat, self.seats[seat].player, secrets)
            exposes = secrets and not self.holds(grants, seat)
            await self.change_seat(seat, {"key": digest(key), "taken": None, "free": False}, act, exposes)

        await self.written(attempt)
        return key

    async def revoke_key(self, seat: int) -> None:
        """Nobody has a key for this seat."""
        act = Act("revoked", seat, self.seats[seat].player)
        await self.written(lambda: self.change_seat(seat, {"key": None}, act))

    async def give_seat(self, seat: int, player: str | None, name: str | None, grants: Grants) -> None:
        """Let a bot or a person sit here, or name whoever does."""

        async def attempt() -> None:
            sitter = self.seats[seat]
            if not grants.owner:
                self.check_holds(grants, seat)
            values: dict[str, Any] = {} if name is None else {"name": name.strip()}
            act = None
            if player is not None and player != sitter.player:
                mine = self.holds(grants, seat)
                was_human = sitter.player == HUMAN
                nobodys = mine or player == HUMAN or sitter.free
                taken = None if nobodys else self.number if was_human else sitter.taken
                values |= {"player": player, "taken": taken, "free": False}
                act = Act("back" if player == HUMAN else "given" if mine else "taken", seat, player)
            if values:
                await self.change_seat(seat, values, act)

        await self.written(attempt)

    def forfeited(self, seat: int, reason: str) -> None:
        """Note that the engine in this seat has lost a decision to chance."""
        sitter = self.seats[seat]
        count, _ = self._trouble(sitter)
        self._forfeits[seat] = (sitter.player, count + 1, reason)

    async def change_seat(
        self, seat: int, values: dict[str, Any], act: Act | None, exposes: bool = False, *, passes: bool = True,
        **facts: Any,
    ) -> None:  # fmt: skip
        """Write who sits in a seat and what was done to it; ``passes``: it counts as a change of hands."""
        sitter = self.seats[seat]
        if act is not None and passes:
            values = {**values, "hands": sitter.hands + 1}
        if exposes:
            facts["exposed"] = True
        await self.change_seats({seat: values}, act, values.get("name", sitter.name), facts)

    async def change_seats(
        self, seats: dict[int, dict[str, Any]], act: Act | None, name: str = "", facts: dict[str, Any] | None = None
    ) -> None:
        """Write who sits where, and what was done, for everybody to see."""
        told = None if act is None else Line(0, act.seat, name, "", "", msgspec.to_builtins(act))
        await self.storage.change_seats(self.code, self.facts.edition, seats, told, **(facts or {}))
        await self._catch_up()

    async def open_door(self, door: Literal["spectators", "guests"], is_open: bool) -> str | None:
        """Let spectators or guests in with a new key, or close the door."""
        key = new_key() if is_open else None
        async with self.lock:
            kept = digest(key) if key else None
            values: dict[str, Any] = {door: kept}
            await self.storage.change(self.code, None, **values)
            await self._catch_up()
        return key

    async def expose(self) -> None:
        """Note that somebody could know the seed before the end, and tell everybody."""
        if self.facts.exposed or self.match.over:
            return
        told = Line(0, None, "", "", "", msgspec.to_builtins(Act("record", None)))

        async def attempt() -> None:
            await self.storage.change(self.code, exposed=True)
            await self._catch_up()
            await self.storage.say(self.code, self.facts.edition, told)
            await self._catch_up()

        await self.written(attempt)

    async def say_where(self, code: str) -> None:
        """Tell everybody at which table the same company plays on."""
        told = Line(0, None, "", code, "", msgspec.to_builtins(Act("again", None)))

        async def attempt() -> None:
            await self.storage.change_seats(self.code, self.facts.edition, {}, told, next=code)
            await self._catch_up()

        await self.written(attempt)

    async def say(self, seat: int | None, text: str, grants: Grants) -> None:
        """A line of talk."""

        async def attempt() -> None:
            if seat is not None:
                self.check_holds(grants, seat)
            name = "" if seat is None else self.seats[seat].name
            await self.storage.say(self.code, self.facts.edition, Line(0, seat, name, text, ""))
            await self._catch_up()

        await self.written(attempt)

    def record(self) -> str:
        """The record of the match; it says whether somebody could have known more than their seat before its end."""
        record = read_record(self.match.record())
        return msgspec.structs.replace(record, exposed=self.facts.exposed).text()

    async def report(self, note: str) -> None:
        """Keep a note with the record of the match."""
        record = record_of(self.facts, standing(self.log)).text()
        await self.storage.report(self.code, self.number, note, record)

    # -- keeping up ----------------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Do what another server has written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        line = self.chat[-1].line if self.chat else 0
        stored = await self.storage.load(self.code, self.number, line)
        assert stored is not None
        if (stored.facts.rules, stored.facts.content) != (self.facts.rules, self.facts.content):
            self.moved = True
            self.wake()
            raise Refusal("elsewhere", "another server plays this table by other rules now")
        for entry in stored.entries:
            self._do(entry)
        self.facts, self.seats, self._free = stored.facts, stored.seats, None
        self.chat = [*self.chat, *stored.chat][-CHAT_KEPT:]

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
        self._note_who_is_away()
        summary = self._without_counts()
        if summary != self._announced:
            self._announced = summary
            self.announced += 1
        for watcher in self.watchers:
            watcher.set()


def _loaded(*arguments: Any) -> tuple[Facts, Match, Secrets | None]:
    """A match as it was left, and the words that it keeps back: those of a scenario take as long to read as itself."""
    facts, match = load_match(*arguments)
    return facts, match, secrets(match)


async def timed(pay: Callable[[float], None], job: Callable[..., T], *arguments: Any) -> T:
    """Do something in a thread, and tell ``pay`` for how many seconds that thread was busy."""

    def work() -> T:
        began = time.thread_time()
        try:
            return job(*arguments)
        finally:
            loop.call_soon_threadsafe(pay, time.thread_time() - began)

    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_loaders, work)


async def sound_standing(storage: Storage, code: str, number: int, choices: list[str]) -> Standing | None:
    """Where a match stood after its last entry, if that is kept and not spoilt."""
    kept = await storage.standing(code)
    if kept is None or kept.is_sound(number, choices):
        return kept
    note("a spoilt standing is thrown away", table=code)
    return None


def _tell_nobody(kind: str, /, **args: Any) -> None:
    """Nobody listens to a table that has left the memory."""


def _heights(entries: list[Entry]) -> list[int]:
    heights = [0]
    for entry in entries:
        heights.append(heights[-1] + (1 if entry.kind == "choice" else -int(entry.text)))
    return heights
