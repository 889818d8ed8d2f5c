"""Haunt 19, Caught on Tape: five tapes, one spirit, and the picture gets clearer every night."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..bestiary import add_monster
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..house import FAR, distances
from ..rolls import dice
from ..sides import living_heroes
from ..state import Actor, Table, by_players
from ..tokens import in_house, on_tile, put_token, return_token
from ..traits import gain
from . import tools
from .tools import with_monster, with_token

SPIRIT = MonsterKind(key="spirit", token="ghost", might=7, speed=3, sanity=4, knowledge=3)
TAPE = "tape"


def setup(scene: Table) -> Flow[None]:
    """The traitor gains 1 Sanity; the Number Track at {6/4/3/2}; five tapes far from the heroes, the Spirit on one."""
    seat = tools.traitor_of(scene)
    gain(scene, seat, "sanity")
    tools.set_track(scene, by_players(scene.state, 6, 4, 3, 2))
    for _ in range(5):
        free = [tile for tile in scene.state.house.tiles if not on_tile(scene.state, tile, TAPE)]
        tile = yield from tools.choose_tile(scene, seat, farthest_from_heroes(scene, free), "place-token", token=TAPE)
        put_token(scene, "videotape-portal", TAPE, tile)
    tapes = [token.on for token in in_house(scene.state, TAPE)]
    tile = yield from tools.choose_tile(scene, seat, tapes, "place-monster", kind="spirit")
    add_monster(scene, "spirit", tile)


def farthest_from_heroes(scene: Table, tiles: list[str]) -> list[str]:
    """Of some tiles those whose nearest hero is farthest away."""
    ways = [distances(scene, tools.place(scene, seat)) for seat in living_heroes(scene.state)]
    away = {tile: min((way.get(tile, FAR) for way in ways), default=FAR) for tile in tiles}
    most = max(away.values())
    return [tile for tile in tiles if away[tile] == most]


def destroy(scene: Table, seat: int) -> None:
    """The tape leaves the game."""
    return_token(scene, on_tile(scene.state, tools.place(scene, seat), TAPE)[0])


def stave_off(scene: Table, seat: int) -> Flow[None]:
    """One die: 1 or 2 win time, and all but a 2 end the turn."""
    result = yield from dice(scene, 1, seat, "stave-off")
    if result >= 1:
        tools.turn_track(scene, 1)
    if result < 2:
        scene.state.turn.over = True


def attack_ways(scene: Table, seat: int, here: list[Actor]) -> list[tuple[str, list[Actor]]]:
    """The traitor may attack with Sanity."""
    return [("sanity", here)] if seat == tools.traitor_of(scene) else []


def turn_ends(scene: Table, seat: int) -> None:
    """The Number Track goes down when the traitor's turn ends."""
    if seat == tools.traitor_of(scene):
        tools.turn_track(scene, -1)


def through_tapes(scene: Table, key: str, tile: str) -> list[str]:
    """Tiles with tapes are next to each other for the Spirit."""
    tapes = [token.on for token in in_house(scene.state, TAPE)]
    return tapes if tile in tapes else []


def tapes_gone(scene: Table) -> bool:
    """No tape is left and a hero stands in the Entrance Hall."""
    return not in_house(scene.state, TAPE) and bool(tools.heroes_on(scene, "entrance-hall"))


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """With all tapes gone heroes make for the Entrance Hall."""
    return [("entrance-hall", 4.0)] if not in_house(scene.state, TAPE) else []


HAUNT = enter(
    Haunt(
        number=19,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("videotape-portal", "ghost"),
        monsters=(SPIRIT,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="destroy", where=with_token(TAPE), roll=("might",), bands={4: destroy}, worth=2),
            Action(key="stave-off", where=with_monster("spirit"), flow=stave_off, worth=0.6),
        ),
        goals=(
            Goal("hero", tapes_gone, "hero-turn-ends"),
            Goal("traitor", tools.track_at(0)),
            tools.TRAITOR_KILLS_ALL,
        ),
        traitor_rules=("sanity", "countdown"),
        on={"attack-ways": attack_ways, "turn-ends": turn_ends, "monster-steps": through_tapes},
        aims=aims,
    )
)  # fmt: skip
