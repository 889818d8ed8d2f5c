"""Haunt 34, Down the Hall, Second Dimension on the Right: the house forgets its floors, and a girl is lost in it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from ..harm import dice_of_damage
from ..haunt import Action, Haunt, enter
from ..haunting import show
from ..house import STEPS, adjacent, distances, has_door, landings, lay, layings, open_sides, passage
from ..places import forced_move, put
from ..sides import living_heroes
from ..state import House, Table, by_players, the_haunt
from ..tiles import LEADS_TO, ROOMS
from ..tokens import has_token, on_seat, on_tile, put_token, return_token, tokens
from ..traits import gain_any, heal
from . import tools
from .tools import end_turn, harm, heroes_win, on, on_symbol, steps

CHRISTINA = "christina"
FRONT = ("entrance-hall", "hallway", "ground-floor-staircase")
"""The triple tile that the others are laid around."""
MOST = 8
"""The Number Track goes no higher in this haunt."""


def hero_setup(scene: Table) -> None:
    """The Event deck leaves the game; the Number Track at {6/3/1/0}."""
    deck = scene.state.decks["event"]
    scene.state.gone += deck.cards
    deck.cards, deck.buried = [], 0
    tools.set_track(scene, by_players(scene.state, 6, 3, 1, 0))


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals; empty rooms go back to the stack; the traitor lays the others anew as one floor."""
    state, seat = scene.state, tools.traitor_of(scene)
    tools.traitor_heals(scene)
    keep = {*landings(state.house), *(explorer.place for explorer in state.explorers)}
    for tile in [key for key in state.house.tiles if key not in keep]:
        for token in on_tile(state, tile):
            return_token(scene, token)
        del state.house.tiles[tile]
        state.stack.append(tile)
    scene.chance.shuffle(state.stack)
    loose = [key for key in state.house.tiles if key not in FRONT]
    for number, key in enumerate(loose):  # spread out, out of the way
        lay(state, key, "upper", 2 * number, 0, 0)
    for key in loose:
        options: list[Key] = [("lay", key, *way) for way in layings(state.house, key, ("ground",))]
        choice = yield from tools.choose(scene, seat, "lay-tile", options, tile=key)
        lay(state, key, *choice[2:])
        scene.tell("tile-laid", seat=seat, tile=key)


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
    show(scene, "christina")
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
        scene.tell("revive", seat=seat)
        tile = yield from tools.choose_tile(scene, seat, doors, "place-yourself")
        yield from put(scene, seat, tile)


def at_doorways(scene: Table) -> list[str]:
    """The tiles with an open doorway."""
    return [tile for tile in scene.state.house.tiles if open_sides(scene.state.house, tile)]


def at_doorway(scene: Table, seat: int, tile: str) -> bool:
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


def room_moves(scene: Table, room: str) -> list[Key]:
    """Every way to lay a room at another open doorway so that all tiles can still be reached from one another."""
    state = scene.state
    old, rest = state.house.tiles[room], House({key: one for key, one in state.house.tiles.items() if key != room})
    part = parts_without(scene, room)
    linked = {part[end] for ends in LEADS_TO if room in ends for end in ends if end in part}
    if (end := passage(state, room)) is not None:
        linked.add(part[end])
    return [
        ("lay", room, *way)
        for way in layings(rest, room, ("ground",))
        if way[:3] != (old.region, old.x, old.y)
        and linked | {part[other] for other in neighbours(rest, room, *way)} == set(part.values())
    ]


def parts_without(scene: Table, room: str) -> dict[str, str]:
    """Which tiles hang together when a room is gone: every other tile with the first of its part."""
    part: dict[str, str] = {}
    for first in scene.state.house.tiles:
        if first != room and first not in part:
            steps = distances(scene, first, lambda table, here: [one for one in adjacent(table, here) if one != room])
            part.update(dict.fromkeys(steps, first))
    return part


def neighbours(house: House, room: str, region: str, x: int, y: int, turned: int) -> list[str]:
    """The tiles that a room would be joined with by doorways."""
    return [
        other
        for side, (dx, dy) in enumerate(STEPS)
        if ROOMS[room].doors[(side - turned) % 4]
        and (other := house.grid.get((region, x + dx, y + dy))) is not None
        and has_door(house, other, (side + 2) % 4)
    ]


def manipulate(scene: Table, seat: int) -> Flow[None]:
    """Throw the heroes about, move a room, or grow."""
    rooms = tools.not_landings(scene)
    can_move = any(room_moves(scene, room) for room in rooms)
    options: list[Key] = ["throw", *(["room"] if can_move else []), "grow"]
    choice = yield from tools.choose(scene, seat, "34-manipulate", options)
    if choice == "throw":
        yield from throw(scene, seat)
    elif choice == "room":
        room = yield from tools.choose_tile(scene, seat, [one for one in rooms if room_moves(scene, one)], "34-room")
        where = yield from tools.choose(scene, seat, "lay-tile", room_moves(scene, room), tile=room)
        lay(scene.state, room, *where[2:])
        scene.tell("lay-anew", seat=seat, tile=room)
    else:
        yield from gain_any(scene, seat, rule="special.own-instructions", spaces=2)


def throw(scene: Table, seat: int) -> Flow[None]:
    """Every hero takes one die of General damage and is moved up to as many tiles."""
    for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
        taken = yield from dice_of_damage(scene, hero, 1, "general", "haunt")
        yield from forced_move(scene, seat, hero, taken, rule="move.forced-up-to", up_to=True)


def lootable(scene: Table, seat: int) -> tuple[str, ...]:
    """Christina leaves with another hero, never with the traitor."""
    return (CHRISTINA,) if scene.state.turn.seat != tools.traitor_of(scene) else ()


def may_trade(scene: Table, seat: int, other: int) -> bool:
    """The traitor never gets hold of Christina."""
    pair = (seat, other)
    return tools.traitor_of(scene) not in pair or not any(has_token(scene.state, one, CHRISTINA) for one in pair)


def discovered(scene: Table, seat: int, tile: str) -> None:
    """Heroes discover by rules of their own."""
    show(scene, "discover")


def may_discover(scene: Table, seat: int) -> bool:
    """Only heroes discover."""
    return seat != tools.traitor_of(scene)


def elevator(scene: Table, result: int) -> tuple[str, ...]:
    """The Elevator moves only on 2 or 4: all is one floor."""
    return ("ground",) if result in (2, 4) else ()


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Whoever carries her goes home."""
    return [("entrance-hall", 5.0)] if has_token(scene.state, seat, CHRISTINA) else []


def explore(scene: Table, seat: int) -> float:
    """The others look further."""
    haunt = the_haunt(scene.state)
    return 2.0 if haunt.sides[seat] == "hero" and haunt.track < MOST else 0.0


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
                   bands={9: find, 0: steps(harm("general", 1), end_turn)}, worth=0.3),
            Action(key="escape", where=on("entrance-hall"), needs=tools.carries(CHRISTINA), dice=by_track,
                   bands={9: heroes_win, 0: end_turn}, worth=5),
            Action(key="leap", who="traitor", where=at_doorway, roll=("sanity",), bands={3: leap}, worth=0.3),
            Action(key="manipulate", who="traitor", needs=may_manipulate, flow=manipulate, times=0),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("floor", "discover", "christina"),
        traitor_rules=("floor", "return"),
        on={
            "symbol": symbol,
            "goes-on": lambda scene, seat, tile: True,
            "any-tile-fits": lambda scene: True,
            "discovered": discovered,
            "may-discover": may_discover,
            "turn-begins": turn_begins,
            "elevator": elevator,
            "may-trade": may_trade,
            "tradable": lambda scene, seat: (CHRISTINA,),
            "lootable": lootable,
        },
        aims=aims,
        explore=explore,
    )
)  # fmt: skip
