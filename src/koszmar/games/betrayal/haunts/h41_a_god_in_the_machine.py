"""Haunt 41, A God in the Machine: the generators hum, and the house has begun to think with them."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from ..attack import Attack, actor_key, actor_of, attack
from ..harm import dice_of_damage
from ..haunt import Action, Effect, Goal, Haunt, MonsterKind, enter
from ..haunting import check_goals, haunt_action, show
from ..house import adjacent, landings
from ..monsters import monster_options
from ..places import forced_move
from ..rolls import plain_dice
from ..sides import living_heroes
from ..state import Actor, Monster, Table, alive, by_players, the_haunt
from ..tokens import in_house, on_tile, put_token, return_token
from . import tools
from .tools import both, end_turn, on, put_here, steps, track, with_token, without_token

HOUSE = MonsterKind(key="house", token="head-of-the-house", might=7, sanity=5, knowledge=5, harm="none", moving="none")
"""It is everywhere: it has no figure, so nobody can attack it and it stands in nobody's way."""
HOUSE_ID = "house-1"
TRAP, ON, OFF, SEARCHED = "trap", "on", "off", "searched"


def hero_setup(scene: Table) -> None:
    """The Number Track at 0."""
    tools.set_track(scene, 0)


def traitor_setup(scene: Table) -> Flow[None]:
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


# -- traps -----------------------------------------------------------------------------------------------------------


def enters(scene: Table, actor: Actor, tile: str) -> Flow[None]:
    """A hero who comes upon a Trap takes two dice of General damage and goes no farther if the house moves them."""
    if isinstance(actor, int) and actor in living_heroes(scene.state) and on_tile(scene.state, tile, TRAP):
        show(scene, "trap")
        if scene.state.monsters is not None:
            scene.state.turn.marks.append("stopped")
        yield from dice_of_damage(scene, actor, 2, "general", "haunt")


def traps_near(scene: Table, tile: str) -> list[str]:
    """The tiles with a Trap here and next to here."""
    return [one for one in (tile, *adjacent(scene, tile)) if on_tile(scene.state, one, TRAP)]


def take_aim(scene: Table, seat: int) -> Flow[None]:
    """Which of several Traps is to be disabled."""
    traps = traps_near(scene, tools.place(scene, seat))
    tools.note(scene, "aim", (yield from tools.choose_tile(scene, seat, traps, "41-disable")))


def within_reach(scene: Table, seat: int) -> int:
    """+2 if the Trap is on the own tile."""
    return 2 if tools.fact(scene, "aim") == tools.place(scene, seat) else 0


def disarm(scene: Table, seat: int) -> None:
    """The Trap goes back to the traitor."""
    return_token(scene, on_tile(scene.state, tools.fact(scene, "aim"), TRAP)[0])
    tools.turn_track(scene, 1)


# -- generators ------------------------------------------------------------------------------------------------------


def switch(face: str) -> Effect:
    """Turn the Generator here over."""

    def effect(scene: Table, seat: int) -> None:
        token = on_tile(scene.state, tools.place(scene, seat), ON, OFF)[0]
        token.name = face
        scene.tell("token", token=face, on=token.on)

    return effect


def all_off(scene: Table) -> bool:
    """No Generator is ON any more."""
    return not in_house(scene.state, ON) and bool(in_house(scene.state, OFF))


# -- the House -------------------------------------------------------------------------------------------------------


def house_targets(scene: Table, key: str) -> list[tuple[str, Actor]]:
    """The heroes on or next to a tile with a running Generator."""
    places = {place for token in in_house(scene.state, ON) for place in (token.on, *adjacent(scene, token.on))}
    return [("might", seat) for seat in living_heroes(scene.state) if tools.place(scene, seat) in places]


def house_acts(scene: Table) -> Flow[None]:
    """One attack and one of each action, in any order."""
    turn = scene.state.monsters
    assert turn is not None
    scene.tell("monsters-turn", seat=turn.seat)
    show(scene, "monster-house")
    turn.active = HOUSE_ID
    while len(options := monster_options(scene, turn)) > 1:
        choice = yield ask(
            turn.seat, "play-monster", options, rule="monster.traitor-controls", monster=HOUSE_ID, moves=0
        )
        match choice:
            case ("attack", str(trait), str(target)):
                turn.attacked = True
                yield from attack(scene, Attack(HOUSE_ID, actor_of(target), trait))
            case ("haunt", str(action)):
                yield from haunt_action(scene, HOUSE_ID, action)
            case _:
                return
        check_goals(scene)


def trappable(scene: Table) -> list[str]:
    """Tiles without hero or Trap that are neither on nor next to a Generator."""
    taken = {place for token in (*in_house(scene.state, ON), *in_house(scene.state, OFF))
             for place in (token.on, *adjacent(scene, token.on))}  # fmt: skip
    taken |= {tools.place(scene, seat) for seat in living_heroes(scene.state)}
    return [tile for tile in scene.state.house.tiles if tile not in taken and not on_tile(scene.state, tile, TRAP)]


def can_possess(scene: Table, key: str) -> bool:
    """A Trap is left, and a tile for it."""
    return bool(scene.state.box["food-trap"]) and bool(trappable(scene))


def possess(scene: Table, key: str) -> Flow[None]:
    """A new Trap."""
    yield from tools.place_tokens(scene, tools.traitor_of(scene), "food-trap", TRAP, 1, trappable(scene))


def twist(scene: Table, key: str) -> Flow[None]:
    """Two dice: any explorer is moved up to that many tiles; a Trap ends the way."""
    chooser, marks = tools.traitor_of(scene), scene.state.turn.marks
    tiles = plain_dice(scene, 2)
    if not tiles:
        return
    who = yield from tools.choose(scene, chooser, "41-twist", [actor_key(seat) for seat in alive(scene.state)])
    yield from forced_move(scene, chooser, actor_of(who), tiles, rule="move.forced-up-to", up_to=True)
    if "stopped" in marks:
        marks.remove("stopped")


HAUNT = enter(
    Haunt(
        number=41,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("food-trap", "on-off", "searched-hidden"),
        monsters=(HOUSE,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="disable", where=lambda scene, seat, tile: bool(traps_near(scene, tile)), cost=take_aim,
                   roll=("speed",), bonus=within_reach, bands={6: disarm}, worth=1.5),
            Action(key="sabotage", roll=("knowledge", "might"),
                   where=both(on("panic-room", "vault", "kitchen", "laboratory", "game-room"), without_token(SEARCHED)),
                   bands={5: steps(put_here("searched-hidden", SEARCHED), track(1))}, worth=2),
            Action(key="overload", where=with_token(ON), dice=lambda scene, seat: the_haunt(scene.state).track,
                   bands={5: switch(OFF), 0: end_turn}, worth=1.5),
            Action(key="reactivate", who="traitor", where=with_token(OFF), roll=("knowledge",), bands={4: switch(ON)},
                   worth=2),
            Action(key="possess", who="house", needs=can_possess, flow=possess),
            Action(key="twist", who="house", flow=twist),
        ),
        goals=(Goal("hero", all_off), tools.TRAITOR_KILLS_ALL),
        hero_rules=("trap",),
        traitor_rules=("trap",),
        on={"enters": enters, "monster-targets": house_targets, "monsters-end": house_acts},
    )
)  # fmt: skip
