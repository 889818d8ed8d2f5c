"""What the commands, the server and simulations need to know of our scenarios, those of others included."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from pathlib import Path

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Key
from koszmar.kernel.scenarios import (
    ACTIONS,
    SUFFERED,
    TRIED,
    Count,
    Files,
    Headline,
    Name,
    NotAScenario,
    Scenarios,
)
from koszmar.kernel.scene import Event, Setting
from koszmar.kernel.words import LANGUAGES

from ..board import room_of
from ..item_cards import ITEMS
from ..state import State
from ..tiles import SIDES
from .checking import complaints
from .editing import WORKSHOP
from .library import files_of, scenario, shipped, slug
from .migrating import migrated
from .reading import PLOT, read_plot, words_of
from .schema import schema, schema_text
from .texts import every_effect

TEMPLATE = Path(__file__).parent / "template"
LOCALE = Path(__file__).parents[1] / "locale"
SCHEMA = "scenario.schema.json"


def files_of_shipped(key: str) -> dict[str, bytes]:
    """A scenario that comes with the game, as a folder like those of others."""
    return {
        PLOT: (shipped()[key] / PLOT).read_bytes(),
        **{f"{lang}.ftl": _texts_of_shipped(key, lang).encode() for lang in LANGUAGES},
    }


@cache
def _texts_of_shipped(key: str, lang: str) -> str:
    """Its messages are among those of the game, each with the name of the scenario before its key."""
    prefix = f"scenario-{key}-"
    for path in sorted((LOCALE / lang).glob(f"*-{key}.ftl")):
        text = path.read_text(encoding="utf-8")
        found = re.findall(rf"^{prefix}(.+(?:\n(?: .*)?)*)", text, re.MULTILINE)
        return "".join(f"{one.rstrip()}\n" for one in found)
    return ""


def headline(files: Files) -> tuple[str, Headline]:
    """The key of a scenario, and what lists tell of it."""
    file = read_plot(files.get(PLOT, b"").decode(errors="replace"))[0]
    if file is None:
        raise NotAScenario(f"{PLOT} is missing, or cannot be read")
    header = file.scenario
    return header.key, Headline(header.title, header.players, header.minutes, header.difficulty, header.aim)


def start(key: str) -> dict[str, bytes]:
    """A small scenario that works and explains itself."""
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted(TEMPLATE.iterdir()) if path.is_file()}
    files[PLOT] = files[PLOT].replace('"my-scenario"', f'"{key}"')
    files[SCHEMA] = schema_text()
    return {name: text.encode() for name, text in files.items()}


# -- words -----------------------------------------------------------------------------------------------------------


def words(setting: Setting, lang: str) -> str:
    """The texts of a scenario that does not come with the game."""
    name = Name.read(setting.options.scenario)
    return _words(name.base, lang) if name is not None and name.version else ""


@lru_cache(maxsize=64)
def _words(base: str, lang: str) -> str:
    try:
        return words_of(base, files_of(base), lang)
    except BadSetting:  # it was there when the match began, and nobody can go on with it now
        return ""


# -- what is seen in matches -----------------------------------------------------------------------------------------


def parts(name: str) -> Mapping[str, list[str]]:
    """What a scenario is made of, by kind."""
    story = scenario(name)
    sides = sorted({slug(tile[0]) for layout in story.file.map.values() for tile in layout.every})
    return {
        "tile": sides,
        "room": [f"{side}.{room.key}" for side in sides for room in SIDES[side].rooms if not _is_water(side, room.key)],
        "token": list(story.tokens),
        "event": list(story.events),
        "option": [f"{key}/{option[0]}" for key, event in story.events.items() for option in event.options],
        "puzzle": list(story.puzzles),
        "milestone": list(story.milestones),
        "card": sorted(gifts(name)),
        "draw": [f"{key}={value}" for key, draw in story.file.draw.items() for value in draw.one_of],
        "ending": list(dict.fromkeys([*story.endings, "deadline", "eliminated"])),
    }


@lru_cache(maxsize=64)
def gifts(name: str) -> frozenset[str]:
    """The cards that a story hands out by name."""
    given = (str(one.args[0]) for one in every_effect(scenario(name)) if one.verb == "gain")
    return frozenset(key for key in given if key in ITEMS)


@cache
def _is_water(side: str, room: str) -> bool:
    spaces = SIDES[side].room_spaces(room)
    return all("water" in SIDES[side].tags[space] for space in spaces)


def seen(state: State, answer: Key | None) -> Mapping[str, Iterable[str]]:
    """What of its scenario a match has seen so far, by the same kinds."""
    plot = state.plot
    return {
        "tile": [tile.side for tile in state.tiles],
        "room": [room_of(one.space) for one in state.investigators if one.space],
        "token": [token.key for token in state.tokens],
        "event": plot.fired,
        "option": [str(answer[2])]
        if isinstance(answer, tuple) and len(answer) == 3 and answer[0] in _AT_TOKENS
        else (),
        "puzzle": [key for key, puzzle in state.puzzles.items() if puzzle.solved],
        "milestone": plot.milestones,
        "card": gifts(plot.scenario) & {card.key for one in state.investigators for card in one.possessions},
        "draw": [f"{key}={value}" for key, value in plot.draws.items()],
        "ending": [state.over] if state.over else (),
    }


_AT_TOKENS = ("token", "look")


STORY = "story"
"""Where no rule is the cause, the story is."""
CAUSES = (
    "attack", "evade", "horror-check", "event", "fire", "spell", "injury", "condition", "card", "ability", "trade",
    "search", "interact", "explore", "sight",
)  # fmt: skip
"""What brings Damage and Horror, as reports name it."""


def told(event: Event) -> Iterator[Count]:
    """Cards suffered, by what brought them; puzzles that somebody attempts."""
    if event.kind == "suffers":
        cause = event.args["cause"]
        yield SUFFERED, cause if cause in CAUSES else STORY, event.args["amount"]
    elif event.kind == "puzzle":
        yield TRIED, event.args["puzzle"].partition("/")[0], 1


def answered(state: State, answer: Key) -> Iterator[Count]:
    """Actions that were performed in a turn, and those that were left when it ended."""
    from ..turn import END

    if state.phase == "turn" and answer == END:
        yield ACTIONS, "unused", int(state.turn.actions)
        yield ACTIONS, "used", int(state.turn.performed)


def shipped_folders() -> Mapping[str, Callable[[], Files]]:
    """Those that come with the game, as folders."""
    return {key: partial(files_of_shipped, key) for key in shipped()}


SCENARIOS = Scenarios(
    option="scenario",
    shipped=shipped_folders,
    check=complaints,
    headline=headline,
    start=start,
    schema=schema,
    migrate=migrated,
    parts=parts,
    seen=seen,
    round=lambda state: int(state.round),
    aim=lambda name: scenario(name).file.scenario.aim,
    told=told,
    answered=answered,
    workshop=WORKSHOP,
)
