"""What changed between two views, as a short list of changes that a client makes in its own copy.

A view is kept in pieces: each zone, track, panel… as the JSON it will be sent as. Comparing two views is comparing
texts, and a table in memory holds a few kilobytes for each seat instead of thousands of small objects.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import NODEFAULT, Raw, Struct
from msgspec.structs import FieldInfo, fields

_encode = msgspec.json.Encoder().encode

Path: TypeAlias = list[str | int]


def pieces(view: Struct) -> dict[str, Any]:
    """A Struct as JSON in pieces: one for each field, or for each item of a list; defaults are left out."""
    found: dict[str, Any] = {}
    for field in _fields(type(view)):
        value = getattr(view, field.name)
        if field.required or value != _default(field):
            found[field.encode_name] = [_raw(item) for item in value] if isinstance(value, list) else _raw(value)
    return found


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return fields(kind)


def _default(field: FieldInfo) -> Any:
    return field.default if field.default is not NODEFAULT else field.default_factory()


def _raw(value: Any) -> Raw:
    return Raw(_encode(value))


def changes(old: Any, new: Any) -> list[list[Any]]:
    """Changes that make the new data of the old: ``[path, value]`` puts a value there, ``[path]`` removes a name.

    >>> changes({"a": [1, {"b": 2}], "c": 3}, {"a": [1, {"b": 5}], "d": [1]})
    [[['c']], [['a', 1, 'b'], 5], [['d'], [1]]]
    """
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def apply(data: Any, found: list[list[Any]]) -> Any:
    """Make the changes in plain data, the way a client does; tests and scripted clients use it.

    >>> apply({"a": 1}, [[["a"], 2], [["b"], 3]])
    {'a': 2, 'b': 3}
    """
    for path, *value in found:
        if not path:
            data = value[0]
            continue
        place = data
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return data


def _compare(old: Any, new: Any, path: Path, found: list[list[Any]]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        found.extend([[*path, name]] for name in old if name not in new)
        for name, value in new.items():
            if name not in old:
                found.append([[*path, name], value])
            elif old[name] != value:
                _compare(old[name], value, [*path, name], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _compare(before, after, [*path, index], found)
    else:
        found.append([path, new])
