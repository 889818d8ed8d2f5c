"""Move: one sector in a declared direction, blocking doors behind, or unblocking one (Move, Doors, Stairs)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from .. import moments
from ..answers import of_final, of_items
from ..creatures import attack_of_opportunity, block, scare, unblock
from ..harm import lose
from ..hindrances import hinders
from ..labyrinth import BLOCKED, creatures_in, forget, give_figures, note, refresh, show, undeceive
from ..reactions import Occasion, react
from ..state import DOOR, HERO, SIDES, Creature, Scene, SectorId
from ..station import exits, is_blocked, level_of

STOP, NO = "stop", "no"


def options(scene: Scene) -> list[Key]:
    """("move", direction), ("unblock", direction); in a Web any Move only discards it.

    (move.declare-direction, move.no-move-through-wall, door.hero-passes, door.hero-unblocks, condition.web)
    """
    return [*ways(scene), *crawlways(scene)]


def ways(scene: Scene) -> list[tuple[str, str]]:
    """The directions that lie open as the Hero sees his sector, and doors that he could unblock."""
    tile = scene.state.labyrinth[scene.state.hero]
    return [
        ("move", SIDES[side]) for side, what in enumerate(tile.sides) if what
    ]  # a blocked door: the action unblocks it


def crawlways(scene: Scene) -> list[Key]:
    """Once a round from a room to any room of the level he has been in (SM06 Crawlways)."""
    state = scene.state
    sheet = state.sheet
    here = state.labyrinth[state.hero].room
    if "crawlways" not in sheet.gains or "crawlways" in sheet.used or not here:
        return []
    return [("move", room) for room in sheet.visited if room != here and _same_level(scene, room)]


def _same_level(scene: Scene, room: str) -> bool:
    state = scene.state
    return any(
        built.room == room and built.level == level_of(state, state.hero) for built in state.station.sectors.values()
    )


def perform(
    scene: Scene, where: str, *, count: int = 1, safe: bool = False, scares: bool = True, held: bool = True
) -> Flow[None]:
    """Move one sector, with some items more, or unblock the door in that direction.

    (door.unblock-whole-action, door.unblock-allows-move-reactions, move.one-sector, move.each-sector-in-turn)
    ``safe``: no attacks of opportunity; without ``scares`` creatures met do not scare; without ``held`` a Web does not
    hold him.
    """
    state = scene.state
    if where not in SIDES:
        yield from crawl(scene, where)
        return
    side = SIDES.index(where)
    there = exits(state, state.hero)[side]
    unblocking = is_blocked(state, state.hero, there)
    stays = unblocking or (held and state.elements[state.hero].condition == "web")
    yield from react(scene, Occasion("declared", "move", sector="" if stays else there))
    if held and is_held(scene):
        return
    if not unblocking:
        side = yield from shut_midway(scene, side)
        there = exits(state, state.hero)[side]
    if unblocking or is_blocked(state, state.hero, there):
        if is_blocked(state, state.hero, there):  # a creature may have opened it by now
            unblock(scene, state.hero, there)  # door.hero-unblocks, aoo.not-when-staying
        return
    yield from enter(scene, there, safe=safe, scares=scares)
    yield from steps(scene, count - 1, safe=safe, scares=scares, begins=False)


def with_item(scene: Scene, count: int = 1, **how: bool) -> Flow[None]:
    """A Move by an item: the first direction is named now (item.jetpack, door.unblock-whole-action)."""
    options: list[Key] = [key[1] for key in ways(scene)]
    where = yield ask(HERO, "move-where", options, rule="move.declare-direction")
    yield from perform(scene, where, count=count, **how)


def is_held(scene: Scene) -> bool:
    """A Move declared in a Web only discards it (condition.web)."""
    there = scene.state.elements[scene.state.hero]
    if there.condition != "web":
        return False
    there.condition = ""
    note(scene, "web-torn")
    refresh(scene, scene.state.hero)
    return True


def shut_midway(scene: Scene, side: int) -> Flow[int]:
    """If a reaction has blocked the declared way, the Hero unblocks it or names another direction.

    (reaction.door-shut-midway)
    """
    state = scene.state
    tile = state.labyrinth[state.hero]
    if tile.sides[side] != BLOCKED:
        return side
    options: list[Key] = [
        SIDES[side],
        *(SIDES[other] for other, what in enumerate(tile.sides) if what and other != side),
    ]
    choice = yield ask(HERO, "shut-midway", options, rule="reaction.door-shut-midway", side=SIDES[side])
    return SIDES.index(choice)


# -- entering a sector ---------------------------------------------------------------------------------------------


def enter(
    scene: Scene,
    there: SectorId,
    *,
    safe: bool = False,
    scares: bool = True,
    doors: bool = True,
    reactions: bool = True,
) -> Flow[None]:
    """The Hero goes into a sector: attack of opportunity, the sector is shown, Mine, scares, doors.

    (move.into-unrevealed, move.evil-updates, move.each-sector-in-turn, aoo.each-sector, encounter.enter-unrevealed,
    stairs.change-level-clears, stairs.example-clear)
    """
    state = scene.state
    start = state.hero
    pursuer = 0 if safe else (yield from attack_of_opportunity(scene, start))
    if reactions:
        yield from react(scene, Occasion("before-reveal", "move", sector=there))
    climbs = level_of(state, start) != level_of(state, there)
    unmet = [one for one in creatures_in(state, there) if not one.figure]
    state.hero = there
    state.turn.entered += 1
    scene.tell("moves", sector=there, start=start)
    undeceive(scene, there)
    show(scene, there)
    give_figures(state, unmet)
    refresh(scene, start, there)
    if climbs:
        state.notes.append(f"{state.number} stairs {start} {there}")  # which stairs lead where he sees, and may keep
        stay = (start, there)
        forget(
            scene,
            [key for key in state.labyrinth if key not in stay and level_of(state, key) != level_of(state, there)],
        )
    _visit(scene)
    for answer in of_items(scene, moments.enters):
        yield from carry_out(answer(scene, there))
    yield from mine(scene, there)
    if scares:
        yield from scares_one_by_one(scene, unmet)
    if pursuer:
        yield from pursue(scene, pursuer, start)
    if climbs:
        yield from stairwell_alarm(scene)
    if doors:
        yield from after_a_sector(scene, start)
    if reactions:
        yield from react(scene, Occasion("after-reveal", "move", sector=there))


def scares_one_by_one(scene: Scene, unmet: list[Creature]) -> Flow[None]:
    """Each creature that he meets scares him, in the Leader's order (encounter.each-creature, evil.leader-decides)."""
    state = scene.state
    waiting = [one.id for one in unmet]
    while waiting := [key for key in waiting if any(one.id == key for one in state.creatures)]:
        options: list[Key] = list(waiting)
        key = yield ask(state.leader, "pick-creature", options, rule="encounter.each-creature")
        waiting.remove(key)
        yield from scare(scene, next(one for one in state.creatures if one.id == key))


def _visit(scene: Scene) -> None:
    state = scene.state
    room = state.station.sectors[state.hero].room
    if room and room not in state.sheet.visited:
        state.sheet.visited.append(room)
    for answer in of_final(scene, moments.hero_enters):
        answer(scene, state.hero)


def mine(scene: Scene, sector: SectorId) -> Flow[None]:
    """A Mine costs 1 Health and is gone (condition.mine)."""
    there = scene.state.elements[sector]
    if there.condition == "mine":
        there.condition = ""
        note(scene, "mine")
        refresh(scene, sector)
        yield from lose(scene, "health", 1, "mine")


def after_a_sector(scene: Scene, start: SectorId) -> Flow[None]:
    """Lockdown blocks the door behind him; then he may block one door himself.

    (move.block-after, move.block-optional, door.block-one-per-step, door.no-block-before-move,
    move.example-jetpack-doors)
    """
    state = scene.state
    side = next((side for side, there in exits(state, state.hero).items() if there == start), None)
    through_door = side is not None and state.station.sectors[state.hero].sides[side] == DOOR
    if through_door and hinders(scene, "lockdown"):
        block(scene, start, state.hero)
    tile = state.labyrinth[state.hero]
    doors: list[Key] = [SIDES[side] for side, what in enumerate(tile.sides) if what == DOOR]
    if not doors:
        return
    choice = yield ask(HERO, "block-own-door", [NO, *doors], rule="move.block-after")
    if choice != NO:
        block(scene, state.hero, exits(state, state.hero)[SIDES.index(choice)])


def pursue(scene: Scene, seat: int, start: SectorId) -> Flow[None]:
    """A creature of the sector that the Hero has left comes after him (Claws at My Back)."""
    from ..reactions.verbs import move

    state = scene.state
    yield from move(scene, seat, 1, among=creatures_in(state, start), towards=state.hero)


def stairwell_alarm(scene: Scene) -> Flow[None]:
    """After stairs the Leader may move a creature up to 2 sectors (PM07 Stairwell Alarm)."""
    if hinders(scene, "stairwell-alarm"):
        from ..reactions.verbs import move

        yield from move(scene, scene.state.leader, 2)


# -- other ways to move --------------------------------------------------------------------------------------------


def steps(
    scene: Scene,
    count: int,
    *,
    safe: bool = False,
    scares: bool = True,
    reactions: bool = True,
    begins: bool = True,
) -> Flow[None]:
    """``step n``: up to n sectors by all rules of Move; each direction is named when its turn comes.

    What ``begins`` in a Web only tears it (condition.web); one that is met on the way does not hold.
    """
    state = scene.state
    if begins and is_held(scene):
        return
    for _ in range(count):
        open_sides: list[Key] = [
            SIDES[side] for side, what in enumerate(state.labyrinth[state.hero].sides) if what and what != BLOCKED
        ]
        if not open_sides:
            return
        choice = yield ask(HERO, "step-on", [STOP, *open_sides], rule="move.each-sector-in-turn")
        if choice == STOP:
            return
        there = exits(state, state.hero)[SIDES.index(choice)]
        yield from enter(scene, there, safe=safe, scares=scares, reactions=reactions)


def crawl(scene: Scene, room: str) -> Flow[None]:
    """Through the crawlways into a room he has been in: no attack of opportunity, no door touched (SM06)."""
    state = scene.state
    there = next(key for key, built in state.station.sectors.items() if built.room == room)
    stays = state.elements[state.hero].condition == "web"
    yield from react(scene, Occasion("declared", "move", sector="" if stays else there))
    if is_held(scene):
        return
    state.sheet.used.append("crawlways")
    yield from enter(scene, there, safe=True, doors=False)


def second_wind(scene: Scene, moved: bool) -> Flow[None]:
    """The pilot as Hero: once a round one sector more after a Move that moved her (Second Wind)."""
    sheet = scene.state.sheet
    if not moved or sheet.character != "pilot" or "character" in sheet.used:
        return
    answer = yield ask(HERO, "second-wind", ["rest", "run"], rule="setup.character")
    if answer == "run":
        sheet.used.append("character")
        scene.tell("ability", character="pilot")
        yield from steps(scene, 1)
