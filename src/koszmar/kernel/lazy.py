"""A property that is worked out once, without the lock that ``functools.cached_property`` takes in Python 3.11."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801
    """The value of a method, kept in the object's ``__dict__`` from the first look on.

    >>> class Circle:
    ...     @lazy
    ...     def area(self):
    ...         print("working it out")
    ...         return 3.14
    >>> circle = Circle()
    >>> circle.area, circle.area
    working it out
    (3.14, 3.14)
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> lazy[T]: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...
    def __get__(self, owner: Any, kind: type) -> lazy[T] | T:
        if owner is None:
            return self
        value: T = self.work_out(owner)
        owner.__dict__[self.name] = value
        return value
