"""Intruders on the ship: how they appear, move, retreat, attack and are hurt, whichever enemy it is."""

from __future__ import annotations

from collections.abc import Container

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import free_id
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_character, of_weaknesses
from .enemies import enemy_of
from .hand import draw_from
from .objectives import choose_objectives
from .ship import CLOSED, DESTROYED, EXITS, TECHNICAL, behind_any_door, door, neighbours, other_end, set_door
from .stage import show
from .state import Intruder, Scene, Slot, Staged, clockwise, in_room, is_active

LAIR = "lair"


def miniatures_left(scene: Scene, kind: str) -> int:
    """How many miniatures of a kind are not on the ship."""
    return enemy_of(scene).miniatures[kind] - sum(one.kind == kind for one in scene.state.intruders)


def appear(scene: Scene, kind: str, room: Slot) -> Flow[Intruder]:
    """An Intruder enters play; with the first one everybody chooses an Objective.

    (objective.first-encounter, objective.before-encounter, lair.first-encounter, setup.objectives-choice)
    """
    intruder = place(scene, kind, room)
    if kind != LAIR and not scene.state.met:
        scene.state.met = scene.state.round
        yield from choose_objectives(scene)
    return intruder


def place(scene: Scene, kind: str, room: Slot) -> Intruder:
    """Put a miniature into a Room (move.rooms-only)."""
    state = scene.state
    intruder = Intruder(free_id(kind, {one.id for one in state.intruders}), kind, room)
    state.intruders.append(intruder)
    scene.tell("lair-found" if kind == LAIR else "appears", intruder=intruder.id, kind=kind, room=room)
    eject_from_pods(scene, room)
    return intruder


def remove(scene: Scene, intruder: Intruder) -> None:
    """Take a miniature off the ship, with its Injuries."""
    scene.state.intruders.remove(intruder)


def eject_from_pods(scene: Scene, room: Slot) -> None:
    """An Intruder in an Evacuation Section throws everybody out of its Pods (pod.intruder-ejects)."""
    state = scene.state
    for seat, character in enumerate(state.characters):
        if character.status == "pod" and character.room == room:
            character.status, character.pod = "aboard", 0
            scene.tell("ejected", seat=seat, room=room)


# -- moving --------------------------------------------------------------------------------------------------------


def near(scene: Scene, room: Slot) -> tuple[Slot, ...]:
    """The Rooms next to this one as the enemy walks (seeder.ignore-doors, seeder.danger-through-doors)."""
    return behind_any_door(room) if enemy_of(scene).through_doors else neighbours(scene.state, room)


def is_free(scene: Scene, intruder: Intruder) -> bool:
    """Whether an Intruder moves at all: no Lair, and not in Combat (lair.no-move-events, lair.no-move-danger)."""
    return intruder.kind != LAIR and not in_room(scene.state, intruder.room)


def enter(scene: Scene, intruder: Intruder, room: Slot) -> None:
    """An Intruder moves into a Room: Combat, no Encounter; no tile is turned up.

    (combat.moved-in-no-encounter, explore.intruder-does-not-reveal, seeder.doors-not-destroyed)
    """
    scene.tell("intruder-moves", intruder=intruder.id, kind=intruder.kind, start=intruder.room, room=room)
    intruder.room = room
    eject_from_pods(scene, room)


def move_together(scene: Scene, moving: list[Intruder], number: int) -> None:
    """Intruders move at the same time: a Door that is closed for one is closed for all (eventcard.simultaneous)."""
    shut = {link for link, how in scene.state.corridors.links.items() if how == CLOSED}
    for intruder in moving:
        move_by(scene, intruder, number, shut)


def move_by(scene: Scene, intruder: Intruder, number: int, shut: Container[str] = ()) -> None:
    """An Intruder moves through the corridor with a number, or off the board; Doors that were ``shut`` stop it, too.

    (technical.intruder-leaves, seeder.technical-corridor, eventcard.technical, door.base-intruder-destroys,
    retreat.base-door)
    """
    link = EXITS[intruder.room][number]
    if link == TECHNICAL:
        scene.tell("intruder-leaves", intruder=intruder.id, kind=intruder.kind, room=intruder.room)
        remove(scene, intruder)
        enemy_of(scene).leaves(scene, intruder)
    elif (link in shut or door(scene.state, link) == CLOSED) and not enemy_of(scene).through_doors:
        if all(answer(scene, intruder) for answer in of_weaknesses(scene, moments.breaks_doors)):
            set_door(scene, link, DESTROYED)
    else:
        enter(scene, intruder, other_end(link, intruder.room))


def retreat(scene: Scene, intruder: Intruder) -> None:
    """An Intruder retreats the way an Event card shows; a Lair never does.

    (retreat.draw, seeder.retreat-is-base, seeder.retreat-keeps-injuries, lair.no-move-retreat)
    """
    if intruder.kind == LAIR or intruder not in scene.state.intruders:
        return
    number = draw_direction(scene)
    if number:
        scene.tell("retreats", intruder=intruder.id, kind=intruder.kind, number=number)
        move_by(scene, intruder, number)


def draw_direction(scene: Scene) -> int:
    """Draw an Event card for its number alone; it is discarded without other effect (0: there is no card)."""
    state = scene.state
    card = draw_from(scene, state.events, "events")
    if card is None:
        return 0
    state.discards["events"].append(card)
    return enemy_of(scene).events[card].direction


# -- attacks -------------------------------------------------------------------------------------------------------


def target_in(scene: Scene, room: Slot) -> int | None:
    """Whom an Intruder attacks: who holds the fewest cards, ties in turn order.

    (attack.target-fewest, attack.target-contamination, attack.target-tie)
    """
    there = set(in_room(scene.state, room))
    hands = {seat: len(scene.state.characters[seat].hand) for seat in clockwise(scene) if seat in there}
    return min(hands, key=hands.__getitem__) if hands else None


def attack(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """One attack: an Attack card, and its effect if it shows the attacker's symbol.

    (attack.card, attack.ignore-blood, attack.discard, attack.each-separately, lair.no-attack)
    """
    state, enemy = scene.state, enemy_of(scene)
    if intruder.kind == LAIR or not is_active(state.characters[seat]):
        return
    if intruder.kind in enemy.attacks_without_card:
        show(state, Staged("attack", "", seat, intruder.id, 1))
        yield from hit(scene, intruder, seat, "")
        return
    key = draw_from(scene, state.attacks, "attacks")
    if key is None:
        return
    state.discards["attacks"].append(key)
    card = enemy.attacks[key]
    hits = intruder.kind in card.types
    show(state, Staged("attack", key, seat, intruder.id, int(hits)))
    scene.tell("attack", intruder=intruder.id, kind=intruder.kind, seat=seat, card=key, hits=hits)
    if hits:
        cause = f"attack-{enemy.key}-{card.effect}"
        there = in_room(state, intruder.room)
        for victim in [one for one in clockwise(scene) if one in there] if card.everybody else [seat]:
            yield from scene.because(cause, hit(scene, intruder, victim, card.effect))


def hit(scene: Scene, intruder: Intruder, seat: int, effect: str) -> Flow[None]:
    """The effect of an attack, unless an Item makes it ignored."""
    if (yield from is_ignored(scene, intruder, seat, effect)):
        return
    for changes in of_weaknesses(scene, moments.attack_changed):
        effect = changes(scene, intruder, seat, effect)
    yield from enemy_of(scene).hit(scene, intruder, seat, effect)


def is_ignored(scene: Scene, intruder: Intruder, seat: int, effect: str) -> Flow[bool]:
    """Whether an Item makes an attack ignored; ``effect`` is empty where no card was drawn."""
    for ignores in of_character(scene, seat, moments.attacked):
        if (yield from carry_out(ignores(scene, intruder, seat, effect))):
            return True
    return False


# -- injuries ------------------------------------------------------------------------------------------------------


def injure(scene: Scene, intruder: Intruder, count: int) -> None:
    """Injuries from one source, then one check; some kinds are checked but never marked.

    (combat.injury-markers, combat.attack-checked-after-injury, seeder.despoiler-no-injuries)
    """
    enemy = enemy_of(scene)
    if count <= 0 or intruder not in scene.state.intruders:
        return
    if intruder.kind not in enemy.unmarked:
        scene.tell("injured", intruder=intruder.id, kind=intruder.kind, count=count)
        intruder.injuries += count
    enemy.check(scene, intruder)
