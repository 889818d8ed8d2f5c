"""The last check, and what is done about it in time: Contamination cards, scans, Surgery, nerves."""

from __future__ import annotations

from functools import cache
from math import comb

from ..hand import contamination_in
from ..state import Character, Scene

DREAD = 10.0
"""What it is worth to be sure of the last check."""
HATCHES = 1.5
"""What it is worth to be rid of a Larva before it hatches."""
DECK = 10
"""Action cards of a character."""
CLEAN = 20 / 27
"""How likely a Contamination card is not INFECTED."""
FEW = 2
"""Contamination cards that are held in hand until there is Rest."""
MADNESS = 0.4
"""How likely one dies of Insanity that a scan has brought."""


def contamination_of(character: Character) -> int:
    """How many Contamination cards a player has: a player counts what goes into the deck."""
    return max(0, len(character.deck) + len(character.hand) + len(character.discard) - DECK)


def contamination_worry(scene: Scene, seat: int) -> float:
    """How much Surgery or the Antidote would take from the fear of the last check, and of what one carries."""
    one = scene.state.characters[seat]
    return DREAD * surgery_gain(scene, seat) + (HATCHES if one.larva else 0.0)


def risk_of_last_check(scene: Scene, seat: int) -> float:
    """How likely one would die in the last check."""
    one = scene.state.characters[seat]
    clean, infected = known_cards(scene, seat)
    return last_risk(scene.options.enemy, one.insanity, contamination_of(one), one.larva or infected > 0, clean)


def open_risk(scene: Scene, seat: int) -> float:
    """The same as far as everybody at the table can tell."""
    one = scene.state.characters[seat]
    return last_risk(scene.options.enemy, one.insanity, contamination_of(one), one.larva)


def known_cards(scene: Scene, seat: int) -> tuple[int, int]:
    """How many of the own Contamination cards are known to be clean, and how many to be INFECTED."""
    state = scene.state
    own = [card for card, seats in state.scanned.items() if seat in seats and card not in state.removed]
    read = [state.infected[card] for card in own]
    return read.count(False), read.count(True)


@cache
def last_risk(enemy: str, insanity: int, count: int, ill: bool, clean: int = 0) -> float:
    """How likely one dies in the last check, with some Contamination cards of which some are known to be clean.

    Whoever is ill has a Larva, or a card that is known to be INFECTED.
    """
    drawn = 1.0 - comb(10, 4) / comb(10 + count, 4)
    if enemy == "void-seeders":
        return drawn if insanity + count >= 5 else 0.0
    return drawn if ill else drawn * (1.0 - CLEAN ** max(0, count - clean))


def surgery_gain(scene: Scene, seat: int) -> float:
    """How much better the last check becomes by Surgery or the Antidote: what is INFECTED goes, and so does madness."""
    one = scene.state.characters[seat]
    enemy, count = scene.options.enemy, contamination_of(one)
    clean, infected = known_cards(scene, seat)
    after = 0.0
    if enemy == "void-seeders":
        gone = infected + (1.0 - CLEAN) * max(0, count - clean - infected)
        after = last_risk(enemy, min(3, one.insanity), max(0, round(count - gone)), False)
    return risk_of_last_check(scene, seat) - after


def scan_gain(scene: Scene, seat: int) -> float:
    """How much better the last check becomes when the Contamination cards in hand are scanned."""
    one = scene.state.characters[seat]
    held = contamination_in(one.hand)
    if not held or any(seat in scene.state.scanned.get(card, ()) for card in held):
        return 0.0
    clean, _ = known_cards(scene, seat)
    return _scan_gain(scene.options.enemy, one.insanity, contamination_of(one), one.larva, len(held), clean)


@cache
def _scan_gain(enemy: str, insanity: int, count: int, larva: bool, held: int, clean: int) -> float:
    """The same for so many cards in hand: clean ones leave, an INFECTED one drives mad, or is a Larva, or kills."""
    after = 0.0
    for infected in range(held + 1):
        chance = comb(held, infected) * CLEAN ** (held - infected) * (1 - CLEAN) ** infected
        left = count - held + infected
        if not infected:
            after += chance * last_risk(enemy, insanity, left, larva, clean)
        elif enemy == "void-seeders":
            after += chance * max(MADNESS, last_risk(enemy, 5, left, False))
        else:
            after += chance * (1.0 if larva else last_risk(enemy, insanity, left, True))
    return last_risk(enemy, insanity, count, larva, clean) - after


def wants_scan(scene: Scene, seat: int) -> bool:
    """Whether to scan the Contamination cards in hand: an INFECTED one does harm, but so may the last check."""
    early = scene.state.time > scene.parameters.blue and scene.options.enemy == "void-seeders"
    return scan_gain(scene, seat) > 0.05 and not (early and scene.state.characters[seat].insanity < 5)


def keeps_contamination(scene: Scene, seat: int) -> bool:
    """Whether to hold Contamination cards until there is Rest: when the end is near, and to be feared."""
    one = scene.state.characters[seat]
    if len(contamination_in(one.hand)) > FEW:
        return False  # nothing could be drawn, and nothing done
    soon = scene.state.time <= scene.parameters.blue + 2
    return soon and not one.larva and risk_of_last_check(scene, seat) > 0.2 and wants_scan(scene, seat)


def calm_worth(scene: Scene, seat: int) -> float:
    """What Rest and the like are worth: nerves, and clean Contamination cards leave."""
    one = scene.state.characters[seat]
    nerves = {2: 2.0, 4: 3.0, 5: 6.0}.get(one.insanity, 0.0) if scene.options.enemy == "void-seeders" else 0.0
    early = 0.0 if scene.options.enemy == "void-seeders" and one.insanity < 5 else 0.5
    soon = 1.0 if scene.state.time <= scene.parameters.blue else early
    return nerves + DREAD * soon * max(0.0, scan_gain(scene, seat))
