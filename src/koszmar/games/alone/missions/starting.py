"""The SM missions: starting missions that give the Hero something (mission.sm-bonus)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..actions.interact import light
from ..actions.search import discard_down, draw_items, upgrade
from ..characters import gain_ally
from ..creatures import damage, here, hero_hurts
from ..experience import choose_experience
from ..harm import heal
from ..items import can_spend, discard_charges, upgrade_free
from ..labyrinth import note
from ..rooms import ROOMS
from ..state import HERO, Item, Mission, Scene
from ..station import level_of, on_level, room_sector
from . import MISSIONS, MissionCard, Steps, Take, cannot, complete, enter, needs_work, room_here

PAY = "pay"


def pays_charges(count: int) -> tuple[Steps, Take]:
    """1 Interact and some charges from one item or several: the step, and taking it (mission.sm01-charges-anywhere)."""

    def steps(scene: Scene, mission: Mission) -> list[tuple[str, str]]:
        there = room_here(scene) == MISSIONS[mission.key].room
        return [(mission.key, PAY)] if there and can_spend(scene, count) else []

    def take(scene: Scene, mission: Mission, step: str) -> Flow[None]:
        if not can_spend(scene, count):
            cannot(scene, mission)
            return
        yield from discard_charges(scene, HERO, count)
        yield from complete(scene, mission)

    return steps, take


def gain(scene: Scene, what: str) -> None:
    """Something that lasts for the rest of the game."""
    scene.state.sheet.gains.append(what)
    note(scene, "gain", what=what)


# -- SM01 ----------------------------------------------------------------------------------------------------------


def flush_a_level(scene: Scene) -> Flow[None]:
    """The Hero names a room; every creature on its level takes 2 damage, and he hears how many have died.

    (mission.sm01-damage, mission.sm01-thresholds, mission.sm01-inform, xp.unrevealed-none)
    """
    state = scene.state
    rooms: list[Key] = list(ROOMS)
    room = yield ask(HERO, "name-room", rooms, rule="mission.sm01-damage")
    scene.tell("room-named", room=room)
    level = on_level(state, level_of(state, room_sector(state, room)))
    before = len(state.creatures)
    for creature in [one for one in state.creatures if one.sector in level]:
        yield from hero_hurts(scene, creature, damage(scene, creature, 2))
    note(scene, "deaths", count=before - len(state.creatures))


# SM01: 1 Interact in the Control Room and 3 charges hurt the creatures of one level (mission.sm01-requirement).
PRECAUTIONARY_MEASURES = MissionCard(
    "precautionary-measures", "sm", "control-room", *pays_charges(3), reward=flush_a_level, printed=True
)

# -- SM02 ----------------------------------------------------------------------------------------------------------


def open_the_hospital(scene: Scene) -> None:
    """2 Health and 2 Sanity at once; from now on adrenaline spent on healing recovers 1 of each."""
    heal(scene, "health", 2)
    heal(scene, "sanity", 2)
    gain(scene, "field-hospital")


FIELD_HOSPITAL = MissionCard("field-hospital", "sm", "infirmary", *needs_work("chemical"), reward=open_the_hospital)

# -- SM03 ----------------------------------------------------------------------------------------------------------


def open_the_locker(scene: Scene) -> Flow[None]:
    """Bullets from the deck, else from the discards, else the top item, charged and upgraded; better bare hands."""
    state = scene.state
    scene.reveal()
    pile = next((pile for pile in (state.items, state.items_out) if "bullets" in pile), None)
    if pile is not None:
        pile.remove("bullets")
        item = Item("bullets", scene.parameters.charges)
        state.sheet.items.append(item)
        scene.tell("items-drawn", items=["bullets"])
        upgrade_free(scene, item)
    else:
        for item in draw_items(scene, 1, int(scene.parameters.charges)):
            upgrade_free(scene, item)
    yield from discard_down(scene)
    if pile is None:
        yield from upgrade(scene, [], 0)
    gain(scene, "bare-hands")


# SM03: 1 Interact in the Armoury and 2 charges; then a weapon, and 3 dice in a Fight without an item.
WEAPONS_LOCKER = MissionCard("weapons-locker", "sm", "armoury", *pays_charges(2), reward=open_the_locker)

# -- SM04 ----------------------------------------------------------------------------------------------------------


def has_killed(scene: Scene) -> int:
    """1 work is done already by a Hero who has killed a creature."""
    return int(scene.state.sheet.kills > 0)


def learn_from_it(scene: Scene) -> Flow[None]:
    """2 experience points, in one ability or two (xp.from-cards)."""
    return choose_experience(scene, 2, "xp.from-cards", apart=False)


VIVISECTION = MissionCard(
    "vivisection", "sm", "laboratory", *needs_work("chemical", head_start=has_killed), reward=learn_from_it
)

# -- SM05 ----------------------------------------------------------------------------------------------------------


def power_returns(scene: Scene) -> None:
    """The Hero's sector and every one with a switch are lit, on both levels; a repair lights two lines from now on.

    (light.sources)
    """
    state = scene.state
    light(scene, [state.hero, *(key for key, built in state.station.sectors.items() if built.switch)])
    gain(scene, "two-lines")


EMERGENCY_POWER = MissionCard("emergency-power", "sm", "generator-room", *needs_work("electric"), reward=power_returns)

# -- SM06 ----------------------------------------------------------------------------------------------------------


def open_the_crawlways(scene: Scene) -> None:
    """Once a round a Move from a room may go to any room of the level that he has been in."""
    gain(scene, "crawlways")


CRAWLWAYS = MissionCard("crawlways", "sm", "ventilation", *needs_work("mechanical"), reward=open_the_crawlways)

# -- SM07 ----------------------------------------------------------------------------------------------------------


def nobody_listens(scene: Scene, mission: Mission) -> bool:
    """Only while no creature is in the Canteen; the Hero sees whoever is with him."""
    return not here(scene)


VOICES_BEHIND_THE_COUNTER = MissionCard(
    "voices-behind-the-counter", "sm", "canteen", *needs_work(possible=nobody_listens), reward=gain_ally
)  # ally.gained-by-mission

# -- SM08 ----------------------------------------------------------------------------------------------------------

POD_STEPS, POD_WORK = needs_work(possible=lambda scene, mission: f"turn-{scene.state.number}" not in mission.steps)


def open_the_pod(scene: Scene, mission: Mission, step: str) -> Flow[None]:
    """1 work at most in a turn; the card remembers in which."""
    yield from POD_WORK(scene, mission, step)
    mission.steps = [f"turn-{scene.state.number}"]


OCCUPIED_POD = MissionCard("occupied-pod", "sm", "escape-pods", POD_STEPS, open_the_pod, reward=gain_ally)

enter(
    PRECAUTIONARY_MEASURES, FIELD_HOSPITAL, WEAPONS_LOCKER, VIVISECTION, EMERGENCY_POWER, CRAWLWAYS,
    VOICES_BEHIND_THE_COUNTER, OCCUPIED_POD,
)  # fmt: skip
