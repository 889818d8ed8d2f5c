"""Ways through the ship: how near what one wants is, and how dangerous the next Room."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush

from ..intruders import LAIR
from ..ship import EXITS, behind_any_door, is_noisy, neighbours
from ..state import Scene, Slot, State, in_room, intruders_in
from .fights import frailty, harm_in

STEP, MOST = 0.08, 1.5
"""What every Room on the way costs, and the most that the dangers of one can cost that is far away."""
HELD = 3
"""Cards that one holds on the way, usually."""
ENCOUNTER, SURPRISE, PANIC, MARKER = 2.0, 1.0, 1.0, 0.3
"""How bad an Encounter is; being caught with few cards; a token that brings only Panic or Noise; a Noise marker."""
FIRE = 0.35
SURPRISES = {"void-seeders": (0.0, 0.0, 0.19, 0.5, 0.81, 1.0), "intruders": (0.0, 0.0, 0.2, 0.5, 0.7, 1.0)}
"""How likely a token surprises whoever holds 5, 4, 3, 2, 1 or no cards."""


def pulls(scene: Scene, seat: int, goals: Mapping[Slot, float]) -> dict[Slot, float]:
    """By Room, the best of what is wanted, less what the way there costs in cards, time and danger."""
    state = scene.state
    best: dict[Slot, float] = {}
    queue = [(-worth, slot) for slot, worth in goals.items() if worth > 0]
    queue.sort()
    while queue:
        negative, slot = heappop(queue)
        if slot in best:
            continue
        best[slot] = -negative
        passed_on = negative + way_to(scene, seat, slot)
        if passed_on < 0:
            for other in neighbours(state, slot):
                if other not in best:
                    heappush(queue, (passed_on, other))
    return best


def way_to(scene: Scene, seat: int, slot: Slot) -> float:
    """What it costs to go to a Room from the next one."""
    return STEP + min(MOST, risk(scene, seat, slot, HELD))


def has_lair(scene: Scene, room: Slot) -> bool:
    """Whether a Lair is in a Room: every turn that ends there is heard (lair.end-of-turn-noise)."""
    return any(one.room == room and one.kind == LAIR for one in scene.state.intruders)


def noise_chance(state: State, room: Slot) -> float:
    """How likely a Noise roll in a Room brings an Encounter."""
    return 0.2 * sum(is_noisy(state, EXITS[room][number]) for number in (1, 2, 3, 4))


def noise_risk(scene: Scene, seat: int, room: Slot, hand: int) -> float:
    """How bad a Noise roll in a Room may be, with this many cards in hand."""
    state = scene.state
    chance = noise_chance(state, room)
    near = sum(harm_in(scene, seat, other) for other in behind_any_door(room) if intruders_in(state, other))
    meeting = sum(not token.startswith(("blank", "insanity")) for token in state.bag) / max(1, len(state.bag))
    caught = SURPRISES[scene.options.enemy][max(0, 5 - min(5, hand))]
    weak = frailty(state.characters[seat])
    bad = meeting * (ENCOUNTER + SURPRISE * caught) * weak + (1 - meeting) * PANIC
    return chance * bad + max(0.0, 0.9 - chance) * MARKER + 0.1 * near


def risk(scene: Scene, seat: int, room: Slot, hand: int, *, quiet: bool = False) -> float:
    """How bad it may be to enter a Room, with this many cards in hand afterwards."""
    state = scene.state
    burns = FIRE * frailty(state.characters[seat]) if state.rooms[room].fire else 0.0
    if intruders_in(state, room):
        return burns + harm_in(scene, seat, room)
    if quiet or in_room(state, room):
        return burns
    return burns + noise_risk(scene, seat, room, hand)
