"""What a group has to do to win: the cheapest way through the scenario, in actions, and what of it can be done now.

Costs are those of a relaxed plan: what one step brings about is never lost again, and steps that need each other are
added up. Whoever plans knows the scenario, but not what was drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ..board import board, is_placed
from ..effects.conditions import is_in, ways_of
from ..effects.context import Context
from ..effects.verbs import number
from ..features import has_light
from ..item_cards import ITEMS
from ..monsters import health_of
from ..puzzles import steps_for
from ..scenario.happenings import plan as story_of
from ..scenario.library import slug
from ..state import BoardToken, Scene, Space, Who, on_board
from .beliefs import Beliefs
from .chances import MEAN, chance_of, dice_for
from .known import front_of, has_card, price_of
from .riddles import steps_left
from .roads import Roads
from .story import Atom, Book, Deed, Route, Words, book_of

FAR = 999.0
"""More actions than any match has: it cannot be done."""
Task: TypeAlias = tuple[str, ...]
"""Something to do now: ("do", token, what), ("go", place), ("all", place), ("fight", kind), ("burn", space)…"""
Way: TypeAlias = tuple[float, frozenset[Task]]
NOTHING: Way = (0.0, frozenset())
NEVER: Way = (FAR, frozenset())
STEP = 0.5
"""Actions that a space of the way costs."""
UNSEEN_STEPS = 2.0
"""Spaces beyond a door that nobody has opened."""
LOOKS = 3
SURE = 0.9
"""As likely as it need be before something is tried that would cost a lot."""
PERSONAL = frozenset(("has", "clues", "followers", "who", "result", "anyone", "all"))
"""Words of conditions that may hold for one investigator and not for another."""


class Plans:
    """What can be planned in a position, by what a seat knows."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.state = scene.state
        self.beliefs = Beliefs(scene, seat)
        self.story = story_of(scene)
        self.book: Book = book_of(self.state.plot.scenario)
        self.tokens = {token.key: token for token in self.state.tokens}
        self.people = on_board(scene)
        self.roads = Roads(scene)
        self._memory: dict[Atom, Way] = {}
        self._pending: set[Atom] = set()
        self._deeds: dict[tuple[int, int], Way] = {}
        self._lessons: dict[tuple[str, frozenset[object]], Way] = {}
        self._truths: dict[tuple[Words, str], bool] = {}
        self._places: dict[str, list[Space]] = {}
        self._tries: dict[tuple[Who, Atom], float] = {}

    # -- distances -----------------------------------------------------------------------------------------------

    def away(self, who: Who, spaces: Iterable[Space]) -> float:
        """How many steps an investigator is away from the nearest of some spaces, Fire and monsters counted."""
        near = self.roads.away(who)
        return min((near.get(space, FAR) for space in spaces), default=FAR)

    def nearest(self, spaces: Iterable[Space]) -> float:
        """How many steps the nearest investigator is away."""
        places = list(spaces)
        return min((self.away(who, places) for who in self.people), default=FAR)

    def spaces_in(self, place: str) -> list[Space]:
        """The spaces of a place that are on the board."""
        if place not in self._places:
            self._places[place] = [space for space in board(self.state).spaces if is_in(space, place)]
        return self._places[place]

    def reach_of(self, token: BoardToken) -> list[Space]:
        """Where a token can be used from."""
        spaces = [token.at] if token.kind != "explore" else [token.at, token.beyond]
        return [space for space in spaces if space and is_placed(self.state, space)]

    # -- the whole -----------------------------------------------------------------------------------------------

    def victory(self) -> Way:
        """The cheapest way to an ending that is a win.

        What seemed impossible only because it led back to itself is looked at again, knowing more.
        """
        best = NEVER
        for _ in range(LOOKS):
            best = self._best_ending()
            if best[0] < FAR:
                break
            self.forget_what_seemed_impossible()
        return best

    def forget_what_seemed_impossible(self) -> None:
        """What was found to be impossible may have been so only because it led back to itself."""
        self._memory = {atom: way for atom, way in self._memory.items() if way[0] < FAR}
        self._deeds = {deed: way for deed, way in self._deeds.items() if way[0] < FAR}
        self._lessons = {}

    def _best_ending(self) -> Way:
        best = NEVER
        for key, ending in self.story.endings.items():
            if ending.result == "win":
                words = self.story.ending_conditions[key]
                best = min(best, self.condition(words) if words else self.atom(("end", key)), key=_cost)
        return best

    def atom(self, atom: Atom) -> Way:
        """The cheapest way to bring something about."""
        if atom in self._memory:
            return self._memory[atom]
        if atom in self._pending:
            return NEVER
        self._pending.add(atom)
        found = self._find(atom)
        self._pending.discard(atom)
        self._memory[atom] = found
        return found

    def _find(self, atom: Atom) -> Way:
        match atom:
            case ("reach", str(key)):
                return self._milestone(key)
            case ("tile", str(side)) if is_placed(self.state, f"{side}.a"):
                return NOTHING
            case ("token", str(key)):
                return self._token(key)
            case ("card", str(key)):
                return self._card(key)
        return self._cheapest(atom)

    def _cheapest(self, atom: Atom) -> Way:
        best = NEVER
        for deed, route in self.book.ways.get(atom, ()):
            best = min(best, self.deed(deed, route), key=_cost)
        return best

    def _milestone(self, key: str) -> Way:
        done = self.state.plot.milestones
        if key in done:
            return NOTHING
        plan = self.story.milestones[key]
        best = self._cheapest(("reach", key))
        if plan.of:
            missing = sorted((self.atom(("reach", one)) for one in plan.of if one not in done), key=_cost)
            wanted = plan.enough - sum(one in done for one in plan.of)
            best = min(best, _all(missing[: max(0, wanted)]), key=_cost)
        return _all([best, *(self.atom(("reach", one)) for one in plan.needs if one not in done)])

    def _token(self, key: str) -> Way:
        if key in self.tokens:
            return NOTHING
        plan = self.story.tokens[key]
        best = self._cheapest(("token", key))
        if plan.with_ and not is_placed(self.state, f"{slug(plan.with_)}.a"):
            best = min(best, self.atom(("tile", slug(plan.with_))), key=_cost)
        return best

    def _card(self, key: str) -> Way:
        if any(has_card(self.scene, who, key) for who in self.people):
            return NOTHING
        for space, cards in self.state.dropped.items():
            if any(front_of(card.key) == key for card in cards):
                return self.nearest([space]) * STEP + 1.0, frozenset({("pick", space, key)})
        return self._cheapest(("card", key))

    # -- deeds ---------------------------------------------------------------------------------------------------

    def deed(self, deed: Deed, route: Route) -> Way:
        """What it costs to do something until it brings about what it may."""
        key = id(deed), id(route)
        if key in self._deeds:
            return self._deeds[key]
        mark: Atom = ("deed", *key)
        if mark in self._pending:
            return NEVER
        self._pending.add(mark)
        found = self._deed(deed, route)
        self._pending.discard(mark)
        self._deeds[key] = found
        return found

    def _deed(self, deed: Deed, route: Route) -> Way:
        if not self.is_open(deed):
            return NEVER
        before = [self._place(deed, route)]
        if deed.condition:
            before.append(self.condition(deed.condition, deed))
        chance, penalty = 1.0, 0.0
        for words, way in route.conditions:
            likely = self._likely(words, way, deed)
            if likely is None:
                before.append(self.condition(words, deed) if way else NOTHING)
            elif likely < SURE and not way and ("less", words[0]) in self.book.ways:
                before.append(self.atom(("less", words[0])))
            else:
                chance *= likely
                penalty = max(penalty, route.penalty)
        if chance < 0.01:
            return NEVER
        cost, tasks = _all(before)
        if cost >= FAR:
            return NEVER
        effort = self.effort(route) + 0.3 * route.damage + 0.3 * route.horror + 1.5 * route.clock + 0.8 * route.clues
        if not tasks and deed.token:
            tasks = frozenset({("do", deed.token, deed.what)})
        if chance < SURE:
            return self._doubtful(deed, route, (cost + effort, tasks), chance, penalty)
        return cost + effort / chance, tasks

    def _doubtful(self, deed: Deed, route: Route, way: Way, chance: float, penalty: float) -> Way:
        """Something that hangs on what was drawn: try it, or learn more first."""
        cost, tasks = way
        risky = cost / chance + penalty * (1 - chance) / chance, tasks
        if penalty < 1.0:
            return risky
        learning = self._learning(deed, route)
        sure = learning[0] * (1.0 if chance >= 0.45 else 2.0) + cost
        return risky if risky[0] <= sure else (sure, learning[1])

    def _learning(self, deed: Deed, route: Route) -> Way:
        """The cheapest way to learn something about the draws that a deed hangs on."""
        unseen = {one.fact for one in self.state.plot.unseen if one.fact}
        names = frozenset(
            word for words, _ in route.conditions for word in words if word in self.beliefs.names or word in unseen
        )
        key = deed.what, frozenset[object](names)
        if key not in self._lessons:
            self._lessons[key] = NEVER
            self._lessons[key] = self._lesson(deed, names)
        return self._lessons[key]

    def _lesson(self, deed: Deed, names: frozenset[object]) -> Way:
        best = NEVER
        for other in self.book.deeds:
            if other.token and other.what != deed.what and self.is_open(other) and not _is_risky(other):
                telling = [words for words in other.asks if names & set(words)]
                if telling and any(self.beliefs.would_tell(self._context(other), words) for words in telling):
                    trials = next((one.trials for _, one in other.brings if one.trials), ())
                    clues = min((one.clues for _, one in other.brings), default=0)
                    best = min(best, self._deed(other, Route(trials=trials, clues=clues)), key=_cost)
        return best

    def _likely(self, words: Words, way: bool, deed: Deed) -> float | None:
        """How likely a condition that hangs on draws is found so; None if it hangs on something else."""
        if not self.beliefs.names & set(words):
            context = self._context(deed)
            if any(one.fact in words for one in self.state.plot.unseen):
                likely = self.beliefs.holds(context, words)
                return likely if way else 1 - likely
            if not way:
                return 1.0
            return 1.0 if self.any_holds(words, deed) else None
        likely = self.beliefs.holds(self._context(deed), words)
        return likely if way else 1 - likely

    def _context(self, deed: Deed, who: Who = -1) -> Context:
        token = self.tokens.get(deed.token)
        if token is None and deed.token:
            plan = self.story.tokens[deed.token]
            token = BoardToken(plan.key, plan.kind, "")
        return Context(who, token=token)

    def any_holds(self, words: Words, deed: Deed | None) -> bool:
        """Whether a condition holds for somebody."""
        key = words, deed.token if deed is not None else ""
        if key not in self._truths:
            self._truths[key] = self._asked(words, deed)
        return self._truths[key]

    def _asked(self, words: Words, deed: Deed | None) -> bool:
        people = self.people or [-1]
        for who in people[:1] if PERSONAL.isdisjoint(words) else people:
            context = self._context(deed, who) if deed is not None else Context(who)
            if self.beliefs.holds(context, words) > 0.99:
                return True
        return False

    def is_for(self, deed: Deed, who: Who) -> bool:
        """Whether the condition of a deed holds for this investigator, or will once the way is gone."""
        return self.beliefs.holds(self._context(deed, who), deed.condition) > 0.99

    def is_open(self, deed: Deed) -> bool:
        """Whether something can still be done or happen."""
        fired = self.state.plot.fired.get(deed.event, 0)
        if deed.limit and fired >= deed.limit:
            return False
        if deed.moment and deed.once and fired:
            return False
        token = self.tokens.get(deed.token)
        return not (deed.once and token is not None and deed.what in token.asked)

    def _place(self, deed: Deed, route: Route) -> Way:
        """What it costs to be where something can be done."""
        if deed.token:
            token = self.tokens.get(deed.token)
            if token is not None:
                if token.follows >= 0:
                    return NEVER
                return self.nearest(self.reach_of(token)) * STEP, frozenset()
            cost, tasks = self.atom(("token", deed.token))
            return cost + UNSEEN_STEPS * STEP, tasks
        way = NOTHING
        if route.follower and deed.moment == "enters":
            return self._escort(deed.value)
        if deed.moment == "enters":
            return self._go(deed.value)
        if deed.moment == "defeated":
            return _all([way, self._defeat(deed.value)])
        if deed.moment == "milestone":
            return _all([way, self.atom(("reach", deed.value))])
        return _all([way, (1.0, frozenset())])

    def _escort(self, place: str) -> Way:
        """Bring somebody who follows to a place: those who have one go there, the others win somebody over."""
        spaces = self.spaces_in(slug(place))
        leaders = {token.follows for token in self.tokens.values() if token.follows >= 0}
        following = {token.key for token in self.tokens.values() if token.follows >= 0}
        people = [atom for atom in self.book.ways if atom[0] == "follow" and atom[1] not in following]
        ways = sorted(map(self.atom, people), key=_cost)
        ways = [way for way in ways if way[0] < FAR][: len(self.people)]
        tasks = frozenset[Task]().union(*(way[1] for way in ways))
        if leaders:
            away = min(self.away(who, spaces) for who in leaders)
            return away * STEP, tasks | {("lead", place)}
        return (ways[0][0] + 3.0, tasks) if ways else NEVER

    def _go(self, place: str) -> Way:
        spaces = self.spaces_in(slug(place))
        if not spaces:
            return self.atom(("tile", slug(place)))
        return self.nearest(spaces) * STEP, frozenset({("go", place)})

    def _defeat(self, kind: str) -> Way:
        found = [one for one in self.state.monsters if kind in (one.kind, one.name)]
        if not found:
            return NEVER
        return 1.0 + health_of(self.scene, found[0]) / 3, frozenset({("fight", kind)})

    def effort(self, route: Route) -> float:
        """Actions until every trial on a way has succeeded once, by whoever is best at it."""
        total = 1.0
        for trial in route.trials:
            total = max(total, 1.0) - 1.0 + min((self.attempts(who, trial) for who in self.people), default=FAR)
        return total

    def attempts(self, who: Who, trial: Atom) -> float:
        """How often an investigator has to try, on average."""
        if (who, trial) not in self._tries:
            self._tries[who, trial] = self._attempts(who, trial)
        return self._tries[who, trial]

    def _attempts(self, who: Who, trial: Atom) -> float:
        one = self.state.investigators[who]
        match trial:
            case ("test", str(skill), int(modifier), int(needed), *tags):
                dice = dice_for(self.scene, who, skill, modifier=modifier, why="search", tags=frozenset(map(str, tags)))
                likely = chance_of(dice, needed, min(2, one.clues))
                return 1.0 + 1.3 * (1 / likely - 1) if likely else FAR
            case ("miss", str(skill), int(modifier), int(needed), *_):
                return 1 / max(0.05, 1 - chance_of(dice_for(self.scene, who, skill, modifier=modifier), needed))
            case ("quota", str(key), str(skill), *words):
                left = number(self.scene, words) - self.state.plot.quotas.get(key, 0)
                return max(1.0, left / (MEAN * dice_for(self.scene, who, skill)))
            case ("puzzle", str(key)):
                return self.puzzle(who, key)
        return 1.0

    def puzzle(self, who: Who, key: str) -> float:
        """How many attempts a puzzle takes, and what wrong guesses cost."""
        plan = self.story.puzzles[key]
        if key in self.state.puzzles:
            left = steps_left(self.scene, key)
        else:
            left = float(plan.level or 4)
        if self.scene.options.puzzles == "tests":
            return max(1.0, left / (MEAN * dice_for(self.scene, who, plan.skill)))
        steps = max(1, steps_for(self.scene, who, plan))
        more = min(2, self.state.investigators[who].clues)
        return 1.0 if left <= steps + more else left / steps + 0.3

    # -- conditions ----------------------------------------------------------------------------------------------

    def condition(self, words: Words, deed: Deed | None = None) -> Way:
        """The cheapest way to make a condition hold."""
        if self.any_holds(words, deed):
            return NOTHING
        best = NEVER
        for way in ways_of(words) or ():
            asked = [self._question(wanted, (word, *rest), deed) for wanted, word, rest in way]
            best = min(best, _all(asked), key=_cost)
        return best

    def _question(self, wanted: bool, words: Words, deed: Deed | None) -> Way:
        if words[0] not in ("all", "anyone") and self.any_holds(words, deed) == wanted:
            return NOTHING
        if not wanted:
            return NEVER if self.any_holds(words, deed) else NOTHING
        match words:
            case ("reached", str(key)):
                return self.atom(("reach", key))
            case ("has", str(key)) | ("group", "has", str(key)):
                return self.atom(("card", key))
            case ("placed", str(side)):
                return self.atom(("tile", side))
            case ("token", str(key)):
                return self.atom(("token", key))
            case ("happened", str(key)):
                return self.atom(("event", key))
            case ("all", *rest):
                return self._everybody(list(map(str, rest)))
            case ("anyone", *rest):
                return self._somebody(list(map(str, rest)))
            case ("follower", str(key)):
                return self.atom(("follow", key))
            case ("follower", str(key), "in", str(place)):
                return self._bring(key, place)
            case ("burns", str(place)):
                return self._burn(place)
            case (str(name), ">=" | ">" | "=", _):
                return self._count(name, words, deed)
        return NEVER

    def _everybody(self, rest: list[str]) -> Way:
        if rest[:1] != ["in"]:
            return NEVER
        spaces = self.spaces_in(rest[1])
        if not spaces:
            return self.atom(("tile", rest[1]))
        away = [self.away(who, spaces) for who in self.people]
        if not any(away):
            return NOTHING
        return sum(away) * STEP, frozenset({("all", rest[1])})

    def _somebody(self, rest: list[str]) -> Way:
        if rest[:1] == ["in"]:
            return self._go(rest[1])
        if "evidence" in rest:
            return self._evidence(1)
        return NEVER

    def _bring(self, key: str, place: str) -> Way:
        token = self.tokens.get(key)
        if token is not None and token.follows >= 0:
            return self.away(token.follows, self.spaces_in(place)) * STEP, frozenset({("bring", key, place)})
        return _all([self.atom(("follow", key)), (2.0, frozenset())])

    def _burn(self, place: str) -> Way:
        spaces = [space for space in self.spaces_in(place) if space not in self.state.fire]
        if not self.spaces_in(place):
            return self.atom(("tile", place.partition(".")[0]))
        if not any(has_light(self.scene, who) for who in self.people):
            return NEVER
        return self.nearest(spaces) * STEP + 1.3 * len(spaces), frozenset(("burn", space) for space in spaces)

    def _count(self, name: str, words: Words, deed: Deed | None) -> Way:
        _, operator, wanted = words
        needed = self._value(wanted) + (operator == ">")
        if name == "round":
            return (needed - self.state.round) * 1.0, frozenset()
        if name == "clues":
            most = max((self.state.investigators[who].clues for who in self.people), default=0)
            return _times(self.atom(("clue",)), needed - most)
        if name == "evidence":
            held = sum("evidence" in ITEMS[front_of(card.key)].traits for who in self.people
                       for card in self.state.investigators[who].possessions)  # fmt: skip
            return self._evidence(needed - held)
        if name in ("followers", "fires", "monsters", "alive", "stage", "investigators", "who"):
            return NEVER
        return self._fact(name, needed - self._value(name))

    def _value(self, word: object) -> int:
        from ..effects.conditions import value_of

        if isinstance(word, int):
            return word
        first, _ = self.beliefs.worlds[0]
        value = value_of(first, Context(-1), str(word))
        return value if isinstance(value, int) else 0

    def _fact(self, name: str, missing: int) -> Way:
        """Add up the cheapest deeds that add to a fact; events may do so again and again."""
        ways: list[tuple[Way, int]] = []
        for deed, route in self.book.ways.get(("fact", name), ()):
            amount = next(int(atom[2]) for atom, one in deed.brings if atom[:2] == ("fact", name) and one is route)
            if amount > 0:
                ways.append((self.deed(deed, route), amount if not deed.moment else 100))
        chosen: list[Way] = []
        for way, amount in sorted(ways, key=lambda pair: pair[0][0]):
            if missing <= 0:
                break
            if amount >= 100:
                return _all([*chosen, _times(way, missing)])
            chosen.append(way)
            missing -= amount
        return _all(chosen) if missing <= 0 else NEVER

    def _evidence(self, missing: int) -> Way:
        ways = sorted((self.deed(deed, route) for deed, route in self.book.ways.get(("evidence",), ())), key=_cost)
        ways += [self.atom(("card", key)) for key, card in ITEMS.items()
                 if "evidence" in card.traits and ("card", key) in self.book.ways]  # fmt: skip
        return _all(ways[: max(0, missing)]) if len(ways) >= missing else NEVER

    def worth(self, who: Who, deed: Deed) -> float:
        """What a deed is worth to an investigator besides the plan: Items, Clues, rest; in actions."""
        one, total = self.state.investigators[who], 0.0
        for atom, route in deed.brings:
            tries = 1.0
            for trial in route.trials:
                tries *= max(1.0, self.attempts(who, trial)) if trial[0] != "miss" else 4.0
            if any(self.any_holds(words, deed) != way for words, way in route.conditions):
                tries *= 2
            value = {"item": 1.1, "clue": 0.9, "card": 0.8, "evidence": 0.2}.get(str(atom[0]), 0.0)
            if atom[0] == "mend" and one.damage:
                value = price_of(one, "damage") * min(int(atom[1]), len(one.damage))
            if atom[0] == "calm" and one.horror:
                value = price_of(one, "horror") * min(int(atom[1]), len(one.horror))
            total += value / tries - 0.8 * route.clues - 0.4 * (route.damage + route.horror)
        return min(2.0, total)


def _is_risky(deed: Deed) -> bool:
    return any(route.penalty >= 3.0 for _, route in deed.brings)


def _cost(way: Way) -> float:
    return way[0]


def _all(ways: Iterable[Way]) -> Way:
    """All of it: costs add up, and so do the things that can be begun now. Where to be comes last."""
    total, tasks = 0.0, frozenset[Task]()
    for cost, some in ways:
        if cost >= FAR:
            return NEVER
        total += cost
        tasks |= some
    work = frozenset(task for task in tasks if task[0] not in ("all", "go"))
    return total, work or tasks


def _times(way: Way, count: int) -> Way:
    return (way[0] * count, way[1]) if way[0] < FAR else NEVER
