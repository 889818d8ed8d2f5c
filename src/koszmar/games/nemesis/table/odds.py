"""How likely a shot or a blow hits: the faces of the combat die, the weapon, and discovered Weaknesses.

What the weapon lets its owner do about the die afterwards (roll it again, fire on) is not foreseen.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.view import Message, Odds, likely

from ..combat import COMBAT_DIE, Shot, injuries, injuries_by, loaded, weaken
from ..state import Scene, Staged


def odds(scene: Scene, decision: Decision, key: Key) -> list[Odds]:
    """The odds of an option; none where no die decides."""
    match key:
        case ("shoot", str(weapon), str(target)) if decision.prompt == "act":
            return _hit(scene, decision.seat, weapon, target)
        case ("melee", str(target)) if decision.prompt == "act":
            return _hit(scene, decision.seat, "", target)
        case "reroll" if decision.prompt == "reroll":
            return _hit(scene, decision.seat, decision.args["weapon"], decision.args["target"])
    return []


def hits(scene: Scene, seat: int, weapon: str, face: str, target: str) -> bool:
    """Whether a face of the combat die does any Injury, with a weapon or without (combat.die, combat.weapon-text)."""
    found = next((one for one in scene.state.intruders if one.id == target), None)
    shot = Shot(seat, found, loaded(scene, seat, weapon) if weapon else None, Staged("shot", face, seat, target))
    if weapon:
        shot.injuries = injuries_by(scene, weapon, face, found)
    else:
        shot.injuries = injuries(scene, face, found, melee=True)
    weaken(scene, shot)
    return shot.injuries > 0


def _hit(scene: Scene, seat: int, weapon: str, target: str) -> list[Odds]:
    share = sum(hits(scene, seat, weapon, face, target) for face in COMBAT_DIE) / len(COMBAT_DIE)
    return [likely(Message("odds-hit"), share)]
