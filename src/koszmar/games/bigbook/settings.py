"""What can be chosen before a match: options, the printed numbers, and the readings of doubtful rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .cards import ELEMENTS, VALUES

Level = Literal[1, 2, 3]
Mode = Literal["standard", "terrifying", "nightmare", "both"]
Few = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Difficulty, mode, and the Magicians by seat if they are not to be chosen at the table.

    The mode is chosen in addition to the level (variant.modes-independent-of-level).
    """

    level: Level = 1
    """The column of the Round track (setup.difficulty-choice, roundtrack.columns); I is best for a first game
    (setup.difficulty-first-game)."""
    mode: Mode = "standard"
    """One of three modes, or the last two together (variant.three-modes, variant.one-mode, variant.standard)."""
    magicians: Annotated[tuple[str, ...], Meta(extra={"content": "magician", "by": "seat"})] = ()

    @property
    def terrifying(self) -> bool:
        """Whether everybody starts with a Madness in the deck (variant.terrifying)."""
        return self.mode in ("terrifying", "both")

    @property
    def nightmare(self) -> bool:
        """Whether everybody starts without their value-2 card (variant.nightmare)."""
        return self.mode in ("nightmare", "both")


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Every printed number. The defaults are the printed ones; a designer may turn them."""

    hand_size: Some = 6
    support_slots: Few = 3
    """magician.three-slots"""
    spell_limit: Some = 5
    madness_by_players: dict[int, Few] = field(default_factory=lambda: {2: 20, 3: 25, 4: 30, 5: 35})
    """setup.madness-2p, setup.madness-3p, setup.madness-4p, setup.madness-5p"""
    madness_cards: Few = 35
    """components.madness"""
    element_cards: dict[int, Few] = field(default_factory=lambda: {1: 18, 2: 10, 3: 6})
    """Cards of each Element by value (components.elements-value-1, components.elements-value-2,
    components.elements-value-3): 34 of each, 136 in all (components.elements-total)."""
    inside_pages: Annotated[int, Meta(ge=1, le=11)] = 5
    """With a Cover and the Final page: seven cards (setup.grimoire-seven-cards), so six rounds (goal.six-rounds)."""
    multi_curses: dict[int, tuple[Annotated[int, Meta(ge=0, le=2)], ...]] = field(
        default_factory=lambda: {1: (0, 0, 1, 1, 2, 2), 2: (0, 1, 1, 2, 2, 2), 3: (1, 1, 2, 2, 2, 2)}
    )
    """Multi-Element Curses added in each round, a row (roundtrack.rows), by level; from sources other than the rulebook
    (roundtrack.level-1-values, roundtrack.level-2-values, roundtrack.level-3-values)."""
    learn_cost: Few = 2
    """Symbols of the Spell's Element, whatever its level (learn.cost, learn.cost-same-for-levels)."""
    acquire_cost: dict[int, Few] = field(default_factory=lambda: {2: 2, 3: 3})
    """Symbols of the card's Element, by its value (acquire.cost-value-2, acquire.cost-value-3)."""
    curse_cost: Few = 4
    """Symbols of a single-Element Curse's Element (break.single-element-cost)."""
    multi_curse_cost: Few = 1
    """Symbols of each Element for a Multi-Element Curse (break.multi-element-cost)."""
    token_cost: Few = 1
    """Symbols that each Element token adds (break.token-cost)."""
    cure_cost: Few = 2
    """Identical symbols (cure.cost)."""
    greatest_multiplier: Annotated[int, Meta(ge=1, le=9)] = 3
    """spell.multiply-max"""
    reward_value: Literal[2, 3] = 2
    """Value of the card gained for destroying a Curse (break.reward)."""
    element_tokens: Few = 4
    """Tokens of each Element in the box (components.element-tokens)."""
    terrifying_madness: Few = 1
    final_page_madness: Few = 1


class Rulings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Readings of rules that the printed texts leave open; the first of each is ours (reasons: README)."""

    discard_zone: Literal["hand-or-support", "hand"] = "hand-or-support"
    destroy_zone: Literal["hand-or-support", "with-discard"] = "hand-or-support"
    one_partner: Literal["one", "anew"] = "one"
    fizzle: Literal["allowed", "refused"] = "allowed"
    payment: Literal["superfluous", "needed-only"] = "superfluous"
    mill: Literal["renew", "no-renewal"] = "renew"
    stack_destroy: Literal["partial", "loss"] = "partial"
    sorcerer: Literal["after-layout", "normal-moment"] = "after-layout"
    open_hands: Literal["open", "closed"] = "open"
    levitation: Literal["until-six", "any-number"] = "until-six"
    illusion: Literal["own", "whole-pool"] = "own"
    inferno: Literal["as-discarded", "always"] = "as-discarded"
    aura_of_fire: Literal["always", "for-each-cured"] = "always"
    mastermind: Literal["face-up", "any-in-stacks"] = "face-up"
    earth_girl: Literal["own-slots", "all-slots"] = "own-slots"
    avatar_ability: Literal["allowed", "refused"] = "allowed"


def supply_stacks() -> list[str]:
    """The eight stacks below the board: value 2 and 3 of each Element (setup.element-supply)."""
    return [f"{element}-{value}" for element in ELEMENTS for value in VALUES if value > 1]
