"""What an enemy is: its miniatures, decks and tokens, and how it differs where the rules let enemies differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow

from ..state import Intruder, Scene, State

RETREAT = 0
"""The blood number of an Attack card that shows the retreat symbol instead (retreat.symbol)."""


class AttackCard(Struct, frozen=True):
    """An Attack card: who attacks with it, what it does, and its blood number for injury checks."""

    key: str
    effect: str
    """What it does, by name; cards with the same name differ by their blood number only."""
    blood: int
    types: tuple[str, ...]
    """The kinds of Intruders whose symbol it shows."""
    everybody: bool = False
    """Whether it hits every character in the Room, and not only whoever was attacked."""


class EventCard(Struct, frozen=True):
    """An Event card: who moves through which corridor, and what happens then."""

    key: str
    effect: str
    direction: int
    movers: tuple[str, ...]
    does: Callable[[Scene], Any]
    """A flow, or a plain function if nothing is asked."""
    out: bool = False
    """Whether it is removed from the game, and the discard pile shuffled into the deck (eventcard.remove)."""
    back: bool = False
    """Whether it is shuffled back into the deck."""


class WeaknessCard(Struct, frozen=True):
    """A Weakness: in force for everybody once it was discovered."""

    key: str


class Enemy(Struct, frozen=True, kw_only=True):
    """One of the enemies that can be chosen at set-up."""

    key: str
    miniatures: Mapping[str, int]
    """How many there are of each kind, the lowest type first."""
    through_doors: bool
    """Whether closed Doors count as open for it (seeder.ignore-doors)."""
    hits: Mapping[str, tuple[str, ...]]
    """By face of the combat die other than hits, the kinds it hits with 1 Injury."""
    exploration: tuple[str, ...]
    """The Exploration tokens in its pool."""
    explores_engines: bool
    """Whether Engine Rooms get a token, too."""
    rooms_out: tuple[str, ...]
    """Room tiles that are removed."""
    attacks: Mapping[str, AttackCard]
    events: Mapping[str, EventCard]
    panic: tuple[str, ...]
    """The Panic deck."""
    weaknesses: Mapping[str, WeaknessCard]
    tokens: Callable[[int, list[str], Chance], tuple[list[str], list[str]]]
    """For a number of players and their characters: the tokens in the bag, and those in the supply."""
    resolve_token: Callable[[Scene, int, str], Flow[None]]
    """The token that an Encounter of this seat has drawn: who comes, Surprise Attack, where the token goes."""
    hit: Callable[[Scene, Intruder, int, str], Flow[None]]
    """An attack with a card of this effect hits a seat."""
    check: Callable[[Scene, Intruder], None]
    """An Intruder has taken Injuries: does it die, retreat, stay?"""
    blown_out: Callable[[Scene, Intruder], None]
    """What the Airlock does to an Intruder."""
    leaves: Callable[[Scene, Intruder], None]
    """An Intruder has left the board alive: its token goes into the bag."""
    develop: Callable[[Scene], Flow[None]]
    """Intruder bag development."""
    infected: Callable[[Scene, int, list[str]], Flow[None]]
    """A scan by Rest, Canteen or Shower has found these INFECTED cards."""
    last_check: Callable[[Scene, int], bool]
    """The last contamination check: whether a survivor lives."""
    soothe: Callable[[Scene, int], None]
    """Surgery and Antidote: remove the Larva, or lower Insanity to 3."""
    killed: Callable[[State], bool]
    """Whether what Objectives call the Queen was killed."""
    attacks_without_card: tuple[str, ...] = ()
    """Kinds that draw no Attack card."""
    unmarked: tuple[str, ...] = ()
    """Kinds that are checked when they would take Injuries, but never marked with them."""


def attack_cards(effect: str, types: tuple[str, ...], *bloods: int, everybody: bool = False) -> list[AttackCard]:
    """The copies of an Attack card by blood number: ``scratch-4``, ``scratch-r``; ``dismay-2a`` and ``dismay-2b``."""
    cards, seen = [], dict.fromkeys(bloods, 0)
    for blood in bloods:
        letter = "abcd"[seen[blood]] if bloods.count(blood) > 1 else ""
        seen[blood] += 1
        cards.append(AttackCard(f"{effect}-{blood or 'r'}{letter}", effect, blood, types, everybody))
    return cards


def event_cards(
    effect: str,
    does: Callable[[Scene], Any],
    *copies: tuple[int, tuple[str, ...]],
    out: bool = False,
    back: bool = False,
) -> list[EventCard]:
    """The copies of an Event card, each with its number and movers: ``hunt``, or ``terror-1`` and ``terror-2``."""
    keys = [effect] if len(copies) == 1 else [f"{effect}-{number + 1}" for number in range(len(copies))]
    return [
        EventCard(key, effect, direction, movers, does, out, back)
        for key, (direction, movers) in zip(keys, copies, strict=True)
    ]
