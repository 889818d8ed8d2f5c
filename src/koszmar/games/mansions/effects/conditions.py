"""What ``if`` asks: comparisons of named facts, joined by ``and``, ``or`` and ``not``.

if key-place = study-desk
if round >= 4 and not reached key-found
if group has "Brass Key" or follower owner in "entry-hall"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from operator import eq, ge, gt, le, lt, ne
from typing import Any

from ..board import board, is_placed, names_of
from ..in_force import kind_of
from ..item_cards import ITEMS
from ..possessions import holds as has_card
from ..state import Plot, Scene, count, in_play
from .context import Context
from .model import Word
from .selecting import select

OPERATORS: dict[str, Callable[[Any, Any], bool]] = {"=": eq, "!=": ne, ">=": ge, "<=": le, ">": gt, "<": lt}


class BadCondition(ValueError):
    """A condition that makes no sense."""


def holds(scene: Scene, ctx: Context, words: Sequence[Word]) -> bool:
    """Whether a condition is true now; if it hangs on a draw, everybody sees what comes of it."""
    found = is_true(scene, ctx, words)
    plot = scene.state.plot
    if hangs_on_draws(plot, words):
        when = what_it_takes(scene, ctx, words, found)
        if when and when not in plot.looked:
            plot.looked.append(when)
    return found


def is_true(scene: Scene, ctx: Context, words: Sequence[Word]) -> bool:
    """Whether a condition is true now, and nobody need notice; in companion mode, whether it may be."""
    if scene.options.table == "own":
        from ..companion.reckoning import guess

        return guess(scene, ctx, words) is not False
    return prepared(tuple(words))(scene, ctx)


ARGUMENTS = {
    "reached": 1, "happened": 1, "has": 1, "placed": 1, "token": 1, "this": 1, "monster": 1, "burns": 1, "solved": 1,
    "group": 2, "at": 2, "mood": 2,
}  # fmt: skip
"""Questions with so many arguments; others go on to the next ``and`` or ``or``, or look whether ``in`` follows."""
Ways = tuple[tuple[tuple[bool, str, tuple[Word, ...]], ...], ...]
Answers = Callable[..., bool]
"""What answers a question: it is given the scene, whom it is about, and the arguments."""
Asked = tuple[bool, Answers, tuple[Any, ...]]
"""Which answer is wanted, what answers, and the arguments that it is given."""
Prepared = Callable[[Scene, Context], bool]


@lru_cache(maxsize=4096)
def ways_of(words: tuple[Word, ...]) -> Ways | None:
    """The ways in which a condition can hold: of each the questions that must all be answered so, each with its
    arguments; None if it makes no sense.

    >>> ways_of(("reached", "a", "and", "not", "placed", "b", "or", "round", ">=", 3))
    (((True, 'reached', ('a',)), (False, 'placed', ('b',))), ((True, 'round', ('>=', 3)),))
    """
    found, both, place = [], list[tuple[bool, str, tuple[Word, ...]]](), 0
    while place < len(words):
        wanted = True
        while place < len(words) and words[place] == "not":
            wanted, place = not wanted, place + 1
        if place >= len(words) or words[place] in ("and", "or"):
            return None
        word, place = str(words[place]), place + 1
        count = _arguments(word, words[place:])
        rest, place = words[place : place + count], place + count
        if count < 0 or len(rest) < count:
            return None
        both.append((wanted, word, rest))
        if place < len(words):
            if words[place] not in ("and", "or") or place + 1 == len(words):
                return None
            if words[place] == "or":
                found.append(tuple(both))
                both = []
            place += 1
    return (*found, tuple(both))


def _arguments(word: str, left: tuple[Word, ...]) -> int:
    """How many words belong to a question or a comparison; below nothing if it is neither."""
    if word in ("anyone", "all"):
        return next((place for place, one in enumerate(left) if one in ("and", "or")), len(left))
    if word == "follower":
        return 3 if left[1:2] == ("in",) else 1
    if word not in QUESTIONS and (not left or left[0] not in OPERATORS):
        return -1
    return ARGUMENTS.get(word, 2)


@lru_cache(maxsize=4096)
def prepared(words: tuple[Word, ...]) -> Prepared:
    """A condition, ready to be asked: many are, after every action."""
    ways = ways_of(words)
    if ways is None:
        raise BadCondition(f"{' '.join(map(str, words))!r} makes no sense as a condition")
    asked = tuple(tuple((wanted, *_asked(word, rest)) for wanted, word, rest in way) for way in ways)
    return _plain(*asked[0][0]) if len(asked) == len(asked[0]) == 1 else _some_way(asked)


def _plain(wanted: bool, answers: Answers, rest: tuple[Any, ...]) -> Prepared:
    """A condition that is a single question."""
    return lambda scene, ctx: answers(scene, ctx, *rest) == wanted


def _some_way(ways: tuple[tuple[Asked, ...], ...]) -> Prepared:
    def holds(scene: Scene, ctx: Context) -> bool:
        for way in ways:
            for wanted, answers, rest in way:
                if answers(scene, ctx, *rest) != wanted:
                    break
            else:
                return True
        return False

    return holds


def _asked(word: str, rest: tuple[Word, ...]) -> tuple[Answers, tuple[Any, ...]]:
    """What answers a question or a comparison, and the arguments that it is given."""
    if word in QUESTIONS:
        return QUESTIONS[word], tuple(map(str, rest))
    operator, other = rest
    return _compare, (word, OPERATORS[str(operator)], other)


def answer(scene: Scene, ctx: Context, fact: tuple[Word, ...]) -> bool:
    """The answer to a single question, or what a comparison comes to."""
    answers, rest = _asked(str(fact[0]), fact[1:])
    return answers(scene, ctx, *rest)


def _compare(scene: Scene, ctx: Context, name: str, operator: Callable[[Any, Any], bool], other: Word) -> bool:
    value = value_of(scene, ctx, name)
    if isinstance(value, int) and isinstance(other, str):
        from ..scenario.happenings import plan

        if name in plan(scene).file.draw:  # it has not been drawn yet, and is nothing that could be compared
            return bool(operator("", other))
        other = value_of(scene, ctx, other)
    return bool(operator(value, other))


def holds_surely(scene: Scene, ctx: Context, words: Sequence[Word]) -> bool:
    """Whether a condition is true now, and the app knows it."""
    if scene.options.table == "own":
        from ..companion.reckoning import guess

        return guess(scene, ctx, words) is True
    return holds(scene, ctx, words)


def what_it_takes(scene: Scene, ctx: Context, words: Sequence[Word], wanted: bool) -> str:
    """The draws with which a condition would be found true, or not, all else being as it is now; empty if it would be
    with any: ``culprit quill finch``."""
    from ..scenario.happenings import plan

    plot, drawn = scene.state.plot, plan(scene).file.draw
    names = [name for name in plot.draws if name in words or _is_behind(plot, name, words)]
    truth = dict(plot.draws)
    fitting, count = [], 0
    for values in product(*(drawn[name].one_of for name in names)):
        plot.draws.update(zip(names, values, strict=True))
        count += 1
        if is_true(scene, ctx, words) == wanted:
            fitting.append(",".join(values))
    plot.draws.update(truth)
    return " ".join((",".join(names), *fitting)) if len(fitting) < count else ""


def hangs_on_draws(plot: Plot, words: Sequence[Word]) -> bool:
    """Whether a condition asks for a draw, or for a fact that nobody has seen change because of one."""
    if not plot.draws.keys().isdisjoint(words):
        return True
    return bool(plot.unseen) and any(one.fact in words for one in plot.unseen)


def _is_behind(plot: Plot, name: str, words: Sequence[Word]) -> bool:
    """Whether a fact among these words hangs on a draw."""
    return any(one.fact in words and name in one.when.partition(" ")[0].split(",") for one in plot.unseen)


def fits(draws: Mapping[str, str], when: str) -> bool:
    """Whether draws are among those that are named.

    >>> fits({"culprit": "vale", "mood": "open"}, "culprit quill finch"), fits({"a": "x", "b": "y"}, "a,b x,y")
    (False, True)
    """
    names, *fitting = when.split(" ")
    return ",".join(draws[name] for name in names.split(",")) in fitting


def value_of(scene: Scene, ctx: Context, name: str) -> Word:
    """A fact by its name: a draw, a counted fact, a clock, or something that the board says."""
    state = scene.state
    if name in state.plot.draws:
        return state.plot.draws[name]
    if name in state.plot.clocks:
        return int(state.plot.clocks[name])
    if name in NUMBERS:
        return NUMBERS[name](scene, ctx)
    return fact_of(state.plot, name)


def fact_of(plot: Plot, name: str) -> int:
    """A counted fact, with what hangs on draws and nobody has seen."""
    unseen = [one for one in plot.unseen if one.fact == name]
    return int(plot.facts.get(name, 0)) + sum(one.amount for one in unseen if fits(plot.draws, one.when))


NUMBERS: dict[str, Callable[[Scene, Context], int]] = {
    "round": lambda scene, ctx: int(scene.state.round),
    "difficulty": lambda scene, ctx: 1 + (scene.options.difficulty == "hard"),
    "investigators": lambda scene, ctx: count(scene),
    "alive": lambda scene, ctx: len(in_play(scene)),
    "monsters": lambda scene, ctx: len(scene.state.monsters),
    "fires": lambda scene, ctx: len(scene.state.fire),
    "result": lambda scene, ctx: ctx.result,
    "stage": lambda scene, ctx: int(ctx.token.stage) if ctx.token else 0,
    "clues": lambda scene, ctx: int(scene.state.investigators[ctx.who].clues) if ctx.who >= 0 else 0,
    "who": lambda scene, ctx: ctx.who + 1,
    "followers": lambda scene, ctx: sum(token.follows == ctx.who >= 0 for token in scene.state.tokens),
    "evidence": lambda scene, ctx: _evidence(scene),
}


def _evidence(scene: Scene) -> int:
    """Cards of the trait Evidence that the group has."""
    cards = [card for who in in_play(scene) for card in scene.state.investigators[who].possessions]
    return sum("evidence" in ITEMS[kind_of(card.key)].traits for card in cards)


# -- questions -----------------------------------------------------------------------------------------------------


def _reached(scene: Scene, ctx: Context, milestone: str) -> bool:
    return milestone in scene.state.plot.milestones


def _happened(scene: Scene, ctx: Context, event: str) -> bool:
    return bool(scene.state.plot.fired.get(event))


def _has(scene: Scene, ctx: Context, card: str) -> bool:
    return ctx.who >= 0 and has_card(scene.state.investigators[ctx.who], card) is not None


def _group(scene: Scene, ctx: Context, has: str, card: str) -> bool:
    if has != "has":
        raise BadCondition("after `group` comes `has` and a card")
    return any(has_card(one, card) is not None for one in scene.state.investigators if not one.out)


def _anyone(scene: Scene, ctx: Context, *words: Word) -> bool:
    return bool(select(scene, ctx, words))


def _all(scene: Scene, ctx: Context, *words: Word) -> bool:
    return len(select(scene, ctx, words)) == len(in_play(scene)) > 0


def _follower(scene: Scene, ctx: Context, key: str, *where: str) -> bool:
    """``follower owner``, or ``follower owner in "entry-hall"``."""
    for token in scene.state.tokens:
        if token.key == key and token.follows >= 0:
            return not where or is_in(token.at, where[1])
    return False


def is_in(space: str, place: str) -> bool:
    """Whether a space is that one, on that tile or in a room of that name."""
    return bool(space) and place in names_of(space)


def _placed(scene: Scene, ctx: Context, tile: str) -> bool:
    return is_placed(scene.state, f"{tile}.a")


def _token(scene: Scene, ctx: Context, key: str) -> bool:
    return any(token.key == key for token in scene.state.tokens)


def _this(scene: Scene, ctx: Context, key: str) -> bool:
    """``this old-woman``: the token that it is about is that one."""
    return ctx.token is not None and ctx.token.key == key


def _near(scene: Scene, ctx: Context, key: str, place: str) -> bool:
    """``at quill "pier"``: a token lies in that space, room or tile."""
    return any(token.key == key and is_in(token.at, place) for token in scene.state.tokens)


def _mood(scene: Scene, ctx: Context, key: str, mood: str) -> bool:
    return any(token.key == key and token.mood == mood for token in scene.state.tokens)


def _monster(scene: Scene, ctx: Context, kind: str) -> bool:
    return any(kind in (monster.kind, monster.name) for monster in scene.state.monsters)


def _fire(scene: Scene, ctx: Context, place: str) -> bool:
    """``fire "attic"``: in every space of that room or tile."""
    spaces = [space for space in board(scene.state).spaces if is_in(space, place)]
    return bool(spaces) and all(space in scene.state.fire for space in spaces)


def _solved(scene: Scene, ctx: Context, key: str) -> bool:
    puzzle = scene.state.puzzles.get(key)
    return puzzle is not None and puzzle.solved


QUESTIONS: dict[str, Answers] = {
    "reached": _reached,
    "happened": _happened,
    "has": _has,
    "group": _group,
    "anyone": _anyone,
    "all": _all,
    "follower": _follower,
    "placed": _placed,
    "token": _token,
    "this": _this,
    "at": _near,
    "mood": _mood,
    "monster": _monster,
    "burns": _fire,
    "solved": _solved,
}
