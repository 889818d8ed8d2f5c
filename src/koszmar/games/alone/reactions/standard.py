"""Standard reactions: what any card does when it is played face down.

The Hero is not told which of them it is, so all three put the same question; only the Evil player sees its options.
"""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Decision, Flow, Key, ask

from ..creatures import deploy, walk
from ..state import Scene, evil_seats
from . import STANDARDS, Occasion, ReactionCard
from .verbs import NONE, can_deploy, can_lay_danger, can_move, danger_sectors, deploy_options, move_options, put_danger


def which(scene: Scene, seat: int, way: str, options: list[Key]) -> Decision:
    """The question of a standard reaction (hidden.face-down-card)."""
    secret: dict[str, Any] = {"way": way}
    rule = "reaction.standard-always"
    return ask(seat, "standard-reaction", options, rule=rule, pause=True, secret=secret, to=evil_seats(scene))


def std_move(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """1 creature goes up to 1 sector (cmove.standard-reaction)."""
    found = move_options(scene, scene.state.creatures, 1)
    choice = yield which(scene, seat, "std-move", [NONE, *found])
    if choice != NONE:
        creature, path, direction = found[choice]
        yield from walk(scene, creature, path, direction=direction)


def std_deploy(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """A creature is deployed (evil.standard-deploy)."""
    choice = yield which(scene, seat, "std-deploy", deploy_options(scene) or [NONE])
    if choice != NONE:
        yield from deploy(scene, *choice)


def std_danger(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """A danger token is laid (evil.standard-danger)."""
    sector = yield which(scene, seat, "std-danger", [*danger_sectors(scene)] or [NONE])
    if sector != NONE:
        put_danger(scene, sector)


for _card in (
    ReactionCard("std-move", "", "", "end", 2, std_move, lambda scene, at, dangerous: can_move(scene, 1), 0, True),
    ReactionCard("std-deploy", "", "", "end", 2, std_deploy, lambda scene, at, dangerous: can_deploy(scene), 0),
    ReactionCard("std-danger", "", "", "end", 2, std_danger, lambda scene, at, dangerous: can_lay_danger(scene), 0),
):
    STANDARDS[_card.key] = _card
