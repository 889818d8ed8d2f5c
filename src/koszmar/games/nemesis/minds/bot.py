"""What a sensible player prefers: work for the Objective, see to the ship, keep away from what lives there, get out.

It looks only at what its seat may know. What is worth doing where, ``works`` says; what an Objective needs, ``aims``;
how dangerous a way is, ``ways``; what a fight promises, ``fights``.
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Decision, Key

from ..actions import cost_of
from ..belongings import is_object, items_of
from ..hand import CONTAMINATION, action_cards
from ..interruption import INTERRUPTION
from ..intruders import LAIR
from ..item_cards import ITEMS
from ..objectives import is_cooperative
from ..ship import EXITS, distances, is_noisy, neighbours, other_end
from ..state import Intruder, Scene, Slot, in_combat, in_room, intruders_in
from . import beliefs
from .aims import AIMS, aim_of, aims_of, likelihood, victim
from .fights import DIRT, SERIOUS, chance_to_miss, harm_in, named, odds, shots, threat, wound_cost
from .fires import after_spread
from .last_check import calm_worth, contamination_worry, keeps_contamination, wants_scan
from .ways import HUSH, MARKER, SCORCH, has_lair, pulls
from .works import (
    FREE_ROOM,
    REPAIRS,
    TOOLS,
    Plan,
    can_repair,
    is_friend,
    online_worth,
    wants_repair,
    works_in,
)

CARD, WASTE = 0.1, 0.1
"""What else could be done with a card that is spent on a deed, and what it costs to pass with a card in hand."""
USELESS = 0.5
"""What it costs to do something for nothing in a fight."""
ARMOUR = (0.3, 0.2, 0.12, 0.05, 0.0, 0.0)
"""By number of cards in hand, how much one is afraid to be caught at the end of the round."""
LINGER = 1.2
"""How often whoever stays with Intruders is attacked once more."""
STOPS = (1.0, 1.0, 0.7, 0.4, 0.3, 0.3)
"""By number of cards left, how likely one is still in the same Room when the round is over."""
BLINDLY = (0.5, 0.25, 0.1, 0.0, 0.0, 0.0)
"""By number of cards left, how bad it may be to come into a dark Room."""
NEVER = -99.0


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much a sensible player likes each option."""
    judge = _JUDGES.get(decision.prompt)
    if judge is None:
        return [0.0] * len(decision.options)
    return [float(liking) for liking in judge(scene, decision, decision.seat)]


# -- Actions -------------------------------------------------------------------------------------------------------


def _act(scene: Scene, decision: Decision, seat: int) -> list[float]:
    plan = Plan(scene, seat)
    near = pulls(plan.danger, plan.target())
    elsewhere = _elsewhere(plan, near)
    if in_combat(scene.state, seat):
        fight = Fight(plan, near, elsewhere)
        return [fight.worth(option) for option in decision.options]
    return [_calm(plan, near, elsewhere, option) for option in decision.options]


def _elsewhere(plan: Plan, near: dict[Slot, float]) -> float:
    """The best that is left to do in other Rooms, less the way there."""
    rooms = neighbours(plan.scene.state, plan.character.room)
    return max((near[room] - plan.danger.way_to(room) for room in rooms if room in near), default=0.0)


def _after(plan: Plan, option: Key) -> tuple[int, int]:
    """Cards that an Action costs, and how many are left in the hand then."""
    cost = cost_of(plan.scene, plan.seat, option)
    cost += isinstance(option, tuple) and option[0] == "card"
    return cost, len(plan.character.hand) - cost


def _calm(plan: Plan, near: dict[Slot, float], elsewhere: float, option: Key) -> float:
    """An Action while no Intruder is here."""
    one = plan.character
    if option == "pass":
        here = near.get(one.room, 0.0)
        return here - _waste(plan, here) - _staying(plan, len(one.hand)) - _burns(plan) - plan.wasted()
    if not isinstance(option, tuple) or option[0] == "drop":
        return _drop(plan, elsewhere, option)
    cost, left = _after(plan, option)
    match option:
        case ("move", str(room)):
            return near.get(room, 0.0) - _entering(plan, room, left) - plan.delay(cost, room)
        case ("careful", str(room), str(link)):
            quietly = _entering(plan, room, left, quiet=True) + _marker(plan, link)
            return near.get(room, 0.0) - quietly - plan.delay(cost, room)
    deed = _deed(plan, near, option, left) - CARD * plan.hurry * cost
    if one.room != plan.goal or works_in(option) != plan.work:
        deed -= plan.delay(cost, one.room)
    if deed <= 0:
        return NEVER
    return max(0.0, elsewhere) + deed - 0.5 * _staying(plan, left) - _burns_while(plan, option, left)


def _waste(plan: Plan, goal: float) -> float:
    """What it costs to pass with cards in hand, for whoever still wants something."""
    if plan.work == "wait":
        return 0.0
    return WASTE * plan.hurry * len(action_cards(plan.character)) * min(1.0, goal)


def _burns_while(plan: Plan, option: Key, left: int) -> float:
    """How bad the Fire here is after a deed; whoever leaves the ship does not care, nor does whoever puts it out."""
    leaves = works_in(option) in ("room-hibernate", "room-board")
    quenches = isinstance(option, tuple) and option[-1] == "douse"
    return 0.0 if leaves or quenches else plan.danger.burning(plan.character.room, left)


def _deed(plan: Plan, near: dict[Slot, float], option: Key, left: int) -> float:
    """What an Action in the own Room is worth."""
    room = plan.character.room
    if isinstance(option, tuple) and option[0] in ("melee", "shoot"):
        return plan.worth(room, "break-eggs") + (0.1 if option[0] == "melee" else 0.0)
    work = works_in(option)
    worth = plan.worth(room, work) if work else 0.0
    if work == "room-take-egg" and worth:
        worth -= plan.danger.noise(room, left)
    return max(worth, _special(plan, near, option))


def _staying(plan: Plan, left: int) -> float:
    """How bad it may be to be here when the round is over, with some cards left."""
    room, danger = plan.character.room, plan.danger
    return danger.listen * danger.noise(room, left) + plan.caution * ARMOUR[min(5, max(0, left))]


def _burns(plan: Plan) -> float:
    """How bad the Fire in the own Room is for whoever passes."""
    one = plan.character
    return SCORCH * wound_cost(len(one.wounds), one.light) if plan.scene.state.rooms[one.room].fire else 0.0


def _entering(plan: Plan, room: Slot, left: int, *, quiet: bool = False) -> float:
    """How bad it may be to enter a Room, and to stay there until the turn or the round is over."""
    danger = plan.danger
    left = min(5, max(0, left))
    heard = 1.0 if has_lair(plan.scene, room) else STOPS[left] * danger.listen
    blindly = 0.0 if plan.scene.state.rooms[room].explored else BLINDLY[left] + plan.fragile
    bare = 0.5 * plan.caution * ARMOUR[left]
    loud = 0.0 if quiet else danger.loudness(room)
    return danger.entering(room, left, quiet=quiet) + heard * danger.noise(room, left) + bare + blindly + loud


def _marker(plan: Plan, link: str) -> float:
    """A Noise marker of one's own choice is a small evil; where it is heard from most Rooms it is a greater one."""
    if link == "none":
        return 0.0
    heard = sum(other == link for room in (plan.goal, plan.character.room) if room for other in EXITS[room].values())
    return MARKER * (1.0 + 0.2 * heard) + (HUSH if link in plan.danger.hushed else 0.0)


def _drop(plan: Plan, elsewhere: float, option: Key) -> float:
    """Only what somebody wants to lie here is dropped; trading is for others."""
    match option:
        case ("drop", "corpse-blue"):
            worth = plan.worth(plan.character.room, "drop corpse")
            return elsewhere + worth if worth else NEVER
    return NEVER


def _special(plan: Plan, near: dict[Slot, float], option: Key) -> float:
    """Cards and Items that do something of their own."""
    scene, seat, one = plan.scene, plan.seat, plan.character
    match option:
        case ("card", str(card), *use) if (card, *use) in FREE_ROOM:
            return plan.best_in(one.room)
        case ("card", "intranet"):
            return online_worth(plan)
        case ("card", "piloting", "coordinates"):
            return plan.worth("01", "room-check")
        case ("card", "rest"):
            return calm_worth(scene, seat)
        case ("card", "reload"):
            return 0.6
        case ("card", "motivation"):
            return 0.6 if len(one.hand) < 4 else 0.2
        case ("card", "threat-assessment"):
            return 0.4
        case ("card", "ship-knowledge", "look") | ("item", "recon-drone" | "nemesis-plans"):
            return 0.5 if scene.state.time > 9 else 0.1
        case ("card", "reconnaissance"):
            return max((near.get(room, 0.0) for room in _next_to(scene, one.room)), default=0.0)
        case ("item", str(item), *use):
            return _item(plan, item, str(use[0]) if use else "")
        case ("craft", str(item)):
            return {"antidote": contamination_worry(scene, seat), "flamethrower": 0.6, "taser": 0.5}.get(item, 0.4)
        case ("activate", _, str(how)):
            return 0.7 if _hoards(plan) else 0.0 if how in TOOLS and wants_repair(scene, seat) else 0.5
    return 0.0


def _next_to(scene: Scene, room: Slot) -> list[Slot]:
    return list(neighbours(scene.state, room))


def _hoards(plan: Plan) -> bool:
    return plan.aim == "hoarder"


def _item(plan: Plan, item: str, use: str) -> float:
    """An Item that is used out of Combat; a Hoarder keeps what is not needed to live."""
    one = plan.character
    spared = 0.8 if _hoards(plan) and ITEMS[item].single_use else 0.0
    match use or item:
        case "dress":
            bleeds = any(wound.key == "bleeding" and not wound.dressed for wound in one.wounds)
            worth = 0.5 + 0.7 * len(one.wounds) + 1.5 * bleeds
        case "heal-serious":
            worth = 0.5 + 1.2 * len(one.wounds)
        case "heal-light":
            worth = 0.5 * one.light
        case "food" | "adrenaline-shot":
            worth = 0.7 if len(one.hand) <= 2 else 0.1
        case "alcohol":
            worth = 0.5 + contamination_worry(plan.scene, plan.seat) / 3
        case "antidote":
            worth = contamination_worry(plan.scene, plan.seat) - 0.3
        case "load" | "autoload" | "extended-magazine":
            worth = 0.7 if sum(gun.ammo for gun in one.hands) <= 1 else 0.1
        case "slime":
            worth = 0.5
        case "douse":
            worth = 0.6 + plan.alarm
        case "evacuation-key" | "pilot-evacuation-key":
            worth = 5.0 if plan.leaving and _all_locked(plan.scene) else -1.0
        case "self-destruct-key":
            worth = max(plan.worth(slot, "room-switch") for slot in plan.scene.state.rooms)
        case _:
            worth = 0.0
    return worth - spared


def _all_locked(scene: Scene) -> bool:
    return all(pod.locked for pod in scene.state.pods if not pod.launched)


# -- in Combat -----------------------------------------------------------------------------------------------------


class Fight:
    """What there is to do with Intruders in the Room: get away, get rid of them, or bear it."""

    def __init__(self, plan: Plan, near: dict[Slot, float], elsewhere: float) -> None:
        self.plan, self.near = plan, near
        scene, seat, one = plan.scene, plan.seat, plan.character
        self.room = one.room
        self.harm = harm_in(scene, seat, one.room)
        """What it costs to be attacked once by everybody here."""
        self.foes = [foe for foe in _here(plan) if foe.kind != LAIR]
        self.cards = len(action_cards(one))
        self.leg = cost_of(scene, seat, ("move", one.room))
        self.free = max(plan.freely.get(one.room, 0.0), elsewhere)
        """What it is worth to be rid of them."""
        rooms = neighbours(scene.state, one.room)
        self.away = max((self.into(room, len(one.hand) - self.leg) for room in rooms), default=NEVER)
        """What it is worth to be elsewhere, but for the attacks on the way out."""
        self.flee = self.away - self.harm
        self.stay = elsewhere - (_share(plan) + LINGER) * self.harm - _waste(plan, elsewhere) - _burns(plan)
        self.stay -= plan.wasted()
        if has_lair(scene, one.room):
            self.stay -= plan.danger.noise(one.room, len(one.hand))

    def settle(self, spent: int) -> float:
        """What is left to do after some cards were spent: to get away, if there is still a card for it, or to stay."""
        return max(self.flee, self.stay) if self.cards - spent >= self.leg else self.stay

    def into(self, room: Slot, left: int) -> float:
        """What it is worth to come into a Room, with some cards left."""
        return self.near.get(room, 0.0) - _entering(self.plan, room, left)

    def worth(self, option: Key) -> float:
        """What an Action promises."""
        if option == "pass":
            return self.stay
        if not isinstance(option, tuple) or option[0] == "drop":
            return self.drop(option)
        cost, left = _after(self.plan, option)
        price = CARD * cost
        match option:
            case ("move", str(room)):
                return self.into(room, left) - self.harm - price - self.plan.delay(cost, room)
            case ("shoot", str(weapon), str(target)):
                return self.blow(target, weapon, self.tries(), cost) - price - self.plan.delay(cost, self.room)
            case ("melee", str(target)) if self.dares(target):
                return self.blow(target, "", 1, cost) - price - _miss(self.plan, target)
            case ("card", "suppressive-fire" | "covering-fire") | ("item", "smoke-grenade"):
                return self.away - price
            case ("card", "adrenaline", "escape"):
                return self.away - self.harm - price + CARD
            case ("card", "aimed-fire" | "burst-fire" | "adrenaline", *_):
                foes = _here(self.plan)
                return max(self.blow(foe.id, "rifle", self.tries(), cost) for foe in foes) + CARD
            case ("item", "fire-extinguisher", "repel") | ("item", "taser", "shock"):
                worst = max(threat(self.plan.scene, self.plan.seat, foe.kind) for foe in _here(self.plan))
                return self.rid(0.9, worst, cost)
            case ("item", "adrenaline-shot" | "orbital-system"):
                return self.stay + (self.harm if option[1] == "orbital-system" else 0.1) - price
            case ("card", "motivation" | "reload"):
                return self.stay + 0.1
        return self.stay - USELESS

    def drop(self, option: Key) -> float:
        """A corpse is left where it is wanted even under attack: that takes no time."""
        wanted = option == ("drop", "corpse-blue") and self.plan.worth(self.room, "drop corpse")
        return self.settle(0) + self.free if wanted else NEVER

    def dares(self, target: str) -> bool:
        """Whether to strike with bare hands: a Larva, which any blow kills; others only when all is lost anyway."""
        foe = named(self.plan.scene, target)
        return foe is None or foe.kind == "larva" or self.plan.is_last_call()

    def tries(self) -> int:
        """How many shots there are, when enough cards are kept to get away."""
        return max(1, min(self.cards - self.leg, shots(self.plan.character)))

    def blow(self, target: str, weapon: str, tries: int, cost: int) -> float:
        """What shots or a blow at a target promise, the first of which costs some cards."""
        foe = named(self.plan.scene, target)
        if foe is None:
            return NEVER
        chance = odds(self.plan.scene, target, weapon, tries)
        wanted = chance * self.plan.worth(self.room, "fight")
        if foe.kind == LAIR:
            return self.settle(cost) + wanted - (0.0 if wanted else USELESS)
        return self.rid(chance, threat(self.plan.scene, self.plan.seat, foe.kind), cost) + wanted

    def rid(self, chance: float, threatens: float, cost: int) -> float:
        """What it is worth to get rid of one of the Intruders with some chance."""
        if len(self.foes) == 1 and len(_here(self.plan)) == 1:
            return chance * self.free + (1 - chance) * self.settle(cost)
        return self.settle(cost) + chance * threatens * (1 + LINGER)


def _share(plan: Plan) -> float:
    """How likely it is oneself that is attacked at the end of the round: whoever holds the fewest cards."""
    state = plan.scene.state
    mates = [len(state.characters[seat].hand) for seat in in_room(state, plan.character.room) if seat != plan.seat]
    fewer = sum(cards < len(plan.character.hand) for cards in mates)
    return 1.0 if not mates else 0.3 if fewer else 0.7


def _here(plan: Plan) -> list[Intruder]:
    return intruders_in(plan.scene.state, plan.character.room)


def _miss(plan: Plan, target: str) -> float:
    """What fighting with bare hands costs: Contamination, and a Serious Wound for a miss (combat.melee-miss)."""
    intruder = named(plan.scene, target)
    missing = chance_to_miss(plan.scene.options.enemy, intruder.kind) if intruder else 0.0
    return DIRT + missing * SERIOUS[min(3, len(plan.character.wounds))]


# -- cards ---------------------------------------------------------------------------------------------------------


def _card_worth(scene: Scene, seat: int, card: str) -> float:
    """How much an Action card is worth keeping."""
    state, one = scene.state, scene.state.characters[seat]
    if card in REPAIRS:
        return 2.0 if wants_repair(scene, seat) else 0.6
    match card:
        case "search" | "scavenging":
            return 0.7 if state.rooms[one.room].items else 0.4
        case "rest":
            return (0.7 if scene.options.enemy == "void-seeders" else 0.4) + calm_worth(scene, seat)
        case "demolition":
            return 0.0
        case "interruption":
            return 0.05 if scene.players == 1 else 0.25
        case "steel-nerves":
            return 1.2
        case "covering-fire" | "suppressive-fire":
            return 0.9 if shots(one) else 0.3
    return 0.5


def _pay(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [-_card_worth(scene, seat, str(card)) for card in decision.options]


def _discard(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Passing, Contamination cards go, which only take the place of others, unless they are going to be scanned.

    Whoever waits for Rest to scan them throws other cards away to find it.
    """
    if not can_repair(scene.state.characters[seat]) and _waits_for_tools(scene, seat):  # others are needed than those
        return [0.3 if option == "done" else 1.0 - _card_worth(scene, seat, str(option)) for option in decision.options]
    if keeps_contamination(scene, seat):
        likes = {"done": 0.0, "rest": -1.0}
        return [-1.0 if _is_bad(option) else likes.get(str(option), 0.2) for option in decision.options]
    scans = "rest" in scene.state.characters[seat].hand and wants_scan(scene, seat)
    bad = -0.5 if scans else 1.0
    return [0.0 if option == "done" else bad if _is_bad(option) else -0.5 for option in decision.options]


def _waits_for_tools(scene: Scene, seat: int) -> bool:
    """Whether a player wants to repair something, without anything to do it with."""
    plan = Plan(scene, seat)
    plan.target()
    return plan.waits_for_tools()


def _is_bad(option: Key) -> bool:
    return option in (CONTAMINATION, "infected", "clean")


def _drugs(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [1.0 if _is_bad(option) else 0.0 if option == "done" else -0.5 for option in decision.options]


def _calm_down(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Nerves first; a scan only where it is likely to help."""
    scan = 0.5 if wants_scan(scene, seat) else -0.5
    likes = {"neither": 0.0, "lower": 1.0, "scan": scan, "both": 1.0 + scan}
    return [likes[str(option)] for option in decision.options]


# -- the Objective and the ship ------------------------------------------------------------------------------------


def _keep_objective(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [likelihood(scene, seat, str(key)) for key in decision.options]


def _set_destination(scene: Scene, decision: Decision, seat: int) -> list[float]:
    if not beliefs.knows_course(scene, seat):
        return [0.0] * len(decision.options)
    wanted = beliefs.space_for(scene, beliefs.harbour(scene, seat))
    return [float(option == wanted) for option in decision.options]


def _engine_order(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Engines are left working, unless somebody shall not arrive."""
    damaged = decision.args.get("top") == "damaged"
    return [float((option == "swap") == damaged) for option in decision.options]


def _launch(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Away at once; but not together with whoever shall not survive."""
    key = aim_of(scene, seat)
    prey = victim(scene, key) if key.startswith("without-") else None
    pod = scene.state.characters[seat].pod
    mates = [other for other, one in enumerate(scene.state.characters) if one.pod == pod and one.status == "pod"]
    wish = -1.0 if prey in mates and prey != seat else 1.0
    return [wish if option == "launch" else 0.0 for option in decision.options]


def _wait_in_pod(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [1.0 if option == "wait" else 0.0 for option in decision.options]


def _which_use(scene: Scene, decision: Decision, seat: int) -> list[float]:
    plan, room = Plan(scene, seat), str(decision.args["room"])
    return [plan.worth(room, f"room-{use}") for use in decision.options]


def _online(scene: Scene, decision: Decision, seat: int) -> list[float]:
    plan = Plan(scene, seat)
    return [plan.best_in(str(room)) for room in decision.options]


def _move_to(scene: Scene, decision: Decision, seat: int) -> list[float]:
    plan = Plan(scene, seat)
    near = pulls(plan.danger, plan.target())
    hand = len(scene.state.characters[seat].hand)
    return [
        -0.5 if option == "refuse" else near.get(str(option), 0.0) - plan.danger.entering(str(option), hand)
        for option in decision.options
    ]


def _look_at(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Near Rooms first."""
    away = distances(scene.state, scene.state.characters[seat].room) if scene.state.characters[seat].room else {}
    return [-float(away.get(str(slot), 9)) for slot in decision.options]


def _douse(scene: Scene, decision: Decision, seat: int) -> list[float]:
    state, own = scene.state, scene.state.characters[seat].room
    wanted = Plan(scene, seat).freely
    burn = after_spread(scene)
    return [
        0.3 * wanted.get(str(slot), 0.0) * bool(intruders_in(state, str(slot)))
        + len(intruders_in(state, str(slot))) * (2.0 if in_room(state, str(slot)) else 0.5)
        + state.rooms[str(slot)].fire * (1.0 + 0.3 * (burn - after_spread(scene, without=str(slot))))
        + 0.1 * (slot == own)
        for slot in decision.options
    ]


def _lock(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Unlock a Pod."""
    locked = {pod.number: pod.locked for pod in scene.state.pods}
    return [1.0 if locked.get(int(str(number))) else -1.0 for number in decision.options]


# -- things --------------------------------------------------------------------------------------------------------

TREASURES = {
    "medkit": 3.0, "bandages": 2.6, "adrenaline-shot": 1.5, "food": 1.8, "alcohol": 1.4, "military-drugs": 1.0,
    "clothes": 1.2, "clothes-yellow": 1.0, "tools": 2.6, "duct-tape": 2.4, "energy-charge": 1.8,
    "energy-charge-yellow": 1.8, "fire-extinguisher": 1.6, "chemicals": 1.0, "grenade": 1.7, "smoke-grenade": 2.2,
    "recon-drone": 0.8, "lure": 0.8, "extended-magazine": 1.2, "prototype-rifle": 2.4, "prototype-shotgun": 2.4,
    "prototype-pistol": 2.0, "communication-key": 0.2, "evacuation-key": 2.8, "self-destruct-key": 0.8,
    "technical-plans": 0.9, "space-suit": 0.7, "nemesis-plans": 0.8, "antidote": 2.5, "taser": 2.0,
    "flamethrower": 2.5, "molotov": 1.2, "revolver": 2.0, "rifle": 2.0, "shotgun": 2.0, "pistol": 1.8,
    "assault-rifle": 2.5, "sawn-off": 2.0, "body-armour": 2.5, "motion-tracker": 1.5, "holographic-computer": 1.5,
}  # fmt: skip
"""What Items are worth to anybody."""


def _thing_worth(scene: Scene, seat: int, key: str) -> float:
    """What a thing is worth to a player: Objects only to those whose Objective needs them."""
    aim = aim_of(scene, seat)
    if is_object(key):
        kind = key.partition("-")[0]
        if is_friend(key) and is_cooperative(scene):
            return 5.0
        wanted: dict[str, tuple[str, ...]] = {
            "decent-burial": ("corpse",), "together-burial": ("corpse",), "my-precious": ("egg",), "ab-ovo": ("egg",),
            "together-precious": ("egg",), "necroscopy": ("carcass",), "field-biology": ("egg", "corpse", "carcass"),
            "together-biology": ("egg", "corpse", "carcass"),
        }  # fmt: skip
        return 9.0 if any(kind in wanted.get(one, ()) for one in aims_of(scene, seat)) else -1.0
    mine = [item.key for item in items_of(scene.state.characters[seat])]
    card = ITEMS[key]
    worth = TREASURES.get(key, 1.0) - 0.5 * (mine.count(key) > 1)
    if key in TOOLS and wants_repair(scene, seat):
        worth += 2.0
    if card.weapon and key in mine:
        gun = next(item for item in scene.state.characters[seat].hands if item.key == key)
        worth += 0.4 * gun.ammo - 0.8
    if aim == "hoarder" and card.heavy:
        worth -= 2.0
    return worth


def _gain_thing(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [_thing_worth(scene, seat, str(key)) for key in decision.options]


def _lose_thing(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [-_thing_worth(scene, seat, str(key)) for key in decision.options]


def _colour(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Medicine for the wounded, otherwise tools."""
    one = scene.state.characters[seat]
    likes = {"green": 1.0 + len(one.wounds) + 0.3 * one.light, "yellow": 1.6, "red": 1.1}
    return [likes.get(str(colour), 0.0) for colour in decision.options]


def _pick_intruder(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """What can be got rid of and is worst."""
    likes = []
    for option in decision.options:
        intruder = named(scene, str(option))
        worst = harm_in(scene, seat, intruder.room) if intruder else 0.0
        likes.append(odds(scene, str(option), "rifle") + 0.1 * worst)
    return likes


def _pick_door(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Closed Doors that one wants to go through are opened."""
    plan = Plan(scene, seat)
    near = pulls(plan.danger, plan.goals())
    room = scene.state.characters[seat].room
    now = decision.args.get("now", {})
    return [
        0.0 if option == "done"
        else near.get(other_end(str(option), room), 0.0) * (1 if now.get(option) == "closed" else -0.1) - 0.05
        for option in decision.options
    ]  # fmt: skip


def _cover(scene: Scene, decision: Decision, seat: int) -> list[float]:
    return [1.0 if option == seat else 0.0 for option in decision.options]


def _reroll(scene: Scene, decision: Decision, seat: int) -> list[float]:
    poor = decision.args["face"] in ("blank", "creeper")
    return [float((option == "reroll") == poor) for option in decision.options]


def _motion_tracker(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Roll again what would bring an Encounter."""
    face, room = str(decision.args["face"]), scene.state.characters[seat].room
    bad = face.isdecimal() and is_noisy(scene.state, EXITS[room][int(face)])
    return [
        0.5 if option == "keep" else (1.5 if bad else 0.0) - _card_worth(scene, seat, str(option))
        for option in decision.options
    ]


# -- others --------------------------------------------------------------------------------------------------------

HURTS = ("taser", "access-denied", "demolition", "grenade", "molotov", "order", "pyrotechnics")


def _interrupt(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Only what hurts: what is thrown here, broken here, or blown up; and the escape of whoever shall not survive."""
    what, other = str(decision.args["what"]), int(decision.args["other"])
    aim = aim_of(scene, seat)
    hurt = what in HURTS
    if what in ("generator", "self-destruct-key"):
        hurt = scene.state.destruct < 0 and AIMS[aim].ship
    if aim.startswith("without-") and victim(scene, aim) == other:
        hurt = hurt or what in ("hibernatorium", "evacuation-a", "evacuation-b")
    if is_cooperative(scene):
        hurt = what in ("panic-heart-attack", "panic-self-mutilation", "panic-bloodlust")
    likes = {INTERRUPTION: 1.0 if hurt else -1.0, "let": 0.1, "let-round": -0.1}
    return [likes.get(str(option), 0.0) for option in decision.options]


def _pick_victim(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Whoever shall not survive."""
    aim = aim_of(scene, seat)
    prey = victim(scene, aim) if aim.startswith("without-") else None
    return [1.0 if option == prey else 0.0 for option in decision.options]


def _choose(*liked: str) -> Callable[[Scene, Decision, int], list[float]]:
    """The first of some answers that is offered."""
    worth = {key: float(len(liked) - place) for place, key in enumerate(liked)}
    return lambda scene, decision, seat: [worth.get(str(option), 0.0) for option in decision.options]


def _armour(scene: Scene, decision: Decision, seat: int) -> list[float]:
    """Armour against what is more than a scratch."""
    bad = decision.args.get("card") not in ("scratch", "slime", "duplicate", "summoning")
    return [float((option == "use") == bad) for option in decision.options]


_JUDGES: dict[str, Callable[[Scene, Decision, int], list[float]]] = {
    "act": _act,
    "pay": _pay,
    "discard": _discard,
    "discard-drugs": _drugs,
    "discard-smoke": _pay,
    "panic-discard": _pay,
    "panic-lose-card": _pay,
    "compose-discard": _pay,
    "calm-down": _calm_down,
    "keep-objective": _keep_objective,
    "set-destination": _set_destination,
    "engine-order": _engine_order,
    "launch": _launch,
    "wait-in-pod": _wait_in_pod,
    "which-use": _which_use,
    "pick-room-intranet": _online,
    "pick-room-move": _move_to,
    "pick-room-crawl": _move_to,
    "pick-room-outside": _move_to,
    "covered": _move_to,
    "panic-courage": _move_to,
    "pick-room-look": _look_at,
    "pick-room-douse": _douse,
    "pick-lock": _lock,
    "keep-item": _gain_thing,
    "drop-heavy": _lose_thing,
    "discard-item": _lose_thing,
    "pick-component": _lose_thing,
    "panic-destroy": _lose_thing,
    "panic-weapon": _lose_thing,
    "pick-craft": _gain_thing,
    "pick-weapon": _gain_thing,
    "pick-colour": _colour,
    "pick-intruder": _pick_intruder,
    "pick-door": _pick_door,
    "pick-doors": _pick_door,
    "pick-character-covered": _cover,
    "pick-character-order": _pick_victim,
    "pick-character-stun": _pick_victim,
    "reroll": _reroll,
    "motion-tracker": _motion_tracker,
    "interrupt": _interrupt,
    "steel-nerves": _choose("steel-nerves"),
    "body-armour": _armour,
    "fire-on": _choose("fire"),
    "compose": _choose("compose"),
    "choose-character": _choose("soldier", "mechanic", "pilot", "scientist", "captain", "scout"),
    "heal-wound": _choose("arm", "hand", "leg", "back", "bleeding"),
    "dress-wound": _choose("bleeding", "arm", "back", "leg", "hand"),
    "panic-bandages": _choose("hand", "leg", "back", "arm", "bleeding"),
    "trade-with": _choose("done"),
    "trade-give": _choose("done"),
    "trade-back": _choose("done"),
    "trade-agree": _choose("agree"),
}
