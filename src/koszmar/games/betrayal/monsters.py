"""The monsters' turn: recover from stuns, roll for movement once for each kind, move and attack, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.board import towards, walks
from koszmar.parts.figures import figure_of, word_of
from koszmar.parts.moments import carry_out

from . import moments
from .answers import haunt_answer, haunt_flow
from .attack import Attack, attack, reach, targets_on, trait_of, weapon_of
from .bestiary import box_of, kind_of, monster, monster_value, show_box
from .haunting import actions_of, can_take, check_goals, current, haunt_action
from .house import FAR, distances, ghost_steps, monster_steps
from .places import hindrances, is_hindered, put
from .rolls import moves_rolled
from .rooms import monster_can_ride, ride_with_monster
from .sides import is_foe
from .state import MonsterTurn, Scene

DONE = "done"


def monsters_instead(scene: Scene, seat: int) -> bool:
    """Whether the monsters act in place of this player's turn (haunt.monster-card-position)."""
    haunt = scene.state.haunt
    if haunt is None:
        return False
    answer = haunt_answer(scene, moments.instead)
    if answer:
        return bool(answer(scene, seat))
    return haunt.monsters_instead and haunt.monsters_after == seat


def monsters_follow(scene: Scene, seat: int) -> bool:
    """Whether the monsters act after this player's turn."""
    haunt = scene.state.haunt
    return haunt is not None and haunt.monsters_after == seat and not haunt.monsters_instead


def begin_monsters(scene: Scene) -> Flow[None]:
    """The monster turn begins (death.traitor-still-runs-monsters)."""
    state = scene.state
    assert state.haunt is not None
    answer = haunt_answer(scene, moments.monster_player)
    seat = answer(scene) if answer else (state.haunt.traitor if state.haunt.traitor >= 0 else state.haunt.revealer)
    yield from haunt_flow(scene, moments.monsters_begin)
    kinds = {one.kind for one in state.haunt.monsters if one.place}
    groups = [kind.key for kind in current(state).monsters if kind.key in kinds] if seat >= 0 else []
    state.monsters = MonsterTurn(max(seat, 0), groups)
    if groups:
        scene.tell("monsters-turn", seat=max(seat, 0))
    state.phase = "monsters"


def monsters_act(scene: Scene) -> Flow[None]:
    """One thing that the monsters do."""
    turn = scene.state.monsters
    assert turn is not None
    if turn.active:
        yield from act_with(scene, turn)
    elif turn.waiting:
        yield from choose_monster(scene, turn)
    elif turn.groups:
        yield from begin_group(scene, turn)
    else:
        scene.state.phase = "monsters-end"


def begin_group(scene: Scene, turn: MonsterTurn) -> Flow[None]:
    """The next kind acts: the stunned are turned up and rest, one roll moves all the others.

    (monster.stun-recovery, monster.one-roll-per-type, monster.different-types-roll-each, reference.monster-stun,
    reference.monster-move)
    """
    state = scene.state
    assert state.haunt is not None
    name = (yield from haunt_flow(scene, moments.next_group, list(turn.groups))) or turn.groups[0]
    turn.groups.remove(name)
    turn.waiting = []
    for one in state.haunt.monsters:
        if one.kind == name and one.place:
            if one.stunned:
                one.stunned = False
                scene.tell("recover", monster=one.id)
            else:
                turn.waiting.append(one.id)
    yield from haunt_flow(scene, moments.group_begins, name)
    if turn.waiting:
        kind = box_of(state, name)
        show_box(state, turn.waiting[0])
        speed = monster_value(scene, turn.waiting[0], "speed")
        if kind.moving == "roll":
            turn.rolled = moves_rolled(scene, speed, name)
        else:
            turn.rolled = speed if kind.moving == "speed" else 0
    else:
        yield from haunt_flow(scene, moments.group_ends, name)


def choose_monster(scene: Scene, turn: MonsterTurn) -> Flow[None]:
    """Whose turn it is among the waiting; those with a will of their own act in order."""
    state = scene.state
    first = turn.waiting[0]
    kind = kind_of(state, first)
    if kind.policy:
        turn.waiting.pop(0)
        yield from carry_out(kind.policy(scene, first))
        yield from _after(scene, turn, kind.key)
        return
    options: list[Key] = [*turn.waiting, DONE]
    choice = yield ask(turn.seat, "choose-monster", options, rule="monster.traitor-controls")
    if choice == DONE:
        turn.waiting = []
        yield from _after(scene, turn, kind.key)
        return
    turn.waiting.remove(choice)
    turn.active = choice
    answer = haunt_answer(scene, moments.monster_moves)
    turn.moves = answer(scene, choice, turn.rolled) if answer else turn.rolled
    turn.moved = turn.attacked = False
    turn.used = []


def act_with(scene: Scene, turn: MonsterTurn) -> Flow[None]:
    """The monster in hand moves, attacks, or does what its box allows."""
    state = scene.state
    assert state.haunt is not None
    key, kind = turn.active, kind_of(state, turn.active)
    ways = ways_now(scene, turn)
    options = monster_options(scene, turn, ways)
    choice = yield ask(turn.seat, "play-monster", options, rule="monster.traitor-controls", monster=key,
                       moves=turn.moves)  # fmt: skip
    match choice:
        case ("go", str(tile)):
            turn.moves = max(0, turn.moves - ways[tile])
            turn.moved = True
            yield from put(scene, key, tile, "walked")
        case ("attack", str(way), str(target)):
            turn.attacked = True
            yield from attack(scene, Attack(key, figure_of(target), trait_of(way), weapon_of(way)))
        case ("haunt", str(action)):
            yield from haunt_action(scene, key, action)
        case "ride":
            yield from ride_with_monster(scene, turn)
        case _:
            turn.active = ""
    gone = all(one.id != key or not one.place or one.stunned for one in state.haunt.monsters)
    if turn.active and gone:
        turn.active = ""
    if not turn.active:
        yield from _after(scene, turn, kind.key)


def _after(scene: Scene, turn: MonsterTurn, kind: str) -> Flow[None]:
    assert scene.state.haunt is not None
    here = {one.id for one in scene.state.haunt.monsters if one.place and not one.stunned}
    turn.waiting = [key for key in turn.waiting if key in here]
    if not turn.waiting:
        yield from haunt_flow(scene, moments.group_ends, kind)


def ways_now(scene: Scene, turn: MonsterTurn) -> dict[str, int]:
    """Where the monster in hand may still go, and what that costs."""
    if turn.moves or (not turn.moved and kind_of(scene.state, turn.active).moving != "none"):
        return ways_for(scene, turn.active, turn.moves, not turn.moved)
    return {}


def monster_options(scene: Scene, turn: MonsterTurn, ways: Iterable[str]) -> list[Key]:
    """What the monster in hand may do, given where it can go (monster.no-discovery, monster.no-cards)."""
    key = turn.active
    options: list[Key] = [("go", tile) for tile in ways]
    if not turn.attacked:
        options += [("attack", trait, word_of(target)) for trait, target in monster_targets(scene, key)]
    options += [("haunt", one.key) for one in actions_of(scene, key) if can_take(scene, key, one, turn.used)]
    if monster_can_ride(scene, turn):
        options.append("ride")
    options.append(DONE)
    return options


def monster_targets(scene: Scene, key: str) -> list[tuple[str, int | str]]:
    """Whom a monster may attack, and with which trait (monster.attack-once)."""
    answer = haunt_answer(scene, moments.monster_targets)
    if answer:
        said = answer(scene, key)
        if said is not None:
            return list(said)
    one = monster(scene.state, key)
    kind = box_of(scene.state, one.kind)
    targets = targets_on(scene, key, reach(scene, one.place, kind.reach)) if kind.attacks else []
    return [(trait, target) for target in targets for trait in kind.attacks]


# -- moving --------------------------------------------------------------------------------------------------------


def steps_of(scene: Scene, key: str) -> Callable[[Scene, str], list[str]]:
    """How a monster gets from tile to tile: as monsters do, through walls, and by its haunt's own ways."""
    walls, answer = kind_of(scene.state, key).walls, haunt_answer(scene, moments.monster_steps)
    if not walls and not answer:
        return monster_steps

    def steps(scene: Scene, tile: str) -> list[str]:
        found = list(ghost_steps(scene, tile) if walls else monster_steps(scene, tile))
        if answer:
            found += [other for other in answer(scene, key, tile) if other not in found and other != tile]
        return found

    return steps


def steps_for(scene: Scene, key: str, tile: str) -> list[str]:
    """The tiles one move away for this monster."""
    return steps_of(scene, key)(scene, tile)


def ways_for(scene: Scene, key: str, moves: int, first: bool = True) -> dict[str, int]:
    """Where a monster can go with its moves, and what that costs; always at least one tile (monster.minimum-one)."""
    start, steps = monster(scene.state, key).place, steps_of(scene, key)
    hindered, dear = hindrances(scene, key), scene.parameters.obstacle_cost
    found = walks.reach(start, partial(steps, scene), moves, lambda tile: dear if hindered(tile) else 1)
    if first:
        for other in steps(scene, start):
            found.setdefault(other, moves)
    del found[start]
    return found


def approach(
    scene: Scene, key: str, goals: list[str], moves: int, halts: Callable[[Scene, str], bool] | None = None
) -> Flow[None]:
    """Move toward the nearest of some tiles, as far as the moves carry; the way is the monster's own.

    Leaving an obstacle costs two, but the first tile may always be reached (obstacle.monster-minimum-move). A monster
    that ``halts`` goes no farther.
    """
    left = moves
    while left > 0 and not (halts and halts(scene, key)):
        here = monster(scene.state, key).place
        if not goals or here in goals:
            return
        steps = steps_for(scene, key, here)
        best = towards(here, steps, {tile: _to_any(scene, key, tile, goals) for tile in (here, *steps)})
        if not best:
            return
        cost = scene.parameters.obstacle_cost if is_hindered(scene, key, here) else 1
        if cost > left and left < moves:
            return
        left -= cost
        yield from put(scene, key, min(best), "walked")


def _to_any(scene: Scene, key: str, start: str, goals: list[str]) -> int:
    away = distances(scene, start, steps_of(scene, key))
    return min((away.get(goal, FAR) for goal in goals), default=FAR)


def closest_foes(scene: Scene, key: str) -> list[int]:
    """The living explorers of another side that are nearest to a monster."""
    state = scene.state
    here = monster(state, key).place
    away = distances(scene, here, steps_of(scene, key))
    foes = [seat for seat, one in enumerate(state.explorers) if one.place and not one.dead and is_foe(scene, key, seat)]
    least = min((away.get(state.explorers[seat].place, FAR) for seat in foes), default=FAR)
    return [seat for seat in foes if away.get(state.explorers[seat].place, FAR) == least]


def end_monsters(scene: Scene) -> Flow[None]:
    """The monster turn ends: the haunt has its say, goals are looked at."""
    yield from haunt_flow(scene, moments.monsters_end)
    scene.state.monsters = None
    check_goals(scene, at="monsters-end")
