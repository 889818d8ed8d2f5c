"""Haunt 23, Intruder Alert: the house has a security system, and you are what it is for."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from ..bestiary import add_monster, monsters_of, stun
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..house import adjacent, distances, flip, lay, layings, region_of, spots_at
from ..places import put
from ..rolls import trait_roll
from ..sides import living_heroes
from ..state import House, Table, Tile, by_players, the_haunt
from ..tiles import ROOMS
from ..tokens import in_house, on_tile, put_token
from . import tools
from .tools import on_symbol, with_token

ROBOT = MonsterKind(key="robot", might=2, speed=6, sanity=2, knowledge=2, harm="none")
ON, OFF = "on", "off"
WAYS_IN = ("entrance-hall", "upper-landing", "basement-landing")
"""Whatever could be reached on foot from one of these must stay so when a tile is moved."""


def hero_setup(scene: Table) -> None:
    """The Number Track at {2/3/4/5}."""
    tools.set_track(scene, by_players(scene.state, 2, 3, 4, 5))


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals and spreads {2/3/4/5} machines evenly over the regions, each guarded by a Robot."""
    tools.traitor_heals(scene)
    for _ in range(by_players(scene.state, 2, 3, 4, 5)):
        taken = [token.on for token in in_house(scene.state, ON)]
        tiles = tools.evenly(scene, list(scene.state.house.tiles), taken)
        tile = yield from tools.choose_tile(scene, tools.traitor_of(scene), tiles, "place-token", token=ON)
        put_token(scene, "on-off", ON, tile)
        add_monster(scene, "robot", tile)


def turn_off(scene: Table, seat: int) -> Flow[None]:
    """The machine stops, and a Robot of the region with it."""
    on_tile(scene.state, tools.place(scene, seat), ON)[0].name = OFF
    scene.tell("23-off", seat=seat, tile=tools.place(scene, seat))
    here = tools.region(scene, seat)
    near = [one for one in monsters_of(scene.state, "robot") if region_of(scene.state, one.place) == here]
    robots = [one.id for one in near if not one.stunned]
    if robots:
        stun(scene, (yield from tools.choose(scene, seat, "23-stun", robots)))


def wreck(scene: Table, seat: int) -> None:
    """The tile is turned over, the Number Track goes down."""
    flip(scene, tools.place(scene, seat))
    tools.turn_track(scene, -1)


# -- the house moves -----------------------------------------------------------------------------------------------


def movable(scene: Table) -> list[str]:
    """The tiles with heroes on them that are no Landings."""
    places = dict.fromkeys(scene.state.explorers[seat].place for seat in living_heroes(scene.state))
    return [tile for tile in places if not ROOMS[tile].landing]


def shifts(scene: Table) -> list[Key]:
    """Every way to move a tile with a hero to another place of its region so that nothing becomes unreachable."""
    house = scene.state.house
    found: list[Key] = []
    for tile in movable(scene):
        before = [set(distances(scene, start)) for start in WAYS_IN]
        scene.state.house = rest = House({key: lying for key, lying in house.tiles.items() if key != tile})
        reach = {start: set(distances(scene, start)) for start in WAYS_IN}
        for way in places_for(rest, tile, house.tiles[tile]):
            moved = Tile(*way, house.tiles[tile].flipped)  # type: ignore[arg-type]
            scene.state.house = House({**rest.tiles, tile: moved})
            doors = adjacent(scene, tile)
            scene.state.house = rest
            reach.update({door: set(distances(scene, door)) for door in doors if door not in reach})
            joined = {tile}.union(*(reach[door] for door in doors))
            after = [reach[start] | joined if reach[start].intersection(doors) else reach[start] for start in WAYS_IN]
            if all(old <= new for old, new in zip(before, after, strict=True)):
                found.append(("lay", tile, *way))
        scene.state.house = house
    return found


def places_for(rest: House, tile: str, lying: Tile) -> list[tuple[str, int, int, int]]:
    """Where else in its region a tile may lie; one that is turned over has doorways all round."""
    if lying.flipped:
        ways = [(*spot, 0) for spot, _ in spots_at(rest, lying.region)]
    else:
        ways = layings(rest, tile, (lying.region,))
    return [way for way in dict.fromkeys(ways) if way[:3] != (lying.region, lying.x, lying.y)]


def shift(scene: Table, seat: int) -> Flow[None]:
    """The traitor moves a tile with a hero on it, and all that is on it."""
    options = shifts(scene)
    if not options:
        return
    choice = yield from tools.choose(scene, seat, "23-shift", options)
    flipped = scene.state.house.tiles[choice[1]].flipped
    lay(scene.state, choice[1], *choice[2:])
    scene.state.house.tiles[choice[1]].flipped = flipped
    scene.state.house.changed()
    scene.tell("lay-anew", seat=seat, tile=choice[1])


# -- Robots --------------------------------------------------------------------------------------------------------


def lasers(scene: Table, key: str) -> Flow[None]:
    """A hero in sight rolls Speed: 5+ steps aside, otherwise two dice of Physical damage."""
    seat = yield from tools.pick_hero(scene, tools.traitor_of(scene), tools.heroes_in_sight(scene, key))
    if seat is None:
        return
    result = yield from trait_roll(scene, seat, "speed", rule="special.own-instructions", during="lasers")
    if result < 5:
        yield from dice_of_damage(scene, seat, 2, "physical", "haunt")
    elif tiles := list(adjacent(scene, tools.place(scene, seat))):
        yield from put(scene, seat, (yield from tools.choose_tile(scene, seat, tiles, "23-dodge")), "walked")


def shut_down(scene: Table) -> bool:
    """Every machine is off and the Number Track at 0."""
    return tools.track_at(0)(scene) and not in_house(scene.state, ON)


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Once enough is wrecked the heroes go for the machines that still run."""
    if the_haunt(scene.state).sides[seat] != "hero" or not tools.track_at(0)(scene):
        return []
    return [(token.on, 5.0) for token in in_house(scene.state, ON)]


HAUNT = enter(
    Haunt(
        number=23,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("on-off", "small-monster"),
        monsters=(ROBOT,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="turn-off", where=with_token(ON), roll=("knowledge",), bands={5: turn_off}, worth=2),
            Action(key="wreck", where=on_symbol("omen"), roll=("might",), bands={4: wreck},
                   worth=lambda scene, seat, tile: 0.1 if tools.track_at(0)(scene) else 1.5),
            Action(key="shift", who="traitor", needs=lambda scene, seat: bool(movable(scene)), flow=shift,
                   worth=lambda scene, seat, tile: 0.4 if tile == tools.place(scene, seat) else 0.0),
            Action(key="lasers", who="robot", needs=lambda scene, key: bool(tools.heroes_in_sight(scene, key)),
                   flow=lasers),
        ),
        goals=(Goal("hero", shut_down, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        aims=aims,
    )
)  # fmt: skip
