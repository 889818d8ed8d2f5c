"""Shared by the tests of cards: dice, and what lies before an investigator."""

from __future__ import annotations

from koszmar.kernel.testing.driver import Driver

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
