"""The moments at which items have their say, besides the actions that activate them, and the final mission."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from typing import TYPE_CHECKING

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import flow, plain

from .state import Creature, Scene, SectorId

if TYPE_CHECKING:
    from .reactions import Pool


@flow("item")
def attack_hits(scene: Scene, pool: Pool, half: bool, /) -> Flow[object]:
    """An attack on the Hero, an attack of opportunity too, shows hits that are not counted yet."""


@flow("item")
def loss(scene: Scene, kind: str, amount: int, /) -> Flow[int]:
    """The Hero is about to lose Health or Sanity: how much it will be."""


@flow("item")
def enters(scene: Scene, sector: SectorId, /) -> Flow[object]:
    """The Hero has entered a sector and it is shown; nothing in it has acted yet."""


@plain("mission")
def hero_enters(scene: Scene, sector: SectorId, /) -> None:
    """The Hero has entered a sector."""


@plain("mission")
def creature_enters(scene: Scene, creature: Creature, /) -> None:
    """A creature has gone into a sector."""


@plain("mission")
def creature_hurt(scene: Scene, creature: Creature, outcome: str, /) -> None:
    """The Hero has ``wounded`` or ``killed`` a creature."""


@plain("mission")
def boss_may_enter(scene: Scene, creature: Creature, sector: SectorId, /) -> bool:
    """Whether a boss may go into a sector."""


@flow("item")
def turn_over(scene: Scene, /) -> Flow[object]:
    """The attacks at the end of a turn are over."""
