"""How much a sensible player likes each answer: explore, hold Clues, fight or flee, pursue the objective."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from koszmar.kernel.flow import Decision

from ..choosing import LOTS
from ..state import Scene, Who
from .belongings import trade, trade_consent, use_ability, use_card, which_possession, who_takes
from .hardships import horror_of_whom, on_follower, recover, steal_skill, which_victim, yes
from .madness import madden
from .moves import fire_spreads, forced_move, knock_back, may_move, monster_way, push_consent
from .rolls import dice, puzzle
from .tales import story
from .turns import act

NEVER = -100.0
Answer = Callable[[Scene, Decision, Who], list[float]]


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much whoever is asked likes each option."""
    if LOTS in decision.options:  # nobody sensible quarrels
        calm = replace(decision, options=[option for option in decision.options if option != LOTS])
        liked = iter(prefer(scene, calm))
        return [NEVER if option == LOTS else next(liked) for option in decision.options]
    who = int(decision.args.get("who", _first_of(scene, decision.seat)))
    answer = ANSWERS.get(decision.prompt)
    likes = answer(scene, decision, who) if answer is not None else [0.0] * len(decision.options)
    return madden(scene, decision, who, likes)


def _first_of(scene: Scene, seat: int) -> Who:
    return seat if seat < len(scene.state.investigators) else 0


def own_act(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Nobody advises a group that plays on its own table to say that somebody has fallen there."""
    return [NEVER if isinstance(option, tuple) and option[0] == "fell" else 0.0 for option in decision.options]


ANSWERS: dict[str, Answer] = {
    "act": act,
    "dice": dice,
    "puzzle": puzzle,
    "may-move": may_move,
    "forced-move": forced_move,
    "fire-spreads": fire_spreads,
    "monster-way": monster_way,
    "which-possession": which_possession,
    "who-takes": who_takes,
    "recover-damage": recover,
    "recover-horror": recover,
    "use-card": use_card,
    "use-ability": use_ability,
    "use-emboldened": yes,
    "quench": yes,
    "turn-on-follower": on_follower,
    "which-victim": which_victim,
    "which-investigator": which_victim,
    "push-consent": push_consent,
    "trade": trade,
    "trade-consent": trade_consent,
    "horror-of-whom": horror_of_whom,
    "evade-whom": horror_of_whom,
    "steal-skill": steal_skill,
    "knock-back": knock_back,
    "story": story,
    "own-act": own_act,
}
