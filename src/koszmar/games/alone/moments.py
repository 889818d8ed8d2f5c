"""The moments at which items and the Hero's character have their say, besides the actions that activate them."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from typing import TYPE_CHECKING

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import flow

from .state import Scene, SectorId

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


@flow("item")
def turn_over(scene: Scene, /) -> Flow[object]:
    """The attacks at the end of a turn are over."""
