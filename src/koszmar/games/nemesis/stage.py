"""The stage: rolls and cards that everybody has just seen stay in sight until the next ones, or for another turn.

Rules only write here; nothing depends on it but what players are shown.
"""

from __future__ import annotations

from .state import Staged, State


def show(state: State, thing: Staged) -> Staged:
    """Everybody sees a roll or a card; those of an earlier turn or phase are cleared away."""
    stage = state.stage
    if stage.past:
        stage.past = False
        stage.number += 1
        stage.shown = [thing]
    else:
        stage.shown.append(thing)
    return thing


def turn_page(state: State) -> None:
    """A turn or an Event phase begins: what the last one has shown stays for now, anything older is cleared away."""
    stage = state.stage
    if stage.past and stage.shown:
        stage.shown = []
    stage.past = True


def roll_again(rolled: Staged, face: str) -> None:
    """A die that lies there was rolled again, whatever it shows now."""
    rolled.was, rolled.what = rolled.what, face
