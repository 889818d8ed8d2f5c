"""Dice: faces with names or numbers, rolling some of them again, changing them, and what they are worth.

A roll is a list of faces. What a face is worth may depend on the moment, so it is said when it is counted: a half-hit
is worth nothing in the dark (Alone), an investigation result becomes a success for a Clue (Mansions of Madness), a
Creeper hits one kind of Intruder and misses another (Nemesis), and Betrayal's faces are numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSequence, Sequence
from functools import cache
from typing import Any, TypeVar

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Decision, Flow, Key

from .moments import carry_out

Face = TypeVar("Face")

KEEP = "keep"
"""The answer of whoever is content with the dice as they lie."""


def throw(chance: Chance, die: Sequence[Face], count: int) -> list[Face]:
    """Roll some dice; a pool of less than none is none."""
    return chance.roll(die, max(0, count))


def roll_again(chance: Chance, die: Sequence[Face], faces: MutableSequence[Face], places: Sequence[int]) -> list[Face]:
    """Roll some of the dice again, where they lie; the new faces.

    >>> from koszmar.kernel.chance import ScriptedChance
    >>> faces = [0, 2, 1]
    >>> roll_again(ScriptedChance(rolls=[2, 2]), (0, 1, 2), faces, [0, 2]), faces
    ([2, 2], [2, 2, 2])
    """
    new = chance.roll(die, len(places))
    for place, face in zip(places, new, strict=True):
        faces[place] = face
    return new


def change(faces: MutableSequence[Face], old: Face, new: Face) -> bool:
    """Change one die from a face to another; False if none shows it.

    >>> faces = ["clue", "miss"]
    >>> change(faces, "clue", "success"), change(faces, "clue", "success"), faces
    (True, False, ['success', 'miss'])
    """
    if old not in faces:
        return False
    faces[faces.index(old)] = new
    return True


def worth(faces: Iterable[Face], values: Mapping[Face, int]) -> int:
    """What the faces are worth together; a face without a value is worth nothing.

    >>> worth(["hit", "half", "miss"], {"hit": 1}), worth(["hit", "half", "miss"], {"hit": 1, "half": 1})
    (1, 2)
    """
    return sum(values.get(face, 0) for face in faces)


def showing(faces: Sequence[Face], *wanted: Face) -> list[int]:
    """The places of the dice that show one of these faces.

    >>> showing(["hit", "miss", "hit"], "hit")
    [0, 2]
    """
    return [place for place, face in enumerate(faces) if face in wanted]


def batches(count: int, dice: int) -> Iterator[int]:
    """How many dice are rolled at a time when a pool is larger than the dice in the box.

    >>> list(batches(12, dice=5))
    [5, 5, 2]
    """
    while count > 0:
        yield min(count, dice)
        count -= dice


# -- how likely it is ------------------------------------------------------------------------------------------------


@cache
def ways_to(die: tuple[int, ...], dice: int) -> Mapping[int, int]:
    """In how many ways some dice come to each total; a die is what its faces are worth.

    >>> ways_to((0, 1, 2), 2)
    {0: 1, 1: 2, 2: 3, 3: 2, 4: 1}
    """
    ways = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for total, count in ways.items():
            for face in die:
                after[total + face] = after.get(total + face, 0) + count
        ways = after
    return ways


@cache
def at_least(die: tuple[int, ...], dice: int, needed: int) -> float:
    """The chance that so many dice with these faces show so much.

    >>> at_least((0, 0, 1, 1, 2, 2), 1, 1) == 4 / 6
    True
    """
    found = sum(count for total, count in ways_to(die, dice).items() if total >= needed)
    return found / float(len(die)) ** dice


def until_kept(
    offers: Callable[[], Mapping[Key, Callable[[], Any]]], question: Callable[[list[Key]], Decision]
) -> Flow[None]:
    """Let a player change the dice as they lie, one way after another, until the player keeps them or no way is left.

    ``offers`` are the ways there are now, by option: rerolls, a bonus, another face. ``question`` puts them to the
    player, ``keep`` first. Without any offer nothing is asked.
    """
    while offered := offers():
        choice = yield question([KEEP, *offered])
        if choice == KEEP:
            return
        yield from carry_out(offered[choice]())
