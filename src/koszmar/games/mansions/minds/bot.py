"""How much a sensible player likes each answer: explore, hold Clues, fight or flee, pursue the objective."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from koszmar.kernel.flow import Decision, Key

from ..bestiary import MONSTERS
from ..choosing import LOTS
from ..condition_cards import INSANE
from ..features import gives_light, has_light
from ..injury_cards import INJURIES
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..monsters import in_space
from ..mythos_events import EVENTS
from ..puzzles import CLOSE, CLUE
from ..scenario.library import scenario
from ..scenario.texts import every_effect
from ..state import Card, Scene, Who, seat_of
from .beliefs import Beliefs
from .chances import chance_of, dice_for
from .fights import damage_by, evading, threat_at, worth_of
from .known import front_of, is_last, item_of, price_of, room_left
from .madness import madden
from .plans import FAR, Plans, Task
from .riddles import next_step, steps_left
from .story import Deed, book_of, choices_in, harm_of

NEVER = -100.0
WORK = 1.3
"""What an action that the plan asks for is worth, in actions."""
Answer = Callable[[Scene, Decision, Who], list[float]]


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much whoever is asked likes each option."""
    if LOTS in decision.options:  # nobody sensible quarrels
        calm = replace(decision, options=[option for option in decision.options if option != LOTS])
        liked = iter(prefer(scene, calm))
        return [NEVER if option == LOTS else next(liked) for option in decision.options]
    who = int(decision.args.get("who", _first_of(scene, decision.seat)))
    answer = ANSWERS.get(decision.prompt)
    likes = answer(scene, decision, who) if answer is not None else [0.0] * len(decision.options)
    return madden(scene, decision, who, likes)


def _first_of(scene: Scene, seat: int) -> Who:
    return seat if seat < len(scene.state.investigators) else 0


# -- the turn --------------------------------------------------------------------------------------------------------


def act(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """One thing after another."""
    turn = Act(scene, who)
    return [turn.like(option) for option in decision.options]


class Act:
    """What an investigator can do in a turn, and what it is worth."""

    def __init__(self, scene: Scene, who: Who) -> None:
        self.scene, self.state, self.who = scene, scene.state, who
        self.one = scene.state.investigators[who]
        self.plans = Plans(scene, seat_of(scene, who))
        _, tasks = self.plans.victory()
        self.tasks = set(tasks)
        self.mine = assigned(self.plans, who, sorted(tasks))
        self.waste = evading(scene, who)
        self.left = self.state.turn.actions
        self.book = self.plans.book
        self.goals = self._goals()
        self.away = self.distance(self.one.space)

    def _goals(self) -> list[str]:
        """Where the task of this investigator, or failing that something useful, can be done."""
        if self.mine is not None:
            return spaces_of(self.plans, self.mine)
        best, found = 0.3, list[str]()
        for token in self.state.tokens:
            spaces = self.plans.reach_of(token)
            if token.follows >= 0 or token.kind == "sight" or not spaces:
                continue
            value = max(
                (self._side_worth(deed) for deed in self.book.at.get(token.key, ()) if deed.action), default=0.0
            )
            value -= 0.25 * self.plans.away(self.who, spaces)
            if value > best:
                best, found = value, spaces
        return found

    def _side_worth(self, deed: Deed) -> float:
        if not self.plans.is_open(deed) or any(route.penalty >= 3 for _, route in deed.brings):
            return 0.0
        if deed.condition and not self.plans.any_holds(deed.condition, deed):
            return 0.0
        token = self.plans.tokens.get(deed.token)
        if token is not None and token.kind == "explore":
            return 1.0
        return self.plans.worth(self.who, deed)

    def distance(self, space: str) -> float:
        if not self.goals:
            return FAR
        near = self.plans.roads.distances(space)
        return min((near.get(goal, FAR) for goal in self.goals), default=FAR)

    def like(self, option: Key) -> float:
        """What an option is worth, in actions."""
        match option:
            case "end":
                return 0.05
            case "shake-off":
                return 1.0
            case ("go", str(space)):
                return self._go(space)
            case ("use", str(space)):
                return self._go(space) + 0.2 if self.distance(space) < self.away and not self.state.turn.moves else -0.5
            case ("attack", str(weapon), str(monster)):
                return self._attack(weapon, monster)
            case ("token", str(token), str(what)):
                return self._careful(self._do(token, what))
            case ("look", str(token), str(what)):
                return self._look(token, what)
            case ("card" | "play", str(card), str(action), *rest):
                value = self._use(card, action, rest)
                return value if option[0] == "play" else self._careful(value)
            case ("ability", *rest):
                return self._careful(self._ability(rest))
            case ("recover", int(whose), str(what), str(skill)):
                return self._careful(self._recover(whose, what, skill))
            case ("trade",):
                return self._careful(self._trade())
            case ("set-fire", str(space)):
                return self._careful(
                    WORK + 0.2 if ("burn", space) in self.tasks and not self._is_crowded(space) else -2.0
                )
            case ("extinguish",):
                near = {self.one.space, *self.plans.roads.near[self.one.space]}
                return self._careful(0.5 if near & set(self.state.fire) and self.mine is None else -0.5)
            case ("force", _):
                return self._careful(0.4)
        return -0.5

    def _careful(self, value: float) -> float:
        """What is left of it where a monster may get in the way."""
        if not self.waste or value <= 0:
            return value
        return value * (1 - self.waste) - 0.3

    # -- moving --------------------------------------------------------------------------------------------------

    def _go(self, space: str) -> float:
        here, there = self.one.space, self.distance(space)
        nearer = self.away - there if self.away < FAR else 0.0
        value = 0.5 * nearer * (WORK if self.mine is not None else 0.9)
        if space in self.state.fire:
            value -= 0.8 * price_of(self.one, "damage")
        danger = threat_at(self.scene, self.who, space) - threat_at(self.scene, self.who, here)
        last = self.left + (1 if self.state.turn.moves else 0) <= 1
        value -= danger * (0.6 if last else 0.25)
        if in_space(self.scene, space) and there:
            value -= 0.4
        if not nearer and value < 0.5:
            value -= 0.2
        return self._careful(value) if self.state.turn.moves == 0 or self.waste else value + 0.05 * (nearer > 0)

    # -- fighting ------------------------------------------------------------------------------------------------

    def _attack(self, weapon: str, target: str) -> float:
        monster = next(one for one in self.state.monsters if one.id == target)
        value = worth_of(self.scene, self.who, monster, damage_by(self.scene, self.who, weapon, monster))
        if ("fight", monster.kind) in self.tasks or ("fight", monster.name) in self.tasks:
            value += WORK
        if monster.space == self.one.space:
            value *= 1.25
        if weapon in ITEMS and ITEMS[weapon].deck == "spell":
            value -= 0.35
        return value

    # -- tokens --------------------------------------------------------------------------------------------------

    def _do(self, token: str, what: str) -> float:
        deed = next((one for one in self.book.at.get(token, ()) if one.what == what), None)
        if ("do", token, what) in self.tasks:
            if deed is not None and deed.condition and "has" in deed.condition:
                return WORK + 1.0
            return WORK + 0.3 if self.mine == ("do", token, what) else WORK - 0.2
        if deed is None:
            return 0.4
        if any(route.penalty >= 3 for _, route in deed.brings) or any(atom[0] == "end" for atom, _ in deed.brings):
            return -0.5
        board_token = self.plans.tokens[token]
        if board_token.kind == "explore":
            return 0.85 if any(atom[0] == "tile" for atom, _ in deed.brings) else -0.2
        return self.plans.worth(self.who, deed) * 0.9 - 0.05

    def _look(self, token: str, what: str) -> float:
        if ("do", token, what) in self.tasks:
            return WORK + 1.0
        deed = next((one for one in self.book.at.get(token, ()) if one.what == what), None)
        seen = self.plans.tokens[token]
        if seen.kind == "sight" or (deed is not None and deed.once and what not in seen.asked):
            return 0.6
        return -1.0

    # -- cards ---------------------------------------------------------------------------------------------------

    def _use(self, key: str, action: str, rest: list[str | int]) -> float:
        if key == INSANE:
            return 9.0
        if key in HEALING:
            kind, amount = HEALING[key]
            whom = int(rest[0]) if rest and isinstance(rest[0], int) else self.who
            return self._heals(whom, kind, amount) - (0.3 if key in SPENT else 0.0)
        match key:
            case "holy-water" | "flare-gun" if rest:
                monster = next(one for one in self.state.monsters if one.id == rest[0])
                damage = 3.0 if key == "flare-gun" else 5.0 if MONSTERS[monster.kind].type == "spirit" else 3.0
                return worth_of(self.scene, self.who, monster, damage) - 0.3
            case "dynamite" | "kerosene-lantern" if rest:
                return self._blast(str(rest[0]), 5.0 if key == "dynamite" else 2.0)
            case "pocket-watch":
                return 0.3 if self.mine is not None and self.left == 0 else -0.5
            case "arcane-manuscript":
                return 0.5 * chance_of(dice_for(self.scene, self.who, "lore"), 2)
            case "circumstantial-evidence" | "photographic-evidence":
                return 0.75 if not self._needs_evidence() else 0.1
            case "puzzle-box":
                return 0.6
            case "old-journal":
                return 1.0
            case "feed-the-mind":
                return -0.1
            case "tommy-gun":
                return 0.6 if self.state.monsters else 0.2
            case "torch":
                return 0.2
        return -0.5

    def _needs_evidence(self) -> bool:
        return ("evidence",) in self.book.ways

    def _blast(self, space: str, damage: float) -> float:
        hit = [one for one in self.state.monsters if one.space == space]
        value = sum(worth_of(self.scene, self.who, one, damage) for one in hit)
        return value - 0.4 if hit and not self._is_crowded(space) else -2.0

    def _is_crowded(self, space: str) -> bool:
        return any(one.space == space for one in self.state.investigators)

    def _heals(self, whom: Who, kind: str, amount: float) -> float:
        other = self.state.investigators[whom]
        cards = len(other.damage if kind == "damage" else other.horror)
        value = price_of(other, kind) * min(amount, cards)
        return value if room_left(other, kind) <= 3 or is_last(other, kind) else 0.5 * value

    def _ability(self, rest: Sequence[str | int]) -> float:
        whom = int(rest[0]) if rest and isinstance(rest[0], int) else self.who
        if self.one.key == "ilja-brandt":
            return self._heals(whom, "damage", 1.0)
        if self.one.key == "casimir-holt":  # another one acts instead: worth it where that one has work to do at hand
            task = assigned(self.plans, whom, sorted(self.tasks))
            if task is None or task[0] != "do" or evading(self.scene, whom):
                return -0.2
            near = self.plans.away(whom, spaces_of(self.plans, task))
            mine = 0 if self.mine is not None and self.away == 0 else 1
            return WORK + 0.1 if near == 0 and mine else -0.2
        return 0.2

    def _recover(self, whose: Who, what: str, skill: str) -> float:
        other = self.state.investigators[whose]
        if what == "restrained":
            best = chance_of(dice_for(self.scene, self.who, skill), 2, min(1, self.one.clues))
            urgent = whose == self.who and self.away > 0
            return best * (1.2 if urgent else 0.6 if whose != self.who else 0.3)
        if what in ITEMS:
            return 0.3
        way = INJURIES[what].way_out
        if way is None:
            return -0.5
        bad = 0.9 if what in ("broken-leg", "open-wound") else 0.45
        return bad * chance_of(dice_for(self.scene, self.who, skill), way.difficulty) - 0.1 * (other.out)

    def _trade(self) -> float:
        here = self.state.dropped.get(self.one.space, ())
        wanted = [card for card in here if ("pick", self.one.space, front_of(card.key)) in self.tasks]
        if wanted:
            return WORK + 0.5
        return 0.35 * sum(value_of_card(self.scene, self.who, card) > 1.0 for card in here)


HEALING: dict[str, tuple[str, float]] = {
    "bandages": ("damage", 2.0), "sedatives": ("horror", 2.0), "whiskey": ("horror", 1.0),
    "king-james-bible": ("horror", 0.8), "medical-textbook": ("damage", 1.2),
}  # fmt: skip
SPENT = ("bandages", "sedatives", "whiskey")


def spaces_of(plans: Plans, task: Task) -> list[str]:
    """Where a task can be done."""
    match task:
        case ("do", token, _):
            return plans.reach_of(plans.tokens[token]) if token in plans.tokens else []
        case ("go" | "all" | "lead", place):
            return plans.spaces_in(place)
        case ("bring", _, place):
            return plans.spaces_in(place)
        case ("burn", space):
            return [
                one for one in (space, *plans.roads.near.get(space, ())) if one not in plans.state.fire or one == space
            ]
        case ("pick", space, _):
            return [space]
        case ("fight", kind):
            return [one.space for one in plans.state.monsters if kind in (one.kind, one.name)]
    return []


def assigned(plans: Plans, who: Who, tasks: Sequence[Task]) -> Task | None:
    """Whose task is whose: the nearest and ablest take theirs first; whoever is left helps where help is of use."""
    together = [task for task in tasks if task[0] == "all"]
    pairs = []
    for task in tasks:
        spaces = spaces_of(plans, task)
        for one in plans.people:
            cost = price_of_task(plans, one, task, spaces)
            if cost < FAR:
                pairs.append((cost, one, task))
    taken: dict[Who, Task] = {}
    given: set[Task] = set()
    for _, one, task in sorted(pairs):
        if one not in taken and (task not in given or task[0] in ("all", "lead")):
            taken[one] = task
            given.add(task)
    if who in taken:
        return taken[who]
    helps = sorted((cost, task) for cost, one, task in pairs if one == who and _is_shared(plans, task))
    return helps[0][1] if helps else together[0] if together else None


def _is_shared(plans: Plans, task: Task) -> bool:
    """Whether several can work at a task: a quota, a fight, a way to go for all."""
    if task[0] in ("all", "fight", "burn"):
        return True
    if task[0] != "do":
        return False
    deeds = [deed for deed in plans.book.at.get(task[1], ()) if deed.what == task[2]]
    return any(trial[0] in ("quota", "puzzle") for deed in deeds for _, route in deed.brings for trial in route.trials)


def price_of_task(plans: Plans, who: Who, task: Task, spaces: Sequence[str]) -> float:
    """What a task costs an investigator, in actions; too much if it cannot be done."""
    one = plans.state.investigators[who]
    away = plans.away(who, spaces)
    if away >= FAR:
        return FAR
    cost = away * 0.5
    match task:
        case ("do", token, what):
            deed = next((one for one in plans.book.at.get(token, ()) if one.what == what), None)
            if deed is None:
                return cost + 1.0
            if deed.condition and not plans.is_for(deed, who):
                return FAR
            tries = [plans.attempts(who, trial) for _, route in deed.brings for trial in route.trials[:1]]
            return cost + (min(tries) if tries else 1.0)
        case ("bring", key, _):
            return cost - 2.0 if plans.tokens[key].follows == who else FAR
        case ("burn", _):
            return cost + 1.0 if has_light(plans.scene, who) else FAR
        case ("lead", _):
            follows = sum(token.follows == who for token in plans.tokens.values())
            return cost - 2.0 * follows if follows else FAR
        case ("fight", _):
            return cost + 0.5 - 0.1 * sum(ITEMS[front_of(card.key)].attack is not None for card in one.possessions)
    return cost


# -- dice ------------------------------------------------------------------------------------------------------------


def dice(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Keep what is enough; change what can still become enough; Clues where they decide something."""
    faces, needed = list(decision.args["dice"]), int(decision.args.get("difficulty", 0))
    why = str(decision.args.get("why", ""))
    one = scene.state.investigators[who]
    good, maybe = faces.count("success"), faces.count("investigation")
    missing = needed - good
    likes = []
    for option in decision.options:
        if option == "keep":
            likes.append(0.5)
        elif option == "clue":
            likes.append(_clue(one, why, needed, missing, maybe))
        elif option == "ability":
            likes.append(0.9 if (needed and 0 < missing <= maybe) or not needed else 0.0)
        elif option in ("focused-all", "focused-blanks"):
            poor = missing >= 1 if needed else good <= len(faces) / 4
            likes.append((0.7 if option == "focused-blanks" and one.clues else 0.6) if poor else 0.0)
        elif option == "ritual-components":
            likes.append(0.55 if missing == 1 else 0.0)
        else:
            likes.append(0.8 if (missing >= 1 if needed else good < len(faces)) else 0.0)
    return likes


def _clue(one: Any, why: str, needed: int, missing: int, maybe: int) -> float:
    """Whether to spend a Clue."""
    if needed:
        enough = 0 < missing <= min(maybe, one.clues)
        if not enough:
            return 0.0
        price = missing * (0.8 if one.clues > missing + 1 else 1.0)
        worth = {"evade": 0.9, "horror-check": 0.9, "event": 0.9}.get(why, 1.3)
        return 0.7 if worth >= price else 0.2
    if why in ("negate", "horror-check", "attack", "puzzle"):
        return (
            0.6
            if one.clues >= 4 or (why == "negate" and min(room_left(one, "damage"), room_left(one, "horror")) <= 2)
            else 0.0
        )
    return 0.6 if one.clues >= 2 else 0.3


# -- puzzles ---------------------------------------------------------------------------------------------------------


def puzzle(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """The next step of the shortest solution; Clues if they are enough to solve it now."""
    key, left = str(decision.args["puzzle"]), int(decision.args["left"])
    step = next_step(scene, key)
    one = scene.state.investigators[who]
    likes = []
    for option in decision.options:
        if option == CLOSE:
            likes.append(0.1)
        elif option == CLUE:
            needed = steps_left(scene, key) - left
            likes.append(0.5 if not left and 0 < needed <= min(one.clues, 3) else 0.0)
        elif option == step:
            likes.append(1.0)
        elif isinstance(option, str) and option != "guess":
            likes.append(0.6 if not left else 0.0)
        else:
            likes.append(0.0)
    return likes


# -- moving when one may, or must ------------------------------------------------------------------------------------


def may_move(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """A step if it leads nearer and is not more dangerous."""
    turn = Act(scene, who)
    likes = []
    for option in decision.options:
        if option == "stay":
            likes.append(0.0)
        else:
            nearer = turn.away - turn.distance(str(option)) if turn.away < FAR else 0.0
            danger = threat_at(scene, who, str(option)) - threat_at(scene, who, turn.one.space)
            likes.append(0.5 * nearer - 0.4 * danger - (0.5 if turn.waste else 0.0))
    return likes


def forced_move(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Where it is least dangerous."""
    return [-threat_at(scene, who, str(option)) for option in decision.options]


def fire_spreads(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Where nobody is and nothing is to be done; where it shall burn, if anywhere."""
    plans = Plans(scene, decision.seat)
    _, tasks = plans.victory()
    wanted = {task[1] for task in tasks if task[0] == "burn"}
    useful = {token.at for token in scene.state.tokens}
    people = {one.space for one in scene.state.investigators if one.space}
    near = {space for place in people for space in plans.roads.near.get(place, ())}
    return [
        3.0 * (space in wanted) - 2.0 * (space in people) - 1.0 * (space in useful) - 0.5 * (space in near)
        for space in map(str, decision.options)
    ]


def monster_way(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Not into a space with somebody in it, and into Fire rather."""
    people = {one.space for one in scene.state.investigators if one.space}
    return [(space in scene.state.fire) - (space in people) for space in map(str, decision.options)]


# -- cards -----------------------------------------------------------------------------------------------------------


def value_of_card(scene: Scene, who: Who, card: Card) -> float:
    """What a possession is worth to an investigator."""
    front = front_of(card.key)
    item = item_of(card)
    if card.plot:
        return 9.0
    if item is None:
        return 0.2
    value = {"lead-seal": 0.1, "grotesque-stone": 0.4, "handcuffs": 0.6}.get(front, 1.0)
    if item.attack is not None:
        value = 0.8 + 0.5 * item.attack.damage
        others = [one for one in scene.state.investigators[who].possessions if (its := item_of(one)) and its.attack]
        value -= 0.6 * (len(others) > 1)
    if gives_light(card):
        value += 0.4
    return value + (1.0 if front in ("lucky-rabbits-foot", "elder-ward", "bandages", "holy-cross") else 0.0)


def which_possession(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Whatever is worth least."""
    held = {front_of(card.key): value_of_card(scene, who, card) for card in scene.state.investigators[who].possessions}
    return [-held.get(str(option), 1.0) for option in decision.options]


def who_takes(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Weapons to those who can use them, Spells to those with lore, light to those without; a little to everybody."""
    item = ITEMS[str(decision.args["card"])]
    likes = []
    for option in decision.options:
        one = scene.state.investigators[int(option)]  # type: ignore[arg-type]
        skills = INVESTIGATORS[one.key].skills
        value = -0.8 * len(one.possessions)
        if item.attack is not None:
            skill = {"heavy": "strength", "spell": "lore"}.get(item.attack.type, "agility")
            armed = any(ITEMS[front_of(card.key)].attack is not None for card in one.possessions)
            value += skills[skill] - 1.5 * armed
        elif item.deck == "spell":
            value += skills["lore"]
        likes.append(value)
    return likes


def recover(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """A card that lies faceup and hampers, rather than one that does not."""
    return [0.5 if option == "facedown" else 1.0 for option in decision.options]


def use_card(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Prevent what would hurt much, or whoever is near the end."""
    amount, kind = int(decision.args.get("amount", 1)), str(decision.args.get("kind", "horror"))
    victim = scene.state.investigators[int(decision.args.get("victim", who))]
    worth = min(amount, 2) * price_of(victim, kind)
    return [worth - 0.75 if option == "yes" else 0.0 for option in decision.options]


def use_ability(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """A Horror for a back unread: only for whoever has room for it and is badly hurt."""
    one = scene.state.investigators[who]
    yes = room_left(one, "damage") <= 1 and room_left(one, "horror") > 3
    return [float(yes) if option == "yes" else 0.5 for option in decision.options]


def on_follower(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Let a follower be lost only where it is a matter of life."""
    one = scene.state.investigators[who]
    yes = is_last(one, "damage") and room_left(one, "damage") <= 2
    return [float(yes) if option == "yes" else 0.5 for option in decision.options]


def yes(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Yes."""
    return [float(option in ("yes", "agree")) for option in decision.options]


# -- the group -------------------------------------------------------------------------------------------------------


def which_victim(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Whoever can bear it best."""
    likes = []
    for option in decision.options:
        one = scene.state.investigators[int(option)]  # type: ignore[arg-type]
        likes.append(-price_of(one, "damage") - price_of(one, "horror"))
    return likes


def push_consent(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """To a place that is not more dangerous."""
    here, there = scene.state.investigators[who].space, str(decision.args["space"])
    safe = threat_at(scene, who, there) <= threat_at(scene, who, here)
    return [float((option == "agree") == safe) for option in decision.options]


def trade(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Pick up what lies there and is worth it."""
    one = scene.state.investigators[who]
    lying = {front_of(card.key): card for card in scene.state.dropped.get(one.space, ())}
    likes = []
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "pick-up":
            likes.append(value_of_card(scene, who, lying[str(option[1])]))
        else:
            likes.append(0.5 if option == "done" else 0.0)
    return likes


def trade_consent(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """To be given something is welcome; to be asked for something that the other can use as well is a favour."""
    want = [str(key) for key in decision.args.get("want", ())]
    return [float((option == "agree") == (len(want) <= 1)) for option in decision.options]


def horror_of_whom(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """The least of evils."""
    kinds = {one.id: MONSTERS[one.kind] for one in scene.state.monsters}
    return [-float(kinds[str(option)].horror + kinds[str(option)].awareness) for option in decision.options]


def steal_skill(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """The best of three."""
    return [float(dice_for(scene, who, str(option), why="steal")) for option in decision.options]


def knock_back(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Away from here."""
    people = {one.space for one in scene.state.investigators}
    return [0.1 if option == "stay" else 0.5 - (option in people) for option in decision.options]


def story(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """What costs least; whom to take along, by what is known of him."""
    book = book_of(scene.state.plot.scenario)
    likes = []
    for option in decision.options:
        body = book.choices.get(str(option))
        if body is None:
            body = _of_events().get(str(option), ())
        value = -harm_of(scene.state.plot.scenario, body)
        if any(effect.verb == "eliminate" for effect in body):
            value -= 20.0
        likes.append(value + _aboard(scene, decision, who, [str(e.args[0]) for e in body if e.verb == "happens"]))
    return likes


def _of_events() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for event in EVENTS.values():
        found |= choices_in(event.effects)
    return found


def _aboard(scene: Scene, decision: Decision, who: Who, events: list[str]) -> float:
    """Facts that are good to have more of, less what may come of it that nobody sees."""
    from ..effects.context import Context
    from ..scenario.happenings import plan

    story, beliefs, total = plan(scene), Beliefs(scene, decision.seat), 0.0
    followers = [token for token in scene.state.tokens if token.follows == who]
    token = followers[0] if followers else None
    for key in events:
        for effect in story.events[key].do:
            if effect.verb == "add":
                total += 1.0
            if effect.verb == "if" and any(part.verb == "add" for part in effect.body):
                likely = beliefs.holds(Context(who, token=token), effect.args)
                bad = any(str(part.args[0]) in spoiling(story.key) for part in effect.body if part.args)
                total += likely * (-3.0 if bad else 1.0)
    return total


@cache
def spoiling(key: str) -> frozenset[str]:
    """Facts of a scenario of which too much brings about an end that is lost."""
    story = scenario(key)
    lost = {ending for ending, plan in story.endings.items() if plan.result == "loss"}
    ends = [
        effect.args[0]
        for effect in every_effect(story)
        if effect.verb == "if"
        and effect.args[1] in (">", ">=")
        and any(part.verb == "end" and part.args[0] in lost for part in effect.body)
    ]
    return frozenset(str(fact) for fact in ends)


ANSWERS: dict[str, Answer] = {
    "act": act,
    "dice": dice,
    "puzzle": puzzle,
    "may-move": may_move,
    "forced-move": forced_move,
    "fire-spreads": fire_spreads,
    "monster-way": monster_way,
    "which-possession": which_possession,
    "who-takes": who_takes,
    "recover-damage": recover,
    "recover-horror": recover,
    "use-card": use_card,
    "use-ability": use_ability,
    "use-emboldened": yes,
    "quench": yes,
    "turn-on-follower": on_follower,
    "which-victim": which_victim,
    "which-investigator": which_victim,
    "push-consent": push_consent,
    "trade": trade,
    "trade-consent": trade_consent,
    "horror-of-whom": horror_of_whom,
    "evade-whom": horror_of_whom,
    "steal-skill": steal_skill,
    "knock-back": knock_back,
    "story": story,
}
