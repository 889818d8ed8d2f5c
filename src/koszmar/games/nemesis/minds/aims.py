"""What each Objective wants: whether it is met so far, what is still to be done and where, how likely it can be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

from ..belongings import find, items_of
from ..enemies import enemy_of
from ..objectives import CARCASS, CORPSE, EGG, is_cooperative, kept_by, needs_signal
from ..state import Intruder, Scene, Slot
from . import beliefs, team
from .beliefs import places_of

Wish: TypeAlias = tuple[Slot, str, float]
"""A Room, what to do there (``works.py`` names it), and how much it is wanted."""
MAIN = 8.0
"""How much what an Objective needs is wanted."""
SIGNAL = 2.0
"""How much more a Signal is wanted, which is sent quickly and not undone by anything."""
ERRAND = 5.5
"""How much one wants to find a Room where a friend has something to do."""
HOARD = 7
"""Items of a Hoarder."""


class Aim(Struct, frozen=True):
    """An Objective as a player sees it."""

    met: Callable[[Scene, int], bool]
    """Whether nothing is left to do but to survive."""
    wishes: Callable[[Scene, int], Iterator[Wish]]
    likely: tuple[float, float]
    """How likely it can be had, against Void Seeders and against Intruders; measured between sensible players."""
    ship: bool = True
    """Whether the ship should arrive; else it may be lost, and one leaves in a Pod."""
    pod: bool = False
    """Whether only a Pod will do."""


def aim_of(scene: Scene, seat: int) -> str:
    """The Objective that a player pursues: the kept one, or the likelier of both."""
    keys = kept_by(scene, seat)
    return keys[0] if len(keys) == 1 else max(keys, key=lambda key: likelihood(scene, seat, key))


def aims_of(scene: Scene, seat: int) -> tuple[str, ...]:
    """The Objectives that a player works for: among friends those of all."""
    return team.agreed(scene) if is_cooperative(scene) else (aim_of(scene, seat),)


def likelihood(scene: Scene, seat: int, key: str) -> float:
    """How likely an Objective can be had."""
    if key not in AIMS:
        return 0.0
    if is_cooperative(scene):
        return float(key == team.own(scene, seat))
    if is_met(scene, seat, key):
        return 1.0
    if key == f"without-{scene.state.characters[seat].number}":
        return 0.05
    return AIMS[key].likely[scene.options.enemy == "intruders"]


def is_met(scene: Scene, seat: int, key: str) -> bool:
    """Whether nothing is left to do for an Objective but to survive."""
    if needs_signal(scene, key) and not has_signal(scene, seat):
        return False
    return AIMS[key].met(scene, seat)


def has_signal(scene: Scene, seat: int) -> bool:
    """Whether the player has sent a Signal, or enough of the friends have (coop.signals)."""
    if scene.state.characters[seat].signal or not is_cooperative(scene):
        return scene.state.characters[seat].signal
    return not team.signals_missing(scene)


def wishes_of(scene: Scene, seat: int, key: str) -> Iterator[Wish]:
    """What is left to do for an Objective."""
    if needs_signal(scene, key) and not has_signal(scene, seat):
        yield from at("comms", scene, "room-signal", MAIN + SIGNAL)
    if not AIMS[key].met(scene, seat):
        yield from AIMS[key].wishes(scene, seat)


def at(tile: str, scene: Scene, work: str, worth: float) -> Iterator[Wish]:
    """A wish for a Room of which only the tile is known: wherever it may be."""
    for slot, left in places_of(scene.state, tile).items():
        yield slot, work, worth * left


def look_for(tile: str, scene: Scene) -> Iterator[Wish]:
    """A wish to find a Room for a friend who has something to do there."""
    places = places_of(scene.state, tile)
    if len(places) > 1:
        for slot, left in places.items():
            yield slot, "explore", ERRAND * left


def found(tile: str, scene: Scene, work: str, worth: float) -> list[Wish]:
    """A wish for a Room that nobody looks for: only where it is explored."""
    return [(slot, work, worth) for slot, room in scene.state.rooms.items() if room.explored and room.tile == tile]


def carries(scene: Scene, seat: int, kind: str) -> bool:
    """Whether a character carries an Object of a kind."""
    return any(item.key.partition("-")[0] == kind for item in scene.state.characters[seat].hands)


def is_carried(scene: Scene, seat: int, kind: str) -> bool:
    """Whether a character, or one of its friends, carries an Object of a kind."""
    if not is_cooperative(scene):
        return carries(scene, seat, kind)
    active = [other for other, one in enumerate(scene.state.characters) if one.status == "aboard"]
    return any(carries(scene, other, kind) for other in active)


def lying(scene: Scene, key: str) -> Iterator[Slot]:
    """The Rooms where an Object lies."""
    for slot, room in scene.state.rooms.items():
        if any(one == key or one.partition("-")[0] == key for one in room.objects):
            yield slot


# -- what Objectives want ------------------------------------------------------------------------------------------


def nothing(scene: Scene, seat: int) -> Iterator[Wish]:
    """What everybody wants anyway: engines, course, survival."""
    yield from ()


def explore(scene: Scene, seat: int) -> Iterator[Wish]:
    """Every dark Room."""
    for slot, room in scene.state.rooms.items():
        if not room.explored:
            yield slot, "explore", MAIN * 0.8


def fetch(kind: str, worth: float = MAIN) -> Callable[[Scene, int], Iterator[Wish]]:
    """Carry an Object of a kind."""

    def wishes(scene: Scene, seat: int) -> Iterator[Wish]:
        if is_carried(scene, seat, kind.partition("-")[0]) or has_to_bury(scene, seat):
            return
        places = list(lying(scene, kind))
        for slot in places:
            yield slot, f"pick-up {kind.partition('-')[0]}", worth
        if kind == "egg" and not places:
            yield from at("nest", scene, "room-take-egg", worth)
        if kind == "carcass" and not places:
            for one in scene.state.intruders:
                if leaves_carcass(scene, one):
                    yield one.room, "fight", worth * 0.6

    return wishes


def has_to_bury(scene: Scene, seat: int) -> bool:
    """Whether a character's hands are full with the corpse that is wanted in the Surgery."""
    wanted = is_cooperative(scene) and "together-burial" in team.agreed(scene) and not _is_buried(scene, seat)
    return wanted and find(scene.state.characters[seat], "corpse-blue") is not None


def leaves_carcass(scene: Scene, intruder: Intruder) -> bool:
    """Whether an Intruder is worth killing for its Carcass: friends know easier Weaknesses than a Lair's."""
    if scene.options.enemy == "intruders":
        return intruder.kind != "larva"
    return intruder.kind == "lair" and not is_cooperative(scene)


def study(*slots: int) -> Callable[[Scene, int], Iterator[Wish]]:
    """Bring things to the Laboratory and analyse them there."""

    def wishes(scene: Scene, seat: int) -> Iterator[Wish]:
        state = scene.state
        for slot in slots:
            if state.discovered[slot]:
                continue
            kind = ("corpse", "egg", "carcass")[slot]
            if slot == CORPSE and scene.options.enemy == "void-seeders":
                if state.characters[seat].insanity >= 3:
                    yield from at("laboratory", scene, "room-analyse", MAIN)
            elif carries(scene, seat, kind) or is_in_laboratory(scene, kind):
                yield from at("laboratory", scene, "room-analyse", MAIN + 1.0)
            else:
                yield from fetch("corpse-blue" if kind == "corpse" else kind)(scene, seat)
                if is_cooperative(scene):
                    yield from look_for("laboratory", scene)

    return wishes


def is_in_laboratory(scene: Scene, kind: str) -> bool:
    """Whether an Object of a kind lies in the Laboratory."""
    return any(scene.state.rooms[slot].tile == "laboratory" for slot in lying(scene, kind))


def bury(scene: Scene, seat: int) -> Iterator[Wish]:
    """Bring the blue corpse to the Surgery."""
    if find(scene.state.characters[seat], "corpse-blue"):
        yield from at("surgery", scene, "drop corpse", MAIN)
    else:
        yield from fetch("corpse-blue")(scene, seat)
        yield from look_for("surgery", scene)


def destroy_nest(scene: Scene, seat: int) -> Iterator[Wish]:
    """Break the Eggs in the Nest, once the friends have the one that they want."""
    if not (is_cooperative(scene) and wants_egg(scene, seat)):
        yield from at("nest", scene, "break-eggs", MAIN)


def wants_egg(scene: Scene, seat: int) -> bool:
    """Whether friends still need an Egg of the Nest, to take it home or to study it."""
    keys = [key for key in ("together-precious", "together-biology") if key in team.agreed(scene)]
    wanted = any(not is_met(scene, seat, key) for key in keys)
    return wanted and not is_carried(scene, seat, "egg") and next(lying(scene, "egg"), None) is None


def cleanse(scene: Scene, seat: int) -> Iterator[Wish]:
    """Blow up the ship with the Eggs; who needs it, or cannot rely on others, breaks them: every blow may betray."""
    if scene.players > 1 and not (is_cooperative(scene) and team.may_lose_ship(scene)):
        yield from destroy_nest(scene, seat)
    yield from blow_up(scene, seat)


def blow_up(scene: Scene, seat: int) -> Iterator[Wish]:
    """Start Self-Destruct in time to leave, when it is known where to send the Signal from."""
    known = any(room.explored and room.tile == "comms" for room in scene.state.rooms.values())
    if can_blow_up(scene, seat) and (known or has_signal(scene, seat)):
        yield from at("generator", scene, "room-switch", MAIN)


BLOWN_UP = ("great-hunt", "aliens-aboard", "together-hunt", "together-cleansing")
"""Objectives that a destroyed ship fulfils."""
HIGH_TIME = 9
"""From here on Self-Destruct is started whatever else is left to do."""
LAST_CALL = 4
"""With so little time left Pods that are locked would not open before the jump."""
MEANWHILE = 3
"""By so many friends something else can be done while it runs."""
SIGNALS_FIRST = 6
"""Until this time friends send all their Signals before they start it: each takes another of them to one Room."""


def can_blow_up(scene: Scene, seat: int) -> bool:
    """Whether it is time to start Self-Destruct: enough is left to leave, and little to do."""
    state = scene.state
    awake = all(one.status != "hibernating" for one in state.characters)
    if state.destruct >= 0 or not awake or (is_cooperative(scene) and team.needs_ship(scene)):
        return False
    if is_cooperative(scene) and state.time > SIGNALS_FIRST and team.signals_missing(scene):
        return False
    if state.time <= LAST_CALL and all(pod.locked for pod in state.pods if not pod.launched):
        return False
    left = [key for key in aims_of(scene, seat) if key not in BLOWN_UP and not is_met(scene, seat, key)]
    return len(left) <= scene.players // MEANWHILE or state.time <= HIGH_TIME


def hunt(scene: Scene, seat: int) -> Iterator[Wish]:
    """Blow up the ship: three Lairs, or a Queen, cost more Ammo than anybody has."""
    yield from blow_up(scene, seat)


def quarantine(scene: Scene, seat: int) -> Iterator[Wish]:
    """To Mars; or to Earth without the Nest, once Mars cannot be had."""
    if any(one.status == "hibernating" for one in scene.state.characters):
        yield from destroy_nest(scene, seat)


def hoard(scene: Scene, seat: int) -> Iterator[Wish]:
    """Search wherever there is something left."""
    for slot, room in scene.state.rooms.items():
        if room.explored and room.items:
            yield slot, "search", MAIN * 0.9
    yield from at("storage", scene, "room-search", MAIN * 0.8)


def victim(scene: Scene, key: str) -> int | None:
    """The seat that an Objective does not want to survive."""
    number = int(key.partition("-")[2])
    return next((seat for seat, one in enumerate(scene.state.characters) if one.number == number), None)


def _may_be_rid_of(number: int) -> Callable[[Scene, int], bool]:
    """The ship is dangerous enough: it is left to chance whether somebody survives."""

    def rid(scene: Scene, seat: int) -> bool:
        named = victim(scene, f"without-{number}")
        return named is None or scene.state.characters[named].status != "launched"

    return rid


def _arrives(scene: Scene, seat: int) -> bool:
    """Whether the ship is believed to arrive where the Objective wants it."""
    known = beliefs.leads_to(scene, seat)
    course = float(known == beliefs.harbour(scene, seat)) if known else beliefs.course_chance(scene, seat)
    return beliefs.engines_chance(scene, seat) * course >= beliefs.enough(scene)


def _has_friend(scene: Scene, seat: int) -> bool:
    return any(one.status != "dead" for other, one in enumerate(scene.state.characters) if other != seat)


def _is_explored(scene: Scene, seat: int) -> bool:
    return all(room.explored for room in scene.state.rooms.values())


def _carries(kind: str) -> Callable[[Scene, int], bool]:
    return lambda scene, seat: find(scene.state.characters[seat], kind) is not None


def _somebody_carries(kind: str) -> Callable[[Scene, int], bool]:
    return lambda scene, seat: any(find(one, kind) for one in scene.state.characters if one.status != "dead")


def _is_rich(scene: Scene, seat: int) -> bool:
    return len(items_of(scene.state.characters[seat])) >= HOARD


def _is_lost_or_killed(scene: Scene, seat: int) -> bool:
    return is_lost(scene) or enemy_of(scene).killed(scene.state)


def _is_lost_or_clean(scene: Scene, seat: int) -> bool:
    return is_lost(scene) or scene.state.eggs == 0


def is_lost(scene: Scene) -> bool:
    """Whether the ship will explode: once nothing stops it any more, and among friends once it has begun."""
    last = scene.parameters.destruct if is_cooperative(scene) else scene.parameters.yellow
    return bool(0 <= scene.state.destruct <= last)


def _studied(*slots: int, count: int = 1) -> Callable[[Scene, int], bool]:
    return lambda scene, seat: sum(scene.state.discovered[slot] for slot in slots) >= count


def _is_buried(scene: Scene, seat: int) -> bool:
    return any(room.tile == "surgery" and "corpse-blue" in room.objects for room in scene.state.rooms.values())


ALL = (CORPSE, EGG, CARCASS)
AIMS: dict[str, Aim] = {
    "save-the-cargo": Aim(_arrives, nothing, (0.7, 0.7)),
    "old-friend": Aim(_arrives, nothing, (0.7, 0.7)),
    "quarantine": Aim(_arrives, quarantine, (0.5, 0.5)),
    "tireless-explorer": Aim(_is_explored, explore, (0.2, 0.2)),
    "decent-burial": Aim(_carries("corpse-blue"), fetch("corpse-blue"), (0.45, 0.45)),
    "hoarder": Aim(_is_rich, hoard, (0.2, 0.2), pod=True),
    "great-hunt": Aim(_is_lost_or_killed, hunt, (0.2, 0.2), ship=False),
    "friends-for-life": Aim(_has_friend, nothing, (0.5, 0.5)),
    "aliens-aboard": Aim(_is_lost_or_clean, cleanse, (0.35, 0.35), ship=False),
    "my-precious": Aim(_carries("egg"), fetch("egg"), (0.35, 0.35)),
    "necroscopy": Aim(_studied(CARCASS), study(CARCASS), (0.1, 0.2)),
    "ab-ovo": Aim(_studied(EGG), study(EGG), (0.4, 0.4)),
    "field-biology": Aim(_studied(*ALL, count=2), study(*ALL), (0.3, 0.35)),
    **{f"without-{number}": Aim(_may_be_rid_of(number), nothing, (0.75, 0.75)) for number in (1, 2, 3, 4, 5)},
    "together-home": Aim(_arrives, nothing, (0.6, 0.6)),
    "together-burial": Aim(_is_buried, bury, (0.45, 0.45)),
    "together-biology": Aim(_studied(*ALL, count=2), study(*ALL), (0.4, 0.4)),
    "together-hunt": Aim(_is_lost_or_killed, hunt, (0.1, 0.1), ship=False),
    "together-explorers": Aim(_is_explored, explore, (0.3, 0.3)),
    "together-precious": Aim(_somebody_carries("egg"), fetch("egg"), (0.4, 0.4)),
    "together-cleansing": Aim(_is_lost_or_clean, cleanse, (0.35, 0.35), ship=False),
}
"""Every Objective."""


def wants_ship(scene: Scene, seat: int) -> bool:
    """Whether a player does what keeps the ship on its way."""
    if is_cooperative(scene):
        return not team.may_lose_ship(scene)
    return AIMS[aim_of(scene, seat)].ship


def needs_ship(scene: Scene, seat: int) -> bool:
    """Whether a player sees to engines and course long before leaving: somebody needs the ship to arrive."""
    return team.needs_ship(scene) if is_cooperative(scene) else AIMS[aim_of(scene, seat)].ship
