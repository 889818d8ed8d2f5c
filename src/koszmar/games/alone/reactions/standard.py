"""Standard reactions: what any card does when it is played face down."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..state import Scene
from . import STANDARDS, Occasion, ReactionCard
from .verbs import can_deploy, can_move, danger, danger_sectors, deploy_one, move


def std_move(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """1 creature goes up to 1 sector (cmove.standard-reaction)."""
    yield from move(scene, seat, 1)


def std_deploy(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """A creature is deployed (evil.standard-deploy)."""
    yield from deploy_one(scene, seat)


def std_danger(scene: Scene, seat: int, at: Occasion, dangerous: bool) -> Flow[None]:
    """A danger token is laid (evil.standard-danger)."""
    yield from danger(scene, seat, 1)


for _card in (
    ReactionCard("std-move", "", "", "end", 2, std_move, lambda scene, at, dangerous: can_move(scene, 1), 0, True),
    ReactionCard("std-deploy", "", "", "end", 2, std_deploy, lambda scene, at, dangerous: can_deploy(scene), 0),
    ReactionCard(
        "std-danger", "", "", "end", 2, std_danger, lambda scene, at, dangerous: bool(danger_sectors(scene)), 0
    ),
):
    STANDARDS[_card.key] = _card
