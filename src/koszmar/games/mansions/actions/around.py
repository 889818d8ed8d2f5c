"""What there is around an investigator, looked at once for all actions: an action is asked what it offers only where
something is there that it needs, and most often there is not."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from .. import moments
from ..features import LIGHT
from ..in_force import face_of, kind_of
from ..injury_cards import INJURIES
from ..insanity import CIRCLE
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..moving import enterable
from ..possessions import FASTENED
from ..state import Card, Investigator, Scene, Space, Who


class Thing:
    """Kinds of things that an action may need, each a bit: plain numbers, for they are joined for every question."""

    LOOSE, LIGHT, ACTION, FREE_ACTION = 1 << 0, 1 << 1, 1 << 2, 1 << 3
    """Cards that can be handed over, that give light, that have an action, or something that costs none."""
    ABILITY, FREE_ABILITY = 1 << 4, 1 << 5
    WAY_OUT = 1 << 6
    """Something that one can get rid of."""
    BAR = 1 << 7
    """Something that forbids something."""
    STUN, CIRCLE = 1 << 8, 1 << 9
    """Certain Conditions."""
    COMPANY, LYING, TOKEN = 1 << 10, 1 << 11, 1 << 12
    """In the space: others, cards on the floor, tokens."""
    SIGHT, MONSTER, FIRE, BARRICADE = 1 << 13, 1 << 14, 1 << 15, 1 << 16
    """On the board."""


STUNNED, RESTRAINED = "stunned", "restrained"


class Around(Struct, gc=False):
    """What an investigator has around him."""

    there: int
    """The kinds of things that are there."""
    company: list[Who]
    """The other investigators in the space."""
    _near: tuple[Space, ...] | None = None

    def near(self, scene: Scene, who: Who) -> tuple[Space, ...]:
        """Where one step leads."""
        if self._near is None:
            self._near = enterable(scene, scene.state.investigators[who].space)
        return self._near


def look_around(scene: Scene, who: Who) -> Around:
    """What there is, of all that actions may need, for an investigator on the board."""
    state = scene.state
    one = state.investigators[who]
    space = one.space
    there = has_and_is(one)
    for token in state.tokens:
        if token.at == space or token.beyond == space:
            there |= Thing.TOKEN
        elif token.kind == "sight":
            there |= Thing.SIGHT
    company = beside_me(scene, who)
    if company:
        there |= Thing.COMPANY
    if space in state.dropped:
        there |= Thing.LYING
    if state.monsters:
        there |= Thing.MONSTER
    if state.fire:
        there |= Thing.FIRE
    if state.barricades:
        there |= Thing.BARRICADE
    return Around(there, company)


def has_and_is(one: Investigator) -> int:
    """What there is before an investigator."""
    there = 0 if one.ability_used else ABILITIES[one.key]
    for card in one.possessions:
        there |= FRONTS[card.key] if card.up else BACKS[card.key]
    for card in one.conditions:
        there |= CONDITIONS[card.key]
    for injuries in (one.damage, one.horror):
        for injury in injuries:
            if injury.up:
                there |= FACEUP[injury.key]
    return there


def beside_me(scene: Scene, who: Who) -> list[Who]:
    """The other investigators in the space (steal.target)."""
    people = scene.state.investigators
    space = people[who].space
    if not space:
        return []
    return [other for other, one in enumerate(people) if one.space == space and other != who and not one.out]


# -- what single cards are good for --------------------------------------------------------------------------------


class Table(dict[str, int]):
    """What things are good for, by key: worked out when one is first looked up, and a plain dictionary from then on."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[str], int]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: str) -> int:
        found = self[key] = self._work_out(key)
        return found


def _ability(key: str) -> int:
    card = INVESTIGATORS[key]
    return 0 if card.options is None else Thing.ABILITY if card.action else Thing.FREE_ABILITY


def _face(face: str) -> int:
    item = ITEMS.get(face)
    found = _bar(face)
    if item is None:
        return found | Thing.LOOSE
    for kind, is_so in (
        (Thing.LOOSE, FASTENED not in item.traits),
        (Thing.LIGHT, LIGHT in item.traits),
        (Thing.ACTION, any(not action.free for action in item.actions)),
        (Thing.FREE_ACTION, any(action.free for action in item.actions)),
        (Thing.WAY_OUT, item.way_out is not None),
    ):
        found |= kind if is_so else 0
    return found


def _condition(key: str) -> int:
    kind = kind_of(key)
    found = {STUNNED: Thing.STUN, RESTRAINED: Thing.WAY_OUT}.get(kind, 0)
    return found | _bar(kind) | (Thing.CIRCLE if key == CIRCLE else 0)


def _injury(key: str) -> int:
    kind = kind_of(key)
    return _bar(kind) | (Thing.WAY_OUT if INJURIES[kind].way_out is not None else 0)


def _bar(kind: str) -> int:
    return Thing.BAR if kind in moments.cannot.answers else 0


ABILITIES = Table(_ability)
FRONTS = Table(lambda key: _face(face_of(Card(key))))
BACKS = Table(lambda key: _face(face_of(Card(key, up=False))))
CONDITIONS = Table(_condition)
FACEUP = Table(_injury)
