"""How likely a Fight wounds or kills, by the printed values of the creature and the light in the Hero's sector.

What Evil may play, and rerolls, are not foreseen.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.view import Message, Odds, likely
from koszmar.parts.dice import at_least

from ..actions.fight import bare_hands
from ..bestiary import values_of
from ..dice import faces, is_hit
from ..state import Scene


def odds(scene: Scene, decision: Decision, key: Key) -> list[Odds]:
    """The odds of an option; none where no dice decide (creature.wound-threshold, creature.outright-kill)."""
    match key:
        case ("fight", str(name)):
            here = scene.state.labyrinth[scene.state.hero].figures
            figure = next(one for one in here if one.name == name)
            values, dice = values_of(scene, figure.kind), bare_hands(scene)
            if figure.wounded:
                return [likely(Message("odds-kill"), _hits(scene, dice, values.to_kill))]
            kills = _hits(scene, dice, values.to_wound + values.to_kill)
            wounds = likely(Message("odds-wound"), _hits(scene, dice, values.to_wound))
            return [wounds, likely(Message("odds-kill"), kills)] if kills else [wounds]
    return []


def _hits(scene: Scene, dice: int, needed: int) -> float:
    """The chance of so many hits where the Hero stands (dice.half-hit-hero)."""
    half = scene.state.labyrinth[scene.state.hero].lit
    return at_least(tuple(int(is_hit(face, half)) for face in faces(*scene.parameters.die)), dice, needed)
