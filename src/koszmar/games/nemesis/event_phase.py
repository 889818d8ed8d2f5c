"""The Event phase: Time track, attacks, Fire damage, Event card, Lurking, Intruder bag development.

(event.order, round.event-steps)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_weaknesses
from .belongings import let_go
from .combat import destroy_eggs, loose_eggs
from .ending import jump, ship_destroyed
from .enemies import enemy_of
from .hand import draw_from, shuffle_events
from .hazards import put_out
from .intruders import LAIR, attack, injure, is_free, move_together, remove, target_in
from .ship import CORRIDORS_OF, TECHNICAL, behind_any_door, mark_noise
from .stage import show, turn_page
from .state import Intruder, Scene, Staged, in_room, intruders_in, slot_of
from .wounds import die


def airlock_opens(scene: Scene) -> None:
    """At the end of the Player phase everything in a sealed airlock dies, and its Fire goes out.

    (room.airlock-kill, lair.airlock, seeder.despoiler-airlock)
    """
    state = scene.state
    room, state.airlock = state.airlock, ""
    if not room:
        return
    scene.tell("airlock-opens", room=room)
    for seat in in_room(state, room):
        die(scene, seat, "airlock", "room.airlock-kill")
    for intruder in intruders_in(state, room):
        enemy_of(scene).blown_out(scene, intruder)
    put_out(scene, room)


def revive(scene: Scene) -> None:
    """Full co-op: a corpse in a working Emergency Room without Intruders comes back to life (coop.revive)."""
    if scene.options.mode != "cooperative" or scene.players == 1:
        return
    state = scene.state
    slot = slot_of(state, "emergency")
    if slot is None:
        return
    room = state.rooms[slot]
    if not room.explored or room.malfunction or intruders_in(state, slot):
        return
    carried = [(one, item) for seat in in_room(state, slot) for one in [state.characters[seat]] for item in one.hands]
    for character, item in carried:
        if _corpse_of(item.key) is not None:
            let_go(character, item)
            room.objects.append(item.key)
    for key in [key for key in room.objects if _corpse_of(key) is not None]:
        room.objects.remove(key)
        state.corpses += 1
        seat = _corpse_of(key)
        assert seat is not None
        character = state.characters[seat]
        character.status, character.room, character.light = "aboard", slot, 0
        for wound in character.wounds:
            wound.dressed = True
        scene.tell("revived", seat=seat, room=slot)


def _corpse_of(key: str) -> int | None:
    """The seat whose corpse an Object is."""
    kind, _, seat = key.partition("-")
    return int(seat) if kind == "corpse" and seat.isdecimal() else None


# -- the steps -----------------------------------------------------------------------------------------------------


def advance_time(scene: Scene) -> None:
    """Time runs; so does an active Self-Destruct sequence (event.time, event.self-destruct, destruct.skull)."""
    state = scene.state
    turn_page(state)
    state.time -= 1
    scene.tell("time", left=state.time)
    if state.destruct >= 0:
        state.destruct -= 1
        scene.tell("destruct", left=state.destruct)
        if state.destruct == 0:
            ship_destroyed(scene, "self-destruct", "destruct.skull")
        if state.destruct == scene.parameters.yellow:
            for pod in state.pods:
                pod.locked = False  # destruct.yellow-unlocks
            scene.tell("pods-unlocked")
    if state.time == 0:
        jump(scene)
    state.phase = "attacks"


def intruders_attack(scene: Scene) -> Flow[None]:
    """Every Intruder in a Room with a character attacks once (event.attacks, event.attack-order, attack.when)."""
    state = scene.state
    state.phase = "fire"
    if state.peaceful:
        return
    for intruder in in_order(scene):
        if intruder in state.intruders:
            seat = target_in(scene, intruder.room)
            if seat is not None:
                yield from attack(scene, intruder, seat)


def in_order(scene: Scene) -> list[Intruder]:
    """All Intruders: Rooms ascending, lower types first (event.attack-order)."""
    kinds = [*enemy_of(scene).miniatures]
    return sorted(scene.state.intruders, key=lambda one: (one.room, kinds.index(one.kind), one.id))


def fire_damage(scene: Scene) -> None:
    """Intruders and Lairs in burning Rooms take an Injury each, and an Egg there is destroyed.

    (event.fire, event.fire-each-checked, fire.intruder-damage, lair.fire-damage, room.nest-fire)
    """
    state = scene.state
    for intruder in in_order(scene):
        if intruder in state.intruders and state.rooms[intruder.room].fire:
            count = 1
            for answer in of_weaknesses(scene, moments.burns):
                count = answer(scene, intruder, count)
            injure(scene, intruder, count)
    for slot, room in state.rooms.items():
        if room.fire and loose_eggs(scene, slot):
            destroy_eggs(scene, slot, 1)
    state.phase = "event"


def event_card(scene: Scene) -> Flow[None]:
    """Intruders move, then the card's text (event.card, eventcard.movement, eventcard.effect, eventcard.empty)."""
    state, enemy = scene.state, enemy_of(scene)
    state.phase = "lurking"
    key = draw_from(scene, state.events, "events")
    if key is None:
        return
    card = enemy.events[key]
    state.drawn.append(key)
    show(state, Staged("event", key))
    scene.tell("event", card=key)
    moving = [one for one in in_order(scene) if one.kind in card.movers and is_free(scene, one)]
    move_together(scene, moving, card.direction)
    yield from scene.because(f"event-{enemy.key}-{card.effect}", carry_out(card.does(scene)))
    state.drawn.remove(key)
    if card.out:  # eventcard.remove
        state.removed.append(key)
        shuffle_events(scene, state.discards["events"])
    elif card.back:
        shuffle_events(scene, [key])
    else:
        state.discards["events"].append(key)


def lurking(scene: Scene) -> None:
    """Void Seeders that are alone sink back into the walls of the ship.

    (event.lurk-who, event.lurk-not-with-character, event.lurk-doors, event.lurk-noise, event.lurk-no-encounter,
    event.lurk-remove, event.lurk-tokens, event.lurk-not-lairs, event.lurk-injuries, event.lurk-technical)
    """
    state = scene.state
    state.phase = "bag"
    if not enemy_of(scene).through_doors:
        return  # base Intruders do not lurk
    peopled = {one.room for one in state.characters if one.status == "aboard"}
    alone = [
        room
        for room in sorted({one.room for one in state.intruders if one.kind != LAIR})
        if room not in peopled and not peopled.intersection(behind_any_door(room))
    ]
    silent = any(answer(scene) for answer in of_weaknesses(scene, moments.lurks_silently))
    for room in alone:
        for link in CORRIDORS_OF[room]:
            if not silent and (link != TECHNICAL or scene.rulings.lurking_technical == "marked"):
                mark_noise(scene, link)
        for intruder in [one for one in intruders_in(state, room) if one.kind != LAIR]:
            scene.tell("lurks", intruder=intruder.id, kind=intruder.kind, room=room)
            remove(scene, intruder)
            enemy_of(scene).leaves(scene, intruder)


def develop_bag(scene: Scene) -> Flow[None]:
    """A token from the bag decides; then the round is over (event.bag-draw, round.resolve-fully)."""
    yield from scene.because("cause-bag", enemy_of(scene).develop(scene))
    scene.state.phase = "round"
