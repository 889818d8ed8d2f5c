"""Every message of the engine protocol, as Structs. Examples: docs/engines.md.

Fields that nobody knows are ignored on both sides; a message of an unknown type is answered with an error.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from koszmar.kernel.view import View

from .faults import EngineFault

PROTOCOL = 1
"""The version of the protocol; it rises when an old engine would misunderstand something."""

PARTS = ("view", "text", "log")
"""What a decision can bring along beside the question and the options."""
Text: TypeAlias = Annotated[str, Meta(max_length=200)]


# -- what an engine is told --------------------------------------------------------------------------------------------


class Told(Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What all messages to an engine share."""


class Hello(Told):
    """Who is there?"""

    protocol: int
    program: str
    version: str


class NewMatch(Told, tag="new-match"):
    """You sit down at a match, at its beginning or in its middle."""

    match: int
    game: str
    rules: str
    players: int
    seat: int
    options: Any
    rulings: Any
    parameters: Any
    language: str
    settings: dict[str, Any] = {}
    """What was chosen of the engine's own options."""


class Asked(Struct, kw_only=True):
    """The question: its name, its words, the rule that asks it, the seats that may answer."""

    prompt: str
    text: str
    rule: str
    seats: list[int]


class Option(Struct, kw_only=True, omit_defaults=True):
    """One answer: how to write it, what it is called, what it costs or brings, the things on the table it touches."""

    key: str
    text: str
    note: str = ""
    touches: list[str] = []


class Happening(Struct, kw_only=True):
    """An event as the seat learned of it, with its line in the log."""

    choice: int
    kind: str
    args: dict[str, Any]
    text: str


class Log(Struct, kw_only=True, rename={"start": "from"}):
    """Keep the first ``from`` events of your list, drop the rest, append these."""

    start: int
    events: list[Happening]


class Decide(Told):
    """It is your decision: what is asked, what can be answered, and the table as your seat sees it."""

    id: int
    match: int
    choice: int
    clock: int
    """Milliseconds for this decision."""
    question: Asked
    options: list[Option]
    view: View | UnsetType = UNSET
    text: str | UnsetType = UNSET
    log: Log | UnsetType = UNSET


class GameOver(Told, tag="game-over"):
    """The match has ended."""

    match: int
    won: bool
    score: float
    winners: list[int]
    rule: str
    text: str


class Ping(Told):
    """Are you there?"""

    id: int


class Quit(Told):
    """Please end."""


class Error(Told):
    """You said something that nobody understands."""

    error: str
    detail: str


# -- what an engine says --------------------------------------------------------------------------------------------


class Said(Struct, kw_only=True, tag_field="type", tag=str.lower):
    """What all messages of an engine share."""


class EngineOption(Struct, kw_only=True):
    """Something that can be chosen about an engine."""

    name: Text
    type: Literal["number", "flag", "text"] = "text"
    default: bool | int | float | str | None = None


class Here(Said, tag="hello"):
    """I am here: who made me, what I play, what I want to be told, what can be chosen about me."""

    protocol: int
    name: Annotated[str, Meta(min_length=1, max_length=80)]
    author: Text = ""
    games: Annotated[list[Text], Meta(max_length=100)] = []
    """The games it plays; none for all."""
    wants: Annotated[tuple[str, ...], Meta(max_length=100)] = PARTS
    deterministic: bool = False
    """Whether the same match with the same choices is always answered in the same way."""
    options: Annotated[list[EngineOption], Meta(max_length=100)] = []


class Choose(Said):
    """My answer to the decision with this id."""

    id: int
    key: str


class Pong(Said):
    """I am here."""

    id: int


class Trouble(Said, tag="error"):
    """I cannot do that."""

    error: str
    detail: str = ""


Spoken: TypeAlias = Here | Choose | Pong | Trouble


class _Typed(Struct):
    type: str


_types = msgspec.json.Decoder(_Typed)
_spoken: msgspec.json.Decoder[Spoken] = msgspec.json.Decoder(Spoken)
_KNOWN = frozenset(str(kind.__struct_config__.tag) for kind in (Here, Choose, Pong, Trouble))
_encoder = msgspec.json.Encoder()


def read(line: bytes) -> Spoken | str:
    """What an engine said, or the name of a type that nobody knows; anything else is a fault."""
    try:
        kind = _types.decode(line).type
        return _spoken.decode(line) if kind in _KNOWN else kind
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EngineFault("garbage", f"{line[:80]!r}: {error}") from None


def write(message: Told) -> bytes:
    """A message as a line."""
    return _encoder.encode(message) + b"\n"
