"""Haunt 28, We're Going to Need a Bigger House: the water rises through the floors, and something swims in it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from .. import moments
from ..bestiary import add_monster
from ..cards import discard
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import adjacent, flip, landings, nearest, region_of
from ..minds.tastes import tastes
from ..places import put
from ..state import Scene, by_players
from ..tiles import ROOMS
from ..tokens import held_by
from .tools import end_turn, harm, heroes_win, on_symbol, steps, take_token, with_monster

SHARK = MonsterKind(key="shark", token="ghost-shark", might=8, speed=2, sanity=4, knowledge=4, harm="none")
BOMB = "trap"
EACH = 2
"""What an Explosive or the Dynamite adds."""


def setup(scene: Scene) -> Flow[None]:
    """The traitor becomes the Shark; its tile, or the one nearest to a Landing, is Flooded, and some of the region."""
    state, seat = scene.state, tools.traitor_of(scene)
    explorer = state.explorers[seat]
    here, region = explorer.place, region_of(state, explorer.place)
    add_monster(scene, "shark", here)
    explorer.place, explorer.dead, explorer.died = "", True, state.number
    for card in list(explorer.cards):
        if card == "idol":
            explorer.cards.remove(card)
            state.gone.append(card)
        else:
            discard(scene, seat, card)
    dry = [tile for tile in dry_tiles(scene) if region_of(state, tile) == region]
    first = nearest(scene, here, dry) if ROOMS[here].landing else [here]
    if first:
        flip(scene, (yield from tools.choose_tile(scene, seat, first, "28-flood")))
    for _ in range(by_players(state, 0, 1, 2, 3)):
        dry = [tile for tile in dry_tiles(scene) if region_of(state, tile) == region]
        if dry:
            flip(scene, (yield from tools.choose_tile(scene, seat, dry, "28-flood")))


def dry_tiles(scene: Scene) -> list[str]:
    """The tiles that are neither Flooded nor Landings."""
    return [tile for tile in tools.not_landings(scene) if not scene.state.house.tiles[tile].flipped]


def flooded(scene: Scene) -> list[str]:
    """The Flooded tiles."""
    return [tile for tile, lying in scene.state.house.tiles.items() if lying.flipped]


def rise(scene: Scene, seat: int) -> Flow[None]:
    """At the start of every hero's turn, dead or alive, the water takes another tile next to the Flooded ones."""
    if seat == tools.traitor_of(scene):
        return
    shores = flooded(scene)
    near = [tile for tile in dry_tiles(scene) if any(other in shores for other in adjacent(scene, tile))]
    if not near:
        home = landings(scene.state.house)
        near = [tile for tile in dry_tiles(scene) if any(other in home for other in adjacent(scene, tile))]
    if near:
        show(scene, "rise")
        flip(scene, (yield from tools.choose_tile(scene, tools.traitor_of(scene), near, "28-flood")))


def dynamite(scene: Scene, seat: int) -> int:
    """+2 for the Dynamite, which stays in the hand."""
    return EACH if "dynamite" in scene.state.explorers[seat].cards else 0


def surface(scene: Scene, key: str) -> Flow[None]:
    """The Shark comes up on any Flooded tile."""
    tile = yield from tools.choose_tile(scene, tools.traitor_of(scene), flooded(scene))
    yield from put(scene, key, tile)


def all_flooded(scene: Scene) -> bool:
    """Every tile but the Landings is under water (haunt28.traitor-wins)."""
    return not dry_tiles(scene)


HAUNT = enter(
    Haunt(
        number=28,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("ghost-shark", "food-trap"),
        monsters=(SHARK,),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="search", where=on_symbol("item"), roll=("speed",), bands={4: take_token("food-trap", BOMB)}),
            Action(
                key="feed",
                where=with_monster("shark"),
                roll=("might",),
                bonus=dynamite,
                bands={10: heroes_win, 0: steps(harm("physical", 2), end_turn)},  # haunt28.heroes-win
            ),
            Action(key="surface", who="shark", needs=lambda scene, key: bool(flooded(scene)), flow=surface),
        ),
        goals=(Goal("traitor", all_flooded, "monsters-end"), tools.TRAITOR_KILLS_ALL),
        hero_rules=("flooded", "explosives"),
        traitor_rules=("flooded", "rise"),
        on=(
            moments.turn_begins.by(rise),
            moments.rerolls.by(tools.discarded_after_roll("feed", BOMB, EACH)),
            *tools.changes_hands(BOMB, passage="explosives"),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def explosives(scene: Scene, seat: int) -> int:
    """What the Explosives at hand would add."""
    return EACH * len(held_by(scene.state, seat, BOMB))


TASTES = tastes(
    HAUNT,
    worth={"feed": lambda scene, seat, tile: dynamite(scene, seat) + explosives(scene, seat) - 2},
    reserves={"feed": explosives},
)
