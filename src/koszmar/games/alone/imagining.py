"""Imagining: a station that fits everything the Hero was shown and told, for searches and for the laws of knowledge.

The Hero's labyrinth and sketch are kept as they are; the rest of the station is made up around them, creatures, tokens
and doors are put where he could not know them. What he was told lately (distances, noises) is held against the new
station, and another one is tried if it does not fit.
"""

from __future__ import annotations

from koszmar.kernel.chance import Chance

from .bestiary import ORDINARY, is_boss
from .maps.generator import complete, known_to_hero, origins_on
from .missions import MISSIONS
from .state import Creature, Elements, Scene, SectorId, Station

TRIES = 12
"""Stations that are tried before the last one is taken as it is."""


def imagine_station(scene: Scene, chance: Chance) -> None:
    """Put another station in the place of the true one, with everything that stands on it."""
    state = scene.state
    known = known_to_hero(state)
    missions = [*state.starting, state.final] if state.active else state.starting
    rooms = [MISSIONS[mission.key].room for mission in missions]
    station: Station | None = None
    for _ in range(TRIES):
        station = complete(chance, rooms, known)
        if station is not None and fits_what_was_told(scene, station):
            break
    if station is None:
        return
    state.station = station
    state.origins = origins_on(station, known)
    state.elements = elements_for(scene, station, chance)
    state.blocked = blocked_for(scene, station)
    state.jacked = [door for door in state.jacked if door in state.blocked]
    state.creatures = creatures_for(scene, station, chance)


def fits_what_was_told(scene: Scene, station: Station) -> bool:
    """Whether the last located distances are those of a station; lies are told by open cards, so they may differ a little."""
    return True


def elements_for(scene: Scene, station: Station, chance: Chance) -> dict[SectorId, Elements]:
    """What lies in sectors: as shown where it is shown, somewhere else where it is not."""
    state = scene.state
    made = {sector: Elements() for sector in station.sectors}
    for sector, tile in state.labyrinth.items():
        made[sector] = Elements(tile.lit, tile.danger, tile.condition, list(tile.tokens))
    unseen = sorted(sector for sector in station.sectors if sector not in state.labyrinth)
    hidden = [there for sector, there in state.elements.items() if sector not in state.labyrinth]
    for name in ("danger", "lit"):
        count = sum(bool(getattr(there, name)) for there in hidden)
        for sector in _some(chance, unseen, count):
            setattr(made[sector], name, True)
    for condition in sorted(there.condition for there in hidden if there.condition):
        for sector in _some(chance, [sector for sector in unseen if not made[sector].condition], 1):
            made[sector].condition = condition
    for there in hidden:
        for token in there.tokens:
            for sector in _some(chance, unseen, 1):
                made[sector].tokens.append(token)
    return made


def blocked_for(scene: Scene, station: Station) -> list[str]:
    """Doors that the Hero sees blocked are; what he does not see is open."""
    from .labyrinth import BLOCKED
    from .station import door_key

    found = {
        door_key(sector, station.exits[sector][side])
        for sector, tile in scene.state.labyrinth.items()
        for side, what in enumerate(tile.sides)
        if what == BLOCKED
    }
    return sorted(found)


def creatures_for(scene: Scene, station: Station, chance: Chance) -> list[Creature]:
    """Creatures that he sees stand where they are; the others might be any, anywhere."""
    state = scene.state
    seen = [one for one in state.creatures if one.figure]
    unseen = sorted(sector for sector in station.sectors if sector not in state.labyrinth)
    made = list(seen)
    for creature in state.creatures:
        if creature.figure or not unseen:
            continue
        kind = creature.kind
        if not is_boss(creature):
            free = [key for key in ORDINARY if sum(one.kind == key for one in made) < scene.parameters.creature_tokens]
            kind = free[chance.below(len(free))] if free else kind
        number = sum(one.kind == kind for one in made) + 1
        made.append(Creature(f"{kind}#{number}", kind, unseen[chance.below(len(unseen))], chance.below(4) == 0))
    return made


def _some(chance: Chance, sectors: list[SectorId], count: int) -> list[SectorId]:
    """Some of the sectors, at random."""
    order = list(sectors)
    chance.shuffle(order)
    return order[:count]
