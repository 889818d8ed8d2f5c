"""What things are called: investigators, rooms, spaces, monsters, cards, texts of the scenario, puzzles."""

from __future__ import annotations

from functools import cache, lru_cache

from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.view import Message

from ..bestiary import MONSTERS, own_of
from ..board import tile_of
from ..condition_cards import CONDITIONS
from ..in_force import kind_of
from ..injury_cards import INJURIES
from ..investigators import INVESTIGATORS
from ..puzzles import plan_of
from ..scenario.filling import SOMEONE, SOMEWHERE, VERBS, amount_of, message_of
from ..scenario.library import Scenario, label, scenario
from ..spells import BACKS
from ..state import Monster, Scene, Space, State, Who
from ..tiles import SIDES


def who_name(state: State, who: Who) -> Message:
    """An investigator, or the player's number before one is chosen."""
    if who >= len(state.investigators) or not state.investigators[who].key:
        return Message("seat", {"number": who + 1})
    return _investigator(state.investigators[who].key)


@cache
def _investigator(key: str) -> Message:
    return Message(f"investigator-{key}")


@cache
def room_name(space: Space) -> Message:
    """The room of a space: of a side with a single room the name of the side, which no other has."""
    side, _, letter = space.rpartition(".")
    rooms = SIDES[side].rooms
    return Message(f"tile-{side}") if len(rooms) == 1 else Message(f"room-{SIDES[side].room(letter).key}")


@cache
def space_title(space: Space) -> Message:
    """A space of a tile: its room, and a letter where the room has several."""
    side, _, letter = space.rpartition(".")
    if len(SIDES[side].room(letter).spaces) == 1:
        return room_name(space)
    return Message("space", {"room": room_name(space), "letter": letter.upper()})


def space_name(state: State, space: Space) -> Message:
    """A space of the board; nowhere, if there is none."""
    return space_title(space) if tile_of(space) in SIDES else Message("nowhere")


def monster_name(scene: Scene, key: str) -> Message:
    """A monster by id: what the scenario calls it, or its kind with a number where there may be several."""
    found = next((one for one in scene.state.monsters if one.id == key), None)
    if found is None or not found.name:
        return _monster(key)
    name = story(scene, f"monster-{found.name}")
    if own_of(scene, found) is None or MONSTERS[found.kind].figures == 1:
        return name
    return Message("monster-numbered", {"monster": name, "number": int(key.rpartition("-")[2])})


def monster_text(scene: Scene, monster: Monster) -> Message:
    """What the drawer tells of a monster."""
    own = own_of(scene, monster)
    return story(scene, own.text) if own is not None else _monster_text(monster.kind)


@cache
def _monster_text(kind: str) -> Message:
    return Message(f"monster-{kind}.text")


@cache
def _monster(key: str) -> Message:
    kind, _, number = key.rpartition("-")
    name = Message(f"monster-{kind}")
    if MONSTERS[kind].figures == 1:
        return name
    return Message("monster-numbered", {"monster": name, "number": int(number)})


@cache
def card_name(key: str) -> Message:
    """A possession, an injury or a Condition by its front; ``axe/back`` is the other side of an Axe."""
    face = key.removeprefix(UNKNOWN)
    kind = kind_of(face.partition("/")[0])
    if kind in BACKS:
        return Message(f"spell-{kind}")
    if kind in INJURIES:
        return Message(f"injury-{kind}")
    if kind in CONDITIONS:
        return Message(f"condition-{kind}")
    if kind in INVESTIGATORS:
        return Message(f"investigator-{kind}.ability")
    return Message(f"item-{kind}-back" if face.endswith("/back") else f"item-{kind}")


@cache
def card_text(key: str) -> Message:
    """What stands on a possession, an injury or a Condition."""
    return Message(f"{card_name(key).id}.text")


@cache
def back_text(kind: str, number: int) -> Message:
    """The back of a copy of a Spell or of a double-sided Condition; 0: it was not read."""
    if not number:
        return Message("back-unread")
    return Message(f"{'spell' if kind in BACKS else 'condition'}-{kind}.back{number}")


def story(scene: Scene, text: str) -> Message:
    """A text of the scenario that is being played."""
    return _story(scene.state.plot.scenario, text, len(scene.state.investigators))


@lru_cache(maxsize=8192)
def _story(name: str, line: str, investigators: int) -> Message:
    text, _, told = line.partition("?")
    story = scenario(name)
    now = dict(one.partition("=")[::2] for one in told.split("&") if one)
    said = {one: _filled(story, name, text, one, now, investigators) for one in story.fills.get(text, ())}
    return Message(f"scenario-{label(name)}-{text}", said)


def _filled(story: Scenario, name: str, text: str, what: str, now: dict[str, str], investigators: int) -> Message | int:
    """What stands in a text: a name, or a number (``filling``)."""
    if what in VERBS:
        return amount_of(story, text, what, investigators)
    if found := message_of(story, what):
        kind, _, key = found[0].partition("-")
        return Message(f"scenario-{label(name)}-{found[0]}") if found[1] else Message(f"{kind}-{key}")
    value = now.get(what, "")
    if what == SOMEONE:
        if value.isdecimal():
            return Message("seat", {"number": int(value)})
        return _investigator(value) if value else Message("someone")
    if what == SOMEWHERE:
        return room_name(value) if value else Message("this-place")
    return int(value or 0)


def puzzle_name(scene: Scene, key: str) -> Message:
    """A puzzle by its kind: a picture, a lock, a code."""
    return Message(f"puzzle-{plan_of(scene, key).kind}")
