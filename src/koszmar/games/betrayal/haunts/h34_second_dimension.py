"""Haunt 34, Down the Hall, Second Dimension on the Right: the house forgets its floors, and a girl is lost in it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from ..harm import dice_of_damage
from ..haunt import Action, Haunt, enter
from ..haunting import show
from ..house import in_region, is_whole, landings, lay, layings, open_sides
from ..places import forced_move, put
from ..sides import living_heroes
from ..state import Table, by_players, the_haunt
from ..tiles import ROOMS
from ..tokens import has_token, on_seat, put_token, return_token, tokens
from ..traits import gain_any, heal
from . import tools
from .tools import end_turn, harm, heroes_win, on, on_symbol, steps

CHRISTINA = "christina"
MOST = 8
"""The Number Track goes no higher in this haunt."""


def hero_setup(scene: Table) -> None:
    """The Event deck leaves the game; the Number Track at {6/3/1/0}."""
    deck = scene.state.decks["event"]
    scene.state.gone += deck.cards
    deck.cards, deck.buried = [], 0
    tools.set_track(scene, by_players(scene.state, 6, 3, 1, 0))


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals; empty rooms go back to the stack; what is left is laid anew as one floor."""
    state = scene.state
    tools.traitor_heals(scene)
    keep = {*landings(state.house), *(explorer.place for explorer in state.explorers)}
    for tile in [key for key in state.house.tiles if key not in keep]:
        for token in [one for one in state.tokens if one.on == tile]:
            return_token(scene, token)
        del state.house.tiles[tile]
        state.stack.append(tile)
    scene.chance.shuffle(state.stack)
    loose = [key for key, tile in state.house.tiles.items() if tile.region != "ground"]
    loose += [key for key in in_region(state.house, "ground") if not ROOMS[key].landing]
    for key in loose:
        del state.house.tiles[key]
    state.house.changed()
    for key in loose:
        ways = layings(state.house, key, ("ground",))
        options: list[Key] = [("lay", key, *way) for way in ways]
        choice = yield from tools.choose(scene, tools.traitor_of(scene), "lay-tile", options, tile=key)
        lay(state, key, *choice[2:])


def symbol(scene: Table, seat: int, tile: str) -> bool:
    """An Event symbol gives nothing; an Omen is drawn and raises the Number Track."""
    kind = ROOMS[tile].symbol
    if kind == "omen":
        tools.set_track(scene, min(MOST, the_haunt(scene.state).track + 1))
    return kind == "event"


def by_track(scene: Table, seat: int) -> int:
    """As many dice as the Number Track shows."""
    return the_haunt(scene.state).track


def find(scene: Table, seat: int) -> None:
    """Christina goes with whoever finds her; the turn ends."""
    put_token(scene, "small-monster", CHRISTINA, on_seat(seat))
    scene.state.turn.over = True


def is_lost(scene: Table, seat: int) -> bool:
    """Nobody has found her yet."""
    return not tokens(scene.state, CHRISTINA)


def turn_begins(scene: Table, seat: int) -> Flow[None]:
    """A dead traitor comes back at an open doorway, healed, and takes the turn."""
    explorer, doors = scene.state.explorers[seat], at_doorways(scene)
    if seat == tools.traitor_of(scene) and explorer.dead and doors:
        show(scene, "return")
        explorer.dead = False
        heal(scene, seat)
        tile = yield from tools.choose_tile(scene, seat, doors, "place-yourself")
        yield from put(scene, seat, tile)


def at_doorways(scene: Table) -> list[str]:
    """The tiles with an open doorway."""
    return [tile for tile in scene.state.house.tiles if open_sides(scene.state.house, tile)]


def on_doorway(scene: Table, seat: int, tile: str) -> bool:
    """A tile with an open doorway."""
    return bool(open_sides(scene.state.house, tile))


def leap(scene: Table, seat: int) -> Flow[None]:
    """Out of one doorway, in at another."""
    tile = yield from tools.choose_tile(scene, seat, at_doorways(scene), "place-yourself")
    yield from put(scene, seat, tile)


def may_manipulate(scene: Table, seat: int) -> bool:
    """{1/1/2/2} times a turn, once more while a hero carries Christina."""
    carried = any(has_token(scene.state, hero, CHRISTINA) for hero in living_heroes(scene.state))
    return scene.state.turn.used.count("haunt/manipulate") < by_players(scene.state, 1, 1, 2, 2) + carried


def tile_moves(scene: Table) -> list[Key]:
    """Every way to move a tile that is no Landing to an open doorway without cutting anything off."""
    house = scene.state.house
    found: list[Key] = []
    for tile in tools.not_landings(scene):
        old = house.tiles.pop(tile)
        house.changed()
        for way in layings(house, tile, ("ground",)):
            if way[:3] == (old.region, old.x, old.y):
                continue
            lay(scene.state, tile, *way)
            if is_whole(scene, list(house.tiles)):
                found.append(("lay", tile, *way))
            del house.tiles[tile]
            house.changed()
        house.tiles[tile] = old
        house.changed()
    return found


def manipulate(scene: Table, seat: int) -> Flow[None]:
    """Throw the heroes about, move a room, or grow."""
    moves = tile_moves(scene)
    options: list[Key] = ["throw", *(["room"] if moves else []), "grow"]
    choice = yield from tools.choose(scene, seat, "34-manipulate", options)
    if choice == "throw":
        for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
            taken = yield from dice_of_damage(scene, hero, 1, "general", "haunt")
            if not scene.state.explorers[hero].dead:
                yield from forced_move(scene, seat, hero, taken, rule="move.forced-up-to", up_to=True)
    elif choice == "room":
        room = yield from tools.choose(scene, seat, "lay-tile", moves)
        lay(scene.state, room[1], *room[2:])
        scene.tell("tile-laid", seat=seat, tile=room[1])
    else:
        yield from gain_any(scene, seat, rule="special.own-instructions", spaces=2)


def lootable(scene: Table, seat: int) -> tuple[str, ...]:
    """Christina leaves with another hero, never with the traitor."""
    return (CHRISTINA,) if scene.state.turn.seat != tools.traitor_of(scene) else ()


def may_discover(scene: Table, seat: int) -> bool:
    """Only heroes discover."""
    return seat != tools.traitor_of(scene)


def elevator(scene: Table, result: int) -> tuple[str, ...]:
    """The Elevator moves only on 2 or 4: all is one floor."""
    return ("ground",) if result in (2, 4) else ()


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Whoever carries her goes home; the others look further."""
    if has_token(scene.state, seat, CHRISTINA):
        return [("entrance-hall", 5.0)]
    if the_haunt(scene.state).sides[seat] == "hero" and the_haunt(scene.state).track < MOST:
        return [(tile, 2.0) for tile in at_doorways(scene)]
    return []


HAUNT = enter(
    Haunt(
        number=34,
        kind="traitor",
        traitor=tools.highest("knowledge"),
        tokens=("small-monster",),
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="search", where=on_symbol("omen"), needs=is_lost, dice=by_track,
                   bands={9: find, 0: steps(harm("general", 1), end_turn)}, worth=3),
            Action(key="escape", where=on("entrance-hall"), needs=tools.carries(CHRISTINA), dice=by_track,
                   bands={9: heroes_win, 0: end_turn}, worth=5),
            Action(key="leap", who="traitor", where=on_doorway, roll=("sanity",), bands={3: leap}, worth=0.3),
            Action(key="manipulate", who="traitor", needs=may_manipulate, flow=manipulate, times=0),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("floor", "discover", "christina"),
        traitor_rules=("floor", "return"),
        on={
            "symbol": symbol,
            "goes-on": lambda scene, seat, tile: True,
            "any-tile-fits": lambda scene: True,
            "may-discover": may_discover,
            "turn-begins": turn_begins,
            "elevator": elevator,
            "tradable": lambda scene, seat: (CHRISTINA,),
            "lootable": lootable,
        },
        aims=aims,
    )
)  # fmt: skip
