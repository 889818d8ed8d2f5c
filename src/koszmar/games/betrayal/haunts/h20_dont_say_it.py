"""Haunt 20, Don't Say It: he has a list of rooms, and you must find them in order without meeting him."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow

from ..attack import Attack, attack
from ..bestiary import add_monster, monsters_of
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import FAR, distance, layings, region_of
from ..laying import lay_somewhere
from ..places import put
from ..state import Table, by_players
from ..tiles import ROOMS
from ..tokens import in_house, put_token
from . import tools

MAN = MonsterKind(key="faceless-man", token="faceless-man", might=5, speed=2, sanity=5, knowledge=5, harm="none")
LIST = "secret-list"
"""The rooms still to be found, the next one first."""


def hero_setup(scene: Table) -> Flow[None]:
    """There are at least five tiles besides the Landings."""
    stack = scene.state.stack
    for key in list(reversed(stack)):
        if len(tools.not_landings(scene)) >= 5:
            break
        if layings(scene.state.house, key, ROOMS[key].regions):
            stack.remove(key)
            yield from lay_somewhere(scene, tools.speaker(scene), key, ROOMS[key].regions, rule="tiles.search-stack")


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals and writes down {2/3/4/5} tiles in order; the Faceless Man stands beside."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    rooms: list[str] = []
    for _ in range(by_players(scene.state, 2, 3, 4, 5)):
        free = [tile for tile in tools.not_landings(scene) if tile not in rooms]
        rooms.append((yield from tools.choose_tile(scene, seat, free, "20-write", number=len(rooms) + 1)))
    tools.note(scene, LIST, rooms)
    tools.note(scene, "hints", [])
    add_monster(scene, "faceless-man", tools.place(scene, seat))


def find(scene: Table, seat: int) -> Flow[None]:
    """Is this the next room? A wrong one brings a hint, and him."""
    rooms: list[str] = list(tools.fact(scene, LIST, []))
    here = tools.place(scene, seat)
    scene.reveal()
    if rooms and rooms[0] == here:
        tools.note(scene, LIST, rooms[1:])
        tools.note(scene, "hints", [])
        put_token(scene, "rune", "rune", here)
        return
    if rooms:
        warm = region_of(scene.state, rooms[0]) == region_of(scene.state, here)
        away = distance(scene, here, rooms[0]) if warm else -1
        tools.note(scene, "hints", [*tools.fact(scene, "hints", []), [here, away]])
        if away >= FAR:
            scene.tell("20-no-way", seat=seat, tile=here)
        elif warm:
            scene.tell("20-warm", seat=seat, tile=here, moves=away)
        else:
            scene.tell("20-cold", seat=seat, tile=here)
    for man in monsters_of(scene.state, "faceless-man"):
        yield from put(scene, man.id, here)
        yield from attack(scene, Attack(man.id, seat))


def beaten(scene: Table, blow: Attack) -> bool:
    """With every room found, whoever attacks and beats him wins."""
    found = len(in_house(scene.state, "rune")) >= by_players(scene.state, 2, 3, 4, 5)
    if isinstance(blow.attacker, int) and isinstance(blow.target, str) and blow.winner == blow.attacker and found:
        show(scene, "beaten")
        tools.heroes_win(scene, blow.attacker)
    return False


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """A list that fits every answer given so far."""
    rooms: list[str] = list(tools.fact(scene, LIST, []))
    if seat == tools.traitor_of(scene) or not rooms:
        return
    searched = [token.on for token in in_house(scene.state, "rune")]
    free = [tile for tile in tools.not_landings(scene) if tile not in searched]
    first = [
        tile for tile in free if all(fits(scene, tile, place, away) for place, away in tools.fact(scene, "hints", []))
    ]
    chance.shuffle(first)
    rest = [tile for tile in free if tile != first[0]]
    chance.shuffle(rest)
    tools.note(scene, LIST, [first[0], *rest[: len(rooms) - 1]])


def fits(scene: Table, tile: str, asked: str, away: int) -> bool:
    """Whether the answer given on a tile would have been the same for this room; the house may have changed since."""
    warm = region_of(scene.state, tile) == region_of(scene.state, asked)
    return warm == (away >= 0) and (
        not warm or tile == tools.fact(scene, LIST)[0] or distance(scene, asked, tile) == away
    )


def lore(scene: Table, seat: int | None) -> dict[str, dict[str, object]]:
    """The traitor reads the own list."""
    rooms = tools.fact(scene, LIST, [])
    return {"lore-20-list": {"tiles": list(rooms)}} if seat == tools.traitor_of(scene) and rooms else {}


HAUNT = enter(
    Haunt(
        number=20,
        kind="traitor",
        traitor=tools.oldest,
        tokens=("faceless-man", "rune"),
        monsters=(MAN,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(Action(key="find", needs=lambda scene, seat: bool(tools.fact(scene, LIST, [])), flow=find),),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("beaten",),
        traitor_rules=("list",),
        on={"attack-won": beaten},
        secrets=secrets,
        lore=lore,
    )
)
