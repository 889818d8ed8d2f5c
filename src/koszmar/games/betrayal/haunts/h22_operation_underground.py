"""Haunt 22, Operation: Underground: the bunker under the house was never closed, nor its soldiers' eyes."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_monster

from .. import moments
from ..bestiary import add_monster
from ..discovery import stack_holds
from ..facts import Fact, Facts
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_region, open_sides
from ..laying import lay_somewhere
from ..minds.tastes import tastes
from ..places import put
from ..sides import living_heroes
from ..state import Scene, by_players
from ..tiles import ROOMS
from .tools import heroes_win, holds, on

ZOMBIE = MonsterKind(key="zombie", might=5, speed=2, sanity=2, knowledge=2, harm="kill")
LANDING, LAB = "basement-landing", "laboratory"


class Escape(Facts):
    """What the haunt keeps in mind."""

    surfaced = Fact[bool](False)
    """Whether a hero has been on the Ground Floor since the haunt was set up."""


def hero_setup(scene: Scene) -> Flow[None]:
    """The Basement falls in: its tiles go back into the stack, the heroes wake on its Landing."""
    state = scene.state
    lost = [tile for tile in in_region(state.house, "basement") if tile != LANDING]
    for explorer in state.explorers:
        if explorer.place in lost:
            explorer.place = LANDING
    tools.return_tiles(scene, lost)
    for seat in living_heroes(state):
        yield from put(scene, seat, LANDING)


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor commands from the Laboratory."""
    seat = tools.traitor_of(scene)
    yield from tools.bring(scene, seat, LAB, "ground")
    yield from put(scene, seat, LAB)


def next_basement_tile(scene: Scene) -> str | None:
    """The next tile of the stack that fits the Basement."""
    return next((key for key in reversed(scene.state.stack) if "basement" in ROOMS[key].regions), None)


def floor_plan(scene: Scene, seat: int) -> Flow[None]:
    """Look at the next Basement tile, and put it on top or at the bottom."""
    key = next_basement_tile(scene)
    if key is None:
        return
    scene.show(seat, [key])
    where = yield from tools.choose(scene, seat, "22-plan", [("top", key), ("bottom", key)])
    scene.hide()
    scene.state.stack.remove(key)
    scene.state.stack.insert(len(scene.state.stack) if where[0] == "top" else 0, key)


def may_plan(scene: Scene, seat: int) -> bool:
    """Whoever holds the Skull, while a Basement tile is left."""
    return holds("skull")(scene, seat) and stack_holds(scene.state, "basement")


def has_tiles(scene: Scene, seat: int) -> bool:
    """Whether a Basement tile is left in the stack, and a doorway for it."""
    doors = any(open_sides(scene.state.house, tile) for tile in in_region(scene.state.house, "basement"))
    return doors and stack_holds(scene.state, "basement")


def diversion(scene: Scene, seat: int) -> Flow[None]:
    """The traitor turns tiles over until one is for the Basement and lays it anywhere there; the others are buried."""
    stack, key = scene.state.stack, next_basement_tile(scene)
    if key is not None:
        scene.reveal()
        place = stack.index(key)
        stack[:] = [*stack[place + 1 :], *stack[:place]]
        scene.state.drawn.append(key)
        yield from lay_somewhere(scene, seat, key, ("basement",), rule="special.own-instructions")


def may_leave(scene: Scene, seat: int, tile: str) -> bool:
    """The traitor stays in the Laboratory until a hero has been on the Ground Floor."""
    return seat != tools.traitor_of(scene) or tile != LAB or Escape(scene).surfaced


def watch(scene: Scene) -> None:
    """Note the first hero on the Ground Floor once the haunt is set up."""
    if scene.state.phase != "haunt" and tools.heroes_in(scene, "ground") and not Escape(scene).surfaced:
        Escape(scene).surfaced = True
        show(scene, "command")


def enters(scene: Scene, actor: Figure, tile: str) -> None:
    """Somebody came up the stairs, perhaps."""
    watch(scene)


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """Zombies come: {0/0/1/1} on the Landing, and one at every Basement tile with an open doorway."""
    watch(scene)
    if seat != tools.traitor_of(scene):
        return
    show(scene, "zombies")
    state, explorer = scene.state, scene.state.explorers[seat]
    tools.add_monsters(scene, "zombie", LANDING, by_players(state, 0, 0, 1, 1))
    if explorer.place != LAB or explorer.dead:
        return
    doors = [tile for tile in in_region(state.house, "basement") if open_sides(state.house, tile)]
    if len(doors) > state.box[ZOMBIE.token]:
        yield from tools.place_monsters(scene, seat, "zombie", state.box[ZOMBIE.token], doors)
    else:
        for tile in doors:
            add_monster(scene, "zombie", tile)


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """Nothing is left of a hero killed by a Zombie."""
    if is_monster(source):
        show(scene, "eaten")
        tools.leave_the_house(scene, seat)


HAUNT = enter(
    Haunt(
        number=22,
        kind="traitor",
        traitor=tools.left_of_revealer,
        tokens=("small-monster",),
        monsters=(ZOMBIE,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="escape",
                where=on("entrance-hall", "graveyard"),
                roll=("speed",),
                bonus=tools.bonus_with(2, "dynamite", "skeleton-key"),
                bands={6: heroes_win},  # haunt22.heroes-win
            ),
            Action(key="floor-plan", needs=may_plan, roll=("knowledge",), bands={5: floor_plan}),
            Action(key="diversion", who="traitor", where=on(LAB), needs=has_tiles, flow=diversion),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        traitor_rules=("command", "zombies", "eaten"),
        facts=Escape,
        on=(
            moments.may_leave.by(may_leave),
            moments.enters.by(enters),
            moments.turn_ends.by(turn_ends),
            moments.died.by(died),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"escape": 5, "floor-plan": 0.3, "diversion": 0.5},
    aims=tools.aim("traitor", 3.0, tools.at(LAB)),
    explore=tools.heroes_explore(1.5),
)
