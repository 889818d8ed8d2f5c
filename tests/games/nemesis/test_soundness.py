"""Every impossible state is named, whatever somebody has written into it."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.thorough import THOROUGH

from koszmar.games.nemesis.proof.positions import intruder, position
from koszmar.games.nemesis.proof.soundness import status
from koszmar.games.nemesis.state import Intruder, Item, Pod, State, Wound
from koszmar.kernel.scene import Setting


def aboard(enemy: str = "void-seeders") -> tuple[State, Setting]:
    """The Captain with things and a wound, and a Lurker or a Larva."""
    table = position(
        belongings=[["grenade", "egg"]], wounds=[["leg"]], unexplored=["05"], noise=["01/02"], closed=["02/06"],
        intruders=[("lurker" if enemy == "void-seeders" else "larva", "18")], enemy=enemy,
    )  # fmt: skip
    return deepcopy(table.state), table.match.setting


def swap(part: Any, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(part, name, value)


SPOILED: list[tuple[str, Callable[[State], Any]]] = [
    # there is no such thing
    ("2 players, but 1 characters", lambda state: state.characters.pop()),
    ("outcomes should have 2 entries", lambda state: state.outcomes.pop()),
    ("objectives_seen should have 2", lambda state: state.objectives_seen.append([])),
    ("engines should have 3", lambda state: state.engines.pop()),
    ("engines_seen should have 3", lambda state: state.engines_seen.pop()),
    ("weaknesses should have 3", lambda state: state.weaknesses.pop()),
    ("discovered should have 3", lambda state: state.discovered.append(True)),
    ("items should have entries", lambda state: state.items.pop("red")),
    ("discards should have entries", lambda state: state.discards.pop("panic")),
    ("crafted should have entries", lambda state: state.crafted.update(moon=1)),
    ("infected should have entries", lambda state: state.infected.pop("contamination-1")),
    ("seat 7 cannot have the turn", lambda state: swap(state.turn, seat=7)),
    ("seat 7 cannot be the first player", lambda state: swap(state, first=7)),
    ("other Rooms than the board", lambda state: state.rooms.pop("05")),
    ("no Room 'cellar' for 05", lambda state: swap(state.rooms["05"], tile="cellar")),
    ("no Exploration token 'slime-4'", lambda state: swap(state.rooms["05"], token="slime-4")),
    ("'grenade' cannot lie in 05", lambda state: state.rooms["05"].objects.append("grenade")),
    ("no 'queen' in a Room '18'", lambda state: swap(state.intruders[0], kind="queen")),
    ("no 'lurker' in a Room '99'", lambda state: swap(state.intruders[0], room="99")),
    ("no corridor '01/21'", lambda state: state.corridors.links.update({"01/21": "closed"})),
    ("no corridor '01/21'", lambda state: state.corridors.things.update({"01/21": ["noise"]})),
    ("no airlock in a Room '99'", lambda state: swap(state, airlock="99")),
    ("no space 'e' on the Destination track", lambda state: swap(state, destination="e")),
    ("unknown character 'cook'", lambda state: swap(state.characters[0], key="cook")),
    ("unknown Room '99'", lambda state: swap(state.characters[0], room="99")),
    ("unknown wound 'nose'", lambda state: state.characters[0].wounds.append(Wound("nose"))),
    ("unknown Item 'moon'", lambda state: state.characters[0].inventory.append(Item("moon"))),
    ("unknown Objectives: ['peace'", lambda state: state.characters[0].objectives.insert(0, "peace")),
    ("has kept Objective 2 of 2", lambda state: swap(state.characters[0], kept=2)),
    ("'food' is no red Item", lambda state: state.items["red"].cards.append("food")),
    ("'moon' is no green Item", lambda state: state.discards["green"].append("moon")),
    ("no Item 'moon'", lambda state: state.found.append("moon")),
    ("no Item 'moon'", lambda state: state.characters[0].hands[0].attached.append("moon")),
    ("no card 'contamination-99'", lambda state: state.characters[0].hand.append("contamination-99")),
    ("unknown Objectives among", lambda state: state.spare_objectives.append("peace")),
    # something was lost, or there is too much of it
    ("the ten cards of the captain", lambda state: state.characters[0].hand.pop()),
    ("the ten cards of the captain", lambda state: state.characters[0].hand.append("search")),
    ("26 Contamination cards", lambda state: state.contamination.cards.pop()),
    ("28 Contamination cards", lambda state: state.characters[0].hand.append("contamination-1")),
    ("other Serious Wounds", lambda state: state.serious.cards.pop()),
    ("5 grenade, not 4", lambda state: state.characters[0].inventory.append(Item("grenade"))),
    ("0 lure, not 2", lambda state: swap(state.items["red"], cards=[key for key in state.items["red"].cards
                                                                      if key != "lure"])),
    ("4 taser, not 3", lambda state: state.crafted.update(taser=4)),
    ("events deck is not whole", lambda state: state.events.cards.pop()),
    ("attacks deck is not whole", lambda state: state.discards["attacks"].append("scratch-4")),
    ("panic deck is not whole", lambda state: state.panic.cards.pop()),
    ("other Intruder tokens than in the box", lambda state: state.bag.remove("blank")),
    ("other Intruder tokens than in the box", lambda state: state.supply.append("seeder-4")),
    ("no Intruder token", lambda state: state.bag.append("queen-4")),
    ("other Exploration tokens", lambda state: swap(state.rooms["05"], token="")),
    ("other Weaknesses than in the box", lambda state: state.spare_weaknesses.pop()),
    ("an engine has other tokens", lambda state: swap(state, engines=[["working", "working"]] * 3)),
    ("other Coordinates cards", lambda state: swap(state, coordinates="9")),
    # nothing brings this about
    ("3 Light and 1 Serious", lambda state: swap(state.characters[0], light=3)),
    ("seat 0 has Insanity 6", lambda state: swap(state.characters[0], insanity=6)),
    ("seat 0 has Insanity 0", lambda state: swap(state.characters[0], insanity=0)),
    ("aboard, but nowhere", lambda state: swap(state.characters[0], room="")),
    ("launched, but stands in", lambda state: swap(state.characters[0], status="launched", room="05")),
    ("waits in Pod 9", lambda state: swap(state.characters[0], status="pod", pod=9)),
    ("Slime or a Larva", lambda state: swap(state.characters[0], larva=True)),
    ("holds grenade, which is not heavy", lambda state: state.characters[0].hands.append(
        state.characters[0].inventory.pop())),
    ("which is heavy or loaded", lambda state: state.characters[0].inventory.append(state.characters[0].hands.pop())),
    ("which is heavy or loaded", lambda state: swap(state.characters[0].inventory[0], ammo=1)),
    ("printed on the board", lambda state: swap(state.rooms["01"], tile="hibernatorium")),
    ("tile is there twice", lambda state: swap(state.rooms["05"], tile=state.rooms["02"].tile)),
    ("more Fire markers", lambda state: [swap(room, fire=True) for room in state.rooms.values()]),
    ("more Malfunction markers", lambda state: [swap(room, malfunction=True) for room in state.rooms.values()]),
    ("more Doors than", lambda state: state.corridors.links.update({"01/02": "ajar"})),
    ("the Time track shows 16", lambda state: swap(state, time=16)),
    ("two Escape Pods with one number", lambda state: state.pods.append(Pod(state.pods[0].number, "a"))),
    ("2 stalker miniatures", lambda state: state.intruders.extend(
        intruder("stalker", "05", number=number) for number in (1, 2))),
    ("1 Lairs on the ship and 3 destroyed", lambda state: [state.intruders.append(intruder("lair", "05")),
                                                           swap(state, lairs_destroyed=3)]),
    ("two Intruders with one id", lambda state: state.intruders.append(Intruder("lurker-1", "lurker", "05"))),
    ("more Event cards are known", lambda state: swap(state, events_bottom=[[0]] * 21)),
    ("more cards of an Item deck are known", lambda state: swap(state.items["red"], known=[0] * 99)),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "spoil"), SPOILED, ids=[f"{n} {reason}" for n, (reason, _) in enumerate(SPOILED)])
def test_what_is_impossible_is_named(reason: str, spoil: Callable[[State], Any]) -> None:
    state, setting = aboard()
    assert status(state, setting) == []
    spoil(state)
    assert any(reason in found for found in status(state, setting)), status(state, setting)


def test_what_only_one_enemy_has_is_impossible_with_the_other() -> None:
    state, setting = aboard("intruders")
    assert status(state, setting) == []
    state.characters[0].larva = True
    assert status(state, setting) == []
    state.intruders[0].kind = "lurker"
    assert status(state, setting) == ["there is no 'lurker' in a Room '18'"]


JUNK = st.sampled_from(
    ["", "moon", "05", "99", "egg", "corpse-7", "grenade", "contamination-1", "blank", "²", "-1", "🕯"]
)


@settings(max_examples=60 * THOROUGH)
@given(st.data())
def test_no_text_in_a_state_makes_the_check_stumble(data: st.DataObject) -> None:
    """Any words and numbers in any place: either the types refuse it or the check names what is wrong."""
    state, setting = aboard(data.draw(st.sampled_from(["void-seeders", "intruders"])))
    raw = msgspec.to_builtins(state)
    for _ in range(data.draw(st.integers(1, 4))):
        _spoil(raw, data)
    try:
        spoiled = msgspec.convert(raw, State)
    except msgspec.ValidationError:
        return
    assert isinstance(status(spoiled, setting), list)


def _spoil(raw: Any, data: st.DataObject) -> None:
    """Walk down to a leaf and put something else there."""
    while True:
        keys = list(raw) if isinstance(raw, dict) else list(range(len(raw)))
        key = data.draw(st.sampled_from(keys))
        inside = raw[key]
        if isinstance(inside, dict | list) and inside and data.draw(st.integers(0, 9)):
            raw = inside
            continue
        raw[key] = data.draw(JUNK) if isinstance(inside, str) else data.draw(st.integers(-2, 99))
        return
