"""The 20 Event cards of the base game."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ...hand import action_cards, contamination_in, discard_card, draw_cards, scan, told
from ...hazards import set_fire
from ...intruders import is_free
from ...noise import encounter, noise_roll
from ...rooms import NEST, computer_rooms
from ...ship import CLOSED, ENTRANCES, HIBERNATORIUM, OPEN, SHIP, TECHNICAL, door, mark_all_noise, mark_noise, set_door
from ...state import Scene, Slot, clockwise, in_room, is_active, slot_of
from ..enemy import event_cards
from ..havoc import break_rooms, burning, eject_pod, explored, spread_fire, trigger_destruct
from ..havoc import hunt as hunt_down
from .kinds import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from .larvae import carry_larva, hatch, infest
from .tokens import add_token, go_away

ECLOSION_CARDS = 4


def nest_of(scene: Scene) -> Slot | None:
    """The Nest, if it is explored."""
    slot = slot_of(scene.state, NEST)
    return slot if slot is not None and scene.state.rooms[slot].explored else None


# -- Eggs and Larvae -----------------------------------------------------------------------------------------------


def egg_protection(scene: Scene) -> Flow[None]:
    """Egg Protection: an Encounter for each character in the Nest or with an Egg."""
    state, nest = scene.state, nest_of(scene)
    for seat in clockwise(scene):
        character = state.characters[seat]
        if character.status != "aboard":
            continue
        if character.room == nest or any(item.key == "egg" for item in character.hands):
            yield from encounter(scene, seat)


def hatching(scene: Scene) -> None:
    """Hatching: an Egg is lost; who is in the Nest without Action cards is infested, or a Larva joins the bag."""
    state, nest = scene.state, nest_of(scene)
    if state.eggs:
        state.eggs -= 1
        scene.tell("egg-hatched", left=state.eggs)
    there = in_room(state, nest) if nest is not None else []
    prey = [seat for seat in clockwise(scene) if seat in there and not action_cards(state.characters[seat])]
    for seat in prey:
        infest(scene, seat)
    if not prey:
        add_token(scene, LARVA)


def eclosion(scene: Scene) -> Flow[None]:
    """Eclosion: who carries a Larva dies of a Creeper; the others draw 4 cards, and INFECTED in hand means a Larva.

    What was drawn is discarded, what was in the hand before stays there.
    """
    characters = scene.state.characters
    for seat in clockwise(scene):
        if is_active(characters[seat]) and characters[seat].larva:
            yield from hatch(scene, seat)
    for seat in clockwise(scene):
        if not is_active(characters[seat]):
            continue
        drawn = draw_cards(scene, seat, ECLOSION_CARDS)
        if scan(scene, seat, contamination_in(characters[seat].hand)):
            carry_larva(scene, seat)
        for card in drawn:
            discard_card(scene, seat, card)
        if drawn:
            scene.tell("discard", seat=seat, cards=[told(card) for card in drawn])


# -- Intruders -----------------------------------------------------------------------------------------------------


def regeneration(scene: Scene) -> None:
    """Regeneration: all Intruders heal 2 Injuries."""
    for intruder in scene.state.intruders:
        intruder.injuries = max(0, intruder.injuries - 2)


def damage(scene: Scene) -> None:
    """Damage: a Malfunction in each explored Room with an Adult, a Breeder or the Queen."""
    rooms = {one.room for one in scene.state.intruders if one.kind in (ADULT, BREEDER, QUEEN)}
    break_rooms(scene, [room for room in explored(scene.state) if room in rooms])


def lurking(scene: Scene) -> None:
    """Lurking: all Intruders that are not in Combat leave the board, and their tokens go into the bag."""
    for intruder in [one for one in scene.state.intruders if is_free(scene, one)]:
        go_away(scene, intruder)


def hunt(scene: Scene) -> None:
    """Hunt: Adults that are not in Combat move to a character next door."""
    hunt_down(scene, lambda intruder: intruder.kind == ADULT)


# -- noise ---------------------------------------------------------------------------------------------------------


def scent_of_prey(scene: Scene) -> None:
    """Scent of Prey: Noise in every corridor round characters with Slime (baserace.slime)."""
    for character in scene.state.characters:
        if character.status == "aboard" and character.slime:
            mark_all_noise(scene, character.room)


def technical_noise(scene: Scene) -> Flow[None]:
    """Noise in Technical Corridors: a marker there; if there was one, who is at an entrance rolls for Noise."""
    state = scene.state
    if not state.technical_noise:
        mark_noise(scene, TECHNICAL)
        return
    for seat in clockwise(scene):
        if state.characters[seat].status == "aboard" and state.characters[seat].room in ENTRANCES:
            yield from noise_roll(scene, seat)


def nest(scene: Scene) -> None:
    """Nest: Noise in every corridor round the Nest, if it is explored."""
    room = nest_of(scene)
    if room is not None:
        mark_all_noise(scene, room)


# -- the ship ------------------------------------------------------------------------------------------------------


def flammable_compounds(scene: Scene) -> None:
    """Flammable Compounds: Fire in the Hibernatorium, or next to it where it burns already."""
    if scene.state.rooms[HIBERNATORIUM].fire:
        spread_fire(scene, [HIBERNATORIUM])
    else:
        set_fire(scene, HIBERNATORIUM)


def consuming_fire(scene: Scene) -> None:
    """Consuming Fire: no Items are left in burning Rooms, and Fire spreads from each of them."""
    rooms = burning(scene.state)
    for room in rooms:
        scene.state.rooms[room].items = 0
        scene.tell("items-lost", room=room)
    spread_fire(scene, rooms)


def damaging_fire(scene: Scene) -> None:
    """Damaging Fire: a Malfunction in each burning Room that is explored, and Fire spreads from each of them."""
    rooms = burning(scene.state)
    break_rooms(scene, [room for room in explored(scene.state) if room in rooms])
    spread_fire(scene, rooms)


def malfunction(scene: Scene) -> None:
    """Malfunction: in the lowest-numbered explored Room."""
    break_rooms(scene, explored(scene.state)[:1])


def bulkhead_open(scene: Scene) -> None:
    """Bulkhead Open: all closed Doors open."""
    for link in SHIP.links:
        if door(scene.state, link) == CLOSED:
            set_door(scene, link, OPEN)


def pod_ejection(scene: Scene) -> None:
    """Pod Ejection: the lowest-numbered Escape Pod is lost."""
    eject_pod(scene, "lowest")


def short_circuit(scene: Scene) -> None:
    """Short Circuit: a Malfunction in each yellow Computer Room."""
    computers = computer_rooms(scene.state)
    break_rooms(scene, [room for room in explored(scene.state, colour="yellow") if room in computers])


def coolant_leak(scene: Scene) -> None:
    """Coolant Leak: a broken Generator starts Self-Destruct (destruct.not-with-hibernated)."""
    room = slot_of(scene.state, "generator")
    if room is not None and scene.state.rooms[room].malfunction:
        trigger_destruct(scene)


def life_support_failure(scene: Scene) -> None:
    """Life Support Failure: a Malfunction in each green Room."""
    break_rooms(scene, explored(scene.state, colour="green"))


BQ, AB, CA = (BREEDER, QUEEN), (ADULT, BREEDER), (CREEPER, ADULT)
CBQ, ABQ = (CREEPER, BREEDER, QUEEN), (ADULT, BREEDER, QUEEN)
EVENTS = {
    card.key: card
    for card in (
        *event_cards("egg-protection", egg_protection, (2, BQ)),
        *event_cards("hatching", hatching, (3, AB)),
        *event_cards("regeneration", regeneration, (1, BQ)),
        *event_cards("damage", damage, (2, CA)),
        *event_cards("lurking", lurking, (4, CA)),
        *event_cards("eclosion", eclosion, (1, CBQ)),
        *event_cards("flammable-compounds", flammable_compounds, (4, BQ)),
        *event_cards("hunt", hunt, (2, CBQ), (3, BQ)),
        *event_cards("consuming-fire", consuming_fire, (4, CBQ)),
        *event_cards("scent-of-prey", scent_of_prey, (3, CA)),
        *event_cards("malfunction", malfunction, (2, AB), back=True),
        *event_cards("technical-noise", technical_noise, (4, AB)),
        *event_cards("nest", nest, (3, CBQ)),
        *event_cards("bulkhead-open", bulkhead_open, (1, AB)),
        *event_cards("damaging-fire", damaging_fire, (1, CA)),
        *event_cards("pod-ejection", pod_ejection, (3, ABQ), out=True),
        *event_cards("short-circuit", short_circuit, (4, ABQ), out=True),
        *event_cards("coolant-leak", coolant_leak, (1, ABQ), out=True),
        *event_cards("life-support-failure", life_support_failure, (2, ABQ), out=True),
    )
}
"""By key."""
