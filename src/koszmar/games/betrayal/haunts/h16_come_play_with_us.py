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
from ..tokens import has_token, held_by, in_house, move_token, on_seat, on_tile, put_token, tokens
from . import tools
from .tools import carries, harm, heroes_win, on

GHOST = MonsterKind(key="ghost", might=5, speed=4, sanity=4, knowledge=4, attacks=("might", "sanity"))
REMAINS = "remains"
CARETAKER = "caretaker"
"""What the Remains with the number 1 are called once they are turned up."""
ALL = (REMAINS, CARETAKER)


def hero_setup(scene: Table) -> Flow[None]:
    """The Graveyard is on the Ground Floor."""
    yield from tools.bring(scene, tools.speaker(scene), "graveyard", "ground")


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals, hides {4/5/6/7} Remains, at least one in each region, and calls two Ghosts."""
    state, seat = scene.state, tools.traitor_of(scene)
    tools.traitor_heals(scene)
    count = by_players(state, 4, 5, 6, 7)
    laid: list[str] = []
    while len(laid) < count:
        missing = [region for region in REGIONS if all(region_of(state, tile) != region for tile in laid)]
        last_ones = count - len(laid) <= len(missing)
        free = [tile for tile in state.house.tiles
                if tile not in laid and (not last_ones or region_of(state, tile) in missing)]  # fmt: skip
        laid.append((yield from tools.choose_tile(scene, seat, free, "place-token", token=REMAINS)))
    first = yield from tools.choose_tile(scene, seat, laid, "16-caretaker")
    others = list(range(2, count + 1))
    scene.chance.shuffle(others)
    for tile in laid:
        put_token(scene, "number", REMAINS, tile, value=1 if tile == first else others.pop(), up=False)
    empty = [tile for tile in state.house.tiles if not tools.heroes_on(scene, tile)]
    tile = yield from tools.choose_tile(scene, seat, empty, "place-monster", kind="ghost")
    for _ in range(2):
        add_monster(scene, "ghost", tile)
    tools.note(scene, "reserve", by_players(state, 2, 3, 4, 5))


def hidden_on(scene: Table, tile: str) -> list[Token]:
    """The face-down Remains on a tile."""
    return [token for token in on_tile(scene.state, tile, REMAINS) if not token.up]


def with_hidden(scene: Table, actor: Actor, tile: str) -> bool:
    """On a tile with face-down Remains."""
    return bool(hidden_on(scene, tile))


def unearth(scene: Table, seat: int) -> None:
    """Turn up the Remains here and take them."""
    move_token(scene, turn_up(scene, seat), on_seat(seat))


def identify(scene: Table, seat: int) -> None:
    """Turn up the Remains here; only the Caretaker is taken."""
    token = turn_up(scene, seat)
    if token.name == CARETAKER:
        move_token(scene, token, on_seat(seat))


def turn_up(scene: Table, seat: int) -> Token:
    """Everybody sees whose Remains lie here."""
    token = hidden_on(scene, tools.place(scene, seat))[0]
    token.up = True
    if token.value == 1:
        token.name = CARETAKER
    scene.reveal()
    scene.tell("16-turned-up", seat=seat, number=token.value)
    return token


def burden(scene: Table, seat: int) -> int:
    """How many Remains somebody carries."""
    return sum(len(held_by(scene.state, seat, name)) for name in ALL)


def turn_begins(scene: Table, seat: int) -> Flow[None]:
    """Remains weigh on whoever carries them: 1 Mental damage each when the traitor's turn begins."""
    if seat == tools.traitor_of(scene):
        for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
            if weight := burden(scene, hero):
                show(scene, "burden")
                yield from damage(scene, hero, weight, "mental", "haunt")


def behind_walls(scene: Table, tile: str) -> list[str]:
    """Touching tiles with a hero."""
    return [other for other in touching(scene.state.house, tile) if tools.heroes_on(scene, other)]


def break_through(scene: Table, seat: int) -> Flow[None]:
    """Through the wall, to a hero."""
    there = behind_walls(scene, tools.place(scene, seat))
    tile = yield from tools.choose_tile(scene, seat, there, "place-yourself")
    yield from put(scene, seat, tile, "entered")


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A Ghost from the reserve rises where somebody died."""
    reserve = tools.fact(scene, "reserve", 0)
    place = tools.place(scene, seat)
    if reserve and place and add_monster(scene, "ghost", place):
        show(scene, "reserve")
        tools.note(scene, "reserve", reserve - 1)


def lootable(scene: Table, seat: int) -> list[str]:
    """Remains are taken from the dead all at once."""
    return [name for name in ALL if has_token(scene.state, seat, name)][:1]


def looted(scene: Table, seat: int, corpse: int, thing: str) -> None:
    """With one of the Remains come all the others."""
    if thing in (f"token/{name}" for name in ALL):
        for name in ALL:
            for token in held_by(scene.state, corpse, name):
                move_token(scene, token, on_seat(seat))


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Only the traitor knows which Remains lie where."""
    if seat == tools.traitor_of(scene):
        return
    hidden = [token for token in tokens(scene.state, REMAINS) if not token.up]
    numbers = [token.value for token in hidden]
    chance.shuffle(numbers)
    for token, number in zip(hidden, numbers, strict=True):
        token.value = number


def lore(scene: Table, seat: int | None) -> dict[str, dict[str, object]]:
    """The traitor knows where the Caretaker lies; how many Ghosts are in reserve anybody can count."""
    notes: dict[str, dict[str, object]] = {"lore-16-reserve": {"number": tools.fact(scene, "reserve", 0)}}
    if seat == tools.traitor_of(scene):
        for token in in_house(scene.state, REMAINS):
            if token.value == 1:
                notes["lore-16-caretaker"] = {"tile": token.on}
    return notes


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
            Action(key="unearth", where=with_hidden, flow=unearth, worth=0.5),
            Action(key="identify", where=with_hidden, roll=("knowledge",), bands={5: identify}),
            Action(key="consecrate", where=on("graveyard"), needs=carries(CARETAKER), roll=("sanity",),
                   bands={5: heroes_win, 0: harm("mental", 2)}, worth=4),
            Action(key="break-through", who="traitor",
                   where=lambda scene, seat, tile: bool(behind_walls(scene, tile)), flow=break_through),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("remains",),
        traitor_rules=("burden", "reserve"),
        on={
            "turn-begins": turn_begins,
            "died": died,
            "tradable": lambda scene, seat: ALL,
            "lootable": lootable,
            "looted": looted,
            "sees-token": lambda scene, seat, token: seat == tools.traitor_of(scene),
        },
        secrets=secrets,
        lore=lore,
    )
)  # fmt: skip
