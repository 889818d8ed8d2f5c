"""The labyrinth: what the Hero is shown, and how it is kept equal to the map (Revealing, Line of Sight)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter

from msgspec.structs import replace

from koszmar.parts.board.sight import line
from koszmar.parts.figures import free_id

from .state import DOOR, PASSAGE, STEPS, Creature, Figure, Scene, SectorId, State, Tile, evil_seats
from .station import beside, is_blocked

BLOCKED = "blocked"
"""How a door is drawn that nothing passes."""


def tell_evil(scene: Scene, kind: str, /, **args: object) -> None:
    """Tell the Evil players what the Hero does not learn."""
    scene.tell(kind, audience=evil_seats(scene), **args)


SECRETS = frozenset((
    "located", "located-level", "located-none", "tracked", "tracked-count", "noise", "creature-comes",
    "creature-leaves", "never-there", "deaths", "guests", "reaction",
))  # fmt: skip
"""What the Hero is told that was a secret until then: it cannot be taken back unless everybody agrees."""


def note(scene: Scene, kind: str, aside: Mapping[str, object] | None = None, /, **args: object) -> None:
    """Tell everybody, and write it into the Hero's notebook (inform.truthful, noise.radar-marks).

    An argument is a word there; several are joined by hyphens. What is said ``aside`` is not worth a word.
    """
    if kind in SECRETS:
        scene.reveal()
    words = [("-".join(value) or "none") if isinstance(value, list) else str(value) for value in args.values()]
    scene.state.notes.append(" ".join([str(scene.state.number), kind, *words]))
    scene.tell(kind, **args, **(aside or {}))


# -- what is shown -------------------------------------------------------------------------------------------------


def is_shown(state: State, sector: SectorId) -> bool:
    """Whether a sector is revealed (reveal.definition-unrevealed, reveal.element-status)."""
    return sector in state.labyrinth


def is_seen(creature: Creature) -> bool:
    """Whether a creature is revealed."""
    return bool(creature.figure)


def tile_of(scene: Scene, sector: SectorId) -> Tile:
    """A sector as it is to be drawn now: what is concealed is left out, what is false is drawn.

    (reveal.everything-inside, reveal.element-definition, light.sector-sides, move.radar-directions,
    creature.wounded-on-request)
    """
    state = scene.state
    built, there = state.station.sectors[sector], state.elements[sector]
    level, (_, row, column) = _place(state, sector)
    hidden = there.concealed
    return Tile(
        level=level,
        x=built.column - column,
        y=built.row - row,
        sides=tuple([_side(state, sector, side, what, hidden) for side, what in enumerate(built.sides)]),
        room=built.room,
        switch=(built.switch and "switch" not in hidden) or there.fake == "switch",
        lit=there.lit,
        danger=(there.danger and "danger" not in hidden) or there.fake == "danger",
        condition=there.fake if there.fake in ("web", "gas", "mine", "short") else _condition(there.condition, hidden),
        tokens=_tokens(there.tokens, hidden),
        figures=tuple(
            sorted(
                [
                    Figure(one.figure, one.kind, one.wounded)
                    for one in state.creatures
                    if one.sector == sector and one.figure
                ],
                key=_name_of,
            )
        ),
    )


_name_of = attrgetter("name")


def _tokens(tokens: tuple[str, ...], hidden: tuple[str, ...]) -> tuple[str, ...]:
    for element in hidden:
        token = element.removeprefix("token-")
        if token != element and token in tokens:
            tokens = without(tokens, token)
    return tokens


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """All but one thing of a kind."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def _condition(condition: str, hidden: tuple[str, ...]) -> str:
    return "" if "condition" in hidden else condition


def _side(state: State, sector: SectorId, side: int, what: str, hidden: tuple[str, ...]) -> str:
    if not what or f"side-{side}" in hidden:
        return ""
    if what == DOOR and is_blocked(state, sector, state.station.exits[sector][side]):
        return BLOCKED
    return what


def _place(state: State, sector: SectorId) -> tuple[str, list[int]]:
    """The level as the Hero calls it, and the first tile that he saw of it."""
    built = state.station.sectors[sector]
    for name, place in state.origins.items():
        if place[0] == built.level:
            return name, place
    name = "there" if state.origins else "here"
    state.origins[name] = [built.level, built.row, built.column]
    return name, state.origins[name]


def show(scene: Scene, sector: SectorId) -> bool:
    """Add a sector to the labyrinth with everything in it; True if it was not there.

    Creatures in it get figures, unless they are concealed (reveal.everything-inside, creature.wounded-disclosed).
    """
    state = scene.state
    new = sector not in state.labyrinth
    if new:
        state.memory.pop(sector, None)
        if sector in state.erased:
            state.erased.remove(sector)
        scene.reveal()
        concealed = state.elements[sector].concealed
        give_figures(state, [one for one in creatures_in(state, sector) if one.id not in concealed])
    state.labyrinth[sector] = tile_of(scene, sector)
    if new:
        scene.tell("shown", sector=sector)
    return new


def refresh(scene: Scene, *sectors: SectorId) -> None:
    """Draw sectors again, if they are shown: something there has changed (hidden.labyrinth-only, reveal.memory)."""
    labyrinth = scene.state.labyrinth
    for sector in sectors:
        if sector in labyrinth:
            labyrinth[sector] = tile_of(scene, sector)


def give_figures(state: State, creatures: list[Creature]) -> None:
    """Creatures become revealed at the same time. In which order they came behind the screen, figures do not tell."""
    for creature in sorted(creatures, key=_looks):
        give_figure(state, creature)


def _looks(creature: Creature) -> tuple[str, bool]:
    return creature.kind, creature.wounded


def give_figure(state: State, creature: Creature) -> None:
    """A creature becomes revealed: a figure stands for it. The Hero cannot tell whether he has met it before."""
    if not creature.figure:
        creature.figure = free_id(creature.kind, {one.figure for one in state.creatures if one.figure})


def act_openly(state: State, creature: Creature) -> None:
    """A creature moves: wherever it was concealed, it is no longer (inform.concealed-ends)."""
    there = state.elements[creature.sector]
    if creature.id in there.concealed:
        there.concealed = without(there.concealed, creature.id)


def lose_figure(creature: Creature) -> None:
    """A creature is unrevealed again (cmove.becomes-unrevealed)."""
    creature.figure = ""


def forget(scene: Scene, sectors: Iterable[SectorId], *, sketch: bool = True) -> None:
    """Take sectors out of the labyrinth: unrevealed again, with all their elements (reveal.removed-unrevealed).

    What they looked like stays in the Hero's sketch, unless that is erased, too. What was false or concealed there ends
    (inform.concealed-ends, inform.fake-ends, stairs.map-keeps-state).
    """
    state = scene.state
    gone = [sector for sector in sectors if sector in state.labyrinth]
    for sector in gone:
        state.memory[sector] = true_to_life(state.labyrinth.pop(sector), state.elements[sector].fake)
        if not (sketch and scene.options.sketch):
            state.erased.append(sector)
        for creature in creatures_in(state, sector):
            lose_figure(creature)
        undeceive(scene, sector)
    if gone:
        scene.tell("forgotten", sectors=gone)


def true_to_life(tile: Tile, fake: str) -> Tile:
    """A tile without what was never there: the Hero is told so when it is removed (inform.fake-ends)."""
    if not fake:
        return tile
    if fake in ("danger", "switch"):
        return replace(tile, **{fake: False})
    return replace(tile, condition="")


def creatures_in(state: State, sector: SectorId) -> list[Creature]:
    """The creatures in a sector."""
    return [one for one in state.creatures if one.sector == sector]


# -- what the Hero finds out on entering ---------------------------------------------------------------------------


def undeceive(scene: Scene, sector: SectorId) -> None:
    """The Hero enters, or the sector is removed: nothing is concealed any more, what was false is gone.

    (inform.concealed-ends, inform.fake-ends)
    """
    there = scene.state.elements[sector]
    if there.fake:
        note(scene, "never-there", what=there.fake, sector=sector)
        there.fake = ""
    there.concealed = ()


# -- Line of Sight -------------------------------------------------------------------------------------------------


def sees_on(
    scene: Scene, labyrinth: dict[SectorId, Tile], hero: SectorId, here: SectorId, side: int
) -> SectorId | None:
    """The next sector in a straight line that is in sight, on what is shown.

    (los.wall-blocks, los.far-door-blocks, los.unrevealed-blocks, los.stairs-block, los.adjacent-door-open,
    door.automatic, los.blocked-door, los.creatures-transparent, los.unlimited-range)
    """
    tile = labyrinth[here]
    what = tile.sides[side]
    if what != PASSAGE and not (what == DOOR and here == hero):
        return None
    down, right = STEPS[side]
    for key, other in labyrinth.items():
        if other.level == tile.level and (other.x, other.y) == (tile.x + right, tile.y + down):
            return key
    return None


def in_sight(scene: Scene) -> list[SectorId]:
    """The sectors in the Hero's Line of Sight, his own first.

    (los.own-sector, los.straight-lines, los.dark-sectors-count, los.revealed-may-be-out, los.unrevealed-never-in)
    """
    state = scene.state
    found = [state.hero]
    for side in range(4):
        found += line(state.hero, side, lambda here, to: sees_on(scene, state.labyrinth, state.hero, here, to))
    return found


def clear_labyrinth(scene: Scene) -> None:
    """At the end of a round only the Hero's sector, those beside it and lit ones in sight stay.

    (eor.clear-labyrinth, eor.lit-out-of-sight-removed, eor.los-before-removal, eor.no-new-reveals,
    eor.blocked-neighbour-removed, eor.example-labyrinth)
    """
    state = scene.state
    sight = in_sight(scene)
    near = {state.hero, *beside_as_shown(scene)}
    gone = [key for key, tile in state.labyrinth.items() if key not in near and not (tile.lit and key in sight)]
    forget(scene, gone)


def beside_as_shown(scene: Scene) -> list[SectorId]:
    """The sectors beside the Hero's."""
    return beside(scene.state, scene.state.hero)


def visible(scene: Scene, creature: Creature) -> bool:
    """Whether a creature is revealed and in Line of Sight."""
    return is_seen(creature) and creature.sector in in_sight(scene)
