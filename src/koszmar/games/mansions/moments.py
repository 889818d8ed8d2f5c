"""The moments at which cards, Conditions, injuries, investigators' abilities and the scenario have their say."""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from typing import TYPE_CHECKING

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import flow, plain

from .state import Card, Monster, Scene, Who

if TYPE_CHECKING:
    from collections.abc import Callable

    from koszmar.kernel.flow import Key

    from .attacks import Blow
    from .harm import Suffering
    from .scenario.model import PuzzlePlan
    from .skills import Offers, Roll


@plain("item", "condition", "injury", "investigator")
def dice(scene: Scene, roll: Roll, /) -> int:
    """A test begins: how many dice more, or fewer if below nothing (test.pool-effects)."""


@plain("item", "condition", "investigator", "spell")
def changes(scene: Scene, roll: Roll, card: Card | None, /) -> Offers:
    """The dice lie: ways to reroll or change them, by option (test.reroll-convert)."""


@flow("item", "condition")
def tested(scene: Scene, roll: Roll, card: Card, /) -> Flow[None]:
    """A test is over and its result stands."""


@flow("item", "condition", "spell")
def would_suffer(scene: Scene, who: Who, suffering: Suffering, card: Card, /) -> Flow[None]:
    """Somebody would suffer Damage or Horror; whoever has the card may prevent some of it."""


@plain("item", "injury", "condition")
def cannot(scene: Scene, who: Who, what: str, /) -> bool:
    """Whether an investigator cannot do something: ``move``, ``push``, ``slide``, ``force``, ``given``, ``clues``."""


@plain("injury")
def stride(scene: Scene, who: Who, /) -> int:
    """How far a move action leads at most."""


@plain("item", "injury", "investigator")
def steps(scene: Scene, who: Who, kind: str, /) -> int:
    """A puzzle is attempted: how many steps more, or fewer (puzzle.extra-steps)."""


@plain("item")
def more_steps(scene: Scene, who: Who, puzzle: PuzzlePlan, card: Card, /) -> dict[Key, Callable[[], int]]:
    """A puzzle is being attempted: ways to get more steps, by option; each says how many it gives."""


@plain("item", "investigator")
def more_damage(scene: Scene, who: Who, kind: str, monster: Monster, /) -> int:
    """An attack deals damage: how much more."""


@plain("item")
def avoided(scene: Scene, who: Who, monster: Monster, /) -> bool:
    """A monster chooses a victim; True: not this one, if it could choose another."""


@flow("item")
def attacked(scene: Scene, who: Who, blow: Blow, card: Card, /) -> Flow[None]:
    """An attack with this weapon is over."""


@flow("injury")
def acted(scene: Scene, who: Who, action: str, gained: bool, /) -> Flow[None]:
    """An action of this investigator is over: ``move``, ``attack``, ``search``, ``interact``, ``explore``…"""


@flow("condition")
def turn_ends(scene: Scene, who: Who, card: Card, /) -> Flow[None]:
    """A turn ends."""


@flow("condition")
def mythos_ends(scene: Scene, who: Who, card: Card, /) -> Flow[None]:
    """The Mythos phase ends."""


@flow("item")
def gained(scene: Scene, who: Who, card: Card, /) -> Flow[None]:
    """The card was gained."""


@flow("item")
def stolen(scene: Scene, who: Who, card: Card, /) -> Flow[None]:
    """This investigator has taken the card by a steal action."""


@flow("item")
def lights_out(scene: Scene, who: Who, card: Card, /) -> Flow[bool]:
    """An effect puts lights out; True: the card stays with its holder."""


@flow("investigator")
def explored(scene: Scene, who: Who, /) -> Flow[None]:
    """An explore action of this investigator has placed a tile."""


@flow("investigator")
def spell_flips(scene: Scene, who: Who, card: Card, /) -> Flow[bool]:
    """A Spell of this investigator was flipped; True: its back is not read."""
