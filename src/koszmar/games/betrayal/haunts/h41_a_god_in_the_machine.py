"""Haunt 41, A God in the Machine: the generators hum, and the house has begun to think with them."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask
from koszmar.parts.figures import Figure, figure_of, is_seat

from .. import moments
from ..attack import Attack, attack
from ..harm import dice_of_damage
from ..haunt import Action, Effect, Goal, Haunt, MonsterKind, enter
from ..haunting import check_goals, haunt_action, show
from ..haunts import tools
from ..house import adjacent, landings
from ..minds.tastes import tastes
from ..monsters import monster_options, ways_now
from ..rolls import plain_dice
from ..sides import living_heroes
from ..state import Monster, Scene, alive, by_players, the_haunt
from ..tokens import in_house, on_tile, put_token, return_token
from .tools import both, end_turn, on, put_here, steps, track, with_token, without_token

HOUSE = MonsterKind(key="house", token="head-of-the-house", might=7, sanity=5, knowledge=5, harm="none", moving="none")
"""It is everywhere: it has no figure, so nobody can attack it and it stands in nobody's way."""
HOUSE_ID = "house-1"
TRAP, ON, OFF, SEARCHED = "trap", "on", "off", "searched"


def traitor_setup(scene: Scene) -> Flow[None]:
    """A Trap and a Generator by the traitor; {3/3/4/5} Generators in all, on Item and Omen tiles, then on Landings."""
    state, seat = scene.state, tools.traitor_of(scene)
    here = tools.place(scene, seat)
    put_token(scene, "food-trap", TRAP, here)
    put_token(scene, "on-off", ON, here)
    tiles = [tile for tile in tools.with_symbols(scene, "item", "omen") if tile != here]
    spare = [tile for tile in landings(state.house) if tile != here]
    count = by_players(state, 3, 3, 4, 5) - 1
    yield from tools.place_tokens(scene, seat, "on-off", ON, count, tiles, spare=spare)
    state.box[HOUSE.token] -= 1
    the_haunt(state).monsters.append(Monster(HOUSE_ID, HOUSE.key, HOUSE.token, ""))


def enters(scene: Scene, actor: Figure, tile: str) -> Flow[None]:
    """A hero who comes upon a Trap takes two dice of General damage and goes no farther if the house moves them."""
    if is_seat(actor) and actor in living_heroes(scene.state) and on_tile(scene.state, tile, TRAP):
        show(scene, "trap")
        if scene.state.monsters is not None:
            scene.state.turn.marks.append("stopped")
        yield from dice_of_damage(scene, actor, 2, "general", "haunt")


def traps_near(scene: Scene, seat: int, tile: str) -> list[str]:
    """The tiles with a Trap here and next to here."""
    return [one for one in (tile, *adjacent(scene, tile)) if on_tile(scene.state, one, TRAP)]


def disable(scene: Scene, seat: int) -> Flow[None]:
    """Speed, +2 if the Trap is here: 6+ gives it back to the traitor and raises the Number Track."""
    here = tools.place(scene, seat)
    tile = yield from tools.choose_tile(scene, seat, traps_near(scene, seat, here), "41-disable")
    near = 2 * (tile == here)
    result = yield from tools.roll_trait(scene, seat, "speed", during="disable", bonus=near, needs=6)
    if result >= 6:
        return_token(scene, on_tile(scene.state, tile, TRAP)[0])
        tools.turn_track(scene, 1)


def switch(face: str) -> Effect:
    """Turn the Generator here over."""

    def effect(scene: Scene, seat: int) -> None:
        token = on_tile(scene.state, tools.place(scene, seat), ON, OFF)[0]
        token.name = face
        scene.tell("token", token=face, on=token.on)

    return effect


def house_targets(scene: Scene, key: str) -> list[tuple[str, Figure]]:
    """The heroes on or next to a tile with a running Generator."""
    places = tools.on_or_next(scene, ON)
    return [("might", seat) for seat in living_heroes(scene.state) if tools.place(scene, seat) in places]


def house_acts(scene: Scene) -> Flow[None]:
    """One attack and one of each action, in any order."""
    turn = scene.state.monsters
    assert turn is not None
    scene.tell("monsters-turn", seat=turn.seat)
    show(scene, "monster-house")
    turn.active = HOUSE_ID
    while len(options := monster_options(scene, turn, ways_now(scene, turn))) > 1:
        choice = yield ask(
            turn.seat, "play-monster", options, rule="monster.traitor-controls", monster=HOUSE_ID, moves=0
        )
        match choice:
            case ("attack", str(trait), str(target)):
                turn.attacked = True
                yield from attack(scene, Attack(HOUSE_ID, figure_of(target), trait))
            case ("haunt", str(action)):
                yield from haunt_action(scene, HOUSE_ID, action)
            case _:
                return
        check_goals(scene)


def trappable(scene: Scene, key: str) -> list[str]:
    """Tiles without hero or Trap that are neither on nor next to a Generator; none once the Traps have run out."""
    taken = tools.on_or_next(scene, ON, OFF) | {tools.place(scene, seat) for seat in living_heroes(scene.state)}
    free = [tile for tile in scene.state.house.tiles if tile not in taken and not on_tile(scene.state, tile, TRAP)]
    return free if scene.state.box["food-trap"] else []


def twist(scene: Scene, key: str) -> Flow[None]:
    """Two dice: any explorer is moved up to that many tiles; a Trap ends the way."""
    chooser, marks = tools.traitor_of(scene), scene.state.turn.marks
    if tiles := plain_dice(scene, 2, "way"):
        who = yield from tools.choose_seat(scene, chooser, "41-twist", alive(scene.state))
        yield from tools.push(scene, chooser, who, tiles)
        marks[:] = [mark for mark in marks if mark != "stopped"]


HAUNT = enter(
    Haunt(
        number=41,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("food-trap", "on-off", "searched-hidden"),
        monsters=(HOUSE,),
        monsters_act="after-traitor",
        hero_setup=tools.start_track(0, 0, 0, 0),
        traitor_setup=traitor_setup,
        actions=(
            Action(key="disable", where=traps_near, flow=disable),
            Action(
                key="sabotage",
                roll=("knowledge", "might"),
                where=both(on("panic-room", "vault", "kitchen", "laboratory", "game-room"), without_token(SEARCHED)),
                bands={5: steps(put_here("searched-hidden", SEARCHED), track(1))},
            ),
            Action(key="overload", where=with_token(ON), dice=tools.dice_by_track, bands={5: switch(OFF), 0: end_turn}),
            Action(key="reactivate", who="traitor", where=with_token(OFF), roll=("knowledge",), bands={4: switch(ON)}),
            Action(
                key="possess",
                who="house",
                needs=trappable,
                flow=lambda scene, key: tools.place_tokens(
                    scene, tools.traitor_of(scene), "food-trap", TRAP, 1, trappable(scene, key)
                ),
            ),
            Action(key="twist", who="house", flow=twist),
        ),
        goals=(
            # haunt41.heroes-win
            Goal("hero", lambda scene: in_house(scene.state, OFF) and not in_house(scene.state, ON)),
            tools.TRAITOR_KILLS_ALL,
        ),
        hero_rules=("trap",),
        traitor_rules=("trap",),
        on=(moments.enters.by(enters), moments.monster_targets.by(house_targets), moments.monsters_end.by(house_acts)),
        missing=tools.needs_monster("house"),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"disable": 0.6, "sabotage": 2, "overload": 1.5, "reactivate": 2})
