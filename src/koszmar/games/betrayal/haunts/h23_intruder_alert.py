"""Haunt 23, Intruder Alert: the house has a security system, and you are what it is for."""

from __future__ import annotations

from collections.abc import Iterator

from koszmar.kernel.flow import Flow, Key

from ..bestiary import add_monster, stun
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunts import tools
from ..house import adjacent, flip
from ..minds.tastes import tastes
from ..places import put
from ..sides import living_heroes
from ..state import Scene, by_players
from ..tiles import ROOMS
from ..tokens import in_house, on_tile, put_token
from .tools import on_symbol, with_token

ROBOT = MonsterKind(key="robot", might=2, speed=6, sanity=2, knowledge=2, harm="none")
ON, OFF = "on", "off"


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals and spreads {2/3/4/5} machines evenly over the regions, each guarded by a Robot."""
    tools.traitor_heals(scene)
    for _ in range(by_players(scene.state, 2, 3, 4, 5)):
        taken = [token.on for token in in_house(scene.state, ON)]
        tiles = tools.evenly(scene, list(scene.state.house.tiles), taken)
        tile = yield from tools.choose_tile(scene, tools.traitor_of(scene), tiles, "place-token", token=ON)
        put_token(scene, "on-off", ON, tile)
        add_monster(scene, "robot", tile)


def turn_off(scene: Scene, seat: int) -> Flow[None]:
    """The machine stops, and a Robot of the region with it."""
    on_tile(scene.state, tools.place(scene, seat), ON)[0].name = OFF
    scene.tell("23-off", seat=seat, tile=tools.place(scene, seat))
    near = tools.monsters_in(scene, tools.region(scene, seat), "robot")
    robots = [one.id for one in near if not one.stunned]
    if robots:
        stun(scene, (yield from tools.choose(scene, seat, "23-stun", robots)))


def wreck(scene: Scene, seat: int) -> None:
    """The tile is turned over, the Number Track goes down."""
    flip(scene, tools.place(scene, seat))
    tools.turn_track(scene, -1)


def shifts(scene: Scene, seat: int) -> Iterator[Key]:
    """Every way to move a tile with a hero, no Landing, to another place of its region so that nobody is cut off."""
    for tile in dict.fromkeys(tools.place(scene, hero) for hero in living_heroes(scene.state)):
        if not ROOMS[tile].landing:
            yield from tools.tile_moves(scene, tile)


def can_shift(scene: Scene, seat: int) -> bool:
    """Whether there is a tile to move, and a place for it."""
    return any(True for _ in shifts(scene, seat))


def shift(scene: Scene, seat: int) -> Flow[None]:
    """The traitor moves a tile with a hero on it, and all that is on it."""
    yield from tools.move_tile(scene, seat, "23-shift", list(shifts(scene, seat)))


def lasers(scene: Scene, key: str) -> Flow[None]:
    """A hero in sight rolls Speed: 5+ steps aside, otherwise two dice of Physical damage."""
    seat = yield from tools.pick_hero(scene, tools.traitor_of(scene), tools.heroes_in_sight(scene, key))
    if seat is None:
        return
    result = yield from tools.roll_trait(scene, seat, "speed", during="lasers", needs=5)
    if result < 5:
        yield from dice_of_damage(scene, seat, 2, "physical", "haunt")
    elif tiles := list(adjacent(scene, tools.place(scene, seat))):
        yield from put(scene, seat, (yield from tools.choose_tile(scene, seat, tiles, "23-dodge")), "walked")


def shut_down(scene: Scene) -> bool:
    """Every machine is off and the Number Track at 0 (haunt23.heroes-win)."""
    return tools.track_at(0)(scene) and not in_house(scene.state, ON)


HAUNT = enter(
    Haunt(
        number=23,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("on-off", "small-monster"),
        monsters=(ROBOT,),
        monsters_act="after-traitor",
        hero_setup=tools.start_track(2, 3, 4, 5),
        traitor_setup=traitor_setup,
        actions=(
            Action(key="turn-off", where=with_token(ON), roll=("knowledge",), bands={5: turn_off}),
            Action(key="wreck", where=on_symbol("omen"), roll=("might",), bands={4: wreck}),
            Action(key="shift", who="traitor", needs=can_shift, flow=shift),
            Action(key="lasers", who="robot", needs=tools.heroes_in_sight, flow=lasers),
        ),
        goals=(Goal("hero", shut_down, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={
        "turn-off": 2,
        "wreck": lambda scene, seat, tile: 0.1 if tools.track_at(0)(scene) else 1.5,
        "shift": lambda scene, seat, tile: 0.4 if tile == tools.place(scene, seat) else 0.0,
    },
    aims=tools.aim("hero", 5.0, tools.at_tokens(ON), tools.track_at(0)),
)
