"""The pages of a haunt: the numbers printed for this table are those that its rules use; its ends speak to nobody."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from koszmar.games.betrayal import GAME, haunts
from koszmar.games.betrayal.haunt import HAUNTS, Haunt
from koszmar.kernel.match import Match
from koszmar.kernel.words import LANGUAGES, Words

PLAYERS = (3, 4, 5, 6)
COUNTED = {"one": 1, "once": 1, "two": 2, "twice": 2, "jeden": 1, "raz": 1, "dwa": 2}
"""Numbers that some pages write as words."""
BY_PLAYERS = {"by_players", "start_track", "traitor_gains"}
"""What is called with the four numbers of {a/b/c/d}."""
ONE_EACH = {2, 6}
"""Haunts that deal one Number token to every player."""

each_haunt = pytest.mark.parametrize("haunt", sorted(HAUNTS))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# -- numbers by how many play (variable.braces) ----------------------------------------------------------------------


class Columns(Visitor):
    """The numbers that a text gives for 3, 4, 5 and 6 players, four at a time; 0 where a row has no number."""

    def __init__(self) -> None:
        self.found: set[tuple[int, ...]] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (named by fluent)
        if is_players(node.selector):
            rows = [row for _, row in sorted((int(key_of(variant)), text_of(variant)) for variant in node.variants)]
            assert len(rows) == len(PLAYERS)
            numbers = [[int(number) for number in re.findall(r"\d+", row)] for row in rows]
            if not any(numbers):
                numbers = [[COUNTED[w] for w in re.findall(r"\w+", row.lower()) if w in COUNTED] for row in rows]
            self.found |= {tuple(column) for column in zip_longest(*numbers, fillvalue=0)}
        self.generic_visit(node)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802 (named by fluent)
        if is_players(node.expression):
            self.found.add(PLAYERS)
        self.generic_visit(node)


def is_players(node: ftl.SyntaxNode) -> bool:
    return isinstance(node, ftl.VariableReference) and node.id.name == "players"


def key_of(variant: ftl.Variant) -> str:
    assert isinstance(variant.key, ftl.NumberLiteral)
    return variant.key.value


def text_of(variant: ftl.Variant) -> str:
    return "".join(part.value for part in variant.value.elements if isinstance(part, ftl.TextElement))


def used_by_rules(haunt: int) -> set[tuple[int, ...]]:
    """Every {a/b/c/d} in the module of a haunt; the same for everybody is no such number."""
    source = next(Path(haunts.__file__).parent.glob(f"h{haunt:02}_*.py")).read_text("utf-8")
    found: set[tuple[int, ...]] = {PLAYERS} if haunt in ONE_EACH else set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in BY_PLAYERS:
            amounts = tuple(ast.literal_eval(argument) for argument in node.args[-4:])
            found |= {amounts} if len(set(amounts)) > 1 else set()
    return found


@each_language
@each_haunt
def test_the_pages_give_the_numbers_that_the_rules_use(haunt: int, lang: str) -> None:
    columns = Columns()
    columns.visit(parse((GAME.face.locale / lang / f"haunt-{haunt:02}.ftl").read_text("utf-8")))
    assert columns.found == used_by_rules(haunt)


def pages(haunt: Haunt) -> Iterator[str]:
    """Everything in the books of a haunt."""
    name = f"haunt-{haunt.number:02}"
    for side in ("hero-", "traitor-") if haunt.kind == "traitor" else ("",):
        yield from (f"{name}-{side}{part}" for part in ("intro", "setup", "goal"))
    yield from (f"{name}-rule-{key}" for key in (*haunt.hero_rules, *haunt.traitor_rules))
    yield from (f"{name}-{action.key}.text" for action in haunt.actions)
    yield from (f"monster-{haunt.number:02}-{box.key}.text" for box in haunt.monsters)


@each_language
def test_nobody_reads_the_numbers_of_other_tables(lang: str) -> None:
    words = speaking(lang)
    for haunt in HAUNTS.values():
        for message in pages(haunt):
            for players in PLAYERS:
                said = words.say(message, players=players)
                assert not re.search(r"\d/\d", said), said


@each_language
def test_names_do_not_depend_on_how_many_play(lang: str) -> None:
    """They are also said where nobody tells how many play: on buttons and in the log."""
    words = speaking(lang)
    for haunt in HAUNTS.values():
        for action in haunt.actions:
            assert words.say(f"haunt-{haunt.number:02}-{action.key}")
        for box in haunt.monsters:
            assert words.say(f"monster-{haunt.number:02}-{box.key}")


TRACK = {"en": r"Number Track (?:starts at|is set to) (\d)", "pl": r"Licznik (?:zaczyna od|ustawia się na) (\d)"}


@pytest.mark.parametrize("players", PLAYERS)
@each_haunt
def test_the_set_up_says_where_the_number_track_starts(haunt: int, players: int) -> None:
    match = Match.new(GAME, players=players, seed=haunt, options={"haunt": haunt})
    while match.state.haunt is None or match.state.phase == "haunt":
        assert match.decision
        match.choose(match.decision.options[0], match.decision.seats[0])
    sides = ("hero-", "traitor-") if HAUNTS[haunt].kind == "traitor" else ("",)
    for lang in LANGUAGES:
        told = " ".join(speaking(lang).say(f"haunt-{haunt:02}-{side}setup", players=players) for side in sides)
        found = re.findall(TRACK[lang], told)
        assert found == ([] if match.state.haunt.track < 0 else [str(match.state.haunt.track)]), told


# -- how it ends -----------------------------------------------------------------------------------------------------

QUOTED = r"“[^”]*”|„[^”]*”|\"[^\"]*\""
NO_VERBS = "świcie|świecie|parkiecie|postacie"
TO_SOMEBODY = {
    "en": r"\b(you|your|yours|yourself|yourselves)\b",
    "pl": rf"\b(ty|ciebie|cię|tobie|ci|tobą|two\w+|wy|was|wam|wami|wasz\w*|(?!{NO_VERBS})\w+[aeiy](?:sz|cie))\b",
}
"""Words for whoever is spoken to; in Polish verbs, too."""


@each_language
@pytest.mark.parametrize("haunt", [haunt.number for haunt in HAUNTS.values() if haunt.kind != "none"])
def test_an_end_that_not_all_share_speaks_to_nobody(haunt: int, lang: str) -> None:
    """Winners and losers read the same sentences."""
    for side in ("hero", "traitor", "alone", "nobody"):
        if speaking(lang).has(message := f"haunt-{haunt:02}-end-{side}"):
            told = re.sub(QUOTED, "", speaking(lang).say(message))
            assert not re.search(TO_SOMEBODY[lang], told, re.IGNORECASE), told


@cache
def speaking(lang: str) -> Words:
    return Words(GAME, lang)
