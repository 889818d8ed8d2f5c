"""Weaknesses of the Void Seeders: 8 of our own, for the printed ones are not known (components.weakness-cards)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import Answer, enter

from ... import moments
from ...combat import Check, Shot, weapon_of
from ...hand import action_cards, discard_some
from ...intruders import LAIR
from ...state import Intruder, Scene
from ..enemy import RETREAT, WeaknessCard
from .kinds import DESPOILER, LURKER


def burn_more(scene: Scene, intruder: Intruder, injuries: int) -> int:
    """Inflammable: Void Seeders take 1 extra Injury from Fire; Lairs do not."""
    return injuries if intruder.kind == LAIR else injuries + 1


def surprise_less(scene: Scene, number: int) -> int:
    """Hesitant: Surprise numbers are 1 lower, at least 1."""
    return max(1, number - 1)


def fear_energy(scene: Scene, shot: Shot) -> None:
    """Conductive: an Energy Weapon that hits a Void Seeder deals 1 extra Injury; Lairs are none."""
    weapon = weapon_of(shot.weapon) if shot.weapon else None
    if weapon and weapon.energy and shot.injuries and shot.target and shot.target.kind != LAIR:
        shot.injuries += 1


def frail_lurkers(scene: Scene, check: Check) -> None:
    """Frail: Lurkers check with the lower number less 1."""
    if check.intruder.kind == LURKER:
        check.number -= 1


def brittle_lairs(scene: Scene, check: Check) -> None:
    """Brittle: Lairs check with the lower of the two numbers."""
    if check.intruder.kind == LAIR:
        check.number = min((number for number in check.cards if number != RETREAT), default=check.number)


def timid_despoiler(scene: Scene, intruder: Intruder, cards: int) -> int:
    """Timid: the Despoiler's check draws 2 cards, and one retreat symbol is enough."""
    return 2 if intruder.kind == DESPOILER else cards


def compose_oneself(scene: Scene, seat: int) -> Flow[bool]:
    """Resistible: discard 2 Action cards instead of a rise of Insanity through a too high Panic number.

    Asked of everybody with 2 cards in hand, so that nobody learns how many of them are Contamination.
    """
    character = scene.state.characters[seat]
    if len(character.hand) < 2:
        return False
    options: list[Key] = ["raise", *(["discard"] if len(action_cards(character)) >= 2 else [])]
    answer = yield ask(seat, "compose", options, rule="weakness.effect", pause=True)
    if answer == "raise":
        return False
    yield from discard_some(scene, seat, "compose-discard", "weakness.effect", 2)
    return True


def lurk_silently(scene: Scene) -> bool:
    """Soundless: Lurking places no Noise."""
    return True


_CARDS: dict[str, Answer] = {
    "inflammable": moments.burns.by(burn_more),
    "hesitant": moments.surprise_number.by(surprise_less),
    "conductive": moments.shot.by(fear_energy),
    "frail": moments.check.by(frail_lurkers),
    "brittle": moments.check.by(brittle_lairs),
    "timid": moments.check_cards.by(timid_despoiler),
    "resistible": moments.panic_raises.by(compose_oneself),
    "soundless": moments.lurks_silently.by(lurk_silently),
}
WEAKNESSES = {key: WeaknessCard(key) for key in _CARDS}
for _key, _answer in _CARDS.items():
    enter("weakness", _key, [_answer])
