"""Movement of investigators and monsters, wanted or not (Movement, Distance, Fire, Barricade).

(move.one-by-one, move.voluntary, move.involuntary, distance.toward, distance.away, distance.stop)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts import dice
from koszmar.parts.board import FAR, Walk, away_from, towards

from . import harm
from .bestiary import card_of
from .board import BLOCKED, ON_FOOT, PROWLING, WALKS, board, now, paths, ways_for, within_range
from .choosing import may, own, together
from .features import put_out
from .monsters import hurt, in_space
from .scenario import happenings
from .skills import SUCCESS, die, is_barred
from .state import DAMAGE, Barricade, Monster, Scene, Space, Who, on_board, seat_of

# -- investigators -------------------------------------------------------------------------------------------------


def enterable(scene: Scene, space: Space) -> tuple[Space, ...]:
    """Where an investigator can go from a space in one step.

    (border.passable, door.passable, move.no-barricaded-door, barricade.blocks-investigators, secret-passage.move)
    """
    return ways_for(scene.state, ON_FOOT).near[space]


def enter(scene: Scene, who: Who, space: Space) -> Flow[None]:
    """An investigator steps into a space; those who follow come along, Fire burns, the scenario may answer.

    (move.one-by-one)
    """
    state = scene.state
    one = state.investigators[who]
    start, one.space = one.space, space
    scene.tell("moves", who=who, start=start, space=space)
    for token in state.tokens:
        if token.follows == who:
            token.at = space
    if space in state.fire:
        return _enter_fire(scene, who)
    return happenings.happen(scene, "enters", who=who, space=space)


def _enter_fire(scene: Scene, who: Who) -> Flow[None]:
    one = scene.state.investigators[who]
    yield from burn_on_entering(scene, who)
    if not one.out:
        yield from happenings.happen(scene, "enters", who=who, space=one.space)


def burn_on_entering(scene: Scene, who: Who) -> Flow[None]:
    """Fire in a space that is moved into costs a facedown Damage, unless it is put out (fire.enter)."""
    one = scene.state.investigators[who]
    if one.quench and (yield from may(scene, who, "quench", "fire.extinguish-where", space=one.space)):
        one.quench -= 1
        put_out(scene, one.space)  # fire.extinguish-no-damage
        return
    yield from harm.suffer(scene, who, DAMAGE, 1, up=False, cause="fire")


def put_into(scene: Scene, who: Who, space: Space) -> Flow[None]:
    """An investigator is put into a named space: no space between is entered.

    (move.placed-into, move.placed-ignores-obstacles, fire.placed-into; ruling fire-placed)
    """
    one = scene.state.investigators[who]
    start, one.space = one.space, space
    set_free(scene, who)
    scene.tell("placed", who=who, start=start, space=space)
    for token in scene.state.tokens:
        if token.follows == who:
            token.at = space
    if scene.rulings.fire_placed == "damage" and space in scene.state.fire:
        yield from burn_on_entering(scene, who)
    if not one.out:
        yield from happenings.happen(scene, "enters", who=who, space=space)


def set_free(scene: Scene, who: Who) -> None:
    """An effect moves an investigator: whatever restrained him holds him no longer (Restrained)."""
    harm.lose_condition(scene, who, "restrained")


def forced(scene: Scene, who: Who, spaces: int, nearer: bool, goals: Sequence[Space]) -> Flow[int]:
    """An investigator moves toward some spaces or away from them, against his will; how far he came.

    No evade check comes before it. (evade.involuntary, move.involuntary, move.involuntary-example, distance.away)
    """
    done = 0
    for _ in range(spaces):
        one = scene.state.investigators[who]
        if one.out or not one.space or not goals:
            break
        away = _distances(scene, ON_FOOT, goals)
        near = enterable(scene, one.space)
        found = towards(one.space, near, away) if nearer else away_from(one.space, near, away)
        if not found:
            break
        options: list[Key] = list(found)
        space = yield from own(scene, who, "forced-move", options, "conflict.own-figure")
        set_free(scene, who)
        yield from enter(scene, who, str(space))
        done += 1
    return done


def _distances(scene: Scene, how: Walk, goals: Sequence[Space]) -> dict[Space, int]:
    """How far every space is from the nearest of some."""
    return dict(paths(scene, how).to_nearest(list(goals)))


def may_move(
    scene: Scene, who: Who, spaces: int, evade: Callable[[Scene, Who], Flow[bool]], to: Space = ""
) -> Flow[None]:
    """An investigator may move some spaces now; that is voluntary, so that evade checks apply.

    (term.may-example, move.voluntary, move.voluntary-example, evade.may-moves) ``to``: the only space that is offered.
    """
    for left in range(spaces, 0, -1):
        one = scene.state.investigators[who]
        if one.out or not one.space or is_barred(scene, who, "move"):
            return
        near = enterable(scene, one.space)
        options: list[Key] = ["stay", *([to] if to in near else [] if to else near)]
        if len(options) == 1:
            return
        space = yield ask(seat_of(scene, who), "may-move", options, rule="term.may-now", who=who, left=left)
        if space == "stay":
            return
        if in_space(scene, one.space) and not (yield from evade(scene, who)):
            return
        if space not in enterable(scene, one.space) or is_barred(scene, who, "move"):  # carried off or bound meanwhile
            return
        yield from enter(scene, who, str(space))


# -- monsters ------------------------------------------------------------------------------------------------------


def walk_of(scene: Scene, monster: Monster) -> Walk:
    """How a monster gets about, by its ability (monster.abilities)."""
    return WALKS.get(card_of(scene, monster).ability, PROWLING)


def prowl(
    scene: Scene, monster: Monster, spaces: int, goals: Sequence[Space], *, nearer: bool = True
) -> Flow[list[Space]]:
    """A monster moves toward some spaces, or away from them; the spaces that it entered.

    (distance.toward, distance.stop, distance.tie, distance.unreachable, activation.stops-at-target, fire.monster,
    barricade.monster-failure)
    """
    passed: list[Space] = []
    if monster.still:
        monster.still = False
        return passed
    for _ in range(spaces):
        if monster not in scene.state.monsters or not goals or (nearer and monster.space in goals):
            break
        found = steps_of(scene, monster, goals, nearer)
        if not found:
            break
        options: list[Key] = list(found)
        space = str((yield from together(scene, "monster-way", options, "distance.tie", monster=monster.id)))
        if not (yield from break_through(scene, monster, space)):
            break
        start, monster.space = monster.space, space
        passed.append(space)
        scene.tell("prowls", monster=monster.id, start=start, space=space)
        if space in scene.state.fire:
            yield from hurt(scene, monster, 1)
    return passed


def prey_in_range(scene: Scene, monster: Monster) -> list[Space]:
    """Where a monster goes that is told to move toward somebody within range: nowhere, if nobody is there.

    (activation.no-one-in-range; ruling nobody-in-range)
    """
    spaces = [scene.state.investigators[who].space for who in on_board(scene)]
    near = within_range(scene, monster.space)
    if not any(space in near for space in spaces) and scene.rulings.nobody_in_range == "nearest":
        return spaces
    return [space for space in spaces if space in near]


def steps_of(scene: Scene, monster: Monster, goals: Sequence[Space], nearer: bool) -> list[Space]:
    """The next spaces that bring a monster nearer to its goals, or farther away; spaces that are warded are closed."""
    state, how = scene.state, walk_of(scene, monster)
    warded = {one.space for one in state.investigators if one.ward and not one.out}
    near = [space for space in ways_for(state, how).near[monster.space] if space not in warded]
    away = _distances(scene, how, [goal for goal in goals if goal not in warded] or list(goals))
    if away.get(monster.space, FAR) >= FAR:
        return []
    return towards(monster.space, near, away) if nearer else away_from(monster.space, near, away)


def break_through(scene: Scene, monster: Monster, space: Space) -> Flow[bool]:
    """A Barricade in the way: the monster rolls its brawn and destroys it with two successes.

    (barricade.monster-tries, barricade.monster-pool, barricade.monster-roll, barricade.monster-no-changes,
    barricade.monster-success, barricade.destroyed)
    """
    barricade = barricade_between(scene, monster.space, space)
    card = card_of(scene, monster)
    ability = card.ability
    if barricade is None or ability == "phasing":
        return True
    if ability != "massive":
        pool = card.brawn + (ability == "pressing")
        faces: list[str] = []
        for batch in dice.batches(pool, scene.parameters.dice):
            faces += dice.throw(scene.chance, die(scene), batch)
        scene.tell("monster-roll", monster=monster.id, dice=faces)
        if faces.count(SUCCESS) < scene.parameters.force:
            return False
    destroy(scene, barricade)
    yield from ()
    return True


def barricade_between(scene: Scene, one: Space, other: Space) -> Barricade | None:
    """The Barricade that blocks every way between two spaces; None if there is a free one."""
    state = scene.state
    links = now(state).links
    found = [link for link in board(state).exits[one] if link.to == other]
    blocked = [link for link in found if links.get(link.link, link.kind) == BLOCKED]
    if len(blocked) < len([link for link in found if links.get(link.link, link.kind) in PROWLING.through]):
        return None
    for link in blocked:
        for barricade in state.barricades:
            if barricade.on == link.link or (barricade.on == "passage" and barricade.space in (one, other)):
                return barricade
    return None


def destroy(scene: Scene, barricade: Barricade) -> None:
    """A destroyed Barricade returns to the pool (barricade.destroyed, discard.token)."""
    scene.state.barricades = [other for other in scene.state.barricades if other is not barricade]
    scene.state.box["barricade"] += 1
    scene.tell("barricade-destroyed", space=barricade.space)
