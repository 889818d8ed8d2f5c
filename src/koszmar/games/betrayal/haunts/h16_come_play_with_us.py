"""Haunt 16, Come Play with Us: the Caretaker's children want playmates, and somebody has hidden what is left of him."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow

from ..bestiary import add_monster
from ..harm import damage
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import region_of, touching
from ..places import put
from ..sides import living_heroes
from ..state import Actor, Table, Token, by_players
from ..tiles import REGIONS
from ..tokens import held_by, move_token, on_seat, on_tile, put_token, tokens
from . import tools
from .tools import harm, heroes_win, on

GHOST = MonsterKind(key="ghost", might=5, speed=4, sanity=4, knowledge=4, attacks=("might", "sanity"))
REMAINS = "remains"


def hero_setup(scene: Table) -> Flow[None]:
    """The Graveyard is on the Ground Floor."""
    yield from tools.bring(scene, tools.speaker(scene), "graveyard", "ground")


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals, hides {4/5/6/7} Remains, at least one in each region, and calls two Ghosts."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    count = by_players(scene.state, 4, 5, 6, 7)
    numbers = list(range(1, count + 1))
    for index in range(count):
        laid = [token.on for token in tokens(scene.state, REMAINS)]
        missing = [region for region in REGIONS if all(region_of(scene.state, tile) != region for tile in laid)]
        free = [tile for tile in scene.state.house.tiles if tile not in laid]
        if count - index <= len(missing):
            free = [tile for tile in free if region_of(scene.state, tile) in missing]
        number = yield from tools.choose(scene, seat, "16-which", numbers)
        numbers.remove(number)
        tile = yield from tools.choose_tile(scene, seat, free, "place-token", token=REMAINS)
        put_token(scene, "number", REMAINS, tile, value=number, up=False)
    empty = [tile for tile in scene.state.house.tiles if not tools.heroes_on(scene, tile)]
    tile = yield from tools.choose_tile(scene, seat, empty, "place-monster", kind="ghost")
    for _ in range(2):
        add_monster(scene, "ghost", tile)
    tools.note(scene, "reserve", by_players(scene.state, 2, 3, 4, 5))


def lying(scene: Table, tile: str, face_down: bool = False) -> list[Token]:
    """The Remains on a tile."""
    return [token for token in on_tile(scene.state, tile, REMAINS) if not (face_down and token.up)]


def unearth(scene: Table, seat: int) -> None:
    """Turn up the Remains here and take them."""
    token = lying(scene, tools.place(scene, seat), face_down=True)[0]
    turn_up(scene, seat, token)
    move_token(scene, token, on_seat(seat))


def identify(scene: Table, seat: int) -> None:
    """Turn up the Remains here; only the Caretaker is taken."""
    token = lying(scene, tools.place(scene, seat))[0]
    turn_up(scene, seat, token)
    if token.value == 1:
        move_token(scene, token, on_seat(seat))


def turn_up(scene: Table, seat: int, token: Token) -> None:
    """Everybody sees whose Remains they are."""
    if not token.up:
        token.up = True
        scene.reveal()
        scene.tell("16-turned-up", seat=seat, number=token.value)


def has_caretaker(scene: Table, seat: int) -> bool:
    """Whether the hero holds the 1."""
    return any(token.value == 1 for token in held_by(scene.state, seat, REMAINS))


def turn_begins(scene: Table, seat: int) -> Flow[None]:
    """Remains weigh on whoever carries them: 1 Mental damage each when the traitor's turn begins."""
    if seat == tools.traitor_of(scene):
        for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
            if burden := len(held_by(scene.state, hero, REMAINS)):
                show(scene, "burden")
                yield from damage(scene, hero, burden, "mental", "haunt")


def behind_walls(scene: Table, seat: int) -> list[str]:
    """Touching tiles with a hero."""
    return [tile for tile in touching(scene.state.house, tools.place(scene, seat)) if tools.heroes_on(scene, tile)]


def break_through(scene: Table, seat: int) -> Flow[None]:
    """Through the wall, to a hero."""
    tile = yield from tools.choose_tile(scene, seat, behind_walls(scene, seat), "place-yourself")
    yield from put(scene, seat, tile, "moved")


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A Ghost from the reserve rises where somebody died."""
    reserve = tools.fact(scene, "reserve", 0)
    place = tools.place(scene, seat)
    if reserve and place and add_monster(scene, "ghost", place):
        tools.note(scene, "reserve", reserve - 1)


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Only the traitor knows which Remains lie where."""
    if seat == tools.traitor_of(scene):
        return
    hidden = [token for token in tokens(scene.state, REMAINS) if not token.up]
    numbers = [token.value for token in hidden]
    chance.shuffle(numbers)
    for token, number in zip(hidden, numbers, strict=True):
        token.value = number


def loot_all(scene: Table, seat: int) -> tuple[str, ...]:
    """Remains can be taken from the dead."""
    return (REMAINS,)


HAUNT = enter(
    Haunt(
        number=16,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("number", "small-monster"),
        monsters=(GHOST,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="unearth", where=lambda scene, seat, tile: bool(lying(scene, tile, face_down=True)), flow=unearth),
            Action(key="identify", where=lambda scene, seat, tile: bool(lying(scene, tile)), roll=("knowledge",),
                   bands={5: identify}),
            Action(key="consecrate", where=on("graveyard"), needs=has_caretaker, roll=("sanity",),
                   bands={5: heroes_win, 0: harm("mental", 2)}, worth=4),
            Action(key="break-through", who="traitor", needs=lambda scene, seat: bool(behind_walls(scene, seat)),
                   flow=break_through),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("remains",),
        traitor_rules=("burden", "reserve"),
        on={
            "turn-begins": turn_begins,
            "died": died,
            "tradable": lambda scene, seat: (REMAINS,),
            "lootable": loot_all,
        },
        secrets=secrets,
    )
)  # fmt: skip
