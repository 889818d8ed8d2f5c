"""Traits: gaining, losing and healing move clips along printed rows, not numbers up and down."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask
from koszmar.parts.harm import rise

from .explorers import CRITICAL, EXPLORERS, TOP, TRAITS
from .state import Explorer, Scene, State


def gain(scene: Scene, seat: int, trait: str, spaces: int = 1) -> None:
    """Move a clip up; a trait at its highest space stays there (traits.maximum)."""
    if moved := rise(scene.state.explorers[seat].traits, trait, spaces, TOP):
        scene.tell("gain", seat=seat, trait=trait, spaces=moved)


def heal(scene: Scene, seat: int, *traits: str) -> None:
    """Return clips to their green space; a trait at or above it does not change (traits.heal-never-lowers)."""
    explorer = scene.state.explorers[seat]
    for trait in traits or TRAITS:
        start = start_of(explorer, trait)
        if explorer.traits[trait] < start:
            explorer.traits[trait] = start
            scene.tell("heal", seat=seat, trait=trait)


def gain_any(scene: Scene, seat: int, traits: tuple[str, ...] = TRAITS, *, rule: str, spaces: int = 1) -> Flow[None]:
    """Gain in a trait of the player's choice; one that can still rise, if there is one."""
    held = scene.state.explorers[seat].traits
    options = [trait for trait in traits if held[trait] < TOP] or list(traits)
    trait = yield ask(seat, "gain-trait", options, rule=rule, spaces=spaces)
    gain(scene, seat, trait, spaces)


def start_of(explorer: Explorer, trait: str) -> int:
    """The green space of a row."""
    return EXPLORERS[explorer.key].rows[trait].start


def is_critical(explorer: Explorer, trait: str) -> bool:
    """Whether a trait is at its lowest number (traits.critical)."""
    return explorer.traits[trait] == CRITICAL


def critical(state: State, seat: int) -> list[str]:
    """The critical traits of an explorer."""
    return [trait for trait in TRAITS if is_critical(state.explorers[seat], trait)]


def reset(scene: Scene, seat: int) -> None:
    """Put all clips on their green spaces, up or down."""
    explorer = scene.state.explorers[seat]
    explorer.traits = {trait: start_of(explorer, trait) for trait in TRAITS}
