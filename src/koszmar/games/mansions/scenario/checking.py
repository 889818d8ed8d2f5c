"""Checking a scenario without playing it: what is wrong, where, and what would be right.

The same code serves authors (``koszmar scenario check``), the editor and the server.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from koszmar.kernel.scenarios import Complaint, Files
from koszmar.kernel.words import LANGUAGES
from koszmar.parts.board import components

from ..bestiary import ABILITIES, MONSTERS
from ..board import of_tiles
from ..effects.conditions import NUMBERS, QUESTIONS
from ..effects.fitting import LARGEST, MOODS, Misfit, Names, check_question, check_selector, fits, misfits, nearest
from ..effects.model import Effect
from ..effects.selecting import MEASURES
from ..item_cards import ITEMS
from ..mythos_events import EVENTS, GRADES
from ..state import LaidTile
from ..tiles import BORDER, DOOR, SIDES, WALL
from .campaign import WHOLE, defaults_of
from .endless import endless
from .library import Scenario, compile_file, slug, words
from .model import Activation, Map
from .pictures import complaints_of
from .reading import MOST_TILES, PLOT, name_at, read_files
from .source import Path, Source
from .stock import stock
from .texts import every_effect
from .verbs import joints, joints_at
from .wording import check_texts

MOST_TOKENS = 16
"""Search and Interact tokens together, and Explore and Sight tokens together."""
MOST_WALLS, MOST_DOORS = 8, 4
"""Tokens of each."""
MOST_OFTEN = 60
"""Mythos events that come more than once."""
HARD = 3
"""A test that asks for more successes should be spread over several attempts."""
FARTHEST = 40
"""Tiles lie no more modules from the corner than this."""


def complaints(files: Files) -> list[Complaint]:
    """Everything that is wrong with a folder."""
    folder, found = read_files(files)
    found += complaints_of(files)
    if folder is None:
        return _in_order(found)
    scenario = compile_file(folder.file, folder.source)
    found += check(scenario, folder.source)
    found += check_texts(scenario, Checker(scenario, folder.source).names, folder, files)
    return _in_order(found)


def _in_order(found: Iterable[Complaint]) -> list[Complaint]:
    """What is grave first, then by file and line."""
    return sorted(dict.fromkeys(found), key=lambda one: (not one.grave, one.file != PLOT, one.file, one.line))


def check(scenario: Scenario, source: Source | None = None) -> list[Complaint]:
    """Everything that is wrong with the plot."""
    checker = Checker(scenario, source or Source(""))
    for part in (
        _header, _draws, _maps, _tokens, _puzzles, _clocks, _monsters, _mythos, _effects, _conditions, _moments,
        _milestones, _endings, _points, _facts, _endless, _chains, _unused_tiles,
    ):  # fmt: skip
        part(checker)
    return checker.found


class Checker:
    """A scenario that is being checked."""

    def __init__(self, scenario: Scenario, source: Source) -> None:
        self.scenario, self.source = scenario, source
        self.file = scenario.file
        self.found: list[Complaint] = []
        self.sides = {slug(tile[0]) for layout in self.file.map.values() for tile in layout.every}
        self.spaces = {f"{side}.{letter}" for side in self.sides if side in SIDES for letter in SIDES[side].shape.rooms}
        rooms = {room.key for side in self.sides if side in SIDES for room in SIDES[side].rooms}
        self.places = {*self.spaces, *self.sides, *rooms}
        self.names = self._names()

    def wrong(self, path: Path, problem: str, cure: str = "", *, grave: bool = True, line: int = 0) -> None:
        """Complain of the part at a path."""
        where = name_at(self.file, path)
        at = line or self.source.line(*path)
        self.found.append(Complaint(where=where, problem=problem, cure=cure, file=PLOT, line=at, grave=grave))

    def _names(self) -> Names:
        story = self.scenario
        named = {
            str(effect.args[at + 1])
            for effect in every_effect(story)
            if effect.verb == "spawn"
            for at, word in enumerate(effect.args[:-1])
            if word == "named"
        }
        # Tiles and spaces may be written as they are printed; verbs that place them understand both.
        printed = {tile[0] for layout in self.file.map.values() for tile in layout.every}
        known: dict[str, Iterable[str]] = {
            "card": [key for key in ITEMS if "/" not in key],
            "space": {*self.spaces, *(f"{side}.{letter}" for side in printed for letter in "abcde")},
            "place": {*self.places, "here", "room"},
            "tile": self.sides | printed,
            "token": story.tokens,
            "mark": {*story.tokens, "token"},
            "person": [key for key, token in story.tokens.items() if token.kind == "person"],
            "monster": {*MONSTERS, *story.bestiary, *named},
            "puzzle": story.puzzles,
            "milestone": story.milestones,
            "ending": story.endings,
            "grade": GRADES,
            "event": story.events,
            "clock": story.clocks,
            "draw": self.file.draw,
        }
        return Names(
            {kind: frozenset(names) for kind, names in known.items()},
            {key: draw.one_of for key, draw in self.file.draw.items()},
            frozenset(
                {
                    *story.clocks,
                    *defaults_of(self.file.scenario.imports),
                    *(str(one.args[0]) for one in every_effect(story) if one.verb in SETTERS and one.args),
                }
            ),
        )


SETTERS = ("set", "add")
"""Verbs that make a fact."""


# -- header, draws, puzzles, clocks ----------------------------------------------------------------------------------


def _header(checker: Checker) -> None:
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
            checker.wrong((*at, "title"), "a title is one line of at most 80 letters")
    for lang in header.title.keys() - set(LANGUAGES):
        checker.wrong((*at, "title"), f"there is no language {lang!r}", nearest(lang, LANGUAGES))
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
        checker.wrong(("scenario", "after"), f"{header.after[:60]!r} is no key of a scenario")
    if header.after and not header.imports:
        cure = 'imports = ["saved = 0", "possessions"]'
        checker.wrong(("scenario", "after"), "it follows another and takes nothing over", cure, grave=False)


def _possession(checker: Checker, at: Path, wish: str) -> None:
    word, *rest = wish.split() or [""]
    if word != "random":
        if slug(wish) not in checker.names.known["card"]:
            checker.wrong(at, f"there is no card {wish!r}", nearest(slug(wish), checker.names.known["card"]))
        return
    if not rest or rest[0] not in ("common", "unique", "spell") or len(rest) > 2:
        checker.wrong(at, f"{wish!r} names no deck", "random common, random unique, random spell")
    elif len(rest) == 2:
        traits = {trait for card in ITEMS.values() if card.deck == rest[0] for trait in card.traits} | {"weapon"}
        if rest[1] not in traits:
            checker.wrong(at, f"no {rest[0]} card is a {rest[1]!r}", nearest(rest[1], traits))


def _draws(checker: Checker) -> None:
    made = {str(one.args[0]) for one in every_effect(checker.scenario) if one.verb == "draw" and one.args}
    for key, draw in checker.file.draw.items():
        at = ("draw", key)
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", key) or key in (*NUMBERS, *QUESTIONS, *checker.scenario.clocks):
            checker.wrong(
                at, f"{key!r} cannot be the name of a draw", "small letters and hyphens, and no other meaning"
            )
        if not 2 <= len(set(draw.one_of)) == len(draw.one_of) <= 30:
            checker.wrong((*at, "one-of"), "chance needs two different things to choose from, at least")
        if draw.weights and (
            len(draw.weights) != len(draw.one_of) or not all(0 < one <= LARGEST for one in draw.weights)
        ):
            checker.wrong((*at, "weights"), f"one weight from 1 to {LARGEST} for each of them")
        if not all(re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", one) for one in draw.one_of):
            checker.wrong((*at, "one-of"), "small letters, digits and hyphens")
        if draw.at == "event" and key not in made:
            checker.wrong(at, "nothing ever draws it", f"say `draw {key}` in an effect, or leave `at` out")


def _puzzles(checker: Checker) -> None:
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
                checker.wrong((*at, "code"), f"a code of {one} values from 1 to {other}")
        elif puzzle.level < 1:
            checker.wrong((*at, "level"), "the fewest steps that solve it, at least 1", "level = 4")
        if puzzle.key not in attempted:
            checker.wrong(at, "nobody ever attempts it", f"say `puzzle {puzzle.key}` in an effect", grave=False)


def _clocks(checker: Checker) -> None:
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
                checker.wrong(at, f"there is no grade {stage.mythos!r}", nearest(stage.mythos, GRADES))


_TOWARD = re.compile(r"[0-6](?: through| toward far| toward most (?:\w+))?")


def _monsters(checker: Checker) -> None:
    """Monsters of the scenario: figures that there are, activations that make sense, and something that spawns them."""
    spawned = {str(word) for one in every_effect(checker.scenario) if one.verb == "spawn" for word in one.args}
    for number, plan in enumerate(checker.file.monster):
        at = ("monster", number)
        if plan.key in MONSTERS:
            checker.wrong((*at, "key"), f"{plan.key!r} is a monster of the box already", "call it something else")
        if plan.figure not in MONSTERS:
            checker.wrong((*at, "figure"), f"there is no figure {plan.figure!r}", nearest(plan.figure, MONSTERS))
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
        checker.wrong((*at, "move"), f"nobody can move {one.move!r}", nearest(measure, MEASURES) if measure else cure)
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
        _fitting(checker, (*at, "victim"), " ".join(rest), check_selector)


def _mythos(checker: Checker) -> None:
    mythos = checker.file.mythos
    if mythos.first not in GRADES:
        checker.wrong(("mythos", "first"), f"there is no grade {mythos.first!r}", nearest(mythos.first, GRADES))
    pooled = [one.plan.key for one in checker.scenario.by_moment.get("pool", ())]
    for field, keys, known in (("ban", mythos.ban, [*EVENTS]), ("often", mythos.often, [*EVENTS, *pooled])):
        for key in keys:
            if key not in known:
                checker.wrong(("mythos", field), f"there is no Mythos event {key!r}", nearest(key, known))
    if len(mythos.often) > MOST_OFTEN:
        checker.wrong(("mythos", "often"), f"{len(mythos.often)} of them", f"at most {MOST_OFTEN}")


# -- maps ------------------------------------------------------------------------------------------------------------


def _maps(checker: Checker) -> None:
    if not checker.file.map:
        checker.wrong(("map",), "there is no map", "[map.a]")
    for name, layout in checker.file.map.items():
        at = ("map", name)
        if name not in ("a", "b"):
            checker.wrong(at, f"maps are called a and b, not {name!r}", "[map.a]")
        if len(layout.every) > MOST_TILES:
            checker.wrong(at, f"{len(layout.every)} tiles; there are {MOST_TILES}")
        starts = [layout.start] if isinstance(layout.start, str) else list(layout.start)
        if not starts:
            checker.wrong((*at, "start"), "nobody knows where to begin", 'start = "Lobby.a"')
        _map(checker, (*at, "tiles"), layout, layout.tiles, starts)
        if layout.later:
            _map(checker, (*at, "later"), layout, layout.later, [])
        _check_joints(checker, at, layout)


def _check_joints(checker: Checker, at: Path, layout: Map) -> None:
    """Walls and doors that are laid on joints are there, and do something."""
    boards = []
    for laid in (layout.tiles, layout.later):
        with suppress(ValueError, KeyError):  # the map itself is complained of
            boards.append(of_tiles(tuple(LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in laid)))
    for field, pairs, most in (("walls", layout.walls, MOST_WALLS), ("doors", layout.doors, MOST_DOORS)):
        if len(pairs) > most:
            checker.wrong((*at, field), f"{len(pairs)} {field}; there are {most}")
        for pair in pairs:
            found = [link.kind for board in boards for link in joints_at(board, pair)]
            if not found:
                cure = f'{field} = ["Hall 1.a | Lobby.b"]: two spaces that touch'
                checker.wrong((*at, field), f"nothing is between {pair!r}", cure)
            elif (field == "walls") == all(kind == WALL for kind in found):
                what = "is a wall anyway" if field == "walls" else "is open anyway"
                checker.wrong((*at, field), f"{pair!r} {what}", "take it away", grave=field == "doors")


def _map(
    checker: Checker, at: Path, layout: Map, laid: Sequence[tuple[str, int, int, int]], starts: Sequence[str]
) -> None:
    tiles = [LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in laid]
    unknown = [tile.side for tile in tiles if tile.side not in SIDES]
    for side in unknown:
        checker.wrong(at, f"there is no tile {side!r}", nearest(side, SIDES))
    for side, x, y, turned in laid:
        if turned not in (0, 90, 180, 270):
            checker.wrong(at, f"{side} is turned by {turned} degrees", "0, 90, 180 or 270")
        if max(abs(x), abs(y)) > FARTHEST:
            checker.wrong(at, f"{side} lies too far away", f"at most {FARTHEST} modules from the corner")
    sides = [tile.side for tile in tiles]
    for side in dict.fromkeys(sides):
        if sides.count(side) > 1:
            checker.wrong(at, f"{side} lies there twice; there is one such tile")
    if unknown or any(max(abs(x), abs(y)) > FARTHEST for _, x, y, _ in laid) or len(set(sides)) < len(sides):
        return
    for side in sides:
        if SIDES[side].other in sides and side < SIDES[side].other:
            checker.wrong(at, f"{side} and {SIDES[side].other} are two sides of one tile")
    try:
        board = of_tiles(tuple(tiles))
    except ValueError as error:
        checker.wrong(at, str(error), "move one of them")
        return
    for start in starts:
        if slug(start) not in board.spaces:
            checker.wrong((*at[:2], "start"), f"there is no space {start!r}", nearest(slug(start), board.spaces))
    dry = [space for space in board.spaces if "open-water" not in board.regions[space]]
    shut = {link.key for pair in layout.walls for link in joints_at(board, pair)}
    opened = {link.key for pair in layout.doors for link in joints_at(board, pair)}
    steps = {
        space: [
            link.to
            for link in board.exits[space]
            if (link.kind in (BORDER, DOOR) or link.link in opened) and link.link not in shut
        ]
        for space in board.spaces
    }
    parts = components(dry, lambda space, near=steps: near[space])  # type: ignore[misc]
    for part in parts[1:]:
        checker.wrong(at, f"nobody can walk to {', '.join(part)}", "lay the tile where an opening joins it")
    _check_that_tiles_come(checker, at, sides, starts)


def _check_that_tiles_come(checker: Checker, at: Path, sides: Sequence[str], starts: Sequence[str]) -> None:
    """Every tile of the map is placed by something."""
    laid = {slug(str(word)) for one in every_effect(checker.scenario) if one.verb == "tile" for word in one.args}
    laid |= {slug(side) for token in checker.scenario.tokens.values() for side in token.reveals}
    laid |= {slug(start).rpartition(".")[0] for start in starts}
    for side in sides:
        if side not in laid:
            checker.wrong(
                at, f"nothing ever places {side}", "let an Explore token reveal it, or say `tile` in an effect"
            )


# -- tokens ----------------------------------------------------------------------------------------------------------


def _tokens(checker: Checker) -> None:
    placed = {str(word) for one in every_effect(checker.scenario) if one.verb == "token" for word in one.args}
    for number, token in enumerate(checker.file.token):
        at = ("token", number)
        _check_place(checker, at, token.at)
        for field, tiles in (("with", [token.with_] if token.with_ else []), ("reveals", token.reveals)):
            for side in tiles:
                if slug(side) not in checker.sides:
                    cure = nearest(slug(side), checker.sides)
                    checker.wrong((*at, field), f"there is no tile {side!r} on the map", cure)
        if token.mood and token.mood not in MOODS:
            checker.wrong((*at, "mood"), f"there is no mood {token.mood!r}", nearest(token.mood, MOODS))
        if token.portrait and not re.fullmatch(r"[a-z0-9-]{1,40}", token.portrait):
            checker.wrong((*at, "portrait"), "small letters, digits and hyphens")
        if token.kind == "explore" and not token.reveals and token.key not in checker.scenario.by_token:
            checker.wrong(at, "exploring it neither places a tile nor does anything else", 'reveals = ["Study"]')
        if token.kind != "explore" and token.key not in checker.scenario.by_token:
            checker.wrong(at, "nothing can be done with it", f'add an event: when = {{ token = "{token.key}" }}')
        if not token.at_start and not token.with_ and token.key not in placed:
            cure = f"at-start = true, with = a tile, or `token {token.key}` in an effect"
            checker.wrong(at, "nothing ever places it", cure)
    for kinds in (("search", "interact"), ("explore", "sight")):
        at_once = sum(token.kind in kinds and token.at_start for token in checker.file.token)
        if at_once > MOST_TOKENS:
            checker.wrong(("token",), f"{at_once} {' and '.join(kinds)} tokens at the start; the box has {MOST_TOKENS}")


def _check_place(checker: Checker, at: Path, place: str) -> None:
    """A token lies in a space, or where two tiles or spaces meet."""
    parts = [part.strip() for part in place.split("|")]
    whole = len(parts) > 1 and not any("." in part for part in parts)
    for part in parts:
        there = checker.sides if whole else checker.spaces
        if slug(part) not in there:
            checker.wrong(
                (*at, "at"), f"there is no {'tile' if whole else 'space'} {part!r}", nearest(slug(part), there)
            )
            return
    if len(parts) > 2:
        checker.wrong((*at, "at"), "a joint is between two", 'at = "Lobby.a | Study.a"')
    elif whole:
        one, other = (slug(part) for part in parts)
        for layout in checker.file.map:
            if not _joints(checker.scenario, layout, one, other):
                checker.wrong((*at, "at"), f"nothing opens between {one} and {other} in map {layout}")


def _joints(scenario: Scenario, layout: str, one: str, other: str) -> Sequence[Any]:
    try:
        return joints(scenario, layout, one, other)
    except (ValueError, KeyError):  # the map itself is complained of
        return [None]


# -- effects and conditions ------------------------------------------------------------------------------------------


def _all_effects(scenario: Scenario) -> Iterator[tuple[Path, tuple[Effect, ...]]]:
    yield ("setup",), scenario.setup
    for number, happening in enumerate(scenario.events.values()):
        yield ("event", number, "do"), happening.do
        for place, option in enumerate(happening.options):
            yield ("event", number, "options", place, "do"), option[3]
    for number, effects in enumerate(scenario.milestone_effects.values()):
        yield ("milestone", number, "do"), effects
    for number, clock in enumerate(scenario.file.clock):
        for place in range(len(clock.stages)):
            yield ("clock", number, "stages", place, "do"), scenario.stages[clock.key, place]
    for key, effects in scenario.points.items():
        yield ("point", key, "do"), effects
    for number, monster in enumerate(scenario.bestiary.values()):
        for place, deed in enumerate(monster.deeds):
            yield ("monster", number, "activations", place, "do"), deed.effects
        for kind, checks in (("evades", monster.evades), ("frights", monster.frights)):
            for place, one in enumerate(checks):
                yield ("monster", number, kind, place, "do"), one.effects
        for place, blow in enumerate(monster.blows):
            yield ("monster", number, "attacks", place, "hit"), blow.hit
            yield ("monster", number, "attacks", place, "miss"), blow.miss


def _effects(checker: Checker) -> None:
    for path, effects in _all_effects(checker.scenario):
        for misfit in misfits(effects, checker.names):
            checker.wrong(path, misfit.problem, misfit.cure, line=misfit.line)
        for effect in _walk(effects):
            if effect.verb == "test" and any(isinstance(word, int) and word > HARD for word in effect.args):
                cure = "`quota` adds up the successes of several attempts"
                checker.wrong(path, f"a test of more than {HARD} successes", cure, grave=False, line=effect.line)
            if effect.verb == "spawn" and "or" not in effect.args:
                cure = "say what comes instead: `or ghost`, `or nothing`"
                checker.wrong(path, "its figures may run out", cure, grave=False, line=effect.line)
            if effect.verb == "spawn" and "named" in effect.args and effect.args[0] in checker.scenario.bestiary:
                cure = "leave `named` out, or give it another `[[monster]]`"
                checker.wrong(path, f"{effect.args[0]} has a name of its own", cure, line=effect.line)
            drawn = checker.file.draw.get(str(effect.args[0])) if effect.verb == "draw" and effect.args else None
            if drawn is not None and drawn.at == "setup":
                cure = f'give [draw.{effect.args[0]}] at = "event"'
                checker.wrong(path, f"{effect.args[0]!r} is drawn at set-up", cure, line=effect.line)
            if effect.verb == "choose" and all("if" in option.args for option in effect.body):
                cure = "let one option stand without `if`"
                checker.wrong(path, "perhaps none of its options can be chosen", cure, line=effect.line)
            if (
                effect.verb == "hint"
                and effect.args
                and _kind_of_puzzle(checker, str(effect.args[0])) not in ("code", "")
            ):
                checker.wrong(path, f"{effect.args[0]} is no code: nothing can be hinted at", line=effect.line)


def _kind_of_puzzle(checker: Checker, key: str) -> str:
    return str(checker.scenario.puzzles[key].kind) if key in checker.scenario.puzzles else ""


def _conditions(checker: Checker) -> None:
    for number, event in enumerate(checker.file.event):
        _fitting(checker, ("event", number, "if"), event.if_, check_question)
        _fitting(checker, ("event", number, "each"), event.each, check_selector)
        for place, option in enumerate(event.options):
            _fitting(checker, ("event", number, "options", place, "if"), option.if_, check_question)
    for number, ending in enumerate(checker.file.ending):
        _fitting(checker, ("ending", number, "if"), ending.if_, check_question)


def _fitting(checker: Checker, path: Path, text: str, fits: Callable[..., None]) -> None:
    if text.strip():
        try:
            fits(words(text), checker.names)
        except Misfit as misfit:
            checker.wrong(path, misfit.problem, misfit.cure)


def _walk(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _walk(effect.body)


def _facts(checker: Checker) -> None:
    """Facts that nobody asks for, draws that nothing depends on."""
    asked = {word for _, text in _questions(checker.scenario) for word in text} | {*checker.file.scenario.exports}
    for path, effects in _all_effects(checker.scenario):
        for effect in _walk(effects):
            if effect.verb in SETTERS and effect.args and effect.args[0] not in asked:
                problem = f"nobody ever asks for {effect.args[0]!r}"
                checker.wrong(path, problem, "ask for it in a condition, or take it out", grave=False, line=effect.line)
    for key in checker.file.draw:
        if key not in asked:
            checker.wrong(("draw", key), "nothing depends on it", f"if {key} = …", grave=False)


def _questions(scenario: Scenario) -> Iterator[tuple[str, tuple[object, ...]]]:
    for key, happening in scenario.events.items():
        yield key, happening.condition
        for option in happening.options:
            yield key, option[2]
    for key, condition in scenario.ending_conditions.items():
        yield key, condition
    for effect in every_effect(scenario):
        if effect.verb in ("if", "option"):
            yield effect.verb, effect.args


def _endless(checker: Checker) -> None:
    for number, key in enumerate(checker.scenario.events):
        if problem := endless(checker.scenario, key):
            checker.wrong(("event", number), problem, "let it happen once, or give it a limit")


# -- moments, milestones, endings, points ----------------------------------------------------------------------------

ALWAYS = ("round-start", "mythos", "before-monsters", "wounded", "insane", "eliminated", "called")
"""Moments that are always written `= true`."""
MOMENTS = ("token", "enters", "round", *ALWAYS, "defeated", "milestone", "lost", "used", "pool", "page")


def _moments(checker: Checker) -> None:
    story = checker.scenario
    called = {str(one.args[0]) for one in every_effect(story) if one.verb == "happens" and one.args}
    rivals: dict[tuple[str, int], list[str]] = defaultdict(list)
    for number, (key, happening) in enumerate(story.events.items()):
        at = ("event", number, "when")
        when = happening.plan.when
        moments = [word for word in when if word != "action"]
        if len(moments) != 1 or moments[0] not in MOMENTS:
            near = nearest(moments[0], MOMENTS) if len(moments) == 1 else ""
            checker.wrong(at, f"`when` names one of: {', '.join(MOMENTS)}", near)
            continue
        moment = moments[0]
        _check_moment(checker, at, moment, when[moment])
        if not isinstance(when.get("action", True), bool):
            checker.wrong(at, "`action` is true or false")
        if "action" in when and moment != "token":
            checker.wrong(at, "only what is done at a token can cost an action")
        if happening.options and moment != "token":
            checker.wrong(at, "only a token has options", "say `choose` in `do` instead")
        often = not (happening.condition or happening.plan.once or happening.plan.limit)
        if moment in ("round-start", "mythos") and often:
            checker.wrong(at, "it happens in every round without saying so", "give it `if` or `limit`", grave=False)
        if moment == "called" and key not in called:
            checker.wrong(at, "nothing calls it", f"say `happens {key}` in an effect")
        rivals[str(sorted((name, str(value)) for name, value in when.items())), happening.plan.priority].append(key)
        clocks = "|".join(map(re.escape, ["round", *story.clocks]))
        if re.search(rf"(?<![\w-])({clocks}) = ", happening.plan.if_):
            checker.wrong(
                ("event", number, "if"), "a round or clock is compared with `=`, and may be missed", "write `>=`"
            )
    _rivals(checker, rivals.values())


def _rivals(checker: Checker, groups: Iterable[list[str]]) -> None:
    """Events that come at the same moment whatever happens, and neither says which is first."""
    story = checker.scenario
    keys = list(story.events)
    for group in groups:
        certain = [key for key in group if not story.events[key].condition]
        if len(certain) > 1 and not {"token", "called", "pool"} & story.events[certain[0]].plan.when.keys():
            problem = f"it comes at the same moment as {certain[0]}: the group will be asked which is first"
            checker.wrong(("event", keys.index(certain[1]), "when"), problem, "give one a `priority`", grave=False)


def _check_moment(checker: Checker, at: Path, moment: str, value: Any) -> None:
    story = checker.scenario
    known: dict[str, Iterable[str]] = {
        "enters": checker.places,
        "defeated": checker.names.known["monster"],
        "milestone": story.milestones,
        "lost": checker.names.known["person"],
        "used": checker.names.known["card"],
        "pool": GRADES,
        "token": story.tokens,
    }
    if moment in ALWAYS:
        if value is not True:
            checker.wrong(at, f"it is written: {moment} = true")
    elif moment in ("round", "page"):
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= LARGEST:
            checker.wrong(at, f"{moment} is a number", f"when = {{ {moment} = 3 }}")
    elif not (value is True and moment in ("defeated", "lost")):
        values = value if moment == "token" and isinstance(value, list) else [value]
        for one in values:
            if one not in known[moment] or not isinstance(one, str):
                checker.wrong(at, f"there is no {moment} {str(one)[:80]!r}", nearest(str(one), known[moment]))
        if not values:
            checker.wrong(at, "it names no token")


def _milestones(checker: Checker) -> None:
    story = checker.scenario
    reached = {str(one.args[0]) for one in every_effect(story) if one.verb == "reach" and one.args}
    for number, (key, milestone) in enumerate(story.milestones.items()):
        at = ("milestone", number)
        for field, others in (("needs", milestone.needs), ("of", milestone.of)):
            for other in others:
                if other not in story.milestones:
                    checker.wrong((*at, field), f"there is no milestone {other!r}", nearest(other, story.milestones))
        for way in milestone.ways:
            if way not in story.events:
                checker.wrong((*at, "ways"), f"there is no event {way!r}", nearest(way, story.events))
        if milestone.of and not 1 <= milestone.enough <= len(milestone.of):
            checker.wrong((*at, "enough"), f"from 1 to {len(milestone.of)} of them are enough")
        if key not in reached and not milestone.of:
            checker.wrong(at, "nothing reaches it", f"say `reach {key}` in an effect")
        if _needs_itself(story, key):
            checker.wrong((*at, "needs"), "it needs itself, by way of others")
        ways = [] if milestone.of else _ways_to(story, key)
        if len(ways) == 1 and ways[0]:
            cure = "let it be tried again, spread it over a `quota`, or give it a second way"
            checker.wrong(at, "it hangs on a single test that cannot be tried again", cure)


def _length(story: Scenario, key: str, behind: tuple[str, ...] = ()) -> int:
    """How many steps of the story come one after another up to this one."""
    needed = [one for one in story.milestones[key].needs if one in story.milestones and one not in (*behind, key)]
    return 1 + max((_length(story, one, (*behind, key)) for one in needed), default=0)


def _chains(checker: Checker) -> None:
    """A story with more steps one after another than there are rounds for somebody."""
    rounds = checker.file.scenario.deadline
    for number, key in enumerate(checker.scenario.milestones):
        steps = _length(checker.scenario, key)
        if rounds and steps > min(rounds):
            problem = f"it is step {steps} of a chain, and the deadline is round {min(rounds)} for some groups"
            checker.wrong(("milestone", number, "needs"), problem, "more time, or fewer steps", grave=False)


def _unused_tiles(checker: Checker) -> None:
    """Tiles on which nothing lies and which no effect or event names."""
    named = {
        slug(str(word)) for effect in every_effect(checker.scenario) for word in effect.args if isinstance(word, str)
    }
    named |= {slug(str(event.when.get("enters", ""))) for event in checker.file.event}
    named |= {slug(part.strip()) for token in checker.file.token for part in token.at.split("|")}
    for layout in checker.file.map.values():
        named |= {slug(one) for one in ([layout.start] if isinstance(layout.start, str) else layout.start)}
    used = {name.rpartition(".")[0] or name for name in named} | named
    for name, layout in checker.file.map.items():
        for side in (slug(tile[0]) for tile in layout.every):
            if side in SIDES and side not in used and not used & {room.key for room in SIDES[side].rooms}:
                checker.wrong(
                    ("map", name), f"nothing ever happens on {side}", "a token there, or no such tile", grave=False
                )


def _ways_to(scenario: Scenario, key: str) -> list[bool]:
    """Every place that reaches a milestone: whether it hangs on a test that cannot be tried again."""
    found = []
    for path, effects in _all_effects(scenario):
        if path[0] == "point":
            continue
        once = False
        if path[0] == "event":
            happening = list(scenario.events.values())[int(path[1])]
            once = happening.plan.limit == 1 or (happening.plan.once and "token" not in happening.plan.when)
            once = once or (path[2] == "options" and happening.options[int(path[3])][4])
        found += [risk and (once or given_up) for risk, given_up in _reaching(effects, key)]
    return found


def _reaching(
    effects: tuple[Effect, ...], key: str, risk: bool = False, given_up: bool = False
) -> Iterator[tuple[bool, bool]]:
    """Where effects reach a milestone: whether below a test, and whether that takes its token away where it fails."""
    for effect in effects:
        if effect.verb == "reach" and effect.args and str(effect.args[0]) == key:
            yield risk, given_up
        below, gone = risk, given_up
        if effect.verb == "test":
            failed = [one for branch in effect.body if branch.verb == "fail" for one in _walk(branch.body)]
            below, gone = True, any(one.verb == "discard" and one.args[:1] == ("token",) for one in failed)
        yield from _reaching(effect.body, key, below, gone)


def _needs_itself(scenario: Scenario, key: str) -> bool:
    seen, edge = set[str](), list(scenario.milestones[key].needs)
    while edge:
        needed = edge.pop()
        if needed == key:
            return True
        if needed not in seen and needed in scenario.milestones:
            seen.add(needed)
            edge += scenario.milestones[needed].needs
    return False


BY_ITSELF = ("deadline", "eliminated", "countdown")
"""Ends that come without the scenario's doing; an ending of that name is told then."""


def _endings(checker: Checker) -> None:
    story = checker.scenario
    if "win" not in [ending.result for ending in story.endings.values()]:
        checker.wrong(("ending",), "nobody can win", 'an ending with result = "win"')
    ended = {str(one.args[0]) for one in every_effect(story) if one.verb == "end" and one.args}
    for number, (key, condition) in enumerate(story.ending_conditions.items()):
        if not condition and key not in ended and key not in BY_ITSELF:
            checker.wrong(("ending", number), "nothing leads to it", f"give it `if`, or say `end {key}` in an effect")
    for key in ("deadline", "eliminated"):
        if key not in story.endings:
            problem = f"nothing is told when it ends by {'time' if key == 'deadline' else 'everybody being eliminated'}"
            checker.wrong(("ending",), problem, f'an ending with key = "{key}" and result = "loss"', grave=False)


def _points(checker: Checker) -> None:
    for key, point in checker.file.point.items():
        if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", key):
            checker.wrong(("point", key), "small letters, digits and hyphens")
        for name, value in point.draw.items():
            if name not in checker.file.draw:
                checker.wrong(("point", key, "draw"), f"there is no draw {name!r}", nearest(name, checker.file.draw))
            elif value not in checker.file.draw[name].one_of:
                cure = nearest(value, checker.file.draw[name].one_of)
                checker.wrong(("point", key, "draw"), f"{name} is never {value!r}", cure)
