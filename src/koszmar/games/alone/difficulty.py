"""Difficulty: starting items and mid-game rewards of the four levels (difficulty.four-levels)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from .actions.search import draw_items
from .harm import heal
from .state import HERO, Item, Scene

POINTS = 3


def starting_items(scene: Scene) -> None:
    """What the Hero begins with (difficulty.easy-items, difficulty.normal-items, difficulty.nightmare-items).

    (difficulty.easy-other-item, difficulty.starting-charges, difficulty.impossible, item.bullets-three-cards)
    """
    state = scene.state
    if scene.options.difficulty == "impossible":
        return
    if scene.options.difficulty == "easy":
        state.items.remove("bullets")
        state.sheet.items.append(Item("bullets", scene.parameters.charges))
        scene.tell("items-drawn", items=["bullets"])
    scene.chance.shuffle(state.items)
    draw_items(scene, 1, int(scene.parameters.charges))


def mid_game_rewards(scene: Scene) -> Flow[None]:
    """What the first starting mission gives besides its own reward.

    (difficulty.easy-rewards, difficulty.normal-rewards, difficulty.nightmare-rewards, difficulty.impossible,
    difficulty.extra-round-first, difficulty.or-is-choice, heal.example-easy-reward)
    """
    level = scene.options.difficulty
    if level == "impossible":
        return
    if level in ("easy", "normal"):
        extra_round(scene)
    if level == "easy":
        heal(scene, "health", POINTS)
        heal(scene, "sanity", POINTS)
        return
    kind = yield ask(HERO, "heal-which", ["health", "sanity"], rule="difficulty.or-is-choice", amount=POINTS)
    heal(scene, kind, POINTS)


def extra_round(scene: Scene) -> None:
    """The round marker goes one space to the right (round.extra-round, round.extra-at-start, heal.limit-falls)."""
    sheet = scene.state.sheet
    if sheet.marker:
        sheet.marker -= 1
    else:
        sheet.spare_rounds += 1
    scene.tell("extra-round")
