"""Imagining: a station that fits everything the Hero was shown and told, for searches and for the laws of knowledge.

What the Hero sees and remembers is kept as it is; the rest of the station is made up around it, creatures, tokens and
doors are put where he could not know them. What he was told lately is held against the new world, and another one is
tried if it does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from koszmar.kernel.chance import Chance

from .actions.locate import SAME, SHAPES, true_answer
from .bestiary import ORDINARY, is_boss
from .labyrinth import BLOCKED
from .maps.generator import complete, known_to_hero, origins_on
from .missions import MISSIONS
from .rooms import ROOMS
from .state import Creature, Elements, Scene, SectorId, State, Station, Tile
from .station import door_key

STATIONS = 40
"""Stations that are tried before the best one is taken as it is."""
WORLDS = 25
"""For each of them, how often creatures and tokens are put elsewhere."""
LATELY = 6
"""Answers of as many turns are held against a world."""
BUILT = {*ROOMS, *SHAPES, "door", "stairs", "switch"}
"""Targets that never change their place."""
LIARS = {"they-know-where-i-am": 1, "lost-bearings": 2}
"""Open cards that let a distance be told wrong, and by how much."""


def imagine_station(scene: Scene, chance: Chance) -> None:
    """Put another station in the place of the true one, with everything that stands on it.

    If nothing fits all that was told lately, the world that fits most of it is taken.
    """
    state = scene.state
    known = known_to_hero(state)
    missions = [*state.starting, state.final] if state.active else state.starting
    rooms = [MISSIONS[mission.key].room for mission in missions]
    answers = list(told_lately(state))
    truth = state.station, state.elements, state.blocked, state.jacked, state.creatures, state.turn.attacked
    best: tuple[int, tuple[object, ...]] | None = None
    for _ in range(STATIONS):
        station = complete(chance, rooms, known)
        if station is None:
            continue
        for _ in range(WORLDS):
            state.station, state.elements, state.blocked, state.jacked, state.creatures, state.turn.attacked = truth
            populate(scene, station, chance)
            wrong = misfits(scene, answers)
            if best is None or wrong < best[0]:
                best = wrong, (station, state.elements, state.blocked, state.jacked, state.creatures)
            if not wrong or misfits(scene, [one for one in answers if one.target in BUILT]):
                break
        if best is not None and not best[0]:
            break
    if best is None:
        raise LookupError("no station fits what the Hero knows")
    world = best[1]
    state.station, state.elements, state.blocked, state.jacked, state.creatures = world  # type: ignore[assignment]
    state.origins = origins_on(state.station, known)
    ids = {one.id for one in state.creatures}
    state.turn.attacked = [key for key in truth[-1] if key in ids]


def populate(scene: Scene, station: Station, chance: Chance) -> None:
    """Put tokens, doors and creatures on a station: as known where they are known, elsewhere where they are not."""
    state = scene.state
    elements = elements_for(scene, station, chance)
    blocked = blocked_for(state, station)
    creatures = creatures_for(scene, station, chance)
    state.station, state.elements, state.blocked, state.creatures = station, elements, blocked, creatures
    state.jacked = [door for door in state.jacked if door in blocked]


# -- what was told -------------------------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """An answer to a Locate."""

    at: SectorId
    """Where the Hero was."""
    target: str
    distance: int | None
    """None if only the level was told; -1 if there was nothing of the kind."""
    same_level: bool
    leeway: int
    """By how much it may be wrong: a card that lets Evil lie lay open."""


def told_lately(state: State) -> Iterator[Told]:
    """The answers of the last turns, from the Hero's notes."""
    leeway: dict[str, int] = {}
    for line in state.notes:
        number, kind, *words = line.split(" ")
        if int(number) <= state.number - LATELY:
            continue
        if kind == "reaction" and words[0] in LIARS and words[2] == "1":
            leeway[number] = LIARS[words[0]]
        slack = leeway.get(number, 0)
        if kind == "located":
            yield Told(words[4], words[0], int(words[1]), words[2] == SAME, slack)
        elif kind == "located-level":
            yield Told(words[2], words[0], None, words[1] == SAME, slack)
        elif kind == "located-none":
            yield Told(words[1], words[0], -1, True, slack)


def misfits(scene: Scene, answers: list[Told]) -> int:
    """How many answers a world does not bear out."""
    state = scene.state
    hero, wrong = state.hero, 0
    for one in answers:
        if one.at not in state.station.sectors:
            continue
        state.hero = one.at
        found = true_answer(scene, one.target)
        if one.distance is None or (found.distance >= 0) != (one.distance >= 0):
            wrong += found.distance < 0 or one.distance is not None or found.same_level != one.same_level
        elif found.distance >= 0:
            wrong += abs(found.distance - one.distance) > one.leeway or found.same_level != one.same_level
    state.hero = hero
    return wrong


# -- what lies and stands on the station ---------------------------------------------------------------------------


def seen_tiles(state: State) -> dict[SectorId, Tile]:
    """What the Hero sees and remembers."""
    return {**state.memory, **state.labyrinth}


def elements_for(scene: Scene, station: Station, chance: Chance) -> dict[SectorId, Elements]:
    """What lies in sectors: as it was seen last, and somewhere else where nobody has looked."""
    state = scene.state
    tiles = seen_tiles(state)
    made = {sector: Elements() for sector in station.sectors}
    for sector, tile in tiles.items():
        made[sector] = Elements(tile.lit, tile.danger, tile.condition, list(tile.tokens))
    unseen = sorted(sector for sector in station.sectors if sector not in tiles)
    for sector, there in state.elements.items():
        if sector in state.labyrinth:
            made[sector].fake, made[sector].concealed = there.fake, []
            _undo_fake(made[sector])
    hidden = [there for sector, there in state.elements.items() if sector not in tiles]
    for name in ("danger", "lit"):
        count = sum(bool(getattr(there, name)) for there in hidden)
        for sector in _some(chance, _with_room(scene, station, made, unseen, name), count):
            setattr(made[sector], name, True)
    for condition in sorted(there.condition for there in hidden if there.condition):
        for sector in _some(chance, [sector for sector in unseen if not made[sector].condition], 1):
            made[sector].condition = condition
    for token in sorted(token for there in hidden for token in there.tokens):
        for sector in _some(chance, unseen, 1):
            made[sector].tokens.append(token)
    return made


def _undo_fake(there: Elements) -> None:
    """A false element is drawn, but it does not lie there."""
    if there.fake == "danger":
        there.danger = False
    elif there.fake and there.fake == there.condition:
        there.condition = ""


def _with_room(
    scene: Scene, station: Station, made: dict[SectorId, Elements], unseen: list[SectorId], name: str
) -> list[SectorId]:
    """Unseen sectors on levels that can take more danger; light may be anywhere."""
    if name != "danger":
        return unseen
    most = scene.parameters.danger_per_level
    laid = {
        level: sum(made[key].danger for key, one in station.sectors.items() if one.level == level) for level in (1, 2)
    }
    return [sector for sector in unseen if laid[station.sectors[sector].level] < most]


def blocked_for(state: State, station: Station) -> list[str]:
    """Doors that the Hero sees blocked are, or saw blocked when he was there last; all others are open."""
    found: set[str] = set()
    for tiles in (state.memory, state.labyrinth):  # what is seen now is nearer to the truth
        for sector, tile in tiles.items():
            for side, what in enumerate(tile.sides):
                if what and side in station.exits[sector]:
                    key = door_key(sector, station.exits[sector][side])
                    found = found | {key} if what == BLOCKED else found - {key}
    return sorted(found)


def creatures_for(scene: Scene, station: Station, chance: Chance) -> list[Creature]:
    """Creatures that he sees stand where they are; the others might be any, anywhere.

    Those that he has attacked in this turn and lost from sight are still what they were.
    """
    state = scene.state
    made = [one for one in state.creatures if one.figure]
    unseen = sorted(sector for sector in station.sectors if sector not in state.labyrinth)
    for creature in state.creatures:
        if creature.figure:
            continue
        kind, key, wounded = creature.kind, creature.id, creature.wounded
        if creature.id not in state.turn.attacked:
            if not is_boss(creature):
                kind = _free_kind(scene, made, kind, chance)
            key, wounded = _free_id(state, made, kind), chance.below(4) == 0
        places = [sector for sector in unseen if is_boss(creature) or _has_room(scene, station, made, sector)]
        if places:
            made.append(Creature(key, kind, chance.pick(places), wounded))
    return made


def _free_kind(scene: Scene, made: list[Creature], kind: str, chance: Chance) -> str:
    most = scene.parameters.creature_tokens
    free = [key for key in ORDINARY if sum(one.kind == key for one in made) < most]
    return chance.pick(free) if free else kind


def _free_id(state: State, made: list[Creature], kind: str) -> str:
    taken = {*(one.id for one in made), *state.turn.attacked}
    return next(key for number in range(1, 99) if (key := f"{kind}#{number}") not in taken)


def _has_room(scene: Scene, station: Station, made: list[Creature], sector: SectorId) -> bool:
    level = station.sectors[sector].level
    crowd = sum(station.sectors[one.sector].level == level for one in made if not is_boss(one))
    return bool(crowd < scene.parameters.creatures_per_level)


def _some(chance: Chance, sectors: list[SectorId], count: int) -> list[SectorId]:
    """Some of the sectors, at random."""
    order = list(sectors)
    chance.shuffle(order)
    return order[:count]
