"""What a story can ever come to, as far as that can be said without playing it.

Luck is always good and the group always does the right thing: every test is passed and failed, every option taken,
nothing is ever lost. Whatever does not come about even so can never come about. With ``without`` a card or a token is
left out of the world, and with ``undrawn`` a draw is never made: what is missing then hangs on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf

from ..effects.conditions import OPERATORS, QUESTIONS, ways_of
from ..effects.model import Effect, Word
from ..effects.verbs import grown
from ..item_cards import ITEMS
from ..mythos_events import EVENTS
from .campaign import POSSESSIONS, defaults_of
from .library import Happening, Scenario, slug
from .texts import every_effect, inside

ALWAYS = ("round-start", "mythos", "before-monsters", "wounded", "insane", "eliminated")
"""Moments that come in every match, or may."""
DECKS = ("common", "unique", "spell")
TURNED = {"=": "!=", "!=": "=", ">=": "<", "<=": ">", ">": "<=", "<": ">="}
"""What a comparison is that does not hold."""


class Reach:
    """Everything that may come about in a scenario."""

    def __init__(self, story: Scenario, *, without: str = "", undrawn: str = "") -> None:
        self.story, self.without, self.undrawn = story, without, undrawn
        self.tiles = set[str]()
        self.tokens = set[str]()
        self.cards = set[str]()
        self.monsters = set[str]()
        self.milestones = set[str]()
        self.events = set[str]()
        self.called = set[str]()
        self.endings = set[str]()
        self.drawn = {key for key, draw in story.file.draw.items() if draw.at == "setup"}
        self.solved = set[str]()
        self.moods = set[tuple[str, str]]()
        self.grades = {story.file.mythos.first}
        self.pages = False
        self.facts: dict[str, tuple[float, float]] = {}
        """Between which numbers a fact may lie."""
        self.asked_early = set[int]()
        """Effects that may ask for the draw that is never made …"""
        self.asked_above = set[int]()
        """… and those that surely do, because they stand above it."""
        self._sides = {slug(tile[0]) for layout in story.file.map.values() for tile in layout.every}
        counted = {str(one.args[0]) for one in every_effect(story) if one.verb in ("set", "add") and one.args}
        self._counted = counted - story.clocks.keys() - defaults_of(story.file.scenario.imports).keys()
        self._begin()
        known: object = None
        while known != (known := self._known()):
            self._go_on()

    def _known(self) -> object:
        """How much there is by now: nothing ever goes."""
        found = (self.tiles, self.tokens, self.cards, self.monsters, self.milestones, self.events, self.called,
                 self.endings, self.drawn, self.solved, self.moods, self.grades)  # fmt: skip
        return [len(one) for one in found], self.pages, dict(self.facts)

    # -- how it goes on ------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        file = self.story.file
        for layout in file.map.values():
            starts = [layout.start] if isinstance(layout.start, str) else layout.start
            for start in starts:
                self._lay(slug(start).rpartition(".")[0])
        self._place(token.key for token in file.token if token.at_start)
        for wish in (*file.scenario.possessions, file.scenario.more_possessions):
            self._gain(wish.split())
        if POSSESSIONS in file.scenario.imports:
            self._gain_all(DECKS)
        if file.scenario.deadline:
            self.grades |= {"major", "deadly"}
        self.grades |= {stage.mythos for clock in file.clock for stage in clock.stages if stage.mythos}
        self._carry_out(self.story.setup)

    def _go_on(self) -> None:
        story = self.story
        for token in list(self.tokens):
            plan = story.tokens[token]
            if plan.kind == "explore":
                for side in plan.reveals:
                    self._lay(slug(side))
        for effects in story.stages.values():
            self._carry_out(effects)
        for key, monster in story.bestiary.items():
            if key in self.monsters:
                for deed in monster.deeds:
                    self._carry_out(deed.effects)
                for check in (*monster.evades, *monster.frights):
                    self._carry_out(check.effects)
                for blow in monster.blows:
                    self._carry_out((*blow.hit, *blow.miss))
        for event in (one for one in EVENTS.values() if one.grade in self.grades):
            if event.key not in story.file.mythos.ban:
                self._carry_out(event.effects)
        for key, happening in story.events.items():
            if self.can_happen(happening) and self.may_be(happening.condition):
                if not self._waits(happening.do):
                    self.events.add(key)
                self._carry_out(happening.do)
                for option in happening.options:
                    if self.may_be(option[2]):
                        self._carry_out(option[3])
        for milestone in story.milestones.values():
            if milestone.of and sum(one in self.milestones for one in milestone.of) >= milestone.enough:
                self._reach(milestone.key)
        for key, condition in story.ending_conditions.items():
            if condition and self.may_be(condition):
                self.endings.add(key)

    def can_happen(self, happening: Happening) -> bool:
        """Whether the moment may come for which an event waits."""
        moment = next((word for word in happening.plan.when if word != "action"), "")
        wanted = happening.plan.when.get(moment)
        match moment:
            case "token":
                return not self.tokens.isdisjoint([wanted] if isinstance(wanted, str) else wanted or ())
            case "enters":
                return self._is_laid(str(wanted))
            case "round":
                return isinstance(wanted, int) and wanted <= self.story.file.scenario.horizon
            case "called":
                return happening.plan.key in self.called
            case "milestone":
                return wanted in self.milestones
            case "defeated":
                return wanted is True or wanted in self.monsters
            case "lost":
                losable = {key for key in self.tokens if self.story.tokens[key].shield}
                return bool(losable) if wanted is True else wanted in losable
            case "used":
                return wanted in self.cards
            case "pool":
                return wanted in self.grades
            case "page":
                return self.pages
        return moment in ALWAYS

    def _carry_out(self, effects: Sequence[Effect]) -> None:
        """Effects one after another, every branch of them; a list that makes the draw which is never made does nothing
        but ask."""
        if self._waits(effects):
            self.asked_above |= set(self._asked_above(effects))
            return
        for effect in effects:
            if effect.verb in ("if", "option"):
                condition = effect.args if effect.verb == "if" else effect.args[2:]
                if self._asks_early(condition):
                    self.asked_early.add(id(effect))
                if self.may_be(condition):
                    self._carry_out(effect.body)
            else:
                self._do(effect.verb, effect.args)
                self._carry_out(effect.body)

    def _waits(self, effects: Sequence[Effect]) -> bool:
        """Whether effects make the draw that is never made."""
        return bool(self.undrawn) and any(_draws(one, self.undrawn) for one in effects)

    def _asks_early(self, condition: Sequence[Word]) -> bool:
        """Whether it may come to the draw that is never made."""
        ways = (ways_of(tuple(condition)) or ()) if self.undrawn in condition else ()
        return any(
            self.undrawn in (word for _, word, _ in way)
            and all(self._may_be(word, rest) for wanted, word, rest in way if wanted and word != self.undrawn)
            for way in ways
        )

    def _asked_above(self, effects: Sequence[Effect]) -> Iterator[int]:
        """Who asks for the draw before it is made, in the very same list."""
        for effect in effects:
            if _draws(effect, self.undrawn):
                return
            yield from (
                id(one) for one in inside((effect,)) if one.verb in ("if", "option") and self.undrawn in one.args
            )

    def _do(self, verb: str, args: Sequence[Word]) -> None:
        if not args and verb != "page":
            return
        match verb:
            case "tile":
                for side in args:
                    self._lay(slug(str(side)))
            case "token":
                self._place(map(str, args))
            case "reach":
                self._reach(str(args[0]))
            case "gain":
                self._gain([str(word) for word in args])
            case "spawn":
                self._spawn(args)
            case "happens":
                self.called.add(str(args[0]))
            case "draw":
                self.drawn.add(str(args[0]))
            case "puzzle":
                self.solved.add(str(args[0]))
            case "mood":
                self.moods |= {(key, str(args[0])) for key in (map(str, args[1:2]) if args[1:] else self.tokens)}
            case "mythos":
                self.grades.add(str(args[0]))
            case "page":
                self.pages = True
            case "end":
                self.endings.add(str(args[0]))
            case "set" | "add":
                self._count(verb, str(args[0]), args[1:])

    def _lay(self, side: str) -> None:
        if side not in self.tiles:
            self.tiles.add(side)
            self._place(token.key for token in self.story.tokens.values() if token.with_ and slug(token.with_) == side)

    def _place(self, tokens: Iterable[str]) -> None:
        for key in tokens:
            if key in self.story.tokens and key != self.without:
                self.tokens.add(key)
                if mood := self.story.tokens[key].mood:
                    self.moods.add((key, mood))

    def _reach(self, key: str) -> None:
        milestone = self.story.milestones.get(key)
        if milestone and key not in self.milestones and self.milestones.issuperset(milestone.needs):
            self.milestones.add(key)
            self._carry_out(self.story.milestone_effects[key])

    def _gain(self, words: Sequence[str]) -> None:
        if words[:1] == ["random"]:
            self._gain_all(words[1:2])
        elif words and (key := slug(" ".join(word for word in words if word not in ("as", "plot")))) != self.without:
            self.cards.add(key)

    def _gain_all(self, decks: Sequence[str]) -> None:
        self.cards |= {key for key, card in ITEMS.items() if card.deck in decks and key != self.without}

    def _spawn(self, args: Sequence[Word]) -> None:
        names = [str(args[0]), *(str(args[at + 1]) for at, word in enumerate(args[:-1]) if word in ("or", "named"))]
        self.monsters.update(names)
        self.monsters |= {own.figure for name in names if (own := self.story.bestiary.get(name))}

    def _count(self, verb: str, fact: str, words: Sequence[Word]) -> None:
        low, high = self.facts.get(fact, (0.0, 0.0))
        try:
            amounts = [grown(words, investigators) for investigators in range(1, 6)]
        except (ValueError, TypeError, IndexError):  # the checker complains of it
            return
        if verb == "add":
            amounts = [inf if one > 0 else -inf for one in amounts if one] or [0]  # type: ignore[misc]
        self.facts[fact] = min(low, *amounts), max(high, *amounts)

    # -- what may be so ------------------------------------------------------------------------------------------------

    def may_be(self, condition: Sequence[Word]) -> bool:
        """Whether a condition may ever hold."""
        ways = ways_of(tuple(condition)) if condition else ((),)
        return ways is None or any(
            all(self._may_be(word, rest) if wanted else self._may_not_be(word, rest) for wanted, word, rest in way)
            for way in ways
        )

    def _may_not_be(self, word: str, rest: tuple[Word, ...]) -> bool:
        """Whether the answer may be no: what has not come about yet is not so."""
        return word in QUESTIONS or self._may_compare(word, TURNED[str(rest[0])], rest[1])

    def _may_be(self, word: str, rest: tuple[Word, ...]) -> bool:
        if word not in QUESTIONS:
            return self._may_compare(word, str(rest[0]), rest[1])
        names = [str(one) for one in rest]
        match word:
            case "reached":
                return names[0] in self.milestones
            case "happened":
                return names[0] in self.events
            case "has":
                return names[0] in self.cards
            case "group":
                return names[1] in self.cards
            case "placed":
                return slug(names[0]) in self.tiles
            case "token" | "this" | "follower":
                return names[0] in self.tokens
            case "at":
                return names[0] in self.tokens and self._is_laid(names[1])
            case "mood":
                return (names[0], names[1]) in self.moods
            case "monster":
                return names[0] in self.monsters
            case "burns":
                return self._is_laid(names[0])
            case "solved":
                return names[0] in self.solved
        return self._may_be_somebody(names)

    def _may_be_somebody(self, words: Sequence[str]) -> bool:
        """Whether ``anyone`` or ``all`` may be meant by a selector: cards that there are, places that lie there."""
        for turned, before, word in zip(["", "", *words], ["", *words], words, strict=False):
            if turned != "not" and before == "with" and word in ITEMS and word not in self.cards:
                return False
            if turned != "not" and before == "in" and not self._is_laid(word):
                return False
        return True

    def _is_laid(self, place: str) -> bool:
        """Whether a space, tile or room may lie on the board; a room by its name may be on any tile."""
        name = slug(place)
        side = name.rpartition(".")[0] or name
        return side in self.tiles or side not in self._sides

    def _may_compare(self, name: str, operator: str, other: Word) -> bool:
        draw = self.story.file.draw.get(name)
        if draw is not None:
            return name in self.drawn and name != self.undrawn
        if name == "round" and isinstance(other, int):
            return any(OPERATORS[operator](now, other) for now in range(1, self.story.file.scenario.horizon + 1))
        if name not in self._counted or not isinstance(other, int):
            return True
        low, high = self.facts.get(name, (0.0, 0.0))
        match operator:
            case "=":
                return low <= other <= high
            case "!=":
                return not low == high == other
            case ">=" | ">":
                return OPERATORS[operator](high, other)
        return OPERATORS[operator](low, other)

    @property
    def is_won(self) -> bool:
        """Whether it may ever be won."""
        return any(self.story.endings[key].result == "win" for key in self.endings if key in self.story.endings)


def _draws(effect: Effect, name: str) -> bool:
    return effect.verb == "draw" and effect.args[:1] == (name,)
