"""Haunt 19, Caught on Tape: five tapes, one spirit, and the picture gets clearer every night."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from .. import moments
from ..bestiary import add_monster
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import FAR, distances, monster_steps
from ..minds.tastes import tastes
from ..sides import living_heroes
from ..state import Scene, by_players
from ..tokens import in_house, on_tile, put_token, return_token
from ..traits import gain
from .tools import end_turn, steps, track, with_monster, with_token

SPIRIT = MonsterKind(key="spirit", token="ghost", might=7, speed=3, sanity=4, knowledge=3)
TAPE = "tape"


def setup(scene: Scene) -> Flow[None]:
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


def farthest_from_heroes(scene: Scene, tiles: list[str]) -> list[str]:
    """Of some tiles those whose nearest hero is farthest away; where no hero can go, the monsters' way counts."""
    starts = [tools.place(scene, seat) for seat in living_heroes(scene.state)]
    on_foot = [distances(scene, start) for start in starts]
    by_stairs = [distances(scene, start, monster_steps) for start in starts]

    def away(tile: str) -> int:
        walk = min(way.get(tile, FAR) for way in on_foot)
        return walk if walk < FAR else FAR + min(way.get(tile, FAR) for way in by_stairs)

    most = max(away(tile) for tile in tiles)
    return [tile for tile in tiles if away(tile) == most]


def destroy(scene: Scene, seat: int) -> None:
    """The tape leaves the game."""
    return_token(scene, on_tile(scene.state, tools.place(scene, seat), TAPE)[0])


def turn_ends(scene: Scene, seat: int) -> None:
    """The Number Track goes down when the traitor's turn ends."""
    if seat == tools.traitor_of(scene):
        show(scene, "countdown")
        tools.turn_track(scene, -1)


def through_tapes(scene: Scene, key: str, tile: str) -> list[str]:
    """Tiles with tapes are next to each other for the Spirit."""
    tapes = [token.on for token in in_house(scene.state, TAPE)]
    return tapes if tile in tapes else []


def tapes_gone(scene: Scene) -> bool:
    """No tape is left and a hero stands in the Entrance Hall (haunt19.heroes-win)."""
    return not in_house(scene.state, TAPE) and bool(tools.heroes_on(scene, "entrance-hall"))


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
            Action(key="destroy", where=with_token(TAPE), roll=("might",), bands={4: destroy}),
            Action(
                key="stave-off",
                where=with_monster("spirit"),
                dice=lambda scene, seat: 1,
                bands={2: track(1), 1: steps(track(1), end_turn), 0: end_turn},
            ),
        ),
        goals=(
            Goal("hero", tapes_gone, "hero-turn-ends"),
            Goal("traitor", tools.track_at(0)),  # haunt19.traitor-wins
            tools.TRAITOR_KILLS_ALL,
        ),
        traitor_rules=("sanity", "countdown"),
        on=(
            moments.attack_ways.by(tools.traitor_fights_with("sanity")),
            moments.attack_begins.by(tools.shows_fighting_with("sanity")),
            moments.turn_ends.by(turn_ends),
            moments.monster_steps.by(through_tapes),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"destroy": 2, "stave-off": 0.6},
    aims=tools.aim("hero", 4.0, tools.at("entrance-hall"), lambda scene, seat: not in_house(scene.state, TAPE)),
)
