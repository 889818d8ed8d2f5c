"""What an Insane investigator wants instead: each goal changes what is liked, and nobody else is told."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key

from ..features import gives_light, has_light
from ..state import Scene, Who
from .known import front_of, goal_of

BURNING = ("pyre", "circle-of-fire")
STEALING = ("light-fingers", "jealous-heir", "keepsakes")


def madden(scene: Scene, decision: Decision, who: Who, likes: list[float]) -> list[float]:
    """The likings of a sensible player, as the goal of an Insane card changes them."""
    if who >= len(scene.state.investigators):
        return likes
    goal = goal_of(scene.state.investigators[who])
    if not goal:
        return likes
    return [like + _change(scene, decision, who, goal, option, like)
            for like, option in zip(likes, decision.options, strict=True)]  # fmt: skip


def _change(scene: Scene, decision: Decision, who: Who, goal: str, option: Key, like: float) -> float:
    """How much more, or less, a goal makes of an answer."""
    one = scene.state.investigators[who]
    word = option[0] if isinstance(option, tuple) else option
    if decision.prompt == "act":
        return _act(scene, who, goal, option, str(word), like)
    if decision.prompt == "trade" and goal == "better-in-the-dark" and word == "drop":
        lights = {front_of(card.key) for card in one.possessions if gives_light(card)}
        return 3.0 if isinstance(option, tuple) and option[1] in lights else 0.0
    if decision.prompt == "which-victim" and goal == "executioner":
        return 5.0 if option == one.goal else 0.0
    if decision.prompt in ("use-card", "use-emboldened") and goal in ("martyr", "proof-of-pain"):
        return -3.0 if option == "yes" else 0.0
    if decision.prompt == "dice" and goal == "first-among-equals" and option == "clue":
        return -1.0
    if decision.prompt == "trade-consent" and goal in STEALING and decision.args.get("want"):
        return 2.0 if option == "refuse" else 0.0
    if decision.prompt == "fire-spreads" and goal in BURNING:
        return 4.0 * (option == one.space)
    return 0.0


def _act(scene: Scene, who: Who, goal: str, option: Key, word: str, like: float) -> float:
    state = scene.state
    one = state.investigators[who]
    if word == "set-fire":
        if goal in BURNING and len(state.fire) < 3 + len(state.investigators):
            return 4.0 - (option[1] == one.space if isinstance(option, tuple) else 0)
        if goal == "one-small-flame" and not state.fire:
            return 4.0 - 2.0 * (isinstance(option, tuple) and option[1] == one.space)
    if word == "steal" and goal in ("light-fingers", "jealous-heir"):
        stolen = sum(card.stolen for card in one.possessions)
        target = isinstance(option, tuple) and (goal != "jealous-heir" or option[1] == one.goal)
        return 2.5 if target and stolen < 3 else 0.0
    if word == "push" and goal == "shepherd" and isinstance(option, tuple) and isinstance(option[1], int):
        return 2.5 if one.pushes < 2 else 0.0
    if word == "trade" and goal == "better-in-the-dark" and has_light(scene, who):
        return 1.5
    if word in ("token", "card", "ability") and goal == "prophet-of-ruin":
        return -2.0 if like > 1.0 else 0.0
    if word == "go" and goal in ("martyr", "beloved", "executioner", "light-fingers", "shepherd", "jealous-heir"):
        return _walk(scene, who, goal, str(option[1]) if isinstance(option, tuple) else "")
    if word == "card" and goal == "martyr" and isinstance(option, tuple) and option[1] in ("bandages", "sedatives"):
        return -3.0
    return 0.0


def _walk(scene: Scene, who: Who, goal: str, space: str) -> float:
    """Toward the one whom it is about, or into danger."""
    from ..board import ON_FOOT, ways_for

    state = scene.state
    one = state.investigators[who]
    near = ways_for(state, ON_FOOT)
    if goal == "martyr":
        spaces = [monster.space for monster in state.monsters] + state.fire
    elif goal in ("light-fingers", "shepherd"):
        if goal == "shepherd" and one.pushes >= 2:
            return 0.0
        spaces = [other.space for number, other in enumerate(state.investigators) if number != who and other.space]
    else:
        spaces = [state.investigators[one.goal].space] if one.goal >= 0 and state.investigators[one.goal].space else []
    if not spaces:
        return 0.0
    now = min(near.distances(one.space).get(place, 50) for place in spaces)
    then = min(near.distances(space).get(place, 50) for place in spaces)
    return {"martyr": 1.5, "light-fingers": 0.8, "shepherd": 0.8}.get(goal, 0.4) * (now - then)
