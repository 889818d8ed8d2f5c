"""Combat: shooting and melee, the combat die, and attacks on Eggs."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_weaknesses
from .enemies import enemy_of
from .hand import contaminate
from .intruders import injure
from .item_cards import ITEMS, Weapon
from .noise import noise_roll
from .rooms import NEST
from .stage import roll_again, show
from .state import Intruder, Item, Scene, Staged, in_combat
from .wounds import serious_wound

BLANK, ONE, TWO = "blank", "one", "two"
COMBAT_DIE = (BLANK, "creeper", "creeper", "adult", ONE, TWO)
"""The faces of the combat die (combat.die)."""
EGGS = "eggs"
"""The target of whoever attacks Eggs that nobody carries (room.nest-attack-eggs)."""


class Shot:
    """A shot or a blow, from the roll to its Injuries."""

    __slots__ = ("face", "injuries", "melee", "seat", "staged", "target", "weapon")

    def __init__(self, seat: int, target: Intruder | None, weapon: Item | None, staged: Staged) -> None:
        self.seat = seat
        self.target = target
        """None: Eggs."""
        self.weapon = weapon
        self.melee = weapon is None
        self.face = staged.what
        self.staged = staged
        """How everybody sees it."""
        self.injuries = 0

    @property
    def hits(self) -> bool:
        """Whether the die shows a hit, one or two, and not the symbol of a type."""
        return self.face in (ONE, TWO)


class Check:
    """An injury check while its Attack cards are drawn."""

    __slots__ = ("cards", "intruder", "number", "retreats")

    def __init__(self, intruder: Intruder, cards: list[int], retreats: bool, number: int) -> None:
        self.intruder = intruder
        self.cards = cards
        """The blood numbers on the cards; 0 is the retreat symbol."""
        self.retreats = retreats
        self.number = number
        """What the Injuries are compared with."""


def injuries(scene: Scene, face: str, target: Intruder | None, *, melee: bool) -> int:
    """What a face of the combat die does to a target.

    (combat.shoot-blank, combat.shoot-creeper, combat.shoot-adult, combat.shoot-one, combat.shoot-two,
    combat.melee-double, components.base-symbol-match, lair.hit)
    """
    if face == ONE:
        return 1
    if face == TWO:
        return 1 if melee else 2
    if target is None:
        return int(face != BLANK)  # an Egg is as weak as a Larva
    return int(target.kind in enemy_of(scene).hits.get(face, ()))


def injuries_by(scene: Scene, weapon: str, face: str, target: Intruder | None) -> int:
    """The same for a weapon, before its text: some hardly ever miss (combat.weapon-text)."""
    sure = ITEMS[weapon].weapon.hardly_misses and face != BLANK  # type: ignore[union-attr]
    return max(int(sure), injuries(scene, face, target, melee=False))


def roll(scene: Scene) -> str:
    """Roll the combat die."""
    return scene.chance.roll(COMBAT_DIE)[0]


# -- shooting ------------------------------------------------------------------------------------------------------


def loaded_weapons(scene: Scene, seat: int, *, energy: bool = False) -> list[str]:
    """Weapons in hand with Ammo, each kind once (combat.shoot-needs-ammo, action.shoot)."""
    return list(
        dict.fromkeys(
            item.key
            for item in scene.state.characters[seat].hands
            if item.ammo and (weapon := weapon_of(item)) and (weapon.energy or not energy)
        )
    )


def loaded(scene: Scene, seat: int, weapon: str) -> Item:
    """The weapon with this name that has Ammo; of several the fullest."""
    return max(
        (item for item in scene.state.characters[seat].hands if item.key == weapon), key=lambda item: int(item.ammo)
    )


def weapon_of(item: Item) -> Weapon | None:
    """What is printed on an Item as a weapon; None if it is none."""
    card = ITEMS.get(item.key)
    return card.weapon if card else None


def targets(scene: Scene, seat: int) -> list[str]:
    """What can be attacked here: Intruders, Lairs, loose Eggs; never a character (goal.no-direct-attack)."""
    state = scene.state
    room = state.characters[seat].room
    there = [one.id for one in state.intruders if one.room == room]
    if loose_eggs(scene, room):
        there.append(EGGS)
    return there


def loose_eggs(scene: Scene, room: str) -> int:
    """Eggs in a Room that nobody carries: those of the Nest, and dropped ones (combat.eggs-not-intruders)."""
    state = scene.state
    found = state.rooms[room]
    nest = state.eggs if found.explored and found.tile == NEST else 0
    return nest + found.objects.count("egg")


def destroy_eggs(scene: Scene, room: str, count: int) -> None:
    """Eggs that nobody carries are destroyed: dropped ones first (room.nest-attack-eggs, room.nest-destroyed)."""
    state = scene.state
    for _ in range(min(count, loose_eggs(scene, room))):
        if "egg" in state.rooms[room].objects:
            state.rooms[room].objects.remove("egg")
        else:
            state.eggs -= 1
        scene.tell("egg-destroyed", room=room, left=state.eggs)


def combat_options(scene: Scene, seat: int) -> list[Key]:
    """Every weapon at every target, ("shoot", weapon, target); then bare hands, ("melee", target)."""
    there = targets(scene, seat)
    if not there:
        return []
    shots: list[Key] = [("shoot", weapon, target) for weapon in loaded_weapons(scene, seat) for target in there]
    return shots + [("melee", target) for target in there]


def shoot(
    scene: Scene, seat: int, weapon: str, target: str, *, ammo: int = 1, rerolls: int = 0, extra: int = 0
) -> Flow[None]:
    """Fire a weapon: 1 Ammo, the die, the weapon's text, Weaknesses, Injuries.

    (combat.shoot-spend, combat.weapon-text, combat.example-pistol, seeder.check-by-type)
    More ``ammo``, ``rerolls`` and ``extra`` Injuries come from a card.
    """
    item = loaded(scene, seat, weapon)
    item.ammo -= ammo
    staged = show(scene.state, Staged("shot", roll(scene), seat, target))
    shot = Shot(seat, _target(scene, target), item, staged)
    scene.tell("shot", seat=seat, weapon=weapon, target=target, face=shot.face)
    yield from may_reroll(scene, shot, rerolls)
    read_die(scene, shot)
    shot.injuries = injuries_by(scene, weapon, shot.face, shot.target)
    text = ITEMS[weapon].weapon.fired  # type: ignore[union-attr]
    if text:
        yield from carry_out(text(scene, shot))
    weaken(scene, shot)
    shot.injuries += extra
    yield from land(scene, shot)


def may_reroll(scene: Scene, shot: Shot, rerolls: int) -> Flow[None]:
    """Offer to roll the die again, this many times."""
    for _ in range(rerolls):
        assert shot.weapon is not None
        answer = yield ask(
            shot.seat, "reroll", ["keep", "reroll"], rule="combat.weapon-text",
            face=shot.face, weapon=shot.weapon.key, target=shot.target.id if shot.target else EGGS,
        )  # fmt: skip
        if answer == "keep":
            return
        shot.face = roll(scene)
        roll_again(shot.staged, shot.face)
        scene.tell("rerolled", seat=shot.seat, face=shot.face)


def read_die(scene: Scene, shot: Shot) -> None:
    """What the die shows counts as discovered Weaknesses have it; weapons and rules go by that."""
    for answer in of_weaknesses(scene, moments.die_read):
        answer(scene, shot)


def weaken(scene: Scene, shot: Shot) -> None:
    """Weaknesses that were discovered change what a shot or a blow does, before anybody asks whether it missed."""
    for answer in of_weaknesses(scene, moments.shot):
        answer(scene, shot)


def land(scene: Scene, shot: Shot) -> Flow[None]:
    """Injuries reach the target; whoever attacked Eggs makes Noise (room.nest-noise)."""
    shot.staged.number = shot.injuries
    if not shot.injuries:
        scene.tell("missed", seat=shot.seat)
    if shot.target is None:
        room = scene.state.characters[shot.seat].room
        destroy_eggs(scene, room, shot.injuries)
        if not in_combat(scene.state, shot.seat):
            yield from noise_roll(scene, shot.seat)
    else:
        injure(scene, shot.target, shot.injuries)


def _target(scene: Scene, target: str) -> Intruder | None:
    return next((one for one in scene.state.intruders if one.id == target), None)


# -- melee ---------------------------------------------------------------------------------------------------------


def melee(scene: Scene, seat: int, target: str) -> Flow[None]:
    """Fight without a weapon: a Contamination card first, and a Serious Wound for a miss.

    (combat.melee-contamination, combat.melee-miss, room.nest-melee-safe, action.melee)
    """
    found = _target(scene, target)
    if found is not None:
        contaminate(scene, seat)
    shot = Shot(seat, found, None, show(scene.state, Staged("blow", roll(scene), seat, target)))
    scene.tell("blow", seat=seat, target=target, face=shot.face)
    read_die(scene, shot)
    shot.injuries = injuries(scene, shot.face, found, melee=True)
    weaken(scene, shot)
    if not shot.injuries and found is not None:
        scene.tell("missed", seat=seat)
        yield from serious_wound(scene, seat)
        return
    yield from land(scene, shot)
