"""Haunt 16, Come Play with Us: the Caretaker's children want playmates, and somebody has hidden what is left of him."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure

from .. import moments
from ..bestiary import add_monster
from ..facts import Fact, Facts
from ..harm import damage
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import region_of, touching
from ..minds.tastes import tastes
from ..places import put
from ..sides import living_heroes
from ..state import Scene, Token, by_players
from ..tiles import REGIONS
from ..tokens import has_token, held_by, in_house, move_token, on_seat, put_token
from .tools import carries, harm, heroes_win, on, with_hidden

GHOST = MonsterKind(key="ghost", might=5, speed=4, sanity=4, knowledge=4, attacks=("might", "sanity"))
REMAINS, CARETAKER = "remains", "caretaker"
"""What the Remains with the number 1 are called once they are turned up."""
ALL = (REMAINS, CARETAKER)


class Grave(Facts):
    """What the haunt keeps in mind."""

    reserve = Fact[int](0)
    """The Ghosts that have yet to rise."""


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals, hides {4/5/6/7} Remains, at least one in each region, and calls two Ghosts."""
    state, seat, count = scene.state, tools.traitor_of(scene), by_players(scene.state, 4, 5, 6, 7)
    tools.traitor_heals(scene)
    laid: list[str] = []
    while len(laid) < count:
        missing = {*REGIONS} - {region_of(state, tile) for tile in laid}
        free = [tile for tile in state.house.tiles if tile not in laid]
        if count - len(laid) <= len(missing):
            free = [tile for tile in free if region_of(state, tile) in missing]
        laid.append((yield from tools.choose_tile(scene, seat, free, "place-token", token=REMAINS)))
    first = yield from tools.choose_tile(scene, seat, laid, "16-caretaker")
    others = list(range(2, count + 1))
    scene.chance.shuffle(others)
    for tile in laid:
        put_token(scene, "number", REMAINS, tile, value=1 if tile == first else others.pop(), up=False)
    empty = [tile for tile in state.house.tiles if not tools.heroes_on(scene, tile)]
    tile = yield from tools.choose_tile(scene, seat, empty, "place-monster", kind="ghost")
    tools.add_monsters(scene, "ghost", tile, 2)
    Grave(scene).reserve = by_players(state, 2, 3, 4, 5)


def turn_up(scene: Scene, seat: int) -> Token:
    """Everybody sees whose Remains lie here."""
    token = tools.hidden_on(scene, tools.place(scene, seat), REMAINS)[0]
    tools.turn_up(scene, token)
    if token.value == 1:
        token.name = CARETAKER
    scene.tell("16-turned-up", seat=seat, number=token.value)
    return token


def identify(scene: Scene, seat: int) -> None:
    """Turn up the Remains here; only the Caretaker is taken."""
    token = turn_up(scene, seat)
    if token.name == CARETAKER:
        move_token(scene, token, on_seat(seat))


def turn_begins(scene: Scene, seat: int) -> Flow[None]:
    """Remains weigh on whoever carries them: 1 Mental damage each when the traitor's turn begins."""
    if seat == tools.traitor_of(scene):
        for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
            if weight := sum(len(held_by(scene.state, hero, name)) for name in ALL):
                show(scene, "burden")
                yield from damage(scene, hero, weight, "mental", "haunt")


def behind_walls(scene: Scene, seat: int, tile: str) -> list[str]:
    """Touching tiles with a hero."""
    return [other for other in touching(scene.state.house, tile) if tools.heroes_on(scene, other)]


def break_through(scene: Scene, seat: int) -> Flow[None]:
    """Through the wall, to a hero."""
    there = behind_walls(scene, seat, tools.place(scene, seat))
    yield from put(scene, seat, (yield from tools.choose_tile(scene, seat, there, "place-yourself")), "entered")


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A Ghost from the reserve rises where somebody died."""
    grave, place = Grave(scene), tools.place(scene, seat)
    if grave.reserve and place and add_monster(scene, "ghost", place):
        show(scene, "reserve")
        grave.reserve -= 1


def lootable(scene: Scene, seat: int) -> list[str]:
    """Remains are taken from the dead all at once."""
    return [name for name in ALL if has_token(scene.state, seat, name)][:1]


def looted(scene: Scene, seat: int, corpse: int, thing: str) -> None:
    """With one of the Remains come all the others."""
    if thing in (f"token/{name}" for name in ALL):
        show(scene, "remains")
        for token in [one for name in ALL for one in held_by(scene.state, corpse, name)]:
            move_token(scene, token, on_seat(seat))


def lore(scene: Scene, seat: int | None) -> dict[str, dict[str, object]]:
    """The traitor knows where the Caretaker lies; how many Ghosts are in reserve anybody can count."""
    notes: dict[str, dict[str, object]] = {"lore-16-reserve": {"number": Grave(scene).reserve}}
    true = next((token.on for token in in_house(scene.state, REMAINS) if token.value == 1), None)
    return notes | {"lore-16-caretaker": {"tile": true}} if true and seat == tools.traitor_of(scene) else notes


HAUNT = enter(
    Haunt(
        number=16,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("number", "small-monster"),
        monsters=(GHOST,),
        monsters_act="after-traitor",
        hero_setup=tools.heroes_bring("graveyard", "ground"),
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="unearth",
                where=with_hidden(REMAINS),
                flow=lambda scene, seat: move_token(scene, turn_up(scene, seat), on_seat(seat)),
            ),
            Action(key="identify", where=with_hidden(REMAINS), roll=("knowledge",), bands={5: identify}),
            Action(
                key="consecrate",
                where=on("graveyard"),
                needs=carries(CARETAKER),
                roll=("sanity",),
                bands={5: heroes_win, 0: harm("mental", 2)},  # haunt16.heroes-win
            ),
            Action(key="break-through", who="traitor", where=behind_walls, flow=break_through),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("remains",),
        traitor_rules=("burden", "reserve"),
        facts=Grave,
        on=(
            moments.turn_begins.by(turn_begins),
            moments.died.by(died),
            *tools.changes_hands(*ALL, passage="remains", looted=looted),
            moments.lootable.by(lootable),
            moments.sees_token.by(lambda scene, seat, token: seat == tools.traitor_of(scene)),
        ),
        lore=lore,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"unearth": 0.5, "consecrate": 4})
