"""Why something is not legal now: the reason in words, and the rule behind it. Worked out only when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Reason

from ..actions.around import STUNNED, beside_me
from ..actions.tokens import in_reach
from ..board import board as laid_board
from ..board import is_placed, within_range
from ..features import has_light
from ..in_force import face_of, has_condition, kind_of
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..moving import enterable
from ..scenario.happenings import plan
from ..skills import is_barred
from ..state import Scene, Who
from .choices import who_acts
from .names import story, who_name
from .phrases import phrase

UNARMED = "unarmed"


def actions(scene: Scene, decision: Decision) -> Iterable[Key]:
    """Everything that a player might want to answer, legal or not."""
    further: list[Key] = []
    match decision.prompt:
        case "act":
            further = list(_actions(scene, who_acts(decision)))
        case "choose-investigator":
            further = list(INVESTIGATORS)
        case "dice" | "puzzle":
            further = ["clue"]
    return list(dict.fromkeys([*decision.options, *further]))


def why_not(scene: Scene, decision: Decision, key: Key) -> Reason | None:
    """The objection to an option that exists in the game but is not offered."""
    if key in decision.options:
        return None
    match decision.prompt:
        case "act":
            return _why_not(scene, who_acts(decision), key)
        case "choose-investigator":
            return _because(scene, "why-taken", "setup.choose-investigators")
        case "dice" | "puzzle" if key == "clue":
            return _why_not_clue(scene, decision)
    return None


def _because(scene: Scene, message: str, rule: str, **args: object) -> Reason:
    return Reason(phrase(scene, message, args), rule)


# -- what a player might want to do ----------------------------------------------------------------------------------


def _actions(scene: Scene, who: Who) -> Iterator[Key]:
    state = scene.state
    one = state.investigators[who]
    if not one.space:
        return
    yield from (("go", space) for space in laid_board(state).spaces if space != one.space)
    armed = [kind_of(card.key) for card in one.possessions if _is_weapon(face_of(card))]
    for monster in state.monsters:
        yield from (("attack", weapon, monster.id) for weapon in dict.fromkeys([*armed, UNARMED]))
    yield ("trade",)
    yield from (("steal", other) for other in range(len(state.investigators)) if other != who)
    yield from (("set-fire", space) for space in laid_board(state).spaces)
    yield ("extinguish",)
    yield ("slide", "off")
    for token, what, _ in _refusals(scene, who):
        yield ("token", token, what)


def _refusals(scene: Scene, who: Who) -> Iterator[tuple[str, str, str]]:
    """Options at tokens in reach that tell why they are not offered: the token, what would be done, and the text."""
    for token in scene.state.tokens:
        if in_reach(scene, who, token):
            for event in plan(scene).by_token.get(token.key, ()):
                for option in event.plan.options:
                    if option.refusal and option.action:
                        yield token.key, f"{event.plan.key}/{option.key}", option.refusal


def _is_weapon(face: str) -> bool:
    return face in ITEMS and ITEMS[face].attack is not None


# -- why not ---------------------------------------------------------------------------------------------------------


def _why_not(scene: Scene, who: Who, key: Key) -> Reason | None:
    state = scene.state
    if has_condition(scene, who, STUNNED):
        return _because(scene, "why-stunned", "action.list")
    if not state.turn.actions and not (state.turn.moves and isinstance(key, tuple) and key[0] == "go"):
        return _because(scene, "why-no-actions", "turn.two-actions")
    match key:
        case ("go", str(space)):
            return _why_not_go(scene, who, space)
        case ("attack", str(weapon), str(monster)):
            return _why_not_attack(scene, who, weapon, monster)
        case ("token", str(token), str(what)):
            found = [text for key, done, text in _refusals(scene, who) if (key, done) == (token, what)]
            return Reason(story(scene, found[0]), "interact.what") if found else None
        case ("trade",):
            return _because(scene, "why-nothing-to-trade", "trade.what")
        case ("steal", int(other)):
            if other not in beside_me(scene, who):
                return _because(scene, "why-not-here", "steal.target", other=other)
            return _because(scene, "why-nothing-to-steal", "steal.target", other=other)
        case ("set-fire", str(space)):
            return _why_not_fire(scene, who, space)
        case ("extinguish",):
            return _because(scene, "why-no-fire", "fire.extinguish")
        case ("slide", _):
            if is_barred(scene, who, "slide"):
                return _because(scene, "why-hurt", "golden.cannot-is-absolute")
            return _because(scene, "why-no-barricade", "barricade.move-off")
    return None


def _why_not_go(scene: Scene, who: Who, space: str) -> Reason | None:
    if is_barred(scene, who, "move"):
        return _because(scene, "why-cannot-move", "golden.cannot-is-absolute")
    state = scene.state
    here = state.investigators[who].space
    if not is_placed(state, space) or space in enterable(scene, here):
        return None
    links = [found for found in laid_board(state).exits[here] if found.to == space]
    if not links:
        return _because(scene, "why-too-far", "move.one-by-one", space=space)
    kinds = {found.kind for found in links}
    if kinds <= {"wall"}:
        return _because(scene, "why-wall", "wall.no-move")
    if kinds <= {"impassable", "wet"}:
        return _because(scene, "why-impassable", "impassable.no-move")
    return _because(scene, "why-blocked", "move.no-barricaded-door")


def _why_not_attack(scene: Scene, who: Who, weapon: str, target: str) -> Reason | None:
    monster = next((one for one in scene.state.monsters if one.id == target), None)
    if monster is None:
        return None
    here = scene.state.investigators[who].space
    if weapon == UNARMED or ITEMS[weapon].attack is None or ITEMS[weapon].attack.reach == "melee":  # type: ignore[union-attr]
        return _because(scene, "why-not-in-space", "attack.melee-same-space", monster=target)
    if monster.space not in within_range(scene, here):
        return _because(scene, "why-out-of-range", "attack.ranged-in-range", monster=target)
    return _because(scene, "why-weapon", "golden.component-wins", weapon=weapon)


def _why_not_fire(scene: Scene, who: Who, space: str) -> Reason:
    if not has_light(scene, who):
        return _because(scene, "why-no-light", "set-fire.needs-light")
    if space in scene.state.fire:
        return _because(scene, "why-burning", "fire.no-second", space=space)
    return _because(scene, "why-fire-too-far", "set-fire.own-space")


def _why_not_clue(scene: Scene, decision: Decision) -> Reason:
    who = who_acts(decision)
    if not scene.state.investigators[who].clues:
        return Reason(phrase(scene, "why-no-clues", {"who": who_name(scene.state, who)}), "spend.must-have")
    if decision.prompt == "dice" and "investigation" not in decision.args["dice"]:
        return _because(scene, "why-nothing-to-convert", "clue.convert")
    if is_barred(scene, who, "clues"):
        return _because(scene, "why-dazed", "golden.cannot-is-absolute")
    return _because(scene, "why-dark", "darkness.no-clues-dice")
