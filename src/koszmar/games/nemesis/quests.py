"""Quest Items: inactive at first, activated by meeting their condition."""

from __future__ import annotations

from msgspec import Struct

from koszmar.kernel.flow import NOTHING, Flow

from .belongings import attach, belongings, find, gain, use_up
from .state import Scene


class Quest(Struct, frozen=True):
    """The condition on the horizontal side of a Quest Item: be in a Room, or discard one of some Items."""

    room: str = ""
    discard: tuple[str, ...] = ()
    attach: str = ""
    """The Item in a hand to which it is attached at once (item.attached)."""


QUESTS: dict[str, Quest] = {}
"""By the key of the Item; filled by ``characters``."""


def can_activate(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Quest Items that can be activated now, and how: in the Room, or by discarding an Item.

    (quest.activation-cost, action.combat-no-quest, quest.inactive)
    """
    character = scene.state.characters[seat]
    room = scene.state.rooms[character.room]
    in_hands = [item.key for item in character.hands]
    found: list[tuple[str, str]] = []
    for key in character.quests:
        quest = QUESTS[key]
        if quest.attach and quest.attach not in in_hands:
            continue
        if quest.room:
            if room.tile == quest.room and room.explored and not room.malfunction:
                found.append((key, quest.room))
        else:
            mine = [item.key for item in belongings(character)]
            found += [(key, item) for item in quest.discard if item in mine]
    return found


def activate(scene: Scene, seat: int, key: str, how: str) -> Flow[None]:
    """Turn a Quest Item to its vertical side: from now on it is an Item like any other (quest.activate)."""
    character = scene.state.characters[seat]
    if how in QUESTS[key].discard:
        item = find(character, how)
        assert item is not None
        use_up(scene, seat, item)
        scene.tell("component", seat=seat, item=how)
    character.quests.remove(key)
    scene.tell("activated", seat=seat, item=key)
    host = next((item for item in character.hands if item.key == QUESTS[key].attach), None)
    if host is not None:
        attach(scene, seat, key, host)
        return NOTHING
    return gain(scene, seat, key)
