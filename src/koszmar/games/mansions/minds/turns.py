"""A turn: what each thing that an investigator can do is worth, in actions."""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Decision, Key

from ..bestiary import card_of
from ..condition_cards import INSANE
from ..injury_cards import INJURIES
from ..item_cards import ITEMS
from ..monsters import in_space
from ..state import Scene, Who, seat_of
from .belongings import value_of_card
from .chances import chance_of, dice_for
from .fights import damage_by, evading, threat_at, worth_of
from .known import front_of, is_last, price_of, room_left
from .plans import FAR, Plans
from .story import Deed
from .tasks import assigned, spaces_of

WORK = 1.3
"""What an action that the plan asks for is worth, in actions."""


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
        self.near = self.plans.roads.toward(who, self.goals)
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
        return self.near.get(space, FAR)

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
                damage = 3.0 if key == "flare-gun" else 5.0 if card_of(self.scene, monster).type == "spirit" else 3.0
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
