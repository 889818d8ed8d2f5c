"""What can be chosen before a match: enemy, mode, characters, printed numbers, readings of doubtful rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Few = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
CHARACTERS = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The enemy, the mode, and characters by seat where they are not to be drafted at the table."""

    enemy: Literal["void-seeders", "intruders"] = "void-seeders"
    mode: Literal["semi-cooperative", "cooperative"] = "semi-cooperative"
    """Alone you always play the solo mode."""
    characters: Annotated[
        tuple[str, ...], Meta(extra={"content": "character", "by": "seat", "apart": {key: key for key in CHARACTERS}})
    ] = ()


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed numbers. A designer may turn them."""

    hand_size: Some = 5
    time: Annotated[int, Meta(ge=2, le=40)] = 15
    """The green space of the Time track (time.track)."""
    blue: Some = 8
    """The first blue space: hibernation is possible from here on."""
    destruct: Annotated[int, Meta(ge=1, le=6)] = 6
    yellow: Few = 3
    """The first yellow space of the Self-Destruct track."""
    fires: Some = 8
    malfunctions: Some = 8
    eggs: Few = 5
    infected: Annotated[int, Meta(ge=0, le=27)] = 7
    """How many of the 27 Contamination cards read INFECTED."""
    room_cost: Few = 2
    final_draw: Few = 4
    """Cards drawn in the last contamination check."""
    offers: Some = 6
    """Ours: how many trades of a turn may come to nothing; no turn goes on for ever."""


class Rulings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Readings of rules that the printed texts leave open; the first of each is ours (reasons: README)."""

    retreat_symbol: Literal["saves", "numbers-count"] = "saves"
    """A retreat symbol drawn together with a deadly number: the Void Seeder retreats, or dies."""
    insanity_five: Literal["may-fall", "stays"] = "may-fall"
    """Whether Rest, Canteen and Shower Room lower Insanity from 5 (insanity.five-to-four)."""
    great_hunt: Literal["without-signal", "with-signal"] = "without-signal"
    """Whether the third Lair fulfils The Great Hunt without a Signal."""
    coop_objectives: Literal["two-each", "one-each"] = "two-each"
    """Whether everybody draws 2 Solo/Co-op Objectives in full co-operation and keeps one, or only 1."""
    lurking_technical: Literal["marked", "silent"] = "marked"
    """Whether Lurking puts Noise into the Technical Corridors (event.lurk-technical)."""
    pod_ejected: Literal["highest", "lowest"] = "highest"
    """Which Escape Pod the event Evacuation Pod Ejection removes."""
    interruptions: Literal["asked", "holders"] = "asked"
    """Everybody in the Room is asked whether to interrupt, or only who can: quicker, but it tells who has the card."""
