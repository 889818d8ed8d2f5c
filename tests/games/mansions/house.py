"""Shared by the tests of cards: dice, and what lies before an investigator."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Literal

from koszmar.games.mansions.mythos_events import EVENTS
from koszmar.games.mansions.proof.positions import position
from koszmar.games.mansions.state import Investigator
from koszmar.kernel.testing.driver import GO_ON, Driver

VIEWERS: tuple[int | Literal["spectator"], ...] = (0, 1, "spectator")
"""Whoever might look at a table of two."""
S, I, B = "success", "investigation", "blank"  # noqa: E741


def possessions(table: Driver, who: int = 0) -> list[str]:
    """What an investigator has, by the side that shows."""
    return [card.key if card.up else f"{card.key}/back" for card in table.state.investigators[who].possessions]


def conditions(table: Driver, who: int = 0) -> list[str]:
    """The Conditions of an investigator, by name."""
    return [card.key.rpartition("-")[0] for card in table.state.investigators[who].conditions]


def suffered(table: Driver, who: int = 0) -> tuple[int, int]:
    """How much Damage and Horror an investigator has."""
    one = table.state.investigators[who]
    return len(one.damage), len(one.horror)


def clues(table: Driver, who: int = 0) -> int:
    """The Clues of an investigator."""
    return int(table.state.investigators[who].clues)


def dealt(table: Driver, monster: str = "riot-1") -> int:
    """The damage of a monster."""
    return next(int(one.damage) for one in table.state.monsters if one.id == monster)


def offers(table: Driver, *words: str | int) -> bool:
    """Whether an option begins with these words."""
    text = " ".join(str(word) for word in words)
    return any(option == text or option.startswith(f"{text} ") for option in table.offered)


HERE, NEXT, OPPOSITE, OTHER = "ballroom.a", "ballroom.b", "ballroom.c", "ballroom.d"
"""The Ballroom of a position, whose spaces lie in a ring; doors lead out of it, but there is no tile behind them."""


def spaces(table: Driver) -> list[str]:
    """Where the investigators are."""
    return [str(one.space) for one in table.state.investigators]


def monster(table: Driver, key: str = "cultist-1") -> str:
    """Where a monster is; nowhere if it is not on the board."""
    return next((str(one.space) for one in table.state.monsters if one.id == key), "")


def kinds_offered(table: Driver) -> set[str]:
    """The first words of what is offered."""
    return {option.partition(" ")[0] for option in table.offered}


HARMLESS = {
    "damage": ["graze-1", "graze-2", "blood-in-the-eyes-1", "blood-in-the-eyes-2"],
    "horror": ["numb-1", "numb-2", "tunnel-vision-1", "tunnel-vision-2"],
}
"""Cards that change nothing for whoever has no Clues."""


def only(event: str) -> str:
    """A piece of a scenario in which no other Mythos event comes."""
    grade = EVENTS[event].grade
    others = [key for key, one in EVENTS.items() if key != event]
    return f'\n[mythos]\nfirst = "{"minor" if grade in ("helpful", "flavour") else grade}"\nban = {others}\n'


def mythos(event: str, *crew: Investigator, rolls: Sequence[Any] = (), **more: Any) -> Driver:
    """A table right after a Mythos event, before the monsters move; or in the middle of it, if it asks something."""
    more.setdefault("top", HARMLESS)
    story = only(event) + more.pop("story", "")
    table = position(*deepcopy(crew), story=story, phase="events", stepwise=True, **more)
    return table.choose(GO_ON, rolls=rolls)
