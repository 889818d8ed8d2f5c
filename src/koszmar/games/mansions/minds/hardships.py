"""Who bears what: victims, followers, what is mended first, whom to face."""

from __future__ import annotations

from koszmar.kernel.flow import Decision

from ..bestiary import card_of
from ..state import Scene, Who
from .chances import dice_for
from .known import is_last, price_of, room_left


def which_victim(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Whoever can bear it best; the app alone knows nothing about those on the group's own table."""
    likes = []
    for option in decision.options:
        one = scene.state.investigators[int(option)]  # type: ignore[arg-type]
        likes.append(-price_of(one, "damage") - price_of(one, "horror") if one.key else 0.0)
    return likes


def on_follower(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Let a follower be lost only where it is a matter of life."""
    one = scene.state.investigators[who]
    yes = is_last(one, "damage") and room_left(one, "damage") <= 2
    return [float(yes) if option == "yes" else 0.5 for option in decision.options]


def recover(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """A card that lies faceup and hampers, rather than one that does not."""
    return [0.5 if option == "facedown" else 1.0 for option in decision.options]


def horror_of_whom(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """The least of evils."""
    kinds = {one.id: card_of(scene, one) for one in scene.state.monsters}
    return [-float(kinds[str(option)].horror + kinds[str(option)].awareness) for option in decision.options]


def steal_skill(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """The best of three."""
    return [float(dice_for(scene, who, str(option), why="steal")) for option in decision.options]


def yes(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Yes."""
    return [float(option in ("yes", "agree")) for option in decision.options]
