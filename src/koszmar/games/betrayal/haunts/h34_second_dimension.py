"""Haunt 34, Down the Hall, Second Dimension on the Right: the house forgets its floors, and a girl is lost in it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key

from .. import moments
from ..harm import dice_of_damage
from ..haunt import Action, Haunt, enter
from ..haunting import show
from ..haunts import tools
from ..house import landings, lay, layings, open_sides
from ..minds.tastes import tastes
from ..places import place_anywhere
from ..sides import living_heroes
from ..state import Scene, by_players, the_haunt
from ..tiles import ROOMS
from ..tokens import has_token, on_seat, put_token, tokens
from ..traits import gain_any
from .tools import FRONT, dice_by_track, end_turn, harm, heroes_win, on, on_symbol, steps

CHRISTINA = "christina"
MOST = 8
"""The Number Track goes no higher in this haunt."""
RULE = "special.own-instructions"


def hero_setup(scene: Scene) -> None:
    """The Event deck leaves the game; the Number Track at {6/3/1/0}."""
    deck = scene.state.decks["event"]
    scene.state.gone += deck.cards
    deck.cards, deck.buried = [], 0
    tools.set_track(scene, by_players(scene.state, 6, 3, 1, 0))


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals; empty rooms go back to the stack; the traitor lays the others again as one floor."""
    state, seat = scene.state, tools.traitor_of(scene)
    tools.traitor_heals(scene)
    keep = {*landings(state.house), *(explorer.place for explorer in state.explorers)}
    tools.return_tiles(scene, [key for key in state.house.tiles if key not in keep])
    loose = [key for key in state.house.tiles if key not in FRONT]
    for number, key in enumerate(loose):  # spread out, out of the way
        lay(state, key, "upper", 2 * number, 0, 0)
    for key in loose:
        options: list[Key] = [("lay", key, *way) for way in layings(state.house, key, ("ground",))]
        choice = yield from tools.choose(scene, seat, "lay-tile", options, tile=key)
        lay(state, key, *choice[2:])
        scene.tell("tile-laid", seat=seat, tile=key)


def symbol(scene: Scene, seat: int, tile: str) -> bool:
    """An Event symbol gives nothing; an Omen is drawn and raises the Number Track."""
    kind = ROOMS[tile].symbol
    if kind == "omen":
        tools.set_track(scene, min(MOST, the_haunt(scene.state).track + 1))
    return kind == "event"


def find(scene: Scene, seat: int) -> None:
    """Christina goes with whoever finds her; the turn ends."""
    put_token(scene, "small-monster", CHRISTINA, on_seat(seat))
    scene.state.turn.over = True


def at_doorways(scene: Scene) -> list[str]:
    """The tiles with an open doorway."""
    return [tile for tile in scene.state.house.tiles if open_sides(scene.state.house, tile)]


def turn_begins(scene: Scene, seat: int) -> Flow[None]:
    """A dead traitor comes back at an open doorway, healed, and takes the turn."""
    if seat == tools.traitor_of(scene) and scene.state.explorers[seat].dead and at_doorways(scene):
        show(scene, "return")
        tools.come_back(scene, seat)
        yield from place_anywhere(scene, seat, at_doorways(scene), rule=RULE)


def may_manipulate(scene: Scene, seat: int) -> bool:
    """{1/1/2/2} times a turn, once more while a hero carries Christina."""
    carried = any(has_token(scene.state, hero, CHRISTINA) for hero in living_heroes(scene.state))
    return scene.state.turn.used.count("haunt/manipulate") < by_players(scene.state, 1, 1, 2, 2) + carried


def manipulate(scene: Scene, seat: int) -> Flow[None]:
    """Throw the heroes about, move a room to another doorway so that nobody is cut off, or grow."""
    movable = (room for room in tools.not_landings(scene) if any(True for _ in tools.tile_moves(scene, room)))
    first = next(movable, "")
    options: list[Key] = ["throw", "room", "grow"] if first else ["throw", "grow"]
    choice = yield from tools.choose(scene, seat, "34-manipulate", options)
    if choice == "throw":
        yield from throw(scene, seat)
    elif choice == "room":
        room = yield from tools.choose_tile(scene, seat, [first, *movable], "34-room")
        yield from tools.move_tile(scene, seat, "lay-tile", list(tools.tile_moves(scene, room)), tile=room)
    else:
        yield from gain_any(scene, seat, rule=RULE, spaces=2)


def throw(scene: Scene, seat: int) -> Flow[None]:
    """Every hero takes one die of General damage and is moved up to as many tiles."""
    for hero in tools.in_turn_order(scene, living_heroes(scene.state)):
        taken = yield from dice_of_damage(scene, hero, 1, "general", "haunt")
        yield from tools.push(scene, seat, hero, taken)


def lootable(scene: Scene, seat: int) -> tuple[str, ...]:
    """Christina leaves with another hero, never with the traitor."""
    return (CHRISTINA,) if scene.state.turn.seat != tools.traitor_of(scene) else ()


HAUNT = enter(
    Haunt(
        number=34,
        kind="traitor",
        traitor=tools.highest("knowledge"),
        tokens=("small-monster",),
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="search",
                where=on_symbol("omen"),
                needs=lambda scene, seat: not tokens(scene.state, CHRISTINA),
                dice=dice_by_track,
                bands={9: find, 0: steps(harm("general", 1), end_turn)},
            ),
            Action(
                key="escape",
                where=on("entrance-hall"),
                needs=tools.carries(CHRISTINA),
                dice=dice_by_track,
                bands={9: heroes_win, 0: end_turn},  # haunt34.heroes-win
            ),
            Action(
                key="leap",
                who="traitor",
                where=lambda scene, seat, tile: open_sides(scene.state.house, tile),
                roll=("sanity",),
                bands={3: lambda scene, seat: place_anywhere(scene, seat, at_doorways(scene), rule=RULE)},
            ),
            Action(key="manipulate", who="traitor", needs=may_manipulate, flow=manipulate, times=0),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("floor", "discover", "christina"),
        traitor_rules=("floor", "discover", "return"),
        on=(
            moments.symbol.by(symbol),
            moments.goes_on.by(lambda scene, seat, tile: True),
            moments.any_tile_fits.by(lambda scene: True),
            moments.discovered.by(lambda scene, seat, tile: show(scene, "discover")),
            moments.may_discover.by(tools.is_hero),
            moments.turn_begins.by(turn_begins),
            moments.elevator.by(lambda scene, result: ("ground",) if result in (2, 4) else ()),
            moments.lootable.by(lootable),
            *tools.changes_hands(CHRISTINA, passage="christina"),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"search": 0.3, "escape": 5, "leap": 0.3},
    aims=tools.aim("any", 5.0, tools.at("entrance-hall"), tools.carries(CHRISTINA)),
    explore=tools.heroes_explore(2.0, lambda scene, seat: the_haunt(scene.state).track < MOST),
)
