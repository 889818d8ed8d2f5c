"""The 8 Weaknesses of the base Intruders."""

from __future__ import annotations

from koszmar.parts.moments import Answer, enter

from ... import moments
from ...combat import BLANK, ONE, Check, Shot, weapon_of
from ...intruders import injure
from ...state import Intruder, Scene
from ..enemy import WeaknessCard
from .attacks import NIBBLE
from .kinds import ADULT, BREEDER, QUEEN


def soft_spots(scene: Scene, shot: Shot) -> None:
    """Vulnerable Spots: a blank against an Adult counts as a single hit, for weapons too."""
    if shot.face == BLANK and shot.target and shot.target.kind == ADULT:
        shot.face = ONE


def burn_more(scene: Scene, intruder: Intruder, injuries: int) -> int:
    """Vulnerable to Fire: Fire deals 1 extra Injury."""
    return injuries + 1


def surprise_less(scene: Scene, number: int) -> int:
    """Reaction to Danger: Surprise numbers are 1 lower, at least 1."""
    return max(1, number - 1)


def fear_energy(scene: Scene, shot: Shot) -> None:
    """Vulnerable to Energy: an Energy Weapon that hits deals 1 extra Injury."""
    weapon = weapon_of(shot.weapon) if shot.weapon else None
    if weapon and weapon.energy and shot.injuries and shot.target:
        shot.injuries += 1


def door_breakers(scene: Scene, intruder: Intruder) -> bool:
    """The Way They Move: only the Queen and Breeders break Doors."""
    return intruder.kind in (QUEEN, BREEDER)


def fear_phosphates(scene: Scene, intruder: Intruder) -> None:
    """Susceptible to Phosphates: Extinguisher and Fire Control also deal 1 Injury."""
    injure(scene, intruder, 1)


def weak_bite(scene: Scene, intruder: Intruder, seat: int, card: str) -> str:
    """The Way They Attack: an Adult's Bite gives a Light Wound."""
    return NIBBLE if card == "bite" and intruder.kind == ADULT else card


def less_tough(scene: Scene, check: Check) -> None:
    """Dying Species: what Injuries are compared with is 1 lower."""
    check.number -= 1


_CARDS: dict[str, Answer] = {
    "vulnerable-spots": moments.die_read.by(soft_spots),
    "vulnerable-to-fire": moments.burns.by(burn_more),
    "reaction-to-danger": moments.surprise_number.by(surprise_less),
    "vulnerable-to-energy": moments.shot.by(fear_energy),
    "way-they-move": moments.breaks_doors.by(door_breakers),
    "susceptible-to-phosphates": moments.doused.by(fear_phosphates),
    "way-they-attack": moments.attack_changed.by(weak_bite),
    "dying-species": moments.check.by(less_tough),
}
WEAKNESSES = {key: WeaknessCard(key) for key in _CARDS}
for _key, _answer in _CARDS.items():
    enter("weakness", _key, [_answer])
