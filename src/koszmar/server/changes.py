"""What changed between two views, as a JSON Patch (RFC 6902) that a client applies to its own copy.

A view is kept in pieces: each zone, track, panel… as the JSON it will be sent as. Comparing two views is comparing
texts, and a table in memory holds a few kilobytes for each seat instead of thousands of small objects.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import NODEFAULT, UNSET, Raw, Struct
from msgspec.structs import FieldInfo, astuple, fields

from koszmar.kernel.view import LASTING, Board, Book

_encode = msgspec.json.Encoder().encode

Pieces: TypeAlias = dict[str, Any]
"""JSON in pieces, by the names of fields."""


COMPOSED = (Board, Book)
"""What is itself kept in pieces: of a map that has changed only the spaces that have are written and sent again."""
Known: TypeAlias = tuple[Struct, Pieces]
"""A Struct and its pieces."""


def pieces(view: Struct, like: Known | None = None) -> Pieces:
    """A Struct as JSON in pieces: one for each field, or for each item of a list; defaults are left out.

    ``like`` is a similar Struct with its pieces: those of equal values are taken over instead of being encoded again.
    """
    found: Pieces = {}
    other, written = like or (view, {})
    for (encoded, default), value, others in zip(_fields(type(view)), astuple(view), astuple(other), strict=True):
        if value == default:
            continue
        known = written.get(encoded)
        if known is not None and value == others:
            found[encoded] = known
        elif not isinstance(value, list):
            found[encoded] = _raw(value)
        elif known is None or len(known) != len(value):
            found[encoded] = [_piece(item) for item in value]
        else:
            pairs = zip(value, others, known, strict=True)
            found[encoded] = [piece if item == same else _piece(item, (same, piece)) for item, same, piece in pairs]
    return found


def _piece(item: Any, like: Known | None = None) -> Raw | Pieces:
    return pieces(item, like) if type(item) in COMPOSED else _raw(item)


def _raw(value: Any) -> Raw:
    kept = LASTING.get(id(value))
    if kept is None:
        return Raw(_encode(value))
    if kept.written is None:
        kept.written = Raw(_encode(value))
    written: Raw = kept.written
    return written


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """Every field: its name in JSON, and what it is when it is left out."""
    return tuple((field.encode_name, _default(field)) for field in fields(kind))


def _default(field: FieldInfo) -> Any:
    if field.required:
        return UNSET
    return field.default if field.default is not NODEFAULT else field.default_factory()


class Operation(Struct, frozen=True, gc=False):
    """One operation of a JSON Patch (RFC 6902); we use three of its six."""

    op: Literal["add", "remove", "replace"]
    path: str
    """A JSON Pointer (RFC 6901)."""
    value: Any = UNSET


def changes(old: Any, new: Any) -> list[Operation]:
    """The JSON Patch that makes the new data of the old.

    A list whose length has changed is sent whole.

    >>> for one in changes({"a": [1, {"b": 2}], "c": 3}, {"a": [1, {"b": 5}], "d": [1]}):
    ...     print(one.op, one.path, one.value)
    remove /c UNSET
    replace /a/1/b 5
    add /d [1]
    """
    found: list[Operation] = []
    _compare(old, new, "", found)
    return found


Compared: TypeAlias = dict[tuple[str, int, int], tuple[Any, Any, list[Operation]]]
"""By name and identity: one field of an old and of a new view, which are held fast here, and what has changed in it."""


def common_changes(old: Pieces, new: Pieces, compared: Compared) -> list[Operation]:
    """The same for a view in pieces: fields that several views have in common are compared once for all of them."""
    found: list[Operation] = []
    for name in {**old, **new}:
        before, after = old.get(name), new.get(name)
        if before is after:
            continue
        same = name, id(before), id(after)
        known = compared.get(same)
        if known is None:
            views = ({name: part} if name in view else {} for view, part in ((old, before), (new, after)))
            known = compared[same] = before, after, changes(*views)
        found += known[2]
    return found


def _compare(old: Any, new: Any, path: str, found: list[Operation]) -> None:
    kind = type(new)
    if kind is dict and type(old) is dict:
        found.extend(Operation("remove", _inside(path, name)) for name in old if name not in new)
        for name, value in new.items():
            if name not in old:
                found.append(Operation("add", _inside(path, name), value))
            elif old[name] != value:
                _compare(old[name], value, _inside(path, name), found)
    elif kind is list and type(old) is list and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
                _compare(before, after, f"{path}/{index}", found)
    else:
        found.append(Operation("replace", path, new))


def _inside(path: str, name: str) -> str:
    return f"{path}/{name.replace('~', '~0').replace('/', '~1')}"
