"""What a game can say, read off its source, held against what is written in its Fluent files.

A ``Grammar`` tells which functions of a game are given names of messages. ``Speech`` reads a module with it and finds
every message that the module can produce, each with the arguments it comes with. The functions below compare that with
the words of a language; each gives back a list that a test wants to be empty. The last chapter listens to a match.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from msgspec import Struct, field

from ..game import Game
from ..guide import guide_of
from ..ledger import load_ledger
from ..match import Match
from ..settings import every_field, rulings_of
from ..text import text_view
from ..view import Message, View
from ..words import COMMON, FORMS, LANGUAGES, Words

Use: TypeAlias = tuple[str, frozenset[str]]
"""A message and the names of the arguments it comes with."""


class Grammar(Struct, kw_only=True):
    """How the modules of a game name their messages."""

    speakers: Mapping[str, tuple[int | str, str]]
    """Functions that are given a name: where it stands among their arguments, and which message it becomes."""
    defaults: Mapping[str, str] = {}
    """What such a function says when the name is left out."""
    arguments: Mapping[str, tuple[set[str], set[str]]] = {}
    """What each of them adds to the named arguments of the message, and which of its own are not among those."""
    holes: Mapping[str, Sequence[str]] = {}
    """Names with a hole, and what can fill it."""
    passed_on: Mapping[str, Sequence[str]] = {}
    """Names that are neither written out nor a pattern."""
    tables: Mapping[str, int] = field(default_factory=lambda: {"Message": 1, "phrase": 2})
    """Functions that are given the arguments of the message as a dictionary, and where it stands."""
    spread: Mapping[str, set[str]] = {}
    """Functions whose result is spread over the arguments of a message."""
    veiled: Mapping[str, set[str]] = {}
    """Functions that always say a hidden variant too, and the arguments of that."""
    asking: tuple[str, ...] = ("ask", "ask_any", "ask_each", "ask_all")
    """Functions that put a question: their ``secret`` is for those asked, and makes no other message."""
    more: Callable[[set[str]], set[str]] = lambda named: set()
    """Arguments that the game adds to others by itself."""


class Speech(ast.NodeVisitor):
    """Every message that a module can produce, each with the arguments it comes with."""

    def __init__(self, path: Path, grammar: Grammar) -> None:
        self.path = path
        self.grammar = grammar
        self.uses: list[Use] = []
        self.given: list[set[str]] = [set()]
        self.local: list[dict[str, ast.expr]] = [{}]
        self.visit(ast.parse(path.read_text("utf-8")))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Note which names a function is given: whoever calls it says what they are."""
        arguments = node.args
        self.given.append({a.arg for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)})
        self.local.append({})
        self.generic_visit(node)
        self.given.pop()
        self.local.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        """Note what a local name stands for."""
        if isinstance(node.targets[0], ast.Name):
            self.local[-1][node.targets[0].id] = node.value
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Note what a speaker says."""
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in self.grammar.speakers:
            place, template = self.grammar.speakers[name]
            named = self._argument(node, place)
            pieces = [self.grammar.defaults[name]] if named is None else self._pieces(named)
            for piece in pieces:
                for message in self._fill(template.replace("{}", piece)):
                    self._note(name, node, message)
        self.generic_visit(node)

    def _argument(self, node: ast.Call, place: int | str) -> ast.expr | None:
        if isinstance(place, int):
            return node.args[place] if place < len(node.args) else None
        return next((keyword.value for keyword in node.keywords if keyword.arg == place), None)

    def _pieces(self, node: ast.expr) -> list[str]:
        """The strings that an expression can be, with holes for what only the match knows."""
        match node:
            case ast.Constant(value=str(name)):
                return [name]
            case ast.IfExp(body=one, orelse=other):
                return self._pieces(one) + self._pieces(other)
            case ast.JoinedStr(values=values):
                return ["".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in values)]
            case ast.Name(id=name) if name in self.local[-1]:
                return self._pieces(self.local[-1][name])
            case ast.Name(id=name) if any(name in given for given in self.given):
                return []  # whoever calls this function names it
        source = ast.unparse(node)
        assert source in self.grammar.passed_on, f"{self._at(node)}: teach the scan what {source} can be"
        return list(self.grammar.passed_on[source])

    def _fill(self, pattern: str) -> list[str]:
        if "{}" not in pattern:
            return [pattern]
        assert pattern in self.grammar.holes, f"{self.path.name}: teach the scan what can stand in {pattern}"
        return [pattern.replace("{}", filling) for filling in self.grammar.holes[pattern]]

    def _note(self, speaker: str, node: ast.Call, message: str) -> None:
        grammar = self.grammar
        added, own = grammar.arguments.get(speaker, (set(), set()))
        named = added | {keyword.arg for keyword in node.keywords if keyword.arg} - own
        position = grammar.tables.get(speaker)
        if position is not None and len(node.args) > position:
            named |= self._keys(node.args[position])
        for keyword in node.keywords:  # tell(..., **where(index))
            if keyword.arg is None and isinstance(keyword.value, ast.Call):
                named |= grammar.spread[ast.unparse(keyword.value.func)]
            elif keyword.arg is None and isinstance(keyword.value, ast.Name) and keyword.value.id in self.local[-1]:
                named |= self._keys(keyword.value)
        named = named | grammar.more(named)
        secret = next((keyword.value for keyword in node.keywords if keyword.arg == "secret"), None)
        if secret is not None and speaker in grammar.asking:
            named = named | self._keys(secret)
        elif secret is not None:
            self.uses.append((f"{message}-hidden", frozenset(named)))
            named = named | self._keys(secret)
        if speaker in grammar.veiled:
            self.uses.append((f"{message}-hidden", frozenset(grammar.veiled[speaker])))
        self.uses.append((message, frozenset(named)))

    def _keys(self, node: ast.expr) -> set[str]:
        if isinstance(node, ast.Name) and node.id in self.local[-1]:
            node = self.local[-1][node.id]
        if isinstance(node, ast.Name) and any(node.id in given for given in self.given):
            return set()  # whoever calls this function names them
        assert isinstance(node, ast.Dict), f"{self._at(node)}: arguments of a message are written out"
        found = {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        inside = [value for key, value in zip(node.keys, node.values, strict=True) if key is None]
        return found.union(*map(self._keys, inside))  # {**name, "round": …}

    def _at(self, node: ast.expr) -> str:
        return f"{self.path.name}:{node.lineno}"


def spoken(package: Path, grammar: Grammar) -> list[Use]:
    """What all modules of a package can say."""
    return [use for path in sorted(package.rglob("*.py")) for use in Speech(path, grammar).uses]


@cache
def constants(package: Path) -> frozenset[str]:
    """Every word that stands in the source."""
    trees = (ast.parse(path.read_text("utf-8")) for path in package.rglob("*.py"))
    return frozenset(node.value for tree in trees for node in ast.walk(tree)
                     if isinstance(node, ast.Constant) and isinstance(node.value, str))  # fmt: skip


def setting_names(game: Game) -> Iterator[str]:
    """The names of options, rulings and printed numbers and of their values, for whoever sets up a table."""
    for one in every_field(game):
        yield one.message
        if one.kind != "parameter":
            yield from map(one.message_of, one.choices)


def face_names(game: Game) -> Iterator[str]:
    """What lobby and table say in a game's own words, and what reports call the kinds of its printed things."""
    yield from ("game-lure", "game-won", "game-lost")
    yield from sorted({f"kind-{key.partition('/')[0]}" for key in game.rules.content()})
    if (guide := guide_of(game)) is not None:
        yield from (*(step.say for step in guide.steps), *guide.summary, *(sign.say for sign in guide.legend))


def section_message(section: str) -> str:
    """What the title of a chapter is called: its words in lower case with hyphens, without punctuation."""
    return "-".join(["section", *re.findall("[a-z0-9]+", section.lower())])


def section_names(game: Game) -> Iterator[str]:
    """The chapters of the ledger, as the reference names them."""
    for statement in load_ledger(game.id).statements:
        yield section_message(statement.section)


# -- what is written -------------------------------------------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.names.add(node.id.name)


@cache
def written(lang: str, folder: Path) -> dict[str, tuple[set[str], set[str]]]:
    """Every message with the variables it asks for and the attributes it has."""
    found = {}
    for path in sorted((folder / lang).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = (variables.names, {attribute.id.name for attribute in entry.attributes})
    return found


def split(variable: str) -> tuple[str, str]:
    """A variable as the argument it comes from and the form that is asked of it."""
    name, _, form = variable.rpartition("-")
    return (name, form) if name and form in (*FORMS, "count") else (variable, "")


def unwritten(uses: Iterable[Use], lang: str, folder: Path) -> list[str]:
    """What is said without being written; ``card-dog.text`` is the attribute of a message."""
    known = written(lang, COMMON) | written(lang, folder)

    def is_written(message: str) -> bool:
        name, _, attribute = message.partition(".")
        return name in known and (not attribute or attribute in known[name][1])

    return sorted({message for message, _ in uses if not is_written(message)})


def unused(uses: Iterable[Use], lang: str, folder: Path) -> list[str]:
    """What is written without ever being said."""
    return sorted(set(written(lang, folder)) - {message.partition(".")[0] for message, _ in uses})


def ungiven(uses: Iterable[Use], lang: str, folder: Path) -> list[str]:
    """Sentences that ask for arguments which they do not always get."""
    known = written(lang, COMMON) | written(lang, folder)
    return sorted({
        f"{message}: ${variable} is not among {', '.join(sorted(given)) or 'no arguments'}"
        for message, given in uses
        for variable in known.get(message.partition(".")[0], (set(), set()))[0]
        if split(variable)[0] not in given
    })  # fmt: skip


def formless(
    lang: str, folder: Path, named: Mapping[str, Iterable[str]], spared: Iterable[tuple[str, str]]
) -> list[str]:
    """Words without a form that a sentence asks of them: they would stand as they are, wrong without a sound.

    ``named`` has, for the name of an argument, the words that it can be; ``spared`` the pairs of word and form that
    never meet a sentence.
    """
    known = written(lang, COMMON) | written(lang, folder)
    return sorted({
        f"{word} has no .{form}, which {message} asks for"
        for message, (variables, _) in written(lang, folder).items()
        for name, form in map(split, variables)
        if form in FORMS and (form == "gender" or lang != "en")
        for word in named[name]
        if form not in known[word][1] and (word, form) not in spared
    })  # fmt: skip


def assert_well_said(said: str, where: str) -> None:
    """No hole, no stray blank, no doubled full stop."""
    assert "⟨" not in said, f"{where}: {said}"
    assert "{" not in said, f"{where}: {said}"
    assert said == said.strip(), f"{where}: {said}"
    assert said, where
    for slip in ("  ", " .", " ,", "..", "None"):
        assert slip not in said, f"{where}: {said}"


# -- what is said at the table ---------------------------------------------------------------------------------------


def combinations(
    given: Iterable[str], samples: Mapping[str, Sequence[Any]], numbers: Sequence[int]
) -> Iterator[dict[str, Any]]:
    """Every combination of sample arguments; those without samples are numbers."""
    names = sorted(given)
    for values in product(*(samples.get(name, numbers) for name in names)):
        yield dict(zip(names, values, strict=True))


def readings(game: Game, choose: Callable[[Sequence[str]], str]) -> dict[str, str]:
    """One reading of every ruling: with a choice at random, rare sentences are heard too."""
    return {name: choose(ruling.choices) for name, ruling in rulings_of(game).items()}


def assert_events_are_said(match: Match, words: Words, seat: int | None, since: int) -> None:
    """Whatever a seat has learned since then makes a line of the log."""
    events = match.events(seat, since)
    for event, line in zip(events, match.narrate(events, seat), strict=True):
        assert_well_said(words.say(line), f"{words.lang} {event}")


def assert_objections_are_said(match: Match, words: Words) -> None:
    """Whatever is not offered has a reason in words, if it has one at all."""
    if match.decision is None:
        return
    seat = match.decision.seat
    for key in match.game.face.actions(match.seen_by(seat), match.decision.seen_by(seat)):
        if reason := match.why_not(key):
            assert_well_said(words.say(reason.message), f"{words.lang} why not {key}")


def assert_answers_differ(match: Match, words: Words) -> None:
    """Two answers to one question never read alike: nobody could choose between them."""
    if match.decision is None:
        return
    question = match.view(match.decision.seat).question
    assert question
    labels = [words.say(choice.label) for choice in question.choices]
    for label in labels:
        assert_well_said(label, f"{words.lang} {question.prompt}")
    assert len(set(labels)) == len(labels), f"{words.lang} {question.prompt}: {labels}"


def assert_view_is_said(view: View, words: Words) -> None:
    """Whatever lies on the table has its words."""
    assert "⟨" not in text_view(view, words)
    for label in labels_of(view):
        assert_well_said(words.say(label), f"{words.lang} {label}")


def labels_of(view: View) -> Iterator[Message]:
    """Names and texts of maps, figures, cards, books and announcements."""
    found: list[Message | None] = []
    for board in view.boards:
        found += [area.title for area in board.areas] + [link.label for link in board.links]
        found += [one for space in board.spaces for one in (space.title, space.text)]
        found += [one for piece in board.pieces for one in (piece.label, piece.text)]
        badges = [space.badges for space in board.spaces] + [piece.badges for piece in board.pieces]
        found += [badge.label for some in badges for badge in some]
    for zone in view.zones:
        found += [one for card in zone.cards for one in (card.title, card.text, card.cost)]
    passages = [one for book in view.books for page in book.pages for one in page.passages]
    passages += [one for said in view.announcements for one in said.passages]
    found += [one for passage in passages for one in (passage.heading, passage.text)]
    return (one for one in found if one)


def assert_match_is_said(match: Match, random: Random, choices: int) -> None:
    """A match goes on at random: everybody is told of it, and shown it, in every language."""
    spoken_words = [Words(match.game, lang) for lang in LANGUAGES]
    seats = (None, *range(match.setting.players))
    told = 0
    for _ in range(choices):
        for words in spoken_words:
            for seat in seats:
                assert_events_are_said(match, words, seat, told)
            assert_view_is_said(match.view(random.choice(seats)), words)
            assert_answers_differ(match, words)
        told = len(match.scene.events or [])
        if match.decision is None:
            return
        assert_objections_are_said(match, random.choice(spoken_words))
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)
