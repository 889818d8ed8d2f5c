"""Records and checkpoints: matches as short, readable text, and a strict reader for whatever text comes back."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from .errors import BadRecord

FORMAT = 1
LIMIT = 4_000_000
"""No record is longer than this many bytes; a longer text is not even parsed."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match: game, rules version, content, options, seed (or its seal), choices."""

    koszmar: int = FORMAT
    game: str
    rules: str
    content: str
    players: int
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    parameters: dict[str, Any] = {}
    seed: str | None = None
    seal: str
    exposed: bool = False
    """Whether somebody could have known the seed, or what another seat knew, before the end."""
    choices: list[str]

    def text(self) -> str:
        """One line for each field, one line for each choice."""
        return _lines(self.plain())

    def plain(self) -> dict[str, Any]:
        """The fields as plain data."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        if not self.exposed:
            del fields["exposed"]
        return fields


class Checkpoint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record with the state that stood at its last step, so that older choices need not fit newer rules.

    The state is plain: numbers, words, lists and dicts.
    """

    koszmar: int = FORMAT
    record: Record
    step: int
    number: int
    state: Any

    def text(self) -> str:
        """One line for each field."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return _lines({**fields, "record": self.record.plain()})


R = TypeVar("R", Record, Checkpoint)


def read_record(text: str | bytes, kind: type[R] = Record) -> R:  # type: ignore[assignment]
    """Read a record or a checkpoint; anything else gives a clear error."""
    if len(text) > LIMIT:
        raise BadRecord(f"the text has {len(text)} bytes; a {kind.__name__.lower()} has at most {LIMIT}")
    try:
        found = msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise BadRecord("the text is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"not a {kind.__name__.lower()}: {error}") from None
    if found.koszmar != FORMAT:
        raise BadRecord(f"format {found.koszmar} is not known here; this is format {FORMAT}")
    return found


def _lines(fields: dict[str, Any]) -> str:
    rows = []
    for name, value in fields.items():
        if name == "choices" and value:
            written = "[\n  " + ",\n  ".join(_json(choice) for choice in value) + "\n ]"
        else:
            written = _json(value)
        rows.append(f" {_json(name)}: {written}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


_json = json.JSONEncoder(ensure_ascii=False).encode
