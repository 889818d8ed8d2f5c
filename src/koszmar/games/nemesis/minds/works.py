"""What is worth doing on the ship, Room by Room, and what each Action does of it."""

from __future__ import annotations

from koszmar.kernel.flow import Key

from ..belongings import find, items_of
from ..hand import action_cards, contamination_in
from ..rooms import ROOMS, has_computer, tile_of
from ..ship import COCKPIT, ENGINE_ROOMS, HIBERNATORIUM
from ..state import Character, Scene, Slot, is_aboard
from . import beliefs
from .aims import AIMS, Wish, aim_of, at, found, is_met, victim, wants_ship, wishes_of
from .fights import shots

REPAIRS = ("basic-repairs", "repairs", "quick-repairs", "ingenuity")
TOOLS = ("tools", "duct-tape")
SEARCHES = ("search", "scavenging")
FREE_ROOM = {("computer-skills", "room"), ("piloting", "room"), ("access-denied", "room"), ("old-friend",)}
"""Cards that do the action of the own Room free of cost."""
SEARCH = 1.1
"""What it is worth to search, for somebody who has nothing."""
CURIOSITY = 0.05
"""What a dark Room is worth to somebody who has nothing to look for there."""
SHIP, IDLE = 5.0, 0.3
"""How much engines and course are wanted, and what is left of it for whom they do not fall to."""
ENOUGH = 0.8
"""From this chance on the engines are left alone."""
LATE = 6
"""With this much time left everybody who can leaves."""
WAIT = 3.0
"""How much one who has nothing left to do wants to wait where the hibernation pods are."""
HOPE = 0.15
"""How likely one wakes up, at the least, rather than die in the jump."""
SAFE = 0.45
"""From this chance on hibernation is a good way out."""


class Plan:
    """What a player wants to do, by Room and work, and the best of it by Room."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat
        self.character = scene.state.characters[seat]
        self.wishes: dict[tuple[Slot, str], float] = {}
        self.aim = aim_of(scene, seat)
        self.done = is_met(scene, seat, self.aim)
        self.sleep = beliefs.sleep_chance(scene, seat)
        self.leaving = self.done or scene.state.time <= LATE or self.is_doomed() or self.is_hopeless()
        for wish in wishes_of(scene, seat, self.aim):
            self.add(*wish)
        self.ways_out()
        if wants_ship(scene, seat):
            self.course()
        self.health()
        self.leisure()
        self.repairs()

    def add(self, slot: Slot, work: str, worth: float) -> None:
        """Want something done in a Room; a dark one has to be explored first."""
        if not self.scene.state.rooms[slot].explored:
            work = "explore"
        if worth > self.wishes.get((slot, work), 0.0):
            self.wishes[slot, work] = worth

    def add_all(self, wishes: list[Wish]) -> None:
        """Want several things done."""
        for wish in wishes:
            self.add(*wish)

    def goals(self) -> dict[Slot, float]:
        """By Room, the best that can be done there."""
        goals: dict[Slot, float] = {}
        for (slot, _), worth in self.wishes.items():
            goals[slot] = max(goals.get(slot, 0.0), worth)
        return goals

    def worth(self, slot: Slot, work: str) -> float:
        """How much something is wanted in a Room."""
        return self.wishes.get((slot, work), 0.0)

    def best_in(self, slot: Slot) -> float:
        """The best action of a Room."""
        return max((worth for (one, work), worth in self.wishes.items() if one == slot and work.startswith("room-")),
                   default=0.0)  # fmt: skip

    def is_doomed(self) -> bool:
        """Whether the next attack may be the last."""
        return len(self.character.wounds) >= 3 or self.character.insanity >= 5

    def is_hopeless(self) -> bool:
        """Whether the Objective is out of reach, so that only life is left to save."""
        state = self.scene.state
        if self.aim.startswith("without-"):
            named = victim(self.scene, self.aim)
            return named is not None and state.characters[named].status == "launched"
        return False

    # -- leaving ---------------------------------------------------------------------------------------------------

    def ways_out(self) -> None:
        """Pods that are open, the Hibernatorium, and what opens Pods."""
        scene, state, aim = self.scene, self.scene.state, AIMS[self.aim]
        lost = 0 <= state.destruct <= scene.parameters.yellow
        eager = 10.0 if self.done or lost else 6.0 if self.leaving else 0.0
        waits = aim.pod and not self.done and state.time > 2 and not lost
        sections = {pod.section: not pod.locked for pod in sorted(state.pods, key=lambda pod: not pod.locked)
                    if not pod.launched and self.has_room(pod.number)}  # fmt: skip
        for section, unlocked in sections.items():
            if eager and unlocked and not waits:
                self.add_all(list(at(f"evacuation-{section}", scene, "room-board", eager)))
            elif state.destruct >= 0:  # from the first yellow space on they are open
                self.add_all(list(at(f"evacuation-{section}", scene, "wait", 4.0)))
            elif eager and self.sleep < SAFE:
                self.add_all(list(at(f"evacuation-{section}", scene, "explore", 1.0)))
        locked = sections and not any(sections.values())
        if locked and (aim.pod or not aim.ship or self.sleep < SAFE) and (self.leaving or state.time < 8):
            self.add_all(list(at("hatch-control", scene, "room-lock", 4.0)))
        if state.destruct < 0 and state.time <= scene.parameters.blue and eager:
            worth = eager * max(HOPE, self.sleep) * (0.3 if aim.pod else 1.0)
            if self.done or state.time <= LATE or self.sleep >= SAFE:
                self.add(HIBERNATORIUM, "room-hibernate", worth)
        burning = sum(room.fire for room in state.rooms.values())
        if burning >= 5:
            self.add_all(found("fire-control", scene, "room-douse", 1.0 * (burning - 3)))
        if self.sleep >= SAFE:
            self.add(HIBERNATORIUM, "wait", WAIT if self.done else WAIT / 3)
        if state.destruct > scene.parameters.yellow and AIMS[self.aim].ship:
            self.add_all(list(at("generator", scene, "room-switch", 5.0)))

    def has_room(self, number: int) -> bool:
        """Whether a place is free in a Pod."""
        return sum(one.status == "pod" and one.pod == number for one in self.scene.state.characters) < 2

    # -- the ship --------------------------------------------------------------------------------------------------

    def course(self) -> None:
        """Coordinates and engines: whoever they fall to goes, the others rely on them."""
        scene, state, seat = self.scene, self.scene.state, self.seat
        if all(one.status != "hibernating" for one in state.characters):
            if beliefs.knows_course(scene, seat):
                if beliefs.leads_to(scene, seat) != beliefs.harbour(scene, seat):
                    self.add(COCKPIT, "room-set", SHIP + 1.0)
            elif not is_trusted(scene, seat, state.coordinates_seen):
                self.add(COCKPIT, "room-check", SHIP if seat == navigator(scene) else IDLE * SHIP)
        if beliefs.engines_chance(scene, seat) >= ENOUGH:
            return
        worth = SHIP * (1.0 if seat in engineers(scene) else IDLE)
        for slot, number in ENGINE_ROOMS.items():
            engine = number - 1
            if beliefs.is_known_broken(scene, seat, engine):
                self.add(slot, "repair", worth)
            elif not is_trusted(scene, seat, state.engines_seen[engine]):
                self.add(slot, "room-check", worth * 0.6)
                self.add(slot, "repair", worth if can_repair(self.character) else worth * 0.6)
        if all(seat not in seen for seen in state.engines_seen):
            self.add_all(list(at("engine-control", scene, "room-check", worth)))

    def repairs(self) -> None:
        """What is wanted in a Room that is broken has to wait until it is repaired."""
        state = self.scene.state
        broken = sum(room.malfunction for room in state.rooms.values())
        if broken >= 5 and can_repair(self.character):
            for slot, room in state.rooms.items():
                if room.malfunction:
                    self.add(slot, "clear", 0.8 * (broken - 4))
        for (slot, work), worth in list(self.wishes.items()):
            if work.startswith("room-") and state.rooms[slot].malfunction:
                del self.wishes[slot, work]
                if can_repair(self.character):
                    self.add(slot, "clear", worth * 0.85)

    # -- oneself ---------------------------------------------------------------------------------------------------

    def health(self) -> None:
        """Wounds, contamination, nerves."""
        scene, one = self.scene, self.character
        open_ = sum(not wound.dressed for wound in one.wounds)
        if open_:
            self.add_all(found("emergency", scene, "room-dress", 0.8 + 0.5 * open_))
        if len(one.wounds) > open_:
            self.add_all(found("emergency", scene, "room-heal-serious", 0.5 + 0.8 * len(one.wounds)))
        if one.light:
            self.add_all(found("emergency", scene, "room-heal-light", 0.4 * one.light))
        worry = contamination_worry(scene, self.seat)
        if worry > 0.8:
            self.add_all(found("surgery", scene, "room-operate", 1.2 * worry))
        calm = calm_worth(scene, self.seat)
        if calm > 0.3:
            self.add_all(found("showers", scene, "room-wash", calm + 0.3 * one.slime))
            self.add_all(found("canteen", scene, "room-eat", calm + 0.2 * one.light))

    def leisure(self) -> None:
        """What is good to do when nothing presses: explore, search, load weapons."""
        scene, state, one = self.scene, self.scene.state, self.character
        early = state.time > 9
        for slot, room in state.rooms.items():
            if not room.explored:
                self.add(slot, "explore", CURIOSITY if early else CURIOSITY / 2)
            elif room.items and any(card in one.hand for card in SEARCHES):
                self.add(slot, "search", max(0.4, SEARCH - 0.1 * len(items_of(one))))
        if shots(one) <= 1 and any(item.key in ENERGY for item in one.hands):
            self.add_all(found("armory", scene, "room-load", 0.9))
        self.add_all(found("storage", scene, "room-search", 0.6))


ENERGY = ("rifle", "assault-rifle", "shotgun", "pistol", "sawn-off", "prototype-rifle", "prototype-shotgun",
          "prototype-pistol")  # fmt: skip


def can_repair(character: Character) -> bool:
    """Whether a card in hand or an Item repairs."""
    return any(card in REPAIRS for card in action_cards(character)) or any(find(character, key) for key in TOOLS)


def contamination_of(character: Character) -> int:
    """How many Contamination cards a player has in hand and discard pile."""
    return len(contamination_in([*character.hand, *character.discard]))


def contamination_worry(scene: Scene, seat: int) -> float:
    """How much the last check is to be feared."""
    one = scene.state.characters[seat]
    count = contamination_of(one)
    if scene.options.enemy == "void-seeders":
        return max(0.0, min(5, one.insanity + count) - 3) * 0.8
    return 1.6 * one.larva + 0.35 * count


def wants_scan(scene: Scene, seat: int) -> bool:
    """Whether to scan the Contamination cards in hand: an INFECTED one does harm, but so may the last check."""
    one = scene.state.characters[seat]
    held = contamination_in(one.hand)
    if not held or any(seat in scene.state.scanned.get(card, ()) for card in held):
        return False
    late = scene.state.time <= scene.parameters.blue + 1
    if scene.options.enemy == "void-seeders":
        return one.insanity == 5 or (late and one.insanity + contamination_of(one) >= 5)
    return not one.larva and late


def calm_worth(scene: Scene, seat: int) -> float:
    """What Rest and the like are worth: nerves, and clean Contamination cards leave."""
    one = scene.state.characters[seat]
    nerves = {2: 1.0, 4: 1.2, 5: 2.5}.get(one.insanity, 0.0) if scene.options.enemy == "void-seeders" else 0.0
    return nerves + (0.6 * len(contamination_in(one.hand)) if wants_scan(scene, seat) else 0.0)


# -- who sees to the ship ------------------------------------------------------------------------------------------

NAVIGATORS = ("pilot", "captain", "scout", "scientist", "soldier", "mechanic")
"""To whom the Cockpit falls, first of all: who is quick there, and who is of little use to the engines."""


def crew(scene: Scene) -> list[int]:
    """The seats that are still about, whoever the Cockpit falls to first."""
    state = scene.state
    about = [seat for seat, one in enumerate(state.characters) if is_aboard(one) and one.key]
    return sorted(about, key=lambda seat: NAVIGATORS.index(state.characters[seat].key))


def navigator(scene: Scene) -> int | None:
    """Whoever checks the Coordinates."""
    return next(iter(crew(scene)), None)


def engineers(scene: Scene) -> list[int]:
    """Those who look after the engines: two of the others, or whoever is alone."""
    return crew(scene)[-2:] if len(crew(scene)) > 2 else crew(scene)[-1:]


def is_trusted(scene: Scene, seat: int, seen: list[int]) -> bool:
    """Whether somebody has had a look, so that one need not go oneself."""
    return bool(seen) and (scene.players > 1 or seat in seen)


# -- what Actions do -----------------------------------------------------------------------------------------------


def works_in(option: Key) -> str:
    """The work that an Action does in the own Room; empty for what is judged otherwise."""
    match option:
        case ("room", str(tile)):
            action = ROOMS[tile].action
            return f"room-{action.uses[0].key}" if action else ""
        case ("room", str(), str(use)):
            return f"room-{use}"
        case ("card" | "item", str(), "engine"):
            return "repair"
        case ("card" | "item", str(), "clear"):
            return "clear"
        case ("card", "search" | "scavenging") | ("item", "flashlight"):
            return "search"
        case ("pick-up", str(key)):
            return f"pick-up {key.partition('-')[0]}"
    return ""


def online_worth(plan: Plan) -> float:
    """The best action of a Room with a Computer, wherever it is (Intranet)."""
    state = plan.scene.state
    return max(
        (
            plan.best_in(slot)
            for slot in state.rooms
            if (tile := tile_of(state, slot)) and tile.computer and has_computer(state, slot)
        ),
        default=0.0,
    )
