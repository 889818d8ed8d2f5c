"""A program at the other end of three pipes. It is spoken to in lines, never waited for without end, never left behind.

Everything happens while somebody waits for a line: what we say goes out as far as the program reads, what it says comes
in up to one line, its complaints are taken away and their end is kept. A program that does not read, does not stop
writing or does not end can cost us the time we gave it and nothing else.
"""

from __future__ import annotations

import os
import selectors
import signal
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from typing import IO

from .faults import EngineFault
from .limits import LONGEST_LINE, LONGEST_TOLD

CHUNK = 65_536
DYING = 5.0
"""Seconds that the system may take to end a killed process."""
KEPT = 4_096
"""Bytes of its complaints that are kept."""


class Child:
    """A running program."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
        except (OSError, ValueError) as error:
            raise EngineFault("not-started", str(error)) from None
        self._selector = selectors.DefaultSelector()
        for stream, mask in ((self._output, selectors.EVENT_READ), (self._errors, selectors.EVENT_READ)):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, mask)
        os.set_blocking(self._input.fileno(), False)
        self._going = bytearray()
        self._coming = bytearray()
        self._complaints = bytearray()
        self._is_silent = False
        """Whether it has closed its output."""
        self._end = weakref.finalize(self, _end, self._process, self._selector)

    @property
    def _input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _output(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _errors(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    @property
    def pid(self) -> int:
        """The number of the process; its group has the same."""
        return self._process.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._complaints.decode(errors="replace")

    # -- talking -----------------------------------------------------------------------------------------------------

    def say(self, line: bytes) -> None:
        """Have a line sent; it leaves while an answer is waited for."""
        if len(line) + len(self._going) > LONGEST_TOLD:
            raise EngineFault("slow", "it does not read what it is told")
        if not self._going:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        self._going += line

    def hear(self, deadline: float) -> bytes:
        """The next line, before a moment of the monotonic clock."""
        while (end := self._coming.find(b"\n", 0, LONGEST_LINE)) < 0:
            if len(self._coming) >= LONGEST_LINE:
                raise EngineFault("too-long", f"a line of more than {LONGEST_LINE} bytes")
            if self._is_silent:
                raise EngineFault("died", f"it has ended or closed its output. {self.complaints[-400:]}".strip())
            left = deadline - time.monotonic()
            if left <= 0:
                raise EngineFault("slow", "no answer in time")
            self._pump(left)
        line = bytes(self._coming[:end])
        del self._coming[: end + 1]
        return line

    def has_more(self) -> bool:
        """Whether it says something that nobody has asked for."""
        self._pump(0)
        return bool(self._coming)

    def _pump(self, seconds: float) -> None:
        """Wait until something moves, and move it."""
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._input:
                self._send()
            elif key.fileobj is self._output:
                self._is_silent = not self._take(self._output, self._coming)
            else:
                self._take(self._errors, self._complaints)
                del self._complaints[:-KEPT]

    def _send(self) -> None:
        with suppress(BlockingIOError):
            try:
                del self._going[: os.write(self._input.fileno(), self._going[:CHUNK])]
            except BrokenPipeError:
                self._going.clear()
        if not self._going:
            self._selector.unregister(self._input)

    def _take(self, stream: IO[bytes], into: bytearray) -> bool:
        """Read what is there; whether there may be more later."""
        try:
            found = os.read(stream.fileno(), CHUNK)
        except BlockingIOError:
            return True
        if not found:
            self._selector.unregister(stream)
        into += found
        return bool(found)

    # -- ending ------------------------------------------------------------------------------------------------------

    def close_input(self) -> None:
        """Say nothing any more."""
        if self._going:
            self._going.clear()
            self._selector.unregister(self._input)
        self._input.close()

    def wait(self, seconds: float) -> int | None:
        """Let it end by itself after a last line; its exit code, or None if it does not end in time."""
        deadline = time.monotonic() + seconds
        while not self._is_silent and (left := deadline - time.monotonic()) > 0:
            self._pump(left)
            self._coming.clear()
        try:
            return self._process.wait(max(0.0, deadline - time.monotonic()))
        except TimeoutExpired:
            return None

    def interrupt(self) -> None:
        """Only the deadly signal: another thread may be waiting for a line, and will find that there is none."""
        if self._end.alive:
            _signal(self._process)

    def kill(self) -> None:
        """End it, and whatever it has started, now."""
        self._end()


def _signal(process: Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: Popen[bytes], selector: selectors.BaseSelector) -> None:
    _signal(process)
    with suppress(TimeoutExpired):
        process.wait(DYING)
    selector.close()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
