"""What is worth doing on the ship, Room by Room, and what each Action does of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb

from koszmar.kernel.flow import Key

from ..belongings import find, items_of
from ..hand import action_cards, contamination_in
from ..intruders import LAIR
from ..objectives import is_cooperative
from ..rooms import ROOMS, has_computer, tile_of
from ..ship import COCKPIT, ENGINE_ROOMS, HIBERNATORIUM, distances
from ..state import Character, Scene, Slot, is_aboard
from . import beliefs, team
from .aims import AIMS, Wish, aim_of, aims_of, at, can_blow_up, found, is_met, wants_ship, wishes_of
from .fights import shots
from .team import FAR, others_nearer
from .ways import Danger, journeys

REPAIRS = ("basic-repairs", "repairs", "quick-repairs", "ingenuity")
TOOLS = ("tools", "duct-tape")
SEARCHES = ("search", "scavenging")
FREE_ROOM = {("computer-skills", "room"), ("piloting", "room"), ("access-denied", "room"), ("old-friend",)}
"""Cards that do the action of the own Room free of cost."""
SEARCH = 1.1
"""What it is worth to search, for somebody who has nothing."""
CURIOSITY = 0.3
"""What a dark Room is worth to somebody who has nothing to look for there."""
SHIP, IDLE = 9.0, 0.3
"""How much engines and course are wanted, and what is left of it for whom they do not fall to."""
ENOUGH = 0.7
"""From this chance on the engines are left alone."""
EAGER, ANYWAY = 16.0, 8.0
"""How much one wants to leave who has done everything, and one who has not but sees time run out."""
CALM = 10
"""With this much time left one begins to hurry."""
LATE = 4
"""With this much time left everybody who can leaves."""
WAIT = 6.0
"""How much one who has nothing left to do wants to wait where the hibernation pods are."""
HOPE = 0.15
"""How likely one wakes up, at the least, rather than die in the jump."""
BESET, LODGED = 0.4, 0.15
"""What is left of a wish for a Room with Intruders, and with a Lair."""
READY, LATER = 0.85, 0.55
"""What is left of a wish for a broken Room, for whoever can repair it now, and for others."""
CERTAIN = ((8, 0.7), (6, 0.35), (-1, 0.15))
"""With more than so much time left, how sure friends want to be that everything is done."""
BREAKING = (0.0, 0.0, 0.0, 0.0, 0.3, 1.0, 2.0, 3.5, 5.0)
"""By number of broken Rooms, how much one wants to repair any of them: the ninth ends everything."""
DREAD = 10.0
"""What it is worth to be sure of the last check."""
DECK = 10
"""Action cards of a character."""
CLEAN = 20 / 27
"""How likely a Contamination card is not INFECTED."""
MADNESS = 0.4
"""How likely one dies of Insanity that a scan has brought."""
THEIRS = 0.4
"""What is left of a wish for a Room that a friend is nearer to."""


class Plan:
    """What a player wants to do, by Room and work, and the best of it by Room."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat
        self.character = scene.state.characters[seat]
        self.danger = Danger(scene, seat)
        self.wishes: dict[tuple[Slot, str], float] = {}
        broken = sum(room.malfunction for room in scene.state.rooms.values())
        self.fragile = 0.0 if broken < 7 else 2.0 if broken == 7 else 5.0
        """How bad it may be to explore when the hull is about to break."""
        self.aim = aim_of(scene, seat)
        self.aims = aims_of(scene, seat)
        self.sleep = beliefs.sleep_chance(scene, seat)
        self.safe = beliefs.enough(scene)
        missing = {key: share for key, share in self.aims.items() if not is_met(scene, seat, key)}
        self.done = (
            not missing or self.carries_prize(missing) or self.is_enough(missing) or self.has_to_survive(missing)
        )
        self.hurry = 1.0 + max(0, CALM - scene.state.time) / 4
        """How much more a card counts the less time is left."""
        self.leaving = self.done or scene.state.time <= LATE
        self.risk = risk_of_last_check(scene, seat) if scene.state.time > 2 else 0.0
        """How likely one dies in the last check, while there is time to do something about it."""
        nearer = others_nearer(scene, seat)
        away = distances(scene.state, self.character.room) if nearer and self.character.room else {}
        for key, share in missing.items():
            for slot, work, worth in wishes_of(scene, seat, key):
                theirs = nearer.get(slot, FAR) < away.get(slot, FAR) and work in SHARED
                self.add(slot, work, worth * (0.5 + 0.5 * share) * (THEIRS if theirs else 1.0))
        self.ways_out()
        if wants_ship(scene, seat) or (self.done and not is_cooperative(scene)):
            self.course()
        self.health()
        self.leisure()
        self.obstacles()

    def carries_prize(self, missing: dict[str, float]) -> bool:
        """Whether a friend has the Egg that somebody has to bring home, and nothing else to do with it."""
        return "together-precious" in self.aims and "together-biology" not in missing and self.holds("egg")

    def is_enough(self, missing: dict[str, float]) -> bool:
        """Whether friends have probably done everything, the less time is left the sooner."""
        scene, seat = self.scene, self.seat
        if scene.players == 1 or not is_cooperative(scene):
            return False
        chance = team.chance_of_all(scene, seat, {key for key in team.EASY if key not in missing and key in self.aims})
        return chance >= next(least for time, least in CERTAIN if scene.state.time > time)

    def has_to_survive(self, missing: dict[str, float]) -> bool:
        """Whether a friend goes first: somebody has to survive, so whoever is nearest to bed leaves (coop.win)."""
        scene, state = self.scene, self.scene.state
        if scene.players == 1 or not is_cooperative(scene) or state.time > scene.parameters.blue + 1:
            return False
        awake = [seat for seat, one in enumerate(state.characters) if is_aboard(one)]
        out = any(one.status in ("hibernating", "launched") for one in state.characters)
        if out or len(awake) < 2 or self.sleep < self.safe:
            return False
        if "together-burial" in missing and self.holds("corpse-blue"):
            return False
        away = distances(state, HIBERNATORIUM, through_doors=True)
        return self.seat == min(awake, key=lambda seat: (away[state.characters[seat].room], seat))

    def holds(self, key: str) -> bool:
        """Whether the character carries an Object."""
        return any(item.key == key for item in self.character.hands)

    def add(self, slot: Slot, work: str, worth: float) -> None:
        """Want something done in a Room; a dark one has to be explored first."""
        if not self.scene.state.rooms[slot].explored:
            work = "explore"
        if worth > self.wishes.get((slot, work), 0.0):
            self.wishes[slot, work] = worth

    def add_all(self, wishes: Iterable[Wish]) -> None:
        """Want several things done."""
        for wish in wishes:
            self.add(*wish)

    def goals(self) -> dict[Slot, float]:
        """By Room, the best that can be done there."""
        goals: dict[Slot, float] = {}
        for (slot, _), worth in self.wishes.items():
            goals[slot] = max(goals.get(slot, 0.0), worth)
        return goals

    def target(self) -> dict[Slot, float]:
        """The one Room to go to, all in all, and what is wanted there: whoever has many aims gets nowhere."""
        goals = self.goals()
        costs = journeys(self.danger, self.character.room)
        reachable = [slot for slot in goals if slot in costs]
        if not reachable:
            return goals
        best = max(reachable, key=lambda slot: goals[slot] - costs[slot])
        return {best: goals[best]}

    def worth(self, slot: Slot, work: str) -> float:
        """How much something is wanted in a Room."""
        return self.wishes.get((slot, work), 0.0)

    def best_in(self, slot: Slot) -> float:
        """The best action of a Room."""
        return max((worth for (one, work), worth in self.wishes.items() if one == slot and work.startswith("room-")),
                   default=0.0)  # fmt: skip

    # -- leaving ---------------------------------------------------------------------------------------------------

    def ways_out(self) -> None:
        """Pods that are open, the Hibernatorium, and what opens Pods."""
        scene, state, aim = self.scene, self.scene.state, AIMS[self.aim]
        lost = 0 <= state.destruct < scene.parameters.yellow
        eager = EAGER if self.done or lost else ANYWAY if self.leaving else 0.0
        eager *= 1.0 if lost else 1.0 - self.risk
        sections = {pod.section: not pod.locked for pod in sorted(state.pods, key=lambda pod: not pod.locked)
                    if not pod.launched and self.has_room(pod.number)}  # fmt: skip
        for section, unlocked in sections.items():
            if eager and unlocked:
                self.add_all(at(f"evacuation-{section}", scene, "room-board", eager))
            elif state.destruct >= 0:  # from the first yellow space on they are open
                self.add_all(at(f"evacuation-{section}", scene, "wait", 7.0))
        if eager and not any(sections.values()):
            self.open_pods(list(sections))
        if state.destruct < 0 and state.time <= scene.parameters.blue and eager:
            self.add(HIBERNATORIUM, "room-hibernate", eager * max(HOPE, self.sleep) * (0.3 if aim.pod else 1.0))
        if self.sleep >= self.safe and self.done and state.time <= scene.parameters.blue + 1:
            self.add(HIBERNATORIUM, "wait", WAIT)
        if state.destruct > scene.parameters.yellow and wants_ship(scene, self.seat) and not self.is_waiting_for_pods():
            self.add_all(at("generator", scene, "room-switch", 8.0))

    def is_waiting_for_pods(self) -> bool:
        """Whether Self-Destruct suits whoever has done everything else and would not wake up anyway."""
        return self.done and self.sleep < self.safe and team.may_lose_ship(self.scene, self.seat)

    def open_pods(self, sections: list[str]) -> None:
        """All Pods are locked: what opens them."""
        scene = self.scene
        if not sections or (self.sleep >= self.safe and not AIMS[self.aim].pod):
            return
        self.add_all(at("hatch-control", scene, "room-lock", 7.0))
        if self.done and can_blow_up(scene, self.seat):
            self.add_all(at("generator", scene, "room-switch", 7.0))

    def has_room(self, number: int) -> bool:
        """Whether a place is free in a Pod."""
        return sum(one.status == "pod" and one.pod == number for one in self.scene.state.characters) < 2

    # -- the ship --------------------------------------------------------------------------------------------------

    def course(self) -> None:
        """Coordinates and engines: whoever they fall to goes, the others rely on them until they want to leave."""
        scene, state, seat = self.scene, self.scene.state, self.seat
        if all(one.status != "hibernating" for one in state.characters):
            if beliefs.knows_course(scene, seat):
                if beliefs.leads_to(scene, seat) != beliefs.harbour(scene, seat):
                    self.add(COCKPIT, "room-set", SHIP + 2.0)
            elif not is_trusted(scene, seat, state.coordinates_seen):
                mine = self.done or seat == navigator(scene)
                self.add(COCKPIT, "room-check", SHIP if mine else IDLE * SHIP)
        if beliefs.engines_chance(scene, seat) >= (ENOUGH if state.time > scene.parameters.blue else self.safe):
            return
        worth = SHIP * (1.0 if self.done or seat in engineers(scene) else IDLE)
        for slot, number in ENGINE_ROOMS.items():
            engine = number - 1
            if beliefs.is_known_broken(scene, seat, engine):
                self.add(slot, "repair", worth)
            elif not is_trusted(scene, seat, state.engines_seen[engine]):
                self.add(slot, "room-check", worth * 0.6)
                self.add(slot, "repair", worth if can_repair(self.character) else worth * 0.6)
        if all(seat not in seen for seen in state.engines_seen):
            self.add_all(at("engine-control", scene, "room-check", worth))

    def obstacles(self) -> None:
        """What is wanted in a Room that is broken has to wait until it is repaired; so where Intruders are."""
        state = self.scene.state
        ready = can_repair(self.character)
        broken = sum(room.malfunction for room in state.rooms.values())
        if broken >= 5 and ready:
            for slot, room in state.rooms.items():
                if room.malfunction:
                    self.add(slot, "clear", BREAKING[min(8, broken)])
        beset = {one.room: LODGED if one.kind == LAIR else BESET for one in state.intruders}
        for (slot, work), worth in list(self.wishes.items()):
            if slot in beset and work != "fight":
                worth = self.wishes[slot, work] = worth * beset[slot]
            if work.startswith("room-") and state.rooms[slot].malfunction:
                del self.wishes[slot, work]
                self.add(slot, "clear", worth * (READY if ready else LATER))

    # -- oneself ---------------------------------------------------------------------------------------------------

    def health(self) -> None:
        """Wounds, contamination, nerves."""
        scene, one = self.scene, self.character
        open_ = sum(not wound.dressed for wound in one.wounds)
        if open_:
            bleeds = any(wound.key == "bleeding" and not wound.dressed for wound in one.wounds)
            self.add_all(found("emergency", scene, "room-dress", 0.5 + len(one.wounds) + 1.5 * bleeds))
        if len(one.wounds) > open_:
            self.add_all(found("emergency", scene, "room-heal-serious", 1.5 * len(one.wounds)))
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
        """What is good to do when nothing presses: explore, search, load weapons, put out fires."""
        scene, state, one = self.scene, self.scene.state, self.character
        early = state.time > 9
        for slot, room in state.rooms.items():
            if not room.explored:
                self.add(slot, "explore", CURIOSITY if early else CURIOSITY / 3)
            elif room.items and any(card in one.hand for card in SEARCHES):
                self.add(slot, "search", max(0.4, SEARCH - 0.1 * len(items_of(one))))
        if shots(one) <= 1 and any(item.key in ENERGY for item in one.hands):
            self.add_all(found("armory", scene, "room-load", 0.9))
        self.add_all(found("storage", scene, "room-search", 0.4))
        burning = sum(room.fire for room in state.rooms.values())
        if burning >= 2:
            self.add_all(found("fire-control", scene, "room-douse", 0.7 * burning))


SHARED = ("explore", "room-take-egg", "pick-up corpse", "pick-up egg", "pick-up carcass", "break-eggs")
"""Works that anybody can do, and need to be done once."""
ENERGY = ("rifle", "assault-rifle", "shotgun", "pistol", "sawn-off", "prototype-rifle", "prototype-shotgun",
          "prototype-pistol")  # fmt: skip


def can_repair(character: Character) -> bool:
    """Whether a card in hand or an Item repairs."""
    return any(card in REPAIRS for card in action_cards(character)) or any(find(character, key) for key in TOOLS)


def wants_repair(scene: Scene, seat: int) -> bool:
    """Whether a player will need something to repair with: engines to be seen to, or broken Rooms."""
    state = scene.state
    engines = beliefs.engines_chance(scene, seat) < ENOUGH and seat in engineers(scene)
    return engines or state.rooms[HIBERNATORIUM].malfunction or sum(one.malfunction for one in state.rooms.values()) > 3


def contamination_of(character: Character) -> int:
    """How many Contamination cards a player has: a player counts what goes into the deck."""
    return max(0, len(character.deck) + len(character.hand) + len(character.discard) - DECK)


def contamination_worry(scene: Scene, seat: int) -> float:
    """How much the last check is to be feared."""
    return DREAD * risk_of_last_check(scene, seat)


def risk_of_last_check(scene: Scene, seat: int) -> float:
    """How likely one would die in the last check."""
    one = scene.state.characters[seat]
    return last_risk(scene.options.enemy, one.insanity, contamination_of(one), one.larva)


@cache
def last_risk(enemy: str, insanity: int, count: int, larva: bool) -> float:
    """How likely one dies in the last check, with some Contamination cards that nobody has scanned."""
    drawn = 1.0 - comb(10, 4) / comb(10 + count, 4)
    if enemy == "void-seeders":
        return drawn if insanity + count >= 5 else 0.0
    return drawn if larva else drawn * (1.0 - CLEAN**count)


def scan_gain(scene: Scene, seat: int) -> float:
    """How much better the last check becomes when the Contamination cards in hand are scanned."""
    one = scene.state.characters[seat]
    held = contamination_in(one.hand)
    if not held or any(seat in scene.state.scanned.get(card, ()) for card in held):
        return 0.0
    return _scan_gain(scene.options.enemy, one.insanity, contamination_of(one), one.larva, len(held))


@cache
def _scan_gain(enemy: str, insanity: int, count: int, larva: bool, held: int) -> float:
    """The same for so many cards in hand: clean ones leave, an INFECTED one drives mad, or is a Larva, or kills."""
    after = 0.0
    for infected in range(held + 1):
        chance = comb(held, infected) * CLEAN ** (held - infected) * (1 - CLEAN) ** infected
        left = count - held + infected
        if not infected:
            after += chance * last_risk(enemy, insanity, left, larva)
        elif enemy == "void-seeders":
            after += chance * max(MADNESS, last_risk(enemy, 5, left, False))
        else:
            after += chance * (1.0 if larva else last_risk(enemy, insanity, left, True))
    return last_risk(enemy, insanity, count, larva) - after


def wants_scan(scene: Scene, seat: int) -> bool:
    """Whether to scan the Contamination cards in hand: an INFECTED one does harm, but so may the last check."""
    early = scene.state.time > scene.parameters.blue and scene.options.enemy == "void-seeders"
    return scan_gain(scene, seat) > 0.05 and not (early and scene.state.characters[seat].insanity < 5)


def keeps_contamination(scene: Scene, seat: int) -> bool:
    """Whether to hold Contamination cards until there is Rest: when the end is near, and to be feared."""
    one = scene.state.characters[seat]
    soon = scene.state.time <= scene.parameters.blue + 2
    return soon and not one.larva and risk_of_last_check(scene, seat) > 0.2 and wants_scan(scene, seat)


def calm_worth(scene: Scene, seat: int) -> float:
    """What Rest and the like are worth: nerves, and clean Contamination cards leave."""
    one = scene.state.characters[seat]
    nerves = {2: 1.0, 4: 1.2, 5: 2.5}.get(one.insanity, 0.0) if scene.options.enemy == "void-seeders" else 0.0
    early = 0.0 if scene.options.enemy == "void-seeders" and one.insanity < 5 else 0.5
    soon = 1.0 if scene.state.time <= scene.parameters.blue else early
    return nerves + DREAD * soon * max(0.0, scan_gain(scene, seat))


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
