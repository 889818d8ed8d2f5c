"""Another truth for the laws: the same for the Hero from a moment on, and quite another behind the screen.

Whatever he was shown or told since that moment stays as it was, and so does whoever he met. Everything else is dealt
again: creatures, tokens, lights and doors that he did not see, cards that nobody laid open, names of sectors that he
does not know, and often the rest of the station. The Evil players then do what looks the same to him.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Key
from koszmar.kernel.knowledge import Alike

from ..actions.locate import BUILT
from ..bestiary import ORDINARY, is_boss
from ..creatures import paths
from ..imagining import answers_told, built_like, free_id, mission_rooms
from ..maps.generator import Known, complete, origins_on
from ..reactions import REACTIONS
from ..state import DOOR, Creature, Elements, Layout, Scene, SectorId, State, Station, Tile, words_of
from ..station import door_key, side_towards

TELLING = {
    "tracked", "tracked-count", "guests", "colonel-aboard", "deaths", "gets-up", "step-fails",
    "reaction gone-when-i-looked", "reaction it-turned-its-head", "reaction the-lamps-die",
}  # fmt: skip
"""Lines of the notebook that tell something of what he does not see, besides answers to a Locate."""
OTHER_MAPS = 2
"""In one of this many truths only, the station stays as it is."""
OTHER_WAYS = 4
"""One of this many cards that lie face down does something else there."""
CROWD, DANGERS, LIGHTS, DOORS = 6, 8, 4, 3
"""What there may be at most that he does not see, on both levels together."""


class Seen:
    """What the Hero was shown and told from a moment on."""

    def __init__(self, then: State, since: Sequence[State]) -> None:
        moments = [then, *since]
        self.then, self.now = then, moments[-1]
        self.sectors = {sector for state in moments for sector in state.labyrinth}
        self.lines = words_of(self.now.notes.text)[len(words_of(then.notes.text)) :]
        self.answers = list(answers_told(self.now))[len(list(answers_told(then))) :]
        self.asks_for_what_moves = any(told.target not in BUILT for told in self.answers)
        self.met = {one.id for state in moments for one in state.creatures if one.figure or is_boss(one)}
        self.met.update(key for state in moments for key in state.turn.attacked)
        self.cards = {card for state in moments for card in _laid_open(state)}
        known = [tiles for state in moments for tiles in (state.memory, state.labyrinth)]
        self.tiles = {sector: tile for tiles in known for sector, tile in tiles.items()}
        self.called: dict[str, str] = {}
        """What creatures that he met are called in the other truth, by what they are called in the true one."""
        self.stairs = [pair for pair in then.station.stairs if set(pair) <= set(self.tiles)]

    def is_telling(self) -> bool:
        """Whether he was told something that only this truth could tell."""
        kinds = {kind for _, kind, *_ in self.lines} | {f"{kind} {words[0]}" for _, kind, *words in self.lines if words}
        supper = self.now.active and self.now.final.key == "the-last-supper"  # so many questions as creatures
        step = self.now.final.steps != self.then.final.steps  # one that could be taken tells as much as one that failed
        return supper or step or not TELLING.isdisjoint(kinds) or any(told.leeway for told in self.answers)

    def asks_for(self, *targets: str) -> bool:
        """Whether he was told where something of the kind is."""
        return any(told.target in targets for told in self.answers)

    def name_of(self, word: str) -> str:
        """What is called like this in the true one, in the other: nobody whom he met has the name of somebody else."""
        return self.called.get(word, f"another {word}" if word in self.called.values() else word)

    def to_come(self, state: State) -> set[str]:
        """The kinds of creatures that he will meet and that are not there yet."""
        there = {one.id for one in state.creatures}
        return {key.partition("#")[0] for key in self.met if key not in there}

    def asks_for_creature(self, words: Sequence[object]) -> bool:
        """Whether an answer is about a creature of a kind of which he was told where it is."""
        kind = str(words[0]).partition("#")[0] if words else ""
        return kind in ORDINARY and self.asks_for(kind, "creature")


def _laid_open(state: State) -> Iterator[str]:
    """The reaction cards that lie face up."""
    yield from (one.card for one in state.track if one.up)
    for pile in state.discards.values():
        yield from (one.card for one in pile if one.up)


def otherwise(scene: Scene, seat: int | None, since: Sequence[State], chance: Chance) -> Alike | None:
    """Put another truth in the place of the true one, which fits all that the Hero was shown and told since."""
    state, seen = scene.state, Seen(scene.state, since)
    if seen.is_telling() or state.phase == "setup":
        return None
    if not (chance.below(OTHER_MAPS) and _another_map(scene, seen, chance)):
        _other_names(state, seen, chance)
    _other_tokens(scene, seen, chance)
    _other_numbers(scene, seen, chance)
    _another_crowd(scene, seen, chance)
    _other_cards(state, seen, chance)
    return partial(alike, seen, chance)


# -- the station ---------------------------------------------------------------------------------------------------


def _another_map(scene: Scene, seen: Seen, chance: Chance) -> bool:
    """Draw the rest of the station again; False if that does not fit, or would take too much with it."""
    state = scene.state
    if not _is_simple(state, seen):
        return False
    tiles = {sector: _as_built(state, sector, tile) for sector, tile in seen.tiles.items()}
    drawn = complete(chance, mission_rooms(seen.now), Known(tiles, seen.stairs, state.station.start))
    if drawn is None:
        return False
    if not all(told.is_borne_out(drawn, built_like(drawn, told.target)) for told in seen.answers):
        return False
    before, station = state.station, Station.of(drawn)
    blocked = [
        door_key(sector, station.exits[sector][side])
        for sector in seen.sectors
        for side, there in before.exits[sector].items()
        if door_key(sector, there) in state.blocked
    ]
    state.blocked, state.jacked = sorted(set(blocked)), []
    kept = state.elements
    state.elements = {key: kept[key] if key in seen.sectors else Elements() for key in station.sectors}
    state.creatures = [one for one in state.creatures if one.sector in seen.sectors]
    state.station = station
    state.origins = origins_on(station, Known(tiles))
    return True


def _is_simple(state: State, seen: Seen) -> bool:
    """Whether nothing that matters to him is where he does not see it."""
    tokens = [there for sector, there in state.elements.items() if sector not in seen.sectors and there.tokens]
    lies = [there for sector, there in state.elements.items() if there.concealed or there.fake]
    coming = [one for one in state.creatures if one.id in seen.met and one.sector not in seen.sectors]
    return not (tokens or lies or coming or seen.asks_for_what_moves or state.jacked)


def _as_built(state: State, sector: SectorId, tile: Tile) -> Tile:
    """A sector that he knows, in its true shape."""
    built = state.station.sectors[sector]
    return Tile(tile.level, tile.x, tile.y, built.sides, built.room, built.switch)


def _other_names(state: State, seen: Seen, chance: Chance) -> None:
    """Sectors that he has never seen are called otherwise."""
    station = state.station
    unknown = sorted(sector for sector in station.sectors if sector not in seen.tiles and sector != station.start)
    dealt = list(unknown)
    chance.shuffle(dealt)
    name = {sector: sector for sector in station.sectors} | dict(zip(unknown, dealt, strict=True))
    sectors = {name[sector]: built for sector, built in station.sectors.items()}
    stairs = [[name[sector] for sector in pair] for pair in station.stairs]
    state.station = Station.of(Layout(dict(sorted(sectors.items())), stairs, name[station.start]))
    state.elements = {name[sector]: there for sector, there in state.elements.items()}
    state.creatures = [replace(one, sector=name[one.sector]) for one in state.creatures]
    state.blocked = sorted(door_key(*(name[sector] for sector in door.split("/"))) for door in state.blocked)
    state.jacked = [door_key(*(name[sector] for sector in door.split("/"))) for door in state.jacked]


# -- what lies and stands there --------------------------------------------------------------------------------------


def _other_tokens(scene: Scene, seen: Seen, chance: Chance) -> None:
    """Danger, conditions and lights where he does not see them, and doors that he does not see."""
    state = scene.state
    hidden = sorted(sector for sector in state.station.sectors if sector not in seen.sectors)
    if not seen.asks_for("danger"):
        laid = Counter(state.station.sectors[sector].level for sector in seen.sectors if state.elements[sector].danger)
        there = set(_some(hidden, DANGERS, chance))
        for sector in hidden:
            level = state.station.sectors[sector].level
            state.elements[sector].danger = sector in there and laid[level] < scene.parameters.danger_per_level
            laid[level] += state.elements[sector].danger
    if not seen.asks_for("lit"):
        lit = set(_some(hidden, LIGHTS, chance))
        for sector in hidden:
            state.elements[sector].lit = sector in lit
    for condition in ("web", "gas", "mine"):
        if not seen.asks_for(condition):
            for sector in hidden:
                if state.elements[sector].condition == condition:
                    state.elements[sector].condition = ""
            free = [sector for sector in hidden if not state.elements[sector].condition]
            for sector in _some(free, 1, chance):
                state.elements[sector].condition = condition
    if not seen.asks_for("blocked-door"):
        _other_doors(state, seen, chance)


def _other_doors(state: State, seen: Seen, chance: Chance) -> None:
    station = state.station
    unseen = sorted(
        {
            door_key(sector, there)
            for sector, built in station.sectors.items()
            for side, there in station.exits[sector].items()
            if built.sides[side] == DOOR and not {sector, there} & seen.sectors
        }
    )
    kept = [door for door in state.blocked if door not in unseen]
    state.blocked = sorted([*kept, *_some(unseen, DOORS, chance)])
    state.jacked = [door for door in state.jacked if door in state.blocked]


def _other_numbers(scene: Scene, seen: Seen, chance: Chance) -> None:
    """Creatures that he met are numbered otherwise: he sees figures, not the tokens behind the screen."""
    state, there = scene.state, {one.id for one in scene.state.creatures}
    for kind in ORDINARY:
        met = sorted(key for key in seen.met if key.startswith(f"{kind}#"))
        if there.issuperset(met) and not seen.asks_for(kind, "creature"):
            dealt = [f"{kind}#{number}" for number in range(1, scene.parameters.creature_tokens + 1)]
            chance.shuffle(dealt)
            seen.called.update(zip(met, dealt, strict=False))
    state.creatures = [one for one in state.creatures if one.id in seen.met or one.id not in seen.called.values()]
    state.creatures = [replace(one, id=seen.called.get(one.id, one.id)) for one in state.creatures]
    state.turn.attacked = [seen.called.get(key, key) for key in state.turn.attacked]
    for lies in state.elements.values():
        lies.concealed = tuple(seen.called.get(what, what) for what in lies.concealed)


def _another_crowd(scene: Scene, seen: Seen, chance: Chance) -> None:
    """Creatures that he does not meet: any kinds, as many as there may be, anywhere."""
    state = scene.state
    asked = [kind for kind in ORDINARY if seen.asks_for(kind, "creature")]
    met = {seen.called.get(key, key) for key in seen.met}
    made = [one for one in state.creatures if one.id in met or one.kind in asked or one.sector in seen.sectors]
    kinds = [] if seen.asks_for("creature") else [kind for kind in ORDINARY if kind not in asked]
    hidden = sorted(sector for sector in state.station.sectors if sector not in seen.sectors)
    for _ in range(chance.below(CROWD + 1)):
        free = [kind for kind in kinds if sum(one.kind == kind for one in made) < scene.parameters.creature_tokens]
        levels = Counter(state.station.sectors[one.sector].level for one in made if not is_boss(one))
        most = scene.parameters.creatures_per_level
        places = [one for one in hidden if levels[state.station.sectors[one].level] < most]
        if free and places:
            kind = chance.pick(free)
            key = free_id(kind, made, [*seen.met, *met])
            made.append(Creature(key, kind, chance.pick(places), chance.below(4) == 0))
    state.creatures = made


def _some(things: list[str], most: int, chance: Chance) -> list[str]:
    """Some things, at most so many."""
    things = list(things)
    chance.shuffle(things)
    return things[: chance.below(most + 1)]


def _other_cards(state: State, seen: Seen, chance: Chance) -> None:
    """Cards in hands are changed for others of their decks, but for those that are laid open."""
    for hand in state.hands:
        for place, card in enumerate(hand):
            deck = state.decks[REACTIONS[card].deck]
            free = [number for number, other in enumerate(deck) if other not in seen.cards]
            if card not in seen.cards and free:
                number = chance.pick(free)
                hand[place], deck[number] = deck[number], card


# -- what looks the same -------------------------------------------------------------------------------------------

NOTHING = ("nothing",)


def alike(
    seen: Seen, chance: Chance, truth: Scene, other: Scene, seat: int, key: Key, offered: Sequence[Key]
) -> Key | None:
    """What an Evil player could answer in another truth so that the Hero notices no difference, now or later on.

    What he will notice later on is the same thing in the same place; anything else is another one, if there is one.
    """
    words = tuple(seen.name_of(word) if isinstance(word, str) else word for word in _words(key))
    matters = {*seen.sectors, *(seen.called.get(one, one) for one in seen.met)}
    wanted, named = look_of(truth, seat, key, seen.called), matters.intersection(words)
    fitting = [
        answer
        for answer in offered
        if matters.intersection(_words(answer)) == named and look_of(other, seat, answer, {}) == wanted
    ]
    by_place = truth.state.station.layout.places.keys() == other.state.station.layout.places.keys()
    this = _places(truth, words) if by_place else words

    def likeness(answer: Key) -> int:
        that = _places(other, _words(answer)) if by_place else _words(answer)
        return sum(one == other for one, other in zip(this, that, strict=False))

    if seen.asks_for_creature(_words(key)) or _words(key)[0] in seen.to_come(truth.state):
        fitting = [answer for answer in fitting if likeness(answer) == len(this)]
    else:
        fitting = [answer for answer in fitting if not seen.asks_for_creature(_words(answer))]
    if named or seen.asks_for_what_moves or (wanted[0] == "down" and chance.below(OTHER_WAYS)):
        return max(fitting, key=likeness, default=None)
    return min(fitting, key=likeness, default=None)


def look_of(scene: Scene, seat: int, key: Key, called: Mapping[str, str]) -> tuple[object, ...]:
    """All that the Hero can notice of an answer; ``called`` says how creatures that he met are called."""
    state = scene.state
    match key:
        case (str(one), "unblock", str(there)) if "#" in one:
            return _of_creature(scene, one, [("unblock", there)], "", called)
        case (str(one), str(end), str(direction)) if "#" in one:
            return _of_creature(scene, one, _way(scene, one, end), direction, called)
        case (str(one), str(end)) if "#" in one and end in state.station.sectors:
            return _of_creature(scene, one, _way(scene, one, end), "", called)
        case (str(kind), str(sector), str(direction)) if kind in ORDINARY:
            return ("appears", kind, sector) if sector in state.labyrinth else ("noise", direction)
        case ("down", str(card), str()):
            return ("down", *_backs_without(state, seat, card))
        case ("door", str(one), str(there)) | (str(one), str(there)) if one in state.station.sectors:
            return _of_door(scene, one, there)
        case ("danger" | "web" | "gas" | "mine" | "short", str(sector)) | str(sector) if _is_unseen(state, sector):
            return NOTHING
        case (str(target), str(sector)) if _is_unseen(state, sector):
            return ("towards", target)
        case str(word) if word in REACTIONS:
            return ("thrown", *_backs_without(state, seat, word))
        case str(word) if "#" in word:
            return ("creature", next(one.figure for one in state.creatures if one.id == word))
        case "none":
            return NOTHING
    return ("is", key)


def _is_unseen(state: State, sector: SectorId) -> bool:
    return sector in state.station.sectors and sector not in state.labyrinth


def _backs_without(state: State, seat: int, card: str) -> list[str]:
    """The deck of a card that leaves a hand, and the backs of the others."""
    left = list(state.hands[seat])
    left.remove(card)
    return [REACTIONS[one].deck for one in (card, *left)]


def _of_creature(
    scene: Scene, key: str, way: list[tuple[str, SectorId]], direction: str, called: Mapping[str, str]
) -> tuple[object, ...]:
    """A creature goes: who, if he sees it, where he sees it on its way, and what he hears."""
    shown, creature = scene.state.labyrinth, next(one for one in scene.state.creatures if one.id == key)
    seen, at = [], creature.sector
    for what, there in way:
        if there in shown or (what == "unblock" and at in shown):
            seen.append((what, there if there in shown else at))
        at = there if what == "go" else at
    if creature.figure or seen:
        return ("goes", called.get(key, key), tuple(seen), direction)
    return ("noise", direction) if direction not in ("", "-") else NOTHING


def _of_door(scene: Scene, one: SectorId, there: SectorId) -> tuple[object, ...]:
    """A door changes: he sees it on the side of a sector that he sees."""
    sides = [
        (at, side_towards(scene.state, at, beyond))
        for at, beyond in ((one, there), (there, one))
        if at in scene.state.labyrinth
    ]
    return ("door", *sides) if sides else NOTHING


def _way(scene: Scene, key: str, end: SectorId) -> list[tuple[str, SectorId]]:
    """The way of a creature to a sector, as far as it can be told: moves of cards have four points at most."""
    creature = next(one for one in scene.state.creatures if one.id == key)
    return paths(scene, creature, 4).get(end, [("go", end)])


def _words(key: Key) -> tuple[object, ...]:
    return key if isinstance(key, tuple) else (key,)


def _places(scene: Scene, words: tuple[object, ...]) -> tuple[object, ...]:
    """The words of an answer, sectors by where they lie."""
    sectors = scene.state.station.sectors
    return tuple(
        (one.level, one.row, one.column) if isinstance(word, str) and (one := sectors.get(word)) else word
        for word in words
    )
