"""Facts: what a haunt keeps in mind, by name and type. The state holds them as plain data.

A haunt declares its own, each with what holds before it is noted for the first time:

    class Hat(Facts):
        slips = Fact[list[str]]([], key="secret-slips")

    Hat(scene).slips = ["x", "die"]
"""

from __future__ import annotations

from copy import copy
from typing import Any, Generic, TypeVar, overload

from .state import Scene, State, the_haunt

T = TypeVar("T")


class Facts:
    """A typed look at what the haunt being played keeps in mind."""

    __slots__ = ("kept",)

    kept: dict[str, Any]

    def __init__(self, scene: Scene) -> None:
        object.__setattr__(self, "kept", the_haunt(scene.state).facts)

    def __setattr__(self, name: str, noted: Any) -> None:
        """Only what was declared can be noted: a misspelt name is an error, not another fact."""
        if not isinstance(getattr(type(self), name, None), Fact):
            raise AttributeError(f"{type(self).__name__} declares no fact {name!r}")
        object.__setattr__(self, name, noted)

    @classmethod
    def declared(cls) -> dict[str, Any]:
        """The type of every fact, by the name under which the state holds it."""
        return {fact.key: fact.kind for fact in vars(cls).values() if isinstance(fact, Fact)}


class Fact(Generic[T]):
    """One thing to keep in mind: numbers, strings, lists and dictionaries only."""

    def __init__(self, unless_noted: T, key: str = "") -> None:
        self.unless_noted = unless_noted
        self.key = key

    def __set_name__(self, owner: type[Facts], name: str) -> None:
        self.key = self.key or name.replace("_", "-")

    @property
    def kind(self) -> Any:
        """Its type, as written in ``Fact[...]``."""
        return self.__dict__["__orig_class__"].__args__[0]

    @overload
    def __get__(self, facts: None, owner: type[Facts]) -> Fact[T]: ...

    @overload
    def __get__(self, facts: Facts, owner: type[Facts]) -> T: ...

    def __get__(self, facts: Facts | None, owner: type[Facts]) -> Fact[T] | T:
        if facts is None:
            return self
        try:
            noted: T = facts.kept[self.key]
        except KeyError:
            return copy(self.unless_noted)
        return noted

    def __set__(self, facts: Facts, noted: T) -> None:
        facts.kept[self.key] = noted


def is_noted(state: State, fact: Fact[Any]) -> bool:
    """Whether a fact was noted, be it what holds before."""
    return fact.key in the_haunt(state).facts
