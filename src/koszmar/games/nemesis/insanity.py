"""Insanity: the track of every character, and the steps it allows."""

from __future__ import annotations

from .state import Scene
from .wounds import die

MOST = 5
FLOOR = 3
"""Once a character has come this far, there is no way back below it."""
STEPS_DOWN = {2: 1, 4: 3, 5: 4}
"""The steps down that the track shows (insanity.only-as-shown)."""


def raise_insanity(scene: Scene, seat: int) -> None:
    """One level up; from 5 there is only death (insanity.max-five, insanity.death-at-five)."""
    character = scene.state.characters[seat]
    if character.insanity >= MOST:
        die(scene, seat, "insanity", "insanity.death-at-five")
    else:
        set_insanity(scene, seat, character.insanity + 1)


def set_insanity(scene: Scene, seat: int, level: int) -> None:
    """Set the level; this never kills (insanity.set-never-kills, insanity.level, insanity.public)."""
    character = scene.state.characters[seat]
    if character.insanity != level:
        character.insanity = level
        scene.tell("insanity", seat=seat, level=level)


def can_calm(scene: Scene, seat: int) -> bool:
    """Whether Rest, Canteen or Shower can lower the level.

    (insanity.two-to-one, insanity.floor-three, insanity.four-to-three, insanity.five-to-four, change.rest-not-below)
    """
    level = scene.state.characters[seat].insanity
    if scene.options.enemy != "void-seeders" or level not in STEPS_DOWN:
        return False
    return level < MOST or scene.rulings.insanity_five == "may-fall"


def calm(scene: Scene, seat: int) -> None:
    """One step down."""
    set_insanity(scene, seat, STEPS_DOWN[scene.state.characters[seat].insanity])
