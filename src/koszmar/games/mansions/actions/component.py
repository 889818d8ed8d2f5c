"""Component actions: of cards, of the investigator's ability, of injuries and Conditions (Component Actions).

(component-action.owner-only, component-action.app-possession, component-action.app-cost, damage.keep-faceup)
"""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import carry_out

from .. import ending
from ..effects.context import Context
from ..harm import lose_condition
from ..in_force import face_of, has_condition, kind_of
from ..injury_cards import INJURIES
from ..insanity import circle_is_closed
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..possessions import flip, holds
from ..scenario.happenings import happen
from ..skills import test
from ..state import Card, Injury, Investigator, Scene, Who
from .around import RESTRAINED, Around, Thing, has_and_is


def _offers(scene: Scene, who: Who, word: str, *, free: bool) -> list[Key]:
    """(word, card, action, …) for whatever an investigator's cards offer (component-action.owner-only)."""
    found: list[Key] = []
    for card in scene.state.investigators[who].possessions:
        item = ITEMS.get(face_of(card))
        for action in item.actions if item is not None else ():
            if action.free == free and not (action.per_round and card.used):
                for rest in action.options(scene, who, card):
                    found.append((word, kind_of(card.key), action.key, *(rest if isinstance(rest, tuple) else (rest,))))
    return found


def card_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """Actions on cards, and what an Insane card allows."""
    found = _offers(scene, who, "card", free=False)
    if here.there & Thing.CIRCLE and circle_is_closed(scene, who):
        found.append(("card", "insane", "reveal"))
    return found


def free_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """What may be done with cards without an action."""
    return _offers(scene, who, "play", free=True)


def use_card(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Use a card (component-action.app-possession, component-action.app-cost)."""
    _, key, what, *rest = choice
    if key == "insane":
        ending.by_card(scene, who, "circle-of-fire")
    held = scene.state.investigators[who].possessions
    card = next((card for card in held if kind_of(card.key) == key), None)
    item = ITEMS.get(face_of(card)) if card is not None else None
    action = next((one for one in item.actions if one.key == what), None) if item is not None else None
    if card is None or action is None:  # lost, or turned over, by the evade check before the action
        ctx.wasted = True
        return
    card.used = card.used or action.per_round
    scene.tell("uses", who=who, card=key)
    picked: Key = rest[0] if len(rest) == 1 else tuple(rest)
    yield from scene.because(f"card-{key}", carry_out(action.perform(scene, who, card, picked)))
    yield from happen(scene, "used", who=who, value=key)


# -- abilities -----------------------------------------------------------------------------------------------------


def _ability(scene: Scene, who: Who, word: str, *, action: bool) -> list[Key]:
    one = scene.state.investigators[who]
    card = INVESTIGATORS[one.key]
    if card.options is None or card.action != action or one.ability_used:
        return []
    return [(word, *(rest if isinstance(rest, tuple) else (rest,))) for rest in card.options(scene, who)]


def ability_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("ability", …): an ability that costs an action (investigator.ability)."""
    return _ability(scene, who, "ability", action=True)


def free_ability_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("use", …): an ability that costs none."""
    return _ability(scene, who, "use", action=False)


def use_ability(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Use the ability, once a round."""
    one = scene.state.investigators[who]
    card = INVESTIGATORS[one.key]
    assert card.perform is not None
    one.ability_used = True
    scene.tell("ability", who=who)
    rest = choice[1:]
    picked: Key = rest[0] if len(rest) == 1 else tuple(rest)
    yield from carry_out(card.perform(scene, who, picked))


# -- getting rid of injuries and Conditions ------------------------------------------------------------------------


def recover_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("recover", whose, what, skill): injuries with a way out, the Restrained, and what holds somebody fast."""
    found: list[Key] = []
    for whose in (who, *here.company):
        one = scene.state.investigators[whose]
        if not (here.there if whose == who else has_and_is(one)) & Thing.WAY_OUT:
            continue
        for key in dict.fromkeys([kind_of(injury.key) for injury in (*one.damage, *one.horror) if injury.up]):
            way = INJURIES[key].way_out
            if way is not None and (way.by == "anyone" or (way.by == "self") == (whose == who)):
                found.append(("recover", whose, key, way.skill))
        if one.conditions and has_condition(scene, whose, RESTRAINED):
            found += [("recover", whose, RESTRAINED, skill) for skill in ("strength", "agility")]
        for card in one.possessions:
            if not card.up and (item := ITEMS.get(face_of(card))) is not None and item.way_out is not None:
                found.append(("recover", whose, kind_of(card.key), item.way_out.skill))
    return found


def recover(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Test; passed: the card is turned facedown, the Condition discarded, the Item flipped."""
    _, whose, what, skill = choice
    if what == RESTRAINED:
        if (yield from test(scene, who, str(skill), difficulty=2, why="recover")) >= 2:
            lose_condition(scene, int(whose), RESTRAINED)
        return
    if what in ITEMS:
        yield from _unfasten(scene, who, int(whose), str(what))
        return
    way = INJURIES[str(what)].way_out
    assert way is not None
    if (yield from test(scene, who, way.skill, difficulty=way.difficulty, why="recover")) >= way.difficulty:
        injury = _injury(scene.state.investigators[int(whose)], str(what))
        injury.up = False
        scene.tell("turned-down", who=whose, card=what)


def _unfasten(scene: Scene, who: Who, whose: Who, key: str) -> Flow[None]:
    card = holds(scene.state.investigators[whose], key)
    assert card is not None
    way = ITEMS[face_of(card)].way_out
    assert way is not None
    if (yield from test(scene, who, way.skill, difficulty=way.difficulty, why="recover")) >= way.difficulty:
        flip(scene, whose, card)


def _injury(one: Investigator, key: str) -> Injury:
    return next(injury for injury in (*one.damage, *one.horror) if injury.up and kind_of(injury.key) == key)


def is_usable(card: Card) -> bool:
    """Whether a card shows a side with a text."""
    return face_of(card) in ITEMS
