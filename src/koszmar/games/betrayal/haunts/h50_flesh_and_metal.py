"""Haunt 50, The Taste of Flesh and Metal: the armor has closed around its wearer, and it is still hungry."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from .. import moments
from ..bestiary import monster
from ..cards import discard
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import flip, region_of, symbol
from ..minds.tastes import tastes
from ..places import put
from ..sides import living_heroes
from ..state import Scene, by_players, the_haunt
from ..tiles import REGIONS, ROOMS
from ..tokens import ASIDE, in_house, move_token, on_tile, tokens

CONSTRUCT = MonsterKind(key="construct", token="construct", might=8, sanity=4, knowledge=4, harm="none")
BOMB = "explosive"


def setup(scene: Scene) -> None:
    """The traitor becomes the Construct on a Consumed tile; the Number Track at {2/3/3/4}; {3/4/4/5} Explosives."""
    here = tools.turn_into(scene, "construct")
    if not ROOMS[here].landing:
        flip(scene, here)
    tools.set_track(scene, by_players(scene.state, 2, 3, 3, 4))
    tools.set_aside(scene, "food-trap", BOMB, by_players(scene.state, 3, 4, 4, 5))


def pay_card(scene: Scene, seat: int) -> Flow[None]:
    """First bury an Item or Omen."""
    card = yield from tools.choose(scene, seat, "50-pay", scene.state.explorers[seat].cards)
    discard(scene, seat, card)


def set_bomb(scene: Scene, seat: int) -> Flow[None]:
    """An Explosive here; if none is left, one is moved here."""
    here, left = tools.place(scene, seat), tokens(scene.state, BOMB, ASIDE)
    show(scene, "explosives")
    if not left:
        tiles = [token.on for token in in_house(scene.state, BOMB) if token.on != here]
        if not tiles:
            return
        origin = yield from tools.choose_tile(scene, seat, tiles, "50-move")
        left = on_tile(scene.state, origin, BOMB)
    move_token(scene, left[0], here)


def construct_speed(scene: Scene, key: str, trait: str) -> int | None:
    """Its Speed is the Number Track."""
    return the_haunt(scene.state).track if trait == "speed" else None


def eat_flesh(scene: Scene, key: str) -> Flow[None]:
    """A corpse is gone, its cards buried; the Number Track goes up."""
    here = tools.corpses_on(scene, tools.place(scene, key))
    corpse = yield from tools.choose_seat(scene, tools.traitor_of(scene), "50-flesh", here)
    tools.leave_the_house(scene, corpse)
    scene.tell("50-flesh", other=corpse)
    tools.turn_track(scene, 1)


def edible(scene: Scene, key: str, tile: str) -> bool:
    """A tile that is no Landing and not yet Consumed."""
    return not ROOMS[tile].landing and not scene.state.house.tiles[tile].flipped


def eat_house(scene: Scene, key: str) -> Flow[None]:
    """The tile is Consumed; from an Omen tile the Construct may go to a hero, and moves no more."""
    here = monster(scene.state, key).place
    omen = symbol(scene.state.house, here) == "omen"
    show(scene, "consumed")
    flip(scene, here)
    if not omen:
        return
    prey = [tools.place(scene, seat) for seat in living_heroes(scene.state)]
    tile = yield from tools.choose(scene, tools.traitor_of(scene), "50-leap", list(dict.fromkeys(["stay", *prey])))
    if tile != "stay":
        yield from put(scene, key, tile)
        assert scene.state.monsters is not None
        scene.state.monsters.moves, scene.state.monsters.moved = 0, True


def all_set(scene: Scene) -> bool:
    """All Explosives are placed, at least one in each region (haunt50.heroes-win)."""
    bombs = in_house(scene.state, BOMB)
    placed = bool(bombs) and not tokens(scene.state, BOMB, ASIDE)
    return placed and {region_of(scene.state, token.on) for token in bombs} == set(REGIONS)


def all_consumed(scene: Scene) -> bool:
    """Every tile but the Landings is Consumed (haunt50.traitor-wins)."""
    return all(scene.state.house.tiles[tile].flipped for tile in tools.not_landings(scene))


HAUNT = enter(
    Haunt(
        number=50,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("construct", "food-trap"),
        monsters=(CONSTRUCT,),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(
                key="set",
                needs=lambda scene, seat: bool(scene.state.explorers[seat].cards),
                cost=pay_card,
                roll=("speed", "knowledge"),
                bands={6: set_bomb},
            ),
            Action(
                key="eat-flesh",
                who="construct",
                where=lambda scene, key, tile: tools.corpses_on(scene, tile),
                flow=eat_flesh,
            ),
            Action(key="eat-house", who="construct", where=edible, flow=eat_house, times=0),
        ),
        goals=(
            Goal("hero", all_set, "hero-turn-ends"),
            Goal("traitor", all_consumed),
            tools.TRAITOR_KILLS_ALL,
        ),
        hero_rules=("explosives",),
        traitor_rules=("consumed",),
        on=(moments.monster_value.by(construct_speed),),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def need(scene: Scene, seat: int, tile: str) -> float:
    """Explosives are needed in regions that have none; those to spare may go anywhere."""
    covered = {region_of(scene.state, token.on) for token in in_house(scene.state, BOMB)}
    if region_of(scene.state, tile) not in covered:
        return 2.0
    return 0.7 if len(tokens(scene.state, BOMB, ASIDE)) > len(REGIONS) - len(covered) else 0.0


TASTES = tastes(HAUNT, worth={"set": need}, likes={"50-leap": tools.rather_not("stay")})
