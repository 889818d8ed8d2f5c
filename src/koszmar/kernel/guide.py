"""A first evening: a match on a prepared seed in which the table explains itself, and a page about the game; all data.

``guide.toml`` in a game's folder holds the match and what is said on the way. Its script has a line for every answer of
everybody: the seat, the answer, and after ``#`` the steps that come before it. A step is called like its message
(``guide-<step>``), and ``point`` says what it points at. The last line may have steps only.

    script = '''
    0 air-boy          # welcome who
    1 earth-boy
    0 acquire air-3    # supply
    # farewell
    '''
    [point]
    welcome = ["board"]

A seat that follows a guide answers as it is written there, for as long as that is possible.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from .game import Game


REMARK = re.compile(r"(?:^|\s)#\s")
PARTS = ("question", "board", "mine", "seats", "side", "top")
"""Parts of every table; anything else that is pointed at is called by its id in the view."""


class Step(Struct, frozen=True):
    """One thing that is explained, after so many choices."""

    at: int
    say: str
    point: tuple[str, ...] = ()


class Sign(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol of the game, and what it means."""

    icon: str
    say: str


class Guide(Struct, frozen=True, kw_only=True):
    """What a game has for those who have never played it."""

    seed: str
    players: int
    seat: int
    """Whom the learner plays; the others follow the guide by themselves."""
    options: dict[str, Any]
    rulings: dict[str, Any]
    parameters: dict[str, Any]
    choices: tuple[str, ...]
    """Every answer as far as the match is guided: the seat, a blank, the answer."""
    steps: tuple[Step, ...]
    summary: tuple[str, ...]
    """The page about the game: messages with a heading and a ``.text``, in reading order."""
    legend: tuple[Sign, ...]

    def answer(self, number: int) -> tuple[int, str] | None:
        """Who answers what after so many choices."""
        if number >= len(self.choices):
            return None
        seat, _, key = self.choices[number].partition(" ")
        return int(seat), key


class _Written(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guide as it is written."""

    seed: str
    players: int
    seat: int = 0
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    parameters: dict[str, Any] = {}
    script: str
    point: dict[str, tuple[str, ...]] = {}
    summary: tuple[str, ...] = ()
    legend: tuple[Sign, ...] = ()


def guide_of(game: Game) -> Guide | None:
    """The guide of a game, if it has one."""
    return None if game.face.guide is None else _read(game.face.guide)


@cache
def _read(path: Path) -> Guide:
    written = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Written)
    choices: list[str] = []
    steps: list[Step] = []
    for line in written.script.strip().splitlines():
        answer, *names = REMARK.split(line, maxsplit=1)
        steps += [Step(len(choices), f"guide-{name}", written.point.get(name, ())) for name in " ".join(names).split()]
        choices += [answer.strip()] if answer.strip() else []
    told = {name: getattr(written, name) for name in written.__struct_fields__ if name not in ("script", "point")}
    return Guide(**told, choices=tuple(choices), steps=tuple(steps))
