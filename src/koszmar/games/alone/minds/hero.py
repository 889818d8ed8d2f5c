"""What a sensible Hero prefers: find the rooms of his missions, run rather than fight, spend what he has.

He knows only what his seat is shown and told: the labyrinth, his sketch, his notebook. All likings are counted in
actions: what brings him an action nearer to the end is worth 1, a point of Health or Sanity as ``dangers`` says.
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Decision, Key

from ..harm import can_heal, healing_limit
from ..items import ITEMS, total_charges
from ..labyrinth import BLOCKED, sees_on
from ..missions import MISSIONS
from ..state import DOOR, PASSAGE, SIDES, STAIRS, Figure, Item, Scene, SectorId, Tile
from .dangers import ahead, bites, life, parting, price, remembered
from .fights import odds
from .goals import Plan
from .known import Known

ASKING = 0.8
"""How much of a doubt an answer takes away."""
NOISE = 0.8
"""What a noise behind an unseen sector's side adds to what that sector may cost."""
LISTENING = 0.75
"""How much more it is worth to look into a sector that a noise has come from before he goes there."""
FLYING, BURNING = 1.2, 0.6
"""What it is worth to send a drone into the unknown on his way, and to light what he looks at."""
FAR_ENOUGH = 4.0
"""Actions to his goal from which on sending a drone saves some of them."""
STILL = 0.5
"""How likely creatures are where he saw them last."""
BARRING = 4
"""Actions of work that make it worth barring the only door of a room."""
HEALING = 8
"""Health and Sanity together at which he heals rather than hurries."""
SAVING = 4.0
"""He keeps a token for as many turns as this while he is in no danger."""
CLEARING, LOOKING = 1.0, 0.15
"""What it is worth to be rid of danger where he works, and to look into an unseen sector."""
THREE, ONE = 0.8, 0.5
"""What each card of a room's search is worth, and the card of a search anywhere."""
KILL, WOUND = 0.9, 0.6
"""What a creature's death or wound is worth besides the attack that it does not make."""
GUESTS_WELCOME = 0.3
"""What is left of his fear of creatures where he needs them (The Last Supper)."""
ITEM_WORTH = {
    "bullets": 1.0, "acid-vial": 0.9, "plasma-torch": 0.9, "field-medkit": 1.2, "nerve-blocker": 1.1, "armor": 1.1,
    "trauma-gel": 1.0, "jetpack": 1.0, "smoke-grenade": 0.4, "grapple": 0.6, "damper-boots": 0.5, "detector": 0.5,
    "cell-charger": 0.4, "flare": 0.4, "scout-drone": 0.4, "echo-scanner": 0.6, "motion-tracker": 0.2,
    "door-jack": 0.3, "neutraliser": 0.6,
}  # fmt: skip


class Outlook:
    """What the Hero makes of his situation when he is to act."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.state = scene.state
        self.known = Known(scene)
        self.tile = self.known.here
        self.plan = Plan(scene, self.known)
        self.price = price(scene)
        turn = scene.state.turn
        self.last = turn.done + 1 >= (2 if turn.bullet else 1)
        """Whether the turn ends after this action."""
        self.staying = bites(scene, self.tile) * (1.0 if self.last else 0.35)
        if self.last and self.tile.condition == "gas":
            self.staying += 1.0

    def calm(self, worth: float) -> float:
        """What an action is worth after which he is still here."""
        return worth - self.price * self.staying


def act(scene: Scene, decision: Decision) -> list[float]:
    """The action of a turn."""
    outlook = Outlook(scene)
    return [_action(outlook, option) for option in decision.options]


def _action(outlook: Outlook, option: Key) -> float:
    match option:
        case ("move", str(where)):
            return _move(outlook, where)
        case ("explore", str(where)):
            return outlook.calm(_explore(outlook, where))
        case ("fight", str(name)):
            return _fight(outlook, _figure(outlook.tile, name), 2 + ("bare-hands" in outlook.state.sheet.gains))
        case ("locate", str(target)):
            return outlook.calm(_locate(outlook, target))
        case ("search", str(how)):
            return outlook.calm(_search(outlook, how))
        case ("interact", str(what), *rest):
            return _interact(outlook, what, str(rest[0]) if rest else "")
        case ("use", str(key), int(charges), *_):
            return _use(outlook, key, charges)
    return outlook.calm(0.0)


# -- Move, Explore -------------------------------------------------------------------------------------------------


def _move(outlook: Outlook, where: str, *, safe: bool = False) -> float:
    scene, known = outlook.scene, outlook.known
    if where not in SIDES:
        return _crawl(outlook, where)
    side = SIDES.index(where)
    nearer = outlook.plan.progress(side)
    if outlook.tile.sides[side] == BLOCKED:
        return outlook.calm(nearer * 0.6)
    if outlook.tile.condition == "web" and not safe:
        return outlook.calm(nearer * 0.6)
    there = known.beyond(known.hero, side)
    tile = outlook.state.labyrinth.get(there) if there is not None else None
    loss = ahead(scene, tile, ends=outlook.last) + (0.0 if safe else parting(scene, outlook.tile))
    if tile is None and there is not None:
        loss += STILL * remembered(scene, there)
    loss += _pursuit(outlook, tile, side)
    if there is not None and _is_destination(outlook, there):
        nearer += 1.0
        loss *= GUESTS_WELCOME if outlook.state.active and outlook.state.final.key == "the-last-supper" else 1.0
    return nearer - outlook.price * loss


def _is_destination(outlook: Outlook, sector: SectorId) -> bool:
    """Whether a sector is where he wants to work."""
    best = outlook.plan.best
    return best is not None and best.tile == sector and best.side is None


def _pursuit(outlook: Outlook, tile: Tile | None, side: int) -> float:
    """A creature that he leaves may follow, unless he shuts a door between them; fresh noises come from somewhere."""
    follows = 0.25 * bites(outlook.scene, outlook.tile) if outlook.tile.sides[side] != DOOR else 0.1
    return (follows if outlook.tile.figures else 0.0) + (
        NOISE if tile is None and _noisy(outlook, SIDES[side]) else 0.0
    )


def _noisy(outlook: Outlook, where: str) -> bool:
    """Whether he has heard a noise from there, in this sector, in this turn or the last one."""
    state = outlook.state
    for line in reversed(state.notes):
        words = line.split(" ")
        if int(words[0]) < state.number - 1:
            return False
        if words[1] == "noise" and words[2] == where and words[3] == state.hero:
            return True
    return False


def _crawl(outlook: Outlook, room: str) -> float:
    best = outlook.plan.best
    key = outlook.known.rooms.get(room)
    if best is None or key is None:
        return -1.0
    away = outlook.known.away(best.tile)
    saved = away.get(outlook.known.hero, 99.0) - away.get(key, 99.0)
    return saved - outlook.price * ahead(outlook.scene, outlook.state.labyrinth.get(key), ends=outlook.last)


def _explore(outlook: Outlook, where: str) -> float:
    """Worth it towards a fresh noise, to be rid of danger where he works, or for want of anything better."""
    side = SIDES.index(where)
    unseen = outlook.known.beyond(outlook.known.hero, side) not in outlook.state.labyrinth
    if outlook.tile.sides[side] == STAIRS:  # what is seen there is not known to lie there until he climbs
        unseen = False
    worth = LOOKING if unseen else -0.2
    if unseen and _noisy(outlook, where) and outlook.plan.progress(side) > 0:
        worth += LISTENING
    if outlook.tile.danger and _works_here(outlook):
        worth += CLEARING * (1 + 2 * bites(outlook.scene, outlook.tile))
    return worth


def _works_here(outlook: Outlook) -> bool:
    return outlook.plan.works_here()


# -- Fight ---------------------------------------------------------------------------------------------------------


def _figure(tile: Tile, name: str) -> Figure | None:
    return next((one for one in tile.figures if one.name == name), None)


def _fight(
    outlook: Outlook, figure: Figure | None, dice: int, *, again: bool = False, half: bool = False, cost: float = 0.0
) -> float:
    if figure is None:
        return -1.0
    kills, wounds = odds(outlook.scene, outlook.tile, figure, dice, again=again, half=half)
    worth = kills * KILL + wounds * WOUND
    if figure.kind == "chrysalis" and outlook.state.final.work < 3:
        worth += 1.5 * kills + 1.8 * wounds
    here = figure in outlook.tile.figures
    spared = kills * bites(outlook.scene, _alone(outlook.tile, figure)) if here else 0.0
    if not here:
        worth *= 0.5
    return outlook.calm(worth - cost) + outlook.price * spared * (1.0 if outlook.last else 0.5)


def _alone(tile: Tile, figure: Figure) -> Tile:
    """The tile as if this creature were the only one."""
    return Tile(tile.level, tile.x, tile.y, tile.sides, lit=tile.lit, danger=tile.danger, figures=(figure,))


def _targets(outlook: Outlook) -> list[Figure]:
    """The figures in Line of Sight."""
    state = outlook.state
    found = list(outlook.tile.figures)
    for side in range(4):
        at: str | None = state.hero
        while at is not None:
            at = sees_on(outlook.scene, state.labyrinth, state.hero, at, side)
            if at is not None:
                found += state.labyrinth[at].figures
    return found


def best_target(outlook: Outlook, figures: list[Figure], dice: int) -> Figure | None:
    """Whom to attack: whoever it does most to."""
    return max(figures, key=lambda one: _fight(outlook, one, dice), default=None)


# -- Locate, Search ------------------------------------------------------------------------------------------------


def wanted(outlook: Outlook) -> list[str]:
    """What is worth asking for, the best first: goals that are not found, stairs where he has to climb."""
    known = outlook.known
    rooms = [MISSIONS[one.key].room for one in outlook.state.starting if not one.done]
    if outlook.state.active:
        best = outlook.plan.best
        rooms = [best.goal.room] if best and best.goal.room else []
        rooms.append(MISSIONS[outlook.state.final.key].room)
    found = [room for room in dict.fromkeys(rooms) if room not in known.rooms]
    found.sort(key=lambda room: known.told[room][-1].turn if room in known.told else -1)
    if any(known.level_of(room) not in ("", known.here.level) for room in rooms) or (
        outlook.plan.best is not None and outlook.plan.best.goal.likely == "stairs"
    ):
        found.append("stairs")
    return found


def _locate(outlook: Outlook, target: str) -> float:
    """Worth an action if knowing where a target is would save more: nothing is to be heard twice in one place."""
    asked = wanted(outlook)
    if target not in asked:
        return -1.0
    known = outlook.known
    answers = known.told.get(target, [])
    if any(one.at == known.hero for one in answers):
        return -0.5
    doubt = outlook.plan.doubts.get(target, 0.0)
    return ASKING * doubt + 0.01 * (len(asked) - asked.index(target))


def _search(outlook: Outlook, how: str) -> float:
    """A room is worth its three cards while there is room for them; a single card if charges are needed."""
    sheet = outlook.state.sheet
    free = max(0, 6 - len(sheet.items))
    worth = THREE * min(3, free) if how == "three" else ONE if free else 0.0
    return worth + _short_of_charges(outlook) * (1.0 if how == "three" else 0.5)


def _short_of_charges(outlook: Outlook) -> float:
    """Charges that the mission he stands before needs and that he has not got."""
    need = {"precautionary-measures": 3, "weapons-locker": 2}
    if outlook.state.active:
        if outlook.state.final.key != "the-last-patients":
            return 0.0
        return 1.0 if total_charges(outlook.scene) < 3 and outlook.state.final.work < 6 else 0.0
    best = outlook.plan.best
    for mission in outlook.state.starting:
        if not mission.done and best is not None and MISSIONS[mission.key].room == best.goal.room:
            return float(min(1, max(0, need.get(mission.key, 0) - total_charges(outlook.scene))))
    return 0.0


# -- Interact ------------------------------------------------------------------------------------------------------


def _interact(outlook: Outlook, what: str, step: str) -> float:
    if what == "switch":
        return _light(outlook, step)
    if what == "condition":
        return outlook.calm(0.3 if outlook.tile.condition == "gas" and _works_here(outlook) else 0.0)
    if step == "finish":
        return 100.0
    if step == "safeties" and outlook.known.level_of("generator-room") in ("", outlook.tile.level):
        return -1.0
    worth = 2.5 + (0.7 if step in ("with-charge", "two-charges") else 0.0) - (2.0 if step == "own-blood" else 0.0)
    if what == "into-the-void" and step == "seal":
        worth = 1.5 if outlook.tile.figures else 2.2
    if outlook.state.active and what != outlook.state.final.key:
        worth = 0.9 if MISSIONS[what].deck == "sm" else 0.4
    return worth - 0.6 * outlook.price * outlook.staying


def _light(outlook: Outlook, where: str) -> float:
    """Light helps whoever fights or works here."""
    if outlook.tile.lit:
        return outlook.calm(-0.5)
    worth = 0.9 if outlook.tile.figures else 0.15
    side = SIDES.index(where)
    if outlook.tile.sides[side] and outlook.plan.progress(side) > 0:
        worth += 0.15
    return outlook.calm(worth)


# -- items ---------------------------------------------------------------------------------------------------------


def _use(outlook: Outlook, key: str, charges: int) -> float:
    item = next(one for one in outlook.state.sheet.items if one.key == key)
    spent = 0.15 * charges
    match key:
        case "bullets":
            return _shoot(outlook, 2 * charges, again=item.upgraded, cost=spent)
        case "acid-vial":
            return _shoot(outlook, 3, again=True, cost=spent)
        case "plasma-torch":
            return max(_fight(outlook, one, 3, half=True, cost=spent) for one in outlook.tile.figures)
        case "jetpack" | "grapple" | "damper-boots":
            return _move_with(outlook, item) - spent
        case "field-medkit":
            return outlook.calm(_mending(outlook, item) * outlook.price - spent)
        case "detector" | "cell-charger":
            room = outlook.tile.room
            how = "three" if room and room not in outlook.state.sheet.searched else "one"
            return outlook.calm(_search(outlook, how) + (0.3 if key == "detector" else 0.2) - spent)
        case "echo-scanner":
            return max((_action(outlook, ("locate", one)) for one in wanted(outlook)), default=-1.0) + 0.3 - spent
        case "flare":
            sides = [where for where, what in zip(SIDES, outlook.tile.sides, strict=True) if what and what != BLOCKED]
            return outlook.calm(max(_explore(outlook, where) for where in sides) + BURNING - spent)
        case "scout-drone":
            return outlook.calm((FLYING if _into_the_unknown(outlook) else 0.0) - spent)
        case "smoke-grenade":
            saved = len(outlook.tile.figures) * 0.4 if not outlook.last else 0.2 * len(outlook.tile.figures)
            return outlook.calm(outlook.price * saved - spent)
    return outlook.calm(-0.5)


def _into_the_unknown(outlook: Outlook) -> bool:
    """Whether his way leads out of this sector into one that he does not see, and on from there."""
    best, tile = outlook.plan.best, outlook.tile
    if best is None or best.side is None or best.tile != outlook.known.hero or outlook.plan.cost < FAR_ENOUGH:
        return False
    return tile.sides[best.side] in (PASSAGE, DOOR)


def _shoot(outlook: Outlook, dice: int, *, again: bool, cost: float) -> float:
    return max(_fight(outlook, one, dice, again=again, cost=cost) for one in _targets(outlook))


def _move_with(outlook: Outlook, item: Item) -> float:
    safe = item.key == "grapple"
    best = max(_move(outlook, SIDES[side], safe=safe) for side, what in enumerate(outlook.tile.sides) if what)
    two = item.key == "jetpack" or (safe and item.upgraded)
    far = outlook.plan.cost >= 2
    return best + (0.6 if two and far else 0.0)


def _mending(outlook: Outlook, item: Item) -> float:
    sheet, limit = outlook.state.sheet, healing_limit(outlook.scene)
    gains = [min(2, max(0, limit - sheet.health)), min(2, max(0, limit - sheet.sanity))]
    return float(sum(gains) if item.upgraded else max(gains))


# -- the start of a turn -------------------------------------------------------------------------------------------


def start_turn(scene: Scene, decision: Decision) -> list[float]:
    """Heal when life runs low or tokens would be left over; the rest is for Bullet Time."""
    outlook = Outlook(scene)
    return [_beginning(outlook, option) for option in decision.options]


def _beginning(outlook: Outlook, option: Key) -> float:
    scene, sheet = outlook.scene, outlook.state.sheet
    left = int(scene.parameters.turns) - outlook.state.turn_number + 1
    spare = sheet.adrenaline >= 2 * left
    match option:
        case ("heal" | "steady-hands" | "ally", *rest) if rest and rest[-1] in ("health", "sanity"):
            if option[0] != "heal":
                return 3.0 + _lower(scene, str(rest[-1]))
            return (2.0 if life(scene) <= HEALING or spare else -1.0) + _lower(scene, str(rest[-1]))
        case "bullet-time":
            keep = 1 if life(scene) <= HEALING and (can_heal(scene, "health") or can_heal(scene, "sanity")) else 0
            if sheet.adrenaline <= keep and left > 1:
                return -1.0
            return 1.0 if outlook.tile.figures or sheet.adrenaline >= left / SAVING or _close(outlook) else -0.5
        case ("ally", "bullet-time"):
            return 1.5
        case ("ally", "sacrifice"):
            return _sacrifice(outlook)
    return 0.0


def _lower(scene: Scene, kind: str) -> float:
    """A little more for the track that is lower."""
    return 0.01 * (12 - int(getattr(scene.state.sheet, kind)))


def _close(outlook: Outlook) -> bool:
    """Whether there is work to be done at once."""
    return outlook.plan.cost <= 3.5


def _sacrifice(outlook: Outlook) -> float:
    ally = outlook.state.sheet.ally
    assert ally is not None
    if ally.key == "doctor" and life(outlook.scene) <= 6:
        return 2.5
    return 0.5 if ally.charges <= 1 and ally.key in ("doctor", "pilot") else -1.0


# -- everything else that he is asked ------------------------------------------------------------------------------


def where_to(scene: Scene, decision: Decision) -> list[float]:
    """The direction of a step."""
    outlook = Outlook(scene)
    return [_move(outlook, str(key)) if key in SIDES else outlook.calm(0.0) for key in decision.options]


def explore_where(scene: Scene, decision: Decision) -> list[float]:
    """The direction of an exploration."""
    outlook = Outlook(scene)
    return [_explore(outlook, str(key)) if key in SIDES else 0.0 for key in decision.options]


def drone_where(scene: Scene, decision: Decision) -> list[float]:
    """On from the sector that the drone has shown last, as he would go; back over what he sees last of all."""
    outlook = Outlook(scene)
    known, labyrinth = outlook.known, scene.state.labyrinth
    at = next(reversed(labyrinth)) if "done" in decision.options else known.hero
    liking = []
    for option in decision.options:
        if option not in SIDES:
            liking.append(0.0)
            continue
        side = SIDES.index(str(option))
        rests = [way.rest for way in outlook.plan.ways if (way.tile, way.side) == (at, side)]
        is_new = known.beyond(at, side) not in labyrinth
        liking.append(max(0.1, 1.0 - 0.05 * min(rests, default=10.0)) if is_new else 0.05)
    return liking


def locate(scene: Scene, decision: Decision) -> list[float]:
    """What to ask for."""
    outlook = Outlook(scene)
    asked = wanted(outlook)
    spare = {"stairs": -1.5, "creature": -2.0}
    return [_locate(outlook, str(key)) if key in asked else spare.get(str(key), -9.0) for key in decision.options]


def clear_token(scene: Scene, decision: Decision) -> list[float]:
    """Danger here first, then danger ahead, then conditions."""
    liking = []
    for option in decision.options:
        match option:
            case ("danger", str(sector)):
                liking.append(2.0 if sector == scene.state.hero else 1.8)
            case ("condition", str(sector)):
                liking.append(1.9 if sector == scene.state.hero else 1.0)
            case _:
                liking.append(0.0)
    return liking


def block_own_door(scene: Scene, decision: Decision) -> list[float]:
    """Block a door behind him, if it is not the way on: where creatures are, or may come from."""
    outlook = Outlook(scene)
    return [_blocking(outlook, option) for option in decision.options]


def _blocking(outlook: Outlook, option: Key) -> float:
    if option not in SIDES:
        return 0.0
    side = SIDES.index(str(option))
    if outlook.plan.progress(side) > 0:
        return -1.0
    there = outlook.known.beyond(outlook.known.hero, side)
    tile = outlook.state.labyrinth.get(there) if there is not None else None
    if tile is not None and tile.figures:
        return 2.0
    if any(what and what != BLOCKED and other != side for other, what in enumerate(outlook.tile.sides)):
        return 1.0
    return 1.0 if _works_here(outlook) and outlook.plan.cost >= BARRING else -0.5


def pick_target(scene: Scene, decision: Decision) -> list[float]:
    """Whom to attack."""
    outlook = Outlook(scene)
    figures = {one.name: one for one in _targets(outlook)}
    return [_fight(outlook, figures.get(str(key)), 3) for key in decision.options]


def free_fight(scene: Scene, decision: Decision) -> list[float]:
    """An attack for nothing is always welcome; charges are not for nothing."""
    outlook = Outlook(scene)
    return [0.0 if option == "decline" else 0.1 + _action(outlook, option) for option in decision.options]


def use_passive(scene: Scene, decision: Decision) -> list[float]:
    """Use what protects him: charges are there to be spent. Trauma Gel and Neutraliser too."""
    return _like(decision, "use")


def discard_charge(scene: Scene, decision: Decision) -> list[float]:
    """A charge of the item that he needs least; for serum a chemical one."""
    serum = scene.state.active and scene.state.final.key == "the-last-patients"
    liking = []
    for option in decision.options:
        key = str(option[0] if isinstance(option, tuple) else option)
        liking.append(-ITEM_WORTH.get(key, 0.5) + (2.0 if serum and ITEMS[key].type == "chemical" else 0.0))
    return liking


def discard_item(scene: Scene, decision: Decision) -> list[float]:
    """The card that he needs least, by its charges."""
    items = scene.state.sheet.items
    return [
        -ITEM_WORTH.get(str(key[0]), 0.5) * (items[int(key[1])].charges + items[int(key[1])].upgraded)
        if isinstance(key, tuple)
        else 0.0
        for key in decision.options
    ]


def upgrade(scene: Scene, decision: Decision) -> list[float]:
    """Upgrade what is worth more with charges of what is worth less, never with the last charge."""
    items = scene.state.sheet.items
    liking = []
    for option in decision.options:
        match option:
            case ("upgrade", str(key), _, int(other)):
                giver = items[other]
                worth = UPGRADES.get(key, 0.0) - ITEM_WORTH.get(giver.key, 0.5) * 0.5
                liking.append(worth - (0.5 if giver.charges == 1 else 0.0))
            case ("free" | "ally", str(key), _):
                liking.append(UPGRADES.get(key, 0.1))
            case _:
                liking.append(0.0)
    return liking


UPGRADES = {"bullets": 0.9, "field-medkit": 1.2, "trauma-gel": 0.8, "nerve-blocker": 0.7, "armor": 0.6, "grapple": 0.6}
"""What an upgrade is worth."""


def pick_ability(scene: Scene, decision: Decision) -> list[float]:
    """Finish what was begun; Cold Blood and Agility serve always."""
    order = {"cold-blood": 5, "agility": 4, "courage": 3, "precision": 2, "keen-eye": 1}
    begun = scene.state.sheet.experience
    return [order.get(str(key), 0) + 10.0 * begun.get(str(key), 0) for key in decision.options]


def sanity_or(scene: Scene, decision: Decision) -> list[float]:
    """Sanity, or something else: whatever he has more of."""
    sheet = scene.state.sheet
    prices = {"sanity": price(scene) + (0.3 if sheet.sanity <= 2 else 0.0), "adrenaline": 0.95, "charge": 0.35}
    return [-prices.get(str(key), 0.6) for key in decision.options]


def heal_which(scene: Scene, decision: Decision) -> list[float]:
    """Whichever track gains more, then the lower one."""
    sheet, limit = scene.state.sheet, healing_limit(scene)
    amount = int(decision.args.get("amount", 1))
    return [min(amount, max(0, limit - getattr(sheet, str(key)))) + _lower(scene, str(key)) for key in decision.options]


def name_room(scene: Scene, decision: Decision) -> list[float]:
    """A room of the level that he is on: most creatures have come for him."""
    known = Known(scene)
    return [float(known.level_of(str(key)) == known.here.level) for key in decision.options]


def jack_door(scene: Scene, decision: Decision) -> list[float]:
    """Block doors that are not the way on."""
    outlook = Outlook(scene)
    return [
        _blocking(outlook, key[1]) if isinstance(key, tuple) and key[0] == "block" else 0.0 for key in decision.options
    ]


def in_the_smoke(scene: Scene, decision: Decision) -> list[float]:
    """A step away, if somebody is here."""
    return _like(decision, "step")


def recharge(scene: Scene, decision: Decision) -> list[float]:
    """The item that he needs most."""
    return [
        ITEM_WORTH.get(str(key[0] if isinstance(key, tuple) else key), -1.0 if key == "done" else 0.5)
        for key in decision.options
    ]


def _like(decision: Decision, *liked: str) -> list[float]:
    return [float(key in liked) for key in decision.options]


def _always(*liked: str) -> Callable[[Scene, Decision], list[float]]:
    """A question whose answer is always the same."""
    return lambda scene, decision: _like(decision, *liked)


def search_how(scene: Scene, decision: Decision) -> list[float]:
    """Three cards rather than one."""
    return _like(decision, "three")


JUDGES: dict[str, Callable[[Scene, Decision], list[float]]] = {
    "act": act,
    "start-turn": start_turn,
    "move-where": where_to,
    "step-on": where_to,
    "shut-midway": where_to,
    "explore-where": explore_where,
    "drone-where": drone_where,
    "locate-second": locate,
    "locate-first": locate,
    "locate-guided": locate,
    "clear-token": clear_token,
    "block-own-door": block_own_door,
    "pick-target": pick_target,
    "free-fight": free_fight,
    "use-passive": use_passive,
    "discard-charge": discard_charge,
    "discard-item": discard_item,
    "upgrade": upgrade,
    "pick-ability": pick_ability,
    "sanity-or-adrenaline": sanity_or,
    "sanity-or-dice": sanity_or,
    "sanity-or-draw": sanity_or,
    "reroll-or-charge": sanity_or,
    "adrenaline-or-charges": sanity_or,
    "heal-which": heal_which,
    "name-room": name_room,
    "jack-door": jack_door,
    "in-the-smoke": in_the_smoke,
    "recharge": recharge,
    "search-how": search_how,
    "second-wind": _always("run"),
    "reroll-misses": _always("reroll"),
    "precision": _always("reroll"),
    "agility": _always("reroll"),
    "courage": _always("roll"),
    "pilot-covers": _always("cover"),
    "hold-the-line": _always("hold"),
    "spare-cell": _always("spare"),
}
"""By prompt, how a sensible Hero answers."""
