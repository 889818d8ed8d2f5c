"""Ways through the ship: how near what one wants is, and how dangerous the next Room."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

from ..enemies.void_seeders.kinds import TYPE_AT
from ..intruders import LAIR
from ..ship import EXITS, LEADS_TO, behind_any_door, is_noisy, next_rooms, noisy_corridors
from ..state import Scene, Slot, State
from .fights import DIRT, PANIC, threat, wound_cost

STEP, MOST = 0.3, 4.0
"""What every Room on the way costs, and the most that the dangers of one can cost that is far away."""
HELD, QUIETLY = 5, 0.3
"""Cards that one holds on the way, at best, and what it costs to go quietly instead."""
ALL_NOISY = 0.79
"""From this chance of an Encounter on there is Noise in every corridor, and no way to go quietly."""
MARKED = 0.3
"""How likely a Noise roll marks a quiet corridor, by its number or because there is Danger."""
MARKER = 0.05
"""How bad a Noise marker is."""
HUSH = 0.7
"""How bad a Noise marker is besides where it is heard in a Room from which one leaves the ship."""
TROUBLE, AGAIN = 0.5, 1.4
"""What an Encounter costs in time and Ammo, and how often whoever comes attacks, usually."""
INTO = 2.5
"""How often whoever walks into Intruders is attacked."""
BURNS = {(1, True): 0.4, (1, False): 1.0, (2, True): 1.0, (2, False): 2.0}
"""How often Fire burns whoever is there after the first or second Action of a turn, with cards left or without."""
SCORCH = 2.0
"""How much worse burns are than Light Wounds of attacks: they come again and again, and keep one from healing."""
SURPRISES = {"void-seeders": (0.0, 0.0, 0.19, 0.5, 0.81, 1.0), "intruders": (0.0, 0.0, 0.2, 0.5, 0.7, 1.0)}
"""How likely a token surprises whoever holds 5, 4, 3, 2, 1 or no cards."""
HEARD = ("seeder", "adult", "breeder")
"""Tokens with which everybody rolls for Noise at the end of a round."""


class Danger:
    """What a Noise roll may cost a player, Room by Room."""

    def __init__(self, scene: Scene, seat: int) -> None:
        state = scene.state
        self.scene, self.seat = scene, seat
        self.next_rooms = next_rooms(state)
        """By Room, those that can be walked to."""
        self.noisy = noisy_corridors(state)
        self.chances = {room: 0.2 * count for room, count in _exits_to(self.noisy).items()}
        """By Room, how likely a Noise roll brings an Encounter; left out where it cannot."""
        self.harms: dict[Slot, float] = {}
        """By Room, what the Intruders there may do, if each attacks once."""
        for one in state.intruders:
            self.harms[one.room] = self.harms.get(one.room, 0.0) + threat(scene, seat, one.kind)
        self.near = {
            room: sum([self.harms[other] for other in behind_any_door(room) if other in self.harms])
            for room in {room for other in self.harms for room in behind_any_door(other)}
        }
        """By Room, what the Intruders next door may do."""
        self.taken = {one.room for one in state.characters if one.status == "aboard"}
        """Rooms with somebody in them: who comes there makes no Noise."""
        self._ways: dict[Slot, float] = {}
        self.hushed: frozenset[str] = frozenset()
        """The corridors that had better be quiet: round the Rooms from which one will leave the ship."""
        self._heard: dict[Slot, int] = {}
        """By Room, how many of its numbers are of such a corridor that is still quiet."""
        self.spoiled: dict[Slot, float] = {}
        """By Room, how bad an Encounter is besides, because one wants to leave the ship from there."""
        kinds = [token.lstrip("?").partition("-")[0] for token in state.bag]
        count = max(1, len(kinds))
        self.listen = sum(kind in HEARD for kind in kinds) / count
        """How likely everybody rolls for Noise at the end of the round."""
        self.meetings = [self._meeting(kinds, hand) / count for hand in range(6)]
        """What an Encounter costs, by the number of cards in hand."""

    def hush(self, corridors: frozenset[str]) -> None:
        """Keep these corridors quiet, if possible."""
        self.hushed = corridors
        self._heard = _exits_to(corridors - self.noisy)

    def _meeting(self, kinds: list[str], hand: int) -> float:
        """What all tokens in the bag would cost together."""
        scene, seat = self.scene, self.seat
        one = scene.state.characters[seat]
        caught = SURPRISES[scene.options.enemy][5 - hand]
        cost = 0.0
        for kind in kinds:
            if kind == "blank":
                cost += 2 * MARKER
            elif kind == "insanity":
                cost += 2 * MARKER + PANIC[one.insanity]
            elif kind == "seeder":
                cost += TROUBLE + AGAIN * threat(scene, seat, TYPE_AT[one.insanity])
                cost += caught * (DIRT + PANIC[one.insanity])
            else:
                cost += TROUBLE + (AGAIN + caught) * threat(scene, seat, kind)
        return cost

    def noise(self, room: Slot, hand: int) -> float:
        """How bad a Noise roll in a Room may be, with this many cards in hand."""
        chance = self.chances.get(room, 0.0)
        return chance * self.meetings[max(0, min(5, hand))] + (0.9 - chance) * MARKER + 0.1 * self.near.get(room, 0.0)

    def loudness(self, room: Slot) -> float:
        """How bad it is to make Noise in a Room, because it will be heard where one wants to leave from."""
        quiet = self._heard.get(room)
        return 0.0 if quiet is None or room in self.taken else MARKED * HUSH * quiet

    def burning(self, room: Slot, left: int = 1) -> float:
        """How bad the Fire in a Room is for whoever is there after the next Action, with this many cards left."""
        state = self.scene.state
        if not state.rooms[room].fire:
            return 0.0
        one = state.characters[self.seat]
        times = BURNS[2 if state.turn.actions else 1, left > 0]
        lights = 2 if times > 1 else 1
        return SCORCH * times * wound_cost(len(one.wounds), one.light, lights) / lights

    def entering(self, room: Slot, hand: int, *, quiet: bool = False) -> float:
        """How bad it may be to enter a Room, with this many cards in hand afterwards."""
        burns = self.burning(room, hand)
        harm = self.harms.get(room)
        if harm:
            return burns + INTO * harm
        if quiet or room in self.taken:
            return burns
        return burns + self.noise(room, hand) + self.chances.get(room, 0.0) * self.spoiled.get(room, 0.0)

    def way_to(self, room: Slot) -> float:
        """What it costs to go to a Room from the next one, when the time is right."""
        cost = self._ways.get(room)
        if cost is None:
            cost = self._ways[room] = self._way_to(room)
        return cost

    def _way_to(self, room: Slot) -> float:
        harm = self.harms.get(room)
        if harm:
            return STEP + min(MOST, INTO * harm)
        loudly = self.noise(room, HELD) + self.loudness(room)
        can_be_quiet = self.chances.get(room, 0.0) < ALL_NOISY
        return STEP + (min(QUIETLY, loudly) if can_be_quiet else loudly) + self.burning(room)


def pulls(danger: Danger, goals: Mapping[Slot, float]) -> dict[Slot, float]:
    """By Room, the best of what is wanted, less what the way there costs in cards, time and danger."""
    next_rooms, way_to = danger.next_rooms, danger.way_to
    best: dict[Slot, float] = {}
    queue = [(-worth, slot) for slot, worth in goals.items() if worth > 0]
    queue.sort()
    while queue:
        negative, slot = heappop(queue)
        if slot in best:
            continue
        best[slot] = -negative
        passed_on = negative + way_to(slot)
        if passed_on < 0:
            for other in next_rooms[slot]:
                if other not in best:
                    heappush(queue, (passed_on, other))
    return best


def journeys(danger: Danger, start: Slot) -> dict[Slot, float]:
    """What it costs to go to each Room that can be reached."""
    next_rooms, way_to = danger.next_rooms, danger.way_to
    costs: dict[Slot, float] = {}
    queue = [(0.0, start)]
    while queue:
        cost, slot = heappop(queue)
        if slot in costs:
            continue
        costs[slot] = cost
        for other in next_rooms[slot]:
            if other not in costs:
                heappush(queue, (cost + way_to(other), other))
    return costs


def has_lair(scene: Scene, room: Slot) -> bool:
    """Whether a Lair is in a Room: every turn that ends there is heard (lair.end-of-turn-noise)."""
    return any(one.room == room and one.kind == LAIR for one in scene.state.intruders)


def noise_chance(state: State, room: Slot) -> float:
    """How likely a Noise roll in a Room brings an Encounter."""
    exits = EXITS[room]
    return 0.2 * sum([is_noisy(state, exits[number]) for number in (1, 2, 3, 4)])


def _exits_to(corridors: Iterable[str]) -> dict[Slot, int]:
    """By Room, how many of its four numbers lead into one of these corridors."""
    found: dict[Slot, int] = {}
    for link in corridors:
        for room, count in LEADS_TO[link]:
            found[room] = found.get(room, 0) + count
    return found
