"""What is worth doing on the ship, Room by Room, and what each Action does of it."""

from __future__ import annotations

from collections.abc import Iterable

from koszmar.kernel.flow import Key

from ..belongings import find, items_of
from ..hand import action_cards
from ..intruders import LAIR
from ..objectives import is_cooperative
from ..rooms import ROOMS, SECTIONS, computer_rooms, has_computer, tile_of
from ..ship import COCKPIT, ENGINE_ROOMS, EXITS, HIBERNATORIUM, distances, neighbours
from ..state import Character, Scene, Slot, in_room, is_aboard, slot_of
from ..wounds import MOST_SERIOUS
from . import beliefs, exits, team
from .aims import AIMS, Wish, aim_of, aims_of, at, can_blow_up, found, is_met, needs_ship, wants_ship, wishes_of
from .fights import chance_to_clear, shots, wound_cost
from .fires import peril
from .last_check import calm_worth, contamination_worry, open_risk, risk_of_last_check
from .ways import Danger, journeys

REPAIRS = ("basic-repairs", "repairs", "quick-repairs", "ingenuity")
TOOLS = ("tools", "duct-tape")
SEARCHES = ("search", "scavenging")
FREE_ROOM = {("computer-skills", "room"), ("piloting", "room"), ("access-denied", "room"), ("old-friend",)}
"""Cards that do the action of the own Room free of cost."""
SEARCH = 1.1
"""What it is worth to search, for somebody who has nothing."""
STORED = 3
"""With this many Items one does not go on looking for more in the Storage, where there is no end of them."""
CURIOSITY = 0.3
"""What a dark Room is worth to somebody who has nothing to look for there."""
SHIP, IDLE = 9.0, 0.3
"""How much engines and course are wanted, and what is left of it for whom they do not fall to."""
ENOUGH, AMPLE = 0.7, 0.85
"""From this chance on the engines are left alone, and are by friends."""
EAGER, ANYWAY = 18.0, 8.0
"""How much one wants to leave who has done everything, and one who has not but sees time run out."""
CALM = 10
"""With this much time left one begins to hurry."""
LATE = 4
"""With this much time left everybody who can leaves."""
WAIT = 6.0
"""How much one who has nothing left to do wants to wait where the hibernation pods are."""
EARLY, FEW = 14, 2
"""Until this time a friend who could leave goes on working, unless so few are left or it has so many wounds."""
INFIRM = 15.0
"""How many cards sooner a sound friend has to be at the exit than one whom the last check will kill."""
LEAD = 1
"""How long before hibernation begins the friend who has to survive gets ready for it."""
REVIVAL = 5.0
"""How much one wants to bring a dead friend back to life."""
STOP, FUSE = 12.0, 1.5
"""How much one wants to stop Self-Destruct, and to repair what may start it."""
HEALTH = (0.0, 1.5, 4.0, 6.0)
"""By number of Serious Wounds, how much one wants to be treated: with two of them a bite kills."""
SLIME = 1.0
"""How much one wants to wash off Slime, with which silence is danger."""
OPEN = 3.0
"""How much friends want Pods to be open before anybody needs them."""
HOPE = 0.15
"""How likely one wakes up, at the least, rather than die in the jump."""
AMONG_THEM, IN_PASSING = ("drop corpse", "explore"), 0.5
"""What can be done with Intruders in the Room, and what is left of the wish for it then."""
BLOCKED, AMMO, RELIEF = 4.0, 3.0, 4.0
"""From which worth on a wish is too important to be blocked by Intruders; how much one wants Ammo then, and help."""
BESET, LODGED = 0.8, 0.15
"""What is left of a wish for a Room with Intruders, if they can be got rid of, and with a Lair."""
READY, LATER, IN_FLAMES = 0.85, 0.55, 0.15
"""What is left of a wish for a broken Room, for whoever can repair it now, and for others; and if it burns besides."""
BREAKING = (0.0, 0.0, 0.3, 0.8, 1.6, 3.2, 5.5, 8.0, 10.0)
"""By number of broken Rooms, how much one wants to repair any of them: the ninth ends everything."""
ALARM = 3.0
"""How much one wants to put out a Fire when the next that spreads may be the last."""
DOUSE = 14.0
"""The same among friends, for whoever goes to where Fires are put out."""
URGE = 1.4
"""How much more friends want each Objective: one that is left undone is the end of all others."""
THEIRS = 0.7
"""What is left of a wish for a Room that a friend goes to."""


class Plan:
    """What a player wants to do, by Room and work, and the best of it by Room."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene, self.seat = scene, seat
        self.character = scene.state.characters[seat]
        self.danger = Danger(scene, seat)
        self.wishes: dict[tuple[Slot, str], float] = {}
        self.busy: set[int] = set()
        """Friends who have something of their own to do, and are not counted on for anything else."""
        self.goal, self.work = "", ""
        """The Room to go to, and what to do there."""
        self.away: dict[Slot, int] = {}
        """How far Rooms are from that one."""
        self.freely: dict[Slot, float] = {}
        """By Room, the best that could be done there if it were free of Intruders."""
        broken = sum(room.malfunction for room in scene.state.rooms.values())
        self.fragile = 0.0 if broken < 7 else 2.0 if broken == 7 else 5.0
        """How bad it may be to explore when the hull is about to break."""
        self.peril = peril(scene)
        self.alarm = ALARM * self.peril
        """How much one wants to put out a Fire, because the next that spreads may be the last."""
        self.caution = team.caution(scene, seat)
        """How much one fears to be caught without cards."""
        self.aim = aim_of(scene, seat)
        self.aims = aims_of(scene, seat)
        self.sleep = beliefs.sleep_chance(scene, seat)
        self.safe = beliefs.enough(scene)
        missing = [key for key in self.aims if not is_met(scene, seat, key)]
        self.done = not missing or self.carries_prize(missing) or self.has_to_survive(missing)
        self.hurry = 1.0 + max(0, CALM - scene.state.time) / 4
        """How much more a card counts the less time is left."""
        self.leaving = self.done or scene.state.time <= LATE
        self.risk = risk_of_last_check(scene, seat) if scene.state.time > 2 else 0.0
        """How likely one dies in the last check, while there is time to do something about it."""
        self.urge = URGE if beliefs.are_friends(scene) else 1.0
        """How much more what all depends on is wanted."""
        for key in missing:
            self.add_all((slot, work, self.urge * worth) for slot, work, worth in wishes_of(scene, seat, key))
        self.packs = self.done or self.has_to_pack()
        """Whether to see to a way out."""
        self.by_pod = self.prefers_pod()
        """Whether one leaves in a Pod rather than asleep."""
        self.danger.hush(self.ways_off())
        if needs_ship(scene, seat) or (self.packs and not self.by_pod):
            self.course()
        if beliefs.are_friends(scene):
            self.revive()
            self.guard()
            self.leave_to_friends()
        self.ways_out()
        self.health()
        self.leisure()
        self.obstacles()

    def prefers_pod(self) -> bool:
        """Whether a Pod is the quicker way out; whoever wants the ship to arrive brings it home."""
        if not self.character.room or (needs_ship(self.scene, self.seat) and is_cooperative(self.scene)):
            return False
        return AIMS[self.aim].pod or exits.by_pod(self.scene, self.seat) < exits.by_bed(self.scene, self.seat)

    def has_to_pack(self) -> bool:
        """Whether friends who leave in whatever opens first have to see to it now, whatever else is left to do."""
        scene = self.scene
        soon = scene.state.time <= scene.parameters.blue
        return soon and beliefs.are_friends(scene) and not team.may_lose_ship(scene)

    def ways_off(self) -> frozenset[str]:
        """The corridors round the Rooms from which one will leave the ship, as far as they are known."""
        state = self.scene.state
        rooms = [HIBERNATORIUM] if state.destruct < 0 else []
        if self.by_pod:
            rooms += [slot for slot, room in state.rooms.items() if room.explored and room.tile in SECTIONS]
        return frozenset(link for room in rooms for link in EXITS[room].values())

    def revive(self) -> None:
        """Bring a dead friend to the Emergency Room, if it is known where that is (coop.revive)."""
        state = self.scene.state
        room = slot_of(state, "emergency")
        if room is None or not state.rooms[room].explored or state.time <= LATE:
            return
        if any(is_friend(item.key) for item in self.character.hands):
            self.add(room, "wait", REVIVAL + 1.0)
        for slot, found_there in state.rooms.items():
            if any(is_friend(key) for key in found_there.objects) and slot != room:
                self.add(slot, "pick-up friend", REVIVAL)

    def guard(self) -> None:
        """Friends put out Fires before the next that spreads is the last (fire.ninth-ends)."""
        if self.alarm:
            self.add_all(at("fire-control", self.scene, "room-douse", DOUSE * self.peril))

    def leave_to_friends(self) -> None:
        """Friends share out what is to be done, what presses first; whoever can repair a Room counts on nobody."""
        shared = {slot for slot, work in self.wishes if work not in OWN}
        pressing = {slot for slot, work in self.wishes if work == "room-douse"}
        going = team.share_out(self.scene, shared, pressing, self.busy)
        ready = can_repair(self.character)
        owes = team.owes_signal(self.scene, self.seat)
        for slot, work in self.wishes:
            repairs = ready and self.scene.state.rooms[slot].malfunction
            mine = work in OWN or repairs or (owes and work == "room-signal")
            if not mine and going.get(slot, self.seat) != self.seat:
                self.wishes[slot, work] *= THEIRS

    def carries_prize(self, missing: list[str]) -> bool:
        """Whether a friend has the Egg that somebody has to bring home, and nothing else to do with it."""
        return "together-precious" in self.aims and "together-biology" not in missing and self.holds("egg")

    def has_to_survive(self, missing: list[str]) -> bool:
        """Whether a friend goes first: somebody has to survive, with the Egg if one is wanted (coop.win)."""
        first = self.first_to_leave(missing)
        if first is not None:
            self.busy.add(first)
        return first == self.seat

    def first_to_leave(self, missing: list[str]) -> int | None:
        """The friend who is to leave now, if it can: the others do what is left to do."""
        scene, state = self.scene, self.scene.state
        if scene.players == 1 or not is_cooperative(scene):
            return None
        prize = "egg" if "together-precious" in self.aims else ""
        awake = [seat for seat, one in enumerate(state.characters) if is_aboard(one) and one.room]
        fit = [one for one in state.characters if not prize or find(one, prize)]
        if len(awake) < 2 or any(one.status in ("hibernating", "launched") for one in fit):
            return None
        costs = {
            seat: self.cards_to_leave(seat) + INFIRM * open_risk(scene, seat)
            for seat in awake
            if state.characters[seat] in fit
            and not team.owes_signal(scene, seat)
            and not ("together-burial" in missing and find(state.characters[seat], "corpse-blue"))
        }
        first = min(costs, key=lambda seat: (costs[seat], seat), default=None)
        if first is None or costs[first] >= exits.NEVER:
            return None
        wounds = len(state.characters[first].wounds)
        return first if state.time <= EARLY or len(awake) <= FEW or wounds >= FEW else None

    def waits_for_tools(self) -> bool:
        """Whether one wants to repair something, without anything to do it with."""
        return self.work in ("clear", "repair") and not can_repair(self.character)

    def cards_to_leave(self, seat: int) -> float:
        """How many cards it takes a friend to leave by a way that is open, or soon will be."""
        scene, state = self.scene, self.scene.state
        room = state.characters[seat].room
        unlocked = [pod.section for pod in state.pods if not pod.locked and not pod.launched]
        by_pod = exits.board_from(state, room, unlocked) if unlocked else exits.NEVER
        soon = state.time <= scene.parameters.blue + LEAD and self.sleep >= self.safe and state.destruct < 0
        return min(by_pod, exits.walk(state, room, [HIBERNATORIUM]) + exits.ACTION if soon else exits.NEVER)

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
        self.goal = max(reachable, key=lambda slot: goals[slot] - costs[slot])
        here = {work: worth for (slot, work), worth in self.wishes.items() if slot == self.goal}
        self.work = max(here, key=here.__getitem__)
        self.away = distances(self.scene.state, self.goal)
        if self.work in LEAVING:
            self.danger.spoiled = {self.goal: SPOILT}
        return {self.goal: goals[self.goal]}

    def need(self, room: Slot) -> int:
        """How many cards it takes to go from a Room to where one wants to go, and to do there what one wants to do."""
        kind = self.work.partition("-")[0].partition(" ")[0]
        return self.away.get(room, 0) + CARDS.get(kind, 0)

    def spare(self, room: Slot) -> int:
        """A card more for a careful last step to where one leaves from, if it is there: better loud than too late."""
        here = self.character.room
        quiet = self.work in LEAVING and self.need(here) < len(action_cards(self.character))
        return int(quiet and room != self.goal)

    def delay(self, spent: int, room: Slot) -> float:
        """How bad it is to be in a Room after some cards were spent, for whoever will leave rounds later for it."""
        if not self.goal or not self.presses():
            return 0.0
        cards, here = len(action_cards(self.character)), self.character.room
        late = _rounds(spent + self.need(room) + self.spare(room) - cards)
        late -= _rounds(self.need(here) + self.spare(here) - cards)
        return max(0, late) * LEAVE_NOW

    def wasted(self) -> float:
        """How bad it is to pass, for whoever could leave with the cards in hand."""
        if self.waits_for_tools():
            return 0.0
        return self.delay(len(action_cards(self.character)), self.character.room)

    def presses(self) -> bool:
        """Whether what one goes to do must not take a round longer: to leave, or anything while the fuse burns."""
        burns = self.scene.state.destruct >= 0 and beliefs.are_friends(self.scene)
        return self.work in LEAVING or burns or self.is_last_call()

    def is_last_call(self) -> bool:
        """Whether nothing stops the explosion any more: whatever is not on the way out has to wait."""
        return 0 <= self.scene.state.destruct <= int(self.scene.parameters.yellow)

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
                for slot, left in beliefs.places_of(state, f"evacuation-{section}").items():
                    if left == 1.0:
                        self.wait_at(slot)
                    else:
                        self.add(slot, "explore", 7.0 * left)
        if (eager or self.packs) and not any(sections.values()):
            self.open_pods(list(sections))
        elif beliefs.are_friends(scene) and not any(sections.values()):
            self.add_all(found("hatch-control", scene, "room-lock", OPEN))
        if state.destruct < 0 and state.time <= scene.parameters.blue and eager:
            self.add(HIBERNATORIUM, "room-hibernate", eager * max(HOPE, self.sleep) * (0.3 if aim.pod else 1.0))
        if self.sleep >= self.safe and self.done and state.time > scene.parameters.blue:
            self.wait_at(HIBERNATORIUM)
        if state.destruct > scene.parameters.yellow and wants_ship(scene, self.seat) and not self.is_waiting_for_pods():
            self.add_all(at("generator", scene, "room-switch", STOP))

    def idle(self) -> float:
        """How much more one cares for oneself who has nothing left to do, and rounds to wait before one can leave."""
        spare = self.scene.state.time - int(self.scene.parameters.blue)
        return WAIT if self.done and spare > 1 else 0.0

    def wait_at(self, slot: Slot) -> None:
        """Wait next door to where one wants to leave from, so that nothing is drawn there, where it is quiet."""
        state = self.scene.state
        for room in neighbours(state, slot):
            if state.rooms[room].fire or any(one.room == room for one in state.intruders):
                continue
            alone = not any(other != self.seat for other in in_room(state, room))
            loud = self.danger.listen * self.danger.noise(room, 5) + self.danger.burning(room)
            self.add(room, "wait", (WAIT if alone else 0.7 * WAIT) - 2.0 * loud)

    def is_waiting_for_pods(self) -> bool:
        """Whether Self-Destruct suits whoever has done everything else and would not wake up anyway."""
        return self.packs and self.by_pod

    def open_pods(self, sections: list[str]) -> None:
        """All Pods are locked: what opens them."""
        scene = self.scene
        if not sections or not self.by_pod:
            return
        self.add_all(at("hatch-control", scene, "room-lock", 7.0))
        if self.packs and can_blow_up(scene, self.seat):
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
            elif scene.players == 1 or not beliefs.is_course_seen_to(scene):
                mine = self.done or seat == navigator(scene) or is_cooperative(scene)
                self.add(COCKPIT, "room-check", SHIP if mine else IDLE * SHIP)
        ample = AMPLE if is_cooperative(scene) else ENOUGH
        if beliefs.engines_chance(scene, seat) >= (ample if state.time > scene.parameters.blue else self.safe):
            return
        mine = self.done or seat in engineers(scene) or is_cooperative(scene)
        worth = SHIP * (1.0 if mine else IDLE)
        for slot, number in ENGINE_ROOMS.items():
            engine = number - 1
            if beliefs.is_known_broken(scene, seat, engine):
                self.add(slot, "repair", worth)
            elif scene.players == 1 or not beliefs.is_seen_to(scene, state.engines_seen[engine]):
                self.add(slot, "room-check", worth * 0.6)
                self.add(slot, "repair", worth if can_repair(self.character) else worth * 0.6)
        if all(seat not in seen for seen in state.engines_seen):
            self.add_all(at("engine-control", scene, "room-check", worth))

    def obstacles(self) -> None:
        """What is wanted in a Room that is broken has to wait until it is repaired; so where Intruders are."""
        state = self.scene.state
        ready = can_repair(self.character)
        broken = sum(room.malfunction for room in state.rooms.values())
        if ready:
            for slot, room in state.rooms.items():
                if room.malfunction:
                    fuse = FUSE if wants_ship(self.scene, self.seat) and is_fuse(self.scene, slot) else 0.0
                    self.add(slot, "clear", self.urge * BREAKING[min(8, broken)] + fuse)
        self.freely = self.goals()
        beset = {one.room: self.chance_in(one.room) for one in state.intruders}
        for (slot, work), worth in list(self.wishes.items()):
            if work == "repair" and not ready and state.rooms[slot].fire:
                worth = self.wishes[slot, work] = worth * IN_FLAMES
            if slot in beset and work != "fight":
                chance = max(beset[slot], IN_PASSING) if work in AMONG_THEM else beset[slot]
                worth = self.wishes[slot, work] = worth * chance
            if work.startswith("room-") and state.rooms[slot].malfunction:
                del self.wishes[slot, work]
                later = IN_FLAMES if state.rooms[slot].fire else LATER
                self.add(slot, "clear", worth * (READY if ready else later))

    def chance_in(self, slot: Slot) -> float:
        """What is left of a wish for a Room with Intruders: whoever cannot get rid of them had better not go there."""
        lair = LODGED if any(one.room == slot and one.kind == LAIR for one in self.scene.state.intruders) else 1.0
        return BESET * lair * chance_to_clear(self.scene, self.seat, slot)

    # -- oneself ---------------------------------------------------------------------------------------------------

    def health(self) -> None:
        """Wounds, contamination, nerves."""
        scene, one = self.scene, self.character
        open_ = sum(not wound.dressed for wound in one.wounds)
        ease = self.idle()
        if open_:
            bleeds = any(wound.key == "bleeding" and not wound.dressed for wound in one.wounds)
            self.add_all(found("emergency", scene, "room-dress", HEALTH[len(one.wounds)] + 1.5 * bleeds + ease))
        if len(one.wounds) > open_:
            self.add_all(found("emergency", scene, "room-heal-serious", HEALTH[len(one.wounds)] + ease))
        if one.light:
            self.add_all(found("emergency", scene, "room-heal-light", 0.4 * one.light))
        worry = contamination_worry(scene, self.seat)
        if worry > 0.8 and len(one.wounds) < MOST_SERIOUS:  # it wounds, and one more would kill
            pain = wound_cost(len(one.wounds), one.light)
            self.add_all(found("surgery", scene, "room-operate", 1.2 * worry - pain + ease))
        calm = calm_worth(scene, self.seat)
        if calm > 0.3 or one.slime:
            self.add_all(found("showers", scene, "room-wash", calm + SLIME * one.slime))
        if calm > 0.3:
            self.add_all(found("canteen", scene, "room-eat", calm + 0.2 * one.light))

    def leisure(self) -> None:
        """What is good to do when nothing presses: explore, search, load weapons, put out fires."""
        scene, state, one = self.scene, self.scene.state, self.character
        early = state.time > 9
        settled = self.done and beliefs.are_friends(scene)
        for slot, room in state.rooms.items():
            if settled and slot != one.room:
                continue  # whoever only has to survive does not stroll about
            if not room.explored:
                self.add(slot, "explore", CURIOSITY if early else CURIOSITY / 3)
            elif room.items and any(card in one.hand for card in SEARCHES):
                self.add(slot, "search", max(0.4, SEARCH - 0.1 * len(items_of(one))))
        blocked = self.is_blocked()
        if shots(one) <= 1 and any(item.key in ENERGY for item in one.hands):
            self.add_all(found("armory", scene, "room-load", AMMO if blocked else 0.9))
        if blocked:
            self.add_all(found("fire-control", scene, "room-douse", RELIEF))
        if len(items_of(one)) < STORED:
            self.add_all(found("storage", scene, "room-search", 0.4))
        burning = sum(room.fire for room in state.rooms.values())
        if burning >= 2:
            self.add_all(found("fire-control", scene, "room-douse", 0.3 * burning + self.alarm))

    def is_blocked(self) -> bool:
        """Whether Intruders that one cannot get rid of are where something important is to be done."""
        beset = {one.room for one in self.scene.state.intruders if one.kind != LAIR}
        wanted = {slot for (slot, work), worth in self.wishes.items() if worth >= BLOCKED and work not in AMONG_THEM}
        return any(chance_to_clear(self.scene, self.seat, slot) < 0.5 for slot in beset & wanted)


CARDS = {"room": 2, "repair": 2, "clear": 2, "pick": 1, "search": 1, "fight": 2, "break": 2}
"""How many cards works of a kind cost."""
LEAVING = ("room-hibernate", "room-board")
SPOILT = 2.0
"""How bad it is if an Intruder comes to where one wants to leave from."""
LEAVE_NOW = 8.0
"""What it costs to leave the ship a round later; anything else has time, and is better done quietly."""


FRESH = 3
"""Action cards that one can count on in the next round, with wounds and Contamination cards in hand."""


def _rounds(cards: int) -> int:
    """After how many rounds there are enough cards, when this many are missing now."""
    return max(0, -(-cards // FRESH))


OWN = ("room-analyse", "drop corpse", "room-set", "break-eggs")
"""Works that only whoever carries or knows something can do, and that for which there are never too many hands."""
ENERGY = ("rifle", "assault-rifle", "shotgun", "pistol", "sawn-off", "prototype-rifle", "prototype-shotgun",
          "prototype-pistol")  # fmt: skip


def is_fuse(scene: Scene, slot: Slot) -> bool:
    """Whether a broken Room may start Self-Destruct: the Generator; with Void Seeders two that have a Computer."""
    if scene.options.enemy == "intruders":
        return scene.state.rooms[slot].tile == "generator"
    broken = [room for room in computer_rooms(scene.state) if scene.state.rooms[room].malfunction]
    return len(broken) >= 2 and slot in broken


def is_friend(key: str) -> bool:
    """Whether an Object is the corpse of a character."""
    return key.partition("-")[0] == "corpse" and key.partition("-")[2].isdecimal()


def can_repair(character: Character) -> bool:
    """Whether a card in hand or an Item repairs."""
    return any(card in REPAIRS for card in action_cards(character)) or any(find(character, key) for key in TOOLS)


def wants_repair(scene: Scene, seat: int) -> bool:
    """Whether a player will need something to repair with: engines to be seen to, or broken Rooms."""
    state = scene.state
    engines = beliefs.engines_chance(scene, seat) < ENOUGH and seat in engineers(scene)
    return engines or state.rooms[HIBERNATORIUM].malfunction or sum(one.malfunction for one in state.rooms.values()) > 2


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
            return "pick-up friend" if is_friend(key) else f"pick-up {key.partition('-')[0]}"
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
