"""Shared by the tests of monsters: what the facts say of their activations, read as data."""

from __future__ import annotations

import re

from msgspec import Struct

SKILLS = {
    "str": "strength", "agi": "agility", "obs": "observation", "lore": "lore", "inf": "influence", "will": "will",
}  # fmt: skip
CONDITIONS = ("Dazed", "Restrained", "Cursed", "Poisoned")
TEXTS = {
    "cultist": """
        1 M2; here, least Damage: 2D/agi | M1. 2 M2; here, random: 2D/str | stay. 3 M1; here, most Clues: 2D/obs, if
        any clue-1 | M2. 4 M2 toward most Damage; here, most Damage: 2D/str, if any +Dazed | M1. 5 M2; here, each:
        1d/agi | M1. 6 M2; here, least Horror: 2H/will | M1. 7 M1; here, random: 1D/str and 1H/will | M2. 8 M2; here,
        most Items: 2D/agi, if any drop 1 Item | M1. 9 stay; range, most Horror: 2H/lore | M2. 10 M2 through; move,
        first: 2D/agi | stay. 11 M1; w2, random: 2h/will, if any +Cursed | M1. 12 M1; adj, near: 2D/str, if any away 1
        | M2.
    """,
    "deep-one": """
        1 M2; here, least Damage: 3D/str | M1. 2 M2; here, random: 3D/agi | M1. 3 M2; here, most Damage: 3D/str, if
        any +Restrained | stay. 4 M1; here, each: 2D/agi | M2. 5 M2; here, least Horror: 2D/str and 1H/will | M1. 6
        M3; here, near: 2D/agi | stay. 7 M2; here, random: 3D/str | stay. 8 M2; here, random: 3D/str, if any +Dazed |
        M2. 9 M1; here, most Clues: 3D/obs | M2. 10 M2; here, random: 3d/str, if any +Poisoned | M1. 11 M1; w2,
        random: 2D/agi, if any drawn 1 | M2. 12 M1; adj, near: 3D/agi | M2.
    """,
    "deep-one-hybrid": """
        1 M2; here, least Damage: 2D/str | M1. 2 M2; here, random: 3D/agi | M1. 3 M2; here, lowest influence: 1D/inf
        and 1H/inf | M1. 4 M1; here, each: 1d/str | M2. 5 M2; here, most Items: 2D/agi, if any drop 1 Item | M1. 6 M2;
        here, random: 2D/str, if any +Restrained | stay. 7 M2 toward most Clues; here, most Clues: 3D/obs | M1. 8 M2;
        here, least Horror: 2H/will, if any +Dazed | M1. 9 M2; here, random: 3d/agi | M1. 10 M3; here, near: 2D/agi |
        stay. 11 M1; w2, random: 2H/inf | M2. 12 M1; adj, near: 2D/agi | M2.
    """,
    "child-of-dagon": """
        1 M2; here, least Damage: 3D/agi | M1. 2 M2; here, random: 2D/str and 1H/will | M1. 3 M2; here, most Horror:
        3H/will | M1. 4 M1; here, each: 2D/str | M2. 5 M3; here, near: 2D/agi | stay. 6 M2; here, random: 3D/str | M1.
        7 M2; here, lowest will: 3H/will, if any +Dazed | M1. 8 M2; here, random: 3d/str, if any +Restrained | M1. 9
        M2; here, most Clues: 2D/lore, if any clue-1 | M2. 10 M1; here, random: 3D/agi, if any +Poisoned | M2. 11 M3
        through; move, each: 2D/agi | stay. 12 M1; adj, near: 2H/will and 1d/agi | M2.
    """,
    "priest-of-dagon": """
        1 M2; here, random: 3D/str | M1. 2 M1; here, most Horror: 3H/will | M2. 3 M2; here, each: 2D/agi | M1. 4 M2;
        here, least Damage: 3D/agi, if any +Cursed | stay. 5 M1; here, random: 2D/str and 1H/will | M2. 6 M2; here,
        most Clues: 3D/lore | M1. 7 M2; here, lowest lore: 3H/lore | M1. 8 stay; range, most Horror: 3H/will | M2. 9
        stay; range, each: 2H/will | M1. 10 M2 through; move, first: 3D/agi | stay. 11 M1; w2, random: 3D/will | M1.
        12 stay; adj, each: 2d/lore, heals 1 | M2.
    """,
    "ghost": """
        1 M2; here, random: 3H/will | M2. 2 M2; here, most Horror: 2H/will, if any +Cursed | M1. 3 M2; here, least
        Horror: 3H/will | M1. 4 M1; here, each: 2H/will | M2. 5 M2; here, random: 1d/will and 1H/will | M1. 6 M3;
        here, near: 2H/lore, if any away 1 | stay. 7 M2 through; move, each: 2H/will | M1. 8 M3 through; move, first:
        3h/will | stay. 9 M2 through; move, each: 2d/will | M1. 10 stay; range, most Horror: 2H/will | M2. 11 stay;
        range, each in Darkness: 2H/will | M2. 12 M1; adj, random: 2H/obs, if any Darkness | M2.
    """,
    "hunting-horror": """
        1 M2; range, near: 3D/agi | M3. 2 M3; range, random: 2D/agi and 1H/will | M2. 3 M1; range, least Damage:
        3D/str | M3. 4 M2; range, most Damage: 3D/agi | M3. 5 M2; range, most Horror: 3H/will | M2. 6 M3 toward far;
        range, far: 3D/agi | M2. 7 stay; range, each: 2D/agi | M3. 8 M2; range, random: 3D/str, if any drawn 1 | M3. 9
        M2; range, random outdoors: 3D/agi | M3. 10 M1; range, each: 2H/will | M3. 11 M2; range, most Clues: 3D/obs |
        M3. 12 M4 through; move, each: 2D/agi | stay.
    """,
    "riot": """
        1 M1; here, each: 2D/str | M2. 2 M2; here, random: 2D/str, if any +Restrained | M1. 3 M1; here, lowest
        influence: 2D/inf | M2. 4 stay; range, random: 2D/agi | M2. 5 stay; range, most Horror: 2H/inf | M2. 6 M2
        through; move, each: 2D/agi | stay. 7 M1 through; move, each: 2D/str, if any away 1 | M2. 8 M1; w2, each:
        2D/agi | M1. 9 M1; w2, random: 2D/agi | M2. 10 M1; w2, each: 2d/inf | M1. 11 stay; w2, most Items: 2D/str, if
        any drop 1 Item | M2. 12 M1; w2, each: 2H/will | M1.
    """,
    "star-spawn": """
        1 M2; here, each: 3D/agi | M1. 2 M2; here, random: 4D/str | M1. 3 M1; here, least Damage: 4D/agi | M2. 4 M2;
        here, most Damage: 3D/str and 1H/will | M1. 5 M1; here, each: 3H/will | M2. 6 M2; here, random: 5D/agi | stay.
        7 M2; here, most Horror: 4H/will | M1. 8 M2; here, random: 4D/str, if any away 2 | M1. 9 M1; here, each:
        2D/str and 2H/will | M2. 10 M2; here, near: 4D/str, if any +Restrained | M1. 11 M2 through; move, each: 3D/agi
        | stay. 12 M1; adj, each: 3D/agi | M2.
    """,
}
"""Section 16.8 of the facts: movement; reach, victim: what is suffered | movement if nobody is in reach."""


class Text(Struct, frozen=True):
    """An activation as the facts have it."""

    kind: str
    number: int
    """From 0 on."""
    spaces: int
    way: str
    """``through`` the spaces of its way, ``toward`` somebody, or nothing: toward the nearest."""
    reach: str
    victim: str
    suffers: tuple[tuple[int, str, str], ...]
    """How much of what (D faceup Damage, d facedown, H, h), and the skill that negates it."""
    more: str
    instead: int


def _spaces(text: str) -> int:
    return 0 if text == "stay" else int(text[1])


def _read(kind: str, number: int, text: str) -> Text:
    movement, _, rest = text.partition("; ")
    aim, _, effect = rest.partition(": ")
    reach, _, victim = aim.partition(", ")
    effect, _, instead = effect.partition(" | ")
    spaces, _, way = movement.partition(" ")
    suffers = tuple(
        (int(amount), what, SKILLS[skill]) for amount, what, skill in re.findall(r"(\d)([DdHh])/(\w+)", effect)
    )
    more = effect.partition(", ")[2].removeprefix("if any ")
    return Text(kind, number, _spaces(spaces), way, reach, victim, suffers, more, _spaces(instead))


def _all(kind: str, text: str) -> list[Text]:
    words = " ".join(text.split())
    parts = re.split(r"(?:^|\. )\d+ ", words.removesuffix("."))[1:]
    return [_read(kind, number, part) for number, part in enumerate(parts)]


ACTIVATIONS = [one for kind, text in TEXTS.items() for one in _all(kind, text)]
