"""The checker: whatever is wrong with a scenario is told with file, line and cure, and nothing of it is carried out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from koszmar.games.mansions.effects.grammar import BELOW, FORMS
from koszmar.games.mansions.effects.reading import read, write
from koszmar.games.mansions.effects.verbs import VERBS
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.library import compiled, shipped
from koszmar.games.mansions.scenario.reading import PLOT, read_files
from koszmar.games.mansions.scenario.schema import schema_text
from koszmar.games.mansions.scenario.sharing import SCENARIOS, files_of_shipped
from koszmar.kernel.scenarios import Complaint

ROOT = Path(__file__).parents[3]
START = SCENARIOS.start("mill")


def changed(old: str, new: str, file: str = PLOT) -> list[Complaint]:
    """What is said of the small scenario after one change."""
    text = START[file].decode()
    assert old in text
    return complaints({**START, file: text.replace(old, new, 1).encode()})


def line_of(words: str, file: str = PLOT) -> int:
    return START[file].decode().split("\n").index(words) + 1


def incurable(found: list[Complaint]) -> list[Complaint]:
    """What is told without saying where it is, or what would be right."""
    return [one for one in found if not (one.file and one.line and one.cure)]


def test_the_small_scenario_that_authors_begin_with_has_no_fault() -> None:
    assert complaints(START) == []


@pytest.mark.parametrize("key", shipped())
def test_nothing_is_wrong_with_our_own_scenarios_and_nothing_doubtful(key: str) -> None:
    assert [str(one) for one in complaints(files_of_shipped(key))] == []


WRONG = {
    "no TOML": ('key = "desk"', 'key = desk"', "this is no TOML", 'key = "desk"'),
    "an unknown part": ("[[clock]]", "[[clok]]", "there is no part 'clok'|did you mean 'clock'?", "[[clock]]"),
    "an unknown field": (
        'with = "Study"',
        'wiht = "Study"',
        "there is no 'wiht' here|did you mean 'with'?",
        'with = "Study"',
    ),
    "a wrong type": ("horizon = 12 ", 'horizon = "12" ', "Expected `int`, got `str`", None),
    "a missing field": ('kind = "search"\n', "", "'kind' is missing", None),
    "a bad key": ('key = "desk"', 'key = "The Desk"', "this is no key", 'key = "desk"'),
    "two of one key": ('key = "shelves"', 'key = "desk"', "there are two with the key 'desk'", 'key = "shelves"'),
    "an unknown verb": (
        "    clue +1\n",
        "    clew +1\n",
        "'clew' cannot stand here|did you mean 'clue'?",
        "      clue +1",
    ),
    "a wrong indentation": ("  pass\n", "   pass\n", "indent by 2 spaces", "  pass"),
    "a tab": ("  pass\n", "\tpass\n", "indent by 2 spaces, without tabs", "  pass"),
    "an unknown skill": (
        "test observation 1",
        "test observaton 1",
        "there is no skill 'observaton'|did you mean 'observation'?",
        "test observation 1",
    ),
    "a word too many": (
        "horror 1 facedown\n",
        "horror 1 facedown please\n",
        "after 'horror 1 facedown' comes negate, not 'please'",
        "    horror 1 facedown",
    ),
    "a missing word": (
        "reach matches-found",
        "reach",
        "after 'reach' is missing: milestone",
        "      reach matches-found",
    ),
    "a text that is not named": (
        "reach matches-found",
        "say",
        "after 'say' is missing: text",
        "      reach matches-found",
    ),
    "an unknown milestone": (
        "reach matches-found",
        "reach matches-fund",
        "there is no milestone 'matches-fund'|did you mean 'matches-found'?",
        "      reach matches-found",
    ),
    "a number too large": ("clue +1", "clue +100", "after 'clue' comes change, not '+100'", "      clue +1"),
    "an unknown draw": (
        "if matches = desk",
        "if machtes = desk",
        "'machtes' is never set|did you mean 'matches'?",
        "    if matches = desk",
    ),
    "a value that never comes": (
        "if matches = desk",
        "if matches = sofa",
        "'matches' is never 'sofa'",
        "    if matches = desk",
    ),
    "a draw compared by size": (
        "if matches = desk",
        "if matches >= desk",
        "compare it with = or !=",
        "    if matches = desk",
    ),
    "an unknown question": (
        'if = "reached matches-found"',
        'if = "reched matches-found"',
        "'reched' is no question|did you mean 'reached'?",
        'if = "reached matches-found"',
    ),
    "a condition that ends too early": (
        'if = "reached matches-found"',
        'if = "reached matches-found and"',
        "a condition ends too early",
        'if = "reached matches-found"',
    ),
    "an unknown selector": (
        "random anyone",
        "random anybody",
        "'anybody' selects nobody|did you mean 'anyone'?",
        "random anyone",
    ),
    "an unknown tile": (
        '["Study", 0, 1, 270]',
        '["Studio", 0, 1, 270]',
        "there is no tile 'studio'|did you mean 'study'?",
        None,
    ),
    "an overlap": ('["Study", 0, 1, 270]', '["Study", 1, 2, 0]', "move one of them", None),
    "an odd turn": ('["Study", 0, 1, 270]', '["Study", 0, 1, 45]', "turned by 45 degrees", None),
    "a tile far away": ('["Study", 0, 1, 270]', '["Study", 0, 100000, 270]', "lies too far away", None),
    "both sides of a tile": (
        '["Library", 1, 0, 270]]',
        '["Library", 1, 0, 270], ["yard-1", 9, 9, 0]]',
        "two sides of one tile",
        None,
    ),
    "a tile that nothing places": ('reveals = ["Library"]', "", "nothing ever places library", None),
    "an unknown space": ('at = "Study.b"', 'at = "Study.f"', "there is no space 'Study.f'", 'at = "Study.b"'),
    "a joint that is none": (
        '"Entry Hall | Study"',
        '"Library | Study"',
        "nothing opens between library and study",
        'at = "Entry Hall | Study"',
    ),
    "a token that never comes": ('with = "Library"\n', "", "nothing ever places it", None),
    "an event of no token": ('token = "lamp"', 'token = "lantern"', "there is no token 'lantern'", None),
    "an unknown moment": (
        "when = { round = 4 }",
        "when = { rounds = 4 }",
        "did you mean 'round'?",
        "when = { round = 4 }",
    ),
    "a moment of the wrong kind": (
        "when = { round = 4 }",
        'when = { round = "4" }',
        "round is a number",
        "when = { round = 4 }",
    ),
    "an unknown card": (
        '"random common"]',
        '"brass kee"]',
        "there is no card 'brass kee'|did you mean 'brass-key'?",
        None,
    ),
    "an unknown deck": ('"random common"]', '"random cards"]', "names no deck", None),
    "no winner": ('result = "win"', 'result = "loss"', "nobody can win", None),
    "a deadline for four": ("deadline = [10, 10, 10, 10, 10]", "deadline = [10, 10, 10, 10]", "five numbers", None),
    "a weight for each": (
        'one-of = ["desk", "shelves"]',
        'one-of = ["desk", "shelves"]\nweights = [1]',
        "one weight",
        None,
    ),
    "a draw with the name of a question": ("[draw.matches]", "[draw.reached]", "cannot be the name of a draw", None),
    "an unknown point's draw": (
        'draw = { matches = "desk" }',
        'draw = { matches = "sofa" }',
        "matches is never 'sofa'",
        None,
    ),
    "an ending that nothing leads to": ("end lit\n", "waste\n", "nothing leads to it", None),
    "braces in a condition": ('if = "reached matches-found"', 'if = "a; b"', "braces and semicolons", None),
    "a condition turned round too often": (
        'if = "reached matches-found"',
        f'if = "{"not " * 900}reached matches-found"',
        "is no question",
        None,
    ),
    "a wall between spaces that do not touch": (
        'start = "Entry Hall.a"\n',
        'start = "Entry Hall.a"\nwalls = ["Entry Hall.b | Library.c"]\n',
        "nothing is between 'Entry Hall.b | Library.c'",
        None,
    ),
    "a wall on the only way": (
        'start = "Entry Hall.a"\n',
        'start = "Entry Hall.a"\nwalls = ["Entry Hall | Study"]\n',
        "nobody can walk to study.a, study.b",
        None,
    ),
    "a door where it is open": (
        'start = "Entry Hall.a"\n',
        'start = "Entry Hall.a"\ndoors = ["Entry Hall.a | Study.a"]\n',
        "'Entry Hall.a | Study.a' is open anyway",
        None,
    ),
    "more doors than there are": (
        'start = "Entry Hall.a"\n',
        'start = "Entry Hall.a"\ndoors = ["Study | Library", "x", "x", "x", "x"]\n',
        "5 doors; there are 4",
        None,
    ),
    "a moment at no token": (
        'when = { token = "desk", action = true }',
        "when = { token = true, action = true }",
        "there is no token 'True'",
        None,
    ),
    "a token called token": ("say spines", "token token", "there is no token 'token'", None),
    "options that may all be closed": (
        "  say spines\n",
        "  choose\n    option wait if round >= 3\n      waste\n",
        "perhaps none of its options can be chosen|let one option stand without `if`",
        None,
    ),
    "an unknown kind": ('kind = "search"', 'kind = "serch"', "'serch' cannot stand here|did you mean 'search'?", None),
    "a kind like no other": (
        'kind = "search"',
        'kind = "xyz"',
        "'xyz' cannot stand here|one of: search, interact, explore",
        None,
    ),
    "an unknown monster": (
        "spawn caretaker",
        "spawn caretakr",
        "there is no monster 'caretakr'|did you mean 'caretaker'?",
        None,
    ),
    "an unknown monster in its place": (
        "or nothing'",
        "or ghots'",
        "comes monster or nothing, not 'ghots'|did you mean 'ghost'?",
        None,
    ),
    "an unknown room": (
        "random anyone",
        "random in stduy",
        "comes a place, not 'stduy'|did you mean 'study'?",
        "random anyone",
    ),
    "an unknown tag": ("random anyone", "random tag halll", "not 'halll'|did you mean 'hall'?", "random anyone"),
    "a room that nobody enters": (
        "when = { round = 4 }",
        'when = { enters = "stduy" }',
        "there is no place 'stduy'|did you mean 'study'?",
        None,
    ),
    "a monster that nobody defeats": (
        "when = { round = 4 }",
        'when = { defeated = "gost" }',
        "there is no monster 'gost'|did you mean 'ghost'?",
        None,
    ),
    "a round in an effect, exactly": (
        "if matches = desk",
        "if round = 3 and matches = desk",
        "a round or clock is compared with `=`|write `>=`",
        "    if matches = desk",
    ),
    "a clock in a choice, exactly": (
        "  say spines\n",
        "  choose\n    option wait if night = 3\n      waste\n    option go\n      waste\n",
        "a round or clock is compared with `=`|write `>=`",
        None,
    ),
    "an Explore token that is good for nothing": (
        'reveals = ["Library"]',
        "",
        "exploring it neither places a tile nor does anything else",
        None,
    ),
    "a token that is good for nothing": (
        'token = "lamp"',
        'token = "desk"',
        'nothing can be done with it|when = { token = "lamp" }',
        None,
    ),
    "a newer format": (
        "format = 1",
        "format = 2",
        "it is written in format 2, and this program reads format 1",
        "format = 1",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_with_its_line_and_its_cure(what: str) -> None:
    old, new, told, at = WRONG[what]
    found = changed(old, new)
    assert [one for one in found if one.grave]
    sentences = [f"{one.problem} {one.cure}" for one in found]
    for part in told.split("|"):
        assert any(part in sentence for sentence in sentences), sentences
    if at is not None:
        assert line_of(at) in [one.line for one in found]
    assert all(one.file == PLOT for one in found if one.grave and "text" not in one.where)
    assert incurable(found) == []


PUZZLES = {
    "a picture of four pieces": (
        'kind = "picture"\nsize = [2, 2]\nlevel = 1',
        "a picture has six pieces at least",
        "size = [2, 3]",
    ),
    "a picture that is too wide": ('kind = "picture"\nsize = [2, 5]\nlevel = 2', "at most 4 rows and columns", "size"),
    "a code with a value that is not shown": (
        'kind = "code"\nsize = [3, 4]\ncode = [1, 2, 5]',
        "a code of 3 values from 1 to 4",
        "code = [1, 2, 3], or leave it to chance",
    ),
    "a code that is too short": (
        'kind = "code"\nsize = [4, 3]\ncode = [1, 2]',
        "a code of 4 values from 1 to 3",
        "code = [1, 2, 3, 1], or leave it to chance",
    ),
    "a code of nine values": ('kind = "code"\nsize = [3, 9]', "a code has 2 to 5 links and 3 to 6 values", "[3, 5]"),
    "a lock that is open": ('kind = "lock"', "the fewest steps that solve it, at least 1", "level = 4"),
}


@pytest.mark.parametrize("what", PUZZLES)
def test_a_puzzle_that_cannot_be_shown_or_solved_is_refused(what: str) -> None:
    written, told, cure = PUZZLES[what]
    plot = START[PLOT].decode().replace("  say spines\n", "  say spines\n  puzzle box\n", 1)
    plot += f'\n[[puzzle]]\nkey = "box"\nskill = "lore"\n{written}\n'
    found = complaints({**START, PLOT: plot.encode()})
    assert [(one.where, told in one.problem, cure in one.cure) for one in found if one.grave] == [
        ("puzzle box", True, True)
    ]


def test_steps_of_the_story_that_need_each_other_are_refused() -> None:
    circle = "".join(f'\n[[milestone]]\nkey = "{one}"\nneeds = ["{other}"]\n' for one, other in ("xy", "yx"))
    plot = START[PLOT].decode().replace("say spines", "say spines\n  reach x\n  reach y", 1)
    found = [one for one in complaints({**START, PLOT: (plot + circle).encode()}) if one.grave]
    assert [(one.where, one.problem, one.cure) for one in found] == [
        (f"milestone {key}", "it needs itself, by way of others", "let one of them need something else") for key in "xy"
    ]


def test_what_reads_long_is_doubtful() -> None:
    for count, doubts in ((60, []), (61, ["61 words are many to be read aloud"])):
        words = b"draught = " + b"word " * count + b"\n"
        texts = {name: re.sub(rb"(?m)^draught = .*\n", words, START[name]) for name in ("en.ftl", "pl.ftl")}
        assert all(words in text for text in texts.values())
        found = complaints({**START, **texts})
        assert [(one.file, one.problem, one.grave) for one in found] == [
            (name, doubt, False) for doubt in doubts for name in texts
        ]


TEXTS = {
    "a missing text": ("matches = A box of matches, four of them dry.\n", "", "text matches: it is missing"),
    "a text twice": ("spines =", "books =", "is there twice"),
    "an argument": ("All of them", "All of { $them }", "nothing is called $them"),
    "a choice in a choice": (
        "All of them",
        "{ $round ->\n [one] { $alive ->\n *[other] a\n }\n *[other] b\n }",
        "has something in braces",
    ),
    "a term": ("spines =", "-spines =", "this is no text"),
    "a reference": ("All of them", "All of { books }", "has something in braces"),
    "braces in braces": ("All of them", "All of {{{{{{ them", "this is no text"),
    "a select": ("All of them", "All { NUMBER(1) -> \n [one] a\n *[other] b\n }", "has something in braces"),
    "too long": ("All of them", "All " * 800, "more than 2000 characters"),
    "an unknown form": ("spines = All", "spines = All\n    .onclick = x\n    ", "unknown form .onclick"),
    "no text at all": ("spines =", "spines", "this is no text"),
}


@pytest.mark.parametrize("what", TEXTS)
def test_what_is_wrong_with_a_text_is_told(what: str) -> None:
    old, new, told = TEXTS[what]
    found = [one for one in changed(old, new, "en.ftl") if one.grave]
    assert any(told in str(one) for one in found), list(map(str, found))
    assert all(one.file == "en.ftl" for one in found)
    assert incurable(found) == []


def test_a_text_that_nothing_says_is_refused() -> None:
    last = START["en.ftl"].count(b"\n") + 1
    for word, cure in (("spinse", "did you mean 'spines'?"), ("xylophone", "take it away, or let something say it")):
        found = complaints({**START, "en.ftl": START["en.ftl"] + f"{word} = Twice.\n".encode()})
        assert [(one.grave, one.problem, one.cure, one.file, one.line) for one in found] == [
            (True, "nothing says it", cure, "en.ftl", last)
        ]


DOUBTS = {
    "two events at once": (
        "# This one waits",
        '[[event]]\nkey = "cold"\nwhen = { round = 4 }\ndo = "waste"\n\n# This one waits',
        "it comes at the same moment as cold",
    ),
    "a test that hardly anybody passes": (
        "test observation 1",
        "test observation 4",
        "a test of more than 3 successes",
    ),
    "a fact for nothing": ("clue +1\n", "clue +1\n      add saved 1\n", "nobody ever asks for 'saved'"),
    "a draw for nothing": (
        "[draw.matches]",
        '[draw.way]\none-of = ["left", "right"]\n\n[draw.matches]',
        "nothing depends on it",
    ),
    "a puzzle for nothing": (
        "# -- the clock",
        '[[puzzle]]\nkey = "box"\nkind = "lock"\nskill = "lore"\nlevel = 3\n\n# -- the clock',
        "nobody ever attempts it",
    ),
    "a tile for nothing": (
        'reveals = ["Library"]',
        'reveals = ["Library", "Hall 1"]',
        "nothing ever happens on hall-1",
    ),
    "a chain without time": (
        "deadline = [10, 10, 10, 10, 10]",
        "deadline = [10, 10, 10, 10, 1]",
        "it is step 2 of a chain, and the deadline is round 1 for some groups",
    ),
}


@pytest.mark.parametrize("what", DOUBTS)
def test_what_is_doubtful_is_told_and_keeps_nobody_from_playing(what: str) -> None:
    old, new, told = DOUBTS[what]
    plot = START[PLOT].decode().replace(old, new, 1)
    if "chain" in what:
        plot += '\n[[milestone]]\nkey = "dark"\nneeds = ["matches-found"]\nof = ["matches-found"]\nenough = 1\n'
    if "tile" in what:
        plot = plot.replace('["Library", 1, 0, 270]]', '["Library", 1, 0, 270], ["Hall 1", 2, 0, 270]]', 1)
    texts = {lang: START[lang] + b"event-cold = A\nevent-draught = B\n" for lang in ("en.ftl", "pl.ftl")}
    found = complaints({**START, PLOT: plot.encode(), **(texts if "events" in what else {})})
    assert [(told in one.problem, one.grave) for one in found] == [(True, False)], list(map(str, found))
    assert incurable(found) == []


COMES = 'spawn caretaker at "entry-hall.a"'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    horror 1 facedown", f"    {COMES}"),
        ("say spines", 'spawn deep-one at "study.a" or priest-of-dagon'),
        ("random anyone\n  horror 1", f"each anyone\n  {COMES}"),
        ("random anyone\n  horror 1", f"random 2 anyone\n  {COMES}"),
    ],
)
def test_figures_that_may_run_out_have_something_in_their_place(old: str, new: str) -> None:
    plot = START[PLOT].decode().replace(f"{COMES} or nothing", "waste", 1)
    first = plot.replace("waste", 'spawn priest-of-dagon at "entry-hall.a"', 1) if "deep-one" in new else plot
    files = {**START, PLOT: first.replace(old, new, 1).encode()}
    found = [one for one in complaints(files) if one.problem == "its figures may run out"]
    assert [(one.grave, one.cure, one.file) for one in found] == [
        (True, "say what comes instead: `or ghost`, `or nothing`", PLOT)
    ]
    line = first.replace(old, new, 1).split("\n")[found[0].line - 1]
    assert "spawn" in line
    assert " or " not in line


def test_what_comes_once_and_alone_needs_nothing_in_its_place() -> None:
    assert changed(f"{COMES} or nothing", COMES) == []


@pytest.mark.parametrize("moment", ["round-start", "mythos", "before-monsters"])
def test_what_happens_in_every_round_says_so(moment: str) -> None:
    when = f"when = {{ {moment} = true }}\nonce = false"
    every = changed("when = { round = 4 }", when)
    assert [(one.grave, one.where, one.problem, one.line) for one in every] == [
        (True, "event draught", "it happens in every round without saying so", line_of("when = { round = 4 }"))
    ]
    assert changed("when = { round = 4 }", f"{when}\nlimit = 40") == []
    assert changed("when = { round = 4 }", f'{when}\nif = "round >= 4"') == []


@pytest.mark.parametrize(("ending", "how"), [("deadline", "time"), ("eliminated", "everybody being eliminated")])
def test_there_is_something_to_tell_however_it_ends(ending: str, how: str) -> None:
    told = f"nothing is told when it ends by {how}"
    of_it = f'key = "{ending}"\nresult = "loss"\nepilogue = '
    silent = [one for one in changed(of_it, f'key = "{ending}"\nresult = "loss"\n#') if told in one.problem]
    assert [(one.grave, one.where, one.cure) for one in silent] == [(True, f"ending {ending}", 'epilogue = "…"')]
    without = changed(of_it, 'key = "other"\nif = "round >= 9"\nresult = "loss"\nepilogue = ')
    assert [(one.grave, one.problem) for one in without] == [(True, told)]


def test_an_event_that_causes_itself_without_end_is_refused() -> None:
    again = changed("say spines", "happens draught") + changed('darkness "entry-hall.b"', "happens draught")
    assert [one.where for one in again if "without end" in one.problem] == ["event draught"]
    moved = changed(
        'when = { round = 4 }\ntext = "draught"', 'when = { enters = "study" }\nonce = false\ntext = "draught"'
    )
    assert not [one for one in moved if one.grave]
    circle = START[PLOT].decode().replace("when = { round = 4 }", 'when = { enters = "study" }\nonce = false', 1)
    circle = circle.replace('darkness "entry-hall.b"', 'put "study.a"', 1)
    found = complaints({**START, PLOT: circle.encode()})
    assert any("without end" in one.problem for one in found)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('text = "books"\nonce = false\n', 'text = "books"\nlimit = 1\n'),
        ('key = "search"\n', 'key = "search"\n  once = true\n'),
        ("      discard token\n", "      discard token\n    fail\n      discard token\n"),
    ],
)
def test_no_step_of_the_story_may_hang_on_a_single_test(old: str, new: str) -> None:
    plot = START[PLOT].decode()
    alone = plot.replace("      reach matches-found\n    else\n", "      clue +1\n    else\n", 1)
    hangs = "it hangs on a single test that cannot be tried again"
    assert hangs not in [one.problem for one in complaints({**START, PLOT: alone.encode()})]
    assert old in alone[alone.index('"at-shelves"') :]
    begin, end = alone[: alone.index('"at-shelves"')], alone[alone.index('"at-shelves"') :].replace(old, new, 1)
    found = complaints({**START, PLOT: (begin + end).encode()})
    assert [one.where for one in found if one.problem == hangs and one.grave] == ["milestone matches-found"]
    twice = plot[: plot.index('"at-shelves"')] + end
    assert hangs not in [one.problem for one in complaints({**START, PLOT: twice.encode()})]


@pytest.mark.parametrize("where", ["milestone", "setup"])
def test_a_test_that_comes_with_what_happens_once_cannot_be_tried_again_either(where: str) -> None:
    plot = START[PLOT].decode() + '\n[[milestone]]\nkey = "seen"\n'
    test = "test lore 1\n  pass\n    reach seen"
    if where == "setup":
        plot = plot.replace("objective find-light\n", f"objective find-light\n{test}\n", 1)
    else:
        plot = plot.replace('key = "matches-found"\n', f'key = "matches-found"\ndo = """\n{test}\n"""\n', 1)
    hangs = [one.where for one in complaints({**START, PLOT: plot.encode()}) if "hangs on a single test" in one.problem]
    assert hangs == ["milestone seen"]


def test_so_much_at_once_that_nobody_would_wait_for_it_is_refused() -> None:
    nested = "\n".join(f"{'  ' * depth}each anyone" for depth in range(8)) + "\n" + "  " * 8 + "horror 1"
    assert any("more than 20000 effects" in one.problem for one in changed('darkness "entry-hall.b"', nested))


ODD = {
    "a moment that is none": ("when = { round = 4 }", "when = {}", "`when` names one of: token, enters, round"),
    "a list in a list of tokens": (
        'token = "lamp"',
        'token = ["lamp", ["desk"]]',
        "there is no token \"['desk']\"",
    ),
    "a table for a token": ('token = "lamp"', 'token = [{ key = "lamp" }]', "there is no token"),
    "a list for a key beside a stock part": (
        'key = "shelves"',
        'key = ["shelves"]',
        "Expected `str`, got `array`",
    ),
    "a number for all tokens beside a stock part": ("horizon = 12", "horizon = 12", "Expected `array`, got `int`"),
}


@pytest.mark.parametrize("what", ODD)
def test_what_is_of_another_kind_is_refused_like_any_mistake(what: str) -> None:
    old, new, told = ODD[what]
    plot = START[PLOT].decode().replace(old, new, 1).replace("# include = [", "include = [", 1)
    if "all tokens" in what:
        plot = "token = 5\n" + re.sub(r"(?ms)^\[\[token\]\]\n.*?\n\n", "", plot)
    found = complaints({**START, PLOT: plot.encode()})
    assert any(told in one.problem for one in found if one.grave), list(map(str, found))


def test_a_folder_without_anything_is_refused_kindly() -> None:
    assert [one.problem for one in complaints({})] == [
        "there is no scenario.toml",
        "there is no en.ftl",
        "there is no pl.ftl",
    ]


def test_what_is_not_text_is_refused_with_its_line() -> None:
    (found,) = [one for one in complaints({**START, PLOT: b"# fine\n\xff\xfe"}) if one.file == PLOT]
    assert (found.line, found.cure) == (2, "save it as UTF-8")


def test_several_mistakes_are_told_at_once() -> None:
    text = (
        START[PLOT].decode().replace('kind = "search"', 'kind = "serch"').replace("action = true }", "action = 1 }", 1)
    )
    text = text.replace('key = "night"', 'kye = "night"')
    found = complaints({**START, PLOT: text.encode()})
    assert {one.where for one in found} >= {"token desk", "clock number 1"}


def test_every_verb_has_a_form_and_every_form_a_verb_and_an_example_that_can_be_read() -> None:
    built_in = {"if", "else", "any", "unhurt"}
    assert set(VERBS) | built_in == set(FORMS)
    for verb, form in FORMS.items():
        (effect,) = read(form.example)
        assert effect.verb == verb
        assert write((effect,)).split() == form.example.replace('"', "").split() or '"' in form.example
        assert set(form.branches) <= {*BELOW, "*"}


def test_the_published_schema_is_current() -> None:
    published = (ROOT / "docs" / "scenario.schema.json").read_text(encoding="utf-8")
    assert published == schema_text(), "run: koszmar scenario schema > docs/scenario.schema.json"


def test_the_schema_knows_every_field_of_our_scenarios() -> None:
    schema = json.loads(schema_text())
    folder, _ = read_files(files_of_shipped("borrowed-key"))
    assert folder is not None
    assert set(schema["$defs"]["TokenPlan"]["properties"]) == {
        "key", "kind", "at", "with", "at-start", "reveals", "text", "mood", "shield", "portrait",
    }  # fmt: skip
    assert schema["$defs"]["Header"]["properties"]["horizon"]["description"]


def test_lines_of_effects_are_those_of_the_file() -> None:
    story = compiled(START[PLOT].decode())
    (test,) = story.events["search-desk"].do
    assert test.line == line_of("test observation 1")
    assert story.events["at-shelves"].options[1][3][0].line == line_of("  say spines")
