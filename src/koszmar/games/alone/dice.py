"""Dice: hits, half-hits and misses, and what a half-hit is worth."""

from __future__ import annotations

from functools import cache

from .state import Scene

HIT, HALF, MISS = "hit", "half", "miss"
"""The results of a die (dice.three-results, dice.default)."""


@cache
def faces(hits: int, halves: int, misses: int) -> tuple[str, ...]:
    """The six faces of a die (dice.eight)."""
    return (HIT,) * hits + (HALF,) * halves + (MISS,) * misses


def roll(scene: Scene, count: int) -> list[str]:
    """Roll some dice; a pool of none or less rolls nothing (dice.no-negative)."""
    return scene.chance.roll(faces(*scene.parameters.die), max(0, count))


def half_counts(scene: Scene, *, evil: bool) -> bool:
    """Whether half-hits are hits: for the Hero where his sector is lit, for Evil where it is dangerous.

    (dice.half-hit-hero, dice.half-hit-evil, dice.light-not-for-evil, dice.danger-not-for-hero,
    dice.hero-sector-decides)
    """
    here = scene.state.elements[scene.state.hero]
    return here.danger if evil else here.lit


def is_hit(face: str, half: bool) -> bool:
    """Whether a face counts as a hit."""
    return face == HIT or (half and face == HALF)


def hits(dice: list[str], half: bool) -> int:
    """How many dice are hits."""
    return sum(is_hit(face, half) for face in dice)


def chance_of_a_hit(scene: Scene, half: bool) -> float:
    """How likely one die is a hit."""
    hit, half_hit, miss = scene.parameters.die
    return float((hit + half_hit * half) / (hit + half_hit + miss))


def reroll(scene: Scene, dice: list[str], places: list[int]) -> None:
    """Roll some dice again where they lie."""
    for place, face in zip(places, roll(scene, len(places)), strict=True):
        dice[place] = face
