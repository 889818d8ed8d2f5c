"""Rooms beyond the next one: one click, and the moves follow one by one, each paid for in its turn.

Nothing here decides what is allowed: each move is offered by the rules in its turn, or the walk ends there. It also
ends where an Intruder appears, or where going on has become more dangerous than it was when the player set out.
"""

from __future__ import annotations

from collections.abc import Mapping

from koszmar.kernel.flow import notation
from koszmar.kernel.view import PAYMENT, Message, Way

from ..hand import action_cards
from ..intruders import LAIR, near
from ..noise import DANGER, NOISE_DIE, SILENCE
from ..ship import CORRIDORS_OF, EXITS, neighbours, noisy_corridors
from ..state import Scene, Slot, in_combat, is_aboard, is_active, occupied_rooms
from ..turn import ACTIONS_OF_A_TURN

Noise = frozenset[str]
"""Corridors in which Noise was made on the way."""
Walk = tuple[tuple[Slot, ...], Mapping[Noise, float]]
"""The Rooms of a way, and how likely it has been calm, by the Noise that was made."""


def far_ways(scene: Scene, seat: int) -> list[Way]:
    """To each Room within reach the shortest way, of several the calmest; neighbouring Rooms are among them."""
    state = scene.state
    if in_combat(state, seat):
        return []
    here, reach = state.characters[seat].room, _reach(scene, seat)
    dice = NoiseDice(scene, seat)
    found: dict[Slot, Walk] = {here: ((), {frozenset(): 1.0})}
    edge = [here]
    for step in range(1, reach + 1):
        beyond: dict[Slot, Walk] = {}
        for room in edge:
            for other in neighbours(state, room):
                if other not in found:
                    walk = dice.enter(found[room], other)
                    if other not in beyond or calmness(walk) > calmness(beyond[other]):
                        beyond[other] = walk
        found |= beyond
        edge = [room for room in beyond if _leads_on(scene, seat, room, step)]
    del found[here]
    return [_way(dice, room, walk) for room, walk in found.items()]


def _reach(scene: Scene, seat: int) -> int:
    """How many moves may follow one another: as many as there are cards, and no more than the turn has Actions unless
    nobody else's turn comes between (round.turns)."""
    state = scene.state
    purse = len(action_cards(state.characters[seat]))
    others = [one for other, one in enumerate(state.characters) if other != seat]
    if state.turn.freely or not any(is_active(one) and not one.passed for one in others):
        return purse
    return min(purse, ACTIONS_OF_A_TURN - state.turn.actions)


def _leads_on(scene: Scene, seat: int, room: Slot, step: int) -> bool:
    """Whether one walks through a Room: an explored one without Intruders, and no turn ends there in a Fire."""
    state = scene.state
    place = state.rooms[room]
    ends = not state.turn.freely and (state.turn.actions + step) % ACTIONS_OF_A_TURN == 0
    return place.explored and not place.token and not (place.fire and ends) and all(
        one.room != room for one in state.intruders
    )  # fmt: skip


def _way(dice: NoiseDice, room: Slot, walk: Walk) -> Way:
    rooms, _ = walk
    risk = risk_of(walk)
    keys = [key for one in rooms for key in (notation(("move", one)), PAYMENT)]
    return Way(room, keys, list(rooms), risk, _note(dice, walk, len(rooms), 0))


def move_note(scene: Scene, seat: int, room: Slot, cost: int) -> Message:
    """What a move to the next Room costs and risks; whoever leaves Combat is attacked before (escape.attack-first)."""
    here = scene.state.characters[seat].room
    attacks = sum(one.room == here and one.kind != LAIR for one in scene.state.intruders)
    dice = NoiseDice(scene, seat)
    return _note(dice, dice.enter(((), {frozenset(): 1.0}), room), cost, attacks)


def step_note(scene: Scene, seat: int, room: Slot, *, silent: bool) -> Message:
    """What a move by a card, an Item or Panic risks; ``silent`` if no Noise roll follows (move.empty-noise)."""
    dice = NoiseDice(scene, seat)
    walk = dice.enter(((), {frozenset(): 1.0}), room)
    fight = int(any(one.room == room for one in scene.state.intruders))
    return Message("note-step", {"rolls": 0 if silent else dice.rolls(walk[0]), "risk": risk_of(walk), "fight": fight})


def _note(dice: NoiseDice, walk: Walk, cost: int, attacks: int) -> Message:
    rooms, _ = walk
    fight = int(any(one.room == rooms[-1] for one in dice.scene.state.intruders))
    return Message(
        "note-move",
        {"cards": cost, "attacks": attacks, "rolls": dice.rolls(rooms), "risk": risk_of(walk), "fight": fight},
    )


def calmness(walk: Walk) -> float:
    """How likely nothing comes on a way."""
    return sum(walk[1].values())


def risk_of(walk: Walk) -> int:
    """How likely something comes on a way, in percent."""
    return round(100 * (1 - calmness(walk)))


class NoiseDice:
    """What Noise rolls on a way may bring, as everybody can reckon: Encounters, and Intruders that Danger calls.

    A Motion Tracker may help, and a Room that is entered for the first time may ask for no roll: neither is counted.
    """

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        state = scene.state
        self.occupied = occupied_rooms(state)
        held = {one.room for other, one in enumerate(state.characters) if other != seat and is_aboard(one)}
        self.free = [one.room for one in state.intruders if one.kind != LAIR and one.room not in held]
        """Where Intruders are that Danger calls, once this player has left (noise.danger-pull)."""
        self.noisy = frozenset(noisy_corridors(scene.state))
        self.faces = [DANGER if face == SILENCE and scene.state.characters[seat].slime else face for face in NOISE_DIE]

    def rolls(self, rooms: tuple[Slot, ...]) -> int:
        """How many Noise rolls a way asks for (move.empty-noise, move.occupied-no-noise)."""
        return sum(room not in self.occupied for room in rooms)

    def enter(self, walk: Walk, room: Slot) -> Walk:
        """A way, and from its end into one more Room."""
        rooms, before = walk
        rooms = (*rooms, room)
        if room in self.occupied:
            return rooms, before
        around = frozenset(CORRIDORS_OF[room])
        after: dict[Noise, float] = {}
        for made, chance in before.items():
            made &= around  # Noise elsewhere is no matter any more
            for face in self.faces:
                calm = self._calm(room, made, face)
                if calm is not None:
                    after[calm] = after.get(calm, 0.0) + chance / len(self.faces)
        return rooms, after

    def _calm(self, room: Slot, made: Noise, face: str) -> Noise | None:
        """The Noise after a roll; None if somebody comes (noise.second-is-encounter, noise.danger-pull)."""
        if face == SILENCE:
            return made
        if face == DANGER:
            return None if self._is_near(room) else made.union(CORRIDORS_OF[room])
        link = EXITS[room][int(face)]
        return None if link in self.noisy or link in made else made | {link}

    def _is_near(self, room: Slot) -> bool:
        doors = near(self.scene, room)
        return any(one in doors for one in self.free)
