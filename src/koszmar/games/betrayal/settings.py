"""What can be chosen before a match: the scenario, the explorers, the printed numbers, readings of doubtful rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .explorers import EXPLORERS

Scenario = Literal[
    "", "mysterious-invitation", "for-sale", "paranormal-investigators", "cursed", "strange-disappearance"
]
BOARDS = {explorer.key: explorer.colour for explorer in EXPLORERS.values()}
"""Two explorers are the sides of one board, and a board is used once."""
Few = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The Scenario card and the explorers by seat, where they are not to be chosen at the table."""

    scenario: Scenario = ""
    explorers: Annotated[tuple[str, ...], Meta(extra={"content": "explorer", "by": "seat", "apart": BOARDS})] = ()
    haunt: Annotated[int, Meta(ge=0, le=999, extra={"named": "haunt-{:02}", "content": "haunt"})] = 0
    """Start with this haunt, in a house explored at random; 0: play from the front door on."""
    month: Annotated[int, Meta(ge=1, le=12)] = 10
    day: Annotated[int, Meta(ge=1, le=31)] = 31
    """The date of play: the explorer whose birthday comes next begins."""


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed numbers. A designer may turn them."""

    haunt_target: Some = 5
    """A haunt roll of this or more starts the haunt."""
    die: tuple[Few, ...] = (0, 0, 1, 1, 2, 2)
    """The faces of a die (components.dice, components.dice-faces)."""
    skull_survives: Few = 4
    obstacle_cost: Some = 2
    dog_distance: Some = 4
    feather_limit: Few = 8
    dawn: Annotated[int, Meta(ge=1, le=999)] = 40
    """Ours: after so many rounds the sun rises and nobody has won; no match goes on for ever."""
    offers: Some = 10
    """Ours: how often in a turn a player may turn to the same partner and get no trade; no turn goes on for ever."""
    monsters: dict[str, Few] = field(default_factory=dict)
    """Other numbers for monsters, by "haunt/kind/trait"."""


class Rulings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Readings of rules that the printed texts leave open; the first of each is ours (reasons: README)."""

    critical_after_haunt: Literal["free", "avoid"] = "free"
    """After the haunt a point may go to a critical trait although another could take it (damage.critical-choice)."""
    trade_across_sides: Literal["allowed", "refused"] = "allowed"
    loot_limit: Literal["turn", "corpse"] = "turn"
    """One card each turn in all, or one from each corpse each turn (loot.one-per-corpse-note)."""
    leads_to: Literal["both-ways", "as-printed"] = "both-ways"
    forced_moves: Literal["exact", "up-to"] = "exact"
    """A plain number of tiles must be moved in full, or may be less (move.forced-exact)."""
    same_tile_sight: Literal["in-sight", "not-in-sight"] = "in-sight"
    full_table: Literal["knowledge", "knowledge-or-sanity"] = "knowledge"
    architecture: Literal["item", "nothing"] = "item"
    funeral: Literal["lowest-row", "always"] = "lowest-row"
    """The trip to Graveyard or Catacombs belongs to the lowest result, or to every result."""
    elevator_last_door: Literal["may-close", "keeps-open"] = "may-close"
