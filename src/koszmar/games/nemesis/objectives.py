"""Objectives: the cards, the secret choice of one of two, and whether each is fulfilled at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask_all

from .enemies import enemy_of
from .item_cards import ITEMS
from .state import Scene

Kind = Literal["personal", "corporate", "cooperative"]
EARTH, MARS = "earth", "mars"


class End(Struct):
    """How a match has ended, as Objectives see it."""

    destroyed: bool
    """Whether the ship was destroyed, or exploded in the engine check (end.engines-destroyed)."""
    reached: str
    """Where an intact ship has arrived; empty for a destroyed one."""
    survivors: list[int]


class Objective(Struct, frozen=True):
    """An Objective card."""

    key: str
    kind: Kind
    fulfilled: Callable[[Scene, int, End], bool]
    players: int = 1
    """With fewer players it is removed (setup.objectives-filter)."""
    signal: bool = False
    """Whether a Signal must have been sent besides (objective.signal-own)."""
    hunt: bool = False
    """Whether the third Lair fulfils it as a whole (lair.three-great-hunt)."""
    named: int = 0
    """The number of the player whom it names (objective.player-x)."""
    harbour: str = EARTH
    """Where its owner wants to arrive, and survives hibernation (end.quarantine)."""


OBJECTIVES: dict[str, Objective] = {}
"""Every Objective by key."""


def is_cooperative(scene: Scene) -> bool:
    """Whether all play together: full co-op, or solo."""
    return scene.players == 1 or scene.options.mode == "cooperative"


# -- keeping one of two --------------------------------------------------------------------------------------------


def choose_objectives(scene: Scene) -> Flow[None]:
    """Everybody keeps one of two Objectives, secretly and at the same time; the other is removed face down.

    (objective.first-encounter, objective.discarded-hidden, setup.objectives-choice, solo.objectives, coop.objectives)
    Whoever sleeps or has left chooses, too: both are kept only if no Intruder ever appears (objective.never-met).
    """
    state = scene.state
    choosing: dict[int, list[Key]] = {
        seat: list(one.objectives) for seat, one in enumerate(state.characters) if one.status != "dead"
    }
    if not choosing:
        return
    scene.tell("first-intruder")
    kept = yield ask_all(choosing, "keep-objective", rule="objective.first-encounter")
    for seat, key in kept.items():
        character = state.characters[seat]
        character.kept = character.objectives.index(key)
        scene.tell("objective-kept", seat=seat, to=(seat,), secret={"objective": key})


def kept_by(scene: Scene, seat: int) -> list[str]:
    """The Objective a player has kept, or both while no Intruder has appeared (objective.never-met)."""
    character = scene.state.characters[seat]
    return character.objectives if character.kept < 0 else [character.objectives[character.kept]]


# -- what is true at the end ---------------------------------------------------------------------------------------


def is_fulfilled(scene: Scene, seat: int, key: str, end: End) -> bool:
    """Whether an Objective is fulfilled for its owner (objective.signal-own)."""
    if needs_signal(scene, key) and not scene.state.characters[seat].signal:
        return False
    return OBJECTIVES[key].fulfilled(scene, seat, end)


def needs_signal(scene: Scene, key: str) -> bool:
    """Whether an Objective asks for a Signal; the third Lair fulfils the hunt as a whole.

    (lair.three-great-hunt, lair.great-hunt-no-signal)
    """
    one = OBJECTIVES[key]
    hunted = one.hunt and scene.state.lairs_destroyed >= 3 and scene.rulings.great_hunt == "without-signal"
    return one.signal and not hunted


def only_survivor(scene: Scene, seat: int, end: End) -> bool:
    """Every other character is dead (objective.only-survivor)."""
    return end.survivors == [seat]


def _earth_or_alone(scene: Scene, seat: int, end: End) -> bool:
    return end.reached == EARTH or only_survivor(scene, seat, end)


def nest_destroyed(scene: Scene) -> bool:
    """No Egg is left on the Intruder board (room.nest-destroyed)."""
    return scene.state.eggs == 0


def _quarantine(scene: Scene, seat: int, end: End) -> bool:
    return end.reached == MARS or (end.reached == EARTH and nest_destroyed(scene))


def all_explored(scene: Scene, seat: int, end: End) -> bool:
    """Every Room is explored; special Rooms are from the start (explore.engine-counts-explored)."""
    return all(room.explored for room in scene.state.rooms.values())


def _carries(key: str) -> Callable[[Scene, int, End], bool]:
    """Leave or hibernate with an Object."""

    def carries(scene: Scene, seat: int, end: End) -> bool:
        return any(item.key == key for item in scene.state.characters[seat].hands)

    return carries


def _somebody_carries(key: str) -> Callable[[Scene, int, End], bool]:
    """In a co-operative match it does not matter who has it."""

    def carries(scene: Scene, seat: int, end: End) -> bool:
        return any(item.key == key for one in end.survivors for item in scene.state.characters[one].hands)

    return carries


def _hoarded(scene: Scene, seat: int, end: End) -> bool:
    """In a Pod with at least 7 Items; what is attached counts with its host, and Objects do not."""
    character = scene.state.characters[seat]
    items = [item for item in (*character.hands, *character.inventory) if item.key in ITEMS]
    return character.status == "launched" and len(items) >= 7


def _destroyed_or_queen(scene: Scene, seat: int, end: End) -> bool:
    """Where an Objective names the Queen, the Despoiler stands in for her (objective.despoiler-is-queen)."""
    return end.destroyed or enemy_of(scene).killed(scene.state)


def _destroyed_or_nest(scene: Scene, seat: int, end: End) -> bool:
    return end.destroyed or nest_destroyed(scene)


def _with_a_friend(scene: Scene, seat: int, end: End) -> bool:
    return len(end.survivors) > 1


def _analysed(slot: int) -> Callable[[Scene, int, End], bool]:
    """The Weakness of a slot was discovered, by whomever (objective.weakness-anyone)."""

    def analysed(scene: Scene, seat: int, end: End) -> bool:
        return scene.state.discovered[slot]

    return analysed


def _two_weaknesses(scene: Scene, seat: int, end: End) -> bool:
    return sum(scene.state.discovered) >= 2


def _without(number: int) -> Callable[[Scene, int, End], bool]:
    """A certain player's character does not survive, by any means, or only the own does (objective.player-x)."""

    def without(scene: Scene, seat: int, end: End) -> bool:
        named = next((one for one, other in enumerate(scene.state.characters) if other.number == number), None)
        return named not in end.survivors or only_survivor(scene, seat, end)

    return without


def _earth(scene: Scene, seat: int, end: End) -> bool:
    return end.reached == EARTH


def _corpse_in_surgery(scene: Scene, seat: int, end: End) -> bool:
    return any(
        room.tile == "surgery" and "corpse-blue" in room.objects for room in scene.state.rooms.values() if room.explored
    )


CORPSE, EGG, CARCASS = 0, 1, 2
"""Slots of Weaknesses (weakness.three-slots)."""

for _objective in (
    Objective("save-the-cargo", "personal", _earth_or_alone, 2),
    Objective("old-friend", "personal", _earth_or_alone, 3),
    Objective("quarantine", "personal", _quarantine, 2, harbour=MARS),
    Objective("tireless-explorer", "personal", all_explored, 2, signal=True),
    Objective("decent-burial", "personal", _carries("corpse-blue"), 2, signal=True),
    Objective("hoarder", "personal", _hoarded, 2),
    Objective("great-hunt", "personal", _destroyed_or_queen, 2, signal=True, hunt=True),
    Objective("friends-for-life", "personal", _with_a_friend, 4),
    Objective("aliens-aboard", "personal", _destroyed_or_nest, 5, signal=True),
    Objective("my-precious", "corporate", _carries("egg"), 2, signal=True),
    Objective("necroscopy", "corporate", _analysed(CARCASS), 2, signal=True),
    Objective("ab-ovo", "corporate", _analysed(EGG), 2),
    Objective("field-biology", "corporate", _two_weaknesses, 2),
    *(
        Objective(f"without-{number}", "corporate", _without(number), max(2, number), named=number)
        for number in (1, 2, 3, 4, 5)
    ),
    Objective("together-home", "cooperative", _earth),
    Objective("together-burial", "cooperative", _corpse_in_surgery),
    Objective("together-biology", "cooperative", _two_weaknesses),
    Objective("together-hunt", "cooperative", _destroyed_or_queen, signal=True, hunt=True),
    Objective("together-explorers", "cooperative", all_explored, signal=True),
    Objective("together-precious", "cooperative", _somebody_carries("egg")),
    Objective("together-cleansing", "cooperative", _destroyed_or_nest, signal=True),
):
    OBJECTIVES[_objective.key] = _objective


def deck_for(kind: Kind, players: int) -> list[str]:
    """The Objective cards of a kind that are used with this many players."""
    return [one.key for one in OBJECTIVES.values() if one.kind == kind and one.players <= players]
