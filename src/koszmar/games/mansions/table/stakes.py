"""What hangs on a test, in words: what every success prevents or does, what comes of passing and of failing.

The monsters of the game say it in a few verbs; of others (a scenario may use all there are) it is said that more comes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from koszmar.kernel.view import Message

from ..effects.model import Effect
from ..effects.reading import change, read
from ..effects.verbs import trial

SAFE = Message("consequence-none")
_DEEDS: dict[str, Callable[[Effect], Message]] = {
    "damage": lambda effect: _harm(effect),
    "horror": lambda effect: _harm(effect),
    "waste": lambda effect: Message("consequence-waste"),
    "condition": lambda effect: Message("consequence-condition", {"condition": Message(f"condition-{effect.args[0]}")}),
    "clue": lambda effect: _number("clue" if change(effect.args[0]) > 0 else "lose-clue", abs(change(effect.args[0]))),
    "flee": lambda effect: _number("flee", int(effect.args[0])),
    "drawn": lambda effect: _number("drawn", int(effect.args[0])),
    "heals": lambda effect: _number("heals", int(effect.args[0])),
    "darkness": lambda effect: Message("consequence-darkness"),
    "fire": lambda effect: Message("consequence-fire"),
    "drop": lambda effect: Message("consequence-drop"),
}
"""Verbs and how they are said; whoever reads it is the one to whom it happens."""


def in_words(stakes: str, *, alone: bool = False) -> Message | None:
    """What hangs on a test, as one message; ``alone``: nothing beside it says which skill is tested."""
    return _in_words(stakes, alone) if stakes else None


@cache
def _in_words(stakes: str, alone: bool) -> Message:
    said = [line for effect in read(stakes) for line in _sentences(effect, alone)]
    whole = said.pop()
    while said:
        whole = Message("stakes-then", {"first": said.pop(), "then": whole})
    return whole


def _sentences(effect: Effect, alone: bool) -> list[Message]:
    match effect.verb:
        case "hits":
            one, two, three, left = effect.args
            return [Message("stakes-hits", {"one": one, "two": two, "three": three, "left": left})]
        case "damage" | "horror" if "negate" in effect.args:
            args = {"kind": effect.verb, "amount": effect.args[0], "down": _down(effect)}
            if not alone:
                return [Message("stakes-negate", args)]
            skill = Message(f"skill-{effect.args[effect.args.index('negate') + 1]}")
            return [Message("stakes-negate-by", {**args, "skill": skill})]
        case "test":
            return [*_test(effect, alone), *_branches(effect)]
        case "pass" | "fail" | "any" | "unhurt":
            return [Message(f"stakes-{effect.verb}", {"deeds": _deeds(effect.body)})]
    return [Message("stakes-always", {"deeds": _deeds((effect,))})]


def _test(effect: Effect, alone: bool) -> list[Message]:
    if not alone:
        return []
    skill, _, difficulty, _ = trial(effect.args)
    return [Message("stakes-test", {"skill": Message(f"skill-{skill}"), "difficulty": difficulty})]


def _branches(effect: Effect) -> list[Message]:
    """What comes of passing and of failing; both are said where one of them is something."""
    bodies = {part.verb: part.body for part in effect.body if part.verb != "least"}
    said = [Message(f"stakes-{name}", {"deeds": _deeds(bodies.get(name, ()))}) for name in ("pass", "fail") if bodies]
    least = [part for part in effect.body if part.verb == "least"]
    return said + [Message("stakes-least", {"number": part.args[0], "deeds": _deeds(part.body)}) for part in least]


def _deeds(effects: tuple[Effect, ...]) -> list[Message]:
    if not effects:
        return [SAFE]
    found = [
        _DEEDS[effect.verb](effect) if effect.verb in _DEEDS else Message("consequence-more") for effect in effects
    ]
    return [message for place, message in enumerate(found) if message not in found[:place]]


def _harm(effect: Effect) -> Message:
    args = {"kind": effect.verb, "amount": effect.args[0], "down": _down(effect)}
    return Message("consequence-up-to" if "negate" in effect.args else "consequence-harm", args)


def _down(effect: Effect) -> str:
    return "yes" if "facedown" in effect.args else "no"


def _number(name: str, number: int) -> Message:
    return Message(f"consequence-{name}", {"number": number})
