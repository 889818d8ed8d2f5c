"""Checking a scenario without playing it: what is wrong, where, and what would be right.

The same code serves authors (``koszmar scenario check``), the editor and the server.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from koszmar.parts.board import components

from ..bestiary import MONSTERS
from ..board import of_tiles
from ..condition_cards import CONDITIONS
from ..effects.grammar import BELOW, FORMS
from ..effects.model import Effect, Word
from ..effects.reading import BadEffect, read
from ..effects.selecting import ARGUMENTS, MEASURES, words_known
from ..item_cards import ITEMS
from ..mythos_events import GRADES
from ..state import SKILLS, LaidTile
from ..tiles import BORDER, DOOR, SIDES
from .library import Scenario, slug
from .verbs import joints

MOST_TOKENS = 16
"""Search and Interact tokens together, and Explore and Sight tokens together."""
MOST_WORDS = 60
"""A text that is read aloud should not be longer."""


class Complaint(Struct, frozen=True):
    """Something that is wrong, or only doubtful."""

    where: str
    """The part of the file: ``event search-desk``."""
    problem: str
    cure: str = ""
    line: int = 0
    grave: bool = True
    """Whether the scenario cannot be played like this."""

    def __str__(self) -> str:
        cure = f" ({self.cure})" if self.cure else ""
        return f"{self.where}: {self.problem}{cure}"


def check(scenario: Scenario) -> list[Complaint]:
    """Everything that is wrong with a scenario."""
    found: list[Complaint] = []
    for part in (_maps, _tokens, _effects, _moments, _milestones, _endings):
        found += part(scenario)
    return found


def nearest(word: str, known: Iterable[str]) -> str:
    """The nearest known word, as advice."""
    close = difflib.get_close_matches(word, list(known), 1)
    return f"did you mean {close[0]!r}?" if close else ""


# -- maps ----------------------------------------------------------------------------------------------------------


def _maps(scenario: Scenario) -> Iterator[Complaint]:
    for name, layout in scenario.file.map.items():
        starts = [layout.start] if isinstance(layout.start, str) else list(layout.start)
        yield from _map(f"map {name}", layout.tiles, starts)
        if layout.later:
            yield from _map(f"map {name}, later", layout.later, [])


def _map(where: str, laid: Sequence[tuple[str, int, int, int]], starts: Sequence[str]) -> Iterator[Complaint]:
    tiles = [LaidTile(slug(side), x, y, turned // 90) for side, x, y, turned in laid]
    unknown = [tile.side for tile in tiles if tile.side not in SIDES]
    for side in unknown:
        yield Complaint(where, f"there is no tile {side!r}", nearest(side, SIDES))
    if unknown:
        return
    sides = [tile.side for tile in tiles]
    for side in sides:
        if SIDES[side].other in sides:
            yield Complaint(where, f"{side} and {SIDES[side].other} are two sides of one tile")
    try:
        board = of_tiles(tuple(tiles))
    except ValueError as error:
        yield Complaint(where, str(error))
        return
    for start in starts:
        if slug(start) not in board.spaces:
            yield Complaint(where, f"there is no space {start!r}", nearest(slug(start), board.spaces))
    dry = [space for space in board.spaces if "open-water" not in board.regions[space]]
    steps = {space: [link.to for link in board.exits[space] if link.kind in (BORDER, DOOR)] for space in board.spaces}
    parts = components(dry, lambda space, near=steps: near[space])  # type: ignore[misc]
    for part in parts[1:]:
        yield Complaint(where, f"nobody can walk to {', '.join(part)}", "lay the tile where an opening joins it")


def _spaces(scenario: Scenario) -> set[str]:
    """Every space that some map of the scenario has."""
    sides = {slug(tile[0]) for layout in scenario.file.map.values() for tile in layout.every}
    return {f"{side}.{letter}" for side in sides if side in SIDES for letter in SIDES[side].shape.rooms}


# -- tokens --------------------------------------------------------------------------------------------------------


def _tokens(scenario: Scenario) -> Iterator[Complaint]:
    spaces = _spaces(scenario)
    sides = {slug(tile[0]) for layout in scenario.file.map.values() for tile in layout.every}
    for token in scenario.tokens.values():
        where = f"token {token.key}"
        for part in token.at.split("|"):
            if slug(part.strip()) not in (spaces if "." in part else sides):
                yield Complaint(where, f"there is no space {part.strip()!r}", nearest(slug(part.strip()), spaces))
        if "|" in token.at and "." not in token.at:
            one, _, other = (slug(part.strip()) for part in token.at.partition("|"))
            for layout in scenario.file.map:
                if not joints(scenario, layout, one, other):
                    yield Complaint(where, f"nothing opens between {one} and {other} in map {layout}")
        if token.with_ and slug(token.with_) not in sides:
            yield Complaint(where, f"there is no tile {token.with_!r} on the map", nearest(slug(token.with_), sides))
        for side in token.reveals:
            if slug(side) not in sides:
                yield Complaint(where, f"it reveals {side!r}, which is not on the map", nearest(slug(side), sides))
        if token.kind == "explore" and not token.reveals and token.key not in scenario.by_token:
            yield Complaint(where, "exploring it neither places a tile nor does anything else")
        if token.kind != "explore" and token.key not in scenario.by_token:
            yield Complaint(where, "nothing can be done with it", "add an event with `when = { token = … }`")
    for kinds in (("search", "interact"), ("explore", "sight")):
        at_once = sum(token.kind in kinds and token.at_start for token in scenario.tokens.values())
        if at_once > MOST_TOKENS:
            yield Complaint("tokens", f"{at_once} {' and '.join(kinds)} tokens at the start; the box has {MOST_TOKENS}")


# -- effects -------------------------------------------------------------------------------------------------------


def _effects(scenario: Scenario) -> Iterator[Complaint]:
    for where, effects in _all_effects(scenario):
        yield from _check_block(scenario, where, effects, tuple(FORMS))


def _all_effects(scenario: Scenario) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    yield "setup", scenario.setup
    for key, happening in scenario.events.items():
        yield f"event {key}", happening.do
        for option, _, _, do, _ in happening.options:
            yield f"event {key}, option {option}", do
    for key, effects in scenario.milestone_effects.items():
        yield f"milestone {key}", effects
    for (clock, at), effects in scenario.stages.items():
        yield f"clock {clock} at {at}", effects


def _check_block(
    scenario: Scenario, where: str, effects: tuple[Effect, ...], allowed: tuple[str, ...]
) -> Iterator[Complaint]:
    for effect in effects:
        form = FORMS.get(effect.verb)
        if effect.verb in BELOW and effect.verb in allowed:
            yield from _check_words(scenario, where, effect, BELOW[effect.verb])
            yield from _check_block(scenario, where, effect.body, tuple(FORMS))
            continue
        if form is None or effect.verb not in allowed:
            known = allowed if effect.verb in FORMS or effect.verb in BELOW else FORMS
            yield Complaint(where, f"{effect.verb!r} cannot stand here", nearest(effect.verb, known), effect.line)
            continue
        yield from _check_words(scenario, where, effect, form.pattern)
        below = tuple(FORMS) if form.branches == ("*",) else form.branches
        if effect.body and not below:
            yield Complaint(where, f"nothing can stand below {effect.verb!r}", form.example, effect.line)
        yield from _check_block(scenario, where, effect.body, below)


def _check_words(scenario: Scenario, where: str, effect: Effect, pattern: str) -> Iterator[Complaint]:
    """Whether the names among the arguments are known; the shape is checked where a wrong one would do harm."""
    words = list(effect.args)
    first = pattern.replace("[", "").replace("]", "").split()
    if first and (not pattern.startswith("[") or "selector" in first) and not words:
        yield Complaint(where, f"{effect.verb!r} needs {pattern}", "", effect.line)
        return
    if "selector" in first:
        counted = "number" in first and isinstance(words[0], int)
        yield from _check_selector(where, effect, words[1:] if counted else words)
        return
    known = _known(scenario)
    needed = len(pattern.split("[")[0].split())
    for place, (kind, word) in enumerate(zip(first, words, strict=False)):
        kind = kind.removesuffix("...")
        names = known.get(kind)
        if names is not None and _plain(word) not in names and str(word) not in kind.split("|"):
            yield Complaint(where, f"there is no {kind} {word!r}", nearest(str(word), names), effect.line)
        if kind == "number" and place < needed and not isinstance(word, int):
            yield Complaint(where, f"after {effect.verb!r} comes a number, not {word!r}", "", effect.line)


def _plain(word: Word) -> str:
    return slug(str(word)) if isinstance(word, str) else str(word)


def _known(scenario: Scenario) -> dict[str, set[str]]:
    spaces = _spaces(scenario)
    return {
        "skill": set(SKILLS),
        "condition": set(CONDITIONS),
        "card": set(ITEMS),
        "space": spaces,
        "tile": {space.rpartition(".")[0] for space in spaces},
        "token": {*scenario.tokens, "token"},
        "person": {key for key, token in scenario.tokens.items() if token.kind == "person"},
        "monster": set(MONSTERS),
        "puzzle": set(scenario.puzzles),
        "milestone": set(scenario.milestones),
        "ending": set(scenario.endings),
        "grade": set(GRADES),
        "event": set(scenario.events),
        "clock": set(scenario.clocks),
    }


def _check_selector(where: str, effect: Effect, words: list[Word]) -> Iterator[Complaint]:
    left = [str(word) for word in words]
    while left:
        word = left.pop(0)
        if word not in words_known():
            yield Complaint(where, f"{word!r} selects nobody", nearest(word, words_known()), effect.line)
        elif word in ARGUMENTS and left:
            left.pop(0)
        elif word in ("most", "least", "highest", "lowest"):
            measure = left.pop(0) if left else ""
            if measure not in MEASURES:
                yield Complaint(where, f"{measure!r} cannot be measured", nearest(measure, MEASURES), effect.line)


# -- moments, milestones, endings ----------------------------------------------------------------------------------

MOMENTS = (
    "token", "enters", "round", "round-start", "mythos", "before-monsters", "clock", "defeated", "wounded", "insane",
    "eliminated", "milestone", "lost", "pool", "called",
)  # fmt: skip


def _moments(scenario: Scenario) -> Iterator[Complaint]:
    for key, happening in scenario.events.items():
        where = f"event {key}"
        when = [word for word in happening.plan.when if word != "action"]
        if len(when) != 1 or when[0] not in MOMENTS:
            yield Complaint(where, f"`when` names one of: {', '.join(MOMENTS)}")
            continue
        token = happening.plan.when.get("token")
        for one in () if token is None else [token] if isinstance(token, str) else token:
            if one not in scenario.tokens:
                yield Complaint(where, f"there is no token {one!r}", nearest(str(one), scenario.tokens))
        if when[0] in ("round-start", "mythos") and not happening.condition and not happening.plan.once:
            yield Complaint(
                where, "it happens in every round without saying so", "give it `if` or `limit`", grave=False
            )
        if re.search(r"\b(round|" + "|".join(map(re.escape, scenario.clocks)) + r") = ", happening.plan.if_ or ""):
            yield Complaint(where, "a round or clock is compared with `=`, and may be missed", "write `>=`")


def _milestones(scenario: Scenario) -> Iterator[Complaint]:
    reached = {
        str(effect.args[0])
        for _, effects in _all_effects(scenario)
        for effect in _walk(effects)
        if effect.verb == "reach" and effect.args
    }
    for key, milestone in scenario.milestones.items():
        where = f"milestone {key}"
        for other in (*milestone.needs, *milestone.of):
            if other not in scenario.milestones:
                yield Complaint(where, f"there is no milestone {other!r}", nearest(other, scenario.milestones))
        for way in milestone.ways:
            if way not in scenario.events:
                yield Complaint(where, f"there is no event {way!r}", nearest(way, scenario.events))
        if key not in reached and not milestone.of:
            yield Complaint(where, "nothing reaches it")
        if _needs_itself(scenario, key):
            yield Complaint(where, "it needs itself, by way of others")


def _walk(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _walk(effect.body)


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


def _endings(scenario: Scenario) -> Iterator[Complaint]:
    results = [ending.result for ending in scenario.endings.values()]
    if "win" not in results:
        yield Complaint("endings", "nobody can win")
    ended = {
        str(effect.args[0])
        for _, effects in _all_effects(scenario)
        for effect in _walk(effects)
        if effect.verb == "end" and effect.args
    }
    for key, condition in scenario.ending_conditions.items():
        if not condition and key not in ended and key not in BY_ITSELF:
            yield Complaint(f"ending {key}", "nothing leads to it", "give it `if`, or say `end` in an effect")


def readable(text: str) -> bool:
    """Whether effects can be read at all, for an editor that checks while one types."""
    try:
        read(text)
    except BadEffect:
        return False
    return True
