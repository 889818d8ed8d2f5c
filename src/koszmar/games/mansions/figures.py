"""What reports tell of a player when the match is over."""

from __future__ import annotations

from .condition_cards import INSANE, WOUNDED
from .in_force import kind_of
from .insanity import NAMES
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
    return found
