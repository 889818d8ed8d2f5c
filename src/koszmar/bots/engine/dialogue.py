"""A conversation with an engine: hello, one question at a time with one answer, farewell."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count
from typing import Any, TypeVar

import msgspec

import koszmar

from .child import Child
from .faults import EngineFault, Reason
from .limits import ANSWERING, GRACE, LEAVING, MOST_ASIDES, STARTING
from .messages import (
    PROTOCOL,
    Choose,
    Decide,
    EngineOption,
    Error,
    Hello,
    Here,
    Ping,
    Pong,
    Quit,
    Told,
    Trouble,
    read,
    write,
)

S = TypeVar("S", Here, Choose, Pong, Trouble)


class Engine:
    """An engine that has said hello. Whatever it does wrong is an ``EngineFault``; after one it is of no use."""

    def __init__(self, words: Sequence[str]) -> None:
        self._child = Child(words)
        self._pings, self.matches, self.decisions = count(1), count(1), count(1)
        """The next number of each: none comes twice, so that a late answer is known for what it is."""
        try:
            self.about = self._greet()
        except EngineFault as fault:
            self.kill()
            raise EngineFault("not-started", str(fault)) from None

    def _greet(self) -> Here:
        here = self.ask(Hello(protocol=PROTOCOL, program="koszmar", version=koszmar.__version__), Here, STARTING)
        if here.protocol != PROTOCOL:
            raise EngineFault("garbage", f"it speaks protocol {here.protocol}, we speak {PROTOCOL}")
        return here

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._child.pid

    @property
    def complaints(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._child.complaints

    def settings(self, chosen: dict[str, str]) -> dict[str, Any]:
        """What was chosen of its own options, each of the type that it has named."""
        known = {option.name: option for option in self.about.options}
        for name in chosen:
            if name not in known:
                there = f"there are: {', '.join(known)}" if known else "there are none"
                raise EngineFault("not-started", f"it has no option {name!r}; {there}")
        return {name: _value(known[name], text) for name, text in chosen.items()}

    # -- talking -----------------------------------------------------------------------------------------------------

    def tell(self, message: Told) -> None:
        """Say something that wants no answer."""
        self._child.say(write(message))

    def decide(self, question: Decide, line: bytes | None = None) -> str:
        """The key that it answers a decision with: one of those offered. The line may say more than the question."""
        answer = self.ask(line or question, Choose, question.clock / 1000 + GRACE)
        if answer.id != question.id:
            raise EngineFault("out-of-turn", f"an answer to decision {answer.id}; the question was {question.id}")
        if all(answer.key != option.key for option in question.options):
            raise EngineFault("not-offered", f"{answer.key[:80]!r} is not among the {len(question.options)} options")
        return answer.key

    def ping(self) -> None:
        """Make sure that it is there and has nothing else to say."""
        number = next(self._pings)
        if self.ask(Ping(id=number), Pong, ANSWERING).id != number:
            raise EngineFault("out-of-turn", "an answer to another ping")

    def ask(self, message: Told | bytes, kind: type[S], seconds: float) -> S:
        """Say something, and wait for an answer of a kind."""
        if self._child.has_more():
            raise EngineFault("out-of-turn", "it said something that nobody had asked for")
        self._child.say(message if isinstance(message, bytes) else write(message))
        deadline = time.monotonic() + seconds
        for _ in range(MOST_ASIDES):
            answer = read(self._child.hear(deadline))
            if isinstance(answer, kind):
                return answer
            if isinstance(answer, Trouble):
                raise EngineFault("gave-up", f"{answer.error[:80]}: {answer.detail[:200]}")
            if not isinstance(answer, str):
                raise EngineFault(_unasked(kind), f"it said {answer.__struct_config__.tag!r} where that was not asked")
            self.tell(Error(error="unknown-type", detail=f"there is no message {answer[:80]!r}"))
        raise EngineFault("flood", f"{MOST_ASIDES} messages of unknown types and no answer")

    # -- ending ------------------------------------------------------------------------------------------------------

    def quit(self) -> int | None:
        """Ask it to end; its exit code, or None if it had to be killed."""
        try:
            self.tell(Quit())
            return self._child.wait(LEAVING)
        except EngineFault:
            return None
        finally:
            self.kill()

    def hang_up(self) -> int | None:
        """Say nothing, close the line; its exit code, or None if it had to be killed."""
        try:
            self._child.close_input()
            return self._child.wait(LEAVING)
        finally:
            self.kill()

    def interrupt(self) -> None:
        """Have it die under the hands of another thread that waits for it."""
        self._child.interrupt()

    def kill(self) -> None:
        """End it at once."""
        self._child.kill()


def _unasked(kind: type[object]) -> Reason:
    return "garbage" if kind is Here else "out-of-turn"


def _value(option: EngineOption, text: str) -> Any:
    kinds: dict[str, Any] = {"number": int | float, "flag": bool, "text": str}
    try:
        return text if option.type == "text" else msgspec.json.decode(text, type=kinds[option.type])
    except msgspec.DecodeError:
        raise EngineFault("not-started", f"its option {option.name!r} is a {option.type}, not {text!r}") from None
