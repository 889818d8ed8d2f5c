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
from ..items import ITEMS
from ..state import Scene


def odds(scene: Scene, decision: Decision, key: Key) -> list[Odds]:
    """The odds of an option; none where no dice decide (creature.wound-threshold, creature.outright-kill)."""
    match key:
        case ("fight", str(name)):
            return _struck(scene, name, bare_hands(scene), False)
        case ("use", str(item), int(charges), *_) if (strikes := ITEMS[item].strikes) is not None:
            there = strikes.at(scene)
            dice = strikes.dice * charges if ITEMS[item].many else strikes.dice
            return _struck(scene, there[0], dice, strikes.half) if len(there) == 1 else []
        case str(name) if decision.prompt == "pick-target":
            return _struck(scene, name, int(decision.args["pool"]), bool(decision.args["half"]))
    return []


def _struck(scene: Scene, name: str, dice: int, half: bool) -> list[Odds]:
    """What so many dice may do to a figure that the Hero sees."""
    figure = next(one for tile in scene.state.labyrinth.values() for one in tile.figures if one.name == name)
    values = values_of(scene, figure.kind)
    if figure.wounded:
        return [likely(Message("odds-kill"), _hits(scene, dice, values.to_kill, half))]
    kills = _hits(scene, dice, values.to_wound + values.to_kill, half)
    wounds = likely(Message("odds-wound"), _hits(scene, dice, values.to_wound, half))
    return [wounds, likely(Message("odds-kill"), kills)] if kills else [wounds]


def _hits(scene: Scene, dice: int, needed: int, half: bool) -> float:
    """The chance of so many hits where the Hero stands (dice.half-hit-hero)."""
    half = half or scene.state.labyrinth[scene.state.hero].lit
    return at_least(tuple(int(is_hit(face, half)) for face in faces(*scene.parameters.die)), dice, needed)
