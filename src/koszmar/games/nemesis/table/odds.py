"""How likely a shot or a blow hits: the faces of the combat die, the weapon, and discovered Weaknesses.

What the weapon lets its owner do about the die afterwards (roll it again, fire on) is not foreseen.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.view import Message, Odds, likely

from ..actions import uses_of
from ..combat import COMBAT_DIE, Shot, injuries, injuries_by, loaded, read_die, targets, weaken
from ..state import Scene, Staged


def odds(scene: Scene, decision: Decision, key: Key) -> list[Odds]:
    """The odds of an option; none where no die decides."""
    match key:
        case ("shoot", str(weapon), str(target)) if decision.prompt == "act":
            return _hit(scene, decision.seat, weapon, target)
        case ("melee", str(target)) if decision.prompt == "act":
            return _hit(scene, decision.seat, "", target)
        case ("card", str(card), *_):
            use = next((use for option, use in uses_of("card", card) if option == key), None)
            return _shots(scene, decision.seat, use.fires(scene, decision.seat)) if use and use.fires else []
        case str(weapon) if decision.prompt == "pick-weapon" and "sure" in decision.args:
            return _shots(scene, decision.seat, [(weapon, decision.args["sure"][weapon])])
        case str(target) if decision.prompt == "pick-intruder" and "weapon" in decision.args:
            return _hit(scene, decision.seat, decision.args["weapon"], target, decision.args["sure"])
        case "reroll" if decision.prompt == "reroll":
            return _hit(scene, decision.seat, decision.args["weapon"], decision.args["target"])
    return []


def hits(scene: Scene, seat: int, weapon: str, face: str, target: str) -> bool:
    """Whether a face of the combat die does any Injury, with a weapon or without (combat.die, combat.weapon-text)."""
    found = next((one for one in scene.state.intruders if one.id == target), None)
    shot = Shot(seat, found, loaded(scene, seat, weapon) if weapon else None, Staged("shot", face, seat, target))
    read_die(scene, shot)
    if weapon:
        shot.injuries = injuries_by(scene, weapon, shot.face, found)
    else:
        shot.injuries = injuries(scene, shot.face, found, melee=True)
    weaken(scene, shot)
    return shot.injuries > 0


def _shots(scene: Scene, seat: int, weapons: list[tuple[str, bool]]) -> list[Odds]:
    """The odds of a shot, where it is clear with what it is fired at whom."""
    there = targets(scene, seat)
    if len(there) != 1 or len(weapons) != 1:
        return []
    weapon, sure = weapons[0]
    return _hit(scene, seat, weapon, there[0], sure)


def _hit(scene: Scene, seat: int, weapon: str, target: str, sure: bool = False) -> list[Odds]:
    """``sure``: a card hurts the target whatever the die shows."""
    share = sum(sure or hits(scene, seat, weapon, face, target) for face in COMBAT_DIE) / len(COMBAT_DIE)
    return [likely(Message("odds-hit"), share)]
