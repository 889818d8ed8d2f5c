"""Heavy work beside the event loop: in classes, each with processes of its own, so that none keeps another waiting.

In a class visitors take turns, however much one of them asks for. Work that nobody waits for any more is not begun,
work that takes too long is stopped, and where too much waits already the answer is "busy, try again". Time that was
used is charged to whoever asked. Processes are started when they are needed and stopped when they are not.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from threading import Condition, Lock, Thread, current_thread
from typing import Any, TypeVar

from koszmar.arena.workers import cores
from koszmar.bots.search.processes import start_thinkers

from . import errands
from .limits import household
from .refusal import Refusal

T = TypeVar("T")

IDLE = 30.0
"""Seconds after which a process that has nothing to do is stopped."""
SAVINGS, WAGE = 30.0, 0.5
"""Seconds of heavy work that a visitor may ask for at once, and how many come back every second."""


class _Job:
    """Something to be done in a process, and whoever waits for it."""

    __slots__ = ("arguments", "done", "payer", "place", "work")

    def __init__(self, payer: str, place: str, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.payer = payer
        self.place = place
        self.work = work
        self.arguments = arguments
        self.done: Future[Any] = Future()


class Lane:
    """One class of work: its processes, and who waits for them."""

    def __init__(
        self, name: str, workers: int, *, each: int, waiting: int, deadline: float, charges: bool = True,
        idle: float = IDLE,
    ) -> None:  # fmt: skip
        self.name = name
        self.idle = idle
        self.workers = workers
        self.each = each
        """How much of one visitor's work may wait here …"""
        self.waiting = waiting
        """… and how much of everybody's."""
        self.deadline = deadline
        """Seconds after which a piece of work is stopped."""
        self.charges = charges
        """Whether whoever asks pays for it; bots do not."""
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()
        """By payer; whoever is next stands first."""
        self._changed = Condition()
        self._drivers: set[Thread] = set()
        self._free = 0
        """Drivers that wait for work."""
        self._pools: set[Executor] = set()

    async def do(self, payer: str, work: Callable[..., T], *arguments: Any, place: str = "") -> T:
        """Do this in a process, on the account of whoever asks for it, and of the place where; ``busy`` if too much
        waits already.
        """
        job = _Job(payer, place, work, arguments)
        self._enqueue(job)
        result: T = await asyncio.wrap_future(job.done)  # whoever does not wait any more cancels what is not begun
        return result

    @property
    def length(self) -> int:
        """How much waits."""
        with self._changed:
            return sum(map(len, self._queues.values()))

    def _enqueue(self, job: _Job) -> None:
        with self._changed:
            self._forget_cancelled()
            mine = self._queues.setdefault(job.payer, deque())
            if len(mine) >= self.each or sum(map(len, self._queues.values())) >= self.waiting:
                if not mine:
                    del self._queues[job.payer]
                raise Refusal("busy", "too much waits to be done; try again in a moment")
            mine.append(job)
            if self._free:
                self._changed.notify()
            elif len(self._drivers) < self.workers:
                driver = Thread(target=self._drive, name=f"{self.name} lane", daemon=True)
                self._drivers.add(driver)
                driver.start()

    def _forget_cancelled(self) -> None:
        for payer, jobs in list(self._queues.items()):
            left = deque(job for job in jobs if not job.done.cancelled())
            if left:
                self._queues[payer] = left
            else:
                del self._queues[payer]

    def _next(self) -> _Job | None:
        """The next piece of work, of whoever has waited longest since their last; None if there is none for long."""
        with self._changed:
            self._free += 1
            try:
                if not self._changed.wait_for(lambda: bool(self._queues), self.idle):
                    return None
            finally:
                self._free -= 1
            payer, jobs = self._queues.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                self._queues[payer] = jobs
            return job

    def _drive(self) -> None:
        """Have work done, one piece after another, in one process, in a thread of its own."""
        pool: Executor | None = None
        while (job := self._next()) is not None:
            if job.done.set_running_or_notify_cancel():
                try:
                    pool = pool or self._hire()
                except OSError as error:  # there is no room for one more
                    job.done.set_exception(BrokenProcessPool(f"no process can be started: {error}"))
                    continue
                except Exception as error:  # it was killed before it was ready
                    job.done.set_exception(error)
                    continue
                if not self._carry_out(job, pool):
                    self._dismiss(pool)
                    pool = None
        if pool is not None:
            self._dismiss(pool)
        with self._changed:
            self._drivers.discard(current_thread())

    def _carry_out(self, job: _Job, pool: Executor) -> bool:
        """Whether the process is still good afterwards."""
        began = time.monotonic()
        try:
            result = pool.submit(job.work, *job.arguments).result(self.deadline)
        except TimeoutError:
            job.done.set_exception(Refusal("busy", f"this took longer than {self.deadline:g} seconds"))
            return False
        except BrokenProcessPool as error:
            job.done.set_exception(error)
            return False
        except StopIteration as error:  # the one that would never reach whoever waits
            job.done.set_exception(RuntimeError(f"work stopped too early: {error!r}"))
        except BaseException as error:  # whatever it was, whoever asked is told
            job.done.set_exception(error)
        else:
            job.done.set_result(result)
        finally:
            if self.charges:
                used = time.monotonic() - began
                for payer in filter(None, (job.payer, job.place)):
                    accounts.spend(payer, used)
        return True

    def _hire(self) -> Executor:
        """A process that is ready to work: how long it takes to start is nobody's fault."""
        pool = start_thinkers(1)
        self._pools.add(pool)
        try:
            pool.submit(errands.get_ready).result()
        except BaseException:
            self._dismiss(pool)
            raise
        return pool

    def _dismiss(self, pool: Executor) -> None:
        self._pools.discard(pool)
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Stop every process; what was being done is lost."""
        for pool in list(self._pools):
            self._dismiss(pool)


HINTS = Lane("hints", 1, each=2, waiting=24, deadline=20.0)
SEARCHES = Lane("searches", max(1, cores() - 1), each=64, waiting=512, deadline=30.0, charges=False)
BOOKS = Lane("books", 1, each=4, waiting=24, deadline=20.0)
"""Everything that plays a match again: verify, timeline, branch, import."""
DRAFTS = Lane("drafts", 1, each=4, waiting=16, deadline=20.0, idle=300.0)
"""What authors send: a draft is looked at again after every line that was changed, so the process stays for a while."""
LANES = (HINTS, SEARCHES, BOOKS, DRAFTS)


def stop() -> None:
    """Stop the processes of all lanes."""
    for lane in LANES:
        lane.stop()


# -- accounts --------------------------------------------------------------------------------------------------------


class Accounts:
    """What visitors and tables may still spend; those who have stayed away longest are forgotten, with full pockets."""

    MOST = 10_000

    def __init__(self, wage: float, savings: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.wage = wage
        self.savings = savings
        self.clock = clock
        self._accounts: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is left, and when that was."""
        self._lock = Lock()

    def left(self, payer: str) -> float:
        """The seconds that a payer may still spend; less than none for who has taken more."""
        left, at = self._accounts.get(payer, (self.savings, self.clock()))
        return min(self.savings, left + (self.clock() - at) * self.wage)

    def spend(self, payer: str, seconds: float) -> None:
        """Charge what was used."""
        with self._lock:  # work is done in several threads
            self._accounts[payer] = (self.left(payer) - seconds, self.clock())
            self._accounts.move_to_end(payer)
            if len(self._accounts) > self.MOST:
                self._accounts.popitem(last=False)


accounts = Accounts(WAGE, SAVINGS)


async def heavy(lane: Lane, address: str, table: str, work: Callable[..., T], *arguments: Any) -> T:
    """Do heavy work for a visitor at a table; neither may have spent too much already."""
    visitor, place = household(address), f"table {table}" if table else ""
    if any(accounts.left(payer) <= 0 for payer in (visitor, place) if payer):
        raise Refusal("too-fast", "that was a lot of work for now; try again in a minute")
    return await lane.do(visitor, work, *arguments, place=place)
