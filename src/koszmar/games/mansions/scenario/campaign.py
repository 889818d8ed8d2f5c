"""Campaigns: what one scenario leaves to the next, as a line that people can keep, and what the next makes of it.

A scenario says in its header what it ``exports``: facts, milestones, ``possessions``, ``insane``. When it ends, the app
tells a line with all of that. Whoever lays the next part gives that line (option ``campaign``); what its header
``imports`` is taken over, and whatever the line does not say has its default.

>>> line = Line("the-mill", {"saved": 3}, {"hanna-voss": ["axe"]}, ["hanna-voss"])
>>> written(line)
'the-mill saved=3 hanna-voss:axe hanna-voss:insane'
>>> read_line(written(line)) == line
True
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow

from .. import harm
from ..condition_cards import INSANE
from ..in_force import has_condition, kind_of
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..possessions import gain
from ..state import Scene
from .happenings import plan
from .model import Header

LONGEST = 1000
"""Characters of a line."""
POSSESSIONS = "possessions"
WHOLE = (POSSESSIONS, INSANE)
"""What is no single fact: kept possessions, and who is Insane."""
_WORD = re.compile(r"([a-z0-9][a-z0-9-]{0,39})(?:=(-?\d{1,3})|:([a-z0-9][a-z0-9-]{0,59}))")


class Line(Struct):
    """What a scenario leaves behind."""

    scenario: str
    facts: dict[str, int]
    possessions: dict[str, list[str]]
    """By investigator."""
    insane: list[str]


def written(line: Line) -> str:
    """A line as text."""
    kept = [f"{who}:{card}" for who, cards in line.possessions.items() for card in cards]
    return " ".join(
        [
            line.scenario,
            *(f"{name}={value}" for name, value in line.facts.items()),
            *kept,
            *(f"{who}:{INSANE}" for who in line.insane),
        ]
    )


def read_line(text: str) -> Line:
    """A line from text; ``BadSetting`` says what is wrong with it."""
    key, *words = text.split() or [""]
    if len(text) > LONGEST or not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", key):
        raise BadSetting("a campaign is the line that the app told at the end of the last part")
    line = Line(key, {}, {}, [])
    for word in words:
        found = _WORD.fullmatch(word)
        if found is None:
            raise BadSetting(f"{word[:60]!r} makes no sense in the line of a campaign")
        name, number, thing = found.groups()
        if number is not None:
            line.facts[name] = int(number)
        elif name not in INVESTIGATORS:
            raise BadSetting(f"there is no investigator {name!r}")
        elif thing == INSANE:
            line.insane.append(name)
        elif thing in ITEMS and "/" not in thing:
            line.possessions.setdefault(name, []).append(thing)
        else:
            raise BadSetting(f"there is no card {thing!r}")
    return line


def defaults_of(imports: Iterable[str]) -> dict[str, int]:
    """The facts that a scenario takes over, each with what it is if nobody says.

    >>> defaults_of(["saved = 2", "insane", "door"])
    {'saved': 2, 'door': 0}
    """
    found: dict[str, int] = {}
    for wish in imports:
        name, _, value = (part.strip() for part in wish.partition("="))
        if name not in WHOLE:
            found[name] = int(value) if re.fullmatch(r"-?\d{1,2}", value) else 0
    return found


def check_line(text: str, header: Header) -> None:
    """Refuse a line that the scenario can do nothing with."""
    line = read_line(text)
    if not header.imports:
        raise BadSetting(f"{header.key} takes nothing over from another scenario")
    if header.after and line.scenario != header.after:
        raise BadSetting(f"{header.key} follows {header.after}, and the line comes from {line.scenario}")


# -- at the table ----------------------------------------------------------------------------------------------------


def take_facts_over(scene: Scene) -> None:
    """The facts of the last part, or their defaults, before anything happens."""
    header = plan(scene).file.scenario
    line = read_line(scene.options.campaign) if scene.options.campaign else None
    for name, default in defaults_of(header.imports).items():
        scene.state.plot.facts[name] = line.facts.get(name, default) if line is not None else default


def take_cards_over(scene: Scene) -> Flow[None]:
    """Investigators of the last part begin with what they had, and Insane if they were."""
    header = plan(scene).file.scenario
    if not scene.options.campaign:
        return
    line = read_line(scene.options.campaign)
    for who, one in enumerate(scene.state.investigators):
        for card in line.possessions.get(one.key, ()) if POSSESSIONS in header.imports else ():
            yield from gain(scene, who, card)
        if INSANE in header.imports and one.key in line.insane:
            harm.take_insane(scene, who)


def left_behind(scene: Scene) -> str:
    """What this match leaves to the next part, as a line; empty if the scenario leaves nothing."""
    state, file = scene.state, plan(scene).file
    exports = file.scenario.exports
    if not exports:
        return ""
    plot, known = state.plot, {one.key for one in file.milestone}
    facts = {name: int(name in plot.milestones) if name in known else plot.facts.get(name, 0)
             for name in exports if name not in WHOLE}  # fmt: skip
    kept: dict[str, list[str]] = {}
    mad: list[str] = []
    for who, one in enumerate(state.investigators):
        if POSSESSIONS in exports and not one.out:
            kept[one.key] = [kind_of(card.key) for card in one.possessions]
        if INSANE in exports and has_condition(scene, who, INSANE):
            mad.append(one.key)
    return written(Line(file.scenario.key, facts, kept, mad))
