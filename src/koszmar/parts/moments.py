"""Moments: named, typed places in a rule where cards, haunts, conditions and scenarios have their say.

A game declares its moments in one module: functions without a body that say who is asked, what an answer is given and
what it may say. The order in which they name who is asked is the order of the rulebook.

    @flow("card", "haunt")
    def would_die(scene: Scene, seat: int, cause: str, /) -> Flow[bool]:
        ...  # an explorer would die; True: it does not

Content answers a moment. An answer that does not fit is refused while the game loads, not at the table:

    enter("card", "skull", [moments.would_die.by(cheat_death)])

A rule asks whoever is in play, and names nobody. A moment that nobody answers costs one look into a dictionary:

    for answer in moments.would_die.among(explorer.cards):
        if (yield from carry_out(answer(scene, seat, cause))):
            return
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from inspect import isgeneratorfunction, signature
from types import ModuleType
from typing import Any, Generic, ParamSpec, TypeVar

from koszmar.kernel.flow import NOTHING, Flow

Given = ParamSpec("Given")
"""What an answer is given."""
Said = TypeVar("Said")
"""What an answer says."""
T = TypeVar("T")


class BadAnswer(TypeError):
    """An answer that does not fit its moment."""


class Moment(Generic[Given, Said]):
    """A place in a rule where content in play has its say."""

    __slots__ = ("answers", "asked", "flows", "given", "name", "text")

    def __init__(self, name: str, text: str, asked: tuple[str, ...], flows: bool, given: tuple[str, ...]) -> None:
        self.name = name
        self.text = text
        """When it comes, and what an answer brings about."""
        self.asked = asked
        """The kinds of content that are asked, in this order."""
        self.flows = flows
        """Whether an answer may ask players something."""
        self.given = given
        """What an answer is given, the scene first."""
        self.answers: dict[Hashable, Callable[Given, Said]] = {}
        """By the key of whoever answers; filled by ``enter``."""

    def by(self, answer: Callable[Given, Said]) -> Answer:
        """This moment is answered by a function; refused if it cannot take what it is given, or asks where none may."""
        try:
            signature(answer).bind(*self.given)
        except ValueError:
            pass  # a compiled function does not always tell what it takes
        except TypeError:
            raise BadAnswer(
                f"{_name(answer)} cannot answer {self.name!r}: it is given {len(self.given)} arguments "
                f"({', '.join(self.given)})"
            ) from None
        if not self.flows and isgeneratorfunction(answer):
            raise BadAnswer(f"{_name(answer)} cannot answer {self.name!r}: nobody can be asked anything at that moment")
        return Answer(self, answer)

    def among(self, keys: Iterable[Hashable]) -> list[Callable[Given, Said]]:
        """The answers of those that have one, in the order of the keys."""
        answers = self.answers
        return [answers[key] for key in keys if key in answers] if answers else []


@dataclass(frozen=True, slots=True)
class Answer:
    """What one piece of content does at a moment; made by ``Moment.by``."""

    moment: Moment[..., Any]
    does: Callable[..., Any]


def plain(*asked: str) -> Callable[[Callable[Given, Said]], Moment[Given, Said]]:
    """Declare a moment whose answers ask nobody anything: they say something, or change what they are given."""
    return lambda declared: _moment(declared, asked, False)


def flow(*asked: str) -> Callable[[Callable[Given, Flow[T]]], Moment[Given, Flow[T] | T | None]]:
    """Declare a moment whose answers may ask players something; an answer that does not is a plain function."""
    return lambda declared: _moment(declared, asked, True)


def enter(kind: str, key: Hashable, answers: Iterable[Answer]) -> None:
    """Enter the answers of a piece of content: a kind such as ``card``, and the key by which it is in play."""
    seen: set[str] = set()
    for answer in answers:
        if not isinstance(answer, Answer):
            raise BadAnswer(f"{kind} {key} answers with {answer!r}, where moments.<which>.by(<function>) is needed")
        moment = answer.moment
        if kind not in moment.asked:
            raise BadAnswer(f"{kind} {key} is never asked at {moment.name!r}, only: {', '.join(moment.asked)}")
        if moment.name in seen:
            raise BadAnswer(f"{kind} {key} answers {moment.name!r} twice")
        seen.add(moment.name)
        moment.answers[key] = answer.does


def declared_in(module: ModuleType) -> list[Moment[..., Any]]:
    """The moments that a module declares, in its order."""
    return [found for found in vars(module).values() if isinstance(found, Moment)]


# -- carrying out an answer ----------------------------------------------------------------------------------------


def carry_out(said: Any) -> Flow[Any]:
    """What an answer said, a flow or a plain value, as a flow."""
    if said is None:
        return NOTHING
    return said if hasattr(said, "send") else _says(said)


def _says(value: Any) -> Flow[Any]:
    """A flow that asks nothing and says this."""
    yield from ()
    return value


def _moment(declared: Callable[..., Any], asked: tuple[str, ...], flows: bool) -> Moment[Any, Any]:
    name, given = declared.__name__.replace("_", "-"), tuple(signature(declared).parameters)
    return Moment(name, declared.__doc__ or "", asked, flows, given)


def _name(answer: Callable[..., Any]) -> str:
    name = getattr(answer, "__qualname__", repr(answer))
    return f"{getattr(answer, '__module__', '')}.{name}"
