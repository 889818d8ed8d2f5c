"""Checking what a scenario is made of: header, draws, puzzles, clocks, monsters, Mythos events."""

from __future__ import annotations

import re

from koszmar.kernel.words import LANGUAGES

from ...bestiary import ABILITIES, MONSTERS
from ...effects.conditions import NUMBERS, QUESTIONS
from ...effects.fitting import LARGEST, check_selector, fits, known_ones, nearest
from ...effects.selecting import MEASURES
from ...item_cards import ITEMS
from ...mythos_events import EVENTS, GRADES
from ...puzzles.arrangements import ARRANGED
from ...puzzles.boards import BOARDS
from ..campaign import WHOLE
from ..library import slug
from ..model import Activation
from ..source import Path
from ..stock import stock
from ..texts import every_effect
from .checker import Checker, fitting

MOST_OFTEN = 60
"""Mythos events that come more than once."""


def check_header(checker: Checker) -> None:
    """What lists tell of it, what the group starts with, what it includes."""
    header, at = checker.file.scenario, ("scenario",)
    low, high = header.players
    if not 1 <= low <= high <= 5:
        checker.wrong((*at, "players"), "it is for 1 to 5 players", "players = [1, 5]")
    if not 0 < header.minutes[0] <= header.minutes[1] <= 999:
        checker.wrong((*at, "minutes"), "the least time comes first", "minutes = [60, 90]")
    for name, rounds in (("deadline", header.deadline), ("hard", header.hard)):
        if rounds and (len(rounds) != 5 or not all(1 <= one <= 40 for one in rounds)):
            checker.wrong((*at, name), "five numbers, for 1 to 5 investigators", f"{name} = [14, 14, 12, 11, 11]")
    for lang in LANGUAGES:
        if not header.title.get(lang, "").strip():
            checker.wrong((*at, "title"), f"there is no title in {lang}", f'title = {{ {lang} = "…" }}')
    for title in header.title.values():
        if len(title) > 80 or not title.isprintable():
            checker.wrong((*at, "title"), "this is no title", "one line of at most 80 letters")
    for lang in header.title.keys() - set(LANGUAGES):
        checker.wrong((*at, "title"), f"there is no language {lang!r}", known_ones(lang, LANGUAGES))
    for key in header.include:
        if key not in stock():
            checker.wrong(
                (*at, "include"), f"there is no stock part {key!r}", nearest(key, stock()) or ", ".join(stock())
            )
    _campaign(checker)
    for field, wishes in (("possessions", header.possessions), ("more-possessions", (header.more_possessions,))):
        for wish in wishes:
            if wish or field == "possessions":
                _possession(checker, (*at, field), wish)


def _campaign(checker: Checker) -> None:
    """What it leaves to the next part, and takes over from the last, is there and can be written in a line."""
    header, story = checker.file.scenario, checker.scenario
    leaves = {*checker.names.facts, *story.milestones, *WHOLE} - story.clocks.keys()
    for name in header.exports:
        if name not in leaves:
            cure = nearest(name, leaves) or "a fact that something sets, a milestone, possessions, insane"
            checker.wrong(("scenario", "exports"), f"there is no {name!r} to leave behind", cure)
    for wish in header.imports:
        name, _, value = (part.strip() for part in wish.partition("="))
        if name not in WHOLE and not (fits("fact", name, checker.names) and re.fullmatch(r"(-?\d{1,2})?", value)):
            checker.wrong(("scenario", "imports"), f"{wish[:60]!r} is no fact with a default", "saved = 2")
    if header.after and not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", header.after):
        checker.wrong(
            ("scenario", "after"), f"{header.after[:60]!r} is no key of a scenario", "small letters, digits and hyphens"
        )
    if header.after and not header.imports:
        cure = 'imports = ["saved = 0", "possessions"]'
        checker.wrong(("scenario", "after"), "it follows another and takes nothing over", cure, grave=False)


def _possession(checker: Checker, at: Path, wish: str) -> None:
    word, *rest = wish.split() or [""]
    if word != "random":
        if slug(wish) not in checker.names.known["card"]:
            checker.wrong(at, f"there is no card {wish!r}", known_ones(slug(wish), checker.names.known["card"]))
        return
    if not rest or rest[0] not in ("common", "unique", "spell") or len(rest) > 2:
        checker.wrong(at, f"{wish!r} names no deck", "random common, random unique, random spell")
    elif len(rest) == 2:
        traits = {trait for card in ITEMS.values() if card.deck == rest[0] for trait in card.traits} | {"weapon"}
        if rest[1] not in traits:
            checker.wrong(at, f"no {rest[0]} card is a {rest[1]!r}", known_ones(rest[1], traits))


def check_draws(checker: Checker) -> None:
    """Chance has something to choose from."""
    made = {str(one.args[0]) for one in every_effect(checker.scenario) if one.verb == "draw" and one.args}
    for key, draw in checker.file.draw.items():
        at = ("draw", key)
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", key) or key in (*NUMBERS, *QUESTIONS, *checker.scenario.clocks):
            checker.wrong(
                at, f"{key!r} cannot be the name of a draw", "small letters and hyphens, and no other meaning"
            )
        if not 2 <= len(set(draw.one_of)) == len(draw.one_of) <= 30:
            checker.wrong(
                (*at, "one-of"),
                "chance needs two different things to choose from, at least",
                'one-of = ["desk", "shelves"]',
            )
        if draw.weights and (
            len(draw.weights) != len(draw.one_of) or not all(0 < one <= LARGEST for one in draw.weights)
        ):
            checker.wrong(
                (*at, "weights"),
                f"one weight from 1 to {LARGEST} for each of them",
                f"weights = {[1 for _ in draw.one_of]}",
            )
        if not all(re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", one) for one in draw.one_of):
            checker.wrong((*at, "one-of"), "these are no keys", "small letters, digits and hyphens")
        if draw.at == "event" and key not in made:
            checker.wrong(at, "nothing ever draws it", f"say `draw {key}` in an effect, or leave `at` out")


def check_puzzles(checker: Checker) -> None:
    """Puzzles that can be shown and solved, and that somebody attempts."""
    attempted = {str(one.args[0]) for one in every_effect(checker.scenario) if one.verb == "puzzle" and one.args}
    for number, puzzle in enumerate(checker.file.puzzle):
        at, (one, other) = ("puzzle", number), puzzle.size
        if puzzle.kind == "picture" and not (2 <= one <= 4 and 2 <= other <= 4 and one * other >= 6):
            checker.wrong(
                (*at, "size"), "a picture has six pieces at least, in at most 4 rows and columns", "size = [2, 3]"
            )
        if puzzle.kind == "code":
            if not (2 <= one <= 5 and 3 <= other <= 6):
                checker.wrong((*at, "size"), "a code has 2 to 5 links and 3 to 6 values", "size = [3, 5]")
            if puzzle.code and (len(puzzle.code) != one or not all(1 <= value <= other for value in puzzle.code)):
                cure = f"code = {[1 + place % other for place in range(one)]}, or leave it to chance"
                checker.wrong((*at, "code"), f"a code of {one} values from 1 to {other}", cure)
        elif puzzle.level < 1:
            checker.wrong((*at, "level"), "the fewest steps that solve it, at least 1", "level = 4")
        elif puzzle.kind == "lock" and puzzle.level not in BOARDS:
            cure = f"from {min(BOARDS)} to {max(BOARDS)}"
            checker.wrong((*at, "level"), f"there is no lock that takes {puzzle.level} steps", cure)
        elif puzzle.kind == "picture" and puzzle.level not in ARRANGED.get((one, other), (puzzle.level,)):
            cure = f"from 1 to {max(ARRANGED[one, other])}"
            checker.wrong((*at, "level"), f"there is no picture that takes {puzzle.level} swaps", cure)
        if puzzle.key not in attempted:
            checker.wrong(at, "nobody ever attempts it", f"say `puzzle {puzzle.key}` in an effect", grave=False)


def check_clocks(checker: Checker) -> None:
    """Stages that come, and grades that there are."""
    for number, clock in enumerate(checker.file.clock):
        if clock.key in (*NUMBERS, *QUESTIONS):
            checker.wrong(
                ("clock", number, "key"), f"{clock.key!r} has another meaning already", "call it something else"
            )
        for place, stage in enumerate(clock.stages):
            at = ("clock", number, "stages", place)
            if not 0 <= stage.at <= LARGEST or (not stage.at and not stage.part):
                checker.wrong(at, "a stage says when it comes", "at = 6, or part = 45 (percent of the deadline)")
            if stage.part and not checker.file.scenario.deadline:
                checker.wrong(
                    at, "`part` is a share of the deadline, and there is none", "give the scenario a deadline"
                )
            if stage.mythos and stage.mythos not in GRADES:
                checker.wrong(at, f"there is no grade {stage.mythos!r}", known_ones(stage.mythos, GRADES))


_TOWARD = re.compile(r"[0-6](?: through| toward far| toward most (?:\w+))?")


def check_monsters(checker: Checker) -> None:
    """Monsters of the scenario: figures that there are, activations that make sense, and something that spawns them."""
    spawned = {str(word) for one in every_effect(checker.scenario) if one.verb == "spawn" for word in one.args}
    for number, plan in enumerate(checker.file.monster):
        at = ("monster", number)
        if plan.key in MONSTERS:
            checker.wrong((*at, "key"), f"{plan.key!r} is a monster of the box already", "call it something else")
        if plan.figure not in MONSTERS:
            checker.wrong((*at, "figure"), f"there is no figure {plan.figure!r}", known_ones(plan.figure, MONSTERS))
        if plan.ability not in ("", "none", *ABILITIES):
            cure = nearest(plan.ability, ABILITIES) or f"there are: {', '.join(ABILITIES)}, none"
            checker.wrong((*at, "ability"), f"there is no ability {plan.ability!r}", cure)
        card = checker.scenario.bestiary[plan.key].card
        if card.health + card.per < 1:
            checker.wrong((*at, "health"), "it would fall before it stands", "health = 1")
        if len(plan.activations) == 1:
            cure = "write a second one, or none for those of its figure"
            checker.wrong((*at, "activations"), "the same activation never comes twice running, and it has one", cure)
        for place, one in enumerate(plan.activations):
            _activation(checker, (*at, "activations", place), one)
        if plan.key not in spawned:
            checker.wrong(at, "it never comes", f'say `spawn {plan.key} at "lobby.a"` in an effect', grave=False)


def _activation(checker: Checker, at: Path, one: Activation) -> None:
    """How far, whither and whom: words that the monsters of the box use too."""
    cure = "2, 2 through, 2 toward far, 2 toward most clues"
    measure = one.move.rpartition(" ")[2] if "most" in one.move else ""
    if not _TOWARD.fullmatch(one.move) or (measure and measure not in MEASURES):
        checker.wrong(
            (*at, "move"), f"nobody can move {one.move!r}", known_ones(measure, MEASURES) if measure else cure
        )
    if (one.reach == "met") != one.move.endswith("through"):
        checker.wrong((*at, "reach"), "`met` are those whom it went `through`", 'move = "2 through" and reach = "met"')
    which, *rest = one.victim.split() or [""]
    if which in ("near", "far", "first"):
        fine = not rest
    elif which in ("most", "least", "highest", "lowest"):
        fine = len(rest) == 1 and rest[0] in MEASURES
    else:
        fine = which in ("each", "random")
    if not fine:
        cure = "random, each, near, far, first, least damage, most clues, lowest will"
        checker.wrong((*at, "victim"), f"nobody is {one.victim!r}", cure)
    elif which in ("each", "random") and rest:
        fitting(checker, (*at, "victim"), " ".join(rest), check_selector)


def check_mythos(checker: Checker) -> None:
    """Events that there are."""
    mythos = checker.file.mythos
    if mythos.first not in GRADES:
        checker.wrong(("mythos", "first"), f"there is no grade {mythos.first!r}", known_ones(mythos.first, GRADES))
    pooled = [one.plan.key for one in checker.scenario.by_moment.get("pool", ())]
    for field, keys, known in (("ban", mythos.ban, [*EVENTS]), ("often", mythos.often, [*EVENTS, *pooled])):
        for key in keys:
            if key not in known:
                checker.wrong(("mythos", field), f"there is no Mythos event {key!r}", known_ones(key, known))
    if len(mythos.often) > MOST_OFTEN:
        checker.wrong(("mythos", "often"), f"{len(mythos.often)} of them", f"at most {MOST_OFTEN}")
