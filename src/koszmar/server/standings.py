"""Where a match stands, kept with every entry of its log, so that nothing moves it unnoticed.

The log is the truth: a match is its choices, played again. But under other rules the same choices may fit and lead
elsewhere. So storage also knows the state of each match after its last entry, and the state at the beginning of its
last step, from which it can go on whatever the rules say of its past. A standing is only a cache. It carries a
checksum: a spoilt one is thrown away and made again from the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from koszmar.kernel.errors import BadRecord
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, Record

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class Standing(Struct, frozen=True):
    """Where a match stood when its log had this many entries."""

    number: int
    past: str
    """A digest of the choices that led there."""
    step: int
    choice: int
    """How many choices had been made when the last step began …"""
    begun: bytes
    """… and the state at that moment."""
    state: bytes
    """The state after the last entry."""
    checksum: str = ""

    def is_sound(self, number: int, choices: Iterable[str]) -> bool:
        """Whether it is as it was written, and belongs to this log."""
        return (self.checksum, self.number, self.past) == (self._sum(), number, past_of(choices))

    def signed(self) -> Standing:
        """The same with its checksum."""
        return msgspec.structs.replace(self, checksum=self._sum())

    def _sum(self) -> str:
        things = [self.number, self.past, self.step, self.choice, self.begun, self.state]
        return blake2b(_encode(things), digest_size=16).hexdigest()

    def checkpoint(self, record: Record) -> str:
        """A checkpoint from which a match with these choices can go on."""
        try:
            state = msgspec.msgpack.decode(self.begun)
        except msgspec.DecodeError as error:
            raise BadRecord(f"the standing cannot be read: {error}") from None
        return Checkpoint(record=record, step=self.step, number=self.choice, state=state).text()

    def is_of(self, match: Match) -> bool:
        """Whether a match stands here. Newer rules may have put something new into the state: that moves nothing."""
        state = _encode(match.state)
        return state == self.state or _holds(msgspec.msgpack.decode(state), msgspec.msgpack.decode(self.state))


class Trail:
    """Choices, as far as a digest of them needs to know: so that one more costs the same however many there were.

    >>> trail_of([]).then("a").then("b").digest == past_of(["a", "b"])
    True
    """

    __slots__ = ("_hash", "_is_empty")

    def __init__(self, hash: blake2b, is_empty: bool) -> None:
        self._hash = hash
        self._is_empty = is_empty

    def then(self, choice: str) -> Trail:
        """These choices and one more."""
        hash = self._hash.copy()
        hash.update((choice if self._is_empty else f"\n{choice}").encode())
        return Trail(hash, is_empty=False)

    @property
    def digest(self) -> str:
        """The digest of these choices."""
        return self._hash.hexdigest()


def trail_of(choices: Iterable[str]) -> Trail:
    """The trail of choices, from the first on."""
    choices = list(choices)
    return Trail(blake2b("\n".join(choices).encode(), digest_size=16), is_empty=not choices)


def past_of(choices: Iterable[str]) -> str:
    """A digest of choices."""
    return trail_of(choices).digest


def standing_of(match: Match, number: int, trail: Trail | None = None) -> Standing:
    """Where a match stands, after this many entries of its log."""
    past = past_of(match.choices) if trail is None else trail.digest
    step, choice, begun = match.last_step()
    return Standing(number, past, step, choice, begun, _encode(match.state)).signed()


def _holds(new: Any, old: Any) -> bool:
    """Whether plain data says all that older data said.

    >>> _holds({"a": [1, {"b": 2, "new": 3}]}, {"a": [1, {"b": 2}]}), _holds({"a": 1}, {"a": 2}), _holds([1, 2], [1])
    (True, False, False)
    """
    if isinstance(new, dict) and isinstance(old, dict):
        return all(name in new and _holds(new[name], value) for name, value in old.items())
    if isinstance(new, list) and isinstance(old, list):
        return len(new) == len(old) and all(map(_holds, new, old))
    return bool(new == old)
