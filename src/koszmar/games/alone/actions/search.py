"""Search: drawing items, six at most, and upgrading them with each other's charges (Search, Upgrading)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..experience import has
from ..harm import ally_can, use_ally
from ..hindrances import hinders
from ..items import ITEMS, discard_item, spend, upgrade_free
from ..reactions import Drawing, Occasion, react
from ..state import HERO, Item, Scene

DONE = "done"


def options(scene: Scene) -> list[Key]:
    """What a Search can be declared as."""
    return [*ways(scene)]


def ways(scene: Scene) -> list[tuple[str, str]]:
    """("search", "one"), and in a room that was not used up ("search", "three").

    (search.anywhere, search.room-three, search.room-once, search.room-choice)
    """
    found = [("search", "one")]
    room = scene.state.labyrinth[scene.state.hero].room
    if room and room not in scene.state.sheet.searched:
        found.append(("search", "three"))
    return found


def perform(scene: Scene, how: str) -> Flow[None]:
    """An ordinary search."""
    yield from search(scene, how)


def with_choice(scene: Scene, *, extra: int = 0, free_upgrades: int = 0) -> Flow[list[Item]]:
    """A Search by an item or an ally: whether the room is searched for three cards is said now (search.room-choice)."""
    found: list[Key] = [key[1] for key in ways(scene)]
    how = yield ask(HERO, "search-how", found, rule="search.room-choice")
    return (yield from search(scene, how, extra=extra, free_upgrades=free_upgrades))


def search(scene: Scene, how: str, *, extra: int = 0, free_upgrades: int = 0) -> Flow[list[Item]]:
    """Draw, discard down to six, upgrade; what was drawn and kept.

    (search.draw-one, search.room-three, search.room-marked, search.charges, search.upgrade-after, xp.keen-eye,
    search.example-ventilation, item.detector)
    """
    state = scene.state
    if how == "three":
        room = state.station.sectors[state.hero].room
        state.sheet.searched.append(room)
        scene.tell("room-searched", room=room)
    charges = 2 if hinders(scene, "leaking") else int(scene.parameters.charges)
    drawing = Drawing((3 if how == "three" else 1) + extra + has(scene, "keen-eye"), charges)
    drawing.free_upgrades = free_upgrades
    yield from react(scene, Occasion("declared", "search", drawing=drawing))
    drawn = draw_items(scene, drawing.count, max(1, drawing.charges))
    yield from discard_down(scene)
    kept = [item for item in drawn if any(item is mine for mine in state.sheet.items)]
    yield from upgrade(scene, kept, drawing.free_upgrades)
    return kept


def draw_items(scene: Scene, count: int, charges: int) -> list[Item]:
    """Draw item cards with their charges; an empty deck is its shuffled discard pile (search.deck-empty)."""
    state = scene.state
    drawn: list[Item] = []
    for _ in range(max(0, count)):
        if not state.items and state.items_out:
            state.items, state.items_out = state.items_out, []
            scene.chance.shuffle(state.items)
        if not state.items:
            break
        item = Item(state.items.pop(), charges)
        drawn.append(item)
        state.sheet.items.append(item)
    if drawn:
        scene.reveal()
        scene.tell("items-drawn", items=[item.key for item in drawn])
    return drawn


def discard_down(scene: Scene) -> Flow[None]:
    """No more than six items; the Hero chooses which to discard (search.limit-six, search.discard-choice)."""
    sheet = scene.state.sheet
    while len(sheet.items) > scene.parameters.items:
        options: list[Key] = [(item.key, place) for place, item in enumerate(sheet.items)]
        _, place = yield ask(HERO, "discard-item", options, rule="search.limit-six")
        discard_item(scene, sheet.items[place])


def upgrade(scene: Scene, drawn: list[Item], free: int) -> Flow[None]:
    """Any carried item may be upgraded, again and again, with a charge of another item of the type it needs.

    (upgrade.procedure, upgrade.other-item, upgrade.many, upgrade.only-in-search, upgrade.optional, upgrade.last-charge,
    upgrade.unlocks-advanced, search.upgrade-any)
    ``free``: as many of the drawn items may be upgraded with charges from the pool (item.detector-upgraded); the
    engineer as ally upgrades any one item in that way (ally.example-card).
    """
    sheet = scene.state.sheet
    while True:
        options: list[Key] = [DONE, *upgrade_options(scene)]
        if free:
            options += [
                ("free", item.key, place)
                for place, item in enumerate(sheet.items)
                if not item.upgraded and any(item is one for one in drawn)
            ]
        if ally_can(scene, "engineer"):
            options += [("ally", item.key, place) for place, item in enumerate(sheet.items) if not item.upgraded]
        if len(options) == 1:
            return
        choice = yield ask(HERO, "upgrade", options, rule="upgrade.procedure")
        if choice == DONE:
            return
        how, _, place, *other = choice
        item = sheet.items[place]
        if how == "free":
            free -= 1
        elif how == "ally":
            use_ally(scene)
        else:
            spend(scene, sheet.items[other[0]])
        upgrade_free(scene, item)


def upgrade_options(scene: Scene) -> list[Key]:
    """("upgrade", item, its place, place of the item that gives the charge)."""
    items = scene.state.sheet.items
    return [
        ("upgrade", item.key, place, other)
        for place, item in enumerate(items)
        if not item.upgraded
        for other, giver in enumerate(items)
        if other != place and giver.charges and serves(scene, ITEMS[item.key].needs, ITEMS[giver.key].type)
    ]


def serves(scene: Scene, needed: str, given: str) -> bool:
    """Whether a charge of one type serves as a component of another (the engineer's Sacrifice)."""
    return needed == given or scene.state.turn.any_component
