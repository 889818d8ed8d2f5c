"""Looking around: who and what is where."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from koszmar.parts.figures import Figure, is_seat

from ...bestiary import monsters_of
from ...haunt import Needs
from ...house import adjacent, in_sight, region_of, symbol
from ...sides import living_heroes
from ...state import Monster, Scene, clockwise, the_haunt
from ...tiles import MONSTER_STAIRS, REGIONS, ROOMS
from ...tokens import in_house


def place(scene: Scene, actor: Figure) -> str:
    """The tile that somebody is on."""
    if is_seat(actor):
        return scene.state.explorers[actor].place
    haunt = the_haunt(scene.state)
    return next(one.place for one in haunt.monsters if one.id == actor)


def region(scene: Scene, actor: Figure) -> str:
    """The region that somebody is in."""
    return region_of(scene.state, place(scene, actor))


def in_turn_order(scene: Scene, seats: Sequence[int]) -> list[int]:
    """Seats in turn order from the active player."""
    return [seat for seat in clockwise(scene.state, scene.state.turn.seat) if seat in seats]


def heroes_on(scene: Scene, tile: str) -> list[int]:
    """The living heroes on a tile."""
    return [seat for seat in living_heroes(scene.state) if scene.state.explorers[seat].place == tile]


def heroes_in_sight(scene: Scene, actor: Figure) -> list[int]:
    """The living heroes that somebody sees."""
    seen = in_sight(scene, place(scene, actor))
    return [seat for seat in living_heroes(scene.state) if scene.state.explorers[seat].place in seen]


def heroes_in(scene: Scene, region_name: str) -> list[int]:
    """The living heroes in a region."""
    house = scene.state.house
    return [
        seat
        for seat in living_heroes(scene.state)
        if house.tiles[scene.state.explorers[seat].place].region == region_name
    ]


def monsters_in(scene: Scene, region_name: str, kind: str) -> list[Monster]:
    """The monsters of a kind in a region."""
    return [one for one in monsters_of(scene.state, kind) if region_of(scene.state, one.place) == region_name]


def corpses_on(scene: Scene, tile: str) -> list[int]:
    """The dead explorers on a tile (death.corpses-used-by-haunts)."""
    return [seat for seat, one in enumerate(scene.state.explorers) if one.dead and one.place == tile]


def tokens_in_region(scene: Scene, actor: Figure, name: str) -> int:
    """How many such tokens lie in the region of somebody."""
    here = region(scene, actor)
    return sum(region_of(scene.state, token.on) == here for token in in_house(scene.state, name))


def back_stairs(who: Needs) -> Callable[[Scene, int, str], list[str]]:
    """An answer to ``steps``: some explorers may use the monsters' stairs between Basement and Ground Floor."""

    def answer(scene: Scene, seat: int, tile: str) -> list[str]:
        if tile not in MONSTER_STAIRS or not who(scene, seat):
            return []
        return [MONSTER_STAIRS[1 - MONSTER_STAIRS.index(tile)]]

    return answer


def rolled(scene: Scene) -> int:
    """The moves that the acting monsters have rolled."""
    assert scene.state.monsters is not None
    return scene.state.monsters.rolled


def on_or_next(scene: Scene, *names: str) -> set[str]:
    """The tiles where such tokens lie, and those next to them."""
    lying = [token.on for name in names for token in in_house(scene.state, name)]
    return {tile for here in lying for tile in (here, *adjacent(scene, here))}


# -- tiles ---------------------------------------------------------------------------------------------------------


def with_symbols(scene: Scene, *symbols: str) -> list[str]:
    """The tiles of the house with one of these symbols."""
    return [tile for tile in scene.state.house.tiles if symbol(scene.state.house, tile) in symbols]


def not_landings(scene: Scene) -> list[str]:
    """The tiles of the house that are no Landings."""
    return [tile for tile in scene.state.house.tiles if not ROOMS[tile].landing]


def out_of_sight(scene: Scene, tiles: Sequence[str]) -> list[str]:
    """Of some tiles those that no hero sees."""
    seen: set[str] = set()
    for seat in living_heroes(scene.state):
        seen |= in_sight(scene, scene.state.explorers[seat].place)
    return [tile for tile in tiles if tile not in seen]


def evenly(scene: Scene, tiles: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Of some tiles those in regions that have fewest of what is being spread over the house."""
    counts = dict.fromkeys(REGIONS, 0)
    for tile in taken:
        counts[region_of(scene.state, tile)] += 1
    open_tiles = [tile for tile in tiles if tile not in taken]
    regions = {region_of(scene.state, tile) for tile in open_tiles}
    least = min((counts[name] for name in regions), default=0)
    return [tile for tile in open_tiles if counts[region_of(scene.state, tile)] == least]
