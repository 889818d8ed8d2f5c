"""Whether effects say something that can be carried out: every word is one that may stand there, every name is known.

``grammar`` has the forms; here they are held against what somebody has written, and what does not fit is told with what
would be right.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from ..condition_cards import CONDITIONS
from ..item_cards import ITEMS
from ..state import SKILLS
from ..tiles import SIDES
from .conditions import NUMBERS, OPERATORS, QUESTIONS
from .grammar import BELOW, FORMS
from .model import Effect, Word
from .selecting import ARGUMENTS, MEASURES, PLAIN

LARGEST = 99
"""No number of an effect is larger."""
MOODS = ("wary", "open", "hostile")
DECKS = ("common", "unique", "spell")
MOST_NOTS = 3
"""How often a condition may be turned round."""
_SIGN = re.compile(r"[+-]\d{1,2}")
_WORD = re.compile(r"[a-z][a-z0-9-]{0,59}")
_LAST = ("most", "least", "highest", "lowest")


class Misfit(Exception):
    """Something that cannot stand there, and what would be right."""

    def __init__(self, problem: str, cure: str = "", line: int = 0) -> None:
        super().__init__(problem)
        self.problem, self.cure, self.line = problem, cure, line


class Names(Struct, frozen=True):
    """What effects may speak of."""

    known: Mapping[str, frozenset[str]]
    """Names by kind of argument."""
    draws: Mapping[str, tuple[str, ...]] = {}
    """What chance decides, with what may come of it."""
    facts: frozenset[str] = frozenset()
    """What is counted: facts that something sets, and clocks."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The nearest known word, as advice."""
    there = sorted(known)
    alike = re.sub(r"[^a-z0-9.]+", "-", word.lower()).strip("-")
    close = [alike] if alike in there else difflib.get_close_matches(word[:80], there, 1)
    return f"did you mean {close[0]!r}?" if close else ""


FEW = 8
"""So many words are named to whoever has written none of them."""


def known_ones(word: str, known: Iterable[str]) -> str:
    """The nearest known word, or some of those that there are, as advice."""
    there = sorted(known)
    some = ", ".join(there[:FEW]) + ", …" * (len(there) > FEW)
    return nearest(word, there) or (f"there is: {some}" if there else "there is none yet")


# -- effects ---------------------------------------------------------------------------------------------------------


def misfits(effects: Sequence[Effect], names: Names, allowed: Iterable[str] | None = None) -> Iterator[Misfit]:
    """Everything in some effects that does not fit; ``allowed`` are the verbs and branches that may stand here."""
    here = tuple(FORMS) if allowed is None else tuple(allowed)
    before = ""
    for effect in effects:
        pattern, below = _form(effect.verb, here)
        try:
            if pattern is None:
                known = here if effect.verb in FORMS or effect.verb in BELOW else FORMS
                raise Misfit(f"{effect.verb!r} cannot stand here", known_ones(effect.verb, known))
            if effect.verb == "else" and before != "if":
                raise Misfit("`else` has no `if` above it", "it stands right after what belongs to an `if`")
            fit(effect.args, pattern, names, effect.verb)
            if effect.body and not below:
                raise Misfit(f"nothing can stand below {effect.verb!r}", "indent it less")
        except Misfit as found:
            yield Misfit(found.problem, found.cure, found.line or effect.line)
        if below:
            yield from misfits(effect.body, names, None if below == ("*",) else below)
        before = effect.verb


def _form(verb: str, allowed: tuple[str, ...]) -> tuple[str | None, tuple[str, ...]]:
    """The pattern of a verb or branch, and what may stand below it; no pattern if it cannot stand here."""
    if verb not in allowed:
        return None, ()
    if verb in BELOW:
        return BELOW[verb], ("*",)
    return FORMS[verb].pattern, FORMS[verb].branches


def fit(args: Sequence[Word], pattern: str, names: Names, verb: str) -> None:
    """Whether arguments fit a pattern; ``Misfit`` with what would be right if they do not."""
    farthest, wanted = -1, list[str]()
    for way in parsed(pattern):
        trial = _Trial(args, names)
        if len(args) in trial.ends(way, 0):
            return
        if trial.misfit is not None:
            raise trial.misfit
        if trial.farthest > farthest:
            farthest, wanted = trial.farthest, trial.wanted
    example = FORMS[verb].example if verb in FORMS else ""
    advice = f"for example: {example}" if example else ""
    if farthest >= len(args):
        raise Misfit(f"after {_said(verb, args)!r} is missing: {' or '.join(dict.fromkeys(wanted))}", advice)
    word = args[max(farthest, 0)]
    said = _said(verb, args[: max(farthest, 0)])
    if not wanted:
        raise Misfit(f"{word!r} cannot stand after {said!r}", advice)
    raise _unknown(word, said, list(dict.fromkeys(wanted)), names, advice)


def _said(verb: str, args: Sequence[Word]) -> str:
    return " ".join([verb, *map(str, args)])[:80]


def _unknown(word: Word, said: str, wanted: list[str], names: Names, advice: str) -> Misfit:
    """A word that is none of those that may stand there."""
    lists = {kind: _names(kind, names) for kind in wanted}
    kinds = [kind for kind, found in lists.items() if found is not None and kind not in _FREE]
    near = nearest(str(word), [one for found in lists.values() for one in found or ()])
    if isinstance(word, int) and word > LARGEST:
        return Misfit(f"{word} is too large", f"at most {LARGEST}")
    if len(wanted) == len(kinds) == 1 and isinstance(word, str):
        return Misfit(f"there is no {kinds[0]} {word!r}", near or advice)
    return Misfit(f"after {said!r} comes {' or '.join(wanted)}, not {word!r}", near or advice)


class _Trial:
    """One attempt to read arguments by a pattern; how far it came, and what would have been right there."""

    def __init__(self, args: Sequence[Word], names: Names) -> None:
        self.args, self.names = args, names
        self.farthest = -1
        self.wanted: list[str] = []
        self.misfit: Misfit | None = None
        """What is wrong with a selector or a condition."""

    def ends(self, items: Sequence[Item], at: int) -> set[int]:
        """Where reading may have come to after some items."""
        here = {at}
        for item in items:
            here = {end for start in here for end in self._after(item, start)}
        if here:
            self._note(max(here), [])
        return here

    def _after(self, item: Item, at: int) -> set[int]:
        if isinstance(item, tuple):
            return {at, *self.ends(item, at)}
        if item.removesuffix("...") != item:
            return self._repeated(item.removesuffix("..."), at)
        if item in ("selector", "question"):
            try:
                (check_selector if item == "selector" else check_question)(self.args[at:], self.names)
            except Misfit as misfit:
                self.misfit = misfit
                return set()
            return {len(self.args)}
        if at < len(self.args) and any(fits(kind, self.args[at], self.names) for kind in item.split("|")):
            return {at + 1}
        self._note(at, item.split("|"))
        return set()

    def _repeated(self, item: str, at: int) -> set[int]:
        found, here = set[int](), self._after(item, at)
        while here:
            found |= here
            here = {end for start in here for end in self._after(item, start)} - found
        return found

    def _note(self, at: int, wanted: list[str]) -> None:
        if at > self.farthest:
            self.farthest, self.wanted = at, []
        if at == self.farthest:
            self.wanted += wanted


Item: TypeAlias = "str | tuple[Item, ...]"
"""A kind of argument (or several, with bars between), or what may be left out."""


@cache
def parsed(pattern: str) -> tuple[tuple[Item, ...], ...]:
    """The ways to fit a pattern.

    >>> parsed("card [as plot] | random deck [trait]")
    (('card', ('as', 'plot')), ('random', 'deck', ('trait',)))
    """
    return tuple(_items(way.replace("[", " [ ").replace("]", " ] ").split())[0] for way in pattern.split(" | "))


def _items(words: list[str], at: int = 0) -> tuple[tuple[Item, ...], int]:
    found: list[Item] = []
    while at < len(words) and words[at] != "]":
        if words[at] == "[":
            inside, at = _items(words, at + 1)
            found.append(inside)
        else:
            found.append(words[at])
        at += 1
    return tuple(found), at


# -- words -----------------------------------------------------------------------------------------------------------

_FREE = ("number", "sign", "change", "word", "text", "fact")
"""Kinds of arguments that are not taken from a list."""


def fits(kind: str, word: Word, names: Names) -> bool:
    """Whether a word is of a kind."""
    match kind:
        case "number":
            return isinstance(word, int) and word <= LARGEST
        case "sign":
            return isinstance(word, str) and bool(_SIGN.fullmatch(word))
        case "change":
            return fits("number", word, names) or fits("sign", word, names)
        case "word" | "text":
            return isinstance(word, str) and bool(_WORD.fullmatch(word))
        case "fact":
            return fits("word", word, names) and word not in (*names.draws, *NUMBERS, *QUESTIONS)
    found = _names(kind, names)
    return str(word) == kind if found is None else isinstance(word, str) and word in found


def _names(kind: str, names: Names) -> frozenset[str] | None:
    """What may stand for a kind; None if the kind is a word that stands for itself."""
    if kind in names.known:
        return names.known[kind]
    return fixed().get(kind, frozenset() if kind in _FREE else None)


@cache
def fixed() -> dict[str, frozenset[str]]:
    """Names that are the same in every scenario, by kind."""
    return {
        "skill": frozenset(SKILLS),
        "condition": frozenset(CONDITIONS),
        "mood": frozenset(MOODS),
        "deck": frozenset(DECKS),
        "trait": frozenset(trait for card in ITEMS.values() for trait in card.traits),
        "tag": frozenset({"in", "out"}.union(*(tags for side in SIDES.values() for tags in side.tags.values()))),
    }


# -- whom ------------------------------------------------------------------------------------------------------------

OWNED = ("light", "item", "spell", "clue", "damage", "horror")
"""What `with` asks for besides traits and cards."""


def check_selector(words: Sequence[Word], names: Names) -> None:
    """Whether words mean somebody: ``anyone``, ``indoors not insane``, ``most clues``."""
    left = [str(word) for word in words]
    if not left:
        raise Misfit("whom?", "for example: anyone, self, indoors")
    while left:
        word = left.pop(0)
        if word in _LAST:
            _one_of(left, MEASURES, f"after {word!r} comes something that can be measured")
            continue
        if word == "not":
            word = left.pop(0) if left else ""
        if word not in PLAIN and word not in ARGUMENTS:
            raise Misfit(f"{word!r} selects nobody", known_ones(word, [*PLAIN, *ARGUMENTS, *_LAST, "not"]))
        if word in ARGUMENTS:
            _check_argument(word, left, names)


def _check_argument(word: str, left: list[str], names: Names) -> None:
    if word == "possessions":
        _one_of(left, [str(number) for number in range(LARGEST + 1)], "after 'possessions' comes a number")
    elif word == "tag":
        for tag in (left.pop(0) if left else "").split(","):
            _one_of([tag], fixed()["tag"], "after 'tag' comes what is printed on a space")
    elif word == "with":
        owned = [*OWNED, *fixed()["trait"], *names.known.get("card", ())]
        _one_of(left, owned, "after 'with' comes something that one has")
    else:
        _one_of(left, names.known.get("place", frozenset()) - {"here", "room"}, f"after {word!r} comes a place")


def _one_of(left: list[str], known: Iterable[str], problem: str) -> str:
    there = set(known)
    word = left.pop(0) if left else ""
    if word not in there:
        raise Misfit(f"{problem}, not {word!r}" if word else problem, known_ones(word, there))
    return word


# -- whether ---------------------------------------------------------------------------------------------------------

ASKED: dict[str, str] = {
    "reached": "milestone", "happened": "event", "has": "card", "group": "has card", "follower": "person",
    "placed": "tile", "token": "token", "this": "token", "at": "token place", "mood": "person mood",
    "monster": "monster|word", "burns": "place", "solved": "puzzle",
}  # fmt: skip
"""What comes after a question; ``anyone`` and ``all`` have a selector after them."""


def check_question(words: Sequence[Word], names: Names) -> None:
    """Whether a condition makes sense: ``round >= 4 and not reached key-found``."""
    left = list(words)
    _comparison(left, names)
    while left:
        joint = left.pop(0)
        if joint not in ("and", "or"):
            raise Misfit(f"{joint!r} makes no sense after a condition", "join conditions with `and` or `or`")
        _comparison(left, names)


def _comparison(left: list[Word], names: Names) -> None:
    if not left:
        raise Misfit("a condition ends too early", "for example: if round >= 4 and not reached key-found")
    word, nots = str(left.pop(0)), 0
    while word == "not" and left and nots < MOST_NOTS:
        word, nots = str(left.pop(0)), nots + 1
    if word in QUESTIONS:
        return _asked(word, left, names)
    values = [*names.draws, *names.facts, *NUMBERS]
    if word not in values:
        problem = f"{word!r} is never set" if left and left[0] in OPERATORS else f"{word!r} is no question"
        raise Misfit(problem, known_ones(word, [*values, *QUESTIONS, "not"]))
    operator = str(left.pop(0)) if left else ""
    if operator not in OPERATORS:
        raise Misfit(f"{word!r} is compared with nothing", f"one of {', '.join(OPERATORS)} comes after it")
    other = left.pop(0) if left else ""
    if word in names.draws:
        if operator not in ("=", "!="):
            raise Misfit(f"{word!r} is a word, neither more nor less than another", "compare it with = or !=")
        if str(other) not in names.draws[word]:
            raise Misfit(f"{word!r} is never {other!r}", known_ones(str(other), names.draws[word]))
    elif not fits("number", other, names) and other not in names.facts and other not in NUMBERS:
        raise Misfit(f"{word!r} is compared with a number, not with {other!r}", f"{word} >= 2")


def _asked(word: str, left: list[Word], names: Names) -> None:
    if word in ("anyone", "all"):
        chosen: list[Word] = []
        while left and left[0] not in ("and", "or"):
            chosen.append(left.pop(0))
        return check_selector(chosen, names)
    for kind in ASKED[word].split():
        _question_word(word, kind, left, names)
    if word == "follower" and left and left[0] == "in":
        left.pop(0)
        _question_word("in", "place", left, names)
    return None


def _question_word(word: str, kind: str, left: list[Word], names: Names) -> None:
    given = left.pop(0) if left else ""
    kinds = kind.split("|")
    if not any(fits(one, given, names) for one in kinds):
        there = [name for one in kinds for name in _names(one, names) or (one,)]
        raise Misfit(f"after {word!r} comes a {kind}, not {given!r}", known_ones(str(given), there))
