"""The 20 Event cards of the Void Seeders (components.event-cards)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ...hand import contaminate, contamination_in, discard_hand, draw_cards, scan
from ...hazards import set_fire, set_malfunction
from ...insanity import MOST, raise_insanity, set_insanity
from ...intruders import LAIR, appear, draw_direction, miniatures_left
from ...noise import make_noise
from ...panic import panic_of
from ...rooms import computer_rooms
from ...ship import ENGINE_ROOMS, ENTRANCES, neighbours
from ...state import Scene, clockwise, in_combat, in_room, is_active, slot_of
from ..enemy import event_cards
from ..havoc import break_rooms, burning, eject_pod, spread_fire, trigger_destruct
from ..havoc import hunt as hunt_down
from .kinds import DESPOILER, LURKER, STALKER, WHISPERER, is_despoiler_dead


def in_rooms(scene: Scene) -> list[int]:
    """The seats whose characters stand in a Room, in turn order."""
    return [seat for seat in clockwise(scene) if scene.state.characters[seat].status == "aboard"]


def in_play(scene: Scene) -> list[int]:
    """The seats whose characters are still in play aboard, in turn order."""
    return [seat for seat in clockwise(scene) if is_active(scene.state.characters[seat])]


# -- the mind ------------------------------------------------------------------------------------------------------


def terror(scene: Scene) -> None:
    """Terror: everybody draws up to 5 cards and scans; INFECTED means Insanity 5; then all hands are discarded.

    (insanity.set-never-kills)
    """
    for seat in in_play(scene):
        character = scene.state.characters[seat]
        draw_cards(scene, seat, scene.parameters.hand_size - len(character.hand))
        if scan(scene, seat, contamination_in(character.hand)):
            set_insanity(scene, seat, MOST)
    for seat in in_play(scene):
        discard_hand(scene, seat)


def tendrils(scene: Scene) -> None:
    """Tendrils: Insanity rises for everybody in a Room with a technical entrance."""
    for seat in in_rooms(scene):
        if scene.state.characters[seat].room in ENTRANCES:
            raise_insanity(scene, seat)


def monophobia(scene: Scene) -> Flow[None]:
    """Monophobia: whoever is alone in a Room and not in Combat panics."""
    state = scene.state
    alone = [
        seat
        for seat in in_rooms(scene)
        if len(in_room(state, state.characters[seat].room)) == 1 and not in_combat(state, seat)
    ]
    return panic_of(scene, alone)


def neurosis(scene: Scene) -> Flow[None]:
    """Neurosis: whoever is with a Lair or next to one panics; a closed Door separates (move.neighbour)."""
    state = scene.state
    lairs = [one.room for one in state.intruders if one.kind == LAIR]
    close = {*lairs, *(room for lair in lairs for room in neighbours(state, lair))}
    return panic_of(scene, [seat for seat in in_rooms(scene) if state.characters[seat].room in close])


def fear(scene: Scene) -> None:
    """Fear: whoever's Insanity exceeds the cards in hand gets a Contamination card."""
    for seat in in_play(scene):
        character = scene.state.characters[seat]
        if character.insanity > len(character.hand):
            contaminate(scene, seat)


# -- Void Seeders --------------------------------------------------------------------------------------------------


def hunt(scene: Scene) -> None:
    """Hunt: Void Seeders move to characters next door, through closed Doors too (seeder.ignore-doors)."""
    hunt_down(scene, lambda intruder: intruder.kind != LAIR)


def agoraphobia(scene: Scene) -> Flow[None]:
    """Agoraphobia: the Despoiler appears where several characters are; no Surprise Attack.

    In the lowest-numbered such Room; nothing happens if it is on the board or dead (objective.first-encounter).
    """
    state = scene.state
    crowded = [room for room in sorted(state.rooms) if len(in_room(state, room)) > 1]
    if crowded and miniatures_left(scene, DESPOILER) > 0 and not is_despoiler_dead(state):
        yield from appear(scene, DESPOILER, crowded[0])


def whispers(scene: Scene) -> Flow[None]:
    """Whispers: another Event card's number; Noise there for each Room with a character, or an Encounter.

    Rooms in turn order of their first character, who causes the Encounter (encounter.causer).
    """
    state = scene.state
    number = draw_direction(scene)
    if not number:
        return
    for room in dict.fromkeys(state.characters[seat].room for seat in in_rooms(scene)):
        seat = next((seat for seat in in_rooms(scene) if state.characters[seat].room == room), None)
        if seat is not None:
            yield from make_noise(scene, seat, number)


# -- the ship ------------------------------------------------------------------------------------------------------


def computer_failure(scene: Scene) -> None:
    """Computer System Failure: a Malfunction in one Computer Room spreads to all others (malfunction.no-computer)."""
    rooms = computer_rooms(scene.state)
    if any(scene.state.rooms[room].malfunction for room in rooms):
        break_rooms(scene, rooms)


def pod_ejection(scene: Scene) -> None:
    """Evacuation Pod Ejection: an Escape Pod is lost."""
    eject_pod(scene, scene.rulings.pod_ejected)


def fire_wave(scene: Scene) -> None:
    """Fire Wave: the lowest-numbered burning Room sets its neighbours on fire (fire.ninth-ends)."""
    spread_fire(scene, burning(scene.state)[:1])


def generator_overheat(scene: Scene) -> None:
    """Generator Overheat: a broken Generator burns, and Fire spreads from every burning Room; a sound one breaks.

    Nothing happens while the Generator is not explored.
    """
    state = scene.state
    room = slot_of(state, "generator")
    if room is None or not state.rooms[room].explored:
        return
    if state.rooms[room].malfunction:
        set_fire(scene, room)
        spread_fire(scene, burning(state))
    else:
        set_malfunction(scene, room)


def fuel_explosion(scene: Scene) -> None:
    """Fuel Explosion: Fire in each Engine Room."""
    for room in sorted(ENGINE_ROOMS):
        set_fire(scene, room)


def ai_failure(scene: Scene) -> None:
    """Ship AI Failure: with 2 or more broken Computer Rooms Self-Destruct starts, else the lowest-numbered one breaks.

    (destruct.not-with-hibernated, malfunction.no-computer)
    """
    rooms = computer_rooms(scene.state)
    if sum(scene.state.rooms[room].malfunction for room in rooms) >= 2:
        trigger_destruct(scene)
    else:
        break_rooms(scene, sorted(rooms)[:1])


LSD, SD, WS = (LURKER, STALKER, DESPOILER), (STALKER, DESPOILER), (WHISPERER, STALKER)
LW, WSD = (LURKER, WHISPERER), (WHISPERER, STALKER, DESPOILER)
EVENTS = {
    card.key: card
    for card in (
        *event_cards("terror", terror, (1, LSD), (2, SD), (2, LSD)),
        *event_cards("hunt", hunt, (1, SD)),
        *event_cards("tendrils", tendrils, (1, WS)),
        *event_cards("computer-failure", computer_failure, (2, WSD), out=True),
        *event_cards("monophobia", monophobia, (4, LSD), (1, LSD)),
        *event_cards("neurosis", neurosis, (4, LW)),
        *event_cards("agoraphobia", agoraphobia, (4, WS), (3, SD)),
        *event_cards("pod-ejection", pod_ejection, (3, WSD), out=True),
        *event_cards("fire-wave", fire_wave, (4, LW)),
        *event_cards("generator-overheat", generator_overheat, (1, WSD), out=True),
        *event_cards("whispers", whispers, (2, LW), (3, WS)),
        *event_cards("fear", fear, (3, WS), (3, LW)),
        *event_cards("fuel-explosion", fuel_explosion, (4, WSD), out=True),
        *event_cards("ai-failure", ai_failure, (1, LW)),
    )
}
"""By key (eventcard.movement, eventcard.discard)."""
