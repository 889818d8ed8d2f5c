"""Imagining: a station that fits everything the Hero was shown and told, for searches and for the laws of knowledge.

What the Hero sees and remembers is kept as it is. The rest of the station is made up around it, and creatures and
tokens are put where he could not know them: as near as he was told the nearest one is, and no nearer. How many there
are is a guess. Nothing here looks behind the screen but for what the Hero knows of it: who has left his sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from hashlib import sha256
from itertools import chain

from msgspec import Struct, msgpack
from msgspec.structs import replace

from koszmar.kernel.chance import Chance, SeededChance

from .actions.locate import SAME, SHAPES, true_answer
from .bestiary import ORDINARY, is_boss
from .labyrinth import BLOCKED
from .maps.checks import shape as shape_of
from .maps.generator import (
    HERE,
    THERE,
    Drawn,
    Known,
    complete,
    complete_with_truth,
    deal_rooms_again,
    drawn_level,
    known_to_hero,
    origins_on,
)
from .maps.levels import Misfit
from .missions import MISSIONS
from .missions.final import SABOTAGE, SAFETIES
from .reactions.verbs import CONDITION_TOKENS, CONDITIONS
from .rooms import ROOMS
from .state import DOOR, STAIRS, Creature, Elements, Layout, Map, Scene, SectorId, State, Station, Tile
from .station import distances, door_key

STATIONS = 32
"""So many stations are made up for all that is known of the shape, each when it is first wanted …"""
DRAWINGS = 32
"""… out of so many drawings of each level."""
ATTEMPTS = 8
"""For each station, how many are tried before the best is taken as it is …"""
DEALS = 8
"""… and how often rooms are dealt again."""
WORLDS = 5
"""How many of them are tried for a world in which all that was told lately holds …"""
CROWDS = 3
"""… and how often creatures and tokens are put on each."""
LATELY = 5
"""Answers of this many turns must hold …"""
REMEMBERED = 12
"""… and of this many about what never changes as many as can be."""
BUILT = (*ROOMS, *SHAPES, "door", "stairs", "switch")
"""Targets that never change their place."""
LIARS = {"they-know-where-i-am": 1, "lost-bearings": 2}
"""Open cards that let a distance be told wrong, and by how much."""
DANGER_A_ROUND = 2
"""How many danger tokens a round brings, as a rule: most symbols of the track are covered by then."""


def imagine_station(scene: Scene, chance: Chance) -> bool:
    """Put another station in the place of the true one, with everything that stands on it.

    If no world was found in which all that was told lately holds, the one in which most of it does is taken; whether
    all of it holds is returned.
    """
    state = scene.state
    known = known_to_hero(state)
    told = list(answers_told(state))
    built = [*[one for one in told if one.target in BUILT][-REMEMBERED:], *proved(known)]
    lately = [one for one in told if one.turn > state.number - LATELY]
    hidden, shape_known = Hidden(state), _packed(known, mission_rooms(state), built)
    best: tuple[int, World] | None = None
    for _ in range(WORLDS):
        station = _station(shape_known, chance.below(STATIONS))
        if station is None:  # hardly ever: one in thousands of positions
            station = Station.of(complete_with_truth(chance, mission_rooms(state), known, state.station))
        for _ in range(CROWDS):
            world = World(scene, station, hidden, lately, chance)
            wrong = world.lies(scene, built)
            if best is None or wrong < best[0]:
                best = wrong, world
            if wrong < LIE_NOW:
                break
        assert best is not None
        if best[0] < LIE_NOW:
            break
    assert best is not None
    best[1].take_the_place_of_truth(state)
    state.origins = origins_on(state.station, known)
    ids = {one.id for one in state.creatures}
    state.turn.attacked = [key for key in hidden.attacked if key in ids]
    return best[0] < LIE_NOW


def mission_rooms(state: State) -> list[str]:
    """The rooms of the missions that are known."""
    missions = [*state.starting, state.final] if state.active else state.starting
    return [MISSIONS[mission.key].room for mission in missions]


# -- what was told -------------------------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """An answer to a Locate."""

    turn: int
    at: SectorId
    """Where the Hero was."""
    target: str
    distance: int | None
    """None if only the level was told; -1 if there was nothing of the kind."""
    same_level: bool
    leeway: int
    """By how much it may be wrong: a card that lets Evil lie lay open."""

    def allows(self, station: Map, sector: SectorId) -> bool:
        """Whether something of the kind may be in a sector: nothing is nearer than the nearest."""
        if self.distance is None:
            return True
        if self.distance < 0:
            return False
        away = distances(station, self.at)[sector] + self.leeway - self.distance
        return away > 0 or (away == 0 and (self.same_level or not self._on_level(station, sector)))

    def is_borne_out(self, station: Map, sectors: Iterable[SectorId]) -> bool:
        """Whether it is true, if these are the sectors in which there is something of the kind."""
        away = distances(station, self.at)
        near = min((away[sector] for sector in sectors), default=-1)
        if self.distance is None or near < 0 or self.distance < 0:
            if near < 0 or self.distance is not None:
                return near == self.distance
        elif abs(near - self.distance) > self.leeway:
            return False
        return self.same_level == any(away[sector] == near and self._on_level(station, sector) for sector in sectors)

    def _on_level(self, station: Map, sector: SectorId) -> bool:
        return station.sectors[sector].level == station.sectors[self.at].level


def answers_told(state: State) -> Iterator[Told]:
    """The answers of the match, from the Hero's notes."""
    leeway: dict[str, int] = {}
    for line in state.notes:
        turn, kind, *words = line.split(" ")
        if kind == "reaction" and words[0] in LIARS and words[2] == "1":
            leeway[turn] = LIARS[words[0]]
        slack = leeway.get(turn, 0)
        if kind == "located":
            yield Told(int(turn), words[4], words[0], int(words[1]), words[2] == SAME, slack)
        elif kind == "located-level":
            yield Told(int(turn), words[2], words[0], None, words[1] == SAME, slack)
        elif kind == "located-none":
            yield Told(int(turn), words[1], words[0], -1, True, slack)


def proved(known: Known) -> list[Told]:
    """Where safeties could be removed, the Generator Room is on the other level (FM03)."""
    proofs = [key for key, tile in known.tiles.items() if SAFETIES in tile.tokens]
    return [Told(0, key, "generator-room", None, same_level=False, leeway=0) for key in proofs]


def built_like(station: Map, target: str) -> list[SectorId]:
    """The sectors in which something is found that never changes its place."""
    sectors = station.sectors
    if target in ROOMS:
        return [key for key, one in sectors.items() if one.room == target]
    if target in SHAPES:
        return [key for key, one in sectors.items() if shape_of(one) == target]
    if target == "switch":
        return [key for key, one in sectors.items() if one.switch]
    what = DOOR if target == "door" else STAIRS
    return [key for key, one in sectors.items() if what in one.sides]


def untrue(station: Map, answers: Sequence[Told]) -> int:
    """How many answers about what is built do not hold on a station."""
    found = {target: built_like(station, target) for target in {one.target for one in answers}}
    return sum(one.at in station.sectors and not one.is_borne_out(station, found[one.target]) for one in answers)


# -- stations ------------------------------------------------------------------------------------------------------


class Shape(Struct, array_like=True):
    """All that the Hero knows of how the station is built."""

    known: Known
    rooms: list[str]
    """The rooms of the missions that are known."""
    built: list[Told]


_pack = msgpack.Encoder(order="deterministic").encode
_read_shape = msgpack.Decoder(Shape).decode
_read_known = msgpack.Decoder(Known).decode


def _packed(known: Known, rooms: list[str], built: list[Told]) -> bytes:
    """What is known of the shape: tokens, lights and the state of doors left out."""
    tiles = {
        key: Tile(one.level, one.x, one.y, _without_blocks(one.sides), one.room, one.switch)
        for key, one in known.tiles.items()
    }
    return _pack(Shape(replace(known, tiles=tiles), rooms, built))


def _without_blocks(sides: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(DOOR if what == BLOCKED else what for what in sides)


@lru_cache(maxsize=512)
def _station(packed: bytes, number: int) -> Station | None:
    """One of the stations that fit what is known of the shape, and as many answers as can be hoped for."""
    shape = _read_shape(packed)
    chance, draw = _chance_of(packed, number), partial(_any_drawing, _levels_of(shape.known))
    best: tuple[int, Layout] | None = None
    for _ in range(ATTEMPTS):
        station = complete(chance, shape.rooms, shape.known, draw)
        if station is None:
            continue
        settle_rooms(chance, station, shape)
        wrong = untrue(station, shape.built)
        if best is None or wrong < best[0]:
            best = wrong, station
        if not wrong:
            break
    return Station.of(best[1]) if best is not None else None


def _chance_of(packed: bytes, number: int) -> Chance:
    """What is made up of the same knowledge is the same in every process."""
    return SeededChance(f"{sha256(packed).hexdigest()}/{number}")


def _levels_of(known: Known) -> dict[str, bytes]:
    """What is known of each level: it can be drawn whatever is known of the other."""
    return {
        word: _pack(Known({key: one for key, one in known.tiles.items() if one.level == word}, [], start))
        for word, start in ((HERE, known.start), (THERE, ""))
    }


def _any_drawing(levels: dict[str, bytes], chance: Chance, word: str) -> Drawn:
    """One of the drawings of a level."""
    drawn = _drawing(levels[word], word, chance.below(DRAWINGS))
    if drawn is None:
        raise Misfit
    return drawn


@lru_cache(maxsize=512)
def _drawing(packed: bytes, word: str, number: int) -> Drawn | None:
    """A level drawn around what is known of it; None if that seems impossible."""
    try:
        return drawn_level(_read_known(packed), _chance_of(packed, number), word)
    except Misfit:
        return None


def settle_rooms(chance: Chance, station: Layout, shape: Shape) -> None:
    """Deal the rooms until as many answers about rooms hold as can be hoped for."""
    answers = [one for one in shape.built if one.target in ROOMS]
    best, named = untrue(station, answers), dict(station.sectors)
    for _ in range(DEALS if best else 0):
        deal_rooms_again(chance, station, shape.rooms, shape.known)
        wrong = untrue(station, answers)
        if wrong < best:
            best, named = wrong, dict(station.sectors)
        if not best:
            break
    station.sectors.update(named)


# -- what lies and stands on the station ---------------------------------------------------------------------------

LIE_NOW = 1000
"""What an answer of the last turns that does not hold weighs, beside older ones."""


class Hidden:
    """What the Hero knows of things that he does not see."""

    def __init__(self, state: State) -> None:
        self.tiles: dict[SectorId, Tile] = {**state.memory, **state.labyrinth}
        self.attacked = list(state.turn.attacked)
        self.seen = [one for one in state.creatures if one.figure]
        self.lost = [one for one in state.creatures if not one.figure and (is_boss(one) or one.id in self.attacked)]


class World:
    """What lies and stands on a station that was made up."""

    def __init__(self, scene: Scene, station: Station, hidden: Hidden, lately: list[Told], chance: Chance) -> None:
        self.station = station
        self._hidden = hidden
        self._chance = chance
        self._told = [one for one in lately if one.at in station.sectors]
        self._placeless = len(lately) - len(self._told)
        self.blocked = blocked_for(scene.state, station)
        self.jacked = [door for door in scene.state.jacked if door in self.blocked]
        self.elements = self._elements(scene)
        self.creatures = self._creatures(scene)

    def lies(self, scene: Scene, built: list[Told]) -> int:
        """How much of what was told does not hold in it: what was told lately weighs most."""
        state = scene.state
        truth = state.station, state.elements, state.blocked, state.creatures, state.hero
        state.station, state.elements, state.blocked = self.station, self.elements, self.blocked
        state.creatures = self.creatures
        wrong = untrue(self.station, built) + LIE_NOW * self._placeless
        for one in self._told:
            state.hero = one.at
            found = true_answer(scene, one.target)
            wrong += LIE_NOW * (not _is_told(one, found.distance, found.same_level))
        state.station, state.elements, state.blocked, state.creatures, state.hero = truth
        return wrong

    def take_the_place_of_truth(self, state: State) -> None:
        """This is how it is."""
        state.station, state.elements, state.creatures = self.station, self.elements, self.creatures
        state.blocked, state.jacked = self.blocked, self.jacked

    # -- tokens ----------------------------------------------------------------------------------------------------

    def _elements(self, scene: Scene) -> dict[SectorId, Elements]:
        """What lies in sectors: as it was seen last, and something where nobody has looked."""
        tiles, station = self._hidden.tiles, self.station
        made = {sector: Elements() for sector in station.sectors}
        for sector, tile in tiles.items():
            made[sector] = Elements(tile.lit, tile.danger, tile.condition, tile.tokens)
            if sector in scene.state.labyrinth:
                made[sector].concealed = concealed_in(station, sector, tile)
                if tile.switch and not station.sectors[sector].switch:
                    made[sector].fake = "switch"
        unseen = [sector for sector in sorted(station.sectors) if sector not in tiles]
        for sector in self._places("lit", unseen, 0, [sector for sector, there in made.items() if there.lit]):
            made[sector].lit = True
        self._lay_danger(scene, made, unseen)
        self._lay_conditions(scene.state, made, unseen)
        self._lay_sabotage(scene.state, made, unseen)
        return made

    def _lay_danger(self, scene: Scene, made: dict[SectorId, Elements], unseen: list[SectorId]) -> None:
        """Danger, as much as there may well be by now: nobody tells the Hero how many tokens he does not see."""
        sectors, parameters = self.station.sectors, scene.parameters
        there = [sector for sector, one in made.items() if one.danger]
        count = parameters.start_danger + DANGER_A_ROUND * (scene.state.round - 1) + self._chance.below(4) - len(there)
        laid = Counter(sectors[sector].level for sector in there)
        for sector in self._places("danger", unseen, count, there):
            level = sectors[sector].level
            if laid[level] < parameters.danger_per_level:
                laid[level] += 1
                made[sector].danger = True

    def _lay_conditions(self, state: State, made: dict[SectorId, Elements], unseen: list[SectorId]) -> None:
        """Conditions, where there are cards that place them."""
        for condition in CONDITIONS:
            free = [sector for sector in unseen if not made[sector].condition]
            there = [sector for sector, one in made.items() if one.condition == condition]
            count = self._chance.below(2) if "traps" in state.decks else 0
            for sector in self._places(condition, free, count, there)[: max(0, CONDITION_TOKENS - len(there))]:
                made[sector].condition = condition

    def _lay_sabotage(self, state: State, made: dict[SectorId, Elements], unseen: list[SectorId]) -> None:
        """In a Control Room that he has not seen the Colonel may have been at work (mission.fm01-sabotage-two)."""
        if not state.active or state.final.key != "call-for-help":
            return
        there = [sector for sector, one in made.items() if one.tokens]
        rooms = [sector for sector in unseen if self.station.sectors[sector].room == "control-room"]
        for sector in self._places("mission-token", rooms, self._chance.below(2), there):
            made[sector].tokens = (SABOTAGE,) * (1 + self._chance.below(2))

    def _places(self, target: str, free: list[SectorId], count: int, there: list[SectorId]) -> list[SectorId]:
        """Sectors for things of a kind: so many, but as many as it takes for what was told of it to hold if it can."""
        told = [one for one in self._told if one.target == target]
        free = [sector for sector in free if all(one.allows(self.station, sector) for one in told)]
        self._chance.shuffle(free)
        chosen: list[SectorId] = []
        for one in told:
            if not one.is_borne_out(self.station, [*there, *chosen]):
                chosen += self._witness(one, [sector for sector in free if sector not in chosen])
        others = [sector for sector in free if sector not in chosen]
        return [*chosen, *others[: max(0, count - len(chosen))]]

    def _witness(self, told: Told, free: list[SectorId]) -> list[SectorId]:
        """A sector that bears out what was told, if there is one."""
        return next(([sector] for sector in free if told.is_borne_out(self.station, [sector])), [])

    # -- creatures -------------------------------------------------------------------------------------------------

    def _creatures(self, scene: Scene) -> list[Creature]:
        """Creatures that he sees stand where they are; the others might be any, anywhere.

        Those that he has attacked in this turn and lost from sight are still what they were.
        """
        made = list(self._hidden.seen)
        unseen = [sector for sector in sorted(self.station.sectors) if sector not in scene.state.labyrinth]
        for lost in self._hidden.lost:
            self._add(scene, made, unseen, lost.kind, lost.id, lost.wounded)
        kinds = [one.target for one in self._told if one.target in ORDINARY]
        for kind in chain(dict.fromkeys(kinds), self._crowd(scene, len(made))):
            if not any(one.kind == kind for one in made) or kind not in kinds:
                self._add(scene, made, unseen, kind or self._any_kind(scene, made), "", self._chance.below(4) == 0)
        return made

    def _crowd(self, scene: Scene, made: int) -> Iterator[str]:
        """Creatures of any kind, as many as there may well be by now: nobody tells the Hero how many there are."""
        if any(one.target == "creature" and one.distance == -1 for one in self._told):
            return
        there = scene.parameters.start_creatures + min(scene.state.round, 4) + self._chance.below(4) - 2
        for _ in range(max(1, there) - made):
            yield ""

    def _any_kind(self, scene: Scene, made: list[Creature]) -> str:
        """A kind of which there is a token left, and that was not said to be nowhere."""
        none = {one.target for one in self._told if one.distance == -1}
        most = scene.parameters.creature_tokens
        free = [key for key in ORDINARY if key not in none and sum(one.kind == key for one in made) < most]
        return self._chance.pick(free) if free else ""

    def _add(
        self, scene: Scene, made: list[Creature], unseen: list[SectorId], kind: str, key: str, wounded: bool
    ) -> None:
        """Put a creature where it may be by what was told, where it bears out what was told if that is still open."""
        if not kind:
            return
        told = [one for one in self._told if one.target in (kind, "creature")]
        sectors = self.station.sectors
        full = self._full_levels(scene, made) if kind in ORDINARY else ()
        free = [
            sector
            for sector in unseen
            if sectors[sector].level not in full and all(one.allows(self.station, sector) for one in told)
        ]
        if not free:
            return
        self._chance.shuffle(free)
        open_ = [one for one in told if not one.is_borne_out(self.station, self._of_kind(made, one.target))]
        wanted = next(chain.from_iterable(self._witness(one, free) for one in open_), free[0])
        key = key or free_id(kind, made, self._hidden.attacked)
        made.append(Creature(key, kind, wanted, wounded))

    def _of_kind(self, made: list[Creature], target: str) -> list[SectorId]:
        return [one.sector for one in made if target in ("creature", one.kind)]

    def _full_levels(self, scene: Scene, made: list[Creature]) -> list[int]:
        """The levels that cannot take another creature."""
        sectors = self.station.sectors
        crowd = Counter(sectors[one.sector].level for one in made if not is_boss(one))
        return [level for level, count in crowd.items() if count >= scene.parameters.creatures_per_level]


def _is_told(told: Told, distance: int, same_level: bool) -> bool:
    """Whether an answer is what the rules would tell."""
    if told.distance is None:
        return distance >= 0 and same_level == told.same_level
    if min(distance, told.distance) < 0:
        return distance == told.distance
    return abs(distance - told.distance) <= told.leeway and same_level == told.same_level


def free_id(kind: str, made: list[Creature], attacked: list[str]) -> str:
    """A name for a creature that no other has."""
    taken = {*(one.id for one in made), *attacked}
    return next(key for number in range(1, 99) if (key := f"{kind}#{number}") not in taken)


def concealed_in(station: Station, sector: SectorId, tile: Tile) -> tuple[str, ...]:
    """What must be concealed in a sector, if it is built like this and the Hero sees that."""
    built = station.sectors[sector]
    found = [f"side-{side}" for side, what in enumerate(built.sides) if what and not tile.sides[side]]
    return (*found, "switch") if built.switch and not tile.switch else tuple(found)


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
