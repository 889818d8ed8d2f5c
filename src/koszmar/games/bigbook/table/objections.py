"""Why an action is not legal now: the reason in words, and the rule behind it. Worked out only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Reason

from ..actions import ABILITY, actions_that_exist, break_cost, would_do_something
from ..cards import ELEMENT, ELEMENTS, VALUE
from ..magicians import MAGICIANS
from ..payment import Cost, Purse, affordable, bendable, symbols
from ..setup import short_of
from ..spell_cards import SPELLS
from ..state import PLACES, Scene
from .phrases import phrase


def actions(scene: Scene, decision: Decision) -> Iterable[Key]:
    """Everything that a player might want to answer, legal or not."""
    if decision.prompt in ("action", "granted-action"):
        ability = MAGICIANS[scene.state.magicians[decision.seat].sheet].ability
        return [*actions_that_exist(scene, decision.seat), *([ABILITY] if ability else [])]
    if decision.prompt == "choose-magician":
        return list(MAGICIANS)
    if decision.prompt == "multiplier":
        return list(range(1, 10))
    if decision.prompt == "discard-to-hand-size":
        return [*decision.options, f"hand-{decision.seat}/madness"]
    return list(decision.options)


def why_not(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    """The objection to an option that exists in the game but is not offered."""
    if decision.prompt == "choose-magician":
        return _why_not_magician(scene, str(key))
    if decision.prompt == "multiplier" and isinstance(key, int):
        if key > scene.parameters.greatest_multiplier:
            return _because(
                scene, "why-multiplier-limit", "spell.multiply-max", most=scene.parameters.greatest_multiplier
            )
        card = SPELLS[decision.args["spell"]]
        return _too_dear(scene, decision, {card.element: card.level * key}, "spell.multiply")
    if decision.prompt == "discard-to-hand-size":
        return _because(scene, "why-madness-stays", "recuperation.no-madness-discard")
    return _why_not_action(scene, decision, key)


def _why_not_action(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    seat, parameters = decision.seat, scene.parameters
    match key:
        case ("activate", str(spell)):
            return _why_not_spell(scene, decision, spell)
        case ("learn", str(spell)):
            return _too_dear(scene, decision, {SPELLS[spell].element: parameters.learn_cost}, "learn.cost")
        case ("acquire", str(card)):
            if not scene.state.supply[card]:
                return _because(scene, "why-stack-empty", "acquire.must-be-available", card=card)
            element, value = ELEMENT[card], VALUE[card]
            return _too_dear(scene, decision, {element: parameters.acquire_cost[value]}, f"acquire.cost-value-{value}")
        case ("break", str(place)):
            curse = scene.state.track[PLACES.index(place)]
            assert curse is not None
            if curse.blocked_in is not None:
                return _because(scene, "why-curse-blocked", "block.curse-inert")
            rule = "break.multi-element-cost" if curse.kind == "multi" else "break.single-element-cost"
            return _too_dear(scene, decision, break_cost(parameters, curse), rule)
        case ("cure", str(), int()):
            return _because(scene, "why-cure-cost", "cure.cost", needed=parameters.cure_cost)
        case "ability":
            return _why_not_ability(scene, seat, decision)
    return None


def _why_not_spell(scene: Scene, decision: Decision, key: str) -> Reason | None:
    seat = decision.seat
    spell = next(spell for spell in scene.state.magicians[seat].spells if spell.key == key)
    card = SPELLS[key]
    if spell.blocked:
        return _because(scene, "why-spell-blocked", "block.spell-cannot-activate", spell=key)
    if spell.resolving:
        return _because(scene, "why-spell-resolving", "spell.in-resolution-locked", spell=key)
    if spell.exhausted:
        return _because(scene, "why-spell-exhausted", "spell.exhausted-locked", spell=key)
    dear = _too_dear(scene, decision, {card.element: card.level}, "spell.level-is-cost")
    if dear is None and scene.rulings.fizzle == "refused" and not would_do_something(scene, _purse(decision), spell):
        return _because(scene, "why-spell-useless", "spell.no-effect-allowed", spell=key)
    return dear


def _why_not_ability(scene: Scene, seat: int, decision: Decision) -> Reason | None:
    if decision.prompt == "granted-action":
        return _because(scene, "why-ability-own-turn", "granted.own-turn-abilities")
    if scene.state.magicians[seat].ability_used:
        return _because(scene, "why-ability-used", "magician.ability-once-per-turn")
    return _because(scene, "why-ability-nothing", "effect.impossible-ignored")


def _why_not_magician(scene: Scene, sheet: str) -> Reason | None:
    taken = [magician.sheet for magician in scene.state.magicians if magician.sheet]
    if sheet in taken:
        return _because(scene, "why-magician-taken", "setup.magician-unique", sheet=sheet)
    missing = short_of((*taken, sheet), scene.options, scene.parameters) or ELEMENTS
    return _because(scene, "why-nightmare-short", "variant.nightmare-shortage", element=missing[0])


def _too_dear(scene: Scene, decision: Decision, cost: Cost, rule: str) -> Reason | None:
    """The first Element that is short: what is needed, what is there in the purse that pays."""
    purse = _purse(decision)
    total = symbols(scene, purse)
    if affordable(cost, total, bendable(scene, purse)):
        return None
    short = next(element for element in ELEMENTS if total[element] < cost.get(element, 0))
    return _because(scene, "why-too-dear", rule, element=short, needed=cost[short], there=total[short])


def _purse(decision: Decision) -> Purse:
    """What pays for the action that is asked about."""
    return decision.args.get("purse") or Purse(decision.seat, own_turn=True)


def _because(scene: Scene, message: str, rule: str, **args: object) -> Reason:
    return Reason(phrase(scene.state, message, args), rule)
