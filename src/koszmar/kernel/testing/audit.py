"""The leak audit: every leaf of the state is either hidden from somebody, or on the reviewed list of what all know.

For each leaf it asks what would happen to a view that showed it. If another truth, which a seat cannot tell from the
true one, has something else there, the laws catch such a view. A leaf that never differs is one the laws know nothing
about: it has to be on the game's reviewed list (``Knowledge.public``), or a declaration was forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from ..game import Game
from ..match import Match


class Audit(Struct):
    """What is known about the leaves of a game's state, each by its path with ``*`` for a place in a list."""

    seen: set[str]
    caught: set[str]
    """A view that showed it would be caught."""

    def forgotten(self, game: Game) -> list[str]:
        """Leaves that no law watches and nobody has reviewed."""
        return sorted(leaf for leaf in self.seen - self.caught if not _is_public(game, leaf))

    def misjudged(self, game: Game) -> list[str]:
        """Leaves that are on the list of what everybody knows, and are hidden all the same."""
        return sorted(leaf for leaf in self.caught if _is_public(game, leaf))


def audit(moments: Iterable[Match], seed: str = "audit") -> Audit:
    """Look at every leaf of the state at these moments, from every seat and as a spectator."""
    found = Audit(set(), set())
    for number, match in enumerate(moments):
        truth = dict(leaves(match.state))
        found.seen |= {pattern(path) for path in truth}
        for seat in ("spectator", *range(match.setting.players)):
            other = dict(leaves(match.fork(seed=f"{seed}/{number}", as_seen_by=seat).state))
            found.caught |= {pattern(path) for path, thing in truth.items() if other.get(path, thing) != thing}
    return found


def leaves(state: Any) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number, word or nothing in a state, with the path to it."""
    yield from _leaves(_named(state), ())


def pattern(path: tuple[Any, ...]) -> str:
    """A path with ``*`` for each place in a list."""
    return ".".join("*" if isinstance(name, int) else str(name) for name in path)


def _leaves(part: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from _leaves(inner, (*path, str(key)))
    elif isinstance(part, list):
        for place, inner in enumerate(part):
            yield from _leaves(inner, (*path, place))
    else:
        yield path, part


def _named(part: Any) -> Any:
    """A state as dicts and lists, also the Structs that are written as arrays."""
    if isinstance(part, Struct):
        return {name: _named(getattr(part, name)) for name in part.__struct_fields__}
    if isinstance(part, dict):
        return {key: _named(inner) for key, inner in part.items()}
    if isinstance(part, list | tuple):
        return [_named(inner) for inner in part]
    return msgspec.to_builtins(part)


def _is_public(game: Game, leaf: str) -> bool:
    return any(fnmatchcase(leaf, reviewed) for reviewed in game.knowledge.public)
