"""Haunt 20, Don't Say It: he has a list of rooms, and you must find them in order without meeting him."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow
from koszmar.kernel.knowledge import UNKNOWN, Secret
from koszmar.kernel.view import Message
from koszmar.parts.figures import Figure, is_monster

from .. import moments
from ..attack import Attack, attack
from ..bestiary import add_monster, monsters_of
from ..facts import Fact, Facts
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import FAR, distance, region_of
from ..minds.tastes import tastes
from ..places import put
from ..state import Scene, by_players
from ..tiles import ROOMS
from ..tokens import in_house, put_token

MAN = MonsterKind(key="faceless-man", token="faceless-man", might=5, speed=2, sanity=5, knowledge=5, harm="none")
COLD = -1
FEWEST = 5


class Paper(Facts):
    """What the haunt keeps in mind."""

    rooms = Fact[list[str]]([], key="secret-list")
    """The rooms still to be found, the next one first."""
    hints = Fact[list[list[str | int]]]([])
    """What was answered about the next one: where it was asked for, and how far it is; -1: in another region."""


def hero_setup(scene: Scene) -> Flow[None]:
    """There are at least five tiles besides the Landings."""
    yield from tools.open_rooms(scene, lambda: len(tools.not_landings(scene)) >= FEWEST)


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals and writes down {2/3/4/5} tiles in order; the Faceless Man stands beside."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    rooms: list[str] = []
    for _ in range(by_players(scene.state, 2, 3, 4, 5)):
        free = [tile for tile in tools.not_landings(scene) if tile not in rooms]
        rooms.append((yield from tools.choose_tile(scene, seat, free, "20-write", number=len(rooms) + 1)))
    paper = Paper(scene)
    paper.rooms, paper.hints = rooms, []
    add_monster(scene, "faceless-man", tools.place(scene, seat))


def find(scene: Scene, seat: int) -> Flow[None]:
    """Is this the next room? A wrong one brings a hint, and him."""
    paper, here = Paper(scene), tools.place(scene, seat)
    show(scene, "list")
    scene.reveal()
    if paper.rooms[0] == here:
        paper.rooms, paper.hints = paper.rooms[1:], []
        scene.tell("20-found", seat=seat, tile=here)
        put_token(scene, "rune", "rune", here)
        return
    away = answer_for(scene, here, paper.rooms[0])
    paper.hints = [*paper.hints, [here, away]]
    if away == COLD:
        scene.tell("20-cold", seat=seat, tile=here)
    elif away >= FAR:
        scene.tell("20-no-way", seat=seat, tile=here)
    else:
        scene.tell("20-warm", seat=seat, tile=here, moves=away)
    for man in monsters_of(scene.state, "faceless-man"):
        yield from put(scene, man.id, here)
        yield from attack(scene, Attack(man.id, seat))


def answer_for(scene: Scene, asked: str, room: str) -> int:
    """What is said on a tile about the room looked for: how many moves away it is, or that the region is wrong."""
    same = region_of(scene.state, room) == region_of(scene.state, asked)
    return distance(scene, asked, room) if same else COLD


def may_be(scene: Scene, tile: str) -> bool:
    """Whether every answer given so far leaves a room open."""
    if ROOMS[tile].landing or any(token.on == tile for token in in_house(scene.state, "rune")):
        return False
    return all(answer_for(scene, str(asked), tile) == away for asked, away in Paper(scene).hints)


def possible(scene: Scene) -> list[str]:
    """The rooms that every answer given so far leaves open."""
    return [tile for tile in scene.state.house.tiles if may_be(scene, tile)]


def all_found(scene: Scene) -> bool:
    """Whether the whole list is crossed off."""
    return not Paper(scene).rooms


def beaten(scene: Scene, blow: Attack) -> bool:
    """With every room found, whoever attacks and beats him wins (haunt20.heroes-win)."""
    if tools.is_beaten(scene, blow, "faceless-man") and all_found(scene):
        show(scene, "beaten")
        tools.heroes_win(scene, blow.attacker)
    return False


def secrets(scene: Scene) -> Iterator[Secret]:
    """Only the traitor reads the list; everybody knows how long it is."""
    if Paper(scene).rooms:
        yield Secret(("haunt", "facts"), (Paper.rooms.key,), (tools.traitor_of(scene),), back=only_length)


def only_length(rooms: list[str]) -> list[str]:
    """The back of the list."""
    return [UNKNOWN] * len(rooms)


def imagine(scene: Scene, seat: int | None, chance: Chance) -> None:
    """A list that fits every answer given so far; the true one may fit no more if the house has changed since."""
    rooms = Paper(scene).rooms
    if seat == tools.traitor_of(scene) or not rooms:
        return
    first = chance.pick(list(dict.fromkeys([*possible(scene), rooms[0]])))
    found = [token.on for token in in_house(scene.state, "rune")]
    rest = [tile for tile in tools.not_landings(scene) if tile != first and tile not in found]
    chance.shuffle(rest)
    Paper(scene).rooms = [first, *rest[: len(rooms) - 1]]


def lore(scene: Scene, seat: int | None) -> dict[str, dict[str, Any]]:
    """The traitor reads the list; everybody knows how long it is."""
    rooms = Paper(scene).rooms
    notes: dict[str, dict[str, Any]] = {"lore-20-left": {"number": len(rooms)}}
    if seat == tools.traitor_of(scene) and rooms:
        notes["lore-20-list"] = {"rooms": [Message(f"tile-{room}") for room in rooms]}
    return notes


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
        actions=(Action(key="find", needs=lambda scene, seat: not all_found(scene), flow=find),),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("beaten",),
        traitor_rules=("list",),
        facts=Paper,
        on=(moments.attack_won.by(beaten),),
        secrets=secrets,
        imagine=imagine,
        lore=lore,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def sought(scene: Scene) -> list[str]:
    """Heroes look where the room may be, then for him."""
    return [one.place for one in monsters_of(scene.state, "faceless-man")] if all_found(scene) else possible(scene)


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """With every room found one blow wins; before that it is for nothing."""
    return 0.0 if not is_monster(target) else 3.0 if all_found(scene) else -3.0


TASTES = tastes(
    HAUNT,
    worth={"find": lambda scene, seat, tile: float(may_be(scene, tile))},
    aims=tools.aim("hero", 2.0, sought),
    prey=prey,
)
