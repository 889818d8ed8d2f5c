"""Haunt 48, Don't Upset the Host!: he lost his head long ago, and he has been looking for company since."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_monster, is_seat

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monsters_of, remove_monster
from ..cards import give, holder_of
from ..harm import damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene
from ..tokens import put_token, return_token, tokens
from .tools import holds, with_token

HEAD = MonsterKind(key="head", token="head-of-the-house", might=6, speed=6, sanity=6, knowledge=8, harm="kill")
SKULL, ROOM, REFUGE = "skull", "bloody-room", "panic-room"


def setup(scene: Scene) -> Flow[None]:
    """The traitor heals, +1 Might; the Head in the Bloody Room, with the Skull."""
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 1, 1, 1, 1)
    yield from tools.bring(scene, tools.traitor_of(scene), ROOM, "ground")
    tools.draw_out(scene, SKULL)
    appear(scene, ROOM)


def appear(scene: Scene, tile: str) -> None:
    """The Head comes to a tile, holding the Skull."""
    head = add_monster(scene, "head", tile)
    assert head is not None
    head.cards.append(SKULL)


def slain(scene: Scene, key: str, blow: Attack | None) -> bool:
    """The explorer who beat the Head takes the Skull; otherwise it lies on the tile, marked by the Head's token."""
    place = tools.place(scene, key)
    remove_monster(scene, key)
    if blow is not None and is_seat(blow.winner):
        take_skull(scene, blow.winner)
    else:
        scene.state.drawn.append(SKULL)
        put_token(scene, HEAD.token, SKULL, place)
    return True


def pick_up(scene: Scene, seat: int) -> None:
    """Take the Skull from the floor."""
    return_token(scene, *tokens(scene.state, SKULL))
    scene.state.drawn.remove(SKULL)
    take_skull(scene, seat)


def take_skull(scene: Scene, seat: int) -> None:
    """The Skull goes to an explorer."""
    give(scene, seat, SKULL)
    scene.tell("take-card", seat=seat, card=SKULL, source="")


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """The Skull bites whoever ends a turn with it: Speed 5, or 2 Physical damage."""
    explorer = scene.state.explorers[seat]
    if not tools.is_hero(scene, seat) or SKULL not in explorer.cards or explorer.dead:
        return
    show(scene, "skull")
    result = yield from tools.roll_trait(scene, seat, "speed", during="skull", needs=5)
    if result <= 4:
        yield from damage(scene, seat, 2, "physical", "haunt")


def revive(scene: Scene, seat: int) -> None:
    """The Head grows back around the Skull."""
    scene.state.explorers[seat].cards.remove(SKULL)
    appear(scene, tools.place(scene, seat))


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[bool]:
    """The host does not die but comes back to the Bloody Room, healed."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "host")
    yield from tools.start_over(scene, seat, ROOM)
    return True


def sealed_in(scene: Scene) -> bool:
    """A hero with the Skull stands in the Panic Room (haunt48.heroes-win)."""
    return any(SKULL in scene.state.explorers[seat].cards for seat in tools.heroes_on(scene, REFUGE))


HAUNT = enter(
    Haunt(
        number=48,
        kind="traitor",
        traitor=tools.highest("might"),
        tokens=("head-of-the-house",),
        monsters=(HEAD,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="pick-up", who="any", where=with_token(SKULL), flow=pick_up),
            Action(key="revive", who="traitor", needs=holds(SKULL), flow=revive),
        ),
        goals=(Goal("hero", sealed_in), tools.TRAITOR_KILLS_ALL),
        hero_rules=("skull",),
        traitor_rules=("host",),
        hero_tiles=(REFUGE,),
        traitor_tiles=(ROOM,),
        on=(moments.monster_slain.by(slain), moments.turn_ends.by(turn_ends), moments.would_die.by(would_die)),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """The Skull to the Panic Room; without it, after the Head, or to the corpse that has the Skull."""
    holder = holder_of(scene.state, SKULL)
    if holder == seat:
        return [(REFUGE, 6.0)] if REFUGE in scene.state.house.tiles else []
    if holder is not None and scene.state.explorers[holder].dead:
        return [(tools.place(scene, holder), 4.0)]
    if seat == tools.traitor_of(scene):
        return []
    return [(one.place, 1.2) for one in monsters_of(scene.state, "head")]


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """Whoever beats the Head has the Skull."""
    return 1.5 if is_monster(target) else 0.0


TASTES = tastes(HAUNT, worth={"pick-up": 3, "revive": 2}, aims=aims, prey=prey)
