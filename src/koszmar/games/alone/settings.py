"""What can be chosen before a match: difficulty, character, decks, map, and the numbers that a designer may turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Few = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
CHARACTERS = ("pilot", "engineer", "captain", "doctor")
DECKS = ("fury", "speed", "terror", "traps")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the Hero and the Evil players agree on before the match."""

    difficulty: Literal["easy", "normal", "nightmare", "impossible"] = "normal"
    character: Literal["", "pilot", "engineer", "captain", "doctor"] = ""
    """Empty: the Hero chooses at the table."""
    decks: Annotated[tuple[str, ...], Meta(extra={"content": "deck"})] = ()
    """Two reaction decks; empty: the Leader chooses at the table."""
    map: Literal["generated", "borealis", "ostoja"] = "generated"
    own_map: tuple[str, ...] = ()
    """A map of your own, line by line, in the notation of docs/alone-maps.md; it takes the place of the others."""
    sketch: bool = True
    """Whether the table draws for the Hero what he has seen and lost again."""


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Printed numbers and those of our edition."""

    turns: Some = 8
    track_spaces: Some = 7
    danger_symbols: Few = 4
    """On the last spaces of the track; one more lies outside."""
    creatures_per_level: Some = 5
    creature_tokens: Some = 3
    danger_per_level: Some = 8
    start_creatures: Few = 3
    start_danger: Few = 3
    start_distance: Some = 5
    hands: tuple[Some, Some, Some] = (6, 7, 8)
    """Cards of all Evil players together, for one, two and three of them."""
    die: tuple[Few, Few, Few] = (2, 2, 2)
    """Faces of a die: hits, half-hits, misses."""
    healing: tuple[Few, ...] = (10, 8, 6, 4, 2)
    """The healing limit by space of the round track, from the right; the last is the Nightmare space."""
    adrenaline: tuple[Few, Few, Few] = (3, 4, 5)
    """The adrenaline maximum for a lower status of 8 or more, 4 to 7, 3 or less."""
    status: Some = 12
    items: Some = 6
    charges: Some = 3
    ally: Some = 6
    work: Some = 2
    """What most missions need."""
    nightmare_loss: Few = 2
    horizon: Annotated[int, Meta(ge=5, le=99)] = 30
    """Ours: after this round Evil has won; no match goes on for ever (match.horizon)."""


class Rulings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Readings of rules that the printed texts leave open; the first of each is ours (reasons: README)."""

    dangerous_when: Literal["played", "acted"] = "played"
    """A reaction is dangerous by the Hero's sector when the card is played, or when the action was declared."""
    second_card: Literal["another-player", "any-player"] = "another-player"
    """With several Evil players the two cards of a turn come from different players, or from any."""
    noise_of_sight: Literal["silent", "heard"] = "silent"
    """A creature that ends its move in sight makes a noise as well, or not (noise.visible-none)."""
