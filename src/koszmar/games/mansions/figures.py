"""What reports tell of a player when the match is over."""

from __future__ import annotations

from functools import cache

from .condition_cards import INSANE, WOUNDED
from .in_force import kind_of
from .insanity import NAMES
from .scenario.library import scenario, shipped
from .state import State


def role_of(state: State, seat: int) -> str:
    """The investigator of a seat; the first of two where one player has both."""
    return state.investigators[seat].key if seat < len(state.investigators) else ""


def figures(state: State, seat: int) -> dict[str, bool | int | str]:
    """Who was Wounded, Insane or eliminated, which goal an Insane card had, and the last round."""
    if seat >= len(state.investigators):
        return {}
    one = state.investigators[seat]
    conditions = {kind_of(card.key): card.key for card in one.conditions}
    found: dict[str, bool | int | str] = {
        "rounds": int(state.round),
        "wounded": WOUNDED in conditions,
        "insane": INSANE in conditions,
        "eliminated": one.out,
        "cards": len(one.damage) + len(one.horror),
    }
    if INSANE in conditions:
        found["goal"] = NAMES[conditions[INSANE]]
    if state.over:
        found["ending"] = state.over
    return found


def outcome_of(reason: str) -> str:
    """What an ending means in a table that compares scenarios, whose own endings have names of their own.

    >>> [outcome_of(reason) for reason in ("answered-late", "countdown", "executioner", "left-behind", "its-own")]
    ['won', 'countdown', 'insane', 'lost', 'its-own']
    """
    if reason in ("deadline", "countdown", "eliminated"):
        return reason
    if reason in ("executioner", "circle-of-fire"):
        return "insane"
    return _results().get(reason, reason)


@cache
def _results() -> dict[str, str]:
    """What the endings of our own scenarios are."""
    endings = [ending for key in shipped() for ending in scenario(key).file.ending]
    return {ending.key: "won" if ending.result == "win" else "lost" for ending in endings}
