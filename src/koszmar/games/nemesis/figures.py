"""What reports tell of a player when the match is over."""

from __future__ import annotations

from .state import State


def figures(state: State, seat: int) -> dict[str, bool | int | str]:
    """Survival, the Objective as far as it was checked, the cause of death, the round of the first Intruder."""
    character, outcome = state.characters[seat], state.outcomes[seat]
    found: dict[str, bool | int | str] = {"survived": character.status != "dead"}
    if outcome not in ("", "dead"):
        found["fulfilled"] = outcome in ("won", "fulfilled")
    if state.met:
        found["first-intruder"] = int(state.met)
    if character.death and character.status == "dead":
        found["death"] = character.death
    return found
