"""Tools: items of all other actions than Fight (Items)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..actions import free_fight
from ..actions.explore import clear_tokens, explore_where, look, open_sides
from ..actions.fight import strike, targets_here
from ..actions.interact import light
from ..actions.locate import TARGETS, answer_targets, name_targets
from ..actions.move import steps, with_item
from ..actions.search import with_choice
from ..creatures import HERE, block, here, nearest, true_directions, unblock
from ..harm import can_heal, heal
from ..labyrinth import BLOCKED, note, show
from ..reactions import Occasion, react
from ..state import DOOR, HERO, PASSAGE, SIDES, Creature, Item, Scene, SectorId
from ..station import distance, exits
from . import MOST_CHARGES, ItemCard, by_name, enter, named, recharge

DONE = "done"

# -- Move ----------------------------------------------------------------------------------------------------------


def fly(scene: Scene, item: Item) -> Flow[None]:
    """Up to 2 sectors; upgraded, a free Fight where a creature is at the end of a flight that took him anywhere.

    (item.jetpack, item.jetpack-upgraded, move.example-jetpack-doors, item.example-jetpack-armor, condition.web,
    door.unblock-whole-action)
    """
    turn = scene.state.turn
    before = turn.entered
    yield from with_item(scene, 2)
    if item.upgraded and turn.entered > before and here(scene):
        yield from free_fight(scene)


JETPACK = ItemCard("jetpack", "mechanical", "electric", "move", fly, printed=True)


def swing(scene: Scene, item: Item) -> Flow[None]:
    """1 sector, upgraded 2, without attacks of opportunity; a Web does not hold."""
    yield from with_item(scene, 2 if item.upgraded else 1, safe=True, held=False)


GRAPPLE = ItemCard("grapple", "mechanical", "mechanical", "move", swing)


def tread_softly(scene: Scene, item: Item) -> Flow[None]:
    """1 sector, and no Move card face up; upgraded, creatures met do not scare."""
    scene.state.turn.quiet.append("move")
    yield from with_item(scene, scares=not item.upgraded)


DAMPER_BOOTS = ItemCard("damper-boots", "electric", "mechanical", "move", tread_softly)

# -- Search --------------------------------------------------------------------------------------------------------


def detect(scene: Scene, item: Item) -> Flow[None]:
    """A Search with 1 more card; upgraded, up to 2 of the drawn items are upgraded from the pool.

    (item.detector, item.detector-upgraded)
    """
    yield from with_choice(scene, extra=1, free_upgrades=2 if item.upgraded else 0)


DETECTOR = ItemCard("detector", "electric", "mechanical", "search", detect, printed=True)


def charge_cells(scene: Scene, item: Item) -> Flow[None]:
    """A Search, upgraded with 1 more card; then 1 charge on up to 2 other items (item.four-charges)."""
    yield from with_choice(scene, extra=1 if item.upgraded else 0)
    charged: list[Item] = []
    for _ in range(2):
        mine = [
            one
            for one in scene.state.sheet.items
            if one.key != item.key and one.charges < MOST_CHARGES and not any(one is other for other in charged)
        ]
        if not mine:
            return
        choice = yield ask(HERO, "recharge", [DONE, *named(scene, mine)], rule="item.four-charges")
        if choice == DONE:
            return
        charged.append(by_name(scene, choice))
        recharge(scene, charged[-1], 1)


CELL_CHARGER = ItemCard("cell-charger", "electric", "electric", "search", charge_cells)

# -- Explore -------------------------------------------------------------------------------------------------------


def throw_flare(scene: Scene, item: Item) -> Flow[None]:
    """Explore, then light what was explored; upgraded, the Hero's sector too, and 1 more token goes, here or there."""
    where = yield from explore_where(scene)
    explored = yield from look(scene, where)
    places = [scene.state.hero, *explored]
    yield from clear_tokens(scene, 1, places)
    light(scene, explored)
    if item.upgraded:
        light(scene, [scene.state.hero])
        yield from clear_tokens(scene, 1, places)


FLARE = ItemCard(
    "flare", "chemical", "electric", "explore", throw_flare, usable=lambda scene, item: bool(open_sides(scene))
)


def send_drone(scene: Scene, item: Item) -> Flow[None]:
    """Show a path of up to 4 sectors, named one by one; upgraded, up to 2 tokens go, here or on the path."""
    state = scene.state
    path: list[SectorId] = []
    at = state.hero
    while len(path) < 4 and (sides := drone_sides(scene, at, [state.hero, *path])):
        options: list[Key] = [*([DONE] if path else []), *sides]
        side = yield ask(HERO, "drone-where", options, rule="explore.declare-direction")
        if side == DONE:
            break
        if not path:
            yield from react(scene, Occasion("declared", "explore"))
        there = exits(state, at)[SIDES.index(side)]
        if there not in state.labyrinth:
            occasion = Occasion("before-reveal", "explore", sector=there, sectors=path)
            yield from react(scene, occasion)
            if occasion.cut:
                note(scene, "cut")
                break
            show(scene, there)
        path.append(there)
        at = there
    state.turn.explored += path
    yield from react(scene, Occasion("after-reveal", "explore", sectors=path))
    if item.upgraded:
        yield from clear_tokens(scene, 2, [state.hero, *path])


def drone_sides(scene: Scene, at: SectorId, seen: list[SectorId]) -> list[str]:
    """Where the drone can fly on as the Hero sees it: passages and open doors, no stairs, no sector twice."""
    tile = scene.state.labyrinth.get(at)
    sides = tile.sides if tile is not None else []
    ways = exits(scene.state, at)
    return [SIDES[side] for side, what in enumerate(sides) if what in (PASSAGE, DOOR) and ways[side] not in seen]


SCOUT_DRONE = ItemCard(
    "scout-drone", "electric", "mechanical", "explore", send_drone,
    usable=lambda scene, item: bool(drone_sides(scene, scene.state.hero, [])),
)  # fmt: skip

# -- Locate --------------------------------------------------------------------------------------------------------


def listen(scene: Scene, item: Item) -> Flow[None]:
    """Locate; for 1 target also the first direction; upgraded for both, and neither lies nor silence work."""
    options: list[Key] = list(TARGETS)
    first = yield ask(HERO, "locate-first", options, rule="locate.two-targets")
    targets = yield from name_targets(scene, first)
    guided = targets
    if not item.upgraded:
        choices: list[Key] = list(targets)
        guided = [(yield ask(HERO, "locate-guided", choices, rule="locate.no-direction"))]
    yield from answer_targets(scene, targets, guided=guided, honest=item.upgraded)


ECHO_SCANNER = ItemCard("echo-scanner", "electric", "chemical", "locate", listen)


def track_motion(scene: Scene, item: Item) -> Flow[None]:
    """Kind, distance and direction of each creature within 3 sectors; upgraded within 5, and those do not scare.

    The Leader names the direction, whether or not there are several true ones.
    """
    state = scene.state
    yield from react(scene, Occasion("targets", "locate"))
    reach = 5 if item.upgraded else 3
    near = [one for one in state.creatures if distance(state, state.hero, one.sector) <= reach]
    note(scene, "tracked-count", count=len(near))
    for creature in nearest(scene, near, state.hero):
        yield from track(scene, creature)
        creature.expected = creature.expected or item.upgraded


def track(scene: Scene, creature: Creature) -> Flow[None]:
    """Tell of one creature (noise.direction, noise.tie)."""
    state = scene.state
    told: list[Key] = list(true_directions(scene, creature.sector))
    side = HERE
    if told != [HERE]:
        side = yield ask(state.leader, "tracked-direction", told, rule="noise.tie", pause=True)
    away = distance(state, state.hero, creature.sector)
    note(scene, "tracked", kind=creature.kind, distance=away, direction=side)


MOTION_TRACKER = ItemCard("motion-tracker", "electric", "mechanical", "locate", track_motion)

# -- Interact ------------------------------------------------------------------------------------------------------


def throw_smoke(scene: Scene, item: Item) -> Flow[None]:
    """This turn creatures here attack with 1 die fewer and not when he leaves; upgraded, an attack or a step.

    (item.smoke-grenade, item.smoke-grenade-upgraded, item.smoke-grenade-reactions, interact.item-no-target)
    """
    turn = scene.state.turn
    yield from react(scene, Occasion("declared", "interact"))
    turn.smoke = scene.state.hero
    note(scene, "smoke")
    if not item.upgraded:
        return
    turn.quiet += ["fight", "move"]
    options: list[Key] = [DONE, "step", *(["strike"] if targets_here(scene) else [])]
    choice = yield ask(HERO, "in-the-smoke", options, rule="item.smoke-grenade-upgraded")
    if choice == "strike":
        yield from strike(scene, 2, quiet=True)
    elif choice == "step":
        yield from steps(scene, 1)


SMOKE_GRENADE = ItemCard("smoke-grenade", "chemical", "electric", "interact", throw_smoke, printed=True)


def jack_doors(scene: Scene, item: Item) -> Flow[None]:
    """Block or unblock up to 2 doors of the sector; upgraded, those it blocks take 2 points to unblock."""
    state = scene.state
    yield from react(scene, Occasion("declared", "interact"))
    touched: list[str] = []
    for _ in range(2):
        sides = [(SIDES[side], what) for side, what in enumerate(state.labyrinth[state.hero].sides)]
        options: list[Key] = [
            ("unblock" if what == BLOCKED else "block", side)
            for side, what in sides
            if what in (DOOR, BLOCKED) and side not in touched
        ]
        if not options:
            return
        choice = yield ask(HERO, "jack-door", [DONE, *options], rule="door.blocked-stays-shut")
        if choice == DONE:
            return
        how, side = choice
        touched.append(side)
        there = exits(state, state.hero)[SIDES.index(side)]
        if how == "block":
            block(scene, state.hero, there, jacked=item.upgraded)
        else:
            unblock(scene, state.hero, there)


def has_doors(scene: Scene, item: Item) -> bool:
    """Whether the Hero's sector has a door."""
    sides = scene.state.labyrinth[scene.state.hero].sides
    return DOOR in sides or BLOCKED in sides


DOOR_JACK = ItemCard("door-jack", "mechanical", "electric", "interact", jack_doors, usable=has_doors)


def dress_wounds(scene: Scene, item: Item) -> Flow[None]:
    """2 Health or 2 Sanity; upgraded, both (heal.sources)."""
    yield from react(scene, Occasion("declared", "interact"))
    kinds = ["health", "sanity"]
    if not item.upgraded:
        kinds = [(yield ask(HERO, "heal-which", ["health", "sanity"], rule="heal.sources", amount=2))]
    for kind in kinds:
        heal(scene, kind, 2)


FIELD_MEDKIT = ItemCard(
    "field-medkit", "chemical", "chemical", "interact", dress_wounds,
    usable=lambda scene, item: can_heal(scene, "health") or can_heal(scene, "sanity"),
)  # fmt: skip

enter(
    JETPACK, GRAPPLE, DAMPER_BOOTS, DETECTOR, CELL_CHARGER, FLARE, SCOUT_DRONE, ECHO_SCANNER, MOTION_TRACKER,
    SMOKE_GRENADE, DOOR_JACK, FIELD_MEDKIT,
)  # fmt: skip
