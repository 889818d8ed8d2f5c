"""Haunt 44, A Missing Seam: wax faces, glass eyes. Burn the house over their heads before they come closer."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..facts import Fact, Facts
from ..harm import damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import distances, flip, landings, touching
from ..minds.tastes import tastes
from ..rolls import moves_rolled
from ..sides import living_heroes
from ..state import Scene, by_players, the_haunt
from ..tiles import MONSTER_STAIRS, ROOMS
from ..tokens import on_tile, put_token
from .tools import FRONT

MANNEQUIN = MonsterKind(key="mannequin", might=7, speed=6, sanity=4, knowledge=2)
FIRE, WATCHED_DICE = "fire", 2


class Steps(Facts):
    """What the haunt keeps in mind."""

    stood = Fact[dict[str, str]]({})
    """The tile where each hero stood last, by seat."""


def hero_setup(scene: Scene) -> None:
    """The revealer's tile burns; with three players also that of the other hero, if it is no Landing."""
    stood = {str(seat): tools.place(scene, seat) for seat in living_heroes(scene.state)}
    Steps(scene).stood = stood
    ignite(scene, tools.place(scene, the_haunt(scene.state).revealer))
    for tile in stood.values() if scene.players == 3 else ():
        if not ROOMS[tile].landing:
            ignite(scene, tile)


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals; {1/2/3/4} Mannequins wait on Landings."""
    tools.traitor_heals(scene)
    seat, count, tiles = tools.traitor_of(scene), by_players(scene.state, 1, 2, 3, 4), landings(scene.state.house)
    yield from tools.place_monsters(scene, seat, "mannequin", count, tiles, apart=False)


def burns(scene: Scene, tile: str) -> bool:
    """Whether a tile is Burning: turned over, or a Landing with a Fire token."""
    return scene.state.house.tiles[tile].flipped or bool(on_tile(scene.state, tile, FIRE))


def as_one(tile: str) -> tuple[str, ...]:
    """The spaces that catch fire together with this one."""
    return FRONT if tile in FRONT else (tile,)


def ignite(scene: Scene, tile: str) -> None:
    """A tile burns; a Landing keeps its face."""
    for one in as_one(tile):
        if burns(scene, one):
            continue
        if ROOMS[one].landing:
            put_token(scene, "fire", FIRE, one)
        else:
            flip(scene, one)


def unburnt(scene: Scene) -> list[str]:
    """The tiles that do not burn yet; the starting tile of the Ground Floor is one."""
    return [tile for tile in scene.state.house.tiles if not burns(scene, tile) and tile not in FRONT[1:]]


def around(scene: Scene, tile: str) -> list[str]:
    """The tiles that touch this one."""
    return [as_one(other)[0] for one in as_one(tile) for other in touching(scene.state.house, one)]


def burning_around(scene: Scene, tile: str) -> list[str]:
    """The Burning tiles that touch this one."""
    return [one for one in around(scene, tile) if burns(scene, one)]


def fires(scene: Scene) -> list[set[str]]:
    """Every group of Burning tiles that touch."""
    found: list[set[str]] = []
    for tile in scene.state.house.tiles:
        if burns(scene, tile) and not any(as_one(tile)[0] in fire for fire in found):
            found.append(set(distances(scene, as_one(tile)[0], burning_around)))
    return found


def spread(scene: Scene) -> Flow[None]:
    """After the monsters every fire takes a tile that touches it, all at once; if none can, a Landing burns."""
    show(scene, "spread")
    fuel, taken = unburnt(scene), []
    edges = [[tile for tile in fuel if fire & set(around(scene, tile))] for fire in fires(scene)]
    for edge in edges if any(edges) else [[tile for tile in fuel if ROOMS[tile].landing]]:
        if edge:
            taken.append((yield from tools.choose_tile(scene, tools.speaker(scene), edge, "44-spread")))
    for tile in taken:
        ignite(scene, tile)


def enters(scene: Scene, actor: Figure, tile: str) -> Flow[None]:
    """A hero who comes into the fire takes 1 General damage."""
    if not is_seat(actor) or actor not in living_heroes(scene.state):
        return
    steps = Steps(scene)
    before = steps.stood.get(str(actor), "")
    steps.stood |= {str(actor): tile}
    if burns(scene, tile) and not (before in FRONT and tile in FRONT):
        show(scene, "burning")
        yield from damage(scene, actor, 1, "general", "haunt")


def wax_skin(scene: Scene, blow: Attack) -> None:
    """An attack made against the traitor does 1 damage less; losing an attack of one's own hurts in full."""
    if blow.target == blow.loser == tools.traitor_of(scene):
        show(scene, "wax")
        blow.margin -= 1
        if not blow.margin:
            scene.tell("no-damage", seat=blow.target)


def watched(scene: Scene, key: str, rolled: int) -> int:
    """A Mannequin that a hero sees at the start of its turn rolls two dice only."""
    return moves_rolled(scene, WATCHED_DICE, "mannequin") if tools.heroes_in_sight(scene, key) else rolled


HAUNT = enter(
    Haunt(
        number=44,
        kind="traitor",
        traitor=tools.left_of_revealer,
        tokens=("fire", "small-monster"),
        monsters=(MANNEQUIN,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="set-fire",
                where=lambda scene, seat, tile: not burns(scene, tile),
                roll=("sanity",),
                bands={4: lambda scene, seat: ignite(scene, tools.place(scene, seat))},
            ),
        ),
        # haunt44.heroes-win
        goals=(Goal("hero", lambda scene: not unburnt(scene), "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        hero_rules=("burning", "spread", "stairs"),
        traitor_rules=("burning", "wax"),
        facts=Steps,
        on=(
            moments.enters.by(enters),
            moments.steps.by(tools.back_stairs(tools.is_hero)),
            moments.stepped.by(
                lambda scene, seat, *way: show(scene, "stairs") if {*way} == {*MONSTER_STAIRS} else None
            ),
            moments.monsters_end.by(spread),
            moments.attack_won.by(wax_skin),
            moments.monster_moves.by(watched),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def like_fuel(scene: Scene, decision: Decision) -> list[float]:
    """Let the fire go where it finds more."""
    fuel = unburnt(scene)
    return [float(sum(one in fuel for one in around(scene, str(tile)))) for tile in decision.options]


TASTES = tastes(
    HAUNT,
    worth={"set-fire": lambda scene, seat, tile: 2.0 if burning_around(scene, tile) else 3.0},
    patient=tools.is_hero,
    likes={"44-spread": like_fuel},
)
